import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { renderAt } from '../../../../test/support/web/renderAt.tsx'
import { stubApi } from '../../../../test/support/web/stubApi.ts'
import AdminArea from '../../app/AdminArea.tsx'
import { setUpSession } from '../../../../test/support/web/setUpSession.ts'
import EditLink from '../home/admin/EditLink.tsx'
import { signIn } from '../../lib/session/session.ts'
import { me, both, stored, openHomepageEditor, press, type } from '../../../../test/support/web/pages/openHomepageEditor.tsx'

setUpSession()
beforeAll(async () => {
  await import('./HomepageScreen.tsx') // on a slow machine it would take longer than a test waits
})

describe('Save All', () => {
  it('sends the whole content with the edits, on the version that was read', async () => {
    const { saves, asked } = await openHomepageEditor()
    await press(/^Contact/)
    await type('Title', 'Talk to us')
    await type('Footnote', 'Within a week')
    expect(screen.getByText('2 changes')).toBeTruthy()
    await press('Save All')
    expect(await screen.findByText('Saved')).toBeTruthy()
    const { version: _version, ...body } = { ...stored, contact_title: both('Talk to us'), contact_footnote: both('Within a week') }
    expect(saves()).toEqual([body])
    expect(asked.find(({ call }) => call === 'PUT /homepage')!.headers).toMatchObject({ 'if-match': '"3"' })
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(asked.findLast(({ call }) => call === 'PUT /homepage')!.headers).toMatchObject({ 'if-match': '"4"' })
  })

  it('says by how much the homepage is too large', async () => {
    const body = { code: 'homepage.too_large', detail: 'This homepage is 41 KB over the limit. Shorten it and save again.' }
    await openHomepageEditor({ 'PUT /homepage': { status: 413, body } })
    await press('Save All')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The homepage is 41 KB over the limit. Shorten texts or remove images from them.',
    )
  })

  it('leads to the field that the server refuses', async () => {
    const errors = [{ path: 'mission.1.title.en', code: 'too_long', message: 'Too long' }]
    await openHomepageEditor({ 'PUT /homepage': { status: 422, body: { code: 'invalid', detail: 'x', errors } } })
    await press('Save All')
    await press('Mission 2: An entry is too long. Please shorten it.')
    expect(screen.getByRole('button', { name: /^Mission.*items/ }).getAttribute('aria-expanded')).toBe('true')
  })
})

it('marks missing translations, and asks before leaving with unsaved changes', async () => {
  await openHomepageEditor()
  expect(screen.getByRole('radio', { name: 'Korean, 2 texts missing' })).toBeTruthy()
  await press(/^Contact/)
  await type('Title', 'Unsaved')
  await userEvent.click(screen.getByText('Surveys', { selector: 'nav *' }))
  await press('Stay')
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Unsaved')
  await press('Undo')
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Write to us')
})

describe('opened by the edit link of a part', () => {
  it.each([
    ['usecases', 'Initial Domains'],
    ['', 'Hero'],
  ])('has it open, with the focus on its heading, in a tab of its own too: "%s"', async (part, name) => {
    const link = render(
      <MemoryRouter>
        <EditLink of={name} part={part} />
      </MemoryRouter>,
    )
    const { pathname, hash } = screen.getByRole<HTMLAnchorElement>('link')
    link.unmount()
    stubApi({ 'GET /auth/me': me, 'GET /homepage': { body: stored } })
    signIn('mine')
    renderAt(pathname + hash, { '/admin/*': <AdminArea /> })
    const heading = await screen.findByRole('button', { name: new RegExp(`^${name}`), expanded: true })
    expect(document.activeElement).toBe(heading)
    expect(screen.getAllByRole('button', { expanded: true })).toEqual([heading])
  })
})

describe('the screen', () => {
  it('says that only admins may see it', async () => {
    await openHomepageEditor({ 'GET /homepage': { status: 403, body: { code: 'auth.forbidden', detail: 'You must be an admin.' } } })
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load homepage (403).You must be an admin.')
  })

  it('goes to login and back when the session is over', async () => {
    stubApi({ 'GET /auth/me': me, 'GET /homepage': { status: 401, body: { code: 'auth.bad_token', detail: 'x' } } })
    signIn('mine')
    renderAt('/admin/homepage', { '/admin/*': <AdminArea /> })
    expect(await screen.findByText('elsewhere: /login?next=%2Fadmin%2Fhomepage')).toBeTruthy()
  })

  it('returns to the requested part after a login', async () => {
    stubApi({})
    renderAt('/admin/homepage#mission', { '/admin/*': <AdminArea /> })
    expect(await screen.findByText('elsewhere: /login?next=%2Fadmin%2Fhomepage%23mission')).toBeTruthy()
  })
})
