import { isMultiChoiceType } from '../kinds/kinds.ts'
import type { Gateway } from './gateway.ts'
import { unite, type PlacedQuestion, type Targets } from './surveyDocument.ts'

/** A question with all of its gateways, which together count as one. */
export type GatewayQuestion = {
  question: PlacedQuestion
  gateways: readonly Gateway[]
  /** S(g) and Q(g) of all of them. */
  named: Targets
  selectsAllSections: boolean
  /** The targets that it governs in the independent mode: only later ones. */
  governs: Targets
}

/** The selection of a gateway question for one answer. */
export type Selection = Targets & {
  answered: boolean
  /** Answered, no rule matches, show_all. */
  revealsEverything: boolean
}

/** Whether in `intersect` a gateway question always decides on sections or questions, whatever its answer. */
export const alwaysHasSay = ({ named, selectsAllSections }: GatewayQuestion, kind: keyof Targets): boolean =>
  !named[kind].isEmpty || (kind === 'sections' && selectsAllSections)

/** Whether an answer to a gateway question may choose several choices. */
export const takesSeveral = ({ question }: Pick<GatewayQuestion, 'question'>): boolean => isMultiChoiceType(question.fields.type)

/** The united selection of a question's gateways for the answer `value`. */
export function select(gateway: GatewayQuestion, value: unknown): Selection {
  const values = answeredValues(gateway, value)
  const selections = gateway.gateways.map((one) => selectByOne(one, values))
  return {
    ...selections.reduce(unite),
    answered: values.length > 0,
    revealsEverything: selections.some(({ revealsEverything }) => revealsEverything),
  }
}

/** The distinct answered values; none when the question is unanswered. */
function answeredValues(gateway: GatewayQuestion, value: unknown): readonly unknown[] {
  if (takesSeveral(gateway)) return Array.isArray(value) ? [...new Set<unknown>(value)] : []
  return typeof value === 'string' && value !== '' ? [value] : []
}

function selectByOne(gateway: Gateway, answered: readonly unknown[]): Gateway['whenNoRuleMatches'] {
  if (answered.length === 0) return gateway.whenUnanswered
  const values = gateway.mode === 'single' ? answered.slice(0, 1) : answered
  const matching = values.flatMap((value) => gateway.selectedBy.get(value as string) ?? [])
  return matching.length > 0 ? matching.reduce(unite) : gateway.whenNoRuleMatches
}
