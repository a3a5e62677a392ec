import { buildSurveyRow } from '../../../test/support/fixtures/buildSurveyRow.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { buildUser } from '../../../test/support/web/buildUser.ts'
import { renderAt } from '../../../test/support/web/renderAt.tsx'
import { stubApi } from '../../../test/support/web/stubApi.ts'
import { buildListed } from '../../../test/support/fixtures/buildResults.ts'
import { leaveNothingNear } from '../../../test/support/web/leaveNothingNear.ts'
import { stubResults } from '../../../test/support/web/pages/openResults.tsx'
import { setUpSession } from '../../../test/support/web/setUpSession.ts'
import { signIn, token } from '../lib/session/session.ts'
import AdminArea from './AdminArea.tsx'

/** Opens the area as the user of the stubbed API. */
function open(address: string) {
  signIn('mine')
  return renderAt(address, { '/admin/*': <AdminArea /> })
}
const me = { body: buildUser({ roles: ['admin'] }) }
const forbidden = { status: 403, body: { code: 'auth.forbidden', detail: 'You must be an admin.' } }

const row = (given: Partial<SurveyRow> = {}) => buildSurveyRow('s1', { slug: 'everyday-media', title: 'Trust in everyday media', ...given })
const surveys = { body: [row(), row({ id: 's2', slug: '', title: 'Evidence', is_active: false })] }

setUpSession()

