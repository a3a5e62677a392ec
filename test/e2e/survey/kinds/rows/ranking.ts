import { choose } from '../../../support/journey.ts'
import { chosen, inTurn, moveUp, required, tick, type KindRow } from '../kindRow.ts'

export const rankingRows: KindRow[] = [
  {
    question: choose('rank', ['a', 'b', 'c', 'd'], { type: 'ranking', required, min_choices: 2, max_choices: 3 }),
    heard: {
      en: [
        'group Question rank Required (Choose 2 to 3 in order, the best first. Rank at least 2.)',
        'checkbox Choice a, invalid',
        'checkbox Choice b, invalid',
        'checkbox Choice c, invalid',
        'checkbox Choice d, invalid',
      ],
      ko: [
        'group 문항 rank 필수 (2~3개를 1순위부터 차례로 선택해 주세요. 2개 이상 순위를 정해 주세요.)',
        'checkbox 선택 a, invalid',
        'checkbox 선택 b, invalid',
        'checkbox 선택 c, invalid',
        'checkbox 선택 d, invalid',
      ],
    },
    refused: [
      [tick('a'), (say) => say('response.ask_more_ranks', 'Rank at least 2.', { min: 2 })],
      [tick('b', 'c', 'd'), (say) => say('response.ask_fewer_ranks', 'Rank at most 3.', { max: 3 })],
    ],
    answer: { enter: inTurn(tick('-a', 'b', 'c', 'd'), moveUp('c')), stored: ['c', 'b', 'd'], read: chosen('c', 'b', 'd') },
    change: { enter: tick('-d'), stored: ['c', 'b'], read: chosen('c', 'b') },
    early: tick('c', 'a'),
  },
]
