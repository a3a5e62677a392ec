import { fileType, images, isImage, renditionWidths, type ImageType, type RenditionWidth } from '#shared/files/fileTypes.ts'
import { limits } from '#shared/limits.ts'
import { ApiError } from '../api/ApiError.ts'

/** An image ready to upload, with its renditions: smaller versions in WebP, widths in pixels. */
export type Prepared = { file: Blob; type: ImageType; renditions: { width: RenditionWidth; file: Blob }[] }

/** `keepFile`: not scaled down. `stripMetadata`: re-encoded, without location and camera. `renditions`: make smaller versions too. */
type PrepareOptions = { keepFile?: boolean; stripMetadata?: boolean; renditions?: boolean }

/** Types that cameras and phones write. */
const photos: readonly (ImageType | null)[] = ['image/jpeg', 'image/webp']

/** The quality of JPEG and WebP for canvas.toBlob, 0 to 1. */
const quality = { image: 0.9, rendition: 0.82 }

/** Bytes at the start of a file that show whether it is animated. */
const headBytes = 4_096

/** At most 2,400 pixels, upright, in a type of every browser; animations and small images unchanged. `file.heic`, `file.unreadable`. */
export async function prepareImage(
  file: File,
  { keepFile = false, stripMetadata = false, renditions = false }: PrepareOptions = {},
): Promise<Prepared> {
  const given = fileType(file.type)
  const imageType = given && isImage(given) ? given : null
  if (imageType && (await isAnimated(file, imageType))) return { file, type: imageType, renditions: [] }
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new ApiError(415, isHeic(file) ? 'file.heic' : 'file.unreadable')
  })
  try {
    const scale = keepFile ? 1 : Math.min(1, limits.imageSide / Math.max(picture.width, picture.height))
    const fullSize =
      scale === 1 && imageType && !(stripMetadata && photos.includes(imageType))
        ? file
        : await draw(picture, scale, imageType && imageType !== 'image/gif' ? imageType : replacementType(file))
    const type = fullSize === file ? imageType! : typeOf(fullSize)
    const width = Math.round(picture.width * scale)
    const widths = renditions ? renditionWidths.filter((smaller) => smaller < width) : []
    const drawn = await Promise.all(
      widths.map(async (smaller) => ({
        width: smaller,
        file: await draw(picture, smaller / picture.width, 'image/webp', quality.rendition),
      })),
    )
    // a browser that cannot write WebP makes PNG
    return { file: fullSize, type, renditions: drawn.filter((rendition) => rendition.file.type === 'image/webp') }
  } finally {
    picture.close()
  }
}

/** The picture at `scale`, as `type`, or PNG where the browser cannot write that. */
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

/** The type to convert to where the server does not accept the image's own: WebP for AVIF, since both may be transparent, else JPEG. */
const replacementType = ({ type }: File): ImageType => (type === 'image/avif' ? 'image/webp' : 'image/jpeg')

const typeOf = ({ type }: Blob): ImageType => (Object.hasOwn(images, type) ? (type as ImageType) : 'image/png')

/** True for HEIC and HEIF files, by type or extension. */
export const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/i.test(type) || /\.hei[cf]s?$/i.test(name)

/** True for an animation, of which a canvas would keep one frame. Every GIF counts as one. */
async function isAnimated(file: File, type: ImageType): Promise<boolean> {
  if (type === 'image/gif') return true
  if (type !== 'image/png' && type !== 'image/webp') return false
  const head = new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer())
  if (type === 'image/webp') return head.startsWith('VP8X', 12) && (head.charCodeAt(20) & 2) !== 0
  const control = head.indexOf('acTL')
  return control > 0 && control < (head.indexOf('IDAT') + 1 || Infinity)
}
