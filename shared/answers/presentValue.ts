type WithChoices = { choices?: readonly { value: string; aliases?: readonly string[] | null }[] | null }

const presentValues = new WeakMap<WithChoices, ReadonlyMap<string, string>>()

/**
 * The present value of the choice that `value` names by its value or by one it had before a rename; undefined when none does.
 * What is a choice's present value never stands for another choice. Nobody may change a question after the first call.
 */
export function presentValue(question: WithChoices, value: string): string | undefined {
  const known = presentValues.get(question) ?? listValues(question)
  presentValues.set(question, known)
  return known.get(value)
}

function listValues({ choices }: WithChoices): ReadonlyMap<string, string> {
  const all = choices ?? []
  const present = new Map(all.map(({ value }) => [value, value]))
  for (const { value, aliases } of all) {
    for (const alias of aliases ?? []) if (!present.has(alias)) present.set(alias, value)
  }
  return present
}

/** The choice with that value, else the one that had it before it was renamed; undefined if no choice ever had it. */
export const findChoice = <Choice extends { value: string; aliases: readonly string[] }>(choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice.value === value) ?? choices.find(({ aliases }) => aliases.includes(value))
