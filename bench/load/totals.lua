-- Prints what a run of wrk counted, as one line of JSON: the last of its output.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"answered":%d,"bytes":%d,"seconds":%f,"p99Ms":%f,"failed":%d,"broken":%d}\n',
    summary.requests,
    summary.bytes,
    summary.duration / 1e6,
    latency:percentile(99) / 1000,
    errors.status,
    errors.connect + errors.read + errors.write + errors.timeout
  ))
end
