/** What all pictures share: one night, one light, and the colours it falls apart into. */
const night = '#121724'
const deep = '#151d3d'
const glass = '#eef1f6'
const grey = '#8e99b0'
const spectrum = ['#7c8cff', '#9a7bf5', '#5fa8f5', '#4fd1c5', '#9ad07f', '#f0b95b']

const width = 1600
const height = 900
const shorter = (value: number) => Number(value.toFixed(1))
const range = (count: number) => Array.from({ length: count }, (_, index) => index)
/** A colour of the spectrum at a share of its length, 0 to 1. */
const coloured = (share: number) => spectrum[Math.min(spectrum.length - 1, Math.floor(share * spectrum.length))]!
const line = (points: [number, number][], look: string) =>
  `<path d="M${points.map(([x, y]) => `${shorter(x)} ${shorter(y)}`).join('L')}" ${look}/>`
const picture = (ground: string, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="${width}" height="${height}" fill="${ground}"/>${parts.join('')}</svg>`

/** Where the two faces of the glass stand at height `y`. */
const front = (y: number) => 650 - (y - 450) * 0.32
const back = (y: number) => front(y) + 160

/** Grey light meets a pane of glass and leaves it as colours. */
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
        `stroke="${grey}" stroke-width="6" stroke-opacity="${shorter(0.35 + share * 0.4)}"`,
      ) +
      line(
        [
          [back(bent), bent],
          [width + 20, end],
        ],
        `stroke="${coloured(share)}" stroke-width="9"`,
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
    return `<path d="M${start} ${from.y}C${start + bend} ${from.y} ${x - bend} ${y} ${x} ${y}" stroke="${isKnown ? coloured(0.2 + card.column * 0.32) : grey}" stroke-width="${isKnown ? 8 : 3.5}" stroke-opacity="${isKnown ? 1 : 0.4}"/>`
  })
  const frames = cards.map((card) => {
    const { x, y } = placeOf(card)
    const isKnown = isOnWay(card.column, card.row)
    const colour = isKnown ? coloured(0.2 + card.column * 0.32) : grey
    const hill = `M${x + 16} ${y + 38}l46 -44 34 30 26 -22 52 36`
    return (
      `<rect x="${x}" y="${y - 56}" width="190" height="112" rx="14" fill="${isKnown ? '#1f2740' : '#1a2030'}" stroke="${colour}" stroke-width="${isKnown ? 6 : 3}" stroke-opacity="${isKnown ? 1 : 0.5}"/>` +
      `<path d="${hill}" stroke="${colour}" stroke-width="5" stroke-opacity="${isKnown ? 1 : 0.45}"/><circle cx="${x + 150}" cy="${y - 26}" r="9" fill="${colour}" fill-opacity="${isKnown ? 1 : 0.45}"/>`
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
    return line(points, `stroke="${coloured(share)}" stroke-width="7"`)
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

/** One event, and the frames that saw it from different places. */
export function event(): string {
  const [cx, cy] = [330, 690]
  const arcs = range(15).map((index) => {
    const radius = 70 + index * 88
    return `<circle cx="${cx}" cy="${cy}" r="${radius}" stroke="${coloured(index / 14)}" stroke-width="${shorter(9 - index * 0.4)}" stroke-opacity="${shorter(0.95 - index * 0.045)}"/>`
  })
  const frames: [number, number, number, number, string][] = [
    [560, 150, 330, 210, spectrum[0]!],
    [960, 420, 400, 260, spectrum[3]!],
    [1180, 90, 290, 190, spectrum[5]!],
  ]
  const drawn = frames.map(([x, y, w, h, colour]) => {
    const [a, b] = [w * 0.2, h * 0.26]
    const corners = [
      `M${x} ${y + b}V${y}H${x + a}`,
      `M${x + w - a} ${y}H${x + w}V${y + b}`,
      `M${x + w} ${y + h - b}V${y + h}H${x + w - a}`,
      `M${x + a} ${y + h}H${x}V${y + h - b}`,
    ].join('')
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${night}" fill-opacity=".62"/><path d="${corners}" stroke="${glass}" stroke-width="9"/><circle cx="${x + w - 38}" cy="${y + 38}" r="13" fill="${colour}"/>`
  })
  return picture(night, ...arcs, ...drawn, `<circle cx="${cx}" cy="${cy}" r="26" fill="${glass}"/>`)
}

