import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShareContent } from '#shared/site/sharePicture.ts'
import { readFont, type Font } from './font.ts'
import { shareSvg } from './shareSvg.ts'

/** The files that the function needs besides its bundle, by the path from the project's folder. On Lambda all are beside the bundle. */
export const pictureFiles = {
  wasm: 'node_modules/@resvg/resvg-wasm/index_bg.wasm',
  font: 'functions/share/font/Pretendard-Bold.otf',
} as const

const family = 'Pretendard'

type Loaded = { font: Font; bytes: Buffer }

let loading: Promise<Loaded> | undefined

/** Loads font and renderer once. */
function load(): Promise<Loaded> {
  loading ??= loadFiles()
  loading.catch(() => (loading = undefined))
  return loading
}

async function loadFiles(): Promise<Loaded> {
  const [wasm, bytes] = await Promise.all([pictureFiles.wasm, pictureFiles.font].map((file) => readFile(placeOf(file))))
  await initWasm(wasm!)
  return { font: readFont(bytes!), bytes: bytes! }
}

function placeOf(file: string): string {
  const folder = process.env['LAMBDA_TASK_ROOT']
  return folder ? join(folder, file.split('/').at(-1)!) : file
}

/** The share picture as a PNG of 1200 x 630. */
export async function renderPicture(content: ShareContent): Promise<Buffer> {
  const { font, bytes } = await load()
  const renderer = new Resvg(shareSvg(content, font, family), { font: { fontBuffers: [bytes], defaultFontFamily: family } })
  const image = renderer.render()
  try {
    return Buffer.from(image.asPng())
  } finally {
    image.free()
    renderer.free()
  }
}
