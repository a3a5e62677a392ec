/** The answer of a respondent to whom the question of a scale does not apply. */
export const notApplicable = 'na'
