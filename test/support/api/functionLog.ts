import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'

const levels = ['debug', 'error', 'info', 'log', 'warn'] as const

let running = 0
let original: Partial<Pick<Console, (typeof levels)[number]>> = {}

/** Runs a function and stores its log in FUNCTION_LOG_DIR, if that is set: one file for each worker. Other listeners still get the log. */
export async function hearing<T>(run: () => Promise<T>): Promise<T> {
  const folder = process.env.FUNCTION_LOG_DIR
  if (!folder) return run()
  if (running++ === 0) hear(folder)
  try {
    return await run()
  } finally {
    if (--running === 0) Object.assign(console, original)
  }
}

function hear(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${process.env.JEST_WORKER_ID ?? 0}.txt`)
  original = Object.fromEntries(levels.map((level) => [level, console[level]]))
  for (const level of levels)
    console[level] = (...words: unknown[]) => {
      appendFileSync(
        file,
        `${words.map((word) => (typeof word === 'string' ? word : inspect(word, { depth: null, breakLength: Infinity }))).join(' ')}\n`,
      )
      original[level]?.(...words)
    }
}

/** Texts that no log may contain, by name. The suites send these in bodies, headers and addresses all the time. */
const forbidden: [string, RegExp][] = [
  ['an access token', /eyJ[\w-]{10,}\.[\w-]+\./],
  ['a header with a token', /\bbearer\s+[\w-]{8}/i],
  ['the id of a response', /S[0-9a-f]{16}-[0-9a-f]{32}/],
  ['the secret half of a response’s id', /RESP#/],
  ['a query string', /\?(?:token|response|code|state|next|claim|cursor|q)=/],
  ['an address of a person', /[\w.-]+@example\.com/i],
  ['a password', /a quiet lake of ink|\$argon2/],
  ['an answer or a note', /Busan Herald|four years old|Taken in|take part|next lecture/],
]

/** The logged bodies, tokens, query strings and ids in `folder`: one line each, without duplicates. */
export function leaked(folder: string): string[] {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  return forbidden.flatMap(([what, pattern]) => {
    const line = lines.find((one) => pattern.test(one))
    return line === undefined ? [] : [`${what}: ${line.slice(0, 300)}`]
  })
}
