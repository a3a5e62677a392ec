import { noAnswersLast } from '#shared/kinds/choice.ts'
import { searchLetters } from '#shared/search.ts'
import type { Choice } from '#shared/survey/survey.ts'
import { pair, type Reading } from '#shared/text.ts'
import type { Language } from '../../../../lib/language/language.ts'
import { pickText } from '../../../../lib/language/pickText.ts'

/** A choice in the list: `label` as it shows, `letters` of its labels in both languages, for searching. */
export type ListedChoice = { id: string; choice: Choice; label: Reading; letters: string[] }

/** The choices of a question in the order in which they are shown. `control`: the id of the question's control, with which theirs begin. */
export const listedChoices = (choices: readonly Choice[], control: string, language: Language): ListedChoice[] =>
  noAnswersLast(choices).map((choice, at) => {
    const label = pickText(pair(choice, 'label'), language)
    return {
      id: `${control}-option-${at}`,
      choice,
      label: label.text ? label : { ...label, text: choice.value },
      letters: [choice.label, choice.label_ko, ...(label.text ? [] : [choice.value])].map(searchLetters).filter(Boolean),
    }
  })

/** Choices that every search keeps, since a respondent who finds nothing may want one of them. */
const isAlwaysListed = ({ choice }: ListedChoice) => choice.text_entry || choice.no_answer

/** A consonant at the end of a syllable, which the next letter may take into the next syllable. */
const lastConsonant = /[\u11a8-\u11ff]$/

/** The choices with every typed word, those that begin with it first, and `count`, their number. Choices for other answers stay in the list. */
export function findChoices(listed: readonly ListedChoice[], typed: string): { found: readonly ListedChoice[]; count: number } {
  const letters = searchLetters(typed)
  if (letters === '') return { found: listed, count: listed.length }
  const searched = listed.filter((one) => !isAlwaysListed(one))
  const exact = matching(searched, letters)
  const matches = exact.length > 0 ? exact : matching(searched, letters.replace(lastConsonant, ''))
  const begins = (one: ListedChoice) => one.letters.some((label) => label.startsWith(letters))
  return {
    found: [...matches.filter(begins), ...matches.filter((one) => !begins(one)), ...listed.filter(isAlwaysListed)],
    count: matches.length,
  }
}

function matching(listed: readonly ListedChoice[], letters: string): ListedChoice[] {
  const words = letters.split(' ')
  return listed.filter((one) => one.letters.some((label) => words.every((word) => label.includes(word))))
}

/** The choice whose complete label was typed; undefined for any other text. */
export function choiceNamed(listed: readonly ListedChoice[], typed: string): Choice | undefined {
  const letters = searchLetters(typed)
  return listed.find((one) => one.letters.includes(letters))?.choice
}
