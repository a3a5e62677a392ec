import { ask } from '../../../support/journey.ts'
import { pick, required, type KindRow } from '../kindRow.ts'

export const scaleRows: KindRow[] = [
  {
    question: ask('again', {
      type: 'scale',
      required,
      scale: {
        from: 0,
        to: 10,
        labels: [
          { label: 'Never', label_ko: '전혀 없음' },
          ...Array.from({ length: 9 }, () => ({ label: '', label_ko: '' })),
          { label: 'Surely', label_ko: '매우 높음' },
        ],
        na_label: '',
        na_label_ko: '',
      },
    }),
    heard: {
      en: [
        'group Question again Required (Choose one.)',
        'radio 0 Never',
        'radio 1',
        'radio 2',
        'radio 3',
        'radio 4',
        'radio 5',
        'radio 6',
        'radio 7',
        'radio 8',
        'radio 9',
        'radio 10 Surely',
      ],
      ko: [
        'group 문항 again 필수 (하나를 선택해 주세요.)',
        'radio 0 전혀 없음',
        'radio 1',
        'radio 2',
        'radio 3',
        'radio 4',
        'radio 5',
        'radio 6',
        'radio 7',
        'radio 8',
        'radio 9',
        'radio 10 매우 높음',
      ],
    },
    answer: { enter: pick('10', '10'), stored: 10, read: { en: ['10 of 10 (Surely)'], ko: ['10점 중 10점(매우 높음)'] } },
    change: { enter: pick('9', '9'), stored: 9, read: { en: ['9 of 10'], ko: ['10점 중 9점'] } },
    early: pick('0'),
  },
  {
    question: ask('agree', {
      type: 'scale',
      required,
      scale: { from: 1, to: 5, labels: [], na_label: 'Cannot say', na_label_ko: '잘 모르겠음' },
    }),
    heard: {
      en: ['group Question agree Required (Choose one.)', 'radio 1', 'radio 2', 'radio 3', 'radio 4', 'radio 5', 'radio Cannot say'],
      ko: ['group 문항 agree 필수 (하나를 선택해 주세요.)', 'radio 1', 'radio 2', 'radio 3', 'radio 4', 'radio 5', 'radio 잘 모르겠음'],
    },
    answer: { enter: pick('4'), stored: 4, read: { en: ['4 of 5'], ko: ['5점 중 4점'] } },
    change: { enter: pick('na'), stored: 'na', read: { en: ['Cannot say'], ko: ['잘 모르겠음'] } },
  },
  {
    question: ask('guide', {
      type: 'scale',
      look: 'stars',
      required,
      scale: { from: 1, to: 5, labels: [], na_label: '', na_label_ko: '' },
    }),
    heard: {
      en: [
        'group Question guide Required (Choose one.)',
        'radio 1 of 5 stars',
        'radio 2 of 5 stars',
        'radio 3 of 5 stars',
        'radio 4 of 5 stars',
        'radio 5 of 5 stars',
      ],
      ko: [
        'group 문항 guide 필수 (하나를 선택해 주세요.)',
        'radio 별 5개 중 1개',
        'radio 별 5개 중 2개',
        'radio 별 5개 중 3개',
        'radio 별 5개 중 4개',
        'radio 별 5개 중 5개',
      ],
    },
    answer: { enter: pick('4'), stored: 4, read: { en: ['4 of 5 stars'], ko: ['별 5개 중 4개'] } },
    change: { enter: pick('5', '5'), stored: 5, read: { en: ['5 of 5 stars'], ko: ['별 5개 중 5개'] } },
    early: pick('3'),
  },
]
