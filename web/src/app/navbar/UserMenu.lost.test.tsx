import { act, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { stubApi } from '../../../../test/support/web/stubApi.ts'
import { loadTexts } from '../../lib/language/i18n.ts'
import { signIn } from '../../lib/session/session.ts'
import { Navbar } from './Navbar.tsx'

const tried = jest.fn()
jest.mock('./UserMenu.tsx', () => {
  tried()
  throw new Error('Unable to preload CSS')
})

beforeAll(() => loadTexts('en'))

describe('An account menu that cannot be had', () => {
  it('leaves the bar and the page as they are', async () => {
    stubApi({ 'GET /auth/me': { body: { id: 'u', email: 'mina@x.org', full_name: 'Mina Park', roles: [] } } })
    act(() => signIn('token'))
    render(
      <BrowserRouter>
        <Navbar />
      </BrowserRouter>,
    )
    await waitFor(() => expect(tried).toHaveBeenCalled())
    await act(() => new Promise((resolve) => void setTimeout(resolve)))
    expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
  })
})
