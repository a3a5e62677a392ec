import { isMultiChoiceType } from '../kinds/kinds.ts'
import type { Gateway } from './gateway.ts'
import { unite, type PlacedQuestion, type Targets } from './surveyDocument.ts'

/** A question with the gateways that stand on it. They are united: together they count as one gateway. */
export type GatewayQuestion = {
  question: PlacedQuestion
  gateways: readonly Gateway[]
  /** S(g) and Q(g) of all of them. */
  named: Targets
  selectsAllSections: boolean
  /** What the independent mode lets it govern: later targets only. */
  governs: Targets
}

/** What a gateway question selects for one answer. */
export type Selection = Targets & {
  answered: boolean
  /** Answered, no rule matches, show_all. */
  revealsEverything: boolean
}

/** Whether a gateway question has a say on sections or questions whatever its answer is, in `intersect`. */
export const alwaysHasSay = ({ named, selectsAllSections }: GatewayQuestion, kind: keyof Targets): boolean =>
  !named[kind].isEmpty || (kind === 'sections' && selectsAllSections)

/** Whether an answer to a gateway question may choose several choices. */
export const takesSeveral = ({ question }: Pick<GatewayQuestion, 'question'>): boolean => isMultiChoiceType(question.fields.type)

/** What the gateways on a question select, united, when its answer is `value`. */
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
