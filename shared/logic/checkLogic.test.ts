import { branchingEntry, choice, entryRule, gateway, question, rule, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import type { Gateway, Question, Survey } from '../survey/survey.ts'
import { checkLogic } from './checkLogic.ts'
import type { LogicWarning, WarningOf } from './logicWarning.ts'

type Rules = Gateway['choice_rules']

const choosing = (id: string, rules: Rules, overrides: Partial<Question> = {}) =>
  question(id, { type: 'single_choice', choices: [choice('a'), choice('b')], gateway: gateway(rules), ...overrides })
const independent = { branching_mode: 'independent' } as const
const codes = (given: Survey) => checkLogic(given).map(({ code }) => code)
const only = <Code extends LogicWarning['code']>(given: Survey, code: Code) =>
  checkLogic(given).filter((warning): warning is WarningOf<Code> => warning.code === code)

/** A gateway g in s1 with these rules; s2 with q2 and p2, s3 with q3. */
const withRules = (rules: Rules, overrides: Partial<Survey> = {}) =>
  survey(
    [section('s1', [choosing('g', rules)]), section('s2', [question('q2'), question('p2')]), section('s3', [question('q3')])],
    overrides,
  )
const toS3 = rule('b', { show_section_ids: ['s3'] })

/** A choice question without a choice. */
const empty = (id: string, required = false) => question(id, { type: 'multi_select', required })
const choicesOf = (id: string) => ({ kind: 'question', id, part: 'choices' })
const withoutChoices = (given: Survey) => only(given, 'no_choices').map(({ place, required }) => [place, required])

describe('checkLogic', () => {
  it('finds nothing in a survey without gateways, or whose rules lead everywhere', () => {
    expect(checkLogic(survey([section('s1', [question('q1')])]))).toEqual([])
    expect(checkLogic(withRules([rule('a', { show_section_ids: ['s2'] }), toS3]))).toEqual([])
  })

  it('reports a section that no rule leads to, with the required question in it', () => {
    const given = survey([
      section('s1', [choosing('g', [rule('a', { show_section_ids: ['s2'] })])]),
      section('s2', [question('q2')]),
      section('s3', [question('q3', { required: true })]),
    ])
    expect(checkLogic(given)).toEqual([
      {
        code: 'never_shows',
        place: { kind: 'section', id: 's3' },
        target: { kind: 'section', id: 's3' },
        required: true,
        because: { code: 'no_rule' },
      },
    ])
  })

  it('reports once that a section depends on a deleted choice, and jumps to the rule', () => {
    const given = withRules([toS3, rule('gone', { show_section_ids: ['s2'] })])
    expect(checkLogic(given)).toEqual([
      {
        code: 'never_shows',
        place: { kind: 'question', id: 'g', part: 'gateway', rule: 1 },
        target: { kind: 'section', id: 's2' },
        required: false,
        because: { code: 'deleted_choice', question_id: 'g', choice_values: ['gone'] },
      },
    ])
  })

  it('reports a question that never shows in a section that does', () => {
    const given = withRules([rule('a', { show_section_ids: ['s2'] }), toS3, rule('gone', { show_question_ids: ['q2'] })], independent)
    expect(only(given, 'never_shows')).toMatchObject([{ target: { kind: 'question', id: 'q2' }, because: { code: 'deleted_choice' } }])
  })

  it('reports the other questions of a section that shows only for one of its questions', () => {
    const given = withRules([rule('a', { show_question_ids: ['q2'] }), toS3])
    expect(only(given, 'never_shows')).toMatchObject([
      { target: { kind: 'question', id: 'p2' }, because: { code: 'section_closed', section_id: 's2' } },
    ])
  })

  it('reports that nothing shows while a gateway question has no choices', () => {
    const given = survey([section('s1', [choosing('g', [rule('a')], { choices: [] })]), section('s2')])
    expect(only(given, 'never_shows')).toMatchObject([
      { place: { kind: 'question', id: 'g', part: 'choices' }, because: { code: 'no_choices' } },
    ])
  })

  it('follows a chain: targets of a gateway that never shows never show either', () => {
    const given = survey(
      [
        section('s1', [choosing('g', [rule('gone', { show_section_ids: ['s2'] })])]),
        section('s2', [choosing('h', [rule('a', { show_section_ids: ['s3'] })])]),
        section('s3', [question('q3')]),
      ],
      independent,
    )
    expect(only(given, 'never_shows')).toMatchObject([
      { target: { id: 's2' }, because: { code: 'deleted_choice' } },
      { target: { id: 's3' }, because: { code: 'gateway_never_shows', question_id: 'h' } },
    ])
  })

  it('reports that a gateway which always takes part, and never selects a section, keeps it from showing', () => {
    const given = survey(
      [
        section('s1', [
          choosing('g', [rule('a', { show_section_ids: ['s2'] })]),
          choosing('h', [rule('gone', { show_section_ids: ['s2'] })]),
        ]),
        section('s2', [question('q2')]),
      ],
      independent,
    )
    expect(only(given, 'never_shows')).toMatchObject([{ target: { id: 's2' }, because: { code: 'deleted_choice', question_id: 'h' } }])
  })

  it('reports gateways that never agree once, with all targets that therefore never show', () => {
    const given = survey([
      section('s1', [choosing('g', [rule('a', { show_section_ids: ['s2'] })]), choosing('h', [rule('a', { show_section_ids: ['s3'] })])]),
      section('s2', [question('q2')]),
      section('s3', [question('q3')]),
    ])
    expect(checkLogic(given)).toEqual([
      {
        code: 'gateways_never_agree',
        place: { kind: 'branching' },
        gateway_ids: ['g', 'h'],
        targets: { section_ids: ['s2', 's3'], question_ids: [] },
      },
    ])
    expect(checkLogic({ ...given, ...independent })).toEqual([])
  })

  it('suggests the independent mode at the second gateway of an intersect survey', () => {
    const shared = rule('a', { show_section_ids: ['s2'] })
    const given = survey([section('s1', [choosing('g', [shared]), choosing('h', [shared])]), section('s2', [question('q2')])])
    expect(checkLogic(given)).toEqual([{ code: 'suggest_independent', place: { kind: 'branching' }, gateway_ids: ['g', 'h'] }])
    expect(checkLogic({ ...given, ...independent })).toEqual([])
  })

  it('reports rules that name deleted targets', () => {
    const given = withRules([rule('a', { show_section_ids: ['s2', 'x'], show_question_ids: ['y'] }), toS3])
    expect(checkLogic(given)).toEqual([
      {
        code: 'rule_to_deleted_target',
        place: { kind: 'question', id: 'g', part: 'gateway', rule: 0 },
        missing: { section_ids: ['x'], question_ids: ['y'] },
      },
    ])
  })

  it('reports that "all sections" means every section once the last named one is deleted', () => {
    const given = withRules([rule('a', { show_section_ids: ['x'] }), rule('b', { selects_all_sections: true })])
    expect(only(given, 'last_section_deleted')).toMatchObject([{ place: { id: 'g', rule: 1 } }])
    expect(codes(withRules([rule('b', { selects_all_sections: true })]))).toEqual([])
  })

  it('reports a rule for a deleted choice, and a second rule for one choice', () => {
    const given = withRules([rule('a', { show_section_ids: ['s2'] }), toS3, toS3, rule('gone', { show_section_ids: ['s2'] })])
    expect(checkLogic(given)).toEqual([
      { code: 'two_rules_for_one_choice', place: { kind: 'question', id: 'g', part: 'gateway', rule: 2 }, choice_value: 'b' },
      { code: 'rule_for_deleted_choice', place: { kind: 'question', id: 'g', part: 'gateway', rule: 3 }, choice_value: 'gone' },
    ])
  })

  it('reports rules that point backwards, only in the independent mode', () => {
    const back = rule('a', { show_section_ids: ['s1', 's2'], show_question_ids: ['g', 'q2'] })
    expect(only(withRules([back, toS3], independent), 'rule_points_backwards')).toMatchObject([
      { place: { id: 'g', rule: 0 }, targets: { section_ids: ['s1'], question_ids: ['g'] } },
    ])
    expect(only(withRules([back, toS3]), 'rule_points_backwards')).toEqual([])
  })

  it.each(['intersect', 'independent'] as const)('reports a rule that reopens a closed section (%s)', (branching_mode) => {
    const reopening = [rule('a', { show_section_ids: ['s2', 's3'], show_question_ids: ['q2'] }), rule('b', { show_question_ids: ['q2'] })]
    expect(only(withRules(reopening, { branching_mode }), 'rule_reopens_closed_section')).toMatchObject([
      { place: { id: 'g', rule: 1 }, section_id: 's2', question_ids: ['q2'] },
    ])
  })

  it('checks survey-level entries like gateways, and reports those without effect', () => {
    const given = survey([section('s1', [choosing('g', [], { gateway: undefined }), question('text')]), section('s2', [question('q2')])], {
      branching: [
        branchingEntry('gone', [entryRule('a')]),
        branchingEntry('text', [entryRule('a')]),
        branchingEntry('g', [entryRule('a', { show_section_ids: ['s2'] }), entryRule('c', { show_section_ids: ['s2'] })]),
        branchingEntry('g', []),
      ],
    })
    expect(checkLogic(given)).toEqual([
      { code: 'entry_without_question', place: { kind: 'branching', entry: 0 } },
      { code: 'entry_on_other_type', place: { kind: 'branching', entry: 1 }, question_id: 'text' },
      { code: 'rule_for_deleted_choice', place: { kind: 'branching', entry: 2, rule: 1 }, choice_value: 'c' },
      { code: 'gateway_without_rules', place: { kind: 'branching', entry: 3 } },
    ])
  })

  it('reports a gateway on a question without choices, and choices of equal value', () => {
    const given = survey([
      section('s1', [
        choosing('g', [rule('a')], { type: 'short_text' }),
        question('q', { type: 'multi_select', choices: [choice('a'), choice('b'), choice('a')] }),
      ]),
    ])
    expect(checkLogic(given)).toEqual([
      { code: 'gateway_on_other_type', place: { kind: 'question', id: 'g' } },
      { code: 'equal_choice_values', place: { kind: 'question', id: 'q', part: 'choices' }, value: 'a', count: 2 },
    ])
  })

  it('reports a choice question without choices, and that a required one that can show keeps all respondents from submitting', () => {
    expect(withoutChoices(survey([section('s1', [empty('q1'), empty('q2', true), question('q3', { required: true })])]))).toEqual([
      [choicesOf('q1'), false],
      [choicesOf('q2'), true],
    ])
    const closed = survey([
      section('s1', [choosing('g', [rule('a', { show_section_ids: ['s2'] })])]),
      section('s2', [question('q2')]),
      section('s3', [empty('q3', true)]),
    ])
    expect(withoutChoices(closed)).toEqual([[choicesOf('q3'), false]])
    expect(withoutChoices(survey([section('s1', [question('q1', { required: true })])]))).toEqual([])
  })
})
