import { all, any, testsOf, type Test } from './formula.ts'
import { newContext, search } from './search.ts'

const test = (subject: string, holds: Test['holds'] = () => true): Test => ({ kind: 'test', subject, holds })

describe('the search', () => {
  it('prepares in steps of some thousand tests, since a survey has hundreds of questions', () => {
    let inStep = 0
    const values = Array.from({ length: 50 }, (_, at) => at)
    const holds = () => (inStep += 1) > 0
    const formula = all(...Array.from({ length: 200 }, (_, at) => test(`field ${at}`, holds)))
    const steps = search(formula, () => ({ values, isAll: true }), newContext(), new Map())
    let most = 0
    for (let isDone = false; !isDone; most = Math.max(most, inStep)) {
      inStep = 0
      isDone = steps.next().done === true
    }
    expect(most).toBeLessThan(1_200)
  })
})

describe('testsOf', () => {
  it('lists the tests of all formulas, even if one of them is always true', () => {
    const [one, other] = [test('one'), test('other')]
    expect([...testsOf(true, any(one, other), one)].map(([subject, tests]) => [subject, tests.length])).toEqual([
      ['one', 1],
      ['other', 1],
    ])
  })
})