/** A notice as it was published, and one that only looks like it. */
export function notice(): string {
  const rosette = (x: number, y: number, isTrue: boolean) =>
    range(isTrue ? 6 : 4)
      .map((turn) => {
        const points = range(121).map((at): [number, number] => {
          const angle = (at / 120) * 2 * Math.PI
          const radius = 66 + 30 * Math.cos((isTrue ? 8 : 7) * angle + turn * 0.52)
          return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
        })
        return line(
          points,
          isTrue
            ? `stroke="${['#2850d8', '#6a4be8', '#2f7fd8', '#0f9d94', '#5aa35a', '#d99a1c'][turn]}" stroke-width="4"`
            : 'stroke="#9aa5bb" stroke-width="3.5" stroke-dasharray="9 13"',
        )
      })
      .join('')
  const sheet = (isTrue: boolean) => {
    const ink = isTrue ? '#2b3550' : '#b4bdce'
    const rows = range(5).map((row) =>
      line(
        [
          [60, 210 + row * 52],
          [[420, 390, 430, 360, 250][row]!, 210 + row * 52],
        ],
        `stroke="${ink}" stroke-opacity="${isTrue ? 0.35 : 0.7}" stroke-width="12"${isTrue ? '' : ' stroke-dasharray="70 26"'}`,
      ),
    )
    return (
      `<rect width="490" height="690" rx="18" fill="${isTrue ? '#fff' : '#eef1f7'}" stroke="${isTrue ? '#cdd5e6' : '#b4bdce'}" stroke-width="4"${isTrue ? '' : ' stroke-dasharray="18 14"'}/>` +
      line(
        [
          [60, 92],
          [250, 92],
        ],
        `stroke="${ink}" stroke-width="26"`,
      ) +
      line(
        [
          [60, 140],
          [180, 140],
        ],
        `stroke="${ink}" stroke-opacity=".5" stroke-width="12"`,
      ) +
      rows.join('') +
      rosette(368, 560, isTrue)
    )
  }
  return picture(
    '#dfe6f6',
    range(9)
      .map((index) =>
        line(
          [
            [-20, 80 + index * 100],
            [width + 20, 20 + index * 100],
          ],
          'stroke="#cbd6f0" stroke-width="3"',
        ),
      )
      .join(''),
    `<g transform="translate(870 130) rotate(7)">${sheet(false)}</g>`,
    `<g transform="translate(330 120) rotate(-3)"><rect x="10" y="16" width="490" height="690" rx="18" fill="#8fa0c8" fill-opacity=".35"/>${sheet(true)}</g>`,
  )
}

/** Which bars of the copy are others. */
const differs = (index: number) => (index > 15 && index < 21) || (index > 31 && index < 35)

/** A voice as it was recorded, and where a copy of it differs. */
export function voice(): string {
  const bars = 46
  const loud = (index: number) => {
    const share = index / (bars - 1)
    const words = Math.abs(Math.sin(share * 15.2) * Math.cos(share * 4.1 + 0.4))
    return 18 + 190 * words * (0.55 + 0.45 * Math.sin(share * Math.PI))
  }
  const drawn = range(bars).map((index) => {
    const x = 94 + index * 31.4
    const size = loud(index)
    const copy = size * (differs(index) ? 0.34 : 0.92)
    return (
      line(
        [
          [x, 300 - size],
          [x, 300 + size],
        ],
        `stroke="${coloured(index / bars)}" stroke-width="14"`,
      ) +
      line(
        [
          [x, 690 - copy * 0.62],
          [x, 690 + copy * 0.62],
        ],
        `stroke="${differs(index) ? spectrum[5]! : grey}" stroke-opacity="${differs(index) ? 1 : 0.45}" stroke-width="14"`,
      )
    )
  })
  const found = [
    [15.4, 20.6],
    [31.4, 34.6],
  ].map(
    ([from, to]) =>
      `<rect x="${shorter(94 + from! * 31.4 - 10)}" y="556" width="${shorter((to! - from!) * 31.4 + 20)}" height="268" rx="22" stroke="${spectrum[5]!}" stroke-width="5"/>`,
  )
  return picture(deep, ...drawn, ...found)
}

