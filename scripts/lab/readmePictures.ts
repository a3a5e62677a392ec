// Takes the README's pictures from the demo content: npm run readme-pictures
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { runWithCleanups } from '../launch/withCleanups.ts'
import { launchBrowser } from './browser/launchBrowser.ts'
import { api } from '../ops/import/api.ts'
import { startDemo } from './screens/product.ts'
import { languages, sizes } from './screens/screen.ts'

const folder = join(import.meta.dirname, '../../docs/pictures')
const slug = 'checking-official-messages'

async function look(page: Page, path: string): Promise<Buffer> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot()
}

await runWithCleanups(async (cleanups) => {
  const { url, tokens } = await startDemo(cleanups)
  const browser = await launchBrowser()
  cleanups.push(() => browser.close())
  const newPage = (size: keyof typeof sizes) =>
    browser.newPage({ baseURL: url, locale: 'en-US', viewport: sizes[size], reducedMotion: 'reduce' })
  const phone = await newPage('narrow')
  const phones: string[] = []
  for (const lang of languages) phones.push((await look(phone, `/survey/${slug}?lang=${lang}`)).toString('base64'))
  const paper = await newPage('wide')
  const style = 'margin: 0; width: max-content; display: flex; gap: 24px'
  await paper.setContent(`<body style="${style}">${phones.map((png) => `<img src="data:image/png;base64,${png}">`).join('')}`)
  await paper.locator('body').screenshot({ path: join(folder, 'survey.png') })

  const desk = await newPage('wide')
  await desk.addInitScript((token) => localStorage.setItem('token', token), tokens.admin)
  const { id } = await api(url)('getSurveyBySlug', { slug })
  await look(desk, `/admin/surveys/${id}/results`)
  await desk.screenshot({ path: join(folder, 'results.png') })
})
