import css from './icon.module.css'

export type IconProps = { className?: string | undefined }

/**
 * The component of an icon, which is hidden from screen readers. `path`: in a view box of 20 by 20, drawn with lines of 1.5.
 * @__NO_SIDE_EFFECTS__
 */
export const icon =
  (path: string) =>
  ({ className = '' }: IconProps) => (
    <svg className={`${css.icon} ${className}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  )
