import type { Admin } from '../../../scripts/local/cloud.ts'
import { smoke } from '../../../scripts/ops/smoke/smoke.ts'
import { accounts, people } from './accounts.ts'
import { content } from './content.ts'
import { files } from './files.ts'
import { results } from './results.ts'
import { openSite } from '../../../scripts/lab/rehearse/site.ts'
import { surveys } from './surveys.ts'

/** Tries a fresh site once: routes as guest, member and admin, pages, uploads, exports. Resolves to a sentence for each problem. */
export async function pass({ url, direct, admin }: { url: string; direct: string; admin: Admin }): Promise<string[]> {
  const site = openSite(url)
  const made = await people(site, admin)
  const [seen] = await Promise.all([smoke(url, direct), content(site), surveys(site), results(site)])
  await files(site)
  await accounts(site, made) // changes who is signed in
  return [...seen.failures, ...site.failures, ...site.uncalled()]
}

/** Tries the content and accounts of a fresh site. Resolves to a sentence for each problem. */
export async function shortPass({ url, admin }: { url: string; admin: Admin }): Promise<string[]> {
  const site = openSite(url)
  const made = await people(site, admin)
  await content(site)
  await accounts(site, made)
  return site.failures
}
