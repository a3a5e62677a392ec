import type { StoredFormat } from './storedFormat.ts'
import { ownBackground } from '../api/background.ts'
import { drainStream } from '../api/drainStream.ts'
import { callsAsAdmin } from '../api/jobs/callsAsAdmin.ts'
import { loadFormat } from './loadFormat.ts'
import { soundTable } from '../api/ownTable.ts'
import { ownAdmin } from '../api/people.ts'
import { wrongCounts } from '../api/surveyTruth.ts'

type Stored = Pick<StoredFormat, 'items'> & { survey: string }

/** Gives a test file a survey that a file of test/fixtures stores, and calls about it. */
export function ownStored<T extends Stored>(format: T): T & ReturnType<typeof callsAsAdmin> {
  soundTable()
  const background = ownBackground()
  const admin = ownAdmin()
  beforeAll(() => loadFormat(format))
  return { ...format, ...callsAsAdmin(format.survey, () => admin, background) }
}

/** With how many responses the stream recounts a survey that was just saved, as it logs it, and where the counts are wrong then. */
export async function recounted(survey: string) {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  await drainStream()
  const lines = logged.mock.calls.map(([line]) => line as { event?: string; survey?: string; total?: number })
  logged.mockRestore()
  const { total } = lines.find((line) => line.event === 'recounted' && line.survey === survey) ?? {}
  return { total, wrong: await wrongCounts(survey) }
}
