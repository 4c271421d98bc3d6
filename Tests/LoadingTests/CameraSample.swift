/// A small camera raw picture: a DNG file with sensor data and a preview.
enum CameraSample {
  /// The shell commands that make the file `sample`, a rotated picture of 1280 by 960 pixels.
  ///
  /// - Parameter preview: The size of the preview, such as `1024x768`.
  static func recipe(preview: String) -> String {
    """
    convert -size \(preview) gradient:red-blue preview.jpg && python3 - \(preview.replacing("x", with: " ")) <<'END'
    import struct, sys
    wide, high = 1280, 960
    small = [int(word) for word in sys.argv[1:]]
    preview = open('preview.jpg', 'rb').read()
    shorts = lambda *v: (3, len(v), struct.pack('<%dH' % len(v), *v))
    longs = lambda *v: (4, len(v), struct.pack('<%dI' % len(v), *v))
    bytes_ = lambda *v: (1, len(v), bytes(v))
    text = lambda t: (2, len(t) + 1, t.encode() + b'\\0')
    fractions = lambda kind, *v: (kind, len(v), b''.join(struct.pack('<ii', x, 1) for x in v))
    def directory(entries, base):
        rest = base + 2 + 12 * len(entries) + 4
        head, tail = struct.pack('<H', len(entries)), b''
        for tag, (kind, count, data) in sorted(entries.items()):
            head += struct.pack('<HHI', tag, kind, count)
            if len(data) <= 4:
                head += data.ljust(4, b'\\0')
            else:
                head += struct.pack('<I', rest + len(tail))
                tail += data + b'\\0' * (len(data) & 1)
        return head + struct.pack('<I', 0) + tail
    light = (struct.pack('<2H', 3000, 1500) * (wide // 2) + struct.pack('<2H', 1500, 800) * (wide // 2)) * (high // 2)
    first = lambda at, sub: directory({
        254: longs(1), 256: longs(small[0]), 257: longs(small[1]), 258: shorts(8, 8, 8), 259: shorts(7), 262: shorts(6),
        271: text('Otter'), 272: text('Swim 1'), 273: longs(at), 274: shorts(6), 277: shorts(3), 278: longs(small[1]),
        279: longs(len(preview)), 306: text('2024:05:06 07:08:09'), 330: longs(sub), 50706: bytes_(1, 4, 0, 0),
        50707: bytes_(1, 1, 0, 0), 50708: text('Otter Swim 1'), 50721: fractions(10, 1, 0, 0, 0, 1, 0, 0, 0, 1),
        50728: fractions(5, 1, 1, 1), 50778: shorts(21)}, 8)
    second = lambda at, base: directory({
        254: longs(0), 256: longs(wide), 257: longs(high), 258: shorts(16), 259: shorts(1), 262: shorts(32803),
        273: longs(at), 277: shorts(1), 278: longs(high), 279: longs(len(light)), 33421: shorts(2, 2),
        33422: bytes_(0, 1, 1, 2), 50714: shorts(0), 50717: longs(4095)}, base)
    sub = 8 + len(first(0, 0))
    at = sub + len(second(0, sub))
    made = b'II*\\0' + struct.pack('<I', 8) + first(at + len(light), sub) + second(at, sub) + light + preview
    open('sample', 'wb').write(made)
    END
    """
  }
}
