import { useMemo, useState } from 'react'
import { drawPools, drawSeed, isRandom } from '#shared/draw/draw.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import type { EditorStore } from '../store/editorStore.ts'

/** The seed and draw of a previewed survey's order: `drawn` by pool. */
export type PreviewDraw = { seed: string; drawn: Record<string, string[]> }

/** The seed of each editor's preview, kept while the preview pane is not rendered. */
const keptSeeds = new WeakMap<EditorStore, string>()

function keepSeed(store: EditorStore, seed = drawSeed()): string {
  keptSeeds.set(store, seed)
  return seed
}

/** The draw of the preview; undefined for a survey without anything random. `drawAgain`: draws another order, as for the next respondent. */
export function usePreviewDraw(store: EditorStore, survey: SurveyBody): { drawn: PreviewDraw | undefined; drawAgain: () => void } {
  const [seed, setSeed] = useState(() => keptSeeds.get(store) ?? keepSeed(store))
  const drawn = useMemo(() => (isRandom(survey) ? { seed, drawn: drawPools(survey, seed) } : undefined), [survey, seed])
  return { drawn, drawAgain: () => setSeed(keepSeed(store)) }
}
