import type { Question, Survey } from '#shared/survey/survey.ts'
import { conditionByThePage, isLeftOutOfPool, type Asked } from './conditionsReference.ts'

/**
 * The page on branching, sentence by sentence and with no thought of speed: what shared/branching.ts is compared with.
 * It shares no code with it, takes valid gateways only, and calculates everything again for each question.
 */
type Given = { link?: Record<string, unknown>; drawn?: Record<string, unknown> }
type Shown = { sections: Set<string>; questions: Set<string>; ended_by?: string }
type Rule = { value: string; sections: string[]; questions: string[]; allSections: boolean; allQuestions: boolean }
type Gateway = { on: string; mode: string; unanswered: string; unmatched: string; rules: Rule[] }
type Values = Record<string, unknown>
type Picked = { sections: string[]; questions: string[] }

const distinct = (ids: string[]) => [...new Set(ids)]
const hasAll = (rules: Rule[]) => rules.some((rule) => rule.allSections)
const inAll = (lists: string[][], id: string) => lists.every((list) => list.includes(id))

const noGates = { section: () => true, question: () => true }
const conditionsOf = (owner: object) => owner as { show_if?: unknown; ends_if?: unknown }

export function visibleByThePage(survey: Survey, values: Values, given: Given = {}): Shown {
  const allSections = survey.sections.map((section) => section.id)
  const allQuestions = survey.sections.flatMap((section) => section.questions.map((question) => question.id))
  const questionOf = (id: string): Question | undefined =>
    survey.sections.flatMap((section) => section.questions).find((question) => question.id === id)
  const sectionOf = (questionId: string) => survey.sections.find((section) => section.questions.some(({ id }) => id === questionId))!
  const isExempt = (sectionId: string) =>
    ['consent_roles', 'closing'].includes(sectionId) || survey.sections.find(({ id }) => id === sectionId)!.always_show
  const isChoice = (id: string) => ['single_choice', 'multi_select'].includes(questionOf(id)?.type ?? 'none')

  const gateways: Gateway[] = [
    ...survey.sections.flatMap((section) =>
      section.questions.flatMap(({ id, type, gateway }): Gateway[] =>
        gateway?.enabled === true
          ? [
              {
                on: id,
                mode: gateway.mode ?? (type === 'multi_select' ? 'multi' : 'single'),
                unanswered: gateway.unanswered_behavior,
                unmatched: gateway.default_behavior,
                rules: gateway.choice_rules.map((rule) => ({
                  value: rule.choice_value,
                  sections: rule.show_section_ids,
                  questions: rule.show_question_ids,
                  allSections: rule.selects_all_sections,
                  allQuestions: rule.selects_all_questions,
                })),
              },
            ]
          : [],
      ),
    ),
    ...survey.branching.map((entry) => ({
      on: entry.question_id,
      mode: entry.mode ?? 'multi',
      unanswered: entry.unanswered_behavior,
      unmatched: entry.default_behavior,
      rules: entry.choice_rules.map((rule) => ({
        value: rule.choice_value,
        sections: rule.show_section_ids,
        questions: [],
        allSections: rule.selects_all,
        allQuestions: false,
      })),
    })),
  ].filter((gateway) => isChoice(gateway.on))

  // Words
  const S = (rules: Rule[]) => distinct(rules.flatMap((rule) => rule.sections)).filter((id) => allSections.includes(id))
  const Q = (rules: Rule[]) => distinct(rules.flatMap((rule) => rule.questions)).filter((id) => allQuestions.includes(id))
  const answersTo = (questionId: string): unknown[] => {
    const value = Object.hasOwn(values, questionId) ? values[questionId] : undefined
    if (questionOf(questionId)!.type === 'multi_select') return Array.isArray(value) ? value : []
    return typeof value === 'string' && value.length > 0 ? [value] : []
  }
  const isAnswered = (questionId: string) => answersTo(questionId).length > 0
  const matching = (gateway: Gateway) => {
    const read = gateway.mode === 'single' ? answersTo(gateway.on).slice(0, 1) : answersTo(gateway.on)
    return gateway.rules.filter((rule) => read.includes(rule.value))
  }
  const reveals = (gateway: Gateway) => isAnswered(gateway.on) && matching(gateway).length === 0 && gateway.unmatched === 'show_all'

  // The selection of one gateway
  const picks = (gateway: Gateway): Picked => {
    const { rules } = gateway
    const wide = S(rules).length === 0 ? allSections : S(rules)
    if (!isAnswered(gateway.on)) {
      if (gateway.unanswered !== 'show_all') return { sections: [], questions: [] }
      return { sections: S(rules).length === 0 && !hasAll(rules) ? [] : wide, questions: Q(rules) }
    }
    const matched = matching(gateway)
    if (matched.length === 0) return reveals(gateway) ? { sections: allSections, questions: allQuestions } : { sections: [], questions: [] }
    return {
      sections: [...S(matched), ...(hasAll(matched) ? wide : [])],
      questions: [...Q(matched), ...(matched.some((rule) => rule.allQuestions) ? Q(rules) : [])],
    }
  }

  // How gateways combine: those on one question are one
  const isDrawn = (sectionId: string) => !isLeftOutOfPool({ ...survey.sections.find(({ id }) => id === sectionId) }, survey, given)
  const everyGatewayQuestion = allQuestions.filter((id) => gateways.some((gateway) => gateway.on === id))
  const gatewayQuestions = everyGatewayQuestion.filter((id) => isDrawn(sectionOf(id).id))
  const standingOn = (id: string) => gateways.filter((gateway) => gateway.on === id)
  const rulesOn = (id: string) => standingOn(id).flatMap((gateway) => gateway.rules)
  const revealsOn = (id: string) => standingOn(id).some(reveals)
  const picksOn = (id: string): Picked => ({
    sections: standingOn(id).flatMap((gateway) => picks(gateway).sections),
    questions: standingOn(id).flatMap((gateway) => picks(gateway).questions),
  })

  const isGated = (id: string) => everyGatewayQuestion.some((on) => Q(rulesOn(on)).includes(id))
  const idsIn = (sectionId: string) => survey.sections.find(({ id }) => id === sectionId)!.questions.map(({ id }) => id)
  const before = (on: string, questionId: string) => allQuestions.indexOf(on) < allQuestions.indexOf(questionId)
  const sectionBefore = (on: string, sectionId: string) => allSections.indexOf(sectionOf(on).id) < allSections.indexOf(sectionId)
  const governsSection = (on: string, sectionId: string) => {
    const governed = standingOn(on).flatMap(({ rules }) => (S(rules).length === 0 && hasAll(rules) ? allSections : S(rules)))
    return governed.includes(sectionId) && sectionBefore(on, sectionId)
  }
  const governsQuestion = (on: string, questionId: string) => Q(rulesOn(on)).includes(questionId) && before(on, questionId)

  const targetSelected = (governors: string[], selects: (on: string) => boolean) => {
    const takingPart = governors.filter((on) => questionShows(on))
    return takingPart.length > 0 && takingPart.every(selects)
  }
  const isOpen = (id: string): boolean => {
    const governors = everyGatewayQuestion.filter((on) => governsSection(on, id))
    return isExempt(id) || governors.length === 0 || targetSelected(governors, (on) => picksOn(on).sections.includes(id))
  }
  const isOpenQuestion = (id: string): boolean => {
    const governors = everyGatewayQuestion.filter((on) => governsQuestion(on, id))
    const selected = targetSelected(governors, (on) => picksOn(on).questions.includes(id))
    return isOpen(sectionOf(id).id) ? governors.length === 0 || selected : selected
  }
  const isIndependent = survey.branching_mode === 'independent'
  const gates = everyGatewayQuestion.length === 0 ? noGates : isIndependent ? { section: isOpen, question: isOpenQuestion } : intersect()

  // Conditions: one walk in document order
  const places = new Map(
    survey.sections.flatMap(({ questions }, section) =>
      questions.map((fields): [string, Asked] => [fields.id, { section, question: allQuestions.indexOf(fields.id), fields }]),
    ),
  )
  const valueOf = (id: string) => (questionShows(id) && Object.hasOwn(values, id) ? values[id] : undefined)
  const holds = (condition: unknown, mayRead: (asked: Asked) => boolean) => {
    const readable = new Map([...places].filter(([, asked]) => mayRead(asked)))
    return conditionByThePage(condition, survey, readable, valueOf, given)
  }
  const isKept = (id: string) => !isIndependent && gatewayQuestions.includes(id)

  const ends = remembered((sectionId: string): boolean => {
    const at = allSections.indexOf(sectionId)
    const undoable = survey.sections.slice(at + 1).some(({ questions }) => questions.some(({ id }) => isKept(id)))
    const { ends_if } = conditionsOf(survey.sections[at]!)
    return !undoable && sectionShows(sectionId) && holds(ends_if, ({ section }) => section <= at) === true
  })
  const mayShow = remembered((sectionId: string): boolean => {
    const at = allSections.indexOf(sectionId)
    if (!isDrawn(sectionId) || allSections.slice(0, at).some(ends)) return false
    const { show_if } = conditionsOf(survey.sections[at]!)
    return survey.sections[at]!.questions.some(({ id }) => isKept(id)) || holds(show_if, ({ section }) => section < at) !== false
  })
  const questionShows = remembered((id: string): boolean => {
    if (!mayShow(sectionOf(id).id) || !gates.question(id)) return false
    const at = allQuestions.indexOf(id)
    return isKept(id) || holds(conditionsOf(questionOf(id)!).show_if, ({ question }) => question < at) !== false
  })
  const sectionShows = remembered((sectionId: string): boolean => {
    if (!mayShow(sectionId)) return false
    return gates.section(sectionId) || survey.sections.find(({ id }) => id === sectionId)!.questions.some(({ id }) => questionShows(id))
  })

  const ended_by = allSections.find(ends)
  return {
    sections: new Set(allSections.filter(sectionShows)),
    questions: new Set(allQuestions.filter(questionShows)),
    ...(ended_by !== undefined && { ended_by }),
  }

  /** The decisions of the gateways on a section itself, and on a question. */
  function intersect() {
    const onSections = gatewayQuestions.filter((id) => S(rulesOn(id)).length > 0 || hasAll(rulesOn(id)) || revealsOn(id))
    const onQuestions = gatewayQuestions.filter((id) => Q(rulesOn(id)).length > 0 || revealsOn(id))
    const isOfOthers = (id: string) => everyGatewayQuestion.some((on) => !gatewayQuestions.includes(on) && S(rulesOn(on)).includes(id))
    const sectionSelected = (id: string) =>
      onSections.length === 0
        ? gatewayQuestions.every(isAnswered) && !isOfOthers(id)
        : inAll(
            onSections.map((on) => picksOn(on).sections),
            id,
          )
    const questionSelected = (id: string) =>
      onQuestions.length > 0 &&
      inAll(
        onQuestions.map((on) => picksOn(on).questions),
        id,
      )
    const section = (id: string) => isExempt(id) || idsIn(id).some((held) => gatewayQuestions.includes(held)) || sectionSelected(id)
    const question = (id: string) => {
      if (gatewayQuestions.includes(id)) return true
      const sectionId = sectionOf(id).id
      if (section(sectionId)) return questionSelected(id) || !isGated(id)
      return questionSelected(id) && idsIn(sectionId).some((held) => isGated(held) && questionSelected(held))
    }
    return { section, question }
  }
}

/** The same function, which works out each answer once. */
function remembered(decide: (id: string) => boolean): (id: string) => boolean {
  const known = new Map<string, boolean>()
  return (id) => {
    const verdict = known.get(id) ?? decide(id)
    known.set(id, verdict)
    return verdict
  }
}
