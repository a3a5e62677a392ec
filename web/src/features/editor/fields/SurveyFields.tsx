export const SurveyFields = () => null
