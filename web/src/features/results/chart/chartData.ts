/** One line of a chart: what it is about, its figures as they are shown, and a bar of 0 to 1 for each series. `aside`: not an answer. */
export type ChartRow = { key: string; label: string; lang?: string | undefined; cells: string[]; bars: number[]; aside?: boolean }

/** What a chart shows, in words and figures: for the table behind it, for its copy, and for its picture. */
export type ChartData = { title: string; note: string; columns: string[]; rows: ChartRow[] }

/** A part of a whole, from 0 to 1; of nothing it is none. */
export const share = (part: number, of: number): number => (of > 0 ? part / of : 0)

/** Tab and line break end a cell. */
const cell = (text: string) => text.replace(/[\t\r\n]+/g, ' ').replace(/^(?=[=+@-]\D)/, "'")

/** The chart as a table to paste into a sheet or a slide: a line for each row, its cells apart by tabs. */
export const tableText = ({ columns, rows }: ChartData): string =>
  [columns, ...rows.map(({ label, cells }) => [label, ...cells])].map((line) => line.map(cell).join('\t')).join('\n')
