export const genders = ['male', 'female', 'other', 'prefer_not'] as const
export type Gender = (typeof genders)[number]
