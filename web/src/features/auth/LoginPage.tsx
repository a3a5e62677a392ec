import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Loading } from '../../ui/states/Loading.tsx'
import { authPath } from './form/authParams.ts'
import { useAuthParams } from './form/useAuthParams.ts'
import { useRevealCard } from './form/useRevealCard.ts'
import { LoginForm } from './LoginForm.tsx'

const TokenLanding = lazy(() => import('./token/TokenLanding.tsx'))
const ForgotForm = lazy(() => import('./password/ForgotForm.tsx'))
const ResetForm = lazy(() => import('./password/ResetForm.tsx'))

/** The parameters that were removed from the address. */
type AddressParams = { token?: string; reset?: string; error?: string }

/** By the address also the forgotten password (#forgot), a new one (#reset=) and a token; secrets leave the address at once. */
export default function LoginPage() {
  const navigate = useNavigate()
  const { next, claim, token, reset, error, forgot, address, isHydrating } = useAuthParams()
  const [params, setParams] = useState<AddressParams>({})
  const [tokenRefused, setTokenRefused] = useState(false)
  const hasParams = token !== '' || reset !== '' || error !== ''

  if (token && token !== params.token) setParams({ token })
  else if (reset && reset !== params.reset) setParams({ reset })
  else if (error && error !== params.error) setParams({ error })
  useEffect(() => {
    if (hasParams) void navigate(address, { replace: true })
  }, [hasParams, address, navigate])

  useRevealCard(!isHydrating && !params.error)

  const destination = { next, claim }
  if (params.token || forgot || params.reset)
    return (
      <Suspense fallback={<Loading />}>
        {params.token ? (
          <TokenLanding
            accessToken={params.token}
            {...destination}
            onRefused={() => {
              setParams({})
              setTokenRefused(true)
            }}
          />
        ) : forgot ? (
          <ForgotForm back={authPath('/login', destination)} />
        ) : (
          params.reset && <ResetForm ticket={params.reset} {...destination} onRequestNew={() => setParams({})} />
        )}
      </Suspense>
    )
  return <LoginForm {...destination} isLinkExpired={tokenRefused} error={params.error ?? ''} />
}
