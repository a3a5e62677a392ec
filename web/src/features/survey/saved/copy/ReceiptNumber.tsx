import { receiptNumber } from '#shared/responses/receiptNumber.ts'
import { useT } from '../../../../lib/language/i18n.ts'

/** The number by which a respondent can refer to a response. `id`: the response's. */
export function ReceiptNumber({ id }: { id: string }) {
  const t = useT()
  return (
    <p className="above-4 text-sm muted pretty">
      <span className="block weight-label">{t('response.receipt', { number: receiptNumber(id) })}</span>
      {t('response.receipt_text')}
    </p>
  )
}
