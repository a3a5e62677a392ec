import type { FileValue } from '#shared/kinds/files.ts'
import { callRoute, type Caller } from './callRoute.ts'
import { type SurveyInput } from '../fixtures/sampleSurvey.ts'
import { createSurvey } from './createSurvey.ts'

/** A survey with two questions that take files and one that does not, none of them required. */
export const fileSurvey = (admin: Caller, overrides: Partial<SurveyInput> = {}) =>
  createSurvey(admin, {
    sections: [
      {
        id: 'start',
        title: 'Start',
        questions: [
          { id: 'proof', title: 'Show us', type: 'file_upload' },
          { id: 'letter', title: 'Your letter', type: 'file_upload' },
          { id: 'name', title: 'Your outlet', type: 'short_text' },
        ],
      },
    ],
    ...overrides,
  }) as Promise<{ id: string; slug: string; sections: unknown[] }>

type Sent = { survey_id: string; question_id?: string; name?: string; type?: string; as?: Caller; bytes?: Buffer }

/** A form with an answer's file. */
export function answerForm({
  survey_id,
  question_id = 'proof',
  name = 'note.txt',
  type = 'text/plain',
  bytes = Buffer.from('Seen'),
}: Sent) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  for (const [key, value] of Object.entries({ purpose: 'answer', survey_id, question_id })) form.set(key, value)
  return form
}

/** Sends a file as an answer, and resolves to it as an answer names it. */
export async function sendFile(sent: Sent): Promise<FileValue> {
  const { status, body } = await callRoute('uploadFile', { body: answerForm(sent), as: sent.as ?? null })
  if (status !== 201) throw new Error(`sending a file answered ${status}: ${JSON.stringify(body)}`)
  return body as FileValue
}
