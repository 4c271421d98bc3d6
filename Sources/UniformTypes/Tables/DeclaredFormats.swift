// swift-format-ignore-file
// Written by generate.py from the data beside it: change those, then run that.

/// The 2833 declared formats as constant data, which costs nothing at start-up.
enum DeclaredFormats {
  static let count = 2833

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
    text/x-aadl
    text/x-abap
    text/x-abnf
    text/x-acceleo
    text/x-actionscript
    text/x-adasrc
    text/x-agda
    text/x-algol
    text/x-alloy
    text/x-ampl
    text/x-angelscript
    text/x-antlr
    text/x-apache-conf
    text/x-apex
    text/x-apl
    text/x-applescript
    text/x-apt-sources
    text/x-aqtitle
    text/x-arduino
    text/x-arff
    text/x-arturo
    text/x-asm
    text/x-asn.1
    text/x-aspx
    text/x-astro
    text/x-asymptote
    text/x-atl
    text/x-authors
    text/x-autohotkey
    text/x-autoit
    text/x-awk
    text/x-b
    text/x-ballerina
    text/x-basic
    text/x-bbcode
    text/x-bcpl
    text/x-bed
    text/x-befunge
    text/x-beluga
    text/x-bibtex
    text/x-bicep
    text/x-bicep-params
    text/x-bitbake
    text/x-blade
    text/x-blitzmax
    text/x-blueprint
    text/x-bluespec
    text/x-bnf
    text/x-boo
    text/x-bpftrace
    text/x-brainfuck
    text/x-bro
    text/x-c++hdr
    text/x-c++src
    text/x-cabal
    text/x-cairo
    text/x-cap-cds
    text/x-carbon
    text/x-cedar
    text/x-cedille
    text/x-ceylon
    text/x-cfm
    text/x-cg
    text/x-chaiscript
    text/x-changelog
    text/x-chapel
    text/x-chdr
    text/x-chuck
    text/x-cil
    text/x-circom
    text/x-cl-ibm
    text/x-clarion
    text/x-clarity
    text/x-clean
    text/x-clojure
    text/x-cmake
    text/x-cobol
    text/x-common-lisp
    text/x-component
    text/x-concurnas
    text/x-copying
    text/x-coq
    text/x-credits
    text/x-creole
    text/x-crontab
    text/x-crystal
    text/x-csharp
    text/x-cshtml
    text/x-csl
    text/x-cson
    text/x-csound
    text/x-csrc
    text/x-cuda
    text/x-cue
    text/x-curry
    text/x-cwl
    text/x-cypher
    text/x-cython
    text/x-d2
    text/x-dafny
    text/x-darkbasic
    text/x-dataweave
    text/x-dbus-service
    text/x-dcl
    text/x-debian-control
    text/x-defconfig
    text/x-delphi-form
    text/x-devicetree-binary
    text/x-devicetree-source
    text/x-dhall
    text/x-dibol
    text/x-dm
    text/x-dmesg
    text/x-dmtf-mif
    text/x-dns-zone
    text/x-dockerfile
    text/x-dsl
    text/x-dsrc
    text/x-dsv
    text/x-dtrace
    text/x-dylan
    text/x-earthfile
    text/x-easytrieve
    text/x-ebnf
    text/x-ec
    text/x-ecl
    text/x-ecore
    text/x-eex
    text/x-eiffel
    text/x-ejs
    text/x-elixir
    text/x-elm
    text/x-elvish
    text/x-emacs-lisp
    text/x-embl
    text/x-epsilon
    text/x-erb
    text/x-erlang
    text/x-esterel
    text/x-euphoria
    text/x-expect
    text/x-factor
    text/x-fantom
    text/x-fasta
    text/x-fastq
    text/x-faust
    text/x-fennel
    text/x-flatbuffers
    text/x-flix
    text/x-fluent
    text/x-focus
    text/x-forth
    text/x-fortran
    text/x-freemarker
    text/x-fsharp
    text/x-fstab
    text/x-fstar
    text/x-gams
    text/x-gap
    text/x-gauss
    text/x-gdb
    text/x-gemfile-lock
    text/x-gemtext
    text/x-genbank
    text/x-genie
    text/x-gettext-translation
    text/x-gettext-translation-template
    text/x-gff
    text/x-gherkin
    text/x-gimp-curve
    text/x-gimp-ggr
    text/x-gimp-gpl
    text/x-gleam
    text/x-glsl
    text/x-gml-gamemaker
    text/x-gn
    text/x-gnu-octave
    text/x-gnupg-conf
    text/x-go
    text/x-golo
    text/x-google-video-pointer
    text/x-gosu
    text/x-gradle-kts
    text/x-grain
    text/x-groovy
    text/x-gtkrc
    text/x-hack
    text/x-haml
    text/x-handlebars-template
    text/x-hare
    text/x-haskell
    text/x-haxe
    text/x-hiveql
    text/x-hjson
    text/x-hlsl
    text/x-hosts
    text/x-hy
    text/x-idl
    text/x-idl-corba
    text/x-idris
    text/x-imba
    text/x-imelody
    text/x-info
    text/x-inform
    text/x-ini
    text/x-ink
    text/x-innosetup
    text/x-inputrc
    text/x-install
    text/x-installshield-lid
    text/x-intel-hex
    text/x-io
    text/x-ioke
    text/x-iptables
    text/x-isabelle
    text/x-isi
    text/x-j
    text/x-jacosub
    text/x-jai
    text/x-janet
    text/x-java
    text/x-java-properties
    text/x-jcl
    text/x-jinja
    text/x-jolie
    text/x-jq
    text/x-jsonnet
    text/x-just
    text/x-kaitai-struct
    text/x-kconfig
    text/x-kdl
    text/x-keymap
    text/x-kickstart
    text/x-kit
    text/x-koka
    text/x-kotlin
    text/x-kusto
    text/x-lark
    text/x-las
    text/x-lasso
    text/x-latte
    text/x-ldif
    text/x-lean
    text/x-less
    text/x-lex
    text/x-lfe
    text/x-libsvm
    text/x-license
    text/x-ligo
    text/x-lilypond
    text/x-linker-script
    text/x-liquid
    text/x-lisp
    text/x-literate-haskell
    text/x-livescript
    text/x-llvm
    text/x-log
    text/x-logcat
    text/x-logo
    text/x-logtalk
    text/x-lookml
    text/x-lrc
    text/x-lsl
    text/x-lua
    text/x-luatex
    text/x-luau
    text/x-lustre
    text/x-lyx
    text/x-macaulay2
    text/x-magik
    text/x-makefile
    text/x-mako
    text/x-marko
    text/x-matlab
    text/x-maven+xml
    text/x-max
    text/x-maxima
    text/x-mdx
    text/x-mediawiki
    text/x-mercury
    text/x-meson
    text/x-metafont
    text/x-metal
    text/x-metapost
    text/x-mib
    text/x-microdvd
    text/x-minizinc
    text/x-mint
    text/x-mirc
    text/x-mlir
    text/x-moc
    text/x-modelica
    text/x-modula
    text/x-modula-2
    text/x-modula-3
    text/x-modulefile
    text/x-mof
    text/x-mojo
    text/x-monkeyc
    text/x-moonscript
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
    text/x-mumps
    text/x-mup
    text/x-mustache
    text/x-nasl
    text/x-natural
    text/x-ncl
    text/x-nearley
    text/x-nemerle
    text/x-netlogo
    text/x-newick
    text/x-newlisp
    text/x-nextflow
    text/x-nexus
    text/x-nfo
    text/x-nftables
    text/x-nginx-conf
    text/x-nim
    text/x-nimscript
    text/x-ninja
    text/x-nit
    text/x-nix
    text/x-nroff
    text/x-nsis
    text/x-nusmv
    text/x-nwscript
    text/x-oberon
    text/x-objc++src
    text/x-objcsrc
    text/x-objdump
    text/x-objj
    text/x-ocaml
    text/x-occam
    text/x-ocl
    text/x-odin
    text/x-omgrofl
    text/x-ooc
    text/x-opal
    text/x-opencl-c++src
    text/x-opencl-src
    text/x-openqasm
    text/x-openscad
    text/x-opml+xml
    text/x-ox
    text/x-oz
    text/x-p4
    text/x-papyrus
    text/x-parrot
    text/x-pascal
    text/x-patch
    text/x-pawn
    text/x-peg
    text/x-pep8
    text/x-picat
    text/x-pike
    text/x-pjs
    text/x-pkgconfig
    text/x-pli
    text/x-plm
    text/x-pod
    text/x-pogoscript
    text/x-pony
    text/x-postcss
    text/x-povray
    text/x-praat
    text/x-prisma
    text/x-processing
    text/x-procmail
    text/x-progress
    text/x-prolog
    text/x-promela
    text/x-protobuf
    text/x-psv
    text/x-pug
    text/x-puppet
    text/x-purebasic
    text/x-puredata
    text/x-purescript
    text/x-python
    text/x-python3
    text/x-q
    text/x-qmake
    text/x-qml
    text/x-qsharp
    text/x-quarto
    text/x-quint
    text/x-r
    text/x-r-markdown
    text/x-racket
    text/x-ragel
    text/x-raku
    text/x-rbs
    text/x-readme
    text/x-realbasic
    text/x-reasonml
    text/x-rebol
    text/x-red
    text/x-rego
    text/x-reject
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
    text/x-rouge
    text/x-rpc
    text/x-rpg
    text/x-rpgle
    text/x-rpm-spec
    text/x-rst
    text/x-sagemath
    text/x-sas
    text/x-sass
    text/x-sather
    text/x-sbv
    text/x-scala
    text/x-scaml
    text/x-scc
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
    text/x-shen
    text/x-sieve
    text/x-simula
    text/x-singularity
    text/x-slash
    text/x-slim
    text/x-smali
    text/x-smalltalk
    text/x-smarty
    text/x-smithy
    text/x-sml
    text/x-snobol
    text/x-solidity
    text/x-sourcepawn
    text/x-sparql
    text/x-spss
    text/x-sqf
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
    text/x-strace
    text/x-stylus
    text/x-subviewer
    text/x-sugarss
    text/x-supercollider
    text/x-suricata
    text/x-svelte
    text/x-svhdr
    text/x-svsrc
    text/x-sway
    text/x-swift
    text/x-syslog
    text/x-sysml
    text/x-systemd-journal-export
    text/x-systemd-unit
    text/x-systemtap
    text/x-tact
    text/x-tads
    text/x-tags
    text/x-talon
    text/x-tcl
    text/x-tea
    text/x-teal
    text/x-terra
    text/x-terraform
    text/x-tex
    text/x-textile
    text/x-thrift
    text/x-tiddlywiki
    text/x-tla
    text/x-tmux-conf
    text/x-todo-txt
    text/x-troff-me
    text/x-troff-mm
    text/x-troff-ms
    text/x-turing
    text/x-twelf
    text/x-twig
    text/x-txt2tags
    text/x-typespec
    text/x-ucf
    text/x-udev-rules
    text/x-uil
    text/x-uno
    text/x-unrealscript
    text/x-urweb
    text/x-usf
    text/x-uuencode
    text/x-val
    text/x-vala
    text/x-vb
    text/x-vcalendar
    text/x-velocity
    text/x-verilog
    text/x-verse
    text/x-vhdl
    text/x-vim
    text/x-vlang
    text/x-vmg
    text/x-volt
    text/x-vue
    text/x-vyper
    text/x-wat
    text/x-wdl
    text/x-webassembly-text
    text/x-wig
    text/x-wren
    text/x-x10
    text/x-xbase
    text/x-xc
    text/x-xdc
    text/x-xdefaults
    text/x-xkb
    text/x-xmake
    text/x-xmcd
    text/x-xmi
    text/x-xojo
    text/x-xpand
    text/x-xproc
    text/x-xquery
    text/x-xs
    text/x-xslfo
    text/x-xtend
    text/x-yacc
    text/x-yang
    text/x-yara
    text/x-yarn-lock
    text/x-yul
    text/x-z3-smt
    text/x-zenscript
    text/x-zephir
    text/x-zig
    text/x-zil
    text/x-zimpl
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
    39428, 39448, 39476, 39500, 39524, 39548, 39566, 39595, 39618, 39644, 39665, 39687, 39707,
    39730, 39754, 39774, 39797, 39827, 39856, 39886, 39924, 39947, 39971, 40017, 40043, 40061,
    40079, 40097, 40115, 40133, 40152, 40178, 40215, 40234, 40259, 40277, 40305, 40329, 40351,
    40380, 40409, 40438, 40470, 40496, 40531, 40560, 40591, 40626, 40656, 40679, 40702, 40720,
    40747, 40774, 40792, 40811, 40834, 40857, 40884, 40901, 40922, 40941, 40959, 40979, 41005,
    41029, 41047, 41069, 41086, 41118, 41138, 41157, 41175, 41196, 41229, 41252, 41270, 41289,
    41323, 41349, 41375, 41405, 41426, 41452, 41473, 41495, 41517, 41533, 41553, 41592, 41616,
    41636, 41657, 41678, 41697, 41714, 41734, 41750, 41767, 41784, 41795, 41805, 41815, 41825,
    41836, 41846, 41859, 41873, 41885, 41895, 41906, 41917, 41928, 41939, 41956, 41966, 41976,
    41987, 41997, 42011, 42023, 42034, 42056, 42079, 42100, 42124, 42138, 42161, 42194, 42220,
    42246, 42272, 42286, 42309, 42324, 42335, 42348, 42364, 42377, 42391, 42403, 42415, 42428,
    42441, 42454, 42473, 42485, 42497, 42508, 42522, 42535, 42549, 42561, 42574, 42586, 42598,
    42610, 42622, 42634, 42646, 42658, 42672, 42684, 42701, 42713, 42725, 42737, 42749, 42761,
    42773, 42785, 42797, 42809, 42821, 42838, 42852, 42864, 42878, 42889, 42901, 42914, 42926,
    42938, 42950, 42967, 42980, 42992, 43005, 43021, 43033, 43045, 43057, 43073, 43086, 43101,
    43116, 43128, 43140, 43152, 43169, 43182, 43194, 43206, 43218, 43230, 43248, 43265, 43277,
    43289, 43313, 43334, 43362, 43374, 43389, 43401, 43413, 43425, 43438, 43450, 43462, 43474,
    43486, 43499, 43513, 43525, 43537, 43550, 43562, 43578, 43590, 43603, 43615, 43633, 43645,
    43657, 43675, 43687, 43699, 43712, 43724, 43736, 43748, 43764, 43776, 43788, 43800, 43819,
    43838, 43850, 43862, 43878, 43905, 43917, 43941, 43952, 43963, 43975, 43986, 43998, 44017,
    44032, 44049, 44069, 44084, 44099, 44126, 44150, 44175, 44201, 44218, 44241, 44261, 44281,
    44304, 44326, 44349, 44371, 44388, 44411, 44427, 44448, 44471, 44486, 44512, 44527, 44543,
    44552, 44561, 44571, 44582, 44600, 44611, 44622, 44633, 44644, 44655, 44666, 44686, 44696,
    44706, 44722, 44732, 44742, 44754, 44764, 44775, 44795, 44806, 44826, 44838, 44848, 44858,
    44869, 44879, 44890, 44900, 44910, 44920, 44930, 44940, 44950, 44961, 44978, 44988, 45003,
    45017, 45027, 45041, 45066, 45077, 45091, 45105, 45131, 45164, 45187, 45202, 45225, 45239,
    45253, 45276, 45290, 45304, 45335, 45366, 45391, 45405, 45422, 45440, 45458, 45477, 45498,
    45529, 45548, 45563, 45584, 45595, 45605, 45617, 45635, 45654, 45673, 45692, 45708, 45723,
    45742, 45758, 45775, 45795, 45807, 45830, 45854, 45872, 45884, 45896, 45908, 45920, 45932,
    45946, 45965, 45983, 45996, 46014, 46032, 46050, 46068, 46083, 46103, 46115, 46137, 46160,
    46178, 46196, 46214, 46232, 46250, 46262, 46277, 46291, 46303, 46315, 46336, 46348, 46360,
    46376, 46388, 46400, 46423, 46440, 46460, 46472, 46490, 46502, 46519, 46531, 46543, 46560,
    46573, 46594, 46606, 46627, 46643, 46655, 46672, 46689, 46706, 46719, 46738, 46756, 46780,
    46792, 46806, 46824, 46847, 46870, 46882, 46902, 46915, 46927, 46939, 46952, 46965, 46977,
    46995, 47014, 47037, 47060, 47083, 47096, 47109, 47122, 47136, 47148, 47171, 47183, 47201,
    47219, 47237, 47255, 47273, 47290, 47308, 47326, 47344, 47358, 47370, 47384, 47401, 47420,
    47438, 47451, 47464, 47484, 47504, 47518, 47530, 47542, 47562, 47577, 47592, 47604, 47616,
    47628, 47646, 47659, 47673, 47691, 47709, 47727, 47740, 47760, 47780, 47797, 47813, 47830,
    47851, 47873, 47891, 47904, 47923, 47935, 47947, 47959, 47980, 48001, 48013, 48029, 48047,
    48060, 48086, 48098, 48112, 48141, 48165, 48195, 48219, 48244, 48268, 48286, 48298, 48316,
    48328, 48346, 48362, 48377, 48389, 48401, 48413, 48433, 48445, 48457, 48475, 48493, 48509,
    48531, 48548, 48565, 48582, 48599, 48620, 48635, 48647, 48666, 48678, 48701, 48714, 48735,
    48758, 48776, 48794, 48812, 48830, 48847, 48861, 48874, 48886, 48902, 48919, 48938, 48950,
    48962, 48978, 48990, 49003, 49019, 49040, 49060, 49078, 49096, 49120, 49153, 49166, 49182,
    49197, 49212, 49232, 49242, 49252, 49268, 49286, 49297, 49306, 49317, 49327, 49337, 49347,
    49357, 49368, 49383, 49398, 49408, 49418, 49440, 49454, 49473, 49487, 49501, 49520, 49534,
    49552, 49588, 49622, 49643, 49661, 49679, 49693, 49708, 49727, 49763, 49777, 49788, 49809,
    49824, 49838, 49856, 49870, 49890, 49904, 49913, 49922, 49938, 49952, 49962, 49980, 49996,
    50009, 50029, 50038, 50049, 50063, 50071, 50080, 50091, 50111, 50131, 50141, 50156, 50166,
    50177, 50187, 50204, 50230, 50243, 50254, 50263, 50275, 50289, 50303, 50324, 50335, 50348,
    50362, 50386, 50399, 50421, 50439, 50458, 50475, 50493, 50514, 50539, 50553, 50586, 50614,
    50629, 50646, 50669, 50678, 50688, 50700, 50712, 50724, 50739, 50759, 50773, 50785, 50798,
    50811, 50823, 50842, 50855, 50874, 50886, 50897, 50916, 50935, 50950, 50965, 50977, 50991,
    51002, 51015, 51027, 51040, 51057, 51068, 51083, 51101, 51115, 51126, 51135, 51152, 51165,
    51179, 51191, 51202, 51217, 51231, 51245, 51258, 51278, 51293, 51306, 51322, 51339, 51355,
    51366, 51377, 51393, 51410, 51421, 51435, 51449, 51462, 51475, 51490, 51504, 51517, 51532,
    51546, 51557, 51567, 51585, 51602, 51616, 51628, 51641, 51652, 51666, 51680, 51695, 51710,
    51723, 51738, 51751, 51764, 51783, 51800, 51817, 51832, 51843, 51858, 51872, 51887, 51902,
    51916, 51930, 51941, 51953, 51967, 51979, 51991, 52002, 52015, 52026, 52040, 52054, 52064,
    52077, 52094, 52111, 52131, 52142, 52164, 52181, 52200, 52225, 52250, 52263, 52276, 52286,
    52299, 52315, 52331, 52349, 52360, 52372, 52383, 52397, 52410, 52427, 52445, 52457, 52467,
    52478, 52491, 52502, 52516, 52527, 52541, 52552, 52566, 52584, 52596, 52611, 52622, 52636,
    52651, 52667, 52681, 52695, 52709, 52722, 52735, 52748, 52762, 52781, 52793, 52807, 52820,
    52833, 52848, 52866, 52880, 52893, 52906, 52918, 52929, 52942, 52953, 52973, 52988, 53003,
    53016, 53043, 53079, 53090, 53105, 53123, 53139, 53155, 53168, 53180, 53201, 53211, 53229,
    53247, 53257, 53269, 53297, 53309, 53327, 53340, 53354, 53367, 53379, 53391, 53418, 53430,
    53445, 53457, 53471, 53484, 53496, 53509, 53519, 53530, 53547, 53560, 53572, 53587, 53599,
    53613, 53624, 53635, 53652, 53667, 53682, 53707, 53724, 53734, 53746, 53762, 53778, 53789,
    53798, 53813, 53824, 53837, 53849, 53872, 53883, 53896, 53909, 53919, 53934, 53946, 53967,
    53982, 53993, 54007, 54024, 54035, 54047, 54061, 54074, 54086, 54097, 54110, 54123, 54135,
    54147, 54159, 54170, 54181, 54195, 54210, 54222, 54238, 54259, 54273, 54285, 54309, 54327,
    54339, 54350, 54364, 54376, 54391, 54405, 54416, 54427, 54438, 54452, 54464, 54478, 54489,
    54506, 54519, 54535, 54547, 54560, 54574, 54591, 54602, 54616, 54627, 54644, 54659, 54672,
    54688, 54701, 54717, 54728, 54744, 54760, 54772, 54784, 54796, 54807, 54823, 54837, 54853,
    54869, 54887, 54898, 54910, 54925, 54943, 54955, 54976, 54988, 55001, 55012, 55024, 55038,
    55052, 55070, 55084, 55115, 55147, 55180, 55192, 55205, 55216, 55232, 55244, 55259, 55270,
    55285, 55300, 55315, 55329, 55344, 55360, 55373, 55384, 55400, 55418, 55429, 55446, 55459,
    55470, 55481, 55494, 55506, 55519, 55535, 55549, 55566, 55581, 55596, 55608, 55621, 55634,
    55645, 55657, 55672, 55683, 55695, 55716, 55734, 55750, 55766, 55782, 55792, 55802, 55812,
    55827, 55841, 55855, 55868, 55880, 55891, 55903, 55916, 55928, 55939, 55956, 55967, 55978,
    55989, 56007, 56019, 56034, 56048, 56061, 56075, 56093, 56109, 56125, 56139, 56154, 56170,
    56181, 56192, 56206, 56223, 56239, 56257, 56271, 56286, 56295, 56308, 56319, 56333, 56347,
    56360, 56369, 56387, 56401, 56414, 56426, 56437, 56451, 56468, 56484, 56497, 56508, 56520,
    56534, 56547, 56563, 56575, 56586, 56598, 56610, 56623, 56637, 56648, 56659, 56672, 56683,
    56694, 56707, 56723, 56734, 56750, 56761, 56773, 56787, 56798, 56811, 56824, 56835, 56849,
    56863, 56876, 56892, 56904, 56915, 56927, 56942, 56964, 56990, 57004, 57021, 57033, 57046,
    57060, 57079, 57092, 57104, 57117, 57134, 57148, 57162, 57173, 57187, 57203, 57221, 57235,
    57247, 57258, 57274, 57289, 57300, 57318, 57341, 57364, 57386, 57397, 57409, 57425, 57438,
    57452, 57466, 57483, 57498, 57519, 57535, 57549, 57562, 57575, 57587, 57600, 57614, 57627,
    57657, 57677, 57694, 57706, 57718, 57730, 57743, 57754, 57765, 57777, 57790, 57807, 57818,
    57833, 57847, 57865, 57876, 57893, 57909, 57925, 57941, 57957, 57971, 57984, 57996, 58012,
    58028, 58039, 58057, 58068, 58079, 58099, 58112, 58123, 58139, 58150, 58162, 58172, 58189,
    58205, 58220, 58233, 58245, 58256, 58269, 58280, 58292, 58303, 58316, 58327, 58338, 58362,
    58373, 58385, 58396, 58409, 58419, 58430, 58447, 58458, 58471, 58483, 58494, 58506, 58519,
    58532, 58546, 58556, 58569, 58582, 58594, 58606, 58618, 58635, 58646, 58660, 58677, 58691,
    58702, 58713, 58726, 58739, 58752, 58763, 58775, 58789, 58799, 58808, 58819, 58830, 58841,
    58852, 58870, 58881, 58891, 58901, 58912, 58923, 58933, 58944, 58956, 58966, 58976, 58992,
    59010, 59032, 59050, 59068, 59089, 59108, 59122, 59140, 59173, 59202, 59234, 59257, 59276,
    59291, 59312, 59323, 59336, 59348, 59361, 59373, 59385, 59398, 59415, 59428, 59441, 59453,
    59465, 59479, 59491, 59503, 59516, 59528, 59540, 59553, 59565, 59578, 59590, 59605, 59617,
    59634, 59654, 59668, 59680, 59692, 59707, 59722, 59736, 59751, 59766, 59781, 59796, 59812,
    59824, 59836, 59848, 59860, 59876, 59889, 59905, 59917, 59929, 59947, 59961, 59973, 59992,
    60004, 60016, 60028, 60040, 60052, 60064, 60076, 60088, 60102, 60114, 60127, 60140, 60152,
    60169, 60187,
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
    text/x-ada
    text/x-Algol68
    text/x-antlr4
    text/x-asciidoc
    text/x-asp
    text/x-ass
    text/x-assembler
    text/x-assembly
    text/x-bash
    text/x-bat
    text/x-batch
    text/x-bazel
    text/x-bison
    text/x-c
    text/x-c#
    text/x-c++
    text/x-capnp
    text/x-cc
    text/x-cl
    text/x-cmake-source
    text/x-coffeescript
    text/x-coldfusion
    text/x-comma-separated-values
    text/x-cpp
    text/x-csh
    text/x-csharp-source
    text/x-css
    text/x-csv
    text/x-cucumber
    text/x-d
    text/x-dart
    text/x-desktop
    text/x-dfm
    text/x-diff
    text/x-dosbatch
    text/x-dtd
    text/x-elc
    text/x-elisp
    text/x-endnote-refer
    text/x-erlang-source
    text/x-expect-script
    text/x-fish
    text/x-flex
    text/x-fortran-source
    text/x-foxpro
    text/x-freebasic
    text/x-gawk
    text/x-gcode
    text/x-gfm
    text/x-glslsrc
    text/x-gnuplot
    text/x-golang
    text/x-graphql
    text/x-graphviz
    text/x-h
    text/x-h++
    text/x-handlebars
    text/x-harbour
    text/x-hcl
    text/x-hpp
    text/x-htc
    text/x-html
    text/x-ino
    text/x-jade
    text/x-java-source
    text/x-javascript
    text/x-json
    text/x-jsp
    text/x-julia
    text/x-kaitai
    text/x-latex
    text/x-llvm-ir
    text/x-m4
    text/x-make
    text/x-markdown
    text/x-mbox
    text/x-msdos-batch
    text/x-nasm
    text/x-nawk
    text/x-ntriples
    text/x-nushell
    text/x-obj
    text/x-objc
    text/x-objc++
    text/x-objective-c
    text/x-objectivec
    text/x-octave
    text/x-opencl-csrc
    text/x-opml
    text/x-org
    text/x-pascal-source
    text/x-perl
    text/x-perl6
    text/x-php
    text/x-php-script
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
    text/x-registry
    text/x-roff
    text/x-rpm-spec-file
    text/x-rsrc
    text/x-rst-source
    text/x-ruby
    text/x-ruby-script
    text/x-rust
    text/x-rustsrc
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
    text/x-spec
    text/x-sql
    text/x-srt
    text/x-subrip
    text/x-swift-source
    text/x-sylk
    text/x-systemverilog
    text/x-texinfo
    text/x-texmacs
    text/x-tf
    text/x-toml
    text/x-troff
    text/x-troff-man
    text/x-tsv
    text/x-typescript
    text/x-typst
    text/x-uri
    text/x-url
    text/x-vbasic
    text/x-vbdotnet
    text/x-vbnet
    text/x-vbscript
    text/x-vcard
    text/x-verilog-source
    text/x-vhdl-source
    text/x-vimscript
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
    19549, 19558, 19567, 19576, 19592, 19608, 19624, 19649, 19661, 19674, 19681, 19690, 19702,
    19714, 19728, 19742, 19760, 19772, 19782, 19791, 19800, 19809, 19819, 19829, 19840, 19850,
    19867, 19879, 19888, 19897, 19909, 19920, 19929, 19938, 19951, 19961, 19970, 19986, 19997,
    20006, 20015, 20044, 20065, 20079, 20088, 20097, 20109, 20120, 20135, 20149, 20165, 20176,
    20187, 20204, 20220, 20232, 20243, 20256, 20269, 20282, 20291, 20301, 20312, 20325, 20335,
    20345, 20365, 20385, 20403, 20433, 20444, 20455, 20476, 20487, 20498, 20514, 20523, 20535,
    20550, 20561, 20573, 20589, 20600, 20611, 20624, 20645, 20666, 20687, 20699, 20711, 20733,
    20747, 20764, 20776, 20789, 20800, 20815, 20830, 20844, 20859, 20875, 20884, 20895, 20913,
    20928, 20939, 20950, 20961, 20973, 20984, 20996, 21015, 21033, 21045, 21056, 21069, 21083,
    21096, 21111, 21121, 21133, 21149, 21161, 21180, 21192, 21204, 21220, 21235, 21246, 21258,
    21272, 21291, 21309, 21323, 21342, 21354, 21365, 21386, 21398, 21411, 21422, 21440, 21453,
    21463, 21474, 21492, 21503, 21525, 21543, 21566, 21579, 21600, 21615, 21631, 21643, 21664,
    21676, 21694, 21706, 21725, 21737, 21752, 21764, 21782, 21801, 21822, 21839, 21856, 21875,
    21887, 21897, 21916, 21929, 21941, 21952, 21963, 21977, 21997, 22009, 22030, 22045, 22060,
    22070, 22082, 22095, 22112, 22123, 22141, 22154, 22165, 22176, 22190, 22206, 22219, 22235,
    22248, 22270, 22289, 22306, 22325, 22337, 22358, 22378, 22397, 22411, 22435, 22461, 22475,
    22487, 22505, 22515, 22524, 22556, 22569, 22578, 22588, 22598, 22608, 22629, 22639, 22649,
    22660, 22670, 22680, 22691, 22701, 22711, 22726, 22744, 22754, 22768, 22786, 22800, 22820,
    22830, 22844, 22857, 22868, 22883, 22897, 22912, 22936, 22964, 22995, 23005, 23021, 23033,
    23046, 23057, 23069, 23081, 23094, 23106, 23118, 23138, 23150, 23163, 23179, 23199, 23213,
    23233, 23248, 23264, 23276, 23298, 23313, 23328, 23343, 23358, 23370, 23382, 23400, 23419,
    23435, 23450, 23467, 23482, 23513, 23544, 23575, 23606, 23637, 23668, 23698, 23729,
  ]

  /// The format that each means.
  static let aliasFormats: [UInt16] = [
    617, 622, 1829, 96, 9, 672, 711, 199, 61, 61, 720, 727, 731, 739, 739, 387, 1245, 1886, 210,
    801, 1886, 810, 2110, 225, 227, 227, 1590, 77, 1896, 856, 2084, 1830, 2115, 1794, 1901, 25, 894,
    388, 370, 255, 1566, 1779, 1780, 1781, 32, 971, 35, 991, 2785, 37, 37, 1012, 41, 1006, 1006,
    2113, 1012, 323, 1836, 2108, 2071, 43, 1196, 50, 50, 2115, 1057, 1210, 1210, 1210, 351, 351,
    358, 1112, 1117, 1119, 1684, 61, 799, 1135, 1185, 836, 2747, 414, 1185, 388, 428, 89, 406, 412,
    96, 1210, 468, 2078, 1022, 564, 1272, 316, 1276, 97, 98, 1824, 1283, 1290, 1715, 406, 1303, 406,
    1310, 1296, 2075, 111, 1325, 1327, 1333, 501, 2468, 1347, 1384, 893, 2609, 2081, 1396, 136,
    1439, 2078, 1437, 1452, 2034, 576, 576, 423, 1390, 43, 1551, 183, 820, 186, 1254, 852, 666, 943,
    523, 741, 754, 757, 1886, 903, 1832, 935, 31, 1310, 1012, 1013, 1012, 41, 2104, 323, 899, 850,
    1042, 69, 1134, 2067, 1185, 4, 2798, 387, 395, 1245, 1778, 2067, 2081, 413, 416, 415, 418, 417,
    420, 419, 77, 423, 1197, 1185, 19, 446, 457, 460, 463, 1396, 1261, 653, 1152, 1333, 1572, 131,
    893, 135, 2152, 537, 540, 446, 29, 576, 416, 67, 2051, 586, 258, 1555, 2767, 4, 608, 351, 1848,
    991, 586, 586, 1543, 351, 616, 1829, 625, 2164, 629, 43, 1032, 640, 644, 1, 186, 189, 1295,
    1123, 1295, 1361, 2175, 3, 666, 669, 667, 672, 348, 2627, 687, 1829, 9, 9, 2190, 1481, 1389,
    199, 836, 2199, 61, 61, 1295, 10, 1320, 739, 739, 740, 2213, 387, 212, 211, 211, 243, 82, 1886,
    1245, 204, 395, 666, 2234, 2221, 801, 816, 806, 1883, 1886, 1358, 2251, 227, 227, 851, 228, 669,
    228, 1590, 916, 2522, 658, 19, 2275, 711, 370, 2267, 2084, 1829, 1830, 2293, 2064, 1794, 2065,
    24, 874, 1901, 2296, 521, 388, 370, 896, 1405, 935, 2303, 943, 1341, 901, 1566, 360, 2784, 927,
    394, 1778, 1778, 927, 927, 1779, 1777, 1779, 1780, 263, 264, 264, 354, 939, 30, 950, 291, 2325,
    833, 832, 981, 774, 32, 35, 35, 36, 991, 2344, 1452, 803, 37, 37, 1006, 1006, 1006, 1008, 312,
    1283, 1283, 41, 1012, 41, 1037, 1019, 1019, 2071, 44, 2364, 1034, 1161, 2370, 1047, 243, 243,
    191, 193, 194, 48, 50, 50, 48, 50, 1055, 48, 50, 2115, 1231, 1019, 52, 54, 1210, 1210, 2386,
    1042, 832, 1073, 1091, 346, 2661, 2661, 348, 1098, 669, 1387, 2154, 351, 351, 358, 351, 2423,
    2427, 1098, 1098, 1098, 60, 61, 62, 1123, 1123, 1123, 1131, 65, 67, 2433, 1135, 2792, 2434, 69,
    1185, 2105, 1605, 372, 2105, 373, 179, 1684, 723, 1308, 2798, 370, 1190, 1191, 400, 402, 401,
    2468, 944, 2081, 371, 385, 711, 370, 370, 388, 428, 1177, 1848, 406, 412, 413, 77, 423, 424,
    503, 504, 1221, 82, 1156, 1976, 1207, 433, 1234, 1223, 1174, 2433, 88, 1610, 474, 2515, 400,
    1510, 486, 487, 188, 2522, 564, 316, 96, 1274, 97, 1824, 487, 101, 107, 102, 103, 2076, 2325,
    2532, 111, 2542, 2544, 413, 2551, 1320, 1325, 500, 500, 1333, 1337, 1337, 2559, 501, 501, 242,
    1357, 2468, 2571, 1241, 1338, 116, 123, 124, 2126, 1470, 1372, 1371, 2593, 2596, 1715, 512, 131,
    2601, 44, 1389, 893, 1388, 1720, 893, 1394, 559, 1437, 1438, 523, 135, 2131, 525, 527, 434,
    1427, 144, 535, 535, 536, 1439, 2627, 537, 538, 539, 540, 541, 542, 543, 544, 1436, 2078, 2081,
    1820, 2131, 2650, 2651, 803, 2034, 2656, 815, 1458, 2661, 150, 2133, 2034, 803, 1245, 474, 1403,
    155, 1421, 157, 2134, 2668, 2670, 1779, 926, 159, 1311, 669, 1196, 1452, 2683, 2138, 1500, 1505,
    1506, 1500, 1505, 1506, 1514, 576, 577, 1514, 192, 1886, 1073, 2101, 848, 604, 606, 1060, 1528,
    1182, 1177, 2807, 1190, 2364, 370, 608, 608, 1848, 586, 1544, 1546, 2053, 1578, 1578, 388, 1579,
    1372, 1584, 1585, 1587, 871, 1589, 1589, 1590, 1591, 1177, 1546, 1558, 426, 2715, 2717, 1560,
    2720, 1589, 1591, 2732, 2733, 1593, 1597, 1598, 1638, 1701, 1644, 1648, 1649, 1649, 1660, 2361,
    1670, 1684, 1608, 1676, 1605, 1638, 1609, 1608, 1691, 1609, 1684, 1609, 1691, 1698, 1611, 1712,
    1715, 1731, 1701, 1644, 1594, 1652, 1653, 1625, 1606, 1612, 1737, 1738, 1626, 1626, 1742, 1687,
    1629, 1593, 1594, 1596, 1634, 1597, 1598, 1599, 1696, 1600, 1701, 1600, 1649, 1604, 1593, 1593,
    2361, 1684, 1608, 1605, 1605, 1638, 1607, 1609, 1684, 1608, 1691, 1609, 1609, 1609, 1158, 1689,
    1689, 1610, 1655, 1683, 1611, 1625, 2732, 1597, 1597, 1598, 1598, 1611, 1600, 1718, 1717, 1683,
    1723, 1740, 1738, 1626, 1747, 1748, 706, 719, 730, 863, 962, 1774, 2303, 2323, 1829, 2084, 1829,
    1830, 2784, 1778, 1779, 927, 1867, 1872, 1886, 1877, 2058, 1827, 1894, 1901, 1903, 1795, 27,
    1908, 1841, 1928, 1836, 1836, 1024, 1944, 1802, 1803, 1803, 1810, 1804, 2744, 2752, 435, 1846,
    96, 1824, 1999, 1804, 2004, 1824, 220, 2021, 1819, 1819, 2034, 2034, 1891, 1886, 836, 1827,
    2084, 2049, 1784, 1891, 1810, 1810, 1890, 1793, 2001, 1784, 2052, 1790, 1886, 1791, 2033, 2049,
    17, 1827, 2084, 1829, 1830, 1794, 1899, 27, 1832, 938, 1909, 1841, 2034, 1836, 1836, 1024, 1944,
    1802, 1803, 1803, 1809, 1812, 1999, 1896, 2796, 1790, 435, 1814, 1264, 1986, 1987, 1846, 1846,
    1997, 1824, 1815, 2007, 2008, 1824, 1264, 1818, 1841, 1793, 1875, 1873, 1909, 1978, 1982, 1986,
    1990, 2026, 2021, 2020, 2024, 2033, 1823, 2034, 1821, 1848, 1790, 1848, 2051, 2022, 2052, 2055,
    2058, 1827, 1976, 2052, 2053, 2055, 871, 2105, 2070, 1022, 943, 2097, 613, 641, 942, 943, 2081,
    2081, 1350, 2164, 677, 2199, 2234, 210, 2110, 2245, 2251, 225, 2522, 2140, 1580, 2115, 21, 901,
    907, 965, 2322, 2340, 2146, 2344, 2350, 1836, 2364, 2546, 52, 54, 55, 1210, 2395, 2403, 2416,
    2423, 1122, 68, 2433, 2438, 81, 1236, 2504, 2433, 2336, 2522, 1276, 97, 1283, 2532, 111, 1303,
    2381, 2587, 2551, 2552, 2559, 114, 2121, 2565, 2468, 2112, 124, 2579, 2134, 123, 2587, 124,
    1362, 2590, 2593, 2600, 1389, 2622, 144, 1439, 2637, 2646, 2656, 2661, 2662, 155, 2132, 159,
    2155, 2138, 2692, 965, 2154, 1587, 2696, 2698, 2158, 2165, 2167, 2171, 2106, 677, 2627, 2181,
    2181, 1389, 711, 711, 2634, 2719, 2251, 2246, 2213, 752, 2213, 2237, 2235, 210, 2221, 2110,
    2213, 815, 2246, 2109, 2110, 2328, 2277, 225, 832, 2266, 2522, 711, 1580, 869, 2293, 876, 2297,
    2300, 907, 2404, 2312, 2704, 2193, 2190, 2730, 2120, 2333, 982, 2338, 36, 2146, 2226, 2212,
    2348, 2704, 1005, 2212, 2238, 2113, 2178, 2546, 2380, 2115, 52, 1063, 2119, 2388, 2661, 2415,
    1122, 2430, 2120, 69, 711, 2181, 2190, 81, 1236, 2075, 2501, 2500, 2501, 2501, 2433, 2512, 2515,
    2122, 2521, 1276, 2563, 1283, 1283, 1295, 2325, 2326, 1303, 219, 2124, 2364, 2381, 2544, 2551,
    2551, 2468, 2134, 2586, 2559, 2587, 1362, 1362, 2126, 2126, 1367, 815, 1276, 2551, 1389, 2127,
    44, 2128, 1389, 1389, 2129, 2586, 144, 1439, 1439, 2646, 2131, 2644, 150, 2133, 2660, 155, 2134,
    1482, 2132, 159, 2155, 2137, 1196, 2686, 2686, 2686, 2138, 2140, 2689, 2691, 2692, 1523, 2700,
    2075, 2120, 2698, 2358, 2468, 2468, 1580, 1587, 159, 2710, 1579, 1581, 1819, 1584, 1587, 2733,
    2732, 2732, 2798, 2804, 2804, 2783, 2783, 2783, 2784, 2791, 2792, 2793, 2796, 2747, 2748, 2746,
    2747, 2748, 2804, 2817, 2766, 2766, 2804, 2804, 2746, 2762, 2763, 2801, 2734, 2804, 2762, 2736,
    2783, 2783, 2739, 1943, 2744, 2794, 2747, 2748, 2745, 2748, 2748, 2749, 2746, 1684, 2748, 2798,
    1158, 1164, 1686, 1687, 2751, 2809, 2752, 2764, 2763, 2817, 1848, 2101, 351, 387, 1886, 77, 608,
    1185, 2683, 388,
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
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 17, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 200, 806, 204, 209, 302,
    304, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 56, 65535, 65535, 65535, 65535, 65535,
    65535, 433, 432, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 546, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 797, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 5, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 417, 65535, 65535, 418, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 66, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 468, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 439, 451, 442, 65535, 443, 602, 604, 65535, 440, 65535, 65535, 65535, 457, 65535, 65535,
    65535, 65535, 65535, 65535, 464, 462, 596, 65535, 598, 600, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 606, 608, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 568, 566, 567, 569, 570, 571, 65535, 572, 573, 574, 575, 65535, 576, 577, 65535,
    578, 579, 65535, 580, 65535, 581, 582, 831, 65535, 65535, 65535, 65535, 65535, 65535, 595,
    65535, 597, 599, 601, 603, 605, 607, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 505, 65535, 65535, 65535,
    65535, 65535, 507, 508, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 589, 65535, 585, 587, 65535, 584, 591, 65535, 65535, 65535,
    589, 590, 585, 586, 587, 588, 584, 591, 592, 593, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 539, 543, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 4, 65535, 65535, 65535, 65535, 65535, 65535, 515, 65535, 65535, 661, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 43, 278, 279, 83,
    383, 182, 65535, 355, 385, 65535, 32, 36, 65535, 65535, 65535, 65535, 65535, 540, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 50, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 726, 871, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 545, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 898, 65535, 550, 65535, 65535, 65535, 65535, 70,
    65535, 747, 65535, 65535, 65535, 65535, 748, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 531, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 613, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 767, 750, 65535, 65535, 65535, 65535, 65535, 65535,
    410, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 767, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 363, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 111, 65535, 15, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 129, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 190, 192, 189, 201, 65535, 65535, 65535,
    65535, 65535, 65535, 529, 65535, 65535, 530, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 541, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 264, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 436, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 456, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 825, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 542, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 826, 65535,
    65535, 65535, 65535, 392, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 839, 65535, 65535, 65535, 65535, 65535, 65535, 840,
    65535, 65535, 65535, 767, 65535, 65535, 511, 65535, 65535, 65535, 65535, 314, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 611, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 509, 65535, 65535, 65535, 65535, 855, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 767, 857, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 524, 525, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 870, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 510, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 377, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 891, 65535, 381, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 614, 65535, 65535, 65535, 65535, 65535, 616, 615, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 894, 583, 895, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 897, 65535, 899, 65535, 65535, 654, 656, 657, 65535,
    660, 538, 65535, 619, 712, 757, 769, 65535, 649, 809, 65535, 813, 261, 814, 650, 65535, 65535,
    65535, 390, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 506, 466, 647,
    65535, 65535, 65535, 65535, 65535, 65535, 659, 65535, 65535, 65535, 618, 65535, 65535, 65535,
    65535, 65535, 68, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 622, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 624, 65535, 65535, 316, 315, 282, 562, 65535, 65535, 65535, 65535, 625, 65535, 626, 806,
    65535, 469, 471, 65535, 65535, 65535, 627, 65535, 65535, 65535, 65535, 630, 65535, 652, 65535,
    65535, 389, 506, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 633, 65535,
    65535, 843, 404, 65535, 522, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 635, 65535, 65535, 65535, 65535, 65535, 638, 650, 65535, 639, 521, 642,
    65535, 65535, 65535, 65535, 645, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 876, 834, 878, 65535, 65535, 65535, 65535,
    65535, 552, 719, 720, 722, 65535, 438, 65535, 65535, 16, 65535, 65535, 398, 790, 791, 792, 794,
    65535, 65535, 800, 799, 65535, 65535, 65535, 800, 801, 65535, 65535, 560, 65535, 65535, 844,
    65535, 65535, 65535, 866, 65535, 874, 65535, 65535, 9, 65535, 65535, 65535, 65535, 65535, 391,
    65535, 425, 65535, 65535, 65535, 455, 65535, 65535, 65535, 65535, 852, 65535, 65535, 65535,
    65535, 65535, 648, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 394, 395, 396, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 441, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 3, 409, 421, 65535, 65535, 65535, 65535, 65535, 412, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 419, 420, 65535, 65535, 137,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 426, 65535, 65535, 65535, 65535, 428, 65535, 431, 65535, 65535,
    65535, 65535, 270, 65535, 65535, 65535, 0, 65535, 427, 65535, 822, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 535, 65535, 484, 483, 65535, 65535, 486, 65535, 65535, 65535,
    492, 493, 65535, 65535, 498, 65535, 65535, 65535, 65535, 499, 65535, 65535, 65535, 300, 65535,
    65535, 65535, 65535, 838, 65535, 838, 838, 838, 65535, 10, 65535, 850, 322, 65535, 65535, 517,
    65535, 65535, 512, 65535, 517, 65535, 65535, 65535, 65535, 518, 520, 519, 65535, 65535, 65535,
    65535, 65535, 534, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 892, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 272, 273, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 783, 845, 65535, 65535, 65535, 65535, 863, 65535, 553, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 324, 65535, 500, 502, 501, 65535, 65535, 65535, 65535, 65535,
    65535, 479, 65535, 65535, 132, 749, 743, 65535, 65535, 795, 65535, 482, 65535, 65535, 65535,
    65535, 536, 65535, 610, 841, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 869, 65535,
    65535, 465, 65535, 65535, 65535, 65535, 888, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 646, 65535, 65535, 65535,
    65535, 65535, 65535, 658, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 34,
    65535, 65535, 65535, 65535, 65535, 711, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 728, 730, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 727, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 732, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 766, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 547, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 781,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 554, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 454, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 528,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 804, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 252, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 807, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 277, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 827, 829, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 832, 65535, 65535, 609, 65535,
    65535, 65535, 65535, 65535, 836, 837, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 849,
    65535, 65535, 65535, 65535, 65535, 65535, 851, 851, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 326, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 867, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 887, 65535, 65535, 65535, 133, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 896, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    654, 655, 620, 65535, 758, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 818,
    820, 817, 819, 65535, 651, 323, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 647, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 775, 6, 623, 65535, 65535, 65535, 65535, 65535,
    262, 563, 65535, 65535, 65535, 65535, 65535, 437, 470, 472, 473, 474, 475, 721, 65535, 65535,
    629, 481, 651, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 651, 65535, 65535, 65535, 65535,
    65535, 637, 65535, 65535, 65535, 641, 65535, 65535, 65535, 65535, 65535,
  ]

  /// The format that each declared type is; 65535 where it is none.
  static let formatsOfTypes: [UInt16] = [
    1962, 65535, 65535, 1901, 631, 255, 2784, 43, 96, 1824, 2010, 111, 65535, 65535, 65535, 927,
    1793, 174, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 665, 65535, 2175, 3, 666, 65535, 65535, 65535, 65535, 65535, 65535, 655, 65535,
    65535, 65535, 65535, 61, 65535, 725, 65535, 65535, 65535, 65535, 65535, 204, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 323, 65535, 1644, 65535, 808, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 658, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 925, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1016, 65535, 65535, 2108, 2687, 65535, 65535, 65535, 1928, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 660, 65535, 65535, 65535, 65535, 65535, 65535, 1049, 1047, 65535, 1048, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 191, 1050, 65535, 65535, 193, 65535, 65535, 65535,
    65535, 194, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 2416, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1608,
    2791, 62, 1123, 65535, 65535, 65535, 65535, 65535, 1958, 65535, 2064, 2065, 65535, 65535, 65535,
    2442, 656, 657, 65535, 65535, 1675, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1999, 65535, 195, 65535, 196,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1295, 1674, 1673, 65535, 65535,
    65535, 65535, 65535, 2013, 2752, 2094, 65535, 2575, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 662, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 916, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1526, 65535, 65535, 65535, 1546, 65535, 659, 65535, 663, 65535, 65535,
    65535, 1701, 1614, 1830, 1246, 65535, 1873, 1874, 1875, 65535, 1796, 65535, 65535, 65535, 65535,
    65535, 1716, 65535, 65535, 65535, 65535, 1902, 878, 65535, 1909, 65535, 65535, 65535, 65535,
    293, 296, 1924, 1925, 1903, 65535, 65535, 65535, 1832, 1946, 1964, 1951, 65535, 65535, 1953,
    212, 211, 65535, 65535, 1158, 2798, 1790, 387, 395, 1891, 389, 391, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 388, 65535, 65535, 2354, 1836, 1196, 399, 65535, 65535, 65535, 65535, 407,
    65535, 406, 2135, 1626, 65535, 370, 1686, 2799, 1687, 2800, 2801, 2802, 2803, 65535, 77, 78,
    2105, 65535, 2808, 2115, 1979, 1978, 65535, 1982, 65535, 65535, 65535, 65535, 65535, 1986, 1987,
    65535, 65535, 65535, 65535, 1990, 1995, 2096, 2098, 2097, 65535, 65535, 501, 1625, 507, 508,
    1357, 1476, 1290, 2019, 65535, 65535, 638, 65535, 2016, 2026, 2028, 2027, 1741, 1718, 65535,
    1437, 1438, 48, 50, 2380, 1057, 1060, 842, 65535, 35, 2034, 1976, 2120, 65535, 1597, 616, 672,
    1098, 1232, 617, 65535, 774, 228, 2293, 65535, 37, 803, 25, 1785, 2083, 2333, 65535, 65535,
    65535, 65535, 65535, 1812, 65535, 1676, 2792, 17, 65535, 447, 448, 446, 449, 450, 451, 453, 454,
    455, 456, 458, 459, 461, 462, 464, 466, 467, 1578, 542, 539, 550, 540, 552, 537, 548, 543, 555,
    556, 65535, 475, 408, 477, 410, 478, 411, 479, 392, 480, 393, 481, 421, 482, 422, 2515, 2122,
    1321, 79, 856, 1554, 1561, 1560, 65535, 1638, 1599, 2734, 65535, 1652, 2785, 1670, 1681, 1683,
    1691, 65535, 2807, 1696, 65535, 65535, 1712, 65535, 1731, 65535, 2823, 1737, 1740, 65535, 2827,
    1742, 65535, 65535, 1747, 2158, 1627, 1847, 1604, 1610, 2751, 1698, 65535, 1592, 2733, 1593,
    1594, 2165, 1634, 1596, 641, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 2181, 1600, 65535, 65535, 65535, 65535, 65535, 65535, 1786, 1787, 2804, 1788, 65535,
    65535, 65535, 739, 2226, 2212, 65535, 2213, 65535, 2251, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 2110, 65535, 65535, 65535, 810, 815, 2109, 85, 65535, 65535,
    65535, 65535, 65535, 65535, 1601, 2736, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 2280,
    870, 65535, 1602, 65535, 65535, 65535, 65535, 65535, 2783, 65535, 65535, 65535, 65535, 65535,
    2312, 31, 2075, 65535, 65535, 65535, 65535, 65535, 65535, 1797, 1798, 1799, 65535, 1800, 2113,
    65535, 243, 65535, 1804, 1803, 1809, 52, 65535, 2404, 65535, 192, 2430, 65535, 1605, 65535,
    65535, 65535, 1607, 1609, 65535, 65535, 2748, 2746, 2749, 2747, 65535, 1966, 65535, 65535, 1210,
    1241, 2500, 65535, 2501, 65535, 468, 2512, 65535, 1778, 65535, 2521, 2522, 2004, 1276, 1283,
    2123, 65535, 1715, 1815, 2076, 65535, 65535, 65535, 2544, 2012, 2551, 1841, 123, 124, 1362,
    65535, 1389, 65535, 65535, 65535, 65535, 65535, 2081, 65535, 65535, 1819, 2646, 65535, 2132,
    1452, 740, 65535, 65535, 1821, 65535, 1777, 65535, 1779, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 2683, 2140, 65535, 65535, 106, 2052, 65535, 1577, 1579, 2719, 1587, 801,
    1589, 65535,
  ]

  /// Where the parents of each begin.
  static let parentStarts: [UInt16] = [
    0, 2, 2, 3, 3, 5, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 10, 10, 10, 12, 12, 12, 12,
    12, 13, 13, 13, 13, 13, 14, 14, 15, 15, 15, 16, 17, 19, 19, 19, 20, 20, 20, 20, 20, 21, 21, 21,
    21, 21, 22, 23, 23, 25, 25, 25, 27, 27, 27, 27, 27, 27, 27, 28, 28, 29, 29, 29, 29, 29, 29, 31,
    33, 33, 34, 34, 35, 36, 36, 36, 36, 36, 36, 36, 36, 38, 40, 42, 43, 43, 45, 45, 45, 46, 47, 48,
    49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 50, 50, 50, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 52, 52, 52, 52, 52, 52, 53, 54, 54, 55, 55, 56, 57, 58, 58, 58, 58,
    58, 58, 59, 59, 59, 59, 59, 60, 60, 61, 61, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 64, 66, 66,
    68, 68, 68, 68, 70, 72, 74, 76, 76, 76, 78, 80, 80, 80, 80, 80, 80, 82, 82, 82, 83, 83, 83, 83,
    83, 83, 83, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 86, 86, 86, 86, 86, 86, 86, 86, 86, 87,
    87, 87, 87, 87, 87, 88, 88, 88, 88, 88, 88, 88, 88, 88, 90, 90, 92, 92, 92, 92, 92, 92, 94, 94,
    94, 94, 94, 94, 94, 94, 94, 96, 98, 98, 98, 98, 98, 98, 100, 101, 102, 102, 102, 104, 106, 106,
    106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 107, 108, 108, 109, 109, 111,
    113, 115, 115, 115, 115, 115, 116, 116, 116, 117, 118, 118, 118, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 121, 121, 121, 121, 122, 122, 122, 122, 122, 122, 122,
    122, 122, 122, 122, 122, 122, 122, 123, 124, 126, 126, 126, 127, 127, 127, 127, 127, 127, 127,
    127, 129, 129, 129, 129, 129, 129, 129, 129, 131, 133, 135, 137, 139, 141, 143, 145, 145, 145,
    145, 145, 147, 147, 147, 147, 147, 147, 147, 147, 147, 150, 152, 152, 152, 152, 152, 152, 152,
    152, 152, 152, 152, 152, 154, 156, 156, 156, 156, 158, 158, 158, 158, 159, 159, 161, 163, 165,
    165, 167, 169, 171, 171, 171, 173, 173, 173, 173, 175, 175, 175, 177, 179, 181, 182, 183, 184,
    185, 186, 187, 187, 187, 189, 191, 192, 194, 194, 194, 194, 194, 194, 194, 195, 196, 196, 196,
    196, 198, 198, 198, 198, 198, 198, 198, 198, 198, 198, 198, 198, 198, 198, 199, 199, 199, 199,
    199, 200, 200, 200, 201, 201, 201, 202, 202, 204, 204, 204, 204, 204, 204, 204, 206, 208, 210,
    210, 212, 212, 212, 212, 212, 212, 212, 212, 212, 212, 214, 216, 216, 216, 216, 216, 216, 216,
    216, 216, 216, 216, 216, 216, 218, 218, 218, 218, 218, 218, 218, 218, 219, 219, 219, 219, 220,
    220, 220, 220, 220, 220, 220, 220, 220, 220, 220, 222, 222, 222, 222, 224, 226, 228, 229, 231,
    231, 231, 231, 231, 233, 233, 235, 235, 235, 237, 237, 237, 239, 239, 240, 240, 240, 240, 240,
    240, 240, 240, 240, 240, 240, 240, 240, 242, 242, 242, 242, 242, 242, 242, 242, 242, 242, 242,
    242, 242, 242, 243, 243, 243, 245, 245, 245, 245, 245, 245, 245, 245, 246, 247, 249, 249, 249,
    251, 251, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 255, 257, 259, 261, 261,
    263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 265, 266, 266, 266, 268, 269,
    271, 273, 273, 274, 274, 274, 276, 276, 278, 278, 278, 278, 278, 278, 278, 280, 280, 282, 283,
    285, 286, 288, 288, 288, 288, 288, 290, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 294,
    294, 294, 296, 297, 299, 299, 300, 300, 302, 302, 304, 304, 305, 307, 308, 309, 310, 312, 313,
    314, 316, 317, 319, 319, 319, 319, 319, 319, 319, 319, 319, 319, 319, 319, 319, 319, 319, 321,
    321, 321, 321, 321, 323, 325, 325, 325, 326, 328, 328, 328, 330, 332, 333, 333, 333, 334, 336,
    336, 338, 340, 340, 340, 341, 342, 343, 343, 345, 347, 348, 348, 349, 351, 353, 355, 355, 356,
    358, 360, 362, 364, 366, 366, 368, 368, 370, 370, 370, 371, 371, 371, 373, 375, 377, 379, 380,
    380, 382, 384, 384, 386, 387, 389, 390, 392, 394, 394, 396, 397, 397, 397, 399, 400, 400, 400,
    400, 402, 404, 405, 405, 405, 406, 407, 408, 409, 410, 411, 412, 412, 413, 414, 415, 416, 417,
    418, 420, 422, 422, 422, 423, 423, 423, 425, 427, 427, 429, 429, 431, 431, 433, 433, 433, 435,
    435, 436, 438, 440, 442, 442, 442, 442, 442, 442, 444, 444, 444, 444, 446, 447, 448, 448, 450,
    450, 452, 453, 454, 454, 454, 454, 454, 456, 456, 458, 460, 462, 464, 465, 466, 466, 468, 468,
    468, 468, 470, 470, 471, 472, 472, 474, 474, 475, 475, 476, 476, 478, 480, 480, 480, 480, 482,
    484, 486, 487, 489, 489, 489, 489, 489, 489, 489, 489, 489, 489, 489, 490, 492, 494, 494, 494,
    494, 494, 495, 495, 497, 498, 498, 500, 500, 502, 502, 504, 504, 504, 505, 505, 505, 506, 506,
    506, 507, 508, 509, 509, 510, 511, 512, 513, 514, 515, 516, 517, 517, 518, 518, 519, 520, 521,
    524, 524, 524, 526, 526, 527, 528, 528, 529, 530, 530, 530, 530, 530, 530, 530, 530, 531, 532,
    534, 535, 535, 535, 535, 535, 536, 538, 540, 540, 541, 541, 541, 542, 542, 543, 543, 543, 544,
    545, 546, 546, 546, 548, 548, 550, 550, 552, 554, 555, 556, 558, 559, 560, 562, 563, 564, 565,
    566, 566, 566, 566, 568, 570, 570, 570, 571, 573, 575, 577, 579, 581, 583, 583, 585, 586, 586,
    588, 590, 590, 590, 590, 592, 594, 596, 596, 596, 597, 599, 601, 601, 602, 603, 603, 603, 603,
    603, 605, 605, 607, 609, 611, 613, 613, 615, 617, 618, 620, 620, 622, 624, 625, 625, 625, 627,
    629, 630, 630, 630, 630, 630, 632, 633, 635, 636, 638, 640, 640, 641, 642, 642, 642, 642, 643,
    645, 647, 648, 648, 648, 650, 652, 654, 656, 658, 660, 662, 663, 664, 665, 666, 667, 669, 670,
    672, 674, 674, 676, 678, 679, 681, 683, 683, 683, 683, 683, 685, 686, 686, 686, 686, 686, 688,
    688, 689, 689, 691, 692, 694, 696, 697, 699, 701, 703, 703, 705, 707, 709, 711, 713, 715, 717,
    719, 720, 720, 722, 722, 722, 722, 723, 725, 726, 728, 729, 729, 731, 731, 731, 731, 731, 733,
    734, 734, 734, 734, 736, 736, 736, 736, 736, 736, 736, 736, 738, 738, 740, 742, 743, 744, 744,
    744, 744, 744, 746, 746, 746, 746, 746, 746, 746, 746, 748, 748, 750, 750, 752, 752, 752, 754,
    754, 754, 754, 754, 756, 756, 756, 758, 760, 762, 764, 766, 768, 770, 772, 774, 776, 778, 778,
    780, 781, 781, 783, 783, 783, 785, 785, 785, 786, 787, 787, 787, 787, 787, 788, 789, 789, 789,
    789, 790, 791, 793, 794, 795, 797, 799, 799, 800, 802, 802, 802, 804, 806, 807, 807, 809, 809,
    809, 810, 811, 812, 812, 814, 814, 816, 817, 818, 820, 820, 820, 822, 824, 824, 824, 825, 825,
    825, 825, 827, 829, 831, 831, 831, 832, 832, 832, 832, 834, 836, 836, 838, 839, 841, 842, 842,
    842, 843, 843, 843, 843, 843, 843, 843, 843, 843, 843, 843, 844, 846, 846, 848, 850, 850, 850,
    850, 851, 852, 852, 854, 854, 854, 856, 858, 858, 858, 859, 859, 859, 860, 862, 864, 864, 864,
    864, 866, 868, 869, 870, 872, 874, 876, 878, 880, 880, 882, 882, 883, 885, 886, 887, 887, 887,
    889, 891, 893, 895, 895, 895, 895, 895, 895, 895, 897, 899, 899, 900, 900, 900, 902, 903, 903,
    903, 904, 904, 906, 908, 910, 910, 912, 912, 912, 914, 916, 918, 918, 920, 922, 924, 924, 925,
    925, 925, 925, 925, 925, 926, 928, 928, 931, 932, 934, 934, 934, 934, 934, 934, 934, 935, 936,
    937, 937, 937, 937, 939, 939, 941, 941, 941, 942, 944, 945, 947, 949, 951, 951, 953, 953, 955,
    957, 959, 961, 961, 962, 963, 964, 965, 966, 967, 968, 969, 970, 971, 972, 973, 974, 975, 976,
    976, 976, 976, 976, 976, 976, 978, 978, 980, 982, 984, 984, 984, 984, 985, 985, 985, 985, 987,
    989, 990, 990, 990, 990, 992, 992, 994, 994, 996, 996, 998, 998, 1000, 1000, 1002, 1004, 1006,
    1008, 1010, 1010, 1010, 1011, 1012, 1013, 1014, 1015, 1017, 1018, 1019, 1020, 1020, 1020, 1020,
    1020, 1020, 1022, 1023, 1024, 1024, 1024, 1024, 1026, 1028, 1028, 1030, 1031, 1033, 1035, 1037,
    1038, 1039, 1041, 1043, 1045, 1046, 1048, 1049, 1049, 1051, 1053, 1054, 1055, 1055, 1056, 1057,
    1059, 1060, 1061, 1061, 1063, 1063, 1063, 1063, 1063, 1065, 1065, 1067, 1069, 1071, 1072, 1073,
    1073, 1075, 1077, 1078, 1080, 1082, 1084, 1084, 1085, 1085, 1086, 1087, 1087, 1087, 1087, 1087,
    1087, 1087, 1087, 1088, 1088, 1089, 1089, 1091, 1091, 1093, 1094, 1095, 1095, 1097, 1098, 1100,
    1101, 1101, 1101, 1102, 1104, 1105, 1107, 1107, 1109, 1111, 1113, 1115, 1117, 1118, 1119, 1120,
    1120, 1120, 1120, 1121, 1121, 1121, 1122, 1123, 1123, 1123, 1123, 1123, 1123, 1123, 1123, 1123,
    1125, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127,
    1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127,
    1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127,
    1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127,
    1127, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128,
    1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128,
    1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1128, 1129, 1129, 1129, 1129,
    1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129, 1129,
    1129, 1129, 1129, 1129, 1129, 1129, 1130, 1130, 1130, 1130, 1130, 1130, 1130, 1130, 1130, 1130,
    1130, 1130, 1130, 1130, 1131, 1131, 1131, 1131, 1131, 1131, 1131, 1131, 1131, 1131, 1131, 1131,
    1131, 1132, 1132, 1133, 1133, 1134, 1135, 1136, 1137, 1138, 1139, 1140, 1140, 1141, 1142, 1143,
    1144, 1145, 1146, 1147, 1147, 1148, 1149, 1150, 1151, 1151, 1152, 1152, 1152, 1152, 1152, 1152,
    1152, 1152, 1153, 1153, 1154, 1155, 1155, 1156, 1156, 1156, 1156, 1156, 1156, 1156, 1156, 1157,
    1158, 1158, 1159, 1159, 1159, 1159, 1159, 1159, 1159, 1159, 1159, 1159, 1159, 1159, 1159, 1159,
    1159, 1159, 1159, 1159, 1159, 1159, 1160, 1160, 1160, 1160, 1160, 1160, 1160, 1162, 1162, 1162,
    1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162,
    1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162, 1162,
    1162, 1162, 1162, 1162, 1162, 1162, 1162, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164,
    1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164, 1164,
    1164, 1164, 1164, 1164, 1164, 1164, 1164, 1165, 1165, 1165, 1165, 1165, 1165, 1165, 1165, 1165,
    1165, 1165, 1165, 1165, 1165, 1165, 1165, 1165, 1165, 1165, 1165, 1165, 1167, 1167, 1167, 1167,
    1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167,
    1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167,
    1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167,
    1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1167, 1168, 1168, 1168, 1168, 1168, 1168, 1168,
    1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168,
    1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168,
    1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168,
    1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168, 1168,
    1169, 1170, 1170, 1170, 1170, 1170, 1171, 1172, 1173, 1174, 1174, 1174, 1175, 1175, 1175, 1175,
    1175, 1176, 1176, 1176, 1177, 1177, 1177, 1177, 1178, 1178, 1178, 1178, 1178, 1178, 1178, 1178,
    1178, 1178, 1178, 1178, 1178, 1178, 1179, 1179, 1179, 1179, 1179, 1179, 1179, 1179, 1179, 1180,
    1180, 1181, 1181, 1181, 1181, 1181, 1181, 1181, 1181, 1181, 1181, 1181, 1181, 1181, 1182, 1183,
    1185, 1186, 1186, 1186, 1186, 1186, 1186, 1186, 1187, 1189, 1189, 1190, 1190, 1190, 1190, 1190,
    1190, 1191, 1191, 1191, 1192, 1193, 1193, 1194, 1194, 1194, 1194, 1194, 1195, 1195, 1196, 1197,
    1197, 1198, 1198, 1198, 1199, 1199, 1200, 1201, 1201, 1202, 1203, 1204, 1205, 1206, 1207, 1207,
    1208, 1209, 1210, 1211, 1212, 1213, 1213, 1214, 1215, 1215, 1215, 1215, 1216, 1217, 1218, 1218,
    1219, 1220, 1221, 1222, 1223, 1223, 1224, 1225, 1226, 1227, 1228, 1229, 1229, 1230, 1230, 1231,
    1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1240, 1241, 1242, 1243, 1244, 1245, 1245, 1245,
    1245, 1246, 1247, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1254, 1255, 1255, 1256, 1257, 1258,
    1259, 1260, 1261, 1262, 1263, 1264, 1265, 1266, 1267, 1268, 1268, 1269, 1269, 1269, 1269, 1270,
    1271, 1272, 1273, 1274, 1275, 1275, 1276, 1277, 1278, 1279, 1280, 1282, 1283, 1284, 1285, 1286,
    1286, 1287, 1287, 1288, 1289, 1290, 1291, 1292, 1293, 1294, 1294, 1294, 1294, 1295, 1296, 1297,
    1297, 1298, 1298, 1299, 1300, 1301, 1302, 1303, 1305, 1306, 1307, 1308, 1309, 1310, 1311, 1311,
    1311, 1312, 1313, 1314, 1315, 1316, 1317, 1318, 1319, 1319, 1319, 1320, 1321, 1322, 1323, 1324,
    1325, 1326, 1326, 1327, 1328, 1328, 1329, 1330, 1331, 1332, 1332, 1332, 1332, 1332, 1333, 1333,
    1333, 1333, 1334, 1334, 1334, 1334, 1335, 1335, 1336, 1337, 1338, 1338, 1339, 1340, 1340, 1341,
    1343, 1344, 1345, 1345, 1346, 1347, 1348, 1349, 1350, 1351, 1352, 1353, 1353, 1353, 1354, 1355,
    1356, 1357, 1358, 1358, 1358, 1359, 1359, 1360, 1361, 1361, 1361, 1361, 1361, 1362, 1363, 1363,
    1364, 1364, 1365, 1365, 1366, 1367, 1367, 1367, 1368, 1369, 1370, 1371, 1372, 1373, 1375, 1376,
    1376, 1377, 1378, 1379, 1380, 1381, 1382, 1383, 1383, 1384, 1385, 1385, 1386, 1386, 1386, 1387,
    1387, 1387, 1388, 1389, 1390, 1391, 1392, 1394, 1395, 1396, 1396, 1396, 1397, 1398, 1399, 1399,
    1400, 1401, 1401, 1402, 1403, 1403, 1404, 1405, 1405, 1406, 1407, 1408, 1408, 1410, 1411, 1411,
    1411, 1412, 1413, 1414, 1414, 1415, 1416, 1416, 1417, 1418, 1419, 1420, 1421, 1422, 1423, 1424,
    1425, 1425, 1426, 1427, 1428, 1429, 1430, 1430, 1430, 1430, 1431, 1431, 1431, 1431, 1431, 1431,
    1431, 1431, 1431, 1431, 1432, 1433, 1434, 1435, 1436, 1437, 1438, 1439, 1440, 1440, 1441, 1442,
    1442, 1442, 1443, 1443, 1444, 1446, 1447, 1448, 1449, 1449, 1450, 1451, 1452, 1453, 1453, 1453,
    1454, 1455, 1456, 1457, 1458, 1459, 1460, 1461, 1462, 1463, 1463, 1464, 1465, 1465, 1466, 1467,
    1468, 1469, 1470, 1470, 1470, 1471, 1472, 1473, 1474, 1475, 1475, 1475, 1476, 1477, 1478, 1479,
    1480, 1480, 1481, 1481, 1482, 1483, 1484, 1485, 1486, 1487, 1487, 1487, 1488, 1489, 1490, 1491,
    1492, 1492, 1493, 1494, 1495, 1496, 1497, 1498, 1499, 1500, 1501, 1502, 1503, 1504, 1505, 1505,
    1506, 1507, 1508, 1509, 1510, 1510, 1511, 1512, 1513, 1513, 1514, 1515, 1516, 1516, 1517, 1517,
    1518, 1519, 1520, 1521, 1522, 1522, 1524, 1525, 1525, 1526, 1526, 1527, 1528, 1528, 1529, 1530,
    1532, 1532, 1532, 1533, 1534, 1535, 1536, 1536, 1537, 1538, 1539, 1540, 1541, 1542, 1543, 1544,
    1545, 1546, 1547, 1548, 1549, 1550, 1551, 1552, 1553, 1554, 1555, 1556, 1556, 1556, 1557, 1557,
    1557, 1557, 1557, 1558, 1559, 1560, 1560, 1560, 1560, 1561, 1562, 1563, 1564, 1565, 1566, 1567,
    1567, 1567, 1568, 1568, 1568, 1569, 1570, 1571, 1571, 1572, 1573, 1574, 1575, 1576, 1577, 1577,
    1577, 1578, 1578, 1579, 1579, 1579, 1579, 1579, 1579, 1580, 1581, 1582, 1583, 1584, 1585, 1586,
    1587, 1588, 1589, 1590, 1590, 1590, 1591, 1592, 1593, 1593, 1594, 1595, 1596, 1597, 1598, 1599,
    1599, 1600, 1601, 1602, 1603, 1604, 1605, 1605, 1606, 1607, 1608, 1609, 1610, 1610, 1611, 1612,
    1612, 1614, 1615, 1616, 1618, 1619, 1620, 1621, 1622, 1622, 1623, 1624, 1624, 1625, 1626, 1627,
    1628, 1629, 1630, 1631, 1632, 1632, 1632, 1632, 1632, 1632, 1632, 1632, 1632, 1632, 1632, 1632,
    1632, 1632, 1632, 1632, 1632, 1632, 1632, 1632, 1632, 1632, 1632, 1632, 1632, 1632, 1632, 1632,
    1632, 1632, 1633, 1633, 1633, 1633, 1633, 1633, 1633, 1633, 1634, 1634, 1634, 1634, 1634, 1634,
    1634, 1634, 1634, 1634, 1634, 1634, 1634, 1634, 1634, 1634, 1634, 1634, 1634, 1634, 1634, 1634,
    1634, 1634, 1634, 1635, 1635, 1635, 1635, 1635, 1635, 1636, 1636, 1637, 1637, 1637, 1637, 1637,
    1637, 1637, 1637, 1638, 1638, 1638, 1638, 1638, 1638, 1638, 1638, 1639, 1639, 1639, 1639, 1639,
    1639, 1639, 1639, 1639, 1639, 1639, 1639, 1639, 1639, 1639, 1641,
  ]

  /// The parents: formats, or declared types from 32768 on.
  static let parents: [UInt16] = [
    33518, 33512, 33663, 33518, 33478, 33518, 33478, 1587, 33609, 33627, 33518, 33478, 33545, 33518,
    33627, 33609, 33609, 33518, 33512, 33609, 33518, 2123, 33609, 33518, 33512, 33518, 33478, 33627,
    33609, 33518, 33478, 33518, 33478, 77, 33609, 33609, 33518, 33512, 33518, 33512, 33518, 33512,
    33663, 33518, 33512, 33609, 33609, 33609, 33609, 1587, 33609, 33609, 33570, 33627, 33627, 33609,
    1587, 33627, 33609, 33609, 33609, 33627, 33518, 33478, 33518, 33512, 33518, 33512, 33518, 33478,
    33518, 33478, 33518, 33512, 33518, 33512, 33518, 33478, 33518, 33478, 33518, 33478, 2123, 33518,
    33512, 33627, 33609, 33627, 33518, 33512, 33518, 33512, 33518, 33478, 33518, 33512, 33518,
    33512, 33518, 33478, 33609, 33609, 33609, 33545, 33518, 33512, 33627, 33627, 33609, 33518,
    33512, 33518, 33512, 33518, 33512, 33609, 33570, 33570, 33518, 33478, 33609, 33518, 33609,
    33609, 33518, 33478, 33663, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518,
    33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33609, 33518,
    33512, 33518, 33512, 1185, 33512, 33518, 33512, 388, 33512, 33545, 33518, 33512, 33518, 33512,
    33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518,
    33512, 33518, 33512, 33518, 33512, 33512, 33512, 33512, 33512, 33512, 33512, 33518, 33512,
    33518, 33512, 33663, 33518, 33512, 33518, 33518, 33518, 33512, 33663, 33663, 33663, 33663,
    33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518,
    33512, 33518, 33512, 507, 33663, 33518, 33512, 33518, 33478, 33518, 33512, 33518, 33512, 33512,
    33518, 33512, 33518, 33478, 33518, 33512, 33518, 33512, 33518, 33512, 33609, 33518, 33478,
    33512, 33518, 33512, 33627, 33627, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33478,
    33518, 33478, 33518, 33478, 33518, 33538, 33518, 33512, 33518, 33512, 33663, 33518, 33478,
    33609, 33518, 33478, 33518, 33478, 33609, 33518, 33538, 33518, 33478, 33518, 33478, 33518,
    33478, 33663, 33518, 33478, 33609, 33518, 33478, 33518, 33512, 33518, 33478, 33518, 33478,
    33518, 33478, 33663, 33518, 33478, 33518, 33518, 33478, 33518, 33478, 33627, 33518, 33478,
    33518, 33518, 33518, 33518, 33538, 33518, 33518, 33518, 33478, 33518, 33518, 33478, 33518,
    33538, 33518, 33478, 33518, 33478, 33627, 33518, 33478, 33518, 33478, 33518, 33478, 33627,
    33518, 33518, 33478, 33518, 33478, 33518, 33538, 33663, 33518, 33609, 33518, 33478, 731, 33478,
    33518, 33609, 33518, 33512, 33518, 33478, 737, 33478, 739, 33518, 33478, 741, 33478, 33518,
    33512, 33518, 33512, 33518, 33478, 33518, 33512, 33518, 33512, 33627, 33518, 33512, 33518,
    33512, 33518, 33512, 33518, 33478, 33609, 33518, 33478, 33518, 33478, 33518, 33478, 33609,
    33518, 33512, 33609, 33518, 33512, 33518, 33478, 33609, 33518, 33518, 33518, 33478, 33609,
    33518, 33512, 33518, 33538, 33518, 33518, 33518, 33518, 33518, 33518, 33518, 33518, 33518,
    33518, 33518, 33518, 33518, 33518, 33518, 33478, 33518, 33538, 37, 33518, 33538, 33518, 33512,
    33518, 33478, 33518, 33478, 33518, 33478, 33518, 33478, 33609, 33518, 33478, 33518, 33538,
    33518, 33478, 33518, 33478, 33663, 33627, 33609, 33609, 33518, 33478, 33518, 33512, 33663,
    33609, 33518, 33478, 33518, 33478, 33518, 33538, 33518, 33478, 33518, 33538, 33663, 33518,
    33518, 33478, 33518, 33478, 33663, 33663, 33518, 33478, 33609, 33609, 33518, 33478, 33518,
    33538, 33518, 33512, 33518, 33512, 33518, 33512, 33609, 33518, 33512, 12, 33518, 33538, 33518,
    33478, 33609, 33518, 33538, 33663, 33518, 33478, 33518, 33512, 33663, 33512, 33627, 33609,
    33627, 33609, 33609, 33545, 33545, 33545, 33545, 33545, 33545, 33545, 33545, 33663, 33663,
    33545, 33545, 33609, 33518, 33512, 33518, 33478, 33663, 33663, 33663, 33663, 33518, 33518,
    33518, 33478, 33518, 33518, 33518, 33478, 33518, 33478, 33609, 33627, 33609, 33518, 33518,
    33570, 33518, 33478, 33663, 33627, 33518, 33538, 33609, 33545, 33663, 33663, 33518, 33512,
    33627, 33609, 33518, 33478, 33627, 33627, 33627, 33627, 33663, 33627, 33518, 33538, 33545,
    33518, 33512, 33518, 33512, 33518, 33512, 33518, 33478, 33518, 33512, 33518, 33478, 33518,
    33512, 33627, 33518, 33478, 33518, 33478, 33518, 33512, 33518, 33512, 33518, 33478, 33609,
    33518, 33512, 33518, 33512, 33609, 33609, 33518, 33478, 33518, 33478, 33518, 33512, 33518,
    33512, 33518, 33512, 33518, 33478, 33518, 33538, 33518, 33518, 33478, 33518, 33478, 33518,
    33478, 33518, 33518, 33478, 33518, 33478, 33609, 33518, 33478, 33663, 33518, 33478, 33518,
    33518, 33478, 33518, 33538, 33518, 33518, 33627, 33518, 33512, 33518, 33512, 33663, 33518,
    33512, 33518, 33512, 33518, 33512, 1430, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33609,
    33609, 33570, 33609, 33609, 33518, 33512, 33663, 33518, 33512, 33518, 33512, 33518, 33512,
    33518, 33512, 33663, 33518, 33512, 33518, 33512, 33518, 33478, 33609, 33518, 33538, 33663,
    33518, 33478, 33518, 33518, 33478, 1107, 33478, 33609, 33518, 33538, 33518, 33538, 33518, 33478,
    1112, 33478, 33518, 33478, 60, 33478, 33518, 33478, 1117, 33478, 33518, 33478, 33518, 33512,
    33518, 33478, 33627, 33518, 33478, 33609, 33518, 33478, 33609, 33518, 33512, 33627, 33518,
    33512, 33518, 33478, 33609, 33518, 33478, 33518, 33512, 33518, 33478, 33518, 33478, 33609,
    33663, 33518, 33512, 33518, 33538, 33518, 33538, 33518, 33512, 33518, 33538, 33518, 33478,
    33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33538, 33518, 33478, 33518,
    33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33518,
    33512, 33663, 33627, 33663, 33518, 33518, 33518, 33518, 33518, 33518, 33478, 33518, 33518,
    33518, 33478, 33518, 33478, 33609, 33518, 33478, 33518, 33478, 33518, 33538, 33609, 33518,
    33478, 33627, 33627, 33663, 33518, 33538, 33518, 33538, 33609, 33609, 33518, 33512, 33518,
    33538, 33518, 33512, 33609, 33518, 33512, 33518, 33512, 33518, 33512, 33663, 33518, 33478,
    33518, 33478, 33518, 33478, 33518, 33518, 33478, 33518, 33609, 33518, 33609, 33518, 33518,
    33538, 33518, 33478, 33663, 33518, 33518, 33512, 33518, 33512, 33518, 33512, 33627, 33609,
    33518, 33538, 33518, 33512, 33518, 33538, 33518, 33538, 33609, 33609, 33518, 33512, 33518,
    33478, 33518, 33512, 33518, 33512, 33518, 33538, 33518, 33478, 33609, 33518, 33478, 33663,
    33609, 33518, 33512, 33518, 33478, 33518, 33478, 33518, 33512, 1560, 33478, 33518, 33478, 33609,
    33518, 33538, 33609, 33609, 33518, 33478, 33518, 33538, 33518, 33512, 33518, 33478, 33518,
    33538, 33518, 33478, 33518, 33538, 33518, 33478, 33518, 33478, 1364, 33478, 33609, 33518, 33518,
    33478, 33609, 33518, 33512, 33518, 33518, 33512, 33518, 33609, 33609, 33518, 33512, 33518,
    33512, 33663, 33518, 33512, 33518, 33518, 33478, 33518, 33478, 33518, 33512, 33518, 33512,
    33518, 33512, 1357, 33478, 33518, 33478, 33518, 33478, 33518, 33518, 33518, 33518, 33518, 33518,
    33518, 33518, 33518, 33518, 33518, 33518, 33518, 33518, 33609, 33518, 33478, 33518, 33512,
    33518, 33512, 33518, 33512, 33609, 33518, 33478, 33518, 33478, 33663, 33518, 33538, 33518,
    33538, 801, 33478, 33518, 33512, 33518, 33478, 33518, 33512, 33518, 33512, 33518, 33512, 33518,
    33512, 33518, 33512, 33609, 33609, 33518, 33518, 33518, 33518, 33538, 33518, 33663, 33663,
    33518, 33512, 33518, 33609, 1119, 33478, 33518, 33478, 33518, 33478, 33663, 33518, 33478, 33518,
    33478, 33518, 33478, 33518, 33518, 33518, 33478, 33518, 33478, 33518, 33478, 37, 33518, 33478,
    33518, 33518, 33512, 33518, 33512, 33518, 33518, 33518, 33518, 33518, 33478, 33663, 33663,
    33518, 33478, 33518, 33538, 33518, 33538, 33518, 33478, 33518, 33512, 33518, 33518, 33518,
    33478, 33518, 33478, 33518, 33518, 33478, 33518, 33478, 33518, 33478, 33609, 33518, 33518,
    33663, 33663, 33518, 33538, 33518, 33512, 33518, 33663, 33518, 33512, 33663, 33518, 33478,
    33663, 1560, 33518, 33512, 33518, 33518, 33478, 33518, 33512, 33518, 33538, 33518, 33478, 33518,
    33478, 1591, 33478, 33518, 33518, 33518, 2123, 33663, 33663, 33518, 33478, 33518, 33478, 1610,
    1610, 1610, 1610, 33609, 33663, 33609, 33663, 33609, 33609, 33609, 33609, 33609, 33609, 33609,
    33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 1815, 1799, 1799, 1788,
    1799, 1799, 1799, 1819, 33518, 33512, 33518, 33512, 111, 33518, 33512, 1821, 33609, 33609,
    33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33663, 33627, 33627, 2115,
    33627, 33627, 33627, 33663, 33627, 33627, 159, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33663, 33663, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 2551, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33518,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33663, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 2395, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33609, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 1587, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 2350, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33570, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 2490, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 2551, 33627, 33627, 33627, 33627, 2120, 33627, 33627, 2120, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 2551, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    2551, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33663, 33627, 33627, 33627, 33663, 33627, 33627, 33627, 33663, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33609, 2792, 2792, 2798,
    2798, 2751, 2751, 33518, 33478,
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
    232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 233,
    234, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 236, 236, 236, 236, 237, 237, 237, 237,
    237, 237, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 239, 239, 240, 240,
    240, 240, 241, 241, 242, 242, 243, 244, 245, 246, 246, 246, 247, 248, 248, 248, 248, 249, 249,
    249, 249, 250, 251, 252, 253, 253, 253, 253, 253, 253, 253, 254, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256,
    256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256,
    256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256,
    256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 257, 257, 257, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 259,
    259, 259, 259, 259, 259, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260,
    260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260,
    260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 260, 261, 261, 261,
    261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261,
    261, 261, 261, 261, 261, 261, 261, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262,
    262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 263, 263, 263, 263, 263, 263, 263,
    263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263,
    263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263,
    263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263,
    263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263,
    263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263,
    263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263, 263,
    263, 263, 263, 263, 263, 263, 263, 264, 264, 264, 264, 264, 264, 264, 264, 264, 264, 264, 264,
    264, 264, 264, 264, 264, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265,
    265, 265, 265, 265, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266,
    266, 266, 267, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268, 268,
    268, 268, 268, 268, 268, 268, 268, 268, 269, 269, 269, 269, 269, 269, 269, 269, 269, 269, 269,
    269, 269, 269, 269, 269, 269, 269, 269, 269, 269, 269, 269, 269, 269, 269, 269, 270, 270, 271,
    271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271,
    271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271,
    271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271,
    271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271,
    271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271,
    271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271,
    271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 272, 272, 272, 272,
    272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272,
    272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272,
    272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272,
    272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272,
    272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272,
    272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272,
    272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272,
    272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 274, 274, 274, 275, 275, 275, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276,
    276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276,
    276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276,
    276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276,
    276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 277,
    278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278,
    278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278,
  ]

  /// The formats as which the bytes can be read.
  static let containers: [UInt16] = [
    1579, 1589, 1589, 535, 1589, 1589, 1589, 1245, 1245, 1579, 1589, 1245, 52, 1589, 1579, 1589,
    1589, 1589, 1589, 1589, 1589, 1589, 1589, 501, 669, 1589, 1589, 1589, 52, 52, 52, 52, 1589,
    1579, 1589, 1245, 1589, 1245, 1589, 1589, 1589, 1589, 1589, 1245, 1245, 1245, 1589, 1589, 1589,
    1589, 1589, 1245, 1245, 1589, 1589, 1589, 1589, 1589, 1589, 1589, 1589, 1245, 1579, 1589, 1589,
    1589, 1589, 1589, 1589, 1589, 1579, 1589, 1589, 1589, 1589, 1579, 1589, 1589, 1579, 1589, 1589,
    1579, 1589, 1589, 1589, 1589, 1589, 1589, 1589, 1589, 1589, 1589, 1589, 1589, 1589, 1589, 1589,
    1589, 1589, 1579, 1589, 1589, 1245, 1245, 1245, 1245, 1245, 1245, 1245, 1245, 1589, 1589, 1589,
    1589, 1589, 1589, 1589, 1589, 1589, 1589, 1245, 1589, 37, 1579, 37, 37, 1245, 1579, 1589, 1589,
    1579, 1579, 535, 1245, 1579, 1452, 739, 1452, 1452, 1452, 739, 739, 616, 1452, 1589, 1452, 37,
    1579, 1579, 1579, 1579, 1579, 1579, 1579, 1579, 1579, 1589, 1579, 1579, 1579, 1579, 1589, 1589,
    52, 1579, 1579, 1579, 37, 1579, 37, 37, 37, 37, 1245, 1589, 1245, 1589, 1589, 1589, 1579, 1589,
    1579, 1589, 1589, 1589, 1579, 535, 1589, 52, 1589, 1579, 1589, 1589, 1579, 1589, 1579, 1589,
    1589, 1452, 1452, 1452, 1452, 60, 535, 1589, 1579, 1579, 1245, 1589, 1579, 1579, 1589, 1589,
    1579, 1579, 1579, 1579, 739, 1589, 1589, 1579, 1589, 1452, 1579, 1452, 1245, 1579, 1452, 1579,
    1579, 1452, 1579, 1452, 1579, 1579, 1589, 1579, 1589, 1579, 1579, 1589, 1579, 1589, 1579, 1589,
    1579, 1452, 1560, 1589, 1452, 1589, 1589, 1589, 1579, 1579, 1579, 1579, 1579, 1589, 37, 739, 37,
    37, 37, 1589, 1589, 1245, 1579, 1579, 1579, 1579, 1579, 52, 1579, 1579, 1579, 1579, 1579,
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
    .4dproject
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
    .ah2
    .ahead
    .ahk
    .ahkl
    .ahx
    .ai
    .aif
    .aifc
    .aiff
    .aiffc
    .air
    .ait
    .akp
    .al
    .alaw
    .alc
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
    .anx
    .apacheconf
    .ape
    .apex
    .apk
    .apk.tar
    .apkg
    .apkm
    .apks
    .apl
    .apm
    .apng
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
    .axd
    .axf
    .axlsx
    .axml
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
    .bas
    .bash
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
    .bpmn
    .bps
    .br
    .braw
    .brd
    .brk
    .bro
    .brstm
    .bsa
    .bsdiff
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
    .bundle
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
    .c-objdump
    .c2d
    .c3d
    .c4d
    .c4f
    .c4g
    .c4p
    .c4u
    .c8
    .cab
    .cabal
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
    .chi
    .chm
    .chp
    .chpl
    .chrt
    .cht
    .cif
    .cii
    .cil
    .cin
    .cir
    .circom
    .ciso
    .cit
    .ciw
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
    .cod
    .code-snippets
    .code-workspace
    .coffee
    .col
    .colpkg
    .com
    .command
    .comp
    .conc
    .conf
    .config
    .container
    .containerfile
    .coq
    .cos
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
    .cpr
    .cproject
    .cpt
    .cpy
    .cql
    .cr
    .cr2
    .cr3
    .cram
    .cramfs
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
    .cwk
    .cwl
    .cwp
    .cws
    .cww
    .cxt
    .cxx
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
    .dart
    .dash
    .dat
    .dataless
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
    .djv
    .djvu
    .dlc
    .dll
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
    .ede
    .edf
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
    .el
    .elc
    .elf
    .eliom
    .eliomi
    .elisp
    .elm
    .elv
    .emacs
    .emacs.desktop
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
    .feather
    .feature
    .fex
    .ff
    .fff
    .ffn
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
    .fli
    .flif
    .flix
    .flm
    .flo
    .flp
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
    .fsx
    .ftc
    .fth
    .ftl
    .ftm
    .ftn
    .fts
    .ftw
    .fun
    .fvt
    .fx
    .fxh
    .fxm
    .fxml
    .fxp
    .fxpl
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
    .gdbm
    .gdi
    .gdl
    .gdm
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
    .gjc
    .gjf
    .gko
    .glade
    .glb
    .gleam
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
    .gnu
    .gnucash
    .gnumeric
    .gnuplot
    .go
    .god
    .godot
    .golo
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
    .gschema.xml
    .gsf
    .gsh
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
    .hbci
    .hbs
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
    .html.erb
    .html.heex
    .html.hl
    .html.in
    .html.leex
    .html5
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
    .irm
    .irp
    .isl
    .ism
    .iso
    .iso19139
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
    .jhc
    .jif
    .jinja
    .jinja2
    .jison
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
    .jtt
    .just
    .jxl
    .jxr
    .jxs
    .k25
    .k7
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
    .kvtml
    .kwd
    .kwt
    .l
    .l01
    .la
    .lagda
    .lark
    .las
    .lasso
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
    .liquid
    .lisp
    .list
    .list3820
    .listafp
    .lit
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
    .log
    .logcat
    .logo
    .logtalk
    .look
    .lookml
    .loom
    .lostxml
    .lottie
    .lottie.json
    .love
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
    .lvp
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
    .master
    .mat
    .mata
    .matah
    .mathematica
    .mathml
    .maud
    .mawk
    .max
    .maxhelp
    .maxpat
    .mb
    .mbk
    .mbm
    .mbox
    .mboxrd
    .mbtiles
    .mbx
    .mc
    .mc1
    .mc2
    .mca
    .mcaddon
    .mcd
    .mcdx
    .mcif
    .mcmeta
    .mcpack
    .mcr
    .mcw
    .mcworld
    .mcwrite
    .md
    .md2
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
    .meta4
    .metainfo.xml
    .metal
    .metalink
    .mets
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
    .minipsf
    .mint
    .mir
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
    .mml
    .mmm
    .mmod
    .mmp
    .mmpt
    .mmr
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
    .mst
    .msty
    .msu
    .msx
    .mt
    .mt2
    .mtl
    .mtm
    .mtp
    .mts
    .mtv
    .mtw
    .mud
    .mui
    .mup
    .mus
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
    .mzml
    .mzn
    .mzxml
    .n
    .n-gage
    .n3
    .n64
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
    .nef
    .neo
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
    .nimble
    .nimrod
    .nims
    .ninja
    .nis
    .nist
    .nit
    .nitf
    .nix
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
    .ov2
    .ova
    .ove
    .ovf
    .ovpn
    .owl
    .owx
    .ox
    .oxh
    .oxo
    .oxps
    .oxt
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
    .paf
    .pag
    .pages
    .pak
    .pam
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
    .podsl
    .podspec
    .pogo
    .pol
    .pom
    .pony
    .por
    .portpkg
    .postcss
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
    .pqa
    .pqt
    .praat
    .prawn
    .prc
    .prd
    .pre
    .prefs
    .prf
    .prg
    .pri
    .prisma
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
    .pyv
    .pyw
    .pyx
    .pyz
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
    .rno
    .rns
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
    .rsd
    .rsdf
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
    .sam
    .sami
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
    .sav
    .save
    .sb
    .sb2
    .sb3
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
    .sh.in
    .sh3
    .shader
    .shape
    .shar
    .shen
    .shf
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
    .slnx
    .sls
    .slt
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
    .sno
    .snoop
    .snp
    .snupkg
    .so
    .socket
    .sol
    .sos
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
    .sub
    .sublime-settings
    .sublime-snippet
    .sublime-syntax
    .suit
    .sun
    .sup
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
    .swift
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
    .td0
    .tdms
    .te
    .tea
    .teacher
    .tei
    .teicorpus
    .template
    .tesc
    .tese
    .tex
    .texi
    .texinfo
    .text
    .textgrid
    .textile
    .tf
    .tfi
    .tflite
    .tfm
    .tfrecord
    .tfrecords
    .tfstate
    .tfstate.backup
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
    .tlz
    .tm
    .tm2
    .tmac
    .tmcommand
    .tmd
    .tml
    .tmlanguage
    .tmo
    .tmp
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
    .toml
    .tool
    .topojson
    .torrent
    .tos
    .tp
    .tpic
    .tpl
    .tpp
    .tpt
    .tpu
    .tpz
    .tr
    .tr1
    .tra
    .trd
    .trec
    .tres
    .trig
    .trigger
    .trm
    .troff
    .trp
    .trz
    .ts
    .tsbuildinfo
    .tscn
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
    .txt
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
    .unity3d
    .unitypackage
    .unityweb
    .uno
    .unv
    .uo
    .uoml
    .upk
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
    .vb
    .vba
    .vbe
    .vbhtml
    .vbm
    .vbox
    .vbox-extpack
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
    .vcproj
    .vcs
    .vct
    .vcx
    .vcxproj
    .vda
    .vdb
    .vdex
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
    .vis
    .viv
    .vivo
    .viw
    .vlc
    .vlm
    .vm
    .vmb
    .vmdk
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
    .wem
    .wg
    .wgsl
    .wgt
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
    .xsjs
    .xsjslib
    .xsl
    .xslfo
    .xslt
    .xsm
    .xsn
    .xsp-metadata
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
    .zaz
    .zblorb
    .zcml
    .zeek
    .zep
    .zfo
    .zig
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
    0, 3, 8, 11, 16, 22, 27, 31, 37, 43, 48, 52, 55, 60, 65, 70, 76, 82, 87, 90, 95, 100, 105, 110,
    116, 121, 127, 132, 137, 142, 147, 153, 159, 165, 171, 177, 184, 189, 194, 198, 203, 207, 214,
    219, 224, 230, 236, 240, 243, 248, 253, 261, 272, 277, 282, 285, 291, 296, 299, 304, 309, 314,
    319, 322, 328, 332, 340, 343, 347, 352, 358, 363, 368, 373, 376, 385, 390, 395, 398, 403, 408,
    413, 418, 423, 428, 433, 437, 442, 447, 452, 458, 463, 468, 473, 478, 483, 489, 493, 498, 504,
    509, 514, 525, 531, 536, 541, 554, 558, 563, 568, 574, 579, 586, 593, 600, 607, 614, 619, 625,
    631, 636, 641, 647, 652, 659, 663, 668, 673, 678, 683, 688, 694, 700, 705, 711, 716, 723, 728,
    734, 739, 744, 749, 755, 760, 765, 775, 780, 785, 790, 799, 806, 811, 816, 822, 827, 842, 847,
    854, 859, 865, 870, 874, 879, 885, 891, 898, 903, 908, 913, 917, 923, 928, 933, 940, 960, 965,
    970, 974, 979, 985, 990, 995, 1001, 1006, 1011, 1024, 1029, 1035, 1040, 1045, 1050, 1062, 1067,
    1073, 1078, 1087, 1093, 1099, 1105, 1110, 1115, 1121, 1130, 1140, 1153, 1163, 1177, 1190, 1203,
    1209, 1221, 1226, 1231, 1235, 1240, 1248, 1259, 1268, 1273, 1279, 1284, 1291, 1296, 1301, 1306,
    1312, 1317, 1324, 1332, 1337, 1342, 1346, 1351, 1357, 1363, 1368, 1377, 1384, 1394, 1400, 1405,
    1413, 1419, 1424, 1434, 1439, 1444, 1450, 1457, 1464, 1469, 1474, 1480, 1485, 1491, 1496, 1501,
    1507, 1512, 1520, 1526, 1533, 1538, 1543, 1548, 1553, 1558, 1563, 1569, 1578, 1587, 1592, 1597,
    1601, 1606, 1611, 1616, 1622, 1648, 1659, 1669, 1674, 1679, 1685, 1691, 1696, 1701, 1707, 1714,
    1719, 1725, 1730, 1736, 1740, 1745, 1750, 1755, 1760, 1764, 1769, 1774, 1779, 1786, 1792, 1797,
    1801, 1806, 1811, 1816, 1821, 1827, 1833, 1836, 1840, 1845, 1850, 1855, 1863, 1868, 1874, 1882,
    1887, 1892, 1897, 1903, 1910, 1915, 1921, 1926, 1931, 1935, 1945, 1954, 1962, 1967, 1971, 1978,
    1984, 1991, 1998, 2003, 2008, 2013, 2019, 2025, 2031, 2036, 2045, 2050, 2054, 2061, 2065, 2070,
    2074, 2079, 2086, 2098, 2103, 2111, 2116, 2122, 2127, 2132, 2139, 2144, 2149, 2154, 2158, 2163,
    2168, 2175, 2186, 2191, 2198, 2206, 2215, 2220, 2227, 2234, 2239, 2244, 2249, 2254, 2259, 2264,
    2269, 2276, 2282, 2287, 2293, 2299, 2304, 2309, 2314, 2320, 2325, 2329, 2335, 2340, 2345, 2350,
    2357, 2362, 2370, 2376, 2381, 2386, 2391, 2396, 2400, 2405, 2410, 2416, 2421, 2427, 2436, 2444,
    2449, 2454, 2458, 2463, 2467, 2472, 2477, 2484, 2489, 2494, 2507, 2518, 2523, 2528, 2533, 2538,
    2543, 2548, 2553, 2557, 2562, 2569, 2574, 2579, 2585, 2592, 2597, 2603, 2608, 2614, 2623, 2631,
    2636, 2641, 2648, 2653, 2661, 2666, 2678, 2687, 2699, 2705, 2711, 2716, 2721, 2726, 2732, 2741,
    2746, 2751, 2756, 2761, 2765, 2770, 2775, 2781, 2786, 2794, 2799, 2804, 2811, 2816, 2821, 2830,
    2835, 2840, 2847, 2852, 2857, 2863, 2868, 2873, 2878, 2888, 2897, 2904, 2909, 2914, 2919, 2926,
    2931, 2938, 2943, 2949, 2957, 2962, 2967, 2972, 2980, 2989, 2994, 3000, 3005, 3009, 3014, 3019,
    3024, 3031, 3036, 3042, 3047, 3051, 3056, 3061, 3067, 3076, 3081, 3086, 3091, 3096, 3102, 3108,
    3113, 3118, 3123, 3128, 3133, 3138, 3146, 3152, 3157, 3162, 3167, 3173, 3177, 3182, 3187, 3191,
    3196, 3201, 3215, 3221, 3228, 3235, 3240, 3245, 3256, 3262, 3270, 3275, 3281, 3287, 3296, 3304,
    3310, 3316, 3322, 3327, 3333, 3338, 3343, 3348, 3355, 3365, 3370, 3375, 3380, 3385, 3390, 3395,
    3400, 3405, 3410, 3416, 3421, 3427, 3432, 3437, 3442, 3447, 3452, 3459, 3464, 3479, 3495, 3503,
    3508, 3516, 3521, 3530, 3536, 3542, 3548, 3556, 3567, 3582, 3587, 3592, 3596, 3606, 3612, 3617,
    3623, 3632, 3637, 3643, 3648, 3653, 3666, 3672, 3677, 3687, 3692, 3697, 3702, 3706, 3711, 3716,
    3722, 3730, 3735, 3747, 3755, 3760, 3765, 3774, 3779, 3784, 3789, 3801, 3805, 3812, 3817, 3824,
    3829, 3837, 3842, 3847, 3853, 3858, 3866, 3871, 3876, 3885, 3896, 3901, 3906, 3912, 3917, 3922,
    3928, 3933, 3938, 3943, 3947, 3952, 3958, 3963, 3968, 3973, 3978, 3984, 3989, 3995, 4002, 4025,
    4030, 4035, 4040, 4045, 4050, 4055, 4060, 4065, 4070, 4075, 4080, 4085, 4090, 4098, 4103, 4106,
    4117, 4121, 4126, 4131, 4136, 4141, 4146, 4151, 4156, 4161, 4166, 4171, 4176, 4182, 4188, 4193,
    4203, 4208, 4218, 4222, 4234, 4242, 4247, 4252, 4257, 4262, 4267, 4272, 4277, 4282, 4288, 4293,
    4298, 4302, 4307, 4312, 4318, 4323, 4328, 4333, 4338, 4343, 4348, 4353, 4358, 4362, 4367, 4372,
    4377, 4382, 4387, 4393, 4398, 4403, 4412, 4418, 4423, 4434, 4443, 4448, 4453, 4462, 4474, 4492,
    4500, 4505, 4511, 4516, 4521, 4528, 4533, 4538, 4544, 4549, 4554, 4559, 4564, 4571, 4575, 4580,
    4585, 4590, 4597, 4602, 4608, 4613, 4624, 4629, 4641, 4647, 4653, 4662, 4671, 4680, 4686, 4691,
    4696, 4702, 4707, 4712, 4718, 4723, 4728, 4732, 4737, 4742, 4747, 4752, 4757, 4762, 4767, 4774,
    4778, 4783, 4792, 4804, 4810, 4816, 4821, 4826, 4831, 4836, 4841, 4847, 4860, 4878, 4884, 4894,
    4899, 4903, 4908, 4913, 4924, 4934, 4944, 4949, 4954, 4959, 4967, 4972, 4977, 4982, 4988, 4993,
    4998, 5003, 5008, 5013, 5018, 5023, 5028, 5033, 5038, 5043, 5048, 5053, 5058, 5063, 5068, 5074,
    5079, 5084, 5091, 5097, 5103, 5108, 5114, 5118, 5123, 5128, 5137, 5145, 5153, 5158, 5163, 5168,
    5174, 5179, 5184, 5189, 5194, 5198, 5203, 5208, 5213, 5218, 5223, 5231, 5236, 5243, 5250, 5254,
    5257, 5262, 5267, 5272, 5278, 5283, 5288, 5292, 5298, 5306, 5310, 5315, 5326, 5337, 5348, 5353,
    5361, 5369, 5374, 5381, 5386, 5391, 5396, 5401, 5406, 5411, 5416, 5422, 5431, 5445, 5450, 5455,
    5460, 5466, 5471, 5476, 5481, 5486, 5491, 5497, 5502, 5506, 5511, 5516, 5521, 5526, 5530, 5535,
    5540, 5547, 5555, 5562, 5567, 5572, 5579, 5594, 5600, 5605, 5610, 5616, 5622, 5633, 5638, 5643,
    5649, 5654, 5660, 5665, 5670, 5675, 5682, 5687, 5692, 5697, 5702, 5707, 5712, 5721, 5729, 5735,
    5745, 5754, 5760, 5770, 5779, 5785, 5790, 5802, 5807, 5813, 5818, 5825, 5829, 5834, 5839, 5844,
    5850, 5859, 5864, 5869, 5873, 5878, 5883, 5888, 5893, 5898, 5903, 5908, 5913, 5919, 5923, 5929,
    5934, 5939, 5945, 5950, 5955, 5963, 5974, 5979, 5984, 5989, 5994, 6001, 6006, 6010, 6015, 6020,
    6025, 6028, 6033, 6038, 6043, 6048, 6053, 6058, 6063, 6068, 6073, 6078, 6083, 6088, 6092, 6097,
    6105, 6110, 6115, 6120, 6125, 6131, 6138, 6145, 6150, 6154, 6159, 6168, 6173, 6178, 6183, 6187,
    6193, 6199, 6207, 6212, 6219, 6227, 6231, 6236, 6241, 6246, 6251, 6256, 6261, 6272, 6281, 6290,
    6295, 6299, 6304, 6309, 6314, 6319, 6324, 6328, 6334, 6340, 6345, 6350, 6355, 6360, 6365, 6370,
    6375, 6381, 6385, 6390, 6395, 6401, 6410, 6416, 6421, 6427, 6431, 6436, 6442, 6451, 6463, 6476,
    6481, 6486, 6492, 6497, 6503, 6509, 6514, 6519, 6524, 6529, 6534, 6539, 6544, 6548, 6553, 6558,
    6563, 6570, 6575, 6580, 6585, 6590, 6595, 6599, 6605, 6611, 6617, 6623, 6628, 6634, 6639, 6646,
    6656, 6660, 6665, 6670, 6675, 6680, 6685, 6690, 6695, 6699, 6703, 6709, 6716, 6721, 6726, 6731,
    6736, 6740, 6745, 6750, 6755, 6764, 6769, 6777, 6787, 6792, 6797, 6802, 6807, 6812, 6817, 6822,
    6827, 6832, 6837, 6842, 6846, 6851, 6856, 6862, 6867, 6873, 6879, 6884, 6889, 6892, 6897, 6901,
    6906, 6910, 6915, 6920, 6925, 6933, 6938, 6945, 6950, 6956, 6960, 6965, 6970, 6975, 6981, 6986,
    6991, 6996, 7004, 7009, 7014, 7019, 7027, 7032, 7037, 7042, 7048, 7053, 7062, 7067, 7073, 7078,
    7085, 7091, 7095, 7100, 7106, 7111, 7116, 7121, 7127, 7134, 7139, 7149, 7162, 7169, 7174, 7179,
    7187, 7192, 7200, 7209, 7214, 7219, 7228, 7234, 7239, 7244, 7248, 7253, 7259, 7263, 7268, 7274,
    7279, 7284, 7289, 7295, 7300, 7305, 7309, 7314, 7319, 7324, 7329, 7335, 7340, 7345, 7350, 7357,
    7362, 7369, 7375, 7381, 7388, 7395, 7401, 7406, 7414, 7419, 7424, 7429, 7434, 7439, 7444, 7449,
    7454, 7459, 7463, 7468, 7473, 7478, 7483, 7492, 7502, 7511, 7515, 7520, 7527, 7533, 7537, 7542,
    7547, 7552, 7557, 7562, 7567, 7572, 7578, 7587, 7597, 7602, 7607, 7612, 7617, 7622, 7627, 7632,
    7637, 7641, 7649, 7661, 7670, 7678, 7687, 7697, 7702, 7708, 7713, 7718, 7724, 7731, 7739, 7744,
    7749, 7756, 7760, 7773, 7778, 7783, 7791, 7800, 7805, 7811, 7816, 7821, 7826, 7831, 7837, 7842,
    7849, 7861, 7866, 7871, 7876, 7881, 7887, 7892, 7897, 7904, 7908, 7913, 7918, 7923, 7928, 7933,
    7938, 7942, 7947, 7953, 7957, 7963, 7966, 7971, 7977, 7983, 7989, 7995, 8001, 8005, 8009, 8014,
    8018, 8024, 8029, 8034, 8040, 8046, 8059, 8071, 8076, 8081, 8087, 8092, 8097, 8102, 8107, 8111,
    8116, 8121, 8127, 8133, 8139, 8144, 8149, 8154, 8159, 8164, 8169, 8175, 8181, 8188, 8194, 8201,
    8207, 8212, 8218, 8223, 8228, 8233, 8238, 8243, 8247, 8252, 8257, 8262, 8267, 8274, 8279, 8285,
    8292, 8296, 8301, 8308, 8313, 8319, 8326, 8330, 8334, 8339, 8345, 8351, 8356, 8363, 8368, 8373,
    8378, 8383, 8388, 8392, 8401, 8406, 8411, 8416, 8421, 8426, 8432, 8437, 8445, 8451, 8457, 8467,
    8478, 8487, 8496, 8507, 8514, 8518, 8523, 8528, 8533, 8538, 8543, 8549, 8554, 8558, 8564, 8570,
    8575, 8579, 8584, 8587, 8592, 8596, 8601, 8606, 8612, 8617, 8622, 8630, 8635, 8640, 8646, 8657,
    8662, 8667, 8672, 8678, 8683, 8688, 8694, 8700, 8705, 8710, 8715, 8720, 8725, 8731, 8736, 8741,
    8746, 8751, 8755, 8760, 8765, 8773, 8778, 8788, 8798, 8803, 8808, 8812, 8817, 8823, 8828, 8833,
    8838, 8843, 8849, 8855, 8860, 8864, 8869, 8874, 8879, 8883, 8889, 8893, 8899, 8904, 8909, 8915,
    8921, 8926, 8931, 8938, 8944, 8949, 8954, 8959, 8964, 8972, 8977, 8982, 8987, 8992, 9003, 9008,
    9013, 9017, 9022, 9028, 9035, 9040, 9046, 9052, 9058, 9063, 9069, 9074, 9082, 9087, 9094, 9099,
    9104, 9109, 9114, 9119, 9128, 9134, 9139, 9145, 9151, 9155, 9161, 9166, 9177, 9182, 9187, 9194,
    9199, 9204, 9209, 9214, 9220, 9225, 9235, 9242, 9249, 9254, 9259, 9264, 9269, 9274, 9284, 9289,
    9294, 9298, 9304, 9310, 9315, 9320, 9325, 9330, 9335, 9340, 9346, 9351, 9356, 9361, 9366, 9371,
    9374, 9378, 9383, 9388, 9393, 9398, 9404, 9409, 9415, 9420, 9427, 9432, 9437, 9443, 9455, 9460,
    9465, 9470, 9476, 9483, 9493, 9498, 9505, 9510, 9515, 9520, 9527, 9540, 9545, 9551, 9556, 9561,
    9568, 9576, 9583, 9589, 9594, 9598, 9603, 9608, 9614, 9619, 9624, 9629, 9637, 9643, 9651, 9657,
    9666, 9671, 9676, 9681, 9687, 9692, 9697, 9703, 9709, 9715, 9720, 9725, 9730, 9735, 9739, 9744,
    9751, 9755, 9763, 9768, 9773, 9778, 9785, 9794, 9802, 9807, 9813, 9818, 9825, 9830, 9836, 9848,
    9862, 9869, 9876, 9883, 9891, 9900, 9908, 9917, 9928, 9933, 9939, 9946, 9954, 9960, 9965, 9970,
    9975, 9979, 9984, 9989, 9995, 10000, 10005, 10010, 10015, 10019, 10024, 10032, 10037, 10042,
    10051, 10056, 10061, 10067, 10072, 10080, 10090, 10095, 10102, 10108, 10115, 10122, 10127,
    10135, 10144, 10154, 10159, 10164, 10169, 10180, 10191, 10202, 10213, 10224, 10229, 10235,
    10240, 10244, 10249, 10254, 10259, 10264, 10269, 10274, 10278, 10283, 10289, 10294, 10299,
    10304, 10309, 10314, 10319, 10324, 10328, 10333, 10338, 10343, 10348, 10352, 10357, 10362,
    10367, 10372, 10377, 10383, 10388, 10394, 10399, 10406, 10411, 10416, 10419, 10424, 10428,
    10435, 10441, 10446, 10453, 10461, 10471, 10479, 10486, 10493, 10501, 10506, 10511, 10516,
    10521, 10526, 10531, 10536, 10540, 10545, 10550, 10555, 10561, 10569, 10574, 10579, 10585,
    10591, 10606, 10611, 10617, 10622, 10627, 10632, 10637, 10642, 10646, 10651, 10656, 10661,
    10666, 10677, 10685, 10694, 10699, 10705, 10710, 10716, 10721, 10727, 10735, 10741, 10746,
    10754, 10760, 10766, 10776, 10785, 10790, 10798, 10804, 10808, 10814, 10819, 10824, 10832,
    10837, 10842, 10847, 10852, 10860, 10866, 10875, 10881, 10889, 10895, 10904, 10912, 10925,
    10931, 10936, 10941, 10948, 10956, 10961, 10966, 10971, 10983, 10988, 10993, 10997, 11002,
    11008, 11013, 11018, 11023, 11028, 11033, 11038, 11044, 11056, 11062, 11067, 11072, 11076,
    11081, 11086, 11091, 11096, 11102, 11107, 11111, 11116, 11122, 11127, 11131, 11136, 11143,
    11148, 11154, 11159, 11165, 11170, 11175, 11178, 11183, 11188, 11193, 11198, 11203, 11208,
    11212, 11217, 11222, 11227, 11232, 11238, 11243, 11247, 11252, 11257, 11263, 11267, 11272,
    11277, 11282, 11287, 11292, 11297, 11302, 11306, 11310, 11315, 11320, 11328, 11335, 11341,
    11347, 11353, 11358, 11365, 11370, 11375, 11381, 11391, 11398, 11404, 11409, 11417, 11427,
    11432, 11437, 11444, 11450, 11460, 11467, 11472, 11480, 11485, 11491, 11498, 11511, 11519,
    11525, 11531, 11536, 11545, 11553, 11557, 11562, 11567, 11573, 11581, 11590, 11595, 11599,
    11604, 11609, 11614, 11623, 11628, 11634, 11640, 11648, 11656, 11661, 11666, 11675, 11684,
    11688, 11693, 11698, 11703, 11708, 11713, 11718, 11723, 11728, 11734, 11740, 11747, 11757,
    11762, 11767, 11775, 11782, 11787, 11793, 11798, 11803, 11807, 11812, 11823, 11828, 11837,
    11843, 11850, 11864, 11871, 11881, 11887, 11891, 11896, 11901, 11906, 11910, 11915, 11920,
    11925, 11936, 11941, 11946, 11951, 11956, 11961, 11968, 11973, 11978, 11984, 11990, 11995,
    12000, 12006, 12012, 12018, 12027, 12033, 12038, 12043, 12048, 12053, 12059, 12065, 12072,
    12078, 12085, 12090, 12094, 12100, 12105, 12110, 12116, 12124, 12132, 12138, 12144, 12150,
    12155, 12161, 12166, 12172, 12178, 12182, 12187, 12192, 12199, 12205, 12210, 12219, 12224,
    12229, 12234, 12239, 12243, 12249, 12255, 12261, 12268, 12273, 12278, 12283, 12288, 12294,
    12299, 12305, 12310, 12315, 12320, 12325, 12330, 12335, 12340, 12345, 12349, 12354, 12360,
    12374, 12391, 12396, 12401, 12408, 12414, 12422, 12434, 12439, 12447, 12453, 12458, 12464,
    12469, 12475, 12483, 12492, 12497, 12503, 12509, 12514, 12522, 12527, 12532, 12539, 12544,
    12550, 12557, 12565, 12569, 12574, 12579, 12584, 12590, 12595, 12600, 12606, 12612, 12617,
    12622, 12627, 12632, 12638, 12645, 12650, 12656, 12662, 12668, 12673, 12678, 12683, 12689,
    12694, 12700, 12705, 12710, 12716, 12721, 12726, 12731, 12736, 12741, 12747, 12752, 12757,
    12762, 12767, 12772, 12777, 12782, 12787, 12792, 12798, 12805, 12810, 12816, 12824, 12835,
    12840, 12846, 12850, 12855, 12861, 12867, 12874, 12880, 12885, 12890, 12899, 12904, 12909,
    12915, 12927, 12932, 12937, 12942, 12949, 12954, 12960, 12965, 12970, 12974, 12979, 12984,
    12989, 12994, 12999, 13004, 13009, 13014, 13019, 13024, 13029, 13039, 13049, 13055, 13059,
    13064, 13069, 13074, 13079, 13083, 13088, 13093, 13098, 13103, 13108, 13113, 13118, 13123,
    13129, 13135, 13140, 13145, 13150, 13155, 13160, 13164, 13169, 13174, 13181, 13187, 13192,
    13199, 13202, 13210, 13214, 13219, 13224, 13230, 13236, 13244, 13250, 13254, 13259, 13265,
    13270, 13275, 13280, 13284, 13289, 13294, 13299, 13304, 13309, 13314, 13319, 13324, 13332,
    13338, 13346, 13351, 13356, 13360, 13365, 13370, 13375, 13380, 13388, 13397, 13405, 13410,
    13417, 13422, 13426, 13431, 13436, 13441, 13445, 13450, 13457, 13464, 13475, 13480, 13486,
    13490, 13495, 13500, 13505, 13513, 13521, 13527, 13534, 13539, 13545, 13550, 13556, 13561,
    13566, 13575, 13579, 13586, 13591, 13596, 13602, 13607, 13612, 13617, 13622, 13626, 13632,
    13639, 13644, 13651, 13656, 13661, 13666, 13670, 13675, 13679, 13684, 13689, 13696, 13702,
    13707, 13712, 13717, 13722, 13728, 13733, 13738, 13744, 13749, 13754, 13759, 13767, 13772,
    13777, 13782, 13786, 13792, 13797, 13802, 13806, 13815, 13822, 13830, 13835, 13840, 13845,
    13850, 13855, 13859, 13864, 13869, 13873, 13878, 13881, 13886, 13891, 13896, 13901, 13906,
    13911, 13916, 13925, 13930, 13935, 13940, 13945, 13950, 13955, 13960, 13965, 13970, 13976,
    13981, 13986, 13991, 13997, 14002, 14007, 14012, 14017, 14022, 14034, 14039, 14044, 14049,
    14054, 14059, 14064, 14069, 14075, 14080, 14085, 14090, 14095, 14100, 14105, 14110, 14115,
    14119, 14124, 14129, 14138, 14148, 14153, 14158, 14167, 14172, 14180, 14188, 14196, 14205,
    14211, 14216, 14221, 14226, 14232, 14237, 14249, 14257, 14266, 14271, 14276, 14282, 14287,
    14292, 14298, 14303, 14309, 14314, 14320, 14325, 14330, 14335, 14340, 14345, 14350, 14355,
    14360, 14365, 14378, 14383, 14389, 14394, 14399, 14404, 14412, 14417, 14426, 14431, 14436,
    14441, 14446, 14451, 14456, 14461, 14466, 14471, 14476, 14481, 14486, 14491, 14496, 14501,
    14507, 14512, 14517, 14521, 14526, 14531, 14537, 14542, 14546, 14552, 14558, 14561, 14566,
    14571, 14576, 14581, 14585, 14589, 14594, 14599, 14604, 14609, 14614, 14618, 14623, 14628,
    14633, 14638, 14643, 14647, 14655, 14663, 14668, 14673, 14679, 14688, 14693, 14698, 14705,
    14710, 14715, 14721, 14726, 14735, 14743, 14749, 14758, 14763, 14771, 14777, 14782, 14789,
    14801, 14807, 14812, 14817, 14821, 14826, 14831, 14836, 14841, 14846, 14851, 14858, 14862,
    14869, 14874, 14879, 14884, 14890, 14898, 14906, 14911, 14916, 14921, 14929, 14936, 14941,
    14946, 14953, 14959, 14964, 14970, 14977, 14982, 14986, 14994, 14999, 15004, 15009, 15014,
    15019, 15028, 15036, 15044, 15052, 15057, 15062, 15067, 15072, 15077, 15084, 15091, 15096,
    15101, 15107, 15111, 15116, 15121, 15126, 15131, 15136, 15141, 15146, 15151, 15156, 15161,
    15166, 15173, 15178, 15182, 15187, 15192, 15197, 15202, 15207, 15213, 15219, 15225, 15231,
    15237, 15243, 15249, 15256, 15260, 15265, 15270, 15275, 15280, 15287, 15295, 15301, 15308,
    15315, 15320, 15326, 15331, 15336, 15341, 15346, 15350, 15355, 15360, 15365, 15370, 15375,
    15384, 15389, 15398, 15403, 15411, 15421, 15426, 15431, 15435, 15440, 15445, 15454, 15464,
    15469, 15474, 15479, 15484, 15489, 15496, 15501, 15506, 15511, 15517, 15522, 15529, 15534,
    15546, 15551, 15556, 15560, 15565, 15570, 15575, 15580, 15586, 15591, 15596, 15602, 15607,
    15612, 15618, 15623, 15628, 15637, 15642, 15647, 15652, 15657, 15662, 15667, 15673, 15677,
    15682, 15692, 15699, 15708, 15714, 15719, 15724, 15730, 15735, 15744, 15753, 15758, 15764,
    15770, 15775, 15783, 15787, 15792, 15797, 15802, 15808, 15813, 15818, 15823, 15828, 15834,
    15839, 15845, 15851, 15856, 15862, 15868, 15873, 15878, 15883, 15890, 15897, 15902, 15907,
    15912, 15919, 15924, 15929, 15934, 15942, 15947, 15952, 15963, 15973, 15982, 15988, 15996,
    16008, 16015, 16022, 16030, 16035, 16040, 16045, 16050, 16055, 16060, 16064, 16072, 16079,
    16084, 16092, 16097, 16102, 16108, 16113, 16119, 16124, 16132, 16138, 16144, 16152, 16158,
    16164, 16169, 16175, 16180, 16190, 16200, 16209, 16215, 16221, 16227, 16232, 16237, 16242,
    16247, 16251, 16256, 16262, 16267, 16272, 16278, 16284, 16289, 16294, 16299, 16304, 16308,
    16313, 16319, 16324, 16330, 16336, 16341, 16346, 16351, 16355, 16360, 16365, 16370, 16375,
    16379, 16384, 16389, 16394, 16399, 16404, 16409, 16413, 16418, 16423, 16428, 16433, 16439,
    16444, 16449, 16455, 16460, 16465, 16471, 16476, 16481, 16486, 16491, 16496, 16501, 16504,
    16509, 16515, 16519, 16524, 16529, 16534, 16541, 16546, 16551, 16557, 16564, 16569, 16573,
    16578, 16583, 16588, 16593, 16598, 16604, 16611, 16616, 16620, 16625, 16630, 16636, 16648,
    16658, 16663, 16668, 16672, 16677, 16682, 16687, 16692, 16697, 16701, 16705, 16710, 16718,
    16724, 16729, 16735, 16740, 16745, 16750, 16755, 16760, 16765, 16770, 16775, 16778, 16783,
    16788, 16792, 16796, 16801, 16805, 16811, 16816, 16822, 16828, 16837, 16846, 16856, 16861,
    16867, 16872, 16877, 16882, 16898, 16917, 16926, 16934, 16939, 16946, 16950, 16957, 16962,
    16969, 16974, 16981, 16988, 16993, 17001, 17009, 17020, 17025, 17030, 17036, 17042, 17046,
    17053, 17064, 17068, 17073, 17080, 17085, 17090, 17096, 17101, 17106, 17111, 17115, 17124,
    17131, 17139, 17144, 17151, 17156, 17162, 17168, 17173, 17179, 17184, 17189, 17194, 17208,
    17216, 17226, 17231, 17236, 17242, 17252, 17262, 17269, 17275, 17285, 17291, 17297, 17302,
    17307, 17313, 17318, 17324, 17329, 17334, 17338, 17343, 17349, 17355, 17361, 17367, 17373,
    17383, 17390, 17395, 17401, 17407, 17412, 17417, 17422, 17427, 17431, 17436, 17442, 17448,
    17452, 17457, 17462, 17467, 17472, 17478, 17482, 17487, 17494, 17499, 17506, 17511, 17516,
    17521, 17526, 17532, 17537, 17542, 17547, 17552, 17557, 17562, 17567, 17574, 17579, 17589,
    17595, 17600, 17605, 17610, 17616, 17622, 17627, 17632, 17636, 17641, 17649, 17654, 17659,
    17666, 17671, 17680, 17688, 17697, 17706, 17711, 17721, 17727, 17733, 17738, 17743, 17749,
    17753, 17757, 17764, 17769, 17775, 17780, 17786, 17791, 17796, 17805, 17810, 17814, 17819,
    17824, 17828, 17834, 17841, 17850, 17855, 17868, 17872, 17878, 17883, 17888, 17893, 17898,
    17903, 17908, 17912, 17917, 17922, 17926, 17937, 17942, 17946, 17951, 17956, 17962, 17967,
    17971, 17976, 17981, 17994, 18000, 18008, 18013, 18018, 18024, 18029, 18034, 18041, 18053,
    18058, 18068, 18078, 18088, 18094, 18099, 18104, 18110, 18114, 18119, 18124, 18129, 18134,
    18140, 18145, 18150, 18155, 18160, 18164, 18170, 18175, 18181, 18188, 18195, 18200, 18205,
    18210, 18215, 18220, 18228, 18235, 18248, 18259, 18264, 18272, 18277, 18282, 18287, 18299,
    18311, 18318, 18324, 18329, 18334, 18341, 18348, 18353, 18359, 18364, 18369, 18376, 18380,
    18385, 18390, 18395, 18400, 18405, 18410, 18415, 18420, 18425, 18431, 18437, 18442, 18447,
    18452, 18457, 18462, 18467, 18472, 18477, 18482, 18488, 18495, 18501, 18507, 18513, 18519,
    18525, 18530, 18539, 18547, 18555, 18565, 18580, 18586, 18590, 18595, 18600, 18605, 18610,
    18621, 18629, 18634, 18639, 18643, 18648, 18653, 18658, 18663, 18668, 18673, 18679, 18684,
    18689, 18693, 18700, 18705, 18713, 18720, 18726, 18732, 18737, 18742, 18747, 18755, 18760,
    18766, 18773, 18778, 18783, 18787, 18793, 18798, 18803, 18810, 18815, 18820, 18825, 18830,
    18836, 18841, 18846, 18852, 18857, 18863, 18868, 18872, 18877, 18881, 18886, 18891, 18896,
    18901, 18909, 18914, 18919, 18924, 18929, 18934, 18938, 18943, 18948, 18953, 18958, 18966,
    18974, 18980, 18988, 18994, 19001, 19007, 19014, 19019, 19024, 19033, 19039, 19044, 19049,
    19054, 19058, 19063, 19070, 19075, 19080, 19085, 19090, 19096, 19104, 19112, 19117, 19122,
    19127, 19132, 19138, 19144, 19149, 19156, 19161, 19172, 19178, 19186, 19191, 19196, 19202,
    19207, 19212, 19219, 19224, 19232, 19236, 19244, 19249, 19254, 19258, 19266, 19280, 19293,
    19298, 19303, 19309, 19320, 19330, 19341, 19351, 19356, 19362, 19367, 19372, 19377, 19384,
    19389, 19394, 19399, 19404, 19409, 19418, 19424, 19429, 19434, 19439, 19444, 19450, 19455,
    19463, 19479, 19491, 19500, 19509, 19522, 19532, 19541, 19551, 19557, 19567, 19572, 19577,
    19582, 19587, 19596, 19602, 19608, 19613, 19618, 19623, 19628, 19633, 19638, 19643, 19647,
    19652, 19657, 19664, 19670, 19675, 19680, 19686, 19692, 19697, 19702, 19707, 19711, 19717,
    19723, 19729, 19734, 19739, 19744, 19750, 19756, 19761, 19768, 19773, 19778, 19783, 19788,
    19795, 19807, 19812, 19818, 19826, 19832, 19837, 19845, 19854, 19860, 19869, 19874, 19879,
    19884, 19890, 19895, 19913, 19930, 19946, 19952, 19957, 19962, 19967, 19973, 19977, 19986,
    19994, 19999, 20004, 20012, 20017, 20022, 20030, 20036, 20041, 20046, 20056, 20061, 20066,
    20070, 20075, 20081, 20088, 20093, 20100, 20105, 20110, 20115, 20120, 20125, 20130, 20135,
    20140, 20145, 20150, 20155, 20160, 20166, 20174, 20182, 20187, 20194, 20199, 20204, 20208,
    20213, 20216, 20220, 20225, 20229, 20234, 20239, 20244, 20250, 20255, 20260, 20268, 20273,
    20280, 20285, 20290, 20295, 20303, 20311, 20320, 20329, 20337, 20346, 20354, 20363, 20373,
    20382, 20391, 20399, 20407, 20415, 20422, 20431, 20441, 20448, 20456, 20465, 20470, 20475,
    20480, 20485, 20490, 20496, 20502, 20507, 20512, 20517, 20522, 20530, 20535, 20541, 20546,
    20551, 20556, 20561, 20567, 20571, 20576, 20585, 20590, 20601, 20611, 20617, 20623, 20628,
    20634, 20643, 20649, 20659, 20668, 20672, 20677, 20685, 20690, 20700, 20711, 20720, 20736,
    20744, 20749, 20754, 20760, 20765, 20770, 20777, 20788, 20793, 20799, 20805, 20810, 20818,
    20823, 20828, 20834, 20839, 20844, 20849, 20855, 20861, 20866, 20873, 20877, 20881, 20886,
    20892, 20897, 20901, 20906, 20912, 20923, 20928, 20933, 20945, 20950, 20955, 20970, 20981,
    20990, 20996, 21001, 21006, 21012, 21017, 21024, 21029, 21034, 21040, 21046, 21056, 21065,
    21070, 21074, 21080, 21085, 21090, 21095, 21100, 21105, 21109, 21114, 21119, 21124, 21130,
    21136, 21142, 21151, 21156, 21163, 21168, 21173, 21177, 21190, 21196, 21201, 21206, 21211,
    21217, 21222, 21227, 21232, 21237, 21242, 21247, 21252, 21257, 21263, 21268, 21273, 21277,
    21282, 21288, 21294, 21299, 21304, 21309, 21317, 21322, 21327, 21332, 21337, 21344, 21349,
    21355, 21360, 21363, 21368, 21373, 21381, 21386, 21390, 21395, 21401, 21406, 21412, 21417,
    21422, 21427, 21433, 21438, 21444, 21451, 21456, 21460, 21465, 21470, 21475, 21479, 21485,
    21490, 21495, 21501, 21506, 21511, 21516, 21521, 21527, 21536, 21550, 21560, 21565, 21570,
    21574, 21580, 21585, 21590, 21595, 21599, 21605, 21610, 21616, 21621, 21627, 21632, 21637,
    21643, 21649, 21655, 21660, 21665, 21672, 21677, 21682, 21686, 21691, 21696, 21701, 21706,
    21711, 21716, 21721, 21726, 21731, 21736, 21741, 21746, 21751, 21757, 21763, 21769, 21775,
    21781, 21787, 21793, 21799, 21805, 21811, 21817, 21823, 21829, 21835, 21840, 21845, 21849,
    21852, 21857, 21862, 21867, 21873, 21879, 21885, 21889, 21894, 21899, 21907, 21912, 21918,
    21932, 21940, 21945, 21949, 21954, 21960, 21967, 21972, 21980, 21985, 21993, 21998, 22006,
    22011, 22016, 22021, 22030, 22035, 22040, 22046, 22051, 22056, 22061, 22066, 22071, 22076,
    22085, 22092, 22098, 22106, 22110, 22115, 22120, 22125, 22130, 22135, 22140, 22144, 22149,
    22155, 22161, 22167, 22172, 22177, 22182, 22189, 22194, 22199, 22204, 22208, 22213, 22220,
    22226, 22231, 22236, 22241, 22247, 22252, 22257, 22262, 22266, 22271, 22277, 22282, 22288,
    22293, 22298, 22303, 22309, 22314, 22319, 22323, 22328, 22333, 22338, 22343, 22348, 22353,
    22358, 22363, 22368, 22373, 22379, 22384, 22389, 22393, 22399, 22404, 22410, 22416, 22421,
    22426, 22435, 22441, 22455, 22460, 22472, 22478, 22484, 22489, 22495, 22507, 22513, 22519,
    22524, 22529, 22534, 22539, 22544, 22549, 22554, 22559, 22564, 22569, 22574, 22579, 22583,
    22588, 22592, 22597, 22603, 22608, 22614, 22618, 22621, 22626, 22631, 22637, 22642, 22647,
    22652, 22658, 22667, 22673, 22679, 22684, 22692, 22697, 22703, 22708, 22713, 22718, 22723,
    22728, 22733, 22739, 22744, 22750, 22756, 22761, 22768, 22773, 22778, 22783, 22788, 22793,
    22798, 22804, 22812, 22824, 22832, 22838, 22851, 22857, 22862, 22866, 22872, 22877, 22882,
    22886, 22891, 22897, 22902, 22907, 22913, 22923, 22928, 22933, 22940, 22948, 22957, 22962,
    22967, 22972, 22977, 22982, 22994, 22999, 23004, 23009, 23014, 23018, 23023, 23028, 23034,
    23038, 23043, 23048, 23053, 23058, 23064, 23070, 23077, 23088, 23093, 23098, 23103, 23108,
    23112, 23117, 23123, 23130, 23140, 23150, 23155, 23160, 23164, 23169, 23174, 23179, 23184,
    23189, 23194, 23199, 23204, 23209, 23214, 23219, 23224, 23229, 23234, 23239, 23244, 23249,
    23254, 23260, 23265, 23270, 23275, 23280, 23288, 23293, 23297, 23302, 23307, 23312, 23317,
    23322, 23327, 23332, 23337, 23343, 23348, 23354, 23364, 23370, 23375, 23380, 23385, 23390,
    23394, 23399, 23404, 23409, 23414, 23419, 23424, 23429, 23432, 23437, 23442, 23447, 23452,
    23458, 23465, 23471, 23476, 23481, 23486, 23491, 23496, 23501, 23508, 23514, 23519, 23525,
    23530, 23536, 23542, 23547, 23552, 23558, 23563, 23568, 23572, 23578, 23583, 23592, 23600,
    23608, 23615, 23620, 23631, 23635, 23640, 23645, 23653, 23658, 23666, 23671, 23677, 23682,
    23687, 23692, 23698, 23703, 23709, 23714, 23720, 23726, 23731, 23741, 23747, 23754, 23761,
    23765, 23770, 23775, 23780, 23785, 23789, 23794, 23800, 23805, 23810, 23815, 23820, 23827,
    23832, 23837, 23842, 23847, 23852, 23857, 23863, 23869, 23875, 23880, 23886, 23892, 23897,
    23901, 23907, 23914, 23919, 23924, 23931, 23936, 23946, 23954, 23963, 23972, 23976, 23987,
    23998, 24011, 24024, 24038, 24051, 24056, 24062, 24067, 24072, 24077, 24083, 24090, 24095,
    24102, 24109, 24114, 24119, 24124, 24129, 24134, 24138, 24143, 24148, 24156, 24161, 24173,
    24178, 24182, 24187, 24193, 24202, 24207, 24214, 24220, 24225, 24230, 24244, 24251, 24257,
    24264, 24269, 24273, 24279, 24284, 24290, 24295, 24299, 24304, 24309, 24314, 24319, 24325,
    24329, 24332, 24337, 24342, 24347, 24353, 24358, 24364, 24381, 24391, 24397, 24402, 24407,
    24413, 24419, 24425, 24430, 24434, 24439, 24450, 24455, 24460, 24464, 24469, 24474, 24479,
    24483, 24488, 24493, 24496, 24501, 24505, 24509, 24513, 24517, 24521, 24525, 24530, 24534,
    24538, 24543, 24549, 24554, 24559, 24567, 24573, 24579, 24584, 24589, 24594, 24599, 24606,
    24611, 24620, 24626, 24631, 24637, 24642, 24648, 24655, 24661, 24666, 24672, 24677, 24683,
    24688, 24694, 24699, 24704, 24709, 24713, 24719, 24724, 24735, 24740, 24745, 24751, 24756,
    24761, 24765, 24771,
  ]

  /// Where the claims of each begin.
  static let suffixClaimStarts: [UInt16] = [
    0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 29,
    30, 31, 32, 34, 35, 36, 37, 38, 39, 40, 41, 42, 44, 45, 46, 48, 49, 51, 53, 54, 55, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 71, 72, 73, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85,
    86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 101, 102, 103, 104, 105, 106, 107, 109,
    110, 111, 112, 113, 115, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 129, 130, 132,
    133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 147, 148, 150, 151, 152, 153,
    155, 156, 157, 158, 159, 160, 161, 163, 164, 165, 166, 167, 169, 170, 171, 172, 173, 174, 175,
    176, 177, 178, 179, 180, 181, 182, 183, 186, 187, 188, 189, 190, 191, 192, 193, 195, 196, 198,
    199, 201, 202, 205, 206, 207, 209, 210, 211, 212, 213, 215, 216, 217, 218, 219, 220, 221, 222,
    223, 224, 225, 227, 228, 229, 230, 231, 233, 234, 235, 236, 237, 238, 240, 241, 242, 243, 244,
    245, 246, 247, 248, 252, 253, 254, 255, 256, 257, 259, 260, 261, 262, 263, 264, 265, 266, 267,
    271, 272, 276, 277, 278, 279, 284, 285, 286, 287, 288, 289, 290, 291, 293, 294, 296, 297, 298,
    299, 300, 301, 303, 304, 305, 306, 307, 308, 309, 311, 312, 313, 314, 315, 317, 318, 319, 320,
    321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 332, 333, 334, 335, 336, 337, 339, 340, 341,
    342, 343, 345, 346, 347, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362,
    363, 364, 365, 366, 368, 369, 370, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 386,
    387, 388, 389, 390, 391, 392, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 408, 410,
    411, 413, 414, 416, 417, 418, 420, 421, 422, 423, 424, 426, 427, 428, 429, 430, 431, 432, 433,
    439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 457, 458,
    459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477,
    478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 496, 497,
    499, 500, 502, 503, 504, 505, 507, 508, 509, 510, 511, 512, 514, 515, 516, 517, 518, 519, 520,
    521, 522, 523, 524, 525, 526, 528, 530, 531, 532, 533, 534, 537, 538, 541, 542, 543, 544, 545,
    546, 547, 548, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565,
    566, 567, 568, 569, 570, 572, 573, 574, 575, 577, 578, 579, 581, 583, 584, 585, 587, 588, 589,
    590, 591, 594, 595, 597, 598, 599, 600, 601, 603, 604, 605, 606, 607, 608, 610, 611, 612, 615,
    616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 628, 629, 630, 631, 632, 634, 635, 638,
    639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 651, 652, 653, 654, 655, 656, 657, 658,
    659, 660, 661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 675, 676, 677, 678, 679,
    680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 692, 693, 694, 695, 696, 697, 698, 699, 700,
    701, 702, 703, 704, 705, 709, 710, 711, 712, 714, 715, 716, 717, 718, 719, 720, 721, 722, 724,
    725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 736, 737, 738, 739, 740, 741, 742, 743, 744,
    745, 746, 747, 748, 749, 752, 753, 754, 755, 757, 758, 759, 760, 763, 764, 768, 769, 770, 771,
    772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785, 787, 789, 791, 792, 794,
    795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813,
    814, 815, 816, 819, 820, 821, 822, 823, 824, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835,
    838, 839, 840, 841, 844, 845, 846, 847, 848, 849, 851, 852, 853, 854, 856, 857, 858, 859, 860,
    861, 862, 863, 864, 865, 866, 867, 869, 870, 871, 872, 874, 875, 876, 877, 878, 880, 881, 882,
    883, 884, 885, 887, 888, 889, 891, 892, 893, 895, 896, 897, 898, 899, 900, 901, 902, 903, 904,
    905, 906, 907, 908, 909, 910, 911, 912, 913, 914, 915, 917, 918, 919, 920, 921, 922, 923, 925,
    927, 928, 929, 930, 931, 932, 933, 934, 936, 937, 938, 939, 941, 942, 943, 944, 947, 950, 951,
    952, 953, 955, 958, 959, 960, 961, 962, 963, 964, 965, 966, 970, 971, 972, 973, 974, 975, 976,
    977, 979, 980, 981, 982, 983, 984, 985, 986, 987, 989, 990, 991, 992, 993, 995, 998, 999, 1000,
    1003, 1005, 1006, 1007, 1008, 1010, 1011, 1012, 1013, 1014, 1016, 1017, 1018, 1020, 1021, 1022,
    1023, 1024, 1026, 1027, 1028, 1029, 1030, 1031, 1032, 1034, 1035, 1036, 1038, 1039, 1040, 1041,
    1042, 1043, 1044, 1045, 1046, 1047, 1048, 1049, 1050, 1051, 1052, 1053, 1055, 1056, 1057, 1059,
    1060, 1061, 1062, 1063, 1064, 1065, 1066, 1067, 1068, 1069, 1070, 1071, 1072, 1073, 1074, 1075,
    1076, 1077, 1078, 1080, 1081, 1082, 1083, 1084, 1085, 1086, 1087, 1088, 1090, 1091, 1092, 1093,
    1094, 1096, 1097, 1098, 1100, 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1110, 1111, 1112, 1113,
    1114, 1115, 1116, 1117, 1118, 1119, 1121, 1122, 1123, 1124, 1125, 1126, 1127, 1128, 1129, 1130,
    1132, 1133, 1134, 1135, 1136, 1138, 1139, 1140, 1142, 1143, 1144, 1146, 1147, 1148, 1150, 1151,
    1152, 1153, 1154, 1155, 1156, 1157, 1158, 1159, 1161, 1162, 1163, 1164, 1165, 1166, 1167, 1168,
    1169, 1170, 1171, 1172, 1173, 1174, 1175, 1176, 1177, 1178, 1180, 1181, 1182, 1186, 1187, 1188,
    1189, 1190, 1191, 1192, 1193, 1194, 1195, 1196, 1197, 1198, 1199, 1200, 1201, 1203, 1204, 1205,
    1206, 1207, 1208, 1209, 1210, 1211, 1212, 1213, 1214, 1215, 1216, 1217, 1218, 1219, 1220, 1222,
    1223, 1225, 1226, 1227, 1228, 1231, 1232, 1233, 1235, 1236, 1237, 1238, 1239, 1243, 1244, 1245,
    1246, 1247, 1248, 1249, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 1259, 1260, 1261, 1262,
    1263, 1264, 1265, 1266, 1267, 1268, 1269, 1270, 1271, 1272, 1273, 1274, 1275, 1276, 1277, 1278,
    1282, 1283, 1284, 1285, 1287, 1288, 1289, 1290, 1291, 1292, 1293, 1294, 1295, 1296, 1297, 1298,
    1299, 1300, 1301, 1302, 1305, 1306, 1307, 1309, 1310, 1311, 1312, 1313, 1314, 1315, 1317, 1318,
    1319, 1320, 1321, 1323, 1324, 1325, 1326, 1327, 1331, 1332, 1334, 1335, 1336, 1337, 1338, 1339,
    1340, 1341, 1342, 1344, 1345, 1346, 1348, 1351, 1352, 1353, 1357, 1358, 1359, 1362, 1363, 1364,
    1365, 1366, 1367, 1368, 1369, 1372, 1373, 1374, 1375, 1377, 1378, 1379, 1381, 1382, 1383, 1384,
    1385, 1386, 1387, 1388, 1389, 1390, 1391, 1392, 1393, 1396, 1397, 1398, 1399, 1400, 1401, 1402,
    1403, 1404, 1406, 1407, 1408, 1409, 1411, 1412, 1413, 1414, 1415, 1416, 1417, 1418, 1419, 1420,
    1421, 1424, 1426, 1428, 1429, 1430, 1431, 1432, 1433, 1434, 1435, 1436, 1437, 1438, 1440, 1442,
    1443, 1444, 1445, 1446, 1447, 1448, 1449, 1450, 1451, 1452, 1453, 1455, 1456, 1459, 1460, 1461,
    1462, 1463, 1464, 1465, 1466, 1467, 1468, 1469, 1470, 1471, 1472, 1473, 1474, 1475, 1476, 1477,
    1478, 1480, 1481, 1482, 1483, 1484, 1486, 1487, 1488, 1489, 1490, 1492, 1493, 1494, 1495, 1496,
    1497, 1498, 1500, 1501, 1503, 1504, 1505, 1506, 1507, 1508, 1512, 1513, 1514, 1515, 1516, 1518,
    1519, 1520, 1522, 1523, 1524, 1525, 1527, 1528, 1529, 1530, 1532, 1533, 1535, 1536, 1537, 1538,
    1539, 1540, 1541, 1542, 1543, 1544, 1545, 1546, 1548, 1550, 1551, 1552, 1553, 1554, 1555, 1556,
    1557, 1558, 1559, 1560, 1561, 1562, 1564, 1565, 1566, 1567, 1568, 1569, 1570, 1572, 1576, 1577,
    1579, 1581, 1582, 1583, 1585, 1586, 1587, 1588, 1589, 1590, 1591, 1592, 1593, 1594, 1595, 1596,
    1597, 1599, 1600, 1601, 1602, 1603, 1604, 1605, 1606, 1607, 1608, 1609, 1610, 1611, 1612, 1613,
    1614, 1615, 1618, 1619, 1620, 1621, 1622, 1623, 1624, 1625, 1626, 1627, 1629, 1630, 1631, 1632,
    1633, 1634, 1635, 1636, 1637, 1639, 1640, 1641, 1642, 1643, 1644, 1645, 1646, 1648, 1649, 1650,
    1651, 1652, 1654, 1655, 1656, 1657, 1658, 1659, 1660, 1661, 1662, 1663, 1664, 1665, 1666, 1667,
    1668, 1669, 1670, 1671, 1672, 1673, 1674, 1675, 1676, 1677, 1678, 1679, 1680, 1681, 1682, 1683,
    1685, 1686, 1687, 1688, 1690, 1691, 1692, 1693, 1694, 1695, 1696, 1697, 1698, 1699, 1700, 1701,
    1702, 1704, 1705, 1707, 1708, 1709, 1710, 1712, 1713, 1714, 1716, 1717, 1718, 1719, 1720, 1721,
    1722, 1723, 1724, 1725, 1726, 1727, 1729, 1730, 1732, 1733, 1734, 1735, 1736, 1737, 1738, 1740,
    1741, 1742, 1743, 1744, 1745, 1746, 1747, 1748, 1749, 1750, 1751, 1752, 1753, 1754, 1755, 1756,
    1759, 1760, 1761, 1762, 1763, 1765, 1766, 1767, 1769, 1770, 1771, 1772, 1773, 1774, 1775, 1776,
    1777, 1778, 1780, 1781, 1782, 1783, 1784, 1785, 1786, 1787, 1788, 1789, 1790, 1791, 1792, 1793,
    1794, 1795, 1796, 1797, 1798, 1799, 1800, 1801, 1802, 1803, 1804, 1805, 1806, 1807, 1809, 1810,
    1811, 1812, 1813, 1814, 1819, 1820, 1821, 1823, 1824, 1826, 1827, 1828, 1829, 1831, 1838, 1839,
    1840, 1842, 1843, 1844, 1845, 1849, 1851, 1852, 1853, 1855, 1856, 1857, 1858, 1860, 1861, 1862,
    1863, 1864, 1865, 1866, 1867, 1868, 1869, 1870, 1871, 1872, 1873, 1874, 1876, 1877, 1878, 1879,
    1880, 1881, 1882, 1884, 1885, 1886, 1887, 1888, 1889, 1892, 1893, 1894, 1895, 1896, 1897, 1898,
    1899, 1900, 1901, 1902, 1903, 1904, 1905, 1906, 1907, 1908, 1909, 1910, 1912, 1913, 1914, 1916,
    1917, 1918, 1919, 1920, 1921, 1922, 1923, 1924, 1925, 1926, 1927, 1928, 1929, 1930, 1931, 1932,
    1933, 1934, 1935, 1936, 1937, 1938, 1939, 1940, 1941, 1942, 1943, 1944, 1945, 1946, 1947, 1948,
    1949, 1950, 1951, 1952, 1954, 1955, 1956, 1957, 1958, 1959, 1960, 1961, 1962, 1963, 1964, 1965,
    1966, 1968, 1969, 1970, 1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979, 1980, 1981, 1982, 1983,
    1984, 1985, 1986, 1987, 1988, 1989, 1990, 1991, 1992, 1993, 1994, 1995, 1996, 1997, 1998, 2000,
    2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009, 2011, 2013, 2014, 2015, 2016, 2017, 2018,
    2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034,
    2035, 2036, 2037, 2040, 2041, 2042, 2044, 2045, 2046, 2047, 2048, 2050, 2051, 2052, 2053, 2054,
    2055, 2056, 2057, 2058, 2059, 2060, 2061, 2063, 2064, 2065, 2066, 2067, 2068, 2069, 2070, 2071,
    2072, 2073, 2074, 2075, 2077, 2078, 2080, 2081, 2082, 2083, 2084, 2085, 2086, 2087, 2088, 2090,
    2091, 2092, 2093, 2094, 2095, 2096, 2097, 2098, 2102, 2103, 2105, 2106, 2107, 2111, 2112, 2113,
    2114, 2115, 2116, 2117, 2118, 2119, 2120, 2121, 2122, 2123, 2124, 2125, 2126, 2127, 2128, 2129,
    2130, 2131, 2132, 2133, 2134, 2135, 2136, 2137, 2138, 2139, 2140, 2141, 2142, 2143, 2144, 2145,
    2147, 2148, 2150, 2151, 2152, 2153, 2154, 2155, 2156, 2157, 2158, 2159, 2160, 2161, 2162, 2163,
    2166, 2167, 2168, 2169, 2170, 2171, 2172, 2174, 2175, 2176, 2177, 2178, 2179, 2180, 2181, 2183,
    2184, 2185, 2186, 2187, 2188, 2189, 2190, 2191, 2192, 2193, 2194, 2195, 2196, 2197, 2198, 2199,
    2200, 2201, 2202, 2203, 2204, 2205, 2206, 2207, 2208, 2209, 2210, 2211, 2212, 2213, 2214, 2216,
    2217, 2218, 2219, 2220, 2221, 2222, 2223, 2224, 2225, 2226, 2227, 2228, 2229, 2230, 2231, 2232,
    2233, 2234, 2235, 2236, 2237, 2238, 2243, 2244, 2245, 2246, 2247, 2248, 2249, 2250, 2251, 2252,
    2253, 2254, 2255, 2258, 2259, 2260, 2262, 2263, 2264, 2265, 2267, 2268, 2269, 2271, 2272, 2274,
    2275, 2277, 2278, 2281, 2282, 2283, 2284, 2285, 2286, 2287, 2288, 2289, 2290, 2291, 2292, 2293,
    2294, 2296, 2297, 2299, 2300, 2304, 2305, 2306, 2307, 2308, 2310, 2311, 2312, 2313, 2314, 2315,
    2316, 2317, 2318, 2320, 2321, 2322, 2323, 2324, 2325, 2326, 2327, 2328, 2329, 2330, 2331, 2332,
    2333, 2334, 2337, 2338, 2339, 2340, 2341, 2342, 2343, 2344, 2345, 2347, 2348, 2349, 2351, 2352,
    2353, 2355, 2356, 2357, 2358, 2359, 2360, 2362, 2364, 2365, 2366, 2367, 2368, 2369, 2374, 2375,
    2377, 2379, 2380, 2381, 2382, 2383, 2384, 2385, 2386, 2387, 2388, 2389, 2390, 2391, 2392, 2393,
    2394, 2396, 2397, 2398, 2399, 2400, 2401, 2402, 2404, 2407, 2408, 2410, 2411, 2412, 2413, 2417,
    2418, 2419, 2420, 2421, 2422, 2423, 2424, 2425, 2426, 2427, 2428, 2429, 2430, 2431, 2432, 2433,
    2435, 2436, 2437, 2438, 2439, 2440, 2441, 2442, 2443, 2445, 2446, 2447, 2448, 2449, 2451, 2452,
    2453, 2454, 2455, 2456, 2457, 2459, 2461, 2462, 2463, 2468, 2469, 2470, 2471, 2472, 2474, 2475,
    2476, 2477, 2478, 2479, 2480, 2481, 2483, 2484, 2485, 2486, 2487, 2488, 2489, 2491, 2492, 2493,
    2494, 2495, 2496, 2503, 2504, 2505, 2506, 2507, 2508, 2509, 2510, 2511, 2512, 2513, 2514, 2515,
    2516, 2517, 2518, 2519, 2520, 2521, 2523, 2524, 2525, 2526, 2527, 2528, 2529, 2531, 2532, 2533,
    2536, 2537, 2538, 2540, 2541, 2542, 2544, 2547, 2549, 2550, 2551, 2552, 2553, 2554, 2555, 2556,
    2557, 2558, 2559, 2560, 2563, 2564, 2565, 2566, 2567, 2568, 2571, 2572, 2573, 2574, 2575, 2577,
    2578, 2579, 2580, 2581, 2582, 2583, 2584, 2587, 2588, 2589, 2590, 2591, 2592, 2593, 2594, 2595,
    2597, 2598, 2599, 2600, 2601, 2602, 2603, 2605, 2606, 2607, 2608, 2609, 2610, 2611, 2613, 2615,
    2616, 2617, 2618, 2619, 2620, 2621, 2622, 2624, 2626, 2627, 2630, 2632, 2633, 2634, 2635, 2636,
    2639, 2640, 2641, 2642, 2643, 2644, 2645, 2646, 2647, 2648, 2649, 2650, 2651, 2652, 2653, 2654,
    2655, 2656, 2657, 2661, 2662, 2663, 2664, 2665, 2666, 2667, 2668, 2669, 2671, 2672, 2673, 2674,
    2676, 2677, 2678, 2679, 2680, 2681, 2682, 2683, 2684, 2686, 2687, 2688, 2689, 2691, 2692, 2694,
    2696, 2697, 2699, 2700, 2701, 2702, 2703, 2704, 2705, 2706, 2707, 2708, 2709, 2710, 2711, 2712,
    2713, 2714, 2715, 2716, 2717, 2718, 2719, 2720, 2722, 2723, 2726, 2727, 2728, 2730, 2731, 2732,
    2733, 2734, 2735, 2736, 2738, 2739, 2740, 2741, 2742, 2743, 2744, 2745, 2746, 2747, 2748, 2749,
    2750, 2751, 2753, 2754, 2755, 2756, 2757, 2758, 2759, 2760, 2761, 2762, 2763, 2764, 2765, 2766,
    2767, 2768, 2769, 2770, 2771, 2773, 2774, 2775, 2776, 2777, 2778, 2780, 2781, 2783, 2784, 2785,
    2786, 2787, 2788, 2789, 2791, 2792, 2793, 2794, 2795, 2797, 2798, 2800, 2801, 2802, 2803, 2804,
    2805, 2806, 2807, 2808, 2809, 2810, 2811, 2812, 2813, 2814, 2815, 2816, 2817, 2818, 2820, 2821,
    2822, 2823, 2826, 2827, 2828, 2829, 2830, 2831, 2832, 2833, 2835, 2836, 2837, 2838, 2839, 2840,
    2841, 2842, 2843, 2844, 2845, 2846, 2847, 2848, 2849, 2850, 2851, 2852, 2853, 2854, 2856, 2857,
    2860, 2861, 2863, 2864, 2866, 2867, 2868, 2869, 2870, 2871, 2872, 2873, 2874, 2875, 2876, 2877,
    2878, 2879, 2880, 2881, 2882, 2883, 2884, 2885, 2886, 2887, 2888, 2889, 2890, 2891, 2892, 2894,
    2895, 2896, 2897, 2898, 2899, 2900, 2901, 2902, 2903, 2904, 2905, 2906, 2907, 2908, 2910, 2911,
    2913, 2914, 2915, 2916, 2917, 2918, 2919, 2920, 2921, 2922, 2923, 2925, 2927, 2928, 2929, 2930,
    2931, 2932, 2933, 2934, 2935, 2936, 2937, 2938, 2939, 2940, 2942, 2943, 2944, 2945, 2946, 2947,
    2948, 2949, 2950, 2951, 2955, 2956, 2957, 2958, 2959, 2960, 2961, 2962, 2963, 2964, 2965, 2966,
    2967, 2968, 2969, 2970, 2971, 2972, 2975, 2976, 2977, 2978, 2981, 2982, 2983, 2984, 2985, 2986,
    2988, 2989, 2990, 2991, 2992, 2993, 2994, 2995, 2996, 2997, 2998, 3000, 3001, 3002, 3003, 3004,
    3005, 3008, 3009, 3011, 3012, 3013, 3014, 3015, 3016, 3017, 3018, 3019, 3020, 3022, 3023, 3024,
    3025, 3027, 3028, 3030, 3031, 3032, 3034, 3035, 3036, 3037, 3038, 3039, 3040, 3041, 3042, 3043,
    3047, 3048, 3049, 3050, 3051, 3052, 3053, 3054, 3055, 3056, 3057, 3058, 3059, 3060, 3061, 3062,
    3064, 3065, 3066, 3067, 3068, 3069, 3070, 3073, 3075, 3076, 3077, 3079, 3080, 3081, 3082, 3083,
    3084, 3085, 3086, 3087, 3088, 3089, 3091, 3092, 3093, 3094, 3095, 3096, 3097, 3098, 3099, 3100,
    3101, 3102, 3103, 3105, 3106, 3107, 3108, 3109, 3110, 3111, 3112, 3113, 3114, 3115, 3116, 3117,
    3118, 3119, 3120, 3121, 3123, 3124, 3125, 3126, 3127, 3128, 3129, 3130, 3131, 3133, 3134, 3135,
    3136, 3137, 3140, 3141, 3142, 3143, 3144, 3146, 3147, 3148, 3149, 3150, 3153, 3154, 3160, 3162,
    3163, 3164, 3167, 3168, 3169, 3170, 3172, 3173, 3174, 3177, 3178, 3179, 3181, 3182, 3183, 3184,
    3185, 3186, 3187, 3188, 3190, 3191, 3192, 3193, 3195, 3198, 3199, 3200, 3201, 3202, 3203, 3204,
    3205, 3206, 3207, 3208, 3210, 3211, 3212, 3213, 3214, 3217, 3218, 3219, 3220, 3221, 3222, 3223,
    3224, 3225, 3226, 3227, 3228, 3229, 3230, 3231, 3232, 3233, 3234, 3235, 3236, 3237, 3241, 3242,
    3243, 3244, 3246, 3249, 3250, 3251, 3252, 3256, 3257, 3258, 3259, 3260, 3261, 3263, 3264, 3265,
    3266, 3267, 3269, 3270, 3271, 3272, 3273, 3274, 3275, 3276, 3277, 3279, 3282, 3283, 3284, 3285,
    3286, 3288, 3289, 3290, 3291, 3292, 3293, 3294, 3296, 3297, 3298, 3299, 3300, 3301, 3302, 3303,
    3304, 3305, 3306, 3307, 3308, 3310, 3311, 3312, 3313, 3314, 3315, 3316, 3317, 3318, 3319, 3320,
    3321, 3322, 3323, 3324, 3325, 3326, 3327, 3328, 3329, 3330, 3331, 3332, 3333, 3334, 3335, 3336,
    3337, 3339, 3340, 3341, 3342, 3344, 3346, 3347, 3348, 3349, 3350, 3352, 3354, 3355, 3356, 3357,
    3358, 3359, 3360, 3361, 3362, 3363, 3364, 3366, 3367, 3368, 3369, 3370, 3371, 3372, 3373, 3374,
    3375, 3376, 3377, 3378, 3379, 3380, 3381, 3382, 3383, 3384, 3385, 3386, 3388, 3389, 3391, 3393,
    3394, 3395, 3396, 3397, 3398, 3399, 3400, 3401, 3402, 3403, 3404, 3406, 3407, 3409, 3410, 3411,
    3412, 3413, 3414, 3415, 3416, 3417, 3418, 3419, 3420, 3421, 3424, 3425, 3426, 3427, 3428, 3429,
    3430, 3431, 3432, 3433, 3434, 3435, 3436, 3437, 3439, 3441, 3442, 3445, 3448, 3449, 3450, 3451,
    3452, 3453, 3454, 3456, 3457, 3458, 3459, 3460, 3461, 3462, 3464, 3465, 3466, 3467, 3468, 3469,
    3470, 3471, 3473, 3474, 3475, 3476, 3477, 3478, 3479, 3481, 3482, 3483, 3484, 3485, 3487, 3488,
    3489, 3490, 3491, 3492, 3493, 3494, 3495, 3497, 3498, 3499, 3500, 3501, 3502, 3503, 3504, 3505,
    3508, 3509, 3510, 3511, 3512, 3513, 3514, 3515, 3516, 3517, 3519, 3520, 3521, 3522, 3523, 3525,
    3526, 3528, 3529, 3530, 3531, 3532, 3533, 3534, 3535, 3536, 3537, 3538, 3539, 3540, 3541, 3542,
    3543, 3545, 3546, 3547, 3549, 3550, 3551, 3552, 3554, 3555, 3556, 3558, 3559, 3560, 3561, 3562,
    3563, 3565, 3567, 3569, 3570, 3571, 3572, 3573, 3574, 3575, 3576, 3577, 3578, 3579, 3580, 3581,
    3582, 3583, 3584, 3585, 3586, 3587, 3588, 3589, 3590, 3591, 3592, 3593, 3595, 3596, 3597, 3598,
    3599, 3600, 3601, 3602, 3603, 3604, 3606, 3608, 3609, 3613, 3614, 3615, 3616, 3617, 3618, 3619,
    3621, 3622, 3623, 3624, 3625, 3626, 3628, 3629, 3631, 3632, 3633, 3634, 3636, 3637, 3638, 3639,
    3640, 3641, 3642, 3643, 3644, 3645, 3646, 3647, 3648, 3649, 3650, 3651, 3652, 3653, 3654, 3655,
    3656, 3657, 3658, 3659, 3660, 3661, 3664, 3665, 3666, 3668, 3670, 3671, 3672, 3673, 3674, 3675,
    3676, 3677, 3678, 3679, 3680, 3681, 3682, 3683, 3684, 3685, 3686, 3687, 3689, 3690, 3693, 3694,
    3695, 3696, 3697, 3698, 3699, 3703, 3705, 3707, 3709, 3710, 3711, 3712, 3713, 3714, 3715, 3716,
    3718, 3719, 3721, 3722, 3723, 3724, 3725, 3727, 3728, 3729, 3730, 3731, 3734, 3735, 3737, 3738,
    3739, 3740, 3741, 3742, 3744, 3745, 3746, 3747, 3748, 3749, 3750, 3751, 3753, 3754, 3755, 3756,
    3757, 3758, 3760, 3761, 3762, 3763, 3764, 3766, 3767, 3768, 3769, 3770, 3772, 3773, 3774, 3775,
    3776, 3777, 3778, 3779, 3780, 3781, 3782, 3783, 3784, 3786, 3787, 3788, 3789, 3790, 3791, 3792,
    3793, 3794, 3795, 3796, 3797, 3798, 3799, 3801, 3803, 3804, 3805, 3806, 3807, 3808, 3809, 3810,
    3811, 3812, 3814, 3815, 3817, 3818, 3819, 3820, 3822, 3823, 3824, 3826, 3827, 3828, 3829, 3830,
    3831, 3833, 3834, 3835, 3836, 3837, 3838, 3839, 3840, 3841, 3842, 3843, 3845, 3846, 3847, 3849,
    3850, 3851, 3852, 3853, 3854, 3855, 3858, 3859, 3860, 3861, 3862, 3863, 3864, 3865, 3866, 3867,
    3869, 3870, 3871, 3872, 3874, 3875, 3876, 3877, 3878, 3879, 3881, 3883, 3887, 3888, 3889, 3890,
    3892, 3894, 3895, 3896, 3897, 3898, 3899, 3900, 3901, 3902, 3903, 3904, 3905, 3906, 3907, 3908,
    3909, 3910, 3911, 3912, 3914, 3915, 3916, 3917, 3918, 3919, 3920, 3921, 3923, 3924, 3925, 3926,
    3927, 3928, 3929, 3930, 3932, 3933, 3934, 3935, 3936, 3938, 3939, 3940, 3941, 3942, 3943, 3944,
    3946, 3947, 3949, 3950, 3951, 3952, 3953, 3954, 3956, 3957, 3958, 3959, 3960, 3961, 3962, 3963,
    3964, 3965, 3966, 3967, 3968, 3969, 3970, 3971, 3973, 3975, 3976, 3977, 3978, 3979, 3980, 3981,
    3982, 3983, 3984, 3985, 3986, 3987, 3988, 3989, 3990, 3991, 3992, 3995, 3996, 3997, 3998, 3999,
    4000, 4001, 4002, 4003, 4004, 4005, 4007, 4009, 4011, 4015, 4016, 4017, 4019, 4020, 4021, 4022,
    4024, 4025, 4026, 4027, 4029, 4030, 4032, 4034, 4035, 4040, 4041, 4042, 4043, 4044, 4045, 4046,
    4047, 4048, 4050, 4051, 4052, 4053, 4055, 4056, 4057, 4058, 4059, 4060, 4061, 4062, 4063, 4064,
    4065, 4067, 4068, 4069, 4070, 4071, 4072, 4073, 4075, 4077, 4078, 4079, 4080, 4081, 4082, 4083,
    4084, 4085, 4086, 4087, 4088, 4089, 4092, 4093, 4094, 4095, 4096, 4097, 4102, 4103, 4104, 4106,
    4107, 4109, 4110, 4112, 4113, 4114, 4115, 4116, 4117, 4118, 4121, 4122, 4123, 4125, 4126, 4127,
    4128, 4129, 4130, 4131, 4132, 4133, 4134, 4135, 4136, 4137, 4138, 4139, 4140, 4141, 4142, 4143,
    4144, 4146, 4147, 4148, 4150, 4152, 4153, 4154, 4156, 4157, 4158, 4159, 4160, 4162, 4163, 4164,
    4166, 4167, 4168, 4169, 4170, 4171, 4172, 4173, 4174, 4175, 4176, 4177, 4178, 4179, 4180, 4181,
    4182, 4183, 4184, 4185, 4186, 4187, 4188, 4189, 4190, 4191, 4194, 4195, 4196, 4197, 4198, 4199,
    4200, 4202, 4203, 4204, 4205, 4206, 4207, 4208, 4209, 4210, 4211, 4212, 4213, 4214, 4215, 4216,
    4217, 4218, 4219, 4220, 4221, 4223, 4224, 4225, 4227, 4228, 4229, 4231, 4232, 4233, 4235, 4237,
    4239, 4240, 4241, 4243, 4244, 4245, 4246, 4248, 4249, 4251, 4252, 4254, 4255, 4256, 4257, 4258,
    4262, 4264, 4265, 4266, 4267, 4268, 4269, 4270, 4271, 4272, 4273, 4274, 4275, 4276, 4277, 4278,
    4279, 4283, 4284, 4285, 4286, 4288, 4289, 4290, 4291, 4293, 4295, 4297, 4298, 4299, 4300, 4301,
    4302, 4303, 4304, 4305, 4306, 4307, 4308, 4309, 4310, 4311, 4312, 4313, 4314, 4315, 4317, 4318,
    4319, 4320, 4321, 4322, 4323, 4324, 4325, 4326, 4328, 4329, 4330, 4332, 4333, 4334, 4335, 4336,
    4337, 4338, 4339, 4340, 4341, 4344, 4345, 4346, 4347, 4348, 4349, 4351, 4352, 4353, 4354, 4355,
    4356, 4357, 4358, 4359, 4360, 4361, 4362, 4363, 4364, 4365, 4366, 4367, 4368, 4369, 4370, 4371,
    4372, 4374, 4375, 4376, 4377, 4379, 4380, 4381, 4383, 4384, 4385, 4386, 4387, 4388, 4389, 4390,
    4391, 4392, 4393, 4394, 4395, 4396, 4397, 4398, 4399, 4400, 4401, 4402, 4403, 4404, 4405, 4406,
    4407, 4408, 4409, 4410, 4411, 4412, 4413, 4414, 4415, 4416, 4417, 4418, 4421, 4422, 4423, 4424,
    4425, 4426, 4427, 4429, 4431, 4432, 4433, 4434, 4435, 4436, 4437, 4438, 4439, 4440, 4441, 4442,
    4444, 4445, 4447, 4448, 4449, 4450, 4451, 4452, 4453, 4454, 4455, 4456, 4457, 4458, 4459, 4460,
    4461, 4462, 4463, 4464, 4465, 4466, 4467, 4468, 4469, 4470, 4472, 4473, 4474, 4475, 4477, 4479,
    4480, 4481, 4482, 4483, 4484, 4485, 4486, 4487, 4488, 4489, 4490, 4491, 4492, 4493, 4494, 4495,
    4496, 4497, 4498, 4499, 4500, 4501, 4502, 4503, 4504, 4505, 4506, 4508, 4509, 4510, 4514, 4517,
    4518, 4519, 4520, 4521, 4522, 4523, 4524, 4525, 4526, 4527, 4528, 4529, 4530, 4531, 4532, 4533,
    4534, 4535, 4536, 4537, 4539, 4540, 4541, 4542, 4543, 4544, 4545, 4546, 4548, 4549, 4550, 4551,
    4552, 4553, 4554, 4555, 4556, 4557, 4558, 4559, 4560, 4561, 4562, 4563, 4564, 4565, 4566, 4567,
    4568, 4569, 4570, 4572, 4573, 4575, 4576, 4577, 4578, 4580, 4581, 4582, 4583, 4584, 4585, 4586,
    4587, 4588, 4589, 4590, 4591, 4592, 4593, 4594, 4595, 4596, 4597, 4599, 4600, 4601, 4602, 4603,
    4604, 4605, 4606, 4607, 4608, 4609, 4610, 4611, 4612, 4613, 4614, 4615, 4616, 4617, 4618, 4619,
    4620, 4622, 4623, 4624, 4625, 4626, 4627, 4628, 4629, 4630, 4631, 4632, 4633, 4634, 4635, 4636,
    4637, 4638, 4639, 4640, 4641, 4642, 4644, 4645, 4647, 4648, 4650, 4651, 4652, 4653, 4654, 4655,
    4656, 4657, 4658, 4659, 4660, 4661, 4662, 4663, 4665, 4666, 4667, 4668, 4669, 4670, 4671, 4672,
    4673, 4674, 4675, 4676, 4677, 4678, 4679, 4680, 4681, 4682, 4683, 4684, 4685, 4687, 4689, 4690,
    4691, 4692, 4693, 4694, 4695, 4696, 4697, 4698, 4699, 4700, 4701, 4703, 4704, 4705, 4706, 4707,
    4708, 4709, 4711, 4713, 4715, 4716, 4717, 4718, 4719, 4720, 4721, 4722, 4723, 4724, 4725, 4726,
    4727, 4728, 4729, 4730, 4732, 4734, 4735, 4736, 4737, 4739, 4740, 4741, 4742, 4743, 4744, 4745,
    4746, 4747, 4748, 4749, 4751, 4752, 4753, 4755, 4756, 4757, 4758, 4760, 4761, 4762, 4763, 4764,
    4765, 4766, 4767, 4768, 4769, 4770, 4771, 4772, 4773, 4774, 4776, 4777, 4778, 4779, 4780, 4781,
    4782, 4783, 4784, 4785, 4786, 4787, 4788, 4789, 4790, 4791, 4792, 4793, 4794, 4795, 4796, 4797,
    4798, 4800, 4801, 4802, 4803, 4804, 4805, 4806, 4807, 4809, 4811, 4812, 4814, 4815, 4816, 4817,
    4818, 4819, 4820, 4821, 4822, 4823, 4824, 4825, 4826, 4828, 4829, 4830, 4832, 4833, 4834, 4835,
    4836, 4837, 4838, 4839, 4840, 4841, 4842, 4843, 4844, 4845, 4846, 4847, 4848, 4849, 4850, 4851,
    4852, 4853, 4854, 4855, 4856, 4859, 4860, 4861, 4862, 4863, 4864, 4865, 4866, 4867, 4868, 4869,
    4870, 4872, 4873, 4874, 4875, 4876, 4877, 4878, 4879, 4880, 4881, 4882, 4883, 4885, 4886, 4887,
    4888, 4889, 4890, 4891, 4892, 4893, 4894, 4896, 4897, 4898, 4899, 4900, 4901, 4902, 4903, 4904,
    4905, 4906, 4907, 4908, 4909, 4910, 4911, 4912, 4913, 4914, 4915, 4916, 4917, 4918, 4919, 4920,
    4921, 4922, 4923, 4925, 4926, 4927, 4928, 4929, 4930, 4931, 4933, 4934, 4935, 4936, 4937, 4938,
    4939, 4941, 4942, 4943, 4944, 4945, 4946, 4947, 4948, 4949, 4950, 4951, 4952, 4953, 4954, 4955,
    4956, 4957, 4958, 4959, 4960, 4961, 4962, 4963, 4964, 4965, 4966, 4967, 4968, 4969, 4970, 4971,
    4972, 4973, 4974, 4975, 4976, 4977, 4978, 4979, 4980, 4981,
  ]

  /// The formats that claim each, the heaviest claim first.
  static let suffixClaims: [UInt16] = [
    1481, 312, 1482, 351, 1628, 2134, 1482, 1482, 611, 1482, 2123, 2134, 1482, 1482, 2739, 2740,
    2786, 612, 654, 654, 1482, 968, 1170, 630, 1348, 2147, 613, 1849, 1218, 1217, 1924, 2733, 1592,
    2732, 2732, 2733, 2732, 2732, 1592, 2732, 2733, 1170, 2134, 1482, 2134, 2067, 2134, 1482, 1482,
    2134, 1482, 2134, 1482, 1482, 1482, 2134, 1482, 1482, 614, 614, 52, 52, 2311, 2769, 1482, 1482,
    615, 1482, 1450, 1629, 1683, 2563, 2563, 1482, 2056, 1482, 616, 616, 1482, 771, 1630, 1630,
    1471, 1471, 1471, 1482, 210, 2115, 2414, 669, 679, 702, 2181, 680, 2167, 681, 2181, 1701, 1696,
    182, 690, 1593, 2160, 617, 691, 655, 692, 1614, 1701, 1615, 649, 618, 2161, 2141, 641, 620, 706,
    621, 2162, 1279, 622, 622, 624, 1594, 1595, 1851, 180, 385, 1185, 385, 385, 1185, 385, 385, 625,
    1783, 914, 370, 1850, 168, 166, 167, 2106, 2165, 2165, 646, 891, 623, 1533, 2466, 1579, 1579,
    2635, 2106, 251, 2656, 1631, 2165, 1593, 1632, 628, 639, 198, 639, 634, 678, 636, 1596, 635,
    914, 320, 637, 638, 956, 2181, 2166, 640, 611, 2188, 175, 2188, 2188, 1633, 43, 111, 96, 1596,
    1634, 1596, 1634, 169, 238, 1635, 1276, 1636, 1636, 1751, 623, 2167, 941, 2001, 52, 623, 2001,
    2168, 644, 2430, 645, 1637, 914, 181, 1035, 2169, 1597, 1598, 2770, 2170, 1209, 2771, 2123,
    1579, 1, 2172, 1638, 2173, 183, 642, 642, 650, 648, 648, 2174, 1638, 1848, 1784, 2297, 2107,
    936, 189, 1044, 2, 2175, 1157, 4, 5, 353, 2177, 669, 1037, 667, 934, 1379, 605, 668, 671, 2826,
    2179, 1857, 2772, 1269, 672, 673, 2181, 2274, 2026, 186, 187, 1920, 1854, 2180, 291, 2026, 2164,
    2170, 3, 2181, 677, 675, 2183, 97, 98, 99, 2123, 1109, 99, 2123, 2106, 2183, 2237, 2161, 676,
    1858, 632, 1858, 2798, 2801, 1389, 2183, 251, 252, 1282, 2181, 814, 2183, 2182, 2182, 164, 677,
    2183, 2627, 1593, 1493, 1785, 2184, 1158, 2185, 1109, 1696, 167, 2186, 1278, 6, 7, 8, 687, 185,
    1600, 2189, 2190, 688, 689, 688, 1169, 2650, 1481, 2661, 2739, 1786, 1799, 1787, 2804, 2804,
    1788, 1789, 1788, 1639, 9, 2773, 1860, 52, 1283, 1598, 1969, 2190, 622, 370, 1599, 2183, 870,
    1362, 1579, 2734, 1640, 176, 177, 1825, 178, 1152, 1480, 179, 2195, 2191, 2210, 1772, 707, 708,
    708, 715, 1481, 1481, 1481, 1113, 2192, 709, 2686, 2193, 1389, 1950, 711, 1389, 472, 1876, 2234,
    2202, 2193, 718, 2202, 2202, 2194, 2661, 1101, 712, 2195, 1643, 1641, 714, 915, 1208, 561, 2746,
    2746, 251, 199, 889, 2196, 502, 2197, 2198, 2210, 2191, 1643, 716, 272, 2193, 2199, 717, 2200,
    2201, 1941, 718, 2762, 2762, 1864, 85, 969, 62, 762, 1373, 851, 1310, 1864, 1609, 721, 1481,
    2762, 1531, 2203, 2203, 724, 722, 722, 722, 1275, 2193, 724, 2205, 1865, 1882, 201, 1790, 2204,
    2207, 1866, 2115, 1642, 2208, 264, 2234, 496, 739, 1867, 727, 728, 731, 2774, 859, 1774, 2211,
    1643, 715, 733, 10, 2099, 1864, 11, 2206, 2209, 1816, 1868, 1816, 711, 734, 1362, 1123, 2787,
    1481, 735, 2021, 718, 1626, 737, 739, 739, 741, 739, 2551, 2634, 2213, 2502, 2502, 745, 1507,
    746, 209, 209, 209, 209, 209, 772, 387, 2214, 619, 1644, 1644, 2215, 749, 210, 2246, 1872, 1441,
    1872, 750, 2775, 1757, 564, 1362, 1994, 752, 332, 1550, 221, 2217, 405, 754, 754, 754, 2251,
    2776, 755, 616, 756, 2236, 12, 13, 212, 757, 2661, 211, 2213, 758, 1218, 759, 2236, 1579, 840,
    1883, 14, 1645, 651, 214, 82, 760, 761, 365, 748, 1886, 764, 1886, 2216, 1886, 809, 1752, 824,
    223, 224, 1753, 203, 206, 766, 2219, 2218, 2783, 1907, 713, 768, 106, 1544, 1544, 2220, 2221,
    1587, 2364, 2123, 2364, 1481, 2221, 2221, 769, 2222, 2354, 948, 2222, 1276, 2551, 1389, 2354,
    1791, 770, 754, 2704, 1003, 772, 2223, 2264, 1129, 773, 395, 1754, 1503, 2225, 1065, 1003, 1755,
    775, 184, 2228, 386, 2604, 1877, 1424, 2229, 816, 1936, 2375, 2115, 210, 2227, 748, 1424, 2237,
    2512, 2234, 208, 1587, 2232, 50, 2511, 778, 2512, 1157, 1878, 1579, 2234, 2234, 2234, 2234,
    2234, 2234, 216, 2230, 1188, 2746, 2661, 2173, 2541, 2231, 1242, 2235, 2235, 992, 215, 711,
    1646, 1242, 1756, 1242, 599, 1242, 1242, 1879, 1242, 1886, 1242, 747, 2730, 2364, 780, 2236,
    2236, 506, 52, 52, 210, 782, 650, 1189, 2263, 370, 1760, 1389, 2333, 2239, 2123, 2364, 1579,
    2364, 2275, 2241, 753, 2213, 1276, 725, 1887, 2746, 810, 811, 2778, 591, 370, 2213, 2502, 2213,
    817, 2251, 1884, 799, 2236, 144, 2245, 1873, 1874, 812, 813, 1187, 1269, 2243, 107, 1888, 2244,
    1544, 785, 106, 1875, 774, 505, 2246, 2615, 1579, 2250, 1579, 815, 1281, 1389, 2247, 207, 1579,
    2396, 2248, 816, 2249, 213, 1579, 101, 2109, 137, 2109, 840, 2110, 2111, 2246, 697, 1918, 2686,
    1283, 159, 2252, 2213, 1759, 1940, 630, 1759, 778, 818, 2253, 2252, 696, 696, 2049, 2142, 2254,
    1169, 1895, 778, 751, 751, 751, 666, 2255, 666, 666, 112, 840, 2213, 2256, 2256, 2058, 2277,
    2430, 2279, 2502, 2258, 1410, 786, 787, 1410, 788, 789, 790, 791, 819, 2083, 374, 821, 225,
    1389, 85, 944, 2123, 257, 2779, 16, 535, 714, 1267, 1428, 1429, 144, 535, 19, 822, 2260, 227,
    19, 2270, 1647, 822, 1139, 826, 1162, 829, 829, 17, 827, 843, 830, 2233, 17, 1946, 840, 1947,
    726, 1890, 842, 1870, 470, 1790, 273, 1043, 144, 1870, 251, 1891, 228, 2522, 1852, 2453, 2123,
    2265, 1579, 1544, 106, 1515, 832, 832, 2364, 832, 2650, 820, 237, 1648, 2521, 916, 1404, 834,
    158, 2259, 835, 836, 828, 2269, 2277, 837, 1790, 17, 17, 2736, 839, 2522, 840, 832, 375, 827,
    190, 18, 1579, 18, 1579, 1579, 2134, 2804, 2123, 1827, 1827, 844, 370, 1170, 370, 2357, 1601,
    2271, 471, 1893, 1893, 658, 1163, 564, 1253, 845, 846, 2143, 235, 1793, 2650, 2635, 664, 77,
    586, 2123, 19, 2275, 421, 481, 2364, 2635, 847, 2086, 2146, 78, 77, 586, 422, 1579, 1579, 482,
    1269, 1199, 484, 236, 2781, 2521, 1481, 1481, 1481, 2521, 1894, 1618, 850, 942, 2780, 895, 895,
    1792, 1145, 370, 1170, 1896, 814, 354, 1651, 2264, 1649, 1515, 1145, 1411, 853, 2276, 1650,
    1255, 2470, 2305, 1651, 2278, 2472, 1436, 2267, 855, 2267, 1580, 2268, 1652, 1653, 2268, 2268,
    2661, 85, 2502, 2736, 2758, 856, 736, 997, 1164, 830, 829, 857, 2084, 2085, 2084, 1829, 2261,
    700, 700, 1763, 2782, 693, 1830, 533, 840, 2174, 2280, 2280, 1123, 858, 2288, 2299, 670, 24,
    2068, 1301, 1602, 867, 1053, 2551, 2283, 1389, 2284, 1602, 1621, 1622, 1623, 2285, 1389, 2285,
    862, 2286, 2245, 2289, 1897, 1165, 2299, 2293, 863, 864, 865, 864, 2364, 866, 443, 21, 2234,
    251, 444, 1339, 867, 2287, 2290, 370, 491, 1321, 868, 2284, 490, 2288, 1994, 2289, 2293, 869,
    870, 1287, 2672, 2504, 2504, 2293, 2291, 2292, 2293, 2293, 2294, 1794, 2064, 2123, 2065, 22, 23,
    1898, 872, 878, 873, 875, 877, 1581, 1774, 2123, 1389, 876, 874, 1617, 2295, 394, 2547, 1901,
    111, 1869, 1922, 1901, 111, 1869, 1922, 1901, 111, 1869, 1922, 25, 2296, 2296, 1902, 888, 2297,
    890, 2115, 2297, 250, 2115, 485, 987, 2297, 1182, 245, 388, 250, 631, 894, 388, 2606, 1603,
    2745, 1166, 1167, 2290, 2299, 24, 895, 370, 1170, 1111, 896, 370, 26, 2300, 2649, 2559, 1903,
    2290, 445, 2299, 1587, 1362, 0, 253, 254, 2282, 2312, 2311, 2312, 2312, 2312, 946, 946, 1608,
    1673, 2747, 2747, 2312, 2312, 2312, 2303, 2303, 2301, 2302, 1700, 1654, 1683, 703, 897, 2237,
    2303, 2304, 1905, 909, 264, 2193, 901, 1566, 2307, 1831, 943, 1566, 2604, 170, 1276, 2551, 1389,
    1283, 898, 899, 935, 935, 1341, 906, 255, 234, 904, 900, 904, 904, 233, 186, 2328, 2310, 1904,
    1925, 2303, 271, 28, 840, 938, 938, 938, 938, 938, 938, 938, 938, 938, 938, 938, 2312, 1906,
    2054, 902, 1136, 1221, 2778, 1579, 907, 27, 952, 27, 913, 908, 1604, 258, 259, 260, 2783, 913,
    2404, 2783, 1908, 2308, 704, 368, 242, 912, 1341, 2784, 1081, 2145, 2783, 2144, 264, 351, 903,
    903, 903, 1459, 823, 2303, 265, 2306, 918, 2717, 530, 452, 457, 460, 463, 918, 917, 370, 1170,
    1782, 2312, 2311, 2311, 931, 2333, 903, 903, 903, 903, 2312, 933, 826, 1832, 2304, 2311, 2123,
    2333, 2430, 2115, 264, 2333, 2686, 1205, 264, 586, 2303, 2311, 2333, 2314, 2311, 1656, 267,
    2333, 2333, 2314, 1579, 2314, 1833, 2316, 1683, 2314, 262, 2311, 2313, 2309, 945, 2312, 27,
    1535, 945, 2618, 2759, 2354, 2354, 2790, 1579, 171, 171, 2312, 276, 947, 2730, 2318, 2171, 289,
    1795, 290, 2171, 793, 794, 300, 1532, 1758, 1451, 1758, 2318, 2190, 949, 2323, 991, 956, 948,
    2323, 957, 2323, 291, 724, 291, 291, 291, 1914, 119, 970, 291, 291, 1657, 958, 967, 959, 1496,
    2551, 950, 959, 2730, 2730, 2140, 963, 2318, 906, 2320, 961, 960, 2086, 1658, 293, 294, 964,
    988, 988, 964, 966, 965, 674, 965, 1452, 1911, 1910, 2322, 1362, 969, 240, 31, 2333, 291, 287,
    1460, 2327, 2327, 951, 284, 972, 2330, 285, 286, 972, 301, 973, 1481, 2318, 1796, 1659, 1915,
    302, 1913, 1917, 1760, 1760, 291, 975, 1579, 2070, 2332, 928, 2333, 2333, 2333, 2069, 52, 77,
    978, 1295, 291, 291, 291, 2322, 2430, 33, 1579, 291, 2334, 971, 2317, 292, 2335, 979, 980, 34,
    2335, 982, 2430, 979, 981, 982, 2338, 993, 1362, 985, 2339, 982, 994, 994, 1872, 994, 994, 291,
    97, 261, 982, 32, 990, 281, 2331, 953, 1919, 242, 291, 35, 994, 299, 36, 299, 2343, 2344, 2342,
    1249, 990, 36, 36, 991, 991, 1280, 1442, 287, 991, 991, 2344, 2344, 303, 1579, 145, 2324, 2115,
    2333, 2341, 976, 927, 1704, 2333, 2344, 296, 295, 1660, 2086, 2344, 2341, 2319, 2341, 2341,
    1452, 2327, 1912, 975, 291, 304, 291, 291, 994, 2344, 291, 2087, 647, 2146, 2340, 1921, 2344,
    995, 2785, 288, 2344, 2551, 2551, 37, 37, 2226, 2212, 2501, 2212, 2226, 2737, 2738, 2739, 2740,
    1006, 1006, 2370, 2349, 1000, 2346, 307, 1932, 1932, 2347, 2347, 2348, 1002, 38, 52, 309, 2348,
    1661, 1005, 61, 1006, 1268, 1006, 1007, 1006, 1006, 1163, 1810, 1841, 1034, 1268, 310, 664,
    1006, 2290, 1797, 1798, 1799, 1800, 1801, 1662, 2740, 2370, 887, 1008, 312, 1009, 2212, 2346,
    2234, 1799, 1010, 1010, 944, 944, 2353, 2113, 39, 2402, 608, 1257, 2354, 2354, 1015, 2212, 312,
    312, 312, 313, 2212, 1011, 314, 2624, 144, 61, 2297, 2350, 2350, 1663, 2350, 1926, 40, 2113,
    2238, 1664, 341, 2113, 1577, 2113, 2113, 2113, 1577, 2296, 2287, 2113, 2113, 2287, 2113, 1934,
    592, 944, 594, 593, 1012, 1001, 41, 1012, 1013, 2351, 2351, 2351, 2212, 2356, 1014, 2181, 2541,
    329, 2454, 1934, 2363, 2181, 1038, 1205, 1016, 1025, 1017, 2108, 2108, 2034, 323, 52, 210, 2233,
    370, 1838, 323, 1030, 1928, 1836, 2108, 1929, 2251, 1665, 2358, 2357, 172, 2359, 1929, 1038,
    1021, 2603, 2108, 1022, 1023, 1932, 1024, 1630, 1932, 517, 2787, 2454, 910, 2071, 324, 327,
    2071, 369, 2370, 2635, 2370, 2213, 519, 1995, 2376, 2372, 1667, 2473, 1932, 2409, 2033, 2033,
    2033, 2033, 1341, 242, 827, 2360, 1027, 2361, 1668, 242, 887, 1910, 954, 2044, 1340, 1031, 1028,
    1579, 1031, 1029, 165, 52, 396, 2361, 2123, 2430, 1283, 2181, 2521, 2113, 144, 2523, 1030, 1030,
    1761, 2661, 1032, 1032, 1030, 1032, 44, 2364, 1258, 2363, 2362, 52, 2364, 2364, 2365, 45, 45,
    2213, 2213, 1758, 619, 1933, 2661, 1389, 2788, 2021, 2021, 2280, 2371, 1939, 2384, 2373, 1047,
    1039, 46, 1040, 520, 1038, 2212, 1041, 1048, 1038, 2373, 1042, 52, 1669, 321, 334, 2366, 2086,
    243, 1528, 950, 2114, 2366, 1045, 1670, 1046, 2656, 2656, 1049, 518, 47, 158, 1036, 2149, 2789,
    325, 326, 1579, 2213, 2503, 1051, 2383, 1944, 1944, 1803, 683, 2153, 2546, 2378, 2115, 336,
    2379, 48, 2380, 2380, 2115, 1018, 1942, 1941, 1941, 1942, 1362, 1018, 1054, 2382, 1763, 1763,
    1579, 2344, 1804, 1804, 1806, 1804, 2383, 2383, 2719, 338, 1058, 2119, 1802, 315, 1055, 48,
    1061, 1393, 1943, 1056, 1057, 1062, 339, 1448, 1803, 1944, 1804, 1804, 1808, 1803, 1804, 1803,
    1807, 2743, 2742, 1805, 1807, 1945, 1808, 2385, 51, 1052, 2115, 137, 2377, 2115, 800, 2115,
    2116, 52, 2117, 2115, 2380, 2115, 2115, 52, 53, 52, 54, 55, 1210, 52, 58, 1113, 56, 2386, 53,
    1063, 1063, 2115, 1579, 1579, 1063, 2115, 2377, 2289, 2118, 2072, 1019, 1019, 2387, 1809, 1810,
    1811, 1948, 1469, 1605, 1064, 989, 1478, 2389, 1477, 1067, 1068, 1949, 832, 1066, 2390, 1006,
    1069, 1072, 1073, 1070, 1071, 191, 98, 2391, 191, 1058, 1074, 1075, 179, 342, 1076, 1077, 1078,
    1079, 1080, 1764, 136, 2393, 2394, 1871, 297, 1579, 1082, 298, 343, 343, 1241, 1871, 2593, 1083,
    1075, 1084, 1084, 2396, 1085, 1589, 1085, 1058, 2392, 1389, 1086, 1671, 2388, 2395, 1050, 2395,
    340, 2395, 2342, 1812, 1813, 340, 2364, 1087, 1088, 1089, 1089, 2404, 2237, 2134, 1482, 24,
    1387, 1636, 2166, 2397, 346, 2398, 1094, 2399, 2399, 2399, 2399, 347, 2661, 2400, 1579, 348,
    349, 350, 1988, 1932, 1095, 2661, 2410, 1097, 1178, 2401, 2401, 1210, 1096, 2410, 2402, 2290,
    2364, 311, 2403, 2404, 2405, 2521, 1957, 1957, 2418, 2419, 1098, 85, 2413, 669, 1247, 2386,
    2406, 2407, 2280, 2359, 1952, 2408, 695, 2650, 510, 2246, 1878, 2411, 2237, 2412, 2484, 2123,
    320, 320, 1174, 2120, 2420, 2415, 2404, 1102, 2551, 1090, 1090, 2086, 1177, 684, 2416, 2123,
    2417, 2418, 2419, 630, 2420, 1006, 59, 1104, 52, 1105, 2521, 2421, 1099, 1099, 1405, 1954, 398,
    1099, 1405, 1107, 2414, 2422, 2422, 2412, 1955, 2123, 266, 2661, 2423, 1110, 2423, 2425, 2423,
    2426, 1619, 1100, 1956, 1100, 358, 1100, 24, 1153, 2409, 892, 892, 2427, 60, 1112, 1115, 1098,
    1117, 1119, 1119, 1098, 1121, 2501, 2433, 67, 584, 2439, 1133, 1191, 1191, 1683, 2760, 2748,
    2428, 74, 1609, 2746, 2746, 2746, 2749, 2748, 2750, 2454, 1609, 1684, 192, 192, 1122, 1608,
    1673, 1608, 1674, 1675, 2741, 2747, 2760, 2791, 2747, 1468, 67, 1140, 1132, 1958, 2436, 1638,
    62, 1123, 1958, 63, 1155, 241, 2429, 2064, 2430, 2430, 2430, 264, 2431, 1482, 2134, 2134, 2107,
    1579, 2431, 52, 137, 362, 1263, 1131, 65, 2120, 2432, 354, 2181, 2183, 1135, 2635, 2635, 67, 68,
    1677, 2190, 2102, 2436, 2435, 2435, 1141, 376, 2011, 69, 69, 1142, 69, 2458, 364, 2151, 1147,
    1148, 1134, 575, 1149, 1134, 1769, 52, 1148, 1147, 77, 1148, 1125, 2120, 969, 1143, 1185, 1185,
    1102, 1963, 1185, 1144, 1178, 1839, 1395, 1163, 2134, 2120, 1579, 2120, 1144, 1679, 1185, 2120,
    2120, 1185, 2120, 2437, 824, 2120, 968, 969, 1185, 2668, 2123, 1678, 1683, 2438, 1959, 2148,
    2073, 71, 936, 2442, 70, 72, 2441, 1379, 367, 120, 2454, 1126, 1128, 483, 1412, 1412, 710, 497,
    1960, 1960, 2105, 2064, 2105, 2064, 2113, 2444, 1605, 1130, 1605, 2358, 1146, 372, 1130, 1961,
    2273, 1961, 2064, 1962, 1680, 2447, 1587, 1837, 1605, 2744, 1579, 2744, 2794, 2794, 2744, 2115,
    2430, 2793, 2792, 1676, 2120, 2120, 2120, 2430, 2661, 2661, 2661, 1138, 2792, 1389, 2792, 2661,
    2661, 2504, 2618, 2504, 2504, 2408, 2449, 2504, 808, 1681, 2504, 2504, 1151, 1137, 2504, 2500,
    939, 940, 2669, 1579, 373, 373, 373, 1769, 2148, 205, 525, 68, 2795, 1770, 1103, 373, 1834,
    1962, 696, 2796, 696, 696, 696, 696, 1193, 971, 2451, 1682, 1152, 656, 657, 2450, 1683, 2169,
    2453, 1241, 2452, 2819, 1579, 754, 73, 1283, 2455, 2456, 2797, 2457, 1765, 1771, 659, 2088,
    2193, 2193, 2439, 2459, 2752, 1773, 1773, 1951, 2451, 2626, 2650, 2752, 2460, 2814, 1113, 2443,
    1200, 1691, 1609, 1607, 1609, 2748, 74, 1609, 2747, 1608, 1608, 2747, 1609, 1607, 1691, 382,
    1773, 15, 1096, 2748, 2748, 2747, 2748, 2748, 2747, 1609, 804, 1150, 428, 660, 1131, 2462, 2746,
    2746, 200, 381, 1958, 1966, 412, 1691, 2213, 723, 2474, 412, 1685, 2750, 2748, 1308, 319, 2464,
    2464, 2464, 2752, 377, 65, 2448, 1967, 66, 1124, 2465, 2465, 1154, 1293, 1964, 1965, 2670, 2181,
    685, 1202, 1201, 256, 427, 246, 400, 1260, 428, 2073, 1190, 75, 76, 378, 1190, 2086, 1190, 1971,
    1362, 1190, 430, 387, 1198, 67, 1688, 2074, 2163, 1689, 1683, 1150, 2746, 159, 2089, 1972, 2805,
    1150, 2728, 370, 2475, 905, 429, 1690, 504, 2476, 360, 2814, 1191, 2806, 1973, 361, 1131, 1125,
    366, 1131, 1198, 1198, 892, 79, 503, 1606, 1203, 2164, 1579, 1586, 1579, 1903, 567, 2435, 2760,
    2444, 1205, 1204, 144, 2123, 1206, 2446, 1206, 2481, 1482, 440, 2121, 1207, 1208, 2477, 2181,
    1579, 2190, 67, 2123, 1228, 1314, 1589, 585, 67, 1147, 82, 2730, 82, 1006, 2730, 2479, 2123,
    2730, 854, 1977, 1219, 1178, 1210, 1923, 1579, 433, 824, 2480, 1978, 1974, 1221, 1424, 2650,
    2650, 2483, 2486, 2486, 1221, 2344, 2485, 1220, 2487, 1168, 2123, 2488, 1227, 1212, 2730, 439,
    2489, 2489, 1213, 1980, 2363, 664, 1216, 1976, 2490, 2490, 2490, 2491, 2492, 1224, 1692, 2493,
    435, 2494, 2115, 1579, 2484, 2412, 2482, 1171, 432, 1225, 244, 436, 437, 438, 2123, 370, 1005,
    2475, 1579, 1840, 1234, 1235, 80, 2563, 2495, 2134, 1229, 1230, 2495, 1980, 1979, 1214, 805,
    2423, 355, 1693, 1693, 2496, 2496, 1232, 2478, 1230, 1222, 2478, 2650, 2498, 1683, 2807, 81,
    711, 1272, 435, 355, 779, 1236, 193, 1233, 1579, 2625, 2808, 1694, 2483, 2064, 1106, 1237, 1215,
    2237, 1238, 1241, 269, 270, 1239, 268, 1240, 2499, 1186, 2075, 781, 1248, 2502, 1186, 2735,
    2505, 2506, 370, 86, 446, 619, 447, 149, 1240, 449, 451, 454, 2507, 2358, 464, 456, 459, 462,
    462, 468, 1243, 1697, 1697, 402, 1244, 1610, 1655, 2090, 1610, 1738, 1256, 2809, 2751, 2817,
    1256, 88, 2751, 1981, 1981, 1695, 2384, 1481, 1696, 1983, 1983, 1246, 1696, 2508, 89, 90, 90,
    91, 91, 1250, 2509, 1208, 2510, 2510, 1413, 1269, 2512, 1252, 87, 1256, 1255, 1256, 1040, 883,
    2515, 884, 487, 1413, 1698, 356, 356, 356, 356, 356, 1814, 1254, 2250, 1982, 2122, 356, 2122,
    1982, 1481, 83, 84, 595, 596, 1261, 1262, 401, 448, 1777, 1778, 450, 453, 467, 455, 465, 458,
    461, 466, 870, 1479, 1510, 1699, 92, 1252, 93, 114, 93, 2516, 2516, 2516, 94, 473, 2517, 1263,
    1263, 982, 2541, 2521, 1284, 796, 101, 1290, 2078, 2518, 2563, 795, 486, 2563, 2563, 486, 2056,
    1291, 102, 102, 1292, 103, 1286, 2423, 104, 1285, 1285, 105, 1231, 1672, 2115, 1059, 1139, 1700,
    825, 194, 1331, 1265, 2005, 1266, 1404, 188, 2520, 1269, 1269, 2521, 2521, 2520, 1916, 694,
    2522, 2522, 2650, 488, 1270, 2548, 1310, 2193, 495, 1262, 361, 2548, 1302, 2006, 1313, 1310,
    2529, 2529, 1859, 1859, 1859, 697, 564, 1272, 643, 1997, 1301, 1271, 776, 920, 920, 920, 144,
    984, 316, 317, 2535, 1999, 1999, 222, 1846, 2549, 2423, 1774, 487, 653, 1172, 653, 1824, 2539,
    96, 743, 998, 1120, 1562, 1985, 2039, 2040, 1990, 2524, 2524, 2524, 1544, 1274, 2525, 1276,
    1173, 921, 927, 927, 1991, 922, 927, 29, 927, 1305, 1290, 1992, 2661, 2007, 204, 97, 144, 1993,
    1276, 1283, 1283, 1996, 291, 1283, 2346, 1283, 1283, 1283, 1283, 1283, 1283, 1283, 1283, 2526,
    1859, 1859, 1859, 1999, 1841, 2002, 1284, 1999, 1999, 1999, 1288, 2527, 2520, 1289, 2001, 2528,
    1461, 1332, 1332, 104, 144, 660, 1546, 1579, 109, 108, 1284, 195, 196, 98, 144, 1276, 2542,
    2530, 2563, 1293, 2149, 144, 161, 234, 379, 1998, 494, 2530, 1295, 1579, 2531, 197, 697, 982,
    1715, 110, 144, 144, 982, 2542, 312, 1456, 697, 1263, 1362, 1579, 1276, 2076, 1276, 486, 2055,
    486, 486, 486, 486, 2563, 486, 2003, 486, 528, 1297, 528, 2810, 218, 2543, 2527, 697, 486, 493,
    528, 1297, 1298, 1815, 1784, 2004, 1958, 1958, 2325, 664, 2532, 1276, 2364, 52, 2412, 1362,
    2533, 1533, 2434, 2534, 1426, 359, 2535, 406, 2326, 411, 478, 2536, 2536, 2521, 2547, 2246,
    2000, 2000, 406, 407, 219, 1304, 1315, 2008, 2574, 406, 410, 477, 406, 408, 475, 406, 487, 188,
    2537, 1362, 144, 2077, 487, 1152, 529, 354, 2364, 2554, 100, 796, 2704, 682, 2554, 2538, 316,
    2542, 2554, 2357, 2364, 2009, 1307, 1307, 1579, 2542, 2381, 2364, 1579, 2544, 1304, 1004, 1311,
    814, 529, 2704, 870, 354, 111, 744, 999, 1303, 1579, 1303, 2010, 1824, 162, 2519, 1579, 1824,
    1303, 919, 1704, 996, 1704, 1704, 1705, 1276, 1611, 1706, 1404, 1303, 1264, 1264, 1264, 1264,
    144, 1303, 1303, 401, 2545, 1300, 1294, 1323, 1579, 486, 486, 1323, 1817, 499, 1821, 1707, 1927,
    1301, 1301, 2149, 413, 870, 2546, 2149, 2550, 163, 1708, 2012, 1316, 1300, 220, 2523, 1300,
    1267, 1989, 2257, 1317, 2257, 1299, 1025, 1989, 2551, 2552, 2552, 2551, 1620, 1320, 370, 2551,
    2552, 2551, 1320, 2093, 2093, 2551, 1318, 1319, 2551, 2761, 2551, 2257, 2551, 1414, 2553, 2352,
    247, 2513, 1334, 1335, 1335, 330, 1324, 2555, 1335, 1325, 1325, 1612, 1341, 1336, 1325, 1336,
    331, 1326, 1579, 1579, 1327, 2013, 1329, 2557, 2120, 2555, 1326, 800, 2555, 2555, 2558, 1818,
    1328, 1336, 498, 500, 1333, 1579, 138, 2556, 2752, 1330, 2013, 1330, 2013, 1337, 2752, 661, 500,
    500, 500, 500, 500, 500, 500, 2559, 2568, 2575, 501, 501, 2568, 2568, 2014, 1625, 1362, 1909,
    1362, 2563, 2563, 2563, 2563, 1702, 1625, 113, 1587, 501, 2033, 220, 1872, 1986, 1889, 85, 242,
    1340, 242, 1340, 1625, 2247, 1362, 1354, 2566, 1342, 2566, 1362, 2566, 2566, 2564, 1362, 2566,
    1362, 2566, 1362, 1362, 2423, 2423, 2540, 2364, 2333, 333, 1766, 1338, 1338, 1020, 114, 1579,
    114, 1343, 1338, 226, 2567, 2213, 2094, 1344, 1309, 2568, 2568, 2569, 2569, 1587, 2468, 2364,
    2570, 2567, 2571, 847, 937, 2408, 2559, 202, 2573, 1346, 1579, 2573, 52, 2578, 1579, 2587, 2587,
    1579, 1579, 501, 2574, 1711, 2574, 2575, 1709, 701, 701, 843, 2582, 2021, 2016, 1853, 2021,
    1841, 1853, 2333, 2559, 2296, 115, 2576, 2577, 1624, 1347, 1351, 509, 1352, 2561, 2596, 2561,
    2561, 2562, 117, 2812, 2017, 1835, 2043, 1790, 1353, 507, 2560, 2120, 1353, 1605, 2333, 507,
    507, 1703, 509, 507, 337, 508, 507, 507, 116, 1579, 2134, 1309, 1350, 121, 2578, 2580, 2423,
    2134, 1710, 1285, 2581, 2120, 1355, 2813, 2237, 1842, 1356, 2583, 2017, 2584, 2585, 1357, 1703,
    1357, 1481, 1481, 1481, 1345, 2559, 442, 441, 1358, 2572, 2551, 1359, 1356, 138, 2126, 118,
    1579, 2033, 2126, 122, 1360, 2086, 1361, 123, 2587, 1020, 2587, 2559, 2150, 701, 124, 1362, 140,
    1362, 2677, 2641, 1579, 2169, 1579, 2764, 507, 1587, 701, 2764, 1363, 1987, 1953, 2015, 2574,
    1711, 1767, 1364, 2502, 2626, 2626, 2626, 2626, 535, 1712, 2591, 626, 597, 1366, 2588, 2588,
    2018, 358, 352, 1368, 1367, 2815, 1470, 1713, 52, 125, 125, 2589, 1369, 1370, 1371, 2590, 626,
    1427, 1481, 1377, 1571, 1572, 1440, 1718, 126, 1440, 2593, 1440, 2592, 1374, 2593, 2640, 322,
    1714, 1370, 2514, 2593, 2594, 2595, 2120, 2640, 1194, 512, 251, 2597, 2469, 1375, 860, 2596,
    643, 1147, 127, 1147, 2597, 1376, 1415, 2596, 357, 2250, 2598, 2551, 2598, 2650, 665, 128, 370,
    2030, 2561, 1378, 252, 2600, 2127, 932, 2020, 932, 130, 1579, 1768, 1716, 1371, 539, 1175, 537,
    2656, 540, 1768, 1434, 1176, 532, 532, 541, 131, 540, 1397, 538, 1433, 543, 1437, 2601, 1587,
    513, 257, 1380, 1380, 2602, 1312, 514, 515, 516, 49, 2650, 2262, 132, 133, 1579, 1579, 2412,
    1669, 1718, 1750, 434, 263, 318, 1579, 536, 534, 1719, 1385, 949, 969, 983, 2021, 544, 2128,
    2128, 710, 1380, 1389, 1389, 1004, 1003, 2607, 2333, 838, 1386, 2608, 134, 1720, 893, 1579,
    1856, 2113, 2113, 2605, 807, 521, 698, 2025, 1391, 1392, 1611, 1968, 2609, 2611, 99, 2618, 1481,
    1613, 2073, 2610, 559, 2832, 559, 1437, 1438, 2609, 2503, 2115, 2024, 2024, 524, 1762, 344, 523,
    1589, 705, 344, 524, 344, 98, 344, 2612, 535, 512, 699, 1396, 699, 2596, 135, 135, 409, 135,
    476, 2650, 2613, 2129, 2131, 1721, 2471, 1579, 1579, 2596, 1416, 248, 1395, 546, 2523, 2614,
    434, 541, 969, 542, 1605, 1367, 136, 1757, 658, 136, 1757, 2617, 2763, 2551, 2618, 136, 1398,
    2724, 2724, 1666, 2497, 545, 1417, 2551, 527, 1400, 1401, 1600, 1722, 923, 2619, 1402, 1418,
    1233, 1388, 870, 2650, 2620, 2152, 2621, 138, 1407, 1408, 1723, 1291, 924, 2130, 141, 142, 143,
    143, 1409, 2586, 2551, 598, 1692, 2031, 1424, 30, 1390, 1406, 1425, 129, 2032, 1573, 1312, 2623,
    2596, 1425, 1724, 662, 2624, 536, 144, 535, 1428, 1429, 535, 1430, 535, 1429, 535, 1579, 2585,
    536, 536, 1431, 2027, 1432, 1523, 1406, 1579, 2626, 2028, 1442, 1384, 956, 1179, 1439, 146,
    2019, 139, 2596, 2627, 767, 1371, 147, 345, 249, 2115, 148, 2639, 404, 2632, 2615, 685, 511,
    2633, 2651, 2634, 697, 548, 550, 2078, 1918, 588, 2635, 552, 2023, 42, 2596, 2081, 861, 1725,
    2605, 1683, 2113, 2328, 1579, 2078, 2651, 2079, 2079, 2080, 489, 2811, 2636, 1295, 2298, 1579,
    1295, 556, 685, 1372, 2661, 77, 2637, 2445, 2463, 2638, 762, 1828, 52, 1579, 1587, 925, 2033,
    1277, 557, 557, 2644, 1524, 1443, 1444, 239, 1445, 558, 2642, 1823, 1819, 1820, 1820, 2643,
    2816, 2406, 1855, 1726, 2645, 1579, 840, 2650, 52, 1390, 2646, 1182, 1508, 1481, 1508, 1481,
    547, 549, 555, 551, 553, 1903, 554, 1004, 1447, 2131, 1727, 1587, 370, 849, 1447, 2648, 1728,
    1447, 1400, 1419, 1276, 2134, 2563, 2671, 2659, 927, 2674, 1449, 2653, 797, 2132, 144, 2551,
    2652, 52, 633, 1063, 431, 1729, 2655, 563, 797, 1420, 2730, 1452, 732, 738, 740, 740, 742, 803,
    1108, 1116, 1114, 1118, 1486, 1452, 1365, 1399, 1561, 1453, 1570, 1570, 2034, 2650, 1579, 1485,
    1453, 803, 740, 732, 740, 738, 740, 283, 742, 1477, 2213, 2212, 1478, 2656, 2656, 1455, 815,
    1389, 1484, 1484, 277, 1484, 1457, 1092, 2603, 2657, 526, 149, 149, 52, 2333, 2333, 2661, 150,
    150, 2123, 2124, 2662, 1005, 151, 1464, 1462, 1465, 1465, 52, 52, 1005, 1822, 1730, 1821, 2034,
    1466, 803, 1681, 1467, 1534, 1804, 1435, 399, 1362, 2818, 2663, 2374, 627, 627, 1472, 2664,
    1821, 1821, 2661, 2029, 2650, 2656, 2658, 2665, 1108, 1118, 2656, 2133, 2036, 2134, 1295, 1579,
    1403, 1579, 1295, 1579, 565, 1481, 1295, 1579, 1295, 1579, 1295, 1579, 1389, 1403, 1473, 1475,
    414, 414, 1476, 765, 2661, 2819, 155, 2364, 1389, 156, 52, 720, 682, 2746, 2034, 2616, 2037,
    305, 197, 2213, 2251, 566, 1483, 1480, 2134, 1093, 568, 1421, 2775, 986, 157, 2173, 1195, 2134,
    2746, 1365, 2746, 159, 2154, 2133, 52, 987, 154, 2675, 370, 152, 144, 153, 2597, 2318, 2132,
    2746, 2135, 1474, 1731, 1777, 1779, 2136, 158, 682, 926, 2671, 522, 522, 2673, 278, 380, 150,
    150, 2123, 2213, 1561, 2155, 955, 2155, 1486, 1570, 1422, 1494, 690, 2082, 1494, 160, 2680,
    1579, 2676, 228, 144, 1487, 658, 1488, 1489, 569, 569, 2040, 929, 1490, 1491, 992, 831, 1579,
    2678, 1492, 2678, 1600, 1600, 1732, 1683, 977, 1494, 571, 1733, 1221, 1683, 1221, 1493, 1493,
    572, 2679, 1379, 573, 573, 1494, 1495, 2040, 2681, 1579, 2137, 2137, 1196, 2364, 2137, 2681,
    2096, 2097, 2096, 2096, 2098, 2682, 1704, 2820, 1452, 1494, 570, 2683, 2683, 1616, 229, 229,
    1826, 2753, 1826, 2754, 2755, 2756, 230, 2765, 2757, 1616, 229, 229, 1826, 2753, 1826, 2754,
    2755, 2756, 230, 2765, 2757, 231, 232, 231, 232, 1579, 2689, 2241, 2693, 1226, 1207, 1735, 2685,
    2684, 2685, 2686, 1509, 2686, 2692, 2139, 2686, 1880, 1511, 1512, 1579, 2138, 1513, 2821, 2687,
    2140, 763, 1498, 1552, 2140, 2132, 1499, 306, 1579, 2687, 2140, 574, 1579, 2034, 1251, 1240,
    1500, 2748, 2095, 577, 1501, 2689, 2689, 2690, 2333, 2333, 1463, 930, 930, 1341, 242, 2804,
    1736, 1736, 2689, 2643, 1505, 2691, 2691, 729, 1506, 2691, 2691, 2691, 2172, 2691, 2691, 2691,
    1091, 2044, 2044, 2045, 2692, 578, 2766, 2766, 144, 1684, 1502, 2688, 2692, 1514, 2694, 729,
    1775, 2745, 2823, 1737, 2695, 543, 537, 540, 539, 1631, 1127, 690, 1503, 2824, 1505, 1517, 1497,
    1739, 2825, 1740, 1740, 1740, 1518, 2101, 2823, 2333, 2333, 1579, 576, 415, 416, 579, 2333,
    2693, 2333, 603, 1579, 576, 1579, 417, 418, 576, 2034, 1519, 1579, 419, 420, 576, 577, 1504,
    1843, 1520, 1520, 2688, 1520, 2158, 2100, 577, 2696, 2693, 2786, 1516, 575, 575, 1521, 602,
    1579, 2697, 2541, 2251, 840, 1741, 1522, 848, 1530, 2046, 1060, 604, 605, 606, 2698, 2698, 1362,
    1626, 1626, 1686, 2048, 1333, 1333, 1333, 2048, 1525, 77, 1481, 1844, 651, 217, 580, 2048, 423,
    423, 2699, 1810, 589, 1627, 52, 1526, 2358, 2768, 64, 1847, 1744, 492, 2159, 607, 1322, 1589,
    2047, 1527, 2358, 2701, 1528, 2438, 2438, 1182, 2086, 370, 1579, 1579, 77, 351, 351, 351, 351,
    1269, 351, 351, 351, 423, 351, 67, 584, 584, 67, 2047, 2423, 2799, 1687, 1183, 1848, 2156, 581,
    2157, 582, 2157, 2800, 2801, 2802, 1184, 2050, 1542, 1542, 1780, 1781, 2120, 1005, 1683, 664,
    586, 586, 586, 586, 586, 586, 2051, 1538, 1539, 425, 1540, 586, 423, 57, 586, 1263, 586, 1333,
    1333, 587, 351, 2702, 2826, 1197, 351, 2101, 2101, 2101, 1537, 1541, 1541, 1541, 1541, 1541,
    1541, 1541, 1536, 2127, 2149, 1541, 609, 1579, 1579, 2551, 610, 1523, 583, 2827, 1529, 1529,
    1742, 1743, 1742, 2803, 1543, 1579, 1579, 1579, 2115, 2410, 841, 2703, 20, 690, 2104, 1579,
    2103, 2103, 2104, 2022, 798, 2181, 2091, 2092, 979, 1579, 1574, 1579, 1394, 648, 1546, 589, 589,
    1545, 275, 1745, 1549, 1547, 2052, 1548, 2705, 1556, 2053, 1881, 1881, 1881, 1881, 1223, 52,
    1551, 1552, 2706, 2656, 1552, 1575, 258, 562, 1553, 173, 1554, 274, 1576, 95, 2828, 686, 174,
    590, 1577, 2113, 1577, 1577, 1586, 1746, 1579, 1845, 663, 1546, 2708, 388, 388, 389, 388, 388,
    388, 1578, 1579, 1578, 1579, 388, 370, 388, 388, 895, 423, 388, 391, 392, 479, 388, 393, 480,
    388, 1747, 2710, 1134, 363, 1748, 2711, 1579, 1555, 1579, 1579, 1579, 2091, 2092, 469, 2712,
    2712, 2712, 2712, 2712, 2712, 1583, 283, 1557, 2714, 2055, 2055, 1372, 335, 2714, 1579, 426,
    1372, 383, 2713, 328, 328, 2551, 2715, 2715, 2715, 2715, 2715, 2707, 2297, 2716, 1558, 1579,
    2115, 2115, 1584, 2717, 1584, 560, 397, 1579, 1579, 1585, 2718, 384, 1579, 2045, 2829, 1586,
    1586, 2057, 1559, 1559, 1559, 1559, 1776, 1301, 1841, 1560, 2719, 2719, 2831, 655, 2719, 674,
    1587, 1587, 1587, 2720, 2542, 2721, 2721, 2181, 1563, 1588, 1749, 1587, 1587, 1563, 2297, 2767,
    2723, 2830, 2719, 2719, 52, 52, 1564, 801, 1589, 1567, 1567, 2724, 1567, 1567, 1567, 1567, 1207,
    1567, 1567, 1423, 2181, 622, 783, 601, 1567, 1579, 2211, 2726, 531, 2727, 2728, 2729, 1589,
    1589, 1589, 600, 600, 1567, 1590, 1590, 1773, 308, 2729, 2727, 2274, 1568, 1569, 2729, 1565,
    2574, 2725, 1427, 1389, 1389, 816, 1591, 1591, 1565, 2059, 1590, 2457,
  ]

  /// How much each claim weighs.
  static let suffixWeights: [UInt8] = [
    10, 45, 52, 50, 50, 53, 50, 50, 50, 50, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 52, 50, 48, 50, 50, 50, 50, 46, 50, 50, 50, 50, 45, 50, 50, 50, 53, 50, 53, 50, 53, 50,
    50, 53, 50, 53, 50, 50, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50,
    50, 50, 20, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 45, 50, 50, 50, 50, 48, 50, 50, 48, 50, 48, 50, 50, 52, 50, 50, 45, 50, 50, 50,
    50, 50, 48, 50, 50, 50, 50, 50, 45, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50,
    50, 50, 40, 50, 46, 45, 50, 50, 50, 50, 30, 48, 50, 50, 50, 50, 50, 50, 45, 48, 50, 50, 50, 50,
    45, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 46, 50, 50, 50, 50, 50, 50,
    50, 50, 48, 50, 50, 48, 50, 50, 40, 50, 51, 51, 48, 50, 45, 50, 45, 50, 50, 50, 50, 50, 48, 48,
    50, 50, 45, 40, 50, 50, 50, 50, 50, 50, 48, 20, 50, 50, 50, 50, 45, 45, 50, 50, 50, 50, 50, 48,
    50, 50, 50, 50, 50, 45, 50, 50, 52, 50, 44, 40, 48, 50, 50, 45, 50, 50, 48, 30, 50, 50, 30, 50,
    50, 50, 50, 50, 49, 48, 40, 50, 51, 46, 44, 40, 50, 50, 50, 52, 51, 50, 48, 45, 50, 50, 50, 50,
    50, 50, 50, 51, 50, 50, 50, 46, 50, 50, 50, 50, 50, 50, 45, 50, 48, 50, 50, 50, 50, 51, 45, 48,
    50, 50, 50, 50, 45, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 15, 48,
    48, 50, 30, 50, 50, 50, 50, 50, 45, 48, 50, 48, 46, 50, 50, 50, 50, 50, 45, 48, 50, 50, 48, 50,
    50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 48, 46, 45, 30, 50, 50, 50, 50, 15, 20, 15, 50, 50, 50,
    52, 51, 50, 50, 50, 50, 48, 50, 51, 50, 49, 44, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 45,
    50, 45, 45, 50, 48, 50, 50, 45, 50, 48, 50, 46, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50,
    50, 53, 47, 45, 45, 44, 43, 50, 50, 30, 50, 15, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51,
    48, 50, 50, 50, 50, 50, 48, 50, 50, 50, 51, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 40, 48, 20, 50, 50, 46, 48, 53, 52, 50, 50,
    50, 51, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 51, 49,
    48, 45, 50, 50, 50, 45, 51, 48, 45, 50, 51, 48, 45, 50, 48, 50, 50, 50, 50, 50, 50, 40, 50, 50,
    50, 50, 50, 52, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 48, 50, 50, 49, 50, 50, 45, 52,
    48, 50, 50, 50, 45, 52, 46, 50, 50, 50, 48, 50, 50, 50, 50, 48, 47, 46, 50, 52, 51, 48, 50, 50,
    50, 51, 44, 50, 10, 50, 50, 50, 50, 48, 50, 50, 48, 45, 44, 50, 50, 50, 50, 48, 50, 50, 50, 48,
    50, 48, 50, 30, 48, 50, 50, 48, 50, 45, 50, 50, 48, 48, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 52, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50,
    53, 46, 42, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 46, 45, 50, 50, 50, 45,
    50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 45, 40, 30, 50, 50, 50, 46, 45, 48, 50, 50, 50, 50, 50,
    30, 50, 45, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 48, 50, 45, 50, 50, 50, 50, 50, 50,
    40, 50, 50, 50, 50, 53, 48, 45, 50, 50, 50, 50, 44, 50, 50, 50, 50, 45, 40, 50, 51, 47, 46, 45,
    50, 50, 48, 50, 52, 50, 50, 50, 48, 50, 50, 50, 50, 50, 45, 50, 50, 50, 40, 50, 45, 50, 48, 50,
    52, 48, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 48, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50,
    51, 46, 45, 50, 50, 50, 50, 50, 52, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 46, 44, 30, 50, 50,
    50, 52, 46, 45, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 48,
    50, 48, 50, 51, 48, 48, 50, 50, 46, 40, 50, 50, 48, 50, 50, 40, 30, 50, 50, 50, 50, 46, 45, 50,
    50, 51, 48, 48, 50, 50, 30, 50, 50, 51, 50, 51, 51, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 45, 50, 50, 48, 50, 50, 50, 50, 50, 48, 50, 45, 50, 45, 50, 50, 50, 45, 50, 50, 50, 50, 48,
    50, 50, 50, 46, 44, 50, 50, 50, 50, 48, 45, 50, 50, 30, 50, 50, 50, 50, 45, 54, 45, 30, 50, 50,
    50, 50, 50, 50, 50, 50, 51, 50, 48, 20, 50, 50, 20, 50, 40, 45, 48, 50, 45, 50, 20, 20, 20, 50,
    50, 50, 50, 50, 45, 50, 50, 50, 50, 48, 45, 50, 46, 30, 50, 45, 50, 48, 45, 52, 48, 50, 50, 48,
    52, 50, 48, 50, 50, 50, 50, 48, 50, 50, 52, 49, 50, 50, 50, 51, 45, 40, 50, 50, 50, 50, 50, 50,
    50, 45, 50, 50, 50, 48, 50, 50, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 46, 50,
    50, 50, 30, 50, 45, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 30,
    50, 50, 50, 50, 50, 50, 50, 50, 53, 52, 50, 50, 50, 50, 50, 48, 48, 50, 51, 50, 50, 50, 50, 45,
    50, 50, 50, 50, 45, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 20, 50, 50, 50, 50, 46, 50, 50,
    50, 50, 49, 48, 48, 50, 50, 50, 50, 45, 50, 50, 50, 48, 50, 50, 50, 45, 50, 50, 50, 48, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 45, 50, 50, 50,
    50, 50, 50, 45, 50, 50, 50, 48, 46, 30, 50, 50, 51, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 45, 45, 45,
    40, 50, 50, 50, 50, 45, 30, 50, 50, 50, 45, 50, 50, 40, 50, 48, 45, 44, 35, 50, 51, 50, 50, 48,
    50, 52, 40, 45, 51, 50, 50, 50, 50, 50, 50, 50, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 45, 44, 40, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 40,
    50, 50, 50, 50, 45, 50, 50, 48, 46, 50, 50, 48, 45, 50, 53, 40, 50, 50, 50, 50, 45, 48, 50, 50,
    48, 50, 40, 50, 50, 50, 50, 50, 49, 30, 28, 45, 50, 45, 50, 50, 48, 50, 48, 50, 50, 50, 50, 48,
    50, 50, 50, 40, 52, 48, 46, 50, 50, 50, 48, 45, 30, 50, 50, 51, 50, 48, 50, 48, 50, 50, 50, 50,
    50, 50, 50, 40, 50, 50, 50, 50, 48, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 48, 46, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 52, 45, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 45, 50, 20, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 48,
    48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 53, 51, 50, 50, 50, 52, 48, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 10, 50, 50, 50, 50, 50, 48, 50, 50,
    50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 40, 50, 50, 50, 50, 50, 52, 48, 46, 45,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 30, 50, 50, 50, 50, 48, 50, 50, 48, 50,
    45, 52, 50, 48, 50, 50, 50, 45, 50, 45, 52, 45, 50, 30, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 45, 51, 48, 46, 45, 40, 50, 45, 50, 45, 50, 50, 50,
    40, 30, 45, 50, 50, 50, 48, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 46, 50, 50, 50, 50, 50,
    50, 48, 50, 50, 50, 50, 50, 53, 51, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 45,
    50, 50, 50, 50, 50, 52, 30, 50, 50, 50, 50, 40, 50, 50, 50, 45, 50, 50, 50, 50, 52, 40, 50, 50,
    48, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    40, 50, 50, 50, 45, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 52, 30, 50, 50, 50, 54, 48, 50, 50, 54, 49, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 46, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    48, 50, 48, 50, 50, 48, 45, 50, 45, 50, 50, 50, 45, 50, 45, 51, 50, 50, 50, 50, 50, 45, 40, 50,
    50, 50, 52, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50,
    45, 50, 50, 50, 50, 50, 50, 50, 48, 45, 50, 50, 48, 48, 53, 47, 45, 42, 40, 50, 45, 51, 50, 50,
    50, 48, 50, 45, 50, 40, 20, 49, 48, 47, 46, 45, 44, 20, 40, 50, 50, 30, 50, 50, 50, 51, 48, 44,
    44, 48, 44, 50, 50, 50, 45, 50, 52, 50, 45, 43, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50, 50, 50, 50, 40, 39, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 40, 50, 50, 50, 50,
    50, 45, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 40, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40,
    50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 40, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 48, 46, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 40, 50, 49, 48,
    50, 50, 52, 48, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50,
    50, 50, 50, 51, 50, 50, 50, 45, 50, 48, 50, 50, 20, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 52, 46, 44, 40, 50, 50, 30, 50, 50, 51, 50, 49, 45, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 48, 50, 40, 50, 50, 10, 50, 50, 48, 50, 50, 45, 50, 50, 50, 50, 45, 45, 50,
    50, 50, 50, 53, 50, 30, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 45, 50, 50, 50, 44, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50,
    50, 50, 50, 50, 48, 50, 53, 52, 46, 44, 44, 50, 50, 50, 45, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    48, 45, 50, 50, 52, 48, 50, 50, 50, 50, 46, 48, 50, 50, 45, 50, 50, 48, 50, 48, 46, 50, 48, 45,
    40, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 53, 48, 50, 51, 48, 50, 48, 46, 45, 44,
    50, 50, 50, 50, 50, 45, 40, 52, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 48, 50, 50, 50, 50, 50,
    50, 46, 50, 50, 50, 50, 50, 48, 45, 48, 50, 50, 50, 50, 50, 50, 50, 52, 48, 50, 45, 50, 40, 50,
    45, 50, 48, 50, 45, 50, 53, 50, 50, 30, 48, 45, 45, 50, 50, 50, 50, 50, 48, 48, 46, 45, 50, 48,
    30, 48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 48, 50, 50, 50, 50,
    50, 50, 50, 40, 50, 40, 20, 50, 50, 30, 50, 50, 50, 53, 48, 45, 40, 50, 50, 50, 50, 50, 50, 50,
    45, 50, 50, 50, 50, 50, 40, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50,
    50, 52, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 48, 50, 50, 48, 46, 46, 20, 50, 45, 50, 50,
    50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 45, 50, 50, 50, 50, 53, 52, 50, 50, 50, 50, 50,
    53, 47, 46, 45, 44, 42, 20, 45, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 46, 50, 50, 50,
    50, 51, 45, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 52, 46, 45, 50, 50, 50, 46, 50, 50, 48, 45,
    51, 45, 30, 50, 45, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 48, 49, 48, 47, 50, 50, 50, 50, 50,
    50, 45, 40, 50, 45, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 52, 48, 45, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 40, 50, 50, 50, 48, 50, 48, 52, 45, 50, 50, 50, 50, 50, 50, 48, 45, 50, 48, 50,
    48, 50, 50, 52, 45, 50, 50, 45, 50, 45, 48, 50, 48, 45, 50, 46, 50, 48, 50, 50, 48, 46, 45, 50,
    50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 44, 40, 30, 50, 50,
    45, 50, 45, 50, 50, 50, 40, 50, 50, 50, 45, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50,
    30, 52, 50, 50, 48, 48, 50, 40, 40, 50, 45, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 45, 50, 50, 50, 50, 50, 50, 50, 48, 40, 50, 46, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 40, 50, 40, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 45, 50, 50, 49, 50,
    50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 51, 30, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 45, 50, 50, 50, 50, 50, 52, 50, 50, 50, 45, 50, 50, 50, 52, 48, 47, 50, 50, 50, 50, 50, 50,
    50, 50, 45, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 45,
    50, 50, 49, 20, 50, 50, 48, 50, 50, 45, 50, 50, 50, 46, 20, 50, 50, 50, 50, 50, 50, 50, 50, 40,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50,
    50, 50, 50, 50, 52, 50, 50, 50, 30, 50, 45, 20, 50, 50, 50, 50, 50, 50, 50, 50, 48, 53, 46, 50,
    50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45,
    44, 40, 35, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 40, 50, 52, 50, 50, 50, 50, 50, 48, 46, 50,
    50, 50, 52, 45, 40, 50, 50, 50, 50, 50, 51, 50, 50, 50, 48, 50, 50, 30, 40, 50, 50, 50, 50, 45,
    50, 50, 48, 50, 50, 50, 48, 30, 50, 50, 48, 50, 48, 50, 50, 20, 50, 50, 50, 50, 50, 48, 50, 50,
    50, 50, 45, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 49, 48, 47, 45,
    48, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 51, 50, 50, 48, 50, 50, 50, 52, 50,
    45, 50, 45, 50, 50, 48, 45, 50, 50, 52, 50, 50, 48, 50, 50, 50, 48, 50, 40, 50, 50, 50, 50, 50,
    50, 50, 50, 45, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50,
    50, 50, 48, 50, 50, 50, 50, 50, 50, 40, 50, 53, 49, 50, 50, 50, 50, 50, 48, 40, 50, 50, 50, 50,
    50, 30, 50, 48, 50, 50, 52, 48, 45, 50, 50, 48, 46, 44, 43, 42, 50, 50, 50, 50, 52, 45, 45, 50,
    50, 50, 50, 40, 50, 50, 50, 45, 44, 50, 50, 45, 40, 50, 50, 45, 50, 50, 50, 50, 50, 45, 50, 48,
    50, 50, 45, 52, 46, 20, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 52, 48, 50, 50, 50, 50, 51, 50,
    30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 49,
    48, 45, 50, 50, 50, 45, 51, 50, 48, 50, 50, 46, 51, 50, 48, 46, 50, 50, 50, 45, 50, 52, 48, 45,
    52, 50, 48, 52, 48, 50, 50, 48, 50, 50, 50, 50, 50, 50, 40, 49, 48, 40, 45, 50, 50, 50, 50, 50,
    50, 50, 45, 50, 50, 50, 50, 48, 50, 52, 45, 50, 50, 50, 30, 50, 50, 50, 50, 48, 50, 45, 50, 50,
    48, 50, 50, 50, 50, 48, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 45, 48, 50,
    50, 50, 50, 50, 48, 50, 50, 47, 50, 45, 50, 50, 50, 50, 50, 48, 50, 40, 50, 50, 50, 50, 50, 50,
    50, 50, 20, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50,
    50, 50, 50, 46, 50, 50, 45, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 49, 48, 50, 50,
    45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 53, 50, 46, 50, 50, 50, 48, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 48, 50, 30, 50, 50, 45, 40, 51, 48, 30, 50, 50, 30, 50, 50, 50, 50, 40,
    50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 20, 50, 30, 20, 50, 50, 40, 50, 50, 45, 50,
    30, 50, 50, 50, 50, 51, 46, 50, 50, 50, 50, 50, 50, 50, 50, 52, 20, 50, 50, 50, 45, 50, 50, 50,
    50, 50, 48, 30, 50, 40, 40, 50, 46, 50, 50, 45, 40, 50, 45, 50, 50, 50, 50, 50, 45, 50, 50, 48,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 50, 50, 50, 50, 48, 50, 50, 50, 45, 50, 50, 50,
    50, 45, 50, 50, 50, 45, 50, 50, 50, 50, 50, 48, 45, 50, 45, 50, 45, 50, 50, 45, 50, 45, 50, 50,
    50, 50, 50, 50, 50, 48, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 30, 20, 20, 20, 50,
    50, 50, 50, 52, 50, 49, 50, 40, 50, 50, 45, 20, 20, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    50, 50, 50, 40, 50, 50, 48, 50, 40, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50,
    50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 49, 45, 50, 50, 52, 50, 50, 48, 50, 50,
    50, 50, 50, 50, 50, 53, 15, 48, 50, 50, 45, 48, 48, 50, 50, 50, 50, 50, 51, 50, 45, 50, 50, 50,
    50, 50, 50, 51, 50, 48, 45, 50, 50, 50, 48, 50, 40, 50, 50, 30, 50, 50, 50, 45, 50, 45, 50, 50,
    30, 50, 50, 50, 50, 51, 46, 50, 50, 50, 50, 50, 48, 48, 48, 50, 45, 45, 50, 50, 50, 48, 52, 46,
    52, 50, 50, 50, 50, 50, 48, 52, 48, 45, 50, 48, 50, 48, 50, 20, 48, 50, 50, 50, 50, 45, 50, 50,
    50, 50, 51, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 45, 51, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 48, 50, 50,
    48, 40, 50, 50, 52, 48, 50, 30, 52, 45, 20, 50, 50, 45, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 46, 50, 50, 50, 45, 50, 50, 48, 50, 50, 50, 52, 51, 48, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 48, 50, 45, 50, 48, 50, 50, 52, 51, 50, 52, 50, 51, 50, 45, 44, 50,
    50, 50, 50, 48, 50, 40, 52, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 30, 50, 50, 50, 50, 50, 50, 50, 48, 46, 50, 50, 50, 50, 50, 50, 48, 50, 45, 50, 50, 50, 50,
    51, 48, 50, 50, 50, 45, 50, 50, 50, 48, 45, 51, 45, 50, 50, 52, 50, 50, 50, 30, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 48, 50, 48, 45, 50, 50, 50, 50, 50, 50, 48, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 51, 45, 44, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 50, 48,
    30, 53, 46, 50, 50, 48, 45, 50, 50, 50, 50, 50, 50, 50, 48, 45, 50, 30, 50, 50, 48, 50, 50, 45,
    53, 40, 50, 50, 49, 48, 46, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 45, 50, 45, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 48, 45, 20, 50, 50, 50, 50, 50, 50, 31, 30, 31, 30, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 48, 52, 48, 45, 50, 50, 50, 50, 50, 50, 46, 46, 44, 43, 45, 50,
    50, 40, 50, 51, 49, 48, 50, 40, 50, 45, 50, 50, 50, 50, 52, 49, 45, 50, 50, 52, 48, 50, 50, 50,
    50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 48, 50, 50, 52, 50, 50, 45,
    50, 50, 50, 48, 50, 50, 50, 50, 50, 40, 50, 50, 50, 46, 50, 50, 45, 50, 50, 50, 50, 30, 50, 50,
    53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 45, 50, 50, 50, 50, 50, 50,
    48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 46, 50, 50, 50, 51, 49, 50,
    50, 50, 48, 50, 50, 50, 48, 50, 20, 50, 48, 50, 48, 50, 48, 50, 50, 52, 48, 50, 50, 50, 52, 50,
    50, 50, 20, 45, 50, 45, 50, 45, 50, 50, 50, 46, 45, 40, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 53, 52, 50, 40, 50, 50, 50, 48, 45, 50, 50, 50, 46, 45, 50, 20, 50,
    49, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 53, 50, 51, 50, 45, 50, 50, 50,
    50, 30, 50, 50, 50, 50, 50, 20, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 51, 50, 30,
    30, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 48, 50, 50, 50, 48, 50,
    50, 50, 50, 50, 50, 20, 50, 50, 50, 50, 48, 50, 50, 48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 52, 50, 46, 50, 50, 50, 50, 50, 50, 50, 48, 52, 49, 50, 50, 50, 50, 50, 50, 50, 45, 50,
    50, 50, 50, 48, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 48, 50, 50, 50, 50, 50,
    50, 50, 45, 48, 50, 50, 50, 48, 50, 50, 45, 51, 50, 52, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    45, 48, 48, 50, 50, 50, 50, 50, 50, 50, 20, 50, 46, 50, 50, 50, 50, 50, 50, 48, 50, 50, 52, 51,
    50, 49, 50, 48, 45, 45, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 52, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 45, 50, 44, 40, 48, 50, 50, 52, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 10, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    45, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 45, 50, 50, 50, 48, 50, 50, 50, 40, 50,
    50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 52, 48, 50, 52, 50, 50, 50, 46, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 45, 52, 45, 48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 20, 45, 50, 45, 50,
    50, 50, 50, 50, 50, 52, 48, 48, 46, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 20, 46, 45, 50, 50, 50, 50, 30, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 45, 48,
    50, 52, 45, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50, 48,
    50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50, 48, 45, 50, 50, 48,
    50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 20, 45, 50, 48, 50, 50, 52, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 48, 50, 50, 50, 30, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    48, 50, 50, 50, 45, 50, 50, 50, 52, 48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 45,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45,
    50, 50, 52, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50,
    50, 50, 50, 51, 48, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 45, 48, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 46,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
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
    1482, 1482, 2213, 2500, 2181, 2251, 2181,
  ]

  /// How much each claim weighs.
  static let exactSuffixWeights: [UInt8] = [
    50, 50, 50, 50, 50, 50, 50,
  ]

  /// Whole file names, sorted, one a line.
  static let literalWords: StaticString = """
    .abbrev_defs
    .ackrc
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
    .buckconfig
    .bzrignore
    .c8rc
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
    .dockerignore
    .ds_store
    .editorconfig
    .emacs
    .emacs.desktop
    .env
    .envrc
    .eslintignore
    .eslintrc
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
    .gitmodules
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
    .my.cnf
    .node-version
    .nodemonignore
    .npmignore
    .npmrc
    .nvimrc
    .nvmrc
    .nycrc
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
    .releaserc
    .rgignore
    .rhistory
    .rprofile
    .rspec
    .ruby-version
    .screenrc
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
    .tmux.conf
    .tool-versions
    .vimrc
    .viper
    .vscodeignore
    .watchmanconfig
    .wgetrc
    .xdefaults
    .xinitrc
    .xprofile
    .xresources
    .xsession
    .yamllint
    .zlogin
    .zlogout
    .zprofile
    .zshenv
    .zshrc
    9fs
    _emacs
    _vimrc
    abbrev_defs
    ack
    aclocal.m4
    apache2.conf
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
    bookmarks.html
    bootstrap.sh
    brewfile
    bsdmakefile
    buck
    build.bazel
    build.xml
    buildfile
    buildozer.spec
    cakefile
    capfile
    cargo.lock
    cargo.toml.orig
    cask
    changelog
    changes
    citation.cff
    cmakelists.txt
    cname
    codeowners
    composer.lock
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
    dangerfile
    deliverfile
    deno.lock
    desktop.ini
    dmesg
    dockerfile
    done.txt
    earthfile
    eask
    ehthumbs.db
    emakefile
    expr-dist
    fastfile
    file_id.diz
    flake.lock
    fstab
    gdbinit
    gemfile
    gemfile.lock
    glide.lock
    gnumakefile
    go.mod
    go.sum
    gopkg.lock
    gpg-agent.conf
    gpg.conf
    gradlew
    gtkrc
    gtkrc-2.0
    guardfile
    gvimrc
    hacking
    haxelib.json
    hgrc
    hosts
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
    install
    jakefile
    jarfile
    jenkinsfile
    justfile
    kbuild
    kconfig
    known_hosts
    latexmkrc
    licence
    license
    license.txt
    login
    maintainers
    makeconfig
    makefile
    makefile.am
    makefile.boot
    makefile.frag
    makefile.in
    makefile.inc
    makefile.pl
    makefile.sco
    makefile.wat
    manifest.in
    mavenfile
    mcmod.info
    meson.build
    meson.options
    meson_options.txt
    messages
    mix.lock
    mkfile
    module.bazel.lock
    mvnw
    my.cnf
    news
    nginx.conf
    ntuser.dat
    nuget.config
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
    requirements.txt
    rexfile
    riemann.config
    robots.txt
    sconscript
    sconstruct
    settings.stylecop
    setup.cfg
    singularity
    slakefile
    snakefile
    snapfile
    sources.list
    ssh_config
    sshd_config
    starfield
    steepfile
    syslog
    tags
    thorfile
    thumbs.db
    tmux.conf
    todo.txt
    tox.ini
    unlicense
    uv.lock
    vagrantfile
    version
    vimrc
    web.config
    web.debug.config
    web.release.config
    winmail.dat
    workspace
    workspace.bazel
    wscript
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
    0, 13, 20, 40, 54, 65, 77, 93, 106, 115, 129, 145, 159, 171, 184, 198, 206, 215, 227, 238, 244,
    258, 270, 278, 289, 307, 319, 329, 336, 344, 355, 369, 379, 393, 400, 415, 420, 427, 441, 451,
    467, 478, 488, 500, 508, 518, 527, 541, 550, 557, 580, 595, 606, 617, 626, 638, 644, 651, 662,
    670, 682, 692, 698, 708, 720, 730, 738, 752, 761, 768, 776, 786, 796, 806, 812, 819, 830, 844,
    851, 863, 872, 880, 894, 909, 920, 927, 935, 942, 949, 954, 962, 975, 991, 1003, 1015, 1024,
    1033, 1040, 1050, 1058, 1074, 1085, 1095, 1105, 1115, 1122, 1136, 1146, 1160, 1171, 1182, 1199,
    1212, 1223, 1230, 1238, 1251, 1265, 1276, 1291, 1298, 1305, 1319, 1335, 1343, 1354, 1363, 1373,
    1385, 1395, 1405, 1413, 1422, 1432, 1440, 1447, 1451, 1458, 1465, 1477, 1481, 1492, 1505, 1514,
    1525, 1536, 1552, 1560, 1571, 1583, 1596, 1608, 1621, 1628, 1638, 1653, 1666, 1675, 1687, 1692,
    1704, 1714, 1724, 1739, 1748, 1756, 1767, 1783, 1788, 1798, 1806, 1819, 1834, 1840, 1851, 1865,
    1875, 1888, 1901, 1915, 1927, 1935, 1943, 1952, 1960, 1968, 1979, 1991, 2001, 2013, 2019, 2030,
    2039, 2049, 2054, 2066, 2076, 2086, 2095, 2107, 2118, 2124, 2132, 2140, 2153, 2164, 2176, 2183,
    2190, 2201, 2216, 2225, 2233, 2239, 2249, 2259, 2266, 2274, 2287, 2292, 2298, 2309, 2316, 2327,
    2336, 2349, 2361, 2372, 2387, 2401, 2408, 2419, 2427, 2436, 2444, 2456, 2465, 2472, 2480, 2492,
    2502, 2510, 2518, 2530, 2536, 2548, 2559, 2568, 2580, 2594, 2608, 2620, 2633, 2645, 2658, 2671,
    2683, 2693, 2704, 2716, 2730, 2748, 2757, 2766, 2773, 2791, 2796, 2803, 2808, 2819, 2830, 2843,
    2850, 2854, 2872, 2885, 2902, 2918, 2927, 2937, 2945, 2954, 2962, 2975, 2985, 2994, 3009, 3017,
    3029, 3037, 3046, 3055, 3063, 3075, 3089, 3102, 3113, 3122, 3134, 3143, 3151, 3158, 3169, 3179,
    3192, 3205, 3223, 3234, 3251, 3259, 3274, 3285, 3296, 3307, 3325, 3335, 3347, 3357, 3367, 3376,
    3389, 3400, 3412, 3422, 3432, 3439, 3444, 3453, 3463, 3473, 3482, 3490, 3500, 3508, 3520, 3528,
    3534, 3545, 3562, 3581, 3593, 3603, 3619, 3627, 3635, 3645, 3654, 3664, 3671, 3679, 3688, 3695,
    3701,
  ]

  /// Where the claims of each begin.
  static let literalClaimStarts: [UInt16] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
    26, 27, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 51,
    52, 53, 54, 55, 56, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 72, 73, 74, 75, 76, 77,
    78, 79, 80, 81, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 99, 100, 101, 102,
    103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121,
    122, 123, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141,
    142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160,
    161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179,
    180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198,
    199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217,
    218, 219, 220, 221, 222, 223, 224, 225, 226, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237,
    238, 239, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257,
    258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276,
    277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295,
    296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314,
    315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333,
    334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352,
    353, 354, 355, 357, 358, 359, 360, 361, 362,
  ]

  /// The formats that claim each, the heaviest claim first.
  static let literalClaims: [UInt16] = [
    2293, 2123, 52, 1587, 52, 2123, 52, 2123, 52, 1389, 1389, 1389, 1389, 1389, 1389, 1389, 52,
    2364, 2123, 52, 1587, 1587, 1587, 1579, 2123, 2364, 1579, 815, 1389, 2364, 2123, 2123, 852,
    2364, 2293, 2293, 2123, 1389, 2123, 52, 2301, 2301, 2123, 52, 2364, 1389, 2551, 2123, 2320,
    1587, 2123, 2123, 2123, 2364, 2123, 2123, 2364, 2123, 2293, 2345, 2345, 2692, 2123, 2123, 2364,
    2172, 52, 2172, 2123, 52, 2367, 1389, 1362, 52, 52, 52, 2387, 2123, 1389, 1276, 52, 815, 1389,
    2423, 2123, 2364, 2123, 2123, 2123, 2364, 2692, 2123, 52, 1283, 1283, 1283, 2123, 52, 1587,
    2540, 1389, 1579, 1362, 2364, 2364, 2123, 52, 2123, 2559, 2559, 2123, 2123, 2599, 2364, 1362,
    2293, 2123, 52, 2123, 52, 815, 52, 52, 2666, 1389, 2123, 2692, 2293, 2123, 52, 2364, 2707, 1389,
    1389, 2707, 1389, 1587, 1389, 1389, 1389, 1389, 1389, 1389, 2293, 2692, 2293, 1276, 1122, 2172,
    1389, 1579, 1362, 2629, 2187, 1389, 2364, 1389, 1389, 1389, 1389, 1362, 1156, 1389, 1362, 2430,
    2551, 2551, 652, 1362, 2364, 210, 1362, 155, 155, 2293, 2224, 2224, 1587, 2235, 2123, 2123, 52,
    1389, 1122, 1122, 2275, 2120, 2264, 2240, 1276, 2242, 2244, 1362, 1362, 52, 2364, 2272, 2275,
    2667, 2281, 2293, 371, 2297, 2559, 1362, 2123, 52, 2315, 2320, 1362, 2321, 1587, 2430, 2123,
    2123, 155, 2337, 2337, 1389, 2345, 2345, 1362, 2692, 2123, 52, 2364, 2355, 2364, 2172, 2630,
    2631, 2630, 2631, 2630, 2630, 2631, 2630, 2630, 2631, 2368, 2123, 2115, 1362, 2344, 2387, 2430,
    2389, 2629, 1276, 2240, 2240, 2240, 1389, 2123, 2430, 2430, 2430, 2430, 2430, 2430, 2430, 1276,
    2430, 2430, 2123, 1362, 52, 2440, 2440, 2440, 2647, 2290, 2430, 52, 1389, 2364, 2224, 2489, 944,
    1579, 2692, 2656, 52, 52, 52, 1579, 155, 1283, 2364, 2364, 155, 52, 1587, 1389, 1587, 1362, 155,
    2434, 2461, 2123, 1389, 2293, 985, 1587, 1362, 2364, 155, 1362, 2565, 2565, 2565, 2565, 2565,
    2297, 2297, 2297, 2123, 1276, 2234, 2579, 2598, 2598, 1579, 2364, 2611, 2414, 2551, 1362, 2176,
    2628, 2628, 2656, 1362, 2647, 2654, 1362, 371, 2666, 2667, 2364, 2240, 155, 1362, 2123, 2692,
    1579, 1579, 1579, 414, 2551, 2551, 2551, 1389, 2709, 1389, 2722, 1587, 1389, 1389, 1389, 1389,
    1389,
  ]

  /// How much each claim weighs.
  static let literalWeights: [UInt8] = [
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 40, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 40, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 52, 50, 50, 50,
    50, 50, 52, 50, 50, 50, 50, 50, 50, 50, 40, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    50, 50,
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
    2551, 2551, 2374, 944, 944, 806,
  ]

  /// How much each claim weighs.
  static let exactLiteralWeights: [UInt8] = [
    50, 50, 40, 30, 30, 50,
  ]

  /// Where the usual endings of each begin.
  static let ownStarts: [UInt16] = [
    0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 21, 24, 25, 26, 27, 28, 32, 33,
    34, 37, 38, 39, 40, 41, 42, 43, 44, 45, 48, 50, 51, 52, 53, 54, 54, 55, 56, 57, 58, 59, 60, 61,
    62, 63, 83, 85, 86, 87, 88, 88, 89, 90, 91, 92, 93, 94, 95, 97, 98, 103, 105, 108, 109, 110,
    111, 112, 114, 115, 116, 120, 121, 122, 123, 124, 126, 127, 128, 129, 130, 131, 132, 133, 134,
    136, 137, 139, 140, 141, 142, 145, 147, 150, 150, 152, 154, 155, 156, 157, 158, 159, 160, 161,
    161, 162, 163, 164, 166, 167, 168, 168, 168, 168, 169, 170, 171, 172, 173, 174, 174, 174, 175,
    176, 177, 178, 179, 180, 181, 184, 187, 189, 191, 192, 192, 193, 194, 196, 212, 212, 213, 214,
    215, 217, 221, 222, 223, 224, 225, 226, 227, 228, 231, 233, 234, 234, 234, 235, 236, 236, 237,
    239, 240, 241, 242, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258,
    260, 261, 263, 264, 264, 266, 267, 268, 269, 270, 271, 271, 271, 271, 272, 273, 274, 274, 275,
    275, 276, 277, 278, 282, 287, 288, 289, 289, 290, 291, 292, 293, 293, 294, 294, 294, 295, 296,
    297, 298, 299, 300, 302, 306, 308, 310, 312, 313, 313, 314, 315, 316, 317, 317, 317, 318, 322,
    323, 324, 325, 325, 326, 326, 327, 329, 333, 335, 336, 337, 338, 338, 340, 342, 343, 344, 345,
    346, 347, 351, 352, 353, 353, 353, 354, 355, 356, 357, 357, 358, 359, 360, 361, 362, 362, 362,
    363, 363, 364, 365, 366, 367, 369, 369, 370, 371, 385, 386, 387, 388, 389, 390, 391, 392, 394,
    395, 396, 397, 398, 399, 399, 400, 401, 402, 403, 404, 405, 408, 409, 410, 411, 412, 413, 414,
    415, 418, 419, 419, 421, 422, 423, 424, 425, 427, 428, 429, 430, 431, 432, 433, 433, 433, 433,
    434, 435, 437, 438, 439, 441, 444, 445, 446, 447, 448, 449, 450, 460, 460, 460, 463, 464, 469,
    469, 471, 472, 473, 474, 474, 475, 476, 477, 478, 479, 480, 481, 494, 494, 495, 498, 499, 500,
    501, 502, 503, 504, 505, 506, 506, 506, 507, 512, 512, 514, 523, 524, 524, 525, 526, 527, 528,
    529, 529, 530, 531, 532, 533, 535, 536, 536, 537, 537, 542, 543, 544, 545, 546, 547, 549, 550,
    552, 553, 554, 555, 556, 557, 558, 559, 560, 564, 564, 565, 566, 567, 569, 569, 570, 571, 572,
    573, 575, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 590, 591, 591, 592,
    593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611,
    611, 611, 612, 612, 613, 614, 615, 616, 617, 618, 619, 620, 620, 620, 621, 630, 631, 632, 632,
    633, 634, 635, 636, 637, 638, 638, 639, 640, 641, 649, 652, 652, 653, 654, 655, 656, 661, 662,
    663, 664, 664, 665, 665, 666, 667, 668, 669, 670, 671, 671, 672, 674, 675, 677, 678, 679, 680,
    682, 683, 683, 684, 686, 687, 687, 694, 698, 700, 701, 702, 704, 705, 706, 708, 709, 710, 710,
    711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 722, 722, 723, 724, 725, 726, 727, 729, 730,
    731, 732, 733, 735, 736, 737, 738, 740, 741, 743, 747, 750, 751, 752, 753, 754, 755, 756, 758,
    759, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 778, 780, 781, 782, 783,
    784, 785, 786, 787, 788, 789, 790, 792, 793, 794, 796, 797, 799, 800, 801, 801, 802, 803, 805,
    807, 807, 808, 810, 812, 813, 813, 816, 817, 818, 819, 820, 820, 821, 822, 823, 824, 825, 826,
    826, 828, 829, 830, 831, 831, 834, 834, 836, 837, 837, 837, 839, 840, 841, 842, 844, 845, 846,
    847, 847, 848, 850, 851, 853, 854, 855, 858, 859, 860, 861, 862, 863, 864, 865, 867, 868, 869,
    870, 871, 871, 872, 873, 875, 876, 877, 878, 879, 881, 882, 883, 884, 884, 884, 889, 893, 893,
    895, 897, 901, 902, 902, 902, 903, 903, 904, 906, 907, 909, 912, 913, 913, 914, 916, 917, 917,
    918, 918, 919, 920, 923, 924, 927, 928, 929, 930, 931, 933, 933, 934, 936, 937, 938, 939, 940,
    941, 943, 947, 951, 952, 954, 955, 956, 957, 958, 959, 960, 961, 962, 964, 965, 966, 970, 971,
    972, 973, 974, 975, 975, 976, 976, 977, 977, 978, 979, 979, 980, 981, 982, 983, 985, 985, 986,
    986, 987, 987, 990, 991, 992, 992, 992, 993, 993, 993, 994, 995, 996, 997, 998, 999, 999, 1000,
    1001, 1002, 1004, 1006, 1007, 1007, 1008, 1009, 1009, 1011, 1012, 1012, 1012, 1013, 1014, 1014,
    1015, 1016, 1017, 1018, 1018, 1020, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1029, 1030, 1031,
    1032, 1034, 1035, 1037, 1039, 1040, 1045, 1045, 1046, 1047, 1048, 1049, 1050, 1050, 1055, 1055,
    1055, 1055, 1056, 1057, 1058, 1059, 1060, 1060, 1061, 1061, 1061, 1061, 1062, 1062, 1063, 1064,
    1065, 1066, 1067, 1067, 1068, 1069, 1071, 1072, 1073, 1074, 1075, 1076, 1077, 1077, 1077, 1078,
    1079, 1080, 1081, 1082, 1083, 1083, 1083, 1083, 1083, 1084, 1085, 1085, 1085, 1086, 1087, 1088,
    1089, 1089, 1091, 1092, 1093, 1097, 1097, 1097, 1098, 1099, 1100, 1101, 1101, 1107, 1109, 1109,
    1110, 1111, 1112, 1113, 1114, 1114, 1114, 1115, 1118, 1119, 1120, 1120, 1121, 1122, 1125, 1126,
    1127, 1128, 1129, 1130, 1131, 1134, 1135, 1136, 1138, 1139, 1139, 1140, 1140, 1142, 1144, 1145,
    1156, 1156, 1156, 1157, 1158, 1159, 1162, 1164, 1166, 1167, 1169, 1171, 1172, 1173, 1173, 1174,
    1174, 1174, 1176, 1177, 1178, 1180, 1181, 1182, 1182, 1183, 1185, 1187, 1188, 1189, 1190, 1193,
    1194, 1196, 1198, 1199, 1199, 1200, 1200, 1201, 1202, 1205, 1206, 1207, 1212, 1213, 1213, 1214,
    1215, 1217, 1219, 1220, 1222, 1227, 1228, 1228, 1231, 1232, 1233, 1234, 1235, 1236, 1236, 1236,
    1237, 1238, 1240, 1244, 1252, 1252, 1253, 1254, 1256, 1257, 1259, 1260, 1261, 1262, 1263, 1264,
    1266, 1268, 1268, 1268, 1269, 1270, 1271, 1272, 1272, 1273, 1274, 1275, 1276, 1277, 1279, 1279,
    1279, 1280, 1281, 1282, 1286, 1287, 1289, 1290, 1291, 1292, 1292, 1293, 1294, 1295, 1296, 1297,
    1298, 1298, 1299, 1300, 1301, 1302, 1303, 1304, 1307, 1308, 1309, 1310, 1311, 1313, 1314, 1315,
    1316, 1316, 1317, 1318, 1319, 1320, 1320, 1320, 1321, 1322, 1323, 1324, 1325, 1326, 1327, 1328,
    1329, 1330, 1331, 1333, 1334, 1335, 1336, 1338, 1340, 1340, 1341, 1342, 1342, 1343, 1344, 1345,
    1347, 1350, 1353, 1353, 1354, 1355, 1356, 1357, 1358, 1359, 1361, 1361, 1362, 1362, 1363, 1366,
    1367, 1368, 1369, 1370, 1372, 1374, 1375, 1376, 1377, 1379, 1380, 1382, 1383, 1383, 1384, 1385,
    1385, 1388, 1389, 1390, 1391, 1392, 1392, 1392, 1393, 1395, 1395, 1395, 1396, 1397, 1398, 1399,
    1400, 1405, 1408, 1408, 1410, 1410, 1411, 1412, 1413, 1414, 1414, 1416, 1417, 1417, 1417, 1417,
    1418, 1421, 1422, 1422, 1423, 1424, 1424, 1426, 1428, 1429, 1429, 1429, 1430, 1430, 1431, 1432,
    1434, 1434, 1434, 1434, 1437, 1438, 1439, 1442, 1444, 1445, 1445, 1446, 1448, 1451, 1451, 1452,
    1452, 1453, 1454, 1455, 1458, 1458, 1458, 1459, 1460, 1461, 1462, 1464, 1466, 1469, 1471, 1472,
    1475, 1475, 1476, 1477, 1478, 1479, 1479, 1480, 1481, 1482, 1482, 1486, 1487, 1488, 1489, 1490,
    1491, 1492, 1493, 1494, 1496, 1497, 1498, 1500, 1501, 1502, 1503, 1504, 1505, 1506, 1509, 1511,
    1517, 1518, 1519, 1519, 1520, 1520, 1520, 1521, 1522, 1522, 1524, 1524, 1525, 1525, 1528, 1528,
    1528, 1528, 1528, 1529, 1531, 1533, 1536, 1537, 1538, 1538, 1540, 1542, 1543, 1544, 1546, 1546,
    1547, 1548, 1555, 1556, 1557, 1558, 1559, 1559, 1560, 1573, 1575, 1577, 1578, 1578, 1579, 1580,
    1582, 1583, 1584, 1586, 1586, 1592, 1592, 1593, 1594, 1595, 1597, 1599, 1599, 1603, 1605, 1606,
    1606, 1608, 1609, 1610, 1611, 1612, 1613, 1614, 1615, 1616, 1617, 1618, 1619, 1620, 1622, 1623,
    1624, 1625, 1626, 1629, 1630, 1631, 1632, 1633, 1635, 1636, 1638, 1644, 1645, 1648, 1650, 1651,
    1654, 1655, 1658, 1661, 1662, 1663, 1664, 1665, 1665, 1666, 1667, 1667, 1668, 1669, 1670, 1672,
    1672, 1672, 1673, 1674, 1675, 1676, 1677, 1678, 1698, 1699, 1700, 1702, 1703, 1705, 1705, 1706,
    1708, 1711, 1713, 1713, 1714, 1714, 1715, 1715, 1716, 1717, 1720, 1720, 1720, 1720, 1721, 1722,
    1723, 1724, 1725, 1740, 1741, 1742, 1743, 1744, 1744, 1745, 1746, 1746, 1747, 1748, 1750, 1751,
    1752, 1754, 1754, 1756, 1758, 1759, 1760, 1760, 1762, 1763, 1765, 1767, 1768, 1768, 1769, 1770,
    1771, 1772, 1772, 1773, 1774, 1775, 1778, 1779, 1780, 1782, 1784, 1787, 1788, 1789, 1790, 1790,
    1791, 1791, 1792, 1793, 1794, 1795, 1797, 1797, 1797, 1798, 1799, 1800, 1800, 1802, 1803, 1804,
    1805, 1805, 1808, 1810, 1810, 1811, 1811, 1812, 1812, 1813, 1814, 1815, 1816, 1816, 1817, 1819,
    1820, 1821, 1822, 1823, 1824, 1827, 1828, 1829, 1829, 1829, 1830, 1832, 1834, 1835, 1837, 1837,
    1860, 1861, 1863, 1863, 1865, 1866, 1867, 1868, 1869, 1870, 1871, 1872, 1876, 1876, 1877, 1878,
    1878, 1879, 1880, 1881, 1882, 1882, 1883, 1885, 1886, 1887, 1887, 1887, 1888, 1889, 1890, 1890,
    1891, 1891, 1891, 1892, 1893, 1894, 1897, 1898, 1899, 1901, 1901, 1902, 1903, 1904, 1904, 1906,
    1907, 1908, 1909, 1910, 1911, 1911, 1912, 1913, 1914, 1915, 1916, 1922, 1924, 1925, 1929, 1930,
    1931, 1932, 1933, 1933, 1933, 1934, 1937, 1938, 1939, 1940, 1941, 1942, 1943, 1947, 1948, 1950,
    1951, 1953, 1954, 1956, 1958, 1967, 1968, 1969, 1972, 1973, 1974, 1975, 1976, 1976, 1977, 1980,
    1982, 2058, 2059, 2059, 2059, 2060, 2062, 2063, 2066, 2078, 2079, 2082, 2085, 2087, 2088, 2090,
    2091, 2092, 2095, 2096, 2097, 2098, 2102, 2103, 2105, 2106, 2107, 2112, 2113, 2114, 2117, 2122,
    2124, 2126, 2127, 2128, 2129, 2130, 2132, 2133, 2134, 2135, 2136, 2137, 2138, 2139, 2140, 2142,
    2144, 2145, 2146, 2147, 2150, 2152, 2153, 2154, 2156, 2157, 2158, 2158, 2159, 2159, 2160, 2161,
    2162, 2165, 2167, 2168, 2169, 2170, 2171, 2172, 2173, 2174, 2174, 2175, 2175, 2175, 2176, 2177,
    2178, 2179, 2180, 2181, 2181, 2182, 2183, 2183, 2184, 2185, 2185, 2187, 2188, 2189, 2189, 2191,
    2191, 2192, 2193, 2194, 2194, 2194, 2195, 2197, 2198, 2202, 2203, 2204, 2205, 2206, 2207, 2208,
    2208, 2210, 2212, 2213, 2214, 2215, 2219, 2221, 2222, 2223, 2225, 2226, 2227, 2227, 2229, 2230,
    2231, 2232, 2233, 2234, 2235, 2236, 2237, 2238, 2239, 2240, 2241, 2241, 2242, 2243, 2244, 2245,
    2246, 2246, 2247, 2248, 2248, 2249, 2250, 2251, 2251, 2252, 2253, 2254, 2254, 2255, 2256, 2257,
    2257, 2257, 2260, 2261, 2263, 2264, 2265, 2266, 2266, 2267, 2268, 2268, 2269, 2270, 2271, 2272,
    2272, 2273, 2274, 2275, 2277, 2278, 2280, 2281, 2282, 2284, 2285, 2286, 2286, 2287, 2288, 2290,
    2291, 2292, 2292, 2295, 2297, 2298, 2299, 2300, 2301, 2302, 2303, 2304, 2304, 2305, 2306, 2307,
    2308, 2309, 2310, 2311, 2314, 2315, 2316, 2317, 2318, 2319, 2320, 2321, 2322, 2324, 2325, 2326,
    2327, 2329, 2335, 2336, 2337, 2339, 2341, 2342, 2345, 2346, 2347, 2348, 2349, 2350, 2352, 2353,
    2354, 2355, 2357, 2360, 2361, 2362, 2363, 2364, 2368, 2370, 2370, 2371, 2372, 2372, 2373, 2374,
    2375, 2376, 2377, 2378, 2378, 2379, 2380, 2383, 2384, 2385, 2386, 2387, 2388, 2389, 2390, 2391,
    2392, 2393, 2394, 2396, 2396, 2397, 2397, 2398, 2400, 2406, 2406, 2406, 2406, 2406, 2409, 2409,
    2409, 2410, 2411, 2414, 2414, 2416, 2418, 2419, 2420, 2421, 2422, 2422, 2424, 2425, 2426, 2430,
    2431, 2432, 2433, 2433, 2436, 2436, 2437, 2437, 2438, 2439, 2439, 2441, 2442, 2442, 2443, 2444,
    2445, 2445, 2445, 2448, 2449, 2452, 2453, 2454, 2455, 2455, 2456, 2457, 2458, 2459, 2460, 2460,
    2461, 2462, 2463, 2464, 2466, 2466, 2467, 2468, 2471, 2472, 2473, 2474, 2475, 2475, 2476, 2477,
    2477, 2477, 2482, 2483, 2485, 2485, 2486, 2486, 2486, 2487, 2487, 2490, 2492, 2493, 2496, 2497,
    2498, 2498, 2499, 2500, 2501, 2502, 2503, 2504, 2505, 2506, 2507, 2508, 2511, 2512, 2514, 2515,
    2517, 2518, 2519, 2520, 2521, 2521, 2521, 2522, 2522, 2522, 2523, 2524, 2525, 2525, 2526, 2527,
    2528, 2529, 2531, 2533, 2534, 2536, 2536, 2537, 2538, 2539, 2540, 2542, 2543, 2544, 2544, 2545,
    2545, 2546, 2547, 2548, 2549, 2555, 2557, 2559, 2560, 2561, 2562, 2563, 2564, 2565, 2566, 2567,
    2567, 2568, 2569, 2570, 2571, 2572, 2572, 2574, 2575, 2576, 2576, 2582, 2583, 2584, 2586, 2586,
    2588, 2589, 2590, 2590, 2590, 2591, 2591, 2597, 2601, 2601, 2602, 2602, 2602, 2603, 2605, 2605,
    2605, 2606, 2607, 2609, 2610, 2610, 2613, 2614, 2614, 2615, 2616, 2617, 2618, 2620, 2621, 2622,
    2623, 2624, 2624, 2624, 2624, 2624, 2626, 2627, 2627, 2628, 2629, 2630, 2631, 2633, 2634, 2637,
    2638, 2639, 2640, 2641, 2643, 2645, 2646, 2647, 2648, 2649, 2650, 2651, 2655, 2656, 2657, 2657,
    2658, 2660, 2662, 2663, 2664, 2665, 2667, 2668, 2669, 2670, 2671, 2673, 2674, 2676, 2677, 2679,
    2681, 2683, 2687, 2689, 2690, 2691, 2691, 2700, 2701, 2721, 2721, 2722, 2723, 2724, 2737, 2738,
    2740, 2747, 2748, 2748, 2750, 2751, 2753, 2754, 2755, 2757, 2759, 2759, 2775, 2776, 2777, 2780,
    2781, 2782, 2786, 2787, 2788, 2788, 2789, 2789, 2791, 2792, 2794, 2798, 2799, 2800, 2801, 2802,
    2803, 2805, 2806, 2808, 2809, 2810, 2811, 2813, 2814, 2814, 2815, 2818, 2820, 2822, 2822, 2823,
    2824, 2825, 2827, 2829, 2831, 2832, 2832, 2833, 2833, 2834, 2834, 2841, 2842, 2848, 2849, 2850,
    2850, 2850, 2853, 2854, 2859, 2859, 2860, 2865, 2866, 2867, 2868, 2869, 2869, 2870, 2871, 2872,
    2875, 2877, 2878, 2879, 2880, 2881, 2882, 2882, 2883, 2885, 2892, 2904, 2905, 2906, 2907, 2908,
    2909, 2910, 2911, 2914, 2916, 2917, 2917, 2918, 2920, 2921, 2922, 2923, 2924, 2925, 2926, 2927,
    2938, 2940, 2945, 2950, 2951, 2952, 2952, 2954, 2954, 2955, 2956, 2958, 2961, 2963, 2963, 2964,
    2967, 2969, 2971, 2971, 2972, 2973, 2975, 2978, 2979, 2980, 2980, 2981, 2981, 2981, 2981, 2982,
    2982, 2984, 2987, 2988, 2989, 2989, 2989, 2989, 2991, 2993, 2994, 2996, 2997, 2997, 3001, 3001,
    3002, 3003, 3004, 3006, 3007, 3010, 3012, 3015, 3019, 3020, 3021, 3026, 3027, 3027, 3030, 3036,
    3037, 3038, 3039, 3040, 3041, 3046, 3048, 3049, 3050, 3051, 3052, 3052, 3053, 3058, 3070, 3071,
    3075, 3075, 3076, 3077, 3079, 3080, 3080, 3080, 3082, 3084, 3085, 3086, 3086, 3089, 3091, 3091,
    3092, 3092, 3093, 3115, 3115, 3117, 3117, 3117, 3118, 3119, 3120, 3122, 3123, 3123, 3131, 3131,
    3133, 3135, 3137, 3138, 3141, 3143, 3143, 3144, 3149, 3149, 3150, 3152, 3157, 3159, 3160, 3161,
    3161, 3163, 3173, 3174, 3176, 3176, 3176, 3176, 3180, 3181, 3182, 3184, 3185, 3186, 3187, 3188,
    3189, 3190, 3193, 3194, 3195, 3198, 3199, 3200, 3202, 3203, 3204, 3205, 3206, 3207, 3207, 3208,
    3209, 3212, 3213, 3214, 3215, 3218, 3219, 3221, 3223, 3224, 3227, 3228, 3230, 3230, 3233, 3235,
    3237, 3238, 3241, 3242, 3244, 3245, 3246, 3247, 3248, 3250, 3252, 3253, 3255, 3262, 3262, 3263,
    3264, 3265, 3266, 3267, 3273, 3275, 3276, 3277, 3278, 3280, 3280, 3281, 3284, 3284, 3284, 3285,
    3286, 3287, 3288, 3289, 3290, 3291, 3291, 3292, 3293, 3294, 3294, 3294, 3297, 3298, 3299, 3301,
    3301, 3302, 3303, 3303, 3303, 3303, 3306, 3308, 3308, 3308, 3309, 3310, 3311, 3312, 3313, 3313,
    3313, 3314, 3315, 3316, 3317, 3318, 3319, 3319, 3320, 3322, 3323, 3323, 3325, 3326, 3327, 3329,
    3332, 3333, 3334, 3335, 3336, 3338, 3340, 3341, 3342, 3343, 3344, 3345, 3351, 3353, 3362, 3363,
    3364, 3365, 3366, 3367, 3369, 3370, 3373, 3374, 3375, 3376, 3379, 3380, 3381, 3381, 3384, 3392,
    3396, 3398, 3401, 3402, 3402, 3404, 3404, 3406, 3408, 3409, 3410, 3411, 3412, 3414, 3416, 3417,
    3418, 3419, 3419, 3419, 3422, 3422, 3423, 3424, 3426, 3428, 3430, 3431, 3432, 3446, 3448, 3449,
    3452, 3455, 3455, 3456, 3457, 3463, 3464, 3468, 3469, 3480, 3481, 3481, 3487, 3489, 3493, 3495,
    3496, 3497, 3498, 3500, 3504, 3505, 3506, 3507, 3508, 3508, 3509, 3510, 3511, 3512, 3513, 3515,
    3516, 3519, 3521, 3522, 3523, 3524, 3525, 3529, 3530, 3531, 3533, 3535, 3537, 3537, 3538, 3539,
    3540, 3540, 3540, 3541, 3542, 3543, 3544, 3546, 3546, 3546, 3546, 3547, 3548, 3549, 3550, 3551,
    3553, 3554, 3555, 3556, 3556, 3557, 3559, 3560, 3565, 3567, 3567, 3567, 3567, 3567, 3568, 3569,
    3571, 3578, 3579, 3580, 3580, 3581, 3583, 3583, 3584, 3586, 3587, 3587, 3588, 3588, 3589, 3589,
    3603, 3605, 3606, 3606, 3606, 3607, 3613, 3614, 3614, 3614, 3614, 3632, 3633, 3634, 3635, 3636,
    3636, 3636, 3636, 3636, 3637, 3638, 3638, 3639, 3640, 3640, 3641, 3642, 3643, 3644, 3645, 3647,
    3647, 3649, 3650, 3652, 3657, 3659, 3660, 3664, 3665, 3672, 3674, 3675, 3676, 3677, 3678, 3679,
    3681, 3682, 3682, 3683, 3684, 3685, 3687, 3688, 3689, 3690, 3691, 3691, 3692, 3693, 3699, 3699,
    3700, 3705, 3705, 3707, 3708, 3712, 3713, 3715, 3715, 3716, 3719, 3720, 3721, 3723, 3724, 3726,
    3731, 3731, 3735, 3738, 3739, 3740, 3742, 3743, 3744, 3746, 3749, 3750, 3751, 3751, 3753, 3755,
    3763, 3768, 3773, 3774, 3775, 3776, 3781, 3783, 3785, 3787, 3789, 3791, 3792, 3793, 3796, 3797,
    3800, 3801, 3803, 3805, 3807, 3808, 3809, 3810, 3810, 3810, 3810, 3810, 3811, 3813, 3814, 3814,
    3816, 3817, 3817, 3817, 3818, 3820, 3821, 3822, 3824, 3825, 3826, 3827, 3828, 3829, 3830, 3831,
    3833, 3834, 3835, 3836, 3837, 3838, 3839, 3840, 3841, 3842, 3846, 3846, 3847, 3848, 3849, 3850,
    3851, 3851, 3852, 3853, 3854, 3855, 3856, 3856, 3857, 3858, 3859, 3860, 3860, 3861, 3862, 3863,
    3864, 3865, 3866, 3867, 3868, 3869, 3870,
  ]

  /// The usual endings of each, the best first.
  static let own: [UInt16] = [
    1005, 189, 205, 208, 209, 267, 268, 269, 289, 403, 406, 462, 463, 476, 2140, 706, 728, 770, 723,
    778, 779, 802, 715, 712, 3995, 912, 940, 941, 882, 991, 1773, 1883, 965, 995, 1081, 1080, 1152,
    1061, 2588, 3309, 1222, 1286, 1262, 1268, 1293, 1302, 1295, 1303, 1348, 1349, 1369, 1410, 1431,
    1451, 160, 1545, 1550, 1567, 1591, 1611, 3167, 548, 1663, 1678, 50, 51, 291, 1977, 3086, 3515,
    3516, 4168, 590, 589, 3390, 1672, 3416, 1534, 1680, 3590, 1852, 2686, 173, 1679, 1688, 1681,
    1682, 1686, 1684, 1850, 1889, 1425, 1928, 1931, 3887, 2171, 1947, 2172, 2253, 2257, 3916, 3918,
    1955, 2084, 1956, 1965, 1968, 1966, 2013, 2010, 2014, 2105, 2133, 1906, 2191, 2192, 801, 3871,
    1980, 1255, 810, 2228, 2327, 2349, 480, 2260, 2456, 2457, 361, 2381, 2434, 2408, 2420, 2421,
    2423, 2424, 2476, 2479, 2478, 2483, 4040, 2568, 234, 2594, 1283, 234, 3236, 3215, 234, 235,
    2490, 647, 2503, 2502, 2505, 2630, 2509, 498, 629, 2635, 2634, 2747, 681, 2893, 2925, 2926,
    2973, 3001, 2018, 3006, 3039, 3043, 3049, 3087, 3130, 3312, 3138, 3152, 3169, 3170, 3200, 3246,
    3243, 3244, 3265, 3264, 1735, 1666, 649, 3293, 3036, 3346, 3299, 3300, 3301, 3302, 3321, 738,
    2240, 2722, 3631, 3782, 2554, 2631, 2640, 2646, 2657, 710, 1424, 2595, 2770, 3595, 3344, 3351,
    3355, 3498, 3499, 3504, 3505, 3613, 3614, 3510, 3594, 3596, 3592, 3565, 3567, 3583, 3604, 760,
    1592, 3589, 659, 3627, 2794, 254, 122, 264, 123, 121, 165, 1040, 1160, 1161, 1485, 4036, 4043,
    156, 305, 306, 308, 310, 110, 179, 87, 193, 530, 271, 226, 1054, 227, 2520, 2719, 204, 1722,
    1724, 1915, 2354, 2515, 2637, 2638, 2154, 380, 2947, 2593, 492, 642, 545, 432, 431, 433, 434,
    591, 74, 443, 539, 1475, 467, 464, 479, 571, 561, 3874, 2706, 2560, 489, 490, 701, 2929, 714,
    741, 3630, 3685, 3697, 3684, 3696, 3692, 3704, 3709, 3707, 3710, 3708, 1053, 797, 818, 754, 166,
    1933, 1528, 2897, 1292, 1096, 1581, 2315, 979, 2828, 3353, 973, 981, 247, 3114, 343, 913, 248,
    3134, 1006, 1007, 1048, 3160, 704, 1085, 4033, 1086, 1087, 1284, 1147, 3178, 1101, 388, 1939,
    1132, 1108, 1870, 2368, 2369, 1060, 351, 4038, 4014, 1163, 3492, 3611, 1288, 4095, 1230, 1233,
    1234, 1225, 1307, 1166, 1168, 1189, 1330, 1185, 1335, 1191, 1332, 1187, 1333, 1188, 1246, 1257,
    1258, 1259, 1224, 1265, 1208, 1209, 1319, 1318, 1739, 1741, 1294, 1296, 1172, 1236, 1242, 1312,
    1331, 3736, 1362, 4202, 1370, 1384, 1803, 1418, 1417, 1398, 1419, 1422, 1639, 2555, 2556, 3179,
    2165, 147, 1831, 1830, 1577, 1473, 1477, 1502, 1596, 1597, 1503, 4106, 4107, 1460, 2833, 2844,
    451, 2920, 1578, 1635, 1647, 1766, 1762, 1434, 1728, 1743, 1742, 3231, 3237, 3234, 3352, 1777,
    1781, 1785, 1786, 1787, 3, 3907, 3909, 3910, 3914, 3915, 3959, 3908, 3912, 3913, 2724, 1950,
    2746, 2337, 2444, 2445, 2446, 2447, 2448, 1881, 3082, 2694, 2215, 2220, 4078, 1970, 482, 2223,
    2017, 1095, 1505, 993, 787, 3131, 3434, 2380, 612, 2210, 119, 2813, 994, 4064, 788, 3903, 2035,
    2078, 2080, 2088, 699, 775, 1963, 2170, 2193, 2647, 3612, 2155, 4129, 111, 113, 115, 114, 112,
    436, 2199, 4068, 4059, 4065, 4075, 4056, 4072, 4060, 4058, 4055, 4057, 4069, 4070, 4073, 954,
    524, 4124, 1860, 3526, 2187, 2773, 2462, 2400, 3357, 2714, 2711, 2696, 2704, 2717, 2705, 2715,
    3245, 2712, 2697, 2158, 2161, 2789, 3560, 3561, 3813, 3814, 3822, 3823, 3827, 3828, 804, 811,
    3953, 3878, 3877, 4067, 3950, 4104, 2185, 2188, 2150, 2198, 3450, 2313, 2271, 3177, 3261, 2351,
    2306, 2316, 2317, 2318, 2290, 2245, 3032, 3031, 911, 914, 1001, 2382, 2383, 2463, 2386, 2387,
    1112, 2465, 2388, 2467, 2392, 1113, 2469, 2393, 1114, 2470, 2394, 1115, 2391, 2468, 2471, 2466,
    2396, 4087, 734, 2484, 2716, 3247, 2713, 2698, 4071, 4074, 805, 814, 975, 2669, 2496, 2663,
    2664, 2665, 2666, 2667, 2778, 2779, 2718, 2531, 922, 919, 3890, 2676, 2649, 2534, 2025, 2859,
    2782, 2874, 2876, 2877, 2871, 2872, 2875, 2873, 2860, 2894, 2879, 2880, 2229, 2213, 635, 588,
    2990, 2995, 2996, 2998, 3000, 2999, 2979, 1824, 3240, 3164, 3165, 3166, 1497, 1590, 1510, 3208,
    3608, 3609, 3232, 3235, 3229, 2083, 3497, 3278, 2677, 2670, 2743, 4189, 3150, 3149, 873, 3322,
    3326, 707, 711, 3073, 3239, 3328, 3181, 3320, 3331, 3332, 3144, 3794, 3154, 3142, 3145, 3794,
    3262, 3263, 3156, 3794, 3188, 3275, 3422, 3364, 3423, 3365, 3425, 3370, 3426, 3428, 3424, 3385,
    3396, 3397, 3220, 4123, 341, 4034, 3453, 2546, 449, 3552, 3574, 2234, 3579, 3635, 3636, 3680,
    3650, 3657, 3661, 3660, 3740, 3844, 3845, 3812, 3824, 3829, 3820, 3748, 3830, 3839, 3779, 3815,
    3875, 3925, 3927, 3981, 3916, 3917, 2257, 3946, 3941, 3942, 3943, 3944, 3955, 3945, 3958, 3368,
    4012, 4044, 611, 1446, 1449, 1448, 2458, 2459, 3077, 3305, 4196, 4197, 4184, 3847, 3818, 3856,
    3857, 3858, 3892, 1412, 3976, 3979, 154, 7, 15, 24, 48, 49, 56, 64, 65, 90, 97, 100, 101, 104,
    105, 174, 128, 116, 3093, 3076, 3531, 3532, 139, 662, 21, 1847, 982, 242, 3448, 142, 144, 148,
    149, 140, 153, 99, 3117, 2548, 175, 177, 127, 197, 4010, 196, 195, 593, 3873, 17, 16, 4145,
    2100, 2101, 794, 3632, 2113, 2632, 2870, 4053, 3940, 2296, 3129, 677, 680, 213, 215, 77, 212,
    1814, 881, 216, 221, 222, 4147, 232, 241, 255, 231, 143, 78, 81, 83, 1604, 1842, 2181, 3386,
    4042, 270, 275, 276, 3996, 3624, 91, 93, 871, 2095, 2094, 2093, 666, 667, 2654, 655, 3363, 2674,
    3242, 3241, 868, 867, 3058, 2962, 3048, 2963, 79, 3233, 312, 313, 314, 321, 2024, 3191, 325,
    572, 412, 335, 339, 401, 315, 350, 357, 3568, 365, 372, 373, 374, 2159, 377, 371, 1186, 606,
    731, 393, 394, 3765, 3789, 395, 3456, 3479, 402, 413, 417, 858, 420, 3457, 3480, 421, 420, 423,
    391, 3458, 3481, 3478, 3480, 422, 3459, 3482, 2569, 2748, 428, 430, 582, 541, 442, 446, 676,
    674, 450, 603, 455, 456, 454, 516, 459, 460, 465, 469, 471, 481, 3732, 3563, 493, 497, 508, 515,
    67, 519, 435, 634, 2551, 673, 550, 663, 2352, 585, 4183, 691, 692, 693, 694, 695, 696, 1170,
    1171, 2495, 2727, 2489, 3444, 3454, 4002, 2852, 4170, 3460, 3521, 2148, 3207, 2072, 608, 609,
    624, 625, 640, 3489, 643, 535, 4215, 616, 664, 697, 753, 700, 713, 2272, 2514, 719, 724, 776,
    764, 722, 721, 726, 861, 3641, 749, 774, 1715, 750, 751, 759, 762, 763, 767, 3197, 773, 874,
    682, 1062, 3414, 786, 796, 796, 808, 3853, 826, 2264, 857, 862, 879, 397, 3116, 898, 905, 906,
    908, 907, 910, 916, 920, 927, 928, 945, 952, 946, 951, 947, 944, 2438, 2440, 1396, 969, 344,
    971, 1886, 2227, 3202, 983, 4066, 829, 828, 992, 1042, 1043, 1050, 1034, 1122, 1124, 1125, 1105,
    1104, 1103, 1052, 1051, 1047, 1079, 1083, 1033, 1500, 1082, 146, 178, 118, 340, 757, 1116, 2757,
    2551, 2553, 2552, 2584, 2587, 3283, 3297, 3393, 3606, 2585, 2586, 1316, 1250, 3638, 3756, 3757,
    1120, 1127, 1044, 1045, 2011, 203, 2944, 1063, 1066, 1067, 1068, 1069, 1070, 1071, 1064, 1065,
    1072, 1073, 172, 827, 1037, 1406, 1447, 1407, 1153, 1150, 1013, 1014, 1164, 1181, 510, 1178,
    3184, 1197, 1229, 1290, 1180, 150, 1183, 1192, 1194, 1198, 1205, 1204, 1202, 1210, 1213, 1215,
    1216, 1214, 1193, 19, 1220, 3262, 3185, 1190, 2097, 1263, 1235, 1231, 1237, 1247, 3648, 1256,
    1271, 1267, 4006, 1267, 1272, 1278, 1273, 2655, 2658, 1270, 3186, 1276, 3582, 3591, 976, 1211,
    1212, 1708, 1301, 1287, 1308, 1304, 1305, 1309, 1179, 3641, 1279, 1281, 1333, 1342, 2758, 859,
    2570, 2749, 1368, 518, 3195, 3429, 1373, 3509, 3517, 2321, 1377, 1357, 1378, 1379, 1358, 1386,
    1375, 1849, 1397, 1399, 1404, 1405, 1421, 1450, 1452, 1452, 1458, 1415, 1467, 1469, 1615, 1621,
    1698, 1699, 1492, 1493, 1494, 1468, 1525, 1531, 1533, 1543, 1532, 1542, 1544, 180, 1593, 213,
    1573, 1465, 1569, 1488, 1566, 1568, 2437, 1571, 1575, 737, 1584, 1586, 1565, 1572, 1589, 1760,
    1664, 886, 1622, 1640, 1644, 1645, 1636, 1725, 1754, 2511, 3855, 1641, 1646, 1689, 1690, 1707,
    527, 1716, 1713, 1719, 1720, 1721, 1726, 1727, 1729, 1730, 1731, 1732, 1733, 1098, 1740, 1747,
    1749, 1752, 1753, 1756, 1768, 1769, 1770, 1771, 1838, 1839, 3494, 3578, 1790, 1798, 1793, 1812,
    1892, 1856, 1861, 1857, 1880, 1882, 1878, 1836, 2087, 1851, 1853, 2362, 1863, 3461, 3543, 1873,
    1890, 1685, 2128, 319, 3463, 1891, 3462, 1893, 3464, 3544, 1894, 1895, 2571, 1897, 1916, 878,
    1929, 2173, 1982, 2222, 2020, 2021, 522, 2221, 2224, 1946, 1926, 1899, 1974, 1952, 2061, 2512,
    718, 1967, 1984, 1989, 831, 2034, 2258, 1972, 1979, 3120, 3118, 1981, 1978, 1973, 2208, 2149,
    2099, 1884, 2176, 1932, 207, 552, 261, 720, 1992, 795, 1380, 860, 988, 989, 277, 671, 20, 36,
    2312, 1832, 3148, 1841, 1794, 2267, 3901, 3419, 978, 3922, 3932, 1986, 2000, 2003, 2373, 2376,
    626, 594, 2190, 2195, 2217, 1900, 1901, 2096, 3585, 3669, 3962, 2200, 2225, 2226, 2183, 2182,
    2231, 2239, 2238, 1466, 2241, 2243, 2247, 4178, 3714, 2248, 2427, 185, 2268, 1683, 1797, 2289,
    2293, 2335, 2364, 25, 470, 2266, 2276, 2283, 3652, 3654, 2344, 4026, 2303, 2314, 3713, 2288,
    2254, 2330, 2331, 2343, 2510, 2341, 2355, 3287, 2325, 2326, 2353, 2363, 2366, 2370, 2371, 2385,
    3744, 2367, 1744, 576, 574, 567, 581, 579, 578, 2397, 2401, 2417, 1300, 2425, 2433, 2477, 2450,
    2435, 2407, 2436, 2460, 2461, 2535, 2486, 2487, 2766, 2768, 2769, 2516, 2518, 1376, 1383, 3911,
    2431, 2532, 2550, 2547, 2350, 2580, 375, 2641, 2662, 168, 2660, 2582, 2762, 3440, 3395, 266,
    103, 1306, 249, 2602, 2603, 2604, 2605, 2606, 2607, 2608, 2610, 658, 2609, 292, 2598, 2599,
    2636, 2617, 2508, 2507, 2506, 2621, 2624, 2491, 2590, 2501, 2504, 2644, 2177, 2651, 3551, 3556,
    3554, 3555, 3548, 2678, 2679, 2806, 2775, 2798, 2786, 2787, 2750, 2765, 2756, 2772, 2740, 2707,
    2589, 2734, 2733, 2164, 2933, 362, 2742, 3315, 2539, 2255, 2708, 2797, 2805, 2819, 2820, 2812,
    2816, 920, 3893, 2777, 2834, 2838, 2837, 2842, 2845, 2848, 2857, 2849, 2865, 2866, 2516, 2628,
    2629, 3866, 3867, 3868, 3956, 3957, 2861, 2830, 2836, 2831, 2832, 2843, 2858, 2868, 2923, 2922,
    2928, 915, 2898, 1529, 2900, 2840, 3758, 1522, 2905, 2927, 2932, 3029, 2977, 22, 3005, 2978,
    2980, 2989, 2992, 3019, 3024, 3033, 3035, 3040, 3042, 2903, 2914, 2885, 414, 1004, 1219, 1275,
    1620, 2196, 2659, 2688, 2887, 2907, 2912, 2915, 3050, 3051, 3527, 3861, 301, 3060, 3067, 3467,
    3588, 3078, 3264, 3083, 3089, 3090, 3108, 3091, 3141, 3350, 4105, 4100, 3105, 3122, 3133, 2016,
    3192, 3162, 3161, 3341, 3183, 3198, 1774, 3288, 3193, 323, 1755, 4213, 326, 595, 889, 896, 3557,
    3194, 4214, 2062, 702, 245, 950, 3417, 3210, 3211, 1642, 3257, 3242, 3270, 3468, 3438, 3279,
    3280, 3285, 3549, 3558, 1858, 1862, 3337, 3310, 3294, 3295, 690, 693, 837, 2022, 2023, 2430,
    2442, 2826, 3256, 3276, 3286, 3439, 3580, 3622, 4181, 533, 542, 3308, 3311, 2693, 3094, 4212,
    708, 3323, 709, 3324, 3327, 3325, 3333, 3335, 3147, 845, 3222, 3223, 3343, 3102, 3104, 3399,
    3400, 3402, 3430, 3437, 1648, 3443, 58, 3455, 1217, 3678, 3470, 3477, 3488, 3493, 1106, 1226,
    2627, 3512, 3511, 3513, 3514, 3520, 3523, 1924, 1705, 3085, 71, 72, 70, 3533, 3559, 3562, 3483,
    1711, 3485, 1709, 2473, 309, 3576, 1941, 2, 11, 18, 47, 54, 57, 62, 66, 10, 46, 40, 42, 43, 37,
    5, 6, 8, 44, 55, 63, 41, 45, 3575, 3491, 3490, 3465, 3620, 3631, 3633, 3634, 3639, 3640, 3643,
    3655, 3626, 3649, 3662, 3679, 1195, 3800, 3735, 3745, 3749, 3784, 3831, 3763, 3798, 3766, 429,
    2474, 3724, 3725, 3787, 3799, 3806, 3825, 3834, 3833, 3836, 3846, 3852, 3336, 3980, 3870, 3884,
    3895, 3984, 3983, 3853, 368, 1173, 2690, 3524, 3974, 3967, 3948, 3949, 3951, 3968, 3969, 3970,
    3971, 3972, 3973, 3933, 3934, 3989, 632, 498, 747, 2580, 4013, 4011, 4016, 4018, 4028, 4031,
    3733, 4029, 4035, 4037, 4081, 4020, 4096, 4117, 4138, 4135, 4136, 4137, 4141, 3469, 3617, 2572,
    4156, 4161, 4169, 4218, 4209, 1035, 1038, 4172, 4173, 4175, 4176, 4177, 4179, 4180, 4185, 4198,
    4206, 4207, 3471, 3621, 3472, 3097, 3098, 3314, 4008, 4039, 4048, 4045, 4047, 4061, 4062, 4082,
    188, 302, 637, 639, 646, 3726, 1143, 3741, 3737, 473, 3203, 2633, 3329, 3905, 2323, 2309, 2270,
    1078, 3475, 2952, 2955, 3053, 2356, 746, 780, 812, 1159, 1313, 1531, 1598, 1626, 1692, 1784,
    1995, 2045, 2251, 2659, 2751, 2754, 2847, 2846, 2862, 3180, 3254, 3338, 3375, 3384, 3391, 3253,
    3550, 3666, 3711, 3819, 3821, 3826, 3977, 3990, 3991, 3992, 4007, 4083, 4084, 4103, 4125, 4126,
    4186, 130, 131, 3904, 3171, 554, 1693, 3055, 3811, 3172, 848, 4094, 4120, 4122, 4127, 4049,
    4133, 4132, 4148, 4159, 2041, 2938, 3057, 3392, 4149, 4150, 4160, 546, 502, 1003, 4157, 4193,
    4195, 4171, 4220, 4199, 4200, 4216, 4217, 28, 88, 137, 107, 108, 161, 163, 145, 182, 293, 298,
    272, 3281, 3646, 3645, 790, 884, 891, 986, 1084, 2031, 2032, 1706, 2993, 3263, 2230, 2132, 1917,
    2136, 1015, 2134, 2147, 2131, 1913, 1907, 2404, 2402, 3212, 2763, 2839, 3217, 94, 95, 3683,
    3695, 953, 825, 1877, 2811, 892, 893, 894, 2976, 2884, 2901, 3862, 3863, 3882, 4, 59, 69, 68,
    1495, 3795, 135, 138, 159, 162, 164, 167, 169, 191, 304, 338, 386, 400, 349, 337, 439, 440, 477,
    573, 717, 755, 836, 839, 834, 850, 1138, 1191, 1207, 1240, 1320, 1372, 1429, 1433, 3273, 1514,
    3174, 1576, 1585, 1757, 1918, 1016, 1920, 2053, 1957, 2039, 2073, 3522, 2098, 2103, 2347, 3653,
    3939, 1914, 2162, 3864, 3921, 2202, 2204, 2139, 2130, 3306, 2304, 2338, 2359, 2411, 2414, 86,
    263, 2418, 2398, 2399, 2443, 2475, 2513, 1026, 85, 2892, 2757, 2759, 2761, 2764, 2784, 2795,
    2961, 3011, 3065, 3074, 3085, 3107, 2656, 3140, 3175, 3182, 3201, 3252, 3282, 3318, 3373, 3432,
    3436, 3451, 3600, 3647, 3651, 3715, 3760, 3792, 3804, 3805, 3803, 3851, 3985, 3987, 3986, 3889,
    4015, 4076, 4079, 3176, 170, 488, 491, 529, 575, 3266, 1174, 1175, 661, 1245, 1244, 1540, 3230,
    1625, 1624, 1734, 2111, 3066, 3146, 2081, 1976, 2086, 2112, 2120, 2121, 4201, 2564, 398, 3790,
    4139, 3601, 2464, 3602, 3935, 3936, 117, 200, 259, 282, 283, 286, 287, 381, 768, 735, 514, 830,
    798, 937, 1167, 1239, 1388, 1389, 1390, 1403, 1391, 1392, 1638, 1649, 1655, 1654, 1652, 1651,
    1629, 1631, 1628, 1658, 1630, 1659, 1656, 1661, 1653, 1701, 1702, 3880, 1381, 1703, 1764, 1765,
    2449, 2680, 411, 409, 2781, 2856, 3405, 3407, 3406, 3535, 3536, 2783, 3518, 3404, 2755, 307,
    3688, 3700, 3686, 3698, 785, 784, 865, 872, 1128, 1145, 2089, 2987, 1480, 2042, 1990, 2324,
    1382, 2968, 4140, 3018, 3832, 3872, 4052, 2561, 3888, 3923, 24, 120, 109, 743, 2966, 2969, 3411,
    219, 242, 243, 2612, 2613, 2614, 2543, 2544, 2545, 360, 363, 405, 392, 410, 957, 963, 960, 1745,
    1738, 445, 1280, 622, 623, 633, 328, 553, 1826, 580, 3723, 4023, 4022, 4024, 4025, 379, 475,
    618, 484, 487, 485, 630, 732, 740, 792, 793, 824, 833, 902, 942, 956, 962, 959, 968, 999, 3427,
    2233, 1057, 1032, 1075, 1092, 2886, 1217, 1217, 1328, 1189, 1241, 2527, 1243, 3367, 656, 228,
    1340, 958, 964, 961, 2269, 26, 1058, 1430, 1479, 1487, 1516, 1789, 1494, 1496, 1364, 1554, 1445,
    1462, 536, 1562, 1617, 1618, 356, 1616, 1619, 1643, 1602, 1603, 1650, 1660, 729, 1704, 1714,
    324, 2122, 1820, 3062, 1859, 1868, 1879, 1809, 2683, 1930, 2156, 2007, 2026, 2027, 2036, 2090,
    2038, 1987, 2178, 2179, 2157, 294, 2207, 2219, 2275, 2297, 2265, 2274, 2334, 2333, 2294, 2409,
    2410, 2451, 2415, 2416, 2573, 2896, 3061, 1788, 2803, 2808, 2576, 2587, 2596, 1511, 2600, 2549,
    2648, 2618, 2558, 2615, 2619, 2620, 2559, 2702, 2703, 2625, 174, 2616, 2668, 2681, 2517, 2538,
    2592, 2709, 2732, 1964, 2796, 2867, 2883, 3063, 2986, 3021, 3081, 3345, 3187, 2965, 2967, 418,
    1558, 1559, 4001, 3370, 3227, 3228, 229, 225, 3334, 3340, 3307, 2895, 3394, 1518, 1521, 1519,
    1520, 3519, 3742, 3571, 3473, 3546, 2574, 3664, 2575, 2988, 3776, 3777, 4130, 3854, 3865, 3876,
    3869, 668, 3947, 4017, 4021, 1076, 4098, 4099, 2500, 4134, 686, 4219, 938, 2037, 939, 39, 883,
    1254, 1248, 1504, 1501, 1697, 2189, 2009, 3218, 2203, 2374, 2661, 2722, 3376, 3366, 3377, 3378,
    3379, 3372, 3625, 698, 863, 864, 1206, 809, 3041, 1580, 1336, 2114, 2403, 4004, 4085, 4005,
    4086, 2817, 2931, 3747, 3672, 3674, 3673, 3675, 404, 3838, 3964, 3807, 1959, 3998, 3999, 3997,
    2028, 2029, 133, 237, 1943, 202, 1481, 1470, 1471, 1491, 648, 650, 652, 653, 1438, 1435, 1437,
    3206, 3205, 1441, 1444, 1436, 1442, 1582, 1665, 2050, 538, 974, 972, 1677, 1668, 1670, 1674,
    1676, 1691, 3354, 3226, 4118, 4119, 385, 75, 2308, 1608, 1614, 1673, 1696, 1637, 1983, 1948,
    1994, 2054, 2055, 2001, 2056, 1833, 3014, 3113, 3937, 1998, 1999, 2246, 2452, 2453, 3615, 3506,
    1829, 236, 9, 1869, 2319, 3507, 3037, 3038, 3136, 3190, 3189, 3250, 3298, 3251, 3431, 3598,
    3445, 3010, 3577, 3003, 3547, 3586, 1942, 10, 5, 37, 46, 38, 40, 42, 43, 1993, 781, 3599, 3603,
    3667, 3668, 3670, 3727, 3721, 3734, 3731, 3739, 1201, 99, 669, 1100, 1338, 810, 23, 2082, 2008,
    2792, 1594, 2645, 2788, 3047, 1971, 3291, 1605, 3589, 3618, 3619, 3924, 3926, 3928, 3837, 3891,
    89, 98, 240, 102, 230, 125, 126, 136, 152, 1775, 171, 82, 181, 184, 1169, 190, 3770, 192, 3584,
    198, 875, 206, 211, 218, 250, 2250, 80, 84, 4003, 4155, 1464, 253, 256, 233, 238, 246, 251, 299,
    260, 262, 157, 158, 155, 273, 295, 274, 1177, 1958, 2252, 320, 322, 352, 376, 2115, 2116, 332,
    336, 345, 346, 353, 354, 355, 329, 330, 331, 370, 369, 382, 378, 407, 383, 387, 348, 399, 4187,
    1420, 1456, 1400, 1351, 1416, 1350, 1570, 613, 683, 468, 425, 604, 615, 1599, 1552, 3484, 3573,
    3616, 1551, 437, 441, 486, 452, 495, 494, 500, 506, 507, 501, 509, 511, 520, 526, 1350, 1352,
    540, 531, 534, 562, 566, 547, 1476, 555, 557, 556, 560, 559, 389, 329, 544, 558, 1402, 912, 568,
    569, 586, 461, 587, 619, 472, 543, 239, 1828, 3017, 2365, 1432, 597, 3712, 602, 628, 631, 621,
    900, 636, 654, 1825, 641, 2902, 644, 638, 2450, 3125, 1482, 457, 660, 665, 670, 678, 684, 685,
    2824, 2804, 2805, 689, 761, 866, 745, 846, 847, 849, 851, 852, 765, 716, 4205, 224, 803, 601,
    838, 687, 766, 843, 877, 876, 1560, 1818, 1008, 888, 921, 895, 897, 899, 917, 1440, 1443, 880,
    923, 925, 901, 1695, 990, 1000, 1387, 1801, 932, 933, 926, 934, 931, 935, 904, 936, 966, 2972,
    967, 970, 1426, 977, 201, 4115, 4162, 3383, 1002, 996, 1024, 1025, 1030, 1022, 1059, 1023, 1135,
    1031, 1129, 841, 1109, 1036, 1093, 1056, 1148, 52, 1119, 1130, 1136, 1009, 1118, 1019, 1020,
    1021, 1010, 1011, 1012, 1151, 1126, 1074, 1162, 1149, 1137, 1142, 1146, 1144, 1145, 1264, 1176,
    1238, 1323, 1260, 1218, 1184, 1182, 1314, 2684, 1227, 1228, 1327, 1055, 3374, 1232, 1249, 1251,
    1252, 1253, 3753, 1131, 1223, 3816, 1140, 1317, 3810, 1137, 3501, 3502, 596, 2970, 2919, 2994,
    3809, 3196, 3817, 1141, 1133, 1266, 1269, 1274, 1277, 1339, 1324, 1325, 1299, 1310, 1311, 1334,
    1341, 1298, 1345, 2284, 1627, 1361, 1401, 1365, 1366, 1367, 1371, 1360, 1427, 1429, 1428, 1453,
    1455, 1408, 1413, 1414, 1156, 1157, 513, 1457, 789, 1484, 1484, 2390, 3885, 3896, 2033, 1486,
    1819, 1524, 1536, 2295, 1463, 1547, 503, 806, 1802, 2725, 504, 1548, 600, 1767, 909, 1549, 1583,
    1579, 1395, 1506, 1508, 1359, 1561, 1513, 1574, 1564, 3530, 537, 1512, 1667, 1607, 1610, 1613,
    1612, 1675, 2737, 1623, 1601, 1632, 1633, 1563, 1662, 1687, 1815, 1700, 1758, 1710, 1717, 1723,
    1736, 1737, 1759, 1761, 1763, 1751, 1776, 1777, 1778, 1779, 1780, 1783, 1796, 1795, 1800, 1411,
    1804, 1772, 1805, 1090, 1806, 1816, 3410, 1821, 2069, 2945, 1885, 1517, 1792, 1799, 1827, 1828,
    1867, 3173, 1813, 1864, 76, 1835, 1843, 1844, 1845, 1811, 1846, 1834, 1848, 1855, 1865, 1866,
    1872, 2336, 3919, 2563, 2917, 3009, 1874, 1875, 1876, 1888, 1905, 1934, 1936, 2051, 1937, 2057,
    1938, 1261, 1940, 1944, 1949, 1898, 2691, 1961, 1960, 2002, 2006, 3899, 3900, 2015, 2012, 2129,
    2030, 3389, 2242, 2040, 2070, 2102, 2097, 1461, 1499, 1912, 2107, 2108, 2110, 4221, 2118, 2126,
    2166, 2167, 2168, 2174, 2175, 2939, 3115, 841, 3252, 844, 2211, 2214, 2249, 2344, 2262, 2273,
    2311, 2360, 2280, 2310, 2281, 2282, 2286, 2287, 2291, 2292, 2298, 2300, 2299, 2301, 2302, 2305,
    2307, 2332, 2329, 2340, 2339, 3274, 2346, 2372, 2077, 1898, 2375, 427, 614, 688, 3068, 426,
    1600, 3225, 2066, 2068, 2071, 2076, 929, 930, 2067, 2073, 2074, 2378, 2379, 2389, 2419, 2426,
    2429, 2428, 549, 543, 2432, 551, 2829, 3109, 2439, 2480, 2481, 2482, 2485, 2493, 2623, 2526,
    2521, 2524, 2525, 823, 756, 1854, 2701, 1807, 819, 2528, 772, 742, 2529, 2800, 3259, 2579, 2578,
    2577, 2581, 2622, 2673, 2541, 2542, 2650, 2642, 2652, 2685, 2689, 2692, 2557, 2695, 2699, 2700,
    2720, 2729, 2567, 2731, 2736, 4152, 2739, 2774, 2791, 1606, 2701, 955, 2533, 2536, 2562, 2793,
    2809, 2823, 2818, 2821, 2814, 1346, 1347, 3978, 4108, 1196, 1837, 3277, 424, 887, 2810, 2815,
    2827, 2731, 2728, 2726, 2851, 2854, 2853, 2850, 2855, 2878, 3046, 2971, 3030, 998, 2946, 2991,
    2981, 2982, 2983, 3132, 2984, 2888, 2890, 2889, 2891, 2494, 2643, 2328, 60, 61, 2497, 2498,
    2910, 2904, 2906, 2908, 2909, 2911, 2913, 2930, 2941, 2878, 2934, 2881, 2935, 2936, 2937, 2940,
    2942, 3034, 2948, 2949, 2959, 2958, 2710, 4210, 2960, 2974, 2975, 3007, 3008, 3013, 2964, 3020,
    3022, 3023, 3330, 3304, 3044, 2954, 3045, 3079, 3080, 3088, 3092, 3075, 3104, 3110, 3103, 3106,
    1746, 3111, 3112, 3124, 3347, 3121, 3114, 3126, 3127, 3135, 3158, 3163, 3373, 985, 3196, 3199,
    3213, 3224, 3249, 3260, 3359, 3572, 3267, 3269, 1154, 3284, 3290, 3292, 3316, 3319, 1423, 2357,
    3339, 2123, 3069, 3071, 3072, 3348, 257, 3358, 3360, 3362, 424, 800, 132, 807, 1507, 1953, 1954,
    3369, 3381, 3388, 3356, 3106, 3113, 3403, 3408, 3762, 3398, 3418, 3435, 278, 752, 2124, 3128,
    3168, 3248, 3289, 3415, 3474, 3539, 2345, 2278, 2279, 799, 3376, 3361, 3447, 3452, 3486, 3540,
    1588, 3545, 1587, 3487, 3496, 3503, 1871, 1782, 3387, 565, 1555, 853, 333, 466, 1791, 3563,
    1541, 2058, 2059, 2064, 2060, 2065, 3537, 3508, 3529, 3534, 3542, 2180, 3607, 3610, 3442, 3629,
    3052, 3644, 3658, 3628, 3665, 3671, 3682, 3681, 3717, 3716, 3718, 3719, 322, 3722, 1134, 3720,
    3738, 3730, 3835, 3712, 3750, 3762, 3751, 3752, 3763, 3764, 3767, 3768, 3769, 3771, 3772, 3778,
    3786, 3841, 3788, 3793, 3840, 3848, 3860, 3859, 3879, 3897, 3960, 3994, 2727, 2744, 4019, 4030,
    4114, 4054, 4077, 4080, 4088, 4089, 4090, 4091, 4092, 4093, 4102, 4109, 4110, 4111, 4112, 4113,
    1111, 4121, 4128, 4142, 4167, 4166, 4143, 4151, 4153, 4154, 4164, 3272, 3271, 4174, 4211, 4188,
    4190, 4204, 4191, 4192, 4203, 1200, 1165, 1199, 583, 2289, 29, 34, 31, 32, 27, 35, 30, 303,
    2377, 855, 771, 1353, 1354, 1355, 12, 1356, 13, 1394, 1921, 1657, 2044, 2046, 3791, 987, 3589,
    1910, 1909, 2206, 3570, 3587, 564, 2153, 2135, 2137, 2146, 1018, 1017, 2144, 2142, 2141, 1904,
    2145, 1911, 2163, 2406, 2125, 2169, 2864, 2119, 2869, 3687, 3699, 3689, 3701, 3690, 3702, 3691,
    3703, 3694, 3706, 856, 1155, 1903, 1922, 2236, 2822, 358, 367, 359, 3268, 3056, 3059, 3693,
    3705, 3780, 3781, 4163, 3886, 53, 396, 447, 3581, 458, 610, 1077, 705, 870, 1088, 1091, 1097,
    1343, 14, 3842, 1498, 1557, 1595, 1158, 1923, 2063, 2052, 2047, 2048, 2085, 2091, 2109, 244,
    3920, 3929, 3930, 3931, 3988, 285, 284, 782, 3759, 2218, 2348, 2358, 2405, 2671, 2985, 3016,
    2127, 3084, 3409, 3528, 3564, 3677, 3729, 3808, 3797, 3802, 3961, 3982, 4041, 4131, 4165, 4144,
    3221,
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
    1388, 1481, 1481, 2123, 2240, 2224, 2275, 2275, 2389, 2430, 2565, 2598, 2631, 371,
  ]

  /// How much each claim weighs.
  static let patternWeights: [UInt8] = [
    50, 20, 20, 50, 50, 50, 50, 50, 50, 50, 45, 50, 45, 50,
  ]
}
