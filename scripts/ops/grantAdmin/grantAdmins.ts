/** Makes each of these people an admin of the site at `site`, whose table is `table`, and prints the links that newcomers need. */
export async function grantAdmins(emails: string[], table: string, site: string): Promise<void> {
  process.env['TABLE'] = table
  const { grantAdmin } = await import('./grantAdmin.ts')
  for (const email of emails) {
    const link = await grantAdmin(email, site)
    if (link) console.log(`${email} is an admin. This link sets the password, once and within 24 hours:\n  ${link}`)
    else console.log(`${email} is an admin, and signs in as before.`)
  }
}
