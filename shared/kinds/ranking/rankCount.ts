type Ranked = { choices: readonly unknown[]; min_choices?: number | undefined; max_choices?: number | undefined }

/** How many choices an answer ranks: all of them by default, and no fewer than may be ranked. */
export function rankCountOf({ choices, min_choices, max_choices = choices.length }: Ranked): { min: number; max: number } {
  return { min: min_choices ?? max_choices, max: max_choices }
}
