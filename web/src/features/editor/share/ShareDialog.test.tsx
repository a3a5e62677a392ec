import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { renderStored } from '../../../../../test/support/web/pages/renderEditorPart.tsx'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { qrCode, qrSvg } from './qr.ts'
import { ShareDialog } from './ShareDialog.tsx'

function open(given: Parameters<typeof survey>[1] = {}) {
  const stored = survey([], given)
  const dialog = <ShareDialog id={stored.id} slug={stored.slug} onClose={() => {}} />
  return renderStored(stored, <BrowserRouter>{dialog}</BrowserRouter>).store
}
const preview = (name: string) => screen.getByText(name, { selector: 'figcaption' }).closest('figure')!
const pictures = () => ['KakaoTalk', 'Slack'].map((name) => preview(name).querySelector('img')?.getAttribute('src'))
const link = () => screen.getByLabelText<HTMLInputElement>('Link').value

beforeAll(loadAllTexts)

describe('sharing a survey', () => {
  it('gives its address by slug, in either language', async () => {
    open({ slug: 'media' })
    expect(link()).toBe('http://localhost/survey/media')
    await userEvent.click(screen.getByRole('radio', { name: 'Korean' }))
    expect(link()).toBe('http://localhost/survey/media?lang=ko')
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/survey/media?lang=ko')
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('QR code of http://localhost/survey/media?lang=ko')
  })

  it('shows the link as KakaoTalk, Slack and a search engine do, in its language', async () => {
    open({
      slug: 'media',
      title: 'Media',
      title_ko: '미디어',
      description: '<p>What do you <em>trust</em>?</p>',
      description_ko: '<p>무엇을 믿으시나요?</p>',
    })
    expect(preview('KakaoTalk').textContent).toBe('KakaoTalkMedia · Project PRISMWhat do you trust?localhost')
    expect(preview('Slack').textContent).toBe('SlackProject PRISMMedia · Project PRISMWhat do you trust?')
    expect(preview('Search result').textContent).toBe(
      'Search resultProject PRISMlocalhost › survey › mediaMedia · Project PRISMWhat do you trust?',
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Korean' }))
    for (const name of ['KakaoTalk', 'Slack', 'Search result'])
      expect(preview(name).textContent).toContain('미디어 · Project PRISM무엇을 믿으시나요?')
    expect(screen.getByText('무엇을 믿으시나요?', { selector: 'figure:first-of-type p' }).lang).toBe('ko')
  })

  it('shows the picture of the link’s language, or the survey’s cover', async () => {
    open({ title: 'Media', title_ko: '미디어' })
    expect(new Set(pictures())).toEqual(new Set([expect.stringMatching(/^\/api\/share\/survey-1\/en\/[0-9a-f]{14}\.png$/)]))
    await userEvent.click(screen.getByRole('radio', { name: 'Korean' }))
    expect(new Set(pictures())).toEqual(new Set([expect.stringMatching(/^\/api\/share\/survey-1\/ko\/[0-9a-f]{14}\.png$/)]))
    cleanup()
    open({ cover_image_url: '/media/cover.png' })
    expect(pictures()).toEqual(['/media/cover.png', '/media/cover.png'])
  })

  it('gives its address by id where it has no slug', () => {
    open({ slug: '' })
    expect(link()).toBe('http://localhost/survey/survey-1')
  })

  it('copies the link, or leaves it selected where the browser refuses', async () => {
    const user = userEvent.setup()
    open({ slug: 'media' })
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await screen.findByText('Copied')
    expect(await navigator.clipboard.readText()).toBe('http://localhost/survey/media')
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText(/you can copy it yourself/)).toBeTruthy()
    jest.restoreAllMocks()
  })

  it('warns of a survey that cannot be opened, and of unsaved changes', () => {
    const store = open({ is_active: false })
    expect(screen.getByText(/^This survey is inactive/)).toBeTruthy()
    expect(screen.queryByText(/^You have unsaved changes/)).toBeNull()
    expect(screen.queryByRole('figure')).toBeNull()
    act(() => store.edit((edited) => ({ ...edited, title: 'Another' })))
    expect(screen.getByText(/^You have unsaved changes/)).toBeTruthy()
  })
})

describe('a QR code', () => {
  it('has four modules of white on each side and its three corners', () => {
    const { side, path } = qrCode('https://example.com/survey/media')
    const dark = new Set<string>()
    for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
      for (let step = 0; step < Number(run); step++) dark.add(`${Number(x) + step} ${y}`)
    const all = [...dark].map((one) => one.split(' ').map(Number))
    expect(Math.min(...all.flat())).toBe(4)
    expect(Math.max(...all.flat())).toBe(side - 5)
    const last = side - 5
    for (const corner of ['4 4', `${last} 4`, `4 ${last}`]) expect(dark.has(corner)).toBe(true)
    expect((side - 8 - 17) % 4).toBe(0)
  })

  it('is an SVG file of its own size', async () => {
    const qr = qrCode('https://example.com')
    const file = qrSvg(qr)
    expect(file.type).toBe('image/svg+xml')
    const text = await new Promise<unknown>((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result))
      reader.readAsText(file)
    })
    const drawn = new DOMParser().parseFromString(String(text), 'image/svg+xml').documentElement
    expect(drawn.getAttribute('viewBox')).toBe(`0 0 ${qr.side} ${qr.side}`)
    expect(drawn.querySelectorAll('path')).toHaveLength(2)
  })
})
