import { issueTicket } from '../data/tickets.ts'

/** What a reset link's ticket is good for; one that came by mail also shows that the person reads mail there. */
export const resetPaths = { made: 'reset-password', mailed: 'reset-password/mailed' } as const

/** A link that sets a new password, once. The ticket stands behind the #, which no server and no log sees. */
export const resetLink = async (origin: string, userId: string, way: keyof typeof resetPaths, seconds: number): Promise<string> =>
  `${origin}/login#reset=${await issueTicket(userId, resetPaths[way], seconds)}`
