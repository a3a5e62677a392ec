/** A shell script that runs "$@" and sends it `signal` when its input closes: it ends with its parent, however that dies. */
export const untilInputEnds = (signal) => `
exec 3<&0 </dev/null
"$@" 3<&- & running=$!
{ read _ <&3; kill -${signal} $running; } 2>/dev/null & reader=$!
exec 3<&-
wait $running; code=$?
kill $reader 2>/dev/null
exit $code`
