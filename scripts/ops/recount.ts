// npm run recount -- --survey ID … | --all [--stage dev|prod]: recounts the responses of these surveys while others arrive, corrects
// their stored counts and prints the differences. Without a stage: the product that runs on this machine with this DATA_DIR.
import { readTableEnvironment } from '../local/dataFolder/localTable.ts'
import type { AskStreams } from '#functions/streams/streamsApi.ts'
import { emulatedStreams } from '../local/dataFolder/streamsApi.ts'
import { deployedStreams, readCommand } from './recount/recountCommand.ts'
import { recountSurveys } from './recount/recountSurveys.ts'
import { runCommand } from '../launch/runCommand.ts'

function onThisMachine(): AskStreams {
  Object.assign(process.env, readTableEnvironment(process.env['DATA_DIR'] || '.local'))
  return emulatedStreams(process.env['AWS_ENDPOINT_URL_DYNAMODB']!)
}

await runCommand(async () => {
  const { ids, stage } = readCommand(process.argv.slice(2))
  const ask = stage ? await deployedStreams(stage) : onThisMachine()
  if (!(await recountSurveys(ids, ask, console.log))) process.exitCode = 1
})
