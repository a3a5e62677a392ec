type Line = { answers: { value: unknown }[] }

/** The values of the first question in a file of JSON Lines. */
export const jsonLinesValues = (file: string) =>
  file
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as Line).answers[0]!.value)

/** The cells of the question `q` in a CSV file, as they are written. */
export function csvColumn(file: string) {
  const [header, ...rows] = file
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  return rows.map((row) => row[header!.indexOf('"q"')])
}
