/**
 * How many times as long as on AWS a function may take, and CloudFront waits for a page: where tests run, a busy machine is no failure. Tests that
 * ask for seconds look at an answer's own.
 */
export const patience = Number(process.env['REHEARSAL_PATIENCE'] ?? 1)
