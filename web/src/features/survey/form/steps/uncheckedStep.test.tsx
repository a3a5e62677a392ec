import { screen, waitFor } from '@testing-library/react'
import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { openSurveyPage, press, setUpSurveyPages } from '../../../../../../test/support/web/pages/openSurveyPage.tsx'

setUpSurveyPages()

// the chunk that checks answers cannot be loaded: there is no network
jest.mock('../../sending/afterFormChunk.ts', () => {
  throw new Error('Not to be had')
})

describe('a step that cannot be checked', () => {
  it('allows the next step, since Submit checks all', async () => {
    const sections = ['one', 'two'].map((id) => section(id, [question(`${id}-a`, { required: true })], { title: id }))
    const body = survey(sections, { id: 'sv1', slug: 'real', paging: 'sections' })
    await openSurveyPage({ 'GET /surveys/slug/real': { body } })
    await press('Next')
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /^Step/ }).textContent).toContain('Step 2 of 2'))
  })
})
