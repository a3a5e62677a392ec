import { configure } from '@testing-library/react'

/** An error without the document, which `findBy` would print at each of its tries. DEBUG_PRINT_LIMIT=7000 before a command has it printed. */
const getElementError = (message: string | null) => new Error(message ?? undefined)

/** How many milliseconds `findBy` and `waitFor` wait: a busy machine is no failure. */
configure({ asyncUtilTimeout: 10_000, ...(!process.env['DEBUG_PRINT_LIMIT'] && { getElementError }) })
