import { type Browser, chromium } from '@playwright/test'
import { browserFlags, findBrowser } from './browser.ts'

/** Starts Chromium, with `flags` of its own beside those of every run. INT and TERM are the caller's: it closes what it started. */
export async function launchBrowser(...flags: string[]): Promise<Browser> {
  const { executablePath, env } = await findBrowser()
  return chromium.launch({
    executablePath,
    args: [...browserFlags, ...flags],
    env: { ...(process.env as Record<string, string>), ...env },
    handleSIGINT: false,
    handleSIGTERM: false,
  })
}
