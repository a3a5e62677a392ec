import { useState } from 'react'
import { initials } from '../../lib/text/initials.ts'
import css from './Avatar.module.css'

/** A person's picture, or their initials where there is none or it cannot be loaded. Decoration: the name stands beside it. */
export function Avatar({
  person,
  size = 'md',
}: {
  person: { full_name?: string; email?: string; picture_url?: string } | null
  size?: 'md' | 'lg'
}) {
  const [broken, setBroken] = useState<string>()
  const picture = person?.picture_url
  return (
    <span className={`${css.avatar} ${css[size]}`} aria-hidden="true">
      {picture && picture !== broken ? <img src={picture} alt="" onError={() => setBroken(picture)} /> : initials(person)}
    </span>
  )
}
