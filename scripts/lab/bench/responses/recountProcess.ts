// Recounts a survey in a process of its own: SURVEY. Prints the units that it read and wrote as JSON.
import { dynamo } from '#functions/platform/aws.ts'
import { tableName } from '#functions/data/table.ts'
import { recountSurvey } from '#functions/streams/recountSurvey.ts'
import { TableStream } from '#functions/streams/tableStream.ts'
import { emulatedStreams } from '../../../local/dataFolder/streamsApi.ts'
import { countUnits } from '../consumedUnits.ts'

const consumed = countUnits(dynamo())
const stream = await TableStream.of(tableName(), emulatedStreams(process.env['AWS_ENDPOINT_URL_DYNAMODB']!))
const { total, differences } = await recountSurvey(process.argv[2]!, stream!)
console.log(JSON.stringify({ total, differences: differences.length, ...consumed.take() }))
