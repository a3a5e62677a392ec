import { createContext } from 'react'

/** Whether the written answers are to be loaded, for printing, though they are not near the viewport. */
export const PrintContext = createContext(false)