/** A picture at its first appearance, and the captions that it was given on its way. */
export function captions(): string {
  const frames = range(5).map((index) => {
    const scale = 1 - index * 0.14
    const [x, y, w, h] = [100 + index * 268, 165 + index * 44, 720 * scale, 470 * scale]
    const isFirst = index === 0
    const colour = isFirst ? glass : grey
    const hill = (rise: number) =>
      `M${shorter(x + 30 * scale)} ${shorter(y + h - rise * scale)}q${shorter(w * 0.25)} ${shorter(-150 * scale)} ${shorter(w * 0.5 - 30 * scale)} ${shorter(-40 * scale)}t${shorter(w * 0.5 - 30 * scale)} ${shorter(-40 * scale)}`
    const hills = isFirst
      ? spectrum.map((one, at) => `<path d="${hill(60 + at * 40)}" stroke="${one}" stroke-width="14"/>`)
      : [60, 140, 220].map((rise) => `<path d="${hill(rise)}" stroke="${grey}" stroke-opacity=".6" stroke-width="${shorter(9 * scale)}"/>`)
    const caption = isFirst
      ? [[0, 0.4]]
      : [
          [0.62, 1],
          [0.62, [0, 0.86, 0.94, 0.8, 0.9][index]!],
        ]
    const lines = caption.map(([from, to], row) => {
      const at = y + h + (56 + row * 44) * scale
      return line(
        [
          [x + w * from! + 8, at],
          [x + w * to! - 8, at],
        ],
        `stroke="${isFirst ? glass : coloured(index / 5 + 0.1)}" stroke-width="${shorter(18 * scale)}"`,
      )
    })
    return `<g opacity="${shorter(1 - index * 0.1)}"><rect x="${x}" y="${y}" width="${shorter(w)}" height="${shorter(h)}" rx="${shorter(24 * scale)}" fill="#1b1836" stroke="${colour}" stroke-width="${shorter(8 * scale)}"/>${hills.join('')}${lines.join('')}</g>`
  })
  return picture('#211c45', ...frames.toReversed())
}

/** A prism, the light that comes and the colours that leave: drawn on 32 by 32. */
const mark =
  `<g fill="none" stroke-linecap="round" stroke-width="2.4"><path d="M3.6 20.6 10 17.8" stroke="#9aa5bb"/><path d="M20.4 13.6 27.4 9.6" stroke="#8aa4ff"/><path d="m21.6 16.6 7 .2" stroke="#4fd1c5"/><path d="m22.8 19.6 5.6 3.2" stroke="#f0b95b"/></g>` +
  `<path d="M15.5 7.5 22 23.5H9z" fill="#eef1f6" stroke="#eef1f6" stroke-width="1.5" stroke-linejoin="round"/>`

/** The mark on its tile, for browsers' tabs. */
export const icon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#10141c"/>${mark}</svg>`

/** Mark and name on a plate of their own, so that they read on light and dark alike: 3 wide, 1 high. */
export const logo = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><rect x=".5" y=".5" width="95" height="31" rx="8.5" fill="#121724" stroke="#2b3550"/>${mark}` +
  `<g transform="translate(37.2 10.2)" fill="none" stroke="#fff" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="square"><path d="M0 11.6V0h3.9a3.4 3.4 0 0 1 0 6.8H0"/><path d="M11.4 11.6V0h4a3.3 3.3 0 0 1 0 6.6h-4M16 6.8l3.2 4.8"/><path d="M24 0v11.6"/><path stroke-linecap="butt" d="M34.6 2.7C34.1 1 33 0 31.4 0c-1.8 0-3 1.1-3 2.8 0 3.9 6.4 2 6.4 6 0 1.8-1.4 2.9-3.3 2.9-1.8 0-3.1-.9-3.5-2.7"/><path d="M39.6 11.6V0l5 6.8L49.6 0v11.6"/></g></svg>`
