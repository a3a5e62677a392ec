import { demographicTexts } from '../answers/demographicTexts.ts'
import { forgetDraft, mergeDrafts, readDraft, sameEntered, writeDraft } from './draft.ts'
import { draftText } from './draftText.ts'

const entered = {
  answers: new Map<string, string | string[]>([
    ['q1', 'half a sen'],
    ['q2', ['b', 'a']],
    ['q3', '12 or 13'],
  ]),
  demographics: demographicTexts({ age: 34 }),
}
const survey = { id: 's1', slug: 'named' }
const guest = { response: null, user: null }

afterEach(() => forgetDraft('s1'))

describe('draft', () => {
  it('is restored as it was entered', () => {
    expect(writeDraft(survey, guest, entered)).toBe(true)
    expect(readDraft('s1', guest)).toEqual(entered)
  })

  it('is not another survey’s, nor another response’s', () => {
    writeDraft(survey, { response: 'r1', user: null }, entered)
    expect(readDraft('s2', { response: 'r1', user: null })).toBeNull()
    expect(readDraft('s1', { response: 'r2', user: null })).toBeNull()
    expect(readDraft('s1', guest)).toBeNull()
  })

  it('goes from a guest to who signs in, and never from one person to another or to a guest', () => {
    writeDraft(survey, guest, entered)
    expect(readDraft('s1', { response: null, user: 'mina' })).toEqual(entered)
    writeDraft(survey, { response: null, user: 'mina' }, entered)
    expect(readDraft('s1', { response: null, user: 'june' })).toBeNull()
    expect(readDraft('s1', guest)).toBeNull()
  })
  it('knows at which version the saved response was that it changes', () => {
    writeDraft(survey, { response: 'r1', version: 3, user: null }, entered)
    expect(readDraft('s1', { response: 'r1', user: null })?.version).toBe(3)
  })

  it('can be read as text by its author if the survey was deleted', () => {
    writeDraft(survey, { response: null, user: 'mina' }, entered, 'What I wrote')
    expect(draftText('named', 'mina')).toBe('What I wrote')
    expect(draftText('s1', 'mina')).toBe('What I wrote')
    expect(draftText('named', 'june')).toBeNull()
    expect(draftText('named', null)).toBeNull()
    expect(draftText('other', 'mina')).toBeNull()
  })

  it('takes by question what each of two tabs changed, and what this one deleted', () => {
    const known = {
      answers: new Map([
        ['q1', 'old'],
        ['q3', 'kept'],
      ]),
      demographics: demographicTexts({ job: 'Editor' }),
    }
    const entered = { answers: new Map([['q1', 'mine']]), demographics: demographicTexts({ job: 'Writer' }) }
    const stored = {
      answers: new Map([
        ['q1', 'old'],
        ['q2', 'theirs'],
        ['q3', 'kept'],
      ]),
      demographics: demographicTexts({ job: 'Editor', age: 34 }),
    }
    const merged = mergeDrafts(entered, known, stored)
    expect(Object.fromEntries(merged.answers)).toEqual({ q1: 'mine', q2: 'theirs' })
    expect(merged.demographics).toEqual(demographicTexts({ job: 'Writer', age: 34 }))
    expect([sameEntered(merged, entered), sameEntered(merged, merged)]).toEqual([false, true])
  })
})
