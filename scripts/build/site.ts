import { buildSite, siteFolder } from '../local/site/buildSite.ts'

console.log(`${(await buildSite()) ? 'Built' : 'Nothing has changed in'} ${siteFolder}`)
