import type { Locator } from '@playwright/test'
/** Pastes HTML into a rich text field. */
export const paste = (field: Locator, html: string) =>
  field.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
