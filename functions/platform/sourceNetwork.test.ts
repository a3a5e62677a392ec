import { buildEvent } from '../../scripts/local/gateway/event.ts'
import { match } from '../../scripts/local/gateway/router.ts'
import { sourceNetwork } from './sourceNetwork.ts'

const of = (sourceIp: string) =>
  sourceNetwork(buildEvent({ method: 'GET', path: '/api/surveys/public', headers: {}, sourceIp }, match('GET', '/api/surveys/public')!))

describe('sourceNetwork', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ])('takes %s for %s', (address, network) => {
    expect(of(address)).toBe(network)
  })
})
