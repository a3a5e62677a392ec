import { createContext } from 'react'

/** The source line of charts that are copied or saved: the survey, the number of responses, and when they were counted. */
export const SourceContext = createContext('')
