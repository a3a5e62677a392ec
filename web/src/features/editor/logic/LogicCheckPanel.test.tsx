import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choice, gateway, question, rule, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { renderEditorPart } from '../../../../../test/support/web/pages/renderEditorPart.tsx'
import type { Section } from '#shared/survey/survey.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { loadTexts } from '../../../lib/language/i18n.ts'
import { addEntry, setEntryQuestion } from '../store/edits/logic/branching.ts'
import { LogicCheckPanel } from './LogicCheckPanel.tsx'

const asking = (rules: Parameters<typeof gateway>[0]) =>
  question('g', {
    title: 'Your role?',
    title_ko: '역할은?',
    type: 'single_choice',
    choices: [choice('Editor', { label_ko: '편집자' })],
    gateway: gateway(rules),
  })

const broken = [
  section('s1', [asking([rule('Regulator', { show_section_ids: ['s2'] })])], { title: 'Roles', title_ko: '역할' }),
  section('s2', [question('q2', { title: 'Which?', title_ko: '' })], { title: 'Public service', title_ko: '공공' }),
]

const show = (sections: Section[]) => renderEditorPart(survey(sections, { title_ko: '설문' }), <LogicCheckPanel />)

beforeEach(async () => {
  localStorage.setItem('lang', 'en')
  await loadAllTexts()
})

describe('LogicCheckPanel', () => {
  it('says that there are no problems', async () => {
    show([])
    expect(await screen.findByText('No problems found.')).toBeTruthy()
    expect(screen.queryByText('Missing texts')).toBeNull()
  })

  it('names what never shows and why, and jumps to the rule', async () => {
    const { view } = show(broken)
    expect(await screen.findByText('1 warning')).toBeTruthy()
    const warning = screen.getByRole('button', { name: /Public service can never be shown.*“Regulator”.*Go to 1\.1/ })
    await userEvent.click(warning)
    expect(view.jump()?.place).toEqual({ kind: 'question', id: 'g', part: 'gateway', rule: 0 })
    expect(view.open()).toBe('g')
  })

  it('checks again after an edit, once typing stops', async () => {
    const { store } = show(broken)
    await screen.findByText('1 warning')
    const fixed = section('s1', [asking([rule('Editor', { show_section_ids: ['s2'] })])])
    act(() => store.edit((edited) => ({ ...edited, sections: edited.sections.with(0, fixed) })))
    expect(screen.getByText('1 warning')).toBeTruthy()
    expect(await screen.findByText('No problems found.')).toBeTruthy()
  })

  it('says that an entry has no question until one is chosen, and not a moment longer', async () => {
    const { store } = show([section('s1', [asking([])])])
    act(() => store.edit(addEntry))
    await screen.findByText('Gateway 1 has no question')
    jest.useFakeTimers()
    act(() => store.edit(setEntryQuestion(0, 'g')))
    act(() => jest.advanceTimersByTime(1))
    jest.useRealTimers()
    expect(screen.queryByText('Gateway 1 has no question')).toBeNull()
  })

  it('names a choice question without choices, and jumps to where they are added', async () => {
    const { view } = show([
      section('s1', [question('q', { title_ko: '문항', type: 'multi_select', required: true })], { title_ko: '섹션' }),
    ])
    await userEvent.click(await screen.findByRole('button', { name: /1\.1 has no choices.*no one can submit/ }))
    expect(view.jump()?.place).toEqual({ kind: 'question', id: 'q', part: 'choices' })
  })

  it('makes gateways that never agree independent, as a step that can be undone', async () => {
    const other = question('h', {
      type: 'single_choice',
      choices: [choice('a')],
      gateway: gateway([rule('a', { show_section_ids: ['s3'] })]),
    })
    const sections = [section('s1', [asking([rule('Editor', { show_section_ids: ['s2'] })]), other]), section('s2'), section('s3')]
    const { store } = show(sections)
    expect(await screen.findByText('Gateways that can never agree')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Switch to Independent' }))
    expect(store.get().branching_mode).toBe('independent')
    expect(document.activeElement?.textContent).toContain('Logic check')
    await waitFor(() => expect(screen.queryByText('Gateways that can never agree')).toBeNull())
    act(() => store.undo())
    expect(store.get().branching_mode).toBe('intersect')
  })

  it('offers conditions beside the independent mode', async () => {
    const gateways = ['g', 'h'].map((id) =>
      question(id, { type: 'single_choice', choices: [choice('a')], gateway: gateway([rule('a', { show_section_ids: ['s2'] })]) }),
    )
    const { store } = show([section('s1', gateways), section('s2', [question('q')])])
    await userEvent.click(await screen.findByRole('button', { name: 'Use conditions instead' }))
    await waitFor(() => expect(store.get().sections[1]!.show_if?.clauses).toHaveLength(2))
    expect(document.activeElement?.textContent).toContain('Logic check')
  })

  it('counts the missing texts and jumps to each', async () => {
    const { view } = show(broken)
    await userEvent.click(await screen.findByText('Missing texts'))
    const missing = screen.getByRole('button', { name: /KO.*2\.1 Which\?.*Title/ })
    expect(within(missing.closest('details')!).getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(missing)
    expect(view.jump()?.place).toEqual({ kind: 'question', id: 'q2', part: 'title_ko' })
  })

  it('speaks Korean', async () => {
    localStorage.setItem('lang', 'ko')
    await loadTexts('ko')
    await loadTexts('ko', 'editor')
    show(broken)
    expect(await screen.findByText('표시될 수 없는 섹션: 공공')).toBeTruthy()
    expect(screen.getByText('이동: 1.1')).toBeTruthy()
  })
})
