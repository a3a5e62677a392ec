// A process of its own: the local cloud in memory, without pages, until its parent process ends.
import { startCloud } from '../../../scripts/local/cloud.ts'

process.on('disconnect', () => process.exit())
const { url, environment } = await startCloud({ dataDir: null, port: 0, seed: 'none', admin: null, site: false })
process.send?.({ url, environment })
