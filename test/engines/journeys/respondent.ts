import { expectTrue, find, press, tabTo, until, visit } from '../actions.ts'
import type { EnginePage } from '../engine.ts'
import type { Site } from '../site.ts'

const thanked = (page: EnginePage) => until(page, 'the thanks', `return document.querySelector('h1').textContent.startsWith('Thank you')`)
const surveyAt = ({ survey }: Site, origin: string) => `${origin}/survey/${survey.slug}?lang=en`

/** Forgets the response and the draft of the journey before. */
async function openSurvey(page: EnginePage, site: Site, origin = site.url) {
  await page.open(`${origin}/robots.txt`)
  await page.run('localStorage.clear(); sessionStorage.clear()')
  await visit(page, surveyAt(site, origin))
}

/** The answers that the site has stored of this page's response, in the order of their questions' ids. */
async function storedAnswers(page: EnginePage, site: Site): Promise<unknown[]> {
  const id = String(await page.run(`return localStorage.getItem('response:${site.survey.id}')`))
  const { answers } = await site.readResponse(id)
  return answers.toSorted((one, other) => (one.question_id < other.question_id ? -1 : 1)).map(({ value }) => value)
}

function expectAnswers(found: unknown[], expected: unknown[]) {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`Stored ${JSON.stringify(found)}, not ${JSON.stringify(expected)}.`)
}

const question = (id: string) => `focused.closest('[data-question=${id}]') !== null`

export async function home(page: EnginePage, { url }: Site) {
  await page.resize(1440, 900)
  await visit(page, `${url}/?lang=en`)
  await press(page, 'header button[popovertarget]')
  await press(page, 'header [popover] :is(a, button)', '한국어')
  await until(page, 'Korean', `return document.documentElement.lang === 'ko' && /[가-힣]/.test(document.querySelector('h1').textContent)`)
  await page.run(`localStorage.removeItem('lang')`)
}

export async function surveyByKeyboard(page: EnginePage, site: Site) {
  await page.resize(1440, 900)
  await openSurvey(page, site)
  await tabTo(page, 'the short text', question('name'))
  await page.type('The Busan Herald')
  await tabTo(page, 'the single choice', question('doubt'))
  await page.press('Space')
  await tabTo(page, 'the multiple choice', question('signs'))
  await page.press('Space')
  await tabTo(page, 'the long text', question('story'))
  await page.type('Four years old')
  await tabTo(page, 'the rich text', `${question('line')} && focused.matches('[role=textbox], textarea, [contenteditable]')`)
  await page.type('Taken in Busan')
  await until(page, 'the rich text', `return document.querySelector('[data-question=line]').textContent.includes('Taken in Busan')`)
  await page.screenshot(`.screens/engines/${page.name}-survey-1440.png`)
  await tabTo(page, 'Submit', `focused.textContent === 'Submit'`)
  await page.press('Enter')
  await thanked(page)
  expectAnswers(await storedAnswers(page, site), ['Yes', '<p>Taken in Busan</p>', 'The Busan Herald', ['Light'], 'Four years old'])
}

export async function surveyByTouch(page: EnginePage, site: Site) {
  await page.resize(390, 800)
  await openSurvey(page, site)
  const tap = async (selector: string, text?: string) => page.tap(await find(page, selector, text))
  await tap('button', 'Submit')
  await until(page, 'the problem', `return document.querySelector('[role=alert] ol')`)
  await tap('[role=alert] a')
  await expectTrue(
    page,
    'the problem leads to its field below the navbar',
    `const focused = document.activeElement
    const bar = document.querySelector('#root > header').getBoundingClientRect()
    return ${question('name')} && focused.closest('[data-question]').getBoundingClientRect().top >= bar.bottom - 1`,
  )
  await page.type('Jeju')
  await tap('[data-question=doubt] label:last-of-type')
  await tap('[data-question=signs] label:first-of-type')
  await tap('[data-question=signs] label:last-of-type')
  await page.screenshot(`.screens/engines/${page.name}-survey-390.png`)
  await tap('button', 'Submit')
  await thanked(page)
  expectAnswers(await storedAnswers(page, site), ['No', 'Jeju', ['Light', 'Text']])
}

export async function retryAfterLoss(page: EnginePage, site: Site) {
  await page.resize(390, 800)
  await openSurvey(page, site, site.weak.url)
  await page.click(await find(page, '[data-question=name] input'))
  await page.type('On the train')
  await press(page, '[data-question=doubt] label:last-of-type')
  await until(page, 'the draft', `return Object.keys(localStorage).some((key) => key.startsWith('draft:'))`)
  site.weak.lose(/^\/api\/responses/)
  await press(page, 'button', 'Submit')
  await until(page, 'the message', `return document.querySelector('[role=alert]')?.textContent.includes('Your answers are still here')`)
  site.weak.lose(null)
  await until(
    page,
    'the thanks',
    `[...document.querySelectorAll('main button')].find((one) => one.textContent === 'Retry' && one.ariaDisabled !== 'true')?.click()
    return document.querySelector('h1').textContent.startsWith('Thank you')`,
  )
  expectAnswers(await storedAnswers(page, site), ['No', 'On the train'])
}

export async function leaveWhileLoading(page: EnginePage, { weak }: Site) {
  await page.resize(1440, 900)
  await visit(page, `${weak.url}/surveys?lang=en`)
  weak.hold(/\/assets\/login-/)
  try {
    await press(page, 'header a', 'Login')
    await until(page, 'the address', `return location.pathname === '/login'`)
    await page.run(`location.href = '/robots.txt'`)
    await until(page, 'the page that was gone to', `return location.pathname === '/robots.txt'`)
  } finally {
    weak.hold(null)
  }
}

export async function refusedField(page: EnginePage, { url }: Site) {
  await page.resize(390, 700)
  await visit(page, `${url}/?lang=en`)
  await page.run(`localStorage.clear()`)
  await press(page, '#contact button[type=submit]')
  await until(page, 'the refused field', `return document.activeElement.matches('#contact [aria-invalid=true]')`)
  await expectTrue(
    page,
    'its label is below the navbar',
    `return document.activeElement.labels[0].getBoundingClientRect().top >= document.querySelector('#root > header').getBoundingClientRect().bottom`,
  )
}

export async function menuDrawer(page: EnginePage, { url }: Site) {
  await page.resize(390, 800)
  await visit(page, `${url}/surveys?lang=en`)
  await press(page, 'header button', 'Menu')
  await find(page, 'dialog[open] a', 'Login')
  await page.screenshot(`.screens/engines/${page.name}-menu-390.png`)
  await page.press('Escape')
  await until(page, 'the closed menu', `return !document.querySelector('dialog[open]')`)
}
