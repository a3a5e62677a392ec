const colours = ['#7c8cff', '#8b7bf5', '#7fa6f5', '#4fd1c5', '#8fce8a', '#f0b95b']
const rays = 42

/** Where the two faces of the glass stand at height `y`. */
const face = (x: number) => (y: number) => x - (y - 360) * 0.34
const front = face(640)
const back = face(770)

type Ray = { into: string; out: string; colour: string }

const drawn: Ray[] = Array.from({ length: rays }, (_, i) => {
  const part = i / (rays - 1)
  const y = 214 + part * 236
  const bent = y + 30 + part * 26
  const end = -40 + part ** 1.2 * 770
  return {
    into: `M0 ${y.toFixed(1)}H${front(y).toFixed(1)}L${back(bent).toFixed(1)} ${bent.toFixed(1)}`,
    out: `M${back(bent).toFixed(1)} ${bent.toFixed(1)}L1280 ${(bent + (end - bent) * 0.92).toFixed(1)}`,
    colour: colours[Math.min(colours.length - 1, Math.floor(part * colours.length))]!,
  }
})

/** Grey rays enter a pane of glass and leave it as a spectrum. The same in light and dark. */
export const Refraction = () => (
  <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none" strokeWidth="1.7">
    <path fill="#141925" d="M0 0h1280v720H0z" />
    <path fill="#fff" fillOpacity=".035" d={`M${front(70)} 70H${back(70)}L${back(650)} 650H${front(650)}z`} />
    <path stroke="#9aa5bb" strokeOpacity=".5" d={drawn.map(({ into }) => into).join('')} />
    {colours.map((colour) => (
      <path
        key={colour}
        stroke={colour}
        strokeOpacity=".9"
        d={drawn
          .filter((ray) => ray.colour === colour)
          .map(({ out }) => out)
          .join('')}
      />
    ))}
    <path stroke="#fff" strokeOpacity=".55" d={`M${front(70)} 70L${front(650)} 650`} />
    <path stroke="#fff" strokeOpacity=".22" d={`M${back(70)} 70L${back(650)} 650`} />
  </svg>
)
