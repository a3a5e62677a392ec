import { callRoute, type Caller } from '../callRoute.ts'
import { createSurvey } from '../createSurvey.ts'

/** Ten of them are 360 KB: 15 responses fill the first part of a job's file, as `ownSteps` sets it. */
const long = '길'.repeat(12_000)

const jobs = ['Nurse', 'Cook', 'Clerk']

/** Stores a survey with so many responses, two a second, of one short answer and so many long ones. Resolves to its id. */
export async function surveyOf(admin: Caller, count: number, longAnswers = 0): Promise<string> {
  const parts = Array.from({ length: longAnswers }, (_, at) => `long${at}`)
  const questions = ['short', ...parts].map((id) => ({ id, type: 'long_text' as const }))
  const { id } = await createSurvey(admin, { sections: [{ id: 's', questions }] })
  const responses = Array.from({ length: count }, (_, at) => ({
    key: `a-response-of-many-${String(at).padStart(2, '0')}`,
    created_at: `2026-01-01T00:00:${String(at >> 1).padStart(2, '0')}.000Z`,
    language: at % 2 ? 'en' : 'ko',
    demographics: { job: jobs[at % 5 ? at % 3 : 0]! },
    answers: [{ question_id: 'short', value: `Answer ${at}` }, ...parts.map((part) => ({ question_id: part, value: long }))],
  }))
  for (let from = 0; from < count; from += 5) {
    const body = { responses: responses.slice(from, from + 5) }
    const { status } = await callRoute('importResponses', { as: admin, params: { id }, body })
    if (status !== 200) throw new Error(`the import answered ${status}`)
  }
  return id
}
