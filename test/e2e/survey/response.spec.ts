import type { Page } from '@playwright/test'
import { ask, callsOf, choose, makeSurvey, part, readResponse, surveyOn, onPhone } from '../support/journey.ts'
import { buildMember, expect, newEmail, password, place, signIn, test } from '../support/product.ts'

const simple = { sections: [part('one', [ask('a', { required: true }), choose('b', ['x', 'y'])])] }

/** Answers question a and sends the survey. */
async function answer(on: ReturnType<typeof surveyOn>, survey: { slug: string }, text: string) {
  await on.open(survey)
  await on.field('a').fill(text)
  await on.submit()
  await on.thanked()
}

const nameAndPassword = async (page: Page, email: string) => {
  await page.locator('[name=username], [name=email]').first().fill(email)
  await page.locator('[name=password]').fill(password)
}

for (const { lang, width } of onPhone) {
  test.describe(`a response (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('is thanked for, with an account to keep it in, itself, home and other surveys to go on to', async ({ page, request }) => {
      const survey = await makeSurvey(request, simple)
      const on = surveyOn(page, lang)
      await answer(on, survey, 'once')
      const main = page.getByRole('main')
      const carried = new URLSearchParams({ next: `/survey/${survey.slug}?mine=1`, claim: (await on.remembered(survey))! })
      await expect(main.getByRole('link', { name: on.label.signUp })).toHaveAttribute('href', `/signup?${carried}`)
      await expect(main.getByRole('link', { name: on.label.login })).toHaveAttribute('href', `/login?${carried}`)
      await expect(main.getByRole('link', { name: on.label.home })).toHaveAttribute('href', '/')
      await expect(main.getByRole('link', { name: on.label.explore })).toHaveAttribute('href', '/surveys')
      const picture = main.locator('img').first() // beside it the mark of whoever asked
      await expect(picture).toHaveJSProperty('complete', true)
      expect(await picture.evaluate((image: HTMLImageElement) => new URL(image.src).origin === location.origin)).toBe(true)
      await main.getByRole('link', { name: on.label.view }).click()
      await expect(page.getByText(on.label.answered)).toBeVisible()
      await expect(page.getByText('once', { exact: true })).toBeVisible()
    })

    test('of a guest is remembered, loaded on return and read-only until Edit', async ({ page, request }) => {
      const survey = await makeSurvey(request, simple)
      const on = surveyOn(page, lang)
      await answer(on, survey, 'remember me')
      await page.goto('/surveys')
      await on.open(survey)
      await expect(page.getByText(on.label.answered)).toBeVisible()
      await expect(page.getByText('remember me', { exact: true })).toBeVisible()
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0)
      await on.button(on.label.edit).click()
      await expect(on.field('a')).toHaveValue('remember me')
      await expect(on.button(on.label.submit)).toHaveCount(0)
    })

    test('loads what is saved when an edit is cancelled', async ({ page, request }) => {
      const survey = await makeSurvey(request, simple)
      const on = surveyOn(page, lang)
      await answer(on, survey, 'first')
      await on.open(survey)
      await on.button(on.label.edit).click()
      await on.field('a').fill('never meant')
      const id = (await on.remembered(survey))!
      await request.put(`/api/responses/id/${id}`, { data: { answers: [{ question_id: 'a', value: 'from elsewhere' }] } })
      await on.button(on.label.cancel).click()
      await expect(page.getByText('from elsewhere', { exact: true })).toBeVisible()
      await expect(page.getByText('never meant')).toHaveCount(0)
      await page.reload()
      await expect(on.button(on.label.edit)).toBeVisible()
    })

    test('is saved with the version that was read, and says so for two seconds', async ({ page, request }) => {
      const survey = await makeSurvey(request, simple)
      const on = surveyOn(page, lang)
      const puts = callsOf(page, 'PUT')
      await answer(on, survey, 'first')
      await on.open(survey)
      await on.button(on.label.edit).click()
      await on.field('a').fill('second')
      await on.choice('b', 'y').check()
      await on.button(on.label.save).click()
      const saved = page.getByText(on.label.saved, { exact: true })
      await expect(saved).toBeVisible()
      const since = Date.now()
      await expect(page.getByText('second', { exact: true })).toBeVisible()
      await expect(saved).toBeHidden()
      const shown = Date.now() - since
      expect(shown).toBeGreaterThan(1400)
      expect(shown).toBeLessThan(3000)
      await expect(page.getByText(on.label.answered)).toBeVisible()
      expect(puts.map(({ headers }) => headers['if-match'])).toEqual(['"1"'])
      const { answers } = await readResponse(request, (await on.remembered(survey))!)
      expect(answers).toEqual([
        { question_id: 'a', value: 'second' },
        { question_id: 'b', value: 'y' },
      ])
    })

    test.describe('of somebody with an account', () => {
      test.use({ refusals: [404] }) // who has no response yet

      for (const way of ['signUp', 'login'] as const) {
        test(`is claimed after ${way}, and loaded from there`, async ({ page, request }) => {
          const survey = await makeSurvey(request, simple)
          const on = surveyOn(page, lang)
          const email = way === 'login' ? (await buildMember(request)).email : newEmail()
          await answer(on, survey, 'mine now')
          await page.getByRole('main').getByRole('link', { name: on.label[way] }).click()
          await nameAndPassword(page, email)
          if (way === 'signUp') await page.locator('[name=confirm]').fill(password)
          await page.locator('main [type=submit]').click()
          await expect(page).toHaveURL(`/survey/${survey.slug}?mine=1`)
          await expect(page.getByText('mine now', { exact: true })).toBeVisible()
          expect(await on.remembered(survey)).toBeNull()
        })
      }

      test('is claimed by ?claim= and leaves it out of the address', async ({ page, request }) => {
        const survey = await makeSurvey(request, simple)
        const on = surveyOn(page, lang)
        const given = await request.post('/api/responses', {
          data: { survey_id: survey.id, answers: [{ question_id: 'a', value: 'by a guest' }] },
        })
        const { id } = (await given.json()) as { id: string }
        const { token } = await buildMember(request)
        await signIn(page, token)
        await on.open(survey, `&claim=${id}`)
        await expect(page.getByText('by a guest', { exact: true })).toBeVisible()
        await expect.poll(() => place(page)).toBe(`/survey/${survey.slug}?mine=1`)
        const mine = await request.get(`/api/responses/mine?survey_id=${survey.id}`, { headers: { authorization: `Bearer ${token}` } })
        expect(await mine.json()).toMatchObject({ id })
      })

      for (const query of ['&mine=1', '']) {
        test(`is shown with ${query || 'nothing'} in the address, and saved as the one there is`, async ({ page, request }) => {
          const survey = await makeSurvey(request, simple)
          const on = surveyOn(page, lang)
          const { token } = await buildMember(request)
          const headers = { authorization: `Bearer ${token}` }
          const data = { survey_id: survey.id, answers: [{ question_id: 'a', value: 'on my phone' }] }
          const given = (await (await request.post('/api/responses', { headers, data })).json()) as { id: string }
          await signIn(page, token)
          await on.open(survey, query)
          await expect(page.getByText('on my phone', { exact: true })).toBeVisible()
          await on.button(on.label.edit).click()
          await on.field('a').fill('on my desk')
          await on.button(on.label.save).click()
          await expect(page.getByText(on.label.saved, { exact: true })).toBeVisible()
          expect((await readResponse(request, given.id)).answers).toEqual([{ question_id: 'a', value: 'on my desk' }])
        })
      }

      test('comes under what was typed before it was there', async ({ page, request }) => {
        const survey = await makeSurvey(request, simple)
        const on = surveyOn(page, lang)
        const { token } = await buildMember(request)
        const headers = { authorization: `Bearer ${token}` }
        const data = { survey_id: survey.id, answers: [{ question_id: 'a', value: 'on my phone' }] }
        const { id } = (await (await request.post('/api/responses', { headers, data })).json()) as { id: string }
        await signIn(page, token)
        const typed = Promise.withResolvers<void>()
        await page.route('**/api/responses/mine?*', async (route) => {
          await typed.promise
          await route.continue()
        })
        await on.open(survey)
        await on.field('a').fill('at once')
        typed.resolve()
        await on.button(on.label.save).click()
        await expect(page.getByText(on.label.saved, { exact: true })).toBeVisible()
        expect((await readResponse(request, id)).answers).toEqual([{ question_id: 'a', value: 'at once' }])
      })

      test('is not replaced unseen when it was given elsewhere meanwhile', async ({ page, request }) => {
        const survey = await makeSurvey(request, simple)
        const on = surveyOn(page, lang)
        const { token } = await buildMember(request)
        await signIn(page, token)
        const looked = page.waitForResponse('**/api/responses/mine?*') // for one given before
        await on.open(survey, '&mine=1')
        await looked
        await on.field('a').fill('here')
        const headers = { authorization: `Bearer ${token}` }
        const data = { survey_id: survey.id, answers: [{ question_id: 'a', value: 'there' }] }
        const { id } = (await (await request.post('/api/responses', { headers, data })).json()) as { id: string }
        await on.submit()
        await on.button(lang === 'en' ? 'View the saved version' : '저장된 응답 보기').click()
        await expect(page.getByText('there', { exact: true })).toBeVisible()
        await on.button(lang === 'en' ? 'Go back to my changes' : '입력하던 내용으로 돌아가기').click()
        await expect(on.field('a')).toHaveValue('here')
        expect((await readResponse(request, id)).answers).toEqual([{ question_id: 'a', value: 'there' }])
      })
    })

    test.describe('that was changed elsewhere while it is edited', () => {
      test.use({ refusals: [412] })

      test('asks before it is replaced, and keeps what was typed', async ({ page, request }) => {
        const survey = await makeSurvey(request, simple)
        const on = surveyOn(page, lang)
        await answer(on, survey, 'first')
        await on.open(survey)
        await on.button(on.label.edit).click()
        await on.field('a').fill('typed here')
        const id = (await on.remembered(survey))!
        const elsewhere = (value: string) => request.put(`/api/responses/id/${id}`, { data: { answers: [{ question_id: 'a', value }] } })
        await elsewhere('typed there')
        await on.button(on.label.save).click()
        await expect(page.getByRole('alert')).toBeVisible()
        await on.button(lang === 'en' ? 'View the saved version' : '저장된 응답 보기').click()
        await expect(page.getByText('typed there', { exact: true })).toBeVisible()
        await page.reload()
        await expect(on.field('a')).toHaveValue('typed here')
        await elsewhere('typed there again')
        await on.button(on.label.save).click()
        await on.button(lang === 'en' ? 'Save mine anyway' : '내 응답으로 저장').click()
        await expect(page.getByText(on.label.saved, { exact: true })).toBeVisible()
        expect((await readResponse(request, id)).answers).toEqual([{ question_id: 'a', value: 'typed here' }])
      })
    })

    test('prints as a document, without the site around it', async ({ page, request }) => {
      const survey = await makeSurvey(request, simple)
      const on = surveyOn(page, lang)
      await answer(on, survey, 'on paper')
      await page.getByRole('link', { name: on.label.view }).click()
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await expect(page.getByText('on paper', { exact: true })).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(on.button(on.label.edit)).toBeHidden()
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(page.getByText('on paper', { exact: true })).toHaveCSS('color', 'rgb(0, 0, 0)')
    })
  })
}