describe('the admin area', () => {
  it('shows the menu and the screen at the same moment, so that React does not throttle the screen', async () => {
    stubApi({ 'GET /auth/me': me, 'GET /surveys': surveys, 'GET /users': { body: [] } })
    const { unmount } = open('/admin/surveys')
    await screen.findByRole('navigation', { hidden: true }) // the user is known from now on
    unmount()
    const headings: (string | undefined)[] = []
    const observer = new MutationObserver(() => {
      if (screen.queryByRole('navigation', { hidden: true })) headings.push(document.querySelector('h1')?.textContent)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    open('/admin/users')
    await screen.findByRole('heading', { name: 'Users' })
    observer.disconnect()
    expect(headings[0]).toBe('Users')
  })

  it('sends who cannot be looked up to login, with the way back', async () => {
    stubApi({ 'GET /auth/me': { status: 500, body: {} } })
    open('/admin/surveys')
    expect(await screen.findByText('elsewhere: /login?next=%2Fadmin%2Fsurveys')).toBeTruthy()
  })

  it("shows the user's e-mail and the screens that there are", async () => {
    stubApi({ 'GET /auth/me': me, 'GET /surveys': surveys })
    open('/admin')
    const menu = await screen.findByRole('navigation', { hidden: true })
    expect(within(menu).getByText('mina@prism.example')).toBeTruthy()
    expect(within(menu).getByText('Dashboard').closest('a')?.getAttribute('aria-current')).toBe('page')
    expect(within(menu).getByText('Surveys').closest('a')?.getAttribute('href')).toBe('/admin/surveys')
  })

  it.each([
    '',
    '/surveys',
    '/surveys/new',
    '/surveys/s1',
    '/surveys/s1/report',
    '/homepage',
    '/settings',
    '/inquiries',
    '/users',
    '/providers',
  ])('shows visitors without the admin role nothing of /admin%s, and makes no call for it', async (screenPath) => {
    const asked = stubApi({ 'GET /auth/me': { body: buildUser() } })
    open(`/admin${screenPath}`)
    expect((await screen.findByRole('alert')).textContent).toContain('You must be an admin.')
    expect(screen.queryByRole('navigation', { hidden: true })).toBeNull()
    expect(screen.queryByText('New Survey')).toBeNull()
    expect(asked.map(({ call }) => call)).toEqual(['GET /auth/me'])
  })

  it('offers a user without the admin role Home, and Logout to sign in as another user', async () => {
    stubApi({ 'GET /auth/me': { body: buildUser() } })
    open('/admin/surveys/new')
    expect((await screen.findByRole('link', { name: 'Home' })).getAttribute('href')).toBe('/')
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    expect(token()).toBeNull()
    expect(await screen.findByText('elsewhere: /login?next=%2Fadmin%2Fsurveys%2Fnew')).toBeTruthy()
  })
})

describe('the results', () => {
  leaveNothingNear()

  it('are printed with the names of the files of answers, the first time too', async () => {
    const files = [{ id: 'F1', name: 'balcony.png', size: 2048, type: 'image/png', url: '/media/F1.png' }]
    const listed = buildListed(1, { answers: [{ question_id: 'proof', value: files }] })
    stubResults({ 'GET /auth/me': me, 'GET /surveys/S/responses?limit=100': { body: [listed] } })
    const isNamed: boolean[] = []
    const print = jest.spyOn(window, 'print').mockImplementation(() => void isNamed.push(screen.queryByText('balcony.png') !== null))
    open('/admin/surveys/S/results')
    await userEvent.click((await screen.findAllByRole('button', { name: 'Print' }))[0]!)
    await waitFor(() => expect(print).toHaveBeenCalled())
    expect(isNamed).toEqual([true])
  })
})

describe('the dashboard', () => {
  it('lists every survey with its state, and Open leads to its page by slug, else by id', async () => {
    stubApi({ 'GET /auth/me': me, 'GET /surveys': surveys })
    open('/admin')
    const [, first, second] = await screen.findAllByRole('row')
    expect(first!.textContent).toContain('Trust in everyday media/survey/everyday-mediaActive')
    expect(second!.textContent).toContain('Evidence/survey/s2Inactive')
    expect(within(first!).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/survey/everyday-media')
    expect(within(second!).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/survey/s2')
  })

  it('says Loading... and then, without surveys, the first steps', async () => {
    stubApi({ 'GET /auth/me': me, 'GET /surveys': { body: [] } })
    open('/admin')
    expect(screen.getByText('Loading...')).toBeTruthy()
    await screen.findByRole('region', { name: 'Three steps to your first responses' })
  })

  it('tries again after a failure', async () => {
    stubApi({ 'GET /auth/me': me, 'GET /surveys': ['offline', surveys] })
    open('/admin')
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await screen.findByText('Trust in everyday media')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('downloads the export by a ticket, never by the access token', async () => {
    const clicked: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.getAttribute('href')!)
    })
    stubApi({ 'GET /auth/me': me, 'GET /surveys': surveys, 'POST /analytics/export/s1/ticket': { status: 201, body: { token: 'ticket' } } })
    open('/admin')
    await userEvent.click((await screen.findAllByRole('button', { name: 'Export Excel' }))[0]!)
    await screen.findByText('The download starts in a moment.')
    expect(clicked).toEqual([expect.stringMatching(/^\/api\/analytics\/export\/s1\?token=ticket&lang=en$/)])
    expect(clicked[0]).not.toContain('mine')
    jest.restoreAllMocks()
  })

  it('says in the row why an export did not start', async () => {
    stubApi({ 'GET /auth/me': me, 'GET /surveys': surveys, 'POST /analytics/export/s1/ticket': forbidden })
    open('/admin')
    await userEvent.click((await screen.findAllByRole('button', { name: 'Export Excel' }))[0]!)
    expect((await screen.findByRole('alert')).textContent).toBe('You must be an admin.')
  })
})

describe('the list of surveys', () => {
  const list = { 'GET /auth/me': me, 'GET /surveys': [surveys, { body: [surveys.body[1]] }] }

  it('deletes a survey after asking, then loads the list again', async () => {
    const asked = stubApi({ ...list, 'DELETE /surveys/s1': { status: 204 } })
    open('/admin/surveys')
    await userEvent.click((await screen.findAllByRole('button', { name: 'Delete' }))[0]!)
    const dialog = screen.getByRole('dialog', { name: 'Delete this survey?' })
    expect(dialog.textContent).toContain('Trust in everyday media')
    expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await screen.findByText('Evidence')
    expect(asked.filter(({ call }) => call === 'GET /surveys')).toHaveLength(2)
    expect(screen.queryByText('Trust in everyday media')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the survey when one cancels', async () => {
    const asked = stubApi(list)
    open('/admin/surveys')
    await userEvent.click((await screen.findAllByRole('button', { name: 'Delete' }))[0]!)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  })

  it('says in the dialog why a survey was not deleted', async () => {
    stubApi({ ...list, 'DELETE /surveys/s1': forbidden })
    open('/admin/surveys')
    await userEvent.click((await screen.findAllByRole('button', { name: 'Delete' }))[0]!)
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect((await screen.findByRole('alert')).textContent).toBe('You must be an admin.')
  })
})
