import type { Survey } from '#shared/survey.ts'
import { useT } from '../../lib/i18n.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Entered } from './answerStore.ts'
import { answersAsText } from './answersAsText.ts'
import { Strip } from './Strip.tsx'
import type { Closed } from './useSending.ts'

/** The survey closed or went while somebody answered: nothing was sent, nothing is lost. */
export function ClosedNotice({ survey, reason, entered }: { survey: Survey; reason: Closed; entered: Entered }) {
  const t = useT()
  const download = () => {
    const url = URL.createObjectURL(new Blob([answersAsText(survey, entered)], { type: 'text/plain;charset=utf-8' }))
    const link = Object.assign(document.createElement('a'), { href: url, download: `${survey.slug || survey.id}.txt` })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  }
  const actions = (
    <>
      <Button size="lg" onClick={download}>
        <Icon name="download" /> {t('survey.download')}
      </Button>
      <ButtonLink kind="secondary" size="lg" to="/surveys">
        {t('survey.explore')}
      </ButtonLink>
    </>
  )
  return (
    <Strip tone="warn" focus title={t(`survey.${reason}`)} actions={actions}>
      {t('survey.not_sent')}
    </Strip>
  )
}
