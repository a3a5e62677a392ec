import { readFileSync } from 'node:fs'
import { notRehearsed, suitesNotRehearsed, takenNames } from './notRehearsed.ts'
import { suites } from './suites.ts'

const all = suites()

describe('what a rehearsal leaves out', () => {
  it.each(notRehearsed)('is a test that $suite has: $test', ({ suite, test }) => {
    const file = readFileSync(all.get(suite)!.file, 'utf8')
    expect(file.split(`it('${test}', `)).toHaveLength(2)
  })

  it.each(notRehearsed)('is left out by its whole name, and no other: $test', ({ suite, test }) => {
    const taken = new RegExp(takenNames(suite))
    expect([taken.test(`a block of tests ${test}`), taken.test(test), taken.test(`${test} twice`), taken.test('another')]).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it.each(Object.keys(suitesNotRehearsed))('is a suite that is there: %s', (suite) => {
    expect(all.get(suite)?.file).toContain(`/${suite}.test.ts`)
  })

  it('is nothing of a suite that it does not name', () => {
    expect(takenNames('surveys')).toBe('')
  })
})
