import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Response } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { StoredFormat } from './storedFormat.ts'

type Row = Record<string, unknown>

/** A file of test/fixtures/questions: a survey with all types of question as a release stored it, and its replies. */
type StoredQuestions = Pick<StoredFormat, 'items' | 'password' | 'retry'> & {
  /** The e-mail address of its admin. */
  admin: string
  /** The id of the survey. */
  survey: string
  /** Ids of a guest's responses. `full`: to the first version; `edited`: changed on the second one. */
  responses: Record<'full' | 'edited', string>
  /** `filtered`: by a price from 7 on; `ofRow`: by "Good" in a deleted row; `compared`: by a present row. */
  replies: { getSurvey: Survey; firstVersion: Row; listResponses: Row[] } & Record<'results' | 'filtered' | 'ofRow' | 'compared', Row> &
    Record<'full' | 'edited', Response>
  /** `sheets`: the texts of the workbook by the sheet's name. */
  exports: { csv: string; jsonl: string; sheets: Record<string, string[][]> }
}

/** Every file, oldest first, with its name. */
export const storedQuestions: [string, StoredQuestions][] = globSync('test/fixtures/questions/*.json')
  .sort()
  .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8')) as StoredQuestions])
