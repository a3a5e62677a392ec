import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const size = body.length < 128 ? [body.length] : body.length < 256 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
const sequence = (...content: Uint8Array[]) => der(0x30, ...content)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
/** `261121000000Z` */
const time = (at: number) => der(0x17, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

const day = 86_400_000

/** A key and a self-signed certificate, as PEM, for `https://127.0.0.1`, valid for a day. Clients must be told to accept it. */
export function ownCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('127.0.0.1')))))
  const address = der(0x04, sequence(der(0x87, Buffer.from([127, 0, 0, 1]))))
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, Buffer.from([1]), randomBytes(8)),
    ecdsaWithSha256,
    name,
    sequence(time(Date.now() - day), time(Date.now() + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid('551d11'), address))),
  )
  const whole = sequence(signed, ecdsaWithSha256, der(0x03, Buffer.from([0]), sign('sha256', signed, privateKey)))
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n').trim()
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}
