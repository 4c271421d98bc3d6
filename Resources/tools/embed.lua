-- A filter for pandoc that collects the pictures that a document may embed in the folder $media, and refers to them
-- there. A document may embed its own pictures and those in $beside, the folder that contains it, or below.
local escape = '%%([0-9A-Fa-f][0-9A-Fa-f])'
local media = os.getenv('media')
local beside = os.getenv('beside')
-- The kind of the output: the pictures become part of a page, as data URLs, and a bare text has none.
local kind = os.getenv('kind')
local count = 0

-- Only regular files up to this size are read, because a FIFO may never end.
local limit = 1 << 28

local function is_picture(real)
  local asked, answer = pcall(pandoc.pipe, 'stat', { '-c', '%f %s', '--', real }, '')
  local size = asked and answer:match('^8' .. ('[0-9a-f]'):rep(3) .. ' ([0-9]+)\n$')
  return size and #size < 12 and tonumber(size) <= limit
end

-- The bytes of a picture whose real path, after all links, is in the folder or below; hidden files and folders are
-- left out.
local function beside_it(name)
  local path = name:gsub(escape, function(code) return string.char(tonumber(code, 16)) end)
  for _, sign in ipairs { ':', '..', '\\', '\0' } do
    if path:find(sign, 1, true) then return nil end
  end
  if path == '' or path:sub(1, 1) == '/' then return nil end
  local found, real = pcall(pandoc.pipe, 'realpath', { '-qez', '--', path }, '')
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

-- The bytes of a picture beside the document and its name, which in LaTeX has no ending.
local function found_beside(name)
  for _, ending in ipairs { '', '.png', '.jpg', '.jpeg', '.svg' } do
    local data = beside_it(name .. ending)
    if data then return data, name .. ending end
  end
end

local function keep(data, name)
  count = count + 1
  local name = count .. (name:match('[.][A-Za-z0-9]+$') or '')
  local file = assert(io.open(media .. '/' .. name, 'wb'))
  assert(file:write(data))
  assert(file:close())
  return name
end

local kinds = {
  { '^\137PNG', 'image/png' }, { '^\255\216\255', 'image/jpeg' }, { '^GIF8', 'image/gif' },
  { '^RIFF....WEBP', 'image/webp' }, { '^....ftypavi[fs]', 'image/avif' }, { '^BM', 'image/bmp' },
  { '^%s*<svg%s', 'image/svg+xml' }, { '^%s*<%?xml[^>]*>.-<svg%s', 'image/svg+xml' },
}

-- The data URL of a picture; nil if web pages do not show its format.
local function address(name)
  local _, data = pandoc.mediabag.lookup(name)
  data = data or found_beside(name)
  for _, sign in ipairs(kinds) do
    if data and data:find(sign[1]) then
      return 'data:' .. sign[2] .. ';base64,' .. pandoc.pipe('base64', { '-w0' }, data)
    end
  end
end

-- Says that a picture beside the document is missing in the output; dnd looks for these words. One of the web is only
-- missing where it does not stay a reference.
local function miss(name)
  local scheme = name:lower():match('^(%a[%w+.-]*):')
  if scheme ~= nil and scheme ~= 'file' or name:sub(1, 2) == '//' then
    if kind ~= 'page' then io.stderr:write('leaves out the picture ' .. name .. '\n') end
  else
    io.stderr:write('cannot find the picture ' .. name .. '\n')
  end
end

-- Pictures in the HTML that Markdown may contain.
local function markup(raw)
  if not raw.format:find('^html') then return nil end
  local function whole(before, name, after) return before .. (address(name) or name) .. after end
  raw.text = raw.text:gsub('(<[Ii][Mm][Gg]%s[^>]-[Ss][Rr][Cc]=")([^"]*)(")', whole)
    :gsub("(<[Ii][Mm][Gg]%s[^>]-[Ss][Rr][Cc]=')([^']*)(')", whole)
  return raw
end

if kind == 'bare' then
  local lacks = false
  local function drop(image)
    if lacks or not pandoc.mediabag.lookup(image.src) then return end
    lacks = true
    io.stderr:write('the format cannot hold: pictures\n')
  end
  return { { Image = drop } }
end

if kind == 'page' then
  return {
    {
      Image = function(image)
        local found = address(image.src)
        if not found then miss(image.src) end
        image.src = found or image.src
        return image
      end,
      RawBlock = markup,
      RawInline = markup,
    },
  }
end

function Image(image)
  local _, data = pandoc.mediabag.lookup(image.src)
  if data then
    image.src = keep(data, image.src)
    return image
  end
  if image.src:sub(1, 5) == 'data:' then return nil end
  local found
  data, found = found_beside(image.src)
  if not data then
    miss(image.src)
    return image.caption
  end
  image.src = keep(data, found)
  return image
end

-- The pictures of raw HTML, of which nothing else has a place in the output.
local function pictures(raw)
  local list = pandoc.List()
  if not raw.format:find('^html') then return list end
  for tag in raw.text:gmatch('<[Ii][Mm][Gg]%s.->') do
    local name = tag:match('%s[Ss][Rr][Cc]%s*=%s*"([^"]*)"') or tag:match("%s[Ss][Rr][Cc]%s*=%s*'([^']*)'")
    local words = tag:match('%s[Aa][Ll][Tt]%s*=%s*"([^"]*)"') or tag:match("%s[Aa][Ll][Tt]%s*=%s*'([^']*)'") or ''
    if name then
      local image = pandoc.Image({ pandoc.Str(words) }, name)
      local kept = Image(image)
      if kept == nil or kept.t == 'Image' then list:insert(kept or image) else list:extend(kept) end
    end
  end
  return list
end

-- Only these fields: others may refer to files.
function Meta(meta)
  local said = {}
  for _, key in ipairs { 'title', 'subtitle', 'author', 'date', 'lang', 'dir', 'abstract', 'keywords' } do
    said[key] = meta[key]
  end
  return pandoc.Meta(said)
end

-- The writer of EPUB would make up another identifier each time.
function Pandoc(document)
  if os.getenv('format') ~= 'epub' then return nil end
  local sum = pandoc.utils.sha1(pandoc.utils.stringify(document))
  document.meta.identifier = 'urn:uuid:' .. sum:sub(1, 8) .. '-' .. sum:sub(9, 12) .. '-5' .. sum:sub(14, 16) .. '-a'
    .. sum:sub(18, 20) .. '-' .. sum:sub(21, 32)
  return document
end

function RawInline(raw) return pictures(raw) end

function RawBlock(raw)
  local list = pictures(raw)
  return #list > 0 and pandoc.Para(list) or {}
end
