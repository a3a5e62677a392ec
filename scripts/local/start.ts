import { startCloud, type Cloud, type Admin } from './cloud.ts'
import { startOptions } from './dataFolder/startOptions.ts'
import { adminPaths } from '#shared/site/adminPaths.ts'
import { findUser } from '#functions/data/users/users.ts'
import { verifyPassword } from '#functions/platform/password.ts'

// npm start, on the pinned Node: the whole product on this machine until INT, TERM or the end of its parent process.

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
  console.log(`Admin area: ${url}${adminPaths.dashboard}`)
  process.send?.({ url, admin, environment })
  const reason = await cloud.failed
  if (!isStopping) console.error(`${reason}\nStopping.`)
  await stop(1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** The line that the start prints about the admin's sign-in, with the generated password as long as it is still valid. */
async function signInLine({ email, password }: Admin, isGiven: boolean): Promise<string> {
  const holds = await verifyPassword(password, (await findUser(email))?.password_hash)
  if (!holds) return `Admin: ${email}, password: as it was set before`
  return `Admin: ${email}, password: ${isGiven ? 'the one in ADMIN_PASSWORD' : password}`
}
