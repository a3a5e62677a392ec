// Draws the demo content's pictures anew, as the files that the seed sends: npm run pictures
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { launchBrowser } from '../browser/launchBrowser.ts'
import { lens, origins, refraction } from './pictures/heroDrawings.ts'
import { icon, logo } from './pictures/logo.ts'
import { captions, event, notice, voice } from './pictures/useCaseDrawings.ts'

const drawings = { refraction, origins, lens, event, notice, voice, captions }
/** The picture itself and its renditions, in pixels. */
const widths = [1600, 1280, 640]
const iconSide = 48
/** Of WebP, as canvas takes it: fine lines, few colors. */
const quality = 0.68

/** The drawing as a browser paints it, `width` pixels wide. */
async function painted(page: Page, svg: string, width: number, type: string): Promise<Buffer> {
  const address = await page.evaluate(
    async (given) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(given.svg)}`
      await image.decode()
      const height = Math.round((given.width * image.naturalHeight) / image.naturalWidth)
      const canvas = Object.assign(document.createElement('canvas'), { width: given.width, height })
      canvas.getContext('2d')!.drawImage(image, 0, 0, given.width, height)
      return canvas.toDataURL(given.type, given.quality)
    },
    { svg, width, type, quality },
  )
  return Buffer.from(address.split(',')[1]!, 'base64')
}

/** A favicon.ico with one picture, a square PNG of `side` pixels. */
function iconFile(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22)
  header.set([0, 0, 1, 0, 1, 0, side, side]) // an icon, with one picture
  header.set([1, 0, 32, 0], 10) // one plane, 32 bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const site = join(import.meta.dirname, '../../web/public')
const folder = join(import.meta.dirname, 'pictures')
const browser = await launchBrowser()
try {
  const page = await browser.newPage()
  for (const [name, draw] of Object.entries(drawings))
    for (const width of widths) {
      const bytes = await painted(page, draw(), width, 'image/webp')
      writeFileSync(join(folder, `${name}-${width}.webp`), bytes)
      console.log(`${name}-${width}.webp ${(bytes.length / 1024).toFixed(1)} KiB`)
    }
  writeFileSync(join(folder, 'logo.png'), await painted(page, logo(), 288, 'image/png'))
  writeFileSync(join(site, 'icon.svg'), `${icon()}\n`)
  // browsers ask for it whatever the page names
  writeFileSync(join(site, 'favicon.ico'), iconFile(await painted(page, icon(), iconSide, 'image/png'), iconSide))
} finally {
  await browser.close()
}
