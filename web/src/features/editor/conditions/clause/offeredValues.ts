import { presentValue } from '#shared/kinds/choice.ts'
import { definedKinds } from '#shared/kinds/definedKinds.ts'
import { shownChoices } from '#shared/kinds/hasChoices.ts'
import type { Question } from '#shared/survey/survey.ts'
import { pair, type Reading } from '#shared/text.ts'
import { pickText } from '../../../../lib/language/pickText.ts'

type OfferedValue = { value: string; label: Reading }

/** The values that a clause may name: of choices or columns, or the points of a scale, with their labels in the page's language. */
export function offeredValues(question: Question): OfferedValue[] {
  const byValue = new Map(shownChoices(question).map((choice) => [choice.value, choice]))
  const choices = [...byValue].map(([value, choice]) => ({ value, label: labelOf(choice, value) }))
  const points = (definedKinds[question.type]?.asChoices?.(question) ?? []).map((point) => {
    const label = labelOf(point, point.value)
    const isBare = label.text === point.value || !/^-?\d+$/.test(point.value)
    return { value: point.value, label: isBare ? label : { ...label, text: `${point.value} ${label.text}` } }
  })
  return [...choices, ...points]
}

function labelOf(choice: { label: string; label_ko: string }, value: string): Reading {
  const label = pickText(pair(choice, 'label'))
  return label.text ? label : { ...label, text: value }
}

/** The offered value that a named one is read as: a former value of a choice is read as its present one; undefined for a deleted one. */
export function readAs(question: Question, offered: readonly OfferedValue[], named: string): string | undefined {
  const value = presentValue({ choices: shownChoices(question) }, named) ?? named
  return offered.find((one) => one.value === value)?.value
}

/** The values of a clause with one added or removed, in the order in which they are offered; deleted ones last. */
export function withValue(question: Question, values: readonly string[], changed: string, isOn: boolean): string[] {
  const offered = offeredValues(question)
  const read = values.map((named) => readAs(question, offered, named) ?? named)
  const kept = new Set(isOn ? [...read, changed] : read.filter((value) => value !== changed))
  const known = offered.flatMap(({ value }) => (kept.has(value) ? [value] : []))
  return [...known, ...[...kept].filter((value) => !known.includes(value))]
}
