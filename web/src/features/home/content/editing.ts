import { createContext, lazy, useContext } from 'react'
import { withTexts } from '../../../lib/language/i18n.ts'
import { pendingOnError } from '../../../lib/loading/loadable.tsx'

const loadEditLink = withTexts('admin', () => import('../admin/EditLink.tsx'))
const loadHeroTools = withTexts('admin', () => import('../admin/HeroTools.tsx'))

/** True for an admin on the home page itself, not in a preview. The links and tools below are loaded for them alone. */
export const EditingContext = createContext(false)

export const useCanEdit = (): boolean => useContext(EditingContext)

export const EditLink = lazy(() => pendingOnError(loadEditLink()))
export const HeroTools = lazy(() => pendingOnError(loadHeroTools()))
