import type { Writable } from 'node:stream'
import { exportedQuestions, titleOf } from '../../export/exportedQuestions.ts'
import type { ExportInput } from '../../export/exportInput.ts'
import { writeLines } from './writeLines.ts'

/**
 * Writes the responses as JSON Lines: each as it is stored, with its questions' titles. Their ids stay out, since whoever knows a guest's may
 * change it; `number` counts from the oldest. One that cannot be read says so.
 */
export async function writeJsonLines(output: Writable, { survey, responses, language }: ExportInput): Promise<{ rows: number }> {
  const titles = new Map(exportedQuestions(survey).map((question) => [question.id, titleOf(question, language)]))
  let rows = 0
  async function* lines() {
    for await (const response of responses) {
      rows += 1
      if ('unreadable' in response) {
        yield `${JSON.stringify({ number: rows, ...response })}\n`
        continue
      }
      const { created_at, updated_at, survey_version, language: spoken, owner, demographics } = response
      const answers = response.answers.map(({ question_id, value }) => ({ question_id, title: titles.get(question_id) ?? null, value }))
      const signed_in = owner !== null
      const told = { number: rows, created_at, updated_at, survey_version, language: spoken, signed_in, demographics, answers }
      yield `${JSON.stringify(told)}\n`
    }
  }
  await writeLines(output, lines())
  return { rows }
}
