import type { Survey } from '#shared/survey/survey.ts'

type Chunk = typeof import('./drawChunk.ts')

/** `chunk`: once it is loaded. The editor's preview, whose surveys get an order at any time, sets it itself. */
export const draw: { chunk?: Chunk } = {}

/** Loads what orders a survey and reads its link, where it shuffles, draws or has link fields. Resolves to false where that failed: then it shows as it is written. */
export const preloadDraw = async ({ sections, pools, link_fields }: Pick<Survey, 'sections' | 'pools' | 'link_fields'>): Promise<boolean> =>
  !(
    pools ??
    link_fields ??
    sections.some(({ shuffle_questions, questions }) => shuffle_questions ?? questions.some(({ shuffle_choices }) => shuffle_choices))
  ) || loadDraw()

export const loadDraw = (): Promise<boolean> =>
  import('./drawChunk.ts').then(
    (loaded) => Boolean((draw.chunk = loaded)),
    () => false,
  )
