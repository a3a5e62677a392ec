import { panelAddress } from './panelAddress.ts'

const panel = { complete: 'https://panel.example/end?pid={pid}&w={wave}&again={pid}', screened: 'https://panel.example/out#s' }

describe('panelAddress', () => {
  it('puts the values of the link into the query, percent-encoded', () => {
    expect(panelAddress({ panel }, 'complete', { pid: 'a b&c=d/é한', wave: '2' })).toBe(
      'https://panel.example/end?pid=a%20b%26c%3Dd%2F%C3%A9%ED%95%9C&w=2&again=a%20b%26c%3Dd%2F%C3%A9%ED%95%9C',
    )
  })

  it('leaves a field without a value empty, even one named like a property of every object', () => {
    expect(panelAddress({ panel }, 'complete', { wave: '2' })).toBe('https://panel.example/end?pid=&w=2&again=')
    expect(panelAddress({ panel: { complete: 'https://panel.example/?c={constructor}' } }, 'complete')).toBe('https://panel.example/?c=')
  })

  it('inserts a value as it is, even one with replacement patterns', () => {
    expect(panelAddress({ panel: { full: 'https://panel.example/?p={pid}' } }, 'full', { pid: '$&{pid}' })).toBe(
      'https://panel.example/?p=%24%26%7Bpid%7D',
    )
  })

  it('is null without an address for that end', () => {
    expect(panelAddress({ panel }, 'screened')).toBe('https://panel.example/out#s')
    expect(panelAddress({ panel }, 'full')).toBeNull()
    expect(panelAddress({}, 'complete')).toBeNull()
  })
})
