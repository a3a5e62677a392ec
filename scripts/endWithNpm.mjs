/** Ends this process, and so what it started, when the npm that runs it is killed without a chance to say so. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  setInterval(() => process.ppid === npm || process.exit(1), 500).unref()
}
