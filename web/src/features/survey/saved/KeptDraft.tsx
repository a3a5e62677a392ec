import type { User } from '#shared/accounts/user.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { draftUserId } from '../persistence/draft.ts'
import { readStoredDraft } from '../persistence/storedDraft.ts'
import { DownloadAnswers } from './copy/DownloadAnswers.tsx'

/** A download of this device's draft for a survey that is not open. */
export default function KeptDraft({ survey, user }: { survey: { id: string; slug: string }; user: User | null }) {
  const t = useT()
  const draft = readStoredDraft(survey.id, draftUserId(user))
  if (!draft) return null
  return (
    <>
      <span className="full text-sm">{t('response.kept_not_sent')}</span>
      {draft.text && <DownloadAnswers size="lg" name={survey.slug || survey.id} text={() => draft.text!} />}
    </>
  )
}
