import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import type { Condition } from '#shared/survey/condition.ts'
import { mergeSurveys } from './mergeSurveys.ts'
import { sameJson } from '../../../lib/document/sameJson.ts'

const base = survey([section('one', [question('a'), question('b')]), section('two', [question('c')])])
const shape = ({ sections }: Pick<typeof base, 'sections'>) =>
  sections.map(({ id, questions }) => `${id}: ${questions.map((asked) => asked.id).join(' ')}`)
const collided = (collisions: ReturnType<typeof mergeSurveys>['collisions']) =>
  collisions.map(({ of, id, fields }) => [of, id, ...fields].filter(Boolean).join(' '))

describe('mergeSurveys', () => {
  it('is mine, the very object, where only mine changed', () => {
    const mine = { ...base, title: 'Mine', sections: [base.sections[1]!, base.sections[0]!] }
    expect(mergeSurveys(base, mine, structuredClone(base))).toEqual({ merged: mine, collisions: [] })
    expect(mergeSurveys(base, mine, structuredClone(base)).merged).toBe(mine)
  })

  it('is theirs where only theirs changed', () => {
    const theirs = survey([section('three', [question('x')]), section('one', [question('b', { title: 'B' })])], { title_ko: '그들' })
    const { merged, collisions } = mergeSurveys(base, base, theirs)
    expect(sameJson(merged, { ...theirs })).toBe(true)
    expect(collisions).toEqual([])
  })

  it('has both where they changed different fields, questions and sections', () => {
    const mine = survey(
      [section('one', [question('a', { title: 'A' }), question('mine'), question('b')]), section('two', [question('c')])],
      { title: 'Mine' },
    )
    const theirs = survey([section('two', [question('c', { required: true })]), section('one', [question('a', { title_ko: '가' })])], {
      title_ko: '그들',
    })
    const { merged, collisions } = mergeSurveys(base, mine, theirs)
    expect(shape(merged)).toEqual(['two: c', 'one: a mine'])
    expect(merged).toMatchObject({ title: 'Mine', title_ko: '그들' })
    expect(merged.sections[1]!.questions[0]).toMatchObject({ title: 'A', title_ko: '가' })
    expect(merged.sections[0]!.questions[0]!.required).toBe(true)
    expect(collisions).toEqual([])
  })

  it('leaves no pool larger than its sections, where one side adds it and the other removes a section', () => {
    const pools = [{ id: 'ab', show: 2, shuffle: false }]
    const theirs = { ...base, pools, sections: base.sections.map((part) => ({ ...part, pool: 'ab' })) }
    const removed = { ...base, sections: base.sections.slice(0, 1) }
    expect(mergeSurveys(theirs, removed, theirs).merged.pools).toBeUndefined()
    expect(
      mergeSurveys({ ...theirs, pools: undefined }, { ...theirs, pools: undefined, sections: theirs.sections.slice(0, 1) }, theirs).merged
        .pools,
    ).toEqual([{ id: 'ab', show: 1, shuffle: false }])
  })

  it('takes mine where both changed the same field, and reports it; the same change is none', () => {
    const mine = { ...base, title: 'Mine', slug: 'same' }
    const theirs = { ...base, title: 'Theirs', slug: 'same', footer_html: '<p>x</p>' }
    const { merged, collisions } = mergeSurveys(base, mine, theirs)
    expect(merged).toMatchObject({ title: 'Mine', slug: 'same', footer_html: '<p>x</p>' })
    expect(collided(collisions)).toEqual(['survey title'])
  })

  it('merges the place of the demographic fields', () => {
    const theirs = { ...base, demographics: { place: 'last' as const } }
    expect(mergeSurveys(base, { ...base, title: 'Mine' }, theirs).merged).toMatchObject({ title: 'Mine', demographics: { place: 'last' } })
    expect(mergeSurveys(theirs, { ...theirs, title: 'Mine' }, base).merged.demographics).toBeUndefined()
  })

  it('merges the conditions and the text of an end', () => {
    const ends_if: Condition = { match: 'all', clauses: [{ question_id: 'a', op: 'answered' }] }
    const mine = survey([section('one', [question('a'), question('b')], { end_text: '<p>Bye</p>' }), section('two', [question('c')])])
    const theirs = survey([
      section('one', [question('a'), question('b', { show_if: ends_if })], { ends_if, end_text_ko: '<p>안녕히</p>' }),
      section('two', [question('c')], { show_if: ends_if }),
    ])
    const { merged, collisions } = mergeSurveys(base, mine, theirs)
    expect(merged.sections[0]).toEqual({ ...theirs.sections[0], end_text: '<p>Bye</p>' })
    expect(merged.sections[1]).toEqual(theirs.sections[1])
    expect(collisions).toEqual([])
    const other = survey([section('one', [question('a'), question('b')], { ends_if: { ...ends_if, match: 'any' } }), base.sections[1]!])
    expect(collided(mergeSurveys(base, other, theirs).collisions)).toEqual(['section one ends_if'])
  })

  it('keeps what one removed and the other changed, and reports it', () => {
    const mine = survey([section('one', [question('a', { title: 'A' }), question('b')])])
    const theirs = survey([section('one', [question('b')]), section('two', [question('c', { title: 'C' })])])
    const { merged, collisions } = mergeSurveys(base, mine, theirs)
    expect(shape(merged)).toEqual(['one: a b', 'two: c'])
    expect(collided(collisions)).toEqual(['question a', 'section two'])
  })

  it('never has a question twice', () => {
    const mine = survey([section('one', [question('a')]), section('two', [question('c'), question('b', { title: 'B' })])])
    const theirs = survey([section('one', [question('a'), question('b', { required: true })]), section('two', [question('c')])])
    const ids = mergeSurveys(base, mine, theirs).merged.sections.flatMap(({ questions }) => questions.map(({ id }) => id))
    expect(ids).toHaveLength(new Set(ids).size)
  })
})
