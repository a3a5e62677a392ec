import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Loading } from '../../ui/states/Loading.tsx'
import { carrying, readArrival } from './arrival.ts'
import { LoginForm } from './LoginForm.tsx'

const TokenLanding = lazy(() => import('./TokenLanding.tsx'))
const ForgotForm = lazy(() => import('./ForgotForm.tsx'))
const ResetForm = lazy(() => import('./ResetForm.tsx'))

/** What was taken out of the address. */
type Brought = { token?: string; reset?: string; error?: string }

/** Login, and what leads to it again: a forgotten password and a new one. A token, a ticket or an error in the address is taken out of it at once. */
export default function LoginPage() {
  const navigate = useNavigate()
  const { next, claim, token, reset, error, forgot, address } = readArrival(useLocation())
  const [brought, setBrought] = useState<Brought>({})
  const [refused, setRefused] = useState(false)
  const carries = token !== '' || reset !== '' || error !== ''

  if (token && token !== brought.token) setBrought({ token })
  else if (reset && reset !== brought.reset) setBrought({ reset })
  else if (error && error !== brought.error) setBrought({ error })
  useEffect(() => {
    if (carries) void navigate(address, { replace: true })
  }, [carries, address, navigate])

  const asked = { next, claim }
  if (brought.token || forgot || brought.reset)
    return (
      <Suspense fallback={<Loading />}>
        {brought.token ? (
          <TokenLanding
            accessToken={brought.token}
            {...asked}
            onRefused={() => {
              setBrought({})
              setRefused(true)
            }}
          />
        ) : forgot ? (
          <ForgotForm back={carrying('/login', asked)} />
        ) : (
          brought.reset && <ResetForm ticket={brought.reset} {...asked} onGivenUp={() => setBrought({})} />
        )}
      </Suspense>
    )
  return <LoginForm {...asked} linkEnded={refused} error={brought.error ?? ''} />
}
