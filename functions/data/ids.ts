import { createHash, randomBytes } from 'node:crypto'

/** A survey's id: never a slug, since slugs have no capital letters. */
export const newSurveyId = () => `S${randomBytes(8).toString('hex')}`
export const newUserId = () => `U${randomBytes(12).toString('hex')}`
/** A file's id stands in its public address: 128 bits that nobody can guess. */
export const newFileId = () => `F${randomBytes(16).toString('hex')}`

export const newJobId = () => `J${randomBytes(16).toString('hex')}`
export const isJobId = (id: string) => /^J[0-9a-f]{32}$/.test(id)

/** An inquiry's id; one with an Idempotency-Key comes to the same again. */
export const newInquiryId = (idempotencyKey: string | undefined) =>
  `Q${idempotencyKey ? createHash('sha256').update(`inquiry\n${idempotencyKey}`).digest('hex').slice(0, 32) : randomBytes(16).toString('hex')}`
export const isInquiryId = (id: string) => /^Q[0-9a-f]{32}$/.test(id)

const surveyPattern = /^S[0-9a-f]{16}$/
const responsePattern = /^(S[0-9a-f]{16})-[0-9a-f]{32}$/

export const isFileId = (id: string) => /^F[0-9a-f]{32}$/.test(id)
export const isSurveyId = (id: string) => surveyPattern.test(id)

/** A response's id carries its survey's and 128 bits that nobody can guess, so that its key follows from it. */
export const newResponseId = (surveyId: string) => `${surveyId}-${randomBytes(16).toString('hex')}`

/** The id that a retry with the same Idempotency-Key comes to again. */
export const responseIdFromKey = (surveyId: string, idempotencyKey: string) =>
  `${surveyId}-${createHash('sha256').update(`${surveyId}\n${idempotencyKey}`).digest('hex').slice(0, 32)}`

/** The survey that a response belongs to; null for what is no response's id. */
export const surveyIdOf = (responseId: string): string | null => responsePattern.exec(responseId)?.[1] ?? null
