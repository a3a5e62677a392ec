import { useState } from 'react'
import { surveyPath } from '#shared/site/sitePaths.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import { Button } from '../../../../ui/Button.tsx'

/** Shares the survey's address, without link values: copied, copied with the title for a chat, or through the system's share sheet. */
export function ShareButtons({ survey }: { survey: Survey }) {
  const t = useT()
  const [said, setSaid] = useState('')
  const url = location.origin + surveyPath(survey)
  const { text: title } = pickText(pair(survey, 'title'))
  const copy = (text: string) =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setSaid(t('response.share_copied')),
        () => setSaid(t('response.share_failed', { url })),
      )
  const canShare = typeof navigator.share === 'function'
  return (
    <section className="above-6" aria-labelledby="share">
      <h2 id="share" className="part-title">
        {t('response.share')}
      </h2>
      <div className="flex wrap above-4 gap-3">
        {canShare && (
          <Button kind="secondary" onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
            {t('response.share_system')}
          </Button>
        )}
        <Button kind="secondary" onClick={() => void copy(url)}>
          {t('response.share_link')}
        </Button>
        <Button kind="secondary" onClick={() => void copy(`${title}\n${url}`)}>
          {t('response.share_kakao')}
        </Button>
      </div>
      <p className="above-2 text-sm muted breakable" role="status">
        {said}
      </p>
    </section>
  )
}
