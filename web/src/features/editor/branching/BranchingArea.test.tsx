import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Survey } from '#shared/survey/survey.ts'
import {
  branchingEntry,
  choice,
  entryRule,
  gateway,
  question,
  rule,
  section,
  survey,
} from '../../../../../test/support/fixtures/buildSurvey.ts'
import { renderEditorPart } from '../../../../../test/support/web/pages/renderEditorPart.tsx'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { BranchingArea } from './BranchingArea.tsx'

const choices = [choice('Yes'), choice('No')]
const sections = [
  section(
    'first',
    [
      question('role', { title: 'Your role', type: 'single_choice', choices }),
      question('news', { title: 'Your news', type: 'multi_select', choices }),
      question('why', { title: 'Why?' }),
    ],
    { title: 'Roles' },
  ),
  section('later', [question('more', { title: 'More' })], { title: 'Later' }),
]

function open(more: Partial<Survey> = {}) {
  const view = renderEditorPart(survey(sections, more), <BranchingArea />)
  return { ...view, entries: () => view.edited().branching }
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeAll(loadAllTexts)

describe('the branching of a survey', () => {
  it('gets a gateway that asks for its question first', async () => {
    const { entries } = open()
    await press('Add gateway')
    expect(entries()).toEqual([branchingEntry('', [])])
    expect(document.activeElement).toBe(screen.getByLabelText('Question'))
    expect(screen.queryByRole('button', { name: 'Add rule' })).toBeNull()
    expect(screen.getByRole('button', { name: /^Gateway 1 no question chosen/ }).getAttribute('aria-expanded')).toBe('true')
  })

  it('offers single choice and multi select questions only, under their sections', async () => {
    open()
    await press('Add gateway')
    const picker = within(screen.getByLabelText('Question'))
    expect(picker.getAllByRole('option').map((one) => one.textContent)).toEqual(['Choose a question', '1.1 Your role', '1.2 Your news'])
    expect(picker.getAllByRole('group').map((one) => one.getAttribute('label'))).toEqual(['1 Roles'])
  })

  it('builds a gateway with a rule, by hand', async () => {
    const { entries } = open()
    await press('Add gateway')
    await userEvent.selectOptions(screen.getByLabelText('Question'), '1.1 Your role')
    expect(screen.getByRole('radio', { name: 'Multi' })).toHaveProperty('checked', true)
    await press('Add rule')
    await press('Add to rule 1')
    const dialog = within(screen.getByRole('dialog', { name: 'Sections to show' }))
    expect(dialog.queryByRole('checkbox', { name: /Your news/ })).toBeNull()
    expect(dialog.queryByRole('checkbox', { name: 'All questions in the rules' })).toBeNull()
    await userEvent.click(dialog.getByRole('checkbox', { name: '2 Later' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'All sections in the rules' }))
    expect(entries()).toEqual([branchingEntry('role', [entryRule('Yes', { show_section_ids: ['later'], selects_all: true })])])
    expect(screen.getByRole('button', { name: /^Gateway 1 1\.1 Your role 1 rule$/ })).toBeTruthy()
  })

  it('loses a gateway, and the focus goes to what adds one', async () => {
    const { entries, undo } = open({ branching: [branchingEntry('role', []), branchingEntry('news', [])] })
    await press('Remove gateway 1')
    expect(entries()).toEqual([branchingEntry('news', [])])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add gateway' }))
    undo()
    expect(entries()).toHaveLength(2)
  })

  it('has one entry open at a time', async () => {
    open({ branching: [branchingEntry('role', []), branchingEntry('news', [])] })
    await press(/^Gateway 1/)
    await press(/^Gateway 2/)
    expect(screen.getAllByLabelText('Question')).toHaveLength(1)
    expect(screen.getByLabelText('Question')).toHaveProperty('value', 'news')
  })

  it.each([
    ['gone', 'Its question was deleted. Choose another one.'],
    ['why', 'Its question no longer has choices. Choose another one.'],
  ])('shows the problem of a gateway on %s', async (id, words) => {
    open({ branching: [branchingEntry(id, [])] })
    await press(/^Gateway 1/)
    expect(screen.getByRole('combobox', { name: 'Question', description: words })).toBeTruthy()
  })

  it('says that there is nothing to choose', async () => {
    open({ sections: [section('only', [question('why')])] })
    await press('Add gateway')
    expect(screen.getByRole('combobox', { name: 'Question', description: /this survey has none yet\.$/ })).toBeTruthy()
  })
})

const advice = () => screen.queryByRole('button', { name: 'Switch to Independent' })
const mode = (description: RegExp) => screen.getByRole('combobox', { name: 'When there are several gateways', description })

describe('how gateways combine', () => {
  it('is chosen, in words', async () => {
    const { edited } = open()
    await userEvent.selectOptions(mode(/only if every gateway with section rules selects it/), 'Independent: each decides its own part')
    expect(edited().branching_mode).toBe('independent')
    expect(mode(/only the sections and questions in its own rules/)).toBeTruthy()
  })

  it('comes with advice from the second gateway question on', async () => {
    const own = gateway([rule('Yes')])
    const [first, ...rest] = sections
    const { edited } = open({
      branching: [branchingEntry('news', [])],
      sections: [{ ...first!, questions: first!.questions.map((one) => (one.id === 'role' ? { ...one, gateway: own } : one)) }, ...rest],
    })
    expect(screen.getByText(/^This survey has 2 gateways/)).toBeTruthy()
    await userEvent.click(advice()!)
    expect(edited().branching_mode).toBe('independent')
    expect(advice()).toBeNull()
  })

  it('needs no advice for two gateways on one question', () => {
    open({ branching: [branchingEntry('news', []), branchingEntry('news', [])] })
    expect(advice()).toBeNull()
  })
})

describe('a jump', () => {
  it('opens the entry and focuses the rule', () => {
    const { view } = open({ branching: [branchingEntry('news', []), branchingEntry('role', [entryRule('Yes'), entryRule('No')])] })
    act(() => view.jumpTo({ kind: 'branching', entry: 1, rule: 1 }))
    expect(document.activeElement).toBe(screen.getByLabelText('When the answer is, rule 2'))
  })

  it('goes to how gateways combine when it names no entry', () => {
    const { view } = open({ branching: [branchingEntry('news', [])] })
    act(() => view.jumpTo({ kind: 'branching' }))
    expect(document.activeElement).toBe(screen.getByLabelText('When there are several gateways'))
  })
})
