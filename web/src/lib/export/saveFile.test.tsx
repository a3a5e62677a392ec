import { saveFile } from './download.ts'

/** As the link was when it was clicked: some browsers start no download for one that is not in the page. */
type Clicked = { href: string; name: string; isAttached: boolean; isRevoked: boolean }

describe('saveFile', () => {
  it('clicks a link in the page, and lets go of its address only after every browser has read it', () => {
    jest.useFakeTimers()
    const revoked: string[] = []
    const clicked: Clicked[] = []
    URL.createObjectURL = () => 'blob:file'
    URL.revokeObjectURL = (address) => void revoked.push(address)
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push({ href: this.href, name: this.download, isAttached: this.isConnected, isRevoked: revoked.length > 0 })
    })
    saveFile('my-data.json', new Blob(['{}']))
    jest.advanceTimersByTime(10_000)
    expect(clicked).toEqual([{ href: 'blob:file', name: 'my-data.json', isAttached: true, isRevoked: false }])
    expect(revoked).toEqual([])
    jest.advanceTimersByTime(60_000)
    expect(revoked).toEqual(['blob:file'])
    expect(document.querySelector('a')).toBeNull()
    jest.restoreAllMocks()
    jest.useRealTimers()
  })
})
