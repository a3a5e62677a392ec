// The README's pictures, taken of the demo content: npm run readme-pictures
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from './browser/launchBrowser.ts'
import { api } from '../ops/import/api.ts'
import { startProduct } from './screens/product.ts'
import { sizes } from './screens/screen.ts'

const folder = join(import.meta.dirname, '../../docs/pictures')
const slug = 'checking-official-messages'

mkdirSync(folder, { recursive: true })
const product = await startProduct()
const browser = await launchBrowser()
try {
  const page = await browser.newPage({ locale: 'en-US', viewport: { ...sizes.wide, height: 900 }, reducedMotion: 'reduce' })
  const { id } = await api(product.url)('getSurveyBySlug', { slug })
  await page.goto(`${product.url}/survey/${slug}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, 'survey.png') })

  await page.evaluate((token) => localStorage.setItem('token', token), product.tokens.admin)
  await page.goto(`${product.url}/admin/surveys/${id}`)
  await page.getByRole('textbox').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, 'editor.png') })
} finally {
  await browser.close()
  await product.stop()
}
