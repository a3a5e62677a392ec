import { markSection } from './markSection.ts'

type Callback = (entries: { target: Element; isIntersecting?: boolean }[]) => void
let onSection: Callback = () => undefined
let end = () => {}

/** An observer that a test controls. */
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
  })
  document.body.innerHTML = `
    <header><nav><a href="/#mission">Mission</a><a href="/#contact">Contact</a></nav></header>
    <section id="mission"></section>`
  end = markSection()
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
})
