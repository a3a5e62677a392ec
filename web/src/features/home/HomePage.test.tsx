import { render, screen, within } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { isIsolated } from '../../../../test/support/web/isIsolated.ts'
import { stubApi, type Answer } from '../../../../test/support/web/stubApi.ts'
import { forgetPublic } from '../../lib/api/content.ts'
import { addTexts, loadTexts } from '../../lib/language/i18n.ts'
import { signIn } from '../../lib/session/session.ts'
import { leaveNothingNear } from '../../../../test/support/web/leaveNothingNear.ts'
import HomePage from './HomePage.tsx'

leaveNothingNear()

async function open(content: Answer, address = '/') {
  history.replaceState(null, '', address)
  stubApi({ 'GET /homepage/public': content })
  render(
    <BrowserRouter>
      <HomePage />
    </BrowserRouter>,
  )
  await screen.findByRole('button', { name: 'Send' })
}

const both = (en: string, ko = '') => ({ en, ko })
const buildItem = (title: string, description = '', media: object[] = []) => ({ title: both(title), description: both(description), media })
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const href = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

beforeAll(() => loadTexts('en').then(() => addTexts('en', 'home')))
beforeEach(() => {
  localStorage.clear()
  forgetPublic()
  globalThis.scrollTo = jest.fn()
  Element.prototype.scrollIntoView = jest.fn()
})

describe('HomePage', () => {
  it('says Loading... until content arrives', async () => {
    const opened = open({ body: {} })
    expect(screen.getByText('Loading...')).toBeTruthy()
    await opened
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Trust in reality')
  })

  it('sets what runs from the right by itself, in its lists as elsewhere', async () => {
    const title = 'العنوان'
    const text = 'الوصف'
    const question = 'السؤال'
    const footnote = 'الحاشية'
    const badge = 'شارة'
    await open({
      body: {
        capabilities: [buildItem(title, `<p>${text}</p>`)],
        capabilities_footnote: both(footnote),
        faq: [{ question: both(question), answer: both('') }],
        hero_badges: [{ label: both(badge) }],
      },
    })
    for (const one of [title, text, question, footnote, badge]) expect([one, isIsolated(one)]).toEqual([one, true])
  })

  it('shows the hero: title, subtext, badges, footnote, picture and two ways on', async () => {
    await open({
      body: {
        hero_title: both('<p>See <em>why</em></p>'),
        hero_subtext: both('<p>Sub</p>'),
        hero_badges: [{ label: both('Open') }, { label: both('') }],
        hero_footnote: both('Foot'),
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
        cta_survey_label: both('Take part'),
        cta_partner_label: both('Write to us'),
      },
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('See why')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Open'])
    expect(screen.getByText('Sub')).toBeTruthy()
    expect(screen.getByText('Foot')).toBeTruthy()
    expect([href('Take part'), href('Write to us')]).toEqual([['/surveys'], ['/#contact']])
    const { style } = screen.getByRole('img', { name: 'Rays' })
    expect([style.objectFit, style.objectPosition, style.transform]).toEqual(['contain', 'top left', 'translate(5%, -5%) scale(2)'])
  })

  it('shows of an empty page the hero and the contact form, with the default texts', async () => {
    await open({ body: {} })
    expect(headings()).toEqual(['Contact'])
    expect([href('Open Survey'), href('Partner Inquiry')]).toEqual([['/surveys'], ['/#contact']])
    expect(document.title).toBe('Project PRISM')
  })

  it('shows every section that has content, each at its anchor and with its footnote', async () => {
    const items = [buildItem('One', '<p>Text</p>')]
    await open({
      body: {
        mission: items,
        mission_footnote: both('note 1'),
        capabilities: items,
        capabilities_footnote: both('note 2'),
        principles: items,
        principles_footnote: both('note 3'),
        ecosystem: items,
        ecosystem_footnote: both('note 4'),
        use_cases: items,
        use_cases_footnote: both('note 5'),
        survey_section_text: both('<p>Ask</p>'),
        survey_section_footnote: both('note 6'),
        faq: [{ question: both('Why?'), answer: both('<p>Because.</p>') }],
        faq_footnote: both('note 7'),
        contact_title: both('Write'),
        contact_text: both('<p>Anything</p>'),
        contact_footnote: both('note 8'),
      },
    })
    expect(headings()).toEqual([
      'Mission',
      'Core Capabilities',
      'Principles',
      'Target Ecosystem & Aspirations',
      'Initial Domains',
      'Voice of Partners',
      'FAQ',
      'Write',
    ])
    const anchors = ['mission', 'capabilities', 'principles', 'ecosystem', 'usecases', 'survey', 'faq', 'contact']
    expect([...document.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual(anchors)
    anchors.forEach((id, index) => expect(within(document.getElementById(id)!).getByText(`note ${index + 1}`)).toBeTruthy())
    expect(document.querySelector('#faq details')?.textContent).toBe('Why?Because.')
  })

  it('leaves out a section with only blank items, and keeps one with only a picture', async () => {
    await open({
      body: {
        mission: [buildItem('', '<p><br></p>')],
        mission_footnote: both('note'),
        principles: [buildItem('', '', [{ url: '/media/b.png', kind: 'image', fit: 'cover', position: 'center', alt: 'B', alt_ko: '' }])],
        survey_section_footnote: both('note'),
        faq: [{ question: both(''), answer: both('') }],
      },
    })
    expect(headings()).toEqual(['Principles', 'Contact'])
    expect(screen.getByRole('img', { name: 'B' })).toBeTruthy()
  })

  it('names the survey section as it was named', async () => {
    await open({ body: { survey_section_title: both('Voices') } })
    expect(headings()).toEqual(['Voices', 'Contact'])
  })

  it('marks a text that is there in the other language only', async () => {
    await open({ body: { capabilities: [{ title: { en: '', ko: '출처' }, description: { en: '', ko: '<p>설명</p>' }, media: [] }] } })
    expect(screen.getByText('출처').lang).toBe('ko')
    expect(screen.getByText('설명').parentElement?.lang).toBe('ko')
  })

  it('logs a failure, and shows the page without content but with all links', async () => {
    localStorage.removeItem('home_missing')
    const logged = jest.spyOn(console, 'info').mockImplementation(() => {})
    await open({ status: 503, body: { code: 'unavailable' } })
    expect(headings()).toEqual(['Contact'])
    expect(logged).toHaveBeenCalled()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(localStorage.getItem('home_missing')).toBeNull()
  })

  it('moves the focus to the section that the address names', async () => {
    await open({ body: {} }, '/#contact')
    expect(document.activeElement?.id).toBe('contact')
  })

  it.each(['/#survey', '/#%'])('goes to the top at %s, which names no section', async (address) => {
    await open({ body: {} }, address)
    expect(document.activeElement?.id).toBe('main')
    expect(globalThis.scrollTo).toHaveBeenCalledWith(0, 0)
  })

  it('shows only admins the links to edit each part', async () => {
    history.replaceState(null, '', '/')
    stubApi({
      'GET /homepage/public': { body: { faq: [{ question: both('Why?'), answer: both('') }] } },
      'GET /auth/me': { body: { id: 'u', email: 'a@b.co', full_name: '', roles: ['admin'] } },
    })
    signIn('t')
    render(
      <BrowserRouter>
        <HomePage />
      </BrowserRouter>,
    )
    expect(await screen.findAllByRole('link', { name: /^Edit: / })).toHaveLength(3)
    expect(href('Edit: FAQ')).toEqual(['/admin/homepage#faq'])
    expect(screen.getByRole('button', { name: 'Upload' })).toBeTruthy()
  })
})
