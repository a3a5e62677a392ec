import { expectNoSideways } from '../../support/axe.ts'
import { makeSurvey, part, surveyOn } from '../../support/journey.ts'
import { adminToken, expect, signIn, test } from '../../support/product.ts'
import { allKinds } from './kindRows.ts'

test('all kinds fit the narrowest page with targets of 44 px, and use the room of a wide one', async ({ page, request }) => {
  const survey = await makeSurvey(request, allKinds)
  const on = surveyOn(page, 'en')
  await page.setViewportSize({ width: 320, height: 640 })
  await on.open(survey)
  const boxesOf = (id: string, selector: string) =>
    on
      .block(id)
      .locator(selector)
      .evaluateAll((found) => found.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })))
  const linesOf = async (id: string, selector = 'label') => new Set((await boxesOf(id, selector)).map(({ y }) => y)).size
  const cellsOfRow = '[data-row=r0] td'
  const head = on.block('grid').locator('thead')
  const calendar = on.block('visit').getByRole('button')

  await test.step('points, stars and places are as large as a thumb, and nothing is wider than the page', async () => {
    for (const [id, selector] of [
      ['again', 'label'],
      ['guide', 'label'],
      ['grid', 'td label'],
      ['rank', 'li'],
    ] as const)
      for (const { width, height } of await boxesOf(id, selector)) expect(Math.min(width, height), id).toBeGreaterThanOrEqual(44)
    await expectNoSideways(page, 'a survey of all kinds')
  })

  await test.step('a scale is in lines, and each row of a matrix a card', async () => {
    expect([await linesOf('again'), await linesOf('agree'), await linesOf('often'), await linesOf('grid', cellsOfRow)]).toEqual([
      2, 2, 3, 3,
    ])
  })

  await test.step('the calendar button is in line with the fields, and opens the browser’s calendar', async () => {
    const [button, day] = [(await calendar.boundingBox())!, (await on.field('visit').last().boundingBox())!]
    expect([button.y, button.height]).toEqual([day.y, day.height])
    expect(await on.block('visit').locator('input[type=date]').boundingBox()).toEqual(button)
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await calendar.click()
    await page.keyboard.press('Escape')
    expect(errors).toEqual([])
  })

  for (const width of [320, 1440])
    await test.step(`a focused row is below the head of its matrix, at ${width}`, async () => {
      await page.setViewportSize({ width, height: 640 })
      await on.submit()
      await page.getByRole('alert').getByRole('link', { name: 'Row 4' }).click()
      await expect.poll(async () => Math.round((await head.boundingBox())!.y)).toBe(0)
      const row = (await on.block('grid').locator('[data-row=r4] th').boundingBox())!
      expect(row.y).toBeGreaterThanOrEqual((await head.boundingBox())!.height)
    })

  await test.step('with room, a scale, choices side by side and the cells of a row are one line each', async () => {
    expect([await linesOf('again'), await linesOf('agree'), await linesOf('often'), await linesOf('grid', cellsOfRow)]).toEqual([
      1, 2, 1, 1,
    ])
  })

  await test.step('a slider is drawn as answered only once it has a value', async () => {
    const slider = on.block('share').getByRole('slider')
    const drawn = () => slider.evaluate((input) => getComputedStyle(input).appearance)
    expect(await drawn()).toBe('none')
    await on.field('share').first().fill('30')
    await expect.poll(drawn).toBe('auto')
  })
})

test.describe('an inactive survey', () => {
  test.use({ refusals: [404] })

  test('keeps the head of a matrix in view below its notice', async ({ page, request }) => {
    const grid = allKinds.sections[0]!.questions.filter(({ id }) => id === 'grid')
    const survey = await makeSurvey(request, { sections: [part('one', grid)], is_active: false })
    await signIn(page, await adminToken(request))
    const on = surveyOn(page, 'en')
    await on.open(survey)
    const notice = page.locator('.ruled-below', { hasText: 'Nothing you enter is saved or sent.' })
    for (const width of [390, 1440])
      await test.step(`at ${width}`, async () => {
        await page.setViewportSize({ width, height: 400 })
        await on
          .block('grid')
          .locator('[data-row=r1]')
          .evaluate((row) => scrollBy(0, row.getBoundingClientRect().top))
        const { y, height } = (await notice.boundingBox())!
        expect(y).toBe(0)
        await expect.poll(async () => Math.abs((await on.block('grid').locator('thead').boundingBox())!.y - height)).toBeLessThan(1)
      })
  })
})
