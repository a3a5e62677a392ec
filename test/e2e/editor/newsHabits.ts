import type { Question } from '../../../shared/survey/survey.ts'

/** A question as an author enters it: its type by the editor's word for it. */
export type Asked = Pick<Question, 'title' | 'title_ko'> & { type: string; required?: true; choices?: [string, string][] }

export const agree = {
  title: 'Do you agree to take part?',
  title_ko: '참여에 동의하십니까?',
  type: 'Single choice',
  required: true,
  choices: [
    ['Yes', '예'],
    ['No', '아니요'],
  ],
} satisfies Asked
export const sources = {
  title: 'Where do you get news?',
  title_ko: '소식을 어디에서 접하십니까?',
  type: 'Multi select',
  choices: [
    ['Papers', '신문'],
    ['Radio', '라디오'],
  ],
} satisfies Asked
export const whyNot = { title: 'Why not?', title_ko: '왜 동의하지 않으십니까?', type: 'Short text' } satisfies Asked
export const habit = { title: 'How do you check it?', title_ko: '어떻게 확인하십니까?', type: 'Long text', required: true } satisfies Asked
export const story = { title: 'Tell us a story', title_ko: '겪은 일을 들려 주십시오', type: 'Rich text' } satisfies Asked
export const paper = { title: 'Which paper?', title_ko: '어느 신문입니까?', type: 'Short text', required: true } satisfies Asked
export const cutting = { title: 'Add a cutting', title_ko: '오린 기사를 올려 주십시오', type: 'File upload' } satisfies Asked
export const trusted = { title: 'What do you trust in it?', title_ko: '무엇을 믿으십니까?', type: 'Long text' } satisfies Asked

export const parts: { title: string; title_ko: string; questions: Asked[] }[] = [
  { title: 'Before you begin', title_ko: '시작하기 전에', questions: [agree, sources] },
  { title: 'Your habits', title_ko: '평소 습관', questions: [whyNot, habit, story] },
  { title: 'Newspapers', title_ko: '신문 읽기', questions: [paper, cutting, trusted] },
]
