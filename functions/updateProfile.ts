import { attachPicture } from './data/files/files.ts'
import { changesOf, saveProfile } from './data/users/profile.ts'
import { removeExpiryTags, removePictures } from './data/files/objects.ts'
import { pictureId, placeOf } from './data/files/place.ts'
import { handle } from './http/handle.ts'

export const handler = handle('updateProfile', async ({ user, body }) => {
  const { saved, formerPictures } = await saveProfile(user, changesOf(user, body))
  const picture = body.picture_url ? pictureId(saved.picture_url) : null
  const held = picture && (await attachPicture(picture, saved))
  if (held) await removeExpiryTags([{ id: held.id, place: placeOf(held) }])
  await removePictures(user, formerPictures)
  return saved
})
