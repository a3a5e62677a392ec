import type { Locator } from '@playwright/test'
import { googleDocs, word, wordOnline } from '../../support/web/clipboards.ts'

/** What is on the clipboard after the same text was copied in each of them. */
export const wordProcessors = { Word: word, 'Word in the browser': wordOnline, 'Google Docs': googleDocs }

/** How that text is stored. */
export const pastedText =
  '<h1>How we ask</h1><p><strong>Bold</strong>, <strong>heavy</strong>, <em>slanted</em>, <u>underlined</u>, <s>struck</s> and plain.</p>' +
  '<ol><li data-list="bullet">Apples</li><li data-list="bullet"><strong>Pears</strong></li></ol><p>Then:</p>' +
  '<ol><li data-list="ordered">First</li><li data-list="ordered">Second</li></ol>' +
  '<p><a href="https://prism.example/why" target="_blank" rel="noopener noreferrer">Why we ask</a></p>'

/** Pastes HTML into a rich text field. */
export const paste = (field: Locator, html: string) =>
  field.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
