import { LoadingRows } from '../states/LoadingRows.tsx'
import css from './WorkspacePlaces.module.css'

/** A screen with a bar of its own while it is on the way: the places of the bar and of what it stands above. */
export const WorkspacePlaces = () => (
  <>
    <div className={css.bar} aria-hidden="true">
      <span />
      <span />
    </div>
    <div className={css.rows}>
      <LoadingRows rows={6} />
    </div>
  </>
)
