import { followVisitor } from './followVisitor.ts'

type Callback = (entries: { target: Element; isIntersecting?: boolean }[]) => void
let onSection: Callback = () => undefined
let onSize: Callback = () => undefined
let end = () => {}

/** An observer that a test tells what happens. */
const observer = (take: (callback: Callback) => void) =>
  class {
    constructor(callback: Callback) {
      take(callback)
    }
    observe = () => undefined
    disconnect = () => undefined
  }

beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: observer((callback) => (onSection = callback)),
    ResizeObserver: observer((callback) => (onSize = callback)),
  })
  document.body.innerHTML = `
    <header><nav><a href="/#mission">Mission</a><a href="/#contact">Contact</a></nav></header>
    <section id="mission"></section><ul data-scrolls="true"></ul>`
  end = followVisitor()
})
afterEach(() => end())

const mission = () => document.querySelector('a')!

describe('the home page', () => {
  it('marks the section that one is in', () => {
    const target = document.getElementById('mission')!
    onSection([{ target, isIntersecting: true }])
    expect(mission().getAttribute('aria-current')).toBe('location')
    onSection([{ target, isIntersecting: false }])
    expect(mission().hasAttribute('aria-current')).toBe(false)
  })

  it('lets a list take the focus while it scrolls', () => {
    const target = document.querySelector('ul')!
    const size = (scrollWidth: number) =>
      Object.defineProperties(target, {
        scrollWidth: { value: scrollWidth, configurable: true },
        clientWidth: { value: 300, configurable: true },
      })
    onSize([{ target: size(900) }])
    expect(target.tabIndex).toBe(0)
    onSize([{ target: size(300) }])
    expect(target.hasAttribute('tabindex')).toBe(false)
  })
})
