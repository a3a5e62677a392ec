import type { Language } from '../../fields.ts'
import type { ClauseProblem } from './clauseProblem.ts'

const texts: Record<ClauseProblem['code'], Record<Language, string>> = {
  no_subject: { en: 'No question is chosen.', ko: '문항을 선택하지 않았습니다.' },
  two_subjects: { en: 'It names a question and a link field.', ko: '문항과 링크 변수를 함께 가리킵니다.' },
  unknown_field: { en: 'The survey has no such link field.', ko: '설문에 없는 링크 변수입니다.' },
  unknown_question: { en: 'The question was deleted.', ko: '삭제된 문항입니다.' },
  not_earlier: { en: 'The question does not stand before it.', ko: '앞에 있는 문항이 아닙니다.' },
  op_not_read: { en: 'Questions of this type cannot be compared like this.', ko: '이 유형의 문항에 쓸 수 없는 비교입니다.' },
  unknown_row: { en: 'The row was deleted.', ko: '삭제된 행입니다.' },
  no_known_value: { en: 'No choice of the question is named.', ko: '문항의 선택지를 가리키지 않습니다.' },
  no_bound: { en: 'Both ends are missing.', ko: '시작과 끝이 모두 없습니다.' },
  invalid_bound: { en: 'An end does not fit the question.', ko: '문항에 맞지 않는 값입니다.' },
  bounds_reversed: { en: 'The end is before the start.', ko: '끝이 시작보다 앞섭니다.' },
}

/** Why a clause is left out, as a sentence. */
export const problemText = ({ code }: ClauseProblem, language: Language): string => texts[code][language]
