import { changesOf, saveProfile } from './data/profile.ts'
import { removePicture } from './lib/files/removePicture.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('updateProfile', async ({ user, body }) => {
  const saved = await saveProfile(user, changesOf(user, body))
  if (saved.picture_url !== user.picture_url) await removePicture(user, user.picture_url)
  return saved
})
