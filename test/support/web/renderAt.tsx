import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom'

/** The router's location, for any page. */
function Elsewhere() {
  const { pathname, search } = useLocation()
  return <p>elsewhere: {pathname + search}</p>
}

/** Opens `address` in a browser whose pages are `pages`, by path; any other path shows its address as `elsewhere: /path?query`. */
export function renderAt(address: string, pages: Record<string, ReactNode>) {
  history.replaceState(null, '', address)
  return render(
    <BrowserRouter>
      <Routes>
        {Object.entries(pages).map(([path, page]) => (
          <Route key={path} path={path} element={page} />
        ))}
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </BrowserRouter>,
  )
}
