import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { createContent } from '../../../lib/document/content.ts'
import { DrawBar } from './DrawBar.tsx'
import { usePreviewDraw } from './usePreviewDraw.ts'

beforeAll(loadAllTexts)

const sections = ['One', 'Two', 'Three', 'Four'].map((title) => section(title, [], { title, pool: 'ab' }))
const pools = [{ id: 'ab', show: 1, shuffle: false }]
const store = createContent<SurveyBody>(survey(sections))

function Preview({ asked }: { asked: SurveyBody }) {
  const { drawn, drawAgain } = usePreviewDraw(store, asked)
  return drawn ? <DrawBar survey={asked} draw={drawn} language="en" onDraw={drawAgain} /> : <p>Nothing random</p>
}
const said = () => screen.getByRole('status').textContent

describe('The bar above a preview', () => {
  it('says which sections were drawn, and draws again until others are; it keeps the draw for when the preview is opened again', async () => {
    const { unmount } = render(<Preview asked={survey(sections, { pools })} />)
    const seen = new Set([said()])
    for (let turn = 0; turn < 60 && seen.size < 4; turn++) {
      await userEvent.click(screen.getByRole('button', { name: 'Draw again' }))
      seen.add(said())
    }
    expect([...seen].sort()).toEqual(['Drawn: 1 One', 'Drawn: 2 Two', 'Drawn: 3 Three', 'Drawn: 4 Four'])
    const last = said()
    unmount()
    act(() => void render(<Preview asked={survey(sections, { pools })} />))
    expect(said()).toBe(last)
  })

  it('names the sections in the order shown', () => {
    const two = survey(sections, { pools: [{ id: 'ab', show: 2, shuffle: true }] })
    render(<DrawBar survey={two} draw={{ seed: '00000000', drawn: { ab: ['Three', 'One'] } }} language="en" onDraw={() => undefined} />)
    expect(said()).toBe('Drawn: 3 Three · 1 One')
  })

  it('is there for a random order too, and only where something is random', () => {
    const { rerender } = render(<Preview asked={survey([section('one', [], { shuffle_questions: true })])} />)
    expect(said()).toBe('In random order')
    rerender(<Preview asked={survey(sections)} />)
    screen.getByText('Nothing random')
  })
})
