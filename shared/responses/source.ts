/** `sent` by a respondent (submitResponse.ts) or `imported` by an admin (importOne.ts). Responses of the first releases have none. */
export const sources = ['sent', 'imported'] as const
export type Source = (typeof sources)[number]
