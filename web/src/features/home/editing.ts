import { createContext, lazy, useContext } from 'react'
import { withTexts } from '../../lib/language/i18n.ts'

/** True where an admin looks at the home page itself: what only they see is loaded for them alone. */
export const EditingContext = createContext(false)

export const useEditing = (): boolean => useContext(EditingContext)

export const EditLink = lazy(withTexts('admin', () => import('./admin/EditLink.tsx')))
export const HeroTools = lazy(withTexts('admin', () => import('./admin/HeroTools.tsx')))
