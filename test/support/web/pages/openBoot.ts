export const entry = '/assets/index.js'
export const root = document.documentElement
export const form = `<form>
  <label><input type="radio" name="answer-often" value="daily" />Daily</label>
  <label><input type="radio" name="answer-often" value="never" />Never</label>
  <input id="answer-why" />
  <input name="job" />
  <input type="password" id="secret" />
</form>`
export const control = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}], #${name}`)!
export const checked = () => document.querySelector<HTMLInputElement>(':checked')?.value

/** The calls that the page made, and the languages that the browser prefers. */
export const browser = { requests: [] as string[], preferred: [] as string[] }

let painted = () => {}
/** The browser has painted the page. */
export const paint = () => painted()

/** Removes the listeners of the page that was open. */
function close() {
  for (const target of [window, document]) {
    const added = jest.spyOn(target, 'addEventListener')
    for (const [type, listener, options] of added.mock.calls) target.removeEventListener(type, listener, options)
    added.mockClear()
  }
}

/** Opens `address` as a page in English, whose HTML has `html` where it is published, and runs the boot script. */
export async function open(address: string, html?: string, isOutdated = false) {
  close()
  history.replaceState(null, '', address)
  for (const mark of Object.keys(root.dataset)) delete root.dataset[mark]
  root.lang = 'en'
  document.head.innerHTML = '<meta name="description" content="In English" data-ko="한국어로" />'
  document.body.innerHTML = `<div id="root">${html ?? ''}</div>`
  if (html !== undefined) root.dataset['published'] = entry
  if (isOutdated) root.dataset['outdated'] = ''
  delete window.pressed
  const chunks = { en: ['/en.js'], ko: ['/ko.js'], '/survey/:id': ['/survey.js', '/survey.css'], 'en/login': ['/login-en.js'] }
  Object.assign(globalThis, { PerformanceObserver: Paint })
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(Object.assign(document.createElement('script')))
  document.currentScript!.dataset['chunks'] = JSON.stringify(chunks)
  await jest.isolateModulesAsync(async () => void (await import('../../../../web/src/boot/boot.ts')))
}

class Paint {
  constructor(tell: (list: object) => void) {
    painted = () => tell({ getEntriesByName: () => [{}] })
  }
  observe() {}
}

/** The parser has read the whole document. */
export async function parsed() {
  document.dispatchEvent(new Event('DOMContentLoaded'))
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

export const loaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement & HTMLScriptElement>('[rel$=load], script')].map(
    (one) => one.getAttribute('href') ?? one.getAttribute('src'),
  )

/** Gives each test of this file a browser that keeps nothing. */
export function useBrowser(): void {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    Object.assign(browser, { requests: [], preferred: ['en'] })
    jest.spyOn(navigator, 'languages', 'get').mockImplementation(() => browser.preferred)
    globalThis.fetch = jest.fn((url: string) => {
      browser.requests.push(url)
      return Promise.resolve({ status: 200, json: () => Promise.resolve({}) })
    }) as unknown as typeof fetch
  })
  afterEach(() => {
    close()
    jest.restoreAllMocks()
  })
}
