// npm test [-- PART …]: installs when needed, then hands over to test/run/run.ts on the pinned Node.
import { endWithNpm } from './endWithNpm.mjs'
import { install } from './install.mjs'
import { on24 } from './on24.mjs'

endWithNpm()
if (await install()) {
  process.exitCode = await on24(['--disable-warning=ExperimentalWarning', 'test/run/run.ts', ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
} else process.exitCode = 1
