# Installs the archive for any Linux, because the Swift in Nixpkgs is too old to build the sources.
# `make dist` writes the archive and its checksum.
{
  description = "Drag and drop for the shell";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      version = "0.2.0";
      archive = { x86_64-linux = "x86_64"; aarch64-linux = "aarch64"; };
      each = nixpkgs.lib.genAttrs (builtins.attrNames archive);
    in
    {
      packages = each (system:
        let pkgs = nixpkgs.legacyPackages.${system};
        in {
          default = pkgs.stdenv.mkDerivation {
            pname = "dnd";
            inherit version;
            src = ./. + "/dnd-${version}-linux-${archive.${system}}.tar.xz";
            nativeBuildInputs = [ pkgs.autoPatchelfHook pkgs.makeWrapper ];
            buildInputs = [ pkgs.wayland pkgs.xorg.libxcb pkgs.stdenv.cc.cc.lib ];
            dontConfigure = true;
            dontBuild = true;
            installPhase = ''
              mkdir -p $out
              cp -r bin libexec share $out
              # The library is opened by name when it is needed.
              wrapProgram $out/bin/dnd --prefix LD_LIBRARY_PATH : ${pkgs.lib.makeLibraryPath [ pkgs.file ]}
            '';
            meta = {
              description = "Drag and drop for the shell";
              license = pkgs.lib.licenses.asl20;
              mainProgram = "dnd";
              platforms = builtins.attrNames archive;
            };
          };
        });
    };
}
