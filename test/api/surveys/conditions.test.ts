import { definitionText, readDefinition } from '#shared/survey/file/definitionFile.ts'
import { surveyBody } from '#shared/survey/survey.ts'
import * as v from 'valibot'
import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin, type Person } from '../../support/api/people.ts'

ownTable()

const admin = ownAdmin()

const asked = { id: 'q', type: 'single_choice', choices: [{ id: 'c1', label: 'Yes', value: 'yes' }] }
const bodyWith = (section: object, question: object = {}) => ({
  sections: [
    { id: 's', questions: [asked] },
    { id: 't', ...section, questions: [{ id: 'r', type: 'short_text', ...question }] },
  ],
})
const create = (body: unknown) => callRoute('createSurvey', { as: admin, body })
const read = (id: string, as: Person | null = null) => callRoute('getSurvey', { params: { id }, as })
const update = (id: string, body: unknown) => callRoute('updateSurvey', { as: admin, params: { id }, body })

const clause = { question_id: 'q', op: 'any_of', values: ['yes'] }
const clauses = (count: number) => Array.from({ length: count }, () => clause)
const values = (count: number) => [{ ...clause, values: Array.from({ length: count }, (_, at) => `v${at}`) }]

/** Status, path and code of the first error. */
async function problem(body: unknown) {
  const reply = await create(body)
  return [reply.status, reply.body.errors?.[0].path, reply.body.errors?.[0].code]
}

