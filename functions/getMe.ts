import { handle } from './lib/handle.ts'

export const handler = handle('getMe', async ({ user }) => user)
