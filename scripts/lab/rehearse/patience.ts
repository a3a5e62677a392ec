/** A factor for timeouts of functions and CloudFront on a busy machine. Tests about timeouts measure the response themselves. */
export const patience = Number(process.env['REHEARSAL_PATIENCE'] ?? 1)
