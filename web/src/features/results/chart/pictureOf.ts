import type { ChartData } from './chartData.ts'

/** Sizes in pixels. `column`: the least width for the figures if there are several series. */
const minWidth = 960
const columnWidth = 104
const margin = 32
const headHeight = 84
const sourceHeight = 36
const row = 34

/** Always the light colors, for paper and slides. */
const colors = { ground: '#fff', text: '#10141c', muted: '#566072', track: '#eef0f5', bar: '#2850d8', quiet: '#9db0ee' }

/** The width of the labels of a chart with several series. */
const labelWidth = 0.3 * (minWidth - 2 * margin)

/** The width of a chart's picture, by the number of columns of figures. */
export const pictureWidth = (series: number, figures: number): number =>
  series > 1 ? Math.max(minWidth, Math.ceil(labelWidth + figures * columnWidth) + 2 * margin) : minWidth

type Look = { size: number; weight?: number; color?: string; end?: boolean }
/** `x` of a text: where it starts, or where it ends. `y`: the middle of its line. */
type Text = Required<Look> & { text: string; x: number; y: number }
type Bar = { x: number; y: number; width: number; height: number; color: string }
export type Picture = { width: number; height: number; bars: Bar[]; texts: Text[] }

/** The width of a text in pixels. */
export type Measure = (text: string, look: { size: number; weight: number }) => number

/** A chart as shapes, with its title, its base, and its source line. */
export function pictureOf({ title, note, columns, rows }: ChartData, source: string, measure: Measure): Picture {
  const series = Math.max(1, ...rows.map(({ bars }) => bars.length))
  const figures = columns.length - 1
  const width = pictureWidth(series, figures)
  const height = margin * 2 + headHeight + rows.length * row + sourceHeight
  const inner = width - margin * 2
  const bars: Bar[] = [{ x: 0, y: 0, width, height, color: colors.ground }]
  const texts: Text[] = []
  const write = (text: string, x: number, y: number, room: number, look: Look) => {
    const { size, weight = 400, color = colors.text, end = false } = look
    texts.push({ text: truncateTo(text, room, (one) => measure(one, { size, weight })), x, y, size, weight, color, end })
  }
  write(title, margin, margin + 10, inner, { size: 20, weight: 650 })
  write(note, margin, margin + 38, inner, { size: 14, color: colors.muted })
  write(source, margin, height - margin, inner, { size: 13, color: colors.muted })

  const labels = series > 1 ? labelWidth : inner * 0.36
  const each = series > 1 ? (inner - labels) / figures : 76
  const at = (index: number) => width - margin - (figures - 1 - index) * each
  const barsFrom = margin + labels + 12
  const barsTo = series > 1 ? 0 : width - margin - figures * each
  const longest = Math.max(...rows.map(({ bars: [bar = 0], aside }) => (aside ? 0 : bar)))
  columns.slice(1).forEach((column, index) => {
    write(column, at(index), margin + 72, each - 8, { size: 13, color: colors.muted, end: true })
  })
  rows.forEach(({ label, cells, bars: shares, aside }, index) => {
    const y = margin + headHeight + index * row + row / 2
    const color = aside ? colors.muted : colors.text
    write(label, margin, y, labels - 4, { size: 15, color })
    cells.forEach((text, place) => write(text, at(place), y - (series > 1 ? 5 : 0), each - 8, { size: 15, color, end: true }))
    shares.forEach((share, place) => {
      const [from, to, top, thick] = series > 1 ? [at(place) - each + 16, at(place), y + 7, 5] : [barsFrom, barsTo, y - 9, 18]
      const isLoud = series > 1 || share === longest
      bars.push({ x: from, y: top, width: to - from, height: thick, color: colors.track })
      bars.push({ x: from, y: top, width: (to - from) * Math.min(1, share), height: thick, color: isLoud ? colors.bar : colors.quiet })
    })
  })
  return { width, height, bars, texts }
}

function truncateTo(text: string, room: number, width: (text: string) => number): string {
  if (width(text) <= room) return text
  let end = text.length
  while (end > 0 && width(`${text.slice(0, end)}…`) > room) end -= 1
  return `${text.slice(0, end)}…`
}
