import { act, renderHook } from '@testing-library/react'
import { createStore, useStore } from './createStore.ts'

describe('a store', () => {
  it('renders its subscribers when the value changes, and not when it is set to the same value', () => {
    const store = createStore('one')
    let renders = 0
    const { result } = renderHook(() => {
      renders += 1
      return useStore(store)
    })
    expect(result.current).toBe('one')
    act(() => store.set('two'))
    expect(result.current).toBe('two')
    act(() => store.set('two'))
    expect(renders).toBe(2)
  })

  it('does not call a subscriber that has stopped', () => {
    const store = createStore(0)
    const heard: number[] = []
    const stop = store.subscribe(() => void heard.push(store.get()))
    store.set(1)
    stop()
    store.set(2)
    expect(heard).toEqual([1])
  })
})
