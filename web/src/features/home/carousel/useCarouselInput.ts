import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** CSS pixels that a finger moves sideways before that is a swipe. */
const swipeDistance = 40

type Handlers = {
  previous: () => void
  next: () => void
  /** A finger or a pen touched the slides, the dots or the arrows. */
  touch: () => void
  attributes: Record<string, string>
}

/** Arrow keys, swipes and touches. `held`: mouse or focus is on it. `release` ends that: a press of Play has both on the button. */
export function useCarouselInput(root: RefObject<HTMLElement | null>, handlers: Handlers) {
  const [hold, setHold] = useState({ pointer: false, focus: false })
  const handle = useEffectEvent((name: 'previous' | 'next' | 'touch') => handlers[name]())
  const attributes = JSON.stringify(handlers.attributes)
  useEffect(() => {
    const element = root.current!
    for (const [name, text] of Object.entries(JSON.parse(attributes) as Record<string, string>)) element.setAttribute(name, text)
    return () => {
      for (const name of Object.keys(JSON.parse(attributes) as object)) element.removeAttribute(name)
    }
  }, [root, attributes])

  useEffect(() => {
    const element = root.current!
    const stage = element.firstElementChild!
    const abort = new AbortController()
    let pressed = 0
    const listen = <K extends keyof HTMLElementEventMap>(name: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(name, listener, abort)

    listen('pointerenter', ({ pointerType }) => pointerType === 'mouse' && setHold((before) => ({ ...before, pointer: true })))
    listen('pointerleave', () => setHold((before) => ({ ...before, pointer: false })))
    listen('focusin', () => setHold((before) => ({ ...before, focus: true })))
    listen('focusout', ({ relatedTarget }) => setHold((before) => ({ ...before, focus: element.contains(relatedTarget as Node | null) })))
    listen('keydown', ({ key, target }) => {
      if ((target as Element).tagName === 'VIDEO') return // its own keys: back and forth in time
      if (key === 'ArrowLeft') handle('previous')
      if (key === 'ArrowRight') handle('next')
    })
    listen('pointerdown', ({ pointerType, clientX, target }) => {
      pressed = clientX
      if (pointerType !== 'mouse' && (stage.contains(target as Node) || (target as Element).closest('[data-turns]'))) handle('touch')
    })
    listen('pointerup', ({ pointerType, clientX, target }) => {
      const moved = clientX - pressed
      if (pointerType !== 'mouse' && stage.contains(target as Node) && Math.abs(moved) > swipeDistance)
        handle(moved > 0 ? 'previous' : 'next')
    })
    return () => abort.abort()
  }, [root])
  return { held: hold.pointer || hold.focus, release: () => setHold({ pointer: false, focus: false }) }
}
