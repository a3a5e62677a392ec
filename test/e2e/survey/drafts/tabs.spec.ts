import { ask, choose, makeSurvey, part, readResponse, saveSurvey, surveyOn } from '../../support/journey.ts'
import { expect, test } from '../../support/product.ts'

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

test('two tabs lose nothing that a condition hides since, and the submit leaves it out', async ({ page, context, request }) => {
  const questions = [choose('a', ['x', 'y']), ask('b'), ask('c'), ask('d')]
  const survey = await makeSurvey(request, { branching_mode: 'independent', sections: [part('one', questions)] })
  const drafted = () => page.evaluate((id) => localStorage.getItem(`draft:${id}`) ?? '', survey.id)
  const first = surveyOn(page, 'en')
  await first.open(survey)
  await first.choice('a', 'y').check()
  await first.field('b').fill('mine')
  await expect.poll(drafted).toContain('mine')

  await saveSurvey(request, survey, {
    sections: survey.sections.map((section) => ({
      ...section,
      questions: section.questions.map((one) =>
        one.id === 'b' ? { ...one, show_if: { match: 'all', clauses: [{ question_id: 'a', op: 'any_of', values: ['x'] }] } } : one,
      ),
    })),
  })
  const other = await context.newPage()
  const second = surveyOn(other, 'en')
  await second.open(survey)
  await expect(second.choice('a', 'y')).toBeChecked()
  await expect(second.block('b')).toHaveCount(0)
  await second.choice('a', 'x').check()
  await expect(second.field('b')).toHaveValue('mine')
  await second.choice('a', 'y').check()
  await second.field('c').fill('of the second')
  await expect.poll(drafted).toContain('of the second')

  await first.field('d').fill('of the first')
  await expect.poll(drafted).toContain('of the first')
  for (const text of ['mine', 'of the second']) expect(await drafted()).toContain(text)
  await other.reload()
  await expect(second.field('d')).toHaveValue('of the first')
  await expect(second.block('b')).toHaveCount(0)
  await second.submit()
  await second.thanked()
  const { answers } = await readResponse(request, (await second.remembered(survey))!)
  expect(answers.map(({ question_id, value }) => [question_id, value])).toEqual([
    ['a', 'y'],
    ['c', 'of the second'],
    ['d', 'of the first'],
  ])
})
