import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import type { ProviderRow } from '#shared/accounts/providerBodies.ts'
import { buildUser } from '../../../../test/support/web/buildUser.ts'
import { renderAt } from '../../../../test/support/web/renderAt.tsx'
import { stubApi, type Asked } from '../../../../test/support/web/stubApi.ts'
import { setUpSession } from '../../../../test/support/web/setUpSession.ts'
import { signIn } from '../../lib/session/session.ts'
import ProvidersScreen from './ProvidersScreen.tsx'

const kakao: ProviderRow = { id: 'kakao', provider: 'kakao', client_id: 'an-app', client_secret: '', has_secret: true, enabled: true }
const saved = ({ body }: Asked) => {
  const { provider, client_id, client_secret, enabled } = JSON.parse(body) as ProviderRow & { client_secret: string }
  return {
    body: { id: provider, provider, client_id, client_secret: '', has_secret: client_secret !== '' || provider === 'kakao', enabled },
  }
}

async function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const asked = stubApi({
    'GET /auth/me': { body: buildUser({ roles: ['admin'] }) },
    'GET /admin/providers': { body: [kakao] },
    'POST /admin/providers': saved,
    ...answers,
  })
  act(() => signIn('mine'))
  const page = (
    <>
      <Link to="/away">Away</Link>
      <ProvidersScreen />
    </>
  )
  renderAt('/admin/providers', { '/admin/providers': page })
  await screen.findByLabelText('Provider')
  return { saves: () => asked.filter(({ call }) => call === 'POST /admin/providers').map(({ body }) => JSON.parse(body) as object) }
}
const choose = (name: string) => userEvent.selectOptions(screen.getByLabelText('Provider'), name)
const states = () => within(screen.getByRole('list', { name: 'Providers' })).getAllByRole('button')

setUpSession()

describe('the OAuth Providers screen', () => {
  it('lists each provider as enabled or disabled', async () => {
    await open()
    expect(states().map(({ textContent }) => textContent)).toEqual([
      'GoogleDisabled',
      'KakaoEnabled',
      'NaverDisabled',
      'FacebookDisabled',
      'LinkedInDisabled',
    ])
  })

  it('saves a new provider, and explains if its button will not show', async () => {
    const { saves } = await open()
    await choose('Naver')
    await userEvent.type(screen.getByLabelText('Client ID'), 'app-1')
    await userEvent.click(screen.getByLabelText('Enabled'))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(saves()).toEqual([{ provider: 'naver', client_id: 'app-1', client_secret: '', enabled: true }])
    expect(states()[2]!.textContent).toBe('NaverClient secret missingIncomplete')
    await userEvent.type(screen.getByLabelText('Client secret'), 's3cret')
    await userEvent.click(screen.getByRole('button', { name: 'Update' }))
    await screen.findByText(/^A secret is saved/)
    expect(screen.getByLabelText('Client secret')).toHaveProperty('value', '')
    expect(states()[2]!.textContent).toBe('NaverEnabled')
  })

  it('never shows a stored secret, and keeps it when it is left blank', async () => {
    const { saves } = await open()
    await choose('Kakao')
    expect(screen.getByLabelText('Client secret')).toHaveProperty('value', '')
    expect(screen.getByText(/^A secret is saved/)).toBeTruthy()
    await userEvent.click(screen.getByLabelText('Enabled'))
    await userEvent.click(screen.getByRole('button', { name: 'Update' }))
    await screen.findByText('Saved')
    expect(saves()).toEqual([{ provider: 'kakao', client_id: 'an-app', client_secret: '', enabled: false }])
    expect(states()[1]!.textContent).toBe('KakaoDisabled')
  })

  it('keeps the input of one provider while another is open', async () => {
    await open()
    await userEvent.type(screen.getByLabelText('Client ID'), 'mine')
    await choose('Facebook')
    expect(screen.getByLabelText('Client ID')).toHaveProperty('value', '')
    await userEvent.click(states()[0]!)
    expect(screen.getByLabelText('Client ID')).toHaveProperty('value', 'mine')
    await userEvent.clear(screen.getByLabelText('Client ID'))
  })

  it('gives the callback address of the provider, and where its app is made', async () => {
    await open()
    await choose('LinkedIn')
    expect(screen.getByLabelText('Callback address')).toHaveProperty('value', `${location.origin}/api/auth/oauth/linkedin/callback`)
    expect(screen.getByRole('link', { name: 'Open the console: LinkedIn' }).getAttribute('href')).toMatch(/^https:\/\/www\.linkedin\.com\//)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Copied')).toBeTruthy()
  })

  it('shows why a save failed, and keeps the input', async () => {
    await open({ 'POST /admin/providers': 'offline' })
    await userEvent.type(screen.getByLabelText('Client ID'), 'mine')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server')
    expect(screen.getByLabelText('Client ID')).toHaveProperty('value', 'mine')
    await userEvent.clear(screen.getByLabelText('Client ID'))
  })

  it('saves every one that was changed before one leaves, and shows the one that is refused', async () => {
    const refused = { status: 422, body: { code: 'invalid', detail: 'x', errors: [{ path: 'client_id', code: 'invalid', message: 'x' }] } }
    const { saves } = await open({
      'POST /admin/providers': (asked) => (asked.body.includes('"client_id":"bad"') ? refused : saved(asked)),
    })
    await userEvent.type(screen.getByLabelText('Client ID'), 'mine')
    await choose('Facebook')
    await userEvent.type(screen.getByLabelText('Client ID'), 'bad')
    await choose('Naver')
    await userEvent.click(screen.getByText('Away'))
    await userEvent.click(screen.getByRole('button', { name: 'Save and leave' }))
    await screen.findByRole('alert')
    expect(screen.getByLabelText('Provider')).toHaveProperty('value', 'facebook')
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.type(screen.getByLabelText('Client ID'), 'ly not')
    await userEvent.click(screen.getByText('Away'))
    await userEvent.click(screen.getByRole('button', { name: 'Save and leave' }))
    expect(await screen.findByText('elsewhere: /away')).toBeTruthy()
    expect(saves().map((one) => (one as ProviderRow).client_id)).toEqual(['mine', 'bad', 'badly not'])
  })
})

it('says that only admins may see it', async () => {
  stubApi({
    'GET /auth/me': { body: buildUser() },
    'GET /admin/providers': { status: 403, body: { code: 'auth.forbidden', detail: 'You must be an admin.' } },
  })
  act(() => signIn('mine'))
  renderAt('/admin/providers', { '/admin/providers': <ProvidersScreen /> })
  expect((await screen.findByRole('alert')).textContent).toContain('You must be an admin.')
  expect(screen.getByRole('heading', { level: 1, name: 'OAuth Providers' })).toBeTruthy()
})
