import { createHash } from 'node:crypto'
import { invalidFields, type HttpError } from '../platform/errors.ts'

/** A position in a list, with a checksum that binds it to that list. The list of responses encrypts its own (responses/responseList.ts). */
export const cursorOf = (list: string, position: string): string => `${position}.${checksumOf(list, position)}`

/** The position in a list that one of its cursors names, undefined without a cursor; 422 for any other text. */
export function positionOf(list: string, cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined
  const position = cursor.slice(0, Math.max(0, cursor.lastIndexOf('.')))
  if (cursor === cursorOf(list, position)) return position
  throw unreadableCursor()
}

export const unreadableCursor = (): HttpError =>
  invalidFields([{ path: 'cursor', code: 'not_allowed', message: 'The cursor is not one of this list.' }])

const checksumOf = (list: string, position: string) => createHash('sha256').update(`${list}\n${position}`).digest('base64url').slice(0, 16)
