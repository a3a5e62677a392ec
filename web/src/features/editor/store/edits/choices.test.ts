import { limits } from '#shared/limits.ts'
import type { Clause } from '#shared/survey/condition.ts'
import type { Choice, SurveyBody } from '#shared/survey/survey.ts'
import { deepFrozen } from '../../../../../../test/support/branching/deepFrozen.ts'
import {
  branchingEntry,
  choice,
  entryRule,
  gateway,
  question,
  rule,
  section,
  survey,
} from '../../../../../../test/support/fixtures/buildSurvey.ts'
import {
  snapshotChoice,
  insertChoices,
  moveChoice,
  newChoice,
  removeChoice,
  setChoiceLabel,
  setChoiceLabelKo,
  switchChoice,
} from './choices.ts'

const asked = (choices: Choice[], rules: string[] = [], entries: string[] = []) =>
  deepFrozen(
    survey([section('s', [question('q', { type: 'single_choice', choices, gateway: gateway(rules.map((value) => rule(value))) })])], {
      branching: [
        branchingEntry('elsewhere', [entryRule('Yes')]),
        branchingEntry(
          'q',
          entries.map((value) => entryRule(value)),
        ),
      ],
    }),
  )
const yesAndNo = (rules?: string[], entries?: string[]) =>
  asked([choice('Yes', { id: 'yes', aliases: ['Ja'] }), choice('No', { id: 'no' })], rules, entries)
const choicesOf = (body: SurveyBody) => body.sections[0]!.questions[0]!.choices
const rulesOf = (body: SurveyBody) => body.sections[0]!.questions[0]!.gateway!.choice_rules.map(({ choice_value }) => choice_value)
const entryRulesOf = (body: SurveyBody) => body.branching.map((entry) => entry.choice_rules.map(({ choice_value }) => choice_value))
const order = (body: SurveyBody) => choicesOf(body).map(({ id }) => id)

describe('the edits of choices', () => {
  it('give one choice a text of its own, which goes last and takes the text of another', () => {
    const before = asked([choice('A', { id: 'a' }), choice('B', { id: 'b', text_entry: true }), choice('C', { id: 'c' })])
    const on = switchChoice('q', 'a', 'text_entry', true)(before)
    expect(choicesOf(on).map(({ id, text_entry }) => [id, text_entry])).toEqual([
      ['b', undefined],
      ['c', undefined],
      ['a', true],
    ])
    expect(order(insertChoices('q', [choice('D', { id: 'd' })])(on))).toEqual(['b', 'c', 'd', 'a'])
    expect(order(insertChoices('q', [choice('D', { id: 'd' })], 3)(on))).toEqual(['b', 'c', 'a', 'd'])
    const off = switchChoice('q', 'a', 'text_entry', false)(on)
    expect([order(off), choicesOf(off).some(({ text_entry }) => text_entry)]).toEqual([['b', 'c', 'a'], false])
    expect(switchChoice('q', 'a', 'text_entry', false)(off)).toBe(off)
  })

  it('put choices that are exclusive or mean no answer after the one with a text', () => {
    const before = asked([choice('None', { id: 'n' }), choice('?', { id: 'd' }), choice('A', { id: 'a' }), choice('O', { id: 'o' })])
    const names = [
      ['d', 'no_answer'],
      ['n', 'exclusive'],
      ['o', 'text_entry'],
    ] as const
    const after = names.reduce<SurveyBody>((body, [id, name]) => switchChoice('q', id, name, true)(body), before)
    expect(order(after)).toEqual(['a', 'o', 'n', 'd'])
    expect(order(insertChoices('q', [choice('B', { id: 'b' })])(after))).toEqual(['a', 'b', 'o', 'n', 'd'])
    expect(choicesOf(switchChoice('q', 'd', 'no_answer', false)(after)).map(({ exclusive, no_answer }) => exclusive ?? no_answer)).toEqual([
      undefined,
      undefined,
      true,
      undefined,
    ])
  })

  it('begin a new one with the label Option and the same value', () => {
    expect(newChoice()).toMatchObject({ label: 'Option', label_ko: '', value: 'Option', aliases: [] })
    expect(newChoice().id).toMatch(/^[a-z0-9]{8}$/)
  })

  it('put choices at the end or before another', () => {
    const more = [choice('A', { id: 'a' }), choice('B', { id: 'b' })]
    expect(order(insertChoices('q', more)(yesAndNo()))).toEqual(['yes', 'no', 'a', 'b'])
    expect(order(insertChoices('q', more, 1)(yesAndNo()))).toEqual(['yes', 'a', 'b', 'no'])
  })

  it('drop choices over the limit', () => {
    const many = Array.from({ length: limits.choices }, () => newChoice())
    const full = insertChoices('q', many)(yesAndNo())
    expect(choicesOf(full)).toHaveLength(limits.choices)
    expect(choicesOf(insertChoices('q', [newChoice()])(full))).toHaveLength(limits.choices)
  })

  it('move and remove one, and nothing for one that is not there', () => {
    const before = yesAndNo()
    expect(order(moveChoice('q', 'yes', 1)(before))).toEqual(['no', 'yes'])
    expect(order(removeChoice('q', 'yes')(before))).toEqual(['no'])
    expect(moveChoice('q', 'gone', 0)(before)).toBe(before)
    expect(removeChoice('q', 'gone')(before)).toBe(before)
    expect(setChoiceLabel('q', 'gone', 'x')(before)).toBe(before)
  })

  it('leave the rules of a removed choice', () => {
    expect(rulesOf(removeChoice('q', 'yes')(yesAndNo(['Yes', 'No'])))).toEqual(['Yes', 'No'])
  })

  it('set only the Korean label', () => {
    expect(choicesOf(setChoiceLabelKo('q', 'yes', '네')(yesAndNo()))[0]).toMatchObject({ label: 'Yes', label_ko: '네', value: 'Yes' })
  })
})

