import { anyNumber } from '#shared/kinds/number/numberOf.ts'
import { anyScale } from '#shared/kinds/scale/scaleOf.ts'
import type { Question } from '#shared/survey/survey.ts'
import { newChoice } from '../store/edits/choices.ts'
import { choicesOfSet } from './labels/choiceSets.ts'

/** Labels of the first and the last of the points 0 to 10. */
function npsLabels() {
  const labels = Array.from({ length: 11 }, () => ({ label: '', label_ko: '' }))
  labels[0] = { label: 'Not at all likely', label_ko: '전혀 없음' }
  labels[10] = { label: 'Extremely likely', label_ko: '매우 높음' }
  return labels
}

/** Prepared questions that the menu offers besides the types. */
export const questionTemplates = {
  percent: { type: 'number', look: 'slider', number: { ...anyNumber, min: 0, max: 100, unit: '%', unit_ko: '%' } },
  nps: {
    type: 'scale',
    title: 'How likely are you to recommend us to a friend or colleague?',
    title_ko: '저희를 친구나 동료에게 추천할 의향이 얼마나 있습니까?',
    scale: { ...anyScale, from: 0, to: 10, labels: npsLabels() },
  },
  stars: { type: 'scale', look: 'stars', scale: anyScale },
  countries: {
    type: 'single_choice',
    look: 'search',
    title: 'Which country do you live in?',
    title_ko: '어느 나라에 살고 있습니까?',
    /** New choices for each question, since their ids must differ. */
    get choices() {
      return choicesOfSet('countries').map(({ label, label_ko, value }) => newChoice(label, label_ko, value))
    },
  },
} as const satisfies Record<string, Partial<Question>>

export const templateNames = Object.keys(questionTemplates) as (keyof typeof questionTemplates)[]
