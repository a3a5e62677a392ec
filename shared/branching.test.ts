import { branchingEntry, entryRule, gateway, question, rule, section, survey } from '../test/support/fixtures/buildSurvey.ts'
import { deepFrozen } from '../test/support/branching/deepFrozen.ts'
import { shown } from '../test/support/branching/shown.ts'
import { visible } from './branching.ts'
import { ruleIndex } from './branching/ruleIndex.ts'
import type { Gateway, Question, Survey } from './survey/survey.ts'

type Rules = Gateway['choice_rules']

const yesShowsMore = [rule('yes', { show_section_ids: ['more'] })]

/** A section that asks `g`, then two sections of one question each. */
const asking = (g: Partial<Question>, overrides: Partial<Survey> = {}) =>
  survey([section('start', [question('g', g)]), section('more', [question('m')]), section('rest', [question('r')])], overrides)

const asksOnce = (rules: Rules, overrides: Partial<Gateway> = {}) => asking({ type: 'single_choice', gateway: gateway(rules, overrides) })
const asksSome = (rules: Rules, overrides: Partial<Gateway> = {}) => asking({ type: 'multi_select', gateway: gateway(rules, overrides) })

const everySection = ['start', 'more', 'rest']

const countsAsUnanswered = (given: Survey, answers: Parameters<typeof visible>[1]) => shown(given, answers).sections.includes('more')

describe('the index of a survey', () => {
  it('is kept for a copy around the same sections, and not for other rules', () => {
    const given = asksOnce(yesShowsMore)
    const index = ruleIndex(given)
    const copy = { ...given, title: 'Copied' }
    expect(ruleIndex(copy)).toBe(index)
    expect(ruleIndex({ ...given, branching_mode: 'independent' })).not.toBe(index)
    expect(ruleIndex({ ...given, branching: [branchingEntry('g', [entryRule('no', { show_section_ids: ['rest'] })])] })).not.toBe(index)
    expect(ruleIndex({ ...given, sections: [...given.sections] })).not.toBe(index)
  })
})

describe('gateways', () => {
  it('without gateways, shows everything in document order', () => {
    expect(shown(asking({}), {})).toEqual({ sections: everySection, questions: ['g', 'm', 'r'] })
    expect(shown(asking({}, { branching_mode: 'independent' }), {})).toEqual({ sections: everySection, questions: ['g', 'm', 'r'] })
  })

  it.each(['single_choice', 'multi_select'] as const)('recognizes an enabled gateway on a %s question', (type) => {
    const given = asking({ type, gateway: gateway(yesShowsMore) })
    expect(shown(given, {}).sections).toEqual(['start'])
    expect([...ruleIndex(given).gatewayQuestions.keys()]).toEqual(['g'])
  })

  it.each(['single_choice', 'multi_select'] as const)('recognizes a survey-level entry on a %s question', (type) => {
    const given = asking({ type }, { branching: [branchingEntry('g', [entryRule('yes', { show_section_ids: ['more'] })])] })
    expect(shown(given, {}).sections).toEqual(['start'])
    expect([...ruleIndex(given).gatewayQuestions.keys()]).toEqual(['g'])
  })

  const none: [string, Survey][] = [
    ['a disabled gateway', asksOnce(yesShowsMore, { enabled: false })],
    ['a gateway whose enabled is the text "true"', asksOnce(yesShowsMore, { enabled: 'true' as unknown as boolean })],
    ['an entry on a question that does not exist', asking({}, { branching: [branchingEntry('deleted', [entryRule('yes')])] })],
    ['an entry on a question of another type', asking({}, { branching: [branchingEntry('g', [entryRule('yes')])] })],
    ...(['short_text', 'long_text', 'rich_text', 'file_upload'] as const).map((type): [string, Survey] => [
      `a gateway on a ${type} question`,
      asking({ type, gateway: gateway(yesShowsMore) }),
    ]),
  ]
  it.each(none)('recognizes no gateway in %s', (_, given) => {
    expect(shown(given, { g: 'no' }).sections).toEqual(everySection)
    expect(ruleIndex(given).gatewayQuestions.size).toBe(0)
  })

  it('ignores questions and selects_all_sections in a survey-level rule', () => {
    const asIfOnQuestion = { ...entryRule('yes'), show_question_ids: ['m'], selects_all_sections: true, selects_all_questions: true }
    const given = asking({ type: 'single_choice' }, { branching: [branchingEntry('g', [asIfOnQuestion])] })
    // The rule names nothing and does not select all sections: it has no say on them, so all show once it is answered.
    expect(shown(given, {})).toEqual({ sections: ['start'], questions: ['g'] })
    expect(shown(given, { g: 'no' })).toEqual({ sections: everySection, questions: ['g', 'm', 'r'] })
  })

  it('ignores selects_all in a rule on a question', () => {
    const given = asksOnce([
      { ...rule('yes', { show_section_ids: ['more'] }), selects_all: true } as Rules[number],
      rule('no', { show_section_ids: ['rest'] }),
    ])
    expect(shown(given, { g: 'yes' }).sections).toEqual(['start', 'more'])
  })
})

