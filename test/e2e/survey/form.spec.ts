import { ask, callsOf, choose, makeSurvey, part, readResponse, surveyOn, onPhone } from '../support/journey.ts'
import { buildMember, expect, signIn, test } from '../support/product.ts'

for (const { lang, width } of onPhone) {
  test.describe(`the survey page (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('has the company logo, the title, the description with its formatting, the cover and the footer', async ({ page, request }) => {
      const survey = await makeSurvey(request, {
        title: 'What is real?',
        title_ko: '무엇이 진짜일까요?',
        description: '<p>Tell us <strong>what you do</strong>.</p>',
        description_ko: '<p>평소 <strong>하는 대로</strong> 답해 주세요.</p>',
        company_logo_url: '/icon.svg',
        cover_image_url: '/icon.svg',
        footer_html: '<p>Write to <a href="mailto:a@b.example">us</a></p>',
        footer_html_ko: '<p><a href="mailto:a@b.example">문의</a></p>',
        sections: [part('one', [ask('a')])],
      })
      const { open } = surveyOn(page, lang)
      await open(survey)
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(lang === 'en' ? 'What is real?' : '무엇이 진짜일까요?')
      await expect(main.locator('strong')).toHaveText(lang === 'en' ? 'what you do' : '하는 대로')
      await expect(main.getByRole('img', { name: lang === 'en' ? 'Company logo' : '회사 로고' })).toBeVisible()
      expect(await main.locator('header img[alt=""]').evaluate((image: HTMLImageElement) => image.getAttribute('src'))).toBe('/icon.svg')
      await expect(main.getByRole('link', { name: lang === 'en' ? 'us' : '문의' })).toHaveAttribute('href', 'mailto:a@b.example')
      await expect(page).toHaveTitle(lang === 'en' ? /^What is real\?/ : /^무엇이 진짜일까요\?/)
    })

    test.describe('at the id of a survey', () => {
      test.use({ refusals: [404] }) // no survey has it for its slug

      test('is that survey, whether it has a slug or not', async ({ page, request }) => {
        const { open, field } = surveyOn(page, lang)
        for (const slug of [{}, { slug: '' }]) {
          const { id } = await makeSurvey(request, { ...slug, sections: [part('one', [ask('a')])] })
          await open({ slug: id })
          await expect(field('a')).toBeVisible()
        }
      })
    })

    test('a choice can be changed for the last one: what takes it back stands below the choices', async ({ page, request }) => {
      const survey = await makeSurvey(request, { sections: [part('one', [choose('a', ['x', 'y', 'z'])])] })
      const { open, block, choice, button } = surveyOn(page, lang)
      await open(survey)
      await choice('a', 'x').check()
      const clear = button(lang === 'en' ? 'Clear' : '선택 취소')
      const [options, below] = await Promise.all([block('a').locator('label').last().boundingBox(), clear.boundingBox()])
      expect(below!.y).toBeGreaterThanOrEqual(options!.y + options!.height)
      await choice('a', 'z').check()
      await expect(choice('a', 'z')).toBeChecked()
      await clear.click()
      await expect(block('a').getByRole('radio', { checked: true })).toHaveCount(0)
    })

    test('asks all six types of question, says which are required, and has choices as large as a thumb', async ({ page, request }) => {
      const required = true
      const described = { description: '<p>As <em>you</em> see it</p>', description_ko: '<p><em>보이는</em> 대로</p>' }
      const survey = await makeSurvey(request, {
        sections: [
          part(
            'one',
            [
              ask('short', { required, ...described }),
              ask('long', { type: 'long_text' }),
              ask('rich', { type: 'rich_text', required }),
              choose('single', ['x', 'y']),
              choose('multi', ['x', 'y'], { type: 'multi_select', required, ...described }),
              ask('file', { type: 'file_upload' }),
            ],
            described,
          ),
        ],
      })
      const { open, block, field, choice, choiceName, section } = surveyOn(page, lang)
      await open(survey)
      await expect(section('one').locator('..').locator('em')).toHaveText(
        Array.from({ length: 3 }, () => (lang === 'en' ? 'you' : '보이는')),
      )
      for (const [id, isRequired] of Object.entries({ short: true, long: false, rich: true, single: false, multi: true, file: false }))
        await expect(block(id).getByText(lang === 'en' ? 'Required' : '필수', { exact: true }), id).toHaveCount(isRequired ? 1 : 0)
      await expect(field('short')).toHaveJSProperty('tagName', 'INPUT')
      await expect(field('long')).toHaveJSProperty('tagName', 'TEXTAREA')
      await expect(block('rich').getByRole('toolbar')).toBeVisible()
      await expect(block('file').getByRole('button', { name: lang === 'en' ? 'Choose files' : '파일 선택' })).toBeVisible()
      await expect(block('single').getByRole('radio')).toHaveCount(2)
      await expect(block('multi').getByRole('checkbox')).toHaveCount(2)
      for (const id of ['single', 'multi']) {
        const row = block(id)
          .locator('label')
          .filter({ hasText: choiceName('y') })
        const { width, height } = (await row.boundingBox())!
        expect(height).toBeGreaterThanOrEqual(48)
        await row.click({ position: { x: width - 4, y: height - 4 } })
        await expect(choice(id, 'y')).toBeChecked()
      }
    })

    test('asks for job, age, gender and country, in its own language', async ({ page, request }) => {
      const survey = await makeSurvey(request, { sections: [part('one', [ask('a')])] })
      const { open, label, submit, thanked, remembered } = surveyOn(page, lang)
      await open(survey)
      await page.getByLabel(label.job, { exact: true }).fill('편집자')
      await page.getByLabel(label.age, { exact: true }).fill('41')
      const gender = page.getByLabel(label.gender, { exact: true })
      const genders = lang === 'en' ? ['Male', 'Female', 'Other', 'Prefer not to say'] : ['남성', '여성', '기타', '답하지 않음']
      expect((await gender.getByRole('option').allTextContents()).slice(1)).toEqual(genders)
      await gender.selectOption({ label: genders.at(-1)! })
      await page.getByLabel(label.country, { exact: true }).selectOption({ label: lang === 'en' ? 'South Korea' : '대한민국' })
      await submit()
      await thanked()
      const { demographics } = await readResponse(request, (await remembered(survey))!)
      expect(demographics).toEqual({ job: '편집자', age: 41, gender: 'prefer_not', country: 'KR' })
    })

    test.describe('of a signed-in person', () => {
      test.use({ refusals: [404] }) // who has no response yet

      test('disables what the profile of a signed-in person knows', async ({ page, request }) => {
        const survey = await makeSurvey(request, { sections: [part('one', [ask('a')])] })
        const { open, label, submit, thanked } = surveyOn(page, lang)
        const posts = callsOf(page, 'POST')
        await page.route('**/api/auth/me', async (route) => {
          const answer = await route.fetch()
          await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), age: 40, country: 'KR' } })
        })
        await signIn(page, (await buildMember(request)).token)
        await open(survey)
        await expect(page.getByLabel(label.age, { exact: true })).toBeDisabled()
        await expect(page.getByLabel(label.age, { exact: true })).toHaveValue('40')
        await expect(page.getByLabel(label.country, { exact: true })).toBeDisabled()
        await expect(page.getByLabel(label.job, { exact: true })).toBeEnabled()
        await expect(page.getByLabel(label.gender, { exact: true })).toBeEnabled()
        await submit()
        await thanked()
        expect(JSON.parse(posts.at(-1)!.body)).toMatchObject({ demographics: { age: 40, country: 'KR' } })
      })
    })

    test('can be answered from end to end by keyboard', async ({ page, request }) => {
      const survey = await makeSurvey(request, {
        sections: [
          part('one', [
            ask('a', { required: true }),
            choose('b', ['x', 'y', 'z'], { required: true }),
            choose('c', ['x', 'y', 'z'], { type: 'multi_select' }),
            ask('d', { type: 'long_text' }),
            ask('e', { type: 'rich_text' }),
          ]),
        ],
      })
      const { open, field, block, button, label, thanked, remembered, choice } = surveyOn(page, lang)
      const { keyboard } = page
      await open(survey)
      // it comes as somebody comes near, and takes the place of what stood for it
      await expect(async () => {
        await block('e').scrollIntoViewIfNeeded()
        await expect(block('e').getByRole('toolbar')).toBeVisible({ timeout: 1_000 })
      }).toPass()
      const tabTo = async (target: ReturnType<typeof field>) => {
        for (let tabs = 0; tabs < 40 && !(await target.evaluate((element) => element === document.activeElement)); tabs++)
          await keyboard.press('Tab')
        await expect(target).toBeFocused()
      }
      await tabTo(page.getByLabel(label.gender, { exact: true }))
      await keyboard.press('ArrowDown')
      await tabTo(field('a'))
      await keyboard.type('by key')
      await tabTo(choice('b', 'x'))
      await keyboard.press('Space')
      await keyboard.press('ArrowDown')
      await tabTo(choice('c', 'x'))
      await keyboard.press('Space')
      await tabTo(choice('c', 'z'))
      await keyboard.press('Space')
      await tabTo(field('d'))
      await keyboard.type('one')
      await keyboard.press('Enter')
      await keyboard.type('two')
      await tabTo(block('e').getByRole('button').first())
      await keyboard.press('Enter')
      await keyboard.type('loud')
      await keyboard.press('Shift+Tab')
      await keyboard.press('End')
      await keyboard.press('ArrowLeft')
      await expect(block('e').getByRole('button', { name: lang === 'en' ? 'Link' : '링크', exact: true })).toBeFocused()
      await tabTo(field('e'))
      await tabTo(button(label.submit))
      await keyboard.press('Enter')
      await thanked()
      const { answers, demographics } = await readResponse(request, (await remembered(survey))!)
      expect(demographics).toEqual({ gender: 'male' })
      expect(answers.map(({ value }) => value)).toEqual(['by key', 'y', ['x', 'z'], 'one\ntwo', '<p><strong>loud</strong></p>'])
    })

    test('never submits on Enter, nor on the Enter that ends a syllable', async ({ page, request }) => {
      const survey = await makeSurvey(request, { sections: [part('one', [ask('a'), ask('b', { type: 'rich_text' })])] })
      const { open, field, block, label } = surveyOn(page, lang)
      const posts = callsOf(page, 'POST')
      await open(survey)
      const session = await page.context().newCDPSession(page)
      const compose = async (text: string) => {
        await session.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
        await page.keyboard.press('Enter')
        await session.send('Input.insertText', { text })
      }
      await field('a').click()
      await compose('한')
      await page.keyboard.press('Enter')
      await expect(field('a')).toHaveValue('한')
      await page.getByLabel(label.age, { exact: true }).press('Enter')
      await expect(block('b').getByRole('toolbar')).toBeVisible()
      await field('b').click()
      await session.send('Input.imeSetComposition', { text: '가', selectionStart: 1, selectionEnd: 1 })
      await session.send('Input.imeSetComposition', { text: '각', selectionStart: 1, selectionEnd: 1 })
      await session.send('Input.insertText', { text: '각' })
      await expect(field('b')).toHaveText('각')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(label.thanks)
      expect(posts).toEqual([])
    })
  })
}
