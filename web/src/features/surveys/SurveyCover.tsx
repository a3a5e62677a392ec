import { useState } from 'react'
import type { PublicSurveyRow } from '#shared/survey.ts'
import css from './SurveyCard.module.css'
import { Pattern } from './Pattern.tsx'

/** A survey's cover image, or a drawing where it has none or the image cannot be loaded. `index`: its place in the list. */
export function SurveyCover({ survey, index }: { survey: PublicSurveyRow; index: number }) {
  const [broken, setBroken] = useState(false)
  const { id, cover_image_url: url } = survey
  return (
    <div className={css.cover}>
      {url && !broken ? (
        <img src={url} alt="" width={640} height={360} loading={index === 0 ? 'eager' : 'lazy'} onError={() => setBroken(true)} />
      ) : (
        <Pattern kind={index} seed={id} />
      )}
    </div>
  )
}
