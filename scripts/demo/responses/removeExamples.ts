import { responseIdFromKey } from '#functions/data/ids.ts'
import { ApiError, signIn } from '../../ops/import/api.ts'
import { demoSurveys, examplesEach } from '../seedDemo.ts'
import { exampleKey } from './exampleResponses.ts'

const atOnce = 8

/** Deletes the made-up responses of the demo surveys at `url`; answers how many there were. Throws ApiError if the API refuses. */
export async function removeExamples(url: string, admin: { email: string; password: string }): Promise<number> {
  const call = await signIn(url, admin)
  const surveys = await call('listSurveys', {})
  const ids = surveys
    .filter(({ slug }) => demoSurveys.some((demo) => demo.slug === slug))
    .flatMap(({ id, slug }) => Array.from({ length: examplesEach }, (_, index) => responseIdFromKey(id, exampleKey(slug, index + 1))))
  const left = ids.values()
  let removed = 0
  const work = async () => {
    for (const id of left) {
      try {
        await call('deleteResponse', { id })
        removed += 1
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return removed
}
