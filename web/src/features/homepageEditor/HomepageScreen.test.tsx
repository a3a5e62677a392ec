import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import type { Homepage } from '#shared/site/homepage.ts'
import { buildUser } from '../../../../test/support/web/buildUser.ts'
import { renderAt } from '../../../../test/support/web/renderAt.tsx'
import { stubApi, type Answer, type Asked } from '../../../../test/support/web/stubApi.ts'
import AdminArea from '../../app/AdminArea.tsx'
import { loadTexts } from '../../lib/language/i18n.ts'
import EditLink from '../home/admin/EditLink.tsx'
import { signIn, signOut, useUser } from '../../lib/session/session.ts'
import { newMedia } from '../../lib/media/media.ts'

const both = (en: string, ko = '') => ({ en, ko })
const stored = {
  hero_badges: [{ label: both('Origin first', '출처부터') }],
  mission: [
    { title: both('Close the gap', '사이를 좁힙니다'), description: both(''), media: [newMedia('/media/a.png', 'image')] },
    { title: both('Make it ordinary'), description: both(''), media: [] },
  ],
  contact_title: both('Write to us'),
  unshown: 'kept',
  version: 3,
} as Homepage
const me = { body: buildUser({ roles: ['admin'] }) }
const saved = (asked: Asked): Answer => ({ body: { ...(JSON.parse(asked.body) as object), version: 4 } })
const stale = { status: 412, body: { code: 'stale_version', detail: 'Someone else saved this while you were editing.' } }

function pagePreviewed() {
  if (!document.querySelector('iframe')?.contentDocument?.querySelector('#root h1')) throw new Error('No preview yet')
}

