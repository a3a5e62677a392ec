import { anyScale } from '#shared/kinds/scale/scaleOf.ts'
import type { Section, SurveyBody } from '#shared/survey/survey.ts'
import { ask, isOneOf, options, other, paragraph, sectionOf, presetChoices, surveyOf, when } from './build.ts'

/** Each person gets one of two concepts, drawn at random, and the same questions about it. */
export const productTest = (): SurveyBody =>
  surveyOf(
    ['Product test', '제품 테스트'],
    [
      sectionOf(
        'habits',
        ['What you use today', '지금 쓰는 제품'],
        [
          ask('uses', 'single_choice', ['Which product do you use now?', '지금 어떤 제품을 쓰십니까?'], {
            required: true,
            choices: [
              ...options(['Product A', '제품 가'], ['Product B', '제품 나']),
              other(),
              { ...options(['I use none', '쓰지 않음'])[0]!, pinned: true },
            ],
            shuffle_choices: true,
          }),
          ask('misses', 'long_text', ['What do you miss in {{uses|that product}}?', '{{uses|그 제품}}에 아쉬운 점은 무엇입니까?'], {
            show_if: when({ question_id: 'uses', op: 'none_of', values: ['I use none'] }, { question_id: 'uses', op: 'answered' }),
          }),
        ],
      ),
      concept(
        'light',
        ['Concept: light', '시안: 가벼운 제품'],
        [
          'Half the weight, and a battery for one day. Replace this text with your own concept and picture.',
          '무게는 절반이고 배터리는 하루 갑니다. 이 글을 실제 시안과 사진으로 바꿔 주세요.',
        ],
      ),
      concept(
        'long',
        ['Concept: long life', '시안: 오래 쓰는 제품'],
        [
          'A battery for three days, at the usual weight. Replace this text with your own concept and picture.',
          '무게는 그대로이고 배터리는 사흘 갑니다. 이 글을 실제 시안과 사진으로 바꿔 주세요.',
        ],
      ),
      sectionOf(
        'price',
        ['Price', '가격'],
        [
          ask('pay', 'number', ['How much would you pay at most?', '최대 얼마까지 내시겠습니까?'], {
            number: { min: 0, max: 10_000_000, decimals: 0, unit: 'KRW', unit_ko: '원', unit_before: false },
          }),
          ask('rank', 'ranking', ['What matters most when you choose?', '고를 때 무엇이 가장 중요합니까?'], {
            choices: options(['Price', '가격'], ['Weight', '무게'], ['Battery', '배터리'], ['Design', '디자인']),
            shuffle_choices: true,
          }),
        ],
      ),
    ],
    { paging: 'sections', pools: [{ id: 'concept', show: 1, shuffle: false }], share_buttons: true },
  )

/** The questions about one of the concepts. */
const concept = (id: string, title: readonly [string, string], about: readonly [string, string]): Section =>
  sectionOf(
    id,
    title,
    [
      ask(`${id}_like`, 'scale', ['How do you like this concept?', '이 시안이 얼마나 마음에 드십니까?'], {
        look: 'stars',
        scale: anyScale,
        required: true,
      }),
      ask(`${id}_buy`, 'single_choice', ['How likely are you to buy it?', '구매할 의향이 얼마나 있습니까?'], {
        choices: presetChoices('likelihood'),
        ordered: true,
      }),
      ask(`${id}_why`, 'long_text', ['What speaks against it?', '망설이게 하는 점은 무엇입니까?'], {
        show_if: when(isOneOf(`${id}_like`, '1', '2', '3')),
      }),
    ],
    { pool: 'concept', ...paragraph('description', about) },
  )
