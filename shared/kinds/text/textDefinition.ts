import * as v from 'valibot'
import { ifGiven } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { textFormats } from './textFormat.ts'

const textLength = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.longText))

export const textFields = {
  format: ifGiven(v.picklist(textFormats)),
  max_length: ifGiven(textLength),
  min_length: ifGiven(textLength),
}

/** The definition of a text question whose type takes `limit` characters. */
export const textDefinition = (limit: number) => ({
  problems({ min_length = 0, max_length = limit }: { min_length?: number | undefined; max_length?: number | undefined }) {
    if (max_length > limit) return [{ path: ['max_length'], code: 'too_large' }]
    return min_length > max_length ? [{ path: ['min_length'], code: 'too_large' }] : []
  },
})
