import type { ApiError } from '../../../../lib/api/ApiError.ts'
import { useAnswerStore } from '../../answers/useAnswerStore.ts'
import { DownloadAnswers } from '../../saved/copy/DownloadAnswers.tsx'
import { SignInLinks } from '../../layout/SignInLinks.tsx'

/** Downloads the answers that the server refused; for a survey for members only, offers a sign-in. */
export function RefusalDownload({ text, error }: { text: () => string; error: ApiError }) {
  const { survey } = useAnswerStore()
  const { slug, id } = survey
  if (error.code === 'survey.members_only') return <SignInLinks />
  return <DownloadAnswers kind="secondary" name={slug || id} text={text} />
}
