import { chosenTextEntry } from '#shared/kinds/textEntry.ts'
import type { ImportBody } from '#shared/responses/import.ts'
import type { Answer } from '#shared/responses/response.ts'
import type { Question, SurveyBody } from '#shared/survey/survey.ts'
import { visible } from '#shared/branching.ts'
import { exampleAnswers, isAlone, type Weights } from './exampleAnswer.ts'
import { seededRandom, type SeededRandom } from './seededRandom.ts'
import written from '../content/answers.json' with { type: 'json' }
import { type Leaning, leanings } from '../content/leanings.ts'

type Language = 'en' | 'ko'
type ExampleResponse = ImportBody['responses'][number]

const words: Record<string, Record<Language, string[]>> = written.words

/** Follows the job of each made-up respondent, so that the examples are not taken for people. */
const exampleMark = { en: '(example)', ko: '(예시)' }

/** Days over which the examples are spread, the last one today. */
const days = 30

/** How often each choice of a question is chosen without a leaning: often for the first ones, rarely for unusual ones. */
function weightsOf(question: Question, random: SeededRandom): Weights {
  const drawn = question.choices.map((choice) => {
    const isUnusual = isAlone(choice) || choice.value === 'other'
    return [choice.value, isUnusual ? 6 : 12 + random.below(60)] as const
  })
  return new Map(drawn)
}

const toWeights = (weights: Record<string, number>): Weights => new Map(Object.entries(weights))

function leaningOf({ id }: Question, answers: readonly Answer[]): Leaning {
  const fits = ({ when = {} }: Leaning) =>
    Object.entries(when).every(([of, values]) =>
      answers.some(({ question_id, value }) => question_id === of && values.some((one) => one === value)),
    )
  return leanings[id]?.find(fits) ?? {}
}

const questionsOf = (survey: SurveyBody): Question[] => survey.sections.flatMap(({ questions }) => questions)

/** Answers what shows, in the order of the survey, as a respondent does. */
function answersTo(
  survey: SurveyBody,
  weights: ReadonlyMap<string, Weights>,
  { language, at }: { language: Language; at: string },
  random: SeededRandom,
): Answer[] {
  const answers: Answer[] = []
  for (const question of questionsOf(survey)) {
    const { id, type, required } = question
    if (!visible(survey, answers).questions.has(id)) continue
    const texts = words[id]?.[language] ?? []
    if (!required && random.chance(texts.length > 0 ? 0.55 : 0.12)) continue
    const leaning = leaningOf(question, answers)
    const rows = Object.fromEntries(Object.entries(leaning.rows ?? {}).map(([row, one]) => [row, toWeights(one)]))
    const usual = leaning.weights ? toWeights(leaning.weights) : weights.get(id)!
    const value = exampleAnswers[type]({ question, weights: usual, rows, texts, at, random })
    if (value === undefined) continue
    const entry = chosenTextEntry(question, value)
    const text = entry && random.oneOf(words[`${id}/${entry.value}`]![language])
    answers.push({ question_id: id, value, ...(text && { text }) })
  }
  return answers
}

/** A moment in the last 30 days: fewer at the weekend, most in the evening, and never after `now`. */
function momentBefore(now: Date, random: SeededRandom): string {
  for (;;) {
    const ago = Math.min(random.below(days), random.below(days + 12)) * 86_400_000
    const minutes = (8 * 60 + random.below(8 * 60) + random.below(8 * 60)) * 60_000
    const midnight = Math.floor((now.getTime() + 9 * 3_600_000) / 86_400_000) * 86_400_000 - 9 * 3_600_000
    const at = new Date(midnight - ago + minutes)
    const weekday = new Date(at.getTime() + 9 * 3_600_000).getUTCDay()
    if (at < now && !((weekday === 0 || weekday === 6) && random.chance(0.55))) return at.toISOString()
  }
}

/** The key of an example: from it and the survey's id follows the id of its response, so that it is found again. */
export const exampleKey = (slug: string, number: number): string => `example-${slug}-${String(number).padStart(4, '0')}`

/** Plausible made-up responses over the 30 days before `now`, the same for the same `seed` but for their moments and dates. Marked as examples. */
export function exampleResponses(survey: SurveyBody, { count, seed, now }: { count: number; seed: number; now: Date }): ExampleResponse[] {
  const random = seededRandom(seed)
  const moments = seededRandom(seed + 1)
  const weights = new Map(questionsOf(survey).map((question) => [question.id, weightsOf(question, random)]))
  return Array.from({ length: count }, (_, index): ExampleResponse => {
    const language = random.below(3) === 0 ? 'ko' : 'en'
    const created_at = momentBefore(now, moments)
    const answers = answersTo(survey, weights, { language, at: created_at }, random)
    return {
      key: exampleKey(survey.slug, index + 1),
      language,
      answers,
      seconds: 25 + answers.length * (8 + random.below(12)) + random.below(90),
      demographics: {
        job: `${random.oneOf(written.jobs[language])} ${exampleMark[language]}`,
        ...(random.chance(0.86) && { age: Math.min(84, 16 + random.below(30) + random.below(32)) }),
        ...(random.chance(0.9) && {
          gender: random.oneOf(['female', 'female', 'female', 'male', 'male', 'male', 'other', 'prefer_not'] as const),
        }),
        country: language === 'ko' ? 'KR' : random.oneOf(['KR', 'KR', 'US', 'US', 'DE', 'GB', 'JP', 'SE']),
      },
      created_at,
    }
  })
}
