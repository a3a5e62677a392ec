import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { isIsolated } from '../../../../test/support/web/isIsolated.ts'
import { stubApi, type Answer } from '../../../../test/support/web/stubApi.ts'
import { forgetPublic } from '../../lib/api/content.ts'
import { addTexts, loadTexts } from '../../lib/language/i18n.ts'
import { signIn, signOut } from '../../lib/session/session.ts'
import SurveysPage from './SurveysPage.tsx'

const survey = (id: string, more = {}) => ({
  id,
  slug: '',
  title: `Survey ${id}`,
  title_ko: '',
  description: '',
  description_ko: '',
  cover_image_url: '',
  is_active: true,
  ...more,
})
const person = { id: 'u', email: 'a@b.c', full_name: 'Ada', roles: [] }

function open(list: Answer | Answer[], signedIn = false) {
  const asked = stubApi({ 'GET /surveys/public': list, 'GET /auth/me': { body: person } })
  if (signedIn) signIn('token')
  render(
    <BrowserRouter>
      <SurveysPage />
    </BrowserRouter>,
  )
  return asked
}
const card = async (name: string) => within((await screen.findByRole('link', { name })).closest('li')!)

beforeAll(() => loadTexts('en').then(() => addTexts('en', 'surveys')))
beforeEach(() => {
  localStorage.clear()
  signOut()
  forgetPublic()
})

describe('SurveysPage', () => {
  it('says Loading... until the list is there', async () => {
    open({ body: [] })
    expect(screen.getByText('Loading...')).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 1, name: 'Surveys' })).toBeTruthy()
  })

  it('shows the places of surveys in the meantime, in silence', async () => {
    open({ body: [] })
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(3)
    await screen.findByText('No survey is open right now.')
    expect(screen.queryAllByRole('listitem', { hidden: true })).toHaveLength(0)
  })

  it('says how long the shortest and the longest way take where these differ', async () => {
    open({ body: [survey('s1', { minutes: 6, minutes_range: [3, 8] }), survey('s2', { minutes: 4, minutes_range: [4, 4] })] })
    expect((await card('Survey s1')).getByText('3 to 8 minutes')).toBeTruthy()
    expect((await card('Survey s2')).getByText('About 4 minutes')).toBeTruthy()
  })

  it('says when a survey opens, in the zone of the device by its name, and which are closed or full', async () => {
    const opens_at = '2026-11-30T00:00:00.000Z'
    open({ body: [survey('s1', { state: 'not_yet', opens_at }), survey('s2', { state: 'closed' }), survey('s3', { state: 'full' })] })
    const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(opens_at))
    expect(await (await card('Survey s1')).findByText(new RegExp(`^Opens on ${time} \\(.+\\)$`))).toBeTruthy()
    expect((await card('Survey s2')).getByText('Closed')).toBeTruthy()
    expect((await card('Survey s3')).getByText('Full')).toBeTruthy()
    expect(screen.queryByText('Submit Response')).toBeNull()
  })

  it('says how long a survey takes, where the server knows', async () => {
    open({ body: [survey('s1', { minutes: 6 }), survey('s2', { minutes: 1 }), survey('s3')] })
    expect((await card('Survey s1')).getByText('About 6 minutes')).toBeTruthy()
    expect((await card('Survey s2')).getByText('About a minute')).toBeTruthy()
    expect((await card('Survey s3')).queryByText(/minute/)).toBeNull()
  })

  it('sets words that run from the right by themselves', async () => {
    open({ body: [survey('s1', { title: 'استبيان', description: '<p>عن الثقة</p>' })] })
    await screen.findByText('استبيان')
    expect([isIsolated('استبيان'), isIsolated('عن الثقة')]).toEqual([true, true])
  })

  it('asks a guest to respond, by slug where there is one, else by id', async () => {
    open({ body: [survey('s1', { slug: 'named' }), survey('s2')] })
    expect((await card('Survey s1')).getByText('Submit Response')).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/survey/named', '/survey/s2'])
  })

  it('offers a remembered response of a guest', async () => {
    localStorage.setItem('response:s2', 'r')
    open({ body: [survey('s1'), survey('s2')] })
    expect((await card('Survey s1')).getByText('Submit Response')).toBeTruthy()
    expect((await card('Survey s2')).getByText('View/Edit Response')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Survey s2' }).getAttribute('href')).toBe('/survey/s2')
  })

  it('lets signed-in users view their response, with a matching link', async () => {
    open({ body: [survey('s1')] }, true)
    expect((await card('Survey s1')).getByText('View/Edit Response')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Survey s1' }).getAttribute('href')).toBe('/survey/s1?mine=1')
  })

  it('marks a text that is only there in the other language', async () => {
    open({ body: [survey('s1', { title: '', title_ko: '한국어 설문' })] })
    const heading = await screen.findByRole('heading', { level: 2 })
    expect(heading.textContent).toBe('한국어 설문')
    expect(heading.lang).toBe('ko')
  })

  it('shows the words of a description, not its markup', async () => {
    open({ body: [survey('s1', { description: '<p>One</p><p>two <b>three</b><img src="x"></p>' })] })
    expect(await screen.findByText('One two three')).toBeTruthy()
  })

  it('has one way on when no survey is open', async () => {
    open({ body: [] })
    expect(await screen.findByText('No survey is open right now.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  })

  it('shows the error, and tries again', async () => {
    const asked = open([
      { status: 503, body: { detail: 'The service is busy. Try again in a moment.', code: 'unavailable' } },
      { body: [survey('s1')] },
    ])
    expect((await screen.findByRole('alert')).textContent).toContain('The service is busy.')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'Survey s1' })).toBeTruthy()
    expect(asked.filter(({ call }) => call === 'GET /surveys/public')).toHaveLength(2)
  })
})
