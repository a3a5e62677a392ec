import { limits } from '#shared/limits.ts'

/** Factors of the size at which the whole picture is in view. */
export const zoomBounds = { min: 0.2, max: 3, step: 0.1 }

/** Of the PNG that is kept. */
const quality = 0.95
/** Pixels on the longest side of what is cut out; far out, the area holds more than the picture has. */
const longestSide = 2 * limits.imageSide

export type Shape = '16:9' | '4:3' | '1:1' | 'free'
export const shapes: Record<Shape, number> = { '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1, free: Number.NaN }

/** The pixels that an area of the picture comes to, from its own pixels. */
export function outputSize(area: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(area.width, area.height, 1))
  return { width: Math.max(1, Math.round(area.width * scale)), height: Math.max(1, Math.round(area.height * scale)) }
}

export const isForeign = (url: string): boolean => new URL(url, location.href).origin !== location.origin

/** Rejects for a picture that cannot be shown, and for one on a site that does not let its pixels be read. */
export const assertReadable = (url: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const picture = new Image()
    if (isForeign(url)) picture.crossOrigin = 'anonymous'
    picture.addEventListener('load', resolve)
    picture.addEventListener('error', reject)
    picture.src = url
  })

/** What is drawn on a canvas, as a PNG. Throws for one with pixels of another site. */
export async function pngOf(canvas: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png', quality))
  if (!blob) throw new Error('The picture could not be written')
  return new File([blob], 'crop.png', { type: 'image/png' })
}
