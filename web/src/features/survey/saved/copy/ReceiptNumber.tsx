import { receiptNumber } from '#shared/responses/receiptNumber.ts'
import { useT } from '../../../../lib/language/i18n.ts'

/** The number by which admins find a response, for its respondent. `id`: the response's. */
export function ReceiptNumber({ id }: { id: string }) {
  const t = useT()
  return (
    <p className="above-4 text-sm muted pretty">
      <span className="block weight-label">{t('response.receipt', { number: receiptNumber(id) })}</span>
      {t('response.receipt_text')}
    </p>
  )
}
