import type { Choice } from '#shared/survey/survey.ts'
import { findChoice } from '#shared/kinds/choice.ts'

type Choices = { present: Choice[]; retired: Choice[] }

/**
 * For each value that the question offers today, then each deleted one that was chosen: the choice ids whose counts add up to it. Choices with
 * equal values share an entry.
 */
export function presentChoices(choices: Choices, counted: Iterable<string>): { value: string; ids: string[] }[] {
  const byId = new Map([...choices.retired, ...choices.present].map((choice) => [choice.id, choice]))
  const idsOf = new Map<string, string[]>(choices.present.map(({ value }) => [value, []]))
  for (const name of counted) {
    const value = presentValueOf(choices, byId.get(name)?.value ?? (name.startsWith('=') ? name.slice(1) : name))
    const ids = idsOf.get(value)
    if (ids) ids.push(name)
    else idsOf.set(value, [name])
  }
  return [...idsOf].map(([value, ids]) => ({ value, ids }))
}

const presentValueOf = ({ present, retired }: Choices, value: string) =>
  (findChoice(present, value) ?? findChoice(retired, value))?.value ?? value
