import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { question, section, survey } from '../../../../test/support/fixtures/buildSurvey.ts'
import { buildUser } from '../../../../test/support/web/buildUser.ts'
import { renderAt } from '../../../../test/support/web/renderAt.tsx'
import { stubApi } from '../../../../test/support/web/stubApi.ts'
import { loadTexts } from '../../lib/language/i18n.ts'
import { signIn, signOut } from '../../lib/session/session.ts'
import { clearPrefetched, prefetch } from './prefetchSurvey.ts'
import SurveyPage from './SurveyPage.tsx'

const asked = survey([section('s', [question('a', { title: 'What is real?' })])], { id: 'sv1', slug: 'real' })
const open = () => renderAt('/survey/real', { '/survey/:id': <SurveyPage /> })

beforeAll(async () => {
  await loadTexts('en')
  await loadTexts('en', 'survey')
})
afterEach(() => {
  signOut()
  clearPrefetched()
  localStorage.clear()
})

describe('a survey that is opened before the first render', () => {
  it('shows in that render, asked for once', async () => {
    const calls = stubApi({ 'GET /surveys/slug/real': { body: asked } })
    await prefetch('real')
    open()
    expect(screen.getByLabelText('What is real?')).toBeTruthy()
    await screen.findByLabelText('What is real?')
    expect(calls.map(({ call }) => call)).toEqual(['GET /surveys/slug/real'])
  })

  it('is not waited for long: the page shows itself, and the survey when it comes, asked for once', async () => {
    const asks = Promise.withResolvers<void>()
    const calls = stubApi({ 'GET /surveys/slug/real': { body: asked } })
    const { fetch } = globalThis
    globalThis.fetch = async (...given) => {
      await asks.promise
      return fetch(...given)
    }
    await prefetch('real')
    open()
    expect(screen.getByText('Loading...')).toBeTruthy()
    expect(screen.getByRole('main').querySelectorAll('[aria-hidden=true] > *').length).toBeGreaterThan(3) // where title, cover and card are going to be
    asks.resolve()
    expect(await screen.findByLabelText('What is real?')).toBeTruthy()
    expect(calls).toHaveLength(1)
  })

  it('shows the error, and tries again', async () => {
    stubApi({ 'GET /surveys/slug/real': ['offline', { body: asked }] })
    await prefetch('real')
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByLabelText('What is real?')).toBeTruthy()
  })

  it('waits for the signed-in user', async () => {
    const calls = stubApi({ 'GET /auth/me': { body: buildUser() } })
    signIn('mine')
    await prefetch('real')
    expect(calls.map(({ call }) => call)).not.toContain('GET /surveys/slug/real')
  })

  it('is not taken for the survey at another address', async () => {
    stubApi({ 'GET /surveys/slug/other': { body: { ...asked, title: 'Another' } }, 'GET /surveys/slug/real': { body: asked } })
    await prefetch('other')
    open()
    expect(screen.getByText('Loading...')).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 1, name: 'Survey' })).toBeTruthy()
  })
})
