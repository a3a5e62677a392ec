import { screen } from '@testing-library/react'
import { question, section, survey } from '../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../test/support/web/loadAllTexts.ts'
import { renderAt } from '../../../../test/support/web/renderAt.tsx'
import { stubApi } from '../../../../test/support/web/stubApi.ts'
import { wasSurveyShared } from '../../lib/site/sharedSurvey.ts'
import { SurveyLoader } from './SurveyLoader.tsx'

beforeAll(loadAllTexts)
afterEach(() => localStorage.clear())

const open = (hash: string) => {
  stubApi({ 'GET /surveys/s1': { body: survey([section('a', [question('q')])], { id: 's1', slug: 'media', is_active: true }) } })
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
