import { makeSurvey, ask, choose, part } from '../support/journey.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'
import { button, cards, details, line, named, save, section, stored } from './editorPage.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(async ({ page, request }) => signIn(page, await adminToken(request)))

test('an admin sets the life of a survey by keyboard, which the folded card then summarizes', async ({ page, request }) => {
  const { id } = await makeSurvey(request, { sections: [part('one', [ask('a')])] })
  await page.goto(`/admin/surveys/${id}?lang=en`)
  const settings = page.getByRole('region', { name: 'Settings' })
  const groups = settings.locator('details details > summary')

  await settings.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await groups.first().focus()
  await page.keyboard.press('Enter')
  await named(settings, 'Opens').fill('2030-12-01T00:00')
  await named(settings, 'Closes').fill('2030-11-01T00:00')
  await expect(named(settings, 'Closes')).toHaveAccessibleDescription('The survey must close after it opens.')
  await named(settings, 'Closes').fill('2031-01-01T00:00')
  await named(settings, 'Response limit').fill('300')
  await settings.getByRole('textbox', { name: 'Closing text', exact: true }).fill('Closed. Thank you.')
  await expect(groups.first()).toContainText('Open from Dec 1, 2030 to Dec 31, 2030, at most 300 responses, with a closing text')

  await groups.nth(4).focus()
  await page.keyboard.press('Enter')
  await button(settings, 'Add link field').press('Enter')
  await page.keyboard.type('pid')
  await named(settings, 'After submitting').fill('https://panel.example/done')
  await settings.getByRole('button', { name: 'Insert link field: After submitting' }).press('Enter')
  await settings.getByRole('button', { name: '{pid}' }).filter({ visible: true }).press('Enter')
  await expect(named(settings, 'After submitting')).toBeFocused()
  await expect(named(settings, 'Link to hand out')).toHaveValue(/\?pid=\{pid\}$/)
  await save(page)
  expect(await stored(page, request)).toMatchObject({
    opens_at: '2030-11-30T15:00:00.000Z',
    closes_at: '2030-12-31T15:00:00.000Z',
    response_limit: 300,
    closed_text: '<p>Closed. Thank you.</p>',
    link_fields: [{ name: 'pid' }],
    panel: { complete: 'https://panel.example/done?pid={pid}' },
  })

  await page.reload()
  await expect(settings.locator('summary')).toContainText('Open from Dec 1, 2030 to Dec 31, 2030, at most 300 responses')
  await expect(page.locator('header').getByText('Opens Dec 1, 2030')).toBeVisible()
})

test('two sections are drawn by turns, and choices are shuffled around a pinned one', async ({ page, request }) => {
  const { id } = await makeSurvey(request, {
    sections: [part('text', [choose('a', ['x', 'y'])]), part('video', [ask('b')]), part('end', [ask('c')])],
  })
  await page.goto(`/admin/surveys/${id}?lang=en`)
  const menu = section(page, 'Section text').getByRole('button', { name: /^Section menu/ })
  await menu.click()
  await section(page, 'Section text').getByRole('button', { name: 'Draw at random' }).click()
  const dialog = page.getByRole('dialog', { name: 'Draw at random' })
  await dialog.getByLabel('2 Section video').check()
  await button(dialog, 'Apply').click()
  await expect(menu).toBeFocused()
  await expect(cards(page).getByText('1 of 2 shown')).toHaveCount(2)

  await line(page, 'Question a').click()
  await cards(page).getByRole('switch', { name: 'Random order', exact: true }).click()
  await cards(page).getByRole('button', { name: 'Keeps its place: Choice 2' }).click()
  await save(page)
  const { pools, sections } = await stored(page, request)
  expect(pools).toEqual([{ id: 'a', show: 1, shuffle: false }])
  expect(sections.map(({ pool }) => pool)).toEqual(['a', 'a', undefined])
  expect(sections[0]!.questions[0]).toMatchObject({ shuffle_choices: true, choices: [{ value: 'x' }, { value: 'y', pinned: true }] })
})

test('a template is saved as it is', async ({ page, request }) => {
  await page.goto('/admin/surveys/new?lang=en')
  await button(page, 'Use a template').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Research study/ })
    .click()
  await expect(named(details(page), 'Title')).toHaveValue('Research study')
  await save(page)
  await expect(page).toHaveURL(/\/admin\/surveys\/(?!new)[\w-]+$/)
  expect(await stored(page, request)).toMatchObject({
    title_ko: '연구 참여',
    is_active: false,
    paging: 'sections',
    response_limit: 300,
    pools: [{ id: 'topics', show: 2, shuffle: true }],
  })
})
