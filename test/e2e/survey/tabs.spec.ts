import { ask, makeSurvey, part, surveyOn } from '../support/journey.ts'
import { expect, test } from '../support/product.ts'

const simple = { sections: [part('one', [ask('a', { required: true })])] }
const said = {
  en: { before: 'You already sent a response from this device.', change: 'Update that response' },
  ko: { before: '이 기기에서 이미 이 설문에 응답했습니다.', change: '보낸 응답 변경' },
}

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
