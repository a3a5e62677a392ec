import { useLocation } from 'react-router-dom'
import { useHydrating } from '../hydration/useHydrating.ts'

/** Returns a function for the address of Login or Sign up with `next`, this page; between these two pages the query stays as it is. */
export function useSignInLink(): (page: '/login' | '/signup') => string {
  const { pathname, search: ownSearch } = useLocation()
  const search = useHydrating() ? '' : ownSearch // a published page's HTML is the same for every query
  const signingIn = pathname === '/login' || pathname === '/signup'
  return (page) => page + (signingIn ? search : `?${new URLSearchParams({ next: pathname + search })}`)
}
