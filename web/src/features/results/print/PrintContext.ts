import { createContext } from 'react'

/** Whether to load the written answers for printing, even far from the viewport. */
export const PrintContext = createContext(false)
