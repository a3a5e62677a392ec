import type { ReactNode } from 'react'
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
import { EndedCount, ConditionCount } from './ResponseCounts.tsx'

beforeAll(() => loadAllTexts())

const stored = survey([])
const on = (op: 'answered' | 'unanswered'): Condition => ({ match: 'all', clauses: [{ question_id: 'q', op }] })

const saved = (counter: ReactNode, isSaved = true) => (
  <SaverContext value={createSurveySaver(createContent(bodyOf(stored)), isSaved ? stored : null, () => {})}>{counter}</SaverContext>
)
const counter = (condition: Condition, isSaved = true) => saved(<ConditionCount condition={condition} />, isSaved)
const press = () => userEvent.click(screen.getByRole('button', { name: 'Count the responses so far' }))

describe('the count of responses that would have met a condition', () => {
  it('is counted on demand, and shown only for the counted condition', async () => {
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

it('says on demand how many responses the end of a section ended', async () => {
  const sections = [
    { id: 'start', shown: 40, ended: 9 },
    { id: 'work', shown: 31, ended: 31 },
  ]
  const asked = stubApi({ [`POST /surveys/${stored.id}/results`]: { body: { as_of: '', sections } } })
  render(saved(<EndedCount sectionId="work" />))
  await userEvent.click(screen.getByRole('button', { name: 'Count the responses that it ended' }))
  expect(await screen.findByText('31 responses ended here so far')).toBeTruthy()
  expect(asked.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ where: [{ of: 'screened', is: [true] }] }])
})
