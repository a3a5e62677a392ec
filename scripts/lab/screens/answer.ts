import type { Page, Route } from '@playwright/test'
import { serveShell } from '../browser/serveShell.ts'
import type { Said } from './screen.ts'

/** Makes the API say to this page what `api` has it say. Returns how it gets its own voice back. */
export async function answer(page: Page, api: Record<string, Said>): Promise<() => Promise<void>> {
  if (Object.keys(api).length > 0) await serveShell(page)
  for (const [call, said] of Object.entries(api)) {
    const [method, path] = call.split(' ') as [string, string]
    await page.route(
      (url) => new RegExp(`^/api${path.replaceAll('*', '[^/]+')}$`).test(url.pathname),
      (route) => (route.request().method() === method ? reply(route, said) : route.fallback()),
    )
  }
  return () => page.unrouteAll({ behavior: 'ignoreErrors' })
}

async function reply(route: Route, said: Said): Promise<void> {
  if (said === 'waits') return
  if (said === 'offline') return route.abort('internetdisconnected')
  const { status = 200, body } = said
  return route.fulfill({ status, json: body })
}