describe('a definition with conditions', () => {
  it('keeps them on sections, questions and notes, in every reply', async () => {
    const show_if = { match: 'any', clauses: [clause, { field: 'pid', op: 'unanswered' }] }
    const ends_if = { match: 'all', clauses: [{ question_id: 'q', row: 'r1', op: 'between', from: 2, to: '2026-01-31' }] }
    const section = { show_if, ends_if, end_text: '<p>Thank you</p>', end_text_ko: '<p>감사합니다</p>' }
    const created = await create({ ...bodyWith(section, { type: 'note', show_if }), slug: 'conditional' })
    expect(created.status).toBe(201)
    const { id, slug, version } = created.body
    const bySlug = await callRoute('getSurveyBySlug', { params: { slug } })
    const saved = await update(id, created.body)
    const older = await callRoute('getSurveyVersion', { as: admin, params: { id, version: `${version}` } })
    for (const { body } of [created, bySlug, await read(id, admin), await read(id), saved, older])
      expect(body.sections[1]).toMatchObject({ ...section, questions: [{ id: 'r', show_if }] })
  })

  it('has neither conditions nor texts that were not sent, or are null or without clauses', async () => {
    const { body: plain } = await create(bodyWith({}))
    expect(JSON.stringify(plain)).not.toMatch(/show_if|ends_if|end_text/)
    const none = { show_if: null, ends_if: { clauses: [] }, end_text: null, end_text_ko: null }
    const { body: empty } = await create(bodyWith(none, { show_if: { match: 'any' } }))
    expect(JSON.stringify(empty.sections)).toBe(JSON.stringify(plain.sections))
  })

  it('defaults to `all`, and drops unknown fields of clauses', async () => {
    const { body } = await create(bodyWith({ show_if: { clauses: [{ ...clause, weight: 2 }], not: true } }))
    expect(body.sections[1].show_if).toEqual({ match: 'all', clauses: [clause] })
  })

  it.each([
    ['a deleted question', { question_id: 'gone', op: 'answered' }],
    ['a later question', { question_id: 'r', op: 'answered' }],
    ['a row of a question without rows', { ...clause, row: 'x' }],
    ['an op that the type does not have', { question_id: 'q', op: 'between', from: 1, to: 2 }],
    ['ends the wrong way round', { question_id: 'q', op: 'outside', from: 5, to: 1 }],
    ['no ends', { question_id: 'q', op: 'between' }],
    ['an end that is no date', { question_id: 'q', op: 'between', from: '2026-02-30' }],
    ['values that no choice has', { ...clause, values: ['gone', ''] }],
    ['no values', { question_id: 'q', op: 'none_of', values: [] }],
    ['a question and a field', { ...clause, field: 'pid' }],
    ['neither', { op: 'answered' }],
    ['a field that is not declared', { field: '__proto__', op: 'any_of', values: ['x'] }],
  ])('keeps a clause that cannot be judged: %s', async (_, given) => {
    const { status, body } = await create(bodyWith({ show_if: { clauses: [given] } }))
    expect([status, body.sections?.[1].show_if]).toEqual([201, { match: 'all', clauses: [given] }])
  })

  it('takes ten clauses with 500 values each', async () => {
    const many = Array.from({ length: 10 }, () => values(500)[0]!)
    expect((await create(bodyWith({ show_if: { clauses: many } }))).status).toBe(201)
  })

  it.each([
    ['eleven clauses', { clauses: clauses(11) }, 'clauses', 'too_long'],
    ['501 values', { clauses: values(501) }, 'clauses.0.values', 'too_long'],
    ['an unknown op', { clauses: [clause, { ...clause, op: 'equals' }] }, 'clauses.1.op', 'not_allowed'],
    ['no op', { clauses: [{ question_id: 'q' }] }, 'clauses.0.op', 'required'],
    ['another match', { match: 'none', clauses: clauses(1) }, 'match', 'not_allowed'],
    ['a text', 'q', '', 'wrong_type'],
    ['a list', [clause], '', 'wrong_type'],
    ['clauses that are no list', { clauses: clause }, 'clauses', 'wrong_type'],
    ['a clause that is no object', { clauses: ['q'] }, 'clauses.0', 'wrong_type'],
    ['a clause that is a list', { clauses: [[clause]] }, 'clauses.0', 'wrong_type'],
    ['a question that is no text', { clauses: [{ ...clause, question_id: 7 }] }, 'clauses.0.question_id', 'wrong_type'],
    ['a long row', { clauses: [{ ...clause, row: 'x'.repeat(201) }] }, 'clauses.0.row', 'too_long'],
    ['values that are no list', { clauses: [{ ...clause, values: 'yes' }] }, 'clauses.0.values', 'wrong_type'],
    ['a value that is a number', { clauses: [{ ...clause, values: [1] }] }, 'clauses.0.values.0', 'wrong_type'],
    ['an end that is a switch', { clauses: [{ ...clause, op: 'between', from: true }] }, 'clauses.0.from', 'wrong_type'],
  ])('is refused with %s, in every place', async (_, condition, path, code) => {
    const at = (place: string) => [422, [place, path].filter(Boolean).join('.'), code]
    expect(await problem(bodyWith({ show_if: condition }))).toEqual(at('sections.1.show_if'))
    expect(await problem(bodyWith({ ends_if: condition }))).toEqual(at('sections.1.ends_if'))
    expect(await problem(bodyWith({}, { show_if: condition }))).toEqual(at('sections.1.questions.0.show_if'))
  })

  it('sanitizes the text of an end, and refuses one that is too long', async () => {
    const html = '<p>Bye<script>alert(1)</script><img src=x onerror=alert(1)></p>'
    const { body } = await create(bodyWith({ end_text: html, end_text_ko: html }))
    expect([body.sections[1].end_text, body.sections[1].end_text_ko].join()).not.toMatch(/script|onerror/)
    const { status, body: refused } = await create(bodyWith({ end_text_ko: `<p>${'x'.repeat(600_000)}</p>` }))
    expect([status, refused.errors?.[0]]).toMatchObject([422, { path: 'sections.1.end_text_ko', code: 'too_long' }])
  })

  it('is the same after an export and an import of its definition', async () => {
    const show_if = { clauses: [{ question_id: 'q', op: 'none_of', values: ['yes'] }] }
    const { body } = await create(bodyWith({ show_if, ends_if: show_if, end_text: '<p>Bye</p>' }, { show_if }))
    const read = readDefinition(definitionText(v.parse(surveyBody, body)))
    const copy = await create('survey' in read ? { ...read.survey, slug: 'copy' } : read)
    expect(copy.body.sections).toEqual(body.sections)
  })
})
