import { createContext, use, useMemo, type ReactNode } from 'react'
import { useWarnedIds } from '../logic/useLogicCheck.ts'
import { useHiddenInPreview } from '../preview/hidden.ts'

/** Sections and questions of which there is more to say than they say themselves, by their ids. */
type FlaggedParts = { hidden: ReadonlySet<string>; warned: ReadonlySet<string> }

const FlaggedPartsContext = createContext<FlaggedParts>({ hidden: new Set(), warned: new Set() })

export const useFlaggedParts = (): FlaggedParts => use(FlaggedPartsContext)

/** Gathers what the preview hides and the logic check warns of; rows render when that changes, not whenever it was worked out anew. */
export function FlaggedPartsProvider({ children }: { children: ReactNode }) {
  const hidden = useStableSet(useHiddenInPreview())
  const warned = useStableSet(useWarnedIds())
  return <FlaggedPartsContext value={useMemo(() => ({ hidden, warned }), [hidden, warned])}>{children}</FlaggedPartsContext>
}

/** The same set as long as the same ids are in it. */
function useStableSet(ids: ReadonlySet<string>): ReadonlySet<string> {
  const joined = [...ids].join(' ')
  return useMemo(() => new Set(joined.split(' ')), [joined])
}
