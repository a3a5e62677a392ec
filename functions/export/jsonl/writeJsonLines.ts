import type { Writable } from 'node:stream'
import { allQuestions } from '../../answered/allQuestions.ts'
import { hasOrHadEnd, hasOrHadOrder, linkFieldsOf, poolsOf, type Definition } from '../../data/surveys/definitions.ts'
import type { StoredResponse } from '../../data/responses/storedResponse.ts'
import type { ExportInput } from '../exportInput.ts'
import { titleOf } from '../texts.ts'
import { writeLines } from '../../platform/writeLines.ts'

/**
 * Writes the responses as JSON Lines: each as it is stored, with its questions' titles and a `number` that counts from the oldest, 1. Response ids
 * are left out, since a guest's id gives the right to change the response. A response that cannot be read is written as `unreadable`.
 */
export async function writeJsonLines(output: Writable, { survey, responses, language, from }: ExportInput): Promise<{ rows: number }> {
  const titles = new Map(allQuestions(survey).map((question) => [question.id, titleOf(question, language)]))
  const given = fieldsOfResponse(survey)
  let rows = from?.rows ?? 0
  async function* lines() {
    for await (const response of responses) {
      rows += 1
      if ('unreadable' in response) {
        yield `${JSON.stringify({ number: rows, ...response })}\n`
        continue
      }
      const { created_at, updated_at, survey_version, language: spoken, owner, source = null, demographics } = response
      const answers = response.answers.map(({ question_id, value, text }) => ({
        question_id,
        title: titles.get(question_id) ?? null,
        value,
        ...(text !== undefined && { text }),
      }))
      const about = {
        created_at,
        updated_at,
        survey_version,
        language: spoken,
        signed_in: owner !== null,
        source,
        ...given(response),
      }
      const record = { number: rows, ...about, demographics, answers }
      yield `${JSON.stringify(record)}\n`
    }
  }
  await writeLines(output, lines())
  return { rows }
}

/** Returns a function for the fields of a response besides its answers, if its survey has or had them. */
function fieldsOfResponse(survey: Definition) {
  const has = {
    drawn: poolsOf(survey).length > 0,
    seed: hasOrHadOrder(survey),
    link: linkFieldsOf(survey).length > 0,
    screened: hasOrHadEnd(survey),
  }
  return ({ drawn = {}, seed, link = {}, screened }: StoredResponse) => ({
    ...(has.drawn && { drawn }),
    ...(has.seed && { seed: seed ?? null }),
    ...(has.link && { link }),
    ...(has.screened && { screened: screened === true }),
  })
}
