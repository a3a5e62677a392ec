/**
 * What a function's log says so that an alarm counts it: `failed`: something of ours went wrong (500); `busy`: the store did (503); `mail`: a
 * mail was not sent; `aside`: a call was refused that did not bring CloudFront's secret;
 * `aftermath`: what a call had to do was done, and what comes after it was not (no alarm counts these).
 */
export type LoggedEvent = 'failed' | 'busy' | 'mail' | 'aside' | 'aftermath'
