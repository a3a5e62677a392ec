import type * as v from 'valibot'
import { isChoiceType } from '#shared/kinds/kinds.ts'
import type { Question, surveyBody } from '#shared/survey/survey.ts'
import content from './longSurvey.json' with { type: 'json' }

type Survey = v.InferInput<typeof surveyBody>
/** A question of every section; `{topic}` in its titles, and the type `last`, differ from section to section. */
type Asked = Omit<(typeof content.questions)[number], 'choices'> & { choices?: string }

const sectionCount = 50
/** The value of a gateway's choice that shows what the gateway governs; `closed` hides it. */
export const open = 'choice_0'
export const closed = 'choice_1'

const lastTypes: Question['type'][] = ['rich_text', 'single_choice', 'file_upload', 'long_text', 'single_choice']
const choices = new Map(
  Object.entries(content.choices).map(([name, labels]) => [name, labels.map((label, at) => ({ value: `choice_${at}`, ...label }))]),
)

const idOf = (section: number, place: number) => `s${section}q${place}`

/**
 * Ten questions in each of `count` sections, by default 500 in 50, in both languages, of all six types; `slug` is its address. The first question of
 * each section is a gateway: that of the first section governs the last forty sections, any other one three questions of its own section. Governed
 * parts show until the gateway is answered, so that a page begins with all 500.
 */
export function longSurvey(slug: string, count = sectionCount): Survey {
  const sections = Array.from({ length: count }, (_, at) => {
    const topic = content.topics[at % content.topics.length]!
    return {
      id: `s${at}`,
      title: `Part ${at + 1}: ${topic.en}`,
      title_ko: `${at + 1}부: ${topic.ko}`,
      questions: content.questions.map(({ title, title_ko, ...asked }: Asked, place) => {
        const type = asked.type === 'last' ? lastTypes[Math.floor(at / 2) % lastTypes.length]! : (asked.type as Question['type'])
        return {
          ...asked,
          id: idOf(at, place),
          title: title.replace('{topic}', topic.en),
          title_ko: title_ko.replace('{topic}', topic.ko),
          type,
          required: place === 1 || place === 3,
          choices: isChoiceType(type) ? choices.get(asked.choices!)! : [],
          ...(place === 0 && { gateway: { enabled: true, unanswered_behavior: 'show_all' as const, choice_rules: [ruleOf(at, count)] } }),
        }
      }),
    }
  })
  return { slug, title: 'What you see', title_ko: '당신이 보는 것', branching_mode: 'independent', sections }
}

/** The survey of 500 questions, of which `s1q3` is a matrix of 50 rows and 7 columns. */
export function matrixSurvey(slug: string): Survey {
  const survey = longSurvey(slug)
  const matrix = {
    type: 'matrix' as const,
    rows: Array.from({ length: 50 }, (_, at) => ({ id: `r${at}`, label: `Picture ${at + 1}`, label_ko: `그림 ${at + 1}` })),
    choices: Array.from({ length: 7 }, (_, at) => ({ value: `choice_${at}`, label: `${at + 1}`, label_ko: `${at + 1}` })),
  }
  const questions = survey.sections![1]!.questions!.map((one) => (one.id === 's1q3' ? { ...one, ...matrix } : one))
  return { ...survey, sections: survey.sections!.with(1, { ...survey.sections![1]!, questions }) }
}

const ruleOf = (section: number, count: number) =>
  section === 0
    ? { choice_value: open, show_section_ids: Array.from({ length: Math.max(0, count - 10) }, (_, at) => `s${at + 10}`) }
    : { choice_value: open, show_question_ids: [7, 8, 9].map((place) => idOf(section, place)) }
