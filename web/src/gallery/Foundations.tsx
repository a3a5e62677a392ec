import { Icon, iconNames } from '../ui/Icon.tsx'
import css from './Gallery.module.css'
import { Part, say } from './Part.tsx'

const colors = [
  'bg',
  'bg-raised',
  'bg-accent',
  'text',
  'text-muted',
  'accent',
  'accent-strong',
  'line',
  'line-control',
  'error',
  'bg-error',
  'success',
  'bg-success',
  'warn',
  'bg-warn',
  'prism',
]
const headings = new Set(['xl', 'statement', 'h1', '2xl'])
const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl', 'statement', 'h1', '2xl']

/** What everything is made of: colors, letters, icons. */
export const Foundations = () => (
  <>
    <Part name="Colors" stacked>
      <div className={css.swatches} lang="en">
        {colors.map((name) => (
          <div key={name}>
            <span style={{ background: `var(--${name})` }} />
            {name}
          </div>
        ))}
      </div>
    </Part>
    <Part name="Letters" stacked>
      <div className={css.scale}>
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})`, fontWeight: headings.has(size) ? 700 : 400 }}>
            {say('See what is real, and why.', '무엇이 진짜인지, 왜 그런지 봅니다.')}
          </p>
        ))}
      </div>
    </Part>
    <Part name="Icon">
      {iconNames.map((name) => (
        <span key={name} className={css.icon} lang="en">
          <Icon name={name} /> {name}
        </span>
      ))}
    </Part>
  </>
)
