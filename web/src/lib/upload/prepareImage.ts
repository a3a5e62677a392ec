import { fileType, images, isImage, renditionWidths, type ImageType, type RenditionWidth } from '#shared/files/fileTypes.ts'
import { limits } from '#shared/limits.ts'
import { ApiError } from '../api/ApiError.ts'

/** An image ready to be sent, with its smaller versions (WebP, widths in pixels). */
export type Prepared = { file: Blob; type: ImageType; renditions: { width: RenditionWidth; file: Blob }[] }

/**
 * `keepFile`: the image is sent as it is, whatever its size. `stripMetadata`: a photo is re-encoded, without its location and camera.
 * `renditions`: whether smaller versions are wanted beside it.
 */
type PrepareOptions = { keepFile?: boolean; stripMetadata?: boolean; renditions?: boolean }

/** Types that cameras and phones write. */
const photos: readonly (ImageType | null)[] = ['image/jpeg', 'image/webp']

/** Of JPEG and WebP, as canvas takes it. */
const quality = { image: 0.9, rendition: 0.82 }

/** Bytes in which a file says whether it moves. */
const headBytes = 4_096

/**
 * Makes an image small enough to be sent: at most 2,400 pixels on its longest side, upright, in a type that every browser shows.
 * What moves, and what is small already, stays as it is. Throws ApiError `file.heic` or `file.unreadable` for what this browser cannot read.
 */
export async function prepareImage(
  file: File,
  { keepFile = false, stripMetadata = false, renditions = false }: PrepareOptions = {},
): Promise<Prepared> {
  const given = fileType(file.type)
  const known = given && isImage(given) ? given : null
  if (known && (await isMoving(file, known))) return { file, type: known, renditions: [] }
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new ApiError(415, isHeic(file) ? 'file.heic' : 'file.unreadable')
  })
  try {
    const scale = keepFile ? 1 : Math.min(1, limits.imageSide / Math.max(picture.width, picture.height))
    const whole =
      scale === 1 && known && !(stripMetadata && photos.includes(known))
        ? file
        : await draw(picture, scale, known && known !== 'image/gif' ? known : replacementType(file))
    const type = whole === file ? known! : typeOf(whole)
    const width = Math.round(picture.width * scale)
    const wanted = renditions ? renditionWidths.filter((smaller) => smaller < width) : []
    const made = await Promise.all(
      wanted.map(async (smaller) => ({
        width: smaller,
        file: await draw(picture, smaller / picture.width, 'image/webp', quality.rendition),
      })),
    )
    // a browser that cannot write WebP answers PNG
    return { file: whole, type, renditions: made.filter((rendition) => rendition.file.type === 'image/webp') }
  } finally {
    picture.close()
  }
}

/** The picture in another size. Its type is the one asked for, or PNG where the browser cannot write that. */
async function draw(picture: ImageBitmap, scale: number, type: string, kept = quality.image): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, kept))
  canvas.width = canvas.height = 0 // Safari keeps the memory of a canvas for long
  if (!blob) throw new ApiError(415, 'file.unreadable')
  return blob
}

/** What an image becomes whose own type is not taken: WebP of an AVIF, since both may be transparent, else JPEG. */
const replacementType = ({ type }: File): ImageType => (type === 'image/avif' ? 'image/webp' : 'image/jpeg')

const typeOf = ({ type }: Blob): ImageType => (Object.hasOwn(images, type) ? (type as ImageType) : 'image/png')

export const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/i.test(type) || /\.hei[cf]s?$/i.test(name)

/** Whether the file is an animation, which a canvas would stop. A GIF always counts as one. */
async function isMoving(file: File, type: ImageType): Promise<boolean> {
  if (type === 'image/gif') return true
  if (type !== 'image/png' && type !== 'image/webp') return false
  const head = new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer())
  if (type === 'image/webp') return head.startsWith('VP8X', 12) && (head.charCodeAt(20) & 2) !== 0
  const control = head.indexOf('acTL')
  return control > 0 && control < (head.indexOf('IDAT') + 1 || Infinity)
}
