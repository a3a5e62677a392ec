import type { APIRequestContext, Page } from '@playwright/test'
import type { Survey } from '../../../shared/survey/survey.ts'
import { firstOf } from '../../support/everyWay.ts'
import { ask, callsOf, makeSurvey, onPhone, part, readResponse, surveyOn, words } from '../support/journey.ts'
import { holdScripts } from '../support/holdScripts.ts'
import { buildMember, expect, test } from '../support/product.ts'

const { lang, width } = onPhone[0]!
const said = {
  en: { before: 'You already sent a response from this device', asNew: 'Send as a new response', back: 'Go back to my changes' },
  ko: { before: '이 기기에서 이미 이 설문에 응답했습니다', asNew: '새 응답으로 보내기', back: '입력하던 내용으로 돌아가기' },
}[lang]
const view = { en: 'View the saved version', ko: '저장된 응답 보기' }[lang]

test.use({ viewport: { width, height: 900 } })

const ofAnna = [
  { question_id: 'a', value: 'of Anna' },
  { question_id: 'b', value: 'of Anna too' },
]

/** Stores what Anna answered as a guest, and has this browser remember it. Returns its id. */
async function rememberAnna(page: Page, request: APIRequestContext, { id }: Survey): Promise<string> {
  const answer = await request.post('/api/responses', { data: { survey_id: id, answers: ofAnna, demographics: {} } })
  const response = ((await answer.json()) as { id: string }).id
  await page.goto('/surveys')
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [`response:${id}`, response])
  return response
}

const surveyOfTwo = (request: APIRequestContext) =>
  makeSurvey(request, { sections: [part('one', [ask('a', { required: true }), ask('b')])] })

