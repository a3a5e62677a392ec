import { defineConfig, devices } from '@playwright/test'
import { browserFlags, type Browser } from './scripts/lab/browser/browser.ts'

// the global setup writes both into the environment before a test runs
const browser = JSON.parse(process.env['BROWSER'] ?? '{}') as Partial<Browser>
const env = Object.fromEntries(
  Object.entries({ ...process.env, ...browser.env }).filter((entry): entry is [string, string] => entry[1] !== undefined),
)

export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './scripts/lab/browser/startProduct.ts',
  outputDir: 'test-results',
  workers: 3, // more than there are processors: tests also wait for the page
  fullyParallel: true,
  forbidOnly: true,
  timeout: 30_000,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['BASE_URL'],
    locale: 'en-US',
    // a rehearsal speaks https with a certificate that it made itself
    ignoreHTTPSErrors: Boolean(process.env['REHEARSE']),
    trace: 'on-first-retry', // recording takes a third of the time: only of what failed (decision 63)
    launchOptions: { executablePath: browser.executablePath, args: browserFlags, env },
  },
})
