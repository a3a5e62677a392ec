import { choose } from '../../../support/journey.ts'
import { inTurn, required, type Enter, type KindRow } from '../kindRow.ts'

const rows = Array.from({ length: 6 }, (_, at) => ({ id: `r${at}`, label: `Row ${at}`, label_ko: `행 ${at}` }))
const answered = (first: string) => Object.fromEntries(rows.map(({ id }, at) => [id, at === 0 ? first : 'two']))
const read = (first: string) => ({
  en: rows.flatMap(({ label }, at) => [label, `Choice ${at === 0 ? first : 'two'}`]),
  ko: rows.flatMap(({ label_ko }, at) => [label_ko, `선택 ${at === 0 ? first : 'two'}`]),
})
const inRow =
  (row: string, value: string): Enter =>
  (hand, at) =>
    hand.pick(at.locator(`[data-row="${row}"] input[value="${value}"]`))

export const matrixRows: KindRow[] = [
  {
    question: choose('grid', ['one', 'two', 'three'], { type: 'matrix', required, rows }),
    heard: {
      en: [
        'group Question grid Required',
        'table Question grid Required',
        'columnheader Choice one',
        'columnheader Choice two',
        'columnheader Choice three',
        ...rows.flatMap(({ label }) => [
          `rowheader ${label} Choose one.`,
          ...['one', 'two', 'three'].map((column) => `radio ${label} Choice ${column} (Choose one.)`),
        ]),
      ],
      // each row is a card with the names of the columns
      ko: [
        'group 문항 grid 필수',
        'table 문항 grid 필수',
        ...rows.flatMap(({ label_ko }) => [
          `rowheader ${label_ko} 하나를 선택해 주세요.`,
          ...['one', 'two', 'three'].map((column) => `radio ${label_ko} 선택 ${column} (하나를 선택해 주세요.)`),
        ]),
      ],
    },
    answer: {
      enter: inTurn(...rows.map(({ id }, at) => inRow(id, at === 0 ? 'one' : 'two'))),
      stored: answered('one'),
      read: read('one'),
    },
    change: { enter: inRow('r0', 'two'), stored: answered('two'), read: read('two') },
    early: inRow('r3', 'three'),
  },
]
