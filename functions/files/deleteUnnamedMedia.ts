import { limits } from '#shared/limits.ts'
import { deleteMedia } from '../data/files/objects.ts'
import { fileIdsIn, unkeptMedia, type UnkeptMedia } from '../data/files/unkeptMedia.ts'
import { readHomepage } from '../data/homepage.ts'
import { readSettings } from '../data/settings.ts'

/** Deletes media that nothing has named for 30 days. A schedule starts it every day. */
export async function handler(): Promise<void> {
  const candidates: UnkeptMedia[] = []
  for await (const file of unkeptMedia(new Date(Date.now() - limits.unnamedMediaSeconds * 1000).toISOString())) candidates.push(file)
  // read after the list, so that media named meanwhile stays
  const named = fileIdsIn(await readHomepage({ consistent: true }), await readSettings({ consistent: true }))
  for (const file of candidates) if (!named.has(file.id)) await deleteMedia(file)
}
