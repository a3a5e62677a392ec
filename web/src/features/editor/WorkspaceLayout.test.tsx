import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { question, section, survey } from '../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../test/support/web/loadAllTexts.ts'
import { renderAt } from '../../../../test/support/web/renderAt.tsx'
import { stubApi } from '../../../../test/support/web/stubApi.ts'
import { wasSurveyShared } from '../../lib/site/sharedSurvey.ts'
import { SurveyLoader } from './SurveyLoader.tsx'

beforeAll(loadAllTexts)
afterEach(() => localStorage.clear())

const open = (hash: string, more: Parameters<typeof survey>[1] = {}) => {
  const body = survey([section('a', [question('q')])], { id: 's1', slug: 'media', is_active: true, ...more })
  stubApi({ 'GET /surveys/s1': { body } })
  renderAt(`/admin/surveys/s1${hash}`, { '/admin/surveys/:id': <SurveyLoader id="s1" menuId="menu" onCreated={() => undefined} /> })
}

describe('the editor', () => {
  it('opens with the share dialog by its hash, and remembers that a survey was shared', async () => {
    open('#share')
    await screen.findByRole('dialog', { name: 'Share' })
    expect(wasSurveyShared()).toBe(true)
  })

  it('opens without it otherwise', async () => {
    open('')
    await screen.findByTitle('Share')
    expect(screen.queryByRole('dialog', { name: 'Share' })).toBeNull()
    expect(wasSurveyShared()).toBe(false)
  })
})

const note = () => screen.queryAllByText('Saving publishes this survey')
const save = () => screen.getAllByRole('button', { name: 'Save' })[0]!
const active = () => screen.getAllByRole('switch', { name: 'Active' })[0]!
async function openNew() {
  stubApi({
    'POST /surveys': ({ body }) => ({
      status: 201,
      body: { ...(JSON.parse(body) as object), id: 's1', version: 1, updated_at: '2026-11-26T09:00:00Z' },
    }),
    'GET /surveys': { body: [] },
  })
  renderAt('/admin/surveys/new', { '/admin/surveys/:id': <SurveyLoader id={null} menuId="menu" onCreated={() => undefined} /> })
  await screen.findAllByRole('button', { name: 'Save' })
}

describe('the first save', () => {
  it('is announced beside Save as long as it would publish the survey', async () => {
    await openNew()
    expect(note()).toHaveLength(2) // in the bar and in the phone's dock
    expect(save().getAttribute('aria-describedby')).toBe(note()[0]!.id)
    await userEvent.click(active())
    expect(note()).toEqual([])
    await userEvent.click(active())
    await userEvent.click(save())
    await screen.findByText('This survey is now active')
    expect(note()).toEqual([])
    expect(save().textContent).toBe('Save')
  })

  it('shows a panel with the link in each language, its QR code and the missing translations, and remembers a copied link', async () => {
    await openNew()
    const title = screen.getByDisplayValue('Untitled Survey')
    await userEvent.clear(title)
    await userEvent.type(title, 'Mine')
    await userEvent.click(save())
    const panel = within((await screen.findByText('This survey is now active')).closest<HTMLElement>('[class*=message]')!)
    expect(panel.getByLabelText<HTMLInputElement>('Link').value).toBe('http://localhost/survey/s1')
    panel.getByRole('img', { name: 'QR code of http://localhost/survey/s1' })
    await userEvent.click(panel.getByRole('radio', { name: 'Korean' }))
    panel.getByRole('img', { name: 'QR code of http://localhost/survey/s1?lang=ko' })
    await panel.findByText('Missing texts')
    expect(wasSurveyShared()).toBe(false)
    await userEvent.click(panel.getByRole('button', { name: 'Copy' }))
    expect(wasSurveyShared()).toBe(true)
  })

  it.each([
    ['brings its panel into view in a narrow window, which keeps its place', true, 1],
    ['keeps the place in a wide window, where its panel stays in view', false, 0],
  ])('%s', async (_, isNarrow, scrolls) => {
    const scroll = jest.fn()
    globalThis.matchMedia = ((query: string) => ({ matches: query === '(width < 1180px)' && isNarrow })) as unknown as typeof matchMedia
    HTMLElement.prototype.scrollIntoView = scroll
    await openNew()
    await userEvent.click(save())
    await screen.findByText('This survey is now active')
    expect(scroll).toHaveBeenCalledTimes(scrolls)
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
    Reflect.deleteProperty(globalThis, 'matchMedia')
  })

  it('leads to the preview of a guest, over the cards of a wide window', async () => {
    globalThis.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia
    globalThis.scrollTo = () => undefined
    await openNew()
    await userEvent.click(save())
    await userEvent.click(await screen.findByRole('button', { name: 'Preview as a guest' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Desktop' }).checked).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Preview' }))
    expect(document.querySelector('[data-pane]')?.getAttribute('data-pane')).toBe('preview')
    Reflect.deleteProperty(globalThis, 'matchMedia')
  })
})

describe("the editor's head", () => {
  it.each([
    ['Closed', { closes_at: '2026-01-01T00:00:00.000Z' }],
    ['Full', { response_limit: 3, seats: { taken: 3 } }],
  ])('says of the stored survey: %s', async (words, stored) => {
    open('', stored)
    await screen.findByText(words, { selector: 'header *' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Survey')
  })

  it('says nothing of a survey that is open, or inactive', async () => {
    open('', { is_active: false, closes_at: '2026-01-01T00:00:00.000Z' })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('Closed')).toBeNull()
  })
})
