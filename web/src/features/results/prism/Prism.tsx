import { useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Results } from '#shared/responses/results.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChartHead } from '../chart/ChartHead.tsx'
import type { NumberedSection } from '../data/numberQuestions.ts'
import type { ResultsQuery } from '../useResultsQuery.ts'
import { drawHorizontally } from './geometry/horizontal.ts'
import { drawVertically } from './geometry/vertical.ts'
import css from './Prism.module.css'
import { linesOnPaper, smallPrint } from './linesOnPaper.ts'
import { PrismDrawing } from './PrismDrawing.tsx'
import { prismModel, type PrismModel } from './prismModel.ts'
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
/** How many splits, and parts without one, a drawing from top to bottom has at first. */
const folded = { splits: 4, parts: 12 }

/**
 * The way of the responses through the survey, as a beam that splits at each deciding question, with its numbers as a table; nothing if all went the
 * same way.
 */
export function Prism({ survey, sections, results, of, countsScreened }: Props) {
  const t = useT()
  const model = useMemo(
    () => prismModel(t, { survey, sections, results, of, countsScreened }),
    [t, survey, sections, results, of, countsScreened],
  )
  return isStraight(model) ? null : <Beam model={model} isCompared={results.by !== undefined} />
}

function Beam({ model, isCompared }: { model: PrismModel; isCompared: boolean }) {
  const t = useT()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { width, isPrinting } = usePrismSize(frame)
  const [lit, setLit] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const words = useMemo(() => prismWords(t, model), [t, model])
  const isDown = !isPrinting && width < wide
  const { drawings, left } = useMemo(() => {
    if (!isDown) {
      const lines = isPrinting ? linesOnPaper(model, width) : [model]
      const frame = lines.length > 1 ? width / smallPrint : width
      return { drawings: lines.map((line) => ({ of: line, drawing: drawHorizontally(toCourse(line), frame) })), left: 0 }
    }
    const most = isOpen ? model.parts.length : foldAt(toCourse(model).parts.map(({ splits }) => splits.length))
    return { drawings: [{ of: model, drawing: drawVertically(toCourse(model, most), width) }], left: model.parts.length - most }
  }, [model, width, isDown, isPrinting, isOpen])
  const zoom = isPrinting ? Math.min(1, ...drawings.map(({ drawing }) => width / drawing.width)) : 1
  const chart = prismChart(t, model)
  const isDrawn = model.total + model.lost > 0
  const drawRest = () => {
    const next = partKey(model.parts[model.parts.length - left]!)
    flushSync(() => setOpen(true))
    frame.current!.querySelector<HTMLElement>(`[data-stop="${next}"]`)!.focus()
  }
  return (
    <section className={css.prism} aria-labelledby={id}>
      <ChartHead id={id} chart={chart} />
      <div ref={frame}>
        {isDrawn &&
          drawings.map(({ of: drawn, drawing }) => (
            <div key={drawn.parts[0]?.id ?? ''} className={css.frame}>
              <PrismDrawing {...{ drawing, isDown, lit, zoom }} model={drawn} onLight={setLit} />
            </div>
          ))}
      </div>
      {left > 0 && (
        <Button kind="secondary" onClick={drawRest}>
          {t('results.prism_rest', { count: left, number: left })}
        </Button>
      )}
      <output className={lit ? css.words : css.hint}>
        {(lit && words.get(lit)) ?? t(isDrawn ? 'results.prism_hint' : 'results.no_response_found')}
      </output>
      <p className="text-xs muted">{isCompared ? t('results.prism_compared') : chart.note}</p>
      <PrismTable model={model} title={chart.title} />
    </section>
  )
}

/** Whether all responses saw all sections, so that there is nothing to draw. */
const isStraight = ({ total, lost, parts }: PrismModel): boolean =>
  total > 0 && lost === 0 && parts.every(({ shown, splits }) => splits.length === 0 && shown === total)

/** How many parts are drawn at first: up to the fourth split, or all if that saves little. */
function foldAt(splits: readonly number[]): number {
  let sum = 0
  const at = splits.findIndex((count, part) => (sum += count) > folded.splits || part >= folded.parts)
  return at < 1 || at >= splits.length - 1 ? splits.length : at
}
