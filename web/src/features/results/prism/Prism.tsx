import { useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Results } from '#shared/responses/results.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChartMenu } from '../chart/ChartMenu.tsx'
import type { NumberedSection } from '../data/numberQuestions.ts'
import type { ResultsQuery } from '../useResultsQuery.ts'
import { drawAcross, leastAcross } from './geometry/across.ts'
import { drawDown } from './geometry/down.ts'
import css from './Prism.module.css'
import { PrismDrawing } from './PrismDrawing.tsx'
import { prismModel } from './prismModel.ts'
import { PrismTable, prismChart } from './PrismTable.tsx'
import { partKey, prismWords } from './prismWords.ts'
import { toCourse } from './toCourse.ts'
import { usePrismSize } from './usePrismSize.ts'

type Props = {
  survey: Survey
  sections: NumberedSection[]
  results: Results
  of: ResultsQuery['of']
  /** Whether the results are of those that were screened out. */
  countsScreened: boolean
}

/** The least width for a drawing from left to right, in pixels. */
const wide = 600
/** How small a drawing from left to right may be printed. */
const leastZoom = 0.7
/** How many splits, and parts without one, a drawing from top to bottom has at first. */
const folded = { splits: 4, parts: 12 }

/** How the responses went through the survey, as a beam that splits at each question that decides, with its numbers as a table. */
export function Prism({ survey, sections, results, of, countsScreened }: Props) {
  const t = useT()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { width, isPrinting } = usePrismSize(frame)
  const [lit, setLit] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const model = useMemo(
    () => prismModel(t, { survey, sections, results, of, countsScreened }),
    [t, survey, sections, results, of, countsScreened],
  )
  const words = useMemo(() => prismWords(t, model), [t, model])
  const { drawing, isDown, left } = useMemo(() => {
    const course = toCourse(model)
    const isAcross = isPrinting ? leastAcross(course) * leastZoom <= width : width >= wide
    if (isAcross) return { drawing: drawAcross(course, width), isDown: false, left: 0 }
    const most = isOpen || isPrinting ? model.parts.length : foldAt(course.parts.map(({ splits }) => splits.length))
    return { drawing: drawDown(toCourse(model, most), width), isDown: true, left: model.parts.length - most }
  }, [model, width, isPrinting, isOpen])
  const chart = prismChart(t, model)
  const drawRest = () => {
    const next = partKey(model.parts[model.parts.length - left]!)
    flushSync(() => setOpen(true))
    frame.current!.querySelector<HTMLElement>(`[data-stop="${next}"]`)!.focus()
  }
  return (
    <section className={css.prism} aria-labelledby={id} data-down={isDown || undefined}>
      <header className={css.head}>
        <h2 id={id}>{chart.title}</h2>
        <ChartMenu chart={chart} />
      </header>
      <div ref={frame} className={css.frame}>
        {model.total + model.lost > 0 && (
          <PrismDrawing {...{ model, drawing, isDown, lit }} zoom={isPrinting ? Math.min(1, width / drawing.width) : 1} onLight={setLit} />
        )}
      </div>
      {left > 0 && (
        <Button kind="secondary" onClick={drawRest}>
          {t('results.prism_rest', { count: left, number: left })}
        </Button>
      )}
      <output className={lit ? css.words : css.hint}>
        {(lit && words.get(lit)) ?? t(model.total > 0 ? 'results.prism_hint' : 'results.no_response_found')}
      </output>
      <p className="text-xs muted">{results.by ? t('results.prism_compared') : chart.note}</p>
      <PrismTable model={model} title={chart.title} />
    </section>
  )
}

/** How many parts are drawn at first: up to the fourth split, or all where that saves little. */
function foldAt(splits: readonly number[]): number {
  let sum = 0
  const at = splits.findIndex((count, part) => (sum += count) > folded.splits || part >= folded.parts)
  return at < 1 || at >= splits.length - 1 ? splits.length : at
}
