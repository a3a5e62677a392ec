import css from './Icon.module.css'

/** SVG paths in a view box of 20 by 20, drawn with lines of 1.5. */
const paths = {
  globe:
    'M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0ZM2.75 10h14.5M10 2.75c2.2 2 3.25 4.4 3.25 7.25s-1.05 5.25-3.25 7.25C7.8 15.25 6.75 12.85 6.75 10S7.8 4.75 10 2.75Z',
  down: 'm6 8 4 4 4-4',
  menu: 'M3 6.5h14M3 13.5h14',
  close: 'm5 5 10 10M15 5 5 15',
  right: 'M4 10h12m-4.5-4.5L16 10l-4.5 4.5',
  left: 'M16 10H4m4.5-4.5L4 10l4.5 4.5',
  check: 'm4.5 10.5 3.75 3.75 7.25-8',
  alert: 'M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0ZM10 6.25v4.5M10 13.5v.1',
  info: 'M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0ZM10 9.25v4.5M10 6.4v.1',
  plus: 'M10 4v12M4 10h12',
  upload: 'M10 13V3.75M6 7.5l4-3.75 4 3.75M3.75 13v3.25h12.5V13',
  download: 'M10 3.75V13M6 9.25 10 13l4-3.75M3.75 13v3.25h12.5V13',
  file: 'M11.5 2.75H5v14.5h10V6.25ZM11.5 2.75v3.5H15',
} as const
type IconName = keyof typeof paths

/** An icon beside text; hidden from screen readers. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string | undefined }) => (
  <svg className={`${css.icon} ${className}`} viewBox="0 0 20 20" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)
