import type { EnginePage } from './engine.ts'

const patience = 15_000
const pause = 100

/** Waits until a script returns something truthy. Throws an error that names the condition. */
export async function until(page: EnginePage, what: string, script: string): Promise<void> {
  for (const end = Date.now() + patience; ;) {
    const isSo = await page.run(`return Boolean((() => {${script}})())`).catch(() => false) // between two pages there is none to run it
    if (isSo === true) return
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

const visible = `const seen = (element) => element.getClientRects().length > 0`
const textsOf = `const textsOf = (element) => [element.getAttribute('aria-label'), element.textContent].map((text) => text?.trim())`

/** Waits for a visible element of a selector, with that text or accessible name if given. Returns a selector of only that element. */
export async function find(page: EnginePage, selector: string, text?: string): Promise<string> {
  const matches = text === undefined ? 'true' : `textsOf(element).includes(${JSON.stringify(text)})`
  await until(
    page,
    `${selector}${text === undefined ? '' : ` "${text}"`}`,
    `${visible}; ${textsOf}
    for (const before of document.querySelectorAll('[data-found]')) before.removeAttribute('data-found')
    const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => seen(element) && ${matches})
    if (!found) return false
    found.setAttribute('data-found', '')
    found.scrollIntoView({ block: 'center' })
    return true`,
  )
  return '[data-found]'
}

/** Presses a visible element, as `find` finds it. */
export const press = async (page: EnginePage, selector: string, text?: string): Promise<void> =>
  page.click(await find(page, selector, text))

/** Opens a page, and waits until its script handles input. */
export async function visit(page: EnginePage, url: string): Promise<void> {
  await page.open(url)
  await until(
    page,
    'the script',
    `return window.started && !('published' in document.documentElement.dataset) && document.querySelector('h1')`,
  )
}

/** Throws unless a script returns true. */
export async function expectTrue(page: EnginePage, what: string, script: string): Promise<void> {
  if ((await page.run(script)) !== true) throw new Error(`It is not so that ${what}.`)
}

/** Moves the focus on by Tab until a script about `focused` returns true. */
export async function tabTo(page: EnginePage, what: string, script: string): Promise<void> {
  for (let step = 0; step < 120; step++) {
    await page.press('Tab')
    if ((await page.run(`const focused = document.activeElement; return ${script}`)) === true) return
  }
  throw new Error(`Tab does not come to ${what}.`)
}
