import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Condition } from '#shared/survey/condition.ts'
import { survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { createContent } from '../../../lib/document/content.ts'
import { createSurveySaver } from '../saving/surveySaver.ts'
import { SaverContext } from '../saving/useSaver.ts'
import { bodyOf } from '../store/newSurvey.ts'
import { HeldCount } from './HeldCount.tsx'

beforeAll(() => loadAllTexts())

const stored = survey([])
const on = (op: 'answered' | 'unanswered'): Condition => ({ match: 'all', clauses: [{ question_id: 'q', op }] })

function counter(condition: Condition, isSaved = true) {
  const saver = createSurveySaver(createContent(bodyOf(stored)), isSaved ? stored : null, () => {})
  return (
    <SaverContext value={saver}>
      <HeldCount condition={condition} />
    </SaverContext>
  )
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Count the responses so far' }))

describe('for how many responses a condition would have held', () => {
  it('is counted on demand, and said of the condition that was counted alone', async () => {
    const asked = stubApi({ [`POST /surveys/${stored.id}/results`]: { body: { as_of: '', total: 1615, would_hold: 412 } } })
    const [first, second] = [on('answered'), on('unanswered')]
    const { rerender } = render(counter(first))
    expect(asked).toEqual([])
    await press()
    await screen.findByText('412 of 1,615 responses so far')
    expect(asked.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ show_if: first }])
    rerender(counter(second))
    expect(screen.queryByText(/responses so far$/, { selector: 'output' })).toBeNull()
  })

  it('is not asked before the first save', () => {
    render(counter(on('answered'), false))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
