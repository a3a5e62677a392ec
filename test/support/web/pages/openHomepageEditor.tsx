import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Homepage } from '#shared/site/homepage.ts'
import { buildUser } from '../buildUser.ts'
import { renderAt } from '../renderAt.tsx'
import { stubApi, type Answer, type Asked } from '../stubApi.ts'
import AdminArea from '../../../../web/src/app/AdminArea.tsx'
import { signIn } from '../../../../web/src/lib/session/session.ts'
import { newMedia } from '../../../../web/src/lib/media/media.ts'

export const both = (en: string, ko = '') => ({ en, ko })
export const stored = {
  hero_badges: [{ label: both('Origin first', '출처부터') }],
  mission: [
    { title: both('Close the gap', '사이를 좁힙니다'), description: both(''), media: [newMedia('/media/a.png', 'image')] },
    { title: both('Make it ordinary'), description: both(''), media: [] },
  ],
  contact_title: both('Write to us'),
  unshown: 'kept',
  version: 3,
} as Homepage
export const me = { body: buildUser({ roles: ['admin'] }) }
export const saved = (asked: Asked): Answer => ({ body: { ...(JSON.parse(asked.body) as object), version: 4 } })
export const stale = { status: 412, body: { code: 'stale_version', detail: 'Someone else saved this while you were editing.' } }

function pagePreviewed() {
  if (!document.querySelector('iframe')?.contentDocument?.querySelector('#root h1')) throw new Error('No preview yet')
}

/** Opens the editor of the home page on the stored content; `answers` override stubs. `saves`: the saves so far. */
export async function openHomepageEditor(answers: Parameters<typeof stubApi>[0] = {}) {
  const asked = stubApi({ 'GET /auth/me': me, 'GET /homepage': { body: stored }, 'PUT /homepage': saved, ...answers })
  signIn('mine')
  const view = renderAt('/admin/homepage', { '/admin/*': <AdminArea /> })
  const shown = await screen.findByText(/^Save All$|^Failed to load/)
  // what shows the preview comes later, and would come in the middle of something
  if (shown.tagName === 'BUTTON') await waitFor(pagePreviewed)
  const saves = () => asked.filter(({ call }) => call === 'PUT /homepage').map(({ body }) => JSON.parse(body) as Homepage)
  return { ...view, saves, asked }
}
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
export async function type(label: string, text: string) {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.paste(text) // all at once: each key would render the editor and the preview
}
