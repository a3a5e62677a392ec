import { useState } from 'react'
import { useAnswerStore } from '../../answers/useAnswerStore.ts'
import type { Problem } from '../../answers/problems.ts'

/** `serial` counts the checks. */
export type Found = { serial: number; problems: readonly Problem[] }

/** The problems of the last check: those of attempt number `attempt` to send, or those passed to `check` since. */
export function useFoundProblems(problems: readonly Problem[], attempt: number) {
  const store = useAnswerStore()
  const [state, setState] = useState({ found: { serial: 0, problems }, attempt })
  let now = state
  if (attempt !== state.attempt) {
    now = { found: { serial: state.found.serial + 1, problems }, attempt }
    setState(now)
  }
  const check = (next: readonly Problem[]) => {
    store.setProblems(next)
    setState({ found: { serial: now.found.serial + 1, problems: next }, attempt })
  }
  return { found: now.found satisfies Found, check }
}
