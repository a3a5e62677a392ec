import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Asked } from '../../../../../test/support/web/stubApi.ts'
import { setUpSession } from '../../../../../test/support/web/setUpSession.ts'
import {
  stored,
  saved,
  savedOnNine,
  openSettings,
  leaveDraftBehind,
  field,
  type,
  press,
} from '../../../../../test/support/web/pages/openSettings.tsx'

setUpSession()
afterEach(() => {
  jest.useRealTimers()
  delete (globalThis as { indexedDB?: unknown }).indexedDB
})

const lastSaved = (saves: Asked[]) => JSON.parse(saves.at(-1)!.body) as typeof stored

describe('when another admin saved in the meantime', () => {
  const theirs = { ...stored, tagline_en: 'Theirs', company_name_ko: '서해', version: 9 }
  async function meet() {
    const opened = await openSettings({ 'GET /admin/settings': [{ body: stored }, { body: theirs }], 'POST /admin/settings': savedOnNine })
    await type('Tagline (EN)', 'Mine')
    await press('Save')
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved the settings while you were editing' })
    return { ...opened, dialog }
  }

  it('Load theirs shows the stored settings, and can restore mine', async () => {
    await meet()
    await press('Load theirs')
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'Theirs')
    await press('Restore')
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'Mine')
    await press('Save')
    await screen.findByText('Saved')
  })

  it('Keep mine overwrites theirs', async () => {
    const { saves } = await meet()
    await press('Keep mine')
    await screen.findByText('Saved')
    expect(lastSaved(saves())).toMatchObject({ tagline_en: 'Mine', company_name_ko: '' })
  })

  it('Merge both combines theirs with mine, and lists fields that both changed', async () => {
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

describe('undo in the settings', () => {
  it('undoes one field at a time, by key or button, and updates the unsaved changes', async () => {
    await openSettings()
    await type('Tagline (EN)', 'Mine')
    await type('Tagline (KO)', '증거')
    expect(screen.getByText('2 changes')).toBeTruthy()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect([await field('Tagline (EN)'), await field('Tagline (KO)')]).toMatchObject([{ value: 'Mine' }, { value: '' }])
    await press('Undo')
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'Proof')
    expect(screen.queryByText('Not saved yet')).toBeNull()
    await press('Redo')
    await userEvent.keyboard('{Control>}y{/Control}')
    expect(screen.getByText('2 changes')).toBeTruthy()
    await press('Save')
    await screen.findByText('Saved')
    await press('Undo')
    expect(screen.getByText('1 change')).toBeTruthy()
    await press('Redo')
  })
})

describe('unsaved settings', () => {
  it('asks before one leaves with something unsaved', async () => {
    await openSettings({ 'GET /surveys': { body: [] } })
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

  it('ends the undo step of typing when a draft is restored', async () => {
    await leaveDraftBehind()
    await type('Tagline (EN)', 'Newer')
    await press('Restore')
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'Mine')
    await press('Restore')
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'Newer')
    await press('Save')
    await screen.findByText('Saved')
  })

  it('offers the unsaved changes of an earlier visit, and restores them without undoing later saves of others', async () => {
    await leaveDraftBehind({ 'GET /admin/settings': [{ body: stored }, { body: { ...stored, company_name_en: 'Theirs', version: 9 } }] })
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'Proof')
    await press('Restore')
    expect(await field('Tagline (EN)')).toHaveProperty('value', 'Mine')
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
    expect(await field('Company Name (EN)')).toHaveProperty('value', 'Theirs')
    await press('Save')
    await screen.findByText('Saved')
  })

  it('does not promise to keep what this device has no room for', async () => {
    await openSettings()
    await type('Tagline (EN)', 'Mine')
    await userEvent.click(screen.getByText('Surveys', { selector: 'nav *' }))
    const question = screen.getByRole('dialog', { name: 'Leave without saving?' })
    await waitFor(() => expect(question.textContent).not.toContain('device'))
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }))
  })

  it('stores a draft while typing continues', async () => {
    await openSettings()
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
    const { saves } = await openSettings({
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
})
