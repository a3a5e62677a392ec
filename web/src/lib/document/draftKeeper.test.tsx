import { createStore } from '../store/createStore.ts'
import { createDraftKeeper } from './draftKeeper.ts'

const kept: { key: string; title: string; owner: string; version: number | null }[] = []
const left: string[] = []
let hasRoom = true

jest.mock('./drafts.ts', () => ({
  storeDraft: ({ key, body, owner, version }: { key: string; body: { title: string }; owner: string; version: number }) => {
    if (!hasRoom) return Promise.reject(new Error('full'))
    kept.push({ key, title: body.title, owner, version })
    return Promise.resolve()
  },
  keepDraftOnUnload: ({ body }: { body: { title: string } }) => left.push(body.title),
  deleteDraft: (key: string) => {
    kept.splice(0, kept.length, ...kept.filter((draft) => draft.key !== key))
    return Promise.resolve()
  },
}))

const stored = { title: 'Stored' }

function edit() {
  const store = createStore(stored)
  const keeper = createDraftKeeper({
    unsavedDraft: () => (store.get() === stored ? undefined : { body: store.get(), version: 3 }),
    subscribe: store.subscribe,
  })
  const stop = keeper.start('mina s1')
  return { keeper, stop, type: (title: string) => store.set({ title }), undo: () => store.set(stored) }
}
const titles = () => kept.map(({ title }) => title)

beforeEach(() => {
  jest.useFakeTimers()
  kept.length = 0
  left.length = 0
  hasRoom = true
})
afterEach(() => jest.useRealTimers())

describe('unsaved content', () => {
  it('is kept once for a run of typing, and not within the keystroke', async () => {
    const { type } = edit()
    type('O')
    type('On')
    type('One')
    expect(titles()).toEqual([])
    await jest.advanceTimersByTimeAsync(2000)
    expect(kept).toMatchObject([{ title: 'One', owner: 'mina s1', version: 3 }])
  })

  it('is kept at once when the page is hidden or goes', async () => {
    const { type, stop } = edit()
    type('One')
    dispatchEvent(new Event('pagehide'))
    expect(titles()).toEqual(['One'])
    expect(left).toContain('One')
    type('Two')
    stop()
    expect(titles()).toEqual(['One', 'Two'])
  })

  it('is let go when it is as stored again', async () => {
    const { undo, type } = edit()
    type('One')
    await jest.advanceTimersByTimeAsync(2000)
    undo()
    await jest.advanceTimersByTimeAsync(2000)
    expect(kept).toEqual([])
  })

  it('is kept apart when it is set aside', async () => {
    const { keeper, type } = edit()
    type('Mine')
    const aside = keeper.stash()!
    type('Next')
    await jest.advanceTimersByTimeAsync(2000)
    expect(titles()).toEqual(['Mine', 'Next'])
    expect(kept[0]!.key).toBe(aside.key)
    expect(kept[1]!.key).not.toBe(aside.key)
  })

  it('is reported while this device has no room for it', async () => {
    const { keeper, type } = edit()
    hasRoom = false
    type('One')
    await jest.advanceTimersByTimeAsync(2000)
    expect(keeper.isFull.get()).toBe(true)
    hasRoom = true
    type('Two')
    await jest.advanceTimersByTimeAsync(2000)
    expect([keeper.isFull.get(), titles()]).toEqual([false, ['Two']])
  })
})
