// npm start, on the pinned Node: the whole product on this machine until INT, TERM or the end of its parent process.
import { startCloud, type Cloud } from './cloud.ts'
import { signInLine } from './signInLine.ts'
import { startOptions } from './dataFolder/startOptions.ts'

let cloud: Cloud | undefined
let isStopping = false

async function stop(code: number) {
  if (isStopping) return
  isStopping = true
  await cloud?.stop() // while it is starting, its parts end with this process
  process.exit(code)
}

process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
process.on('disconnect', () => void stop(0))

try {
  const options = startOptions(process.env)
  const site = process.argv.includes('--dev') ? 'dev' : !process.argv.includes('--no-site')
  cloud = await startCloud({ ...options, site, log: console.log })
  const { admin, url, environment } = cloud
  console.log(await signInLine(admin!, options.admin.password !== undefined))
  console.log(`Data: ${options.dataDir}`)
  console.log(`Ready ${url}`)
  process.send?.({ url, admin, environment })
  const reason = await cloud.failed
  if (!isStopping) console.error(`${reason}\nStopping.`)
  await stop(1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
