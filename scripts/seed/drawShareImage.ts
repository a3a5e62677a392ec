// Draws web/public/share.png: what messengers show of a page that has no picture of its own. npm run pictures runs it too.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import { drawnImage } from '#shared/site/pageContract.ts'

const { width, height } = drawnImage
type Color = readonly [number, number, number]
type Point = readonly [number, number]

const paper: Color = [244, 247, 255]
const glass: Color = [40, 80, 216]
const light: Color = [16, 20, 28]
/** What a line becomes behind the corner: tints of the accent. */
const rays: Color[] = [
  [40, 80, 216],
  [90, 122, 226],
  [138, 164, 255],
  [176, 194, 255],
]

const prism: Point[] = [
  [520, 170],
  [760, 170],
  [760, 410],
  [520, 410],
]

const lines: { from: Point; to: Point; color: Color; width: number }[] = [
  { from: [640, 0], to: [640, 170], color: light, width: 6 },
  ...rays.map((color, at) => ({ from: [640, 410] as Point, to: [310 + at * 220, 630] as Point, color, width: 6 })),
]

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

const isInside = (point: Point) =>
  prism.every(([ax, ay], at) => {
    const [bx, by] = prism[(at + 1) % prism.length]!
    return (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax) >= 0
  })

const mixed = (under: Color, over: Color, share: number): Color =>
  [0, 1, 2].map((at) => under[at]! + (over[at]! - under[at]!) * share) as unknown as Color

function colorAt(point: Point): Color {
  let color = isInside(point) ? glass : paper
  for (const line of lines) {
    const cover = Math.max(0, Math.min(1, line.width / 2 + 0.5 - distance(point, line.from, line.to)))
    color = mixed(color, line.color, cover)
  }
  return color
}

const rows = Buffer.alloc((width * 3 + 1) * height) // each row begins with its filter, none
for (let y = 0; y < height; y++)
  for (let x = 0; x < width; x++) rows.set(colorAt([x + 0.5, y + 0.5]).map(Math.round), y * (width * 3 + 1) + 1 + x * 3)

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const header = Buffer.alloc(13)
header.writeUInt32BE(width)
header.writeUInt32BE(height, 4)
header.set([8, 2], 8) // eight bits of red, green and blue
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const file = fileURLToPath(new URL('../../web/public/share.png', import.meta.url))
writeFileSync(
  file,
  Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]),
)
