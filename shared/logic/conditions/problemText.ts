import type { Language } from '../../fields.ts'
import type { ClauseProblem } from './clauseProblem.ts'

const texts: Record<ClauseProblem['code'], Record<Language, string>> = {
  no_subject: { en: 'Choose a question.', ko: '문항을 선택해 주세요.' },
  two_subjects: { en: 'Choose a question or a link field, not both.', ko: '문항과 링크 변수 중 하나만 선택해 주세요.' },
  unknown_field: {
    en: 'The survey has no such link field. Choose another one.',
    ko: '설문에 없는 링크 변수입니다. 다른 변수를 선택해 주세요.',
  },
  unknown_question: { en: 'The question was deleted. Choose another one.', ko: '삭제된 문항입니다. 다른 문항을 선택해 주세요.' },
  not_earlier: { en: 'The question comes too late. Choose an earlier one.', ko: '뒤에 나오는 문항입니다. 앞선 문항을 선택해 주세요.' },
  op_not_read: { en: 'Choose a comparison that fits the question.', ko: '문항에 맞는 비교 방법을 선택해 주세요.' },
  unknown_row: { en: 'The row was deleted. Choose another one.', ko: '삭제된 행입니다. 다른 행을 선택해 주세요.' },
  no_known_value: { en: 'Choose at least one answer.', ko: '답변을 하나 이상 선택해 주세요.' },
  no_bound: { en: 'Enter a value.', ko: '값을 입력해 주세요.' },
  invalid_bound: { en: 'Enter a value that fits the question.', ko: '문항에 맞는 값을 입력해 주세요.' },
  bounds_reversed: { en: 'The end is before the start. Swap them.', ko: '끝이 시작보다 앞섭니다. 두 값을 바꿔 주세요.' },
}

/** Why a clause is ignored, and how to fix it. */
export const problemText = ({ code }: ClauseProblem, language: Language): string => texts[code][language]
