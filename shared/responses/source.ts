/**
 * How a response came: `sent` by a respondent (functions/submitResponse.ts), or `imported` by an admin (functions/responses/importOne.ts). Responses
 * of the first releases have no source.
 */
export const sources = ['sent', 'imported'] as const
export type Source = (typeof sources)[number]
