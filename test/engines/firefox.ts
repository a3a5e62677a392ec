import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import type { Engine, EnginePage } from './engine.ts'

const binary = '/usr/bin/firefox-esr'

/** Debian's Firefox, driven by WebDriver BiDi. Not by Playwright, which asks for commands that the ESR does not have. */
export const firefox: Engine = {
  name: 'firefox',
  missing: () => (existsSync(binary) ? null : `${binary} is not there: apt-get install firefox-esr`),
  start: startFirefox,
}

async function startFirefox(): Promise<EnginePage> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: binary, handleSIGINT: false, handleSIGTERM: false })
  const page = await browser.newPage()
  page.setDefaultTimeout(15_000)
  return {
    name: 'firefox',
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (script) => page.evaluate(`(() => {${script}})()`),
    click: (selector) => page.click(selector),
    tap: (selector) => page.tap(selector),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: (text) => page.keyboard.type(text),
    screenshot: async (path) => void (await page.screenshot({ path: path })),
    print: () => page.pdf(),
    close: () => browser.close(),
  }
}
