import type { Response } from '#shared/responses/response.ts'
import type { User } from '#shared/accounts/user.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { isRemembered } from '../persistence/rememberedResponse.ts'

type Props = { surveyId: string; user: User | null; response: Response | null; saved?: boolean }

/** Shows the name that admins see beside the answers: the signed-in user's. Shows nothing to a guest, or for a guest's response, which has no owner. */
export function AnsweringAs({ surveyId, user, response, saved = false }: Props) {
  const t = useT()
  if (!user || isRemembered(surveyId, response)) return null
  return (
    <p className="above-6 text-sm leading-155 muted pretty breakable">
      {t(saved ? 'response.answered_as' : 'response.answering_as', { email: user.email })}
    </p>
  )
}
