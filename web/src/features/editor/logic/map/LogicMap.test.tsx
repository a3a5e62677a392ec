import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Section, Survey } from '#shared/survey/survey.ts'
import { choice, gateway, question, rule, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { renderEditorPart } from '../../../../../../test/support/web/pages/renderEditorPart.tsx'
import { loadAllTexts } from '../../../../../../test/support/web/loadAllTexts.ts'
import { LogicMap } from './LogicMap.tsx'

const role = question('role', {
  title: 'Your role?',
  type: 'single_choice',
  choices: [choice('Editor'), choice('Official'), choice('Researcher')],
  gateway: gateway([
    rule('Editor', { show_section_ids: ['news'], show_question_ids: ['doubt'] }),
    rule('Regulator', { show_section_ids: ['office'] }),
  ]),
})
const sections = [
  section('start', [role], { title: 'Roles' }),
  section('meet', [question('doubt', { title: 'What made you doubt?' })], { title: 'Meeting' }),
  section('news', [question('check', { title: 'Checks?' })], { title: 'Newsroom' }),
  section('office', [question('label', { title: 'Label?' })], { title: 'Office' }),
]
const show = (given: Section[] = sections, more: Partial<Survey> = {}) =>
  renderEditorPart(survey(given, { branching_mode: 'independent', ...more }), <LogicMap />)
const targets = () => within(screen.getByRole('list', { name: 'Targets' }))
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeAll(loadAllTexts)

describe('LogicMap', () => {
  it('lists the targets of each choice in words, for users who do not see lines', () => {
    show()
    expect(screen.getByRole('button', { name: /^Editor.*Shows 3 Newsroom and 2\.1 What made you doubt\?/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Official.*no rule/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Regulator.*deleted choice/ })).toBeTruthy()
  })

  it('lists sections, the questions that rules name, and why some always or never show', async () => {
    show()
    expect(
      targets()
        .getAllByRole('button')
        .map((node) => node.textContent),
    ).toEqual([
      '1 RolesAlways shown: not in any rule',
      '2 MeetingAlways shown: not in any rule',
      '2.1 What made you doubt?',
      '3 Newsroom',
      '4 Office',
    ])
    expect(await targets().findByText('Never shown. Its rule in 1.1 depends on a deleted choice: “Regulator”.')).toBeTruthy()
  })

  it('marks the targets of a selected answer, and leads to its rule', async () => {
    const { view } = show()
    await press(/^Editor/)
    const reached = targets()
      .getAllByRole('button')
      .filter((node) => node.dataset.reached)
    expect(reached.map((node) => node.dataset.to)).toEqual(['question doubt', 'section news'])
    expect(screen.getByRole('heading', { name: 'Rule' })).toBeTruthy()
    await press(/^Open the rule/)
    expect(view.jump()?.place).toEqual({ kind: 'question', id: 'role', part: 'gateway', rule: 0 })
  })

  it('lists the answers that show a target', async () => {
    show()
    await userEvent.click(targets().getByRole('button', { name: /Newsroom/ }))
    const panel = within(screen.getByRole('complementary', { name: 'Section or question' }))
    expect(panel.getByRole('button', { name: '1.1 Editor' })).toBeTruthy()
    expect(panel.getByRole('button', { name: 'Open the section' })).toBeTruthy()
  })

  it('finds gateways and targets by their titles in either language', async () => {
    show()
    const index = within(screen.getByRole('complementary', { name: 'Gateways' }))
    await userEvent.type(index.getByRole('searchbox', { name: 'Find a gateway or target' }), 'newsr')
    await waitFor(() => expect(index.queryByRole('button', { name: /Your role/ })).toBeNull())
    expect(index.getByRole('button', { name: /3 ?Newsroom/ })).toBeTruthy()
  })

  it('changes how gateways combine, as a step that can be undone', async () => {
    const { store, undo } = show()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How gateways combine' }), 'Intersect')
    expect(store.get().branching_mode).toBe('intersect')
    undo()
    expect(store.get().branching_mode).toBe('independent')
  })

  it('folds the choices of many gateways but those of the selected one', async () => {
    const many = Array.from({ length: 13 }, (_, at) => ({ ...role, id: `g${at}`, title: `Gateway ${at}` }))
    show([section('start', many), ...sections.slice(1)])
    expect(screen.queryByRole('button', { name: /^Official/ })).toBeNull()
    await userEvent.click(within(screen.getByRole('list', { name: 'Gateways' })).getByRole('button', { name: /Gateway 4/ }))
    expect(within(screen.getByRole('list', { name: 'Gateways' })).getAllByRole('button', { name: /^Official/ })).toHaveLength(1)
    await userEvent.click(screen.getByRole('switch', { name: 'Collapse choices' }))
    expect(within(screen.getByRole('list', { name: 'Gateways' })).getAllByRole('button', { name: /^Official/ })).toHaveLength(13)
  })

  it('drops the selection of a deleted part', async () => {
    const { store } = show()
    await press(/^Editor/)
    act(() => store.edit((edited) => ({ ...edited, sections: edited.sections.slice(1) })))
    expect(screen.getByRole('heading', { name: 'No gateways yet' })).toBeTruthy()
  })

  it('without gateways leads to the first question that can be one, else to the survey', async () => {
    const { store, view } = show([section('a', [question('text'), question('pick', { type: 'multi_select', choices: [choice('Yes')] })])])
    await press(/^Go to the questions/)
    expect(view.jump()?.place).toEqual({ kind: 'question', id: 'pick', part: 'gateway' })
    act(() => store.edit((edited) => ({ ...edited, sections: [] })))
    await press(/^Go to the questions/)
    expect(view.jump()?.place).toEqual({ kind: 'survey' })
  })
})
