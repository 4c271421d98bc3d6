// swift-format-ignore-file
// Written by generate.py from the data beside it: change those, then run that.

/// The 2462 declared formats as constant data, which costs nothing at start-up.
enum DeclaredFormats {
  static let count = 2462

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
    application/x-5view
    application/x-7z-compressed
    application/x-aaf
    application/x-ab1
    application/x-abf
    application/x-abicollab
    application/x-abiword
    application/x-ableton
    application/x-ac3d
    application/x-ace
    application/x-acis
    application/x-acronis-tib
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
    application/x-arduboy
    application/x-arj
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
    application/x-autodesk-revit
    application/x-autolisp
    application/x-b1
    application/x-b5i
    application/x-bam
    application/x-band-in-a-box
    application/x-bat
    application/x-bcpio
    application/x-bentley-cel
    application/x-berkeley-db
    application/x-bethesda-bsa
    application/x-bibtex-text-file
    application/x-bigwig
    application/x-bittorrent
    application/x-blender
    application/x-blizzard-mpq
    application/x-blorb
    application/x-bom-cpio
    application/x-bpmn
    application/x-bps-patch
    application/x-brainvision
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
    application/x-c4d
    application/x-cadabra
    application/x-caj
    application/x-camtasia
    application/x-canvas
    application/x-capnp
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
    application/x-cdrdao-toc
    application/x-ceb
    application/x-celestia
    application/x-celtx
    application/x-cfs-compressed
    application/x-cgns
    application/x-chip8-octo-source
    application/x-chip8-program
    application/x-chrome-extension
    application/x-cisco-vpn-settings
    application/x-cnt
    application/x-coff
    application/x-colecovision-rom
    application/x-collada-archive
    application/x-commodore-crt
    application/x-commodore-d64-disk
    application/x-commodore-d71-disk
    application/x-commodore-d80-disk
    application/x-commodore-d81-disk
    application/x-commodore-d82-disk
    application/x-commodore-d90-disk
    application/x-commodore-g64-disk
    application/x-commodore-g71-disk
    application/x-commodore-p64-disk
    application/x-commodore-program
    application/x-commodore-tape
    application/x-commodore-x64-disk
    application/x-compactpro
    application/x-compiled-qml
    application/x-compress
    application/x-compressed-tar
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
    application/x-dbase-index
    application/x-dbm
    application/x-dbt
    application/x-dc42-floppy-image
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
    application/x-dms
    application/x-doom-wad
    application/x-dosdriver
    application/x-drawio
    application/x-dreamcast-rom
    application/x-ds-store
    application/x-dsk
    application/x-dtbncx+xml
    application/x-dtbook+xml
    application/x-dvi
    application/x-dzip
    application/x-eagle-board
    application/x-eagle-schematic
    application/x-ecm
    application/x-edf
    application/x-edi
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
    application/x-erdas-hfa
    application/x-eris-link+cbor
    application/x-erlang-beam
    application/x-erofs
    application/x-esri-grid
    application/x-esri-layer
    application/x-etl
    application/x-excellon
    application/x-executable
    application/x-fasl
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
    application/x-fusion360
    application/x-fzz
    application/x-gameboy-color-rom
    application/x-gameboy-rom
    application/x-gamecube-iso-image
    application/x-gamegear-rom
    application/x-garmin-map
    application/x-gba-rom
    application/x-gca-compressed
    application/x-gcov
    application/x-gd-rom-cue
    application/x-gdscript
    application/x-gdsii
    application/x-gedcom
    application/x-genesis-32x-rom
    application/x-genesis-rom
    application/x-gerber-job
    application/x-gettext-translation
    application/x-gguf
    application/x-ghost
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
    application/x-gz-font-linux-psf
    application/x-gzdvi
    application/x-gzpdf
    application/x-gzpostscript
    application/x-hancomword
    application/x-harvard-graphics
    application/x-hcl
    application/x-hdf
    application/x-hdf5
    application/x-hfe-floppy-image
    application/x-hgt
    application/x-houdini
    application/x-hprof
    application/x-hwp
    application/x-hwt
    application/x-ibooks+zip
    application/x-ica
    application/x-ichitaro4
    application/x-ichitaro5
    application/x-ifc
    application/x-ifczip
    application/x-iff
    application/x-imd
    application/x-iml+xml
    application/x-incopy
    application/x-incredimail
    application/x-indesign
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
    application/x-ldraw
    application/x-leveldb
    application/x-lha
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
    application/x-m4
    application/x-mach-binary
    application/x-macrium
    application/x-magic
    application/x-magicavoxel
    application/x-magicpoint
    application/x-mame-chd
    application/x-mapinfo-mif
    application/x-maple
    application/x-markaby
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
    application/x-mie
    application/x-minitab
    application/x-mlt+xml
    application/x-mobipocket-ebook
    application/x-modo
    application/x-modrinth-modpack+zip
    application/x-mozilla-bookmarks
    application/x-ms-application
    application/x-ms-asx
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
    application/x-multiplan
    application/x-musescore
    application/x-musescore+xml
    application/x-mxml
    application/x-mysql-misam
    application/x-mysql-table
    application/x-mzml
    application/x-n64-rom
    application/x-navi-animation
    application/x-ndjson
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
    application/x-norton-ghost
    application/x-nrg
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
    application/x-osm
    application/x-osm-pbf
    application/x-paint-shop-pro
    application/x-paq8
    application/x-paradox
    application/x-parallels-disk
    application/x-partial-download
    application/x-pax
    application/x-pc-engine-rom
    application/x-pcapng
    application/x-pem-file
    application/x-perfmon
    application/x-perl
    application/x-photoshop-brush
    application/x-php
    application/x-pickle
    application/x-pico8-rom
    application/x-pico8-source
    application/x-pie-executable
    application/x-pif
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
    application/x-powershell
    application/x-premiere
    application/x-profile
    application/x-project
    application/x-propellerhead
    application/x-protobuf
    application/x-prt
    application/x-pubmed
    application/x-putty-private-key
    application/x-pw
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
    application/x-qt-translation
    application/x-qtiplot
    application/x-quake-pak
    application/x-quake3-pk3
    application/x-quattropro
    application/x-qubicle
    application/x-quicktime-media-link
    application/x-r-data
    application/x-raw-disk-image-xz-compressed
    application/x-raw-floppy-disk-image
    application/x-rdp
    application/x-realm
    application/x-reaper
    application/x-res
    application/x-research-info-systems
    application/x-rhino
    application/x-riff
    application/x-rive
    application/x-rlib
    application/x-rocketbook
    application/x-root
    application/x-rpm
    application/x-rpt
    application/x-rsrc
    application/x-ruby
    application/x-rvz
    application/x-rzip
    application/x-rzip-compressed-tar
    application/x-safetensors
    application/x-sami
    application/x-sas-backup
    application/x-sas-catalog
    application/x-sas-data
    application/x-sas-xport
    application/x-saturn-rom
    application/x-scf
    application/x-scidavis
    application/x-scratch
    application/x-scrivener
    application/x-sereal
    application/x-sg1000-rom
    application/x-shapefile
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
    application/x-sv4cpio
    application/x-sv4crc
    application/x-svd
    application/x-systat
    application/x-systemd-journal
    application/x-t3vm-image
    application/x-t602
    application/x-tads
    application/x-tar
    application/x-tarz
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
    application/x-topaz-ebook
    application/x-trash
    application/x-troff-man
    application/x-tzo
    application/x-udf-image
    application/x-uf2
    application/x-ufraw
    application/x-uharc
    application/x-uif
    application/x-unity
    application/x-unrealpackage
    application/x-ups-patch
    application/x-valve-gcf
    application/x-valve-vpk
    application/x-vcf-compressed
    application/x-vdi-disk
    application/x-vectrex-rom
    application/x-ventura
    application/x-veusz
    application/x-vhd-disk
    application/x-vhdx-disk
    application/x-vim-swap
    application/x-virtual-boy-rom
    application/x-virtualbox-ova
    application/x-virtualbox-vbox
    application/x-virtualbox-vbox-extpack
    application/x-vmdk-disk
    application/x-vnd.corel.designer.document+zip
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
    application/x-windows-themepack
    application/x-wonderswan-color-rom
    application/x-wonderswan-rom
    application/x-wwf
    application/x-x509-ca-cert
    application/x-xaml-browser
    application/x-xar
    application/x-xbel
    application/x-xcassets-car
    application/x-xd
    application/x-xdelta
    application/x-xdmf
    application/x-xdv
    application/x-xmind
    application/x-xml-catalog
    application/x-xpinstall
    application/x-xsd
    application/x-xz
    application/x-xz-compressed-tar
    application/x-xzpdf
    application/x-yenc
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
    audio/x-ape
    audio/x-avr
    audio/x-ay
    audio/x-bonk
    audio/x-brstm
    audio/x-caf
    audio/x-dff
    audio/x-dsf
    audio/x-dss
    audio/x-dts
    audio/x-dtshd
    audio/x-far
    audio/x-flac+ogg
    audio/x-gbs
    audio/x-gig
    audio/x-gsm
    audio/x-hes
    audio/x-htk
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
    audio/x-mod
    audio/x-mpegurl
    audio/x-mptm
    audio/x-ms-wax
    audio/x-ms-wma
    audio/x-mtm
    audio/x-musepack
    audio/x-nist
    audio/x-nsf
    audio/x-okt
    audio/x-oma
    audio/x-optimfrog
    audio/x-opus+ogg
    audio/x-paf
    audio/x-pn-audibleaudio
    audio/x-pn-realaudio
    audio/x-pn-realaudio-plugin
    audio/x-psf
    audio/x-psflib
    audio/x-pvf
    audio/x-rf64
    audio/x-rx2
    audio/x-s3m
    audio/x-sap
    audio/x-scpls
    audio/x-sd2
    audio/x-sf3
    audio/x-sfbk
    audio/x-sfz
    audio/x-shorten
    audio/x-sln
    audio/x-snd
    audio/x-sndh
    audio/x-spc
    audio/x-speex+ogg
    audio/x-stm
    audio/x-svx
    audio/x-syx
    audio/x-tak
    audio/x-tta
    audio/x-ult
    audio/x-vgm
    audio/x-voc
    audio/x-vorbis+ogg
    audio/x-vqf
    audio/x-w64
    audio/x-wavpack
    audio/x-wavpack-correction
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
    image/vnd.zbrush.dcx
    image/vnd.zbrush.pcx
    image/webp
    image/wmf
    image/x-3ds
    image/x-adobe-aco
    image/x-aperio
    image/x-aseprite
    image/x-atari-degas
    image/x-avs
    image/x-award-bioslogo
    image/x-award-bmp
    image/x-blp
    image/x-bpg
    image/x-bzeps
    image/x-cals
    image/x-canon-cr2
    image/x-canon-cr3
    image/x-canon-crw
    image/x-casio-bay
    image/x-cineon
    image/x-clip-studio
    image/x-cmx
    image/x-compressed-xcf
    image/x-corel-bmf
    image/x-corel-ccx
    image/x-corel-cpt
    image/x-coreldraw
    image/x-cpi
    image/x-dcraw
    image/x-dcx
    image/x-dds
    image/x-dm3
    image/x-dpx
    image/x-drw
    image/x-ecw
    image/x-emf-compressed
    image/x-eps
    image/x-epson-erf
    image/x-exr
    image/x-farbfeld
    image/x-fax
    image/x-flif
    image/x-fujifilm-raf
    image/x-gem
    image/x-gem-metafile
    image/x-geotiff
    image/x-gimp-gbr
    image/x-gimp-gih
    image/x-gimp-pat
    image/x-godot-stex
    image/x-gopro-gpr
    image/x-gzeps
    image/x-hamamatsu
    image/x-hasselblad-3fr
    image/x-hasselblad-fff
    image/x-icns
    image/x-ilbm
    image/x-ioca
    image/x-jbig
    image/x-jbig2
    image/x-jng
    image/x-jp2-codestream
    image/x-jps
    image/x-kodak-dcr
    image/x-kodak-dcs
    image/x-kodak-k25
    image/x-kodak-kdc
    image/x-leaf-mos
    image/x-leica-lif
    image/x-leica-rwl
    image/x-light-lri
    image/x-lss16
    image/x-lwf
    image/x-lytro
    image/x-macpaint
    image/x-mamiya-mef
    image/x-miff
    image/x-minc
    image/x-minolta-mdc
    image/x-minolta-mrw
    image/x-mirax
    image/x-mpo
    image/x-mrc
    image/x-mrsid-image
    image/x-ms-awd
    image/x-msp
    image/x-mtv
    image/x-mvg
    image/x-neochrome
    image/x-nifti
    image/x-nikon-nd2
    image/x-nikon-nef
    image/x-nikon-nrw
    image/x-olympus-oib
    image/x-olympus-orf
    image/x-ome-tiff
    image/x-paintnet
    image/x-panasonic-rw
    image/x-panasonic-rw2
    image/x-pentax-pef
    image/x-pfm
    image/x-pgx
    image/x-phaseone-cap
    image/x-phaseone-iiq
    image/x-phm
    image/x-photocd
    image/x-pict
    image/x-pix
    image/x-pixar
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
    image/x-spr
    image/x-sun-raster
    image/x-tga
    image/x-tiff-multipage
    image/x-ulead-pe4
    image/x-vicar
    image/x-viff
    image/x-wal
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
    text/x-abap
    text/x-abnf
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
    text/x-arduino
    text/x-arff
    text/x-asm
    text/x-asn.1
    text/x-aspx
    text/x-astro
    text/x-asymptote
    text/x-authors
    text/x-autohotkey
    text/x-autoit
    text/x-awk
    text/x-b
    text/x-ballerina
    text/x-basic
    text/x-bcpl
    text/x-bed
    text/x-befunge
    text/x-bibtex
    text/x-bicep
    text/x-bitbake
    text/x-blade
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
    text/x-copying
    text/x-coq
    text/x-credits
    text/x-creole
    text/x-crontab
    text/x-crystal
    text/x-csharp
    text/x-cshtml
    text/x-csl
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
    text/x-dataweave
    text/x-dbus-service
    text/x-dcl
    text/x-delphi-form
    text/x-devicetree-binary
    text/x-devicetree-source
    text/x-dhall
    text/x-dm
    text/x-dmtf-mif
    text/x-dns-zone
    text/x-dockerfile
    text/x-dsl
    text/x-dsrc
    text/x-dtrace
    text/x-dylan
    text/x-earthfile
    text/x-ebnf
    text/x-ec
    text/x-ecl
    text/x-eex
    text/x-eiffel
    text/x-ejs
    text/x-elixir
    text/x-elm
    text/x-elvish
    text/x-emacs-lisp
    text/x-embl
    text/x-erb
    text/x-erlang
    text/x-euphoria
    text/x-expect
    text/x-factor
    text/x-fantom
    text/x-fasta
    text/x-fastq
    text/x-faust
    text/x-fennel
    text/x-flatbuffers
    text/x-fluent
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
    text/x-genbank
    text/x-genie
    text/x-gettext-translation
    text/x-gettext-translation-template
    text/x-gff
    text/x-gherkin
    text/x-gimp-ggr
    text/x-gimp-gpl
    text/x-gleam
    text/x-glsl
    text/x-gml-gamemaker
    text/x-gn
    text/x-gnu-octave
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
    text/x-hlsl
    text/x-hosts
    text/x-hy
    text/x-idl
    text/x-idl-corba
    text/x-idris
    text/x-imba
    text/x-imelody
    text/x-inform
    text/x-ini
    text/x-ink
    text/x-innosetup
    text/x-inputrc
    text/x-install
    text/x-intel-hex
    text/x-io
    text/x-ioke
    text/x-iptables
    text/x-isabelle
    text/x-isi
    text/x-j
    text/x-jai
    text/x-janet
    text/x-java
    text/x-java-properties
    text/x-jcl
    text/x-jinja
    text/x-jolie
    text/x-jsonnet
    text/x-just
    text/x-kaitai-struct
    text/x-kickstart
    text/x-kit
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
    text/x-ligo
    text/x-lilypond
    text/x-linker-script
    text/x-liquid
    text/x-lisp
    text/x-literate-haskell
    text/x-livescript
    text/x-llvm
    text/x-log
    text/x-logo
    text/x-logtalk
    text/x-lookml
    text/x-lrc
    text/x-lsl
    text/x-lua
    text/x-luau
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
    text/x-microdvd
    text/x-minizinc
    text/x-mint
    text/x-mirc
    text/x-mlir
    text/x-moc
    text/x-modelica
    text/x-modula-2
    text/x-modula-3
    text/x-modulefile
    text/x-mof
    text/x-mojo
    text/x-monkeyc
    text/x-moonscript
    text/x-move
    text/x-mpl2
    text/x-mpsub
    text/x-mql
    text/x-mrml
    text/x-ms-adm
    text/x-ms-regedit
    text/x-ms-visualstudio.project
    text/x-ms-visualstudio.solution
    text/x-ms-visualstudio.workspace
    text/x-msil
    text/x-mup
    text/x-mustache
    text/x-nasl
    text/x-ncl
    text/x-nearley
    text/x-nemerle
    text/x-netlogo
    text/x-newick
    text/x-newlisp
    text/x-nextflow
    text/x-nexus
    text/x-nfo
    text/x-nginx-conf
    text/x-nim
    text/x-nimscript
    text/x-ninja
    text/x-nit
    text/x-nix
    text/x-nroff
    text/x-nsis
    text/x-nwscript
    text/x-oberon
    text/x-obj
    text/x-objc++src
    text/x-objcsrc
    text/x-objdump
    text/x-objj
    text/x-ocaml
    text/x-ocl
    text/x-octave
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
    text/x-pkgconfig
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
    text/x-pug
    text/x-puppet
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
    text/x-rouge
    text/x-rpc
    text/x-rpgle
    text/x-rpm-spec
    text/x-rst
    text/x-sagemath
    text/x-sas
    text/x-sass
    text/x-scala
    text/x-scaml
    text/x-scheme
    text/x-scilab
    text/x-scons
    text/x-screenrc
    text/x-scss
    text/x-sed
    text/x-self
    text/x-selinux
    text/x-server-parsed-html
    text/x-setext
    text/x-shaderlab
    text/x-shen
    text/x-sieve
    text/x-singularity
    text/x-slash
    text/x-slim
    text/x-smali
    text/x-smalltalk
    text/x-smarty
    text/x-smithy
    text/x-sml
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
    text/x-stan
    text/x-starlark
    text/x-stata
    text/x-stylus
    text/x-subviewer
    text/x-sugarss
    text/x-supercollider
    text/x-svelte
    text/x-svhdr
    text/x-svsrc
    text/x-sway
    text/x-swift
    text/x-systemd-unit
    text/x-systemtap
    text/x-tact
    text/x-tads
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
    text/x-twig
    text/x-txt2tags
    text/x-typespec
    text/x-ucf
    text/x-uil
    text/x-uno
    text/x-unrealscript
    text/x-urweb
    text/x-uuencode
    text/x-vala
    text/x-vb
    text/x-vcalendar
    text/x-velocity
    text/x-verilog
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
    text/x-xmake
    text/x-xmcd
    text/x-xmi
    text/x-xojo
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
    video/x-braw
    video/x-camtasia
    video/x-dirac
    video/x-dxa
    video/x-flic
    video/x-flv
    video/x-gxf
    video/x-ifo
    video/x-insv
    video/x-ivf
    video/x-javafx
    video/x-m4v
    video/x-matroska
    video/x-matroska-3d
    video/x-mjpeg
    video/x-mng
    video/x-ms-asf
    video/x-ms-wm
    video/x-ms-wmp
    video/x-ms-wmv
    video/x-ms-wmx
    video/x-ms-wvx
    video/x-msvideo
    video/x-mtv
    video/x-nsv
    video/x-nuv
    video/x-ogm+ogg
    video/x-psx-str
    video/x-roq
    video/x-sgi-movie
    video/x-theora+ogg
    video/x-thp
    video/x-usm
    video/x-vob
    video/x-vp6
    video/x-webex
    video/x-wtv
    video/x-yuv4mpeg
    x-epoc/x-sisx-app
    """

  /// Where each begins; the last one is past the end.
  static let nameStarts: [UInt32] = [
    0, 25, 45, 70, 92, 109, 132, 153, 177, 201, 218, 235, 264, 281, 303, 324, 349, 367, 388, 412,
    432, 448, 469, 495, 514, 535, 551, 568, 591, 614, 639, 660, 691, 711, 740, 760, 780, 797, 818,
    837, 853, 873, 897, 921, 937, 959, 977, 997, 1022, 1057, 1077, 1098, 1115, 1143, 1161, 1179,
    1203, 1221, 1241, 1262, 1279, 1304, 1326, 1347, 1373, 1390, 1414, 1438, 1461, 1478, 1503, 1529,
    1550, 1571, 1588, 1605, 1628, 1647, 1675, 1691, 1711, 1733, 1752, 1777, 1803, 1828, 1844, 1874,
    1890, 1910, 1938, 1962, 1978, 1998, 2015, 2047, 2063, 2089, 2110, 2136, 2159, 2178, 2201, 2229,
    2247, 2275, 2297, 2318, 2343, 2363, 2383, 2406, 2426, 2448, 2468, 2492, 2528, 2559, 2588, 2618,
    2644, 2665, 2685, 2705, 2721, 2744, 2765, 2789, 2817, 2845, 2867, 2883, 2918, 2958, 2978, 2999,
    3020, 3043, 3068, 3099, 3125, 3147, 3168, 3190, 3206, 3227, 3247, 3268, 3289, 3309, 3329, 3352,
    3380, 3408, 3437, 3454, 3476, 3493, 3514, 3537, 3556, 3590, 3624, 3656, 3690, 3724, 3749, 3773,
    3805, 3865, 3905, 3931, 3975, 4005, 4032, 4060, 4098, 4136, 4165, 4200, 4237, 4263, 4298, 4338,
    4393, 4430, 4464, 4500, 4531, 4556, 4592, 4622, 4652, 4682, 4710, 4739, 4770, 4795, 4822, 4847,
    4881, 4901, 4933, 4962, 4988, 5025, 5052, 5093, 5118, 5148, 5177, 5207, 5237, 5265, 5294, 5322,
    5352, 5390, 5416, 5441, 5466, 5493, 5524, 5554, 5575, 5607, 5627, 5665, 5691, 5721, 5754, 5779,
    5818, 5853, 5873, 5897, 5926, 5950, 5978, 6002, 6031, 6055, 6079, 6103, 6129, 6155, 6188, 6215,
    6241, 6270, 6302, 6334, 6362, 6392, 6412, 6439, 6465, 6489, 6517, 6546, 6573, 6603, 6638, 6665,
    6693, 6721, 6751, 6781, 6812, 6843, 6875, 6908, 6938, 6974, 7017, 7044, 7075, 7108, 7138, 7170,
    7200, 7234, 7258, 7282, 7307, 7330, 7350, 7387, 7423, 7464, 7504, 7541, 7574, 7597, 7628, 7656,
    7696, 7728, 7764, 7801, 7830, 7854, 7897, 7918, 7938, 7972, 7996, 8020, 8043, 8067, 8090, 8115,
    8152, 8180, 8207, 8245, 8282, 8309, 8334, 8366, 8398, 8425, 8458, 8483, 8508, 8533, 8558, 8596,
    8636, 8659, 8679, 8717, 8738, 8773, 8797, 8824, 8853, 8875, 8896, 8929, 8949, 8977, 9000, 9051,
    9107, 9135, 9164, 9195, 9227, 9255, 9287, 9319, 9349, 9382, 9417, 9452, 9476, 9506, 9534, 9569,
    9590, 9611, 9642, 9673, 9719, 9769, 9789, 9825, 9852, 9879, 9906, 9933, 9960, 9987, 10014,
    10049, 10084, 10114, 10146, 10178, 10206, 10240, 10265, 10312, 10345, 10399, 10446, 10496,
    10526, 10554, 10577, 10605, 10628, 10659, 10686, 10717, 10753, 10808, 10841, 10871, 10901,
    10953, 11012, 11064, 11120, 11175, 11202, 11231, 11255, 11310, 11352, 11407, 11449, 11505,
    11548, 11597, 11646, 11671, 11699, 11722, 11753, 11774, 11798, 11823, 11851, 11873, 11907,
    11942, 11976, 11997, 12032, 12064, 12093, 12127, 12172, 12207, 12243, 12272, 12301, 12330,
    12370, 12411, 12461, 12504, 12556, 12600, 12653, 12706, 12747, 12797, 12845, 12902, 12959,
    13006, 13062, 13118, 13158, 13207, 13254, 13310, 13359, 13403, 13423, 13450, 13478, 13510,
    13549, 13589, 13635, 13709, 13776, 13847, 13917, 13983, 14052, 14124, 14196, 14235, 14259,
    14290, 14316, 14337, 14363, 14389, 14415, 14438, 14465, 14489, 14517, 14547, 14582, 14615,
    14653, 14679, 14713, 14733, 14761, 14796, 14835, 14866, 14890, 14919, 14952, 14982, 15017,
    15054, 15078, 15102, 15123, 15144, 15165, 15205, 15249, 15292, 15331, 15351, 15386, 15409,
    15438, 15459, 15489, 15510, 15546, 15586, 15630, 15678, 15710, 15739, 15768, 15792, 15817,
    15851, 15886, 15920, 15957, 15991, 16025, 16061, 16104, 16138, 16174, 16203, 16241, 16270,
    16308, 16340, 16381, 16410, 16441, 16479, 16519, 16548, 16568, 16600, 16627, 16659, 16689,
    16731, 16760, 16791, 16816, 16845, 16869, 16890, 16916, 16939, 16961, 16986, 17006, 17034,
    17056, 17086, 17112, 17132, 17158, 17183, 17214, 17239, 17283, 17314, 17342, 17362, 17385,
    17406, 17427, 17454, 17484, 17517, 17549, 17588, 17638, 17672, 17707, 17747, 17767, 17798,
    17823, 17840, 17857, 17879, 17896, 17915, 17934, 17955, 17980, 18004, 18023, 18041, 18061,
    18089, 18107, 18125, 18143, 18167, 18189, 18211, 18230, 18248, 18267, 18293, 18323, 18347,
    18374, 18395, 18423, 18441, 18473, 18502, 18535, 18562, 18583, 18605, 18649, 18670, 18688,
    18706, 18738, 18764, 18791, 18820, 18839, 18861, 18886, 18910, 18938, 18971, 19013, 19043,
    19067, 19091, 19118, 19157, 19181, 19207, 19242, 19267, 19285, 19309, 19331, 19353, 19371,
    19390, 19409, 19427, 19455, 19484, 19513, 19542, 19573, 19604, 19633, 19661, 19685, 19703,
    19726, 19756, 19785, 19814, 19843, 19872, 19895, 19912, 19930, 19948, 19976, 19994, 20014,
    20040, 20066, 20093, 20124, 20145, 20170, 20192, 20219, 20239, 20262, 20281, 20305, 20331,
    20352, 20388, 20409, 20428, 20446, 20466, 20486, 20521, 20541, 20576, 20596, 20631, 20651,
    20678, 20696, 20718, 20736, 20759, 20780, 20800, 20820, 20838, 20856, 20874, 20892, 20911,
    20929, 20947, 20973, 20994, 21019, 21037, 21060, 21080, 21109, 21128, 21160, 21188, 21219,
    21252, 21270, 21289, 21320, 21350, 21378, 21411, 21444, 21477, 21510, 21543, 21576, 21609,
    21642, 21675, 21707, 21736, 21769, 21794, 21821, 21844, 21873, 21898, 21917, 21950, 21971,
    21993, 22012, 22042, 22061, 22082, 22101, 22119, 22137, 22158, 22176, 22194, 22226, 22244,
    22270, 22288, 22306, 22338, 22362, 22385, 22407, 22439, 22457, 22486, 22504, 22530, 22554,
    22572, 22595, 22623, 22649, 22667, 22690, 22714, 22735, 22763, 22786, 22804, 22829, 22854,
    22872, 22891, 22917, 22947, 22965, 22983, 23001, 23019, 23037, 23055, 23073, 23093, 23114,
    23136, 23166, 23196, 23224, 23252, 23275, 23299, 23328, 23354, 23374, 23398, 23423, 23441,
    23464, 23489, 23508, 23526, 23549, 23579, 23599, 23623, 23649, 23674, 23697, 23722, 23740,
    23763, 23783, 23806, 23829, 23854, 23877, 23900, 23929, 23952, 23975, 23998, 24021, 24047,
    24075, 24098, 24123, 24146, 24173, 24195, 24218, 24236, 24258, 24280, 24326, 24371, 24394,
    24417, 24441, 24470, 24493, 24514, 24553, 24577, 24595, 24627, 24653, 24686, 24713, 24738,
    24760, 24789, 24808, 24833, 24856, 24876, 24897, 24927, 24953, 24978, 25012, 25031, 25051,
    25071, 25097, 25117, 25138, 25160, 25191, 25214, 25236, 25257, 25281, 25309, 25338, 25364,
    25391, 25416, 25437, 25456, 25482, 25502, 25527, 25559, 25579, 25599, 25626, 25651, 25682,
    25700, 25718, 25737, 25768, 25786, 25808, 25828, 25846, 25864, 25889, 25907, 25931, 25955,
    25973, 25994, 26012, 26030, 26052, 26073, 26099, 26122, 26150, 26174, 26206, 26237, 26260,
    26278, 26297, 26321, 26346, 26368, 26399, 26417, 26436, 26461, 26487, 26516, 26551, 26572,
    26595, 26627, 26651, 26677, 26706, 26734, 26761, 26784, 26802, 26823, 26841, 26862, 26883,
    26906, 26928, 26951, 26970, 27004, 27039, 27073, 27107, 27130, 27148, 27178, 27202, 27230,
    27260, 27287, 27307, 27330, 27352, 27377, 27397, 27419, 27439, 27459, 27479, 27502, 27524,
    27551, 27575, 27595, 27617, 27635, 27659, 27686, 27705, 27724, 27745, 27764, 27795, 27815,
    27850, 27872, 27899, 27927, 27945, 27968, 28001, 28021, 28055, 28074, 28108, 28127, 28147,
    28164, 28190, 28212, 28232, 28258, 28283, 28306, 28332, 28352, 28374, 28396, 28422, 28450,
    28476, 28508, 28533, 28558, 28584, 28606, 28624, 28642, 28660, 28682, 28704, 28735, 28754,
    28789, 28821, 28850, 28871, 28892, 28914, 28935, 28956, 28977, 28999, 29021, 29047, 29078,
    29099, 29120, 29146, 29170, 29191, 29212, 29238, 29265, 29286, 29307, 29328, 29349, 29372,
    29395, 29420, 29441, 29473, 29491, 29517, 29542, 29564, 29589, 29614, 29637, 29659, 29681,
    29705, 29729, 29757, 29776, 29802, 29828, 29847, 29869, 29898, 29919, 29958, 29991, 30021,
    30041, 30059, 30097, 30128, 30156, 30186, 30217, 30251, 30285, 30312, 30330, 30364, 30391,
    30411, 30431, 30459, 30482, 30500, 30518, 30545, 30563, 30584, 30611, 30629, 30647, 30673,
    30691, 30716, 30742, 30761, 30783, 30813, 30838, 30856, 30876, 30897, 30919, 30941, 30959,
    30981, 31010, 31029, 31051, 31080, 31111, 31129, 31157, 31178, 31201, 31223, 31242, 31272,
    31290, 31311, 31335, 31362, 31391, 31409, 31430, 31463, 31495, 31517, 31547, 31567, 31589,
    31607, 31625, 31652, 31678, 31703, 31726, 31748, 31770, 31798, 31821, 31839, 31860, 31892,
    31909, 31947, 31982, 32012, 32037, 32064, 32086, 32106, 32130, 32149, 32167, 32196, 32218,
    32242, 32267, 32292, 32314, 32349, 32370, 32413, 32449, 32467, 32487, 32508, 32526, 32562,
    32582, 32601, 32620, 32639, 32664, 32683, 32701, 32719, 32738, 32757, 32775, 32794, 32828,
    32854, 32873, 32898, 32924, 32947, 32971, 32996, 33014, 33037, 33059, 33083, 33104, 33129,
    33153, 33172, 33204, 33228, 33254, 33284, 33303, 33332, 33356, 33386, 33409, 33427, 33451,
    33473, 33509, 33537, 33555, 33575, 33609, 33633, 33657, 33682, 33709, 33736, 33763, 33790,
    33817, 33844, 33871, 33898, 33925, 33952, 33979, 34006, 34033, 34060, 34080, 34106, 34129,
    34152, 34181, 34206, 34228, 34246, 34264, 34287, 34317, 34347, 34371, 34393, 34416, 34437,
    34459, 34480, 34498, 34519, 34549, 34574, 34593, 34612, 34630, 34649, 34667, 34689, 34712,
    34735, 34757, 34778, 34799, 34821, 34842, 34863, 34886, 34905, 34925, 34963, 34994, 35026,
    35055, 35080, 35104, 35128, 35150, 35170, 35203, 35235, 35261, 35281, 35305, 35323, 35347,
    35365, 35385, 35405, 35423, 35443, 35471, 35495, 35519, 35543, 35572, 35595, 35621, 35643,
    35663, 35686, 35710, 35733, 35763, 35792, 35822, 35860, 35884, 35930, 35948, 35966, 35984,
    36002, 36021, 36047, 36084, 36103, 36128, 36146, 36174, 36198, 36220, 36249, 36278, 36310,
    36345, 36374, 36392, 36419, 36446, 36464, 36483, 36510, 36527, 36548, 36567, 36585, 36605,
    36631, 36655, 36673, 36690, 36722, 36742, 36761, 36782, 36815, 36838, 36856, 36875, 36909,
    36935, 36961, 36991, 37012, 37038, 37059, 37081, 37103, 37119, 37139, 37178, 37198, 37219,
    37240, 37259, 37276, 37296, 37312, 37329, 37346, 37357, 37367, 37377, 37387, 37398, 37408,
    37421, 37435, 37447, 37457, 37468, 37479, 37490, 37501, 37518, 37528, 37538, 37549, 37559,
    37573, 37585, 37596, 37618, 37641, 37662, 37686, 37700, 37723, 37756, 37782, 37808, 37834,
    37848, 37871, 37886, 37897, 37910, 37926, 37939, 37953, 37965, 37977, 37990, 38003, 38016,
    38028, 38040, 38051, 38064, 38078, 38090, 38102, 38114, 38126, 38138, 38152, 38164, 38181,
    38193, 38205, 38217, 38229, 38241, 38255, 38266, 38278, 38291, 38303, 38315, 38327, 38344,
    38357, 38369, 38382, 38398, 38410, 38422, 38438, 38451, 38466, 38481, 38493, 38510, 38523,
    38535, 38547, 38559, 38577, 38594, 38606, 38630, 38651, 38679, 38691, 38706, 38718, 38731,
    38743, 38755, 38767, 38781, 38793, 38805, 38818, 38830, 38846, 38858, 38870, 38883, 38895,
    38913, 38925, 38937, 38949, 38961, 38973, 38985, 38997, 39009, 39028, 39040, 39052, 39068,
    39095, 39106, 39117, 39129, 39140, 39152, 39171, 39186, 39203, 39223, 39238, 39253, 39280,
    39304, 39329, 39355, 39372, 39395, 39415, 39435, 39458, 39480, 39503, 39525, 39542, 39565,
    39581, 39602, 39625, 39640, 39666, 39681, 39697, 39706, 39715, 39725, 39736, 39754, 39765,
    39776, 39787, 39798, 39809, 39820, 39840, 39850, 39860, 39876, 39886, 39896, 39908, 39918,
    39929, 39949, 39960, 39980, 39992, 40002, 40012, 40023, 40033, 40044, 40054, 40064, 40074,
    40084, 40094, 40104, 40115, 40132, 40142, 40157, 40171, 40181, 40195, 40220, 40231, 40245,
    40259, 40285, 40318, 40341, 40356, 40379, 40393, 40407, 40430, 40444, 40458, 40489, 40520,
    40545, 40559, 40576, 40594, 40612, 40631, 40652, 40683, 40702, 40717, 40738, 40759, 40770,
    40780, 40792, 40810, 40825, 40842, 40862, 40874, 40897, 40915, 40927, 40939, 40953, 40966,
    40984, 41002, 41020, 41038, 41053, 41073, 41085, 41108, 41126, 41144, 41162, 41180, 41192,
    41206, 41218, 41230, 41242, 41254, 41266, 41278, 41301, 41313, 41331, 41343, 41360, 41372,
    41385, 41406, 41418, 41439, 41455, 41472, 41489, 41506, 41525, 41543, 41557, 41575, 41598,
    41621, 41634, 41647, 41660, 41673, 41687, 41699, 41722, 41734, 41752, 41770, 41788, 41806,
    41823, 41841, 41859, 41877, 41891, 41903, 41917, 41934, 41953, 41966, 41979, 41999, 42019,
    42033, 42045, 42057, 42077, 42092, 42104, 42116, 42128, 42146, 42160, 42178, 42196, 42214,
    42234, 42254, 42271, 42288, 42309, 42331, 42350, 42362, 42374, 42395, 42416, 42428, 42444,
    42457, 42469, 42483, 42507, 42537, 42561, 42586, 42610, 42628, 42640, 42658, 42670, 42688,
    42704, 42719, 42731, 42743, 42755, 42775, 42787, 42799, 42817, 42835, 42851, 42873, 42890,
    42907, 42924, 42941, 42962, 42974, 42993, 43005, 43028, 43046, 43060, 43073, 43085, 43102,
    43121, 43133, 43145, 43161, 43173, 43186, 43202, 43223, 43243, 43261, 43279, 43303, 43336,
    43349, 43365, 43380, 43395, 43405, 43415, 43431, 43449, 43460, 43469, 43480, 43490, 43500,
    43510, 43520, 43531, 43546, 43561, 43571, 43581, 43603, 43617, 43636, 43650, 43664, 43683,
    43697, 43715, 43751, 43785, 43806, 43824, 43842, 43856, 43871, 43890, 43926, 43940, 43951,
    43972, 43987, 44001, 44019, 44033, 44053, 44067, 44076, 44085, 44101, 44115, 44125, 44143,
    44159, 44172, 44192, 44201, 44212, 44226, 44234, 44243, 44254, 44274, 44294, 44304, 44319,
    44329, 44340, 44350, 44367, 44393, 44406, 44417, 44426, 44438, 44452, 44466, 44487, 44498,
    44511, 44525, 44549, 44562, 44584, 44602, 44621, 44638, 44656, 44677, 44702, 44716, 44749,
    44777, 44792, 44809, 44832, 44841, 44851, 44863, 44875, 44895, 44909, 44921, 44934, 44947,
    44959, 44978, 44991, 45010, 45022, 45033, 45052, 45067, 45079, 45090, 45103, 45115, 45128,
    45145, 45160, 45178, 45192, 45203, 45212, 45229, 45242, 45254, 45265, 45280, 45294, 45307,
    45322, 45335, 45352, 45368, 45379, 45390, 45406, 45423, 45434, 45448, 45462, 45475, 45488,
    45503, 45517, 45530, 45544, 45555, 45565, 45583, 45600, 45614, 45626, 45639, 45650, 45664,
    45678, 45693, 45708, 45721, 45736, 45749, 45762, 45781, 45798, 45813, 45824, 45839, 45853,
    45868, 45883, 45897, 45911, 45922, 45936, 45948, 45960, 45971, 45984, 45995, 46009, 46023,
    46033, 46046, 46063, 46083, 46094, 46113, 46138, 46163, 46176, 46186, 46202, 46218, 46236,
    46247, 46259, 46273, 46286, 46303, 46315, 46325, 46336, 46347, 46361, 46372, 46386, 46397,
    46411, 46429, 46441, 46452, 46466, 46482, 46496, 46510, 46524, 46537, 46550, 46563, 46577,
    46596, 46610, 46623, 46638, 46656, 46670, 46683, 46696, 46708, 46719, 46732, 46743, 46763,
    46778, 46791, 46818, 46854, 46865, 46880, 46896, 46912, 46925, 46937, 46958, 46968, 46986,
    46996, 47008, 47036, 47048, 47066, 47079, 47093, 47106, 47118, 47130, 47157, 47169, 47184,
    47196, 47210, 47222, 47235, 47245, 47256, 47273, 47286, 47298, 47313, 47327, 47338, 47349,
    47366, 47381, 47396, 47413, 47423, 47435, 47451, 47467, 47478, 47487, 47498, 47511, 47523,
    47546, 47557, 47570, 47583, 47598, 47610, 47631, 47648, 47659, 47673, 47686, 47698, 47709,
    47722, 47735, 47747, 47759, 47771, 47782, 47793, 47805, 47821, 47842, 47856, 47868, 47892,
    47910, 47922, 47933, 47945, 47960, 47974, 47985, 47996, 48007, 48019, 48030, 48047, 48060,
    48076, 48088, 48101, 48115, 48132, 48143, 48157, 48168, 48185, 48200, 48213, 48229, 48242,
    48258, 48274, 48290, 48302, 48314, 48326, 48337, 48353, 48369, 48385, 48403, 48414, 48426,
    48441, 48459, 48471, 48483, 48496, 48507, 48519, 48533, 48551, 48582, 48614, 48647, 48659,
    48670, 48686, 48698, 48709, 48724, 48739, 48754, 48768, 48783, 48799, 48812, 48823, 48841,
    48852, 48869, 48882, 48893, 48904, 48917, 48929, 48945, 48959, 48970, 48987, 49002, 49017,
    49029, 49042, 49053, 49067, 49079, 49094, 49105, 49117, 49138, 49156, 49172, 49188, 49204,
    49214, 49224, 49234, 49249, 49263, 49277, 49290, 49302, 49313, 49325, 49338, 49350, 49367,
    49378, 49396, 49408, 49423, 49437, 49450, 49464, 49482, 49498, 49514, 49528, 49543, 49559,
    49570, 49584, 49600, 49618, 49632, 49647, 49656, 49669, 49680, 49694, 49708, 49721, 49730,
    49748, 49762, 49775, 49787, 49798, 49812, 49829, 49845, 49858, 49869, 49881, 49895, 49908,
    49924, 49936, 49947, 49959, 49971, 49984, 49998, 50009, 50022, 50033, 50046, 50062, 50073,
    50089, 50100, 50112, 50125, 50138, 50152, 50166, 50179, 50195, 50207, 50218, 50230, 50245,
    50271, 50285, 50302, 50314, 50327, 50346, 50359, 50371, 50384, 50401, 50415, 50429, 50440,
    50456, 50474, 50488, 50500, 50511, 50527, 50542, 50553, 50571, 50594, 50617, 50639, 50651,
    50667, 50680, 50694, 50711, 50726, 50747, 50761, 50774, 50787, 50799, 50812, 50832, 50849,
    50861, 50873, 50886, 50897, 50908, 50920, 50933, 50950, 50961, 50976, 50990, 51008, 51019,
    51036, 51052, 51068, 51084, 51100, 51114, 51126, 51142, 51158, 51169, 51180, 51191, 51211,
    51224, 51240, 51252, 51262, 51279, 51295, 51310, 51322, 51333, 51346, 51357, 51369, 51380,
    51393, 51404, 51415, 51439, 51450, 51462, 51473, 51486, 51496, 51507, 51524, 51537, 51549,
    51560, 51572, 51585, 51599, 51609, 51622, 51635, 51647, 51659, 51671, 51688, 51699, 51713,
    51730, 51744, 51755, 51766, 51779, 51792, 51803, 51815, 51829, 51839, 51848, 51859, 51870,
    51881, 51892, 51910, 51921, 51931, 51941, 51952, 51963, 51973, 51984, 51996, 52006, 52016,
    52032, 52050, 52072, 52090, 52108, 52129, 52148, 52162, 52180, 52213, 52242, 52274, 52297,
    52316, 52331, 52352, 52363, 52376, 52388, 52401, 52413, 52426, 52443, 52457, 52469, 52482,
    52494, 52506, 52518, 52531, 52543, 52558, 52570, 52587, 52607, 52621, 52633, 52648, 52662,
    52677, 52692, 52707, 52722, 52738, 52750, 52762, 52774, 52790, 52806, 52818, 52836, 52855,
    52867, 52879, 52891, 52903, 52917, 52929, 52946, 52964,
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
    application/x-esri-shape
    application/x-esri-shape-index
    application/x-excel
    application/x-exe
    application/x-executable-elf
    application/x-ext-lrf
    application/x-extension-fcstd
    application/x-fasta
    application/x-fbx
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
    audio/x-soundfont
    audio/x-soundfont3
    audio/x-soundtracker
    audio/x-spc700
    audio/x-twinvq
    audio/x-vorbis
    audio/x-wav
    audio/xm
    audio/xmf
    biosig/edf
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
    image/vnd.zbrush-dcx
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
    text/x-objc
    text/x-objc++
    text/x-objective-c
    text/x-objectivec
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
    2039, 2062, 2085, 2101, 2122, 2146, 2176, 2191, 2209, 2225, 2245, 2261, 2282, 2316, 2332, 2350,
    2366, 2382, 2399, 2415, 2432, 2452, 2468, 2484, 2502, 2528, 2553, 2587, 2621, 2646, 2674, 2702,
    2731, 2758, 2789, 2816, 2845, 2884, 2906, 2928, 2958, 2985, 3011, 3031, 3055, 3080, 3112, 3141,
    3170, 3197, 3225, 3258, 3286, 3311, 3341, 3365, 3386, 3406, 3437, 3463, 3487, 3510, 3533, 3556,
    3582, 3610, 3661, 3688, 3719, 3752, 3801, 3834, 3883, 3917, 3967, 3991, 4018, 4043, 4068, 4102,
    4146, 4199, 4251, 4296, 4324, 4363, 4388, 4414, 4442, 4470, 4490, 4510, 4537, 4558, 4591, 4635,
    4664, 4688, 4714, 4740, 4776, 4813, 4842, 4865, 4896, 4923, 4947, 4967, 4983, 4999, 5020, 5044,
    5071, 5087, 5105, 5122, 5141, 5170, 5197, 5229, 5258, 5287, 5316, 5338, 5365, 5388, 5421, 5448,
    5474, 5498, 5524, 5550, 5576, 5593, 5622, 5651, 5671, 5689, 5714, 5736, 5755, 5781, 5799, 5820,
    5839, 5858, 5884, 5905, 5926, 5949, 5970, 5989, 6019, 6037, 6056, 6090, 6111, 6129, 6147, 6165,
    6189, 6212, 6237, 6255, 6273, 6297, 6315, 6341, 6363, 6388, 6413, 6442, 6465, 6489, 6513, 6543,
    6562, 6582, 6600, 6621, 6639, 6668, 6697, 6719, 6739, 6758, 6776, 6802, 6827, 6851, 6873, 6891,
    6909, 6927, 6945, 6965, 6985, 7003, 7022, 7043, 7076, 7094, 7112, 7137, 7168, 7188, 7206, 7235,
    7257, 7287, 7307, 7325, 7351, 7381, 7402, 7428, 7447, 7470, 7498, 7521, 7544, 7567, 7595, 7618,
    7641, 7665, 7693, 7713, 7738, 7762, 7789, 7816, 7843, 7864, 7886, 7910, 7939, 7974, 8012, 8031,
    8049, 8071, 8093, 8113, 8134, 8153, 8183, 8204, 8223, 8242, 8266, 8289, 8308, 8332, 8363, 8385,
    8406, 8425, 8446, 8469, 8493, 8512, 8530, 8548, 8585, 8609, 8631, 8653, 8681, 8716, 8755, 8790,
    8808, 8827, 8853, 8880, 8905, 8930, 8953, 8975, 9000, 9032, 9054, 9073, 9093, 9113, 9137, 9159,
    9190, 9211, 9244, 9269, 9287, 9307, 9334, 9352, 9372, 9394, 9416, 9439, 9465, 9489, 9517, 9540,
    9558, 9576, 9594, 9620, 9649, 9668, 9695, 9719, 9740, 9772, 9803, 9833, 9852, 9878, 9899, 9927,
    9950, 9970, 9989, 10007, 10027, 10046, 10064, 10090, 10116, 10142, 10164, 10182, 10200, 10221,
    10253, 10280, 10307, 10328, 10349, 10370, 10395, 10426, 10447, 10474, 10503, 10529, 10557,
    10582, 10604, 10626, 10646, 10675, 10702, 10726, 10752, 10773, 10795, 10820, 10843, 10870,
    10892, 10913, 10946, 10966, 10996, 11026, 11051, 11072, 11091, 11112, 11130, 11154, 11174,
    11197, 11223, 11241, 11265, 11293, 11315, 11335, 11354, 11372, 11390, 11408, 11426, 11450,
    11470, 11491, 11515, 11540, 11570, 11588, 11605, 11623, 11648, 11669, 11699, 11723, 11744,
    11770, 11790, 11819, 11845, 11871, 11902, 11932, 11948, 11966, 11995, 12024, 12061, 12084,
    12105, 12131, 12156, 12174, 12196, 12214, 12233, 12256, 12284, 12307, 12327, 12348, 12368,
    12390, 12408, 12426, 12452, 12469, 12489, 12511, 12529, 12555, 12573, 12591, 12610, 12631,
    12654, 12672, 12691, 12710, 12733, 12761, 12779, 12800, 12822, 12845, 12863, 12881, 12904,
    12928, 12951, 12977, 13000, 13023, 13048, 13080, 13100, 13119, 13137, 13156, 13175, 13202,
    13226, 13247, 13267, 13285, 13304, 13328, 13346, 13368, 13390, 13408, 13426, 13454, 13479,
    13497, 13516, 13539, 13558, 13578, 13601, 13624, 13652, 13670, 13695, 13717, 13744, 13762,
    13782, 13805, 13828, 13846, 13864, 13883, 13912, 13941, 13971, 14001, 14021, 14045, 14064,
    14096, 14138, 14165, 14184, 14202, 14221, 14240, 14270, 14292, 14310, 14332, 14353, 14385,
    14418, 14439, 14461, 14482, 14500, 14526, 14550, 14576, 14594, 14614, 14638, 14656, 14674,
    14692, 14711, 14734, 14753, 14771, 14800, 14819, 14838, 14864, 14880, 14903, 14919, 14938,
    14960, 14975, 14992, 15019, 15047, 15068, 15080, 15091, 15111, 15134, 15144, 15158, 15168,
    15178, 15188, 15198, 15208, 15222, 15231, 15241, 15251, 15266, 15276, 15296, 15306, 15322,
    15332, 15344, 15358, 15368, 15383, 15394, 15405, 15415, 15427, 15437, 15455, 15469, 15492,
    15506, 15523, 15545, 15572, 15588, 15598, 15611, 15621, 15632, 15646, 15656, 15668, 15680,
    15692, 15705, 15719, 15731, 15746, 15762, 15777, 15788, 15804, 15822, 15834, 15847, 15867,
    15887, 15903, 15915, 15927, 15939, 15952, 15974, 15986, 15998, 16019, 16037, 16049, 16062,
    16076, 16088, 16103, 16125, 16144, 16156, 16172, 16191, 16204, 16222, 16238, 16258, 16288,
    16311, 16344, 16360, 16378, 16397, 16418, 16433, 16448, 16463, 16475, 16484, 16494, 16505,
    16518, 16540, 16564, 16576, 16590, 16604, 16618, 16647, 16661, 16671, 16693, 16703, 16714,
    16724, 16737, 16747, 16758, 16768, 16778, 16788, 16801, 16812, 16823, 16833, 16844, 16854,
    16865, 16875, 16885, 16899, 16914, 16935, 16948, 16958, 16968, 16978, 16989, 16999, 17009,
    17025, 17036, 17048, 17058, 17068, 17078, 17088, 17102, 17114, 17124, 17141, 17162, 17176,
    17201, 17215, 17242, 17265, 17282, 17299, 17318, 17339, 17357, 17375, 17388, 17403, 17415,
    17427, 17439, 17458, 17477, 17491, 17504, 17516, 17528, 17540, 17552, 17565, 17577, 17594,
    17611, 17623, 17635, 17647, 17660, 17672, 17684, 17696, 17708, 17731, 17743, 17755, 17771,
    17790, 17802, 17817, 17830, 17849, 17870, 17892, 17915, 17937, 17949, 17966, 17984, 17996,
    18021, 18033, 18045, 18057, 18069, 18086, 18104, 18122, 18144, 18161, 18179, 18199, 18221,
    18240, 18257, 18273, 18288, 18303, 18315, 18327, 18341, 18354, 18375, 18395, 18407, 18436,
    18448, 18460, 18472, 18490, 18503, 18517, 18527, 18537, 18547, 18563, 18573, 18583, 18597,
    18617, 18629, 18645, 18659, 18671, 18689, 18708, 18726, 18735, 18747, 18760, 18778, 18806,
    18819, 18829, 18839, 18849, 18864, 18873, 18889, 18898, 18911, 18921, 18933, 18959, 18973,
    18985, 18998, 19007, 19016, 19026, 19036, 19047, 19058, 19069, 19081, 19091, 19100, 19109,
    19117, 19129, 19141, 19156, 19170, 19183, 19194, 19206, 19225, 19236, 19246, 19255, 19264,
    19273, 19289, 19305, 19321, 19346, 19358, 19371, 19378, 19387, 19399, 19411, 19425, 19439,
    19457, 19469, 19479, 19488, 19497, 19506, 19516, 19526, 19537, 19547, 19564, 19576, 19585,
    19594, 19606, 19617, 19626, 19635, 19648, 19658, 19667, 19683, 19694, 19703, 19712, 19741,
    19762, 19776, 19785, 19794, 19806, 19817, 19832, 19846, 19862, 19873, 19884, 19901, 19917,
    19929, 19940, 19953, 19966, 19979, 19988, 19998, 20009, 20022, 20032, 20042, 20062, 20082,
    20100, 20130, 20141, 20152, 20173, 20184, 20195, 20211, 20220, 20232, 20247, 20258, 20270,
    20286, 20297, 20308, 20321, 20342, 20363, 20384, 20396, 20408, 20430, 20444, 20461, 20473,
    20486, 20497, 20512, 20527, 20541, 20556, 20572, 20581, 20592, 20610, 20625, 20636, 20647,
    20658, 20670, 20681, 20693, 20712, 20730, 20742, 20753, 20766, 20780, 20793, 20808, 20818,
    20830, 20846, 20858, 20877, 20889, 20901, 20917, 20932, 20944, 20958, 20977, 20995, 21014,
    21026, 21037, 21058, 21070, 21083, 21094, 21112, 21125, 21135, 21146, 21164, 21175, 21197,
    21215, 21238, 21251, 21272, 21287, 21303, 21315, 21336, 21348, 21366, 21378, 21397, 21409,
    21424, 21436, 21454, 21473, 21494, 21511, 21528, 21547, 21559, 21569, 21588, 21601, 21613,
    21624, 21635, 21649, 21669, 21681, 21702, 21717, 21732, 21742, 21754, 21767, 21784, 21795,
    21813, 21826, 21837, 21848, 21862, 21878, 21891, 21907, 21920, 21942, 21961, 21978, 21997,
    22009, 22030, 22050, 22069, 22083, 22107, 22133, 22147, 22159, 22177, 22187, 22196, 22228,
    22241, 22250, 22260, 22270, 22280, 22301, 22311, 22321, 22332, 22342, 22352, 22363, 22373,
    22383, 22398, 22416, 22426, 22440, 22458, 22472, 22492, 22502, 22516, 22529, 22540, 22555,
    22569, 22584, 22608, 22636, 22667, 22677, 22693, 22705, 22718, 22729, 22741, 22753, 22766,
    22778, 22790, 22810, 22822, 22835, 22851, 22871, 22885, 22905, 22920, 22936, 22948, 22970,
    22985, 23000, 23015, 23030, 23042, 23054, 23072, 23091, 23107, 23122, 23139, 23154, 23185,
    23216, 23247, 23278, 23309, 23340, 23370, 23401,
  ]

  /// The format that each means.
  static let aliasFormats: [UInt16] = [
    609, 613, 1615, 95, 9, 659, 684, 198, 60, 60, 691, 696, 699, 707, 707, 380, 1127, 1659, 209,
    758, 1659, 765, 1838, 223, 225, 225, 1406, 76, 1666, 803, 1812, 1616, 1843, 1580, 1669, 24, 828,
    381, 363, 253, 1383, 1565, 1566, 1567, 31, 891, 34, 910, 2429, 36, 36, 927, 40, 921, 922, 1841,
    927, 316, 1622, 1836, 1799, 42, 1086, 49, 49, 1843, 963, 1098, 1098, 1098, 344, 344, 351, 1015,
    1020, 1022, 1485, 60, 756, 1035, 1075, 787, 2397, 407, 1075, 381, 421, 88, 399, 405, 95, 1098,
    461, 1806, 933, 557, 1149, 309, 1152, 96, 97, 1610, 1154, 1160, 1508, 399, 1171, 399, 1176,
    1166, 1803, 110, 1188, 1190, 1195, 494, 2150, 1205, 1232, 2276, 1809, 1243, 135, 1283, 1806,
    1281, 1292, 1771, 569, 569, 416, 1237, 42, 1370, 182, 775, 185, 1135, 799, 654, 872, 516, 709,
    719, 722, 1659, 836, 1618, 864, 30, 1176, 927, 928, 927, 40, 1832, 316, 832, 797, 949, 68, 1034,
    1795, 1075, 4, 2439, 380, 388, 1127, 1564, 1795, 1809, 406, 409, 408, 411, 410, 413, 412, 76,
    416, 1087, 1075, 18, 439, 450, 453, 456, 1243, 1140, 641, 1048, 1195, 1389, 130, 1232, 134,
    1880, 530, 533, 439, 28, 569, 409, 66, 1780, 579, 256, 1374, 2417, 4, 601, 344, 1635, 910, 579,
    579, 1364, 344, 608, 1615, 616, 1890, 42, 940, 629, 633, 1, 185, 188, 1165, 1025, 1165, 1214,
    1901, 3, 654, 657, 655, 659, 341, 2292, 672, 1615, 9, 9, 1912, 1319, 1236, 198, 787, 1919, 60,
    60, 1165, 10, 1183, 707, 707, 708, 1931, 380, 211, 210, 210, 241, 81, 1659, 1127, 203, 388, 654,
    1951, 1938, 758, 771, 761, 1657, 1659, 1213, 1966, 225, 225, 798, 226, 226, 226, 1406, 846,
    2200, 646, 18, 1985, 684, 363, 1979, 1812, 1615, 1616, 2000, 1793, 1580, 1794, 23, 817, 1669,
    2002, 1232, 514, 381, 363, 830, 1252, 864, 2008, 872, 834, 1383, 353, 2428, 857, 387, 1564,
    1564, 857, 857, 1565, 1563, 1565, 1566, 261, 262, 262, 347, 868, 29, 878, 284, 2027, 784, 783,
    900, 737, 31, 34, 34, 35, 910, 2044, 1292, 759, 36, 36, 921, 921, 923, 305, 1154, 1154, 40, 927,
    40, 944, 932, 932, 1799, 43, 2062, 941, 2067, 954, 241, 241, 190, 192, 193, 47, 49, 49, 47, 49,
    961, 47, 49, 1843, 1113, 932, 51, 53, 1098, 1098, 2081, 949, 783, 979, 997, 339, 2319, 2319,
    341, 1002, 657, 1234, 1882, 344, 344, 351, 344, 2111, 2113, 1002, 1002, 1002, 59, 60, 61, 1025,
    1025, 1025, 1032, 64, 66, 2119, 1035, 2435, 2120, 68, 1075, 1833, 1421, 365, 1833, 366, 178,
    1485, 693, 1174, 2439, 363, 1080, 1081, 393, 395, 394, 2150, 873, 1809, 364, 378, 684, 363, 363,
    381, 421, 1069, 1635, 399, 405, 406, 76, 416, 417, 496, 497, 1108, 81, 1051, 1722, 1096, 426,
    1116, 1110, 1066, 2184, 87, 1426, 467, 2193, 393, 1341, 479, 480, 187, 2200, 557, 309, 95, 1150,
    96, 1610, 480, 100, 106, 101, 102, 1804, 2027, 2207, 110, 2217, 2219, 406, 2224, 1183, 1188,
    493, 493, 1195, 1197, 1197, 2232, 494, 494, 240, 1212, 2150, 2244, 1123, 1198, 115, 122, 123,
    1854, 1309, 1224, 1223, 2262, 2264, 1508, 505, 130, 2269, 43, 1236, 1235, 1513, 1232, 1241, 552,
    1281, 1282, 516, 134, 1859, 518, 520, 427, 1271, 143, 528, 528, 529, 1283, 2292, 530, 531, 532,
    533, 534, 535, 536, 537, 1280, 1806, 1809, 1606, 1859, 2309, 2310, 759, 1771, 2314, 770, 1297,
    2319, 149, 1861, 1771, 759, 1127, 467, 1250, 154, 1265, 156, 1862, 2326, 2328, 1565, 856, 158,
    1177, 657, 1086, 1292, 2338, 1866, 1333, 1337, 1338, 1333, 1337, 1338, 1344, 569, 570, 1344,
    191, 1659, 979, 1829, 795, 597, 599, 966, 1356, 1072, 1069, 2447, 1080, 2062, 363, 601, 601,
    1635, 579, 1365, 1367, 1782, 1395, 1395, 381, 1396, 1224, 1400, 1401, 1403, 1405, 1405, 1406,
    1407, 1069, 1367, 1377, 419, 2366, 2368, 1378, 2371, 1405, 1407, 2382, 2383, 1409, 1413, 1414,
    1453, 1498, 1458, 1459, 1460, 1460, 1468, 2060, 1472, 1485, 1424, 1478, 1421, 1453, 1425, 1424,
    1490, 1425, 1485, 1425, 1490, 1496, 1427, 1506, 1508, 1523, 1498, 1458, 1410, 1462, 1463, 1441,
    1422, 1428, 1526, 1527, 1442, 1442, 1530, 1488, 1445, 1409, 1410, 1412, 1450, 1413, 1414, 1415,
    1494, 1416, 1498, 1515, 1460, 1420, 1409, 1409, 2060, 1485, 1424, 1421, 1421, 1453, 1423, 1425,
    1485, 1424, 1490, 1425, 1425, 1425, 1053, 1489, 1489, 1426, 1465, 1484, 1427, 1441, 2382, 1413,
    1413, 1414, 1414, 1427, 1511, 1510, 1484, 1517, 1528, 1527, 1442, 1533, 1534, 808, 1560, 2008,
    2025, 1615, 1812, 1615, 1616, 2428, 1564, 1565, 857, 1645, 1647, 1659, 1652, 1787, 1613, 1665,
    1669, 1671, 1581, 26, 1674, 1627, 1688, 1622, 1622, 935, 1694, 1588, 1589, 1589, 1596, 1590,
    2394, 2402, 428, 1633, 95, 1610, 1739, 1590, 1742, 1610, 1759, 1605, 1605, 1771, 1771, 1663,
    1659, 787, 1613, 1812, 1778, 1570, 1663, 1596, 1596, 1632, 1579, 1740, 1570, 1781, 1576, 1659,
    1577, 1770, 1778, 16, 1613, 1812, 1615, 1616, 1580, 26, 1618, 867, 1675, 1627, 1771, 1622, 1622,
    935, 1694, 1588, 1589, 1589, 1595, 1598, 1739, 1666, 2438, 1576, 428, 1600, 1142, 1730, 1731,
    1633, 1633, 1738, 1610, 1601, 1745, 1746, 1610, 1142, 1604, 1627, 1579, 1650, 1648, 1675, 1724,
    1727, 1730, 1732, 1764, 1759, 1758, 1762, 1770, 1609, 1771, 1607, 1635, 1576, 1635, 1780, 1760,
    1781, 1784, 1787, 1613, 1722, 1781, 1782, 1784, 1833, 1798, 933, 872, 1825, 606, 630, 871, 872,
    1809, 1809, 1890, 662, 1919, 1951, 209, 1838, 1961, 1966, 223, 2200, 1868, 1397, 1843, 20, 834,
    840, 887, 2040, 1874, 2044, 2050, 1622, 2062, 2220, 51, 53, 54, 1098, 2086, 2094, 2105, 2111,
    1024, 67, 2119, 2124, 80, 1118, 2182, 2184, 2037, 2200, 1152, 96, 1154, 2207, 110, 1171, 2077,
    2258, 2224, 2225, 2232, 113, 1849, 2238, 2150, 1840, 123, 2252, 1862, 122, 2258, 123, 1215,
    2261, 2262, 2268, 1236, 2287, 143, 1283, 2300, 2308, 2314, 2319, 2320, 154, 1860, 158, 1883,
    1866, 2345, 887, 1882, 1403, 2349, 2351, 1886, 1891, 1893, 1897, 1834, 662, 2292, 1904, 1904,
    1236, 684, 684, 2298, 2370, 1966, 1962, 1931, 718, 1931, 1954, 1952, 209, 1938, 1838, 1931, 770,
    1962, 1837, 1838, 2030, 1987, 223, 783, 1978, 2200, 684, 1397, 812, 2000, 819, 2003, 2005, 840,
    2095, 2015, 2357, 1915, 1912, 2381, 1848, 2034, 901, 2038, 35, 1874, 1943, 1930, 2048, 2357,
    920, 1930, 1955, 1841, 1902, 2220, 2076, 1843, 51, 969, 1847, 2083, 2319, 2104, 1024, 2116,
    1848, 68, 684, 1904, 1912, 80, 1118, 2179, 2178, 2179, 2179, 2190, 2193, 1850, 2199, 1152, 2236,
    1154, 1154, 1165, 2027, 2028, 1171, 218, 1852, 2062, 2077, 2219, 2224, 2224, 2150, 1862, 2257,
    2232, 2258, 1215, 1215, 1854, 1854, 1220, 770, 1152, 2224, 1236, 1855, 43, 1856, 1236, 1236,
    1857, 2257, 143, 1283, 1283, 2308, 1859, 2306, 149, 1861, 2318, 154, 1862, 1320, 1860, 158,
    1883, 1865, 1086, 2340, 2340, 2340, 1866, 1868, 2343, 2344, 2345, 1351, 2353, 1803, 1848, 2351,
    2057, 2150, 2150, 1397, 1403, 158, 2362, 1396, 1398, 1605, 1400, 1403, 2383, 2382, 2382, 2439,
    2445, 2445, 2427, 2427, 2427, 2428, 2434, 2435, 2436, 2438, 2397, 2398, 2396, 2397, 2398, 2445,
    2453, 2416, 2416, 2445, 2445, 2396, 2412, 2413, 2442, 2384, 2445, 2412, 2386, 2427, 2427, 2389,
    1693, 2394, 2437, 2397, 2398, 2395, 2398, 2398, 2399, 2396, 1485, 2398, 2439, 1053, 1056, 1487,
    1488, 2401, 2449, 2402, 2414, 2413, 2453, 1635, 1829, 344, 380, 1659, 76, 601, 1075, 2338, 381,
  ]

  /// The declared type that each is; 65535 where it is none.
  static let identifiers: [UInt16] = [
    65535, 65535, 65535, 35, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 564, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 551, 65535, 65535, 65535,
    65535, 65535, 782, 65535, 65535, 65535, 533, 65535, 549, 65535, 65535, 65535, 65535, 65535, 7,
    65535, 65535, 65535, 65535, 526, 65535, 527, 65535, 802, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 48, 263, 65535, 65535, 65535, 65535, 65535, 65535, 393, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 477, 478, 612, 65535, 65535, 65535, 65535, 65535, 750, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 8, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 891, 65535, 65535, 65535, 65535, 11, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 853, 854, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 17, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 200, 806, 204, 209, 302, 304,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 56, 65535, 65535, 65535, 65535, 65535, 65535,
    433, 432, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 546, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 797, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 5, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 417, 65535, 65535, 418, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 66, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 468, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 439, 451, 442, 65535, 443, 602, 604, 65535,
    440, 65535, 65535, 65535, 457, 65535, 65535, 65535, 65535, 65535, 65535, 464, 462, 596, 65535,
    598, 600, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 606, 608, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 568, 566, 567, 569, 570, 571, 65535,
    572, 573, 574, 575, 65535, 576, 577, 65535, 578, 579, 65535, 580, 65535, 581, 582, 831, 65535,
    65535, 65535, 65535, 65535, 65535, 595, 65535, 597, 599, 601, 603, 605, 607, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 505, 65535, 65535, 65535, 65535, 65535, 507, 508, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 589, 65535,
    585, 587, 65535, 584, 591, 65535, 65535, 65535, 589, 590, 585, 586, 587, 588, 584, 591, 592,
    593, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 539, 543, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 4, 65535, 65535, 65535, 65535, 65535, 65535, 515, 65535, 65535, 661,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 43, 278,
    279, 83, 383, 182, 65535, 355, 385, 65535, 32, 36, 65535, 65535, 65535, 65535, 540, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 50, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 726, 871, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 545, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 898, 550, 65535, 65535, 65535, 70, 65535, 747, 65535, 65535, 65535, 65535,
    748, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 531, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 613, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 767, 750, 65535, 65535, 65535, 65535, 65535, 65535, 410, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 767, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 363, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 111, 65535, 15, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 129, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 190, 192, 189, 201, 65535, 65535, 65535, 65535,
    65535, 529, 65535, 65535, 530, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 541,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 264, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 436, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 456, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 825, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 542, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 826, 65535,
    65535, 65535, 65535, 392, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 891, 65535, 839,
    65535, 840, 65535, 65535, 65535, 767, 65535, 511, 65535, 65535, 65535, 65535, 314, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 611, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 491, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 509, 65535, 65535, 855, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 767, 857,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 524, 525, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 870, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 510, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 377, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 891, 65535, 381, 65535, 65535, 65535, 65535,
    65535, 614, 65535, 65535, 65535, 65535, 616, 615, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 894, 583, 895, 65535, 65535, 65535,
    65535, 65535, 65535, 897, 65535, 899, 65535, 65535, 654, 656, 657, 65535, 660, 538, 65535, 619,
    712, 757, 769, 65535, 649, 809, 65535, 813, 261, 814, 650, 65535, 65535, 65535, 390, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 506, 466, 647, 65535, 65535,
    65535, 65535, 65535, 65535, 659, 65535, 65535, 618, 65535, 65535, 65535, 65535, 68, 65535,
    65535, 65535, 622, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 624, 65535,
    65535, 316, 315, 282, 562, 65535, 65535, 65535, 65535, 625, 626, 806, 65535, 469, 471, 65535,
    627, 65535, 65535, 65535, 630, 65535, 652, 65535, 389, 506, 65535, 65535, 65535, 65535, 65535,
    65535, 633, 65535, 843, 404, 65535, 522, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 635, 65535, 65535, 638, 650, 639, 521, 642, 65535, 65535, 645, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 876, 834, 878, 65535, 65535, 65535, 65535, 65535, 552, 719, 720, 722, 65535, 438,
    65535, 65535, 16, 65535, 65535, 398, 790, 791, 792, 794, 65535, 65535, 800, 799, 65535, 65535,
    65535, 800, 801, 65535, 65535, 560, 65535, 65535, 844, 65535, 65535, 65535, 866, 65535, 874,
    65535, 65535, 9, 65535, 65535, 65535, 65535, 65535, 391, 65535, 425, 65535, 65535, 65535, 455,
    65535, 65535, 65535, 65535, 852, 65535, 65535, 65535, 65535, 65535, 65535, 648, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 394, 395, 396,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 441, 65535,
    65535, 65535, 65535, 65535, 3, 409, 421, 65535, 65535, 65535, 412, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 419, 420, 137, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 426, 65535, 65535, 65535, 428, 65535, 431, 65535, 65535, 65535, 65535, 270, 65535,
    65535, 0, 65535, 427, 65535, 822, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 535, 65535,
    484, 483, 65535, 486, 65535, 65535, 492, 493, 498, 65535, 65535, 65535, 499, 65535, 65535, 300,
    65535, 65535, 838, 65535, 838, 838, 838, 65535, 10, 65535, 850, 322, 65535, 65535, 517, 65535,
    65535, 512, 65535, 517, 65535, 65535, 65535, 65535, 518, 520, 519, 65535, 65535, 65535, 65535,
    534, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 892, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 272, 273, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 783, 845, 65535, 65535, 65535, 65535, 863, 65535, 553, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 324, 65535, 500, 502, 501, 65535, 65535,
    65535, 65535, 65535, 65535, 479, 65535, 65535, 132, 749, 743, 65535, 65535, 795, 65535, 482,
    65535, 65535, 65535, 65535, 536, 65535, 610, 841, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 444, 869, 65535, 65535, 465, 65535, 65535, 65535, 65535, 888, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 646,
    65535, 65535, 65535, 65535, 658, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    34, 65535, 65535, 711, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 728, 730, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 727, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 732, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 766, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 547, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 781, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 554, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 454, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 528, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 804, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 252, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 807, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 277, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 827, 829, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 832, 65535, 65535, 609, 65535, 65535, 65535, 65535, 65535, 836, 837, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 849, 65535, 65535, 65535, 65535, 851, 851, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 326, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 867, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 887, 65535, 65535, 133, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 896, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 654, 655, 620, 65535, 758, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 818, 820, 817, 819, 65535, 651, 323, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 647, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 775, 6, 623, 65535, 65535, 65535, 65535, 262, 563,
    65535, 65535, 65535, 437, 470, 472, 473, 474, 475, 721, 65535, 629, 481, 651, 65535, 65535,
    65535, 651, 65535, 65535, 637, 65535, 65535, 641, 65535, 65535,
  ]

  /// The format that each declared type is; 65535 where it is none.
  static let formatsOfTypes: [UInt16] = [
    1710, 65535, 65535, 1669, 620, 253, 2428, 42, 95, 1610, 1748, 110, 65535, 65535, 65535, 857,
    1579, 173, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 653, 65535, 1901, 3, 654, 65535, 65535, 65535, 65535, 65535, 65535, 643, 65535,
    65535, 65535, 65535, 60, 65535, 695, 65535, 65535, 65535, 65535, 65535, 203, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 316, 65535, 1458, 65535, 763, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 646, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 855, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 929, 65535, 65535, 1836, 2341, 65535, 65535, 65535, 1688, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 648, 65535, 65535, 65535, 65535, 65535, 65535, 956, 954, 65535, 955, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 190, 957, 65535, 65535, 192, 65535, 65535, 65535, 65535, 193,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 2105, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1424, 2434,
    61, 1025, 65535, 65535, 65535, 65535, 65535, 1707, 65535, 1793, 1794, 65535, 65535, 65535, 2128,
    644, 645, 65535, 65535, 1477, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1739, 65535, 194, 65535, 195, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1165, 1476, 1475, 65535, 65535, 65535,
    65535, 65535, 1751, 2402, 1822, 65535, 2248, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 650, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 846, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1354, 65535, 65535, 65535, 1367, 65535, 647, 65535, 651, 65535, 65535, 65535,
    1498, 1430, 1616, 1128, 68, 1648, 1649, 1650, 65535, 1582, 65535, 65535, 65535, 65535, 65535,
    1509, 65535, 65535, 65535, 65535, 1670, 821, 65535, 1675, 65535, 65535, 65535, 65535, 286, 289,
    1686, 1687, 1671, 65535, 65535, 65535, 1618, 1696, 1712, 1700, 65535, 65535, 1702, 211, 210,
    65535, 65535, 1053, 2439, 1576, 380, 388, 1663, 382, 384, 1859, 65535, 65535, 65535, 65535,
    65535, 65535, 381, 65535, 65535, 2053, 1622, 1086, 392, 65535, 65535, 65535, 65535, 400, 65535,
    399, 1863, 1442, 65535, 363, 1487, 2440, 1488, 2441, 2442, 2443, 2444, 65535, 76, 77, 1833,
    65535, 2448, 1843, 1725, 1724, 65535, 1727, 65535, 65535, 65535, 65535, 1201, 1730, 1731, 65535,
    65535, 65535, 65535, 1732, 1736, 1824, 1826, 1825, 65535, 65535, 494, 1441, 500, 501, 1212,
    1315, 1160, 1757, 65535, 65535, 627, 65535, 1754, 1764, 1766, 1765, 1529, 1511, 65535, 1281,
    1282, 47, 49, 2076, 963, 966, 793, 65535, 34, 1771, 1722, 1848, 65535, 1413, 608, 659, 1002,
    1114, 609, 65535, 737, 226, 2000, 65535, 36, 759, 24, 1571, 1811, 2034, 65535, 65535, 65535,
    65535, 65535, 1598, 65535, 1478, 2435, 16, 65535, 440, 441, 439, 442, 443, 444, 446, 447, 448,
    449, 451, 452, 454, 455, 457, 459, 460, 1395, 535, 532, 543, 533, 545, 530, 541, 536, 548, 549,
    65535, 468, 401, 470, 403, 471, 404, 472, 385, 473, 386, 474, 414, 475, 415, 2193, 1850, 1184,
    78, 803, 1373, 1379, 1378, 65535, 1453, 1415, 2384, 65535, 1462, 2429, 1472, 1483, 1484, 1490,
    65535, 2447, 1494, 65535, 65535, 1506, 65535, 1523, 65535, 2456, 1526, 1528, 65535, 2459, 1530,
    65535, 65535, 1533, 1886, 1443, 1634, 1420, 1426, 2401, 1496, 65535, 1408, 2383, 1409, 1410,
    1891, 1450, 1412, 630, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1904,
    1416, 65535, 65535, 65535, 65535, 65535, 65535, 1572, 1573, 2445, 1574, 65535, 65535, 65535,
    707, 1943, 1930, 65535, 1931, 65535, 1966, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1838, 65535, 65535, 65535, 765, 770, 1837, 84, 65535, 65535, 65535, 65535,
    65535, 65535, 1417, 2386, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1989, 813, 65535,
    1418, 65535, 65535, 65535, 65535, 65535, 2427, 65535, 65535, 65535, 65535, 65535, 2015, 30,
    1803, 65535, 65535, 65535, 65535, 65535, 65535, 1583, 1584, 1585, 65535, 1586, 1841, 65535, 241,
    65535, 1590, 1589, 1595, 51, 65535, 2095, 65535, 191, 2116, 65535, 1421, 65535, 65535, 65535,
    1423, 1425, 65535, 65535, 2398, 2396, 2399, 2397, 65535, 1714, 65535, 65535, 1098, 1123, 2178,
    65535, 2179, 65535, 461, 2190, 65535, 1564, 65535, 2199, 2200, 1742, 1152, 1154, 1851, 65535,
    1508, 1601, 1804, 65535, 65535, 65535, 2219, 1750, 2224, 1627, 122, 123, 1215, 65535, 1236,
    65535, 65535, 65535, 65535, 65535, 1809, 65535, 65535, 1605, 2308, 65535, 1860, 1292, 708,
    65535, 65535, 1607, 65535, 1563, 65535, 1565, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 2338, 1868, 65535, 65535, 105, 1781, 65535, 1394, 1396, 2370, 1403, 758, 1405, 65535,
  ]

  /// Where the parents of each begin.
  static let parentStarts: [UInt16] = [
    0, 2, 2, 3, 3, 5, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 9, 10, 10, 10, 12, 12, 12, 12, 12,
    13, 13, 13, 13, 13, 14, 14, 15, 15, 15, 16, 17, 19, 19, 19, 20, 20, 20, 20, 20, 21, 21, 21, 21,
    21, 22, 23, 23, 25, 25, 25, 27, 27, 27, 27, 27, 27, 27, 28, 28, 28, 28, 28, 28, 28, 28, 30, 32,
    32, 32, 32, 33, 34, 34, 34, 34, 34, 34, 34, 34, 36, 38, 40, 41, 41, 43, 43, 43, 44, 45, 46, 46,
    46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 47, 47, 47, 48, 48, 48, 48, 48, 48, 48, 48, 48,
    48, 48, 48, 48, 48, 48, 49, 49, 49, 49, 49, 49, 50, 51, 51, 52, 52, 53, 54, 55, 55, 55, 55, 55,
    55, 56, 56, 56, 56, 56, 57, 57, 58, 58, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 61, 63, 63, 65,
    65, 65, 65, 67, 69, 71, 73, 73, 73, 75, 77, 77, 77, 77, 77, 77, 79, 79, 79, 79, 79, 79, 79, 79,
    79, 79, 81, 81, 81, 81, 81, 81, 81, 81, 81, 81, 81, 82, 82, 82, 82, 82, 82, 82, 82, 82, 83, 83,
    83, 83, 83, 84, 84, 84, 84, 84, 84, 84, 84, 84, 86, 86, 88, 88, 88, 88, 88, 88, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 92, 94, 94, 94, 94, 94, 94, 96, 97, 98, 98, 98, 99, 101, 101, 101, 101, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 103, 105, 107, 107, 107, 107, 107, 108, 108,
    108, 109, 110, 110, 110, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112,
    113, 113, 113, 113, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 116, 116, 116, 117, 117, 117, 117, 117, 117, 117, 117, 119, 119, 119, 119, 119, 119, 119,
    119, 121, 123, 125, 127, 129, 131, 133, 135, 135, 135, 135, 135, 137, 137, 137, 137, 137, 137,
    137, 137, 137, 139, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 143, 145, 145,
    145, 145, 147, 147, 147, 147, 148, 148, 150, 152, 154, 154, 156, 158, 160, 160, 160, 162, 162,
    162, 162, 164, 164, 164, 166, 168, 170, 171, 172, 173, 174, 175, 176, 176, 176, 178, 180, 181,
    183, 183, 183, 183, 183, 183, 183, 184, 185, 185, 185, 185, 187, 187, 187, 187, 187, 187, 187,
    187, 187, 187, 187, 187, 187, 187, 188, 188, 188, 188, 188, 189, 189, 189, 190, 190, 190, 191,
    191, 193, 193, 193, 193, 193, 193, 193, 195, 197, 199, 199, 201, 201, 201, 201, 201, 201, 201,
    201, 201, 201, 203, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 207, 207,
    207, 207, 207, 207, 207, 207, 207, 207, 207, 207, 208, 208, 208, 208, 208, 208, 208, 208, 208,
    208, 208, 210, 210, 210, 210, 212, 214, 216, 217, 219, 219, 219, 219, 219, 221, 221, 223, 223,
    223, 225, 225, 225, 227, 227, 227, 227, 227, 227, 227, 227, 227, 227, 227, 227, 227, 227, 227,
    229, 229, 229, 229, 229, 229, 229, 229, 229, 229, 229, 229, 229, 229, 230, 230, 230, 232, 232,
    232, 232, 232, 232, 232, 232, 233, 234, 236, 236, 236, 238, 238, 240, 240, 240, 240, 240, 240,
    240, 240, 240, 240, 240, 240, 242, 244, 246, 248, 248, 250, 250, 250, 250, 250, 250, 250, 250,
    250, 250, 250, 252, 253, 253, 253, 255, 255, 257, 257, 257, 257, 259, 259, 261, 261, 261, 261,
    261, 261, 261, 263, 263, 265, 266, 268, 269, 271, 271, 271, 271, 273, 275, 275, 275, 275, 275,
    275, 275, 275, 275, 275, 277, 277, 277, 279, 280, 282, 283, 283, 285, 285, 286, 288, 289, 290,
    291, 293, 294, 295, 297, 298, 300, 300, 300, 300, 300, 300, 300, 300, 302, 304, 304, 304, 305,
    307, 307, 307, 309, 310, 310, 311, 311, 313, 315, 315, 316, 317, 317, 319, 321, 322, 322, 322,
    324, 326, 328, 328, 328, 330, 332, 334, 336, 336, 338, 340, 340, 340, 341, 341, 343, 345, 347,
    349, 350, 350, 352, 354, 354, 355, 357, 357, 359, 361, 361, 362, 363, 363, 364, 366, 368, 369,
    369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 384, 386, 386, 386, 386,
    388, 390, 390, 392, 392, 394, 394, 396, 396, 396, 398, 398, 399, 401, 403, 405, 405, 405, 405,
    407, 407, 409, 410, 411, 411, 413, 413, 415, 416, 417, 417, 417, 417, 417, 419, 421, 422, 423,
    423, 425, 425, 425, 425, 425, 425, 425, 427, 427, 428, 428, 430, 432, 432, 432, 432, 434, 436,
    438, 439, 441, 441, 441, 442, 444, 446, 446, 446, 446, 447, 447, 449, 449, 451, 451, 453, 453,
    455, 455, 455, 456, 456, 456, 457, 458, 459, 459, 460, 461, 462, 463, 464, 465, 466, 467, 467,
    468, 468, 469, 470, 471, 473, 473, 475, 475, 476, 477, 477, 478, 479, 479, 479, 479, 479, 479,
    479, 480, 481, 483, 484, 484, 485, 487, 487, 488, 489, 489, 490, 491, 492, 493, 493, 493, 495,
    497, 497, 499, 500, 501, 502, 504, 505, 506, 508, 509, 510, 511, 512, 512, 512, 512, 514, 516,
    516, 517, 519, 521, 523, 525, 527, 528, 528, 528, 530, 530, 530, 530, 532, 534, 534, 535, 537,
    539, 540, 540, 540, 542, 542, 544, 546, 548, 550, 552, 553, 555, 555, 557, 559, 560, 560, 560,
    562, 564, 565, 565, 565, 565, 565, 566, 568, 569, 571, 573, 573, 574, 575, 575, 575, 575, 576,
    578, 580, 581, 581, 581, 583, 585, 587, 589, 591, 593, 595, 595, 595, 595, 595, 595, 597, 598,
    600, 602, 602, 604, 606, 606, 608, 610, 610, 610, 610, 610, 610, 610, 610, 612, 612, 613, 613,
    615, 616, 618, 620, 620, 622, 624, 626, 626, 628, 630, 632, 634, 636, 638, 640, 641, 641, 643,
    643, 643, 644, 646, 646, 648, 649, 651, 651, 651, 651, 651, 653, 653, 653, 653, 653, 655, 655,
    655, 655, 657, 657, 659, 660, 661, 661, 663, 663, 663, 663, 663, 663, 663, 663, 665, 665, 667,
    667, 669, 669, 669, 671, 671, 671, 673, 673, 673, 675, 677, 679, 681, 683, 685, 687, 689, 691,
    693, 695, 695, 697, 698, 700, 700, 700, 702, 702, 702, 703, 704, 704, 704, 705, 706, 706, 706,
    706, 707, 708, 710, 711, 712, 714, 716, 718, 720, 721, 721, 723, 723, 723, 724, 725, 726, 726,
    728, 728, 730, 730, 730, 732, 732, 734, 736, 736, 736, 737, 737, 737, 737, 739, 741, 743, 744,
    744, 744, 746, 746, 748, 749, 751, 752, 752, 752, 752, 752, 752, 752, 752, 753, 754, 754, 756,
    756, 756, 756, 757, 758, 758, 760, 760, 760, 762, 764, 765, 765, 766, 768, 768, 768, 768, 769,
    770, 772, 774, 776, 778, 778, 780, 780, 781, 783, 784, 785, 785, 787, 789, 791, 793, 793, 793,
    793, 795, 797, 797, 797, 797, 799, 800, 800, 800, 800, 802, 804, 804, 804, 804, 806, 806, 808,
    810, 812, 812, 813, 813, 813, 813, 813, 814, 814, 816, 817, 819, 819, 820, 820, 821, 822, 822,
    822, 822, 824, 824, 826, 826, 826, 827, 829, 830, 832, 834, 836, 836, 838, 838, 840, 842, 843,
    844, 845, 846, 847, 848, 849, 850, 851, 852, 853, 854, 855, 856, 857, 857, 857, 857, 857, 857,
    857, 859, 859, 861, 863, 865, 865, 865, 865, 866, 868, 870, 871, 871, 871, 873, 873, 875, 875,
    877, 879, 879, 881, 881, 883, 885, 887, 889, 891, 891, 891, 892, 893, 894, 895, 896, 898, 899,
    900, 901, 901, 901, 901, 901, 903, 904, 905, 907, 909, 909, 910, 912, 914, 916, 917, 918, 920,
    922, 923, 925, 926, 928, 930, 931, 932, 933, 934, 936, 937, 938, 940, 940, 940, 942, 942, 944,
    946, 948, 949, 950, 950, 952, 954, 955, 957, 959, 961, 962, 963, 964, 964, 964, 965, 965, 966,
    966, 968, 969, 969, 969, 971, 972, 974, 975, 975, 975, 977, 978, 978, 980, 982, 984, 986, 988,
    989, 990, 991, 991, 991, 991, 991, 991, 991, 992, 993, 993, 993, 993, 993, 993, 993, 993, 995,
    997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997,
    997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997,
    997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997,
    997, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998,
    998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998,
    998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 999, 999, 999,
    999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 1000, 1000,
    1000, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1007, 1008, 1009, 1010, 1011, 1012, 1013,
    1014, 1014, 1015, 1016, 1017, 1018, 1018, 1019, 1019, 1019, 1019, 1019, 1019, 1019, 1019, 1020,
    1020, 1020, 1020, 1020, 1021, 1021, 1021, 1021, 1021, 1021, 1021, 1021, 1021, 1021, 1021, 1021,
    1021, 1021, 1021, 1021, 1021, 1021, 1021, 1021, 1021, 1021, 1021, 1021, 1021, 1021, 1021, 1021,
    1021, 1021, 1021, 1022, 1022, 1022, 1022, 1022, 1022, 1022, 1024, 1024, 1024, 1024, 1024, 1024,
    1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024,
    1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1026, 1026, 1026, 1026, 1026,
    1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026,
    1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026, 1026,
    1026, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028,
    1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028,
    1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1029, 1029, 1029,
    1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029,
    1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029,
    1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029, 1029,
    1029, 1029, 1029, 1029, 1030, 1030, 1030, 1030, 1030, 1030, 1031, 1032, 1033, 1034, 1034, 1034,
    1034, 1034, 1034, 1034, 1035, 1035, 1035, 1036, 1036, 1036, 1036, 1037, 1037, 1037, 1037, 1037,
    1037, 1037, 1037, 1037, 1037, 1037, 1037, 1037, 1037, 1037, 1037, 1037, 1037, 1037, 1037, 1037,
    1037, 1037, 1038, 1038, 1039, 1039, 1039, 1039, 1039, 1039, 1039, 1039, 1039, 1039, 1039, 1039,
    1039, 1040, 1041, 1043, 1044, 1044, 1044, 1044, 1044, 1044, 1044, 1045, 1047, 1047, 1048, 1048,
    1048, 1048, 1048, 1048, 1048, 1048, 1048, 1049, 1050, 1050, 1051, 1051, 1051, 1051, 1051, 1052,
    1052, 1053, 1054, 1054, 1055, 1055, 1055, 1056, 1056, 1057, 1058, 1058, 1059, 1060, 1061, 1062,
    1062, 1063, 1064, 1065, 1066, 1067, 1068, 1068, 1069, 1070, 1070, 1071, 1072, 1072, 1073, 1074,
    1075, 1076, 1076, 1077, 1078, 1079, 1080, 1081, 1082, 1083, 1083, 1084, 1085, 1086, 1087, 1088,
    1089, 1090, 1091, 1092, 1093, 1094, 1095, 1095, 1095, 1095, 1096, 1097, 1098, 1099, 1100, 1101,
    1102, 1103, 1103, 1104, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111, 1112, 1113, 1114, 1115,
    1116, 1116, 1117, 1117, 1117, 1117, 1118, 1119, 1120, 1121, 1122, 1122, 1123, 1124, 1125, 1126,
    1127, 1129, 1130, 1131, 1132, 1132, 1133, 1134, 1135, 1136, 1137, 1138, 1138, 1138, 1139, 1140,
    1141, 1142, 1142, 1143, 1144, 1145, 1146, 1147, 1148, 1149, 1150, 1151, 1152, 1152, 1152, 1153,
    1154, 1155, 1156, 1157, 1158, 1158, 1158, 1159, 1160, 1161, 1162, 1163, 1163, 1164, 1165, 1165,
    1166, 1167, 1168, 1169, 1169, 1169, 1169, 1170, 1170, 1170, 1170, 1171, 1171, 1171, 1172, 1172,
    1173, 1174, 1175, 1176, 1177, 1177, 1178, 1180, 1181, 1182, 1182, 1183, 1184, 1185, 1186, 1187,
    1188, 1189, 1189, 1189, 1190, 1191, 1192, 1193, 1194, 1194, 1195, 1195, 1196, 1197, 1197, 1197,
    1197, 1198, 1199, 1199, 1200, 1200, 1201, 1202, 1203, 1203, 1203, 1204, 1205, 1206, 1207, 1208,
    1210, 1211, 1212, 1213, 1214, 1215, 1215, 1216, 1217, 1217, 1218, 1218, 1218, 1219, 1220, 1221,
    1222, 1223, 1224, 1226, 1227, 1228, 1228, 1229, 1230, 1231, 1231, 1232, 1233, 1234, 1234, 1235,
    1236, 1236, 1237, 1238, 1239, 1239, 1241, 1242, 1242, 1242, 1243, 1244, 1245, 1245, 1246, 1246,
    1247, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1254, 1255, 1256, 1257, 1258, 1259, 1259, 1259,
    1260, 1260, 1260, 1260, 1260, 1260, 1260, 1260, 1261, 1262, 1263, 1264, 1265, 1266, 1267, 1267,
    1268, 1269, 1269, 1269, 1269, 1270, 1272, 1273, 1274, 1275, 1275, 1276, 1277, 1278, 1278, 1278,
    1278, 1279, 1280, 1281, 1282, 1284, 1285, 1286, 1287, 1288, 1289, 1289, 1290, 1291, 1291, 1292,
    1293, 1294, 1295, 1296, 1296, 1296, 1297, 1298, 1299, 1300, 1301, 1301, 1302, 1303, 1304, 1304,
    1305, 1305, 1306, 1307, 1308, 1309, 1310, 1311, 1311, 1312, 1313, 1314, 1315, 1315, 1315, 1316,
    1317, 1318, 1319, 1320, 1321, 1322, 1323, 1324, 1325, 1326, 1327, 1327, 1328, 1329, 1330, 1331,
    1332, 1332, 1333, 1334, 1335, 1335, 1336, 1337, 1338, 1338, 1339, 1340, 1341, 1342, 1343, 1343,
    1345, 1346, 1346, 1347, 1348, 1349, 1350, 1352, 1352, 1352, 1353, 1354, 1355, 1355, 1356, 1357,
    1358, 1359, 1360, 1361, 1362, 1363, 1364, 1365, 1366, 1367, 1368, 1369, 1370, 1371, 1372, 1373,
    1373, 1373, 1374, 1374, 1374, 1374, 1375, 1376, 1377, 1377, 1377, 1378, 1379, 1380, 1381, 1382,
    1383, 1383, 1383, 1384, 1385, 1386, 1387, 1388, 1389, 1390, 1391, 1392, 1392, 1392, 1393, 1393,
    1394, 1394, 1394, 1394, 1394, 1394, 1395, 1396, 1397, 1398, 1399, 1400, 1401, 1402, 1403, 1403,
    1404, 1405, 1405, 1406, 1407, 1408, 1409, 1410, 1410, 1411, 1412, 1413, 1414, 1415, 1416, 1416,
    1417, 1418, 1419, 1420, 1421, 1421, 1422, 1422, 1424, 1425, 1427, 1428, 1429, 1430, 1431, 1431,
    1432, 1433, 1433, 1434, 1435, 1436, 1437, 1438, 1439, 1440, 1441, 1441, 1441, 1441, 1441, 1441,
    1441, 1441, 1441, 1441, 1441, 1441, 1441, 1441, 1441, 1441, 1441, 1441, 1441, 1441, 1441, 1441,
    1441, 1441, 1441, 1441, 1441, 1441, 1441, 1442, 1442, 1442, 1442, 1442, 1442, 1442, 1442, 1442,
    1442, 1442, 1442, 1442, 1442, 1442, 1442, 1442, 1442, 1442, 1442, 1442, 1442, 1442, 1442, 1442,
    1442, 1443, 1443, 1443, 1443, 1443, 1443, 1443, 1443, 1443, 1443, 1443, 1443, 1443, 1443, 1443,
    1443, 1443, 1443, 1443, 1443, 1443, 1443, 1443, 1443, 1443, 1445,
  ]

  /// The parents: formats, or declared types from 32768 on.
  static let parents: [UInt16] = [
    33518, 33512, 33663, 33518, 33478, 33518, 33478, 1403, 33609, 33627, 33518, 33478, 33545, 33518,
    33627, 33609, 33609, 33518, 33512, 33609, 33518, 1851, 33609, 33518, 33512, 33518, 33478, 33627,
    33518, 33478, 33518, 33478, 33609, 33609, 33518, 33512, 33518, 33512, 33518, 33512, 33663,
    33518, 33512, 33609, 33609, 33609, 1403, 33609, 33609, 33570, 33627, 33627, 33609, 1403, 33627,
    33609, 33609, 33609, 33627, 33518, 33478, 33518, 33512, 33518, 33512, 33518, 33478, 33518,
    33478, 33518, 33512, 33518, 33512, 33518, 33478, 33518, 33478, 33518, 33478, 33518, 33512,
    33627, 33609, 33627, 33518, 33512, 33518, 33512, 33518, 33478, 33518, 33512, 33518, 33512,
    33518, 33478, 33609, 33609, 33545, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512,
    33609, 33570, 33570, 33518, 33478, 33609, 33609, 33518, 33478, 33663, 33518, 33512, 33518,
    33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512,
    33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 1075, 33512, 33518, 33512, 381, 33512,
    33545, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512,
    33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33512, 33512, 33512,
    33512, 33512, 33512, 33518, 33512, 33518, 33512, 33663, 33518, 33512, 33518, 33518, 33518,
    33512, 33663, 33663, 33663, 33663, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512,
    33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33663, 33518, 33512, 33518, 33478,
    33518, 33512, 33518, 33512, 33512, 33518, 33512, 33518, 33478, 33518, 33512, 33518, 33512,
    33518, 33512, 33518, 33478, 33512, 33518, 33512, 33627, 33627, 33518, 33512, 33518, 33512,
    33518, 33512, 33518, 33478, 33518, 33478, 33518, 33478, 33518, 33538, 33518, 33512, 33518,
    33512, 33663, 33518, 33478, 33518, 33478, 33518, 33538, 33518, 33478, 33518, 33478, 33518,
    33478, 33663, 33518, 33478, 33609, 33518, 33478, 33518, 33512, 33518, 33478, 33518, 33478,
    33518, 33478, 33663, 33518, 33478, 33518, 33518, 33478, 33627, 33518, 33478, 33518, 33518,
    33518, 33518, 33538, 33518, 33518, 33518, 33478, 33518, 33518, 33478, 33518, 33478, 33518,
    33478, 33627, 33518, 33478, 33518, 33478, 33627, 33518, 33518, 33478, 33518, 33538, 33663,
    33518, 33518, 33478, 699, 33478, 33518, 33518, 33512, 33518, 33478, 705, 33478, 33518, 33478,
    709, 33478, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33627, 33518, 33512, 33518,
    33512, 33518, 33512, 33518, 33478, 33609, 33518, 33478, 33518, 33478, 33609, 33518, 33512,
    33518, 33512, 33518, 33478, 33518, 33518, 33609, 33518, 33512, 33518, 33538, 33518, 33518,
    33518, 33518, 33518, 33518, 33518, 33518, 33518, 33518, 33518, 33518, 33518, 33518, 33518,
    33478, 33518, 33538, 33518, 33538, 33518, 33512, 33518, 33478, 33518, 33478, 33518, 33478,
    33518, 33478, 33609, 33518, 33478, 33518, 33538, 33518, 33478, 33518, 33478, 33663, 33627,
    33609, 33609, 33518, 33478, 33518, 33512, 33663, 33609, 33518, 33478, 33518, 33538, 33663,
    33518, 33518, 33478, 33518, 33478, 33609, 33518, 33478, 33518, 33538, 33518, 33512, 33518,
    33512, 33518, 33512, 33609, 33518, 33512, 12, 33518, 33538, 33518, 33478, 33609, 33518, 33538,
    33518, 33478, 33518, 33512, 33518, 33512, 33627, 33627, 33609, 33609, 33545, 33545, 33545,
    33545, 33545, 33545, 33545, 33545, 33663, 33663, 33545, 33545, 33518, 33512, 33518, 33478,
    33663, 33663, 33663, 33663, 33518, 33518, 33518, 33478, 33518, 33518, 33518, 33478, 33609,
    33627, 33609, 33518, 33518, 33570, 33518, 33478, 33663, 33627, 33518, 33538, 33545, 33663,
    33663, 33518, 33512, 33627, 33609, 33518, 33478, 33627, 33627, 33627, 33627, 33663, 33627,
    33518, 33538, 33545, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512,
    33627, 33518, 33478, 33518, 33512, 33518, 33512, 33609, 33518, 33512, 33518, 33512, 33609,
    33518, 33478, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33478, 33518, 33538, 33518,
    33518, 33478, 33518, 33478, 33518, 33478, 33518, 33518, 33478, 33518, 33478, 33609, 33663,
    33518, 33478, 33518, 33518, 33478, 33518, 33538, 33518, 33518, 33627, 33518, 33512, 33518,
    33512, 33663, 33518, 33512, 33518, 33512, 33518, 33512, 1274, 33512, 33518, 33512, 33518, 33512,
    33518, 33512, 33518, 33512, 33663, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512,
    33518, 33512, 33518, 33512, 33518, 33538, 33663, 33518, 33478, 33518, 33518, 33478, 1010, 33478,
    33518, 33538, 33518, 33538, 33518, 33478, 1015, 33478, 33518, 33478, 59, 33478, 33518, 33478,
    1020, 33478, 33518, 33478, 33518, 33512, 33627, 33518, 33478, 33609, 33518, 33478, 33518, 33512,
    33627, 33518, 33512, 33518, 33478, 33518, 33478, 33518, 33512, 33518, 33478, 33609, 33663,
    33518, 33512, 33518, 33538, 33518, 33538, 33518, 33512, 33518, 33538, 33518, 33478, 33518,
    33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33538, 33518, 33478, 33518, 33512,
    33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33518, 33512,
    33663, 33627, 33663, 33518, 33518, 33518, 33518, 33518, 33518, 33478, 33518, 33518, 33518,
    33478, 33518, 33478, 33518, 33478, 33518, 33478, 33609, 33518, 33478, 33627, 33627, 33663,
    33518, 33538, 33518, 33538, 33518, 33512, 33518, 33538, 33518, 33512, 33609, 33518, 33512,
    33518, 33512, 33518, 33512, 33663, 33518, 33478, 33518, 33478, 33518, 33518, 33478, 33518,
    33518, 33518, 33518, 33538, 33663, 33518, 33518, 33512, 33518, 33512, 33518, 33512, 33627,
    33609, 33518, 33512, 33609, 33609, 33518, 33512, 33518, 33512, 33518, 33512, 33518, 33538,
    33518, 33478, 33609, 33518, 33478, 33663, 33609, 33518, 33512, 33518, 33478, 33518, 33478,
    33518, 33512, 1378, 33478, 33518, 33478, 33518, 33538, 33609, 33518, 33538, 33518, 33512, 33518,
    33538, 33518, 33478, 33518, 33478, 1217, 33478, 33609, 33518, 33518, 33512, 33518, 33518, 33512,
    33518, 33609, 33609, 33518, 33512, 33518, 33512, 33663, 33518, 33512, 33518, 33518, 33478,
    33518, 33478, 33518, 33512, 33518, 33512, 33518, 33512, 1212, 33478, 33518, 33518, 33518, 33518,
    33518, 33518, 33518, 33518, 33518, 33518, 33518, 33518, 33518, 33518, 33609, 33518, 33478,
    33518, 33512, 33518, 33512, 33518, 33512, 33609, 33518, 33478, 33518, 33478, 33663, 33518,
    33538, 33518, 33538, 758, 33478, 33518, 33512, 33518, 33478, 33518, 33512, 33518, 33512, 33518,
    33512, 33518, 33512, 33518, 33512, 33609, 33609, 33518, 33518, 33518, 33518, 33538, 33518,
    33663, 33663, 33518, 33512, 33518, 33609, 1022, 33478, 33518, 33478, 33663, 33518, 33478, 33518,
    33478, 33518, 33478, 33518, 33518, 33518, 33478, 33518, 33478, 36, 33518, 33478, 33518, 33518,
    33512, 33518, 33512, 33518, 33518, 33518, 33518, 33518, 33478, 33663, 33663, 33518, 33478,
    33518, 33538, 33518, 33538, 33518, 33478, 33518, 33512, 33518, 33518, 33518, 33478, 33518,
    33478, 33518, 33518, 33478, 33518, 33478, 33518, 33478, 33609, 33518, 33518, 33663, 33663,
    33518, 33512, 33518, 33518, 33512, 33663, 33518, 33478, 33663, 33518, 33512, 33609, 33518,
    33512, 33518, 33538, 33518, 33478, 33518, 33478, 1407, 33478, 33518, 33518, 33518, 33663, 33663,
    33518, 33478, 33518, 33478, 1426, 1426, 33609, 33609, 33663, 33609, 33609, 33609, 33609, 33609,
    33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 33609, 1601, 1574,
    1605, 33518, 33512, 33518, 33512, 33518, 33512, 1607, 33609, 33609, 33609, 33609, 33609, 33609,
    33609, 33609, 33609, 33663, 33627, 33627, 1843, 33627, 33627, 33627, 33663, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33663, 33663, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 2224,
    33627, 33627, 33627, 33627, 33627, 33627, 33518, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 2086, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 1403, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 2050, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33570, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 2168, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 2119, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 1848, 33627, 33627, 1848, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 2224, 33627, 33627, 33627, 33627, 33627, 33627, 2224, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627, 33627,
    33627, 33663, 33627, 33627, 33663, 33627, 33627, 33627, 33663, 33627, 33627, 33627, 33627,
    33627, 33627, 33627, 33627, 33627, 33627, 33627, 33609, 2435, 33518, 33478,
  ]

  /// Where the containers of each begin.
  static let containerStarts: [UInt16] = [
    0, 0, 0, 1, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 7, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 12, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 16, 17, 17, 17, 17, 17, 17, 17, 17,
    18, 18, 19, 20, 21, 22, 22, 22, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 24, 24, 24,
    24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25,
    25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25,
    25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 26, 27, 28, 28, 28, 28, 28, 28, 28,
    29, 30, 31, 32, 32, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 34, 34, 34, 34, 34, 34,
    34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 35, 35, 35, 35, 35,
    35, 35, 35, 35, 35, 35, 36, 36, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 38,
    39, 39, 40, 41, 42, 42, 42, 42, 42, 42, 43, 44, 44, 45, 45, 45, 45, 46, 47, 48, 49, 50, 51, 52,
    53, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 62, 63, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 64, 64, 64, 64, 64, 64, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86, 87, 87, 87, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 98, 98,
    98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 99, 99, 99, 99, 99, 99,
    99, 99, 99, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 101, 101, 101, 101, 101, 101,
    101, 101, 102, 102, 102, 102, 102, 102, 103, 104, 105, 106, 107, 108, 109, 110, 110, 110, 111,
    112, 113, 114, 115, 116, 117, 118, 119, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121,
    121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 122, 122,
    123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 124, 125, 125, 125,
    125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 126, 127, 127, 128, 128,
    128, 129, 129, 130, 130, 130, 130, 130, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131,
    131, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132,
    133, 133, 133, 133, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134,
    134, 134, 134, 135, 135, 135, 135, 136, 136, 136, 136, 137, 137, 138, 138, 139, 139, 140, 141,
    142, 142, 142, 142, 142, 142, 142, 142, 143, 143, 144, 144, 144, 144, 144, 144, 144, 144, 144,
    144, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145,
    145, 145, 145, 145, 145, 145, 145, 145, 145, 146, 146, 146, 146, 146, 146, 146, 147, 147, 147,
    147, 147, 147, 147, 147, 147, 147, 147, 147, 147, 147, 147, 147, 148, 148, 148, 148, 148, 148,
    148, 149, 149, 149, 149, 149, 149, 149, 149, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150,
    150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150,
    150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150,
    150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 151, 151, 152, 152, 152, 152, 152, 152,
    153, 154, 155, 155, 156, 157, 157, 157, 157, 157, 157, 158, 158, 158, 158, 158, 158, 158, 158,
    158, 158, 158, 158, 158, 158, 158, 159, 159, 159, 159, 160, 160, 160, 160, 161, 162, 163, 163,
    163, 163, 163, 163, 163, 163, 163, 163, 163, 164, 164, 164, 165, 166, 167, 168, 168, 168, 168,
    168, 168, 168, 168, 168, 168, 169, 169, 169, 169, 169, 169, 169, 170, 170, 170, 170, 170, 170,
    170, 170, 170, 170, 170, 171, 171, 171, 171, 171, 171, 171, 171, 171, 172, 173, 173, 174, 175,
    176, 176, 176, 176, 177, 177, 177, 178, 178, 178, 178, 179, 180, 181, 181, 181, 181, 181, 181,
    181, 182, 183, 183, 183, 183, 183, 183, 183, 184, 185, 185, 186, 186, 187, 187, 187, 188, 188,
    188, 188, 188, 188, 188, 188, 188, 188, 188, 189, 190, 191, 191, 191, 192, 192, 192, 192, 192,
    192, 193, 193, 194, 194, 195, 195, 196, 196, 196, 196, 196, 196, 196, 196, 196, 196, 196, 196,
    196, 196, 196, 196, 196, 196, 196, 197, 197, 197, 197, 197, 197, 197, 197, 197, 197, 198, 199,
    199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199,
    199, 199, 199, 199, 199, 199, 199, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 201, 201,
    202, 202, 202, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203,
    203, 203, 203, 203, 204, 204, 205, 205, 205, 206, 206, 206, 206, 206, 206, 206, 206, 206, 206,
    206, 206, 206, 206, 206, 206, 206, 206, 206, 206, 207, 207, 207, 207, 207, 207, 207, 207, 207,
    207, 207, 207, 207, 207, 207, 207, 207, 207, 207, 207, 207, 207, 207, 208, 208, 209, 209, 209,
    209, 209, 209, 209, 209, 209, 209, 209, 209, 209, 209, 209, 209, 210, 210, 210, 211, 212, 212,
    212, 212, 213, 213, 213, 213, 213, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214,
    214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 215, 215, 215, 215, 215, 215, 215,
    215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 216,
    216, 216, 217, 217, 217, 217, 217, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218,
    218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218,
    218, 218, 218, 218, 219, 219, 219, 219, 219, 219, 219, 220, 220, 220, 220, 220, 220, 220, 220,
    220, 220, 220, 220, 220, 220, 220, 220, 220, 220, 220, 221, 222, 222, 222, 222, 222, 222, 222,
    222, 223, 223, 223, 224, 224, 224, 224, 224, 224, 224, 224, 224, 224, 224, 224, 224, 224, 224,
    224, 224, 225, 226, 227, 227, 227, 227, 227, 227, 227, 228, 228, 228, 228, 229, 229, 229, 229,
    229, 229, 230, 230, 230, 230, 230, 230, 231, 231, 232, 232, 233, 233, 233, 233, 234, 235, 236,
    237, 237, 238, 239, 239, 239, 240, 240, 240, 240, 241, 242, 243, 244, 244, 244, 244, 244, 244,
    244, 245, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246,
    246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246,
    246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246,
    246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246,
    246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 247, 247, 247, 247,
    247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247,
    247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247,
    247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 248, 248, 248, 248, 248, 248,
    248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248,
    248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248,
    248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 249, 249, 249, 249, 249,
    249, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250,
    250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250,
    250, 250, 250, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251,
    251, 251, 251, 251, 251, 251, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252,
    252, 252, 252, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253,
    253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253,
    253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253,
    253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253,
    253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253,
    253, 253, 253, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 256,
    256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 257, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258,
    258, 258, 258, 259, 259, 259, 259, 259, 259, 259, 259, 259, 259, 259, 259, 259, 259, 259, 259,
    259, 259, 259, 259, 259, 259, 259, 259, 259, 259, 259, 260, 260, 261, 261, 261, 261, 261, 261,
    261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261,
    261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261,
    261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261,
    261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261,
    261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261,
    261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261,
    261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261,
    261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261,
    261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261,
    261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261,
    261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261,
    261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261,
    261, 261, 261, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262,
    262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262,
    262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262,
    262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262,
    262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262,
    262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262,
    262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262,
    262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262,
    262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262,
    262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262,
    262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262,
    262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262,
    262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 262, 263, 263,
    264, 264, 264, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265,
    265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265,
    265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265,
    265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265, 265,
    265, 265, 266, 267, 267, 267, 267, 267, 267, 267, 267, 267, 267, 267, 267, 267, 267, 267, 267,
    267, 267,
  ]

  /// The formats as which the bytes can be read.
  static let containers: [UInt16] = [
    1396, 1405, 1405, 528, 1405, 1405, 1405, 1127, 1127, 1396, 1405, 1127, 51, 1405, 1396, 1405,
    1405, 1405, 1405, 1405, 1405, 1405, 1405, 494, 657, 1405, 1405, 1405, 51, 51, 51, 51, 1405,
    1396, 1405, 1127, 1405, 1127, 1405, 1405, 1405, 1405, 1405, 1127, 1127, 1127, 1405, 1405, 1405,
    1405, 1405, 1127, 1127, 1405, 1405, 1405, 1405, 1405, 1405, 1405, 1405, 1127, 1396, 1405, 1405,
    1405, 1405, 1405, 1405, 1405, 1396, 1405, 1405, 1405, 1405, 1396, 1405, 1405, 1396, 1405, 1405,
    1396, 1405, 1405, 1405, 1405, 1405, 1405, 1405, 1405, 1405, 1405, 1405, 1405, 1405, 1405, 1405,
    1405, 1405, 1396, 1405, 1405, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1127, 1405, 1405, 1405,
    1405, 1405, 1405, 1405, 1405, 1405, 1405, 1127, 1405, 36, 1396, 36, 36, 1127, 1396, 1405, 1405,
    1396, 1396, 528, 1127, 1396, 1292, 707, 1292, 1292, 1292, 707, 707, 608, 1292, 1405, 1292, 36,
    1396, 1396, 1396, 1396, 1396, 1405, 1396, 1396, 1396, 1396, 1405, 51, 1396, 1396, 1396, 36,
    1396, 36, 36, 36, 36, 1127, 1405, 1127, 1405, 1405, 1405, 1396, 1405, 1396, 1405, 1405, 1405,
    1396, 528, 1405, 1405, 1396, 1405, 1405, 1405, 1396, 1405, 1405, 1292, 1292, 1292, 1292, 59,
    528, 1396, 1396, 1127, 1405, 1396, 1396, 1405, 1405, 1396, 1396, 1396, 1396, 707, 1405, 1405,
    1396, 1405, 1292, 1396, 1292, 1127, 1396, 1292, 1396, 1396, 1292, 1396, 1292, 1396, 1396, 1405,
    1396, 1405, 1396, 1396, 1405, 1405, 1396, 1405, 1396, 1292, 1378, 1405, 1292, 1405, 1405, 1405,
    1396, 1396, 1396, 1396, 1405, 36, 707, 36, 36, 36, 1405, 1405, 1127, 1396, 1396, 1396, 1396, 51,
    1396, 1396, 1396, 1396, 1396,
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
    .a51
    .a52
    .a68
    .a78
    .a86
    .aa
    .aa3
    .aab
    .aac
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
    .bat
    .bats
    .bau
    .bay
    .bb
    .bbappend
    .bbclass
    .bbx
    .bc
    .bcpio
    .bcpl
    .bcstm
    .bdb
    .bdf
    .bdm
    .bdmv
    .bdoc
    .beam
    .bed
    .befunge
    .bf
    .bfstm
    .bh2
    .bi
    .bib
    .bicep
    .bie
    .bigwig
    .bik
    .bik2
    .bin
    .binpb
    .bit
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
    .bnf
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
    .bst
    .bsv
    .bt
    .btf
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
    .c4d
    .c4f
    .c4g
    .c4p
    .c4u
    .c8
    .cab
    .cabal
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
    .cb7
    .cba
    .cbl
    .cbor
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
    .cdbcmsg
    .cdf
    .cdi
    .cdkey
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
    .ch8
    .chai
    .chd
    .chm
    .chp
    .chpl
    .chrt
    .cif
    .cii
    .cil
    .cin
    .cir
    .circom
    .ciso
    .ciw
    .cjs
    .cjsx
    .ck
    .ckt
    .cl
    .cl2
    .cla
    .clang-format
    .clar
    .class
    .clcpp
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
    .conf
    .config
    .container
    .containerfile
    .coq
    .cp
    .cpanfile
    .cpgz
    .cpi
    .cpio
    .cpio.gz
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
    .ctex
    .ctl
    .ctp
    .cts
    .cu
    .cub
    .cube
    .cue
    .cuh
    .cur
    .curl
    .curry
    .customdestinations-ms
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
    .davmount
    .db
    .db-journal
    .db-wal
    .db2
    .db3
    .db5
    .dbf
    .dbk
    .dbpf
    .dbt
    .dbx
    .dc3
    .dc42
    .dcd
    .dcl
    .dcm
    .dcr
    .dcs
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
    .def
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
    .dor
    .dot
    .dotm
    .dotsettings
    .dotsettings.user
    .dotx
    .download
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
    .drv
    .drw
    .ds2
    .dsf
    .dsk
    .dsl
    .dsn
    .dsp
    .dss
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
    .dwf
    .dwfx
    .dwg
    .dwl
    .dx
    .dxa
    .dxf
    .dxp
    .dxr
    .dyalog
    .dyl
    .dylan
    .dylib
    .dz
    .e
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
    .ecr
    .ect
    .ecw
    .edb
    .ede
    .edf
    .edi
    .edifact
    .editorconfig
    .edm
    .edn
    .edoc
    .edx
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
    .fcdt
    .fcgi
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
    .fig
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
    .ftn
    .fts
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
    .gbk
    .gbl
    .gblorb
    .gbo
    .gbp
    .gbr
    .gbrjob
    .gbs
    .gca
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
    .gdi
    .gdl
    .gdoc
    .gdraw
    .gds
    .gdshader
    .gdshaderinc
    .gdsii
    .ged
    .gedcom
    .gem
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
    .gpl
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
    .gvy
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
    .h5py
    .h86
    .ha
    .hack
    .hal
    .ham
    .ham8
    .haml
    .haml.deface
    .handlebars
    .har
    .hbci
    .hbs
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
    .hl
    .hl7
    .hlean
    .hlp
    .hlsl
    .hlsli
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
    .i
    .i2g
    .i3
    .i7x
    .ia64
    .iam
    .ibd
    .ibooks
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
    .idl
    .idml
    .idr
    .idw
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
    .jrd
    .jrxml
    .js
    .js.map
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
    .kct
    .kdb
    .kdbx
    .kdc
    .kdelnk
    .kdenlive
    .keras
    .kexi
    .kexic
    .kexis
    .key
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
    .kml
    .kmy
    .kmz
    .kne
    .knp
    .ko
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
    .lbm
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
    .lid
    .lidr
    .lif
    .ligo
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
    .lrf
    .lri
    .lrm
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
    .m
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
    .mcd
    .mcdx
    .mcif
    .mcmeta
    .mcw
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
    .mfm
    .mft
    .mg
    .mgc
    .mgp
    .mgt
    .mgt.plusd
    .mgu
    .mgz
    .mht
    .mhtml
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
    .mmod
    .mmp
    .mmpt
    .mmr
    .mnc
    .mng
    .mny
    .mo
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
    .mpt
    .mptm
    .mpv
    .mpx
    .mpy
    .mq4
    .mq5
    .mqh
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
    .mvg
    .mvt
    .mw
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
    .nasl
    .nasm
    .natvis
    .nawk
    .nb
    .nbib
    .nbk
    .nbp
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
    .ngc
    .ngdat
    .nginx
    .nginxconf
    .ngp
    .ni
    .nib
    .nii
    .nim
    .nimble
    .nimrod
    .nims
    .ninja
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
    .nroff
    .nrw
    .nsc
    .nse
    .nsf
    .nsfe
    .nsh
    .nsi
    .nsis
    .nsp
    .nspawn
    .nss
    .nst
    .nsv
    .nt
    .ntar
    .ntf
    .nu
    .numbers
    .nupkg
    .nuspec
    .nut
    .nuv
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
    .opml
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
    .ova
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
    .pbm
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
    .pix
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
    .pl6
    .planner
    .plantuml
    .plb
    .plc
    .plf
    .plist
    .pln
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
    .pmd
    .pmdx
    .pml
    .pmod
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
    .psw
    .psx
    .pt
    .pt6
    .pt65
    .pth
    .pti
    .ptid
    .ptif
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
    .pwn
    .pwt
    .px
    .pxd
    .pxi
    .pxl
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
    .qbo
    .qbrew
    .qbs
    .qcow
    .qcow2
    .qcp
    .qd
    .qed
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
    .rgba
    .rgbe
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
    .rkt
    .rktd
    .rktl
    .rl
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
    .roa
    .robot
    .roc
    .rockspec
    .roff
    .rom
    .ronn
    .root
    .roq
    .ros
    .rp
    .rpcgen
    .rpf
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
    .rq
    .rs
    .rs.in
    .rsd
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
    .sab
    .saf
    .safetensors
    .sage
    .sagews
    .sai
    .sam
    .sami
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
    .sbk
    .sbml
    .sbt
    .sc
    .sc7
    .scad
    .scala
    .scaml
    .scd
    .sce
    .scf
    .sch
    .schdoc
    .schema.json
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
    .skm
    .skp
    .skr
    .skt
    .sl
    .sl3
    .sla
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
    .smzip
    .sna
    .snakefile
    .snap
    .snappy
    .snb
    .snd
    .sndh
    .snf
    .snoop
    .snp
    .snupkg
    .so
    .socket
    .sol
    .sos
    .sp
    .sparql
    .spc
    .spd
    .spdx
    .spdx.json
    .spdx.rdf
    .spdx.yaml
    .spdx.yml
    .spec
    .spf
    .sph
    .spice
    .spl
    .spm
    .spo
    .spq
    .spr
    .sprite3
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
    .st
    .stan
    .stap
    .star
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
    .strings
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
    .syntax
    .sys
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
    .unf
    .uni
    .unif
    .unity3d
    .unitypackage
    .unityweb
    .uno
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
    .vala
    .vapi
    .vb
    .vba
    .vbe
    .vbhtml
    .vbox
    .vbox-extpack
    .vbproj
    .vbs
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
    .vpk
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
    .wg
    .wgsl
    .wgt
    .whl
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
    .wpl
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
    .xbel
    .xbm
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
    .xvm
    .xvml
    .xwd
    .xyz
    .xyze
    .xz
    .y
    .y++
    .y4m
    .yaa
    .yacc
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
    .yxx
    .yy
    .yyp
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
    0, 3, 8, 11, 16, 22, 27, 31, 37, 43, 48, 52, 55, 60, 65, 71, 77, 82, 85, 90, 95, 100, 105, 111,
    116, 122, 127, 132, 137, 142, 148, 154, 160, 166, 172, 179, 184, 189, 193, 198, 202, 209, 214,
    219, 225, 231, 235, 238, 246, 257, 262, 267, 270, 276, 281, 284, 289, 294, 299, 304, 307, 313,
    317, 325, 328, 332, 337, 343, 348, 353, 358, 361, 370, 375, 380, 383, 388, 393, 398, 403, 408,
    413, 417, 422, 427, 432, 437, 442, 447, 452, 457, 463, 467, 472, 478, 483, 488, 499, 505, 510,
    515, 528, 532, 537, 542, 547, 554, 561, 568, 575, 582, 587, 593, 599, 604, 609, 615, 620, 627,
    631, 636, 641, 646, 651, 656, 662, 668, 673, 679, 684, 691, 696, 702, 707, 712, 718, 723, 728,
    738, 743, 748, 753, 762, 769, 774, 779, 785, 790, 805, 810, 817, 822, 828, 833, 837, 842, 848,
    854, 861, 866, 871, 876, 880, 886, 891, 896, 903, 923, 928, 933, 937, 942, 948, 953, 958, 964,
    969, 974, 987, 992, 998, 1003, 1008, 1013, 1025, 1030, 1036, 1041, 1050, 1056, 1062, 1068, 1073,
    1078, 1084, 1093, 1103, 1116, 1126, 1140, 1153, 1166, 1172, 1184, 1189, 1193, 1198, 1206, 1217,
    1226, 1231, 1237, 1242, 1249, 1254, 1259, 1265, 1270, 1277, 1285, 1290, 1295, 1299, 1304, 1310,
    1316, 1321, 1330, 1337, 1347, 1353, 1358, 1366, 1372, 1377, 1387, 1392, 1397, 1403, 1410, 1417,
    1422, 1428, 1433, 1439, 1444, 1449, 1455, 1460, 1468, 1474, 1481, 1486, 1491, 1496, 1501, 1507,
    1516, 1525, 1530, 1535, 1539, 1544, 1549, 1554, 1560, 1586, 1597, 1607, 1612, 1617, 1623, 1629,
    1634, 1639, 1645, 1652, 1657, 1663, 1668, 1674, 1678, 1683, 1688, 1693, 1698, 1702, 1707, 1712,
    1717, 1724, 1730, 1735, 1739, 1744, 1749, 1754, 1759, 1765, 1771, 1774, 1778, 1783, 1788, 1793,
    1801, 1806, 1812, 1820, 1825, 1830, 1835, 1841, 1846, 1852, 1857, 1862, 1866, 1876, 1885, 1890,
    1894, 1901, 1907, 1914, 1919, 1924, 1929, 1935, 1941, 1947, 1952, 1961, 1965, 1972, 1977, 1981,
    1986, 1993, 1998, 2006, 2011, 2017, 2022, 2029, 2034, 2038, 2043, 2048, 2055, 2066, 2071, 2078,
    2086, 2095, 2100, 2107, 2114, 2119, 2124, 2129, 2134, 2139, 2146, 2152, 2157, 2163, 2169, 2174,
    2179, 2184, 2190, 2195, 2199, 2205, 2210, 2215, 2220, 2227, 2232, 2240, 2246, 2251, 2256, 2261,
    2265, 2270, 2276, 2281, 2287, 2296, 2304, 2309, 2314, 2318, 2323, 2327, 2332, 2337, 2344, 2349,
    2354, 2367, 2378, 2383, 2388, 2393, 2398, 2403, 2407, 2412, 2419, 2424, 2430, 2437, 2442, 2448,
    2453, 2459, 2468, 2476, 2481, 2486, 2493, 2498, 2506, 2511, 2523, 2532, 2544, 2550, 2555, 2560,
    2565, 2571, 2576, 2581, 2586, 2591, 2595, 2600, 2605, 2611, 2616, 2624, 2629, 2634, 2641, 2650,
    2655, 2660, 2667, 2672, 2678, 2683, 2688, 2693, 2703, 2712, 2719, 2724, 2729, 2736, 2741, 2748,
    2753, 2759, 2767, 2772, 2777, 2782, 2790, 2799, 2804, 2810, 2815, 2819, 2824, 2829, 2834, 2841,
    2846, 2852, 2857, 2861, 2866, 2872, 2877, 2882, 2887, 2893, 2899, 2904, 2909, 2914, 2919, 2924,
    2932, 2938, 2943, 2948, 2954, 2958, 2963, 2967, 2972, 2977, 2991, 2997, 3004, 3011, 3016, 3027,
    3033, 3041, 3046, 3052, 3058, 3067, 3075, 3081, 3087, 3093, 3098, 3104, 3109, 3114, 3119, 3126,
    3136, 3141, 3146, 3151, 3156, 3161, 3166, 3171, 3176, 3182, 3187, 3193, 3198, 3203, 3208, 3213,
    3218, 3225, 3230, 3245, 3261, 3269, 3274, 3282, 3287, 3296, 3302, 3308, 3316, 3327, 3342, 3347,
    3351, 3361, 3367, 3372, 3378, 3387, 3393, 3398, 3403, 3416, 3422, 3427, 3437, 3442, 3447, 3452,
    3456, 3461, 3466, 3472, 3480, 3485, 3497, 3505, 3510, 3519, 3524, 3529, 3534, 3546, 3550, 3557,
    3562, 3569, 3574, 3582, 3587, 3592, 3597, 3605, 3610, 3615, 3624, 3635, 3640, 3645, 3651, 3656,
    3662, 3667, 3672, 3677, 3681, 3686, 3692, 3697, 3702, 3707, 3713, 3720, 3743, 3748, 3753, 3758,
    3763, 3768, 3773, 3778, 3783, 3788, 3793, 3798, 3806, 3811, 3814, 3825, 3829, 3834, 3839, 3844,
    3849, 3854, 3859, 3864, 3869, 3874, 3879, 3884, 3890, 3896, 3901, 3911, 3921, 3925, 3937, 3945,
    3950, 3955, 3960, 3965, 3970, 3976, 3981, 3986, 3991, 3997, 4002, 4007, 4012, 4017, 4022, 4027,
    4031, 4036, 4041, 4046, 4051, 4056, 4062, 4067, 4072, 4081, 4086, 4095, 4100, 4105, 4114, 4126,
    4144, 4152, 4157, 4163, 4168, 4173, 4180, 4185, 4190, 4196, 4201, 4206, 4211, 4218, 4222, 4227,
    4232, 4237, 4244, 4249, 4255, 4260, 4271, 4276, 4288, 4294, 4300, 4309, 4318, 4327, 4333, 4338,
    4343, 4349, 4354, 4360, 4365, 4370, 4374, 4379, 4384, 4389, 4394, 4399, 4404, 4409, 4416, 4420,
    4425, 4434, 4446, 4452, 4458, 4463, 4468, 4473, 4478, 4484, 4497, 4515, 4521, 4531, 4535, 4540,
    4545, 4556, 4566, 4576, 4581, 4586, 4591, 4599, 4604, 4609, 4614, 4620, 4625, 4630, 4635, 4640,
    4645, 4650, 4655, 4660, 4665, 4670, 4675, 4680, 4686, 4691, 4696, 4703, 4709, 4715, 4720, 4726,
    4730, 4735, 4740, 4749, 4757, 4765, 4770, 4775, 4781, 4786, 4791, 4795, 4800, 4805, 4810, 4815,
    4823, 4828, 4835, 4842, 4846, 4849, 4854, 4859, 4865, 4870, 4875, 4879, 4885, 4893, 4897, 4902,
    4913, 4924, 4935, 4940, 4948, 4956, 4961, 4966, 4971, 4976, 4981, 4986, 4991, 4996, 5005, 5019,
    5024, 5029, 5035, 5040, 5045, 5050, 5055, 5061, 5066, 5070, 5075, 5080, 5085, 5090, 5094, 5099,
    5104, 5111, 5119, 5126, 5131, 5136, 5143, 5158, 5164, 5169, 5174, 5180, 5186, 5197, 5202, 5207,
    5213, 5218, 5224, 5229, 5234, 5239, 5246, 5251, 5256, 5261, 5266, 5271, 5276, 5285, 5293, 5299,
    5309, 5318, 5324, 5334, 5343, 5349, 5354, 5366, 5371, 5377, 5382, 5389, 5393, 5398, 5403, 5408,
    5414, 5423, 5428, 5433, 5437, 5442, 5447, 5452, 5457, 5462, 5467, 5472, 5477, 5483, 5487, 5493,
    5498, 5503, 5509, 5514, 5519, 5530, 5535, 5540, 5545, 5550, 5557, 5562, 5566, 5571, 5576, 5579,
    5584, 5589, 5594, 5599, 5604, 5609, 5614, 5619, 5624, 5629, 5634, 5639, 5643, 5648, 5656, 5661,
    5666, 5671, 5676, 5682, 5689, 5696, 5701, 5705, 5710, 5719, 5724, 5729, 5734, 5740, 5746, 5751,
    5758, 5766, 5770, 5775, 5780, 5785, 5790, 5795, 5800, 5811, 5820, 5829, 5833, 5838, 5843, 5848,
    5853, 5858, 5862, 5868, 5874, 5879, 5884, 5889, 5894, 5899, 5904, 5909, 5915, 5919, 5924, 5933,
    5939, 5944, 5950, 5954, 5959, 5965, 5974, 5986, 5999, 6004, 6009, 6015, 6020, 6026, 6031, 6036,
    6041, 6046, 6051, 6056, 6060, 6065, 6070, 6075, 6082, 6087, 6092, 6097, 6102, 6107, 6111, 6117,
    6123, 6129, 6135, 6140, 6146, 6151, 6158, 6168, 6172, 6177, 6182, 6187, 6192, 6197, 6202, 6207,
    6211, 6215, 6221, 6228, 6233, 6238, 6243, 6248, 6252, 6257, 6262, 6271, 6276, 6284, 6294, 6299,
    6304, 6309, 6314, 6319, 6324, 6329, 6334, 6339, 6343, 6348, 6353, 6359, 6364, 6370, 6376, 6381,
    6386, 6389, 6394, 6398, 6403, 6407, 6412, 6417, 6422, 6430, 6435, 6442, 6447, 6453, 6457, 6462,
    6467, 6472, 6478, 6483, 6488, 6496, 6501, 6506, 6511, 6519, 6524, 6529, 6535, 6540, 6549, 6554,
    6560, 6565, 6572, 6578, 6582, 6587, 6592, 6597, 6603, 6610, 6615, 6625, 6638, 6645, 6650, 6658,
    6663, 6672, 6677, 6682, 6691, 6697, 6702, 6707, 6711, 6716, 6722, 6726, 6731, 6737, 6742, 6747,
    6752, 6758, 6763, 6768, 6772, 6777, 6782, 6787, 6792, 6797, 6802, 6807, 6814, 6819, 6826, 6832,
    6838, 6845, 6852, 6858, 6863, 6871, 6876, 6881, 6886, 6891, 6896, 6901, 6906, 6911, 6915, 6920,
    6925, 6930, 6935, 6944, 6954, 6963, 6967, 6972, 6979, 6985, 6989, 6994, 6999, 7004, 7009, 7014,
    7019, 7024, 7030, 7039, 7044, 7049, 7054, 7059, 7064, 7069, 7074, 7078, 7086, 7098, 7107, 7115,
    7124, 7134, 7139, 7145, 7150, 7156, 7163, 7171, 7176, 7181, 7188, 7192, 7205, 7210, 7215, 7223,
    7232, 7237, 7243, 7248, 7253, 7258, 7263, 7269, 7274, 7281, 7293, 7298, 7303, 7308, 7313, 7319,
    7324, 7329, 7336, 7340, 7345, 7350, 7355, 7360, 7364, 7369, 7375, 7379, 7385, 7388, 7393, 7399,
    7405, 7411, 7417, 7423, 7427, 7431, 7437, 7442, 7446, 7452, 7457, 7462, 7468, 7474, 7487, 7499,
    7504, 7510, 7515, 7520, 7525, 7529, 7534, 7539, 7545, 7551, 7557, 7562, 7567, 7572, 7577, 7582,
    7587, 7593, 7599, 7606, 7612, 7619, 7625, 7630, 7636, 7641, 7646, 7651, 7656, 7661, 7665, 7670,
    7675, 7680, 7685, 7692, 7697, 7703, 7707, 7712, 7719, 7724, 7730, 7737, 7741, 7746, 7752, 7758,
    7763, 7770, 7775, 7780, 7785, 7790, 7795, 7799, 7808, 7813, 7818, 7823, 7828, 7834, 7839, 7847,
    7853, 7859, 7869, 7880, 7889, 7898, 7909, 7916, 7921, 7926, 7931, 7936, 7941, 7947, 7952, 7956,
    7962, 7968, 7973, 7977, 7980, 7985, 7989, 7994, 8000, 8005, 8010, 8018, 8023, 8029, 8040, 8045,
    8050, 8055, 8061, 8066, 8071, 8077, 8083, 8088, 8093, 8098, 8103, 8109, 8114, 8119, 8123, 8128,
    8133, 8141, 8146, 8156, 8166, 8171, 8176, 8180, 8186, 8191, 8196, 8201, 8206, 8212, 8218, 8223,
    8227, 8232, 8237, 8242, 8246, 8250, 8256, 8261, 8266, 8272, 8278, 8283, 8288, 8295, 8301, 8306,
    8311, 8316, 8324, 8329, 8334, 8339, 8344, 8355, 8360, 8365, 8369, 8374, 8380, 8387, 8392, 8398,
    8404, 8410, 8415, 8421, 8426, 8434, 8439, 8446, 8451, 8456, 8461, 8466, 8475, 8481, 8486, 8492,
    8498, 8502, 8508, 8513, 8524, 8529, 8534, 8541, 8546, 8551, 8556, 8561, 8567, 8572, 8582, 8589,
    8596, 8601, 8606, 8611, 8616, 8621, 8631, 8636, 8641, 8645, 8651, 8657, 8662, 8667, 8672, 8677,
    8682, 8687, 8693, 8698, 8703, 8708, 8713, 8718, 8721, 8725, 8730, 8735, 8740, 8745, 8751, 8756,
    8762, 8767, 8774, 8779, 8784, 8790, 8802, 8807, 8812, 8817, 8823, 8830, 8840, 8845, 8852, 8857,
    8862, 8867, 8874, 8887, 8892, 8898, 8903, 8908, 8915, 8923, 8930, 8936, 8941, 8945, 8950, 8955,
    8961, 8966, 8971, 8976, 8984, 8990, 8998, 9004, 9013, 9018, 9023, 9028, 9034, 9039, 9044, 9050,
    9056, 9062, 9067, 9072, 9077, 9082, 9087, 9094, 9098, 9106, 9111, 9116, 9123, 9132, 9140, 9145,
    9151, 9156, 9163, 9168, 9174, 9186, 9200, 9207, 9214, 9221, 9229, 9238, 9246, 9255, 9266, 9271,
    9277, 9284, 9292, 9298, 9303, 9308, 9313, 9317, 9322, 9327, 9333, 9338, 9343, 9348, 9353, 9357,
    9362, 9370, 9375, 9380, 9385, 9390, 9396, 9401, 9409, 9419, 9426, 9432, 9439, 9446, 9451, 9460,
    9470, 9475, 9480, 9485, 9496, 9507, 9518, 9529, 9540, 9545, 9551, 9556, 9561, 9566, 9571, 9576,
    9581, 9585, 9591, 9596, 9601, 9606, 9611, 9616, 9621, 9626, 9630, 9635, 9640, 9645, 9650, 9654,
    9659, 9664, 9669, 9674, 9679, 9685, 9690, 9696, 9701, 9708, 9713, 9718, 9721, 9726, 9730, 9737,
    9743, 9748, 9755, 9763, 9773, 9781, 9788, 9795, 9803, 9808, 9813, 9818, 9823, 9828, 9832, 9837,
    9842, 9847, 9853, 9861, 9866, 9871, 9877, 9883, 9898, 9903, 9909, 9914, 9919, 9924, 9929, 9934,
    9938, 9943, 9948, 9953, 9958, 9969, 9974, 9980, 9985, 9991, 9997, 10005, 10011, 10016, 10024,
    10030, 10036, 10046, 10055, 10060, 10068, 10074, 10078, 10084, 10089, 10094, 10102, 10107,
    10112, 10117, 10122, 10128, 10137, 10143, 10151, 10157, 10166, 10174, 10187, 10193, 10198,
    10203, 10208, 10213, 10218, 10223, 10228, 10232, 10237, 10243, 10248, 10253, 10258, 10263,
    10268, 10273, 10279, 10291, 10297, 10302, 10306, 10311, 10316, 10321, 10326, 10332, 10337,
    10341, 10346, 10352, 10357, 10361, 10366, 10373, 10378, 10384, 10389, 10395, 10400, 10403,
    10408, 10413, 10418, 10423, 10428, 10432, 10437, 10442, 10447, 10452, 10458, 10463, 10467,
    10472, 10477, 10483, 10487, 10492, 10497, 10502, 10507, 10512, 10517, 10522, 10526, 10530,
    10535, 10540, 10548, 10555, 10561, 10567, 10572, 10579, 10584, 10589, 10595, 10605, 10612,
    10618, 10623, 10631, 10641, 10646, 10651, 10658, 10664, 10674, 10681, 10686, 10694, 10699,
    10705, 10712, 10725, 10733, 10739, 10745, 10750, 10759, 10767, 10771, 10776, 10781, 10787,
    10795, 10804, 10809, 10813, 10818, 10823, 10828, 10834, 10840, 10848, 10853, 10857, 10862,
    10867, 10872, 10877, 10882, 10887, 10892, 10897, 10903, 10909, 10916, 10926, 10931, 10936,
    10944, 10951, 10956, 10962, 10967, 10972, 10976, 10981, 10992, 10997, 11006, 11012, 11019,
    11033, 11040, 11050, 11056, 11060, 11065, 11070, 11074, 11079, 11084, 11089, 11100, 11105,
    11110, 11115, 11122, 11127, 11133, 11139, 11144, 11149, 11155, 11161, 11167, 11176, 11182,
    11187, 11192, 11197, 11202, 11208, 11214, 11221, 11227, 11234, 11239, 11243, 11249, 11254,
    11259, 11265, 11273, 11281, 11287, 11293, 11299, 11304, 11310, 11315, 11321, 11327, 11331,
    11336, 11341, 11348, 11354, 11359, 11368, 11373, 11378, 11383, 11388, 11392, 11398, 11404,
    11410, 11417, 11422, 11427, 11432, 11438, 11443, 11449, 11454, 11459, 11464, 11469, 11473,
    11479, 11493, 11510, 11515, 11520, 11527, 11533, 11541, 11553, 11558, 11564, 11569, 11575,
    11580, 11586, 11594, 11603, 11608, 11614, 11620, 11625, 11633, 11638, 11643, 11650, 11655,
    11661, 11668, 11676, 11680, 11685, 11690, 11695, 11701, 11706, 11711, 11717, 11723, 11728,
    11733, 11738, 11743, 11749, 11756, 11761, 11767, 11773, 11779, 11784, 11789, 11795, 11800,
    11806, 11811, 11816, 11822, 11827, 11832, 11837, 11842, 11848, 11853, 11858, 11863, 11868,
    11873, 11878, 11883, 11888, 11894, 11901, 11906, 11912, 11920, 11931, 11936, 11942, 11946,
    11951, 11957, 11963, 11970, 11976, 11981, 11986, 11995, 12000, 12005, 12011, 12023, 12028,
    12033, 12038, 12045, 12050, 12056, 12061, 12066, 12070, 12075, 12080, 12085, 12090, 12095,
    12100, 12105, 12110, 12115, 12120, 12130, 12140, 12146, 12150, 12155, 12160, 12165, 12169,
    12174, 12179, 12184, 12189, 12194, 12199, 12204, 12210, 12216, 12221, 12226, 12231, 12236,
    12241, 12246, 12251, 12258, 12264, 12269, 12276, 12279, 12287, 12291, 12296, 12302, 12308,
    12316, 12322, 12326, 12332, 12337, 12342, 12346, 12351, 12356, 12361, 12366, 12371, 12376,
    12381, 12386, 12394, 12400, 12408, 12413, 12418, 12422, 12427, 12432, 12437, 12442, 12450,
    12459, 12467, 12472, 12479, 12484, 12488, 12493, 12498, 12503, 12510, 12517, 12528, 12533,
    12537, 12542, 12547, 12552, 12560, 12568, 12574, 12581, 12587, 12592, 12598, 12603, 12608,
    12617, 12621, 12628, 12633, 12638, 12643, 12648, 12653, 12658, 12662, 12668, 12675, 12680,
    12687, 12692, 12697, 12702, 12706, 12711, 12715, 12720, 12727, 12732, 12737, 12742, 12747,
    12753, 12758, 12763, 12769, 12774, 12782, 12787, 12792, 12797, 12801, 12807, 12812, 12816,
    12825, 12832, 12840, 12845, 12850, 12855, 12860, 12864, 12869, 12874, 12878, 12883, 12886,
    12891, 12896, 12901, 12906, 12911, 12916, 12921, 12930, 12935, 12940, 12945, 12950, 12955,
    12960, 12965, 12970, 12976, 12981, 12986, 12991, 12997, 13002, 13007, 13012, 13017, 13022,
    13034, 13039, 13044, 13049, 13054, 13059, 13064, 13069, 13075, 13080, 13085, 13090, 13095,
    13100, 13105, 13110, 13115, 13119, 13124, 13129, 13138, 13148, 13153, 13158, 13167, 13172,
    13180, 13188, 13196, 13205, 13211, 13216, 13221, 13227, 13232, 13244, 13252, 13261, 13266,
    13271, 13277, 13282, 13288, 13294, 13299, 13305, 13310, 13315, 13320, 13325, 13330, 13335,
    13340, 13345, 13350, 13363, 13368, 13374, 13379, 13384, 13389, 13397, 13402, 13411, 13416,
    13421, 13426, 13431, 13436, 13441, 13446, 13451, 13456, 13461, 13466, 13471, 13476, 13482,
    13487, 13492, 13496, 13501, 13506, 13512, 13517, 13521, 13524, 13529, 13534, 13539, 13544,
    13548, 13552, 13557, 13562, 13567, 13572, 13577, 13581, 13586, 13591, 13596, 13601, 13606,
    13610, 13618, 13626, 13631, 13636, 13642, 13651, 13656, 13661, 13668, 13673, 13678, 13684,
    13689, 13698, 13706, 13712, 13721, 13726, 13734, 13740, 13745, 13752, 13764, 13770, 13775,
    13780, 13784, 13789, 13794, 13799, 13806, 13810, 13817, 13822, 13827, 13832, 13838, 13846,
    13854, 13859, 13864, 13869, 13877, 13884, 13889, 13894, 13901, 13907, 13912, 13918, 13925,
    13930, 13934, 13942, 13947, 13952, 13957, 13962, 13967, 13976, 13984, 13992, 14000, 14005,
    14010, 14015, 14020, 14027, 14034, 14039, 14044, 14050, 14054, 14059, 14064, 14069, 14074,
    14079, 14084, 14089, 14094, 14099, 14104, 14111, 14116, 14120, 14125, 14130, 14135, 14140,
    14145, 14151, 14157, 14163, 14169, 14175, 14181, 14187, 14194, 14198, 14203, 14208, 14213,
    14218, 14225, 14233, 14239, 14246, 14253, 14258, 14264, 14269, 14274, 14278, 14283, 14288,
    14293, 14298, 14303, 14312, 14317, 14326, 14331, 14339, 14349, 14354, 14359, 14363, 14368,
    14377, 14387, 14392, 14397, 14402, 14409, 14414, 14420, 14425, 14432, 14437, 14449, 14454,
    14459, 14463, 14468, 14473, 14478, 14483, 14489, 14494, 14500, 14505, 14511, 14516, 14525,
    14530, 14535, 14540, 14545, 14550, 14555, 14561, 14565, 14570, 14580, 14587, 14596, 14602,
    14607, 14613, 14618, 14627, 14636, 14641, 14647, 14653, 14658, 14666, 14670, 14675, 14681,
    14686, 14691, 14696, 14701, 14707, 14712, 14718, 14724, 14729, 14735, 14741, 14746, 14751,
    14756, 14763, 14770, 14775, 14780, 14785, 14792, 14797, 14802, 14807, 14815, 14820, 14825,
    14836, 14842, 14850, 14862, 14869, 14876, 14884, 14889, 14894, 14899, 14904, 14909, 14914,
    14918, 14926, 14933, 14938, 14946, 14951, 14956, 14962, 14967, 14973, 14978, 14986, 14992,
    14998, 15006, 15012, 15018, 15023, 15029, 15034, 15044, 15054, 15063, 15069, 15075, 15081,
    15086, 15091, 15096, 15100, 15105, 15111, 15116, 15121, 15127, 15133, 15137, 15142, 15148,
    15153, 15159, 15165, 15170, 15175, 15180, 15184, 15189, 15194, 15199, 15203, 15208, 15213,
    15218, 15222, 15227, 15232, 15237, 15242, 15248, 15253, 15258, 15264, 15269, 15274, 15280,
    15285, 15290, 15295, 15300, 15305, 15310, 15313, 15318, 15324, 15328, 15333, 15340, 15345,
    15351, 15358, 15363, 15367, 15372, 15377, 15382, 15388, 15395, 15400, 15404, 15409, 15414,
    15420, 15432, 15442, 15447, 15452, 15457, 15462, 15467, 15472, 15476, 15480, 15485, 15493,
    15499, 15504, 15510, 15515, 15520, 15525, 15530, 15535, 15540, 15545, 15550, 15553, 15558,
    15563, 15567, 15571, 15576, 15580, 15586, 15591, 15597, 15603, 15612, 15621, 15631, 15636,
    15642, 15647, 15652, 15657, 15673, 15692, 15701, 15709, 15714, 15721, 15725, 15732, 15739,
    15744, 15751, 15758, 15763, 15771, 15779, 15790, 15795, 15800, 15806, 15812, 15816, 15823,
    15834, 15838, 15843, 15850, 15855, 15861, 15866, 15871, 15876, 15880, 15889, 15896, 15904,
    15909, 15916, 15921, 15927, 15933, 15938, 15944, 15949, 15954, 15968, 15976, 15986, 15991,
    15996, 16002, 16012, 16022, 16029, 16035, 16045, 16051, 16057, 16062, 16067, 16073, 16078,
    16084, 16089, 16094, 16098, 16103, 16109, 16115, 16121, 16131, 16138, 16143, 16149, 16155,
    16160, 16165, 16170, 16175, 16180, 16186, 16192, 16196, 16201, 16206, 16211, 16217, 16221,
    16226, 16233, 16238, 16245, 16250, 16255, 16260, 16265, 16271, 16276, 16281, 16286, 16291,
    16296, 16301, 16308, 16313, 16323, 16329, 16334, 16340, 16346, 16351, 16356, 16360, 16368,
    16373, 16380, 16385, 16394, 16402, 16411, 16420, 16425, 16435, 16441, 16447, 16452, 16457,
    16461, 16465, 16472, 16477, 16482, 16488, 16493, 16498, 16507, 16512, 16516, 16521, 16526,
    16530, 16536, 16545, 16550, 16563, 16567, 16573, 16578, 16583, 16588, 16593, 16598, 16603,
    16607, 16612, 16617, 16621, 16632, 16637, 16641, 16646, 16651, 16657, 16662, 16667, 16672,
    16685, 16691, 16699, 16704, 16709, 16715, 16720, 16727, 16739, 16744, 16754, 16764, 16774,
    16780, 16785, 16790, 16796, 16800, 16805, 16810, 16815, 16821, 16826, 16830, 16835, 16841,
    16848, 16855, 16860, 16865, 16870, 16875, 16883, 16896, 16901, 16909, 16914, 16919, 16924,
    16936, 16948, 16955, 16961, 16966, 16971, 16978, 16985, 16990, 16996, 17001, 17008, 17012,
    17017, 17022, 17027, 17032, 17037, 17042, 17047, 17052, 17057, 17063, 17069, 17074, 17079,
    17084, 17089, 17094, 17099, 17104, 17109, 17114, 17120, 17126, 17132, 17138, 17144, 17149,
    17158, 17166, 17174, 17184, 17199, 17205, 17209, 17214, 17219, 17224, 17229, 17240, 17248,
    17253, 17258, 17262, 17267, 17272, 17277, 17282, 17287, 17292, 17298, 17303, 17307, 17314,
    17319, 17327, 17334, 17340, 17346, 17351, 17356, 17361, 17369, 17375, 17382, 17387, 17392,
    17396, 17402, 17407, 17412, 17419, 17424, 17429, 17434, 17439, 17445, 17450, 17456, 17461,
    17467, 17472, 17476, 17481, 17485, 17490, 17495, 17500, 17505, 17513, 17518, 17523, 17528,
    17533, 17537, 17542, 17547, 17552, 17560, 17568, 17574, 17582, 17588, 17595, 17601, 17608,
    17613, 17618, 17627, 17633, 17638, 17643, 17648, 17652, 17657, 17664, 17669, 17674, 17679,
    17684, 17690, 17698, 17706, 17711, 17716, 17721, 17726, 17732, 17739, 17744, 17755, 17761,
    17769, 17774, 17779, 17785, 17790, 17797, 17802, 17810, 17814, 17822, 17827, 17832, 17836,
    17844, 17849, 17854, 17860, 17871, 17881, 17892, 17902, 17908, 17913, 17918, 17925, 17930,
    17935, 17940, 17945, 17950, 17959, 17964, 17969, 17974, 17979, 17985, 17990, 17998, 18014,
    18026, 18035, 18044, 18057, 18067, 18076, 18086, 18092, 18102, 18107, 18112, 18117, 18122,
    18131, 18137, 18143, 18148, 18153, 18158, 18163, 18168, 18173, 18178, 18182, 18187, 18192,
    18199, 18205, 18210, 18215, 18221, 18227, 18232, 18237, 18241, 18247, 18253, 18259, 18264,
    18269, 18275, 18281, 18286, 18293, 18298, 18303, 18308, 18313, 18320, 18332, 18337, 18343,
    18351, 18357, 18362, 18371, 18380, 18385, 18390, 18395, 18401, 18406, 18424, 18441, 18457,
    18463, 18468, 18473, 18479, 18483, 18492, 18500, 18505, 18510, 18518, 18523, 18528, 18536,
    18542, 18547, 18552, 18557, 18561, 18566, 18572, 18579, 18584, 18591, 18596, 18601, 18606,
    18611, 18616, 18621, 18626, 18631, 18636, 18641, 18646, 18651, 18657, 18665, 18670, 18675,
    18680, 18684, 18689, 18692, 18696, 18701, 18705, 18710, 18715, 18720, 18726, 18731, 18736,
    18744, 18749, 18756, 18761, 18766, 18771, 18779, 18787, 18796, 18805, 18813, 18822, 18830,
    18839, 18849, 18858, 18867, 18875, 18883, 18891, 18898, 18907, 18917, 18924, 18932, 18941,
    18946, 18951, 18956, 18961, 18967, 18973, 18978, 18983, 18988, 18993, 19001, 19006, 19012,
    19017, 19022, 19028, 19032, 19037, 19046, 19051, 19062, 19072, 19078, 19084, 19089, 19095,
    19104, 19110, 19120, 19129, 19133, 19138, 19146, 19151, 19161, 19172, 19181, 19197, 19205,
    19210, 19215, 19221, 19226, 19231, 19238, 19249, 19254, 19260, 19266, 19271, 19279, 19284,
    19289, 19295, 19300, 19305, 19310, 19316, 19322, 19327, 19334, 19338, 19342, 19347, 19353,
    19358, 19362, 19368, 19379, 19384, 19389, 19401, 19406, 19411, 19426, 19437, 19446, 19452,
    19457, 19462, 19468, 19473, 19480, 19485, 19491, 19497, 19507, 19516, 19521, 19525, 19531,
    19536, 19541, 19546, 19551, 19555, 19560, 19565, 19570, 19576, 19582, 19588, 19597, 19602,
    19609, 19614, 19619, 19623, 19636, 19642, 19647, 19652, 19657, 19663, 19668, 19673, 19678,
    19683, 19688, 19693, 19698, 19703, 19709, 19714, 19719, 19723, 19728, 19734, 19740, 19745,
    19750, 19755, 19763, 19768, 19773, 19778, 19783, 19790, 19795, 19801, 19806, 19809, 19814,
    19819, 19827, 19832, 19836, 19841, 19847, 19852, 19858, 19863, 19868, 19874, 19879, 19885,
    19892, 19897, 19901, 19906, 19911, 19916, 19920, 19926, 19931, 19936, 19942, 19947, 19952,
    19957, 19963, 19972, 19986, 19996, 20001, 20005, 20011, 20016, 20021, 20026, 20030, 20036,
    20041, 20047, 20052, 20058, 20063, 20068, 20074, 20080, 20086, 20091, 20096, 20103, 20108,
    20113, 20117, 20122, 20127, 20132, 20137, 20142, 20147, 20152, 20157, 20162, 20167, 20172,
    20177, 20182, 20188, 20194, 20200, 20206, 20212, 20218, 20224, 20230, 20236, 20242, 20248,
    20254, 20260, 20266, 20271, 20276, 20280, 20283, 20288, 20293, 20299, 20305, 20309, 20314,
    20319, 20327, 20333, 20347, 20355, 20360, 20366, 20373, 20378, 20386, 20391, 20399, 20404,
    20412, 20417, 20422, 20427, 20436, 20441, 20446, 20452, 20457, 20462, 20467, 20472, 20477,
    20482, 20491, 20497, 20505, 20509, 20514, 20519, 20524, 20529, 20534, 20539, 20543, 20548,
    20554, 20560, 20566, 20571, 20576, 20581, 20588, 20593, 20598, 20603, 20607, 20612, 20619,
    20625, 20630, 20635, 20640, 20646, 20651, 20656, 20660, 20665, 20671, 20676, 20682, 20687,
    20692, 20697, 20703, 20708, 20713, 20717, 20722, 20727, 20732, 20737, 20742, 20747, 20752,
    20758, 20763, 20768, 20772, 20778, 20783, 20789, 20795, 20800, 20805, 20814, 20820, 20834,
    20839, 20851, 20857, 20863, 20868, 20874, 20886, 20892, 20898, 20903, 20908, 20913, 20918,
    20923, 20928, 20933, 20938, 20943, 20948, 20953, 20958, 20962, 20967, 20973, 20978, 20984,
    20988, 20991, 20996, 21001, 21007, 21012, 21017, 21022, 21028, 21037, 21043, 21049, 21054,
    21062, 21067, 21073, 21078, 21083, 21088, 21093, 21098, 21103, 21109, 21114, 21120, 21125,
    21132, 21137, 21142, 21147, 21152, 21157, 21162, 21168, 21176, 21188, 21196, 21202, 21215,
    21221, 21225, 21231, 21236, 21241, 21246, 21252, 21257, 21262, 21268, 21278, 21283, 21288,
    21295, 21303, 21312, 21317, 21322, 21327, 21332, 21337, 21349, 21354, 21359, 21364, 21369,
    21373, 21378, 21383, 21389, 21393, 21398, 21403, 21408, 21413, 21419, 21425, 21432, 21443,
    21448, 21453, 21458, 21463, 21469, 21476, 21486, 21496, 21501, 21506, 21510, 21515, 21520,
    21525, 21530, 21535, 21540, 21545, 21550, 21555, 21560, 21565, 21570, 21575, 21580, 21585,
    21591, 21596, 21601, 21606, 21611, 21619, 21624, 21628, 21633, 21638, 21644, 21649, 21655,
    21665, 21671, 21676, 21681, 21686, 21691, 21695, 21700, 21705, 21710, 21715, 21720, 21725,
    21730, 21733, 21738, 21743, 21748, 21753, 21759, 21766, 21772, 21777, 21782, 21787, 21792,
    21797, 21802, 21809, 21815, 21820, 21826, 21831, 21837, 21843, 21848, 21854, 21859, 21863,
    21869, 21874, 21883, 21891, 21899, 21906, 21911, 21922, 21926, 21931, 21936, 21944, 21949,
    21957, 21962, 21968, 21973, 21978, 21983, 21989, 21994, 21999, 22005, 22011, 22016, 22026,
    22032, 22039, 22046, 22050, 22055, 22060, 22065, 22069, 22074, 22080, 22085, 22090, 22095,
    22100, 22107, 22112, 22117, 22122, 22127, 22132, 22137, 22143, 22149, 22155, 22160, 22166,
    22172, 22177, 22181, 22187, 22194, 22199, 22204, 22211, 22216, 22226, 22234, 22243, 22252,
    22256, 22267, 22278, 22291, 22304, 22318, 22331, 22336, 22341, 22346, 22351, 22357, 22364,
    22369, 22376, 22383, 22388, 22393, 22398, 22403, 22408, 22412, 22417, 22422, 22430, 22435,
    22447, 22452, 22456, 22461, 22467, 22476, 22481, 22488, 22494, 22499, 22504, 22518, 22525,
    22531, 22538, 22543, 22547, 22552, 22558, 22563, 22568, 22574, 22578, 22581, 22586, 22591,
    22596, 22602, 22608, 22625, 22635, 22641, 22646, 22651, 22657, 22663, 22669, 22674, 22678,
    22683, 22694, 22699, 22704, 22708, 22713, 22718, 22722, 22727, 22730, 22735, 22739, 22743,
    22747, 22751, 22755, 22759, 22764, 22768, 22772, 22777, 22783, 22788, 22793, 22801, 22807,
    22813, 22818, 22823, 22828, 22833, 22840, 22845, 22854, 22860, 22865, 22871, 22876, 22882,
    22889, 22895, 22900, 22906, 22911, 22917, 22922, 22928, 22933, 22938, 22943, 22947, 22953,
    22958, 22969, 22974, 22979, 22985, 22990, 22995, 22999, 23005,
  ]

  /// Where the claims of each begin.
  static let suffixClaimStarts: [UInt16] = [
    0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 28, 29,
    30, 31, 33, 34, 35, 36, 37, 38, 39, 40, 41, 43, 44, 45, 47, 48, 50, 52, 53, 54, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 68, 69, 70, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85,
    86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 97, 98, 99, 100, 101, 102, 104, 105, 106, 107, 108, 110,
    111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 122, 123, 125, 126, 127, 128, 129, 130, 131,
    132, 133, 134, 135, 136, 137, 138, 140, 141, 142, 143, 144, 145, 147, 148, 149, 150, 151, 152,
    154, 155, 156, 157, 158, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173,
    174, 177, 178, 179, 180, 181, 182, 183, 184, 186, 187, 189, 190, 192, 193, 196, 197, 198, 199,
    200, 201, 202, 203, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 217, 218, 219, 220,
    221, 223, 224, 225, 226, 227, 228, 230, 231, 232, 233, 234, 235, 236, 237, 240, 241, 242, 243,
    244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 259, 260, 261, 262, 267, 268, 269,
    270, 271, 272, 273, 274, 276, 277, 279, 280, 281, 282, 283, 285, 286, 287, 288, 289, 290, 291,
    293, 294, 295, 296, 297, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 312, 313,
    314, 315, 316, 317, 319, 320, 321, 322, 323, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334,
    335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 347, 348, 349, 353, 354, 355, 356, 357,
    358, 359, 360, 361, 362, 363, 365, 366, 367, 368, 369, 370, 374, 375, 376, 377, 378, 379, 380,
    381, 382, 383, 385, 386, 388, 389, 391, 392, 394, 395, 396, 397, 399, 400, 401, 402, 403, 404,
    410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 426, 427, 428, 429,
    430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448,
    449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 461, 462, 464, 465, 467, 468, 469, 470,
    472, 473, 474, 475, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 490, 491, 492,
    493, 494, 495, 498, 499, 502, 503, 504, 505, 506, 507, 508, 510, 511, 512, 513, 514, 515, 516,
    517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 529, 530, 531, 532, 533, 534, 536, 538,
    539, 540, 542, 543, 544, 545, 547, 548, 550, 551, 552, 553, 554, 556, 557, 558, 559, 560, 561,
    563, 564, 565, 568, 569, 570, 571, 572, 573, 574, 575, 576, 578, 579, 580, 581, 582, 583, 585,
    586, 587, 588, 589, 590, 591, 592, 593, 594, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605,
    606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 619, 620, 621, 622, 623, 624, 625, 626,
    627, 628, 629, 630, 631, 632, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647,
    648, 652, 653, 654, 656, 657, 658, 659, 660, 661, 662, 663, 665, 666, 667, 668, 669, 670, 671,
    672, 673, 674, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 691, 692, 693,
    694, 696, 697, 698, 699, 701, 702, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717,
    718, 719, 720, 721, 723, 724, 726, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739,
    740, 741, 742, 743, 744, 745, 746, 749, 750, 751, 752, 753, 754, 756, 757, 758, 759, 760, 761,
    762, 763, 764, 765, 768, 769, 770, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784,
    785, 786, 787, 788, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 804, 805,
    807, 808, 809, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826,
    827, 828, 829, 830, 832, 833, 834, 835, 836, 837, 838, 840, 842, 843, 844, 845, 846, 847, 848,
    850, 851, 852, 853, 855, 856, 857, 858, 861, 863, 864, 865, 866, 868, 871, 872, 873, 874, 875,
    876, 877, 878, 882, 883, 884, 885, 886, 887, 888, 889, 890, 891, 892, 893, 894, 895, 896, 897,
    899, 900, 901, 902, 904, 907, 908, 910, 912, 913, 914, 916, 917, 918, 919, 921, 922, 923, 925,
    926, 927, 928, 929, 931, 932, 933, 934, 935, 936, 937, 938, 939, 941, 942, 943, 944, 945, 946,
    947, 948, 949, 950, 951, 952, 953, 955, 956, 957, 958, 959, 960, 961, 962, 963, 964, 965, 966,
    967, 968, 969, 970, 971, 972, 973, 974, 975, 977, 978, 979, 980, 981, 982, 983, 985, 986, 987,
    988, 990, 991, 992, 994, 995, 996, 997, 998, 999, 1000, 1001, 1003, 1004, 1005, 1006, 1007,
    1008, 1009, 1010, 1011, 1012, 1014, 1015, 1016, 1017, 1018, 1019, 1020, 1021, 1022, 1023, 1025,
    1026, 1027, 1028, 1029, 1030, 1031, 1032, 1034, 1035, 1036, 1038, 1039, 1040, 1042, 1043, 1044,
    1045, 1046, 1047, 1048, 1049, 1050, 1051, 1053, 1054, 1055, 1056, 1057, 1058, 1059, 1060, 1061,
    1062, 1063, 1064, 1065, 1066, 1067, 1068, 1069, 1070, 1072, 1073, 1074, 1078, 1079, 1080, 1081,
    1082, 1083, 1084, 1085, 1086, 1087, 1088, 1089, 1090, 1091, 1093, 1094, 1095, 1096, 1097, 1098,
    1099, 1100, 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1112, 1113, 1115, 1116,
    1117, 1118, 1120, 1121, 1122, 1124, 1125, 1126, 1127, 1131, 1132, 1133, 1134, 1135, 1136, 1138,
    1139, 1140, 1141, 1142, 1143, 1144, 1145, 1146, 1147, 1148, 1149, 1150, 1151, 1152, 1153, 1154,
    1155, 1156, 1157, 1158, 1159, 1160, 1161, 1162, 1163, 1167, 1168, 1169, 1170, 1171, 1172, 1173,
    1174, 1175, 1176, 1177, 1178, 1179, 1180, 1181, 1182, 1183, 1186, 1187, 1188, 1190, 1191, 1192,
    1193, 1194, 1195, 1196, 1197, 1198, 1199, 1200, 1201, 1203, 1204, 1205, 1206, 1207, 1211, 1212,
    1214, 1215, 1216, 1217, 1218, 1219, 1220, 1221, 1222, 1224, 1225, 1226, 1228, 1231, 1232, 1233,
    1237, 1238, 1239, 1242, 1243, 1244, 1245, 1246, 1247, 1248, 1251, 1252, 1253, 1254, 1256, 1257,
    1258, 1259, 1260, 1261, 1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269, 1272, 1273, 1274, 1275,
    1276, 1277, 1278, 1279, 1280, 1282, 1283, 1284, 1285, 1287, 1288, 1289, 1290, 1291, 1292, 1293,
    1294, 1295, 1296, 1299, 1301, 1303, 1304, 1305, 1306, 1307, 1308, 1309, 1310, 1311, 1312, 1314,
    1316, 1317, 1318, 1319, 1320, 1321, 1322, 1323, 1324, 1325, 1326, 1329, 1330, 1331, 1332, 1333,
    1334, 1335, 1336, 1337, 1338, 1339, 1340, 1341, 1342, 1343, 1344, 1345, 1346, 1347, 1349, 1350,
    1351, 1352, 1353, 1354, 1355, 1356, 1357, 1359, 1360, 1361, 1362, 1363, 1364, 1365, 1367, 1368,
    1370, 1371, 1372, 1373, 1374, 1378, 1379, 1380, 1381, 1382, 1384, 1385, 1386, 1388, 1389, 1390,
    1391, 1393, 1394, 1395, 1396, 1398, 1399, 1401, 1402, 1403, 1404, 1405, 1406, 1407, 1408, 1409,
    1410, 1412, 1414, 1415, 1416, 1417, 1418, 1419, 1420, 1421, 1422, 1423, 1424, 1425, 1426, 1427,
    1428, 1429, 1430, 1431, 1432, 1434, 1438, 1439, 1441, 1443, 1444, 1445, 1447, 1448, 1449, 1450,
    1451, 1452, 1453, 1454, 1455, 1456, 1457, 1458, 1459, 1461, 1462, 1463, 1464, 1465, 1466, 1467,
    1468, 1469, 1470, 1471, 1472, 1473, 1474, 1475, 1478, 1479, 1480, 1481, 1482, 1483, 1484, 1485,
    1486, 1487, 1488, 1489, 1490, 1491, 1492, 1493, 1494, 1495, 1496, 1498, 1499, 1500, 1501, 1502,
    1503, 1504, 1505, 1506, 1507, 1508, 1509, 1511, 1512, 1513, 1514, 1515, 1516, 1517, 1518, 1519,
    1520, 1521, 1522, 1523, 1524, 1525, 1526, 1527, 1528, 1529, 1530, 1531, 1532, 1533, 1534, 1535,
    1536, 1537, 1538, 1539, 1541, 1542, 1543, 1545, 1546, 1547, 1548, 1549, 1550, 1551, 1552, 1553,
    1554, 1555, 1556, 1557, 1558, 1560, 1561, 1562, 1563, 1565, 1566, 1567, 1569, 1570, 1571, 1572,
    1573, 1574, 1575, 1576, 1577, 1578, 1579, 1581, 1582, 1584, 1585, 1586, 1587, 1588, 1589, 1591,
    1592, 1593, 1594, 1595, 1596, 1597, 1598, 1599, 1600, 1601, 1602, 1603, 1604, 1605, 1608, 1609,
    1610, 1611, 1612, 1613, 1614, 1616, 1617, 1618, 1619, 1620, 1621, 1622, 1623, 1625, 1626, 1627,
    1628, 1629, 1630, 1631, 1632, 1633, 1634, 1635, 1636, 1637, 1638, 1639, 1640, 1641, 1642, 1643,
    1644, 1645, 1646, 1647, 1648, 1649, 1650, 1652, 1653, 1654, 1655, 1656, 1661, 1662, 1663, 1665,
    1666, 1667, 1668, 1669, 1670, 1672, 1679, 1680, 1681, 1683, 1684, 1685, 1686, 1690, 1691, 1692,
    1693, 1695, 1696, 1697, 1698, 1699, 1700, 1701, 1702, 1703, 1704, 1705, 1706, 1707, 1708, 1709,
    1710, 1711, 1712, 1714, 1715, 1716, 1717, 1718, 1719, 1720, 1722, 1723, 1724, 1725, 1726, 1727,
    1730, 1731, 1732, 1733, 1734, 1735, 1736, 1737, 1738, 1739, 1740, 1741, 1742, 1743, 1744, 1745,
    1746, 1747, 1748, 1749, 1750, 1751, 1753, 1754, 1755, 1756, 1757, 1758, 1759, 1760, 1761, 1762,
    1763, 1764, 1765, 1766, 1767, 1768, 1769, 1770, 1771, 1772, 1773, 1774, 1775, 1776, 1777, 1778,
    1779, 1780, 1781, 1782, 1783, 1784, 1785, 1786, 1787, 1788, 1789, 1791, 1792, 1793, 1794, 1795,
    1796, 1797, 1798, 1799, 1800, 1801, 1802, 1803, 1805, 1806, 1807, 1809, 1810, 1811, 1812, 1813,
    1814, 1815, 1816, 1817, 1818, 1819, 1820, 1821, 1822, 1823, 1824, 1825, 1826, 1827, 1828, 1829,
    1830, 1831, 1832, 1833, 1835, 1836, 1837, 1838, 1839, 1840, 1841, 1842, 1843, 1844, 1846, 1847,
    1848, 1849, 1850, 1851, 1852, 1853, 1854, 1855, 1856, 1857, 1858, 1859, 1860, 1861, 1862, 1863,
    1864, 1865, 1866, 1867, 1868, 1869, 1872, 1873, 1874, 1876, 1877, 1878, 1879, 1881, 1882, 1883,
    1884, 1885, 1886, 1887, 1888, 1889, 1890, 1892, 1893, 1894, 1895, 1896, 1897, 1898, 1899, 1900,
    1901, 1902, 1903, 1905, 1906, 1908, 1909, 1910, 1911, 1912, 1913, 1914, 1915, 1916, 1918, 1919,
    1920, 1921, 1922, 1923, 1924, 1925, 1926, 1930, 1931, 1933, 1934, 1935, 1938, 1939, 1940, 1941,
    1942, 1943, 1944, 1945, 1946, 1947, 1948, 1949, 1950, 1951, 1952, 1953, 1954, 1955, 1956, 1957,
    1958, 1959, 1960, 1961, 1962, 1963, 1964, 1965, 1966, 1967, 1968, 1969, 1970, 1972, 1973, 1974,
    1975, 1976, 1977, 1978, 1979, 1980, 1981, 1982, 1983, 1984, 1987, 1988, 1989, 1990, 1991, 1992,
    1993, 1995, 1996, 1997, 1998, 1999, 2000, 2001, 2002, 2004, 2005, 2006, 2007, 2008, 2009, 2010,
    2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026,
    2027, 2028, 2029, 2030, 2031, 2033, 2034, 2035, 2036, 2037, 2038, 2039, 2040, 2041, 2042, 2043,
    2044, 2045, 2046, 2047, 2048, 2049, 2050, 2051, 2052, 2053, 2059, 2060, 2061, 2062, 2063, 2064,
    2065, 2066, 2067, 2068, 2069, 2070, 2073, 2074, 2075, 2077, 2078, 2079, 2080, 2082, 2083, 2084,
    2086, 2087, 2089, 2090, 2092, 2093, 2096, 2097, 2098, 2099, 2100, 2101, 2102, 2103, 2104, 2105,
    2106, 2107, 2108, 2110, 2111, 2113, 2114, 2117, 2118, 2119, 2120, 2121, 2123, 2124, 2125, 2126,
    2127, 2128, 2129, 2130, 2131, 2133, 2134, 2135, 2136, 2137, 2138, 2139, 2140, 2141, 2142, 2143,
    2144, 2145, 2147, 2148, 2149, 2150, 2151, 2153, 2154, 2155, 2157, 2158, 2159, 2161, 2162, 2163,
    2164, 2165, 2166, 2168, 2170, 2171, 2172, 2173, 2174, 2175, 2180, 2181, 2183, 2185, 2186, 2187,
    2188, 2189, 2190, 2191, 2192, 2193, 2194, 2195, 2196, 2197, 2198, 2199, 2201, 2202, 2203, 2204,
    2205, 2207, 2210, 2212, 2213, 2214, 2215, 2219, 2220, 2221, 2222, 2223, 2224, 2225, 2226, 2227,
    2228, 2229, 2230, 2231, 2232, 2233, 2234, 2235, 2237, 2238, 2239, 2240, 2241, 2242, 2243, 2244,
    2245, 2247, 2248, 2249, 2250, 2251, 2253, 2254, 2255, 2256, 2257, 2258, 2259, 2261, 2263, 2264,
    2265, 2270, 2271, 2272, 2273, 2274, 2276, 2277, 2278, 2279, 2280, 2281, 2282, 2283, 2284, 2285,
    2287, 2288, 2289, 2290, 2291, 2296, 2297, 2298, 2299, 2300, 2301, 2302, 2303, 2304, 2305, 2306,
    2307, 2308, 2309, 2310, 2311, 2312, 2313, 2315, 2316, 2317, 2318, 2319, 2320, 2321, 2323, 2324,
    2325, 2328, 2329, 2330, 2332, 2333, 2334, 2336, 2339, 2341, 2342, 2343, 2344, 2345, 2346, 2347,
    2348, 2349, 2350, 2351, 2354, 2355, 2356, 2357, 2358, 2359, 2362, 2363, 2364, 2365, 2367, 2368,
    2369, 2370, 2371, 2372, 2373, 2376, 2377, 2378, 2379, 2380, 2381, 2382, 2383, 2384, 2386, 2387,
    2388, 2389, 2390, 2391, 2392, 2393, 2394, 2395, 2396, 2397, 2398, 2399, 2401, 2403, 2404, 2405,
    2406, 2407, 2408, 2409, 2410, 2412, 2413, 2416, 2418, 2419, 2420, 2421, 2422, 2424, 2425, 2426,
    2427, 2428, 2429, 2430, 2431, 2432, 2433, 2434, 2435, 2436, 2437, 2438, 2439, 2440, 2444, 2445,
    2446, 2447, 2448, 2449, 2450, 2451, 2453, 2454, 2455, 2456, 2458, 2459, 2460, 2461, 2462, 2463,
    2464, 2465, 2467, 2468, 2469, 2471, 2473, 2475, 2476, 2478, 2479, 2480, 2481, 2482, 2483, 2484,
    2485, 2486, 2487, 2488, 2489, 2490, 2491, 2492, 2493, 2494, 2495, 2496, 2497, 2498, 2499, 2501,
    2502, 2505, 2507, 2508, 2509, 2510, 2511, 2512, 2514, 2515, 2516, 2517, 2518, 2519, 2520, 2521,
    2522, 2523, 2524, 2525, 2526, 2528, 2529, 2530, 2531, 2532, 2533, 2534, 2535, 2536, 2537, 2538,
    2539, 2540, 2541, 2542, 2543, 2544, 2545, 2547, 2548, 2549, 2550, 2552, 2553, 2555, 2556, 2557,
    2558, 2559, 2560, 2561, 2562, 2563, 2564, 2566, 2567, 2569, 2570, 2571, 2572, 2573, 2574, 2575,
    2576, 2577, 2578, 2579, 2580, 2581, 2582, 2583, 2584, 2585, 2587, 2588, 2589, 2590, 2593, 2594,
    2595, 2596, 2597, 2598, 2599, 2600, 2601, 2602, 2603, 2604, 2605, 2606, 2607, 2608, 2609, 2610,
    2611, 2612, 2613, 2614, 2615, 2616, 2617, 2618, 2619, 2621, 2622, 2625, 2626, 2628, 2629, 2631,
    2632, 2633, 2634, 2635, 2636, 2637, 2638, 2639, 2640, 2641, 2642, 2643, 2644, 2645, 2646, 2647,
    2648, 2649, 2650, 2651, 2652, 2653, 2654, 2655, 2656, 2658, 2659, 2660, 2661, 2662, 2663, 2664,
    2665, 2666, 2667, 2668, 2669, 2670, 2672, 2673, 2675, 2676, 2677, 2678, 2679, 2680, 2681, 2682,
    2683, 2684, 2685, 2687, 2689, 2690, 2691, 2692, 2693, 2694, 2695, 2696, 2697, 2698, 2699, 2700,
    2702, 2703, 2704, 2705, 2706, 2707, 2708, 2709, 2713, 2714, 2715, 2716, 2717, 2718, 2719, 2720,
    2721, 2722, 2723, 2724, 2725, 2726, 2727, 2728, 2729, 2730, 2733, 2734, 2735, 2736, 2739, 2740,
    2741, 2742, 2743, 2744, 2745, 2746, 2747, 2748, 2749, 2750, 2751, 2752, 2753, 2754, 2755, 2756,
    2757, 2758, 2759, 2760, 2761, 2763, 2764, 2766, 2767, 2768, 2769, 2770, 2771, 2772, 2773, 2774,
    2775, 2776, 2777, 2778, 2780, 2781, 2782, 2784, 2785, 2786, 2787, 2788, 2789, 2790, 2791, 2792,
    2793, 2797, 2798, 2799, 2800, 2801, 2802, 2803, 2804, 2805, 2806, 2807, 2808, 2809, 2810, 2811,
    2813, 2814, 2815, 2816, 2817, 2818, 2819, 2822, 2824, 2825, 2826, 2827, 2828, 2829, 2830, 2831,
    2832, 2833, 2834, 2835, 2836, 2838, 2839, 2840, 2841, 2842, 2843, 2844, 2845, 2846, 2847, 2848,
    2849, 2850, 2852, 2853, 2854, 2855, 2856, 2857, 2858, 2859, 2860, 2861, 2862, 2863, 2864, 2865,
    2866, 2868, 2869, 2870, 2871, 2872, 2873, 2874, 2875, 2876, 2878, 2879, 2880, 2881, 2884, 2885,
    2886, 2888, 2889, 2890, 2893, 2894, 2898, 2900, 2901, 2902, 2905, 2906, 2907, 2908, 2910, 2911,
    2914, 2915, 2917, 2918, 2919, 2920, 2921, 2922, 2923, 2925, 2926, 2927, 2928, 2930, 2933, 2934,
    2935, 2936, 2937, 2938, 2939, 2940, 2941, 2942, 2944, 2945, 2946, 2947, 2948, 2951, 2952, 2953,
    2954, 2955, 2956, 2957, 2958, 2959, 2960, 2961, 2962, 2963, 2964, 2965, 2966, 2967, 2968, 2969,
    2973, 2974, 2975, 2976, 2978, 2981, 2982, 2983, 2984, 2988, 2989, 2990, 2991, 2993, 2994, 2995,
    2996, 2997, 2999, 3000, 3001, 3002, 3003, 3004, 3005, 3006, 3007, 3009, 3012, 3013, 3014, 3015,
    3016, 3018, 3019, 3020, 3021, 3022, 3023, 3024, 3025, 3026, 3027, 3028, 3029, 3030, 3031, 3032,
    3033, 3034, 3035, 3036, 3038, 3039, 3040, 3041, 3042, 3043, 3044, 3045, 3046, 3047, 3048, 3049,
    3050, 3051, 3052, 3053, 3054, 3055, 3056, 3057, 3058, 3059, 3060, 3061, 3063, 3065, 3066, 3067,
    3068, 3069, 3071, 3073, 3074, 3075, 3076, 3077, 3078, 3079, 3080, 3081, 3082, 3083, 3085, 3086,
    3087, 3088, 3089, 3090, 3091, 3092, 3093, 3094, 3095, 3096, 3097, 3098, 3099, 3100, 3102, 3103,
    3105, 3107, 3108, 3109, 3110, 3111, 3112, 3113, 3114, 3115, 3116, 3118, 3119, 3121, 3122, 3123,
    3124, 3125, 3126, 3127, 3128, 3129, 3130, 3131, 3132, 3133, 3136, 3137, 3138, 3139, 3140, 3141,
    3142, 3143, 3144, 3145, 3146, 3147, 3148, 3149, 3151, 3153, 3154, 3156, 3159, 3160, 3161, 3162,
    3163, 3164, 3165, 3167, 3168, 3169, 3170, 3171, 3172, 3174, 3175, 3176, 3177, 3178, 3179, 3180,
    3181, 3183, 3184, 3185, 3186, 3187, 3188, 3190, 3191, 3192, 3193, 3194, 3196, 3197, 3198, 3199,
    3200, 3201, 3202, 3203, 3204, 3206, 3207, 3208, 3209, 3210, 3211, 3212, 3213, 3216, 3217, 3218,
    3219, 3220, 3221, 3222, 3223, 3224, 3225, 3227, 3228, 3229, 3230, 3231, 3232, 3233, 3235, 3236,
    3237, 3238, 3239, 3240, 3241, 3242, 3243, 3244, 3245, 3246, 3247, 3249, 3250, 3251, 3253, 3254,
    3255, 3256, 3257, 3258, 3260, 3261, 3262, 3263, 3264, 3265, 3267, 3269, 3271, 3272, 3273, 3274,
    3275, 3276, 3277, 3278, 3279, 3280, 3281, 3282, 3283, 3284, 3285, 3286, 3287, 3288, 3289, 3290,
    3292, 3293, 3294, 3295, 3296, 3297, 3298, 3299, 3300, 3301, 3303, 3304, 3308, 3309, 3310, 3311,
    3312, 3313, 3314, 3315, 3316, 3317, 3318, 3319, 3321, 3322, 3323, 3324, 3325, 3327, 3328, 3329,
    3330, 3331, 3332, 3333, 3334, 3335, 3336, 3337, 3338, 3339, 3340, 3341, 3342, 3343, 3344, 3345,
    3346, 3347, 3348, 3349, 3350, 3351, 3353, 3354, 3356, 3358, 3359, 3360, 3361, 3362, 3363, 3364,
    3365, 3366, 3367, 3368, 3369, 3370, 3371, 3372, 3373, 3376, 3377, 3378, 3379, 3380, 3384, 3386,
    3387, 3389, 3390, 3391, 3392, 3393, 3394, 3396, 3397, 3399, 3400, 3401, 3402, 3403, 3405, 3406,
    3407, 3408, 3409, 3411, 3413, 3414, 3415, 3416, 3417, 3418, 3420, 3421, 3422, 3423, 3424, 3425,
    3426, 3427, 3429, 3430, 3431, 3432, 3433, 3434, 3436, 3437, 3438, 3439, 3440, 3441, 3442, 3443,
    3445, 3446, 3447, 3448, 3449, 3450, 3451, 3452, 3453, 3454, 3455, 3456, 3457, 3459, 3460, 3461,
    3462, 3463, 3464, 3465, 3466, 3467, 3468, 3469, 3470, 3471, 3472, 3474, 3475, 3476, 3477, 3478,
    3479, 3480, 3481, 3482, 3484, 3485, 3486, 3487, 3488, 3489, 3491, 3492, 3493, 3495, 3496, 3497,
    3498, 3499, 3501, 3502, 3503, 3504, 3505, 3506, 3507, 3508, 3509, 3510, 3511, 3513, 3514, 3516,
    3517, 3518, 3519, 3520, 3521, 3523, 3524, 3525, 3526, 3527, 3528, 3529, 3530, 3531, 3532, 3534,
    3535, 3536, 3537, 3539, 3540, 3541, 3542, 3543, 3544, 3546, 3548, 3552, 3553, 3554, 3555, 3557,
    3559, 3560, 3561, 3562, 3563, 3564, 3565, 3566, 3567, 3568, 3569, 3570, 3571, 3572, 3573, 3574,
    3576, 3577, 3578, 3579, 3580, 3581, 3583, 3584, 3585, 3586, 3587, 3588, 3589, 3591, 3592, 3593,
    3594, 3596, 3597, 3598, 3599, 3600, 3601, 3603, 3604, 3606, 3607, 3608, 3609, 3610, 3611, 3613,
    3614, 3615, 3616, 3617, 3618, 3619, 3620, 3621, 3622, 3623, 3624, 3625, 3626, 3627, 3628, 3629,
    3631, 3632, 3633, 3634, 3635, 3636, 3637, 3638, 3639, 3640, 3641, 3642, 3643, 3644, 3645, 3646,
    3647, 3650, 3651, 3652, 3653, 3654, 3655, 3656, 3657, 3658, 3659, 3661, 3663, 3664, 3668, 3669,
    3670, 3672, 3673, 3674, 3675, 3677, 3678, 3680, 3681, 3683, 3685, 3686, 3691, 3692, 3693, 3694,
    3695, 3696, 3697, 3698, 3700, 3701, 3702, 3703, 3705, 3706, 3707, 3708, 3709, 3710, 3711, 3712,
    3713, 3715, 3716, 3717, 3718, 3719, 3720, 3721, 3723, 3725, 3726, 3727, 3728, 3729, 3730, 3731,
    3732, 3733, 3734, 3735, 3736, 3739, 3740, 3741, 3742, 3743, 3748, 3749, 3750, 3752, 3753, 3755,
    3756, 3758, 3759, 3760, 3761, 3762, 3763, 3764, 3767, 3768, 3769, 3771, 3772, 3773, 3774, 3775,
    3776, 3777, 3778, 3779, 3780, 3781, 3782, 3783, 3784, 3785, 3786, 3787, 3788, 3789, 3791, 3792,
    3793, 3795, 3796, 3797, 3798, 3800, 3801, 3802, 3803, 3804, 3806, 3807, 3808, 3809, 3810, 3811,
    3812, 3813, 3814, 3815, 3816, 3817, 3818, 3819, 3820, 3821, 3822, 3823, 3824, 3825, 3826, 3827,
    3828, 3829, 3830, 3831, 3832, 3834, 3835, 3836, 3837, 3838, 3839, 3840, 3842, 3843, 3844, 3845,
    3846, 3847, 3848, 3849, 3850, 3851, 3852, 3853, 3854, 3855, 3856, 3857, 3858, 3859, 3860, 3861,
    3863, 3864, 3866, 3867, 3868, 3870, 3871, 3872, 3874, 3876, 3878, 3879, 3880, 3882, 3883, 3884,
    3885, 3887, 3889, 3890, 3892, 3893, 3894, 3895, 3896, 3899, 3901, 3902, 3903, 3904, 3905, 3906,
    3907, 3908, 3909, 3910, 3911, 3912, 3913, 3914, 3915, 3919, 3920, 3921, 3922, 3924, 3925, 3926,
    3927, 3929, 3931, 3933, 3934, 3935, 3936, 3937, 3938, 3939, 3940, 3941, 3942, 3943, 3944, 3945,
    3946, 3947, 3948, 3949, 3950, 3951, 3952, 3953, 3954, 3955, 3956, 3957, 3958, 3959, 3960, 3961,
    3963, 3964, 3965, 3967, 3968, 3969, 3970, 3971, 3972, 3973, 3974, 3975, 3978, 3979, 3980, 3981,
    3982, 3983, 3985, 3986, 3987, 3988, 3989, 3990, 3991, 3992, 3993, 3994, 3995, 3996, 3997, 3998,
    3999, 4000, 4001, 4002, 4003, 4004, 4006, 4007, 4008, 4009, 4011, 4012, 4013, 4014, 4015, 4016,
    4017, 4018, 4019, 4020, 4021, 4022, 4023, 4024, 4025, 4026, 4027, 4028, 4029, 4030, 4031, 4032,
    4033, 4034, 4035, 4036, 4037, 4038, 4039, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4047, 4048,
    4049, 4052, 4053, 4054, 4055, 4056, 4058, 4060, 4061, 4062, 4063, 4064, 4065, 4066, 4067, 4068,
    4069, 4070, 4072, 4073, 4074, 4075, 4076, 4077, 4078, 4079, 4080, 4081, 4082, 4083, 4084, 4085,
    4086, 4087, 4088, 4089, 4090, 4091, 4092, 4093, 4094, 4096, 4097, 4098, 4099, 4101, 4103, 4104,
    4105, 4106, 4107, 4108, 4109, 4110, 4111, 4112, 4113, 4114, 4115, 4116, 4117, 4118, 4119, 4120,
    4121, 4122, 4123, 4124, 4125, 4126, 4127, 4128, 4129, 4131, 4132, 4133, 4137, 4140, 4141, 4142,
    4143, 4144, 4145, 4146, 4147, 4148, 4149, 4150, 4151, 4152, 4153, 4154, 4155, 4156, 4157, 4159,
    4160, 4161, 4162, 4163, 4164, 4165, 4166, 4168, 4169, 4170, 4171, 4172, 4173, 4174, 4175, 4176,
    4177, 4178, 4179, 4180, 4181, 4182, 4183, 4184, 4185, 4186, 4187, 4188, 4190, 4191, 4193, 4194,
    4195, 4196, 4198, 4199, 4200, 4201, 4202, 4203, 4204, 4205, 4206, 4207, 4208, 4209, 4210, 4211,
    4212, 4213, 4214, 4215, 4217, 4218, 4219, 4220, 4221, 4222, 4223, 4224, 4225, 4226, 4227, 4228,
    4229, 4230, 4231, 4232, 4233, 4234, 4235, 4236, 4238, 4239, 4240, 4241, 4242, 4243, 4244, 4245,
    4246, 4247, 4248, 4249, 4250, 4251, 4252, 4253, 4254, 4255, 4256, 4257, 4259, 4260, 4262, 4263,
    4264, 4265, 4266, 4267, 4268, 4269, 4270, 4271, 4272, 4273, 4274, 4275, 4276, 4277, 4279, 4280,
    4281, 4282, 4283, 4284, 4285, 4286, 4287, 4288, 4289, 4290, 4291, 4292, 4293, 4294, 4296, 4297,
    4298, 4299, 4300, 4301, 4302, 4303, 4304, 4305, 4306, 4307, 4308, 4309, 4310, 4312, 4313, 4315,
    4316, 4317, 4318, 4319, 4320, 4321, 4322, 4323, 4324, 4325, 4326, 4327, 4328, 4329, 4330, 4332,
    4334, 4335, 4336, 4337, 4339, 4340, 4341, 4342, 4343, 4344, 4345, 4346, 4347, 4348, 4349, 4351,
    4352, 4353, 4355, 4356, 4357, 4358, 4359, 4360, 4361, 4362, 4363, 4364, 4365, 4366, 4367, 4368,
    4369, 4370, 4371, 4373, 4374, 4375, 4376, 4377, 4378, 4379, 4380, 4381, 4382, 4383, 4384, 4385,
    4386, 4387, 4388, 4389, 4390, 4391, 4392, 4393, 4394, 4396, 4397, 4398, 4399, 4400, 4401, 4402,
    4404, 4406, 4407, 4409, 4410, 4411, 4412, 4413, 4414, 4415, 4416, 4417, 4418, 4419, 4420, 4421,
    4423, 4424, 4425, 4427, 4428, 4429, 4430, 4431, 4432, 4433, 4434, 4435, 4436, 4437, 4438, 4439,
    4440, 4441, 4442, 4443, 4444, 4445, 4446, 4447, 4448, 4449, 4450, 4452, 4453, 4454, 4455, 4456,
    4457, 4458, 4459, 4460, 4461, 4462, 4463, 4465, 4466, 4467, 4468, 4469, 4470, 4471, 4472, 4473,
    4474, 4475, 4476, 4478, 4479, 4480, 4481, 4482, 4483, 4484, 4485, 4486, 4487, 4488, 4489, 4490,
    4491, 4492, 4493, 4494, 4495, 4496, 4497, 4498, 4499, 4500, 4501, 4502, 4503, 4504, 4505, 4506,
    4507, 4508, 4510, 4511, 4512, 4513, 4514, 4515, 4517, 4518, 4519, 4520, 4521, 4522, 4523, 4525,
    4526, 4527, 4528, 4529, 4530, 4531, 4532, 4533, 4534, 4535, 4536, 4537, 4538, 4539, 4540, 4541,
    4542, 4543, 4544, 4545, 4546, 4547, 4548, 4549, 4550, 4551, 4552, 4553, 4554, 4555, 4556, 4557,
    4558, 4559, 4560, 4561, 4562, 4563, 4564, 4565,
  ]

  /// The formats that claim each, the heaviest claim first.
  static let suffixClaims: [UInt16] = [
    1319, 305, 1320, 344, 1444, 1862, 1320, 1320, 604, 1320, 1851, 1862, 1320, 1320, 2389, 2390,
    605, 642, 642, 1320, 888, 1062, 619, 1206, 1875, 606, 1636, 1105, 1104, 1686, 2383, 1408, 2382,
    2382, 2383, 2382, 2382, 1408, 2382, 2383, 1062, 1862, 1320, 1862, 1795, 1862, 1320, 1320, 1862,
    1320, 1862, 1320, 1320, 1320, 1862, 1320, 1320, 51, 51, 2014, 2419, 1320, 1320, 607, 1320, 1290,
    1445, 1484, 2236, 2236, 1320, 1785, 1320, 608, 608, 1320, 735, 1446, 1446, 1310, 1310, 1310,
    1320, 209, 1843, 2103, 657, 664, 1904, 665, 1893, 666, 1904, 1498, 1494, 181, 675, 1409, 609,
    676, 643, 677, 1430, 1498, 1431, 638, 610, 1888, 1869, 630, 611, 612, 1889, 1153, 613, 613, 615,
    1410, 1411, 179, 378, 1075, 378, 378, 1075, 378, 378, 616, 1569, 844, 363, 1637, 167, 165, 166,
    1834, 1891, 1891, 635, 826, 614, 2149, 1396, 1396, 2299, 1834, 249, 2314, 1447, 1891, 1409,
    1448, 628, 197, 628, 623, 663, 625, 1412, 624, 844, 313, 626, 627, 881, 1904, 1892, 629, 604,
    1910, 174, 1910, 1910, 1449, 42, 110, 95, 1412, 1450, 1412, 1450, 168, 236, 1451, 1152, 1452,
    1452, 1537, 614, 1893, 870, 1740, 51, 614, 1740, 1894, 633, 2116, 634, 844, 180, 942, 1895,
    1413, 1414, 2420, 1896, 1097, 2421, 1851, 1396, 1, 1898, 1453, 1899, 182, 631, 631, 639, 637,
    637, 1900, 1453, 1635, 1570, 2003, 1835, 865, 188, 951, 2, 1901, 1052, 4, 5, 346, 657, 944, 655,
    863, 598, 656, 658, 2458, 1903, 2422, 1146, 659, 1904, 1984, 1764, 185, 186, 284, 1764, 1890,
    1896, 3, 1904, 662, 660, 1906, 96, 97, 98, 1851, 1012, 98, 1851, 1834, 1906, 1954, 1888, 661,
    1639, 621, 1639, 2439, 2442, 1236, 1906, 249, 250, 1904, 769, 1906, 1905, 1905, 163, 662, 1906,
    2292, 1409, 1327, 1571, 1907, 1053, 1908, 1012, 1494, 166, 6, 7, 8, 672, 184, 1416, 1911, 1912,
    673, 674, 673, 1061, 2309, 1319, 2319, 2389, 1572, 1585, 1573, 2445, 2445, 1574, 1575, 1574,
    1454, 9, 1641, 51, 1154, 1414, 1717, 1912, 613, 363, 1415, 1906, 813, 1215, 1396, 2384, 1455,
    175, 176, 1611, 177, 1048, 1318, 178, 1916, 1913, 1928, 1558, 680, 681, 681, 688, 1319, 1319,
    1319, 1016, 1914, 682, 2340, 1915, 1236, 684, 1236, 465, 1651, 1951, 1921, 1915, 690, 1921,
    1921, 2319, 1004, 685, 1916, 1457, 687, 845, 554, 2396, 2396, 249, 198, 824, 1917, 495, 1918,
    1928, 1913, 1457, 270, 1915, 1919, 689, 1920, 1691, 690, 2412, 2412, 84, 889, 61, 727, 1225,
    798, 1176, 1425, 1319, 2412, 1359, 1922, 1922, 694, 692, 692, 692, 1151, 1915, 694, 1923, 1644,
    1656, 200, 1576, 1925, 1843, 1456, 1926, 262, 1951, 489, 707, 1645, 696, 697, 699, 2423, 805,
    1560, 1929, 1457, 688, 701, 10, 1827, 11, 1924, 1927, 1602, 1602, 684, 702, 1215, 1025, 2430,
    1319, 703, 1759, 690, 1442, 707, 705, 707, 709, 707, 2224, 2298, 1931, 2180, 2180, 713, 208,
    208, 208, 208, 208, 736, 380, 1932, 1458, 1458, 1933, 715, 209, 1962, 1647, 1647, 716, 2424,
    1543, 557, 1215, 1735, 718, 325, 1369, 219, 1935, 398, 719, 719, 719, 1966, 720, 608, 721, 1953,
    12, 211, 722, 2319, 210, 1931, 723, 1105, 724, 1953, 1396, 791, 1657, 13, 213, 81, 725, 726,
    358, 1659, 1659, 1934, 1659, 764, 1538, 777, 221, 222, 1539, 202, 205, 730, 1936, 2427, 686,
    732, 105, 1365, 1365, 1937, 1938, 1403, 2062, 1851, 2062, 1319, 1938, 1938, 733, 1939, 2053,
    876, 1939, 1152, 2224, 1236, 2053, 1577, 734, 719, 2357, 736, 1940, 1030, 388, 1540, 1335, 1942,
    971, 1541, 183, 1945, 379, 1652, 1268, 1946, 771, 2072, 1843, 209, 1944, 1268, 1954, 2190, 1951,
    207, 1403, 1949, 49, 2189, 2190, 1052, 1653, 1396, 1951, 1951, 1951, 1951, 1951, 1951, 215,
    1947, 1078, 2396, 2319, 1899, 2216, 1948, 1124, 1952, 1952, 911, 214, 684, 1124, 1542, 1124,
    592, 1124, 1124, 1654, 1124, 1659, 1124, 714, 2381, 2062, 739, 1953, 1953, 499, 51, 51, 209,
    741, 639, 1079, 1977, 363, 1546, 1236, 2034, 1851, 2062, 1396, 2062, 1985, 1957, 1931, 1152,
    695, 1660, 2396, 765, 766, 584, 363, 1931, 2180, 1931, 772, 1966, 1658, 756, 1953, 143, 1961,
    1648, 1649, 767, 768, 1077, 1146, 1959, 106, 1960, 1365, 743, 105, 1650, 737, 498, 1962, 2281,
    1396, 1965, 1396, 770, 1236, 1963, 206, 1396, 2087, 1964, 771, 212, 1396, 100, 1837, 136, 1837,
    791, 1838, 1839, 1962, 1682, 2340, 1154, 158, 1967, 1931, 1545, 619, 1545, 773, 1968, 1967,
    1778, 1870, 1969, 1061, 717, 717, 717, 654, 1970, 654, 654, 111, 791, 1931, 1971, 1971, 1787,
    1987, 2116, 1988, 2180, 1973, 1254, 744, 745, 1254, 746, 747, 748, 749, 774, 1811, 367, 776,
    223, 1236, 84, 873, 1851, 255, 15, 528, 687, 1144, 1272, 1273, 143, 528, 18, 225, 18, 1039, 779,
    1054, 16, 780, 781, 1950, 16, 1696, 791, 1697, 1662, 793, 463, 1576, 271, 950, 143, 249, 1663,
    226, 2200, 2137, 1851, 1396, 1365, 105, 1345, 783, 783, 2062, 783, 2309, 775, 235, 1459, 2199,
    846, 1251, 785, 157, 1974, 786, 787, 1981, 1987, 788, 1576, 16, 16, 2386, 790, 2200, 791, 783,
    368, 780, 189, 17, 1396, 17, 1396, 1396, 1862, 2445, 1851, 1613, 1613, 363, 1062, 363, 2056,
    1417, 1982, 464, 1664, 1664, 646, 1055, 557, 1134, 794, 1871, 233, 1579, 2309, 2299, 652, 76,
    579, 1851, 18, 1985, 414, 474, 2062, 2299, 1814, 1874, 77, 76, 579, 415, 1396, 1396, 475, 1146,
    477, 234, 2199, 1319, 1319, 1319, 2199, 1665, 1434, 797, 871, 2425, 829, 829, 1578, 363, 1062,
    1666, 769, 347, 1461, 1460, 1345, 1255, 800, 1986, 1136, 2151, 2010, 1461, 2153, 1280, 1979,
    802, 1979, 1397, 1980, 1462, 1463, 1980, 1980, 2319, 84, 2180, 2386, 2408, 803, 704, 915, 1056,
    781, 1812, 1813, 1812, 1615, 1975, 1549, 2426, 1616, 526, 791, 1900, 1989, 1989, 1025, 804,
    1995, 2004, 23, 1796, 1418, 810, 959, 2224, 1991, 1236, 1992, 1418, 1437, 1438, 1439, 1993,
    1236, 1993, 807, 1961, 1996, 1667, 1057, 2004, 2000, 808, 809, 809, 2062, 436, 20, 1951, 249,
    437, 810, 1994, 1997, 363, 484, 1184, 811, 1992, 483, 1995, 1735, 1996, 2000, 812, 813, 1158,
    2182, 2182, 2000, 1998, 1999, 2000, 2000, 2001, 1580, 1793, 1851, 1794, 21, 22, 1668, 815, 821,
    816, 818, 820, 1398, 1560, 1851, 1236, 819, 817, 1433, 387, 2221, 1669, 110, 1646, 1684, 1669,
    110, 1646, 1684, 1669, 110, 1646, 1684, 24, 2002, 2002, 1670, 823, 2003, 825, 1843, 2003, 248,
    1843, 478, 906, 2003, 1072, 243, 381, 248, 620, 828, 381, 2273, 1419, 2395, 1058, 1059, 1997,
    2004, 23, 829, 363, 1062, 1014, 830, 363, 25, 2005, 2232, 1671, 1997, 438, 2004, 1403, 1215, 0,
    251, 252, 2015, 2014, 2015, 2015, 2015, 874, 874, 1424, 1475, 2397, 2397, 2015, 2015, 2015,
    2008, 2008, 2006, 2007, 1497, 1464, 1484, 679, 831, 1954, 2008, 2009, 1673, 262, 1915, 834,
    1383, 2012, 1617, 872, 1383, 169, 1152, 2224, 1236, 1154, 832, 864, 864, 1200, 839, 253, 232,
    837, 833, 837, 837, 231, 185, 2030, 1672, 1687, 2008, 269, 27, 791, 867, 867, 867, 867, 867,
    867, 867, 867, 867, 867, 867, 2015, 1783, 835, 1036, 1108, 1396, 840, 26, 26, 843, 841, 1420,
    256, 257, 258, 2427, 843, 2095, 2427, 1674, 361, 240, 842, 1200, 2428, 987, 1873, 2427, 1872,
    262, 344, 836, 836, 836, 1298, 2008, 263, 2011, 848, 2368, 523, 445, 450, 453, 456, 848, 847,
    363, 1062, 1568, 2015, 2014, 2014, 861, 2034, 836, 836, 836, 836, 2015, 862, 779, 1618, 2009,
    2014, 1851, 2034, 2116, 1843, 262, 2034, 2340, 1094, 262, 579, 2008, 2014, 2034, 2017, 2014,
    265, 2034, 2034, 2017, 1396, 2017, 1619, 2019, 1484, 2017, 260, 2014, 2016, 2013, 2015, 26,
    2284, 2409, 2053, 2053, 2433, 1396, 170, 170, 2015, 274, 875, 2381, 2021, 1897, 282, 1581, 283,
    1897, 750, 751, 293, 1360, 1544, 1291, 1544, 2021, 1912, 877, 2025, 910, 881, 876, 2025, 2025,
    284, 694, 284, 284, 284, 1679, 118, 890, 284, 284, 1466, 882, 883, 1330, 2224, 878, 883, 2381,
    2381, 1868, 885, 2021, 839, 2023, 884, 1814, 286, 287, 886, 907, 907, 886, 887, 887, 1292, 1677,
    1676, 1215, 889, 238, 30, 2034, 284, 280, 1299, 2029, 2029, 879, 277, 892, 2031, 278, 279, 892,
    294, 893, 1319, 2021, 1582, 1467, 1680, 295, 1546, 1546, 284, 894, 1396, 1798, 2033, 858, 2034,
    2034, 2034, 1797, 51, 76, 897, 1165, 284, 284, 284, 2116, 32, 1396, 284, 2035, 891, 2020, 285,
    2036, 898, 899, 33, 2036, 901, 2116, 898, 900, 901, 2038, 912, 1215, 904, 2039, 901, 913, 913,
    1647, 913, 913, 284, 96, 259, 901, 31, 909, 2032, 1683, 240, 284, 34, 913, 292, 35, 292, 2043,
    2044, 2042, 1130, 909, 35, 35, 910, 910, 280, 910, 910, 2044, 2044, 296, 1396, 144, 2026, 1843,
    2034, 2041, 895, 857, 1501, 2034, 2044, 289, 288, 1468, 1814, 2044, 2041, 2022, 2041, 2041,
    1292, 2029, 1678, 894, 284, 297, 284, 284, 913, 2044, 284, 1815, 636, 1874, 2040, 2044, 2429,
    281, 2044, 2224, 2224, 36, 36, 1943, 1930, 2179, 1930, 1943, 2387, 2388, 2389, 2390, 921, 922,
    922, 2067, 2049, 2046, 300, 1689, 1689, 2047, 2047, 2048, 37, 51, 302, 2048, 920, 60, 921, 1145,
    921, 921, 922, 1055, 1596, 1627, 941, 1145, 303, 652, 922, 1997, 1583, 1584, 1585, 1586, 1587,
    1469, 2390, 2067, 822, 923, 305, 924, 1930, 2046, 1951, 1585, 925, 925, 873, 873, 1841, 38,
    2093, 601, 1138, 2053, 2053, 1930, 305, 305, 305, 306, 1930, 926, 307, 2289, 143, 60, 2003,
    2050, 2050, 2050, 39, 1841, 1955, 1470, 334, 1841, 1394, 1841, 1841, 1841, 1394, 2002, 1994,
    1841, 1841, 1994, 1841, 585, 873, 587, 586, 927, 918, 40, 927, 928, 2051, 2051, 2051, 1930,
    2055, 1904, 2216, 322, 2138, 2061, 1904, 945, 1094, 929, 930, 1836, 1836, 1771, 316, 51, 209,
    1950, 363, 1624, 316, 938, 1688, 1622, 1836, 1966, 2057, 2056, 171, 2058, 945, 2271, 1836, 933,
    934, 1689, 935, 1446, 1689, 510, 2430, 2138, 1799, 317, 320, 1799, 362, 2067, 2299, 2067, 1931,
    512, 1736, 2073, 2069, 2154, 1689, 2098, 1770, 1770, 1770, 1770, 1200, 240, 780, 2059, 936,
    2060, 240, 822, 1676, 880, 1774, 1199, 939, 937, 1396, 939, 164, 51, 389, 2060, 1851, 2116,
    1154, 1904, 2199, 1841, 143, 2201, 938, 938, 1547, 2319, 940, 940, 938, 940, 43, 2062, 1139,
    2061, 51, 2062, 2062, 2063, 44, 44, 1931, 1931, 1544, 2319, 1236, 2431, 1759, 1759, 1989, 2068,
    1690, 2080, 2070, 954, 946, 45, 947, 513, 945, 1930, 948, 955, 945, 2070, 949, 51, 1471, 314,
    327, 2064, 1814, 241, 1356, 878, 1842, 2064, 952, 1472, 953, 2314, 2314, 956, 511, 46, 157, 943,
    1877, 2432, 318, 319, 1396, 1931, 2181, 2079, 1694, 1694, 1589, 668, 1881, 2220, 2074, 1843,
    329, 2075, 47, 2076, 2076, 1843, 931, 1692, 1691, 1691, 1692, 1215, 931, 960, 2078, 1549, 1549,
    1396, 2044, 1590, 1590, 1592, 1590, 2079, 2079, 2370, 331, 964, 1847, 1588, 308, 961, 47, 967,
    1240, 1693, 962, 963, 968, 332, 1288, 1589, 1694, 1590, 1590, 1594, 1589, 1590, 1589, 1593,
    2393, 2392, 1591, 1593, 1695, 1594, 50, 958, 1843, 136, 1843, 757, 1843, 1844, 51, 1845, 1843,
    2076, 1843, 1843, 51, 52, 51, 53, 54, 1098, 51, 57, 1016, 55, 2081, 52, 969, 969, 1843, 1396,
    1396, 969, 1843, 1996, 1846, 1800, 932, 932, 2082, 1595, 1596, 1597, 1698, 1308, 1421, 970, 908,
    1317, 1316, 973, 974, 1699, 783, 972, 922, 975, 978, 979, 976, 977, 190, 97, 190, 964, 980, 981,
    178, 335, 982, 983, 984, 985, 986, 1550, 135, 2085, 290, 1396, 988, 291, 336, 336, 1123, 2262,
    989, 981, 990, 990, 2087, 991, 1405, 991, 964, 2084, 1236, 992, 1473, 2083, 2086, 957, 2086,
    333, 2086, 2042, 1598, 1599, 333, 2062, 993, 994, 995, 995, 2095, 1954, 1862, 1320, 23, 1234,
    1452, 1892, 2088, 339, 2089, 2090, 2090, 2090, 2090, 340, 2319, 2091, 1396, 341, 342, 343, 1689,
    2319, 2099, 1001, 1070, 2092, 2092, 1098, 1000, 2099, 2093, 1997, 2062, 304, 2094, 2095, 2096,
    2199, 1706, 1706, 2106, 2107, 1002, 84, 2102, 657, 2081, 1989, 2058, 1701, 2097, 2309, 503,
    1962, 1653, 2100, 1954, 2101, 2163, 1851, 313, 313, 1066, 1848, 2108, 2104, 2095, 1005, 2224,
    996, 996, 1814, 1069, 669, 2105, 1851, 2106, 2107, 619, 2108, 922, 58, 1007, 51, 1008, 2199,
    2109, 1252, 1703, 391, 1252, 1010, 2103, 2110, 2110, 2101, 1704, 1851, 264, 2319, 2111, 1013,
    2111, 2112, 2111, 1435, 1003, 1705, 1003, 351, 1003, 23, 1049, 2098, 827, 827, 2113, 59, 1015,
    1018, 1002, 1020, 1022, 1022, 1002, 2179, 2119, 2184, 66, 577, 2125, 1081, 1081, 1484, 2410,
    2398, 2114, 73, 1425, 2396, 2396, 2396, 2399, 2398, 2400, 2138, 1425, 1485, 191, 191, 1024,
    1424, 1475, 1424, 1476, 1477, 2391, 2397, 2410, 2434, 2397, 1307, 66, 1040, 1033, 1707, 2122,
    1453, 61, 1025, 1707, 62, 239, 2115, 1793, 2116, 2116, 2116, 262, 2117, 1320, 1862, 1862, 1835,
    1396, 2117, 51, 136, 355, 1032, 64, 1848, 2118, 347, 1904, 1906, 1035, 2299, 2299, 66, 67, 1479,
    1912, 1830, 2122, 2121, 2121, 1041, 369, 1749, 68, 68, 1042, 68, 2142, 357, 1879, 1034, 568,
    1034, 1555, 51, 76, 1848, 889, 1043, 1075, 1075, 1005, 1711, 1075, 1044, 1070, 1625, 1242, 1055,
    1862, 1848, 1396, 1848, 1044, 1481, 1075, 1848, 1848, 1075, 1848, 2123, 777, 1848, 888, 889,
    1075, 2326, 1851, 1480, 1484, 2124, 1708, 1876, 1801, 70, 865, 2128, 69, 71, 2127, 360, 119,
    2138, 1027, 1029, 476, 1256, 1256, 683, 490, 1833, 1793, 1833, 1793, 1841, 1421, 1031, 1421,
    2057, 1045, 365, 1031, 1709, 1983, 1709, 1793, 1710, 1482, 2132, 1403, 1623, 1421, 2394, 1396,
    2394, 2437, 2437, 2394, 1843, 2116, 2436, 2435, 1478, 1848, 1848, 1848, 2116, 2319, 2319, 2319,
    1038, 2435, 1236, 2435, 2319, 2319, 2182, 2284, 2182, 2182, 2097, 2134, 2182, 763, 1483, 2182,
    2182, 1047, 1037, 2182, 2178, 868, 869, 2327, 1396, 366, 366, 366, 1555, 1876, 204, 518, 67,
    1556, 1006, 366, 1620, 1710, 2438, 1083, 891, 2136, 1048, 644, 645, 2135, 1484, 1895, 2137,
    1123, 1396, 719, 72, 1154, 2139, 2140, 2141, 1551, 1557, 647, 1816, 1915, 1915, 2125, 2143,
    2402, 1559, 1559, 1700, 2136, 2291, 2309, 2402, 2144, 2452, 1016, 2129, 1089, 1490, 1425, 1423,
    1425, 2398, 73, 1425, 2397, 1424, 1424, 2397, 1425, 1423, 1490, 375, 1559, 14, 1000, 2398, 2398,
    2397, 2398, 2398, 2397, 1425, 1046, 421, 648, 1032, 2145, 2396, 2396, 199, 374, 1707, 1714, 405,
    1490, 1931, 693, 405, 1486, 2400, 2398, 1174, 312, 2147, 2147, 2147, 370, 64, 2133, 1715, 65,
    1026, 2148, 2148, 1050, 1163, 1712, 1713, 2328, 1904, 670, 1091, 1090, 254, 420, 244, 393, 421,
    1801, 1080, 74, 75, 371, 1080, 1814, 1080, 1718, 1215, 1080, 423, 380, 1088, 66, 1802, 1489,
    1484, 1046, 2396, 158, 1817, 1719, 2446, 1046, 2379, 363, 2155, 838, 422, 497, 2156, 353, 2452,
    1081, 1720, 354, 1032, 359, 1032, 1088, 1088, 827, 78, 496, 1422, 1092, 1890, 1396, 1402, 1396,
    1671, 560, 2121, 2410, 1094, 1093, 143, 1851, 1095, 2131, 1095, 2160, 1320, 433, 1849, 1096,
    2157, 1904, 1396, 1912, 66, 1851, 1178, 1405, 578, 66, 81, 2381, 81, 922, 2381, 2158, 1851,
    2381, 801, 1723, 1106, 1070, 1098, 1685, 1396, 426, 777, 2159, 1724, 1721, 1108, 1268, 2309,
    2309, 2162, 2165, 2165, 1108, 2044, 2164, 1107, 2166, 1060, 1851, 1099, 2381, 432, 2167, 2167,
    1100, 2061, 652, 1103, 1722, 2168, 2168, 2168, 2169, 2170, 1491, 2171, 428, 2172, 1843, 1396,
    2163, 2101, 2161, 1063, 425, 242, 429, 430, 431, 1851, 363, 920, 2155, 1396, 1626, 1116, 1117,
    79, 2236, 2173, 1862, 1112, 2173, 1725, 1101, 760, 2111, 348, 1492, 1492, 2174, 2174, 1114,
    1109, 2309, 2175, 1484, 2447, 80, 684, 1149, 428, 348, 1118, 192, 1115, 1396, 2290, 2448, 2162,
    1793, 1009, 1119, 1102, 1954, 1120, 1123, 267, 268, 1121, 266, 1122, 2176, 1076, 1803, 740,
    1129, 2180, 1076, 2385, 2183, 363, 85, 439, 440, 148, 1122, 442, 444, 447, 2185, 2057, 457, 449,
    452, 455, 455, 461, 1125, 1495, 1495, 395, 1126, 1426, 1465, 1818, 1426, 1527, 1137, 2449, 2401,
    2453, 1137, 87, 2401, 1726, 1726, 1493, 2080, 1319, 1494, 1728, 1728, 1128, 1494, 2186, 88, 89,
    89, 90, 90, 1131, 2187, 2188, 2188, 1257, 1146, 2190, 1133, 86, 1137, 1136, 1137, 947, 2193,
    480, 1257, 1496, 349, 349, 349, 349, 349, 1600, 1135, 1965, 1727, 1850, 349, 1850, 1727, 1319,
    82, 83, 588, 589, 1140, 1141, 394, 441, 1563, 1564, 443, 446, 460, 448, 458, 451, 454, 459, 813,
    1341, 91, 1133, 92, 113, 92, 2194, 2194, 2194, 93, 466, 2195, 901, 2216, 2199, 1155, 753, 100,
    1160, 1806, 2196, 2236, 752, 479, 2236, 2236, 479, 1785, 1161, 101, 101, 1162, 102, 1157, 2111,
    103, 1156, 1156, 104, 1113, 1474, 1843, 965, 1039, 1497, 778, 193, 1193, 1743, 1143, 1251, 187,
    2198, 1146, 1146, 2199, 2199, 2198, 1681, 2200, 2200, 2309, 481, 1147, 1176, 1915, 488, 1141,
    354, 1744, 1176, 2206, 2206, 1640, 1640, 1640, 557, 1149, 632, 1738, 1148, 738, 850, 850, 850,
    143, 903, 309, 310, 2210, 1739, 1739, 220, 1633, 2222, 2111, 1560, 480, 641, 1064, 641, 1610,
    2214, 95, 711, 916, 1023, 1380, 1729, 1773, 1732, 2202, 2202, 2202, 1365, 1150, 2203, 1152,
    1065, 851, 857, 857, 1733, 852, 857, 28, 857, 1160, 2319, 1745, 203, 96, 143, 1734, 1152, 1154,
    1154, 1737, 284, 1154, 2046, 1154, 1154, 1154, 1154, 1154, 1154, 1154, 1154, 2204, 1640, 1640,
    1640, 1739, 1627, 1741, 1155, 1739, 1739, 1739, 1159, 2205, 2198, 1740, 1300, 1194, 1194, 103,
    143, 648, 1367, 1396, 108, 107, 1155, 194, 195, 97, 143, 1152, 2217, 2236, 1163, 1877, 143, 160,
    232, 372, 487, 1165, 1396, 196, 901, 1508, 109, 143, 143, 901, 2217, 305, 1295, 1215, 1396,
    1152, 1804, 1152, 479, 1784, 479, 479, 479, 479, 2236, 479, 479, 521, 1167, 521, 217, 2218,
    2205, 479, 486, 521, 1167, 1168, 1601, 1570, 1742, 1707, 1707, 2027, 652, 2207, 1152, 2062, 51,
    2101, 1215, 2208, 2120, 2209, 1270, 352, 2210, 399, 2028, 404, 471, 2211, 2211, 2199, 2221,
    1962, 399, 400, 218, 1172, 1179, 1746, 2247, 399, 403, 470, 399, 401, 468, 399, 480, 187, 2212,
    1215, 143, 1805, 480, 1048, 522, 347, 2062, 2227, 99, 753, 2357, 667, 2227, 2213, 309, 2217,
    2227, 2056, 2062, 1747, 1396, 2217, 2077, 2062, 1396, 2219, 1172, 919, 1177, 769, 522, 2357,
    813, 347, 110, 712, 917, 1171, 1396, 1171, 1748, 1610, 161, 2197, 1396, 1610, 1171, 849, 1501,
    914, 1501, 1501, 1502, 1152, 1427, 1251, 1171, 1142, 1142, 1142, 1142, 143, 1171, 1171, 394,
    1170, 1164, 1186, 1396, 479, 479, 1186, 1603, 492, 1607, 1877, 406, 813, 2220, 1877, 2223, 162,
    1503, 1750, 1180, 1170, 2201, 1170, 1144, 1972, 1972, 1169, 2224, 2225, 2225, 2224, 1436, 1183,
    363, 2224, 2225, 2224, 1183, 1821, 1821, 2224, 1181, 1182, 2224, 2411, 2224, 1972, 2224, 1258,
    2226, 2052, 245, 2191, 1196, 323, 1187, 2228, 1188, 1188, 1428, 1200, 1188, 324, 1189, 1396,
    1396, 1190, 1751, 1191, 2230, 1848, 2228, 1189, 757, 2228, 2228, 2231, 1604, 491, 493, 1195,
    1396, 2229, 137, 2402, 1192, 1751, 1192, 1751, 1197, 2402, 649, 493, 493, 493, 493, 493, 493,
    493, 2232, 2241, 2248, 494, 494, 2241, 2241, 1752, 1441, 1215, 1675, 1215, 2236, 2236, 2236,
    2236, 1499, 1441, 112, 1403, 494, 1770, 1647, 1730, 1661, 84, 240, 1199, 240, 1199, 1441, 1963,
    1215, 1210, 2239, 2239, 1215, 2239, 2239, 2237, 1215, 2239, 1215, 2239, 1215, 1215, 2111, 2111,
    2215, 2062, 2034, 326, 1552, 1198, 1198, 113, 1396, 113, 1201, 1198, 224, 2240, 1931, 1822,
    1202, 1175, 2241, 2241, 2242, 2242, 1403, 2150, 2062, 2243, 2240, 2244, 866, 2097, 2232, 201,
    2246, 1204, 1396, 2246, 51, 2251, 1396, 2258, 2258, 1396, 1396, 494, 2247, 1505, 2247, 2248,
    1504, 678, 678, 2254, 1759, 1754, 1759, 1627, 2034, 2232, 2002, 114, 2249, 2250, 1440, 1205,
    1208, 502, 2234, 2264, 2234, 2234, 2235, 116, 1755, 1621, 1576, 1209, 500, 2233, 1848, 1209,
    1421, 2034, 500, 500, 1500, 502, 500, 330, 501, 500, 500, 115, 1396, 1862, 1175, 120, 2251,
    2253, 2111, 1862, 1156, 1848, 1211, 2451, 1954, 1628, 2255, 1755, 2256, 1212, 1500, 1212, 1319,
    1319, 1319, 1203, 2232, 435, 434, 1213, 2224, 2245, 137, 1854, 117, 1396, 1770, 1854, 121, 1814,
    1214, 122, 2258, 2258, 2232, 1878, 678, 123, 1215, 139, 1215, 1396, 1895, 1396, 2414, 500, 1403,
    678, 2414, 1216, 1731, 1702, 1753, 2247, 1505, 1553, 1217, 2180, 2291, 2291, 2291, 2291, 528,
    1506, 617, 590, 1219, 2259, 2259, 1756, 351, 345, 1220, 1309, 1507, 51, 124, 124, 2260, 1221,
    1222, 1223, 2261, 617, 1271, 1319, 1228, 1388, 1389, 1511, 125, 2262, 2262, 2303, 315, 1222,
    2192, 2262, 2263, 1848, 2303, 1084, 505, 249, 2265, 1226, 806, 2264, 632, 126, 2265, 1227, 1259,
    2264, 350, 1965, 2266, 2224, 2266, 2309, 653, 127, 363, 1768, 2234, 1229, 250, 2268, 1855, 1758,
    129, 1396, 1554, 1509, 1223, 532, 1067, 530, 2314, 533, 1554, 1278, 1068, 525, 525, 534, 130,
    533, 1244, 531, 1277, 536, 1281, 2269, 1403, 506, 255, 2270, 507, 508, 509, 48, 2309, 1976, 131,
    132, 1396, 1396, 2101, 1471, 1511, 1536, 427, 261, 311, 1396, 529, 527, 1512, 1231, 877, 889,
    902, 1759, 537, 1856, 1856, 683, 1236, 1236, 919, 2274, 2034, 789, 1233, 2275, 133, 1513, 1232,
    1396, 1841, 1841, 2272, 762, 514, 1763, 1238, 1239, 1427, 1716, 2276, 2277, 98, 2284, 1319,
    1429, 1801, 552, 2461, 552, 1281, 1282, 2276, 2181, 1843, 1762, 1762, 517, 1548, 337, 516, 1405,
    337, 517, 337, 97, 337, 2278, 528, 505, 1243, 2264, 134, 134, 402, 134, 469, 2309, 2279, 1857,
    1859, 1514, 2152, 1396, 1396, 2264, 1260, 246, 1242, 539, 2201, 2280, 427, 889, 534, 535, 1421,
    1220, 135, 1543, 646, 135, 1543, 2283, 2224, 2413, 2284, 135, 1245, 2375, 2375, 538, 1261, 2224,
    520, 1247, 1248, 1416, 1516, 853, 1249, 1262, 1115, 1235, 813, 2309, 2285, 1880, 2286, 137,
    1517, 1161, 854, 1858, 140, 141, 142, 142, 2257, 2224, 591, 1491, 1268, 29, 1237, 1253, 1269,
    128, 1769, 1390, 2288, 2264, 1269, 1518, 650, 2289, 529, 143, 528, 1272, 1273, 528, 1274, 528,
    1273, 528, 1396, 2256, 529, 529, 1275, 1765, 1276, 1351, 1253, 1396, 2291, 1766, 1230, 881,
    1071, 1283, 145, 1757, 138, 2264, 2292, 731, 1223, 146, 338, 247, 1843, 147, 2302, 397, 2281,
    670, 504, 2297, 2310, 2298, 541, 543, 1806, 1682, 581, 2299, 545, 1761, 41, 2264, 1809, 1519,
    2272, 1484, 1841, 2030, 1396, 1806, 2310, 1807, 1807, 1808, 482, 2450, 1165, 1396, 1165, 549,
    670, 1224, 2319, 76, 2300, 2130, 2146, 2301, 727, 1614, 51, 1396, 1403, 855, 1770, 550, 550,
    2306, 1352, 1284, 1285, 237, 1286, 551, 2304, 1609, 1605, 1606, 1606, 2305, 1638, 1520, 2307,
    1396, 791, 2309, 51, 1237, 2308, 1072, 1339, 1319, 1339, 1319, 540, 542, 548, 544, 546, 1671,
    547, 919, 1287, 1859, 1403, 363, 796, 1287, 1521, 1287, 1247, 1263, 1152, 1862, 2236, 2329,
    2317, 857, 2331, 1289, 2312, 754, 1860, 143, 2224, 2311, 51, 622, 969, 424, 1522, 2313, 556,
    754, 1264, 2381, 1292, 700, 706, 708, 708, 710, 759, 1011, 1019, 1017, 1021, 1321, 1292, 1218,
    1246, 1379, 1293, 1387, 1387, 1771, 2309, 1396, 1293, 759, 708, 700, 708, 706, 708, 710, 1316,
    1931, 1930, 1317, 2314, 2314, 1294, 770, 1236, 275, 1296, 998, 2271, 2315, 519, 148, 148, 51,
    2034, 2034, 2319, 149, 149, 1851, 1852, 2320, 920, 150, 1303, 1301, 1304, 1304, 51, 51, 920,
    1608, 1607, 1771, 1305, 759, 1483, 1306, 1361, 1590, 1279, 392, 1215, 2454, 2321, 2071, 618,
    618, 1311, 2322, 1607, 1607, 2319, 1767, 2309, 2314, 2316, 2323, 1011, 1021, 2314, 1861, 1862,
    1165, 1396, 1250, 1396, 1165, 1396, 558, 1319, 1165, 1396, 1165, 1396, 1165, 1396, 1236, 1250,
    1312, 1314, 407, 407, 1315, 729, 2319, 154, 2062, 1236, 155, 51, 691, 667, 2396, 1771, 2282,
    298, 196, 1931, 1966, 559, 1318, 1862, 999, 561, 1265, 2424, 905, 156, 1899, 1085, 1862, 2396,
    1218, 2396, 158, 1882, 1861, 51, 906, 153, 2332, 363, 151, 143, 152, 2265, 2021, 1860, 2396,
    1863, 1313, 1523, 1563, 1565, 1864, 157, 667, 856, 2329, 515, 515, 2330, 276, 373, 149, 149,
    1851, 1931, 1379, 1883, 1883, 1321, 1387, 1266, 1328, 675, 1810, 1328, 159, 2336, 1396, 2333,
    226, 143, 1322, 646, 1323, 562, 562, 1773, 859, 1324, 1325, 911, 782, 1396, 2334, 1326, 2334,
    1416, 1416, 1524, 1484, 896, 1328, 564, 1108, 1484, 1108, 1327, 1327, 565, 2335, 566, 566, 1328,
    1329, 1773, 2337, 1396, 1865, 1865, 1086, 2062, 1865, 2337, 1824, 1825, 1824, 1824, 1826, 1501,
    2455, 1292, 1328, 563, 2338, 2338, 1432, 227, 227, 1612, 2403, 1612, 2404, 2405, 2406, 228,
    2415, 2407, 1432, 227, 227, 1612, 2403, 1612, 2404, 2405, 2406, 228, 2415, 2407, 229, 230, 229,
    230, 1396, 2343, 1957, 2346, 1111, 1096, 2339, 2339, 2340, 1340, 2340, 2345, 1867, 2340, 1342,
    1343, 1396, 1866, 2341, 1868, 728, 1371, 1868, 1860, 1332, 299, 1396, 2341, 1868, 567, 1396,
    1771, 1132, 1122, 1333, 2398, 1823, 570, 1334, 2343, 2343, 2034, 2034, 1302, 860, 860, 1200,
    240, 2445, 1525, 1525, 2343, 2305, 1337, 2344, 2344, 698, 1338, 2344, 2344, 2344, 1898, 2344,
    2344, 2344, 997, 1774, 1774, 1775, 2345, 571, 2416, 2416, 143, 1485, 2342, 2345, 1344, 2347,
    698, 1561, 2395, 2456, 1526, 2348, 536, 530, 533, 532, 1447, 1028, 675, 1335, 2457, 1337, 1331,
    1528, 1528, 1528, 1346, 1829, 2456, 2034, 2034, 1396, 569, 408, 409, 572, 2034, 2346, 2034, 596,
    1396, 569, 1396, 410, 411, 569, 1771, 1347, 1396, 412, 413, 569, 570, 1336, 1629, 1348, 1348,
    2342, 1348, 1886, 1828, 570, 2349, 2346, 568, 568, 1349, 595, 1396, 2350, 2216, 1966, 791, 1529,
    1350, 795, 1358, 1776, 966, 597, 598, 599, 2351, 2351, 1215, 1442, 1442, 1487, 1777, 1195, 1195,
    1195, 1777, 1353, 76, 1319, 1630, 216, 573, 1777, 416, 416, 2352, 1596, 582, 1443, 51, 1354,
    2057, 2418, 63, 1634, 485, 1887, 600, 1185, 1405, 1355, 2057, 2354, 1356, 2124, 2124, 1072,
    1814, 363, 1396, 1396, 76, 344, 344, 344, 344, 1146, 344, 344, 344, 416, 344, 66, 577, 577, 66,
    2111, 2440, 1488, 1073, 1635, 1884, 574, 1885, 575, 1885, 2441, 2442, 2443, 1074, 1779, 1566,
    1567, 1848, 920, 1484, 652, 579, 579, 579, 579, 579, 579, 1780, 418, 579, 416, 56, 579, 579,
    1195, 1195, 580, 344, 2355, 2458, 1087, 344, 1829, 1829, 1829, 1363, 1362, 1855, 1877, 602,
    1396, 1396, 2224, 603, 1351, 576, 2459, 1357, 1357, 1530, 1531, 1530, 2444, 1364, 1396, 1396,
    1396, 1843, 2099, 792, 2356, 19, 675, 1832, 1396, 1831, 1831, 1832, 1760, 755, 1904, 1819, 1820,
    898, 1396, 1391, 1396, 1241, 637, 1367, 582, 582, 1366, 273, 1368, 1781, 2358, 1375, 1782, 1655,
    1655, 1655, 1655, 1110, 51, 1370, 1371, 2359, 2314, 1371, 1392, 256, 555, 1372, 172, 1373, 272,
    1393, 94, 671, 173, 583, 1394, 1841, 1394, 1394, 1402, 1532, 1396, 1631, 651, 1367, 381, 381,
    382, 381, 381, 381, 1395, 1396, 1395, 1396, 381, 363, 381, 381, 829, 416, 381, 384, 385, 472,
    381, 386, 473, 381, 1533, 2362, 1034, 356, 1534, 2363, 1396, 1374, 1396, 1396, 1396, 1819, 1820,
    462, 2364, 2364, 2364, 2364, 2364, 2364, 1399, 1376, 2365, 1784, 1784, 1224, 328, 2365, 1396,
    419, 1224, 376, 321, 321, 2224, 2366, 2366, 2366, 2366, 2366, 2360, 2003, 2367, 1377, 1396,
    1843, 1843, 1400, 2368, 1400, 553, 390, 1396, 1396, 1401, 2369, 377, 1396, 1775, 1402, 1402,
    1786, 1562, 1627, 1378, 2370, 2370, 2460, 643, 2370, 1403, 1403, 1403, 2371, 2217, 2372, 2372,
    1904, 1381, 1404, 1535, 1403, 1403, 1381, 2003, 2417, 2374, 2370, 2370, 51, 51, 758, 1405, 1384,
    1384, 2375, 1384, 1384, 1384, 1384, 1096, 1384, 1384, 1267, 1904, 613, 742, 594, 1384, 1396,
    1929, 2377, 524, 2378, 2379, 2380, 1405, 1405, 1405, 593, 593, 1384, 1406, 1406, 1559, 301,
    2380, 2378, 1984, 1385, 1386, 2380, 1382, 2247, 2376, 1271, 1236, 1236, 771, 1407, 1407, 1382,
    1788, 1406, 2141,
  ]

  /// How much each claim weighs.
  static let suffixWeights: [UInt8] = [
    10, 45, 52, 50, 50, 53, 50, 50, 50, 50, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 52, 50, 48, 50, 50, 50, 50, 46, 50, 50, 50, 50, 45, 50, 50, 50, 53, 50, 53, 50, 53, 50, 50,
    53, 50, 53, 50, 50, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 20,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    45, 50, 50, 50, 48, 50, 50, 48, 50, 48, 50, 50, 52, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50,
    50, 45, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 40, 50, 45, 50, 50,
    50, 50, 30, 48, 50, 50, 50, 50, 50, 45, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 45, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 48, 46, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 48, 50, 50, 40,
    50, 51, 51, 48, 50, 45, 50, 50, 50, 50, 50, 50, 48, 48, 50, 50, 45, 40, 50, 50, 50, 50, 50, 50,
    48, 20, 50, 50, 50, 50, 45, 45, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 45, 50, 52, 50, 44,
    48, 50, 50, 45, 50, 48, 30, 50, 30, 50, 50, 50, 50, 40, 50, 51, 46, 44, 40, 50, 50, 50, 52, 51,
    50, 48, 45, 50, 50, 50, 50, 50, 50, 50, 51, 50, 50, 50, 46, 50, 50, 50, 50, 50, 45, 50, 48, 50,
    50, 50, 50, 51, 45, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45,
    50, 50, 15, 48, 48, 50, 30, 50, 50, 50, 50, 50, 45, 48, 50, 46, 50, 50, 50, 50, 50, 45, 48, 50,
    50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 48, 46, 45, 30, 50, 50, 50, 50, 15, 20, 15,
    50, 50, 50, 52, 51, 50, 50, 50, 48, 50, 51, 50, 49, 44, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50,
    45, 45, 50, 48, 50, 50, 45, 50, 50, 46, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 53, 47, 45, 45,
    44, 43, 50, 30, 15, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 48, 50, 50, 50, 50, 50, 50,
    50, 51, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    50, 50, 40, 48, 20, 50, 50, 46, 48, 52, 50, 50, 50, 50, 51, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 51, 49, 48, 50, 50, 50, 45, 51, 48, 45, 50, 51, 48, 45, 50, 48,
    50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 52, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50,
    49, 50, 50, 52, 50, 50, 50, 45, 52, 46, 50, 50, 50, 48, 50, 50, 50, 48, 46, 50, 52, 51, 48, 50,
    50, 50, 51, 44, 50, 10, 50, 50, 50, 50, 48, 50, 50, 48, 45, 44, 50, 50, 50, 50, 48, 50, 50, 50,
    50, 30, 48, 50, 50, 50, 50, 50, 48, 48, 50, 50, 50, 50, 50, 50, 50, 50, 52, 51, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 53, 46, 42, 50, 50, 50, 50, 30,
    50, 50, 50, 50, 50, 48, 50, 50, 50, 46, 45, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 48, 50,
    50, 45, 40, 30, 50, 50, 46, 45, 48, 50, 50, 50, 50, 30, 50, 45, 40, 50, 50, 50, 50, 50, 50, 50,
    50, 20, 50, 48, 50, 45, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 53, 48, 45, 50, 50, 50, 50, 44,
    50, 50, 50, 50, 40, 50, 51, 47, 46, 45, 50, 48, 50, 52, 50, 50, 50, 48, 50, 50, 50, 50, 45, 50,
    50, 50, 40, 50, 50, 48, 52, 48, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 45, 50, 50, 50, 50, 50,
    50, 50, 51, 46, 45, 50, 50, 50, 50, 50, 52, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 46, 44, 30,
    50, 50, 52, 46, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 51, 48, 48, 50,
    46, 50, 50, 48, 50, 50, 30, 50, 50, 50, 46, 45, 50, 51, 48, 48, 50, 50, 30, 50, 50, 51, 50, 51,
    51, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 48, 50, 50, 50, 50, 50, 48, 50, 45,
    50, 45, 50, 50, 50, 45, 50, 50, 50, 48, 50, 50, 50, 46, 44, 50, 50, 50, 50, 48, 45, 50, 30, 50,
    50, 50, 50, 45, 53, 30, 30, 50, 50, 50, 50, 50, 50, 50, 51, 50, 48, 20, 50, 50, 20, 50, 40, 48,
    50, 50, 20, 20, 20, 50, 50, 50, 50, 50, 45, 50, 50, 50, 48, 45, 50, 46, 30, 50, 50, 48, 52, 48,
    50, 48, 52, 50, 48, 50, 50, 50, 48, 50, 50, 52, 49, 50, 50, 50, 51, 45, 40, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 48, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 46, 50, 50, 50, 45, 50,
    50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 30, 50, 50, 50, 50, 50, 50, 53,
    52, 50, 50, 50, 50, 48, 48, 50, 51, 50, 50, 50, 50, 45, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 52, 20, 50, 50, 50, 50, 46, 50, 50, 50, 50, 49, 48, 48, 50, 50, 50, 50, 50, 50,
    50, 48, 50, 50, 50, 45, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    50, 50, 50, 50, 45, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 48, 46, 30, 50, 50,
    51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 48, 45, 45, 45, 40, 50, 50, 50, 45, 30, 50, 50, 50, 45, 50, 50, 50, 48,
    45, 44, 35, 51, 50, 50, 48, 50, 52, 40, 45, 51, 50, 50, 50, 50, 50, 50, 51, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 44, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 40, 50, 50, 50, 50, 50, 48, 46, 50, 50, 48, 45, 50, 53, 40, 50, 50, 50, 50, 48, 50, 50,
    48, 50, 40, 50, 50, 50, 50, 50, 49, 30, 28, 45, 50, 45, 50, 50, 48, 50, 48, 50, 50, 50, 50, 48,
    50, 50, 50, 40, 52, 48, 46, 50, 50, 50, 48, 45, 30, 50, 50, 51, 50, 48, 48, 50, 50, 50, 50, 50,
    50, 50, 40, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 46,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 52, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 45, 50, 20, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 48, 48, 45, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 53, 51, 50, 50, 52, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 10, 50, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 40, 50,
    50, 40, 50, 50, 50, 50, 52, 48, 46, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50,
    30, 50, 50, 50, 50, 48, 50, 50, 48, 50, 45, 52, 50, 48, 50, 50, 45, 45, 52, 45, 50, 30, 50, 50,
    50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 51, 48, 46, 45, 40, 50,
    45, 50, 45, 50, 50, 50, 40, 30, 45, 50, 50, 50, 48, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50,
    46, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 53, 51, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 45, 50, 50, 50, 50, 52, 30, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 52, 40, 50,
    50, 48, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    40, 50, 50, 50, 45, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 30,
    50, 50, 50, 54, 48, 50, 50, 54, 49, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50,
    50, 45, 50, 50, 50, 46, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 48, 50, 50, 48, 45,
    50, 45, 50, 50, 50, 50, 51, 50, 50, 50, 50, 40, 50, 50, 50, 52, 51, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 48, 45, 50, 50, 48,
    53, 47, 45, 42, 40, 50, 45, 51, 50, 50, 48, 50, 45, 50, 40, 20, 49, 48, 47, 46, 45, 44, 20, 40,
    50, 50, 30, 50, 50, 50, 51, 48, 44, 44, 44, 50, 50, 50, 45, 50, 52, 50, 45, 50, 40, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50, 50, 50, 50,
    40, 39, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    40, 50, 50, 50, 50, 50, 45, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 40, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 40, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 48, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 40, 50, 49, 48,
    50, 50, 52, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50, 50,
    51, 50, 50, 45, 50, 48, 50, 50, 20, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50,
    50, 50, 50, 50, 50, 50, 52, 46, 44, 40, 50, 50, 30, 50, 50, 51, 50, 45, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50,
    40, 50, 50, 10, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 53, 50, 30, 50, 50, 50, 50, 50,
    50, 50, 48, 50, 50, 50, 50, 45, 50, 50, 50, 44, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 48, 53, 52, 50, 46, 44, 44, 50, 50, 45, 50, 50,
    50, 50, 50, 45, 50, 50, 50, 48, 45, 50, 50, 52, 48, 50, 50, 50, 50, 46, 48, 50, 50, 45, 50, 50,
    48, 50, 48, 46, 50, 48, 45, 40, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 53, 48, 50, 51,
    48, 50, 48, 46, 45, 50, 50, 50, 50, 50, 45, 40, 52, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 48,
    50, 50, 50, 50, 50, 50, 46, 50, 50, 50, 48, 48, 50, 50, 50, 52, 48, 50, 45, 50, 40, 50, 45, 50,
    48, 50, 45, 50, 53, 50, 50, 30, 48, 45, 45, 50, 50, 50, 50, 50, 48, 48, 46, 45, 50, 48, 30, 48,
    45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 48, 50, 50, 50, 50, 50, 40, 50,
    40, 20, 50, 30, 50, 50, 50, 53, 48, 45, 40, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50,
    40, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 52, 48, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 48, 48, 50, 50, 48, 46, 46, 20, 50, 45, 50, 50, 50, 45, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 53, 52, 50, 50, 50, 50, 53, 47, 46, 45, 20, 45, 50, 40, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 46, 50, 50, 50, 50, 51, 45, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 52, 46, 45,
    50, 50, 50, 46, 50, 50, 48, 45, 51, 45, 30, 50, 45, 50, 50, 45, 50, 50, 50, 50, 50, 50, 48, 49,
    48, 47, 50, 50, 50, 50, 50, 50, 45, 40, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 52, 48, 45,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 48, 50, 48, 52, 50, 50, 50, 50, 50, 50, 48,
    45, 50, 48, 50, 48, 50, 50, 52, 45, 50, 50, 45, 48, 50, 48, 45, 50, 46, 50, 48, 50, 50, 48, 46,
    50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 44, 40, 30, 50, 50, 45,
    50, 50, 50, 50, 40, 50, 50, 50, 45, 40, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 30, 52, 50, 48,
    48, 50, 40, 40, 50, 45, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    50, 50, 50, 50, 48, 40, 50, 46, 45, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 40, 50, 50, 50, 50, 50,
    50, 50, 45, 50, 50, 50, 50, 45, 50, 50, 49, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 30, 50, 50,
    45, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 52, 50, 50, 50, 45, 50, 50, 50, 52, 48,
    47, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50,
    50, 50, 50, 50, 45, 50, 50, 49, 20, 50, 50, 48, 50, 50, 45, 50, 50, 50, 46, 20, 50, 50, 50, 50,
    50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 45, 50, 50,
    50, 50, 50, 50, 50, 50, 52, 50, 50, 50, 30, 50, 45, 20, 50, 50, 50, 50, 50, 50, 50, 50, 48, 53,
    46, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 45, 44, 40,
    35, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 40, 50, 52, 50, 50, 50, 50, 50, 48, 46, 50, 50, 50,
    52, 45, 40, 50, 50, 50, 50, 50, 51, 50, 50, 48, 50, 50, 30, 40, 50, 50, 50, 50, 50, 50, 48, 50,
    50, 48, 30, 50, 50, 48, 50, 20, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 49, 48, 47, 45, 48, 51, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 52, 51, 50, 50, 48, 50, 50, 50, 52, 50, 45, 50, 45, 50, 45, 50, 50, 52, 50, 50, 48,
    50, 50, 50, 48, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 48, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 40, 50, 53, 49, 50, 50,
    50, 50, 48, 40, 50, 50, 50, 30, 48, 50, 52, 48, 45, 50, 50, 48, 46, 44, 50, 50, 50, 50, 52, 45,
    45, 50, 50, 50, 50, 40, 50, 50, 45, 44, 50, 45, 40, 50, 45, 50, 50, 50, 50, 50, 45, 50, 48, 50,
    50, 45, 52, 46, 20, 50, 40, 50, 50, 50, 50, 50, 50, 50, 52, 48, 50, 50, 50, 50, 51, 50, 30, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 49, 48, 45, 50, 50,
    50, 45, 51, 50, 48, 50, 50, 46, 51, 50, 48, 46, 50, 45, 50, 52, 48, 45, 52, 50, 48, 52, 48, 50,
    50, 48, 50, 50, 50, 50, 50, 50, 40, 49, 48, 40, 45, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    48, 50, 52, 45, 50, 50, 50, 30, 50, 50, 50, 48, 50, 45, 50, 50, 48, 50, 50, 50, 50, 50, 30, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 45, 48, 50, 50, 50, 50, 47, 50, 45, 50, 50, 50, 50, 50, 48, 50,
    40, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 46, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 46, 50, 50, 45, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50,
    45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 53, 50, 46, 50, 50, 50, 48, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 48, 50, 30, 50, 50, 40, 51, 48, 30, 50, 50, 30, 50, 50, 50, 50, 40, 50,
    50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 20, 50, 30, 20, 50, 50, 40, 50, 50, 50, 30, 50, 50,
    50, 50, 51, 46, 50, 50, 50, 50, 50, 50, 50, 50, 52, 20, 50, 50, 50, 50, 50, 50, 50, 50, 48, 30,
    50, 40, 40, 50, 46, 50, 50, 45, 40, 50, 45, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 52, 50, 50, 50, 48, 50, 50, 50, 45, 50, 50, 45, 50, 50, 50, 45, 50, 50, 50, 50,
    50, 48, 45, 50, 45, 50, 45, 50, 50, 45, 50, 45, 50, 50, 50, 50, 50, 48, 50, 48, 50, 50, 50, 50,
    50, 50, 50, 20, 30, 20, 20, 20, 50, 50, 50, 50, 52, 51, 50, 50, 50, 45, 20, 20, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 40, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 45, 50,
    50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 49, 50, 52, 50, 50, 48, 50, 50,
    50, 50, 50, 50, 50, 53, 15, 48, 50, 50, 48, 48, 50, 51, 50, 45, 50, 50, 50, 50, 51, 50, 48, 45,
    50, 50, 48, 50, 40, 50, 30, 50, 50, 45, 50, 45, 50, 50, 30, 50, 50, 50, 50, 51, 46, 50, 50, 50,
    50, 50, 48, 50, 45, 45, 50, 50, 50, 48, 52, 46, 52, 50, 50, 50, 50, 50, 48, 52, 48, 45, 50, 48,
    50, 48, 50, 20, 48, 50, 50, 50, 50, 50, 50, 51, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 48, 50, 50, 40, 50, 50, 52, 48, 50, 30, 52, 45, 20, 50, 50, 50, 50, 48, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 46, 50, 50, 45, 50, 50, 48, 50, 50, 52, 48, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 45, 50, 48, 50, 50, 52, 52, 50, 52, 50, 51, 50, 45, 44,
    50, 50, 50, 50, 50, 50, 40, 52, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 30,
    51, 50, 50, 50, 50, 48, 46, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 51, 48, 50, 50, 50, 45,
    50, 50, 48, 45, 51, 45, 50, 50, 52, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 51, 50, 48, 45, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 51,
    45, 44, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 50, 48, 30, 53, 50, 50, 48, 45, 50, 50, 50, 50,
    50, 50, 50, 48, 45, 30, 50, 48, 50, 50, 45, 53, 40, 50, 50, 49, 48, 46, 30, 50, 50, 50, 50, 50,
    50, 50, 50, 48, 50, 50, 45, 50, 45, 50, 50, 50, 50, 50, 50, 50, 48, 45, 20, 50, 50, 50, 50, 50,
    50, 31, 30, 31, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 52, 48, 45, 50, 50, 50, 50, 50,
    46, 46, 44, 43, 45, 50, 50, 40, 50, 51, 49, 48, 50, 40, 50, 45, 50, 50, 50, 50, 52, 49, 45, 50,
    50, 52, 48, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50,
    50, 52, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 40, 50, 50, 50, 45, 50, 50, 50, 50, 30, 50,
    50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50,
    48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 46, 50, 50, 50, 51, 49, 50,
    50, 48, 50, 50, 50, 48, 50, 20, 50, 48, 50, 48, 50, 48, 50, 50, 52, 48, 50, 50, 50, 52, 50, 50,
    20, 45, 50, 45, 50, 45, 50, 50, 50, 45, 40, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 53, 52, 50, 40, 50, 50, 50, 48, 45, 50, 50, 50, 46, 45, 50, 20, 50, 49, 50, 50, 50,
    50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 53, 50, 51, 50, 50, 50, 50, 50, 30, 50, 50, 50,
    50, 50, 20, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 51, 50, 30, 30, 50, 50, 50, 50, 50,
    45, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 20, 50, 50,
    50, 50, 48, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 50, 46, 50, 50, 50, 50,
    50, 48, 52, 49, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50,
    48, 50, 50, 48, 50, 50, 50, 50, 50, 50, 45, 48, 50, 50, 50, 48, 50, 50, 45, 51, 50, 52, 51, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 45, 48, 48, 50, 50, 50, 50, 50, 50, 50, 20, 46, 50, 50, 50, 50,
    50, 50, 48, 50, 50, 52, 51, 50, 49, 50, 48, 45, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 52, 48, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 44, 40, 48, 50, 50, 52, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 10, 50, 50, 50, 50, 50, 50, 50,
    50, 45, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 48, 50, 50, 50, 40, 50, 50,
    50, 45, 50, 50, 50, 50, 50, 50, 50, 52, 48, 50, 52, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 52, 45,
    48, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 20, 45, 50, 52, 48, 48, 50, 45, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 46, 45, 50, 50, 50, 50, 30, 50, 50, 40, 50, 50,
    50, 50, 50, 50, 50, 50, 45, 48, 50, 52, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    20, 50, 50, 50, 48, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50, 48,
    45, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 20, 50, 20, 45, 50, 48, 50, 50, 52, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 30, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 48, 50, 50, 50, 45, 50, 50, 50, 52, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50,
    45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50, 50, 50, 50, 50, 52, 50, 50,
    50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 51, 48, 50, 50,
    50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 45, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50,
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
    1320, 1320, 1931, 2178, 1904, 1966, 1904,
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
    copying
    cpanfile
    credits
    crontab
    dangerfile
    deliverfile
    deno.lock
    desktop.ini
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
    ssh_config
    sshd_config
    starfield
    steepfile
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
    1875, 1888, 1901, 1915, 1927, 1935, 1944, 1952, 1960, 1971, 1983, 1993, 2005, 2016, 2025, 2035,
    2040, 2052, 2062, 2072, 2081, 2093, 2104, 2110, 2118, 2126, 2139, 2150, 2162, 2169, 2176, 2187,
    2195, 2201, 2211, 2221, 2228, 2236, 2249, 2254, 2260, 2271, 2278, 2289, 2298, 2311, 2323, 2334,
    2349, 2363, 2370, 2381, 2389, 2398, 2406, 2418, 2427, 2434, 2446, 2456, 2464, 2472, 2484, 2490,
    2502, 2513, 2522, 2534, 2548, 2562, 2574, 2587, 2599, 2612, 2625, 2637, 2647, 2658, 2670, 2684,
    2702, 2711, 2718, 2736, 2741, 2748, 2753, 2764, 2775, 2788, 2795, 2799, 2817, 2830, 2847, 2863,
    2872, 2882, 2890, 2899, 2907, 2920, 2930, 2939, 2954, 2962, 2974, 2982, 2991, 2999, 3011, 3025,
    3038, 3049, 3058, 3070, 3079, 3087, 3094, 3105, 3115, 3128, 3141, 3159, 3170, 3187, 3195, 3210,
    3221, 3232, 3243, 3261, 3271, 3283, 3293, 3303, 3312, 3323, 3335, 3345, 3355, 3364, 3374, 3384,
    3393, 3401, 3411, 3419, 3431, 3439, 3445, 3456, 3473, 3492, 3504, 3514, 3530, 3538, 3546, 3556,
    3565, 3575, 3582, 3590, 3599, 3606, 3612,
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
    218, 219, 220, 221, 222, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 237, 238,
    239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257,
    258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276,
    277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295,
    296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314,
    315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333,
    334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 347, 348, 349, 350, 351, 352,
  ]

  /// The formats that claim each, the heaviest claim first.
  static let literalClaims: [UInt16] = [
    2000, 1851, 51, 1403, 51, 1851, 51, 1851, 51, 1236, 1236, 1236, 1236, 1236, 1236, 1236, 51,
    2062, 1851, 51, 1403, 1403, 1403, 1396, 1851, 2062, 1396, 770, 1236, 2062, 1851, 1851, 799,
    2062, 2000, 2000, 1851, 1236, 1851, 51, 2006, 2006, 1851, 51, 2062, 1236, 2224, 1851, 2023,
    1403, 1851, 1851, 1851, 2062, 1851, 1851, 2062, 1851, 2000, 2045, 2045, 2345, 1851, 1851, 2062,
    1898, 51, 1898, 1851, 51, 2065, 1236, 1215, 51, 51, 51, 2082, 1851, 1236, 1152, 51, 770, 1236,
    2111, 1851, 2062, 1851, 1851, 1851, 2062, 2345, 1851, 51, 1154, 1154, 1154, 1851, 51, 1403,
    2215, 1236, 1396, 1215, 2062, 2062, 1851, 51, 1851, 2232, 2232, 1851, 1851, 2267, 2062, 1215,
    2000, 1851, 51, 1851, 51, 770, 51, 51, 2324, 1236, 1851, 2345, 2000, 1851, 51, 2062, 2360, 1236,
    1236, 2360, 1236, 1403, 1236, 1236, 1236, 1236, 1236, 1236, 2000, 2345, 2000, 1152, 1024, 1898,
    1236, 1396, 1215, 2294, 1909, 1236, 2062, 1236, 1236, 1236, 1236, 1215, 1051, 1236, 1215, 2116,
    2224, 2224, 640, 1215, 2062, 209, 1215, 154, 154, 2000, 1941, 1941, 1403, 1952, 1851, 1851, 51,
    1236, 1024, 1024, 1985, 1848, 1956, 1152, 1958, 1960, 1215, 1215, 51, 2062, 1985, 2325, 1990,
    2000, 364, 2003, 2232, 1215, 1851, 51, 2018, 2023, 1215, 2024, 1403, 2116, 1851, 1851, 154,
    1236, 2045, 2045, 1215, 2345, 1851, 51, 2062, 2054, 2062, 1898, 2295, 2296, 2295, 2296, 2295,
    2295, 2296, 2295, 2295, 2296, 2066, 1851, 1843, 1215, 2044, 2082, 2116, 2294, 1152, 1956, 1956,
    1956, 1236, 1851, 2116, 2116, 2116, 2116, 2116, 2116, 2116, 1152, 2116, 2116, 1851, 1215, 51,
    2126, 2126, 2126, 1997, 2116, 51, 1236, 2062, 1941, 2167, 873, 1396, 2345, 2314, 51, 51, 51,
    1396, 154, 1154, 2062, 2062, 154, 51, 1403, 1236, 1403, 1215, 154, 2120, 1851, 1236, 2000, 904,
    1403, 1215, 2062, 154, 1215, 2238, 2238, 2238, 2238, 2238, 2003, 2003, 2003, 1851, 1152, 1951,
    2252, 2266, 2266, 1396, 2062, 2277, 2103, 2224, 1215, 2293, 2293, 2314, 1215, 1215, 364, 2324,
    2325, 2062, 1956, 154, 1215, 1851, 2345, 1396, 1396, 1396, 407, 2224, 2224, 2224, 1236, 2361,
    1236, 2373, 1403, 1236, 1236, 1236, 1236, 1236,
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
    50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 40, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 52, 50, 50, 50, 50, 50, 52, 50, 50, 50,
    50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50,
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
    2224, 2224, 2071, 873, 873, 761,
  ]

  /// How much each claim weighs.
  static let exactLiteralWeights: [UInt8] = [
    50, 50, 40, 30, 30, 50,
  ]

  /// Where the usual endings of each begin.
  static let ownStarts: [UInt16] = [
    0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18, 20, 23, 24, 25, 26, 27, 31, 32, 33,
    36, 37, 38, 39, 40, 41, 42, 43, 44, 47, 49, 50, 51, 52, 53, 53, 54, 55, 56, 57, 58, 59, 60, 61,
    62, 82, 84, 85, 86, 87, 87, 88, 89, 90, 91, 92, 93, 94, 96, 97, 102, 104, 107, 108, 109, 110,
    111, 113, 114, 115, 119, 120, 121, 122, 123, 125, 126, 127, 128, 129, 130, 131, 132, 133, 135,
    136, 138, 139, 140, 141, 144, 146, 149, 149, 151, 153, 154, 155, 156, 157, 158, 159, 160, 160,
    161, 162, 163, 165, 166, 167, 167, 167, 167, 168, 169, 170, 171, 172, 173, 173, 173, 174, 175,
    176, 177, 178, 179, 180, 183, 186, 188, 190, 191, 191, 192, 193, 195, 211, 211, 212, 213, 214,
    216, 220, 221, 222, 223, 224, 225, 226, 227, 230, 232, 233, 233, 233, 234, 235, 235, 236, 238,
    239, 240, 241, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 259,
    260, 262, 263, 263, 265, 266, 267, 268, 269, 270, 270, 270, 270, 271, 272, 273, 273, 274, 274,
    275, 276, 277, 281, 286, 287, 288, 288, 289, 290, 291, 292, 292, 293, 293, 294, 295, 296, 297,
    298, 299, 301, 305, 307, 309, 311, 312, 312, 313, 314, 315, 316, 316, 316, 317, 321, 322, 323,
    324, 324, 325, 325, 326, 328, 332, 334, 335, 336, 337, 337, 339, 341, 342, 343, 344, 345, 346,
    350, 351, 352, 352, 352, 353, 354, 355, 356, 356, 357, 358, 359, 360, 361, 362, 363, 364, 366,
    366, 367, 368, 382, 383, 384, 385, 386, 387, 388, 389, 391, 392, 393, 394, 395, 396, 396, 397,
    398, 399, 400, 401, 402, 405, 406, 407, 408, 409, 410, 411, 412, 415, 416, 416, 418, 419, 420,
    421, 422, 424, 425, 426, 427, 428, 429, 430, 430, 430, 430, 431, 432, 434, 435, 436, 438, 441,
    442, 443, 444, 445, 446, 447, 457, 457, 457, 460, 461, 466, 466, 468, 469, 470, 471, 471, 472,
    473, 474, 475, 476, 477, 478, 491, 491, 492, 495, 496, 497, 498, 499, 500, 501, 502, 503, 503,
    503, 504, 509, 509, 511, 520, 521, 521, 522, 523, 524, 525, 526, 526, 527, 528, 529, 530, 532,
    533, 533, 534, 534, 539, 540, 541, 542, 543, 544, 546, 547, 549, 550, 551, 552, 553, 554, 555,
    556, 557, 561, 561, 562, 563, 564, 566, 566, 567, 568, 569, 570, 572, 574, 575, 576, 577, 578,
    579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 588, 589, 590, 591, 592, 593, 594, 595, 596,
    597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 608, 608, 609, 609, 610, 611, 612,
    613, 614, 615, 616, 617, 617, 617, 618, 627, 628, 629, 629, 630, 631, 632, 633, 634, 635, 635,
    636, 637, 638, 646, 649, 649, 650, 651, 652, 653, 658, 659, 660, 661, 661, 662, 662, 663, 664,
    665, 666, 667, 668, 668, 669, 671, 672, 674, 675, 676, 677, 679, 680, 680, 681, 683, 684, 684,
    691, 695, 697, 698, 699, 701, 702, 703, 705, 706, 707, 707, 708, 709, 710, 711, 712, 713, 714,
    715, 716, 717, 719, 719, 720, 721, 722, 723, 724, 726, 727, 728, 729, 730, 732, 733, 734, 735,
    737, 738, 740, 744, 747, 748, 749, 750, 751, 752, 753, 755, 756, 763, 764, 765, 766, 767, 768,
    769, 770, 771, 772, 773, 774, 775, 775, 777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787,
    789, 790, 791, 792, 794, 795, 796, 797, 798, 800, 802, 802, 803, 805, 807, 810, 811, 812, 813,
    814, 814, 815, 816, 817, 818, 819, 820, 820, 822, 823, 824, 825, 825, 828, 828, 830, 830, 830,
    832, 833, 834, 835, 837, 838, 839, 840, 840, 841, 843, 844, 846, 847, 848, 851, 852, 853, 854,
    855, 857, 858, 859, 860, 861, 861, 862, 863, 865, 866, 867, 868, 869, 871, 872, 873, 877, 877,
    878, 880, 881, 883, 886, 887, 887, 888, 890, 890, 891, 892, 895, 896, 899, 900, 901, 902, 904,
    905, 907, 908, 909, 910, 911, 912, 914, 918, 922, 923, 925, 926, 927, 928, 929, 930, 931, 933,
    934, 938, 939, 940, 941, 942, 943, 943, 944, 944, 945, 946, 947, 947, 948, 949, 950, 951, 953,
    954, 955, 956, 956, 956, 957, 957, 958, 959, 960, 961, 962, 963, 964, 965, 966, 968, 970, 971,
    971, 972, 973, 975, 975, 975, 976, 977, 977, 978, 979, 980, 981, 981, 983, 986, 987, 988, 989,
    990, 991, 992, 993, 994, 996, 998, 999, 1004, 1004, 1005, 1006, 1007, 1008, 1009, 1009, 1014,
    1014, 1014, 1015, 1016, 1016, 1017, 1017, 1017, 1017, 1018, 1018, 1019, 1020, 1021, 1022, 1023,
    1024, 1026, 1027, 1028, 1029, 1030, 1030, 1030, 1031, 1032, 1033, 1034, 1035, 1036, 1037, 1038,
    1039, 1040, 1040, 1042, 1043, 1047, 1047, 1047, 1048, 1049, 1050, 1050, 1056, 1058, 1058, 1059,
    1060, 1061, 1061, 1062, 1065, 1066, 1067, 1067, 1068, 1069, 1072, 1073, 1074, 1075, 1076, 1077,
    1078, 1081, 1082, 1083, 1085, 1086, 1087, 1087, 1089, 1091, 1092, 1103, 1103, 1103, 1104, 1105,
    1106, 1109, 1111, 1112, 1114, 1116, 1117, 1118, 1118, 1120, 1121, 1123, 1124, 1125, 1127, 1129,
    1130, 1133, 1134, 1136, 1138, 1139, 1140, 1140, 1141, 1142, 1145, 1146, 1147, 1152, 1153, 1153,
    1154, 1155, 1157, 1159, 1160, 1162, 1167, 1168, 1168, 1171, 1172, 1173, 1174, 1175, 1175, 1177,
    1181, 1185, 1190, 1191, 1192, 1194, 1195, 1197, 1198, 1199, 1200, 1202, 1204, 1205, 1206, 1207,
    1208, 1209, 1210, 1211, 1213, 1213, 1214, 1215, 1216, 1220, 1221, 1223, 1224, 1225, 1226, 1226,
    1227, 1228, 1229, 1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1241, 1242, 1243, 1244,
    1245, 1247, 1248, 1249, 1250, 1250, 1251, 1252, 1253, 1254, 1254, 1254, 1255, 1256, 1257, 1258,
    1259, 1260, 1261, 1262, 1263, 1264, 1265, 1267, 1268, 1269, 1270, 1272, 1274, 1274, 1275, 1276,
    1277, 1278, 1280, 1283, 1283, 1284, 1285, 1286, 1287, 1288, 1289, 1291, 1291, 1292, 1292, 1293,
    1296, 1297, 1298, 1299, 1300, 1302, 1304, 1305, 1306, 1308, 1309, 1310, 1310, 1311, 1312, 1312,
    1315, 1316, 1317, 1318, 1318, 1318, 1319, 1321, 1321, 1321, 1322, 1323, 1324, 1325, 1327, 1327,
    1328, 1329, 1330, 1330, 1332, 1333, 1334, 1337, 1338, 1338, 1339, 1340, 1340, 1342, 1344, 1345,
    1345, 1345, 1346, 1346, 1347, 1348, 1350, 1350, 1353, 1354, 1355, 1358, 1360, 1361, 1361, 1362,
    1364, 1367, 1367, 1368, 1368, 1369, 1370, 1371, 1374, 1374, 1375, 1376, 1377, 1378, 1380, 1382,
    1385, 1386, 1389, 1390, 1391, 1392, 1393, 1393, 1394, 1395, 1396, 1396, 1400, 1401, 1402, 1403,
    1404, 1405, 1406, 1408, 1409, 1410, 1411, 1412, 1413, 1414, 1417, 1419, 1425, 1426, 1427, 1427,
    1428, 1428, 1429, 1430, 1430, 1432, 1432, 1433, 1433, 1436, 1436, 1436, 1437, 1439, 1442, 1443,
    1443, 1445, 1447, 1448, 1449, 1451, 1452, 1453, 1460, 1461, 1474, 1476, 1478, 1479, 1479, 1480,
    1482, 1483, 1484, 1486, 1486, 1492, 1492, 1493, 1494, 1495, 1497, 1501, 1503, 1503, 1504, 1505,
    1506, 1507, 1508, 1509, 1510, 1511, 1512, 1514, 1515, 1516, 1517, 1518, 1521, 1522, 1523, 1524,
    1526, 1527, 1529, 1535, 1536, 1537, 1540, 1543, 1546, 1547, 1548, 1549, 1549, 1550, 1551, 1551,
    1552, 1554, 1554, 1554, 1555, 1556, 1557, 1577, 1578, 1579, 1581, 1582, 1584, 1585, 1587, 1590,
    1592, 1592, 1592, 1593, 1593, 1594, 1595, 1596, 1597, 1598, 1599, 1600, 1615, 1616, 1617, 1618,
    1619, 1619, 1620, 1621, 1621, 1622, 1623, 1625, 1626, 1627, 1629, 1629, 1631, 1633, 1635, 1636,
    1638, 1640, 1641, 1641, 1642, 1643, 1644, 1645, 1645, 1646, 1647, 1648, 1651, 1652, 1653, 1655,
    1657, 1660, 1661, 1662, 1663, 1663, 1664, 1664, 1665, 1666, 1667, 1668, 1669, 1670, 1671, 1673,
    1674, 1675, 1676, 1676, 1679, 1681, 1682, 1682, 1683, 1683, 1684, 1685, 1686, 1687, 1687, 1688,
    1690, 1691, 1692, 1693, 1694, 1695, 1698, 1699, 1700, 1700, 1700, 1701, 1703, 1705, 1707, 1707,
    1730, 1732, 1733, 1734, 1735, 1736, 1737, 1738, 1742, 1742, 1743, 1744, 1745, 1746, 1747, 1747,
    1748, 1750, 1751, 1751, 1751, 1752, 1753, 1754, 1755, 1755, 1756, 1757, 1760, 1761, 1762, 1764,
    1764, 1765, 1766, 1767, 1767, 1769, 1770, 1771, 1772, 1773, 1774, 1775, 1776, 1780, 1781, 1782,
    1783, 1783, 1784, 1787, 1788, 1789, 1790, 1791, 1792, 1793, 1794, 1796, 1797, 1799, 1801, 1803,
    1812, 1813, 1814, 1817, 1818, 1819, 1820, 1821, 1821, 1822, 1825, 1827, 1903, 1904, 1904, 1905,
    1907, 1908, 1911, 1923, 1924, 1927, 1930, 1932, 1933, 1935, 1936, 1937, 1940, 1941, 1942, 1943,
    1947, 1948, 1950, 1951, 1952, 1957, 1958, 1959, 1962, 1967, 1969, 1971, 1972, 1973, 1974, 1975,
    1977, 1978, 1979, 1980, 1981, 1982, 1983, 1984, 1985, 1987, 1989, 1990, 1991, 1992, 1995, 1997,
    1998, 1999, 2001, 2002, 2003, 2004, 2004, 2005, 2006, 2009, 2011, 2012, 2013, 2014, 2014, 2015,
    2015, 2015, 2016, 2017, 2018, 2018, 2019, 2021, 2022, 2023, 2023, 2025, 2025, 2026, 2027, 2028,
    2028, 2028, 2029, 2031, 2035, 2036, 2037, 2038, 2039, 2040, 2042, 2044, 2045, 2046, 2050, 2052,
    2053, 2055, 2056, 2057, 2057, 2059, 2060, 2061, 2062, 2063, 2064, 2065, 2066, 2067, 2067, 2068,
    2069, 2070, 2071, 2071, 2072, 2072, 2073, 2074, 2074, 2075, 2076, 2077, 2078, 2079, 2080, 2080,
    2083, 2084, 2086, 2087, 2087, 2088, 2089, 2089, 2090, 2091, 2092, 2093, 2093, 2094, 2095, 2096,
    2098, 2099, 2101, 2102, 2103, 2105, 2106, 2107, 2107, 2108, 2109, 2111, 2112, 2113, 2113, 2116,
    2118, 2119, 2120, 2121, 2122, 2123, 2124, 2125, 2125, 2126, 2127, 2128, 2129, 2130, 2131, 2132,
    2135, 2136, 2137, 2138, 2139, 2140, 2141, 2142, 2143, 2145, 2146, 2147, 2148, 2150, 2156, 2157,
    2158, 2160, 2162, 2163, 2166, 2167, 2168, 2169, 2170, 2171, 2173, 2174, 2175, 2176, 2178, 2181,
    2182, 2183, 2184, 2185, 2189, 2191, 2191, 2192, 2193, 2193, 2194, 2195, 2196, 2197, 2198, 2199,
    2199, 2200, 2201, 2204, 2205, 2206, 2207, 2208, 2208, 2209, 2210, 2211, 2212, 2213, 2214, 2216,
    2222, 2222, 2222, 2222, 2222, 2223, 2226, 2228, 2229, 2230, 2231, 2232, 2232, 2234, 2235, 2239,
    2240, 2241, 2242, 2245, 2245, 2245, 2246, 2247, 2249, 2250, 2251, 2252, 2253, 2256, 2257, 2260,
    2261, 2262, 2263, 2264, 2265, 2266, 2267, 2268, 2269, 2270, 2272, 2272, 2275, 2276, 2277, 2278,
    2279, 2284, 2285, 2288, 2290, 2291, 2294, 2295, 2296, 2296, 2297, 2298, 2299, 2300, 2301, 2302,
    2303, 2304, 2305, 2308, 2309, 2310, 2312, 2313, 2314, 2315, 2316, 2316, 2316, 2317, 2317, 2318,
    2319, 2320, 2321, 2322, 2323, 2324, 2326, 2327, 2329, 2330, 2331, 2332, 2333, 2334, 2335, 2335,
    2336, 2337, 2338, 2344, 2346, 2347, 2348, 2349, 2350, 2351, 2352, 2353, 2353, 2354, 2355, 2356,
    2357, 2358, 2358, 2360, 2361, 2362, 2362, 2368, 2369, 2370, 2372, 2372, 2374, 2375, 2376, 2376,
    2376, 2376, 2382, 2386, 2386, 2388, 2389, 2391, 2392, 2395, 2396, 2396, 2397, 2398, 2399, 2400,
    2402, 2403, 2404, 2405, 2406, 2406, 2406, 2406, 2406, 2408, 2409, 2410, 2411, 2412, 2413, 2415,
    2416, 2419, 2420, 2421, 2422, 2423, 2425, 2427, 2428, 2429, 2430, 2431, 2432, 2433, 2437, 2438,
    2439, 2439, 2440, 2442, 2444, 2445, 2446, 2447, 2449, 2450, 2451, 2452, 2453, 2455, 2456, 2458,
    2459, 2461, 2463, 2465, 2469, 2471, 2472, 2473, 2473, 2482, 2483, 2503, 2503, 2504, 2505, 2506,
    2519, 2520, 2522, 2529, 2530, 2530, 2532, 2533, 2535, 2536, 2537, 2539, 2541, 2541, 2557, 2558,
    2559, 2562, 2563, 2564, 2568, 2569, 2570, 2570, 2571, 2571, 2573, 2574, 2576, 2580, 2581, 2582,
    2583, 2584, 2585, 2587, 2588, 2590, 2591, 2592, 2594, 2595, 2596, 2599, 2601, 2603, 2603, 2604,
    2605, 2606, 2608, 2610, 2612, 2613, 2613, 2614, 2621, 2622, 2628, 2629, 2630, 2630, 2633, 2634,
    2639, 2639, 2640, 2645, 2646, 2647, 2648, 2649, 2650, 2653, 2655, 2656, 2657, 2658, 2659, 2659,
    2660, 2662, 2669, 2681, 2682, 2683, 2684, 2685, 2686, 2687, 2690, 2692, 2693, 2693, 2694, 2696,
    2697, 2698, 2699, 2700, 2701, 2702, 2703, 2714, 2716, 2721, 2726, 2727, 2727, 2729, 2729, 2730,
    2731, 2733, 2736, 2738, 2738, 2741, 2743, 2745, 2745, 2746, 2747, 2749, 2752, 2753, 2754, 2755,
    2755, 2755, 2755, 2757, 2760, 2761, 2761, 2761, 2763, 2765, 2766, 2768, 2768, 2772, 2772, 2773,
    2774, 2776, 2779, 2781, 2784, 2788, 2789, 2790, 2795, 2796, 2799, 2805, 2806, 2807, 2808, 2809,
    2814, 2816, 2817, 2818, 2819, 2819, 2824, 2836, 2837, 2841, 2841, 2842, 2843, 2845, 2846, 2846,
    2846, 2848, 2849, 2850, 2850, 2853, 2855, 2856, 2856, 2857, 2879, 2879, 2881, 2881, 2882, 2883,
    2884, 2886, 2887, 2887, 2895, 2895, 2897, 2899, 2901, 2902, 2905, 2907, 2907, 2912, 2912, 2913,
    2915, 2920, 2922, 2923, 2924, 2926, 2936, 2937, 2939, 2939, 2939, 2943, 2944, 2945, 2947, 2948,
    2949, 2950, 2951, 2952, 2955, 2956, 2957, 2960, 2961, 2963, 2964, 2965, 2965, 2966, 2969, 2970,
    2971, 2972, 2975, 2976, 2978, 2980, 2981, 2984, 2985, 2988, 2990, 2992, 2993, 2996, 2997, 2999,
    3000, 3001, 3002, 3004, 3006, 3007, 3009, 3016, 3017, 3018, 3019, 3020, 3026, 3028, 3029, 3030,
    3031, 3033, 3033, 3034, 3037, 3037, 3037, 3038, 3039, 3040, 3041, 3042, 3043, 3043, 3044, 3045,
    3046, 3046, 3049, 3050, 3051, 3053, 3053, 3054, 3055, 3055, 3055, 3058, 3060, 3060, 3061, 3062,
    3063, 3064, 3064, 3065, 3066, 3067, 3068, 3069, 3069, 3070, 3072, 3073, 3073, 3075, 3076, 3078,
    3081, 3082, 3083, 3084, 3085, 3087, 3089, 3090, 3091, 3091, 3092, 3093, 3099, 3101, 3110, 3111,
    3112, 3113, 3114, 3115, 3117, 3118, 3121, 3122, 3123, 3124, 3127, 3128, 3129, 3129, 3132, 3140,
    3144, 3146, 3149, 3150, 3150, 3152, 3154, 3155, 3156, 3157, 3159, 3161, 3162, 3163, 3164, 3164,
    3164, 3167, 3167, 3168, 3170, 3172, 3173, 3174, 3190, 3192, 3193, 3196, 3199, 3200, 3201, 3202,
    3208, 3209, 3213, 3214, 3225, 3226, 3226, 3232, 3234, 3238, 3240, 3241, 3242, 3243, 3245, 3249,
    3250, 3251, 3252, 3253, 3253, 3254, 3255, 3256, 3258, 3259, 3262, 3264, 3265, 3266, 3270, 3271,
    3273, 3275, 3277, 3277, 3278, 3279, 3280, 3280, 3281, 3282, 3283, 3284, 3286, 3286, 3286, 3287,
    3288, 3289, 3290, 3291, 3293, 3294, 3295, 3295, 3296, 3298, 3299, 3304, 3306, 3306, 3306, 3306,
    3306, 3307, 3309, 3316, 3317, 3317, 3318, 3320, 3321, 3323, 3324, 3324, 3325, 3339, 3341, 3342,
    3342, 3343, 3349, 3350, 3350, 3350, 3350, 3368, 3369, 3370, 3371, 3372, 3372, 3372, 3372, 3372,
    3373, 3374, 3375, 3376, 3376, 3377, 3378, 3379, 3380, 3382, 3384, 3386, 3391, 3393, 3394, 3398,
    3405, 3407, 3408, 3409, 3410, 3411, 3412, 3414, 3415, 3415, 3416, 3417, 3418, 3420, 3421, 3422,
    3423, 3423, 3424, 3425, 3431, 3432, 3437, 3437, 3439, 3440, 3444, 3445, 3447, 3447, 3448, 3451,
    3452, 3453, 3455, 3456, 3458, 3463, 3467, 3470, 3471, 3472, 3474, 3475, 3476, 3478, 3481, 3482,
    3483, 3483, 3485, 3487, 3495, 3500, 3505, 3506, 3507, 3508, 3512, 3514, 3516, 3518, 3520, 3522,
    3523, 3524, 3527, 3528, 3531, 3532, 3534, 3536, 3538, 3539, 3540, 3541, 3541, 3541, 3541, 3542,
    3544, 3544, 3545, 3547, 3548, 3549, 3550, 3551, 3552, 3553, 3554, 3555, 3556, 3558, 3559, 3560,
    3561, 3562, 3563, 3564, 3565, 3569, 3569, 3570, 3571, 3572, 3572, 3573, 3574, 3574, 3575, 3576,
    3577, 3578, 3579, 3580, 3581, 3582,
  ]

  /// The usual endings of each, the best first.
  static let own: [UInt16] = [
    924, 182, 198, 201, 202, 255, 256, 257, 277, 380, 382, 433, 446, 1982, 652, 668, 706, 664, 714,
    715, 737, 660, 658, 3687, 833, 860, 861, 806, 911, 1645, 1745, 885, 915, 994, 993, 1061, 976,
    2397, 3046, 1124, 1186, 1162, 1168, 1191, 1200, 1193, 1201, 1243, 1244, 1264, 1303, 1322, 1341,
    153, 1426, 1431, 1447, 1471, 1491, 2916, 508, 1542, 1556, 47, 48, 279, 1834, 2846, 3239, 3240,
    3848, 548, 547, 3122, 1550, 3145, 1415, 1558, 3311, 1718, 2484, 166, 1557, 1566, 1559, 1560,
    1564, 1562, 1716, 1751, 1317, 1788, 1791, 3592, 2010, 1806, 2011, 2087, 2090, 3619, 3621, 1814,
    1933, 1815, 1824, 1827, 1825, 1866, 1863, 1867, 1948, 1975, 1766, 2030, 2031, 736, 3577, 1835,
    1156, 744, 2064, 2154, 2172, 448, 2092, 2273, 2274, 342, 2201, 2253, 2228, 2240, 2241, 2243,
    2244, 2291, 2294, 2293, 2298, 3730, 2378, 225, 2402, 1183, 225, 2981, 2962, 225, 226, 2303, 600,
    2316, 2315, 2318, 2436, 2322, 464, 584, 2441, 2440, 2540, 628, 2670, 2700, 2701, 2745, 2771,
    1870, 2775, 2803, 2806, 2812, 2847, 2882, 3049, 2889, 2903, 2918, 2919, 2948, 2990, 2987, 2988,
    3009, 3008, 1610, 1545, 602, 3034, 2800, 3082, 3038, 3039, 3040, 3041, 3057, 677, 2075, 2517,
    3352, 3494, 2364, 2437, 2446, 2451, 2458, 656, 1316, 2403, 2563, 3316, 3080, 3087, 3091, 3222,
    3223, 3228, 3229, 3334, 3335, 3234, 3315, 3317, 3313, 3287, 3289, 3304, 3325, 697, 1472, 3310,
    611, 3348, 2582, 244, 116, 254, 117, 115, 158, 957, 1068, 1069, 1371, 3726, 3732, 149, 293, 294,
    296, 298, 104, 172, 83, 186, 492, 259, 217, 970, 218, 2333, 2514, 197, 1598, 1599, 1775, 2176,
    2328, 2443, 2444, 1995, 359, 2721, 2401, 459, 596, 505, 405, 404, 406, 407, 549, 71, 415, 500,
    1362, 437, 434, 447, 530, 520, 3579, 2501, 2370, 456, 457, 648, 2704, 659, 680, 3351, 3403,
    3415, 3402, 3414, 3410, 3422, 3427, 3425, 3428, 3426, 969, 732, 751, 691, 159, 1792, 1409, 2674,
    1190, 1007, 1461, 2142, 899, 2612, 3089, 893, 901, 238, 2868, 328, 834, 239, 2886, 925, 926,
    964, 2911, 651, 998, 3723, 999, 1000, 1184, 1057, 2927, 1012, 365, 1798, 1043, 1019, 1733, 2189,
    2190, 975, 334, 3728, 3706, 1071, 3216, 3332, 1132, 1135, 1136, 1127, 1204, 1074, 1076, 1096,
    1227, 1092, 1232, 1098, 1229, 1094, 1230, 1095, 1147, 1158, 1159, 1160, 1126, 1165, 1112, 1113,
    1216, 1215, 1612, 1614, 1192, 1194, 1080, 1138, 1144, 1209, 1228, 3449, 1258, 3881, 1265, 1278,
    1673, 1310, 1309, 1292, 1311, 1314, 1519, 2365, 2366, 2928, 2005, 140, 1698, 1697, 1457, 1360,
    1364, 1385, 1476, 1477, 1386, 3793, 3794, 1349, 2615, 2623, 423, 2696, 1458, 1515, 1527, 1638,
    1634, 1325, 1603, 1616, 1615, 2977, 2982, 2979, 3088, 1649, 1653, 1657, 1658, 1659, 3, 3610,
    3612, 3613, 3617, 3618, 3657, 3611, 3615, 3616, 2519, 1809, 2539, 2162, 2261, 2262, 2263, 2264,
    2265, 1743, 2843, 2491, 2053, 2057, 3766, 1829, 450, 2059, 1869, 1006, 1388, 913, 722, 2883,
    3162, 2200, 567, 2048, 113, 2597, 914, 3752, 723, 3606, 1884, 1927, 1929, 1936, 646, 711, 1822,
    2009, 2032, 2452, 3333, 1996, 3816, 105, 107, 109, 108, 106, 409, 2038, 3756, 3747, 3753, 3763,
    3744, 3760, 3748, 3746, 3743, 3745, 3757, 3758, 3761, 874, 487, 3811, 1724, 3250, 2026, 2566,
    2279, 2220, 3093, 2509, 2506, 2493, 2499, 2512, 2500, 2510, 2989, 2507, 2494, 1999, 2001, 2577,
    3283, 3284, 3521, 3522, 3530, 3531, 3535, 3536, 739, 745, 3651, 3583, 3582, 3755, 3649, 3791,
    2024, 2027, 1991, 2037, 3177, 2141, 2103, 2926, 3005, 2174, 2134, 2143, 2144, 2145, 2120, 2080,
    2797, 2796, 832, 835, 920, 2202, 2203, 2280, 2206, 2207, 1023, 2282, 2208, 2284, 2212, 1024,
    2286, 2213, 1025, 2287, 2214, 1026, 2211, 2285, 2288, 2283, 2216, 3775, 673, 2299, 2511, 2991,
    2508, 2495, 3759, 3762, 740, 748, 895, 2469, 2309, 2464, 2465, 2466, 2467, 2468, 2570, 2571,
    2513, 2344, 842, 839, 3594, 2474, 2453, 2347, 1877, 2636, 2574, 2651, 2653, 2654, 2648, 2649,
    2652, 2650, 2637, 2671, 2656, 2657, 2065, 2051, 589, 546, 2760, 2765, 2766, 2768, 2770, 2769,
    2751, 1691, 2985, 2913, 2914, 2915, 1381, 1470, 1393, 2955, 3329, 3330, 2978, 2980, 2975, 1932,
    3221, 3020, 2475, 2470, 2536, 3868, 2901, 2900, 798, 3058, 3062, 653, 657, 2835, 2984, 3064,
    2930, 3056, 3067, 3068, 2895, 3505, 2905, 2893, 2896, 3505, 3006, 3007, 2907, 3505, 2937, 3017,
    3151, 3098, 3152, 3099, 3154, 3104, 3155, 3157, 3153, 3117, 3127, 3128, 2966, 3810, 326, 3724,
    3180, 2356, 421, 3275, 3296, 2070, 3300, 3355, 3356, 3398, 3370, 3376, 3379, 3378, 3453, 3550,
    3551, 3520, 3532, 3537, 3528, 3461, 3538, 3547, 3491, 3523, 3580, 3628, 3630, 3673, 3619, 3620,
    2090, 3647, 3642, 3643, 3644, 3645, 3653, 3646, 3656, 3102, 3704, 3733, 566, 1336, 1339, 1338,
    2275, 2276, 2838, 3043, 3875, 3876, 3863, 3553, 3526, 3562, 3563, 3564, 3596, 1305, 3668, 3671,
    147, 7, 14, 23, 53, 61, 62, 85, 92, 95, 96, 99, 100, 167, 122, 110, 2853, 2837, 3255, 3256, 614,
    20, 1713, 902, 233, 3175, 135, 137, 141, 142, 133, 146, 94, 2871, 2358, 168, 170, 121, 190,
    3702, 189, 188, 551, 16, 15, 3827, 1943, 1944, 729, 3353, 1955, 2438, 2647, 3742, 3641, 2125,
    2881, 624, 627, 205, 207, 74, 204, 1684, 208, 213, 223, 232, 245, 222, 136, 75, 77, 79, 1484,
    1709, 2020, 3118, 3731, 258, 263, 264, 3688, 3345, 86, 88, 2820, 2736, 2811, 2737, 300, 301,
    302, 309, 1876, 2940, 312, 531, 387, 321, 324, 378, 303, 339, 3290, 351, 352, 353, 2000, 356,
    350, 1093, 562, 370, 371, 3477, 3500, 372, 3183, 3205, 379, 388, 392, 787, 395, 3184, 3206, 396,
    395, 398, 368, 3185, 3207, 3204, 3206, 397, 3186, 3208, 2379, 2541, 403, 540, 414, 418, 623,
    621, 422, 427, 428, 426, 482, 430, 431, 435, 439, 441, 449, 3445, 3286, 460, 463, 474, 481, 64,
    484, 408, 588, 2361, 543, 3862, 638, 639, 640, 641, 642, 643, 1078, 1079, 2308, 2522, 2302,
    3171, 3181, 3694, 2631, 3849, 3187, 3245, 2954, 1921, 564, 565, 579, 580, 594, 3215, 597, 497,
    3894, 571, 615, 644, 690, 647, 2104, 2327, 662, 665, 712, 666, 790, 3361, 686, 710, 1592, 687,
    688, 696, 699, 700, 703, 2945, 709, 799, 629, 977, 3143, 731, 3559, 759, 2096, 786, 804, 374,
    2870, 822, 828, 829, 830, 836, 840, 847, 848, 865, 872, 866, 871, 867, 864, 1290, 889, 329, 891,
    1748, 2063, 903, 3754, 762, 761, 912, 959, 966, 952, 1033, 1035, 1036, 1016, 1015, 1014, 968,
    967, 963, 992, 996, 995, 139, 171, 112, 325, 694, 1027, 2550, 2361, 2363, 2362, 2393, 2396,
    3025, 3036, 3125, 3327, 2394, 2395, 1213, 1151, 3358, 3468, 3469, 1031, 1038, 960, 961, 1864,
    196, 2718, 978, 981, 982, 983, 984, 985, 986, 979, 980, 987, 988, 165, 760, 955, 1300, 1337,
    1301, 931, 932, 1072, 1089, 476, 1086, 2933, 1103, 1131, 1088, 143, 1099, 1100, 1104, 1110,
    1108, 1114, 1117, 1118, 1119, 18, 1122, 3006, 2934, 1097, 1941, 1163, 1137, 1133, 1139, 1148,
    3368, 1157, 1171, 1167, 3698, 1167, 1172, 1178, 1173, 2456, 2459, 1170, 2935, 1176, 3303, 3312,
    896, 1115, 1116, 1586, 1199, 1187, 1205, 1202, 1203, 1206, 1087, 3361, 1179, 1181, 1230, 2551,
    788, 2380, 2542, 2943, 3158, 1267, 3233, 3241, 2148, 1271, 1252, 1272, 1269, 1253, 1273, 1280,
    1254, 1715, 1291, 1293, 1298, 1299, 1313, 1340, 1342, 1342, 1355, 1356, 1495, 1501, 1576, 1577,
    1376, 1377, 1378, 1407, 1412, 1424, 1413, 1423, 1425, 173, 1473, 205, 1453, 1353, 1449, 1373,
    1446, 1448, 2256, 1451, 1455, 676, 1464, 1466, 1445, 1452, 1469, 1632, 1543, 810, 1502, 1520,
    1524, 1525, 1516, 1600, 1626, 2324, 3561, 1521, 1526, 1567, 1568, 1585, 490, 1593, 1590, 1595,
    1596, 1597, 1601, 1602, 1604, 1605, 1606, 1607, 1608, 1009, 1613, 1619, 1621, 1624, 1625, 1628,
    1640, 1641, 1642, 1643, 1705, 1706, 3218, 3299, 1668, 1663, 1682, 1754, 1742, 1744, 1740, 1703,
    1935, 1717, 1719, 2183, 1726, 3188, 3267, 1736, 1752, 1563, 1970, 307, 3190, 1753, 3189, 1755,
    3191, 3268, 1756, 1757, 2381, 1776, 803, 1789, 2012, 1872, 1873, 486, 2058, 2060, 1805, 1786,
    1831, 1811, 1910, 2325, 661, 1826, 1837, 1842, 1883, 2046, 1990, 1942, 1746, 2015, 200, 511,
    251, 663, 1845, 730, 1274, 789, 908, 909, 265, 620, 19, 35, 2140, 1699, 2899, 1708, 1664, 2099,
    3604, 3148, 898, 3625, 3635, 1839, 1853, 1856, 2194, 2197, 581, 552, 2029, 2034, 2055, 1760,
    1761, 1940, 3306, 3387, 3660, 2039, 2061, 2062, 2022, 2021, 2067, 2074, 2073, 1354, 2076, 2078,
    2082, 3857, 3432, 178, 2100, 1561, 1667, 2119, 2123, 2160, 2185, 24, 440, 2098, 2108, 2115,
    3371, 3373, 2167, 3716, 3431, 2157, 2323, 2166, 2177, 3028, 2152, 2153, 2175, 2184, 2187, 2191,
    2192, 2205, 3457, 2188, 1617, 534, 532, 526, 539, 537, 536, 2217, 2221, 2237, 1198, 2245, 2252,
    2292, 2267, 2254, 2227, 2255, 2277, 2278, 2348, 2559, 2561, 2562, 2331, 1270, 1277, 3614, 2250,
    2345, 2360, 2357, 2173, 2389, 354, 2447, 2463, 161, 2461, 2391, 2555, 3167, 98, 2410, 2411,
    2412, 2413, 2414, 2415, 2416, 2418, 610, 2417, 280, 2406, 2407, 2442, 2425, 2321, 2320, 2319,
    2429, 2304, 2398, 2314, 2317, 2449, 2016, 2454, 3274, 3279, 3277, 3278, 3271, 2476, 2477, 2592,
    2567, 2586, 2543, 2558, 2549, 2565, 2533, 2502, 2004, 2708, 343, 2535, 2088, 2503, 2585, 2603,
    2604, 2596, 2600, 840, 3597, 2569, 2616, 2619, 2618, 2622, 2624, 2627, 2628, 2642, 2643, 2329,
    2434, 2435, 3572, 3573, 3574, 3654, 3655, 2638, 2614, 2645, 2699, 2698, 2703, 2675, 1410, 2677,
    2621, 3470, 1404, 2702, 2707, 2794, 2749, 21, 2750, 2759, 2762, 2789, 2798, 2805, 2680, 2690,
    2662, 389, 923, 1121, 1175, 1500, 2035, 2460, 2486, 2664, 2683, 2688, 2691, 2813, 2814, 3251,
    3567, 289, 2822, 2829, 3194, 3309, 2839, 3008, 2844, 2849, 2850, 2863, 2851, 2892, 3086, 3792,
    3787, 2874, 2885, 3077, 2932, 2950, 2946, 1646, 3029, 2941, 311, 1627, 3892, 313, 553, 813, 820,
    3280, 2942, 3893, 1911, 649, 236, 870, 3146, 2957, 2958, 1522, 3001, 2986, 3014, 3195, 3165,
    3021, 3022, 3026, 3272, 3281, 1722, 1725, 3073, 3047, 637, 640, 768, 1874, 1875, 2249, 2259,
    2610, 3000, 3018, 3027, 3166, 3301, 3343, 3860, 495, 502, 3045, 3048, 2490, 2854, 3891, 654,
    3059, 655, 3060, 3063, 3061, 3069, 3071, 2898, 774, 2968, 2969, 3079, 3130, 3131, 3133, 3159,
    3164, 1528, 3170, 55, 3182, 1120, 3396, 3197, 3203, 3214, 3217, 1017, 1128, 2433, 3236, 3235,
    3237, 3238, 3244, 3247, 1784, 1583, 2845, 68, 69, 67, 3257, 3282, 3285, 3209, 1588, 3211, 1587,
    297, 3297, 1800, 2, 11, 17, 46, 51, 54, 59, 63, 10, 45, 39, 41, 42, 36, 5, 6, 8, 43, 52, 60, 40,
    44, 3192, 3341, 3352, 3354, 3359, 3360, 3363, 3374, 3347, 3369, 3380, 3397, 1101, 3510, 3448,
    3458, 3462, 3539, 3475, 3509, 3478, 2290, 3439, 3440, 3498, 3514, 3533, 3542, 3541, 3544, 3552,
    3558, 3072, 3672, 3576, 3589, 3598, 3676, 3675, 3559, 347, 1081, 3248, 3666, 3665, 3681, 586,
    464, 684, 2389, 3705, 3703, 3707, 3718, 3721, 3446, 3719, 3725, 3727, 3769, 3710, 3783, 3804,
    3823, 3196, 3338, 2382, 3837, 3842, 3897, 3888, 953, 956, 3851, 3852, 3854, 3855, 3856, 3858,
    3859, 3864, 3877, 3885, 3886, 3198, 3342, 3199, 2857, 2858, 3051, 3700, 3729, 3737, 3734, 3736,
    3749, 3750, 3770, 181, 290, 591, 593, 599, 3441, 1053, 3454, 3450, 443, 2951, 2439, 3065, 3608,
    2150, 2137, 2102, 991, 3202, 2726, 2729, 2815, 2178, 683, 716, 746, 1067, 1210, 1412, 1478,
    1506, 1570, 1656, 1848, 1894, 2085, 2460, 2544, 2547, 2626, 2625, 2639, 2929, 2998, 3074, 3109,
    3116, 3123, 2997, 3273, 3384, 3429, 3527, 3529, 3534, 3669, 3682, 3683, 3684, 3699, 3771, 3772,
    3790, 3812, 3813, 3865, 124, 125, 3607, 2920, 513, 1571, 2817, 3519, 2921, 777, 3782, 3807,
    3809, 3814, 3738, 3819, 3818, 3829, 3840, 1890, 2713, 2819, 3124, 3830, 3831, 3841, 506, 468,
    922, 3838, 3872, 3874, 3850, 3899, 3878, 3879, 3895, 3896, 27, 84, 131, 102, 103, 154, 156, 138,
    175, 281, 286, 260, 3023, 3366, 3365, 725, 808, 815, 906, 997, 1880, 1881, 1584, 2763, 3007,
    2066, 1974, 1777, 1978, 933, 1976, 1989, 1973, 1773, 1767, 2224, 2222, 2959, 2556, 2620, 2964,
    89, 90, 3401, 3413, 873, 758, 1739, 2595, 816, 817, 818, 2748, 2661, 2678, 3568, 3569, 3587, 4,
    56, 66, 65, 1379, 3506, 129, 132, 152, 155, 157, 160, 162, 184, 292, 363, 377, 333, 323, 411,
    412, 692, 767, 766, 779, 1098, 1142, 1217, 1324, 2923, 1456, 1465, 1629, 1778, 934, 1780, 1902,
    1816, 1888, 1922, 3246, 1946, 2170, 3372, 3640, 1774, 2002, 3570, 3624, 2042, 1981, 1972, 3044,
    2132, 2163, 2231, 2234, 82, 253, 2238, 2218, 2219, 2260, 2326, 944, 81, 2669, 2550, 2552, 2554,
    2583, 2735, 2827, 2836, 2845, 2457, 2891, 2924, 2931, 2949, 2996, 3024, 3054, 3107, 3163, 3178,
    3321, 3367, 3472, 3503, 3512, 3513, 3511, 3557, 3677, 3679, 3678, 3764, 3767, 2925, 163, 455,
    458, 491, 533, 3010, 1082, 1083, 613, 1146, 1145, 1421, 2976, 1505, 1504, 1609, 1953, 2828,
    2897, 1930, 1833, 1934, 1954, 1962, 1963, 3880, 2374, 375, 3501, 3821, 3322, 2281, 3323, 3636,
    3637, 111, 193, 249, 270, 271, 274, 275, 360, 704, 674, 480, 763, 733, 857, 1075, 1141, 1282,
    1283, 1284, 1297, 1285, 1286, 1518, 1529, 1535, 1534, 1532, 1531, 1509, 1511, 1508, 1538, 1510,
    1539, 1536, 1541, 1533, 1579, 1580, 3585, 1275, 1581, 1636, 1637, 2266, 2478, 386, 385, 2573,
    2635, 3136, 3138, 3137, 3259, 3260, 2575, 3242, 3135, 2548, 295, 3406, 3418, 3404, 3416, 721,
    720, 793, 797, 1039, 1055, 1937, 2757, 1367, 1891, 1843, 2151, 1276, 2741, 3822, 2785, 3540,
    3578, 3741, 2371, 3593, 3626, 23, 114, 3140, 233, 234, 2420, 2421, 2422, 2353, 2354, 2355, 369,
    877, 883, 880, 417, 1180, 577, 578, 587, 315, 512, 1693, 538, 3713, 3712, 3714, 3715, 358, 445,
    573, 451, 454, 452, 671, 679, 727, 728, 757, 765, 825, 862, 876, 882, 879, 888, 918, 3156, 2069,
    972, 950, 1005, 2663, 1120, 1120, 1225, 1096, 1143, 2340, 3101, 608, 878, 884, 881, 2101, 25,
    973, 1366, 1398, 1660, 1378, 1380, 1260, 1442, 1497, 1498, 338, 1496, 1499, 1523, 1482, 1483,
    1530, 1540, 669, 1582, 1591, 1964, 1688, 2824, 1723, 1731, 1741, 1679, 2481, 1790, 1997, 1860,
    1885, 1938, 1887, 1840, 2017, 2018, 1998, 282, 2045, 2056, 2107, 2126, 2097, 2106, 2159, 2229,
    2230, 2268, 2235, 2236, 2383, 2673, 2823, 2385, 2396, 2404, 1394, 2408, 2359, 2426, 2368, 2423,
    2427, 2428, 2369, 2432, 167, 2424, 2479, 2330, 2349, 2400, 2504, 2527, 1823, 2584, 2644, 2660,
    2825, 2756, 2787, 2842, 3081, 2936, 2739, 2740, 393, 1438, 1439, 3693, 3104, 2973, 2974, 220,
    216, 3070, 3076, 2672, 3126, 1400, 1403, 1401, 1402, 3243, 3455, 3293, 3200, 3382, 2384, 3488,
    3489, 3817, 3560, 3571, 3581, 3575, 617, 3648, 3708, 3711, 990, 3785, 3786, 2313, 3820, 633,
    3898, 858, 1886, 859, 38, 807, 1155, 1149, 1387, 1384, 1575, 2028, 1862, 2965, 2041, 2195, 2462,
    2517, 3110, 3100, 3111, 3112, 3113, 3106, 3346, 645, 791, 792, 1111, 743, 2804, 1460, 1233,
    1956, 2223, 3696, 3773, 3697, 3774, 2601, 2706, 3460, 3390, 3392, 3391, 3393, 381, 3546, 3662,
    3515, 1818, 3690, 3691, 3689, 1878, 1879, 127, 228, 1802, 195, 1368, 1357, 1358, 1375, 601, 603,
    605, 606, 1329, 1326, 1328, 2953, 2952, 1332, 1335, 1327, 1333, 1462, 1544, 1899, 499, 894, 892,
    1555, 1546, 1548, 1552, 1554, 1569, 3090, 2972, 3805, 3806, 362, 72, 2136, 1488, 1494, 1551,
    1574, 1517, 1836, 1807, 1847, 1903, 1904, 1854, 1905, 1700, 2781, 2867, 3638, 1851, 1852, 2081,
    2269, 2270, 3336, 3230, 1696, 227, 9, 1732, 2146, 3231, 2801, 2802, 2888, 2939, 2938, 2994,
    3037, 2995, 3160, 3319, 3172, 2779, 3298, 2773, 3270, 3307, 1801, 10, 5, 36, 45, 37, 39, 41, 42,
    1846, 717, 3320, 3324, 3385, 3386, 3388, 3442, 3437, 3447, 3444, 3452, 1107, 94, 618, 1011,
    1235, 744, 22, 1931, 1861, 2580, 1474, 2450, 2576, 2810, 1830, 3032, 1485, 3310, 3339, 3340,
    3627, 3629, 3631, 3545, 3595, 93, 231, 97, 221, 119, 120, 130, 145, 1647, 164, 78, 174, 177,
    1077, 183, 3482, 185, 3305, 191, 800, 199, 210, 240, 2084, 76, 80, 3695, 3836, 1352, 243, 246,
    224, 229, 237, 241, 287, 250, 252, 150, 151, 148, 261, 283, 262, 1085, 1817, 2086, 308, 310,
    335, 355, 1957, 1958, 322, 330, 331, 336, 337, 316, 317, 318, 349, 348, 357, 383, 361, 364, 332,
    376, 3866, 1312, 1346, 1294, 1246, 1308, 1245, 1450, 568, 630, 438, 400, 560, 570, 1479, 1433,
    3210, 3295, 3337, 1432, 410, 413, 453, 424, 461, 466, 472, 473, 467, 475, 477, 485, 489, 1245,
    1247, 501, 493, 496, 521, 525, 507, 1363, 514, 516, 515, 519, 518, 366, 316, 504, 517, 1296,
    833, 527, 528, 544, 432, 545, 574, 442, 503, 230, 1695, 2784, 2186, 1323, 3430, 559, 583, 585,
    576, 823, 590, 607, 1692, 595, 2679, 592, 2267, 2877, 1369, 429, 612, 616, 619, 625, 631, 632,
    2608, 2590, 2591, 636, 698, 794, 775, 776, 778, 780, 781, 701, 3884, 215, 738, 558, 769, 634,
    702, 802, 801, 1440, 1686, 812, 841, 819, 821, 837, 1331, 1334, 805, 843, 845, 824, 1573, 910,
    919, 1281, 1671, 852, 853, 846, 854, 851, 855, 827, 856, 886, 2744, 887, 890, 1318, 897, 194,
    3802, 3843, 921, 916, 942, 943, 948, 940, 974, 941, 1046, 949, 1040, 771, 1020, 954, 1058, 49,
    1030, 1041, 1047, 927, 1029, 937, 938, 939, 928, 929, 930, 1060, 1037, 989, 1070, 1059, 1048,
    1052, 1056, 1054, 1055, 1164, 1084, 1140, 1220, 1091, 1090, 1211, 2482, 1129, 1130, 1224, 971,
    3108, 1134, 1150, 1152, 1153, 1154, 3465, 1042, 1125, 3524, 1050, 1214, 3518, 1048, 3225, 3226,
    554, 2742, 2695, 2764, 3517, 2944, 3525, 1051, 1044, 1166, 1169, 1174, 1177, 1236, 1221, 1222,
    1197, 1207, 1208, 1231, 1237, 1196, 1240, 2116, 1507, 1257, 1295, 1261, 1262, 1263, 1266, 1256,
    1319, 1321, 1320, 1343, 1345, 1306, 1307, 1064, 1065, 479, 1347, 724, 1370, 1370, 2210, 3590,
    3599, 1882, 1372, 1687, 1406, 1417, 2124, 1351, 1428, 469, 741, 1672, 2520, 470, 1429, 557,
    1639, 831, 1430, 1463, 1459, 1289, 1389, 1391, 1255, 1441, 1396, 1454, 1444, 3254, 498, 1395,
    1487, 1490, 1493, 1492, 1553, 2530, 1503, 1481, 1512, 1513, 1443, 1565, 1685, 1578, 1630, 1611,
    1631, 1633, 1635, 1623, 1648, 1649, 1650, 1651, 1652, 1655, 1666, 1665, 1670, 1304, 1674, 1644,
    1675, 1003, 1676, 1689, 1918, 2719, 1747, 1399, 1662, 1669, 1694, 1695, 1730, 2922, 1683, 1727,
    73, 1702, 1710, 1711, 1681, 1712, 1701, 1714, 1721, 1728, 1729, 1735, 2161, 3622, 2373, 2693,
    2778, 1737, 1738, 1750, 1765, 1793, 1795, 1900, 1796, 1906, 1797, 1161, 1799, 1803, 1808, 1759,
    2488, 1820, 1819, 1855, 1859, 3602, 3603, 1868, 1865, 1971, 3121, 2077, 1889, 1919, 1945, 1941,
    1350, 1383, 1772, 1950, 1951, 1952, 3900, 1960, 1968, 2006, 2007, 2008, 2013, 2014, 2714, 771,
    2996, 773, 2049, 2052, 2083, 2094, 2105, 2139, 2181, 2112, 2138, 2113, 2114, 2118, 2121, 2122,
    2127, 2129, 2128, 2130, 2131, 2133, 2135, 2158, 2156, 2165, 2164, 2169, 2193, 1926, 1759, 2196,
    402, 569, 635, 2830, 401, 1480, 2971, 1915, 1917, 1920, 1925, 849, 850, 1916, 1922, 1923, 2199,
    1759, 2209, 2239, 2246, 2248, 2247, 509, 503, 2251, 510, 2613, 2864, 2257, 2295, 2296, 2297,
    2300, 2306, 2431, 2339, 2334, 2337, 2338, 756, 693, 1720, 2498, 1677, 752, 2341, 708, 681, 2342,
    2587, 3003, 2388, 2387, 2386, 2390, 2430, 2472, 2351, 2352, 2483, 2487, 2489, 2367, 2492, 2496,
    2497, 2515, 2524, 2377, 2526, 2529, 3833, 2532, 2579, 1486, 2498, 875, 2372, 2581, 2593, 2607,
    2602, 2605, 2598, 2799, 1241, 1242, 3670, 3795, 1102, 1704, 3012, 3019, 399, 811, 2594, 2599,
    2611, 2526, 2523, 2521, 2630, 2633, 2632, 2640, 2629, 2634, 2655, 2809, 2743, 2795, 917, 2720,
    2761, 2752, 2753, 2754, 2884, 2755, 2665, 2667, 2666, 2668, 2307, 2448, 2155, 57, 58, 2310,
    2311, 2686, 2681, 2682, 2684, 2685, 2687, 2689, 2705, 2716, 2655, 2709, 2658, 2710, 2711, 2712,
    2715, 2717, 2799, 2722, 2723, 2733, 2732, 2505, 3889, 2734, 2746, 2747, 2776, 2777, 2738, 2786,
    2788, 3066, 3042, 2807, 2728, 2808, 2840, 2841, 2848, 2852, 2865, 2861, 2862, 1618, 2866, 2876,
    3083, 2873, 2868, 2878, 2879, 2887, 2909, 2912, 3107, 905, 2944, 2947, 2960, 2970, 2993, 3004,
    3094, 3294, 3011, 3013, 1062, 3031, 3033, 3052, 3055, 1315, 2179, 3075, 1965, 2831, 2833, 2834,
    3084, 247, 3095, 3097, 399, 735, 126, 742, 1390, 1812, 1813, 3103, 3120, 3092, 2862, 2867, 3134,
    3139, 3474, 3129, 3147, 266, 689, 1966, 2880, 2917, 2992, 3030, 3144, 3201, 3263, 2168, 2110,
    2111, 734, 3110, 3096, 3174, 3179, 3212, 3264, 1468, 3269, 1467, 3213, 3220, 3227, 1734, 1654,
    3119, 524, 1435, 782, 319, 436, 1661, 3286, 1422, 1907, 1908, 1913, 1909, 1914, 3261, 3232,
    3253, 3258, 3266, 2019, 3328, 3331, 3169, 3350, 3364, 3377, 3349, 3383, 3389, 3400, 3399, 3433,
    3434, 3435, 310, 3438, 1045, 3436, 3451, 3443, 3543, 3430, 3463, 3474, 3464, 3475, 3476, 3479,
    3480, 3481, 3483, 3484, 3490, 3497, 3549, 3499, 3504, 3548, 3554, 3566, 3565, 3584, 3600, 3658,
    3686, 2522, 2537, 3709, 3720, 3801, 3765, 3768, 3776, 3777, 3778, 3779, 3780, 3781, 3789, 3796,
    3797, 3798, 3799, 3800, 1022, 3808, 3815, 3824, 3847, 3846, 3825, 3832, 3834, 3835, 3845, 3016,
    3015, 3853, 3890, 3867, 3869, 3883, 3870, 3871, 3882, 1106, 1073, 1105, 541, 2119, 28, 33, 30,
    31, 26, 34, 29, 291, 2198, 784, 707, 1248, 1249, 1250, 12, 1251, 13, 1288, 1781, 1537, 1893,
    1895, 3502, 907, 3310, 1770, 1769, 2044, 3292, 3308, 523, 1994, 1977, 1979, 1988, 936, 935,
    1986, 1984, 1983, 1764, 1987, 1771, 2003, 2226, 1967, 2641, 1961, 2646, 3405, 3417, 3407, 3419,
    3408, 3420, 3409, 3421, 3412, 3424, 785, 1063, 1763, 1782, 2072, 2606, 340, 346, 341, 3012,
    2818, 2821, 3411, 3423, 3492, 3493, 3844, 3591, 50, 373, 419, 3302, 796, 1001, 1004, 1008, 1238,
    1382, 1437, 1475, 1066, 1783, 1912, 1901, 1896, 1897, 1939, 235, 3623, 3632, 3633, 3634, 3680,
    273, 272, 718, 3471, 2171, 2180, 2225, 2783, 1969, 3252, 3395, 3516, 3508, 3659, 3674, 3826,
    2967,
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
    makefile.*
    readme.*
    sconscript.*
    id_*.pub
    thumbcache_*.db
    """

  /// Where each begins; the last one is past the end.
  static let patternStarts: [UInt32] = [
    0, 7, 10, 15, 22, 32, 44, 60, 73, 84, 93, 106, 115, 131,
  ]

  /// The format that each claims.
  static let patternFormats: [UInt16] = [
    1235, 1319, 1319, 1851, 1956, 1941, 1985, 1985, 2116, 2238, 2266, 2296, 364,
  ]

  /// How much each claim weighs.
  static let patternWeights: [UInt8] = [
    50, 20, 20, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50,
  ]
}
