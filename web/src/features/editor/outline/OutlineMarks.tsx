import { createContext, use, useMemo, type ReactNode } from 'react'
import { useWarnedIds } from '../logic/useLogicWarnings.ts'
import { useHiddenInPreview } from '../preview/hidden.ts'

/** Sections and questions of which there is more to say than they say themselves, by their ids. */
type Noted = { hidden: ReadonlySet<string>; warned: ReadonlySet<string> }

const NotedContext = createContext<Noted>({ hidden: new Set(), warned: new Set() })

export const useNoted = (): Noted => use(NotedContext)

/** Gathers what the preview hides and the logic check warns of; rows render when that changes, not whenever it was worked out anew. */
export function OutlineMarks({ children }: { children: ReactNode }) {
  const hidden = useSteady(useHiddenInPreview())
  const warned = useSteady(useWarnedIds())
  return <NotedContext value={useMemo(() => ({ hidden, warned }), [hidden, warned])}>{children}</NotedContext>
}

/** The same set as long as the same ids are in it. */
function useSteady(ids: ReadonlySet<string>): ReadonlySet<string> {
  const joined = [...ids].join(' ')
  return useMemo(() => new Set(joined.split(' ')), [joined])
}
