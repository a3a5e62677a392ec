import type { Choice } from '#shared/survey/survey.ts'
import { chosen } from '../export/answeredVersion.ts'

type Choices = { present: Choice[]; retired: Choice[] }

/**
 * What the choices of a question, counted by their ids, are called today, in the question's order: each present choice, and those that are
 * gone where anybody chose them. Two that have come to the same value are one.
 */
export function presentChoices(choices: Choices, counted: Iterable<string>): { value: string; ids: string[] }[] {
  const byId = new Map([...choices.retired, ...choices.present].map((choice) => [choice.id, choice]))
  const idsOf = new Map<string, string[]>(choices.present.map(({ value }) => [value, []]))
  for (const name of counted) {
    const value = valueToday(choices, byId.get(name)?.value ?? (name.startsWith('=') ? name.slice(1) : name))
    const ids = idsOf.get(value)
    if (ids) ids.push(name)
    else idsOf.set(value, [name])
  }
  return [...idsOf].map(([value, ids]) => ({ value, ids }))
}

const valueToday = ({ present, retired }: Choices, value: string) => (chosen(present, value) ?? chosen(retired, value))?.value ?? value
