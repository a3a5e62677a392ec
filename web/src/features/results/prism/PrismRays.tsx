import type { CSSProperties } from 'react'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import type { Drawing, SplitDrawing } from './geometry/course.ts'
import { Along, FadingLight, Light } from './Light.tsx'
import css from './PrismDrawing.module.css'
import type { PrismModel, PrismSplit } from './prismModel.ts'
import { branchKey, lostKey, partKey } from './prismWords.ts'
import { spectrum } from './spectrum.ts'

type Props = {
  model: PrismModel
  drawing: Drawing
  isDown: boolean
  lit: string | undefined
  /** A prefix of ids. */
  name: string
  onLight: (key: string | undefined) => void
  onChoose: (key: string) => void
}

/** The rays, as a picture. */
export function PrismRays({ model, drawing, isDown, lit, name, onLight, onChoose }: Props) {
  const t = useT()
  const { width, height, parts, ends, lost } = drawing
  /** The attributes of a ray that can be lit. */
  const ray = (key: string, ...classes: (string | false | undefined)[]) => ({
    className: [css.ray, ...classes, lit === key && css.lit].filter(Boolean).join(' '),
    onPointerEnter: () => onLight(key),
    onPointerLeave: () => onLight(undefined),
    onClick: () => onChoose(key),
  })
  const drawSplit = (split: PrismSplit, { branches, glass, colored, fade }: SplitDrawing, at: string) => {
    const length = colored.to - colored.from
    const answers = split.branches.filter(({ kind }) => kind === 'answer' || kind === 'other')
    return (
      <g key={split.id}>
        {branches.map((ribbon, place) => {
          const branch = split.branches.find(({ key }) => key === ribbon.key)!
          const color = answers.indexOf(branch)
          const paint = `${name}${at}-${place}`
          return (
            <g
              key={ribbon.key}
              {...ray(branchKey(split, branch), css[branch.kind], branch.count === 0 && css.none)}
              style={{ '--ray': spectrum(color, answers.length) } as CSSProperties}
            >
              {color >= 0 && (
                <Along id={paint} span={colored} isDown={isDown}>
                  <stop className={css.white} offset="0" />
                  <stop className={css.colored} offset={fade.from / length} />
                  <stop className={css.colored} offset={1 - fade.to / length} />
                  <stop className={css.white} offset="1" />
                </Along>
              )}
              <Light ribbon={ribbon} paint={color >= 0 ? `url(#${paint})` : undefined} />
            </g>
          )
        })}
        <path className={css.glass} d={glass} />
      </g>
    )
  }
  return (
    <svg
      className={css.rayPicture}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${t('results.prism_title')}: ${t('results.responses_count', { count: model.total, number: number(model.total) })}`}
    >
      {/* screen readers treat a clickable ray as a group, although it is within a picture */}
      <g aria-hidden="true">
        {lost && (
          <g {...ray(lostKey, css.lostRay)}>
            <FadingLight id={`${name}lost`} of={lost} isDown={isDown} />
          </g>
        )}
        {parts.map(({ id, straights, splits }, at) => {
          const part = model.parts[at]!
          return (
            <g key={id}>
              <g {...ray(partKey(part), css.beam)}>
                {straights.map(({ passing, asides, changing }, place) => (
                  <g key={passing.outline}>
                    {asides.map((aside) => (
                      <g key={aside.outline} className={css.aside}>
                        <Light ribbon={aside} />
                      </g>
                    ))}
                    <Light ribbon={passing} />
                    <FadingLight id={`${name}${at}s${place}`} of={changing} isDown={isDown} />
                  </g>
                ))}
              </g>
              {splits.map((split, place) => drawSplit(part.splits[place]!, split, `${at}-${place}`))}
            </g>
          )
        })}
        <g className={`${css.ray} ${css.beam}`}>
          {ends.map((end, at) => (
            <FadingLight key={end.outline} id={`${name}end${at}`} of={end} isDown={isDown} />
          ))}
        </g>
      </g>
    </svg>
  )
}
