import type { Locator, Page } from '@playwright/test'
import type { Survey } from '../../../shared/survey/survey.ts'
import { pictures } from '../../support/fixtures/buildImage.ts'
import { ask, choose, gateway, makeSurvey, part, saveSurvey, surveyOn } from '../support/journey.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'Questions' })
const details = (page: Page) => page.getByRole('region', { name: 'Survey details' })
const line = (page: Page, title: string) => cards(page).getByRole('heading', { level: 3, name: title }).getByRole('button')
const named = (within: Locator | Page, name: string) => within.getByLabel(name, { exact: true })

async function open(page: Page, { id }: Survey) {
  await page.goto(`/admin/surveys/${id}?lang=en`)
  await expect(named(details(page), 'Title')).toBeVisible()
}

/** Saves, and answers what is stored now. */
async function save(page: Page): Promise<Survey> {
  const answer = page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().includes('/api/surveys/'))
  await page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).click()
  expect((await answer).status()).toBe(200)
  return (await (await answer).json()) as Survey
}

/** Chooses a file as a person does: by the button. */
async function choosePicture(page: Page, button: Locator) {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles({ name: 'dot.png', mimeType: 'image/png', buffer: pictures['image/png'] })
}

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(async ({ page, request }) => signIn(page, await adminToken(request)))

for (const [lang, loading] of [
  ['en', 'Loading...'],
  ['ko', '불러오는 중…'],
] as const)
  test(`says ${loading} until the survey is there`, async ({ page, request }) => {
    const survey = await makeSurvey(request, { sections: [part('one', [ask('a')])] })
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(`**/api/surveys/${survey.id}`, (route) => held.then(() => route.continue()))
    await page.goto(`/admin/surveys/${survey.id}?lang=${lang}`)
    await expect(page.getByText(loading, { exact: true }).first()).toBeVisible()
    letGo()
    await expect(named(page, lang === 'en' ? 'Title' : '제목(영어)').first()).toHaveValue(survey.title)
    await expect(page.getByText(loading, { exact: true })).toHaveCount(0)
  })

test('a new survey is Untitled Survey, and everything else of it is empty', async ({ page, request }) => {
  await page.goto('/admin/surveys/new?lang=en')
  const answer = page.waitForResponse((one) => one.request().method() === 'POST' && one.url().endsWith('/api/surveys'))
  await expect(named(details(page), 'Title')).toHaveValue('Untitled Survey')
  await page.keyboard.press('Control+s')
  const stored = (await (await answer).json()) as Survey
  expect(stored).toMatchObject({ title: 'Untitled Survey', is_active: true, sections: [], branching: [] })
  for (const name of ['slug', 'title_ko', 'description', 'description_ko', 'footer_html', 'footer_html_ko'] as const)
    expect(stored[name], name).toBe('')
  for (const name of ['company_logo_url', 'cover_image_url'] as const) expect(stored[name], name).toBe('')
  await expect(page).toHaveURL(`/admin/surveys/${stored.id}`)
  await saveSurvey(request, stored, { is_active: false })
})

test('logo and cover are uploaded beside their addresses, media of a question with words in both languages', async ({ page, request }) => {
  const survey = await makeSurvey(request, { sections: [part('one', [ask('a')])] })
  await open(page, survey)
  await details(page).getByText('Logo, cover and footer').click()
  for (const name of ['Company Logo URL', 'Cover Image URL']) {
    await choosePicture(page, details(page).getByRole('button', { name: `Upload: ${name}` }))
    await expect(named(details(page), name)).toHaveValue(/^\/media\/\w+\.png$/)
  }

  await line(page, 'Question a').click()
  const media = cards(page).getByRole('group', { name: 'Media' })
  await choosePicture(page, media.getByRole('button', { name: 'Upload image or video' }))
  const first = media.getByRole('listitem', { name: 'Media 1' })
  await expect(first.locator('img')).toBeVisible()
  await named(first, 'Alternative text').fill('A dot')
  await named(first, 'Alternative text (Korean)').fill('점 하나')
  await named(media, 'Image or video address').fill('javascript:alert(1)')
  await media.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(named(media, 'Image or video address')).toHaveAccessibleDescription('Enter a full web address.')
  await named(media, 'Image or video address').fill('https://video.example/clip.webm')
  await page.route('https://video.example/**', (route) => route.fulfill({ contentType: 'video/webm', body: '' }))
  await media.getByRole('button', { name: 'Add', exact: true }).click()
  const second = media.getByRole('listitem', { name: 'Media 2' })
  await expect(named(second, 'Kind')).toHaveValue('video')
  await second.getByRole('button', { name: 'Move up: Media 2' }).click()

  const { company_logo_url, cover_image_url, sections } = await save(page)
  for (const address of [company_logo_url, cover_image_url]) expect(address).toMatch(/^\/media\/\w+\.png$/)
  expect(sections[0]!.questions[0]!.media).toMatchObject([
    { url: 'https://video.example/clip.webm', kind: 'video', alt: '', alt_ko: '' },
    { url: expect.stringMatching(/^\/media\/\w+\.png$/), kind: 'image', alt: 'A dot', alt_ko: '점 하나' },
  ])
  await first.getByRole('button', { name: 'Remove: Media 1' }).click()
  expect((await save(page)).sections[0]!.questions[0]!.media).toHaveLength(1)
})

