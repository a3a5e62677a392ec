import { readStorage, writeStorage } from '../store/storage.ts'

const key = 'survey_shared'

/** The hash that opens a survey's editor with the share dialog. */
export const shareHash = '#share'

/** Whether an admin has shared a survey's link in this browser. */
export const wasSurveyShared = (): boolean => readStorage(key) !== null

export const rememberSharedSurvey = (): void => void writeStorage(key, 'yes')
