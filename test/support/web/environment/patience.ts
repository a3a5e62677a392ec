import { configure } from '@testing-library/react'

/** How many milliseconds `findBy` and `waitFor` wait: a busy machine is no failure. */
configure({ asyncUtilTimeout: 10_000 })
