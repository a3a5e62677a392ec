import { relative } from 'node:path'

/** How many passed and failed; `problems`: failures besides the tests themselves; `flaky`: tests that passed only at the second attempt. */
export type Counts = { passed: number; failed: number; problems: string[]; flaky?: string[] }

type JestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  numRuntimeErrorTestSuites: number
}

const some = (count: number, what: string) => (count > 0 ? [`${count} ${what}`] : [])

/** The counts of Jest's JSON. A test that is skipped and a file that does not run are failures. */
export function jestCounts(json: string): Counts {
  const {
    numPassedTests: passed,
    numFailedTests,
    numPendingTests,
    numTodoTests,
    numRuntimeErrorTestSuites: broken,
  } = JSON.parse(json) as JestReport
  const skipped = numPendingTests + numTodoTests
  return {
    passed,
    failed: numFailedTests + skipped + broken,
    problems: [...some(skipped, 'skipped'), ...some(broken, 'files that do not run')],
  }
}

type PlaywrightSuite = { specs: { file: string; title: string; tests: { status: string }[] }[]; suites?: PlaywrightSuite[] }

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

const flakyTests = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ file, title }) => `${file} ${title}`),
  ...suites.flatMap(flakyTests),
]

/** How long Jest's files took together by the folder they are in, the slowest first: a line for each. Three of them run at a time. */
export function secondsByFolder(json: string): string[] {
  const { testResults } = JSON.parse(json) as { testResults: { name: string; startTime: number; endTime: number }[] }
  const seconds = new Map<string, number>()
  for (const { name, startTime, endTime } of testResults) {
    const [top, room] = relative(process.cwd(), name).split('/')
    const folder = top === 'test' ? `test/${room}` : top!
    seconds.set(folder, (seconds.get(folder) ?? 0) + (endTime - startTime) / 1000)
  }
  return [...seconds].sort(([, a], [, b]) => b - a).map(([folder, sum]) => `   ${folder}: ${sum.toFixed(1)} s`)
}

/**
 * The counts of Playwright's JSON. A test that passes at its second try passed, and is named. One that is skipped is a failure, and so is an
 * error outside of the tests.
 */
export function playwrightCounts(json: string): Counts {
  const { stats, errors, suites } = JSON.parse(json) as PlaywrightReport
  const { expected, unexpected, flaky, skipped } = stats
  const outside = errors.map(({ message = 'an error' }) => message)
  return {
    passed: expected + flaky,
    failed: unexpected + skipped + outside.length,
    problems: [...some(skipped, 'skipped'), ...outside],
    flaky: suites.flatMap(flakyTests),
  }
}

/** The summary of a stage: its counts, and the names of its flaky tests. */
export const stageLine = (counts: Counts): string =>
  [lastLine([counts]), ...(counts.flaky?.length ? [`flaky: ${counts.flaky.join('; ')}`] : [])].join(', ')

/** The sum over all stages, as `npm test` ends with it. */
export function lastLine(stages: Counts[]): string {
  const sum = (field: 'passed' | 'failed') => stages.reduce((total, stage) => total + stage[field], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
