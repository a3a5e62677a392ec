// npm start: installs when needed, then hands over to scripts/local/start.ts on the pinned Node.
import { install } from './install.mjs'
import { on24 } from './on24.mjs'
import { endWithNpm } from './endWithNpm.mjs'

endWithNpm()
if (await install()) {
  // through the channel the started process hears of the end of this one, even of a kill -9
  process.exitCode = await on24(['scripts/local/start.ts', ...process.argv.slice(2)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
} else process.exitCode = 1
