import { limits } from '../../limits.ts'
import { choiceCountProblems } from '../choiceCount.ts'
import type { DefinedKind } from '../definedKind.ts'
import { firstRepeated } from '../firstRepeated.ts'

export const rankingDefinition: DefinedKind = {
  problems(given) {
    const { choices } = given
    if (choices.length < limits.ranksMin) return [{ path: ['choices'], code: 'too_few_choices' }]
    if (choices.length > limits.ranks) return [{ path: ['choices'], code: 'too_many_choices' }]
    const repeated = firstRepeated(choices.map(({ value }) => value))
    if (repeated !== undefined) return [{ path: ['choices', repeated, 'value'], code: 'duplicate_choice_value' }]
    return choiceCountProblems(given)
  },
}

/** The number of a survey's ranks: each choice of a ranking may have each place. */
export const rankCount = (questions: readonly { type: string; choices: readonly unknown[] }[]): number =>
  questions.reduce((sum, { type, choices }) => sum + (type === 'ranking' ? choices.length ** 2 : 0), 0)
