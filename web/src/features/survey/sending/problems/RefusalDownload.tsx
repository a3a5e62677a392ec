import { useAnswerStore } from '../../answers/useAnswerStore.ts'
import { DownloadAnswers } from '../../saved/DownloadAnswers.tsx'

/** Downloads the answers that the server refused. */
export function RefusalDownload({ text }: { text: () => string }) {
  const { slug, id } = useAnswerStore().survey
  return <DownloadAnswers kind="secondary" name={slug || id} text={text} />
}
