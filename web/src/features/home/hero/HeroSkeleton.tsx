import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import css from './Hero.module.css'
import media from './HeroMedia.module.css'

export const HeroSkeleton = () => (
  <div className={css.hero} aria-hidden="true">
    <div className={`page ${css.columns}`}>
      <div className={css.words}>
        <Skeleton lines={3} className={css.long} />
        <Skeleton lines={3} className={css.subtext} />
        <Skeleton className={css.waysPlace} />
      </div>
      <div className={css.media}>
        <div className={media.stage} />
      </div>
    </div>
  </div>
)
