import { useLocation, useNavigate } from 'react-router-dom'
import { useT } from '../../../lib/language/i18n.ts'
import { stayOnPage } from '../../../lib/navigation/stayOnPage.ts'
import { Button } from '../../../ui/Button.tsx'
import { useAnswerStore } from '../answers/useAnswerStore.ts'
import { draw } from '../draw/lazyDraw.ts'
import { StatusBanner } from '../layout/StatusBanner.tsx'

/** Above a draft that was begun by another link than the one that is open, as a panel sends one to each person: `startOver` deletes the draft. */
export function OtherLink({ startOver }: { startOver: () => void }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { survey, values } = useAnswerStore()
  if (!draw.chunk?.isOtherLink(survey, values().given)) return null
  const deleteDraft = () => {
    draw.chunk!.closeForm(survey.id)
    void navigate({ pathname, search }, { replace: true, state: stayOnPage }) // away from the draft's step
    startOver()
  }
  const action = (
    <Button kind="secondary" onClick={deleteDraft}>
      {t('response.start_over')}
    </Button>
  )
  return (
    <StatusBanner tone="warn" title={t('response.other_link')} actions={action}>
      {t('response.other_link_text')}
    </StatusBanner>
  )
}
