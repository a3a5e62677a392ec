import { Skeleton } from '../../ui/states/Skeleton.tsx'
import card from './SurveyCard.module.css'
import css from './SurveysPage.module.css'

/** Placeholders for the heading and three surveys while the list loads. */
export const SurveysSkeleton = () => (
  <div className={`page ${css.surveys}`} aria-hidden="true">
    <Skeleton className={css.heading} />
    <ul className={css.list}>
      {[1, 2, 3].map((place) => (
        <li key={place} className={card.card}>
          <div className={card.cover} />
          <Skeleton className={card.words} lines={3} />
        </li>
      ))}
    </ul>
  </div>
)
