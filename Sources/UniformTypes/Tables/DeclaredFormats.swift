// swift-format-ignore-file
// Written by generate.py from the data beside it: change those, then run that.

/// The 2941 declared formats as constant data, which costs nothing at start-up.
enum DeclaredFormats {
  static let count = 2941

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
    text/x-boogie
    text/x-bpftrace
    text/x-brainfuck
    text/x-brainscript
    text/x-brightscript
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
    text/x-click
    text/x-clojure
    text/x-closure-templates
    text/x-cmake
    text/x-cobol
    text/x-coccinelle
    text/x-codeql
    text/x-common-lisp
    text/x-component
    text/x-concurnas
    text/x-conllu
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
    text/x-dogescript
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
    text/x-gaml
    text/x-gams
    text/x-gap
    text/x-gauss
    text/x-gdb
    text/x-gemfile-lock
    text/x-gemtext
    text/x-genbank
    text/x-genie
    text/x-genshi
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
    text/x-grace
    text/x-gradle-kts
    text/x-grain
    text/x-groovy
    text/x-gtkrc
    text/x-hack
    text/x-haml
    text/x-handlebars-template
    text/x-harbour-project
    text/x-hare
    text/x-haskell
    text/x-haxe
    text/x-hiveql
    text/x-hjson
    text/x-hlsl
    text/x-hoon
    text/x-hosts
    text/x-http
    text/x-hy
    text/x-idl
    text/x-idl-corba
    text/x-idris
    text/x-ijm
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
    text/x-installshield-script
    text/x-intel-hex
    text/x-io
    text/x-ioke
    text/x-iptables
    text/x-isabelle
    text/x-isi
    text/x-ispc
    text/x-j
    text/x-jacosub
    text/x-jai
    text/x-janet
    text/x-java
    text/x-java-properties
    text/x-jcl
    text/x-jflex
    text/x-jinja
    text/x-jisonlex
    text/x-jolie
    text/x-jq
    text/x-jsonnet
    text/x-just
    text/x-kaitai-struct
    text/x-kakoune
    text/x-kconfig
    text/x-kdl
    text/x-keymap
    text/x-kickstart
    text/x-kit
    text/x-koka
    text/x-kotlin
    text/x-krl
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
    text/x-mask
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
    text/x-mss
    text/x-mtml
    text/x-muf
    text/x-mumps
    text/x-mup
    text/x-mupad
    text/x-mustache
    text/x-myghty
    text/x-nasl
    text/x-natural
    text/x-ncl
    text/x-nearley
    text/x-nearley-grammar
    text/x-nemerle
    text/x-neon
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
    text/x-opentype-feature
    text/x-opml+xml
    text/x-ox
    text/x-oxygene
    text/x-oz
    text/x-p4
    text/x-pan
    text/x-papyrus
    text/x-parrot
    text/x-pascal
    text/x-patch
    text/x-pawn
    text/x-peg
    text/x-pep8
    text/x-picat
    text/x-pig
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
    text/x-routeros
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
    text/x-ston
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
    text/x-tablegen
    text/x-tact
    text/x-tads
    text/x-tags
    text/x-talon
    text/x-tcl
    text/x-tea
    text/x-teal
    text/x-templ
    text/x-terra
    text/x-terraform
    text/x-tex
    text/x-textile
    text/x-textproto
    text/x-thrift
    text/x-tiddlywiki
    text/x-tla
    text/x-tmux-conf
    text/x-todo-txt
    text/x-toit
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
    text/x-udev-rules
    text/x-uil
    text/x-uno
    text/x-unrealscript
    text/x-upc
    text/x-urweb
    text/x-usf
    text/x-uuencode
    text/x-val
    text/x-vala
    text/x-valve-data-format
    text/x-vb
    text/x-vcalendar
    text/x-vcl
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
    text/x-whiley
    text/x-wig
    text/x-wisp
    text/x-wit
    text/x-wollok
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
    text/x-xonsh
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
    52093, 52114, 52126, 52138, 52150, 52165, 52185, 52199, 52211, 52224, 52237, 52249, 52268,
    52281, 52300, 52312, 52323, 52342, 52361, 52376, 52391, 52403, 52417, 52428, 52441, 52456,
    52468, 52481, 52498, 52509, 52520, 52534, 52549, 52567, 52581, 52592, 52601, 52618, 52631,
    52645, 52657, 52668, 52683, 52697, 52711, 52724, 52744, 52759, 52772, 52788, 52805, 52821,
    52832, 52843, 52857, 52873, 52890, 52909, 52929, 52940, 52954, 52968, 52981, 52994, 53009,
    53023, 53036, 53051, 53065, 53076, 53086, 53104, 53121, 53135, 53147, 53160, 53171, 53185,
    53199, 53214, 53229, 53242, 53255, 53270, 53295, 53308, 53321, 53339, 53353, 53372, 53389,
    53406, 53420, 53435, 53446, 53461, 53475, 53490, 53505, 53519, 53533, 53544, 53556, 53570,
    53582, 53594, 53605, 53618, 53629, 53643, 53657, 53667, 53680, 53697, 53714, 53734, 53745,
    53767, 53784, 53803, 53828, 53853, 53866, 53879, 53889, 53902, 53918, 53934, 53952, 53970,
    53981, 53993, 54004, 54018, 54031, 54048, 54066, 54078, 54088, 54099, 54112, 54124, 54135,
    54149, 54160, 54174, 54185, 54199, 54217, 54236, 54248, 54263, 54273, 54284, 54298, 54313,
    54329, 54343, 54357, 54371, 54384, 54397, 54410, 54424, 54443, 54455, 54469, 54482, 54495,
    54510, 54528, 54542, 54555, 54568, 54580, 54592, 54603, 54616, 54627, 54647, 54662, 54677,
    54690, 54704, 54731, 54767, 54778, 54793, 54811, 54827, 54843, 54856, 54868, 54889, 54899,
    54917, 54935, 54945, 54957, 54985, 54997, 55010, 55028, 55041, 55055, 55068, 55080, 55092,
    55119, 55142, 55154, 55169, 55181, 55195, 55208, 55220, 55232, 55245, 55257, 55267, 55278,
    55295, 55308, 55319, 55331, 55346, 55358, 55372, 55383, 55394, 55411, 55426, 55441, 55466,
    55494, 55511, 55521, 55533, 55549, 55565, 55576, 55588, 55597, 55612, 55623, 55636, 55648,
    55671, 55682, 55695, 55708, 55724, 55737, 55747, 55762, 55774, 55795, 55810, 55825, 55836,
    55850, 55867, 55878, 55890, 55904, 55915, 55928, 55940, 55951, 55964, 55977, 55989, 56001,
    56013, 56024, 56035, 56049, 56064, 56076, 56092, 56113, 56127, 56139, 56163, 56181, 56193,
    56204, 56218, 56230, 56245, 56259, 56270, 56281, 56292, 56306, 56318, 56332, 56343, 56360,
    56373, 56389, 56401, 56414, 56426, 56440, 56457, 56468, 56482, 56493, 56510, 56525, 56538,
    56554, 56567, 56583, 56594, 56610, 56626, 56638, 56650, 56662, 56673, 56689, 56703, 56719,
    56735, 56753, 56764, 56776, 56791, 56809, 56821, 56842, 56854, 56867, 56878, 56890, 56904,
    56918, 56936, 56950, 56981, 57013, 57046, 57058, 57069, 57081, 57092, 57105, 57116, 57129,
    57145, 57159, 57171, 57186, 57197, 57212, 57235, 57250, 57262, 57277, 57291, 57306, 57322,
    57335, 57346, 57362, 57380, 57391, 57408, 57421, 57432, 57443, 57456, 57468, 57481, 57497,
    57511, 57528, 57543, 57558, 57570, 57583, 57596, 57607, 57619, 57634, 57645, 57657, 57678,
    57696, 57712, 57728, 57752, 57768, 57778, 57793, 57803, 57813, 57824, 57839, 57853, 57867,
    57880, 57892, 57903, 57915, 57928, 57939, 57951, 57962, 57979, 57990, 58001, 58012, 58030,
    58042, 58057, 58071, 58084, 58098, 58116, 58132, 58148, 58162, 58177, 58193, 58204, 58215,
    58229, 58246, 58262, 58280, 58294, 58309, 58318, 58331, 58342, 58356, 58370, 58383, 58392,
    58410, 58424, 58437, 58449, 58460, 58474, 58491, 58507, 58520, 58531, 58543, 58557, 58570,
    58586, 58598, 58609, 58621, 58633, 58646, 58660, 58671, 58682, 58695, 58711, 58722, 58733,
    58746, 58762, 58773, 58789, 58800, 58812, 58826, 58837, 58850, 58863, 58874, 58888, 58902,
    58916, 58929, 58945, 58957, 58968, 58980, 58995, 59017, 59043, 59057, 59074, 59094, 59106,
    59119, 59133, 59152, 59165, 59178, 59190, 59203, 59220, 59234, 59248, 59259, 59273, 59289,
    59307, 59321, 59333, 59344, 59360, 59375, 59386, 59404, 59427, 59450, 59472, 59483, 59495,
    59511, 59524, 59536, 59550, 59564, 59581, 59596, 59617, 59633, 59647, 59660, 59673, 59685,
    59698, 59712, 59725, 59755, 59775, 59792, 59808, 59820, 59832, 59844, 59857, 59868, 59879,
    59891, 59904, 59917, 59934, 59945, 59960, 59977, 59991, 60009, 60020, 60037, 60053, 60065,
    60081, 60097, 60113, 60127, 60140, 60152, 60163, 60179, 60195, 60206, 60224, 60235, 60246,
    60266, 60277, 60290, 60301, 60317, 60328, 60340, 60365, 60375, 60392, 60403, 60419, 60434,
    60447, 60459, 60470, 60483, 60494, 60506, 60517, 60530, 60541, 60552, 60576, 60590, 60601,
    60613, 60624, 60638, 60650, 60661, 60674, 60684, 60695, 60712, 60723, 60736, 60748, 60759,
    60771, 60784, 60797, 60810, 60824, 60834, 60847, 60860, 60872, 60884, 60896, 60913, 60924,
    60938, 60949, 60966, 60980, 60991, 61002, 61015, 61028, 61041, 61052, 61064, 61078, 61088,
    61097, 61108, 61119, 61130, 61141, 61159, 61170, 61180, 61190, 61201, 61212, 61222, 61233,
    61245, 61255, 61265, 61281, 61299, 61321, 61339, 61357, 61378, 61397, 61411, 61429, 61462,
    61491, 61523, 61546, 61565, 61580, 61601, 61612, 61625, 61637, 61650, 61662, 61674, 61687,
    61704, 61717, 61730, 61742, 61754, 61768, 61780, 61792, 61805, 61817, 61829, 61842, 61854,
    61867, 61879, 61894, 61906, 61923, 61943, 61957, 61969, 61981, 61996, 62011, 62025, 62040,
    62055, 62070, 62085, 62101, 62113, 62125, 62137, 62149, 62165, 62178, 62194, 62206, 62218,
    62236, 62250, 62262, 62281, 62293, 62305, 62317, 62329, 62341, 62353, 62365, 62377, 62391,
    62403, 62416, 62429, 62441, 62458, 62476,
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
    22762, 22771, 22780, 22792, 22803, 22818, 22832, 22848, 22859, 22870, 22887, 22903, 22915,
    22926, 22939, 22952, 22965, 22974, 22984, 22995, 23008, 23018, 23028, 23048, 23068, 23086,
    23116, 23127, 23138, 23159, 23170, 23181, 23197, 23206, 23218, 23233, 23244, 23256, 23272,
    23283, 23294, 23307, 23328, 23349, 23370, 23382, 23394, 23416, 23430, 23447, 23459, 23472,
    23483, 23498, 23513, 23527, 23542, 23558, 23567, 23578, 23596, 23611, 23622, 23633, 23644,
    23656, 23667, 23679, 23698, 23716, 23728, 23739, 23752, 23766, 23779, 23794, 23804, 23816,
    23832, 23844, 23863, 23875, 23887, 23903, 23918, 23929, 23941, 23955, 23974, 23992, 24006,
    24025, 24037, 24048, 24069, 24081, 24094, 24105, 24123, 24136, 24146, 24157, 24175, 24186,
    24208, 24226, 24249, 24262, 24283, 24298, 24314, 24326, 24347, 24359, 24377, 24389, 24408,
    24420, 24435, 24447, 24465, 24484, 24505, 24522, 24539, 24558, 24570, 24580, 24599, 24612,
    24624, 24635, 24646, 24660, 24680, 24692, 24713, 24728, 24743, 24753, 24765, 24778, 24795,
    24806, 24824, 24837, 24848, 24859, 24873, 24889, 24902, 24918, 24931, 24953, 24972, 24989,
    25008, 25020, 25041, 25061, 25080, 25094, 25118, 25144, 25158, 25170, 25188, 25198, 25207,
    25239, 25252, 25261, 25271, 25281, 25291, 25312, 25322, 25332, 25343, 25353, 25363, 25374,
    25384, 25394, 25409, 25427, 25437, 25451, 25469, 25483, 25503, 25513, 25527, 25540, 25551,
    25566, 25580, 25595, 25619, 25647, 25678, 25688, 25704, 25716, 25729, 25740, 25752, 25764,
    25777, 25789, 25801, 25821, 25833, 25846, 25862, 25882, 25896, 25916, 25931, 25947, 25959,
    25981, 25996, 26011, 26026, 26041, 26053, 26065, 26083, 26102, 26118, 26133, 26150, 26165,
    26196, 26227, 26258, 26289, 26320, 26351, 26381, 26412,
  ]

  /// The format that each means.
  static let aliasFormats: [UInt16] = [
    617, 622, 1830, 96, 9, 672, 711, 199, 61, 61, 720, 727, 731, 739, 739, 387, 1245, 1887, 210,
    801, 1887, 810, 2111, 225, 227, 227, 1591, 77, 1897, 856, 2085, 1831, 2116, 1795, 1902, 25, 894,
    388, 370, 255, 1567, 1780, 1781, 1782, 32, 971, 35, 991, 2893, 37, 37, 1012, 41, 1006, 1006,
    2114, 1012, 323, 1837, 2109, 2072, 43, 1196, 50, 50, 2116, 1057, 1210, 1210, 1210, 351, 351,
    358, 1112, 1117, 1119, 1685, 61, 799, 1135, 1185, 836, 2855, 414, 1185, 388, 428, 89, 406, 412,
    96, 1210, 468, 2079, 1022, 564, 1272, 316, 1276, 97, 98, 1825, 1283, 1290, 1716, 406, 1303, 406,
    1310, 1296, 2076, 111, 1325, 1327, 1333, 501, 2546, 1347, 1384, 893, 2701, 2082, 1396, 136,
    1439, 2079, 1437, 1452, 2035, 576, 576, 423, 1390, 43, 1552, 183, 820, 186, 1254, 852, 666, 943,
    523, 741, 754, 757, 1887, 903, 1833, 935, 31, 1310, 1012, 1013, 1012, 41, 2105, 323, 899, 850,
    1042, 69, 1134, 2068, 1185, 4, 2906, 387, 395, 1245, 1779, 2068, 2082, 413, 416, 415, 418, 417,
    420, 419, 77, 423, 1197, 1185, 19, 446, 457, 460, 463, 1396, 1261, 653, 1152, 1333, 1573, 131,
    893, 135, 2200, 537, 540, 446, 29, 576, 416, 67, 2052, 586, 258, 1556, 2875, 4, 608, 351, 1849,
    991, 586, 586, 1544, 351, 616, 1830, 625, 2213, 629, 43, 1032, 640, 644, 1, 186, 189, 1295,
    1123, 1295, 1361, 2224, 3, 666, 669, 667, 672, 348, 2720, 687, 1830, 9, 9, 2242, 1481, 1389,
    199, 836, 2251, 61, 61, 1295, 10, 1320, 739, 739, 740, 2268, 387, 212, 211, 211, 243, 82, 1887,
    1245, 204, 395, 666, 2290, 2276, 801, 816, 806, 1884, 1887, 1358, 2311, 227, 227, 851, 228, 669,
    228, 1591, 916, 2610, 658, 19, 2335, 711, 370, 2327, 2085, 1830, 1831, 2355, 2065, 1795, 2066,
    24, 874, 1902, 2360, 521, 388, 370, 896, 1405, 935, 2367, 943, 1341, 901, 1567, 360, 2892, 927,
    394, 1779, 1779, 927, 927, 1780, 1778, 1780, 1781, 263, 264, 264, 354, 939, 30, 950, 291, 2391,
    833, 832, 981, 774, 32, 35, 35, 36, 991, 2411, 1452, 803, 37, 37, 1006, 1006, 1006, 1008, 312,
    1283, 1283, 41, 1012, 41, 1037, 1019, 1019, 2072, 44, 2435, 1034, 1161, 2442, 1047, 243, 243,
    191, 193, 194, 48, 50, 50, 48, 50, 1055, 48, 50, 2116, 1231, 1019, 52, 54, 1210, 1210, 2461,
    1042, 832, 1073, 1091, 346, 2757, 2757, 348, 1098, 669, 1387, 2202, 351, 351, 358, 351, 2500,
    2504, 1098, 1098, 1098, 60, 61, 62, 1123, 1123, 1123, 1131, 65, 67, 2511, 1135, 2900, 2512, 69,
    1185, 2106, 1606, 372, 2106, 373, 179, 1685, 723, 1308, 2906, 370, 1190, 1191, 400, 402, 401,
    2546, 944, 2082, 371, 385, 711, 370, 370, 388, 428, 1177, 1849, 406, 412, 413, 77, 423, 424,
    503, 504, 1221, 82, 1156, 1977, 1207, 433, 1234, 1223, 1174, 2511, 88, 1611, 474, 2601, 400,
    1511, 486, 487, 188, 2610, 564, 316, 96, 1274, 97, 1825, 487, 101, 107, 102, 103, 2077, 2391,
    2621, 111, 2631, 2633, 413, 2640, 1320, 1325, 500, 500, 1333, 1337, 1337, 2648, 501, 501, 242,
    1357, 2546, 2660, 1241, 1338, 116, 123, 124, 2174, 1470, 1372, 1371, 2683, 2687, 1716, 512, 131,
    2692, 44, 1389, 893, 1388, 1721, 893, 1394, 559, 1437, 1438, 523, 135, 2179, 525, 527, 434,
    1427, 144, 535, 535, 536, 1439, 2720, 537, 538, 539, 540, 541, 542, 543, 544, 1436, 2079, 2082,
    1821, 2179, 2744, 2745, 803, 2035, 2751, 815, 1458, 2757, 150, 2181, 2035, 803, 1245, 474, 1403,
    155, 1421, 157, 2182, 2766, 2768, 1780, 926, 159, 1311, 669, 1196, 1452, 2783, 2186, 1501, 1506,
    1507, 1501, 1506, 1507, 1515, 576, 577, 1515, 192, 1887, 1073, 2102, 848, 604, 606, 1060, 1529,
    1182, 1177, 2915, 1190, 2435, 370, 608, 608, 1849, 586, 1545, 1547, 2054, 1579, 1579, 388, 1580,
    1372, 1585, 1586, 1588, 871, 1590, 1590, 1591, 1592, 1177, 1547, 1559, 426, 2822, 2824, 1561,
    2827, 1590, 1592, 2840, 2841, 1594, 1598, 1599, 1639, 1702, 1645, 1649, 1650, 1650, 1661, 2432,
    1671, 1685, 1609, 1677, 1606, 1639, 1610, 1609, 1692, 1610, 1685, 1610, 1692, 1699, 1612, 1713,
    1716, 1732, 1702, 1645, 1595, 1653, 1654, 1626, 1607, 1613, 1738, 1739, 1627, 1627, 1743, 1688,
    1630, 1594, 1595, 1597, 1635, 1598, 1599, 1600, 1697, 1601, 1702, 1601, 1650, 1605, 1594, 1594,
    2432, 1685, 1609, 1606, 1606, 1639, 1608, 1610, 1685, 1609, 1692, 1610, 1610, 1610, 1158, 1690,
    1690, 1611, 1656, 1684, 1612, 1626, 2840, 1598, 1598, 1599, 1599, 1612, 1601, 1719, 1718, 1684,
    1724, 1741, 1739, 1627, 1748, 1749, 706, 719, 730, 863, 962, 1775, 2367, 2388, 1830, 2085, 1830,
    1831, 2892, 1779, 1780, 927, 1868, 1873, 1887, 1878, 2059, 1828, 1895, 1902, 1904, 1796, 27,
    1909, 1842, 1929, 1837, 1837, 1024, 1945, 1803, 1804, 1804, 1811, 1805, 2852, 2860, 435, 1847,
    96, 1825, 2000, 1805, 2005, 1825, 220, 2022, 1820, 1820, 2035, 2035, 1892, 1887, 836, 1828,
    2085, 2050, 1785, 1892, 1811, 1811, 1891, 1794, 2002, 1785, 2053, 1791, 1887, 1792, 2034, 2050,
    17, 1828, 2085, 1830, 1831, 1795, 1900, 27, 1833, 938, 1910, 1842, 2035, 1837, 1837, 1024, 1945,
    1803, 1804, 1804, 1810, 1813, 2000, 1897, 2904, 1791, 435, 1815, 1264, 1987, 1988, 1847, 1847,
    1998, 1825, 1816, 2008, 2009, 1825, 1264, 1819, 1842, 1794, 1876, 1874, 1910, 1979, 1983, 1987,
    1991, 2027, 2022, 2021, 2025, 2034, 1824, 2035, 1822, 1849, 1791, 1849, 2052, 2023, 2053, 2056,
    2059, 1828, 1977, 2053, 2054, 2056, 871, 2106, 2071, 1022, 943, 2098, 613, 641, 942, 943, 2082,
    2082, 1350, 2213, 677, 2251, 2290, 210, 2111, 2305, 2311, 225, 2610, 2188, 1581, 2116, 21, 901,
    907, 965, 2387, 2406, 2194, 2411, 2418, 1837, 2435, 2635, 52, 54, 55, 1210, 2471, 2480, 2493,
    2500, 1122, 68, 2511, 2516, 81, 1236, 2589, 2511, 2402, 2610, 1276, 97, 1283, 2146, 2125, 2161,
    2162, 2163, 2164, 2165, 2166, 2167, 2168, 2169, 2131, 2132, 2133, 2134, 2171, 2170, 2130, 2145,
    2127, 2128, 2130, 2147, 2148, 2136, 2137, 2138, 2139, 2140, 2141, 2142, 2143, 2144, 2145, 2146,
    2147, 2148, 2149, 2136, 2137, 2138, 2139, 2140, 2141, 2142, 2143, 2144, 2145, 2146, 2147, 2148,
    2149, 2150, 2151, 2128, 2136, 2141, 2142, 2143, 2144, 2149, 2137, 2138, 2139, 2140, 2140, 2136,
    2141, 2142, 2143, 2144, 2149, 2137, 2138, 2139, 2152, 2152, 2170, 2153, 2153, 2171, 2154, 2155,
    2156, 2157, 2158, 2161, 2162, 2163, 2164, 2165, 2166, 2167, 2168, 2169, 2130, 2152, 2153, 2159,
    2160, 2621, 111, 1303, 2454, 2677, 2640, 2641, 2648, 114, 2122, 2654, 2546, 2113, 124, 2668,
    2182, 123, 2677, 124, 1362, 2680, 2683, 2691, 1389, 2715, 144, 1439, 2731, 2740, 2751, 2757,
    2758, 155, 2180, 159, 2203, 2186, 2794, 965, 2202, 1588, 2798, 2800, 2206, 2214, 2216, 2220,
    2107, 677, 2720, 2230, 2230, 1389, 711, 711, 2727, 2826, 2311, 2306, 2268, 752, 2268, 2296,
    2292, 210, 2276, 2111, 2268, 815, 2306, 2110, 2111, 2394, 2338, 225, 832, 2326, 2610, 711, 1581,
    869, 2355, 876, 2361, 2364, 907, 2481, 2376, 2810, 2245, 2242, 2838, 2121, 2399, 982, 2404, 36,
    2194, 2281, 2267, 2415, 2810, 1005, 2267, 2297, 2114, 2227, 2635, 2453, 2116, 52, 1063, 2120,
    2463, 2757, 2492, 1122, 2507, 2121, 69, 711, 2230, 2242, 81, 1236, 2076, 2586, 2585, 2586, 2586,
    2511, 2597, 2601, 2123, 2609, 1276, 2652, 1283, 1283, 1295, 2391, 2392, 1303, 219, 2172, 2435,
    2454, 2633, 2640, 2640, 2546, 2182, 2676, 2648, 2677, 1362, 1362, 2174, 2174, 1367, 815, 1276,
    2640, 1389, 2175, 44, 2176, 1389, 1389, 2177, 2676, 144, 1439, 1439, 2740, 2179, 2738, 150,
    2181, 2756, 155, 2182, 1482, 2180, 159, 2203, 2185, 1196, 2787, 2787, 2787, 2186, 2188, 2791,
    2793, 2794, 1524, 2802, 2076, 2121, 2800, 2428, 2546, 2546, 1581, 1588, 159, 2816, 1580, 1582,
    1820, 1585, 1588, 2841, 2840, 2840, 2906, 2912, 2912, 2891, 2891, 2891, 2892, 2899, 2900, 2901,
    2904, 2855, 2856, 2854, 2855, 2856, 2912, 2925, 2874, 2874, 2912, 2912, 2854, 2870, 2871, 2909,
    2842, 2912, 2870, 2844, 2891, 2891, 2847, 1944, 2852, 2902, 2855, 2856, 2853, 2856, 2856, 2857,
    2854, 1685, 2856, 2906, 1158, 1164, 1687, 1688, 2859, 2917, 2860, 2872, 2871, 2925, 1849, 2102,
    351, 387, 1887, 77, 608, 1185, 2783, 388,
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
    65535, 65535, 646, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 658, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 34, 65535, 65535, 65535, 65535, 65535, 711, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 728, 730, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 727, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 732, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 766, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 547, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 781, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 554, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 454, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 528, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 804, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 252, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 807, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 277, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 827, 829, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    832, 65535, 65535, 65535, 609, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 836, 837, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 849, 65535, 65535, 65535, 65535, 65535,
    65535, 851, 851, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 326, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 867, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 887, 65535, 65535,
    65535, 65535, 133, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 896,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 654,
    655, 620, 65535, 758, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 818, 820,
    817, 819, 65535, 651, 323, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 647, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 775, 6, 623, 65535, 65535, 65535, 65535, 65535, 262,
    563, 65535, 65535, 65535, 65535, 65535, 437, 470, 472, 473, 474, 475, 721, 65535, 65535, 629,
    481, 651, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 651, 65535, 65535, 65535, 65535,
    65535, 637, 65535, 65535, 65535, 641, 65535, 65535, 65535, 65535, 65535,
  ]

  /// The format that each declared type is; 65535 where it is none.
  static let formatsOfTypes: [UInt16] = [
    1963, 65535, 65535, 1902, 631, 255, 2892, 43, 96, 1825, 2011, 111, 65535, 65535, 65535, 927,
    1794, 174, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 665, 65535, 2224, 3, 666, 65535, 65535, 65535, 65535, 65535, 65535, 655, 65535,
    65535, 65535, 65535, 61, 65535, 725, 65535, 65535, 65535, 65535, 65535, 204, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 323, 65535, 1645, 65535, 808, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 658, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 925, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1016, 65535, 65535, 2109, 2788, 65535, 65535, 65535, 1929, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 660, 65535, 65535, 65535, 65535, 65535, 65535, 1049, 1047, 65535, 1048, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 191, 1050, 65535, 65535, 193, 65535, 65535, 65535,
    65535, 194, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 2493, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1609,
    2899, 62, 1123, 65535, 65535, 65535, 65535, 65535, 1959, 65535, 2065, 2066, 65535, 65535, 65535,
    2520, 656, 657, 65535, 65535, 1676, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 2000, 65535, 195, 65535, 196,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1295, 1675, 1674, 65535, 65535,
    65535, 65535, 65535, 2014, 2860, 2095, 65535, 2664, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 662, 65535, 65535, 65535, 65535,
    2152, 65535, 65535, 916, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1527, 65535, 65535, 65535, 1547, 65535, 659, 65535, 663, 65535, 65535,
    65535, 1702, 1615, 1831, 1246, 65535, 1874, 1875, 1876, 65535, 1797, 65535, 65535, 65535, 65535,
    65535, 1717, 65535, 65535, 65535, 65535, 1903, 878, 65535, 1910, 65535, 65535, 65535, 65535,
    293, 296, 1925, 1926, 1904, 65535, 65535, 65535, 1833, 1947, 1965, 1952, 65535, 65535, 1954,
    212, 211, 65535, 65535, 1158, 2906, 1791, 387, 395, 1892, 389, 391, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 388, 65535, 65535, 2422, 1837, 1196, 399, 65535, 65535, 65535, 65535, 407,
    65535, 406, 159, 1627, 65535, 370, 1687, 2907, 1688, 2908, 2909, 2910, 2911, 65535, 77, 78,
    2106, 65535, 2916, 2116, 1980, 1979, 65535, 1983, 65535, 65535, 65535, 65535, 65535, 1987, 1988,
    65535, 65535, 65535, 65535, 1991, 1996, 2097, 2099, 2098, 65535, 65535, 501, 1626, 507, 508,
    1357, 1476, 1290, 2020, 65535, 65535, 638, 65535, 2017, 2027, 2029, 2028, 1742, 1719, 65535,
    1437, 1438, 48, 50, 2453, 1057, 1060, 842, 65535, 35, 2035, 1977, 2121, 65535, 1598, 616, 672,
    1098, 1232, 617, 65535, 774, 228, 2355, 65535, 37, 803, 25, 1786, 2084, 2399, 65535, 65535,
    65535, 65535, 65535, 1813, 65535, 1677, 2900, 17, 65535, 447, 448, 446, 449, 450, 451, 453, 454,
    455, 456, 458, 459, 461, 462, 464, 466, 467, 1579, 542, 539, 550, 540, 552, 537, 548, 543, 555,
    556, 65535, 475, 408, 477, 410, 478, 411, 479, 392, 480, 393, 481, 421, 482, 422, 2601, 2123,
    1321, 79, 856, 1555, 1562, 1561, 65535, 1639, 1600, 2842, 65535, 1653, 2893, 1671, 1682, 1684,
    1692, 65535, 2915, 1697, 65535, 65535, 1713, 65535, 1732, 65535, 2931, 1738, 1741, 65535, 2935,
    1743, 65535, 65535, 1748, 2206, 1628, 1848, 1605, 1611, 2859, 1699, 65535, 1593, 2841, 1594,
    1595, 2214, 1635, 1597, 641, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 2230, 1601, 65535, 65535, 65535, 65535, 65535, 65535, 1787, 1788, 2912, 1789, 65535,
    65535, 65535, 739, 2281, 2267, 65535, 2268, 65535, 2311, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 2111, 65535, 65535, 65535, 810, 815, 2110, 85, 65535, 65535,
    65535, 65535, 65535, 65535, 1602, 2844, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 2341,
    870, 65535, 1603, 65535, 65535, 65535, 65535, 65535, 2891, 65535, 65535, 65535, 65535, 65535,
    2376, 31, 2076, 65535, 65535, 65535, 65535, 65535, 65535, 1798, 1799, 1800, 65535, 1801, 2114,
    65535, 243, 65535, 1805, 1804, 1810, 52, 65535, 2481, 65535, 192, 2507, 65535, 1606, 65535,
    65535, 65535, 1608, 1610, 65535, 65535, 2856, 2854, 2857, 2855, 65535, 1967, 65535, 65535, 1210,
    1241, 2585, 65535, 2586, 65535, 468, 2597, 65535, 1779, 65535, 2609, 2610, 2005, 1276, 1283,
    2124, 65535, 1716, 1816, 2077, 65535, 65535, 65535, 2633, 2013, 2640, 1842, 123, 124, 1362,
    65535, 1389, 65535, 65535, 65535, 65535, 65535, 2082, 65535, 65535, 1820, 2740, 65535, 2180,
    1452, 740, 65535, 65535, 1822, 65535, 1778, 65535, 1780, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 2783, 2188, 65535, 65535, 106, 2053, 65535, 1578, 1580, 2826, 1588, 801,
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
    1254, 1255, 1256, 1257, 1258, 1259, 1260, 1260, 1261, 1262, 1262, 1262, 1262, 1263, 1264, 1265,
    1265, 1266, 1267, 1268, 1269, 1270, 1271, 1272, 1273, 1273, 1274, 1275, 1276, 1277, 1278, 1279,
    1279, 1280, 1280, 1281, 1282, 1283, 1284, 1285, 1286, 1287, 1288, 1289, 1290, 1291, 1292, 1293,
    1294, 1295, 1296, 1297, 1298, 1298, 1298, 1298, 1299, 1300, 1301, 1302, 1303, 1304, 1305, 1306,
    1307, 1307, 1308, 1308, 1309, 1310, 1311, 1312, 1313, 1314, 1315, 1316, 1317, 1318, 1319, 1320,
    1321, 1322, 1323, 1324, 1325, 1325, 1325, 1326, 1326, 1326, 1326, 1327, 1328, 1329, 1330, 1331,
    1332, 1332, 1333, 1334, 1335, 1336, 1337, 1339, 1340, 1341, 1342, 1343, 1343, 1344, 1344, 1345,
    1346, 1347, 1348, 1349, 1350, 1351, 1351, 1351, 1351, 1352, 1353, 1354, 1355, 1355, 1356, 1356,
    1357, 1358, 1359, 1360, 1361, 1363, 1364, 1365, 1366, 1367, 1368, 1369, 1370, 1370, 1371, 1371,
    1372, 1373, 1374, 1375, 1376, 1377, 1378, 1379, 1380, 1380, 1380, 1381, 1382, 1383, 1384, 1385,
    1386, 1387, 1387, 1388, 1389, 1389, 1390, 1391, 1392, 1393, 1394, 1394, 1394, 1394, 1394, 1395,
    1396, 1396, 1396, 1396, 1397, 1397, 1397, 1397, 1398, 1398, 1399, 1400, 1401, 1401, 1402, 1403,
    1403, 1404, 1405, 1407, 1408, 1409, 1409, 1410, 1411, 1412, 1413, 1414, 1415, 1416, 1417, 1418,
    1418, 1419, 1419, 1420, 1421, 1422, 1423, 1424, 1425, 1426, 1426, 1426, 1427, 1427, 1428, 1429,
    1429, 1429, 1429, 1430, 1430, 1431, 1432, 1432, 1433, 1433, 1434, 1435, 1435, 1436, 1437, 1437,
    1437, 1438, 1439, 1440, 1441, 1442, 1443, 1444, 1445, 1447, 1448, 1449, 1449, 1450, 1451, 1452,
    1453, 1454, 1455, 1456, 1457, 1457, 1458, 1459, 1459, 1460, 1460, 1460, 1461, 1461, 1461, 1462,
    1463, 1464, 1465, 1466, 1468, 1469, 1470, 1470, 1470, 1471, 1472, 1473, 1473, 1474, 1475, 1475,
    1476, 1477, 1477, 1478, 1479, 1479, 1480, 1481, 1482, 1483, 1483, 1485, 1486, 1486, 1486, 1487,
    1488, 1489, 1489, 1490, 1491, 1491, 1492, 1493, 1494, 1495, 1496, 1497, 1498, 1499, 1500, 1500,
    1501, 1502, 1503, 1504, 1505, 1505, 1505, 1505, 1506, 1506, 1506, 1506, 1506, 1506, 1506, 1506,
    1506, 1506, 1507, 1508, 1509, 1510, 1511, 1512, 1513, 1514, 1515, 1516, 1517, 1518, 1519, 1520,
    1521, 1522, 1522, 1523, 1524, 1524, 1524, 1525, 1525, 1526, 1528, 1529, 1530, 1531, 1531, 1532,
    1533, 1534, 1535, 1535, 1535, 1536, 1537, 1538, 1539, 1540, 1541, 1542, 1543, 1544, 1545, 1545,
    1546, 1547, 1548, 1548, 1549, 1550, 1551, 1552, 1553, 1554, 1555, 1555, 1555, 1556, 1557, 1558,
    1559, 1560, 1561, 1561, 1561, 1562, 1563, 1564, 1565, 1566, 1566, 1567, 1567, 1568, 1569, 1570,
    1571, 1572, 1573, 1573, 1573, 1574, 1575, 1576, 1577, 1578, 1578, 1579, 1580, 1581, 1582, 1583,
    1584, 1585, 1586, 1587, 1588, 1589, 1590, 1591, 1591, 1592, 1593, 1594, 1595, 1596, 1596, 1597,
    1598, 1599, 1599, 1600, 1601, 1602, 1602, 1603, 1603, 1604, 1605, 1606, 1607, 1608, 1609, 1609,
    1611, 1612, 1612, 1613, 1613, 1614, 1615, 1615, 1616, 1617, 1618, 1620, 1620, 1620, 1621, 1622,
    1623, 1624, 1624, 1625, 1626, 1626, 1627, 1628, 1629, 1630, 1631, 1632, 1633, 1634, 1635, 1636,
    1637, 1638, 1639, 1640, 1641, 1642, 1643, 1644, 1645, 1645, 1645, 1646, 1646, 1646, 1646, 1646,
    1647, 1648, 1649, 1650, 1650, 1650, 1650, 1651, 1652, 1653, 1654, 1655, 1656, 1657, 1657, 1657,
    1658, 1658, 1658, 1659, 1660, 1661, 1662, 1662, 1663, 1664, 1665, 1666, 1667, 1668, 1669, 1669,
    1669, 1670, 1671, 1671, 1672, 1672, 1672, 1673, 1673, 1673, 1673, 1674, 1675, 1676, 1677, 1678,
    1679, 1680, 1681, 1682, 1683, 1684, 1685, 1686, 1686, 1686, 1687, 1688, 1689, 1690, 1690, 1691,
    1692, 1693, 1694, 1695, 1696, 1697, 1697, 1698, 1699, 1700, 1701, 1702, 1703, 1704, 1704, 1705,
    1706, 1707, 1708, 1709, 1710, 1711, 1712, 1712, 1713, 1714, 1714, 1716, 1717, 1718, 1719, 1721,
    1722, 1723, 1724, 1725, 1725, 1726, 1727, 1728, 1729, 1730, 1731, 1732, 1733, 1734, 1735, 1736,
    1737, 1737, 1737, 1737, 1737, 1737, 1737, 1737, 1737, 1737, 1737, 1737, 1737, 1737, 1737, 1737,
    1737, 1737, 1737, 1737, 1737, 1737, 1737, 1737, 1737, 1737, 1737, 1737, 1737, 1737, 1738, 1738,
    1738, 1738, 1738, 1738, 1738, 1738, 1739, 1739, 1739, 1739, 1739, 1739, 1739, 1739, 1739, 1739,
    1739, 1739, 1739, 1739, 1739, 1739, 1739, 1739, 1739, 1739, 1739, 1739, 1739, 1739, 1739, 1740,
    1740, 1740, 1740, 1740, 1740, 1741, 1741, 1742, 1742, 1742, 1742, 1742, 1742, 1742, 1742, 1743,
    1743, 1743, 1743, 1743, 1743, 1743, 1743, 1744, 1744, 1744, 1744, 1744, 1744, 1744, 1744, 1744,
    1744, 1744, 1744, 1744, 1744, 1744, 1746,
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
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33663, 33663, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 2640, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33518, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33663, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 2471, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33609, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 1588, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 2418, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33570, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 2575, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 2640, 33627, 33627,
    33627, 33627, 2121, 33627, 33627, 2121, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 2640, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 2640, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33663, 33627, 33627, 33627, 33627, 33663, 33627, 33627, 33627, 33663, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33609, 2900, 2900,
    2906, 2906, 2859, 2859, 33518, 33478,
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
    271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271,
    271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271,
    271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271,
    271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271,
    271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271,
    271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271,
    271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271, 271,
    272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272,
    272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272,
    272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272,
    272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272,
    272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272,
    272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272,
    272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272,
    272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272,
    272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 272, 273, 273, 273, 273, 273,
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
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273,
    273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 274, 274, 274, 274, 275,
    275, 275, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276,
    276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276,
    276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276,
    276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276,
    276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 276, 277, 278, 278, 278, 278, 278, 278,
    278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278,
    278, 278, 278, 278, 278,
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
    37, 37, 1590, 1590, 1245, 1580, 1580, 1580, 1580, 1580, 52, 1580, 1580, 1580, 1580, 1580,
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
    .aj
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
    .bpl
    .bpmn
    .bps
    .br
    .braw
    .brd
    .brk
    .bro
    .brs
    .brstm
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
    .chs
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
    .djs
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
    .edc
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
    .gitignore
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
    .hats
    .hbci
    .hbp
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
    .html.erb
    .html.heex
    .html.hl
    .html.in
    .html.leex
    .html5
    .http
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
    .jtt
    .just
    .jxl
    .jxr
    .jxs
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
    .litcoffee
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
    .podsl
    .podspec
    .pogo
    .pol
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
    .rsc
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
    .sublime_metrics
    .sublime_session
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
    .toit
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
    .triggers
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
    0, 3, 8, 11, 16, 22, 27, 31, 37, 43, 48, 52, 55, 60, 65, 70, 76, 82, 87, 90, 95, 100, 105, 110,
    116, 121, 127, 132, 137, 142, 147, 153, 159, 165, 171, 177, 184, 189, 194, 198, 203, 207, 214,
    219, 224, 230, 236, 240, 243, 248, 253, 261, 272, 277, 282, 285, 291, 296, 299, 304, 309, 314,
    319, 322, 328, 332, 340, 343, 347, 352, 358, 363, 368, 373, 376, 385, 390, 395, 398, 403, 408,
    413, 418, 423, 428, 433, 437, 442, 447, 452, 458, 463, 468, 473, 478, 483, 489, 493, 498, 504,
    509, 514, 525, 531, 536, 541, 554, 558, 563, 568, 574, 579, 586, 593, 600, 607, 614, 619, 625,
    631, 636, 641, 647, 652, 659, 663, 668, 673, 678, 683, 688, 694, 700, 705, 711, 716, 723, 728,
    734, 739, 744, 749, 755, 760, 765, 775, 780, 785, 790, 799, 806, 811, 816, 822, 827, 842, 847,
    854, 859, 865, 870, 874, 879, 885, 891, 898, 903, 908, 912, 917, 921, 927, 932, 937, 944, 964,
    969, 974, 978, 983, 989, 994, 999, 1005, 1010, 1015, 1028, 1033, 1039, 1044, 1049, 1054, 1066,
    1071, 1077, 1082, 1091, 1097, 1103, 1109, 1114, 1119, 1125, 1130, 1139, 1149, 1162, 1172, 1186,
    1199, 1212, 1218, 1230, 1235, 1240, 1244, 1249, 1257, 1268, 1277, 1282, 1288, 1293, 1300, 1305,
    1310, 1315, 1321, 1326, 1333, 1341, 1346, 1351, 1355, 1360, 1366, 1372, 1377, 1386, 1393, 1403,
    1409, 1414, 1422, 1428, 1433, 1443, 1448, 1453, 1459, 1466, 1473, 1478, 1483, 1489, 1494, 1500,
    1505, 1510, 1516, 1521, 1528, 1536, 1542, 1549, 1554, 1559, 1564, 1569, 1574, 1579, 1585, 1594,
    1603, 1608, 1613, 1617, 1622, 1627, 1632, 1637, 1643, 1669, 1680, 1690, 1695, 1700, 1706, 1712,
    1717, 1722, 1728, 1735, 1740, 1746, 1751, 1757, 1761, 1766, 1771, 1776, 1781, 1785, 1790, 1797,
    1802, 1807, 1814, 1820, 1825, 1829, 1834, 1839, 1844, 1849, 1855, 1861, 1864, 1868, 1873, 1878,
    1883, 1891, 1896, 1902, 1910, 1915, 1920, 1925, 1931, 1939, 1946, 1951, 1957, 1962, 1967, 1971,
    1981, 1990, 1998, 2003, 2007, 2014, 2020, 2027, 2034, 2039, 2044, 2049, 2055, 2061, 2067, 2072,
    2081, 2086, 2090, 2097, 2101, 2106, 2110, 2115, 2122, 2134, 2139, 2147, 2152, 2158, 2163, 2168,
    2175, 2180, 2185, 2190, 2194, 2199, 2204, 2211, 2222, 2227, 2234, 2242, 2251, 2256, 2263, 2270,
    2275, 2280, 2285, 2290, 2295, 2300, 2305, 2312, 2318, 2323, 2329, 2335, 2340, 2345, 2350, 2355,
    2361, 2366, 2370, 2376, 2381, 2386, 2391, 2396, 2403, 2407, 2412, 2420, 2425, 2431, 2436, 2441,
    2446, 2451, 2455, 2460, 2465, 2471, 2476, 2482, 2491, 2499, 2504, 2509, 2513, 2518, 2522, 2527,
    2532, 2539, 2544, 2549, 2562, 2573, 2578, 2583, 2588, 2593, 2598, 2603, 2608, 2612, 2617, 2624,
    2629, 2634, 2640, 2647, 2652, 2658, 2663, 2669, 2678, 2686, 2691, 2696, 2703, 2708, 2716, 2721,
    2733, 2742, 2754, 2760, 2766, 2771, 2776, 2781, 2787, 2796, 2801, 2806, 2811, 2816, 2820, 2825,
    2830, 2836, 2841, 2849, 2854, 2859, 2866, 2871, 2876, 2885, 2890, 2895, 2902, 2907, 2912, 2918,
    2923, 2928, 2933, 2943, 2952, 2959, 2964, 2969, 2974, 2981, 2986, 2993, 2998, 3004, 3012, 3017,
    3022, 3027, 3035, 3044, 3049, 3055, 3060, 3064, 3069, 3074, 3079, 3086, 3091, 3097, 3102, 3106,
    3111, 3116, 3122, 3131, 3136, 3141, 3146, 3151, 3157, 3163, 3168, 3173, 3178, 3183, 3188, 3193,
    3198, 3206, 3212, 3217, 3222, 3227, 3233, 3237, 3242, 3247, 3251, 3256, 3261, 3275, 3281, 3288,
    3295, 3300, 3305, 3312, 3323, 3329, 3337, 3342, 3348, 3354, 3363, 3371, 3377, 3383, 3389, 3394,
    3400, 3405, 3410, 3415, 3422, 3432, 3437, 3442, 3447, 3452, 3457, 3462, 3467, 3472, 3477, 3483,
    3488, 3494, 3499, 3504, 3509, 3514, 3519, 3526, 3533, 3538, 3553, 3569, 3577, 3582, 3590, 3595,
    3604, 3610, 3616, 3622, 3633, 3641, 3648, 3656, 3667, 3682, 3687, 3692, 3704, 3708, 3718, 3724,
    3729, 3735, 3744, 3749, 3755, 3760, 3765, 3778, 3784, 3789, 3799, 3804, 3809, 3814, 3818, 3823,
    3828, 3834, 3842, 3847, 3859, 3867, 3872, 3877, 3886, 3891, 3896, 3901, 3913, 3917, 3924, 3929,
    3936, 3941, 3949, 3954, 3959, 3965, 3970, 3978, 3983, 3988, 3997, 4008, 4013, 4018, 4024, 4029,
    4033, 4038, 4044, 4049, 4054, 4059, 4063, 4068, 4074, 4079, 4084, 4089, 4094, 4100, 4105, 4111,
    4118, 4141, 4146, 4151, 4156, 4161, 4166, 4171, 4176, 4181, 4186, 4191, 4196, 4201, 4206, 4214,
    4219, 4222, 4233, 4237, 4242, 4247, 4252, 4257, 4262, 4267, 4272, 4277, 4282, 4287, 4292, 4298,
    4304, 4309, 4319, 4325, 4330, 4340, 4344, 4356, 4364, 4369, 4374, 4379, 4384, 4389, 4394, 4399,
    4404, 4410, 4415, 4420, 4424, 4429, 4434, 4440, 4445, 4450, 4455, 4460, 4465, 4470, 4475, 4480,
    4484, 4489, 4494, 4499, 4504, 4509, 4515, 4520, 4525, 4534, 4540, 4545, 4556, 4565, 4570, 4575,
    4584, 4596, 4614, 4622, 4627, 4633, 4638, 4643, 4650, 4655, 4660, 4666, 4671, 4676, 4681, 4686,
    4693, 4697, 4702, 4707, 4712, 4719, 4724, 4730, 4735, 4746, 4751, 4763, 4769, 4775, 4784, 4793,
    4802, 4808, 4813, 4818, 4823, 4829, 4834, 4839, 4845, 4850, 4855, 4859, 4864, 4869, 4874, 4879,
    4884, 4889, 4894, 4901, 4905, 4910, 4919, 4931, 4937, 4943, 4948, 4953, 4958, 4963, 4968, 4974,
    4987, 5005, 5011, 5021, 5026, 5030, 5035, 5040, 5051, 5061, 5071, 5076, 5081, 5086, 5094, 5099,
    5104, 5109, 5115, 5120, 5127, 5132, 5137, 5142, 5147, 5152, 5157, 5162, 5167, 5172, 5177, 5182,
    5187, 5192, 5197, 5202, 5208, 5213, 5218, 5225, 5231, 5237, 5242, 5248, 5252, 5257, 5262, 5271,
    5279, 5287, 5292, 5297, 5302, 5308, 5313, 5318, 5323, 5328, 5332, 5337, 5342, 5347, 5352, 5357,
    5365, 5370, 5377, 5384, 5388, 5391, 5396, 5401, 5406, 5412, 5417, 5422, 5426, 5432, 5440, 5444,
    5449, 5460, 5471, 5482, 5487, 5495, 5503, 5508, 5515, 5520, 5525, 5530, 5535, 5540, 5545, 5550,
    5555, 5561, 5570, 5584, 5589, 5594, 5599, 5605, 5610, 5615, 5620, 5625, 5630, 5636, 5641, 5645,
    5650, 5655, 5660, 5665, 5669, 5674, 5679, 5686, 5694, 5701, 5706, 5711, 5715, 5722, 5737, 5750,
    5756, 5761, 5766, 5772, 5778, 5789, 5794, 5799, 5805, 5810, 5816, 5821, 5826, 5831, 5838, 5843,
    5848, 5853, 5858, 5863, 5868, 5877, 5885, 5891, 5901, 5910, 5916, 5926, 5935, 5941, 5945, 5950,
    5962, 5967, 5973, 5978, 5985, 5989, 5994, 5999, 6004, 6010, 6019, 6024, 6029, 6033, 6038, 6043,
    6048, 6053, 6058, 6063, 6068, 6073, 6079, 6083, 6089, 6098, 6103, 6108, 6114, 6119, 6124, 6132,
    6143, 6148, 6153, 6158, 6163, 6170, 6175, 6179, 6184, 6189, 6194, 6197, 6202, 6207, 6212, 6217,
    6222, 6227, 6232, 6237, 6242, 6247, 6252, 6257, 6261, 6266, 6274, 6279, 6284, 6289, 6294, 6300,
    6307, 6314, 6319, 6323, 6328, 6337, 6342, 6347, 6352, 6356, 6362, 6368, 6376, 6381, 6388, 6396,
    6400, 6405, 6410, 6415, 6420, 6425, 6430, 6441, 6446, 6455, 6464, 6469, 6473, 6478, 6483, 6493,
    6498, 6503, 6508, 6512, 6518, 6524, 6529, 6534, 6539, 6544, 6549, 6554, 6559, 6565, 6569, 6574,
    6579, 6585, 6594, 6600, 6605, 6611, 6615, 6620, 6626, 6635, 6647, 6660, 6665, 6670, 6676, 6681,
    6687, 6693, 6698, 6703, 6708, 6713, 6718, 6723, 6728, 6732, 6737, 6742, 6747, 6754, 6759, 6764,
    6769, 6774, 6779, 6783, 6789, 6795, 6801, 6807, 6812, 6818, 6823, 6830, 6840, 6844, 6849, 6854,
    6859, 6864, 6869, 6874, 6879, 6883, 6887, 6893, 6900, 6905, 6910, 6915, 6920, 6924, 6929, 6934,
    6939, 6948, 6953, 6961, 6971, 6976, 6981, 6986, 6991, 6996, 7001, 7006, 7011, 7016, 7021, 7026,
    7030, 7035, 7040, 7046, 7051, 7057, 7063, 7068, 7073, 7076, 7081, 7085, 7090, 7094, 7099, 7104,
    7109, 7117, 7122, 7129, 7135, 7140, 7146, 7150, 7155, 7160, 7165, 7171, 7176, 7181, 7186, 7194,
    7199, 7204, 7209, 7217, 7222, 7227, 7232, 7238, 7243, 7252, 7257, 7263, 7268, 7275, 7281, 7285,
    7290, 7296, 7301, 7306, 7311, 7317, 7324, 7329, 7339, 7352, 7359, 7364, 7369, 7377, 7382, 7390,
    7399, 7404, 7409, 7418, 7424, 7429, 7434, 7438, 7443, 7449, 7453, 7458, 7464, 7469, 7474, 7479,
    7485, 7490, 7495, 7499, 7504, 7509, 7514, 7519, 7525, 7536, 7541, 7546, 7551, 7558, 7563, 7570,
    7576, 7582, 7589, 7596, 7602, 7607, 7615, 7620, 7625, 7630, 7635, 7640, 7645, 7650, 7655, 7660,
    7664, 7669, 7674, 7679, 7684, 7693, 7703, 7712, 7716, 7721, 7728, 7734, 7738, 7743, 7748, 7753,
    7758, 7763, 7768, 7773, 7779, 7788, 7798, 7803, 7808, 7813, 7818, 7823, 7828, 7833, 7838, 7842,
    7849, 7857, 7869, 7878, 7886, 7895, 7905, 7910, 7916, 7921, 7926, 7932, 7939, 7947, 7952, 7957,
    7964, 7968, 7981, 7986, 7991, 7999, 8008, 8013, 8019, 8024, 8029, 8034, 8039, 8045, 8050, 8057,
    8069, 8074, 8079, 8084, 8089, 8095, 8100, 8105, 8112, 8116, 8121, 8126, 8131, 8136, 8141, 8146,
    8150, 8155, 8161, 8165, 8171, 8174, 8179, 8185, 8191, 8197, 8203, 8209, 8213, 8217, 8222, 8226,
    8232, 8237, 8242, 8248, 8254, 8267, 8279, 8284, 8289, 8295, 8301, 8306, 8311, 8316, 8321, 8326,
    8330, 8335, 8340, 8346, 8352, 8358, 8363, 8368, 8373, 8378, 8383, 8388, 8394, 8400, 8407, 8413,
    8420, 8426, 8431, 8437, 8442, 8447, 8452, 8457, 8462, 8466, 8471, 8476, 8481, 8486, 8493, 8498,
    8504, 8511, 8515, 8520, 8527, 8532, 8538, 8545, 8549, 8555, 8559, 8564, 8570, 8576, 8581, 8588,
    8593, 8598, 8603, 8608, 8613, 8617, 8626, 8631, 8636, 8641, 8646, 8651, 8657, 8662, 8670, 8676,
    8682, 8692, 8703, 8712, 8721, 8732, 8739, 8745, 8749, 8754, 8759, 8764, 8769, 8774, 8780, 8785,
    8789, 8795, 8801, 8806, 8810, 8815, 8820, 8823, 8828, 8832, 8837, 8842, 8848, 8853, 8858, 8866,
    8871, 8876, 8882, 8893, 8898, 8903, 8908, 8914, 8919, 8924, 8930, 8936, 8941, 8946, 8951, 8956,
    8961, 8967, 8972, 8977, 8982, 8987, 8991, 8996, 9001, 9009, 9014, 9024, 9034, 9039, 9044, 9048,
    9053, 9059, 9064, 9069, 9074, 9079, 9085, 9091, 9096, 9100, 9105, 9110, 9115, 9120, 9124, 9130,
    9134, 9140, 9145, 9150, 9156, 9162, 9167, 9172, 9179, 9185, 9190, 9195, 9200, 9205, 9213, 9218,
    9223, 9228, 9233, 9244, 9249, 9254, 9259, 9263, 9268, 9274, 9281, 9286, 9292, 9298, 9304, 9309,
    9315, 9320, 9328, 9333, 9340, 9345, 9350, 9355, 9360, 9365, 9374, 9380, 9385, 9391, 9397, 9401,
    9407, 9412, 9423, 9428, 9433, 9440, 9445, 9450, 9455, 9460, 9466, 9471, 9481, 9488, 9495, 9500,
    9505, 9510, 9515, 9520, 9530, 9536, 9541, 9546, 9550, 9556, 9562, 9567, 9572, 9577, 9582, 9587,
    9592, 9598, 9603, 9608, 9613, 9618, 9623, 9626, 9630, 9635, 9640, 9645, 9650, 9656, 9661, 9667,
    9672, 9679, 9684, 9689, 9695, 9707, 9712, 9717, 9722, 9728, 9735, 9745, 9750, 9757, 9762, 9767,
    9772, 9779, 9792, 9797, 9803, 9810, 9815, 9820, 9827, 9835, 9842, 9852, 9858, 9863, 9867, 9872,
    9877, 9883, 9888, 9893, 9898, 9906, 9912, 9920, 9926, 9935, 9940, 9945, 9950, 9956, 9961, 9966,
    9972, 9978, 9984, 9989, 9994, 9999, 10004, 10008, 10013, 10020, 10024, 10032, 10037, 10042,
    10047, 10054, 10063, 10071, 10076, 10082, 10087, 10094, 10099, 10105, 10117, 10134, 10148,
    10155, 10162, 10169, 10177, 10186, 10194, 10203, 10214, 10219, 10225, 10232, 10240, 10246,
    10251, 10256, 10261, 10265, 10270, 10275, 10281, 10286, 10291, 10296, 10301, 10305, 10310,
    10315, 10323, 10328, 10333, 10342, 10347, 10352, 10358, 10363, 10371, 10381, 10386, 10393,
    10399, 10406, 10413, 10418, 10426, 10435, 10445, 10450, 10455, 10460, 10471, 10482, 10493,
    10504, 10515, 10520, 10525, 10531, 10536, 10540, 10545, 10550, 10555, 10560, 10565, 10570,
    10574, 10579, 10585, 10590, 10595, 10600, 10605, 10610, 10615, 10620, 10625, 10629, 10634,
    10639, 10644, 10649, 10653, 10658, 10663, 10668, 10673, 10678, 10684, 10689, 10695, 10700,
    10707, 10712, 10717, 10720, 10725, 10729, 10736, 10742, 10747, 10754, 10762, 10772, 10780,
    10787, 10794, 10802, 10807, 10812, 10817, 10822, 10827, 10832, 10837, 10841, 10846, 10851,
    10856, 10862, 10870, 10875, 10880, 10886, 10892, 10907, 10912, 10918, 10923, 10928, 10933,
    10938, 10943, 10947, 10952, 10957, 10962, 10967, 10978, 10986, 10995, 11000, 11006, 11011,
    11017, 11022, 11028, 11036, 11042, 11047, 11055, 11061, 11067, 11077, 11086, 11091, 11102,
    11110, 11116, 11120, 11126, 11131, 11136, 11144, 11149, 11154, 11159, 11164, 11172, 11178,
    11187, 11193, 11201, 11207, 11216, 11224, 11237, 11243, 11248, 11253, 11260, 11268, 11273,
    11278, 11283, 11295, 11300, 11305, 11309, 11314, 11320, 11325, 11330, 11335, 11340, 11345,
    11350, 11356, 11368, 11374, 11379, 11384, 11388, 11393, 11398, 11403, 11408, 11414, 11419,
    11423, 11428, 11434, 11439, 11443, 11448, 11455, 11460, 11466, 11471, 11477, 11482, 11487,
    11490, 11495, 11500, 11505, 11510, 11515, 11520, 11524, 11529, 11534, 11539, 11544, 11550,
    11555, 11559, 11564, 11569, 11575, 11579, 11584, 11589, 11594, 11599, 11604, 11609, 11614,
    11618, 11622, 11627, 11632, 11640, 11647, 11653, 11659, 11665, 11670, 11677, 11682, 11687,
    11693, 11703, 11710, 11716, 11721, 11729, 11739, 11744, 11749, 11756, 11762, 11772, 11779,
    11784, 11790, 11798, 11803, 11813, 11819, 11826, 11839, 11847, 11855, 11861, 11867, 11872,
    11881, 11889, 11893, 11898, 11903, 11909, 11917, 11926, 11931, 11935, 11940, 11945, 11950,
    11959, 11964, 11970, 11976, 11984, 11992, 11997, 12002, 12011, 12020, 12024, 12029, 12038,
    12043, 12048, 12053, 12058, 12063, 12068, 12073, 12079, 12085, 12092, 12102, 12107, 12112,
    12120, 12127, 12132, 12138, 12143, 12148, 12152, 12157, 12168, 12173, 12182, 12188, 12194,
    12201, 12215, 12222, 12232, 12238, 12242, 12247, 12252, 12257, 12261, 12266, 12271, 12276,
    12287, 12292, 12297, 12302, 12307, 12312, 12319, 12324, 12329, 12335, 12341, 12346, 12351,
    12357, 12363, 12369, 12378, 12384, 12389, 12394, 12399, 12404, 12410, 12416, 12423, 12429,
    12436, 12441, 12445, 12451, 12456, 12461, 12467, 12475, 12483, 12489, 12495, 12501, 12506,
    12512, 12517, 12523, 12529, 12533, 12538, 12543, 12550, 12556, 12561, 12570, 12575, 12580,
    12585, 12590, 12594, 12600, 12606, 12612, 12619, 12624, 12629, 12634, 12639, 12645, 12650,
    12656, 12661, 12666, 12671, 12676, 12681, 12686, 12691, 12696, 12700, 12705, 12711, 12725,
    12742, 12747, 12752, 12759, 12765, 12773, 12785, 12796, 12801, 12809, 12815, 12820, 12826,
    12831, 12837, 12845, 12854, 12859, 12865, 12871, 12876, 12884, 12889, 12894, 12901, 12906,
    12912, 12919, 12927, 12931, 12936, 12941, 12946, 12952, 12957, 12962, 12968, 12974, 12979,
    12984, 12989, 12994, 13000, 13007, 13012, 13018, 13024, 13030, 13035, 13040, 13045, 13051,
    13056, 13062, 13067, 13072, 13078, 13083, 13088, 13093, 13098, 13103, 13109, 13114, 13119,
    13124, 13129, 13134, 13139, 13144, 13149, 13154, 13160, 13167, 13172, 13178, 13186, 13197,
    13202, 13208, 13212, 13217, 13223, 13229, 13236, 13242, 13247, 13252, 13261, 13266, 13271,
    13277, 13289, 13294, 13299, 13304, 13311, 13316, 13321, 13327, 13332, 13337, 13341, 13346,
    13351, 13356, 13362, 13367, 13372, 13377, 13382, 13386, 13391, 13396, 13401, 13406, 13411,
    13421, 13431, 13437, 13441, 13446, 13451, 13456, 13461, 13465, 13470, 13475, 13480, 13485,
    13490, 13495, 13500, 13505, 13511, 13517, 13522, 13527, 13532, 13537, 13542, 13546, 13551,
    13556, 13563, 13568, 13574, 13579, 13586, 13589, 13597, 13601, 13606, 13614, 13619, 13625,
    13631, 13639, 13645, 13649, 13654, 13660, 13665, 13670, 13675, 13679, 13684, 13689, 13694,
    13699, 13704, 13709, 13714, 13719, 13727, 13733, 13741, 13746, 13751, 13755, 13764, 13769,
    13774, 13780, 13785, 13790, 13798, 13807, 13815, 13820, 13827, 13832, 13836, 13841, 13846,
    13851, 13855, 13860, 13867, 13874, 13885, 13890, 13896, 13900, 13905, 13910, 13915, 13923,
    13931, 13937, 13944, 13949, 13955, 13960, 13966, 13971, 13976, 13985, 13989, 13996, 14001,
    14006, 14012, 14017, 14022, 14027, 14032, 14036, 14042, 14052, 14059, 14064, 14071, 14076,
    14081, 14086, 14090, 14095, 14099, 14104, 14109, 14116, 14122, 14127, 14132, 14137, 14142,
    14148, 14153, 14158, 14164, 14169, 14174, 14179, 14187, 14192, 14197, 14202, 14206, 14212,
    14217, 14222, 14226, 14235, 14242, 14250, 14255, 14260, 14265, 14270, 14275, 14279, 14284,
    14289, 14293, 14298, 14301, 14306, 14311, 14316, 14321, 14326, 14331, 14336, 14345, 14350,
    14355, 14360, 14365, 14370, 14375, 14380, 14385, 14390, 14396, 14401, 14406, 14411, 14417,
    14422, 14427, 14432, 14437, 14442, 14454, 14459, 14464, 14469, 14474, 14479, 14484, 14489,
    14495, 14500, 14505, 14510, 14515, 14520, 14525, 14530, 14535, 14539, 14544, 14549, 14558,
    14568, 14573, 14578, 14587, 14592, 14600, 14608, 14616, 14625, 14631, 14636, 14641, 14646,
    14652, 14657, 14669, 14677, 14686, 14691, 14696, 14702, 14707, 14712, 14718, 14723, 14729,
    14734, 14740, 14745, 14750, 14755, 14760, 14765, 14770, 14775, 14780, 14785, 14798, 14803,
    14809, 14814, 14819, 14823, 14828, 14836, 14841, 14850, 14855, 14860, 14865, 14870, 14875,
    14880, 14885, 14890, 14895, 14900, 14905, 14910, 14915, 14920, 14925, 14931, 14936, 14941,
    14945, 14950, 14955, 14961, 14966, 14975, 14979, 14985, 14991, 14994, 14999, 15004, 15009,
    15014, 15018, 15022, 15027, 15032, 15037, 15042, 15047, 15051, 15056, 15061, 15066, 15071,
    15076, 15080, 15088, 15096, 15101, 15106, 15112, 15121, 15126, 15131, 15138, 15143, 15148,
    15153, 15159, 15164, 15173, 15181, 15187, 15196, 15201, 15209, 15215, 15220, 15227, 15239,
    15245, 15250, 15255, 15259, 15264, 15269, 15274, 15279, 15284, 15289, 15294, 15301, 15305,
    15312, 15317, 15322, 15327, 15333, 15341, 15349, 15354, 15359, 15364, 15372, 15379, 15384,
    15389, 15396, 15402, 15407, 15413, 15420, 15425, 15429, 15437, 15442, 15447, 15452, 15457,
    15462, 15471, 15479, 15487, 15495, 15500, 15505, 15510, 15515, 15520, 15527, 15534, 15539,
    15544, 15550, 15554, 15559, 15564, 15569, 15574, 15579, 15584, 15589, 15594, 15599, 15604,
    15609, 15616, 15621, 15625, 15630, 15635, 15640, 15645, 15650, 15656, 15662, 15668, 15674,
    15680, 15686, 15692, 15699, 15703, 15708, 15713, 15718, 15723, 15730, 15738, 15744, 15751,
    15758, 15763, 15768, 15774, 15779, 15784, 15789, 15794, 15798, 15803, 15808, 15813, 15818,
    15823, 15832, 15837, 15846, 15851, 15859, 15869, 15874, 15879, 15883, 15888, 15893, 15902,
    15912, 15917, 15922, 15927, 15932, 15937, 15944, 15949, 15954, 15959, 15965, 15970, 15977,
    15982, 15994, 15999, 16004, 16008, 16013, 16018, 16023, 16028, 16034, 16039, 16044, 16050,
    16055, 16060, 16066, 16071, 16076, 16085, 16090, 16095, 16100, 16105, 16110, 16115, 16121,
    16125, 16130, 16140, 16147, 16156, 16162, 16167, 16172, 16178, 16183, 16192, 16201, 16211,
    16219, 16224, 16230, 16236, 16241, 16249, 16253, 16258, 16263, 16268, 16274, 16279, 16284,
    16289, 16294, 16300, 16305, 16311, 16317, 16322, 16328, 16334, 16339, 16344, 16349, 16356,
    16363, 16368, 16373, 16378, 16386, 16393, 16402, 16409, 16414, 16419, 16424, 16432, 16437,
    16442, 16453, 16463, 16472, 16478, 16486, 16498, 16505, 16512, 16520, 16525, 16530, 16535,
    16540, 16545, 16550, 16554, 16562, 16569, 16574, 16582, 16587, 16592, 16598, 16603, 16609,
    16614, 16622, 16628, 16634, 16642, 16648, 16654, 16659, 16665, 16670, 16680, 16690, 16699,
    16705, 16711, 16717, 16722, 16727, 16732, 16737, 16741, 16746, 16752, 16757, 16762, 16768,
    16774, 16779, 16784, 16789, 16794, 16798, 16803, 16809, 16814, 16820, 16826, 16831, 16836,
    16841, 16845, 16850, 16855, 16860, 16865, 16869, 16874, 16879, 16884, 16889, 16894, 16899,
    16903, 16908, 16913, 16918, 16923, 16929, 16934, 16939, 16945, 16950, 16955, 16961, 16966,
    16971, 16976, 16981, 16986, 16989, 16994, 17000, 17004, 17009, 17014, 17019, 17026, 17031,
    17036, 17042, 17049, 17054, 17058, 17063, 17068, 17073, 17078, 17083, 17089, 17096, 17101,
    17105, 17110, 17114, 17119, 17124, 17130, 17142, 17152, 17157, 17162, 17166, 17171, 17176,
    17181, 17186, 17191, 17195, 17199, 17204, 17212, 17218, 17223, 17229, 17234, 17239, 17244,
    17249, 17254, 17259, 17264, 17269, 17272, 17277, 17282, 17286, 17290, 17295, 17299, 17305,
    17310, 17316, 17322, 17331, 17340, 17350, 17355, 17361, 17366, 17371, 17376, 17392, 17411,
    17420, 17428, 17433, 17440, 17444, 17451, 17456, 17463, 17468, 17475, 17482, 17487, 17495,
    17503, 17514, 17519, 17524, 17530, 17536, 17540, 17547, 17558, 17562, 17567, 17574, 17579,
    17584, 17590, 17595, 17600, 17605, 17609, 17618, 17625, 17633, 17638, 17645, 17650, 17656,
    17662, 17667, 17673, 17678, 17683, 17688, 17702, 17710, 17720, 17725, 17730, 17736, 17746,
    17756, 17763, 17769, 17779, 17785, 17791, 17796, 17801, 17807, 17812, 17818, 17823, 17828,
    17832, 17837, 17843, 17849, 17855, 17861, 17867, 17877, 17884, 17889, 17895, 17901, 17906,
    17911, 17916, 17921, 17925, 17930, 17936, 17942, 17946, 17951, 17956, 17961, 17966, 17972,
    17976, 17981, 17988, 17993, 18000, 18005, 18010, 18015, 18020, 18026, 18031, 18036, 18041,
    18046, 18051, 18056, 18061, 18068, 18073, 18083, 18089, 18094, 18099, 18104, 18110, 18116,
    18121, 18126, 18130, 18135, 18143, 18148, 18153, 18160, 18165, 18174, 18182, 18191, 18200,
    18205, 18215, 18221, 18227, 18232, 18237, 18243, 18247, 18251, 18258, 18263, 18268, 18274,
    18279, 18285, 18290, 18295, 18304, 18309, 18313, 18318, 18323, 18327, 18333, 18338, 18345,
    18354, 18359, 18372, 18376, 18382, 18387, 18392, 18397, 18402, 18407, 18412, 18416, 18421,
    18426, 18430, 18441, 18446, 18450, 18455, 18460, 18466, 18471, 18475, 18480, 18485, 18498,
    18504, 18512, 18517, 18522, 18528, 18536, 18541, 18546, 18553, 18565, 18570, 18580, 18590,
    18600, 18606, 18611, 18617, 18622, 18628, 18632, 18637, 18642, 18650, 18655, 18660, 18666,
    18671, 18676, 18681, 18686, 18690, 18696, 18701, 18707, 18714, 18721, 18726, 18731, 18736,
    18744, 18749, 18754, 18762, 18769, 18782, 18793, 18798, 18806, 18811, 18816, 18821, 18833,
    18845, 18852, 18858, 18863, 18868, 18875, 18882, 18887, 18893, 18898, 18903, 18910, 18914,
    18919, 18924, 18929, 18934, 18939, 18944, 18949, 18954, 18959, 18965, 18971, 18976, 18981,
    18986, 18991, 18996, 19001, 19006, 19011, 19016, 19022, 19029, 19035, 19041, 19047, 19053,
    19059, 19064, 19073, 19081, 19089, 19099, 19114, 19120, 19124, 19129, 19134, 19139, 19144,
    19155, 19163, 19168, 19173, 19178, 19182, 19187, 19192, 19197, 19202, 19207, 19212, 19218,
    19223, 19228, 19232, 19244, 19251, 19256, 19264, 19271, 19277, 19283, 19288, 19296, 19301,
    19306, 19314, 19319, 19325, 19332, 19337, 19342, 19346, 19352, 19357, 19362, 19369, 19374,
    19379, 19384, 19389, 19395, 19400, 19405, 19411, 19416, 19422, 19427, 19431, 19436, 19440,
    19445, 19450, 19455, 19460, 19468, 19473, 19478, 19483, 19488, 19493, 19497, 19502, 19507,
    19514, 19519, 19524, 19532, 19540, 19546, 19554, 19560, 19567, 19573, 19580, 19585, 19590,
    19599, 19605, 19610, 19615, 19622, 19627, 19631, 19636, 19643, 19648, 19653, 19658, 19663,
    19669, 19677, 19685, 19690, 19695, 19700, 19705, 19711, 19717, 19722, 19729, 19734, 19745,
    19751, 19759, 19764, 19769, 19775, 19780, 19785, 19792, 19797, 19805, 19809, 19817, 19822,
    19827, 19832, 19836, 19844, 19858, 19871, 19876, 19881, 19887, 19898, 19908, 19919, 19929,
    19934, 19940, 19945, 19950, 19955, 19962, 19967, 19972, 19977, 19982, 19987, 19996, 20002,
    20007, 20012, 20017, 20022, 20028, 20033, 20041, 20057, 20069, 20078, 20087, 20100, 20110,
    20119, 20129, 20135, 20145, 20150, 20155, 20160, 20165, 20174, 20180, 20186, 20191, 20196,
    20201, 20206, 20211, 20216, 20221, 20225, 20230, 20235, 20242, 20248, 20253, 20258, 20264,
    20270, 20275, 20280, 20285, 20289, 20295, 20301, 20307, 20312, 20317, 20322, 20328, 20334,
    20339, 20346, 20351, 20356, 20361, 20366, 20372, 20379, 20391, 20396, 20402, 20410, 20416,
    20421, 20429, 20438, 20444, 20453, 20458, 20463, 20468, 20474, 20481, 20486, 20501, 20523,
    20541, 20562, 20578, 20593, 20607, 20625, 20642, 20660, 20677, 20693, 20708, 20725, 20742,
    20748, 20753, 20758, 20763, 20769, 20773, 20782, 20790, 20795, 20800, 20808, 20813, 20818,
    20826, 20832, 20837, 20842, 20852, 20857, 20862, 20866, 20871, 20877, 20884, 20889, 20896,
    20901, 20906, 20911, 20916, 20921, 20926, 20931, 20936, 20941, 20946, 20951, 20956, 20962,
    20971, 20979, 20987, 20992, 20999, 21004, 21009, 21013, 21018, 21021, 21025, 21030, 21034,
    21039, 21044, 21049, 21055, 21060, 21065, 21073, 21078, 21085, 21090, 21095, 21100, 21108,
    21116, 21125, 21134, 21142, 21151, 21159, 21168, 21178, 21187, 21196, 21204, 21212, 21220,
    21227, 21236, 21246, 21253, 21261, 21270, 21275, 21280, 21285, 21290, 21295, 21301, 21307,
    21312, 21317, 21322, 21327, 21335, 21340, 21346, 21351, 21356, 21361, 21365, 21370, 21376,
    21380, 21385, 21394, 21399, 21410, 21417, 21427, 21433, 21439, 21444, 21450, 21459, 21465,
    21475, 21484, 21495, 21499, 21504, 21512, 21517, 21527, 21538, 21547, 21563, 21571, 21576,
    21581, 21587, 21592, 21597, 21604, 21615, 21620, 21626, 21632, 21637, 21645, 21650, 21655,
    21661, 21666, 21671, 21676, 21682, 21688, 21693, 21700, 21704, 21708, 21713, 21719, 21724,
    21728, 21733, 21739, 21750, 21755, 21760, 21772, 21777, 21782, 21797, 21808, 21817, 21823,
    21828, 21833, 21839, 21844, 21851, 21856, 21861, 21867, 21873, 21879, 21889, 21898, 21903,
    21907, 21913, 21918, 21923, 21928, 21933, 21938, 21942, 21947, 21952, 21957, 21963, 21969,
    21975, 21984, 21994, 21999, 22006, 22011, 22016, 22020, 22033, 22039, 22044, 22049, 22054,
    22060, 22065, 22070, 22075, 22080, 22085, 22090, 22095, 22100, 22106, 22111, 22116, 22120,
    22125, 22131, 22137, 22142, 22147, 22152, 22160, 22165, 22170, 22177, 22182, 22187, 22192,
    22199, 22204, 22210, 22215, 22218, 22223, 22228, 22236, 22241, 22245, 22250, 22256, 22261,
    22267, 22272, 22277, 22282, 22288, 22293, 22299, 22306, 22311, 22315, 22320, 22325, 22330,
    22334, 22340, 22345, 22350, 22356, 22361, 22366, 22371, 22376, 22382, 22389, 22398, 22412,
    22422, 22427, 22432, 22436, 22442, 22447, 22452, 22457, 22462, 22466, 22472, 22477, 22483,
    22488, 22494, 22499, 22504, 22510, 22516, 22522, 22527, 22532, 22539, 22546, 22551, 22556,
    22560, 22565, 22570, 22575, 22580, 22585, 22590, 22595, 22600, 22605, 22610, 22615, 22620,
    22625, 22631, 22637, 22643, 22649, 22655, 22661, 22667, 22673, 22679, 22685, 22691, 22697,
    22703, 22709, 22714, 22719, 22723, 22726, 22731, 22736, 22741, 22747, 22753, 22759, 22763,
    22768, 22773, 22778, 22786, 22791, 22797, 22811, 22816, 22824, 22829, 22833, 22838, 22844,
    22851, 22856, 22864, 22869, 22877, 22882, 22887, 22895, 22900, 22905, 22910, 22919, 22924,
    22929, 22935, 22940, 22945, 22950, 22955, 22960, 22965, 22970, 22979, 22986, 22992, 23000,
    23004, 23009, 23014, 23019, 23024, 23029, 23034, 23038, 23043, 23049, 23055, 23061, 23066,
    23071, 23076, 23083, 23088, 23093, 23098, 23102, 23107, 23114, 23120, 23125, 23130, 23135,
    23141, 23146, 23151, 23156, 23160, 23165, 23171, 23176, 23182, 23187, 23192, 23197, 23203,
    23208, 23213, 23217, 23222, 23227, 23232, 23237, 23242, 23247, 23252, 23257, 23262, 23267,
    23273, 23278, 23283, 23287, 23293, 23298, 23304, 23310, 23315, 23320, 23329, 23335, 23349,
    23354, 23366, 23372, 23378, 23383, 23389, 23401, 23407, 23413, 23418, 23423, 23428, 23433,
    23438, 23443, 23448, 23453, 23458, 23463, 23468, 23473, 23477, 23482, 23486, 23491, 23497,
    23502, 23508, 23512, 23515, 23520, 23525, 23531, 23536, 23541, 23546, 23552, 23561, 23567,
    23573, 23578, 23586, 23591, 23597, 23602, 23607, 23612, 23617, 23622, 23627, 23633, 23638,
    23644, 23650, 23655, 23662, 23667, 23672, 23677, 23682, 23687, 23692, 23698, 23706, 23718,
    23726, 23732, 23745, 23751, 23756, 23760, 23766, 23771, 23779, 23784, 23788, 23793, 23799,
    23804, 23809, 23815, 23825, 23830, 23835, 23842, 23848, 23853, 23859, 23867, 23876, 23881,
    23886, 23891, 23896, 23901, 23913, 23918, 23923, 23928, 23933, 23937, 23942, 23947, 23952,
    23958, 23962, 23967, 23972, 23977, 23982, 23988, 23994, 24001, 24012, 24017, 24022, 24027,
    24032, 24036, 24041, 24047, 24054, 24064, 24074, 24079, 24084, 24088, 24093, 24098, 24103,
    24108, 24113, 24118, 24123, 24128, 24133, 24138, 24143, 24148, 24153, 24158, 24163, 24168,
    24173, 24178, 24184, 24189, 24194, 24199, 24204, 24212, 24217, 24221, 24226, 24231, 24236,
    24241, 24246, 24251, 24256, 24261, 24267, 24272, 24278, 24288, 24294, 24299, 24304, 24309,
    24314, 24318, 24323, 24328, 24333, 24338, 24343, 24348, 24353, 24356, 24361, 24366, 24371,
    24376, 24382, 24389, 24395, 24400, 24405, 24410, 24415, 24420, 24425, 24432, 24438, 24443,
    24449, 24454, 24460, 24466, 24471, 24476, 24482, 24487, 24492, 24496, 24502, 24507, 24516,
    24524, 24532, 24539, 24544, 24555, 24563, 24567, 24572, 24577, 24585, 24590, 24598, 24603,
    24609, 24614, 24619, 24624, 24630, 24635, 24641, 24646, 24652, 24658, 24663, 24673, 24679,
    24686, 24693, 24697, 24702, 24707, 24712, 24717, 24721, 24726, 24732, 24737, 24742, 24747,
    24752, 24759, 24764, 24769, 24774, 24779, 24784, 24789, 24795, 24801, 24807, 24812, 24818,
    24824, 24829, 24833, 24839, 24846, 24851, 24856, 24863, 24868, 24878, 24886, 24895, 24904,
    24908, 24919, 24930, 24943, 24956, 24970, 24983, 24988, 24994, 24999, 25004, 25009, 25015,
    25022, 25027, 25034, 25041, 25046, 25051, 25056, 25061, 25066, 25070, 25075, 25080, 25088,
    25093, 25105, 25110, 25114, 25119, 25124, 25130, 25139, 25144, 25151, 25157, 25162, 25167,
    25181, 25188, 25194, 25201, 25206, 25210, 25216, 25221, 25227, 25232, 25236, 25241, 25246,
    25251, 25256, 25262, 25266, 25269, 25274, 25279, 25284, 25290, 25295, 25301, 25318, 25328,
    25334, 25339, 25344, 25350, 25356, 25367, 25373, 25378, 25382, 25387, 25398, 25403, 25408,
    25412, 25417, 25422, 25427, 25431, 25436, 25441, 25444, 25449, 25453, 25457, 25461, 25465,
    25469, 25473, 25478, 25482, 25486, 25491, 25497, 25502, 25507, 25512, 25520, 25526, 25532,
    25537, 25542, 25547, 25552, 25559, 25564, 25573, 25579, 25584, 25590, 25595, 25601, 25608,
    25614, 25619, 25625, 25630, 25636, 25641, 25647, 25652, 25657, 25662, 25666, 25672, 25677,
    25688, 25695, 25700, 25705, 25711, 25716, 25721, 25725, 25731,
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
    176, 177, 178, 179, 180, 181, 182, 183, 186, 187, 188, 189, 190, 191, 192, 193, 194, 196, 197,
    199, 200, 202, 203, 206, 207, 208, 210, 211, 212, 213, 214, 216, 217, 218, 219, 221, 222, 223,
    224, 225, 226, 227, 229, 230, 231, 232, 233, 235, 236, 237, 238, 239, 240, 241, 243, 244, 245,
    246, 247, 248, 249, 250, 251, 255, 256, 257, 258, 259, 260, 262, 263, 264, 265, 266, 267, 268,
    269, 270, 274, 275, 279, 280, 281, 282, 287, 288, 289, 290, 291, 292, 293, 294, 296, 297, 299,
    300, 301, 302, 303, 304, 306, 307, 308, 309, 310, 311, 312, 314, 315, 316, 317, 318, 319, 321,
    322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 337, 338, 339, 340, 341,
    342, 344, 345, 346, 347, 348, 350, 351, 352, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363,
    364, 365, 366, 367, 368, 369, 370, 371, 372, 374, 375, 376, 380, 381, 382, 383, 384, 385, 386,
    387, 388, 389, 390, 392, 393, 394, 395, 396, 397, 398, 399, 403, 404, 405, 406, 407, 408, 409,
    410, 411, 412, 413, 415, 417, 418, 420, 421, 423, 424, 425, 427, 428, 429, 430, 431, 433, 434,
    435, 436, 437, 438, 439, 440, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458,
    459, 460, 461, 462, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478,
    479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497,
    498, 499, 500, 501, 502, 503, 504, 505, 507, 508, 510, 511, 513, 514, 515, 516, 518, 519, 520,
    521, 522, 523, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 539, 541, 542,
    543, 544, 545, 548, 549, 552, 553, 554, 555, 556, 557, 558, 559, 561, 562, 563, 564, 565, 566,
    567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 583, 584, 585, 586,
    588, 589, 590, 592, 594, 595, 596, 598, 599, 600, 601, 602, 605, 606, 608, 609, 610, 611, 612,
    614, 615, 616, 617, 618, 619, 621, 622, 623, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635,
    636, 637, 639, 640, 641, 642, 643, 644, 646, 647, 650, 651, 652, 653, 654, 655, 656, 657, 658,
    659, 660, 661, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678,
    679, 680, 681, 682, 683, 684, 685, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699,
    700, 701, 702, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 723,
    724, 725, 726, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 742, 743, 744,
    745, 746, 747, 748, 749, 750, 751, 752, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764,
    765, 766, 767, 770, 771, 772, 773, 775, 776, 777, 778, 781, 782, 786, 787, 788, 789, 790, 791,
    792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 806, 808, 810, 811, 813, 814,
    815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833,
    834, 835, 838, 839, 840, 841, 842, 843, 845, 846, 847, 848, 849, 850, 851, 852, 853, 854, 857,
    858, 859, 860, 861, 864, 865, 866, 867, 868, 869, 871, 872, 873, 874, 876, 877, 878, 879, 880,
    881, 882, 883, 884, 885, 886, 887, 889, 890, 891, 892, 894, 895, 896, 897, 898, 900, 901, 902,
    903, 904, 905, 907, 908, 909, 911, 912, 913, 915, 916, 917, 918, 919, 920, 921, 922, 923, 924,
    925, 926, 927, 928, 929, 930, 931, 932, 933, 934, 935, 937, 938, 939, 940, 941, 942, 943, 945,
    947, 948, 949, 950, 951, 952, 953, 954, 955, 957, 958, 959, 960, 962, 963, 964, 965, 968, 971,
    972, 973, 974, 976, 979, 980, 981, 982, 983, 984, 985, 986, 987, 991, 992, 993, 994, 995, 996,
    997, 998, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1010, 1011, 1012, 1013, 1014,
    1015, 1017, 1020, 1021, 1022, 1025, 1027, 1028, 1029, 1030, 1032, 1033, 1034, 1035, 1036, 1038,
    1039, 1040, 1042, 1043, 1044, 1045, 1046, 1048, 1049, 1050, 1051, 1052, 1053, 1054, 1056, 1057,
    1058, 1060, 1061, 1062, 1063, 1064, 1065, 1066, 1067, 1068, 1069, 1070, 1071, 1072, 1073, 1074,
    1075, 1077, 1078, 1079, 1081, 1082, 1083, 1084, 1085, 1086, 1087, 1088, 1089, 1090, 1091, 1092,
    1093, 1094, 1095, 1096, 1097, 1098, 1099, 1100, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109,
    1110, 1111, 1113, 1114, 1115, 1116, 1117, 1119, 1120, 1121, 1123, 1124, 1125, 1126, 1127, 1128,
    1129, 1130, 1133, 1134, 1135, 1136, 1137, 1138, 1139, 1140, 1141, 1142, 1143, 1144, 1146, 1147,
    1148, 1149, 1150, 1151, 1152, 1153, 1154, 1155, 1157, 1158, 1159, 1160, 1161, 1163, 1164, 1165,
    1167, 1168, 1169, 1171, 1172, 1173, 1175, 1176, 1177, 1178, 1179, 1180, 1181, 1182, 1183, 1184,
    1185, 1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194, 1195, 1196, 1197, 1198, 1199, 1200, 1201,
    1202, 1203, 1204, 1206, 1207, 1208, 1209, 1213, 1214, 1215, 1216, 1217, 1218, 1219, 1220, 1221,
    1222, 1223, 1224, 1225, 1226, 1227, 1228, 1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238,
    1239, 1240, 1241, 1242, 1243, 1244, 1245, 1246, 1247, 1249, 1250, 1252, 1253, 1254, 1255, 1258,
    1259, 1260, 1262, 1263, 1264, 1265, 1266, 1270, 1271, 1272, 1273, 1274, 1275, 1276, 1278, 1279,
    1280, 1281, 1282, 1283, 1284, 1285, 1286, 1287, 1288, 1289, 1290, 1291, 1292, 1293, 1294, 1295,
    1296, 1297, 1298, 1299, 1300, 1301, 1302, 1303, 1304, 1305, 1306, 1307, 1311, 1312, 1313, 1314,
    1316, 1317, 1318, 1319, 1320, 1321, 1322, 1323, 1324, 1325, 1326, 1327, 1328, 1329, 1330, 1331,
    1334, 1335, 1336, 1338, 1339, 1340, 1341, 1342, 1343, 1344, 1346, 1347, 1348, 1349, 1350, 1352,
    1353, 1354, 1355, 1356, 1360, 1361, 1363, 1364, 1365, 1366, 1367, 1368, 1369, 1370, 1371, 1373,
    1374, 1375, 1377, 1380, 1381, 1382, 1386, 1387, 1388, 1391, 1392, 1393, 1394, 1395, 1396, 1397,
    1398, 1401, 1402, 1403, 1404, 1406, 1407, 1408, 1410, 1411, 1412, 1413, 1414, 1415, 1416, 1417,
    1418, 1419, 1420, 1421, 1422, 1425, 1426, 1427, 1428, 1429, 1430, 1431, 1432, 1433, 1435, 1436,
    1437, 1438, 1439, 1441, 1442, 1443, 1444, 1445, 1446, 1447, 1448, 1449, 1450, 1451, 1454, 1456,
    1458, 1459, 1460, 1461, 1462, 1463, 1464, 1465, 1466, 1467, 1468, 1470, 1472, 1473, 1474, 1475,
    1476, 1477, 1478, 1479, 1480, 1481, 1482, 1483, 1485, 1486, 1489, 1490, 1491, 1492, 1493, 1494,
    1495, 1496, 1497, 1498, 1499, 1500, 1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508, 1510, 1511,
    1512, 1513, 1514, 1516, 1517, 1518, 1519, 1520, 1521, 1523, 1524, 1525, 1526, 1527, 1528, 1529,
    1531, 1532, 1534, 1535, 1536, 1537, 1538, 1539, 1543, 1544, 1545, 1547, 1548, 1550, 1551, 1552,
    1554, 1555, 1556, 1557, 1559, 1560, 1561, 1562, 1564, 1565, 1567, 1568, 1569, 1570, 1571, 1572,
    1573, 1574, 1575, 1576, 1577, 1578, 1580, 1582, 1583, 1584, 1585, 1586, 1587, 1588, 1589, 1590,
    1591, 1592, 1593, 1594, 1595, 1597, 1598, 1599, 1600, 1601, 1602, 1603, 1605, 1609, 1610, 1612,
    1614, 1615, 1616, 1618, 1619, 1620, 1621, 1622, 1623, 1624, 1625, 1626, 1627, 1628, 1629, 1630,
    1632, 1633, 1634, 1635, 1636, 1637, 1638, 1639, 1640, 1641, 1642, 1643, 1644, 1645, 1646, 1647,
    1648, 1651, 1652, 1653, 1654, 1655, 1656, 1657, 1658, 1659, 1660, 1662, 1663, 1664, 1665, 1666,
    1667, 1668, 1669, 1670, 1672, 1673, 1674, 1675, 1676, 1677, 1678, 1679, 1680, 1681, 1683, 1684,
    1685, 1686, 1687, 1689, 1690, 1691, 1692, 1693, 1694, 1695, 1696, 1697, 1698, 1699, 1700, 1701,
    1702, 1703, 1704, 1705, 1706, 1707, 1708, 1709, 1710, 1711, 1712, 1713, 1714, 1715, 1716, 1717,
    1718, 1720, 1721, 1722, 1723, 1724, 1726, 1727, 1728, 1729, 1730, 1731, 1732, 1733, 1734, 1735,
    1736, 1737, 1738, 1740, 1741, 1743, 1744, 1745, 1746, 1748, 1749, 1750, 1752, 1753, 1754, 1755,
    1756, 1757, 1758, 1759, 1760, 1761, 1762, 1763, 1764, 1766, 1767, 1769, 1770, 1771, 1772, 1773,
    1774, 1775, 1776, 1778, 1779, 1780, 1781, 1782, 1783, 1784, 1785, 1786, 1787, 1788, 1789, 1790,
    1791, 1792, 1793, 1794, 1797, 1798, 1799, 1800, 1801, 1803, 1804, 1805, 1807, 1808, 1809, 1810,
    1811, 1812, 1813, 1814, 1815, 1816, 1818, 1819, 1820, 1821, 1822, 1823, 1824, 1825, 1826, 1827,
    1828, 1829, 1830, 1831, 1832, 1833, 1834, 1835, 1836, 1837, 1838, 1839, 1840, 1841, 1842, 1843,
    1844, 1845, 1846, 1848, 1849, 1850, 1851, 1852, 1853, 1858, 1859, 1860, 1862, 1863, 1865, 1866,
    1867, 1868, 1869, 1871, 1878, 1879, 1880, 1882, 1883, 1884, 1885, 1889, 1891, 1892, 1893, 1895,
    1896, 1897, 1898, 1900, 1901, 1902, 1903, 1904, 1905, 1906, 1907, 1908, 1909, 1910, 1911, 1912,
    1913, 1914, 1916, 1917, 1918, 1919, 1920, 1921, 1922, 1924, 1925, 1926, 1927, 1928, 1929, 1932,
    1933, 1934, 1935, 1936, 1937, 1938, 1939, 1940, 1941, 1942, 1943, 1944, 1945, 1946, 1947, 1948,
    1949, 1950, 1951, 1953, 1954, 1955, 1957, 1958, 1959, 1960, 1961, 1962, 1963, 1964, 1965, 1966,
    1967, 1968, 1969, 1970, 1971, 1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979, 1980, 1981, 1982,
    1983, 1984, 1985, 1986, 1987, 1988, 1989, 1990, 1991, 1992, 1993, 1994, 1995, 1997, 1998, 1999,
    2000, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009, 2011, 2012, 2013, 2015, 2016, 2017,
    2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033,
    2034, 2035, 2036, 2037, 2038, 2039, 2040, 2041, 2042, 2044, 2045, 2046, 2047, 2048, 2049, 2050,
    2051, 2052, 2053, 2055, 2057, 2058, 2059, 2060, 2061, 2062, 2063, 2064, 2065, 2066, 2067, 2068,
    2069, 2070, 2071, 2072, 2073, 2074, 2075, 2076, 2077, 2078, 2079, 2080, 2081, 2082, 2085, 2086,
    2087, 2089, 2090, 2091, 2092, 2093, 2095, 2096, 2097, 2098, 2099, 2100, 2101, 2102, 2103, 2104,
    2105, 2106, 2107, 2109, 2110, 2111, 2112, 2113, 2114, 2115, 2116, 2117, 2118, 2119, 2120, 2121,
    2123, 2124, 2125, 2127, 2128, 2129, 2130, 2131, 2132, 2133, 2134, 2135, 2137, 2138, 2139, 2140,
    2141, 2142, 2143, 2144, 2145, 2149, 2150, 2152, 2153, 2154, 2158, 2159, 2160, 2161, 2162, 2163,
    2164, 2165, 2166, 2167, 2168, 2169, 2170, 2171, 2172, 2173, 2174, 2175, 2176, 2177, 2178, 2179,
    2180, 2181, 2182, 2183, 2184, 2185, 2186, 2187, 2188, 2189, 2190, 2191, 2192, 2194, 2195, 2197,
    2198, 2199, 2200, 2201, 2202, 2203, 2204, 2205, 2206, 2207, 2208, 2209, 2210, 2213, 2214, 2215,
    2216, 2217, 2218, 2219, 2220, 2222, 2223, 2224, 2225, 2226, 2227, 2228, 2229, 2231, 2232, 2233,
    2234, 2235, 2236, 2237, 2238, 2239, 2240, 2241, 2242, 2243, 2244, 2245, 2246, 2247, 2248, 2249,
    2250, 2251, 2252, 2253, 2254, 2255, 2256, 2257, 2258, 2259, 2260, 2261, 2262, 2264, 2265, 2266,
    2267, 2268, 2269, 2270, 2271, 2272, 2273, 2274, 2275, 2276, 2277, 2278, 2279, 2280, 2281, 2282,
    2283, 2284, 2285, 2286, 2291, 2292, 2293, 2294, 2295, 2296, 2297, 2298, 2299, 2300, 2301, 2302,
    2303, 2306, 2307, 2308, 2310, 2311, 2312, 2313, 2315, 2316, 2317, 2319, 2320, 2322, 2323, 2325,
    2326, 2329, 2330, 2331, 2332, 2333, 2334, 2335, 2336, 2337, 2338, 2339, 2340, 2341, 2342, 2344,
    2345, 2347, 2348, 2352, 2353, 2354, 2355, 2356, 2358, 2359, 2360, 2361, 2362, 2363, 2364, 2365,
    2366, 2367, 2368, 2369, 2371, 2372, 2373, 2374, 2375, 2376, 2377, 2378, 2379, 2380, 2381, 2382,
    2383, 2384, 2385, 2388, 2389, 2390, 2391, 2392, 2393, 2394, 2395, 2396, 2398, 2399, 2400, 2401,
    2403, 2404, 2405, 2407, 2408, 2409, 2410, 2411, 2412, 2414, 2416, 2417, 2418, 2419, 2420, 2421,
    2426, 2427, 2429, 2431, 2432, 2433, 2434, 2435, 2436, 2437, 2438, 2439, 2440, 2441, 2442, 2443,
    2444, 2445, 2446, 2447, 2449, 2450, 2451, 2452, 2453, 2454, 2455, 2457, 2460, 2461, 2463, 2464,
    2465, 2466, 2470, 2471, 2472, 2473, 2474, 2475, 2476, 2477, 2478, 2479, 2480, 2481, 2482, 2483,
    2484, 2485, 2486, 2488, 2489, 2490, 2491, 2492, 2493, 2494, 2495, 2496, 2498, 2499, 2500, 2501,
    2502, 2504, 2505, 2506, 2507, 2508, 2509, 2510, 2512, 2514, 2515, 2516, 2521, 2522, 2523, 2524,
    2525, 2527, 2528, 2529, 2530, 2531, 2532, 2533, 2534, 2536, 2537, 2538, 2539, 2540, 2541, 2542,
    2544, 2545, 2546, 2547, 2548, 2549, 2556, 2557, 2558, 2559, 2560, 2561, 2562, 2563, 2565, 2566,
    2567, 2568, 2569, 2570, 2571, 2572, 2573, 2574, 2575, 2576, 2578, 2579, 2580, 2581, 2582, 2583,
    2584, 2586, 2587, 2588, 2591, 2592, 2593, 2595, 2596, 2597, 2599, 2602, 2604, 2605, 2606, 2607,
    2608, 2609, 2610, 2611, 2612, 2613, 2614, 2615, 2618, 2619, 2620, 2621, 2622, 2623, 2626, 2627,
    2628, 2629, 2630, 2632, 2633, 2634, 2635, 2636, 2637, 2638, 2639, 2642, 2643, 2644, 2645, 2646,
    2647, 2648, 2649, 2650, 2652, 2653, 2654, 2655, 2656, 2657, 2658, 2660, 2661, 2662, 2663, 2664,
    2665, 2666, 2668, 2670, 2671, 2672, 2673, 2674, 2675, 2676, 2677, 2678, 2680, 2682, 2683, 2684,
    2687, 2689, 2690, 2691, 2692, 2693, 2694, 2695, 2698, 2699, 2700, 2701, 2702, 2703, 2704, 2705,
    2706, 2707, 2708, 2709, 2710, 2711, 2712, 2713, 2714, 2715, 2716, 2720, 2721, 2722, 2723, 2724,
    2725, 2726, 2727, 2728, 2730, 2731, 2732, 2733, 2734, 2736, 2737, 2738, 2739, 2740, 2742, 2743,
    2744, 2745, 2746, 2748, 2749, 2750, 2751, 2753, 2754, 2756, 2758, 2759, 2761, 2762, 2763, 2764,
    2765, 2766, 2767, 2768, 2769, 2770, 2771, 2772, 2773, 2774, 2775, 2776, 2777, 2778, 2779, 2780,
    2781, 2782, 2783, 2784, 2786, 2787, 2790, 2791, 2792, 2794, 2795, 2796, 2797, 2798, 2799, 2800,
    2802, 2803, 2804, 2805, 2806, 2807, 2808, 2809, 2810, 2811, 2812, 2813, 2814, 2815, 2817, 2818,
    2819, 2820, 2821, 2822, 2823, 2824, 2825, 2826, 2827, 2828, 2829, 2830, 2831, 2832, 2833, 2834,
    2835, 2836, 2838, 2839, 2840, 2841, 2842, 2843, 2845, 2846, 2848, 2849, 2850, 2851, 2852, 2853,
    2854, 2856, 2857, 2858, 2859, 2860, 2862, 2863, 2865, 2866, 2867, 2868, 2869, 2870, 2871, 2872,
    2873, 2874, 2875, 2876, 2877, 2878, 2879, 2880, 2881, 2882, 2883, 2885, 2886, 2887, 2888, 2891,
    2892, 2893, 2894, 2895, 2896, 2897, 2898, 2900, 2901, 2902, 2903, 2904, 2905, 2906, 2907, 2908,
    2909, 2910, 2911, 2912, 2913, 2914, 2915, 2916, 2917, 2918, 2919, 2921, 2922, 2925, 2926, 2928,
    2929, 2931, 2932, 2933, 2934, 2935, 2936, 2937, 2938, 2939, 2940, 2941, 2942, 2943, 2944, 2945,
    2946, 2947, 2948, 2949, 2950, 2951, 2952, 2953, 2954, 2955, 2956, 2957, 2959, 2960, 2961, 2962,
    2963, 2964, 2965, 2966, 2967, 2968, 2969, 2970, 2971, 2972, 2973, 2975, 2976, 2978, 2979, 2980,
    2981, 2982, 2983, 2984, 2985, 2986, 2987, 2988, 2989, 2991, 2993, 2994, 2995, 2996, 2997, 2998,
    2999, 3000, 3001, 3002, 3003, 3004, 3005, 3006, 3008, 3009, 3010, 3011, 3012, 3013, 3014, 3015,
    3016, 3017, 3018, 3022, 3023, 3024, 3025, 3026, 3027, 3028, 3029, 3030, 3031, 3032, 3033, 3034,
    3035, 3036, 3037, 3038, 3039, 3042, 3043, 3044, 3045, 3048, 3049, 3050, 3051, 3052, 3053, 3055,
    3056, 3057, 3058, 3059, 3060, 3061, 3062, 3063, 3064, 3065, 3066, 3068, 3069, 3070, 3071, 3072,
    3073, 3076, 3077, 3079, 3080, 3081, 3082, 3083, 3084, 3085, 3086, 3087, 3088, 3089, 3091, 3092,
    3093, 3094, 3096, 3097, 3099, 3100, 3101, 3103, 3104, 3105, 3106, 3107, 3108, 3109, 3110, 3111,
    3112, 3116, 3117, 3118, 3119, 3120, 3121, 3122, 3123, 3124, 3125, 3126, 3127, 3128, 3129, 3130,
    3131, 3133, 3134, 3135, 3136, 3137, 3138, 3139, 3142, 3144, 3145, 3146, 3148, 3149, 3150, 3151,
    3152, 3153, 3154, 3155, 3156, 3157, 3158, 3160, 3161, 3162, 3163, 3164, 3165, 3166, 3167, 3168,
    3169, 3170, 3171, 3172, 3174, 3175, 3176, 3177, 3178, 3179, 3180, 3181, 3182, 3183, 3184, 3185,
    3186, 3187, 3188, 3189, 3190, 3191, 3193, 3194, 3195, 3196, 3197, 3198, 3199, 3200, 3201, 3203,
    3204, 3205, 3206, 3207, 3210, 3211, 3212, 3213, 3214, 3216, 3217, 3218, 3219, 3220, 3223, 3224,
    3230, 3232, 3233, 3234, 3237, 3238, 3239, 3240, 3242, 3243, 3244, 3247, 3248, 3249, 3251, 3252,
    3253, 3254, 3255, 3256, 3257, 3258, 3260, 3261, 3262, 3263, 3265, 3268, 3269, 3270, 3271, 3272,
    3273, 3274, 3275, 3276, 3277, 3278, 3279, 3280, 3282, 3283, 3284, 3285, 3286, 3289, 3290, 3291,
    3292, 3293, 3294, 3295, 3296, 3297, 3298, 3299, 3300, 3301, 3302, 3303, 3304, 3305, 3306, 3307,
    3308, 3309, 3313, 3314, 3315, 3316, 3317, 3318, 3319, 3321, 3324, 3325, 3326, 3327, 3331, 3332,
    3333, 3334, 3335, 3336, 3338, 3339, 3340, 3341, 3342, 3344, 3345, 3346, 3347, 3348, 3349, 3350,
    3351, 3352, 3354, 3357, 3358, 3359, 3360, 3361, 3363, 3364, 3365, 3366, 3367, 3368, 3369, 3371,
    3372, 3373, 3374, 3375, 3376, 3377, 3378, 3379, 3380, 3381, 3382, 3383, 3385, 3386, 3387, 3388,
    3389, 3390, 3391, 3392, 3393, 3394, 3395, 3396, 3397, 3398, 3399, 3400, 3401, 3402, 3403, 3404,
    3405, 3406, 3407, 3408, 3409, 3410, 3411, 3412, 3414, 3415, 3416, 3417, 3419, 3421, 3422, 3423,
    3424, 3425, 3427, 3429, 3430, 3431, 3432, 3433, 3434, 3435, 3436, 3437, 3438, 3440, 3441, 3442,
    3443, 3444, 3445, 3446, 3447, 3448, 3449, 3450, 3451, 3452, 3453, 3454, 3455, 3456, 3457, 3458,
    3459, 3460, 3462, 3463, 3464, 3465, 3467, 3469, 3470, 3471, 3472, 3473, 3474, 3475, 3476, 3477,
    3478, 3479, 3480, 3482, 3483, 3485, 3486, 3487, 3488, 3489, 3490, 3491, 3492, 3493, 3494, 3495,
    3496, 3497, 3500, 3501, 3502, 3503, 3504, 3505, 3506, 3507, 3508, 3509, 3510, 3511, 3512, 3513,
    3515, 3517, 3518, 3521, 3524, 3525, 3526, 3527, 3528, 3529, 3530, 3532, 3533, 3534, 3535, 3536,
    3537, 3538, 3540, 3541, 3542, 3543, 3544, 3545, 3546, 3547, 3549, 3550, 3551, 3553, 3554, 3555,
    3556, 3558, 3559, 3560, 3561, 3562, 3564, 3565, 3566, 3567, 3568, 3569, 3570, 3571, 3572, 3574,
    3575, 3576, 3577, 3578, 3579, 3580, 3581, 3582, 3585, 3586, 3587, 3588, 3589, 3590, 3591, 3592,
    3593, 3594, 3596, 3597, 3598, 3599, 3600, 3602, 3603, 3605, 3606, 3607, 3608, 3609, 3610, 3611,
    3612, 3613, 3614, 3615, 3616, 3617, 3618, 3619, 3620, 3622, 3623, 3624, 3626, 3627, 3628, 3629,
    3631, 3632, 3633, 3635, 3636, 3637, 3638, 3639, 3640, 3642, 3644, 3646, 3647, 3648, 3649, 3650,
    3651, 3652, 3653, 3654, 3655, 3656, 3657, 3658, 3659, 3660, 3661, 3662, 3663, 3664, 3665, 3666,
    3667, 3668, 3669, 3670, 3672, 3673, 3674, 3675, 3676, 3677, 3678, 3679, 3680, 3681, 3683, 3685,
    3686, 3690, 3691, 3692, 3693, 3694, 3695, 3696, 3697, 3699, 3700, 3701, 3702, 3703, 3704, 3706,
    3707, 3708, 3710, 3711, 3712, 3713, 3715, 3716, 3717, 3718, 3719, 3720, 3721, 3722, 3723, 3724,
    3725, 3726, 3727, 3728, 3729, 3730, 3731, 3732, 3733, 3734, 3735, 3736, 3737, 3738, 3739, 3740,
    3743, 3744, 3745, 3746, 3748, 3750, 3751, 3752, 3753, 3754, 3755, 3756, 3757, 3758, 3759, 3760,
    3761, 3762, 3763, 3764, 3765, 3766, 3767, 3768, 3769, 3771, 3772, 3775, 3776, 3777, 3778, 3779,
    3780, 3781, 3785, 3787, 3788, 3790, 3792, 3793, 3794, 3795, 3796, 3797, 3798, 3799, 3801, 3802,
    3804, 3805, 3806, 3807, 3808, 3810, 3811, 3812, 3813, 3814, 3817, 3818, 3820, 3821, 3822, 3823,
    3824, 3825, 3827, 3828, 3829, 3830, 3831, 3832, 3833, 3834, 3836, 3837, 3838, 3839, 3840, 3841,
    3843, 3844, 3845, 3846, 3847, 3849, 3850, 3851, 3852, 3853, 3855, 3856, 3857, 3858, 3859, 3860,
    3861, 3862, 3863, 3864, 3865, 3866, 3867, 3869, 3870, 3871, 3872, 3873, 3874, 3875, 3876, 3877,
    3878, 3879, 3880, 3881, 3882, 3883, 3884, 3886, 3888, 3889, 3890, 3891, 3892, 3893, 3894, 3895,
    3896, 3897, 3898, 3900, 3901, 3903, 3904, 3905, 3906, 3908, 3909, 3910, 3912, 3913, 3914, 3915,
    3916, 3917, 3919, 3920, 3921, 3922, 3923, 3924, 3925, 3926, 3927, 3928, 3929, 3931, 3932, 3933,
    3935, 3936, 3937, 3938, 3939, 3940, 3941, 3942, 3945, 3946, 3947, 3948, 3949, 3950, 3951, 3952,
    3953, 3954, 3956, 3957, 3958, 3959, 3961, 3962, 3963, 3964, 3965, 3966, 3967, 3969, 3971, 3975,
    3976, 3977, 3978, 3980, 3982, 3983, 3984, 3985, 3986, 3987, 3988, 3989, 3990, 3991, 3992, 3993,
    3994, 3995, 3996, 3997, 3998, 3999, 4000, 4002, 4003, 4004, 4005, 4006, 4007, 4008, 4009, 4010,
    4012, 4013, 4014, 4015, 4016, 4017, 4018, 4019, 4021, 4022, 4023, 4024, 4025, 4027, 4028, 4029,
    4030, 4031, 4032, 4033, 4035, 4036, 4038, 4039, 4040, 4041, 4042, 4043, 4045, 4046, 4047, 4048,
    4049, 4050, 4051, 4052, 4053, 4054, 4055, 4056, 4057, 4058, 4059, 4060, 4062, 4064, 4065, 4066,
    4067, 4068, 4069, 4070, 4071, 4072, 4073, 4074, 4075, 4076, 4077, 4078, 4079, 4080, 4081, 4084,
    4085, 4086, 4087, 4088, 4089, 4090, 4091, 4092, 4093, 4094, 4096, 4098, 4100, 4104, 4105, 4106,
    4107, 4109, 4110, 4111, 4112, 4114, 4115, 4116, 4117, 4119, 4120, 4122, 4124, 4125, 4126, 4131,
    4132, 4133, 4134, 4135, 4136, 4137, 4138, 4139, 4140, 4141, 4142, 4143, 4144, 4145, 4146, 4147,
    4148, 4149, 4150, 4151, 4153, 4154, 4155, 4156, 4158, 4159, 4160, 4161, 4162, 4163, 4164, 4165,
    4166, 4167, 4168, 4170, 4171, 4172, 4173, 4174, 4175, 4176, 4178, 4180, 4181, 4182, 4183, 4184,
    4185, 4186, 4187, 4188, 4189, 4190, 4191, 4192, 4193, 4196, 4197, 4198, 4199, 4200, 4201, 4206,
    4207, 4208, 4210, 4211, 4213, 4214, 4216, 4217, 4218, 4219, 4220, 4221, 4222, 4225, 4226, 4227,
    4229, 4230, 4231, 4232, 4233, 4234, 4235, 4236, 4237, 4238, 4239, 4240, 4241, 4242, 4243, 4244,
    4245, 4246, 4247, 4248, 4250, 4251, 4252, 4254, 4256, 4257, 4258, 4260, 4261, 4262, 4263, 4264,
    4266, 4267, 4268, 4270, 4271, 4272, 4273, 4274, 4275, 4276, 4277, 4278, 4279, 4280, 4281, 4282,
    4283, 4284, 4285, 4286, 4287, 4288, 4289, 4290, 4291, 4292, 4293, 4294, 4295, 4296, 4297, 4298,
    4301, 4302, 4303, 4304, 4305, 4306, 4307, 4309, 4310, 4311, 4312, 4313, 4314, 4315, 4316, 4317,
    4318, 4319, 4320, 4321, 4322, 4323, 4324, 4325, 4326, 4327, 4328, 4330, 4331, 4332, 4334, 4335,
    4336, 4338, 4339, 4340, 4342, 4344, 4346, 4347, 4348, 4350, 4351, 4352, 4353, 4355, 4356, 4357,
    4359, 4360, 4362, 4363, 4364, 4365, 4366, 4370, 4372, 4373, 4374, 4375, 4376, 4377, 4378, 4379,
    4380, 4381, 4382, 4384, 4385, 4386, 4387, 4388, 4389, 4393, 4394, 4395, 4396, 4398, 4399, 4400,
    4401, 4403, 4405, 4407, 4408, 4409, 4410, 4411, 4412, 4413, 4414, 4415, 4416, 4417, 4418, 4419,
    4420, 4421, 4422, 4423, 4424, 4425, 4426, 4427, 4429, 4430, 4431, 4432, 4433, 4434, 4435, 4436,
    4437, 4438, 4440, 4441, 4442, 4444, 4445, 4446, 4447, 4448, 4449, 4450, 4451, 4452, 4453, 4456,
    4457, 4458, 4459, 4460, 4461, 4463, 4464, 4465, 4466, 4467, 4468, 4469, 4470, 4471, 4472, 4473,
    4474, 4475, 4476, 4477, 4478, 4479, 4480, 4481, 4482, 4483, 4484, 4485, 4486, 4488, 4489, 4490,
    4491, 4493, 4494, 4495, 4497, 4498, 4499, 4500, 4501, 4502, 4503, 4504, 4505, 4506, 4507, 4508,
    4509, 4510, 4511, 4512, 4513, 4514, 4515, 4516, 4517, 4518, 4519, 4520, 4521, 4522, 4523, 4524,
    4525, 4526, 4527, 4528, 4529, 4530, 4531, 4532, 4533, 4536, 4537, 4538, 4539, 4540, 4541, 4542,
    4544, 4546, 4547, 4548, 4549, 4550, 4551, 4552, 4553, 4554, 4555, 4556, 4557, 4558, 4559, 4561,
    4562, 4564, 4565, 4566, 4567, 4568, 4569, 4570, 4571, 4572, 4573, 4574, 4575, 4576, 4577, 4578,
    4579, 4580, 4581, 4582, 4583, 4584, 4585, 4586, 4587, 4588, 4589, 4591, 4592, 4593, 4594, 4596,
    4598, 4599, 4600, 4601, 4602, 4603, 4604, 4605, 4606, 4607, 4608, 4609, 4610, 4611, 4612, 4613,
    4614, 4615, 4616, 4617, 4618, 4619, 4620, 4621, 4622, 4623, 4624, 4625, 4627, 4628, 4629, 4633,
    4636, 4637, 4638, 4639, 4640, 4641, 4642, 4643, 4644, 4645, 4646, 4647, 4648, 4649, 4650, 4651,
    4652, 4653, 4654, 4655, 4656, 4658, 4659, 4660, 4661, 4662, 4663, 4664, 4665, 4667, 4668, 4669,
    4670, 4671, 4672, 4673, 4674, 4675, 4676, 4677, 4678, 4679, 4680, 4681, 4682, 4683, 4684, 4685,
    4686, 4687, 4688, 4689, 4691, 4692, 4694, 4695, 4696, 4697, 4699, 4700, 4701, 4702, 4703, 4704,
    4705, 4706, 4707, 4708, 4709, 4710, 4711, 4712, 4713, 4714, 4715, 4716, 4718, 4719, 4720, 4721,
    4722, 4723, 4724, 4725, 4726, 4727, 4728, 4729, 4730, 4731, 4732, 4733, 4734, 4735, 4736, 4737,
    4738, 4739, 4740, 4742, 4743, 4744, 4745, 4746, 4747, 4748, 4749, 4750, 4751, 4752, 4753, 4754,
    4755, 4756, 4757, 4758, 4759, 4760, 4761, 4762, 4763, 4764, 4765, 4767, 4768, 4770, 4771, 4772,
    4774, 4775, 4776, 4777, 4778, 4779, 4780, 4781, 4782, 4783, 4784, 4785, 4786, 4787, 4789, 4790,
    4791, 4792, 4793, 4794, 4795, 4796, 4797, 4798, 4799, 4800, 4801, 4802, 4803, 4804, 4805, 4806,
    4807, 4808, 4809, 4811, 4813, 4814, 4815, 4816, 4817, 4818, 4819, 4820, 4821, 4822, 4823, 4824,
    4825, 4827, 4828, 4829, 4830, 4831, 4832, 4833, 4835, 4837, 4839, 4840, 4841, 4842, 4843, 4844,
    4845, 4846, 4847, 4848, 4849, 4850, 4851, 4852, 4853, 4854, 4856, 4858, 4859, 4860, 4861, 4863,
    4864, 4865, 4866, 4867, 4868, 4869, 4870, 4871, 4872, 4873, 4875, 4876, 4877, 4879, 4880, 4881,
    4882, 4884, 4885, 4886, 4887, 4888, 4889, 4890, 4891, 4892, 4893, 4894, 4895, 4896, 4897, 4898,
    4899, 4901, 4902, 4903, 4904, 4905, 4906, 4907, 4908, 4909, 4910, 4911, 4912, 4913, 4914, 4915,
    4916, 4917, 4918, 4919, 4920, 4921, 4922, 4923, 4925, 4926, 4927, 4928, 4929, 4930, 4931, 4932,
    4934, 4936, 4937, 4939, 4940, 4941, 4942, 4943, 4944, 4945, 4946, 4947, 4948, 4949, 4950, 4951,
    4953, 4954, 4955, 4957, 4958, 4959, 4960, 4961, 4962, 4963, 4964, 4965, 4966, 4967, 4968, 4969,
    4970, 4971, 4972, 4973, 4974, 4975, 4976, 4977, 4978, 4979, 4980, 4981, 4984, 4985, 4986, 4987,
    4988, 4989, 4990, 4991, 4992, 4993, 4994, 4995, 4997, 4998, 4999, 5000, 5001, 5002, 5003, 5004,
    5005, 5006, 5007, 5008, 5009, 5011, 5012, 5013, 5014, 5015, 5016, 5017, 5018, 5019, 5020, 5022,
    5023, 5024, 5025, 5026, 5027, 5028, 5029, 5030, 5031, 5032, 5033, 5034, 5035, 5036, 5037, 5038,
    5039, 5040, 5041, 5042, 5043, 5044, 5045, 5046, 5047, 5048, 5049, 5050, 5052, 5053, 5054, 5055,
    5056, 5057, 5058, 5060, 5061, 5062, 5063, 5064, 5065, 5066, 5068, 5069, 5070, 5071, 5072, 5073,
    5074, 5075, 5076, 5077, 5078, 5079, 5080, 5081, 5082, 5083, 5084, 5085, 5086, 5087, 5088, 5089,
    5090, 5091, 5092, 5093, 5094, 5095, 5096, 5097, 5098, 5099, 5100, 5101, 5102, 5103, 5104, 5105,
    5106, 5107, 5108, 5109, 5110,
  ]

  /// The formats that claim each, the heaviest claim first.
  static let suffixClaims: [UInt16] = [
    1481, 312, 1482, 351, 1629, 2182, 1482, 1482, 611, 1482, 2124, 2182, 1482, 1482, 2847, 2848,
    2894, 612, 654, 654, 1482, 968, 1170, 630, 1348, 2195, 613, 1850, 1218, 1217, 1925, 2841, 1593,
    2840, 2840, 2841, 2840, 2840, 1593, 2840, 2841, 1170, 2182, 1482, 2182, 2068, 2182, 1482, 1482,
    2182, 1482, 2182, 1482, 1482, 1482, 2182, 1482, 1482, 614, 614, 52, 52, 2375, 2877, 1482, 1482,
    615, 1482, 1450, 1630, 1684, 2652, 2652, 1482, 2057, 1482, 616, 616, 1482, 771, 1631, 1631,
    1471, 1471, 1471, 1482, 210, 2116, 2491, 669, 679, 702, 2230, 680, 2216, 681, 2230, 1702, 1697,
    182, 690, 1594, 2209, 617, 691, 655, 692, 1615, 1702, 1616, 649, 618, 2210, 2189, 641, 620, 706,
    621, 2211, 1279, 622, 622, 624, 1595, 1596, 1852, 180, 385, 1185, 385, 385, 1185, 385, 385, 625,
    1784, 914, 370, 1851, 168, 166, 167, 2107, 2214, 2214, 646, 891, 623, 1534, 2544, 1580, 1580,
    2728, 2107, 251, 2751, 1632, 2214, 1594, 1633, 628, 639, 198, 639, 634, 678, 636, 1597, 635,
    914, 320, 637, 638, 956, 2230, 2215, 640, 611, 2240, 175, 2240, 2240, 1634, 43, 111, 96, 1597,
    1635, 1597, 1635, 169, 238, 2232, 1636, 1276, 1637, 1637, 1752, 623, 2216, 941, 2002, 52, 623,
    2002, 2217, 644, 2507, 645, 1638, 914, 181, 1035, 2218, 1598, 1599, 2878, 2219, 1209, 1494,
    2879, 2124, 1580, 1, 2221, 1639, 2222, 183, 642, 642, 650, 648, 648, 2223, 1639, 1849, 1785,
    2361, 2361, 2108, 936, 189, 1044, 2, 2224, 1157, 4, 5, 353, 2226, 669, 1037, 667, 934, 1379,
    605, 668, 671, 2934, 2228, 1858, 2880, 1269, 672, 673, 2230, 2334, 2027, 186, 187, 1921, 1855,
    2229, 291, 2027, 2213, 2219, 3, 2230, 677, 675, 2233, 97, 98, 99, 2124, 1109, 99, 2124, 2107,
    2233, 2296, 2210, 676, 1859, 632, 1859, 2906, 2909, 1389, 2233, 251, 252, 1282, 2230, 814, 2233,
    2231, 2231, 164, 677, 2233, 2720, 1594, 1494, 1493, 1786, 2234, 1158, 2235, 1109, 1697, 167,
    2236, 1278, 6, 7, 8, 687, 185, 1601, 2241, 2238, 2242, 688, 689, 688, 1169, 2744, 1481, 2757,
    2847, 1787, 1800, 1788, 2912, 2912, 1789, 1790, 1789, 1640, 9, 2881, 1861, 52, 1283, 1599, 1970,
    2242, 622, 370, 1600, 1580, 2233, 870, 1362, 1580, 2842, 1641, 176, 177, 1826, 178, 1152, 1480,
    179, 2247, 2243, 2263, 1773, 707, 708, 708, 715, 1481, 1481, 1481, 1113, 2244, 709, 2787, 2245,
    1389, 1389, 1951, 711, 1389, 472, 1877, 2290, 2254, 2245, 718, 2254, 2254, 2246, 2757, 1101,
    712, 2247, 1644, 1642, 714, 915, 1208, 561, 2854, 2854, 251, 199, 889, 2248, 502, 2249, 2250,
    2263, 2243, 1644, 716, 272, 2245, 2251, 717, 2252, 2253, 1942, 718, 2870, 2870, 1865, 85, 969,
    62, 762, 1373, 851, 1310, 1865, 1610, 721, 1481, 2870, 1532, 2255, 2255, 724, 722, 722, 722,
    1275, 2245, 724, 2257, 1866, 1883, 201, 1791, 2256, 2259, 1867, 2116, 1643, 2260, 264, 2290,
    496, 739, 1868, 2261, 727, 728, 731, 2882, 859, 1775, 2266, 2265, 1644, 2264, 715, 733, 2208,
    10, 2100, 1865, 11, 2258, 2262, 1817, 1869, 1817, 711, 734, 1362, 1580, 2895, 1481, 735, 2022,
    718, 1627, 737, 739, 739, 741, 739, 2640, 2727, 2268, 2587, 2587, 745, 1508, 746, 209, 209, 209,
    209, 209, 772, 387, 2269, 619, 1645, 1645, 2270, 749, 210, 2306, 1873, 1441, 1873, 750, 2883,
    1758, 564, 1362, 1995, 752, 332, 1551, 221, 2272, 405, 754, 754, 754, 2311, 2884, 755, 616, 756,
    2293, 12, 13, 212, 757, 2757, 211, 2268, 758, 1218, 759, 2293, 1580, 840, 1884, 14, 1646, 651,
    214, 82, 760, 761, 365, 748, 1887, 764, 1887, 2271, 1887, 809, 1753, 824, 223, 224, 1754, 203,
    206, 766, 2274, 2273, 2891, 1908, 713, 768, 106, 1545, 1545, 2275, 2276, 1588, 2435, 2124, 2435,
    1481, 2276, 2276, 769, 2277, 2422, 948, 2277, 1276, 2640, 1389, 2422, 1792, 770, 754, 2810,
    1003, 772, 2278, 2324, 1129, 773, 395, 1755, 1504, 2280, 1065, 2418, 1003, 1756, 775, 184, 2283,
    386, 2695, 1878, 1424, 2284, 816, 1937, 2447, 2116, 210, 2282, 748, 1424, 2296, 2597, 2290, 208,
    1588, 2287, 50, 2596, 778, 2597, 2289, 1157, 1879, 1580, 2290, 2290, 2290, 2290, 2290, 2290,
    216, 2285, 1188, 2854, 2757, 2222, 2630, 2286, 1242, 2292, 2292, 992, 215, 711, 1647, 1242,
    1757, 1242, 599, 1242, 1242, 1880, 1242, 1887, 1242, 747, 2838, 2435, 780, 2293, 2293, 2294,
    506, 52, 52, 210, 782, 650, 1189, 2323, 370, 1761, 1389, 2399, 2298, 2124, 2435, 2124, 1580,
    2299, 2299, 2435, 2335, 2301, 753, 2435, 2268, 1276, 725, 1888, 2854, 810, 811, 2886, 591, 370,
    2268, 2587, 2268, 817, 2311, 1885, 799, 2293, 144, 2305, 1874, 1875, 812, 813, 1187, 1269, 2303,
    107, 1889, 2304, 1545, 785, 106, 1876, 774, 505, 2306, 2708, 1580, 2310, 1580, 815, 1281, 1389,
    2307, 207, 1580, 2473, 2308, 816, 2309, 213, 1580, 101, 2110, 137, 2110, 840, 2111, 2112, 2306,
    1580, 697, 1919, 2787, 1283, 159, 2312, 2268, 1760, 1941, 630, 1760, 778, 818, 2313, 2312, 696,
    696, 2050, 2190, 2314, 1169, 1896, 778, 751, 751, 751, 666, 2315, 666, 666, 112, 840, 2268,
    2316, 2316, 2059, 2338, 2507, 2340, 2587, 2318, 1410, 786, 787, 1410, 788, 789, 790, 791, 819,
    2084, 374, 821, 225, 1389, 85, 944, 2124, 257, 2237, 2887, 16, 535, 714, 1267, 1428, 1429, 144,
    535, 19, 822, 2320, 227, 19, 2330, 1648, 822, 1139, 826, 1162, 829, 829, 17, 827, 843, 830,
    2288, 17, 1947, 840, 1948, 726, 1891, 842, 1871, 470, 1791, 273, 1043, 144, 1871, 251, 1892,
    228, 2610, 1853, 2531, 2124, 2325, 1580, 1545, 106, 1516, 832, 832, 2435, 832, 2744, 820, 237,
    1649, 2609, 916, 1404, 834, 158, 2319, 835, 836, 828, 2329, 2338, 837, 1791, 17, 17, 2844, 839,
    2610, 840, 832, 375, 827, 190, 18, 1580, 18, 1580, 1580, 2182, 2912, 2124, 2336, 1828, 1828,
    844, 370, 1170, 370, 2427, 1602, 2331, 471, 1894, 1894, 658, 1163, 564, 1253, 845, 846, 2191,
    235, 1794, 2744, 2728, 664, 77, 586, 2124, 19, 2335, 421, 481, 2435, 2728, 847, 2087, 2194, 78,
    77, 586, 422, 1580, 1580, 482, 1269, 1199, 484, 236, 2889, 2609, 1481, 1481, 1481, 2609, 1895,
    1619, 850, 942, 2888, 895, 895, 1793, 1145, 1362, 370, 1170, 1897, 814, 354, 1652, 2324, 1650,
    1516, 1145, 1411, 853, 2337, 1651, 1255, 2548, 2369, 1652, 2339, 2550, 1436, 2327, 855, 2327,
    1581, 2328, 1653, 1654, 2328, 2328, 2757, 85, 2587, 2844, 2866, 856, 736, 997, 1164, 830, 829,
    857, 2085, 2086, 2085, 1830, 2321, 700, 700, 1764, 2890, 693, 1831, 533, 840, 2223, 2341, 2341,
    1123, 858, 2350, 2363, 670, 24, 2069, 1301, 1603, 867, 1053, 2640, 2344, 1389, 2345, 1603, 1622,
    1623, 1624, 2346, 1389, 2346, 862, 2347, 2305, 2351, 1898, 1165, 2363, 2348, 2355, 863, 864,
    865, 864, 2435, 866, 443, 21, 2290, 251, 444, 1339, 867, 2349, 2352, 370, 491, 1321, 868, 2345,
    490, 2350, 1995, 2351, 2355, 869, 870, 1287, 2770, 2589, 2589, 2355, 2353, 2354, 2356, 2355,
    2355, 2356, 2357, 1795, 2065, 2124, 2066, 22, 23, 1899, 872, 878, 873, 875, 877, 1582, 1775,
    2124, 1389, 876, 874, 1618, 2358, 394, 2636, 1902, 111, 1870, 1923, 1902, 111, 1870, 1923, 1902,
    111, 1870, 1923, 25, 2359, 2360, 2360, 1903, 888, 2361, 890, 2116, 2361, 250, 2116, 485, 987,
    2361, 1182, 245, 388, 250, 631, 894, 388, 2697, 1604, 2853, 1166, 1167, 2352, 2363, 24, 2124,
    895, 370, 1170, 1111, 896, 370, 26, 2364, 2743, 2648, 1904, 2352, 445, 2363, 1588, 1362, 0, 253,
    254, 2343, 2376, 2375, 2376, 2376, 2376, 946, 946, 1609, 1674, 2855, 2855, 2376, 2376, 2376,
    2367, 2367, 2365, 2366, 1701, 1655, 1684, 703, 897, 2296, 2367, 2368, 1906, 909, 264, 2245, 901,
    1567, 2371, 1832, 943, 1567, 2695, 170, 1276, 2640, 1389, 1283, 898, 899, 935, 935, 1341, 906,
    255, 234, 904, 900, 904, 904, 233, 2600, 186, 2394, 2374, 1905, 1926, 2367, 2435, 271, 28, 840,
    938, 938, 938, 938, 938, 938, 938, 938, 938, 938, 938, 2376, 1907, 2055, 902, 1136, 1221, 2886,
    1580, 907, 27, 952, 27, 913, 908, 1605, 258, 259, 260, 2891, 913, 2481, 2891, 1909, 2372, 704,
    368, 242, 912, 1341, 2892, 1081, 2193, 2891, 2192, 264, 351, 903, 903, 903, 1459, 823, 2367,
    265, 2370, 918, 2824, 530, 452, 457, 460, 463, 918, 917, 370, 1170, 1783, 2376, 2375, 2375, 931,
    2399, 903, 903, 903, 903, 2376, 933, 826, 1833, 2368, 2375, 2124, 2399, 2507, 2116, 264, 2399,
    2787, 1205, 264, 586, 2367, 2375, 2399, 2378, 2375, 1657, 267, 2399, 2399, 2378, 1580, 2378,
    1834, 2380, 1684, 2378, 262, 2375, 2377, 2373, 945, 2376, 27, 1536, 945, 2711, 2867, 2422, 2422,
    2898, 1580, 171, 171, 2376, 276, 947, 2838, 2383, 2220, 289, 1796, 290, 2220, 793, 794, 300,
    1533, 1759, 1451, 1759, 2381, 2383, 2242, 949, 2388, 991, 956, 948, 2388, 957, 2388, 291, 724,
    291, 291, 291, 1915, 119, 970, 291, 291, 1658, 958, 967, 959, 1497, 2640, 950, 959, 2838, 2838,
    2188, 963, 2383, 906, 2385, 961, 960, 2087, 1659, 293, 294, 964, 988, 988, 964, 966, 965, 674,
    965, 1452, 1912, 1911, 2387, 1362, 969, 240, 31, 2399, 291, 287, 1460, 2393, 2393, 951, 284,
    972, 2396, 285, 286, 972, 301, 973, 1481, 2383, 1797, 1660, 1916, 302, 1914, 1918, 2124, 1761,
    1761, 291, 975, 1580, 2071, 2398, 928, 2399, 2399, 2399, 2070, 52, 77, 978, 1295, 291, 291, 291,
    2387, 2507, 33, 1580, 291, 2400, 971, 2382, 292, 1580, 2401, 979, 980, 34, 2401, 982, 2507, 979,
    981, 982, 2404, 993, 1362, 985, 2405, 982, 994, 994, 1873, 994, 994, 291, 97, 261, 982, 32, 990,
    281, 2397, 953, 1920, 242, 291, 35, 994, 299, 36, 299, 2410, 2408, 2411, 2409, 1249, 990, 36,
    36, 991, 991, 1280, 1442, 287, 991, 991, 2411, 2411, 303, 1580, 145, 2389, 2116, 2399, 2407,
    976, 927, 1705, 2399, 2411, 296, 295, 1661, 2087, 2411, 2407, 2384, 2407, 2407, 1452, 2393,
    1913, 975, 291, 304, 291, 291, 994, 2411, 291, 2088, 647, 2194, 2406, 1922, 2411, 995, 2893,
    288, 2411, 2640, 2640, 37, 37, 2281, 2267, 2586, 2267, 2281, 2845, 2846, 2847, 2848, 1006, 1006,
    2442, 2417, 1000, 2413, 307, 1933, 1933, 2414, 2414, 2415, 1002, 38, 52, 2237, 309, 2416, 2415,
    1662, 1005, 61, 1006, 1268, 1006, 1007, 1006, 1006, 1163, 1811, 1842, 1034, 1268, 310, 664,
    1006, 2352, 1798, 1799, 1800, 1801, 1802, 1663, 2848, 2442, 887, 1008, 312, 1009, 2267, 2413,
    2290, 1800, 1010, 1010, 944, 944, 2421, 2114, 39, 2479, 608, 1257, 2422, 2422, 1015, 2423, 2267,
    312, 312, 312, 313, 2267, 1011, 314, 2717, 144, 61, 2361, 2418, 2418, 1664, 2418, 1927, 40,
    2114, 2297, 1665, 341, 2114, 1578, 2114, 2114, 2114, 1578, 2360, 2349, 2114, 2114, 2349, 2114,
    2425, 1935, 592, 944, 594, 593, 1012, 1001, 41, 1012, 1013, 2419, 2419, 2419, 2267, 2426, 1014,
    1580, 2230, 2630, 329, 2532, 1935, 2434, 2230, 1038, 1205, 1016, 1025, 1017, 2109, 2109, 2035,
    323, 52, 210, 2288, 370, 1839, 323, 1030, 1929, 1837, 2109, 1930, 2311, 1666, 2428, 2427, 172,
    2429, 1930, 1038, 1021, 2694, 2109, 1022, 1023, 1933, 1024, 1631, 1933, 517, 2895, 2532, 910,
    2072, 324, 327, 2072, 369, 2442, 2728, 2442, 2268, 519, 1996, 2430, 2449, 2444, 1668, 2551,
    1933, 2486, 2034, 2034, 2034, 2034, 1341, 242, 827, 2431, 1027, 2432, 1669, 242, 887, 1911, 954,
    2045, 1340, 1031, 1028, 1580, 1031, 1029, 165, 52, 396, 2432, 1341, 2124, 2507, 1283, 2230,
    2609, 2114, 144, 2611, 1030, 1030, 1762, 2757, 1032, 1032, 1030, 1032, 44, 2435, 1258, 2434,
    2433, 52, 2435, 2435, 2436, 45, 45, 2268, 2268, 1759, 619, 1934, 2757, 1389, 2896, 2022, 2022,
    2341, 2443, 1940, 2459, 2445, 1047, 1039, 46, 1040, 520, 1038, 2267, 1041, 1048, 1038, 2445,
    1042, 52, 1670, 321, 334, 2437, 2087, 243, 1529, 950, 2115, 2448, 2437, 1045, 1671, 1046, 2751,
    2751, 1049, 518, 47, 158, 1036, 2197, 2897, 325, 326, 1580, 2268, 2588, 1051, 2457, 1945, 1945,
    1804, 683, 2201, 2635, 2451, 2116, 336, 2452, 48, 2453, 2453, 2116, 1018, 1943, 1942, 1942,
    1943, 1362, 1018, 1054, 2455, 1764, 1764, 1580, 2411, 1805, 1805, 2456, 1807, 1805, 2457, 2457,
    2826, 2458, 338, 1058, 2120, 1803, 315, 1055, 48, 1061, 1393, 1944, 1056, 1057, 1062, 339, 1448,
    1804, 1945, 1805, 1805, 1809, 1804, 1805, 1804, 1808, 2851, 2850, 1806, 1808, 1946, 1809, 2460,
    51, 1052, 2116, 137, 2450, 2116, 800, 2116, 2117, 52, 2118, 2116, 2453, 2116, 2116, 52, 53, 52,
    52, 54, 55, 1210, 52, 58, 1113, 56, 2461, 53, 1063, 1063, 2116, 1580, 1580, 1063, 2116, 2450,
    2351, 2119, 2073, 1019, 1019, 2462, 1810, 1811, 1812, 1949, 1469, 2464, 1606, 1064, 989, 1478,
    2465, 1477, 1067, 1068, 1950, 832, 1066, 2466, 1006, 1069, 1072, 1073, 1070, 1071, 191, 98,
    2467, 191, 1058, 1074, 1075, 179, 342, 1076, 1077, 1078, 1079, 1080, 2390, 1765, 136, 2469,
    2470, 1872, 297, 1580, 1082, 298, 343, 343, 1241, 1872, 2683, 1083, 1075, 1084, 1084, 2473,
    1085, 1590, 2472, 1085, 1058, 2468, 1389, 1086, 1672, 2463, 2471, 1050, 2471, 340, 2471, 2409,
    1813, 1814, 340, 2435, 1087, 1088, 1089, 1089, 2481, 2296, 2182, 1482, 24, 1387, 1637, 2215,
    2474, 346, 2475, 1094, 2476, 2476, 2476, 2476, 347, 2757, 2477, 1580, 348, 349, 350, 1989, 1933,
    1095, 2757, 2487, 1097, 1178, 2478, 2478, 1210, 1096, 2487, 2479, 2352, 2435, 311, 2480, 2481,
    2482, 2609, 1958, 1958, 2495, 2496, 1098, 85, 2490, 669, 1247, 2461, 2483, 2484, 2341, 2429,
    1953, 2485, 695, 2744, 510, 2306, 1879, 2488, 2296, 2489, 2569, 2124, 320, 320, 1174, 210, 2121,
    2497, 2492, 2481, 1102, 2640, 1090, 1090, 2087, 1177, 684, 2493, 2124, 2494, 2495, 2496, 630,
    2497, 1006, 59, 1104, 52, 1105, 2609, 2498, 1099, 1099, 1405, 1955, 398, 1099, 1405, 1107, 2491,
    2499, 2499, 2489, 1956, 2124, 266, 2757, 2500, 1110, 2500, 2502, 2500, 2503, 1620, 1100, 1957,
    1100, 358, 1100, 24, 1153, 2486, 892, 892, 2504, 60, 1112, 1115, 1098, 1117, 1119, 1119, 1098,
    1121, 2586, 2511, 67, 584, 2517, 1133, 1191, 1191, 1684, 2868, 2856, 2505, 74, 1610, 2854, 2854,
    2854, 2857, 2856, 2858, 2532, 1610, 1685, 192, 192, 1122, 1609, 1674, 1609, 1675, 1676, 2849,
    2855, 2868, 2899, 2855, 1468, 67, 1140, 1132, 1959, 2514, 1639, 62, 1123, 1959, 63, 1155, 241,
    2506, 2065, 2507, 2507, 2507, 264, 2508, 1482, 2182, 2182, 2108, 1580, 2508, 52, 137, 362, 1263,
    1131, 65, 2121, 2509, 354, 2230, 2510, 2233, 1135, 1494, 2728, 2728, 67, 68, 2511, 1678, 2242,
    2103, 2514, 2513, 2513, 1141, 376, 2012, 69, 69, 1142, 69, 2536, 364, 2199, 1147, 1148, 1134,
    575, 1149, 1134, 1770, 52, 1148, 1147, 77, 1148, 1125, 2121, 969, 1143, 2124, 1185, 1185, 1102,
    1964, 1185, 1144, 1178, 1840, 1395, 1163, 2182, 2121, 1580, 2121, 1144, 1680, 1185, 2121, 2121,
    1185, 2121, 2515, 824, 2121, 968, 969, 1185, 2766, 2124, 1679, 1684, 2516, 1960, 2196, 2074,
    1494, 71, 936, 2520, 70, 72, 2519, 1379, 367, 120, 2532, 1126, 1128, 483, 1412, 1412, 710, 497,
    1961, 1961, 2106, 2065, 2106, 2065, 2114, 2522, 1606, 1130, 1606, 2428, 1146, 372, 1130, 1962,
    2333, 1962, 2065, 1963, 1681, 2525, 1588, 1838, 1606, 2852, 1580, 2852, 2902, 2902, 2852, 2116,
    2507, 2901, 2900, 1677, 2121, 2121, 2121, 2507, 2757, 2757, 2757, 1138, 2900, 1389, 2900, 2757,
    2757, 2589, 2711, 2589, 2589, 2485, 2527, 2589, 808, 1682, 2589, 2589, 1151, 1137, 2589, 2585,
    939, 940, 2767, 1580, 373, 373, 373, 1770, 2196, 205, 525, 68, 2903, 1771, 1103, 373, 1835,
    1963, 696, 2904, 696, 696, 696, 696, 1193, 971, 2529, 1683, 1152, 656, 657, 2528, 1684, 2218,
    2531, 1241, 2530, 2927, 1580, 754, 73, 1283, 2533, 2124, 2534, 2905, 2535, 1580, 1766, 1772,
    659, 2089, 2245, 2245, 2517, 2537, 2860, 1774, 1774, 1952, 2529, 2719, 2744, 2860, 2538, 2922,
    1113, 2521, 1200, 1692, 1610, 1608, 1610, 2856, 74, 1610, 2855, 1609, 1609, 2855, 1610, 1608,
    1692, 382, 1774, 15, 1096, 2856, 2856, 2855, 2856, 2856, 2855, 1610, 804, 1150, 428, 660, 1131,
    2540, 2854, 2854, 200, 381, 1959, 1967, 412, 1692, 2268, 723, 2555, 412, 1686, 2858, 2856, 1308,
    319, 2542, 2542, 2542, 2860, 377, 65, 2526, 1968, 66, 1124, 2543, 2543, 1154, 1293, 1965, 1966,
    2768, 2230, 685, 1202, 1201, 256, 427, 246, 400, 1260, 428, 2074, 1190, 75, 76, 378, 1190, 2087,
    1190, 1972, 1362, 2552, 1190, 430, 387, 1198, 67, 1689, 2075, 2212, 1690, 1684, 2553, 1150,
    2854, 159, 2090, 1973, 2913, 1150, 2557, 2836, 2554, 370, 2556, 905, 429, 1691, 504, 2558, 360,
    2922, 1191, 2914, 1974, 361, 1131, 1125, 366, 1131, 1198, 1198, 892, 79, 503, 1607, 1203, 2213,
    1580, 1587, 1580, 1904, 567, 2513, 2868, 2522, 1205, 1204, 144, 2124, 2559, 1206, 2524, 1206,
    2565, 1482, 440, 2122, 1207, 2435, 1208, 2230, 2560, 2230, 1580, 2242, 67, 2124, 1228, 1314,
    1590, 585, 67, 1147, 82, 2838, 82, 1006, 2838, 2562, 2124, 2838, 854, 1978, 1219, 1178, 1210,
    1924, 1580, 433, 824, 2563, 2564, 1979, 1975, 2566, 1221, 1424, 2744, 2744, 2568, 2571, 2571,
    1221, 2411, 2570, 1220, 2572, 1168, 2124, 2573, 1227, 1212, 2838, 439, 2574, 2574, 1213, 1981,
    2434, 664, 1216, 1977, 2575, 2575, 2575, 2576, 2577, 1224, 1693, 2578, 435, 2579, 2116, 1580,
    2569, 2489, 2567, 1171, 432, 1225, 244, 436, 437, 438, 2124, 370, 2124, 1005, 2556, 1580, 1841,
    1234, 1235, 80, 2652, 2580, 2182, 1229, 1230, 2580, 1981, 1980, 1214, 805, 2500, 355, 1694,
    1694, 2581, 2581, 1232, 2561, 1230, 1222, 2561, 2744, 2583, 1684, 2915, 81, 711, 1272, 435, 355,
    779, 1236, 193, 1233, 1580, 2718, 2916, 1695, 2568, 2065, 1106, 1237, 1215, 2296, 1238, 1241,
    269, 270, 1239, 268, 1240, 2584, 1186, 2076, 781, 1248, 2587, 1186, 2843, 2590, 2591, 370, 86,
    446, 619, 447, 149, 1240, 449, 451, 454, 2592, 2428, 464, 456, 459, 462, 462, 468, 1243, 1698,
    1698, 402, 1244, 1611, 1656, 2091, 1611, 1739, 1256, 2917, 2859, 2925, 1256, 88, 2859, 1982,
    1982, 1696, 2459, 1481, 1697, 1984, 1984, 1246, 1697, 2593, 89, 90, 90, 91, 91, 1250, 2594,
    1208, 2595, 2595, 1413, 1269, 2597, 1252, 87, 1256, 1255, 1256, 1040, 883, 2601, 884, 487, 1413,
    1699, 356, 356, 356, 356, 356, 1815, 1254, 2310, 1983, 2123, 356, 2123, 1983, 1481, 83, 84,
    2208, 595, 596, 1261, 1262, 401, 448, 1778, 1779, 450, 453, 467, 455, 465, 458, 461, 466, 870,
    1479, 1511, 1700, 92, 1252, 93, 114, 93, 2602, 2602, 2602, 94, 473, 2603, 2604, 1263, 1263, 982,
    2630, 2609, 1284, 796, 101, 1290, 2079, 2605, 2652, 795, 486, 2652, 2652, 486, 2057, 1291, 102,
    102, 1292, 103, 1286, 2500, 104, 1285, 1285, 105, 1231, 1673, 2116, 1059, 1139, 1701, 825, 194,
    1331, 1265, 2006, 2606, 1266, 1404, 188, 2608, 1269, 1269, 2609, 2609, 2608, 1917, 694, 2610,
    2610, 2744, 488, 1270, 2637, 1310, 2245, 495, 1262, 361, 2637, 1302, 2007, 1313, 2759, 1310,
    2618, 2618, 1860, 1860, 1860, 697, 564, 1272, 643, 1998, 1301, 1271, 776, 920, 920, 920, 144,
    984, 316, 317, 2624, 2000, 2000, 222, 1847, 2638, 2500, 1775, 487, 653, 1172, 653, 1825, 2628,
    96, 743, 998, 1120, 1563, 1986, 2040, 2041, 1991, 2612, 2612, 2612, 1545, 1274, 2613, 1276,
    1173, 921, 927, 927, 1992, 922, 927, 29, 927, 1305, 1290, 1993, 2757, 2008, 204, 97, 144, 1994,
    1276, 1283, 1283, 1997, 291, 1283, 2413, 1283, 1283, 1283, 1283, 1283, 1283, 1283, 1283, 2614,
    1860, 1860, 1860, 2000, 1842, 2003, 1284, 2000, 2000, 2000, 1288, 2615, 2616, 2608, 1289, 2002,
    2617, 1461, 1332, 1332, 104, 144, 660, 1547, 1580, 109, 108, 1284, 195, 196, 98, 144, 1276,
    2631, 2619, 2652, 1293, 2197, 144, 161, 234, 379, 1999, 494, 2619, 1295, 1580, 2620, 197, 697,
    982, 1716, 110, 144, 144, 982, 2631, 312, 1456, 697, 1263, 1362, 1580, 1276, 2077, 1276, 486,
    2056, 486, 486, 486, 486, 2652, 486, 2004, 486, 528, 1297, 528, 2918, 218, 2632, 2616, 697, 486,
    493, 528, 1297, 1298, 1816, 1785, 2005, 1959, 1959, 2391, 664, 2621, 1276, 2435, 52, 2489, 1362,
    2622, 1534, 2512, 2623, 1426, 359, 2624, 1389, 1389, 406, 2392, 411, 478, 2625, 2625, 2609,
    2636, 2306, 2001, 2001, 406, 407, 219, 1304, 1315, 2009, 2663, 406, 410, 477, 406, 408, 475,
    406, 487, 188, 2626, 1362, 144, 2078, 487, 1152, 529, 354, 1494, 2435, 1389, 1389, 2643, 100,
    796, 2810, 682, 2643, 2627, 316, 2631, 2643, 2427, 2435, 2010, 1307, 1307, 1580, 2631, 2454,
    2435, 1580, 2633, 1304, 1004, 1311, 814, 529, 2810, 870, 354, 111, 744, 999, 1303, 1580, 1303,
    2011, 1825, 162, 2607, 1580, 1825, 1303, 919, 1705, 996, 1705, 1705, 1706, 1276, 1612, 1707,
    1404, 1303, 1264, 1264, 1264, 1264, 144, 1303, 1303, 401, 2634, 1300, 1294, 1323, 1580, 486,
    486, 1323, 1818, 499, 1822, 1708, 1928, 1301, 1301, 2197, 413, 870, 2635, 2197, 2639, 163, 1709,
    2013, 1316, 1300, 220, 2611, 1300, 1267, 1990, 2317, 1317, 2317, 1299, 1025, 1990, 2640, 2641,
    2641, 2640, 1621, 1320, 370, 2640, 2641, 2640, 1320, 2094, 2094, 2640, 1318, 1319, 2640, 2869,
    2640, 2317, 1414, 2642, 2420, 247, 2598, 1334, 1335, 1335, 330, 1324, 2644, 1335, 1325, 1325,
    1613, 1341, 1336, 1325, 1336, 331, 1326, 1580, 1580, 1327, 2014, 2295, 2295, 1329, 2646, 2121,
    2644, 1326, 800, 2644, 2644, 2647, 1819, 1328, 1336, 498, 500, 1333, 1580, 138, 2645, 2860,
    1330, 2014, 1330, 2014, 1337, 2860, 661, 500, 500, 500, 500, 500, 500, 500, 2648, 2657, 2664,
    501, 501, 2657, 2657, 2015, 1626, 1362, 1910, 1362, 2652, 2652, 2652, 2652, 1703, 1626, 113,
    1588, 501, 2034, 220, 1873, 1987, 1890, 85, 242, 1340, 242, 1340, 1626, 2307, 1362, 1354, 2655,
    1342, 2655, 1362, 2655, 2655, 2653, 1362, 2655, 1362, 2655, 1362, 1362, 2500, 2500, 2629, 2435,
    2399, 333, 2648, 1767, 1338, 1338, 1020, 114, 1580, 114, 1343, 1338, 226, 2656, 2268, 2095,
    1344, 1309, 2657, 2657, 2658, 2658, 1588, 2546, 2435, 2659, 2656, 2660, 847, 937, 2485, 2648,
    202, 2662, 1346, 1580, 2662, 52, 2667, 1580, 2677, 2677, 1580, 1580, 501, 2663, 1712, 2663,
    2664, 1710, 701, 701, 843, 2671, 2022, 2017, 1854, 2022, 1842, 1854, 2399, 2648, 2360, 115,
    2665, 2666, 1625, 1347, 1351, 509, 1352, 2650, 2687, 2650, 2650, 2651, 117, 2920, 2018, 1836,
    2044, 1791, 1353, 507, 2649, 2121, 1353, 1606, 2399, 507, 507, 1704, 509, 507, 337, 508, 507,
    507, 116, 1580, 2182, 1309, 1350, 121, 2667, 2669, 2500, 2182, 1711, 1285, 2670, 2121, 1355,
    2921, 2296, 1843, 1356, 2673, 2018, 2674, 2675, 1357, 1704, 1357, 1481, 1481, 1481, 1345, 2648,
    442, 441, 1358, 2661, 2640, 1359, 1356, 138, 2174, 118, 1580, 2034, 2174, 2672, 122, 1360, 2087,
    1361, 123, 2677, 1020, 2677, 2648, 2198, 701, 124, 1362, 140, 1362, 2441, 2776, 2735, 1580,
    2218, 1580, 2872, 507, 1588, 701, 2872, 1363, 1988, 1954, 2016, 2663, 1712, 1768, 1364, 2587,
    2719, 2719, 2719, 2719, 535, 1713, 2681, 626, 597, 1366, 2678, 2678, 2019, 358, 352, 1368, 1367,
    2124, 2923, 1470, 1714, 52, 125, 125, 2679, 1369, 1370, 1371, 2680, 626, 2237, 1427, 1481, 1377,
    1572, 1573, 1389, 1440, 1719, 126, 1440, 2683, 1440, 2682, 1374, 2683, 2734, 322, 1715, 1370,
    2599, 2683, 2684, 2685, 2121, 2734, 1194, 512, 251, 2688, 2686, 2547, 1375, 860, 2687, 643,
    1147, 127, 1147, 2688, 1376, 1415, 2687, 357, 2310, 2689, 2640, 2689, 2744, 665, 128, 370, 2031,
    2650, 1378, 252, 2691, 2175, 932, 2021, 932, 130, 1580, 1769, 1717, 1371, 539, 1175, 537, 2751,
    540, 1769, 1434, 1176, 532, 532, 541, 131, 540, 1397, 538, 1433, 543, 1437, 2692, 1588, 513,
    257, 1380, 1380, 2693, 1312, 514, 515, 516, 49, 2744, 2322, 132, 133, 1580, 1580, 2489, 1670,
    1719, 1751, 434, 263, 318, 1580, 536, 534, 2435, 1720, 1385, 949, 969, 983, 2022, 544, 2176,
    2176, 710, 1380, 1389, 2699, 1389, 1004, 1003, 2698, 2399, 838, 1386, 2700, 134, 2124, 1721,
    893, 1580, 1857, 2114, 2114, 2696, 807, 521, 698, 2026, 1391, 1392, 1612, 1969, 2701, 2703, 99,
    2711, 1481, 1614, 2074, 2702, 559, 2940, 559, 1437, 1438, 2701, 2588, 2116, 2025, 2025, 524,
    1763, 344, 523, 1590, 705, 344, 524, 344, 98, 344, 2705, 535, 512, 2704, 699, 1396, 699, 2687,
    135, 135, 409, 135, 476, 2744, 2706, 2177, 2179, 1722, 2549, 1580, 1580, 2687, 1416, 248, 1389,
    1395, 546, 2611, 2707, 434, 541, 969, 542, 1606, 1367, 136, 1758, 658, 136, 1758, 2710, 2871,
    2640, 2711, 136, 1398, 2831, 2831, 1667, 2582, 545, 1417, 2640, 527, 1400, 1401, 1601, 1723,
    923, 2712, 1402, 1418, 1233, 1388, 870, 2744, 2713, 2200, 2291, 2714, 138, 1407, 1408, 1724,
    1291, 924, 2178, 141, 142, 143, 143, 1409, 2676, 2640, 598, 1693, 2032, 1424, 30, 1390, 1406,
    1425, 129, 2033, 1574, 1312, 2716, 2687, 1425, 1725, 662, 2717, 536, 144, 535, 1428, 1429, 535,
    1430, 535, 1429, 535, 1580, 2675, 536, 536, 1431, 2028, 1432, 1524, 1406, 1580, 2719, 2029,
    1442, 1384, 956, 1179, 1439, 146, 2020, 139, 2687, 2720, 767, 1371, 147, 345, 249, 2116, 148,
    2733, 404, 2725, 2708, 685, 511, 2726, 2745, 2727, 697, 548, 550, 2079, 1919, 588, 2728, 552,
    2024, 42, 2687, 2082, 861, 1726, 2696, 1684, 2114, 2729, 2394, 1580, 2079, 2745, 2080, 2080,
    2081, 489, 2919, 2730, 1295, 2362, 1580, 1295, 556, 685, 1372, 2757, 77, 2731, 2435, 2523, 2541,
    2732, 762, 1829, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 1580, 1588, 52, 52, 52, 925, 2034,
    1277, 557, 557, 2738, 1525, 1443, 1444, 239, 1445, 558, 2736, 1824, 1820, 1821, 1821, 2737,
    2924, 2483, 1856, 1727, 2739, 1580, 840, 2744, 52, 1390, 2740, 1182, 1509, 1481, 1509, 1481,
    547, 549, 555, 551, 553, 1904, 554, 1004, 1447, 2179, 2124, 1728, 1588, 370, 849, 1447, 2742,
    1729, 1447, 1400, 1419, 1276, 2182, 2652, 2769, 2755, 927, 2773, 1449, 2748, 797, 2180, 144,
    2640, 2747, 52, 633, 1063, 431, 1730, 2750, 563, 797, 1420, 2838, 1452, 732, 738, 740, 740, 742,
    803, 1108, 1116, 1114, 1118, 1486, 1452, 1365, 1399, 1562, 1453, 1571, 1571, 2035, 2744, 1580,
    1485, 1453, 803, 740, 732, 740, 738, 740, 283, 742, 1477, 2268, 2267, 1478, 2751, 2751, 1455,
    815, 1389, 1484, 1484, 277, 1484, 2746, 1457, 1092, 2694, 2752, 526, 149, 149, 2754, 52, 2399,
    2399, 2757, 150, 150, 2124, 2172, 2758, 2759, 1005, 151, 1464, 1462, 1465, 1465, 52, 52, 1005,
    1823, 1731, 1822, 2035, 1466, 803, 1682, 1467, 1535, 1805, 1435, 399, 1362, 2926, 2760, 2446,
    627, 627, 1472, 2761, 1822, 1822, 2757, 2030, 2744, 2751, 2753, 2762, 1108, 1118, 2751, 2181,
    2037, 2182, 1295, 1580, 1403, 1580, 1295, 1580, 565, 1481, 1295, 1580, 1295, 1580, 1295, 1580,
    1389, 1403, 1473, 1475, 414, 414, 1476, 765, 2757, 2927, 2765, 155, 2435, 1389, 156, 52, 720,
    682, 2854, 2035, 2709, 2038, 305, 197, 2268, 2311, 566, 1483, 1480, 2182, 1093, 568, 1421, 2883,
    986, 157, 2222, 1389, 2124, 1195, 2182, 2854, 1365, 2854, 159, 2202, 2181, 52, 987, 154, 2774,
    370, 152, 144, 153, 2688, 2383, 2180, 2854, 2183, 1474, 1732, 1778, 1780, 2184, 158, 682, 926,
    2769, 522, 522, 2771, 278, 380, 150, 150, 2772, 2124, 2759, 2268, 1562, 2203, 955, 2203, 1486,
    1571, 1422, 1495, 690, 2083, 1495, 160, 2779, 1580, 2775, 228, 144, 1487, 658, 1488, 1489, 569,
    569, 2041, 929, 1490, 1491, 992, 831, 1580, 2777, 1492, 2777, 1601, 1601, 1733, 1684, 977, 1495,
    571, 1734, 1221, 1684, 1221, 1494, 1493, 1493, 572, 2778, 1379, 573, 573, 2780, 1495, 1496,
    2041, 2781, 1580, 2185, 2185, 1196, 2435, 2185, 2781, 2097, 2098, 2097, 2097, 2099, 2782, 1705,
    2928, 1452, 2124, 1495, 570, 2783, 2783, 1617, 229, 229, 1827, 2861, 1827, 2862, 2863, 2864,
    230, 2873, 2865, 1617, 229, 229, 1827, 2861, 1827, 2862, 2863, 2864, 230, 2873, 2865, 231, 232,
    231, 232, 1580, 2791, 2301, 2795, 1226, 1207, 1736, 2785, 2784, 2785, 2787, 1510, 2787, 2794,
    2187, 2787, 2787, 1881, 1512, 1513, 2787, 1580, 2186, 1514, 2929, 2788, 2188, 763, 1499, 1553,
    2188, 2180, 1500, 306, 2789, 1580, 2788, 2188, 574, 1580, 2035, 1251, 1240, 2786, 1501, 2856,
    2096, 577, 1502, 2791, 2791, 2792, 2399, 2399, 1463, 930, 930, 1341, 242, 2912, 1737, 1737,
    2791, 2737, 1506, 2793, 2793, 729, 1507, 2793, 2793, 2793, 2221, 2793, 2793, 2793, 1091, 2045,
    2045, 2046, 2794, 578, 2874, 2874, 144, 1685, 1503, 2790, 2794, 1515, 2796, 729, 1776, 2853,
    2931, 1738, 2797, 543, 537, 540, 539, 1632, 1127, 690, 1504, 2932, 1506, 1518, 1498, 1740, 2933,
    1741, 1741, 1741, 1519, 2102, 2931, 2399, 2399, 1580, 576, 415, 416, 579, 2399, 2795, 2399, 603,
    1580, 576, 1580, 417, 418, 576, 2035, 1520, 1580, 419, 420, 576, 577, 1505, 1844, 1521, 1521,
    2790, 1521, 2206, 2101, 577, 2798, 2795, 2894, 1517, 575, 575, 1522, 602, 1580, 2799, 2630,
    2311, 840, 1742, 1523, 848, 1531, 2047, 1060, 604, 605, 606, 2800, 2800, 1362, 1627, 1627, 1687,
    2049, 1333, 1333, 1333, 2049, 1526, 77, 1481, 1845, 651, 217, 580, 2049, 423, 423, 2801, 1811,
    589, 1628, 52, 1527, 2428, 2876, 64, 1848, 1745, 492, 2207, 607, 2803, 1322, 1590, 2048, 1528,
    2428, 2804, 1529, 2516, 2516, 1182, 2087, 370, 2805, 2806, 2806, 1580, 1580, 77, 351, 351, 351,
    351, 1269, 351, 351, 351, 423, 351, 67, 584, 2807, 584, 67, 2048, 2500, 2907, 1688, 1183, 1849,
    2204, 581, 2205, 582, 2205, 2908, 2909, 2910, 1184, 2051, 1543, 1543, 1781, 1782, 2121, 1005,
    1684, 664, 586, 586, 586, 586, 586, 586, 2052, 1539, 1540, 425, 1541, 586, 423, 57, 586, 1263,
    586, 1333, 1333, 587, 351, 2808, 2934, 1197, 351, 2102, 2102, 2102, 1538, 1542, 1542, 1542,
    1542, 1542, 1542, 1542, 1537, 2175, 2197, 1542, 609, 1580, 1580, 2640, 610, 1524, 583, 2935,
    1530, 1530, 1743, 1744, 1743, 2911, 1544, 1580, 1580, 1580, 2116, 2487, 841, 2809, 20, 690,
    2105, 1580, 2104, 2104, 2105, 2023, 798, 2230, 2092, 2093, 979, 1580, 1575, 1580, 1394, 648,
    1547, 589, 589, 1546, 275, 1746, 1550, 1548, 2053, 1549, 2811, 1557, 2054, 1882, 1882, 1882,
    1882, 1223, 52, 1580, 1552, 1553, 2812, 2751, 1553, 1576, 258, 562, 1554, 173, 1555, 274, 1577,
    95, 2936, 686, 174, 590, 1578, 2114, 1578, 1578, 1587, 1747, 1580, 1846, 663, 1547, 2814, 388,
    388, 389, 388, 388, 388, 1579, 1580, 1579, 1580, 388, 370, 388, 388, 895, 423, 388, 391, 392,
    479, 388, 393, 480, 388, 1748, 2816, 1134, 363, 1749, 2817, 1580, 1556, 1580, 1580, 1580, 2092,
    2093, 469, 2818, 2818, 2818, 2818, 2818, 2818, 1584, 283, 1558, 2821, 2056, 2056, 1372, 335,
    2821, 1580, 426, 1372, 383, 2820, 328, 328, 2640, 2822, 2822, 2822, 2822, 2822, 2813, 2361,
    2823, 1559, 1580, 2819, 2116, 2116, 1585, 2824, 1585, 560, 397, 1580, 1580, 1586, 2825, 384,
    1580, 2046, 2937, 1587, 1587, 2058, 1560, 1560, 1560, 1560, 1777, 1301, 1842, 1561, 2826, 2826,
    2939, 655, 2826, 674, 1588, 1588, 1588, 2827, 2631, 2828, 2828, 2230, 2829, 1564, 1589, 1750,
    1588, 1588, 1564, 2361, 2875, 2830, 2938, 2826, 2826, 52, 52, 1565, 801, 1590, 1568, 1568, 2831,
    1568, 1568, 1568, 1568, 1207, 1568, 1568, 1423, 2230, 622, 783, 2832, 601, 1568, 1580, 2266,
    2834, 531, 2835, 2836, 2837, 1590, 1590, 1590, 600, 600, 1568, 1591, 1591, 1774, 308, 2837,
    2835, 2334, 1569, 1570, 2837, 1566, 2663, 2833, 1427, 1389, 1389, 1389, 816, 1592, 1592, 1566,
    2060, 1591, 2535,
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
    50, 50, 50, 48, 50, 50, 48, 50, 50, 40, 50, 51, 51, 48, 50, 45, 50, 45, 50, 50, 50, 50, 50, 48,
    48, 50, 50, 45, 45, 40, 50, 50, 50, 50, 50, 50, 48, 20, 50, 50, 50, 50, 45, 45, 50, 45, 50, 50,
    50, 50, 48, 50, 50, 50, 50, 50, 45, 50, 50, 52, 50, 44, 40, 48, 50, 50, 45, 50, 50, 48, 30, 50,
    50, 30, 50, 50, 50, 50, 50, 49, 48, 40, 50, 51, 46, 44, 40, 50, 50, 50, 52, 51, 50, 48, 45, 50,
    50, 50, 50, 50, 50, 50, 51, 50, 50, 50, 46, 50, 50, 50, 50, 50, 50, 45, 50, 48, 50, 50, 50, 50,
    51, 45, 45, 48, 50, 50, 50, 50, 45, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    45, 50, 50, 15, 48, 48, 50, 30, 50, 50, 50, 50, 50, 45, 48, 50, 48, 46, 50, 50, 50, 50, 50, 45,
    48, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 48, 46, 45, 30, 50, 50, 50, 50,
    15, 20, 15, 50, 50, 50, 52, 51, 50, 50, 50, 50, 50, 48, 50, 51, 50, 49, 44, 50, 50, 50, 50, 48,
    50, 50, 50, 50, 50, 50, 45, 50, 45, 45, 50, 48, 50, 50, 45, 50, 48, 50, 46, 50, 50, 50, 50, 50,
    48, 50, 50, 50, 50, 50, 50, 50, 53, 47, 45, 45, 44, 43, 50, 50, 30, 50, 15, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 51, 48, 50, 50, 50, 50, 50, 48, 50, 50, 50, 51, 50, 48, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50,
    50, 48, 20, 50, 50, 46, 48, 53, 52, 50, 50, 50, 51, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    50, 50, 50, 50, 45, 50, 50, 50, 50, 51, 49, 48, 45, 50, 50, 50, 45, 51, 48, 45, 50, 51, 48, 45,
    50, 48, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 52, 50, 50, 50, 50, 50, 50, 50, 50, 48,
    50, 50, 50, 48, 50, 50, 49, 50, 50, 45, 52, 48, 50, 50, 50, 45, 52, 46, 50, 50, 50, 48, 50, 50,
    50, 50, 48, 47, 46, 50, 52, 51, 48, 50, 50, 50, 51, 44, 50, 10, 50, 50, 50, 50, 48, 50, 50, 48,
    45, 44, 50, 50, 50, 50, 48, 50, 50, 50, 48, 50, 48, 50, 30, 48, 50, 50, 50, 48, 50, 45, 50, 50,
    48, 48, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 53, 46, 42, 50, 50, 50, 50, 30, 50, 50, 50,
    50, 50, 50, 48, 50, 50, 50, 46, 45, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50,
    45, 40, 30, 50, 50, 50, 46, 45, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 45, 40, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 20, 50, 48, 50, 45, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 53,
    48, 45, 50, 50, 50, 50, 44, 50, 50, 50, 50, 45, 40, 50, 51, 47, 46, 45, 50, 50, 48, 50, 52, 50,
    50, 50, 48, 50, 50, 50, 45, 50, 50, 45, 50, 50, 50, 40, 50, 45, 50, 48, 50, 52, 48, 50, 50, 50,
    50, 50, 50, 50, 48, 50, 50, 48, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 51, 46, 45, 50, 50,
    50, 50, 50, 52, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 46, 44, 30, 50, 50, 50, 50, 52, 46, 45,
    50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 48, 50, 48, 50, 51,
    48, 48, 50, 50, 46, 40, 50, 50, 48, 50, 50, 40, 30, 50, 50, 50, 50, 46, 45, 50, 50, 51, 48, 48,
    50, 50, 30, 50, 50, 51, 50, 51, 51, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50,
    48, 50, 50, 50, 50, 50, 48, 50, 45, 50, 45, 50, 50, 50, 45, 50, 50, 50, 50, 50, 48, 50, 50, 50,
    46, 44, 50, 50, 50, 50, 48, 45, 50, 50, 30, 50, 50, 50, 50, 45, 54, 45, 30, 50, 50, 50, 50, 50,
    50, 50, 50, 51, 50, 48, 20, 50, 50, 20, 50, 40, 45, 48, 50, 45, 50, 20, 20, 20, 50, 50, 50, 50,
    50, 45, 50, 50, 50, 50, 50, 48, 45, 50, 46, 30, 50, 45, 50, 48, 45, 52, 48, 50, 50, 48, 52, 50,
    48, 50, 50, 50, 50, 48, 50, 50, 52, 49, 50, 50, 50, 51, 45, 40, 50, 50, 50, 50, 50, 50, 50, 45,
    50, 50, 50, 48, 50, 50, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 46, 50, 50, 50,
    30, 50, 45, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 30, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 53, 52, 50, 50, 50, 50, 50, 48, 48, 50, 51, 50, 50, 50, 50, 45, 50,
    50, 50, 50, 45, 40, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 52, 20, 50, 50, 50, 50, 46, 50,
    50, 50, 50, 49, 48, 48, 50, 50, 50, 50, 45, 50, 50, 50, 48, 50, 50, 50, 45, 50, 50, 50, 48, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 45, 50,
    50, 50, 50, 50, 50, 45, 50, 20, 50, 50, 48, 46, 30, 50, 50, 51, 40, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48,
    45, 45, 45, 40, 50, 50, 50, 50, 45, 30, 50, 50, 50, 45, 50, 50, 40, 50, 48, 45, 44, 35, 50, 51,
    50, 50, 48, 50, 52, 40, 45, 51, 50, 50, 50, 50, 50, 50, 50, 50, 51, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 44, 40, 50, 50, 50, 50, 45, 50, 50, 50, 50,
    50, 50, 50, 50, 40, 50, 50, 50, 50, 45, 50, 50, 48, 46, 50, 50, 48, 45, 50, 53, 40, 50, 50, 50,
    50, 45, 48, 50, 50, 48, 50, 40, 50, 50, 50, 50, 50, 49, 30, 28, 45, 50, 45, 50, 50, 48, 50, 48,
    50, 50, 50, 50, 48, 50, 50, 50, 40, 52, 48, 46, 50, 50, 50, 48, 45, 30, 50, 50, 51, 50, 48, 50,
    48, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 48, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 48, 46, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 52,
    45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 20, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 52, 48, 48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 53, 51,
    50, 50, 50, 52, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 10, 50, 50,
    50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 40, 50, 50,
    50, 50, 50, 52, 48, 46, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 30, 50,
    50, 50, 50, 48, 50, 50, 48, 50, 45, 52, 50, 48, 50, 50, 50, 45, 50, 45, 52, 45, 50, 30, 50, 50,
    50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 45, 51, 48, 46,
    45, 40, 50, 45, 50, 45, 50, 50, 50, 40, 30, 45, 50, 50, 50, 48, 50, 50, 45, 50, 50, 50, 50, 50,
    50, 50, 50, 46, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 53, 51, 48, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 48, 50, 50, 45, 50, 50, 50, 50, 50, 52, 30, 50, 50, 50, 50, 50, 50, 40, 50,
    50, 50, 45, 50, 50, 50, 50, 52, 40, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 45, 50, 50, 50, 50, 50, 45, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 30, 50, 50, 50, 54, 48, 50, 50, 54, 49,
    45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50,
    46, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 48, 50, 50, 48, 45, 50, 45, 50,
    50, 50, 45, 50, 45, 51, 50, 50, 50, 50, 50, 45, 40, 50, 50, 50, 52, 51, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 48,
    45, 50, 50, 48, 48, 53, 47, 45, 42, 40, 50, 45, 51, 50, 50, 50, 48, 50, 45, 50, 50, 40, 20, 49,
    48, 47, 46, 45, 44, 20, 40, 50, 50, 30, 50, 50, 50, 51, 48, 44, 44, 48, 44, 50, 50, 50, 45, 50,
    52, 50, 45, 43, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50,
    50, 50, 50, 20, 50, 50, 50, 50, 50, 50, 40, 39, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 40, 50, 50, 50, 50, 50, 45, 50, 53, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50,
    50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 45, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 48, 46, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 40, 50, 49, 48, 50, 50, 52,
    48, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50,
    50, 51, 50, 50, 50, 45, 50, 48, 50, 50, 20, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    48, 50, 50, 50, 50, 50, 50, 50, 50, 52, 46, 44, 40, 50, 50, 30, 50, 50, 51, 50, 49, 45, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 48, 50, 40, 50, 50, 10, 50, 50, 48, 50, 50, 45, 50, 50, 50, 50, 45, 45, 50, 50,
    50, 50, 53, 50, 30, 50, 50, 50, 50, 48, 50, 50, 50, 48, 50, 50, 50, 50, 45, 50, 50, 50, 44, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50,
    50, 50, 50, 50, 48, 50, 53, 52, 46, 44, 44, 50, 50, 50, 45, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    48, 45, 50, 50, 52, 48, 50, 50, 50, 50, 46, 48, 50, 50, 45, 50, 50, 48, 50, 48, 46, 50, 48, 45,
    40, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 53, 48, 50, 51, 48, 50, 48, 46, 45, 44,
    50, 50, 50, 50, 50, 45, 50, 40, 52, 20, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 48, 50, 50,
    50, 50, 50, 50, 46, 50, 50, 50, 50, 50, 48, 45, 48, 50, 50, 50, 50, 50, 50, 50, 52, 48, 50, 50,
    45, 50, 40, 50, 45, 50, 48, 50, 45, 50, 53, 50, 50, 30, 48, 45, 45, 50, 50, 50, 50, 50, 48, 48,
    46, 45, 50, 48, 30, 48, 45, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50,
    48, 50, 50, 50, 50, 50, 50, 50, 40, 50, 40, 20, 50, 50, 30, 50, 50, 50, 53, 48, 45, 40, 50, 50,
    50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 40, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 48, 50, 50, 50, 50, 52, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 48, 50, 50, 48, 46, 46,
    20, 50, 45, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 45, 50, 50, 50, 50, 53, 52,
    50, 50, 50, 50, 50, 53, 47, 46, 45, 44, 42, 20, 45, 50, 40, 50, 30, 50, 50, 48, 45, 50, 50, 50,
    50, 50, 50, 46, 50, 50, 50, 50, 51, 45, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 52, 46, 45, 50,
    50, 50, 46, 50, 50, 48, 45, 51, 45, 30, 50, 45, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 48, 49,
    48, 47, 50, 50, 50, 50, 50, 50, 45, 40, 50, 45, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 52,
    48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 48, 50, 48, 52, 45, 50, 50, 50, 50,
    50, 50, 48, 45, 50, 48, 50, 50, 48, 50, 50, 52, 45, 50, 50, 45, 50, 45, 50, 48, 50, 48, 45, 50,
    46, 50, 50, 48, 50, 50, 50, 48, 46, 45, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 48, 44, 40, 30, 50, 50, 45, 50, 45, 50, 50, 50, 40, 50, 50, 50, 50, 45, 40,
    50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 30, 52, 50, 50, 48, 48, 50, 40, 40, 50,
    45, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50,
    50, 48, 40, 50, 46, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 40, 50, 50,
    50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 45, 50, 50, 49, 50, 50, 50, 50, 48, 50, 50, 50,
    50, 50, 50, 50, 51, 30, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50,
    52, 50, 50, 50, 45, 50, 50, 50, 52, 48, 47, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 30, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 49, 20, 50, 50, 48,
    50, 50, 45, 50, 50, 50, 46, 20, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 52, 50, 50,
    50, 30, 50, 45, 20, 50, 50, 45, 50, 50, 50, 50, 50, 50, 48, 53, 46, 50, 50, 50, 50, 50, 50, 50,
    40, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 44, 40, 35, 50, 50,
    50, 48, 50, 50, 50, 50, 50, 50, 40, 50, 52, 50, 50, 50, 50, 50, 48, 46, 50, 50, 50, 52, 45, 40,
    50, 50, 50, 50, 50, 51, 50, 50, 50, 50, 48, 50, 50, 30, 40, 50, 50, 50, 50, 45, 50, 50, 48, 50,
    50, 50, 48, 30, 50, 50, 48, 50, 48, 50, 50, 48, 20, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 45,
    50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 49, 48, 47, 45, 48, 51, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 51, 50, 50, 48, 50, 50, 50, 52, 50, 45, 50, 45,
    50, 50, 48, 45, 50, 50, 52, 50, 50, 48, 50, 50, 50, 48, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50,
    45, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50,
    48, 50, 50, 50, 50, 50, 50, 40, 50, 53, 49, 50, 50, 50, 50, 50, 48, 40, 50, 50, 50, 50, 50, 30,
    50, 48, 50, 50, 52, 48, 45, 50, 50, 48, 46, 44, 43, 42, 50, 50, 50, 50, 52, 45, 45, 50, 50, 50,
    50, 40, 50, 50, 50, 45, 44, 50, 50, 45, 40, 50, 50, 45, 50, 50, 50, 50, 50, 45, 50, 48, 50, 50,
    45, 52, 46, 20, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 48, 50, 50, 50, 50, 51, 50,
    30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 49,
    48, 45, 50, 50, 50, 50, 50, 50, 45, 51, 50, 48, 50, 50, 46, 51, 50, 48, 46, 50, 50, 50, 45, 50,
    52, 48, 45, 52, 50, 48, 52, 48, 50, 50, 48, 50, 50, 50, 50, 50, 50, 40, 49, 48, 40, 45, 50, 50,
    50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 48, 50, 52, 45, 50, 50, 50, 30, 50, 50, 50, 50, 48, 50,
    45, 50, 50, 48, 50, 50, 50, 50, 48, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50,
    45, 48, 50, 50, 50, 50, 50, 48, 50, 50, 47, 50, 45, 50, 50, 50, 50, 50, 48, 50, 40, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 48, 50, 50,
    50, 50, 50, 50, 50, 46, 50, 50, 50, 50, 45, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    49, 48, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 53, 50, 46, 50, 50, 50, 48,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 30, 50, 50, 45, 40, 51, 48, 30, 50, 50, 30, 50,
    50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 20, 50, 30, 20, 50, 50, 46,
    40, 50, 50, 45, 50, 30, 50, 50, 50, 50, 51, 46, 50, 50, 50, 50, 50, 50, 50, 50, 52, 20, 50, 50,
    50, 45, 50, 50, 50, 50, 50, 48, 30, 50, 40, 40, 50, 46, 50, 50, 45, 40, 50, 45, 50, 50, 50, 50,
    50, 45, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 50, 50, 50, 50, 48, 50, 50,
    50, 45, 50, 50, 50, 50, 45, 50, 50, 50, 45, 50, 50, 50, 50, 50, 48, 45, 50, 45, 50, 45, 50, 50,
    45, 50, 45, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20,
    30, 20, 20, 20, 50, 50, 50, 50, 52, 50, 49, 50, 40, 50, 50, 45, 20, 20, 50, 50, 50, 50, 50, 50,
    50, 50, 45, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 48, 50, 40, 50, 50, 46, 50, 50, 50, 50, 50,
    50, 50, 45, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 49, 45, 50,
    20, 50, 52, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 53, 15, 48, 50, 50, 50, 45, 48, 48, 50,
    50, 50, 50, 50, 51, 50, 45, 50, 50, 50, 50, 50, 50, 51, 50, 48, 45, 50, 50, 50, 50, 48, 50, 40,
    50, 50, 30, 50, 50, 50, 45, 50, 45, 50, 50, 30, 50, 50, 50, 50, 51, 46, 50, 50, 50, 50, 50, 48,
    48, 48, 50, 45, 45, 50, 50, 50, 48, 52, 46, 52, 50, 50, 50, 50, 50, 48, 52, 48, 45, 50, 48, 50,
    48, 50, 20, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 51, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 45, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 51, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 48, 50, 50, 48, 40, 50, 50, 52, 48, 50, 30, 52, 45,
    20, 50, 50, 45, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 46, 50, 50, 50, 45, 50,
    50, 48, 50, 50, 50, 50, 52, 51, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50,
    45, 50, 50, 48, 50, 50, 52, 51, 50, 52, 50, 51, 50, 45, 44, 50, 50, 50, 50, 48, 50, 40, 52, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50,
    50, 50, 48, 46, 50, 50, 50, 50, 50, 50, 48, 50, 45, 50, 50, 50, 50, 51, 48, 50, 50, 50, 45, 50,
    50, 50, 48, 45, 51, 45, 50, 50, 52, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 51, 48, 50, 48, 45, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 51, 45, 44, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 50, 48, 30, 53, 46, 50, 50, 48, 45,
    50, 50, 50, 50, 50, 50, 50, 50, 48, 45, 50, 30, 50, 50, 48, 50, 50, 45, 53, 40, 50, 30, 50, 49,
    48, 46, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    48, 50, 50, 45, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 45, 20, 50, 50, 50, 50, 50, 50,
    31, 30, 31, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 52, 48, 45, 50, 50, 50, 50,
    50, 50, 46, 46, 44, 43, 45, 50, 50, 40, 50, 51, 49, 48, 50, 40, 50, 45, 50, 50, 50, 50, 52, 49,
    45, 50, 50, 52, 48, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45,
    50, 48, 50, 50, 52, 50, 50, 45, 50, 50, 50, 48, 50, 50, 50, 50, 50, 40, 50, 50, 50, 46, 48, 50,
    50, 45, 50, 50, 50, 50, 50, 30, 50, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 45, 45, 50, 50, 50, 50, 50, 50, 48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 45, 50, 50, 46, 50, 50, 50, 51, 49, 50, 50, 50, 48, 50, 50, 50, 48, 50, 20, 50, 48, 50, 48,
    50, 48, 50, 50, 52, 48, 50, 50, 50, 52, 50, 50, 50, 50, 20, 45, 50, 45, 50, 45, 50, 50, 50, 46,
    45, 40, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 53, 52, 50,
    40, 50, 50, 50, 48, 45, 50, 50, 50, 46, 45, 50, 20, 50, 49, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 53, 50, 50, 51, 50, 45, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 20,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 51, 50, 30, 30, 50, 50, 50, 50, 50, 45, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 48, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 20,
    50, 50, 50, 50, 48, 50, 50, 48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 50, 46,
    50, 50, 50, 50, 50, 50, 50, 48, 52, 49, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50,
    48, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50,
    50, 45, 48, 50, 50, 50, 48, 50, 50, 45, 51, 50, 52, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45,
    48, 48, 50, 50, 50, 50, 50, 50, 50, 20, 50, 46, 50, 50, 50, 50, 50, 50, 48, 50, 50, 52, 51, 50,
    49, 50, 48, 45, 45, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 45, 50, 50, 50, 50, 50, 50, 50, 52, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 45, 50, 44, 40, 48, 50, 50, 52, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 10, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45,
    50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 45, 50, 50, 50, 48, 50, 50, 50, 40, 50,
    50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 52, 48, 50, 52, 50, 50, 50, 50, 46, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 45, 52, 45, 48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 20,
    45, 50, 45, 50, 50, 50, 50, 50, 50, 52, 48, 48, 46, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 20, 46, 45, 50, 50, 50, 50, 30, 50, 50, 40, 50, 50, 50, 50, 50, 50,
    50, 50, 45, 48, 50, 52, 45, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20,
    40, 50, 50, 50, 48, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50,
    48, 45, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 20, 45, 50, 48, 50, 50, 52, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 30, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 48, 50, 50, 50, 45, 50, 50, 50, 52, 48, 45, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 48, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 45, 50, 50, 52, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 51, 48, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50,
    50, 50, 50, 45, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
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
    1482, 1482, 2268, 2585, 2230, 2311, 2230,
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
    353, 354, 355, 356, 357, 358, 359, 360, 361,
  ]

  /// The formats that claim each, the heaviest claim first.
  static let literalClaims: [UInt16] = [
    2355, 2124, 52, 1588, 52, 2124, 52, 2124, 52, 1389, 1389, 1389, 1389, 1389, 1389, 1389, 52,
    2435, 2124, 52, 1588, 1588, 1588, 1580, 2124, 2435, 1580, 815, 1389, 2435, 2124, 2124, 852,
    2435, 2355, 2355, 2124, 1389, 2124, 52, 2365, 2365, 2124, 52, 2435, 1389, 2640, 2124, 2385,
    1588, 2124, 2124, 2124, 2435, 2124, 2124, 2435, 2124, 2355, 2412, 2412, 2794, 2124, 2124, 2435,
    2221, 52, 2221, 2124, 52, 2438, 1389, 1362, 52, 52, 52, 2462, 2124, 1389, 1276, 52, 815, 1389,
    2500, 2124, 2435, 2124, 2124, 2124, 2435, 2794, 2124, 52, 1283, 1283, 1283, 2124, 52, 1588,
    2629, 1389, 1580, 1362, 2435, 2435, 2124, 52, 2124, 2648, 2648, 2124, 2124, 2690, 2435, 1362,
    2355, 2124, 52, 2124, 52, 815, 52, 52, 2763, 1389, 2124, 2794, 2355, 2124, 52, 2435, 2813, 1389,
    1389, 2813, 1389, 1588, 1389, 1389, 1389, 1389, 1389, 1389, 2355, 2794, 2355, 1276, 1122, 2221,
    1389, 1580, 1362, 2722, 2239, 1389, 2435, 1389, 1389, 1389, 1389, 1362, 1156, 1389, 1362, 2507,
    2640, 2640, 652, 1362, 2435, 210, 1362, 155, 155, 2355, 2279, 2279, 1588, 2292, 2124, 2124, 52,
    1389, 1122, 1122, 2335, 2121, 2324, 2300, 1276, 2302, 2304, 1362, 1362, 52, 2435, 2332, 2335,
    2764, 2342, 2355, 371, 2361, 2648, 1362, 2124, 52, 2379, 2385, 1362, 2386, 1588, 2507, 2124,
    2124, 155, 2403, 2403, 1389, 2412, 2412, 1362, 2794, 2124, 52, 2435, 2424, 2435, 2221, 2723,
    2724, 2723, 2724, 2723, 2723, 2724, 2723, 2723, 2724, 2439, 2124, 2116, 1362, 2411, 2462, 2507,
    2465, 2722, 1276, 2300, 2300, 2300, 1389, 2124, 2507, 2507, 2507, 2507, 2507, 2507, 2507, 1276,
    2507, 2507, 2124, 1362, 52, 2518, 2518, 2518, 2741, 2352, 2507, 52, 1389, 2435, 2279, 2574, 944,
    1580, 2794, 2751, 52, 52, 52, 1580, 155, 1283, 2435, 2435, 155, 52, 1588, 1389, 1588, 1362, 155,
    2512, 2539, 2124, 1389, 2355, 985, 1588, 1362, 2435, 155, 1362, 2654, 2654, 2654, 2654, 2654,
    2361, 2361, 2361, 2124, 1276, 2290, 2668, 2689, 2689, 1580, 2435, 2703, 2491, 2640, 1362, 2225,
    2721, 2721, 2751, 1362, 2741, 2749, 1362, 371, 2763, 2764, 2435, 2300, 155, 1362, 2124, 2794,
    1580, 1580, 1580, 414, 2640, 2640, 2640, 1389, 2815, 1389, 1588, 1389, 1389, 1389, 1389, 1389,
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
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50,
    50,
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
    2640, 2640, 2446, 944, 944, 806,
  ]

  /// How much each claim weighs.
  static let exactLiteralWeights: [UInt8] = [
    50, 50, 40, 30, 30, 50,
  ]

  /// Where the usual endings of each begin.
  static let ownStarts: [UInt16] = [
    0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 21, 24, 25, 26, 27, 28, 32, 33,
    34, 37, 38, 39, 40, 41, 42, 43, 44, 45, 48, 50, 51, 52, 53, 54, 54, 55, 56, 57, 58, 59, 60, 61,
    62, 63, 96, 98, 99, 100, 101, 101, 102, 103, 104, 105, 106, 107, 108, 110, 111, 116, 118, 121,
    122, 123, 124, 125, 127, 128, 129, 133, 134, 135, 136, 137, 139, 140, 141, 142, 143, 144, 145,
    146, 147, 149, 150, 152, 153, 154, 155, 158, 160, 163, 163, 165, 167, 168, 169, 170, 171, 172,
    173, 174, 174, 175, 176, 177, 179, 180, 181, 181, 181, 181, 182, 183, 184, 185, 186, 187, 187,
    187, 188, 189, 190, 191, 192, 193, 194, 197, 200, 202, 204, 205, 205, 206, 207, 209, 225, 225,
    226, 227, 228, 230, 234, 235, 236, 237, 238, 239, 240, 241, 244, 246, 247, 247, 247, 248, 249,
    249, 250, 252, 253, 254, 255, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269,
    270, 271, 273, 274, 276, 277, 277, 279, 280, 281, 282, 283, 284, 284, 284, 284, 285, 286, 287,
    287, 288, 288, 289, 290, 291, 295, 300, 301, 302, 302, 303, 304, 305, 306, 306, 307, 307, 307,
    308, 309, 310, 311, 312, 313, 315, 319, 321, 323, 325, 326, 326, 327, 328, 329, 330, 330, 330,
    331, 335, 336, 337, 338, 338, 339, 339, 340, 342, 346, 348, 349, 350, 351, 351, 353, 355, 356,
    357, 358, 359, 360, 364, 365, 366, 366, 366, 367, 368, 369, 370, 370, 371, 372, 373, 374, 375,
    375, 375, 376, 376, 377, 378, 379, 380, 382, 382, 383, 384, 398, 399, 400, 401, 402, 403, 404,
    405, 407, 408, 409, 410, 411, 412, 412, 413, 414, 415, 416, 417, 418, 421, 422, 423, 424, 425,
    426, 427, 428, 431, 432, 432, 434, 435, 436, 437, 438, 440, 441, 442, 443, 444, 445, 446, 446,
    446, 446, 447, 448, 450, 451, 452, 454, 457, 458, 459, 460, 461, 462, 463, 473, 473, 473, 476,
    477, 482, 482, 484, 485, 486, 487, 487, 488, 489, 490, 491, 492, 493, 494, 507, 507, 508, 511,
    512, 513, 514, 515, 516, 517, 518, 519, 519, 519, 520, 525, 525, 527, 536, 537, 537, 538, 539,
    540, 541, 542, 542, 543, 544, 545, 546, 548, 549, 549, 550, 550, 555, 556, 557, 558, 559, 560,
    562, 563, 565, 566, 567, 568, 569, 570, 571, 572, 573, 577, 577, 578, 579, 580, 582, 582, 583,
    584, 585, 586, 588, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604,
    604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622,
    623, 624, 624, 624, 625, 625, 626, 627, 628, 629, 630, 631, 632, 633, 633, 633, 634, 643, 644,
    645, 645, 646, 647, 648, 649, 650, 651, 651, 652, 653, 654, 662, 665, 665, 666, 667, 668, 669,
    674, 675, 676, 677, 677, 678, 678, 679, 680, 681, 682, 683, 684, 684, 685, 687, 688, 690, 691,
    692, 693, 695, 696, 696, 697, 699, 700, 700, 707, 711, 713, 714, 715, 717, 718, 719, 721, 722,
    723, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 735, 735, 736, 737, 738, 739, 740,
    742, 743, 744, 745, 746, 748, 749, 750, 751, 753, 754, 756, 760, 763, 764, 765, 766, 767, 768,
    769, 771, 772, 779, 780, 781, 782, 783, 784, 785, 786, 787, 788, 789, 790, 791, 791, 793, 794,
    795, 796, 797, 798, 799, 800, 801, 802, 803, 805, 806, 807, 809, 810, 812, 813, 814, 814, 815,
    816, 818, 820, 820, 821, 823, 825, 826, 826, 829, 830, 831, 832, 833, 833, 834, 835, 836, 837,
    838, 839, 839, 841, 842, 843, 844, 844, 847, 847, 849, 850, 850, 850, 852, 853, 854, 855, 857,
    858, 859, 860, 860, 861, 863, 864, 866, 867, 868, 871, 872, 873, 874, 875, 876, 877, 878, 880,
    881, 882, 883, 884, 884, 885, 886, 888, 889, 890, 891, 892, 894, 895, 896, 897, 897, 897, 902,
    906, 906, 908, 910, 914, 915, 915, 915, 916, 916, 917, 919, 920, 922, 925, 926, 926, 927, 929,
    930, 930, 931, 931, 932, 933, 936, 937, 940, 941, 942, 943, 944, 946, 946, 947, 949, 950, 951,
    952, 953, 954, 956, 960, 964, 965, 967, 968, 969, 970, 971, 972, 973, 974, 975, 977, 978, 979,
    983, 984, 985, 986, 987, 988, 988, 989, 989, 990, 990, 991, 992, 992, 993, 994, 995, 996, 998,
    998, 999, 999, 1000, 1000, 1003, 1004, 1005, 1005, 1005, 1006, 1006, 1006, 1007, 1008, 1009,
    1010, 1011, 1012, 1012, 1013, 1014, 1015, 1017, 1019, 1020, 1020, 1021, 1022, 1022, 1024, 1025,
    1025, 1025, 1026, 1027, 1027, 1028, 1029, 1030, 1031, 1031, 1033, 1036, 1037, 1038, 1039, 1040,
    1041, 1042, 1042, 1043, 1044, 1045, 1047, 1048, 1050, 1052, 1053, 1058, 1058, 1059, 1060, 1061,
    1062, 1063, 1063, 1068, 1068, 1068, 1068, 1069, 1070, 1071, 1072, 1073, 1073, 1074, 1074, 1074,
    1074, 1075, 1075, 1076, 1077, 1078, 1079, 1080, 1080, 1081, 1082, 1084, 1085, 1086, 1087, 1088,
    1089, 1090, 1090, 1090, 1091, 1092, 1093, 1094, 1095, 1096, 1096, 1096, 1096, 1096, 1097, 1098,
    1098, 1098, 1099, 1100, 1101, 1102, 1102, 1104, 1105, 1106, 1110, 1110, 1110, 1111, 1112, 1113,
    1114, 1114, 1120, 1122, 1122, 1123, 1124, 1125, 1126, 1127, 1127, 1127, 1128, 1131, 1132, 1133,
    1133, 1134, 1135, 1138, 1139, 1140, 1141, 1142, 1143, 1144, 1147, 1148, 1149, 1151, 1152, 1152,
    1153, 1153, 1155, 1157, 1158, 1169, 1169, 1169, 1170, 1171, 1172, 1175, 1177, 1179, 1180, 1182,
    1184, 1185, 1186, 1186, 1187, 1187, 1187, 1189, 1190, 1191, 1193, 1194, 1195, 1195, 1196, 1198,
    1200, 1201, 1202, 1203, 1206, 1207, 1209, 1211, 1212, 1212, 1213, 1213, 1214, 1215, 1218, 1219,
    1220, 1225, 1226, 1226, 1227, 1228, 1230, 1232, 1233, 1235, 1240, 1241, 1241, 1244, 1245, 1246,
    1247, 1248, 1249, 1249, 1249, 1250, 1251, 1253, 1257, 1265, 1265, 1266, 1267, 1269, 1270, 1272,
    1273, 1274, 1275, 1276, 1277, 1279, 1281, 1281, 1281, 1282, 1283, 1284, 1285, 1285, 1286, 1287,
    1288, 1289, 1290, 1292, 1292, 1292, 1293, 1294, 1295, 1299, 1300, 1302, 1303, 1304, 1305, 1305,
    1306, 1307, 1308, 1309, 1310, 1311, 1311, 1312, 1313, 1314, 1315, 1316, 1317, 1320, 1321, 1322,
    1323, 1324, 1326, 1327, 1328, 1329, 1329, 1330, 1331, 1332, 1333, 1333, 1333, 1334, 1335, 1336,
    1337, 1338, 1339, 1340, 1341, 1342, 1343, 1344, 1346, 1347, 1348, 1349, 1351, 1353, 1353, 1354,
    1355, 1355, 1356, 1357, 1358, 1360, 1363, 1366, 1366, 1367, 1368, 1369, 1370, 1371, 1372, 1374,
    1374, 1375, 1375, 1376, 1379, 1380, 1381, 1382, 1383, 1385, 1387, 1388, 1389, 1390, 1392, 1393,
    1395, 1396, 1396, 1397, 1398, 1398, 1401, 1402, 1403, 1404, 1405, 1405, 1405, 1406, 1408, 1408,
    1408, 1409, 1410, 1411, 1412, 1413, 1418, 1421, 1421, 1423, 1423, 1424, 1425, 1426, 1427, 1427,
    1429, 1430, 1430, 1430, 1430, 1431, 1434, 1435, 1435, 1436, 1437, 1437, 1439, 1441, 1442, 1442,
    1442, 1443, 1443, 1444, 1445, 1447, 1447, 1447, 1447, 1450, 1451, 1452, 1455, 1457, 1458, 1458,
    1459, 1461, 1464, 1464, 1465, 1465, 1466, 1467, 1468, 1471, 1471, 1471, 1472, 1473, 1474, 1475,
    1477, 1479, 1482, 1484, 1485, 1488, 1488, 1489, 1490, 1491, 1492, 1492, 1493, 1494, 1495, 1495,
    1499, 1500, 1501, 1502, 1503, 1504, 1505, 1506, 1507, 1509, 1510, 1511, 1513, 1514, 1515, 1516,
    1517, 1518, 1519, 1522, 1524, 1530, 1531, 1532, 1532, 1533, 1533, 1533, 1534, 1535, 1535, 1537,
    1537, 1538, 1538, 1541, 1541, 1541, 1541, 1541, 1542, 1544, 1546, 1549, 1550, 1551, 1551, 1553,
    1555, 1556, 1557, 1559, 1559, 1560, 1561, 1568, 1569, 1570, 1571, 1572, 1572, 1573, 1586, 1588,
    1590, 1591, 1591, 1592, 1593, 1595, 1596, 1597, 1599, 1599, 1605, 1605, 1606, 1607, 1608, 1610,
    1612, 1612, 1616, 1618, 1619, 1619, 1621, 1622, 1623, 1624, 1625, 1626, 1627, 1628, 1629, 1630,
    1631, 1632, 1633, 1635, 1636, 1637, 1638, 1639, 1642, 1643, 1644, 1645, 1646, 1648, 1649, 1651,
    1657, 1658, 1661, 1663, 1664, 1667, 1668, 1671, 1675, 1676, 1677, 1678, 1679, 1679, 1680, 1681,
    1681, 1682, 1683, 1684, 1686, 1686, 1686, 1687, 1688, 1689, 1690, 1691, 1692, 1713, 1714, 1715,
    1717, 1718, 1720, 1720, 1721, 1723, 1726, 1728, 1728, 1729, 1729, 1730, 1730, 1731, 1732, 1735,
    1735, 1735, 1735, 1736, 1737, 1738, 1739, 1740, 1763, 1764, 1765, 1766, 1767, 1767, 1768, 1769,
    1769, 1770, 1771, 1773, 1774, 1775, 1777, 1777, 1779, 1781, 1782, 1783, 1783, 1785, 1786, 1788,
    1790, 1791, 1791, 1792, 1793, 1794, 1795, 1795, 1796, 1797, 1798, 1801, 1802, 1803, 1805, 1807,
    1810, 1811, 1812, 1813, 1813, 1814, 1814, 1815, 1816, 1817, 1818, 1820, 1820, 1820, 1821, 1822,
    1823, 1823, 1825, 1826, 1827, 1828, 1828, 1831, 1833, 1833, 1834, 1834, 1835, 1835, 1836, 1837,
    1838, 1839, 1839, 1840, 1842, 1843, 1844, 1845, 1846, 1847, 1850, 1851, 1852, 1852, 1852, 1853,
    1855, 1857, 1858, 1860, 1860, 1883, 1884, 1886, 1886, 1888, 1889, 1890, 1891, 1892, 1893, 1894,
    1895, 1897, 1901, 1901, 1902, 1903, 1903, 1904, 1905, 1906, 1907, 1907, 1908, 1910, 1911, 1912,
    1912, 1912, 1913, 1914, 1915, 1915, 1916, 1916, 1916, 1917, 1918, 1919, 1922, 1923, 1924, 1926,
    1926, 1927, 1928, 1929, 1929, 1931, 1932, 1933, 1934, 1935, 1936, 1936, 1937, 1938, 1939, 1940,
    1941, 1947, 1949, 1950, 1954, 1955, 1956, 1957, 1958, 1958, 1958, 1959, 1962, 1963, 1964, 1965,
    1966, 1967, 1968, 1972, 1973, 1975, 1976, 1978, 1979, 1981, 1983, 1992, 1993, 1994, 1997, 1998,
    1999, 2000, 2001, 2001, 2002, 2005, 2007, 2087, 2088, 2088, 2088, 2089, 2091, 2092, 2095, 2107,
    2108, 2111, 2114, 2116, 2117, 2119, 2120, 2121, 2124, 2125, 2126, 2127, 2131, 2132, 2134, 2135,
    2136, 2141, 2142, 2143, 2146, 2151, 2153, 2155, 2156, 2157, 2158, 2159, 2161, 2162, 2163, 2164,
    2165, 2166, 2167, 2168, 2169, 2171, 2173, 2174, 2175, 2176, 2179, 2181, 2182, 2183, 2185, 2186,
    2187, 2187, 2188, 2188, 2189, 2190, 2191, 2194, 2196, 2197, 2198, 2199, 2200, 2201, 2202, 2203,
    2203, 2204, 2204, 2204, 2205, 2206, 2207, 2208, 2209, 2210, 2210, 2211, 2212, 2212, 2213, 2214,
    2214, 2216, 2217, 2218, 2218, 2220, 2220, 2221, 2222, 2223, 2223, 2223, 2224, 2226, 2227, 2231,
    2232, 2233, 2234, 2235, 2236, 2237, 2237, 2239, 2241, 2242, 2243, 2244, 2248, 2250, 2251, 2252,
    2254, 2255, 2256, 2256, 2258, 2259, 2260, 2261, 2262, 2263, 2264, 2265, 2266, 2267, 2268, 2269,
    2270, 2270, 2271, 2272, 2273, 2274, 2275, 2275, 2276, 2277, 2277, 2278, 2279, 2280, 2280, 2281,
    2282, 2283, 2283, 2284, 2285, 2286, 2286, 2286, 2289, 2290, 2292, 2293, 2294, 2295, 2295, 2296,
    2297, 2297, 2298, 2299, 2300, 2301, 2301, 2302, 2303, 2304, 2306, 2307, 2309, 2310, 2311, 2313,
    2314, 2315, 2315, 2316, 2317, 2319, 2320, 2321, 2321, 2324, 2326, 2327, 2328, 2329, 2330, 2331,
    2332, 2333, 2333, 2334, 2335, 2336, 2337, 2338, 2339, 2340, 2343, 2344, 2345, 2346, 2347, 2348,
    2349, 2350, 2351, 2353, 2354, 2355, 2356, 2358, 2364, 2365, 2366, 2368, 2370, 2371, 2374, 2375,
    2376, 2377, 2378, 2379, 2381, 2382, 2383, 2384, 2386, 2389, 2390, 2391, 2392, 2393, 2397, 2399,
    2399, 2400, 2401, 2401, 2402, 2403, 2404, 2405, 2406, 2407, 2407, 2408, 2409, 2412, 2413, 2414,
    2415, 2416, 2417, 2418, 2419, 2420, 2421, 2422, 2423, 2425, 2425, 2426, 2426, 2427, 2429, 2435,
    2435, 2435, 2435, 2435, 2438, 2438, 2438, 2439, 2440, 2443, 2443, 2445, 2447, 2448, 2449, 2450,
    2451, 2451, 2453, 2454, 2455, 2459, 2460, 2461, 2462, 2462, 2465, 2465, 2466, 2466, 2467, 2468,
    2468, 2470, 2471, 2471, 2472, 2473, 2474, 2474, 2474, 2477, 2478, 2481, 2482, 2483, 2484, 2484,
    2485, 2486, 2487, 2488, 2489, 2489, 2490, 2491, 2492, 2493, 2495, 2495, 2496, 2497, 2500, 2501,
    2502, 2503, 2504, 2504, 2505, 2506, 2506, 2506, 2511, 2512, 2514, 2514, 2515, 2515, 2515, 2516,
    2516, 2519, 2521, 2522, 2525, 2526, 2527, 2527, 2528, 2529, 2530, 2531, 2532, 2533, 2534, 2535,
    2536, 2537, 2540, 2541, 2543, 2544, 2546, 2547, 2548, 2549, 2550, 2550, 2550, 2551, 2551, 2551,
    2552, 2553, 2554, 2554, 2555, 2556, 2557, 2558, 2560, 2562, 2563, 2565, 2565, 2566, 2567, 2568,
    2569, 2571, 2572, 2573, 2573, 2574, 2574, 2575, 2576, 2577, 2578, 2584, 2586, 2588, 2589, 2590,
    2591, 2592, 2593, 2594, 2595, 2596, 2596, 2597, 2598, 2599, 2600, 2601, 2601, 2603, 2604, 2605,
    2605, 2611, 2612, 2613, 2615, 2615, 2617, 2618, 2619, 2619, 2619, 2620, 2620, 2626, 2630, 2630,
    2631, 2631, 2631, 2632, 2634, 2634, 2634, 2635, 2636, 2638, 2639, 2639, 2642, 2643, 2643, 2644,
    2645, 2646, 2647, 2649, 2650, 2651, 2652, 2653, 2653, 2653, 2653, 2653, 2655, 2656, 2656, 2657,
    2658, 2659, 2660, 2662, 2663, 2666, 2667, 2668, 2669, 2670, 2672, 2674, 2675, 2676, 2677, 2678,
    2679, 2680, 2684, 2685, 2686, 2686, 2687, 2689, 2691, 2692, 2693, 2694, 2696, 2697, 2698, 2699,
    2700, 2702, 2703, 2705, 2706, 2708, 2710, 2712, 2716, 2718, 2719, 2720, 2720, 2729, 2730, 2750,
    2750, 2751, 2752, 2753, 2766, 2767, 2769, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784,
    2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784,
    2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784, 2784,
    2784, 2784, 2784, 2784, 2784, 2784, 2784, 2785, 2785, 2787, 2788, 2790, 2791, 2792, 2794, 2796,
    2796, 2812, 2813, 2814, 2817, 2818, 2819, 2823, 2824, 2825, 2825, 2826, 2826, 2828, 2829, 2831,
    2835, 2836, 2837, 2838, 2839, 2840, 2842, 2843, 2845, 2846, 2847, 2848, 2849, 2851, 2852, 2852,
    2853, 2856, 2858, 2860, 2860, 2861, 2862, 2863, 2865, 2867, 2869, 2870, 2870, 2871, 2871, 2872,
    2872, 2880, 2881, 2882, 2888, 2889, 2890, 2890, 2893, 2894, 2894, 2897, 2898, 2903, 2903, 2904,
    2909, 2910, 2911, 2912, 2913, 2913, 2914, 2915, 2916, 2919, 2921, 2922, 2923, 2924, 2925, 2926,
    2927, 2927, 2928, 2928, 2929, 2931, 2938, 2950, 2951, 2952, 2953, 2954, 2955, 2956, 2957, 2960,
    2962, 2963, 2963, 2964, 2966, 2967, 2968, 2969, 2970, 2971, 2972, 2973, 2974, 2985, 2986, 2988,
    2993, 2994, 2996, 3001, 3002, 3003, 3005, 3005, 3007, 3007, 3008, 3009, 3011, 3014, 3016, 3016,
    3017, 3020, 3022, 3024, 3024, 3025, 3026, 3028, 3031, 3032, 3033, 3033, 3034, 3034, 3034, 3034,
    3035, 3035, 3037, 3040, 3041, 3042, 3042, 3042, 3042, 3044, 3046, 3047, 3048, 3050, 3051, 3051,
    3055, 3055, 3056, 3057, 3058, 3060, 3061, 3062, 3065, 3067, 3070, 3074, 3075, 3076, 3081, 3082,
    3083, 3083, 3084, 3087, 3093, 3094, 3095, 3096, 3097, 3098, 3103, 3105, 3106, 3107, 3108, 3109,
    3109, 3110, 3115, 3127, 3128, 3132, 3132, 3133, 3134, 3135, 3137, 3138, 3138, 3138, 3140, 3142,
    3143, 3144, 3145, 3145, 3148, 3150, 3150, 3151, 3151, 3152, 3174, 3174, 3176, 3176, 3176, 3177,
    3178, 3179, 3181, 3182, 3183, 3183, 3191, 3191, 3193, 3195, 3197, 3198, 3199, 3203, 3205, 3205,
    3206, 3211, 3212, 3212, 3213, 3214, 3216, 3221, 3223, 3224, 3225, 3226, 3226, 3228, 3240, 3241,
    3243, 3243, 3243, 3243, 3244, 3248, 3249, 3250, 3252, 3253, 3254, 3255, 3256, 3257, 3258, 3259,
    3262, 3263, 3264, 3265, 3268, 3269, 3270, 3271, 3273, 3274, 3275, 3276, 3277, 3278, 3279, 3279,
    3280, 3281, 3284, 3285, 3286, 3287, 3288, 3291, 3292, 3294, 3296, 3297, 3300, 3301, 3303, 3303,
    3306, 3308, 3310, 3311, 3314, 3315, 3317, 3318, 3319, 3320, 3321, 3323, 3325, 3326, 3328, 3335,
    3335, 3336, 3337, 3338, 3339, 3340, 3346, 3348, 3349, 3350, 3352, 3353, 3355, 3355, 3356, 3359,
    3359, 3359, 3360, 3361, 3362, 3363, 3364, 3365, 3366, 3366, 3367, 3368, 3369, 3369, 3369, 3372,
    3373, 3374, 3375, 3375, 3376, 3377, 3377, 3377, 3377, 3380, 3382, 3382, 3382, 3383, 3384, 3385,
    3386, 3387, 3387, 3388, 3389, 3390, 3390, 3391, 3392, 3393, 3394, 3395, 3396, 3397, 3398, 3399,
    3399, 3400, 3401, 3403, 3404, 3404, 3406, 3407, 3408, 3410, 3413, 3414, 3415, 3416, 3417, 3419,
    3421, 3422, 3423, 3424, 3425, 3426, 3432, 3434, 3443, 3444, 3445, 3446, 3447, 3448, 3450, 3451,
    3454, 3455, 3456, 3457, 3458, 3461, 3462, 3463, 3464, 3465, 3465, 3468, 3476, 3480, 3482, 3485,
    3486, 3486, 3487, 3489, 3489, 3491, 3493, 3494, 3495, 3496, 3497, 3499, 3501, 3502, 3503, 3504,
    3504, 3504, 3507, 3507, 3508, 3509, 3511, 3513, 3515, 3516, 3517, 3531, 3533, 3534, 3537, 3540,
    3540, 3541, 3542, 3548, 3549, 3553, 3554, 3565, 3566, 3566, 3572, 3574, 3578, 3580, 3581, 3582,
    3583, 3585, 3589, 3590, 3591, 3592, 3593, 3593, 3594, 3595, 3596, 3597, 3598, 3599, 3601, 3602,
    3605, 3607, 3608, 3609, 3610, 3611, 3615, 3616, 3617, 3618, 3620, 3622, 3624, 3624, 3625, 3626,
    3627, 3627, 3627, 3628, 3629, 3630, 3631, 3632, 3634, 3634, 3634, 3635, 3635, 3636, 3637, 3638,
    3639, 3640, 3642, 3643, 3644, 3645, 3645, 3646, 3648, 3649, 3654, 3656, 3656, 3656, 3656, 3656,
    3657, 3658, 3660, 3667, 3668, 3669, 3670, 3670, 3671, 3673, 3673, 3674, 3676, 3677, 3677, 3678,
    3678, 3679, 3679, 3693, 3695, 3695, 3696, 3696, 3696, 3697, 3703, 3704, 3704, 3705, 3705, 3705,
    3723, 3724, 3726, 3727, 3728, 3729, 3729, 3729, 3730, 3730, 3730, 3731, 3732, 3732, 3733, 3734,
    3735, 3735, 3736, 3737, 3738, 3739, 3740, 3741, 3743, 3743, 3745, 3746, 3748, 3749, 3756, 3758,
    3759, 3760, 3764, 3765, 3772, 3774, 3775, 3776, 3777, 3778, 3779, 3781, 3782, 3782, 3783, 3784,
    3785, 3787, 3788, 3789, 3790, 3792, 3793, 3794, 3795, 3796, 3796, 3797, 3798, 3804, 3805, 3805,
    3806, 3811, 3811, 3813, 3814, 3818, 3819, 3821, 3822, 3823, 3826, 3827, 3828, 3829, 3831, 3832,
    3834, 3839, 3839, 3843, 3846, 3847, 3848, 3850, 3851, 3852, 3854, 3857, 3858, 3859, 3859, 3861,
    3863, 3871, 3876, 3881, 3882, 3883, 3884, 3889, 3891, 3893, 3895, 3897, 3899, 3900, 3901, 3904,
    3905, 3908, 3909, 3911, 3913, 3915, 3916, 3917, 3918, 3918, 3918, 3918, 3918, 3919, 3921, 3922,
    3922, 3924, 3925, 3925, 3925, 3926, 3928, 3929, 3930, 3932, 3933, 3934, 3935, 3936, 3937, 3938,
    3939, 3941, 3942, 3943, 3944, 3945, 3946, 3947, 3948, 3949, 3950, 3954, 3954, 3955, 3956, 3957,
    3958, 3959, 3959, 3960, 3961, 3962, 3963, 3964, 3964, 3965, 3966, 3967, 3968, 3968, 3969, 3970,
    3971, 3972, 3973, 3974, 3975, 3976, 3977, 3978,
  ]

  /// The usual endings of each, the best first.
  static let own: [UInt16] = [
    1031, 190, 207, 210, 211, 270, 271, 272, 293, 413, 416, 472, 473, 486, 2192, 725, 747, 789, 742,
    797, 798, 822, 734, 731, 4113, 934, 964, 965, 903, 1016, 1818, 1929, 989, 1021, 1109, 1108,
    1180, 1089, 2653, 3393, 1251, 1316, 1292, 1298, 1323, 1333, 1325, 1334, 1379, 1380, 1400, 1443,
    1465, 1486, 160, 1583, 1588, 1605, 1630, 1650, 3245, 559, 1704, 1719, 1721, 3476, 3478, 3479,
    3480, 3481, 3482, 3483, 3484, 3488, 3489, 3490, 3477, 50, 51, 295, 2026, 3161, 3617, 3618, 4289,
    603, 602, 3485, 1713, 3514, 1571, 1722, 3694, 1898, 2752, 174, 1720, 1730, 1723, 1724, 1728,
    1726, 1896, 1935, 1459, 1974, 1977, 4000, 2223, 1993, 2224, 2311, 2315, 4033, 4036, 2003, 2135,
    2004, 2014, 2017, 2015, 2064, 2061, 2065, 2156, 2185, 1952, 2243, 2244, 821, 3984, 2029, 1285,
    830, 2284, 2388, 2410, 490, 2318, 2517, 2518, 367, 2442, 2495, 2469, 2481, 2482, 2484, 2485,
    2538, 2541, 2540, 2545, 4159, 2633, 236, 2659, 1313, 236, 3317, 3296, 236, 237, 2553, 664, 2566,
    2565, 2568, 2696, 2572, 508, 646, 2701, 2700, 2818, 699, 2965, 2997, 2998, 3045, 3073, 2069,
    3078, 3112, 3116, 3122, 3162, 3208, 3396, 3216, 3230, 3247, 3248, 3280, 3328, 3325, 3326, 3348,
    3347, 1779, 1707, 666, 3377, 3108, 3430, 3383, 3384, 3385, 3386, 3405, 757, 2296, 2790, 3737,
    3895, 2619, 2697, 2706, 2712, 2723, 729, 1458, 2660, 2841, 3699, 3428, 3435, 3439, 3598, 3599,
    3605, 3606, 3717, 3718, 3612, 3698, 3700, 3696, 3668, 3670, 3686, 3708, 779, 1631, 3693, 677,
    3733, 2865, 256, 122, 267, 123, 121, 165, 1066, 1188, 1189, 1521, 4155, 4162, 156, 310, 311,
    313, 315, 110, 180, 87, 194, 541, 274, 228, 1081, 229, 2584, 2787, 206, 1765, 1767, 1961, 2415,
    2578, 2703, 2704, 2206, 386, 3019, 2658, 502, 659, 556, 442, 441, 443, 444, 604, 74, 453, 550,
    1511, 477, 474, 489, 583, 573, 3987, 2774, 2625, 499, 500, 719, 3001, 733, 760, 3736, 3794,
    3806, 3793, 3805, 3801, 3813, 3818, 3816, 3819, 3817, 1079, 817, 838, 773, 166, 1979, 1565,
    2969, 1322, 1124, 1619, 2375, 1004, 2898, 3437, 998, 1006, 249, 3191, 349, 935, 250, 3212, 1032,
    1033, 1074, 3238, 722, 1113, 4152, 1114, 1115, 1314, 1175, 3256, 1129, 394, 1985, 1160, 1136,
    1916, 2429, 2430, 1088, 357, 4157, 4132, 1191, 3591, 3715, 1318, 4214, 1259, 1262, 1263, 1254,
    1338, 1194, 1196, 1218, 1361, 1214, 1366, 1220, 1363, 1216, 1364, 1217, 1276, 1287, 1288, 1289,
    1253, 1295, 1237, 1238, 1350, 1349, 1783, 1785, 1324, 1326, 1200, 1265, 1271, 1343, 1362, 3847,
    1393, 4324, 1402, 1417, 1848, 1452, 1451, 1431, 1453, 1456, 1680, 2620, 2621, 3257, 2217, 147,
    1876, 1875, 1615, 1509, 1513, 1538, 1635, 1636, 1539, 4225, 4226, 1496, 2903, 2914, 461, 2992,
    1616, 1676, 1688, 1811, 1807, 1468, 1771, 1787, 1786, 3312, 3318, 3315, 3436, 1822, 1826, 1830,
    1831, 1832, 3, 4024, 4026, 4027, 4031, 4032, 4077, 4025, 4029, 4030, 2792, 1996, 2817, 2398,
    2505, 2506, 2507, 2508, 2509, 1927, 3156, 2760, 2271, 2276, 4197, 2019, 492, 2279, 2068, 1123,
    1541, 1019, 807, 3209, 3533, 2441, 629, 2266, 119, 2884, 1020, 4183, 808, 4017, 2086, 2129,
    2131, 2139, 717, 794, 2012, 2222, 2245, 2713, 3716, 2207, 4249, 111, 113, 115, 114, 112, 446,
    2252, 4187, 4178, 4184, 4194, 4175, 4191, 4179, 4177, 4174, 4176, 4188, 4189, 4192, 978, 534,
    4244, 1906, 3628, 2239, 2844, 2524, 2461, 3441, 2782, 2779, 2764, 2772, 2785, 2773, 2783, 3327,
    2780, 2765, 2210, 2213, 2860, 3662, 3663, 3926, 3927, 3935, 3936, 3940, 3941, 824, 831, 4071,
    3991, 3990, 4186, 4068, 4223, 2237, 2240, 2202, 2251, 3549, 2373, 2329, 3255, 3344, 2412, 2366,
    2376, 2377, 2378, 2350, 2302, 3104, 3103, 933, 936, 1027, 2443, 2444, 2525, 2447, 2448, 1140,
    2527, 2449, 2529, 2453, 1141, 2531, 2454, 1142, 2532, 2455, 1143, 2452, 2530, 2533, 2528, 2457,
    4206, 753, 2546, 2784, 3329, 2781, 2766, 4190, 4193, 825, 834, 1000, 2735, 2559, 2729, 2730,
    2731, 2732, 2733, 2849, 2850, 2786, 2595, 944, 941, 4003, 2742, 2715, 2598, 2076, 2931, 2853,
    2946, 2948, 2949, 2943, 2944, 2947, 2945, 2932, 2966, 2951, 2952, 2285, 2269, 652, 601, 3062,
    3067, 3068, 3070, 3072, 3071, 3051, 1869, 3321, 3242, 3243, 3244, 1533, 1629, 1546, 3289, 3712,
    3713, 3313, 3316, 3310, 2134, 3597, 3361, 2743, 2736, 2814, 4311, 3228, 3227, 894, 3406, 3410,
    726, 730, 3147, 3320, 3412, 3259, 3404, 3415, 3416, 3222, 3907, 3232, 3220, 3223, 3907, 3345,
    3346, 3234, 3907, 3267, 3358, 3520, 3448, 3521, 3449, 3523, 3454, 3524, 3526, 3522, 3470, 3494,
    3495, 3301, 4243, 347, 4153, 3552, 2611, 459, 3654, 3677, 2290, 3682, 3741, 3742, 3789, 3756,
    3764, 3768, 3767, 3852, 3957, 3958, 3925, 3937, 3942, 3933, 3861, 3943, 3952, 3892, 3928, 3988,
    4043, 4045, 4099, 4033, 4035, 2315, 4064, 4059, 4060, 4061, 4062, 4073, 4063, 4076, 3452, 4130,
    4163, 628, 1481, 1484, 1483, 2520, 2521, 3151, 3389, 4318, 4319, 4306, 3960, 3931, 3969, 3970,
    3971, 4005, 1445, 4094, 4097, 154, 7, 15, 24, 48, 49, 56, 64, 65, 90, 97, 100, 101, 104, 105,
    175, 128, 116, 3168, 3150, 3633, 3634, 139, 680, 21, 1893, 1007, 244, 3547, 142, 144, 148, 149,
    140, 153, 99, 3195, 2613, 176, 178, 127, 198, 4128, 197, 196, 606, 3986, 17, 16, 4265, 2151,
    2152, 814, 3738, 2165, 2698, 2942, 4172, 4058, 2356, 3207, 695, 698, 215, 217, 77, 214, 1859,
    902, 218, 223, 224, 4267, 234, 243, 257, 233, 143, 78, 81, 83, 1643, 1888, 2233, 3471, 4161,
    273, 279, 280, 4114, 3730, 91, 93, 892, 2146, 2145, 2144, 684, 685, 2720, 673, 3447, 2740, 3324,
    3323, 889, 888, 3132, 3034, 3121, 3035, 79, 3314, 317, 318, 319, 326, 2075, 3270, 331, 584, 422,
    341, 345, 410, 320, 356, 363, 3671, 371, 378, 379, 380, 2211, 383, 377, 1215, 623, 750, 400,
    401, 3878, 3902, 402, 3555, 3578, 411, 423, 427, 879, 430, 3556, 3579, 431, 430, 433, 397, 3557,
    3580, 3577, 3579, 432, 3558, 3581, 2634, 2819, 438, 440, 594, 552, 452, 456, 694, 692, 460, 619,
    465, 466, 464, 526, 469, 470, 475, 479, 481, 491, 3843, 3665, 503, 507, 518, 525, 67, 529, 445,
    651, 2616, 691, 561, 681, 2413, 597, 4304, 709, 710, 711, 712, 713, 714, 1198, 1199, 2558, 2798,
    2552, 3543, 3553, 4120, 2924, 4291, 3559, 3623, 2200, 3288, 2123, 625, 626, 641, 642, 657, 3588,
    660, 546, 4338, 633, 682, 715, 772, 718, 732, 2330, 2577, 738, 743, 795, 783, 741, 740, 745,
    882, 3747, 768, 793, 1758, 769, 770, 778, 781, 782, 786, 3277, 792, 895, 700, 1090, 3512, 806,
    816, 816, 828, 3966, 846, 2322, 878, 883, 900, 404, 3194, 919, 927, 928, 930, 929, 932, 938,
    942, 949, 950, 969, 976, 970, 975, 971, 968, 2499, 2501, 1429, 994, 350, 996, 1932, 2283, 3283,
    1008, 4185, 849, 848, 1018, 1068, 1069, 1076, 1060, 1150, 1152, 1153, 1133, 1132, 1131, 1078,
    1077, 1073, 1107, 1111, 1059, 1536, 1110, 146, 179, 118, 346, 776, 1144, 2828, 2616, 2618, 2617,
    2649, 2652, 3366, 3381, 3491, 3710, 2650, 2651, 1347, 1280, 3744, 3869, 3870, 1148, 1155, 1070,
    1071, 2062, 205, 3016, 1091, 1094, 1095, 1096, 1097, 1098, 1099, 1092, 1093, 1100, 1101, 173,
    847, 1063, 1439, 1482, 1440, 1181, 1178, 1039, 1040, 1192, 1210, 520, 1207, 3263, 1226, 1258,
    1320, 1209, 150, 1212, 1221, 1223, 1227, 1234, 1233, 1231, 1239, 1242, 1244, 1245, 1243, 1222,
    19, 1249, 3345, 3264, 1219, 2148, 1293, 1264, 1260, 1266, 1277, 3754, 1286, 1301, 1297, 4124,
    1297, 1302, 1308, 1303, 2721, 2724, 1300, 3265, 1306, 3685, 3695, 1001, 1240, 1241, 1751, 1332,
    1317, 1339, 1335, 1336, 1340, 1208, 3747, 1309, 1311, 1364, 1373, 2829, 880, 2635, 2820, 1399,
    528, 3275, 3527, 1406, 3611, 3619, 2382, 1410, 1388, 1411, 1412, 1389, 1419, 1408, 1895, 1430,
    1432, 1437, 1438, 1455, 1485, 1487, 1487, 1493, 1448, 1503, 1505, 1654, 1660, 1740, 1741, 1528,
    1529, 1530, 1504, 1562, 1568, 1570, 1581, 1569, 1580, 1582, 181, 1632, 215, 1611, 1501, 1607,
    1524, 1604, 1606, 2498, 1609, 1613, 756, 1623, 1625, 1603, 1610, 1628, 1805, 1705, 907, 1661,
    1681, 1685, 1686, 1677, 1768, 1799, 2574, 3968, 1682, 1687, 1731, 1732, 1750, 537, 1759, 1756,
    1762, 1763, 1764, 1769, 1770, 1772, 1773, 1774, 1775, 1776, 1126, 1784, 1791, 1793, 1796, 1798,
    1801, 1813, 1814, 1815, 1816, 1884, 1885, 3594, 3681, 1835, 1843, 1838, 1857, 1938, 1902, 1907,
    1903, 1926, 1928, 1924, 1882, 2138, 1897, 1899, 2423, 1909, 3560, 3645, 1919, 1936, 1727, 2180,
    324, 3562, 1937, 3561, 1939, 3563, 3646, 1940, 1941, 2636, 1943, 1962, 899, 1975, 2225, 2031,
    2278, 2071, 2072, 532, 2277, 2280, 1992, 1972, 1945, 2023, 1999, 2112, 2575, 737, 2016, 2033,
    2039, 851, 2085, 2316, 2021, 2028, 3198, 3196, 2030, 2027, 2022, 2262, 2201, 2150, 1930, 2228,
    1978, 209, 564, 264, 739, 2042, 815, 1413, 881, 1013, 1014, 281, 689, 20, 36, 2372, 1877, 3226,
    1887, 1839, 2325, 4015, 3517, 1003, 4040, 4050, 2036, 2050, 2053, 2434, 2437, 643, 607, 2242,
    2247, 2273, 1946, 1947, 2147, 3689, 3777, 4080, 2253, 2281, 2282, 2235, 2234, 2287, 2295, 2294,
    1502, 2298, 2300, 2304, 4299, 3823, 2306, 2488, 186, 2326, 1725, 1842, 2349, 2353, 2396, 2425,
    25, 480, 2324, 2336, 2343, 3758, 3760, 2405, 4144, 2363, 2374, 3822, 2348, 2312, 2391, 2392,
    2404, 2573, 2402, 2416, 3370, 2386, 2387, 2414, 2424, 2427, 2431, 2432, 2446, 3856, 2428, 1788,
    588, 586, 579, 593, 591, 590, 2458, 2462, 2478, 1331, 2486, 2494, 2539, 2511, 2496, 2468, 2497,
    2522, 2523, 2599, 2549, 2550, 2837, 2839, 2840, 2579, 2582, 1409, 1416, 4028, 2492, 2596, 2615,
    2612, 2411, 2645, 381, 2707, 2728, 169, 2726, 2647, 2833, 3539, 3493, 269, 103, 1337, 251, 2667,
    2668, 2669, 2670, 2671, 2672, 2673, 2675, 676, 2674, 296, 2663, 2664, 2702, 2682, 2571, 2570,
    2569, 2686, 2690, 2554, 2655, 2564, 2567, 2710, 2229, 2717, 3653, 3658, 3656, 3657, 3650, 2744,
    2745, 2877, 2846, 2869, 2857, 2858, 2821, 2836, 2827, 2843, 2811, 2775, 2654, 2805, 2804, 2216,
    3005, 368, 2813, 3399, 2603, 2313, 2776, 2868, 2876, 2890, 2891, 2883, 2887, 942, 4007, 2848,
    2904, 2908, 2907, 2912, 2915, 2918, 2929, 2921, 2937, 2938, 2579, 2694, 2695, 3979, 3980, 3981,
    4074, 4075, 2933, 2900, 2906, 2901, 2902, 2913, 2930, 2940, 2995, 2994, 3000, 937, 2970, 1566,
    2972, 1574, 2910, 3871, 1559, 2977, 2999, 3004, 3101, 3049, 22, 3077, 3050, 3052, 3061, 3064,
    3091, 3096, 3105, 3107, 3113, 3115, 2975, 852, 2986, 2957, 424, 1030, 1248, 1305, 1659, 2248,
    2725, 2754, 2959, 2979, 2984, 2987, 3123, 3124, 3629, 3974, 306, 3134, 3141, 3566, 3692, 3152,
    3347, 3157, 3164, 3165, 3185, 3166, 3219, 3434, 4224, 4219, 3182, 3200, 3211, 2067, 3271, 3240,
    3239, 3425, 3262, 3278, 1819, 3371, 3272, 3175, 3339, 329, 4337, 2762, 2796, 2763, 2795, 328,
    1800, 4335, 332, 608, 910, 917, 3659, 3274, 4336, 2113, 720, 247, 974, 3515, 3291, 3292, 1683,
    3340, 3324, 3353, 3567, 3537, 3362, 3363, 3368, 3651, 3660, 1904, 1908, 3421, 3394, 3378, 3379,
    708, 711, 858, 2073, 2074, 2491, 2503, 2896, 3338, 3359, 3369, 3538, 3683, 3728, 4302, 544, 553,
    3392, 3395, 2759, 3170, 4334, 727, 3407, 728, 3408, 3411, 3409, 3417, 3419, 3225, 866, 3303,
    3304, 3427, 3179, 3181, 3497, 3498, 3500, 3528, 3536, 1689, 3542, 58, 3554, 1246, 3786, 3569,
    3576, 3587, 3593, 1134, 1255, 2693, 3614, 3613, 3615, 3616, 3622, 3625, 1970, 1747, 3160, 71,
    72, 70, 3635, 3661, 3664, 3582, 1754, 3584, 1752, 2535, 314, 3679, 1987, 2, 11, 18, 47, 54, 57,
    62, 66, 10, 46, 40, 42, 43, 37, 5, 6, 8, 44, 55, 63, 41, 45, 3678, 3590, 3589, 3564, 3726, 3737,
    3739, 3740, 3745, 3746, 3749, 3762, 3761, 2793, 3732, 3755, 3770, 3788, 1224, 3913, 3846, 3858,
    3862, 3897, 3944, 3876, 3911, 3879, 439, 2536, 3834, 3835, 3900, 3912, 3919, 3938, 3947, 3946,
    3949, 3959, 3965, 3420, 4098, 3983, 3997, 4009, 4102, 4101, 3966, 374, 1201, 2756, 3626, 4092,
    4085, 4066, 4067, 4069, 4086, 4087, 4088, 4089, 4090, 4091, 4051, 4052, 4107, 649, 508, 766,
    2645, 4131, 4129, 4134, 4136, 4147, 4150, 3844, 4148, 4154, 4156, 4200, 4138, 4215, 4236, 4258,
    4255, 4256, 4257, 4261, 3568, 3723, 2637, 4277, 4282, 4290, 4341, 4331, 1061, 1064, 4293, 4294,
    4296, 4297, 4298, 4300, 4301, 4307, 4320, 4328, 4329, 3570, 3727, 3571, 3173, 3174, 3398, 4126,
    4158, 4167, 4164, 4166, 4180, 4181, 4201, 303, 425, 1295, 1494, 189, 307, 654, 656, 663, 3837,
    1171, 3853, 3849, 483, 3284, 2699, 3413, 4022, 2384, 2369, 2328, 1106, 3574, 3024, 3027, 3127,
    2417, 765, 799, 832, 1187, 1344, 1568, 1637, 1665, 1734, 1829, 2045, 2096, 2309, 2725, 2822,
    2825, 2917, 2916, 2934, 3258, 3336, 3422, 3460, 3469, 3486, 3335, 3652, 3774, 3820, 3932, 3934,
    3939, 4095, 4108, 4109, 4110, 4125, 4202, 4203, 4222, 4245, 4246, 4308, 130, 131, 4021, 3249,
    566, 1735, 3129, 3924, 3250, 869, 4213, 4240, 4242, 4247, 4168, 4253, 4252, 4268, 4280, 2092,
    3010, 3131, 3487, 4269, 4270, 4281, 557, 512, 1029, 4278, 4315, 4317, 4292, 4343, 4321, 4322,
    4339, 4340, 28, 88, 137, 107, 108, 161, 163, 145, 183, 297, 302, 275, 3364, 3752, 3751, 810,
    905, 912, 1011, 1112, 2082, 2083, 1749, 3065, 3346, 2286, 2184, 1963, 2188, 1041, 2186, 2199,
    2183, 1959, 1953, 2465, 2463, 3293, 2834, 2909, 3298, 94, 95, 3792, 3804, 977, 845, 1923, 2882,
    913, 914, 915, 3048, 2956, 2973, 3975, 3976, 3995, 4, 59, 69, 68, 1531, 3908, 135, 138, 159,
    162, 164, 168, 170, 192, 309, 344, 392, 408, 355, 343, 449, 450, 487, 585, 736, 774, 857, 860,
    855, 871, 1166, 1220, 1236, 1269, 1351, 1405, 1463, 1467, 3356, 1551, 3252, 1614, 1624, 1802,
    1964, 1042, 1966, 2104, 2006, 2090, 2124, 3624, 2149, 2154, 2408, 3759, 4057, 1960, 2214, 3977,
    4039, 2255, 2257, 2191, 2182, 3390, 2364, 2399, 2420, 2472, 2475, 86, 266, 2479, 2459, 2460,
    2504, 2537, 2576, 1052, 85, 2964, 2828, 2830, 2832, 2835, 2855, 2866, 3033, 3083, 3139, 3148,
    3160, 3184, 2722, 3218, 3253, 3261, 3282, 3334, 3365, 3402, 3457, 3531, 3535, 3550, 3704, 3753,
    3757, 3824, 3873, 3905, 3917, 3918, 3916, 3964, 4103, 4105, 4104, 4002, 4133, 4195, 4198, 3254,
    171, 498, 501, 540, 587, 3349, 1202, 1203, 679, 1275, 1274, 1578, 3311, 1664, 1663, 1778, 2163,
    3140, 3224, 2132, 2025, 2137, 2164, 2172, 2173, 4323, 2629, 405, 3903, 4259, 3705, 2526, 3706,
    4053, 4054, 117, 201, 262, 286, 287, 290, 291, 387, 787, 754, 524, 850, 818, 961, 1195, 1268,
    1421, 1422, 1423, 1436, 1424, 1425, 1679, 1690, 1696, 1695, 1693, 1692, 1668, 1671, 1667, 1699,
    1670, 1700, 1697, 1702, 1694, 1743, 1744, 3993, 1414, 1745, 1809, 1810, 2510, 2746, 421, 419,
    2852, 2928, 3503, 3505, 3504, 3637, 3638, 2854, 3620, 3502, 2826, 312, 3797, 3809, 3795, 3807,
    805, 804, 886, 893, 1156, 1173, 2140, 3059, 1516, 2093, 2040, 2385, 1415, 3040, 4260, 3090,
    3945, 3985, 4171, 2626, 4001, 4041, 24, 120, 109, 762, 3038, 3041, 3509, 221, 244, 245, 2677,
    2678, 2679, 2608, 2609, 2610, 366, 369, 415, 398, 420, 981, 987, 984, 1789, 1782, 455, 1310,
    639, 640, 650, 334, 565, 1871, 592, 3833, 4141, 4140, 4142, 4143, 385, 485, 635, 494, 497, 495,
    647, 751, 759, 812, 813, 844, 854, 923, 966, 980, 986, 983, 993, 1025, 3525, 2289, 1084, 1058,
    1103, 1120, 2958, 1246, 1246, 1359, 1218, 1270, 2591, 1272, 3451, 674, 230, 1371, 982, 988, 985,
    2327, 26, 1085, 1464, 1515, 1523, 1553, 1834, 1530, 1532, 1395, 1592, 1480, 1498, 547, 1600,
    1656, 1657, 362, 1655, 1658, 1684, 1641, 1642, 1691, 1701, 748, 1746, 1757, 330, 2174, 1865,
    3136, 1905, 1914, 1925, 1854, 2749, 1976, 2208, 2057, 2077, 2078, 2087, 2141, 2089, 2037, 2230,
    2231, 2209, 298, 2261, 2275, 2334, 2357, 2323, 2333, 2395, 2394, 2354, 2470, 2471, 2512, 2476,
    2477, 2638, 2968, 3135, 1833, 2874, 2879, 2641, 2652, 2661, 1547, 2665, 2614, 2714, 2683, 2623,
    2680, 2684, 2685, 2624, 2770, 2771, 2691, 175, 2681, 2734, 2747, 2580, 2602, 2657, 2777, 2803,
    2013, 2867, 2939, 2955, 3137, 3058, 3093, 3155, 3429, 3266, 3037, 3039, 428, 1596, 1597, 4119,
    3454, 3308, 3309, 231, 227, 3418, 3424, 3391, 2967, 3492, 1555, 1558, 1556, 1557, 3621, 3854,
    3674, 3572, 3648, 2639, 3772, 2640, 3060, 3889, 3890, 4250, 3967, 3978, 3989, 3982, 686, 4065,
    4135, 4139, 1104, 4217, 4218, 2563, 4254, 704, 4342, 962, 2088, 963, 39, 904, 1284, 1278, 1540,
    1537, 1739, 2241, 2059, 3299, 2256, 2435, 2727, 2790, 3461, 3450, 3462, 3463, 3464, 3456, 3731,
    716, 884, 885, 1235, 829, 3114, 1618, 1367, 2166, 2464, 4122, 4204, 4123, 4205, 2888, 3003,
    3860, 3780, 3782, 3781, 3783, 414, 3951, 4082, 3920, 2008, 4116, 4117, 4115, 2079, 2080, 133,
    239, 1989, 204, 1517, 1506, 1507, 1527, 665, 667, 669, 670, 1472, 1469, 1471, 3287, 3286, 1475,
    1478, 1470, 1476, 1620, 1706, 2101, 549, 999, 997, 1718, 1709, 1711, 1715, 1717, 1733, 3438,
    3307, 4238, 4239, 391, 75, 2368, 1647, 1653, 1714, 1738, 1678, 2032, 1994, 2044, 2105, 2106,
    2051, 2107, 1879, 3086, 3190, 4055, 2048, 2049, 2303, 2513, 2514, 3720, 2034, 3281, 3688, 612,
    3530, 3787, 1273, 2381, 3607, 1874, 238, 9, 1915, 2379, 3608, 3109, 3110, 3214, 3269, 3268,
    3332, 3382, 3333, 3529, 3702, 3544, 3082, 3680, 3075, 3649, 3690, 1988, 10, 5, 37, 46, 38, 40,
    42, 43, 2043, 800, 3703, 3707, 3775, 3776, 3778, 3838, 3830, 3845, 3842, 3851, 1230, 99, 687,
    1128, 1369, 830, 23, 2133, 2058, 2863, 1633, 2711, 2859, 3120, 2020, 3374, 1644, 3693, 3724,
    3725, 4042, 4044, 4046, 3950, 4004, 412, 89, 98, 242, 102, 232, 125, 126, 136, 152, 1820, 172,
    82, 182, 185, 1197, 191, 3883, 193, 3687, 199, 896, 208, 213, 220, 252, 2306, 2308, 80, 84,
    4121, 4275, 1500, 255, 167, 258, 235, 240, 248, 253, 304, 263, 265, 723, 3169, 1401, 277, 157,
    158, 155, 276, 299, 278, 1206, 2007, 2310, 325, 327, 358, 382, 2167, 2168, 338, 342, 351, 352,
    359, 360, 361, 335, 336, 337, 376, 375, 388, 384, 417, 389, 393, 399, 354, 407, 406, 4309, 1454,
    1491, 1433, 1382, 1450, 1381, 1608, 630, 701, 478, 435, 621, 632, 1638, 1590, 3583, 3676, 3722,
    1589, 447, 451, 496, 462, 505, 504, 510, 516, 517, 511, 519, 521, 530, 536, 1381, 1383, 551,
    542, 545, 574, 578, 558, 1512, 563, 567, 569, 568, 572, 571, 395, 335, 555, 570, 1435, 934,
    3375, 580, 581, 598, 471, 599, 636, 482, 600, 2919, 2920, 554, 241, 1873, 3089, 2426, 1466, 610,
    614, 615, 3821, 618, 645, 648, 638, 921, 653, 671, 1870, 658, 2974, 661, 655, 2511, 3203, 1518,
    467, 678, 683, 688, 696, 702, 703, 2895, 2875, 2876, 707, 780, 887, 764, 867, 868, 870, 872,
    873, 784, 735, 4327, 226, 823, 617, 803, 859, 705, 785, 864, 898, 897, 1598, 1863, 1034, 909,
    943, 916, 918, 920, 925, 939, 1474, 1477, 901, 945, 947, 922, 1737, 1015, 1026, 1420, 1846, 954,
    955, 948, 957, 953, 958, 926, 959, 960, 990, 991, 3044, 992, 995, 1460, 1002, 203, 4234, 4283,
    3468, 1028, 1022, 1050, 1051, 1056, 1048, 1086, 1049, 1163, 1057, 1157, 862, 1137, 1062, 1121,
    1083, 1176, 52, 1147, 1158, 1164, 1035, 1146, 1045, 1046, 1047, 1036, 1037, 1038, 1179, 1154,
    1102, 1190, 1177, 1165, 1170, 1174, 1172, 1173, 1204, 1294, 1205, 1267, 1354, 1290, 1247, 1213,
    1211, 1345, 1777, 2750, 1256, 1257, 1358, 1082, 3459, 1261, 1279, 1281, 1282, 1283, 3866, 1159,
    1252, 3929, 1168, 1348, 3923, 1165, 3602, 3603, 609, 3042, 2991, 3066, 3922, 3276, 3930, 1169,
    1161, 1296, 1299, 1304, 1307, 1370, 1355, 1356, 1328, 1330, 1341, 1342, 1365, 1372, 1329, 1376,
    2344, 1666, 1392, 1434, 1396, 1397, 1398, 1404, 1403, 1391, 1461, 538, 1463, 1462, 1488, 1490,
    1441, 1446, 1447, 1184, 1185, 523, 1449, 1479, 1492, 809, 1520, 1520, 2451, 3998, 4010, 2084,
    1522, 1864, 1548, 1561, 1573, 2355, 1499, 1585, 620, 1087, 513, 826, 1847, 2794, 514, 1586, 616,
    1812, 931, 1587, 1622, 1617, 3125, 1428, 1542, 1544, 1390, 1599, 1550, 1612, 1602, 3632, 548,
    1621, 1549, 1708, 1646, 1649, 1652, 1651, 1716, 2808, 1662, 1669, 1640, 1672, 1673, 1675, 1601,
    1703, 1729, 1860, 1742, 1803, 1748, 1753, 1760, 1766, 1780, 1781, 1804, 1806, 1808, 1797, 1795,
    1821, 1822, 1823, 1824, 1825, 1828, 1841, 1840, 1845, 1444, 1849, 1817, 1850, 1118, 1851, 1861,
    3508, 1866, 2120, 3017, 1931, 1554, 1837, 1844, 1872, 1873, 1913, 3251, 1858, 1910, 76, 1881,
    1889, 1890, 1891, 1856, 1892, 1880, 1894, 1901, 1911, 1912, 1918, 2397, 4037, 2628, 2989, 3081,
    1920, 1921, 1922, 1934, 1951, 1980, 1982, 2102, 1983, 2108, 1984, 1291, 1986, 1990, 1995, 1997,
    1944, 2005, 2757, 2010, 2009, 2052, 2056, 4013, 4014, 2066, 2063, 2181, 2081, 3475, 2299, 2091,
    2121, 2153, 2148, 1497, 1535, 1958, 2158, 2160, 4344, 2170, 2178, 2218, 2219, 2220, 2226, 2227,
    3011, 3193, 862, 3334, 865, 2249, 2258, 2265, 2267, 2263, 2270, 2297, 2307, 2405, 2320, 2331,
    2332, 2335, 2371, 2421, 2340, 2370, 2341, 2342, 2346, 2347, 2351, 2352, 2358, 2360, 2359, 2361,
    2362, 2365, 2367, 2393, 2390, 2401, 2400, 3357, 2407, 2433, 2128, 1944, 2436, 437, 631, 706,
    3142, 436, 1639, 3306, 2117, 2119, 2122, 2127, 951, 952, 2118, 2124, 2125, 2439, 2440, 2450,
    2480, 2487, 2490, 2489, 560, 554, 2493, 562, 2899, 3186, 1080, 2500, 2542, 2543, 2544, 2547,
    2548, 2556, 2581, 2689, 2590, 2585, 2588, 2589, 843, 775, 1900, 2769, 1852, 839, 2592, 791, 761,
    2593, 2871, 3342, 2644, 2643, 2642, 2646, 2687, 2688, 2739, 2606, 2607, 2716, 2708, 2718, 2751,
    2755, 2758, 2622, 2761, 2767, 2768, 2788, 2800, 2632, 2802, 2807, 4272, 2810, 2845, 2862, 1645,
    2769, 979, 2597, 2600, 2627, 2864, 2880, 2894, 2889, 2892, 2885, 1377, 1378, 4096, 4227, 1225,
    1883, 3360, 434, 908, 2881, 2886, 2897, 2802, 2799, 2797, 2923, 2926, 2925, 2922, 2927, 2950,
    3119, 3043, 3102, 1024, 3018, 3063, 3053, 3054, 3055, 3210, 3056, 2960, 2962, 2961, 2963, 2557,
    2709, 2389, 60, 61, 2560, 2561, 2982, 2976, 2978, 2980, 2981, 2983, 2985, 3002, 3013, 2950,
    3006, 2953, 3007, 3008, 3009, 3012, 3014, 3106, 3020, 3021, 3031, 3030, 2778, 4332, 3032, 3046,
    3047, 3079, 3080, 3085, 3036, 3111, 3092, 3094, 3095, 3414, 3388, 3117, 3026, 3118, 3153, 3154,
    3163, 3167, 3149, 3181, 3187, 3180, 3183, 1790, 3188, 3189, 3192, 3202, 3431, 3199, 3191, 3204,
    3205, 3213, 3236, 3241, 3457, 1010, 3276, 3273, 3279, 3294, 3305, 3322, 3331, 3343, 3443, 3675,
    3350, 3352, 1182, 3367, 3373, 3376, 3400, 3403, 1457, 2418, 3423, 2175, 3143, 3145, 3146, 3432,
    259, 3442, 3444, 3446, 434, 820, 132, 827, 1543, 2001, 2002, 3453, 3458, 3466, 3473, 3440, 3183,
    3190, 3501, 3506, 3875, 3496, 3516, 3534, 282, 771, 2176, 3206, 3246, 3330, 3372, 3513, 3573,
    3641, 2406, 2338, 2339, 819, 3461, 3445, 3546, 3551, 3585, 3642, 1627, 3647, 1626, 3586, 3596,
    3600, 3604, 1917, 1827, 3472, 577, 1593, 874, 339, 476, 1836, 3665, 1579, 2109, 2110, 2115,
    2111, 2116, 3639, 3609, 3610, 3721, 3631, 3636, 3644, 3667, 2232, 3711, 3714, 3719, 3541, 3735,
    3126, 3750, 3765, 3734, 3769, 3773, 3779, 3791, 3790, 3826, 3825, 3827, 3857, 3828, 3836, 3831,
    327, 3832, 1162, 3829, 3850, 3841, 3848, 3948, 3821, 3863, 3875, 3864, 3865, 3876, 3877, 3880,
    3881, 3882, 3884, 3885, 3891, 3899, 3954, 3901, 3906, 3953, 3961, 3973, 3972, 3992, 4006, 4011,
    4018, 4019, 4020, 4034, 4078, 4112, 2798, 2815, 4137, 4149, 4233, 4173, 4196, 4199, 4207, 4208,
    4209, 4210, 4211, 4212, 4237, 4221, 4228, 4229, 4230, 4231, 4232, 1139, 4241, 4248, 4262, 4288,
    4287, 4263, 4271, 4273, 4274, 4276, 4285, 3355, 3354, 4295, 4305, 4333, 4310, 4312, 4326, 4313,
    4314, 4325, 1229, 1193, 1228, 595, 2349, 29, 34, 31, 32, 27, 35, 30, 308, 2438, 876, 790, 1384,
    1385, 1386, 12, 1387, 13, 1427, 1967, 1698, 2095, 2097, 3904, 1012, 3693, 1956, 1955, 2260,
    3673, 3691, 576, 2205, 2187, 2189, 2198, 1044, 1043, 2196, 2194, 2193, 1950, 2197, 1957, 2215,
    2467, 2177, 2221, 2936, 2171, 2941, 3796, 3808, 3798, 3810, 3799, 3811, 3800, 3812, 3803, 3815,
    877, 1183, 1949, 1968, 2292, 2893, 364, 373, 365, 3351, 3130, 3133, 3802, 3814, 3893, 3894,
    4284, 3999, 53, 403, 457, 3684, 468, 627, 1105, 724, 891, 1116, 1119, 1125, 1374, 14, 3955,
    1534, 1595, 1634, 1186, 1969, 2114, 2103, 2098, 2099, 2136, 2142, 2161, 246, 4038, 4047, 4048,
    4049, 4106, 289, 288, 801, 3872, 2274, 2409, 2419, 2466, 2737, 3057, 3088, 2179, 3159, 3507,
    3630, 3666, 3785, 3840, 3921, 3910, 3915, 4079, 4100, 4160, 4251, 4286, 4264, 3302,
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
    1388, 1481, 1481, 2124, 2300, 2279, 2335, 2335, 2465, 2507, 2654, 2689, 2724, 371,
  ]

  /// How much each claim weighs.
  static let patternWeights: [UInt8] = [
    50, 20, 20, 50, 50, 50, 50, 50, 50, 50, 45, 50, 45, 50,
  ]
}
