import { sharePath } from '#shared/site/sharePicture.ts'
import { notFound } from './platform/errors.ts'
import { handle } from './http/handle.ts'
import { HttpReply, redirect } from './http/reply.ts'
import { readContent } from './share/readContent.ts'
import { renderPicture } from './share/renderPicture.ts'

/** A week: a picture never changes, but a deleted survey's must not stay at the edge for ever. */
const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800, immutable' }

/** The picture of a shared link. Any other address than the present one redirects there, so that made-up addresses render nothing. */
export const handler = handle('getSharePicture', async ({ page, language, picture, event }) => {
  if (language !== 'en' && language !== 'ko') throw notFound('file')
  const content = await readContent(page, language)
  const path = sharePath(page, content)
  if (path.split('/').at(-1) !== picture) return redirect(path)
  const isAsked = event.requestContext.http.method !== 'HEAD'
  return new HttpReply(isAsked ? await renderPicture(content) : Buffer.alloc(0), { headers })
})
