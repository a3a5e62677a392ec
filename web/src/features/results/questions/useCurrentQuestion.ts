import { useEffect, useState } from 'react'
import { partId } from './QuestionResult.tsx'

/** The question at the top of the window, below the sticky bars; at the page's end, where none comes up, the one with the focus. */
export function useCurrentQuestion(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const update = () => {
      const parts = key.split(' ').flatMap((id) => {
        const element = document.getElementById(partId(id))
        return element ? [{ id, element }] : []
      })
      const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 1
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      const focused = isAtEnd ? parts.find(({ element }) => element === document.activeElement) : undefined
      setCurrent((focused ?? parts.findLast(({ element }) => element.getBoundingClientRect().top <= top))?.id)
    }
    let frame = 0
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        update()
      })
    }
    update()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
    }
  }, [key])
  return current
}
