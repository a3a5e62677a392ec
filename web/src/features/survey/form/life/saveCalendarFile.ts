import { surveyPath } from '#shared/site/sitePaths.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { saveFile } from '../../../../lib/export/download.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import { calendarFile } from './calendarFile.ts'

const eventMilliseconds = 30 * 60_000

/** Downloads a calendar file of the moment when a survey opens: half an hour, or less if it closes before. */
export function saveCalendarFile(survey: Survey, opens: string): void {
  const { id, slug, closes_at } = survey
  const url = location.origin + surveyPath(survey)
  const latest = new Date(Date.parse(opens) + eventMilliseconds).toISOString()
  const end = closes_at && closes_at < latest ? closes_at : latest
  const { text: title } = pickText(pair(survey, 'title'))
  const file = calendarFile({ id: `${id}@${location.host}`, title, text: url, url, start: opens, end, made: new Date().toISOString() })
  saveFile(`${slug || id}.ics`, new Blob([file], { type: 'text/calendar;charset=utf-8' }))
}
