import { readStorage, writeStorage } from '../store/storage.ts'

const key = 'survey_shared'

/** Whether an admin has shared a survey's link in this browser. */
export const wasSurveyShared = (): boolean => readStorage(key) !== null

export const rememberSharedSurvey = (): void => void writeStorage(key, 'yes')
