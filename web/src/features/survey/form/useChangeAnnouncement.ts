import { useEffect, useState } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import type { AnswerStore } from '../answers/answerStore.ts'
import { useFollowed } from '../answers/useAnswers.ts'

const shownMilliseconds = 6000

/** What the last choice added to the form or took out of it, in words, for a few seconds; else ''. */
export function useChangeAnnouncement(store: AnswerStore): string {
  const t = useT()
  const { serial, added, removed } = useFollowed(store, 'news', store.news)
  const [past, setPast] = useState(serial)
  useEffect(() => {
    const timer = setTimeout(() => setPast(serial), shownMilliseconds)
    return () => clearTimeout(timer)
  }, [serial])
  if (serial === past) return ''
  return added > 0 ? t('survey.added', { count: added }) : t('survey.removed', { count: removed })
}
