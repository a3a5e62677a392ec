import {
  changes,
  dragItem,
  english,
  guest,
  item,
  korean,
  openAsAdmin,
  part,
  preview,
  save,
  saved,
  stored,
  write,
} from './homepageEditor.ts'
import { expect } from '../support/product.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { storeHomepage } from '../support/storeHomepage.ts'

test.use({ siteOf: 'homepage' })

/** The home page is the whole site's, so these tests have a site of their own, and take turns. */
test.describe.configure({ mode: 'serial' })

test('every kind of field is edited in both languages, shown in the preview, saved, and read by guests', async ({
  page,
  request,
  browser,
  site,
}) => {
  const before = await stored(request)
  await openAsAdmin(page, request)
  await part(page, /^Hero/).click()
  await write(page, page.getByRole('textbox', { name: 'Hero title' }), 'Look twice')
  await page.getByLabel('Badge 1').fill('Made in daylight')
  await page.getByLabel('Survey button').fill('Tell us')
  await page.getByLabel('Footnote').fill('A hero footnote')
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Look twice')
  await korean(page)
  await write(page, page.getByRole('textbox', { name: 'Hero title (Korean)' }), '다시 봅니다')
  await page.getByLabel('Survey button (Korean)').fill('알려 주세요')
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('다시 봅니다')
  await expect(preview(page).getByText('알려 주세요').first()).toBeVisible()
  await english(page)
  await part(page, /^Hero/).click()

  await part(page, /^FAQ/).click()
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.keyboard.type('Is this new?')
  await write(page, page.getByRole('textbox', { name: 'Answer' }), 'It is.')
  await part(page, /^FAQ/).click()
  await part(page, /^Contact/).click()
  await page.getByLabel('Title').fill('Talk to us')
  await part(page, /^Footer/).click()
  await write(page, page.getByRole('textbox', { name: 'Footer (Rich Text)' }), 'Printed on the web')
  await expect(changes(page, 9)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(page)).toBeVisible()

  const after = await stored(request)
  expect(after.hero_title).toEqual({ en: '<p>Look twice</p>', ko: '<p>다시 봅니다</p>' })
  expect(after.faq!.at(-1)).toEqual({ question: { en: 'Is this new?', ko: '' }, answer: { en: '<p>It is.</p>', ko: '' } })
  expect(after.footer_html!.en).toBe('<p>Printed on the web</p>')
  const untouched = ['mission', 'capabilities', 'principles', 'ecosystem', 'use_cases', 'survey_section_text', 'hero_subtext'] as const
  for (const name of untouched) expect(after[name], name).toEqual(before[name])

  const visitor = await guest(browser, site, '/')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Look twice')
  await expect(visitor.getByText('Made in daylight')).toBeVisible()
  await expect(visitor.getByText('Is this new?')).toBeVisible()
  await visitor.goto('/?lang=ko')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('다시 봅니다')
  await visitor.context().close()
})

test('items are added, dragged, moved, removed and restored', async ({ page, request }) => {
  await storeHomepage(request, { mission: ['One', 'Two', 'Three'].map(item) })
  await openAsAdmin(page, request)
  await part(page, /^Mission/).click()
  const order = () => page.getByRole('list', { name: 'Mission' }).getByRole('heading', { level: 3 }).allTextContents()
  await page.getByRole('button', { name: 'Reorder: One' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect.poll(order).toEqual(['Two', 'Three', 'One'])
  await expect(changes(page, 1)).toBeVisible()

  await dragItem(page, 'One', 'Two')
  await expect.poll(order).toEqual(['One', 'Two', 'Three'])
  await expect(page.getByText(/^\d+ changes?$/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Three', exact: true }).click()
  await page.getByRole('button', { name: 'Move up: Three' }).click()
  await expect.poll(order).toEqual(['One', 'Three', 'Two'])
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(order).toEqual(['Three', 'One', 'Two'])
  await page.getByRole('button', { name: 'Remove: Three' }).click()
  await expect.poll(order).toEqual(['One', 'Two'])
  await page.getByText('Undo', { exact: true }).click()
  await expect.poll(order).toEqual(['Three', 'One', 'Two'])
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.keyboard.type('Four')
  await save(page)
  expect((await stored(request)).mission!.map(({ title }) => title.en)).toEqual(['Three', 'One', 'Two', 'Four'])
})

test('an item that is lifted stays below the pointer while an open one above it folds', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 1600 })
  await storeHomepage(request, { mission: ['One', 'Two', 'Three'].map(item) })
  await openAsAdmin(page, request)
  await part(page, /^Mission/).click()
  await page.getByRole('button', { name: 'One', exact: true }).click()
  const grip = page.getByRole('button', { name: 'Reorder: Three' })
  await expect(page.getByRole('group', { name: 'One', exact: true })).toBeVisible()
  const { x, y } = (await grip.boundingBox())!
  await page.mouse.move(x + 8, y + 12)
  await page.mouse.down()
  await page.mouse.move(x + 8, y + 32, { steps: 5 })
  await expect(page.getByRole('group', { name: 'One', exact: true })).toBeHidden()
  expect(Math.abs((await grip.boundingBox())!.y - y - 20)).toBeLessThan(12)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByRole('group', { name: 'One', exact: true })).toBeVisible()
  expect(Math.abs((await grip.boundingBox())!.y - y)).toBeLessThan(2)
})
