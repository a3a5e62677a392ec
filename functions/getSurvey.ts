import { handle } from './http/handle.ts'
import { replyWithSurvey } from './responses/replyWithSurvey.ts'

export const handler = handle('getSurvey', ({ id, query, user }) => replyWithSurvey(id, user, query.response))
