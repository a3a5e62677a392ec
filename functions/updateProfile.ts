import { attachPicture } from './data/files/files.ts'
import { changesOf, saveProfile } from './data/users/profile.ts'
import { removeExpiryTags, removePictures } from './data/files/objects.ts'
import { keepMedia } from './data/files/unkeptMedia.ts'
import { placeOf, publicFileId } from './data/files/fileKeys.ts'
import { handle } from './http/handle.ts'

export const handler = handle('updateProfile', async ({ user, body }) => {
  await keepMedia(body.picture_url)
  const { saved, formerPictures } = await saveProfile(user, changesOf(user, body))
  const picture = body.picture_url ? publicFileId(saved.picture_url) : null
  const attached = picture && (await attachPicture(picture, saved))
  if (attached) await removeExpiryTags([{ id: attached.id, place: placeOf(attached) }])
  await removePictures(user, formerPictures)
  return saved
})
