import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { User } from '#shared/accounts/user.ts'
import { token, useUser } from '../../lib/session/session.ts'
import { Loading } from '../../ui/states/Loading.tsx'
import { completeLogin } from './completeLogin.ts'
import { SignedInAs } from './SignedInAs.tsx'
import { SwitchAccount } from './SwitchAccount.tsx'
import { fetchTokenOwner } from './whoseToken.ts'

/**
 * Somebody came with an access token in the address. Where nobody is signed in, it is kept, they go on to `next`, and are told there as whom.
 * Where somebody else is, they are asked first, so that no link can change silently whose account one works in.
 */
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
      const person = await fetchTokenOwner(accessToken)
      if (!person) return onRefused()
      if (person.id !== user?.id) return setOther(person)
    }
    await completeLogin(accessToken, claim, current ? null : 'arrived')
    await navigate(next, { replace: true })
  })
  // Once, as soon as it is known who is signed in: keeping the token changes just that.
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
