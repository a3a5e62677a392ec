import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Homepage } from '#shared/site/homepage.ts'
import type { Response } from '#shared/responses/response.ts'
import type { Settings } from '#shared/site/settings.ts'
import type { Survey } from '#shared/survey/survey.ts'

type Person = { id: string; email: string }
type Row = Record<string, unknown>

/** A file of test/fixtures: the data that a release stored, and its replies when reading them. */
export type StoredFormat = {
  /** When everything was stored; ISO 8601. */
  made_at: string
  people: Record<'admin' | 'claimer' | 'editor', Person>
  password: string
  survey: { id: string; closed: string }
  /** Ids by what happened to the response. `full`: of version 1 of the survey. */
  responses: Record<'full' | 'resent' | 'guest' | 'claimed' | 'edited' | 'imported', string>
  file: string
  /** The submit that stored the response `resent`. */
  retry: { key: string; body: Row }
  jobs: Record<'exported' | 'queued', string>
  /** The items of the table in DynamoDB's JSON, with bytes in base64. */
  items: Record<string, AttributeValue>[]
  objects: { bucket: 'PRIVATE_BUCKET' | 'MEDIA_BUCKET'; key: string; type: string; body: string }[]
  replies: {
    getMe: Row
    listUsers: Row[]
    listIdentities: Row[]
    getHomepage: Homepage
    getSettings: Settings
    listProviders: Row[]
    listInquiries: Row[]
    listSurveys: Row[]
    getSurvey: Survey
    listSurveyVersions: Row[]
    firstVersion: Row
    listResponses: Row[]
    results: Row
    filtered: Row
  } & Record<'full' | 'resent' | 'guest' | 'claimed' | 'edited', Response>
  exports: { csv: string; jsonl: string }
  /** The storage of a browser, by its user's actions. `visitor`: in session storage, all others in local storage. */
  browser: Record<'begun' | 'changing' | 'unacknowledged' | 'editors' | 'admin' | 'visitor', Record<string, string>>
}

/** Every stored format, oldest first, with its name. */
export const storedFormats: [string, StoredFormat][] = globSync('test/fixtures/*.json')
  .sort()
  .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(process.cwd(), file), 'utf8')) as StoredFormat])
