import { useState } from 'react'
import css from './Avatar.module.css'

/** A person's picture, or their initials if there is none or it cannot be loaded. Decoration: the name is beside it. */
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

const firstLetter = (word: string) => Array.from(word)[0] ?? ''

/** First letters of the first and last word of the full name, else the e-mail's first letter, else a question mark. */
export function initials(person: { full_name?: string; email?: string } | null): string {
  const words = person?.full_name?.trim().split(/\s+/).filter(Boolean) ?? []
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  const letters = ends.length ? ends.map(firstLetter).join('') : firstLetter(person?.email?.trim() ?? '')
  return letters.toLocaleUpperCase('en') || '?'
}
