import {
  branchingEntry,
  choice,
  entryRule,
  gateway,
  question,
  rule,
  section,
  survey,
} from '../../../../../../../test/support/fixtures/buildSurvey.ts'
import type { Edit } from '../../editorStore.ts'
import { gatewayAt, type GatewayPlace } from './gateway.ts'
import {
  addRule,
  addRuleForEachChoice,
  deletedTargets,
  removeDeletedTargets,
  removeRule,
  setRuleChoice,
  setSelectsAll,
  setTarget,
  valuesWithoutRule,
  type Target,
} from './gatewayRules.ts'

const named = rule('Yes', { show_section_ids: ['c', 'lost'], show_question_ids: ['late', 'gone'] })
const namedByEntry = entryRule('Yes', { show_section_ids: ['c', 'lost'] })
const start = survey(
  [
    section('a', [
      question('ruled', {
        type: 'single_choice',
        choices: [choice('Yes'), choice('No'), choice('No'), choice('Maybe')],
        gateway: gateway([named]),
      }),
    ]),
    section('b', [question('early')]),
    section('c', [question('late')]),
  ],
  { branching: [branchingEntry('ruled', [namedByEntry])] },
)
const own: GatewayPlace = { questionId: 'ruled' }
const entry: GatewayPlace = { entry: 0 }
const rulesAfter = (edit: Edit, place: GatewayPlace) => gatewayAt(edit(start), place)!.choice_rules
const target = (kind: Target['kind'], id: string): Target => ({ kind, id })

describe.each([
  ['a question', own, named, rule],
  ['the survey', entry, namedByEntry, entryRule],
] as const)('the rules of a gateway on %s', (_, place, first, build) => {
  it('grow by one, lose one, and take another choice with the same targets', () => {
    expect(rulesAfter(addRule(place), place)).toEqual([first, build('No')])
    expect(rulesAfter(removeRule(place, 0), place)).toEqual([])
    expect(rulesAfter(setRuleChoice(place, 0, 'No'), place)).toEqual([{ ...first, choice_value: 'No' }])
    for (const edit of [removeRule(place, 1), setRuleChoice(place, 0, 'Yes')]) expect(edit(start)).toBe(start)
  })

  it('grow by one for each choice without a rule, and then no more', () => {
    const full = addRuleForEachChoice(place)(start)
    expect(gatewayAt(full, place)!.choice_rules).toEqual([first, build('No'), build('Maybe')])
    expect(valuesWithoutRule(full, place)).toEqual([])
    expect(addRule(place)(full)).toBe(full)
    expect(addRuleForEachChoice(place)(full)).toBe(full)
  })

  it('name sections in the order of the survey, deleted ones last', () => {
    const [changed] = rulesAfter(setTarget(place, 0, target('section', 'b'), true), place)
    expect(changed!.show_section_ids).toEqual(['b', 'c', 'lost'])
  })

  it.each(['c', 'lost'])('name %s no longer', (id) => {
    const [changed] = rulesAfter(setTarget(place, 0, target('section', id), false), place)
    expect(changed!.show_section_ids).toEqual(['c', 'lost'].filter((one) => one !== id))
  })

  it('name a target once', () => {
    expect(setTarget(place, 0, target('section', 'c'), true)(start)).toBe(start)
    expect(setTarget(place, 0, target('section', 'b'), false)(start)).toBe(start)
  })

  it('drop targets that the survey no longer has', () => {
    const clean = removeDeletedTargets(place, 0)(start)
    expect(deletedTargets(clean, gatewayAt(clean, place)!.choice_rules[0]!)).toEqual([])
    expect(gatewayAt(clean, place)!.choice_rules[0]!.show_section_ids).toEqual(['c'])
    expect(removeDeletedTargets(place, 0)(clean)).toBe(clean)
  })
})

describe('a rule of a question', () => {
  it('names questions too', () => {
    const [changed] = rulesAfter(setTarget(own, 0, target('question', 'early'), true), own)
    expect(changed).toEqual({ ...named, show_question_ids: ['early', 'late', 'gone'] })
  })

  it.each(['section', 'question'] as const)('selects every %s that the rules name', (kind) => {
    const [changed] = rulesAfter(setSelectsAll(own, 0, kind, true), own)
    expect(changed).toEqual({ ...named, [`selects_all_${kind}s`]: true })
    expect(setSelectsAll(own, 0, kind, false)(start)).toBe(start)
  })

  it('lists its deleted targets', () => {
    expect(deletedTargets(start, named)).toEqual([target('section', 'lost'), target('question', 'gone')])
  })
})

describe('a rule of a survey-level entry', () => {
  it('names no questions', () => {
    expect(setTarget(entry, 0, target('question', 'early'), true)(start)).toBe(start)
    expect(setSelectsAll(entry, 0, 'question', true)(start)).toBe(start)
  })

  it('selects every section that the rules name by `selects_all`', () => {
    expect(rulesAfter(setSelectsAll(entry, 0, 'section', true), entry)).toEqual([{ ...namedByEntry, selects_all: true }])
  })
})
