import { holdPicture } from './data/files.ts'
import { changesOf, saveProfile } from './data/profile.ts'
import { keepFiles } from './lib/files/keepFiles.ts'
import { pictureId, placeOf } from './lib/files/place.ts'
import { removePictures } from './lib/files/removePictures.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('updateProfile', async ({ user, body }) => {
  const { saved, formerPictures } = await saveProfile(user, changesOf(user, body))
  const picture = body.picture_url ? pictureId(saved.picture_url) : null
  const held = picture && (await holdPicture(picture, saved))
  if (held) await keepFiles([{ id: held.id, place: placeOf(held) }])
  await removePictures(user, formerPictures)
  return saved
})
