import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Condition } from '#shared/survey/condition.ts'
import type { Question, SurveyBody } from '#shared/survey/survey.ts'
import { gateway, question, rule, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import {
  asked,
  begin,
  choices,
  finding,
  openCondition,
  press,
  select,
  titles,
  wordings,
} from '../../../../../test/support/web/pages/openCondition.tsx'
import { renderEditorPart } from '../../../../../test/support/web/pages/renderEditorPart.tsx'
import { setShownInPreview } from '../preview/shown.ts'
import { ConditionField } from './ConditionField.tsx'

beforeAll(async () => {
  await loadAllTexts()
  Element.prototype.scrollIntoView = () => {}
})

afterEach(() => void jest.restoreAllMocks())

describe('a condition', () => {
  it.each<[string, string, string[]]>([
    ['often', 'How often', ['is one of', 'is none of', 'is answered', 'is not answered']],
    ['used', 'Which', ['includes one of', 'includes none of', 'is answered', 'is not answered']],
    ['rank', 'order', ['has in 1st place', 'does not have in 1st place', 'is answered', 'is not answered']],
    ['why', '1.9', ['is answered', 'is not answered']],
    ['file', 'file', ['is answered', 'is not answered']],
  ])('reads of %s what its type says', async (id, typed, expected) => {
    const { clause } = await begin(typed)
    expect(wordings()).toEqual(expected)
    expect(clause()?.question_id).toBe(id)
  })

  it('says nothing against a clause that was only begun', async () => {
    openCondition()
    await press('Show if …')
    const question = await screen.findByRole('combobox', { name: 'Question of condition 1' })
    expect([question.getAttribute('aria-invalid'), question.getAttribute('aria-describedby')]).toEqual([null, null])
  })

  it('scrolls to the list of questions as it opens, which may be below the window', async () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView')
    openCondition()
    await press('Show if …')
    await userEvent.type(await finding(), 'often')
    const list = await screen.findByRole('listbox')
    expect(shown.mock.contexts).toContain(list.parentElement)
  })

  it('names choices in the order of the question, and reports missing ones', async () => {
    const { clause } = await begin('often')
    expect(screen.getByText('Choose at least one answer.')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Weekly' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Daily' }))
    expect(clause()).toMatchObject({ question_id: 'often', op: 'any_of', values: ['Daily', 'Weekly'] })
    expect(screen.queryByText('Choose at least one answer.')).toBeNull()
    await select('is none of')
    expect(clause()).toMatchObject({ op: 'none_of', values: ['Daily', 'Weekly'] })
    await select('is answered')
    expect(clause()?.values).toBeUndefined()
  })

  it('names points of a scale, or compares them', async () => {
    const { clause } = await begin('rate')
    await userEvent.click(screen.getByRole('checkbox', { name: '3' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'None' }))
    expect(clause()?.values).toEqual(['3', 'na'])
    await select('is at least')
    await userEvent.type(screen.getByRole('textbox', { name: 'Value of condition 1' }), '2')
    expect(clause()).toEqual({ question_id: 'rate', op: 'between', from: 2 })
  })

  it('looks at one row of a matrix, or at any', async () => {
    const { clause } = await begin('trust')
    expect(wordings()[0]).toBe('includes one of')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Row of condition 1' }), 'Radio')
    expect(wordings()[0]).toBe('is one of')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Never' }))
    expect(clause()).toMatchObject({ row: 'radio', values: ['Never'] })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Row of condition 1' }), 'any row')
    expect(clause()?.row).toBeUndefined()
  })

  it.each<[string, Condition['clauses'][number]]>([
    ['is at least', { op: 'between', from: 18 }],
    ['is at most', { op: 'between', to: 18 }],
    ['is less than', { op: 'outside', from: 18 }],
    ['is more than', { op: 'outside', to: 18 }],
  ])('says of a number that it %s', async (wording, expected) => {
    const { clause } = await begin('age')
    await select(wording)
    expect(screen.getByText('Enter a value.')).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Value of condition 1' }), '18')
    expect(clause()).toEqual({ question_id: 'age', ...expected })
  })

  it('keeps both ends of a range through other wordings, and says where they are crossed', async () => {
    const { clause } = await begin('age')
    await select('is between')
    await userEvent.type(screen.getByRole('textbox', { name: 'First value of condition 1' }), '30')
    await userEvent.type(screen.getByRole('textbox', { name: 'Last value of condition 1' }), '18')
    expect(screen.getByText('The end is before the start. Swap them.')).toBeTruthy()
    await select('is not between')
    expect(clause()).toEqual({ question_id: 'age', op: 'outside', from: 30, to: 18 })
    await select('is at most')
    expect(clause()).toEqual({ question_id: 'age', op: 'between', to: 18 })
  })

  it.each([
    ['day', 'First day', '2026-05-04'],
    ['month', 'First month', '2026-05'],
  ])('compares a %s', async (id, typed, date) => {
    const { clause } = await begin(typed)
    expect(wordings().slice(0, 4)).toEqual(['is on or after', 'is on or before', 'is between', 'is before'])
    await select('is before')
    const field = screen.getByLabelText('Value of condition 1')
    expect(field.getAttribute('type')).toBe(id === 'day' ? 'date' : 'month')
    await userEvent.type(field, date)
    expect(clause()).toEqual({ question_id: id, op: 'outside', from: date })
  })

  it('finds the questions before it by number and title, and no other', async () => {
    openCondition()
    await press('Show if …')
    await finding()
    expect(titles()).toEqual([
      '1.1How often',
      '1.2Which ones',
      '1.3Trust in each',
      '1.4In order',
      '1.5Rate it',
      '1.6Your age',
      '1.7First day',
      '1.8First month',
      '1.9Why',
      '1.10A file',
    ])
    await userEvent.keyboard('first')
    expect(titles()).toEqual(['1.7First day', '1.8First month'])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    expect(await finding()).toHaveProperty('value', '1.8 First month')
    await userEvent.keyboard('x{Escape}')
    expect(await finding()).toHaveProperty('value', '1.8 First month')
  })

  it('is a sentence while it is folded, and marks ignored clauses', async () => {
    const clauses: Condition['clauses'] = [
      { question_id: 'often', op: 'any_of', values: ['Every day'] },
      { question_id: 'gone', op: 'answered' },
    ]
    const { clause } = openCondition({ match: 'any', clauses })
    await press('Show if 1.1 How often is Daily or (deleted question) is answered (left out)')
    expect(await screen.findByRole('checkbox', { name: 'Daily' })).toHaveProperty('checked', true)
    expect(screen.getByText('The question was deleted. Choose another one.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove condition 2' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Daily' }))
    expect(clause()?.values).toBeUndefined()
    await press('Done')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Show if/ }))
  })

  it('opens with the start of a long title in view', async () => {
    const focused = jest.spyOn(HTMLInputElement.prototype, 'focus').mockImplementation(function scrollToCaret(this: HTMLInputElement) {
      this.scrollLeft = 80 // as browsers do, where the title is longer than the field
    })
    openCondition({ match: 'all', clauses: [{ question_id: 'why', op: 'answered' }] })
    await press(/^Show if/)
    const field = await finding()
    expect(focused.mock.contexts).toContain(field)
    expect(field.scrollLeft).toBe(0)
  })

  it('can only lose a deleted choice', async () => {
    const { clause } = openCondition({ match: 'all', clauses: [{ question_id: 'often', op: 'any_of', values: ['Gone', 'Never'] }] })
    await press(/^Show if/)
    await press('Remove Gone (deleted choice)')
    expect(clause()?.values).toEqual(['Never'])
  })

  it('says whether it shows its question in the preview', async () => {
    const { store } = openCondition({ match: 'all', clauses: [{ question_id: 'why', op: 'answered' }] })
    expect(screen.queryByText(/in the preview/)).toBeNull()
    act(() => setShownInPreview(store, { hidden: new Set(['last']), endedBy: undefined }))
    expect(screen.getByText('Hidden now in the preview')).toBeTruthy()
    act(() => setShownInPreview(store, { hidden: new Set(), endedBy: undefined }))
    expect(screen.getByText('Shown now in the preview')).toBeTruthy()
  })

  it('is not offered on a gateway question that is never hidden, and an existing one has a warning', async () => {
    const own = { type: 'single_choice' as const, choices, gateway: gateway([]) }
    const { unmount } = openCondition(undefined, { own })
    expect(screen.queryByRole('button', { name: 'Show if …' })).toBeNull()
    unmount()
    const { edited } = openCondition({ match: 'all', clauses: [{ question_id: 'why', op: 'answered' }] }, { own })
    expect(screen.getByText(/a gateway question is always shown/)).toBeTruthy()
    await press('Switch to Independent')
    expect(edited().branching_mode).toBe('independent')
    expect(screen.queryByText(/a gateway question is always shown/)).toBeNull()
  })
})

