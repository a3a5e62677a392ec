import type { ChartData } from './chartData.ts'

/** Sizes in pixels, before scaling. A column's: the least that shows its figures where there are several series. */
const minWidth = 960
const columnWidth = 104
const margin = 32
const scale = 2
const row = 34
const font = (size: number, weight = 400) => `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`

/** Always the light colors, for paper and slides. */
const colours = { ground: '#fff', text: '#10141c', muted: '#566072', track: '#eef0f5', bar: '#2850d8' }

/** The width of the labels of a chart with several series. */
const labelWidth = 0.3 * (minWidth - 2 * margin)

/** The width of the picture of a chart with so many columns of figures. */
export const pictureWidth = (series: number, figures: number): number =>
  series > 1 ? Math.max(minWidth, Math.ceil(labelWidth + figures * columnWidth) + 2 * margin) : minWidth

/** Truncates a text to a width of `room` pixels. */
function truncateTo(context: CanvasRenderingContext2D, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text
  let end = text.length
  while (end > 0 && context.measureText(`${text.slice(0, end)}…`).width > room) end -= 1
  return `${text.slice(0, end)}…`
}

/** Draws a chart with its title and note. Returns a PNG. */
export async function drawChart({ title, note, columns, rows }: ChartData): Promise<Blob> {
  const series = Math.max(1, ...rows.map(({ bars }) => bars.length))
  const figures = columns.length - 1
  const width = pictureWidth(series, figures)
  const height = margin * 2 + 84 + rows.length * row
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: width * scale, height: height * scale })
  const context = canvas.getContext('2d')!
  context.scale(scale, scale)
  context.fillStyle = colours.ground
  context.fillRect(0, 0, width, height)
  context.textBaseline = 'middle'

  const write = (
    text: string,
    x: number,
    y: number,
    look: { size: number; weight?: number; colour?: string; end?: boolean; room?: number },
  ) => {
    context.font = font(look.size, look.weight)
    context.fillStyle = look.colour ?? colours.text
    context.textAlign = look.end ? 'end' : 'start'
    context.fillText(look.room ? truncateTo(context, text, look.room) : text, x, y)
  }
  write(title, margin, margin + 10, { size: 20, weight: 650, room: width - margin * 2 })
  write(note, margin, margin + 38, { size: 14, colour: colours.muted, room: width - margin * 2 })

  const inner = width - margin * 2
  const labels = series > 1 ? labelWidth : inner * 0.36
  const each = series > 1 ? (inner - labels) / figures : 76
  const at = (index: number) => width - margin - (figures - 1 - index) * each
  const barsFrom = margin + labels + 12
  const barsTo = series > 1 ? 0 : width - margin - figures * each
  columns.slice(1).forEach((column, index) => {
    write(column, at(index), margin + 72, { size: 13, colour: colours.muted, end: true, room: each - 8 })
  })
  rows.forEach(({ label, cells, bars, aside }, index) => {
    const y = margin + 84 + index * row + row / 2
    const colour = aside ? colours.muted : colours.text
    write(label, margin, y, { size: 15, colour, room: labels - 4 })
    cells.forEach((text, place) => write(text, at(place), y - (series > 1 ? 5 : 0), { size: 15, colour, end: true, room: each - 8 }))
    bars.forEach((bar, place) => {
      const [from, to, top, thick] = series > 1 ? [at(place) - each + 16, at(place), y + 7, 5] : [barsFrom, barsTo, y - 9, 18]
      context.fillStyle = colours.track
      context.fillRect(from, top, to - from, thick)
      context.fillStyle = colours.bar
      context.fillRect(from, top, (to - from) * Math.min(1, bar), thick)
    })
  })
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('The chart could not be drawn.'))), 'image/png')
  })
}
