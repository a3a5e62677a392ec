import type { Locator, Page } from '@playwright/test'
import type { Survey } from '../../../shared/survey/survey.ts'
import { pictures } from '../../support/fixtures/buildImage.ts'
import { button, cards, details, fieldsOf, line, named } from './editorPage.ts'
import { ask, makeSurvey, part } from '../support/journey.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

async function open(page: Page, { id }: Survey) {
  await page.goto(`/admin/surveys/${id}?lang=en`)
  await expect(named(details(page), 'Title')).toBeVisible()
}

/** Saves, and returns the stored survey. */
async function save(page: Page): Promise<Survey> {
  const answer = page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().includes('/api/surveys/'))
  await button(page, 'Save').click()
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

test('logo and cover are uploaded beside their addresses, media of a question with words in both languages, and it quotes an answer', async ({
  page,
  request,
}) => {
  const survey = await makeSurvey(request, { sections: [part('one', [ask('name'), ask('a')])] })
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

  await named(fieldsOf(page, 'Question a'), 'Description').click()
  await page.keyboard.type('Dear , hello')
  for (let letter = 0; letter < ', hello'.length; letter++) await page.keyboard.press('ArrowLeft')
  await cards(page).getByRole('button', { name: 'Insert an answer: Description', exact: true }).click()
  await page.keyboard.type('name')
  await page.keyboard.press('Enter')
  await page.keyboard.type('friend')

  const { company_logo_url, cover_image_url, sections } = await save(page)
  for (const address of [company_logo_url, cover_image_url]) expect(address).toMatch(/^\/media\/\w+\.png$/)
  expect(sections[0]!.questions[1]!.description).toBe('<p>Dear {{name|friend}}, hello</p>')
  expect(sections[0]!.questions[1]!.media).toMatchObject([
    { url: 'https://video.example/clip.webm', kind: 'video', alt: '', alt_ko: '' },
    { url: expect.stringMatching(/^\/media\/\w+\.png$/), kind: 'image', alt: 'A dot', alt_ko: '점 하나' },
  ])
  await first.getByRole('button', { name: 'Remove: Media 1' }).click()
  expect((await save(page)).sections[0]!.questions[1]!.media).toHaveLength(1)
})