it('has nothing to look at before the first question', () => {
  renderEditorPart(survey([section('first', asked)]), <ConditionField place={{ kind: 'question', id: 'often' }} />)
  expect(screen.getByRole('button', { name: 'Show if …' })).toHaveProperty('disabled', true)
  expect(screen.getByText(/no question comes before/)).toBeTruthy()
})

const end = (body: Partial<SurveyBody> = {}, later: Question[] = []) =>
  renderEditorPart(
    survey([section('first', asked), section('second', later)], body),
    <ConditionField place={{ kind: 'section', id: 'first', part: 'ends_if' }} />,
  )

describe('the end of a survey', () => {
  it('may look at the questions of its own section', async () => {
    const { edited, store } = end()
    await press('End the survey if …')
    await finding()
    await userEvent.keyboard('age{Enter}')
    await userEvent.type(screen.getByRole('textbox', { name: 'Value of condition 1' }), '65')
    expect(edited().sections[0]!.ends_if).toEqual({ match: 'all', clauses: [{ question_id: 'age', op: 'between', from: 65 }] })
    act(() => setShownInPreview(store, { hidden: new Set(), endedBy: 'first' }))
    expect(screen.getByText('Ends the survey now in the preview')).toBeTruthy()
    act(() => setShownInPreview(store, { hidden: new Set(), endedBy: undefined }))
    expect(screen.getByText('Does not end the survey now in the preview')).toBeTruthy()
  })

  it('says that a gateway in a later section keeps it from its effect', async () => {
    const { edited } = end({}, [question('gate', { type: 'single_choice', choices, gateway: gateway([]) })])
    await press('End the survey if …')
    expect(await screen.findByText(/^The survey does not end here/)).toBeTruthy()
    await press('Switch to Independent')
    expect(edited().branching_mode).toBe('independent')
    expect(screen.queryByText(/^The survey does not end here/)).toBeNull()
  })

  it('comes into effect once conditions are in place of the gateways', async () => {
    const { edited } = end({}, [
      question('gate', { type: 'single_choice', choices, gateway: gateway([rule('Daily', { show_question_ids: ['after'] })]) }),
      question('after'),
    ])
    await press('End the survey if …')
    await press('Use conditions instead')
    expect(edited().sections[1]!.questions.map(({ show_if }) => show_if?.clauses[0]?.values)).toEqual([undefined, ['Daily']])
    expect(screen.queryByText(/^The survey does not end here/)).toBeNull()
  })
})

