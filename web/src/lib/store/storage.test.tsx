import { isStorageAvailable } from './isStorageAvailable.ts'
import { writeStorage, readStorage } from './storage.ts'

const refuse = () => {
  throw new DOMException('Not here', 'SecurityError')
}
/** A browser that keeps nothing and one that has no room left. */
const browsers = { blocked: ['getItem', 'setItem', 'removeItem'], full: ['setItem'] } as const

describe('What the browser keeps', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => jest.restoreAllMocks())

  it('is there for the next page', () => {
    expect(writeStorage('a', 'one')).toBe(true)
    expect(localStorage.getItem('a')).toBe('one')
    expect(isStorageAvailable()).toBe(true)
    expect(localStorage.length).toBe(1)
  })

  it.each(Object.entries(browsers))('reports failure if storage is %s, and keeps the value for this page', (_, methods) => {
    writeStorage('b', 'before')
    for (const method of methods) jest.spyOn(Storage.prototype, method).mockImplementation(refuse)
    expect(writeStorage('b', 'now')).toBe(false)
    expect(readStorage('b')).toBe('now')
    expect(isStorageAvailable()).toBe(false)
    writeStorage('b', null)
    expect(readStorage('b')).not.toBe('now')
  })

  it('is the last stored value once there is room again', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    writeStorage('c', 'held')
    full.mockRestore()
    writeStorage('c', 'kept')
    localStorage.setItem('c', 'by another tab')
    expect(readStorage('c')).toBe('by another tab')
  })
})
