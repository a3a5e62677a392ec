import { render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { stubApi, type Answer } from '../../../../test/support/stubApi.ts'
import { forgetPublic } from '../../lib/content.ts'
import { loadTexts } from '../../lib/i18n.ts'
import HomePage from './HomePage.tsx'

function open(content: Answer, address = '/') {
  history.replaceState(null, '', address)
  stubApi({ 'GET /homepage/public': content })
  render(
    <BrowserRouter>
      <HomePage />
    </BrowserRouter>,
  )
}

beforeAll(() => loadTexts('en'))
beforeEach(() => {
  localStorage.clear()
  forgetPublic()
})

describe('HomePage', () => {
  it('says Loading... until content arrives', async () => {
    open({ body: {} })
    expect(screen.getByText('Loading...')).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  })

  it('shows the hero and the way to the surveys', async () => {
    open({
      body: {
        hero_title: { en: '<p>See <em>why</em></p>', ko: '' },
        hero_subtext: { en: '<p>Sub</p>', ko: '' },
        hero_badges: [{ label: { en: 'Open', ko: '' } }, { label: { en: '', ko: '' } }],
        hero_footnote: { en: 'Foot', ko: '' },
        hero_media: [
          {
            url: '/media/a.png',
            kind: 'image',
            fit: 'contain',
            position: 'top-left',
            offset_x: 5,
            offset_y: -5,
            scale: 2,
            alt: 'Rays',
            alt_ko: '',
          },
        ],
        cta_survey_label: { en: 'Take part', ko: '' },
        survey_section_title: { en: 'Voices', ko: '' },
      },
    })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('See why')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Open'])
    expect(screen.getByText('Foot')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'Voices' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Take part' }).map((link) => link.getAttribute('href'))).toEqual(['/surveys', '/surveys'])
    const { style } = screen.getByRole('img', { name: 'Rays' })
    expect([style.objectFit, style.objectPosition, style.transform]).toEqual(['contain', 'top left', 'translate(5%, -5%) scale(2)'])
  })

  it('uses the default texts where there is no content', async () => {
    open({ body: {} })
    expect(await screen.findByRole('heading', { level: 2, name: 'Voice of Partners' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Open Survey' })).toHaveLength(2)
    expect(document.title).toBe('Project PRISM')
  })

  it('logs a failure and shows the page without content', async () => {
    const logged = jest.spyOn(console, 'info').mockImplementation(() => {})
    open({ status: 503, body: { code: 'unavailable' } })
    expect(await screen.findByRole('heading', { level: 2, name: 'Voice of Partners' })).toBeTruthy()
    expect(logged).toHaveBeenCalled()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('moves the focus to the section that the address names', async () => {
    Element.prototype.scrollIntoView = jest.fn()
    open({ body: {} }, '/#survey')
    await screen.findByRole('heading', { level: 1 })
    expect(document.activeElement?.id).toBe('survey')
  })
})
