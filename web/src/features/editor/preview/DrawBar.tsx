import type { SurveyBody } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import type { Language } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { readTitle } from '../marks/names.ts'
import { surveyIndex } from '../store/surveyIndex.ts'
import css from './DrawBar.module.css'
import type { PreviewDraw } from './usePreviewDraw.ts'

type Props = {
  survey: SurveyBody
  draw: PreviewDraw
  /** Of the sections' titles. */
  language: Language
  onDraw: () => void
}

/** Above the preview of a survey with something random: which sections were drawn, and the button that draws again. */
export function DrawBar({ survey, draw, language, onDraw }: Props) {
  const t = useT()
  const { sections } = surveyIndex(survey)
  const names = Object.values(draw.drawn)
    .flat()
    .map((id) => {
      const { number, section } = sections.get(id)!
      return `${number} ${readTitle(survey, section, language).text}`
    })
  return (
    <div className={css.bar}>
      <p role="status" className="text-sm muted shrinks breakable">
        {names.length > 0 ? t('preview.drawn', { sections: names.join(' · ') }) : t('preview.random_order')}
      </p>
      <Button kind="secondary" className="rigid" onClick={onDraw}>
        {t('preview.draw_again')}
      </Button>
    </div>
  )
}
