import { LoadingRows } from '../states/LoadingRows.tsx'
import css from './WorkspaceSkeleton.module.css'

/** Placeholders of a workspace's bar and content while it loads. */
export const WorkspaceSkeleton = () => (
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
