import { firstOf } from '../../support/everyWay.ts'
import { ask, choose, crossed, gateway, makeSurvey, part, readResponse, surveyOn } from '../support/journey.ts'
import { buildMember, expect, password, test } from '../support/product.ts'

const words = {
  en: { title: 'What is real?', respond: 'Submit Response', review: 'View/Edit Response', files: 'Choose files', uploaded: 'Uploaded' },
  ko: { title: '무엇이 진짜일까요?', respond: '응답하기', review: '응답 보기·수정', files: '파일 선택', uploaded: '업로드 완료' },
}

/** A question of every type; the first decides whether the second section shows. */
const asked = (name: string) => ({
  title: `What is real? ${name}`,
  title_ko: `무엇이 진짜일까요? ${name}`,
  description: '<p>Tell us <strong>what you do</strong>.</p>',
  description_ko: '<p>평소 <strong>하는 대로</strong> 답해 주세요.</p>',
  company_logo_url: '/icon.svg',
  cover_image_url: '/icon.svg',
  footer_html: '<p>Ask <a href="tel:+8221234567">us</a></p>',
  footer_html_ko: '<p><a href="tel:+8221234567">문의</a></p>',
  sections: [
    part('one', [
      choose('gate', ['x', 'y'], { required: true, gateway: gateway({ x: { show_section_ids: ['two'] } }) }),
      ask('line', { required: true }),
      choose('many', ['v', 'w'], { type: 'multi_select' }),
    ]),
    part('two', [ask('lines', { type: 'long_text' }), ask('rich', { type: 'rich_text' }), ask('file', { type: 'file_upload' })]),
    part('closing', [ask('last')]),
  ],
})

