import { demographicTexts } from './demographicFields.ts'
import { forgetDraft, readDraft, writeDraft } from './draft.ts'

const entered = {
  answers: new Map<string, string | string[]>([
    ['q1', 'half a sen'],
    ['q2', ['a', 'b']],
  ]),
  demographics: demographicTexts({ age: 34 }),
}
const guest = { response: null, user: null }

afterEach(() => forgetDraft('s1'))

describe('draft', () => {
  it('comes back as it was entered', () => {
    expect(writeDraft('s1', guest, entered)).toBe(true)
    expect(readDraft('s1', guest)).toEqual(entered)
  })

  it('is not another survey’s, nor another response’s', () => {
    writeDraft('s1', { response: 'r1', user: null }, entered)
    expect(readDraft('s2', { response: 'r1', user: null })).toBeNull()
    expect(readDraft('s1', { response: 'r2', user: null })).toBeNull()
    expect(readDraft('s1', guest)).toBeNull()
  })

  it('goes from a guest to who signs in, and never from one person to another or to a guest', () => {
    writeDraft('s1', guest, entered)
    expect(readDraft('s1', { response: null, user: 'mina' })).toEqual(entered)
    writeDraft('s1', { response: null, user: 'mina' }, entered)
    expect(readDraft('s1', { response: null, user: 'june' })).toBeNull()
    expect(readDraft('s1', guest)).toBeNull()
  })
})
