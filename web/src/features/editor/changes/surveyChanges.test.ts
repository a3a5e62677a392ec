import { choice, gateway, question, rule, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { anyNumber } from '#shared/kinds/number/numberOf.ts'
import type { Condition } from '#shared/survey/condition.ts'
import { surveyChanges } from './surveyChanges.ts'

const told = (changes: ReturnType<typeof surveyChanges>) =>
  changes.map(({ kind, of, id, number, fields }) => [kind, of, id, number, ...fields].filter(Boolean).join(' '))

const asked = (aliases: string[]) => survey([section('one', [question('a', { choices: [choice('x', { aliases })] })])])
const before = survey([section('one', [question('a'), question('b'), question('c')]), section('two', [question('d')])])

const quoting = (title: string) => survey([section('one', [question('a'), question('b', { title })])])

describe('surveyChanges', () => {
  it('finds nothing in a copy with its properties in another order', () => {
    const copy = structuredClone(before)
    expect(surveyChanges(before, Object.fromEntries(Object.entries(copy).toReversed()) as typeof copy)).toEqual([])
  })

  it('names what changed of the survey, of its sections and of its questions', () => {
    const changed = question('b', { title: 'B', required: true, gateway: gateway([rule('x')]) })
    const after = survey([section('one', [question('a'), changed, question('c')], { title_ko: '하나' }), section('two', [question('d')])], {
      title: 'Other',
      is_active: false,
    })
    expect(told(surveyChanges(before, after))).toEqual([
      'changed survey title is_active',
      'changed section one 1 title_ko',
      'changed question b 1.2 title required gateway',
    ])
  })

  it('names the fields that only some types of question have', () => {
    const changed = question('b', { look: 'row', min_choices: 1, number: { ...anyNumber, min: 1 }, rows: [] })
    const after = survey([section('one', [question('a'), changed, question('c')]), section('two', [question('d')])])
    expect(surveyChanges(before, after)[0]!.fields.toSorted()).toEqual(['look', 'min_choices', 'number', 'rows'])
  })

  it('names the place of the demographic fields', () => {
    const after = { ...before, demographics: { place: 'last' as const } }
    expect(told(surveyChanges(before, after))).toEqual(['changed survey demographics'])
  })

  it('names the conditions and the text of an end', () => {
    const show_if: Condition = { match: 'all', clauses: [{ question_id: 'a', op: 'answered' }] }
    const after = survey([
      section('one', [question('a'), question('b', { show_if }), question('c')]),
      section('two', [question('d')], { show_if, ends_if: show_if, end_text: '<p>Bye</p>', end_text_ko: '<p>안녕히</p>' }),
    ])
    expect(told(surveyChanges(before, after))).toEqual([
      'changed question b 1.2 show_if',
      'changed section two 2 show_if ends_if end_text end_text_ko',
    ])
  })

  it('lists added and removed parts, with their present or former number', () => {
    const after = survey([section('one', [question('a'), question('new'), question('c')]), section('three')])
    expect(told(surveyChanges(before, after))).toEqual([
      'added question new 1.2',
      'added section three 2',
      'removed section two 2',
      'removed question b 1.2',
      'removed question d 2.1',
    ])
  })

  it('lists the fewest moves', () => {
    const after = survey([section('two', [question('d')]), section('one', [question('c'), question('a'), question('b')])])
    expect(told(surveyChanges(before, after))).toEqual(['moved section two 1', 'moved question c 2.1'])
  })

  it('passes over the former values of a choice, which the server keeps', () => {
    expect(surveyChanges(asked([]), asked(['w']))).toEqual([])
  })

  it('names what titles quote by number and fallback', () => {
    expect(surveyChanges(quoting('Why?'), quoting('Why {{a|it}}?'))).toMatchObject([{ title: { en: 'Why ‹1.1: it›?' } }])
  })
})
