import { useLocation, useNavigate } from 'react-router-dom'
import type { GivenOnce } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { stayOnPage } from '../../../lib/navigation/stayOnPage.ts'
import { Button } from '../../../ui/Button.tsx'
import { useAnswerStore } from '../answers/useAnswerStore.ts'
import { draw } from '../draw/lazyDraw.ts'
import column from '../layout/Column.module.css'
import { StatusBanner } from '../layout/StatusBanner.tsx'

/** Above a draft that was begun with another link than the open one, since a panel sends each respondent a different link. `startOver` deletes the draft. */
export function OtherLink({ startOver }: { startOver: () => void }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { survey, values } = useAnswerStore()
  const deleteDraft = () => {
    void navigate({ pathname, search }, { replace: true, state: stayOnPage }) // away from the draft's step
    startOver()
  }
  const className = `${column.column} above-6 clipped rounded-lg`
  return <OtherLinkNotice text="other_link" {...{ survey, className }} given={values().given} startOver={deleteDraft} />
}

type Props = {
  text: 'other_link' | 'sent_other_link'
  survey: Survey
  given: GivenOnce | undefined
  startOver: () => void
  className?: string
}

/** Offers a new form for the open link if `given` has the values of another link; else shows nothing. */
export function OtherLinkNotice({ text, survey, given, startOver, className }: Props) {
  const t = useT()
  if (!draw.chunk?.isOtherLink(survey, given)) return null
  const onClick = () => {
    draw.chunk!.closeForm(survey.id)
    startOver()
  }
  const action = (
    <Button kind="secondary" onClick={onClick}>
      {t('response.start_over')}
    </Button>
  )
  return (
    <div className={className}>
      <StatusBanner tone="warn" title={t(`response.${text}`)} actions={action}>
        {t(`response.${text}_text`)}
      </StatusBanner>
    </div>
  )
}
