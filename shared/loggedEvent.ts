/**
 * What a function's log says so that an alarm counts it: `failed`: something of ours went wrong (500); `busy`: the store did (503); `mail`: a
 * mail was not sent; `aside`: a call was refused that did not bring CloudFront's secret;
 * `uncounted`: a change of a response could not be counted; the queue of those has an alarm of its own;
 * `aftermath`: what a call had to do was done, and what comes after it was not (no alarm counts these).
 */
export type LoggedEvent = 'failed' | 'busy' | 'mail' | 'aside' | 'uncounted' | 'aftermath'
