import { escapeHtml } from '#shared/html/escapeHtml.ts'
import type { ChartData } from './chartData.ts'
import { pictureOf, type Measure, type Picture } from './pictureOf.ts'

export type PictureFormat = 'png' | 'svg'

/** Pixels of the PNG for each pixel of the picture. */
const scale = 2
const fontFamily = () => getComputedStyle(document.body).fontFamily
const font = ({ size, weight }: { size: number; weight: number }) => `${weight} ${size}px ${fontFamily()}`

/** Draws a chart with its title, note and source line. */
export async function drawChart(chart: ChartData, source: string, format: PictureFormat): Promise<Blob> {
  const context = document.createElement('canvas').getContext('2d')!
  const measure: Measure = (text, look) => {
    context.font = font(look)
    return context.measureText(text).width
  }
  const picture = pictureOf(chart, source, measure)
  return format === 'png' ? toPng(picture) : new Blob([toSvg(picture, fontFamily())], { type: 'image/svg+xml' })
}

function toPng({ width, height, bars, texts }: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: width * scale, height: height * scale })
  const context = canvas.getContext('2d')!
  context.scale(scale, scale)
  for (const bar of bars) {
    context.fillStyle = bar.color
    context.fillRect(bar.x, bar.y, bar.width, bar.height)
  }
  context.textBaseline = 'middle'
  for (const { text, x, y, color, end, ...look } of texts) {
    context.font = font(look)
    context.fillStyle = color
    context.textAlign = end ? 'end' : 'start'
    context.fillText(text, x, y)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('The chart could not be drawn.'))), 'image/png')
  })
}

/** The picture as a file of its own, in the font of the page or the next one of its list. */
export function toSvg({ width, height, bars, texts }: Picture, family: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escapeHtml(family)}">`,
    ...bars.map((bar) => `<rect x="${bar.x}" y="${bar.y}" width="${bar.width}" height="${bar.height}" fill="${bar.color}"/>`),
    ...texts.map(
      ({ text, x, y, size, weight, color, end }) =>
        `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}" text-anchor="${end ? 'end' : 'start'}" dominant-baseline="central">${escapeHtml(text)}</text>`,
    ),
    '</svg>',
  ].join('\n')
}
