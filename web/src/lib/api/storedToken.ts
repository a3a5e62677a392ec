import { readStorage } from '../store/storage.ts'

/** The key of the access token in local storage. */
export const tokenKey = 'token'

/** The access token of the signed-in person, or null. */
export const token = (): string | null => readStorage(tokenKey)
