import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { stubApi, type Answer } from '../../../../test/support/web/stubApi.ts'
import { loadTexts } from '../../lib/language/i18n.ts'
import { followSettings, settingsUpdated } from '../../lib/site/settings.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { Footer } from '../Footer.tsx'
import { Navbar } from './Navbar.tsx'
import { useFavicon } from '../useFavicon.ts'

const blank = {
  logo_url: '',
  cover_url: '',
  footer_text_en: '',
  footer_text_ko: '',
  company_name_en: '',
  company_name_ko: '',
  tagline_en: '',
  tagline_ko: '',
  copyright_text_en: '',
  copyright_text_ko: '',
}
const year = new Date().getFullYear()

let stop = () => {}
/** The site's settings as the server answers them, in turn. */
async function answers(...given: Answer[]) {
  const asked = stubApi({ 'GET /admin/settings/public': given })
  await act(async () => {
    stop = followSettings()
  })
  return asked
}
const settings = (some: Partial<typeof blank>): Answer => ({ body: { ...blank, ...some } })

function Page({ title }: { title: string }) {
  useTitle(title)
  useFavicon()
  return (
    <>
      <Navbar />
      <Footer />
    </>
  )
}
const open = (title = 'Surveys') =>
  render(
    <BrowserRouter>
      <Page title={title} />
    </BrowserRouter>,
  )
const brand = () => screen.getByRole('banner').querySelector('a')!
const end = () => screen.getByRole('contentinfo')

beforeAll(() => loadTexts('en'))
beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" type="image/svg+xml">'
})
afterEach(() => {
  stop()
  localStorage.clear()
})

// The first: until an answer came there is nothing that could stay.
it('keeps its space, unseen, until the settings are known; without an answer there are none', async () => {
  open()
  expect([...brand().querySelectorAll('.waiting')].map((part) => part.textContent)).toEqual(['P', 'Trust in reality'])
  expect(document.title).toBe('Surveys')
  await answers('offline')
  expect(brand().querySelectorAll('.waiting')).toHaveLength(0)
  expect(brand().textContent).toBe('PProject PRISMTrust in reality')
  expect(document.title).toBe('Surveys · Project PRISM')
})

it('is our own where nothing was saved', async () => {
  await answers({ body: blank })
  open('')
  expect(brand().textContent).toBe('PProject PRISMTrust in reality')
  expect(end().textContent).toContain('Surveys about how people judge')
  expect(end().textContent).toContain(`© ${year} Project PRISM`)
  expect(document.title).toBe('Project PRISM')
})

it('shows the first letter of the company name, and the tagline; blank settings get no default', async () => {
  await answers(settings({ company_name_en: 'Seohae Daily', tagline_en: 'Proof in the open' }))
  open()
  expect(brand().textContent).toBe('SSeohae DailyProof in the open')
  expect(end().textContent).toContain(`© ${year} Seohae Daily`)
  expect(end().textContent).not.toContain('newsrooms')
  expect(document.title).toBe('Surveys · Seohae Daily')
})

it('keeps the name of the product where other things are saved, without our tagline', async () => {
  await answers(settings({ footer_text_en: 'Here we are' }))
  open()
  expect(brand().textContent).toBe('PProject PRISM')
  expect(end().textContent).toContain('Here we are')
})

it('is in Korean for Korean readers, with a lang on English texts', async () => {
  localStorage.setItem('lang', 'ko')
  await loadTexts('ko')
  await answers(settings({ company_name_en: 'Seohae', company_name_ko: '서해일보', tagline_en: 'Proof', copyright_text_ko: '© 서해일보' }))
  open('설문')
  expect(brand().textContent).toBe('서서해일보Proof')
  expect([...brand().children].map((part) => part.getAttribute('lang'))).toEqual([null, 'ko', 'en'])
  expect(end().textContent).toContain('© 서해일보')
  expect(document.title).toBe('설문 · 서해일보')
  await loadTexts('en')
})

it.each([
  ['square', 96, true],
  ['a wide wordmark', 288, false],
])('shows the logo instead of the letter, in the tab too where it is about square: %s', async (shape, width, isInTab) => {
  const images: HTMLImageElement[] = []
  jest.spyOn(globalThis, 'Image').mockImplementation(() => {
    const image = document.createElement('img')
    Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: 96 } })
    images.push(image)
    return image
  })
  await answers(settings({ company_name_en: 'Seohae', logo_url: '/media/logo.png' }))
  const { unmount } = open()
  await waitFor(() => expect(images).toHaveLength(1))
  fireEvent.load(images[0]!)
  const logo = brand().querySelector('img')!
  expect(logo.getAttribute('src')).toBe('/media/logo.png')
  expect(brand().textContent).toBe('Seohae')
  const icon = document.querySelector('link[rel=icon]')!
  expect([shape, icon.getAttribute('href'), icon.hasAttribute('type')]).toEqual(
    isInTab ? [shape, '/media/logo.png', false] : [shape, '/icon.svg', true],
  )
  fireEvent.error(logo)
  expect(brand().textContent).toBe('SSeohae')
  unmount()
  await waitFor(() => expect([icon.getAttribute('href'), icon.getAttribute('type')]).toEqual(['/icon.svg', 'image/svg+xml']))
  jest.restoreAllMocks()
})

it('reads the settings again when they are updated, and keeps the old ones if that fails', async () => {
  const asked = await answers(settings({ tagline_en: 'Before' }), settings({ tagline_en: 'After' }), 'offline')
  open()
  expect(brand().textContent).toContain('Before')
  await act(async () => dispatchEvent(new Event(settingsUpdated)))
  expect(brand().textContent).toContain('After')
  await act(async () => dispatchEvent(new Event(settingsUpdated)))
  expect(brand().textContent).toContain('After')
  expect(asked.map(({ call }) => call)).toEqual(Array(3).fill('GET /admin/settings/public'))
})
