import { useMemo, useState } from 'react'
import { drawPools, drawSeed, isRandom } from '#shared/draw/draw.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import type { EditorStore } from '../store/editorStore.ts'

/** What the order of a previewed survey is made from: `drawn` by pool. */
export type PreviewDraw = { seed: string; drawn: Record<string, string[]> }

/** The seed of each editor's preview, kept while the preview pane is not rendered. */
const keptSeeds = new WeakMap<EditorStore, string>()

function keepSeed(store: EditorStore, seed = drawSeed()): string {
  keptSeeds.set(store, seed)
  return seed
}

/** The draw of the preview; undefined for a survey without anything random. `drawAgain`: as the next respondent may see it. */
export function usePreviewDraw(store: EditorStore, survey: SurveyBody): { drawn: PreviewDraw | undefined; drawAgain: () => void } {
  const [seed, setSeed] = useState(() => keptSeeds.get(store) ?? keepSeed(store))
  const drawn = useMemo(() => (isRandom(survey) ? { seed, drawn: drawPools(survey, seed) } : undefined), [survey, seed])
  return { drawn, drawAgain: () => setSeed(keepSeed(store)) }
}
