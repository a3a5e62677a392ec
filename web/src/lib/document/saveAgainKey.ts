import type { TextKey } from '../language/i18n.ts'

/** The words of the button that saves again after a failure: 401 leads to a sign-in, 412 to a comparison with another admin's save. */
export const saveAgainKey = (status: number, compare: TextKey = 'admin.compare'): TextKey =>
  status === 401 ? 'admin.sign_in' : status === 412 ? compare : 'common.retry'
