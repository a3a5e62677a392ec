import css from './Skeleton.module.css'

/** The place of `lines` of text that are on the way. Say so in words beside it: screen readers do not hear of it. */
export const Skeleton = ({ lines = 1, className = '' }: { lines?: number; className?: string }) => (
  <span className={`${css.skeleton} ${className}`} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} />
    ))}
  </span>
)
