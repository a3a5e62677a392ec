import { expectTrue, find, press, until, visit } from '../actions.ts'
import type { EnginePage } from '../engine.ts'
import { password, type Site } from '../site.ts'

async function signIn(page: EnginePage, { url, token }: Site) {
  await page.open(`${url}/robots.txt`)
  await page.run(`localStorage.clear(); localStorage.setItem('token', ${JSON.stringify(token)})`)
}

export async function signInByForm(page: EnginePage, { url, email }: Site) {
  await page.resize(1440, 900)
  await page.open(`${url}/robots.txt`)
  await page.run('localStorage.clear()')
  await visit(page, `${url}/login?lang=en`)
  await page.click(await find(page, 'input[type=email]'))
  await page.type(email)
  await page.press('Tab')
  await page.type(password)
  await page.press('Enter')
  await until(page, 'the token', `return location.pathname !== '/login' && localStorage.getItem('token')`)
}

/** A dialog is as tall as its content, and not as the window. */
const dialogFits = `const { top, bottom } = document.querySelector('dialog[open]').getBoundingClientRect()
  return top > 40 && bottom < innerHeight - 40`

export async function editorAsksBeforeBack(page: EnginePage, site: Site) {
  await page.resize(1440, 900)
  await signIn(page, site)
  await visit(page, `${site.url}/admin/surveys?lang=en`)
  await press(page, `a[href="/admin/surveys/${site.survey.id}"]`)
  await press(page, 'main textarea')
  await page.type('Now: ')
  await until(page, 'unsaved changes', `return !dispatchEvent(new Event('beforeunload', { cancelable: true }))`)
  await page.run('history.back()')
  await find(page, 'dialog[open] button', 'Stay')
  await expectTrue(page, 'the dialog fits its content', dialogFits)
  await page.screenshot(`.screens/engines/${page.name}-dialog-1440.png`)
  await press(page, 'dialog[open] button', 'Stay')
  await expectTrue(page, 'the editor stays', `return location.pathname === '/admin/surveys/${site.survey.id}'`)
  await page.resize(390, 800)
  await page.run('history.back()')
  await find(page, 'dialog[open] button', 'Stay')
  await page.screenshot(`.screens/engines/${page.name}-dialog-390.png`)
  await press(page, 'dialog[open] button', 'Leave')
  await until(page, 'the list', `return location.pathname === '/admin/surveys'`)
}

export async function results(page: EnginePage, site: Site) {
  await signIn(page, site)
  await page.resize(1440, 900)
  await visit(page, `${site.url}/admin/surveys/${site.survey.id}/results?lang=en`)
  await until(page, 'the counts', `return document.querySelector('main').textContent.includes('Have you doubted a picture?')`)
  await page.screenshot(`.screens/engines/${page.name}-results-1440.png`)
  await press(page, 'main button[aria-label^="Copy: "]')
  await press(page, '[popover] button', 'Copy as image')
  await until(page, 'the copied image', `return /image was (?:copied|saved)/.test(document.querySelector('#toasts').textContent)`)
  await page.resize(390, 800)
  await until(page, 'a page no wider than the phone', 'return document.documentElement.scrollWidth <= innerWidth')
  await page.screenshot(`.screens/engines/${page.name}-results-390.png`)
}

export async function printing(page: EnginePage, site: Site) {
  await signIn(page, site)
  await page.resize(1440, 900)
  await visit(page, `${site.url}/admin/surveys/${site.survey.id}/results?lang=en`)
  await until(page, 'the counts', `return document.querySelector('main').textContent.includes('Have you doubted a picture?')`)
  const pdf = await page.print()
  if (pdf === null) return 'its driver cannot print'
  if (!Buffer.from(pdf).subarray(0, 5).equals(Buffer.from('%PDF-')) || pdf.length < 5_000) throw new Error('The print is empty.')
  return undefined
}
