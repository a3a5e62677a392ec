import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Arriving } from './Arriving.tsx'
import { readArrival } from './arrival.ts'
import { LoginForm } from './LoginForm.tsx'

/** Login. A token in the address is taken out of it at once. */
export default function LoginPage() {
  const navigate = useNavigate()
  const { next, claim, token, address } = readArrival(useLocation())
  const [brought, setBrought] = useState('')
  const [refused, setRefused] = useState(false)

  if (token && token !== brought) setBrought(token)
  useEffect(() => {
    if (token) void navigate(address, { replace: true })
  }, [token, address, navigate])

  if (brought)
    return (
      <Arriving
        accessToken={brought}
        next={next}
        claim={claim}
        onRefused={() => {
          setBrought('')
          setRefused(true)
        }}
      />
    )
  return <LoginForm next={next} claim={claim} linkEnded={refused} />
}
