/**
 * A shell script that runs "$@" until it ends or the script's input does; then the program gets `signal`. Whoever holds a pipe to
 * that input need not say goodbye: however it dies, what it started ends too.
 */
export const untilInputEnds = (signal) => `
exec 3<&0 </dev/null
"$@" 3<&- & running=$!
{ read _ <&3; kill -${signal} $running; } 2>/dev/null & reader=$!
exec 3<&-
wait $running; code=$?
kill $reader 2>/dev/null
exit $code`
