import { createContent, undoSteps } from './content.ts'

const loaded = { title: 'Untitled' }

const open = () => {
  const store = createContent(loaded)
  return {
    store,
    title: () => store.get().title,
    type: (title: string, merge?: string) => store.edit((before) => ({ ...before, title }), merge === undefined ? {} : { merge }),
  }
}

describe('the content being edited', () => {
  it('goes back and forth through its edits, to the very objects', () => {
    const { store, type, title } = open()
    type('One')
    const one = store.get()
    type('Two')
    store.undo()
    expect(store.get()).toBe(one)
    store.undo()
    expect([store.get() === loaded, store.canUndo(), store.canRedo()]).toEqual([true, false, true])
    store.redo()
    store.redo()
    expect([title(), store.canRedo()]).toEqual(['Two', false])
  })

  it('drops the redo steps after another edit', () => {
    const { store, type, title } = open()
    type('One')
    store.undo()
    type('Other')
    store.redo()
    expect(title()).toBe('Other')
  })

  it('makes one step of a run of letters, and another after the field was left', () => {
    const { store, type, title } = open()
    for (const typed of ['A', 'Ab', 'Abc']) type(typed, 'title')
    store.closeUndoStep()
    type('Abcd', 'title')
    store.undo()
    expect(title()).toBe('Abc')
    store.undo()
    expect(title()).toBe('Untitled')
  })

  it(`keeps ${undoSteps} steps`, () => {
    const { store, type, title } = open()
    for (let step = 1; step <= undoSteps + 20; step++) type(`${step}`)
    for (let step = 0; step < undoSteps + 20; step++) store.undo()
    expect([title(), undoSteps]).toEqual(['20', 100])
  })

  it('ignores an edit that changes nothing, and calls no listener', () => {
    const { store } = open()
    const told = jest.fn()
    store.subscribe(told)
    store.edit((same) => same)
    expect([store.canUndo(), told.mock.calls.length]).toEqual([false, 0])
  })
})
