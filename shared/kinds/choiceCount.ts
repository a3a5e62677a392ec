export type ChoiceCount = { min_choices?: number | undefined; max_choices?: number | undefined }

/** How many choices an answer may have. */
export const choiceCountOf = ({ min_choices = 0, max_choices = Infinity }: ChoiceCount): { min: number; max: number } => ({
  min: min_choices,
  max: max_choices,
})

export type ChoiceCountIssue = 'answer.too_few' | 'answer.too_many'

/** Why an answer with `chosen` choices is invalid; undefined if it is valid. */
export function choiceCountIssue(chosen: number, { min, max }: { min: number; max: number }): ChoiceCountIssue | undefined {
  if (chosen > max) return 'answer.too_many'
  return chosen < min ? 'answer.too_few' : undefined
}

/** The problems with the bounds of a question: each may be at most the number of its choices. */
export function choiceCountProblems({ choices, min_choices, max_choices }: ChoiceCount & { choices: readonly unknown[] }) {
  const over = Object.entries({ min_choices, max_choices }).filter(([, bound]) => bound !== undefined && bound > choices.length)
  if (over.length > 0) return over.map(([field]) => ({ path: [field], code: 'too_large' }))
  const isReversed = min_choices !== undefined && max_choices !== undefined && min_choices > max_choices
  return isReversed ? [{ path: ['max_choices'], code: 'min_over_max' }] : []
}
