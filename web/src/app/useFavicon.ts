import { useEffect } from 'react'
import { loadOptional, pendingOnError } from '../lib/loading/loadable.tsx'
import { useBrand } from '../lib/site/brand.ts'

export function useFavicon(): void {
  const { logo } = useBrand()
  useEffect(() => {
    if (!logo) return undefined
    const shown = pendingOnError(loadOptional(() => import('./favicon.ts'))).then(({ showFavicon }) => showFavicon(logo))
    return () => void shown.then((restore) => restore())
  }, [logo])
}
