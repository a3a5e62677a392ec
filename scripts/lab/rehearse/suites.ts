import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const tests = fileURLToPath(new URL('../../../test', import.meta.url))
const parts = ['api', 'attacks', 'faults'] as const

/** `part`: the folder of test/ that a suite is in; `file`: its path from the project's root. */
export type Suite = { part: (typeof parts)[number]; file: string }

/** The suites of tests that call the API, by the name of their file without `.test.ts`. */
export const suites = (): Map<string, Suite> =>
  new Map(
    parts.flatMap((part) =>
      readdirSync(join(tests, part), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.test.ts'))
        .map((file) => [basename(file, '.test.ts'), { part, file: `test/${part}/${file}` }] as const),
    ),
  )
