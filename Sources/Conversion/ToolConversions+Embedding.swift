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
      isArchive ? "inside \(input)" : "pandoc --sandbox --quiet -f \(input) -t json | inside json"
    let writing = "pandoc --quiet -s -f json -t \(output) -o \"$2\""
    return ["/bin/sh", "-c", "\(inside)\n{ \(reading); } < \"$1\" | \(writing)", "sh", "%i", "%o"]
  }

  /// A percent sign would be a token's.
  private static let inside = #"""
    set -eu
    media=$(dirname -- "$2")/media
    mkdir -- "$media"
    export media http_proxy=http://127.0.0.1:9 https_proxy=http://127.0.0.1:9 no_proxy=
    cd -- "$(dirname -- "$(readlink -f -- "$1")")" || cd -- "$media"
    inside() {
      pandoc --quiet -f "$1" -t json --lua-filter=/dev/fd/3 3<<'END'
    local percent = string.char(37)
    local escape = percent .. percent .. '([0-9A-Fa-f][0-9A-Fa-f])'
    local media = os.getenv('media')
    local count = 0

    local function isBeside(name)
      local path = name:gsub(escape, function(code) return string.char(tonumber(code, 16)) end)
      for _, sign in ipairs { ':', '..', '\\', '\0' } do
        if path:find(sign, 1, true) then return false end
      end
      return path:sub(1, 1) ~= '/'
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
      if image.src:sub(1, 5) ~= 'data:' and not isBeside(image.src) then return image.caption end
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
