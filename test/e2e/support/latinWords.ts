import type { Frame, Page } from '@playwright/test'

/** Attributes that are read out or shown. */
const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title', 'alt']

/** Words that a Korean reader expects in Latin letters: names, addresses, formats and units, and the names of people and companies in these tests. */
const allowed = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /https?:\/\/\S+|\/[\w/-]+/g,
  /\b(?:Project )?PRISM\b/g,
  /\b(?:Google|Facebook|LinkedIn|Instagram|YouTube|Vimeo)\b/g,
  /\b(?:JPEG|PNG|GIF|WebP|AVIF|HEIC|MP4|WebM|PDF|HWP|CSV|JSON(?: Lines)?|SVG|QR|NPS|Esc|Shift|HTTPS|KB|MB|GB|GMT)\b/g,
  // texts stored the same in both languages, slugs, file names, and typed texts in quotes
  /\bUntitled Survey\b/g,
  /\b[a-z\d]+(?:-[a-z\d]+)+\b|\b[\w-]+\.json\b|‘[^’]*’/g,
  /\b(?:Mina Park|Jiwon Lee|Hana Lindqvist|MP|JL|HL|Harbour Desk)\b/g,
]

/**
 * Every Latin word that a page in Korean shows, says or carries in its title, with where it stands: what is hidden as yet counts too.
 * Left out is what is marked as English, such as the name of that language or a text that nobody has translated, what is code, and every
 * phrase that stands in `content`: what an admin or a visitor wrote is not ours.
 */
export async function latinWords(page: Page | Frame, content = ''): Promise<string[]> {
  const texts = await page.evaluate((attributes) => {
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        !element.matches('script, style, noscript, noscript *, code') && element.closest('[lang]')?.getAttribute('lang') !== 'en',
    )
    const found = elements.flatMap((element) => {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      // One text of all, where an address may break in the middle.
      return [texts.map(({ textContent }) => textContent).join(''), ...attributes.map((name) => element.getAttribute(name) ?? '')]
    })
    return [document.title, ...found]
  }, spoken)
  const isOurs = (text: string) =>
    (allowed.reduce((rest, pattern) => rest.replace(pattern, '\n'), text).match(/[A-Za-z][\w ,.'’-]*[A-Za-z]/g) ?? []).some(
      (phrase) => !content.includes(phrase),
    )
  return [...new Set(texts)].filter(isOurs)
}
