-- A filter of pandoc's: puts the pictures that a document may embed into the folder $media and names them there.
-- These are its own, and those below $beside, the folder that it lies in.
local escape = '%%([0-9A-Fa-f][0-9A-Fa-f])'
local media = os.getenv('media')
local beside = os.getenv('beside')
local count = 0

-- No picture is larger, and what is read from a FIFO may never end.
local limit = 1 << 28

local function is_picture(real)
  local asked, answer = pcall(pandoc.pipe, 'stat', { '-c', '%f %s', '--', real }, '')
  local size = asked and answer:match('^8' .. ('[0-9a-f]'):rep(3) .. ' ([0-9]+)\n$')
  return size and #size < 12 and tonumber(size) <= limit
end

-- The bytes of a picture that really is in the folder or below, wherever links on the way lead; nothing
-- hidden is one.
local function beside_it(name)
  local path = name:gsub(escape, function(code) return string.char(tonumber(code, 16)) end)
  for _, sign in ipairs { ':', '..', '\\', '\0' } do
    if path:find(sign, 1, true) then return nil end
  end
  if path == '' or path:sub(1, 1) == '/' then return nil end
  local found, real = pcall(pandoc.pipe, 'realpath', { '-ez', '--', path }, '')
  if not found then return nil end
  real = real:gsub('\0$', '')
  local base = beside:gsub('/$', '') .. '/'
  if real:sub(1, #base) ~= base or real:sub(#base):find('/.', 1, true) then return nil end
  if not is_picture(real) then return nil end
  local file = io.open(real, 'rb')
  local data = file and file:read('a')
  if file then file:close() end
  return data
end

local function keep(data, name)
  count = count + 1
  local path = media .. '/' .. count .. (name:match('[.][A-Za-z0-9]+$') or '')
  local file = assert(io.open(path, 'wb'))
  assert(file:write(data))
  assert(file:close())
  return (path:gsub('[^A-Za-z0-9/._~-]', function(sign) return string.format('%%%02X', sign:byte()) end))
end

function Image(image)
  local _, data = pandoc.mediabag.lookup(image.src)
  if data then
    image.src = keep(data, image.src)
    return image
  end
  if image.src:sub(1, 5) == 'data:' then return nil end
  data = beside_it(image.src)
  if not data then return image.caption end
  image.src = keep(data, image.src)
  return image
end

-- Some of what may be said there names files too.
function Meta(meta)
  local said = {}
  for _, key in ipairs { 'title', 'subtitle', 'author', 'date', 'lang', 'dir', 'abstract', 'keywords' } do
    said[key] = meta[key]
  end
  return pandoc.Meta(said)
end

function RawBlock() return {} end
function RawInline() return {} end
