import { limits } from '../../limits.ts'
import { choiceCountProblems, type ChoiceCount } from '../choiceCount.ts'
import { firstRepeated } from '../firstRepeated.ts'

export const rankingDefinition = {
  choices: { least: limits.ranksMin, most: limits.ranks, fresh: limits.ranksMin },
  problems(given: ChoiceCount & { choices: readonly { value: string }[] }) {
    const { choices } = given
    if (choices.length < limits.ranksMin) return [{ path: ['choices'], code: 'too_few_choices' }]
    if (choices.length > limits.ranks) return [{ path: ['choices'], code: 'too_many_choices' }]
    const repeated = firstRepeated(choices.map(({ value }) => value))
    if (repeated !== undefined) return [{ path: ['choices', repeated, 'value'], code: 'duplicate_choice_value' }]
    return choiceCountProblems(given)
  },
  /** Any choice may have any place. */
  cells: ({ choices }: { choices: readonly unknown[] }) => choices.length ** 2,
}
