import { createContext, useContext, useEffect } from 'react'

/** A list on the screen: how many entries it has, and how one of them is moved. */
export type Sorted = { count: number; move: (key: string, to: number) => void }
export type Sorter = {
  lists: Map<string, Sorted>
  /** Says something to screen readers alone. */
  announce: (words: string) => void
}

export const SorterContext = createContext<Sorter>({ lists: new Map(), announce: () => {} })

/** Makes a list known to the area that it is dragged in; returns the area. */
export function useSorter(id: string, list: Sorted): Sorter {
  const sorter = useContext(SorterContext)
  useEffect(() => {
    sorter.lists.set(id, list)
    return () => void sorter.lists.delete(id)
  })
  return sorter
}
