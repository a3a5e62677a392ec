import { useEffect, useLayoutEffect, useRef, type ComponentProps, type Ref } from 'react'
import css from './GrowingText.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'onChange' | 'ref' | 'value'> & {
  ref?: Ref<HTMLTextAreaElement>
  value: string
  /** `field` has the text as it was typed, with line breaks. */
  onText: (text: string, field: HTMLTextAreaElement) => void
  /** Called for Enter, which makes no line break; not for the Enter that ends an input method's composition. */
  onEnter?: (field: HTMLTextAreaElement) => void
}

/** Firefox does not support field-sizing. */
const hasFieldSizing = typeof CSS === 'undefined' || CSS.supports('field-sizing', 'content')

/** A textarea for text without line breaks, which grows with its text. */
export function GrowingText({ ref, value, onText, onEnter, className = '', ...area }: Props) {
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (fieldRef.current && !hasFieldSizing) grow(fieldRef.current)
  })
  useEffect(() => {
    const element = fieldRef.current
    if (!element || hasFieldSizing) return undefined
    let width = element.offsetWidth
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth === width) return // only the height changed
      width = element.offsetWidth
      grow(element)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <textarea
      dir="auto"
      {...area}
      ref={(element) => {
        fieldRef.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      rows={1}
      className={`${css.growing} ${className}`}
      value={value}
      onChange={({ target }) => onText(target.value.replace(/\s*[\r\n]+\s*/g, ' '), target)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
        event.preventDefault()
        onEnter?.(event.currentTarget)
      }}
    />
  )
}

function grow(field: HTMLTextAreaElement) {
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`
}
