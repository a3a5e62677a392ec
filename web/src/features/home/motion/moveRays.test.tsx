import { moveRays } from './moveRays.ts'

let onView: (entries: { isIntersecting: boolean }[]) => void = () => undefined
const animate = jest.fn()
let reduced = false
let rays: SVGGElement

beforeEach(() => {
  animate.mockClear()
  reduced = false
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: typeof onView) {
        onView = callback
      }
      observe = () => undefined
      disconnect = () => undefined
    },
    matchMedia: (query: string) => ({ matches: query.includes('reduce') ? reduced : true }),
    requestAnimationFrame: (run: FrameRequestCallback) => {
      run(0)
      return 0
    },
  })
  rays = Object.assign(document.createElementNS('http://www.w3.org/2000/svg', 'g'), { animate })
})
const point = (clientY: number) => dispatchEvent(new MouseEvent('pointermove', { clientY }))

describe('the rays of a drawing', () => {
  it('are drawn as they come into view', () => {
    const end = moveRays(rays)
    onView([{ isIntersecting: false }])
    expect(animate).not.toHaveBeenCalled()
    onView([{ isIntersecting: true }])
    expect(animate).toHaveBeenCalledTimes(1)
    end()
  })

  it('bend with the pointer until they are unmounted', () => {
    const end = moveRays(rays)
    point(innerHeight)
    expect(rays.style.transform).toBe('skewY(3.0deg)')
    point(innerHeight / 2)
    expect(rays.style.transform).toBe('skewY(0.0deg)')
    end()
    point(0)
    expect(rays.style.transform).toBe('skewY(0.0deg)')
  })

  it('do not move under reduced motion', () => {
    reduced = true
    moveRays(rays)
    point(innerHeight)
    expect(rays.style.transform).toBe('')
  })
})