describe('reading answers to gateway questions', () => {
  const showsRest = { unanswered_behavior: 'show_all', default_behavior: 'show_none' } as const
  const once = asksOnce(yesShowsMore, showsRest)
  const some = asksSome(yesShowsMore, showsRest)

  it.each([undefined, null, '', 7, true, {}, ['yes'], []])('treats %j to a single_choice question as unanswered', (value) => {
    expect(countsAsUnanswered(once, { g: value })).toBe(true)
  })

  it.each([undefined, null, '', 'no', 7, {}, { 0: 'no', length: 1 }, []])('treats %j to a multi_select question as unanswered', (value) => {
    expect(countsAsUnanswered(some, { g: value })).toBe(true)
  })

  it.each([['no'], [' ']])('treats the text %j to a single_choice question as answered', (value) => {
    expect(countsAsUnanswered(once, { g: value })).toBe(false)
  })

  it.each([[['no']], [['']], [[7]], [[null]]])('treats %j to a multi_select question as answered', (value) => {
    expect(countsAsUnanswered(some, { g: value })).toBe(false)
  })

  it('matches no rule with a value that is not a text', () => {
    const given = asksSome([rule(7 as unknown as string, { show_section_ids: ['more'] }), rule('7', { show_section_ids: ['rest'] })])
    expect(shown(given, { g: [7] }).sections).toEqual(['start'])
  })

  it('matches a survey-level entry with every value by default', () => {
    const rules = [entryRule('a', { show_section_ids: ['more'] }), entryRule('b', { show_section_ids: ['rest'] })]
    const single = asking({ type: 'multi_select' }, { branching: [branchingEntry('g', rules, { mode: 'single' })] })
    const without = { ...single, branching: [{ question_id: 'g', mode: null, choice_rules: rules }] }
    expect(shown(without, { g: ['b', 'a'] }).sections).toEqual(everySection)
    expect(shown(single, { g: ['b', 'a'] }).sections).toEqual(['start', 'rest'])
  })

  it('accepts answers as a list, an object or a map', () => {
    const expected = ['start', 'more']
    expect(shown(once, [{ question_id: 'g', value: 'yes' }]).sections).toEqual(expected)
    expect(shown(once, { g: 'yes' }).sections).toEqual(expected)
    expect(shown(once, new Map([['g', 'yes']])).sections).toEqual(expected)
    expect(shown(asksOnce(yesShowsMore), null).sections).toEqual(['start'])
  })

  it('uses the last of several answers to one question', () => {
    const list = [
      { question_id: 'g', value: 'no' },
      { question_id: 'g', value: 'yes' },
    ]
    const given = asksOnce(yesShowsMore)
    expect(shown(given, list).sections).toEqual(['start', 'more'])
    expect(shown(given, list.toReversed()).sections).toEqual(['start'])
  })

  it('ignores inherited properties of an object', () => {
    expect(shown(asksOnce(yesShowsMore), Object.create({ g: 'yes' }) as Record<string, unknown>).sections).toEqual(['start'])
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('treats %s as an ordinary id', (id) => {
    const given = survey([
      section('start', [question(id, { type: 'multi_select', gateway: gateway([rule('constructor', { show_section_ids: [`${id}2`] })]) })]),
      section(`${id}2`, [question('m')]),
    ])
    const answers = [{ question_id: id, value: ['constructor'] }]
    expect(shown(given, answers).sections).toEqual(['start', `${id}2`])
    expect(shown(given, JSON.parse(`{"${id}":["constructor"]}`) as Record<string, unknown>).sections).toEqual(['start', `${id}2`])
    expect(shown(given, {}).sections).toEqual(['start'])
    expect(shown(given, [{ question_id: id, value: ['__proto__'] }]).sections).toEqual(['start'])
  })
})

describe('hostile input', () => {
  const bare: [string, Record<string, unknown>][] = [
    ['nothing at all', {}],
    ['null for every list', { sections: null, branching: null, branching_mode: null }],
    ['sections without questions', { sections: [{ id: 's' }, { id: 't', questions: null }] }],
    ['holes in its lists', { sections: [null, { id: 's', questions: [null, { id: 'q' }] }], branching: [null, {}] }],
    ['a gateway without rules', { sections: [{ id: 's', questions: [{ id: 'q', type: 'multi_select', gateway: { enabled: true } }] }] }],
    [
      'rules without fields',
      { sections: [{ id: 's', questions: [{ id: 'q', type: 'multi_select', gateway: { enabled: true, choice_rules: [null, {}] } }] }] },
    ],
    ['sections and questions without ids', { sections: [{ questions: [{ type: 'single_choice' }] }, { id: 's', questions: [{}] }] }],
  ]
  it.each(bare)('throws no error for a survey with %s', (_, given) => {
    for (const branching_mode of ['intersect', 'independent']) {
      expect(() => visible({ branching_mode, ...given }, { q: ['a'] })).not.toThrow()
      expect(() => ruleIndex({ branching_mode, ...given }).gatewayQuestions).not.toThrow()
    }
  })

  it('shows the rest of a survey whose lists have holes', () => {
    const given = { sections: [null, { id: 's', questions: [null, { id: 'q' }] }], branching: [null] }
    expect(shown(given, [null] as unknown as [])).toEqual({ sections: ['s'], questions: ['q'] })
  })

  it('throws no error for answers with holes that a gateway reads', () => {
    expect(shown(asksOnce(yesShowsMore), [null] as unknown as []).sections).toEqual(['start'])
  })

  it('treats missing or unknown behaviors as show_none, and such a mode as the default one', () => {
    const given = {
      sections: [
        {
          id: 's',
          questions: [
            {
              id: 'q',
              type: 'multi_select',
              gateway: {
                enabled: true,
                mode: 'odd',
                default_behavior: 'odd',
                choice_rules: [{ choice_value: 'b', show_section_ids: ['t'] }],
              },
            },
          ],
        },
        { id: 't' },
      ],
    }
    expect(shown(given, {}).sections).toEqual(['s'])
    expect(shown(given, { q: ['x'] }).sections).toEqual(['s'])
    expect(shown(given, { q: ['a', 'b'] }).sections).toEqual(['s', 't'])
  })

  it('never changes its arguments', () => {
    const given = deepFrozen(asksSome(yesShowsMore))
    expect(() => visible(given, deepFrozen({ g: ['yes'] }))).not.toThrow()
  })

  it('returns new sets to each caller', () => {
    for (const given of [asking({}), asksOnce(yesShowsMore)]) {
      const expected = shown(given, { g: 'yes' })
      const { sections, questions } = visible(given, { g: 'yes' })
      sections.clear()
      questions.clear()
      expect(shown(given, { g: 'yes' })).toEqual(expected)
    }
  })
})
