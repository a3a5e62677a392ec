import { createHash, randomBytes } from 'node:crypto'

/** A survey's id: never a slug, since slugs have no capital letters. */
export const newSurveyId = () => `S${randomBytes(8).toString('hex')}`
export const newUserId = () => `U${randomBytes(12).toString('hex')}`
/** A file's id is part of its public URL: 128 random bits. */
export const newFileId = () => `F${randomBytes(16).toString('hex')}`

export const newJobId = () => `J${randomBytes(16).toString('hex')}`
export const isJobId = (id: string) => /^J[0-9a-f]{32}$/.test(id)

/** A new inquiry id; the same Idempotency-Key gives the same id. */
export const newInquiryId = (idempotencyKey: string | undefined) =>
  `Q${idempotencyKey ? createHash('sha256').update(`inquiry\n${idempotencyKey}`).digest('hex').slice(0, 32) : randomBytes(16).toString('hex')}`
export const isInquiryId = (id: string) => /^Q[0-9a-f]{32}$/.test(id)

const surveyPattern = /^S[0-9a-f]{16}$/
const responsePattern = /^(S[0-9a-f]{16})-[0-9a-f]{32}$/

export const isFileId = (id: string) => /^F[0-9a-f]{32}$/.test(id)
export const isSurveyId = (id: string) => surveyPattern.test(id)

/** A response's id contains its survey's id, so that its key can be derived from it, and 128 random bits. */
export const newResponseId = (surveyId: string) => `${surveyId}-${randomBytes(16).toString('hex')}`

/** The response id for an Idempotency-Key: a retry gets the same one. */
export const responseIdFromKey = (surveyId: string, idempotencyKey: string) =>
  `${surveyId}-${createHash('sha256').update(`${surveyId}\n${idempotencyKey}`).digest('hex').slice(0, 32)}`

/** The id of a response's survey; null if `responseId` is not a valid id. */
export const surveyIdOf = (responseId: string): string | null => responsePattern.exec(responseId)?.[1] ?? null
