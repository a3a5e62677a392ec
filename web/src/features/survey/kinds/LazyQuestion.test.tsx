import { screen } from '@testing-library/react'
import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { renderAt } from '../../../../../test/support/web/renderAt.tsx'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { loadTexts } from '../../../lib/language/i18n.ts'
import SurveyPage from '../SurveyPage.tsx'

jest.mock('./files/fileUploadChunk.ts', () => {
  throw new Error('Not to be had')
})

const asked = survey(
  [
    section('first', [
      question('name', { title: 'Your name?' }),
      question('proof', { title: 'Proof', type: 'file_upload', required: true }),
    ]),
  ],
  { id: 'sv1', slug: 'real', title: 'What is real?' },
)

beforeAll(() => loadTexts('en').then(() => loadTexts('en', 'survey')))
afterEach(() => localStorage.clear())

describe('A question whose part of the site cannot be had', () => {
  it('leaves the other questions usable, shows a message in its place, and offers a reload', async () => {
    stubApi({ 'GET /surveys/slug/real': { body: asked } })
    renderAt('/survey/real', { '/survey/:id': <SurveyPage /> })
    expect(await screen.findByLabelText(/Your name/)).toBeTruthy()
    const place = await screen.findByRole('region', { name: /Proof/ })
    expect(place.textContent).toBe('This question could not be loaded. Your answers are still here. Reload')
  })
})
