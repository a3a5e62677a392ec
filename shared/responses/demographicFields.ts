/** The questions about respondents that a survey may ask, in the order of its page. */
export const demographicFields = ['job', 'age', 'gender', 'country'] as const
export type DemographicField = (typeof demographicFields)[number]
