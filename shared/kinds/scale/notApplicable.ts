/** The stored answer "not applicable" of a scale. */
export const notApplicable = 'na'
