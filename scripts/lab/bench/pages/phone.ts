import type { CDPSession } from '@playwright/test'

/** What every page is measured as: the screen that most people answer on. */
export const phone = { viewport: { width: 390, height: 844 }, locale: 'en-US' }

/** A phone's processor on this one's, and a slow 4G: bytes a second, milliseconds. */
const slow = {
  processor: 4,
  network: { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 },
}

/** Makes a page as slow as on such a phone. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow.network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.processor })
}
