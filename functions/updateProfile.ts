import { holdPicture } from './data/files/files.ts'
import { changesOf, saveProfile } from './data/users/profile.ts'
import { keepFiles, removePictures } from './data/files/objects.ts'
import { pictureId, placeOf } from './data/files/place.ts'
import { handle } from './http/handle.ts'

export const handler = handle('updateProfile', async ({ user, body }) => {
  const { saved, formerPictures } = await saveProfile(user, changesOf(user, body))
  const picture = body.picture_url ? pictureId(saved.picture_url) : null
  const held = picture && (await holdPicture(picture, saved))
  if (held) await keepFiles([{ id: held.id, place: placeOf(held) }])
  await removePictures(user, formerPictures)
  return saved
})
