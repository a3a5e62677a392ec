import { createContext, use, useMemo, type ReactNode } from 'react'
import { useWarnedIds } from '../logic/useLogicCheck.ts'
import { useShownInPreview } from '../preview/shown.ts'

/** Ids of the sections and questions that the preview hides, and of those with a logic warning. */
type FlaggedParts = { hidden: ReadonlySet<string>; warned: ReadonlySet<string> }

const none: ReadonlySet<string> = new Set()
const FlaggedPartsContext = createContext<FlaggedParts>({ hidden: new Set(), warned: new Set() })

export const useFlaggedParts = (): FlaggedParts => use(FlaggedPartsContext)

/** Provides the flagged parts to the rows of the outline, which render only when the ids change. */
export function FlaggedPartsProvider({ children }: { children: ReactNode }) {
  const hidden = useStableSet(useShownInPreview()?.hidden ?? none)
  const warned = useStableSet(useWarnedIds())
  return <FlaggedPartsContext value={useMemo(() => ({ hidden, warned }), [hidden, warned])}>{children}</FlaggedPartsContext>
}

/** Returns the same Set object until its ids change. */
function useStableSet(ids: ReadonlySet<string>): ReadonlySet<string> {
  const joined = [...ids].join(' ')
  return useMemo(() => new Set(joined.split(' ')), [joined])
}
