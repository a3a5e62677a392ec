import { buildSite, siteFolder } from '../local/buildSite.ts'

console.log(`${(await buildSite()) ? 'Built' : 'Nothing has changed in'} ${siteFolder}`)
