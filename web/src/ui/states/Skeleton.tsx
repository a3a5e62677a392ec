import css from './Skeleton.module.css'

/** A placeholder for `lines` of text while they load. Hidden from screen readers: show a loading text beside it. */
export const Skeleton = ({ lines = 1, className = '' }: { lines?: number; className?: string }) => (
  <span className={`${css.skeleton} ${className}`} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} />
    ))}
  </span>
)
