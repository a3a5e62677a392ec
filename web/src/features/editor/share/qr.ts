import { encode } from 'uqr'

/** White modules around the code, which the QR standard requires. */
const quietZone = 4
/** Minimum width and height of a downloaded PNG, in pixels. */
const minPixels = 1024

/** A QR code as one SVG path in a square of `side` modules, including the quiet zone. */
type Qr = { side: number; path: string }

/** The QR code of a text, with error correction level M (15 %). */
export function qrCode(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index + quietZone} ${y + quietZone}h${run.length}v1h-${run.length}z`),
  )
  return { side: size + 2 * quietZone, path: runs.join('') }
}

export const qrSvg = ({ side, path }: Qr): Blob =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 8}" height="${side * 8}" shape-rendering="crispEdges">`,
      `<path fill="#fff" d="M0 0h${side}v${side}h-${side}z"/><path d="${path}"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  )

/** The code as a PNG file, with a whole number of pixels per module. Throws if the browser cannot draw it. */
export async function qrPng({ side, path }: Qr): Promise<Blob> {
  const scale = Math.ceil(minPixels / side)
  const canvas = Object.assign(document.createElement('canvas'), { width: side * scale, height: side * scale })
  const context = canvas.getContext('2d')!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  context.scale(scale, scale)
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas context is not an array
  context.fill(new Path2D(path))
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture of the QR code'))), 'image/png')
  })
}
