import { act, renderHook, screen } from '@testing-library/react'
import { Link } from 'react-router-dom'
import AccountPage from '../../../../web/src/features/account/AccountPage.tsx'
import { loadAllTexts } from '../loadAllTexts.ts'
import { signIn, signOut, useUser } from '../../../../web/src/lib/session/session.ts'
import { buildUser } from '../buildUser.ts'
import { renderAt } from '../renderAt.tsx'
import { stubApi, type Asked } from '../stubApi.ts'

export const mina = buildUser({ company: 'Harbour Desk', country: 'KR' })
export const me = { body: mina }

/** A saved profile as the server returns it: a cleared field is ''. */
const stored = (saved: object) => Object.fromEntries(Object.entries(saved).map(([name, value]) => [name, value ?? '']))

/** Renders /account for Mina. `replies`: by call, in place of hers. `sent` returns the requests of a call. */
export function renderAccount(replies: Parameters<typeof stubApi>[0] = {}, address = '/account') {
  const requests = stubApi({
    'GET /auth/me': me,
    'GET /auth/oauth/providers': { body: ['google', 'kakao'] },
    'GET /profile/identities': { body: [{ provider: 'google', linked_at: '2026-11-20T03:00:00.000Z' }] },
    'PUT /profile': ({ body }: Asked) => ({ body: { ...mina, ...stored(JSON.parse(body) as object) } }),
    ...replies,
  })
  act(() => signIn('mine'))
  const page = (
    <>
      <Link to="/away">Away</Link>
      <AccountPage />
    </>
  )
  renderAt(address, { '/account': page })
  return { sent: (call: string) => requests.filter((request) => request.call === call) }
}

/** As `renderAccount`, and waits until everything is loaded. */
export async function openAccount(...args: Parameters<typeof renderAccount>) {
  const rendered = renderAccount(...args)
  await screen.findByText('Linked on November 20, 2026')
  return rendered
}
export const field = (label: string) => screen.getByLabelText(label, { exact: false, selector: 'input, select' })
export const button = (name: string) => screen.getByRole('button', { name })
/** The error message of a field. */
export const errorOf = (label: string) => document.getElementById(`${field(label).id}-error`)?.textContent?.trim()

/** For beforeAll: loads the texts, and lets the session follow the token from the first test on. */
export function prepareAccount(): Promise<void> {
  renderHook(() => useUser()).unmount()
  return loadAllTexts()
}

/** For afterEach. */
export function leaveAccount(): void {
  act(signOut)
  localStorage.clear()
}
