/** What a survey may ask about its respondents, in the order of its page. */
export const demographicFields = ['job', 'age', 'gender', 'country'] as const
export type DemographicField = (typeof demographicFields)[number]
