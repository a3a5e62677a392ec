import { errorText } from '../../lib/language/i18n.ts'
import { Message } from './Message.tsx'

/** Why a form was not sent; nothing without a failure. */
export const FailureMessage = ({ failure }: { failure: unknown }) =>
  failure !== undefined && <Message kind="danger">{errorText(failure)}</Message>
