/** The step of a respondent who entered something; the other steps are ids of sections. */
export const began = 'began'
