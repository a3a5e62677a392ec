import { useLocation } from 'react-router-dom'
import { useHydrating } from '../../../lib/hydration/useHydrating.ts'
import { parseAuthParams } from './authParams.ts'

/**
 * The parameters of the login or signup page. While hydrating they are those of the bare path, since the server does not know query and fragment;
 * `destination`: the real `next` and `claim`, for a form that is submitted by then.
 */
export function useAuthParams() {
  const location = useLocation()
  const isHydrating = useHydrating()
  const { next, claim } = parseAuthParams(location)
  const shown = parseAuthParams(isHydrating ? { ...location, search: '', hash: '' } : location)
  return { ...shown, destination: { next, claim }, isHydrating }
}
