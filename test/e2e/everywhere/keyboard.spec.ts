import type { Page } from '@playwright/test'
import { adminToken, expect, place, signIn, test } from '../support/product.ts'

const focused = (page: Page) => page.locator(':focus')

/** Presses Tab until the focus is on what `name` names; fails when it is not on the way. */
async function tabTo(page: Page, role: 'link' | 'button' | 'radio' | 'combobox', name: string | RegExp) {
  const goal = page.getByRole(role, { name, exact: true }).filter({ visible: true }).first()
  await expect(goal).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await goal.evaluate((element) => element === document.activeElement)) return goal
  }
  throw new Error(`Tab never came to ${String(name)}`)
}

/** The focus goes round in the open dialog and nowhere else. */
async function expectTrapped(page: Page, presses: number) {
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const active = document.activeElement
      return active !== document.body && !active?.closest('dialog[open]')
    })
    expect(outside).toBe(false)
  }
}

test('the first stop skips the navbar', async ({ page }) => {
  await page.goto('/surveys')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveAccessibleName('Skip to content')
  await expect(focused(page)).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(place(page)).toBe('/surveys')
  await page.keyboard.press('Tab')
  expect(await focused(page).evaluate((element) => element.closest('main') !== null)).toBe(true)
})

test('a link of the navbar moves the focus to the heading of its page', async ({ page }) => {
  await page.goto('/surveys')
  await tabTo(page, 'link', 'Login')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused()
  await expect(page).toHaveTitle('Login · Project PRISM')
})

test('the language menu opens, closes by Escape with the focus back, and changes the language', async ({ page }) => {
  await page.goto('/surveys')
  const button = await tabTo(page, 'button', 'Language: English (EN)')
  await page.keyboard.press('Enter')
  const korean = page.getByRole('button', { name: '한국어' })
  await expect(korean).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(korean).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(korean).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('설문')
})

test('the user menu goes from entry to entry by the arrows, and to a page by Enter', async ({ page, request }) => {
  await signIn(page, await adminToken(request))
  await page.goto('/surveys')
  const button = await tabTo(page, 'button', /^Account menu/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(focused(page)).toHaveText('My Account')
  await page.keyboard.press('ArrowDown')
  await expect(focused(page)).toHaveText(/^Inquiries/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(focused(page)).toHaveText('Logout')
  await page.keyboard.press('Home')
  await expect(focused(page)).toHaveText('My Account')
  await page.keyboard.press('End')
  await expect(focused(page)).toHaveText('Logout')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(page.getByText('Logout')).toBeHidden()

  await page.keyboard.press('Enter')
  for (const _ of ['My Account', 'Inquiries', 'Dashboard']) await page.keyboard.press('ArrowDown')
  await expect(focused(page)).toHaveText('Dashboard')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('keeps the focus in its drawer, and gives it back', async ({ page }) => {
    await page.goto('/surveys')
    const opener = await tabTo(page, 'button', 'Menu')
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    await expectTrapped(page, 16)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test('a dialog keeps the focus, closes by Escape and by its button, and gives the focus back', async ({ page, request }) => {
  await signIn(page, await adminToken(request))
  await page.goto('/admin/surveys')
  const button = await tabTo(page, 'button', 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete this survey?' })
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectTrapped(page, 6)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})
