import { choose } from '../../../support/journey.ts'
import { chosen, required, type Enter, type KindRow } from '../kindRow.ts'

const find =
  (value: string): Enter =>
  (hand, at) =>
    hand.find(at.getByRole('combobox'), value, at.getByRole('option', { name: value }))

export const searchRows: KindRow[] = [
  {
    question: choose('town', ['busan', 'daegu', 'seoul'], { required, look: 'search' }),
    heard: {
      en: ['combobox Question town Required (Choose one.), required, invalid'],
      ko: ['combobox 문항 town 필수 (하나를 선택해 주세요.), required, invalid'],
    },
    answer: { enter: find('busan'), stored: 'busan', read: chosen('busan') },
    change: { enter: find('daegu'), stored: 'daegu', read: chosen('daegu') },
  },
]
