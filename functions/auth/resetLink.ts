import { issueResetTicket } from '../data/users/resetTickets.ts'
import type { StoredUser } from '../data/users/users.ts'

/** A link that sets a new password, once; `by` as in ResetTicket. The ticket stands behind the #, which no server and no log sees. */
export const resetLink = async (origin: string, user: StoredUser, by: string): Promise<string> =>
  `${origin}/login#reset=${await issueResetTicket(user, by)}`
