import { expectClean, open } from './axe.ts'
import { adminToken, expect, signIn, test } from './product.ts'

const pages = ['/', '/surveys', '/survey/trust-in-everyday-media', '/login', '/signup']
const adminPages = ['/admin', '/admin/surveys']

test.setTimeout(120_000)

test('the sweep sees a name that lacks the words which are shown', async ({ page }) => {
  const pageWith = (name: string) =>
    page.setContent(`<html lang="en"><title>x</title><main><h1>x</h1><button aria-label="${name}">Delete survey</button></main></html>`)
  await pageWith('Delete survey: Trust')
  await expectClean(page, 'with the words')
  await pageWith('Remove')
  await expect(expectClean(page, 'without them')).rejects.toThrow('label-content-name-mismatch')
})

for (const path of [...pages, ...adminPages]) {
  for (const lang of ['en', 'ko']) {
    test(`axe finds nothing on ${path} in ${lang}, light and dark, narrow and wide`, async ({ page, request }) => {
      if (adminPages.includes(path)) await signIn(page, await adminToken(request))
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await open(page, path, lang)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await expectClean(page, `${colorScheme}, ${width} wide`)
        }
      }
    })
  }
}
