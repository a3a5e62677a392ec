import { listDrafts, deleteDraft, keepDraftOnUnload } from './drafts.ts'

const draft = (key: string, body: string) => ({ key, owner: 'mina', body, version: 1, at: new Date().toISOString() })

describe('a draft of a page that goes away', () => {
  afterEach(() => localStorage.clear())

  it('is only for its author', async () => {
    const left = draft('one', 'Almost lost')
    keepDraftOnUnload(left)
    expect(await listDrafts('mina')).toEqual([left])
    expect(await listDrafts('jiwon')).toEqual([])
  })

  it('takes the place of an earlier one of the same editor', async () => {
    keepDraftOnUnload(draft('one', 'Almost'))
    const left = draft('one', 'Almost lost')
    keepDraftOnUnload(left)
    expect(await listDrafts('mina')).toEqual([left])
  })

  it('is let go with the others', async () => {
    keepDraftOnUnload(draft('one', 'Saved after all'))
    await deleteDraft('one')
    expect(await listDrafts('mina')).toEqual([])
  })
})
