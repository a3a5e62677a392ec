import type * as v from 'valibot'
import { visible } from '#shared/branching.ts'
import type { Answer } from '#shared/responses/response.ts'
import { answerChoosing, type AnswerValue } from '#shared/kinds/kinds.ts'
import type { Question, surveyBody } from '#shared/survey/survey.ts'
import type { SeededRandom } from '../../demo/responses/seededRandom.ts'

type Survey = v.InferInput<typeof surveyBody>

const types = [
  ...Array<Question['type']>(20).fill('single_choice'),
  ...Array<Question['type']>(10).fill('multi_select'),
  ...Array<Question['type']>(6).fill('short_text'),
  ...Array<Question['type']>(3).fill('long_text'),
  'rich_text' as const,
]
const choices = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `choice_${at}`, label: `Choice ${at}`, label_ko: `선택지 ${at}` }))
const choicesOf: Partial<Record<Question['type'], ReturnType<typeof choices>>> = { single_choice: choices(5), multi_select: choices(8) }

/** Four sections of ten questions in both languages; the first answer opens the third section. */
export function benchSurvey(): Survey {
  const questions = types.map((type, at) => ({
    id: `q${at}`,
    title: `Question ${at}: how often did you check where a picture came from?`,
    title_ko: `문항 ${at}: 사진의 출처를 얼마나 자주 확인했습니까?`,
    type,
    required: at % 5 === 0 && at < 20,
    choices: choicesOf[type] ?? [],
    ...(at === 0 && { gateway: { enabled: true, choice_rules: [{ choice_value: 'choice_0', show_section_ids: ['s2'] }] } }),
  }))
  // dealt out in turn, so that every section has every type
  const section = (at: number) => ({
    id: `s${at}`,
    title: `Section ${at}`,
    title_ko: `섹션 ${at}`,
    questions: questions.filter((_, place) => place % 4 === at),
  })
  return { slug: 'bench', title: 'Bench', title_ko: '측정', branching_mode: 'independent', sections: [0, 1, 2, 3].map(section) }
}

const words = [
  'a picture',
  'the source',
  '사진 한 장',
  '출처를 확인했습니다',
  'nobody could say',
  '알 수 없었습니다',
  'two days later',
  '다음 날',
]

/** A respondent's answers: everything required and nine in ten of the rest of what shows. */
export function benchAnswers(survey: Survey, random: SeededRandom): Answer[] {
  const questions = survey.sections!.flatMap((section) => section.questions ?? [])
  const all = questions.map((question): Answer => ({ question_id: question.id, value: valueFor(question.type, random) }))
  const shown = visible(survey, all).questions
  return all.filter(({ question_id }, at) => shown.has(question_id) && (questions[at]!.required || random.chance(0.9)))
}

function valueFor(type: Question['type'], random: SeededRandom): AnswerValue {
  const text = (length: number) => Array.from({ length }, () => random.oneOf(words)).join(' ')
  const choices = choicesOf[type]
  if (choices) return answerChoosing(type, random.oneOf(choices).value)
  const said: Partial<Record<Question['type'], () => string>> = {
    short_text: () => text(4),
    rich_text: () => `<p>${text(10)} <strong>${text(2)}</strong></p>`,
  }
  return said[type]?.() ?? text(25)
}
