import { ruleIndex, type RuleIndex } from '../../branching/ruleIndex.ts'
import type { PlacedSection } from '../../branching/surveyDocument.ts'
import type { ConditionFindings } from '../reach/conditionSearch.ts'
import { reachByGateways } from '../reachability.ts'
import { gatewaysOf, type GatewayOnQuestion } from '../gatewayRules.ts'
import type { LogicPlace, LogicWarning, NeverReason } from '../logicWarning.ts'
import { type Reachability, alwaysHasSay, canSelect, gatewayWays, type GatewayWays, type LogicSurvey, type Target } from '../targets.ts'

type Thing = { kind: 'section' | 'question'; id: string }
type Never = Thing & { required: boolean; target: Target; section: PlacedSection }
type Context = {
  survey: LogicSurvey
  index: RuleIndex
  gateways: readonly GatewayWays[]
  reached: Reachability
  conditions: ConditionFindings | undefined
}

/**
 * A warning for each section or question that no combination of valid answers shows; none for the questions of such a section, nor for what
 * an end hides.
 */
export function* neverShows(
  survey: LogicSurvey,
  reached: Reachability,
  conditions?: ConditionFindings,
): Generator<undefined, LogicWarning[]> {
  const context = { survey, index: ruleIndex(survey), gateways: gatewayWays(survey), reached, conditions }
  const found = context.index.sections.flatMap((section) => neverIn(section, context))
  yield
  const byGateways = conditions && reachByGateways(survey)
  yield
  const ofConditions = conditionReasons(found, context, byGateways)
  return [
    ...found.flatMap((never) => (ofConditions.has(never) ? warn(never, ofConditions.get(never)!, context) : [])),
    ...ofGateways(
      found.filter((never) => !ofConditions.has(never)),
      context,
    ),
  ]
}

function ofGateways(all: readonly Never[], context: Context): LogicWarning[] {
  if (context.index.mode === 'independent') return all.map((never) => warn(never, whyIndependent(never, context), context))

  const apart = all.map((never) => ({ never, disagreeing: disagreeing(never, context) }))
  const together = apart.filter(({ disagreeing: ids }) => ids.length > 0)
  const others = apart.filter(({ disagreeing: ids }) => ids.length === 0)
  return [...neverAgree(together), ...others.map(({ never }) => warn(never, whyIntersect(never, context), context))]
}

/** The targets that never show because of conditions, and not only because of gateways. */
function conditionReasons(
  all: readonly Never[],
  { conditions, index, gateways, reached }: Context,
  byGateways: Reachability | undefined,
): Map<Never, NeverReason> {
  if (!conditions || !byGateways) return new Map()
  const isHiddenGovernor = ({ question, governs }: GatewayWays, { kind, position }: Target) =>
    governs[kind].has(position) && reached.questions.get(question.id) === 'never'
  const reason = ({ kind, id, target }: Never): NeverReason | undefined => {
    const { ofSections, ofQuestions } = conditions.outcomes
    const own = (kind === 'section' ? ofSections : ofQuestions).get(target.position)
    if (own?.holds === 'never') return { code: 'condition_never_holds' }
    if (byGateways[target.kind].get(id) === 'never') return undefined
    const governors = gateways.filter(({ governs }) => governs[target.kind].has(target.position))
    const areHidden = governors.length > 0 && governors.every((gateway) => isHiddenGovernor(gateway, target))
    return index.mode === 'independent' && areHidden ? undefined : { code: 'conditions_conflict' }
  }
  return new Map(
    all.flatMap((never) => {
      const because = reason(never)
      return because ? [[never, because] as const] : []
    }),
  )
}

function neverIn(section: PlacedSection, { survey, reached, conditions }: Context): Never[] {
  const { id, position } = section
  const isRequired = (questionId: string) => survey.sections[position]?.questions.find((held) => held.id === questionId)?.required === true
  if (reached.sections.get(id) === 'never') {
    const required = section.questions.some((question) => isRequired(question.id))
    if (conditions?.withoutEnds.sections.has(id)) return []
    return [{ kind: 'section', id, required, target: { kind: 'sections', position }, section }]
  }
  return section.questions
    .filter((question) => reached.questions.get(question.id) === 'never' && !conditions?.withoutEnds.questions.has(question.id))
    .map((question) => ({
      kind: 'question',
      id: question.id,
      required: isRequired(question.id),
      target: { kind: 'questions', position: question.position },
      section,
    }))
}

