import { screen } from '@testing-library/react'
import LoginPage from '../../../../web/src/features/auth/LoginPage.tsx'
import { buildUser } from '../buildUser.ts'
import { renderAt } from '../renderAt.tsx'
import type { Asked } from '../stubApi.ts'

/** Opens the login page at an address. */
export async function openLogin(address: string) {
  renderAt(address, { '/login': <LoginPage /> })
  await screen.findByRole('main')
}

/** The requests without the one for the list of providers. */
export const sent = (requests: Asked[]) => requests.filter(({ call }) => !call.endsWith('/oauth/providers'))

/** The replies with a new access token, and with its user. */
export const granted = { body: { access_token: 'new', token_type: 'bearer', expires_in: 43_200 } }
export const me = { body: buildUser() }
