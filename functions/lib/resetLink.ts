import { issueTicket } from '../data/tickets.ts'

/** What a reset link's ticket is good for. */
export const resetPath = 'reset-password'

/** A link that sets a new password, once. The ticket stands behind the #, which no server and no log sees. */
export const resetLink = async (origin: string, userId: string, seconds: number): Promise<string> =>
  `${origin}/login#reset=${await issueTicket(userId, resetPath, seconds)}`
