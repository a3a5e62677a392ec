import { checkExport, type ResponseLine } from './checkExport.ts'
import { choice, question, section, survey } from '../fixtures/buildSurvey.ts'
import { definitionOf, exportOf, storedResponse } from '../exportOf.ts'

const choices = [choice('red', { label: 'Red', label_ko: '빨강', aliases: ['rouge'] }), choice('blue', { label: 'Blue' })]
const asked = survey([
  section('s', [
    question('one', { type: 'single_choice', title: 'Same', choices }),
    question('many', { type: 'multi_select', title: 'Same', choices }),
    question('rich', { type: 'rich_text' }),
    question('text'),
  ]),
])
const line = (answers: Record<string, unknown>, demographics = {}): ResponseLine => ({
  answers: Object.entries(answers).map(([question_id, value]) => ({ question_id, value })),
  demographics,
})
const lines = [
  line({ one: 'red', many: ['red', 'blue'], text: 'x'.repeat(40_000) }, { age: 30, country: 'KR' }),
  line({ one: 'rouge', rich: '<p>a <b>b</b></p><p>c &amp; d</p>', text: '=1+1\u0001' }),
  line({ one: 'blue' }),
]
const stored = ({ answers, demographics }: ResponseLine) =>
  storedResponse(Object.fromEntries(answers.map(({ question_id, value }) => [question_id, value])), { demographics: demographics ?? {} })

describe('checkExport', () => {
  it.each(['en', 'ko'] as const)('finds every answer again, in any order of rows (%s)', async (language) => {
    const { file } = await exportOf(definitionOf(asked), lines.toReversed().map(stored), { language })
    expect(checkExport(asked, lines, file)).toEqual({ rows: 3, inResponses: 7, inCoded: 7, problems: [] })
  })

  it('names what is missing and what is surplus', async () => {
    const { file } = await exportOf(definitionOf(asked), lines.slice(1).map(stored))
    const fewer = checkExport(asked, lines, file)
    expect(fewer).toMatchObject({ rows: 2, inResponses: 4, inCoded: 4 })
    expect(fewer.problems).toContain('missing 1 x in Responses, many: Red; Blue')
    const more = checkExport(asked, lines.slice(2), file)
    expect(more.problems).toContain('surplus 1 x in Coded, one: red')
  })

  it('notices answers that stand in the right columns of the wrong rows', async () => {
    const mixed = [line({ one: 'red', text: 'b' }), line({ one: 'blue', text: 'a' })]
    const { file } = await exportOf(definitionOf(asked), mixed.map(stored))
    const check = checkExport(asked, [line({ one: 'red', text: 'a' }), line({ one: 'blue', text: 'b' })], file)
    expect(check).toMatchObject({ rows: 0, inResponses: 4, inCoded: 4 })
    expect(check.problems).toHaveLength(4)
  })
})
