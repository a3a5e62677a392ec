/** How a response came: sent by a respondent, or imported by an admin. It was not recorded for the responses of the first releases. */
export const sources = ['sent', 'imported'] as const
export type Source = (typeof sources)[number]
