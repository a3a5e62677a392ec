import { allowsMotion } from '../carousel/reducedMotion.ts'

const drawn = { clipPath: ['inset(-50% 100% -50% 0)', 'inset(-50% 0)'] }
/** How far rays bend at the edges of the window, in degrees. */
const most = 3

/** Draws rays once as they come into view, from the left on, and bends them with the pointer, else with the scroll. Returns what ends it. */
export function moveRays(rays: SVGGElement): () => void {
  if (!globalThis.matchMedia || !globalThis.IntersectionObserver || !allowsMotion()) return () => undefined
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry!.isIntersecting) return
    observer.disconnect()
    rays.animate(drawn, { duration: 1200, easing: 'ease-out' })
  })
  observer.observe(rays)

  rays.style.transformOrigin = '46% 50%'
  rays.style.transition = 'transform 0.3s'
  let frame = 0
  const bendTo = (share: number) => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => (rays.style.transform = `skewY(${((2 * share - 1) * most).toFixed(1)}deg)`))
  }
  const onPointer = ({ clientY }: PointerEvent) => bendTo(clientY / innerHeight)
  const onScroll = () => bendTo(Math.min(1, 0.5 + scrollY / innerHeight / 2))
  if (matchMedia('(hover: hover)').matches) addEventListener('pointermove', onPointer, { passive: true })
  else addEventListener('scroll', onScroll, { passive: true })
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    removeEventListener('pointermove', onPointer)
    removeEventListener('scroll', onScroll)
  }
}
