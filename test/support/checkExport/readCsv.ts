/** The records of a CSV file, the header first. */
export function readCsv(text: string): string[][] {
  const records: string[][] = [[]]
  for (const [, cell = '', end] of text.replace(/^\ufeff/, '').matchAll(/("[^"]*(?:""[^"]*)*"|[^",\r\n]*)(,|\r\n)/g)) {
    records.at(-1)!.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end !== ',') records.push([])
  }
  return records.slice(0, -1)
}