const names = (question_id: string, ...values: string[]): Clause => ({ question_id, op: 'any_of', values })
const showing = (...clauses: Clause[]) => ({ match: 'all' as const, clauses })
const conditions = ({ sections: [first, later] }: SurveyBody) => [first!.ends_if, later!.show_if, later!.questions[0]!.show_if]

describe("a choice's label", () => {
  it('becomes its value too, and id and aliases stay', () => {
    expect(choicesOf(setChoiceLabel('q', 'yes', 'Yes, often')(yesAndNo()))[0]).toEqual({
      id: 'yes',
      label: 'Yes, often',
      label_ko: '',
      value: 'Yes, often',
      aliases: ['Ja'],
    })
  })

  it('takes the rules of its question along, and no other rules', () => {
    const after = setChoiceLabel('q', 'yes', 'Sure')(yesAndNo(['Yes', 'No', 'Yes'], ['No', 'Yes']))
    expect(rulesOf(after)).toEqual(['Sure', 'No', 'Sure'])
    expect(entryRulesOf(after)).toEqual([['Yes'], ['No', 'Sure']])
  })

  it('leaves all that it does not touch the very objects', () => {
    const before = yesAndNo(['No'])
    const after = setChoiceLabel('q', 'yes', 'Sure')(before)
    expect(after.branching).toBe(before.branching)
    expect(after.sections[0]!.questions[0]!.gateway).toBe(before.sections[0]!.questions[0]!.gateway)
    expect(choicesOf(after)[1]).toBe(choicesOf(before)[1])
    expect(setChoiceLabel('q', 'yes', 'Yes')(before)).toBe(before)
  })

  it('may be blank, and the value then stays as before the typing', () => {
    const before = yesAndNo(['Yes'])
    const rest = snapshotChoice(before, 'q', 'yes')
    const after = ['Ye', 'Y', ''].reduce<SurveyBody>((body, label) => setChoiceLabel('q', 'yes', label, rest)(body), before)
    expect(choicesOf(after)[0]).toMatchObject({ label: '', value: 'Yes' })
    expect(rulesOf(after)).toEqual(['Yes'])
  })

  it("passes through another choice's label without mixing their rules", () => {
    const before = yesAndNo(['Yes', 'No'])
    const rest = snapshotChoice(before, 'q', 'no')
    const through = ['N', 'Y', 'Ye', 'Yes'].reduce<SurveyBody>((body, label) => setChoiceLabel('q', 'no', label, rest)(body), before)
    expect(rulesOf(through)).toEqual(['Yes', 'Yes'])
    const after = setChoiceLabel('q', 'no', 'Yes and no', rest)(through)
    expect(rulesOf(after)).toEqual(['Yes', 'Yes and no'])
    expect(choicesOf(after).map(({ value }) => value)).toEqual(['Yes', 'Yes and no'])
  })

  it('leaves the rules to the first of choices with equal values', () => {
    const twice = asked([choice('Option', { id: 'one' }), choice('Option', { id: 'two' })], ['Option'])
    expect(rulesOf(setChoiceLabel('q', 'two', 'Two')(twice))).toEqual(['Option'])
    expect(rulesOf(setChoiceLabel('q', 'one', 'One')(twice))).toEqual(['One'])
  })

  it('takes the clauses that name it along, and no others, also through the label of another choice', () => {
    const before: SurveyBody = {
      ...yesAndNo(),
      sections: [
        { ...yesAndNo().sections[0]!, ends_if: showing(names('q', 'No')) },
        section('later', [question('r', { show_if: showing(names('q', 'No', 'Yes'), names('r', 'No')) }), question('s')], {
          show_if: showing(names('q', 'Yes')),
        }),
      ],
    }
    const rest = snapshotChoice(before, 'q', 'no')
    const after = ['Ye', 'Yes', 'Yes, no'].reduce<SurveyBody>((body, label) => setChoiceLabel('q', 'no', label, rest)(body), before)
    expect(conditions(after)).toEqual([
      showing(names('q', 'Yes, no')),
      showing(names('q', 'Yes')),
      showing(names('q', 'Yes, no', 'Yes'), names('r', 'No')),
    ])
    expect(after.sections[1]!.questions[1]).toBe(before.sections[1]!.questions[1])
    const back = setChoiceLabel('q', 'no', 'No', rest)(after)
    expect(conditions(back)).toEqual(conditions(before))
  })
})
