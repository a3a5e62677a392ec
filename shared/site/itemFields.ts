/** The home page's five lists of items with a rich text, in the order of the page. */
export const itemFields = ['mission', 'capabilities', 'principles', 'ecosystem', 'use_cases'] as const
export type ItemField = (typeof itemFields)[number]
