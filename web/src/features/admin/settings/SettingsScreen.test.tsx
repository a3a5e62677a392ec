import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildUser } from '../../../../../test/support/web/buildUser.ts'
import { renderAt } from '../../../../../test/support/web/renderAt.tsx'
import { stubApi, type Answer, type Asked } from '../../../../../test/support/web/stubApi.ts'
import { loadTexts } from '../../../lib/language/i18n.ts'
import { signIn, signOut, useUser } from '../../../lib/session/session.ts'
import { settingsUpdated } from '../../../lib/site/settings.ts'
import AdminArea from '../../../app/AdminArea.tsx'

const stored = {
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
const saved = (asked: Asked): Answer => ({ body: { ...(JSON.parse(asked.body) as object), version: 4 } })
const stale = { status: 412, body: { code: 'stale_version', detail: 'Someone else saved this while you were editing.' } }
/** Saves over version 9 alone. */
const onNine = (asked: Asked): Answer => (asked.headers['if-match'] === '"9"' ? saved(asked) : stale)

/** Opens the screen on what is stored; `answers` are laid over that. */
async function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const asked = stubApi({ 'GET /auth/me': me, 'GET /admin/settings': { body: stored }, 'POST /admin/settings': saved, ...answers })
  signIn('mine')
  const view = renderAt('/admin/settings', { '/admin/*': <AdminArea /> })
  await screen.findByRole('heading', { name: 'Site Settings' })
  return { ...view, saves: () => asked.filter(({ call }) => call === 'POST /admin/settings') }
}
/** Opens the screen once more, after a visit that left a tagline unsaved. */
async function leaveBehind(answers: Parameters<typeof stubApi>[0] = {}) {
  await open({ 'GET /surveys': { body: [] }, ...answers })
  await type('Tagline (EN)', 'Mine')
  dispatchEvent(new Event('pagehide'))
  await userEvent.click(screen.getByText('Surveys', { selector: 'nav *' }))
  await press('Leave')
  await userEvent.click(screen.getByText('Site Settings', { selector: 'nav *' }))
  await screen.findByRole('button', { name: 'Restore' })
}
const field = (label: string) => screen.findByLabelText(label)
async function type(label: string, text: string) {
  const input = await field(label)
  await userEvent.clear(input)
  await userEvent.type(input, text)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeAll(() => {
  renderHook(() => useUser()).unmount() // from now on the session follows the token
  return loadTexts('en')
})
afterEach(() => {
  jest.useRealTimers()
  delete (globalThis as { indexedDB?: unknown }).indexedDB
  act(signOut)
  localStorage.clear()
})

describe('the site settings', () => {
  it('are shown in their fields, with what stands in for a blank one', async () => {
    await open()
    expect(await field('Company Name (EN)')).toHaveProperty('value', 'Seohae Daily')
    expect(await field('Company Name (KO)')).toHaveProperty('placeholder', 'Seohae Daily')
    expect(await field('Copyright (KO)')).toHaveProperty('placeholder', `© ${new Date().getFullYear()} Seohae Daily`)
    const names = ['Tagline (EN)', 'Tagline (KO)', 'Logo', 'Copyright (EN)', 'Footer Text (EN)', 'Footer Text (KO)', 'Cover image']
    for (const name of names) expect(await field(name)).toBeTruthy()
  })

  it('are saved whole, on the version that was read, and everybody is told', async () => {
    const heard = jest.fn()
    addEventListener(settingsUpdated, heard, { once: true })
    const { saves } = await open()
    await type('Tagline (KO)', '증거')
    expect(screen.getByText('1 change')).toBeTruthy()
    await press('Save')
    expect((await screen.findByText('Saved')).closest('output')).toBeTruthy()
    const { version: _version, ...body } = { ...stored, tagline_ko: '증거' }
    expect(saves().map(({ body }) => JSON.parse(body) as unknown)).toEqual([body])
    expect(saves()[0]!.headers).toMatchObject({ 'if-match': '"3"' })
    expect(heard).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('1 change')).toBeNull()
    await press('Save')
    expect(saves()[1]!.headers).toMatchObject({ 'if-match': '"4"' })
  })

  it('say Saved for 2000 ms', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await open()
    await screen.findByLabelText('Logo')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved')
    act(() => {
      jest.advanceTimersByTime(1900)
    })
    expect(screen.queryByText('Saved')).toBeTruthy()
    act(() => {
      jest.advanceTimersByTime(150)
    })
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('stay as typed when a save fails, and can be saved again', async () => {
    const { saves } = await open({ 'POST /admin/settings': ['offline', { body: { ...stored, tagline_en: 'New', version: 4 } }] })
    await type('Tagline (EN)', 'New')
    await press('Save')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We could not reach the server')
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'New')
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    await screen.findByText('Saved')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(saves()).toHaveLength(2)
  })

  it('say Saved no more once something is not', async () => {
    await open()
    await type('Tagline (EN)', 'New')
    await press('Save')
    await screen.findByText('Saved')
    await userEvent.type(await field('Tagline (EN)'), '!')
    expect(screen.queryByText('Saved')).toBeNull()
    expect(screen.queryByText('Not saved yet')).toBeTruthy()
  })

  it('mark the field that the server refuses, and move there', async () => {
    const errors = [{ path: 'logo_url', code: 'unsafe_url', message: 'x' }]
    await open({ 'POST /admin/settings': { status: 422, body: { code: 'invalid', detail: 'logo_url …', errors } } })
    await type('Logo', 'javascript:alert(1)')
    expect(screen.queryByAltText('Preview')).toBeNull()
    await press('Save')
    await screen.findByText('Nothing was saved. Check the marked fields.')
    expect(document.activeElement).toBe(await field('Logo'))
    expect((await field('Logo')).getAttribute('aria-invalid')).toBe('true')
    await press('Remove: Logo')
  })

  it('show the logo at a height of 48, and can be without it', async () => {
    await open({ 'GET /admin/settings': { body: { ...stored, logo_url: '/media/logo.png' } } })
    const preview = await screen.findByAltText('Preview')
    expect([preview.getAttribute('src'), preview.getAttribute('height')]).toEqual(['/media/logo.png', '48'])
    await press('Remove: Logo')
    expect(screen.queryByAltText('Preview')).toBeNull()
    expect(await field('Logo')).toHaveProperty('value', '')
    await type('Logo', '/media/logo.png')
  })
})

