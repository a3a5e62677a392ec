import { ask } from '../../../support/journey.ts'
import { inTurn, required, same, slide, text, type KindRow } from '../kindRow.ts'

export const numberRows: KindRow[] = [
  {
    question: ask('share', {
      type: 'number',
      required,
      look: 'slider',
      number: { min: 0, max: 100, decimals: 0, unit: '%', unit_ko: '%', unit_before: false },
    }),
    heard: {
      en: ['textbox Question share Required (% Enter a number.), required, invalid', 'slider Question share Required (% Enter a number.)'],
      ko: ['textbox 문항 share 필수 (% 숫자를 입력해 주세요.), required, invalid', 'slider 문항 share 필수 (% 숫자를 입력해 주세요.)'],
    },
    refused: [[text('half'), (say) => say('response.ask_number_typed', 'Enter one number in digits, such as 1,234.5.')]],
    answer: { enter: inTurn(text(''), slide('middle')), stored: 50, read: same('50%') },
    change: { enter: slide('end'), stored: 100, read: same('100%') },
    early: text('half'),
  },
  {
    question: ask('money', {
      type: 'number',
      required,
      number: { min: 0, max: 1_000_000, decimals: 2, unit: 'USD', unit_ko: '달러', unit_before: true },
    }),
    heard: {
      en: ['textbox Question money Required (USD Enter a number.), required, invalid'],
      ko: ['textbox 문항 money 필수 (달러 숫자를 입력해 주세요.), required, invalid'],
    },
    refused: [
      [text('12 or 13'), (say) => say('response.ask_number_typed', 'Enter one number in digits, such as 1,234.5.')],
      [text('1,000,001'), (say) => say('response.ask_at_most', 'Enter a number of at most USD 1,000,000.', { max: '달러 1,000,000' })],
      [text('-1'), (say) => say('response.ask_at_least', 'Enter a number of at least USD 0.', { min: '달러 0' })],
      [text('1.555'), (say) => say('response.ask_decimals_other', 'Enter at most 2 digits after the decimal point.', { count: 2 })],
    ],
    answer: { enter: text('1,234.50'), stored: 1234.5, read: { en: ['USD 1,234.5'], ko: ['달러 1,234.5'] } },
    change: { enter: text('7'), stored: 7, read: { en: ['USD 7'], ko: ['달러 7'] } },
    early: text('1,5OO'),
  },
]
