import type { Page } from '@playwright/test'
import { answer } from '../../scripts/screens/answer.ts'
import { screens } from '../../scripts/screens/list.ts'
import { homepage } from '../../scripts/seed/homepage.ts'
import { settings } from '../../scripts/seed/settings.ts'
import { checkingOfficialMessages } from '../../scripts/seed/surveys/checkingOfficialMessages.ts'
import { trustInEverydayMedia } from '../../scripts/seed/surveys/trustInEverydayMedia.ts'
import { open } from './axe.ts'
import { latinWords } from './latinWords.ts'
import { ownSite as test } from './ownSite.ts'
import { adminToken, buildMember, expect, signIn } from './product.ts'

test.use({ siteOf: 'korean' })

test.setTimeout(60_000)
test.use({ refusals: [0, 401, 403, 404, 409, 412, 413, 422, 503] })

/** What stands in the demo in English alone, or is edited in English. */
const demo = JSON.stringify([homepage, settings, trustInEverydayMedia, checkingOfficialMessages, 'Trust in everyday media, revised'])

const built = screens.filter(({ dev }) => !dev)
const routes = [...new Set(built.map(({ route }) => route))]

/** Opens the site in Korean as somebody. */
async function become(page: Page, token?: string) {
  await page.goto('/login?lang=ko')
  if (token) await signIn(page, token)
}

test('finds Latin words in text, names, hints and the title, and none in what is marked as English', async ({ page }) => {
  await page.setContent(
    `<html lang="ko"><head><title>설문 Titled</title></head><body><p>저장 Saved</p><button aria-label="Close menu">x</button>
     <input placeholder="Type here"><img alt="Picture" title="Tip"><p hidden>Later</p><p>Project PRISM, a@b.org, PNG 25 MB</p>
     <p lang="en">Untranslated</p></body></html>`,
  )
  expect(await latinWords(page)).toEqual(['설문 Titled', '저장 Saved', 'Close menu', 'Type here', 'Tip', 'Picture', 'Later'])
})

for (const role of ['member', 'admin'] as const) {
  test(`no page shows ${role === 'admin' ? 'an admin' : 'a member'} a Latin word of ours in Korean`, async ({ page, request }) => {
    await become(page, role === 'admin' ? await adminToken(request) : (await buildMember(request)).token)
    for (const route of routes) {
      await open(page, route, 'ko')
      await expect(page.getByRole('button', { name: /^계정 메뉴/ })).toBeAttached()
      // a field of the settings shows what readers get while it is empty: the other language
      expect(await latinWords(page, route === '/admin/settings' ? JSON.stringify(settings) : ''), route).toEqual([])
    }
  })
}

for (const screen of built) {
  const { route, state, as, only, api = {}, reach } = screen
  test(`${route} (${state}) shows no Latin word of ours in Korean`, async ({ page, request }) => {
    if (only === 'narrow') await page.setViewportSize({ width: 390, height: 844 })
    const tokens = { admin: () => adminToken(request), member: async () => (await buildMember(request)).token }
    await become(page, as && (await tokens[as]()))
    await answer(page, api)
    await page.goto(route)
    if (Object.values(api).includes('waits')) await expect(page.getByText('불러오는 중…').first()).toBeVisible()
    else await expect(page.locator('main h1, main h2').first()).toBeVisible()
    await reach?.(page)
    // who edits sees both languages of what they write
    const content = as === 'admin' ? JSON.stringify(api) + demo : ''
    expect(await latinWords(page, content)).toEqual([])
    await page.context().setOffline(false)
  })
}
