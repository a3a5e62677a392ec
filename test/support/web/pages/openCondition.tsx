import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Condition } from '#shared/survey/condition.ts'
import type { Question, SurveyBody } from '#shared/survey/survey.ts'
import { ConditionField } from '../../../../web/src/features/editor/conditions/ConditionField.tsx'
import { choice, question, section, survey } from '../../fixtures/buildSurvey.ts'
import { renderEditorPart } from './renderEditorPart.tsx'

export const choices = [choice('Daily', { aliases: ['Every day'] }), choice('Weekly'), choice('Never')]
const rows = [
  { id: 'tv', label: 'Television', label_ko: '' },
  { id: 'radio', label: 'Radio', label_ko: '' },
]
export const asked = [
  question('often', { title: 'How often', type: 'single_choice', choices }),
  question('used', { title: 'Which ones', type: 'multi_select', choices }),
  question('trust', { title: 'Trust in each', type: 'matrix', choices, rows }),
  question('rank', { title: 'In order', type: 'ranking', choices }),
  question('rate', { title: 'Rate it', type: 'scale', scale: { from: 0, to: 3, labels: [], na_label: 'None', na_label_ko: '' } }),
  question('age', { title: 'Your age', type: 'number' }),
  question('day', { title: 'First day', type: 'date' }),
  question('month', { title: 'First month', type: 'date', date: { precision: 'month', min: null, max: null } }),
  question('why', { title: 'Why', type: 'long_text' }),
  question('file', { title: 'A file', type: 'file_upload' }),
  question('hello', { title: 'Hello', type: 'note' }),
]

/** The condition of a question that comes after one of each type. */
export function openCondition(
  condition?: Condition,
  { own = {}, body = {} }: { own?: Partial<Question>; body?: Partial<SurveyBody> } = {},
) {
  const last = question('last', { title: 'The last', ...(condition && { show_if: condition }), ...own })
  const edited = survey([section('first', asked), section('second', [last, question('after')])], body)
  const view = renderEditorPart(edited, <ConditionField place={{ kind: 'question', id: 'last' }} />)
  return {
    ...view,
    condition: () => view.edited().sections[1]!.questions[0]!.show_if,
    clause: () => view.edited().sections[1]!.questions[0]!.show_if?.clauses.at(-1),
  }
}
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
export const finding = (at = 1) => screen.findByRole('combobox', { name: `Question of condition ${at}` })
const how = (at = 1) => screen.getByRole('combobox', { name: `Comparison of condition ${at}` })
export const wordings = () =>
  within(how())
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ text }) => text)
export const select = (wording: string) => userEvent.selectOptions(how(), wording)

export const titles = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

/** Begins a condition and chooses the question that `typed` finds. */
export async function begin(typed: string) {
  const opened = openCondition()
  await press('Show if …')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Question of condition 1' })))
  await userEvent.keyboard(`${typed}{Enter}`)
  return opened
}
