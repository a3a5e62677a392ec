import { randomUUID } from 'node:crypto'
import { button, cards, details, drag, grip, line, named, outlineOf, save, section, stored } from './editorPage.ts'
import { makeSurvey } from '../support/journey.ts'
import { habit, parts, story, trusted, whyNot } from './newsHabits.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

const newsHabits = () => ({
  slug: `news-habits-${randomUUID().slice(0, 8)}`,
  title: 'News habits',
  title_ko: '뉴스 습관',
  sections: parts.map(({ questions, ...part }, at) => ({
    ...part,
    id: `part-${at}`,
    questions: questions.map(({ title, title_ko }, index) => ({
      id: `question-${at}-${index}`,
      title,
      title_ko,
      type: 'short_text' as const,
    })),
  })),
})

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(async ({ page, request }) => signIn(page, await adminToken(request)))

test('a drop ends where the browser reports no end of its animation', async ({ page, request }) => {
  await page.addInitScript(() =>
    addEventListener('transitionend', (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true }),
  )
  const { id } = await makeSurvey(request, newsHabits())
  await page.goto(`/admin/surveys/${id}?lang=en`)
  await expect(named(details(page), 'Title')).toHaveValue('News habits')
  await drag(page, grip(page, 'Newspapers'), section(page, 'Your habits'))
  await expect(page.getByText('Dropped at position 2 of 3.')).toHaveCount(1)
})

test('an author sorts sections and questions by mouse and by keyboard', async ({ page, request }) => {
  const { id } = await makeSurvey(request, newsHabits())
  await page.goto(`/admin/surveys/${id}?lang=en`)
  await expect(named(details(page), 'Title')).toHaveValue('News habits')
  const before = outlineOf(await stored(page, request))
  const [start, habits, papers] = before

  await test.step('by mouse', async () => {
    await drag(page, grip(page, 'Newspapers'), section(page, 'Your habits'))
    await drag(page, grip(page, story.title), line(page, whyNot.title))
    await save(page)
    expect(outlineOf(await stored(page, request))).toEqual([start, papers, ['Your habits', story.title, whyNot.title, habit.title]])
  })

  await test.step('by keyboard, from the handle and by Alt with an arrow', async () => {
    await grip(page, 'Newspapers').focus()
    for (const key of ['Space', 'ArrowDown', 'Space']) {
      await page.keyboard.press(key)
      await expect(
        page.getByText(key === 'Space' ? /^(Lifted\. Position 2|Dropped at position 3) of 3\.$/ : 'Position 3 of 3.'),
      ).toHaveCount(1)
    }
    await line(page, story.title).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(line(page, story.title)).toBeFocused()
    await save(page)
    expect(outlineOf(await stored(page, request))).toEqual([start, habits, papers])
  })

  await test.step('a question at the end of its section goes nowhere else', async () => {
    await line(page, story.title).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await drag(page, grip(page, trusted.title), section(page, 'Before you begin'))
    await expect(page.getByRole('heading', { level: 3, name: trusted.title })).toHaveText(new RegExp('^3\\.'))
  })
})

test('the outline is one stop of Tab, and the arrows go along it', async ({ page }) => {
  await page.goto('/admin/surveys/new?lang=en')
  for (const _ of [1, 2]) await button(cards(page), 'Add Section').click()
  const outline = page.getByRole('navigation', { name: 'Outline' })
  const row = (number: number) => button(outline, `${number} New Section`)
  await row(1).focus()
  await page.keyboard.press('Tab')
  await expect(button(outline, 'Add question')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(row(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row(2)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(button(outline, 'Reorder: 2 New Section')).toBeFocused()
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key)
  await expect(page.getByText('Dropped at position 1 of 2.', { exact: true })).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await expect(row(2)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(row(1)).toBeFocused()
})