for (const { lang, width } of firstOf(crossed)) {
  test.describe(`a person's whole way (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 }, refusals: [404] }) // who signed in may have no response yet
    test.setTimeout(90_000)

    test('from the list through the survey to the saved response, its changes and the account', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked(crypto.randomUUID()))
      const on = surveyOn(page, lang)
      const text = words[lang]
      const main = page.getByRole('main')
      const card = main.getByRole('listitem').filter({ hasText: lang === 'en' ? survey.title : survey.title_ko })

      await test.step('the list asks for a response', async () => {
        await page.goto(`/surveys?lang=${lang}`)
        await expect(card.getByText(text.respond, { exact: true })).toBeVisible()
        await expect(card.getByRole('link')).toHaveAttribute('href', `/survey/${survey.slug}`)
        await card.getByRole('link').click()
      })

      await test.step('the page names the survey’s author and its questions', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toContainText(text.title)
        await expect(main.getByRole('img', { name: lang === 'en' ? 'Company logo' : '회사 로고' })).toBeVisible()
        await expect(main.locator('header strong')).toHaveText(lang === 'en' ? 'what you do' : '하는 대로')
        await expect(main.locator('header img[alt=""]')).toHaveAttribute('src', '/icon.svg')
        await expect(main.getByRole('link', { name: lang === 'en' ? 'us' : '문의' })).toHaveAttribute('href', 'tel:+8221234567')
        await on.openAbout()
        for (const name of [on.label.job, on.label.age, on.label.gender, on.label.country])
          await expect(page.getByLabel(name, { exact: true })).toBeEnabled()
      })

      await test.step('only the gateway with its section, and the closing, show', async () => {
        for (const id of ['one', 'closing']) await expect(on.section(id)).toBeVisible()
        await expect(on.section('two')).toHaveCount(0)
      })

      await test.step('missing answers are listed, and nothing is sent', async () => {
        await on.submit()
        const summary = page.getByRole('alert').filter({ has: page.getByRole('link') })
        await expect(summary).toBeFocused()
        await expect(summary.getByRole('link')).toHaveCount(2)
        await summary.getByRole('link', { name: on.title('line') }).click()
        await expect(on.field('line')).toBeFocused()
      })

      await test.step('all types are answered', async () => {
        await page.keyboard.type('first')
        await on.choice('gate', 'x').check()
        await expect(on.section('two')).toBeVisible()
        await on.choice('many', 'w').check()
        await on.field('lines').fill('one\ntwo')
        await expect(on.block('rich').getByRole('toolbar')).toBeVisible()
        await on.field('rich').fill('said')
        const chooser = page.waitForEvent('filechooser')
        await on.block('file').getByRole('button', { name: text.files }).click()
        await (await chooser).setFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Seen') })
        await expect(on.block('file').getByRole('listitem')).toContainText(text.uploaded)
        await page.getByLabel(on.label.job, { exact: true }).fill('편집자')
        await expect(page.getByText(on.label.kept)).toBeVisible()
      })

      await test.step('a reload keeps them', async () => {
        await page.reload()
        await expect(on.field('line')).toHaveValue('first')
        await expect(on.choice('gate', 'x')).toBeChecked()
        await expect(on.field('rich')).toHaveText('said')
        await expect(on.block('file').getByRole('listitem')).toContainText('note.txt')
      })

      await test.step('the thanks lead to an account, to the response, home and to other surveys', async () => {
        await on.submit()
        await on.thanked()
        const carried = new URLSearchParams({ next: `/survey/${survey.slug}?mine=1`, claim: (await on.remembered(survey))! })
        await expect(main.getByRole('link', { name: on.label.signUp })).toHaveAttribute('href', `/signup?${carried}`)
        await expect(main.getByRole('link', { name: on.label.login })).toHaveAttribute('href', `/login?${carried}`)
        await expect(main.getByRole('link', { name: on.label.home })).toHaveAttribute('href', '/')
        await expect(main.getByRole('link', { name: on.label.explore })).toHaveAttribute('href', '/surveys')
        const { answers, demographics } = await readResponse(request, (await on.remembered(survey))!)
        expect(answers.map(({ question_id }) => question_id)).toEqual(['gate', 'line', 'many', 'lines', 'rich', 'file'])
        expect(demographics).toEqual({ job: '편집자' })
      })

      await test.step('the saved response is read-only until Edit, and Cancel loads the saved state', async () => {
        await main.getByRole('link', { name: on.label.view }).click()
        await expect(page.getByText(on.label.answered)).toBeVisible()
        await expect(page.getByText('first', { exact: true })).toBeVisible()
        await expect(main.getByRole('textbox')).toHaveCount(0)
        await on.button(on.label.edit).click()
        await on.field('line').fill('never meant')
        await on.button(on.label.cancel).click()
        await expect(page.getByText('first', { exact: true })).toBeVisible()
        await expect(on.button(on.label.edit)).toBeVisible()
      })

      await test.step('changes are saved', async () => {
        await on.button(on.label.edit).click()
        await on.field('line').fill('second')
        await on.choice('gate', 'y').check()
        await on.button(on.label.save).click()
        await expect(page.getByText(on.label.saved, { exact: true })).toBeVisible()
        await expect(page.getByText('second', { exact: true })).toBeVisible()
        await expect(on.section('two')).toHaveCount(0)
      })

      await test.step('the list offers the response that this guest gave', async () => {
        await page.goto(`/surveys?lang=${lang}`)
        await expect(card.getByText(text.review, { exact: true })).toBeVisible()
        await card.getByRole('link').click()
        await expect(page.getByText('second', { exact: true })).toBeVisible()
      })

      await test.step('a login claims it, and the profile fills in and disables its fields', async () => {
        const { email, token } = await buildMember(request)
        const data = { job: 'Archivist', gender: 'other' }
        const known = await request.put('/api/profile', { headers: { authorization: `Bearer ${token}` }, data })
        expect(known.status()).toBe(200)
        const carried = new URLSearchParams({ next: `/survey/${survey.slug}?mine=1`, claim: (await on.remembered(survey))! })
        await page.goto(`/login?${carried}`)
        await page.locator('[name=username], [name=email]').first().fill(email)
        await page.locator('[name=password]').fill(password)
        await page.locator('main [type=submit]').click()
        await expect(page).toHaveURL(`/survey/${survey.slug}?mine=1`)
        await expect(page.getByText('second', { exact: true })).toBeVisible()
        expect(await on.remembered(survey)).toBeNull()
        await on.button(on.label.edit).click()
        await expect(page.getByLabel(on.label.job, { exact: true })).toBeDisabled()
        await expect(page.getByLabel(on.label.job, { exact: true })).toHaveValue('Archivist')
        await expect(page.getByLabel(on.label.gender, { exact: true })).toBeDisabled()
        await expect(page.getByLabel(on.label.gender, { exact: true })).toHaveValue('other')
        await expect(page.getByLabel(on.label.age, { exact: true })).toBeEnabled()
        await expect(page.getByLabel(on.label.country, { exact: true })).toBeEnabled()
        await on.button(on.label.cancel).click()
      })

      await test.step('signed in, the list leads to it by ?mine=1', async () => {
        await page.goto(`/surveys?lang=${lang}`)
        await expect(card.getByText(text.review, { exact: true })).toBeVisible()
        await expect(card.getByRole('link')).toHaveAttribute('href', `/survey/${survey.slug}?mine=1`)
      })
    })
  })
}
