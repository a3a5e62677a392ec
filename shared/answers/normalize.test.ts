import { choice, question, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { deepFrozen } from '../../test/support/branching/deepFrozen.ts'
import type { QuestionType } from '../kinds/kinds.ts'
import { checkAnswers } from './checkAnswers.ts'
import { normalize } from './normalize.ts'

const renamed = (type: QuestionType) => {
  const choices = [choice('new', { aliases: ['old', 'older'] }), choice('other', { aliases: ['new', 'old'] })]
  return survey([section('s', [question('q', { type, choices })])])
}

const normalized = (type: QuestionType, value: unknown) => normalize(renamed(type), [{ question_id: 'q', value }])[0]?.value

describe('normalize', () => {
  it.each(['old', 'older'])('reads %s, which a choice was before, as its present value', (value) => {
    expect(normalized('single_choice', value)).toBe('new')
    expect(normalized('multi_select', ['other', value])).toEqual(['other', 'new'])
  })

  it('never mistakes the present value of a choice for the former value of another', () => {
    expect(normalized('single_choice', 'new')).toBe('new')
    expect(normalized('multi_select', ['new'])).toEqual(['new'])
  })

  it('keeps both values where a multi_select names one choice twice, so that the check refuses them', () => {
    expect(normalized('multi_select', ['new', 'old'])).toEqual(['new', 'new'])
    expect(checkAnswers(renamed('multi_select'), [{ question_id: 'q', value: ['new', 'old'] }]).problems).toMatchObject([
      { code: 'answer.repeated' },
    ])
  })

  it.each(['short_text', 'long_text', 'rich_text', 'file_upload'] as const)('leaves the value of a %s question as it is', (type) => {
    expect(normalized(type, 'old')).toBe('old')
  })

  it.each(['unknown', '', 7, null, undefined, ['old'], {}, '__proto__', 'constructor'])(
    'leaves %j to a single_choice question as it is',
    (value) => {
      expect(normalized('single_choice', value)).toEqual(value)
    },
  )

  it.each(['old', [7, null], {}, []])('leaves %j to a multi_select question as it is', (value) => {
    expect(normalized('multi_select', value)).toEqual(value)
  })

  it('keeps every answer in its place, of unknown questions too, and changes none of its arguments', () => {
    const answers = deepFrozen([
      { question_id: 'deleted', value: 'old' },
      { question_id: 'q', value: 'old' },
    ])
    expect(normalize(deepFrozen(renamed('single_choice')), answers)).toEqual([
      { question_id: 'deleted', value: 'old' },
      { question_id: 'q', value: 'new' },
    ])
  })
})