/** The gateway questions that disagree on it: some select it, others never do. Empty if that is not the reason. */
function disagreeing({ target }: Never, { gateways }: Context): string[] {
  const withSay = gateways.filter((gateway) => alwaysHasSay(gateway, target.kind))
  const [can, cannot] = [withSay.filter((gateway) => canSelect(gateway, target)), withSay.filter((gateway) => !canSelect(gateway, target))]
  return can.length > 0 ? [...can, ...cannot].map(({ question }) => question.id) : []
}

/** One warning for all targets, since in a survey where this happens, most targets have it. */
function neverAgree(all: readonly { never: Never; disagreeing: string[] }[]): LogicWarning[] {
  if (all.length === 0) return []
  const gateway_ids = [...new Set(all.flatMap(({ disagreeing: ids }) => ids))]
  const ids = (kind: Thing['kind']) => all.filter(({ never }) => never.kind === kind).map(({ never }) => never.id)
  const targets = { section_ids: ids('section'), question_ids: ids('question') }
  return [{ code: 'gateways_never_agree', place: { kind: 'branching' }, gateway_ids, targets }]
}

function whyIntersect(never: Never, context: Context): NeverReason {
  const { target, section } = never
  if (target.kind === 'questions' && !context.index.gated.has(target.position)) return { code: 'section_closed', section_id: section.id }
  const deleted = deletedChoices(never, context)
  if (deleted) return deleted
  const withoutSay = !context.gateways.some((gateway) => alwaysHasSay(gateway, target.kind))
  const empty = withoutSay && context.gateways.find(({ values }) => values.length === 0)
  return empty ? { code: 'no_choices', question_id: empty.question.id } : { code: 'no_rule' }
}

function whyIndependent(never: Never, context: Context): NeverReason {
  const { target, section } = never
  const { gateways, index, reached } = context
  if (target.kind === 'questions' && !index.governed.questions.has(target.position))
    return { code: 'section_closed', section_id: section.id }
  const governors = gateways.filter(({ governs }) => governs[target.kind].has(target.position))
  const hidden = governors.filter(({ question }) => reached.questions.get(question.id) === 'never')
  if (hidden.length === governors.length) return { code: 'gateway_never_shows', question_id: governors[0]!.question.id }
  return deletedChoices(never, context) ?? { code: 'no_rule' }
}

/** The deleted choices whose rules name it. */
function deletedChoices({ kind, id }: Thing, { survey }: Context): NeverReason | undefined {
  const naming = gatewaysOf(survey)
    .map((gateway) => ({ question_id: gateway.question.id, choice_values: deletedValues(gateway, { kind, id }) }))
    .find(({ choice_values }) => choice_values.length > 0)
  return naming && { code: 'deleted_choice', ...naming }
}

const deletedValues = ({ question, rules }: GatewayOnQuestion, { kind, id }: Thing): string[] =>
  rules
    .filter(({ section_ids, question_ids }) => (kind === 'section' ? section_ids : question_ids).includes(id))
    .map(({ choice_value }) => choice_value)
    .filter((value) => !question.choices.some((choice) => choice.value === value))

const warn = ({ kind, id, required }: Never, because: NeverReason, { survey }: Context): LogicWarning => ({
  code: 'never_shows',
  place: placeOf({ kind, id }, because, survey),
  target: { kind, id },
  required,
  because,
})

/** The place to fix the reason: a rule, a question's choices, or the part that never shows. */
function placeOf(thing: Thing, because: NeverReason, survey: LogicSurvey): LogicPlace {
  if (because.code === 'no_choices') return { kind: 'question', id: because.question_id, part: 'choices' }
  if (because.code === 'condition_never_holds') return { ...thing, part: 'show_if' }
  if (because.code !== 'deleted_choice') return thing
  const rules = gatewaysOf(survey)
    .filter(({ question }) => question.id === because.question_id)
    .flatMap((gateway) => gateway.rules)
  return rules.find(({ choice_value }) => because.choice_values.includes(choice_value))?.place ?? thing
}
