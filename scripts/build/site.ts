import { buildSite, siteFolder } from './buildSite.ts'

console.log(`${(await buildSite()) ? 'Built' : 'Nothing has changed in'} ${siteFolder}`)
