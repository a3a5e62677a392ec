// Data and steps for the screens of several areas.
import type { Locator } from '@playwright/test'
import { buildResponse } from '../../../test/support/fixtures/buildResponse.ts'
import { choice, question, section } from '../../../test/support/fixtures/buildSurvey.ts'

export const long =
  'A title that somebody wrote without thinking of the line that it has to fit into, as happens in every product sooner or later'

export const longKo = '누구나 언젠가 한 번쯤 쓰게 되는, 들어갈 자리를 생각하지 않고 끝없이 길게 이어지는 설문 제목을 그대로 옮긴 문장'

export const unavailable = { status: 503, body: { code: 'unavailable', detail: 'The service is busy. Try again in a moment.' } }

export const stale = { status: 412, body: { code: 'stale_version', detail: 'Someone else saved this while you were editing.' } }

export async function openDialog(button: Locator): Promise<void> {
  await button.click()
  await button.page().locator('dialog[open]').waitFor()
}

export const providerNames = ['google', 'kakao', 'naver', 'facebook', 'linkedin']

export const longSurveys = [0, 1, 2].map((index) => ({
  id: `long-${index}`,
  slug: `long-${index}`,
  title: index === 1 ? 'Unbreakable'.repeat(14) : long,
  title_ko: index === 1 ? '' : longKo,
  description: `<p>${long}. ${long}.</p>`,
  description_ko: `<p>${longKo}. ${longKo}.</p>`,
  cover_image_url: '',
  is_active: index !== 2,
  is_listed: index !== 0,
  version: 1,
  created_at: '2026-11-20T03:00:00.000Z',
  updated_at: '2026-11-20T03:00:00.000Z',
  responses: index * 1_240,
  last_response_at: index === 0 ? null : '2026-10-20T03:00:00.000Z',
}))

/** Surveys of the public list that take no responses now. */
export const shutSurveys = (['not_yet', 'closed', 'full', 'open'] as const).map((state, index) => ({
  id: `shut-${index}`,
  slug: `shut-${index}`,
  title: `Pictures, part ${index + 1}`,
  title_ko: `사진 이야기 ${index + 1}부`,
  description: '<p>How people meet pictures.</p>',
  description_ko: '<p>사람들이 사진을 만나는 방식을 알아봅니다.</p>',
  cover_image_url: '',
  is_active: true,
  state,
  ...(state === 'not_yet' && { opens_at: '2031-03-03T00:00:00.000Z' }),
  minutes: 6,
  minutes_range: [3, 8],
}))

export const both = (title: string, title_ko: string) => ({ title, title_ko })

/** The list entry of the survey about pictures, which respondents see in several states. */
export const aboutPictures = {
  ...both('Trust in everyday pictures', '일상 속 사진에 대한 신뢰'),
  description: '<p>How people meet pictures, and what they do when they doubt them.</p>',
  description_ko: '<p>사람들이 사진을 어떻게 만나고, 의심이 들 때 무엇을 하는지 알아봅니다.</p>',
}

/** Its section with the questions `where` and `why`. */
export const habits = (type: 'single_choice' | 'multi_select', more: { required?: true } = {}) =>
  section(
    'habits',
    [
      question('where', {
        ...both('Where did you last meet a picture that you doubted?', '최근에 의심이 든 사진을 어디에서 보았나요?'),
        type,
        choices: [
          choice('chat', { label: 'A chat', label_ko: '대화방' }),
          choice('feed', { label: 'A feed', label_ko: '피드' }),
          choice('paper', { label: 'A newspaper', label_ko: '신문' }),
        ],
        ...more,
      }),
      question('why', { ...both('What made you doubt it?', '무엇 때문에 의심했나요?'), type: 'long_text', ...more }),
    ],
    both('What you meet', '마주치는 것'),
  )

/** A stored response to it, without answers. */
export const savedResponse = buildResponse({
  id: 'S0000000000000001-0123456789abcdef0123456789abcdef',
  survey_id: 'S1',
})
