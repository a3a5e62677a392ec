import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { buildSurveyRow } from '../../../../../test/support/fixtures/buildSurveyRow.ts'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { renderAt } from '../../../../../test/support/web/renderAt.tsx'
import { setUpSession } from '../../../../../test/support/web/setUpSession.ts'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { signIn } from '../../../lib/session/session.ts'
import { followSettings } from '../../../lib/site/settings.ts'
import { rememberSharedSurvey } from '../../../lib/site/sharedSurvey.ts'
import { DashboardScreen } from './DashboardScreen.tsx'

const row = (id: string, given: Partial<SurveyRow> = {}) => buildSurveyRow(id, { responses: 0, ...given })

setUpSession()
afterEach(() => localStorage.clear())
const openSteps = async (surveys: object[], settings: object = {}) => {
  signIn('mine')
  stubApi({ 'GET /surveys': { body: surveys }, 'GET /admin/settings/public': { body: settings } })
  const stop = followSettings()
  renderAt('/admin', { '/admin': <DashboardScreen /> })
  await screen.findByRole(surveys.length ? 'table' : 'list')
  stop()
}
const steps = () =>
  screen.getAllByRole('listitem').map((step) => {
    const link = within(step).queryByRole('link')
    return `${within(step).getByRole('heading').textContent.trim()} > ${link?.getAttribute('href') ?? ''}`
  })

describe('the first steps', () => {
  it('are on an empty dashboard, each with its action', async () => {
    await openSteps([])
    expect(steps()).toEqual(['Your name and logo > /admin/settings', 'A first survey > /admin/surveys/new', 'Share it > '])
  })

  it('are ticked as they are done', async () => {
    await openSteps([row('b', { is_active: false }), row('a')], { company_name_ko: '프리즘', logo_url: '/media/logo.png' })
    await waitFor(() =>
      expect(steps()).toEqual(['Your name and logo Done > ', 'A first survey Done > ', 'Share it > /admin/surveys/a#share']),
    )
  })

  it('need both a name and a logo for the first tick', async () => {
    await openSteps([row('a')], { company_name_en: 'Prism', logo_url: '' })
    expect(steps()[0]).toBe('Your name and logo > /admin/settings')
  })

  it('disappear with the last tick', async () => {
    rememberSharedSurvey()
    await openSteps([row('a')])
    expect(steps()[2]).toBe('Share it Done > ')
    cleanup()
    await openSteps([row('a')], { company_name_en: 'Prism', logo_url: '/media/logo.png' })
    await waitFor(() => expect(screen.queryByText('Share it')).toBeNull())
  })

  it('disappear with the first response', async () => {
    await openSteps([row('a'), row('b', { responses: 1 })])
    expect(screen.queryByText('Share it')).toBeNull()
  })
})
