import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Clause } from '#shared/survey/condition.ts'
import type { Section, Survey } from '#shared/survey/survey.ts'
import { choice, gateway, question, rule, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../../test/support/web/loadAllTexts.ts'
import { renderEditorPart } from '../../../../../../test/support/web/pages/renderEditorPart.tsx'
import { loadTexts } from '../../../../lib/language/i18n.ts'
import { patchQuestion } from '../../store/edits/questions.ts'
import { LogicMap } from './LogicMap.tsx'

const role = question('role', {
  title: 'Your role?',
  title_ko: '하는 일은?',
  type: 'single_choice',
  choices: [choice('Editor', { label_ko: '편집자' }), choice('Official', { label_ko: '공무원' })],
})
const isEditor: Clause = { question_id: 'role', op: 'any_of', values: ['Editor'] }
const isOfficial: Clause = { question_id: 'role', op: 'any_of', values: ['Official'] }
const isOneOf = (...values: string[]) => ({ match: 'all' as const, clauses: [{ ...isEditor, values }] })
const answered: Clause = { question_id: 'age', op: 'answered' }
const age = question('age', { title: 'Your age?', title_ko: '나이는?' })
const doubt = question('doubt', {
  title: 'What made you doubt?',
  title_ko: '왜 의심했습니까?',
  show_if: { match: 'all', clauses: [isEditor] },
})
const news = section('news', [doubt, question('check', { title: 'Checks?' })], {
  title: 'Newsroom',
  title_ko: '편집국',
  show_if: { match: 'any', clauses: [isEditor, answered] },
})
const start = section('start', [role, age], { title: 'Roles', title_ko: '역할', ends_if: { match: 'all', clauses: [isOfficial] } })
const last = section('last', [], { title: 'Last', title_ko: '끝' })

const show = (given: Section[] = [start, news, last], more: Partial<Survey> = {}) =>
  renderEditorPart(survey(given, { branching_mode: 'independent', ...more }), <LogicMap />)
const list = (name: string) => within(screen.getByRole('list', { name }))
const targets = () => list('Targets')
const panel = (name: string) => within(screen.getByRole('complementary', { name }))
const texts = (buttons: HTMLElement[]) => buttons.map((node) => node.textContent)
const reached = () =>
  targets()
    .getAllByRole('button')
    .filter((node) => node.dataset.reached)
    .map((node) => node.dataset.to)

/** jsdom lays out nothing. */
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => {} }))

beforeEach(async () => {
  localStorage.setItem('lang', 'en')
  await loadAllTexts()
})

