/// Dynamic identifiers found on other systems, with their payloads.
///
/// The invalid ones have leftover bits that are not zero: they were invented or damaged.
enum DynamicVectors {
  static let valid: [(identifier: String, payload: String)] = [
    ("dyn.ah62d4rv4ge81g6pq", "?0=6:1=sql"),
    ("dyn.ah62d4rv4ge80q4pysq", "?0=6:1=fits"),
    ("dyn.ah62d4rv4ge8027pb", "?0=6:1=lua"),
    ("dyn.ah62d4rv4ge81k652", "?0=6:1=tsx"),
    ("dyn.ah62d4rv4ge8043d2", "?0=6:1=mdx"),
    ("dyn.ah62d4rv4ge80y3xmq2", "?0=6:1=jfif"),
    ("dyn.ah62d4rv4ge80g55sq2", "?0=6:1=conf"),
    ("dyn.ah62d4rv4ge8024p0sa", "?0=6:1=livp"),
    ("dyn.ah62d4rv4ge80c8x1gq", "?0=6:1=azw3"),
    ("dyn.ah62d4rv4ge81e6dwr7za", "?0=6:1=rproj"),
    ("dyn.ah62d4rv4ge81g75mq34gq55wrzu1k", "?0=6:1=swiftformat"),
    ("dyn.ah62d4rv4ge8xcqk", "?0=6:1=11"),
    ("dyn.ah62d4rv4ge8xcqu", "?0=6:1=12"),
    ("dyn.ah62d4rv4ge80425uqk", "?0=6:1=mcpb"),
    ("dyn.ah62d4rv4ge80262", "?0=6:1=ls"),
    ("dyn.age81s3pcs34hk", "1=webvtt"),
    ("dyn.age804qpb", "1=m1a"),
    ("dyn.ah62d4uv4ge804550", "?0=B:1=mov"),
    ("dyn.ah62d4qmuhk2x43dts71g255bqu", "?0=10:1=download"),
    ("dyn.ah62d4qmuhk2x43d0qv00n3dmqe", "?0=10:1=dvdmedia"),
    ("dyn.ah62d46dzqm0gw23ssz1gw8brqz6gn25zsvu0e5dfhk2x43xmsu", "?0=public.unix-executable:1=fit"),
    (
      "dyn.ah62d46dzqm0gw23srf4gn5m4ge8068dytf2gn3dgrf0gn25tr34gn5xysr2ge55bsmwhk8puqzsdy4xuq6",
      "?0=public.item:1=nxtypedfilecontentspboardtype\\:jpg"
    ),
    ("dyn.ah62d4rv4gq80k3p0f3z0c8pbf71g87df", "?0=6:3=dev.kaya/note"),
    ("dyn.agq80k3p0f3z0c8pbf71g87df", "3=dev.kaya/note"),
    ("dyn.ah62d4rv4gu80k3p0f3z0c8pbf71g87df", "?0=6:4=dev.kaya/note"),
    ("dyn.ah62d4rv4gq80c6durvy0g2pyrf106p52fzxg852", "?0=6:3=application/x-foo"),
    ("dyn.ah62d4uv4gq80w5pbq7ww88brq3108", "?0=B:3=image/x-foo"),
    ("dyn.ah62d4r34gq81k3p2su11uppgr71u", "?0=7:3=text/x-foo"),
    ("dyn.ah62d4uv4gq80w5pbq7ww88brrzw08734ge8043pts6", "?0=B:3=image/x-meow:1=meow"),
    ("dyn.ah62d4r34gq81k3p2su1zuppgsm10esvvhzxhe55c", "?0=7:3=text/X-frob:1=frob"),
    ("dyn.ah62d4rv4gq80c6durvy0g2pyrf106p52fz3gk6a", "?0=6:3=application/x-rdp"),
    ("dyn.agq80w5pbq7ww88brrfv085u", "3=image/x-icon"),
    ("dyn.agq80c6durvy0g2pyrf106p5rsa4a", "3=application/mp4"),
    ("dyn.agq80w5pbq7ww8nu", "3=image/*"),
    ("dyn.agq8u", "3="),
    (
      "dyn.ah62d46dzqm0gw23sqf40k4pts3y1g7pbru00g55ssvw067b4gq80c7perf1w85puqzx1n6xq",
      "?0=public.audiovisual-content:3=audio/mpegurl"
    ),
    ("dyn.ah62d4rv4gk81n65yru", "?0=6:2=ustl"),
    ("dyn.ah62d4rv4gk81g7d3ru", "?0=6:2=styl"),
    ("dyn.ah62d4rv4gk81a6dysk", "?0=6:2=pptr"),
    ("dyn.ah62d4rv4gk8zgzwhea", "?0=6:2=SVG "),
    ("dyn.ah62d4rv4gk8ycwnxn2", "?0=6:2=AISV"),
    ("dyn.ah62d4rv4gk81g45upuaa", "?0=6:2=skp\\\0"),
    ("dyn.ah62d4rv4gk80s252puaa", "?0=6:2=gcx\\\0"),
    ("dyn.ah62d4rv4gk8wy1aapuaf2aa", "?0=6:2=*\\\0\\\0\\\0"),
    (
      "dyn.ah62d4rv4gu8yc6durvwwaznwmuuha2pxsvw0e55bsmwca7d3sbwu",
      "?0=6:4=Apple URL pasteboard type"
    ),
    ("dyn.ah62d4rv4gu8y6y4grf0gn5xbrzw1gydcr7u1e3cytf2gn", "?0=6:4=NSFilenamesPboardType"),
    (
      "dyn.ah62d4rv4gu8zs3pcnzme2641rf4guzdmsv0gn64uqm10c6xenv61a3k",
      "?0=6:4=WebURLsWithTitlesPboardType"
    ),
    (
      "dyn.ah62d4rv4gu8y6y4usm1044pxqzb085xyqz1hk64uqm10c6xenv61a3k",
      "?0=6:4=NSPromiseContentsPboardType"
    ),
    (
      "dyn.ah62d4rv4gu8yc6durvwwa3xmrvw1gkdusm1044pxqyuha2pxsvw0e55bsmwca7d3sbwu",
      "?0=6:4=Apple files promise pasteboard type"
    ),
    ("dyn.ah62d4rv4gu81k3p2su11n6xmfz0gw65y", "?0=6:4=text/uri-list"),
    ("dyn.ah62d4rv4ge8xe", "?0=6:1=2"),
    ("dyn.ah62d4rv4ge80w5xd", "?0=6:1=inc"),
    ("dyn.ah62d4rv4ge81a3dc", "?0=6:1=pdb"),
    ("dyn.ah62d4rv4ge8043a", "?0=6:1=md"),
    ("dyn.ah62d4rv4ge8004pdqfwf86dwr6", "?0=6:1=kicad_pro"),
    (
      "dyn.ah62d4rv4gu81uppxsbw0g4pbru10s5xtrzww425tsby0n3brq3y023px",
      "?0=6:4=x-special/gnome-copied-files"
    ),
    ("dyn.ah62d4rv4gu8znzcghbtzgzcwmfhes", "?0=6:4=UTF8_STRING"),
    ("dyn.ah62d4rv4gu8zkvn2nu", "?0=6:4=TEXT"),
    ("dyn.ah62d4rv4ge81g6pqrf4gnq2", "?0=6:1=sqlite3"),
  ]

  static let invalid = [
    "dyn.ah62d4rv4ge80s5dbq",
    "dyn.ah62d4rv4gu8y",
    "dyn.agq80w5xcq7g",
    "dyn.ah62d4rv4gu8zg55gq",
  ]
}
