import { useState, type MouseEvent } from 'react'
import type { FileValue } from '#shared/response.ts'
import { address, call } from '../../../lib/api/api.ts'
import { download } from '../../../lib/api/download.ts'
import { errorText } from '../../../lib/language/i18n.ts'
import css from '../saved/ReadAnswer.module.css'

/** A file of a saved response. The way to it is asked for on a click, since a link of itself carries no token. */
export function FileLink({ file: { id, name }, responseId }: { file: FileValue; responseId: string }) {
  const [failure, setFailure] = useState<unknown>(null)
  const asked = { id, query: { response: responseId } }
  async function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setFailure(null)
    try {
      const { url } = await call('getFile', asked, { headers: { accept: 'application/json' } })
      download(url)
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <>
      <a href={address('getFile', asked)} onClick={(event) => void open(event)}>
        <bdi>{name}</bdi>
      </a>
      {failure !== null && (
        <span role="alert" className={css.failure}>
          {errorText(failure)}
        </span>
      )}
    </>
  )
}
