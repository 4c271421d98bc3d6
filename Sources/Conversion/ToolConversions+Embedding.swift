// Documents that embed what they show, by pandoc, from formats that only name it.

extension ToolConversions {
  /// The words of a pandoc that embeds the pictures of a document that lie in the folder of its file or below,
  /// and of a document that is an archive those that it has.
  ///
  /// By itself pandoc embeds whatever file of the user's, and whatever address, a document from elsewhere
  /// names. A sandbox would keep it from that, but as Debian builds it, it then lacks the parts of such an
  /// archive. So the reading is done in a sandbox where that can be, and what it has read goes through
  /// a filter to the writing. What the filter takes out is replaced by its description.
  static func embedding(from input: String, to output: String, isArchive: Bool) -> [String] {
    let reading =
      isArchive
      ? "inside \(input)" : "\"$DND_TOOL\" --sandbox --quiet -f \(input) -t json | inside json"
    let writing = "\"$DND_TOOL\" --quiet -s -f json -t \(output) -o \"$2\""
    return ["/bin/sh", "-c", "\(inside)\n{ \(reading); } < \"$1\" | \(writing)", "sh", "%i", "%o"]
  }

  /// A percent sign would be a token's.
  private static let inside = #"""
    set -eu
    media=$(dirname -- "$2")/media
    mkdir -- "$media"
    export media http_proxy=http://127.0.0.1:9 https_proxy=http://127.0.0.1:9 no_proxy=
    cd -- "${DND_BESIDE:-$media}"
    beside=$(pwd -P)
    export beside
    inside() {
      "$DND_TOOL" --quiet -f "$1" -t json --lua-filter=/dev/fd/3 3<<'END'
    local percent = string.char(37)
    local escape = percent .. percent .. '([0-9A-Fa-f][0-9A-Fa-f])'
    local media = os.getenv('media')
    local beside = os.getenv('beside')
    local count = 0

    -- No picture is larger, and what is read from a FIFO may never end.
    local limit = 1 << 28

    local function is_picture(real)
      local asked, answer = pcall(pandoc.pipe, 'stat', { '-c', percent .. 'f ' .. percent .. 's', '--', real }, '')
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
      return (path:gsub('[^A-Za-z0-9/._~-]', function(sign)
        return percent .. string.format(percent .. '02X', sign:byte())
      end))
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
    END
    }
    """#
}
