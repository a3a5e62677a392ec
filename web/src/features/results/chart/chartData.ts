/** `cells`: formatted figures. `bars`: a length from 0 to 1 for each series. `aside`: a row that is not an answer, such as "no answer". */
export type ChartRow = { key: string; label: string; lang?: string | undefined; cells: string[]; bars: number[]; aside?: boolean }

/** The data of a chart, for its table, its copied text and its picture. */
export type ChartData = { title: string; note: string; columns: string[]; rows: ChartRow[] }

/** `part / of`, from 0 to 1; 0 if `of` is 0. */
export const share = (part: number, of: number): number => (of > 0 ? part / of : 0)

/** Tabs and line breaks would end a cell; a leading = + - @ would be a formula. */
const cell = (text: string) => text.replace(/[\t\r\n]+/g, ' ').replace(/^(?=[=+@-]\D)/, "'")

/** The chart as tab-separated text, to paste into a spreadsheet. */
export const tableText = ({ columns, rows }: ChartData): string =>
  [columns, ...rows.map(({ label, cells }) => [label, ...cells])].map((line) => line.map(cell).join('\t')).join('\n')
