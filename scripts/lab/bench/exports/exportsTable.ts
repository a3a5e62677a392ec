import { megabytes, milliseconds, table, units } from '../table.ts'
import type { Measured } from './measureExports.ts'

const seconds = (value: number) => `${value.toFixed(1)} s`

/** What the exports and the pages of results took, as tables. */
export function exportsTable({ exports, looks, found }: Measured, responses: number): string {
  const many = responses.toLocaleString('en')
  const made = exports.map((row) => [row.name, seconds(row.seconds), seconds(row.cpu), megabytes(row.peak), megabytes(row.bytes)])
  const opened = looks.map((row) => [row.name, milliseconds(row.milliseconds), units(row.read)])
  return [
    table(`${many} responses, each export a job in a process of its own`, ['what', 'clock', 'processor', 'peak memory', 'file'], made),
    '',
    table(`Looks at ${many} responses`, ['what', 'time', 'read units'], opened),
    '',
    `The workbook: ${found}`,
  ].join('\n')
}
