export const isString = (value: unknown): value is string => typeof value === 'string'

/** Whether a value has fields; false for a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True for a value that is blank for every type of question. */
export const isUnsaid = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The chosen values of an answer; [] for none. */
export const chosenValues = (value: unknown): string[] => [value].flat().filter((one): one is string => isString(one) && one !== '')

type Named = { value: string; aliases?: readonly string[] | null }
export type WithChoices = { choices?: readonly Named[] | null }

const indexes = new WeakMap<readonly Named[], ReadonlyMap<string, Named>>()

/**
 * The choice with that value, else the one that had it before it was renamed; undefined if none ever had it. The list must not
 * change after the first call.
 */
export function findChoice<Choice extends Named>(choices: readonly Choice[], value: string): Choice | undefined {
  const index = indexes.get(choices) ?? indexOf(choices)
  indexes.set(choices, index)
  return index.get(value) as Choice | undefined
}

function indexOf(choices: readonly Named[]): ReadonlyMap<string, Named> {
  const index = new Map<string, Named>()
  const add = (value: string, choice: Named) => index.has(value) || index.set(value, choice)
  for (const choice of choices) add(choice.value, choice)
  for (const choice of choices) for (const alias of choice.aliases ?? []) add(alias, choice)
  return index
}

/** Whether a choice is exclusive where several may be chosen. */
export const isExclusive = ({ exclusive, no_answer }: { exclusive?: boolean | undefined; no_answer?: boolean | undefined }) =>
  exclusive || no_answer

/** The choices in a page's order: those that mean no answer come last. */
export const noAnswersLast = <Choice extends { no_answer?: boolean | undefined }>(choices: readonly Choice[]): Choice[] =>
  [...choices].sort((one, other) => (one.no_answer ? 1 : 0) - (other.no_answer ? 1 : 0))

/** The present value of the choice that `findChoice` finds. */
export const presentValue = ({ choices }: WithChoices, value: string): string | undefined => findChoice(choices ?? [], value)?.value

/** The present value of the choice that `value` names; a value that no choice ever had stays as it is. */
export const normalizeChoice = (question: WithChoices, value: unknown): unknown =>
  isString(value) ? (presentValue(question, value) ?? value) : value

/** The same for each value of a list. */
export const normalizeChoices = (question: WithChoices, value: unknown): unknown =>
  Array.isArray(value) ? value.map((one: unknown) => normalizeChoice(question, one)) : value

type Ranked = { choices: readonly unknown[]; min_choices?: number | undefined; max_choices?: number | undefined }

/** How many choices an answer ranks: all of them by default, and no fewer than may be ranked. */
export function rankCountOf({ choices, min_choices, max_choices = choices.length }: Ranked): { min: number; max: number } {
  return { min: min_choices ?? max_choices, max: max_choices }
}
