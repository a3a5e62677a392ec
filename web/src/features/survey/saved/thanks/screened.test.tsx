import { screen, waitFor } from '@testing-library/react'
import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { openSurveyPage, press, sent, setUpSurveyPages, stored, taken } from '../../../../../../test/support/web/pages/openSurveyPage.tsx'
import { writeDraft } from '../../persistence/draft.ts'
import userEvent from '@testing-library/user-event'

setUpSurveyPages()

const ending = (overrides = {}) =>
  survey(
    [
      section('first', [question('role', { title: 'What do you do?' })], {
        ends_if: { match: 'all', clauses: [{ question_id: 'role', op: 'answered' }] },
        end_text: '<p>Only for <b>readers</b>.</p>',
        end_text_ko: '<p><b>독자</b>만 참여합니다.</p>',
        ...overrides,
      }),
      section('later', [question('why', { title: 'Why?', required: true })]),
    ],
    { id: 'sv1', slug: 'real', title: 'What is real?' },
  )
const screened = { ...stored, answers: [{ question_id: 'role', value: 'baker' }], demographics: {}, state: 'screened' as const }

async function submit(overrides = {}) {
  const all = await openSurveyPage({
    'GET /surveys/slug/real': { body: ending(overrides) },
    'POST /responses': { status: 201, body: { ...screened, next: null } },
    'GET /responses/id/r1': { body: screened },
  })
  expect(screen.getByText('Why?')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('What do you do?'), 'baker')
  await waitFor(() => expect(screen.queryByText('Why?')).toBeNull())
  await press('Submit')
  await screen.findByRole('heading', { name: 'The survey ends here.' })
  expect(sent(all, 'POST /responses')['answers']).toEqual(screened.answers)
}

describe('A respondent who is screened out', () => {
  it('reads the text of the section in place of the thanks, and is asked for no account', async () => {
    await submit()
    expect(screen.getByText('readers').tagName).toBe('B')
    expect(screen.queryByText('Thank you.', { exact: false })).toBeNull()
    expect(screen.queryByText('Save this response to your account')).toBeNull()
    expect(document.activeElement?.textContent).toBe('The survey ends here.')
  })

  it('reads it in the other language where their own is missing', async () => {
    await submit({ end_text: undefined })
    expect(screen.getByText('독자').closest('[lang]')!.getAttribute('lang')).toBe('ko')
  })

  it('reads a general text where there is none', async () => {
    await submit({ end_text: '<p><br></p>', end_text_ko: '' })
    expect(screen.getByText(/there are no further questions for you/)).toBeTruthy()
  })

  it('is thanked as ever where the server did not end the survey', async () => {
    await openSurveyPage({ 'GET /surveys/slug/real': { body: ending() }, 'POST /responses': taken })
    await userEvent.type(screen.getByLabelText('What do you do?'), 'baker')
    await waitFor(() => expect(screen.queryByText('Why?')).toBeNull())
    await press('Submit')
    await screen.findByRole('heading', { name: 'Thank you. We received your answers.' })
    expect(screen.getByText(/We read them together/)).toBeTruthy()
  })

  it('sees it again on return, and cannot edit', async () => {
    localStorage.setItem('response:sv1', 'r1')
    writeDraft(
      ending(),
      { response: 'r1', version: 1, user: null },
      { answers: new Map([['role', 'x']]), demographics: { job: '', age: '', gender: '', country: '' } },
    )
    await openSurveyPage({ 'GET /surveys/slug/real': { body: ending() }, 'GET /responses/id/r1': { body: screened } })
    expect(screen.getByText('The survey ended early for you')).toBeTruthy()
    expect(screen.getByText('readers')).toBeTruthy()
    expect(screen.getByText('baker')).toBeTruthy()
    expect([screen.queryByRole('button', { name: 'Edit' }), screen.queryByRole('textbox')]).toEqual([null, null])
  })
})
