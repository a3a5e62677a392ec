/** Whether some combination of valid answers shows a section or question; `unknown` where the bounded search gave up. */
export type Reach = 'shows' | 'never' | 'unknown'
export type Reachability = { sections: ReadonlyMap<string, Reach>; questions: ReadonlyMap<string, Reach> }
