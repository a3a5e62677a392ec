import { countries } from '../../../../lib/language/countries.ts'

/** A choice to insert; its value is its English label by default. */
export type SetChoice = { label: string; label_ko: string; value?: string; text_entry?: true }

export const otherChoice: SetChoice = { label: 'Other', label_ko: '기타', text_entry: true }

const scales = {
  agreement: [
    ['Strongly disagree', '전혀 그렇지 않다'],
    ['Disagree', '그렇지 않다'],
    ['Neither agree nor disagree', '보통이다'],
    ['Agree', '그렇다'],
    ['Strongly agree', '매우 그렇다'],
  ],
  satisfaction: [
    ['Very dissatisfied', '매우 불만족'],
    ['Dissatisfied', '불만족'],
    ['Neither satisfied nor dissatisfied', '보통'],
    ['Satisfied', '만족'],
    ['Very satisfied', '매우 만족'],
  ],
  frequency: [
    ['Never', '전혀 없음'],
    ['Rarely', '가끔'],
    ['Sometimes', '종종'],
    ['Often', '자주'],
    ['Always', '항상'],
  ],
  importance: [
    ['Not important at all', '전혀 중요하지 않음'],
    ['Not very important', '별로 중요하지 않음'],
    ['Somewhat important', '보통'],
    ['Important', '중요함'],
    ['Very important', '매우 중요함'],
  ],
  quality: [
    ['Very poor', '매우 나쁨'],
    ['Poor', '나쁨'],
    ['Fair', '보통'],
    ['Good', '좋음'],
    ['Very good', '매우 좋음'],
  ],
  likelihood: [
    ['Very unlikely', '전혀 그럴 것 같지 않음'],
    ['Unlikely', '그럴 것 같지 않음'],
    ['As likely as not', '반반'],
    ['Likely', '그럴 것 같음'],
    ['Very likely', '매우 그럴 것 같음'],
  ],
  yes_no: [
    ['Yes', '예'],
    ['No', '아니요'],
  ],
  yes_no_unsure: [
    ['Yes', '예'],
    ['No', '아니요'],
    ["Don't know", '잘 모르겠음'],
  ],
  true_false: [
    ['True', '참'],
    ['False', '거짓'],
  ],
  gender: [
    ['Woman', '여성'],
    ['Man', '남성'],
    ['Another gender', '그 밖의 성별'],
    ['Prefer not to say', '답하지 않음'],
  ],
  age: [
    ['Under 18', '18세 미만'],
    ['18 to 24', '18~24세'],
    ['25 to 34', '25~34세'],
    ['35 to 44', '35~44세'],
    ['45 to 54', '45~54세'],
    ['55 to 64', '55~64세'],
    ['65 or older', '65세 이상'],
  ],
  education: [
    ['No school completed', '무학'],
    ['Primary school', '초등학교 졸업'],
    ['Middle school', '중학교 졸업'],
    ['High school', '고등학교 졸업'],
    ['Two-year college', '전문대 졸업'],
    ["Bachelor's degree", '대학교 졸업(학사)'],
    ["Master's degree", '석사'],
    ['Doctorate', '박사'],
  ],
} as const satisfies Record<string, readonly (readonly [string, string])[]>

export type ChoiceSet = keyof typeof scales | 'countries'

export const choiceSetNames = [...Object.keys(scales), 'countries'] as ChoiceSet[]

/** The choices of a set. Those of countries have ISO 3166 alpha-2 codes as values, and the names that the browser knows. */
export function choicesOfSet(name: ChoiceSet): SetChoice[] {
  if (name !== 'countries') return scales[name].map(([label, label_ko]) => ({ label, label_ko }))
  const korean = new Map(countries('ko').map((country) => [country.code, country.name]))
  return countries('en').map(({ code, name: label }) => ({ label, label_ko: korean.get(code) ?? '', value: code }))
}
