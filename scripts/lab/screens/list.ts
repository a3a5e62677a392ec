import { accountsScreens } from './accounts.ts'
import { adminScreens } from './admin.ts'
import { editorScreens } from './editor.ts'
import { homeScreens } from './home.ts'
import { homepageEditorScreens } from './homepageEditor.ts'
import { kindsScreens } from './kinds.ts'
import { lifeScreens } from './life.ts'
import { respondentScreens } from './respondent.ts'
import { resultsScreens } from './results.ts'
import type { Screen } from './screen.ts'
import { stepsScreens } from './steps.ts'

/** Every page in the states that matter, by area. A new page joins its area. */
export const screens: Screen[] = [
  ...homeScreens,
  ...respondentScreens,
  ...stepsScreens,
  ...lifeScreens,
  ...kindsScreens,
  ...accountsScreens,
  ...adminScreens,
  ...editorScreens,
  ...resultsScreens,
  ...homepageEditorScreens,
]
