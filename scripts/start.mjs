// npm start: installs when needed, then hands over to scripts/local/start.ts on the pinned Node.
import { endWithNpm } from './launch/endWithNpm.mjs'
import { install } from './launch/install.mjs'
import { runOnNode24 } from './on24.mjs'

endWithNpm()
if (await install()) {
  // the ipc channel closes when this process ends, even of SIGKILL, and the started one ends too
  process.exitCode = await runOnNode24(['scripts/local/start.ts', ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
} else process.exitCode = 1
