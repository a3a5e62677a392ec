import { LoadingRows } from '../../ui/states/LoadingRows.tsx'
import { WorkspaceSkeleton } from '../../ui/workspace/WorkspaceSkeleton.tsx'
import skeleton from './AdminSkeleton.module.css'
import css from './AdminShell.module.css'
import { screens } from './AdminShell.tsx'

/** A skeleton of the admin area while the user is loading. `workspace`: as in AdminShell. */
export const AdminSkeleton = ({ workspace }: { workspace: boolean | 'beside' }) => (
  <div className={workspace === 'beside' ? `${css.shell} ${css.beside}` : workspace ? css.workspace : css.shell}>
    <div className={`${css.topline} ${skeleton.topline}`} aria-hidden="true">
      <span />
      <span />
    </div>
    <div className={`${css.side} ${skeleton.side}`} aria-hidden="true">
      {screens.map(({ path }) => (
        <span key={path} />
      ))}
    </div>
    <main id="main" className={css.screen} aria-busy="true">
      {workspace ? (
        <WorkspaceSkeleton />
      ) : (
        <>
          <span className={skeleton.heading} aria-hidden="true" />
          <LoadingRows />
        </>
      )}
    </main>
  </div>
)
