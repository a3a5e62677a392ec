import { useLocation } from 'react-router-dom'
import { useHydrating } from '../../../lib/hydration/useHydrating.ts'
import { parseAuthParams } from './authParams.ts'

/** The parameters of the login or signup page; while hydrating those of the bare path, since the server does not know query and fragment. */
export function useAuthParams() {
  const location = useLocation()
  const isHydrating = useHydrating()
  return { ...parseAuthParams(isHydrating ? { ...location, search: '', hash: '' } : location), isHydrating }
}
