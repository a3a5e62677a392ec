import * as v from 'valibot'
import { text } from '../fields.ts'
import { limits } from '../limits.ts'
import { providerNames } from './providerNames.ts'

export const providerName = v.picklist(providerNames)

const trimmed = (max: number) => v.pipe(text(max), v.trim())

/** A blank secret keeps the one that is stored. */
export const providerBody = v.object({
  provider: providerName,
  client_id: trimmed(limits.title),
  client_secret: trimmed(limits.title),
  enabled: v.nullish(v.boolean(), false),
})
export type ProviderBody = v.InferOutput<typeof providerBody>

/** `client_secret` is always '': `has_secret` says whether one is stored. */
export const providerRow = v.object({
  id: v.string(),
  provider: providerName,
  client_id: v.string(),
  client_secret: v.literal(''),
  has_secret: v.boolean(),
  enabled: v.boolean(),
})
export type ProviderRow = v.InferOutput<typeof providerRow>

export const identityRow = v.object({ provider: providerName, linked_at: v.string() })

/** Providers answer with many other parameters too. */
export const authorizeQuery = v.object({ next: v.optional(v.string()), claim: v.optional(v.string()) })
export const callbackQuery = v.looseObject({
  code: v.optional(v.string()),
  state: v.optional(v.string()),
  error: v.optional(v.string()),
})
