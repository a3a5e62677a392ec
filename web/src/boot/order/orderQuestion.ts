import { noAnswersLast } from '#shared/kinds/choice.ts'
import type { Question } from '#shared/survey/survey.ts'
import { answerControl } from '../../features/survey/answers/controls.ts'
import { moveInto } from './moveInto.ts'

/** Reorders the choices or rows in a question's HTML as in `arranged`. */
export function orderQuestion(root: Element, question: Question, arranged: Question): void {
  const rows = [...root.querySelectorAll('[data-row]')]
  if (rows.length > 0) return move(rows, question.rows ?? [], arranged.rows ?? [])
  const control = answerControl(question.id)
  const inputs = [...root.querySelectorAll<HTMLElement>(`[name="${CSS.escape(control)}"]`)]
  const isRanked = inputs.some(({ dataset }) => 'ranked' in dataset)
  const inOrder = ({ choices }: Question) => (isRanked ? choices : noAnswersLast(choices))
  const options = [...root.querySelectorAll('option:not([value=""])')]
  move(
    options.length > 0 ? options : inputs.map((input) => input.closest(isRanked ? 'li' : 'label')!),
    inOrder(question),
    inOrder(arranged),
  )
  if (options.length > 0) return
  // the first input has the id of the control
  for (const input of inputs) input.removeAttribute('id')
  root.querySelector(`[name="${CSS.escape(control)}"]`)?.setAttribute('id', control)
}

/** Moves items. `before` and `after`: their choices or rows, in the order of the HTML and in the new order. */
function move<T>(items: readonly Element[], before: readonly T[], after: readonly T[]): void {
  const all = [...(items[0]?.parentNode?.children ?? [])]
  /** The item with the elements up to the next one, such as the text field of a choice. */
  const group = (item: Element | undefined) => {
    const from = all.indexOf(item!)
    const next = all.findIndex((one, at) => at > from && items.includes(one))
    return item ? all.slice(from, next < 0 ? undefined : next) : []
  }
  const groups = items.map(group)
  moveInto(
    groups.flat(),
    after.flatMap((one) => groups[before.indexOf(one)] ?? []),
  )
}