describe('LogicMap of a survey with conditions', () => {
  it('lists the questions that conditions read, with their clauses and targets in words', () => {
    show()
    expect(texts(list('Conditions').getAllByRole('button'))).toEqual([
      '1.1 Your role?',
      '1.1 is Official1Condition to end the survey after 1 Roles',
      '1.1 is Editor2Condition to show 2 Newsroom and 2.1 What made you doubt?',
      '1.2 Your age?',
      '1.2 is answered1Condition to show 2 Newsroom',
    ])
  })

  it('marks an end at its section, and lists the other requirements of a target', () => {
    show()
    expect(texts(targets().getAllByRole('button'))).toEqual([
      '1 RolesAlways shown Ends the survey if 1.1 is Official',
      '2 Newsroom Show if 1.1 is Editor or 1.2 is answered',
      '2.1 What made you doubt? Show if 1.1 is Editor',
      '3 LastShown unless the survey ends earlier',
    ])
  })

  it('says the same of targets in intersect mode, which matters to gateways only', () => {
    show([start, last], { branching_mode: 'intersect' })
    expect(texts(targets().getAllByRole('button'))).toEqual([
      '1 RolesAlways shown Ends the survey if 1.1 is Official',
      '2 LastShown unless the survey ends earlier',
    ])
  })

  it('lights the path of the hovered or focused part, else that of the selection', async () => {
    show()
    await userEvent.click(targets().getByRole('button', { name: /Last/ }))
    await userEvent.hover(list('Conditions').getByRole('button', { name: /^1.1 is Editor/ }))
    expect(reached()).toEqual(['section news', 'question doubt'])
    await userEvent.unhover(list('Conditions').getByRole('button', { name: /^1.1 is Editor/ }))
    act(() =>
      list('Conditions')
        .getByRole('button', { name: /Your role/ })
        .focus(),
    )
    expect(reached()).toEqual(['section start', 'section news', 'question doubt'])
    await userEvent.click(targets().getByRole('button', { name: /^1 Roles/ }))
    act(() => (document.activeElement as HTMLElement).blur())
    expect(reached()).toEqual(['section start'])
  })

  it('says the condition of a target as a sentence, and jumps to it', async () => {
    const { view } = show()
    await userEvent.click(targets().getByRole('button', { name: /^2 Newsroom/ }))
    const details = panel('Section or question')
    expect(details.getByText(/^Show if/).closest('p')!.textContent).toBe('Show if 1.1 Your role? is Editor or 1.2 Your age? is answered')
    expect(details.queryByText('Not in any rule.')).toBeNull()
    await userEvent.click(details.getByRole('button', { name: 'Open “Show if”' }))
    expect(view.jump()?.place).toEqual({ kind: 'section', id: 'news', part: 'show_if' })
    await userEvent.click(targets().getByRole('button', { name: /^2.1 / }))
    await userEvent.click(panel('Section or question').getByRole('button', { name: 'Open “Show if”' }))
    expect(view.jump()?.place).toEqual({ kind: 'question', id: 'doubt', part: 'show_if' })
    await userEvent.click(targets().getByRole('button', { name: /^1 Roles/ }))
    await userEvent.click(panel('Section or question').getByRole('button', { name: 'Open “End the survey if”' }))
    expect(view.jump()?.place).toEqual({ kind: 'section', id: 'start', part: 'ends_if' })
  })

  it('has one node for clauses that name the same answers in another order', () => {
    show([start, { ...news, show_if: isOneOf('Editor', 'Official') }, { ...last, show_if: isOneOf('Official', 'Editor') }])
    expect(texts(list('Conditions').getAllByRole('button')).filter((text) => text?.includes('one of'))).toEqual([
      '1.1 is one of Editor, Official2Condition to show 2 Newsroom and 3 Last',
    ])
  })

  it('says beside the condition of a target what each gateway and earlier end asks for', async () => {
    const gated = { ...role, gateway: gateway([rule('Editor', { show_section_ids: ['news'] })]) }
    show([
      { ...start, questions: [gated, age] },
      { ...news, show_if: { match: 'all', clauses: [answered] } },
    ])
    await userEvent.click(targets().getByRole('button', { name: /^2 Newsroom/ }))
    expect(
      panel('Section or question')
        .getAllByText(/^Shown if/)
        .map(({ textContent }) => textContent),
    ).toEqual(['Shown if 1.1 Your role? is Editor', 'Shown if not ended by: 1.1 Your role? is Official'])
  })

  it('leads from a question to its conditions, and from these to their targets', async () => {
    const { view } = show()
    await userEvent.click(list('Conditions').getByRole('button', { name: /Your role/ }))
    await userEvent.click(panel('Question').getByRole('button', { name: 'Open the question' }))
    expect(view.jump()?.place).toEqual({ kind: 'question', id: 'role' })
    await userEvent.click(panel('Question').getByRole('button', { name: '1.1 is Editor' }))
    await userEvent.click(panel('Condition').getByRole('button', { name: /Newsroom/ }))
    expect(
      targets()
        .getByRole('button', { name: /^2 Newsroom/ })
        .getAttribute('aria-pressed'),
    ).toBe('true')
  })

  it('lists all conditions in words beside the map, and finds them by these words', async () => {
    show()
    const index = panel('Conditions')
    expect(texts(index.getAllByRole('listitem')).slice(0, 5)).toEqual([
      '1.1Your role?2 2 conditions',
      '1.2Your age?1 1 condition',
      '1RolesEnd the survey if 1.1 Your role? is Official',
      '2NewsroomShow if 1.1 Your role? is Editor or 1.2 Your age? is answered',
      '2.1What made you doubt?Show if 1.1 Your role? is Editor',
    ])
    await userEvent.type(index.getByRole('searchbox', { name: 'Find in the map' }), 'official')
    await userEvent.click(await index.findByRole('button', { name: /^1 ?Roles/ }))
    expect(index.queryByRole('button', { name: /Newsroom/ })).toBeNull()
    expect(
      targets()
        .getByRole('button', { name: /^1 Roles/ })
        .getAttribute('aria-pressed'),
    ).toBe('true')
  })

  it('draws rules and conditions of one question apart, with a legend', async () => {
    const gated = { ...role, gateway: gateway([rule('Editor', { show_section_ids: ['last'] })]) }
    const { container } = show([{ ...start, questions: [gated, age] }, news, last])
    expect(texts(list('Gateways and conditions').getAllByRole('button', { name: /Your role/ }))).toEqual([
      '1.1 Your role?Single',
      '1.1 Your role?',
    ])
    const legend = [...container.querySelectorAll('ul[aria-hidden] > li')]
    expect(legend.map((line) => [line.textContent, line.querySelector('[data-dashed]') !== null])).toEqual([
      ['Rule', false],
      ['Condition', true],
    ])
    const lit = () => [...container.querySelectorAll('path.selected')].filter((path) => path.getAttribute('d') !== '')
    await userEvent.click(list('Gateways and conditions').getByRole('button', { name: /^1.1 is Editor/ }))
    expect(lit().map((path) => path.hasAttribute('data-dashed'))).toEqual([true])
    await userEvent.click(list('Gateways and conditions').getByRole('button', { name: /^Editor/ }))
    expect(lit().map((path) => path.hasAttribute('data-dashed'))).toEqual([false])
  })

  it('marks what has no effect', async () => {
    show([start, { ...news, show_if: { match: 'all', clauses: [{ question_id: 'check', op: 'answered' }] } }, last])
    expect(list('Conditions').getByRole('button', { name: /^2.2 is answered no effect/ })).toBeTruthy()
    await userEvent.click(targets().getByRole('button', { name: /^2 Newsroom/ }))
    expect(panel('Section or question').getByText('2.2 Checks? is answered').tagName).toBe('S')
    expect(await panel('Section or question').findByText(/Condition 1 of 2 Newsroom is left out/)).toBeTruthy()
    expect(texts(targets().getAllByRole('button'))[1]).toMatch(
      /^2 NewsroomShown unless the survey ends earlier Show if 2.2 is answered \(left out\)$/,
    )
  })

  it('folds the conditions of many questions but those of the selected one', async () => {
    const many = Array.from({ length: 13 }, (_, at) => ({ ...role, id: `q${at}`, title: `Asked ${at}` }))
    const clauses = many.slice(0, 10).map(({ id }): Clause => ({ question_id: id, op: 'answered' }))
    const others = many.slice(10).map(({ id }): Clause => ({ question_id: id, op: 'answered' }))
    show([section('start', many), { ...news, show_if: { match: 'any', clauses } }, { ...last, show_if: { match: 'any', clauses: others } }])
    expect(list('Conditions').queryByRole('button', { name: /is answered/ })).toBeNull()
    await userEvent.click(list('Conditions').getByRole('button', { name: /Asked 12/ }))
    expect(list('Conditions').getAllByRole('button', { name: /is answered/ })).toHaveLength(1)
    await userEvent.click(screen.getByRole('switch', { name: 'Collapse all' }))
    expect(list('Conditions').getAllByRole('button', { name: /is answered/ })).toHaveLength(13)
  })

  it('is empty again when the last condition goes', () => {
    const { store } = show([section('start', [role, { ...doubt }])])
    expect(list('Conditions').getAllByRole('button')).toHaveLength(2)
    act(() => store.edit(patchQuestion('doubt', { show_if: undefined })))
    expect(screen.getByRole('heading', { name: 'No gateways yet' })).toBeTruthy()
  })

  it('says all of it in Korean', async () => {
    localStorage.setItem('lang', 'ko')
    await loadTexts('ko')
    await Promise.all((['editor', 'admin'] as const).map((part) => loadTexts('ko', part)))
    show()
    expect(texts(list('조건').getAllByRole('button')).slice(0, 3)).toEqual([
      '1.1 하는 일은?',
      '1.1: 공무원1종료 조건으로 쓰임: 1 역할',
      '1.1: 편집자2표시 조건으로 쓰임: 2 편집국 및 2.1 왜 의심했습니까?',
    ])
    expect(texts(list('표시할 대상').getAllByRole('button'))[0]).toBe('1 역할항상 표시 종료 조건: 1.1: 공무원')
  })
})