describe('a picture that cannot be taken', () => {
  it('is told where it was chosen, and what was there stays', async () => {
    const { container } = await open({ 'GET /admin/settings': { body: { ...stored, cover_url: '/media/cover.png' } } })
    await field('Cover image')
    const [, cover] = container.querySelectorAll<HTMLInputElement>('input[type=file]')
    expect(cover!.accept).toBe('image/*')
    await userEvent.upload(cover!, new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }))
    expect((await screen.findByRole('alert')).textContent).toBe('This file type is not supported here.')
    expect(await field('Cover image')).toHaveProperty('value', '/media/cover.png')
    expect(screen.getByRole('button', { name: 'Upload: Cover image' })).toBeTruthy()
  })
})

describe('when somebody saved in the meantime', () => {
  const theirs = { ...stored, tagline_en: 'Theirs', company_name_ko: '서해', version: 9 }
  async function meet() {
    const opened = await open({ 'GET /admin/settings': [{ body: stored }, { body: theirs }], 'POST /admin/settings': onNine })
    await type('Tagline (EN)', 'Mine')
    await press('Save')
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved the settings while you were editing' })
    return { ...opened, dialog }
  }
  const lastSaved = (saves: Asked[]) => JSON.parse(saves.at(-1)!.body) as typeof stored

  it('Load theirs shows what is stored, and keeps mine', async () => {
    await meet()
    await press('Load theirs')
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'Theirs')
    await press('Restore')
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'Mine')
    await press('Save')
    await screen.findByText('Saved')
  })

  it('Keep mine saves what is typed over it', async () => {
    const { saves } = await meet()
    await press('Keep mine')
    await screen.findByText('Saved')
    expect(lastSaved(saves())).toMatchObject({ tagline_en: 'Mine', company_name_ko: '' })
  })

  it('Merge both puts theirs beside mine, and says what both changed', async () => {
    const { saves, dialog } = await meet()
    expect(within(dialog).getByRole('listitem').textContent).toBe('Tagline (EN)')
    await press('Merge both')
    expect(await field('Company Name (KO)')).toHaveProperty('value', '서해')
    await press('Save')
    await screen.findByText('Saved')
    expect(lastSaved(saves())).toMatchObject({ tagline_en: 'Mine', company_name_ko: '서해' })
  })

  it('nothing is decided later until the next save', async () => {
    await meet()
    await press('Decide later')
    expect((await screen.findByText('Someone else saved this while you were editing.')).closest('[role=status]')).toBeTruthy()
    await press('Choose what to keep')
    await screen.findByRole('dialog', { name: 'Someone else saved the settings while you were editing' })
    await press('Keep mine')
    await screen.findByText('Saved')
  })
})

