// swift-format-ignore-file
// Written by generate.py from the data beside it: change those, then run that.

/// The 3232 declared formats as constant data, which costs nothing at start-up.
enum DeclaredFormats {
  static let count = 3232

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
    application/vnd.emusic-emusic_package
    application/vnd.enliven
    application/vnd.epson.esf
    application/vnd.epson.msf
    application/vnd.epson.quickanime
    application/vnd.epson.salt
    application/vnd.epson.ssf
    application/vnd.eszigno3+xml
    application/vnd.etsi.asic-e+zip
    application/vnd.etsi.asic-s+zip
    application/vnd.excalidraw+json
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
    application/x-anycubic-photon
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
    application/x-applix-graphics
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
    application/x-bcf
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
    application/x-cdg
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
    application/x-e-theme
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
    application/x-egon
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
    application/x-flutter-arb
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
    application/x-graphite
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
    application/x-jamovi
    application/x-jar-arj
    application/x-jasp
    application/x-jasper
    application/x-java-ear
    application/x-java-jce-keystore
    application/x-java-jmod
    application/x-java-jnilib
    application/x-java-jnlp-file
    application/x-java-keystore
    application/x-java-pack200
    application/x-java-war
    application/x-jbuilder-project
    application/x-jfr
    application/x-jmp
    application/x-joblib
    application/x-jsoncanvas
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
    application/x-killustrator
    application/x-kivio
    application/x-kmymoney
    application/x-kontakt-instrument
    application/x-kontour
    application/x-kpovmodeler
    application/x-kpresenter
    application/x-krita
    application/x-kspread
    application/x-kugar
    application/x-kvtml
    application/x-kword
    application/x-labplot2
    application/x-labview
    application/x-labview-project+xml
    application/x-labview-tdms
    application/x-lanalyzer
    application/x-las-log
    application/x-lbr
    application/x-ldraw
    application/x-leveldb
    application/x-lha
    application/x-lhz
    application/x-lightburn
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
    application/x-mindnode
    application/x-minecraft-nbt
    application/x-minecraft-world
    application/x-minicad
    application/x-minitab
    application/x-mlt+xml
    application/x-mmex
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
    application/x-msstyles
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
    application/x-nintendo-3ds-cia
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
    application/x-oleo
    application/x-omf
    application/x-omf-lib
    application/x-omf-object
    application/x-omnigraffle
    application/x-onnx
    application/x-openvdb
    application/x-openvpn-profile
    application/x-openzim
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
    application/x-par2
    application/x-paradox
    application/x-parallels-disk
    application/x-partial-download
    application/x-pax
    application/x-pbxproj
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
    application/x-php-archive
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
    application/x-power-bi
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
    application/x-pytorch-checkpoint
    application/x-qbrew
    application/x-qemu-disk
    application/x-qgis
    application/x-qif
    application/x-qlikview
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
    application/x-report-definition+xml
    application/x-res
    application/x-research-info-systems
    application/x-rhino
    application/x-riff
    application/x-rinex
    application/x-rive
    application/x-rk
    application/x-rlib
    application/x-rnote
    application/x-rocketbook
    application/x-root
    application/x-rpa
    application/x-rpm
    application/x-rpt
    application/x-rpyc
    application/x-rsdf
    application/x-rsrc
    application/x-ruby
    application/x-rust-crate
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
    application/x-simplemind
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
    application/x-synthesizer-v+json
    application/x-systat
    application/x-systemd-journal
    application/x-t3vm-image
    application/x-t602
    application/x-tableau-packaged-workbook
    application/x-tableau-workbook
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
    application/x-v8-cpuprofile+json
    application/x-v8-heapsnapshot+json
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
    application/x-vnt
    application/x-vocaloid4+xml
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
    application/x-xopp
    application/x-xournal
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
    audio/usac
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
    audio/x-amzxml
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
    audio/x-iriver-pla
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
    image/ief
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
    image/x-lwo
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
    image/x-msod
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
    text/x-arc
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
    text/x-beancount
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
    text/x-dax
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
    text/x-gcode-gx
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
    text/x-ledger
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
    text/x-mdsvex
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
    text/x-phylip
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
    text/x-quartus-settings
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
    text/x-strings-dictionary
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
    text/x-swift-interface
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
    text/x-utau-sequence
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
    text/x-wsh-settings
    text/x-x10
    text/x-xbase
    text/x-xc
    text/x-xcconfig
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
    5803, 5828, 5867, 5902, 5922, 5946, 5975, 5999, 6027, 6051, 6080, 6104, 6128, 6166, 6190, 6216,
    6242, 6275, 6302, 6328, 6357, 6389, 6421, 6453, 6481, 6511, 6531, 6558, 6584, 6608, 6636, 6665,
    6692, 6722, 6757, 6784, 6812, 6840, 6870, 6900, 6931, 6962, 6994, 7027, 7057, 7093, 7136, 7163,
    7194, 7227, 7257, 7287, 7315, 7347, 7375, 7405, 7437, 7467, 7501, 7525, 7549, 7574, 7597, 7617,
    7654, 7690, 7731, 7771, 7808, 7841, 7864, 7895, 7923, 7963, 7995, 8031, 8068, 8097, 8121, 8164,
    8185, 8205, 8239, 8263, 8287, 8310, 8334, 8357, 8382, 8419, 8447, 8474, 8512, 8549, 8576, 8601,
    8633, 8665, 8692, 8725, 8750, 8775, 8800, 8825, 8863, 8903, 8926, 8946, 8984, 9005, 9040, 9064,
    9091, 9120, 9142, 9163, 9196, 9216, 9244, 9267, 9318, 9374, 9402, 9431, 9462, 9494, 9522, 9554,
    9586, 9616, 9649, 9684, 9719, 9743, 9773, 9801, 9836, 9857, 9878, 9909, 9940, 9986, 10036,
    10056, 10092, 10119, 10146, 10173, 10200, 10227, 10254, 10281, 10316, 10351, 10381, 10413,
    10445, 10473, 10507, 10532, 10579, 10612, 10666, 10713, 10763, 10793, 10821, 10844, 10872,
    10895, 10926, 10953, 10984, 11020, 11075, 11108, 11138, 11168, 11220, 11279, 11331, 11387,
    11442, 11469, 11498, 11522, 11577, 11619, 11674, 11716, 11772, 11815, 11864, 11913, 11938,
    11966, 11989, 12020, 12041, 12065, 12090, 12118, 12140, 12174, 12209, 12243, 12264, 12299,
    12331, 12360, 12394, 12439, 12474, 12510, 12539, 12568, 12597, 12637, 12678, 12728, 12771,
    12823, 12867, 12920, 12973, 13014, 13064, 13112, 13169, 13226, 13273, 13329, 13385, 13425,
    13474, 13521, 13577, 13626, 13670, 13690, 13717, 13745, 13777, 13816, 13856, 13902, 13976,
    14043, 14114, 14184, 14250, 14319, 14391, 14463, 14502, 14526, 14557, 14583, 14604, 14630,
    14656, 14682, 14705, 14732, 14756, 14784, 14814, 14849, 14882, 14920, 14946, 14980, 15000,
    15028, 15063, 15102, 15133, 15157, 15186, 15219, 15249, 15284, 15321, 15345, 15369, 15390,
    15411, 15432, 15472, 15516, 15559, 15598, 15618, 15653, 15676, 15705, 15726, 15756, 15777,
    15813, 15853, 15897, 15945, 15977, 16006, 16035, 16059, 16084, 16118, 16153, 16187, 16224,
    16258, 16292, 16328, 16371, 16405, 16441, 16470, 16508, 16537, 16575, 16607, 16648, 16677,
    16708, 16746, 16786, 16815, 16835, 16867, 16894, 16926, 16956, 16998, 17027, 17058, 17083,
    17112, 17136, 17157, 17183, 17206, 17228, 17253, 17273, 17301, 17323, 17353, 17379, 17399,
    17425, 17450, 17481, 17506, 17550, 17581, 17609, 17629, 17652, 17673, 17694, 17721, 17751,
    17784, 17816, 17855, 17905, 17939, 17974, 18014, 18034, 18065, 18090, 18107, 18124, 18146,
    18163, 18182, 18201, 18222, 18247, 18271, 18290, 18308, 18336, 18356, 18384, 18402, 18420,
    18441, 18459, 18483, 18505, 18527, 18546, 18564, 18583, 18609, 18630, 18654, 18684, 18708,
    18735, 18756, 18784, 18802, 18834, 18863, 18896, 18923, 18944, 18966, 19010, 19031, 19049,
    19067, 19099, 19125, 19152, 19181, 19200, 19220, 19242, 19272, 19297, 19321, 19349, 19382,
    19424, 19454, 19478, 19502, 19529, 19568, 19592, 19618, 19653, 19678, 19708, 19726, 19750,
    19772, 19794, 19816, 19834, 19852, 19879, 19898, 19917, 19935, 19963, 19992, 20021, 20050,
    20081, 20112, 20141, 20169, 20193, 20211, 20234, 20264, 20293, 20322, 20351, 20397, 20425,
    20456, 20483, 20510, 20538, 20566, 20597, 20626, 20651, 20674, 20698, 20723, 20746, 20763,
    20781, 20799, 20827, 20845, 20863, 20883, 20909, 20935, 20962, 20979, 21010, 21031, 21057,
    21082, 21100, 21122, 21149, 21169, 21192, 21221, 21240, 21264, 21290, 21323, 21344, 21380,
    21401, 21420, 21438, 21458, 21478, 21513, 21533, 21568, 21588, 21623, 21643, 21670, 21688,
    21706, 21728, 21749, 21767, 21790, 21811, 21831, 21857, 21877, 21895, 21913, 21931, 21949,
    21968, 21986, 22004, 22022, 22048, 22069, 22091, 22116, 22134, 22157, 22177, 22206, 22225,
    22257, 22285, 22309, 22340, 22363, 22396, 22417, 22447, 22469, 22487, 22506, 22537, 22567,
    22597, 22625, 22658, 22691, 22724, 22757, 22790, 22823, 22852, 22885, 22918, 22951, 22983,
    23012, 23045, 23070, 23097, 23120, 23149, 23178, 23199, 23224, 23243, 23276, 23297, 23319,
    23338, 23368, 23387, 23408, 23427, 23445, 23463, 23484, 23502, 23520, 23552, 23570, 23593,
    23618, 23644, 23662, 23680, 23712, 23737, 23762, 23786, 23809, 23831, 23863, 23881, 23910,
    23928, 23954, 23978, 23996, 24019, 24047, 24073, 24100, 24118, 24136, 24160, 24178, 24201,
    24225, 24246, 24274, 24297, 24315, 24340, 24365, 24383, 24401, 24420, 24442, 24468, 24498,
    24520, 24538, 24556, 24574, 24598, 24616, 24634, 24652, 24671, 24689, 24707, 24727, 24748,
    24770, 24800, 24830, 24858, 24886, 24909, 24935, 24958, 24982, 25008, 25031, 25054, 25079,
    25103, 25127, 25156, 25182, 25202, 25226, 25251, 25276, 25294, 25317, 25342, 25361, 25382,
    25400, 25423, 25453, 25473, 25497, 25523, 25548, 25571, 25596, 25614, 25640, 25665, 25695,
    25718, 25738, 25764, 25787, 25810, 25835, 25858, 25881, 25910, 25933, 25956, 25979, 26002,
    26028, 26056, 26079, 26104, 26127, 26154, 26176, 26199, 26227, 26245, 26267, 26289, 26335,
    26380, 26403, 26426, 26450, 26479, 26502, 26523, 26562, 26580, 26604, 26622, 26654, 26680,
    26713, 26740, 26765, 26790, 26815, 26840, 26862, 26880, 26909, 26928, 26953, 26972, 26990,
    27013, 27033, 27054, 27079, 27106, 27136, 27162, 27187, 27221, 27240, 27260, 27278, 27298,
    27324, 27344, 27365, 27387, 27418, 27441, 27463, 27484, 27508, 27536, 27565, 27591, 27618,
    27643, 27664, 27687, 27706, 27732, 27752, 27777, 27800, 27832, 27852, 27872, 27899, 27916,
    27941, 27959, 27981, 28012, 28030, 28048, 28072, 28103, 28121, 28143, 28163, 28181, 28199,
    28217, 28241, 28266, 28284, 28308, 28332, 28353, 28378, 28396, 28417, 28435, 28454, 28472,
    28490, 28512, 28538, 28559, 28585, 28608, 28632, 28660, 28684, 28716, 28747, 28770, 28788,
    28807, 28831, 28856, 28878, 28909, 28927, 28946, 28971, 28997, 29026, 29061, 29082, 29104,
    29123, 29144, 29167, 29199, 29223, 29249, 29278, 29306, 29333, 29356, 29387, 29405, 29423,
    29444, 29469, 29487, 29508, 29529, 29552, 29574, 29597, 29616, 29650, 29685, 29719, 29753,
    29776, 29794, 29824, 29848, 29876, 29906, 29933, 29960, 29980, 30003, 30036, 30058, 30084,
    30109, 30129, 30151, 30171, 30191, 30211, 30234, 30256, 30290, 30317, 30341, 30363, 30381,
    30401, 30423, 30441, 30459, 30483, 30507, 30531, 30558, 30577, 30596, 30617, 30636, 30667,
    30687, 30722, 30744, 30771, 30799, 30817, 30840, 30873, 30893, 30927, 30946, 30980, 30999,
    31019, 31037, 31054, 31080, 31102, 31125, 31145, 31171, 31196, 31219, 31245, 31265, 31287,
    31309, 31331, 31357, 31385, 31411, 31443, 31468, 31493, 31519, 31541, 31559, 31577, 31611,
    31629, 31652, 31680, 31710, 31732, 31754, 31776, 31795, 31826, 31845, 31880, 31910, 31942,
    31971, 31992, 32023, 32052, 32083, 32104, 32126, 32147, 32168, 32189, 32211, 32233, 32259,
    32290, 32311, 32332, 32358, 32382, 32403, 32424, 32450, 32477, 32498, 32529, 32560, 32581,
    32602, 32623, 32646, 32669, 32694, 32715, 32747, 32765, 32791, 32816, 32838, 32863, 32886,
    32911, 32934, 32956, 32978, 33002, 33026, 33050, 33078, 33097, 33123, 33149, 33168, 33190,
    33212, 33241, 33262, 33292, 33331, 33364, 33394, 33414, 33432, 33463, 33501, 33532, 33560,
    33590, 33621, 33655, 33689, 33709, 33728, 33755, 33782, 33806, 33824, 33842, 33876, 33903,
    33923, 33943, 33971, 33994, 34012, 34030, 34057, 34075, 34096, 34123, 34141, 34159, 34185,
    34204, 34222, 34244, 34269, 34295, 34314, 34336, 34366, 34388, 34413, 34431, 34451, 34472,
    34494, 34516, 34538, 34560, 34578, 34600, 34626, 34655, 34673, 34692, 34711, 34733, 34762,
    34793, 34811, 34833, 34861, 34882, 34904, 34927, 34949, 34968, 34986, 35017, 35047, 35080,
    35110, 35140, 35158, 35184, 35205, 35229, 35256, 35285, 35303, 35321, 35342, 35375, 35407,
    35429, 35459, 35479, 35501, 35519, 35537, 35564, 35590, 35615, 35638, 35665, 35690, 35713,
    35746, 35768, 35790, 35812, 35840, 35863, 35881, 35904, 35928, 35949, 35981, 35998, 36016,
    36054, 36089, 36119, 36144, 36171, 36193, 36226, 36246, 36270, 36289, 36307, 36330, 36351,
    36380, 36402, 36426, 36451, 36476, 36498, 36523, 36545, 36580, 36601, 36632, 36675, 36711,
    36731, 36749, 36769, 36790, 36826, 36844, 36880, 36900, 36919, 36939, 36958, 36975, 36994,
    37014, 37039, 37058, 37076, 37094, 37112, 37131, 37150, 37169, 37188, 37213, 37231, 37250,
    37284, 37310, 37329, 37349, 37374, 37400, 37423, 37447, 37472, 37490, 37508, 37531, 37553,
    37577, 37596, 37616, 37642, 37670, 37703, 37724, 37749, 37768, 37800, 37824, 37850, 37880,
    37899, 37928, 37952, 37982, 38007, 38030, 38048, 38072, 38094, 38130, 38158, 38176, 38196,
    38230, 38254, 38278, 38303, 38330, 38356, 38374, 38401, 38428, 38455, 38482, 38509, 38536,
    38563, 38590, 38617, 38644, 38671, 38698, 38725, 38752, 38772, 38798, 38821, 38844, 38873,
    38898, 38920, 38938, 38956, 38979, 39009, 39039, 39063, 39085, 39108, 39129, 39153, 39177,
    39198, 39220, 39241, 39259, 39286, 39319, 39340, 39370, 39395, 39414, 39454, 39485, 39504,
    39522, 39541, 39567, 39585, 39607, 39630, 39653, 39675, 39696, 39717, 39739, 39760, 39781,
    39804, 39823, 39843, 39881, 39912, 39944, 39973, 39998, 40022, 40046, 40068, 40088, 40121,
    40153, 40174, 40200, 40220, 40244, 40271, 40294, 40317, 40335, 40359, 40377, 40395, 40415,
    40435, 40453, 40473, 40498, 40526, 40550, 40583, 40618, 40642, 40666, 40684, 40713, 40736,
    40762, 40783, 40805, 40825, 40848, 40872, 40892, 40915, 40945, 40974, 41004, 41042, 41065,
    41089, 41135, 41153, 41181, 41207, 41225, 41243, 41261, 41279, 41297, 41316, 41342, 41379,
    41398, 41423, 41441, 41469, 41493, 41515, 41544, 41573, 41602, 41634, 41660, 41695, 41724,
    41755, 41790, 41820, 41843, 41866, 41884, 41911, 41938, 41956, 41975, 41998, 42021, 42048,
    42065, 42086, 42105, 42123, 42143, 42169, 42188, 42210, 42234, 42252, 42274, 42291, 42323,
    42343, 42362, 42380, 42401, 42434, 42457, 42475, 42494, 42528, 42554, 42580, 42610, 42631,
    42657, 42678, 42700, 42722, 42738, 42758, 42797, 42821, 42841, 42862, 42883, 42902, 42919,
    42939, 42955, 42972, 42989, 43000, 43010, 43020, 43030, 43041, 43051, 43064, 43078, 43090,
    43100, 43111, 43122, 43133, 43144, 43161, 43171, 43181, 43192, 43202, 43216, 43228, 43239,
    43250, 43272, 43295, 43316, 43340, 43354, 43377, 43410, 43436, 43462, 43488, 43502, 43525,
    43540, 43551, 43564, 43580, 43593, 43607, 43619, 43631, 43644, 43657, 43670, 43689, 43704,
    43716, 43728, 43739, 43753, 43766, 43780, 43792, 43805, 43817, 43829, 43841, 43853, 43865,
    43877, 43889, 43903, 43915, 43932, 43944, 43956, 43968, 43980, 43992, 44004, 44016, 44028,
    44040, 44052, 44069, 44083, 44095, 44109, 44128, 44139, 44151, 44164, 44176, 44188, 44200,
    44217, 44230, 44242, 44255, 44271, 44283, 44295, 44307, 44323, 44336, 44351, 44366, 44378,
    44390, 44402, 44419, 44432, 44444, 44456, 44468, 44480, 44498, 44515, 44527, 44539, 44563,
    44584, 44612, 44624, 44639, 44651, 44663, 44675, 44688, 44700, 44712, 44724, 44736, 44749,
    44763, 44775, 44787, 44800, 44812, 44828, 44840, 44853, 44865, 44883, 44895, 44907, 44925,
    44937, 44949, 44962, 44974, 44986, 44998, 45014, 45026, 45038, 45050, 45069, 45088, 45100,
    45112, 45128, 45155, 45167, 45191, 45202, 45213, 45225, 45236, 45248, 45267, 45282, 45299,
    45319, 45334, 45349, 45376, 45400, 45425, 45451, 45468, 45491, 45511, 45531, 45554, 45576,
    45599, 45621, 45638, 45661, 45677, 45698, 45721, 45736, 45762, 45777, 45793, 45802, 45811,
    45821, 45832, 45850, 45861, 45872, 45883, 45894, 45905, 45916, 45936, 45946, 45956, 45972,
    45982, 45992, 46004, 46014, 46025, 46045, 46056, 46076, 46088, 46098, 46108, 46118, 46129,
    46139, 46150, 46160, 46170, 46180, 46190, 46200, 46210, 46221, 46238, 46248, 46263, 46277,
    46287, 46301, 46326, 46337, 46351, 46365, 46391, 46424, 46447, 46462, 46485, 46499, 46513,
    46536, 46550, 46564, 46595, 46626, 46651, 46665, 46682, 46700, 46718, 46737, 46758, 46789,
    46808, 46823, 46844, 46855, 46865, 46877, 46895, 46914, 46933, 46952, 46968, 46983, 47002,
    47018, 47035, 47055, 47067, 47090, 47114, 47132, 47144, 47156, 47168, 47180, 47192, 47206,
    47225, 47243, 47256, 47274, 47292, 47310, 47328, 47343, 47363, 47375, 47397, 47420, 47438,
    47456, 47474, 47492, 47510, 47522, 47537, 47551, 47563, 47575, 47596, 47608, 47620, 47636,
    47648, 47660, 47683, 47700, 47720, 47732, 47750, 47762, 47779, 47791, 47803, 47820, 47833,
    47854, 47866, 47887, 47903, 47915, 47932, 47949, 47966, 47979, 47998, 48016, 48040, 48052,
    48066, 48084, 48107, 48130, 48142, 48162, 48175, 48187, 48199, 48212, 48225, 48237, 48255,
    48274, 48297, 48320, 48343, 48356, 48369, 48382, 48396, 48408, 48431, 48443, 48461, 48479,
    48497, 48515, 48533, 48550, 48568, 48586, 48604, 48618, 48630, 48642, 48656, 48673, 48692,
    48710, 48723, 48736, 48756, 48776, 48790, 48802, 48814, 48834, 48849, 48864, 48877, 48889,
    48901, 48913, 48931, 48944, 48958, 48976, 48994, 49012, 49025, 49045, 49065, 49082, 49098,
    49115, 49136, 49158, 49176, 49189, 49208, 49220, 49232, 49244, 49265, 49286, 49298, 49314,
    49332, 49345, 49371, 49383, 49397, 49426, 49450, 49480, 49504, 49529, 49553, 49571, 49583,
    49601, 49613, 49631, 49647, 49662, 49674, 49686, 49698, 49718, 49730, 49742, 49760, 49778,
    49794, 49816, 49833, 49850, 49867, 49884, 49905, 49920, 49932, 49951, 49963, 49986, 49999,
    50020, 50043, 50061, 50079, 50097, 50115, 50132, 50146, 50159, 50171, 50187, 50204, 50223,
    50235, 50247, 50263, 50275, 50288, 50304, 50325, 50345, 50363, 50381, 50405, 50438, 50451,
    50467, 50482, 50497, 50517, 50527, 50537, 50553, 50571, 50582, 50591, 50602, 50612, 50622,
    50632, 50642, 50653, 50668, 50683, 50693, 50703, 50725, 50739, 50758, 50772, 50786, 50805,
    50819, 50837, 50873, 50907, 50928, 50946, 50964, 50978, 50993, 51012, 51048, 51062, 51073,
    51094, 51109, 51123, 51141, 51155, 51175, 51189, 51198, 51207, 51223, 51237, 51247, 51265,
    51281, 51294, 51314, 51323, 51334, 51348, 51356, 51365, 51376, 51400, 51430, 51456, 51482,
    51509, 51532, 51558, 51584, 51610, 51636, 51667, 51697, 51728, 51759, 51790, 51821, 51852,
    51882, 51912, 51942, 51972, 52002, 52032, 52062, 52092, 52118, 52144, 52173, 52202, 52230,
    52258, 52284, 52312, 52340, 52374, 52406, 52438, 52470, 52502, 52534, 52566, 52598, 52630,
    52662, 52694, 52725, 52756, 52776, 52796, 52806, 52821, 52831, 52842, 52852, 52869, 52895,
    52908, 52919, 52928, 52940, 52954, 52968, 52989, 53000, 53013, 53027, 53051, 53064, 53086,
    53104, 53123, 53140, 53158, 53179, 53204, 53218, 53251, 53279, 53294, 53311, 53334, 53343,
    53353, 53374, 53399, 53409, 53421, 53433, 53448, 53460, 53475, 53495, 53509, 53521, 53538,
    53550, 53563, 53573, 53585, 53598, 53611, 53623, 53642, 53670, 53692, 53707, 53720, 53739,
    53751, 53771, 53782, 53812, 53831, 53850, 53865, 53876, 53891, 53903, 53917, 53928, 53939,
    53952, 53967, 53979, 53992, 54009, 54020, 54031, 54045, 54060, 54078, 54092, 54107, 54118,
    54127, 54138, 54155, 54167, 54180, 54194, 54206, 54223, 54234, 54246, 54261, 54275, 54288,
    54309, 54323, 54342, 54355, 54375, 54388, 54403, 54416, 54434, 54450, 54467, 54483, 54494,
    54505, 54519, 54535, 54546, 54563, 54582, 54604, 54624, 54635, 54655, 54666, 54680, 54694,
    54713, 54723, 54736, 54753, 54768, 54781, 54798, 54814, 54829, 54844, 54858, 54874, 54887,
    54902, 54916, 54927, 54937, 54955, 54972, 54986, 55001, 55013, 55030, 55043, 55054, 55068,
    55081, 55095, 55110, 55125, 55138, 55151, 55164, 55179, 55204, 55239, 55251, 55264, 55277,
    55295, 55309, 55330, 55349, 55366, 55389, 55406, 55420, 55436, 55448, 55463, 55474, 55492,
    55503, 55518, 55532, 55547, 55562, 55576, 55590, 55601, 55613, 55627, 55649, 55668, 55680,
    55692, 55703, 55721, 55734, 55746, 55757, 55772, 55784, 55798, 55812, 55822, 55835, 55853,
    55870, 55885, 55902, 55913, 55933, 55944, 55966, 55983, 56002, 56023, 56048, 56073, 56086,
    56099, 56116, 56126, 56139, 56155, 56171, 56189, 56207, 56221, 56232, 56244, 56255, 56269,
    56281, 56294, 56303, 56320, 56338, 56350, 56360, 56381, 56392, 56407, 56420, 56432, 56446,
    56458, 56469, 56483, 56494, 56508, 56519, 56533, 56551, 56570, 56582, 56597, 56607, 56618,
    56632, 56647, 56663, 56677, 56691, 56704, 56718, 56731, 56744, 56757, 56771, 56789, 56809,
    56829, 56843, 56862, 56874, 56888, 56900, 56913, 56926, 56941, 56952, 56970, 56983, 56997,
    57010, 57023, 57038, 57050, 57062, 57073, 57086, 57102, 57113, 57133, 57148, 57163, 57180,
    57197, 57210, 57224, 57244, 57264, 57291, 57327, 57338, 57353, 57371, 57387, 57403, 57420,
    57437, 57450, 57467, 57484, 57496, 57509, 57530, 57540, 57551, 57569, 57587, 57597, 57616,
    57628, 57656, 57668, 57686, 57705, 57718, 57736, 57749, 57777, 57791, 57816, 57827, 57840,
    57852, 57864, 57891, 57906, 57929, 57941, 57956, 57968, 57979, 57993, 58006, 58018, 58031,
    58044, 58056, 58069, 58081, 58093, 58103, 58116, 58127, 58144, 58157, 58175, 58186, 58198,
    58213, 58241, 58253, 58267, 58278, 58289, 58306, 58321, 58336, 58361, 58389, 58406, 58416,
    58428, 58444, 58458, 58474, 58485, 58497, 58506, 58517, 58532, 58543, 58556, 58575, 58589,
    58601, 58613, 58636, 58658, 58684, 58695, 58715, 58728, 58741, 58754, 58770, 58783, 58793,
    58807, 58822, 58834, 58855, 58870, 58881, 58896, 58907, 58926, 58940, 58958, 58977, 58994,
    59005, 59017, 59036, 59050, 59061, 59074, 59088, 59104, 59119, 59131, 59142, 59155, 59168,
    59180, 59192, 59205, 59219, 59230, 59242, 59253, 59264, 59278, 59293, 59305, 59321, 59334,
    59359, 59380, 59394, 59412, 59424, 59448, 59468, 59496, 59518, 59536, 59548, 59563, 59574,
    59588, 59600, 59613, 59628, 59643, 59657, 59675, 59686, 59697, 59708, 59722, 59734, 59748,
    59759, 59774, 59791, 59804, 59820, 59832, 59845, 59857, 59894, 59908, 59925, 59936, 59950,
    59967, 59985, 59999, 60010, 60027, 60042, 60055, 60071, 60084, 60100, 60113, 60124, 60140,
    60153, 60171, 60187, 60207, 60219, 60232, 60244, 60256, 60267, 60283, 60297, 60313, 60329,
    60347, 60377, 60388, 60400, 60414, 60429, 60444, 60459, 60477, 60491, 60518, 60530, 60551,
    60563, 60576, 60587, 60599, 60613, 60627, 60645, 60659, 60690, 60722, 60755, 60767, 60778,
    60790, 60801, 60814, 60825, 60838, 60850, 60866, 60880, 60894, 60907, 60919, 60934, 60945,
    60960, 60983, 60998, 61010, 61022, 61037, 61056, 61071, 61085, 61100, 61116, 61129, 61140,
    61156, 61174, 61188, 61199, 61216, 61229, 61240, 61251, 61264, 61276, 61289, 61301, 61317,
    61330, 61346, 61360, 61377, 61392, 61407, 61427, 61439, 61452, 61465, 61476, 61488, 61503,
    61527, 61551, 61562, 61573, 61585, 61606, 61624, 61647, 61663, 61679, 61703, 61719, 61737,
    61755, 61769, 61779, 61794, 61804, 61814, 61826, 61837, 61852, 61866, 61888, 61924, 61938,
    61951, 61963, 61975, 61986, 61998, 62012, 62023, 62036, 62052, 62063, 62075, 62098, 62109,
    62126, 62137, 62148, 62159, 62174, 62187, 62198, 62210, 62228, 62241, 62253, 62269, 62284,
    62298, 62316, 62329, 62343, 62361, 62377, 62393, 62407, 62422, 62443, 62459, 62475, 62486,
    62497, 62511, 62528, 62544, 62562, 62575, 62589, 62604, 62627, 62636, 62649, 62660, 62674,
    62690, 62703, 62717, 62731, 62755, 62773, 62786, 62795, 62813, 62827, 62840, 62852, 62866,
    62882, 62893, 62905, 62919, 62936, 62954, 62970, 62983, 63000, 63011, 63026, 63047, 63064,
    63076, 63101, 63115, 63135, 63148, 63164, 63176, 63187, 63199, 63211, 63224, 63238, 63249,
    63260, 63280, 63293, 63309, 63320, 63331, 63344, 63360, 63371, 63385, 63401, 63413, 63425,
    63436, 63448, 63462, 63473, 63486, 63499, 63510, 63524, 63538, 63552, 63565, 63581, 63593,
    63604, 63616, 63631, 63653, 63679, 63693, 63710, 63730, 63742, 63755, 63769, 63788, 63801,
    63814, 63827, 63839, 63852, 63869, 63883, 63897, 63908, 63925, 63939, 63955, 63968, 63986,
    64000, 64021, 64033, 64044, 64057, 64073, 64088, 64099, 64117, 64140, 64163, 64185, 64196,
    64208, 64224, 64237, 64249, 64263, 64289, 64303, 64320, 64335, 64356, 64372, 64389, 64403,
    64416, 64429, 64441, 64455, 64468, 64491, 64503, 64517, 64530, 64560, 64580, 64597, 64613,
    64625, 64637, 64649, 64662, 64674, 64685, 64696, 64708, 64721, 64734, 64751, 64776, 64787,
    64802, 64828, 64845, 64859, 64877, 64894, 64905, 64922, 64934, 64951, 64967, 64979, 64991,
    65008, 65031, 65047, 65063, 65079, 65093, 65106, 65118, 65129, 65145, 65161, 65172, 65185,
    65203, 65214, 65238, 65258, 65269, 65289, 65314, 65325, 65338, 65349, 65370, 65386, 65397,
    65409, 65434, 65444, 65455, 65472, 65483, 65499, 65512, 65527, 65540, 65552, 65563, 65581,
    65602, 65615, 65626, 65638, 65649, 65662, 65673, 65684, 65708, 65722, 65733, 65745, 65756,
    65777, 65791, 65803, 65823, 65834, 65847, 65857, 65873, 65889, 65900, 65917, 65944, 65955,
    65968, 65980, 65991, 66003, 66016, 66030, 66043, 66056, 66070, 66080, 66093, 66106, 66118,
    66130, 66142, 66159, 66170, 66184, 66195, 66212, 66226, 66237, 66248, 66261, 66275, 66288,
    66301, 66312, 66324, 66338, 66348, 66357, 66368, 66379, 66390, 66401, 66419, 66430, 66440,
    66450, 66461, 66472, 66482, 66493, 66505, 66515, 66525, 66541, 66559, 66581, 66599, 66617,
    66638, 66657, 66671, 66689, 66722, 66751, 66783, 66806, 66825, 66840, 66861, 66872, 66885,
    66897, 66910, 66922, 66934, 66947, 66964, 66977, 66990, 67002, 67014, 67028, 67040, 67052,
    67065, 67077, 67089, 67102, 67114, 67127, 67139, 67154, 67166, 67183, 67203, 67217, 67229,
    67241, 67256, 67271, 67285, 67300, 67315, 67330, 67345, 67361, 67373, 67385, 67397, 67409,
    67425, 67438, 67454, 67466, 67478, 67496, 67510, 67522, 67541, 67553, 67565, 67577, 67589,
    67601, 67613, 67625, 67637, 67651, 67663, 67676, 67689, 67701, 67718, 67736,
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
    619, 624, 1880, 96, 9, 676, 715, 199, 61, 61, 725, 732, 736, 744, 744, 389, 1270, 1937, 210,
    807, 1937, 816, 2163, 225, 227, 227, 1637, 77, 1947, 862, 2137, 1881, 2168, 1844, 1952, 25, 902,
    390, 372, 257, 1613, 1829, 1830, 1831, 32, 980, 35, 1001, 3184, 37, 37, 1022, 41, 1016, 1016,
    2166, 1022, 325, 1887, 2161, 2124, 43, 1220, 50, 50, 2168, 1069, 1234, 1234, 1234, 353, 353,
    360, 1133, 1138, 1140, 1734, 61, 805, 1156, 1208, 842, 3146, 416, 1208, 390, 430, 89, 408, 414,
    96, 1234, 470, 2131, 1032, 566, 1301, 318, 1305, 97, 98, 1875, 1312, 1320, 1765, 408, 1334, 408,
    1341, 1326, 2128, 111, 1357, 1359, 1366, 503, 2746, 1381, 1420, 901, 2957, 2134, 1433, 136,
    1476, 2131, 1474, 1492, 2087, 578, 578, 425, 1426, 43, 1596, 183, 826, 186, 1281, 858, 669, 952,
    525, 746, 759, 762, 1937, 911, 1883, 944, 31, 1341, 1022, 1023, 1022, 41, 2157, 325, 907, 856,
    1052, 69, 1155, 2120, 1208, 4, 3197, 389, 397, 1270, 1828, 2120, 2134, 415, 418, 417, 420, 419,
    422, 421, 77, 425, 1221, 1208, 19, 448, 459, 462, 465, 1433, 1288, 656, 1175, 1366, 1619, 131,
    901, 135, 2252, 539, 542, 448, 29, 578, 418, 67, 2104, 588, 260, 1600, 3166, 4, 610, 353, 1899,
    1001, 588, 588, 1588, 353, 618, 1880, 627, 2268, 631, 43, 1042, 642, 646, 1, 186, 189, 1325,
    1144, 1325, 1396, 2289, 3, 669, 673, 671, 676, 350, 2981, 691, 1880, 9, 9, 2310, 1521, 1425,
    199, 842, 2325, 61, 61, 1325, 10, 1351, 744, 744, 745, 2349, 389, 212, 211, 211, 243, 82, 1937,
    1270, 204, 397, 669, 2383, 2365, 807, 822, 812, 1934, 1937, 1393, 2414, 227, 227, 857, 228, 673,
    228, 1637, 925, 2831, 661, 19, 2447, 715, 372, 2438, 2137, 1880, 1881, 2474, 2117, 1844, 2118,
    24, 882, 1952, 2479, 523, 390, 372, 904, 1442, 944, 2487, 952, 1374, 909, 1613, 362, 3183, 936,
    396, 1828, 1828, 936, 936, 1829, 1827, 1829, 1830, 265, 266, 266, 356, 948, 30, 959, 293, 2524,
    839, 838, 990, 780, 32, 35, 35, 36, 1001, 2554, 1492, 809, 37, 37, 1016, 1016, 1016, 1018, 314,
    1312, 1312, 41, 1022, 41, 1047, 1029, 1029, 2124, 44, 2588, 1044, 1184, 2595, 1057, 243, 243,
    191, 193, 194, 48, 50, 50, 48, 50, 1067, 48, 50, 2168, 1256, 1029, 52, 54, 1234, 1234, 2624,
    1052, 838, 1088, 1109, 348, 3025, 3025, 350, 1117, 673, 1423, 2254, 353, 353, 360, 353, 2684,
    2688, 1117, 1117, 1117, 60, 61, 62, 1144, 1144, 1144, 1152, 65, 67, 2697, 1156, 3191, 2698, 69,
    1208, 2158, 1652, 374, 2158, 375, 179, 1734, 728, 1339, 3197, 372, 1213, 1214, 402, 404, 403,
    2746, 953, 2134, 373, 387, 715, 372, 372, 390, 430, 1200, 1899, 408, 414, 415, 77, 425, 426,
    505, 506, 1246, 82, 1179, 2029, 1231, 435, 1259, 1248, 1197, 2697, 88, 1657, 476, 2816, 402,
    1553, 488, 489, 188, 2831, 566, 318, 96, 1303, 97, 1875, 489, 101, 107, 102, 103, 2129, 2524,
    2850, 111, 2864, 2868, 415, 2876, 1351, 1357, 502, 502, 1366, 1370, 1370, 2890, 503, 503, 242,
    1392, 2746, 2911, 1266, 1371, 116, 123, 124, 2226, 1510, 1408, 1407, 2939, 2943, 1765, 514, 131,
    2948, 44, 1425, 901, 1424, 1770, 901, 1430, 561, 1474, 1475, 525, 135, 2231, 527, 529, 436,
    1464, 144, 537, 537, 538, 1476, 2981, 539, 540, 541, 542, 543, 544, 545, 546, 1473, 2131, 2134,
    1871, 2231, 3010, 3011, 809, 2087, 3018, 821, 1498, 3025, 150, 2233, 2087, 809, 1270, 476, 1440,
    155, 1458, 157, 2234, 3041, 3043, 1829, 935, 159, 1342, 673, 1220, 1492, 3063, 2238, 1543, 1548,
    1549, 1543, 1548, 1549, 1557, 578, 579, 1557, 192, 1937, 1088, 2154, 854, 606, 608, 1072, 1573,
    1205, 1200, 3206, 1213, 2588, 372, 610, 610, 1899, 588, 1589, 1591, 2106, 1625, 1625, 390, 1626,
    1408, 1631, 1632, 1634, 879, 1636, 1636, 1637, 1638, 1200, 1591, 1605, 428, 3112, 3114, 1607,
    3117, 1636, 1638, 3131, 3132, 1640, 1644, 1645, 1687, 1751, 1693, 1697, 1698, 1698, 1709, 2584,
    1720, 1734, 1655, 1726, 1652, 1687, 1656, 1655, 1741, 1656, 1734, 1656, 1741, 1748, 1658, 1762,
    1765, 1781, 1751, 1693, 1641, 1701, 1702, 1673, 1653, 1659, 1787, 1788, 1674, 1674, 1792, 1737,
    1677, 1640, 1641, 1643, 1682, 1644, 1645, 1646, 1746, 1647, 1751, 1647, 1698, 1651, 1640, 1640,
    2584, 1734, 1655, 1652, 1652, 1687, 1654, 1656, 1734, 1655, 1741, 1656, 1656, 1656, 1181, 1739,
    1739, 1657, 1704, 1733, 1658, 1673, 3131, 1644, 1644, 1645, 1645, 1658, 1647, 1768, 1767, 1733,
    1773, 1790, 1788, 1674, 1797, 1798, 710, 724, 735, 870, 971, 1824, 2487, 2517, 1880, 2137, 1880,
    1881, 3183, 1828, 1829, 936, 1918, 1923, 1937, 1928, 2111, 1878, 1945, 1952, 1954, 1845, 27,
    1959, 1892, 1979, 1887, 1887, 1034, 1995, 1853, 1854, 1854, 1861, 1855, 3143, 3151, 437, 1897,
    96, 1875, 2052, 1855, 2057, 1875, 220, 2074, 1870, 1870, 2087, 2087, 1942, 1937, 842, 1878,
    2137, 2102, 1834, 1942, 1861, 1861, 1941, 1843, 2054, 1834, 2105, 1840, 1937, 1841, 2086, 2102,
    17, 1878, 2137, 1880, 1881, 1844, 1950, 27, 1883, 947, 1960, 1892, 2087, 1887, 1887, 1034, 1995,
    1853, 1854, 1854, 1860, 1863, 2052, 1947, 3195, 1840, 437, 1865, 1291, 2039, 2040, 1897, 1897,
    2050, 1875, 1866, 2060, 2061, 1875, 1291, 1869, 1892, 1843, 1926, 1924, 1960, 2031, 2035, 2039,
    2043, 2079, 2074, 2073, 2077, 2086, 1874, 2087, 1872, 1899, 1840, 1899, 2104, 2075, 2105, 2108,
    2111, 1878, 2029, 2105, 2106, 2108, 879, 2158, 2123, 1032, 952, 2150, 615, 643, 951, 952, 2134,
    2134, 1384, 2268, 681, 2325, 2383, 210, 2163, 2406, 2414, 225, 2831, 2240, 1627, 2168, 21, 909,
    915, 974, 2516, 2546, 2246, 2554, 2564, 1887, 2588, 2870, 52, 54, 55, 1234, 2639, 2654, 2674,
    2684, 1143, 68, 2697, 2705, 81, 1261, 2800, 2697, 2541, 2831, 1305, 97, 1312, 2198, 2177, 2213,
    2214, 2215, 2216, 2217, 2218, 2219, 2220, 2221, 2183, 2184, 2185, 2186, 2223, 2222, 2182, 2197,
    2179, 2180, 2182, 2199, 2200, 2188, 2189, 2190, 2191, 2192, 2193, 2194, 2195, 2196, 2197, 2198,
    2199, 2200, 2201, 2188, 2189, 2190, 2191, 2192, 2193, 2194, 2195, 2196, 2197, 2198, 2199, 2200,
    2201, 2202, 2203, 2180, 2188, 2193, 2194, 2195, 2196, 2201, 2189, 2190, 2191, 2192, 2192, 2188,
    2193, 2194, 2195, 2196, 2201, 2189, 2190, 2191, 2204, 2204, 2222, 2205, 2205, 2223, 2206, 2207,
    2208, 2209, 2210, 2213, 2214, 2215, 2216, 2217, 2218, 2219, 2220, 2221, 2182, 2204, 2205, 2211,
    2212, 2850, 111, 1334, 2612, 2930, 2876, 2877, 2890, 114, 2174, 2899, 2746, 2165, 124, 2920,
    2234, 123, 2930, 124, 1397, 2936, 2939, 2947, 1425, 2974, 144, 1476, 2993, 3004, 3018, 3025,
    3026, 155, 2232, 159, 2255, 2238, 3076, 974, 2254, 1634, 3082, 3084, 2258, 2817, 2269, 2271,
    2276, 2758, 2283, 2159, 681, 2981, 2297, 2297, 2689, 2332, 1425, 2312, 715, 715, 2988, 2323,
    2329, 2329, 3116, 2332, 2332, 2332, 2414, 2407, 2349, 2350, 2353, 757, 757, 2361, 2349, 2391,
    2372, 2392, 2888, 2888, 3078, 2387, 210, 2365, 2163, 2531, 2401, 2349, 821, 2407, 2412, 2413,
    2162, 2163, 2527, 2417, 2451, 225, 838, 2436, 2831, 715, 2427, 1627, 877, 2474, 2758, 884, 2480,
    2466, 2483, 2491, 915, 2655, 2501, 2501, 3096, 2315, 2538, 3055, 2310, 3129, 997, 2553, 2173,
    2581, 2532, 2534, 2536, 2540, 3055, 991, 2543, 2544, 2548, 2549, 2544, 36, 2246, 2555, 2535,
    2371, 2348, 2560, 3096, 2372, 2372, 1015, 2348, 2393, 2166, 2587, 2581, 2585, 2585, 2587, 2293,
    2599, 2599, 2870, 2610, 2611, 2168, 2555, 52, 1078, 2614, 2172, 2626, 2627, 2627, 2627, 3025,
    2659, 2669, 2672, 1143, 2737, 2692, 2173, 69, 2720, 2616, 2742, 2742, 715, 2788, 2297, 2310,
    3077, 2791, 81, 1261, 2128, 2796, 2795, 2796, 2796, 2697, 2805, 2806, 2811, 2811, 2816, 2817,
    2819, 2175, 2830, 2828, 2634, 2834, 1305, 2894, 1312, 1312, 2840, 2837, 2829, 1325, 2524, 2525,
    1334, 219, 2224, 2588, 2612, 2868, 2876, 2876, 2888, 2888, 2888, 2902, 2907, 2910, 2910, 2746,
    2919, 2234, 2923, 2925, 2929, 2890, 2930, 1397, 1397, 2226, 2226, 2932, 2934, 2934, 1403, 821,
    1305, 2876, 1425, 2227, 44, 2228, 1425, 1425, 2229, 3121, 2969, 3077, 2929, 144, 1476, 1476,
    2372, 2372, 2998, 3004, 2231, 3001, 3034, 150, 2233, 3023, 3027, 155, 3039, 2234, 1522, 3040,
    2232, 159, 2255, 3077, 3077, 3055, 2237, 1220, 3078, 3067, 3067, 3067, 2238, 2240, 3073, 3075,
    3017, 3076, 3078, 3078, 3068, 1568, 3086, 2128, 2173, 3084, 2579, 2746, 2746, 1627, 1634, 159,
    3105, 1626, 1628, 1870, 1631, 1634, 3132, 3131, 3131, 3197, 3203, 3203, 3182, 3182, 3182, 3183,
    3190, 3191, 3192, 3195, 3146, 3147, 3145, 3146, 3147, 3203, 3216, 3165, 3165, 3203, 3203, 3145,
    3161, 3162, 3200, 3133, 3203, 3161, 3135, 3182, 3182, 3138, 1994, 3143, 3193, 3146, 3147, 3144,
    3147, 3147, 3148, 3145, 1734, 3147, 3197, 1181, 1187, 1736, 1737, 3150, 3208, 3151, 3163, 3162,
    3216, 1899, 2154, 353, 389, 1937, 77, 610, 1208, 3063, 390,
  ]

  /// The declared type that each is; 65535 where it is none.
  static let identifiers: [UInt16] = [
    536, 537, 538, 35, 539, 540, 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 3376, 552,
    553, 554, 555, 556, 557, 558, 3363, 559, 560, 561, 562, 563, 3594, 564, 565, 566, 533, 567,
    3361, 568, 569, 570, 571, 572, 7, 573, 574, 575, 576, 526, 577, 527, 578, 3614, 579, 580, 581,
    582, 583, 584, 585, 586, 48, 263, 587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 597, 598,
    599, 600, 477, 478, 3424, 601, 602, 603, 604, 605, 3562, 606, 607, 608, 609, 610, 611, 612, 613,
    614, 615, 8, 616, 617, 618, 619, 620, 621, 622, 623, 624, 3703, 625, 626, 627, 628, 11, 629,
    630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 3665, 3666, 640, 641, 642, 643, 644, 645, 646,
    647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665,
    666, 667, 668, 669, 670, 671, 672, 673, 465, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683,
    684, 685, 686, 687, 17, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701,
    702, 703, 200, 3618, 204, 209, 302, 304, 704, 705, 706, 707, 708, 709, 710, 56, 711, 712, 713,
    714, 715, 716, 433, 432, 717, 718, 719, 720, 721, 722, 723, 724, 725, 726, 727, 728, 729, 730,
    731, 3358, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 744, 745, 3609, 746, 747,
    748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 5, 759, 760, 761, 762, 763, 764, 765,
    766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784,
    785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 417, 796, 797, 418, 798, 799, 800, 801,
    802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820,
    821, 822, 823, 66, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838,
    839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850, 851, 852, 853, 854, 855, 856, 857,
    858, 859, 860, 861, 862, 863, 864, 865, 866, 867, 868, 869, 468, 870, 871, 872, 873, 874, 875,
    876, 877, 878, 879, 880, 881, 882, 883, 884, 885, 439, 451, 442, 886, 443, 3414, 3416, 887, 440,
    888, 889, 890, 457, 891, 892, 893, 894, 895, 896, 464, 462, 3408, 897, 3410, 3412, 898, 899,
    900, 901, 902, 903, 904, 905, 906, 3418, 3420, 907, 908, 909, 910, 911, 912, 913, 914, 915, 916,
    917, 918, 919, 920, 921, 922, 923, 924, 925, 926, 927, 928, 929, 3380, 3378, 3379, 3381, 3382,
    3383, 930, 3384, 3385, 3386, 3387, 931, 3388, 3389, 932, 3390, 3391, 933, 3392, 934, 3393, 3394,
    3643, 935, 936, 937, 938, 939, 940, 3407, 941, 3409, 3411, 3413, 3415, 3417, 3419, 942, 943,
    944, 945, 946, 947, 948, 949, 950, 951, 952, 953, 954, 955, 956, 957, 958, 959, 505, 960, 961,
    962, 963, 964, 507, 508, 965, 966, 967, 968, 969, 970, 971, 972, 973, 974, 975, 976, 977, 978,
    979, 980, 981, 982, 983, 984, 985, 986, 987, 988, 989, 990, 991, 992, 3401, 993, 3397, 3399,
    994, 3396, 3403, 995, 996, 997, 3401, 3402, 3397, 3398, 3399, 3400, 3396, 3403, 3404, 3405, 998,
    999, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014,
    1015, 1016, 1017, 1018, 1019, 1020, 1021, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030,
    1031, 1032, 1033, 1034, 1035, 1036, 1037, 1038, 1039, 1040, 1041, 1042, 1043, 1044, 1045, 1046,
    1047, 1048, 1049, 1050, 1051, 1052, 1053, 1054, 1055, 1056, 3351, 3355, 1057, 1058, 1059, 1060,
    1061, 1062, 1063, 1064, 1065, 1066, 1067, 1068, 1069, 4, 1070, 1071, 1072, 1073, 1074, 1075,
    515, 1076, 1077, 3473, 1078, 1079, 1080, 1081, 1082, 1083, 1084, 1085, 1086, 1087, 1088, 1089,
    1090, 1091, 43, 278, 279, 83, 383, 182, 1092, 355, 385, 1093, 32, 36, 1094, 1095, 1096, 1097,
    1098, 1099, 3352, 1100, 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111, 1112,
    1113, 1114, 1115, 1116, 1117, 1118, 1119, 1120, 1121, 1122, 1123, 1124, 1125, 1126, 1127, 1128,
    1129, 1130, 1131, 1132, 1133, 1134, 1135, 1136, 1137, 1138, 1139, 1140, 1141, 1142, 1143, 1144,
    1145, 1146, 1147, 1148, 1149, 1150, 1151, 1152, 50, 1153, 1154, 1155, 1156, 1157, 1158, 1159,
    1160, 1161, 1162, 1163, 1164, 1165, 3538, 3683, 1166, 1167, 1168, 1169, 1170, 1171, 1172, 1173,
    1174, 1175, 1176, 1177, 1178, 1179, 1180, 1181, 1182, 1183, 1184, 1185, 1186, 1187, 1188, 1189,
    1190, 1191, 1192, 1193, 1194, 1195, 1196, 1197, 1198, 1199, 3357, 1200, 1201, 1202, 1203, 1204,
    1205, 1206, 1207, 1208, 1209, 1210, 1211, 1212, 1213, 1214, 1215, 1216, 1217, 1218, 1219, 1220,
    1221, 1222, 1223, 1224, 1225, 3710, 1226, 3362, 1227, 1228, 1229, 1230, 70, 1231, 3559, 1232,
    1233, 1234, 1235, 3560, 1236, 1237, 1238, 1239, 1240, 1241, 1242, 1243, 1244, 1245, 1246, 1247,
    1248, 1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 1259, 1260, 1261, 531, 1262,
    1263, 1264, 1265, 1266, 1267, 1268, 1269, 1270, 1271, 1272, 1273, 1274, 3425, 1275, 1276, 1277,
    1278, 1279, 1280, 1281, 1282, 1283, 1284, 1285, 1286, 1287, 1288, 1289, 3579, 3562, 1290, 1291,
    1292, 1293, 1294, 1295, 410, 1296, 1297, 1298, 1299, 1300, 1301, 1302, 1303, 1304, 1305, 1306,
    1307, 1308, 1309, 1310, 1311, 1312, 3579, 1313, 1314, 1315, 1316, 1317, 1318, 1319, 1320, 1321,
    1322, 1323, 1324, 1325, 1326, 1327, 1328, 1329, 1330, 1331, 1332, 363, 1333, 1334, 1335, 1336,
    1337, 1338, 1339, 1340, 111, 1341, 15, 1342, 1343, 1344, 1345, 1346, 1347, 1348, 1349, 1350,
    1351, 1352, 1353, 1354, 1355, 1356, 1357, 1358, 1359, 1360, 1361, 1362, 1363, 1364, 1365, 1366,
    1367, 1368, 1369, 1370, 1371, 1372, 1373, 1374, 1375, 1376, 1377, 1378, 1379, 1380, 1381, 1382,
    1383, 1384, 1385, 1386, 1387, 1388, 1389, 1390, 1391, 1392, 1393, 1394, 1395, 1396, 1397, 1398,
    1399, 1400, 1401, 1402, 1403, 1404, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412, 1413, 1414,
    1415, 1416, 1417, 1418, 1419, 1420, 1421, 1422, 1423, 1424, 1425, 1426, 1427, 1428, 1429, 1430,
    129, 1431, 1432, 1433, 1434, 1435, 1436, 1437, 1438, 1439, 1440, 1441, 1442, 1443, 1444, 1445,
    1446, 1447, 1448, 1449, 1450, 1451, 1452, 1453, 1454, 1455, 1456, 1457, 1458, 1459, 1460, 190,
    192, 189, 201, 1461, 1462, 1463, 1464, 1465, 1466, 1467, 1468, 529, 1469, 1470, 530, 1471, 1472,
    1473, 1474, 1475, 1476, 1477, 1478, 1479, 1480, 1481, 1482, 1483, 1484, 1485, 1486, 1487, 1488,
    1489, 1490, 1491, 1492, 1493, 1494, 1495, 1496, 1497, 1498, 1499, 1500, 1501, 1502, 1503, 1504,
    1505, 1506, 1507, 1508, 1509, 1510, 1511, 1512, 1513, 1514, 3353, 1515, 1516, 1517, 1518, 1519,
    1520, 1521, 1522, 1523, 1524, 1525, 1526, 1527, 1528, 1529, 1530, 1532, 1531, 1533, 1534, 1535,
    1536, 1537, 1538, 1539, 1540, 264, 1541, 1542, 1543, 1544, 1545, 1546, 1547, 1548, 1549, 1550,
    1551, 1552, 1553, 1554, 1555, 1556, 1557, 1558, 1559, 1560, 1561, 1562, 1563, 1564, 1565, 1566,
    1567, 1568, 1569, 1570, 1571, 1572, 1573, 1574, 1575, 1576, 436, 1577, 1578, 1579, 1580, 1581,
    1582, 1583, 1584, 1585, 1586, 1587, 1588, 1589, 1590, 1591, 1592, 1593, 1594, 1595, 1596, 1597,
    1598, 1599, 1600, 1601, 1602, 1603, 1604, 1605, 1606, 1607, 1608, 1609, 1610, 1611, 1612, 1613,
    1614, 456, 1615, 1616, 1617, 1618, 1619, 1620, 1621, 1622, 1623, 1624, 1625, 1626, 1627, 3637,
    1628, 1629, 1630, 1631, 1632, 1633, 1634, 1635, 1636, 1637, 1638, 1639, 1640, 1641, 1642, 1643,
    1644, 1645, 1646, 1647, 1648, 1649, 3354, 1650, 1651, 1652, 1653, 1654, 1655, 1656, 1657, 3638,
    1658, 1659, 1660, 1661, 1662, 392, 1663, 1664, 1665, 1666, 1667, 1668, 1669, 1670, 1671, 1672,
    1673, 1674, 1675, 1676, 1677, 1678, 1679, 1680, 1681, 1682, 1683, 1684, 1685, 1686, 1687, 1688,
    1689, 1690, 1691, 1692, 1693, 1694, 3651, 1695, 1696, 1697, 1698, 1699, 1700, 3652, 1701, 1702,
    1703, 1704, 3579, 1705, 1706, 511, 1707, 1708, 1709, 1710, 314, 1711, 1712, 1713, 1714, 1715,
    1716, 1717, 1718, 1719, 1720, 1721, 1722, 1723, 1724, 1725, 1726, 1727, 1728, 1729, 1730, 1731,
    1732, 1733, 1734, 1735, 1736, 3423, 1737, 1738, 1739, 1740, 1741, 1742, 1743, 1744, 1745, 1746,
    1747, 1748, 1749, 1750, 1751, 1752, 1753, 1754, 1755, 1756, 1757, 1758, 1759, 1760, 1761, 1762,
    1763, 1764, 1765, 1766, 1767, 1768, 1769, 1770, 1771, 1772, 1773, 1774, 1775, 509, 1776, 1777,
    1778, 1779, 3667, 1780, 1781, 1782, 1783, 1784, 1785, 1786, 1787, 1788, 1789, 1790, 1791, 1792,
    1793, 1794, 1795, 1796, 1797, 1798, 1799, 1800, 1801, 1802, 1803, 1804, 1805, 3579, 3669, 1806,
    1807, 1808, 1809, 1810, 1811, 1812, 1813, 1814, 1815, 1816, 1817, 1818, 1819, 1820, 1821, 1822,
    1823, 1824, 1825, 1826, 1827, 1828, 1829, 1830, 1831, 1832, 1833, 1834, 1835, 1836, 1837, 1838,
    1839, 1840, 1841, 1842, 1843, 1844, 1845, 1846, 1847, 1848, 1849, 1850, 1851, 1852, 1853, 524,
    525, 1854, 1855, 1856, 1857, 1858, 1859, 1860, 1861, 1862, 1863, 1864, 1865, 1866, 1867, 1868,
    1869, 3682, 1870, 1871, 1872, 1873, 1874, 1875, 1876, 1877, 1878, 1879, 1880, 1881, 1882, 1883,
    1884, 1885, 1886, 1887, 1888, 1889, 1890, 1891, 1892, 510, 1893, 1894, 1895, 1896, 1897, 1898,
    1899, 1900, 1901, 1902, 1903, 1904, 1905, 1906, 1907, 1908, 1909, 1910, 1911, 1912, 1913, 1914,
    1915, 1916, 1917, 1918, 1919, 1920, 1921, 1922, 1923, 1924, 1925, 1926, 1927, 1928, 1929, 1930,
    1931, 1932, 1933, 1934, 1935, 1936, 1937, 1938, 1939, 1940, 1941, 1942, 1943, 1944, 1945, 1946,
    377, 1947, 1948, 1949, 1950, 1951, 1952, 1953, 1954, 1955, 1956, 1957, 1958, 1959, 1960, 1961,
    1962, 1963, 3703, 1964, 381, 1965, 1966, 1967, 1968, 1969, 1970, 1971, 3426, 1972, 1973, 1974,
    1975, 1976, 1977, 1978, 3428, 3427, 1979, 1980, 1981, 1982, 1983, 1984, 1985, 1986, 1987, 1988,
    1989, 1990, 1991, 1992, 1993, 3706, 3395, 3707, 1994, 1995, 1996, 1997, 1998, 1999, 2000, 3709,
    2001, 3711, 2002, 2003, 3466, 3468, 3469, 2004, 3472, 3350, 2005, 3431, 3524, 3569, 3581, 2006,
    3461, 3621, 2007, 3625, 261, 3626, 3462, 2008, 2009, 2010, 2011, 390, 2012, 2013, 2014, 2015,
    2016, 2017, 2018, 2019, 2020, 2021, 506, 466, 3459, 2022, 2023, 2024, 2025, 2026, 2027, 3471,
    2028, 2029, 2030, 2031, 3430, 2032, 2033, 2034, 2035, 2036, 68, 2037, 2038, 2039, 2040, 2041,
    2042, 2043, 3434, 2044, 2045, 2046, 2047, 2048, 2049, 2050, 2051, 2052, 2053, 2054, 2055, 2056,
    2057, 2058, 2059, 2060, 2061, 3436, 2062, 2063, 316, 315, 282, 3374, 2064, 2065, 2066, 2067,
    3437, 2068, 3438, 3618, 2069, 469, 471, 2070, 2071, 2072, 3439, 2073, 2074, 2075, 2076, 3442,
    2077, 3464, 2078, 2079, 389, 506, 2080, 2081, 2082, 2083, 2084, 2085, 2086, 2087, 2088, 3445,
    2089, 2090, 3655, 404, 2091, 522, 2092, 2093, 2094, 2095, 2096, 2097, 2098, 2099, 2100, 2101,
    2102, 2103, 3447, 2104, 2105, 2106, 2107, 2108, 3450, 3462, 2109, 3451, 521, 3454, 2110, 2111,
    2112, 2113, 3457, 2114, 2115, 2116, 2117, 2118, 2119, 2120, 2121, 2122, 2123, 2124, 2125, 2126,
    2127, 2128, 2129, 2130, 2131, 2132, 2133, 2134, 2135, 2136, 2137, 2138, 2139, 2140, 2141, 2142,
    3688, 3646, 3690, 2143, 2144, 2145, 2146, 2147, 3364, 3531, 3532, 3534, 2148, 438, 2149, 2150,
    16, 2151, 2152, 398, 3602, 3603, 3604, 3606, 2153, 2154, 2155, 3612, 3611, 2156, 2157, 2158,
    3612, 3613, 2159, 2160, 3372, 2161, 2162, 3656, 2163, 2164, 2165, 3678, 2166, 3686, 2167, 2168,
    9, 2169, 2170, 2171, 2172, 2173, 391, 2174, 425, 2175, 2176, 2177, 455, 2178, 2179, 2180, 2181,
    3664, 2182, 2183, 2184, 2185, 2186, 3460, 2187, 2188, 2189, 2190, 2191, 2192, 2193, 2194, 2195,
    2196, 2197, 2198, 2199, 2200, 2201, 2202, 2203, 2204, 2205, 2206, 2207, 2208, 2209, 2210, 2211,
    394, 395, 396, 2212, 2213, 2214, 2215, 2216, 2217, 2218, 2219, 2220, 2221, 2222, 2223, 2224,
    2225, 2226, 441, 2227, 2228, 2229, 2230, 2231, 2232, 2233, 2234, 2235, 3, 409, 421, 2236, 2237,
    2238, 2239, 2240, 412, 2241, 2242, 2243, 2244, 2245, 2246, 2247, 2248, 2249, 2250, 2251, 2252,
    2253, 2254, 419, 420, 2255, 2256, 137, 2257, 2258, 2259, 2260, 2261, 2262, 2263, 2264, 2265,
    2266, 2267, 2268, 2269, 2270, 2271, 2272, 2273, 426, 2274, 2275, 2276, 2277, 428, 2278, 431,
    2279, 2280, 2281, 2282, 2283, 270, 2284, 2285, 2286, 0, 2287, 427, 2288, 3634, 2289, 2290, 2291,
    2292, 2293, 2294, 2295, 2296, 2297, 2298, 535, 2299, 484, 483, 2300, 2301, 486, 2302, 2303,
    2304, 492, 493, 2305, 2306, 498, 2307, 2308, 2309, 2310, 499, 2311, 2312, 2313, 300, 2314, 2315,
    2316, 2317, 3650, 2318, 3650, 3650, 3650, 2319, 10, 2320, 3662, 322, 2321, 2322, 517, 2323,
    2324, 512, 2325, 517, 2326, 2327, 2328, 2329, 518, 520, 519, 2330, 2331, 2332, 2333, 2334, 534,
    2335, 2336, 2337, 2338, 2339, 2340, 2341, 2342, 2343, 2344, 2345, 2346, 2347, 2348, 2349, 2350,
    2351, 3704, 2352, 2353, 2354, 2355, 2356, 2357, 2358, 2359, 2360, 2361, 2362, 272, 273, 2363,
    2364, 2365, 2367, 2366, 2368, 2369, 2370, 2371, 3595, 3657, 2372, 2373, 2374, 2375, 3675, 2376,
    3365, 2377, 2378, 2379, 2380, 2381, 2382, 2383, 2384, 2385, 2386, 324, 2387, 500, 502, 501,
    2388, 2389, 2390, 2391, 2392, 2393, 479, 2394, 2395, 132, 3561, 3555, 2396, 2397, 3607, 2398,
    482, 2399, 2400, 2401, 2402, 3348, 2403, 3422, 3653, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 360, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 2404, 2405, 2406, 2407, 2408, 2409, 2410, 2411, 3681, 2412, 2413, 465, 2414, 2415, 2416,
    2417, 3700, 2418, 2419, 2420, 2421, 2422, 2423, 2424, 2425, 2426, 2427, 2428, 2429, 2430, 2431,
    2432, 2433, 2434, 3458, 2435, 2436, 2437, 2438, 2439, 2440, 2441, 2442, 2443, 2444, 3470, 2445,
    2446, 2447, 2448, 2449, 2450, 2451, 2452, 2453, 2454, 2455, 2456, 2457, 2458, 2459, 2460, 2461,
    2462, 2463, 34, 2464, 2465, 2466, 2467, 2468, 2469, 2470, 3523, 2471, 2472, 2473, 2474, 2475,
    2476, 2477, 2478, 2479, 2480, 2481, 2482, 2483, 2484, 2485, 2486, 2487, 2488, 2489, 2490, 2491,
    2492, 2493, 2494, 2495, 2496, 2497, 2498, 2499, 2500, 2501, 2502, 2503, 2504, 2505, 2506, 2507,
    2508, 2509, 2510, 2511, 2512, 2513, 2514, 2515, 2516, 2517, 2518, 2519, 2520, 3540, 3542, 2521,
    2522, 2523, 2524, 2525, 2526, 2527, 2528, 2529, 2530, 2531, 2532, 2533, 2534, 2535, 2536, 2537,
    2538, 2539, 2540, 2541, 3539, 2542, 2543, 2544, 2545, 2546, 2547, 2548, 2549, 2550, 2551, 2552,
    2553, 2554, 2555, 2556, 2557, 2558, 2559, 2560, 2561, 2562, 2563, 2564, 2565, 2566, 2567, 2568,
    2569, 2570, 2571, 2572, 2573, 2574, 2575, 2576, 2577, 2578, 2579, 2580, 2581, 2582, 2583, 3544,
    2584, 2585, 2586, 2587, 2588, 2589, 2590, 2591, 2592, 2593, 2594, 2595, 2596, 2597, 2598, 2599,
    2600, 2601, 2602, 2603, 2604, 2605, 2606, 2607, 2608, 2609, 2610, 2611, 2612, 2613, 2614, 2615,
    2616, 2617, 2618, 2619, 2620, 2621, 2622, 2623, 3578, 2624, 2625, 2626, 2627, 2628, 2629, 2630,
    2631, 2632, 2633, 2634, 2635, 2636, 2637, 2638, 2639, 2640, 2641, 3359, 2642, 2643, 2644, 2645,
    2646, 2647, 2648, 2649, 2650, 2651, 2652, 2653, 2654, 2655, 2656, 2657, 2658, 2659, 2660, 2661,
    2662, 2663, 2664, 2665, 2666, 2667, 3593, 2668, 2669, 2670, 2671, 2672, 2673, 2674, 2675, 2676,
    2677, 2678, 2679, 2680, 2681, 2682, 2683, 2684, 2685, 2686, 2687, 2688, 2689, 2690, 2691, 2692,
    2693, 2694, 2695, 2696, 2697, 2698, 2699, 2700, 2701, 3366, 2702, 2703, 2704, 2705, 2706, 2707,
    2708, 2709, 2710, 2711, 2712, 2713, 2714, 2715, 2716, 2717, 2718, 2719, 2720, 2721, 2722, 2723,
    2724, 2725, 2726, 2727, 2728, 2729, 2730, 2731, 2732, 2733, 454, 2734, 2735, 2736, 2737, 2738,
    2739, 2740, 2741, 2742, 2743, 2744, 2745, 2746, 2747, 2748, 2749, 2750, 2751, 2752, 2753, 2754,
    2755, 2756, 2757, 2758, 2759, 2760, 2761, 2762, 2763, 2764, 2765, 2766, 2767, 2768, 2769, 2770,
    2771, 2772, 2773, 2774, 528, 2775, 2776, 2777, 2778, 2779, 2780, 2781, 2782, 2783, 2784, 2785,
    2786, 2787, 2788, 2789, 2790, 2791, 2792, 2793, 2794, 2795, 2796, 2797, 2798, 2799, 2800, 2801,
    2802, 2803, 2804, 2805, 2806, 2807, 2808, 2809, 2810, 2811, 2812, 2813, 2814, 2815, 2816, 2817,
    3616, 2818, 2819, 2820, 2821, 2822, 2823, 2824, 2825, 2826, 2827, 2828, 2829, 2830, 2831, 2832,
    2833, 2834, 2835, 252, 2836, 2837, 2838, 2839, 2840, 2841, 2842, 2843, 2844, 2845, 2846, 2847,
    2848, 2849, 2850, 2851, 2852, 3619, 2853, 2854, 2855, 2856, 2857, 2858, 2859, 2860, 2861, 2862,
    2863, 2864, 2865, 2866, 2867, 2868, 277, 2869, 2870, 2871, 2872, 2873, 2874, 2875, 2876, 2877,
    2878, 2879, 2880, 2881, 2882, 2883, 2884, 2885, 2886, 2887, 2888, 2889, 2890, 2891, 2892, 2893,
    2894, 2895, 2896, 2897, 2898, 2899, 2900, 2901, 2902, 2903, 2904, 2905, 2906, 2907, 2908, 2909,
    2910, 2911, 2912, 2913, 2914, 2915, 2916, 2917, 2918, 2919, 2920, 2921, 2922, 2923, 2924, 2925,
    2926, 2927, 2928, 2929, 2930, 2931, 2932, 2933, 2934, 2935, 2936, 2937, 2938, 2939, 2940, 2941,
    2942, 2943, 2944, 2945, 2946, 2947, 2948, 2949, 2950, 2951, 2952, 2953, 3639, 3641, 2954, 2955,
    2956, 2957, 2958, 2959, 2960, 2961, 2962, 2963, 2964, 2965, 2966, 2967, 3644, 2968, 2969, 2970,
    2971, 3421, 2972, 2973, 2974, 2975, 2976, 2977, 2978, 2979, 2980, 2981, 2982, 2983, 2984, 3648,
    3649, 2985, 2986, 2987, 2988, 2989, 2990, 2991, 2992, 2993, 2994, 2995, 2996, 2997, 2998, 2999,
    3000, 3001, 3002, 3003, 3004, 3005, 3006, 3007, 3008, 3009, 3010, 3011, 3012, 3013, 3014, 3015,
    3016, 3017, 3018, 3019, 3020, 3661, 3021, 3022, 3023, 3024, 3025, 3026, 3027, 3663, 3663, 3028,
    3029, 3030, 3031, 3032, 3033, 3034, 3035, 3036, 3037, 3038, 3039, 3040, 3041, 3042, 3043, 3044,
    3045, 3046, 3047, 3048, 3049, 3050, 3051, 3052, 3053, 3054, 3055, 3056, 3057, 3058, 3059, 3060,
    3061, 3062, 3063, 3064, 3065, 326, 3066, 3067, 3068, 3069, 3070, 3071, 3072, 3073, 3074, 3075,
    3076, 3077, 3078, 3079, 3080, 3081, 3082, 3083, 3084, 3085, 3086, 3087, 3088, 3089, 3090, 3091,
    3092, 3093, 3094, 3095, 3096, 3097, 3098, 3099, 3100, 3101, 3102, 3103, 3104, 3105, 3106, 3107,
    3108, 3109, 3110, 3111, 3112, 3113, 3114, 3115, 3116, 3117, 3118, 3119, 3120, 3121, 3122, 3123,
    3124, 3125, 3126, 3127, 3128, 3129, 3130, 3131, 3132, 3133, 3134, 3135, 3136, 3137, 3138, 3139,
    3140, 3141, 3142, 3143, 3144, 3145, 3146, 3147, 3148, 3149, 3150, 3151, 3152, 3679, 3153, 3154,
    3155, 3156, 3157, 3158, 3159, 3160, 3161, 3162, 3163, 3164, 3165, 3166, 3167, 3168, 3169, 3170,
    3171, 3172, 3173, 3174, 3175, 3176, 3177, 3178, 3179, 3180, 3181, 3182, 3183, 3184, 3185, 3186,
    3187, 3188, 3189, 3190, 3191, 3192, 3193, 3194, 3195, 3196, 3197, 3198, 3199, 3200, 3201, 3202,
    3203, 3204, 3205, 3206, 3207, 3208, 3209, 3210, 3699, 3211, 3212, 3213, 3214, 3215, 133, 3216,
    3217, 3218, 3219, 3220, 3221, 3222, 3223, 3224, 3225, 3226, 3227, 3228, 3229, 3230, 3231, 3232,
    3233, 3234, 3235, 3236, 3237, 3238, 3239, 3240, 3241, 3242, 3243, 3244, 3245, 3246, 3247, 3248,
    3249, 3250, 3251, 3252, 3253, 3254, 3255, 3256, 3257, 3258, 3259, 3260, 3261, 3708, 3262, 3263,
    3264, 3265, 3266, 3267, 3268, 3269, 3270, 3271, 3272, 3273, 3274, 3275, 3466, 3467, 3432, 3276,
    3570, 3277, 3278, 3279, 3280, 3281, 3282, 3283, 3284, 3285, 3630, 3632, 3629, 3631, 3286, 3463,
    323, 3287, 3288, 3289, 3290, 3291, 3292, 3293, 3294, 3295, 3296, 3297, 3298, 3299, 3300, 3301,
    3459, 3302, 3303, 3304, 3305, 3306, 3307, 3308, 3309, 3310, 3311, 3312, 3313, 3314, 3315, 3587,
    6, 3435, 3316, 3317, 3318, 3319, 3320, 262, 3375, 3321, 3322, 3323, 3324, 3325, 437, 470, 472,
    473, 474, 475, 3533, 3326, 3327, 3441, 481, 3463, 3328, 3329, 3330, 3331, 3332, 3333, 3334,
    3463, 3335, 3336, 3337, 3338, 3339, 3449, 3340, 3341, 3342, 3453, 3343, 3344, 3345, 3346, 3347,
  ]

  /// The format that each declared type is; 65535 where it is none.
  static let formatsOfTypes: [UInt16] = [
    2014, 65535, 65535, 1952, 633, 257, 3183, 43, 96, 1875, 2063, 111, 65535, 65535, 65535, 936,
    1843, 174, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 668, 65535, 2289, 3, 669, 65535, 65535, 65535, 65535, 65535, 65535, 658, 65535,
    65535, 65535, 65535, 61, 65535, 730, 65535, 65535, 65535, 65535, 65535, 204, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 325, 65535, 1693, 65535, 814, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 661, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 934, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1026, 65535, 65535, 2161, 3069, 65535, 65535, 65535, 1979, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 663, 65535, 65535, 65535, 65535, 65535, 65535, 1059, 1057, 65535, 1058, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 191, 1060, 65535, 65535, 193, 65535, 65535, 65535,
    65535, 194, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 2674, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1655,
    3190, 62, 1144, 65535, 65535, 65535, 65535, 65535, 2010, 65535, 2117, 2118, 65535, 65535, 65535,
    2709, 659, 660, 65535, 65535, 1725, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 2052, 65535, 195, 65535, 196,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1325, 1724, 1723, 65535, 65535,
    65535, 65535, 65535, 2066, 3151, 2147, 65535, 2916, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 665, 65535, 65535, 65535, 65535,
    2204, 65535, 65535, 925, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1571, 65535, 65535, 65535, 1591, 65535, 662, 65535, 666, 65535, 65535,
    65535, 1751, 1662, 1881, 1272, 65535, 1924, 1925, 1926, 65535, 1846, 65535, 65535, 65535, 65535,
    65535, 1766, 65535, 65535, 65535, 65535, 1953, 886, 65535, 1960, 65535, 65535, 65535, 65535,
    295, 298, 1975, 1976, 1954, 65535, 65535, 65535, 1883, 1997, 2016, 2002, 65535, 65535, 2004,
    212, 211, 65535, 65535, 1181, 3197, 1840, 389, 397, 1942, 391, 393, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 390, 65535, 65535, 2569, 1887, 1220, 401, 65535, 65535, 65535, 65535, 409,
    65535, 408, 159, 1674, 65535, 372, 1736, 3198, 1737, 3199, 3200, 3201, 3202, 65535, 77, 78,
    2158, 65535, 3207, 2168, 2032, 2031, 65535, 2035, 65535, 65535, 65535, 65535, 65535, 2039, 2040,
    65535, 65535, 65535, 65535, 2043, 2048, 2149, 2151, 2150, 65535, 65535, 503, 1673, 509, 510,
    1392, 1516, 1320, 2072, 65535, 65535, 640, 65535, 2069, 2079, 2081, 2080, 1791, 1768, 65535,
    1474, 1475, 48, 50, 2611, 1069, 1072, 848, 65535, 35, 2087, 2029, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10,
    11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24, 26, 27, 28, 29, 30, 32, 33, 34, 36, 38, 39,
    40, 41, 42, 44, 45, 46, 47, 49, 51, 53, 54, 55, 56, 57, 58, 59, 60, 63, 64, 65, 66, 67, 68, 69,
    70, 71, 72, 73, 74, 75, 76, 80, 81, 82, 83, 84, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 97, 98,
    99, 100, 101, 102, 103, 104, 105, 107, 108, 109, 110, 112, 113, 114, 115, 116, 117, 118, 119,
    120, 121, 122, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
    141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 160,
    161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 175, 176, 177, 178, 179, 180,
    181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 197, 198, 199, 200, 201, 202, 203, 205, 206,
    207, 208, 209, 210, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227,
    229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 244, 245, 246, 247, 248,
    249, 250, 251, 252, 253, 254, 255, 256, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268,
    269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287,
    288, 289, 290, 291, 292, 293, 294, 296, 297, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308,
    309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 326, 327, 328,
    329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347,
    348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366,
    367, 368, 369, 370, 371, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386,
    387, 388, 392, 396, 398, 399, 400, 402, 403, 404, 405, 406, 407, 411, 414, 415, 416, 417, 418,
    419, 420, 421, 422, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439,
    440, 441, 442, 443, 444, 445, 446, 447, 454, 459, 462, 465, 467, 471, 472, 473, 474, 475, 476,
    478, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502,
    504, 505, 506, 507, 508, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524,
    525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 540, 543, 546, 547, 548,
    559, 560, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577,
    578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 590, 591, 592, 593, 594, 595, 596,
    597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615,
    616, 617, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 631, 632, 634, 635, 636, 637,
    638, 639, 641, 642, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 664,
    667, 670, 671, 672, 673, 674, 675, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688,
    689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707,
    708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 722, 723, 724, 725, 726,
    727, 728, 729, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 746, 747, 748,
    749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764, 765, 766, 767,
    768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 781, 782, 783, 784, 785, 786, 787,
    788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806,
    808, 810, 811, 812, 813, 815, 817, 818, 819, 820, 822, 823, 824, 825, 826, 827, 828, 829, 830,
    831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 849, 850,
    851, 852, 853, 854, 855, 856, 857, 858, 859, 860, 861, 863, 864, 865, 866, 867, 868, 869, 870,
    871, 872, 873, 874, 875, 876, 877, 880, 881, 882, 883, 884, 885, 887, 888, 889, 890, 891, 892,
    893, 894, 895, 896, 897, 898, 899, 900, 901, 902, 903, 905, 906, 907, 908, 909, 910, 911, 912,
    913, 914, 915, 916, 917, 918, 919, 920, 921, 922, 923, 924, 926, 927, 928, 929, 930, 931, 932,
    933, 935, 937, 938, 939, 940, 941, 942, 943, 944, 945, 946, 947, 948, 949, 950, 951, 952, 953,
    954, 955, 956, 957, 958, 959, 960, 961, 962, 963, 964, 965, 966, 967, 968, 969, 970, 971, 972,
    973, 974, 975, 976, 977, 978, 979, 980, 981, 982, 983, 984, 985, 986, 987, 988, 989, 990, 991,
    992, 993, 994, 995, 996, 997, 998, 999, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008,
    1009, 1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1018, 1019, 1020, 1021, 1022, 1023, 1024,
    1025, 1027, 1028, 1029, 1030, 1031, 1032, 1033, 1034, 1035, 1036, 1037, 1038, 1039, 1040, 1041,
    1042, 1043, 1044, 1045, 1046, 1047, 1048, 1049, 1050, 1051, 1052, 1053, 1054, 1055, 1056, 1061,
    1062, 1063, 1064, 1065, 1066, 1067, 1068, 1070, 1071, 1073, 1074, 1075, 1076, 1077, 1078, 1079,
    1080, 1081, 1082, 1083, 1084, 1085, 1086, 1087, 1088, 1089, 1090, 1091, 1092, 1093, 1094, 1095,
    1096, 1097, 1098, 1099, 1100, 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111,
    1112, 1113, 1114, 1115, 1116, 1118, 1119, 1120, 1121, 1122, 1123, 1124, 1125, 1126, 1127, 1128,
    1129, 1130, 1131, 1132, 1133, 1135, 1134, 1136, 1137, 1138, 1139, 1140, 1141, 1142, 1143, 1145,
    1146, 1147, 1148, 1149, 1150, 1151, 1152, 1153, 1154, 1155, 1156, 1157, 1158, 1159, 1160, 1161,
    1162, 1163, 1164, 1165, 1166, 1167, 1168, 1169, 1170, 1171, 1172, 1173, 1174, 1175, 1176, 1177,
    1178, 1179, 1180, 1182, 1183, 1184, 1185, 1186, 1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194,
    1195, 1196, 1197, 1198, 1199, 1200, 1201, 1202, 1203, 1204, 1205, 1206, 1207, 1208, 1209, 1210,
    1211, 1212, 1213, 1214, 1215, 1216, 1217, 1218, 1219, 1221, 1222, 1223, 1224, 1225, 1226, 1227,
    1228, 1229, 1230, 1231, 1232, 1233, 1235, 1236, 1237, 1238, 1239, 1240, 1241, 1242, 1243, 1244,
    1245, 1246, 1247, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1258, 1259, 1260, 1261,
    1262, 1263, 1264, 1265, 1267, 1268, 1269, 1270, 1271, 1273, 1274, 1275, 1276, 1277, 1278, 1279,
    1280, 1281, 1282, 1283, 1284, 1285, 1286, 1287, 1288, 1289, 1290, 1291, 1292, 1293, 1294, 1295,
    1296, 1297, 1298, 1299, 1300, 1301, 1302, 1303, 1304, 1306, 1307, 1308, 1309, 1310, 1311, 1313,
    1314, 1315, 1316, 1318, 1319, 1321, 1322, 1323, 1324, 1326, 1327, 1328, 1329, 1330, 1331, 1332,
    1333, 1334, 1335, 1336, 1337, 1338, 1339, 1340, 1341, 1342, 1343, 1344, 1345, 1346, 1347, 1348,
    1349, 1350, 1351, 1353, 1354, 1355, 1356, 1357, 1358, 1359, 1360, 1361, 1362, 1363, 1364, 1365,
    1366, 1367, 1368, 1369, 1370, 1371, 1372, 1373, 1374, 1375, 1376, 1377, 1378, 1379, 1380, 1381,
    1382, 1383, 1384, 1385, 1386, 1387, 1388, 1389, 1390, 1391, 1393, 1394, 1395, 1396, 1398, 1399,
    1400, 1401, 1402, 1403, 1404, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412, 1413, 1414, 1415,
    1416, 1417, 1418, 1419, 1420, 1421, 1422, 1423, 1426, 1427, 1428, 1429, 1430, 1431, 1432, 1433,
    1434, 1435, 1436, 1437, 1438, 1439, 1440, 1441, 1442, 1443, 1444, 1445, 1446, 1447, 1448, 1449,
    1450, 1451, 1452, 1453, 1454, 1455, 1456, 1457, 1458, 1459, 1460, 1461, 1462, 1463, 1464, 1465,
    1466, 1467, 1468, 1469, 1470, 1471, 1472, 1473, 1476, 1477, 1478, 1479, 1480, 1481, 1482, 1483,
    1484, 1485, 1486, 1487, 1488, 1489, 1490, 1491, 1493, 1494, 1495, 1496, 1497, 1498, 1499, 1500,
    1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508, 1509, 1510, 1511, 1512, 1513, 1514, 1515, 1517,
    1518, 1519, 1520, 1521, 1522, 1523, 1524, 1525, 1526, 1527, 1528, 1529, 1530, 1531, 1532, 1533,
    1534, 1535, 1536, 1537, 1538, 1539, 1540, 1541, 1542, 1543, 1544, 1545, 1546, 1547, 1548, 1549,
    1550, 1551, 1552, 1553, 1554, 1555, 1556, 1557, 1558, 1559, 1560, 1561, 1562, 1563, 1564, 1565,
    1566, 1567, 1568, 1569, 1570, 1572, 1573, 1574, 1575, 1576, 1577, 1578, 1579, 1580, 1581, 1582,
    1583, 1584, 1585, 1586, 1587, 1588, 1590, 1592, 1593, 1594, 1595, 1596, 1597, 1598, 1600, 1601,
    1602, 1603, 1604, 1605, 1606, 1609, 1610, 1611, 1612, 1613, 1614, 1615, 1616, 1617, 1618, 1619,
    1620, 1621, 1622, 1623, 1627, 1628, 1629, 1630, 1631, 1632, 1633, 1635, 1637, 1638, 1642, 1645,
    1650, 1653, 1658, 1659, 1660, 1661, 1663, 1664, 1665, 1666, 1667, 1668, 1669, 1670, 1671, 1672,
    1676, 1677, 1678, 1679, 1680, 1681, 1683, 1684, 1685, 1686, 1688, 1689, 1690, 1691, 1692, 1694,
    1695, 1696, 1697, 1698, 1699, 1700, 1702, 1703, 1704, 1705, 1706, 1707, 1708, 1709, 1710, 1711,
    1712, 1713, 1714, 1715, 1716, 1717, 1718, 1719, 1721, 1722, 1727, 1728, 1729, 1730, 1732, 1735,
    1738, 1739, 1740, 1742, 1743, 1744, 1745, 1747, 1749, 1750, 1753, 1754, 1755, 1756, 1757, 1758,
    1759, 1760, 1761, 1763, 1764, 1767, 1769, 1770, 1771, 1772, 1773, 1774, 1775, 1776, 1777, 1778,
    1779, 1780, 1782, 1783, 1784, 1785, 1786, 1789, 1793, 1794, 1795, 1796, 1798, 1799, 1800, 1801,
    1802, 1803, 1804, 1805, 1806, 1807, 1808, 1809, 1810, 1811, 1812, 1813, 1814, 1815, 1816, 1817,
    1818, 1819, 1820, 1821, 1822, 1823, 1824, 1825, 1826, 1830, 1831, 1832, 1833, 1834, 1839, 1841,
    1842, 1844, 1845, 1851, 1852, 1853, 1856, 1857, 1858, 1861, 1862, 1864, 1865, 1867, 1868, 1869,
    1871, 1873, 1874, 1876, 1877, 1878, 1879, 1880, 1882, 1884, 1885, 1886, 1888, 1889, 1890, 1891,
    1893, 1894, 1895, 1896, 1897, 1899, 1900, 1901, 1902, 1903, 1904, 1905, 1906, 1907, 1908, 1909,
    1910, 1911, 1912, 1913, 1914, 1915, 1916, 1917, 1918, 1919, 1920, 1921, 1922, 1923, 1927, 1928,
    1929, 1930, 1931, 1932, 1933, 1934, 1935, 1936, 1937, 1938, 1939, 1940, 1941, 1943, 1944, 1945,
    1946, 1947, 1948, 1949, 1950, 1951, 1955, 1956, 1957, 1958, 1959, 1961, 1962, 1963, 1964, 1965,
    1966, 1967, 1968, 1969, 1970, 1971, 1972, 1973, 1974, 1977, 1978, 1980, 1981, 1982, 1983, 1984,
    1985, 1986, 1987, 1988, 1989, 1990, 1991, 1992, 1993, 1994, 1995, 1996, 1998, 1999, 2000, 2001,
    2003, 2005, 2006, 2007, 2008, 2009, 2011, 2012, 2013, 2015, 2017, 2019, 2020, 2021, 2022, 2023,
    2024, 2025, 2026, 2027, 2028, 2030, 2033, 2034, 2036, 2037, 2038, 2041, 2042, 2044, 2045, 2046,
    2047, 2049, 2050, 2051, 2053, 2054, 2055, 2056, 2058, 2062, 2064, 2067, 2068, 2070, 2071, 2073,
    2075, 2076, 2077, 2078, 2082, 2083, 2084, 2085, 2086, 2088, 2089, 2090, 2091, 2092, 2093, 2094,
    2095, 2096, 2097, 2098, 2099, 2100, 2101, 2102, 2103, 2104, 2106, 2107, 2108, 2109, 2110, 2111,
    2112, 2113, 2114, 2115, 2116, 2119, 2120, 2121, 2123, 2122, 2124, 2125, 2126, 2127, 2130, 2131,
    2132, 2133, 2135, 2137, 2138, 2139, 2140, 2141, 2142, 2143, 2144, 2145, 2146, 2148, 2152, 2153,
    2154, 2155, 2156, 2157, 2159, 2160, 2164, 2165, 2167, 2169, 2170, 2171, 2172, 2174, 2224, 2225,
    2226, 2227, 2228, 2229, 2230, 2231, 2233, 2234, 2236, 2237, 2238, 2239, 2241, 2242, 2243, 2244,
    2245, 2246, 2247, 2248, 2249, 2250, 2251, 2252, 2253, 2254, 2255, 2256, 2257, 2259, 2260, 2261,
    2262, 2263, 2264, 2265, 2266, 2267, 2268, 2270, 2271, 2272, 2273, 2274, 2275, 2276, 2277, 2278,
    2279, 2280, 2281, 2282, 2283, 2284, 2285, 2286, 2287, 2288, 2290, 2291, 2292, 2293, 2294, 2295,
    2296, 2298, 2299, 2300, 2301, 2302, 2303, 2304, 2305, 2306, 2307, 2308, 2309, 2310, 2311, 2312,
    2313, 2314, 2315, 2316, 2317, 2318, 2319, 2320, 2321, 2322, 2323, 2324, 2325, 2326, 2327, 2328,
    2329, 2330, 2331, 2332, 2333, 2334, 2335, 2336, 2337, 2338, 2339, 2340, 2341, 2342, 2343, 2344,
    2345, 2346, 2347, 2350, 2351, 2352, 2353, 2354, 2355, 2356, 2357, 2358, 2359, 2360, 2361, 2362,
    2363, 2364, 2365, 2366, 2367, 2368, 2369, 2370, 2372, 2373, 2374, 2375, 2376, 2377, 2378, 2379,
    2380, 2381, 2382, 2383, 2384, 2385, 2386, 2387, 2388, 2389, 2390, 2391, 2392, 2393, 2394, 2395,
    2396, 2397, 2398, 2399, 2400, 2401, 2402, 2403, 2404, 2405, 2406, 2407, 2408, 2409, 2410, 2411,
    2412, 2413, 2415, 2416, 2417, 2418, 2419, 2420, 2421, 2422, 2423, 2424, 2425, 2426, 2427, 2428,
    2429, 2430, 2431, 2432, 2433, 2434, 2435, 2436, 2437, 2438, 2439, 2440, 2441, 2442, 2443, 2444,
    2445, 2446, 2447, 2448, 2449, 2450, 2451, 2452, 2453, 2454, 2456, 2457, 2458, 2459, 2460, 2461,
    2462, 2463, 2464, 2465, 2466, 2467, 2468, 2469, 2470, 2471, 2472, 2473, 2475, 2476, 2477, 2478,
    2479, 2480, 2481, 2482, 2483, 2484, 2485, 2486, 2487, 2488, 2489, 2490, 2491, 2492, 2493, 2494,
    2495, 2496, 2497, 2498, 2499, 2500, 2502, 2503, 2504, 2505, 2506, 2507, 2508, 2509, 2510, 2511,
    2512, 2513, 2514, 2515, 2516, 2517, 2518, 2519, 2520, 2521, 2522, 2523, 2524, 2525, 2526, 2527,
    2528, 2529, 2530, 2531, 2532, 2533, 2534, 2535, 2537, 2538, 2539, 2540, 2541, 2542, 2543, 2544,
    2545, 2546, 2547, 2548, 2549, 2550, 2551, 2552, 2553, 2554, 2555, 2556, 2557, 2558, 2559, 2560,
    2561, 2562, 2563, 2564, 2565, 2566, 2567, 2568, 2570, 2571, 2572, 2573, 2574, 2575, 2576, 2577,
    2578, 2579, 2580, 2581, 2582, 2583, 2584, 2585, 2586, 2587, 2588, 2589, 2590, 2591, 2592, 2593,
    2594, 2595, 2596, 2597, 2598, 2599, 2600, 2601, 2602, 2603, 2604, 2605, 2606, 2607, 2608, 2609,
    2610, 2612, 2613, 2614, 2615, 2616, 2617, 2618, 2619, 2620, 2621, 2622, 2623, 2624, 2625, 2626,
    2627, 2628, 2629, 2630, 2631, 2632, 2633, 2634, 2635, 2636, 2637, 2638, 2639, 2640, 2641, 2642,
    2643, 2644, 2645, 2646, 2647, 2648, 2649, 2650, 2651, 2652, 2653, 2654, 2656, 2657, 2658, 2659,
    2660, 2661, 2662, 2663, 2664, 2665, 2666, 2667, 2668, 2669, 2670, 2671, 2672, 2673, 2675, 2676,
    2677, 2678, 2679, 2680, 2681, 2682, 2683, 2684, 2685, 2686, 2687, 2688, 2689, 2690, 2691, 2693,
    2694, 2695, 2696, 2697, 2698, 2699, 2700, 2701, 2702, 2703, 2704, 2705, 2706, 2707, 2708, 2710,
    2711, 2712, 2713, 2714, 2715, 2716, 2717, 2718, 2719, 2720, 2721, 2722, 2723, 2724, 2725, 2726,
    2727, 2728, 2729, 2730, 2731, 2732, 2733, 2734, 2735, 2736, 2737, 2738, 2739, 2740, 2741, 2742,
    2743, 2744, 2745, 2746, 2747, 2748, 2749, 2750, 2751, 2752, 2753, 2754, 2755, 2756, 2757, 2758,
    2759, 2760, 2761, 2762, 2763, 2764, 2765, 2766, 2767, 2768, 2769, 2770, 2771, 2772, 2773, 2774,
    2775, 2776, 2777, 2778, 2779, 2780, 2781, 2782, 2783, 2784, 2785, 2786, 2787, 2788, 2789, 2790,
    2791, 2792, 2793, 2794, 2797, 2798, 2799, 2800, 2801, 2802, 2803, 2804, 2805, 2806, 2807, 2808,
    2809, 2810, 2812, 2813, 2814, 2815, 2817, 2818, 2819, 2820, 2821, 2822, 2823, 2824, 2825, 2826,
    2827, 2828, 2829, 2832, 2833, 2834, 2835, 2836, 2837, 2838, 2839, 2840, 2841, 2842, 2843, 2844,
    2845, 2846, 2847, 2848, 2849, 2850, 2851, 2852, 2853, 2854, 2855, 2856, 2857, 2858, 2859, 2860,
    2861, 2862, 2863, 2864, 2865, 2866, 2867, 2869, 2870, 2871, 2872, 2873, 2874, 2875, 2878, 2879,
    2880, 2881, 2882, 2883, 2884, 2885, 2886, 2887, 2888, 2889, 2890, 2891, 2892, 2893, 2894, 2895,
    2896, 2897, 2898, 2899, 2900, 2901, 2902, 2903, 2904, 2905, 2906, 2907, 2908, 2909, 2910, 2911,
    2912, 2913, 2914, 2915, 2917, 2918, 2919, 2920, 2921, 2922, 2923, 2924, 2925, 2926, 2927, 2928,
    2929, 2930, 2931, 2932, 2933, 2934, 2935, 2936, 2937, 2938, 2939, 2940, 2941, 2942, 2943, 2944,
    2945, 2946, 2947, 2948, 2949, 2950, 2951, 2952, 2953, 2954, 2955, 2956, 2957, 2958, 2959, 2960,
    2961, 2962, 2963, 2964, 2965, 2966, 2967, 2968, 2969, 2970, 2971, 2972, 2973, 2974, 2975, 2976,
    2977, 2978, 2979, 2980, 2981, 2982, 2983, 2984, 2985, 2986, 2987, 2988, 2989, 2990, 2991, 2992,
    2993, 2994, 2995, 2996, 2997, 2998, 2999, 3000, 3001, 3002, 3003, 3005, 3006, 3007, 3008, 3009,
    3010, 3011, 3012, 3013, 3014, 3015, 3016, 3017, 3018, 3019, 3020, 3021, 3022, 3023, 3024, 3025,
    3026, 3027, 3028, 3029, 3030, 3031, 3032, 3033, 3034, 3035, 3036, 3037, 3038, 3039, 3040, 3041,
    3042, 3043, 3044, 3045, 3046, 3047, 3048, 3049, 3050, 3051, 3052, 3053, 3054, 3055, 3056, 3057,
    3058, 3059, 3060, 3061, 3062, 3064, 3065, 3066, 3067, 3068, 3070, 3071, 3072, 3073, 3074, 3075,
    3076, 3077, 3078, 3079, 3080, 3081, 3082, 3083, 3084, 3085, 3086, 3087, 3088, 3089, 3090, 3091,
    3092, 3093, 3094, 3095, 3096, 3097, 3098, 3099, 3100, 3101, 3102, 3103, 3104, 3105, 3106, 3107,
    3108, 3109, 3110, 3111, 3112, 3113, 3114, 3115, 3117, 3118, 3119, 3120, 3121, 3122, 3123, 3124,
    3125, 3126, 3127, 3128, 3129, 3130, 3134, 3136, 3137, 3138, 3139, 3140, 3141, 3142, 3143, 3144,
    3149, 3152, 3153, 3154, 3155, 3156, 3157, 3158, 3159, 3160, 3161, 3162, 3163, 3164, 3165, 3166,
    3168, 3169, 3170, 3171, 3172, 3173, 3174, 3175, 3176, 3177, 3178, 3179, 3180, 3181, 3185, 3186,
    3187, 3188, 3189, 3192, 3193, 3194, 3195, 3196, 3204, 3205, 3209, 3210, 3211, 3212, 3213, 3214,
    3215, 3217, 3218, 3219, 3220, 3221, 3223, 3224, 3225, 3227, 3228, 3229, 3230, 3231, 2173, 65535,
    1644, 618, 676, 1117, 1257, 619, 65535, 780, 228, 2474, 65535, 37, 809, 25, 1835, 2136, 2536,
    65535, 65535, 65535, 65535, 65535, 1863, 65535, 1726, 3191, 17, 65535, 449, 450, 448, 451, 452,
    453, 455, 456, 457, 458, 460, 461, 463, 464, 466, 468, 469, 1625, 544, 541, 552, 542, 554, 539,
    550, 545, 557, 558, 65535, 477, 410, 479, 412, 480, 413, 481, 394, 482, 395, 483, 423, 484, 424,
    2816, 2175, 1352, 79, 862, 1599, 1608, 1607, 65535, 1687, 1646, 3133, 65535, 1701, 3184, 1720,
    1731, 1733, 1741, 65535, 3206, 1746, 65535, 65535, 1762, 65535, 1781, 65535, 3222, 1787, 1790,
    65535, 3226, 1792, 65535, 65535, 1797, 2258, 1675, 1898, 1651, 1657, 3150, 1748, 65535, 1639,
    3132, 1640, 1641, 2269, 1682, 1643, 643, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 2297, 1647, 65535, 65535, 65535, 65535, 65535, 65535, 1836, 1837, 3203, 1838,
    65535, 65535, 65535, 744, 2371, 2348, 65535, 2349, 65535, 2414, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 2163, 65535, 65535, 65535, 816, 821, 2162, 85, 65535,
    65535, 65535, 65535, 65535, 65535, 1648, 3135, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    2455, 878, 65535, 1649, 65535, 65535, 65535, 65535, 65535, 3182, 65535, 65535, 65535, 65535,
    65535, 2501, 31, 2128, 65535, 65535, 65535, 65535, 65535, 65535, 1847, 1848, 1849, 65535, 1850,
    2166, 65535, 243, 65535, 1855, 1854, 1860, 52, 65535, 2655, 65535, 192, 2692, 65535, 1652,
    65535, 65535, 65535, 1654, 1656, 65535, 65535, 3147, 3145, 3148, 3146, 65535, 2018, 65535,
    65535, 1234, 1266, 2795, 65535, 2796, 65535, 470, 2811, 65535, 1828, 65535, 2830, 2831, 2057,
    1305, 1312, 2176, 65535, 1765, 1866, 2129, 65535, 65535, 65535, 2868, 2065, 2876, 1892, 123,
    124, 1397, 65535, 1425, 65535, 65535, 65535, 65535, 65535, 2134, 65535, 65535, 1870, 3004,
    65535, 2232, 1492, 745, 65535, 65535, 1872, 65535, 1827, 65535, 1829, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 3063, 2240, 65535, 65535, 106, 2105, 65535, 1624, 1626, 3116,
    1634, 807, 1636, 65535,
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
    94, 94, 94, 94, 94, 94, 94, 94, 96, 98, 99, 99, 99, 99, 99, 99, 101, 102, 103, 103, 103, 105,
    107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 108, 109, 109, 110,
    110, 112, 114, 116, 116, 116, 116, 116, 117, 117, 117, 118, 119, 119, 119, 121, 121, 121, 121,
    121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 122, 122, 122, 122, 123, 123, 123, 123, 123,
    123, 123, 123, 123, 123, 123, 123, 123, 123, 124, 125, 127, 127, 127, 128, 128, 128, 128, 128,
    128, 128, 128, 130, 130, 130, 130, 130, 130, 130, 130, 132, 134, 136, 138, 140, 142, 144, 146,
    146, 146, 146, 146, 148, 148, 148, 148, 148, 148, 148, 148, 148, 151, 153, 153, 153, 153, 153,
    153, 153, 153, 153, 153, 153, 153, 155, 157, 157, 157, 157, 159, 159, 159, 159, 160, 160, 162,
    164, 166, 166, 168, 170, 172, 172, 172, 174, 174, 174, 174, 176, 176, 176, 178, 180, 182, 183,
    184, 185, 186, 187, 188, 188, 188, 190, 192, 193, 195, 195, 195, 195, 195, 195, 195, 196, 197,
    197, 197, 197, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 200, 200,
    200, 200, 200, 201, 201, 201, 202, 202, 202, 203, 203, 205, 205, 205, 205, 205, 205, 205, 207,
    209, 211, 211, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 215, 217, 217, 217, 217, 217,
    217, 217, 217, 217, 217, 217, 217, 217, 219, 219, 219, 219, 219, 219, 219, 219, 220, 220, 220,
    220, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 223, 223, 223, 223, 225, 227, 229,
    230, 232, 232, 232, 232, 232, 234, 234, 236, 236, 236, 238, 238, 238, 240, 240, 241, 241, 241,
    241, 241, 241, 241, 241, 241, 241, 241, 241, 241, 243, 243, 243, 243, 243, 243, 243, 243, 243,
    243, 243, 243, 243, 243, 244, 244, 244, 246, 246, 246, 246, 246, 246, 246, 246, 247, 248, 250,
    250, 250, 252, 252, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 256, 258, 260,
    262, 262, 264, 264, 264, 264, 264, 264, 264, 264, 264, 264, 264, 264, 264, 266, 267, 267, 267,
    269, 270, 272, 274, 274, 275, 275, 275, 277, 277, 279, 279, 279, 279, 279, 279, 279, 281, 281,
    283, 284, 286, 287, 289, 289, 289, 289, 289, 290, 292, 294, 294, 294, 294, 294, 294, 294, 294,
    294, 294, 296, 296, 296, 298, 300, 301, 303, 303, 304, 304, 306, 306, 308, 308, 309, 311, 312,
    313, 314, 316, 317, 318, 320, 321, 323, 323, 323, 323, 323, 323, 323, 323, 323, 323, 323, 323,
    323, 323, 323, 325, 325, 325, 325, 325, 327, 329, 329, 329, 330, 331, 333, 333, 333, 335, 337,
    338, 338, 338, 339, 341, 341, 343, 345, 345, 345, 346, 347, 348, 348, 350, 352, 353, 353, 354,
    356, 358, 360, 360, 361, 363, 365, 367, 369, 371, 371, 373, 373, 375, 375, 375, 376, 376, 376,
    378, 380, 382, 384, 385, 385, 386, 388, 390, 390, 392, 393, 395, 396, 398, 400, 400, 402, 403,
    403, 403, 405, 406, 406, 406, 406, 408, 410, 411, 411, 411, 412, 413, 414, 415, 416, 417, 418,
    418, 419, 420, 421, 422, 423, 424, 426, 428, 428, 428, 429, 429, 429, 431, 433, 433, 435, 435,
    437, 437, 439, 439, 439, 441, 441, 442, 444, 446, 448, 448, 448, 448, 448, 448, 450, 450, 450,
    450, 452, 453, 454, 454, 456, 456, 458, 459, 460, 460, 460, 460, 460, 462, 462, 464, 466, 468,
    470, 471, 472, 472, 474, 474, 474, 474, 476, 476, 477, 478, 479, 479, 481, 481, 482, 482, 483,
    483, 485, 487, 489, 489, 489, 489, 491, 493, 495, 496, 498, 498, 498, 498, 498, 498, 498, 498,
    498, 498, 498, 499, 501, 503, 503, 503, 503, 503, 504, 504, 506, 507, 507, 509, 509, 511, 511,
    513, 513, 513, 514, 514, 514, 515, 515, 515, 516, 517, 518, 519, 519, 520, 521, 522, 523, 524,
    525, 526, 527, 527, 528, 528, 529, 530, 531, 534, 534, 534, 536, 536, 537, 538, 538, 539, 540,
    540, 540, 540, 540, 540, 540, 540, 541, 542, 544, 545, 545, 545, 545, 545, 546, 548, 550, 550,
    551, 551, 551, 552, 552, 553, 553, 553, 554, 555, 556, 556, 556, 558, 558, 560, 560, 562, 564,
    565, 566, 568, 569, 570, 572, 573, 574, 575, 576, 576, 576, 577, 577, 579, 581, 581, 581, 582,
    584, 586, 588, 590, 592, 594, 594, 596, 597, 597, 599, 601, 601, 601, 601, 603, 605, 607, 607,
    607, 608, 610, 612, 612, 613, 614, 614, 614, 614, 614, 616, 616, 618, 620, 622, 624, 624, 626,
    628, 629, 631, 631, 632, 634, 635, 635, 635, 637, 639, 640, 640, 640, 640, 640, 642, 644, 646,
    647, 649, 650, 652, 654, 654, 655, 656, 656, 657, 658, 658, 658, 659, 660, 662, 664, 665, 665,
    665, 667, 669, 671, 673, 675, 677, 679, 680, 681, 682, 683, 684, 686, 688, 689, 690, 692, 693,
    695, 695, 697, 699, 700, 702, 704, 704, 705, 705, 705, 705, 707, 708, 708, 708, 710, 711, 711,
    711, 713, 713, 714, 714, 716, 717, 719, 721, 722, 724, 726, 728, 728, 730, 732, 734, 736, 738,
    740, 742, 744, 745, 745, 747, 747, 747, 747, 748, 750, 751, 753, 754, 754, 756, 756, 756, 756,
    756, 758, 759, 759, 759, 759, 761, 761, 761, 763, 763, 763, 763, 763, 763, 764, 766, 766, 768,
    770, 771, 772, 772, 772, 772, 772, 774, 774, 774, 774, 774, 774, 774, 774, 776, 776, 778, 778,
    780, 780, 780, 782, 782, 782, 782, 782, 784, 784, 784, 786, 788, 790, 792, 794, 796, 798, 800,
    802, 804, 805, 807, 807, 809, 810, 810, 812, 812, 812, 814, 814, 814, 815, 816, 816, 816, 816,
    816, 817, 818, 818, 818, 818, 820, 821, 822, 824, 825, 826, 828, 830, 830, 831, 833, 833, 833,
    835, 837, 838, 838, 840, 840, 840, 841, 842, 843, 843, 845, 845, 847, 848, 849, 851, 852, 852,
    852, 854, 856, 856, 856, 857, 859, 859, 859, 859, 861, 863, 865, 865, 865, 866, 866, 866, 866,
    868, 870, 871, 871, 873, 874, 876, 877, 878, 878, 878, 879, 879, 879, 879, 879, 879, 879, 879,
    879, 879, 881, 881, 882, 884, 884, 886, 888, 888, 888, 888, 889, 890, 890, 892, 892, 892, 894,
    896, 896, 898, 898, 899, 899, 899, 900, 902, 904, 904, 904, 904, 906, 908, 909, 910, 912, 914,
    916, 918, 920, 920, 922, 922, 923, 924, 926, 927, 928, 930, 930, 930, 932, 934, 936, 938, 938,
    938, 938, 938, 938, 938, 940, 942, 942, 943, 943, 943, 944, 946, 947, 947, 947, 948, 948, 950,
    952, 954, 956, 956, 958, 958, 958, 960, 962, 964, 964, 965, 967, 969, 971, 971, 972, 972, 972,
    972, 972, 972, 973, 975, 975, 978, 979, 981, 981, 981, 981, 981, 981, 981, 982, 983, 984, 984,
    984, 984, 986, 986, 988, 988, 990, 990, 991, 993, 994, 996, 998, 1000, 1000, 1002, 1002, 1004,
    1006, 1008, 1010, 1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1018, 1019, 1020, 1021, 1022,
    1023, 1024, 1025, 1025, 1025, 1025, 1025, 1025, 1025, 1027, 1027, 1029, 1031, 1033, 1033, 1033,
    1033, 1034, 1034, 1034, 1034, 1036, 1038, 1039, 1039, 1040, 1040, 1040, 1042, 1042, 1044, 1045,
    1047, 1047, 1049, 1049, 1051, 1051, 1053, 1053, 1055, 1057, 1059, 1061, 1063, 1063, 1063, 1064,
    1065, 1066, 1067, 1068, 1070, 1071, 1072, 1073, 1073, 1073, 1073, 1073, 1073, 1075, 1076, 1077,
    1077, 1077, 1077, 1079, 1081, 1081, 1083, 1084, 1086, 1088, 1090, 1091, 1092, 1093, 1094, 1095,
    1097, 1099, 1101, 1102, 1104, 1105, 1105, 1107, 1109, 1110, 1111, 1111, 1112, 1113, 1115, 1116,
    1117, 1117, 1119, 1119, 1120, 1121, 1121, 1121, 1121, 1123, 1123, 1125, 1127, 1129, 1130, 1131,
    1131, 1133, 1135, 1136, 1138, 1140, 1142, 1142, 1143, 1143, 1144, 1145, 1145, 1145, 1145, 1145,
    1145, 1145, 1145, 1146, 1146, 1147, 1147, 1149, 1149, 1151, 1152, 1153, 1153, 1155, 1156, 1158,
    1160, 1162, 1163, 1163, 1163, 1164, 1166, 1167, 1169, 1169, 1171, 1173, 1175, 1177, 1179, 1180,
    1181, 1182, 1182, 1182, 1182, 1183, 1183, 1183, 1184, 1185, 1185, 1185, 1185, 1185, 1185, 1185,
    1185, 1185, 1187, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189,
    1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189,
    1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189,
    1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189, 1189,
    1189, 1189, 1189, 1189, 1189, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190,
    1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190,
    1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190, 1190,
    1190, 1191, 1191, 1191, 1191, 1191, 1191, 1191, 1191, 1191, 1191, 1191, 1191, 1191, 1191, 1191,
    1191, 1191, 1191, 1191, 1191, 1191, 1191, 1191, 1191, 1191, 1191, 1192, 1192, 1192, 1192, 1192,
    1192, 1192, 1192, 1192, 1192, 1192, 1192, 1192, 1192, 1193, 1193, 1193, 1193, 1193, 1193, 1193,
    1193, 1193, 1193, 1193, 1193, 1193, 1194, 1194, 1195, 1195, 1196, 1197, 1198, 1199, 1200, 1201,
    1202, 1202, 1203, 1204, 1205, 1206, 1207, 1208, 1209, 1209, 1210, 1211, 1212, 1213, 1213, 1214,
    1214, 1214, 1214, 1214, 1214, 1214, 1214, 1215, 1215, 1216, 1217, 1217, 1218, 1218, 1218, 1218,
    1218, 1218, 1218, 1218, 1219, 1220, 1220, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221,
    1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1222, 1222, 1222, 1222,
    1222, 1222, 1222, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224,
    1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224,
    1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1224, 1226, 1226, 1226,
    1226, 1226, 1226, 1226, 1226, 1226, 1226, 1226, 1226, 1226, 1226, 1226, 1226, 1226, 1226, 1226,
    1226, 1226, 1226, 1226, 1226, 1226, 1226, 1226, 1226, 1226, 1226, 1226, 1226, 1227, 1227, 1227,
    1227, 1227, 1227, 1227, 1227, 1227, 1227, 1227, 1227, 1227, 1227, 1227, 1227, 1227, 1227, 1227,
    1227, 1227, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229,
    1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229,
    1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229,
    1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229, 1229,
    1229, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230,
    1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230,
    1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230,
    1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230,
    1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1231, 1232, 1232, 1232, 1232, 1232, 1233, 1234,
    1235, 1236, 1236, 1236, 1237, 1237, 1237, 1237, 1237, 1238, 1238, 1238, 1239, 1239, 1239, 1239,
    1240, 1240, 1240, 1240, 1240, 1240, 1240, 1240, 1240, 1240, 1240, 1240, 1240, 1240, 1241, 1241,
    1241, 1241, 1241, 1241, 1241, 1241, 1241, 1242, 1242, 1243, 1243, 1243, 1243, 1243, 1243, 1243,
    1243, 1243, 1243, 1243, 1243, 1243, 1244, 1245, 1247, 1248, 1248, 1248, 1248, 1248, 1249, 1250,
    1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 1259, 1260, 1261, 1262, 1263, 1264, 1265, 1266,
    1267, 1268, 1269, 1270, 1271, 1272, 1273, 1274, 1275, 1275, 1276, 1277, 1278, 1279, 1280, 1281,
    1282, 1283, 1284, 1285, 1286, 1287, 1288, 1289, 1290, 1291, 1292, 1293, 1294, 1294, 1294, 1295,
    1297, 1297, 1298, 1298, 1298, 1298, 1298, 1298, 1299, 1299, 1299, 1300, 1301, 1301, 1302, 1302,
    1302, 1302, 1302, 1303, 1303, 1304, 1305, 1305, 1306, 1306, 1306, 1307, 1307, 1308, 1309, 1309,
    1310, 1311, 1312, 1313, 1314, 1315, 1316, 1317, 1318, 1319, 1319, 1320, 1321, 1322, 1323, 1324,
    1325, 1326, 1327, 1328, 1329, 1330, 1331, 1332, 1333, 1333, 1334, 1335, 1336, 1337, 1337, 1337,
    1337, 1338, 1339, 1340, 1341, 1342, 1342, 1343, 1344, 1345, 1346, 1347, 1348, 1349, 1350, 1350,
    1351, 1352, 1353, 1354, 1355, 1356, 1357, 1358, 1359, 1359, 1360, 1361, 1361, 1362, 1363, 1364,
    1365, 1366, 1367, 1368, 1369, 1370, 1371, 1372, 1373, 1374, 1375, 1376, 1377, 1378, 1379, 1380,
    1381, 1382, 1383, 1384, 1385, 1386, 1387, 1388, 1389, 1389, 1389, 1390, 1391, 1391, 1392, 1393,
    1394, 1395, 1396, 1397, 1398, 1399, 1400, 1401, 1402, 1403, 1404, 1405, 1406, 1406, 1407, 1408,
    1408, 1409, 1410, 1411, 1412, 1413, 1414, 1415, 1416, 1417, 1418, 1419, 1420, 1421, 1422, 1423,
    1424, 1425, 1426, 1427, 1428, 1429, 1430, 1431, 1432, 1432, 1433, 1434, 1434, 1435, 1436, 1437,
    1437, 1437, 1437, 1438, 1439, 1440, 1441, 1442, 1443, 1444, 1445, 1445, 1446, 1447, 1448, 1449,
    1450, 1451, 1452, 1453, 1454, 1456, 1457, 1458, 1459, 1460, 1461, 1462, 1463, 1463, 1464, 1464,
    1465, 1466, 1467, 1468, 1469, 1470, 1471, 1472, 1473, 1473, 1473, 1473, 1474, 1475, 1476, 1477,
    1478, 1478, 1479, 1480, 1480, 1481, 1482, 1483, 1484, 1485, 1486, 1487, 1488, 1490, 1491, 1492,
    1493, 1494, 1495, 1496, 1497, 1498, 1499, 1499, 1500, 1500, 1501, 1502, 1503, 1504, 1505, 1506,
    1507, 1508, 1509, 1510, 1510, 1510, 1511, 1512, 1513, 1514, 1515, 1516, 1517, 1518, 1519, 1520,
    1521, 1522, 1522, 1523, 1524, 1525, 1526, 1526, 1527, 1528, 1529, 1530, 1531, 1532, 1532, 1532,
    1532, 1532, 1532, 1533, 1534, 1535, 1536, 1537, 1538, 1538, 1538, 1538, 1539, 1539, 1539, 1539,
    1540, 1541, 1542, 1543, 1544, 1544, 1545, 1546, 1547, 1548, 1549, 1549, 1550, 1551, 1552, 1552,
    1553, 1554, 1555, 1556, 1558, 1559, 1560, 1561, 1562, 1563, 1563, 1564, 1565, 1566, 1567, 1568,
    1569, 1570, 1571, 1572, 1573, 1574, 1574, 1575, 1576, 1577, 1577, 1578, 1579, 1580, 1581, 1582,
    1583, 1584, 1585, 1586, 1587, 1587, 1588, 1588, 1589, 1589, 1590, 1591, 1591, 1591, 1591, 1592,
    1592, 1593, 1594, 1594, 1595, 1596, 1596, 1597, 1598, 1599, 1599, 1600, 1601, 1602, 1603, 1604,
    1604, 1604, 1605, 1606, 1607, 1608, 1609, 1610, 1611, 1612, 1613, 1614, 1615, 1616, 1617, 1619,
    1620, 1621, 1622, 1622, 1623, 1624, 1625, 1626, 1627, 1628, 1629, 1630, 1631, 1632, 1633, 1634,
    1635, 1636, 1637, 1637, 1638, 1639, 1639, 1640, 1641, 1642, 1643, 1643, 1643, 1644, 1644, 1644,
    1645, 1646, 1647, 1648, 1649, 1650, 1651, 1652, 1654, 1655, 1656, 1657, 1658, 1659, 1660, 1660,
    1660, 1661, 1662, 1663, 1664, 1665, 1666, 1666, 1667, 1668, 1668, 1669, 1670, 1670, 1671, 1672,
    1673, 1673, 1674, 1675, 1676, 1677, 1678, 1678, 1680, 1681, 1682, 1683, 1684, 1684, 1684, 1685,
    1686, 1687, 1687, 1688, 1689, 1690, 1690, 1691, 1692, 1693, 1694, 1695, 1696, 1697, 1698, 1699,
    1700, 1701, 1702, 1703, 1703, 1704, 1705, 1706, 1707, 1708, 1709, 1710, 1711, 1712, 1713, 1714,
    1714, 1714, 1714, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1716, 1717, 1718,
    1719, 1720, 1721, 1722, 1723, 1724, 1725, 1726, 1727, 1728, 1729, 1730, 1731, 1732, 1733, 1734,
    1735, 1736, 1737, 1737, 1738, 1739, 1739, 1739, 1740, 1740, 1741, 1742, 1744, 1745, 1746, 1747,
    1748, 1749, 1749, 1750, 1751, 1752, 1753, 1754, 1754, 1754, 1755, 1756, 1757, 1758, 1759, 1760,
    1761, 1762, 1763, 1764, 1765, 1766, 1767, 1768, 1768, 1769, 1770, 1771, 1772, 1772, 1773, 1774,
    1775, 1776, 1777, 1778, 1779, 1780, 1781, 1782, 1783, 1784, 1785, 1785, 1785, 1786, 1787, 1788,
    1789, 1790, 1791, 1792, 1793, 1794, 1795, 1796, 1796, 1796, 1797, 1798, 1799, 1800, 1801, 1802,
    1803, 1804, 1805, 1806, 1807, 1807, 1808, 1809, 1809, 1810, 1811, 1812, 1813, 1814, 1815, 1816,
    1817, 1817, 1817, 1818, 1819, 1820, 1821, 1822, 1823, 1823, 1824, 1825, 1826, 1827, 1828, 1829,
    1830, 1831, 1832, 1833, 1834, 1835, 1836, 1837, 1838, 1839, 1840, 1841, 1842, 1843, 1844, 1845,
    1845, 1846, 1847, 1848, 1849, 1850, 1851, 1852, 1853, 1854, 1855, 1856, 1856, 1857, 1858, 1859,
    1860, 1860, 1861, 1862, 1863, 1863, 1864, 1864, 1865, 1866, 1867, 1868, 1869, 1870, 1871, 1871,
    1872, 1874, 1875, 1876, 1877, 1877, 1878, 1878, 1879, 1880, 1880, 1881, 1882, 1883, 1885, 1885,
    1885, 1886, 1887, 1888, 1889, 1889, 1890, 1891, 1891, 1892, 1893, 1894, 1895, 1896, 1897, 1898,
    1899, 1900, 1901, 1902, 1903, 1904, 1905, 1906, 1907, 1908, 1909, 1910, 1911, 1912, 1913, 1914,
    1915, 1915, 1915, 1916, 1916, 1916, 1916, 1916, 1917, 1918, 1919, 1920, 1920, 1921, 1921, 1921,
    1922, 1923, 1924, 1925, 1926, 1927, 1928, 1929, 1930, 1930, 1931, 1932, 1932, 1933, 1933, 1933,
    1934, 1935, 1936, 1937, 1937, 1938, 1939, 1940, 1941, 1942, 1943, 1944, 1945, 1946, 1946, 1946,
    1947, 1948, 1949, 1949, 1950, 1951, 1952, 1953, 1953, 1953, 1954, 1955, 1956, 1957, 1957, 1957,
    1957, 1958, 1959, 1960, 1961, 1962, 1963, 1964, 1965, 1966, 1967, 1968, 1969, 1970, 1971, 1972,
    1973, 1974, 1974, 1975, 1975, 1976, 1977, 1978, 1979, 1980, 1980, 1981, 1982, 1983, 1984, 1985,
    1986, 1987, 1988, 1989, 1990, 1990, 1991, 1992, 1993, 1994, 1995, 1996, 1997, 1997, 1998, 1999,
    2000, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009, 2009, 2010, 2011, 2012, 2012, 2014,
    2015, 2016, 2017, 2018, 2020, 2021, 2022, 2023, 2024, 2024, 2025, 2026, 2027, 2028, 2029, 2030,
    2031, 2032, 2033, 2034, 2035, 2036, 2037, 2037, 2037, 2037, 2037, 2037, 2037, 2037, 2037, 2037,
    2037, 2037, 2037, 2037, 2037, 2037, 2037, 2037, 2037, 2037, 2037, 2037, 2037, 2037, 2037, 2037,
    2037, 2037, 2037, 2037, 2038, 2038, 2038, 2038, 2038, 2038, 2038, 2038, 2039, 2039, 2039, 2039,
    2039, 2039, 2039, 2039, 2039, 2039, 2039, 2039, 2039, 2039, 2039, 2039, 2039, 2039, 2039, 2039,
    2039, 2039, 2039, 2039, 2039, 2040, 2040, 2040, 2040, 2040, 2040, 2041, 2041, 2042, 2042, 2042,
    2042, 2042, 2042, 2042, 2042, 2043, 2043, 2043, 2043, 2043, 2043, 2043, 2043, 2044, 2044, 2044,
    2044, 2044, 2044, 2044, 2044, 2044, 2044, 2044, 2044, 2044, 2044, 2044, 2046,
  ]

  /// The parents: formats, or declared types from 32768 on.
  static let parents: [UInt16] = [
    36330, 36324, 36475, 36330, 36290, 36330, 36290, 1634, 36421, 36439, 36330, 36290, 36357, 36330,
    36439, 36421, 36421, 36330, 36324, 36421, 36330, 2176, 36421, 36330, 36324, 36330, 36290, 36439,
    36421, 36330, 36290, 36330, 36290, 77, 36421, 36421, 36330, 36324, 36330, 36324, 36330, 36324,
    36475, 36330, 36324, 36421, 36421, 36421, 36421, 1634, 36421, 36421, 36382, 36439, 36439, 36421,
    1634, 36439, 36421, 36421, 36421, 36330, 36290, 36330, 36324, 36330, 36324, 36330, 36290, 36330,
    36290, 36330, 36324, 36330, 36324, 36330, 36290, 36330, 36290, 36350, 36290, 2176, 36330, 36324,
    36439, 36421, 36439, 36330, 36324, 36330, 36324, 36330, 36290, 36330, 36330, 36324, 36330,
    36324, 36382, 36330, 36290, 36421, 36421, 36421, 36357, 36330, 36324, 36439, 36439, 36421,
    36330, 36324, 36330, 36324, 36330, 36324, 36421, 36382, 36382, 36330, 36290, 36421, 36330,
    36421, 36421, 36330, 36290, 36475, 36330, 36324, 36330, 36324, 36330, 36324, 36330, 36324,
    36330, 36324, 36330, 36324, 36330, 36324, 36330, 36324, 36330, 36324, 36330, 36324, 36421,
    36330, 36324, 36330, 36324, 1208, 36324, 36330, 36324, 390, 36324, 36357, 36330, 36324, 36330,
    36324, 36330, 36324, 36330, 36324, 36330, 36324, 36330, 36324, 36330, 36324, 36330, 36324,
    36330, 36324, 36330, 36324, 36330, 36324, 36324, 36324, 36324, 36324, 36324, 36324, 36330,
    36324, 36330, 36324, 36475, 36330, 36324, 36330, 36330, 36330, 36324, 36475, 36475, 36475,
    36475, 36330, 36324, 36330, 36324, 36330, 36324, 36330, 36324, 36330, 36324, 36330, 36324,
    36330, 36324, 36330, 36324, 509, 36475, 36330, 36324, 36330, 36290, 36330, 36324, 36330, 36324,
    36324, 36330, 36324, 36330, 36290, 36330, 36324, 36330, 36324, 36330, 36324, 36421, 36330,
    36290, 36324, 36330, 36324, 36439, 36439, 36330, 36324, 36330, 36324, 36330, 36324, 36330,
    36290, 36330, 36290, 36330, 36290, 36330, 36350, 36330, 36324, 36330, 36324, 36475, 36330,
    36290, 36421, 36330, 36290, 36330, 36290, 36421, 36330, 36350, 36330, 36290, 36330, 36290,
    36330, 36290, 36475, 36330, 36290, 36421, 36330, 36290, 36330, 36330, 36324, 36330, 36290,
    36330, 36290, 36330, 36376, 36330, 36290, 36475, 36330, 36290, 36330, 36330, 36290, 36330,
    36290, 36439, 36330, 36290, 36330, 36330, 36330, 36330, 36350, 36330, 36330, 36330, 36290,
    36330, 36330, 36290, 36330, 36350, 36330, 36290, 36330, 36290, 36439, 36330, 36330, 36290,
    36330, 36290, 36330, 36290, 36439, 36330, 36330, 36290, 36330, 36290, 36330, 36350, 36475,
    36330, 36421, 36330, 36290, 736, 36290, 36330, 36421, 36330, 36324, 36330, 36290, 742, 36290,
    744, 36330, 36290, 746, 36290, 36330, 36324, 36330, 36324, 36330, 36290, 36330, 36324, 36330,
    36324, 36439, 36330, 36324, 36330, 36324, 36330, 36324, 36330, 36290, 36421, 36330, 36330,
    36290, 36330, 36290, 36330, 36290, 36421, 36330, 36324, 36421, 36330, 36324, 36330, 36290,
    36421, 36330, 36330, 36330, 36290, 36421, 36330, 36324, 36330, 36350, 36330, 36330, 36330,
    36330, 36330, 36330, 36330, 36330, 36330, 36330, 36330, 36330, 36330, 36330, 36330, 36290,
    36330, 36350, 37, 36330, 36350, 36330, 36324, 36330, 36290, 36330, 36290, 36330, 36290, 36330,
    36290, 36421, 36330, 36290, 36330, 36350, 36330, 36290, 36330, 36290, 36475, 36439, 36421,
    36421, 36330, 36290, 36330, 36324, 36475, 36421, 36330, 36290, 36330, 36290, 36330, 36350,
    36330, 36290, 36330, 36350, 36475, 36330, 36330, 36290, 36330, 36290, 36330, 36475, 36475,
    36330, 36290, 36421, 36421, 36330, 36290, 36330, 36324, 36330, 36350, 36330, 36324, 36330,
    36324, 36330, 36324, 36421, 36330, 36324, 12, 36330, 36350, 36330, 36290, 36421, 36330, 36350,
    36475, 36330, 36290, 36330, 36324, 36475, 36324, 36439, 36421, 36439, 36382, 36421, 36421,
    36357, 36357, 36357, 36357, 36357, 36357, 36357, 36357, 36475, 36475, 36357, 36357, 36421,
    36330, 36324, 36330, 36290, 36475, 36475, 36475, 36475, 36330, 36330, 36330, 36290, 36330,
    36330, 36330, 36290, 36330, 36290, 36421, 36439, 36421, 36330, 36330, 36382, 36330, 36290,
    36475, 36439, 36330, 36350, 36421, 36357, 36475, 36475, 36330, 36324, 36439, 36421, 36330,
    36290, 36439, 36439, 36439, 36439, 36330, 36475, 36439, 36330, 36350, 36357, 36330, 36324,
    36330, 36324, 36330, 36324, 36330, 36290, 36330, 36324, 36330, 36290, 36330, 36324, 36439,
    36330, 36290, 36330, 36290, 36330, 36324, 36330, 36324, 36330, 36290, 36421, 36330, 36324,
    36330, 36324, 36421, 36421, 36330, 36290, 36330, 36290, 36330, 36324, 36330, 36324, 36330,
    36324, 36330, 36290, 36330, 36350, 36330, 36330, 36290, 36439, 36330, 36290, 36330, 36350,
    36290, 36330, 36290, 36421, 36330, 36324, 36330, 36290, 36330, 36324, 36475, 36330, 36290,
    36330, 36330, 36290, 36330, 36350, 36330, 36330, 36475, 36330, 36382, 36439, 36330, 36324,
    36330, 36324, 36475, 36330, 36324, 36330, 36324, 36330, 36324, 1467, 36324, 36330, 36324, 36330,
    36324, 36330, 36324, 36421, 36421, 36382, 36421, 36421, 36330, 36376, 36330, 36324, 36475,
    36330, 36330, 36324, 36475, 36330, 36324, 36330, 36324, 36330, 36324, 36475, 36330, 36324,
    36330, 36324, 36475, 36330, 36290, 36421, 36330, 36290, 36475, 36330, 36350, 36475, 36330,
    36290, 36330, 36330, 36290, 1128, 36290, 36421, 36330, 36350, 36330, 36350, 36330, 36290, 1133,
    36290, 36330, 36290, 60, 36290, 36330, 36290, 1138, 36290, 36330, 36290, 36330, 36324, 36330,
    36290, 36439, 36330, 36290, 36421, 36330, 36290, 36421, 36330, 36324, 36439, 36330, 36324,
    36330, 36290, 36421, 36330, 36290, 36330, 36324, 36330, 36330, 36324, 36330, 36290, 36330,
    36290, 36421, 36475, 36330, 36324, 36330, 36350, 36330, 36350, 36330, 36324, 36330, 36350,
    36330, 36290, 36330, 36324, 36330, 36324, 36330, 36324, 36330, 36324, 36330, 36350, 36330,
    36290, 36330, 36324, 36330, 36324, 36330, 36324, 36330, 36324, 36330, 36330, 36324, 36330,
    36324, 36330, 36330, 36324, 36475, 36439, 36475, 36330, 36330, 36330, 36330, 36290, 36330,
    36330, 36330, 36290, 36330, 36330, 36330, 36290, 36330, 36290, 36421, 36330, 36290, 36330,
    36290, 36330, 36350, 36421, 36330, 36290, 36439, 36439, 36475, 36330, 36350, 36330, 36350,
    36421, 36421, 36330, 36324, 36330, 36330, 36350, 36330, 36324, 36421, 36330, 36290, 36330,
    36324, 36330, 36324, 36330, 36324, 36475, 36330, 36290, 36330, 36290, 36330, 36330, 36290,
    36330, 36330, 36290, 36421, 36330, 36421, 36330, 36290, 36330, 36421, 36330, 36330, 36350,
    36330, 36290, 36475, 36330, 36330, 36324, 36330, 36324, 36330, 36324, 36330, 36324, 36439,
    36421, 36330, 36350, 36330, 36324, 36330, 36350, 36330, 36350, 36421, 36421, 36330, 36324,
    36330, 36290, 36330, 36324, 36330, 36324, 36330, 36350, 36330, 36290, 36330, 36421, 36330,
    36290, 36475, 36421, 36330, 36324, 36330, 36324, 36330, 36290, 36330, 36290, 36330, 36324, 1607,
    36290, 36330, 36290, 36421, 36475, 36330, 36350, 36421, 36421, 36330, 36290, 36330, 36350,
    36330, 36324, 36330, 36324, 36330, 36290, 36330, 36350, 36330, 36290, 36330, 36350, 37, 36330,
    36290, 36330, 36290, 1400, 36290, 36421, 36330, 36330, 36290, 36421, 36330, 36324, 36330, 36330,
    36324, 36330, 36421, 36421, 36330, 36324, 36330, 36324, 36330, 36324, 36475, 36330, 36324,
    36330, 36330, 36290, 36330, 36290, 36330, 36324, 36330, 36324, 36330, 36324, 1392, 36290, 36330,
    36290, 36330, 36290, 36330, 36330, 36330, 36330, 36330, 36330, 36330, 36330, 36330, 36330,
    36330, 36330, 36330, 36330, 36421, 36330, 36290, 36330, 36324, 36330, 36324, 36330, 36324,
    36421, 36330, 36290, 36330, 36290, 36475, 36382, 36330, 36350, 36330, 36324, 36475, 36330,
    36350, 807, 36290, 36330, 36324, 36330, 36290, 36330, 36324, 36330, 36324, 36330, 36324, 36330,
    36324, 36330, 36324, 36421, 36421, 36330, 36330, 36330, 36330, 36350, 36330, 36475, 36475,
    36330, 36324, 36330, 36421, 1140, 36290, 36330, 36290, 36330, 36290, 36475, 36330, 36290, 36330,
    36290, 36330, 36290, 1634, 36330, 36330, 36382, 36382, 36330, 36290, 36330, 36290, 36330, 36290,
    37, 36330, 36290, 36330, 36330, 36324, 36330, 36324, 36330, 36330, 36330, 36330, 36330, 36290,
    36475, 36475, 36330, 36290, 36421, 36475, 36330, 36350, 36330, 36350, 36330, 36290, 36330,
    36324, 36330, 36330, 36330, 36290, 36330, 36290, 36330, 36330, 36290, 36330, 36290, 36330,
    36290, 36421, 36330, 36330, 36475, 36475, 36330, 36350, 36330, 36324, 36330, 36475, 36330,
    36324, 36475, 36330, 36324, 36330, 36324, 36330, 36290, 36475, 1607, 36330, 36324, 36330, 36330,
    36290, 36330, 36324, 36330, 36350, 36330, 36290, 36330, 36290, 1638, 36290, 36330, 36330, 36330,
    2176, 36475, 36475, 36330, 36290, 36330, 36290, 1657, 1657, 1657, 1657, 36421, 36475, 36421,
    36475, 36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421,
    36421, 36421, 36421, 36421, 36421, 1866, 1849, 1849, 1838, 1849, 1849, 1849, 1870, 36330, 36324,
    36330, 36324, 111, 36330, 36324, 1872, 36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421,
    36421, 36421, 36421, 36421, 36475, 36439, 36439, 2168, 36439, 36439, 36421, 36421, 36421, 36421,
    36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421,
    36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421,
    36421, 36421, 36421, 36465, 36465, 36421, 36421, 36421, 36421, 36421, 36421, 36421, 36421,
    36421, 36421, 36421, 36439, 36475, 36439, 36439, 159, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36475, 36475, 36439, 36439, 36439, 36421, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36475,
    36439, 36439, 36439, 36439, 36439, 2297, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36421, 36439, 36439, 36439, 36439, 36439,
    36439, 36439, 36421, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36421,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36439, 36439, 36421, 36439, 2564, 36439, 36421, 36439, 36439, 2355, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36421, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36421, 36439, 36439,
    36439, 36439, 36439, 2365, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36421, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 2588, 36439, 36439, 36439, 36439,
    2588, 36439, 2876, 36439, 36439, 36439, 36421, 36439, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36330, 36439, 36439, 36439, 36421, 36439, 36439, 36439, 36421, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 2168, 36439, 2864, 36475, 36439, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36421, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 1425, 1425, 36439, 36421, 2588, 36439, 2168, 159, 36439, 36439,
    36439, 36439, 36439, 36439, 36421, 36439, 36439, 36439, 36421, 36439, 2639, 36439, 36439, 36439,
    36439, 2554, 36439, 36439, 36439, 36439, 36421, 36439, 36439, 36439, 36439, 36439, 36439, 36421,
    36421, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36421, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36421, 36439, 36439, 36439, 36439, 36439,
    36439, 36421, 36439, 36439, 2168, 2611, 36439, 36475, 36439, 36439, 3116, 36439, 36439, 36439,
    36382, 36439, 36439, 1634, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36421, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 2650, 36421,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 2564, 36439, 2270, 210,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 1143, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36382, 36439, 36439, 36439, 36439,
    36453, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36421, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36439, 36439, 2297, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36421, 36439,
    36439, 2588, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 2782, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36421, 36439, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 2827, 2827, 36439, 36439, 36439, 36439, 36421, 2234,
    36439, 36439, 36439, 36439, 36421, 36439, 36439, 36439, 36439, 36439, 36439, 36421, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 2876, 2876, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 2173, 36421, 36439, 36439, 36439, 2173, 36439, 36439, 36439, 36439, 36439, 36439, 36421,
    36439, 2659, 36439, 36439, 36421, 36439, 36439, 36421, 36439, 36439, 36421, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36421, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 2876,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 2876, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 2876, 36439, 36439, 36421, 36439, 36439, 36421, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36475, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36439, 36421, 36447, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 1015, 36421, 36439, 36439, 36439, 36439, 36439, 36421, 36439,
    36439, 36421, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 2414,
    2297, 36439, 36439, 36439, 36439, 36439, 36421, 36439, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36439, 36439, 36439, 36439, 36439, 36439, 36421, 36439, 36439, 36439, 36421, 36421,
    36439, 36421, 36439, 36439, 36475, 36439, 36439, 36439, 36475, 36439, 36475, 36439, 36439,
    36439, 36475, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439, 36439,
    36439, 36421, 36439, 36421, 3191, 3191, 3197, 3197, 3150, 3150, 36330, 36290,
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
    25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 26, 26, 26, 26, 26, 26, 26, 26,
    26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26,
    27, 28, 29, 29, 29, 29, 29, 29, 29, 30, 31, 32, 33, 33, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 34, 34, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
    35, 35, 35, 35, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 37, 37, 38, 38, 38, 38, 38, 38, 38,
    38, 38, 38, 38, 38, 38, 38, 38, 39, 40, 40, 41, 42, 43, 43, 43, 43, 43, 43, 44, 45, 45, 46, 46,
    46, 46, 47, 48, 49, 50, 51, 52, 53, 54, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 63, 64, 65, 65,
    65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 66, 67, 68, 69, 70, 71,
    72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 88, 88, 88, 89, 90, 91, 92,
    93, 94, 95, 96, 97, 98, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
    99, 99, 99, 100, 100, 100, 100, 100, 100, 100, 100, 100, 101, 101, 101, 101, 101, 101, 101, 101,
    101, 101, 101, 102, 102, 102, 102, 102, 102, 102, 102, 103, 103, 103, 103, 103, 103, 104, 105,
    106, 107, 108, 109, 110, 111, 111, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 121,
    121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 122,
    122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122,
    122, 122, 122, 122, 122, 122, 122, 123, 123, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124,
    124, 124, 124, 124, 124, 124, 124, 125, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126,
    126, 126, 126, 126, 126, 126, 126, 126, 127, 128, 128, 129, 129, 129, 130, 130, 131, 131, 131,
    131, 131, 131, 131, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 133, 133,
    133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133,
    134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 135, 135, 135, 135, 135, 135, 135,
    135, 135, 135, 135, 135, 135, 135, 135, 135, 135, 135, 135, 135, 135, 135, 135, 135, 135, 135,
    135, 136, 136, 136, 136, 136, 137, 137, 137, 137, 138, 138, 139, 139, 140, 140, 141, 142, 143,
    143, 143, 143, 143, 143, 143, 143, 143, 143, 143, 144, 144, 145, 145, 145, 145, 145, 145, 145,
    145, 145, 145, 145, 145, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146,
    146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146,
    146, 146, 147, 147, 147, 147, 147, 147, 147, 147, 148, 148, 148, 148, 148, 148, 148, 148, 148,
    148, 148, 148, 148, 148, 148, 148, 148, 148, 148, 148, 149, 149, 149, 149, 149, 149, 149, 150,
    150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 152, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153,
    153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153,
    153, 153, 153, 153, 154, 154, 154, 154, 154, 154, 155, 155, 155, 155, 155, 155, 155, 155, 155,
    155, 156, 156, 156, 156, 156, 156, 156, 156, 156, 156, 156, 156, 156, 157, 157, 158, 158, 158,
    158, 158, 158, 158, 159, 160, 161, 161, 162, 163, 163, 163, 163, 163, 163, 163, 164, 164, 164,
    164, 164, 164, 164, 164, 164, 164, 164, 164, 164, 164, 164, 164, 164, 164, 164, 165, 165, 165,
    165, 166, 166, 166, 166, 166, 167, 167, 167, 167, 168, 169, 170, 170, 170, 170, 170, 170, 170,
    170, 170, 170, 170, 170, 171, 171, 171, 171, 172, 173, 174, 175, 175, 175, 175, 175, 175, 175,
    175, 175, 175, 175, 175, 175, 176, 176, 176, 176, 176, 176, 176, 176, 176, 176, 176, 177, 177,
    177, 177, 177, 177, 177, 177, 177, 177, 177, 177, 177, 177, 177, 178, 178, 178, 178, 178, 178,
    178, 178, 178, 179, 180, 180, 181, 182, 182, 183, 184, 185, 185, 185, 185, 186, 186, 186, 187,
    187, 187, 187, 187, 188, 188, 189, 190, 191, 191, 191, 191, 191, 191, 191, 192, 193, 193, 193,
    193, 194, 194, 194, 194, 195, 196, 196, 196, 196, 197, 197, 198, 198, 199, 200, 200, 200, 201,
    201, 201, 201, 201, 201, 201, 201, 201, 202, 202, 202, 202, 202, 203, 204, 205, 205, 205, 206,
    206, 206, 206, 206, 206, 207, 207, 208, 208, 209, 209, 210, 210, 210, 210, 210, 210, 210, 210,
    210, 210, 210, 210, 210, 210, 210, 210, 210, 210, 210, 210, 210, 210, 211, 211, 211, 211, 211,
    211, 211, 211, 211, 211, 211, 211, 211, 211, 211, 212, 212, 213, 214, 214, 214, 214, 214, 214,
    214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214, 214,
    214, 214, 214, 214, 214, 214, 214, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 215,
    216, 216, 217, 217, 217, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218,
    218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 219, 219, 220, 220, 220,
    221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221,
    221, 221, 221, 221, 221, 221, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222,
    222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222,
    222, 222, 222, 223, 223, 224, 224, 224, 224, 224, 224, 224, 225, 225, 225, 225, 225, 225, 225,
    225, 225, 225, 225, 225, 225, 225, 225, 225, 225, 226, 226, 226, 227, 228, 228, 228, 228, 228,
    229, 229, 229, 229, 229, 229, 229, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230,
    230, 230, 231, 231, 231, 231, 231, 231, 231, 231, 231, 232, 232, 232, 232, 232, 232, 232, 232,
    232, 232, 232, 232, 232, 233, 233, 233, 233, 233, 233, 233, 233, 233, 233, 233, 233, 233, 233,
    233, 233, 233, 233, 233, 233, 233, 233, 233, 233, 233, 233, 233, 233, 233, 233, 234, 234, 235,
    235, 235, 236, 236, 236, 236, 236, 237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 237,
    237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 237,
    237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 238, 238, 239, 239, 239, 239, 239, 240, 241,
    241, 241, 242, 242, 242, 242, 242, 242, 242, 242, 242, 242, 242, 242, 242, 242, 242, 242, 242,
    242, 242, 242, 243, 244, 244, 244, 244, 244, 244, 244, 244, 244, 244, 244, 244, 245, 245, 245,
    245, 246, 246, 246, 246, 246, 246, 246, 247, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248,
    248, 248, 248, 248, 248, 249, 250, 251, 251, 251, 251, 251, 252, 252, 252, 252, 252, 252, 252,
    253, 253, 253, 253, 254, 254, 254, 254, 254, 254, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 256, 256, 257, 257, 257, 257, 258, 258, 259, 259, 260, 261, 262, 263, 264,
    265, 265, 265, 266, 267, 267, 267, 267, 268, 268, 268, 268, 269, 270, 271, 272, 272, 272, 272,
    272, 272, 272, 273, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274,
    274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274,
    274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274,
    274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274,
    274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274,
    274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 274, 275, 275,
    275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275,
    275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275,
    275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275, 275,
    275, 275, 275, 275, 275, 275, 275, 275, 276, 276, 276, 277, 277, 277, 277, 277, 277, 277, 277,
    277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277,
    277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277,
    277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 277, 278, 278, 278, 278, 278, 278,
    279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279,
    279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279,
    279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 279, 280, 280, 280, 280, 280, 280, 280, 280,
    280, 280, 280, 280, 280, 280, 280, 280, 280, 280, 280, 280, 280, 280, 280, 280, 280, 280, 280,
    280, 280, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281,
    281, 281, 281, 281, 281, 281, 281, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282,
    282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282,
    282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282,
    282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282,
    282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282,
    282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282,
    282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282, 282,
    282, 282, 282, 282, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283,
    283, 283, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284, 284,
    284, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 285, 286,
    287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287,
    287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287,
    287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287,
    287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 287, 288, 288, 288, 288, 288,
    288, 288, 288, 288, 288, 288, 288, 288, 288, 288, 288, 288, 288, 288, 288, 288, 288, 288, 288,
    288, 288, 288, 289, 289, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290,
    290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 290, 291, 292, 292, 292, 292, 292, 292, 292,
    292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292,
    292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292,
    292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292,
    292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292,
    292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292,
    292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292,
    292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292,
    292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292,
    292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292,
    292, 292, 292, 292, 293, 293, 293, 293, 294, 294, 295, 295, 295, 295, 295, 295, 295, 295, 295,
    296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296,
    296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296,
    296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296,
    296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 296, 297, 297, 297, 297, 297, 297, 297,
    297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297,
    297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297,
    297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297, 297,
    297, 297, 297, 297, 298, 298, 298, 298, 298, 298, 298, 299, 299, 299, 299, 299, 299, 299, 299,
    299, 299, 299, 299, 299, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300,
    300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300,
    300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300,
    300, 300, 300, 300, 300, 300, 301, 301, 301, 301, 301, 302, 302, 302, 302, 302, 302, 302, 302,
    302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302,
    302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 302,
    302, 302, 302, 302, 302, 302, 302, 302, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303,
    303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303,
    303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303,
    303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303,
    303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303,
    303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303,
    303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303,
    303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303,
    303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303,
    303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303,
    303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303,
    303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303,
    303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303,
    304, 304, 304, 304, 304, 304, 304, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305,
    305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305,
    305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305,
    305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305,
    305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 305, 306, 306, 306, 306, 306,
    306, 306, 306, 306, 306, 306, 306, 306, 306, 306, 306, 306, 306, 306, 306, 306, 306, 306, 306,
    307, 307, 307, 308, 308, 309, 309, 309, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310,
    310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310,
    310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310,
    310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310,
    310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310,
    311, 312, 312, 312, 312, 312, 312, 312, 312, 312, 312, 312, 312, 312, 312, 312, 312, 312, 312,
    312, 312, 312, 312, 312, 312, 312, 312, 312, 312, 312, 312,
  ]

  /// The formats as which the bytes can be read.
  static let containers: [UInt16] = [
    1626, 1636, 1636, 537, 1636, 1636, 1636, 1270, 1270, 1626, 1636, 1270, 52, 1636, 1626, 1636,
    1636, 1636, 1636, 1636, 1636, 1636, 1636, 503, 673, 52, 1636, 1636, 1636, 52, 52, 52, 52, 1636,
    1626, 1636, 1270, 1636, 1270, 1636, 1636, 1636, 1636, 1636, 1270, 1270, 1270, 1636, 1636, 1636,
    1636, 1636, 1270, 1270, 1636, 1636, 1636, 1636, 1636, 1636, 1636, 1636, 1270, 1626, 1636, 1636,
    1636, 1636, 1636, 1636, 1636, 1626, 1636, 1636, 1636, 1636, 1626, 1636, 1636, 1626, 1636, 1636,
    1626, 1636, 1636, 1636, 1636, 1636, 1636, 1636, 1636, 1636, 1636, 1636, 1636, 1636, 1636, 1636,
    1636, 1636, 1626, 1636, 1636, 1270, 1270, 1270, 1270, 1270, 1270, 1270, 1270, 1636, 1636, 1636,
    1636, 1636, 1636, 1636, 1636, 1636, 1636, 1270, 1636, 37, 1626, 37, 37, 1270, 1626, 1636, 1636,
    1626, 1626, 537, 1270, 1626, 1492, 744, 1492, 1492, 1492, 744, 744, 618, 1492, 1636, 1492, 37,
    1626, 1626, 1626, 1626, 1626, 1626, 1626, 52, 1626, 1626, 1636, 1626, 1626, 1626, 1626, 1636,
    1636, 52, 1626, 1626, 1626, 37, 1626, 37, 37, 37, 37, 1270, 1636, 1270, 1636, 1636, 1636, 1636,
    1636, 1626, 1636, 1626, 1636, 52, 1636, 1636, 1626, 537, 1636, 52, 1636, 1626, 1636, 1636, 1626,
    1636, 1626, 1626, 1626, 1636, 1636, 1492, 1492, 1492, 1492, 60, 537, 1636, 1626, 1626, 1270,
    1636, 1626, 1626, 1636, 1636, 1626, 1626, 1626, 1626, 1636, 744, 1636, 1636, 1626, 1636, 1626,
    37, 1492, 1636, 1626, 1492, 1270, 1626, 52, 1636, 1626, 1492, 1626, 1626, 1492, 1626, 52, 52,
    1492, 1626, 1626, 1626, 1636, 1626, 1636, 1626, 1626, 1636, 1626, 1636, 1626, 37, 37, 1636,
    1626, 1492, 1607, 1636, 1492, 1636, 1636, 1636, 1626, 1626, 1626, 1626, 1626, 1636, 37, 744, 37,
    37, 37, 1636, 1636, 1270, 1626, 1626, 1626, 1626, 1626, 2166, 1626, 2166, 2166, 2166, 2166,
    1626, 52, 2166, 2166, 52, 2166, 1626, 2166, 2166, 1626, 1626, 1626, 1626, 1626, 1626,
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
    .abw.gz
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
    .ag
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
    .amz
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
    .arb
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
    .bazel
    .bb
    .bbappend
    .bbclass
    .bbcode
    .bbx
    .bc
    .bcf
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
    .beancount
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
    .canvas
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
    .cbddlp
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
    .cdg
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
    .cia
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
    .ckpt
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
    .cpuprofile
    .cpy
    .cql
    .cr
    .cr2
    .cr3
    .cram
    .cramfs
    .crate
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
    .dax
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
    .egon
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
    .emp
    .emz
    .enc
    .enex
    .enl
    .enlx
    .ens
    .ent
    .entitlements
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
    .etheme
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
    .excalidraw
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
    .geo.json
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
    .gplt
    .gpm
    .gpr
    .gpt
    .gpx
    .gqf
    .gql
    .gqs
    .gr
    .gra
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
    .gx
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
    .hcal
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
    .heapsnapshot
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
    .hledger
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
    .ief
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
    .iso9660
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
    .jasp
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
    .jfr
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
    .jpr
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
    .kil
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
    .kpm
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
    .lbrn
    .lbrn2
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
    .ledger
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
    .lhz
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
    .loas
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
    .lrv
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
    .lwob
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
    .mindnode
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
    .mmb
    .mmcif
    .mmd
    .mmex
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
    .msod
    .msp
    .mspec
    .mss
    .msstyles
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
    .nki
    .nkm
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
    .oleo
    .oma
    .ome.tif
    .ome.tiff
    .omf
    .omg
    .omgrofl
    .omv
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
    .par2
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
    .pbit
    .pbix
    .pbl
    .pbm
    .pbp
    .pbt
    .pbtxt
    .pbxproj
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
    .phar
    .phm
    .pho
    .photon
    .php
    .php3
    .php4
    .php5
    .php7
    .php8
    .phps
    .phpt
    .phtml
    .phy
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
    .pla
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
    .py3x
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
    .qsf
    .qt
    .qti
    .qti.gz
    .qtif
    .qtl
    .qtvr
    .qtz
    .qvf
    .qvw
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
    .rdl
    .rdlc
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
    .rnote
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
    .rtx
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
    .smaf
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
    .smmx
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
    .stringsdict
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
    .svp
    .svs
    .svx
    .sw
    .swa
    .swap
    .swcrc
    .swf
    .swg
    .swift
    .swiftinterface
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
    .timeclock
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
    .twb
    .twbx
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
    .ust
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
    .vnt
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
    .vsqx
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
    .wsh
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
    .xbl
    .xbm
    .xbt
    .xc
    .xcat
    .xcconfig
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
    .xhe
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
    .xoj
    .xojo_code
    .xojo_menu
    .xojo_report
    .xojo_script
    .xojo_toolbar
    .xojo_window
    .xop
    .xopp
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
    .zim
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
    513, 517, 522, 528, 533, 538, 549, 555, 560, 565, 578, 586, 590, 595, 600, 606, 611, 618, 625,
    632, 639, 646, 651, 657, 663, 668, 673, 679, 687, 692, 699, 703, 708, 713, 718, 723, 728, 734,
    740, 745, 751, 756, 763, 768, 774, 779, 784, 789, 795, 800, 805, 815, 820, 825, 830, 839, 846,
    850, 855, 860, 866, 871, 886, 891, 896, 903, 908, 914, 919, 923, 929, 934, 940, 946, 953, 958,
    963, 967, 971, 976, 980, 986, 991, 997, 1002, 1009, 1029, 1034, 1039, 1043, 1048, 1054, 1059,
    1064, 1070, 1075, 1080, 1085, 1098, 1103, 1109, 1114, 1119, 1133, 1146, 1159, 1164, 1176, 1181,
    1187, 1193, 1198, 1207, 1213, 1219, 1225, 1230, 1235, 1241, 1246, 1255, 1265, 1278, 1288, 1302,
    1315, 1328, 1334, 1346, 1351, 1356, 1360, 1365, 1370, 1378, 1389, 1398, 1403, 1409, 1414, 1421,
    1426, 1431, 1436, 1442, 1447, 1452, 1459, 1467, 1472, 1477, 1481, 1486, 1492, 1498, 1503, 1512,
    1519, 1529, 1535, 1540, 1548, 1554, 1559, 1569, 1574, 1579, 1585, 1592, 1599, 1604, 1609, 1615,
    1620, 1626, 1631, 1636, 1642, 1647, 1654, 1662, 1668, 1675, 1680, 1685, 1690, 1695, 1700, 1705,
    1711, 1720, 1729, 1734, 1739, 1743, 1748, 1753, 1758, 1763, 1769, 1795, 1806, 1816, 1821, 1826,
    1832, 1838, 1844, 1849, 1854, 1860, 1867, 1872, 1878, 1883, 1889, 1893, 1898, 1903, 1908, 1913,
    1917, 1922, 1929, 1934, 1939, 1944, 1953, 1960, 1966, 1971, 1980, 1985, 1989, 1994, 1999, 2004,
    2009, 2015, 2021, 2024, 2028, 2033, 2038, 2043, 2051, 2056, 2062, 2070, 2075, 2080, 2086, 2091,
    2097, 2105, 2112, 2117, 2123, 2128, 2133, 2140, 2144, 2154, 2163, 2171, 2176, 2180, 2185, 2192,
    2198, 2205, 2212, 2217, 2222, 2227, 2233, 2239, 2244, 2248, 2254, 2265, 2270, 2279, 2284, 2288,
    2295, 2299, 2304, 2308, 2313, 2321, 2328, 2340, 2345, 2353, 2358, 2364, 2369, 2374, 2381, 2386,
    2393, 2398, 2403, 2407, 2412, 2417, 2424, 2435, 2440, 2447, 2455, 2464, 2469, 2476, 2483, 2488,
    2493, 2498, 2503, 2508, 2513, 2518, 2525, 2531, 2536, 2542, 2548, 2553, 2558, 2563, 2568, 2574,
    2579, 2584, 2588, 2594, 2599, 2604, 2609, 2614, 2621, 2626, 2630, 2635, 2643, 2648, 2654, 2659,
    2664, 2669, 2674, 2678, 2683, 2688, 2694, 2699, 2705, 2714, 2722, 2727, 2732, 2736, 2741, 2745,
    2750, 2755, 2762, 2767, 2772, 2785, 2797, 2808, 2813, 2817, 2822, 2827, 2832, 2837, 2842, 2847,
    2851, 2856, 2863, 2874, 2879, 2884, 2890, 2897, 2902, 2908, 2913, 2919, 2928, 2936, 2941, 2949,
    2954, 2961, 2966, 2974, 2979, 2991, 3000, 3012, 3018, 3024, 3029, 3034, 3042, 3047, 3053, 3062,
    3067, 3072, 3077, 3082, 3086, 3091, 3096, 3102, 3107, 3115, 3120, 3125, 3132, 3137, 3142, 3151,
    3156, 3161, 3166, 3171, 3178, 3183, 3188, 3194, 3199, 3204, 3209, 3219, 3228, 3235, 3240, 3245,
    3250, 3257, 3262, 3269, 3274, 3280, 3288, 3293, 3298, 3303, 3311, 3320, 3325, 3331, 3336, 3340,
    3345, 3350, 3355, 3362, 3367, 3373, 3378, 3382, 3387, 3392, 3398, 3407, 3412, 3418, 3423, 3428,
    3433, 3439, 3445, 3450, 3455, 3460, 3465, 3470, 3475, 3480, 3485, 3493, 3500, 3506, 3511, 3516,
    3520, 3525, 3531, 3535, 3540, 3546, 3551, 3555, 3560, 3565, 3579, 3585, 3592, 3599, 3604, 3609,
    3616, 3627, 3633, 3641, 3646, 3652, 3658, 3667, 3675, 3681, 3687, 3693, 3698, 3704, 3709, 3715,
    3720, 3725, 3732, 3742, 3747, 3752, 3757, 3762, 3767, 3772, 3777, 3782, 3787, 3793, 3798, 3804,
    3809, 3814, 3819, 3824, 3829, 3836, 3843, 3848, 3863, 3879, 3887, 3899, 3910, 3915, 3923, 3928,
    3937, 3943, 3949, 3955, 3966, 3974, 3981, 3989, 4000, 4015, 4021, 4026, 4031, 4043, 4047, 4057,
    4063, 4068, 4074, 4083, 4088, 4094, 4099, 4104, 4117, 4123, 4135, 4140, 4150, 4155, 4160, 4172,
    4177, 4182, 4186, 4191, 4196, 4202, 4210, 4217, 4224, 4229, 4241, 4249, 4254, 4259, 4268, 4273,
    4278, 4283, 4295, 4299, 4306, 4311, 4318, 4323, 4330, 4335, 4343, 4348, 4353, 4359, 4364, 4372,
    4377, 4382, 4391, 4402, 4407, 4412, 4418, 4423, 4427, 4432, 4438, 4443, 4448, 4453, 4457, 4462,
    4468, 4473, 4478, 4483, 4488, 4494, 4499, 4505, 4512, 4535, 4540, 4545, 4550, 4555, 4560, 4564,
    4569, 4574, 4579, 4584, 4589, 4594, 4599, 4612, 4616, 4622, 4627, 4635, 4640, 4643, 4654, 4658,
    4663, 4668, 4673, 4678, 4683, 4688, 4693, 4698, 4703, 4708, 4713, 4725, 4731, 4736, 4742, 4747,
    4757, 4763, 4768, 4778, 4783, 4787, 4799, 4807, 4812, 4817, 4822, 4827, 4832, 4837, 4842, 4847,
    4853, 4858, 4863, 4867, 4872, 4877, 4883, 4888, 4893, 4898, 4903, 4908, 4913, 4918, 4923, 4927,
    4932, 4937, 4942, 4947, 4952, 4958, 4963, 4968, 4977, 4984, 4990, 4995, 5006, 5015, 5020, 5025,
    5034, 5046, 5064, 5072, 5077, 5083, 5088, 5093, 5100, 5105, 5110, 5116, 5121, 5126, 5131, 5136,
    5143, 5147, 5152, 5157, 5162, 5169, 5174, 5180, 5185, 5196, 5207, 5212, 5224, 5230, 5236, 5245,
    5254, 5263, 5269, 5274, 5279, 5284, 5290, 5295, 5300, 5312, 5318, 5323, 5328, 5332, 5337, 5342,
    5347, 5352, 5357, 5362, 5367, 5374, 5378, 5383, 5392, 5404, 5410, 5416, 5421, 5426, 5431, 5436,
    5441, 5447, 5460, 5478, 5484, 5494, 5499, 5503, 5511, 5516, 5521, 5532, 5542, 5552, 5557, 5562,
    5567, 5575, 5580, 5585, 5590, 5596, 5601, 5608, 5613, 5618, 5623, 5628, 5633, 5638, 5643, 5648,
    5653, 5658, 5663, 5668, 5673, 5678, 5683, 5688, 5694, 5699, 5704, 5711, 5717, 5723, 5728, 5734,
    5740, 5744, 5749, 5754, 5763, 5771, 5779, 5784, 5789, 5794, 5800, 5805, 5810, 5815, 5820, 5824,
    5829, 5834, 5839, 5844, 5849, 5857, 5862, 5869, 5876, 5880, 5885, 5888, 5893, 5898, 5903, 5909,
    5914, 5919, 5923, 5929, 5937, 5941, 5946, 5957, 5968, 5979, 5984, 5992, 6000, 6005, 6012, 6017,
    6022, 6027, 6032, 6037, 6042, 6047, 6053, 6061, 6066, 6072, 6081, 6095, 6100, 6105, 6110, 6116,
    6121, 6126, 6131, 6136, 6141, 6147, 6152, 6158, 6162, 6167, 6172, 6177, 6182, 6189, 6193, 6198,
    6203, 6210, 6218, 6225, 6230, 6235, 6239, 6246, 6261, 6274, 6280, 6285, 6290, 6296, 6302, 6313,
    6318, 6323, 6328, 6334, 6339, 6345, 6350, 6355, 6369, 6374, 6381, 6386, 6391, 6396, 6401, 6406,
    6411, 6416, 6425, 6433, 6439, 6449, 6458, 6464, 6474, 6483, 6489, 6493, 6498, 6510, 6515, 6521,
    6526, 6533, 6537, 6542, 6547, 6552, 6558, 6567, 6572, 6578, 6583, 6587, 6592, 6597, 6605, 6610,
    6615, 6620, 6625, 6630, 6635, 6641, 6645, 6651, 6660, 6665, 6677, 6682, 6688, 6693, 6698, 6706,
    6717, 6722, 6727, 6732, 6737, 6744, 6749, 6753, 6758, 6763, 6768, 6771, 6776, 6781, 6786, 6791,
    6796, 6801, 6806, 6811, 6816, 6821, 6826, 6831, 6835, 6840, 6848, 6853, 6864, 6869, 6874, 6879,
    6885, 6892, 6899, 6904, 6908, 6913, 6922, 6927, 6932, 6937, 6941, 6947, 6953, 6961, 6966, 6973,
    6981, 6985, 6990, 6995, 7000, 7005, 7010, 7015, 7026, 7031, 7040, 7049, 7054, 7058, 7063, 7068,
    7078, 7083, 7088, 7093, 7097, 7103, 7109, 7114, 7119, 7124, 7129, 7134, 7139, 7144, 7150, 7154,
    7159, 7164, 7170, 7179, 7184, 7190, 7195, 7201, 7205, 7210, 7216, 7225, 7237, 7250, 7255, 7260,
    7266, 7271, 7276, 7282, 7288, 7293, 7298, 7303, 7309, 7314, 7319, 7324, 7329, 7333, 7338, 7343,
    7348, 7355, 7360, 7365, 7370, 7375, 7380, 7384, 7390, 7396, 7402, 7408, 7413, 7419, 7424, 7431,
    7441, 7445, 7450, 7455, 7460, 7465, 7470, 7476, 7481, 7486, 7490, 7494, 7500, 7507, 7512, 7517,
    7522, 7527, 7531, 7536, 7541, 7546, 7555, 7560, 7568, 7578, 7583, 7589, 7594, 7599, 7604, 7609,
    7615, 7620, 7625, 7630, 7635, 7640, 7645, 7650, 7654, 7659, 7664, 7670, 7675, 7681, 7685, 7691,
    7696, 7701, 7704, 7709, 7713, 7718, 7722, 7727, 7732, 7737, 7745, 7750, 7757, 7763, 7768, 7774,
    7778, 7783, 7788, 7793, 7799, 7804, 7809, 7814, 7822, 7827, 7832, 7837, 7845, 7850, 7855, 7860,
    7866, 7871, 7880, 7885, 7891, 7896, 7903, 7909, 7913, 7918, 7927, 7933, 7938, 7943, 7948, 7956,
    7962, 7968, 7975, 7980, 7990, 8003, 8010, 8015, 8020, 8028, 8033, 8041, 8050, 8055, 8060, 8070,
    8079, 8085, 8090, 8095, 8099, 8104, 8110, 8114, 8119, 8125, 8130, 8135, 8140, 8146, 8151, 8156,
    8160, 8165, 8170, 8175, 8180, 8186, 8197, 8208, 8213, 8218, 8223, 8228, 8235, 8240, 8247, 8252,
    8258, 8264, 8271, 8278, 8284, 8289, 8297, 8302, 8307, 8312, 8317, 8322, 8327, 8332, 8337, 8342,
    8346, 8351, 8356, 8361, 8366, 8371, 8380, 8390, 8399, 8403, 8408, 8415, 8423, 8429, 8437, 8441,
    8446, 8451, 8456, 8461, 8466, 8471, 8476, 8482, 8491, 8501, 8506, 8512, 8517, 8522, 8527, 8532,
    8537, 8542, 8547, 8551, 8556, 8563, 8571, 8583, 8592, 8600, 8609, 8619, 8624, 8630, 8635, 8640,
    8646, 8653, 8661, 8666, 8671, 8678, 8682, 8687, 8700, 8705, 8710, 8719, 8727, 8736, 8741, 8747,
    8752, 8757, 8762, 8767, 8773, 8778, 8785, 8797, 8804, 8809, 8814, 8819, 8824, 8830, 8835, 8840,
    8847, 8851, 8856, 8861, 8866, 8871, 8875, 8880, 8885, 8889, 8894, 8900, 8904, 8910, 8913, 8918,
    8924, 8930, 8936, 8942, 8948, 8952, 8956, 8961, 8965, 8971, 8976, 8981, 8987, 8993, 9006, 9018,
    9023, 9028, 9034, 9038, 9044, 9049, 9054, 9058, 9063, 9069, 9074, 9079, 9083, 9088, 9093, 9099,
    9105, 9111, 9116, 9121, 9126, 9131, 9136, 9141, 9155, 9161, 9167, 9174, 9180, 9187, 9193, 9198,
    9204, 9209, 9217, 9222, 9227, 9232, 9237, 9241, 9246, 9251, 9256, 9261, 9268, 9273, 9279, 9286,
    9290, 9295, 9302, 9311, 9316, 9322, 9329, 9333, 9340, 9346, 9350, 9355, 9361, 9367, 9372, 9379,
    9384, 9389, 9394, 9399, 9404, 9408, 9417, 9422, 9427, 9432, 9437, 9442, 9448, 9453, 9461, 9467,
    9473, 9483, 9493, 9504, 9513, 9522, 9533, 9544, 9551, 9557, 9565, 9571, 9575, 9580, 9585, 9590,
    9595, 9600, 9606, 9611, 9615, 9621, 9627, 9632, 9636, 9641, 9646, 9649, 9654, 9658, 9663, 9668,
    9674, 9679, 9684, 9692, 9697, 9702, 9708, 9719, 9724, 9729, 9734, 9740, 9745, 9751, 9756, 9762,
    9768, 9773, 9778, 9783, 9788, 9793, 9799, 9804, 9809, 9814, 9819, 9824, 9828, 9833, 9838, 9846,
    9851, 9861, 9871, 9876, 9881, 9885, 9890, 9896, 9901, 9906, 9911, 9916, 9922, 9928, 9933, 9937,
    9942, 9947, 9952, 9957, 9961, 9967, 9971, 9977, 9982, 9987, 9993, 9999, 10004, 10009, 10016,
    10022, 10027, 10032, 10037, 10042, 10050, 10055, 10060, 10065, 10070, 10081, 10086, 10091,
    10096, 10100, 10105, 10111, 10118, 10123, 10129, 10135, 10141, 10146, 10152, 10157, 10165,
    10170, 10177, 10182, 10187, 10192, 10197, 10202, 10211, 10217, 10222, 10228, 10234, 10238,
    10244, 10249, 10260, 10265, 10270, 10277, 10282, 10287, 10292, 10297, 10303, 10308, 10318,
    10325, 10332, 10340, 10345, 10350, 10355, 10360, 10365, 10375, 10384, 10390, 10395, 10400,
    10404, 10410, 10416, 10421, 10426, 10431, 10436, 10441, 10446, 10452, 10457, 10462, 10467,
    10472, 10477, 10480, 10484, 10489, 10494, 10499, 10504, 10509, 10515, 10520, 10526, 10531,
    10538, 10543, 10549, 10554, 10560, 10572, 10577, 10582, 10587, 10593, 10600, 10610, 10615,
    10622, 10627, 10632, 10637, 10644, 10657, 10662, 10668, 10675, 10680, 10685, 10690, 10697,
    10705, 10712, 10722, 10728, 10733, 10737, 10742, 10747, 10753, 10758, 10763, 10768, 10776,
    10782, 10790, 10796, 10805, 10810, 10815, 10820, 10826, 10831, 10836, 10842, 10848, 10854,
    10859, 10864, 10869, 10874, 10879, 10883, 10888, 10895, 10899, 10907, 10915, 10920, 10925,
    10930, 10937, 10946, 10954, 10959, 10965, 10970, 10977, 10982, 10988, 11000, 11017, 11031,
    11038, 11045, 11052, 11060, 11069, 11077, 11086, 11097, 11102, 11108, 11115, 11123, 11129,
    11134, 11139, 11144, 11148, 11153, 11158, 11163, 11169, 11174, 11179, 11184, 11187, 11192,
    11196, 11201, 11206, 11214, 11219, 11224, 11233, 11238, 11243, 11249, 11254, 11262, 11272,
    11277, 11284, 11290, 11297, 11304, 11309, 11317, 11326, 11336, 11341, 11346, 11351, 11362,
    11373, 11384, 11395, 11406, 11417, 11422, 11427, 11432, 11438, 11443, 11447, 11452, 11457,
    11462, 11467, 11472, 11477, 11481, 11486, 11492, 11497, 11502, 11507, 11512, 11517, 11522,
    11527, 11532, 11537, 11541, 11546, 11551, 11556, 11561, 11565, 11570, 11575, 11580, 11585,
    11590, 11596, 11601, 11607, 11612, 11616, 11623, 11628, 11633, 11636, 11641, 11645, 11652,
    11661, 11667, 11672, 11679, 11687, 11695, 11705, 11713, 11720, 11727, 11735, 11740, 11745,
    11750, 11755, 11760, 11765, 11771, 11778, 11783, 11787, 11792, 11797, 11802, 11808, 11816,
    11821, 11826, 11832, 11840, 11846, 11861, 11866, 11871, 11877, 11882, 11887, 11892, 11897,
    11902, 11906, 11911, 11916, 11921, 11926, 11931, 11942, 11950, 11959, 11964, 11970, 11975,
    11981, 11986, 11992, 12000, 12006, 12011, 12016, 12024, 12030, 12036, 12046, 12055, 12060,
    12071, 12087, 12095, 12101, 12105, 12111, 12116, 12121, 12129, 12134, 12139, 12144, 12150,
    12159, 12164, 12172, 12178, 12187, 12192, 12198, 12206, 12212, 12221, 12229, 12242, 12248,
    12252, 12257, 12262, 12269, 12277, 12282, 12287, 12292, 12304, 12309, 12314, 12319, 12323,
    12328, 12334, 12339, 12344, 12349, 12354, 12359, 12364, 12370, 12382, 12388, 12393, 12402,
    12409, 12414, 12422, 12426, 12431, 12436, 12442, 12447, 12452, 12458, 12463, 12467, 12472,
    12478, 12483, 12487, 12492, 12499, 12504, 12510, 12515, 12521, 12526, 12531, 12534, 12539,
    12544, 12549, 12554, 12559, 12564, 12568, 12573, 12578, 12583, 12588, 12594, 12599, 12603,
    12608, 12613, 12619, 12623, 12628, 12633, 12638, 12643, 12648, 12653, 12658, 12662, 12666,
    12671, 12676, 12684, 12691, 12697, 12703, 12709, 12714, 12721, 12726, 12731, 12737, 12747,
    12754, 12760, 12765, 12773, 12783, 12788, 12793, 12800, 12806, 12816, 12823, 12828, 12834,
    12842, 12847, 12857, 12863, 12870, 12883, 12891, 12899, 12905, 12911, 12916, 12925, 12933,
    12942, 12946, 12951, 12956, 12962, 12970, 12975, 12984, 12989, 12993, 12998, 13003, 13008,
    13017, 13022, 13028, 13040, 13045, 13051, 13059, 13067, 13072, 13077, 13086, 13095, 13099,
    13104, 13109, 13114, 13123, 13128, 13133, 13138, 13143, 13148, 13153, 13158, 13164, 13170,
    13177, 13187, 13192, 13197, 13205, 13212, 13217, 13223, 13228, 13233, 13237, 13242, 13253,
    13258, 13267, 13273, 13279, 13286, 13300, 13307, 13317, 13323, 13330, 13334, 13339, 13344,
    13349, 13353, 13358, 13363, 13368, 13379, 13384, 13389, 13394, 13399, 13404, 13411, 13416,
    13421, 13427, 13433, 13438, 13443, 13449, 13455, 13461, 13471, 13478, 13487, 13493, 13498,
    13505, 13510, 13515, 13520, 13526, 13532, 13539, 13545, 13552, 13557, 13561, 13567, 13572,
    13577, 13583, 13591, 13599, 13605, 13611, 13617, 13622, 13628, 13633, 13639, 13645, 13649,
    13654, 13659, 13666, 13672, 13677, 13686, 13691, 13696, 13701, 13706, 13710, 13716, 13722,
    13728, 13733, 13740, 13745, 13751, 13756, 13761, 13766, 13771, 13777, 13782, 13788, 13793,
    13798, 13803, 13808, 13813, 13818, 13823, 13828, 13833, 13837, 13842, 13848, 13862, 13879,
    13884, 13889, 13896, 13902, 13910, 13922, 13933, 13938, 13946, 13952, 13957, 13963, 13968,
    13974, 13982, 13991, 13996, 14002, 14008, 14013, 14021, 14026, 14031, 14038, 14043, 14049,
    14056, 14064, 14068, 14073, 14078, 14083, 14089, 14094, 14099, 14105, 14111, 14116, 14121,
    14126, 14131, 14137, 14144, 14149, 14155, 14161, 14167, 14172, 14177, 14182, 14188, 14193,
    14199, 14204, 14209, 14215, 14220, 14225, 14230, 14235, 14240, 14246, 14251, 14256, 14261,
    14266, 14271, 14276, 14281, 14286, 14291, 14297, 14304, 14309, 14315, 14323, 14334, 14339,
    14345, 14349, 14354, 14360, 14366, 14371, 14378, 14384, 14389, 14394, 14403, 14408, 14413,
    14419, 14431, 14436, 14441, 14447, 14452, 14459, 14464, 14474, 14479, 14485, 14490, 14495,
    14499, 14504, 14509, 14514, 14520, 14525, 14530, 14535, 14540, 14544, 14549, 14554, 14559,
    14566, 14571, 14576, 14582, 14592, 14602, 14608, 14612, 14617, 14622, 14627, 14632, 14636,
    14641, 14646, 14651, 14656, 14661, 14666, 14671, 14676, 14682, 14688, 14693, 14698, 14703,
    14708, 14713, 14717, 14722, 14727, 14734, 14739, 14745, 14750, 14757, 14760, 14768, 14772,
    14777, 14785, 14790, 14796, 14802, 14810, 14816, 14820, 14825, 14831, 14836, 14841, 14846,
    14850, 14855, 14860, 14865, 14870, 14875, 14880, 14885, 14890, 14898, 14904, 14912, 14917,
    14922, 14926, 14935, 14940, 14945, 14950, 14956, 14961, 14966, 14974, 14983, 14991, 14996,
    15003, 15008, 15012, 15017, 15022, 15027, 15031, 15036, 15043, 15050, 15061, 15066, 15072,
    15076, 15081, 15086, 15091, 15100, 15108, 15116, 15122, 15129, 15134, 15140, 15145, 15151,
    15156, 15161, 15166, 15175, 15180, 15185, 15189, 15196, 15201, 15206, 15212, 15217, 15222,
    15227, 15232, 15236, 15242, 15252, 15259, 15264, 15271, 15276, 15281, 15286, 15290, 15295,
    15299, 15304, 15309, 15316, 15322, 15327, 15332, 15337, 15342, 15348, 15353, 15358, 15364,
    15369, 15374, 15379, 15387, 15392, 15397, 15402, 15406, 15412, 15417, 15422, 15426, 15435,
    15442, 15450, 15457, 15464, 15472, 15477, 15482, 15487, 15492, 15497, 15501, 15506, 15511,
    15515, 15520, 15523, 15528, 15533, 15538, 15543, 15548, 15553, 15558, 15567, 15572, 15577,
    15582, 15587, 15592, 15597, 15602, 15607, 15612, 15618, 15623, 15628, 15633, 15639, 15644,
    15649, 15654, 15659, 15664, 15676, 15681, 15686, 15691, 15696, 15701, 15706, 15711, 15717,
    15722, 15727, 15732, 15737, 15742, 15747, 15752, 15757, 15761, 15766, 15772, 15777, 15786,
    15796, 15801, 15806, 15815, 15820, 15825, 15833, 15841, 15849, 15858, 15864, 15869, 15874,
    15879, 15885, 15890, 15902, 15910, 15919, 15924, 15929, 15935, 15940, 15945, 15951, 15956,
    15962, 15967, 15973, 15978, 15983, 15988, 15993, 15998, 16003, 16008, 16013, 16018, 16023,
    16036, 16041, 16047, 16052, 16057, 16061, 16066, 16074, 16079, 16088, 16093, 16098, 16103,
    16108, 16113, 16118, 16123, 16128, 16133, 16138, 16143, 16151, 16156, 16161, 16166, 16178,
    16183, 16189, 16194, 16199, 16203, 16208, 16213, 16219, 16224, 16233, 16237, 16243, 16249,
    16252, 16257, 16262, 16267, 16272, 16276, 16280, 16285, 16290, 16295, 16300, 16305, 16309,
    16314, 16319, 16324, 16329, 16334, 16338, 16346, 16354, 16359, 16364, 16370, 16379, 16390,
    16396, 16401, 16406, 16413, 16418, 16423, 16428, 16434, 16439, 16445, 16454, 16462, 16468,
    16477, 16482, 16490, 16496, 16501, 16508, 16520, 16526, 16531, 16536, 16540, 16545, 16550,
    16555, 16561, 16567, 16572, 16577, 16582, 16587, 16594, 16603, 16607, 16614, 16619, 16624,
    16629, 16635, 16643, 16651, 16656, 16661, 16666, 16674, 16681, 16686, 16691, 16698, 16704,
    16709, 16715, 16722, 16727, 16731, 16739, 16744, 16749, 16754, 16760, 16765, 16770, 16779,
    16787, 16795, 16803, 16808, 16813, 16818, 16823, 16828, 16835, 16842, 16847, 16852, 16857,
    16863, 16867, 16872, 16877, 16882, 16887, 16892, 16897, 16902, 16907, 16912, 16917, 16922,
    16929, 16934, 16938, 16943, 16948, 16954, 16959, 16964, 16972, 16977, 16983, 16989, 16995,
    17001, 17007, 17013, 17019, 17026, 17031, 17035, 17040, 17045, 17050, 17055, 17062, 17070,
    17076, 17083, 17090, 17095, 17100, 17106, 17111, 17116, 17121, 17126, 17130, 17135, 17140,
    17145, 17150, 17155, 17164, 17169, 17178, 17183, 17191, 17201, 17206, 17211, 17215, 17220,
    17225, 17230, 17239, 17249, 17254, 17259, 17264, 17269, 17274, 17281, 17286, 17291, 17296,
    17302, 17307, 17314, 17319, 17331, 17336, 17341, 17345, 17350, 17355, 17360, 17365, 17371,
    17376, 17381, 17387, 17392, 17397, 17403, 17408, 17413, 17422, 17427, 17432, 17437, 17442,
    17447, 17452, 17458, 17462, 17467, 17477, 17483, 17490, 17499, 17505, 17510, 17517, 17522,
    17528, 17533, 17542, 17551, 17561, 17569, 17574, 17580, 17586, 17591, 17599, 17603, 17608,
    17613, 17618, 17624, 17629, 17634, 17639, 17644, 17650, 17655, 17661, 17667, 17672, 17678,
    17684, 17689, 17693, 17698, 17703, 17710, 17717, 17722, 17727, 17732, 17740, 17747, 17756,
    17763, 17768, 17773, 17778, 17786, 17794, 17799, 17804, 17815, 17825, 17834, 17840, 17848,
    17860, 17867, 17874, 17882, 17887, 17892, 17897, 17902, 17907, 17912, 17916, 17924, 17931,
    17936, 17944, 17949, 17954, 17960, 17965, 17971, 17976, 17984, 17990, 17996, 18004, 18010,
    18016, 18021, 18027, 18032, 18042, 18052, 18061, 18067, 18073, 18079, 18084, 18089, 18094,
    18099, 18103, 18108, 18114, 18119, 18124, 18130, 18136, 18141, 18146, 18151, 18156, 18160,
    18165, 18173, 18179, 18184, 18190, 18196, 18201, 18206, 18211, 18215, 18220, 18225, 18230,
    18235, 18239, 18244, 18249, 18254, 18259, 18264, 18269, 18273, 18278, 18284, 18289, 18294,
    18299, 18305, 18310, 18315, 18321, 18326, 18331, 18337, 18342, 18348, 18353, 18358, 18363,
    18368, 18371, 18376, 18382, 18386, 18391, 18396, 18401, 18408, 18413, 18418, 18422, 18428,
    18435, 18440, 18444, 18449, 18454, 18459, 18464, 18469, 18475, 18482, 18487, 18491, 18496,
    18500, 18505, 18510, 18516, 18528, 18538, 18543, 18548, 18552, 18557, 18562, 18567, 18572,
    18577, 18581, 18586, 18590, 18595, 18603, 18609, 18614, 18620, 18625, 18630, 18635, 18640,
    18645, 18650, 18655, 18660, 18665, 18670, 18673, 18678, 18683, 18687, 18691, 18696, 18700,
    18706, 18711, 18717, 18723, 18732, 18741, 18751, 18756, 18762, 18767, 18772, 18782, 18787,
    18803, 18822, 18831, 18839, 18844, 18851, 18855, 18862, 18867, 18874, 18879, 18886, 18893,
    18898, 18906, 18914, 18925, 18930, 18935, 18941, 18948, 18954, 18958, 18965, 18976, 18980,
    18985, 18992, 18997, 19002, 19008, 19013, 19019, 19025, 19030, 19035, 19040, 19044, 19053,
    19060, 19068, 19073, 19080, 19085, 19091, 19097, 19102, 19109, 19117, 19123, 19128, 19133,
    19138, 19152, 19160, 19170, 19175, 19180, 19186, 19196, 19206, 19213, 19219, 19229, 19235,
    19241, 19246, 19251, 19257, 19262, 19268, 19273, 19278, 19282, 19287, 19293, 19299, 19305,
    19311, 19317, 19327, 19334, 19339, 19345, 19351, 19356, 19361, 19366, 19371, 19375, 19380,
    19386, 19392, 19396, 19401, 19406, 19411, 19416, 19422, 19426, 19431, 19438, 19443, 19450,
    19455, 19460, 19465, 19470, 19476, 19481, 19486, 19491, 19496, 19501, 19508, 19513, 19518,
    19523, 19528, 19535, 19540, 19550, 19556, 19561, 19566, 19571, 19577, 19583, 19588, 19593,
    19597, 19602, 19610, 19615, 19620, 19627, 19632, 19641, 19649, 19658, 19667, 19672, 19682,
    19688, 19694, 19699, 19704, 19710, 19714, 19718, 19725, 19730, 19735, 19741, 19746, 19751,
    19757, 19762, 19767, 19776, 19781, 19785, 19790, 19795, 19800, 19804, 19810, 19815, 19822,
    19831, 19836, 19849, 19853, 19859, 19864, 19869, 19874, 19879, 19884, 19889, 19893, 19898,
    19903, 19907, 19918, 19923, 19927, 19932, 19937, 19943, 19948, 19952, 19957, 19962, 19975,
    19981, 19989, 19994, 20000, 20005, 20011, 20019, 20024, 20029, 20036, 20048, 20053, 20063,
    20073, 20083, 20089, 20094, 20100, 20105, 20111, 20115, 20120, 20125, 20133, 20138, 20143,
    20149, 20154, 20159, 20164, 20169, 20173, 20179, 20184, 20190, 20197, 20204, 20209, 20214,
    20219, 20227, 20232, 20237, 20245, 20252, 20265, 20276, 20281, 20289, 20294, 20299, 20304,
    20316, 20328, 20335, 20341, 20346, 20351, 20358, 20365, 20370, 20376, 20381, 20386, 20393,
    20397, 20402, 20407, 20412, 20417, 20422, 20427, 20432, 20437, 20442, 20448, 20454, 20459,
    20464, 20469, 20474, 20479, 20484, 20489, 20494, 20499, 20505, 20512, 20518, 20524, 20530,
    20536, 20542, 20547, 20556, 20564, 20572, 20582, 20597, 20603, 20607, 20612, 20617, 20622,
    20627, 20638, 20646, 20651, 20656, 20661, 20665, 20670, 20675, 20680, 20685, 20690, 20695,
    20701, 20706, 20711, 20715, 20727, 20734, 20739, 20745, 20751, 20759, 20767, 20778, 20784,
    20792, 20800, 20808, 20815, 20821, 20827, 20832, 20840, 20845, 20850, 20858, 20863, 20869,
    20876, 20881, 20886, 20890, 20896, 20901, 20906, 20913, 20918, 20923, 20928, 20933, 20939,
    20944, 20949, 20955, 20960, 20966, 20971, 20975, 20980, 20984, 20989, 20994, 20999, 21004,
    21012, 21017, 21022, 21027, 21032, 21037, 21041, 21046, 21051, 21058, 21063, 21068, 21076,
    21084, 21090, 21098, 21104, 21111, 21117, 21124, 21129, 21134, 21143, 21154, 21160, 21165,
    21170, 21177, 21182, 21186, 21191, 21197, 21204, 21209, 21214, 21219, 21224, 21230, 21238,
    21246, 21251, 21256, 21262, 21267, 21272, 21278, 21284, 21289, 21296, 21301, 21312, 21318,
    21326, 21331, 21336, 21342, 21347, 21353, 21362, 21372, 21377, 21384, 21389, 21397, 21401,
    21409, 21414, 21419, 21424, 21428, 21436, 21450, 21463, 21468, 21473, 21479, 21490, 21500,
    21511, 21521, 21526, 21532, 21537, 21542, 21547, 21554, 21560, 21565, 21570, 21575, 21580,
    21585, 21594, 21600, 21605, 21610, 21615, 21620, 21626, 21631, 21639, 21655, 21667, 21676,
    21685, 21698, 21708, 21717, 21727, 21733, 21743, 21748, 21753, 21758, 21763, 21772, 21778,
    21784, 21789, 21794, 21799, 21804, 21809, 21814, 21819, 21824, 21828, 21833, 21838, 21845,
    21851, 21856, 21861, 21867, 21873, 21878, 21883, 21888, 21892, 21898, 21904, 21910, 21915,
    21920, 21925, 21931, 21937, 21942, 21949, 21954, 21959, 21964, 21969, 21975, 21982, 21994,
    21999, 22005, 22013, 22019, 22024, 22032, 22041, 22054, 22060, 22069, 22074, 22079, 22084,
    22090, 22097, 22102, 22117, 22139, 22157, 22178, 22194, 22209, 22223, 22241, 22258, 22276,
    22293, 22309, 22324, 22343, 22360, 22377, 22383, 22388, 22393, 22400, 22405, 22411, 22415,
    22424, 22432, 22437, 22442, 22450, 22455, 22460, 22468, 22474, 22479, 22484, 22494, 22499,
    22504, 22509, 22513, 22518, 22524, 22531, 22536, 22541, 22548, 22564, 22570, 22575, 22580,
    22585, 22590, 22595, 22600, 22605, 22610, 22615, 22620, 22625, 22630, 22636, 22645, 22653,
    22661, 22666, 22673, 22678, 22683, 22687, 22692, 22695, 22699, 22704, 22708, 22713, 22718,
    22723, 22729, 22734, 22739, 22747, 22752, 22759, 22764, 22769, 22775, 22780, 22788, 22796,
    22805, 22814, 22822, 22831, 22839, 22848, 22858, 22867, 22876, 22884, 22892, 22900, 22907,
    22916, 22926, 22933, 22941, 22950, 22955, 22960, 22965, 22970, 22975, 22981, 22987, 22992,
    22997, 23002, 23007, 23015, 23020, 23026, 23031, 23036, 23041, 23045, 23050, 23056, 23060,
    23065, 23074, 23079, 23090, 23097, 23107, 23113, 23119, 23124, 23130, 23139, 23145, 23155,
    23164, 23175, 23179, 23184, 23192, 23197, 23207, 23218, 23227, 23243, 23250, 23258, 23263,
    23268, 23274, 23279, 23284, 23291, 23302, 23307, 23313, 23319, 23324, 23332, 23337, 23342,
    23348, 23353, 23358, 23363, 23369, 23375, 23380, 23391, 23398, 23402, 23406, 23411, 23417,
    23422, 23427, 23431, 23436, 23442, 23453, 23458, 23464, 23469, 23481, 23486, 23491, 23497,
    23512, 23523, 23532, 23538, 23543, 23548, 23554, 23559, 23566, 23571, 23576, 23582, 23588,
    23594, 23600, 23614, 23620, 23630, 23639, 23644, 23648, 23653, 23659, 23664, 23669, 23674,
    23679, 23684, 23689, 23693, 23698, 23703, 23708, 23714, 23720, 23725, 23731, 23740, 23750,
    23755, 23762, 23767, 23772, 23776, 23789, 23795, 23810, 23815, 23820, 23825, 23831, 23836,
    23841, 23846, 23851, 23856, 23861, 23866, 23871, 23877, 23882, 23887, 23891, 23896, 23902,
    23907, 23913, 23919, 23924, 23929, 23934, 23942, 23947, 23952, 23959, 23964, 23969, 23974,
    23981, 23986, 23992, 23997, 24000, 24005, 24010, 24018, 24023, 24027, 24032, 24038, 24043,
    24049, 24054, 24059, 24064, 24069, 24075, 24080, 24086, 24093, 24098, 24102, 24107, 24112,
    24117, 24121, 24127, 24132, 24137, 24143, 24148, 24153, 24158, 24163, 24169, 24176, 24185,
    24199, 24209, 24214, 24219, 24223, 24229, 24234, 24239, 24245, 24250, 24255, 24259, 24265,
    24270, 24276, 24281, 24287, 24292, 24297, 24303, 24309, 24315, 24320, 24325, 24330, 24337,
    24344, 24349, 24354, 24358, 24363, 24368, 24373, 24378, 24383, 24388, 24393, 24398, 24403,
    24408, 24413, 24418, 24423, 24429, 24435, 24441, 24447, 24453, 24459, 24465, 24471, 24477,
    24483, 24489, 24495, 24501, 24507, 24512, 24517, 24521, 24524, 24529, 24534, 24539, 24545,
    24551, 24557, 24563, 24567, 24572, 24577, 24582, 24590, 24595, 24601, 24615, 24620, 24628,
    24633, 24637, 24642, 24648, 24655, 24660, 24668, 24673, 24681, 24686, 24691, 24699, 24704,
    24709, 24714, 24723, 24728, 24733, 24739, 24744, 24749, 24754, 24759, 24764, 24769, 24774,
    24783, 24790, 24796, 24804, 24808, 24813, 24818, 24823, 24828, 24833, 24838, 24842, 24847,
    24853, 24859, 24865, 24870, 24875, 24880, 24887, 24892, 24897, 24902, 24906, 24911, 24918,
    24924, 24929, 24936, 24941, 24946, 24952, 24957, 24962, 24967, 24971, 24976, 24982, 24987,
    24992, 24998, 25003, 25008, 25013, 25018, 25024, 25029, 25034, 25038, 25043, 25048, 25053,
    25058, 25063, 25068, 25073, 25078, 25083, 25088, 25094, 25099, 25104, 25108, 25114, 25119,
    25125, 25131, 25136, 25141, 25150, 25156, 25170, 25176, 25181, 25193, 25199, 25205, 25210,
    25216, 25228, 25234, 25240, 25245, 25250, 25255, 25260, 25265, 25270, 25275, 25280, 25285,
    25290, 25295, 25300, 25305, 25309, 25314, 25318, 25323, 25329, 25334, 25340, 25344, 25347,
    25352, 25357, 25363, 25368, 25373, 25378, 25384, 25393, 25399, 25405, 25410, 25418, 25423,
    25429, 25434, 25439, 25444, 25449, 25454, 25459, 25465, 25470, 25476, 25482, 25487, 25494,
    25499, 25504, 25509, 25514, 25519, 25524, 25530, 25538, 25550, 25558, 25564, 25577, 25583,
    25595, 25600, 25604, 25610, 25615, 25623, 25628, 25632, 25637, 25643, 25648, 25653, 25659,
    25669, 25674, 25679, 25686, 25692, 25697, 25703, 25711, 25720, 25725, 25730, 25735, 25740,
    25745, 25757, 25762, 25767, 25772, 25777, 25781, 25786, 25791, 25796, 25802, 25806, 25811,
    25816, 25821, 25826, 25832, 25838, 25845, 25856, 25861, 25866, 25871, 25876, 25880, 25885,
    25891, 25898, 25908, 25918, 25923, 25928, 25932, 25937, 25942, 25947, 25952, 25957, 25962,
    25967, 25972, 25977, 25982, 25987, 25992, 25997, 26002, 26007, 26012, 26017, 26022, 26028,
    26033, 26038, 26043, 26048, 26056, 26061, 26065, 26070, 26075, 26080, 26085, 26090, 26095,
    26100, 26105, 26111, 26116, 26122, 26127, 26137, 26143, 26148, 26153, 26158, 26163, 26167,
    26172, 26177, 26182, 26187, 26192, 26197, 26202, 26205, 26210, 26215, 26220, 26225, 26231,
    26238, 26244, 26249, 26254, 26259, 26264, 26269, 26274, 26279, 26286, 26292, 26297, 26303,
    26308, 26314, 26320, 26325, 26330, 26336, 26341, 26346, 26351, 26355, 26361, 26371, 26376,
    26385, 26393, 26401, 26408, 26413, 26424, 26432, 26436, 26441, 26446, 26454, 26459, 26467,
    26472, 26478, 26483, 26488, 26493, 26499, 26504, 26510, 26515, 26521, 26527, 26532, 26537,
    26547, 26553, 26560, 26567, 26571, 26576, 26581, 26586, 26591, 26595, 26600, 26606, 26611,
    26616, 26621, 26626, 26633, 26638, 26643, 26648, 26653, 26658, 26663, 26669, 26675, 26681,
    26686, 26692, 26698, 26703, 26707, 26713, 26720, 26725, 26730, 26737, 26742, 26752, 26760,
    26769, 26778, 26782, 26787, 26798, 26809, 26822, 26835, 26849, 26862, 26867, 26873, 26879,
    26884, 26889, 26894, 26900, 26907, 26912, 26919, 26926, 26931, 26936, 26941, 26946, 26951,
    26955, 26960, 26965, 26973, 26978, 26990, 26995, 26999, 27004, 27009, 27015, 27024, 27029,
    27036, 27042, 27047, 27052, 27064, 27078, 27092, 27099, 27105, 27112, 27117, 27121, 27127,
    27132, 27138, 27143, 27147, 27152, 27157, 27162, 27167, 27173, 27177, 27183, 27186, 27191,
    27196, 27201, 27207, 27212, 27218, 27235, 27245, 27251, 27256, 27261, 27267, 27273, 27284,
    27290, 27295, 27299, 27304, 27315, 27320, 27325, 27329, 27334, 27339, 27344, 27348, 27353,
    27358, 27361, 27366, 27370, 27374, 27378, 27382, 27386, 27390, 27395, 27399, 27403, 27408,
    27414, 27419, 27424, 27429, 27437, 27443, 27448, 27454, 27459, 27464, 27469, 27478, 27483,
    27488, 27495, 27500, 27509, 27515, 27520, 27526, 27531, 27537, 27544, 27550, 27555, 27563,
    27569, 27574, 27580, 27585, 27591, 27596, 27601, 27606, 27610, 27616, 27621, 27632, 27639,
    27644, 27649, 27655, 27660, 27665, 27669, 27675,
  ]

  /// Where the claims of each begin.
  static let suffixClaimStarts: [UInt16] = [
    0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
    30, 31, 32, 33, 35, 36, 37, 38, 39, 40, 41, 42, 43, 45, 46, 47, 49, 50, 52, 54, 55, 56, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 74, 75, 76, 78, 79, 80, 81, 82, 83, 84, 85,
    86, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 106, 107, 108, 109,
    110, 111, 112, 114, 115, 116, 117, 118, 120, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131,
    132, 133, 135, 136, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152,
    154, 155, 157, 158, 159, 160, 162, 163, 164, 165, 166, 167, 168, 170, 171, 172, 173, 174, 176,
    177, 178, 179, 180, 181, 182, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 196, 197, 198,
    199, 200, 201, 202, 203, 204, 205, 206, 209, 210, 212, 213, 214, 216, 217, 220, 221, 222, 224,
    225, 226, 227, 228, 230, 231, 232, 233, 234, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245,
    246, 248, 249, 250, 251, 252, 254, 255, 256, 257, 258, 259, 260, 262, 263, 264, 265, 266, 267,
    268, 269, 270, 271, 276, 277, 278, 279, 280, 281, 283, 284, 285, 286, 287, 288, 289, 290, 291,
    292, 296, 297, 301, 302, 303, 304, 310, 311, 312, 313, 314, 315, 317, 318, 320, 321, 323, 326,
    327, 328, 329, 331, 334, 335, 336, 337, 338, 339, 340, 342, 343, 344, 345, 346, 347, 349, 350,
    351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 365, 366, 367, 368, 369, 370,
    372, 373, 374, 375, 376, 377, 379, 380, 381, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392,
    393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 407, 408, 409, 414, 415, 416,
    417, 418, 419, 420, 421, 422, 423, 424, 425, 431, 432, 433, 434, 435, 436, 437, 438, 439, 444,
    445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 457, 459, 460, 462, 463, 464, 465, 466,
    468, 469, 470, 474, 475, 476, 477, 479, 481, 482, 483, 484, 485, 486, 487, 488, 489, 495, 496,
    497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 514, 515, 516,
    517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535,
    536, 537, 538, 539, 540, 542, 543, 544, 545, 546, 547, 548, 550, 551, 552, 553, 554, 555, 556,
    557, 558, 559, 561, 562, 564, 565, 567, 568, 569, 570, 572, 573, 574, 575, 576, 577, 578, 579,
    581, 582, 583, 584, 585, 586, 587, 588, 589, 590, 591, 592, 594, 595, 597, 599, 600, 601, 602,
    603, 604, 607, 608, 611, 612, 613, 614, 615, 616, 617, 618, 620, 621, 622, 623, 624, 625, 626,
    627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 644, 645, 646,
    647, 648, 650, 651, 652, 654, 656, 657, 658, 660, 661, 662, 663, 664, 667, 668, 670, 671, 672,
    674, 675, 677, 678, 679, 680, 681, 682, 684, 685, 686, 689, 690, 691, 692, 693, 695, 696, 697,
    698, 699, 700, 701, 702, 704, 705, 706, 707, 709, 710, 711, 713, 714, 717, 718, 719, 720, 721,
    722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 734, 735, 736, 737, 738, 739, 740, 741, 742,
    743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 756, 757, 763, 764, 765, 766, 767,
    768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 781, 782, 783, 784, 785, 786, 787, 788,
    789, 790, 791, 792, 793, 794, 795, 796, 797, 801, 802, 803, 804, 806, 807, 808, 809, 810, 811,
    812, 813, 814, 815, 816, 818, 819, 820, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832,
    833, 834, 836, 837, 838, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850, 851, 852, 853,
    856, 857, 858, 859, 861, 862, 863, 864, 866, 867, 870, 871, 875, 876, 877, 878, 879, 880, 881,
    882, 883, 884, 885, 886, 887, 888, 890, 891, 893, 894, 895, 897, 899, 901, 902, 904, 905, 906,
    907, 908, 909, 910, 911, 912, 913, 914, 915, 916, 917, 918, 919, 920, 921, 922, 923, 924, 925,
    926, 927, 928, 929, 930, 933, 934, 935, 936, 937, 938, 940, 941, 942, 943, 944, 945, 946, 947,
    948, 949, 950, 951, 954, 955, 956, 957, 958, 959, 962, 963, 964, 966, 967, 968, 970, 971, 972,
    973, 975, 976, 977, 978, 979, 980, 981, 982, 983, 984, 985, 986, 988, 989, 990, 991, 993, 994,
    995, 996, 997, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1008, 1009, 1010, 1012, 1013, 1014,
    1016, 1017, 1018, 1019, 1020, 1021, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030, 1031,
    1032, 1033, 1034, 1035, 1036, 1038, 1039, 1040, 1041, 1042, 1043, 1044, 1045, 1047, 1049, 1050,
    1051, 1052, 1053, 1054, 1055, 1056, 1057, 1059, 1060, 1061, 1062, 1063, 1065, 1066, 1067, 1068,
    1071, 1074, 1075, 1076, 1077, 1079, 1082, 1083, 1084, 1085, 1086, 1087, 1088, 1089, 1090, 1094,
    1095, 1096, 1097, 1098, 1099, 1100, 1101, 1102, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111,
    1112, 1114, 1115, 1116, 1117, 1118, 1120, 1122, 1125, 1126, 1128, 1131, 1133, 1135, 1136, 1137,
    1139, 1140, 1141, 1142, 1143, 1144, 1146, 1147, 1148, 1150, 1151, 1152, 1153, 1154, 1155, 1157,
    1158, 1159, 1160, 1161, 1162, 1163, 1165, 1166, 1167, 1169, 1170, 1171, 1172, 1173, 1174, 1175,
    1176, 1177, 1178, 1179, 1180, 1181, 1182, 1183, 1184, 1185, 1188, 1189, 1190, 1192, 1193, 1194,
    1195, 1196, 1197, 1199, 1200, 1201, 1202, 1203, 1204, 1206, 1208, 1209, 1210, 1211, 1212, 1213,
    1214, 1216, 1217, 1218, 1219, 1220, 1221, 1222, 1223, 1224, 1225, 1226, 1227, 1229, 1230, 1231,
    1232, 1233, 1235, 1236, 1237, 1239, 1240, 1241, 1242, 1243, 1244, 1245, 1246, 1247, 1248, 1251,
    1252, 1253, 1254, 1255, 1256, 1257, 1258, 1259, 1260, 1261, 1262, 1264, 1265, 1266, 1267, 1268,
    1269, 1270, 1271, 1272, 1273, 1274, 1276, 1277, 1278, 1279, 1280, 1281, 1283, 1284, 1285, 1286,
    1288, 1289, 1290, 1292, 1293, 1294, 1296, 1297, 1298, 1299, 1300, 1301, 1302, 1303, 1304, 1305,
    1306, 1308, 1309, 1310, 1311, 1312, 1313, 1314, 1315, 1316, 1317, 1318, 1319, 1320, 1321, 1322,
    1323, 1324, 1325, 1326, 1327, 1329, 1330, 1331, 1332, 1333, 1337, 1338, 1339, 1340, 1341, 1342,
    1343, 1344, 1345, 1346, 1347, 1348, 1349, 1350, 1351, 1352, 1355, 1356, 1357, 1358, 1359, 1360,
    1361, 1362, 1363, 1364, 1365, 1366, 1367, 1368, 1369, 1370, 1371, 1372, 1373, 1375, 1376, 1378,
    1379, 1380, 1381, 1384, 1385, 1386, 1388, 1389, 1390, 1391, 1392, 1396, 1397, 1398, 1399, 1400,
    1401, 1402, 1404, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412, 1413, 1414, 1415, 1416, 1417,
    1418, 1419, 1420, 1421, 1422, 1423, 1424, 1425, 1426, 1427, 1428, 1429, 1430, 1431, 1432, 1433,
    1437, 1438, 1439, 1440, 1441, 1443, 1444, 1445, 1446, 1447, 1448, 1449, 1450, 1451, 1452, 1453,
    1454, 1455, 1456, 1457, 1458, 1459, 1462, 1463, 1464, 1465, 1467, 1468, 1469, 1470, 1471, 1472,
    1473, 1475, 1476, 1478, 1479, 1480, 1482, 1483, 1484, 1485, 1486, 1490, 1491, 1493, 1494, 1495,
    1496, 1497, 1498, 1499, 1500, 1502, 1503, 1505, 1506, 1507, 1510, 1513, 1514, 1515, 1521, 1522,
    1523, 1527, 1528, 1529, 1530, 1531, 1532, 1533, 1534, 1537, 1538, 1539, 1540, 1541, 1543, 1544,
    1545, 1546, 1548, 1549, 1550, 1551, 1552, 1554, 1555, 1556, 1557, 1558, 1559, 1560, 1561, 1562,
    1563, 1566, 1567, 1568, 1569, 1570, 1571, 1572, 1573, 1574, 1576, 1577, 1578, 1579, 1580, 1582,
    1583, 1584, 1585, 1586, 1587, 1588, 1589, 1590, 1591, 1592, 1595, 1597, 1599, 1600, 1601, 1602,
    1603, 1604, 1605, 1606, 1607, 1608, 1609, 1611, 1613, 1614, 1615, 1616, 1617, 1618, 1619, 1620,
    1621, 1622, 1623, 1624, 1625, 1626, 1627, 1629, 1630, 1633, 1634, 1635, 1636, 1637, 1638, 1639,
    1640, 1641, 1642, 1644, 1645, 1646, 1647, 1648, 1649, 1650, 1651, 1652, 1653, 1654, 1656, 1657,
    1658, 1659, 1660, 1662, 1663, 1664, 1665, 1666, 1667, 1668, 1669, 1671, 1672, 1673, 1674, 1675,
    1676, 1677, 1678, 1680, 1681, 1683, 1684, 1685, 1686, 1687, 1688, 1692, 1693, 1694, 1696, 1697,
    1699, 1700, 1701, 1702, 1704, 1705, 1706, 1707, 1709, 1710, 1711, 1712, 1713, 1714, 1716, 1717,
    1719, 1720, 1721, 1722, 1723, 1724, 1725, 1726, 1727, 1728, 1729, 1730, 1731, 1733, 1735, 1736,
    1737, 1738, 1739, 1740, 1741, 1742, 1743, 1744, 1745, 1746, 1747, 1748, 1749, 1751, 1752, 1753,
    1754, 1755, 1756, 1757, 1759, 1763, 1764, 1765, 1767, 1770, 1771, 1772, 1773, 1775, 1776, 1778,
    1779, 1780, 1781, 1782, 1783, 1784, 1785, 1786, 1787, 1788, 1789, 1791, 1792, 1794, 1795, 1796,
    1797, 1798, 1799, 1800, 1801, 1802, 1803, 1804, 1805, 1806, 1807, 1808, 1809, 1812, 1813, 1814,
    1815, 1816, 1817, 1818, 1819, 1820, 1821, 1823, 1824, 1825, 1826, 1827, 1828, 1829, 1830, 1831,
    1833, 1834, 1835, 1836, 1837, 1838, 1839, 1840, 1841, 1842, 1843, 1844, 1845, 1847, 1848, 1849,
    1850, 1851, 1853, 1854, 1855, 1856, 1857, 1858, 1859, 1860, 1861, 1862, 1863, 1864, 1865, 1866,
    1867, 1868, 1869, 1870, 1871, 1872, 1873, 1874, 1875, 1876, 1878, 1879, 1880, 1881, 1882, 1883,
    1884, 1885, 1886, 1888, 1889, 1890, 1891, 1892, 1893, 1895, 1896, 1897, 1898, 1899, 1900, 1901,
    1902, 1903, 1904, 1905, 1906, 1907, 1909, 1910, 1912, 1913, 1914, 1915, 1917, 1918, 1919, 1921,
    1922, 1923, 1924, 1925, 1926, 1927, 1928, 1929, 1930, 1931, 1932, 1933, 1934, 1935, 1936, 1937,
    1939, 1940, 1942, 1943, 1944, 1945, 1946, 1947, 1948, 1949, 1953, 1954, 1955, 1956, 1957, 1958,
    1959, 1960, 1961, 1962, 1963, 1964, 1965, 1966, 1967, 1969, 1970, 1973, 1974, 1975, 1976, 1977,
    1978, 1980, 1981, 1982, 1984, 1985, 1986, 1987, 1988, 1989, 1990, 1991, 1992, 1993, 1994, 1996,
    1997, 1998, 1999, 2000, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009, 2010, 2011, 2012,
    2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2026, 2027, 2028, 2029,
    2030, 2031, 2036, 2037, 2038, 2040, 2041, 2043, 2044, 2045, 2046, 2047, 2049, 2056, 2057, 2058,
    2060, 2061, 2062, 2063, 2067, 2069, 2070, 2071, 2073, 2074, 2075, 2076, 2078, 2079, 2080, 2081,
    2082, 2083, 2084, 2085, 2086, 2087, 2088, 2089, 2090, 2091, 2092, 2094, 2095, 2096, 2097, 2098,
    2099, 2100, 2102, 2103, 2104, 2105, 2106, 2107, 2108, 2111, 2112, 2113, 2114, 2115, 2116, 2117,
    2118, 2119, 2120, 2121, 2122, 2123, 2124, 2125, 2126, 2127, 2128, 2129, 2130, 2131, 2135, 2136,
    2137, 2139, 2140, 2141, 2142, 2143, 2144, 2145, 2146, 2147, 2148, 2149, 2150, 2151, 2152, 2153,
    2154, 2155, 2156, 2157, 2158, 2159, 2160, 2161, 2162, 2163, 2164, 2165, 2166, 2167, 2168, 2169,
    2170, 2171, 2172, 2173, 2175, 2176, 2177, 2178, 2179, 2180, 2181, 2183, 2184, 2185, 2186, 2187,
    2188, 2189, 2190, 2192, 2193, 2194, 2195, 2196, 2198, 2199, 2200, 2202, 2203, 2204, 2205, 2206,
    2207, 2209, 2211, 2212, 2213, 2214, 2215, 2216, 2217, 2218, 2219, 2220, 2221, 2222, 2223, 2224,
    2225, 2226, 2227, 2228, 2229, 2230, 2231, 2232, 2233, 2235, 2236, 2237, 2238, 2239, 2240, 2241,
    2242, 2243, 2244, 2246, 2248, 2249, 2250, 2251, 2252, 2253, 2254, 2255, 2256, 2257, 2258, 2260,
    2261, 2262, 2263, 2264, 2265, 2266, 2267, 2268, 2269, 2270, 2271, 2272, 2273, 2274, 2275, 2276,
    2279, 2280, 2281, 2283, 2284, 2285, 2286, 2287, 2289, 2290, 2291, 2292, 2293, 2294, 2295, 2296,
    2297, 2298, 2299, 2300, 2301, 2302, 2303, 2305, 2306, 2307, 2308, 2309, 2310, 2311, 2312, 2313,
    2314, 2315, 2316, 2317, 2318, 2320, 2321, 2322, 2325, 2326, 2327, 2328, 2329, 2330, 2331, 2332,
    2333, 2335, 2336, 2337, 2338, 2339, 2340, 2341, 2342, 2343, 2344, 2349, 2350, 2352, 2354, 2355,
    2356, 2360, 2361, 2362, 2363, 2364, 2365, 2366, 2367, 2368, 2369, 2370, 2371, 2372, 2373, 2374,
    2375, 2376, 2377, 2378, 2379, 2380, 2381, 2382, 2383, 2384, 2385, 2387, 2388, 2389, 2390, 2391,
    2392, 2393, 2394, 2395, 2396, 2397, 2398, 2399, 2400, 2402, 2403, 2404, 2406, 2407, 2408, 2409,
    2410, 2411, 2412, 2413, 2414, 2415, 2416, 2417, 2418, 2419, 2420, 2423, 2424, 2425, 2426, 2427,
    2429, 2430, 2431, 2432, 2434, 2435, 2436, 2437, 2438, 2439, 2440, 2441, 2442, 2443, 2445, 2446,
    2447, 2448, 2449, 2450, 2451, 2452, 2453, 2454, 2455, 2456, 2459, 2460, 2461, 2462, 2463, 2464,
    2465, 2466, 2467, 2468, 2469, 2470, 2472, 2473, 2474, 2475, 2476, 2477, 2478, 2479, 2480, 2481,
    2482, 2484, 2485, 2486, 2487, 2488, 2489, 2490, 2491, 2493, 2494, 2495, 2496, 2497, 2498, 2499,
    2500, 2501, 2502, 2503, 2504, 2505, 2506, 2507, 2508, 2509, 2510, 2511, 2516, 2517, 2518, 2519,
    2520, 2521, 2522, 2523, 2524, 2525, 2526, 2527, 2528, 2531, 2532, 2533, 2535, 2536, 2538, 2539,
    2541, 2542, 2543, 2545, 2546, 2548, 2549, 2551, 2552, 2555, 2556, 2557, 2558, 2559, 2560, 2561,
    2562, 2563, 2564, 2565, 2566, 2567, 2568, 2570, 2571, 2573, 2574, 2578, 2579, 2580, 2581, 2582,
    2584, 2585, 2586, 2587, 2588, 2589, 2590, 2591, 2592, 2593, 2594, 2595, 2597, 2598, 2599, 2600,
    2601, 2602, 2603, 2604, 2605, 2606, 2607, 2608, 2609, 2610, 2611, 2612, 2613, 2616, 2617, 2618,
    2619, 2620, 2621, 2622, 2624, 2625, 2626, 2627, 2629, 2630, 2631, 2632, 2633, 2634, 2636, 2637,
    2638, 2640, 2641, 2642, 2643, 2644, 2645, 2647, 2649, 2650, 2651, 2652, 2653, 2654, 2659, 2660,
    2662, 2664, 2665, 2666, 2667, 2668, 2669, 2670, 2671, 2672, 2673, 2674, 2675, 2676, 2677, 2678,
    2679, 2680, 2681, 2683, 2684, 2685, 2686, 2687, 2688, 2689, 2691, 2694, 2695, 2697, 2698, 2699,
    2700, 2704, 2705, 2706, 2707, 2708, 2709, 2710, 2711, 2712, 2713, 2714, 2715, 2716, 2717, 2718,
    2719, 2720, 2721, 2722, 2723, 2725, 2726, 2727, 2728, 2729, 2730, 2731, 2732, 2733, 2735, 2736,
    2737, 2738, 2739, 2741, 2742, 2743, 2745, 2746, 2747, 2748, 2750, 2752, 2753, 2754, 2759, 2760,
    2761, 2762, 2763, 2764, 2766, 2767, 2768, 2769, 2770, 2771, 2772, 2773, 2774, 2775, 2776, 2778,
    2779, 2780, 2781, 2782, 2783, 2784, 2787, 2788, 2789, 2790, 2791, 2792, 2800, 2801, 2802, 2803,
    2804, 2805, 2806, 2807, 2809, 2810, 2811, 2812, 2813, 2815, 2817, 2819, 2820, 2821, 2822, 2823,
    2825, 2826, 2827, 2828, 2829, 2830, 2831, 2833, 2834, 2835, 2838, 2839, 2840, 2842, 2843, 2844,
    2846, 2849, 2851, 2852, 2853, 2854, 2855, 2856, 2857, 2858, 2859, 2860, 2861, 2862, 2866, 2867,
    2868, 2869, 2870, 2871, 2874, 2875, 2878, 2879, 2880, 2882, 2883, 2884, 2885, 2886, 2887, 2888,
    2889, 2892, 2893, 2894, 2895, 2896, 2897, 2898, 2899, 2900, 2905, 2906, 2907, 2908, 2909, 2910,
    2911, 2912, 2915, 2916, 2917, 2918, 2919, 2920, 2921, 2923, 2924, 2926, 2927, 2929, 2930, 2931,
    2932, 2933, 2934, 2935, 2936, 2938, 2940, 2941, 2942, 2945, 2947, 2948, 2949, 2950, 2951, 2952,
    2953, 2954, 2957, 2958, 2959, 2960, 2961, 2962, 2963, 2964, 2965, 2966, 2967, 2968, 2969, 2970,
    2971, 2972, 2973, 2974, 2975, 2976, 2980, 2981, 2982, 2983, 2984, 2985, 2986, 2987, 2988, 2990,
    2991, 2992, 2993, 2994, 2996, 2997, 2998, 2999, 3000, 3003, 3004, 3005, 3006, 3007, 3009, 3010,
    3011, 3012, 3014, 3015, 3018, 3020, 3021, 3024, 3025, 3026, 3027, 3028, 3029, 3030, 3031, 3032,
    3033, 3034, 3035, 3036, 3037, 3038, 3039, 3040, 3041, 3042, 3043, 3044, 3045, 3046, 3047, 3048,
    3050, 3051, 3054, 3055, 3056, 3058, 3059, 3060, 3061, 3062, 3063, 3064, 3066, 3067, 3068, 3069,
    3070, 3071, 3072, 3073, 3074, 3075, 3076, 3077, 3078, 3079, 3080, 3081, 3082, 3083, 3085, 3086,
    3087, 3088, 3089, 3090, 3091, 3092, 3093, 3094, 3095, 3096, 3097, 3098, 3099, 3100, 3101, 3102,
    3103, 3104, 3107, 3108, 3109, 3110, 3111, 3112, 3114, 3115, 3117, 3118, 3119, 3120, 3121, 3122,
    3123, 3125, 3126, 3127, 3128, 3129, 3131, 3132, 3134, 3135, 3136, 3137, 3138, 3139, 3140, 3141,
    3142, 3143, 3144, 3145, 3146, 3147, 3148, 3149, 3150, 3151, 3152, 3153, 3154, 3155, 3157, 3158,
    3159, 3160, 3163, 3164, 3165, 3166, 3167, 3168, 3169, 3170, 3172, 3173, 3174, 3175, 3176, 3177,
    3178, 3179, 3180, 3181, 3182, 3183, 3184, 3185, 3186, 3187, 3188, 3189, 3190, 3191, 3193, 3194,
    3197, 3198, 3200, 3201, 3203, 3204, 3205, 3206, 3207, 3208, 3209, 3210, 3211, 3212, 3213, 3214,
    3215, 3216, 3217, 3218, 3219, 3220, 3221, 3222, 3223, 3224, 3226, 3227, 3228, 3229, 3230, 3231,
    3232, 3234, 3235, 3236, 3237, 3238, 3239, 3240, 3241, 3242, 3243, 3244, 3245, 3246, 3247, 3248,
    3249, 3251, 3252, 3254, 3255, 3256, 3257, 3258, 3259, 3260, 3261, 3262, 3263, 3264, 3265, 3267,
    3269, 3270, 3271, 3272, 3273, 3274, 3275, 3276, 3277, 3278, 3279, 3280, 3281, 3282, 3283, 3284,
    3286, 3287, 3288, 3289, 3290, 3291, 3292, 3293, 3294, 3295, 3296, 3300, 3301, 3302, 3303, 3304,
    3305, 3306, 3307, 3308, 3309, 3310, 3311, 3312, 3313, 3314, 3315, 3316, 3317, 3320, 3321, 3322,
    3323, 3326, 3327, 3328, 3329, 3330, 3331, 3332, 3333, 3335, 3336, 3337, 3338, 3339, 3340, 3341,
    3342, 3343, 3344, 3345, 3346, 3348, 3350, 3351, 3352, 3353, 3354, 3355, 3358, 3359, 3361, 3362,
    3363, 3364, 3365, 3366, 3367, 3368, 3369, 3370, 3372, 3373, 3374, 3375, 3377, 3378, 3379, 3380,
    3382, 3383, 3385, 3386, 3387, 3390, 3391, 3392, 3393, 3394, 3395, 3396, 3397, 3398, 3399, 3403,
    3404, 3405, 3406, 3407, 3408, 3409, 3410, 3411, 3412, 3413, 3414, 3415, 3416, 3417, 3418, 3419,
    3421, 3422, 3423, 3424, 3425, 3426, 3427, 3428, 3431, 3433, 3434, 3435, 3437, 3438, 3439, 3440,
    3442, 3443, 3444, 3445, 3446, 3447, 3448, 3449, 3450, 3452, 3453, 3454, 3455, 3456, 3457, 3458,
    3459, 3460, 3461, 3462, 3463, 3464, 3465, 3467, 3468, 3469, 3470, 3471, 3472, 3473, 3474, 3475,
    3477, 3478, 3479, 3480, 3481, 3482, 3483, 3484, 3486, 3488, 3489, 3490, 3491, 3493, 3494, 3495,
    3496, 3498, 3500, 3501, 3502, 3503, 3504, 3505, 3509, 3510, 3511, 3512, 3513, 3515, 3516, 3517,
    3518, 3519, 3523, 3525, 3531, 3533, 3534, 3535, 3538, 3539, 3540, 3541, 3543, 3544, 3545, 3548,
    3549, 3550, 3552, 3553, 3554, 3555, 3556, 3557, 3558, 3559, 3561, 3562, 3563, 3564, 3566, 3569,
    3570, 3571, 3572, 3573, 3574, 3575, 3576, 3577, 3578, 3580, 3581, 3582, 3583, 3584, 3586, 3587,
    3588, 3589, 3590, 3593, 3594, 3595, 3596, 3597, 3598, 3599, 3600, 3601, 3602, 3603, 3604, 3605,
    3606, 3607, 3608, 3609, 3610, 3611, 3612, 3613, 3614, 3619, 3620, 3621, 3622, 3623, 3624, 3625,
    3627, 3630, 3631, 3632, 3633, 3634, 3638, 3639, 3640, 3641, 3642, 3643, 3645, 3646, 3647, 3648,
    3649, 3651, 3652, 3653, 3654, 3655, 3656, 3657, 3658, 3659, 3661, 3664, 3665, 3666, 3667, 3668,
    3670, 3671, 3672, 3673, 3674, 3675, 3676, 3678, 3679, 3680, 3681, 3682, 3683, 3684, 3685, 3686,
    3687, 3688, 3689, 3690, 3692, 3693, 3694, 3695, 3696, 3697, 3698, 3699, 3700, 3701, 3702, 3703,
    3704, 3705, 3706, 3707, 3708, 3709, 3710, 3711, 3712, 3713, 3714, 3715, 3716, 3717, 3718, 3719,
    3720, 3722, 3723, 3724, 3725, 3727, 3729, 3730, 3731, 3732, 3733, 3734, 3736, 3738, 3739, 3740,
    3741, 3742, 3743, 3744, 3745, 3746, 3747, 3748, 3750, 3751, 3752, 3753, 3754, 3755, 3756, 3757,
    3758, 3759, 3760, 3761, 3762, 3763, 3764, 3765, 3766, 3767, 3768, 3769, 3770, 3771, 3773, 3774,
    3775, 3776, 3778, 3780, 3781, 3782, 3783, 3784, 3785, 3786, 3787, 3788, 3789, 3790, 3791, 3794,
    3795, 3796, 3798, 3799, 3800, 3801, 3802, 3803, 3804, 3805, 3806, 3807, 3808, 3809, 3810, 3811,
    3812, 3815, 3816, 3817, 3818, 3819, 3820, 3821, 3822, 3823, 3824, 3825, 3826, 3827, 3828, 3830,
    3832, 3833, 3836, 3837, 3840, 3841, 3842, 3843, 3844, 3845, 3846, 3848, 3849, 3850, 3851, 3852,
    3853, 3854, 3856, 3857, 3858, 3859, 3860, 3861, 3862, 3863, 3864, 3866, 3867, 3868, 3870, 3871,
    3872, 3873, 3875, 3876, 3877, 3878, 3879, 3880, 3881, 3882, 3884, 3885, 3886, 3887, 3888, 3889,
    3890, 3892, 3893, 3895, 3896, 3897, 3899, 3900, 3901, 3902, 3903, 3905, 3906, 3907, 3910, 3911,
    3912, 3913, 3914, 3915, 3916, 3917, 3918, 3919, 3921, 3922, 3923, 3924, 3925, 3927, 3928, 3930,
    3931, 3932, 3933, 3934, 3935, 3936, 3937, 3938, 3939, 3940, 3941, 3942, 3943, 3944, 3945, 3947,
    3948, 3949, 3951, 3952, 3953, 3954, 3956, 3957, 3958, 3960, 3961, 3962, 3963, 3964, 3965, 3967,
    3969, 3971, 3972, 3973, 3974, 3975, 3976, 3977, 3978, 3979, 3980, 3981, 3982, 3983, 3984, 3985,
    3986, 3987, 3988, 3989, 3990, 3991, 3992, 3993, 3994, 3995, 3996, 3997, 3998, 4000, 4001, 4002,
    4003, 4004, 4005, 4006, 4007, 4008, 4009, 4011, 4013, 4014, 4018, 4019, 4021, 4022, 4023, 4024,
    4025, 4026, 4027, 4029, 4030, 4031, 4032, 4033, 4034, 4035, 4037, 4038, 4039, 4041, 4042, 4043,
    4044, 4046, 4047, 4048, 4049, 4050, 4051, 4052, 4053, 4054, 4055, 4056, 4057, 4058, 4059, 4060,
    4061, 4062, 4063, 4064, 4065, 4066, 4067, 4068, 4069, 4070, 4071, 4072, 4075, 4076, 4077, 4078,
    4080, 4082, 4083, 4084, 4085, 4086, 4087, 4088, 4089, 4090, 4091, 4092, 4093, 4094, 4095, 4096,
    4097, 4098, 4099, 4100, 4101, 4103, 4104, 4107, 4108, 4109, 4110, 4111, 4112, 4113, 4117, 4119,
    4120, 4122, 4124, 4125, 4126, 4127, 4128, 4129, 4130, 4131, 4134, 4136, 4138, 4139, 4140, 4141,
    4142, 4144, 4145, 4146, 4147, 4148, 4151, 4152, 4154, 4155, 4156, 4157, 4158, 4159, 4161, 4162,
    4163, 4164, 4165, 4166, 4167, 4168, 4170, 4171, 4172, 4173, 4174, 4175, 4177, 4178, 4179, 4180,
    4181, 4183, 4184, 4185, 4186, 4187, 4189, 4190, 4191, 4192, 4193, 4194, 4195, 4196, 4197, 4198,
    4199, 4200, 4201, 4203, 4204, 4205, 4206, 4207, 4208, 4209, 4210, 4211, 4212, 4213, 4214, 4215,
    4216, 4217, 4218, 4220, 4221, 4222, 4223, 4224, 4225, 4226, 4227, 4228, 4230, 4231, 4232, 4233,
    4234, 4235, 4236, 4237, 4238, 4239, 4240, 4242, 4243, 4245, 4246, 4247, 4248, 4250, 4251, 4252,
    4254, 4255, 4256, 4257, 4258, 4259, 4261, 4262, 4263, 4264, 4265, 4266, 4267, 4268, 4269, 4270,
    4271, 4273, 4274, 4275, 4277, 4278, 4279, 4280, 4281, 4282, 4283, 4284, 4287, 4288, 4289, 4290,
    4291, 4292, 4293, 4294, 4295, 4296, 4298, 4299, 4300, 4301, 4303, 4305, 4306, 4307, 4308, 4309,
    4310, 4311, 4312, 4314, 4316, 4320, 4321, 4322, 4323, 4326, 4328, 4329, 4330, 4331, 4332, 4333,
    4334, 4335, 4336, 4338, 4339, 4340, 4341, 4342, 4343, 4344, 4345, 4346, 4347, 4348, 4349, 4350,
    4351, 4353, 4354, 4355, 4356, 4357, 4358, 4359, 4360, 4361, 4364, 4365, 4366, 4367, 4368, 4369,
    4370, 4371, 4373, 4374, 4375, 4376, 4377, 4378, 4380, 4381, 4382, 4383, 4384, 4385, 4386, 4388,
    4389, 4391, 4392, 4393, 4394, 4395, 4396, 4398, 4399, 4400, 4401, 4402, 4403, 4404, 4405, 4406,
    4407, 4408, 4409, 4410, 4411, 4412, 4413, 4415, 4417, 4418, 4419, 4420, 4421, 4422, 4423, 4424,
    4425, 4426, 4427, 4428, 4429, 4430, 4431, 4432, 4433, 4434, 4435, 4438, 4439, 4440, 4441, 4442,
    4443, 4444, 4445, 4446, 4447, 4448, 4450, 4452, 4454, 4458, 4459, 4460, 4461, 4463, 4464, 4465,
    4466, 4468, 4469, 4470, 4471, 4472, 4474, 4475, 4477, 4479, 4480, 4481, 4486, 4487, 4488, 4489,
    4490, 4491, 4492, 4493, 4494, 4495, 4496, 4497, 4498, 4499, 4500, 4501, 4502, 4503, 4504, 4505,
    4506, 4507, 4508, 4510, 4511, 4512, 4513, 4515, 4516, 4517, 4518, 4519, 4520, 4521, 4522, 4523,
    4524, 4525, 4527, 4529, 4530, 4531, 4532, 4533, 4534, 4535, 4536, 4537, 4538, 4540, 4542, 4543,
    4544, 4545, 4546, 4547, 4548, 4549, 4550, 4551, 4552, 4553, 4554, 4555, 4558, 4559, 4560, 4561,
    4562, 4563, 4568, 4569, 4570, 4572, 4573, 4575, 4576, 4578, 4579, 4580, 4581, 4582, 4583, 4584,
    4587, 4588, 4589, 4590, 4592, 4593, 4594, 4595, 4596, 4597, 4598, 4599, 4600, 4601, 4602, 4603,
    4604, 4605, 4606, 4607, 4608, 4609, 4610, 4611, 4613, 4614, 4615, 4617, 4619, 4620, 4621, 4623,
    4624, 4625, 4626, 4627, 4629, 4630, 4631, 4633, 4634, 4635, 4636, 4637, 4638, 4639, 4640, 4641,
    4642, 4643, 4644, 4645, 4646, 4647, 4648, 4649, 4650, 4651, 4652, 4653, 4654, 4655, 4656, 4657,
    4658, 4659, 4660, 4661, 4662, 4665, 4666, 4667, 4668, 4669, 4670, 4671, 4673, 4674, 4675, 4676,
    4677, 4678, 4679, 4680, 4681, 4682, 4683, 4684, 4685, 4686, 4687, 4688, 4689, 4690, 4691, 4692,
    4693, 4694, 4696, 4697, 4698, 4700, 4701, 4702, 4703, 4705, 4706, 4707, 4708, 4710, 4712, 4714,
    4715, 4716, 4718, 4719, 4720, 4721, 4723, 4724, 4725, 4726, 4727, 4729, 4730, 4731, 4733, 4734,
    4735, 4736, 4737, 4738, 4742, 4744, 4745, 4746, 4747, 4748, 4749, 4750, 4751, 4752, 4753, 4754,
    4755, 4756, 4758, 4759, 4760, 4761, 4762, 4763, 4767, 4768, 4769, 4770, 4771, 4773, 4774, 4775,
    4776, 4778, 4780, 4782, 4783, 4784, 4785, 4786, 4787, 4788, 4789, 4790, 4791, 4792, 4793, 4794,
    4795, 4796, 4797, 4798, 4799, 4800, 4801, 4802, 4803, 4804, 4806, 4807, 4808, 4809, 4810, 4811,
    4812, 4813, 4814, 4815, 4818, 4819, 4820, 4822, 4823, 4824, 4825, 4826, 4827, 4828, 4829, 4830,
    4831, 4832, 4835, 4836, 4837, 4838, 4839, 4840, 4842, 4843, 4844, 4845, 4846, 4847, 4848, 4849,
    4850, 4851, 4852, 4853, 4854, 4855, 4856, 4857, 4859, 4860, 4861, 4862, 4863, 4864, 4865, 4866,
    4867, 4869, 4870, 4871, 4872, 4874, 4875, 4876, 4878, 4879, 4880, 4881, 4882, 4883, 4884, 4885,
    4886, 4887, 4888, 4889, 4890, 4891, 4892, 4893, 4894, 4895, 4896, 4897, 4898, 4899, 4900, 4901,
    4902, 4903, 4904, 4905, 4906, 4907, 4908, 4909, 4910, 4911, 4912, 4913, 4914, 4915, 4918, 4919,
    4920, 4921, 4922, 4923, 4924, 4925, 4927, 4930, 4931, 4932, 4933, 4934, 4935, 4936, 4937, 4938,
    4939, 4940, 4941, 4942, 4943, 4945, 4946, 4948, 4949, 4950, 4951, 4952, 4953, 4954, 4955, 4956,
    4957, 4958, 4959, 4960, 4961, 4962, 4963, 4964, 4965, 4966, 4967, 4968, 4969, 4970, 4971, 4972,
    4973, 4975, 4976, 4977, 4978, 4980, 4982, 4983, 4984, 4985, 4986, 4987, 4988, 4989, 4990, 4991,
    4992, 4993, 4994, 4995, 4996, 4997, 4998, 4999, 5000, 5001, 5002, 5003, 5004, 5005, 5006, 5007,
    5008, 5009, 5010, 5011, 5012, 5014, 5015, 5016, 5020, 5023, 5024, 5025, 5026, 5027, 5028, 5029,
    5030, 5031, 5032, 5033, 5034, 5035, 5036, 5037, 5038, 5039, 5040, 5041, 5042, 5043, 5045, 5046,
    5047, 5048, 5049, 5050, 5051, 5052, 5053, 5055, 5056, 5057, 5058, 5059, 5060, 5061, 5062, 5063,
    5064, 5065, 5066, 5067, 5068, 5069, 5070, 5071, 5072, 5073, 5074, 5076, 5077, 5078, 5079, 5081,
    5082, 5085, 5086, 5087, 5088, 5090, 5091, 5092, 5093, 5094, 5095, 5096, 5097, 5098, 5099, 5100,
    5101, 5102, 5103, 5104, 5105, 5106, 5107, 5109, 5110, 5111, 5112, 5113, 5114, 5115, 5116, 5117,
    5118, 5119, 5120, 5121, 5122, 5123, 5124, 5125, 5126, 5127, 5128, 5129, 5130, 5131, 5132, 5134,
    5135, 5136, 5137, 5138, 5139, 5140, 5141, 5142, 5143, 5144, 5145, 5146, 5147, 5148, 5149, 5150,
    5151, 5152, 5153, 5154, 5155, 5156, 5157, 5159, 5160, 5162, 5163, 5164, 5166, 5167, 5168, 5169,
    5170, 5171, 5172, 5173, 5174, 5175, 5176, 5177, 5178, 5179, 5181, 5182, 5183, 5184, 5185, 5186,
    5187, 5188, 5189, 5190, 5191, 5192, 5193, 5194, 5195, 5196, 5197, 5198, 5199, 5200, 5201, 5203,
    5205, 5206, 5207, 5208, 5209, 5210, 5211, 5212, 5213, 5214, 5215, 5216, 5217, 5220, 5221, 5222,
    5223, 5224, 5225, 5226, 5228, 5230, 5232, 5233, 5234, 5235, 5236, 5237, 5238, 5239, 5240, 5241,
    5242, 5243, 5244, 5245, 5246, 5247, 5248, 5250, 5253, 5254, 5255, 5256, 5258, 5259, 5260, 5261,
    5262, 5263, 5264, 5265, 5266, 5267, 5268, 5269, 5271, 5272, 5273, 5275, 5276, 5277, 5278, 5280,
    5281, 5282, 5283, 5284, 5285, 5286, 5287, 5288, 5289, 5290, 5291, 5292, 5293, 5294, 5295, 5296,
    5297, 5299, 5300, 5301, 5302, 5303, 5304, 5305, 5306, 5307, 5308, 5309, 5310, 5311, 5312, 5313,
    5314, 5315, 5316, 5317, 5318, 5319, 5321, 5322, 5323, 5325, 5326, 5327, 5328, 5329, 5330, 5331,
    5332, 5334, 5336, 5337, 5339, 5340, 5341, 5342, 5343, 5344, 5345, 5346, 5347, 5348, 5349, 5350,
    5352, 5354, 5355, 5356, 5358, 5359, 5360, 5361, 5362, 5363, 5364, 5365, 5366, 5367, 5368, 5369,
    5370, 5371, 5372, 5373, 5374, 5375, 5376, 5377, 5378, 5379, 5380, 5381, 5382, 5383, 5384, 5387,
    5388, 5389, 5390, 5391, 5392, 5393, 5394, 5395, 5396, 5397, 5398, 5400, 5401, 5402, 5403, 5404,
    5405, 5406, 5407, 5408, 5409, 5410, 5411, 5412, 5413, 5414, 5416, 5417, 5418, 5419, 5420, 5421,
    5422, 5423, 5424, 5425, 5427, 5428, 5429, 5430, 5431, 5432, 5433, 5434, 5435, 5436, 5437, 5438,
    5439, 5440, 5441, 5442, 5443, 5444, 5445, 5446, 5447, 5448, 5449, 5450, 5451, 5452, 5453, 5454,
    5455, 5456, 5458, 5459, 5460, 5461, 5462, 5463, 5464, 5466, 5467, 5468, 5469, 5470, 5471, 5472,
    5474, 5475, 5476, 5477, 5478, 5479, 5480, 5481, 5482, 5483, 5484, 5485, 5486, 5487, 5488, 5489,
    5490, 5491, 5492, 5493, 5494, 5495, 5496, 5497, 5498, 5499, 5500, 5501, 5502, 5503, 5504, 5505,
    5506, 5507, 5508, 5509, 5510, 5511, 5512, 5513, 5514, 5515, 5516, 5517, 5518, 5519, 5520,
  ]

  /// The formats that claim each, the heaviest claim first.
  static let suffixClaims: [UInt16] = [
    1521, 314, 1522, 353, 1676, 2234, 1522, 1522, 613, 1522, 2176, 2234, 1522, 1522, 3138, 3139,
    3185, 614, 2261, 657, 657, 1522, 977, 1193, 632, 1382, 2247, 615, 1900, 1243, 1242, 1975, 3132,
    1639, 3131, 3131, 3132, 3131, 3131, 1639, 3131, 3132, 1193, 2234, 1522, 2234, 2120, 2234, 1522,
    1522, 2234, 1522, 2234, 1522, 1522, 1522, 2234, 1522, 1522, 616, 616, 52, 2262, 52, 2518, 2500,
    3168, 1522, 1522, 617, 1522, 1488, 1677, 1733, 2894, 2894, 1522, 2109, 1522, 618, 618, 1522,
    777, 1678, 1678, 1511, 1511, 3031, 3031, 1511, 1522, 210, 2168, 2671, 673, 683, 706, 2297, 684,
    2276, 685, 2297, 1751, 1746, 182, 694, 1640, 2263, 619, 695, 658, 696, 1662, 1751, 1663, 651,
    620, 2264, 2241, 643, 622, 710, 623, 2266, 1308, 624, 624, 624, 626, 1641, 1642, 1902, 180, 387,
    1208, 387, 387, 1208, 387, 387, 627, 1833, 923, 372, 1901, 168, 2923, 166, 167, 2159, 2269,
    2269, 648, 899, 625, 1578, 2744, 1626, 1626, 2989, 2159, 252, 3018, 1679, 2269, 1640, 1680, 630,
    641, 198, 641, 636, 682, 638, 1643, 637, 923, 322, 639, 640, 670, 965, 2297, 2288, 2270, 642,
    613, 2307, 2307, 175, 2307, 2307, 1681, 43, 111, 96, 2272, 1643, 1682, 1643, 1682, 169, 238,
    2299, 2273, 1683, 1305, 1684, 2274, 1684, 1801, 625, 2275, 2276, 950, 2054, 52, 625, 2054, 2277,
    646, 2692, 647, 1685, 923, 181, 1045, 2278, 1644, 1645, 3169, 1686, 2279, 1233, 1534, 3170,
    2176, 1626, 2282, 2282, 2282, 1, 2284, 1687, 2285, 2286, 183, 644, 644, 652, 650, 650, 2287,
    1687, 1899, 1834, 2480, 2480, 2160, 945, 189, 1054, 2, 2289, 1180, 4, 5, 355, 2291, 673, 922,
    1047, 671, 943, 2292, 1415, 607, 672, 675, 3225, 2294, 1908, 3171, 1297, 676, 677, 2297, 2446,
    2079, 2875, 186, 187, 1971, 1905, 2295, 293, 2079, 2268, 2279, 3, 2297, 681, 679, 2300, 97, 98,
    99, 2176, 1130, 2271, 99, 2176, 2159, 2300, 2392, 2264, 2265, 680, 1909, 634, 1909, 3197, 3200,
    1425, 2271, 2638, 2300, 252, 253, 1311, 2296, 2297, 820, 2737, 2300, 2298, 2298, 164, 681, 2300,
    2981, 1640, 1534, 1533, 1835, 2301, 1181, 2302, 1130, 1746, 167, 2303, 1307, 6, 7, 8, 691, 185,
    1647, 2308, 2305, 2310, 692, 693, 692, 1192, 3010, 1521, 3025, 3138, 1836, 1849, 1837, 2309,
    3203, 3203, 1838, 1839, 1838, 1688, 9, 3172, 1911, 52, 1312, 1645, 2021, 2310, 624, 372, 1646,
    1626, 2300, 878, 2771, 2772, 1397, 1626, 2771, 2772, 3133, 1689, 176, 177, 1876, 178, 1175,
    1520, 179, 2317, 2311, 2341, 2661, 1822, 711, 712, 712, 720, 1521, 1521, 1521, 1134, 2313, 713,
    2314, 3067, 2315, 2312, 2888, 3068, 3078, 1425, 1425, 2001, 715, 1425, 474, 1927, 2988, 2383,
    2330, 2315, 723, 2332, 2330, 2330, 2316, 3025, 1122, 716, 717, 2317, 1692, 1690, 719, 924, 1232,
    563, 3145, 3145, 252, 199, 2849, 2323, 897, 2318, 2319, 504, 2321, 2322, 2341, 2311, 2320, 2577,
    1692, 721, 274, 2315, 2888, 2325, 722, 2325, 2327, 2328, 1992, 723, 3161, 3161, 1915, 85, 978,
    62, 768, 1409, 857, 1341, 1915, 3116, 1656, 726, 1521, 3161, 1576, 2331, 2331, 729, 727, 727,
    727, 1304, 2315, 729, 2334, 1916, 1933, 201, 1840, 2333, 2336, 1917, 2168, 1691, 2337, 266,
    2383, 498, 744, 1918, 2338, 732, 733, 2340, 736, 3173, 866, 1824, 2345, 2344, 1692, 2347, 2342,
    2343, 720, 738, 2260, 10, 2152, 1915, 11, 2326, 2335, 2339, 1867, 1919, 1867, 715, 739, 1397,
    1626, 3186, 1521, 740, 2074, 723, 1674, 742, 744, 744, 746, 744, 2876, 2988, 2349, 2797, 2401,
    2797, 750, 2351, 1550, 751, 209, 209, 209, 209, 209, 778, 389, 2352, 2353, 621, 1693, 1693,
    2355, 2356, 754, 210, 2407, 1923, 1478, 1923, 755, 3174, 1807, 1077, 566, 1397, 2047, 757, 334,
    1595, 221, 2360, 407, 759, 759, 759, 2414, 3175, 760, 618, 761, 655, 2388, 12, 13, 212, 762,
    3025, 211, 2349, 763, 1243, 764, 2388, 1626, 846, 1934, 14, 1694, 653, 214, 2354, 82, 765, 766,
    767, 367, 753, 1937, 770, 1937, 2359, 1937, 815, 1802, 830, 223, 224, 1803, 203, 206, 772, 2363,
    2362, 3182, 1958, 718, 774, 106, 1589, 1589, 2364, 2365, 2391, 1634, 2588, 2176, 2588, 1521,
    2365, 2365, 775, 2366, 2569, 957, 2366, 1305, 2876, 1425, 2569, 1841, 776, 759, 3096, 2370,
    1013, 778, 2367, 2434, 1150, 2837, 779, 397, 1804, 1546, 2369, 1080, 2564, 2350, 1013, 1241,
    1805, 781, 184, 2374, 388, 2951, 1928, 1461, 2375, 2376, 822, 1987, 2601, 2358, 2168, 210, 2373,
    753, 1355, 1461, 2392, 2811, 2398, 2383, 208, 1634, 2379, 50, 2810, 784, 2811, 2381, 1180, 1929,
    1626, 2383, 2383, 2383, 2383, 2383, 2383, 216, 2377, 1211, 2382, 3145, 3025, 2285, 2798, 2863,
    3068, 3078, 2386, 2378, 1267, 2387, 2387, 1002, 215, 715, 1695, 1267, 1806, 1267, 601, 1267,
    1267, 1930, 1267, 1937, 1267, 752, 3129, 2588, 786, 2388, 2388, 2389, 508, 52, 52, 210, 210,
    2669, 788, 652, 1212, 2433, 372, 1810, 1425, 2536, 2395, 2176, 2588, 2176, 1626, 2396, 2396,
    2588, 2447, 2397, 2400, 758, 2588, 2349, 2394, 1305, 730, 1938, 3145, 816, 817, 3177, 593, 372,
    2349, 2797, 2349, 2401, 823, 2414, 2394, 1935, 805, 1537, 2388, 144, 2402, 2406, 1924, 1925,
    818, 819, 1398, 2372, 1210, 1297, 2404, 107, 1939, 2405, 1589, 791, 106, 1926, 780, 507, 2407,
    2965, 2407, 2556, 1626, 2411, 2412, 1626, 821, 1310, 1425, 2408, 207, 1626, 2641, 2409, 822,
    2410, 213, 1626, 101, 2162, 137, 2162, 846, 2163, 2164, 2407, 1626, 701, 655, 1969, 3067, 3078,
    1312, 159, 2415, 2349, 1809, 1991, 632, 1809, 784, 824, 2416, 2415, 700, 700, 2102, 2242, 2418,
    1192, 1946, 784, 756, 756, 756, 2906, 669, 2420, 669, 669, 112, 846, 2349, 2401, 2421, 2422,
    2423, 2423, 2111, 2451, 2692, 2453, 2797, 2425, 1447, 792, 793, 1447, 794, 795, 796, 797, 825,
    2136, 376, 827, 2427, 225, 2429, 1425, 85, 953, 2176, 259, 2304, 3178, 16, 2431, 537, 719, 1295,
    1465, 1466, 144, 2978, 537, 19, 828, 2428, 227, 19, 2441, 1696, 828, 1160, 832, 1185, 835, 835,
    17, 833, 849, 836, 2380, 17, 1997, 846, 1998, 731, 1941, 848, 1921, 472, 1840, 275, 1053, 144,
    2849, 1921, 252, 1942, 228, 2831, 2332, 1903, 2725, 2176, 2435, 1626, 1589, 106, 1558, 838, 838,
    2588, 838, 3010, 826, 237, 1697, 2830, 925, 1441, 840, 158, 2426, 841, 842, 834, 2440, 2451,
    843, 1840, 17, 17, 3135, 845, 2831, 846, 2442, 838, 377, 833, 190, 18, 1626, 18, 1626, 1626,
    2234, 3203, 2176, 2448, 1878, 1878, 850, 372, 1193, 1626, 372, 2578, 1648, 2443, 473, 1944,
    1944, 661, 1186, 566, 1280, 851, 852, 2243, 235, 1843, 3010, 2989, 667, 77, 588, 2176, 19, 2447,
    423, 483, 2588, 2989, 853, 2139, 2246, 78, 77, 588, 424, 1626, 1626, 484, 1297, 1223, 486, 2427,
    236, 3180, 2830, 1521, 1521, 1521, 2830, 1945, 1666, 856, 951, 3179, 903, 903, 1842, 1166, 1397,
    2719, 372, 1193, 1947, 820, 356, 1700, 2434, 2437, 1698, 1558, 1166, 1448, 859, 2450, 2296,
    1699, 1282, 2748, 2489, 3078, 1700, 2452, 2750, 1473, 2438, 861, 2438, 1627, 2439, 1701, 1702,
    2439, 2439, 3025, 2719, 85, 2797, 3135, 3157, 862, 741, 1007, 1187, 836, 835, 863, 2137, 2138,
    2137, 1880, 2430, 704, 704, 1813, 3181, 697, 1881, 535, 846, 2287, 2455, 2455, 1144, 864, 2717,
    2469, 2482, 2456, 674, 24, 2121, 1331, 1649, 874, 1065, 2876, 2459, 1425, 2522, 2460, 1649,
    1669, 1670, 1671, 2462, 2463, 1425, 2523, 2462, 869, 2464, 2406, 2470, 1948, 1188, 2482, 2467,
    2474, 870, 2465, 2466, 871, 872, 871, 2588, 873, 445, 21, 2383, 252, 446, 1372, 874, 2468, 2471,
    372, 493, 1352, 875, 876, 2460, 492, 2469, 2047, 2470, 2470, 2474, 877, 878, 1317, 3045, 2800,
    2800, 2474, 2472, 2473, 2475, 2474, 2474, 2475, 2476, 1844, 2117, 2176, 2118, 22, 23, 244, 1949,
    880, 886, 881, 883, 885, 1628, 1824, 1325, 2176, 1425, 884, 882, 1665, 2477, 396, 2461, 2871,
    1952, 111, 1920, 1973, 1952, 111, 1920, 1973, 1952, 111, 1920, 1973, 25, 2478, 2479, 2479, 1953,
    896, 2480, 898, 2168, 2480, 251, 2168, 487, 996, 2480, 1205, 2466, 246, 390, 251, 633, 865, 902,
    390, 2953, 1650, 3144, 1189, 1190, 2471, 2482, 24, 2176, 903, 254, 372, 1193, 1132, 904, 372,
    26, 2483, 3009, 2890, 1954, 2471, 447, 2482, 1634, 1397, 0, 255, 256, 2458, 2501, 2500, 2492,
    2501, 2501, 2501, 955, 955, 1655, 1723, 3146, 3146, 2501, 2501, 2501, 2487, 2487, 2484, 2486,
    2485, 1750, 1703, 1733, 707, 905, 2392, 2487, 2488, 1956, 917, 266, 2315, 909, 1613, 2495, 1882,
    952, 1613, 2951, 170, 1305, 2876, 1425, 1312, 906, 907, 944, 944, 1374, 914, 257, 234, 912, 908,
    912, 912, 233, 2815, 186, 2527, 2499, 1955, 1976, 2487, 2588, 273, 28, 846, 947, 947, 947, 947,
    947, 947, 947, 947, 947, 947, 947, 2501, 1957, 2107, 910, 1157, 1246, 3177, 1626, 2494, 915, 27,
    961, 27, 921, 916, 1651, 260, 261, 262, 3182, 921, 2655, 2491, 3182, 1959, 2496, 708, 370, 242,
    920, 1374, 2498, 3183, 1097, 2245, 3182, 2244, 266, 353, 911, 911, 911, 1499, 829, 2487, 267,
    2849, 2490, 927, 3114, 532, 454, 459, 462, 465, 927, 926, 372, 1193, 1832, 2501, 2500, 2500,
    940, 2536, 911, 911, 911, 911, 2501, 2502, 2502, 942, 832, 1883, 2488, 2500, 2504, 2176, 2536,
    2692, 2168, 266, 2536, 3067, 1229, 266, 3068, 3078, 588, 2487, 2500, 2536, 2505, 2500, 2493,
    1705, 269, 2536, 2536, 2505, 1626, 2505, 1884, 2507, 1733, 2507, 2505, 264, 2500, 2503, 2497,
    2503, 954, 2501, 27, 1580, 954, 2968, 2508, 3158, 2569, 2498, 2569, 3189, 1626, 171, 171, 2485,
    2501, 278, 956, 3129, 2511, 2283, 291, 1845, 292, 2283, 799, 800, 302, 1577, 1808, 1491, 1808,
    2509, 2511, 2310, 958, 2517, 1001, 965, 957, 2517, 966, 2517, 293, 729, 293, 293, 293, 1965,
    119, 979, 293, 293, 1706, 967, 976, 968, 1539, 2876, 959, 968, 3129, 3129, 2240, 972, 2511, 914,
    2514, 2514, 970, 969, 2139, 1707, 995, 995, 295, 296, 973, 997, 997, 973, 975, 974, 678, 974,
    1492, 1962, 1961, 2516, 1397, 978, 240, 31, 31, 2536, 293, 289, 1500, 2553, 2526, 2526, 960,
    286, 981, 2529, 287, 288, 981, 303, 982, 1521, 2511, 1846, 1708, 1966, 304, 1964, 1968, 2532,
    2176, 1810, 1810, 2534, 293, 984, 1626, 2123, 2533, 2537, 937, 2536, 2536, 2536, 2122, 52, 77,
    987, 1325, 293, 293, 293, 2516, 2692, 33, 1626, 293, 2538, 980, 2510, 294, 1626, 2539, 988, 989,
    34, 2539, 2540, 991, 2692, 988, 990, 991, 2543, 1003, 1397, 994, 2548, 2545, 2548, 991, 1004,
    1004, 1923, 1004, 1004, 293, 97, 263, 991, 32, 999, 283, 2530, 991, 962, 1970, 242, 293, 35,
    1004, 301, 36, 301, 2552, 1000, 2550, 2554, 2551, 1275, 999, 36, 36, 1001, 1001, 1309, 1479,
    289, 1001, 1001, 2554, 2554, 305, 1626, 145, 2520, 2168, 2536, 2547, 2556, 985, 936, 1754, 2536,
    2554, 2556, 2536, 298, 297, 1709, 2139, 2554, 2547, 2555, 2512, 2547, 2547, 1492, 2526, 1963,
    984, 2557, 293, 306, 293, 293, 1004, 2554, 293, 2535, 2140, 649, 2246, 2546, 1972, 2554, 1005,
    2513, 3184, 290, 2554, 2876, 2876, 37, 37, 2371, 2348, 2796, 2348, 2371, 3136, 3137, 3138, 3139,
    1016, 1016, 2595, 2563, 1010, 2558, 309, 1983, 1983, 2559, 2559, 2560, 1012, 38, 52, 2304, 3096,
    311, 2562, 2560, 2571, 1710, 2161, 1015, 61, 1016, 1296, 1016, 1017, 1016, 1016, 1186, 1861,
    1892, 1044, 1296, 312, 667, 1016, 1538, 2471, 1847, 1848, 1849, 1850, 1851, 1711, 3139, 2595,
    2585, 895, 1018, 314, 1019, 2348, 2558, 2383, 1849, 1020, 2566, 1020, 953, 953, 2568, 2166, 39,
    2650, 2652, 610, 1284, 2569, 2569, 1025, 2570, 2572, 2348, 314, 314, 314, 315, 2348, 1021, 316,
    2977, 144, 61, 2480, 2564, 2564, 1712, 2564, 1977, 40, 2166, 2393, 1713, 343, 2166, 1624, 2166,
    2166, 2166, 1624, 2468, 2479, 2468, 2166, 2166, 2468, 2548, 2166, 2574, 55, 2575, 1985, 594,
    953, 596, 595, 1022, 1011, 41, 1022, 1023, 2565, 2565, 2565, 2348, 2576, 1024, 1626, 2297, 2737,
    2863, 3006, 331, 2726, 1985, 2587, 2297, 1048, 1229, 1026, 1035, 1027, 2161, 2161, 2087, 325,
    52, 2962, 210, 2380, 372, 1889, 1626, 325, 1040, 1979, 1887, 2161, 1980, 2414, 1714, 2579, 2578,
    172, 2580, 1980, 1048, 1031, 1852, 2950, 2161, 1032, 1033, 1983, 1034, 1678, 1983, 519, 3186,
    2726, 918, 2124, 326, 329, 2124, 371, 2595, 2989, 2595, 2349, 521, 2048, 2582, 2603, 2597, 1716,
    2751, 1983, 2660, 2086, 2086, 2086, 2086, 1374, 242, 833, 2583, 1037, 2584, 1717, 242, 895,
    1961, 963, 2097, 1373, 1041, 1038, 1626, 1041, 1039, 165, 52, 398, 2584, 1374, 2176, 2692, 1312,
    2297, 2830, 2166, 144, 2832, 1040, 1040, 1811, 3025, 1042, 1042, 1040, 1042, 44, 2588, 1285,
    2587, 2586, 52, 2588, 2588, 2589, 45, 45, 2349, 2349, 1808, 621, 1984, 3025, 1425, 3187, 2074,
    2074, 2455, 2596, 1990, 2621, 2598, 1057, 1049, 46, 1050, 522, 1048, 2348, 1051, 1058, 1048,
    2598, 1052, 52, 1718, 2599, 323, 336, 2590, 2139, 243, 1573, 959, 2167, 243, 2602, 2590, 1055,
    1720, 1056, 3018, 3018, 1059, 520, 47, 158, 1046, 2249, 3188, 327, 328, 1626, 2349, 2799, 1062,
    2609, 2610, 2618, 1995, 1995, 1854, 687, 2604, 2253, 2870, 2606, 2168, 338, 2607, 48, 1063,
    2611, 2611, 2168, 1028, 1993, 1992, 1992, 1993, 1397, 1028, 1066, 2615, 1813, 1813, 1626, 2554,
    1855, 1855, 2617, 1074, 1857, 1855, 2618, 2618, 2619, 3116, 2620, 340, 1070, 2172, 1853, 317,
    1067, 48, 1075, 1429, 1994, 1068, 1069, 1076, 341, 1486, 2652, 1854, 1995, 1855, 1855, 1859,
    1854, 1855, 1854, 1858, 3142, 3141, 1856, 1858, 1073, 1996, 1859, 1073, 2622, 2623, 51, 1064,
    2168, 2613, 137, 2605, 2168, 806, 2168, 2169, 52, 2170, 2168, 2611, 2168, 2168, 52, 53, 52, 52,
    54, 55, 1234, 52, 58, 1134, 56, 2624, 53, 1078, 1078, 2168, 1626, 1626, 1078, 2168, 2605, 2470,
    2171, 2125, 1029, 2614, 1029, 2625, 1860, 1861, 1862, 2628, 2633, 1999, 1509, 2627, 1652, 1079,
    998, 1518, 2629, 1517, 1082, 1083, 2000, 838, 1081, 2630, 1016, 1084, 1087, 1088, 1085, 1086,
    191, 98, 2632, 191, 1070, 1089, 1090, 179, 344, 1091, 1092, 1093, 1094, 1095, 2634, 2521, 1096,
    1814, 136, 2636, 2637, 1922, 299, 1626, 1098, 300, 345, 345, 1266, 1922, 2939, 1100, 1090, 1101,
    1102, 1102, 2641, 1103, 1636, 2640, 1103, 1070, 2635, 2631, 1425, 1104, 1721, 2626, 2639, 1060,
    2639, 342, 2639, 2551, 1863, 1864, 342, 2588, 1105, 2642, 1106, 1107, 1107, 2655, 2392, 2234,
    2839, 1522, 24, 1423, 1684, 2270, 2668, 2644, 2645, 348, 2646, 1113, 2647, 2647, 2647, 2647,
    2647, 349, 3025, 2648, 1626, 350, 351, 352, 2041, 1983, 1114, 1119, 1119, 3025, 2663, 1116,
    1201, 2649, 2649, 1234, 1115, 2663, 2650, 2651, 2652, 2471, 2588, 2653, 313, 2654, 2655, 2656,
    2830, 2009, 2009, 2676, 2678, 1117, 85, 2667, 1118, 673, 1273, 2624, 2657, 2658, 2455, 2580,
    2003, 2659, 699, 3010, 512, 2407, 1929, 2665, 2664, 2392, 2666, 2775, 2176, 322, 322, 1197, 210,
    2669, 2670, 2173, 2680, 2672, 2655, 1123, 2876, 1108, 1108, 2139, 1200, 688, 1661, 2673, 2674,
    2176, 2675, 2676, 2678, 2679, 632, 2680, 1016, 59, 1125, 52, 1126, 2280, 2643, 2662, 2830, 2682,
    1120, 1120, 1442, 2005, 400, 1120, 3146, 1442, 1128, 2671, 2681, 2683, 2683, 2666, 2006, 2176,
    268, 3025, 2684, 1131, 2684, 2686, 2684, 2687, 1110, 1110, 1667, 1110, 1121, 2007, 1121, 2008,
    2008, 360, 1121, 24, 1176, 2660, 900, 900, 2688, 60, 1133, 1136, 1117, 1138, 1140, 1140, 1117,
    1142, 2796, 2697, 67, 586, 2706, 1154, 1214, 1214, 1733, 3159, 3147, 2690, 74, 1656, 3145, 3145,
    3145, 3148, 3147, 3149, 2726, 1656, 1734, 192, 192, 1143, 2689, 1655, 1723, 1655, 1724, 1725,
    3140, 3146, 3159, 3190, 3146, 1508, 67, 1161, 1153, 2010, 2700, 1687, 62, 1144, 2010, 63, 1178,
    241, 2691, 2117, 2692, 2692, 2692, 266, 2693, 1522, 2234, 2234, 2160, 1626, 2693, 52, 137, 364,
    1290, 1152, 65, 2173, 2694, 356, 2297, 2695, 2300, 1156, 1534, 2989, 2989, 67, 68, 2697, 1727,
    2310, 2155, 2700, 2699, 2699, 2699, 1162, 378, 2064, 69, 69, 2734, 1163, 69, 2732, 366, 2251,
    1169, 1170, 1155, 577, 1171, 1155, 2702, 2324, 1819, 52, 1170, 1169, 2701, 77, 1170, 1146, 2173,
    978, 1164, 2372, 2372, 2176, 1208, 1208, 1123, 2015, 1208, 1165, 1201, 1890, 1432, 1186, 2234,
    2173, 1626, 2173, 1165, 1729, 1208, 2173, 2173, 1208, 2173, 2704, 830, 2173, 977, 978, 1208,
    3041, 2176, 1728, 1733, 2705, 2011, 2248, 2126, 1534, 71, 945, 2709, 70, 72, 2711, 2708, 1415,
    369, 120, 2726, 1147, 1149, 485, 1449, 1449, 714, 499, 2012, 2012, 2158, 2117, 2158, 2117, 2166,
    2712, 1652, 1151, 1652, 2579, 1167, 374, 1151, 2013, 2445, 2013, 2117, 2014, 1168, 2714, 1730,
    2718, 1634, 2719, 1888, 1652, 3143, 1626, 3143, 3193, 3193, 3143, 2168, 2692, 3192, 3191, 1726,
    2173, 2173, 2173, 2692, 3025, 3025, 3025, 1159, 3191, 1425, 3191, 3025, 3025, 2800, 2968, 2800,
    2800, 2659, 2357, 2721, 2800, 814, 1731, 2800, 2800, 1173, 1158, 2800, 2795, 948, 949, 3042,
    1626, 375, 375, 375, 1174, 1819, 2248, 205, 1174, 527, 2728, 68, 3194, 1820, 1124, 375, 1885,
    2728, 2014, 700, 3195, 700, 700, 700, 700, 1216, 980, 2723, 2736, 1732, 1175, 659, 660, 2722,
    1733, 2278, 2725, 1266, 2724, 2787, 3218, 1626, 759, 73, 1312, 2727, 2176, 2729, 3196, 2730,
    1626, 1815, 1821, 662, 2141, 2315, 2731, 2315, 2731, 2706, 2733, 2735, 3151, 1823, 1823, 2002,
    2723, 2980, 3010, 3151, 2738, 3213, 1134, 2710, 1224, 1741, 1656, 1654, 1656, 3147, 74, 1656,
    3146, 1655, 1655, 3146, 1656, 1654, 1741, 384, 1823, 15, 1115, 3147, 3147, 3146, 3147, 3147,
    3146, 1656, 810, 1172, 430, 663, 1152, 2740, 3145, 2616, 3145, 200, 383, 2010, 2018, 414, 1741,
    2349, 728, 2755, 2616, 2696, 414, 1735, 3149, 3147, 1339, 321, 2742, 2742, 2742, 3151, 379, 65,
    2720, 2019, 66, 1145, 2743, 2743, 1177, 1323, 2016, 2017, 3043, 2701, 2715, 3055, 2297, 689,
    1226, 1225, 2616, 258, 429, 247, 402, 1287, 2805, 430, 2126, 1213, 75, 76, 380, 1213, 2139,
    2023, 1213, 2024, 1397, 2752, 2361, 1218, 1213, 432, 389, 1222, 67, 1738, 2127, 2267, 1739,
    1733, 2753, 1172, 3145, 159, 2142, 2025, 3204, 1172, 2757, 3126, 2754, 372, 2755, 2756, 913,
    431, 1740, 2758, 506, 2759, 362, 3213, 1214, 3205, 2026, 363, 1152, 1146, 368, 1152, 1222, 1222,
    900, 79, 505, 1653, 1227, 2268, 1626, 1633, 1626, 1954, 569, 2699, 3159, 2712, 1229, 1228, 144,
    2176, 2760, 1230, 2716, 1230, 2768, 1522, 442, 2174, 1231, 2588, 1232, 2297, 2762, 2763, 2297,
    1626, 2310, 67, 2176, 1253, 1345, 1636, 587, 67, 1169, 82, 3129, 2770, 82, 1016, 3129, 2765,
    2176, 2781, 3129, 860, 2030, 1244, 1201, 1234, 1974, 1626, 435, 830, 2766, 2767, 2806, 2031,
    2027, 2769, 1246, 1461, 3010, 3010, 2774, 2777, 2777, 1246, 2554, 2776, 1245, 2778, 1191, 2176,
    2779, 1252, 1236, 3129, 441, 2780, 2780, 1237, 2033, 2587, 667, 1240, 2029, 2782, 2782, 2782,
    2782, 2783, 2784, 1249, 1742, 2785, 437, 2786, 2791, 2168, 1626, 1099, 1099, 2775, 2666, 2773,
    1194, 434, 1250, 245, 438, 439, 440, 2176, 372, 2176, 1015, 2756, 1626, 1891, 1259, 1260, 80,
    2894, 2789, 2234, 2788, 1254, 1255, 2789, 2033, 2032, 1238, 811, 2684, 357, 1743, 1743, 2790,
    2790, 1257, 2764, 1255, 1247, 2764, 3010, 2793, 1733, 3206, 81, 715, 1301, 437, 357, 785, 1261,
    193, 1259, 1259, 1259, 1258, 1626, 2979, 3207, 1744, 2774, 2117, 1127, 1262, 1239, 2392, 1263,
    1266, 271, 272, 1264, 270, 1265, 2794, 1209, 2128, 787, 1274, 2797, 1209, 3134, 2801, 2802, 372,
    86, 448, 621, 449, 149, 1265, 451, 453, 456, 2803, 2579, 466, 458, 461, 464, 464, 470, 1268,
    1747, 1747, 404, 1269, 1657, 1704, 2143, 1657, 1788, 1283, 3208, 3150, 3216, 1283, 88, 3150,
    2034, 2034, 1745, 2621, 1521, 1271, 1746, 2036, 2036, 1272, 1746, 2804, 1061, 89, 90, 90, 91,
    91, 1276, 2807, 1232, 2809, 2808, 2809, 1450, 1297, 2811, 1278, 87, 1283, 1282, 1283, 1050, 891,
    2816, 892, 489, 1450, 1748, 2819, 358, 358, 358, 358, 358, 1865, 1281, 2411, 2035, 2175, 358,
    2175, 2035, 1521, 83, 84, 2260, 597, 598, 1288, 1289, 403, 450, 1827, 1828, 452, 455, 469, 457,
    467, 460, 463, 468, 878, 645, 1519, 1553, 1749, 2818, 92, 1278, 93, 114, 93, 2820, 2820, 2820,
    94, 475, 2821, 2822, 1290, 1290, 991, 2863, 2830, 1314, 802, 101, 1320, 2131, 2823, 2894, 801,
    488, 2894, 2894, 488, 2109, 1321, 102, 102, 1322, 103, 1316, 2684, 104, 1315, 1315, 105, 1256,
    1722, 2168, 1071, 1160, 1425, 2824, 1750, 831, 194, 1364, 1292, 2058, 2825, 1293, 1441, 1294,
    188, 2827, 1297, 1297, 2830, 2830, 2827, 2828, 1967, 698, 2831, 2831, 3010, 490, 1298, 2872,
    1341, 2315, 497, 1289, 363, 2872, 1332, 1332, 1333, 2059, 1344, 3028, 1341, 1299, 2844, 2867,
    2844, 1910, 1910, 1910, 701, 566, 1301, 645, 2050, 1331, 1300, 782, 929, 929, 929, 144, 993,
    2849, 318, 319, 2856, 2052, 2052, 222, 1897, 2873, 2684, 1824, 489, 656, 1195, 656, 1875, 2833,
    2861, 96, 748, 1008, 1141, 1609, 2038, 2092, 2093, 2043, 2834, 2834, 2834, 1589, 1303, 2835,
    2519, 1305, 1196, 930, 936, 936, 2044, 931, 936, 29, 936, 1336, 1320, 2045, 3025, 2060, 204, 97,
    144, 2848, 2046, 1305, 1312, 1312, 1313, 2049, 293, 655, 1312, 2558, 1312, 1312, 1312, 1312,
    1312, 1312, 1312, 1312, 2836, 2838, 1910, 1910, 1910, 2052, 1892, 2055, 1314, 2052, 2052, 2052,
    1318, 2840, 2841, 2827, 2829, 1319, 2054, 2843, 1501, 1365, 1365, 104, 144, 2849, 663, 1591,
    1626, 109, 108, 1314, 2845, 195, 196, 98, 144, 2849, 1305, 2864, 2846, 2894, 1719, 1323, 2249,
    144, 161, 2849, 234, 381, 2051, 496, 2846, 1325, 1626, 2847, 197, 701, 991, 1765, 110, 144,
    2849, 144, 2849, 991, 2864, 314, 1496, 701, 1290, 1397, 1626, 1305, 2129, 1305, 488, 2108, 488,
    488, 488, 488, 2894, 488, 2056, 488, 530, 1327, 530, 3209, 218, 2865, 2841, 701, 488, 495, 530,
    1327, 1328, 1866, 1834, 2057, 2010, 2010, 2524, 667, 2850, 1305, 2588, 52, 2851, 2666, 1397,
    2852, 1578, 2853, 2698, 2854, 1463, 2855, 361, 2856, 1425, 1425, 408, 2525, 413, 480, 2857,
    2857, 2871, 2830, 2407, 2053, 2053, 408, 409, 219, 1335, 1346, 2061, 2915, 408, 412, 479, 408,
    410, 477, 408, 2858, 489, 188, 2859, 1397, 144, 2130, 489, 1175, 2849, 531, 356, 1534, 2588,
    1425, 1425, 2880, 100, 802, 3096, 686, 2880, 2860, 645, 318, 2864, 2880, 2578, 2588, 2062, 1338,
    1338, 1626, 2864, 2612, 2588, 1626, 2868, 1335, 1014, 1342, 820, 531, 3096, 878, 356, 111, 749,
    1009, 1334, 1626, 1334, 2063, 1875, 162, 2826, 1626, 1875, 1334, 928, 1754, 1006, 1754, 1754,
    1755, 1305, 1658, 1756, 1441, 1334, 1291, 1291, 1291, 1291, 144, 1334, 1334, 403, 2869, 1330,
    1324, 1354, 1626, 488, 488, 1354, 1868, 501, 1872, 1757, 1978, 1331, 1331, 2249, 415, 1626, 878,
    2870, 2249, 2874, 163, 1758, 2065, 1347, 1330, 220, 2832, 1330, 1295, 2042, 2424, 1348, 2424,
    1329, 1035, 2042, 2876, 2877, 2877, 2876, 2877, 1668, 1351, 372, 2876, 2877, 2876, 1351, 2146,
    2146, 2876, 1349, 1350, 2876, 2878, 3160, 2876, 2424, 1451, 2879, 2567, 248, 2813, 1367, 1368,
    1368, 332, 1356, 2881, 1368, 2885, 1357, 1357, 1659, 1374, 1369, 1357, 1369, 333, 1358, 1626,
    1626, 1359, 2066, 2390, 2390, 1362, 2886, 2173, 2881, 1358, 806, 2881, 2881, 2889, 1869, 1361,
    1369, 500, 502, 1366, 1626, 138, 2882, 2883, 2887, 3151, 1363, 2066, 1363, 2066, 1370, 3151,
    664, 1360, 1360, 502, 502, 502, 502, 502, 502, 502, 2890, 2903, 2916, 503, 503, 2903, 2903,
    2067, 1673, 1397, 1960, 1397, 2894, 2894, 2894, 2894, 1752, 1673, 113, 1634, 503, 2086, 220,
    1923, 2896, 2039, 1940, 85, 242, 1373, 242, 1373, 1673, 2408, 1397, 1389, 2900, 1375, 2900,
    1397, 2900, 2900, 2897, 1397, 2900, 1397, 2900, 1397, 1397, 2684, 1626, 2684, 2862, 2588, 2536,
    335, 2890, 1816, 1371, 1371, 1030, 114, 1626, 114, 1379, 1379, 2898, 1376, 1371, 226, 2902,
    2349, 2147, 1377, 1340, 2903, 2903, 2905, 2905, 2908, 1634, 2746, 2588, 2910, 2910, 2909, 2812,
    2902, 2911, 853, 946, 2659, 2901, 2890, 202, 2914, 1380, 1626, 2914, 52, 2919, 1626, 2930, 2930,
    1626, 1626, 503, 2915, 1761, 2915, 2916, 1759, 705, 705, 849, 2924, 2074, 2069, 1904, 2074,
    1892, 1904, 2536, 2890, 2479, 115, 2917, 2918, 1672, 1381, 1385, 511, 1386, 2892, 2943, 2892,
    2892, 2893, 117, 3211, 2070, 1886, 2096, 1840, 1387, 509, 2891, 2173, 1387, 1652, 2536, 509,
    509, 1753, 511, 509, 339, 510, 509, 509, 116, 1626, 2931, 2234, 1388, 1340, 3003, 1384, 121,
    2919, 2921, 2684, 2234, 1760, 1315, 2922, 2173, 1390, 3212, 2392, 1893, 1391, 2926, 2070, 2927,
    2928, 1392, 1753, 1392, 1521, 1521, 1521, 1378, 2890, 444, 443, 1393, 2913, 2876, 1394, 1391,
    138, 2226, 118, 1626, 2086, 2226, 2925, 2895, 122, 1395, 2912, 2139, 1396, 123, 2930, 1030,
    2930, 2890, 2250, 705, 124, 2165, 1397, 140, 1397, 2594, 3052, 2997, 1626, 2278, 1626, 3163,
    509, 1634, 705, 3163, 1399, 2040, 2004, 2068, 2915, 1761, 1817, 1400, 2797, 2980, 2980, 2980,
    2980, 537, 1762, 2937, 628, 599, 1402, 2932, 2932, 2071, 2933, 360, 354, 1404, 1403, 2176, 3214,
    1510, 1763, 52, 125, 125, 2935, 1405, 1406, 1407, 2936, 628, 2304, 1464, 1521, 1413, 1618, 1619,
    1425, 1477, 1768, 126, 1477, 2939, 1477, 2938, 1410, 2939, 2996, 324, 1764, 1406, 2814, 2939,
    2940, 2941, 2173, 2996, 1217, 514, 252, 2944, 2942, 2747, 1411, 867, 2943, 645, 1169, 127, 1169,
    2944, 1412, 1452, 2943, 359, 3040, 2411, 2413, 2945, 2876, 2945, 3010, 668, 128, 372, 2083,
    2892, 1414, 253, 2947, 2227, 941, 2073, 941, 130, 1626, 1818, 1766, 1407, 541, 1198, 539, 3018,
    542, 1818, 1471, 1199, 534, 534, 543, 131, 542, 1434, 540, 1470, 545, 1474, 2948, 1634, 515,
    259, 1416, 1416, 2949, 1343, 516, 517, 518, 49, 3010, 2432, 132, 133, 1626, 1626, 2666, 1718,
    1768, 1800, 436, 265, 320, 1626, 538, 536, 2588, 1769, 1421, 958, 978, 992, 2074, 546, 2228,
    2228, 714, 1416, 1425, 2955, 1425, 1014, 1013, 2372, 2372, 2372, 2372, 2372, 2372, 2372, 2372,
    2954, 2536, 844, 1422, 2956, 134, 2176, 1770, 901, 1626, 1907, 2166, 2166, 2952, 813, 523, 702,
    2078, 1427, 1428, 1658, 2020, 2957, 2959, 99, 2968, 1521, 1660, 2126, 2958, 561, 3231, 561,
    1474, 1475, 2957, 2799, 2168, 2077, 2077, 526, 1812, 346, 525, 1636, 709, 346, 526, 346, 98,
    346, 2961, 537, 514, 2960, 703, 1433, 703, 2943, 135, 135, 411, 135, 478, 3010, 2963, 2229,
    2231, 1771, 2749, 1626, 52, 1626, 2943, 2934, 1453, 249, 1425, 1432, 548, 2832, 527, 2964, 436,
    543, 978, 544, 1652, 1403, 136, 1807, 661, 136, 1807, 2967, 3162, 2876, 2969, 2968, 136, 1431,
    1435, 3121, 3121, 1715, 2792, 547, 1454, 2876, 2969, 529, 1437, 1438, 1647, 1772, 932, 3077,
    3077, 3077, 2970, 1439, 1455, 1258, 1424, 878, 3010, 2971, 2252, 2384, 2973, 138, 1444, 1445,
    1773, 1321, 2849, 933, 2230, 141, 142, 143, 143, 1446, 2929, 2876, 600, 1742, 2084, 1461, 2866,
    30, 1426, 1443, 1462, 129, 2085, 1620, 1343, 2976, 2943, 1462, 1774, 665, 2977, 538, 144, 537,
    1465, 1466, 537, 1467, 537, 1466, 537, 1626, 2928, 538, 538, 1468, 2080, 1469, 1568, 1443, 1626,
    2980, 2081, 1479, 1420, 965, 1202, 1476, 146, 2923, 2072, 139, 2943, 2981, 773, 1407, 147, 347,
    250, 2168, 148, 2995, 406, 2986, 2965, 689, 513, 2987, 3011, 2988, 701, 550, 552, 2131, 1969,
    590, 2989, 554, 2076, 42, 2943, 2134, 868, 1775, 2952, 1733, 2166, 2990, 2527, 1626, 2131, 3011,
    2132, 2132, 2133, 491, 3210, 2991, 1325, 2992, 2481, 1626, 1325, 558, 689, 1408, 3025, 77, 2993,
    2588, 2713, 2741, 2994, 768, 1879, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 1626, 1634, 52, 55,
    52, 52, 934, 2086, 1306, 2998, 559, 559, 3001, 1569, 1480, 1481, 239, 1482, 560, 2999, 1874,
    1870, 1871, 1871, 3000, 3215, 2657, 1484, 1906, 1776, 2703, 3002, 1626, 846, 3010, 52, 1426,
    3006, 3004, 3005, 3006, 1205, 1551, 1521, 1551, 1521, 549, 551, 557, 553, 555, 1954, 556, 1014,
    1485, 2231, 2176, 1777, 1634, 372, 855, 1485, 3008, 1778, 1485, 1437, 1456, 1305, 2234, 2894,
    3044, 3022, 936, 3048, 1487, 3014, 803, 2232, 144, 2876, 3013, 52, 635, 1078, 433, 1779, 3016,
    565, 803, 1457, 3129, 3017, 1492, 737, 743, 745, 745, 747, 809, 1129, 1137, 1135, 1139, 1526,
    1492, 1401, 1436, 1608, 1493, 1617, 1617, 2087, 3010, 1626, 1525, 1493, 809, 745, 737, 745, 743,
    745, 285, 747, 1517, 2349, 2348, 1518, 3018, 3018, 1495, 821, 1425, 1524, 1524, 279, 1524, 3012,
    1497, 1111, 2950, 3019, 528, 149, 149, 3021, 52, 2536, 2536, 3025, 150, 150, 2176, 2224, 3026,
    3028, 1015, 151, 1504, 1502, 1505, 1505, 52, 52, 3024, 1015, 1873, 1780, 1872, 2087, 1506, 809,
    1731, 1507, 1579, 1855, 1472, 401, 1397, 3217, 3029, 2600, 629, 629, 1512, 3030, 1872, 1872,
    3025, 2082, 2652, 3010, 3018, 3020, 3032, 1129, 3033, 1139, 3018, 2233, 2089, 2234, 1325, 1626,
    1440, 3034, 1626, 1325, 1626, 567, 1521, 2548, 1325, 1626, 1325, 1626, 1325, 1626, 1425, 1440,
    1513, 1515, 416, 416, 1516, 771, 3025, 3218, 1015, 3037, 3038, 155, 2588, 155, 1425, 156, 52,
    725, 686, 3145, 2849, 2087, 2966, 2090, 307, 197, 2349, 2414, 2849, 568, 1523, 1520, 2234, 1112,
    570, 1458, 3174, 995, 2849, 157, 2285, 1425, 2176, 1219, 2234, 3145, 1401, 3145, 159, 2254,
    2233, 52, 996, 55, 154, 3049, 372, 152, 144, 153, 2944, 2511, 2232, 3145, 2235, 1514, 1781,
    1827, 1829, 2236, 158, 686, 935, 3044, 1490, 1489, 524, 524, 3046, 280, 382, 150, 150, 3047,
    2176, 3028, 2349, 1608, 2255, 964, 2255, 1526, 1617, 1459, 1535, 694, 2135, 1535, 160, 3057,
    3051, 1626, 3050, 228, 144, 1527, 661, 2411, 1528, 1529, 571, 571, 2093, 938, 1530, 1531, 1002,
    837, 1626, 3053, 1532, 3053, 1647, 1647, 1782, 1733, 986, 1535, 573, 1783, 1246, 1733, 1246,
    1534, 1533, 1533, 574, 3056, 1415, 575, 575, 3059, 3054, 1535, 3058, 1536, 2093, 3060, 1626,
    2237, 2237, 1220, 2588, 2237, 3060, 2149, 2150, 2149, 2149, 2151, 3061, 1754, 3219, 3062, 1492,
    2176, 1535, 572, 3063, 3063, 1664, 229, 229, 1877, 3152, 1877, 3153, 3154, 3155, 230, 3164,
    3156, 1664, 229, 229, 1877, 3152, 1877, 3153, 3154, 3155, 230, 3164, 3156, 231, 232, 231, 232,
    1626, 3073, 2400, 3079, 1251, 1231, 1785, 3065, 3064, 3065, 2547, 3067, 1552, 3067, 3076, 3068,
    2239, 3067, 3067, 1931, 1554, 1555, 3067, 1626, 2238, 1556, 3220, 3069, 2240, 769, 1541, 1597,
    2240, 2232, 1542, 308, 3070, 1626, 3069, 2240, 576, 1626, 2087, 1277, 1265, 3066, 1543, 3147,
    2148, 579, 1544, 3073, 3073, 3074, 2536, 2536, 1503, 939, 939, 1374, 242, 3203, 1786, 1786,
    3073, 3000, 1548, 3075, 3075, 734, 1549, 3075, 3075, 3075, 2284, 3075, 3075, 3075, 1109, 2097,
    2097, 2098, 3076, 3076, 580, 3165, 3165, 144, 1734, 1545, 3071, 3076, 1557, 3066, 3080, 734,
    1825, 1559, 3144, 3222, 1787, 3081, 545, 539, 542, 541, 1679, 1148, 694, 1546, 3223, 1548, 1562,
    1540, 1789, 3224, 1790, 1790, 1790, 1563, 2154, 3222, 2536, 2536, 1626, 578, 417, 418, 581,
    2536, 3079, 2536, 605, 1626, 1560, 578, 1626, 419, 420, 578, 2087, 1564, 1626, 421, 422, 578,
    579, 1547, 1894, 1565, 1565, 3071, 3072, 1565, 2258, 2153, 579, 3082, 3079, 3185, 1561, 2849,
    577, 577, 1566, 604, 1626, 3083, 2863, 2419, 2414, 846, 1791, 1567, 854, 1575, 2099, 1072, 606,
    607, 608, 3084, 3084, 1397, 1674, 1674, 1736, 2101, 1366, 1366, 1366, 2101, 1570, 77, 1521,
    1895, 653, 217, 582, 2101, 425, 425, 3085, 1861, 591, 1675, 52, 1571, 2579, 3167, 64, 1898,
    2599, 1794, 494, 2259, 609, 3087, 1353, 1636, 2100, 1572, 2579, 3088, 1573, 2705, 2705, 1205,
    2139, 372, 3089, 3090, 3090, 1626, 1626, 77, 353, 353, 353, 353, 1297, 353, 353, 353, 425, 353,
    67, 586, 3092, 586, 67, 2100, 2684, 3198, 1737, 1206, 1899, 2256, 583, 2257, 584, 2257, 3199,
    3200, 3201, 1207, 2103, 1587, 1587, 1830, 1831, 2173, 1015, 1733, 667, 588, 588, 588, 588, 588,
    588, 2104, 1583, 1584, 427, 1585, 588, 425, 57, 588, 1290, 588, 1366, 1366, 589, 353, 3093,
    3225, 1221, 353, 2154, 2154, 2154, 1582, 1586, 3091, 1586, 1586, 1586, 1586, 1586, 1586, 1581,
    2227, 2249, 1586, 611, 1626, 1626, 2876, 3094, 612, 1568, 585, 3226, 1574, 1574, 1792, 1793,
    1792, 3202, 1588, 1626, 1626, 1626, 2168, 2663, 847, 2677, 3095, 20, 694, 2157, 1626, 2156,
    2156, 2157, 2075, 804, 2737, 2297, 2144, 2145, 988, 1626, 1621, 1626, 1430, 650, 1591, 591, 591,
    1590, 277, 1795, 1594, 1592, 1626, 2105, 1593, 3097, 1601, 3098, 2106, 1932, 1932, 1932, 1932,
    1248, 52, 1626, 1596, 1597, 3100, 3018, 1597, 1622, 260, 564, 1598, 173, 1599, 276, 1623, 95,
    3227, 690, 174, 592, 1661, 1624, 2166, 1624, 1624, 1633, 1796, 2677, 1626, 1896, 666, 1591,
    3103, 390, 390, 391, 390, 390, 390, 1625, 1626, 1625, 1626, 390, 372, 390, 390, 903, 425, 390,
    393, 394, 481, 390, 395, 482, 390, 1797, 2677, 3105, 1155, 365, 1798, 3106, 1626, 1600, 1626,
    1626, 1626, 2144, 2145, 471, 1603, 3107, 3107, 3107, 3107, 3107, 3107, 1630, 1602, 285, 1604,
    3111, 2108, 2108, 1408, 337, 3111, 1626, 428, 1408, 385, 3110, 330, 330, 2876, 3112, 3112, 3112,
    3112, 3112, 3101, 2480, 3113, 1605, 1626, 3108, 2168, 2168, 1631, 3114, 1631, 562, 399, 3109,
    1626, 3109, 1626, 1632, 3115, 386, 1626, 2098, 3228, 1633, 1633, 2110, 1606, 1606, 1606, 1606,
    1826, 1331, 1892, 1607, 3122, 3116, 3116, 3230, 658, 3116, 678, 1634, 1634, 1634, 3117, 2864,
    3118, 3118, 2297, 3119, 1610, 1635, 1799, 1634, 1634, 1610, 2480, 3166, 3120, 3229, 3116, 3116,
    52, 52, 1611, 807, 1636, 1614, 1614, 3121, 1614, 1614, 1614, 1614, 1231, 1614, 1614, 1460, 2297,
    624, 789, 3122, 603, 1614, 1626, 2975, 2345, 3124, 533, 3125, 3125, 3126, 1279, 3127, 1636,
    1636, 1636, 602, 602, 1614, 1637, 1637, 1823, 310, 3128, 3127, 3125, 2446, 1615, 1616, 3127,
    1612, 2915, 3123, 1464, 1425, 1425, 1425, 822, 1638, 1638, 1612, 2112, 1637, 2730,
  ]

  /// How much each claim weighs.
  static let suffixWeights: [UInt8] = [
    10, 45, 52, 50, 50, 53, 50, 50, 50, 50, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 52, 50, 48, 50, 50, 50, 50, 46, 50, 50, 50, 50, 45, 50, 50, 50, 53, 50, 53, 50, 53,
    50, 50, 53, 50, 53, 50, 50, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 45, 50, 50, 50, 20, 50, 50, 50, 50, 50, 50, 50, 50, 50, 42, 50, 50, 48, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 48, 50, 50, 48, 50, 48, 50, 50, 52, 50,
    50, 45, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 45, 50, 50, 45, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 48, 50, 50, 50, 40, 50, 46, 45, 50, 50, 50, 50, 30, 48, 50, 50, 50, 50, 50,
    50, 45, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 45, 42, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 48, 46, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 42, 50, 50, 48, 50, 50, 50, 40,
    50, 51, 51, 48, 50, 45, 50, 45, 50, 50, 50, 50, 50, 48, 48, 50, 50, 50, 45, 45, 40, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 48, 20, 50, 50, 50, 50, 45, 45, 50, 45, 50, 50, 50, 50, 48, 50, 50,
    50, 50, 50, 45, 50, 50, 50, 52, 50, 44, 42, 40, 48, 50, 50, 45, 50, 50, 48, 30, 50, 50, 30, 50,
    50, 50, 50, 50, 50, 49, 48, 40, 50, 51, 46, 44, 40, 50, 50, 50, 52, 51, 50, 48, 45, 42, 50, 50,
    50, 50, 50, 50, 42, 50, 51, 50, 50, 50, 46, 50, 42, 42, 50, 50, 50, 50, 42, 50, 45, 42, 50, 48,
    50, 50, 50, 50, 51, 45, 45, 48, 50, 50, 50, 50, 45, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 45, 50, 50, 15, 48, 48, 50, 30, 50, 50, 50, 50, 50, 50, 45, 48, 50, 48, 46, 50,
    50, 50, 50, 50, 45, 48, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50,
    50, 48, 46, 45, 42, 30, 50, 50, 50, 50, 15, 20, 15, 50, 50, 50, 50, 52, 51, 42, 42, 42, 42, 50,
    50, 50, 50, 50, 48, 50, 50, 51, 50, 49, 44, 42, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50,
    45, 50, 45, 45, 50, 48, 50, 50, 50, 50, 50, 45, 50, 48, 50, 46, 42, 42, 50, 50, 50, 50, 42, 50,
    48, 50, 50, 50, 50, 50, 50, 50, 50, 53, 47, 45, 45, 44, 43, 50, 50, 50, 30, 50, 15, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 51, 48, 50, 50, 50, 50, 50, 48, 50, 50, 50, 51, 50, 48, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 42, 50, 50, 50, 50, 50, 50, 50, 42, 50, 45,
    50, 50, 50, 50, 50, 50, 50, 48, 20, 50, 50, 46, 48, 53, 52, 50, 50, 50, 51, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 42, 50, 51, 49, 48, 45, 50,
    50, 50, 45, 50, 51, 48, 45, 50, 51, 48, 45, 50, 48, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50,
    50, 50, 52, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 48, 50, 50, 50, 49, 50, 50, 50, 45,
    52, 48, 50, 50, 50, 45, 52, 46, 50, 50, 50, 48, 50, 50, 50, 50, 48, 47, 46, 50, 52, 51, 48, 50,
    50, 42, 50, 51, 44, 50, 10, 50, 50, 50, 50, 48, 50, 50, 48, 45, 44, 50, 50, 50, 50, 48, 42, 50,
    50, 50, 48, 50, 50, 48, 50, 30, 48, 50, 50, 50, 42, 48, 50, 50, 45, 50, 50, 48, 48, 48, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 51, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 42, 50, 53, 46, 42, 42, 42, 42, 50, 50, 50, 50, 50,
    30, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 46, 45, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 48, 50, 50, 45, 40, 30, 50, 50, 50, 46, 45, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 42, 30, 50, 45, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 48, 50, 50, 45, 42,
    50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 53, 48, 45, 50, 50, 50, 50, 44, 50, 50, 50,
    50, 42, 50, 50, 45, 40, 50, 51, 47, 46, 45, 50, 50, 48, 50, 52, 50, 50, 50, 48, 50, 50, 50, 45,
    50, 45, 50, 45, 42, 50, 50, 50, 40, 50, 45, 50, 48, 50, 52, 48, 50, 50, 50, 50, 50, 50, 50, 48,
    50, 50, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 46, 45, 50, 50, 50,
    50, 50, 52, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 46, 44, 30, 50, 50, 50, 50, 50, 52,
    46, 45, 50, 50, 50, 42, 50, 50, 50, 45, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 48, 50,
    48, 50, 51, 48, 48, 50, 50, 46, 40, 50, 50, 48, 50, 50, 42, 40, 30, 50, 50, 50, 50, 50, 46, 45,
    50, 50, 51, 48, 48, 50, 50, 30, 50, 50, 51, 50, 51, 51, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 45, 50, 50, 48, 50, 50, 50, 50, 50, 50, 48, 50, 45, 50, 45, 50, 50, 50, 45, 50, 50, 50,
    50, 50, 48, 50, 50, 50, 50, 46, 44, 50, 50, 50, 50, 48, 45, 50, 50, 30, 50, 50, 50, 50, 45, 54,
    45, 30, 50, 50, 50, 50, 50, 50, 50, 50, 51, 50, 48, 20, 50, 50, 20, 50, 40, 45, 48, 50, 50, 45,
    50, 20, 20, 20, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 42, 48, 45, 50, 46, 30, 50, 45, 42,
    50, 48, 45, 52, 48, 50, 42, 50, 48, 52, 50, 50, 48, 50, 50, 50, 50, 48, 50, 50, 52, 49, 50, 50,
    50, 51, 50, 45, 40, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 48, 50, 50, 50, 50, 46, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 46, 42, 50, 50, 50, 30, 50, 45, 50, 50, 50, 50, 42, 48,
    50, 50, 50, 50, 50, 42, 50, 42, 50, 50, 50, 50, 50, 50, 48, 30, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 53, 52, 50, 50, 50, 50, 50, 48, 48, 50, 51, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50,
    50, 45, 40, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 52, 20, 50, 50, 50, 50, 50, 46, 50, 50,
    50, 50, 49, 48, 50, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 48, 50, 50, 50, 45, 50, 50, 50, 48,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    50, 45, 50, 50, 50, 50, 50, 50, 45, 50, 20, 50, 50, 50, 48, 46, 30, 50, 50, 51, 40, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 46, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 48, 45, 45, 45, 40, 50, 50, 50, 50, 45, 30, 50, 50, 50, 45, 50, 50, 40, 50,
    48, 45, 44, 35, 50, 51, 50, 50, 48, 50, 52, 40, 45, 51, 50, 50, 50, 50, 50, 50, 50, 50, 51, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 44, 40, 50, 50, 50,
    50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 45, 50, 50, 48, 46, 50, 50,
    50, 48, 45, 50, 53, 40, 50, 50, 50, 50, 45, 48, 50, 42, 50, 48, 50, 40, 50, 50, 50, 50, 50, 49,
    30, 28, 45, 50, 45, 50, 50, 48, 50, 48, 50, 50, 50, 42, 50, 50, 48, 50, 50, 50, 42, 40, 52, 48,
    46, 50, 50, 50, 48, 45, 42, 42, 30, 50, 50, 51, 50, 48, 42, 50, 48, 50, 50, 50, 50, 50, 50, 50,
    40, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 42, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 48, 46, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 52, 45, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 20, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 52, 48, 48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 53, 51,
    50, 50, 50, 52, 48, 50, 50, 50, 50, 50, 50, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 10,
    50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 40,
    50, 50, 40, 50, 50, 50, 50, 50, 52, 48, 46, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45,
    50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 48, 50, 50, 48, 50, 45, 52, 50, 48, 50, 50, 50, 45,
    50, 50, 45, 52, 45, 50, 30, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50,
    50, 50, 50, 50, 50, 50, 45, 51, 48, 46, 45, 50, 40, 50, 45, 50, 45, 42, 50, 50, 50, 50, 40, 30,
    45, 42, 50, 50, 50, 48, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 42, 50, 46, 50, 50, 50, 50,
    50, 50, 50, 48, 50, 50, 50, 50, 50, 53, 51, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50,
    50, 45, 50, 50, 50, 50, 50, 52, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 45, 50,
    50, 50, 50, 52, 40, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 42, 50, 50, 50, 50, 40, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 45, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 30, 50, 50, 50, 54, 48, 50, 50, 54,
    49, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 45,
    50, 50, 50, 50, 50, 46, 42, 42, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 48,
    42, 50, 50, 48, 45, 50, 50, 45, 50, 50, 50, 45, 50, 45, 51, 50, 50, 50, 50, 50, 45, 50, 40, 50,
    50, 50, 52, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50,
    50, 45, 50, 50, 50, 50, 50, 50, 50, 48, 45, 50, 50, 48, 48, 53, 47, 45, 42, 40, 50, 45, 51, 50,
    50, 50, 48, 50, 45, 50, 50, 40, 20, 49, 48, 47, 46, 45, 44, 20, 40, 50, 50, 30, 50, 50, 50, 51,
    48, 44, 44, 48, 44, 50, 50, 50, 45, 50, 52, 50, 45, 43, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50, 50, 50, 50, 50, 40, 39, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 42, 42, 50,
    50, 50, 40, 50, 50, 50, 50, 50, 50, 45, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 42, 40, 50, 50, 50, 50, 50, 50, 50, 40, 50,
    50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 40, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50,
    45, 50, 42, 50, 50, 50, 50, 50, 50, 50, 45, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 48, 46, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 40, 50, 49, 48, 50,
    50, 52, 48, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    20, 50, 50, 50, 50, 51, 50, 50, 50, 45, 50, 50, 48, 50, 50, 20, 50, 50, 50, 48, 42, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 46, 44, 42, 40, 50, 50, 30,
    50, 42, 50, 50, 51, 50, 49, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 40, 50,
    50, 10, 50, 50, 50, 48, 50, 50, 45, 50, 50, 50, 50, 45, 45, 50, 50, 50, 50, 50, 53, 50, 30, 50,
    50, 50, 50, 48, 42, 50, 50, 50, 50, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 44, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 42, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 42,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 53, 52, 46, 44, 44, 50, 50, 50, 45,
    50, 50, 50, 50, 50, 45, 50, 50, 50, 48, 45, 50, 50, 52, 48, 50, 50, 42, 50, 50, 46, 48, 50, 50,
    45, 50, 50, 48, 50, 48, 46, 50, 48, 45, 40, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50,
    53, 48, 50, 51, 48, 50, 48, 46, 45, 44, 50, 50, 50, 50, 50, 45, 50, 40, 52, 20, 50, 50, 50, 50,
    50, 50, 50, 50, 30, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 46, 50, 50, 50, 50, 50, 48, 45,
    48, 50, 50, 50, 50, 50, 50, 42, 50, 50, 50, 52, 48, 50, 50, 50, 50, 45, 50, 40, 50, 45, 50, 48,
    50, 45, 50, 53, 50, 50, 30, 48, 45, 45, 50, 50, 50, 50, 50, 48, 48, 46, 45, 50, 48, 30, 48, 45,
    50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 48, 50, 50, 50, 50, 50,
    50, 50, 40, 50, 40, 20, 50, 50, 30, 50, 50, 50, 53, 48, 45, 40, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 45, 50, 50, 50, 50, 50, 40, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50,
    50, 50, 50, 52, 48, 50, 50, 50, 42, 50, 50, 50, 50, 50, 50, 48, 48, 50, 50, 48, 46, 46, 20, 50,
    45, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 45, 50, 50, 50, 50,
    53, 52, 42, 50, 50, 50, 50, 50, 53, 47, 46, 45, 44, 42, 42, 20, 45, 50, 40, 50, 30, 50, 50, 48,
    45, 50, 50, 50, 50, 50, 42, 50, 42, 46, 42, 50, 50, 50, 50, 51, 45, 50, 50, 50, 50, 50, 50, 50,
    40, 50, 50, 52, 46, 45, 50, 50, 50, 46, 50, 50, 48, 45, 51, 45, 30, 50, 45, 50, 50, 45, 50, 50,
    50, 50, 50, 50, 50, 48, 49, 48, 47, 42, 50, 50, 50, 50, 50, 50, 45, 40, 50, 45, 42, 42, 50, 50,
    50, 48, 50, 50, 50, 50, 50, 50, 50, 52, 48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 42, 42, 42,
    40, 50, 50, 50, 50, 48, 50, 48, 52, 45, 42, 50, 50, 50, 50, 50, 50, 48, 45, 50, 50, 48, 50, 50,
    42, 50, 48, 50, 50, 52, 45, 50, 50, 45, 50, 45, 50, 48, 50, 48, 45, 50, 46, 50, 50, 48, 50, 50,
    50, 50, 48, 46, 45, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 48, 44, 40, 30, 50, 50, 45, 50, 45, 50, 50, 50, 40, 50, 50, 50, 50, 45, 40, 50, 50, 50, 40,
    50, 50, 42, 50, 50, 50, 50, 50, 40, 50, 50, 30, 52, 50, 50, 48, 48, 42, 50, 40, 40, 50, 45, 42,
    45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50,
    50, 48, 40, 50, 46, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50,
    50, 40, 50, 50, 50, 50, 50, 50, 50, 45, 42, 50, 50, 50, 50, 50, 50, 45, 50, 50, 49, 50, 50, 50,
    50, 48, 50, 50, 50, 50, 50, 50, 50, 51, 30, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 45, 50, 50, 50, 50, 50, 52, 50, 50, 50, 45, 50, 50, 50, 52, 48, 47, 50, 50, 50, 50, 50,
    50, 50, 50, 45, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50,
    45, 50, 50, 49, 20, 50, 50, 48, 50, 50, 45, 50, 50, 50, 46, 20, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 40, 50, 50, 50, 50, 50, 50, 42, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 45,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 50, 50, 50, 30, 50, 45, 20, 50, 50, 45, 50, 50, 50, 50,
    50, 50, 48, 53, 46, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 45, 44, 40, 35, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 40, 50,
    52, 50, 50, 50, 50, 50, 48, 46, 50, 50, 50, 52, 45, 40, 50, 50, 50, 50, 50, 50, 50, 51, 50, 50,
    50, 50, 48, 50, 50, 50, 30, 40, 50, 50, 50, 42, 50, 45, 50, 50, 48, 50, 50, 50, 48, 30, 50, 50,
    48, 50, 50, 50, 48, 50, 50, 48, 20, 50, 50, 42, 50, 50, 50, 50, 48, 50, 50, 50, 50, 45, 50, 50,
    50, 50, 50, 50, 48, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 49, 48, 47, 45, 48, 50, 51, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 51, 50, 50, 50, 48, 50, 50, 50, 52, 50, 45, 50,
    45, 50, 50, 48, 45, 50, 50, 52, 50, 42, 50, 48, 50, 50, 50, 50, 48, 50, 50, 40, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 42, 50, 50, 45,
    50, 50, 50, 50, 50, 42, 50, 48, 50, 50, 50, 50, 42, 50, 50, 40, 50, 42, 53, 49, 50, 50, 50, 50,
    50, 50, 48, 42, 40, 50, 50, 50, 50, 50, 30, 50, 48, 50, 50, 52, 48, 45, 42, 50, 42, 50, 48, 46,
    44, 43, 42, 50, 50, 50, 50, 52, 45, 45, 50, 50, 50, 50, 40, 50, 50, 50, 45, 44, 50, 50, 45, 40,
    50, 50, 45, 50, 50, 50, 50, 50, 45, 50, 48, 50, 50, 45, 52, 46, 20, 50, 50, 40, 50, 50, 50, 50,
    50, 50, 50, 42, 50, 50, 50, 50, 52, 48, 50, 50, 50, 50, 52, 51, 30, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 49, 48, 42, 45, 50, 50, 50, 50,
    50, 50, 45, 51, 50, 48, 50, 50, 50, 46, 51, 50, 48, 46, 50, 50, 50, 45, 50, 52, 48, 45, 52, 50,
    48, 52, 48, 50, 50, 48, 50, 50, 50, 50, 50, 50, 40, 49, 48, 40, 45, 50, 50, 50, 50, 50, 50, 50,
    45, 50, 50, 50, 50, 48, 50, 52, 45, 50, 50, 50, 30, 50, 50, 50, 50, 48, 50, 45, 50, 50, 48, 50,
    50, 50, 50, 48, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 45, 48, 50, 50,
    50, 50, 50, 48, 50, 50, 47, 50, 45, 50, 50, 50, 50, 50, 50, 48, 50, 40, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50,
    50, 50, 50, 50, 46, 50, 50, 50, 50, 45, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 49,
    48, 42, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 53, 50, 46, 50,
    50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 30, 50, 50, 45, 40, 50, 51, 48, 30,
    50, 50, 30, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 20, 50, 50,
    30, 20, 50, 50, 46, 40, 50, 50, 45, 50, 30, 50, 50, 50, 50, 50, 50, 50, 51, 46, 50, 50, 50, 50,
    50, 50, 50, 42, 50, 52, 20, 50, 50, 50, 42, 50, 50, 45, 50, 50, 42, 50, 50, 50, 48, 30, 50, 40,
    40, 50, 46, 50, 50, 45, 40, 50, 45, 50, 50, 50, 50, 50, 45, 50, 50, 48, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 52, 50, 50, 50, 50, 48, 50, 50, 50, 45, 50, 50, 50, 50, 45, 50, 50, 50, 45,
    50, 50, 50, 50, 50, 48, 45, 50, 45, 50, 45, 50, 50, 45, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50,
    50, 50, 48, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 30, 20, 20, 20, 50, 50, 50, 50,
    52, 50, 49, 50, 40, 50, 50, 45, 20, 20, 50, 50, 42, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50,
    50, 50, 50, 50, 40, 50, 50, 50, 48, 50, 40, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50,
    50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 49, 45, 50, 20, 50, 52, 50,
    50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 53, 15, 48, 50, 50, 50, 45, 48, 48, 50, 50, 50, 50, 50,
    51, 50, 45, 50, 50, 50, 50, 50, 50, 51, 50, 48, 45, 50, 50, 50, 50, 48, 50, 40, 50, 50, 30, 50,
    50, 50, 45, 50, 45, 42, 50, 42, 50, 30, 50, 50, 50, 50, 51, 46, 50, 50, 50, 50, 50, 48, 48, 48,
    50, 45, 45, 50, 50, 50, 48, 52, 46, 52, 50, 50, 50, 50, 50, 48, 52, 48, 45, 50, 48, 50, 48, 50,
    20, 48, 50, 50, 50, 50, 45, 50, 50, 50, 50, 51, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 45, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50,
    50, 50, 50, 50, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 48, 50, 50, 48, 40, 50, 50,
    52, 48, 50, 30, 52, 45, 20, 50, 50, 45, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    46, 50, 50, 50, 45, 50, 50, 48, 50, 50, 50, 50, 52, 51, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 48, 42, 50, 45, 50, 50, 48, 50, 50, 50, 52, 51, 50, 52, 50, 51, 50, 45, 44,
    50, 50, 50, 50, 48, 42, 50, 40, 50, 52, 50, 50, 50, 50, 50, 50, 50, 42, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 48, 46, 42, 50, 50, 50, 50,
    50, 50, 48, 50, 45, 50, 50, 50, 50, 42, 51, 48, 50, 50, 50, 45, 50, 50, 50, 48, 45, 51, 45, 50,
    50, 52, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 48, 50,
    48, 45, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 45, 44, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 51, 50, 48, 30, 53, 46, 50, 50, 48, 45, 50, 50, 50, 50, 50, 50,
    50, 50, 48, 45, 50, 30, 50, 50, 50, 48, 50, 50, 45, 53, 40, 50, 30, 50, 49, 48, 46, 30, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50,
    45, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 42, 45, 20, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 31, 30, 31, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 52, 48, 45, 50, 50,
    50, 50, 50, 50, 46, 46, 44, 43, 45, 50, 50, 40, 50, 51, 49, 48, 50, 40, 50, 45, 50, 50, 50, 50,
    52, 49, 45, 50, 50, 50, 52, 48, 50, 50, 50, 50, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 45, 50, 48, 50, 50, 52, 50, 50, 45, 50, 50, 50, 48, 50, 50, 50, 50, 50, 40, 50, 50, 50,
    46, 48, 50, 50, 45, 50, 50, 50, 50, 50, 30, 50, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 45, 45, 50, 50, 50, 50, 50, 50, 48, 45, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 45, 50, 50, 50, 46, 50, 50, 50, 50, 51, 49, 50, 50, 50, 48, 50, 50, 50, 50,
    48, 50, 20, 50, 50, 48, 50, 48, 50, 48, 50, 50, 52, 48, 50, 50, 50, 52, 50, 50, 50, 50, 50, 50,
    20, 50, 45, 50, 45, 50, 45, 50, 50, 50, 50, 46, 45, 40, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 53, 52, 50, 40, 50, 50, 50, 50, 48, 45, 50, 50, 50,
    46, 45, 50, 20, 50, 49, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    53, 50, 50, 51, 50, 45, 50, 50, 50, 50, 30, 50, 50, 50, 50, 50, 42, 20, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 48, 50, 50, 50, 51, 50, 30, 30, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 45, 50, 50, 48, 50, 50, 50, 42, 50, 50, 48, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50,
    50, 48, 50, 50, 48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 50, 46, 50, 50,
    50, 50, 50, 50, 50, 50, 48, 52, 49, 42, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50,
    48, 50, 50, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50,
    50, 45, 48, 50, 50, 50, 48, 50, 50, 45, 51, 50, 52, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45,
    48, 48, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 46, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50,
    52, 51, 50, 49, 50, 48, 45, 45, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 52, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 42, 50, 50, 50, 50, 45, 50, 44, 42, 40, 48, 50, 50,
    52, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 10, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 45, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 45, 50,
    50, 50, 48, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 52, 48, 50,
    52, 50, 50, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50,
    50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 52, 45, 48, 45, 50, 50, 50,
    50, 50, 50, 50, 50, 48, 50, 20, 45, 50, 45, 42, 50, 50, 50, 50, 50, 50, 52, 48, 48, 46, 50, 45,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 46, 45, 42, 50, 50, 50,
    50, 30, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 48, 50, 52, 45, 50, 50, 50, 50, 48,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 40, 50, 50, 50, 48, 50, 40, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50, 48, 42, 45, 50, 50, 48, 50, 50, 50,
    50, 50, 50, 50, 50, 20, 50, 20, 45, 50, 48, 50, 50, 52, 50, 50, 50, 50, 50, 50, 50, 50, 50, 42,
    50, 48, 50, 50, 50, 30, 50, 53, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    48, 50, 50, 50, 45, 50, 50, 50, 52, 48, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48, 50, 45,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 20, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 45, 50, 50, 50, 52, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 48,
    50, 50, 50, 50, 50, 50, 50, 50, 51, 48, 50, 50, 50, 50, 50, 50, 50, 48, 50, 50, 50, 50, 50, 50,
    50, 45, 48, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 46, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
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
    1522, 1522, 2349, 2795, 2297, 2414, 2297,
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
    cacerts
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
    dicomdir
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
    gmon.out
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
    rmail
    robots.txt
    sconscript
    sconstruct
    security_classes
    settings.stylecop
    settings.xml
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
    2300, 2312, 2317, 2329, 2339, 2349, 2364, 2373, 2386, 2400, 2408, 2418, 2427, 2435, 2446, 2462,
    2467, 2477, 2485, 2499, 2512, 2519, 2534, 2540, 2551, 2566, 2580, 2596, 2606, 2619, 2632, 2646,
    2658, 2666, 2674, 2683, 2691, 2699, 2705, 2716, 2728, 2738, 2750, 2762, 2774, 2795, 2813, 2822,
    2833, 2839, 2850, 2859, 2872, 2882, 2887, 2899, 2909, 2923, 2929, 2939, 2948, 2957, 2971, 2983,
    2999, 3010, 3022, 3032, 3044, 3057, 3063, 3071, 3079, 3092, 3107, 3124, 3141, 3152, 3161, 3173,
    3180, 3187, 3195, 3207, 3218, 3233, 3242, 3250, 3262, 3268, 3278, 3288, 3295, 3303, 3315, 3328,
    3333, 3339, 3349, 3360, 3367, 3378, 3387, 3400, 3412, 3423, 3438, 3452, 3459, 3470, 3483, 3491,
    3499, 3516, 3525, 3533, 3545, 3559, 3568, 3574, 3581, 3589, 3602, 3610, 3622, 3628, 3656, 3685,
    3695, 3705, 3713, 3721, 3729, 3741, 3747, 3758, 3770, 3782, 3793, 3802, 3814, 3828, 3842, 3854,
    3867, 3879, 3891, 3904, 3917, 3929, 3941, 3951, 3962, 3973, 3981, 3993, 4007, 4025, 4034, 4050,
    4060, 4069, 4076, 4087, 4100, 4118, 4129, 4134, 4143, 4150, 4157, 4162, 4178, 4189, 4197, 4206,
    4217, 4230, 4239, 4246, 4250, 4268, 4281, 4298, 4314, 4323, 4333, 4341, 4350, 4358, 4371, 4381,
    4390, 4405, 4413, 4425, 4433, 4447, 4456, 4465, 4473, 4485, 4499, 4512, 4523, 4532, 4544, 4553,
    4561, 4568, 4579, 4589, 4602, 4615, 4633, 4644, 4665, 4687, 4704, 4712, 4727, 4733, 4744, 4755,
    4766, 4783, 4801, 4814, 4824, 4833, 4844, 4859, 4870, 4882, 4892, 4902, 4911, 4924, 4935, 4946,
    4956, 4971, 4983, 4995, 5005, 5015, 5024, 5031, 5036, 5045, 5055, 5064, 5074, 5083, 5110, 5116,
    5124, 5132, 5144, 5158, 5170, 5180, 5188, 5200, 5208, 5214, 5220, 5231, 5248, 5267, 5279, 5289,
    5305, 5322, 5330, 5339, 5347, 5357, 5366, 5376, 5383, 5391, 5400, 5407, 5413,
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
    256, 257, 258, 259, 260, 261, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275,
    276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294,
    295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 313, 314,
    315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 329, 330, 331, 332, 333, 334,
    335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353,
    354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372,
    373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391,
    392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410,
    411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429,
    430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448,
    449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467,
    468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486,
    487, 488, 489, 490, 491, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502,
  ]

  /// The formats that claim each, the heaviest claim first.
  static let literalClaims: [UInt16] = [
    2474, 2176, 2581, 52, 1634, 52, 2176, 52, 2176, 52, 1425, 1425, 1425, 1425, 1425, 1425, 1425,
    52, 2346, 2588, 2176, 52, 2581, 1634, 1634, 1634, 1626, 2176, 2588, 1626, 821, 1425, 2588, 2176,
    55, 2442, 2442, 2176, 858, 2581, 2588, 2581, 2474, 2474, 2176, 2449, 2449, 2449, 2449, 2449,
    2449, 2449, 2449, 2449, 2449, 2449, 2449, 2449, 1425, 2581, 2176, 52, 55, 3076, 2484, 2484,
    2176, 52, 2588, 1425, 2876, 2176, 2514, 1634, 2176, 2176, 2176, 2588, 2176, 2176, 2531, 2588,
    2176, 2588, 2539, 2474, 2557, 2557, 3076, 2176, 2176, 2588, 2284, 52, 2284, 2176, 52, 2591,
    1425, 1397, 52, 52, 52, 2625, 2176, 1425, 1305, 52, 821, 1425, 2684, 2176, 2581, 2588, 2761,
    2176, 2176, 2176, 2588, 3076, 2176, 52, 55, 1312, 1312, 1312, 2176, 52, 1634, 2862, 1425, 1626,
    1397, 2588, 2588, 2176, 2890, 52, 2176, 2890, 2890, 2176, 2176, 2570, 2570, 2946, 52, 2588,
    1397, 2474, 2176, 52, 2176, 52, 821, 52, 52, 2532, 3027, 3035, 1425, 2176, 2581, 3076, 2474,
    2176, 52, 2588, 3099, 3101, 1425, 1425, 3101, 1425, 1634, 2817, 1425, 1425, 1425, 1425, 1425,
    1425, 2417, 2442, 2442, 2474, 2548, 2907, 3076, 2474, 1305, 2817, 1143, 2972, 2281, 2284, 55,
    1425, 1626, 1397, 2983, 2306, 1425, 2588, 1425, 1425, 1425, 1425, 1397, 2329, 1179, 1425, 1397,
    2346, 2692, 2876, 2876, 654, 1397, 2588, 52, 2352, 2352, 1070, 2353, 210, 1397, 155, 155, 2474,
    2368, 2368, 2372, 1634, 2372, 2387, 2176, 2176, 2531, 52, 2532, 1425, 1143, 1143, 2447, 2173,
    2434, 2399, 1305, 2403, 2405, 1425, 1397, 1397, 52, 2728, 2728, 2588, 2842, 55, 17, 2442, 2442,
    2444, 2447, 3036, 2454, 2457, 2474, 373, 2480, 3102, 2234, 2890, 2485, 1397, 2951, 2176, 2385,
    52, 3102, 3102, 3102, 2634, 2506, 2514, 1397, 2515, 2951, 2581, 2581, 1634, 1337, 2692, 2176,
    2176, 2549, 2544, 155, 2542, 2542, 1425, 715, 2557, 2557, 1397, 3076, 2176, 2561, 52, 2588,
    2573, 2588, 2573, 2284, 2984, 2985, 2984, 2985, 2984, 2984, 2985, 2984, 2984, 2985, 2951, 2591,
    2592, 2176, 2883, 2168, 1397, 2554, 55, 2625, 2627, 2692, 2628, 2628, 2629, 2983, 1425, 55,
    2904, 1305, 2663, 2655, 2399, 2399, 2399, 1425, 2884, 2884, 2176, 2692, 2692, 2692, 2692, 2692,
    2692, 2692, 2692, 1305, 2692, 2692, 2176, 2608, 1397, 52, 2372, 2372, 2707, 2707, 2707, 3007,
    155, 155, 2471, 2692, 2817, 2988, 52, 2871, 1425, 715, 2588, 2761, 2368, 2776, 2780, 2782, 1052,
    953, 1626, 1261, 3076, 3018, 52, 52, 52, 1626, 155, 1312, 2588, 2588, 155, 52, 1634, 1425, 1634,
    1397, 155, 2698, 2951, 2739, 2176, 1425, 2474, 994, 1634, 1397, 2588, 155, 1397, 2899, 2899,
    2899, 2899, 2899, 2480, 2480, 2480, 2842, 2842, 2176, 1305, 2383, 2119, 2920, 2945, 2945, 2951,
    1626, 2698, 2588, 2372, 2372, 2372, 2372, 2959, 2671, 2876, 1397, 2290, 2982, 2982, 2982, 2982,
    2982, 2982, 3018, 1397, 2422, 3007, 3015, 1397, 373, 2988, 3035, 3036, 2883, 3039, 2588, 2234,
    2234, 55, 55, 2399, 155, 1397, 2176, 3076, 2588, 1626, 1626, 1626, 416, 2876, 2876, 2988, 2876,
    3099, 3099, 1425, 3104, 1425, 1634, 1425, 1425, 1425, 1425, 1425,
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
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    20, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 30, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 45, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 52, 50, 50, 50, 50, 50, 52, 50, 50,
    50, 50, 50, 50, 50, 50, 40, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 40, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 45, 50, 50, 50, 50, 50,
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
    2876, 2876, 2600, 953, 953, 812,
  ]

  /// How much each claim weighs.
  static let exactLiteralWeights: [UInt8] = [
    50, 50, 40, 30, 30, 50,
  ]

  /// Where the usual endings of each begin.
  static let ownStarts: [UInt16] = [
    0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 21, 24, 25, 26, 27, 28, 32, 33,
    34, 37, 38, 39, 40, 42, 43, 44, 45, 46, 49, 51, 52, 53, 54, 55, 55, 56, 57, 58, 59, 60, 61, 62,
    63, 64, 98, 100, 101, 105, 106, 106, 107, 108, 109, 110, 111, 112, 113, 115, 116, 121, 123, 126,
    127, 128, 129, 130, 132, 133, 134, 138, 139, 140, 141, 142, 144, 145, 146, 147, 148, 149, 150,
    151, 152, 154, 155, 157, 158, 159, 160, 163, 165, 168, 168, 170, 172, 173, 174, 175, 176, 177,
    178, 179, 179, 180, 181, 182, 184, 185, 186, 186, 186, 186, 187, 188, 189, 190, 191, 192, 192,
    192, 193, 194, 195, 196, 197, 198, 199, 202, 205, 207, 209, 210, 210, 211, 212, 214, 230, 230,
    231, 232, 233, 235, 239, 240, 241, 242, 243, 245, 246, 247, 250, 252, 253, 253, 253, 254, 255,
    255, 256, 258, 259, 260, 261, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275,
    276, 277, 279, 280, 282, 283, 283, 285, 286, 287, 288, 289, 290, 290, 290, 290, 291, 292, 293,
    293, 294, 294, 295, 296, 297, 301, 307, 308, 309, 309, 310, 311, 312, 313, 313, 314, 314, 314,
    315, 316, 317, 318, 319, 320, 322, 326, 328, 330, 332, 333, 333, 334, 335, 336, 337, 337, 337,
    338, 342, 344, 345, 346, 347, 347, 348, 348, 349, 351, 355, 357, 358, 359, 360, 361, 361, 363,
    365, 366, 367, 368, 369, 370, 374, 375, 376, 376, 376, 377, 378, 379, 380, 380, 381, 382, 383,
    384, 385, 385, 385, 386, 386, 387, 388, 389, 390, 392, 392, 393, 394, 408, 409, 410, 411, 412,
    413, 414, 415, 417, 418, 419, 420, 421, 422, 422, 423, 424, 425, 426, 427, 428, 431, 432, 433,
    434, 435, 436, 437, 438, 441, 442, 442, 444, 445, 446, 447, 448, 450, 451, 452, 453, 454, 455,
    456, 456, 456, 456, 457, 458, 460, 461, 462, 464, 467, 468, 469, 470, 471, 472, 473, 483, 483,
    483, 486, 487, 492, 492, 494, 495, 496, 497, 497, 498, 499, 500, 501, 502, 503, 504, 517, 517,
    518, 521, 522, 523, 524, 525, 526, 527, 528, 529, 529, 529, 530, 535, 535, 537, 546, 547, 547,
    548, 549, 550, 551, 552, 552, 553, 554, 555, 556, 558, 559, 559, 560, 560, 565, 566, 567, 568,
    569, 570, 572, 573, 575, 576, 577, 578, 579, 580, 581, 582, 583, 587, 587, 588, 589, 590, 592,
    592, 593, 594, 595, 596, 598, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611, 612,
    613, 614, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630,
    631, 632, 633, 634, 634, 634, 635, 635, 636, 637, 638, 639, 640, 641, 642, 643, 643, 643, 644,
    653, 654, 655, 655, 656, 657, 658, 659, 660, 661, 661, 662, 663, 664, 672, 675, 675, 676, 677,
    678, 679, 684, 685, 686, 687, 687, 688, 688, 689, 690, 691, 692, 693, 694, 694, 695, 697, 698,
    700, 702, 703, 704, 706, 707, 707, 708, 710, 711, 711, 718, 722, 724, 725, 726, 728, 729, 730,
    732, 733, 734, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 744, 746, 746, 747, 748, 749,
    750, 751, 753, 754, 755, 756, 757, 759, 760, 761, 762, 764, 765, 767, 771, 774, 775, 776, 777,
    778, 779, 780, 782, 783, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 802,
    804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 816, 817, 818, 820, 821, 823, 824, 825,
    825, 826, 827, 830, 832, 832, 833, 835, 837, 838, 838, 841, 842, 843, 844, 845, 845, 846, 847,
    848, 849, 850, 851, 851, 855, 856, 857, 858, 858, 861, 861, 863, 864, 864, 866, 866, 868, 869,
    870, 871, 873, 874, 875, 876, 876, 877, 879, 880, 882, 883, 884, 885, 888, 889, 890, 891, 892,
    893, 894, 895, 897, 898, 899, 900, 901, 901, 902, 903, 905, 906, 907, 908, 909, 911, 912, 913,
    914, 914, 914, 919, 923, 923, 925, 927, 931, 932, 932, 932, 933, 933, 934, 936, 937, 939, 942,
    943, 944, 944, 945, 947, 948, 948, 949, 949, 950, 951, 954, 955, 958, 959, 960, 961, 962, 964,
    964, 965, 967, 968, 969, 970, 971, 972, 974, 978, 982, 983, 985, 986, 987, 988, 989, 990, 991,
    992, 993, 995, 996, 997, 1001, 1002, 1003, 1004, 1005, 1006, 1006, 1007, 1008, 1008, 1009, 1009,
    1010, 1011, 1011, 1012, 1013, 1014, 1015, 1017, 1017, 1018, 1018, 1019, 1019, 1022, 1023, 1024,
    1024, 1024, 1025, 1025, 1025, 1026, 1027, 1028, 1029, 1030, 1031, 1031, 1032, 1033, 1034, 1036,
    1038, 1039, 1039, 1040, 1041, 1041, 1043, 1044, 1044, 1044, 1045, 1046, 1046, 1047, 1048, 1049,
    1050, 1050, 1052, 1055, 1056, 1057, 1058, 1059, 1060, 1061, 1061, 1062, 1063, 1064, 1066, 1067,
    1069, 1071, 1072, 1077, 1077, 1078, 1079, 1080, 1081, 1082, 1082, 1087, 1087, 1087, 1087, 1088,
    1089, 1090, 1091, 1092, 1092, 1093, 1093, 1093, 1093, 1094, 1094, 1095, 1096, 1097, 1098, 1099,
    1100, 1100, 1101, 1102, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111, 1111, 1111, 1112, 1113,
    1114, 1115, 1116, 1117, 1117, 1117, 1117, 1117, 1118, 1119, 1119, 1119, 1120, 1121, 1122, 1123,
    1123, 1125, 1126, 1127, 1131, 1131, 1131, 1132, 1133, 1134, 1135, 1135, 1141, 1143, 1143, 1144,
    1145, 1146, 1147, 1148, 1148, 1148, 1149, 1150, 1153, 1154, 1155, 1155, 1156, 1157, 1160, 1161,
    1162, 1163, 1164, 1165, 1166, 1169, 1170, 1171, 1173, 1174, 1174, 1175, 1175, 1177, 1179, 1180,
    1191, 1191, 1191, 1192, 1193, 1194, 1197, 1199, 1201, 1202, 1204, 1206, 1207, 1208, 1208, 1209,
    1209, 1209, 1211, 1212, 1213, 1215, 1216, 1217, 1217, 1218, 1220, 1222, 1223, 1224, 1225, 1228,
    1229, 1231, 1233, 1234, 1234, 1235, 1235, 1236, 1237, 1240, 1241, 1242, 1248, 1249, 1249, 1250,
    1253, 1255, 1257, 1258, 1260, 1261, 1266, 1267, 1267, 1270, 1271, 1272, 1273, 1274, 1275, 1275,
    1275, 1276, 1277, 1279, 1284, 1292, 1292, 1293, 1294, 1296, 1297, 1299, 1300, 1301, 1302, 1303,
    1304, 1306, 1308, 1308, 1308, 1309, 1310, 1311, 1312, 1312, 1313, 1314, 1315, 1316, 1317, 1319,
    1319, 1319, 1320, 1321, 1322, 1326, 1327, 1329, 1330, 1331, 1332, 1332, 1333, 1334, 1335, 1336,
    1337, 1338, 1339, 1339, 1340, 1341, 1342, 1343, 1344, 1345, 1346, 1349, 1350, 1351, 1352, 1353,
    1354, 1355, 1356, 1358, 1359, 1360, 1361, 1361, 1362, 1363, 1364, 1365, 1365, 1365, 1366, 1367,
    1368, 1369, 1370, 1371, 1372, 1373, 1374, 1375, 1377, 1378, 1379, 1380, 1382, 1383, 1384, 1385,
    1387, 1389, 1389, 1392, 1393, 1394, 1394, 1395, 1396, 1397, 1399, 1400, 1402, 1405, 1408, 1408,
    1409, 1410, 1411, 1412, 1413, 1414, 1416, 1416, 1417, 1417, 1418, 1421, 1422, 1423, 1424, 1425,
    1427, 1429, 1430, 1431, 1432, 1434, 1435, 1437, 1438, 1438, 1439, 1440, 1440, 1443, 1444, 1445,
    1446, 1447, 1447, 1447, 1448, 1450, 1450, 1450, 1451, 1452, 1453, 1454, 1455, 1456, 1461, 1464,
    1464, 1466, 1466, 1468, 1469, 1470, 1471, 1472, 1472, 1474, 1475, 1475, 1475, 1475, 1476, 1479,
    1480, 1480, 1481, 1482, 1482, 1484, 1486, 1487, 1487, 1487, 1488, 1488, 1489, 1490, 1492, 1492,
    1492, 1492, 1495, 1496, 1497, 1500, 1502, 1503, 1503, 1504, 1506, 1509, 1509, 1510, 1510, 1511,
    1512, 1513, 1514, 1517, 1517, 1517, 1518, 1519, 1520, 1521, 1523, 1525, 1528, 1530, 1531, 1534,
    1534, 1535, 1536, 1537, 1538, 1538, 1539, 1540, 1541, 1542, 1542, 1546, 1547, 1548, 1549, 1550,
    1551, 1552, 1553, 1554, 1556, 1557, 1558, 1560, 1564, 1565, 1566, 1567, 1568, 1569, 1572, 1574,
    1580, 1581, 1582, 1582, 1583, 1584, 1584, 1584, 1585, 1586, 1586, 1588, 1589, 1589, 1590, 1590,
    1593, 1593, 1593, 1593, 1593, 1594, 1596, 1598, 1601, 1602, 1603, 1604, 1604, 1606, 1608, 1609,
    1610, 1611, 1613, 1613, 1614, 1615, 1622, 1623, 1624, 1625, 1626, 1626, 1627, 1640, 1641, 1643,
    1645, 1646, 1646, 1647, 1648, 1650, 1651, 1652, 1654, 1654, 1661, 1661, 1662, 1663, 1664, 1666,
    1668, 1670, 1670, 1674, 1676, 1677, 1677, 1679, 1680, 1681, 1682, 1683, 1684, 1685, 1686, 1687,
    1688, 1689, 1690, 1691, 1693, 1694, 1695, 1696, 1697, 1698, 1701, 1702, 1703, 1705, 1706, 1707,
    1709, 1710, 1712, 1718, 1719, 1722, 1724, 1725, 1728, 1729, 1732, 1736, 1737, 1738, 1739, 1740,
    1742, 1742, 1743, 1744, 1744, 1745, 1746, 1747, 1749, 1750, 1750, 1750, 1751, 1752, 1753, 1754,
    1755, 1756, 1777, 1778, 1779, 1780, 1782, 1783, 1785, 1785, 1786, 1788, 1791, 1793, 1793, 1794,
    1794, 1795, 1795, 1796, 1797, 1800, 1800, 1800, 1800, 1801, 1802, 1803, 1804, 1805, 1829, 1830,
    1831, 1832, 1833, 1833, 1834, 1835, 1836, 1836, 1837, 1838, 1840, 1841, 1842, 1844, 1844, 1846,
    1848, 1849, 1850, 1850, 1852, 1853, 1855, 1857, 1858, 1858, 1859, 1860, 1861, 1862, 1862, 1863,
    1864, 1865, 1868, 1869, 1870, 1872, 1874, 1877, 1878, 1879, 1880, 1880, 1881, 1881, 1882, 1883,
    1884, 1885, 1887, 1887, 1887, 1888, 1889, 1890, 1890, 1891, 1893, 1894, 1895, 1896, 1897, 1898,
    1898, 1901, 1903, 1903, 1904, 1904, 1905, 1905, 1906, 1907, 1908, 1909, 1909, 1910, 1912, 1913,
    1914, 1915, 1916, 1917, 1920, 1921, 1922, 1922, 1922, 1923, 1925, 1927, 1928, 1930, 1930, 1953,
    1954, 1956, 1956, 1958, 1959, 1960, 1961, 1962, 1963, 1964, 1965, 1967, 1971, 1971, 1972, 1973,
    1974, 1975, 1975, 1976, 1977, 1978, 1979, 1979, 1980, 1982, 1983, 1984, 1984, 1984, 1985, 1986,
    1987, 1987, 1988, 1988, 1989, 1990, 1990, 1991, 1992, 1993, 1996, 1997, 1998, 2000, 2000, 2001,
    2002, 2003, 2003, 2005, 2006, 2007, 2008, 2009, 2010, 2010, 2011, 2012, 2013, 2014, 2015, 2021,
    2023, 2024, 2028, 2029, 2030, 2031, 2032, 2032, 2032, 2033, 2036, 2037, 2038, 2039, 2040, 2041,
    2042, 2043, 2044, 2048, 2049, 2051, 2052, 2054, 2055, 2057, 2059, 2068, 2069, 2070, 2073, 2074,
    2075, 2076, 2077, 2077, 2078, 2081, 2083, 2168, 2169, 2169, 2169, 2170, 2172, 2173, 2176, 2188,
    2189, 2192, 2195, 2197, 2198, 2200, 2201, 2202, 2205, 2206, 2207, 2208, 2212, 2213, 2215, 2216,
    2217, 2222, 2223, 2224, 2227, 2232, 2234, 2236, 2237, 2238, 2240, 2241, 2242, 2244, 2245, 2246,
    2247, 2248, 2249, 2250, 2251, 2252, 2254, 2256, 2257, 2258, 2259, 2262, 2264, 2265, 2266, 2268,
    2269, 2270, 2270, 2271, 2272, 2272, 2273, 2274, 2275, 2278, 2280, 2281, 2282, 2283, 2284, 2285,
    2286, 2287, 2287, 2288, 2288, 2288, 2289, 2290, 2291, 2292, 2293, 2294, 2294, 2295, 2296, 2296,
    2297, 2298, 2298, 2300, 2301, 2302, 2303, 2303, 2305, 2305, 2306, 2307, 2308, 2308, 2308, 2309,
    2311, 2312, 2316, 2317, 2318, 2319, 2320, 2321, 2322, 2322, 2324, 2326, 2327, 2328, 2329, 2333,
    2335, 2336, 2337, 2339, 2340, 2341, 2341, 2343, 2344, 2345, 2346, 2347, 2348, 2349, 2350, 2351,
    2352, 2353, 2354, 2355, 2355, 2356, 2357, 2358, 2359, 2360, 2360, 2361, 2362, 2362, 2363, 2364,
    2365, 2365, 2366, 2367, 2368, 2368, 2369, 2370, 2371, 2371, 2371, 2374, 2375, 2377, 2378, 2379,
    2380, 2380, 2381, 2382, 2382, 2383, 2384, 2385, 2386, 2386, 2387, 2388, 2389, 2391, 2392, 2394,
    2395, 2396, 2398, 2399, 2400, 2400, 2401, 2402, 2404, 2405, 2406, 2406, 2409, 2411, 2412, 2413,
    2414, 2415, 2416, 2417, 2418, 2418, 2419, 2420, 2421, 2422, 2423, 2424, 2425, 2428, 2429, 2430,
    2431, 2432, 2433, 2434, 2435, 2436, 2438, 2439, 2440, 2441, 2442, 2444, 2450, 2451, 2452, 2454,
    2456, 2457, 2460, 2461, 2462, 2463, 2464, 2465, 2467, 2468, 2469, 2470, 2472, 2475, 2476, 2477,
    2478, 2479, 2483, 2485, 2485, 2486, 2487, 2487, 2488, 2489, 2490, 2491, 2492, 2493, 2493, 2494,
    2495, 2498, 2499, 2500, 2501, 2502, 2503, 2504, 2505, 2506, 2507, 2508, 2509, 2511, 2511, 2512,
    2512, 2513, 2515, 2521, 2521, 2521, 2521, 2521, 2524, 2524, 2524, 2525, 2526, 2529, 2529, 2531,
    2533, 2534, 2535, 2536, 2537, 2537, 2539, 2540, 2541, 2545, 2546, 2547, 2548, 2548, 2551, 2551,
    2552, 2552, 2553, 2554, 2554, 2556, 2557, 2557, 2558, 2559, 2560, 2560, 2560, 2563, 2564, 2567,
    2568, 2569, 2570, 2570, 2571, 2572, 2573, 2574, 2575, 2575, 2576, 2577, 2578, 2579, 2581, 2581,
    2582, 2583, 2586, 2587, 2588, 2589, 2590, 2590, 2591, 2592, 2592, 2592, 2597, 2598, 2600, 2600,
    2601, 2601, 2601, 2602, 2602, 2605, 2607, 2608, 2611, 2612, 2613, 2613, 2614, 2615, 2616, 2617,
    2618, 2619, 2620, 2621, 2622, 2623, 2624, 2627, 2628, 2630, 2631, 2633, 2634, 2635, 2636, 2637,
    2637, 2637, 2638, 2638, 2639, 2639, 2640, 2641, 2642, 2642, 2643, 2644, 2645, 2646, 2648, 2650,
    2651, 2653, 2653, 2654, 2655, 2656, 2657, 2659, 2660, 2661, 2661, 2662, 2662, 2663, 2664, 2665,
    2666, 2672, 2674, 2676, 2677, 2678, 2679, 2680, 2681, 2682, 2683, 2684, 2684, 2685, 2686, 2687,
    2688, 2689, 2689, 2691, 2692, 2693, 2693, 2699, 2700, 2701, 2703, 2703, 2705, 2706, 2707, 2707,
    2707, 2708, 2708, 2714, 2718, 2718, 2719, 2719, 2719, 2720, 2722, 2722, 2722, 2723, 2724, 2726,
    2727, 2727, 2730, 2731, 2731, 2732, 2733, 2734, 2735, 2737, 2738, 2739, 2740, 2741, 2741, 2741,
    2741, 2741, 2743, 2744, 2744, 2745, 2746, 2747, 2748, 2750, 2751, 2754, 2755, 2756, 2757, 2758,
    2760, 2762, 2763, 2764, 2765, 2766, 2767, 2768, 2772, 2773, 2774, 2774, 2775, 2777, 2779, 2780,
    2781, 2782, 2784, 2785, 2786, 2787, 2788, 2790, 2791, 2793, 2794, 2796, 2798, 2800, 2805, 2807,
    2808, 2809, 2810, 2819, 2820, 2840, 2840, 2841, 2842, 2843, 2856, 2857, 2859, 2874, 2874, 2874,
    2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874,
    2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874,
    2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2874, 2875, 2875, 2877,
    2878, 2880, 2881, 2882, 2884, 2886, 2886, 2902, 2903, 2904, 2907, 2908, 2909, 2913, 2914, 2915,
    2915, 2916, 2916, 2918, 2919, 2921, 2925, 2926, 2927, 2928, 2929, 2930, 2932, 2933, 2935, 2936,
    2937, 2938, 2939, 2940, 2941, 2943, 2943, 2944, 2944, 2945, 2948, 2950, 2950, 2951, 2952, 2952,
    2953, 2955, 2955, 2956, 2957, 2958, 2958, 2961, 2962, 2964, 2966, 2967, 2969, 2969, 2970, 2970,
    2971, 2971, 2971, 2972, 2972, 2972, 2980, 2981, 2982, 2988, 2989, 2990, 2990, 2993, 2994, 2994,
    2998, 2999, 3000, 3005, 3005, 3005, 3006, 3007, 3012, 3013, 3014, 3015, 3016, 3016, 3017, 3017,
    3018, 3019, 3021, 3021, 3022, 3023, 3023, 3026, 3028, 3029, 3030, 3031, 3032, 3033, 3034, 3035,
    3035, 3036, 3037, 3037, 3037, 3038, 3040, 3040, 3041, 3048, 3060, 3060, 3061, 3062, 3063, 3064,
    3065, 3065, 3065, 3066, 3067, 3068, 3068, 3069, 3070, 3071, 3074, 3076, 3077, 3077, 3078, 3078,
    3080, 3091, 3092, 3093, 3094, 3095, 3096, 3097, 3098, 3099, 3100, 3100, 3111, 3112, 3112, 3113,
    3115, 3120, 3121, 3123, 3123, 3128, 3129, 3130, 3131, 3133, 3134, 3134, 3134, 3136, 3139, 3139,
    3139, 3140, 3141, 3143, 3147, 3149, 3149, 3150, 3154, 3154, 3154, 3156, 3158, 3158, 3158, 3159,
    3159, 3160, 3161, 3162, 3164, 3167, 3168, 3169, 3171, 3171, 3172, 3173, 3174, 3174, 3174, 3174,
    3175, 3175, 3175, 3177, 3180, 3181, 3182, 3183, 3183, 3183, 3183, 3185, 3187, 3188, 3188, 3189,
    3191, 3192, 3192, 3192, 3196, 3196, 3196, 3197, 3198, 3199, 3200, 3202, 3202, 3203, 3204, 3206,
    3207, 3211, 3213, 3217, 3221, 3222, 3223, 3228, 3229, 3230, 3230, 3231, 3234, 3240, 3241, 3242,
    3243, 3244, 3246, 3247, 3252, 3254, 3255, 3256, 3257, 3257, 3257, 3258, 3259, 3260, 3260, 3261,
    3262, 3267, 3279, 3280, 3282, 3282, 3286, 3286, 3288, 3289, 3290, 3291, 3293, 3294, 3295, 3296,
    3296, 3298, 3300, 3301, 3302, 3303, 3304, 3304, 3304, 3305, 3305, 3308, 3310, 3310, 3311, 3311,
    3311, 3312, 3313, 3314, 3314, 3337, 3338, 3338, 3340, 3341, 3341, 3341, 3342, 3342, 3343, 3344,
    3347, 3351, 3351, 3352, 3353, 3353, 3353, 3361, 3361, 3363, 3364, 3366, 3368, 3370, 3370, 3371,
    3372, 3376, 3378, 3378, 3378, 3379, 3384, 3385, 3386, 3387, 3387, 3388, 3389, 3390, 3390, 3392,
    3397, 3399, 3399, 3400, 3401, 3402, 3403, 3403, 3405, 3417, 3418, 3420, 3420, 3420, 3420, 3421,
    3425, 3426, 3427, 3429, 3431, 3432, 3433, 3434, 3435, 3436, 3437, 3438, 3439, 3439, 3439, 3439,
    3442, 3443, 3444, 3445, 3446, 3447, 3448, 3451, 3451, 3452, 3453, 3454, 3454, 3456, 3457, 3458,
    3459, 3460, 3461, 3462, 3462, 3463, 3463, 3464, 3464, 3465, 3466, 3466, 3469, 3470, 3471, 3472,
    3472, 3473, 3474, 3475, 3479, 3480, 3482, 3484, 3484, 3487, 3488, 3489, 3492, 3493, 3495, 3495,
    3498, 3500, 3500, 3500, 3502, 3503, 3504, 3507, 3508, 3508, 3509, 3510, 3512, 3513, 3514, 3515,
    3516, 3517, 3517, 3519, 3520, 3522, 3522, 3523, 3525, 3532, 3532, 3533, 3534, 3535, 3535, 3536,
    3537, 3543, 3545, 3546, 3547, 3547, 3549, 3550, 3553, 3553, 3553, 3554, 3554, 3555, 3558, 3558,
    3558, 3559, 3560, 3561, 3562, 3563, 3564, 3565, 3565, 3566, 3567, 3568, 3570, 3570, 3571, 3572,
    3573, 3573, 3573, 3576, 3577, 3579, 3580, 3581, 3581, 3581, 3581, 3582, 3583, 3583, 3584, 3585,
    3585, 3585, 3585, 3588, 3590, 3590, 3590, 3591, 3592, 3593, 3594, 3595, 3595, 3596, 3597, 3598,
    3599, 3600, 3601, 3602, 3603, 3604, 3604, 3604, 3605, 3606, 3607, 3608, 3609, 3609, 3610, 3610,
    3612, 3614, 3615, 3617, 3618, 3618, 3620, 3621, 3622, 3624, 3624, 3628, 3629, 3630, 3631, 3632,
    3632, 3632, 3634, 3636, 3637, 3638, 3639, 3640, 3641, 3642, 3648, 3648, 3650, 3659, 3660, 3661,
    3662, 3663, 3663, 3664, 3665, 3665, 3667, 3668, 3671, 3671, 3672, 3673, 3674, 3675, 3675, 3676,
    3677, 3680, 3681, 3682, 3683, 3684, 3685, 3685, 3688, 3688, 3688, 3696, 3700, 3702, 3703, 3706,
    3707, 3708, 3709, 3709, 3709, 3710, 3712, 3712, 3712, 3714, 3714, 3716, 3717, 3717, 3721, 3722,
    3723, 3724, 3725, 3726, 3726, 3728, 3730, 3731, 3732, 3733, 3734, 3734, 3734, 3737, 3737, 3737,
    3737, 3738, 3739, 3741, 3743, 3745, 3746, 3747, 3748, 3762, 3765, 3766, 3767, 3770, 3773, 3773,
    3773, 3773, 3774, 3775, 3776, 3776, 3777, 3783, 3784, 3788, 3789, 3800, 3800, 3801, 3802, 3803,
    3803, 3809, 3809, 3811, 3815, 3815, 3817, 3818, 3818, 3818, 3819, 3821, 3822, 3823, 3824, 3826,
    3830, 3831, 3832, 3833, 3834, 3834, 3835, 3836, 3838, 3839, 3840, 3841, 3842, 3844, 3845, 3848,
    3849, 3851, 3852, 3852, 3853, 3854, 3855, 3856, 3860, 3861, 3862, 3863, 3865, 3867, 3869, 3869,
    3870, 3871, 3872, 3872, 3872, 3873, 3874, 3875, 3876, 3877, 3879, 3879, 3879, 3880, 3880, 3880,
    3881, 3882, 3883, 3884, 3885, 3887, 3887, 3888, 3889, 3889, 3890, 3890, 3891, 3892, 3894, 3894,
    3895, 3900, 3902, 3902, 3902, 3902, 3902, 3903, 3904, 3907, 3914, 3915, 3916, 3917, 3918, 3918,
    3919, 3921, 3921, 3922, 3923, 3925, 3926, 3926, 3927, 3928, 3929, 3931, 3931, 3932, 3932, 3946,
    3948, 3948, 3949, 3949, 3949, 3950, 3951, 3957, 3958, 3958, 3959, 3959, 3959, 3960, 3978, 3979,
    3979, 3981, 3982, 3983, 3984, 3985, 3986, 3987, 3987, 3987, 3988, 3989, 3989, 3989, 3989, 3989,
    3990, 3991, 3991, 3992, 3993, 3994, 3994, 3995, 3995, 3996, 3997, 3997, 3997, 3998, 3999, 4000,
    4001, 4003, 4003, 4004, 4006, 4007, 4009, 4011, 4018, 4018, 4020, 4021, 4022, 4023, 4027, 4028,
    4035, 4038, 4041, 4042, 4043, 4044, 4045, 4046, 4047, 4049, 4050, 4050, 4051, 4052, 4053, 4055,
    4055, 4056, 4057, 4058, 4059, 4062, 4063, 4064, 4064, 4065, 4066, 4066, 4067, 4067, 4068, 4069,
    4075, 4076, 4078, 4078, 4079, 4084, 4084, 4086, 4087, 4092, 4093, 4095, 4096, 4097, 4100, 4102,
    4103, 4104, 4107, 4108, 4110, 4111, 4116, 4116, 4120, 4123, 4124, 4125, 4127, 4128, 4129, 4131,
    4134, 4135, 4136, 4136, 4138, 4140, 4148, 4154, 4159, 4160, 4161, 4162, 4167, 4169, 4171, 4173,
    4175, 4177, 4178, 4179, 4182, 4183, 4186, 4187, 4189, 4191, 4193, 4194, 4195, 4196, 4196, 4196,
    4196, 4196, 4197, 4199, 4200, 4200, 4202, 4203, 4203, 4203, 4204, 4206, 4207, 4208, 4210, 4211,
    4212, 4213, 4214, 4215, 4216, 4217, 4219, 4220, 4221, 4222, 4223, 4224, 4225, 4226, 4227, 4228,
    4232, 4232, 4233, 4234, 4235, 4236, 4237, 4237, 4238, 4239, 4240, 4241, 4242, 4242, 4243, 4244,
    4245, 4246, 4246, 4247, 4248, 4249, 4250, 4251, 4252, 4253, 4254, 4255, 4256,
  ]

  /// The usual endings of each, the best first.
  static let own: [UInt16] = [
    1111, 205, 223, 226, 227, 288, 289, 290, 312, 446, 449, 510, 511, 524, 2355, 787, 810, 853, 805,
    862, 863, 888, 797, 794, 4379, 1006, 1038, 1039, 973, 1095, 1949, 2078, 1066, 1101, 1191, 1190,
    1267, 1170, 2842, 3625, 1344, 1343, 1415, 1388, 1394, 1423, 1434, 1425, 1435, 1484, 1485, 1505,
    1553, 1577, 1602, 168, 1701, 1706, 1723, 1750, 1771, 3462, 604, 1828, 1844, 1846, 3710, 3712,
    3713, 3714, 3715, 3716, 3717, 3718, 3722, 3724, 3725, 3711, 51, 53, 314, 2179, 3378, 3858, 3859,
    4564, 649, 648, 3719, 1838, 3751, 1689, 1847, 3946, 2041, 2945, 185, 3561, 1845, 1855, 1848,
    1849, 1594, 3723, 3948, 1853, 1851, 2039, 2084, 1571, 2123, 2126, 4264, 2386, 2142, 2387, 2479,
    2483, 4298, 4301, 2152, 2297, 2153, 2164, 2168, 2165, 2219, 2216, 2220, 2319, 2348, 2101, 2407,
    2408, 887, 4248, 2182, 1381, 896, 2452, 2561, 2583, 529, 2486, 2696, 2697, 397, 2618, 2673,
    2645, 2659, 2660, 2662, 2663, 2719, 2722, 2721, 2726, 4428, 2821, 254, 2848, 1412, 254, 3542,
    3521, 254, 255, 2734, 720, 2747, 2746, 2749, 2888, 2753, 548, 700, 2893, 2892, 3015, 756, 3169,
    3203, 3204, 3256, 3284, 2225, 3292, 3326, 3331, 3337, 3379, 3425, 3628, 3433, 3447, 3464, 3465,
    3505, 3553, 3550, 3551, 3575, 3574, 1908, 1832, 722, 3608, 3322, 3663, 3614, 3615, 3616, 3617,
    3637, 820, 2464, 2986, 3992, 4155, 2806, 2889, 2898, 2905, 2916, 792, 1570, 2849, 3038, 3952,
    3660, 3668, 3672, 3839, 3840, 3846, 3847, 3972, 3973, 3853, 3951, 3953, 3949, 3916, 3917, 3919,
    3938, 3961, 843, 1751, 3945, 733, 3988, 3063, 274, 128, 285, 129, 126, 174, 1147, 1276, 1277,
    1638, 4424, 4431, 164, 333, 334, 336, 338, 115, 191, 91, 210, 583, 292, 246, 1162, 247, 2768,
    2983, 222, 1892, 1894, 2110, 2588, 2761, 2895, 2896, 2369, 417, 3230, 2847, 542, 715, 601, 477,
    476, 478, 479, 650, 78, 489, 594, 1627, 651, 515, 512, 527, 629, 618, 4251, 2969, 2812, 539,
    540, 780, 3210, 796, 823, 3991, 4052, 4064, 4051, 4063, 4059, 4071, 4076, 4074, 4077, 4075,
    1160, 883, 905, 837, 175, 2128, 1683, 3174, 1422, 1207, 1738, 1740, 1040, 2548, 1082, 3098,
    3670, 1075, 1084, 267, 3408, 375, 1007, 268, 3429, 1098, 1112, 1113, 1155, 3455, 784, 1195,
    4421, 1196, 1197, 1413, 1261, 3473, 1213, 425, 2134, 1245, 1220, 2061, 2605, 2606, 1169, 386,
    4426, 4399, 1280, 3832, 3970, 1417, 4486, 1352, 1355, 1356, 1347, 1439, 1283, 1285, 1307, 1465,
    1303, 1470, 1309, 1467, 1305, 1468, 1306, 1371, 1383, 1384, 1385, 1346, 1391, 1329, 1330, 1453,
    1452, 1912, 1914, 1424, 1426, 1289, 1358, 1364, 1444, 1466, 4106, 1498, 4602, 1508, 1525, 1985,
    1564, 1563, 1541, 1565, 1568, 1803, 2807, 2808, 3474, 2380, 153, 2015, 2014, 1734, 1625, 1630,
    1656, 1755, 1756, 1657, 4497, 4498, 1612, 3103, 3115, 498, 3198, 1735, 1799, 1811, 1941, 1937,
    1580, 1898, 1916, 1915, 3537, 3543, 3540, 3669, 1954, 1959, 1963, 1964, 1965, 3, 4289, 4291,
    4292, 4296, 4297, 4342, 4290, 4294, 4295, 2988, 2145, 3014, 2571, 2684, 2685, 2686, 2687, 2688,
    2076, 3373, 2955, 2439, 2444, 4467, 2170, 532, 2447, 2224, 1206, 1659, 1099, 872, 3426, 3773,
    2617, 678, 2432, 124, 3083, 1100, 4453, 874, 4282, 2242, 2288, 2290, 2301, 777, 859, 2162, 2385,
    2409, 2906, 3971, 2370, 4523, 116, 118, 120, 119, 117, 481, 2418, 4457, 4448, 4454, 4464, 4445,
    4461, 4449, 4447, 4444, 4446, 4458, 4459, 4462, 1054, 575, 4516, 2050, 3870, 2403, 3041, 2703,
    2637, 3674, 2977, 2974, 2959, 2967, 2980, 2968, 2978, 3552, 2975, 2960, 2373, 2376, 3057, 3908,
    3909, 4188, 4189, 4198, 4199, 4203, 4204, 890, 897, 4336, 4255, 4254, 4456, 4333, 4495, 2401,
    2404, 2365, 2417, 3789, 2546, 2497, 3472, 3571, 2585, 2536, 2549, 2550, 2551, 2519, 2470, 3318,
    3317, 1005, 1008, 1107, 2619, 2620, 2704, 2623, 2624, 1224, 2706, 2625, 2708, 2629, 1225, 2710,
    2630, 1226, 2711, 2631, 1227, 2628, 2709, 2712, 2707, 2633, 4476, 816, 2727, 2979, 3554, 2976,
    2961, 4460, 4463, 891, 900, 1077, 2928, 2740, 2922, 2923, 2924, 2925, 2926, 3046, 3047, 2982,
    2779, 1017, 1013, 4268, 2935, 2908, 2782, 2232, 3132, 3050, 3150, 3152, 3153, 3147, 3148, 3151,
    3149, 3133, 3170, 3155, 3156, 2453, 2437, 706, 647, 3273, 3278, 3279, 3281, 3283, 3282, 3262,
    2007, 3546, 3459, 3460, 3461, 1651, 1749, 1664, 3514, 3967, 3968, 3538, 3541, 3535, 2295, 3569,
    3838, 3589, 2936, 2929, 3011, 4587, 3445, 3444, 963, 3638, 3642, 789, 793, 3363, 3545, 3644,
    3476, 3636, 3647, 3648, 3439, 4169, 3449, 3437, 3440, 4169, 3572, 3573, 3451, 4169, 3484, 3586,
    3760, 3681, 3761, 3682, 3763, 3687, 3764, 3766, 3762, 3704, 3730, 3731, 3526, 4515, 373, 4422,
    3792, 2798, 496, 3899, 3928, 2458, 3933, 3997, 3998, 4047, 4012, 4020, 4024, 4023, 4111, 4221,
    4222, 4187, 4200, 4205, 4196, 4120, 4206, 4216, 4152, 4190, 4252, 4308, 4310, 4365, 4298, 4300,
    2483, 4329, 4324, 4325, 4326, 4327, 4338, 4328, 4341, 3685, 4397, 4432, 677, 1597, 1600, 1599,
    2699, 2700, 3367, 3620, 4596, 4597, 4581, 4224, 4193, 4233, 4234, 4235, 4270, 1556, 4359, 4363,
    161, 7, 15, 25, 49, 50, 59, 67, 68, 94, 101, 104, 105, 108, 109, 110, 186, 134, 121, 3385, 3366,
    3875, 3876, 145, 736, 22, 2036, 1085, 262, 3787, 148, 150, 154, 155, 146, 160, 103, 3412, 2800,
    2714, 2997, 187, 189, 133, 214, 4395, 213, 212, 654, 4250, 2857, 508, 18, 17, 4540, 2314, 2315,
    880, 3993, 2328, 2890, 3144, 4442, 4323, 2525, 3424, 752, 755, 156, 232, 234, 81, 230, 1997,
    972, 235, 240, 241, 4542, 252, 261, 275, 251, 149, 82, 85, 87, 1763, 2028, 2396, 3705, 4430,
    291, 297, 298, 4380, 3985, 95, 97, 961, 2309, 2308, 2307, 740, 741, 2913, 729, 3680, 2933, 3549,
    3548, 958, 957, 3348, 3245, 3336, 3246, 83, 3539, 340, 341, 342, 349, 2231, 3487, 355, 630, 455,
    366, 367, 371, 443, 343, 385, 393, 3920, 402, 409, 410, 411, 2374, 414, 408, 1304, 672, 813,
    431, 432, 4137, 4163, 434, 3796, 3819, 444, 456, 460, 948, 463, 3797, 3820, 464, 463, 466, 428,
    3798, 3821, 3818, 3820, 465, 3799, 3822, 2822, 3016, 472, 475, 640, 596, 488, 492, 750, 748,
    497, 668, 502, 503, 501, 566, 506, 507, 513, 517, 519, 530, 531, 4102, 3911, 543, 547, 558, 565,
    70, 569, 480, 705, 2803, 747, 606, 737, 2586, 643, 4579, 769, 770, 771, 772, 773, 774, 1287,
    1288, 2739, 2994, 2733, 3783, 3793, 4386, 3125, 4566, 3800, 3865, 2363, 3513, 2282, 674, 675,
    693, 694, 713, 3829, 716, 589, 4617, 683, 738, 775, 836, 778, 795, 2498, 2760, 801, 806, 860,
    847, 804, 803, 808, 951, 4003, 832, 858, 1885, 833, 834, 842, 845, 846, 850, 3502, 856, 964,
    757, 1171, 3749, 871, 882, 882, 894, 4230, 913, 2490, 947, 952, 969, 1086, 436, 3411, 989, 997,
    1000, 1002, 1001, 1004, 1010, 1014, 1015, 1023, 1024, 1044, 1052, 1045, 1051, 1046, 1043, 2677,
    2679, 1539, 1071, 378, 1073, 2081, 2451, 3508, 1087, 4455, 916, 915, 1097, 1149, 1150, 1157,
    1141, 1234, 1236, 1237, 1217, 1216, 1215, 1159, 1158, 1154, 1189, 1193, 1140, 1654, 1192, 231,
    152, 190, 123, 372, 840, 1228, 3025, 2803, 2805, 2804, 2838, 2841, 3594, 3612, 3726, 3963, 2839,
    2840, 1449, 1376, 4000, 4128, 4129, 1232, 1240, 1151, 1152, 2217, 221, 3227, 1172, 1175, 1176,
    1177, 1178, 1179, 1180, 1173, 1174, 1181, 1182, 184, 914, 1144, 1549, 1598, 1550, 1268, 1265,
    1119, 1120, 1281, 1299, 560, 1296, 3480, 1315, 1351, 1420, 1298, 157, 1301, 1310, 1312, 1316,
    1324, 1323, 1320, 1331, 1334, 1336, 1337, 1335, 1311, 20, 1341, 3572, 3481, 1308, 2311, 1389,
    1357, 1353, 1359, 1372, 4010, 1382, 1398, 1393, 4391, 1393, 1399, 1407, 1400, 2914, 2917, 1397,
    1419, 3482, 1403, 3936, 1327, 1328, 3947, 1078, 1332, 1333, 1878, 1433, 1416, 1428, 1440, 1436,
    1437, 1441, 1297, 4003, 1408, 1410, 1468, 1477, 3026, 949, 2823, 3017, 1504, 568, 3492, 3767,
    1514, 3852, 3861, 2555, 3913, 1518, 1493, 1519, 1520, 1494, 1527, 1516, 2038, 1540, 1542, 1547,
    1548, 1567, 1601, 1603, 1603, 1609, 1559, 1619, 1621, 1776, 1782, 1865, 1867, 1646, 1647, 1648,
    1620, 1680, 1686, 1688, 1699, 1687, 1698, 1700, 192, 1752, 232, 1729, 1617, 1725, 1641, 1722,
    1724, 2676, 1727, 1731, 819, 1743, 1745, 1721, 1728, 1748, 1935, 2658, 1772, 1829, 977, 1783,
    1804, 1808, 1809, 1800, 1895, 1929, 2755, 4232, 1824, 1792, 1805, 1810, 495, 1856, 1857, 1877,
    578, 1886, 1883, 1889, 1890, 1891, 1896, 1897, 1899, 1900, 1901, 1902, 1903, 1906, 1210, 1913,
    2541, 2542, 1920, 1922, 1923, 1926, 1928, 1931, 1943, 1945, 1946, 1947, 2024, 2025, 2071, 2068,
    2069, 3835, 3932, 1968, 1978, 1973, 1994, 2087, 1996, 1969, 1970, 2046, 2051, 2047, 2074, 2077,
    2072, 2022, 2300, 2040, 2042, 2599, 2054, 3801, 3888, 2064, 2085, 1852, 2343, 347, 3803, 2086,
    3802, 2088, 3804, 3890, 2089, 2090, 2824, 2092, 2111, 968, 2124, 2388, 2184, 2446, 2227, 2228,
    572, 2445, 2448, 2141, 2121, 2094, 2174, 2148, 2271, 2756, 800, 2167, 2186, 2194, 918, 2241,
    2246, 2484, 2172, 2181, 3415, 3413, 2183, 2180, 2173, 2428, 2364, 2291, 2294, 2313, 2079, 2391,
    2127, 225, 609, 282, 802, 2197, 881, 1521, 950, 1092, 1093, 299, 745, 21, 37, 2545, 2016, 3443,
    2027, 1974, 2493, 4280, 3757, 1080, 4305, 4315, 2191, 2205, 2208, 2610, 2613, 697, 655, 2406,
    2412, 2441, 2095, 2096, 2310, 2415, 3941, 4034, 4345, 2419, 2449, 2450, 2398, 2397, 2455, 2463,
    2462, 1618, 2466, 2468, 2472, 4574, 4081, 2474, 2666, 198, 2494, 1850, 1977, 2518, 2522, 2569,
    2601, 581, 26, 518, 2492, 2505, 2512, 4014, 4016, 2578, 4413, 2533, 2547, 4080, 2517, 2480,
    2564, 2565, 2577, 2754, 2575, 2592, 3601, 2559, 2589, 2590, 2591, 2560, 2587, 2600, 2603, 2607,
    2608, 2622, 4115, 2604, 1917, 634, 632, 625, 639, 637, 636, 2634, 2638, 2651, 2655, 1432, 2664,
    2672, 2720, 4591, 2690, 2674, 2644, 2675, 2701, 2702, 2783, 2730, 2731, 3034, 3036, 3037, 2762,
    2765, 2767, 1517, 1524, 4293, 2670, 2780, 2792, 2802, 2799, 2584, 2833, 412, 2899, 2921, 179,
    2919, 2836, 3030, 3779, 3728, 287, 107, 1438, 269, 2858, 2859, 2860, 2861, 2862, 2863, 2864,
    2866, 732, 2865, 315, 2852, 2853, 2854, 2894, 2874, 2752, 2751, 2750, 2878, 2882, 2735, 2844,
    2745, 2748, 2903, 2392, 2910, 3898, 3904, 3902, 3903, 3894, 1048, 2937, 2938, 3075, 3043, 3067,
    3054, 3055, 2786, 2785, 3018, 3033, 3024, 3040, 3008, 2970, 2843, 3002, 3001, 2379, 3214, 398,
    3010, 3631, 2789, 2481, 2971, 3066, 3074, 3089, 3090, 3082, 3086, 1014, 4272, 3045, 597, 3104,
    3109, 3108, 3113, 3116, 3119, 3146, 3145, 3130, 3122, 3139, 3140, 2762, 2886, 2887, 4243, 4244,
    4245, 4339, 4340, 3134, 3100, 3106, 3101, 3102, 3114, 3131, 3142, 3201, 3200, 3209, 1009, 3175,
    1684, 3177, 1692, 3111, 4130, 1677, 3182, 3208, 3213, 3315, 3205, 3206, 3260, 23, 3291, 3261,
    3263, 3272, 3275, 3288, 3305, 3310, 3319, 3321, 3327, 3330, 3180, 919, 3191, 3161, 457, 1110,
    1340, 1402, 1781, 2413, 2918, 2948, 3163, 3184, 3189, 3192, 3339, 3340, 3871, 4238, 327, 695,
    3350, 3357, 3807, 3944, 3368, 3574, 3374, 3381, 3382, 3402, 3383, 3436, 3667, 4496, 4491, 3399,
    3417, 3428, 2223, 3488, 3457, 3456, 3657, 3479, 3503, 1950, 3602, 3489, 3392, 3565, 353, 4616,
    2957, 2992, 2958, 2991, 352, 1930, 4614, 356, 656, 980, 987, 3905, 3491, 4615, 2272, 782, 265,
    1050, 2757, 3752, 3516, 3517, 1806, 3580, 3566, 3549, 3581, 3808, 3777, 3590, 3591, 3599, 3895,
    3906, 2048, 2053, 3653, 3626, 3609, 3610, 768, 771, 925, 2229, 2230, 2669, 2681, 3096, 3564,
    3587, 3600, 3778, 3934, 3983, 4577, 586, 598, 3623, 3627, 2954, 3387, 4613, 790, 3639, 791,
    3640, 3643, 3641, 3649, 3651, 3442, 934, 3528, 3529, 3659, 3396, 3398, 3733, 3734, 3736, 3745,
    3768, 3776, 1812, 3782, 61, 3966, 3965, 3795, 1338, 4044, 3810, 3817, 3828, 3834, 1218, 1348,
    2885, 3855, 3854, 3856, 3857, 3864, 3867, 2119, 1874, 3377, 74, 76, 73, 3877, 3907, 3910, 3823,
    1881, 3825, 1879, 2715, 337, 3930, 2136, 2, 11, 19, 48, 57, 60, 65, 69, 10, 47, 41, 43, 44, 38,
    5, 6, 8, 45, 58, 66, 42, 46, 3929, 3831, 3830, 3805, 3981, 3992, 3995, 3996, 4001, 4002, 4005,
    4018, 4017, 2989, 3987, 4011, 4026, 4046, 687, 1528, 1313, 4175, 4105, 4117, 4121, 4157, 4207,
    4135, 4173, 4138, 474, 2716, 4093, 4094, 4160, 4165, 4195, 4174, 4181, 4201, 4210, 4209, 4213,
    4223, 4229, 3652, 4364, 4247, 4261, 4274, 4368, 4367, 4230, 405, 1290, 2950, 3868, 4357, 4350,
    4331, 4332, 4334, 4351, 4352, 4353, 4354, 4355, 4356, 4316, 4317, 4373, 703, 548, 830, 2833,
    4398, 4396, 4401, 4404, 4416, 4419, 4103, 4417, 4423, 4425, 4470, 4406, 4485, 4477, 4487, 4508,
    4532, 4529, 4530, 4531, 4535, 3809, 3978, 2825, 4552, 4557, 4565, 4620, 4610, 1142, 1145, 4568,
    4569, 4571, 4572, 4573, 4575, 4576, 4582, 4598, 4607, 4608, 3811, 3982, 3812, 3390, 3391, 3630,
    4393, 4427, 4437, 4434, 4436, 4450, 4451, 4471, 322, 458, 1391, 1610, 201, 328, 710, 712, 719,
    4096, 1256, 4112, 4108, 521, 3509, 2891, 3645, 4287, 2557, 2540, 2496, 1187, 3815, 3235, 3238,
    3343, 2593, 829, 864, 898, 1275, 1445, 1686, 1757, 1787, 1859, 1962, 2200, 2255, 2477, 2918,
    3019, 3022, 3118, 3117, 3135, 3475, 3562, 3654, 3693, 3703, 3720, 3560, 3897, 4031, 4078, 4194,
    4197, 4202, 4360, 4374, 4375, 4376, 4392, 4472, 4473, 4494, 4518, 4520, 4583, 136, 137, 4286,
    3466, 611, 1860, 3345, 4186, 3467, 873, 1629, 3058, 3194, 4402, 937, 4484, 4512, 4514, 4521,
    4438, 4527, 4526, 4543, 4555, 2250, 3219, 3347, 3721, 4544, 4545, 4556, 602, 552, 1109, 4553,
    4593, 4595, 4567, 4622, 4599, 4600, 4618, 4619, 29, 92, 143, 112, 113, 170, 172, 151, 194, 316,
    321, 293, 3592, 4008, 4007, 876, 975, 982, 1090, 1194, 2238, 2239, 1876, 3276, 3573, 2454, 2347,
    2112, 2351, 1121, 2349, 2362, 2346, 2108, 2102, 2641, 2639, 3518, 3031, 3110, 3523, 4433, 2029,
    98, 99, 4050, 4062, 1053, 912, 2070, 3081, 983, 984, 985, 3259, 3160, 3178, 4239, 4240, 4259, 4,
    62, 72, 71, 1649, 4170, 141, 144, 167, 171, 173, 178, 180, 196, 207, 332, 370, 423, 440, 384,
    369, 485, 486, 525, 631, 799, 838, 924, 927, 922, 939, 1251, 1309, 1326, 1362, 1454, 1512, 1575,
    1579, 3584, 1669, 3469, 1732, 2902, 1744, 1932, 2113, 1122, 2115, 2263, 2155, 2248, 2283, 3866,
    2312, 2317, 2581, 4015, 4322, 2109, 2377, 4241, 4304, 2421, 2423, 2354, 2345, 3621, 2534, 2572,
    2596, 2648, 2652, 90, 284, 2656, 2635, 2636, 2682, 2717, 2759, 1133, 89, 3168, 3025, 3027, 3029,
    3032, 3052, 3064, 3244, 3297, 3355, 3364, 3377, 3401, 2915, 3435, 3470, 3478, 3507, 3559, 3593,
    3634, 3690, 3771, 3775, 3790, 3957, 4009, 4013, 4082, 4132, 4167, 4179, 4180, 4178, 4228, 4369,
    4371, 4370, 4267, 4400, 4465, 4468, 3471, 181, 538, 541, 582, 633, 3576, 1291, 1292, 735, 1369,
    1368, 1696, 3536, 1786, 1785, 1907, 2326, 3356, 3441, 2292, 2178, 2299, 2327, 2335, 2336, 4601,
    2816, 437, 4164, 4533, 3958, 2705, 3959, 4318, 4319, 122, 217, 280, 304, 305, 309, 310, 418,
    851, 817, 564, 917, 884, 1035, 1284, 1361, 1530, 1531, 1532, 1546, 1533, 1534, 1643, 1802, 1813,
    1819, 1818, 1816, 1815, 1790, 1794, 1789, 1822, 1793, 1823, 1820, 1826, 1817, 1869, 1870, 4257,
    1522, 1871, 1939, 1940, 2689, 2939, 454, 452, 3049, 3129, 3739, 3741, 3740, 3879, 3880, 3051,
    3862, 3738, 3023, 335, 4055, 4067, 4053, 4065, 870, 869, 955, 962, 1241, 1258, 2302, 3270, 1633,
    2252, 2195, 2558, 1523, 3251, 4534, 3304, 4208, 4249, 4441, 2813, 4265, 4306, 25, 125, 114, 826,
    3249, 3252, 3746, 238, 262, 263, 2869, 2870, 2871, 2795, 2796, 2797, 396, 399, 448, 429, 453,
    1058, 1064, 1061, 1918, 1911, 491, 1409, 691, 692, 704, 358, 610, 2009, 638, 4092, 4410, 4409,
    4411, 4412, 416, 523, 686, 534, 537, 535, 701, 814, 822, 878, 879, 911, 921, 993, 1041, 1057,
    1063, 1060, 1070, 1105, 3765, 2457, 1165, 1139, 1184, 1203, 3162, 1338, 1338, 1462, 1307, 1363,
    2775, 1365, 3684, 730, 248, 1475, 1059, 1065, 1062, 2495, 27, 1166, 1576, 1632, 1640, 1671,
    1967, 1648, 1650, 1500, 1710, 1596, 1614, 590, 1718, 1778, 1779, 392, 1777, 1780, 1807, 1761,
    1762, 1814, 1825, 811, 1873, 1884, 354, 2337, 2003, 3352, 2049, 2059, 2073, 2075, 1991, 2942,
    2125, 2371, 2212, 2233, 2234, 2243, 2304, 2245, 2192, 2393, 2394, 2372, 317, 2411, 2427, 2443,
    2503, 2526, 2491, 2502, 2568, 2567, 2523, 2646, 2647, 2691, 2653, 2654, 2826, 3173, 3351, 1966,
    3072, 3077, 2829, 2841, 2850, 1665, 2855, 2801, 2907, 2875, 2810, 2872, 2876, 2877, 2811, 2965,
    2966, 2883, 186, 2873, 2927, 2940, 2763, 2788, 2846, 2972, 3000, 2163, 3065, 3141, 3159, 3353,
    3269, 3307, 3371, 3662, 3483, 3248, 3250, 461, 1714, 1715, 4385, 3687, 3533, 3534, 249, 244,
    3650, 3656, 3622, 3171, 3727, 1673, 1676, 1674, 1675, 3863, 4113, 3924, 3813, 3892, 2827, 4029,
    2828, 3271, 4148, 4149, 4524, 4231, 4242, 4253, 4246, 742, 4330, 4403, 4408, 1185, 4489, 4490,
    2744, 4528, 764, 4621, 1036, 2244, 1037, 40, 974, 1380, 1373, 1658, 1655, 1864, 2405, 2214,
    3524, 2422, 2611, 2920, 2986, 3694, 3683, 3695, 3696, 3697, 3689, 3986, 776, 953, 954, 1325,
    895, 3329, 1737, 1471, 2329, 2640, 4389, 4474, 4390, 4475, 3087, 3212, 4119, 4037, 4039, 4038,
    4040, 447, 4215, 4347, 4182, 2157, 4382, 4383, 4381, 2235, 2236, 139, 257, 2138, 220, 1634,
    1622, 1623, 1645, 1513, 721, 723, 725, 726, 3338, 1584, 1581, 1583, 3512, 3511, 1588, 1592,
    1582, 1589, 1739, 1830, 2260, 593, 1076, 1074, 1843, 1834, 1836, 1840, 1842, 1858, 3671, 3532,
    4510, 4511, 422, 79, 2539, 1768, 1775, 1839, 1863, 1801, 2185, 2143, 2199, 2264, 2265, 2206,
    2266, 2019, 3300, 3407, 4320, 2203, 2204, 2471, 2692, 2693, 3975, 2189, 3506, 3940, 660, 3770,
    4045, 1367, 2554, 3848, 2013, 256, 9, 2060, 2552, 3849, 3323, 3324, 3431, 3486, 3485, 3557,
    3613, 3558, 3769, 3955, 3784, 3296, 3931, 3287, 3893, 3942, 2137, 10, 5, 38, 47, 39, 41, 43, 44,
    2198, 865, 3956, 3960, 4032, 4033, 4035, 4097, 4089, 4104, 4101, 4110, 1319, 103, 743, 1212,
    1473, 896, 24, 2293, 2213, 3061, 1753, 2904, 3056, 3335, 2171, 3605, 1765, 3945, 3979, 3980,
    4307, 4309, 4311, 4214, 4269, 445, 16, 52, 93, 102, 260, 106, 250, 131, 132, 142, 159, 1951,
    169, 177, 182, 183, 86, 193, 197, 2043, 202, 203, 204, 1286, 206, 4142, 208, 3939, 209, 215,
    965, 224, 229, 237, 270, 2474, 2476, 84, 88, 4388, 4550, 1616, 273, 176, 276, 253, 258, 266,
    271, 323, 281, 283, 785, 3386, 1506, 295, 165, 166, 163, 162, 294, 306, 318, 296, 1295, 2156,
    2478, 348, 350, 351, 387, 413, 2330, 2331, 363, 368, 379, 380, 381, 377, 2177, 388, 389, 390,
    391, 360, 361, 362, 407, 406, 825, 419, 415, 450, 420, 424, 430, 433, 383, 439, 438, 4585, 441,
    1566, 1607, 1543, 1487, 1562, 1486, 1726, 679, 758, 516, 468, 670, 681, 1758, 1708, 3824, 3926,
    3977, 1707, 473, 482, 483, 528, 487, 592, 536, 499, 545, 544, 550, 556, 557, 551, 559, 561, 570,
    577, 1486, 1488, 696, 2187, 2188, 3493, 3494, 3495, 3496, 3497, 3498, 3499, 3500, 595, 584, 587,
    588, 619, 624, 603, 1628, 608, 612, 614, 613, 617, 616, 426, 360, 600, 615, 1545, 1006, 3606,
    623, 626, 627, 644, 509, 645, 688, 520, 646, 3120, 3121, 599, 259, 2012, 3303, 2602, 1578, 685,
    658, 662, 663, 666, 4079, 667, 682, 470, 759, 699, 702, 690, 991, 707, 727, 2008, 708, 714,
    3179, 717, 711, 2690, 3420, 3994, 1635, 504, 734, 739, 744, 753, 760, 761, 762, 763, 3095, 3073,
    3074, 767, 844, 779, 904, 781, 956, 788, 828, 935, 936, 938, 940, 941, 848, 798, 857, 4606, 243,
    889, 665, 868, 926, 765, 849, 932, 967, 966, 1716, 2001, 1114, 979, 1016, 1055, 986, 988, 990,
    998, 999, 1081, 995, 1011, 1587, 1590, 1585, 971, 1018, 1020, 992, 1862, 1021, 1094, 1106, 1529,
    1982, 1028, 1029, 1022, 1031, 1027, 1032, 996, 1033, 1034, 1067, 1068, 3255, 1069, 1072, 1572,
    1079, 219, 4506, 4558, 3702, 1108, 1102, 1130, 1278, 1132, 1131, 1137, 1128, 1167, 1129, 1248,
    1138, 1242, 929, 1221, 1201, 1188, 1143, 1204, 1208, 1164, 1262, 55, 1231, 1243, 1249, 1115,
    1230, 1125, 1126, 1127, 1116, 1117, 1118, 1266, 1238, 1183, 1279, 1239, 1263, 1264, 1250, 1255,
    1260, 1257, 1258, 1259, 1270, 1293, 1390, 1294, 1360, 1457, 1478, 1322, 1386, 1339, 1302, 1300,
    54, 2835, 1446, 1905, 2943, 1349, 1350, 1461, 1163, 3692, 1354, 1366, 1374, 1370, 1377, 1378,
    1379, 4125, 1244, 1345, 4191, 1253, 1450, 4185, 1250, 3843, 3844, 657, 3253, 3197, 3277, 4184,
    3501, 4192, 1254, 1246, 1451, 1375, 1392, 1395, 1396, 1401, 1405, 1474, 1458, 1459, 4086, 1404,
    1406, 1591, 3901, 1429, 1431, 1442, 1443, 1469, 1476, 1430, 1481, 2513, 1788, 1447, 709, 1464,
    1497, 1544, 1501, 1502, 1503, 1510, 1509, 1496, 1573, 579, 1575, 1574, 1604, 1606, 1551, 1557,
    1558, 1272, 1273, 563, 1560, 1511, 1561, 1593, 1595, 1608, 875, 1637, 1637, 2627, 4262, 4275,
    2240, 1639, 2002, 1666, 1679, 1691, 1538, 2524, 1615, 1703, 669, 1168, 553, 892, 1983, 2990,
    554, 1704, 664, 1942, 1003, 1705, 1742, 1736, 3341, 1537, 1660, 1662, 1495, 1717, 1668, 1730,
    1720, 1733, 4266, 3874, 591, 1741, 1667, 1764, 1833, 1767, 1770, 1774, 1773, 1841, 3005, 1831,
    1866, 1784, 2399, 1791, 1760, 1795, 1796, 1798, 1719, 1827, 1854, 1998, 1868, 1933, 1875, 1872,
    1880, 1887, 1893, 1904, 1909, 1910, 1934, 1936, 1938, 1927, 1925, 1944, 1952, 1953, 1954, 1955,
    1957, 1958, 1956, 1961, 1976, 1975, 1980, 1554, 1981, 1555, 3883, 1984, 1986, 1948, 1987, 1200,
    1988, 1999, 3744, 2004, 2279, 3228, 2080, 1672, 1972, 1979, 2011, 2010, 2012, 2058, 3468, 1995,
    652, 2018, 2055, 80, 2021, 2030, 2031, 2032, 2033, 1993, 2034, 2035, 2020, 2037, 2045, 2056,
    2057, 2063, 2570, 4302, 2815, 3195, 3295, 2065, 2066, 2067, 2083, 2100, 2129, 2131, 2261, 2132,
    2267, 2133, 1387, 2135, 2139, 2144, 2146, 2093, 2154, 2952, 2159, 2158, 2160, 2176, 2207, 2211,
    4278, 4279, 2222, 2218, 2344, 2221, 2237, 3709, 2247, 2467, 970, 2249, 943, 2251, 2280, 2316,
    2311, 1613, 1653, 2107, 2321, 2303, 2296, 2323, 4623, 2166, 2333, 4387, 2341, 2381, 2382, 2383,
    2389, 2390, 3220, 3410, 929, 3559, 933, 2414, 2424, 2431, 2433, 2434, 2429, 2436, 2438, 2465,
    2475, 2578, 2488, 2499, 2500, 2504, 329, 325, 330, 326, 2544, 2597, 2509, 2543, 2510, 2511,
    2515, 2516, 2520, 2521, 2527, 2530, 2529, 2528, 2531, 2532, 2535, 2537, 2566, 2563, 2574, 2573,
    2538, 3585, 2580, 2609, 2287, 2093, 2612, 471, 680, 766, 3358, 469, 1759, 3531, 2276, 2278,
    2281, 2286, 1025, 1026, 2277, 2283, 2284, 2615, 2616, 2626, 2657, 2501, 2665, 2668, 2667, 605,
    599, 2671, 607, 3099, 3403, 1161, 2678, 2718, 2683, 2723, 2724, 2725, 2728, 2729, 2737, 2758,
    2764, 2881, 2774, 2769, 2772, 2773, 910, 839, 2044, 2964, 1989, 906, 2776, 855, 824, 2777, 3069,
    3568, 2819, 2832, 2831, 2830, 2834, 2867, 573, 2879, 2880, 2932, 2793, 2794, 2909, 2900, 2911,
    376, 3923, 3927, 3937, 2944, 2946, 2949, 2951, 2953, 2809, 2956, 2962, 2963, 2981, 2984, 2996,
    2820, 2999, 3004, 4547, 3007, 3042, 3060, 1766, 2964, 1056, 2781, 2784, 2814, 3062, 245, 3078,
    3094, 3088, 3091, 3084, 1482, 1483, 4361, 4499, 1314, 2023, 3588, 467, 978, 3079, 3085, 3080,
    3092, 3097, 2999, 2995, 2993, 3124, 3127, 3126, 3107, 3123, 3137, 3128, 3154, 3334, 3254, 3316,
    1104, 3229, 3274, 3264, 3265, 3266, 3427, 3267, 3164, 3166, 3165, 3167, 2738, 2901, 2562, 63,
    64, 2741, 2742, 3172, 3187, 3207, 3181, 3183, 3185, 3186, 3188, 3190, 3211, 3224, 3154, 3215,
    3157, 3216, 3217, 3218, 751, 3223, 3222, 3221, 3225, 3328, 3320, 3231, 3232, 3242, 3241, 2973,
    4611, 3243, 3257, 3258, 3293, 3294, 3299, 127, 3661, 3247, 3325, 3306, 3308, 3309, 3646, 3619,
    3332, 3237, 3333, 3286, 3369, 3370, 3372, 3380, 3384, 3365, 3398, 3404, 3397, 3400, 1919, 3405,
    3406, 3409, 3419, 3664, 3416, 3408, 3421, 3422, 3430, 3453, 3458, 3690, 1089, 3501, 3490, 3504,
    3519, 3530, 3547, 3556, 3570, 3676, 3925, 3577, 3579, 1269, 3598, 3604, 3607, 4584, 3632, 3635,
    1569, 2594, 3655, 2338, 3359, 3361, 3362, 3665, 277, 3675, 3677, 3679, 467, 359, 886, 138, 893,
    1661, 2150, 2151, 3686, 3691, 3699, 3701, 3707, 3673, 3400, 3407, 3729, 3737, 3742, 4134, 3732,
    3290, 3754, 3755, 3753, 3756, 3774, 300, 835, 2339, 3423, 3463, 3555, 3603, 3750, 3814, 3884,
    2579, 2507, 2508, 885, 3694, 3678, 3786, 3791, 3794, 3826, 3885, 1747, 3891, 1746, 3827, 3837,
    3841, 3860, 3845, 2062, 1960, 3706, 622, 1711, 942, 364, 514, 1971, 3911, 1697, 2268, 2269,
    2274, 2270, 2275, 3881, 3850, 3851, 3976, 3873, 3878, 75, 3887, 3889, 3896, 3914, 3915, 2395,
    3964, 3969, 3974, 3781, 3990, 3342, 4006, 4021, 3989, 4027, 4025, 4030, 4036, 4043, 4049, 4048,
    4084, 4083, 4085, 4116, 4161, 4087, 4095, 4090, 351, 4091, 1247, 4088, 4109, 4100, 4107, 4211,
    4212, 4079, 4122, 4134, 4123, 4124, 4135, 4136, 4139, 4140, 4141, 4143, 4144, 4150, 4159, 4151,
    3595, 3596, 3597, 930, 4218, 4162, 4168, 4217, 4225, 4237, 4236, 4256, 4271, 4276, 4283, 4284,
    4285, 4299, 4343, 4362, 4378, 2994, 3012, 1507, 4405, 4407, 4418, 4505, 4443, 4466, 4469, 4478,
    4479, 4480, 4481, 4482, 4483, 4509, 4517, 4519, 4493, 4500, 4501, 4502, 4503, 4504, 1223, 4513,
    4522, 4537, 4563, 4562, 4538, 400, 4546, 4548, 4549, 4551, 4560, 3583, 3582, 4570, 4580, 4536,
    4612, 4586, 4588, 4605, 4589, 4590, 4592, 4604, 4603, 1318, 1282, 1317, 641, 2518, 30, 35, 32,
    33, 28, 36, 31, 331, 2614, 945, 854, 1489, 1490, 1491, 12, 1492, 13, 1536, 2116, 1821, 2254,
    2256, 4166, 1091, 3945, 2105, 2104, 2426, 3922, 3943, 621, 2368, 2350, 2352, 2361, 1124, 1123,
    2052, 2359, 2357, 2356, 2099, 2360, 2106, 2378, 2643, 2340, 2384, 3138, 2334, 3143, 4054, 4066,
    4056, 4068, 4057, 4069, 4058, 4070, 4061, 4073, 946, 1271, 2098, 2117, 2460, 3093, 394, 404,
    395, 3578, 3346, 3349, 4060, 4072, 4153, 4154, 4559, 4263, 56, 435, 493, 3935, 505, 676, 1186,
    786, 960, 1198, 1202, 1209, 1479, 14, 4219, 1652, 1713, 1754, 1274, 2118, 2273, 2262, 2257,
    2258, 2298, 2305, 2324, 264, 4303, 4312, 4313, 4314, 4372, 308, 307, 866, 4131, 2442, 2582,
    2595, 2642, 2930, 3268, 3302, 2342, 3376, 3743, 3872, 3912, 4042, 4099, 4183, 4172, 4177, 4344,
    4366, 4429, 4525, 4561, 4539, 3527,
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
    1424, 1521, 1521, 2176, 2399, 2368, 2447, 2447, 2629, 2692, 2899, 2945, 2985, 373,
  ]

  /// How much each claim weighs.
  static let patternWeights: [UInt8] = [
    50, 20, 20, 50, 50, 50, 50, 50, 50, 50, 45, 50, 45, 50,
  ]
}
