import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Loading } from '../../ui/states/Loading.tsx'
import { authPath, parseAuthParams } from './authParams.ts'
import { LoginForm } from './LoginForm.tsx'

const TokenLanding = lazy(() => import('./TokenLanding.tsx'))
const ForgotForm = lazy(() => import('./ForgotForm.tsx'))
const ResetForm = lazy(() => import('./ResetForm.tsx'))

/** What was taken out of the address. */
type AddressParams = { token?: string; reset?: string; error?: string }

/** Login, and what leads to it again: a forgotten password and a new one. A token, a ticket or an error in the address is taken out of it at once. */
export default function LoginPage() {
  const navigate = useNavigate()
  const { next, claim, token, reset, error, forgot, address } = parseAuthParams(useLocation())
  const [taken, setTaken] = useState<AddressParams>({})
  const [refused, setRefused] = useState(false)
  const carries = token !== '' || reset !== '' || error !== ''

  if (token && token !== taken.token) setTaken({ token })
  else if (reset && reset !== taken.reset) setTaken({ reset })
  else if (error && error !== taken.error) setTaken({ error })
  useEffect(() => {
    if (carries) void navigate(address, { replace: true })
  }, [carries, address, navigate])

  const asked = { next, claim }
  if (taken.token || forgot || taken.reset)
    return (
      <Suspense fallback={<Loading />}>
        {taken.token ? (
          <TokenLanding
            accessToken={taken.token}
            {...asked}
            onRefused={() => {
              setTaken({})
              setRefused(true)
            }}
          />
        ) : forgot ? (
          <ForgotForm back={authPath('/login', asked)} />
        ) : (
          taken.reset && <ResetForm ticket={taken.reset} {...asked} onRequestNew={() => setTaken({})} />
        )}
      </Suspense>
    )
  return <LoginForm {...asked} linkEnded={refused} error={taken.error ?? ''} />
}
