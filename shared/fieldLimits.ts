/** The limits that the first pages need. Those pages do not load limits.ts. */
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
  /** Opening and closing tags of a rich text, counted together. */
  richTextTags: 12_000,
  /** Of the value of a field that a survey's link carries. */
  linkValue: 200,
} as const
