import { useState } from 'react'
import type { PublicSurveyRow } from '#shared/survey/survey.ts'
import { useSettings } from '../../lib/site/settings.ts'
import { StructureCover } from '../../ui/drawings/StructureCover.tsx'
import css from './SurveyCard.module.css'

/**
 * A survey's cover image, else the site's, else (also where the image fails to load) a drawing of its structure. `index`: its place in the
 * list, from 0.
 */
export function SurveyCover({ survey, index }: { survey: PublicSurveyRow; index: number }) {
  const [broken, setBroken] = useState('')
  const settings = useSettings()
  const url = survey.cover_image_url || settings?.cover_url
  return (
    <div className={css.cover}>
      {url && url !== broken ? (
        <img src={url} alt="" width={640} height={360} loading={index === 0 ? 'eager' : 'lazy'} onError={() => setBroken(url)} />
      ) : (
        <StructureCover outline={survey.outline ?? ''} seed={survey.id} />
      )}
    </div>
  )
}
