import { limits } from '#shared/limits.ts'

/** Zoom limits; 1 shows the whole picture. */
export const zoomBounds = { min: 0.2, max: 3, step: 0.1 }

/** Quality argument of canvas.toBlob. */
const quality = 0.95
/** Maximum length of the crop's longer side in pixels; zoomed out, the area may exceed the picture. */
const longestSide = 2 * limits.imageSide

export type AspectRatio = '16:9' | '4:3' | '1:1' | 'free'
export const aspectRatios: Record<AspectRatio, number> = { '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1, free: Number.NaN }

export function outputSize(area: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(area.width, area.height, 1))
  return { width: Math.max(1, Math.round(area.width * scale)), height: Math.max(1, Math.round(area.height * scale)) }
}

export const isCrossOrigin = (url: string): boolean => new URL(url, location.href).origin !== location.origin

/** Rejects if a picture cannot be loaded, or if its site does not allow reading its pixels (CORS). */
export const assertReadable = (url: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const picture = new Image()
    if (isCrossOrigin(url)) picture.crossOrigin = 'anonymous'
    picture.addEventListener('load', resolve)
    picture.addEventListener('error', reject)
    picture.src = url
  })

/** The canvas as a PNG file. Throws if the canvas is tainted by another site's pixels. */
export async function toPngFile(canvas: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png', quality))
  if (!blob) throw new Error('The picture could not be written')
  return new File([blob], 'crop.png', { type: 'image/png' })
}
