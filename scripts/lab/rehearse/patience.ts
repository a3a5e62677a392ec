/**
 * A factor for the timeouts of functions and of CloudFront, since the machine that runs the tests may be busy. Tests about timeouts measure the
 * response themselves.
 */
export const patience = Number(process.env['REHEARSAL_PATIENCE'] ?? 1)
