import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import type { SurveyBody } from '../../../../../shared/survey/survey.ts'
import { branchingEntry, choice, entryRule, question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import SurveyPreview from './SurveyPreview.tsx'

const asked: SurveyBody = survey(
  [
    section('start', [
      question('doubt', {
        title: 'Doubt?',
        title_ko: '의심?',
        type: 'single_choice',
        required: true,
        choices: [choice('Yes', { id: 'y', label_ko: '예' }), choice('No', { id: 'n' })],
      }),
      question('word', { title: 'A word' }),
    ]),
    section('more', [question('why', { title: 'Why?' })], { title: 'More' }),
  ],
  {
    title: 'Real?',
    title_ko: '진짜?',
    branching_mode: 'independent',
    branching: [branchingEntry('doubt', [entryRule('Yes', { show_section_ids: ['more'] })])],
  },
)

beforeAll(async () => {
  localStorage.clear()
  await loadAllTexts()
  window.scrollTo = () => undefined
})

/** The position of the first question relative to the demographic fields. */
const aboutToFirst = () => screen.getByRole('group', { name: 'About you' }).compareDocumentPosition(screen.getByText('Doubt?'))
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

type Props = Parameters<typeof SurveyPreview>[0]

/** Shows the preview; returns a function that changes its properties. */
async function open(given: Partial<Props> = {}) {
  const at = (more: Partial<Props>) => (
    <BrowserRouter>
      <SurveyPreview survey={asked} language="en" onRestart={() => undefined} {...given} {...more} />
    </BrowserRouter>
  )
  const { rerender } = await act(async () => render(at({})))
  return async (more: Partial<Props>) => act(async () => rerender(at(more)))
}

describe('the preview of a survey', () => {
  it('shows one that is written in English in English, in Korean around it too', async () => {
    await open({ survey: { ...asked, languages: 'en' }, language: 'ko' })
    expect(screen.getByText('Doubt?').closest('[lang]')?.getAttribute('lang')).toBe('en')
    screen.getByRole('button', { name: '제출' })
  })

  it('puts a note where something is hidden, and takes it away with the answer that shows it', async () => {
    await open({ notes: new Map([['more', 'Hidden just now']]) })
    screen.getByText('Hidden just now')
    await userEvent.click(screen.getByLabelText('Yes'))
    expect(screen.queryByText('Hidden just now')).toBeNull()
    screen.getByLabelText('Why?')
  })

  it('keeps the answers, the focus and untouched fields while the survey changes', async () => {
    const change = await open()
    await userEvent.click(screen.getByLabelText('Yes'))
    await userEvent.type(screen.getByLabelText('A word'), 'Hm')
    const word = box('A word')
    const [start, more] = asked.sections
    await change({ survey: { ...asked, title: 'Really?', sections: [start!, { ...more!, title: 'Even more' }] } })
    screen.getByRole('heading', { name: 'Really?' })
    screen.getByRole('heading', { name: 'Even more' })
    expect(screen.getByLabelText('A word')).toBe(word)
    expect(document.activeElement).toBe(word)
    expect(word.value).toBe('Hm')
    expect(box('Yes').checked).toBe(true)
    await screen.findByText(/^Added because you chose/)
  })

  it('follows a choice that is renamed, and forgets one that is deleted', async () => {
    const change = await open()
    await userEvent.click(screen.getByLabelText('Yes'))
    const [start, more] = asked.sections
    const [doubt, word] = start!.questions
    const withChoices = (choices: typeof doubt extends undefined ? never : NonNullable<typeof doubt>['choices']) => ({
      ...asked,
      sections: [{ ...start!, questions: [{ ...doubt!, choices }, word!] }, more!],
    })
    await change({ survey: withChoices([{ ...doubt!.choices[0]!, label: 'Very', value: 'Very' }, doubt!.choices[1]!]) })
    expect(box('Very').checked).toBe(true)
    expect(screen.queryByLabelText('Why?')).toBeNull() // its rule names the old value
    await change({ survey: withChoices([doubt!.choices[1]!]) })
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0')
  })

  it('speaks the language asked for, and of itself in the one of the person', async () => {
    const change = await open({ language: 'ko' })
    screen.getByRole('heading', { name: '진짜?' })
    screen.getByText('필수 1개 중 0개 답변')
    await userEvent.click(screen.getByLabelText('예'))
    await userEvent.click(screen.getByRole('button', { name: '제출' }))
    const done = await screen.findByRole('heading', { name: 'Nothing was sent: this is a preview' })
    await waitFor(() => expect(document.activeElement).toBe(done))
    await change({ language: 'en' })
    screen.getByRole('button', { name: 'Start again' })
  })

  it('shows the text of the section that ends the survey', async () => {
    const [start, more] = asked.sections
    const ends_if = { match: 'all' as const, clauses: [{ question_id: 'doubt', op: 'any_of' as const, values: ['No'] }] }
    const end_text_ko = '<p>여기까지입니다.</p>'
    await open({ language: 'ko', survey: { ...asked, sections: [{ ...start!, ends_if, end_text_ko }, more!] } })
    await userEvent.click(screen.getByLabelText('No'))
    await userEvent.click(screen.getByRole('button', { name: '제출' }))
    await screen.findByText('With these answers, the survey ends early. A respondent would read:')
    expect(screen.getByText('여기까지입니다.')).toBeTruthy()
  })

  it('shows the demographic fields after the sections if the survey says so', async () => {
    const change = await open()
    expect(aboutToFirst()).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await change({ survey: { ...asked, demographics: { place: 'last' } } })
    expect(aboutToFirst()).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  it('shows a survey in steps one step at a time, with the note for a hidden section on the step before it', async () => {
    const change = await open({ survey: { ...asked, paging: 'sections' }, notes: new Map([['more', 'Hidden just now']]) })
    await screen.findByRole('heading', { name: /^Step 1 of 1/ })
    screen.getByText('Hidden just now')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Doubt?')
    await userEvent.click(screen.getByLabelText('Yes'))
    const { href } = location
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    const heading = await screen.findByText('Step 2 of 2')
    await waitFor(() => expect(document.activeElement).toBe(heading.closest('h2')))
    expect(location.href).toBe(href)
    await change({
      survey: { ...asked, paging: 'sections', branching: [], sections: [...asked.sections, section('last', [question('end')])] },
    })
    screen.getByText('Step 2 of 3')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByText('Step 1 of 3')
    const { activeElement } = document
    await change({ survey: { ...asked, paging: 'sections', branching: [] }, openQuestion: 'why' })
    screen.getByText('Step 2 of 2')
    expect(document.activeElement).toBe(activeElement) // it is the editor's
  })

  it('stops at missing required answers, and makes no call', async () => {
    const fetched = jest.fn()
    globalThis.fetch = fetched
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Doubt?')
    expect(screen.getAllByText('Choose one.').length).toBeGreaterThan(0)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('reports every answer to the editor', async () => {
    const told: unknown[] = []
    await open({ onAnswers: (answers) => told.push(Object.fromEntries(answers)) })
    await userEvent.click(screen.getByLabelText('No'))
    await userEvent.type(screen.getByLabelText('A word'), 'H')
    expect(told).toEqual([{ doubt: 'No' }, { doubt: 'No', word: 'H' }])
  })

  it('begins with the given answers', async () => {
    await open({ answers: new Map([['doubt', 'Yes']]) })
    expect(box('Yes').checked).toBe(true)
    screen.getByLabelText('Why?')
  })

  it('shows drawn sections in the order of the seed, and a note for the others; answers stay after another draw', async () => {
    const arms = ['one', 'two'].map((id) => section(id, [question(`word-${id}`, { title: `Word ${id}` })], { title: id, pool: 'ab' }))
    const random: SurveyBody = survey([...arms, section('last', [question('end', { title: 'End' })])], {
      pools: [{ id: 'ab', show: 1, shuffle: false }],
    })
    const notes = new Map([['one', 'One was not drawn']])
    const draw = await open({ survey: random, notes, given: { seed: '00000000', drawn: { ab: ['two'] } } })
    await userEvent.type(box('End'), 'x')
    await userEvent.type(box('Word two'), 'y')
    screen.getByText('One was not drawn')
    await draw({ given: { seed: '00000001', drawn: { ab: ['one'] } } })
    expect([box('End').value, box('Word one').value, screen.queryByLabelText('Word two')]).toEqual(['x', '', null])
    await draw({ given: { seed: '00000000', drawn: { ab: ['two'] } } })
    expect(box('Word two').value).toBe('y')
  })
})
