import { createContext } from 'react'

/** `wantsAll`: whether the written answers are to be loaded though they are not near the viewport. `waitFor`: printing waits for what they load. */
export const PrintContext = createContext<{ wantsAll: boolean; waitFor: (loading: Promise<unknown>) => void }>({
  wantsAll: false,
  waitFor: () => undefined,
})
