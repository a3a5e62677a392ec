/** `lang`: of the label, if that is known. */
export type Labeled = { key: string; label: string; lang?: string | undefined }

type Props = {
  title: string
  /** The head of the labels. */
  head: string | undefined
  columns: Labeled[]
  rows: (Labeled & { cells: string[]; className?: string | undefined })[]
}

/** The figures of a chart as a table, whose title is for screen readers only. */
export const FiguresTable = ({ title, head, columns, rows }: Props) => (
  <table>
    <caption className="unseen">{title}</caption>
    <thead>
      <tr>
        <th scope="col">{head}</th>
        {columns.map(({ key, label, lang }) => (
          <th key={key} scope="col" lang={lang} dir="auto">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, label, lang, cells, className }) => (
        <tr key={key} className={className}>
          <th scope="row" lang={lang} dir="auto">
            {label}
          </th>
          {columns.map((column, at) => (
            <td key={column.key}>{cells[at]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
