import * as v from 'valibot'
import { line, list, url } from '../fields.ts'
import { limits } from '../limits.ts'

const fits = ['cover', 'contain'] as const
const positions = ['center', 'top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'] as const

const within = (min: number, max: number, missing: number) => v.pipe(v.nullish(v.number(), missing), v.minValue(min), v.maxValue(max))

/** An image or a video with its framing: offsets in percent, scale as a factor, `widths` the renditions that exist in pixels. */
export const mediaItem = v.object({
  url,
  kind: v.nullish(v.picklist(['image', 'video']), 'image'),
  fit: v.nullish(v.picklist(fits), 'cover'),
  position: v.nullish(v.picklist(positions), 'center'),
  offset_x: within(-50, 50, 0),
  offset_y: within(-50, 50, 0),
  scale: within(0.5, 3, 1),
  alt: line(limits.title),
  alt_ko: line(limits.title),
  widths: list(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 10),
})
export type MediaItem = v.InferOutput<typeof mediaItem>
