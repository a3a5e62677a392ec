/** Ends this process, and with it what it started, when the npm that runs it dies, even of SIGKILL. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  setInterval(() => process.ppid === npm || process.exit(1), 500).unref()
}