async function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const asked = stubApi({ 'GET /auth/me': me, 'GET /homepage': { body: stored }, 'PUT /homepage': saved, ...answers })
  signIn('mine')
  const view = renderAt('/admin/homepage', { '/admin/*': <AdminArea /> })
  const shown = await screen.findByText(/^Save All$|^Failed to load/)
  // what shows the preview comes later, and would come in the middle of something
  if (shown.tagName === 'BUTTON') await waitFor(pagePreviewed)
  const saves = () => asked.filter(({ call }) => call === 'PUT /homepage').map(({ body }) => JSON.parse(body) as Homepage)
  return { ...view, saves, asked }
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
async function type(label: string, text: string) {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

beforeAll(async () => {
  renderHook(() => useUser()).unmount() // from now on the session follows the token
  await import('./HomepageScreen.tsx') // on a slow machine it would take longer than a test waits
  await loadTexts('en')
  await loadTexts('en', 'errors')
})
afterEach(() => {
  act(signOut)
  localStorage.clear()
})

describe('Save All', () => {
  it('sends the whole content as it was loaded, with what was edited, on the version that was read', async () => {
    const { saves, asked } = await open()
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

  it('keeps everything when there is no connection, and can be tried again', async () => {
    const { saves } = await open({ 'PUT /homepage': ['offline', { body: { ...stored, version: 4 } }] })
    await press(/^Contact/)
    await type('Title', 'Talk to us')
    await press('Save All')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We could not reach the server')
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Talk to us')
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(saves()).toHaveLength(2)
  })

  it('says by how much the homepage is too large', async () => {
    const body = { code: 'homepage.too_large', detail: 'This homepage is 41 KB over the limit. Shorten it and save again.' }
    await open({ 'PUT /homepage': { status: 413, body } })
    await press('Save All')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The homepage is 41 KB over the limit. Shorten texts or remove images from them.',
    )
  })

  it('leads to what the server refuses', async () => {
    const errors = [{ path: 'mission.1.title.en', code: 'too_long', message: 'Too long' }]
    await open({ 'PUT /homepage': { status: 422, body: { code: 'invalid', detail: 'x', errors } } })
    await press('Save All')
    await press('Mission 2: An entry is too long. Please shorten it.')
    expect(screen.getByRole('button', { name: /^Mission.*items/ }).getAttribute('aria-expanded')).toBe('true')
  })
})

describe('items', () => {
  it('can be added, moved and removed, and what was removed comes back', async () => {
    const { saves } = await open()
    await press(/^Mission/)
    await press('Make it ordinary Korean missing')
    await press('Move up: Make it ordinary')
    await press('Add item')
    expect(document.activeElement).toBe(screen.getByLabelText('Title'))
    await userEvent.type(screen.getByLabelText('Title'), 'Leave a record')
    await press(/^Close the gap/)
    await press('Remove: Close the gap')
    expect(screen.queryByRole('button', { name: 'Close the gap' })).toBeNull()
    await press('Save All')
    await screen.findByText('Saved')
    expect(saves()[0]!.mission!.map(({ title }) => title.en)).toEqual(['Make it ordinary', 'Leave a record'])
  })

  it('frame a picture by position, scale and offsets within their bounds', async () => {
    const { saves } = await open()
    await press(/^Mission/)
    await press('Close the gap')
    await userEvent.click(screen.getByRole('radio', { name: 'Bottom right' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Contain' }))
    await type('Scale, 0.5 to 3', '7')
    await type('Offset X', '-12')
    act(() => screen.getByRole('application', { name: /^Framing/ }).focus())
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}')
    await type('Alternative text', 'Rays')
    await press('Save All')
    await screen.findByText('Saved')
    expect(saves()[0]!.mission![0]!.media[0]).toEqual({
      ...newMedia('/media/a.png', 'image'),
      position: 'bottom-right',
      fit: 'contain',
      scale: 3,
      offset_x: -7,
      offset_y: 1,
      alt: 'Rays',
    })
  })

  it('may be badges, edited in their line', async () => {
    const { saves } = await open()
    await press(/^Hero/)
    await type('Badge 1', 'Where it came from')
    await press('Add badge')
    expect(document.activeElement).toBe(screen.getByLabelText('Badge 2'))
    await press('Remove: Badge 2')
    await press('Save All')
    await screen.findByText('Saved')
    expect(saves()[0]!.hero_badges).toEqual([{ label: both('Where it came from', '출처부터') }])
  })
})

describe('when somebody saved in the meantime', () => {
  const theirs = { ...stored, contact_title: both('Theirs'), version: 9 }

  it('Load theirs shows what is stored', async () => {
    await open({ 'GET /homepage': [{ body: stored }, { body: theirs }], 'PUT /homepage': stale })
    await press(/^Contact/)
    await type('Title', 'Mine')
    await press('Save All')
    await screen.findByRole('dialog', { name: 'Someone else saved the homepage while you were editing' })
    await press('Load theirs')
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Theirs')
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Mine')
  })

  it('Merge both puts theirs beside mine, tells what both changed, and saves over what they saved', async () => {
    const theirs = { ...stored, contact_title: both('Theirs'), mission: [stored.mission![1]!, stored.mission![0]!], version: 9 }
    const { saves } = await open({
      'GET /homepage': [{ body: stored }, { body: theirs }],
      'PUT /homepage': (asked) => (asked.headers['if-match'] === '"9"' ? saved(asked) : stale),
    })
    await press(/^Contact/)
    await type('Title', 'Mine')
    await type('Footnote', 'Within a week')
    await press('Save All')
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved the homepage while you were editing' })
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Contact'])
    await press('Merge both')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('2 changes')).toBeTruthy()
    await press('Save All')
    await screen.findByText('Saved')
    expect(saves().at(-1)).toMatchObject({ contact_title: both('Mine'), contact_footnote: both('Within a week') })
    expect(
      saves()
        .at(-1)!
        .mission!.map(({ title }) => title.en),
    ).toEqual(['Make it ordinary', 'Close the gap'])
  })

  it('says that what I removed and they changed stays when merged', async () => {
    const theirs = { ...stored, mission: [stored.mission![0]!, { ...stored.mission![1]!, title: both('Theirs') }], version: 9 }
    await open({ 'GET /homepage': [{ body: stored }, { body: theirs }], 'PUT /homepage': stale })
    await press(/^Mission/)
    await press('Make it ordinary Korean missing')
    await press('Remove: Make it ordinary')
    await press('Save All')
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved the homepage while you were editing' })
    expect(within(dialog).queryByText(/merging keeps yours/)).toBeNull()
    const { parentElement } = within(dialog).getByText('Removed by one, changed by the other: kept when merged')
    expect(within(parentElement!).getByRole('listitem').textContent).toBe('Mission 2')
  })

  it('Keep mine saves over it', async () => {
    const { saves } = await open({
      'GET /homepage': [{ body: stored }, { body: theirs }],
      'PUT /homepage': (asked) => (asked.headers['if-match'] === '"9"' ? saved(asked) : stale),
    })
    await press(/^Contact/)
    await type('Title', 'Mine')
    await press('Save All')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }))
    await screen.findByText('Saved')
    expect(saves().map(({ contact_title }) => contact_title!.en)).toEqual(['Mine', 'Mine'])
  })

  it('an answer that was lost on its way is no conflict', async () => {
    await open({
      'GET /homepage': [{ body: stored }, { body: { ...stored, contact_title: both('Mine'), version: 4 } }],
      'PUT /homepage': stale,
    })
    await press(/^Contact/)
    await type('Title', 'Mine')
    await press('Save All')
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
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
  it('tells who is no admin', async () => {
    await open({ 'GET /homepage': { status: 403, body: { code: 'auth.forbidden', detail: 'You must be an admin.' } } })
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load homepage (403).You must be an admin.')
  })

  it('says Loading..., and the status when that failed', async () => {
    await open({ 'GET /homepage': { status: 503, body: { code: 'unavailable', detail: 'The service is busy.' } } })
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load homepage (503).')
  })

  it('goes to login and back when the session is over', async () => {
    stubApi({ 'GET /auth/me': me, 'GET /homepage': { status: 401, body: { code: 'auth.bad_token', detail: 'x' } } })
    signIn('mine')
    renderAt('/admin/homepage', { '/admin/*': <AdminArea /> })
    expect(await screen.findByText('elsewhere: /login?next=%2Fadmin%2Fhomepage')).toBeTruthy()
  })

  it('comes back to the part that was asked for after a login', async () => {
    stubApi({})
    renderAt('/admin/homepage#mission', { '/admin/*': <AdminArea /> })
    expect(await screen.findByText('elsewhere: /login?next=%2Fadmin%2Fhomepage%23mission')).toBeTruthy()
  })

  it('asks before one leaves with something unsaved', async () => {
    await open({ 'GET /surveys': { body: [] } })
    await press(/^Contact/)
    await type('Title', 'Mine')
    await userEvent.click(screen.getByText('Surveys', { selector: 'nav *' }))
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  })
})
