import { useId, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useRovingTabIndex } from '../../../lib/navigation/useRovingTabIndex.ts'
import type { Box, Drawing } from './geometry/course.ts'
import css from './PrismDrawing.module.css'
import type { PrismBranch, PrismModel, PrismPart, PrismSplit } from './prismModel.ts'
import { PrismRays } from './PrismRays.tsx'
import { branchKey, lostKey, partKey, splitName } from './prismWords.ts'
import { figureOf } from './toCourse.ts'

type Props = {
  model: PrismModel
  drawing: Drawing
  isDown: boolean
  /** Its size on paper; 1 for a screen. */
  zoom: number
  /** The key of the ray that is lit. */
  lit: string | undefined
  onLight: (key: string | undefined) => void
}

/** The drawing and the words on it. The rays are the options of one list: the arrow keys move among them. */
export function PrismDrawing({ model, drawing, isDown, zoom, lit, onLight }: Props) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)
  const moveInList = useRovingTabIndex(list)
  const name = useId()
  const choose = (key: string) =>
    [...list.current!.querySelectorAll<HTMLElement>('[data-stop]')]
      .find(({ dataset }) => dataset.stop === key)
      ?.focus({ preventScroll: true })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLight(undefined)
    else if (event.key === 'ArrowRight') moveToGroup(event, 1)
    else if (event.key === 'ArrowLeft') moveToGroup(event, -1)
    else moveInList(event)
  }
  const option = (key: string, className: string | undefined, box: Box, content: ReactNode) => (
    <div
      key={key}
      role="option"
      data-stop={key}
      tabIndex={-1}
      aria-selected={lit === key}
      className={lit === key ? `${className} ${css.lit}` : className}
      style={placed(box)}
      onFocus={() => onLight(key)}
      onBlur={() => onLight(undefined)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLight(key)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLight(undefined)}
    >
      {content}
    </div>
  )
  const shown = drawing.parts.map((drawn, at) => ({ drawn, part: model.parts[at]! }))
  return (
    <div className={`${isDown ? css.down : css.across} ${lit ? css.dimmed : ''}`}>
      <div className={css.canvas} style={{ width: drawing.width, height: drawing.height, zoom }}>
        <PrismRays {...{ model, drawing, isDown, lit, name, onLight }} onChoose={choose} />
        <p className={css.entry} style={placed(drawing.entry)}>
          <b>{number(model.total + model.lost)}</b>
          {t(model.lost > 0 ? 'results.prism_came' : 'admin.responses')}
        </p>
        {shown.flatMap(({ part, drawn }) =>
          drawn.splits.map(({ id, title }, at) => <SplitTitle key={id} of={part.splits[at]!} box={title} />),
        )}
        <div ref={list} role="listbox" tabIndex={-1} aria-label={t('results.prism_title')} onKeyDown={onKeyDown}>
          {shown.map(({ part, drawn }) => [
            option(partKey(part), css.part, drawn.label, <PartWords of={part} total={model.total} width={drawn.label.width} />),
            ...drawn.splits.map(({ id, branches }, at) => (
              <div key={id} role="group" aria-label={splitName(t, part.splits[at]!)}>
                {branches.map(({ key, area, label }) => {
                  const branch = part.splits[at]!.branches.find((one) => one.key === key)!
                  const words = <BranchWords of={branch} box={{ ...label, x: label.x - area.x, y: label.y - area.y }} />
                  return option(branchKey(part.splits[at]!, branch), css.branch, area, words)
                })}
              </div>
            )),
          ])}
          {drawing.lost && option(lostKey, css.lost, drawing.lost.label, t('results.prism_lost', { number: number(model.lost) }))}
        </div>
      </div>
    </div>
  )
}

const placed = ({ x, y, width, height }: Box): CSSProperties => ({ left: x, top: y, width, height })

const SplitTitle = ({ of: { number: place, title, isSeveral }, box }: { of: PrismSplit; box: Box }) => {
  const t = useT()
  return (
    <p className={css.title} style={placed(box)} aria-hidden="true">
      <span className={css.question} lang={title.lang} dir="auto">
        <b>{place}</b> {title.text}
      </span>
      {isSeveral && <small>{t('results.prism_several')}</small>}
    </p>
  )
}

const BranchWords = ({ of, box }: { of: PrismBranch; box: Box }) => (
  <span className={css.label} style={placed(box)}>
    <b>{figureOf(of)}</b>{' '}
    <span lang={of.lang} dir="auto">
      {of.label}
    </span>
  </span>
)

/** The least width at which a section shows its title, and not only its number. */
const leastForTitle = 84

function PartWords({ of: { number: place, title, shown }, total, width }: { of: PrismPart; total: number; width: number }) {
  const t = useT()
  const isNarrow = width < leastForTitle
  return (
    <>
      <span className={css.partTitle} lang={title.lang} dir="auto">
        <b>{place}</b> <span className={isNarrow ? 'unseen' : undefined}>{title.text}</span>
      </span>
      <span className="block">
        {shown === total || isNarrow ? number(shown) : t('results.prism_of', { shown: number(shown), total: number(total) })}
      </span>
    </>
  )
}

/** Moves the focus to the first option of the next section or question, or of the one before. */
function moveToGroup(event: KeyboardEvent, by: 1 | -1): void {
  const groups = [...event.currentTarget.children]
  const next = groups[groups.findIndex((group) => group.contains(event.target as Element)) + by]
  event.preventDefault()
  const stop = next?.matches('[data-stop]') ? next : next?.querySelector('[data-stop]')
  if (stop instanceof HTMLElement) stop.focus()
}
