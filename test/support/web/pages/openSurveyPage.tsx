import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildResponse } from '../../fixtures/buildResponse.ts'
import { choice, gateway, question, rule, section, survey } from '../../fixtures/buildSurvey.ts'
import { buildUser } from '../buildUser.ts'
import { renderAt } from '../renderAt.tsx'
import { stubApi, type Answer, type Asked } from '../stubApi.ts'
import { loadAllTexts } from '../loadAllTexts.ts'
import { signIn, signOut } from '../../../../web/src/lib/session/session.ts'
import { writeStorage } from '../../../../web/src/lib/store/storage.ts'
import SurveyPage from '../../../../web/src/features/survey/SurveyPage.tsx'

// jsdom has no layout, so browser tests cover the editor; here its replacement on a failed load is tested.
jest.mock('../../../../web/src/features/survey/kinds/richText/RichTextEditor.tsx', () => {
  throw new Error('Not to be had')
})

/** A survey whose first question chooses between two sections. */
export const asked = survey(
  [
    section('first', [
      question('role', {
        title: 'What do you do?',
        type: 'single_choice',
        required: true,
        choices: [choice('maker', { label: 'I make' }), choice('reader', { label: 'I read' })],
        gateway: gateway([rule('maker', { show_section_ids: ['makers'] }), rule('reader', { show_section_ids: ['readers'] })]),
      }),
    ]),
    section('makers', [question('tools', { title: 'With what?', required: true })], { title: 'Making' }),
    section('readers', [question('why', { title: 'Why?', type: 'multi_select', choices: [choice('fun'), choice('work')] })], {
      title: 'Reading',
    }),
    section('closing', [
      question('more', { title: 'More?', type: 'rich_text' }),
      question('proof', { title: 'Proof', type: 'file_upload' }),
    ]),
  ],
  { id: 'sv1', slug: 'real', title: 'What is real?' },
)
/** A response to it. */
export const stored = buildResponse({
  answers: [
    { question_id: 'role', value: 'maker' },
    { question_id: 'tools', value: 'a lens' },
  ],
  demographics: { age: 34 },
})
/** The API's replies. */
export const taken: Answer = { status: 201, body: stored }
export const none: Answer = { status: 404, body: { code: 'response.none', detail: 'None.' } }
export const notFound: Answer = { status: 404, body: { code: 'response.not_found', detail: 'We could not find this response.' } }

/** Before and after the tests of a file that opens survey pages. */
export function setUpSurveyPages(): void {
  beforeAll(async () => {
    await loadAllTexts()
    globalThis.scrollTo = () => undefined
    let count = 0
    Object.defineProperty(globalThis.crypto, 'randomUUID', { value: () => `key-${++count}`, configurable: true })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    for (const key of ['response:sv1', 'draft:sv1', 'submit:sv1', 'survey:real']) writeStorage(key, null) // out of the page's memory too
    signOut()
    localStorage.clear()
    sessionStorage.clear()
    delete window.given
  })
}

/** Opens the page of `asked`, or at `address`, with these calls stubbed. Returns the calls made. */
export async function openSurveyPage(calls: Parameters<typeof stubApi>[0] = {}, address = '/survey/real'): Promise<Asked[]> {
  const all = stubApi({ 'GET /surveys/slug/real': { body: asked }, ...calls })
  renderAt(address, { '/survey/:id': <SurveyPage /> })
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull())
  return all
}

/** Signs in as a user without a response. Returns the stubs of both calls, for `openSurveyPage`. */
export function signInAs(user: Parameters<typeof buildUser>[0] = {}) {
  const me = { 'GET /auth/me': { body: buildUser(user) }, 'GET /responses/mine?survey_id=sv1': none }
  stubApi(me)
  signIn('mine')
  return me
}

/** Lets time go by on a fake clock. */
export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const pick = (name: string) => userEvent.click(screen.getByLabelText(name))

/** The body of the last such call. */
export const sent = (all: Asked[], call: string) => JSON.parse(all.findLast((each) => each.call === call)!.body) as Record<string, unknown>

/** The Idempotency-Key of each submit. */
export const keysOf = (all: Asked[]) =>
  all.filter(({ call }) => call === 'POST /responses').map(({ headers }) => headers['idempotency-key'])
