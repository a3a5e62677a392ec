import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** Pixels that a finger moves to the side before it means the next slide. */
const swipe = 40

type Handlers = {
  back: () => void
  on: () => void
  /** A finger or a pen came down on the slides, the dots or the arrows. */
  touched: () => void
  /** What a screen reader calls the whole. */
  named: Record<string, string>
}

/**
 * Follows pointer, focus, keys and swipes on the carousel. `held` while the mouse or the focus is on it; `release` lets it go until the next
 * one comes: who presses Play has both there, and means it all the same.
 */
export function useHandling(root: RefObject<HTMLElement | null>, handlers: Handlers) {
  const [hold, setHold] = useState({ pointer: false, focus: false })
  const on = useEffectEvent((name: 'back' | 'on' | 'touched') => handlers[name]())
  const names = JSON.stringify(handlers.named)
  useEffect(() => {
    const element = root.current!
    for (const [name, text] of Object.entries(JSON.parse(names) as Record<string, string>)) element.setAttribute(name, text)
    return () => {
      for (const name of Object.keys(JSON.parse(names) as object)) element.removeAttribute(name)
    }
  }, [root, names])

  useEffect(() => {
    const element = root.current!
    const stage = element.firstElementChild!
    const abort = new AbortController()
    let pressed = 0
    const listen = <K extends keyof HTMLElementEventMap>(name: K, heard: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(name, heard, abort)

    listen('pointerenter', ({ pointerType }) => pointerType === 'mouse' && setHold((now) => ({ ...now, pointer: true })))
    listen('pointerleave', () => setHold((now) => ({ ...now, pointer: false })))
    listen('focusin', () => setHold((now) => ({ ...now, focus: true })))
    listen('focusout', ({ relatedTarget }) => setHold((now) => ({ ...now, focus: element.contains(relatedTarget as Node | null) })))
    listen('keydown', ({ key, target }) => {
      if ((target as Element).tagName === 'VIDEO') return // its own keys: back and forth in time
      if (key === 'ArrowLeft') on('back')
      if (key === 'ArrowRight') on('on')
    })
    listen('pointerdown', ({ pointerType, clientX, target }) => {
      pressed = clientX
      if (pointerType !== 'mouse' && (stage.contains(target as Node) || (target as Element).closest('[data-turns]'))) on('touched')
    })
    listen('pointerup', ({ pointerType, clientX, target }) => {
      const moved = clientX - pressed
      if (pointerType !== 'mouse' && stage.contains(target as Node) && Math.abs(moved) > swipe) on(moved > 0 ? 'back' : 'on')
    })
    return () => abort.abort()
  }, [root])
  return { held: hold.pointer || hold.focus, release: () => setHold({ pointer: false, focus: false }) }
}
