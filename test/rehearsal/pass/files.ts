import { sampleSurvey } from '../../support/fixtures/sampleSurvey.ts'
import { pictures } from '../../support/fixtures/buildImage.ts'
import type { CallerName, Site } from '../../../scripts/lab/rehearse/site.ts'

type Presigned = { id: string; url: string; upload: { url: string; fields: Record<string, string> } }
type Stored = { id: string; name: string; size: number; type: string; url: string }

const png = pictures['image/png']
const question = { id: 'proof', title: 'Show us', type: 'file_upload' as const }

export async function files(site: Site): Promise<void> {
  const { expect, check, url } = site
  const body = sampleSurvey({ sections: [{ id: 'start', title: 'Start', questions: [question] }] })
  const survey_id = ((await expect(201, 'createSurvey', 'admin', { body })).body as { id?: string } | undefined)?.id ?? 'missing'
  const answer = { purpose: 'answer', survey_id, question_id: 'proof' } as const
  for (const as of ['guest', 'member', 'admin'] as const) {
    const form = new FormData()
    form.set('file', new File(['Seen'], 'note.txt', { type: 'text/plain' }))
    for (const [name, value] of Object.entries(answer)) form.set(name, value)
    const sent = await expect(201, 'uploadFile', as, { body: form })
    const direct = await straight(site, as, answer)
    const value = [sent.body as Stored, direct].filter((one) => one !== undefined)
    const response = await expect(201, 'submitResponse', as, {
      body: { survey_id, answers: [{ question_id: 'proof', value }], demographics: {} },
    })
    const query = { response: (response.body as { id?: string })?.id ?? '' }
    for (const one of value) {
      const { headers } = await expect(302, 'getFile', as, { params: { id: one.id }, query })
      const read = await fetch(headers.get('location') ?? url)
      check(read.ok && (await read.bytes()).length === one.size, `A file of ${as} cannot be read again: ${read.status}.`)
    }
  }
  const media = await straight(site, 'admin', { purpose: 'media' })
  const shown = await fetch(new URL(media?.url ?? '/media/none', url))
  check(shown.ok && (await shown.bytes()).length === png.length, `A picture of the site answers ${shown.status}.`)
  check(shown.headers.get('content-security-policy') === 'sandbox', 'Media are not locked in.')
  const nothing = await fetch(new URL('/media/none.png', url))
  check(nothing.status === 403 || nothing.status === 404, `A picture that is not there answers ${nothing.status}.`)
}

async function straight({ expect, check }: Site, as: CallerName, purpose: object): Promise<Stored | undefined> {
  const body = { filename: 'a.png', content_type: 'image/png', size: png.length, ...purpose }
  const signed = (await expect(201, 'presignFile', as, { body })).body as Presigned | undefined
  if (!signed?.upload) return undefined
  const form = new FormData()
  for (const [name, value] of Object.entries(signed.upload.fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(png)]))
  const sent = await fetch(signed.upload.url, { method: 'POST', body: form })
  check(sent.ok, `S3 refused what presignFile signed for ${as}: ${sent.status} ${await sent.text()}`)
  return (await expect(200, 'completeFile', as, { params: { id: signed.id } })).body as Stored
}
