import type { SurveyBody } from './survey.ts'

/** Whether people are asked about themselves after the sections, instead of before them. */
export const asksLast = ({ demographics }: Pick<SurveyBody, 'demographics'>): boolean => demographics?.place === 'last'
