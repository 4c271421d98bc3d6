// swift-format-ignore-file
// Written by generate.py from the data beside it: change those, then run that.

/// The 3167 declared formats as constant data, which costs nothing at start-up.
enum DeclaredFormats {
  static let count = 3167

  /// The MIME types, sorted without regard to case.
  static let names: StaticString = """
    application/andrew-inset
    application/annodex
    application/appinstaller
    application/applefile
    application/appx
    application/appxbundle
    application/atom+xml
    application/atomcat+xml
    application/atomsvc+xml
    application/avro
    application/bson
    application/buildstream+yaml
    application/cbor
    application/cbor-seq
    application/ccxml+xml
    application/dash+xml
    application/davmount+xml
    application/dicom
    application/dita+xml
    application/docbook+xml
    application/EDI-X12
    application/edn
    application/emma+xml
    application/emotionml+xml
    application/encase
    application/epub+zip
    application/exi
    application/fits
    application/flatgeobuf
    application/font-tdpfr
    application/futuresplash
    application/geo+json
    application/geopackage+sqlite3
    application/gml+xml
    application/gnunet-directory
    application/gpx+xml
    application/graphql
    application/gzip
    application/har+json
    application/hl7-v2
    application/hta
    application/hwp+zip
    application/hyperstudio
    application/illustrator
    application/inf
    application/inkml+xml
    application/ipfix
    application/its+xml
    application/java-archive
    application/java-serialized-object
    application/java-vm
    application/jrd+json
    application/json
    application/json-patch+json
    application/json5
    application/jsonc
    application/jsonml+json
    application/kswps
    application/ld+json
    application/lost+xml
    application/lzip
    application/mac-binhex40
    application/macbinary
    application/mads+xml
    application/manifest+json
    application/marc
    application/marcxml+xml
    application/mathematica
    application/mathml+xml
    application/mbox
    application/metalink+xml
    application/metalink4+xml
    application/mets+xml
    application/mods+xml
    application/mp21
    application/msix
    application/msixbundle
    application/msword
    application/msword-template
    application/mxf
    application/n-quads
    application/n-triples
    application/netcdf
    application/ocsp-request
    application/ocsp-response
    application/octet-stream
    application/oda
    application/oebps-package+xml
    application/ogg
    application/onenote
    application/onenote.package
    application/onenote.toc
    application/ovf
    application/owl+xml
    application/oxps
    application/patch-ops-error+xml
    application/pdf
    application/pgp-encrypted
    application/pgp-keys
    application/pgp-signature
    application/pics-rules
    application/pkcs10
    application/pkcs7-mime
    application/pkcs7-signature
    application/pkcs8
    application/pkcs8-encrypted
    application/pkix-cert
    application/pkix-crl
    application/pkix-pkipath
    application/pkixcmp
    application/pls+xml
    application/postscript
    application/prs.cww
    application/raml+yaml
    application/rdf+xml
    application/reginfo+xml
    application/relax-ng-compact-syntax
    application/resource-lists+xml
    application/rls-services+xml
    application/rpki-ghostbusters
    application/rpki-manifest
    application/rpki-roa
    application/rsd+xml
    application/rss+xml
    application/rtf
    application/sarif+json
    application/sbml+xml
    application/schema+json
    application/scvp-cv-request
    application/scvp-vp-request
    application/scxml+xml
    application/sdp
    application/set-payment-initiation
    application/set-registration-initiation
    application/shf+xml
    application/sldworks
    application/smil+xml
    application/source-map
    application/sparql-query
    application/sparql-results+xml
    application/sparql-update
    application/spdx+json
    application/spdx+rdf
    application/spdx+yaml
    application/sql
    application/srgs+xml
    application/sru+xml
    application/ssdl+xml
    application/ssml+xml
    application/tei+xml
    application/texinfo
    application/thraud+xml
    application/timestamp-query
    application/timestamp-reply
    application/timestamped-data
    application/toml
    application/topo+json
    application/trig
    application/ttml+xml
    application/typescript
    application/ubjson
    application/vnd.3gpp.pic-bw-large
    application/vnd.3gpp.pic-bw-small
    application/vnd.3gpp.pic-bw-var
    application/vnd.accpac.simply.aso
    application/vnd.accpac.simply.imp
    application/vnd.acucobol
    application/vnd.acucorp
    application/vnd.adobe.adept+xml
    application/vnd.adobe.air-application-installer-package+zip
    application/vnd.adobe.formscentral.fcdt
    application/vnd.adobe.fxp
    application/vnd.adobe.indesign-idml-package
    application/vnd.adobe.xdp+xml
    application/vnd.adobe.xfdf
    application/vnd.ahead.space
    application/vnd.airzip.filesecure.azf
    application/vnd.airzip.filesecure.azs
    application/vnd.amazon.ebook
    application/vnd.amazon.mobi8-ebook
    application/vnd.americandynamics.acc
    application/vnd.amiga.ami
    application/vnd.android.app-bundle
    application/vnd.android.package-archive
    application/vnd.anser-web-certificate-issue-initiation
    application/vnd.antix.game-component
    application/vnd.apache.arrow.file
    application/vnd.apache.arrow.stream
    application/vnd.apache.parquet
    application/vnd.appimage
    application/vnd.apple.installer+xml
    application/vnd.apple.keynote
    application/vnd.apple.mpegurl
    application/vnd.apple.numbers
    application/vnd.apple.pages
    application/vnd.apple.pkpass
    application/vnd.apple.pkpasses
    application/vnd.archicad
    application/vnd.audiograph
    application/vnd.bdoc-1.0
    application/vnd.blueice.multipass
    application/vnd.bmi
    application/vnd.businessobjects
    application/vnd.chemdraw+xml
    application/vnd.chess-pgn
    application/vnd.chipnuts.karaoke-mmd
    application/vnd.cinderella
    application/vnd.citationstyles.style+xml
    application/vnd.claymore
    application/vnd.clonk.c4group
    application/vnd.coffeescript
    application/vnd.comicbook+zip
    application/vnd.comicbook-rar
    application/vnd.commonspace
    application/vnd.contact.cmsg
    application/vnd.cosmocaller
    application/vnd.crick.clicker
    application/vnd.criticaltools.wbs+xml
    application/vnd.ctc-posml
    application/vnd.cups-ppd
    application/vnd.cups-raster
    application/vnd.curl.car
    application/vnd.curl.pcurl
    application/vnd.cyclonedx+json
    application/vnd.cyclonedx+xml
    application/vnd.dart
    application/vnd.data-vision.rdz
    application/vnd.dbf
    application/vnd.debian.binary-package
    application/vnd.dece.data
    application/vnd.dece.ttml+xml
    application/vnd.dece.unspecified
    application/vnd.dece.zip
    application/vnd.denovo.fcselayout-link
    application/vnd.digilite.prolights
    application/vnd.dna
    application/vnd.dpgraph
    application/vnd.dreamfactory
    application/vnd.dvb.ait
    application/vnd.dvb.service
    application/vnd.dynageo
    application/vnd.ecowin.chart
    application/vnd.efi.img
    application/vnd.efi.iso
    application/vnd.enliven
    application/vnd.epson.esf
    application/vnd.epson.msf
    application/vnd.epson.quickanime
    application/vnd.epson.salt
    application/vnd.epson.ssf
    application/vnd.eszigno3+xml
    application/vnd.etsi.asic-e+zip
    application/vnd.etsi.asic-s+zip
    application/vnd.ezpix-album
    application/vnd.ezpix-package
    application/vnd.fdf
    application/vnd.fdsn.mseed
    application/vnd.fdsn.seed
    application/vnd.flatpak
    application/vnd.flatpak.ref
    application/vnd.flatpak.repo
    application/vnd.flographit
    application/vnd.fluxtime.clip
    application/vnd.font-fontforge-sfd
    application/vnd.framemaker
    application/vnd.frogans.fnc
    application/vnd.frogans.ltf
    application/vnd.fsc.weblaunch
    application/vnd.fujitsu.oasys
    application/vnd.fujitsu.oasys2
    application/vnd.fujitsu.oasys3
    application/vnd.fujitsu.oasysgp
    application/vnd.fujitsu.oasysprs
    application/vnd.fujixerox.ddd
    application/vnd.fujixerox.docuworks
    application/vnd.fujixerox.docuworks.binder
    application/vnd.fuzzysheet
    application/vnd.garmin.tcx+xml
    application/vnd.genomatix.tuxedo
    application/vnd.gentoo.ebuild
    application/vnd.gentoo.eclass
    application/vnd.gentoo.gpkg
    application/vnd.gentoo.manifest
    application/vnd.gentoo.xpak
    application/vnd.geogebra.file
    application/vnd.geogebra.slides
    application/vnd.geogebra.tool
    application/vnd.geometry-explorer
    application/vnd.geonext
    application/vnd.geoplan
    application/vnd.geospace
    application/vnd.gerber
    application/vnd.gmx
    application/vnd.google-apps.document
    application/vnd.google-apps.drawing
    application/vnd.google-apps.presentation
    application/vnd.google-apps.spreadsheet
    application/vnd.google-earth.kml+xml
    application/vnd.google-earth.kmz
    application/vnd.grafeq
    application/vnd.groove-account
    application/vnd.groove-help
    application/vnd.groove-identity-message
    application/vnd.groove-injector
    application/vnd.groove-tool-message
    application/vnd.groove-tool-template
    application/vnd.groove-vcard
    application/vnd.hal+xml
    application/vnd.handheld-entertainment+xml
    application/vnd.hbci
    application/vnd.hdt
    application/vnd.hhe.lesson-player
    application/vnd.hp-hpgl
    application/vnd.hp-hpid
    application/vnd.hp-hps
    application/vnd.hp-jlyt
    application/vnd.hp-pcl
    application/vnd.hp-pclxl
    application/vnd.hydrostatix.sof-data
    application/vnd.ibm.minipay
    application/vnd.ibm.modcap
    application/vnd.ibm.rights-management
    application/vnd.ibm.secure-container
    application/vnd.iccprofile
    application/vnd.igloader
    application/vnd.immervision-ivp
    application/vnd.immervision-ivu
    application/vnd.insors.igm
    application/vnd.intercon.formnet
    application/vnd.intergeo
    application/vnd.intu.qbo
    application/vnd.intu.qfx
    application/vnd.ipld.car
    application/vnd.ipunplugged.rcprofile
    application/vnd.irepository.package+xml
    application/vnd.is-xpr
    application/vnd.jam
    application/vnd.jcp.javame.midlet-rms
    application/vnd.jisp
    application/vnd.joost.joda-archive
    application/vnd.kahootz
    application/vnd.kenameaapp
    application/vnd.kidspiration
    application/vnd.kinar
    application/vnd.koan
    application/vnd.kodak-descriptor
    application/vnd.las
    application/vnd.las.las+xml
    application/vnd.laszip
    application/vnd.llamagraphics.life-balance.desktop
    application/vnd.llamagraphics.life-balance.exchange+xml
    application/vnd.lotus-1-2-3
    application/vnd.lotus-amipro
    application/vnd.lotus-approach
    application/vnd.lotus-freelance
    application/vnd.lotus-notes
    application/vnd.lotus-organizer
    application/vnd.lotus-screencam
    application/vnd.lotus-wordpro
    application/vnd.macports.portpkg
    application/vnd.makemusic.notation
    application/vnd.mapbox-vector-tile
    application/vnd.mapinfo
    application/vnd.mathcad.xmcdz
    application/vnd.medcalcdata
    application/vnd.mediastation.cdkey
    application/vnd.mfer
    application/vnd.mfmp
    application/vnd.micrografx.flo
    application/vnd.micrografx.igx
    application/vnd.microsoft.portable-executable
    application/vnd.microsoft.windows.thumbnail-cache
    application/vnd.mif
    application/vnd.mindjet.mindmanager
    application/vnd.mobius.daf
    application/vnd.mobius.dis
    application/vnd.mobius.mbk
    application/vnd.mobius.mqy
    application/vnd.mobius.msl
    application/vnd.mobius.plc
    application/vnd.mobius.txf
    application/vnd.mophun.application
    application/vnd.mophun.certificate
    application/vnd.mozilla.xpcom
    application/vnd.mozilla.xul+xml
    application/vnd.ms-access.accdb
    application/vnd.ms-artgalry
    application/vnd.ms-cab-compressed
    application/vnd.ms-excel
    application/vnd.ms-excel.addin.macroEnabled.12
    application/vnd.ms-excel.sheet.4
    application/vnd.ms-excel.sheet.binary.macroEnabled.12
    application/vnd.ms-excel.sheet.macroEnabled.12
    application/vnd.ms-excel.template.macroEnabled.12
    application/vnd.ms-fontobject
    application/vnd.ms-htmlhelp
    application/vnd.ms-ims
    application/vnd.ms-infopath
    application/vnd.ms-lrm
    application/vnd.ms-officetheme
    application/vnd.ms-outlook
    application/vnd.ms-outlook-pst
    application/vnd.ms-outlook-template
    application/vnd.ms-package.3dmanufacturing-3dmodel+xml
    application/vnd.ms-pki.certstore
    application/vnd.ms-pki.seccat
    application/vnd.ms-powerpoint
    application/vnd.ms-powerpoint.addin.macroEnabled.12
    application/vnd.ms-powerpoint.presentation.macroEnabled.12
    application/vnd.ms-powerpoint.slide.macroEnabled.12
    application/vnd.ms-powerpoint.slideshow.macroEnabled.12
    application/vnd.ms-powerpoint.template.macroEnabled.12
    application/vnd.ms-project
    application/vnd.ms-publisher
    application/vnd.ms-tnef
    application/vnd.ms-visio.drawing.macroEnabled.main+xml
    application/vnd.ms-visio.drawing.main+xml
    application/vnd.ms-visio.stencil.macroEnabled.main+xml
    application/vnd.ms-visio.stencil.main+xml
    application/vnd.ms-visio.template.macroEnabled.main+xml
    application/vnd.ms-visio.template.main+xml
    application/vnd.ms-word.document.macroEnabled.12
    application/vnd.ms-word.template.macroEnabled.12
    application/vnd.ms-works
    application/vnd.ms-works-db
    application/vnd.ms-wpl
    application/vnd.ms-xpsdocument
    application/vnd.mseq
    application/vnd.msgpack
    application/vnd.musician
    application/vnd.muvee.style
    application/vnd.mynfc
    application/vnd.neurolanguage.nlu
    application/vnd.nintendo.nitro.rom
    application/vnd.nintendo.snes.rom
    application/vnd.nitf
    application/vnd.noblenet-directory
    application/vnd.noblenet-sealer
    application/vnd.noblenet-web
    application/vnd.nokia.n-gage.data
    application/vnd.nokia.n-gage.symbian.install
    application/vnd.nokia.radio-preset
    application/vnd.nokia.radio-presets
    application/vnd.novadigm.edm
    application/vnd.novadigm.edx
    application/vnd.novadigm.ext
    application/vnd.oasis.opendocument.base
    application/vnd.oasis.opendocument.chart
    application/vnd.oasis.opendocument.chart-template
    application/vnd.oasis.opendocument.formula
    application/vnd.oasis.opendocument.formula-template
    application/vnd.oasis.opendocument.graphics
    application/vnd.oasis.opendocument.graphics-flat-xml
    application/vnd.oasis.opendocument.graphics-template
    application/vnd.oasis.opendocument.image
    application/vnd.oasis.opendocument.image-template
    application/vnd.oasis.opendocument.presentation
    application/vnd.oasis.opendocument.presentation-flat-xml
    application/vnd.oasis.opendocument.presentation-template
    application/vnd.oasis.opendocument.spreadsheet
    application/vnd.oasis.opendocument.spreadsheet-flat-xml
    application/vnd.oasis.opendocument.spreadsheet-template
    application/vnd.oasis.opendocument.text
    application/vnd.oasis.opendocument.text-flat-xml
    application/vnd.oasis.opendocument.text-master
    application/vnd.oasis.opendocument.text-master-template
    application/vnd.oasis.opendocument.text-template
    application/vnd.oasis.opendocument.text-web
    application/vnd.ofd
    application/vnd.olpc-sugar
    application/vnd.oma.dd2+xml
    application/vnd.oma.drm.message
    application/vnd.openofficeorg.autotext
    application/vnd.openofficeorg.extension
    application/vnd.openxmlformats-officedocument
    application/vnd.openxmlformats-officedocument.presentationml.presentation
    application/vnd.openxmlformats-officedocument.presentationml.slide
    application/vnd.openxmlformats-officedocument.presentationml.slideshow
    application/vnd.openxmlformats-officedocument.presentationml.template
    application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
    application/vnd.openxmlformats-officedocument.spreadsheetml.template
    application/vnd.openxmlformats-officedocument.wordprocessingml.document
    application/vnd.openxmlformats-officedocument.wordprocessingml.template
    application/vnd.osgeo.mapguide.package
    application/vnd.osgi.dp
    application/vnd.osgi.subsystem
    application/vnd.pagemaker
    application/vnd.palm
    application/vnd.pawaafile
    application/vnd.pg.format
    application/vnd.pg.osasli
    application/vnd.picsel
    application/vnd.pmi.widget
    application/vnd.pmtiles
    application/vnd.pocketlearn
    application/vnd.powerbuilder6
    application/vnd.previewsystems.box
    application/vnd.proteus.magazine
    application/vnd.publishare-delta-tree
    application/vnd.pvi.ptid1
    application/vnd.Quark.QuarkXPress
    application/vnd.rar
    application/vnd.realvnc.bed
    application/vnd.recordare.musicxml
    application/vnd.recordare.musicxml+xml
    application/vnd.rig.cryptonote
    application/vnd.rim.cod
    application/vnd.rn-realmedia
    application/vnd.rn-realmedia-vbr
    application/vnd.rn-realsystem
    application/vnd.route66.link66+xml
    application/vnd.sailingtracker.track
    application/vnd.scribus
    application/vnd.seemail
    application/vnd.sema
    application/vnd.semd
    application/vnd.semf
    application/vnd.shana.informed.formdata
    application/vnd.shana.informed.formtemplate
    application/vnd.shana.informed.interchange
    application/vnd.shana.informed.package
    application/vnd.shx
    application/vnd.simtech-mindmapper
    application/vnd.sketch
    application/vnd.sketchup.skp
    application/vnd.smaf
    application/vnd.smart.teacher
    application/vnd.snap
    application/vnd.softmaker.planmaker
    application/vnd.softmaker.presentations
    application/vnd.software602.filler.form+xml
    application/vnd.software602.filler.form-xml-zip
    application/vnd.solent.sdkm+xml
    application/vnd.spotfire.dxp
    application/vnd.spotfire.sfs
    application/vnd.sqlite3
    application/vnd.squashfs
    application/vnd.stardivision.calc
    application/vnd.stardivision.chart
    application/vnd.stardivision.draw
    application/vnd.stardivision.impress
    application/vnd.stardivision.mail
    application/vnd.stardivision.math
    application/vnd.stardivision.writer
    application/vnd.stardivision.writer-global
    application/vnd.stepmania.package
    application/vnd.stepmania.stepchart
    application/vnd.sun.xml.calc
    application/vnd.sun.xml.calc.template
    application/vnd.sun.xml.draw
    application/vnd.sun.xml.draw.template
    application/vnd.sun.xml.impress
    application/vnd.sun.xml.impress.template
    application/vnd.sun.xml.math
    application/vnd.sun.xml.writer
    application/vnd.sun.xml.writer.global
    application/vnd.sun.xml.writer.template
    application/vnd.sus-calendar
    application/vnd.svd
    application/vnd.symbian.install
    application/vnd.syncml+xml
    application/vnd.syncml.dm+wbxml
    application/vnd.syncml.dm+xml
    application/vnd.tao.intent-module-archive
    application/vnd.tcpdump.pcap
    application/vnd.tmobile-livetv
    application/vnd.trid.tpt
    application/vnd.triscape.mxs
    application/vnd.trueapp
    application/vnd.ufdl
    application/vnd.uiq.theme
    application/vnd.umajin
    application/vnd.unity
    application/vnd.uoml+xml
    application/vnd.vcx
    application/vnd.vectorworks
    application/vnd.visio
    application/vnd.visio.vdx+xml
    application/vnd.visionary
    application/vnd.vsf
    application/vnd.wap.wbxml
    application/vnd.wap.wmlc
    application/vnd.wap.wmlscriptc
    application/vnd.webturbo
    application/vnd.wolfram.mathematica.package
    application/vnd.wolfram.player
    application/vnd.wordperfect
    application/vnd.wqd
    application/vnd.wt.stf
    application/vnd.xara
    application/vnd.xfdl
    application/vnd.xmpie.cpkg
    application/vnd.yamaha.hv-dic
    application/vnd.yamaha.hv-script
    application/vnd.yamaha.hv-voice
    application/vnd.yamaha.openscoreformat
    application/vnd.yamaha.openscoreformat.osfpvg+xml
    application/vnd.yamaha.smaf-audio
    application/vnd.yamaha.smaf-phrase
    application/vnd.yellowriver-custom-menu
    application/vnd.zul
    application/vnd.zzazz.deck+xml
    application/voicexml+xml
    application/vsix
    application/warc
    application/warc+gzip
    application/wasm
    application/widget
    application/winhlp
    application/wsdl+xml
    application/wspolicy+xml
    application/x-1password
    application/x-2bit
    application/x-3ds
    application/x-4th-dimension
    application/x-5view
    application/x-7z-compressed
    application/x-aaf
    application/x-ab1
    application/x-abaqus
    application/x-abf
    application/x-abicollab
    application/x-abiword
    application/x-ableton
    application/x-ac3d
    application/x-ace
    application/x-acis
    application/x-acronis-tib
    application/x-adf-gz
    application/x-adobe-aco
    application/x-adobe-color-lut
    application/x-adobe-etd
    application/x-adobe-swatch
    application/x-adrift
    application/x-aes-encrypted
    application/x-aff
    application/x-affinity-designer
    application/x-affinity-photo
    application/x-affinity-publisher
    application/x-aftereffects
    application/x-agekey
    application/x-alembic
    application/x-alpine-package-keeper-package
    application/x-altium
    application/x-alz
    application/x-amf
    application/x-amiga-disk-format
    application/x-amiga-guide
    application/x-android-apks
    application/x-android-backup
    application/x-anki
    application/x-ansys
    application/x-ant+xml
    application/x-aportisdoc
    application/x-apple-2mg
    application/x-apple-archive
    application/x-apple-aspen-config
    application/x-apple-aspen-mobileprovision
    application/x-apple-diskimage
    application/x-apple-mom
    application/x-apple-pkg
    application/x-apple-quartz
    application/x-apple-systemprofiler+xml
    application/x-apple-xip
    application/x-apple2-disk
    application/x-applescript-compiled
    application/x-appleworks
    application/x-arc
    application/x-archimate
    application/x-archive
    application/x-arcinfo
    application/x-arduboy
    application/x-arj
    application/x-ark
    application/x-arts-letters
    application/x-asar
    application/x-asdf
    application/x-asp
    application/x-astrotite-afa
    application/x-atari-2600-rom
    application/x-atari-5200-rom
    application/x-atari-7800-rom
    application/x-atari-executable
    application/x-atari-jaguar-rom
    application/x-atari-lynx-rom
    application/x-atari-st-disk
    application/x-atari-xex
    application/x-atr
    application/x-audacity
    application/x-audacity-sqlite
    application/x-authorware-bin
    application/x-authorware-map
    application/x-authorware-seg
    application/x-autocad-drawing-exchange-binary
    application/x-autocad-hatch
    application/x-autocad-linetype
    application/x-autocad-menu
    application/x-autocad-plot
    application/x-autocad-shape
    application/x-autocad-slide
    application/x-autocad-template
    application/x-autodesk-revit
    application/x-autoit-exe
    application/x-autolisp
    application/x-autoshade
    application/x-autosketch
    application/x-axon-abf
    application/x-b1
    application/x-b5i
    application/x-bam
    application/x-band-in-a-box
    application/x-bat
    application/x-bcpio
    application/x-bentley-cel
    application/x-berkeley-db
    application/x-bethesda-bsa
    application/x-bh
    application/x-bibtex-text-file
    application/x-bigwig
    application/x-biosemi-bdf
    application/x-bittorrent
    application/x-bix
    application/x-blender
    application/x-blizzard-mpq
    application/x-blorb
    application/x-bom-cpio
    application/x-borland-delphi
    application/x-bpmn
    application/x-bps-patch
    application/x-brainvision
    application/x-brainvision-marker
    application/x-brotli
    application/x-brotli-compressed-tar
    application/x-bsdiff
    application/x-bufr
    application/x-bvh
    application/x-bzdvi
    application/x-bzip1
    application/x-bzip1-compressed-tar
    application/x-bzip2
    application/x-bzip2-compressed-tar
    application/x-bzip3
    application/x-bzip3-compressed-tar
    application/x-bzpdf
    application/x-bzpostscript
    application/x-c2d
    application/x-c4d
    application/x-cadabra
    application/x-cadkey
    application/x-caj
    application/x-camtasia
    application/x-canvas
    application/x-capnp
    application/x-capture-one
    application/x-catia
    application/x-cb7
    application/x-cba
    application/x-cbt
    application/x-ccd
    application/x-ccmx
    application/x-cdf
    application/x-cdi
    application/x-cdimage-img
    application/x-cdlink
    application/x-cdr-mac
    application/x-cdrdao-toc
    application/x-ceb
    application/x-celestia
    application/x-celtx
    application/x-cfs-compressed
    application/x-cgns
    application/x-chip8-octo-source
    application/x-chip8-program
    application/x-chiwriter
    application/x-chrome-extension
    application/x-cif-disc
    application/x-cisco-vpn-settings
    application/x-clamav
    application/x-clamav-database
    application/x-clipper
    application/x-cnt
    application/x-coff
    application/x-colecovision-rom
    application/x-collada-archive
    application/x-commodore-basic
    application/x-commodore-crt
    application/x-commodore-d64-disk
    application/x-commodore-d71-disk
    application/x-commodore-d80-disk
    application/x-commodore-d81-disk
    application/x-commodore-d82-disk
    application/x-commodore-d90-disk
    application/x-commodore-exec
    application/x-commodore-g64-disk
    application/x-commodore-g71-disk
    application/x-commodore-p64-disk
    application/x-commodore-program
    application/x-commodore-tape
    application/x-commodore-x64-disk
    application/x-compactpro
    application/x-compiled-qml
    application/x-compress
    application/x-compress-cazip
    application/x-compressed-tar
    application/x-comsol
    application/x-conference
    application/x-core
    application/x-corelpresentations
    application/x-coreml
    application/x-cpc-dsk
    application/x-cpio
    application/x-cpio-compressed
    application/x-cram
    application/x-cramfs
    application/x-creo
    application/x-csh
    application/x-cso
    application/x-cubase
    application/x-cue
    application/x-daa
    application/x-dalvik-executable
    application/x-dar
    application/x-dataease
    application/x-dbase-form
    application/x-dbase-index
    application/x-dbm
    application/x-dbt
    application/x-dc42-floppy-image
    application/x-deltagraph
    application/x-design-cad
    application/x-designcad
    application/x-designer
    application/x-desktop
    application/x-desktop-gnome-app
    application/x-dfu
    application/x-dgc-compressed
    application/x-dgn
    application/x-dia-diagram
    application/x-dia-shape
    application/x-dif
    application/x-director
    application/x-directx-model
    application/x-diskdoubler
    application/x-displaywrite
    application/x-dlc
    application/x-dms
    application/x-dms-amiga
    application/x-dol
    application/x-doom-wad
    application/x-dosdriver
    application/x-drawio
    application/x-dreamcast-rom
    application/x-ds-store
    application/x-dsk
    application/x-dtbncx+xml
    application/x-dtbook+xml
    application/x-dvi
    application/x-dwc
    application/x-dzip
    application/x-eagle-board
    application/x-eagle-schematic
    application/x-ebu-stl
    application/x-ecm
    application/x-edf
    application/x-edi
    application/x-edid-dump
    application/x-edl
    application/x-eet
    application/x-egg
    application/x-elc
    application/x-elf
    application/x-empty
    application/x-encore
    application/x-endnote
    application/x-endnote-connect
    application/x-endnote-library
    application/x-endnote-refer
    application/x-endnote-style
    application/x-enex+xml
    application/x-epoc-agenda
    application/x-epoc-app
    application/x-epoc-data
    application/x-epoc-jotter
    application/x-epoc-opl
    application/x-epoc-opo
    application/x-epoc-sheet
    application/x-epoc-word
    application/x-erdas-hfa
    application/x-eris-link+cbor
    application/x-erlang-beam
    application/x-erofs
    application/x-esri-grid
    application/x-esri-layer
    application/x-esri-shape
    application/x-etl
    application/x-excellon
    application/x-executable
    application/x-fasl
    application/x-fcpxml
    application/x-fcs
    application/x-fds-disk
    application/x-fictionbook+xml
    application/x-figma
    application/x-filemaker
    application/x-final-draft
    application/x-finale-mus
    application/x-firebird
    application/x-fishscript
    application/x-fla
    application/x-flatbuffers
    application/x-flight-igc
    application/x-floppy-image-tc
    application/x-flstudio
    application/x-fluid
    application/x-font-afm
    application/x-font-bdf
    application/x-font-dfont
    application/x-font-dos
    application/x-font-fon
    application/x-font-linux-psf
    application/x-font-pcf
    application/x-font-pf2
    application/x-font-pfm
    application/x-font-snf
    application/x-font-speedo
    application/x-font-suitcase
    application/x-font-ttx
    application/x-font-type1
    application/x-font-ufo
    application/x-font-ufo-zip
    application/x-fontlab
    application/x-fountain
    application/x-foxpro-screen
    application/x-fpt
    application/x-freearc
    application/x-freecad
    application/x-freedesktop-appstream-component
    application/x-freedesktop-appstream-releases
    application/x-freehand
    application/x-freemind
    application/x-freeplane
    application/x-ft-apple.alias
    application/x-ft-draco
    application/x-ft-fbx
    application/x-ft-windows-registry-hive
    application/x-ftm
    application/x-fusion360
    application/x-fzz
    application/x-gameboy-color-rom
    application/x-gameboy-rom
    application/x-gamecube-iso-image
    application/x-gamegear-rom
    application/x-garmin-fit
    application/x-garmin-gpm
    application/x-garmin-map
    application/x-garmin-typ
    application/x-gba-rom
    application/x-gbi
    application/x-gca-compressed
    application/x-gcov
    application/x-gd-rom-cue
    application/x-gdbm
    application/x-gdf
    application/x-gdscript
    application/x-gdsii
    application/x-gedcom
    application/x-gedcom-zip
    application/x-generic-cadd
    application/x-genesis-32x-rom
    application/x-genesis-rom
    application/x-gerber-job
    application/x-gettext-translation
    application/x-gguf
    application/x-ghost
    application/x-git
    application/x-glade
    application/x-glib-schema
    application/x-glulx
    application/x-glyphs
    application/x-gnucash
    application/x-gnucash-template
    application/x-gnumeric
    application/x-gnuplot
    application/x-go-sgf
    application/x-godot-pck
    application/x-godot-project
    application/x-godot-resource
    application/x-godot-scene
    application/x-godot-shader
    application/x-gpg-keybox
    application/x-gramps
    application/x-grib
    application/x-gtk-builder
    application/x-guile
    application/x-guitar-pro
    application/x-gwyddion
    application/x-gz-font-linux-psf
    application/x-gzdvi
    application/x-gzpdf
    application/x-gzpostscript
    application/x-ha
    application/x-hancomword
    application/x-hap
    application/x-harvard
    application/x-harvard-graphics
    application/x-hcl
    application/x-hdf
    application/x-hdf-amiga
    application/x-hfe-floppy-image
    application/x-hgt
    application/x-houdini
    application/x-hprof
    application/x-hwp
    application/x-hwt
    application/x-hyp
    application/x-hypermesh
    application/x-ibooks+zip
    application/x-ica
    application/x-ichitaro4
    application/x-ichitaro5
    application/x-idrisi
    application/x-idx-vobsub
    application/x-ifc
    application/x-ifczip
    application/x-iff
    application/x-igor
    application/x-ima
    application/x-imd
    application/x-iml+xml
    application/x-imp-archive
    application/x-incopy
    application/x-incredimail
    application/x-indesign
    application/x-innosetup
    application/x-installshield
    application/x-intel-aml
    application/x-intellivision-rom
    application/x-internet-archive
    application/x-inventor
    application/x-ipf
    application/x-ipkg
    application/x-ips-patch
    application/x-ipynb+json
    application/x-iso8211
    application/x-iso9660-appimage
    application/x-isz
    application/x-it87
    application/x-itunes-ipa
    application/x-itunes-ipsw
    application/x-itunes-library
    application/x-iwork-keynote-sffkth
    application/x-jar-arj
    application/x-jasper
    application/x-java-ear
    application/x-java-jce-keystore
    application/x-java-jmod
    application/x-java-jnilib
    application/x-java-jnlp-file
    application/x-java-keystore
    application/x-java-pack200
    application/x-java-war
    application/x-jmp
    application/x-joblib
    application/x-jsp
    application/x-karbon
    application/x-kchart
    application/x-kdenlive
    application/x-keepass
    application/x-keepass2
    application/x-kexi
    application/x-kexi-connectiondata
    application/x-kexiproject-shortcut
    application/x-kexiproject-sqlite2
    application/x-kexiproject-sqlite3
    application/x-kformula
    application/x-kfx
    application/x-kicad-footprint
    application/x-kicad-pcb
    application/x-kicad-project
    application/x-kicad-schematic
    application/x-kicad-symbol
    application/x-kivio
    application/x-kmymoney
    application/x-kontour
    application/x-kpresenter
    application/x-krita
    application/x-kspread
    application/x-kugar
    application/x-kvtml
    application/x-kword
    application/x-labplot2
    application/x-labview
    application/x-labview-tdms
    application/x-lanalyzer
    application/x-las-log
    application/x-lbr
    application/x-ldraw
    application/x-leveldb
    application/x-lha
    application/x-lightroom
    application/x-lightwave
    application/x-llvm-bitcode
    application/x-lmdb
    application/x-lmms
    application/x-lottie
    application/x-love
    application/x-lowresnx-program
    application/x-lrzip
    application/x-lrzip-compressed-tar
    application/x-ltspice
    application/x-lua-bytecode
    application/x-lx-executable
    application/x-lz4
    application/x-lz4+json
    application/x-lz4-compressed-tar
    application/x-lzfse
    application/x-lzip-compressed-tar
    application/x-lzma
    application/x-lzma-compressed-tar
    application/x-lzop
    application/x-lzpdf
    application/x-lzx
    application/x-m4
    application/x-mach-binary
    application/x-macrium
    application/x-macwrite
    application/x-magic
    application/x-magicavoxel
    application/x-magicpoint
    application/x-mame-chd
    application/x-mapinfo-mif
    application/x-maple
    application/x-markaby
    application/x-mass-11
    application/x-mathcad
    application/x-matlab-data
    application/x-matlab-figure
    application/x-matlab-live
    application/x-matroska-subtitle
    application/x-maxis-dbpf
    application/x-maya-ascii
    application/x-maya-binary
    application/x-mbtiles
    application/x-md2
    application/x-mdf
    application/x-micrografx-designer
    application/x-mie
    application/x-minecraft-nbt
    application/x-minecraft-world
    application/x-minicad
    application/x-minitab
    application/x-mlt+xml
    application/x-mobipocket-ebook
    application/x-modo
    application/x-modrinth-modpack+zip
    application/x-mozilla-archive
    application/x-mozilla-bookmarks
    application/x-ms-application
    application/x-ms-asx
    application/x-ms-compress-kwaj
    application/x-ms-compress-sz
    application/x-ms-compress-szdd
    application/x-ms-dbx
    application/x-ms-dump
    application/x-ms-dvr
    application/x-ms-ese
    application/x-ms-evt
    application/x-ms-evtx
    application/x-ms-info
    application/x-ms-jumplist
    application/x-ms-ne-executable
    application/x-ms-nls
    application/x-ms-pdb
    application/x-ms-prefetch
    application/x-ms-reader
    application/x-ms-sdb
    application/x-ms-sdi
    application/x-ms-shortcut
    application/x-ms-sqlserver
    application/x-ms-srs
    application/x-ms-w3-executable
    application/x-ms-w4-executable
    application/x-ms-wim
    application/x-ms-wmd
    application/x-ms-wmz
    application/x-msaccess
    application/x-msbinder
    application/x-mscardfile
    application/x-msclip
    application/x-msdos-program-com
    application/x-msi
    application/x-msmediaview
    application/x-msmetafile
    application/x-msmoney
    application/x-msschedule
    application/x-msterminal
    application/x-mswinurl
    application/x-mswrite
    application/x-msx-rom
    application/x-multimate
    application/x-multiplan
    application/x-musescore
    application/x-musescore+xml
    application/x-mxml
    application/x-mysql-misam
    application/x-mysql-table
    application/x-mzml
    application/x-n64-rom
    application/x-nastran
    application/x-navi-animation
    application/x-ndjson
    application/x-nekovm-bytecode
    application/x-neo-geo-pocket-color-rom
    application/x-neo-geo-pocket-rom
    application/x-netshow-channel
    application/x-nexus
    application/x-nib
    application/x-nintendo-3ds-executable
    application/x-nintendo-3ds-rom
    application/x-nintendo-64dd
    application/x-nintendo-amiibo
    application/x-nintendo-nes-rom
    application/x-nintendo-switch-nsp
    application/x-nintendo-switch-xci
    application/x-nisus
    application/x-nmea
    application/x-norton-ghost
    application/x-norton-guide
    application/x-nota-bene
    application/x-nrg
    application/x-nro
    application/x-ns-proxy-autoconfig
    application/x-nsis-archive
    application/x-nuget
    application/x-numpy
    application/x-numpy-archive
    application/x-nuscript
    application/x-nxc
    application/x-nzb
    application/x-oasis-layout
    application/x-oat
    application/x-object
    application/x-ocaml-object
    application/x-off
    application/x-ofx
    application/x-ole-storage
    application/x-omf
    application/x-omf-lib
    application/x-omf-object
    application/x-omnigraffle
    application/x-onnx
    application/x-openvdb
    application/x-openvpn-profile
    application/x-oracle-dmp
    application/x-orc
    application/x-orcad
    application/x-origin
    application/x-os2-hlp
    application/x-os2-inf
    application/x-os2-ini
    application/x-os2-msg
    application/x-osm
    application/x-osm-pbf
    application/x-oziexplorer
    application/x-paint-shop-pro
    application/x-pak
    application/x-paq8
    application/x-paradox
    application/x-parallels-disk
    application/x-partial-download
    application/x-pax
    application/x-pc-engine-rom
    application/x-pcapng
    application/x-pef+xml
    application/x-pem-file
    application/x-perfmon
    application/x-perl
    application/x-pgs
    application/x-photoshop-action
    application/x-photoshop-brush
    application/x-photoshop-gradient
    application/x-photoshop-shape
    application/x-photoshop-style
    application/x-php
    application/x-pickle
    application/x-pico8-rom
    application/x-pico8-source
    application/x-pie-executable
    application/x-pif
    application/x-pit
    application/x-pkcs12
    application/x-pkcs7-certificates
    application/x-pkcs7-certreqresp
    application/x-planner
    application/x-playstation-exe
    application/x-plist
    application/x-plucker
    application/x-pmx
    application/x-pnf
    application/x-pocket-excel
    application/x-pocket-word
    application/x-pointcloud
    application/x-powerbuilder
    application/x-powershell
    application/x-premiere
    application/x-professional-write
    application/x-profile
    application/x-profraw
    application/x-project
    application/x-propellerhead
    application/x-protobuf
    application/x-prt
    application/x-ps3-self
    application/x-psp-eboot
    application/x-pubmed
    application/x-putty-private-key
    application/x-pw
    application/x-pxi
    application/x-pyspread-bz-spreadsheet
    application/x-pyspread-spreadsheet
    application/x-python-bytecode
    application/x-python-egg
    application/x-python-wheel
    application/x-pytorch
    application/x-qbrew
    application/x-qemu-disk
    application/x-qgis
    application/x-qif
    application/x-qpress
    application/x-qt-translation
    application/x-qtiplot
    application/x-quake-pak
    application/x-quake3-pk3
    application/x-quattropro
    application/x-qubicle
    application/x-quickbooks
    application/x-quicken
    application/x-quicktime-media-link
    application/x-r-data
    application/x-raspberry-eeprom
    application/x-raw-disk-image-xz-compressed
    application/x-raw-floppy-disk-image
    application/x-rbase
    application/x-rdp
    application/x-realm
    application/x-reaper
    application/x-res
    application/x-research-info-systems
    application/x-rhino
    application/x-riff
    application/x-rinex
    application/x-rive
    application/x-rk
    application/x-rlib
    application/x-rocketbook
    application/x-root
    application/x-rpa
    application/x-rpm
    application/x-rpt
    application/x-rpyc
    application/x-rsdf
    application/x-rsrc
    application/x-ruby
    application/x-rvz
    application/x-rzip
    application/x-rzip-compressed-tar
    application/x-safetensors
    application/x-sami
    application/x-samna
    application/x-sas-backup
    application/x-sas-catalog
    application/x-sas-data
    application/x-sas-xport
    application/x-saturn-rom
    application/x-sbx
    application/x-scf
    application/x-scidavis
    application/x-scratch
    application/x-scrivener
    application/x-sdrc
    application/x-seg-y
    application/x-sega-cd-rom
    application/x-sega-pico-rom
    application/x-sega-teradrive-rom
    application/x-sereal
    application/x-sg1000-rom
    application/x-shar
    application/x-shared-library-la
    application/x-sharedlib
    application/x-shellscript
    application/x-shockwave-flash
    application/x-siag
    application/x-sibelius-score
    application/x-sigmaplot
    application/x-silverlight-app
    application/x-simulink
    application/x-sld
    application/x-smartdraw
    application/x-sms-rom
    application/x-snappy-compressed-tar
    application/x-snappy-framed
    application/x-snb
    application/x-snoop
    application/x-softmaker-textmaker
    application/x-solidedge
    application/x-sony-bbeb
    application/x-source-rpm
    application/x-sparsebundle
    application/x-sparseimage
    application/x-spe
    application/x-spectrum-d80
    application/x-spectrum-dsk
    application/x-spectrum-mgt
    application/x-spectrum-opd
    application/x-spectrum-pzx
    application/x-spectrum-scl
    application/x-spectrum-slt
    application/x-spectrum-sna
    application/x-spectrum-snp
    application/x-spectrum-szx
    application/x-spectrum-tap
    application/x-spectrum-trd
    application/x-spectrum-tzx
    application/x-spectrum-z80
    application/x-spice
    application/x-spss-output
    application/x-spss-por
    application/x-spss-sav
    application/x-sqlite-journal
    application/x-sqlite-wal
    application/x-sqlite2
    application/x-sqx
    application/x-sra
    application/x-star-sdv
    application/x-stargallery-sdg
    application/x-stargallery-thm
    application/x-stata-dta
    application/x-stuffit
    application/x-stuffitx
    application/x-subrip
    application/x-superbase
    application/x-supercalc
    application/x-surfer
    application/x-sv4cpio
    application/x-sv4crc
    application/x-svd
    application/x-svr4-package
    application/x-systat
    application/x-systemd-journal
    application/x-t3vm-image
    application/x-t602
    application/x-tads
    application/x-tar
    application/x-tarz
    application/x-tasmota-dmp
    application/x-tcr
    application/x-tecplot
    application/x-teledisk
    application/x-terminfo
    application/x-tex-fmt
    application/x-tex-gf
    application/x-tex-pk
    application/x-tex-tfm
    application/x-tex-vf
    application/x-tflite
    application/x-tfrecord
    application/x-tgif
    application/x-theme
    application/x-thomson-cartridge-memo7
    application/x-thomson-cassette
    application/x-thomson-sap-image
    application/x-ti83-variables
    application/x-tic80-item
    application/x-tiled-tmx
    application/x-tiled-tsx
    application/x-tmx+xml
    application/x-toast
    application/x-tokyocabinet-btree
    application/x-tokyocabinet-hash
    application/x-tomtom
    application/x-topaz-ebook
    application/x-trash
    application/x-troff-man
    application/x-turbo-pascal
    application/x-turbocad
    application/x-turbotax
    application/x-tzo
    application/x-udf-image
    application/x-uf2
    application/x-ufa
    application/x-ufraw
    application/x-uharc
    application/x-uif
    application/x-unity
    application/x-unity-yaml
    application/x-unrealpackage
    application/x-ups-patch
    application/x-valve-gcf
    application/x-valve-vpk
    application/x-vcd
    application/x-vcf-compressed
    application/x-vdi-disk
    application/x-vectrex-rom
    application/x-vellum
    application/x-ventura
    application/x-veusz
    application/x-vhd-disk
    application/x-vhdx-disk
    application/x-vicon
    application/x-vim-swap
    application/x-virtual-boy-rom
    application/x-virtualbox-ova
    application/x-virtualbox-vbox
    application/x-virtualbox-vbox-extpack
    application/x-visicalc
    application/x-vmdk-disk
    application/x-vnd.corel.designer.document+zip
    application/x-volkswriter
    application/x-vpf
    application/x-vrm
    application/x-vst
    application/x-vtk
    application/x-vxd
    application/x-wacz
    application/x-wais-source
    application/x-watara-supervision-rom
    application/x-wbfs
    application/x-webarchive
    application/x-wia
    application/x-wii-iso-image
    application/x-wii-u-rom
    application/x-wii-wad
    application/x-windows-backup
    application/x-windows-gadget
    application/x-windows-policy
    application/x-windows-themepack
    application/x-winhelp-fts
    application/x-wonderswan-color-rom
    application/x-wonderswan-rom
    application/x-wordperfect-help
    application/x-wordperfect-keyboard
    application/x-wordperfect-wpm
    application/x-wordstar
    application/x-writenow
    application/x-wwf
    application/x-x509-ca-cert
    application/x-xaml-browser
    application/x-xar
    application/x-xbel
    application/x-xbmc-xbt
    application/x-xbox-exe
    application/x-xcassets-car
    application/x-xd
    application/x-xdelta
    application/x-xdmf
    application/x-xdv
    application/x-xmind
    application/x-xml-catalog
    application/x-xpinstall
    application/x-xsd
    application/x-xywrite
    application/x-xz
    application/x-xz-compressed-tar
    application/x-xzpdf
    application/x-yenc
    application/x-yz1
    application/x-zbrush
    application/x-zip-compressed-fb2
    application/x-zmachine
    application/x-zoo
    application/x-zpaq
    application/x-zstd-compressed-tar
    application/x.scratch.sb2
    application/x.scratch.sb3
    application/x.scratch.sprite3
    application/xaml+xml
    application/xcap-diff+xml
    application/xenc+xml
    application/xhtml+xml
    application/xliff+xml
    application/xml
    application/xml-dtd
    application/xml-external-parsed-entity
    application/xml-sitemap
    application/xop+xml
    application/xslt+xml
    application/xspf+xml
    application/xv+xml
    application/yaml
    application/yin+xml
    application/zip
    application/zlib
    application/zstd
    audio/3gpp
    audio/aac
    audio/ac3
    audio/ac4
    audio/aiff
    audio/amr
    audio/amr-wb
    audio/annodex
    audio/basic
    audio/dls
    audio/eac3
    audio/evrc
    audio/flac
    audio/midi
    audio/mobile-xmf
    audio/mp2
    audio/mp4
    audio/mpeg
    audio/ogg
    audio/prs.sid
    audio/qcelp
    audio/silk
    audio/vnd.audible.aax
    audio/vnd.audible.aaxc
    audio/vnd.dece.audio
    audio/vnd.digital-winds
    audio/vnd.dra
    audio/vnd.lucent.voice
    audio/vnd.ms-playready.media.pya
    audio/vnd.nuera.ecelp4800
    audio/vnd.nuera.ecelp7470
    audio/vnd.nuera.ecelp9600
    audio/vnd.rip
    audio/vnd.rn-realaudio
    audio/vnd.wave
    audio/webm
    audio/x-16sv
    audio/x-669-mod
    audio/x-8svx
    audio/x-adpcm
    audio/x-adx
    audio/x-ahx
    audio/x-aifc
    audio/x-akai
    audio/x-alaw
    audio/x-amf-module
    audio/x-ape
    audio/x-avr
    audio/x-ay
    audio/x-bcwav
    audio/x-bonk
    audio/x-brstm
    audio/x-caf
    audio/x-cdda
    audio/x-cmf
    audio/x-dbm
    audio/x-dff
    audio/x-dsf
    audio/x-dsm
    audio/x-dss
    audio/x-dts
    audio/x-dtshd
    audio/x-far
    audio/x-flac+ogg
    audio/x-fsb
    audio/x-gbs
    audio/x-gdm
    audio/x-gig
    audio/x-gsm
    audio/x-hca
    audio/x-hes
    audio/x-hsc
    audio/x-htk
    audio/x-idf
    audio/x-iff-smus
    audio/x-iklax
    audio/x-imf
    audio/x-ircam
    audio/x-it
    audio/x-kss
    audio/x-lpac
    audio/x-m4b
    audio/x-m4p
    audio/x-m4r
    audio/x-matroska
    audio/x-maud
    audio/x-med
    audio/x-mids
    audio/x-minipsf
    audio/x-mlp
    audio/x-mo3
    audio/x-mod
    audio/x-mpegurl
    audio/x-mptm
    audio/x-ms-wax
    audio/x-ms-wma
    audio/x-mt2
    audio/x-mtm
    audio/x-mus
    audio/x-musepack
    audio/x-nist
    audio/x-nsf
    audio/x-nwc
    audio/x-okt
    audio/x-oma
    audio/x-optimfrog
    audio/x-opus+ogg
    audio/x-ove
    audio/x-paf
    audio/x-pn-audibleaudio
    audio/x-pn-realaudio
    audio/x-pn-realaudio-plugin
    audio/x-psf
    audio/x-psflib
    audio/x-psm
    audio/x-ptm
    audio/x-pvf
    audio/x-rf64
    audio/x-rol
    audio/x-rx2
    audio/x-s3m
    audio/x-sap
    audio/x-sc68
    audio/x-scpls
    audio/x-sd2
    audio/x-sf3
    audio/x-sfbk
    audio/x-sfz
    audio/x-shorten
    audio/x-sln
    audio/x-sndh
    audio/x-spc
    audio/x-speex+ogg
    audio/x-stm
    audio/x-svx
    audio/x-symphonie
    audio/x-syx
    audio/x-tak
    audio/x-tfmx
    audio/x-tta
    audio/x-ult
    audio/x-umx
    audio/x-unknown
    audio/x-vag
    audio/x-vgm
    audio/x-voc
    audio/x-vorbis+ogg
    audio/x-vpm-garmin
    audio/x-vqf
    audio/x-w64
    audio/x-wavpack
    audio/x-wavpack-correction
    audio/x-wem
    audio/x-xbox-executable
    audio/x-xi
    audio/x-xm
    audio/x-xmf
    audio/x-ym
    audio/x.sf3
    chemical/x-alchemy
    chemical/x-cdx
    chemical/x-cdxml
    chemical/x-chemdraw
    chemical/x-cif
    chemical/x-cml
    chemical/x-daylight-smiles
    chemical/x-gamess-input
    chemical/x-gaussian-cube
    chemical/x-gaussian-input
    chemical/x-inchi
    chemical/x-isis-sketch
    chemical/x-jcamp-dx
    chemical/x-kinemage
    chemical/x-mdl-molfile
    chemical/x-mdl-rdfile
    chemical/x-mdl-rxnfile
    chemical/x-mdl-sdfile
    chemical/x-mmcif
    chemical/x-mmod-binary
    chemical/x-mol2
    chemical/x-molconn-Z
    chemical/x-mopac-input
    chemical/x-pdb
    chemical/x-vamas-iso14976
    chemical/x-xyz
    font/collection
    font/otf
    font/ttf
    font/woff
    font/woff2
    font/x-amiga-font
    image/aces
    image/apng
    image/astc
    image/avci
    image/avcs
    image/avif
    image/avif-sequence
    image/bmp
    image/cgm
    image/dicom-rle
    image/dng
    image/emf
    image/g3fax
    image/gif
    image/heic
    image/heic-sequence
    image/heif
    image/heif-sequence
    image/hej2k
    image/jls
    image/jp2
    image/jpeg
    image/jph
    image/jphc
    image/jpm
    image/jpx
    image/jxl
    image/jxr
    image/jxs
    image/ktx
    image/ktx2
    image/openraster
    image/png
    image/prs.btif
    image/prs.pti
    image/qoi
    image/svg+xml
    image/svg+xml-compressed
    image/tiff
    image/tiff-fx
    image/vnd-svf
    image/vnd.adobe.photoshop
    image/vnd.airzip.accelerator.azv
    image/vnd.dece.graphic
    image/vnd.djvu
    image/vnd.dvb.subtitle
    image/vnd.dwg
    image/vnd.dxf
    image/vnd.fastbidsheet
    image/vnd.fpx
    image/vnd.fst
    image/vnd.fujixerox.edmics-mmr
    image/vnd.fujixerox.edmics-rlc
    image/vnd.microsoft.icon
    image/vnd.mix
    image/vnd.ms-icl
    image/vnd.ms-modi
    image/vnd.net-fpx
    image/vnd.radiance
    image/vnd.rn-realpix
    image/vnd.valve.source.texture
    image/vnd.wap.wbmp
    image/vnd.xiff
    image/vnd.zbrush.pcx
    image/webp
    image/wmf
    image/x-3ds
    image/x-adobe-aco
    image/x-amiga-acbm
    image/x-amiga-deep
    image/x-amiga-rgb8
    image/x-aol-art
    image/x-aperio
    image/x-apple-iigs
    image/x-arriraw
    image/x-aseprite
    image/x-atari-degas
    image/x-avs
    image/x-award-bioslogo
    image/x-award-bioslogo2
    image/x-award-bmp
    image/x-bil
    image/x-blp
    image/x-bob
    image/x-bpg
    image/x-bti
    image/x-bzeps
    image/x-c64-doodle
    image/x-c64-koala
    image/x-cals
    image/x-canon-cr2
    image/x-canon-cr3
    image/x-canon-crw
    image/x-casio-bay
    image/x-cineon
    image/x-clip-studio
    image/x-cmx
    image/x-commodore-vbm
    image/x-compressed-xcf
    image/x-corel-bmf
    image/x-corel-ccx
    image/x-corel-cpt
    image/x-corel-des
    image/x-coreldraw
    image/x-cpi
    image/x-crunch
    image/x-dcraw
    image/x-dcx
    image/x-dds
    image/x-deskmate-fig
    image/x-dm3
    image/x-dpx
    image/x-dr-halo
    image/x-drw
    image/x-ecw
    image/x-emf-compressed
    image/x-epoc-mbm
    image/x-epoc-sketch
    image/x-eps
    image/x-epson-erf
    image/x-exr
    image/x-farbfeld
    image/x-fax
    image/x-fif
    image/x-flic-cel
    image/x-flif
    image/x-fujifilm-raf
    image/x-gem
    image/x-gem-metafile
    image/x-geotiff
    image/x-gim
    image/x-gimp-gbr
    image/x-gimp-gih
    image/x-gimp-pat
    image/x-gipl
    image/x-godot-stex
    image/x-gopro-gpr
    image/x-greenstreet-art
    image/x-gvr
    image/x-gzeps
    image/x-hamamatsu
    image/x-hasselblad-3fr
    image/x-hasselblad-fff
    image/x-hsi
    image/x-ibm-pointer
    image/x-icns
    image/x-ics
    image/x-idf
    image/x-ilab
    image/x-ilbm
    image/x-inr
    image/x-interfile
    image/x-intergraph
    image/x-intergraph-cit
    image/x-intergraph-rgb
    image/x-intergraph-rle
    image/x-ioca
    image/x-isis
    image/x-jbig
    image/x-jbig2
    image/x-jng
    image/x-jp2-codestream
    image/x-jps
    image/x-kodak-dcr
    image/x-kodak-dcs
    image/x-kodak-k25
    image/x-kodak-kdc
    image/x-ktx-basis
    image/x-leaf-mos
    image/x-leica-lif
    image/x-leica-rwl
    image/x-light-lri
    image/x-lss16
    image/x-lwf
    image/x-lytro
    image/x-macpaint
    image/x-mamiya-mef
    image/x-metaimage
    image/x-miff
    image/x-minc
    image/x-minolta-mdc
    image/x-minolta-mrw
    image/x-mirax
    image/x-mpo
    image/x-mrc
    image/x-mrsid-image
    image/x-ms-awd
    image/x-ms-icl
    image/x-msp
    image/x-mtv
    image/x-mvg
    image/x-neochrome
    image/x-niff
    image/x-nifti
    image/x-nikon-nd2
    image/x-nikon-nef
    image/x-nikon-nrw
    image/x-nrrd
    image/x-olympus-oib
    image/x-olympus-orf
    image/x-ome-tiff
    image/x-os2-ico
    image/x-paintnet
    image/x-panasonic-rw
    image/x-panasonic-rw2
    image/x-pds-image
    image/x-pegs
    image/x-pentax-pef
    image/x-pfm
    image/x-pgf
    image/x-pgx
    image/x-phaseone-cap
    image/x-phaseone-iiq
    image/x-phm
    image/x-photocd
    image/x-photoline
    image/x-pict
    image/x-picture-publisher
    image/x-pix
    image/x-pixar
    image/x-polar-monitor-bitmap
    image/x-portable-anymap
    image/x-portable-arbitrarymap
    image/x-portable-bitmap
    image/x-portable-graymap
    image/x-portable-pixmap
    image/x-procreate
    image/x-psb
    image/x-psion-mbm
    image/x-pvr
    image/x-quicktime
    image/x-raw-red
    image/x-rawzor
    image/x-rgb
    image/x-rla
    image/x-sai
    image/x-samsung-srw
    image/x-sct
    image/x-sgi
    image/x-sigma-x3f
    image/x-sinar-sti
    image/x-skencil
    image/x-softimage-pic
    image/x-sony-arw
    image/x-sony-sr2
    image/x-sony-srf
    image/x-sony-tim
    image/x-spectrum-scr
    image/x-spider
    image/x-spr
    image/x-sun-raster
    image/x-tga
    image/x-tiff-multipage
    image/x-tim2
    image/x-tpl-nintendo
    image/x-ulead-imaginfo
    image/x-ulead-pe3
    image/x-ulead-pe4
    image/x-ulead-pst
    image/x-ulead-tpl
    image/x-utah-rle
    image/x-vicar
    image/x-viff
    image/x-wal
    image/x-wavelet
    image/x-webshots
    image/x-win-bitmap
    image/x-wmz
    image/x-wpg
    image/x-xbitmap
    image/x-xcf
    image/x-xfig
    image/x-xpixmap
    image/x-xv-thumbnail
    image/x-xwindowdump
    image/x-zeiss-czi
    image/x-zeiss-zvi
    message/delivery-status
    message/disposition-notification
    message/news
    message/partial
    message/rfc822
    message/x-emlx
    message/x-gnu-rmail
    model/3mf
    model/e57
    model/gltf+json
    model/gltf-binary
    model/iges
    model/jt
    model/mesh
    model/mtl
    model/obj
    model/ply
    model/prc
    model/step
    model/step+xml
    model/step+zip
    model/stl
    model/u3d
    model/vnd.collada+xml
    model/vnd.dwf
    model/vnd.dwfx+xps
    model/vnd.gdl
    model/vnd.gtw
    model/vnd.moml+xml
    model/vnd.mts
    model/vnd.opengex
    model/vnd.parasolid.transmit.binary
    model/vnd.parasolid.transmit.text
    model/vnd.pytha.pyox
    model/vnd.reality
    model/vnd.sap.vds
    model/vnd.usd
    model/vnd.usda
    model/vnd.usdz+zip
    model/vnd.valve.source.compiled-map
    model/vnd.vtu
    model/vrml
    model/x-autodesk-max
    model/x3d+vrml
    model/x3d+xml
    multipart/related
    text/asciidoc
    text/cache-manifest
    text/calendar
    text/css
    text/csv
    text/csv-schema
    text/enriched
    text/html
    text/iso19139+xml
    text/javascript
    text/jscript
    text/jscript.encode
    text/jsx
    text/julia
    text/markdown
    text/n3
    text/org
    text/plain
    text/plain;charset=big5
    text/plain;charset=big5-hkscs
    text/plain;charset=euc-jp
    text/plain;charset=euc-kr
    text/plain;charset=gb18030
    text/plain;charset=gbk
    text/plain;charset=ibm437
    text/plain;charset=ibm850
    text/plain;charset=ibm852
    text/plain;charset=ibm866
    text/plain;charset=iso-2022-jp
    text/plain;charset=iso-8859-1
    text/plain;charset=iso-8859-10
    text/plain;charset=iso-8859-13
    text/plain;charset=iso-8859-14
    text/plain;charset=iso-8859-15
    text/plain;charset=iso-8859-16
    text/plain;charset=iso-8859-2
    text/plain;charset=iso-8859-3
    text/plain;charset=iso-8859-4
    text/plain;charset=iso-8859-5
    text/plain;charset=iso-8859-6
    text/plain;charset=iso-8859-7
    text/plain;charset=iso-8859-8
    text/plain;charset=iso-8859-9
    text/plain;charset=koi8-r
    text/plain;charset=koi8-u
    text/plain;charset=macintosh
    text/plain;charset=shift_jis
    text/plain;charset=utf-16be
    text/plain;charset=utf-16le
    text/plain;charset=utf-32
    text/plain;charset=utf-32be
    text/plain;charset=utf-32le
    text/plain;charset=utf-8;eol=crlf
    text/plain;charset=utf-8;eol=lf
    text/plain;charset=windows-1250
    text/plain;charset=windows-1251
    text/plain;charset=windows-1252
    text/plain;charset=windows-1253
    text/plain;charset=windows-1254
    text/plain;charset=windows-1255
    text/plain;charset=windows-1256
    text/plain;charset=windows-1257
    text/plain;charset=windows-1258
    text/plain;charset=windows-31j
    text/plain;charset=windows-874
    text/praat-textgrid
    text/rfc822-headers
    text/rust
    text/scriptlet
    text/sgml
    text/slint
    text/spdx
    text/spreadsheet
    text/tab-separated-values
    text/texmacs
    text/troff
    text/tsx
    text/turtle
    text/uri-list
    text/vbscript
    text/vbscript.encode
    text/vcard
    text/vnd.abc
    text/vnd.curl
    text/vnd.dmclientscript
    text/vnd.fly
    text/vnd.fmi.flexstor
    text/vnd.graphviz
    text/vnd.in3d.3dml
    text/vnd.mermaid
    text/vnd.plantuml
    text/vnd.rn-realtext
    text/vnd.senx.warpscript
    text/vnd.sosi
    text/vnd.sun.j2me.app-descriptor
    text/vnd.trolltech.linguist
    text/vnd.typst
    text/vnd.wap.wml
    text/vnd.wap.wmlscript
    text/vtt
    text/wgsl
    text/x-1c-enterprise
    text/x-2dimensionalarray
    text/x-4d
    text/x-aadl
    text/x-abap
    text/x-abapcds
    text/x-abnf
    text/x-acceleo
    text/x-actionscript
    text/x-adasrc
    text/x-agda
    text/x-agsscript
    text/x-aidl
    text/x-aiken
    text/x-al
    text/x-aleo
    text/x-algol
    text/x-alloy
    text/x-ampl
    text/x-angelscript
    text/x-answersetprogramming
    text/x-antbuildsystem
    text/x-antlers
    text/x-antlr
    text/x-apache-conf
    text/x-apex
    text/x-apiblueprint
    text/x-apl
    text/x-apolloguidancecomputer
    text/x-applescript
    text/x-apt-sources
    text/x-aqtitle
    text/x-arduino
    text/x-arff
    text/x-arturo
    text/x-asl
    text/x-asm
    text/x-asn.1
    text/x-aspectj
    text/x-aspx
    text/x-astro
    text/x-asymptote
    text/x-atl
    text/x-ats
    text/x-augeas
    text/x-authors
    text/x-autohotkey
    text/x-autoit
    text/x-avroidl
    text/x-awk
    text/x-b
    text/x-b4x
    text/x-ballerina
    text/x-baml
    text/x-basic
    text/x-bbcode
    text/x-bcpl
    text/x-bed
    text/x-beef
    text/x-befunge
    text/x-beluga
    text/x-berry
    text/x-bformalmethod
    text/x-bibtex
    text/x-bibtexstyle
    text/x-bicep
    text/x-bicep-params
    text/x-bird2
    text/x-bitbake
    text/x-blade
    text/x-blitzbasic
    text/x-blitzmax
    text/x-blueprint
    text/x-bluespec
    text/x-bnf
    text/x-boo
    text/x-boogie
    text/x-bpftrace
    text/x-bqn
    text/x-brainfuck
    text/x-brainscript
    text/x-brighterscript
    text/x-brightscript
    text/x-bro
    text/x-browserslist
    text/x-bru
    text/x-c++hdr
    text/x-c++src
    text/x-c2hshaskell
    text/x-c3
    text/x-cabal
    text/x-caddyfile
    text/x-cadence
    text/x-cairo
    text/x-cairozero
    text/x-cameligo
    text/x-cangjie
    text/x-cap-cds
    text/x-carbon
    text/x-cartocss
    text/x-cedar
    text/x-cedille
    text/x-ceylon
    text/x-cfm
    text/x-cg
    text/x-chaiscript
    text/x-changelog
    text/x-chapel
    text/x-charity
    text/x-chdr
    text/x-checksums
    text/x-chuck
    text/x-cil
    text/x-circom
    text/x-cirru
    text/x-cl-ibm
    text/x-clarion
    text/x-clarity
    text/x-clean
    text/x-click
    text/x-clips
    text/x-clojure
    text/x-closure-templates
    text/x-cloudfirestoresecurityrules
    text/x-clue
    text/x-cmake
    text/x-cobol
    text/x-coccinelle
    text/x-codeql
    text/x-coldfusioncfc
    text/x-common-lisp
    text/x-component
    text/x-componentpascal
    text/x-concurnas
    text/x-conllu
    text/x-cooklang
    text/x-cool
    text/x-copying
    text/x-coq
    text/x-cppobjdump
    text/x-cql
    text/x-credits
    text/x-creole
    text/x-crontab
    text/x-crystal
    text/x-csharp
    text/x-cshtml
    text/x-csl
    text/x-cson
    text/x-csound
    text/x-csounddocument
    text/x-csoundscore
    text/x-csrc
    text/x-cuda
    text/x-cue
    text/x-curlconfig
    text/x-curry
    text/x-cweb
    text/x-cwl
    text/x-cycript
    text/x-cylc
    text/x-cypher
    text/x-cython
    text/x-d2
    text/x-dafny
    text/x-darcspatch
    text/x-darkbasic
    text/x-daslang
    text/x-dataweave
    text/x-dbus-service
    text/x-dcl
    text/x-debian-control
    text/x-defconfig
    text/x-delphi-form
    text/x-denizenscript
    text/x-devicetree-binary
    text/x-devicetree-source
    text/x-dhall
    text/x-dibol
    text/x-dircolors
    text/x-dm
    text/x-dmesg
    text/x-dmtf-mif
    text/x-dns-zone
    text/x-dockerfile
    text/x-dogescript
    text/x-dotenv
    text/x-dsl
    text/x-dsrc
    text/x-dsv
    text/x-dtrace
    text/x-dune
    text/x-dylan
    text/x-e
    text/x-earthfile
    text/x-easytrieve
    text/x-ebnf
    text/x-ec
    text/x-ecereprojects
    text/x-ecl
    text/x-eclipse
    text/x-ecore
    text/x-edge
    text/x-edgeql
    text/x-edje
    text/x-eex
    text/x-eiffel
    text/x-ejs
    text/x-elixir
    text/x-elm
    text/x-elvish
    text/x-emacs-lisp
    text/x-emberscript
    text/x-embl
    text/x-epsilon
    text/x-eq
    text/x-erb
    text/x-erlang
    text/x-esterel
    text/x-euphoria
    text/x-expect
    text/x-factor
    text/x-fancy
    text/x-fantom
    text/x-fasta
    text/x-fastq
    text/x-faust
    text/x-fennel
    text/x-figletfont
    text/x-filebenchwml
    text/x-filterscript
    text/x-firrtl
    text/x-flatbuffers
    text/x-flix
    text/x-fluent
    text/x-flux
    text/x-focus
    text/x-forth
    text/x-fortran
    text/x-fpp
    text/x-freemarker
    text/x-frege
    text/x-fsharp
    text/x-fstab
    text/x-fstar
    text/x-futhark
    text/x-gaml
    text/x-gams
    text/x-gap
    text/x-gauss
    text/x-gdb
    text/x-gemfile-lock
    text/x-gemtext
    text/x-genbank
    text/x-genero4gl
    text/x-generoper
    text/x-genie
    text/x-genshi
    text/x-gentooebuild
    text/x-gentooeclass
    text/x-gettext-translation
    text/x-gettext-translation-template
    text/x-gff
    text/x-gherkin
    text/x-gimp-curve
    text/x-gimp-ggr
    text/x-gimp-gpl
    text/x-gitcommit
    text/x-gitconfig
    text/x-gleam
    text/x-glimmerjs
    text/x-glimmerts
    text/x-glsl
    text/x-glyph
    text/x-gml-gamemaker
    text/x-gn
    text/x-gno
    text/x-gnu-octave
    text/x-gnupg-conf
    text/x-go
    text/x-gochecksums
    text/x-golo
    text/x-google-video-pointer
    text/x-gosu
    text/x-gotemplate
    text/x-goworkspace
    text/x-grace
    text/x-gradle-kts
    text/x-grain
    text/x-grammaticalframework
    text/x-groovy
    text/x-groovyserverpages
    text/x-gsc
    text/x-gtkrc
    text/x-hack
    text/x-haml
    text/x-handlebars-template
    text/x-haproxy
    text/x-harbour-project
    text/x-hare
    text/x-haskell
    text/x-haxe
    text/x-hip
    text/x-hiveql
    text/x-hjson
    text/x-hlsl
    text/x-hocon
    text/x-holyc
    text/x-hoon
    text/x-hosts
    text/x-http
    text/x-hurl
    text/x-hy
    text/x-hyphy
    text/x-idl
    text/x-idl-corba
    text/x-idris
    text/x-ignorelist
    text/x-ijm
    text/x-imba
    text/x-imelody
    text/x-imhexpatternlanguage
    text/x-info
    text/x-inform
    text/x-ini
    text/x-ink
    text/x-innosetup
    text/x-inputrc
    text/x-install
    text/x-installshield-lid
    text/x-installshield-script
    text/x-intel-hex
    text/x-io
    text/x-ioke
    text/x-iptables
    text/x-irclog
    text/x-isabelle
    text/x-isi
    text/x-ispc
    text/x-j
    text/x-jac
    text/x-jacosub
    text/x-jai
    text/x-janet
    text/x-jarmanifest
    text/x-jasmin
    text/x-jass
    text/x-java
    text/x-java-properties
    text/x-javascript+erb
    text/x-javatemplateengine
    text/x-jcl
    text/x-jetbrainsmps
    text/x-jflex
    text/x-jinja
    text/x-jison
    text/x-jisonlex
    text/x-jolie
    text/x-jq
    text/x-jsoniq
    text/x-jsonnet
    text/x-just
    text/x-kaitai-struct
    text/x-kakoune
    text/x-kcl
    text/x-kconfig
    text/x-kdl
    text/x-kerboscript
    text/x-keymap
    text/x-kframework
    text/x-kicadlayout
    text/x-kickstart
    text/x-kit
    text/x-koka
    text/x-kolmafiaash
    text/x-kotlin
    text/x-krl
    text/x-kusto
    text/x-kvlang
    text/x-lambdapi
    text/x-langium
    text/x-lark
    text/x-las
    text/x-lasso
    text/x-latte
    text/x-ldif
    text/x-lean
    text/x-lean4
    text/x-leo
    text/x-less
    text/x-lex
    text/x-lfe
    text/x-libsvm
    text/x-license
    text/x-ligo
    text/x-lilypond
    text/x-limbo
    text/x-linearprogramming
    text/x-linker-script
    text/x-liquid
    text/x-liquidsoap
    text/x-lisp
    text/x-literate-haskell
    text/x-literateagda
    text/x-literatecoffeescript
    text/x-livecodescript
    text/x-livescript
    text/x-llvm
    text/x-lobster
    text/x-log
    text/x-logcat
    text/x-logo
    text/x-logos
    text/x-logtalk
    text/x-lolcode
    text/x-lookml
    text/x-loomscript
    text/x-lrc
    text/x-lsl
    text/x-lua
    text/x-luatex
    text/x-luau
    text/x-lustre
    text/x-lyx
    text/x-m4sugar
    text/x-macaulay2
    text/x-magik
    text/x-makefile
    text/x-mako
    text/x-marko
    text/x-mask
    text/x-mathematicalprogrammingsystem
    text/x-matlab
    text/x-maven+xml
    text/x-max
    text/x-maxima
    text/x-maxscript
    text/x-mcfunction
    text/x-mdx
    text/x-mediawiki
    text/x-mercury
    text/x-meson
    text/x-metafont
    text/x-metal
    text/x-metapost
    text/x-metta
    text/x-mib
    text/x-microdvd
    text/x-minid
    text/x-miniscript
    text/x-minizinc
    text/x-minizincdata
    text/x-mint
    text/x-mirah
    text/x-mirc
    text/x-mlir
    text/x-moc
    text/x-modelica
    text/x-modula
    text/x-modula-2
    text/x-modula-3
    text/x-modulefile
    text/x-modulemanagementsystem
    text/x-mof
    text/x-mojo
    text/x-monkey
    text/x-monkeyc
    text/x-moocode
    text/x-moonbit
    text/x-moonscript
    text/x-motoko
    text/x-motorola68kassembly
    text/x-move
    text/x-mozilla-prefs
    text/x-mpl2
    text/x-mpsub
    text/x-mql
    text/x-mrml
    text/x-ms-adm
    text/x-ms-cpx
    text/x-ms-regedit
    text/x-ms-scf
    text/x-ms-visualstudio.project
    text/x-ms-visualstudio.solution
    text/x-ms-visualstudio.workspace
    text/x-msil
    text/x-mss
    text/x-mtml
    text/x-muf
    text/x-mumps
    text/x-mup
    text/x-mupad
    text/x-muse
    text/x-mustache
    text/x-myghty
    text/x-nanorc
    text/x-nasal
    text/x-nasl
    text/x-natural
    text/x-ncl
    text/x-nearley
    text/x-nearley-grammar
    text/x-nemerle
    text/x-neon
    text/x-nesc
    text/x-netlinx
    text/x-netlinx+erb
    text/x-netlogo
    text/x-newick
    text/x-newlisp
    text/x-nextflow
    text/x-nexus
    text/x-nfo
    text/x-nftables
    text/x-nginx-conf
    text/x-nickel
    text/x-nim
    text/x-nimscript
    text/x-ninja
    text/x-nit
    text/x-nix
    text/x-nmodl
    text/x-noir
    text/x-nroff
    text/x-nsis
    text/x-nunjucks
    text/x-nusmv
    text/x-nwscript
    text/x-oberon
    text/x-objc++src
    text/x-objcsrc
    text/x-objdump
    text/x-objectscript
    text/x-objj
    text/x-ocaml
    text/x-occam
    text/x-ocl
    text/x-odin
    text/x-omgrofl
    text/x-omnetplusplusmsg
    text/x-omnetplusplusned
    text/x-ooc
    text/x-opa
    text/x-opal
    text/x-opencl-c++src
    text/x-opencl-src
    text/x-openpolicyagent
    text/x-openqasm
    text/x-openscad
    text/x-opentype-feature
    text/x-opml+xml
    text/x-optionlist
    text/x-overpassql
    text/x-overpy
    text/x-ox
    text/x-oxygene
    text/x-oz
    text/x-p4
    text/x-pact
    text/x-pan
    text/x-papyrus
    text/x-parrot
    text/x-parrotassembly
    text/x-parrotinternalrepresentation
    text/x-pascal
    text/x-patch
    text/x-pawn
    text/x-pddl
    text/x-peg
    text/x-pep8
    text/x-pic
    text/x-picat
    text/x-picolisp
    text/x-pig
    text/x-pike
    text/x-piprequirements
    text/x-pjs
    text/x-pkgconfig
    text/x-pkl
    text/x-pli
    text/x-plm
    text/x-plpgsql
    text/x-plsql
    text/x-pod
    text/x-pod6
    text/x-pogoscript
    text/x-polar
    text/x-pony
    text/x-portugol
    text/x-postcss
    text/x-povray
    text/x-powerquery
    text/x-praat
    text/x-prisma
    text/x-processing
    text/x-procmail
    text/x-progress
    text/x-prolog
    text/x-promela
    text/x-propellerspin
    text/x-prostarc
    text/x-protobuf
    text/x-psv
    text/x-pug
    text/x-puppet
    text/x-purebasic
    text/x-puredata
    text/x-purescript
    text/x-pyret
    text/x-python
    text/x-python3
    text/x-pythontraceback
    text/x-q
    text/x-qmake
    text/x-qml
    text/x-qsharp
    text/x-qtscript
    text/x-quake
    text/x-quakec
    text/x-quarto
    text/x-quickbasic
    text/x-quint
    text/x-r
    text/x-r-markdown
    text/x-racket
    text/x-ragel
    text/x-raku
    text/x-rascal
    text/x-rascript
    text/x-rbs
    text/x-rdoc
    text/x-readme
    text/x-realbasic
    text/x-reasonligo
    text/x-reasonml
    text/x-rebol
    text/x-recordjar
    text/x-red
    text/x-redcode
    text/x-redirectrules
    text/x-redscript
    text/x-rego
    text/x-regularexpression
    text/x-reject
    text/x-renderscript
    text/x-renpy
    text/x-rescript
    text/x-rexx
    text/x-rez
    text/x-ring
    text/x-riot
    text/x-robot
    text/x-robots
    text/x-roc
    text/x-ron
    text/x-rosinterface
    text/x-rouge
    text/x-routeros
    text/x-rpc
    text/x-rpg
    text/x-rpgle
    text/x-rpm-spec
    text/x-rst
    text/x-runoff
    text/x-sagemath
    text/x-sail
    text/x-salt
    text/x-sas
    text/x-sass
    text/x-sather
    text/x-sbv
    text/x-scala
    text/x-scaml
    text/x-scc
    text/x-scenic
    text/x-scheme
    text/x-scilab
    text/x-scons
    text/x-screenrc
    text/x-scss
    text/x-sed
    text/x-self
    text/x-selinux
    text/x-selinux-policy
    text/x-server-parsed-html
    text/x-setext
    text/x-shaderlab
    text/x-shellsession
    text/x-shen
    text/x-sieve
    text/x-simula
    text/x-singularity
    text/x-slang
    text/x-slash
    text/x-slice
    text/x-slim
    text/x-smali
    text/x-smalltalk
    text/x-smarty
    text/x-smithy
    text/x-sml
    text/x-snakemake
    text/x-snobol
    text/x-solidity
    text/x-soong
    text/x-sourcepawn
    text/x-sparql
    text/x-spicedbschema
    text/x-spss
    text/x-sqf
    text/x-sqlpl
    text/x-squirrel
    text/x-srecord
    text/x-ssa
    text/x-ssh-config
    text/x-ssh-known-hosts
    text/x-ssh-private-key
    text/x-ssh-public-key
    text/x-ssv
    text/x-stan
    text/x-starlark
    text/x-stata
    text/x-ston
    text/x-strace
    text/x-stylus
    text/x-subviewer
    text/x-sugarss
    text/x-supercollider
    text/x-suricata
    text/x-surrealql
    text/x-svelte
    text/x-svhdr
    text/x-svsrc
    text/x-sway
    text/x-sweave
    text/x-swift
    text/x-swig
    text/x-syslog
    text/x-sysml
    text/x-systemd-journal-export
    text/x-systemd-unit
    text/x-systemtap
    text/x-tablegen
    text/x-tact
    text/x-tads
    text/x-tags
    text/x-talon
    text/x-tape
    text/x-tcl
    text/x-tea
    text/x-teal
    text/x-templ
    text/x-terra
    text/x-terraform
    text/x-terraformtemplate
    text/x-tex
    text/x-textile
    text/x-textmateproperties
    text/x-textproto
    text/x-thrift
    text/x-tiddlywiki
    text/x-tiprogram
    text/x-tla
    text/x-tlverilog
    text/x-tmdl
    text/x-tmux-conf
    text/x-todo-txt
    text/x-toit
    text/x-tolk
    text/x-torconfig
    text/x-treesitterquery
    text/x-troff-me
    text/x-troff-mm
    text/x-troff-ms
    text/x-turing
    text/x-twelf
    text/x-twig
    text/x-txl
    text/x-txt2tags
    text/x-typespec
    text/x-ucf
    text/x-ucode
    text/x-udev-rules
    text/x-uil
    text/x-unifiedparallelc
    text/x-unixassembly
    text/x-uno
    text/x-unrealscript
    text/x-untypedplutuscore
    text/x-upc
    text/x-urweb
    text/x-usf
    text/x-uuencode
    text/x-val
    text/x-vala
    text/x-valve-data-format
    text/x-vb
    text/x-vba
    text/x-vcalendar
    text/x-vcl
    text/x-velocity
    text/x-vento
    text/x-verilog
    text/x-verse
    text/x-vhdl
    text/x-vim
    text/x-vimsnippet
    text/x-visualbasic60
    text/x-vlang
    text/x-vmg
    text/x-volt
    text/x-vue
    text/x-vyper
    text/x-wat
    text/x-wdl
    text/x-webassembly-text
    text/x-whiley
    text/x-wig
    text/x-wisp
    text/x-wit
    text/x-witcherscript
    text/x-wollok
    text/x-wren
    text/x-x10
    text/x-xbase
    text/x-xc
    text/x-xcompose
    text/x-xdc
    text/x-xdefaults
    text/x-xfontdirectoryindex
    text/x-xkb
    text/x-xmake
    text/x-xmcd
    text/x-xmi
    text/x-xojo
    text/x-xonsh
    text/x-xpages
    text/x-xpand
    text/x-xproc
    text/x-xquery
    text/x-xs
    text/x-xslfo
    text/x-xtend
    text/x-yacc
    text/x-yang
    text/x-yara
    text/x-yasnippet
    text/x-yul
    text/x-z3-smt
    text/x-zap
    text/x-zenscript
    text/x-zephir
    text/x-zig
    text/x-zil
    text/x-zimpl
    text/x-zmodel
    text/x.gcode
    video/16-bit
    video/3gpp
    video/3gpp2
    video/annodex
    video/av1
    video/dv
    video/h261
    video/h263
    video/h264
    video/h265
    video/iso.segment
    video/jpeg
    video/jpm
    video/mj2
    video/mp2p
    video/mp2t
    video/mp4
    video/mpeg
    video/mpeg2
    video/mpv
    video/ogg
    video/quicktime
    video/vnd.dece.hd
    video/vnd.dece.mobile
    video/vnd.dece.pd
    video/vnd.dece.sd
    video/vnd.dece.video
    video/vnd.dvb.file
    video/vnd.fvt
    video/vnd.mpegurl
    video/vnd.ms-playready.media.pyv
    video/vnd.radgamettools.bink
    video/vnd.radgamettools.smacker
    video/vnd.rn-realvideo
    video/vnd.uvvu.mp4
    video/vnd.vivo
    video/vnd.youtube.yt
    video/webm
    video/x-4xmv
    video/x-amv
    video/x-anim
    video/x-ari
    video/x-avs
    video/x-braw
    video/x-camtasia
    video/x-cavs
    video/x-cdxa
    video/x-cpk
    video/x-dav
    video/x-dirac
    video/x-dpg
    video/x-dxa
    video/x-flic
    video/x-flv
    video/x-gxf
    video/x-h266
    video/x-ifo
    video/x-insv
    video/x-ivf
    video/x-javafx
    video/x-m4v
    video/x-matroska
    video/x-matroska-3d
    video/x-mjpeg
    video/x-mmm
    video/x-mng
    video/x-moflex
    video/x-ms-asf
    video/x-ms-wm
    video/x-ms-wmp
    video/x-ms-wmv
    video/x-ms-wmx
    video/x-ms-wvx
    video/x-msvideo
    video/x-mtv
    video/x-mve
    video/x-nsv
    video/x-nuv
    video/x-ogm+ogg
    video/x-psmf
    video/x-psx-str
    video/x-rl2
    video/x-roq
    video/x-sgi-movie
    video/x-smush
    video/x-svi
    video/x-theora+ogg
    video/x-thp
    video/x-tod
    video/x-usm
    video/x-vc1
    video/x-vdr
    video/x-vob
    video/x-vp6
    video/x-vqa
    video/x-webex
    video/x-wtv
    video/x-xesc
    video/x-xvid
    video/x-yuv
    video/x-yuv4mpeg
    x-epoc/x-sisx-app
    """

  /// Where each begins; the last one is past the end.
  static let nameStarts: [UInt32] = [
    0, 25, 45, 70, 92, 109, 132, 153, 177, 201, 218, 235, 264, 281, 302, 324, 345, 370, 388, 409,
    433, 453, 469, 490, 516, 535, 556, 572, 589, 612, 635, 660, 681, 712, 732, 761, 781, 801, 818,
    839, 858, 874, 894, 918, 942, 958, 980, 998, 1018, 1043, 1078, 1098, 1119, 1136, 1164, 1182,
    1200, 1224, 1242, 1262, 1283, 1300, 1325, 1347, 1368, 1394, 1411, 1435, 1459, 1482, 1499, 1524,
    1550, 1571, 1592, 1609, 1626, 1649, 1668, 1696, 1712, 1732, 1754, 1773, 1798, 1824, 1849, 1865,
    1895, 1911, 1931, 1959, 1983, 1999, 2019, 2036, 2068, 2084, 2110, 2131, 2157, 2180, 2199, 2222,
    2250, 2268, 2296, 2318, 2339, 2364, 2384, 2404, 2427, 2447, 2469, 2489, 2513, 2549, 2580, 2609,
    2639, 2665, 2686, 2706, 2726, 2742, 2765, 2786, 2810, 2838, 2866, 2888, 2904, 2939, 2979, 2999,
    3020, 3041, 3064, 3089, 3120, 3146, 3168, 3189, 3211, 3227, 3248, 3268, 3289, 3310, 3330, 3350,
    3373, 3401, 3429, 3458, 3475, 3497, 3514, 3535, 3558, 3577, 3611, 3645, 3677, 3711, 3745, 3770,
    3794, 3826, 3886, 3926, 3952, 3996, 4026, 4053, 4081, 4119, 4157, 4186, 4221, 4258, 4284, 4319,
    4359, 4414, 4451, 4485, 4521, 4552, 4577, 4613, 4643, 4673, 4703, 4731, 4760, 4791, 4816, 4843,
    4868, 4902, 4922, 4954, 4983, 5009, 5046, 5073, 5114, 5139, 5169, 5198, 5228, 5258, 5286, 5315,
    5343, 5373, 5411, 5437, 5462, 5490, 5515, 5542, 5573, 5603, 5624, 5656, 5676, 5714, 5740, 5770,
    5803, 5828, 5867, 5902, 5922, 5946, 5975, 5999, 6027, 6051, 6080, 6104, 6128, 6152, 6178, 6204,
    6237, 6264, 6290, 6319, 6351, 6383, 6411, 6441, 6461, 6488, 6514, 6538, 6566, 6595, 6622, 6652,
    6687, 6714, 6742, 6770, 6800, 6830, 6861, 6892, 6924, 6957, 6987, 7023, 7066, 7093, 7124, 7157,
    7187, 7217, 7245, 7277, 7305, 7335, 7367, 7397, 7431, 7455, 7479, 7504, 7527, 7547, 7584, 7620,
    7661, 7701, 7738, 7771, 7794, 7825, 7853, 7893, 7925, 7961, 7998, 8027, 8051, 8094, 8115, 8135,
    8169, 8193, 8217, 8240, 8264, 8287, 8312, 8349, 8377, 8404, 8442, 8479, 8506, 8531, 8563, 8595,
    8622, 8655, 8680, 8705, 8730, 8755, 8793, 8833, 8856, 8876, 8914, 8935, 8970, 8994, 9021, 9050,
    9072, 9093, 9126, 9146, 9174, 9197, 9248, 9304, 9332, 9361, 9392, 9424, 9452, 9484, 9516, 9546,
    9579, 9614, 9649, 9673, 9703, 9731, 9766, 9787, 9808, 9839, 9870, 9916, 9966, 9986, 10022,
    10049, 10076, 10103, 10130, 10157, 10184, 10211, 10246, 10281, 10311, 10343, 10375, 10403,
    10437, 10462, 10509, 10542, 10596, 10643, 10693, 10723, 10751, 10774, 10802, 10825, 10856,
    10883, 10914, 10950, 11005, 11038, 11068, 11098, 11150, 11209, 11261, 11317, 11372, 11399,
    11428, 11452, 11507, 11549, 11604, 11646, 11702, 11745, 11794, 11843, 11868, 11896, 11919,
    11950, 11971, 11995, 12020, 12048, 12070, 12104, 12139, 12173, 12194, 12229, 12261, 12290,
    12324, 12369, 12404, 12440, 12469, 12498, 12527, 12567, 12608, 12658, 12701, 12753, 12797,
    12850, 12903, 12944, 12994, 13042, 13099, 13156, 13203, 13259, 13315, 13355, 13404, 13451,
    13507, 13556, 13600, 13620, 13647, 13675, 13707, 13746, 13786, 13832, 13906, 13973, 14044,
    14114, 14180, 14249, 14321, 14393, 14432, 14456, 14487, 14513, 14534, 14560, 14586, 14612,
    14635, 14662, 14686, 14714, 14744, 14779, 14812, 14850, 14876, 14910, 14930, 14958, 14993,
    15032, 15063, 15087, 15116, 15149, 15179, 15214, 15251, 15275, 15299, 15320, 15341, 15362,
    15402, 15446, 15489, 15528, 15548, 15583, 15606, 15635, 15656, 15686, 15707, 15743, 15783,
    15827, 15875, 15907, 15936, 15965, 15989, 16014, 16048, 16083, 16117, 16154, 16188, 16222,
    16258, 16301, 16335, 16371, 16400, 16438, 16467, 16505, 16537, 16578, 16607, 16638, 16676,
    16716, 16745, 16765, 16797, 16824, 16856, 16886, 16928, 16957, 16988, 17013, 17042, 17066,
    17087, 17113, 17136, 17158, 17183, 17203, 17231, 17253, 17283, 17309, 17329, 17355, 17380,
    17411, 17436, 17480, 17511, 17539, 17559, 17582, 17603, 17624, 17651, 17681, 17714, 17746,
    17785, 17835, 17869, 17904, 17944, 17964, 17995, 18020, 18037, 18054, 18076, 18093, 18112,
    18131, 18152, 18177, 18201, 18220, 18238, 18266, 18286, 18314, 18332, 18350, 18371, 18389,
    18413, 18435, 18457, 18476, 18494, 18513, 18539, 18560, 18584, 18614, 18638, 18665, 18686,
    18714, 18732, 18764, 18793, 18826, 18853, 18874, 18896, 18940, 18961, 18979, 18997, 19029,
    19055, 19082, 19111, 19130, 19150, 19172, 19197, 19221, 19249, 19282, 19324, 19354, 19378,
    19402, 19429, 19468, 19492, 19518, 19553, 19578, 19596, 19620, 19642, 19664, 19686, 19704,
    19722, 19749, 19768, 19787, 19805, 19833, 19862, 19891, 19920, 19951, 19982, 20011, 20039,
    20063, 20081, 20104, 20134, 20163, 20192, 20221, 20267, 20295, 20326, 20353, 20380, 20408,
    20436, 20467, 20496, 20521, 20544, 20568, 20593, 20616, 20633, 20651, 20669, 20697, 20715,
    20735, 20761, 20787, 20814, 20831, 20862, 20883, 20909, 20934, 20952, 20974, 21001, 21021,
    21044, 21073, 21092, 21116, 21142, 21175, 21196, 21232, 21253, 21272, 21290, 21310, 21330,
    21365, 21385, 21420, 21440, 21475, 21495, 21522, 21540, 21558, 21580, 21601, 21619, 21642,
    21663, 21683, 21709, 21729, 21747, 21765, 21783, 21801, 21820, 21838, 21856, 21882, 21903,
    21925, 21950, 21968, 21991, 22011, 22040, 22059, 22091, 22119, 22143, 22174, 22197, 22230,
    22251, 22281, 22303, 22321, 22340, 22371, 22401, 22431, 22459, 22492, 22525, 22558, 22591,
    22624, 22657, 22686, 22719, 22752, 22785, 22817, 22846, 22879, 22904, 22931, 22954, 22983,
    23012, 23033, 23058, 23077, 23110, 23131, 23153, 23172, 23202, 23221, 23242, 23261, 23279,
    23297, 23318, 23336, 23354, 23386, 23404, 23427, 23452, 23478, 23496, 23514, 23546, 23571,
    23596, 23620, 23643, 23665, 23697, 23715, 23744, 23762, 23788, 23812, 23830, 23853, 23881,
    23907, 23934, 23952, 23970, 23994, 24012, 24035, 24059, 24080, 24108, 24131, 24149, 24174,
    24199, 24217, 24235, 24254, 24280, 24310, 24332, 24350, 24368, 24386, 24410, 24428, 24446,
    24464, 24482, 24500, 24520, 24541, 24563, 24593, 24623, 24651, 24679, 24702, 24728, 24751,
    24775, 24801, 24824, 24847, 24872, 24896, 24920, 24949, 24975, 24995, 25019, 25044, 25069,
    25087, 25110, 25135, 25154, 25175, 25193, 25216, 25246, 25266, 25290, 25316, 25341, 25364,
    25389, 25407, 25433, 25458, 25488, 25511, 25531, 25554, 25577, 25602, 25625, 25648, 25677,
    25700, 25723, 25746, 25769, 25795, 25823, 25846, 25871, 25894, 25921, 25943, 25966, 25994,
    26012, 26034, 26056, 26102, 26147, 26170, 26193, 26217, 26246, 26269, 26290, 26329, 26347,
    26371, 26389, 26421, 26447, 26480, 26507, 26532, 26557, 26582, 26607, 26629, 26647, 26676,
    26695, 26720, 26739, 26757, 26780, 26800, 26821, 26846, 26873, 26903, 26929, 26954, 26988,
    27007, 27027, 27045, 27065, 27091, 27111, 27132, 27154, 27185, 27208, 27230, 27251, 27275,
    27303, 27332, 27358, 27385, 27410, 27431, 27450, 27476, 27496, 27521, 27544, 27576, 27596,
    27616, 27643, 27660, 27685, 27703, 27725, 27756, 27774, 27792, 27816, 27847, 27865, 27887,
    27907, 27925, 27943, 27961, 27985, 28010, 28028, 28052, 28076, 28097, 28122, 28140, 28161,
    28179, 28198, 28216, 28234, 28256, 28282, 28303, 28329, 28352, 28376, 28404, 28428, 28460,
    28491, 28514, 28532, 28551, 28575, 28600, 28622, 28653, 28671, 28690, 28715, 28741, 28770,
    28805, 28827, 28848, 28871, 28903, 28927, 28953, 28982, 29010, 29037, 29060, 29078, 29099,
    29117, 29138, 29159, 29182, 29204, 29227, 29246, 29280, 29315, 29349, 29383, 29406, 29424,
    29454, 29478, 29506, 29536, 29563, 29583, 29606, 29628, 29653, 29673, 29695, 29715, 29735,
    29755, 29778, 29800, 29827, 29851, 29873, 29891, 29911, 29933, 29951, 29975, 29999, 30026,
    30045, 30064, 30085, 30104, 30135, 30155, 30190, 30212, 30239, 30267, 30285, 30308, 30341,
    30361, 30395, 30414, 30448, 30467, 30487, 30505, 30522, 30548, 30570, 30593, 30613, 30639,
    30664, 30687, 30713, 30733, 30755, 30777, 30799, 30825, 30853, 30879, 30911, 30936, 30961,
    30987, 31009, 31027, 31045, 31079, 31097, 31125, 31155, 31177, 31199, 31221, 31252, 31271,
    31306, 31336, 31368, 31397, 31418, 31449, 31478, 31509, 31530, 31552, 31573, 31594, 31615,
    31637, 31659, 31685, 31716, 31737, 31758, 31784, 31808, 31829, 31850, 31876, 31903, 31924,
    31955, 31986, 32007, 32028, 32049, 32072, 32095, 32120, 32141, 32173, 32191, 32217, 32242,
    32264, 32289, 32314, 32337, 32359, 32381, 32405, 32429, 32453, 32481, 32500, 32526, 32552,
    32571, 32593, 32615, 32644, 32665, 32695, 32734, 32767, 32797, 32817, 32835, 32873, 32904,
    32932, 32962, 32993, 33027, 33061, 33081, 33100, 33127, 33154, 33178, 33196, 33214, 33248,
    33275, 33295, 33315, 33343, 33366, 33384, 33402, 33429, 33447, 33468, 33495, 33513, 33531,
    33557, 33575, 33597, 33622, 33648, 33667, 33689, 33719, 33744, 33762, 33782, 33803, 33825,
    33847, 33869, 33891, 33909, 33931, 33957, 33986, 34004, 34023, 34045, 34074, 34105, 34123,
    34151, 34172, 34194, 34217, 34239, 34258, 34276, 34307, 34337, 34370, 34400, 34430, 34448,
    34469, 34493, 34520, 34549, 34567, 34585, 34606, 34639, 34671, 34693, 34723, 34743, 34765,
    34783, 34801, 34828, 34854, 34879, 34906, 34931, 34954, 34987, 35009, 35031, 35053, 35081,
    35104, 35122, 35145, 35169, 35190, 35222, 35239, 35257, 35295, 35330, 35360, 35385, 35412,
    35434, 35454, 35478, 35497, 35515, 35536, 35565, 35587, 35611, 35636, 35661, 35683, 35708,
    35730, 35765, 35786, 35817, 35860, 35896, 35916, 35934, 35954, 35975, 35993, 36029, 36049,
    36068, 36088, 36107, 36124, 36143, 36168, 36187, 36205, 36223, 36241, 36260, 36279, 36298,
    36317, 36335, 36354, 36388, 36414, 36433, 36453, 36478, 36504, 36527, 36551, 36576, 36594,
    36612, 36635, 36657, 36681, 36700, 36720, 36746, 36774, 36807, 36828, 36853, 36872, 36904,
    36928, 36954, 36984, 37003, 37032, 37056, 37086, 37109, 37127, 37151, 37173, 37209, 37237,
    37255, 37275, 37309, 37333, 37357, 37382, 37409, 37435, 37453, 37480, 37507, 37534, 37561,
    37588, 37615, 37642, 37669, 37696, 37723, 37750, 37777, 37804, 37831, 37851, 37877, 37900,
    37923, 37952, 37977, 37999, 38017, 38035, 38058, 38088, 38118, 38142, 38164, 38187, 38208,
    38232, 38256, 38277, 38299, 38320, 38338, 38365, 38386, 38416, 38441, 38460, 38479, 38497,
    38516, 38542, 38560, 38582, 38605, 38628, 38650, 38671, 38692, 38714, 38735, 38756, 38779,
    38798, 38818, 38856, 38887, 38919, 38948, 38973, 38997, 39021, 39043, 39063, 39096, 39128,
    39149, 39175, 39195, 39219, 39246, 39269, 39292, 39310, 39334, 39352, 39370, 39390, 39410,
    39428, 39448, 39473, 39501, 39525, 39549, 39573, 39591, 39620, 39643, 39669, 39690, 39712,
    39732, 39755, 39779, 39799, 39822, 39852, 39881, 39911, 39949, 39972, 39996, 40042, 40068,
    40086, 40104, 40122, 40140, 40158, 40177, 40203, 40240, 40259, 40284, 40302, 40330, 40354,
    40376, 40405, 40434, 40463, 40495, 40521, 40556, 40585, 40616, 40651, 40681, 40704, 40727,
    40745, 40772, 40799, 40817, 40836, 40859, 40882, 40909, 40926, 40947, 40966, 40984, 41004,
    41030, 41054, 41072, 41094, 41111, 41143, 41163, 41182, 41200, 41221, 41254, 41277, 41295,
    41314, 41348, 41374, 41400, 41430, 41451, 41477, 41498, 41520, 41542, 41558, 41578, 41617,
    41641, 41661, 41682, 41703, 41722, 41739, 41759, 41775, 41792, 41809, 41820, 41830, 41840,
    41850, 41861, 41871, 41884, 41898, 41910, 41920, 41931, 41942, 41953, 41964, 41981, 41991,
    42001, 42012, 42022, 42036, 42048, 42059, 42081, 42104, 42125, 42149, 42163, 42186, 42219,
    42245, 42271, 42297, 42311, 42334, 42349, 42360, 42373, 42389, 42402, 42416, 42428, 42440,
    42453, 42466, 42479, 42498, 42510, 42522, 42533, 42547, 42560, 42574, 42586, 42599, 42611,
    42623, 42635, 42647, 42659, 42671, 42683, 42697, 42709, 42726, 42738, 42750, 42762, 42774,
    42786, 42798, 42810, 42822, 42834, 42846, 42863, 42877, 42889, 42903, 42914, 42926, 42939,
    42951, 42963, 42975, 42992, 43005, 43017, 43030, 43046, 43058, 43070, 43082, 43098, 43111,
    43126, 43141, 43153, 43165, 43177, 43194, 43207, 43219, 43231, 43243, 43255, 43273, 43290,
    43302, 43314, 43338, 43359, 43387, 43399, 43414, 43426, 43438, 43450, 43463, 43475, 43487,
    43499, 43511, 43524, 43538, 43550, 43562, 43575, 43587, 43603, 43615, 43628, 43640, 43658,
    43670, 43682, 43700, 43712, 43724, 43737, 43749, 43761, 43773, 43789, 43801, 43813, 43825,
    43844, 43863, 43875, 43887, 43903, 43930, 43942, 43966, 43977, 43988, 44000, 44011, 44023,
    44042, 44057, 44074, 44094, 44109, 44124, 44151, 44175, 44200, 44226, 44243, 44266, 44286,
    44306, 44329, 44351, 44374, 44396, 44413, 44436, 44452, 44473, 44496, 44511, 44537, 44552,
    44568, 44577, 44586, 44596, 44607, 44625, 44636, 44647, 44658, 44669, 44680, 44691, 44711,
    44721, 44731, 44747, 44757, 44767, 44779, 44789, 44800, 44820, 44831, 44851, 44863, 44873,
    44883, 44894, 44904, 44915, 44925, 44935, 44945, 44955, 44965, 44975, 44986, 45003, 45013,
    45028, 45042, 45052, 45066, 45091, 45102, 45116, 45130, 45156, 45189, 45212, 45227, 45250,
    45264, 45278, 45301, 45315, 45329, 45360, 45391, 45416, 45430, 45447, 45465, 45483, 45502,
    45523, 45554, 45573, 45588, 45609, 45620, 45630, 45642, 45660, 45679, 45698, 45717, 45733,
    45748, 45767, 45783, 45800, 45820, 45832, 45855, 45879, 45897, 45909, 45921, 45933, 45945,
    45957, 45971, 45990, 46008, 46021, 46039, 46057, 46075, 46093, 46108, 46128, 46140, 46162,
    46185, 46203, 46221, 46239, 46257, 46275, 46287, 46302, 46316, 46328, 46340, 46361, 46373,
    46385, 46401, 46413, 46425, 46448, 46465, 46485, 46497, 46515, 46527, 46544, 46556, 46568,
    46585, 46598, 46619, 46631, 46652, 46668, 46680, 46697, 46714, 46731, 46744, 46763, 46781,
    46805, 46817, 46831, 46849, 46872, 46895, 46907, 46927, 46940, 46952, 46964, 46977, 46990,
    47002, 47020, 47039, 47062, 47085, 47108, 47121, 47134, 47147, 47161, 47173, 47196, 47208,
    47226, 47244, 47262, 47280, 47298, 47315, 47333, 47351, 47369, 47383, 47395, 47409, 47426,
    47445, 47463, 47476, 47489, 47509, 47529, 47543, 47555, 47567, 47587, 47602, 47617, 47629,
    47641, 47653, 47671, 47684, 47698, 47716, 47734, 47752, 47765, 47785, 47805, 47822, 47838,
    47855, 47876, 47898, 47916, 47929, 47948, 47960, 47972, 47984, 48005, 48026, 48038, 48054,
    48072, 48085, 48111, 48123, 48137, 48166, 48190, 48220, 48244, 48269, 48293, 48311, 48323,
    48341, 48353, 48371, 48387, 48402, 48414, 48426, 48438, 48458, 48470, 48482, 48500, 48518,
    48534, 48556, 48573, 48590, 48607, 48624, 48645, 48660, 48672, 48691, 48703, 48726, 48739,
    48760, 48783, 48801, 48819, 48837, 48855, 48872, 48886, 48899, 48911, 48927, 48944, 48963,
    48975, 48987, 49003, 49015, 49028, 49044, 49065, 49085, 49103, 49121, 49145, 49178, 49191,
    49207, 49222, 49237, 49257, 49267, 49277, 49293, 49311, 49322, 49331, 49342, 49352, 49362,
    49372, 49382, 49393, 49408, 49423, 49433, 49443, 49465, 49479, 49498, 49512, 49526, 49545,
    49559, 49577, 49613, 49647, 49668, 49686, 49704, 49718, 49733, 49752, 49788, 49802, 49813,
    49834, 49849, 49863, 49881, 49895, 49915, 49929, 49938, 49947, 49963, 49977, 49987, 50005,
    50021, 50034, 50054, 50063, 50074, 50088, 50096, 50105, 50116, 50140, 50170, 50196, 50222,
    50249, 50272, 50298, 50324, 50350, 50376, 50407, 50437, 50468, 50499, 50530, 50561, 50592,
    50622, 50652, 50682, 50712, 50742, 50772, 50802, 50832, 50858, 50884, 50913, 50942, 50970,
    50998, 51024, 51052, 51080, 51114, 51146, 51178, 51210, 51242, 51274, 51306, 51338, 51370,
    51402, 51434, 51465, 51496, 51516, 51536, 51546, 51561, 51571, 51582, 51592, 51609, 51635,
    51648, 51659, 51668, 51680, 51694, 51708, 51729, 51740, 51753, 51767, 51791, 51804, 51826,
    51844, 51863, 51880, 51898, 51919, 51944, 51958, 51991, 52019, 52034, 52051, 52074, 52083,
    52093, 52114, 52139, 52149, 52161, 52173, 52188, 52200, 52215, 52235, 52249, 52261, 52278,
    52290, 52303, 52313, 52325, 52338, 52351, 52363, 52382, 52410, 52432, 52447, 52460, 52479,
    52491, 52511, 52522, 52552, 52571, 52590, 52605, 52620, 52632, 52646, 52657, 52668, 52681,
    52696, 52708, 52721, 52738, 52749, 52760, 52774, 52789, 52807, 52821, 52836, 52847, 52856,
    52867, 52884, 52896, 52909, 52923, 52935, 52946, 52958, 52973, 52987, 53000, 53021, 53035,
    53054, 53067, 53087, 53100, 53115, 53128, 53146, 53162, 53179, 53195, 53206, 53217, 53231,
    53247, 53258, 53275, 53294, 53316, 53336, 53347, 53367, 53378, 53392, 53406, 53425, 53435,
    53448, 53465, 53480, 53493, 53510, 53526, 53541, 53556, 53570, 53586, 53599, 53614, 53628,
    53639, 53649, 53667, 53684, 53698, 53713, 53725, 53742, 53755, 53766, 53780, 53793, 53807,
    53822, 53837, 53850, 53863, 53876, 53891, 53916, 53951, 53963, 53976, 53989, 54007, 54021,
    54042, 54061, 54078, 54101, 54118, 54132, 54148, 54160, 54175, 54186, 54204, 54215, 54230,
    54244, 54259, 54274, 54288, 54302, 54313, 54325, 54339, 54361, 54380, 54392, 54404, 54415,
    54433, 54446, 54458, 54469, 54484, 54496, 54510, 54524, 54534, 54547, 54565, 54582, 54597,
    54614, 54634, 54645, 54667, 54684, 54703, 54724, 54749, 54774, 54787, 54800, 54817, 54827,
    54840, 54856, 54872, 54890, 54908, 54922, 54933, 54945, 54956, 54970, 54982, 54995, 55004,
    55021, 55039, 55051, 55061, 55082, 55093, 55108, 55121, 55133, 55147, 55159, 55170, 55184,
    55195, 55209, 55220, 55234, 55252, 55271, 55283, 55298, 55308, 55319, 55333, 55348, 55364,
    55378, 55392, 55405, 55419, 55432, 55445, 55458, 55472, 55490, 55510, 55530, 55544, 55563,
    55575, 55589, 55601, 55614, 55627, 55642, 55653, 55671, 55684, 55698, 55711, 55724, 55739,
    55751, 55763, 55774, 55787, 55798, 55818, 55833, 55848, 55865, 55882, 55895, 55909, 55929,
    55949, 55976, 56012, 56023, 56038, 56056, 56072, 56088, 56105, 56122, 56135, 56152, 56169,
    56181, 56194, 56215, 56225, 56236, 56254, 56272, 56282, 56301, 56313, 56341, 56353, 56371,
    56390, 56403, 56421, 56434, 56462, 56476, 56501, 56512, 56525, 56537, 56549, 56576, 56591,
    56614, 56626, 56641, 56653, 56664, 56678, 56691, 56703, 56716, 56729, 56741, 56754, 56766,
    56778, 56788, 56801, 56812, 56829, 56842, 56860, 56871, 56883, 56898, 56926, 56938, 56952,
    56963, 56974, 56991, 57006, 57021, 57046, 57074, 57091, 57101, 57113, 57129, 57143, 57159,
    57170, 57182, 57191, 57202, 57217, 57228, 57241, 57260, 57274, 57286, 57298, 57321, 57343,
    57369, 57380, 57400, 57413, 57426, 57439, 57455, 57468, 57478, 57492, 57507, 57519, 57540,
    57555, 57566, 57581, 57592, 57611, 57625, 57643, 57662, 57679, 57690, 57702, 57721, 57735,
    57746, 57759, 57773, 57789, 57804, 57816, 57827, 57840, 57853, 57865, 57877, 57890, 57901,
    57913, 57924, 57935, 57949, 57964, 57976, 57992, 58005, 58030, 58051, 58065, 58083, 58095,
    58119, 58139, 58167, 58189, 58207, 58219, 58234, 58245, 58259, 58271, 58284, 58299, 58314,
    58328, 58346, 58357, 58368, 58379, 58393, 58405, 58419, 58430, 58445, 58462, 58475, 58491,
    58503, 58516, 58528, 58565, 58579, 58596, 58607, 58621, 58638, 58656, 58667, 58684, 58699,
    58712, 58728, 58741, 58757, 58770, 58781, 58797, 58810, 58828, 58844, 58864, 58876, 58889,
    58901, 58913, 58924, 58940, 58954, 58970, 58986, 59004, 59034, 59045, 59057, 59071, 59086,
    59101, 59116, 59134, 59148, 59175, 59187, 59208, 59220, 59233, 59244, 59256, 59270, 59284,
    59302, 59316, 59347, 59379, 59412, 59424, 59435, 59447, 59458, 59471, 59482, 59495, 59507,
    59523, 59537, 59551, 59564, 59576, 59591, 59602, 59617, 59640, 59655, 59667, 59679, 59694,
    59713, 59728, 59742, 59757, 59773, 59786, 59797, 59813, 59831, 59845, 59856, 59873, 59886,
    59897, 59908, 59921, 59933, 59946, 59958, 59974, 59987, 60003, 60017, 60034, 60049, 60064,
    60084, 60096, 60109, 60122, 60133, 60145, 60160, 60184, 60208, 60219, 60230, 60242, 60263,
    60281, 60304, 60320, 60336, 60360, 60376, 60394, 60412, 60426, 60436, 60451, 60461, 60471,
    60483, 60494, 60509, 60523, 60545, 60581, 60595, 60608, 60620, 60632, 60643, 60655, 60666,
    60679, 60695, 60706, 60718, 60741, 60752, 60769, 60780, 60791, 60802, 60817, 60830, 60841,
    60853, 60871, 60884, 60896, 60912, 60927, 60941, 60959, 60972, 60986, 61004, 61020, 61036,
    61050, 61065, 61086, 61102, 61118, 61129, 61140, 61154, 61171, 61187, 61205, 61218, 61232,
    61247, 61270, 61279, 61292, 61303, 61317, 61333, 61346, 61360, 61374, 61392, 61405, 61414,
    61432, 61446, 61459, 61471, 61485, 61501, 61512, 61524, 61538, 61555, 61573, 61589, 61602,
    61619, 61630, 61645, 61666, 61683, 61695, 61720, 61734, 61754, 61767, 61783, 61795, 61806,
    61818, 61830, 61843, 61857, 61868, 61879, 61899, 61912, 61928, 61939, 61950, 61963, 61979,
    61990, 62004, 62020, 62032, 62044, 62055, 62067, 62081, 62092, 62105, 62118, 62129, 62143,
    62157, 62171, 62184, 62200, 62212, 62223, 62235, 62250, 62272, 62298, 62312, 62329, 62349,
    62361, 62374, 62388, 62407, 62420, 62433, 62446, 62458, 62471, 62488, 62502, 62516, 62527,
    62544, 62558, 62574, 62587, 62605, 62619, 62640, 62652, 62663, 62676, 62692, 62707, 62718,
    62736, 62759, 62782, 62804, 62815, 62827, 62843, 62856, 62868, 62882, 62896, 62913, 62928,
    62949, 62965, 62982, 62996, 63009, 63022, 63034, 63048, 63061, 63073, 63087, 63100, 63130,
    63150, 63167, 63183, 63195, 63207, 63219, 63232, 63244, 63255, 63266, 63278, 63291, 63304,
    63321, 63346, 63357, 63372, 63398, 63415, 63429, 63447, 63464, 63475, 63492, 63504, 63521,
    63537, 63549, 63561, 63578, 63601, 63617, 63633, 63649, 63663, 63676, 63688, 63699, 63715,
    63731, 63742, 63755, 63773, 63784, 63808, 63828, 63839, 63859, 63884, 63895, 63908, 63919,
    63935, 63946, 63958, 63983, 63993, 64004, 64021, 64032, 64048, 64061, 64076, 64089, 64101,
    64112, 64130, 64151, 64164, 64175, 64187, 64198, 64211, 64222, 64233, 64257, 64271, 64282,
    64294, 64305, 64326, 64340, 64352, 64363, 64376, 64386, 64402, 64413, 64430, 64457, 64468,
    64481, 64493, 64504, 64516, 64529, 64543, 64556, 64569, 64583, 64593, 64606, 64619, 64631,
    64643, 64655, 64672, 64683, 64697, 64708, 64725, 64739, 64750, 64761, 64774, 64788, 64801,
    64814, 64825, 64837, 64851, 64861, 64870, 64881, 64892, 64903, 64914, 64932, 64943, 64953,
    64963, 64974, 64985, 64995, 65006, 65018, 65028, 65038, 65054, 65072, 65094, 65112, 65130,
    65151, 65170, 65184, 65202, 65235, 65264, 65296, 65319, 65338, 65353, 65374, 65385, 65398,
    65410, 65423, 65435, 65447, 65460, 65477, 65490, 65503, 65515, 65527, 65541, 65553, 65565,
    65578, 65590, 65602, 65615, 65627, 65640, 65652, 65667, 65679, 65696, 65716, 65730, 65742,
    65754, 65769, 65784, 65798, 65813, 65828, 65843, 65858, 65874, 65886, 65898, 65910, 65922,
    65938, 65951, 65967, 65979, 65991, 66009, 66023, 66035, 66054, 66066, 66078, 66090, 66102,
    66114, 66126, 66138, 66150, 66164, 66176, 66189, 66202, 66214, 66231, 66249,
  ]

  /// Other names, sorted without regard to case.
  static let aliases: StaticString = """
    application/aaf
    application/abiword
    application/acad
    application/acrobat
    application/apache-avro
    application/arj
    application/bat
    application/bdoc
    application/binhex
    application/binhex4
    application/bittorrent
    application/bpmn+xml
    application/brotli
    application/bzip
    application/bzip2
    application/cab
    application/cdfv2
    application/cdr
    application/coffeescript
    application/compress
    application/coreldraw
    application/cpio
    application/csv
    application/dart
    application/dbase
    application/dbf
    application/deflate
    application/doc
    application/drafix
    application/dvi
    application/dwf
    application/dxf
    application/ecmascript
    application/emf
    application/eps
    application/epub
    application/etl
    application/excel
    application/exe
    application/fdf
    application/fictionbook2+zip
    application/font-sfnt
    application/font-woff
    application/font-woff2
    application/geopackage+vnd.sqlite3
    application/gettext-translation
    application/gpx
    application/grib
    application/gxf
    application/gzip-compressed
    application/gzipped
    application/haansofthwp
    application/haansofthwpx
    application/hdf
    application/hdf5
    application/html
    application/hwp
    application/icc
    application/ico
    application/ics
    application/iges
    application/illustrator+ps
    application/internet-shortcut
    application/java
    application/java-byte-code
    application/javascript
    application/jnlp
    application/json-lines
    application/jsonl
    application/jsonlines
    application/lotus
    application/lotus123
    application/lwp
    application/lz4
    application/lzma
    application/lzop
    application/m3u
    application/mac-binhex
    application/mac-compactpro
    application/matlab-mat
    application/mdb
    application/microstation
    application/mp4
    application/ms-tnef
    application/msaccess
    application/msexcel
    application/msgpack
    application/msonenote
    application/mspowerpoint
    application/msproject
    application/nappdf
    application/ndjson
    application/ofd
    application/p21
    application/p21-ifc
    application/pcap
    application/pcapng
    application/pcl
    application/perl
    application/pgp
    application/pgp-key
    application/photoshop
    application/php
    application/pkcs12
    application/pls
    application/powerpoint
    application/powershell
    application/ppt
    application/protobuf
    application/prs.plucker
    application/prs.wavefront-obj
    application/ps
    application/qcow2
    application/qif
    application/quattro
    application/rar
    application/registry
    application/research-info-systems
    application/sereal
    application/shp
    application/sieve
    application/sla
    application/sld
    application/smil
    application/srt
    application/step
    application/stuffit
    application/tar
    application/tga
    application/visio
    application/visio.drawing
    application/vnd-ms-works
    application/vnd.adobe.flash.movie
    application/vnd.adobe.illustrator
    application/vnd.adobe.xd
    application/vnd.android.apk
    application/vnd.android.dex
    application/vnd.apache.arrow
    application/vnd.apache.orc
    application/vnd.apple.ds-store
    application/vnd.appleworks
    application/vnd.autodesk.fbx
    application/vnd.bohemian.sketch.sketch
    application/vnd.bzip3
    application/vnd.catia
    application/vnd.comicbook+tar
    application/vnd.corel-draw
    application/vnd.filemaker
    application/vnd.fpx
    application/vnd.freecad
    application/vnd.geo+json
    application/vnd.google.protobuf
    application/vnd.haansoft-hwp
    application/vnd.haansoft-hwt
    application/vnd.hancom.hwp
    application/vnd.hancom.hwpx
    application/vnd.hzn-3d-crossword
    application/vnd.icc.profile
    application/vnd.isac.fcs
    application/vnd.jgraph.mxfile
    application/vnd.jupyter
    application/vnd.mbox
    application/vnd.mcd
    application/vnd.ms-3mfdocument
    application/vnd.ms-access
    application/vnd.ms-appx
    application/vnd.ms-asf
    application/vnd.ms-cab
    application/vnd.ms-chm
    application/vnd.ms-office
    application/vnd.ms-opentype
    application/vnd.ms-package.3dmanufacturing-3dmodel
    application/vnd.ms-pki.stl
    application/vnd.ms-publisher-2
    application/vnd.ms-visio.drawing
    application/vnd.ms-visio.drawing.macroEnabled.12
    application/vnd.ms-visio.stencil
    application/vnd.ms-visio.stencil.macroEnabled.12
    application/vnd.ms-visio.template
    application/vnd.ms-visio.template.macroEnabled.12
    application/vnd.ms-word
    application/vnd.ms-works-2
    application/vnd.ms-write
    application/vnd.msaccess
    application/vnd.oasis.docbook+xml
    application/vnd.oasis.opendocument.database
    application/vnd.oasis.opendocument.flat.presentation
    application/vnd.oasis.opendocument.flat.spreadsheet
    application/vnd.oasis.opendocument.flat.text
    application/vnd.ogc.sld+xml
    application/vnd.openstreetmap.data+xml
    application/vnd.palm.doc
    application/vnd.palm.mobi
    application/vnd.quattro-pro
    application/vnd.scratch.sb3
    application/vnd.sdp
    application/vnd.shp
    application/vnd.solidworks
    application/vnd.sosi
    application/vnd.stardivision.cal
    application/vnd.stardivision.impress-packed
    application/vnd.sun.xml.base
    application/vnd.truedoc
    application/vnd.visio2000
    application/vnd.visio2013
    application/vnd.wolfram.mathematica
    application/vnd.wordperfect-graphics
    application/vnd.wordperfect5
    application/vnd.xdgapp
    application/vnd.xmind.workbook
    application/vnd.youtube.yt
    application/vns.ms-appx
    application/winhelp
    application/wk1
    application/wmf
    application/wmo-grib
    application/wordperfect
    application/wordperfect5.1
    application/wwf
    application/x-123
    application/x-7z
    application/x-acad
    application/x-ace-compressed
    application/x-actionscript
    application/x-adobe-color-swatch
    application/x-adobe-illustrator
    application/x-adobe-indesign
    application/x-age-encryption
    application/x-alz-compressed
    application/x-annodex
    application/x-apache-arrow
    application/x-appimage
    application/x-apple-binary-plist
    application/x-apple-mach-o
    application/x-apple-plist
    application/x-apple-rsr
    application/x-applescript
    application/x-applesingle
    application/x-appleworks3
    application/x-ar
    application/x-arc-compressed
    application/x-arj-compressed
    application/x-asprs
    application/x-ass
    application/x-atari-disk
    application/x-autocad
    application/x-avro
    application/x-avro-binary
    application/x-awk
    application/x-backup
    application/x-bash
    application/x-bdoc
    application/x-bentley-dgn
    application/x-bibtex
    application/x-binhex
    application/x-binhex40
    application/x-bplist
    application/x-bson
    application/x-bytecode.python
    application/x-bz2
    application/x-bzip
    application/x-bzip-compressed-tar
    application/x-c++src
    application/x-cab
    application/x-cbr
    application/x-cbz
    application/x-cbz-comic
    application/x-cd-image
    application/x-cdf-netcdf
    application/x-cdr
    application/x-cfb
    application/x-chess-pgn
    application/x-chm
    application/x-clarisworks
    application/x-clojure
    application/x-coldfusion
    application/x-compressed
    application/x-compressed-iso
    application/x-coredump
    application/x-corel-ccx
    application/x-coreldraw
    application/x-crystal-reports
    application/x-csrc
    application/x-dbase
    application/x-dbf
    application/x-dc-rom
    application/x-deb
    application/x-debian-archive
    application/x-debian-package
    application/x-deflate
    application/x-dfont
    application/x-diff
    application/x-dmg
    application/x-docbook+xml
    application/x-dockerfile
    application/x-dos-batch
    application/x-dosexec
    application/x-dtb
    application/x-dwf
    application/x-dwg
    application/x-dxf
    application/x-elisp
    application/x-email
    application/x-emf
    application/x-emlx
    application/x-encase
    application/x-endnote-connection
    application/x-eps
    application/x-erb
    application/x-esri-shape-index
    application/x-excel
    application/x-exe
    application/x-executable-elf
    application/x-ext-lrf
    application/x-extension-fcstd
    application/x-fasta
    application/x-fbx
    application/x-fd-file
    application/x-fictionbook
    application/x-fictionbook+zip
    application/x-finale
    application/x-flash-video
    application/x-font
    application/x-font-eot
    application/x-font-opentype
    application/x-font-otf
    application/x-font-pfa
    application/x-font-pfb
    application/x-font-truetype
    application/x-font-ttc
    application/x-font-ttf
    application/x-font-woff
    application/x-fontforge-sfd
    application/x-frame
    application/x-framemaker
    application/x-freelance
    application/x-freemind+xml
    application/x-futuresplash
    application/x-gamecube-rom
    application/x-gerber
    application/x-gettext
    application/x-gnome-app
    application/x-gnome-app-info
    application/x-gnumeric-spreadsheet
    application/x-google-chrome-extension
    application/x-gpkg
    application/x-gpx
    application/x-gpx+xml
    application/x-graphql
    application/x-grib2
    application/x-groovy
    application/x-gtar
    application/x-gtar-compressed
    application/x-gunzip
    application/x-gzip
    application/x-hdf4
    application/x-hdf4-none
    application/x-hdf5
    application/x-hfe-file
    application/x-hpgl
    application/x-httpd-php
    application/x-httpd-php-source
    application/x-hwp+zip
    application/x-hwp-v5
    application/x-hwpx
    application/x-ia-arc
    application/x-ichitaro
    application/x-ichitaro6
    application/x-iges
    application/x-inf
    application/x-ini
    application/x-installshield-compress
    application/x-installshield-compress-szdd
    application/x-intel-hex
    application/x-ios-app
    application/x-iso9660
    application/x-iso9660-image
    application/x-iwork-keynote-sffkey
    application/x-iwork-numbers-sffnumbers
    application/x-iwork-pages-sffpages
    application/x-jar
    application/x-java
    application/x-java-applet
    application/x-java-archive
    application/x-java-class
    application/x-java-image
    application/x-java-jar
    application/x-java-vm
    application/x-javascript
    application/x-javascript-config
    application/x-js-taro
    application/x-json
    application/x-json5
    application/x-jsonl
    application/x-jsonlines
    application/x-jsonnet
    application/x-jupyter-notebook
    application/x-kdelnk
    application/x-kexiproject-sqlite
    application/x-labview-vi
    application/x-las
    application/x-latex
    application/x-latex-source
    application/x-laz
    application/x-lharc
    application/x-library
    application/x-libtool
    application/x-linguist
    application/x-lotus-1-2-3
    application/x-lotus-123
    application/x-lotus-wordpro
    application/x-lotus123
    application/x-lua
    application/x-lyx
    application/x-lzh
    application/x-lzh-archive
    application/x-lzh-compressed
    application/x-lzip
    application/x-mac-binhex40
    application/x-macbinary
    application/x-mach-o
    application/x-mach-o-executable
    application/x-mach-o-universal
    application/x-maple-worksheet
    application/x-marc
    application/x-mathematica
    application/x-matlab
    application/x-matlab-binary
    application/x-matroska
    application/x-maven
    application/x-mbox
    application/x-mdb
    application/x-mhtml
    application/x-midi
    application/x-mif
    application/x-mimearchive
    application/x-mindmanager
    application/x-mobi8-ebook
    application/x-mpegurl
    application/x-mpq
    application/x-mpx
    application/x-ms-asf
    application/x-ms-dos-executable
    application/x-ms-installer
    application/x-ms-mediaview
    application/x-ms-msg
    application/x-ms-oft
    application/x-ms-pst
    application/x-ms-regedit
    application/x-ms-registry-hive
    application/x-ms-stl
    application/x-ms-thumbnail
    application/x-msaccess-accdb
    application/x-msdos-batch
    application/x-msdos-program
    application/x-msdownload
    application/x-msexcel
    application/x-msgpack
    application/x-mslnk
    application/x-msmetafile-wmf
    application/x-mspowerpoint
    application/x-msproject
    application/x-mspublisher
    application/x-msword
    application/x-msworks
    application/x-msworks-db
    application/x-musicxml
    application/x-musicxml+xml
    application/x-nes-rom
    application/x-netcdf
    application/x-netscape-bookmarks
    application/x-nifti
    application/x-nintendo-64-rom
    application/x-nintendo-ds-rom
    application/x-numpy-data
    application/x-nx-xci
    application/x-obak
    application/x-octave
    application/x-ogg
    application/x-ogg-audio
    application/x-ooxml
    application/x-opml+xml
    application/x-outlook-msg
    application/x-ova
    application/x-pagemaker
    application/x-palm-database
    application/x-parquet
    application/x-patch
    application/x-pcap
    application/x-pcl
    application/x-pdf
    application/x-pem
    application/x-pgp
    application/x-photoshop
    application/x-pilot
    application/x-pkcs10
    application/x-pkcs7-crl
    application/x-pkcs7-mime
    application/x-pkcs7-signature
    application/x-ply
    application/x-po
    application/x-pod
    application/x-postscript
    application/x-prolog
    application/x-protobuf-source
    application/x-publisher
    application/x-python
    application/x-python-code
    application/x-qcow2
    application/x-quark-xpress-3
    application/x-quarkxpress
    application/x-quattro-pro
    application/x-quicktime-player
    application/x-quicktimeplayer
    application/x-r
    application/x-rar
    application/x-rar-compressed
    application/x-raw-disk-image
    application/x-redhat-package-manager
    application/x-registry
    application/x-reject
    application/x-relocatable
    application/x-rlang-data
    application/x-rnc
    application/x-rss+xml
    application/x-rtf
    application/x-rust
    application/x-sap-file
    application/x-sas-transport
    application/x-sas7bdat
    application/x-scala
    application/x-scheme
    application/x-scpls
    application/x-scribus
    application/x-sdp
    application/x-sed
    application/x-setupscript
    application/x-sh
    application/x-shapefile
    application/x-shlib
    application/x-shorten
    application/x-shp
    application/x-silverlight
    application/x-sis
    application/x-sit
    application/x-sitx
    application/x-sketch
    application/x-sldworks
    application/x-slk
    application/x-smaf
    application/x-snap
    application/x-snes-rom
    application/x-spss-savefile
    application/x-sql
    application/x-sqlite
    application/x-sqlite3
    application/x-squashfs
    application/x-srt
    application/x-ssa
    application/x-starcalc
    application/x-starchart
    application/x-stardraw
    application/x-starimpress
    application/x-starmail
    application/x-starmath
    application/x-starwriter
    application/x-starwriter-global
    application/x-stata
    application/x-step
    application/x-stl
    application/x-svgz
    application/x-sylk
    application/x-systemd-unit
    application/x-systemtap
    application/x-tar-gz
    application/x-targa
    application/x-tcl
    application/x-tcsh
    application/x-terminfo2
    application/x-tex
    application/x-texinfo
    application/x-texmacs
    application/x-tga
    application/x-tgz
    application/x-tika-msoffice
    application/x-tika-ooxml
    application/x-tmd
    application/x-toml
    application/x-trid-trd
    application/x-trig
    application/x-troff
    application/x-troff-me
    application/x-troff-ms
    application/x-truetype-font
    application/x-ttx
    application/x-typescript
    application/x-ug-part
    application/x-unix-archive
    application/x-url
    application/x-ustar
    application/x-uuencode
    application/x-vbscript
    application/x-vdi
    application/x-vhd
    application/x-vhdx
    application/x-virtualbox-vdi
    application/x-virtualbox-vhd
    application/x-virtualbox-vhdx
    application/x-virtualbox-vmdk
    application/x-visio
    application/x-visio-xml
    application/x-vmdk
    application/x-vnd.apple.mpegurl
    application/x-vnd.corel.draw.document+zip
    application/x-vnd.kde.kexi
    application/x-vrml
    application/x-wad
    application/x-warc
    application/x-wasm
    application/x-webarchive-java
    application/x-wii-rom
    application/x-wim
    application/x-win-lnk
    application/x-winamp
    application/x-windows-installer
    application/x-wine-extension-ini
    application/x-winexe
    application/x-winhelp
    application/x-winhlp
    application/x-wmf
    application/x-wordperfect
    application/x-x509-cert
    application/x-xar-archive
    application/x-xcf
    application/x-xliff
    application/x-xliff+xml
    application/x-xls
    application/x-xml
    application/x-xpt
    application/x-xslt
    application/x-xspf+xml
    application/x-yaml
    application/x-zerosize
    application/x-zip
    application/x-zip-compressed
    application/x-zlib
    application/x-zstd
    application/x.ms.shortcut
    application/xar
    application/xml-schema
    application/xps
    application/xquery
    application/xslfo+xml
    application/xz
    application/yang
    application/zip-compressed
    application/zstd-compressed
    audio/3gpp-encrypted
    audio/3gpp2
    audio/aacp
    audio/amr-encrypted
    audio/amr-wb-encrypted
    audio/ape
    audio/audible
    audio/caf
    audio/dff
    audio/dsd
    audio/dsf
    audio/gsm
    audio/imelody
    audio/it
    audio/m3u
    audio/m4a
    audio/matroska
    audio/mid
    audio/monkeys-audio
    audio/mp3
    audio/mp4a-latm
    audio/mpc
    audio/mpeg3
    audio/mpegurl
    audio/mpg
    audio/musepack
    audio/opus
    audio/psid
    audio/s3m
    audio/scpls
    audio/tta
    audio/vnd.audible
    audio/vnd.caf
    audio/vnd.dolby.dd-raw
    audio/vnd.dts
    audio/vnd.dts.hd
    audio/vnd.m-realaudio
    audio/vnd.nokia.mobile-xmf
    audio/vnd.qcelp
    audio/voc
    audio/vorbis
    audio/wav
    audio/wave
    audio/wavpack
    audio/wma
    audio/x-669
    audio/x-aac
    audio/x-ac3
    audio/x-aiff
    audio/x-aiffc
    audio/x-amr
    audio/x-amr-wb
    audio/x-annodex
    audio/x-atrac3
    audio/x-au
    audio/x-audible
    audio/x-dec-basic
    audio/x-dsd
    audio/x-flac
    audio/x-hx-aac-adif
    audio/x-hx-aac-adts
    audio/x-imelody
    audio/x-m3u
    audio/x-m4a
    audio/x-mid
    audio/x-midi
    audio/x-monkeys-audio
    audio/x-mp2
    audio/x-mp3
    audio/x-mp3-playlist
    audio/x-mp4a-latm
    audio/x-mpc
    audio/x-mpeg
    audio/x-mpeg3
    audio/x-mpg
    audio/x-ms-asx
    audio/x-multimate-mod
    audio/x-multitrack
    audio/x-ogg
    audio/x-oggflac
    audio/x-protracker
    audio/x-psid
    audio/x-realaudio
    audio/x-rn-3gpp
    audio/x-rn-3gpp-amr
    audio/x-rn-3gpp-amr-encrypted
    audio/x-rn-3gpp-amr-wb
    audio/x-rn-3gpp-amr-wb-encrypted
    audio/x-sidtune
    audio/x-snd
    audio/x-soundfont
    audio/x-soundfont3
    audio/x-soundtracker
    audio/x-spc700
    audio/x-twinvq
    audio/x-vorbis
    audio/x-wav
    audio/xm
    audio/xmf
    biosig/abf2
    biosig/bdf
    biosig/brainvision
    biosig/edf
    biosig/gdf
    chemical/pdb
    chemical/seq-na-fasta
    chemical/seq-na-genbank
    drawing/dwg
    drawing/x-dwf
    drawing/x-dwg
    drawing/x-dxf
    flv-application/octet-stream
    font/opentype
    font/sfnt
    font/x-postscript-pfb
    image/bpg
    image/cals
    image/cdr
    image/cineon
    image/czi
    image/djvu
    image/dpx
    image/eps
    image/exr
    image/fax-g3
    image/fits
    image/flif
    image/hdr
    image/icns
    image/ico
    image/icon
    image/iff
    image/j2c
    image/jpeg-ls
    image/jpeg2000
    image/jpeg2000-image
    image/jpegxr
    image/jpg
    image/mj2
    image/mov
    image/nitf
    image/pcx
    image/pdf
    image/photoshop
    image/pict
    image/pjpeg
    image/pnm
    image/psd
    image/pwg-raster
    image/sgi
    image/svg
    image/svg-xml
    image/targa
    image/tga
    image/vnd-ms.dds
    image/vnd.corel-draw
    image/vnd.dgn
    image/vnd.djvu+multipage
    image/vnd.dwf
    image/vnd.microsoft.cursor
    image/vnd.mozilla.apng
    image/vnd.ms-dds
    image/vnd.ms-jxr
    image/vnd.ms-photo
    image/vnd.zbrush.dcx
    image/x-adobe-dng
    image/x-alias-pix
    image/x-apng
    image/x-bitmap
    image/x-bmp
    image/x-cdr
    image/x-cgm
    image/x-cmu-raster
    image/x-cursor-win
    image/x-dicom
    image/x-djvu
    image/x-dwf
    image/x-dwg
    image/x-dxf
    image/x-emf
    image/x-epoc-bitmap
    image/x-fits
    image/x-fpx
    image/x-freehand
    image/x-fuji-raf
    image/x-hdr
    image/x-icb
    image/x-ico
    image/x-icon
    image/x-iff
    image/x-j2c
    image/x-jls
    image/x-jp2
    image/x-jpeg2000-image
    image/x-jxl
    image/x-ktx
    image/x-macpict
    image/x-micrografx
    image/x-mng
    image/x-ms-bmp
    image/x-nitf
    image/x-openraster
    image/x-paintshoppro
    image/x-panasonic-raw
    image/x-panasonic-raw2
    image/x-pc-paintbrush
    image/x-pcx
    image/x-photo-cd
    image/x-photoshop
    image/x-png
    image/x-portable-greymap
    image/x-ppm
    image/x-psd
    image/x-psp
    image/x-qoi
    image/x-radiance
    image/x-raw-adobe
    image/x-raw-canon
    image/x-raw-canon-cr2
    image/x-raw-fuji
    image/x-raw-nikon
    image/x-raw-olympus
    image/x-raw-panasonic
    image/x-raw-pentax
    image/x-raw-sony
    image/x-rgb-sgi
    image/x-scitex
    image/x-sketch
    image/x-sun
    image/x-svf
    image/x-targa
    image/x-tiff
    image/x-win-metafile
    image/x-windows-bmp
    image/x-wmf
    image/x-wordperfect-graphics
    image/x-x3f
    image/x-xbm
    image/x-xpm
    image/x-zeiss-lsm
    image/x.djvu
    image/x.nifti
    image/xbm
    image/xcf
    image/xpm
    inode/x-empty
    message/x-mhtml
    model/glb
    model/ifc
    model/vnd.fbx
    model/vnd.usd+ascii
    model/x-3ds
    model/x-alembic
    model/x-draco
    model/x-fbx
    model/x.stl-ascii
    model/x.stl-binary
    rinex/observation
    text/actionscript
    text/asp
    text/bibtex
    text/clojure
    text/coffeescript
    text/comma-separated-values
    text/crystal
    text/csrc
    text/dart
    text/diff
    text/directory
    text/dtd
    text/ecmascript
    text/edn
    text/fb2+xml
    text/fish
    text/gedcom
    text/gemini
    text/google-video-pointer
    text/graphviz
    text/groovy
    text/haskell
    text/ico
    text/ini
    text/jade
    text/json
    text/json5
    text/jsonc
    text/jsonl
    text/kotlin
    text/less
    text/log
    text/lua
    text/m4
    text/mathml
    text/matlab
    text/mediawiki
    text/ntriples
    text/nushell
    text/ocaml
    text/octave
    text/octave-source
    text/patch
    text/perl
    text/pgp
    text/php
    text/plain;charset=arabic
    text/plain;charset=big5-eten
    text/plain;charset=cp1250
    text/plain;charset=cp1251
    text/plain;charset=cp1252
    text/plain;charset=cp1253
    text/plain;charset=cp1254
    text/plain;charset=cp1255
    text/plain;charset=cp1256
    text/plain;charset=cp1257
    text/plain;charset=cp1258
    text/plain;charset=cp437
    text/plain;charset=cp850
    text/plain;charset=cp852
    text/plain;charset=cp866
    text/plain;charset=cp874
    text/plain;charset=cp932
    text/plain;charset=cp936
    text/plain;charset=cyrillic
    text/plain;charset=eucjp
    text/plain;charset=euckr
    text/plain;charset=gb2312
    text/plain;charset=greek
    text/plain;charset=hebrew
    text/plain;charset=iso8859-1
    text/plain;charset=iso8859-10
    text/plain;charset=iso8859-13
    text/plain;charset=iso8859-14
    text/plain;charset=iso8859-15
    text/plain;charset=iso8859-16
    text/plain;charset=iso8859-2
    text/plain;charset=iso8859-3
    text/plain;charset=iso8859-4
    text/plain;charset=iso8859-5
    text/plain;charset=iso8859-6
    text/plain;charset=iso8859-7
    text/plain;charset=iso8859-8
    text/plain;charset=iso8859-9
    text/plain;charset=iso_8859-1
    text/plain;charset=iso_8859-10
    text/plain;charset=iso_8859-13
    text/plain;charset=iso_8859-14
    text/plain;charset=iso_8859-15
    text/plain;charset=iso_8859-16
    text/plain;charset=iso_8859-2
    text/plain;charset=iso_8859-3
    text/plain;charset=iso_8859-4
    text/plain;charset=iso_8859-5
    text/plain;charset=iso_8859-6
    text/plain;charset=iso_8859-7
    text/plain;charset=iso_8859-8
    text/plain;charset=iso_8859-9
    text/plain;charset=koi8r
    text/plain;charset=koi8u
    text/plain;charset=ks_c_5601-1987
    text/plain;charset=l1
    text/plain;charset=l10
    text/plain;charset=l2
    text/plain;charset=l3
    text/plain;charset=l4
    text/plain;charset=l5
    text/plain;charset=l6
    text/plain;charset=l7
    text/plain;charset=l8
    text/plain;charset=l9
    text/plain;charset=latin-9
    text/plain;charset=latin1
    text/plain;charset=latin10
    text/plain;charset=latin2
    text/plain;charset=latin3
    text/plain;charset=latin4
    text/plain;charset=latin5
    text/plain;charset=latin6
    text/plain;charset=latin7
    text/plain;charset=latin8
    text/plain;charset=mac
    text/plain;charset=macroman
    text/plain;charset=ms932
    text/plain;charset=shift-jis
    text/plain;charset=sjis
    text/plain;charset=tis-620
    text/plain;charset=utf16be
    text/plain;charset=utf16le
    text/plain;charset=utf32
    text/plain;charset=utf32be
    text/plain;charset=utf32le
    text/plain;charset=x-cp1250
    text/plain;charset=x-cp1251
    text/plain;charset=x-cp1252
    text/plain;charset=x-cp1253
    text/plain;charset=x-cp1254
    text/plain;charset=x-cp1255
    text/plain;charset=x-cp1256
    text/plain;charset=x-cp1257
    text/plain;charset=x-cp1258
    text/plain;charset=x-gbk
    text/plain;charset=x-mac-roman
    text/plain;charset=x-sjis
    text/plain;eol=crlf
    text/plain;eol=lf
    text/pod
    text/postscript
    text/powershell
    text/properties
    text/prs.fallenstein.rst
    text/python
    text/python3
    text/R
    text/rdf
    text/rdf+n3
    text/readme
    text/registry
    text/richtext
    text/richtext-rtf
    text/robots
    text/roff
    text/rss
    text/rst
    text/rtf
    text/ruby
    text/sass
    text/scala
    text/scss
    text/shellscript
    text/sparql
    text/sql
    text/srt
    text/stylus
    text/swift
    text/tcl
    text/tex
    text/textile
    text/toml
    text/tsv
    text/typescript
    text/typst
    text/vbs
    text/vim
    text/vnd.familysearch.gedcom
    text/vnd.qt.linguist
    text/vnd.yaml
    text/vue
    text/wat
    text/webvtt
    text/x-ackrc
    text/x-ada
    text/x-ags
    text/x-Algol68
    text/x-amusewiki
    text/x-antlr4
    text/x-asciidoc
    text/x-asp
    text/x-ass
    text/x-assembler
    text/x-assembly
    text/x-autoconf
    text/x-b3d
    text/x-bash
    text/x-basicforandroid
    text/x-bat
    text/x-batch
    text/x-bazel
    text/x-be
    text/x-bird
    text/x-bird3
    text/x-bison
    text/x-blitz3d
    text/x-blitzplus
    text/x-bplus
    text/x-c
    text/x-c#
    text/x-c++
    text/x-c2hs
    text/x-caddy
    text/x-capnp
    text/x-capnproto
    text/x-carto
    text/x-cc
    text/x-cfc
    text/x-checksum
    text/x-cl
    text/x-classicqbasic
    text/x-classicquickbasic
    text/x-classicvisualbasic
    text/x-cmake-source
    text/x-coffeescript
    text/x-coldfusion
    text/x-comma-separated-values
    text/x-commit
    text/x-cplusplusobjdump
    text/x-cpp
    text/x-csh
    text/x-csharp-source
    text/x-csoundcsd
    text/x-csoundsco
    text/x-css
    text/x-csv
    text/x-cucumber
    text/x-curlrc
    text/x-d
    text/x-dart
    text/x-desktop
    text/x-dfm
    text/x-diff
    text/x-dosbatch
    text/x-dpatch
    text/x-dtd
    text/x-elc
    text/x-elisp
    text/x-emacsmuse
    text/x-endnote-refer
    text/x-erlang-source
    text/x-esdl
    text/x-expect-script
    text/x-figfont
    text/x-fish
    text/x-flex
    text/x-fortran-source
    text/x-fortranfreeform
    text/x-foxpro
    text/x-freebasic
    text/x-gamemakerlanguage
    text/x-gas
    text/x-gawk
    text/x-gcode
    text/x-gdshader
    text/x-gf
    text/x-gfm
    text/x-gitignore
    text/x-gitmodules
    text/x-gjs
    text/x-glslsrc
    text/x-gnolang
    text/x-gnuasm
    text/x-gnuplot
    text/x-golang
    text/x-gosum
    text/x-gotmpl
    text/x-gowork
    text/x-goworksum
    text/x-graphql
    text/x-graphviz
    text/x-gsp
    text/x-gts
    text/x-h
    text/x-h++
    text/x-handlebars
    text/x-harbour
    text/x-hash
    text/x-hashes
    text/x-hcl
    text/x-hpp
    text/x-htc
    text/x-html
    text/x-i7
    text/x-ignore
    text/x-imhex
    text/x-imhexpl
    text/x-inform7
    text/x-ino
    text/x-irc
    text/x-irclogs
    text/x-jade
    text/x-jass2
    text/x-java-source
    text/x-javascript
    text/x-javaserverpage
    text/x-json
    text/x-jsp
    text/x-jte
    text/x-julia
    text/x-kaitai
    text/x-kak
    text/x-kakounescript
    text/x-kakscript
    text/x-latex
    text/x-ligolang
    text/x-litcoffee
    text/x-llvm-ir
    text/x-m4
    text/x-m68k
    text/x-make
    text/x-markdown
    text/x-mbox
    text/x-mircscript
    text/x-mps
    text/x-mql4
    text/x-mql5
    text/x-msdos-batch
    text/x-nargo
    text/x-nasm
    text/x-nawk
    text/x-neosnippet
    text/x-njk
    text/x-ntriples
    text/x-nushell
    text/x-obj
    text/x-objc
    text/x-objc++
    text/x-objective-c
    text/x-objectivec
    text/x-octave
    text/x-omnetppmsg
    text/x-omnetppned
    text/x-opencl
    text/x-opencl-csrc
    text/x-opml
    text/x-opts
    text/x-opy
    text/x-org
    text/x-pascal-source
    text/x-pasm
    text/x-pcbnew
    text/x-pegjs
    text/x-perl
    text/x-perl6
    text/x-php
    text/x-php-script
    text/x-piglatin
    text/x-pikchr
    text/x-pir
    text/x-plist
    text/x-po
    text/x-pot
    text/x-powershell
    text/x-ppd
    text/x-praat-textgrid
    text/x-properties
    text/x-properties-java
    text/x-proto
    text/x-python-script
    text/x-python2
    text/x-qb
    text/x-qb64
    text/x-qbasic
    text/x-reason
    text/x-redirects
    text/x-regex
    text/x-regexp
    text/x-registry
    text/x-robotframework
    text/x-roff
    text/x-rosmsg
    text/x-routerosscript
    text/x-rpm-spec-file
    text/x-rsrc
    text/x-rst-source
    text/x-ruby
    text/x-ruby-script
    text/x-rust
    text/x-rustsrc
    text/x-sage
    text/x-saltstack
    text/x-saltstate
    text/x-sami
    text/x-script.csh
    text/x-script.perl
    text/x-script.python
    text/x-script.sh
    text/x-scriptlet
    text/x-setupscript
    text/x-sgml
    text/x-sh
    text/x-shellscript
    text/x-slint
    text/x-smt
    text/x-snakefile
    text/x-snipmate
    text/x-spec
    text/x-sql
    text/x-srt
    text/x-subrip
    text/x-sum
    text/x-sums
    text/x-surql
    text/x-swift-source
    text/x-sylk
    text/x-systemverilog
    text/x-tabularmodeldefinitionlanguage
    text/x-texinfo
    text/x-texmacs
    text/x-tf
    text/x-tmproperties
    text/x-toml
    text/x-torrc
    text/x-troff
    text/x-troff-man
    text/x-tsq
    text/x-tsv
    text/x-typescript
    text/x-typst
    text/x-ultisnip
    text/x-ultisnips
    text/x-unixasm
    text/x-uri
    text/x-url
    text/x-vb6
    text/x-vbasic
    text/x-vbdotnet
    text/x-vbnet
    text/x-vbscript
    text/x-vcard
    text/x-verilog-source
    text/x-vhdl-source
    text/x-vhs
    text/x-vimscript
    text/x-visualbasic6
    text/x-visualbasicclassic
    text/x-visualbasicforapplications
    text/x-wais-source
    text/x-wast
    text/x-wavefront-obj
    text/x-web-markdown
    text/x-webassembly
    text/x-webidl
    text/x-windows-registry
    text/x-wine-extension-reg
    text/x-xmldtd
    text/x-yaml
    text/x.typescript
    text/xmcd
    text/xml
    text/xml-external-parsed-entity
    text/xml-svg
    text/xsl
    text/yaml
    video/3g2
    video/3gp
    video/3gpp-encrypted
    video/asf
    video/avi
    video/divx
    video/flc
    video/fli
    video/flic
    video/flv
    video/m4v
    video/matroska
    video/matroska-3d
    video/mng
    video/mp4v-es
    video/mpeg-system
    video/mpeg-ts
    video/mpeg4-generic
    video/mpg
    video/msvideo
    video/theora
    video/vivo
    video/vnd-vivo
    video/vnd.avi
    video/vnd.divx
    video/vnd.dlna.mpeg-tts
    video/vnd.radgametools.bink
    video/vnd.radgametools.smacker
    video/wmv
    video/x-annodex
    video/x-avi
    video/x-bink
    video/x-dv
    video/x-flc
    video/x-fli
    video/x-h264
    video/x-jng
    video/x-mj2
    video/x-motion-jpeg
    video/x-mp4
    video/x-mpeg
    video/x-mpeg-ps
    video/x-mpeg-system
    video/x-mpeg2
    video/x-mpeg2-video
    video/x-mpegts
    video/x-mpegurl
    video/x-mpg
    video/x-ms-asf-plugin
    video/x-ms-asx
    video/x-ms-dvr
    video/x-ms-wax
    video/x-ms-wma
    video/x-ogg
    video/x-ogm
    video/x-quicktime
    video/x-real-video
    video/x-smacker
    video/x-theora
    windows/metafile
    x-world/x-vrml
    zz-application/zz-winassoc-123
    zz-application/zz-winassoc-cab
    zz-application/zz-winassoc-cdr
    zz-application/zz-winassoc-doc
    zz-application/zz-winassoc-hlp
    zz-application/zz-winassoc-mdb
    zz-application/zz-winassoc-uu
    zz-application/zz-winassoc-xls
    """

  /// Where each begins; the last one is past the end.
  static let aliasStarts: [UInt32] = [
    0, 16, 36, 53, 73, 97, 113, 129, 146, 165, 185, 208, 229, 248, 265, 283, 299, 317, 333, 358,
    379, 401, 418, 434, 451, 469, 485, 505, 521, 540, 556, 572, 588, 611, 627, 643, 660, 676, 694,
    710, 726, 755, 777, 799, 822, 857, 889, 905, 922, 938, 966, 986, 1010, 1035, 1051, 1068, 1085,
    1101, 1117, 1133, 1149, 1166, 1193, 1223, 1240, 1267, 1290, 1307, 1330, 1348, 1370, 1388, 1409,
    1425, 1441, 1458, 1475, 1491, 1514, 1541, 1564, 1580, 1605, 1621, 1641, 1662, 1682, 1702, 1724,
    1749, 1771, 1790, 1809, 1825, 1841, 1861, 1878, 1897, 1913, 1930, 1946, 1966, 1988, 2004, 2023,
    2039, 2062, 2085, 2101, 2122, 2146, 2176, 2191, 2209, 2225, 2245, 2261, 2282, 2316, 2335, 2351,
    2369, 2385, 2401, 2418, 2434, 2451, 2471, 2487, 2503, 2521, 2547, 2572, 2606, 2640, 2665, 2693,
    2721, 2750, 2777, 2808, 2835, 2864, 2903, 2925, 2947, 2977, 3004, 3030, 3050, 3074, 3099, 3131,
    3160, 3189, 3216, 3244, 3277, 3305, 3330, 3360, 3384, 3405, 3425, 3456, 3482, 3506, 3529, 3552,
    3575, 3601, 3629, 3680, 3707, 3738, 3771, 3820, 3853, 3902, 3936, 3986, 4010, 4037, 4062, 4087,
    4121, 4165, 4218, 4270, 4315, 4343, 4382, 4407, 4433, 4461, 4489, 4509, 4529, 4556, 4577, 4610,
    4654, 4683, 4707, 4733, 4759, 4795, 4832, 4861, 4884, 4915, 4942, 4966, 4986, 5002, 5018, 5039,
    5063, 5090, 5106, 5124, 5141, 5160, 5189, 5216, 5249, 5281, 5310, 5339, 5368, 5390, 5417, 5440,
    5473, 5500, 5526, 5550, 5576, 5602, 5628, 5645, 5674, 5703, 5723, 5741, 5766, 5788, 5807, 5833,
    5851, 5872, 5891, 5910, 5936, 5957, 5978, 6001, 6022, 6041, 6071, 6089, 6108, 6142, 6163, 6181,
    6199, 6217, 6241, 6264, 6289, 6307, 6325, 6349, 6367, 6393, 6415, 6440, 6465, 6494, 6517, 6541,
    6565, 6595, 6614, 6634, 6652, 6673, 6691, 6720, 6749, 6771, 6791, 6810, 6828, 6854, 6879, 6903,
    6925, 6943, 6961, 6979, 6997, 7017, 7037, 7055, 7074, 7095, 7128, 7146, 7164, 7195, 7215, 7233,
    7262, 7284, 7314, 7334, 7352, 7374, 7400, 7430, 7451, 7477, 7496, 7519, 7547, 7570, 7593, 7616,
    7644, 7667, 7690, 7714, 7742, 7762, 7787, 7811, 7838, 7865, 7892, 7913, 7935, 7959, 7988, 8023,
    8061, 8080, 8098, 8120, 8142, 8162, 8183, 8202, 8232, 8253, 8272, 8291, 8315, 8334, 8357, 8376,
    8400, 8431, 8453, 8474, 8493, 8514, 8537, 8561, 8580, 8598, 8616, 8653, 8695, 8719, 8741, 8763,
    8791, 8826, 8865, 8900, 8918, 8937, 8963, 8990, 9015, 9040, 9063, 9085, 9110, 9142, 9164, 9183,
    9203, 9223, 9247, 9269, 9300, 9321, 9354, 9379, 9397, 9417, 9444, 9462, 9482, 9504, 9526, 9549,
    9575, 9599, 9627, 9650, 9668, 9686, 9704, 9730, 9759, 9778, 9805, 9829, 9850, 9882, 9913, 9943,
    9962, 9988, 10009, 10037, 10060, 10080, 10099, 10117, 10137, 10156, 10174, 10200, 10226, 10252,
    10274, 10292, 10310, 10331, 10363, 10390, 10417, 10438, 10459, 10480, 10505, 10536, 10557,
    10584, 10613, 10639, 10667, 10692, 10714, 10736, 10756, 10785, 10812, 10836, 10862, 10883,
    10905, 10930, 10953, 10980, 11002, 11023, 11056, 11076, 11106, 11136, 11161, 11182, 11201,
    11222, 11240, 11264, 11284, 11307, 11333, 11351, 11375, 11403, 11425, 11445, 11464, 11482,
    11500, 11518, 11536, 11560, 11580, 11601, 11625, 11650, 11680, 11698, 11715, 11733, 11758,
    11779, 11809, 11833, 11854, 11880, 11900, 11929, 11955, 11981, 12012, 12042, 12058, 12076,
    12105, 12134, 12171, 12194, 12215, 12241, 12266, 12284, 12306, 12324, 12343, 12366, 12394,
    12417, 12437, 12458, 12478, 12500, 12518, 12536, 12562, 12579, 12603, 12623, 12645, 12663,
    12689, 12707, 12725, 12744, 12765, 12788, 12806, 12825, 12844, 12867, 12895, 12913, 12934,
    12956, 12979, 12997, 13015, 13038, 13062, 13085, 13111, 13134, 13157, 13182, 13214, 13234,
    13253, 13271, 13290, 13309, 13336, 13360, 13381, 13401, 13419, 13438, 13462, 13480, 13502,
    13524, 13542, 13560, 13588, 13613, 13631, 13650, 13673, 13692, 13712, 13735, 13758, 13786,
    13804, 13829, 13851, 13878, 13896, 13916, 13939, 13962, 13980, 13998, 14017, 14046, 14075,
    14105, 14135, 14155, 14179, 14198, 14230, 14272, 14299, 14318, 14336, 14355, 14374, 14404,
    14426, 14444, 14466, 14487, 14519, 14552, 14573, 14595, 14616, 14634, 14660, 14684, 14710,
    14728, 14748, 14772, 14790, 14808, 14826, 14845, 14868, 14887, 14910, 14928, 14957, 14976,
    14995, 15021, 15037, 15060, 15076, 15095, 15117, 15132, 15149, 15176, 15204, 15225, 15237,
    15248, 15268, 15291, 15301, 15315, 15325, 15335, 15345, 15355, 15365, 15379, 15388, 15398,
    15408, 15423, 15433, 15453, 15463, 15479, 15489, 15501, 15515, 15525, 15540, 15551, 15562,
    15572, 15584, 15594, 15612, 15626, 15649, 15663, 15680, 15702, 15729, 15745, 15755, 15768,
    15778, 15789, 15803, 15813, 15825, 15837, 15849, 15862, 15876, 15888, 15903, 15919, 15934,
    15945, 15961, 15979, 15991, 16004, 16024, 16044, 16060, 16072, 16084, 16096, 16109, 16131,
    16143, 16155, 16176, 16194, 16206, 16219, 16233, 16245, 16260, 16282, 16301, 16313, 16329,
    16348, 16361, 16379, 16395, 16415, 16445, 16468, 16501, 16517, 16529, 16547, 16566, 16587,
    16602, 16617, 16632, 16644, 16653, 16663, 16675, 16686, 16705, 16716, 16727, 16740, 16762,
    16786, 16798, 16812, 16826, 16840, 16869, 16883, 16893, 16915, 16925, 16936, 16946, 16959,
    16969, 16980, 16990, 17000, 17010, 17023, 17034, 17045, 17055, 17066, 17076, 17087, 17097,
    17107, 17121, 17136, 17157, 17170, 17180, 17190, 17200, 17211, 17221, 17231, 17247, 17258,
    17270, 17280, 17290, 17307, 17317, 17327, 17341, 17353, 17363, 17380, 17401, 17415, 17440,
    17454, 17481, 17504, 17521, 17538, 17557, 17578, 17596, 17614, 17627, 17642, 17654, 17666,
    17678, 17697, 17716, 17730, 17743, 17755, 17767, 17779, 17791, 17811, 17824, 17836, 17853,
    17870, 17882, 17894, 17906, 17919, 17931, 17943, 17955, 17967, 17990, 18002, 18014, 18030,
    18049, 18061, 18076, 18089, 18108, 18129, 18151, 18174, 18196, 18208, 18225, 18243, 18255,
    18280, 18292, 18304, 18316, 18328, 18345, 18363, 18381, 18403, 18420, 18438, 18458, 18480,
    18499, 18516, 18532, 18547, 18562, 18574, 18586, 18600, 18613, 18634, 18654, 18666, 18695,
    18707, 18719, 18731, 18749, 18762, 18776, 18786, 18796, 18806, 18820, 18836, 18846, 18856,
    18870, 18890, 18902, 18918, 18932, 18944, 18962, 18981, 18999, 19017, 19026, 19038, 19051,
    19069, 19097, 19110, 19120, 19130, 19140, 19155, 19164, 19180, 19189, 19202, 19212, 19224,
    19236, 19262, 19276, 19288, 19301, 19310, 19319, 19329, 19339, 19350, 19361, 19372, 19384,
    19394, 19403, 19412, 19420, 19432, 19444, 19459, 19473, 19486, 19497, 19509, 19528, 19539,
    19549, 19558, 19567, 19593, 19622, 19648, 19674, 19700, 19726, 19752, 19778, 19804, 19830,
    19856, 19881, 19906, 19931, 19956, 19981, 20006, 20031, 20059, 20084, 20109, 20135, 20160,
    20186, 20215, 20245, 20275, 20305, 20335, 20365, 20394, 20423, 20452, 20481, 20510, 20539,
    20568, 20597, 20627, 20658, 20689, 20720, 20751, 20782, 20812, 20842, 20872, 20902, 20932,
    20962, 20992, 21022, 21047, 21072, 21106, 21128, 21151, 21173, 21195, 21217, 21239, 21261,
    21283, 21305, 21327, 21354, 21380, 21407, 21433, 21459, 21485, 21511, 21537, 21563, 21589,
    21612, 21640, 21665, 21694, 21718, 21745, 21772, 21799, 21824, 21851, 21878, 21906, 21934,
    21962, 21990, 22018, 22046, 22074, 22102, 22130, 22155, 22186, 22212, 22232, 22250, 22259,
    22275, 22291, 22307, 22332, 22344, 22357, 22364, 22373, 22385, 22397, 22411, 22425, 22443,
    22455, 22465, 22474, 22483, 22492, 22502, 22512, 22523, 22533, 22550, 22562, 22571, 22580,
    22592, 22603, 22612, 22621, 22634, 22644, 22653, 22669, 22680, 22689, 22698, 22727, 22748,
    22762, 22771, 22780, 22792, 22805, 22816, 22827, 22842, 22859, 22873, 22889, 22900, 22911,
    22928, 22944, 22960, 22971, 22983, 23006, 23017, 23030, 23043, 23053, 23065, 23078, 23091,
    23106, 23123, 23136, 23145, 23155, 23166, 23178, 23191, 23204, 23221, 23234, 23244, 23255,
    23271, 23281, 23302, 23327, 23353, 23373, 23393, 23411, 23441, 23455, 23479, 23490, 23501,
    23522, 23539, 23556, 23567, 23578, 23594, 23608, 23617, 23629, 23644, 23655, 23667, 23683,
    23697, 23708, 23719, 23732, 23749, 23770, 23791, 23803, 23824, 23839, 23851, 23863, 23885,
    23908, 23922, 23939, 23964, 23975, 23987, 24000, 24016, 24026, 24037, 24054, 24072, 24083,
    24098, 24113, 24127, 24142, 24156, 24169, 24183, 24197, 24214, 24229, 24245, 24256, 24267,
    24276, 24287, 24305, 24320, 24332, 24346, 24357, 24368, 24379, 24391, 24401, 24415, 24428,
    24443, 24458, 24469, 24480, 24495, 24507, 24520, 24539, 24557, 24579, 24591, 24602, 24613,
    24626, 24640, 24651, 24672, 24689, 24702, 24718, 24735, 24750, 24760, 24772, 24784, 24800,
    24812, 24830, 24841, 24853, 24865, 24884, 24897, 24909, 24921, 24939, 24950, 24966, 24981,
    24992, 25004, 25018, 25037, 25055, 25069, 25087, 25105, 25119, 25138, 25150, 25162, 25173,
    25184, 25205, 25217, 25231, 25244, 25256, 25269, 25280, 25298, 25314, 25328, 25339, 25352,
    25362, 25373, 25391, 25402, 25424, 25442, 25465, 25478, 25499, 25514, 25524, 25536, 25550,
    25564, 25581, 25594, 25608, 25624, 25646, 25658, 25672, 25694, 25715, 25727, 25745, 25757,
    25776, 25788, 25803, 25815, 25832, 25849, 25861, 25879, 25898, 25919, 25936, 25953, 25972,
    25984, 25994, 26013, 26026, 26037, 26054, 26070, 26082, 26093, 26104, 26118, 26129, 26141,
    26154, 26174, 26186, 26207, 26245, 26260, 26275, 26285, 26305, 26317, 26330, 26343, 26360,
    26371, 26382, 26400, 26413, 26429, 26446, 26461, 26472, 26483, 26494, 26508, 26524, 26537,
    26553, 26566, 26588, 26607, 26618, 26635, 26655, 26681, 26715, 26734, 26746, 26767, 26787,
    26806, 26820, 26844, 26870, 26884, 26896, 26914, 26924, 26933, 26965, 26978, 26987, 26997,
    27007, 27017, 27038, 27048, 27058, 27069, 27079, 27089, 27100, 27110, 27120, 27135, 27153,
    27163, 27177, 27195, 27209, 27229, 27239, 27253, 27266, 27277, 27292, 27306, 27321, 27345,
    27373, 27404, 27414, 27430, 27442, 27455, 27466, 27478, 27490, 27503, 27515, 27527, 27547,
    27559, 27572, 27588, 27608, 27622, 27642, 27657, 27673, 27685, 27707, 27722, 27737, 27752,
    27767, 27779, 27791, 27809, 27828, 27844, 27859, 27876, 27891, 27922, 27953, 27984, 28015,
    28046, 28077, 28107, 28138,
  ]

  /// The format that each means.
  static let aliasFormats: [UInt16] = [
    617, 622, 1830, 96, 9, 672, 711, 199, 61, 61, 720, 727, 731, 739, 739, 387, 1245, 1887, 210,
    801, 1887, 810, 2111, 225, 227, 227, 1591, 77, 1897, 856, 2085, 1831, 2116, 1795, 1902, 25, 894,
    388, 370, 255, 1567, 1780, 1781, 1782, 32, 971, 35, 991, 3119, 37, 37, 1012, 41, 1006, 1006,
    2114, 1012, 323, 1837, 2109, 2072, 43, 1196, 50, 50, 2116, 1057, 1210, 1210, 1210, 351, 351,
    358, 1112, 1117, 1119, 1685, 61, 799, 1135, 1185, 836, 3081, 414, 1185, 388, 428, 89, 406, 412,
    96, 1210, 468, 2079, 1022, 564, 1272, 316, 1276, 97, 98, 1825, 1283, 1290, 1716, 406, 1303, 406,
    1310, 1296, 2076, 111, 1325, 1327, 1333, 501, 2688, 1347, 1384, 893, 2897, 2082, 1396, 136,
    1439, 2079, 1437, 1452, 2035, 576, 576, 423, 1390, 43, 1552, 183, 820, 186, 1254, 852, 666, 943,
    523, 741, 754, 757, 1887, 903, 1833, 935, 31, 1310, 1012, 1013, 1012, 41, 2105, 323, 899, 850,
    1042, 69, 1134, 2068, 1185, 4, 3132, 387, 395, 1245, 1779, 2068, 2082, 413, 416, 415, 418, 417,
    420, 419, 77, 423, 1197, 1185, 19, 446, 457, 460, 463, 1396, 1261, 653, 1152, 1333, 1573, 131,
    893, 135, 2200, 537, 540, 446, 29, 576, 416, 67, 2052, 586, 258, 1556, 3101, 4, 608, 351, 1849,
    991, 586, 586, 1544, 351, 616, 1830, 625, 2216, 629, 43, 1032, 640, 644, 1, 186, 189, 1295,
    1123, 1295, 1361, 2237, 3, 666, 669, 667, 672, 348, 2921, 687, 1830, 9, 9, 2257, 1481, 1389,
    199, 836, 2271, 61, 61, 1295, 10, 1320, 739, 739, 740, 2295, 387, 212, 211, 211, 243, 82, 1887,
    1245, 204, 395, 666, 2329, 2311, 801, 816, 806, 1884, 1887, 1358, 2360, 227, 227, 851, 228, 669,
    228, 1591, 916, 2773, 658, 19, 2392, 711, 370, 2383, 2085, 1830, 1831, 2419, 2065, 1795, 2066,
    24, 874, 1902, 2424, 521, 388, 370, 896, 1405, 935, 2432, 943, 1341, 901, 1567, 360, 3118, 927,
    394, 1779, 1779, 927, 927, 1780, 1778, 1780, 1781, 263, 264, 264, 354, 939, 30, 950, 291, 2468,
    833, 832, 981, 774, 32, 35, 35, 36, 991, 2498, 1452, 803, 37, 37, 1006, 1006, 1006, 1008, 312,
    1283, 1283, 41, 1012, 41, 1037, 1019, 1019, 2072, 44, 2532, 1034, 1161, 2539, 1047, 243, 243,
    191, 193, 194, 48, 50, 50, 48, 50, 1055, 48, 50, 2116, 1231, 1019, 52, 54, 1210, 1210, 2568,
    1042, 832, 1073, 1091, 346, 2963, 2963, 348, 1098, 669, 1387, 2202, 351, 351, 358, 351, 2627,
    2631, 1098, 1098, 1098, 60, 61, 62, 1123, 1123, 1123, 1131, 65, 67, 2640, 1135, 3126, 2641, 69,
    1185, 2106, 1606, 372, 2106, 373, 179, 1685, 723, 1308, 3132, 370, 1190, 1191, 400, 402, 401,
    2688, 944, 2082, 371, 385, 711, 370, 370, 388, 428, 1177, 1849, 406, 412, 413, 77, 423, 424,
    503, 504, 1221, 82, 1156, 1977, 1207, 433, 1234, 1223, 1174, 2640, 88, 1611, 474, 2758, 400,
    1511, 486, 487, 188, 2773, 564, 316, 96, 1274, 97, 1825, 487, 101, 107, 102, 103, 2077, 2468,
    2791, 111, 2805, 2809, 413, 2817, 1320, 1325, 500, 500, 1333, 1337, 1337, 2830, 501, 501, 242,
    1357, 2688, 2851, 1241, 1338, 116, 123, 124, 2174, 1470, 1372, 1371, 2879, 2883, 1716, 512, 131,
    2888, 44, 1389, 893, 1388, 1721, 893, 1394, 559, 1437, 1438, 523, 135, 2179, 525, 527, 434,
    1427, 144, 535, 535, 536, 1439, 2921, 537, 538, 539, 540, 541, 542, 543, 544, 1436, 2079, 2082,
    1821, 2179, 2948, 2949, 803, 2035, 2956, 815, 1458, 2963, 150, 2181, 2035, 803, 1245, 474, 1403,
    155, 1421, 157, 2182, 2979, 2981, 1780, 926, 159, 1311, 669, 1196, 1452, 3000, 2186, 1501, 1506,
    1507, 1501, 1506, 1507, 1515, 576, 577, 1515, 192, 1887, 1073, 2102, 848, 604, 606, 1060, 1529,
    1182, 1177, 3141, 1190, 2532, 370, 608, 608, 1849, 586, 1545, 1547, 2054, 1579, 1579, 388, 1580,
    1372, 1585, 1586, 1588, 871, 1590, 1590, 1591, 1592, 1177, 1547, 1559, 426, 3047, 3049, 1561,
    3052, 1590, 1592, 3066, 3067, 1594, 1598, 1599, 1639, 1702, 1645, 1649, 1650, 1650, 1661, 2528,
    1671, 1685, 1609, 1677, 1606, 1639, 1610, 1609, 1692, 1610, 1685, 1610, 1692, 1699, 1612, 1713,
    1716, 1732, 1702, 1645, 1595, 1653, 1654, 1626, 1607, 1613, 1738, 1739, 1627, 1627, 1743, 1688,
    1630, 1594, 1595, 1597, 1635, 1598, 1599, 1600, 1697, 1601, 1702, 1601, 1650, 1605, 1594, 1594,
    2528, 1685, 1609, 1606, 1606, 1639, 1608, 1610, 1685, 1609, 1692, 1610, 1610, 1610, 1158, 1690,
    1690, 1611, 1656, 1684, 1612, 1626, 3066, 1598, 1598, 1599, 1599, 1612, 1601, 1719, 1718, 1684,
    1724, 1741, 1739, 1627, 1748, 1749, 706, 719, 730, 863, 962, 1775, 2432, 2461, 1830, 2085, 1830,
    1831, 3118, 1779, 1780, 927, 1868, 1873, 1887, 1878, 2059, 1828, 1895, 1902, 1904, 1796, 27,
    1909, 1842, 1929, 1837, 1837, 1024, 1945, 1803, 1804, 1804, 1811, 1805, 3078, 3086, 435, 1847,
    96, 1825, 2000, 1805, 2005, 1825, 220, 2022, 1820, 1820, 2035, 2035, 1892, 1887, 836, 1828,
    2085, 2050, 1785, 1892, 1811, 1811, 1891, 1794, 2002, 1785, 2053, 1791, 1887, 1792, 2034, 2050,
    17, 1828, 2085, 1830, 1831, 1795, 1900, 27, 1833, 938, 1910, 1842, 2035, 1837, 1837, 1024, 1945,
    1803, 1804, 1804, 1810, 1813, 2000, 1897, 3130, 1791, 435, 1815, 1264, 1987, 1988, 1847, 1847,
    1998, 1825, 1816, 2008, 2009, 1825, 1264, 1819, 1842, 1794, 1876, 1874, 1910, 1979, 1983, 1987,
    1991, 2027, 2022, 2021, 2025, 2034, 1824, 2035, 1822, 1849, 1791, 1849, 2052, 2023, 2053, 2056,
    2059, 1828, 1977, 2053, 2054, 2056, 871, 2106, 2071, 1022, 943, 2098, 613, 641, 942, 943, 2082,
    2082, 1350, 2216, 677, 2271, 2329, 210, 2111, 2352, 2360, 225, 2773, 2188, 1581, 2116, 21, 901,
    907, 965, 2460, 2490, 2194, 2498, 2508, 1837, 2532, 2811, 52, 54, 55, 1210, 2583, 2597, 2617,
    2627, 1122, 68, 2640, 2647, 81, 1236, 2742, 2640, 2485, 2773, 1276, 97, 1283, 2146, 2125, 2161,
    2162, 2163, 2164, 2165, 2166, 2167, 2168, 2169, 2131, 2132, 2133, 2134, 2171, 2170, 2130, 2145,
    2127, 2128, 2130, 2147, 2148, 2136, 2137, 2138, 2139, 2140, 2141, 2142, 2143, 2144, 2145, 2146,
    2147, 2148, 2149, 2136, 2137, 2138, 2139, 2140, 2141, 2142, 2143, 2144, 2145, 2146, 2147, 2148,
    2149, 2150, 2151, 2128, 2136, 2141, 2142, 2143, 2144, 2149, 2137, 2138, 2139, 2140, 2140, 2136,
    2141, 2142, 2143, 2144, 2149, 2137, 2138, 2139, 2152, 2152, 2170, 2153, 2153, 2171, 2154, 2155,
    2156, 2157, 2158, 2161, 2162, 2163, 2164, 2165, 2166, 2167, 2168, 2169, 2130, 2152, 2153, 2159,
    2160, 2791, 111, 1303, 2556, 2870, 2817, 2818, 2830, 114, 2122, 2839, 2688, 2113, 124, 2860,
    2182, 123, 2870, 124, 1362, 2876, 2879, 2887, 1389, 2914, 144, 1439, 2932, 2943, 2956, 2963,
    2964, 155, 2180, 159, 2203, 2186, 3013, 965, 2202, 1588, 3019, 3021, 2206, 2759, 2217, 2219,
    2224, 2700, 2231, 2107, 677, 2921, 2244, 2244, 2632, 2278, 1389, 2259, 711, 711, 2928, 2269,
    2275, 2275, 3051, 2278, 2278, 2278, 2360, 2353, 2295, 2296, 2299, 752, 752, 2307, 2295, 2337,
    2318, 2338, 2828, 2828, 3015, 2333, 210, 2311, 2111, 2475, 2347, 2295, 815, 2353, 2358, 2359,
    2110, 2111, 2471, 2363, 2396, 225, 832, 2381, 2773, 711, 2373, 1581, 869, 2419, 2700, 876, 2425,
    2411, 2428, 2436, 907, 2598, 2446, 2446, 3032, 2262, 2482, 2993, 2257, 3064, 988, 2497, 2121,
    2525, 2476, 2478, 2480, 2484, 2993, 982, 2487, 2488, 2492, 2493, 2488, 36, 2194, 2499, 2479,
    2317, 2294, 2504, 3032, 2318, 2318, 1005, 2294, 2339, 2114, 2531, 2525, 2529, 2529, 2531, 2240,
    2543, 2543, 2811, 2554, 2555, 2116, 2499, 52, 1063, 2558, 2120, 2570, 2571, 2571, 2571, 2963,
    2602, 2612, 2615, 1122, 2679, 2635, 2121, 69, 2662, 2560, 2684, 2684, 711, 2730, 2244, 2257,
    3014, 2733, 81, 1236, 2076, 2738, 2737, 2738, 2738, 2640, 2747, 2748, 2753, 2753, 2758, 2759,
    2761, 2123, 2772, 2770, 2578, 2776, 1276, 2834, 1283, 1283, 2781, 2778, 2771, 1295, 2468, 2469,
    1303, 219, 2172, 2532, 2556, 2809, 2817, 2817, 2828, 2828, 2828, 2842, 2847, 2850, 2850, 2688,
    2859, 2182, 2863, 2865, 2869, 2830, 2870, 1362, 1362, 2174, 2174, 2872, 2874, 2874, 1367, 815,
    1276, 2817, 1389, 2175, 44, 2176, 1389, 1389, 2177, 3056, 2909, 3014, 2869, 144, 1439, 1439,
    2318, 2318, 2937, 2943, 2179, 2940, 2972, 150, 2181, 2961, 2965, 155, 2977, 2182, 1482, 2978,
    2180, 159, 2203, 3014, 3014, 2993, 2185, 1196, 3015, 3004, 3004, 3004, 2186, 2188, 3010, 3012,
    2955, 3013, 3015, 3015, 3005, 1524, 3023, 2076, 2121, 3021, 2523, 2688, 2688, 1581, 1588, 159,
    3040, 1580, 1582, 1820, 1585, 1588, 3067, 3066, 3066, 3132, 3138, 3138, 3117, 3117, 3117, 3118,
    3125, 3126, 3127, 3130, 3081, 3082, 3080, 3081, 3082, 3138, 3151, 3100, 3100, 3138, 3138, 3080,
    3096, 3097, 3135, 3068, 3138, 3096, 3070, 3117, 3117, 3073, 1944, 3078, 3128, 3081, 3082, 3079,
    3082, 3082, 3083, 3080, 1685, 3082, 3132, 1158, 1164, 1687, 1688, 3085, 3143, 3086, 3098, 3097,
    3151, 1849, 2102, 351, 387, 1887, 77, 608, 1185, 3000, 388,
  ]

  /// The declared type that each is; 65535 where it is none.
  static let identifiers: [UInt16] = [
    65535, 65535, 65535, 35, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 564, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 551, 65535, 65535,
    65535, 65535, 65535, 782, 65535, 65535, 65535, 533, 65535, 549, 65535, 65535, 65535, 65535,
    65535, 7, 65535, 65535, 65535, 65535, 526, 65535, 527, 65535, 802, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 48, 263, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 477, 478, 612, 65535, 65535, 65535, 65535, 65535, 750,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 8, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 891, 65535, 65535, 65535, 65535, 11, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 853, 854, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 465, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 17, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 200, 806, 204, 209, 302, 304,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 56, 65535, 65535, 65535, 65535, 65535, 65535,
    433, 432, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 546, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 797, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 5, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 417,
    65535, 65535, 418, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 66, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 468, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 439, 451,
    442, 65535, 443, 602, 604, 65535, 440, 65535, 65535, 65535, 457, 65535, 65535, 65535, 65535,
    65535, 65535, 464, 462, 596, 65535, 598, 600, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 606, 608, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 568,
    566, 567, 569, 570, 571, 65535, 572, 573, 574, 575, 65535, 576, 577, 65535, 578, 579, 65535,
    580, 65535, 581, 582, 831, 65535, 65535, 65535, 65535, 65535, 65535, 595, 65535, 597, 599, 601,
    603, 605, 607, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 505, 65535, 65535, 65535, 65535, 65535, 507,
    508, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 589, 65535, 585, 587, 65535, 584, 591, 65535, 65535, 65535, 589, 590, 585, 586,
    587, 588, 584, 591, 592, 593, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 539, 543, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 4, 65535,
    65535, 65535, 65535, 65535, 65535, 515, 65535, 65535, 661, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 43, 278, 279, 83, 383, 182, 65535, 355,
    385, 65535, 32, 36, 65535, 65535, 65535, 65535, 65535, 540, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 50, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 726, 871, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 545, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 898, 65535, 550, 65535, 65535, 65535, 65535, 70, 65535, 747, 65535, 65535,
    65535, 65535, 748, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 531, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 613, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 767, 750, 65535, 65535, 65535, 65535, 65535, 65535, 410, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 767, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 363, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 111, 65535, 15, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 129, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 190, 192, 189, 201, 65535, 65535, 65535, 65535, 65535, 65535,
    529, 65535, 65535, 530, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 541, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 264, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 436, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 456, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 825, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 542,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 826, 65535, 65535, 65535, 65535, 392,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 839, 65535, 65535, 65535, 65535, 65535, 65535, 840, 65535, 65535, 65535,
    767, 65535, 65535, 511, 65535, 65535, 65535, 65535, 314, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 611, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 509, 65535, 65535, 65535, 65535, 855, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 767, 857, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 524, 525, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 870, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 510, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 377, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 891, 65535, 381, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 614,
    65535, 65535, 65535, 65535, 65535, 616, 615, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 894, 583, 895, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 897, 65535, 899, 65535, 65535, 654, 656, 657, 65535, 660, 538,
    65535, 619, 712, 757, 769, 65535, 649, 809, 65535, 813, 261, 814, 650, 65535, 65535, 65535, 390,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 506, 466, 647, 65535,
    65535, 65535, 65535, 65535, 65535, 659, 65535, 65535, 65535, 618, 65535, 65535, 65535, 65535,
    65535, 68, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 622, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 624,
    65535, 65535, 316, 315, 282, 562, 65535, 65535, 65535, 65535, 625, 65535, 626, 806, 65535, 469,
    471, 65535, 65535, 65535, 627, 65535, 65535, 65535, 65535, 630, 65535, 652, 65535, 65535, 389,
    506, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 633, 65535, 65535, 843, 404,
    65535, 522, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    635, 65535, 65535, 65535, 65535, 65535, 638, 650, 65535, 639, 521, 642, 65535, 65535, 65535,
    65535, 645, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 876, 834, 878, 65535, 65535, 65535, 65535, 65535, 552, 719, 720,
    722, 65535, 438, 65535, 65535, 16, 65535, 65535, 398, 790, 791, 792, 794, 65535, 65535, 800,
    799, 65535, 65535, 65535, 800, 801, 65535, 65535, 560, 65535, 65535, 844, 65535, 65535, 65535,
    866, 65535, 874, 65535, 65535, 9, 65535, 65535, 65535, 65535, 65535, 391, 65535, 425, 65535,
    65535, 65535, 455, 65535, 65535, 65535, 65535, 852, 65535, 65535, 65535, 65535, 65535, 648,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 394, 395,
    396, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 441, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 3, 409, 421,
    65535, 65535, 65535, 65535, 65535, 412, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 419, 420, 65535, 65535, 137, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 426, 65535, 65535, 65535, 65535, 428, 65535, 431, 65535, 65535, 65535, 65535, 270, 65535,
    65535, 65535, 0, 65535, 427, 65535, 822, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 535, 65535, 484, 483, 65535, 65535, 486, 65535, 65535, 65535, 492, 493, 65535, 65535,
    498, 65535, 65535, 65535, 65535, 499, 65535, 65535, 65535, 300, 65535, 65535, 65535, 65535, 838,
    65535, 838, 838, 838, 65535, 10, 65535, 850, 322, 65535, 65535, 517, 65535, 65535, 512, 65535,
    517, 65535, 65535, 65535, 65535, 518, 520, 519, 65535, 65535, 65535, 65535, 65535, 534, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 892, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 272, 273, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 783, 845, 65535,
    65535, 65535, 65535, 863, 65535, 553, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 324, 65535, 500, 502, 501, 65535, 65535, 65535, 65535, 65535, 65535, 479, 65535,
    65535, 132, 749, 743, 65535, 65535, 795, 65535, 482, 65535, 65535, 65535, 65535, 536, 65535,
    610, 841, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 360, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 869, 65535, 65535, 465, 65535, 65535, 65535, 65535, 888, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 646, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 658,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 34, 65535, 65535, 65535, 65535, 65535, 65535, 711,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 728, 730, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 727, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 732, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 766, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 547, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 781, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 554, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 454, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 528, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 804, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 252, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 807, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 277, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 827, 829, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 832,
    65535, 65535, 65535, 65535, 609, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 836, 837, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 849, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 851, 851, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 326, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 867, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 887, 65535, 65535, 65535, 65535, 65535, 133,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 896, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 654, 655, 620, 65535, 758, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 818, 820, 817, 819, 65535, 651, 323, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 647, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 775,
    6, 623, 65535, 65535, 65535, 65535, 65535, 262, 563, 65535, 65535, 65535, 65535, 65535, 437,
    470, 472, 473, 474, 475, 721, 65535, 65535, 629, 481, 651, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 651, 65535, 65535, 65535, 65535, 65535, 637, 65535, 65535, 65535, 641, 65535,
    65535, 65535, 65535, 65535,
  ]

  /// The format that each declared type is; 65535 where it is none.
  static let formatsOfTypes: [UInt16] = [
    1963, 65535, 65535, 1902, 631, 255, 3118, 43, 96, 1825, 2011, 111, 65535, 65535, 65535, 927,
    1794, 174, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 665, 65535, 2237, 3, 666, 65535, 65535, 65535, 65535, 65535, 65535, 655, 65535,
    65535, 65535, 65535, 61, 65535, 725, 65535, 65535, 65535, 65535, 65535, 204, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 323, 65535, 1645, 65535, 808, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 658, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 925, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1016, 65535, 65535, 2109, 3006, 65535, 65535, 65535, 1929, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 660, 65535, 65535, 65535, 65535, 65535, 65535, 1049, 1047, 65535, 1048, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 191, 1050, 65535, 65535, 193, 65535, 65535, 65535,
    65535, 194, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 2617, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1609,
    3125, 62, 1123, 65535, 65535, 65535, 65535, 65535, 1959, 65535, 2065, 2066, 65535, 65535, 65535,
    2651, 656, 657, 65535, 65535, 1676, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 2000, 65535, 195, 65535, 196,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1295, 1675, 1674, 65535, 65535,
    65535, 65535, 65535, 2014, 3086, 2095, 65535, 2856, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 662, 65535, 65535, 65535, 65535,
    2152, 65535, 65535, 916, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1527, 65535, 65535, 65535, 1547, 65535, 659, 65535, 663, 65535, 65535,
    65535, 1702, 1615, 1831, 1246, 65535, 1874, 1875, 1876, 65535, 1797, 65535, 65535, 65535, 65535,
    65535, 1717, 65535, 65535, 65535, 65535, 1903, 878, 65535, 1910, 65535, 65535, 65535, 65535,
    293, 296, 1925, 1926, 1904, 65535, 65535, 65535, 1833, 1947, 1965, 1952, 65535, 65535, 1954,
    212, 211, 65535, 65535, 1158, 3132, 1791, 387, 395, 1892, 389, 391, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 388, 65535, 65535, 2513, 1837, 1196, 399, 65535, 65535, 65535, 65535, 407,
    65535, 406, 159, 1627, 65535, 370, 1687, 3133, 1688, 3134, 3135, 3136, 3137, 65535, 77, 78,
    2106, 65535, 3142, 2116, 1980, 1979, 65535, 1983, 65535, 65535, 65535, 65535, 65535, 1987, 1988,
    65535, 65535, 65535, 65535, 1991, 1996, 2097, 2099, 2098, 65535, 65535, 501, 1626, 507, 508,
    1357, 1476, 1290, 2020, 65535, 65535, 638, 65535, 2017, 2027, 2029, 2028, 1742, 1719, 65535,
    1437, 1438, 48, 50, 2555, 1057, 1060, 842, 65535, 35, 2035, 1977, 2121, 65535, 1598, 616, 672,
    1098, 1232, 617, 65535, 774, 228, 2419, 65535, 37, 803, 25, 1786, 2084, 2480, 65535, 65535,
    65535, 65535, 65535, 1813, 65535, 1677, 3126, 17, 65535, 447, 448, 446, 449, 450, 451, 453, 454,
    455, 456, 458, 459, 461, 462, 464, 466, 467, 1579, 542, 539, 550, 540, 552, 537, 548, 543, 555,
    556, 65535, 475, 408, 477, 410, 478, 411, 479, 392, 480, 393, 481, 421, 482, 422, 2758, 2123,
    1321, 79, 856, 1555, 1562, 1561, 65535, 1639, 1600, 3068, 65535, 1653, 3119, 1671, 1682, 1684,
    1692, 65535, 3141, 1697, 65535, 65535, 1713, 65535, 1732, 65535, 3157, 1738, 1741, 65535, 3161,
    1743, 65535, 65535, 1748, 2206, 1628, 1848, 1605, 1611, 3085, 1699, 65535, 1593, 3067, 1594,
    1595, 2217, 1635, 1597, 641, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 2244, 1601, 65535, 65535, 65535, 65535, 65535, 65535, 1787, 1788, 3138, 1789, 65535,
    65535, 65535, 739, 2317, 2294, 65535, 2295, 65535, 2360, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 2111, 65535, 65535, 65535, 810, 815, 2110, 85, 65535, 65535,
    65535, 65535, 65535, 65535, 1602, 3070, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 2400,
    870, 65535, 1603, 65535, 65535, 65535, 65535, 65535, 3117, 65535, 65535, 65535, 65535, 65535,
    2446, 31, 2076, 65535, 65535, 65535, 65535, 65535, 65535, 1798, 1799, 1800, 65535, 1801, 2114,
    65535, 243, 65535, 1805, 1804, 1810, 52, 65535, 2598, 65535, 192, 2635, 65535, 1606, 65535,
    65535, 65535, 1608, 1610, 65535, 65535, 3082, 3080, 3083, 3081, 65535, 1967, 65535, 65535, 1210,
    1241, 2737, 65535, 2738, 65535, 468, 2753, 65535, 1779, 65535, 2772, 2773, 2005, 1276, 1283,
    2124, 65535, 1716, 1816, 2077, 65535, 65535, 65535, 2809, 2013, 2817, 1842, 123, 124, 1362,
    65535, 1389, 65535, 65535, 65535, 65535, 65535, 2082, 65535, 65535, 1820, 2943, 65535, 2180,
    1452, 740, 65535, 65535, 1822, 65535, 1778, 65535, 1780, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 3000, 2188, 65535, 65535, 106, 2053, 65535, 1578, 1580, 3051, 1588, 801,
    1590, 65535,
  ]

  /// Where the parents of each begin.
  static let parentStarts: [UInt16] = [
    0, 2, 2, 3, 3, 5, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 10, 10, 10, 12, 12, 12, 12,
    12, 13, 13, 13, 13, 13, 14, 14, 15, 15, 15, 16, 17, 19, 19, 19, 20, 20, 20, 20, 20, 21, 21, 21,
    21, 21, 22, 23, 23, 25, 25, 25, 27, 27, 27, 27, 27, 27, 27, 28, 28, 29, 29, 29, 29, 29, 29, 31,
    33, 33, 34, 34, 35, 36, 36, 36, 36, 36, 36, 36, 36, 38, 40, 42, 43, 43, 45, 45, 45, 46, 47, 48,
    49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 50, 50, 50, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 52, 52, 52, 52, 52, 52, 53, 54, 54, 55, 55, 56, 57, 58, 58, 58, 58,
    58, 58, 59, 59, 59, 59, 59, 60, 60, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 63, 65, 65,
    67, 67, 67, 67, 69, 71, 73, 75, 75, 75, 77, 79, 79, 79, 79, 79, 79, 81, 81, 81, 82, 82, 82, 82,
    82, 82, 82, 84, 84, 84, 84, 84, 84, 84, 84, 84, 84, 84, 85, 85, 85, 85, 85, 85, 85, 85, 85, 86,
    86, 86, 86, 86, 86, 87, 87, 87, 87, 87, 87, 87, 87, 87, 89, 89, 91, 91, 91, 91, 91, 91, 93, 93,
    93, 93, 93, 93, 93, 93, 93, 95, 97, 97, 97, 97, 97, 97, 99, 100, 101, 101, 101, 103, 105, 105,
    105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 106, 107, 107, 108, 108, 110,
    112, 114, 114, 114, 114, 114, 115, 115, 115, 116, 117, 117, 117, 119, 119, 119, 119, 119, 119,
    119, 119, 119, 119, 119, 119, 119, 119, 120, 120, 120, 120, 121, 121, 121, 121, 121, 121, 121,
    121, 121, 121, 121, 121, 121, 121, 122, 123, 125, 125, 125, 126, 126, 126, 126, 126, 126, 126,
    126, 128, 128, 128, 128, 128, 128, 128, 128, 130, 132, 134, 136, 138, 140, 142, 144, 144, 144,
    144, 144, 146, 146, 146, 146, 146, 146, 146, 146, 146, 149, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 153, 155, 155, 155, 155, 157, 157, 157, 157, 158, 158, 160, 162, 164,
    164, 166, 168, 170, 170, 170, 172, 172, 172, 172, 174, 174, 174, 176, 178, 180, 181, 182, 183,
    184, 185, 186, 186, 186, 188, 190, 191, 193, 193, 193, 193, 193, 193, 193, 194, 195, 195, 195,
    195, 197, 197, 197, 197, 197, 197, 197, 197, 197, 197, 197, 197, 197, 197, 198, 198, 198, 198,
    198, 199, 199, 199, 200, 200, 200, 201, 201, 203, 203, 203, 203, 203, 203, 203, 205, 207, 209,
    209, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 213, 215, 215, 215, 215, 215, 215, 215,
    215, 215, 215, 215, 215, 215, 217, 217, 217, 217, 217, 217, 217, 217, 218, 218, 218, 218, 219,
    219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 221, 221, 221, 221, 223, 225, 227, 228, 230,
    230, 230, 230, 230, 232, 232, 234, 234, 234, 236, 236, 236, 238, 238, 239, 239, 239, 239, 239,
    239, 239, 239, 239, 239, 239, 239, 239, 241, 241, 241, 241, 241, 241, 241, 241, 241, 241, 241,
    241, 241, 241, 242, 242, 242, 244, 244, 244, 244, 244, 244, 244, 244, 245, 246, 248, 248, 248,
    250, 250, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252, 254, 256, 258, 260, 260,
    262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 264, 265, 265, 265, 267, 268,
    270, 272, 272, 273, 273, 273, 275, 275, 277, 277, 277, 277, 277, 277, 277, 279, 279, 281, 282,
    284, 285, 287, 287, 287, 287, 287, 289, 291, 291, 291, 291, 291, 291, 291, 291, 291, 291, 293,
    293, 293, 295, 296, 298, 298, 299, 299, 301, 301, 303, 303, 304, 306, 307, 308, 309, 311, 312,
    313, 315, 316, 318, 318, 318, 318, 318, 318, 318, 318, 318, 318, 318, 318, 318, 318, 318, 320,
    320, 320, 320, 320, 322, 324, 324, 324, 325, 327, 327, 327, 329, 331, 332, 332, 332, 333, 335,
    335, 337, 339, 339, 339, 340, 341, 342, 342, 344, 346, 347, 347, 348, 350, 352, 354, 354, 355,
    357, 359, 361, 363, 365, 365, 367, 367, 369, 369, 369, 370, 370, 370, 372, 374, 376, 378, 379,
    379, 381, 383, 383, 385, 386, 388, 389, 391, 393, 393, 395, 396, 396, 396, 398, 399, 399, 399,
    399, 401, 403, 404, 404, 404, 405, 406, 407, 408, 409, 410, 411, 411, 412, 413, 414, 415, 416,
    417, 419, 421, 421, 421, 422, 422, 422, 424, 426, 426, 428, 428, 430, 430, 432, 432, 432, 434,
    434, 435, 437, 439, 441, 441, 441, 441, 441, 441, 443, 443, 443, 443, 445, 446, 447, 447, 449,
    449, 451, 452, 453, 453, 453, 453, 453, 455, 455, 457, 459, 461, 463, 464, 465, 465, 467, 467,
    467, 467, 469, 469, 470, 471, 471, 473, 473, 474, 474, 475, 475, 477, 479, 479, 479, 479, 481,
    483, 485, 486, 488, 488, 488, 488, 488, 488, 488, 488, 488, 488, 488, 489, 491, 493, 493, 493,
    493, 493, 494, 494, 496, 497, 497, 499, 499, 501, 501, 503, 503, 503, 504, 504, 504, 505, 505,
    505, 506, 507, 508, 508, 509, 510, 511, 512, 513, 514, 515, 516, 516, 517, 517, 518, 519, 520,
    523, 523, 523, 525, 525, 526, 527, 527, 528, 529, 529, 529, 529, 529, 529, 529, 529, 530, 531,
    533, 534, 534, 534, 534, 534, 535, 537, 539, 539, 540, 540, 540, 541, 541, 542, 542, 542, 543,
    544, 545, 545, 545, 547, 547, 549, 549, 551, 553, 554, 555, 557, 558, 559, 561, 562, 563, 564,
    565, 565, 565, 565, 567, 569, 569, 569, 570, 572, 574, 576, 578, 580, 582, 582, 584, 585, 585,
    587, 589, 589, 589, 589, 591, 593, 595, 595, 595, 596, 598, 600, 600, 601, 602, 602, 602, 602,
    602, 604, 604, 606, 608, 610, 612, 612, 614, 616, 617, 619, 619, 621, 623, 624, 624, 624, 626,
    628, 629, 629, 629, 629, 629, 631, 632, 634, 635, 637, 639, 639, 640, 641, 641, 641, 641, 642,
    644, 646, 647, 647, 647, 649, 651, 653, 655, 657, 659, 661, 662, 663, 664, 665, 666, 668, 669,
    671, 673, 673, 675, 677, 678, 680, 682, 682, 682, 682, 682, 684, 685, 685, 685, 685, 685, 687,
    687, 688, 688, 690, 691, 693, 695, 696, 698, 700, 702, 702, 704, 706, 708, 710, 712, 714, 716,
    718, 719, 719, 721, 721, 721, 721, 722, 724, 725, 727, 728, 728, 730, 730, 730, 730, 730, 732,
    733, 733, 733, 733, 735, 735, 735, 735, 735, 735, 735, 735, 737, 737, 739, 741, 742, 743, 743,
    743, 743, 743, 745, 745, 745, 745, 745, 745, 745, 745, 747, 747, 749, 749, 751, 751, 751, 753,
    753, 753, 753, 753, 755, 755, 755, 757, 759, 761, 763, 765, 767, 769, 771, 773, 775, 777, 777,
    779, 780, 780, 782, 782, 782, 784, 784, 784, 785, 786, 786, 786, 786, 786, 787, 788, 788, 788,
    788, 789, 790, 792, 793, 794, 796, 798, 798, 799, 801, 801, 801, 803, 805, 806, 806, 808, 808,
    808, 809, 810, 811, 811, 813, 813, 815, 816, 817, 819, 819, 819, 821, 823, 823, 823, 824, 824,
    824, 824, 826, 828, 830, 830, 830, 831, 831, 831, 831, 833, 835, 835, 837, 838, 840, 841, 841,
    841, 842, 842, 842, 842, 842, 842, 842, 842, 842, 842, 842, 843, 845, 845, 847, 849, 849, 849,
    849, 850, 851, 851, 853, 853, 853, 855, 857, 857, 857, 858, 858, 858, 859, 861, 863, 863, 863,
    863, 865, 867, 868, 869, 871, 873, 875, 877, 879, 879, 881, 881, 882, 884, 885, 886, 886, 886,
    888, 890, 892, 894, 894, 894, 894, 894, 894, 894, 896, 898, 898, 899, 899, 899, 901, 902, 902,
    902, 903, 903, 905, 907, 909, 909, 911, 911, 911, 913, 915, 917, 917, 919, 921, 923, 923, 924,
    924, 924, 924, 924, 924, 925, 927, 927, 930, 931, 933, 933, 933, 933, 933, 933, 933, 934, 935,
    936, 936, 936, 936, 938, 938, 940, 940, 940, 941, 943, 944, 946, 948, 950, 950, 952, 952, 954,
    956, 958, 960, 960, 961, 962, 963, 964, 965, 966, 967, 968, 969, 970, 971, 972, 973, 974, 975,
    975, 975, 975, 975, 975, 975, 977, 977, 979, 981, 983, 983, 983, 983, 984, 984, 984, 984, 986,
    988, 989, 989, 989, 989, 991, 991, 993, 993, 995, 995, 997, 997, 999, 999, 1001, 1003, 1005,
    1007, 1009, 1009, 1009, 1010, 1011, 1012, 1013, 1014, 1016, 1017, 1018, 1019, 1019, 1019, 1019,
    1019, 1019, 1021, 1022, 1023, 1023, 1023, 1023, 1025, 1027, 1027, 1029, 1030, 1032, 1034, 1036,
    1037, 1038, 1039, 1041, 1043, 1045, 1046, 1048, 1049, 1049, 1051, 1053, 1054, 1055, 1055, 1056,
    1057, 1059, 1060, 1061, 1061, 1063, 1063, 1063, 1063, 1063, 1065, 1065, 1067, 1069, 1071, 1072,
    1073, 1073, 1075, 1077, 1078, 1080, 1082, 1084, 1084, 1085, 1085, 1086, 1087, 1087, 1087, 1087,
    1087, 1087, 1087, 1087, 1088, 1088, 1089, 1089, 1091, 1091, 1093, 1094, 1095, 1095, 1097, 1098,
    1100, 1101, 1101, 1101, 1102, 1104, 1105, 1107, 1107, 1109, 1111, 1113, 1115, 1117, 1118, 1119,
    1120, 1120, 1120, 1120, 1121, 1121, 1121, 1122, 1123, 1123, 1123, 1123, 1123, 1123, 1123, 1123,
    1123, 1125, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127,
    1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127,
    1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127,
    1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127,
    1127, 1127, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128,
    1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128,
    1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1129, 1129, 1129,
    1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129,
    1129, 1129, 1129, 1129, 1129, 1129, 1129, 1130, 1130, 1130, 1130, 1130, 1130, 1130, 1130, 1130,
    1130, 1130, 1130, 1130, 1130, 1131, 1131, 1131, 1131, 1131, 1131, 1131, 1131, 1131, 1131, 1131,
    1131, 1131, 1132, 1132, 1133, 1133, 1134, 1135, 1136, 1137, 1138, 1139, 1140, 1140, 1141, 1142,
    1143, 1144, 1145, 1146, 1147, 1147, 1148, 1149, 1150, 1151, 1151, 1152, 1152, 1152, 1152, 1152,
    1152, 1152, 1152, 1153, 1153, 1154, 1155, 1155, 1156, 1156, 1156, 1156, 1156, 1156, 1156, 1156,
    1157, 1158, 1158, 1159, 1159, 1159, 1159, 1159, 1159, 1159, 1159, 1159, 1159, 1159, 1159, 1159,
    1159, 1159, 1159, 1159, 1159, 1159, 1159, 1160, 1160, 1160, 1160, 1160, 1160, 1160, 1162, 1162,
    1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162,
    1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162,
    1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164,
    1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164,
    1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1165, 1165, 1165, 1165, 1165, 1165, 1165, 1165,
    1165, 1165, 1165, 1165, 1165, 1165, 1165, 1165, 1165, 1165, 1165, 1165, 1165, 1167, 1167, 1167,
    1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167,
    1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167,
    1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167,
    1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1168, 1168, 1168, 1168, 1168, 1168,
    1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168,
    1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168,
    1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168,
    1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168,
    1168, 1169, 1170, 1170, 1170, 1170, 1170, 1171, 1172, 1173, 1174, 1174, 1174, 1175, 1175, 1175,
    1175, 1175, 1176, 1176, 1176, 1177, 1177, 1177, 1177, 1178, 1178, 1178, 1178, 1178, 1178, 1178,
    1178, 1178, 1178, 1178, 1178, 1178, 1178, 1179, 1179, 1179, 1179, 1179, 1179, 1179, 1179, 1179,
    1180, 1180, 1181, 1181, 1181, 1181, 1181, 1181, 1181, 1181, 1181, 1181, 1181, 1181, 1181, 1182,
    1183, 1185, 1186, 1186, 1186, 1186, 1186, 1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194, 1195,
    1196, 1197, 1198, 1199, 1200, 1201, 1202, 1203, 1204, 1205, 1206, 1207, 1208, 1209, 1210, 1211,
    1212, 1213, 1213, 1214, 1215, 1216, 1217, 1218, 1219, 1220, 1221, 1222, 1223, 1224, 1225, 1226,
    1227, 1228, 1229, 1230, 1231, 1232, 1232, 1232, 1233, 1235, 1235, 1236, 1236, 1236, 1236, 1236,
    1236, 1237, 1237, 1237, 1238, 1239, 1239, 1240, 1240, 1240, 1240, 1240, 1241, 1241, 1242, 1243,
    1243, 1244, 1244, 1244, 1245, 1245, 1246, 1247, 1247, 1248, 1249, 1250, 1251, 1252, 1253, 1254,
    1255, 1256, 1257, 1257, 1258, 1259, 1260, 1261, 1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269,
    1270, 1271, 1271, 1272, 1273, 1274, 1275, 1275, 1275, 1275, 1276, 1277, 1278, 1279, 1279, 1280,
    1281, 1282, 1283, 1284, 1285, 1286, 1287, 1287, 1288, 1289, 1290, 1291, 1292, 1293, 1294, 1295,
    1296, 1296, 1297, 1297, 1298, 1299, 1300, 1301, 1302, 1303, 1304, 1305, 1306, 1307, 1308, 1309,
    1310, 1311, 1312, 1313, 1314, 1315, 1316, 1317, 1318, 1319, 1320, 1321, 1322, 1323, 1324, 1325,
    1325, 1325, 1326, 1327, 1327, 1328, 1329, 1330, 1331, 1332, 1333, 1334, 1335, 1336, 1337, 1338,
    1339, 1340, 1341, 1342, 1342, 1343, 1344, 1344, 1345, 1346, 1347, 1348, 1349, 1350, 1351, 1352,
    1353, 1354, 1355, 1356, 1357, 1358, 1359, 1360, 1361, 1362, 1363, 1364, 1365, 1366, 1367, 1368,
    1368, 1369, 1370, 1370, 1371, 1372, 1373, 1373, 1373, 1373, 1374, 1375, 1376, 1377, 1378, 1379,
    1380, 1381, 1381, 1382, 1383, 1384, 1385, 1386, 1387, 1388, 1389, 1390, 1392, 1393, 1394, 1395,
    1396, 1397, 1398, 1398, 1399, 1399, 1400, 1401, 1402, 1403, 1404, 1405, 1406, 1407, 1408, 1408,
    1408, 1408, 1409, 1410, 1411, 1412, 1413, 1413, 1414, 1415, 1415, 1416, 1417, 1418, 1419, 1420,
    1421, 1422, 1423, 1425, 1426, 1427, 1428, 1429, 1430, 1431, 1432, 1433, 1434, 1434, 1435, 1435,
    1436, 1437, 1438, 1439, 1440, 1441, 1442, 1443, 1444, 1445, 1445, 1445, 1446, 1447, 1448, 1449,
    1450, 1451, 1452, 1453, 1454, 1455, 1456, 1457, 1457, 1458, 1459, 1460, 1461, 1461, 1462, 1463,
    1464, 1465, 1466, 1467, 1467, 1467, 1467, 1467, 1468, 1469, 1470, 1471, 1472, 1473, 1473, 1473,
    1473, 1474, 1474, 1474, 1474, 1475, 1476, 1477, 1478, 1479, 1479, 1480, 1481, 1482, 1483, 1484,
    1484, 1485, 1486, 1487, 1487, 1488, 1489, 1490, 1491, 1493, 1494, 1495, 1496, 1497, 1498, 1498,
    1499, 1500, 1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508, 1509, 1509, 1510, 1511, 1512, 1512,
    1513, 1514, 1515, 1516, 1517, 1518, 1519, 1520, 1521, 1522, 1522, 1523, 1523, 1524, 1524, 1525,
    1526, 1526, 1526, 1526, 1527, 1527, 1528, 1529, 1529, 1530, 1531, 1531, 1532, 1533, 1534, 1534,
    1535, 1536, 1537, 1538, 1539, 1539, 1539, 1540, 1541, 1542, 1543, 1544, 1545, 1546, 1547, 1548,
    1549, 1550, 1551, 1552, 1554, 1555, 1556, 1557, 1557, 1558, 1559, 1560, 1561, 1562, 1563, 1564,
    1565, 1566, 1567, 1568, 1569, 1570, 1571, 1572, 1572, 1573, 1574, 1574, 1575, 1576, 1577, 1577,
    1577, 1578, 1578, 1578, 1579, 1580, 1581, 1582, 1583, 1584, 1585, 1586, 1588, 1589, 1590, 1591,
    1592, 1593, 1594, 1594, 1594, 1595, 1596, 1597, 1598, 1599, 1600, 1600, 1601, 1602, 1602, 1603,
    1604, 1604, 1605, 1606, 1607, 1607, 1608, 1609, 1610, 1611, 1612, 1612, 1614, 1615, 1616, 1617,
    1617, 1617, 1618, 1619, 1620, 1620, 1621, 1622, 1623, 1623, 1624, 1625, 1626, 1627, 1628, 1629,
    1630, 1631, 1632, 1633, 1634, 1635, 1636, 1636, 1637, 1638, 1639, 1640, 1641, 1642, 1643, 1644,
    1645, 1646, 1647, 1647, 1647, 1647, 1648, 1648, 1648, 1648, 1648, 1648, 1648, 1648, 1648, 1648,
    1649, 1650, 1651, 1652, 1653, 1654, 1655, 1656, 1657, 1658, 1659, 1660, 1661, 1662, 1663, 1664,
    1665, 1666, 1667, 1668, 1669, 1670, 1670, 1671, 1672, 1672, 1672, 1673, 1673, 1674, 1675, 1677,
    1678, 1679, 1680, 1681, 1682, 1682, 1683, 1684, 1685, 1686, 1687, 1687, 1687, 1688, 1689, 1690,
    1691, 1692, 1693, 1694, 1695, 1696, 1697, 1698, 1699, 1700, 1701, 1701, 1702, 1703, 1704, 1705,
    1705, 1706, 1707, 1708, 1709, 1710, 1711, 1712, 1713, 1714, 1715, 1716, 1717, 1718, 1718, 1718,
    1719, 1720, 1721, 1722, 1723, 1724, 1725, 1726, 1727, 1728, 1728, 1728, 1729, 1730, 1731, 1732,
    1733, 1734, 1735, 1736, 1737, 1738, 1739, 1739, 1740, 1741, 1741, 1742, 1743, 1744, 1745, 1746,
    1747, 1748, 1749, 1749, 1749, 1750, 1751, 1752, 1753, 1754, 1755, 1755, 1756, 1757, 1758, 1759,
    1760, 1761, 1762, 1763, 1764, 1765, 1766, 1767, 1768, 1769, 1770, 1771, 1772, 1773, 1774, 1775,
    1776, 1776, 1777, 1778, 1779, 1780, 1781, 1782, 1783, 1784, 1785, 1786, 1787, 1787, 1788, 1789,
    1790, 1791, 1791, 1792, 1793, 1794, 1794, 1795, 1795, 1796, 1797, 1798, 1799, 1800, 1801, 1802,
    1802, 1803, 1805, 1806, 1807, 1808, 1808, 1809, 1809, 1810, 1811, 1811, 1812, 1813, 1814, 1816,
    1816, 1816, 1817, 1818, 1819, 1820, 1820, 1821, 1822, 1822, 1823, 1824, 1825, 1826, 1827, 1828,
    1829, 1830, 1831, 1832, 1833, 1834, 1835, 1836, 1837, 1838, 1839, 1840, 1841, 1842, 1843, 1844,
    1845, 1846, 1846, 1846, 1847, 1847, 1847, 1847, 1847, 1848, 1849, 1850, 1851, 1851, 1851, 1851,
    1852, 1853, 1854, 1855, 1856, 1857, 1858, 1859, 1860, 1860, 1861, 1861, 1862, 1862, 1862, 1863,
    1864, 1865, 1866, 1866, 1867, 1868, 1869, 1870, 1871, 1872, 1873, 1874, 1875, 1875, 1875, 1876,
    1877, 1878, 1878, 1879, 1880, 1881, 1882, 1882, 1882, 1883, 1884, 1885, 1886, 1886, 1886, 1886,
    1887, 1888, 1889, 1890, 1891, 1892, 1893, 1894, 1895, 1896, 1897, 1898, 1899, 1900, 1901, 1902,
    1903, 1903, 1903, 1904, 1905, 1906, 1907, 1908, 1908, 1909, 1910, 1911, 1912, 1913, 1914, 1915,
    1916, 1917, 1918, 1918, 1919, 1920, 1921, 1922, 1923, 1924, 1925, 1925, 1926, 1927, 1928, 1929,
    1930, 1931, 1932, 1933, 1934, 1935, 1935, 1936, 1937, 1938, 1938, 1940, 1941, 1942, 1943, 1944,
    1946, 1947, 1948, 1949, 1950, 1950, 1951, 1952, 1953, 1954, 1955, 1956, 1957, 1958, 1959, 1960,
    1961, 1962, 1963, 1963, 1963, 1963, 1963, 1963, 1963, 1963, 1963, 1963, 1963, 1963, 1963, 1963,
    1963, 1963, 1963, 1963, 1963, 1963, 1963, 1963, 1963, 1963, 1963, 1963, 1963, 1963, 1963, 1963,
    1964, 1964, 1964, 1964, 1964, 1964, 1964, 1964, 1965, 1965, 1965, 1965, 1965, 1965, 1965, 1965,
    1965, 1965, 1965, 1965, 1965, 1965, 1965, 1965, 1965, 1965, 1965, 1965, 1965, 1965, 1965, 1965,
    1965, 1966, 1966, 1966, 1966, 1966, 1966, 1967, 1967, 1968, 1968, 1968, 1968, 1968, 1968, 1968,
    1968, 1969, 1969, 1969, 1969, 1969, 1969, 1969, 1969, 1970, 1970, 1970, 1970, 1970, 1970, 1970,
    1970, 1970, 1970, 1970, 1970, 1970, 1970, 1970, 1972,
  ]

  /// The parents: formats, or declared types from 32768 on.
  static let parents: [UInt16] = [
    33518, 33512, 33663, 33518, 33478, 33518, 33478, 1588, 33609, 33627, 33518, 33478, 33545, 33518,
    33627, 33609, 33609, 33518, 33512, 33609, 33518, 2124, 33609, 33518, 33512, 33518, 33478, 33627,
    33609, 33518, 33478, 33518, 33478, 77, 33609, 33609, 33518, 33512, 33518, 33512, 33518, 33512,
    33663, 33518, 33512, 33609, 33609, 33609, 33609, 1588, 33609, 33609, 33570, 33627, 33627, 33609,
    1588, 33627, 33609, 33609, 33609, 33518, 33478, 33518, 33512, 33518, 33512, 33518, 33478, 33518,
    33478, 33518, 33512, 33518, 33512, 33518, 33478, 33518, 33478, 33518, 33478, 2124, 33518, 33512,
    33627, 33609, 33627, 33518, 33512, 33518, 33512, 33518, 33478, 33518, 33512, 33518, 33512,
    33518, 33478, 33609, 33609, 33609, 33545, 33518, 33512, 33627, 33627, 33609, 33518, 33512,
    33518, 33512, 33518, 33512, 33609, 33570, 33570, 33518, 33478, 33609, 33518, 33609, 33609,
    33518, 33478, 33663, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512,
    33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33609, 33518, 33512,
    33518, 33512, 1185, 33512, 33518, 33512, 388, 33512, 33545, 33518, 33512, 33518, 33512, 33518,
    33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512,
    33518, 33512, 33518, 33512, 33512, 33512, 33512, 33512, 33512, 33512, 33518, 33512, 33518,
    33512, 33663, 33518, 33512, 33518, 33518, 33518, 33512, 33663, 33663, 33663, 33663, 33518,
    33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512,
    33518, 33512, 507, 33663, 33518, 33512, 33518, 33478, 33518, 33512, 33518, 33512, 33512, 33518,
    33512, 33518, 33478, 33518, 33512, 33518, 33512, 33518, 33512, 33609, 33518, 33478, 33512,
    33518, 33512, 33627, 33627, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33478, 33518,
    33478, 33518, 33478, 33518, 33538, 33518, 33512, 33518, 33512, 33663, 33518, 33478, 33609,
    33518, 33478, 33518, 33478, 33609, 33518, 33538, 33518, 33478, 33518, 33478, 33518, 33478,
    33663, 33518, 33478, 33609, 33518, 33478, 33518, 33512, 33518, 33478, 33518, 33478, 33518,
    33478, 33663, 33518, 33478, 33518, 33518, 33478, 33518, 33478, 33627, 33518, 33478, 33518,
    33518, 33518, 33518, 33538, 33518, 33518, 33518, 33478, 33518, 33518, 33478, 33518, 33538,
    33518, 33478, 33518, 33478, 33627, 33518, 33478, 33518, 33478, 33518, 33478, 33627, 33518,
    33518, 33478, 33518, 33478, 33518, 33538, 33663, 33518, 33609, 33518, 33478, 731, 33478, 33518,
    33609, 33518, 33512, 33518, 33478, 737, 33478, 739, 33518, 33478, 741, 33478, 33518, 33512,
    33518, 33512, 33518, 33478, 33518, 33512, 33518, 33512, 33627, 33518, 33512, 33518, 33512,
    33518, 33512, 33518, 33478, 33609, 33518, 33478, 33518, 33478, 33518, 33478, 33609, 33518,
    33512, 33609, 33518, 33512, 33518, 33478, 33609, 33518, 33518, 33518, 33478, 33609, 33518,
    33512, 33518, 33538, 33518, 33518, 33518, 33518, 33518, 33518, 33518, 33518, 33518, 33518,
    33518, 33518, 33518, 33518, 33518, 33478, 33518, 33538, 37, 33518, 33538, 33518, 33512, 33518,
    33478, 33518, 33478, 33518, 33478, 33518, 33478, 33609, 33518, 33478, 33518, 33538, 33518,
    33478, 33518, 33478, 33663, 33627, 33609, 33609, 33518, 33478, 33518, 33512, 33663, 33609,
    33518, 33478, 33518, 33478, 33518, 33538, 33518, 33478, 33518, 33538, 33663, 33518, 33518,
    33478, 33518, 33478, 33663, 33663, 33518, 33478, 33609, 33609, 33518, 33478, 33518, 33538,
    33518, 33512, 33518, 33512, 33518, 33512, 33609, 33518, 33512, 12, 33518, 33538, 33518, 33478,
    33609, 33518, 33538, 33663, 33518, 33478, 33518, 33512, 33663, 33512, 33627, 33609, 33627,
    33609, 33609, 33545, 33545, 33545, 33545, 33545, 33545, 33545, 33545, 33663, 33663, 33545,
    33545, 33609, 33518, 33512, 33518, 33478, 33663, 33663, 33663, 33663, 33518, 33518, 33518,
    33478, 33518, 33518, 33518, 33478, 33518, 33478, 33609, 33627, 33609, 33518, 33518, 33570,
    33518, 33478, 33663, 33627, 33518, 33538, 33609, 33545, 33663, 33663, 33518, 33512, 33627,
    33609, 33518, 33478, 33627, 33627, 33627, 33627, 33663, 33627, 33518, 33538, 33545, 33518,
    33512, 33518, 33512, 33518, 33512, 33518, 33478, 33518, 33512, 33518, 33478, 33518, 33512,
    33627, 33518, 33478, 33518, 33478, 33518, 33512, 33518, 33512, 33518, 33478, 33609, 33518,
    33512, 33518, 33512, 33609, 33609, 33518, 33478, 33518, 33478, 33518, 33512, 33518, 33512,
    33518, 33512, 33518, 33478, 33518, 33538, 33518, 33518, 33478, 33518, 33478, 33518, 33478,
    33518, 33518, 33478, 33518, 33478, 33609, 33518, 33478, 33663, 33518, 33478, 33518, 33518,
    33478, 33518, 33538, 33518, 33518, 33627, 33518, 33512, 33518, 33512, 33663, 33518, 33512,
    33518, 33512, 33518, 33512, 1430, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33609, 33609,
    33570, 33609, 33609, 33518, 33512, 33663, 33518, 33512, 33518, 33512, 33518, 33512, 33518,
    33512, 33663, 33518, 33512, 33518, 33512, 33518, 33478, 33609, 33518, 33538, 33663, 33518,
    33478, 33518, 33518, 33478, 1107, 33478, 33609, 33518, 33538, 33518, 33538, 33518, 33478, 1112,
    33478, 33518, 33478, 60, 33478, 33518, 33478, 1117, 33478, 33518, 33478, 33518, 33512, 33518,
    33478, 33627, 33518, 33478, 33609, 33518, 33478, 33609, 33518, 33512, 33627, 33518, 33512,
    33518, 33478, 33609, 33518, 33478, 33518, 33512, 33518, 33478, 33518, 33478, 33609, 33663,
    33518, 33512, 33518, 33538, 33518, 33538, 33518, 33512, 33518, 33538, 33518, 33478, 33518,
    33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33538, 33518, 33478, 33518, 33512,
    33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33518, 33512,
    33663, 33627, 33663, 33518, 33518, 33518, 33518, 33518, 33518, 33478, 33518, 33518, 33518,
    33478, 33518, 33478, 33609, 33518, 33478, 33518, 33478, 33518, 33538, 33609, 33518, 33478,
    33627, 33627, 33663, 33518, 33538, 33518, 33538, 33609, 33609, 33518, 33512, 33518, 33538,
    33518, 33512, 33609, 33518, 33512, 33518, 33512, 33518, 33512, 33663, 33518, 33478, 33518,
    33478, 33518, 33478, 33518, 33518, 33478, 33518, 33609, 33518, 33609, 33518, 33518, 33538,
    33518, 33478, 33663, 33518, 33518, 33512, 33518, 33512, 33518, 33512, 33627, 33609, 33518,
    33538, 33518, 33512, 33518, 33538, 33518, 33538, 33609, 33609, 33518, 33512, 33518, 33478,
    33518, 33512, 33518, 33512, 33518, 33538, 33518, 33478, 33609, 33518, 33478, 33663, 33609,
    33518, 33512, 33518, 33478, 33518, 33478, 33518, 33512, 1561, 33478, 33518, 33478, 33609, 33518,
    33538, 33609, 33609, 33518, 33478, 33518, 33538, 33518, 33512, 33518, 33478, 33518, 33538,
    33518, 33478, 33518, 33538, 33518, 33478, 33518, 33478, 1364, 33478, 33609, 33518, 33518, 33478,
    33609, 33518, 33512, 33518, 33518, 33512, 33518, 33609, 33609, 33518, 33512, 33518, 33512,
    33663, 33518, 33512, 33518, 33518, 33478, 33518, 33478, 33518, 33512, 33518, 33512, 33518,
    33512, 1357, 33478, 33518, 33478, 33518, 33478, 33518, 33518, 33518, 33518, 33518, 33518, 33518,
    33518, 33518, 33518, 33518, 33518, 33518, 33518, 33609, 33518, 33478, 33518, 33512, 33518,
    33512, 33518, 33512, 33609, 33518, 33478, 33518, 33478, 33663, 33518, 33538, 33518, 33538, 801,
    33478, 33518, 33512, 33518, 33478, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512,
    33518, 33512, 33609, 33609, 33518, 33518, 33518, 33518, 33538, 33518, 33663, 33663, 33518,
    33512, 33518, 33609, 1119, 33478, 33518, 33478, 33518, 33478, 33663, 33518, 33478, 33518, 33478,
    33518, 33478, 1588, 33518, 33518, 33518, 33478, 33518, 33478, 33518, 33478, 37, 33518, 33478,
    33518, 33518, 33512, 33518, 33512, 33518, 33518, 33518, 33518, 33518, 33478, 33663, 33663,
    33518, 33478, 33518, 33538, 33518, 33538, 33518, 33478, 33518, 33512, 33518, 33518, 33518,
    33478, 33518, 33478, 33518, 33518, 33478, 33518, 33478, 33518, 33478, 33609, 33518, 33518,
    33663, 33663, 33518, 33538, 33518, 33512, 33518, 33663, 33518, 33512, 33663, 33518, 33478,
    33663, 1561, 33518, 33512, 33518, 33518, 33478, 33518, 33512, 33518, 33538, 33518, 33478, 33518,
    33478, 1592, 33478, 33518, 33518, 33518, 2124, 33663, 33663, 33518, 33478, 33518, 33478, 1611,
    1611, 1611, 1611, 33609, 33663, 33609, 33663, 33609, 33609, 33609, 33609, 33609, 33609, 33609,
    33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 1816, 1800, 1800, 1789,
    1800, 1800, 1800, 1820, 33518, 33512, 33518, 33512, 111, 33518, 33512, 1822, 33609, 33609,
    33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33663, 33627, 33627, 2116,
    33627, 33627, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609,
    33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609,
    33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33653, 33653, 33609, 33609,
    33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33627, 33663, 33627, 33627, 159,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33663, 33663, 33627, 33627, 33627, 33609,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33663, 33627, 33627, 33627, 33627, 33627, 2244, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33609,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33609, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33609, 33627, 2508, 33627, 33609, 33627, 33627,
    2301, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33609, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33609, 33627, 33627, 33627, 33627, 33627, 2311, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33609, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 2532, 33627,
    33627, 33627, 33627, 2532, 33627, 2817, 33627, 33627, 33627, 33609, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33518, 33627, 33627, 33627, 33609, 33627, 33627, 33627, 33609, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 2116, 33627, 2805, 33663, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33609, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 1389, 1389, 33627, 33609, 2532, 33627, 2116, 159,
    33627, 33627, 33627, 33627, 33627, 33627, 33609, 33627, 33627, 33627, 33609, 33627, 2583, 33627,
    33627, 33627, 33627, 2498, 33627, 33627, 33627, 33627, 33609, 33627, 33627, 33627, 33627, 33627,
    33627, 33609, 33609, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33609,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33609, 33627, 33627, 33627,
    33627, 33627, 33627, 33609, 33627, 33627, 2116, 2555, 33627, 33663, 33627, 33627, 3051, 33627,
    33627, 33627, 33570, 33627, 33627, 1588, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33609,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 2594, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 2508, 33627,
    2218, 210, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 1122, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33570, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33609, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 2244, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33609, 33627,
    33627, 2532, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 2724, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33609, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 2769, 2769, 33627, 33627, 33627, 33627, 2182, 33627,
    33627, 33627, 33627, 33609, 33627, 33627, 33627, 33627, 33627, 33627, 33609, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 2817, 2817, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    2121, 33627, 33627, 33627, 2121, 33627, 33627, 33627, 33627, 33627, 33627, 33609, 33627, 2602,
    33627, 33627, 33609, 33627, 33627, 33609, 33627, 33627, 33609, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33609, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 2817, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 2817, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 2817, 33627, 33627, 33609, 33627, 33627, 33609, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33609, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 1005, 33609, 33627, 33627, 33627, 33627, 33627, 33609, 33627, 33627, 33609, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 2360, 2244, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33609, 33627, 33609, 33627, 33627, 33663,
    33627, 33627, 33627, 33663, 33627, 33663, 33627, 33627, 33627, 33663, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33609, 33627, 33609, 3126, 3126,
    3132, 3132, 3085, 3085, 33518, 33478,
  ]

  /// Where the containers of each begin.
  static let containerStarts: [UInt16] = [
    0, 0, 0, 1, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 7, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 10,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 12, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 16, 17, 17, 17, 17, 17, 17, 17,
    17, 18, 18, 19, 20, 21, 22, 22, 22, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 24, 24,
    24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25,
    25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25,
    25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 26, 27,
    28, 28, 28, 28, 28, 28, 28, 29, 30, 31, 32, 32, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 34, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 36, 36, 37, 37, 37, 37, 37, 37, 37, 37, 37,
    37, 37, 37, 37, 37, 37, 38, 39, 39, 40, 41, 42, 42, 42, 42, 42, 42, 43, 44, 44, 45, 45, 45, 45,
    46, 47, 48, 49, 50, 51, 52, 53, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 62, 63, 64, 64, 64, 64,
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 65, 66, 67, 68, 69, 70, 71, 72,
    73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 87, 87, 87, 88, 89, 90, 91, 92, 93,
    94, 95, 96, 97, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98,
    98, 99, 99, 99, 99, 99, 99, 99, 99, 99, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100,
    101, 101, 101, 101, 101, 101, 101, 101, 102, 102, 102, 102, 102, 102, 103, 104, 105, 106, 107,
    108, 109, 110, 110, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 121, 121, 121, 121,
    121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121,
    121, 121, 121, 121, 122, 122, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123,
    123, 123, 123, 123, 124, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125,
    125, 125, 125, 125, 125, 126, 127, 127, 128, 128, 128, 129, 129, 130, 130, 130, 130, 130, 130,
    131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 132, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 133, 133, 133, 133, 133,
    133, 133, 133, 133, 133, 133, 133, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 135, 135, 135, 135, 135,
    136, 136, 136, 136, 137, 137, 138, 138, 139, 139, 140, 141, 142, 142, 142, 142, 142, 142, 142,
    142, 142, 142, 142, 143, 143, 144, 144, 144, 144, 144, 144, 144, 144, 144, 144, 144, 145, 145,
    145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145,
    145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 146, 146, 146, 146, 146,
    146, 146, 146, 147, 147, 147, 147, 147, 147, 147, 147, 147, 147, 147, 147, 147, 147, 147, 147,
    147, 147, 147, 147, 148, 148, 148, 148, 148, 148, 148, 149, 149, 149, 149, 149, 149, 149, 149,
    149, 149, 149, 149, 150, 150, 150, 150, 150, 150, 150, 150, 150, 151, 152, 152, 152, 152, 152,
    152, 152, 152, 152, 152, 152, 152, 152, 152, 152, 152, 152, 152, 152, 152, 152, 152, 152, 152,
    152, 152, 152, 152, 152, 152, 152, 152, 152, 152, 152, 152, 152, 152, 153, 153, 153, 153, 153,
    153, 154, 154, 154, 154, 154, 154, 154, 154, 154, 154, 154, 154, 154, 154, 154, 154, 154, 154,
    154, 154, 154, 154, 155, 155, 156, 156, 156, 156, 156, 156, 156, 157, 158, 159, 159, 160, 161,
    161, 161, 161, 161, 161, 161, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    162, 162, 162, 162, 162, 162, 163, 163, 163, 163, 164, 164, 164, 164, 164, 165, 165, 165, 165,
    166, 167, 168, 168, 168, 168, 168, 168, 168, 168, 168, 168, 168, 169, 169, 169, 169, 170, 171,
    172, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 174, 174, 174, 174, 174,
    174, 174, 174, 174, 174, 174, 175, 175, 175, 175, 175, 175, 175, 175, 175, 175, 175, 175, 175,
    175, 175, 176, 176, 176, 176, 176, 176, 176, 176, 176, 177, 178, 178, 179, 179, 180, 181, 181,
    181, 181, 182, 182, 182, 183, 183, 183, 183, 184, 185, 186, 186, 186, 186, 186, 186, 186, 187,
    188, 188, 188, 188, 189, 189, 189, 190, 191, 191, 192, 192, 193, 193, 194, 195, 195, 195, 195,
    195, 195, 195, 195, 195, 195, 195, 195, 195, 195, 196, 197, 198, 198, 198, 199, 199, 199, 199,
    199, 199, 200, 200, 201, 201, 202, 202, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203,
    203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 204, 204, 204, 204, 204, 204, 204, 204,
    204, 204, 204, 204, 204, 205, 205, 206, 207, 207, 207, 207, 207, 207, 207, 207, 207, 207, 207,
    207, 207, 207, 207, 207, 207, 207, 207, 207, 207, 207, 207, 207, 207, 207, 207, 207, 207, 207,
    207, 207, 208, 208, 208, 208, 208, 208, 208, 208, 208, 208, 208, 209, 209, 210, 210, 210, 211,
    211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 211,
    211, 211, 211, 211, 211, 211, 211, 212, 212, 213, 213, 213, 214, 214, 214, 214, 214, 214, 214,
    214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 215, 215, 215,
    215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215,
    215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 216, 216, 217, 217, 217, 217, 217, 217, 217,
    217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 218, 218, 218,
    219, 220, 220, 220, 220, 221, 221, 221, 221, 221, 221, 222, 222, 222, 222, 222, 222, 222, 222,
    222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222,
    222, 222, 222, 222, 222, 222, 223, 223, 223, 223, 223, 223, 223, 223, 223, 223, 223, 223, 223,
    223, 223, 223, 223, 223, 223, 223, 223, 223, 223, 223, 223, 223, 223, 223, 223, 223, 223, 224,
    224, 224, 225, 225, 225, 225, 225, 226, 226, 226, 226, 226, 226, 226, 226, 226, 226, 226, 226,
    226, 226, 226, 226, 226, 226, 226, 226, 226, 226, 226, 226, 226, 226, 226, 226, 226, 226, 226,
    226, 226, 226, 226, 226, 226, 226, 226, 226, 226, 227, 227, 227, 227, 227, 227, 227, 227, 228,
    228, 228, 228, 228, 228, 228, 228, 228, 228, 228, 228, 228, 228, 228, 228, 228, 228, 228, 228,
    229, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 231, 231, 231, 231, 232, 232,
    232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232,
    233, 234, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 236, 236, 236, 236, 237, 237, 237,
    237, 237, 237, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 239, 239, 240,
    240, 240, 240, 241, 241, 242, 242, 243, 244, 245, 246, 246, 246, 247, 248, 248, 248, 248, 249,
    249, 249, 249, 250, 251, 252, 253, 253, 253, 253, 253, 253, 253, 254, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256,
    256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256,
    256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256,
    256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 257, 257, 257, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258,
    259, 259, 259, 259, 259, 259, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260,
    260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260,
    260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 261, 261,
    261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261,
    261, 261, 261, 261, 261, 261, 261, 261, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262,
    262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 263, 263, 263, 263, 263, 263,
    263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263,
    263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263,
    263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263,
    263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263,
    263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263,
    263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263,
    263, 263, 263, 263, 263, 263, 263, 263, 264, 264, 264, 264, 264, 264, 264, 264, 264, 264, 264,
    264, 264, 264, 264, 264, 264, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265,
    265, 265, 265, 265, 265, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266,
    266, 266, 266, 267, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268,
    268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268,
    268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268,
    268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 269,
    269, 269, 269, 269, 269, 269, 269, 269, 269, 269, 269, 269, 269, 269, 269, 269, 269, 269, 269,
    269, 269, 269, 269, 269, 269, 269, 270, 270, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271,
    271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 272, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 274, 274, 274, 274, 275, 275, 276, 276, 276, 276, 276, 276, 276, 276,
    276, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277,
    277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277,
    277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277,
    277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 278, 278, 278, 278, 278, 278, 278,
    278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278,
    278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278,
    278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278,
    278, 278, 278, 278, 279, 279, 279, 279, 279, 279, 279, 280, 280, 280, 280, 280, 280, 280, 280,
    280, 280, 280, 280, 280, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281,
    281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281,
    281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281,
    281, 281, 281, 281, 281, 282, 282, 282, 282, 282, 283, 283, 283, 283, 283, 283, 283, 283, 283,
    283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283,
    283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283,
    283, 283, 283, 283, 283, 283, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284,
    284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284,
    284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284,
    284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284,
    284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284,
    284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284,
    284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284,
    284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284,
    284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284,
    284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284,
    284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284,
    284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284,
    284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284,
    284, 284, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285,
    285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285,
    285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285,
    285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285,
    285, 285, 285, 285, 285, 285, 285, 286, 286, 286, 286, 286, 286, 286, 286, 286, 286, 286, 286,
    286, 286, 286, 286, 286, 286, 286, 286, 286, 286, 287, 287, 287, 288, 288, 289, 289, 289, 290,
    290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290,
    290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290,
    290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290,
    290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290,
    290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 291, 292, 292, 292, 292, 292, 292, 292, 292,
    292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292,
    292, 292, 292,
  ]

  /// The formats as which the bytes can be read.
  static let containers: [UInt16] = [
    1580, 1590, 1590, 535, 1590, 1590, 1590, 1245, 1245, 1580, 1590, 1245, 52, 1590, 1580, 1590,
    1590, 1590, 1590, 1590, 1590, 1590, 1590, 501, 669, 1590, 1590, 1590, 52, 52, 52, 52, 1590,
    1580, 1590, 1245, 1590, 1245, 1590, 1590, 1590, 1590, 1590, 1245, 1245, 1245, 1590, 1590, 1590,
    1590, 1590, 1245, 1245, 1590, 1590, 1590, 1590, 1590, 1590, 1590, 1590, 1245, 1580, 1590, 1590,
    1590, 1590, 1590, 1590, 1590, 1580, 1590, 1590, 1590, 1590, 1580, 1590, 1590, 1580, 1590, 1590,
    1580, 1590, 1590, 1590, 1590, 1590, 1590, 1590, 1590, 1590, 1590, 1590, 1590, 1590, 1590, 1590,
    1590, 1590, 1580, 1590, 1590, 1245, 1245, 1245, 1245, 1245, 1245, 1245, 1245, 1590, 1590, 1590,
    1590, 1590, 1590, 1590, 1590, 1590, 1590, 1245, 1590, 37, 1580, 37, 37, 1245, 1580, 1590, 1590,
    1580, 1580, 535, 1245, 1580, 1452, 739, 1452, 1452, 1452, 739, 739, 616, 1452, 1590, 1452, 37,
    1580, 1580, 1580, 1580, 1580, 1580, 1580, 1580, 1580, 1590, 1580, 1580, 1580, 1580, 1590, 1590,
    52, 1580, 1580, 1580, 37, 1580, 37, 37, 37, 37, 1245, 1590, 1245, 1590, 1590, 1590, 1580, 1590,
    1580, 1590, 1590, 1590, 1580, 535, 1590, 52, 1590, 1580, 1590, 1590, 1580, 1590, 1580, 1590,
    1590, 1452, 1452, 1452, 1452, 60, 535, 1590, 1580, 1580, 1245, 1590, 1580, 1580, 1590, 1590,
    1580, 1580, 1580, 1580, 739, 1590, 1590, 1580, 1590, 1452, 1580, 1452, 1245, 1580, 1452, 1580,
    1580, 1452, 1580, 1452, 1580, 1580, 1590, 1580, 1590, 1580, 1580, 1590, 1580, 1590, 1580, 1590,
    1580, 1452, 1561, 1590, 1452, 1590, 1590, 1590, 1580, 1580, 1580, 1580, 1580, 1590, 37, 739, 37,
    37, 37, 1590, 1590, 1245, 1580, 1580, 1580, 1580, 1580, 2114, 1580, 2114, 2114, 2114, 2114,
    1580, 52, 2114, 2114, 52, 2114, 2114, 2114, 1580, 1580, 1580, 1580, 1580, 1580,
  ]

  /// Ends of file names, sorted, one a line.
  static let suffixWords: StaticString = """
    .%
    .000
    .1
    .123
    .16sv
    .1in
    .1p
    .1pux
    .1ssl
    .1st
    .1x
    .2
    .264
    .265
    .266
    .2bit
    .2da
    .2img
    .2mg
    .3
    .32x
    .386
    .3dl
    .3dm
    .3dml
    .3ds
    .3dsx
    .3fr
    .3g2
    .3ga
    .3gp
    .3gp2
    .3gp4
    .3gp5
    .3gpa
    .3gpp
    .3gpp2
    .3gr
    .3in
    .3m
    .3mf
    .3p
    .3perl
    .3pm
    .3qt
    .3ssl
    .3tcl
    .3x
    .4
    .4db
    .4dd
    .4dform
    .4dm
    .4dproject
    .4gl
    .4th
    .4xm
    .5
    .5ssl
    .5vw
    .6
    .602
    .669
    .6pl
    .6pm
    .7
    .7ssl
    .7z
    .7z.001
    .8
    .8o
    .8sv
    .8svx
    .8xk
    .8xp
    .8xp.txt
    .8xv
    .9
    ._coffee
    ._js
    ._ls
    .a
    .a26
    .a3x
    .a51
    .a52
    .a68
    .a78
    .a86
    .aa
    .aa3
    .aab
    .aac
    .aadl
    .aaf
    .aam
    .aar
    .aas
    .aax
    .aaxc
    .ab
    .ab1
    .abap
    .abc
    .abf
    .abicollab
    .abnf
    .abr
    .abw
    .abw.crashed
    .ac
    .ac3
    .ac4
    .acbm
    .acc
    .accdb
    .accdc
    .accde
    .accdr
    .accdt
    .ace
    .aces
    .acfm
    .acm
    .aco
    .acsm
    .action
    .acu
    .acutc
    .ad
    .ada
    .adb
    .adf
    .adg
    .adm
    .adml
    .admx
    .ado
    .adoc
    .adp
    .adpcm
    .ads
    .adts
    .adx
    .adz
    .aep
    .aepx
    .aes
    .afa
    .afdesign
    .aff
    .afm
    .afp
    .afphoto
    .afpub
    .agb
    .agc
    .agda
    .age
    .agilekeychain
    .ah1
    .ah2
    .ahead
    .ahk
    .ahkl
    .ahx
    .ai
    .aidl
    .aif
    .aifc
    .aiff
    .aiffc
    .air
    .ait
    .aj
    .ak
    .akp
    .al
    .alaw
    .alc
    .aleo
    .alg
    .alias
    .all-contributorsrc
    .als
    .alz
    .am
    .amf
    .amfm
    .ami
    .aml
    .ampl
    .amr
    .amv
    .angelscript
    .ani
    .anim
    .ans
    .ant
    .antlers.html
    .antlers.php
    .antlers.xml
    .anx
    .apacheconf
    .ape
    .apex
    .apib
    .apk
    .apk.tar
    .apkg
    .apkm
    .apks
    .apl
    .apm
    .apng
    .app
    .app.src
    .appcache
    .appdata.xml
    .appimage
    .appinstaller
    .applescript
    .application
    .appx
    .appxbundle
    .apr
    .aqt
    .ar
    .arc
    .arc.gz
    .archimate
    .arduboy
    .arf
    .arff
    .ari
    .aria2
    .arj
    .ark
    .arm
    .arpa
    .arq
    .arr
    .arrow
    .arrows
    .art
    .arw
    .as
    .asa
    .asar
    .asax
    .asc
    .asc.sig
    .ascii
    .asciidoc
    .ascx
    .asd
    .asddls
    .asdf
    .ase
    .aseprite
    .asf
    .ash
    .ashx
    .asice
    .asics
    .asl
    .asm
    .asmx
    .asn
    .asn1
    .aso
    .asp
    .aspx
    .ass
    .asset
    .assets
    .astc
    .astro
    .asx
    .asy
    .at3
    .atc
    .atl
    .atn
    .atom
    .atomcat
    .atomsvc
    .atr
    .atx
    .au
    .au3
    .aug
    .auk
    .aup
    .aup3
    .automaticdestinations-ms
    .automount
    .autosave
    .aux
    .avc
    .avci
    .avcs
    .avdl
    .avf
    .avi
    .avif
    .avifs
    .avr
    .avro
    .avs
    .avsc
    .aw
    .awb
    .awd
    .awk
    .awt
    .ax
    .axa
    .axaml
    .axd
    .axf
    .axi
    .axi.erb
    .axlsx
    .axml
    .axs
    .axs.erb
    .axv
    .ay
    .azf
    .azs
    .azv
    .azw
    .azw1
    .azw3
    .b
    .b1
    .b5i
    .b5t
    .ba2
    .backup
    .bak
    .bak1
    .baklz4
    .bal
    .bam
    .baml
    .bas
    .bash
    .bashrc
    .basis
    .bat
    .bats
    .bau
    .bay
    .bb
    .bbappend
    .bbclass
    .bbcode
    .bbx
    .bc
    .bcpio
    .bcpl
    .bcstm
    .bcwav
    .bdb
    .bdf
    .bdm
    .bdmv
    .bdoc
    .bdy
    .be
    .beam
    .bed
    .befunge
    .bel
    .bf
    .bfstm
    .bh
    .bh2
    .bi
    .bib
    .bibtex
    .bicep
    .bicepparam
    .bie
    .bigwig
    .bik
    .bik2
    .bil
    .bin
    .binpb
    .bip
    .bison
    .bit
    .bix
    .bk
    .bk2
    .bkf
    .blade
    .blade.php
    .blb
    .blend
    .blend1
    .blender
    .blg
    .blitz
    .blorb
    .blp
    .bmf
    .bmi
    .bmp
    .bmx
    .bnf
    .bob
    .bones
    .bonk
    .boo
    .book
    .boot
    .box
    .boz
    .bpg
    .bpl
    .bpmn
    .bps
    .bqn
    .br
    .braw
    .brd
    .brk
    .bro
    .brs
    .brstm
    .bru
    .bs
    .bsa
    .bsdiff
    .bsl
    .bson
    .bsp
    .bsq
    .bst
    .bsv
    .bt
    .btf
    .bti
    .btif
    .btm
    .bufr
    .builder
    .builds
    .bup
    .bvh
    .bw
    .bwf
    .bz
    .bz2
    .bz3
    .bzip2
    .bzl
    .c++
    .c++-objdump
    .c++objdump
    .c-objdump
    .c2d
    .c3
    .c3d
    .c4d
    .c4f
    .c4g
    .c4p
    .c4u
    .c8
    .cab
    .cabal
    .caddyfile
    .cae
    .caf
    .caff
    .cairo
    .caj
    .cake
    .cal
    .cals
    .camproj
    .camrec
    .can
    .cap
    .capnp
    .car
    .carbon
    .cat
    .catdrawing
    .catpart
    .catproduct
    .cats
    .cavs
    .cb7
    .cba
    .cbl
    .cbor
    .cborseq
    .cbr
    .cbt
    .cbx
    .cbz
    .cc
    .ccd
    .cci
    .ccmx
    .ccp
    .ccproj
    .cct
    .ccx
    .ccxml
    .cda
    .cdb
    .cdbcmsg
    .cdc
    .cdf
    .cdi
    .cdkey
    .cdl
    .cdr
    .cdrx
    .cds
    .cdt
    .cdx
    .cdx.json
    .cdx.xml
    .cdxml
    .cdy
    .ceb
    .ced
    .cedar
    .cel
    .celtx
    .cer
    .cert
    .ceylon
    .cfc
    .cff
    .cfg
    .cfg.in
    .cfgsave
    .cfm
    .cfml
    .cfs
    .cg
    .cgb
    .cgh
    .cgi
    .cginc
    .cgm
    .cgns
    .cgr
    .ch
    .ch3
    .ch8
    .chai
    .changes
    .chd
    .chem
    .chi
    .chm
    .chp
    .chpl
    .chrt
    .chs
    .cht
    .cif
    .cii
    .cil
    .cin
    .cir
    .circom
    .cirru
    .ciso
    .cit
    .ciw
    .cj
    .cjs
    .cjsx
    .ck
    .ckd
    .ckt
    .cl
    .cl2
    .cla
    .clang-format
    .clar
    .class
    .clcpp
    .cld
    .clh
    .click
    .clickonce
    .clip
    .clixml
    .clj
    .cljc
    .cljs
    .cljs.hl
    .cljscm
    .cljx
    .clkx
    .clle
    .clp
    .clpi
    .cls
    .clue
    .clw
    .cma
    .cmake
    .cmake.in
    .cmb
    .cmc
    .cmd
    .cmf
    .cmi
    .cml
    .cmo
    .cmp
    .cmt
    .cmti
    .cmx
    .cmxa
    .cnb
    .cnc
    .cnf
    .cnt
    .cob
    .cobol
    .cocci
    .cod
    .code-snippets
    .code-workspace
    .coffee
    .coffee.erb
    .coffee.md
    .col
    .colpkg
    .com
    .command
    .comp
    .conc
    .conf
    .conffiles
    .config
    .conll
    .conllu
    .container
    .containerfile
    .cook
    .coq
    .cos
    .coveragerc
    .cp
    .cpanfile
    .cpgz
    .cpi
    .cpio
    .cpio.gz
    .cpk
    .cpkg
    .cpl
    .cpp
    .cpp-objdump
    .cppm
    .cppobjdump
    .cpr
    .cproject
    .cps
    .cpt
    .cpy
    .cql
    .cr
    .cr2
    .cr3
    .cram
    .cramfs
    .crc32
    .crd
    .crdownload
    .creole
    .crl
    .crn
    .crontab
    .crt
    .crw
    .crx
    .cryptonote
    .cs
    .cs.pp
    .csc
    .cscfg
    .csd
    .csdef
    .csh
    .cshtml
    .csl
    .cso
    .cson
    .csp
    .csproj
    .csr
    .css
    .css.map
    .css.mysql
    .cst
    .csv
    .csvs
    .csx
    .ct
    .ctb
    .ctex
    .ctl
    .ctp
    .cts
    .cu
    .cub
    .cube
    .cud
    .cue
    .cuh
    .cui
    .cuix
    .cur
    .curl
    .curry
    .customdestinations-ms
    .cut
    .cvd
    .cvi
    .cvs
    .cvx
    .cw
    .cwk
    .cwl
    .cwp
    .cws
    .cww
    .cxt
    .cxx
    .cxx-objdump
    .cy
    .cylc
    .cyp
    .cypher
    .czi
    .d
    .d-objdump
    .d2
    .d40
    .d64
    .d71
    .d80
    .d81
    .d82
    .d90
    .daa
    .dae
    .daf
    .dar
    .darcspatch
    .dart
    .das
    .dash
    .dat
    .dataless
    .dats
    .dav
    .davmount
    .db
    .db-journal
    .db-wal
    .db2
    .db3
    .db5
    .dba
    .dbf
    .dbk
    .dbl
    .dbm
    .dbpf
    .dbt
    .dbx
    .dc
    .dc2
    .dc3
    .dc42
    .dca
    .dcd
    .dcl
    .dcm
    .dcr
    .dcs
    .dcu
    .dcx
    .dd
    .dd2
    .ddb
    .ddd
    .ddf
    .ddl
    .ddoc
    .dds
    .deb
    .debdiff
    .decls
    .deep
    .def
    .defconfig
    .depproj
    .der
    .des
    .desktop
    .desktop.in
    .desktop.skeleton
    .device
    .dex
    .dfac
    .dff
    .dfm
    .dfont
    .dft
    .dfu
    .dfxp
    .dfy
    .dgc
    .dgn
    .dgr
    .dhall
    .di
    .dia
    .dib
    .dic
    .dicom
    .dif
    .diff
    .dir
    .dircolors
    .directory
    .dis
    .diskcopy42
    .dist
    .dita
    .ditamap
    .ditaval
    .ditroff
    .divx
    .diz
    .djs
    .djv
    .djvu
    .dlc
    .dll
    .dll.config
    .dll_
    .dlm
    .dls
    .dm
    .dm3
    .dm4
    .dmg
    .dmp
    .dms
    .dna
    .dng
    .dnssd
    .do
    .doc
    .docbook
    .dockerfile
    .docm
    .docx
    .dof
    .doh
    .dol
    .dor
    .dot
    .dotm
    .dotsettings
    .dotsettings.user
    .dotx
    .download
    .dox
    .dp
    .dpatch
    .dpg
    .dpk
    .dpkg-dist
    .dpkg-new
    .dpkg-old
    .dpr
    .dpx
    .dra
    .drawio
    .drc
    .drd
    .drl
    .drle
    .drt
    .druby
    .drv
    .drw
    .ds2
    .dsc
    .dsf
    .dsk
    .dsl
    .dsm
    .dsn
    .dsp
    .dsr
    .dss
    .dsv
    .dsw
    .dta
    .dtb
    .dtbo
    .dtd
    .dts
    .dtshd
    .dtsi
    .dtso
    .dtx
    .duby
    .dump
    .dv
    .dvb
    .dvi
    .dvi.bz2
    .dvi.gz
    .dvr-ms
    .dw2
    .dwc
    .dwf
    .dwfx
    .dwg
    .dwl
    .dws
    .dwt
    .dx
    .dxa
    .dxb
    .dxf
    .dxp
    .dxr
    .dyalog
    .dyl
    .dylan
    .dylib
    .dz
    .dzn
    .e
    .e00
    .e01
    .e57
    .eac3
    .eap
    .ear
    .eb
    .ebnf
    .ebuild
    .ec
    .ec3
    .ecelp4800
    .ecelp7470
    .ecelp9600
    .ecl
    .eclass
    .eclxml
    .ecm
    .ecore
    .ecr
    .ect
    .ecw
    .edb
    .edc
    .ede
    .edf
    .edge
    .edgeql
    .edi
    .edid
    .edifact
    .editorconfig
    .edl
    .edm
    .edn
    .edoc
    .edx
    .eep
    .eet
    .eex
    .efi
    .efif
    .egg
    .eh
    .ei6
    .eif
    .eip
    .ejs
    .ejs.t
    .el
    .elc
    .elf
    .eliom
    .eliomi
    .elisp
    .elm
    .elv
    .em
    .emacs
    .emacs.desktop
    .emberscript
    .embl
    .emf
    .eml
    .emlx
    .emma
    .emotionml
    .emz
    .enc
    .enex
    .enl
    .enlx
    .ens
    .ent
    .env
    .envrc
    .enw
    .enz
    .eol
    .eot
    .epj
    .epp
    .eps
    .eps.bz2
    .eps.gz
    .epsf
    .epsf.bz2
    .epsf.gz
    .epsi
    .epsi.bz2
    .epsi.gz
    .epub
    .eq
    .erb
    .erb.deface
    .erf
    .eris
    .erl
    .erofs
    .es
    .es3
    .es6
    .esa
    .escn
    .escript
    .esd
    .esdl
    .esf
    .et
    .et3
    .etd
    .etl
    .ett
    .etx
    .evc
    .evo
    .evt
    .evtx
    .ex
    .ex01
    .example
    .exc
    .exe
    .exe_
    .exi
    .exp
    .export
    .expr-dist
    .exr
    .exs
    .ext
    .exw
    .eyaml
    .eye
    .ez
    .ez2
    .ez3
    .ezt
    .f
    .f03
    .f08
    .f15
    .f3d
    .f3z
    .f4a
    .f4b
    .f4p
    .f4v
    .f77
    .f90
    .f95
    .fa
    .faa
    .factor
    .fan
    .fancypack
    .fap
    .far
    .fas
    .fasl
    .fasta
    .fastq
    .fax
    .fb
    .fb2
    .fb2.zip
    .fbs
    .fbx
    .fbz
    .fc
    .fcdt
    .fcgi
    .fcpxml
    .fcs
    .fcstd
    .fcstd1
    .fd
    .fdb
    .fdf
    .fdr
    .fds
    .fdt
    .fdx
    .fe_launch
    .fea
    .feather
    .feature
    .fex
    .ff
    .fff
    .ffn
    .ffpreset
    .fg5
    .fgb
    .fgd
    .fh
    .fh10
    .fh11
    .fh3
    .fh4
    .fh5
    .fh7
    .fh8
    .fh9
    .fhc
    .fhmx
    .fi
    .fif
    .fig
    .film
    .filters
    .fir
    .fish
    .fit
    .fits
    .fl
    .fla
    .flac
    .flatpak
    .flatpakref
    .flatpakrepo
    .flc
    .fld
    .flex
    .flf
    .fli
    .flif
    .flix
    .flm
    .flo
    .flp
    .flux
    .flv
    .flw
    .flx
    .fly
    .fm
    .fm3
    .fm5
    .fmp
    .fmp12
    .fmt
    .fna
    .fnc
    .fnl
    .fnt
    .fo
    .fodg
    .fodp
    .fods
    .fodt
    .fon
    .font
    .for
    .forth
    .fountain
    .fp
    .fp3
    .fp4
    .fp5
    .fp7
    .fpp
    .fppi
    .fpt
    .fpx
    .fq
    .fr
    .frag
    .frame
    .frg
    .frm
    .frn
    .frt
    .fs
    .fsb
    .fsc
    .fsh
    .fshader
    .fsi
    .fsproj
    .fsscript
    .fst
    .fsti
    .fsx
    .ftc
    .fth
    .ftl
    .ftlh
    .ftm
    .ftn
    .fts
    .ftw
    .fun
    .fut
    .fvt
    .fx
    .fxh
    .fxm
    .fxml
    .fxp
    .fxpl
    .fy
    .fypp
    .fzs
    .fzz
    .g
    .g2w
    .g3
    .g3w
    .g4
    .g64
    .g71
    .gac
    .gadget
    .gam
    .gamin
    .gaml
    .gap
    .gawk
    .gb
    .gb2
    .gba
    .gbc
    .gbff
    .gbi
    .gbk
    .gbl
    .gblorb
    .gbo
    .gbp
    .gbr
    .gbrjob
    .gbs
    .gca
    .gcd
    .gcda
    .gcf
    .gclient
    .gcm
    .gcno
    .gco
    .gcode
    .gcrd
    .gd
    .gdb
    .gdbinit
    .gdbm
    .gdi
    .gdl
    .gdm
    .gdnlib
    .gdns
    .gdoc
    .gdraw
    .gds
    .gdshader
    .gdshaderinc
    .gdsii
    .gdz
    .ged
    .gedcom
    .gem
    .gemini
    .gemspec
    .gen
    .geo
    .geojson
    .geom
    .ger
    .gex
    .gf
    .gff
    .gff3
    .gg
    .ggb
    .ggml
    .ggr
    .ggs
    .ggt
    .gguf
    .ghf
    .gho
    .gi
    .gif
    .gig
    .gih
    .gim
    .gipl
    .gitconfig
    .gitignore
    .gjc
    .gjf
    .gjs
    .gko
    .glade
    .glb
    .gleam
    .glf
    .glif
    .glsl
    .glslf
    .glslv
    .gltf
    .gly
    .glyphs
    .gm1
    .gm2
    .gm3
    .gmi
    .gmk
    .gml
    .gmo
    .gms
    .gmx
    .gn
    .gnc
    .gnd
    .gni
    .gno
    .gnu
    .gnucash
    .gnumeric
    .gnuplot
    .go
    .god
    .godot
    .gohtml
    .golo
    .gotmpl
    .gp
    .gp3
    .gp4
    .gp5
    .gpb
    .gpg
    .gph
    .gpi
    .gpkg
    .gpkg.gz
    .gpkg.tar
    .gpl
    .gpm
    .gpr
    .gpt
    .gpx
    .gqf
    .gql
    .gqs
    .gr
    .grace
    .gradle
    .gradle.kts
    .graffle
    .gramps
    .graphql
    .graphqls
    .grb
    .grb2
    .grd
    .gre
    .grib
    .grib2
    .groovy
    .grt
    .grv
    .grxml
    .gs
    .gsc
    .gschema.xml
    .gsf
    .gsh
    .gshader
    .gsheet
    .gslides
    .gsm
    .gson
    .gsp
    .gss
    .gst
    .gsx
    .gtar
    .gtf
    .gtiff
    .gtkbuilder
    .gtkrc
    .gtl
    .gtm
    .gto
    .gtp
    .gtpl
    .gts
    .gtw
    .guide
    .gv
    .gvp
    .gvr
    .gvy
    .gwy
    .gxf
    .gxt
    .gy
    .gyp
    .gypi
    .gz
    .gzip
    .h
    .h++
    .h.in
    .h261
    .h263
    .h264
    .h265
    .h4
    .h5
    .h86
    .ha
    .hack
    .hal
    .ham
    .ham8
    .haml
    .haml.deface
    .handlebars
    .hap
    .har
    .hats
    .hb
    .hbci
    .hbp
    .hbs
    .hc
    .hca
    .hcl
    .hcx
    .hd
    .hdd
    .hdf
    .hdf4
    .hdf5
    .hdmp
    .hdp
    .hdr
    .hds
    .hdt
    .hdv
    .he5
    .heex
    .heic
    .heics
    .heif
    .heifs
    .hej2
    .hes
    .hevc
    .hex
    .hexpat
    .hfa
    .hfe
    .hgl
    .hgt
    .hh
    .hhi
    .hic
    .hif
    .hip
    .hipnc
    .hiv
    .hive
    .hjson
    .hl
    .hl7
    .hlean
    .hlp
    .hlsl
    .hlsli
    .hm
    .hocon
    .hoon
    .hp
    .hpg
    .hpgl
    .hpid
    .hpp
    .hprof
    .hps
    .hqf
    .hql
    .hqx
    .hrl
    .hs
    .hs-boot
    .hsc
    .hsi
    .hta
    .htc
    .htk
    .htke
    .htm
    .htm.in
    .htm2
    .html
    .html.eex
    .html.erb
    .html.heex
    .html.hl
    .html.in
    .html.leex
    .html.tmpl
    .html5
    .http
    .hujson
    .hurl
    .hv
    .hvd
    .hve
    .hvp
    .hvs
    .hwp
    .hwpx
    .hwt
    .hx
    .hxml
    .hxsl
    .hxx
    .hy
    .hyp
    .hzp
    .i
    .i2g
    .i3
    .i33
    .i7x
    .ia64
    .iam
    .ibd
    .ibooks
    .ibw
    .ica
    .ical
    .icalendar
    .icb
    .icc
    .ice
    .iced
    .icl
    .icls
    .icm
    .icml
    .icns
    .ico
    .ics
    .idc
    .idf
    .idl
    .idml
    .idr
    .ids
    .idw
    .idx
    .if
    .ifb
    .ifc
    .ifczip
    .iff
    .iff.8svx
    .iff.ilbm
    .ifm
    .ifo
    .ig
    .igc
    .iges
    .igl
    .igm
    .igs
    .igx
    .ihex
    .ihlp
    .ihx
    .ii
    .iif
    .iiq
    .ijm
    .ijs
    .ik
    .ikla
    .il
    .ilbm
    .ily
    .im1
    .im24
    .im32
    .im8
    .ima
    .image
    .imba
    .imd
    .ime
    .imf
    .img
    .img.xz
    .imi
    .iml
    .imm
    .imp
    .importmap
    .ims
    .imy
    .imz
    .in
    .inc
    .inca
    .inchi
    .ind
    .indd
    .indl
    .indt
    .inf
    .info
    .ini
    .ini.in
    .ink
    .inkml
    .inl
    .ino
    .inp
    .inr
    .ins
    .install
    .insv
    .int
    .inta
    .intr
    .io
    .ioca
    .iol
    .ip6tables
    .ipa
    .ipf
    .ipfix
    .ipk
    .ipn
    .ipp
    .ips
    .ipsw
    .ipt
    .iptables
    .ipynb
    .ircam
    .irclog
    .irm
    .irp
    .isl
    .ism
    .iso
    .iso19139
    .ispc
    .iss
    .isz
    .it
    .it87
    .itcl
    .itk
    .itl
    .itp
    .its
    .itt
    .itv
    .iuml
    .ivf
    .ivp
    .ivu
    .ivy
    .ixx
    .j
    .j2
    .j2c
    .j2k
    .j64
    .jac
    .jad
    .jade
    .jai
    .jake
    .jam
    .janet
    .jar
    .jav
    .java
    .javascript
    .jaw
    .jb2
    .jbg
    .jbig
    .jbig2
    .jbuilder
    .jbw
    .jceks
    .jcl
    .jcm
    .jdx
    .jelly
    .jenkinsfile
    .jfi
    .jfif
    .jflex
    .jhc
    .jif
    .jinja
    .jinja2
    .jison
    .jisonlex
    .jisp
    .jks
    .jl
    .jls
    .jlt
    .jmod
    .jmp
    .jnb
    .jng
    .jnilib
    .jnlp
    .joblib
    .joda
    .journal
    .jp2
    .jpc
    .jpe
    .jpeg
    .jpf
    .jpg
    .jpg2
    .jpgm
    .jpgv
    .jph
    .jpm
    .jps
    .jpx
    .jq
    .jrd
    .jrxml
    .js
    .js.erb
    .js.map
    .js_
    .jsb
    .jsc
    .jscad
    .jscript
    .jscsrc
    .jse
    .jsfl
    .jsh
    .jslib
    .jsm
    .json
    .json-patch
    .json-tmlanguage
    .json.example
    .json5
    .jsonc
    .jsonl
    .jsonld
    .jsonlz4
    .jsonml
    .jsonnet
    .jsonpatch
    .jsp
    .jspf
    .jspre
    .jsproj
    .jspx
    .jss
    .jst
    .jsx
    .jt
    .jtd
    .jte
    .jtt
    .just
    .jxl
    .jxr
    .jxs
    .k
    .k25
    .k7
    .kak
    .kar
    .karbon
    .kbx
    .kch
    .kconfig
    .kct
    .kdb
    .kdbx
    .kdc
    .kdelnk
    .kdenlive
    .kdl
    .keras
    .kexi
    .kexic
    .kexis
    .key
    .keymap
    .keynote
    .keystore
    .kfo
    .kfx
    .kia
    .kicad_mod
    .kicad_pcb
    .kicad_pro
    .kicad_sch
    .kicad_sym
    .kicad_wks
    .kid
    .kin
    .kino
    .kit
    .kk
    .kla
    .kml
    .kmy
    .kmz
    .kne
    .knp
    .ko
    .koa
    .kojo
    .kon
    .kpf
    .kpr
    .kpt
    .kql
    .kra
    .krl
    .krz
    .ks
    .ksh
    .ksp
    .kss
    .ksy
    .kt
    .kth
    .ktm
    .ktr
    .kts
    .ktx
    .ktx2
    .ktz
    .kube
    .kud
    .kv
    .kvtml
    .kwd
    .kwt
    .l
    .l01
    .la
    .lagda
    .langium
    .lark
    .las
    .lasso
    .lasso8
    .lasso9
    .lassoapp
    .lasxml
    .latex
    .latte
    .launch
    .laz
    .lbd
    .lbe
    .lbl
    .lbm
    .lbr
    .lbx
    .ld
    .ldb
    .ldf
    .ldi
    .ldif
    .ldjson
    .ldr
    .lds
    .lean
    .leex
    .lektorproject
    .leo
    .les
    .less
    .lex
    .lfe
    .lfm
    .lfp
    .lfr
    .lg
    .lgt
    .lha
    .lhs
    .lib
    .libsonnet
    .libsvm
    .license
    .lid
    .lidr
    .lif
    .ligo
    .lin
    .link
    .link66
    .linq
    .lip
    .liq
    .liquid
    .lisp
    .list
    .list3820
    .listafp
    .lit
    .litcoffee
    .livecodescript
    .livemd
    .lkml
    .ll
    .lmdb
    .lmi
    .lml
    .lml.gz
    .lmp
    .lnk
    .lnx
    .lobster
    .log
    .logcat
    .logo
    .logtalk
    .lol
    .look
    .lookml
    .loom
    .lostxml
    .lottie
    .lottie.json
    .love
    .lp
    .lpr
    .lrc
    .lrcat
    .lrdata
    .lrf
    .lri
    .lrm
    .lrtemplate
    .lrx
    .lrz
    .ls
    .lsl
    .lslp
    .lsp
    .lss
    .lst
    .ltf
    .ltx
    .lua
    .luac
    .luacheckrc
    .luau
    .lus
    .lvclass
    .lvlib
    .lvp
    .lvproj
    .lw
    .lwf
    .lwo
    .lwp
    .lws
    .lx01
    .lxo
    .ly
    .lyr
    .lyrx
    .lyx
    .lz
    .lz4
    .lzfse
    .lzh
    .lzma
    .lzo
    .lzop
    .lzs
    .lzx
    .m
    .m11
    .m13
    .m14
    .m15
    .m1u
    .m1v
    .m2
    .m21
    .m2a
    .m2s
    .m2t
    .m2ts
    .m2v
    .m3
    .m3a
    .m3u
    .m3u8
    .m4
    .m4a
    .m4b
    .m4p
    .m4r
    .m4s
    .m4u
    .m4v
    .m7
    .ma
    .mab
    .mac
    .macbin
    .macho
    .macp
    .mads
    .maff
    .mag
    .magik
    .mai
    .mak
    .make
    .makefile
    .maker
    .mako
    .man
    .mandoc
    .manifest
    .mao
    .map
    .maple
    .marc
    .markdown
    .marko
    .mas
    .mask
    .master
    .mat
    .mat.meta
    .mata
    .matah
    .mathematica
    .mathml
    .matlab
    .maud
    .mawk
    .max
    .maxhelp
    .maxpat
    .maxproj
    .mb
    .mbk
    .mbm
    .mbox
    .mboxrd
    .mbt
    .mbtiles
    .mbx
    .mc
    .mc1
    .mc2
    .mca
    .mcaddon
    .mcd
    .mcdx
    .mcfunction
    .mch
    .mcif
    .mcmeta
    .mcpack
    .mcr
    .mcw
    .mcworld
    .mcwrite
    .md
    .md2
    .md4
    .md5
    .md5sums
    .mda
    .mdb
    .mdc
    .mde
    .mdf
    .mdi
    .mdl
    .mdmp
    .mdoc
    .mdown
    .mdpolicy
    .mds
    .mdt
    .mdtext
    .mdtxt
    .mdw
    .mdwn
    .mdx
    .mdz
    .me
    .med
    .mediawiki
    .mef
    .mermaid
    .mesh
    .meta
    .meta4
    .metainfo.xml
    .metal
    .metalink
    .mets
    .metta
    .mf
    .mf1
    .mfm
    .mft
    .mg
    .mgc
    .mgp
    .mgt
    .mgt.plusd
    .mgu
    .mgz
    .mha
    .mhd
    .mht
    .mhtml
    .mib
    .mid
    .midi
    .midl
    .mie
    .mif
    .miff
    .mime
    .minc
    .minid
    .minipsf
    .mint
    .mir
    .mirah
    .mix
    .miz
    .mj2
    .mjml
    .mjp2
    .mjpeg
    .mjpg
    .mjpg2
    .mjs
    .mk
    .mk3d
    .mka
    .mkd
    .mkdn
    .mkdown
    .mkfile
    .mkii
    .mkiv
    .mkix
    .mks
    .mksh
    .mkv
    .mkvi
    .mkxl
    .ml
    .ml4
    .mli
    .mligo
    .mlir
    .mll
    .mlmodel
    .mlp
    .mlt
    .mlx
    .mly
    .mm
    .mmap
    .mmas
    .mmat
    .mmcif
    .mmd
    .mmf
    .mmk
    .mml
    .mmm
    .mmod
    .mmp
    .mmpt
    .mmr
    .mms
    .mnc
    .mng
    .mnl
    .mnr
    .mns
    .mnu
    .mny
    .mo
    .mo3
    .mobi
    .mobileconfig
    .mobileprovision
    .moc
    .mod
    .model
    .mods
    .module
    .modulefile
    .modulemap
    .mof
    .moflex
    .mojo
    .mol
    .mol2
    .mom
    .moml
    .monkey
    .monkey2
    .moo
    .moon
    .moov
    .mop
    .mopcrt
    .mos
    .mot
    .mount
    .mov
    .move
    .movie
    .mozlz4
    .mp
    .mp+
    .mp1
    .mp2
    .mp21
    .mp3
    .mp4
    .mp4a
    .mp4v
    .mpa
    .mpc
    .mpd
    .mpe
    .mpeg
    .mpeg4
    .mpg
    .mpg2
    .mpg4
    .mpga
    .mph
    .mpj
    .mpk
    .mpkg
    .mpl
    .mpls
    .mpm
    .mpn
    .mpnt
    .mpo
    .mpp
    .mpq
    .mps
    .mpt
    .mptm
    .mpv
    .mpx
    .mpy
    .mq4
    .mq5
    .mqh
    .mqv
    .mqy
    .mrc
    .mrcx
    .mrimg
    .mrl
    .mrml
    .mrpack
    .mrproject
    .mrw
    .mrxs
    .ms
    .msa
    .mscx
    .mscz
    .msd
    .mseed
    .mseq
    .msf
    .msg
    .msgpack
    .msh
    .msi
    .msix
    .msixbundle
    .msl
    .msm
    .msp
    .mspec
    .mss
    .mst
    .msty
    .msu
    .msx
    .mt
    .mt2
    .mtl
    .mtm
    .mtml
    .mtp
    .mts
    .mtv
    .mtw
    .mu
    .mud
    .muf
    .mui
    .mumps
    .mup
    .mus
    .muse
    .musicxml
    .mustache
    .musx
    .mv
    .mvb
    .mve
    .mvg
    .mvt
    .mw
    .mw2
    .mwf
    .mws
    .mx1
    .mx2
    .mxd
    .mxf
    .mxl
    .mxmf
    .mxml
    .mxp
    .mxr
    .mxs
    .mxt
    .mxu
    .my
    .myd
    .myi
    .mysql
    .myt
    .mzml
    .mzn
    .mzxml
    .n
    .n-gage
    .n3
    .n64
    .nanorc
    .nas
    .nasl
    .nasm
    .natvis
    .nawk
    .nb
    .nbd
    .nbib
    .nbk
    .nbp
    .nbt
    .nc
    .nc4
    .ncc
    .ncl
    .nct
    .ncx
    .nd2
    .ndd
    .ndf
    .ndjson
    .ndpi
    .ndproj
    .nds
    .ndx
    .ne
    .nearley
    .ned
    .nef
    .neo
    .neon
    .nes
    .net
    .netdev
    .network
    .newick
    .nex
    .nexus
    .nez
    .nf
    .nfc
    .nfo
    .nft
    .ng
    .ngc
    .ngdat
    .nginx
    .nginxconf
    .ngp
    .nhdr
    .ni
    .nib
    .nii
    .nim
    .nim.cfg
    .nimble
    .nimrod
    .nims
    .ninja
    .nis
    .nist
    .nit
    .nitf
    .nix
    .njk
    .njs
    .njsproj
    .nl
    .nlogo
    .nls
    .nlu
    .nmea
    .nml
    .nnd
    .nns
    .nnw
    .no
    .node
    .nojekyll
    .nomad
    .not
    .nproj
    .npx
    .npy
    .npz
    .nq
    .nqp
    .nr
    .nrg
    .nro
    .nroff
    .nrrd
    .nrw
    .nsc
    .nse
    .nsf
    .nsfe
    .nsh
    .nsi
    .nsis
    .nsn
    .nso
    .nsp
    .nspawn
    .nss
    .nst
    .nsv
    .nt
    .ntar
    .ntf
    .ntx
    .nu
    .numbers
    .numpy
    .numpyw
    .numsc
    .nupkg
    .nuspec
    .nut
    .nuv
    .nwc
    .nwk
    .nws
    .nx
    .nxc
    .nxs
    .ny
    .nzb
    .o
    .oa2
    .oa3
    .oas
    .oat
    .ob2
    .obd
    .obj
    .objdump
    .obt
    .obu
    .occ
    .ocl
    .ocx
    .oda
    .odb
    .odc
    .odd
    .odex
    .odf
    .odg
    .odi
    .odin
    .odl
    .odm
    .odp
    .ods
    .odt
    .odt.backup
    .ofd
    .off
    .ofr
    .ofs
    .oft
    .ofx
    .oga
    .ogex
    .ogg
    .ogm
    .ogv
    .ogw
    .ogx
    .oib
    .oif
    .okt
    .ol
    .old
    .oma
    .ome.tif
    .ome.tiff
    .omf
    .omg
    .omgrofl
    .one
    .onepkg
    .onetmp
    .onetoc
    .onetoc2
    .onnx
    .ooc
    .op2
    .opa
    .opal
    .opd
    .opdownload
    .opencl
    .openvpn
    .opf
    .opj
    .opju
    .opk
    .opl
    .opml
    .opo
    .oprc
    .opu
    .opus
    .opy
    .or2
    .or3
    .or4
    .or5
    .or6
    .ora
    .orc
    .orf
    .org
    .org_archive
    .ori
    .orig
    .orq
    .ors
    .os
    .osf
    .osfpvg
    .osm
    .osm.pbf
    .ost
    .otc
    .otf
    .otg
    .oth
    .oti
    .otm
    .otp
    .ots
    .ott
    .out
    .outjob
    .ov2
    .ova
    .ove
    .overpassql
    .ovf
    .ovpn
    .owl
    .owx
    .ox
    .oxh
    .oxo
    .oxps
    .oxt
    .oxygene
    .oz
    .ozf2
    .ozf3
    .p
    .p00
    .p10
    .p12
    .p21
    .p4
    .p6
    .p64
    .p65
    .p6l
    .p6m
    .p6t
    .p7
    .p7b
    .p7c
    .p7m
    .p7r
    .p7s
    .p8
    .p8.png
    .p8.rom
    .p8e
    .pac
    .pack
    .package
    .pacscript
    .pact
    .paf
    .pag
    .pages
    .pak
    .pam
    .pan
    .paq8
    .par
    .parquet
    .parrot
    .part
    .partial
    .pas
    .pascal
    .pasm
    .pat
    .patch
    .patch.orig
    .path
    .paw
    .pax
    .pb
    .pbd
    .pbf
    .pbi
    .pbl
    .pbm
    .pbp
    .pbt
    .pbtxt
    .pc
    .pc.in
    .pc1
    .pc2
    .pc3
    .pcap
    .pcapng
    .pcbdoc
    .pcd
    .pce
    .pcf
    .pcf.gz
    .pcf.z
    .pck
    .pcl
    .pclxl
    .pcss
    .pct
    .pctf
    .pcurl
    .pcx
    .pd
    .pd_lua
    .pdb
    .pdc
    .pdd
    .pddl
    .pde
    .pdf
    .pdf.bz2
    .pdf.gz
    .pdf.lz
    .pdf.xz
    .pdn
    .pe3
    .pe4
    .pef
    .peg
    .peggy
    .pegjs
    .pem
    .pep
    .per
    .perl
    .pf
    .pf2
    .pfa
    .pfb
    .pfm
    .pfr
    .pfs
    .pfx
    .pgf
    .pgm
    .pgn
    .pgp
    .pgsql
    .pgx
    .ph
    .ph3
    .ph4
    .phm
    .pho
    .php
    .php3
    .php4
    .php5
    .php7
    .php8
    .phps
    .phpt
    .phtml
    .pi
    .pi1
    .pi2
    .pi3
    .pic
    .picio
    .pickle
    .pict
    .pict1
    .pict2
    .pif
    .pig
    .pike
    .pir
    .pit
    .pix
    .pjs
    .pk
    .pk3
    .pk4
    .pk8
    .pkb
    .pkg
    .pkgproj
    .pki
    .pkipath
    .pkl
    .pkpass
    .pkpasses
    .pkr
    .pks
    .pl
    .pl1
    .pl6
    .planner
    .plantuml
    .plb
    .plc
    .pld
    .plf
    .pli
    .plist
    .plm
    .pln
    .plo
    .plot
    .pls
    .plsql
    .plt
    .pluginspec
    .plx
    .ply
    .pm
    .pm3
    .pm4
    .pm5
    .pm6
    .pm65
    .pmb
    .pmd
    .pmdx
    .pmf
    .pml
    .pmod
    .pmp
    .pmt
    .pmtiles
    .pmv
    .pmx
    .pnf
    .png
    .pnm
    .pnt
    .pntg
    .po
    .pod
    .pod.json
    .pod6
    .podsl
    .podspec
    .pogo
    .pol
    .polar
    .pom
    .pony
    .por
    .portpkg
    .postcss
    .postinst
    .postrm
    .pot
    .potm
    .potx
    .pov
    .povray
    .pp
    .pp4
    .pp5
    .ppa
    .ppam
    .ppd
    .ppj
    .ppk
    .ppm
    .pprx
    .pps
    .ppsm
    .ppsx
    .ppt
    .pptm
    .pptx
    .ppz
    .pq
    .pqa
    .pqt
    .praat
    .prawn
    .prc
    .prd
    .pre
    .prefab
    .prefs
    .preinst
    .prerm
    .prf
    .prg
    .pri
    .prisma
    .prjpcb
    .prn
    .pro
    .procreate
    .profdata
    .profraw
    .proj
    .prolog
    .properties
    .props
    .proto
    .prproj
    .prs
    .prt
    .prv
    .prw
    .prx
    .prz
    .ps
    .ps.bz2
    .ps.gz
    .ps1
    .ps1xml
    .psb
    .psc
    .psc1
    .psd
    .psd1
    .psf
    .psf.gz
    .psf1
    .psf2
    .psflib
    .psgi
    .psid
    .psm
    .psm1
    .psp
    .pspbrush
    .pspimage
    .psptube
    .psql
    .psrc
    .pssc
    .pst
    .psv
    .psw
    .psx
    .pt
    .pt6
    .pt65
    .pth
    .pti
    .ptid
    .ptif
    .ptm
    .ptr
    .pts
    .ptx
    .pu
    .pub
    .pubxml
    .puff
    .pug
    .puml
    .purs
    .pvb
    .pvf
    .pvr
    .pw
    .pwd
    .pwg
    .pwn
    .pwt
    .px
    .pxa
    .pxd
    .pxi
    .pxl
    .pxp
    .pxs
    .py
    .py3
    .pya
    .pyc
    .pyd
    .pyde
    .pyi
    .pyo
    .pyox
    .pyp
    .pys
    .pysu
    .pyt
    .pytb
    .pyv
    .pyw
    .pyx
    .pzx
    .q
    .qam
    .qasm
    .qb
    .qbb
    .qbm
    .qbo
    .qbrew
    .qbs
    .qbw
    .qc
    .qcow
    .qcow2
    .qcp
    .qd
    .qdf
    .qed
    .qel
    .qfx
    .qgs
    .qhcp
    .qhelp
    .qif
    .ql
    .qll
    .qm
    .qmd
    .qml
    .qmlc
    .qmlproject
    .qmltypes
    .qnt
    .qoi
    .qp
    .qph
    .qps
    .qpt
    .qpw
    .qrc
    .qs
    .qt
    .qti
    .qti.gz
    .qtif
    .qtl
    .qtvr
    .qtz
    .qwd
    .qwt
    .qxb
    .qxd
    .qxl
    .qxp
    .qxt
    .r
    .r00
    .r01
    .r2
    .r3
    .r3d
    .ra
    .rabl
    .raf
    .rake
    .raku
    .rakudoc
    .rakumod
    .rakutest
    .ram
    .raml
    .rar
    .ras
    .rascript
    .raw
    .raw-disk-image
    .raw-disk-image.xz
    .raw.img
    .raw.xz
    .rax
    .razor
    .rb
    .rbbas
    .rbf
    .rbfrm
    .rbi
    .rbmnu
    .rbres
    .rbs
    .rbtbar
    .rbuild
    .rbuistate
    .rbw
    .rbx
    .rbxl
    .rbxmx
    .rbxs
    .rc
    .rchit
    .rcprofile
    .rd
    .rda
    .rdata
    .rdc
    .rdf
    .rdfs
    .rdoc
    .rdp
    .rds
    .rdz
    .re
    .reality
    .realm
    .reason
    .reb
    .rebol
    .red
    .reds
    .reek
    .reg
    .regex
    .regexp
    .rego
    .rei
    .rej
    .rel
    .releases.xml
    .religo
    .renviron
    .rep
    .res
    .resi
    .resolved
    .resource
    .ressw
    .rest
    .rest.txt
    .resw
    .resx
    .rev
    .rex
    .rexx
    .rez
    .rf64
    .rfa
    .rft
    .rg
    .rgb
    .rgb8
    .rgba
    .rgbe
    .rgbn
    .rgen
    .rhistory
    .rhtml
    .rif
    .ring
    .riot
    .rip
    .ris
    .riv
    .rjs
    .rk
    .rkt
    .rktd
    .rktl
    .rl
    .rl2
    .rla
    .rlc
    .rle
    .rlib
    .rm
    .rmd
    .rmeta
    .rmi
    .rmiss
    .rmj
    .rmm
    .rmp
    .rms
    .rmvb
    .rmx
    .rnc
    .rng
    .rnh
    .rno
    .rns
    .rnw
    .rnx
    .roa
    .robot
    .roc
    .rockspec
    .roff
    .rol
    .rom
    .ron
    .ronn
    .root
    .roq
    .ros
    .rp
    .rpa
    .rpcgen
    .rpf
    .rpg
    .rpgle
    .rpm
    .rpm.sig
    .rpmnew
    .rpmorig
    .rpmsave
    .rpp
    .rprofile
    .rpss
    .rpst
    .rpt
    .rpy
    .rpyc
    .rq
    .rs
    .rs.in
    .rsc
    .rsd
    .rsdf
    .rsh
    .rsm
    .rsrc
    .rss
    .rst
    .rst.txt
    .rsx
    .rt
    .rte
    .rtf
    .ru
    .ruby
    .rul
    .rules
    .ruleset
    .run
    .runsettings
    .rv
    .rviz
    .rvt
    .rvx
    .rvz
    .rw2
    .rwl
    .rwz
    .rx
    .rx2
    .rxn
    .rz
    .s-objdump
    .s19
    .s2
    .s28
    .s37
    .s3db
    .s3m
    .sa
    .sab
    .saf
    .safetensors
    .sage
    .sagews
    .sai
    .sail
    .sam
    .sami
    .sample
    .san
    .sap
    .sarif
    .sarif.json
    .sas
    .sas7bbak
    .sas7bcat
    .sas7bdat
    .sass
    .sat
    .sats
    .sav
    .save
    .sb
    .sb2
    .sb3
    .sbatch
    .sbf
    .sbk
    .sbml
    .sbp
    .sbt
    .sbv
    .sbx
    .sc
    .sc68
    .sc7
    .scad
    .scala
    .scaml
    .scc
    .scd
    .sce
    .scenic
    .scf
    .sch
    .schdoc
    .schem
    .schema.json
    .schematic
    .sci
    .sciprj
    .scl
    .scm
    .sco
    .sconscript
    .sconstruct
    .scope
    .scpt
    .scq
    .scr
    .scrbl
    .scriv
    .scs
    .scss
    .sct
    .scx
    .scxml
    .sd
    .sd2
    .sd7
    .sda
    .sdb
    .sdc
    .sdd
    .sdf
    .sdg
    .sdi
    .sdkd
    .sdkm
    .sdm
    .sdp
    .sdr
    .sds
    .sdv
    .sdw
    .sea
    .sed
    .see
    .seed
    .seg-y
    .segy
    .self
    .sema
    .semd
    .semf
    .ser
    .service
    .setpay
    .setreg
    .settings
    .settingsstore
    .sexp
    .sf
    .sf2
    .sf3
    .sfc
    .sfd
    .sfd-hdstx
    .sfproj
    .sfs
    .sfv
    .sfz
    .sg
    .sgb
    .sgd
    .sgf
    .sgi
    .sgl
    .sgm
    .sgml
    .sgu
    .sgy
    .sh
    .sh-session
    .sh.in
    .sh3
    .sha1
    .sha2
    .sha224
    .sha256
    .sha256sum
    .sha3
    .sha384
    .sha512
    .shader
    .shape
    .shar
    .shen
    .shf
    .shlibs
    .shn
    .shp
    .shproj
    .shr
    .shtm
    .shtml
    .shw
    .shx
    .si
    .siag
    .sib
    .sid
    .sieve
    .sif
    .sig
    .sik
    .sil
    .silo
    .sim
    .sis
    .sisx
    .sit
    .sitx
    .siv
    .sj
    .sjs
    .sk
    .sk1
    .skb
    .skc
    .skd
    .sketch
    .skf
    .skm
    .skp
    .skr
    .skt
    .sl
    .sl3
    .sla
    .slang
    .slb
    .sld
    .sldasm
    .slddrw
    .sldm
    .sldprt
    .sldx
    .slice
    .slim
    .slint
    .slk
    .sln
    .sln.xml
    .slnlaunch
    .slnx
    .sls
    .slt
    .slurm
    .slx
    .sm
    .sma
    .smali
    .smc
    .smd
    .smf
    .smi
    .smil
    .smiles
    .smithy
    .smk
    .sml
    .sms
    .smt
    .smt2
    .smus
    .smv
    .smzip
    .sna
    .snakefile
    .snap
    .snappy
    .snb
    .snd
    .sndh
    .snf
    .snip
    .snippet
    .snippets
    .sno
    .snoop
    .snp
    .snupkg
    .so
    .socket
    .sol
    .sos
    .soy
    .sp
    .sparql
    .sparsebundle
    .sparseimage
    .spc
    .spd
    .spdx
    .spdx.json
    .spdx.rdf
    .spdx.yaml
    .spdx.yml
    .spe
    .spec
    .spf
    .sph
    .spi
    .spice
    .spin
    .spl
    .spm
    .spo
    .spq
    .spr
    .sprite3
    .sprx
    .sps
    .spv
    .spx
    .sqf
    .sqfs
    .sql
    .sqlite
    .sqlite-journal
    .sqlite-wal
    .sqlite2
    .sqlite3
    .sqlite3-wal
    .sqlitedb
    .sqlproj
    .sqlrpgle
    .sqsh
    .squashfs
    .sqx
    .sr2
    .sra
    .src
    .src.rpm
    .srdf
    .srec
    .srf
    .srl
    .srs
    .srt
    .sru
    .srv
    .srw
    .srx
    .ss
    .ssa
    .ssc
    .ssd01
    .ssdl
    .sse
    .ssf
    .ssjs
    .ssml
    .sss
    .sst
    .ssv
    .st
    .stan
    .stap
    .star
    .stb
    .stc
    .std
    .step
    .stex
    .stf
    .sthlp
    .sti
    .stk
    .stl
    .stm
    .ston
    .story
    .storyboard
    .stp
    .stpx
    .stpxml
    .stpz
    .str
    .strace
    .strings
    .strl
    .sttheme
    .stw
    .stx
    .sty
    .styl
    .style
    .sub
    .sublime-build
    .sublime-color-scheme
    .sublime-commands
    .sublime-completions
    .sublime-keymap
    .sublime-macro
    .sublime-menu
    .sublime-mousemap
    .sublime-project
    .sublime-settings
    .sublime-snippet
    .sublime-syntax
    .sublime-theme
    .sublime-workspace
    .sublime_metrics
    .sublime_session
    .suit
    .sun
    .sup
    .surql
    .sus
    .susp
    .sv
    .sv4cpio
    .sv4crc
    .svc
    .svd
    .svelte
    .svf
    .svg
    .svg.gz
    .svgz
    .svh
    .svi
    .svmlight
    .svs
    .svx
    .sw
    .swa
    .swap
    .swcrc
    .swf
    .swg
    .swift
    .swig
    .swm
    .swo
    .swp
    .sxc
    .sxd
    .sxg
    .sxi
    .sxm
    .sxr
    .sxw
    .sy3
    .syd
    .sylk
    .symbols
    .symmod
    .syntax
    .sys
    .sysml
    .syx
    .syz
    .sz
    .szx
    .t
    .t1
    .t2t
    .t3
    .t64
    .tab
    .tac
    .tact
    .taf
    .tag
    .taglet
    .tak
    .talon
    .tao
    .tap
    .tape
    .tar
    .tar.br
    .tar.bz
    .tar.bz2
    .tar.bz3
    .tar.gz
    .tar.lrz
    .tar.lz
    .tar.lz4
    .tar.lzma
    .tar.lzo
    .tar.old
    .tar.rz
    .tar.sz
    .tar.xz
    .tar.z
    .tar.zst
    .tar.zstd
    .targa
    .target
    .targets
    .tax
    .taz
    .tb2
    .tbr
    .tbz
    .tbz2
    .tbz3
    .tcb
    .tcc
    .tch
    .tcl
    .tcl.in
    .tcr
    .tcsh
    .tct
    .tcw
    .tcx
    .td
    .td0
    .tdms
    .te
    .tea
    .teacher
    .tei
    .teicorpus
    .templ
    .template
    .tesc
    .tese
    .tex
    .texi
    .texinfo
    .text
    .textgrid
    .textile
    .textproto
    .tf
    .tfi
    .tflite
    .tfm
    .tfrecord
    .tfrecords
    .tfstate
    .tfstate.backup
    .tftpl
    .tfvars
    .tfx
    .tga
    .tgif
    .tgz
    .thd
    .theme
    .themepack
    .thm
    .thmx
    .thor
    .thp
    .thrift
    .thy
    .tib
    .tibx
    .tic
    .tid
    .tif
    .tiff
    .tikz
    .tim
    .timer
    .tk
    .tl
    .tla
    .tlrz
    .tlv
    .tlz
    .tm
    .tm2
    .tmac
    .tmcommand
    .tmd
    .tmdl
    .tml
    .tmlanguage
    .tmo
    .tmp
    .tmpl
    .tmpreferences
    .tmsnippet
    .tmtheme
    .tmux
    .tmv
    .tmx
    .tnef
    .tnf
    .toast
    .toc
    .tod
    .tofu
    .toit
    .tolk
    .toml
    .toml.example
    .tool
    .topojson
    .torrent
    .tos
    .tp
    .tpb
    .tpic
    .tpl
    .tpp
    .tps
    .tpt
    .tpu
    .tpz
    .tr
    .tr1
    .tra
    .trd
    .trec
    .tres
    .trg
    .trig
    .trigger
    .triggers
    .trm
    .troff
    .trp
    .trz
    .ts
    .tsbuildinfo
    .tscn
    .tsconfig.json
    .tsd
    .tsp
    .tsq
    .tsql
    .tsr
    .tst
    .tsv
    .tsx
    .tta
    .ttc
    .ttf
    .ttl
    .ttml
    .ttp
    .ttx
    .tu
    .twd
    .twds
    .twig
    .txd
    .txf
    .txi
    .txinfo
    .txl
    .txt
    .txtpb
    .txx
    .txz
    .typ
    .typst
    .tzo
    .tzst
    .tzx
    .u
    .u32
    .u3d
    .uasset
    .ubj
    .uc
    .ucf
    .udeb
    .udf
    .udif
    .udo
    .uf2
    .ufa
    .ufd
    .ufdl
    .ufo
    .ufoz
    .ufraw
    .uha
    .ui
    .uid
    .uif
    .uil
    .ul
    .ulaw
    .ult
    .ulx
    .umap
    .umj
    .umx
    .unf
    .uni
    .unif
    .unity
    .unity3d
    .unitypackage
    .unityweb
    .uno
    .unv
    .uo
    .uoml
    .upc
    .upk
    .uplc
    .ups
    .upx
    .ur
    .urdf
    .uri
    .uris
    .url
    .urls
    .urs
    .usd
    .usda
    .usdc
    .usdz
    .usf
    .usm
    .ustar
    .utf-8
    .utx
    .utz
    .uu
    .uue
    .uva
    .uvd
    .uvf
    .uvg
    .uvh
    .uvi
    .uvm
    .uvp
    .uvs
    .uvt
    .uvu
    .uvv
    .uvva
    .uvvd
    .uvvf
    .uvvg
    .uvvh
    .uvvi
    .uvvm
    .uvvp
    .uvvs
    .uvvt
    .uvvu
    .uvvv
    .uvvx
    .uvvz
    .uvx
    .uvz
    .ux
    .v
    .v2i
    .v64
    .vag
    .vala
    .vale
    .vapi
    .vark
    .vb
    .vba
    .vbe
    .vbg
    .vbhtml
    .vbm
    .vbox
    .vbox-extpack
    .vbp
    .vbproj
    .vbs
    .vc
    .vc1
    .vcal
    .vcard
    .vcd
    .vcdiff
    .vcf
    .vcf.gz
    .vcg
    .vcl
    .vcproj
    .vcs
    .vct
    .vcx
    .vcxproj
    .vda
    .vdb
    .vdex
    .vdf
    .vdi
    .vdr
    .vds
    .vdx
    .vec
    .veo
    .verilog
    .verse
    .vert
    .vertex
    .vf
    .vfb
    .vfc
    .vfd
    .vfw
    .vgm
    .vgz
    .vh
    .vhd
    .vhdl
    .vhdr
    .vhdx
    .vhf
    .vhi
    .vho
    .vhost
    .vhs
    .vht
    .vhw
    .vi
    .vic
    .vicar
    .viff
    .vim
    .vimrc
    .vis
    .viv
    .vivo
    .viw
    .vlc
    .vlm
    .vm
    .vmb
    .vmdk
    .vmf
    .vmg
    .vmrk
    .vms
    .vob
    .voc
    .volt
    .vor
    .vox
    .vp
    .vp6
    .vpc
    .vpf
    .vpk
    .vpm
    .vqa
    .vqe
    .vqf
    .vql
    .vrm
    .vrml
    .vro
    .vrx
    .vs
    .vsct
    .vsd
    .vsdm
    .vsdx
    .vsf
    .vsh
    .vshader
    .vsix
    .vsixmanifest
    .vss
    .vssettings
    .vssm
    .vssx
    .vst
    .vst3
    .vstemplate
    .vstm
    .vstx
    .vsw
    .vsx
    .vsz
    .vtf
    .vti
    .vtk
    .vtl
    .vto
    .vtp
    .vtt
    .vtu
    .vtx
    .vue
    .vv
    .vvc
    .vw
    .vwx
    .vwxp
    .vxd
    .vxml
    .vy
    .w
    .w3d
    .w64
    .wacz
    .wad
    .wal
    .war
    .warc
    .warc.gz
    .wasm
    .wast
    .wat
    .watchr
    .wav
    .wave
    .wax
    .wb0
    .wb1
    .wb2
    .wb3
    .wbc
    .wbfs
    .wbk
    .wbmp
    .wbpj
    .wbs
    .wbxml
    .wbz
    .wcm
    .wdb
    .wdl
    .wdp
    .web
    .weba
    .webapp
    .webarchive
    .webidl
    .webm
    .webmanifest
    .webp
    .weechatlog
    .wem
    .wg
    .wgsl
    .wgt
    .whiley
    .whl
    .wi
    .wia
    .widl
    .wig
    .wii
    .wiki
    .wikitext
    .wim
    .win
    .winmd
    .wisp
    .wit
    .witx
    .wixobj
    .wixproj
    .wiz
    .wk1
    .wk2
    .wk3
    .wk4
    .wkdownload
    .wke
    .wki
    .wks
    .wku
    .wl
    .wlk
    .wls
    .wlt
    .wlua
    .wm
    .wma
    .wmd
    .wmf
    .wml
    .wmlc
    .wmls
    .wmlsc
    .wmlscript
    .wmp
    .wmv
    .wmx
    .wmz
    .wn
    .wnp
    .woff
    .woff2
    .workbook
    .workflow
    .wow
    .woz
    .wp
    .wp4
    .wp5
    .wp6
    .wp7
    .wpd
    .wpg
    .wph
    .wpk
    .wpl
    .wpm
    .wpp
    .wps
    .wpt
    .wpw
    .wq1
    .wq2
    .wqd
    .wr1
    .wren
    .wrf
    .wri
    .wrk
    .wrl
    .wrl.gz
    .wrz
    .ws
    .ws2
    .ws3
    .ws4
    .ws5
    .ws6
    .ws7
    .wsc
    .wsd
    .wsdl
    .wsf
    .wsgi
    .wspolicy
    .wsrc
    .wtb
    .wtv
    .wud
    .wux
    .wv
    .wvc
    .wvp
    .wvx
    .wwf
    .wxi
    .wxl
    .wxs
    .x
    .x10
    .x12
    .x32
    .x3d
    .x3dv
    .x3dvz
    .x3dz
    .x3f
    .x64
    .x68
    .x86
    .x_b
    .x_t
    .xac
    .xacro
    .xaml
    .xap
    .xapk
    .xar
    .xara
    .xbap
    .xbd
    .xbe
    .xbel
    .xbm
    .xbt
    .xc
    .xcat
    .xcf
    .xcf.bz2
    .xcf.gz
    .xcf.xz
    .xcfgz
    .xci
    .xcprivacy
    .xcspec
    .xd
    .xd3
    .xdc
    .xdelta
    .xdf
    .xdgapp
    .xdm
    .xdmf
    .xdp
    .xdv
    .xdw
    .xenc
    .xer
    .xesc
    .xex
    .xfdf
    .xfdl
    .xht
    .xht.html
    .xhtm
    .xhtml
    .xhvml
    .xi
    .xib
    .xif
    .xip
    .xkb
    .xl
    .xla
    .xlam
    .xlb
    .xlc
    .xld
    .xlf
    .xliff
    .xlk
    .xll
    .xlm
    .xln
    .xlr
    .xls
    .xlsb
    .xlsm
    .xlsx
    .xlt
    .xltm
    .xltx
    .xlw
    .xm
    .xmcd
    .xmcdz
    .xmf
    .xmi
    .xmind
    .xml
    .xml.dist
    .xml.in
    .xmt_bin
    .xmt_txt
    .xo
    .xojo_code
    .xojo_menu
    .xojo_report
    .xojo_script
    .xojo_toolbar
    .xojo_window
    .xop
    .xpak
    .xpi
    .xpl
    .xpm
    .xpm2
    .xport
    .xpr
    .xproc
    .xproj
    .xps
    .xpt
    .xpw
    .xpx
    .xpy
    .xq
    .xql
    .xqm
    .xquery
    .xqy
    .xresources
    .xrl
    .xs
    .xsd
    .xsh
    .xsjs
    .xsjslib
    .xsl
    .xslfo
    .xslt
    .xsm
    .xsn
    .xsp-config
    .xsp-metadata
    .xsp.metadata
    .xspec
    .xspf
    .xtend
    .xul
    .xv
    .xvid
    .xvm
    .xvml
    .xwd
    .xy
    .xy3
    .xyp
    .xyw
    .xyz
    .xyze
    .xz
    .xzap
    .y
    .y++
    .y4m
    .yaa
    .yacc
    .yal
    .yaml
    .yaml-tmlanguage
    .yaml.sed
    .yang
    .yap
    .yar
    .yara
    .yasm
    .yasnippet
    .yenc
    .yin
    .ym
    .yml
    .yml.mysql
    .ync
    .yrl
    .yt
    .yul
    .yuv
    .yxx
    .yy
    .yyp
    .yz1
    .z
    .z01
    .z1
    .z2
    .z3
    .z4
    .z5
    .z6
    .z64
    .z7
    .z8
    .z80
    .zabw
    .zae
    .zap
    .zaz
    .zblorb
    .zcml
    .zed
    .zeek
    .zep
    .zfo
    .zig
    .zig.zon
    .zil
    .zimpl
    .zip
    .zip.001
    .zipx
    .zir
    .zirz
    .zlb
    .zlib
    .zlib9
    .zmat
    .zmm
    .zmodel
    .zmpl
    .zon
    .zone
    .zoo
    .zpaq
    .zpl
    .zpr
    .zrx
    .zs
    .zsav
    .zsh
    .zsh-theme
    .zshrc
    .zso
    .zst
    .zstd
    .ztl
    .zvi
    .zz
    .🔥
    """

  /// Where each begins; the last one is past the end.
  static let suffixWordStarts: [UInt32] = [
    0, 3, 8, 11, 16, 22, 27, 31, 37, 43, 48, 52, 55, 60, 65, 70, 76, 81, 87, 92, 95, 100, 105, 110,
    115, 121, 126, 132, 137, 142, 147, 152, 158, 164, 170, 176, 182, 189, 194, 199, 203, 208, 212,
    219, 224, 229, 235, 241, 245, 248, 253, 258, 266, 271, 282, 287, 292, 297, 300, 306, 311, 314,
    319, 324, 329, 334, 337, 343, 347, 355, 358, 362, 367, 373, 378, 383, 392, 397, 400, 409, 414,
    419, 422, 427, 432, 437, 442, 447, 452, 457, 461, 466, 471, 476, 482, 487, 492, 497, 502, 507,
    513, 517, 522, 528, 533, 538, 549, 555, 560, 565, 578, 582, 587, 592, 598, 603, 610, 617, 624,
    631, 638, 643, 649, 655, 660, 665, 671, 679, 684, 691, 695, 700, 705, 710, 715, 720, 726, 732,
    737, 743, 748, 755, 760, 766, 771, 776, 781, 787, 792, 797, 807, 812, 817, 822, 831, 838, 843,
    848, 854, 859, 874, 879, 884, 891, 896, 902, 907, 911, 917, 922, 928, 934, 941, 946, 951, 955,
    959, 964, 968, 974, 979, 985, 990, 997, 1017, 1022, 1027, 1031, 1036, 1042, 1047, 1052, 1058,
    1063, 1068, 1081, 1086, 1092, 1097, 1102, 1116, 1129, 1142, 1147, 1159, 1164, 1170, 1176, 1181,
    1190, 1196, 1202, 1208, 1213, 1218, 1224, 1229, 1238, 1248, 1261, 1271, 1285, 1298, 1311, 1317,
    1329, 1334, 1339, 1343, 1348, 1356, 1367, 1376, 1381, 1387, 1392, 1399, 1404, 1409, 1414, 1420,
    1425, 1430, 1437, 1445, 1450, 1455, 1459, 1464, 1470, 1476, 1481, 1490, 1497, 1507, 1513, 1518,
    1526, 1532, 1537, 1547, 1552, 1557, 1563, 1570, 1577, 1582, 1587, 1593, 1598, 1604, 1609, 1614,
    1620, 1625, 1632, 1640, 1646, 1653, 1658, 1663, 1668, 1673, 1678, 1683, 1689, 1698, 1707, 1712,
    1717, 1721, 1726, 1731, 1736, 1741, 1747, 1773, 1784, 1794, 1799, 1804, 1810, 1816, 1822, 1827,
    1832, 1838, 1845, 1850, 1856, 1861, 1867, 1871, 1876, 1881, 1886, 1891, 1895, 1900, 1907, 1912,
    1917, 1922, 1931, 1938, 1944, 1949, 1958, 1963, 1967, 1972, 1977, 1982, 1987, 1993, 1999, 2002,
    2006, 2011, 2016, 2021, 2029, 2034, 2040, 2048, 2053, 2058, 2064, 2069, 2075, 2083, 2090, 2095,
    2101, 2106, 2111, 2115, 2125, 2134, 2142, 2147, 2151, 2158, 2164, 2171, 2178, 2183, 2188, 2193,
    2199, 2205, 2210, 2214, 2220, 2225, 2234, 2239, 2243, 2250, 2254, 2259, 2263, 2268, 2276, 2283,
    2295, 2300, 2308, 2313, 2319, 2324, 2329, 2336, 2341, 2348, 2353, 2358, 2362, 2367, 2372, 2379,
    2390, 2395, 2402, 2410, 2419, 2424, 2431, 2438, 2443, 2448, 2453, 2458, 2463, 2468, 2473, 2480,
    2486, 2491, 2497, 2503, 2508, 2513, 2518, 2523, 2529, 2534, 2539, 2543, 2549, 2554, 2559, 2564,
    2569, 2576, 2581, 2585, 2590, 2598, 2603, 2609, 2614, 2619, 2624, 2629, 2633, 2638, 2643, 2649,
    2654, 2660, 2669, 2677, 2682, 2687, 2691, 2696, 2700, 2705, 2710, 2717, 2722, 2727, 2740, 2752,
    2763, 2768, 2772, 2777, 2782, 2787, 2792, 2797, 2802, 2806, 2811, 2818, 2829, 2834, 2839, 2845,
    2852, 2857, 2863, 2868, 2874, 2883, 2891, 2896, 2901, 2908, 2913, 2921, 2926, 2938, 2947, 2959,
    2965, 2971, 2976, 2981, 2986, 2992, 3001, 3006, 3011, 3016, 3021, 3025, 3030, 3035, 3041, 3046,
    3054, 3059, 3064, 3071, 3076, 3081, 3090, 3095, 3100, 3105, 3112, 3117, 3122, 3128, 3133, 3138,
    3143, 3153, 3162, 3169, 3174, 3179, 3184, 3191, 3196, 3203, 3208, 3214, 3222, 3227, 3232, 3237,
    3245, 3254, 3259, 3265, 3270, 3274, 3279, 3284, 3289, 3296, 3301, 3307, 3312, 3316, 3321, 3326,
    3332, 3341, 3346, 3352, 3357, 3362, 3367, 3373, 3379, 3384, 3389, 3394, 3399, 3404, 3409, 3414,
    3422, 3429, 3435, 3440, 3445, 3449, 3454, 3460, 3464, 3469, 3474, 3478, 3483, 3488, 3502, 3508,
    3515, 3522, 3527, 3532, 3539, 3550, 3556, 3564, 3569, 3575, 3581, 3590, 3598, 3604, 3610, 3616,
    3621, 3627, 3632, 3638, 3643, 3648, 3655, 3665, 3670, 3675, 3680, 3685, 3690, 3695, 3700, 3705,
    3710, 3716, 3721, 3727, 3732, 3737, 3742, 3747, 3752, 3759, 3766, 3771, 3786, 3802, 3810, 3822,
    3833, 3838, 3846, 3851, 3860, 3866, 3872, 3878, 3889, 3897, 3904, 3912, 3923, 3938, 3944, 3949,
    3954, 3966, 3970, 3980, 3986, 3991, 3997, 4006, 4011, 4017, 4022, 4027, 4040, 4046, 4058, 4063,
    4073, 4078, 4083, 4088, 4093, 4097, 4102, 4107, 4113, 4121, 4128, 4133, 4145, 4153, 4158, 4163,
    4172, 4177, 4182, 4187, 4199, 4203, 4210, 4215, 4222, 4227, 4234, 4239, 4247, 4252, 4257, 4263,
    4268, 4276, 4281, 4286, 4295, 4306, 4311, 4316, 4322, 4327, 4331, 4336, 4342, 4347, 4352, 4357,
    4361, 4366, 4372, 4377, 4382, 4387, 4392, 4398, 4403, 4409, 4416, 4439, 4444, 4449, 4454, 4459,
    4464, 4468, 4473, 4478, 4483, 4488, 4493, 4498, 4503, 4516, 4520, 4526, 4531, 4539, 4544, 4547,
    4558, 4562, 4567, 4572, 4577, 4582, 4587, 4592, 4597, 4602, 4607, 4612, 4617, 4629, 4635, 4640,
    4646, 4651, 4661, 4667, 4672, 4682, 4686, 4698, 4706, 4711, 4716, 4721, 4726, 4731, 4736, 4741,
    4746, 4752, 4757, 4762, 4766, 4771, 4776, 4782, 4787, 4792, 4797, 4802, 4807, 4812, 4817, 4822,
    4826, 4831, 4836, 4841, 4846, 4851, 4857, 4862, 4867, 4876, 4883, 4889, 4894, 4905, 4914, 4919,
    4924, 4933, 4945, 4963, 4971, 4976, 4982, 4987, 4992, 4999, 5004, 5009, 5015, 5020, 5025, 5030,
    5035, 5042, 5046, 5051, 5056, 5061, 5068, 5073, 5079, 5084, 5095, 5106, 5111, 5123, 5129, 5135,
    5144, 5153, 5162, 5168, 5173, 5178, 5183, 5189, 5194, 5199, 5211, 5217, 5222, 5227, 5231, 5236,
    5241, 5246, 5251, 5256, 5261, 5266, 5273, 5277, 5282, 5291, 5303, 5309, 5315, 5320, 5325, 5330,
    5335, 5340, 5346, 5359, 5377, 5383, 5393, 5398, 5402, 5410, 5415, 5420, 5431, 5441, 5451, 5456,
    5461, 5466, 5474, 5479, 5484, 5489, 5495, 5500, 5507, 5512, 5517, 5522, 5527, 5532, 5537, 5542,
    5547, 5552, 5557, 5562, 5567, 5572, 5577, 5582, 5587, 5593, 5598, 5603, 5610, 5616, 5622, 5627,
    5633, 5639, 5643, 5648, 5653, 5662, 5670, 5678, 5683, 5688, 5693, 5699, 5704, 5709, 5714, 5719,
    5723, 5728, 5733, 5738, 5743, 5748, 5756, 5761, 5768, 5775, 5779, 5784, 5787, 5792, 5797, 5802,
    5808, 5813, 5818, 5822, 5828, 5836, 5840, 5845, 5856, 5867, 5878, 5883, 5891, 5899, 5904, 5911,
    5916, 5921, 5926, 5931, 5936, 5941, 5946, 5952, 5960, 5965, 5971, 5980, 5994, 5999, 6004, 6009,
    6015, 6020, 6025, 6030, 6035, 6040, 6046, 6051, 6055, 6060, 6065, 6070, 6075, 6082, 6086, 6091,
    6096, 6103, 6111, 6118, 6123, 6128, 6132, 6139, 6154, 6167, 6173, 6178, 6183, 6189, 6195, 6206,
    6211, 6216, 6222, 6227, 6233, 6238, 6243, 6248, 6255, 6260, 6265, 6270, 6275, 6280, 6285, 6290,
    6299, 6307, 6313, 6323, 6332, 6338, 6348, 6357, 6363, 6367, 6372, 6384, 6389, 6395, 6400, 6407,
    6411, 6416, 6421, 6426, 6432, 6441, 6446, 6452, 6457, 6461, 6466, 6471, 6476, 6481, 6486, 6491,
    6496, 6501, 6507, 6511, 6517, 6526, 6531, 6536, 6542, 6547, 6552, 6560, 6571, 6576, 6581, 6586,
    6591, 6598, 6603, 6607, 6612, 6617, 6622, 6625, 6630, 6635, 6640, 6645, 6650, 6655, 6660, 6665,
    6670, 6675, 6680, 6685, 6689, 6694, 6702, 6707, 6718, 6723, 6728, 6733, 6739, 6746, 6753, 6758,
    6762, 6767, 6776, 6781, 6786, 6791, 6795, 6801, 6807, 6815, 6820, 6827, 6835, 6839, 6844, 6849,
    6854, 6859, 6864, 6869, 6880, 6885, 6894, 6903, 6908, 6912, 6917, 6922, 6932, 6937, 6942, 6947,
    6951, 6957, 6963, 6968, 6973, 6978, 6983, 6988, 6993, 6998, 7004, 7008, 7013, 7018, 7024, 7033,
    7038, 7044, 7049, 7055, 7059, 7064, 7070, 7079, 7091, 7104, 7109, 7114, 7120, 7125, 7130, 7136,
    7142, 7147, 7152, 7157, 7163, 7168, 7173, 7178, 7183, 7187, 7192, 7197, 7202, 7209, 7214, 7219,
    7224, 7229, 7234, 7238, 7244, 7250, 7256, 7262, 7267, 7273, 7278, 7285, 7295, 7299, 7304, 7309,
    7314, 7319, 7324, 7330, 7335, 7340, 7344, 7348, 7354, 7361, 7366, 7371, 7376, 7381, 7385, 7390,
    7395, 7400, 7409, 7414, 7422, 7432, 7437, 7443, 7448, 7453, 7458, 7463, 7469, 7474, 7479, 7484,
    7489, 7494, 7499, 7504, 7508, 7513, 7518, 7524, 7529, 7535, 7539, 7545, 7550, 7555, 7558, 7563,
    7567, 7572, 7576, 7581, 7586, 7591, 7599, 7604, 7611, 7617, 7622, 7628, 7632, 7637, 7642, 7647,
    7653, 7658, 7663, 7668, 7676, 7681, 7686, 7691, 7699, 7704, 7709, 7714, 7720, 7725, 7734, 7739,
    7745, 7750, 7757, 7763, 7767, 7772, 7781, 7787, 7792, 7797, 7802, 7810, 7816, 7822, 7829, 7834,
    7844, 7857, 7864, 7869, 7874, 7882, 7887, 7895, 7904, 7909, 7914, 7923, 7929, 7934, 7939, 7943,
    7948, 7954, 7958, 7963, 7969, 7974, 7979, 7984, 7990, 7995, 8000, 8004, 8009, 8014, 8019, 8024,
    8030, 8041, 8052, 8057, 8062, 8067, 8072, 8079, 8084, 8091, 8096, 8102, 8108, 8115, 8122, 8128,
    8133, 8141, 8146, 8151, 8156, 8161, 8166, 8171, 8176, 8181, 8186, 8190, 8195, 8200, 8205, 8210,
    8215, 8224, 8234, 8243, 8247, 8252, 8259, 8267, 8273, 8281, 8285, 8290, 8295, 8300, 8305, 8310,
    8315, 8320, 8326, 8335, 8345, 8350, 8355, 8360, 8365, 8370, 8375, 8380, 8385, 8389, 8396, 8404,
    8416, 8425, 8433, 8442, 8452, 8457, 8463, 8468, 8473, 8479, 8486, 8494, 8499, 8504, 8511, 8515,
    8520, 8533, 8538, 8543, 8552, 8560, 8569, 8574, 8580, 8585, 8590, 8595, 8600, 8606, 8611, 8618,
    8630, 8637, 8642, 8647, 8652, 8657, 8663, 8668, 8673, 8680, 8684, 8689, 8694, 8699, 8704, 8709,
    8714, 8718, 8723, 8729, 8733, 8739, 8742, 8747, 8753, 8759, 8765, 8771, 8777, 8781, 8785, 8790,
    8794, 8800, 8805, 8810, 8816, 8822, 8835, 8847, 8852, 8857, 8863, 8867, 8873, 8878, 8883, 8887,
    8892, 8897, 8902, 8906, 8911, 8916, 8922, 8928, 8934, 8939, 8944, 8949, 8954, 8959, 8964, 8970,
    8976, 8983, 8989, 8996, 9002, 9007, 9013, 9018, 9026, 9031, 9036, 9041, 9046, 9050, 9055, 9060,
    9065, 9070, 9077, 9082, 9088, 9095, 9099, 9104, 9111, 9116, 9122, 9129, 9133, 9140, 9146, 9150,
    9155, 9161, 9167, 9172, 9179, 9184, 9189, 9194, 9199, 9204, 9208, 9217, 9222, 9227, 9232, 9237,
    9242, 9248, 9253, 9261, 9267, 9273, 9283, 9293, 9304, 9313, 9322, 9333, 9344, 9351, 9357, 9365,
    9371, 9375, 9380, 9385, 9390, 9395, 9400, 9406, 9411, 9415, 9421, 9427, 9432, 9436, 9441, 9446,
    9449, 9454, 9458, 9463, 9468, 9474, 9479, 9484, 9492, 9497, 9502, 9508, 9519, 9524, 9529, 9534,
    9540, 9545, 9551, 9556, 9562, 9568, 9573, 9578, 9583, 9588, 9593, 9599, 9604, 9609, 9614, 9619,
    9623, 9628, 9633, 9641, 9646, 9656, 9666, 9671, 9676, 9680, 9685, 9691, 9696, 9701, 9706, 9711,
    9717, 9723, 9728, 9732, 9737, 9742, 9747, 9752, 9756, 9762, 9766, 9772, 9777, 9782, 9788, 9794,
    9799, 9804, 9811, 9817, 9822, 9827, 9832, 9837, 9845, 9850, 9855, 9860, 9865, 9876, 9881, 9886,
    9891, 9895, 9900, 9906, 9913, 9918, 9924, 9930, 9936, 9941, 9947, 9952, 9960, 9965, 9972, 9977,
    9982, 9987, 9992, 9997, 10006, 10012, 10017, 10023, 10029, 10033, 10039, 10044, 10055, 10060,
    10065, 10072, 10077, 10082, 10087, 10092, 10098, 10103, 10113, 10120, 10127, 10135, 10140,
    10145, 10150, 10155, 10160, 10170, 10176, 10181, 10186, 10190, 10196, 10202, 10207, 10212,
    10217, 10222, 10227, 10232, 10238, 10243, 10248, 10253, 10258, 10263, 10266, 10270, 10275,
    10280, 10285, 10290, 10295, 10301, 10306, 10312, 10317, 10324, 10329, 10334, 10340, 10352,
    10357, 10362, 10367, 10373, 10380, 10390, 10395, 10402, 10407, 10412, 10417, 10424, 10437,
    10442, 10448, 10455, 10460, 10465, 10472, 10480, 10487, 10497, 10503, 10508, 10512, 10517,
    10522, 10528, 10533, 10538, 10543, 10551, 10557, 10565, 10571, 10580, 10585, 10590, 10595,
    10601, 10606, 10611, 10617, 10623, 10629, 10634, 10639, 10644, 10649, 10653, 10658, 10665,
    10669, 10677, 10685, 10690, 10695, 10700, 10707, 10716, 10724, 10729, 10735, 10740, 10747,
    10752, 10758, 10770, 10787, 10801, 10808, 10815, 10822, 10830, 10839, 10847, 10856, 10867,
    10872, 10878, 10885, 10893, 10899, 10904, 10909, 10914, 10918, 10923, 10928, 10933, 10939,
    10944, 10949, 10954, 10957, 10962, 10966, 10971, 10976, 10984, 10989, 10994, 11003, 11008,
    11013, 11019, 11024, 11032, 11042, 11047, 11054, 11060, 11067, 11074, 11079, 11087, 11096,
    11106, 11111, 11116, 11121, 11132, 11143, 11154, 11165, 11176, 11187, 11192, 11197, 11203,
    11208, 11212, 11217, 11222, 11227, 11232, 11237, 11242, 11246, 11251, 11257, 11262, 11267,
    11272, 11277, 11282, 11287, 11292, 11297, 11301, 11306, 11311, 11316, 11321, 11325, 11330,
    11335, 11340, 11345, 11350, 11356, 11361, 11367, 11372, 11376, 11383, 11388, 11393, 11396,
    11401, 11405, 11412, 11421, 11427, 11432, 11439, 11447, 11455, 11465, 11473, 11480, 11487,
    11495, 11500, 11505, 11510, 11515, 11520, 11525, 11530, 11534, 11539, 11544, 11549, 11555,
    11563, 11568, 11573, 11579, 11585, 11600, 11605, 11610, 11616, 11621, 11626, 11631, 11636,
    11641, 11645, 11650, 11655, 11660, 11665, 11676, 11684, 11693, 11698, 11704, 11709, 11715,
    11720, 11726, 11734, 11740, 11745, 11750, 11758, 11764, 11770, 11780, 11789, 11794, 11805,
    11821, 11829, 11835, 11839, 11845, 11850, 11855, 11863, 11868, 11873, 11878, 11887, 11892,
    11900, 11906, 11915, 11920, 11926, 11934, 11940, 11949, 11957, 11970, 11976, 11980, 11985,
    11990, 11997, 12005, 12010, 12015, 12020, 12032, 12037, 12042, 12046, 12051, 12057, 12062,
    12067, 12072, 12077, 12082, 12087, 12093, 12105, 12111, 12116, 12125, 12132, 12137, 12145,
    12149, 12154, 12159, 12164, 12169, 12175, 12180, 12184, 12189, 12195, 12200, 12204, 12209,
    12216, 12221, 12227, 12232, 12238, 12243, 12248, 12251, 12256, 12261, 12266, 12271, 12276,
    12281, 12285, 12290, 12295, 12300, 12305, 12311, 12316, 12320, 12325, 12330, 12336, 12340,
    12345, 12350, 12355, 12360, 12365, 12370, 12375, 12379, 12383, 12388, 12393, 12401, 12408,
    12414, 12420, 12426, 12431, 12438, 12443, 12448, 12454, 12464, 12471, 12477, 12482, 12490,
    12500, 12505, 12510, 12517, 12523, 12533, 12540, 12545, 12551, 12559, 12564, 12574, 12580,
    12587, 12600, 12608, 12616, 12622, 12628, 12633, 12642, 12650, 12659, 12663, 12668, 12673,
    12679, 12687, 12692, 12701, 12706, 12710, 12715, 12720, 12725, 12734, 12739, 12745, 12757,
    12762, 12768, 12776, 12784, 12789, 12794, 12803, 12812, 12816, 12821, 12826, 12831, 12840,
    12845, 12850, 12855, 12860, 12865, 12870, 12875, 12881, 12887, 12894, 12904, 12909, 12914,
    12922, 12929, 12934, 12940, 12945, 12950, 12954, 12959, 12970, 12975, 12984, 12990, 12996,
    13003, 13017, 13024, 13034, 13040, 13047, 13051, 13056, 13061, 13066, 13070, 13075, 13080,
    13085, 13096, 13101, 13106, 13111, 13116, 13121, 13128, 13133, 13138, 13144, 13150, 13155,
    13160, 13166, 13172, 13178, 13185, 13194, 13200, 13205, 13212, 13217, 13222, 13227, 13233,
    13239, 13246, 13252, 13259, 13264, 13268, 13274, 13279, 13284, 13290, 13298, 13306, 13312,
    13318, 13324, 13329, 13335, 13340, 13346, 13352, 13356, 13361, 13366, 13373, 13379, 13384,
    13393, 13398, 13403, 13408, 13413, 13417, 13423, 13429, 13435, 13442, 13447, 13452, 13457,
    13462, 13467, 13473, 13478, 13484, 13489, 13494, 13499, 13504, 13509, 13514, 13519, 13524,
    13529, 13533, 13538, 13544, 13558, 13575, 13580, 13585, 13592, 13598, 13606, 13618, 13629,
    13634, 13642, 13648, 13653, 13659, 13664, 13670, 13678, 13687, 13692, 13698, 13704, 13709,
    13717, 13722, 13727, 13734, 13739, 13745, 13752, 13760, 13764, 13769, 13774, 13779, 13785,
    13790, 13795, 13801, 13807, 13812, 13817, 13822, 13827, 13833, 13840, 13845, 13851, 13857,
    13863, 13868, 13873, 13878, 13884, 13889, 13895, 13900, 13905, 13911, 13916, 13921, 13926,
    13931, 13936, 13942, 13947, 13952, 13957, 13962, 13967, 13972, 13977, 13982, 13987, 13993,
    14000, 14005, 14011, 14019, 14030, 14035, 14041, 14045, 14050, 14056, 14062, 14067, 14074,
    14080, 14085, 14090, 14099, 14104, 14109, 14115, 14127, 14132, 14137, 14142, 14149, 14154,
    14159, 14165, 14170, 14175, 14179, 14184, 14189, 14194, 14200, 14205, 14210, 14215, 14220,
    14224, 14229, 14234, 14239, 14246, 14251, 14256, 14262, 14272, 14282, 14288, 14292, 14297,
    14302, 14307, 14312, 14316, 14321, 14326, 14331, 14336, 14341, 14346, 14351, 14356, 14362,
    14368, 14373, 14378, 14383, 14388, 14393, 14397, 14402, 14407, 14414, 14419, 14425, 14430,
    14437, 14440, 14448, 14452, 14457, 14465, 14470, 14476, 14482, 14490, 14496, 14500, 14505,
    14511, 14516, 14521, 14526, 14530, 14535, 14540, 14545, 14550, 14555, 14560, 14565, 14570,
    14578, 14584, 14592, 14597, 14602, 14606, 14615, 14620, 14625, 14630, 14636, 14641, 14646,
    14654, 14663, 14671, 14676, 14683, 14688, 14692, 14697, 14702, 14707, 14711, 14716, 14723,
    14730, 14741, 14746, 14752, 14756, 14761, 14766, 14771, 14780, 14788, 14796, 14802, 14809,
    14814, 14820, 14825, 14831, 14836, 14841, 14846, 14855, 14859, 14866, 14871, 14876, 14882,
    14887, 14892, 14897, 14902, 14906, 14912, 14922, 14929, 14934, 14941, 14946, 14951, 14956,
    14960, 14965, 14969, 14974, 14979, 14986, 14992, 14997, 15002, 15007, 15012, 15018, 15023,
    15028, 15034, 15039, 15044, 15049, 15057, 15062, 15067, 15072, 15076, 15082, 15087, 15092,
    15096, 15105, 15112, 15120, 15127, 15134, 15142, 15147, 15152, 15157, 15162, 15167, 15171,
    15176, 15181, 15185, 15190, 15193, 15198, 15203, 15208, 15213, 15218, 15223, 15228, 15237,
    15242, 15247, 15252, 15257, 15262, 15267, 15272, 15277, 15282, 15288, 15293, 15298, 15303,
    15309, 15314, 15319, 15324, 15329, 15334, 15346, 15351, 15356, 15361, 15366, 15371, 15376,
    15381, 15387, 15392, 15397, 15402, 15407, 15412, 15417, 15422, 15427, 15431, 15436, 15441,
    15450, 15460, 15465, 15470, 15479, 15484, 15492, 15500, 15508, 15517, 15523, 15528, 15533,
    15538, 15544, 15549, 15561, 15569, 15578, 15583, 15588, 15594, 15599, 15604, 15610, 15615,
    15621, 15626, 15632, 15637, 15642, 15647, 15652, 15657, 15662, 15667, 15672, 15677, 15682,
    15695, 15700, 15706, 15711, 15716, 15720, 15725, 15733, 15738, 15747, 15752, 15757, 15762,
    15767, 15772, 15777, 15782, 15787, 15792, 15797, 15802, 15810, 15815, 15820, 15825, 15837,
    15842, 15848, 15853, 15858, 15862, 15867, 15872, 15878, 15883, 15892, 15896, 15902, 15908,
    15911, 15916, 15921, 15926, 15931, 15935, 15939, 15944, 15949, 15954, 15959, 15964, 15968,
    15973, 15978, 15983, 15988, 15993, 15997, 16005, 16013, 16018, 16023, 16029, 16038, 16049,
    16055, 16060, 16065, 16072, 16077, 16082, 16087, 16093, 16098, 16107, 16115, 16121, 16130,
    16135, 16143, 16149, 16154, 16161, 16173, 16179, 16184, 16189, 16193, 16198, 16203, 16208,
    16213, 16218, 16223, 16228, 16235, 16239, 16246, 16251, 16256, 16261, 16267, 16275, 16283,
    16288, 16293, 16298, 16306, 16313, 16318, 16323, 16330, 16336, 16341, 16347, 16354, 16359,
    16363, 16371, 16376, 16381, 16386, 16392, 16397, 16402, 16411, 16419, 16427, 16435, 16440,
    16445, 16450, 16455, 16460, 16467, 16474, 16479, 16484, 16489, 16495, 16499, 16504, 16509,
    16514, 16519, 16524, 16529, 16534, 16539, 16544, 16549, 16554, 16561, 16566, 16570, 16575,
    16580, 16585, 16590, 16595, 16601, 16607, 16613, 16619, 16625, 16631, 16637, 16644, 16648,
    16653, 16658, 16663, 16668, 16675, 16683, 16689, 16696, 16703, 16708, 16713, 16719, 16724,
    16729, 16734, 16739, 16743, 16748, 16753, 16758, 16763, 16768, 16777, 16782, 16791, 16796,
    16804, 16814, 16819, 16824, 16828, 16833, 16838, 16847, 16857, 16862, 16867, 16872, 16877,
    16882, 16889, 16894, 16899, 16904, 16910, 16915, 16922, 16927, 16939, 16944, 16949, 16953,
    16958, 16963, 16968, 16973, 16979, 16984, 16989, 16995, 17000, 17005, 17011, 17016, 17021,
    17030, 17035, 17040, 17045, 17050, 17055, 17060, 17066, 17070, 17075, 17085, 17091, 17098,
    17107, 17113, 17118, 17125, 17130, 17136, 17141, 17150, 17159, 17169, 17177, 17182, 17188,
    17194, 17199, 17207, 17211, 17216, 17221, 17226, 17232, 17237, 17242, 17247, 17252, 17258,
    17263, 17269, 17275, 17280, 17286, 17292, 17297, 17301, 17306, 17311, 17318, 17325, 17330,
    17335, 17340, 17348, 17355, 17364, 17371, 17376, 17381, 17386, 17394, 17402, 17407, 17412,
    17423, 17433, 17442, 17448, 17456, 17468, 17475, 17482, 17490, 17495, 17500, 17505, 17510,
    17515, 17520, 17524, 17532, 17539, 17544, 17552, 17557, 17562, 17568, 17573, 17579, 17584,
    17592, 17598, 17604, 17612, 17618, 17624, 17629, 17635, 17640, 17650, 17660, 17669, 17675,
    17681, 17687, 17692, 17697, 17702, 17707, 17711, 17716, 17722, 17727, 17732, 17738, 17744,
    17749, 17754, 17759, 17764, 17768, 17773, 17781, 17787, 17792, 17798, 17804, 17809, 17814,
    17819, 17823, 17828, 17833, 17838, 17843, 17847, 17852, 17857, 17862, 17867, 17872, 17877,
    17881, 17886, 17891, 17896, 17901, 17907, 17912, 17917, 17923, 17928, 17933, 17939, 17944,
    17950, 17955, 17960, 17965, 17970, 17973, 17978, 17984, 17988, 17993, 17998, 18003, 18010,
    18015, 18020, 18024, 18030, 18037, 18042, 18046, 18051, 18056, 18061, 18066, 18071, 18077,
    18084, 18089, 18093, 18098, 18102, 18107, 18112, 18118, 18130, 18140, 18145, 18150, 18154,
    18159, 18164, 18169, 18174, 18179, 18183, 18187, 18192, 18200, 18206, 18211, 18217, 18222,
    18227, 18232, 18237, 18242, 18247, 18252, 18257, 18260, 18265, 18270, 18274, 18278, 18283,
    18287, 18293, 18298, 18304, 18310, 18319, 18328, 18338, 18343, 18349, 18354, 18359, 18369,
    18374, 18390, 18409, 18418, 18426, 18431, 18438, 18442, 18449, 18454, 18461, 18466, 18473,
    18480, 18485, 18493, 18501, 18512, 18517, 18522, 18528, 18535, 18541, 18545, 18552, 18563,
    18567, 18572, 18579, 18584, 18589, 18595, 18601, 18606, 18611, 18616, 18620, 18629, 18636,
    18644, 18649, 18656, 18661, 18667, 18673, 18678, 18685, 18693, 18699, 18704, 18709, 18714,
    18728, 18736, 18746, 18751, 18756, 18762, 18772, 18782, 18789, 18795, 18805, 18811, 18817,
    18822, 18827, 18833, 18838, 18844, 18849, 18854, 18858, 18863, 18869, 18875, 18881, 18887,
    18893, 18903, 18910, 18915, 18921, 18927, 18932, 18937, 18942, 18947, 18951, 18956, 18962,
    18968, 18972, 18977, 18982, 18987, 18992, 18998, 19002, 19007, 19014, 19019, 19026, 19031,
    19036, 19041, 19046, 19052, 19057, 19062, 19067, 19072, 19077, 19082, 19087, 19092, 19097,
    19104, 19109, 19119, 19125, 19130, 19135, 19140, 19146, 19152, 19157, 19162, 19166, 19171,
    19179, 19184, 19189, 19196, 19201, 19210, 19218, 19227, 19236, 19241, 19251, 19257, 19263,
    19268, 19273, 19279, 19283, 19287, 19294, 19299, 19304, 19310, 19315, 19320, 19326, 19331,
    19336, 19345, 19350, 19354, 19359, 19364, 19368, 19374, 19379, 19386, 19395, 19400, 19413,
    19417, 19423, 19428, 19433, 19438, 19443, 19448, 19453, 19457, 19462, 19467, 19471, 19482,
    19487, 19491, 19496, 19501, 19507, 19512, 19516, 19521, 19526, 19539, 19545, 19553, 19558,
    19564, 19569, 19575, 19583, 19588, 19593, 19600, 19612, 19617, 19627, 19637, 19647, 19653,
    19658, 19664, 19669, 19675, 19679, 19684, 19689, 19697, 19702, 19707, 19713, 19718, 19723,
    19728, 19733, 19737, 19743, 19748, 19754, 19761, 19768, 19773, 19778, 19783, 19791, 19796,
    19801, 19809, 19816, 19829, 19840, 19845, 19853, 19858, 19863, 19868, 19880, 19892, 19899,
    19905, 19910, 19915, 19922, 19929, 19934, 19940, 19945, 19950, 19957, 19961, 19966, 19971,
    19976, 19981, 19986, 19991, 19996, 20001, 20006, 20012, 20018, 20023, 20028, 20033, 20038,
    20043, 20048, 20053, 20058, 20063, 20069, 20076, 20082, 20088, 20094, 20100, 20106, 20111,
    20120, 20128, 20136, 20146, 20161, 20167, 20171, 20176, 20181, 20186, 20191, 20202, 20210,
    20215, 20220, 20225, 20229, 20234, 20239, 20244, 20249, 20254, 20259, 20265, 20270, 20275,
    20279, 20291, 20298, 20303, 20309, 20315, 20323, 20331, 20342, 20348, 20356, 20364, 20372,
    20379, 20385, 20391, 20396, 20404, 20409, 20414, 20422, 20427, 20433, 20440, 20445, 20450,
    20454, 20460, 20465, 20470, 20477, 20482, 20487, 20492, 20497, 20503, 20508, 20513, 20519,
    20524, 20530, 20535, 20539, 20544, 20548, 20553, 20558, 20563, 20568, 20576, 20581, 20586,
    20591, 20596, 20601, 20605, 20610, 20615, 20622, 20627, 20632, 20640, 20648, 20654, 20662,
    20668, 20675, 20681, 20688, 20693, 20698, 20707, 20718, 20724, 20729, 20734, 20741, 20746,
    20750, 20755, 20762, 20767, 20772, 20777, 20782, 20788, 20796, 20804, 20809, 20814, 20819,
    20824, 20830, 20836, 20841, 20848, 20853, 20864, 20870, 20878, 20883, 20888, 20894, 20899,
    20905, 20914, 20924, 20929, 20936, 20941, 20949, 20953, 20961, 20966, 20971, 20976, 20980,
    20988, 21002, 21015, 21020, 21025, 21031, 21042, 21052, 21063, 21073, 21078, 21084, 21089,
    21094, 21099, 21106, 21112, 21117, 21122, 21127, 21132, 21137, 21146, 21152, 21157, 21162,
    21167, 21172, 21178, 21183, 21191, 21207, 21219, 21228, 21237, 21250, 21260, 21269, 21279,
    21285, 21295, 21300, 21305, 21310, 21315, 21324, 21330, 21336, 21341, 21346, 21351, 21356,
    21361, 21366, 21371, 21376, 21380, 21385, 21390, 21397, 21403, 21408, 21413, 21419, 21425,
    21430, 21435, 21440, 21444, 21450, 21456, 21462, 21467, 21472, 21477, 21483, 21489, 21494,
    21501, 21506, 21511, 21516, 21521, 21527, 21534, 21546, 21551, 21557, 21565, 21571, 21576,
    21584, 21593, 21599, 21608, 21613, 21618, 21623, 21629, 21636, 21641, 21656, 21678, 21696,
    21717, 21733, 21748, 21762, 21780, 21797, 21815, 21832, 21848, 21863, 21882, 21899, 21916,
    21922, 21927, 21932, 21939, 21944, 21950, 21954, 21963, 21971, 21976, 21981, 21989, 21994,
    21999, 22007, 22013, 22018, 22023, 22033, 22038, 22043, 22047, 22052, 22058, 22065, 22070,
    22075, 22082, 22088, 22093, 22098, 22103, 22108, 22113, 22118, 22123, 22128, 22133, 22138,
    22143, 22148, 22154, 22163, 22171, 22179, 22184, 22191, 22196, 22201, 22205, 22210, 22213,
    22217, 22222, 22226, 22231, 22236, 22241, 22247, 22252, 22257, 22265, 22270, 22277, 22282,
    22287, 22293, 22298, 22306, 22314, 22323, 22332, 22340, 22349, 22357, 22366, 22376, 22385,
    22394, 22402, 22410, 22418, 22425, 22434, 22444, 22451, 22459, 22468, 22473, 22478, 22483,
    22488, 22493, 22499, 22505, 22510, 22515, 22520, 22525, 22533, 22538, 22544, 22549, 22554,
    22559, 22563, 22568, 22574, 22578, 22583, 22592, 22597, 22608, 22615, 22625, 22631, 22637,
    22642, 22648, 22657, 22663, 22673, 22682, 22693, 22697, 22702, 22710, 22715, 22725, 22736,
    22745, 22761, 22768, 22776, 22781, 22786, 22792, 22797, 22802, 22809, 22820, 22825, 22831,
    22837, 22842, 22850, 22855, 22860, 22866, 22871, 22876, 22881, 22887, 22893, 22898, 22905,
    22909, 22913, 22918, 22924, 22929, 22934, 22938, 22943, 22949, 22960, 22965, 22971, 22976,
    22988, 22993, 22998, 23004, 23019, 23030, 23039, 23045, 23050, 23055, 23061, 23066, 23073,
    23078, 23083, 23089, 23095, 23101, 23107, 23121, 23127, 23137, 23146, 23151, 23155, 23160,
    23166, 23171, 23176, 23181, 23186, 23191, 23196, 23200, 23205, 23210, 23215, 23221, 23227,
    23232, 23238, 23247, 23257, 23262, 23269, 23274, 23279, 23283, 23296, 23302, 23317, 23322,
    23327, 23332, 23338, 23343, 23348, 23353, 23358, 23363, 23368, 23373, 23378, 23384, 23389,
    23394, 23398, 23403, 23409, 23415, 23420, 23425, 23430, 23438, 23443, 23448, 23455, 23460,
    23465, 23470, 23477, 23482, 23488, 23493, 23496, 23501, 23506, 23514, 23519, 23523, 23528,
    23534, 23539, 23545, 23550, 23555, 23560, 23565, 23571, 23576, 23582, 23589, 23594, 23598,
    23603, 23608, 23613, 23617, 23623, 23628, 23633, 23639, 23644, 23649, 23654, 23659, 23665,
    23672, 23681, 23695, 23705, 23710, 23715, 23719, 23725, 23730, 23735, 23741, 23746, 23751,
    23755, 23761, 23766, 23772, 23777, 23783, 23788, 23793, 23799, 23805, 23811, 23816, 23821,
    23828, 23835, 23840, 23845, 23849, 23854, 23859, 23864, 23869, 23874, 23879, 23884, 23889,
    23894, 23899, 23904, 23909, 23914, 23920, 23926, 23932, 23938, 23944, 23950, 23956, 23962,
    23968, 23974, 23980, 23986, 23992, 23998, 24003, 24008, 24012, 24015, 24020, 24025, 24030,
    24036, 24042, 24048, 24054, 24058, 24063, 24068, 24073, 24081, 24086, 24092, 24106, 24111,
    24119, 24124, 24128, 24133, 24139, 24146, 24151, 24159, 24164, 24172, 24177, 24182, 24190,
    24195, 24200, 24205, 24214, 24219, 24224, 24230, 24235, 24240, 24245, 24250, 24255, 24260,
    24265, 24274, 24281, 24287, 24295, 24299, 24304, 24309, 24314, 24319, 24324, 24329, 24333,
    24338, 24344, 24350, 24356, 24361, 24366, 24371, 24378, 24383, 24388, 24393, 24397, 24402,
    24409, 24415, 24420, 24427, 24432, 24437, 24443, 24448, 24453, 24458, 24462, 24467, 24473,
    24478, 24483, 24489, 24494, 24499, 24504, 24510, 24515, 24520, 24524, 24529, 24534, 24539,
    24544, 24549, 24554, 24559, 24564, 24569, 24574, 24580, 24585, 24590, 24594, 24600, 24605,
    24611, 24617, 24622, 24627, 24636, 24642, 24656, 24661, 24673, 24679, 24685, 24690, 24696,
    24708, 24714, 24720, 24725, 24730, 24735, 24740, 24745, 24750, 24755, 24760, 24765, 24770,
    24775, 24780, 24785, 24789, 24794, 24798, 24803, 24809, 24814, 24820, 24824, 24827, 24832,
    24837, 24843, 24848, 24853, 24858, 24864, 24873, 24879, 24885, 24890, 24898, 24903, 24909,
    24914, 24919, 24924, 24929, 24934, 24939, 24945, 24950, 24956, 24962, 24967, 24974, 24979,
    24984, 24989, 24994, 24999, 25004, 25010, 25018, 25030, 25038, 25044, 25057, 25063, 25075,
    25080, 25084, 25090, 25095, 25103, 25108, 25112, 25117, 25123, 25128, 25133, 25139, 25149,
    25154, 25159, 25166, 25172, 25177, 25183, 25191, 25200, 25205, 25210, 25215, 25220, 25225,
    25237, 25242, 25247, 25252, 25257, 25261, 25266, 25271, 25276, 25282, 25286, 25291, 25296,
    25301, 25306, 25312, 25318, 25325, 25336, 25341, 25346, 25351, 25356, 25360, 25365, 25371,
    25378, 25388, 25398, 25403, 25408, 25412, 25417, 25422, 25427, 25432, 25437, 25442, 25447,
    25452, 25457, 25462, 25467, 25472, 25477, 25482, 25487, 25492, 25497, 25502, 25508, 25513,
    25518, 25523, 25528, 25536, 25541, 25545, 25550, 25555, 25560, 25565, 25570, 25575, 25580,
    25585, 25591, 25596, 25602, 25612, 25618, 25623, 25628, 25633, 25638, 25642, 25647, 25652,
    25657, 25662, 25667, 25672, 25677, 25680, 25685, 25690, 25695, 25700, 25706, 25713, 25719,
    25724, 25729, 25734, 25739, 25744, 25749, 25754, 25761, 25767, 25772, 25778, 25783, 25789,
    25795, 25800, 25805, 25811, 25816, 25821, 25825, 25831, 25836, 25845, 25853, 25861, 25868,
    25873, 25884, 25892, 25896, 25901, 25906, 25914, 25919, 25927, 25932, 25938, 25943, 25948,
    25953, 25959, 25964, 25970, 25975, 25981, 25987, 25992, 26002, 26008, 26015, 26022, 26026,
    26031, 26036, 26041, 26046, 26050, 26055, 26061, 26066, 26071, 26076, 26081, 26088, 26093,
    26098, 26103, 26108, 26113, 26118, 26124, 26130, 26136, 26141, 26147, 26153, 26158, 26162,
    26168, 26175, 26180, 26185, 26192, 26197, 26207, 26215, 26224, 26233, 26237, 26248, 26259,
    26272, 26285, 26299, 26312, 26317, 26323, 26328, 26333, 26338, 26344, 26351, 26356, 26363,
    26370, 26375, 26380, 26385, 26390, 26395, 26399, 26404, 26409, 26417, 26422, 26434, 26439,
    26443, 26448, 26453, 26459, 26468, 26473, 26480, 26486, 26491, 26496, 26508, 26522, 26536,
    26543, 26549, 26556, 26561, 26565, 26571, 26576, 26582, 26587, 26591, 26596, 26601, 26606,
    26611, 26617, 26621, 26627, 26630, 26635, 26640, 26645, 26651, 26656, 26662, 26679, 26689,
    26695, 26700, 26705, 26711, 26717, 26728, 26734, 26739, 26743, 26748, 26759, 26764, 26769,
    26773, 26778, 26783, 26788, 26792, 26797, 26802, 26805, 26810, 26814, 26818, 26822, 26826,
    26830, 26834, 26839, 26843, 26847, 26852, 26858, 26863, 26868, 26873, 26881, 26887, 26892,
    26898, 26903, 26908, 26913, 26922, 26927, 26934, 26939, 26948, 26954, 26959, 26965, 26970,
    26976, 26983, 26989, 26994, 27002, 27008, 27013, 27019, 27024, 27030, 27035, 27040, 27045,
    27049, 27055, 27060, 27071, 27078, 27083, 27088, 27094, 27099, 27104, 27108, 27114,
  ]

  /// Where the claims of each begin.
  static let suffixClaimStarts: [UInt16] = [
    0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
    30, 31, 32, 33, 35, 36, 37, 38, 39, 40, 41, 42, 43, 45, 46, 47, 49, 50, 52, 54, 55, 56, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 74, 75, 76, 78, 79, 80, 81, 82, 83, 84, 85,
    86, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 106, 107, 108, 109,
    110, 111, 112, 114, 115, 116, 117, 118, 120, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131,
    132, 134, 135, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 153,
    154, 156, 157, 158, 159, 161, 162, 163, 164, 165, 166, 167, 169, 170, 171, 172, 173, 175, 176,
    177, 178, 179, 180, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 194, 195, 196, 197, 198,
    199, 200, 201, 202, 203, 204, 207, 208, 210, 211, 212, 214, 215, 218, 219, 220, 222, 223, 224,
    225, 226, 228, 229, 230, 231, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 245, 246,
    247, 248, 249, 251, 252, 253, 254, 255, 256, 257, 259, 260, 261, 262, 263, 264, 265, 266, 267,
    271, 272, 273, 274, 275, 276, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 291, 292, 296,
    297, 298, 299, 305, 306, 307, 308, 309, 310, 312, 313, 315, 316, 318, 321, 322, 323, 324, 326,
    329, 330, 331, 332, 333, 334, 335, 337, 338, 339, 340, 341, 342, 344, 345, 346, 347, 348, 349,
    350, 351, 352, 353, 354, 355, 356, 357, 358, 360, 361, 362, 363, 364, 365, 367, 368, 369, 370,
    371, 372, 374, 375, 376, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391,
    392, 393, 394, 395, 396, 397, 398, 399, 400, 402, 403, 404, 409, 410, 411, 412, 413, 414, 415,
    416, 417, 418, 419, 420, 426, 427, 428, 429, 430, 431, 432, 433, 438, 439, 440, 441, 442, 443,
    444, 445, 446, 447, 448, 450, 452, 453, 455, 456, 457, 458, 460, 461, 462, 466, 467, 468, 469,
    471, 473, 474, 475, 476, 477, 478, 479, 480, 481, 487, 488, 489, 490, 491, 492, 493, 494, 495,
    496, 497, 498, 499, 500, 501, 502, 503, 504, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515,
    516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 534, 535,
    536, 537, 538, 539, 540, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 553, 554, 556, 557,
    559, 560, 561, 562, 564, 565, 566, 567, 568, 569, 570, 571, 573, 574, 575, 576, 577, 578, 579,
    580, 581, 582, 583, 584, 586, 587, 589, 591, 592, 593, 594, 595, 598, 599, 602, 603, 604, 605,
    606, 607, 608, 609, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625,
    626, 627, 628, 629, 630, 631, 632, 634, 635, 636, 637, 639, 640, 641, 643, 645, 646, 647, 649,
    650, 651, 652, 653, 656, 657, 659, 660, 661, 663, 664, 666, 667, 668, 669, 670, 671, 673, 674,
    675, 678, 679, 680, 681, 682, 684, 685, 686, 687, 688, 689, 690, 691, 693, 694, 695, 696, 698,
    699, 701, 702, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 721, 722,
    723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741,
    743, 744, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764, 765, 768,
    769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 788, 789, 790,
    791, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 805, 806, 807, 809, 810, 811, 812,
    813, 814, 815, 816, 817, 818, 819, 820, 821, 823, 824, 826, 827, 828, 829, 830, 831, 832, 833,
    834, 835, 836, 837, 838, 841, 842, 843, 844, 846, 847, 848, 849, 851, 852, 855, 856, 860, 861,
    862, 863, 864, 865, 866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 877, 878, 879, 881, 883,
    885, 886, 888, 889, 890, 891, 892, 893, 894, 895, 896, 897, 898, 899, 900, 901, 902, 903, 904,
    905, 906, 907, 908, 909, 910, 911, 912, 913, 914, 917, 918, 919, 920, 921, 922, 924, 925, 926,
    927, 928, 929, 930, 931, 932, 933, 934, 935, 938, 939, 940, 941, 942, 945, 946, 947, 949, 950,
    951, 953, 954, 955, 956, 958, 959, 960, 961, 962, 963, 964, 965, 966, 967, 968, 969, 971, 972,
    973, 974, 976, 977, 978, 979, 980, 983, 984, 985, 986, 987, 988, 989, 991, 992, 993, 995, 996,
    997, 999, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013,
    1014, 1015, 1016, 1017, 1018, 1019, 1021, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1030, 1032,
    1033, 1034, 1035, 1036, 1037, 1038, 1039, 1040, 1042, 1043, 1044, 1045, 1046, 1048, 1049, 1050,
    1051, 1054, 1057, 1058, 1059, 1060, 1062, 1065, 1066, 1067, 1068, 1069, 1070, 1071, 1072, 1073,
    1077, 1078, 1079, 1080, 1081, 1082, 1083, 1084, 1085, 1087, 1088, 1089, 1090, 1091, 1092, 1093,
    1094, 1095, 1097, 1098, 1099, 1100, 1101, 1103, 1105, 1108, 1109, 1111, 1114, 1116, 1118, 1119,
    1120, 1122, 1123, 1124, 1125, 1126, 1127, 1129, 1130, 1131, 1133, 1134, 1135, 1136, 1137, 1138,
    1140, 1141, 1142, 1143, 1144, 1145, 1146, 1148, 1149, 1150, 1152, 1153, 1154, 1155, 1156, 1157,
    1158, 1159, 1160, 1161, 1162, 1163, 1164, 1165, 1166, 1167, 1168, 1171, 1172, 1173, 1175, 1176,
    1177, 1178, 1179, 1180, 1182, 1183, 1184, 1185, 1186, 1187, 1189, 1191, 1192, 1193, 1194, 1195,
    1196, 1197, 1199, 1200, 1201, 1202, 1203, 1204, 1205, 1206, 1207, 1208, 1209, 1210, 1212, 1213,
    1214, 1215, 1216, 1218, 1219, 1220, 1222, 1223, 1224, 1225, 1226, 1227, 1228, 1229, 1230, 1233,
    1234, 1235, 1236, 1237, 1238, 1239, 1240, 1241, 1242, 1243, 1244, 1246, 1247, 1248, 1249, 1250,
    1251, 1252, 1253, 1254, 1255, 1257, 1258, 1259, 1260, 1261, 1263, 1264, 1265, 1266, 1268, 1269,
    1270, 1272, 1273, 1274, 1276, 1277, 1278, 1279, 1280, 1281, 1282, 1283, 1284, 1285, 1286, 1288,
    1289, 1290, 1291, 1292, 1293, 1294, 1295, 1296, 1297, 1298, 1299, 1300, 1301, 1302, 1303, 1304,
    1305, 1306, 1308, 1309, 1310, 1311, 1315, 1316, 1317, 1318, 1319, 1320, 1321, 1322, 1323, 1324,
    1325, 1326, 1327, 1328, 1329, 1330, 1333, 1334, 1335, 1336, 1337, 1338, 1339, 1340, 1341, 1342,
    1343, 1344, 1345, 1346, 1347, 1348, 1349, 1350, 1351, 1353, 1354, 1356, 1357, 1358, 1359, 1362,
    1363, 1364, 1366, 1367, 1368, 1369, 1370, 1374, 1375, 1376, 1377, 1378, 1379, 1380, 1382, 1383,
    1384, 1385, 1386, 1387, 1388, 1389, 1390, 1391, 1392, 1393, 1394, 1395, 1396, 1397, 1398, 1399,
    1400, 1401, 1402, 1403, 1404, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1415, 1416, 1417, 1418,
    1419, 1421, 1422, 1423, 1424, 1425, 1426, 1427, 1428, 1429, 1430, 1431, 1432, 1433, 1434, 1435,
    1436, 1437, 1440, 1441, 1442, 1443, 1445, 1446, 1447, 1448, 1449, 1450, 1451, 1453, 1454, 1456,
    1457, 1458, 1460, 1461, 1462, 1463, 1464, 1468, 1469, 1471, 1472, 1473, 1474, 1475, 1476, 1477,
    1478, 1480, 1481, 1483, 1484, 1485, 1488, 1491, 1492, 1493, 1499, 1500, 1501, 1505, 1506, 1507,
    1508, 1509, 1510, 1511, 1512, 1515, 1516, 1517, 1518, 1519, 1521, 1522, 1523, 1524, 1526, 1527,
    1528, 1529, 1530, 1532, 1533, 1534, 1535, 1536, 1537, 1538, 1539, 1540, 1541, 1544, 1545, 1546,
    1547, 1548, 1549, 1550, 1551, 1552, 1554, 1555, 1556, 1557, 1558, 1560, 1561, 1562, 1563, 1564,
    1565, 1566, 1567, 1568, 1569, 1570, 1573, 1575, 1577, 1578, 1579, 1580, 1581, 1582, 1583, 1584,
    1585, 1586, 1587, 1589, 1591, 1592, 1593, 1594, 1595, 1596, 1597, 1598, 1599, 1600, 1601, 1602,
    1603, 1604, 1605, 1607, 1608, 1611, 1612, 1613, 1614, 1615, 1616, 1617, 1618, 1619, 1621, 1622,
    1623, 1624, 1625, 1626, 1627, 1628, 1629, 1630, 1631, 1633, 1634, 1635, 1636, 1637, 1639, 1640,
    1641, 1642, 1643, 1644, 1645, 1646, 1648, 1649, 1650, 1651, 1652, 1653, 1654, 1655, 1657, 1658,
    1660, 1661, 1662, 1663, 1664, 1665, 1669, 1670, 1671, 1673, 1674, 1676, 1677, 1678, 1679, 1681,
    1682, 1683, 1684, 1686, 1687, 1688, 1689, 1690, 1691, 1693, 1694, 1696, 1697, 1698, 1699, 1700,
    1701, 1702, 1703, 1704, 1705, 1706, 1707, 1709, 1711, 1712, 1713, 1714, 1715, 1716, 1717, 1718,
    1719, 1720, 1721, 1722, 1723, 1724, 1726, 1727, 1728, 1729, 1730, 1731, 1732, 1734, 1738, 1739,
    1740, 1742, 1745, 1746, 1747, 1748, 1750, 1751, 1753, 1754, 1755, 1756, 1757, 1758, 1759, 1760,
    1761, 1762, 1763, 1764, 1766, 1767, 1769, 1770, 1771, 1772, 1773, 1774, 1775, 1776, 1777, 1778,
    1779, 1780, 1781, 1782, 1783, 1786, 1787, 1788, 1789, 1790, 1791, 1792, 1793, 1794, 1795, 1797,
    1798, 1799, 1800, 1801, 1802, 1803, 1804, 1805, 1807, 1808, 1809, 1810, 1811, 1812, 1813, 1814,
    1815, 1816, 1817, 1818, 1820, 1821, 1822, 1823, 1824, 1826, 1827, 1828, 1829, 1830, 1831, 1832,
    1833, 1834, 1835, 1836, 1837, 1838, 1839, 1840, 1841, 1842, 1843, 1844, 1845, 1846, 1847, 1848,
    1850, 1851, 1852, 1853, 1854, 1855, 1856, 1857, 1859, 1860, 1861, 1862, 1863, 1864, 1866, 1867,
    1868, 1869, 1870, 1871, 1872, 1873, 1874, 1875, 1876, 1877, 1878, 1880, 1881, 1883, 1884, 1885,
    1886, 1888, 1889, 1890, 1892, 1893, 1894, 1895, 1896, 1897, 1898, 1899, 1900, 1901, 1902, 1903,
    1904, 1905, 1906, 1907, 1908, 1910, 1911, 1913, 1914, 1915, 1916, 1917, 1918, 1919, 1920, 1924,
    1925, 1926, 1927, 1928, 1929, 1930, 1931, 1932, 1933, 1934, 1935, 1936, 1937, 1938, 1940, 1941,
    1944, 1945, 1946, 1947, 1948, 1949, 1951, 1952, 1953, 1955, 1956, 1957, 1958, 1959, 1960, 1961,
    1962, 1963, 1964, 1966, 1967, 1968, 1969, 1970, 1971, 1972, 1973, 1974, 1975, 1976, 1977, 1978,
    1979, 1980, 1981, 1982, 1983, 1984, 1985, 1986, 1987, 1988, 1989, 1990, 1991, 1992, 1993, 1994,
    1996, 1997, 1998, 1999, 2000, 2001, 2006, 2007, 2008, 2010, 2011, 2013, 2014, 2015, 2016, 2017,
    2019, 2026, 2027, 2028, 2030, 2031, 2032, 2033, 2037, 2039, 2040, 2041, 2043, 2044, 2045, 2046,
    2048, 2049, 2050, 2051, 2052, 2053, 2054, 2055, 2056, 2057, 2058, 2059, 2060, 2061, 2062, 2064,
    2065, 2066, 2067, 2068, 2069, 2070, 2072, 2073, 2074, 2075, 2076, 2077, 2078, 2081, 2082, 2083,
    2084, 2085, 2086, 2087, 2088, 2089, 2090, 2091, 2092, 2093, 2094, 2095, 2096, 2097, 2098, 2099,
    2100, 2104, 2105, 2106, 2108, 2109, 2110, 2111, 2112, 2113, 2114, 2115, 2116, 2117, 2118, 2119,
    2120, 2121, 2122, 2123, 2124, 2125, 2126, 2127, 2128, 2129, 2130, 2131, 2132, 2133, 2134, 2135,
    2136, 2137, 2138, 2139, 2140, 2142, 2143, 2144, 2145, 2146, 2147, 2148, 2150, 2151, 2152, 2153,
    2154, 2155, 2156, 2157, 2158, 2159, 2160, 2161, 2162, 2164, 2165, 2166, 2168, 2169, 2170, 2171,
    2172, 2173, 2175, 2176, 2177, 2178, 2179, 2180, 2181, 2182, 2183, 2184, 2185, 2186, 2187, 2188,
    2189, 2190, 2191, 2192, 2193, 2194, 2195, 2196, 2197, 2199, 2200, 2201, 2202, 2203, 2204, 2205,
    2206, 2207, 2208, 2210, 2212, 2213, 2214, 2215, 2216, 2217, 2218, 2219, 2220, 2221, 2222, 2224,
    2225, 2226, 2227, 2228, 2229, 2230, 2231, 2232, 2233, 2234, 2235, 2236, 2237, 2238, 2239, 2240,
    2243, 2244, 2245, 2247, 2248, 2249, 2250, 2251, 2253, 2254, 2255, 2256, 2257, 2258, 2259, 2260,
    2261, 2262, 2263, 2264, 2265, 2266, 2268, 2269, 2270, 2271, 2272, 2273, 2274, 2275, 2276, 2277,
    2278, 2279, 2280, 2282, 2283, 2284, 2287, 2288, 2289, 2290, 2291, 2292, 2293, 2294, 2295, 2297,
    2298, 2299, 2300, 2301, 2302, 2303, 2304, 2305, 2306, 2311, 2312, 2314, 2316, 2317, 2318, 2322,
    2323, 2324, 2325, 2326, 2327, 2328, 2329, 2330, 2331, 2332, 2333, 2334, 2335, 2336, 2337, 2338,
    2339, 2340, 2341, 2342, 2343, 2344, 2345, 2347, 2348, 2349, 2350, 2351, 2352, 2353, 2354, 2355,
    2356, 2357, 2358, 2359, 2361, 2362, 2364, 2365, 2366, 2367, 2368, 2369, 2370, 2371, 2372, 2373,
    2374, 2375, 2376, 2377, 2378, 2381, 2382, 2383, 2384, 2385, 2387, 2388, 2389, 2390, 2392, 2393,
    2394, 2395, 2396, 2397, 2398, 2399, 2400, 2402, 2403, 2404, 2405, 2406, 2407, 2408, 2409, 2410,
    2411, 2412, 2413, 2416, 2417, 2418, 2419, 2420, 2421, 2422, 2423, 2424, 2425, 2426, 2428, 2429,
    2430, 2431, 2432, 2433, 2434, 2435, 2436, 2437, 2438, 2440, 2441, 2442, 2443, 2444, 2445, 2446,
    2447, 2448, 2449, 2450, 2451, 2452, 2453, 2454, 2455, 2456, 2457, 2458, 2459, 2460, 2461, 2462,
    2463, 2464, 2465, 2470, 2471, 2472, 2473, 2474, 2475, 2476, 2477, 2478, 2479, 2480, 2481, 2482,
    2485, 2486, 2487, 2489, 2490, 2492, 2493, 2495, 2496, 2497, 2499, 2500, 2502, 2503, 2505, 2506,
    2509, 2510, 2511, 2512, 2513, 2514, 2515, 2516, 2517, 2518, 2519, 2520, 2521, 2522, 2524, 2525,
    2527, 2528, 2532, 2533, 2534, 2535, 2536, 2538, 2539, 2540, 2541, 2542, 2543, 2544, 2545, 2546,
    2547, 2548, 2549, 2551, 2552, 2553, 2554, 2555, 2556, 2557, 2558, 2559, 2560, 2561, 2562, 2563,
    2564, 2565, 2566, 2567, 2570, 2571, 2572, 2573, 2574, 2575, 2576, 2578, 2579, 2580, 2581, 2583,
    2584, 2585, 2586, 2587, 2588, 2590, 2591, 2592, 2594, 2595, 2596, 2597, 2598, 2599, 2601, 2603,
    2604, 2605, 2606, 2607, 2608, 2613, 2614, 2616, 2618, 2619, 2620, 2621, 2622, 2623, 2624, 2625,
    2626, 2627, 2628, 2629, 2630, 2631, 2632, 2633, 2634, 2635, 2637, 2638, 2639, 2640, 2641, 2642,
    2643, 2645, 2648, 2649, 2651, 2652, 2653, 2654, 2658, 2659, 2660, 2661, 2662, 2663, 2664, 2665,
    2666, 2667, 2668, 2669, 2670, 2671, 2672, 2673, 2674, 2675, 2676, 2678, 2679, 2680, 2681, 2682,
    2683, 2684, 2685, 2686, 2688, 2689, 2690, 2691, 2692, 2694, 2695, 2696, 2698, 2699, 2700, 2701,
    2703, 2705, 2706, 2707, 2712, 2713, 2714, 2715, 2716, 2718, 2719, 2720, 2721, 2722, 2723, 2724,
    2725, 2726, 2727, 2729, 2730, 2731, 2732, 2733, 2734, 2735, 2738, 2739, 2740, 2741, 2742, 2743,
    2751, 2752, 2753, 2754, 2755, 2756, 2757, 2758, 2760, 2761, 2762, 2763, 2764, 2766, 2768, 2770,
    2771, 2772, 2773, 2774, 2776, 2777, 2778, 2779, 2780, 2781, 2782, 2784, 2785, 2786, 2789, 2790,
    2791, 2793, 2794, 2795, 2797, 2800, 2802, 2803, 2804, 2805, 2806, 2807, 2808, 2809, 2810, 2811,
    2812, 2813, 2817, 2818, 2819, 2820, 2821, 2822, 2825, 2826, 2829, 2830, 2831, 2833, 2834, 2835,
    2836, 2837, 2838, 2839, 2840, 2843, 2844, 2845, 2846, 2847, 2848, 2849, 2850, 2851, 2856, 2857,
    2858, 2859, 2860, 2861, 2862, 2863, 2866, 2867, 2868, 2869, 2870, 2871, 2872, 2874, 2876, 2877,
    2879, 2880, 2881, 2882, 2883, 2884, 2885, 2887, 2889, 2890, 2891, 2894, 2896, 2897, 2898, 2899,
    2900, 2901, 2902, 2903, 2906, 2907, 2908, 2909, 2910, 2911, 2912, 2913, 2914, 2915, 2916, 2917,
    2918, 2919, 2920, 2921, 2922, 2923, 2924, 2925, 2929, 2930, 2931, 2932, 2933, 2934, 2935, 2936,
    2937, 2939, 2940, 2941, 2942, 2943, 2945, 2946, 2947, 2948, 2949, 2952, 2953, 2954, 2955, 2956,
    2958, 2959, 2960, 2961, 2963, 2964, 2967, 2969, 2970, 2973, 2974, 2975, 2976, 2977, 2978, 2979,
    2980, 2981, 2982, 2983, 2984, 2985, 2986, 2987, 2988, 2989, 2990, 2991, 2992, 2993, 2994, 2995,
    2996, 2997, 2999, 3000, 3003, 3004, 3005, 3007, 3008, 3009, 3010, 3011, 3012, 3013, 3015, 3016,
    3017, 3018, 3019, 3020, 3021, 3022, 3023, 3024, 3025, 3026, 3027, 3028, 3029, 3030, 3032, 3033,
    3034, 3035, 3036, 3037, 3038, 3039, 3040, 3041, 3042, 3043, 3044, 3045, 3046, 3047, 3048, 3049,
    3050, 3051, 3054, 3055, 3056, 3057, 3058, 3059, 3061, 3062, 3064, 3065, 3066, 3067, 3068, 3069,
    3070, 3072, 3073, 3074, 3075, 3076, 3078, 3079, 3081, 3082, 3083, 3084, 3085, 3086, 3087, 3088,
    3089, 3090, 3091, 3092, 3093, 3094, 3095, 3096, 3097, 3098, 3099, 3100, 3101, 3102, 3104, 3105,
    3106, 3107, 3110, 3111, 3112, 3113, 3114, 3115, 3116, 3117, 3119, 3120, 3121, 3122, 3123, 3124,
    3125, 3126, 3127, 3128, 3129, 3130, 3131, 3132, 3133, 3134, 3135, 3136, 3137, 3138, 3140, 3141,
    3144, 3145, 3147, 3148, 3150, 3151, 3152, 3153, 3154, 3155, 3156, 3157, 3158, 3159, 3160, 3161,
    3162, 3163, 3164, 3165, 3166, 3167, 3168, 3169, 3171, 3172, 3173, 3174, 3175, 3176, 3177, 3179,
    3180, 3181, 3182, 3183, 3184, 3185, 3186, 3187, 3188, 3189, 3190, 3191, 3192, 3193, 3194, 3196,
    3197, 3199, 3200, 3201, 3202, 3203, 3204, 3205, 3206, 3207, 3208, 3209, 3210, 3212, 3214, 3215,
    3216, 3217, 3218, 3219, 3220, 3221, 3222, 3223, 3224, 3225, 3226, 3227, 3228, 3229, 3231, 3232,
    3233, 3234, 3235, 3236, 3237, 3238, 3239, 3240, 3241, 3245, 3246, 3247, 3248, 3249, 3250, 3251,
    3252, 3253, 3254, 3255, 3256, 3257, 3258, 3259, 3260, 3261, 3262, 3265, 3266, 3267, 3268, 3271,
    3272, 3273, 3274, 3275, 3276, 3277, 3278, 3280, 3281, 3282, 3283, 3284, 3285, 3286, 3287, 3288,
    3289, 3290, 3292, 3294, 3295, 3296, 3297, 3298, 3299, 3302, 3303, 3305, 3306, 3307, 3308, 3309,
    3310, 3311, 3313, 3314, 3315, 3316, 3318, 3319, 3320, 3321, 3323, 3324, 3326, 3327, 3328, 3331,
    3332, 3333, 3334, 3335, 3336, 3337, 3338, 3339, 3340, 3344, 3345, 3346, 3347, 3348, 3349, 3350,
    3351, 3352, 3353, 3354, 3355, 3356, 3357, 3358, 3359, 3360, 3362, 3363, 3364, 3365, 3366, 3367,
    3368, 3369, 3372, 3374, 3375, 3376, 3378, 3379, 3380, 3381, 3383, 3384, 3385, 3386, 3387, 3388,
    3389, 3391, 3392, 3393, 3394, 3395, 3396, 3397, 3398, 3399, 3400, 3401, 3402, 3403, 3405, 3406,
    3407, 3408, 3409, 3410, 3411, 3412, 3413, 3415, 3416, 3417, 3418, 3419, 3420, 3421, 3422, 3424,
    3426, 3427, 3428, 3429, 3431, 3432, 3433, 3434, 3436, 3438, 3439, 3440, 3441, 3442, 3446, 3447,
    3448, 3449, 3450, 3452, 3453, 3454, 3455, 3456, 3460, 3462, 3468, 3470, 3471, 3472, 3475, 3476,
    3477, 3478, 3480, 3481, 3482, 3485, 3486, 3487, 3489, 3490, 3491, 3492, 3493, 3494, 3495, 3496,
    3498, 3499, 3500, 3501, 3503, 3506, 3507, 3508, 3509, 3510, 3511, 3512, 3513, 3514, 3515, 3517,
    3518, 3519, 3520, 3521, 3523, 3524, 3525, 3526, 3527, 3530, 3531, 3532, 3533, 3534, 3535, 3536,
    3537, 3538, 3539, 3540, 3541, 3542, 3543, 3544, 3545, 3546, 3547, 3548, 3549, 3550, 3551, 3556,
    3557, 3558, 3559, 3560, 3561, 3562, 3564, 3567, 3568, 3569, 3570, 3571, 3575, 3576, 3577, 3578,
    3579, 3580, 3582, 3583, 3584, 3585, 3586, 3588, 3589, 3590, 3591, 3592, 3593, 3594, 3595, 3596,
    3598, 3601, 3602, 3603, 3604, 3605, 3607, 3608, 3609, 3610, 3611, 3612, 3613, 3615, 3616, 3617,
    3618, 3619, 3620, 3621, 3622, 3623, 3624, 3625, 3626, 3627, 3629, 3630, 3631, 3632, 3633, 3634,
    3635, 3636, 3637, 3638, 3639, 3640, 3641, 3642, 3643, 3644, 3645, 3646, 3647, 3648, 3649, 3650,
    3651, 3652, 3653, 3654, 3655, 3656, 3657, 3659, 3660, 3661, 3662, 3664, 3666, 3667, 3668, 3669,
    3670, 3672, 3674, 3675, 3676, 3677, 3678, 3679, 3680, 3681, 3682, 3683, 3684, 3686, 3687, 3688,
    3689, 3690, 3691, 3692, 3693, 3694, 3695, 3696, 3697, 3698, 3699, 3700, 3701, 3702, 3703, 3704,
    3705, 3706, 3707, 3709, 3710, 3711, 3712, 3714, 3716, 3717, 3718, 3719, 3720, 3721, 3722, 3723,
    3724, 3725, 3726, 3727, 3730, 3731, 3733, 3734, 3735, 3736, 3737, 3738, 3739, 3740, 3741, 3742,
    3743, 3744, 3745, 3748, 3749, 3750, 3751, 3752, 3753, 3754, 3755, 3756, 3757, 3758, 3759, 3760,
    3761, 3763, 3765, 3766, 3769, 3770, 3773, 3774, 3775, 3776, 3777, 3778, 3779, 3781, 3782, 3783,
    3784, 3785, 3786, 3787, 3789, 3790, 3791, 3792, 3793, 3794, 3795, 3796, 3797, 3799, 3800, 3801,
    3803, 3804, 3805, 3806, 3808, 3809, 3810, 3811, 3812, 3813, 3815, 3816, 3817, 3818, 3819, 3820,
    3821, 3823, 3824, 3826, 3827, 3828, 3830, 3831, 3832, 3833, 3834, 3836, 3837, 3838, 3841, 3842,
    3843, 3844, 3845, 3846, 3847, 3848, 3849, 3850, 3852, 3853, 3854, 3855, 3856, 3858, 3859, 3861,
    3862, 3863, 3864, 3865, 3866, 3867, 3868, 3869, 3870, 3871, 3872, 3873, 3874, 3875, 3876, 3878,
    3879, 3880, 3882, 3883, 3884, 3885, 3887, 3888, 3889, 3891, 3892, 3893, 3894, 3895, 3896, 3898,
    3900, 3902, 3903, 3904, 3905, 3906, 3907, 3908, 3909, 3910, 3911, 3912, 3913, 3914, 3915, 3916,
    3917, 3918, 3919, 3920, 3921, 3922, 3923, 3924, 3925, 3926, 3927, 3928, 3930, 3931, 3932, 3933,
    3934, 3935, 3936, 3937, 3938, 3939, 3941, 3943, 3944, 3948, 3949, 3951, 3952, 3953, 3954, 3955,
    3956, 3957, 3959, 3960, 3961, 3962, 3963, 3964, 3966, 3967, 3968, 3970, 3971, 3972, 3973, 3975,
    3976, 3977, 3978, 3979, 3980, 3981, 3982, 3983, 3984, 3985, 3986, 3987, 3988, 3989, 3990, 3991,
    3992, 3993, 3994, 3995, 3996, 3997, 3998, 3999, 4000, 4001, 4004, 4005, 4006, 4007, 4009, 4011,
    4012, 4013, 4014, 4015, 4016, 4017, 4018, 4019, 4020, 4021, 4022, 4023, 4024, 4025, 4026, 4027,
    4028, 4029, 4030, 4032, 4033, 4036, 4037, 4038, 4039, 4040, 4041, 4042, 4046, 4048, 4049, 4051,
    4053, 4054, 4055, 4056, 4057, 4058, 4059, 4060, 4063, 4065, 4067, 4068, 4069, 4070, 4071, 4073,
    4074, 4075, 4076, 4077, 4080, 4081, 4083, 4084, 4085, 4086, 4087, 4088, 4090, 4091, 4092, 4093,
    4094, 4095, 4096, 4097, 4099, 4100, 4101, 4102, 4103, 4104, 4106, 4107, 4108, 4109, 4110, 4112,
    4113, 4114, 4115, 4116, 4118, 4119, 4120, 4121, 4122, 4123, 4124, 4125, 4126, 4127, 4128, 4129,
    4130, 4132, 4133, 4134, 4135, 4136, 4137, 4138, 4139, 4140, 4141, 4142, 4143, 4144, 4145, 4146,
    4147, 4149, 4150, 4151, 4152, 4153, 4154, 4155, 4156, 4157, 4159, 4160, 4161, 4162, 4163, 4164,
    4165, 4166, 4167, 4168, 4169, 4171, 4172, 4174, 4175, 4176, 4177, 4179, 4180, 4181, 4183, 4184,
    4185, 4186, 4187, 4188, 4190, 4191, 4192, 4193, 4194, 4195, 4196, 4197, 4198, 4199, 4200, 4202,
    4203, 4204, 4206, 4207, 4208, 4209, 4210, 4211, 4212, 4213, 4216, 4217, 4218, 4219, 4220, 4221,
    4222, 4223, 4224, 4225, 4227, 4228, 4229, 4230, 4232, 4234, 4235, 4236, 4237, 4238, 4239, 4240,
    4242, 4244, 4248, 4249, 4250, 4251, 4254, 4256, 4257, 4258, 4259, 4260, 4261, 4262, 4263, 4265,
    4266, 4267, 4268, 4269, 4270, 4271, 4272, 4273, 4274, 4275, 4276, 4277, 4278, 4280, 4281, 4282,
    4283, 4284, 4285, 4286, 4287, 4288, 4291, 4292, 4293, 4294, 4295, 4296, 4297, 4298, 4300, 4301,
    4302, 4303, 4304, 4305, 4307, 4308, 4309, 4310, 4311, 4312, 4313, 4315, 4316, 4318, 4319, 4320,
    4321, 4322, 4323, 4325, 4326, 4327, 4328, 4329, 4330, 4331, 4332, 4333, 4334, 4335, 4336, 4337,
    4338, 4339, 4340, 4342, 4344, 4345, 4346, 4347, 4348, 4349, 4350, 4351, 4352, 4353, 4354, 4355,
    4356, 4357, 4358, 4359, 4360, 4361, 4362, 4365, 4366, 4367, 4368, 4369, 4370, 4371, 4372, 4373,
    4374, 4375, 4377, 4379, 4381, 4385, 4386, 4387, 4388, 4390, 4391, 4392, 4393, 4395, 4396, 4397,
    4398, 4400, 4401, 4403, 4405, 4406, 4407, 4412, 4413, 4414, 4415, 4416, 4417, 4418, 4419, 4420,
    4421, 4422, 4423, 4424, 4425, 4426, 4427, 4428, 4429, 4430, 4431, 4432, 4433, 4434, 4436, 4437,
    4438, 4439, 4441, 4442, 4443, 4444, 4445, 4446, 4447, 4448, 4449, 4450, 4451, 4453, 4454, 4455,
    4456, 4457, 4458, 4459, 4460, 4461, 4463, 4465, 4466, 4467, 4468, 4469, 4470, 4471, 4472, 4473,
    4474, 4475, 4476, 4477, 4478, 4481, 4482, 4483, 4484, 4485, 4486, 4491, 4492, 4493, 4495, 4496,
    4498, 4499, 4501, 4502, 4503, 4504, 4505, 4506, 4507, 4510, 4511, 4512, 4513, 4515, 4516, 4517,
    4518, 4519, 4520, 4521, 4522, 4523, 4524, 4525, 4526, 4527, 4528, 4529, 4530, 4531, 4532, 4533,
    4534, 4536, 4537, 4538, 4540, 4542, 4543, 4544, 4546, 4547, 4548, 4549, 4550, 4552, 4553, 4554,
    4556, 4557, 4558, 4559, 4560, 4561, 4562, 4563, 4564, 4565, 4566, 4567, 4568, 4569, 4570, 4571,
    4572, 4573, 4574, 4575, 4576, 4577, 4578, 4579, 4580, 4581, 4582, 4583, 4584, 4585, 4588, 4589,
    4590, 4591, 4592, 4593, 4594, 4596, 4597, 4598, 4599, 4600, 4601, 4602, 4603, 4604, 4605, 4606,
    4607, 4608, 4609, 4610, 4611, 4612, 4613, 4614, 4615, 4616, 4618, 4619, 4620, 4622, 4623, 4624,
    4625, 4627, 4628, 4629, 4630, 4632, 4634, 4636, 4637, 4638, 4640, 4641, 4642, 4643, 4645, 4646,
    4647, 4648, 4649, 4651, 4652, 4653, 4655, 4656, 4657, 4658, 4659, 4660, 4664, 4666, 4667, 4668,
    4669, 4670, 4671, 4672, 4673, 4674, 4675, 4676, 4677, 4678, 4680, 4681, 4682, 4683, 4684, 4685,
    4689, 4690, 4691, 4692, 4693, 4695, 4696, 4697, 4698, 4700, 4702, 4704, 4705, 4706, 4707, 4708,
    4709, 4710, 4711, 4712, 4713, 4714, 4715, 4716, 4717, 4718, 4719, 4720, 4721, 4722, 4723, 4724,
    4726, 4727, 4728, 4729, 4730, 4731, 4732, 4733, 4734, 4735, 4738, 4739, 4740, 4742, 4743, 4744,
    4745, 4746, 4747, 4748, 4749, 4750, 4751, 4752, 4755, 4756, 4757, 4758, 4759, 4760, 4762, 4763,
    4764, 4765, 4766, 4767, 4768, 4769, 4770, 4771, 4772, 4773, 4774, 4775, 4776, 4777, 4779, 4780,
    4781, 4782, 4783, 4784, 4785, 4786, 4787, 4789, 4790, 4791, 4792, 4794, 4795, 4796, 4798, 4799,
    4800, 4801, 4802, 4803, 4804, 4805, 4806, 4807, 4808, 4809, 4810, 4811, 4812, 4813, 4814, 4815,
    4816, 4817, 4818, 4819, 4820, 4821, 4822, 4823, 4824, 4825, 4826, 4827, 4828, 4829, 4830, 4831,
    4832, 4833, 4834, 4837, 4838, 4839, 4840, 4841, 4842, 4843, 4844, 4846, 4849, 4850, 4851, 4852,
    4853, 4854, 4855, 4856, 4857, 4858, 4859, 4860, 4861, 4862, 4864, 4865, 4867, 4868, 4869, 4870,
    4871, 4872, 4873, 4874, 4875, 4876, 4877, 4878, 4879, 4880, 4881, 4882, 4883, 4884, 4885, 4886,
    4887, 4888, 4889, 4890, 4891, 4892, 4894, 4895, 4896, 4897, 4899, 4901, 4902, 4903, 4904, 4905,
    4906, 4907, 4908, 4909, 4910, 4911, 4912, 4913, 4914, 4915, 4916, 4917, 4918, 4919, 4920, 4921,
    4922, 4923, 4924, 4925, 4926, 4927, 4928, 4929, 4930, 4932, 4933, 4934, 4938, 4941, 4942, 4943,
    4944, 4945, 4946, 4947, 4948, 4949, 4950, 4951, 4952, 4953, 4954, 4955, 4956, 4957, 4958, 4959,
    4960, 4961, 4963, 4964, 4965, 4966, 4967, 4968, 4969, 4970, 4972, 4973, 4974, 4975, 4976, 4977,
    4978, 4979, 4980, 4981, 4982, 4983, 4984, 4985, 4986, 4987, 4988, 4989, 4990, 4991, 4993, 4994,
    4995, 4996, 4998, 4999, 5002, 5003, 5004, 5005, 5007, 5008, 5009, 5010, 5011, 5012, 5013, 5014,
    5015, 5016, 5017, 5018, 5019, 5020, 5021, 5022, 5023, 5024, 5026, 5027, 5028, 5029, 5030, 5031,
    5032, 5033, 5034, 5035, 5036, 5037, 5038, 5039, 5040, 5041, 5042, 5043, 5044, 5045, 5046, 5047,
    5048, 5049, 5051, 5052, 5053, 5054, 5055, 5056, 5057, 5058, 5059, 5060, 5061, 5062, 5063, 5064,
    5065, 5066, 5067, 5068, 5069, 5070, 5071, 5072, 5073, 5074, 5076, 5077, 5079, 5080, 5081, 5083,
    5084, 5085, 5086, 5087, 5088, 5089, 5090, 5091, 5092, 5093, 5094, 5095, 5096, 5098, 5099, 5100,
    5101, 5102, 5103, 5104, 5105, 5106, 5107, 5108, 5109, 5110, 5111, 5112, 5113, 5114, 5115, 5116,
    5117, 5118, 5120, 5122, 5123, 5124, 5125, 5126, 5127, 5128, 5129, 5130, 5131, 5132, 5133, 5134,
    5137, 5138, 5139, 5140, 5141, 5142, 5143, 5145, 5147, 5149, 5150, 5151, 5152, 5153, 5154, 5155,
    5156, 5157, 5158, 5159, 5160, 5161, 5162, 5163, 5164, 5166, 5169, 5170, 5171, 5172, 5174, 5175,
    5176, 5177, 5178, 5179, 5180, 5181, 5182, 5183, 5184, 5185, 5187, 5188, 5189, 5191, 5192, 5193,
    5194, 5196, 5197, 5198, 5199, 5200, 5201, 5202, 5203, 5204, 5205, 5206, 5207, 5208, 5209, 5210,
    5211, 5213, 5214, 5215, 5216, 5217, 5218, 5219, 5220, 5221, 5222, 5223, 5224, 5225, 5226, 5227,
    5228, 5229, 5230, 5231, 5232, 5234, 5235, 5236, 5238, 5239, 5240, 5241, 5242, 5243, 5244, 5245,
    5247, 5249, 5250, 5252, 5253, 5254, 5255, 5256, 5257, 5258, 5259, 5260, 5261, 5262, 5263, 5265,
    5267, 5268, 5269, 5271, 5272, 5273, 5274, 5275, 5276, 5277, 5278, 5279, 5280, 5281, 5282, 5283,
    5284, 5285, 5286, 5287, 5288, 5289, 5290, 5291, 5292, 5293, 5294, 5295, 5298, 5299, 5300, 5301,
    5302, 5303, 5304, 5305, 5306, 5307, 5308, 5309, 5311, 5312, 5313, 5314, 5315, 5316, 5317, 5318,
    5319, 5320, 5321, 5322, 5323, 5324, 5325, 5327, 5328, 5329, 5330, 5331, 5332, 5333, 5334, 5335,
    5336, 5338, 5339, 5340, 5341, 5342, 5343, 5344, 5345, 5346, 5347, 5348, 5349, 5350, 5351, 5352,
    5353, 5354, 5355, 5356, 5357, 5358, 5359, 5360, 5361, 5362, 5363, 5364, 5365, 5366, 5367, 5369,
    5370, 5371, 5372, 5373, 5374, 5375, 5377, 5378, 5379, 5380, 5381, 5382, 5383, 5385, 5386, 5387,
    5388, 5389, 5390, 5391, 5392, 5393, 5394, 5395, 5396, 5397, 5398, 5399, 5400, 5401, 5402, 5403,
    5404, 5405, 5406, 5407, 5408, 5409, 5410, 5411, 5412, 5413, 5414, 5415, 5416, 5417, 5418, 5419,
    5420, 5421, 5422, 5423, 5424, 5425, 5426, 5427, 5428, 5429, 5430,
  ]

  /// The formats that claim each, the heaviest claim first.
  static let suffixClaims: [UInt16] = [
    1481, 312, 1482, 351, 1629, 2182, 1482, 1482, 611, 1482, 2124, 2182, 1482, 1482, 3073, 3074,
    3120, 612, 2209, 654, 654, 1482, 968, 1170, 630, 1348, 2195, 613, 1850, 1218, 1217, 1925, 3067,
    1593, 3066, 3066, 3067, 3066, 3066, 1593, 3066, 3067, 1170, 2182, 1482, 2182, 2068, 2182, 1482,
    1482, 2182, 1482, 2182, 1482, 1482, 1482, 2182, 1482, 1482, 614, 614, 52, 2210, 52, 2462, 2445,
    3103, 1482, 1482, 615, 1482, 1450, 1630, 1684, 2834, 2834, 1482, 2057, 1482, 616, 616, 1482,
    771, 1631, 1631, 1471, 1471, 2969, 2969, 1471, 1482, 210, 2116, 2614, 669, 679, 702, 2244, 680,
    2224, 681, 2244, 1702, 1697, 182, 690, 1594, 2211, 617, 691, 655, 692, 1615, 1702, 1616, 649,
    618, 2212, 2189, 641, 620, 706, 621, 2214, 1279, 622, 622, 624, 1595, 1596, 1852, 180, 385,
    1185, 385, 385, 1185, 385, 385, 625, 1784, 914, 370, 1851, 168, 2863, 166, 167, 2107, 2217,
    2217, 646, 891, 623, 1534, 2686, 1580, 1580, 2929, 2107, 251, 2956, 1632, 2217, 1594, 1633, 628,
    639, 198, 639, 634, 678, 636, 1597, 635, 914, 320, 637, 638, 956, 2244, 2236, 2218, 640, 611,
    2254, 2254, 175, 2254, 2254, 1634, 43, 111, 96, 2220, 1597, 1635, 1597, 1635, 169, 238, 2246,
    2221, 1636, 1276, 1637, 2222, 1637, 1752, 623, 2223, 2224, 941, 2002, 52, 623, 2002, 2225, 644,
    2635, 645, 1638, 914, 181, 1035, 2226, 1598, 1599, 3104, 2227, 1209, 1494, 3105, 2124, 1580,
    2230, 2230, 2230, 1, 2232, 1639, 2233, 2234, 183, 642, 642, 650, 648, 648, 2235, 1639, 1849,
    1785, 2425, 2425, 2108, 936, 189, 1044, 2, 2237, 1157, 4, 5, 353, 2239, 669, 1037, 667, 934,
    1379, 605, 668, 671, 3160, 2241, 1858, 3106, 1269, 672, 673, 2244, 2391, 2027, 2816, 186, 187,
    1921, 1855, 2242, 291, 2027, 2216, 2227, 3, 2244, 677, 675, 2247, 97, 98, 99, 2124, 1109, 2219,
    99, 2124, 2107, 2247, 2338, 2212, 2213, 676, 1859, 632, 1859, 3132, 3135, 1389, 2219, 2582,
    2247, 251, 252, 1282, 2243, 2244, 814, 2679, 2247, 2245, 2245, 164, 677, 2247, 2921, 1594, 1494,
    1493, 1786, 2248, 1158, 2249, 1109, 1697, 167, 2250, 1278, 6, 7, 8, 687, 185, 1601, 2255, 2252,
    2257, 688, 689, 688, 1169, 2948, 1481, 2963, 3073, 1787, 1800, 1788, 2256, 3138, 3138, 1789,
    1790, 1789, 1640, 9, 3107, 1861, 52, 1283, 1599, 1970, 2257, 622, 370, 1600, 1580, 2247, 870,
    2713, 2714, 1362, 1580, 2713, 2714, 3068, 1641, 176, 177, 1826, 178, 1152, 1480, 179, 2264,
    2258, 2287, 2604, 1773, 707, 708, 708, 715, 1481, 1481, 1481, 1113, 2260, 709, 2261, 3004, 2262,
    2259, 2828, 3005, 3015, 1389, 1389, 1951, 711, 1389, 472, 1877, 2329, 2276, 2262, 718, 2278,
    2276, 2276, 2263, 2963, 1101, 712, 2264, 1644, 1642, 714, 915, 1208, 561, 3080, 3080, 251, 199,
    2790, 2269, 889, 2265, 502, 2267, 2268, 2287, 2258, 2266, 2521, 1644, 716, 272, 2262, 2828,
    2271, 717, 2271, 2273, 2274, 1942, 718, 3096, 3096, 1865, 85, 969, 62, 762, 1373, 851, 1310,
    1865, 3051, 1610, 721, 1481, 3096, 1532, 2277, 2277, 724, 722, 722, 722, 1275, 2262, 724, 2280,
    1866, 1883, 201, 1791, 2279, 2282, 1867, 2116, 1643, 2283, 264, 2329, 496, 739, 1868, 2284, 727,
    728, 2286, 731, 3108, 859, 1775, 2291, 2290, 1644, 2293, 2288, 2289, 715, 733, 2208, 10, 2100,
    1865, 11, 2272, 2281, 2285, 1817, 1869, 1817, 711, 734, 1362, 1580, 3121, 1481, 735, 2022, 718,
    1627, 737, 739, 739, 741, 739, 2817, 2928, 2295, 2739, 2347, 2739, 745, 2297, 1508, 746, 209,
    209, 209, 209, 209, 772, 387, 2298, 2299, 619, 1645, 1645, 2301, 2302, 749, 210, 2353, 1873,
    1441, 1873, 750, 3109, 1758, 564, 1362, 1995, 752, 332, 1551, 221, 2306, 405, 754, 754, 754,
    2360, 3110, 755, 616, 756, 2334, 12, 13, 212, 757, 2963, 211, 2295, 758, 1218, 759, 2334, 1580,
    840, 1884, 14, 1646, 651, 214, 2300, 82, 760, 761, 365, 748, 1887, 764, 1887, 2305, 1887, 809,
    1753, 824, 223, 224, 1754, 203, 206, 766, 2309, 2308, 3117, 1908, 713, 768, 106, 1545, 1545,
    2310, 2311, 2337, 1588, 2532, 2124, 2532, 1481, 2311, 2311, 769, 2312, 2513, 948, 2312, 1276,
    2817, 1389, 2513, 1792, 770, 754, 3032, 2316, 1003, 772, 2313, 2379, 1129, 2778, 773, 395, 1755,
    1504, 2315, 1065, 2508, 2296, 1003, 1756, 775, 184, 2320, 386, 2891, 1878, 1424, 2321, 2322,
    816, 1937, 2545, 2304, 2116, 210, 2319, 748, 1424, 2338, 2753, 2344, 2329, 208, 1588, 2325, 50,
    2752, 778, 2753, 2327, 1157, 1879, 1580, 2329, 2329, 2329, 2329, 2329, 2329, 216, 2323, 1188,
    2328, 3080, 2963, 2233, 2740, 2804, 3005, 3015, 2332, 2324, 1242, 2333, 2333, 992, 215, 711,
    1647, 1242, 1757, 1242, 599, 1242, 1242, 1880, 1242, 1887, 1242, 747, 3064, 2532, 780, 2334,
    2334, 2335, 506, 52, 52, 210, 210, 2612, 782, 650, 1189, 2378, 370, 1761, 1389, 2480, 2341,
    2124, 2532, 2124, 1580, 2342, 2342, 2532, 2392, 2343, 2346, 753, 2532, 2295, 2340, 1276, 725,
    1888, 3080, 810, 811, 3112, 591, 370, 2295, 2739, 2295, 2347, 817, 2360, 2340, 1885, 799, 2334,
    144, 2348, 2352, 1874, 1875, 812, 813, 2318, 1187, 1269, 2350, 107, 1889, 2351, 1545, 785, 106,
    1876, 774, 505, 2353, 2905, 2353, 2500, 1580, 2357, 2358, 1580, 815, 1281, 1389, 2354, 207,
    1580, 2585, 2355, 816, 2356, 213, 1580, 101, 2110, 137, 2110, 840, 2111, 2112, 2353, 1580, 697,
    1919, 3004, 3015, 1283, 159, 2361, 2295, 1760, 1941, 630, 1760, 778, 818, 2362, 2361, 696, 696,
    2050, 2190, 2364, 1169, 1896, 778, 751, 751, 751, 2846, 666, 2366, 666, 666, 112, 840, 2295,
    2347, 2367, 2368, 2369, 2369, 2059, 2396, 2635, 2398, 2739, 2371, 1410, 786, 787, 1410, 788,
    789, 790, 791, 819, 2084, 374, 821, 2373, 225, 2375, 1389, 85, 944, 2124, 257, 2251, 3113, 16,
    535, 714, 1267, 1428, 1429, 144, 2918, 535, 19, 822, 2374, 227, 19, 2386, 1648, 822, 1139, 826,
    1162, 829, 829, 17, 827, 843, 830, 2326, 17, 1947, 840, 1948, 726, 1891, 842, 1871, 470, 1791,
    273, 1043, 144, 2790, 1871, 251, 1892, 228, 2773, 2278, 1853, 2667, 2124, 2380, 1580, 1545, 106,
    1516, 832, 832, 2532, 832, 2948, 820, 237, 1649, 2772, 916, 1404, 834, 158, 2372, 835, 836, 828,
    2385, 2396, 837, 1791, 17, 17, 3070, 839, 2773, 840, 2387, 832, 375, 827, 190, 18, 1580, 18,
    1580, 1580, 2182, 3138, 2124, 2393, 1828, 1828, 844, 370, 1170, 1580, 370, 2522, 1602, 2388,
    471, 1894, 1894, 658, 1163, 564, 1253, 845, 846, 2191, 235, 1794, 2948, 2929, 664, 77, 586,
    2124, 19, 2392, 421, 481, 2532, 2929, 847, 2087, 2194, 78, 77, 586, 422, 1580, 1580, 482, 1269,
    1199, 484, 2373, 236, 3115, 2772, 1481, 1481, 1481, 2772, 1895, 1619, 850, 942, 3114, 895, 895,
    1793, 1145, 1362, 2661, 370, 1170, 1897, 814, 354, 1652, 2379, 2382, 1650, 1516, 1145, 1411,
    853, 2395, 2243, 1651, 1255, 2690, 2434, 3015, 1652, 2397, 2692, 1436, 2383, 855, 2383, 1581,
    2384, 1653, 1654, 2384, 2384, 2963, 2661, 85, 2739, 3070, 3092, 856, 736, 997, 1164, 830, 829,
    857, 2085, 2086, 2085, 1830, 2376, 700, 700, 1764, 3116, 693, 1831, 533, 840, 2235, 2400, 2400,
    1123, 858, 2659, 2414, 2427, 2401, 670, 24, 2069, 1301, 1603, 867, 1053, 2817, 2404, 1389, 2466,
    2405, 1603, 1622, 1623, 1624, 2407, 2408, 1389, 2467, 2407, 862, 2409, 2352, 2415, 1898, 1165,
    2427, 2412, 2419, 863, 2410, 2411, 864, 865, 864, 2532, 866, 443, 21, 2329, 251, 444, 1339, 867,
    2413, 2416, 370, 491, 1321, 868, 2405, 490, 2414, 1995, 2415, 2415, 2419, 869, 870, 1287, 2983,
    2742, 2742, 2419, 2417, 2418, 2420, 2419, 2419, 2420, 2421, 1795, 2065, 2124, 2066, 22, 23,
    1899, 872, 878, 873, 875, 877, 1582, 1775, 2124, 1389, 876, 874, 1618, 2422, 394, 2406, 2812,
    1902, 111, 1870, 1923, 1902, 111, 1870, 1923, 1902, 111, 1870, 1923, 25, 2423, 2424, 2424, 1903,
    888, 2425, 890, 2116, 2425, 250, 2116, 485, 987, 2425, 1182, 2411, 245, 388, 250, 631, 894, 388,
    2893, 1604, 3079, 1166, 1167, 2416, 2427, 24, 2124, 895, 370, 1170, 1111, 896, 370, 26, 2428,
    2947, 2830, 1904, 2416, 445, 2427, 1588, 1362, 0, 253, 254, 2403, 2446, 2445, 2437, 2446, 2446,
    2446, 946, 946, 1609, 1674, 3081, 3081, 2446, 2446, 2446, 2432, 2432, 2429, 2431, 2430, 1701,
    1655, 1684, 703, 897, 2338, 2432, 2433, 1906, 909, 264, 2262, 901, 1567, 2440, 1832, 943, 1567,
    2891, 170, 1276, 2817, 1389, 1283, 898, 899, 935, 935, 1341, 906, 255, 234, 904, 900, 904, 904,
    233, 2757, 186, 2471, 2444, 1905, 1926, 2432, 2532, 271, 28, 840, 938, 938, 938, 938, 938, 938,
    938, 938, 938, 938, 938, 2446, 1907, 2055, 902, 1136, 1221, 3112, 1580, 2439, 907, 27, 952, 27,
    913, 908, 1605, 258, 259, 260, 3117, 913, 2598, 2436, 3117, 1909, 2441, 704, 368, 242, 912,
    1341, 2443, 3118, 1081, 2193, 3117, 2192, 264, 351, 903, 903, 903, 1459, 823, 2432, 265, 2790,
    2435, 918, 3049, 530, 452, 457, 460, 463, 918, 917, 370, 1170, 1783, 2446, 2445, 2445, 931,
    2480, 903, 903, 903, 903, 2446, 2447, 2447, 933, 826, 1833, 2433, 2445, 2449, 2124, 2480, 2635,
    2116, 264, 2480, 3004, 1205, 264, 3005, 3015, 586, 2432, 2445, 2480, 2450, 2445, 2438, 1657,
    267, 2480, 2480, 2450, 1580, 2450, 1834, 2452, 1684, 2452, 2450, 262, 2445, 2448, 2442, 2448,
    945, 2446, 27, 1536, 945, 2908, 2453, 3093, 2513, 2443, 2513, 3124, 1580, 171, 171, 2430, 2446,
    276, 947, 3064, 2456, 2231, 289, 1796, 290, 2231, 793, 794, 300, 1533, 1759, 1451, 1759, 2454,
    2456, 2257, 949, 2461, 991, 956, 948, 2461, 957, 2461, 291, 724, 291, 291, 291, 1915, 119, 970,
    291, 291, 1658, 958, 967, 959, 1497, 2817, 950, 959, 3064, 3064, 2188, 963, 2456, 906, 2458,
    2458, 961, 960, 2087, 1659, 986, 986, 293, 294, 964, 988, 988, 964, 966, 965, 674, 965, 1452,
    1912, 1911, 2460, 1362, 969, 240, 31, 2480, 291, 287, 1460, 2497, 2470, 2470, 951, 284, 972,
    2473, 285, 286, 972, 301, 973, 1481, 2456, 1797, 1660, 1916, 302, 1914, 1918, 2476, 2124, 1761,
    1761, 2478, 291, 975, 1580, 2071, 2477, 2481, 928, 2480, 2480, 2480, 2070, 52, 77, 978, 1295,
    291, 291, 291, 2460, 2635, 33, 1580, 291, 2482, 971, 2455, 292, 1580, 2483, 979, 980, 34, 2483,
    2484, 982, 2635, 979, 981, 982, 2487, 993, 1362, 985, 2492, 2489, 2492, 982, 994, 994, 1873,
    994, 994, 291, 97, 261, 982, 32, 990, 281, 2474, 953, 1920, 242, 291, 35, 994, 299, 36, 299,
    2496, 2494, 2498, 2495, 1249, 990, 36, 36, 991, 991, 1280, 1442, 287, 991, 991, 2498, 2498, 303,
    1580, 145, 2464, 2116, 2480, 2491, 2500, 976, 927, 1705, 2480, 2498, 2500, 2480, 296, 295, 1661,
    2087, 2498, 2491, 2499, 2457, 2491, 2491, 1452, 2470, 1913, 975, 2501, 291, 304, 291, 291, 994,
    2498, 291, 2479, 2088, 647, 2194, 2490, 1922, 2498, 995, 3119, 288, 2498, 2817, 2817, 37, 37,
    2317, 2294, 2738, 2294, 2317, 3071, 3072, 3073, 3074, 1006, 1006, 2539, 2507, 1000, 2502, 307,
    1933, 1933, 2503, 2503, 2504, 1002, 38, 52, 2251, 3032, 309, 2506, 2504, 2515, 1662, 1005, 61,
    1006, 1268, 1006, 1007, 1006, 1006, 1163, 1811, 1842, 1034, 1268, 310, 664, 1006, 2416, 1798,
    1799, 1800, 1801, 1802, 1663, 3074, 2539, 2529, 887, 1008, 312, 1009, 2294, 2502, 2329, 1800,
    1010, 2510, 1010, 944, 944, 2512, 2114, 39, 2594, 608, 1257, 2513, 2513, 1015, 2514, 2516, 2294,
    312, 312, 312, 313, 2294, 1011, 314, 2917, 144, 61, 2425, 2508, 2508, 1664, 2508, 1927, 40,
    2114, 2339, 1665, 341, 2114, 1578, 2114, 2114, 2114, 1578, 2413, 2424, 2413, 2114, 2114, 2413,
    2492, 2114, 2518, 55, 2519, 1935, 592, 944, 594, 593, 1012, 1001, 41, 1012, 1013, 2509, 2509,
    2509, 2294, 2520, 1014, 1580, 2244, 2679, 2804, 2944, 329, 2668, 1935, 2531, 2244, 1038, 1205,
    1016, 1025, 1017, 2109, 2109, 2035, 323, 52, 2902, 210, 2326, 370, 1839, 1580, 323, 1030, 1929,
    1837, 2109, 1930, 2360, 1666, 2523, 2522, 172, 2524, 1930, 1038, 1021, 2890, 2109, 1022, 1023,
    1933, 1024, 1631, 1933, 517, 3121, 2668, 910, 2072, 324, 327, 2072, 369, 2539, 2929, 2539, 2295,
    519, 1996, 2526, 2547, 2541, 1668, 2693, 1933, 2603, 2034, 2034, 2034, 2034, 1341, 242, 827,
    2527, 1027, 2528, 1669, 242, 887, 1911, 954, 2045, 1340, 1031, 1028, 1580, 1031, 1029, 165, 52,
    396, 2528, 1341, 2124, 2635, 1283, 2244, 2772, 2114, 144, 2774, 1030, 1030, 1762, 2963, 1032,
    1032, 1030, 1032, 44, 2532, 1258, 2531, 2530, 52, 2532, 2532, 2533, 45, 45, 2295, 2295, 1759,
    619, 1934, 2963, 1389, 3122, 2022, 2022, 2400, 2540, 1940, 2565, 2542, 1047, 1039, 46, 1040,
    520, 1038, 2294, 1041, 1048, 1038, 2542, 1042, 52, 1670, 2543, 321, 334, 2534, 2087, 243, 1529,
    950, 2115, 2546, 2534, 1045, 1671, 1046, 2956, 2956, 1049, 518, 47, 158, 1036, 2197, 3123, 325,
    326, 1580, 2295, 2741, 1051, 2553, 2554, 2562, 1945, 1945, 1804, 683, 2548, 2201, 2811, 2550,
    2116, 336, 2551, 48, 2555, 2555, 2116, 1018, 1943, 1942, 1942, 1943, 1362, 1018, 1054, 2559,
    1764, 1764, 1580, 2498, 1805, 1805, 2561, 1807, 1805, 2562, 2562, 2563, 3051, 2564, 338, 1058,
    2120, 1803, 315, 1055, 48, 1061, 1393, 1944, 1056, 1057, 1062, 339, 1448, 1804, 1945, 1805,
    1805, 1809, 1804, 1805, 1804, 1808, 3077, 3076, 1806, 1808, 1946, 1809, 2566, 2567, 51, 1052,
    2116, 2557, 137, 2549, 2116, 800, 2116, 2117, 52, 2118, 2116, 2555, 2116, 2116, 52, 53, 52, 52,
    54, 55, 1210, 52, 58, 1113, 56, 2568, 53, 1063, 1063, 2116, 1580, 1580, 1063, 2116, 2549, 2415,
    2119, 2073, 1019, 2558, 1019, 2569, 1810, 1811, 1812, 2572, 2577, 1949, 1469, 2571, 1606, 1064,
    989, 1478, 2573, 1477, 1067, 1068, 1950, 832, 1066, 2574, 1006, 1069, 1072, 1073, 1070, 1071,
    191, 98, 2576, 191, 1058, 1074, 1075, 179, 342, 1076, 1077, 1078, 1079, 1080, 2578, 2465, 1765,
    136, 2580, 2581, 1872, 297, 1580, 1082, 298, 343, 343, 1241, 1872, 2879, 1083, 1075, 1084, 1084,
    2585, 1085, 1590, 2584, 1085, 1058, 2579, 2575, 1389, 1086, 1672, 2570, 2583, 1050, 2583, 340,
    2583, 2495, 1813, 1814, 340, 2532, 1087, 2586, 1088, 1089, 1089, 2598, 2338, 2182, 2780, 1482,
    24, 1387, 1637, 2218, 2611, 2588, 2589, 346, 2590, 1094, 2591, 2591, 2591, 2591, 2591, 347,
    2963, 2592, 1580, 348, 349, 350, 1989, 1933, 1095, 2963, 2606, 1097, 1178, 2593, 2593, 1210,
    1096, 2606, 2594, 2595, 2416, 2532, 2596, 311, 2597, 2598, 2599, 2772, 1958, 1958, 2619, 2621,
    1098, 85, 2610, 669, 1247, 2568, 2600, 2601, 2400, 2524, 1953, 2602, 695, 2948, 510, 2353, 1879,
    2608, 2607, 2338, 2609, 2717, 2124, 320, 320, 1174, 210, 2612, 2613, 2121, 2623, 2615, 2598,
    1102, 2817, 1090, 1090, 2087, 1177, 684, 2616, 2617, 2124, 2618, 2619, 2621, 2622, 630, 2623,
    1006, 59, 1104, 52, 1105, 2228, 2587, 2605, 2772, 2625, 1099, 1099, 1405, 1955, 398, 1099, 1405,
    1107, 2614, 2624, 2626, 2626, 2609, 1956, 2124, 266, 2963, 2627, 1110, 2627, 2629, 2627, 2630,
    1091, 1091, 1620, 1091, 1100, 1957, 1100, 358, 1100, 24, 1153, 2603, 892, 892, 2631, 60, 1112,
    1115, 1098, 1117, 1119, 1119, 1098, 1121, 2738, 2640, 67, 584, 2648, 1133, 1191, 1191, 1684,
    3094, 3082, 2633, 74, 1610, 3080, 3080, 3080, 3083, 3082, 3084, 2668, 1610, 1685, 192, 192,
    1122, 2632, 1609, 1674, 1609, 1675, 1676, 3075, 3081, 3094, 3125, 3081, 1468, 67, 1140, 1132,
    1959, 2643, 1639, 62, 1123, 1959, 63, 1155, 241, 2634, 2065, 2635, 2635, 2635, 264, 2636, 1482,
    2182, 2182, 2108, 1580, 2636, 52, 137, 362, 1263, 1131, 65, 2121, 2637, 354, 2244, 2638, 2247,
    1135, 1494, 2929, 2929, 67, 68, 2640, 1678, 2257, 2103, 2643, 2642, 2642, 2642, 1141, 376, 2012,
    69, 69, 2676, 1142, 69, 2674, 364, 2199, 1147, 1148, 1134, 575, 1149, 1134, 2645, 2270, 1770,
    52, 1148, 1147, 2644, 77, 1148, 1125, 2121, 969, 1143, 2318, 2318, 2124, 1185, 1185, 1102, 1964,
    1185, 1144, 1178, 1840, 1395, 1163, 2182, 2121, 1580, 2121, 1144, 1680, 1185, 2121, 2121, 1185,
    2121, 2646, 824, 2121, 968, 969, 1185, 2979, 2124, 1679, 1684, 2647, 1960, 2196, 2074, 1494, 71,
    936, 2651, 70, 72, 2653, 2650, 1379, 367, 120, 2668, 1126, 1128, 483, 1412, 1412, 710, 497,
    1961, 1961, 2106, 2065, 2106, 2065, 2114, 2654, 1606, 1130, 1606, 2523, 1146, 372, 1130, 1962,
    2390, 1962, 2065, 1963, 2656, 1681, 2660, 1588, 2661, 1838, 1606, 3078, 1580, 3078, 3128, 3128,
    3078, 2116, 2635, 3127, 3126, 1677, 2121, 2121, 2121, 2635, 2963, 2963, 2963, 1138, 3126, 1389,
    3126, 2963, 2963, 2742, 2908, 2742, 2742, 2602, 2303, 2663, 2742, 808, 1682, 2742, 2742, 1151,
    1137, 2742, 2737, 939, 940, 2980, 1580, 373, 373, 373, 1770, 2196, 205, 525, 2670, 68, 3129,
    1771, 1103, 373, 1835, 2670, 1963, 696, 3130, 696, 696, 696, 696, 1193, 971, 2665, 2678, 1683,
    1152, 656, 657, 2664, 1684, 2226, 2667, 1241, 2666, 2729, 3153, 1580, 754, 73, 1283, 2669, 2124,
    2671, 3131, 2672, 1580, 1766, 1772, 659, 2089, 2262, 2673, 2262, 2673, 2648, 2675, 2677, 3086,
    1774, 1774, 1952, 2665, 2920, 2948, 3086, 2680, 3148, 1113, 2652, 1200, 1692, 1610, 1608, 1610,
    3082, 74, 1610, 3081, 1609, 1609, 3081, 1610, 1608, 1692, 382, 1774, 15, 1096, 3082, 3082, 3081,
    3082, 3082, 3081, 1610, 804, 1150, 428, 660, 1131, 2682, 3080, 2560, 3080, 200, 381, 1959, 1967,
    412, 1692, 2295, 723, 2697, 2560, 2639, 412, 1686, 3084, 3082, 1308, 319, 2684, 2684, 2684,
    3086, 377, 65, 2662, 1968, 66, 1124, 2685, 2685, 1154, 1293, 1965, 1966, 2981, 2644, 2657, 2993,
    2244, 685, 1202, 1201, 2560, 256, 427, 246, 400, 1260, 2747, 428, 2074, 1190, 75, 76, 378, 1190,
    2087, 1190, 1972, 1362, 2694, 2307, 1190, 430, 387, 1198, 67, 1689, 2075, 2215, 1690, 1684,
    2695, 1150, 3080, 159, 2090, 1973, 3139, 1150, 2699, 3061, 2696, 370, 2697, 2698, 905, 429,
    1691, 2700, 504, 2701, 360, 3148, 1191, 3140, 1974, 361, 1131, 1125, 366, 1131, 1198, 1198, 892,
    79, 503, 1607, 1203, 2216, 1580, 1587, 1580, 1904, 567, 2642, 3094, 2654, 1205, 1204, 144, 2124,
    2702, 1206, 2658, 1206, 2710, 1482, 440, 2122, 1207, 2532, 1208, 2244, 2704, 2705, 2244, 1580,
    2257, 67, 2124, 1228, 1314, 1590, 585, 67, 1147, 82, 3064, 2712, 82, 1006, 3064, 2707, 2124,
    2723, 3064, 854, 1978, 1219, 1178, 1210, 1924, 1580, 433, 824, 2708, 2709, 2748, 1979, 1975,
    2711, 1221, 1424, 2948, 2948, 2716, 2719, 2719, 1221, 2498, 2718, 1220, 2720, 1168, 2124, 2721,
    1227, 1212, 3064, 439, 2722, 2722, 1213, 1981, 2531, 664, 1216, 1977, 2724, 2724, 2724, 2724,
    2725, 2726, 1224, 1693, 2727, 435, 2728, 2733, 2116, 1580, 2717, 2609, 2715, 1171, 432, 1225,
    244, 436, 437, 438, 2124, 370, 2124, 1005, 2698, 1580, 1841, 1234, 1235, 80, 2834, 2731, 2182,
    2730, 1229, 1230, 2731, 1981, 1980, 1214, 805, 2627, 355, 1694, 1694, 2732, 2732, 1232, 2706,
    1230, 1222, 2706, 2948, 2735, 1684, 3141, 81, 711, 1272, 435, 355, 779, 1236, 193, 1234, 1234,
    1234, 1233, 1580, 2919, 3142, 1695, 2716, 2065, 1106, 1237, 1215, 2338, 1238, 1241, 269, 270,
    1239, 268, 1240, 2736, 1186, 2076, 781, 1248, 2739, 1186, 3069, 2743, 2744, 370, 86, 446, 619,
    447, 149, 1240, 449, 451, 454, 2745, 2523, 464, 456, 459, 462, 462, 468, 1243, 1698, 1698, 402,
    1244, 1611, 1656, 2091, 1611, 1739, 1256, 3143, 3085, 3151, 1256, 88, 3085, 1982, 1982, 1696,
    2565, 1481, 1697, 1984, 1984, 1246, 1697, 2746, 89, 90, 90, 91, 91, 1250, 2749, 1208, 2751,
    2750, 2751, 1413, 1269, 2753, 1252, 87, 1256, 1255, 1256, 1040, 883, 2758, 884, 487, 1413, 1699,
    2761, 356, 356, 356, 356, 356, 1815, 1254, 2357, 1983, 2123, 356, 2123, 1983, 1481, 83, 84,
    2208, 595, 596, 1261, 1262, 401, 448, 1778, 1779, 450, 453, 467, 455, 465, 458, 461, 466, 870,
    643, 1479, 1511, 1700, 2760, 92, 1252, 93, 114, 93, 2762, 2762, 2762, 94, 473, 2763, 2764, 1263,
    1263, 982, 2804, 2772, 1284, 796, 101, 1290, 2079, 2765, 2834, 795, 486, 2834, 2834, 486, 2057,
    1291, 102, 102, 1292, 103, 1286, 2627, 104, 1285, 1285, 105, 1231, 1673, 2116, 1059, 1139, 1389,
    2766, 1701, 825, 194, 1331, 1265, 2006, 2767, 1266, 1404, 188, 2769, 1269, 1269, 2772, 2772,
    2769, 2770, 1917, 694, 2773, 2773, 2948, 488, 1270, 2813, 1310, 2262, 495, 1262, 361, 2813,
    1302, 2007, 1313, 2966, 1310, 2785, 2808, 2785, 1860, 1860, 1860, 697, 564, 1272, 643, 1998,
    1301, 1271, 776, 920, 920, 920, 144, 984, 2790, 316, 317, 2797, 2000, 2000, 222, 1847, 2814,
    2627, 1775, 487, 653, 1172, 653, 1825, 2775, 2802, 96, 743, 998, 1120, 1563, 1986, 2040, 2041,
    1991, 2776, 2776, 2776, 1545, 1274, 2777, 2463, 1276, 1173, 921, 927, 927, 1992, 922, 927, 29,
    927, 1305, 1290, 1993, 2963, 2008, 204, 97, 144, 2789, 1994, 1276, 1283, 1283, 1997, 291, 1283,
    2502, 1283, 1283, 1283, 1283, 1283, 1283, 1283, 1283, 2779, 1860, 1860, 1860, 2000, 1842, 2003,
    1284, 2000, 2000, 2000, 1288, 2781, 2782, 2769, 2771, 1289, 2002, 2784, 1461, 1332, 1332, 104,
    144, 2790, 660, 1547, 1580, 109, 108, 1284, 2786, 195, 196, 98, 144, 2790, 1276, 2805, 2787,
    2834, 1293, 2197, 144, 161, 2790, 234, 379, 1999, 494, 2787, 1295, 1580, 2788, 197, 697, 982,
    1716, 110, 144, 2790, 144, 2790, 982, 2805, 312, 1456, 697, 1263, 1362, 1580, 1276, 2077, 1276,
    486, 2056, 486, 486, 486, 486, 2834, 486, 2004, 486, 528, 1297, 528, 3144, 218, 2806, 2782, 697,
    486, 493, 528, 1297, 1298, 1816, 1785, 2005, 1959, 1959, 2468, 664, 2791, 1276, 2532, 52, 2792,
    2609, 1362, 2793, 1534, 2794, 2641, 2795, 1426, 2796, 359, 2797, 1389, 1389, 406, 2469, 411,
    478, 2798, 2798, 2772, 2812, 2353, 2001, 2001, 406, 407, 219, 1304, 1315, 2009, 2855, 406, 410,
    477, 406, 408, 475, 406, 2799, 487, 188, 2800, 1362, 144, 2078, 487, 1152, 2790, 529, 354, 1494,
    2532, 1389, 1389, 2821, 100, 796, 3032, 682, 2821, 2801, 643, 316, 2805, 2821, 2522, 2532, 2010,
    1307, 1307, 1580, 2805, 2556, 2532, 1580, 2809, 1304, 1004, 1311, 814, 529, 3032, 870, 354, 111,
    744, 999, 1303, 1580, 1303, 2011, 1825, 162, 2768, 1580, 1825, 1303, 919, 1705, 996, 1705, 1705,
    1706, 1276, 1612, 1707, 1404, 1303, 1264, 1264, 1264, 1264, 144, 1303, 1303, 401, 2810, 1300,
    1294, 1323, 1580, 486, 486, 1323, 1818, 499, 1822, 1708, 1928, 1301, 1301, 2197, 413, 1580, 870,
    2811, 2197, 2815, 163, 1709, 2013, 1316, 1300, 220, 2774, 1300, 1267, 1990, 2370, 1317, 2370,
    1299, 1025, 1990, 2817, 2818, 2818, 2817, 1621, 1320, 370, 2817, 2818, 2817, 1320, 2094, 2094,
    2817, 1318, 1319, 2817, 2819, 3095, 2817, 2370, 1414, 2820, 2511, 247, 2755, 1334, 1335, 1335,
    330, 1324, 2822, 1335, 2826, 1325, 1325, 1613, 1341, 1336, 1325, 1336, 331, 1326, 1580, 1580,
    1327, 2014, 2336, 2336, 1329, 2827, 2121, 2822, 1326, 800, 2822, 2822, 2829, 1819, 1328, 1336,
    498, 500, 1333, 1580, 138, 2823, 2824, 3086, 1330, 2014, 1330, 2014, 1337, 3086, 661, 500, 500,
    500, 500, 500, 500, 500, 2830, 2843, 2856, 501, 501, 2843, 2843, 2015, 1626, 1362, 1910, 1362,
    2834, 2834, 2834, 2834, 1703, 1626, 113, 1588, 501, 2034, 220, 1873, 2836, 1987, 1890, 85, 242,
    1340, 242, 1340, 1626, 2354, 1362, 1354, 2840, 1342, 2840, 1362, 2840, 2840, 2837, 1362, 2840,
    1362, 2840, 1362, 1362, 2627, 1580, 2627, 2803, 2532, 2480, 333, 2830, 1767, 1338, 1338, 1020,
    114, 1580, 114, 2838, 1343, 1338, 226, 2842, 2295, 2095, 1344, 1309, 2843, 2843, 2845, 2845,
    2848, 1588, 2688, 2532, 2850, 2850, 2849, 2754, 2842, 2851, 847, 937, 2602, 2841, 2830, 202,
    2854, 1346, 1580, 2854, 52, 2859, 1580, 2870, 2870, 1580, 1580, 501, 2855, 1712, 2855, 2856,
    1710, 701, 701, 843, 2864, 2022, 2017, 1854, 2022, 1842, 1854, 2480, 2830, 2424, 115, 2857,
    2858, 1625, 1347, 1351, 509, 1352, 2832, 2883, 2832, 2832, 2833, 117, 3146, 2018, 1836, 2044,
    1791, 1353, 507, 2831, 2121, 1353, 1606, 2480, 507, 507, 1704, 509, 507, 337, 508, 507, 507,
    116, 1580, 2871, 2182, 1309, 2942, 1350, 121, 2859, 2861, 2627, 2182, 1711, 1285, 2862, 2121,
    1355, 3147, 2338, 1843, 1356, 2866, 2018, 2867, 2868, 1357, 1704, 1357, 1481, 1481, 1481, 1345,
    2830, 442, 441, 1358, 2853, 2817, 1359, 1356, 138, 2174, 118, 1580, 2034, 2174, 2865, 2835, 122,
    1360, 2852, 2087, 1361, 123, 2870, 1020, 2870, 2830, 2198, 701, 124, 1362, 140, 1362, 2538,
    2990, 2936, 1580, 2226, 1580, 3098, 507, 1588, 701, 3098, 1363, 1988, 1954, 2016, 2855, 1712,
    1768, 1364, 2739, 2920, 2920, 2920, 2920, 535, 1713, 2877, 626, 597, 1366, 2872, 2872, 2019,
    2873, 358, 352, 1368, 1367, 2124, 3149, 1470, 1714, 52, 125, 125, 2875, 1369, 1370, 1371, 2876,
    626, 2251, 1427, 1481, 1377, 1572, 1573, 1389, 1440, 1719, 126, 1440, 2879, 1440, 2878, 1374,
    2879, 2935, 322, 1715, 1370, 2756, 2879, 2880, 2881, 2121, 2935, 1194, 512, 251, 2884, 2882,
    2689, 1375, 860, 2883, 643, 1147, 127, 1147, 2884, 1376, 1415, 2883, 357, 2978, 2357, 2359,
    2885, 2817, 2885, 2948, 665, 128, 370, 2031, 2832, 1378, 252, 2887, 2175, 932, 2021, 932, 130,
    1580, 1769, 1717, 1371, 539, 1175, 537, 2956, 540, 1769, 1434, 1176, 532, 532, 541, 131, 540,
    1397, 538, 1433, 543, 1437, 2888, 1588, 513, 257, 1380, 1380, 2889, 1312, 514, 515, 516, 49,
    2948, 2377, 132, 133, 1580, 1580, 2609, 1670, 1719, 1751, 434, 263, 318, 1580, 536, 534, 2532,
    1720, 1385, 949, 969, 983, 2022, 544, 2176, 2176, 710, 1380, 1389, 2895, 1389, 1004, 1003, 2318,
    2318, 2318, 2318, 2318, 2318, 2318, 2318, 2894, 2480, 838, 1386, 2896, 134, 2124, 1721, 893,
    1580, 1857, 2114, 2114, 2892, 807, 521, 698, 2026, 1391, 1392, 1612, 1969, 2897, 2899, 99, 2908,
    1481, 1614, 2074, 2898, 559, 3166, 559, 1437, 1438, 2897, 2741, 2116, 2025, 2025, 524, 1763,
    344, 523, 1590, 705, 344, 524, 344, 98, 344, 2901, 535, 512, 2900, 699, 1396, 699, 2883, 135,
    135, 409, 135, 476, 2948, 2903, 2177, 2179, 1722, 2691, 1580, 52, 1580, 2883, 2874, 1416, 248,
    1389, 1395, 546, 2774, 2904, 434, 541, 969, 542, 1606, 1367, 136, 1758, 658, 136, 1758, 2907,
    3097, 2817, 2909, 2908, 136, 1398, 3056, 3056, 1667, 2734, 545, 1417, 2817, 2909, 527, 1400,
    1401, 1601, 1723, 923, 3014, 3014, 3014, 2910, 1402, 1418, 1233, 1388, 870, 2948, 2911, 2200,
    2330, 2913, 138, 1407, 1408, 1724, 1291, 2790, 924, 2178, 141, 142, 143, 143, 1409, 2869, 2817,
    598, 1693, 2032, 1424, 2807, 30, 1390, 1406, 1425, 129, 2033, 1574, 1312, 2916, 2883, 1425,
    1725, 662, 2917, 536, 144, 535, 1428, 1429, 535, 1430, 535, 1429, 535, 1580, 2868, 536, 536,
    1431, 2028, 1432, 1524, 1406, 1580, 2920, 2029, 1442, 1384, 956, 1179, 1439, 146, 2863, 2020,
    139, 2883, 2921, 767, 1371, 147, 345, 249, 2116, 148, 2934, 404, 2926, 2905, 685, 511, 2927,
    2949, 2928, 697, 548, 550, 2079, 1919, 588, 2929, 552, 2024, 42, 2883, 2082, 861, 1726, 2892,
    1684, 2114, 2930, 2471, 1580, 2079, 2949, 2080, 2080, 2081, 489, 3145, 2931, 1295, 2426, 1580,
    1295, 556, 685, 1372, 2963, 77, 2932, 2532, 2655, 2683, 2933, 762, 1829, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 1580, 1588, 52, 55, 52, 52, 925, 2034, 1277, 2937, 557, 557, 2940, 1525, 1443,
    1444, 239, 1445, 558, 2938, 1824, 1820, 1821, 1821, 2939, 3150, 2600, 1856, 1727, 2941, 1580,
    840, 2948, 52, 1390, 2944, 2943, 2944, 1182, 1509, 1481, 1509, 1481, 547, 549, 555, 551, 553,
    1904, 554, 1004, 1447, 2179, 2124, 1728, 1588, 370, 849, 1447, 2946, 1729, 1447, 1400, 1419,
    1276, 2182, 2834, 2982, 2960, 927, 2986, 1449, 2952, 797, 2180, 144, 2817, 2951, 52, 633, 1063,
    431, 1730, 2954, 563, 797, 1420, 3064, 2955, 1452, 732, 738, 740, 740, 742, 803, 1108, 1116,
    1114, 1118, 1486, 1452, 1365, 1399, 1562, 1453, 1571, 1571, 2035, 2948, 1580, 1485, 1453, 803,
    740, 732, 740, 738, 740, 283, 742, 1477, 2295, 2294, 1478, 2956, 2956, 1455, 815, 1389, 1484,
    1484, 277, 1484, 2950, 1457, 1092, 2890, 2957, 526, 149, 149, 2959, 52, 2480, 2480, 2963, 150,
    150, 2124, 2172, 2964, 2966, 1005, 151, 1464, 1462, 1465, 1465, 52, 52, 2962, 1005, 1823, 1731,
    1822, 2035, 1466, 803, 1682, 1467, 1535, 1805, 1435, 399, 1362, 3152, 2967, 2544, 627, 627,
    1472, 2968, 1822, 1822, 2963, 2030, 2948, 2956, 2958, 2970, 1108, 2971, 1118, 2956, 2181, 2037,
    2182, 1295, 1580, 1403, 2972, 1580, 1295, 1580, 565, 1481, 2492, 1295, 1580, 1295, 1580, 1295,
    1580, 1389, 1403, 1473, 1475, 414, 414, 1476, 765, 2963, 3153, 1005, 2975, 2976, 155, 2532, 155,
    1389, 156, 52, 720, 682, 3080, 2790, 2035, 2906, 2038, 305, 197, 2295, 2360, 2790, 566, 1483,
    1480, 2182, 1093, 568, 1421, 3109, 986, 2790, 157, 2233, 1389, 2124, 1195, 2182, 3080, 1365,
    3080, 159, 2202, 2181, 52, 987, 55, 154, 2987, 370, 152, 144, 153, 2884, 2456, 2180, 3080, 2183,
    1474, 1732, 1778, 1780, 2184, 158, 682, 926, 2982, 522, 522, 2984, 278, 380, 150, 150, 2985,
    2124, 2966, 2295, 1562, 2203, 955, 2203, 1486, 1571, 1422, 1495, 690, 2083, 1495, 160, 2995,
    2989, 1580, 2988, 228, 144, 1487, 658, 2357, 1488, 1489, 569, 569, 2041, 929, 1490, 1491, 992,
    831, 1580, 2991, 1492, 2991, 1601, 1601, 1733, 1684, 977, 1495, 571, 1734, 1221, 1684, 1221,
    1494, 1493, 1493, 572, 2994, 1379, 573, 573, 2997, 2992, 1495, 2996, 1496, 2041, 2998, 1580,
    2185, 2185, 1196, 2532, 2185, 2998, 2097, 2098, 2097, 2097, 2099, 2999, 1705, 3154, 1452, 2124,
    1495, 570, 3000, 3000, 1617, 229, 229, 1827, 3087, 1827, 3088, 3089, 3090, 230, 3099, 3091,
    1617, 229, 229, 1827, 3087, 1827, 3088, 3089, 3090, 230, 3099, 3091, 231, 232, 231, 232, 1580,
    3010, 2346, 3016, 1226, 1207, 1736, 3002, 3001, 3002, 2491, 3004, 1510, 3004, 3013, 3005, 2187,
    3004, 3004, 1881, 1512, 1513, 3004, 1580, 2186, 1514, 3155, 3006, 2188, 763, 1499, 1553, 2188,
    2180, 1500, 306, 3007, 1580, 3006, 2188, 574, 1580, 2035, 1251, 1240, 3003, 1501, 3082, 2096,
    577, 1502, 3010, 3010, 3011, 2480, 2480, 1463, 930, 930, 1341, 242, 3138, 1737, 1737, 3010,
    2939, 1506, 3012, 3012, 729, 1507, 3012, 3012, 3012, 2232, 3012, 3012, 3012, 1091, 2045, 2045,
    2046, 3013, 3013, 578, 3100, 3100, 144, 1685, 1503, 3008, 3013, 1515, 3003, 3017, 729, 1776,
    3079, 3157, 1738, 3018, 543, 537, 540, 539, 1632, 1127, 690, 1504, 3158, 1506, 1518, 1498, 1740,
    3159, 1741, 1741, 1741, 1519, 2102, 3157, 2480, 2480, 1580, 576, 415, 416, 579, 2480, 3016,
    2480, 603, 1580, 576, 1580, 417, 418, 576, 2035, 1520, 1580, 419, 420, 576, 577, 1505, 1844,
    1521, 1521, 3008, 3009, 1521, 2206, 2101, 577, 3019, 3016, 3120, 1517, 2790, 575, 575, 1522,
    602, 1580, 3020, 2804, 2365, 2360, 840, 1742, 1523, 848, 1531, 2047, 1060, 604, 605, 606, 3021,
    3021, 1362, 1627, 1627, 1687, 2049, 1333, 1333, 1333, 2049, 1526, 77, 1481, 1845, 651, 217, 580,
    2049, 423, 423, 3022, 1811, 589, 1628, 52, 1527, 2523, 3102, 64, 1848, 2543, 1745, 492, 2207,
    607, 3024, 1322, 1590, 2048, 1528, 2523, 3025, 1529, 2647, 2647, 1182, 2087, 370, 3026, 3027,
    3027, 1580, 1580, 77, 351, 351, 351, 351, 1269, 351, 351, 351, 423, 351, 67, 584, 3029, 584, 67,
    2048, 2627, 3133, 1688, 1183, 1849, 2204, 581, 2205, 582, 2205, 3134, 3135, 3136, 1184, 2051,
    1543, 1543, 1781, 1782, 2121, 1005, 1684, 664, 586, 586, 586, 586, 586, 586, 2052, 1539, 1540,
    425, 1541, 586, 423, 57, 586, 1263, 586, 1333, 1333, 587, 351, 3030, 3160, 1197, 351, 2102,
    2102, 2102, 1538, 1542, 3028, 1542, 1542, 1542, 1542, 1542, 1542, 1537, 2175, 2197, 1542, 609,
    1580, 1580, 2817, 610, 1524, 583, 3161, 1530, 1530, 1743, 1744, 1743, 3137, 1544, 1580, 1580,
    1580, 2116, 2606, 841, 2620, 3031, 20, 690, 2105, 1580, 2104, 2104, 2105, 2023, 798, 2679, 2244,
    2092, 2093, 979, 1580, 1575, 1580, 1394, 648, 1547, 589, 589, 1546, 275, 1746, 1550, 1548, 2053,
    1549, 3033, 1557, 2054, 1882, 1882, 1882, 1882, 1223, 52, 1580, 1552, 1553, 3035, 2956, 1553,
    1576, 258, 562, 1554, 173, 1555, 274, 1577, 95, 3162, 686, 174, 590, 1578, 2114, 1578, 1578,
    1587, 1747, 2620, 1580, 1846, 663, 1547, 3038, 388, 388, 389, 388, 388, 388, 1579, 1580, 1579,
    1580, 388, 370, 388, 388, 895, 423, 388, 391, 392, 479, 388, 393, 480, 388, 1748, 2620, 3040,
    1134, 363, 1749, 3041, 1580, 1556, 1580, 1580, 1580, 2092, 2093, 469, 3042, 3042, 3042, 3042,
    3042, 3042, 1584, 283, 1558, 3046, 2056, 2056, 1372, 335, 3046, 1580, 426, 1372, 383, 3045, 328,
    328, 2817, 3047, 3047, 3047, 3047, 3047, 3036, 2425, 3048, 1559, 1580, 3043, 2116, 2116, 1585,
    3049, 1585, 560, 397, 3044, 1580, 3044, 1580, 1586, 3050, 384, 1580, 2046, 3163, 1587, 1587,
    2058, 1560, 1560, 1560, 1560, 1777, 1301, 1842, 1561, 3057, 3051, 3051, 3165, 655, 3051, 674,
    1588, 1588, 1588, 3052, 2805, 3053, 3053, 2244, 3054, 1564, 1589, 1750, 1588, 1588, 1564, 2425,
    3101, 3055, 3164, 3051, 3051, 52, 52, 1565, 801, 1590, 1568, 1568, 3056, 1568, 1568, 1568, 1568,
    1207, 1568, 1568, 1423, 2244, 622, 783, 3057, 601, 1568, 1580, 2915, 2291, 3059, 531, 3060,
    3060, 3061, 3062, 1590, 1590, 1590, 600, 600, 1568, 1591, 1591, 1774, 308, 3063, 3062, 3060,
    2391, 1569, 1570, 3062, 1566, 2855, 3058, 1427, 1389, 1389, 1389, 816, 1592, 1592, 1566, 2060,
    1591, 2672,
  ]

  /// How much each claim weighs.
  static let suffixWeights: [UInt8] = [
    10, 45, 52, 50, 50, 53, 50, 50, 50, 50, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 52, 50, 48, 50, 50, 50, 50, 46, 50, 50, 50, 50, 45, 50, 50, 50, 53, 50, 53, 50, 53,
    50, 50, 53, 50, 53, 50, 50, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 45, 50, 50, 50, 20, 50, 50, 50, 50, 50, 50, 50, 50, 50, 42, 50, 50, 48, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 48, 50, 50, 48, 50, 48, 50, 50, 52, 50,
    50, 45, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 45, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 48, 50, 50, 50, 40, 50, 46, 45, 50, 50, 50, 50, 30, 48, 50, 50, 50, 50, 50, 50,
    45, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 45, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    48, 46, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 42, 50, 50, 48, 50, 50, 50, 40, 50, 51,
    51, 48, 50, 45, 50, 45, 50, 50, 50, 50, 50, 48, 48, 50, 50, 45, 45, 40, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 48, 20, 50, 50, 50, 50, 45, 45, 50, 45, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50,
    45, 50, 50, 52, 50, 44, 40, 48, 50, 50, 45, 50, 50, 48, 30, 50, 50, 30, 50, 50, 50, 50, 50, 50,
    49, 48, 40, 50, 51, 46, 44, 40, 50, 50, 50, 52, 51, 50, 48, 45, 42, 50, 50, 50, 50, 50, 50, 42,
    50, 51, 50, 50, 50, 46, 50, 42, 42, 50, 50, 50, 50, 42, 50, 45, 42, 50, 48, 50, 50, 50, 50, 51,
    45, 45, 48, 50, 50, 50, 50, 45, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45,
    50, 50, 15, 48, 48, 50, 30, 50, 50, 50, 50, 50, 50, 45, 48, 50, 48, 46, 50, 50, 50, 50, 50, 45,
    48, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 48, 46, 45, 42,
    30, 50, 50, 50, 50, 15, 20, 15, 50, 50, 50, 50, 52, 51, 42, 42, 42, 42, 50, 50, 50, 50, 50, 48,
    50, 51, 50, 49, 44, 42, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 45, 50, 45, 45, 50, 48, 50,
    50, 50, 50, 45, 50, 48, 50, 46, 42, 42, 50, 50, 50, 50, 42, 50, 48, 50, 50, 50, 50, 50, 50, 50,
    50, 53, 47, 45, 45, 44, 43, 50, 50, 50, 30, 50, 15, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    51, 48, 50, 50, 50, 50, 50, 48, 50, 50, 50, 51, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 45, 42, 50, 50, 50, 50, 50, 50, 50, 42, 50, 45, 50, 50, 50, 50, 50, 50, 50, 48,
    20, 50, 50, 46, 48, 53, 52, 50, 50, 50, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    50, 50, 50, 50, 50, 45, 50, 50, 50, 42, 50, 51, 49, 48, 45, 50, 50, 50, 45, 51, 48, 45, 50, 51,
    48, 45, 50, 48, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 52, 50, 50, 50, 50, 50, 50, 50,
    50, 48, 50, 50, 50, 48, 50, 50, 50, 49, 50, 50, 45, 52, 48, 50, 50, 50, 45, 52, 46, 50, 50, 50,
    48, 50, 50, 50, 50, 48, 47, 46, 50, 52, 51, 48, 50, 50, 42, 50, 51, 44, 50, 10, 50, 50, 50, 50,
    48, 50, 50, 48, 45, 44, 50, 50, 50, 50, 48, 42, 50, 50, 50, 48, 50, 50, 48, 50, 30, 48, 50, 50,
    50, 42, 48, 50, 45, 50, 50, 48, 48, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 51,
    42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 42, 50,
    53, 46, 42, 42, 42, 42, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 46, 45,
    50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 45, 40, 30, 50, 50, 50, 46,
    45, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 42, 30, 50, 45, 40, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 20, 50, 50, 48, 50, 45, 42, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 53, 48,
    45, 50, 50, 50, 50, 44, 50, 50, 50, 50, 42, 50, 50, 45, 40, 50, 51, 47, 46, 45, 50, 50, 48, 50,
    52, 50, 50, 50, 48, 50, 50, 50, 45, 50, 50, 45, 42, 50, 50, 50, 40, 50, 45, 50, 48, 50, 52, 48,
    50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 51, 46, 45, 50, 50, 50, 50, 50, 52, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 46,
    44, 30, 50, 50, 50, 50, 52, 46, 45, 50, 50, 50, 42, 50, 50, 50, 45, 50, 50, 50, 50, 45, 50, 50,
    50, 50, 50, 50, 50, 48, 50, 48, 50, 51, 48, 48, 50, 50, 46, 40, 50, 50, 48, 50, 50, 42, 40, 30,
    50, 50, 50, 50, 50, 46, 45, 50, 50, 51, 48, 48, 50, 50, 30, 50, 50, 51, 50, 51, 51, 50, 48, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 48, 50, 50, 50, 50, 50, 50, 48, 50, 45, 50, 45,
    50, 50, 50, 45, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 46, 44, 50, 50, 50, 50, 48, 45, 50, 50,
    30, 50, 50, 50, 50, 45, 54, 45, 30, 50, 50, 50, 50, 50, 50, 50, 50, 51, 50, 48, 20, 50, 50, 20,
    50, 40, 45, 48, 50, 50, 45, 50, 20, 20, 20, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 42, 48,
    45, 50, 46, 30, 50, 45, 42, 50, 48, 45, 52, 48, 50, 42, 50, 48, 52, 50, 50, 48, 50, 50, 50, 50,
    48, 50, 50, 52, 49, 50, 50, 50, 51, 50, 45, 40, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 48,
    50, 50, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 46, 42, 50, 50, 50, 30, 50,
    45, 50, 50, 50, 50, 42, 48, 50, 50, 50, 50, 50, 42, 50, 42, 50, 50, 50, 50, 50, 50, 48, 30, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 53, 52, 50, 50, 50, 50, 50, 48, 48, 50, 51, 50, 50, 50,
    50, 45, 50, 50, 50, 50, 50, 45, 40, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 52, 20, 50, 50,
    50, 50, 46, 50, 50, 50, 50, 49, 48, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 48, 50, 50, 50, 45,
    50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50,
    45, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 45, 50, 20, 50, 50, 48, 46, 30, 50, 50, 51, 40, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 46, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 48, 45, 45, 45, 40, 50, 50, 50, 50, 45, 30, 50, 50, 50, 45, 50, 50,
    40, 50, 48, 45, 44, 35, 50, 51, 50, 50, 48, 50, 52, 40, 45, 51, 50, 50, 50, 50, 50, 50, 50, 50,
    51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 44, 40, 50,
    50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 45, 50, 50, 48, 46,
    50, 50, 50, 48, 45, 50, 53, 40, 50, 50, 50, 50, 45, 48, 50, 42, 50, 48, 50, 40, 50, 50, 50, 50,
    50, 49, 30, 28, 45, 50, 45, 50, 50, 48, 50, 48, 50, 50, 50, 42, 50, 50, 48, 50, 50, 50, 42, 40,
    52, 48, 46, 50, 50, 50, 48, 45, 42, 42, 30, 50, 50, 51, 50, 48, 42, 50, 48, 50, 50, 50, 50, 50,
    50, 50, 40, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 42, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 48, 46, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 52, 45,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 20, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 52, 48, 48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50,
    53, 51, 50, 50, 50, 52, 48, 50, 50, 50, 50, 50, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    10, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50,
    40, 50, 50, 40, 50, 50, 50, 50, 50, 52, 48, 46, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    45, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 48, 50, 50, 48, 50, 45, 52, 50, 48, 50, 50, 50,
    45, 50, 45, 52, 45, 50, 30, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50,
    50, 50, 50, 50, 50, 45, 51, 48, 46, 45, 50, 40, 50, 45, 50, 45, 42, 50, 50, 50, 50, 40, 30, 45,
    42, 50, 50, 50, 48, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 42, 50, 46, 50, 50, 50, 50, 50,
    50, 48, 50, 50, 50, 50, 50, 53, 51, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 45,
    50, 50, 50, 50, 50, 52, 30, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 45, 50, 50, 50, 50,
    52, 40, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 42, 50, 50, 50, 50, 40, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 30, 50, 50, 50, 54, 48, 50, 50, 54, 49, 50, 45, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50,
    46, 42, 42, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 48, 42, 50, 50, 48, 45,
    50, 50, 45, 50, 50, 50, 45, 50, 45, 51, 50, 50, 50, 50, 50, 45, 40, 50, 50, 50, 52, 51, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50,
    50, 50, 50, 48, 45, 50, 50, 48, 48, 53, 47, 45, 42, 40, 50, 45, 51, 50, 50, 50, 48, 50, 45, 50,
    50, 40, 20, 49, 48, 47, 46, 45, 44, 20, 40, 50, 50, 30, 50, 50, 50, 51, 48, 44, 44, 48, 44, 50,
    50, 50, 45, 50, 52, 50, 45, 43, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45,
    50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50, 50, 50, 50, 50, 40, 39, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 42, 42, 50, 50, 50, 40, 50, 50, 50, 50,
    50, 50, 45, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 42, 40, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 40, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 42, 50, 50, 50, 50, 50, 50, 50, 45, 50,
    40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 45, 48, 46, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 42, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 48, 50, 50, 50, 50, 50, 40, 50, 49, 48, 50, 50, 52, 48, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50, 50, 51, 50, 50, 50, 45, 50, 48, 50,
    50, 20, 50, 50, 50, 48, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 52, 46, 44, 42, 40, 50, 50, 30, 50, 42, 50, 50, 51, 50, 49, 45, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 42, 50, 50, 50, 50, 50,
    50, 50, 50, 48, 50, 40, 50, 50, 10, 50, 50, 48, 50, 50, 45, 50, 50, 50, 50, 45, 45, 50, 50, 50,
    50, 50, 53, 50, 30, 50, 50, 50, 50, 48, 42, 50, 50, 50, 50, 48, 50, 50, 50, 50, 45, 50, 50, 50,
    50, 44, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 42, 42, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 53, 52, 46, 44, 44, 50, 50,
    50, 45, 50, 50, 50, 50, 50, 45, 50, 50, 50, 48, 45, 50, 50, 52, 48, 50, 50, 42, 50, 50, 46, 48,
    50, 50, 45, 50, 50, 48, 50, 48, 46, 50, 48, 45, 40, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50,
    50, 50, 53, 48, 50, 51, 48, 50, 48, 46, 45, 44, 50, 50, 50, 50, 50, 45, 50, 40, 52, 20, 50, 50,
    50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 46, 50, 50, 50, 50, 50,
    48, 45, 48, 50, 50, 50, 50, 50, 50, 42, 50, 50, 50, 52, 48, 50, 50, 50, 50, 45, 50, 40, 50, 45,
    50, 48, 50, 45, 50, 53, 50, 50, 30, 48, 45, 45, 50, 50, 50, 50, 50, 48, 48, 46, 45, 50, 48, 30,
    48, 45, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 48, 50, 50, 50,
    50, 50, 50, 50, 40, 50, 40, 20, 50, 50, 30, 50, 50, 50, 53, 48, 45, 40, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 45, 50, 50, 50, 50, 50, 40, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48,
    50, 50, 50, 50, 52, 48, 50, 50, 50, 42, 50, 50, 50, 50, 50, 50, 48, 48, 50, 50, 48, 46, 46, 20,
    50, 45, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 45, 50, 50, 50, 50, 53,
    52, 42, 50, 50, 50, 50, 50, 53, 47, 46, 45, 44, 42, 42, 20, 45, 50, 40, 50, 30, 50, 50, 48, 45,
    50, 50, 50, 50, 50, 42, 50, 42, 46, 42, 50, 50, 50, 50, 51, 45, 50, 50, 50, 50, 50, 50, 50, 40,
    50, 50, 52, 46, 45, 50, 50, 50, 46, 50, 50, 48, 45, 51, 45, 30, 50, 45, 50, 50, 45, 50, 50, 50,
    50, 50, 50, 50, 48, 49, 48, 47, 42, 50, 50, 50, 50, 50, 50, 45, 40, 50, 45, 42, 42, 50, 50, 50,
    48, 50, 50, 50, 50, 50, 50, 50, 52, 48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 42, 42, 42, 40,
    50, 50, 50, 50, 48, 50, 48, 52, 45, 42, 50, 50, 50, 50, 50, 50, 48, 45, 50, 48, 50, 50, 42, 48,
    50, 50, 52, 45, 50, 50, 45, 50, 45, 50, 48, 50, 48, 45, 50, 46, 50, 50, 48, 50, 50, 50, 50, 48,
    46, 45, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 44,
    40, 30, 50, 50, 45, 50, 45, 50, 50, 50, 40, 50, 50, 50, 50, 45, 40, 50, 50, 50, 40, 50, 50, 42,
    50, 50, 50, 50, 50, 40, 50, 50, 30, 52, 50, 50, 48, 48, 42, 50, 40, 40, 50, 45, 42, 45, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 48, 40,
    50, 46, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 40, 50, 50, 50,
    50, 50, 50, 50, 45, 42, 50, 50, 50, 50, 50, 50, 45, 50, 50, 49, 50, 50, 50, 50, 48, 50, 50, 50,
    50, 50, 50, 50, 51, 30, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50,
    50, 50, 50, 52, 50, 50, 50, 45, 50, 50, 50, 52, 48, 47, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50,
    30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 49, 20,
    50, 50, 48, 50, 50, 45, 50, 50, 50, 46, 20, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50,
    50, 50, 42, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 52, 50, 50, 50, 30, 50, 45, 20, 50, 50, 45, 50, 50, 50, 50, 50, 50, 48, 53, 46, 50, 50,
    50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 45, 44, 40, 35, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 40, 50, 52, 50, 50, 50, 50, 50, 48,
    46, 50, 50, 50, 52, 45, 40, 50, 50, 50, 50, 50, 50, 50, 51, 50, 50, 50, 50, 48, 50, 50, 30, 40,
    50, 50, 50, 42, 50, 45, 50, 50, 48, 50, 50, 50, 48, 30, 50, 50, 48, 50, 48, 50, 50, 48, 20, 50,
    42, 50, 50, 50, 50, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 48, 42, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 52, 49, 48, 47, 45, 48, 50, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    52, 51, 50, 50, 50, 48, 50, 50, 50, 52, 50, 45, 50, 45, 50, 50, 48, 45, 50, 50, 52, 50, 42, 50,
    48, 50, 50, 50, 48, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 48, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 42, 50, 50, 45, 50, 50, 50, 50, 50, 42, 50, 48, 50, 50, 50, 50, 42, 50,
    50, 40, 50, 42, 53, 49, 50, 50, 50, 50, 50, 48, 42, 40, 50, 50, 50, 50, 50, 30, 50, 48, 50, 50,
    52, 48, 45, 42, 50, 42, 50, 48, 46, 44, 43, 42, 50, 50, 50, 50, 52, 45, 45, 50, 50, 50, 50, 40,
    50, 50, 50, 45, 44, 50, 50, 45, 40, 50, 50, 45, 50, 50, 50, 50, 50, 45, 50, 48, 50, 50, 45, 52,
    46, 20, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 42, 50, 50, 50, 50, 52, 48, 50, 50, 50, 50, 51,
    50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50,
    50, 49, 48, 42, 45, 50, 50, 50, 50, 50, 50, 45, 51, 50, 48, 50, 50, 50, 46, 51, 50, 48, 46, 50,
    50, 50, 45, 50, 52, 48, 45, 52, 50, 48, 52, 48, 50, 50, 48, 50, 50, 50, 50, 50, 50, 40, 49, 48,
    40, 45, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 48, 50, 52, 45, 50, 50, 50, 30, 50, 50,
    50, 50, 48, 50, 45, 50, 50, 48, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50,
    50, 50, 50, 48, 50, 45, 48, 50, 50, 50, 50, 50, 48, 50, 50, 47, 50, 45, 50, 50, 50, 50, 50, 48,
    50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50,
    50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 46, 50, 50, 50, 50, 45, 50, 30, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 49, 48, 42, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 53, 50, 46, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 30, 50, 50, 45,
    40, 50, 51, 48, 30, 50, 50, 30, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    50, 50, 20, 50, 50, 30, 20, 50, 50, 46, 40, 50, 50, 45, 50, 30, 50, 50, 50, 50, 50, 51, 46, 50,
    50, 50, 50, 50, 50, 50, 42, 50, 52, 20, 50, 50, 50, 42, 50, 50, 45, 50, 50, 42, 50, 50, 50, 48,
    30, 50, 40, 40, 50, 46, 50, 50, 45, 40, 50, 45, 50, 50, 50, 50, 50, 45, 50, 50, 48, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 52, 50, 50, 50, 50, 48, 50, 50, 50, 45, 50, 50, 50, 50, 45, 50,
    50, 50, 45, 50, 50, 50, 50, 50, 48, 45, 50, 45, 50, 45, 50, 50, 45, 50, 50, 45, 50, 50, 50, 50,
    50, 50, 50, 50, 48, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 30, 20, 20, 20, 50, 50,
    50, 50, 52, 50, 49, 50, 40, 50, 50, 45, 20, 20, 50, 50, 42, 50, 50, 50, 50, 50, 50, 50, 45, 50,
    50, 50, 50, 50, 50, 40, 50, 50, 50, 48, 50, 40, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 45, 50,
    50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 49, 45, 50, 20, 50, 52,
    50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 53, 15, 48, 50, 50, 50, 45, 48, 48, 50, 50, 50, 50,
    50, 51, 50, 45, 50, 50, 50, 50, 50, 50, 51, 50, 48, 45, 50, 50, 50, 50, 48, 50, 40, 50, 50, 30,
    50, 50, 50, 45, 50, 45, 42, 50, 42, 50, 30, 50, 50, 50, 50, 51, 46, 50, 50, 50, 50, 50, 48, 48,
    48, 50, 45, 45, 50, 50, 50, 48, 52, 46, 52, 50, 50, 50, 50, 50, 48, 52, 48, 45, 50, 48, 50, 48,
    50, 20, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 51, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 45, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    50, 50, 50, 50, 50, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 48, 50, 50, 48, 40, 50,
    50, 52, 48, 50, 30, 52, 45, 20, 50, 50, 45, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 46, 50, 50, 50, 45, 50, 50, 48, 50, 50, 50, 50, 52, 51, 48, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 48, 42, 50, 45, 50, 50, 48, 50, 50, 52, 51, 50, 52, 50, 51, 50, 45, 44,
    50, 50, 50, 50, 48, 42, 50, 40, 52, 50, 50, 50, 50, 50, 50, 50, 42, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 48, 46, 42, 50, 50, 50, 50, 50,
    50, 48, 50, 45, 50, 50, 50, 50, 42, 51, 48, 50, 50, 50, 45, 50, 50, 50, 48, 45, 51, 45, 50, 50,
    52, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 48, 50, 48,
    45, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 45, 44, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 51, 50, 48, 30, 53, 46, 50, 50, 48, 45, 50, 50, 50, 50, 50, 50, 50,
    50, 48, 45, 50, 30, 50, 50, 48, 50, 50, 45, 53, 40, 50, 30, 50, 49, 48, 46, 30, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 45, 50,
    45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 45, 20, 50, 50, 50, 50, 50, 50, 50, 50, 31, 30, 31,
    30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 52, 48, 45, 50, 50, 50, 50, 50, 50, 46,
    46, 44, 43, 45, 50, 50, 40, 50, 51, 49, 48, 50, 40, 50, 45, 50, 50, 50, 50, 52, 49, 45, 50, 50,
    50, 52, 48, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 48,
    50, 50, 52, 50, 50, 45, 50, 50, 50, 48, 50, 50, 50, 50, 50, 40, 50, 50, 50, 46, 48, 50, 50, 45,
    50, 50, 50, 50, 50, 30, 50, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 45, 45, 50, 50, 50, 50, 50, 50, 48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    45, 50, 50, 46, 50, 50, 50, 50, 51, 49, 50, 50, 50, 48, 50, 50, 50, 50, 48, 50, 20, 50, 50, 48,
    50, 48, 50, 48, 50, 50, 52, 48, 50, 50, 50, 52, 50, 50, 50, 50, 50, 50, 20, 50, 45, 50, 45, 50,
    45, 50, 50, 50, 50, 46, 45, 40, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40,
    50, 50, 50, 50, 50, 53, 52, 50, 40, 50, 50, 50, 50, 48, 45, 50, 50, 50, 46, 45, 50, 20, 50, 49,
    50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 53, 50, 50, 51, 50, 45, 50, 50,
    50, 50, 30, 50, 50, 50, 50, 50, 42, 20, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50,
    51, 50, 30, 30, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 48, 50,
    50, 50, 42, 50, 50, 48, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50, 50, 48, 50, 50, 48, 45, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 50, 46, 50, 50, 50, 50, 50, 50, 50, 50, 48, 52, 49,
    42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 48, 50, 50, 30, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 48, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 45, 48, 50, 50, 50, 48, 50, 50,
    45, 51, 50, 52, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 48, 48, 50, 50, 50, 50, 50, 50, 50,
    50, 20, 50, 46, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 52, 51, 50, 49, 50, 48, 45, 45, 50, 50,
    50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50,
    50, 50, 52, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45,
    42, 50, 50, 50, 50, 45, 50, 44, 42, 40, 48, 50, 50, 52, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 10, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 45, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 45, 50, 50, 50, 48, 50, 50, 50, 40, 50, 50, 50, 50,
    50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 52, 48, 50, 52, 50, 50, 50, 50, 46, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 45, 52, 45, 48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 20, 45, 50, 45,
    42, 50, 50, 50, 50, 50, 50, 52, 48, 48, 46, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 20, 46, 45, 42, 50, 50, 50, 50, 30, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 45, 48, 50, 52, 45, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20,
    40, 50, 50, 50, 48, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50,
    48, 42, 45, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 20, 45, 50, 48, 50, 50, 52, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 42, 50, 48, 50, 50, 50, 30, 50, 53, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 45, 50, 50, 50, 52, 48, 45, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 48, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 52, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 51, 48, 50, 50, 50, 50, 50, 50, 50,
    48, 50, 50, 50, 50, 50, 50, 50, 45, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50,
  ]

  /// Ends of file names, in these letters only, sorted, one a line.
  static let exactSuffixWords: StaticString = """
    .1m
    .3m
    .C
    .M
    .S
    .c
    .s
    """

  /// Where each begins; the last one is past the end.
  static let exactSuffixWordStarts: [UInt32] = [
    0, 4, 8, 11, 14, 17, 20, 23,
  ]

  /// Where the claims of each begin.
  static let exactSuffixClaimStarts: [UInt16] = [
    0, 1, 2, 3, 4, 5, 6, 7,
  ]

  /// The formats that claim each, the heaviest claim first.
  static let exactSuffixClaims: [UInt16] = [
    1482, 1482, 2295, 2737, 2244, 2360, 2244,
  ]

  /// How much each claim weighs.
  static let exactSuffixWeights: [UInt8] = [
    50, 50, 50, 50, 50, 50, 50,
  ]

  /// Whole file names, sorted, one a line.
  static let literalWords: StaticString = """
    .abbrev_defs
    .ackrc
    .agignore
    .all-contributorsrc
    .ansible-lint
    .arcconfig
    .atomignore
    .auto-changelog
    .babelignore
    .babelrc
    .bash_aliases
    .bash_functions
    .bash_history
    .bash_login
    .bash_logout
    .bash_profile
    .bashrc
    .bowerrc
    .browserslistrc
    .buckconfig
    .bzrignore
    .c8rc
    .ckignore
    .clang-format
    .clang-tidy
    .clangd
    .classpath
    .coffeelintignore
    .coveragerc
    .cproject
    .cshrc
    .curlrc
    .cvsignore
    .devcontainer.json
    .dir_colors
    .dircolors
    .dockerignore
    .ds_store
    .easignore
    .editorconfig
    .eleventyignore
    .emacs
    .emacs.desktop
    .env
    .env.ci
    .env.dev
    .env.development
    .env.development.local
    .env.example
    .env.local
    .env.prod
    .env.production
    .env.sample
    .env.staging
    .env.template
    .env.test
    .env.testing
    .envrc
    .eslint-ignore
    .eslintignore
    .eslintrc
    .eslintrc.json
    .exrc
    .factor-boot-rc
    .factor-rc
    .fdignore
    .firebaserc
    .flake8
    .flaskenv
    .gclient
    .gcloudignore
    .gdbinit
    .gemrc
    .git-blame-ignore-revs
    .gitattributes
    .gitconfig
    .gitignore
    .gitkeep
    .gitmessage
    .gitmodules
    .gitreview
    .gn
    .gnus
    .gtkrc
    .gtkrc-2.0
    .gvimrc
    .helmignore
    .hgignore
    .hgrc
    .htaccess
    .htmlhintrc
    .htpasswd
    .ignore
    .imgbotconfig
    .inputrc
    .irbrc
    .jscsrc
    .jshintrc
    .jslintrc
    .justfile
    .keep
    .kshrc
    .latexmkrc
    .lintstagedrc
    .login
    .luacheckrc
    .mailmap
    .markdownlintignore
    .my.cnf
    .nanorc
    .node-version
    .nodemonignore
    .npmignore
    .npmrc
    .nvimrc
    .nvmrc
    .nycrc
    .oxlintrc.json
    .php
    .php_cs
    .php_cs.dist
    .prettierignore
    .prettierrc
    .procmailrc
    .profile
    .project
    .pryrc
    .pylintrc
    .pypirc
    .python-version
    .rapp.history
    .releaserc
    .rgignore
    .rhistory
    .rprofile
    .rspec
    .ruby-version
    .scalafix.conf
    .scalafmt.conf
    .screenrc
    .secrets.baseline
    .shellcheckrc
    .simplecov
    .spacemacs
    .stylelintignore
    .stylelintrc
    .svnignore
    .swcrc
    .tcshrc
    .tern-config
    .tern-project
    .tgitconfig
    .tm_properties
    .tmux.conf
    .tool-versions
    .vercelignore
    .vimrc
    .viper
    .vscodeignore
    .watchmanconfig
    .wgetrc
    .xcompose
    .xdefaults
    .xinitrc
    .xprofile
    .xresources
    .xsession
    .yamllint
    .yardopts
    .zlogin
    .zlogout
    .zprofile
    .zshenv
    .zshrc
    9fs
    _curlrc
    _dir_colors
    _dircolors
    _emacs
    _helpers.tpl
    _redirects
    _vimrc
    abbrev_defs
    ack
    ackrc
    aclocal.m4
    android.bp
    ant.xml
    apache2.conf
    api-extractor.json
    apkbuild
    app.config
    appraisals
    authorized_keys
    authors
    autogen.sh
    autorun.inf
    bash_aliases
    bash_logout
    bash_profile
    bashrc
    berksfile
    bird.conf
    bookmarks.html
    bootstrap.sh
    brewfile
    browserslist
    bsdmakefile
    buck
    build.bazel
    build.xml
    buildfile
    buildozer.spec
    bun.lock
    cabal.config
    cabal.project
    caddyfile
    cakefile
    capfile
    cargo.lock
    cargo.toml.orig
    cask
    changelog
    changes
    checksums.txt
    citation.cff
    cksums
    cmakelists.txt
    cname
    codeowners
    commit_editmsg
    composer.lock
    config.worktree
    configure
    configure.ac
    configure.in
    containerfile
    contents.lr
    control
    copying
    cpanfile
    credits
    crontab
    cshrc
    dangerfile
    deliverfile
    deno.lock
    descrip.mmk
    descrip.mms
    desktop.ini
    dev-requirements.txt
    devcontainer.json
    dir_colors
    dmesg
    dockerfile
    done.txt
    dune-project
    earthfile
    eask
    ehthumbs.db
    emakefile
    encodings.dir
    eqnrc
    expr-dist
    fakefile
    fastfile
    file_contexts
    file_id.diz
    firestore.rules
    flake.lock
    fonts.alias
    fonts.dir
    fonts.scale
    fp-lib-table
    fstab
    gdbinit
    gemfile
    gemfile.lock
    genfs_contexts
    gitignore-global
    gitignore_global
    glide.lock
    gnumakefile
    go.mod
    go.sum
    go.work
    go.work.sum
    gopkg.lock
    gpg-agent.conf
    gpg.conf
    gradlew
    gradlew.bat
    gtkrc
    gtkrc-2.0
    guardfile
    gvimrc
    hacking
    haproxy.cfg
    haxelib.json
    hgrc
    hosts
    hosts.txt
    httpd.conf
    id_dsa
    id_dsa.pub
    id_ecdsa
    id_ecdsa.pub
    id_ecdsa_sk
    id_ed25519
    id_ed25519.pub
    id_ed25519_sk
    id_rsa
    id_rsa.pub
    initial_sids
    inputrc
    install
    installscript.qs
    jakefile
    jarfile
    jenkinsfile
    jsconfig.json
    justfile
    kakrc
    kbuild
    kcl.mod
    kcl.mod.lock
    kconfig
    known_hosts
    kshrc
    language-configuration.json
    language-subtag-registry.txt
    latexmkrc
    ld.script
    lexer.x
    licence
    license
    license.txt
    login
    m3makefile
    m3overrides
    maintainers
    makeconfig
    makefile
    makefile.am
    makefile.boot
    makefile.frag
    makefile.in
    makefile.inc
    makefile.pc
    makefile.pl
    makefile.sco
    makefile.wat
    manifest.in
    manifest.mf
    mavenfile
    mcmod.info
    md5sum.txt
    md5sums
    meson.build
    meson.options
    meson_options.txt
    messages
    mise.local.lock
    mise.lock
    mix.lock
    mkfile
    mocha.opts
    module.bazel
    module.bazel.lock
    modulefile
    mvnw
    mvnw.cmd
    my.cnf
    nanorc
    news
    nextflow.config
    nginx.conf
    nim.cfg
    notebook
    ntuser.dat
    nuget.config
    nukefile
    nvimrc
    owh
    package-lock.json
    package.json
    package.resolved
    packages.config
    pdm.lock
    phakefile
    php.ini
    pip.conf
    pipfile
    pipfile.lock
    pixi.lock
    pkgbuild
    pnpm-lock.yaml
    podfile
    poetry.lock
    pom.xml
    port_contexts
    prefs.js
    procfile
    profile
    project.ede
    project.godot
    pubspec.lock
    puppetfile
    pylintrc
    pylock.toml
    rakefile
    read.me
    readme
    readme.1st
    readme.me
    readme.mysql
    rebar.config
    rebar.config.lock
    rebar.lock
    requirements-dev.txt
    requirements.lock.txt
    requirements.txt
    rexfile
    riemann.config
    robots.txt
    sconscript
    sconstruct
    security_classes
    settings.stylecop
    setup.cfg
    sha1sums
    sha256sums
    sha256sums.txt
    sha512sums
    singularity
    slakefile
    snakefile
    snapfile
    sources.list
    ssh-config
    ssh_config
    sshconfig
    sshconfig.snip
    sshd-config
    sshd_config
    starfield
    steepfile
    suite.rc
    syslog
    tags
    thorfile
    thumbs.db
    tiltfile
    tmux.conf
    todo.txt
    toolchain_installscript.qs
    torrc
    tox.ini
    troffrc
    troffrc-end
    tsconfig.json
    tslint.json
    unlicense
    uv.lock
    vagrantfile
    version
    vimrc
    vlcrc
    web.config
    web.debug.config
    web.release.config
    winmail.dat
    workspace
    workspace.bazel
    workspace.bzlmod
    wscript
    xcompose
    xinitrc
    xmake.lua
    xsession
    yarn.lock
    zlogin
    zlogout
    zprofile
    zshenv
    zshrc
    """

  /// Where each begins; the last one is past the end.
  static let literalWordStarts: [UInt32] = [
    0, 13, 20, 30, 50, 64, 75, 87, 103, 116, 125, 139, 155, 169, 181, 194, 208, 216, 225, 241, 253,
    264, 270, 280, 294, 306, 314, 325, 343, 355, 365, 372, 380, 391, 410, 422, 433, 447, 457, 468,
    482, 498, 505, 520, 525, 533, 542, 559, 582, 595, 606, 616, 632, 644, 657, 671, 681, 694, 701,
    716, 730, 740, 755, 761, 777, 788, 798, 810, 818, 828, 837, 851, 860, 867, 890, 905, 916, 927,
    936, 948, 960, 971, 975, 981, 988, 999, 1007, 1019, 1029, 1035, 1045, 1057, 1067, 1075, 1089,
    1098, 1105, 1113, 1123, 1133, 1143, 1149, 1156, 1167, 1181, 1188, 1200, 1209, 1229, 1237, 1245,
    1259, 1274, 1285, 1292, 1300, 1307, 1314, 1329, 1334, 1342, 1355, 1371, 1383, 1395, 1404, 1413,
    1420, 1430, 1438, 1454, 1468, 1479, 1489, 1499, 1509, 1516, 1530, 1545, 1560, 1570, 1588, 1602,
    1613, 1624, 1641, 1654, 1665, 1672, 1680, 1693, 1707, 1719, 1734, 1745, 1760, 1774, 1781, 1788,
    1802, 1818, 1826, 1836, 1847, 1856, 1866, 1878, 1888, 1898, 1908, 1916, 1925, 1935, 1943, 1950,
    1954, 1962, 1974, 1985, 1992, 2005, 2016, 2023, 2035, 2039, 2045, 2056, 2067, 2075, 2088, 2107,
    2116, 2127, 2138, 2154, 2162, 2173, 2185, 2198, 2210, 2223, 2230, 2240, 2250, 2265, 2278, 2287,
    2300, 2312, 2317, 2329, 2339, 2349, 2364, 2373, 2386, 2400, 2410, 2419, 2427, 2438, 2454, 2459,
    2469, 2477, 2491, 2504, 2511, 2526, 2532, 2543, 2558, 2572, 2588, 2598, 2611, 2624, 2638, 2650,
    2658, 2666, 2675, 2683, 2691, 2697, 2708, 2720, 2730, 2742, 2754, 2766, 2787, 2805, 2816, 2822,
    2833, 2842, 2855, 2865, 2870, 2882, 2892, 2906, 2912, 2922, 2931, 2940, 2954, 2966, 2982, 2993,
    3005, 3015, 3027, 3040, 3046, 3054, 3062, 3075, 3090, 3107, 3124, 3135, 3147, 3154, 3161, 3169,
    3181, 3192, 3207, 3216, 3224, 3236, 3242, 3252, 3262, 3269, 3277, 3289, 3302, 3307, 3313, 3323,
    3334, 3341, 3352, 3361, 3374, 3386, 3397, 3412, 3426, 3433, 3444, 3457, 3465, 3473, 3490, 3499,
    3507, 3519, 3533, 3542, 3548, 3555, 3563, 3576, 3584, 3596, 3602, 3630, 3659, 3669, 3679, 3687,
    3695, 3703, 3715, 3721, 3732, 3744, 3756, 3767, 3776, 3788, 3802, 3816, 3828, 3841, 3853, 3865,
    3878, 3891, 3903, 3915, 3925, 3936, 3947, 3955, 3967, 3981, 3999, 4008, 4024, 4034, 4043, 4050,
    4061, 4074, 4092, 4103, 4108, 4117, 4124, 4131, 4136, 4152, 4163, 4171, 4180, 4191, 4204, 4213,
    4220, 4224, 4242, 4255, 4272, 4288, 4297, 4307, 4315, 4324, 4332, 4345, 4355, 4364, 4379, 4387,
    4399, 4407, 4421, 4430, 4439, 4447, 4459, 4473, 4486, 4497, 4506, 4518, 4527, 4535, 4542, 4553,
    4563, 4576, 4589, 4607, 4618, 4639, 4661, 4678, 4686, 4701, 4712, 4723, 4734, 4751, 4769, 4779,
    4788, 4799, 4814, 4825, 4837, 4847, 4857, 4866, 4879, 4890, 4901, 4911, 4926, 4938, 4950, 4960,
    4970, 4979, 4986, 4991, 5000, 5010, 5019, 5029, 5038, 5065, 5071, 5079, 5087, 5099, 5113, 5125,
    5135, 5143, 5155, 5163, 5169, 5175, 5186, 5203, 5222, 5234, 5244, 5260, 5277, 5285, 5294, 5302,
    5312, 5321, 5331, 5338, 5346, 5355, 5362, 5368,
  ]

  /// Where the claims of each begin.
  static let literalClaimStarts: [UInt16] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
    26, 27, 28, 29, 30, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 75,
    76, 77, 78, 79, 80, 81, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 99, 100,
    101, 102, 103, 104, 105, 106, 107, 108, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120,
    121, 122, 123, 124, 125, 126, 127, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
    141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159,
    161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179,
    180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198,
    199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217,
    218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236,
    237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255,
    256, 257, 258, 259, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275,
    276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294,
    295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 310, 311, 312, 313, 314,
    315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 326, 327, 328, 329, 330, 331, 332, 333, 334,
    335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353,
    354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372,
    373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391,
    392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410,
    411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429,
    430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448,
    449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467,
    468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486,
    488, 489, 490, 491, 492, 493, 494, 495, 496, 497,
  ]

  /// The formats that claim each, the heaviest claim first.
  static let literalClaims: [UInt16] = [
    2419, 2124, 2525, 52, 1588, 52, 2124, 52, 2124, 52, 1389, 1389, 1389, 1389, 1389, 1389, 1389,
    52, 2292, 2532, 2124, 52, 2525, 1588, 1588, 1588, 1580, 2124, 2532, 1580, 815, 1389, 2532, 2124,
    55, 2387, 2387, 2124, 852, 2525, 2532, 2525, 2419, 2419, 2124, 2394, 2394, 2394, 2394, 2394,
    2394, 2394, 2394, 2394, 2394, 2394, 2394, 2394, 1389, 2525, 2124, 52, 55, 3013, 2429, 2429,
    2124, 52, 2532, 1389, 2817, 2124, 2458, 1588, 2124, 2124, 2124, 2532, 2124, 2124, 2475, 2532,
    2124, 2532, 2483, 2419, 2501, 2501, 3013, 2124, 2124, 2532, 2232, 52, 2232, 2124, 52, 2535,
    1389, 1362, 52, 52, 52, 2569, 2124, 1389, 1276, 52, 815, 1389, 2627, 2124, 2525, 2532, 2703,
    2124, 2124, 2124, 2532, 3013, 2124, 52, 55, 1283, 1283, 1283, 2124, 52, 1588, 2803, 1389, 1580,
    1362, 2532, 2532, 2124, 2830, 52, 2124, 2830, 2830, 2124, 2124, 2514, 2514, 2886, 52, 2532,
    1362, 2419, 2124, 52, 2124, 52, 815, 52, 52, 2476, 2965, 2973, 1389, 2124, 2525, 3013, 2419,
    2124, 52, 2532, 3034, 3036, 1389, 1389, 3036, 1389, 1588, 2759, 1389, 1389, 1389, 1389, 1389,
    1389, 2363, 2387, 2387, 2419, 2492, 2847, 3013, 2419, 1276, 2759, 1122, 2912, 2229, 2232, 55,
    1389, 1580, 1362, 2923, 2253, 1389, 2532, 1389, 1389, 1389, 1389, 1362, 2275, 1156, 1389, 1362,
    2292, 2635, 2817, 2817, 652, 1362, 2532, 52, 2298, 2298, 2299, 210, 1362, 155, 155, 2419, 2314,
    2314, 2318, 1588, 2318, 2333, 2124, 2124, 2475, 52, 2476, 1389, 1122, 1122, 2392, 2121, 2379,
    2345, 1276, 2349, 2351, 1389, 1362, 1362, 52, 2670, 2670, 2532, 2783, 55, 2387, 2387, 2389,
    2392, 2974, 2399, 2402, 2419, 371, 2425, 3037, 2182, 2830, 2430, 1362, 2891, 2124, 2331, 52,
    3037, 3037, 3037, 2578, 2451, 2458, 1362, 2459, 2891, 2525, 2525, 1588, 2635, 2124, 2124, 2493,
    2488, 155, 2486, 2486, 1389, 711, 2501, 2501, 1362, 3013, 2124, 2505, 52, 2532, 2517, 2532,
    2517, 2232, 2924, 2925, 2924, 2925, 2924, 2924, 2925, 2924, 2924, 2925, 2891, 2535, 2536, 2124,
    2824, 2116, 1362, 2498, 55, 2569, 2571, 2635, 2572, 2572, 2573, 2923, 1389, 55, 2844, 1276,
    2606, 2598, 2345, 2345, 2345, 1389, 2825, 2825, 2124, 2635, 2635, 2635, 2635, 2635, 2635, 2635,
    2635, 1276, 2635, 2635, 2124, 2552, 1362, 52, 2318, 2318, 2649, 2649, 2649, 2945, 155, 155,
    2416, 2635, 2759, 2928, 52, 2812, 1389, 711, 2532, 2703, 2314, 2718, 2722, 2724, 1042, 944,
    1580, 1236, 3013, 2956, 52, 52, 52, 1580, 155, 1283, 2532, 2532, 155, 52, 1588, 1389, 1588,
    1362, 155, 2641, 2891, 2681, 2124, 1389, 2419, 985, 1588, 1362, 2532, 155, 1362, 2839, 2839,
    2839, 2839, 2839, 2425, 2425, 2425, 2783, 2783, 2124, 1276, 2329, 2860, 2885, 2885, 2891, 1580,
    2532, 2318, 2318, 2318, 2318, 2899, 2614, 2817, 1362, 2238, 2922, 2922, 2922, 2922, 2922, 2922,
    2956, 1362, 2368, 2945, 2953, 1362, 371, 2928, 2973, 2974, 2824, 2977, 2532, 2182, 2182, 55, 55,
    2345, 155, 1362, 2124, 3013, 2532, 1580, 1580, 1580, 414, 2817, 2817, 2928, 2817, 3034, 3034,
    1389, 3039, 1389, 1588, 1389, 1389, 1389, 1389, 1389,
  ]

  /// How much each claim weighs.
  static let literalWeights: [UInt8] = [
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 40, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 20, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 30,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 50, 50, 50, 50, 50, 52, 50, 50, 50, 50, 50,
    50, 50, 50, 40, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50,
  ]

  /// Whole file names, in these letters only, sorted, one a line.
  static let exactLiteralWords: StaticString = """
    BUILD
    DEPS
    ROOT
    SOFTWARE
    SYSTEM
    core
    """

  /// Where each begins; the last one is past the end.
  static let exactLiteralWordStarts: [UInt32] = [
    0, 6, 11, 16, 25, 32, 37,
  ]

  /// Where the claims of each begin.
  static let exactLiteralClaimStarts: [UInt16] = [
    0, 1, 2, 3, 4, 5, 6,
  ]

  /// The formats that claim each, the heaviest claim first.
  static let exactLiteralClaims: [UInt16] = [
    2817, 2817, 2544, 944, 944, 806,
  ]

  /// How much each claim weighs.
  static let exactLiteralWeights: [UInt8] = [
    50, 50, 40, 30, 30, 50,
  ]

  /// Where the usual endings of each begin.
  static let ownStarts: [UInt16] = [
    0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 21, 24, 25, 26, 27, 28, 32, 33,
    34, 37, 38, 39, 40, 41, 42, 43, 44, 45, 48, 50, 51, 52, 53, 54, 54, 55, 56, 57, 58, 59, 60, 61,
    62, 63, 97, 99, 100, 104, 105, 105, 106, 107, 108, 109, 110, 111, 112, 114, 115, 120, 122, 125,
    126, 127, 128, 129, 131, 132, 133, 137, 138, 139, 140, 141, 143, 144, 145, 146, 147, 148, 149,
    150, 151, 153, 154, 156, 157, 158, 159, 162, 164, 167, 167, 169, 171, 172, 173, 174, 175, 176,
    177, 178, 178, 179, 180, 181, 183, 184, 185, 185, 185, 185, 186, 187, 188, 189, 190, 191, 191,
    191, 192, 193, 194, 195, 196, 197, 198, 201, 204, 206, 208, 209, 209, 210, 211, 213, 229, 229,
    230, 231, 232, 234, 238, 239, 240, 241, 242, 244, 245, 246, 249, 251, 252, 252, 252, 253, 254,
    254, 255, 257, 258, 259, 260, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274,
    275, 276, 278, 279, 281, 282, 282, 284, 285, 286, 287, 288, 289, 289, 289, 289, 290, 291, 292,
    292, 293, 293, 294, 295, 296, 300, 306, 307, 308, 308, 309, 310, 311, 312, 312, 313, 313, 313,
    314, 315, 316, 317, 318, 319, 321, 325, 327, 329, 331, 332, 332, 333, 334, 335, 336, 336, 336,
    337, 341, 342, 343, 344, 344, 345, 345, 346, 348, 352, 354, 355, 356, 357, 357, 359, 361, 362,
    363, 364, 365, 366, 370, 371, 372, 372, 372, 373, 374, 375, 376, 376, 377, 378, 379, 380, 381,
    381, 381, 382, 382, 383, 384, 385, 386, 388, 388, 389, 390, 404, 405, 406, 407, 408, 409, 410,
    411, 413, 414, 415, 416, 417, 418, 418, 419, 420, 421, 422, 423, 424, 427, 428, 429, 430, 431,
    432, 433, 434, 437, 438, 438, 440, 441, 442, 443, 444, 446, 447, 448, 449, 450, 451, 452, 452,
    452, 452, 453, 454, 456, 457, 458, 460, 463, 464, 465, 466, 467, 468, 469, 479, 479, 479, 482,
    483, 488, 488, 490, 491, 492, 493, 493, 494, 495, 496, 497, 498, 499, 500, 513, 513, 514, 517,
    518, 519, 520, 521, 522, 523, 524, 525, 525, 525, 526, 531, 531, 533, 542, 543, 543, 544, 545,
    546, 547, 548, 548, 549, 550, 551, 552, 554, 555, 555, 556, 556, 561, 562, 563, 564, 565, 566,
    568, 569, 571, 572, 573, 574, 575, 576, 577, 578, 579, 583, 583, 584, 585, 586, 588, 588, 589,
    590, 591, 592, 594, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610,
    610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628,
    629, 630, 630, 630, 631, 631, 632, 633, 634, 635, 636, 637, 638, 639, 639, 639, 640, 649, 650,
    651, 651, 652, 653, 654, 655, 656, 657, 657, 658, 659, 660, 668, 671, 671, 672, 673, 674, 675,
    680, 681, 682, 683, 683, 684, 684, 685, 686, 687, 688, 689, 690, 690, 691, 693, 694, 696, 697,
    698, 699, 701, 702, 702, 703, 705, 706, 706, 713, 717, 719, 720, 721, 723, 724, 725, 727, 728,
    729, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 741, 741, 742, 743, 744, 745, 746,
    748, 749, 750, 751, 752, 754, 755, 756, 757, 759, 760, 762, 766, 769, 770, 771, 772, 773, 774,
    775, 777, 778, 785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 797, 799, 800,
    801, 802, 803, 804, 805, 806, 807, 808, 809, 811, 812, 813, 815, 816, 818, 819, 820, 820, 821,
    822, 824, 826, 826, 827, 829, 831, 832, 832, 835, 836, 837, 838, 839, 839, 840, 841, 842, 843,
    844, 845, 845, 849, 850, 851, 852, 852, 855, 855, 857, 858, 858, 858, 860, 861, 862, 863, 865,
    866, 867, 868, 868, 869, 871, 872, 874, 875, 876, 879, 880, 881, 882, 883, 884, 885, 886, 888,
    889, 890, 891, 892, 892, 893, 894, 896, 897, 898, 899, 900, 902, 903, 904, 905, 905, 905, 910,
    914, 914, 916, 918, 922, 923, 923, 923, 924, 924, 925, 927, 928, 930, 933, 934, 934, 935, 937,
    938, 938, 939, 939, 940, 941, 944, 945, 948, 949, 950, 951, 952, 954, 954, 955, 957, 958, 959,
    960, 961, 962, 964, 968, 972, 973, 975, 976, 977, 978, 979, 980, 981, 982, 983, 985, 986, 987,
    991, 992, 993, 994, 995, 996, 996, 997, 997, 998, 998, 999, 1000, 1000, 1001, 1002, 1003, 1004,
    1006, 1006, 1007, 1007, 1008, 1008, 1011, 1012, 1013, 1013, 1013, 1014, 1014, 1014, 1015, 1016,
    1017, 1018, 1019, 1020, 1020, 1021, 1022, 1023, 1025, 1027, 1028, 1028, 1029, 1030, 1030, 1032,
    1033, 1033, 1033, 1034, 1035, 1035, 1036, 1037, 1038, 1039, 1039, 1041, 1044, 1045, 1046, 1047,
    1048, 1049, 1050, 1050, 1051, 1052, 1053, 1055, 1056, 1058, 1060, 1061, 1066, 1066, 1067, 1068,
    1069, 1070, 1071, 1071, 1076, 1076, 1076, 1076, 1077, 1078, 1079, 1080, 1081, 1081, 1082, 1082,
    1082, 1082, 1083, 1083, 1084, 1085, 1086, 1087, 1088, 1088, 1089, 1090, 1092, 1093, 1094, 1095,
    1096, 1097, 1098, 1098, 1098, 1099, 1100, 1101, 1102, 1103, 1104, 1104, 1104, 1104, 1104, 1105,
    1106, 1106, 1106, 1107, 1108, 1109, 1110, 1110, 1112, 1113, 1114, 1118, 1118, 1118, 1119, 1120,
    1121, 1122, 1122, 1128, 1130, 1130, 1131, 1132, 1133, 1134, 1135, 1135, 1135, 1136, 1139, 1140,
    1141, 1141, 1142, 1143, 1146, 1147, 1148, 1149, 1150, 1151, 1152, 1155, 1156, 1157, 1159, 1160,
    1160, 1161, 1161, 1163, 1165, 1166, 1177, 1177, 1177, 1178, 1179, 1180, 1183, 1185, 1187, 1188,
    1190, 1192, 1193, 1194, 1194, 1195, 1195, 1195, 1197, 1198, 1199, 1201, 1202, 1203, 1203, 1204,
    1206, 1208, 1209, 1210, 1211, 1214, 1215, 1217, 1219, 1220, 1220, 1221, 1221, 1222, 1223, 1226,
    1227, 1228, 1233, 1234, 1234, 1235, 1238, 1240, 1242, 1243, 1245, 1250, 1251, 1251, 1254, 1255,
    1256, 1257, 1258, 1259, 1259, 1259, 1260, 1261, 1263, 1268, 1276, 1276, 1277, 1278, 1280, 1281,
    1283, 1284, 1285, 1286, 1287, 1288, 1290, 1292, 1292, 1292, 1293, 1294, 1295, 1296, 1296, 1297,
    1298, 1299, 1300, 1301, 1303, 1303, 1303, 1304, 1305, 1306, 1310, 1311, 1313, 1314, 1315, 1316,
    1316, 1317, 1318, 1319, 1320, 1321, 1322, 1322, 1323, 1324, 1325, 1326, 1327, 1328, 1331, 1332,
    1333, 1334, 1335, 1337, 1338, 1339, 1340, 1340, 1341, 1342, 1343, 1344, 1344, 1344, 1345, 1346,
    1347, 1348, 1349, 1350, 1351, 1352, 1353, 1354, 1355, 1357, 1358, 1359, 1360, 1362, 1364, 1367,
    1368, 1369, 1369, 1370, 1371, 1372, 1374, 1377, 1380, 1380, 1381, 1382, 1383, 1384, 1385, 1386,
    1388, 1388, 1389, 1389, 1390, 1393, 1394, 1395, 1396, 1397, 1399, 1401, 1402, 1403, 1404, 1406,
    1407, 1409, 1410, 1410, 1411, 1412, 1412, 1415, 1416, 1417, 1418, 1419, 1419, 1419, 1420, 1422,
    1422, 1422, 1423, 1424, 1425, 1426, 1427, 1432, 1435, 1435, 1437, 1437, 1438, 1439, 1440, 1441,
    1441, 1443, 1444, 1444, 1444, 1444, 1445, 1448, 1449, 1449, 1450, 1451, 1451, 1453, 1455, 1456,
    1456, 1456, 1457, 1457, 1458, 1459, 1461, 1461, 1461, 1461, 1464, 1465, 1466, 1469, 1471, 1472,
    1472, 1473, 1475, 1478, 1478, 1479, 1479, 1480, 1481, 1482, 1485, 1485, 1485, 1486, 1487, 1488,
    1489, 1491, 1493, 1496, 1498, 1499, 1502, 1502, 1503, 1504, 1505, 1506, 1506, 1507, 1508, 1509,
    1509, 1513, 1514, 1515, 1516, 1517, 1518, 1519, 1520, 1521, 1523, 1524, 1525, 1527, 1531, 1532,
    1533, 1534, 1535, 1536, 1539, 1541, 1547, 1548, 1549, 1549, 1550, 1550, 1550, 1551, 1552, 1552,
    1554, 1554, 1555, 1555, 1558, 1558, 1558, 1558, 1558, 1559, 1561, 1563, 1566, 1567, 1568, 1568,
    1570, 1572, 1573, 1574, 1576, 1576, 1577, 1578, 1585, 1586, 1587, 1588, 1589, 1589, 1590, 1603,
    1605, 1607, 1608, 1608, 1609, 1610, 1612, 1613, 1614, 1616, 1616, 1622, 1622, 1623, 1624, 1625,
    1627, 1629, 1629, 1633, 1635, 1636, 1636, 1638, 1639, 1640, 1641, 1642, 1643, 1644, 1645, 1646,
    1647, 1648, 1649, 1650, 1652, 1653, 1654, 1655, 1656, 1659, 1660, 1661, 1662, 1663, 1665, 1666,
    1668, 1674, 1675, 1678, 1680, 1681, 1684, 1685, 1688, 1692, 1693, 1694, 1695, 1696, 1696, 1697,
    1698, 1698, 1699, 1700, 1701, 1703, 1703, 1703, 1704, 1705, 1706, 1707, 1708, 1709, 1730, 1731,
    1732, 1734, 1735, 1737, 1737, 1738, 1740, 1743, 1745, 1745, 1746, 1746, 1747, 1747, 1748, 1749,
    1752, 1752, 1752, 1752, 1753, 1754, 1755, 1756, 1757, 1781, 1782, 1783, 1784, 1785, 1785, 1786,
    1787, 1787, 1788, 1789, 1791, 1792, 1793, 1795, 1795, 1797, 1799, 1800, 1801, 1801, 1803, 1804,
    1806, 1808, 1809, 1809, 1810, 1811, 1812, 1813, 1813, 1814, 1815, 1816, 1819, 1820, 1821, 1823,
    1825, 1828, 1829, 1830, 1831, 1831, 1832, 1832, 1833, 1834, 1835, 1836, 1838, 1838, 1838, 1839,
    1840, 1841, 1841, 1843, 1844, 1845, 1846, 1846, 1849, 1851, 1851, 1852, 1852, 1853, 1853, 1854,
    1855, 1856, 1857, 1857, 1858, 1860, 1861, 1862, 1863, 1864, 1865, 1868, 1869, 1870, 1870, 1870,
    1871, 1873, 1875, 1876, 1878, 1878, 1901, 1902, 1904, 1904, 1906, 1907, 1908, 1909, 1910, 1911,
    1912, 1913, 1915, 1919, 1919, 1920, 1921, 1921, 1922, 1923, 1924, 1925, 1925, 1926, 1928, 1929,
    1930, 1930, 1930, 1931, 1932, 1933, 1933, 1934, 1934, 1934, 1935, 1936, 1937, 1940, 1941, 1942,
    1944, 1944, 1945, 1946, 1947, 1947, 1949, 1950, 1951, 1952, 1953, 1954, 1954, 1955, 1956, 1957,
    1958, 1959, 1965, 1967, 1968, 1972, 1973, 1974, 1975, 1976, 1976, 1976, 1977, 1980, 1981, 1982,
    1983, 1984, 1985, 1986, 1990, 1991, 1993, 1994, 1996, 1997, 1999, 2001, 2010, 2011, 2012, 2015,
    2016, 2017, 2018, 2019, 2019, 2020, 2023, 2025, 2109, 2110, 2110, 2110, 2111, 2113, 2114, 2117,
    2129, 2130, 2133, 2136, 2138, 2139, 2141, 2142, 2143, 2146, 2147, 2148, 2149, 2153, 2154, 2156,
    2157, 2158, 2163, 2164, 2165, 2168, 2173, 2175, 2177, 2178, 2179, 2180, 2181, 2183, 2184, 2185,
    2186, 2187, 2188, 2189, 2190, 2191, 2193, 2195, 2196, 2197, 2198, 2201, 2203, 2204, 2205, 2207,
    2208, 2209, 2209, 2210, 2210, 2211, 2212, 2213, 2216, 2218, 2219, 2220, 2221, 2222, 2223, 2224,
    2225, 2225, 2226, 2226, 2226, 2227, 2228, 2229, 2230, 2231, 2232, 2232, 2233, 2234, 2234, 2235,
    2236, 2236, 2238, 2239, 2240, 2240, 2242, 2242, 2243, 2244, 2245, 2245, 2245, 2246, 2248, 2249,
    2253, 2254, 2255, 2256, 2257, 2258, 2259, 2259, 2261, 2263, 2264, 2265, 2266, 2270, 2272, 2273,
    2274, 2276, 2277, 2278, 2278, 2280, 2281, 2282, 2283, 2284, 2285, 2286, 2287, 2288, 2289, 2290,
    2291, 2292, 2292, 2293, 2294, 2295, 2296, 2297, 2297, 2298, 2299, 2299, 2300, 2301, 2302, 2302,
    2303, 2304, 2305, 2305, 2306, 2307, 2308, 2308, 2308, 2311, 2312, 2314, 2315, 2316, 2317, 2317,
    2318, 2319, 2319, 2320, 2321, 2322, 2323, 2323, 2324, 2325, 2326, 2328, 2329, 2331, 2332, 2333,
    2335, 2336, 2337, 2337, 2338, 2339, 2341, 2342, 2343, 2343, 2346, 2348, 2349, 2350, 2351, 2352,
    2353, 2354, 2355, 2355, 2356, 2357, 2358, 2359, 2360, 2361, 2362, 2365, 2366, 2367, 2368, 2369,
    2370, 2371, 2372, 2373, 2375, 2376, 2377, 2378, 2380, 2386, 2387, 2388, 2390, 2392, 2393, 2396,
    2397, 2398, 2399, 2400, 2401, 2403, 2404, 2405, 2406, 2408, 2411, 2412, 2413, 2414, 2415, 2419,
    2421, 2421, 2422, 2423, 2423, 2424, 2425, 2426, 2427, 2428, 2429, 2429, 2430, 2431, 2434, 2435,
    2436, 2437, 2438, 2439, 2440, 2441, 2442, 2443, 2444, 2445, 2447, 2447, 2448, 2448, 2449, 2451,
    2457, 2457, 2457, 2457, 2457, 2460, 2460, 2460, 2461, 2462, 2465, 2465, 2467, 2469, 2470, 2471,
    2472, 2473, 2473, 2475, 2476, 2477, 2481, 2482, 2483, 2484, 2484, 2487, 2487, 2488, 2488, 2489,
    2490, 2490, 2492, 2493, 2493, 2494, 2495, 2496, 2496, 2496, 2499, 2500, 2503, 2504, 2505, 2506,
    2506, 2507, 2508, 2509, 2510, 2511, 2511, 2512, 2513, 2514, 2515, 2517, 2517, 2518, 2519, 2522,
    2523, 2524, 2525, 2526, 2526, 2527, 2528, 2528, 2528, 2533, 2534, 2536, 2536, 2537, 2537, 2537,
    2538, 2538, 2541, 2543, 2544, 2547, 2548, 2549, 2549, 2550, 2551, 2552, 2553, 2554, 2555, 2556,
    2557, 2558, 2559, 2562, 2563, 2565, 2566, 2568, 2569, 2570, 2571, 2572, 2572, 2572, 2573, 2573,
    2573, 2574, 2575, 2576, 2576, 2577, 2578, 2579, 2580, 2582, 2584, 2585, 2587, 2587, 2588, 2589,
    2590, 2591, 2593, 2594, 2595, 2595, 2596, 2596, 2597, 2598, 2599, 2600, 2606, 2608, 2610, 2611,
    2612, 2613, 2614, 2615, 2616, 2617, 2618, 2618, 2619, 2620, 2621, 2622, 2623, 2623, 2625, 2626,
    2627, 2627, 2633, 2634, 2635, 2637, 2637, 2639, 2640, 2641, 2641, 2641, 2642, 2642, 2648, 2652,
    2652, 2653, 2653, 2653, 2654, 2656, 2656, 2656, 2657, 2658, 2660, 2661, 2661, 2664, 2665, 2665,
    2666, 2667, 2668, 2669, 2671, 2672, 2673, 2674, 2675, 2675, 2675, 2675, 2675, 2677, 2678, 2678,
    2679, 2680, 2681, 2682, 2684, 2685, 2688, 2689, 2690, 2691, 2692, 2694, 2696, 2697, 2698, 2699,
    2700, 2701, 2702, 2706, 2707, 2708, 2708, 2709, 2711, 2713, 2714, 2715, 2716, 2718, 2719, 2720,
    2721, 2722, 2724, 2725, 2727, 2728, 2730, 2732, 2734, 2738, 2740, 2741, 2742, 2742, 2751, 2752,
    2772, 2772, 2773, 2774, 2775, 2788, 2789, 2791, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806,
    2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806,
    2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806,
    2806, 2806, 2806, 2806, 2806, 2806, 2806, 2806, 2807, 2807, 2809, 2810, 2812, 2813, 2814, 2816,
    2818, 2818, 2834, 2835, 2836, 2839, 2840, 2841, 2845, 2846, 2847, 2847, 2848, 2848, 2850, 2851,
    2853, 2857, 2858, 2859, 2860, 2861, 2862, 2864, 2865, 2867, 2868, 2869, 2870, 2871, 2872, 2873,
    2875, 2875, 2876, 2876, 2877, 2880, 2882, 2882, 2883, 2884, 2884, 2885, 2887, 2887, 2888, 2889,
    2890, 2890, 2893, 2894, 2896, 2898, 2899, 2901, 2901, 2902, 2902, 2903, 2903, 2904, 2904, 2904,
    2912, 2913, 2914, 2920, 2921, 2922, 2922, 2925, 2926, 2926, 2930, 2931, 2932, 2937, 2937, 2937,
    2938, 2939, 2944, 2945, 2946, 2947, 2947, 2948, 2948, 2949, 2950, 2952, 2952, 2953, 2954, 2954,
    2957, 2959, 2960, 2961, 2962, 2963, 2964, 2965, 2966, 2966, 2967, 2968, 2968, 2968, 2969, 2971,
    2971, 2972, 2979, 2991, 2991, 2992, 2993, 2994, 2995, 2996, 2996, 2996, 2997, 2998, 2999, 2999,
    3000, 3001, 3002, 3005, 3007, 3008, 3008, 3009, 3009, 3011, 3022, 3023, 3024, 3025, 3026, 3027,
    3028, 3029, 3030, 3031, 3031, 3042, 3043, 3043, 3044, 3046, 3051, 3052, 3054, 3054, 3059, 3060,
    3061, 3062, 3064, 3065, 3065, 3065, 3067, 3070, 3070, 3070, 3071, 3072, 3074, 3078, 3080, 3080,
    3081, 3085, 3085, 3085, 3087, 3089, 3089, 3089, 3090, 3090, 3091, 3092, 3093, 3095, 3098, 3099,
    3100, 3102, 3102, 3103, 3104, 3104, 3104, 3104, 3105, 3105, 3105, 3107, 3110, 3111, 3112, 3113,
    3113, 3113, 3113, 3115, 3117, 3118, 3118, 3119, 3121, 3122, 3122, 3122, 3126, 3126, 3126, 3127,
    3128, 3129, 3130, 3132, 3132, 3133, 3134, 3136, 3137, 3141, 3143, 3147, 3151, 3152, 3153, 3158,
    3159, 3160, 3160, 3161, 3164, 3170, 3171, 3172, 3173, 3174, 3176, 3177, 3182, 3184, 3185, 3186,
    3187, 3187, 3187, 3188, 3189, 3190, 3190, 3191, 3192, 3197, 3209, 3210, 3212, 3212, 3216, 3216,
    3218, 3219, 3220, 3221, 3223, 3224, 3225, 3225, 3227, 3229, 3230, 3231, 3232, 3233, 3233, 3233,
    3234, 3234, 3237, 3239, 3239, 3240, 3240, 3240, 3241, 3242, 3243, 3243, 3266, 3267, 3267, 3269,
    3270, 3270, 3270, 3271, 3271, 3272, 3273, 3276, 3280, 3280, 3281, 3282, 3282, 3282, 3290, 3290,
    3292, 3293, 3295, 3297, 3299, 3299, 3300, 3301, 3305, 3307, 3307, 3307, 3308, 3313, 3314, 3315,
    3316, 3316, 3317, 3318, 3319, 3319, 3321, 3326, 3328, 3328, 3329, 3330, 3331, 3332, 3332, 3334,
    3346, 3347, 3349, 3349, 3349, 3349, 3350, 3354, 3355, 3356, 3358, 3360, 3361, 3362, 3363, 3364,
    3365, 3366, 3367, 3368, 3368, 3368, 3368, 3371, 3372, 3373, 3374, 3375, 3376, 3377, 3380, 3380,
    3381, 3382, 3383, 3383, 3385, 3386, 3387, 3388, 3389, 3390, 3391, 3391, 3392, 3392, 3393, 3393,
    3394, 3395, 3395, 3398, 3399, 3400, 3401, 3401, 3402, 3403, 3404, 3408, 3409, 3411, 3413, 3413,
    3414, 3415, 3418, 3419, 3421, 3421, 3424, 3426, 3426, 3426, 3428, 3429, 3430, 3433, 3434, 3434,
    3435, 3436, 3438, 3439, 3440, 3441, 3442, 3443, 3443, 3445, 3446, 3448, 3448, 3449, 3451, 3458,
    3458, 3459, 3460, 3461, 3461, 3462, 3463, 3469, 3471, 3472, 3473, 3473, 3475, 3476, 3479, 3479,
    3479, 3480, 3481, 3484, 3484, 3484, 3485, 3486, 3487, 3488, 3489, 3490, 3491, 3491, 3492, 3493,
    3494, 3496, 3496, 3497, 3498, 3499, 3499, 3499, 3502, 3503, 3505, 3506, 3507, 3507, 3507, 3507,
    3508, 3509, 3509, 3510, 3511, 3511, 3511, 3511, 3514, 3516, 3516, 3516, 3517, 3518, 3519, 3520,
    3521, 3521, 3522, 3523, 3524, 3525, 3526, 3527, 3528, 3529, 3530, 3530, 3530, 3531, 3532, 3533,
    3534, 3535, 3535, 3536, 3536, 3538, 3540, 3541, 3543, 3544, 3544, 3546, 3547, 3548, 3550, 3550,
    3554, 3555, 3556, 3557, 3558, 3558, 3558, 3560, 3562, 3563, 3564, 3565, 3566, 3567, 3568, 3574,
    3574, 3576, 3585, 3586, 3587, 3588, 3589, 3589, 3590, 3591, 3591, 3593, 3594, 3597, 3597, 3598,
    3599, 3600, 3601, 3601, 3602, 3603, 3606, 3607, 3608, 3609, 3610, 3611, 3611, 3614, 3614, 3614,
    3622, 3626, 3628, 3629, 3632, 3633, 3634, 3634, 3634, 3635, 3637, 3637, 3637, 3639, 3639, 3641,
    3642, 3642, 3646, 3647, 3648, 3649, 3650, 3651, 3651, 3653, 3655, 3656, 3657, 3658, 3659, 3659,
    3659, 3662, 3662, 3662, 3662, 3663, 3664, 3666, 3668, 3670, 3671, 3672, 3673, 3687, 3689, 3690,
    3691, 3694, 3697, 3697, 3697, 3697, 3698, 3699, 3699, 3700, 3706, 3707, 3711, 3712, 3723, 3723,
    3724, 3725, 3726, 3726, 3732, 3732, 3734, 3738, 3738, 3740, 3741, 3741, 3741, 3742, 3744, 3745,
    3746, 3747, 3749, 3753, 3754, 3755, 3756, 3757, 3757, 3758, 3759, 3761, 3762, 3763, 3764, 3765,
    3767, 3768, 3771, 3772, 3774, 3775, 3775, 3776, 3777, 3778, 3779, 3783, 3784, 3785, 3786, 3788,
    3790, 3792, 3792, 3793, 3794, 3795, 3795, 3795, 3796, 3797, 3798, 3799, 3800, 3802, 3802, 3802,
    3803, 3803, 3803, 3804, 3805, 3806, 3807, 3808, 3810, 3810, 3811, 3812, 3812, 3813, 3813, 3814,
    3815, 3817, 3817, 3818, 3823, 3825, 3825, 3825, 3825, 3825, 3826, 3827, 3829, 3836, 3837, 3838,
    3839, 3839, 3840, 3842, 3842, 3843, 3844, 3846, 3847, 3847, 3848, 3849, 3851, 3851, 3852, 3852,
    3866, 3868, 3868, 3869, 3869, 3869, 3870, 3871, 3877, 3878, 3878, 3879, 3879, 3879, 3880, 3898,
    3899, 3899, 3901, 3902, 3903, 3904, 3905, 3906, 3907, 3907, 3907, 3908, 3909, 3909, 3909, 3909,
    3909, 3910, 3911, 3911, 3912, 3913, 3914, 3914, 3915, 3915, 3916, 3917, 3917, 3917, 3918, 3919,
    3920, 3921, 3923, 3923, 3925, 3926, 3928, 3930, 3937, 3937, 3939, 3940, 3941, 3942, 3946, 3947,
    3954, 3957, 3960, 3961, 3962, 3963, 3964, 3965, 3966, 3968, 3969, 3969, 3970, 3971, 3972, 3974,
    3974, 3975, 3976, 3977, 3980, 3981, 3981, 3982, 3983, 3983, 3984, 3984, 3985, 3986, 3992, 3993,
    3995, 3995, 3996, 4001, 4001, 4003, 4004, 4009, 4010, 4012, 4013, 4014, 4017, 4019, 4020, 4021,
    4024, 4025, 4027, 4028, 4033, 4033, 4037, 4040, 4041, 4042, 4044, 4045, 4046, 4048, 4051, 4052,
    4053, 4053, 4055, 4057, 4065, 4070, 4075, 4076, 4077, 4078, 4083, 4085, 4087, 4089, 4091, 4093,
    4094, 4095, 4098, 4099, 4102, 4103, 4105, 4107, 4109, 4110, 4111, 4112, 4112, 4112, 4112, 4112,
    4113, 4115, 4116, 4116, 4118, 4119, 4119, 4119, 4120, 4122, 4123, 4124, 4126, 4127, 4128, 4129,
    4130, 4131, 4132, 4133, 4135, 4136, 4137, 4138, 4139, 4140, 4141, 4142, 4143, 4144, 4148, 4148,
    4149, 4150, 4151, 4152, 4153, 4153, 4154, 4155, 4156, 4157, 4158, 4158, 4159, 4160, 4161, 4162,
    4162, 4163, 4164, 4165, 4166, 4167, 4168, 4169, 4170, 4171, 4172,
  ]

  /// The usual endings of each, the best first.
  static let own: [UInt16] = [
    1091, 202, 220, 223, 224, 284, 285, 286, 308, 439, 442, 501, 502, 515, 2311, 773, 795, 838, 790,
    847, 848, 873, 782, 779, 4301, 991, 1022, 1023, 958, 1076, 1915, 2037, 1048, 1081, 1171, 1170,
    1247, 1150, 2788, 3557, 1323, 1394, 1367, 1373, 1401, 1411, 1403, 1412, 1460, 1461, 1481, 1527,
    1550, 1575, 166, 1673, 1678, 1695, 1721, 1742, 3396, 592, 1796, 1812, 1814, 3641, 3643, 3644,
    3645, 3646, 3647, 3648, 3649, 3653, 3655, 3656, 3642, 51, 53, 310, 2138, 3312, 3787, 3788, 4481,
    637, 636, 3650, 1806, 3681, 1661, 1815, 3874, 2002, 2887, 183, 3495, 1813, 1823, 1816, 1817,
    1567, 3654, 3876, 1821, 1819, 2000, 2043, 1544, 2082, 2085, 4187, 2342, 2101, 2343, 2433, 2437,
    4221, 4224, 2111, 2253, 2112, 2123, 2127, 2124, 2178, 2175, 2179, 2275, 2304, 2060, 2363, 2364,
    872, 4171, 2141, 1360, 881, 2406, 2513, 2535, 520, 2440, 2646, 2647, 390, 2570, 2623, 2597,
    2609, 2610, 2612, 2613, 2669, 2672, 2671, 2676, 4348, 2767, 250, 2794, 1391, 250, 3476, 3455,
    250, 251, 2684, 706, 2697, 2696, 2699, 2831, 2703, 538, 686, 2836, 2835, 2957, 742, 3107, 3141,
    3142, 3192, 3220, 2184, 3227, 3261, 3266, 3272, 3313, 3359, 3560, 3367, 3381, 3398, 3399, 3439,
    3487, 3484, 3485, 3508, 3507, 1875, 1800, 708, 3540, 3257, 3595, 3546, 3547, 3548, 3549, 3569,
    805, 2418, 2928, 3918, 4080, 2752, 2832, 2841, 2847, 2858, 777, 1543, 2795, 2980, 3880, 3592,
    3600, 3604, 3768, 3769, 3775, 3776, 3898, 3899, 3782, 3879, 3881, 3877, 3844, 3845, 3847, 3866,
    3889, 828, 1722, 3873, 719, 3914, 3005, 270, 127, 281, 128, 125, 172, 1127, 1256, 1257, 1611,
    4344, 4351, 162, 329, 330, 332, 334, 114, 189, 91, 207, 572, 288, 242, 1142, 243, 2717, 2925,
    219, 1860, 1862, 2069, 2540, 2711, 2838, 2839, 2325, 410, 3166, 2793, 532, 701, 589, 470, 469,
    471, 472, 638, 78, 482, 583, 1600, 639, 506, 503, 518, 617, 606, 4174, 2911, 2758, 529, 530,
    766, 3146, 781, 808, 3917, 3977, 3989, 3976, 3988, 3984, 3996, 4001, 3999, 4002, 4000, 1140,
    868, 890, 822, 173, 2087, 1655, 3112, 1400, 1187, 1710, 2500, 1064, 3039, 3602, 1057, 1066, 263,
    3342, 369, 992, 264, 3363, 1092, 1093, 1135, 3389, 770, 1175, 4341, 1176, 1177, 1392, 1241,
    3407, 1193, 418, 2093, 1225, 1200, 2021, 2557, 2558, 1149, 379, 4346, 4321, 1260, 3761, 3896,
    1396, 4403, 1331, 1334, 1335, 1326, 1416, 1263, 1265, 1287, 1442, 1283, 1447, 1289, 1444, 1285,
    1445, 1286, 1350, 1362, 1363, 1364, 1325, 1370, 1309, 1310, 1430, 1429, 1879, 1881, 1402, 1404,
    1269, 1337, 1343, 1421, 1443, 4031, 1474, 4518, 1484, 1500, 1948, 1537, 1536, 1515, 1538, 1541,
    1772, 2753, 2754, 3408, 2336, 152, 1977, 1976, 1706, 1598, 1603, 1628, 1726, 1727, 1629, 4414,
    4415, 1585, 3044, 3056, 490, 3136, 1707, 1768, 1780, 1907, 1903, 1553, 1866, 1883, 1882, 3471,
    3477, 3474, 3601, 1920, 1925, 1929, 1930, 1931, 3, 4212, 4214, 4215, 4219, 4220, 4265, 4213,
    4217, 4218, 2930, 2104, 2956, 2523, 2634, 2635, 2636, 2637, 2638, 2035, 3307, 2897, 2393, 2398,
    4386, 2129, 522, 2401, 2183, 1186, 1631, 1079, 857, 3360, 3702, 2569, 666, 2386, 123, 3024,
    1080, 4372, 859, 4205, 2201, 2246, 2248, 2257, 763, 844, 2121, 2341, 2365, 2848, 3897, 2326,
    4440, 115, 117, 119, 118, 116, 474, 2372, 4376, 4367, 4373, 4383, 4364, 4380, 4368, 4366, 4363,
    4365, 4377, 4378, 4381, 1036, 565, 4433, 2011, 3799, 2359, 2983, 2653, 2589, 3606, 2919, 2916,
    2901, 2909, 2922, 2910, 2920, 3486, 2917, 2902, 2329, 2332, 2999, 3836, 3837, 4112, 4113, 4121,
    4122, 4126, 4127, 875, 882, 4259, 4178, 4177, 4375, 4256, 4412, 2357, 2360, 2321, 2371, 3718,
    2498, 2451, 3406, 3504, 2537, 2490, 2501, 2502, 2503, 2473, 2424, 3253, 3252, 990, 993, 1087,
    2571, 2572, 2654, 2575, 2576, 1204, 2656, 2577, 2658, 2581, 1205, 2660, 2582, 1206, 2661, 2583,
    1207, 2580, 2659, 2662, 2657, 2585, 4395, 801, 2677, 2921, 3488, 2918, 2903, 4379, 4382, 876,
    885, 1059, 2870, 2690, 2864, 2865, 2866, 2867, 2868, 2988, 2989, 2924, 2728, 1001, 998, 4191,
    2877, 2850, 2731, 2191, 3073, 2992, 3088, 3090, 3091, 3085, 3086, 3089, 3087, 3074, 3108, 3093,
    3094, 2407, 2391, 692, 635, 3209, 3214, 3215, 3217, 3219, 3218, 3198, 1969, 3480, 3393, 3394,
    3395, 1623, 1720, 1636, 3448, 3893, 3894, 3472, 3475, 3469, 2251, 3767, 3521, 2878, 2871, 2953,
    4504, 3379, 3378, 948, 3570, 3574, 774, 778, 3297, 3479, 3576, 3410, 3568, 3579, 3580, 3373,
    4093, 3383, 3371, 3374, 4093, 3505, 3506, 3385, 4093, 3418, 3518, 3689, 3613, 3690, 3614, 3692,
    3619, 3693, 3695, 3691, 3635, 3661, 3662, 3460, 4432, 367, 4342, 3721, 2744, 488, 3827, 3856,
    2412, 3861, 3923, 3924, 3972, 3938, 3946, 3950, 3949, 4036, 4144, 4145, 4111, 4123, 4128, 4119,
    4045, 4129, 4139, 4077, 4114, 4175, 4231, 4233, 4287, 4221, 4223, 2437, 4252, 4247, 4248, 4249,
    4250, 4261, 4251, 4264, 3617, 4319, 4352, 665, 1570, 1573, 1572, 2649, 2650, 3301, 3552, 4512,
    4513, 4498, 4147, 4117, 4156, 4157, 4158, 4193, 1529, 4282, 4285, 159, 7, 15, 25, 49, 50, 59,
    67, 68, 94, 101, 104, 105, 108, 109, 184, 133, 120, 3319, 3300, 3804, 3805, 144, 722, 22, 1997,
    1067, 258, 3716, 147, 149, 153, 154, 145, 158, 103, 3346, 2746, 2664, 2939, 185, 187, 132, 211,
    4317, 210, 209, 642, 4173, 18, 17, 4457, 2270, 2271, 865, 3919, 2284, 2833, 3084, 4361, 4246,
    2479, 3358, 738, 741, 228, 230, 81, 227, 1959, 957, 231, 236, 237, 4459, 248, 257, 271, 247,
    148, 82, 85, 87, 1734, 1990, 2352, 3636, 4350, 287, 293, 294, 4302, 3911, 95, 97, 946, 2265,
    2264, 2263, 726, 727, 2855, 715, 3612, 2875, 3483, 3482, 943, 942, 3282, 3181, 3271, 3182, 83,
    3473, 336, 337, 338, 345, 2190, 3421, 351, 618, 448, 361, 365, 436, 339, 378, 386, 3848, 395,
    402, 403, 404, 2330, 407, 401, 1284, 660, 798, 424, 425, 4062, 4088, 427, 3725, 3748, 437, 449,
    453, 933, 456, 3726, 3749, 457, 456, 459, 421, 3727, 3750, 3747, 3749, 458, 3728, 3751, 2768,
    2958, 465, 468, 628, 585, 481, 485, 736, 734, 489, 656, 494, 495, 493, 556, 498, 499, 504, 508,
    510, 521, 4027, 3839, 533, 537, 548, 555, 70, 559, 473, 691, 2749, 733, 594, 723, 2538, 631,
    4496, 755, 756, 757, 758, 759, 760, 1267, 1268, 2689, 2936, 2683, 3712, 3722, 4308, 3066, 4483,
    3729, 3794, 2319, 3447, 2240, 662, 663, 680, 681, 699, 3758, 702, 578, 4533, 671, 724, 761, 821,
    764, 780, 2452, 2710, 786, 791, 845, 832, 789, 788, 793, 936, 3929, 817, 843, 1853, 818, 819,
    827, 830, 831, 835, 3436, 841, 949, 743, 1151, 3679, 856, 867, 867, 879, 4153, 898, 2444, 932,
    937, 954, 429, 3345, 974, 982, 985, 987, 986, 989, 995, 999, 1007, 1008, 1027, 1034, 1028, 1033,
    1029, 1026, 2627, 2629, 1513, 1053, 372, 1055, 2040, 2405, 3442, 1068, 4374, 901, 900, 1078,
    1129, 1130, 1137, 1121, 1214, 1216, 1217, 1197, 1196, 1195, 1139, 1138, 1134, 1169, 1173, 1120,
    1626, 1172, 151, 188, 122, 366, 825, 1208, 2967, 2749, 2751, 2750, 2784, 2787, 3526, 3544, 3657,
    3891, 2785, 2786, 1426, 1355, 3926, 4053, 4054, 1212, 1220, 1131, 1132, 2176, 218, 3163, 1152,
    1155, 1156, 1157, 1158, 1159, 1160, 1153, 1154, 1161, 1162, 182, 899, 1124, 1523, 1571, 1524,
    1248, 1245, 1099, 1100, 1261, 1279, 550, 1276, 3414, 1295, 1330, 1398, 1278, 155, 1281, 1290,
    1292, 1296, 1304, 1303, 1300, 1311, 1314, 1316, 1317, 1315, 1291, 20, 1321, 3505, 3415, 1288,
    2267, 1368, 1336, 1332, 1338, 1351, 3936, 1361, 1377, 1372, 4313, 1372, 1378, 1386, 1379, 2856,
    2859, 1376, 3416, 1382, 3864, 1307, 1308, 3875, 1060, 1312, 1313, 1846, 1410, 1395, 1417, 1413,
    1414, 1418, 1277, 3929, 1387, 1389, 1445, 1454, 2968, 934, 2769, 2959, 1480, 558, 3426, 3696,
    1489, 3781, 3790, 2507, 3841, 1493, 1469, 1494, 1495, 1470, 1502, 1491, 1999, 1514, 1516, 1521,
    1522, 1540, 1574, 1576, 1576, 1582, 1532, 1592, 1594, 1746, 1752, 1833, 1835, 1618, 1619, 1620,
    1593, 1652, 1658, 1660, 1671, 1659, 1670, 1672, 190, 1723, 228, 1701, 1590, 1697, 1614, 1694,
    1696, 2626, 1699, 1703, 804, 1714, 1716, 1693, 1700, 1719, 1901, 1797, 962, 1753, 1773, 1777,
    1778, 1769, 1863, 1895, 2705, 4155, 1774, 1779, 1824, 1825, 1845, 568, 1854, 1851, 1857, 1858,
    1859, 1864, 1865, 1867, 1868, 1869, 1870, 1871, 1190, 1880, 1887, 1889, 1892, 1894, 1897, 1909,
    1911, 1912, 1913, 1986, 1987, 2031, 2028, 2029, 3764, 3860, 1934, 1942, 1937, 1957, 2046, 2007,
    2012, 2008, 2034, 2036, 2032, 1984, 2256, 2001, 2003, 2551, 2014, 3730, 3816, 2024, 2044, 1820,
    2299, 343, 3732, 2045, 3731, 2047, 3733, 3818, 2048, 2049, 2770, 2051, 2070, 953, 2083, 2344,
    2143, 2400, 2186, 2187, 562, 2399, 2402, 2100, 2080, 2053, 2133, 2107, 2229, 2706, 785, 2126,
    2145, 2153, 903, 2200, 2438, 2131, 2140, 3349, 3347, 2142, 2139, 2132, 2382, 2320, 2269, 2038,
    2347, 2086, 222, 597, 278, 787, 2156, 866, 1496, 935, 1073, 1074, 295, 731, 21, 37, 2497, 1978,
    3377, 1989, 1938, 2447, 4203, 3686, 1062, 4228, 4238, 2150, 2164, 2167, 2562, 2565, 683, 643,
    2362, 2367, 2395, 2054, 2055, 2266, 3869, 3960, 4268, 2373, 2403, 2404, 2354, 2353, 2409, 2417,
    2416, 1591, 2420, 2422, 2426, 4491, 4006, 2428, 2616, 195, 2448, 1818, 1941, 2472, 2476, 2521,
    2553, 26, 509, 2446, 2459, 2466, 3940, 3942, 2530, 4333, 2487, 2499, 4005, 2471, 2434, 2516,
    2517, 2529, 2704, 2527, 2544, 3533, 2511, 2541, 2542, 2543, 2512, 2539, 2552, 2555, 2559, 2560,
    2574, 4040, 2556, 1884, 622, 620, 613, 627, 625, 624, 2586, 2590, 2606, 1409, 2614, 2622, 2670,
    2640, 2624, 2596, 2625, 2651, 2652, 2732, 2680, 2681, 2976, 2978, 2979, 2712, 2715, 1492, 1499,
    4216, 2620, 2729, 2748, 2745, 2536, 2779, 405, 2842, 2863, 177, 2861, 2782, 2972, 3708, 3659,
    283, 107, 1415, 265, 2802, 2803, 2804, 2805, 2806, 2807, 2808, 2810, 718, 2809, 311, 2798, 2799,
    2837, 2817, 2702, 2701, 2700, 2821, 2825, 2685, 2790, 2695, 2698, 2845, 2348, 2852, 3826, 3832,
    3830, 3831, 3822, 2879, 2880, 3017, 2985, 3009, 2996, 2997, 2960, 2975, 2966, 2982, 2950, 2912,
    2789, 2944, 2943, 2335, 3150, 391, 2952, 3563, 2736, 2435, 2913, 3008, 3016, 3030, 3031, 3023,
    3027, 999, 4195, 2987, 3045, 3050, 3049, 3054, 3057, 3060, 3071, 3063, 3079, 3080, 2712, 2829,
    2830, 4166, 4167, 4168, 4262, 4263, 3075, 3041, 3047, 3042, 3043, 3055, 3072, 3082, 3139, 3138,
    3145, 994, 3113, 1656, 3115, 1664, 3052, 4055, 1649, 3120, 3144, 3149, 3250, 3196, 23, 3226,
    3197, 3199, 3208, 3211, 3240, 3245, 3254, 3256, 3262, 3265, 3118, 904, 3129, 3099, 450, 1090,
    1320, 1381, 1751, 2368, 2860, 2890, 3101, 3122, 3127, 3130, 3273, 3274, 3800, 4161, 323, 3284,
    3291, 3736, 3872, 3302, 3507, 3308, 3315, 3316, 3336, 3317, 3370, 3599, 4413, 4408, 3333, 3351,
    3362, 2182, 3422, 3391, 3390, 3589, 3413, 3437, 1916, 3534, 3423, 3326, 3499, 349, 4532, 2899,
    2934, 2900, 2933, 348, 1896, 4530, 352, 644, 965, 972, 3833, 3425, 4531, 2230, 768, 261, 1032,
    2707, 3682, 3450, 3451, 1775, 3500, 3483, 3513, 3737, 3706, 3522, 3523, 3531, 3823, 3834, 2009,
    2013, 3585, 3558, 3541, 3542, 754, 757, 910, 2188, 2189, 2619, 2631, 3037, 3498, 3519, 3532,
    3707, 3862, 3909, 4494, 575, 586, 3555, 3559, 2896, 3321, 4529, 775, 3571, 776, 3572, 3575,
    3573, 3581, 3583, 3376, 919, 3462, 3463, 3591, 3330, 3332, 3664, 3665, 3667, 3697, 3705, 1781,
    3711, 61, 3724, 1318, 3969, 3739, 3746, 3757, 3763, 1198, 1327, 2828, 3784, 3783, 3785, 3786,
    3793, 3796, 2078, 1842, 3311, 74, 76, 73, 3806, 3835, 3838, 3752, 1849, 3754, 1847, 2665, 333,
    3858, 2095, 2, 11, 19, 48, 57, 60, 65, 69, 10, 47, 41, 43, 44, 38, 5, 6, 8, 45, 58, 66, 42, 46,
    3857, 3760, 3759, 3734, 3907, 3918, 3921, 3922, 3927, 3928, 3931, 3944, 3943, 2931, 3913, 3937,
    3952, 3971, 1293, 4099, 4030, 4042, 4046, 4082, 4130, 4060, 4097, 4063, 467, 2666, 4018, 4019,
    4085, 4098, 4105, 4124, 4133, 4132, 4136, 4146, 4152, 3584, 4286, 4170, 4184, 4197, 4290, 4289,
    4153, 398, 1270, 2892, 3797, 4280, 4273, 4254, 4255, 4257, 4274, 4275, 4276, 4277, 4278, 4279,
    4239, 4240, 4295, 689, 538, 815, 2779, 4320, 4318, 4323, 4325, 4336, 4339, 4028, 4337, 4343,
    4345, 4389, 4327, 4404, 4425, 4449, 4446, 4447, 4448, 4452, 3738, 3904, 2771, 4469, 4474, 4482,
    4536, 4526, 1122, 1125, 4485, 4486, 4488, 4489, 4490, 4492, 4493, 4499, 4514, 4523, 4524, 3740,
    3908, 3741, 3324, 3325, 3562, 4315, 4347, 4356, 4353, 4355, 4369, 4370, 4390, 318, 451, 1370,
    1583, 198, 324, 696, 698, 705, 4021, 1236, 4037, 4033, 512, 3443, 2834, 3577, 4210, 2509, 2494,
    2450, 1167, 3744, 3171, 3174, 3277, 2545, 814, 849, 883, 1255, 1422, 1658, 1728, 1757, 1827,
    1928, 2159, 2213, 2431, 2860, 2961, 2964, 3059, 3058, 3076, 3409, 3496, 3586, 3625, 3634, 3651,
    3494, 3825, 3957, 4003, 4118, 4120, 4125, 4283, 4296, 4297, 4298, 4314, 4391, 4392, 4411, 4435,
    4437, 4500, 135, 136, 4209, 3400, 599, 1828, 3279, 4110, 3401, 858, 1602, 3000, 3132, 922, 4402,
    4429, 4431, 4438, 4357, 4444, 4443, 4460, 4472, 2208, 3155, 3281, 3652, 4461, 4462, 4473, 590,
    542, 1089, 4470, 4509, 4511, 4484, 4538, 4515, 4516, 4534, 4535, 29, 92, 142, 111, 112, 168,
    170, 150, 192, 312, 317, 289, 3524, 3934, 3933, 861, 960, 967, 1071, 1174, 2197, 2198, 1844,
    3212, 3506, 2408, 2303, 2071, 2307, 1101, 2305, 2318, 2302, 2067, 2061, 2593, 2591, 3452, 2973,
    3051, 3457, 98, 99, 3975, 3987, 1035, 897, 2030, 3022, 968, 969, 970, 3195, 3098, 3116, 4162,
    4163, 4182, 4, 62, 72, 71, 1621, 4094, 140, 143, 165, 169, 171, 176, 178, 204, 328, 364, 416,
    433, 377, 363, 478, 479, 516, 619, 784, 823, 909, 912, 907, 924, 1231, 1289, 1306, 1341, 1431,
    1488, 1548, 1552, 3516, 1641, 3403, 1704, 1715, 1898, 2072, 1102, 2074, 2221, 2114, 2206, 2241,
    3795, 2268, 2273, 2533, 3941, 4245, 2068, 2333, 4164, 4227, 2375, 2377, 2310, 2301, 3553, 2488,
    2524, 2548, 2600, 2603, 90, 280, 2607, 2587, 2588, 2632, 2667, 2709, 1113, 89, 3106, 2967, 2969,
    2971, 2974, 2994, 3006, 3180, 3232, 3289, 3298, 3311, 3335, 2857, 3369, 3404, 3412, 3441, 3493,
    3525, 3566, 3622, 3700, 3704, 3719, 3885, 3935, 3939, 4007, 4057, 4091, 4103, 4104, 4102, 4151,
    4291, 4293, 4292, 4190, 4322, 4384, 4387, 3405, 179, 528, 531, 571, 621, 3509, 1271, 1272, 721,
    1348, 1347, 1668, 3470, 1756, 1755, 1874, 2282, 3290, 3375, 2249, 2137, 2255, 2283, 2291, 2292,
    4517, 2762, 430, 4089, 4450, 3886, 2655, 3887, 4241, 4242, 121, 214, 276, 300, 301, 305, 306,
    411, 836, 802, 554, 902, 869, 1019, 1264, 1340, 1504, 1505, 1506, 1520, 1507, 1508, 1771, 1782,
    1788, 1787, 1785, 1784, 1760, 1763, 1759, 1791, 1762, 1792, 1789, 1794, 1786, 1837, 1838, 4180,
    1497, 1839, 1905, 1906, 2639, 2881, 447, 445, 2991, 3070, 3670, 3672, 3671, 3808, 3809, 2993,
    3791, 3669, 2965, 331, 3980, 3992, 3978, 3990, 855, 854, 940, 947, 1221, 1238, 2258, 3206, 1606,
    2210, 2154, 2510, 1498, 3187, 4451, 3239, 4131, 4172, 4360, 2759, 4188, 4229, 25, 124, 113, 811,
    3185, 3188, 3676, 234, 258, 259, 2812, 2813, 2814, 2741, 2742, 2743, 389, 392, 441, 422, 446,
    1040, 1046, 1043, 1885, 1878, 484, 1388, 678, 679, 690, 354, 598, 1971, 626, 4017, 4330, 4329,
    4331, 4332, 409, 514, 674, 524, 527, 525, 687, 799, 807, 863, 864, 896, 906, 978, 1024, 1039,
    1045, 1042, 1052, 1085, 3694, 2411, 1145, 1119, 1164, 1183, 3100, 1318, 1318, 1439, 1287, 1342,
    2724, 1344, 3616, 716, 244, 1452, 1041, 1047, 1044, 2449, 27, 1146, 1549, 1605, 1613, 1643,
    1933, 1620, 1622, 1476, 1682, 1569, 1587, 579, 1690, 1748, 1749, 385, 1747, 1750, 1776, 1732,
    1733, 1783, 1793, 796, 1841, 1852, 350, 2293, 1965, 3286, 2010, 2019, 2033, 1954, 2884, 2084,
    2327, 2171, 2192, 2193, 2202, 2260, 2204, 2151, 2349, 2350, 2328, 313, 2381, 2397, 2457, 2480,
    2445, 2456, 2520, 2519, 2477, 2598, 2599, 2641, 2604, 2605, 2772, 3111, 3285, 1932, 3014, 3019,
    2775, 2787, 2796, 1637, 2800, 2747, 2849, 2818, 2756, 2815, 2819, 2820, 2757, 2907, 2908, 2826,
    184, 2816, 2869, 2882, 2713, 2735, 2792, 2914, 2942, 2122, 3007, 3081, 3097, 3287, 3205, 3242,
    3305, 3594, 3417, 3184, 3186, 454, 1686, 1687, 4307, 3619, 3467, 3468, 245, 240, 3582, 3588,
    3554, 3109, 3658, 1645, 1648, 1646, 1647, 3792, 4038, 3852, 3742, 3820, 2773, 3955, 2774, 3207,
    4073, 4074, 4441, 4154, 4165, 4176, 4169, 728, 4253, 4324, 4328, 1165, 4406, 4407, 2694, 4445,
    750, 4537, 1020, 2203, 1021, 40, 959, 1359, 1352, 1630, 1627, 1832, 2361, 2173, 3458, 2376,
    2563, 2862, 2928, 3626, 3615, 3627, 3628, 3629, 3621, 3912, 762, 938, 939, 1305, 880, 3264,
    1709, 1448, 2285, 2592, 4311, 4393, 4312, 4394, 3028, 3148, 4044, 3963, 3965, 3964, 3966, 440,
    4138, 4270, 4106, 2116, 4304, 4305, 4303, 2194, 2195, 138, 253, 2097, 217, 1607, 1595, 1596,
    1617, 707, 709, 711, 712, 1557, 1554, 1556, 3446, 3445, 1561, 1565, 1555, 1562, 1711, 1798,
    2218, 582, 1058, 1056, 1811, 1802, 1804, 1808, 1810, 1826, 3603, 3466, 4427, 4428, 415, 79,
    2493, 1739, 1745, 1807, 1831, 1770, 2144, 2102, 2158, 2222, 2223, 2165, 2224, 1981, 3235, 3341,
    4243, 2162, 2163, 2425, 2642, 2643, 3901, 2148, 3440, 3868, 648, 3699, 3970, 1346, 2506, 3777,
    1975, 252, 9, 2020, 2504, 3778, 3258, 3259, 3365, 3420, 3419, 3491, 3545, 3492, 3698, 3883,
    3713, 3231, 3859, 3223, 3821, 3870, 2096, 10, 5, 38, 47, 39, 41, 43, 44, 2157, 850, 3884, 3888,
    3958, 3959, 3961, 4022, 4014, 4029, 4026, 4035, 1299, 103, 729, 1192, 1450, 881, 24, 2250, 2172,
    3003, 1724, 2846, 2998, 3270, 2130, 3537, 1736, 3873, 3905, 3906, 4230, 4232, 4234, 4137, 4192,
    438, 16, 52, 93, 102, 256, 106, 246, 130, 131, 141, 157, 1917, 167, 175, 180, 181, 86, 191, 194,
    2004, 199, 200, 201, 1266, 203, 4067, 205, 3867, 206, 212, 950, 221, 226, 233, 266, 2428, 2430,
    84, 88, 4310, 4467, 1589, 269, 174, 272, 249, 254, 262, 267, 319, 277, 279, 771, 3320, 1482,
    291, 163, 164, 161, 160, 290, 302, 314, 292, 1275, 2115, 2432, 344, 346, 347, 380, 406, 2286,
    2287, 358, 362, 373, 374, 371, 2136, 381, 382, 383, 384, 355, 356, 357, 400, 399, 810, 412, 408,
    443, 413, 417, 423, 426, 376, 432, 431, 4502, 434, 1539, 1580, 1517, 1463, 1535, 1462, 1698,
    667, 744, 507, 461, 658, 669, 1729, 1680, 3753, 3854, 3903, 1679, 466, 475, 476, 519, 480, 581,
    526, 491, 535, 534, 540, 546, 547, 541, 549, 551, 560, 567, 1462, 1464, 682, 2146, 2147, 3427,
    3428, 3429, 3430, 3431, 3432, 3433, 3434, 584, 573, 576, 577, 607, 612, 591, 1601, 596, 600,
    602, 601, 605, 604, 419, 355, 588, 603, 1519, 991, 3538, 611, 614, 615, 632, 500, 633, 675, 511,
    634, 3061, 3062, 587, 255, 1974, 3238, 2554, 1551, 673, 646, 650, 651, 654, 4004, 655, 670, 463,
    745, 685, 688, 677, 976, 693, 713, 1970, 694, 700, 3117, 703, 697, 2640, 3354, 3920, 1608, 496,
    720, 725, 730, 739, 746, 747, 748, 749, 3036, 3015, 3016, 753, 829, 765, 889, 767, 941, 813,
    920, 921, 923, 925, 926, 833, 783, 842, 4522, 239, 874, 653, 853, 911, 751, 834, 917, 952, 951,
    1688, 1963, 1094, 964, 1000, 1037, 971, 973, 975, 983, 984, 1063, 980, 996, 1560, 1563, 1558,
    956, 1002, 1004, 977, 1830, 1005, 1075, 1086, 1503, 1945, 1012, 1013, 1006, 1015, 1011, 1016,
    981, 1017, 1018, 1049, 1050, 3191, 1051, 1054, 1545, 1061, 216, 4423, 4475, 3633, 1088, 1082,
    1110, 1258, 1112, 1111, 1117, 1108, 1147, 1109, 1228, 1118, 1222, 914, 1201, 1181, 1168, 1123,
    1184, 1188, 1144, 1242, 55, 1211, 1223, 1229, 1095, 1210, 1105, 1106, 1107, 1096, 1097, 1098,
    1246, 1218, 1163, 1259, 1219, 1243, 1244, 1230, 1235, 1240, 1237, 1238, 1239, 1250, 1273, 1369,
    1274, 1339, 1434, 1302, 1365, 1319, 1282, 1280, 54, 2781, 1423, 1873, 2885, 1328, 1329, 1438,
    1143, 3624, 1333, 1345, 1353, 1349, 1356, 1357, 1358, 4050, 1224, 1324, 4115, 1233, 1427, 4109,
    1230, 3772, 3773, 645, 3189, 3135, 3213, 4108, 3435, 4116, 1234, 1226, 1428, 1354, 1371, 1374,
    1375, 1380, 1384, 1451, 1435, 1436, 4011, 1383, 1385, 1564, 3829, 1406, 1408, 1419, 1420, 1446,
    1453, 1407, 1457, 2467, 1758, 1424, 695, 1441, 1473, 1518, 1477, 1478, 1479, 1486, 1485, 1472,
    1546, 569, 1548, 1547, 1577, 1579, 1525, 1530, 1531, 1252, 1253, 553, 1533, 1487, 1534, 1566,
    1568, 1581, 860, 1610, 1610, 2579, 4185, 4198, 2199, 1612, 1964, 1638, 1651, 1663, 1512, 2478,
    1588, 1675, 657, 1148, 543, 877, 1946, 2932, 544, 1676, 652, 1908, 988, 1677, 1713, 1708, 3275,
    1511, 1632, 1634, 1471, 1689, 1640, 1702, 1692, 1705, 4189, 3803, 580, 1712, 1639, 1735, 1801,
    1738, 1741, 1744, 1743, 1809, 2947, 1799, 1834, 1754, 2355, 1761, 1731, 1764, 1765, 1767, 1691,
    1795, 1822, 1960, 1836, 1899, 1843, 1840, 1848, 1855, 1861, 1872, 1876, 1877, 1900, 1902, 1904,
    1893, 1891, 1910, 1918, 1919, 1920, 1921, 1923, 1924, 1922, 1927, 1940, 1939, 1944, 1528, 1947,
    1949, 1914, 1950, 1180, 1951, 1961, 3675, 1966, 2237, 3164, 2039, 1644, 1936, 1943, 1973, 1972,
    1974, 2018, 3402, 1958, 640, 1980, 2015, 80, 1983, 1991, 1992, 1993, 1994, 1956, 1995, 1996,
    1982, 1998, 2006, 2016, 2017, 2023, 2522, 4225, 2761, 3133, 3230, 2025, 2026, 2027, 2042, 2059,
    2088, 2090, 2219, 2091, 2225, 2092, 1366, 2094, 2098, 2103, 2105, 2052, 2113, 2894, 2118, 2117,
    2119, 2135, 2166, 2170, 4201, 4202, 2181, 2177, 2300, 2180, 2196, 3640, 2205, 2421, 955, 2207,
    928, 2209, 2238, 2272, 2267, 1586, 1625, 2066, 2277, 2259, 2252, 2279, 4539, 2125, 2289, 4309,
    2297, 2337, 2338, 2339, 2345, 2346, 3156, 3344, 914, 3493, 918, 2369, 2378, 2385, 2387, 2388,
    2383, 2390, 2392, 2419, 2429, 2530, 2442, 2453, 2454, 2458, 325, 321, 326, 322, 2496, 2549,
    2463, 2495, 2464, 2465, 2469, 2470, 2474, 2475, 2481, 2484, 2483, 2482, 2485, 2486, 2489, 2491,
    2518, 2515, 2526, 2525, 2492, 3517, 2532, 2561, 2245, 2052, 2564, 464, 668, 752, 3292, 462,
    1730, 3465, 2234, 2236, 2239, 2244, 1009, 1010, 2235, 2241, 2242, 2567, 2568, 2578, 2608, 2455,
    2615, 2618, 2617, 593, 587, 2621, 595, 3040, 3337, 1141, 2628, 2668, 2633, 2673, 2674, 2675,
    2678, 2679, 2687, 2708, 2714, 2824, 2723, 2718, 2721, 2722, 895, 824, 2005, 2906, 1952, 891,
    2725, 840, 809, 2726, 3011, 3502, 2765, 2778, 2777, 2776, 2780, 563, 2822, 2823, 2874, 2739,
    2740, 2851, 2843, 2853, 370, 3851, 3855, 3865, 2886, 2888, 2891, 2893, 2895, 2755, 2898, 2904,
    2905, 2923, 2926, 2938, 2766, 2941, 2946, 4464, 2949, 2984, 3002, 1737, 2906, 1038, 2730, 2733,
    2760, 3004, 241, 3020, 3035, 3029, 3032, 3025, 1458, 1459, 4284, 4416, 1294, 1985, 3520, 460,
    963, 3021, 3026, 3033, 3038, 2941, 2937, 2935, 3065, 3068, 3067, 3048, 3064, 3069, 3092, 3269,
    3190, 3251, 1084, 3165, 3210, 3200, 3201, 3202, 3361, 3203, 3102, 3104, 3103, 3105, 2688, 2844,
    2514, 63, 64, 2691, 2692, 3110, 3125, 3143, 3119, 3121, 3123, 3124, 3126, 3128, 3147, 3160,
    3092, 3151, 3095, 3152, 3153, 3154, 737, 3159, 3158, 3157, 3161, 3263, 3255, 3167, 3168, 3178,
    3177, 2915, 4527, 3179, 3193, 3194, 3228, 3229, 3234, 126, 3593, 3183, 3260, 3241, 3243, 3244,
    3578, 3551, 3267, 3173, 3268, 3222, 3303, 3304, 3306, 3314, 3318, 3299, 3332, 3338, 3331, 3334,
    1886, 3339, 3340, 3343, 3353, 3596, 3350, 3342, 3355, 3356, 3364, 3387, 3392, 3622, 1070, 3435,
    3424, 3438, 3453, 3464, 3481, 3490, 3503, 3608, 3853, 3510, 3512, 1249, 3530, 3536, 3539, 4501,
    3564, 3567, 1542, 2546, 3587, 2294, 3293, 3295, 3296, 3597, 273, 3607, 3609, 3611, 460, 871,
    137, 878, 1633, 2109, 2110, 3618, 3623, 3631, 3638, 3605, 3334, 3341, 3660, 3668, 3673, 4059,
    3663, 3225, 3684, 3683, 3685, 3703, 296, 820, 2295, 3357, 3397, 3489, 3535, 3680, 3743, 3812,
    2531, 2461, 2462, 870, 3626, 3610, 3715, 3720, 3723, 3755, 3813, 1718, 3819, 1717, 3756, 3766,
    3770, 3789, 3774, 2022, 1926, 3637, 610, 1683, 927, 359, 505, 1935, 3839, 1669, 2226, 2227,
    2232, 2228, 2233, 3810, 3779, 3780, 3902, 3802, 3807, 75, 3815, 3817, 3824, 3842, 3843, 2351,
    3892, 3895, 3900, 3710, 3916, 3276, 3932, 3947, 3915, 3953, 3951, 3956, 3962, 3974, 3973, 4009,
    4008, 4010, 4041, 4086, 4012, 4020, 4015, 347, 4016, 1227, 4013, 4034, 4025, 4032, 4134, 4135,
    4004, 4047, 4059, 4048, 4049, 4060, 4061, 4064, 4065, 4066, 4068, 4069, 4075, 4084, 4076, 3527,
    3528, 3529, 915, 4141, 4087, 4092, 4140, 4148, 4160, 4159, 4179, 4194, 4199, 4206, 4207, 4208,
    4222, 4266, 4300, 2936, 2954, 1483, 4326, 4338, 4422, 4362, 4385, 4388, 4396, 4397, 4398, 4399,
    4400, 4401, 4426, 4434, 4436, 4410, 4417, 4418, 4419, 4420, 4421, 1203, 4430, 4439, 4454, 4480,
    4479, 4455, 393, 4463, 4465, 4466, 4468, 4477, 3515, 3514, 4487, 4497, 4453, 4528, 4503, 4505,
    4521, 4506, 4507, 4508, 4520, 4519, 1298, 1262, 1297, 629, 2472, 30, 35, 32, 33, 28, 36, 31,
    327, 2566, 930, 839, 1465, 1466, 1467, 12, 1468, 13, 1510, 2075, 1790, 2212, 2214, 4090, 1072,
    3873, 2064, 2063, 2380, 3850, 3871, 609, 2324, 2306, 2308, 2317, 1104, 1103, 2315, 2313, 2312,
    2058, 2316, 2065, 2334, 2595, 2296, 2340, 3078, 2290, 3083, 3979, 3991, 3981, 3993, 3982, 3994,
    3983, 3995, 3986, 3998, 931, 1251, 2057, 2076, 2414, 3034, 387, 397, 388, 3511, 3280, 3283,
    3985, 3997, 4078, 4079, 4476, 4186, 56, 428, 486, 3863, 497, 664, 1166, 772, 945, 1178, 1182,
    1189, 1455, 14, 4142, 1624, 1685, 1725, 1254, 2077, 2231, 2220, 2215, 2216, 2254, 2261, 2280,
    260, 4226, 4235, 4236, 4237, 4294, 304, 303, 851, 4056, 2396, 2534, 2547, 2594, 2872, 3204,
    3237, 2298, 3310, 3674, 3801, 3840, 3968, 4024, 4107, 4096, 4101, 4267, 4288, 4349, 4442, 4478,
    4456, 3461,
  ]

  /// Other patterns, one a line.
  static let patterns: StaticString = """
    *.so.*
    *~
    *~1~
    .env.*
    copying.*
    changelog.*
    containerfile.*
    dockerfile.*
    kconfig.*
    makefile.*
    readme.*
    sconscript.*
    id_*.pub
    thumbcache_*.db
    """

  /// Where each begins; the last one is past the end.
  static let patternStarts: [UInt32] = [
    0, 7, 10, 15, 22, 32, 44, 60, 73, 83, 94, 103, 116, 125, 141,
  ]

  /// The format that each claims.
  static let patternFormats: [UInt16] = [
    1388, 1481, 1481, 2124, 2345, 2314, 2392, 2392, 2573, 2635, 2839, 2885, 2925, 371,
  ]

  /// How much each claim weighs.
  static let patternWeights: [UInt8] = [
    50, 20, 20, 50, 50, 50, 50, 50, 50, 50, 45, 50, 45, 50,
  ]
}
