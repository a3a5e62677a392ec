import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { type QuestionType, questionTypeNames } from '#shared/kinds/kinds.ts'
import { surveyBody } from '#shared/survey/survey.ts'
import { survey } from '../../test/support/fixtures/buildSurvey.ts'
import { definitionOf, exportOf, storedResponse, versionIn } from '../../test/support/exportOf.ts'
import { writeCsv } from './csv/writeCsv.ts'

const values: unknown[] = [
  null,
  '',
  7,
  -0.5,
  1e300,
  true,
  'a',
  'na',
  '2026-11-24',
  '2026-13',
  '__proto__',
  [],
  [[]],
  ['a', 7, null],
  ['__proto__', '__proto__'],
  {},
  { a: 'a', b: { c: 1 } },
  JSON.parse('{"__proto__":"a","constructor":["a"]}'),
  { id: 'F1', name: 'x', size: 1, type: 'text/plain', url: '/api/files/F1' },
  { url: 7, name: null },
]

/** A survey with a question for each type: each has the given type, or by default the type of its id. */
const withTypes = (version: number, type?: QuestionType) => {
  const named = ['a', '__proto__', 'constructor'].map((id) => ({ id, value: id, label: id }))
  const questions = questionTypeNames.map((id) => ({ id, type: type ?? id, choices: named, rows: named }))
  return definitionOf(survey(v.parse(surveyBody, { sections: [{ id: 's', questions }] }).sections, { version }))
}
const responses = values.map((value) => storedResponse(Object.fromEntries(questionTypeNames.map((id) => [id, value]))))
const present = withTypes(2)

it.each(questionTypeNames)('exports values of any shape to questions of the former type %s and any present type', async (then) => {
  const earlier = () => withTypes(1, then)
  const { result } = await exportOf(present, responses, { earlier })
  expect(result).toEqual({ rows: values.length, unreadable: 0 })
  const output = new PassThrough()
  const input = { survey: present, responses, versionOf: versionIn(present, earlier), language: 'ko', timeZone: 'Asia/Seoul' } as const
  const [csv, { rows }] = await Promise.all([text(output), writeCsv(output, { ...input, now: new Date(0), site: '' })])
  expect([rows, csv.split('\r\n').length]).toEqual([values.length, values.length + 2])
})