describe('a condition on a link field', () => {
  const body = { link_fields: [{ name: 'pid' }] }

  it('is found by name, and compares with values as they are typed', async () => {
    const { clause } = openCondition(undefined, { body })
    await press('Show if …')
    await userEvent.type(await finding(), 'pid')
    await userEvent.click(screen.getByRole('option', { name: 'Link field pid' }))
    expect(wordings()).toEqual(['is one of', 'is none of', 'is answered', 'is not answered'])
    const value = screen.getByRole('textbox', { name: 'Add: Answers of condition 1' })
    await userEvent.type(value, 'A 1{Enter}b')
    await userEvent.tab()
    expect(clause()).toEqual({ field: 'pid', op: 'any_of', values: ['A 1', 'b'] })
    await userEvent.click(screen.getByRole('button', { name: 'Remove A 1' }))
    expect(clause()!.values).toEqual(['b'])
    await select('is not answered')
    expect(clause()).toEqual({ field: 'pid', op: 'unanswered' })
  })

  it('is a sentence, reports a missing field, and may be changed to a question', async () => {
    const on: Condition = { match: 'all', clauses: [{ field: 'gone', op: 'answered' }] }
    const { clause } = openCondition(on, { body })
    await press(/Show if/)
    expect(await screen.findByText(/The survey has no such link field/)).toBeTruthy()
    expect((await finding()).getAttribute('aria-invalid')).toBe('true')
    await userEvent.clear(await finding())
    await userEvent.type(await finding(), 'age')
    await userEvent.click(screen.getByRole('option', { name: /Your age/ }))
    expect(clause()).toMatchObject({ question_id: 'age' })
    expect(clause()!.field).toBeUndefined()
  })
})
