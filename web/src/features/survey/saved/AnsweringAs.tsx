import type { Response } from '#shared/responses/response.ts'
import type { User } from '#shared/accounts/user.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { isRemembered } from '../persistence/rememberedResponse.ts'
import css from './AnsweringAs.module.css'

type Props = { surveyId: string; user: User | null; response: Response | null; saved?: boolean }

/** Whose name admins read beside the answers: the signed-in person's. Nothing for a guest, nor for a guest's response, which stays without an owner. */
export function AnsweringAs({ surveyId, user, response, saved = false }: Props) {
  const t = useT()
  if (!user || isRemembered(surveyId, response)) return null
  return <p className={css.note}>{t(saved ? 'answered.answered_as' : 'survey.answering_as', { email: user.email })}</p>
}
