/** A browser in which nothing is near the viewport. */
class NothingNear {
  observe = () => undefined
  disconnect = () => undefined
}

/** Makes every test of a file run in a browser in which nothing is near the viewport, so that nothing loads for being near. */
export function leaveNothingNear(): void {
  beforeEach(() => Object.assign(globalThis, { IntersectionObserver: NothingNear }))
  afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'))
}
