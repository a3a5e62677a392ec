import { createContext } from 'react'
import type { Pins } from './usePins.ts'

/** Within the report; null within the results. */
export const ReportContext = createContext<{ pins: Pins; isFiltered: boolean } | null>(null)
