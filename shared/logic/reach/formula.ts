import type { PlacedQuestion } from '../../branching/surveyDocument.ts'
import type { Target } from '../targets.ts'

/** A variable of a formula: a question, or the name of a link field. */
export type Subject = PlacedQuestion | string

/** A condition on the value of a subject. `target`: the target that a gateway on the question must select. */
export type Test = { kind: 'test'; subject: Subject; holds: (value: unknown) => boolean; target?: Target }

/** A boolean expression over answers. Formulas share their parts, so that an evaluation visits each part once. */
export type Formula = boolean | Test | { kind: 'all' | 'any'; parts: readonly Formula[] } | { kind: 'not'; part: Formula }

export const all = (...parts: Formula[]): Formula => join('all', parts)
export const any = (...parts: Formula[]): Formula => join('any', parts)

export function not(part: Formula): Formula {
  if (typeof part === 'boolean') return !part
  return part.kind === 'not' ? part.part : { kind: 'not', part }
}

/** Joins parts, without redundant ones. */
function join(kind: 'all' | 'any', parts: readonly Formula[]): Formula {
  const neutral = kind === 'all'
  if (parts.includes(!neutral)) return !neutral
  const left = [...new Set(parts.filter((part) => part !== neutral))]
  if (left.length === 0) return neutral
  return left.length === 1 ? left[0]! : { kind, parts: left }
}

/** The tests of formulas, by subject. */
export function testsOf(...formulas: Formula[]): Map<Subject, Test[]> {
  const found = new Map<Subject, Test[]>()
  const seen = new Set<Formula>()
  const open = [...formulas]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (typeof part === 'boolean' || seen.has(part)) continue
    seen.add(part)
    if (part.kind === 'test') {
      const before = found.get(part.subject)
      if (before) before.push(part)
      else found.set(part.subject, [part])
    } else open.push(...(part.kind === 'not' ? [part.part] : part.parts))
  }
  return found
}
