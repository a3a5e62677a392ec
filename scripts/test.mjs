// npm test [-- PART …]: installs when needed, then hands over to test/run/run.ts on the pinned Node.
import { endWithNpm } from './launch/endWithNpm.mjs'
import { install } from './launch/install.mjs'
import { runOnNode24 } from './on24.mjs'

endWithNpm()
if (await install()) {
  process.exitCode = await runOnNode24(['--disable-warning=ExperimentalWarning', 'test/run/run.ts', ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
} else process.exitCode = 1
