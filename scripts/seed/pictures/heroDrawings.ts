import { colored, deep, glass, gray, height, line, night, picture, range, shorter, width } from './canvas.ts'

/** Where the two faces of the glass stand at height `y`. */
const front = (y: number) => 650 - (y - 450) * 0.32
const back = (y: number) => front(y) + 160

/** Gray light meets a pane of glass and leaves it as colors. */
export function refraction(): string {
  const rays = 20
  const drawn = range(rays).map((index) => {
    const share = index / (rays - 1)
    const y = 300 + share * 270
    const bent = y + 34 + share * 30
    const end = bent + (-90 + share ** 1.15 * 1060 - bent) * 0.96
    return (
      line(
        [
          [-20, y],
          [front(y), y],
          [back(bent), bent],
        ],
        `stroke="${gray}" stroke-width="6" stroke-opacity="${shorter(0.35 + share * 0.4)}"`,
      ) +
      line(
        [
          [back(bent), bent],
          [width + 20, end],
        ],
        `stroke="${colored(share)}" stroke-width="9"`,
      )
    )
  })
  const pane = `M${front(60)} 60H${back(60)}L${back(840)} 840H${front(840)}z`
  return picture(
    night,
    ...drawn,
    `<path d="${pane}" fill="${glass}" fill-opacity=".1"/>`,
    line(
      [
        [front(60), 60],
        [front(840), 840],
      ],
      `stroke="${glass}" stroke-width="5"`,
    ),
    line(
      [
        [back(60), 60],
        [back(840), 840],
      ],
      `stroke="${glass}" stroke-opacity=".45" stroke-width="4"`,
    ),
  )
}

/** Where a copy of the file stands, and whether it lies on the way that is lit. */
const placeOf = ({ column, row }: { column: number; row: number }) => ({
  x: 700 + column * 300,
  y: 118 + row * 160 + (column % 2) * 30,
})
const isOnWay = (column: number, row: number) => [2, 1, 2][column] === row

/** One file's way from where it began to everywhere that it is shown. */
export function origins(): string {
  const cards = range(15).map((index) => ({ column: Math.floor(index / 5), row: index % 5 }))
  const ways = cards.map((card) => {
    const { x, y } = placeOf(card)
    const from =
      card.column === 0
        ? { x: 286, y: 450 }
        : placeOf({ column: card.column - 1, row: card.column === 1 ? [1, 2, 2, 3, 3][card.row]! : [0, 1, 1, 3, 4][card.row]! })
    const start = card.column === 0 ? from.x : from.x + 190
    const bend = (x - start) / 2
    const isKnown = isOnWay(card.column, card.row)
    return `<path d="M${start} ${from.y}C${start + bend} ${from.y} ${x - bend} ${y} ${x} ${y}" stroke="${isKnown ? colored(0.2 + card.column * 0.32) : gray}" stroke-width="${isKnown ? 8 : 3.5}" stroke-opacity="${isKnown ? 1 : 0.4}"/>`
  })
  const frames = cards.map((card) => {
    const { x, y } = placeOf(card)
    const isKnown = isOnWay(card.column, card.row)
    const color = isKnown ? colored(0.2 + card.column * 0.32) : gray
    const hill = `M${x + 16} ${y + 38}l46 -44 34 30 26 -22 52 36`
    return (
      `<rect x="${x}" y="${y - 56}" width="190" height="112" rx="14" fill="${isKnown ? '#1f2740' : '#1a2030'}" stroke="${color}" stroke-width="${isKnown ? 6 : 3}" stroke-opacity="${isKnown ? 1 : 0.5}"/>` +
      `<path d="${hill}" stroke="${color}" stroke-width="5" stroke-opacity="${isKnown ? 1 : 0.45}"/><circle cx="${x + 150}" cy="${y - 26}" r="9" fill="${color}" fill-opacity="${isKnown ? 1 : 0.45}"/>`
    )
  })
  const source = `<circle cx="200" cy="450" r="150" fill="#1f2740"/><circle cx="200" cy="450" r="86" stroke="${glass}" stroke-width="7"/><circle cx="200" cy="450" r="34" fill="${glass}"/>`
  return picture(night, ...ways, ...frames, source)
}

/** A field of points, and what a lens finds in it. */
export function lens(): string {
  const [cx, cy, radius] = [980, 440, 300]
  const step = 50
  const points = range(Math.ceil(height / step) + 1).flatMap((row) =>
    range(Math.ceil(width / step) + 1).map((column) => ({ x: column * step + (row % 2 ? step / 2 : 0), y: row * step })),
  )
  const outside = points
    .filter(({ x, y }) => Math.hypot(x - cx, y - cy) > radius + 26)
    .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${shorter(3.5 + 2 * Math.abs(Math.sin(x * 12.9 + y * 7.3)))}"/>`)
  const rows = 15
  const inside = range(rows).map((index) => {
    const share = index / (rows - 1)
    const y = cy - radius + 30 + share * (2 * radius - 60)
    const points = range(49).map((at): [number, number] => {
      const x = cx - radius + (at / 48) * 2 * radius
      return [x, y + 26 * Math.sin((x - cx) / 64 + share * 3.2) * Math.exp(-(((x - cx) / 210) ** 2))]
    })
    return line(points, `stroke="${colored(share)}" stroke-width="7"`)
  })
  return picture(
    deep,
    `<g fill="#7485b8" fill-opacity=".55">${outside.join('')}</g>`,
    `<clipPath id="l"><circle cx="${cx}" cy="${cy}" r="${radius}"/></clipPath><circle cx="${cx}" cy="${cy}" r="${radius}" fill="${night}"/><g clip-path="url(#l)">${inside.join('')}</g>`,
    `<circle cx="${cx}" cy="${cy}" r="${radius}" stroke="${glass}" stroke-width="12"/>`,
    line(
      [
        [cx + radius * 0.74, cy + radius * 0.74],
        [cx + radius * 1.22, cy + radius * 1.22],
      ],
      `stroke="${glass}" stroke-width="30"`,
    ),
  )
}
