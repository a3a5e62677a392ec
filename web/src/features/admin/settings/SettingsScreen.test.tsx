import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setUpSession } from '../../../../../test/support/web/setUpSession.ts'
import { settingsUpdated } from '../../../lib/site/settings.ts'
import { stored, openSettings, field, type, press } from '../../../../../test/support/web/pages/openSettings.tsx'

setUpSession()
afterEach(() => {
  jest.useRealTimers()
  delete (globalThis as { indexedDB?: unknown }).indexedDB
})

describe('the site settings', () => {
  it('are shown in their fields, with the default of a blank one', async () => {
    await openSettings()
    expect(await field('Company Name (EN)')).toHaveProperty('value', 'Seohae Daily')
    expect(await field('Company Name (KO)')).toHaveProperty('placeholder', 'Seohae Daily')
    expect(await field('Copyright (KO)')).toHaveProperty('placeholder', `© ${new Date().getFullYear()} Seohae Daily`)
    await type('Company Name (KO)', '서해일보')
    expect(await field('Copyright (EN)')).toHaveProperty('placeholder', `© ${new Date().getFullYear()} Seohae Daily`)
    expect(await field('Copyright (KO)')).toHaveProperty('placeholder', `© ${new Date().getFullYear()} 서해일보`)
    const names = ['Tagline (EN)', 'Tagline (KO)', 'Logo', 'Copyright (EN)', 'Footer Text (EN)', 'Footer Text (KO)', 'Cover image']
    for (const name of names) expect(await field(name)).toBeTruthy()
  })

  it('are saved as a whole, on the version that was read, and all listeners are notified', async () => {
    const heard = jest.fn()
    addEventListener(settingsUpdated, heard, { once: true })
    const { saves } = await openSettings()
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

  it('stay as typed when a save fails, and can be saved again', async () => {
    const { saves } = await openSettings({ 'POST /admin/settings': ['offline', { body: { ...stored, tagline_en: 'New', version: 4 } }] })
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
    await openSettings()
    await type('Tagline (EN)', 'New')
    await press('Save')
    await screen.findByText('Saved')
    await userEvent.type(await field('Tagline (EN)'), '!')
    expect(screen.queryByText('Saved')).toBeNull()
    expect(screen.queryByText('Not saved yet')).toBeTruthy()
  })

  it('mark the field that the server refuses, and move there', async () => {
    const errors = [{ path: 'logo_url', code: 'unsafe_url', message: 'x' }]
    await openSettings({ 'POST /admin/settings': { status: 422, body: { code: 'invalid', detail: 'logo_url …', errors } } })
    await type('Logo', 'javascript:alert(1)')
    expect(screen.queryByAltText('Preview')).toBeNull()
    await press('Save')
    await screen.findByText('Nothing was saved. Check the marked fields.')
    expect(document.activeElement).toBe(await field('Logo'))
    expect((await field('Logo')).getAttribute('aria-invalid')).toBe('true')
    await press('Remove: Logo')
  })

  it('show the logo at a height of 48, and can be without it', async () => {
    await openSettings({ 'GET /admin/settings': { body: { ...stored, logo_url: '/media/logo.png' } } })
    const preview = await screen.findByAltText('Preview')
    expect([preview.getAttribute('src'), preview.getAttribute('height')]).toEqual(['/media/logo.png', '48'])
    await press('Remove: Logo')
    expect(screen.queryByAltText('Preview')).toBeNull()
    expect(await field('Logo')).toHaveProperty('value', '')
    await type('Logo', '/media/logo.png')
  })
})

describe('a picture that cannot be taken', () => {
  it('is shown at its field, which keeps its old value', async () => {
    const { container } = await openSettings({ 'GET /admin/settings': { body: { ...stored, cover_url: '/media/cover.png' } } })
    await field('Cover image')
    const [, cover] = container.querySelectorAll<HTMLInputElement>('input[type=file]')
    expect(cover!.accept).toBe('image/*')
    await userEvent.upload(cover!, new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Image upload failed. Please try a smaller file or another format.This file type is not supported here.',
    )
    expect(await field('Cover image')).toHaveProperty('value', '/media/cover.png')
    expect(screen.getByRole('button', { name: 'Upload: Cover image' })).toBeTruthy()
  })
})

describe('the screen', () => {
  it('tries again when the settings could not be loaded', async () => {
    await openSettings({ 'GET /admin/settings': ['offline', { body: stored }] })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await field('Company Name (EN)')).toHaveProperty('value', 'Seohae Daily')
  })

  it('saves by Ctrl with S', async () => {
    const { saves } = await openSettings()
    await type('Tagline (EN)', 'Mine')
    await userEvent.keyboard('{Control>}s{/Control}')
    await screen.findByText('Saved')
    expect(saves()).toHaveLength(1)
  })
})
