import { ruleIndex } from '../../branching/ruleIndex.ts'
import { isString } from '../../kinds/choice.ts'
import { all, any, not, testsOf, type Formula, type Subject, type Test } from '../reach/formula.ts'
import { newContext, search, type TriedValues } from '../reach/search.ts'
import { surveyFormulas, type SurveyFormulas } from '../reach/surveyFormulas.ts'
import { triedValuesOf } from '../reach/triedValues.ts'
import type { LogicSurvey } from '../targets.ts'
import type { TurnTarget } from './turnedGateway.ts'

/** `same`: every valid answer shows the same parts in both surveys; a target: some answer shows it in only one of them. */
export type Compared = 'same' | 'undecided' | TurnTarget

/**
 * Compares the visible parts of two surveys that differ only in gateways and conditions. Goes through the targets in document order. Once a target
 * shows alike, later formulas of both surveys share its formula, so that each search concerns one target only.
 */
export function* compareShown(before: LogicSurvey, after: LogicSurvey): Generator<undefined, Compared> {
  const one = yield* surveyFormulas(before)
  const other = yield* surveyFormulas(after)
  const tried = triedValuesOf(before)
  const context = newContext()
  const formulas = sharedFormulas(yield* sharedTests(before, [one, other], tried))

  function* compare(was: Formula, is: Formula): Generator<undefined, 'same' | 'undecided' | 'differ'> {
    const [shown, next] = [formulas.shared(was), formulas.shared(is)]
    yield
    if (shown === next) return 'same'
    const found = yield* search(any(all(shown, not(next)), all(next, not(shown))), tried, context, new Map())
    if (found === 'unknown') return 'undecided'
    if (found !== 'never') return 'differ'
    formulas.replace(is, shown)
    return 'same'
  }

  for (const { id, position, questions } of ruleIndex(before).sections) {
    const ofSection = compare(one.sections[position]!, other.sections[position]!)
    for (const question of questions) {
      const compared = yield* compare(one.questions[question.position]!, other.questions[question.position]!)
      if (compared === 'undecided') return compared
      // Prefer the section, if it differs as well.
      if (compared === 'differ') return (yield* ofSection) === 'differ' ? { kind: 'section', id } : { kind: 'question', id: question.id }
    }
    const compared = yield* ofSection
    if (compared === 'undecided') return compared
    if (compared === 'differ') return { kind: 'section', id }
  }
  return 'same'
}

/** Maps each test to one with the same result for every valid answer, on the questions of the first survey. */
function* sharedTests(
  survey: LogicSurvey,
  formulas: readonly SurveyFormulas[],
  tried: TriedValues,
): Generator<undefined, ReadonlyMap<Test, Test>> {
  const questions = ruleIndex(survey).sections.flatMap((section) => section.questions)
  const known = new Map<Subject, Test[]>()
  const shared = new Map<Test, Test>()
  for (const { sections, questions: shows } of formulas) {
    for (const [subject, tests] of testsOf(...sections, ...shows)) {
      const asked = isString(subject) ? subject : questions[subject.position]!
      const same = known.get(asked) ?? []
      known.set(asked, same)
      for (const test of tests) {
        const own = { ...test, subject: asked }
        const found = same.find((candidate) => passAlike(candidate, own, tried))
        if (!found) same.push(own)
        shared.set(test, found ?? own)
        yield
      }
    }
  }
  return shared
}

function passAlike(one: Test, other: Test, triedValues: TriedValues): boolean {
  const { values, isAll } = triedValues(one.subject, [one, other])
  return isAll && values.every((value) => one.holds(value) === other.holds(value))
}

/** Formulas with shared parts: equal parts become one object. */
function sharedFormulas(tests: ReadonlyMap<Test, Test>) {
  const known = new Map<Formula, Formula>()
  const numbers = new Map<Formula, number>()
  const byParts = new Map<string, Formula>()
  const numberOf = (formula: Formula) => numbers.get(formula) ?? numbers.set(formula, numbers.size).get(formula)!

  function shared(formula: Formula): Formula {
    if (typeof formula === 'boolean') return formula
    const before = known.get(formula)
    if (before !== undefined) return before
    const made = make(formula)
    known.set(formula, made)
    return made
  }
  function make(formula: Exclude<Formula, boolean>): Formula {
    if (formula.kind === 'test') return tests.get(formula)!
    const made = formula.kind === 'not' ? not(shared(formula.part)) : (formula.kind === 'all' ? all : any)(...formula.parts.map(shared))
    if (typeof made === 'boolean' || made.kind === 'test') return made
    const key = `${made.kind} ${(made.kind === 'not' ? [made.part] : made.parts).map(numberOf).join(' ')}`
    const same = byParts.get(key) ?? made
    byParts.set(key, same)
    return same
  }
  return { shared, replace: (formula: Formula, by: Formula) => void known.set(formula, by) }
}
