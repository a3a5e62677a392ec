import type { Page } from '@playwright/test'
import { schemes, type Screen, type Shot, sizes } from './screen.ts'

const style = `
  body { margin: 0; padding: 24px; width: max-content; background: #c9ced8; color: #10141c; font: 15px/1.4 system-ui, sans-serif }
  h1 { margin: 0 0 16px; font-size: 20px }
  div { display: flex; gap: 16px; align-items: start; margin-bottom: 24px }
  figure { margin: 0 }
  figcaption { margin-bottom: 4px; font-weight: 600 }
  img { display: block; box-shadow: 0 1px 4px rgb(0 0 0 / .4) }`

const named = { en: 'English', ko: 'Korean' } as const

/** All shots of a screen side by side as one picture: a row a scheme, with what each of them shows. `page` is blank paper. */
export async function composeSheet(page: Page, { route, state, as }: Screen, shots: Shot[]): Promise<Buffer> {
  const rows = schemes.map((scheme) => shots.filter((shot) => shot.scheme === scheme).map(figure))
  const title = `${route} · ${state} · ${as ?? 'guest'}`
  await page.setContent(`<style>${style}</style><h1>${title}</h1>${rows.map((row) => `<div>${row.join('')}</div>`).join('')}`)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  return page.locator('body').screenshot()
}

const figure = ({ lang, scheme, size, png }: Shot): string =>
  `<figure><figcaption>${sizes[size].width}, ${named[lang]}, ${scheme}</figcaption>` +
  `<img width="${sizes[size].drawn}" src="data:image/png;base64,${png.toString('base64')}"></figure>`
