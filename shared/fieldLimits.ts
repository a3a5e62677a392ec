/** Bounds that the first pages need of all `limits`: apart from them, so that nobody waits for the rest. */
export const fieldLimits = {
  name: 200,
  email: 254,
  note: 5_000,
  job: 200,
  phone: 50,
  ageMin: 1,
  ageMax: 120,
  shortText: 1_000,
  longText: 20_000,
  richText: 200_000,
  /** Tags of a rich text, and the ends of tags. */
  richTextTags: 12_000,
} as const
