import { escapeHtml } from '#shared/html/escapeHtml.ts'
import { structureLines } from '#shared/survey/structureLines.ts'
import type { ShareContent } from '#shared/site/sharePicture.ts'
import { shareSize } from '#shared/site/pageContract.ts'
import type { Font } from './font.ts'
import { homeLines } from './homeLines.ts'
import { icon } from './icon.ts'
import { lengthText } from './lengthText.ts'
import { palettes, type Palette } from './palettes.ts'
import { drawable, fits, wrapText } from './wrapText.ts'

/** Pixels between the picture's edge and its content. */
const margin = 56
/** The drawing's place, on the right; its own margins make up the rest of the picture's. */
const place = { x: 592, y: 8, width: 600, height: 614 }
/** The width of the texts, on the left. */
const width = 552

/** Sizes of the title, each with the most lines that it may take; a title too long for the last ends with an ellipsis. */
const titleSizes = [
  { size: 88, most: 2 },
  { size: 72, most: 2 },
  { size: 62, most: 3 },
  { size: 54, most: 3 },
  { size: 48, most: 4 },
]
const lineHeight = 1.26
/** The baseline of the last text. */
const bottom = shareSize.height - margin - 6
const titleTracking = -0.02
const small = { brand: 26, length: 30, tracking: -0.01 }

/** A page's share picture as SVG, in a font that the renderer finds by the name `family`. */
export function shareSvg({ language, title, brand, length, drawing }: ShareContent, font: Font, family: string): string {
  const lines = drawing && structureLines(drawing.outline, drawing.seed, place)
  const palette = palettes[lines?.light ?? 'night']
  const name = drawable(brand, font)
  const said =
    length && text({ x: margin, y: bottom, size: small.length, tracking: small.tracking }, palette.muted, lengthText(length, language))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}" font-family="${family}" font-weight="700">`,
    `<path fill="${palette.ground}" d="M0 0h${shareSize.width}v${shareSize.height}H0z"/>`,
    `<g transform="translate(${place.x} ${place.y})" fill="none" stroke-width="2" stroke-linejoin="round">`,
    lines ? path(palette.glass, lines.bends) + colored(palette, lines.sections) : prism(palette),
    '</g>',
    name && brandMark(name, font, palette),
    ...titleLines(drawable(title, font) || name, font, length !== null, palette),
    said,
    '</svg>',
  ].join('')
}

const path = (stroke: string, d: string, more = '') => `<path stroke="${stroke}" d="${d}"${more}/>`

const colored = ({ rays }: Palette, parts: { color: number; line: string }[]) =>
  parts.map(({ color, line }) => path(rays[color]!, line)).join('')

function prism(palette: Palette): string {
  const { beam, prism: glass, lines } = homeLines(place)
  return (
    path(palette.muted, beam) +
    colored(
      palette,
      lines.map((line, color) => ({ color, line })),
    ) +
    path(palette.text, glass, ` stroke-width="5" fill="${palette.text}" fill-opacity="0.1"`)
  )
}

/** The site's icon, as browsers show it, and the brand's name. */
function brandMark(name: string, font: Font, { text: ink }: Palette): string {
  const side = 44
  const [shown = ''] = wrapText(name, { font, size: small.brand, tracking: small.tracking, width: width - side - 16 }, 1)
  return [
    `<g transform="translate(${margin} ${margin}) scale(${side / 32})">${icon}</g>`,
    text({ x: margin + side + 16, y: margin + 31, size: small.brand, tracking: small.tracking }, ink, shown),
  ].join('')
}

/** The title's lines, in the largest size that they fit, down to the length or to the bottom. */
function titleLines(title: string, font: Font, isAboveLength: boolean, { text: ink }: Palette): string[] {
  const settings = titleSizes.map(({ size, most }) => ({ font, size, tracking: titleTracking, width, most }))
  const setting = settings.find((one) => fits(title, one, one.most)) ?? settings.at(-1)!
  const { size } = setting
  const all = wrapText(title, setting, setting.most)
  const last = isAboveLength ? bottom - 44 - size * 0.22 : bottom
  return all.map((line, at) =>
    text({ x: margin, y: last - (all.length - 1 - at) * size * lineHeight, size, tracking: titleTracking }, ink, line),
  )
}

type Place = { x: number; y: number; size: number; tracking: number }

const text = ({ x, y, size, tracking }: Place, fill: string, words: string) =>
  `<text x="${x}" y="${y.toFixed(1)}" font-size="${size}" letter-spacing="${(tracking * size).toFixed(2)}" fill="${fill}">${escapeHtml(words)}</text>`
