import { deepFrozen } from '../../../../../../test/support/branching/deepFrozen.ts'
import { choice, gateway, question, rule, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { isChoiceType } from '#shared/kinds/kinds.ts'
import { copyQuestion, insertQuestion, moveQuestion, newQuestion, patchQuestion, removeQuestion } from './questions.ts'

const six = () =>
  deepFrozen(
    survey([
      section(
        's',
        ['a', 'b', 'c'].map((id) => question(id)),
      ),
      section(
        't',
        ['x', 'y'].map((id) => question(id)),
      ),
    ]),
  )
const order = ({ sections }: { sections: { questions: { id: string }[] }[] }) =>
  sections.map(({ questions }) => questions.map(({ id }) => id).join('')).join(' ')

describe('the edits of questions', () => {
  it.each([
    { what: 'to the end', index: undefined, order: 'abcn xy' },
    { what: 'before another', index: 1, order: 'anbc xy' },
  ])('put a question $what of its section', ({ index, order: expected }) => {
    expect(order(insertQuestion('s', question('n'), index)(six()))).toBe(expected)
  })

  it.each([
    { id: 'a', to: 2, order: 'bca xy' },
    { id: 'y', to: 0, order: 'abc yx' },
  ])('move $id to place $to of its own section', ({ id, to, order: expected }) => {
    expect(order(moveQuestion(id, to)(six()))).toBe(expected)
  })

  it.each([
    { what: 'a move beyond its section', edit: moveQuestion('c', 3) },
    { what: 'a move to where it is', edit: moveQuestion('b', 1) },
    { what: 'a move of what is not there', edit: moveQuestion('gone', 0) },
    { what: 'a removal of what is not there', edit: removeQuestion('gone') },
    { what: 'a question for a section that is not there', edit: insertQuestion('gone', question('n')) },
  ])('make $what no change', ({ edit }) => {
    const before = six()
    expect(edit(before)).toBe(before)
  })

  it('remove one only from its section', () => {
    const before = six()
    const after = removeQuestion('b')(before)
    expect(order(after)).toBe('ac xy')
    expect(after.sections[1]).toBe(before.sections[1])
  })

  it('change one and leave the others the very objects', () => {
    const before = six()
    const after = patchQuestion('b', { title: 'New', required: true })(before)
    expect(after.sections[0]!.questions[1]).toMatchObject({ id: 'b', title: 'New', required: true })
    expect(after.sections[0]!.questions[0]).toBe(before.sections[0]!.questions[0])
    expect(after.sections[1]).toBe(before.sections[1])
  })

  it('keep choices and gateway through a type that has none', () => {
    const asked = question('q', { type: 'single_choice', choices: [choice('Yes')], gateway: gateway([rule('Yes')]) })
    const away = patchQuestion('q', { type: 'short_text' })(survey([section('s', [asked])]))
    const back = patchQuestion('q', { type: 'single_choice' })(away)
    expect(back.sections[0]!.questions[0]).toEqual(asked)
  })

  it('begin a new one with its stored English title, not required', () => {
    expect(newQuestion()).toMatchObject({
      title: 'New Question',
      title_ko: '',
      type: 'short_text',
      required: false,
      choices: [],
      media: [],
    })
    expect(newQuestion('file_upload').type).toBe('file_upload')
    expect(newQuestion().id).toMatch(/^[a-z0-9]{8}$/)
  })
})

describe('a copy of a question', () => {
  it('has new ids, the same rules and no former values', () => {
    const rules = [rule('Yes', { show_question_ids: ['far'] })]
    const asked = deepFrozen(
      question('q', { type: 'multi_select', choices: [choice('Yes', { id: 'yes', aliases: ['Ja'] })], gateway: gateway(rules) }),
    )
    const copy = copyQuestion(asked)
    expect(copy.id).not.toBe('q')
    expect(copy.choices[0]).toMatchObject({ label: 'Yes', value: 'Yes', aliases: [] })
    expect(copy.choices[0]!.id).toMatch(/^[a-z0-9]{8}$/)
    expect(copy.gateway).toEqual(asked.gateway)
  })
})

it.each([
  ['single_choice', true],
  ['multi_select', true],
  ['short_text', false],
  ['file_upload', false],
] as const)('%s has choices: %s', (type, expected) => {
  expect(isChoiceType(type)).toBe(expected)
})
