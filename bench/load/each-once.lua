-- Sends each request of a file once: a path in each line, and after a tab the form that is posted to it.
-- Each thread has one connection and its share of the lines, so that an answer belongs to the request before it.
-- Prints a line for each answer: which request, its status, the cookie it sets.
dofile("bench/load/totals.lua")

local threads = 0

function setup(thread)
  thread:set("number", threads)
  threads = threads + 1
end

local mine, next_one = {}, 1

local function visitor(n)
  return string.format("10.%d.%d.%d", math.floor(n / 65536) % 256, math.floor(n / 256) % 256, n % 256)
end

function init(args)
  io.stdout:setvbuf("line")
  local of = tonumber(args[2])
  local line_number = 0
  for line in io.lines(args[1]) do
    if line_number % of == number then
      local path, form = line:match("^([^\t]+)\t?(.*)$")
      wrk.headers["X-Forwarded-For"] = visitor(line_number)
      local post = form ~= ""
      mine[#mine + 1] = {
        at = line_number,
        text = wrk.format(post and "POST" or "GET", path, nil, post and form or nil),
      }
    end
    line_number = line_number + 1
  end
end

-- wrk calls this once more than it sends: only an answer leads to the next request.
function request()
  return mine[next_one].text
end

function response(status, headers)
  local cookie = headers["set-cookie"] or headers["Set-Cookie"] or ""
  io.write(mine[next_one].at .. "\t" .. status .. "\t" .. cookie .. "\n")
  next_one = next_one + 1
  if not mine[next_one] then wrk.thread:stop() end
end
