import { createHmac, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import type { Person } from './people.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>

const foreignKey = generateKeyPairSync('ed25519').privateKey

/** The member's token with other claims or header, signed anew by `key`. */
function resigned({ token }: Person, header: object, claims: object, key = foreignKey) {
  const [head, body] = token.split('.').map((part, at) => (at < 2 ? decode(part) : {}))
  const content = `${encode({ ...head, ...header })}.${encode({ ...body, ...claims })}`
  return `${content}.${sign(null, Buffer.from(content), key).toString('base64url')}`
}

/** The same, signed by the real key: what it says must be refused for what it says. */
const genuine = (person: Person, header: object, claims: object) =>
  resigned(person, header, claims, createPrivateKey({ key: JSON.parse(process.env.TEST_SIGNING_JWK!), format: 'jwk' }))

function withPublicKeyAsSecret(person: Person) {
  const { keys } = JSON.parse(process.env.TOKEN_JWKS!) as { keys: { x: string }[] }
  const [, body] = person.token.split('.')
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${body}`
  return `${content}.${createHmac('sha256', keys[0]!.x).update(content).digest('base64url')}`
}

/** Tokens that must never pass, by what is wrong with them. */
export const forgeries: Record<string, (person: Person) => string> = {
  'no token at all': () => 'garbage',
  'three empty parts': () => '..',
  'alg none': ({ token }) => `${encode({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`,
  'the public key as a secret': withPublicKeyAsSecret,
  'another key': (person) => resigned(person, {}, {}),
  'an unknown kid': (person) => genuine(person, { kid: 'other' }, {}),
  'another issuer': (person) => genuine(person, {}, { iss: 'https://elsewhere.example' }),
  'another audience': (person) => genuine(person, {}, { aud: 'elsewhere' }),
  'another use': (person) => genuine(person, {}, { token_use: 'id' }),
  'no end': (person) => genuine(person, {}, { exp: undefined }),
  'an end that is past': (person) => genuine(person, {}, { exp: Math.floor(Date.now() / 1000) - 60 }),
  'an older epoch': (person) => genuine(person, {}, { epoch: 0 }),
  'an unknown person': (person) => genuine(person, {}, { sub: 'U000000000000000000000000' }),
  'roles in the token': (person) => resigned(person, {}, { roles: ['admin'] }),
}
