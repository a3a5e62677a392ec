import { act, renderHook } from '@testing-library/react'
import { signOut, useUser } from '../../../web/src/lib/session/session.ts'
import { loadAllTexts } from './loadAllTexts.ts'

/** For a file whose tests sign somebody in: all texts before them, and after each nobody is signed in and nothing is kept. */
export function setUpSession(): void {
  beforeAll(async () => {
    renderHook(useUser).unmount() // from now on the session follows the token
    await loadAllTexts()
  })
  afterEach(() => {
    act(signOut)
    localStorage.clear()
  })
}
