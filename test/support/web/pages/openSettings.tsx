import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildUser } from '../buildUser.ts'
import { renderAt } from '../renderAt.tsx'
import { stubApi, type Answer, type Asked } from '../stubApi.ts'
import { signIn } from '../../../../web/src/lib/session/session.ts'
import AdminArea from '../../../../web/src/app/AdminArea.tsx'

export const stored = {
  logo_url: '',
  cover_url: '',
  footer_text_en: '',
  footer_text_ko: '',
  company_name_en: 'Seohae Daily',
  company_name_ko: '',
  tagline_en: 'Proof',
  tagline_ko: '',
  copyright_text_en: '',
  copyright_text_ko: '',
  version: 3,
}
const me = { body: buildUser({ roles: ['admin'] }) }
export const saved = (asked: Asked): Answer => ({ body: { ...(JSON.parse(asked.body) as object), version: 4 } })
const stale = { status: 412, body: { code: 'stale_version', detail: 'Someone else saved this while you were editing.' } }
/** Accepts a save only over version 9. */
export const savedOnNine = (asked: Asked): Answer => (asked.headers['if-match'] === '"9"' ? saved(asked) : stale)

/** Opens the screen on the stored settings; `answers` override stubs. */
export async function openSettings(answers: Parameters<typeof stubApi>[0] = {}) {
  const asked = stubApi({ 'GET /auth/me': me, 'GET /admin/settings': { body: stored }, 'POST /admin/settings': saved, ...answers })
  signIn('mine')
  const view = renderAt('/admin/settings', { '/admin/*': <AdminArea /> })
  await screen.findByRole('heading', { name: 'Site Settings' })
  return { ...view, saves: () => asked.filter(({ call }) => call === 'POST /admin/settings') }
}
/** Opens the screen once more, after a visit that left a tagline unsaved. */
export async function leaveDraftBehind(answers: Parameters<typeof stubApi>[0] = {}) {
  await openSettings({ 'GET /surveys': { body: [] }, ...answers })
  await type('Tagline (EN)', 'Mine')
  dispatchEvent(new Event('pagehide'))
  await userEvent.click(screen.getByText('Surveys', { selector: 'nav *' }))
  await press('Leave')
  await userEvent.click(screen.getByText('Site Settings', { selector: 'nav *' }))
  await screen.findByRole('button', { name: 'Restore' })
}
export const field = (label: string) => screen.findByLabelText(label)
export async function type(label: string, text: string) {
  const input = await field(label)
  await userEvent.clear(input)
  await userEvent.paste(text)
}
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
