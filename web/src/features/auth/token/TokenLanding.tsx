import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { User } from '#shared/accounts/user.ts'
import { address } from '../../../lib/api/api.ts'
import { token, useUser } from '../../../lib/session/session.ts'
import { Loading } from '../../../ui/states/Loading.tsx'
import { completeLogin } from '../form/completeLogin.ts'
import { SwitchAccount } from './SwitchAccount.tsx'
import { useT } from '../../../lib/language/i18n.ts'
import { useTitle } from '../../../lib/navigation/useTitle.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { AuthCard } from '../form/AuthCard.tsx'
import css from '../form/Form.module.css'

/** Signs in with a token of the address; asks first if another person is signed in. `onRefused`: the server refused the token. */
export default function TokenLanding({
  accessToken,
  next,
  claim,
  onRefused,
}: {
  accessToken: string
  next: string
  claim: string
  onRefused: () => void
}) {
  const navigate = useNavigate()
  const { user, loading } = useUser()
  const [other, setOther] = useState<User>()
  const [switched, setSwitched] = useState(false)
  const isStarted = useRef(false)

  const start = useEffectEvent(async () => {
    const current = token()
    if (current && current !== accessToken) {
      const owner = await fetchTokenOwner(accessToken)
      if (!owner) return onRefused()
      if (owner.id !== user?.id) return setOther(owner)
    }
    await completeLogin(accessToken, claim, current ? null : 'arrived')
    await navigate(next, { replace: true })
  })
  // Once, as soon as the session is known: signing in changes `user`.
  useEffect(() => {
    if (loading || isStarted.current) return
    isStarted.current = true
    void start()
  }, [loading])

  if (switched && user) return <SignedInAs user={user} next={next} />
  if (other && !switched)
    return (
      <SwitchAccount
        current={user}
        other={other}
        stay={() => void navigate(next, { replace: true })}
        change={async () => {
          await completeLogin(accessToken, claim)
          setSwitched(true)
        }}
      />
    )
  return <Loading />
}

/** The user of an access token, without a sign-in or sign-out; undefined if the server refuses it or cannot be reached. */
async function fetchTokenOwner(accessToken: string): Promise<User | undefined> {
  try {
    const reply = await fetch(address('getMe', {}), { headers: { authorization: `Bearer ${accessToken}` } })
    return reply.ok ? ((await reply.json()) as User) : undefined
  } catch {
    return undefined
  }
}

function SignedInAs({ user, next }: { user: User; next: string }) {
  const t = useT()
  useTitle(t('common.login'))
  return (
    <AuthCard title={t('common.login')}>
      <div className={css.form}>
        <output>
          {t('auth.signed_in_as')} <strong>{user.email || user.full_name}</strong>
        </output>
        <ButtonLink size="lg" to={next} replace>
          {t('auth.continue')}
        </ButtonLink>
      </div>
    </AuthCard>
  )
}
