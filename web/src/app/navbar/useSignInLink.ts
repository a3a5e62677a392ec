import { useLocation } from 'react-router-dom'
import { useHydrating } from '../../lib/hydration/useHydrating.ts'

/** Where Login and Sign up lead from here: back to this page afterwards; on these two pages themselves, wherever they were to lead. */
export function useSignInLink(): (page: '/login' | '/signup') => string {
  const { pathname, search: asked } = useLocation()
  const search = useHydrating() ? '' : asked // a published page is one for every query
  const signingIn = pathname === '/login' || pathname === '/signup'
  return (page) => page + (signingIn ? search : `?${new URLSearchParams({ next: pathname + search })}`)
}
