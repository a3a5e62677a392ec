import { readFileSync } from 'node:fs'
import { readLines, type ResponseLine } from '../../checkExport.ts'
import type { SurveyFile } from '../../checkExport/expectedAnswer.ts'
import { seededRandom } from '../../fixtures/seededRandom.ts'
import { benchAnswers, benchSurvey } from '../benchSurvey.ts'

/** Responses that are made up where no file brings any. */
const madeUp = 1_000

/** The survey and the responses that are to be exported: those of files, or made up. */
export function exported({ survey, lines }: { survey?: string; lines?: string }): { survey: SurveyFile; lines: ResponseLine[] } {
  if (survey && lines) return { survey: JSON.parse(readFileSync(survey, 'utf8')) as SurveyFile, lines: readLines(lines) }
  const own = benchSurvey()
  const random = seededRandom(1)
  return { survey: own as SurveyFile, lines: Array.from({ length: madeUp }, () => ({ answers: benchAnswers(own, random) })) }
}
