import { fireEvent, screen } from '@testing-library/react'
import { buildResponse } from '../../../../../test/support/fixtures/buildResponse.ts'
import { choice, question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { isIsolated } from '../../../../../test/support/web/isIsolated.ts'
import { renderAt } from '../../../../../test/support/web/renderAt.tsx'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { stubS3 } from '../../../../../test/support/web/stubS3.ts'
import { loadTexts } from '../../../lib/language/i18n.ts'
import SurveyPage from '../SurveyPage.tsx'

// jsdom has no layout: a rich answer is written in the field that replaces its editor.
jest.mock('../kinds/richText/RichTextEditor.tsx', () => {
  throw new Error('Not to be had')
})

const asked = survey(
  [
    section('all', [
      question('short', { title: 'Short' }),
      question('long', { title: 'Long', type: 'long_text' }),
      question('rich', { title: 'Rich', type: 'rich_text' }),
      question('gone', { title: 'Gone', type: 'single_choice', choices: [choice('left')] }),
      question('proof', { title: 'Proof', type: 'file_upload' }),
    ]),
  ],
  { id: 'sv1', slug: 'real', title: 'What is real?' },
)
const arrived = (name: string) => ({ id: 'F1', name, size: 1, type: 'application/pdf', url: '/api/files/F1' })
const saved = buildResponse({
  answers: [
    { question_id: 'short', value: 'قصير' },
    { question_id: 'long', value: 'إجابة طويلة' },
    { question_id: 'rich', value: '<p>نص <b>منسق</b></p>' },
    { question_id: 'gone', value: 'خيار' },
    { question_id: 'proof', value: [arrived('تقرير.pdf')] },
  ],
  demographics: { job: 'صحفي' },
})
const answers = { 'GET /surveys/slug/real': { body: asked } }

beforeAll(() => loadTexts('en').then(() => loadTexts('en', 'survey')))
afterEach(() => localStorage.clear())

describe('Words that run from the right', () => {
  it('are written from the right in every field that takes words', async () => {
    stubApi(answers)
    renderAt('/survey/real', { '/survey/:id': <SurveyPage /> })
    await screen.findByText(/formatting tools could not be loaded/)
    const fields = screen.getAllByRole<HTMLInputElement>('textbox')
    expect(fields.map(({ dir }) => dir)).toEqual(fields.map(() => 'auto'))
    expect(fields.length).toBeGreaterThan(4)
  })

  it('leave the rest of a saved response where it is', async () => {
    localStorage.setItem('response:sv1', 'r1')
    stubApi({ ...answers, 'GET /responses/id/r1': { body: saved } })
    renderAt('/survey/real', { '/survey/:id': <SurveyPage /> })
    await screen.findByRole('button', { name: 'Edit' })
    for (const text of ['قصير', 'إجابة طويلة', 'نص', 'منسق', 'خيار', 'تقرير.pdf', 'صحفي'])
      expect([text, isIsolated(text)]).toEqual([text, true])
  })

  it('keep the place of a file’s status, during the upload and after it', async () => {
    const s3 = stubS3({ arriveAll: true })
    const upload = { id: 'F1', url: '/api/files/F1', upload: { url: 'https://s3.example/', fields: {} }, renditions: [] }
    stubApi({ ...answers, 'POST /files/presign': { status: 201, body: upload }, 'POST /files/F1/complete': { body: arrived('تقرير.pdf') } })
    renderAt('/survey/real', { '/survey/:id': <SurveyPage /> })
    await screen.findByRole('button', { name: 'Choose files' })
    const input = document.querySelector('input[type=file]')!
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'تقرير.pdf', { type: 'application/pdf' })] })
    fireEvent.change(input)
    expect(isIsolated('تقرير.pdf')).toBe(true)
    await screen.findByRole('button', { name: 'Remove تقرير.pdf' })
    expect(s3).toHaveLength(1)
    const status = screen.getAllByRole('status').find(({ textContent }) => textContent?.includes('Uploaded'))!
    expect(status.textContent).toBe('تقرير.pdf: Uploaded, 1 byte')
    expect(isIsolated('تقرير.pdf')).toBe(true)
  })
})
