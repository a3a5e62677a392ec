import { visible } from '../../branching.ts'
import { ruleIndex } from '../../branching/ruleIndex.ts'
import { isString } from '../../kinds/choice.ts'
import type { LogicSurvey, Reach, Reachability } from '../targets.ts'
import { all, not, testsOf, type Formula, type Subject } from './formula.ts'
import { guesses } from './guesses.ts'
import { newContext, search, type Found } from './search.ts'
import { surveyFormulas, type SurveyFormulas } from './surveyFormulas.ts'
import { triedValuesOf } from './triedValues.ts'

/** Whether some valid answers fulfill a condition, and whether some do not. */
export type Outcome = { holds: Reach; fails: Reach }

/** By position among all sections or questions. `ends` has only those with an effect, evaluated while their sections show. */
type Outcomes = Record<'ofSections' | 'ofQuestions' | 'ends', ReadonlyMap<number, Outcome>>

/** The ids of parts that never show because of ends alone: some answers would show them if no section ended the survey. */
type ShownWithoutEnds = { sections: ReadonlySet<string>; questions: ReadonlySet<string> }

export type ConditionFindings = { reached: Reachability; outcomes: Outcomes; withoutEnds: ShownWithoutEnds }

/** The searches in a survey with conditions, which share a budget. A step of each takes a fraction of a millisecond. */
type ConditionSearch = {
  reach(): Generator<undefined, Reachability>
  outcomes(): Generator<undefined, Outcomes>
  findings(): Generator<undefined, ConditionFindings>
}

type Place = { kind: 'sections' | 'questions'; id: string; shows: Formula }

export function* conditionSearch(survey: LogicSurvey): Generator<undefined, ConditionSearch> {
  const { sections } = ruleIndex(survey)
  const formulas = yield* surveyFormulas(survey)
  const tried = triedValuesOf(survey)
  const context = newContext()

  const places = (given: SurveyFormulas) =>
    sections.flatMap(({ id, position, questions }): Place[] => [
      { kind: 'sections', id, shows: given.sections[position]! },
      ...questions.map((question): Place => ({ kind: 'questions', id: question.id, shows: given.questions[question.position]! })),
    ])
  /** Answers that showed an earlier target often show its neighbors. */
  let last: ReadonlyMap<Subject, unknown> = new Map()
  function* find(formula: Formula): Generator<undefined, Found> {
    const found = yield* search(formula, tried, context, last)
    if (!isString(found)) last = new Map([...last, ...found])
    return found
  }
  function* canHold(formula: Formula): Generator<undefined, Reach> {
    const found = yield* find(formula)
    return isString(found) ? found : 'shows'
  }

  const searches = {
    *reach(): Generator<undefined, Reachability> {
      const reached = { sections: new Map<string, Reach>(), questions: new Map<string, Reach>() }
      const show = (found: ReadonlyMap<Subject, unknown>) => {
        const { answers, link } = givenBy(found)
        const shown = visible(survey, answers, { link })
        const before = reached.sections.size + reached.questions.size
        for (const kind of ['sections', 'questions'] as const) for (const id of shown[kind]) reached[kind].set(id, 'shows')
        const isNew = reached.sections.size + reached.questions.size > before
        return { shown: shown.sections.size + shown.questions.size, isNew }
      }
      last = yield* guesses(testsOf(...formulas.sections, ...formulas.questions), tried, show)
      for (const { kind, id, shows } of places(formulas)) {
        if (reached[kind].has(id)) continue
        const found = yield* find(shows)
        if (!isString(found)) show(found)
        // A target that `visible` does not confirm is not known to show.
        if (!reached[kind].has(id)) reached[kind].set(id, isString(found) ? found : 'unknown')
      }
      return reached
    },
    *outcomes(): Generator<undefined, Outcomes> {
      const found = { ofSections: new Map<number, Outcome>(), ofQuestions: new Map<number, Outcome>(), ends: new Map<number, Outcome>() }
      for (const kind of ['ofSections', 'ofQuestions', 'ends'] as const) {
        for (const [position, condition] of formulas[kind]) {
          const around = kind === 'ends' ? formulas.sections[position]! : true
          found[kind].set(position, {
            holds: yield* canHold(all(condition, around)),
            fails: yield* canHold(all(not(condition), around)),
          })
        }
      }
      return found
    },
    *withoutEnds(reached: Reachability): Generator<undefined, ShownWithoutEnds> {
      const shown = { sections: new Set<string>(), questions: new Set<string>() }
      if (formulas.ends.size === 0) return shown
      for (const { kind, id, shows } of places(yield* surveyFormulas(survey, { withEnds: false }))) {
        if (reached[kind].get(id) === 'never' && (yield* canHold(shows)) === 'shows') shown[kind].add(id)
      }
      return shown
    },
    *findings(): Generator<undefined, ConditionFindings> {
      const reached = yield* searches.reach()
      return { reached, outcomes: yield* searches.outcomes(), withoutEnds: yield* searches.withoutEnds(reached) }
    },
  }
  return searches
}

/** Found values as answers and as the fields of a link. */
function givenBy(found: ReadonlyMap<Subject, unknown>) {
  const values = [...found].filter(([, value]) => value !== undefined)
  return {
    answers: new Map(values.flatMap(([subject, value]) => (isString(subject) ? [] : [[subject.id, value] as const]))),
    link: Object.fromEntries(values.filter(([subject]) => isString(subject))) as Record<string, unknown>,
  }
}
