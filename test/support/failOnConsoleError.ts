import { format } from 'node:util'

/** A test that makes the console complain is a failed test: expect the complaint with `jest.spyOn(console, 'error')`. */
let errors: unknown[][] = []
const original = console.error

beforeEach(() => {
  errors = []
  console.error = (...words: unknown[]) => void errors.push(words)
})

afterEach(() => {
  console.error = original
  if (errors.length) throw new Error(`unexpected console.error: ${errors.map((words) => format(...words)).join('\n')}`)
})