test('a section is described in both languages and may always show, as those of the spec always do', async ({ page, request }) => {
  const survey = await makeSurvey(request, { sections: [part('one', [ask('a')]), part('closing', [ask('b')])] })
  await open(page, survey)
  const heading = (name: RegExp) => cards(page).getByRole('heading', { level: 2 }).getByRole('button', { name })
  await heading(/Section one/).click()
  const fields = cards(page).getByRole('group', { name: /^1 Section one/ })
  await fields.getByRole('textbox', { name: 'Description', exact: true }).fill('About this part')
  await fields.getByRole('textbox', { name: 'Description (Korean)', exact: true }).fill('이 섹션에 대해')
  await fields.getByRole('switch', { name: 'Always show' }).check()
  await heading(/closing/).click()
  const always = cards(page)
    .getByRole('group', { name: /closing/ })
    .getByRole('switch', { name: 'Always show' })
  await expect(always).toBeChecked()
  await expect(always).toBeDisabled()
  expect((await save(page)).sections[0]).toMatchObject({
    description: '<p>About this part</p>',
    description_ko: '<p>이 섹션에 대해</p>',
    always_show: true,
  })
})

test('a rule picks from the choices that there are, gateways have a mode and two behaviors, and rules go again', async ({
  page,
  request,
}) => {
  const survey = await makeSurvey(request, {
    branching_mode: 'independent',
    sections: [part('one', [choose('a', ['x', 'y', 'z']), ask('text')]), part('two', [ask('b')])],
  })
  await open(page, survey)
  await line(page, 'Question text').click()
  await expect(cards(page).getByRole('switch', { name: 'Gateway' })).toHaveCount(0)
  await line(page, 'Question a').click()
  const own = cards(page).getByRole('group', { name: 'Gateway', exact: true })
  await own.getByRole('switch', { name: 'Gateway' }).check()
  await own.getByRole('radio', { name: 'Multi' }).check({ force: true })
  await named(own, 'Default: no rule matches').selectOption({ label: 'Show all' })
  await named(own, 'While unanswered').selectOption({ label: 'Show all' })
  for (const number of [1, 2]) {
    await own.getByRole('button', { name: 'Add rule' }).click()
    const answer = named(own, `When the answer is, rule ${number}`)
    await expect(answer.getByRole('option')).toHaveText(['Choice x', 'Choice y', 'Choice z'])
    await answer.selectOption({ label: number === 1 ? 'Choice z' : 'Choice x' })
  }
  await own.getByRole('button', { name: 'Add to rule 2' }).click()
  const picker = page.getByRole('dialog', { name: 'Sections and questions to show' })
  await picker.getByRole('checkbox', { name: 'All sections in the rules' }).check()
  await picker.getByRole('checkbox', { name: 'All questions in the rules' }).check()
  await picker.getByRole('button', { name: 'Done' }).click()
  await own.getByRole('button', { name: 'Remove rule 1' }).click()

  const branching = page.getByRole('region', { name: 'Branching', exact: true })
  await branching.getByRole('button', { name: 'Add gateway' }).click()
  const entry = branching.getByRole('group', { name: 'Gateway 1', exact: true })
  await expect(named(entry, 'Question').getByRole('option')).toHaveText(['Choose a question', '1.1 Question a'])
  await branching.getByRole('button', { name: 'Remove gateway 1' }).click()

  const stored = await save(page)
  expect(stored.branching).toEqual([])
  expect(stored.sections[0]!.questions[0]!.gateway).toEqual({
    enabled: true,
    mode: 'multi',
    default_behavior: 'show_all',
    unanswered_behavior: 'show_all',
    choice_rules: [
      { choice_value: 'x', show_section_ids: [], show_question_ids: [], selects_all_sections: true, selects_all_questions: true },
    ],
  })
})

test('a choice that is renamed after people chose it stays their answer, and its rule goes along', async ({ page, request, browser }) => {
  const rules = gateway({ x: { show_section_ids: ['two'] } })
  const survey = await makeSurvey(request, {
    sections: [part('one', [choose('a', ['x', 'y'], { gateway: rules })]), part('two', [ask('b')])],
  })
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const guest = await context.newPage()
  await guest.route('**/api/surveys/**', (route) => route.continue()) // no cache of the browser's between
  const on = surveyOn(guest, 'en')
  await on.open(survey)
  await on.choice('a', 'x').check()
  await on.field('b').fill('said')
  await on.submit()
  await on.thanked()

  await open(page, survey)
  await line(page, 'Question a').click()
  await named(cards(page), 'Label 1').fill('Always')
  const [stored] = (await save(page)).sections[0]!.questions
  expect(stored!.choices[0]).toMatchObject({ label: 'Always', value: 'Always', aliases: ['x'] })
  expect(stored!.gateway!.choice_rules[0]).toMatchObject({ choice_value: 'Always', show_section_ids: ['two'] })

  await on.open(survey)
  await expect(guest.getByText('Always', { exact: true })).toBeVisible()
  await expect(guest.getByText('said', { exact: true })).toBeVisible()
  await on.button('Edit').click()
  await expect(on.block('a').getByLabel('Always', { exact: true })).toBeChecked()
  await context.close()
})
