import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Response } from '../../../../shared/responses/response.ts'
import type { FileValue } from '../../../../shared/kinds/files.ts'
import { buildResponse } from '../../fixtures/buildResponse.ts'
import { choice, gateway, question, rule, section, survey } from '../../fixtures/buildSurvey.ts'
import { fakeImages } from '../fakeImages.ts'
import { renderAt } from '../renderAt.tsx'
import { stubApi, type Answer } from '../stubApi.ts'
import { loadAllTexts } from '../loadAllTexts.ts'
import { signOut } from '../../../../web/src/lib/session/session.ts'
import SurveyPage from '../../../../web/src/features/survey/SurveyPage.tsx'

/** A survey with a file question, which a choice may hide. */
export const asked = survey(
  [
    section('first', [
      question('more', {
        title: 'Anything to show?',
        type: 'single_choice',
        choices: [choice('yes', { label: 'Yes' }), choice('no', { label: 'No' })],
        gateway: gateway([rule('yes', { show_section_ids: ['files'] })], { unanswered_behavior: 'show_all' }),
      }),
    ]),
    section('files', [question('proof', { title: 'Proof', type: 'file_upload', required: true })]),
  ],
  { id: 'sv1', slug: 'real', title: 'What is real?' },
)
export const stored = buildResponse()
export const taken: Answer = { status: 201, body: stored }
export const file = (name: string, type = 'application/pdf', size = 3_100_000) => {
  const made = new File(['x'], name, { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}
export const value = (id: string, name: string): FileValue => ({
  id,
  name,
  size: 3_100_000,
  type: 'application/pdf',
  url: `/api/files/${id}`,
})

/** The API's side of uploads: ids F1, F2 and so on, in the order in which they were asked for. */
function uploading(more: Parameters<typeof stubApi>[0] = {}) {
  const names: string[] = []
  const completes = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [
      `POST /files/F${at + 1}/complete`,
      () => ({ status: 200, body: value(`F${at + 1}`, names[at]!) }),
    ]),
  )
  return {
    'GET /surveys/slug/real': { body: asked },
    'POST /files/presign': ({ body }: { body: string }) => {
      names.push((JSON.parse(body) as { filename: string }).filename)
      const id = `F${names.length}`
      return { status: 201, body: { id, url: `/api/files/${id}`, upload: { url: 'https://s3.example/', fields: {} }, renditions: [] } }
    },
    ...completes,
    ...more,
  }
}

/** Opens the survey with the API's side of uploads, or with `more`. */
export async function openFileSurvey(more: Parameters<typeof stubApi>[0] = {}) {
  const all = stubApi(uploading(more))
  const page = renderAt('/survey/real', { '/survey/:id': <SurveyPage /> })
  await screen.findByRole('heading', { name: 'What is real?' })
  return { all, page }
}
const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!
export const choose = (...files: File[]) => {
  Object.defineProperty(input(), 'files', { value: files, configurable: true })
  fireEvent.change(input())
}
export const proof = () => screen.getByRole('group', { name: /Proof/ })
export const lines = () =>
  within(proof())
    .queryAllByRole('listitem')
    .map((line) => line.textContent)
export const line = (name: string) =>
  within(
    within(proof())
      .getAllByRole('listitem')
      .find((one) => one.textContent?.includes(name))!,
  )
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
export const inDraft = () =>
  (JSON.parse(localStorage.getItem('draft:sv1') ?? '{"answers":{}}') as { answers: Record<string, FileValue[] | undefined> }).answers[
    'proof'
  ]
export const answers = (all: ReturnType<typeof stubApi>) =>
  (JSON.parse(all.findLast(({ call }) => call.endsWith('/responses') || call.includes('/responses/id/'))!.body) as Response).answers

/** Before and after the tests of a file that opens it. */
export function setUpFileSurveys(): void {
  beforeAll(async () => {
    await loadAllTexts()
    globalThis.scrollTo = () => undefined
    let count = 0
    Object.defineProperty(globalThis.crypto, 'randomUUID', { value: () => `key-${++count}`, configurable: true })
    fakeImages({ width: 100, height: 100 })
  })
  afterEach(() => {
    signOut()
    localStorage.clear()
  })
}
