import type { HomepagePublic } from '#shared/site/homepage.ts'
import type { MediaItem } from '#shared/survey/media.ts'
import type { Published } from '#shared/site/pageContract.ts'
import { choice, question, section, survey } from '../fixtures/buildSurvey.ts'

const both = (en: string, ko = '') => ({ en, ko })
const frame = { fit: 'cover', position: 'top', offset_x: 5, offset_y: 0, scale: 1.2 } as const
const picture: MediaItem = { url: '/media/one.webp', kind: 'image', alt: 'One', alt_ko: '하나', widths: [], ...frame }

const asked = survey(
  [
    section('first', [
      question('often', { type: 'single_choice', required: true, choices: [choice('daily'), choice('never')] }),
      question('why', { type: 'short_text', media: [picture] }),
      question('all', { type: 'multi_select', choices: [choice('a'), choice('b')] }),
      question('later', { type: 'rich_text' }),
      question('share', {
        type: 'number',
        look: 'slider',
        number: { min: 0, max: 100, decimals: 0, unit: '%', unit_ko: '%', unit_before: false },
      }),
    ]),
  ],
  { id: 'S1', slug: 'one', title: 'One', title_ko: '하나', description: '<p>Text with <img src="/media/two.webp"> a picture</p>' },
)

const [{ questions, ...first }] = asked.sections as [(typeof asked.sections)[0]]
/** The same questions in two steps. */
const askedInSteps = {
  ...asked,
  slug: 'steps',
  paging: 'sections' as const,
  sections: [
    { ...first, questions: questions.slice(0, 2) },
    { ...first, id: 'second', title: 'Second', questions: questions.slice(2) },
  ],
}

export const publishedHomepage: HomepagePublic = {
  hero_title: both('Trust, <b>traced</b>', '신뢰를 따라서'),
  hero_subtext: both('<p>Where it comes from</p>'),
  hero_badges: [{ label: both('Open') }],
  hero_media: [picture, { ...picture, url: '/media/film.mp4', kind: 'video' }],
  capabilities: [{ title: both('See'), description: both('<p>More</p>'), media: [picture] }],
  use_cases: [{ title: both('News'), description: both(''), media: [] }],
  faq: [{ question: both('Why?'), answer: both('<p>So.</p>') }],
  survey_section_title: both('Voices', '목소리'),
  footer_html: both('<p>Last words</p>'),
}

const row = {
  id: 'S1',
  slug: 'one',
  title: 'One',
  title_ko: '하나',
  description: '<p>Text</p>',
  description_ko: '',
  cover_image_url: '',
  is_active: true,
  is_listed: true,
  outline: '',
  minutes: 3,
}

const settings: Published['settings'] = {
  company_name_en: 'Seohae',
  company_name_ko: '서해',
  tagline_en: 'Daily',
  tagline_ko: '',
  logo_url: '',
  cover_url: '',
  copyright_text_en: '',
  copyright_text_ko: '',
  footer_text_en: 'About',
  footer_text_ko: '',
}

const opens_at = '2031-03-03T00:00:00.000Z'

const published = (address: string, reply: unknown): Published => ({
  lang: 'en',
  settings,
  replies: { [address]: reply },
  missing: '',
  year: 2026,
})

/** Pages with some of everything, by their paths: for tests. */
export const publishedSamples: Record<string, Published> = {
  '/': published('/api/homepage/public', publishedHomepage),
  '/surveys': published('/api/surveys/public', [row, { ...row, id: 'S2', slug: 'two', state: 'not_yet', opens_at }]),
  '/survey/one': published('/api/surveys/slug/one', asked),
  '/survey/steps': published('/api/surveys/slug/steps', askedInSteps),
  '/survey/shut': published('/api/surveys/slug/shut', { ...asked, slug: 'shut', state: 'not_yet', opens_at, sections: [] }),
  '/survey/members': published('/api/surveys/slug/members', { ...asked, slug: 'members', answering: 'members' }),
  '/survey/closing': published('/api/surveys/slug/closing', {
    ...asked,
    slug: 'closing',
    closes_at: opens_at,
    demographics: { age: 'required', job: 'off' },
  }),
  '/login': published('/api/auth/oauth/providers', ['google', 'kakao']),
  '/signup': published('/api/auth/oauth/providers', ['google', 'kakao']),
  '/account': { ...published('', null), replies: {} },
}
