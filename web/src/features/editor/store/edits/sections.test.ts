import type { Condition } from '#shared/survey/condition.ts'
import { deepFrozen } from '../../../../../../test/support/branching/deepFrozen.ts'
import { choice, gateway, question, rule, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { copySection, insertSection, moveSection, newSection, patchSection, removeSection } from './sections.ts'

const three = () => deepFrozen(survey([section('a'), section('b', [question('q')]), section('c')]))
const order = ({ sections }: { sections: { id: string }[] }) => sections.map(({ id }) => id).join('')

describe('the edits of sections', () => {
  it.each([
    { what: 'to the end', index: undefined, order: 'abcx' },
    { what: 'before another', index: 1, order: 'axbc' },
    { what: 'to the start', index: 0, order: 'xabc' },
  ])('put a section $what', ({ index, order: expected }) => {
    expect(order(insertSection(section('x'), index)(three()))).toBe(expected)
  })

  it.each([
    { id: 'a', to: 2, order: 'bca' },
    { id: 'c', to: 0, order: 'cab' },
    { id: 'b', to: 2, order: 'acb' },
  ])('move $id to place $to', ({ id, to, order: expected }) => {
    expect(order(moveSection(id, to)(three()))).toBe(expected)
  })

  it.each([
    { what: 'a move to where it is', edit: moveSection('b', 1) },
    { what: 'a move out of the list', edit: moveSection('b', 3) },
    { what: 'a move of what is not there', edit: moveSection('gone', 0) },
    { what: 'a removal of what is not there', edit: removeSection('gone') },
    { what: 'a change of what is not there', edit: patchSection('gone', { title: 'x' }) },
  ])('make $what no change', ({ edit }) => {
    const before = three()
    expect(edit(before)).toBe(before)
  })

  it('remove one, and leave the others and the rules that name it as they are', () => {
    const asked = question('q', {
      type: 'single_choice',
      choices: [choice('Yes')],
      gateway: gateway([rule('Yes', { show_section_ids: ['b'] })]),
    })
    const before = deepFrozen(survey([section('a', [asked]), section('b')]))
    const after = removeSection('b')(before)
    expect(order(after)).toBe('a')
    expect(after.sections[0]).toBe(before.sections[0])
  })

  it('copy one whose quotes name the copies, and leave quotes of other questions', () => {
    const asked = [question('q'), question('r', { title: '{{q|this}}, {{z|that}}', description: '<p>{{q|a &amp; b}}</p>' })]
    const { questions } = copySection(section('a', asked))
    expect(questions[1]).toMatchObject({
      title: `{{${questions[0]!.id}|this}}, {{z|that}}`,
      description: `<p>{{${questions[0]!.id}|a &amp; b}}</p>`,
    })
  })

  it('change one and leave the others the very objects', () => {
    const before = three()
    const after = patchSection('b', { title: 'New', always_show: true })(before)
    expect(after.sections[1]).toEqual({ ...before.sections[1], title: 'New', always_show: true })
    expect(after.sections[0]).toBe(before.sections[0])
    expect(after.sections[1]!.questions).toBe(before.sections[1]!.questions)
  })

  it('begin a new one with its stored English title and an id of eight characters', () => {
    const made = newSection()
    expect(made).toMatchObject({ title: 'New Section', title_ko: '', always_show: false, questions: [] })
    expect(made.id).toMatch(/^[a-z0-9]{8}$/)
    expect(newSection().id).not.toBe(made.id)
  })
})

describe('a copy of a section', () => {
  const first = question('first', {
    type: 'single_choice',
    choices: [choice('Yes', { id: 'yes', aliases: ['Ja'] })],
    gateway: gateway([rule('Yes', { show_section_ids: ['own', 'other'], show_question_ids: ['second', 'far'] })]),
  })
  const own = deepFrozen(section('own', [first, question('second')], { title_ko: '섹션' }))
  const copy = copySection(own)
  const [one, two] = copy.questions

  it('has ids of its own everywhere', () => {
    const ids = [copy.id, one!.id, two!.id, one!.choices[0]!.id]
    expect(new Set(ids).size).toBe(4)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]{8}$/)
  })

  it('names itself and its own questions where its rules named the first ones, and other targets as before', () => {
    expect(one!.gateway!.choice_rules[0]).toMatchObject({
      choice_value: 'Yes',
      show_section_ids: [copy.id, 'other'],
      show_question_ids: [two!.id, 'far'],
    })
    expect(own.questions[0]!.gateway!.choice_rules[0]!.show_question_ids).toEqual(['second', 'far'])
  })

  it('has the same texts, without the aliases of published choices', () => {
    expect({ ...copy, id: 'own', questions: [] }).toEqual({ ...own, questions: [] })
    expect(one!.choices[0]).toMatchObject({ label: 'Yes', value: 'Yes', aliases: [] })
  })

  it('names its own questions where its conditions named the first ones, and earlier questions as before', () => {
    const show_if: Condition = {
      match: 'any',
      clauses: [
        { question_id: 'far', op: 'answered' },
        { question_id: 'first', op: 'answered' },
      ],
    }
    const conditional = deepFrozen(section('own', [question('first'), question('second', { show_if })], { ends_if: show_if }))
    const made = copySection(conditional)
    const clauses = [
      { question_id: 'far', op: 'answered' },
      { question_id: made.questions[0]!.id, op: 'answered' },
    ]
    for (const condition of [made.ends_if, made.questions[1]!.show_if]) expect(condition).toEqual({ match: 'any', clauses })
    expect(made.questions[0]).not.toHaveProperty('show_if')
  })

  it.each(['consent_roles', 'closing'])('always shows by its switch where the first did for its id, %s', (id) => {
    expect(copySection(section(id)).always_show).toBe(true)
  })
})
