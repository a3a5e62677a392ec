import { join } from 'node:path'
import { jestCounts, lastLine, playwrightCounts, secondsByFolder, stageLine } from './counts.ts'

const jestReport = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 0 }
const playwrightReport = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] }

describe('jestCounts', () => {
  it.each([
    [{}, 0],
    [{ numFailedTests: 2 }, 2],
    [{ numPendingTests: 1, numTodoTests: 1 }, 2],
    [{ numRuntimeErrorTestSuites: 3 }, 3],
  ])('takes %j for %i failures', (over, failed) => {
    expect(jestCounts(JSON.stringify({ ...jestReport, ...over }))).toMatchObject({ passed: 5, failed })
  })
})

const spec = (title: string, status: string) => ({ file: 'home.spec.ts', title, tests: [{ status }] })

describe('playwrightCounts', () => {
  it.each([
    [{}, [], 0],
    [{ unexpected: 2 }, [], 2],
    [{ skipped: 1 }, [], 1],
    [{}, [{ message: 'No tests found' }], 1],
  ])('takes %j with errors %j for %i failures', (stats, errors, failed) => {
    const report = { ...playwrightReport, stats: { ...playwrightReport.stats, ...stats }, errors }
    expect(playwrightCounts(JSON.stringify(report))).toMatchObject({ passed: 3, failed, flaky: [] })
  })

  it('counts what passed at its second try as passed, and names it', () => {
    const described = { specs: [spec('sends it', 'flaky')], suites: [] }
    const suites = [{ specs: [spec('opens', 'expected')], suites: [described] }]
    const counts = playwrightCounts(JSON.stringify({ ...playwrightReport, stats: { ...playwrightReport.stats, flaky: 1 }, suites }))
    expect(counts).toMatchObject({ passed: 4, failed: 0, flaky: ['home.spec.ts sends it'] })
    expect(stageLine(counts)).toBe('4 passed, 0 failed, flaky: home.spec.ts sends it')
  })
})

const file = (name: string, seconds: number) => ({ name: join(process.cwd(), name), startTime: 1_000, endTime: 1_000 + seconds * 1_000 })

describe('secondsByFolder', () => {
  it('adds up the files of a folder, the slowest folder first', () => {
    const testResults = [file('shared/a.test.ts', 1), file('test/api/b.test.ts', 2), file('shared/logic/c.test.ts', 4.5)]
    expect(secondsByFolder(JSON.stringify({ testResults }))).toEqual(['   shared: 5.5 s', '   test/api: 2.0 s'])
  })
})

describe('stageLine', () => {
  it('has no line about flaky tests if there are none', () => {
    expect(stageLine({ passed: 2, failed: 1, problems: [], flaky: [] })).toBe('2 passed, 1 failed')
  })
})

describe('lastLine', () => {
  it('sums all stages up', () => {
    const stages = [
      { passed: 1, failed: 0, problems: [] },
      { passed: 9, failed: 2, problems: ['x'] },
    ]
    expect(lastLine(stages)).toBe('10 passed, 2 failed')
  })
})
