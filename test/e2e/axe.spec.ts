import { expectClean, open } from './axe.ts'
import { adminToken, signIn, test } from './product.ts'

const pages = ['/', '/surveys', '/survey/trust-in-everyday-media', '/login', '/signup']
const adminPages = ['/admin', '/admin/surveys']

test.setTimeout(120_000)

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
