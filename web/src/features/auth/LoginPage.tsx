import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Loading } from '../../ui/states/Loading.tsx'
import { authPath, parseAuthParams } from './form/authParams.ts'
import { LoginForm } from './LoginForm.tsx'

const TokenLanding = lazy(() => import('./token/TokenLanding.tsx'))
const ForgotForm = lazy(() => import('./password/ForgotForm.tsx'))
const ResetForm = lazy(() => import('./password/ResetForm.tsx'))

/** The parameters that were removed from the address. */
type AddressParams = { token?: string; reset?: string; error?: string }

/**
 * /login: the login, and by the address also the forgotten password (#forgot), a new one (#reset=) and a token to sign in with. Token, ticket and
 * error are removed from the address at once.
 */
export default function LoginPage() {
  const navigate = useNavigate()
  const { next, claim, token, reset, error, forgot, address } = parseAuthParams(useLocation())
  const [taken, setTaken] = useState<AddressParams>({})
  const [tokenRefused, setTokenRefused] = useState(false)
  const hasParams = token !== '' || reset !== '' || error !== ''

  if (token && token !== taken.token) setTaken({ token })
  else if (reset && reset !== taken.reset) setTaken({ reset })
  else if (error && error !== taken.error) setTaken({ error })
  useEffect(() => {
    if (hasParams) void navigate(address, { replace: true })
  }, [hasParams, address, navigate])

  const destination = { next, claim }
  if (taken.token || forgot || taken.reset)
    return (
      <Suspense fallback={<Loading />}>
        {taken.token ? (
          <TokenLanding
            accessToken={taken.token}
            {...destination}
            onRefused={() => {
              setTaken({})
              setTokenRefused(true)
            }}
          />
        ) : forgot ? (
          <ForgotForm back={authPath('/login', destination)} />
        ) : (
          taken.reset && <ResetForm ticket={taken.reset} {...destination} onRequestNew={() => setTaken({})} />
        )}
      </Suspense>
    )
  return <LoginForm {...destination} isLinkExpired={tokenRefused} error={taken.error ?? ''} />
}
