import { readFileSync } from 'node:fs'
import type * as v from 'valibot'
import type { Demographics } from '#shared/responses/demographics.ts'
import type { Answer } from '#shared/responses/response.ts'
import type { surveyBody } from '#shared/survey/survey.ts'
import { readLines } from '../../../../test/support/checkExport/checkExport.ts'
import { seededRandom } from '../../../demo/responses/seededRandom.ts'
import { benchAnswers, benchSurvey } from '../benchSurvey.ts'

export type SurveyFile = v.InferInput<typeof surveyBody>
export type ResponseLine = { answers: Answer[]; demographics?: Demographics | null }

/** Responses that are made up where no file brings any. */
const madeUp = 1_000

/** The survey and the responses that are to be exported: those of files, or made up. */
export function exported({ survey, lines }: { survey?: string; lines?: string }): { survey: SurveyFile; lines: ResponseLine[] } {
  if (survey && lines) return { survey: JSON.parse(readFileSync(survey, 'utf8')) as SurveyFile, lines: readLines(lines) as ResponseLine[] }
  const own = benchSurvey()
  const random = seededRandom(1)
  return { survey: own, lines: Array.from({ length: madeUp }, () => ({ answers: benchAnswers(own, random) })) }
}
