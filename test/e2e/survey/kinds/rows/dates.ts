import { ask } from '../../../support/journey.ts'
import { date, required, type KindRow } from '../kindRow.ts'

export const dateRows: KindRow[] = [
  {
    question: ask('moved', { type: 'date', required, date: { precision: 'month', min: null, max: null } }),
    heard: {
      en: ['group Question moved Required (Enter a date.)', 'textbox Year, required, invalid', 'textbox Month, required, invalid'],
      ko: ['group 문항 moved 필수 (날짜를 입력해 주세요.)', 'textbox 연, required, invalid', 'textbox 월, required, invalid'],
    },
    refused: [[date('2026', '13'), (say) => say('response.ask_real_month', 'Enter a year of four digits and a month from 1 to 12.')]],
    answer: { enter: date('2026', '12'), stored: '2026-12', read: { en: ['December 2026'], ko: ['2026년 12월'] } },
    change: { enter: date('2026', '3'), stored: '2026-03', read: { en: ['March 2026'], ko: ['2026년 3월'] } },
  },
  {
    question: ask('visit', { type: 'date', required, date: { precision: 'day', min: '2020-01-01', max: 'today' } }),
    heard: {
      en: [
        'group Question visit Required (Enter a date.)',
        'textbox Year, required, invalid',
        'textbox Month, required, invalid',
        'textbox Day, required, invalid',
        'button Choose from a calendar',
      ],
      ko: [
        'group 문항 visit 필수 (날짜를 입력해 주세요.)',
        'textbox 연, required, invalid',
        'textbox 월, required, invalid',
        'textbox 일, required, invalid',
        'button 달력에서 선택',
      ],
    },
    refused: [
      [date('2025', '2', '30'), (say) => say('response.ask_real_date', 'Enter a date that exists, with four digits for the year.')],
      [date('9999', '1', '1'), (say) => say('response.ask_date_to', 'Enter a date no later than today.', { to: '오늘' })],
      [
        date('2019', '12', '31'),
        (say) => say('response.ask_date_from', 'Enter a date no earlier than January 1, 2020.', { from: '2020년 1월 1일' }),
      ],
    ],
    answer: { enter: date('2025', '11', '24'), stored: '2025-11-24', read: { en: ['November 24, 2025'], ko: ['2025년 11월 24일'] } },
    change: { enter: date('2025', '11', '3'), stored: '2025-11-03', read: { en: ['November 3, 2025'], ko: ['2025년 11월 3일'] } },
    early: date('2025', '2', '3O'),
  },
]