/** Delays the replies with Anna's response. */
async function holdAnna(page: Page, id: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/responses/id/${id}`, async (route) => {
    if (route.request().method() === 'GET') await promise
    await route.continue()
  })
  return resolve
}

/** Opens the published page and types what Ben answers before its scripts come, or before Anna's response is known. */
async function typeAsBen(page: Page, { slug }: Survey, response: string, when: 'before the scripts' | 'before her response') {
  const release = await holdScripts(page)
  const letGo = await holdAnna(page, response)
  const field = surveyOn(page, lang).field('a')
  await page.goto(`/survey/${slug}?lang=${lang}`, { waitUntil: 'commit' })
  if (when === 'before the scripts') await field.fill('of Ben')
  const asked = page.waitForRequest(`**/responses/id/${response}`)
  release()
  await asked
  await page.waitForFunction(() => !('published' in document.documentElement.dataset))
  if (when === 'before her response') await field.fill('of Ben')
  const known = page.waitForResponse(`**/responses/id/${response}`)
  letGo()
  await known
}

for (const when of ['before the scripts', 'before her response'] as const)
  test.describe(`Ben’s input ${when} on the device that Anna answered from`, () => {
    test('is sent as his own on his request, and hers stays as it is', async ({ page, request }) => {
      const survey = await surveyOfTwo(request)
      const on = surveyOn(page, lang)
      const anna = await rememberAnna(page, request, survey)
      await typeAsBen(page, survey, anna, when)
      await on.submit()
      await expect(page.getByRole('alert')).toContainText(said.before)
      await expect(page.getByText('of Anna')).toHaveCount(0)
      await on.button(said.asNew).click()
      await on.thanked()
      expect((await readResponse(request, anna)).answers).toEqual(ofAnna)
      const own = await on.remembered(survey)
      expect(own).not.toBe(anna)
      expect((await readResponse(request, own!)).answers).toEqual([{ question_id: 'a', value: 'of Ben' }])
    })
  })

for (const when of firstOf(['before the scripts', 'before her response'] as const))
  test.describe(`Ben’s input ${when}`, () => {
    test('and is taken back with Cancel once he saw hers, leaves hers as it is', async ({ page, request }) => {
      const survey = await surveyOfTwo(request)
      const on = surveyOn(page, lang)
      const anna = await rememberAnna(page, request, survey)
      const writes = [...callsOf(page, 'PUT'), ...callsOf(page, 'POST')]
      await typeAsBen(page, survey, anna, when)
      await expect(on.button(words[lang].cancel)).toHaveCount(0) // nothing of hers is being changed
      await on.submit()
      await on.button(view).click()
      await expect(page.getByText('of Anna too')).toBeVisible()
      await on.button(said.back).click()
      await on.button(words[lang].cancel).click()
      await expect(page.getByText('of Anna too')).toBeVisible()
      expect(writes).toEqual([])
      expect((await readResponse(request, anna)).answers).toEqual(ofAnna)
    })

    test.describe('and that she moves to her account meanwhile', () => {
      test.use({ refusals: [404] })

      test('is a first response', async ({ page, request }) => {
        const survey = await surveyOfTwo(request)
        const on = surveyOn(page, lang)
        const anna = await rememberAnna(page, request, survey)
        await typeAsBen(page, survey, anna, when)
        const { token } = await buildMember(request)
        const claimed = await request.post('/api/responses/claim', {
          headers: { authorization: `Bearer ${token}` },
          data: { response_id: anna },
        })
        expect(claimed.status()).toBe(200)
        await on.submit()
        await on.thanked()
        expect((await readResponse(request, anna)).answers).toEqual(ofAnna)
        expect(await on.remembered(survey)).not.toBe(anna)
      })
    })

    test('is only his even if the browser has no room left', async ({ page, request }) => {
      const survey = await surveyOfTwo(request)
      const on = surveyOn(page, lang)
      const anna = await rememberAnna(page, request, survey)
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('No room', 'QuotaExceededError')
        }
      })
      await typeAsBen(page, survey, anna, when)
      await on.submit()
      await expect(page.getByRole('alert')).toContainText(said.before)
      await expect(on.field('a')).toHaveValue('of Ben')
      expect((await readResponse(request, anna)).answers).toEqual(ofAnna)
    })
  })

test('Ben’s input is still only his after a reload', async ({ page, request }) => {
  const survey = await surveyOfTwo(request)
  const on = surveyOn(page, lang)
  const anna = await rememberAnna(page, request, survey)
  await typeAsBen(page, survey, anna, 'before the scripts')
  await expect(page.getByText(on.label.kept, { exact: true })).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await expect(on.field('a')).toHaveValue('of Ben')
  await expect(on.field('b')).toHaveValue('')
  await on.submit()
  await expect(page.getByRole('alert')).toContainText(said.before)
})

/** Leaves the input in the tab when the page is left, with the page's own script still missing. */
async function leaveTyped(page: Page, { slug }: Survey) {
  const script = /\/assets\/survey-[^/]*\.js$/
  const { promise: typed, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    await typed
    await route.abort()
  })
  await page.goto(`/survey/${slug}?lang=${lang}`, { waitUntil: 'commit' })
  await surveyOn(page, lang).field('a').fill('left behind')
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  letGo() // fails, loads the page again, and fails again
  await page.waitForFunction(() => !('isFirst' in window) && document.querySelector('.unloaded'))
  await page.unroute(script)
}

test.describe('input in a page whose script never loaded', () => {
  test.use({ refusals: [0] })

  test('is there when the page is loaded again', async ({ page, request }) => {
    const survey = await surveyOfTwo(request)
    await leaveTyped(page, survey)
    await page.reload()
    await expect(surveyOn(page, lang).field('a')).toHaveValue('left behind')
  })

  for (const other of firstOf(['/login', '/surveys']))
    test(`disappears after a visit to ${other}`, async ({ page, request }) => {
      const survey = await surveyOfTwo(request)
      await leaveTyped(page, survey)
      await page.goto(other)
      expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull()
      await page.goto(`/survey/${survey.slug}?lang=${lang}`)
      await expect(surveyOn(page, lang).field('a')).toHaveValue('')
    })
})
