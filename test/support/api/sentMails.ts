import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Lets the site send mail during the tests of this block. Returns what reads the mails sent until then. */
export function sentMails(): () => string[] {
  const { REHEARSED_API: rehearsed, MAIL_FOLDER: given } = process.env
  const folder = rehearsed ? given! : mkdtempSync(join(tmpdir(), 'mail-'))
  if (!rehearsed) {
    beforeAll(() => void (process.env['MAIL_FOLDER'] = folder))
    afterAll(() => {
      delete process.env['MAIL_FOLDER']
      rmSync(folder, { recursive: true })
    })
  }
  return () => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
}
