import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager'
import { createHmac, createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { secrets } from '#functions/platform/aws.ts'
import type { Person } from '../api/people.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>

/** The real signing key: tokens signed by it must be refused for their claims. */
export async function signingKey(): Promise<KeyObject> {
  const { SecretString } = await secrets().send(new GetSecretValueCommand({ SecretId: process.env.TOKEN_SECRET_ID }))
  return createPrivateKey({ key: JSON.parse(SecretString!), format: 'jwk' })
}

/** The member's token with other claims or header, signed again by `key`. */
export function resigned({ token }: Pick<Person, 'token'>, header: object, claims: object, key: KeyObject) {
  const [head, body] = token.split('.').map((part, at) => (at < 2 ? decode(part) : {}))
  const content = `${encode({ ...head, ...header })}.${encode({ ...body, ...claims })}`
  return `${content}.${sign(null, Buffer.from(content), key).toString('base64url')}`
}

function withPublicKeyAsSecret(person: Person) {
  const { keys } = JSON.parse(process.env.TOKEN_JWKS!) as { keys: { x: string }[] }
  const [, body] = person.token.split('.')
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${body}`
  return `${content}.${createHmac('sha256', keys[0]!.x).update(content).digest('base64url')}`
}

const foreign = generateKeyPairSync('ed25519').privateKey

/** Tokens that must never pass, by their defect. `key` is the real signing key. */
export const forgeries: Record<string, (person: Person, key: KeyObject) => string> = {
  'no token at all': () => 'garbage',
  'three empty parts': () => '..',
  'alg none': ({ token }) => `${encode({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`,
  'the public key as a secret': withPublicKeyAsSecret,
  'another key': (person) => resigned(person, {}, {}, foreign),
  'roles and another key': (person) => resigned(person, {}, { roles: ['admin'] }, foreign),
  'an unknown kid': (person, key) => resigned(person, { kid: 'other' }, {}, key),
  'another issuer': (person, key) => resigned(person, {}, { iss: 'https://elsewhere.example' }, key),
  'another audience': (person, key) => resigned(person, {}, { aud: 'elsewhere' }, key),
  'another use': (person, key) => resigned(person, {}, { token_use: 'id' }, key),
  'no end': (person, key) => resigned(person, {}, { exp: undefined }, key),
  'an end that is past': (person, key) => resigned(person, {}, { exp: Math.floor(Date.now() / 1000) - 60 }, key),
  'an older epoch': (person, key) => resigned(person, {}, { epoch: 0 }, key),
  'an unknown person': (person, key) => resigned(person, {}, { sub: 'U000000000000000000000000' }, key),
}
