import { choice, question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { longSurveys } from './samples.ts'

export const manySurveys = Array.from({ length: 230 }, (_, index) => ({
  ...longSurveys[index % 9 ? 0 : 1]!,
  id: `many-${index}`,
  slug: index % 4 ? `survey-${index}` : '',
  ...(index % 5 && { title: `Survey ${index}`, title_ko: `설문 ${index}` }),
  is_active: index % 3 > 0,
  is_listed: index % 3 < 2,
  ...[{}, { closes_at: '2027-01-31T09:00:00.000Z' }, { state: 'full' as const }, { state: 'closed' as const }][index % 4],
}))

export const unanswerable = survey(
  [
    section(
      'about',
      [
        ['role', 'Which role describes you best?', '어떤 역할에 가장 가깝습니까?'] as const,
        ['region', 'Where do you live?', '어디에 살고 계십니까?'] as const,
      ].map(([id, title, title_ko]) => question(id, { title, title_ko, type: 'single_choice', required: true })),
      { title: 'About you', title_ko: '응답자 정보' },
    ),
  ],
  { title: 'Trust in everyday media', title_ko: '일상 속 미디어 신뢰' },
)

const role = { title: 'Which role describes you best?', title_ko: '어떤 역할에 가장 가깝습니까?', type: 'single_choice' } as const

/** A survey with every setting, whose arms are drawn and whose choices are shuffled. */
export const settled = survey(
  [
    section(
      'about',
      [
        question('role', {
          ...role,
          shuffle_choices: true,
          choices: [
            choice('Journalist', { id: 'j', label_ko: '기자' }),
            choice('Researcher', { id: 'r', label_ko: '연구자', pinned: true }),
            choice('Other', { id: 'o', label_ko: '기타', text_entry: true }),
          ],
          show_if: { match: 'all', clauses: [{ field: 'pid', op: 'any_of', values: ['A-1', 'A-2'] }] },
        }),
      ],
      { title: 'About you', title_ko: '응답자 정보', shuffle_questions: true },
    ),
    section('text', [], { title: 'The article as a text', title_ko: '글로 읽는 기사', pool: 'arms' }),
    section('video', [], { title: 'The article as a video', title_ko: '영상으로 보는 기사', pool: 'arms', always_show: true }),
  ],
  {
    title: 'Trust in everyday media',
    title_ko: '일상 속 미디어 신뢰',
    opens_at: '2026-11-30T15:00:00.000Z',
    closes_at: '2027-01-31T09:00:00.000Z',
    response_limit: 300,
    closed_text: '<p>This survey is closed. Thank you for your interest.</p>',
    closed_text_ko: '<p>설문이 끝났습니다. 관심을 가져 주셔서 감사합니다.</p>',
    answering: 'once_per_device',
    demographics: { age: 'required', country: 'off', place: 'last' },
    paging: 'sections',
    show_numbers: true,
    share_buttons: true,
    languages: 'en',
    thanks_text: '<p>Thank you. We read every answer.</p>',
    link_fields: [{ name: 'pid' }, { name: 'lang' }, { name: 'source' }],
    panel: { complete: 'https://panel.example/done?id={pid}', screened: 'http://panel.example/out' },
    keep_screened: false,
    count_reach: false,
    pools: [{ id: 'arms', show: 1, shuffle: false }],
  },
)

/** A question that quotes two others and a link field, one of them no more. */
export const quoting = survey(
  [
    section(
      'about',
      [
        question('role', {
          ...role,
          choices: [choice('Journalist', { label_ko: '기자' }), choice('Researcher', { label_ko: '연구자' })],
        }),
        question('why', {
          title: 'Why are you a {{role|person of the media}}, {{link.name|dear reader}}?',
          title_ko: '{{role|언론인}}을(를) 고른 까닭은 무엇입니까, {{gone|독자}}님?',
          description: '<p>As a <strong>{{role|person of the media}}</strong>, think of last week.</p>',
        }),
      ],
      { title: 'About you', title_ko: '응답자 정보' },
    ),
  ],
  { title: 'Trust in everyday media', title_ko: '일상 속 미디어 신뢰', link_fields: [{ name: 'name' }] },
)
