import { useId, type ReactNode } from 'react'
import css from './Account.module.css'

export function ProfileGroup({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.group} aria-labelledby={id}>
      <div>
        <h2 id={id} className="part-title">
          {title}
        </h2>
        {note && <p className={css.note}>{note}</p>}
      </div>
      <div className={css.fields}>{children}</div>
    </section>
  )
}
