import { useEffect, useRef, useState } from 'react'
import { surveyPath } from '#shared/site/sitePaths.ts'
import { structureLines } from '#shared/survey/structureLines.ts'
import { pair } from '#shared/text.ts'
import { usePublic } from '../../../lib/api/content.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { BilingualText } from '../../../ui/BilingualText.tsx'
import { RightIcon } from '../../../ui/icons/arrowIcons.ts'
import { Link } from '../../../ui/Link.tsx'

/** How many surveys the home page names. */
const most = 3

/** The newest open surveys, asked for as one comes near: never above what one reads, which would move. */
export default function OpenSurveys() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && setNear(true), { rootMargin: '0px 0px 800px' })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return <div ref={place}>{isNear && <List />}</div>
}

function List() {
  const t = useT()
  const { data = [] } = usePublic('listPublicSurveys', {})
  const open = data.filter(({ state }) => state === 'open').slice(0, most)
  if (open.length === 0) return null
  return (
    <ul className="column above-5 ruled-above ruled-rows" aria-label={t('surveys.title')}>
      {open.map((survey) => (
        <li key={survey.id}>
          <Link className="row gap-4 bare above-3 below-2" to={surveyPath(survey)}>
            <Drawing outline={survey.outline ?? ''} seed={survey.id} />
            <span className="stack shrinks grows">
              <strong className="weight-strong breakable">
                <BilingualText of={pair(survey, 'title')} />
              </strong>
              {survey.minutes !== undefined && <span className="text-sm muted">{t('surveys.minutes', { count: survey.minutes })}</span>}
            </span>
            <RightIcon />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const [width, height] = [72, 40]

/** The lines of a survey's cover, in one color. */
function Drawing({ outline, seed }: { outline: string; seed: string }) {
  const { sections } = structureLines(outline, seed, { width, height })
  return (
    <svg className="rigid accented" width={width} height={height} aria-hidden="true" fill="none" stroke="currentColor" strokeWidth=".7">
      {sections.map(({ line }) => (
        <path key={line} d={line} />
      ))}
    </svg>
  )
}
