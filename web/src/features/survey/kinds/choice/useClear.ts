import type { KeyboardEvent } from 'react'
import type { Question } from '#shared/survey/survey.ts'
import { useAnswer } from '../../answers/useAnswerStore.ts'

/**
 * Clears the answer of radio buttons while `isClearable`, by a button, Delete or Backspace. The button disappears with the choice, so its focus moves
 * to the first radio button.
 */
export function useClear({ id }: Question, isClearable: boolean) {
  const { control, answer } = useAnswer(id)
  const clear = () => {
    answer(id, undefined)
    if (document.activeElement?.getAttribute('name') !== control) document.getElementById(control)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isClearable || (event.key !== 'Delete' && event.key !== 'Backspace')) return
    event.preventDefault()
    clear()
  }
  return { isClearable, clear, onKeyDown }
}
