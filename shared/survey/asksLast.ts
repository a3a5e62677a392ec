import type { SurveyBody } from './survey.ts'

/** Whether the demographic questions come after the sections, instead of before them. */
export const asksLast = ({ demographics }: Pick<SurveyBody, 'demographics'>): boolean => demographics?.place === 'last'
