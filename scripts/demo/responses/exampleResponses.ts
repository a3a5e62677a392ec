import type { ImportBody } from '#shared/responses/import.ts'
import type { Answer } from '#shared/responses/response.ts'
import { type AnswerValue, isMultiChoiceType } from '#shared/kinds/kinds.ts'
import type { Question, SurveyBody } from '#shared/survey/survey.ts'
import { visible } from '#shared/branching.ts'
import { seededRandom, type SeededRandom } from './seededRandom.ts'
import written from '../content/answers.json' with { type: 'json' }

type Language = 'en' | 'ko'
type ExampleResponse = ImportBody['responses'][number]

const words: Record<string, Record<Language, string[]>> = written.words

/** Follows the job of each made-up respondent, so that the examples are not taken for people. */
const exampleMark = { en: '(example)', ko: '(예시)' }

/** Days over which the examples are spread, the last one today. */
const days = 30

/** Shares of choices that matter to what follows; the others fall off in an order of their own. */
const leanings: Record<string, Record<string, number>> = {
  consent: { agree: 97, decline: 3 },
  role: { everyday_reader: 58, reporter_editor: 16, public_servant: 14, researcher_educator: 12 },
  received: { yes: 78, no: 17, dont_know: 5 },
  doubted: { strongly: 38, slightly: 31, no: 24, dont_remember: 7 },
  checked: { yes: 57, no: 36, dont_remember: 7 },
  clarity: { very_clear: 44, rather_clear: 43, rather_unclear: 10, very_unclear: 3 },
  confidence: { 1: 9, 2: 21, 3: 36, 4: 20, 5: 6, dont_know: 8 },
}
/** Values that go with no other one. */
const alone = new Set(['none', 'no_reason', 'no_delay', 'dont_know'])

/** How often each choice of a question is taken, the same for everybody: large at first, small for what is unusual. */
function weightsOf(question: Question, random: SeededRandom): Map<string, number> {
  const leaning = leanings[question.id]
  const drawn = question.choices.map(({ value }) => {
    const usual = alone.has(value) || value === 'other' ? 6 : 12 + random.below(60)
    return [value, leaning?.[value] ?? usual] as const
  })
  return new Map(drawn)
}

function draw(weights: ReadonlyMap<string, number>, random: SeededRandom): string {
  let at = random.below([...weights.values()].reduce((sum, weight) => sum + weight, 0))
  for (const [value, weight] of weights) if ((at -= weight) < 0) return value
  return [...weights.keys()][0]!
}

function drawSeveral(weights: ReadonlyMap<string, number>, random: SeededRandom): string[] {
  const first = draw(weights, random)
  if (alone.has(first)) return [first]
  return [...weights].flatMap(([value, weight]) => (value === first || (!alone.has(value) && random.below(160) < weight) ? [value] : []))
}

function answerTo(
  question: Question,
  weights: ReadonlyMap<string, number>,
  language: Language,
  random: SeededRandom,
): AnswerValue | undefined {
  if (!question.required && random.chance(question.choices.length > 0 ? 0.12 : 0.55)) return undefined
  if (question.choices.length > 0) return isMultiChoiceType(question.type) ? drawSeveral(weights, random) : draw(weights, random)
  const texts = words[question.id]?.[language]
  return texts && random.oneOf(texts)
}

/** Answers what shows, in the order of the survey, as a respondent does. */
function answersTo(
  survey: SurveyBody,
  weights: ReadonlyMap<string, ReadonlyMap<string, number>>,
  language: Language,
  random: SeededRandom,
): Answer[] {
  const answers: Answer[] = []
  for (const question of survey.sections.flatMap(({ questions }) => questions)) {
    if (!visible(survey, answers).questions.has(question.id)) continue
    const value = answerTo(question, weights.get(question.id)!, language, random)
    if (value !== undefined) answers.push({ question_id: question.id, value })
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

/** Plausible made-up responses over the 30 days before `now`, the same for the same `seed` but for their moments. Marked as examples. */
export function exampleResponses(survey: SurveyBody, { count, seed, now }: { count: number; seed: number; now: Date }): ExampleResponse[] {
  const random = seededRandom(seed)
  const questions = survey.sections.flatMap(({ questions }) => questions)
  const weights = new Map(questions.map((question) => [question.id, weightsOf(question, random)]))
  return Array.from({ length: count }, (_, index): ExampleResponse => {
    const language = random.below(3) === 0 ? 'ko' : 'en'
    const answers = answersTo(survey, weights, language, random)
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
      created_at: momentBefore(now, random),
    }
  })
}
