// npm run carry-over -- --from TABLE --since TIME [--stage dev|prod] [--only-new]: after a restore, copies what came to the old table since the
// restore time to the table that the site uses now.
import { runCommand } from '../launch/runCommand.ts'
import { carryOver } from './carryOver/carryOver.ts'
import { readCommand, requirePause } from './carryOver/readCommand.ts'
import { openAws } from './deploy/aws.ts'
import { storedSettings } from './deploy/deploySite.ts'
import { describeStack } from './deploy/describeStack.ts'
import { stackOutputs } from './deploy/stackOutputs.ts'
import { readSurvey, surveyIds } from '#functions/data/surveys/surveys.ts'
import { recountSeats } from '#functions/streams/recountSeats.ts'
import { useLongTimeouts } from '#functions/platform/aws.ts'

await runCommand(async () => {
  const { stage, ...given } = readCommand(process.argv.slice(2))
  const command = { ...given, to: (await stackOutputs(stage)).TableName }
  requirePause(command, storedSettings(await describeStack(await openAws(), stage)).writes)
  useLongTimeouts()
  process.env['TABLE'] = command.to
  if (!(await carryOver(command, console.log))) process.exitCode = 1
  for (const id of await surveyIds()) if ((await readSurvey(id))?.response_limit) await recountSeats(id, { isForced: true })
})
