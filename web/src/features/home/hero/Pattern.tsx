import { useEffect, useRef } from 'react'
import { moveRays } from '../motion/moveRays.ts'

const colors = ['#7c8cff', '#9a7bf5', '#5fa8f5', '#4fd1c5', '#9ad07f', '#f0b95b']
const gray = '#8e99b0'
const glass = '#eef1f6'
/** Three dark backgrounds, one for each drawing. */
const backgrounds = ['#121724', '#151d3d', '#1d1a3a']
const [width, height] = [1280, 720]

type Line = { d: string; color: string }
const lines = (count: number, draw: (share: number) => string): Line[] =>
  Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1)
    return { d: draw(share), color: colors[Math.min(5, Math.floor(share * 6))]! }
  })

/** The x of the two faces of the glass at height `y`. */
const front = (y: number) => 520 - (y - 360) * 0.32
const back = (y: number) => front(y) + 128

/** The heights at which a ray enters the glass and leaves it; `share` is its place among the rays, 0 to 1. */
function rayHeights(share: number) {
  const y = 240 + share * 216
  return { y, out: y + 27 + share * 24 }
}

/** Light that a pane of glass splits into colors. `turn`, 0 to 1, sets its direction. */
function refraction(turn: number) {
  const into = lines(18, (share) => {
    const { y, out } = rayHeights(share)
    return `M-9 ${y}H${front(y)}L${back(out)} ${out}`
  })
  const rays = lines(18, (share) => {
    const { out } = rayHeights(share)
    return `M${back(out)} ${out}L${width + 9} ${-72 - turn * 60 + share ** 1.15 * (850 + turn * 90)}`
  })
  return (
    <>
      <path stroke={gray} strokeOpacity=".6" strokeWidth="5" d={into.map(({ d }) => d).join('')} />
      <Rays of={rays} />
      <path fill={glass} fillOpacity=".1" d={`M${front(48)} 48H${back(48)}L${back(672)} 672H${front(672)}z`} />
      <path stroke={glass} strokeWidth="4" d={`M${front(48)} 48L${front(672)} 672`} />
    </>
  )
}

function Rays({ of }: { of: Line[] }) {
  const rays = useRef<SVGGElement>(null)
  useEffect(() => moveRays(rays.current!), [])
  return (
    <g ref={rays}>
      <Lines of={of} />
    </g>
  )
}

const waves = (turn: number) => (
  <Lines
    of={lines(13, (share) => {
      const at = (x: number) => 360 + (share - 0.5) * 560 * Math.cos(x / 420 + turn * 6) + 46 * Math.sin(x / 130 + share * 3 + turn * 9)
      return `M${Array.from({ length: 41 }, (_, step) => `${step * 32} ${at(step * 32).toFixed(1)}`).join('L')}`
    })}
  />
)

const rings = (turn: number) => (
  <Lines
    of={lines(14, (share) => {
      const radius = 60 + share * 980
      return `M${180 + turn * 920 - radius} 560a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0`
    })}
  />
)

const Lines = ({ of }: { of: Line[] }) => of.map(({ d, color }) => <path key={d} stroke={color} d={d} />)

const drawings = [refraction, waves, rings]

/** A drawing in place of a picture: the same for the same `name` and `index`, another kind for each `index`, in light and dark alike. */
export function Pattern({ name, index }: { name: string; index: number }) {
  let turn = 0
  for (const letter of name) turn = (turn * 31 + letter.codePointAt(0)!) % 997
  return (
    <svg
      className="block full"
      height="100%"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
    >
      <path fill={backgrounds[index % 3]} d={`M0 0h${width}v${height}H0z`} />
      {drawings[index % 3]!(turn / 997)}
    </svg>
  )
}
