import { uploadFile } from '../../lib/upload/upload.ts'

const inline = /^data:(image\/(png|gif|jpeg|bmp|x-icon));base64,([a-z0-9+/=]+)$/i

/** Uploads by data URL, so that retrying a failed save does not upload the same images again. */
const uploads = new Map<string, Promise<string>>()

/** Uploads data: images one after the other. Returns the HTML with URLs, or the same string. Throws ApiError as `uploadFile` does. */
export async function uploadInlineImages(html: string): Promise<string> {
  if (!/\ssrc="data:image\//i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const images = [...body.querySelectorAll('img')].filter((image) => inline.test(image.getAttribute('src') ?? ''))
  for (const image of images) image.setAttribute('src', await addressOf(image.getAttribute('src')!))
  return images.length > 0 ? body.innerHTML : html
}

function addressOf(source: string): Promise<string> {
  const before = uploads.get(source)
  if (before) return before
  const upload = uploadFile(fileOf(source), { purpose: 'media' }).then(({ url }) => url)
  uploads.set(source, upload)
  upload.catch(() => uploads.delete(source))
  return upload
}

function fileOf(source: string): File {
  const [, type, ending, base64] = inline.exec(source)!
  const bytes = Uint8Array.from(atob(base64!), (letter) => letter.charCodeAt(0))
  return new File([bytes], `image.${ending!.toLowerCase()}`, { type: type!.toLowerCase() })
}
