import { colored, deep, glass, gray, line, night, picture, range, shorter, spectrum, width } from './canvas.ts'

/** One event, and the frames that saw it from different places. */
export function event(): string {
  const [cx, cy] = [330, 690]
  const arcs = range(15).map((index) => {
    const radius = 70 + index * 88
    return `<circle cx="${cx}" cy="${cy}" r="${radius}" stroke="${colored(index / 14)}" stroke-width="${shorter(9 - index * 0.4)}" stroke-opacity="${shorter(0.95 - index * 0.045)}"/>`
  })
  const frames: [number, number, number, number, string][] = [
    [560, 150, 330, 210, spectrum[0]!],
    [960, 420, 400, 260, spectrum[3]!],
    [1180, 90, 290, 190, spectrum[5]!],
  ]
  const drawn = frames.map(([x, y, w, h, color]) => {
    const [a, b] = [w * 0.2, h * 0.26]
    const corners = [
      `M${x} ${y + b}V${y}H${x + a}`,
      `M${x + w - a} ${y}H${x + w}V${y + b}`,
      `M${x + w} ${y + h - b}V${y + h}H${x + w - a}`,
      `M${x + a} ${y + h}H${x}V${y + h - b}`,
    ].join('')
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${night}" fill-opacity=".62"/><path d="${corners}" stroke="${glass}" stroke-width="9"/><circle cx="${x + w - 38}" cy="${y + 38}" r="13" fill="${color}"/>`
  })
  return picture(night, ...arcs, ...drawn, `<circle cx="${cx}" cy="${cy}" r="26" fill="${glass}"/>`)
}

/** A seal of several lines; the copy's has fewer, and broken ones. */
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

/** The sheet of paper, as it was published or as the copy has it. */
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

/** A notice as it was published, and one that only looks like it. */
export function notice(): string {
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
        `stroke="${colored(index / bars)}" stroke-width="14"`,
      ) +
      line(
        [
          [x, 690 - copy * 0.62],
          [x, 690 + copy * 0.62],
        ],
        `stroke="${differs(index) ? spectrum[5]! : gray}" stroke-opacity="${differs(index) ? 1 : 0.45}" stroke-width="14"`,
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
    const color = isFirst ? glass : gray
    const hill = (rise: number) =>
      `M${shorter(x + 30 * scale)} ${shorter(y + h - rise * scale)}q${shorter(w * 0.25)} ${shorter(-150 * scale)} ${shorter(w * 0.5 - 30 * scale)} ${shorter(-40 * scale)}t${shorter(w * 0.5 - 30 * scale)} ${shorter(-40 * scale)}`
    const hills = isFirst
      ? spectrum.map((one, at) => `<path d="${hill(60 + at * 40)}" stroke="${one}" stroke-width="14"/>`)
      : [60, 140, 220].map((rise) => `<path d="${hill(rise)}" stroke="${gray}" stroke-opacity=".6" stroke-width="${shorter(9 * scale)}"/>`)
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
        `stroke="${isFirst ? glass : colored(index / 5 + 0.1)}" stroke-width="${shorter(18 * scale)}"`,
      )
    })
    return `<g opacity="${shorter(1 - index * 0.1)}"><rect x="${x}" y="${y}" width="${shorter(w)}" height="${shorter(h)}" rx="${shorter(24 * scale)}" fill="#1b1836" stroke="${color}" stroke-width="${shorter(8 * scale)}"/>${hills.join('')}${lines.join('')}</g>`
  })
  return picture('#211c45', ...frames.toReversed())
}
