import { ask, choose } from '../../../support/journey.ts'
import { chosen, inTurn, pick, required, text, tick, type KindRow } from '../kindRow.ts'

const choice = (value: string, more: object = {}) => ({ value, label: `Choice ${value}`, label_ko: `선택 ${value}`, ...more })

export const choiceRows: KindRow[] = [
  {
    question: choose('often', ['a', 'b', 'c'], { required, look: 'row', ordered: true }),
    heard: {
      en: ['group Question often Required (Choose one.)', 'radio Choice a', 'radio Choice b', 'radio Choice c'],
      ko: ['group 문항 often 필수 (하나를 선택해 주세요.)', 'radio 선택 a', 'radio 선택 b', 'radio 선택 c'],
    },
    answer: { enter: pick('b'), stored: 'b', read: chosen('b') },
    change: { enter: pick('c'), stored: 'c', read: chosen('c') },
  },
  {
    question: ask('tool', {
      type: 'single_choice',
      required,
      choices: [choice('a'), { value: 'other', label: 'Other', label_ko: '기타', text_entry: true }, choice('b')],
    }),
    heard: {
      en: ['group Question tool Required (Choose one.)', 'radio Choice a', 'radio Other', 'textbox Other', 'radio Choice b'],
      ko: ['group 문항 tool 필수 (하나를 선택해 주세요.)', 'radio 선택 a', 'radio 기타', 'textbox 기타', 'radio 선택 b'],
    },
    refused: [[pick('other'), (say) => say('response.ask_text', 'Write an answer.')]],
    answer: {
      enter: text('A parrot'),
      stored: 'other',
      text: 'A parrot',
      read: { en: ['Other: A parrot'], ko: ['기타: A parrot'] },
    },
    change: { enter: pick('a'), stored: 'a', read: chosen('a') },
    early: inTurn(pick('other'), text('A parrot')),
  },
  {
    question: ask('many', {
      type: 'multi_select',
      required,
      min_choices: 2,
      max_choices: 3,
      choices: [
        ...['a', 'b', 'c', 'd'].map((value) => choice(value)),
        choice('unknown', { no_answer: true }),
        choice('none', { exclusive: true }),
      ],
    }),
    heard: {
      en: [
        'group Question many Required (Choose 2 to 3 Choose at least 2.)',
        'checkbox Choice a, invalid',
        'checkbox Choice b, invalid',
        'checkbox Choice c, invalid',
        'checkbox Choice d, invalid',
        'checkbox Choice none, invalid',
        'checkbox Choice unknown, invalid',
      ],
      ko: [
        'group 문항 many 필수 (2~3개 선택 2개 이상 선택해 주세요.)',
        'checkbox 선택 a, invalid',
        'checkbox 선택 b, invalid',
        'checkbox 선택 c, invalid',
        'checkbox 선택 d, invalid',
        'checkbox 선택 none, invalid',
        'checkbox 선택 unknown, invalid',
      ],
    },
    refused: [
      [tick('a'), (say) => say('response.ask_more_choices', 'Choose at least 2.', { min: 2 })],
      [tick('b', 'c', 'd'), (say) => say('response.ask_fewer_choices', 'Choose at most 3.', { max: 3 })],
    ],
    answer: { enter: tick('none'), stored: ['none'], read: chosen('none') },
    change: { enter: tick('unknown', 'a', 'b'), stored: ['a', 'b'], read: chosen('a', 'b') },
    early: tick('a', 'b'),
  },
]