describe('the screen', () => {
  it('tells who is no admin', async () => {
    await open({ 'GET /admin/settings': { status: 403, body: { code: 'auth.forbidden', detail: 'You must be an admin.' } } })
    expect((await screen.findByRole('alert')).textContent).toContain('You must be an admin.')
  })

  it('tries again when the settings could not be loaded', async () => {
    await open({ 'GET /admin/settings': ['offline', { body: stored }] })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await field('Company Name (EN)')).toHaveProperty('value', 'Seohae Daily')
  })

  it('asks before one leaves with something unsaved', async () => {
    await open({ 'GET /surveys': { body: [] } })
    await type('Tagline (EN)', 'Mine')
    await userEvent.click(screen.getByText('Surveys', { selector: 'nav *' }))
    const question = screen.getByRole('dialog', { name: 'Leave without saving?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }))
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'Mine')
    await userEvent.click(screen.getByText('Surveys', { selector: 'nav *' }))
    await press('Leave')
    expect(await screen.findByText('No surveys yet')).toBeTruthy()
    await userEvent.click(screen.getByText('Site Settings', { selector: 'nav *' }))
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'Proof')
  })

  it('saves before one leaves, and stays where the save is refused', async () => {
    const { saves } = await open({
      'GET /surveys': { body: [] },
      'POST /admin/settings': ['offline', { body: { ...stored, tagline_en: 'Mine', version: 4 } }],
    })
    await type('Tagline (EN)', 'Mine')
    await userEvent.click(screen.getByText('Surveys', { selector: 'nav *' }))
    await press('Save and leave')
    expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server')
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByText('Surveys', { selector: 'nav *' }))
    await press('Save and leave')
    expect(await screen.findByText('No surveys yet')).toBeTruthy()
    expect(saves().map(({ body }) => (JSON.parse(body) as typeof stored).tagline_en)).toEqual(['Mine', 'Mine'])
  })

  it('offers what an earlier visit left unsaved', async () => {
    const { saves } = await open({ 'GET /surveys': { body: [] } })
    await type('Tagline (EN)', 'Mine')
    dispatchEvent(new Event('pagehide'))
    await userEvent.click(screen.getByText('Surveys', { selector: 'nav *' }))
    await press('Leave')
    await userEvent.click(screen.getByText('Site Settings', { selector: 'nav *' }))
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'Proof')
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'Mine')
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
    await press('Save')
    await screen.findByText('Saved')
    expect((JSON.parse(saves()[0]!.body) as typeof stored).tagline_en).toBe('Mine')
  })

  it('sets aside what is being typed when a draft is restored', async () => {
    await leaveBehind()
    await type('Tagline (EN)', 'Newer')
    await press('Restore')
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'Mine')
    await press('Restore')
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'Newer')
    await press('Save')
    await screen.findByText('Saved')
  })

  it('restores what was changed, and leaves alone what somebody saved since', async () => {
    await leaveBehind({ 'GET /admin/settings': [{ body: stored }, { body: { ...stored, company_name_en: 'Theirs', version: 9 } }] })
    await press('Restore')
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'Mine')
    expect(await field('Company Name (EN)')).toHaveProperty('value', 'Theirs')
    await press('Save')
    await screen.findByText('Saved')
  })

  it('does not promise to keep what this device has no room for', async () => {
    await open()
    await type('Tagline (EN)', 'Mine')
    await userEvent.click(screen.getByText('Surveys', { selector: 'nav *' }))
    const question = screen.getByRole('dialog', { name: 'Leave without saving?' })
    await waitFor(() => expect(question.textContent).not.toContain('device'), { timeout: 3000 })
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }))
  })

  it('keeps what is typed while somebody types on', async () => {
    await open()
    const tagline = await field('Tagline (EN)')
    const opened = jest.fn()
    Object.assign(globalThis, { indexedDB: { open: opened } })
    jest.useFakeTimers()
    for (const text of ['O', 'On', 'One', 'One t', 'One tw']) {
      fireEvent.change(tagline, { target: { value: text } })
      act(() => jest.advanceTimersByTime(300))
    }
    expect(opened).toHaveBeenCalled()
    jest.useRealTimers()
    await press('Save')
    await screen.findByText('Saved')
  })

  it('asks for the password in place when the session ended in the middle, and saves then', async () => {
    const gone = { status: 401, body: { code: 'auth.bad_token', detail: 'x' } }
    const { saves } = await open({
      'POST /admin/settings': (asked) => (asked.authorization === 'Bearer new' ? saved(asked) : gone),
      'POST /auth/token': { body: { access_token: 'new', token_type: 'bearer', expires_in: 60 } },
    })
    await type('Tagline (EN)', 'Mine')
    await press('Save')
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
    await userEvent.type(dialog.getByLabelText('Password'), 'open-evidence')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
    await screen.findByText('Saved')
    expect(saves().at(-1)!.headers).toMatchObject({ 'if-match': '"3"' })
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'Mine')
  })

  it('saves by Ctrl with S', async () => {
    const { saves } = await open()
    await type('Tagline (EN)', 'Mine')
    await userEvent.keyboard('{Control>}s{/Control}')
    await screen.findByText('Saved')
    expect(saves()).toHaveLength(1)
  })
})
