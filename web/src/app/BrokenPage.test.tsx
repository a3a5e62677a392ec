import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { loadTexts } from '../lib/language/i18n.ts'
import { BrokenPage } from './BrokenPage.tsx'

function Throws(): never {
  throw new Error('not meant to happen')
}

beforeAll(() => loadTexts('en'))

describe('BrokenPage', () => {
  it('names what happened, and is left by any link', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
    history.replaceState(null, '', '/surveys')
    render(
      <BrowserRouter>
        <Link to="/login">Login</Link>
        <BrokenPage>
          <Routes>
            <Route path="/surveys" element={<Throws />} />
            <Route path="/login" element={<h1>Sign in here</h1>} />
            <Route path="/" element={<h1>At home</h1>} />
          </Routes>
        </BrokenPage>
      </BrowserRouter>,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page stopped working')
    expect(document.title).toContain('This page stopped working')
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')

    await userEvent.click(screen.getByRole('link', { name: 'Login' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in here')
    expect(complaints).toHaveBeenCalled()
    complaints.mockRestore()
  })
})
