import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Gateway, Question } from '#shared/survey/survey.ts'
import { choice, gateway, question, rule, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { renderEditorPart } from '../../../../../test/support/web/pages/renderEditorPart.tsx'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { GatewayPanel } from './GatewayPanel.tsx'

const choices = [choice('Journalist', { label_ko: '기자' }), choice('Official'), choice('Researcher')]

/** The panel of the question "role" (1.2) with this gateway, between the question "intro" and the section "News". */
function open(own: Gateway | undefined, more: Partial<Question> = {}, mode: 'intersect' | 'independent' = 'intersect') {
  const role = question('role', { title: 'Your role', type: 'single_choice', choices, gateway: own, ...more })
  const sections = [
    section('first', [question('intro', { title: 'Introduction' }), role], { title: 'Roles' }),
    section('news', [question('where', { title: 'Where?' }), question('doubt', { title: 'What made you doubt it?' })], { title: 'News' }),
    section('closing', [], { title: 'Closing' }),
  ]
  const view = renderEditorPart(survey(sections, { branching_mode: mode }), <GatewayPanel questionId="role" />)
  return {
    ...view,
    own: () => view.edited().sections[0]!.questions[1]!.gateway,
    first: () => view.edited().sections[0]!.questions[1]!.gateway!.choice_rules[0]!,
  }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const tick = (name: string | RegExp) => userEvent.click(within(screen.getByRole('dialog')).getByRole('checkbox', { name }))
const ruleRows = () =>
  within(screen.getByRole('list', { name: 'Rules' }))
    .getAllByRole('combobox')
    .map((one) => (one as HTMLSelectElement).value)

beforeAll(loadAllTexts)
afterEach(() => localStorage.clear())

describe('the gateway of a question', () => {
  it('is one switch while it is off', () => {
    open(undefined)
    expect(screen.getByRole('switch', { name: 'Gateway' })).toHaveProperty('checked', false)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('starts with the defaults, keeps its rules when switched off, and drops them when switched on', async () => {
    const { own, undo } = open(undefined)
    const power = screen.getByRole('switch', { name: 'Gateway' })
    await userEvent.click(power)
    expect(own()).toEqual(gateway([]))
    await press('Add a rule for each choice')
    await userEvent.click(power)
    expect(own()).toEqual(
      gateway(
        choices.map(({ value }) => rule(value)),
        { enabled: false },
      ),
    )
    expect(screen.getByText(/^Its 3 rules are kept but not used/)).toBeTruthy()
    await userEvent.click(power)
    expect(own()).toEqual(gateway([]))
    undo()
    expect(own()!.choice_rules).toHaveLength(3)
  })

  it.each([
    ['single_choice', 'Single'],
    ['multi_select', 'Multi'],
  ] as const)('reads the answer of a %s by default as %s', (type, name) => {
    open(gateway([]), { type })
    expect(screen.getByRole('radio', { name })).toHaveProperty('checked', true)
  })

  it('takes a mode and both behaviors', async () => {
    const { own } = open(gateway([]), { type: 'multi_select' })
    await userEvent.click(screen.getByRole('radio', { name: 'Single' }))
    expect(screen.getByText('Single looks only at the first of the chosen answers.')).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('Default: no rule matches'), 'Show all')
    await userEvent.selectOptions(screen.getByLabelText('While unanswered'), 'Show all')
    expect(own()).toEqual(gateway([], { mode: 'single', default_behavior: 'show_all', unanswered_behavior: 'show_all' }))
  })
})

describe('its rules', () => {
  it('come for the next choice without one, and the focus goes to the new rule', async () => {
    open(gateway([rule('Official')]))
    await press('Add rule')
    expect(ruleRows()).toEqual(['Official', 'Journalist'])
    expect(document.activeElement).toBe(screen.getByLabelText('When the answer is, rule 2'))
    await press('Add rule')
    expect(screen.queryByRole('button', { name: 'Add rule' })).toBeNull()
    expect(screen.getByText('Every choice has a rule.')).toBeTruthy()
  })

  it('offer the question’s choices and nothing else, in the person’s language', () => {
    localStorage.setItem('lang', 'ko')
    open(gateway([rule('Official')]))
    expect(
      within(screen.getByLabelText('When the answer is, rule 1'))
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['기자', 'Official', 'Researcher'])
  })

  it('take another answer', async () => {
    const { first } = open(gateway([rule('Official', { show_section_ids: ['news'] })]))
    await userEvent.selectOptions(screen.getByLabelText('When the answer is, rule 1'), 'Researcher')
    expect(first()).toEqual(rule('Researcher', { show_section_ids: ['news'] }))
  })

  it('go one by one, and the focus stays among them', async () => {
    open(gateway([rule('Journalist'), rule('Official')]))
    await press('Remove rule 1')
    expect(ruleRows()).toEqual(['Official'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove rule 1' }))
    await press('Remove rule 1')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add rule' }))
    expect(screen.getByText('No rules yet. Add a rule to choose what an answer shows.')).toBeTruthy()
  })

  it('wait for choices', () => {
    open(gateway([]), { choices: [] })
    expect(screen.getByText('The question has no choices yet. Add choices first.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add rule' })).toBeNull()
  })
})

describe('the targets of a rule', () => {
  it('is picked by name, several at once, without the question itself', async () => {
    const { first } = open(gateway([rule('Official')]))
    expect(screen.getByText('Nothing yet')).toBeTruthy()
    await press('Add to rule 1')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(screen.queryByRole('checkbox', { name: /Your role/ })).toBeNull()
    await tick('2 News')
    await tick('2.2 What made you doubt it?')
    await tick('1.1 Introduction')
    expect(first()).toEqual(rule('Official', { show_section_ids: ['news'], show_question_ids: ['intro', 'doubt'] }))
    await tick('1.1 Introduction')
    await press('Done')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add to rule 1' }))
    expect(first().show_question_ids).toEqual(['doubt'])
  })

  it('is found by typing and reached by the arrows; Escape closes and gives the focus back', async () => {
    const { first } = open(gateway([rule('Official')]))
    await press('Add to rule 1')
    await userEvent.keyboard('doubt')
    expect(within(screen.getByRole('dialog')).getAllByRole('checkbox', { name: /^\d/ })).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
    expect(first().show_question_ids).toEqual(['doubt'])
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add to rule 1' }))
  })

  it('says when nothing has the name', async () => {
    open(gateway([rule('Official')]))
    await press('Add to rule 1')
    await userEvent.keyboard('weather')
    expect(screen.getByText('No matches.')).toBeTruthy()
  })

  it('closes by a press elsewhere', async () => {
    open(gateway([rule('Official')]))
    await press('Add to rule 1')
    await userEvent.click(screen.getByLabelText('While unanswered'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('may be all sections and all questions that the rules name', async () => {
    const { first } = open(gateway([rule('Official')]))
    await press('Add to rule 1')
    await tick('All sections in the rules')
    await tick('All questions in the rules')
    expect(first()).toEqual(rule('Official', { selects_all_sections: true, selects_all_questions: true }))
    await press('Done')
    await press('Remove All sections in the rules')
    expect(first().selects_all_sections).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove All questions in the rules' }))
  })

  it('is taken away one by one', async () => {
    const { first } = open(gateway([rule('Official', { show_section_ids: ['news'], show_question_ids: ['doubt'] })]))
    await press('Remove 2 News')
    expect(first()).toEqual(rule('Official', { show_question_ids: ['doubt'] }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove 2.2 What made you doubt it?' }))
    await press('Remove 2.2 What made you doubt it?')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add to rule 1' }))
  })

  it('marks targets that branching never hides, also in the list', async () => {
    open(gateway([rule('Official')]))
    await press('Add to rule 1')
    expect(within(screen.getByRole('dialog')).getByRole('checkbox', { name: '3 Closing always shown' })).toBeTruthy()
  })
})

describe('a rule without effect', () => {
  it('shows a deleted choice, and accepts another one', async () => {
    const { first } = open(gateway([rule('Regulator', { show_section_ids: ['news'] })]))
    expect(screen.getByText('Regulator').tagName).toBe('S')
    expect(screen.getByText('deleted choice')).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('Choose another answer, rule 1'), 'Official')
    expect(first()).toEqual(rule('Official', { show_section_ids: ['news'] }))
    expect(screen.queryByText('deleted choice')).toBeNull()
  })

  it('shows deleted targets, and removes one or all of them', async () => {
    const { first, undo } = open(gateway([rule('Official', { show_section_ids: ['news', 'lost'], show_question_ids: ['gone'] })]))
    await press('Remove Deleted question')
    expect(first().show_question_ids).toEqual([])
    undo()
    await press('Remove deleted items')
    expect(first()).toEqual(rule('Official', { show_section_ids: ['news'] }))
  })

  it('is marked with the other one for its answer', () => {
    open(gateway([rule('Official'), rule('Journalist'), rule('Official')]))
    expect(screen.getAllByText(/^Another rule uses the same answer/)).toHaveLength(2)
  })

  it.each([
    ['independent', 1],
    ['intersect', 0],
  ] as const)('is marked where it points backwards in the mode %s', (mode, count) => {
    open(gateway([rule('Official', { show_section_ids: ['news'], show_question_ids: ['intro'] })]), {}, mode)
    expect(screen.queryAllByText('Marked items have no effect: they do not come after this question.')).toHaveLength(count)
  })
})

describe('a jump', () => {
  it('focuses the rule, once', () => {
    const { view } = open(gateway([rule('Journalist'), rule('Official')]))
    act(() => view.jumpTo({ kind: 'question', id: 'role', part: 'gateway', rule: 1 }))
    expect(document.activeElement).toBe(screen.getByLabelText('When the answer is, rule 2'))
    act(() => screen.getByRole('switch').focus())
    act(() => view.openQuestion('role'))
    expect(document.activeElement).toBe(screen.getByRole('switch'))
  })

  it('goes to the switch when it names no rule', () => {
    const { view } = open(undefined)
    act(() => view.jumpTo({ kind: 'question', id: 'role', part: 'gateway' }))
    expect(document.activeElement).toBe(screen.getByRole('switch'))
  })

  it('ignores jumps to other places', () => {
    const { view } = open(gateway([rule('Journalist')]))
    act(() => view.jumpTo({ kind: 'question', id: 'other', part: 'gateway', rule: 0 }))
    expect(document.activeElement).toBe(document.body)
  })
})
