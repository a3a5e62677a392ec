import type { Language } from '../../fields.ts'

/** How a clause reads the answer: as one value, or as any of several. */
type Reads = 'one' | 'several'

/** The words of conditions. `name`: of the question or link field; `values`: in words, at least one. */
type SentenceTexts = {
  all: (clauses: string) => string
  any: (clauses: string) => string
  notEnded: (condition: string) => string
  /** `show` of a pool's `size` sections are drawn. */
  drawn: (pool: string, show: number, size: number) => string
  /** Between answers to one question. */
  or: string
  /** An answer to a gateway question without a rule for it. */
  otherAnswer: (name: string) => string
  /** No answer to a gateway question shows the target. */
  noAnswerShows: (name: string) => string
  /** All gateway questions. */
  allAnswered: string
  deletedQuestion: string
  noQuestion: string
  untitled: string
  linkField: (name: string) => string
  firstPlace: (name: string) => string
  anyOf: Record<Reads, (name: string, values: string[]) => string>
  noneOf: Record<Reads, (name: string, values: string[]) => string>
  answered: (name: string) => string
  unanswered: (name: string) => string
  within: (name: string, bounds: BoundTexts) => string
  outside: (name: string, bounds: BoundTexts) => string
}

/** One bound or both. `areDates`: dates are before or after, instead of smaller or larger. */
type BoundTexts = { from?: string; to?: string; areDates: boolean }

const english: SentenceTexts = {
  all: (clauses) => `all of: ${clauses}`,
  any: (clauses) => `any of: ${clauses}`,
  notEnded: (condition) => `not ended by: ${condition}`,
  drawn: (pool, show, size) => `drawn, as ${show} of the ${size} sections of the pool ${pool}`,
  or: ' or ',
  otherAnswer: (name) => `${name} has an answer without a rule`,
  noAnswerShows: (name) => `no answer to ${name} shows it`,
  allAnswered: 'every gateway question is answered',
  deletedQuestion: '(deleted question)',
  noQuestion: '(no question)',
  untitled: 'Untitled',
  linkField: (name) => `link field ${name}`,
  firstPlace: (name) => `${name} (1st place)`,
  anyOf: {
    one: (name, values) => `${name} is ${values.length > 1 ? 'one of ' : ''}${values.join(', ')}`,
    several: (name, values) => `${name} includes ${values.length > 1 ? 'one of ' : ''}${values.join(', ')}`,
  },
  noneOf: {
    one: (name, values) => `${name} is ${values.length > 1 ? 'none of' : 'not'} ${values.join(', ')}`,
    several: (name, values) => `${name} ${values.length > 1 ? 'includes none of' : 'does not include'} ${values.join(', ')}`,
  },
  answered: (name) => `${name} is answered`,
  unanswered: (name) => `${name} is not answered`,
  within(name, { from, to, areDates }) {
    if (from !== undefined && to !== undefined) return `${name} is between ${from} and ${to}`
    if (from !== undefined) return `${name} is ${areDates ? 'on or after' : 'at least'} ${from}`
    return to === undefined ? `${name} is …` : `${name} is ${areDates ? 'on or before' : 'at most'} ${to}`
  },
  outside(name, { from, to, areDates }) {
    if (from !== undefined && to !== undefined) return `${name} is not between ${from} and ${to}`
    if (from !== undefined) return `${name} is ${areDates ? 'before' : 'less than'} ${from}`
    return to === undefined ? `${name} is …` : `${name} is ${areDates ? 'after' : 'more than'} ${to}`
  },
}

const korean: SentenceTexts = {
  all: (clauses) => `모두: ${clauses}`,
  any: (clauses) => `하나라도: ${clauses}`,
  notEnded: (condition) => `종료 조건에 해당하지 않음 – ${condition}`,
  drawn: (pool, show, size) => `뽑힌 섹션(묶음 ${pool}: ${size}개 중 ${show}개)`,
  or: ' 또는 ',
  otherAnswer: (name) => `${name}: 규칙이 없는 답변`,
  noAnswerShows: (name) => `${name}: 표시하는 답변 없음`,
  allAnswered: '모든 분기 문항에 답함',
  deletedQuestion: '(삭제된 문항)',
  noQuestion: '(문항 없음)',
  untitled: '제목 없음',
  linkField: (name) => `링크 변수 ${name}`,
  firstPlace: (name) => `${name}(1순위)`,
  anyOf: {
    one: (name, values) => `${name}: ${values.join(', ')}${values.length > 1 ? ' 중 하나' : ''}`,
    several: (name, values) => `${name}: ${values.join(', ')}${values.length > 1 ? ' 중 하나라도' : ''} 선택`,
  },
  noneOf: {
    one: (name, values) => `${name}: ${values.join(', ')} ${values.length > 1 ? '중에 없음' : '아님'}`,
    several: (name, values) => `${name}: ${values.join(', ')} ${values.length > 1 ? '중 아무것도 ' : ''}선택 안 함`,
  },
  answered: (name) => `${name}: 답함`,
  unanswered: (name) => `${name}: 답하지 않음`,
  within(name, { from, to, areDates }) {
    if (from !== undefined && to !== undefined) return `${name}: ${from}~${to} 사이`
    if (from !== undefined) return `${name}: ${from}${areDates ? '부터' : ' 이상'}`
    return to === undefined ? `${name}: …` : `${name}: ${to}${areDates ? '까지' : ' 이하'}`
  },
  outside(name, { from, to, areDates }) {
    if (from !== undefined && to !== undefined) return `${name}: ${from}~${to} 밖`
    if (from !== undefined) return `${name}: ${from} ${areDates ? '전' : '미만'}`
    return to === undefined ? `${name}: …` : `${name}: ${to} ${areDates ? '후' : '초과'}`
  },
}

export const sentenceTexts: Record<Language, SentenceTexts> = { en: english, ko: korean }
