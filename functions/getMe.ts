import { handle } from './http/handle.ts'

export const handler = handle('getMe', async ({ user }) => user)
