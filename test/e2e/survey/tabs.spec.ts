import { ask, callsOf, makeSurvey, part, readResponse, surveyOn, onPhone } from '../support/journey.ts'
import { expect, test } from '../support/product.ts'

const simple = { sections: [part('one', [ask('a', { required: true })])] }
const said = {
  en: { before: 'You already sent a response from this device.', change: 'Update that response' },
  ko: { before: '이 기기에서 이미 이 설문에 응답했습니다.', change: '보낸 응답 변경' },
}

for (const { lang, width } of onPhone)
  test(`a guest who submits in two tabs meets what the first has sent, and changes that one (${lang}, ${width})`, async ({
    page,
    context,
    request,
  }) => {
    const survey = await makeSurvey(request, simple)
    const other = await context.newPage()
    await Promise.all([page, other].map((one) => one.setViewportSize({ width, height: 900 })))
    const [first, second] = [surveyOn(page, lang), surveyOn(other, lang)]
    const posts = callsOf(other, 'POST')
    await first.open(survey)
    await second.open(survey)
    await second.field('a').fill('from the second')
    await first.field('a').fill('from the first')
    await first.submit()
    await first.thanked()
    await second.submit()
    await expect(other.getByRole('alert')).toContainText(said[lang].before)
    expect(posts).toEqual([])
    const id = (await first.remembered(survey))!
    expect((await readResponse(request, id)).answers).toEqual([{ question_id: 'a', value: 'from the first' }])
    await second.button(said[lang].change).click()
    await second.thanked()
    expect(await second.remembered(survey)).toBe(id)
    expect((await readResponse(request, id)).answers).toEqual([{ question_id: 'a', value: 'from the second' }])
  })

test('two tabs that submit at the very same moment make one response', async ({ page, context, request }) => {
  const survey = await makeSurvey(request, simple)
  const other = await context.newPage()
  const ids: string[] = []
  for (const one of [page, other])
    one.on('response', async (answer) => {
      if (answer.request().method() === 'POST' && answer.url().endsWith('/api/responses'))
        ids.push(((await answer.json()) as { id: string }).id)
    })
  const [first, second] = [surveyOn(page, 'en'), surveyOn(other, 'en')]
  await first.open(survey)
  await second.open(survey)
  await first.field('a').fill('one')
  await second.field('a').fill('two')
  await Promise.all([first.submit(), second.submit()])
  await expect
    .poll(async () => [await page.getByText(said.en.before).count(), await other.getByText(said.en.before).count()].sort((a, b) => a - b))
    .toEqual([0, 1])
  expect(ids).toHaveLength(1)
  expect(await first.remembered(survey)).toBe(ids[0])
})
