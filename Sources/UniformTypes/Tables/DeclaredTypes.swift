// swift-format-ignore-file
// Written by generate.py from the data beside it: change those, then run that.

/// The 3713 declared types as constant data, which costs nothing at start-up.
enum DeclaredTypes {
  static let count = 3713

  /// The identifiers as declared, sorted without regard to case.
  static let identifiers: StaticString = """
    ca.mcgill.mni.bic.mnc
    ch.sudo.cyberduck.bookmark
    com.adobe.edn
    com.adobe.encapsulated-postscript
    com.adobe.etd
    com.adobe.fdf
    com.adobe.flash.video
    com.adobe.illustrator.ai-image
    com.adobe.pdf
    com.adobe.photoshop-image
    com.adobe.photoshop-large-image
    com.adobe.postscript
    com.adobe.postscript-font
    com.adobe.postscript-lwfn-font
    com.adobe.postscript-pfa-font
    com.adobe.postscript-pfb-font
    com.adobe.raw-image
    com.adobe.xfdf
    com.advenio.macgourmet-spotlight-metadata
    com.allume.stuffit-archive
    com.apple.accounts-icon
    com.apple.active-webpage
    com.apple.addressbook.group
    com.apple.addressbook.person
    com.apple.afp-internet-location
    com.apple.airdrop
    com.apple.alert
    com.apple.alert-caution
    com.apple.alert-note
    com.apple.alert-stop
    com.apple.alias-file
    com.apple.alias-record
    com.apple.applescript.script
    com.apple.applescript.script-bundle
    com.apple.applescript.text
    com.apple.applesingle-archive
    com.apple.appleworks.document
    com.apple.application
    com.apple.application-and-system-extension
    com.apple.application-bundle
    com.apple.application-file
    com.apple.application-placeholder
    com.apple.applications-folder
    com.apple.archive
    com.apple.arobject
    com.apple.ascii-property-list
    com.apple.audio-unit-preset
    com.apple.binary-property-list
    com.apple.binhex-archive
    com.apple.bom-archive
    com.apple.bom-compressed-cpio
    com.apple.bonjour
    com.apple.bookmark
    com.apple.bundle
    com.apple.cfr-font
    com.apple.chess.game
    com.apple.chess.pgn
    com.apple.cinema-display
    com.apple.clips-source
    com.apple.cocoa.pasteboard.character-formatting
    com.apple.cocoa.pasteboard.color
    com.apple.cocoa.pasteboard.find-panel-search-options
    com.apple.cocoa.pasteboard.multiple-text-selection
    com.apple.cocoa.pasteboard.paragraph-formatting
    com.apple.cocoa.pasteboard.sound
    com.apple.color-file
    com.apple.colorsync-profile
    com.apple.configprofile
    com.apple.coreaudio-format
    com.apple.coreml.mlpackage
    com.apple.coreml.model
    com.apple.crashreport
    com.apple.createml.project
    com.apple.csstore
    com.apple.dashboard-widget
    com.apple.data-container
    com.apple.deprecated-application-file
    com.apple.desktop-folder
    com.apple.developer-folder
    com.apple.device-model-code
    com.apple.disk-image
    com.apple.disk-image-cdr
    com.apple.disk-image-sparse
    com.apple.disk-image-udif
    com.apple.document-type
    com.apple.document-type.dictionary
    com.apple.document-type.system-folder
    com.apple.documentation.guide
    com.apple.documents-folder
    com.apple.dot-mac
    com.apple.downloads-folder
    com.apple.drawing
    com.apple.driver-extension
    com.apple.drop-folder
    com.apple.dt.document.apns
    com.apple.encrypted-archive
    com.apple.everyone-icon
    com.apple.file-internet-location
    com.apple.file-server
    com.apple.file-system-plug-in
    com.apple.file-vault
    com.apple.finalcutpro.colorboard
    com.apple.finalcutpro.xml
    com.apple.finder.burn-folder
    com.apple.finder.clipping
    com.apple.finder.pictclipping
    com.apple.finder.recent-items
    com.apple.finder.smart-folder
    com.apple.finder.sound-clipping
    com.apple.finder.textclipping
    com.apple.flat-rtfd
    com.apple.font-suitcase
    com.apple.framework
    com.apple.freeform.board
    com.apple.ftp-internet-location
    com.apple.garageband.project
    com.apple.generic-airdisk
    com.apple.generic-bundle
    com.apple.generic-internet-location
    com.apple.generic-stationery
    com.apple.generic-time-machine-disk
    com.apple.gpuRestart
    com.apple.groupactivities.activity
    com.apple.groups-folder
    com.apple.guest-user
    com.apple.hangreport
    com.apple.haptics.ahap
    com.apple.help-document
    com.apple.home-folder
    com.apple.ibooks-container
    com.apple.ibooksauthor.book
    com.apple.ical.backup-package
    com.apple.ical.ics
    com.apple.ical.vcs
    com.apple.ichat.transcript
    com.apple.iCloud
    com.apple.icloud-file-fault
    com.apple.icns
    com.apple.icon-decoration
    com.apple.icon-decoration-position
    com.apple.icon-decoration-position.center
    com.apple.icon-decoration-position.leading-bottom
    com.apple.icon-decoration-position.overlay
    com.apple.icon-decoration-position.trailing-bottom
    com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.checkmark
    com.apple.icon-decoration.badge.comments
    com.apple.icon-decoration.badge.drop-folder
    com.apple.icon-decoration.badge.heart
    com.apple.icon-decoration.badge.in-review
    com.apple.icon-decoration.badge.locked
    com.apple.icon-decoration.badge.locked-by-collaborator
    com.apple.icon-decoration.badge.locked-by-user
    com.apple.icon-decoration.badge.pinned
    com.apple.icon-decoration.badge.private-folder
    com.apple.icon-decoration.badge.syncing
    com.apple.icon-decoration.badge.trending
    com.apple.icon-decoration.badge.warning
    com.apple.icon-decoration.emboss
    com.apple.icon-decoration.system
    com.apple.icon-decoration.system.alias
    com.apple.icon-decoration.system.caution-alert
    com.apple.icon-decoration.system.new-folder
    com.apple.icon-decoration.system.unsupported
    com.apple.icon-overlay.alert-caution-badge
    com.apple.icon-overlay.alias-badge
    com.apple.icon-overlay.drop-folder-badge
    com.apple.icon-overlay.locked-badge
    com.apple.icon-overlay.new-folder-badge
    com.apple.icon-overlay.private-folder
    com.apple.icon-overlay.private-folder-badge
    com.apple.icon-overlay.unsupported-badge
    com.apple.iconset
    com.apple.idisk
    com.apple.iig-source
    com.apple.iLifeMediaBrowser.plugin
    com.apple.iMovieLibrary
    com.apple.iMovieTheater
    com.apple.ink.inktext
    com.apple.installer-distribution-package
    com.apple.installer-meta-package
    com.apple.installer-package
    com.apple.installer-package-archive
    com.apple.intelligentsuggestions.assets
    com.apple.interfacebuilder.document.cocoa
    com.apple.internet-location
    com.apple.iphoto.ipmeta
    com.apple.iphoto.ipspot
    com.apple.ips
    com.apple.itunes.db
    com.apple.itunes.ipa
    com.apple.itunes.ipg
    com.apple.itunes.ipsw
    com.apple.itunes.nvf
    com.apple.itunes.podcast
    com.apple.itunes.store-url
    com.apple.iWork.Keynote.key
    com.apple.iWork.Keynote.key-tef
    com.apple.iwork.keynote.kpdc
    com.apple.iWork.Keynote.kth
    com.apple.iWork.Keynote.sffkey
    com.apple.iWork.Keynote.sffkth
    com.apple.iWork.Numbers.numbers
    com.apple.iWork.Numbers.numbers-tef
    com.apple.iWork.Numbers.sffnumbers
    com.apple.iWork.Numbers.sfftemplate
    com.apple.iWork.Numbers.template
    com.apple.iWork.Pages.pages
    com.apple.iWork.Pages.pages-tef
    com.apple.iWork.Pages.sffpages
    com.apple.iWork.Pages.sfftemplate
    com.apple.iWork.Pages.template
    com.apple.kernel-extension
    com.apple.keynote.key
    com.apple.keynote.kth
    com.apple.ktrace
    com.apple.led-cinema-display-24
    com.apple.led-cinema-display-27
    com.apple.legacy.actions-icon
    com.apple.legacy.backward-arrow
    com.apple.legacy.burn
    com.apple.legacy.clock-icon
    com.apple.legacy.connect-to
    com.apple.legacy.customize-toolbar
    com.apple.legacy.delete-toolbar
    com.apple.legacy.eject-media
    com.apple.legacy.erasing
    com.apple.legacy.favorite-items
    com.apple.legacy.finder-icon
    com.apple.legacy.forward-arrow
    com.apple.legacy.general-icon
    com.apple.legacy.grid
    com.apple.legacy.keep-arranged
    com.apple.legacy.locked
    com.apple.legacy.magnifying-glass
    com.apple.legacy.multiple-items
    com.apple.legacy.no-write
    com.apple.legacy.open-folder
    com.apple.legacy.question-mark
    com.apple.legacy.right-container-arrow
    com.apple.legacy.sidebar-prefs-icon
    com.apple.legacy.synchronize
    com.apple.legacy.toolbar-advanced-icon
    com.apple.legacy.toolbar-info-icon
    com.apple.legacy.toolbar-labels-icon
    com.apple.legacy.unlocked
    com.apple.legacy.window
    com.apple.library-folder
    com.apple.linkpresentation.metadata
    com.apple.live-photo
    com.apple.localizable-name-bundle
    com.apple.localized-pdf-bundle
    com.apple.log
    com.apple.logic-song
    com.apple.logic.channelstripsetting
    com.apple.logic.dpst
    com.apple.logic.exs
    com.apple.logic.impulseresponse
    com.apple.logic.notator
    com.apple.logic.pluginsetting
    com.apple.lsr-image
    com.apple.m4a-audio
    com.apple.m4v-video
    com.apple.macbinary-archive
    com.apple.mach-o-binary
    com.apple.mach-o-bundle
    com.apple.mach-o-core
    com.apple.mach-o-dylib
    com.apple.mach-o-executable
    com.apple.mach-o-object
    com.apple.macpaint-image
    com.apple.mail-internet-location
    com.apple.mail.email
    com.apple.mail.emlx
    com.apple.mapkit.map-item
    com.apple.menu-extra
    com.apple.metadata-importer
    com.apple.metal
    com.apple.mobileconfig
    com.apple.mobileprovision
    com.apple.mount-point
    com.apple.movie-folder
    com.apple.mpeg-4-ringtone
    com.apple.music-folder
    com.apple.music.itlp
    com.apple.music.rmp-playlist
    com.apple.network-neighborhood
    com.apple.news-internet-location
    com.apple.not-loaded
    com.apple.notifications
    com.apple.nspboard-type
    com.apple.ostype
    com.apple.package
    com.apple.panicreport
    com.apple.pasteboard.promised-file-content-type
    com.apple.pasteboard.promised-file-url
    com.apple.pdf-printer-settings
    com.apple.pef-binary
    com.apple.photos.apple-adjustment-envelope
    com.apple.photos.slow-motion-video-sidecar
    com.apple.pict
    com.apple.pictures-folder
    com.apple.pkpass
    com.apple.pkpass-data
    com.apple.pkpasses-data
    com.apple.plugin
    com.apple.pluginkit
    com.apple.ppp-plug-in
    com.apple.preview.blank
    com.apple.private.live-photo-bundle
    com.apple.pro-display-xdr
    com.apple.profile-background-color
    com.apple.profile-font-and-color
    com.apple.profile-font-icon
    com.apple.property-list
    com.apple.protected-mpeg-4-audio
    com.apple.protected-mpeg-4-audio-b
    com.apple.protected-mpeg-4-video
    com.apple.provisionprofile
    com.apple.public-folder
    com.apple.quartz-composer-composition
    com.apple.quicklook-generator
    com.apple.quicktime-image
    com.apple.quicktime-movie
    com.apple.reality
    com.apple.resolvable
    com.apple.rez-source
    com.apple.rtfd
    com.apple.scenekit.particlesystem
    com.apple.scenekit.scene
    com.apple.scripting-definition
    com.apple.server-applications-folder
    com.apple.servers-folder
    com.apple.service-application
    com.apple.shazamcatalog
    com.apple.shazamsignature
    com.apple.shortcuts.workflow-file
    com.apple.shutdownStall
    com.apple.sites-folder
    com.apple.spinreport
    com.apple.spritekit.serialized
    com.apple.storage-external
    com.apple.storage-internal
    com.apple.storage-netboot
    com.apple.storage-removable
    com.apple.structured-text
    com.apple.structured-text.address
    com.apple.structured-text.date
    com.apple.structured-text.telephone-number
    com.apple.structured-text.transit-information
    com.apple.symbol-export
    com.apple.system-extension
    com.apple.systempreference.prefpane
    com.apple.systempreference.screen-saver
    com.apple.systempreference.screen-slide-saver
    com.apple.systemprofiler.document
    com.apple.terminal.session
    com.apple.terminal.shell-script
    com.apple.text-based-dylib
    com.apple.trace
    com.apple.traditional-mac-plain-text
    com.apple.trash-empty
    com.apple.trash-full
    com.apple.truetype-datafork-suitcase-font
    com.apple.tv.database
    com.apple.tv.ite
    com.apple.txn.text-multimedia-data
    com.apple.unknown-object
    com.apple.user
    com.apple.user-group
    com.apple.user-idisk
    com.apple.user-unknown
    com.apple.users-folder
    com.apple.utilities-folder
    com.apple.vnc-internet-location
    com.apple.watchface
    com.apple.web-internet-location
    com.apple.webarchive
    com.apple.webkit-plugin
    com.apple.wireless-diagnostics.wdmon
    com.apple.x11-mach-o-executable
    com.apple.xar-archive
    com.apple.xcode.dsym
    com.apple.xcode.mom
    com.apple.xcode.projectdata
    com.apple.xip-archive
    com.apple.xml-property-list
    com.apple.xpc-service
    com.audible.aa-audio
    com.audible.aa-audiobook
    com.audible.aax-audiobook
    com.autodesk.dxf
    com.avid.open-media-framework
    com.c-command.mbox
    com.canon.cr2-raw-image
    com.canon.cr3-raw-image
    com.canon.crw-raw-image
    com.canon.tif-raw-image
    com.compuserve.gif
    com.dekorra.clarisdraw
    com.dekorra.clarisdrawlib
    com.dekorra.eazydraw.graphic
    com.dekorra.macdrawii
    com.dekorra.macdrawpro
    com.digidesign.sd2-audio
    com.dxo.raw-image
    com.eastgate.tinderbox
    com.econtechnologies.chronosync.document.container
    com.econtechnologies.chronosync.document.sync
    com.epson.raw-image
    com.evernote.enex
    com.evernote.note-metadata2
    com.fuji.raw-image
    com.getdropbox.dropbox.binder
    com.getdropbox.dropbox.paper
    com.getdropbox.dropbox.papert
    com.getdropbox.dropbox.shortcut
    com.google.gdoc
    com.google.gsheet
    com.hasselblad.3fr-raw-image
    com.hasselblad.fff-raw-image
    com.ilm.openexr-image
    com.intel.nw.app
    com.j2.efx-fax
    com.j2.jfx-fax
    com.kodak.flashpix-image
    com.kodak.raw-image
    com.konicaminolta.raw-image
    com.leafamerica.raw-image
    com.leica.pwl-raw-image
    com.leica.raw-image
    com.leica.rwl-raw-image
    com.macitbetter.cbr-archive
    com.macitbetter.cbz-archive
    com.macitbetter.segmented-archive
    com.macitbetter.zip-archive
    com.microsoft.advanced-stream-redirector
    com.microsoft.advanced-systems-format
    com.microsoft.bmp
    com.microsoft.cab
    com.microsoft.chm-archive
    com.microsoft.dds
    com.microsoft.excel.openxml.addin
    com.microsoft.excel.sheet.binary.macroenabled
    com.microsoft.excel.slk
    com.microsoft.excel.space-separated-values-text
    com.microsoft.excel.xla
    com.microsoft.excel.xlb
    com.microsoft.excel.xld
    com.microsoft.excel.xll
    com.microsoft.excel.xlm
    com.microsoft.excel.xls
    com.microsoft.excel.xlt
    com.microsoft.excel.xlw
    com.microsoft.hlsl
    com.microsoft.ico
    com.microsoft.internet-shortcut
    com.microsoft.office.openxml.theme
    com.microsoft.outlook.dat
    com.microsoft.outlook.template
    com.microsoft.powerpoint.pot
    com.microsoft.powerpoint.ppa
    com.microsoft.powerpoint.ppam
    com.microsoft.powerpoint.pps
    com.microsoft.powerpoint.ppt
    com.microsoft.typescript
    com.microsoft.waveform-audio
    com.microsoft.windows-dynamic-link-library
    com.microsoft.windows-executable
    com.microsoft.windows-media-wax
    com.microsoft.windows-media-wm
    com.microsoft.windows-media-wma
    com.microsoft.windows-media-wmp
    com.microsoft.windows-media-wmv
    com.microsoft.windows-media-wmx
    com.microsoft.windows-media-wvx
    com.microsoft.word.dictionary
    com.microsoft.word.doc
    com.microsoft.word.dot
    com.microsoft.word.mhtml
    com.microsoft.word.wordml
    com.mythtv.nuv
    com.netscape.javascript-source
    com.nikon.nrw-raw-image
    com.nikon.raw-image
    com.olympus.or-raw-image
    com.olympus.raw-image
    com.olympus.sr-raw-image
    com.omnigroup.omnioutliner.oo3
    com.p5sys.jump.file.archive
    com.p5sys.jump.file.jump
    com.p5sys.jump.file.rdp
    com.panasonic.raw-image
    com.panasonic.rw2-raw-image
    com.parallels.vm.vmconfig
    com.parallels.vm.vmhdd
    com.parallels.vm.vmmem
    com.parallels.vm.vmsav
    com.pentax.raw-image
    com.phaseone.raw-image
    com.pixar.universal-scene-description
    com.pixar.universal-scene-description-mobile
    com.pixar.universal-scene-description-utf8
    com.pkware.zip-archive
    com.postbox-inc.postbox.pbeml
    com.rarlab.rar-archive
    com.real.realaudio
    com.real.realmedia
    com.real.realmedia-vbr
    com.redhat.rpm-archive
    com.roxio.disk-image-toast
    com.rsa.pkcs-12
    com.samsung.raw-image
    com.scenarist.closed-caption
    com.seriflabs.affinity
    com.seriflabs.affinitypublisher.document
    com.seriflabs.xmp
    com.sgi.sgi-image
    com.sony.arw-raw-image
    com.sony.raw-image
    com.sony.sr2-raw-image
    com.sony.wave64
    com.soundblaster.soundfont
    com.stuffit.archive.sidx
    com.stuffit.archive.sit
    com.stuffit.archive.sitx
    com.sun.java-archive
    com.sun.java-class
    com.sun.java-source
    com.sun.java-web-start
    com.sun.web-application-archive
    com.symantec.diskdoubler-archive
    com.tascam.opentl
    com.topografix.gpx
    com.truevision.tga-image
    gov.nih.nifti-1
    mime.application.andrew-inset
    mime.application.annodex
    mime.application.appinstaller
    mime.application.appx
    mime.application.appxbundle
    mime.application.atom-xml
    mime.application.atomcat-xml
    mime.application.atomsvc-xml
    mime.application.avro
    mime.application.bson
    mime.application.buildstream-yaml
    mime.application.cbor
    mime.application.cbor-seq
    mime.application.ccxml-xml
    mime.application.dash-xml
    mime.application.davmount-xml
    mime.application.dita-xml
    mime.application.docbook-xml
    mime.application.EDI-X12
    mime.application.edn
    mime.application.emma-xml
    mime.application.emotionml-xml
    mime.application.encase
    mime.application.exi
    mime.application.fits
    mime.application.flatgeobuf
    mime.application.font-tdpfr
    mime.application.futuresplash
    mime.application.geopackage-sqlite3
    mime.application.gml-xml
    mime.application.gnunet-directory
    mime.application.graphql
    mime.application.har-json
    mime.application.hl7-v2
    mime.application.hta
    mime.application.hwp-zip
    mime.application.hyperstudio
    mime.application.inf
    mime.application.inkml-xml
    mime.application.ipfix
    mime.application.its-xml
    mime.application.java-serialized-object
    mime.application.jrd-json
    mime.application.json-patch-json
    mime.application.json5
    mime.application.jsonc
    mime.application.jsonml-json
    mime.application.kswps
    mime.application.ld-json
    mime.application.lost-xml
    mime.application.lzip
    mime.application.mads-xml
    mime.application.manifest-json
    mime.application.marc
    mime.application.marcxml-xml
    mime.application.mathematica
    mime.application.mathml-xml
    mime.application.mbox
    mime.application.metalink-xml
    mime.application.metalink4-xml
    mime.application.mets-xml
    mime.application.mods-xml
    mime.application.mp21
    mime.application.msix
    mime.application.msixbundle
    mime.application.n-quads
    mime.application.n-triples
    mime.application.netcdf
    mime.application.ocsp-request
    mime.application.ocsp-response
    mime.application.oda
    mime.application.oebps-package-xml
    mime.application.ogg
    mime.application.onenote
    mime.application.onenote.package
    mime.application.onenote.toc
    mime.application.ovf
    mime.application.owl-xml
    mime.application.oxps
    mime.application.patch-ops-error-xml
    mime.application.pgp-encrypted
    mime.application.pgp-keys
    mime.application.pgp-signature
    mime.application.pics-rules
    mime.application.pkcs10
    mime.application.pkcs7-mime
    mime.application.pkcs7-signature
    mime.application.pkcs8
    mime.application.pkcs8-encrypted
    mime.application.pkix-crl
    mime.application.pkix-pkipath
    mime.application.pkixcmp
    mime.application.pls-xml
    mime.application.prs.cww
    mime.application.raml-yaml
    mime.application.rdf-xml
    mime.application.reginfo-xml
    mime.application.relax-ng-compact-syntax
    mime.application.resource-lists-xml
    mime.application.rls-services-xml
    mime.application.rpki-ghostbusters
    mime.application.rpki-manifest
    mime.application.rpki-roa
    mime.application.rsd-xml
    mime.application.sarif-json
    mime.application.sbml-xml
    mime.application.schema-json
    mime.application.scvp-cv-request
    mime.application.scvp-vp-request
    mime.application.scxml-xml
    mime.application.sdp
    mime.application.set-payment-initiation
    mime.application.set-registration-initiation
    mime.application.shf-xml
    mime.application.sldworks
    mime.application.smil-xml
    mime.application.source-map
    mime.application.sparql-query
    mime.application.sparql-results-xml
    mime.application.sparql-update
    mime.application.spdx-json
    mime.application.spdx-rdf
    mime.application.spdx-yaml
    mime.application.sql
    mime.application.srgs-xml
    mime.application.sru-xml
    mime.application.ssdl-xml
    mime.application.ssml-xml
    mime.application.tei-xml
    mime.application.texinfo
    mime.application.thraud-xml
    mime.application.timestamp-query
    mime.application.timestamp-reply
    mime.application.timestamped-data
    mime.application.toml
    mime.application.topo-json
    mime.application.trig
    mime.application.ttml-xml
    mime.application.ubjson
    mime.application.vnd.3gpp.pic-bw-large
    mime.application.vnd.3gpp.pic-bw-small
    mime.application.vnd.3gpp.pic-bw-var
    mime.application.vnd.accpac.simply.aso
    mime.application.vnd.accpac.simply.imp
    mime.application.vnd.acucobol
    mime.application.vnd.acucorp
    mime.application.vnd.adobe.adept-xml
    mime.application.vnd.adobe.air-application-installer-package-zip
    mime.application.vnd.adobe.formscentral.fcdt
    mime.application.vnd.adobe.fxp
    mime.application.vnd.adobe.indesign-idml-package
    mime.application.vnd.adobe.xdp-xml
    mime.application.vnd.ahead.space
    mime.application.vnd.airzip.filesecure.azf
    mime.application.vnd.airzip.filesecure.azs
    mime.application.vnd.amazon.ebook
    mime.application.vnd.amazon.mobi8-ebook
    mime.application.vnd.americandynamics.acc
    mime.application.vnd.amiga.ami
    mime.application.vnd.android.app-bundle
    mime.application.vnd.android.package-archive
    mime.application.vnd.anser-web-certificate-issue-initiation
    mime.application.vnd.antix.game-component
    mime.application.vnd.apache.arrow.file
    mime.application.vnd.apache.arrow.stream
    mime.application.vnd.apache.parquet
    mime.application.vnd.appimage
    mime.application.vnd.apple.installer-xml
    mime.application.vnd.archicad
    mime.application.vnd.audiograph
    mime.application.vnd.bdoc-1.0
    mime.application.vnd.blueice.multipass
    mime.application.vnd.bmi
    mime.application.vnd.businessobjects
    mime.application.vnd.chemdraw-xml
    mime.application.vnd.chipnuts.karaoke-mmd
    mime.application.vnd.cinderella
    mime.application.vnd.citationstyles.style-xml
    mime.application.vnd.claymore
    mime.application.vnd.clonk.c4group
    mime.application.vnd.coffeescript
    mime.application.vnd.commonspace
    mime.application.vnd.contact.cmsg
    mime.application.vnd.cosmocaller
    mime.application.vnd.crick.clicker
    mime.application.vnd.criticaltools.wbs-xml
    mime.application.vnd.ctc-posml
    mime.application.vnd.cups-ppd
    mime.application.vnd.cups-raster
    mime.application.vnd.curl.car
    mime.application.vnd.curl.pcurl
    mime.application.vnd.cyclonedx-json
    mime.application.vnd.cyclonedx-xml
    mime.application.vnd.dart
    mime.application.vnd.data-vision.rdz
    mime.application.vnd.dbf
    mime.application.vnd.dece.data
    mime.application.vnd.dece.ttml-xml
    mime.application.vnd.dece.unspecified
    mime.application.vnd.dece.zip
    mime.application.vnd.denovo.fcselayout-link
    mime.application.vnd.digilite.prolights
    mime.application.vnd.dna
    mime.application.vnd.dpgraph
    mime.application.vnd.dreamfactory
    mime.application.vnd.dvb.ait
    mime.application.vnd.dvb.service
    mime.application.vnd.dynageo
    mime.application.vnd.ecowin.chart
    mime.application.vnd.efi.img
    mime.application.vnd.emusic-emusic-package
    mime.application.vnd.enliven
    mime.application.vnd.epson.esf
    mime.application.vnd.epson.msf
    mime.application.vnd.epson.quickanime
    mime.application.vnd.epson.salt
    mime.application.vnd.epson.ssf
    mime.application.vnd.eszigno3-xml
    mime.application.vnd.etsi.asic-e-zip
    mime.application.vnd.etsi.asic-s-zip
    mime.application.vnd.excalidraw-json
    mime.application.vnd.ezpix-album
    mime.application.vnd.ezpix-package
    mime.application.vnd.fdsn.mseed
    mime.application.vnd.fdsn.seed
    mime.application.vnd.flatpak
    mime.application.vnd.flatpak.ref
    mime.application.vnd.flatpak.repo
    mime.application.vnd.flographit
    mime.application.vnd.fluxtime.clip
    mime.application.vnd.font-fontforge-sfd
    mime.application.vnd.framemaker
    mime.application.vnd.frogans.fnc
    mime.application.vnd.frogans.ltf
    mime.application.vnd.fsc.weblaunch
    mime.application.vnd.fujitsu.oasys
    mime.application.vnd.fujitsu.oasys2
    mime.application.vnd.fujitsu.oasys3
    mime.application.vnd.fujitsu.oasysgp
    mime.application.vnd.fujitsu.oasysprs
    mime.application.vnd.fujixerox.ddd
    mime.application.vnd.fujixerox.docuworks
    mime.application.vnd.fujixerox.docuworks.binder
    mime.application.vnd.fuzzysheet
    mime.application.vnd.garmin.tcx-xml
    mime.application.vnd.genomatix.tuxedo
    mime.application.vnd.gentoo.ebuild
    mime.application.vnd.gentoo.eclass
    mime.application.vnd.gentoo.gpkg
    mime.application.vnd.gentoo.manifest
    mime.application.vnd.gentoo.xpak
    mime.application.vnd.geogebra.file
    mime.application.vnd.geogebra.slides
    mime.application.vnd.geogebra.tool
    mime.application.vnd.geometry-explorer
    mime.application.vnd.geonext
    mime.application.vnd.geoplan
    mime.application.vnd.geospace
    mime.application.vnd.gerber
    mime.application.vnd.gmx
    mime.application.vnd.google-apps.drawing
    mime.application.vnd.google-apps.presentation
    mime.application.vnd.google-earth.kml-xml
    mime.application.vnd.google-earth.kmz
    mime.application.vnd.grafeq
    mime.application.vnd.groove-account
    mime.application.vnd.groove-help
    mime.application.vnd.groove-identity-message
    mime.application.vnd.groove-injector
    mime.application.vnd.groove-tool-message
    mime.application.vnd.groove-tool-template
    mime.application.vnd.groove-vcard
    mime.application.vnd.hal-xml
    mime.application.vnd.handheld-entertainment-xml
    mime.application.vnd.hbci
    mime.application.vnd.hdt
    mime.application.vnd.hhe.lesson-player
    mime.application.vnd.hp-hpgl
    mime.application.vnd.hp-hpid
    mime.application.vnd.hp-hps
    mime.application.vnd.hp-jlyt
    mime.application.vnd.hp-pcl
    mime.application.vnd.hp-pclxl
    mime.application.vnd.hydrostatix.sof-data
    mime.application.vnd.ibm.minipay
    mime.application.vnd.ibm.modcap
    mime.application.vnd.ibm.rights-management
    mime.application.vnd.ibm.secure-container
    mime.application.vnd.igloader
    mime.application.vnd.immervision-ivp
    mime.application.vnd.immervision-ivu
    mime.application.vnd.insors.igm
    mime.application.vnd.intercon.formnet
    mime.application.vnd.intergeo
    mime.application.vnd.intu.qbo
    mime.application.vnd.intu.qfx
    mime.application.vnd.ipld.car
    mime.application.vnd.ipunplugged.rcprofile
    mime.application.vnd.irepository.package-xml
    mime.application.vnd.is-xpr
    mime.application.vnd.jam
    mime.application.vnd.jcp.javame.midlet-rms
    mime.application.vnd.jisp
    mime.application.vnd.joost.joda-archive
    mime.application.vnd.kahootz
    mime.application.vnd.kenameaapp
    mime.application.vnd.kidspiration
    mime.application.vnd.kinar
    mime.application.vnd.koan
    mime.application.vnd.kodak-descriptor
    mime.application.vnd.las
    mime.application.vnd.las.las-xml
    mime.application.vnd.laszip
    mime.application.vnd.llamagraphics.life-balance.desktop
    mime.application.vnd.llamagraphics.life-balance.exchange-xml
    mime.application.vnd.lotus-1-2-3
    mime.application.vnd.lotus-amipro
    mime.application.vnd.lotus-approach
    mime.application.vnd.lotus-freelance
    mime.application.vnd.lotus-notes
    mime.application.vnd.lotus-organizer
    mime.application.vnd.lotus-screencam
    mime.application.vnd.lotus-wordpro
    mime.application.vnd.macports.portpkg
    mime.application.vnd.makemusic.notation
    mime.application.vnd.mapbox-vector-tile
    mime.application.vnd.mapinfo
    mime.application.vnd.mathcad.xmcdz
    mime.application.vnd.medcalcdata
    mime.application.vnd.mediastation.cdkey
    mime.application.vnd.mfer
    mime.application.vnd.mfmp
    mime.application.vnd.micrografx.flo
    mime.application.vnd.micrografx.igx
    mime.application.vnd.microsoft.windows.thumbnail-cache
    mime.application.vnd.mif
    mime.application.vnd.mindjet.mindmanager
    mime.application.vnd.mobius.daf
    mime.application.vnd.mobius.dis
    mime.application.vnd.mobius.mbk
    mime.application.vnd.mobius.mqy
    mime.application.vnd.mobius.msl
    mime.application.vnd.mobius.plc
    mime.application.vnd.mobius.txf
    mime.application.vnd.mophun.application
    mime.application.vnd.mophun.certificate
    mime.application.vnd.mozilla.xpcom
    mime.application.vnd.mozilla.xul-xml
    mime.application.vnd.ms-access.accdb
    mime.application.vnd.ms-artgalry
    mime.application.vnd.ms-excel.sheet.4
    mime.application.vnd.ms-fontobject
    mime.application.vnd.ms-ims
    mime.application.vnd.ms-infopath
    mime.application.vnd.ms-lrm
    mime.application.vnd.ms-outlook
    mime.application.vnd.ms-outlook-pst
    mime.application.vnd.ms-outlook-template
    mime.application.vnd.ms-package.3dmanufacturing-3dmodel-xml
    mime.application.vnd.ms-pki.certstore
    mime.application.vnd.ms-pki.seccat
    mime.application.vnd.ms-powerpoint.slide.macroEnabled.12
    mime.application.vnd.ms-project
    mime.application.vnd.ms-publisher
    mime.application.vnd.ms-tnef
    mime.application.vnd.ms-visio.drawing.macroEnabled.main-xml
    mime.application.vnd.ms-visio.drawing.main-xml
    mime.application.vnd.ms-visio.stencil.macroEnabled.main-xml
    mime.application.vnd.ms-visio.stencil.main-xml
    mime.application.vnd.ms-visio.template.macroEnabled.main-xml
    mime.application.vnd.ms-visio.template.main-xml
    mime.application.vnd.ms-works
    mime.application.vnd.ms-works-db
    mime.application.vnd.ms-wpl
    mime.application.vnd.ms-xpsdocument
    mime.application.vnd.mseq
    mime.application.vnd.msgpack
    mime.application.vnd.musician
    mime.application.vnd.muvee.style
    mime.application.vnd.mynfc
    mime.application.vnd.neurolanguage.nlu
    mime.application.vnd.nintendo.nitro.rom
    mime.application.vnd.nintendo.snes.rom
    mime.application.vnd.nitf
    mime.application.vnd.noblenet-directory
    mime.application.vnd.noblenet-sealer
    mime.application.vnd.noblenet-web
    mime.application.vnd.nokia.n-gage.data
    mime.application.vnd.nokia.n-gage.symbian.install
    mime.application.vnd.nokia.radio-preset
    mime.application.vnd.nokia.radio-presets
    mime.application.vnd.novadigm.edm
    mime.application.vnd.novadigm.edx
    mime.application.vnd.novadigm.ext
    mime.application.vnd.oasis.opendocument.graphics-flat-xml
    mime.application.vnd.oasis.opendocument.presentation-flat-xml
    mime.application.vnd.oasis.opendocument.spreadsheet-flat-xml
    mime.application.vnd.oasis.opendocument.text-flat-xml
    mime.application.vnd.oasis.opendocument.text-master-template
    mime.application.vnd.olpc-sugar
    mime.application.vnd.oma.dd2-xml
    mime.application.vnd.oma.drm.message
    mime.application.vnd.openofficeorg.autotext
    mime.application.vnd.openofficeorg.extension
    mime.application.vnd.openxmlformats-officedocument
    mime.application.vnd.openxmlformats-officedocument.presentationml.slide
    mime.application.vnd.osgeo.mapguide.package
    mime.application.vnd.osgi.dp
    mime.application.vnd.osgi.subsystem
    mime.application.vnd.pagemaker
    mime.application.vnd.palm
    mime.application.vnd.pawaafile
    mime.application.vnd.pg.format
    mime.application.vnd.pg.osasli
    mime.application.vnd.picsel
    mime.application.vnd.pmi.widget
    mime.application.vnd.pmtiles
    mime.application.vnd.pocketlearn
    mime.application.vnd.powerbuilder6
    mime.application.vnd.previewsystems.box
    mime.application.vnd.proteus.magazine
    mime.application.vnd.publishare-delta-tree
    mime.application.vnd.pvi.ptid1
    mime.application.vnd.Quark.QuarkXPress
    mime.application.vnd.realvnc.bed
    mime.application.vnd.recordare.musicxml
    mime.application.vnd.recordare.musicxml-xml
    mime.application.vnd.rig.cryptonote
    mime.application.vnd.rim.cod
    mime.application.vnd.rn-realsystem
    mime.application.vnd.route66.link66-xml
    mime.application.vnd.sailingtracker.track
    mime.application.vnd.scribus
    mime.application.vnd.seemail
    mime.application.vnd.sema
    mime.application.vnd.semd
    mime.application.vnd.semf
    mime.application.vnd.shana.informed.formdata
    mime.application.vnd.shana.informed.formtemplate
    mime.application.vnd.shana.informed.interchange
    mime.application.vnd.shana.informed.package
    mime.application.vnd.shx
    mime.application.vnd.simtech-mindmapper
    mime.application.vnd.sketch
    mime.application.vnd.sketchup.skp
    mime.application.vnd.smaf
    mime.application.vnd.smart.teacher
    mime.application.vnd.snap
    mime.application.vnd.softmaker.planmaker
    mime.application.vnd.softmaker.presentations
    mime.application.vnd.software602.filler.form-xml
    mime.application.vnd.software602.filler.form-xml-zip
    mime.application.vnd.solent.sdkm-xml
    mime.application.vnd.spotfire.dxp
    mime.application.vnd.spotfire.sfs
    mime.application.vnd.sqlite3
    mime.application.vnd.squashfs
    mime.application.vnd.stardivision.chart
    mime.application.vnd.stardivision.mail
    mime.application.vnd.stardivision.writer-global
    mime.application.vnd.stepmania.package
    mime.application.vnd.stepmania.stepchart
    mime.application.vnd.sus-calendar
    mime.application.vnd.svd
    mime.application.vnd.symbian.install
    mime.application.vnd.syncml-xml
    mime.application.vnd.syncml.dm-wbxml
    mime.application.vnd.syncml.dm-xml
    mime.application.vnd.tao.intent-module-archive
    mime.application.vnd.tcpdump.pcap
    mime.application.vnd.tmobile-livetv
    mime.application.vnd.trid.tpt
    mime.application.vnd.triscape.mxs
    mime.application.vnd.trueapp
    mime.application.vnd.ufdl
    mime.application.vnd.uiq.theme
    mime.application.vnd.umajin
    mime.application.vnd.unity
    mime.application.vnd.uoml-xml
    mime.application.vnd.vcx
    mime.application.vnd.vectorworks
    mime.application.vnd.visio
    mime.application.vnd.visio.vdx-xml
    mime.application.vnd.visionary
    mime.application.vnd.vsf
    mime.application.vnd.wap.wbxml
    mime.application.vnd.wap.wmlc
    mime.application.vnd.wap.wmlscriptc
    mime.application.vnd.webturbo
    mime.application.vnd.wolfram.mathematica.package
    mime.application.vnd.wolfram.player
    mime.application.vnd.wordperfect
    mime.application.vnd.wqd
    mime.application.vnd.wt.stf
    mime.application.vnd.xara
    mime.application.vnd.xfdl
    mime.application.vnd.xmpie.cpkg
    mime.application.vnd.yamaha.hv-dic
    mime.application.vnd.yamaha.hv-script
    mime.application.vnd.yamaha.hv-voice
    mime.application.vnd.yamaha.openscoreformat
    mime.application.vnd.yamaha.openscoreformat.osfpvg-xml
    mime.application.vnd.yamaha.smaf-audio
    mime.application.vnd.yamaha.smaf-phrase
    mime.application.vnd.yellowriver-custom-menu
    mime.application.vnd.zul
    mime.application.vnd.zzazz.deck-xml
    mime.application.voicexml-xml
    mime.application.vsix
    mime.application.warc
    mime.application.warc-gzip
    mime.application.wasm
    mime.application.widget
    mime.application.winhlp
    mime.application.wsdl-xml
    mime.application.wspolicy-xml
    mime.application.x-1password
    mime.application.x-2bit
    mime.application.x-3ds
    mime.application.x-4th-dimension
    mime.application.x-5view
    mime.application.x-ab1
    mime.application.x-abaqus
    mime.application.x-abf
    mime.application.x-abicollab
    mime.application.x-abiword
    mime.application.x-ableton
    mime.application.x-ac3d
    mime.application.x-ace
    mime.application.x-acis
    mime.application.x-acronis-tib
    mime.application.x-adf-gz
    mime.application.x-adobe-aco
    mime.application.x-adobe-color-lut
    mime.application.x-adobe-swatch
    mime.application.x-adrift
    mime.application.x-aes-encrypted
    mime.application.x-aff
    mime.application.x-affinity-designer
    mime.application.x-affinity-photo
    mime.application.x-aftereffects
    mime.application.x-agekey
    mime.application.x-alpine-package-keeper-package
    mime.application.x-altium
    mime.application.x-alz
    mime.application.x-amf
    mime.application.x-amiga-disk-format
    mime.application.x-amiga-guide
    mime.application.x-android-apks
    mime.application.x-android-backup
    mime.application.x-anki
    mime.application.x-ansys
    mime.application.x-ant-xml
    mime.application.x-anycubic-photon
    mime.application.x-aportisdoc
    mime.application.x-apple-2mg
    mime.application.x-apple-quartz
    mime.application.x-apple2-disk
    mime.application.x-applix-graphics
    mime.application.x-arc
    mime.application.x-archimate
    mime.application.x-archive
    mime.application.x-arcinfo
    mime.application.x-arduboy
    mime.application.x-ark
    mime.application.x-arts-letters
    mime.application.x-asar
    mime.application.x-asdf
    mime.application.x-asp
    mime.application.x-astrotite-afa
    mime.application.x-atari-2600-rom
    mime.application.x-atari-5200-rom
    mime.application.x-atari-7800-rom
    mime.application.x-atari-executable
    mime.application.x-atari-jaguar-rom
    mime.application.x-atari-lynx-rom
    mime.application.x-atari-st-disk
    mime.application.x-atari-xex
    mime.application.x-atr
    mime.application.x-audacity
    mime.application.x-audacity-sqlite
    mime.application.x-authorware-bin
    mime.application.x-authorware-map
    mime.application.x-authorware-seg
    mime.application.x-autocad-drawing-exchange-binary
    mime.application.x-autocad-hatch
    mime.application.x-autocad-linetype
    mime.application.x-autocad-menu
    mime.application.x-autocad-plot
    mime.application.x-autocad-shape
    mime.application.x-autocad-slide
    mime.application.x-autocad-template
    mime.application.x-autodesk-revit
    mime.application.x-autoit-exe
    mime.application.x-autolisp
    mime.application.x-autoshade
    mime.application.x-autosketch
    mime.application.x-axon-abf
    mime.application.x-b1
    mime.application.x-b5i
    mime.application.x-bam
    mime.application.x-band-in-a-box
    mime.application.x-bat
    mime.application.x-bcf
    mime.application.x-bcpio
    mime.application.x-bentley-cel
    mime.application.x-berkeley-db
    mime.application.x-bethesda-bsa
    mime.application.x-bh
    mime.application.x-bibtex-text-file
    mime.application.x-bigwig
    mime.application.x-biosemi-bdf
    mime.application.x-bittorrent
    mime.application.x-bix
    mime.application.x-blender
    mime.application.x-blizzard-mpq
    mime.application.x-blorb
    mime.application.x-borland-delphi
    mime.application.x-bpmn
    mime.application.x-bps-patch
    mime.application.x-brainvision
    mime.application.x-brainvision-marker
    mime.application.x-brotli
    mime.application.x-brotli-compressed-tar
    mime.application.x-bsdiff
    mime.application.x-bufr
    mime.application.x-bvh
    mime.application.x-bzdvi
    mime.application.x-bzip1
    mime.application.x-bzip1-compressed-tar
    mime.application.x-bzip3
    mime.application.x-bzip3-compressed-tar
    mime.application.x-bzpdf
    mime.application.x-bzpostscript
    mime.application.x-c2d
    mime.application.x-c4d
    mime.application.x-cadabra
    mime.application.x-cadkey
    mime.application.x-caj
    mime.application.x-camtasia
    mime.application.x-canvas
    mime.application.x-capnp
    mime.application.x-capture-one
    mime.application.x-catia
    mime.application.x-cb7
    mime.application.x-cba
    mime.application.x-cbt
    mime.application.x-ccd
    mime.application.x-ccmx
    mime.application.x-cdf
    mime.application.x-cdg
    mime.application.x-cdi
    mime.application.x-cdimage-img
    mime.application.x-cdlink
    mime.application.x-cdr-mac
    mime.application.x-cdrdao-toc
    mime.application.x-ceb
    mime.application.x-celestia
    mime.application.x-celtx
    mime.application.x-cfs-compressed
    mime.application.x-cgns
    mime.application.x-chip8-octo-source
    mime.application.x-chip8-program
    mime.application.x-chiwriter
    mime.application.x-cif-disc
    mime.application.x-cisco-vpn-settings
    mime.application.x-clamav
    mime.application.x-clamav-database
    mime.application.x-clipper
    mime.application.x-cnt
    mime.application.x-coff
    mime.application.x-colecovision-rom
    mime.application.x-collada-archive
    mime.application.x-commodore-basic
    mime.application.x-commodore-crt
    mime.application.x-commodore-d64-disk
    mime.application.x-commodore-d71-disk
    mime.application.x-commodore-d80-disk
    mime.application.x-commodore-d81-disk
    mime.application.x-commodore-d82-disk
    mime.application.x-commodore-d90-disk
    mime.application.x-commodore-exec
    mime.application.x-commodore-g64-disk
    mime.application.x-commodore-g71-disk
    mime.application.x-commodore-p64-disk
    mime.application.x-commodore-program
    mime.application.x-commodore-tape
    mime.application.x-commodore-x64-disk
    mime.application.x-compactpro
    mime.application.x-compiled-qml
    mime.application.x-compress-cazip
    mime.application.x-comsol
    mime.application.x-conference
    mime.application.x-core
    mime.application.x-corelpresentations
    mime.application.x-cpc-dsk
    mime.application.x-cpio-compressed
    mime.application.x-cram
    mime.application.x-cramfs
    mime.application.x-creo
    mime.application.x-cso
    mime.application.x-cubase
    mime.application.x-cue
    mime.application.x-daa
    mime.application.x-dalvik-executable
    mime.application.x-dar
    mime.application.x-dataease
    mime.application.x-dbase-form
    mime.application.x-dbase-index
    mime.application.x-dbm
    mime.application.x-dbt
    mime.application.x-dc42-floppy-image
    mime.application.x-deltagraph
    mime.application.x-design-cad
    mime.application.x-designcad
    mime.application.x-designer
    mime.application.x-desktop
    mime.application.x-desktop-gnome-app
    mime.application.x-dfu
    mime.application.x-dgc-compressed
    mime.application.x-dgn
    mime.application.x-dia-diagram
    mime.application.x-dia-shape
    mime.application.x-dif
    mime.application.x-director
    mime.application.x-directx-model
    mime.application.x-displaywrite
    mime.application.x-dlc
    mime.application.x-dms
    mime.application.x-dms-amiga
    mime.application.x-dol
    mime.application.x-doom-wad
    mime.application.x-dosdriver
    mime.application.x-drawio
    mime.application.x-dreamcast-rom
    mime.application.x-ds-store
    mime.application.x-dsk
    mime.application.x-dtbncx-xml
    mime.application.x-dtbook-xml
    mime.application.x-dwc
    mime.application.x-dzip
    mime.application.x-e-theme
    mime.application.x-eagle-board
    mime.application.x-eagle-schematic
    mime.application.x-ebu-stl
    mime.application.x-ecm
    mime.application.x-edf
    mime.application.x-edi
    mime.application.x-edid-dump
    mime.application.x-edl
    mime.application.x-eet
    mime.application.x-egg
    mime.application.x-egon
    mime.application.x-elc
    mime.application.x-encore
    mime.application.x-endnote
    mime.application.x-endnote-connect
    mime.application.x-endnote-library
    mime.application.x-endnote-refer
    mime.application.x-endnote-style
    mime.application.x-epoc-agenda
    mime.application.x-epoc-app
    mime.application.x-epoc-data
    mime.application.x-epoc-jotter
    mime.application.x-epoc-opl
    mime.application.x-epoc-opo
    mime.application.x-epoc-sheet
    mime.application.x-epoc-word
    mime.application.x-erdas-hfa
    mime.application.x-eris-link-cbor
    mime.application.x-erlang-beam
    mime.application.x-erofs
    mime.application.x-esri-grid
    mime.application.x-esri-layer
    mime.application.x-esri-shape
    mime.application.x-etl
    mime.application.x-excellon
    mime.application.x-fasl
    mime.application.x-fcpxml
    mime.application.x-fcs
    mime.application.x-fds-disk
    mime.application.x-fictionbook-xml
    mime.application.x-figma
    mime.application.x-filemaker
    mime.application.x-final-draft
    mime.application.x-finale-mus
    mime.application.x-firebird
    mime.application.x-fishscript
    mime.application.x-fla
    mime.application.x-flatbuffers
    mime.application.x-flight-igc
    mime.application.x-floppy-image-tc
    mime.application.x-flstudio
    mime.application.x-fluid
    mime.application.x-flutter-arb
    mime.application.x-font-afm
    mime.application.x-font-bdf
    mime.application.x-font-dos
    mime.application.x-font-fon
    mime.application.x-font-linux-psf
    mime.application.x-font-pcf
    mime.application.x-font-pf2
    mime.application.x-font-pfm
    mime.application.x-font-snf
    mime.application.x-font-speedo
    mime.application.x-font-ttx
    mime.application.x-font-ufo
    mime.application.x-font-ufo-zip
    mime.application.x-fontlab
    mime.application.x-fountain
    mime.application.x-foxpro-screen
    mime.application.x-fpt
    mime.application.x-freearc
    mime.application.x-freecad
    mime.application.x-freedesktop-appstream-component
    mime.application.x-freedesktop-appstream-releases
    mime.application.x-freehand
    mime.application.x-freemind
    mime.application.x-freeplane
    mime.application.x-ft-apple.alias
    mime.application.x-ft-draco
    mime.application.x-ft-fbx
    mime.application.x-ft-windows-registry-hive
    mime.application.x-ftm
    mime.application.x-fusion360
    mime.application.x-fzz
    mime.application.x-gameboy-color-rom
    mime.application.x-gameboy-rom
    mime.application.x-gamecube-iso-image
    mime.application.x-gamegear-rom
    mime.application.x-garmin-fit
    mime.application.x-garmin-gpm
    mime.application.x-garmin-map
    mime.application.x-garmin-typ
    mime.application.x-gba-rom
    mime.application.x-gbi
    mime.application.x-gca-compressed
    mime.application.x-gcov
    mime.application.x-gd-rom-cue
    mime.application.x-gdbm
    mime.application.x-gdf
    mime.application.x-gdscript
    mime.application.x-gdsii
    mime.application.x-gedcom
    mime.application.x-gedcom-zip
    mime.application.x-generic-cadd
    mime.application.x-genesis-32x-rom
    mime.application.x-genesis-rom
    mime.application.x-gerber-job
    mime.application.x-gettext-translation
    mime.application.x-gguf
    mime.application.x-ghost
    mime.application.x-git
    mime.application.x-glade
    mime.application.x-glib-schema
    mime.application.x-glulx
    mime.application.x-glyphs
    mime.application.x-gnucash
    mime.application.x-gnucash-template
    mime.application.x-gnumeric
    mime.application.x-gnuplot
    mime.application.x-go-sgf
    mime.application.x-godot-pck
    mime.application.x-godot-project
    mime.application.x-godot-resource
    mime.application.x-godot-scene
    mime.application.x-godot-shader
    mime.application.x-gpg-keybox
    mime.application.x-gramps
    mime.application.x-graphite
    mime.application.x-grib
    mime.application.x-gtk-builder
    mime.application.x-guile
    mime.application.x-guitar-pro
    mime.application.x-gwyddion
    mime.application.x-gz-font-linux-psf
    mime.application.x-gzdvi
    mime.application.x-gzpdf
    mime.application.x-gzpostscript
    mime.application.x-ha
    mime.application.x-hancomword
    mime.application.x-hap
    mime.application.x-harvard
    mime.application.x-harvard-graphics
    mime.application.x-hcl
    mime.application.x-hdf
    mime.application.x-hdf-amiga
    mime.application.x-hfe-floppy-image
    mime.application.x-hgt
    mime.application.x-houdini
    mime.application.x-hprof
    mime.application.x-hwp
    mime.application.x-hwt
    mime.application.x-hyp
    mime.application.x-hypermesh
    mime.application.x-ica
    mime.application.x-ichitaro4
    mime.application.x-ichitaro5
    mime.application.x-idrisi
    mime.application.x-idx-vobsub
    mime.application.x-ifc
    mime.application.x-ifczip
    mime.application.x-iff
    mime.application.x-igor
    mime.application.x-ima
    mime.application.x-imd
    mime.application.x-iml-xml
    mime.application.x-imp-archive
    mime.application.x-incopy
    mime.application.x-incredimail
    mime.application.x-indesign
    mime.application.x-innosetup
    mime.application.x-installshield
    mime.application.x-intel-aml
    mime.application.x-intellivision-rom
    mime.application.x-internet-archive
    mime.application.x-inventor
    mime.application.x-ipf
    mime.application.x-ipkg
    mime.application.x-ips-patch
    mime.application.x-ipynb-json
    mime.application.x-iso8211
    mime.application.x-iso9660-appimage
    mime.application.x-isz
    mime.application.x-it87
    mime.application.x-jamovi
    mime.application.x-jar-arj
    mime.application.x-jasp
    mime.application.x-jasper
    mime.application.x-java-ear
    mime.application.x-java-jce-keystore
    mime.application.x-java-jmod
    mime.application.x-java-jnilib
    mime.application.x-java-keystore
    mime.application.x-java-pack200
    mime.application.x-jbuilder-project
    mime.application.x-jfr
    mime.application.x-jmp
    mime.application.x-joblib
    mime.application.x-jsoncanvas
    mime.application.x-jsp
    mime.application.x-karbon
    mime.application.x-kchart
    mime.application.x-kdenlive
    mime.application.x-keepass
    mime.application.x-keepass2
    mime.application.x-kexi
    mime.application.x-kexi-connectiondata
    mime.application.x-kexiproject-shortcut
    mime.application.x-kexiproject-sqlite2
    mime.application.x-kexiproject-sqlite3
    mime.application.x-kformula
    mime.application.x-kfx
    mime.application.x-kicad-footprint
    mime.application.x-kicad-pcb
    mime.application.x-kicad-project
    mime.application.x-kicad-schematic
    mime.application.x-kicad-symbol
    mime.application.x-killustrator
    mime.application.x-kivio
    mime.application.x-kmymoney
    mime.application.x-kontakt-instrument
    mime.application.x-kontour
    mime.application.x-kpovmodeler
    mime.application.x-kpresenter
    mime.application.x-krita
    mime.application.x-kspread
    mime.application.x-kugar
    mime.application.x-kvtml
    mime.application.x-kword
    mime.application.x-labplot2
    mime.application.x-labview
    mime.application.x-labview-project-xml
    mime.application.x-labview-tdms
    mime.application.x-lanalyzer
    mime.application.x-las-log
    mime.application.x-lbr
    mime.application.x-ldraw
    mime.application.x-leveldb
    mime.application.x-lhz
    mime.application.x-lightburn
    mime.application.x-lightroom
    mime.application.x-lightwave
    mime.application.x-llvm-bitcode
    mime.application.x-lmdb
    mime.application.x-lmms
    mime.application.x-lottie
    mime.application.x-love
    mime.application.x-lowresnx-program
    mime.application.x-lrzip
    mime.application.x-lrzip-compressed-tar
    mime.application.x-ltspice
    mime.application.x-lua-bytecode
    mime.application.x-lx-executable
    mime.application.x-lz4
    mime.application.x-lz4-compressed-tar
    mime.application.x-lz4-json
    mime.application.x-lzfse
    mime.application.x-lzip-compressed-tar
    mime.application.x-lzma
    mime.application.x-lzma-compressed-tar
    mime.application.x-lzop
    mime.application.x-lzpdf
    mime.application.x-lzx
    mime.application.x-m4
    mime.application.x-macrium
    mime.application.x-macwrite
    mime.application.x-magic
    mime.application.x-magicavoxel
    mime.application.x-magicpoint
    mime.application.x-mame-chd
    mime.application.x-mapinfo-mif
    mime.application.x-maple
    mime.application.x-markaby
    mime.application.x-mass-11
    mime.application.x-mathcad
    mime.application.x-matlab-data
    mime.application.x-matlab-figure
    mime.application.x-matlab-live
    mime.application.x-matroska-subtitle
    mime.application.x-maxis-dbpf
    mime.application.x-maya-ascii
    mime.application.x-maya-binary
    mime.application.x-mbtiles
    mime.application.x-md2
    mime.application.x-mdf
    mime.application.x-micrografx-designer
    mime.application.x-mie
    mime.application.x-mindnode
    mime.application.x-minecraft-nbt
    mime.application.x-minecraft-world
    mime.application.x-minicad
    mime.application.x-minitab
    mime.application.x-mlt-xml
    mime.application.x-mmex
    mime.application.x-mobipocket-ebook
    mime.application.x-modo
    mime.application.x-modrinth-modpack-zip
    mime.application.x-mozilla-archive
    mime.application.x-mozilla-bookmarks
    mime.application.x-ms-application
    mime.application.x-ms-compress-kwaj
    mime.application.x-ms-compress-sz
    mime.application.x-ms-compress-szdd
    mime.application.x-ms-dbx
    mime.application.x-ms-dump
    mime.application.x-ms-dvr
    mime.application.x-ms-ese
    mime.application.x-ms-evt
    mime.application.x-ms-evtx
    mime.application.x-ms-info
    mime.application.x-ms-jumplist
    mime.application.x-ms-ne-executable
    mime.application.x-ms-nls
    mime.application.x-ms-pdb
    mime.application.x-ms-prefetch
    mime.application.x-ms-reader
    mime.application.x-ms-sdb
    mime.application.x-ms-sdi
    mime.application.x-ms-shortcut
    mime.application.x-ms-sqlserver
    mime.application.x-ms-srs
    mime.application.x-ms-w3-executable
    mime.application.x-ms-w4-executable
    mime.application.x-ms-wim
    mime.application.x-ms-wmd
    mime.application.x-ms-wmz
    mime.application.x-msaccess
    mime.application.x-msbinder
    mime.application.x-mscardfile
    mime.application.x-msclip
    mime.application.x-msdos-program-com
    mime.application.x-msi
    mime.application.x-msmediaview
    mime.application.x-msmetafile
    mime.application.x-msmoney
    mime.application.x-msschedule
    mime.application.x-msstyles
    mime.application.x-msterminal
    mime.application.x-mswrite
    mime.application.x-msx-rom
    mime.application.x-multimate
    mime.application.x-multiplan
    mime.application.x-musescore
    mime.application.x-musescore-xml
    mime.application.x-mxml
    mime.application.x-mysql-misam
    mime.application.x-mysql-table
    mime.application.x-mzml
    mime.application.x-n64-rom
    mime.application.x-nastran
    mime.application.x-navi-animation
    mime.application.x-nekovm-bytecode
    mime.application.x-neo-geo-pocket-color-rom
    mime.application.x-neo-geo-pocket-rom
    mime.application.x-netshow-channel
    mime.application.x-nexus
    mime.application.x-nib
    mime.application.x-nintendo-3ds-cia
    mime.application.x-nintendo-3ds-executable
    mime.application.x-nintendo-3ds-rom
    mime.application.x-nintendo-64dd
    mime.application.x-nintendo-amiibo
    mime.application.x-nintendo-nes-rom
    mime.application.x-nintendo-switch-nsp
    mime.application.x-nintendo-switch-xci
    mime.application.x-nisus
    mime.application.x-nmea
    mime.application.x-norton-ghost
    mime.application.x-norton-guide
    mime.application.x-nota-bene
    mime.application.x-nrg
    mime.application.x-nro
    mime.application.x-ns-proxy-autoconfig
    mime.application.x-nuget
    mime.application.x-numpy
    mime.application.x-numpy-archive
    mime.application.x-nuscript
    mime.application.x-nxc
    mime.application.x-nzb
    mime.application.x-oasis-layout
    mime.application.x-oat
    mime.application.x-ocaml-object
    mime.application.x-off
    mime.application.x-ofx
    mime.application.x-ole-storage
    mime.application.x-oleo
    mime.application.x-omf-lib
    mime.application.x-omf-object
    mime.application.x-omnigraffle
    mime.application.x-onnx
    mime.application.x-openvdb
    mime.application.x-openvpn-profile
    mime.application.x-openzim
    mime.application.x-oracle-dmp
    mime.application.x-orc
    mime.application.x-orcad
    mime.application.x-origin
    mime.application.x-os2-hlp
    mime.application.x-os2-inf
    mime.application.x-os2-ini
    mime.application.x-os2-msg
    mime.application.x-osm
    mime.application.x-osm-pbf
    mime.application.x-oziexplorer
    mime.application.x-paint-shop-pro
    mime.application.x-pak
    mime.application.x-paq8
    mime.application.x-par2
    mime.application.x-paradox
    mime.application.x-parallels-disk
    mime.application.x-partial-download
    mime.application.x-pax
    mime.application.x-pbxproj
    mime.application.x-pc-engine-rom
    mime.application.x-pcapng
    mime.application.x-pef-xml
    mime.application.x-pem-file
    mime.application.x-perfmon
    mime.application.x-pgs
    mime.application.x-photoshop-action
    mime.application.x-photoshop-brush
    mime.application.x-photoshop-gradient
    mime.application.x-photoshop-shape
    mime.application.x-photoshop-style
    mime.application.x-php-archive
    mime.application.x-pickle
    mime.application.x-pico8-rom
    mime.application.x-pico8-source
    mime.application.x-pif
    mime.application.x-pit
    mime.application.x-pkcs7-certificates
    mime.application.x-pkcs7-certreqresp
    mime.application.x-planner
    mime.application.x-playstation-exe
    mime.application.x-plucker
    mime.application.x-pmx
    mime.application.x-pnf
    mime.application.x-pocket-excel
    mime.application.x-pocket-word
    mime.application.x-pointcloud
    mime.application.x-power-bi
    mime.application.x-powerbuilder
    mime.application.x-powershell
    mime.application.x-premiere
    mime.application.x-professional-write
    mime.application.x-profile
    mime.application.x-profraw
    mime.application.x-project
    mime.application.x-propellerhead
    mime.application.x-protobuf
    mime.application.x-prt
    mime.application.x-ps3-self
    mime.application.x-psp-eboot
    mime.application.x-pubmed
    mime.application.x-putty-private-key
    mime.application.x-pw
    mime.application.x-pxi
    mime.application.x-pyspread-bz-spreadsheet
    mime.application.x-pyspread-spreadsheet
    mime.application.x-python-bytecode
    mime.application.x-python-wheel
    mime.application.x-pytorch
    mime.application.x-pytorch-checkpoint
    mime.application.x-qbrew
    mime.application.x-qemu-disk
    mime.application.x-qgis
    mime.application.x-qif
    mime.application.x-qlikview
    mime.application.x-qpress
    mime.application.x-qt-translation
    mime.application.x-qtiplot
    mime.application.x-quake-pak
    mime.application.x-quake3-pk3
    mime.application.x-quattropro
    mime.application.x-qubicle
    mime.application.x-quickbooks
    mime.application.x-quicken
    mime.application.x-quicktime-media-link
    mime.application.x-r-data
    mime.application.x-raspberry-eeprom
    mime.application.x-raw-disk-image-xz-compressed
    mime.application.x-raw-floppy-disk-image
    mime.application.x-rbase
    mime.application.x-rdp
    mime.application.x-realm
    mime.application.x-reaper
    mime.application.x-report-definition-xml
    mime.application.x-res
    mime.application.x-research-info-systems
    mime.application.x-rhino
    mime.application.x-riff
    mime.application.x-rinex
    mime.application.x-rive
    mime.application.x-rk
    mime.application.x-rlib
    mime.application.x-rnote
    mime.application.x-rocketbook
    mime.application.x-root
    mime.application.x-rpa
    mime.application.x-rpt
    mime.application.x-rpyc
    mime.application.x-rsdf
    mime.application.x-rsrc
    mime.application.x-rust-crate
    mime.application.x-rvz
    mime.application.x-rzip
    mime.application.x-rzip-compressed-tar
    mime.application.x-safetensors
    mime.application.x-sami
    mime.application.x-samna
    mime.application.x-sas-backup
    mime.application.x-sas-catalog
    mime.application.x-sas-data
    mime.application.x-sas-xport
    mime.application.x-saturn-rom
    mime.application.x-sbx
    mime.application.x-scf
    mime.application.x-scidavis
    mime.application.x-scratch
    mime.application.x-scrivener
    mime.application.x-sdrc
    mime.application.x-seg-y
    mime.application.x-sega-cd-rom
    mime.application.x-sega-pico-rom
    mime.application.x-sega-teradrive-rom
    mime.application.x-sereal
    mime.application.x-sg1000-rom
    mime.application.x-shar
    mime.application.x-shared-library-la
    mime.application.x-shockwave-flash
    mime.application.x-siag
    mime.application.x-sibelius-score
    mime.application.x-sigmaplot
    mime.application.x-silverlight-app
    mime.application.x-simplemind
    mime.application.x-simulink
    mime.application.x-sld
    mime.application.x-smartdraw
    mime.application.x-sms-rom
    mime.application.x-snappy-compressed-tar
    mime.application.x-snappy-framed
    mime.application.x-snb
    mime.application.x-snoop
    mime.application.x-softmaker-textmaker
    mime.application.x-solidedge
    mime.application.x-sony-bbeb
    mime.application.x-source-rpm
    mime.application.x-sparsebundle
    mime.application.x-sparseimage
    mime.application.x-spe
    mime.application.x-spectrum-d80
    mime.application.x-spectrum-dsk
    mime.application.x-spectrum-mgt
    mime.application.x-spectrum-opd
    mime.application.x-spectrum-pzx
    mime.application.x-spectrum-scl
    mime.application.x-spectrum-slt
    mime.application.x-spectrum-sna
    mime.application.x-spectrum-snp
    mime.application.x-spectrum-szx
    mime.application.x-spectrum-tap
    mime.application.x-spectrum-trd
    mime.application.x-spectrum-tzx
    mime.application.x-spectrum-z80
    mime.application.x-spice
    mime.application.x-spss-output
    mime.application.x-spss-por
    mime.application.x-spss-sav
    mime.application.x-sqlite-journal
    mime.application.x-sqlite-wal
    mime.application.x-sqlite2
    mime.application.x-sqx
    mime.application.x-sra
    mime.application.x-star-sdv
    mime.application.x-stargallery-sdg
    mime.application.x-stargallery-thm
    mime.application.x-stata-dta
    mime.application.x-subrip
    mime.application.x-superbase
    mime.application.x-supercalc
    mime.application.x-surfer
    mime.application.x-sv4cpio
    mime.application.x-sv4crc
    mime.application.x-svd
    mime.application.x-svr4-package
    mime.application.x-synthesizer-v-json
    mime.application.x-systat
    mime.application.x-systemd-journal
    mime.application.x-t3vm-image
    mime.application.x-t602
    mime.application.x-tableau-packaged-workbook
    mime.application.x-tableau-workbook
    mime.application.x-tads
    mime.application.x-tarz
    mime.application.x-tasmota-dmp
    mime.application.x-tcr
    mime.application.x-tecplot
    mime.application.x-teledisk
    mime.application.x-terminfo
    mime.application.x-tex-fmt
    mime.application.x-tex-gf
    mime.application.x-tex-pk
    mime.application.x-tex-tfm
    mime.application.x-tex-vf
    mime.application.x-tflite
    mime.application.x-tfrecord
    mime.application.x-tgif
    mime.application.x-theme
    mime.application.x-thomson-cartridge-memo7
    mime.application.x-thomson-cassette
    mime.application.x-thomson-sap-image
    mime.application.x-ti83-variables
    mime.application.x-tic80-item
    mime.application.x-tiled-tmx
    mime.application.x-tiled-tsx
    mime.application.x-tmx-xml
    mime.application.x-tokyocabinet-btree
    mime.application.x-tokyocabinet-hash
    mime.application.x-tomtom
    mime.application.x-topaz-ebook
    mime.application.x-trash
    mime.application.x-troff-man
    mime.application.x-turbo-pascal
    mime.application.x-turbocad
    mime.application.x-turbotax
    mime.application.x-tzo
    mime.application.x-udf-image
    mime.application.x-uf2
    mime.application.x-ufa
    mime.application.x-ufraw
    mime.application.x-uharc
    mime.application.x-uif
    mime.application.x-unity
    mime.application.x-unity-yaml
    mime.application.x-unrealpackage
    mime.application.x-ups-patch
    mime.application.x-v8-cpuprofile-json
    mime.application.x-v8-heapsnapshot-json
    mime.application.x-valve-gcf
    mime.application.x-valve-vpk
    mime.application.x-vcd
    mime.application.x-vcf-compressed
    mime.application.x-vdi-disk
    mime.application.x-vectrex-rom
    mime.application.x-vellum
    mime.application.x-ventura
    mime.application.x-veusz
    mime.application.x-vhd-disk
    mime.application.x-vhdx-disk
    mime.application.x-vicon
    mime.application.x-vim-swap
    mime.application.x-virtual-boy-rom
    mime.application.x-virtualbox-ova
    mime.application.x-virtualbox-vbox
    mime.application.x-virtualbox-vbox-extpack
    mime.application.x-visicalc
    mime.application.x-vmdk-disk
    mime.application.x-vnd.corel.designer.document-zip
    mime.application.x-vnt
    mime.application.x-vocaloid4-xml
    mime.application.x-volkswriter
    mime.application.x-vpf
    mime.application.x-vrm
    mime.application.x-vst
    mime.application.x-vtk
    mime.application.x-vxd
    mime.application.x-wacz
    mime.application.x-wais-source
    mime.application.x-watara-supervision-rom
    mime.application.x-wbfs
    mime.application.x-wia
    mime.application.x-wii-iso-image
    mime.application.x-wii-u-rom
    mime.application.x-wii-wad
    mime.application.x-windows-backup
    mime.application.x-windows-gadget
    mime.application.x-windows-policy
    mime.application.x-windows-themepack
    mime.application.x-winhelp-fts
    mime.application.x-wonderswan-color-rom
    mime.application.x-wonderswan-rom
    mime.application.x-wordperfect-help
    mime.application.x-wordperfect-keyboard
    mime.application.x-wordperfect-wpm
    mime.application.x-wordstar
    mime.application.x-writenow
    mime.application.x-wwf
    mime.application.x-xaml-browser
    mime.application.x-xbel
    mime.application.x-xbmc-xbt
    mime.application.x-xbox-exe
    mime.application.x-xcassets-car
    mime.application.x-xd
    mime.application.x-xdelta
    mime.application.x-xdmf
    mime.application.x-xmind
    mime.application.x-xml-catalog
    mime.application.x-xopp
    mime.application.x-xournal
    mime.application.x-xpinstall
    mime.application.x-xsd
    mime.application.x-xywrite
    mime.application.x-xzpdf
    mime.application.x-yenc
    mime.application.x-yz1
    mime.application.x-zbrush
    mime.application.x-zip-compressed-fb2
    mime.application.x-zmachine
    mime.application.x-zoo
    mime.application.x-zpaq
    mime.application.x-zstd-compressed-tar
    mime.application.x.scratch.sb2
    mime.application.x.scratch.sb3
    mime.application.x.scratch.sprite3
    mime.application.xaml-xml
    mime.application.xcap-diff-xml
    mime.application.xenc-xml
    mime.application.xml-dtd
    mime.application.xml-external-parsed-entity
    mime.application.xml-sitemap
    mime.application.xop-xml
    mime.application.xslt-xml
    mime.application.xspf-xml
    mime.application.xv-xml
    mime.application.yin-xml
    mime.application.zlib
    mime.application.zstd
    mime.audio.ac4
    mime.audio.amr-wb
    mime.audio.evrc
    mime.audio.mobile-xmf
    mime.audio.prs.sid
    mime.audio.qcelp
    mime.audio.silk
    mime.audio.usac
    mime.audio.vnd.audible.aaxc
    mime.audio.vnd.dece.audio
    mime.audio.vnd.digital-winds
    mime.audio.vnd.dra
    mime.audio.vnd.lucent.voice
    mime.audio.vnd.ms-playready.media.pya
    mime.audio.vnd.nuera.ecelp4800
    mime.audio.vnd.nuera.ecelp7470
    mime.audio.vnd.nuera.ecelp9600
    mime.audio.vnd.rip
    mime.audio.x-16sv
    mime.audio.x-669-mod
    mime.audio.x-8svx
    mime.audio.x-adpcm
    mime.audio.x-adx
    mime.audio.x-ahx
    mime.audio.x-akai
    mime.audio.x-alaw
    mime.audio.x-amf-module
    mime.audio.x-amzxml
    mime.audio.x-avr
    mime.audio.x-ay
    mime.audio.x-bcwav
    mime.audio.x-bonk
    mime.audio.x-brstm
    mime.audio.x-cdda
    mime.audio.x-cmf
    mime.audio.x-dbm
    mime.audio.x-dff
    mime.audio.x-dsf
    mime.audio.x-dsm
    mime.audio.x-dss
    mime.audio.x-dtshd
    mime.audio.x-far
    mime.audio.x-flac-ogg
    mime.audio.x-fsb
    mime.audio.x-gbs
    mime.audio.x-gdm
    mime.audio.x-gig
    mime.audio.x-gsm
    mime.audio.x-hca
    mime.audio.x-hes
    mime.audio.x-hsc
    mime.audio.x-htk
    mime.audio.x-idf
    mime.audio.x-iff-smus
    mime.audio.x-iklax
    mime.audio.x-imf
    mime.audio.x-ircam
    mime.audio.x-iriver-pla
    mime.audio.x-kss
    mime.audio.x-lpac
    mime.audio.x-maud
    mime.audio.x-med
    mime.audio.x-mids
    mime.audio.x-minipsf
    mime.audio.x-mo3
    mime.audio.x-mptm
    mime.audio.x-mt2
    mime.audio.x-mtm
    mime.audio.x-mus
    mime.audio.x-nist
    mime.audio.x-nsf
    mime.audio.x-nwc
    mime.audio.x-okt
    mime.audio.x-optimfrog
    mime.audio.x-ove
    mime.audio.x-paf
    mime.audio.x-pn-realaudio-plugin
    mime.audio.x-psf
    mime.audio.x-psflib
    mime.audio.x-psm
    mime.audio.x-ptm
    mime.audio.x-pvf
    mime.audio.x-rf64
    mime.audio.x-rol
    mime.audio.x-rx2
    mime.audio.x-sap
    mime.audio.x-sc68
    mime.audio.x-sf3
    mime.audio.x-sfz
    mime.audio.x-shorten
    mime.audio.x-sln
    mime.audio.x-sndh
    mime.audio.x-spc
    mime.audio.x-speex-ogg
    mime.audio.x-stm
    mime.audio.x-svx
    mime.audio.x-symphonie
    mime.audio.x-syx
    mime.audio.x-tak
    mime.audio.x-tfmx
    mime.audio.x-ult
    mime.audio.x-umx
    mime.audio.x-unknown
    mime.audio.x-vag
    mime.audio.x-vgm
    mime.audio.x-vpm-garmin
    mime.audio.x-wavpack-correction
    mime.audio.x-wem
    mime.audio.x-xbox-executable
    mime.audio.x-xi
    mime.audio.x-xmf
    mime.audio.x-ym
    mime.audio.x.sf3
    mime.chemical.x-alchemy
    mime.chemical.x-cdx
    mime.chemical.x-cdxml
    mime.chemical.x-chemdraw
    mime.chemical.x-cif
    mime.chemical.x-cml
    mime.chemical.x-daylight-smiles
    mime.chemical.x-gamess-input
    mime.chemical.x-gaussian-cube
    mime.chemical.x-gaussian-input
    mime.chemical.x-inchi
    mime.chemical.x-isis-sketch
    mime.chemical.x-jcamp-dx
    mime.chemical.x-kinemage
    mime.chemical.x-mdl-molfile
    mime.chemical.x-mdl-rdfile
    mime.chemical.x-mdl-rxnfile
    mime.chemical.x-mdl-sdfile
    mime.chemical.x-mmcif
    mime.chemical.x-mmod-binary
    mime.chemical.x-mol2
    mime.chemical.x-molconn-Z
    mime.chemical.x-mopac-input
    mime.chemical.x-pdb
    mime.chemical.x-vamas-iso14976
    mime.chemical.x-xyz
    mime.font.woff
    mime.font.woff2
    mime.font.x-amiga-font
    mime.image.aces
    mime.image.apng
    mime.image.avif-sequence
    mime.image.cgm
    mime.image.dicom-rle
    mime.image.emf
    mime.image.g3fax
    mime.image.hej2k
    mime.image.ief
    mime.image.jls
    mime.image.jph
    mime.image.jphc
    mime.image.jpm
    mime.image.jxr
    mime.image.jxs
    mime.image.ktx2
    mime.image.openraster
    mime.image.prs.btif
    mime.image.prs.pti
    mime.image.qoi
    mime.image.svg-xml-compressed
    mime.image.tiff-fx
    mime.image.vnd-svf
    mime.image.vnd.airzip.accelerator.azv
    mime.image.vnd.dece.graphic
    mime.image.vnd.djvu
    mime.image.vnd.dvb.subtitle
    mime.image.vnd.dwg
    mime.image.vnd.fastbidsheet
    mime.image.vnd.fst
    mime.image.vnd.fujixerox.edmics-mmr
    mime.image.vnd.fujixerox.edmics-rlc
    mime.image.vnd.mix
    mime.image.vnd.ms-icl
    mime.image.vnd.ms-modi
    mime.image.vnd.net-fpx
    mime.image.vnd.rn-realpix
    mime.image.vnd.valve.source.texture
    mime.image.vnd.wap.wbmp
    mime.image.vnd.xiff
    mime.image.vnd.zbrush.pcx
    mime.image.wmf
    mime.image.x-3ds
    mime.image.x-adobe-aco
    mime.image.x-amiga-acbm
    mime.image.x-amiga-deep
    mime.image.x-amiga-rgb8
    mime.image.x-aol-art
    mime.image.x-aperio
    mime.image.x-apple-iigs
    mime.image.x-arriraw
    mime.image.x-aseprite
    mime.image.x-atari-degas
    mime.image.x-avs
    mime.image.x-award-bioslogo
    mime.image.x-award-bioslogo2
    mime.image.x-award-bmp
    mime.image.x-bil
    mime.image.x-blp
    mime.image.x-bob
    mime.image.x-bpg
    mime.image.x-bti
    mime.image.x-bzeps
    mime.image.x-c64-doodle
    mime.image.x-c64-koala
    mime.image.x-cals
    mime.image.x-casio-bay
    mime.image.x-cineon
    mime.image.x-clip-studio
    mime.image.x-cmx
    mime.image.x-commodore-vbm
    mime.image.x-compressed-xcf
    mime.image.x-corel-bmf
    mime.image.x-corel-ccx
    mime.image.x-corel-cpt
    mime.image.x-corel-des
    mime.image.x-coreldraw
    mime.image.x-cpi
    mime.image.x-crunch
    mime.image.x-dcraw
    mime.image.x-dcx
    mime.image.x-deskmate-fig
    mime.image.x-dm3
    mime.image.x-dpx
    mime.image.x-dr-halo
    mime.image.x-drw
    mime.image.x-ecw
    mime.image.x-emf-compressed
    mime.image.x-epoc-mbm
    mime.image.x-epoc-sketch
    mime.image.x-farbfeld
    mime.image.x-fax
    mime.image.x-fif
    mime.image.x-flic-cel
    mime.image.x-flif
    mime.image.x-gem
    mime.image.x-gem-metafile
    mime.image.x-geotiff
    mime.image.x-gim
    mime.image.x-gimp-gbr
    mime.image.x-gimp-gih
    mime.image.x-gimp-pat
    mime.image.x-gipl
    mime.image.x-godot-stex
    mime.image.x-gopro-gpr
    mime.image.x-greenstreet-art
    mime.image.x-gvr
    mime.image.x-gzeps
    mime.image.x-hamamatsu
    mime.image.x-hsi
    mime.image.x-ibm-pointer
    mime.image.x-ics
    mime.image.x-idf
    mime.image.x-ilab
    mime.image.x-ilbm
    mime.image.x-inr
    mime.image.x-interfile
    mime.image.x-intergraph
    mime.image.x-intergraph-cit
    mime.image.x-intergraph-rgb
    mime.image.x-intergraph-rle
    mime.image.x-ioca
    mime.image.x-isis
    mime.image.x-jbig
    mime.image.x-jbig2
    mime.image.x-jng
    mime.image.x-jp2-codestream
    mime.image.x-jps
    mime.image.x-kodak-dcs
    mime.image.x-kodak-k25
    mime.image.x-kodak-kdc
    mime.image.x-ktx-basis
    mime.image.x-leica-lif
    mime.image.x-light-lri
    mime.image.x-lss16
    mime.image.x-lwf
    mime.image.x-lwo
    mime.image.x-lytro
    mime.image.x-mamiya-mef
    mime.image.x-metaimage
    mime.image.x-miff
    mime.image.x-minolta-mdc
    mime.image.x-mirax
    mime.image.x-mrc
    mime.image.x-mrsid-image
    mime.image.x-ms-awd
    mime.image.x-ms-icl
    mime.image.x-msod
    mime.image.x-msp
    mime.image.x-mtv
    mime.image.x-mvg
    mime.image.x-neochrome
    mime.image.x-niff
    mime.image.x-nikon-nd2
    mime.image.x-nrrd
    mime.image.x-olympus-oib
    mime.image.x-ome-tiff
    mime.image.x-os2-ico
    mime.image.x-paintnet
    mime.image.x-pds-image
    mime.image.x-pegs
    mime.image.x-pfm
    mime.image.x-pgf
    mime.image.x-pgx
    mime.image.x-phaseone-cap
    mime.image.x-phm
    mime.image.x-photocd
    mime.image.x-photoline
    mime.image.x-picture-publisher
    mime.image.x-pix
    mime.image.x-pixar
    mime.image.x-polar-monitor-bitmap
    mime.image.x-portable-arbitrarymap
    mime.image.x-procreate
    mime.image.x-psion-mbm
    mime.image.x-raw-red
    mime.image.x-rawzor
    mime.image.x-rla
    mime.image.x-sai
    mime.image.x-sct
    mime.image.x-sigma-x3f
    mime.image.x-sinar-sti
    mime.image.x-skencil
    mime.image.x-softimage-pic
    mime.image.x-sony-tim
    mime.image.x-spectrum-scr
    mime.image.x-spider
    mime.image.x-spr
    mime.image.x-sun-raster
    mime.image.x-tiff-multipage
    mime.image.x-tim2
    mime.image.x-tpl-nintendo
    mime.image.x-ulead-imaginfo
    mime.image.x-ulead-pe3
    mime.image.x-ulead-pe4
    mime.image.x-ulead-pst
    mime.image.x-ulead-tpl
    mime.image.x-utah-rle
    mime.image.x-vicar
    mime.image.x-viff
    mime.image.x-wal
    mime.image.x-wavelet
    mime.image.x-webshots
    mime.image.x-win-bitmap
    mime.image.x-wmz
    mime.image.x-wpg
    mime.image.x-xcf
    mime.image.x-xfig
    mime.image.x-xpixmap
    mime.image.x-xv-thumbnail
    mime.image.x-xwindowdump
    mime.image.x-zeiss-czi
    mime.image.x-zeiss-zvi
    mime.message.delivery-status
    mime.message.disposition-notification
    mime.message.news
    mime.message.partial
    mime.message.x-gnu-rmail
    mime.model.3mf
    mime.model.e57
    mime.model.gltf-binary
    mime.model.gltf-json
    mime.model.iges
    mime.model.jt
    mime.model.mesh
    mime.model.mtl
    mime.model.prc
    mime.model.step
    mime.model.step-xml
    mime.model.step-zip
    mime.model.u3d
    mime.model.vnd.dwf
    mime.model.vnd.dwfx-xps
    mime.model.vnd.gdl
    mime.model.vnd.gtw
    mime.model.vnd.moml-xml
    mime.model.vnd.mts
    mime.model.vnd.opengex
    mime.model.vnd.parasolid.transmit.binary
    mime.model.vnd.parasolid.transmit.text
    mime.model.vnd.pytha.pyox
    mime.model.vnd.sap.vds
    mime.model.vnd.valve.source.compiled-map
    mime.model.vnd.vtu
    mime.model.vrml
    mime.model.x-autodesk-max
    mime.model.x3d-vrml
    mime.model.x3d-xml
    mime.text.asciidoc
    mime.text.cache-manifest
    mime.text.csv-schema
    mime.text.enriched
    mime.text.iso19139-xml
    mime.text.jscript
    mime.text.jscript.encode
    mime.text.jsx
    mime.text.julia
    mime.text.n3
    mime.text.praat-textgrid
    mime.text.rfc822-headers
    mime.text.rust
    mime.text.scriptlet
    mime.text.sgml
    mime.text.slint
    mime.text.spdx
    mime.text.spreadsheet
    mime.text.texmacs
    mime.text.troff
    mime.text.turtle
    mime.text.uri-list
    mime.text.vbscript
    mime.text.vbscript.encode
    mime.text.vnd.abc
    mime.text.vnd.curl
    mime.text.vnd.dmclientscript
    mime.text.vnd.fly
    mime.text.vnd.fmi.flexstor
    mime.text.vnd.graphviz
    mime.text.vnd.in3d.3dml
    mime.text.vnd.mermaid
    mime.text.vnd.plantuml
    mime.text.vnd.rn-realtext
    mime.text.vnd.senx.warpscript
    mime.text.vnd.sosi
    mime.text.vnd.sun.j2me.app-descriptor
    mime.text.vnd.trolltech.linguist
    mime.text.vnd.typst
    mime.text.vnd.wap.wml
    mime.text.vnd.wap.wmlscript
    mime.text.wgsl
    mime.text.x-1c-enterprise
    mime.text.x-2dimensionalarray
    mime.text.x-4d
    mime.text.x-aadl
    mime.text.x-abap
    mime.text.x-abapcds
    mime.text.x-abnf
    mime.text.x-acceleo
    mime.text.x-actionscript
    mime.text.x-agda
    mime.text.x-agsscript
    mime.text.x-aidl
    mime.text.x-aiken
    mime.text.x-al
    mime.text.x-aleo
    mime.text.x-algol
    mime.text.x-alloy
    mime.text.x-ampl
    mime.text.x-angelscript
    mime.text.x-answersetprogramming
    mime.text.x-antbuildsystem
    mime.text.x-antlers
    mime.text.x-antlr
    mime.text.x-apache-conf
    mime.text.x-apex
    mime.text.x-apiblueprint
    mime.text.x-apl
    mime.text.x-apolloguidancecomputer
    mime.text.x-apt-sources
    mime.text.x-aqtitle
    mime.text.x-arc
    mime.text.x-arduino
    mime.text.x-arff
    mime.text.x-arturo
    mime.text.x-asl
    mime.text.x-asn.1
    mime.text.x-aspectj
    mime.text.x-aspx
    mime.text.x-astro
    mime.text.x-asymptote
    mime.text.x-atl
    mime.text.x-ats
    mime.text.x-augeas
    mime.text.x-authors
    mime.text.x-autohotkey
    mime.text.x-autoit
    mime.text.x-avroidl
    mime.text.x-awk
    mime.text.x-b
    mime.text.x-b4x
    mime.text.x-ballerina
    mime.text.x-baml
    mime.text.x-basic
    mime.text.x-bbcode
    mime.text.x-bcpl
    mime.text.x-beancount
    mime.text.x-bed
    mime.text.x-beef
    mime.text.x-befunge
    mime.text.x-beluga
    mime.text.x-berry
    mime.text.x-bformalmethod
    mime.text.x-bibtex
    mime.text.x-bibtexstyle
    mime.text.x-bicep
    mime.text.x-bicep-params
    mime.text.x-bird2
    mime.text.x-bitbake
    mime.text.x-blade
    mime.text.x-blitzbasic
    mime.text.x-blitzmax
    mime.text.x-blueprint
    mime.text.x-bluespec
    mime.text.x-bnf
    mime.text.x-boo
    mime.text.x-boogie
    mime.text.x-bpftrace
    mime.text.x-bqn
    mime.text.x-brainfuck
    mime.text.x-brainscript
    mime.text.x-brighterscript
    mime.text.x-brightscript
    mime.text.x-bro
    mime.text.x-browserslist
    mime.text.x-bru
    mime.text.x-c2hshaskell
    mime.text.x-c3
    mime.text.x-cabal
    mime.text.x-caddyfile
    mime.text.x-cadence
    mime.text.x-cairo
    mime.text.x-cairozero
    mime.text.x-cameligo
    mime.text.x-cangjie
    mime.text.x-cap-cds
    mime.text.x-carbon
    mime.text.x-cartocss
    mime.text.x-cedar
    mime.text.x-cedille
    mime.text.x-ceylon
    mime.text.x-cfm
    mime.text.x-cg
    mime.text.x-chaiscript
    mime.text.x-changelog
    mime.text.x-chapel
    mime.text.x-charity
    mime.text.x-checksums
    mime.text.x-chuck
    mime.text.x-cil
    mime.text.x-circom
    mime.text.x-cirru
    mime.text.x-cl-ibm
    mime.text.x-clarion
    mime.text.x-clarity
    mime.text.x-clean
    mime.text.x-click
    mime.text.x-clips
    mime.text.x-clojure
    mime.text.x-closure-templates
    mime.text.x-cloudfirestoresecurityrules
    mime.text.x-clue
    mime.text.x-cmake
    mime.text.x-cobol
    mime.text.x-coccinelle
    mime.text.x-codeql
    mime.text.x-coldfusioncfc
    mime.text.x-common-lisp
    mime.text.x-component
    mime.text.x-componentpascal
    mime.text.x-concurnas
    mime.text.x-conllu
    mime.text.x-cooklang
    mime.text.x-cool
    mime.text.x-copying
    mime.text.x-coq
    mime.text.x-cppobjdump
    mime.text.x-cql
    mime.text.x-credits
    mime.text.x-creole
    mime.text.x-crontab
    mime.text.x-crystal
    mime.text.x-csharp
    mime.text.x-cshtml
    mime.text.x-csl
    mime.text.x-cson
    mime.text.x-csound
    mime.text.x-csounddocument
    mime.text.x-csoundscore
    mime.text.x-cuda
    mime.text.x-cue
    mime.text.x-curlconfig
    mime.text.x-curry
    mime.text.x-cweb
    mime.text.x-cwl
    mime.text.x-cycript
    mime.text.x-cylc
    mime.text.x-cypher
    mime.text.x-cython
    mime.text.x-d2
    mime.text.x-dafny
    mime.text.x-darcspatch
    mime.text.x-darkbasic
    mime.text.x-daslang
    mime.text.x-dataweave
    mime.text.x-dax
    mime.text.x-dbus-service
    mime.text.x-dcl
    mime.text.x-debian-control
    mime.text.x-defconfig
    mime.text.x-delphi-form
    mime.text.x-denizenscript
    mime.text.x-devicetree-binary
    mime.text.x-devicetree-source
    mime.text.x-dhall
    mime.text.x-dibol
    mime.text.x-dircolors
    mime.text.x-dm
    mime.text.x-dmesg
    mime.text.x-dmtf-mif
    mime.text.x-dns-zone
    mime.text.x-dockerfile
    mime.text.x-dogescript
    mime.text.x-dotenv
    mime.text.x-dsl
    mime.text.x-dsrc
    mime.text.x-dsv
    mime.text.x-dtrace
    mime.text.x-dune
    mime.text.x-e
    mime.text.x-earthfile
    mime.text.x-easytrieve
    mime.text.x-ebnf
    mime.text.x-ec
    mime.text.x-ecereprojects
    mime.text.x-ecl
    mime.text.x-eclipse
    mime.text.x-ecore
    mime.text.x-edge
    mime.text.x-edgeql
    mime.text.x-edje
    mime.text.x-eex
    mime.text.x-eiffel
    mime.text.x-ejs
    mime.text.x-elixir
    mime.text.x-elm
    mime.text.x-elvish
    mime.text.x-emberscript
    mime.text.x-embl
    mime.text.x-epsilon
    mime.text.x-eq
    mime.text.x-erb
    mime.text.x-erlang
    mime.text.x-esterel
    mime.text.x-euphoria
    mime.text.x-expect
    mime.text.x-factor
    mime.text.x-fancy
    mime.text.x-fantom
    mime.text.x-fasta
    mime.text.x-fastq
    mime.text.x-faust
    mime.text.x-fennel
    mime.text.x-figletfont
    mime.text.x-filebenchwml
    mime.text.x-filterscript
    mime.text.x-firrtl
    mime.text.x-flatbuffers
    mime.text.x-flix
    mime.text.x-fluent
    mime.text.x-flux
    mime.text.x-focus
    mime.text.x-forth
    mime.text.x-fpp
    mime.text.x-freemarker
    mime.text.x-frege
    mime.text.x-fsharp
    mime.text.x-fstab
    mime.text.x-fstar
    mime.text.x-futhark
    mime.text.x-gaml
    mime.text.x-gams
    mime.text.x-gap
    mime.text.x-gauss
    mime.text.x-gcode-gx
    mime.text.x-gdb
    mime.text.x-gemfile-lock
    mime.text.x-gemtext
    mime.text.x-genbank
    mime.text.x-genero4gl
    mime.text.x-generoper
    mime.text.x-genie
    mime.text.x-genshi
    mime.text.x-gentooebuild
    mime.text.x-gentooeclass
    mime.text.x-gettext-translation
    mime.text.x-gettext-translation-template
    mime.text.x-gff
    mime.text.x-gherkin
    mime.text.x-gimp-curve
    mime.text.x-gimp-ggr
    mime.text.x-gimp-gpl
    mime.text.x-gitcommit
    mime.text.x-gitconfig
    mime.text.x-gleam
    mime.text.x-glimmerjs
    mime.text.x-glimmerts
    mime.text.x-glyph
    mime.text.x-gml-gamemaker
    mime.text.x-gn
    mime.text.x-gno
    mime.text.x-gnu-octave
    mime.text.x-gnupg-conf
    mime.text.x-go
    mime.text.x-gochecksums
    mime.text.x-golo
    mime.text.x-google-video-pointer
    mime.text.x-gosu
    mime.text.x-gotemplate
    mime.text.x-goworkspace
    mime.text.x-grace
    mime.text.x-gradle-kts
    mime.text.x-grain
    mime.text.x-grammaticalframework
    mime.text.x-groovy
    mime.text.x-groovyserverpages
    mime.text.x-gsc
    mime.text.x-gtkrc
    mime.text.x-hack
    mime.text.x-haml
    mime.text.x-handlebars-template
    mime.text.x-haproxy
    mime.text.x-harbour-project
    mime.text.x-hare
    mime.text.x-haskell
    mime.text.x-haxe
    mime.text.x-hip
    mime.text.x-hiveql
    mime.text.x-hjson
    mime.text.x-hocon
    mime.text.x-holyc
    mime.text.x-hoon
    mime.text.x-hosts
    mime.text.x-http
    mime.text.x-hurl
    mime.text.x-hy
    mime.text.x-hyphy
    mime.text.x-idl
    mime.text.x-idl-corba
    mime.text.x-idris
    mime.text.x-ignorelist
    mime.text.x-ijm
    mime.text.x-imba
    mime.text.x-imelody
    mime.text.x-imhexpatternlanguage
    mime.text.x-info
    mime.text.x-inform
    mime.text.x-ini
    mime.text.x-ink
    mime.text.x-innosetup
    mime.text.x-inputrc
    mime.text.x-install
    mime.text.x-installshield-lid
    mime.text.x-installshield-script
    mime.text.x-intel-hex
    mime.text.x-io
    mime.text.x-ioke
    mime.text.x-iptables
    mime.text.x-irclog
    mime.text.x-isabelle
    mime.text.x-isi
    mime.text.x-ispc
    mime.text.x-j
    mime.text.x-jac
    mime.text.x-jacosub
    mime.text.x-jai
    mime.text.x-janet
    mime.text.x-jarmanifest
    mime.text.x-jasmin
    mime.text.x-jass
    mime.text.x-java-properties
    mime.text.x-javascript-erb
    mime.text.x-javatemplateengine
    mime.text.x-jcl
    mime.text.x-jetbrainsmps
    mime.text.x-jflex
    mime.text.x-jinja
    mime.text.x-jison
    mime.text.x-jisonlex
    mime.text.x-jolie
    mime.text.x-jq
    mime.text.x-jsoniq
    mime.text.x-jsonnet
    mime.text.x-just
    mime.text.x-kaitai-struct
    mime.text.x-kakoune
    mime.text.x-kcl
    mime.text.x-kconfig
    mime.text.x-kdl
    mime.text.x-kerboscript
    mime.text.x-keymap
    mime.text.x-kframework
    mime.text.x-kicadlayout
    mime.text.x-kickstart
    mime.text.x-kit
    mime.text.x-koka
    mime.text.x-kolmafiaash
    mime.text.x-kotlin
    mime.text.x-krl
    mime.text.x-kusto
    mime.text.x-kvlang
    mime.text.x-lambdapi
    mime.text.x-langium
    mime.text.x-lark
    mime.text.x-las
    mime.text.x-lasso
    mime.text.x-latte
    mime.text.x-ldif
    mime.text.x-lean
    mime.text.x-lean4
    mime.text.x-ledger
    mime.text.x-leo
    mime.text.x-less
    mime.text.x-lfe
    mime.text.x-libsvm
    mime.text.x-license
    mime.text.x-ligo
    mime.text.x-lilypond
    mime.text.x-limbo
    mime.text.x-linearprogramming
    mime.text.x-linker-script
    mime.text.x-liquid
    mime.text.x-liquidsoap
    mime.text.x-lisp
    mime.text.x-literate-haskell
    mime.text.x-literateagda
    mime.text.x-literatecoffeescript
    mime.text.x-livecodescript
    mime.text.x-livescript
    mime.text.x-llvm
    mime.text.x-lobster
    mime.text.x-logcat
    mime.text.x-logo
    mime.text.x-logos
    mime.text.x-logtalk
    mime.text.x-lolcode
    mime.text.x-lookml
    mime.text.x-loomscript
    mime.text.x-lrc
    mime.text.x-lsl
    mime.text.x-lua
    mime.text.x-luatex
    mime.text.x-luau
    mime.text.x-lustre
    mime.text.x-lyx
    mime.text.x-m4sugar
    mime.text.x-macaulay2
    mime.text.x-magik
    mime.text.x-mako
    mime.text.x-marko
    mime.text.x-mask
    mime.text.x-mathematicalprogrammingsystem
    mime.text.x-matlab
    mime.text.x-maven-xml
    mime.text.x-max
    mime.text.x-maxima
    mime.text.x-maxscript
    mime.text.x-mcfunction
    mime.text.x-mdsvex
    mime.text.x-mdx
    mime.text.x-mediawiki
    mime.text.x-mercury
    mime.text.x-meson
    mime.text.x-metafont
    mime.text.x-metapost
    mime.text.x-metta
    mime.text.x-mib
    mime.text.x-microdvd
    mime.text.x-minid
    mime.text.x-miniscript
    mime.text.x-minizinc
    mime.text.x-minizincdata
    mime.text.x-mint
    mime.text.x-mirah
    mime.text.x-mirc
    mime.text.x-mlir
    mime.text.x-moc
    mime.text.x-modelica
    mime.text.x-modula
    mime.text.x-modula-2
    mime.text.x-modula-3
    mime.text.x-modulefile
    mime.text.x-modulemanagementsystem
    mime.text.x-mof
    mime.text.x-mojo
    mime.text.x-monkey
    mime.text.x-monkeyc
    mime.text.x-moocode
    mime.text.x-moonbit
    mime.text.x-moonscript
    mime.text.x-motoko
    mime.text.x-motorola68kassembly
    mime.text.x-move
    mime.text.x-mozilla-prefs
    mime.text.x-mpl2
    mime.text.x-mpsub
    mime.text.x-mql
    mime.text.x-mrml
    mime.text.x-ms-adm
    mime.text.x-ms-cpx
    mime.text.x-ms-regedit
    mime.text.x-ms-scf
    mime.text.x-ms-visualstudio.project
    mime.text.x-ms-visualstudio.solution
    mime.text.x-ms-visualstudio.workspace
    mime.text.x-msil
    mime.text.x-mss
    mime.text.x-mtml
    mime.text.x-muf
    mime.text.x-mumps
    mime.text.x-mup
    mime.text.x-mupad
    mime.text.x-muse
    mime.text.x-mustache
    mime.text.x-myghty
    mime.text.x-nanorc
    mime.text.x-nasal
    mime.text.x-nasl
    mime.text.x-natural
    mime.text.x-ncl
    mime.text.x-nearley
    mime.text.x-nearley-grammar
    mime.text.x-nemerle
    mime.text.x-neon
    mime.text.x-nesc
    mime.text.x-netlinx
    mime.text.x-netlinx-erb
    mime.text.x-netlogo
    mime.text.x-newick
    mime.text.x-newlisp
    mime.text.x-nextflow
    mime.text.x-nexus
    mime.text.x-nfo
    mime.text.x-nftables
    mime.text.x-nginx-conf
    mime.text.x-nickel
    mime.text.x-nim
    mime.text.x-nimscript
    mime.text.x-ninja
    mime.text.x-nit
    mime.text.x-nix
    mime.text.x-nmodl
    mime.text.x-noir
    mime.text.x-nroff
    mime.text.x-nsis
    mime.text.x-nunjucks
    mime.text.x-nusmv
    mime.text.x-nwscript
    mime.text.x-oberon
    mime.text.x-objdump
    mime.text.x-objectscript
    mime.text.x-objj
    mime.text.x-ocaml
    mime.text.x-occam
    mime.text.x-ocl
    mime.text.x-odin
    mime.text.x-omgrofl
    mime.text.x-omnetplusplusmsg
    mime.text.x-omnetplusplusned
    mime.text.x-ooc
    mime.text.x-opa
    mime.text.x-opal
    mime.text.x-opencl-c--src
    mime.text.x-openpolicyagent
    mime.text.x-openqasm
    mime.text.x-openscad
    mime.text.x-opentype-feature
    mime.text.x-optionlist
    mime.text.x-overpassql
    mime.text.x-overpy
    mime.text.x-ox
    mime.text.x-oxygene
    mime.text.x-oz
    mime.text.x-p4
    mime.text.x-pact
    mime.text.x-pan
    mime.text.x-papyrus
    mime.text.x-parrot
    mime.text.x-parrotassembly
    mime.text.x-parrotinternalrepresentation
    mime.text.x-pawn
    mime.text.x-pddl
    mime.text.x-peg
    mime.text.x-pep8
    mime.text.x-phylip
    mime.text.x-pic
    mime.text.x-picat
    mime.text.x-picolisp
    mime.text.x-pig
    mime.text.x-pike
    mime.text.x-piprequirements
    mime.text.x-pjs
    mime.text.x-pkgconfig
    mime.text.x-pkl
    mime.text.x-pli
    mime.text.x-plm
    mime.text.x-plpgsql
    mime.text.x-plsql
    mime.text.x-pod
    mime.text.x-pod6
    mime.text.x-pogoscript
    mime.text.x-polar
    mime.text.x-pony
    mime.text.x-portugol
    mime.text.x-postcss
    mime.text.x-povray
    mime.text.x-powerquery
    mime.text.x-praat
    mime.text.x-prisma
    mime.text.x-processing
    mime.text.x-procmail
    mime.text.x-progress
    mime.text.x-prolog
    mime.text.x-promela
    mime.text.x-propellerspin
    mime.text.x-prostarc
    mime.text.x-psv
    mime.text.x-pug
    mime.text.x-puppet
    mime.text.x-purebasic
    mime.text.x-puredata
    mime.text.x-purescript
    mime.text.x-pyret
    mime.text.x-pythontraceback
    mime.text.x-q
    mime.text.x-qmake
    mime.text.x-qml
    mime.text.x-qsharp
    mime.text.x-qtscript
    mime.text.x-quake
    mime.text.x-quakec
    mime.text.x-quarto
    mime.text.x-quartus-settings
    mime.text.x-quickbasic
    mime.text.x-quint
    mime.text.x-r
    mime.text.x-r-markdown
    mime.text.x-racket
    mime.text.x-ragel
    mime.text.x-raku
    mime.text.x-rascal
    mime.text.x-rascript
    mime.text.x-rbs
    mime.text.x-rdoc
    mime.text.x-readme
    mime.text.x-realbasic
    mime.text.x-reasonligo
    mime.text.x-reasonml
    mime.text.x-rebol
    mime.text.x-recordjar
    mime.text.x-red
    mime.text.x-redcode
    mime.text.x-redirectrules
    mime.text.x-redscript
    mime.text.x-rego
    mime.text.x-regularexpression
    mime.text.x-reject
    mime.text.x-renderscript
    mime.text.x-renpy
    mime.text.x-rescript
    mime.text.x-rexx
    mime.text.x-ring
    mime.text.x-riot
    mime.text.x-robot
    mime.text.x-robots
    mime.text.x-roc
    mime.text.x-ron
    mime.text.x-rosinterface
    mime.text.x-rouge
    mime.text.x-routeros
    mime.text.x-rpc
    mime.text.x-rpg
    mime.text.x-rpgle
    mime.text.x-rpm-spec
    mime.text.x-rst
    mime.text.x-runoff
    mime.text.x-sagemath
    mime.text.x-sail
    mime.text.x-salt
    mime.text.x-sas
    mime.text.x-sass
    mime.text.x-sather
    mime.text.x-sbv
    mime.text.x-scala
    mime.text.x-scaml
    mime.text.x-scc
    mime.text.x-scenic
    mime.text.x-scheme
    mime.text.x-scilab
    mime.text.x-scons
    mime.text.x-screenrc
    mime.text.x-scss
    mime.text.x-sed
    mime.text.x-self
    mime.text.x-selinux
    mime.text.x-selinux-policy
    mime.text.x-server-parsed-html
    mime.text.x-setext
    mime.text.x-shaderlab
    mime.text.x-shellsession
    mime.text.x-shen
    mime.text.x-sieve
    mime.text.x-simula
    mime.text.x-singularity
    mime.text.x-slang
    mime.text.x-slash
    mime.text.x-slice
    mime.text.x-slim
    mime.text.x-smali
    mime.text.x-smalltalk
    mime.text.x-smarty
    mime.text.x-smithy
    mime.text.x-sml
    mime.text.x-snakemake
    mime.text.x-snobol
    mime.text.x-solidity
    mime.text.x-soong
    mime.text.x-sourcepawn
    mime.text.x-sparql
    mime.text.x-spicedbschema
    mime.text.x-spss
    mime.text.x-sqf
    mime.text.x-sqlpl
    mime.text.x-squirrel
    mime.text.x-srecord
    mime.text.x-ssa
    mime.text.x-ssh-config
    mime.text.x-ssh-known-hosts
    mime.text.x-ssh-private-key
    mime.text.x-ssh-public-key
    mime.text.x-ssv
    mime.text.x-stan
    mime.text.x-starlark
    mime.text.x-stata
    mime.text.x-ston
    mime.text.x-strace
    mime.text.x-strings-dictionary
    mime.text.x-stylus
    mime.text.x-subviewer
    mime.text.x-sugarss
    mime.text.x-supercollider
    mime.text.x-suricata
    mime.text.x-surrealql
    mime.text.x-svelte
    mime.text.x-svhdr
    mime.text.x-svsrc
    mime.text.x-sway
    mime.text.x-sweave
    mime.text.x-swift-interface
    mime.text.x-swig
    mime.text.x-syslog
    mime.text.x-sysml
    mime.text.x-systemd-journal-export
    mime.text.x-systemd-unit
    mime.text.x-systemtap
    mime.text.x-tablegen
    mime.text.x-tact
    mime.text.x-tads
    mime.text.x-tags
    mime.text.x-talon
    mime.text.x-tape
    mime.text.x-tcl
    mime.text.x-tea
    mime.text.x-teal
    mime.text.x-templ
    mime.text.x-terra
    mime.text.x-terraform
    mime.text.x-terraformtemplate
    mime.text.x-tex
    mime.text.x-textile
    mime.text.x-textmateproperties
    mime.text.x-textproto
    mime.text.x-thrift
    mime.text.x-tiddlywiki
    mime.text.x-tiprogram
    mime.text.x-tla
    mime.text.x-tlverilog
    mime.text.x-tmdl
    mime.text.x-tmux-conf
    mime.text.x-todo-txt
    mime.text.x-toit
    mime.text.x-tolk
    mime.text.x-torconfig
    mime.text.x-treesitterquery
    mime.text.x-troff-me
    mime.text.x-troff-mm
    mime.text.x-troff-ms
    mime.text.x-turing
    mime.text.x-twelf
    mime.text.x-twig
    mime.text.x-txl
    mime.text.x-txt2tags
    mime.text.x-typespec
    mime.text.x-ucf
    mime.text.x-ucode
    mime.text.x-udev-rules
    mime.text.x-uil
    mime.text.x-unifiedparallelc
    mime.text.x-unixassembly
    mime.text.x-uno
    mime.text.x-unrealscript
    mime.text.x-untypedplutuscore
    mime.text.x-upc
    mime.text.x-urweb
    mime.text.x-usf
    mime.text.x-utau-sequence
    mime.text.x-val
    mime.text.x-vala
    mime.text.x-valve-data-format
    mime.text.x-vb
    mime.text.x-vba
    mime.text.x-vcl
    mime.text.x-velocity
    mime.text.x-vento
    mime.text.x-verilog
    mime.text.x-verse
    mime.text.x-vhdl
    mime.text.x-vim
    mime.text.x-vimsnippet
    mime.text.x-visualbasic60
    mime.text.x-vlang
    mime.text.x-vmg
    mime.text.x-volt
    mime.text.x-vue
    mime.text.x-vyper
    mime.text.x-wat
    mime.text.x-wdl
    mime.text.x-webassembly-text
    mime.text.x-whiley
    mime.text.x-wig
    mime.text.x-wisp
    mime.text.x-wit
    mime.text.x-witcherscript
    mime.text.x-wollok
    mime.text.x-wren
    mime.text.x-wsh-settings
    mime.text.x-x10
    mime.text.x-xbase
    mime.text.x-xc
    mime.text.x-xcconfig
    mime.text.x-xcompose
    mime.text.x-xdc
    mime.text.x-xdefaults
    mime.text.x-xfontdirectoryindex
    mime.text.x-xkb
    mime.text.x-xmake
    mime.text.x-xmcd
    mime.text.x-xmi
    mime.text.x-xojo
    mime.text.x-xonsh
    mime.text.x-xpages
    mime.text.x-xpand
    mime.text.x-xproc
    mime.text.x-xquery
    mime.text.x-xs
    mime.text.x-xslfo
    mime.text.x-xtend
    mime.text.x-yang
    mime.text.x-yara
    mime.text.x-yasnippet
    mime.text.x-yul
    mime.text.x-z3-smt
    mime.text.x-zap
    mime.text.x-zenscript
    mime.text.x-zephir
    mime.text.x-zig
    mime.text.x-zil
    mime.text.x-zimpl
    mime.text.x-zmodel
    mime.text.x.gcode
    mime.video.16-bit
    mime.video.av1
    mime.video.h261
    mime.video.h263
    mime.video.h264
    mime.video.h265
    mime.video.iso.segment
    mime.video.jpeg
    mime.video.jpm
    mime.video.mj2
    mime.video.mp2p
    mime.video.mpv
    mime.video.vnd.dece.hd
    mime.video.vnd.dece.mobile
    mime.video.vnd.dece.pd
    mime.video.vnd.dece.sd
    mime.video.vnd.dece.video
    mime.video.vnd.dvb.file
    mime.video.vnd.fvt
    mime.video.vnd.mpegurl
    mime.video.vnd.ms-playready.media.pyv
    mime.video.vnd.radgamettools.bink
    mime.video.vnd.radgamettools.smacker
    mime.video.vnd.rn-realvideo
    mime.video.vnd.uvvu.mp4
    mime.video.vnd.vivo
    mime.video.vnd.youtube.yt
    mime.video.x-4xmv
    mime.video.x-amv
    mime.video.x-anim
    mime.video.x-ari
    mime.video.x-avs
    mime.video.x-braw
    mime.video.x-camtasia
    mime.video.x-cavs
    mime.video.x-cdxa
    mime.video.x-cpk
    mime.video.x-dav
    mime.video.x-dirac
    mime.video.x-dpg
    mime.video.x-dxa
    mime.video.x-h266
    mime.video.x-ifo
    mime.video.x-insv
    mime.video.x-ivf
    mime.video.x-javafx
    mime.video.x-matroska-3d
    mime.video.x-mjpeg
    mime.video.x-mmm
    mime.video.x-mng
    mime.video.x-moflex
    mime.video.x-mtv
    mime.video.x-mve
    mime.video.x-psmf
    mime.video.x-psx-str
    mime.video.x-rl2
    mime.video.x-roq
    mime.video.x-sgi-movie
    mime.video.x-smush
    mime.video.x-svi
    mime.video.x-thp
    mime.video.x-tod
    mime.video.x-usm
    mime.video.x-vc1
    mime.video.x-vdr
    mime.video.x-vp6
    mime.video.x-vqa
    mime.video.x-webex
    mime.video.x-xesc
    mime.video.x-xvid
    mime.video.x-yuv
    mime.video.x-yuv4mpeg
    mime.x-epoc.x-sisx-app
    net.daringfireball.markdown
    net.sourceforge.skim-app.skimnotes
    org.3gpp.adaptive-multi-rate-audio
    org.7-zip.7-zip-archive
    org.7-zip.arj-archive
    org.7-zip.lha-archive
    org.7-zip.nsis-archive
    org.aafassociation.advanced-authoring-format
    org.bzip.bzip2-archive
    org.chromium.extension
    org.debian.deb-archive
    org.gnu.emacs-lisp
    org.gnu.gnu-tar-archive
    org.gnu.gnu-zip-archive
    org.gnu.gnu-zip-tar-archive
    org.idpf.epub-container
    org.khronos.astc
    org.khronos.collada.digital-asset-exchange
    org.khronos.glsl-source
    org.khronos.glsl.fragment-shader
    org.khronos.glsl.geometry-shader
    org.khronos.glsl.tess-control-shader
    org.khronos.glsl.tess-evaluation-shader
    org.khronos.glsl.vertex-shader
    org.khronos.ktx
    org.materialx.mtlx
    org.matroska.mka
    org.matroska.mkv
    org.nema.dicom
    org.oasis-open.opendocument
    org.oasis-open.opendocument.chart
    org.oasis-open.opendocument.chart-template
    org.oasis-open.opendocument.database
    org.oasis-open.opendocument.formula
    org.oasis-open.opendocument.formula-template
    org.oasis-open.opendocument.graphics
    org.oasis-open.opendocument.graphics-template
    org.oasis-open.opendocument.image
    org.oasis-open.opendocument.image-template
    org.oasis-open.opendocument.presentation
    org.oasis-open.opendocument.presentation-template
    org.oasis-open.opendocument.spreadsheet
    org.oasis-open.opendocument.spreadsheet-template
    org.oasis-open.opendocument.text
    org.oasis-open.opendocument.text-master
    org.oasis-open.opendocument.text-template
    org.oasis-open.opendocument.text-web
    org.oasis-open.xliff
    org.openoffice.formula
    org.openoffice.graphics
    org.openoffice.graphics-template
    org.openoffice.presentation
    org.openoffice.presentation-template
    org.openoffice.spreadsheet
    org.openoffice.spreadsheet-template
    org.openoffice.text
    org.openoffice.text-master
    org.openoffice.text-template
    org.openxmlformats.openxml
    org.openxmlformats.presentationml.presentation
    org.openxmlformats.presentationml.presentation.macroenabled
    org.openxmlformats.presentationml.slideshow
    org.openxmlformats.presentationml.slideshow.macroenabled
    org.openxmlformats.presentationml.template
    org.openxmlformats.presentationml.template.macroenabled
    org.openxmlformats.spreadsheetml.sheet
    org.openxmlformats.spreadsheetml.sheet.macroenabled
    org.openxmlformats.spreadsheetml.template
    org.openxmlformats.spreadsheetml.template.macroenabled
    org.openxmlformats.wordprocessingml.document
    org.openxmlformats.wordprocessingml.document.macroenabled
    org.openxmlformats.wordprocessingml.template
    org.openxmlformats.wordprocessingml.template.macroenabled
    org.opml.opml
    org.orgmode.org
    org.python.python-egg
    org.smpte.mxf
    org.tug.tex.dvi
    org.tug.tex.xdv
    org.tukaani.tar-xz-archive
    org.tukaani.xz-archive
    org.videolan.aob
    org.videolan.ape
    org.videolan.axa
    org.videolan.axv
    org.videolan.divx
    org.videolan.dts
    org.videolan.gxf
    org.videolan.it
    org.videolan.mlp
    org.videolan.mod
    org.videolan.mpc
    org.videolan.mpeg-stream
    org.videolan.nsv
    org.videolan.oma
    org.videolan.rec
    org.videolan.rmi
    org.videolan.s3m
    org.videolan.tod
    org.videolan.tta
    org.videolan.vlc
    org.videolan.vob
    org.videolan.voc
    org.videolan.vqf
    org.videolan.vro
    org.videolan.wtv
    org.videolan.wv
    org.videolan.xa
    org.videolan.xesc
    org.videolan.xm
    org.w3.webvtt
    org.webmproject.webm
    org.webmproject.webp
    org.xiph.flac
    org.xiph.ogg-audio
    org.xiph.ogv
    org.xiph.opus
    public.3d-content
    public.3gpp
    public.3gpp2
    public.aac-audio
    public.ac3-audio
    public.ada-source
    public.aifc-audio
    public.aiff-audio
    public.alembic
    public.app-category
    public.app-category.action-games
    public.app-category.adventure-games
    public.app-category.arcade-games
    public.app-category.board-games
    public.app-category.bookmarks
    public.app-category.books
    public.app-category.business
    public.app-category.card-games
    public.app-category.casino-games
    public.app-category.developer-tools
    public.app-category.dice-games
    public.app-category.education
    public.app-category.educational-games
    public.app-category.entertainment
    public.app-category.family-games
    public.app-category.finance
    public.app-category.food-and-drink
    public.app-category.games
    public.app-category.graphics-design
    public.app-category.healthcare-fitness
    public.app-category.kids-games
    public.app-category.lifestyle
    public.app-category.magazines-and-newspapers
    public.app-category.medical
    public.app-category.music
    public.app-category.music-games
    public.app-category.navigation
    public.app-category.news
    public.app-category.photography
    public.app-category.photography-and-video
    public.app-category.productivity
    public.app-category.puzzle-games
    public.app-category.racing-games
    public.app-category.reference
    public.app-category.role-playing-games
    public.app-category.shopping
    public.app-category.simulation-games
    public.app-category.social-networking
    public.app-category.sports
    public.app-category.sports-games
    public.app-category.strategy-games
    public.app-category.travel
    public.app-category.trivia-games
    public.app-category.utilities
    public.app-category.video
    public.app-category.weather
    public.app-category.word-games
    public.archive
    public.assembly-source
    public.au-audio
    public.audio
    public.audiovisual-content
    public.audiovisual-content-collection
    public.avchd-collection
    public.avchd-content
    public.avchd-mpeg-2-transport-stream
    public.avci
    public.avcs
    public.avi
    public.avif
    public.bash-script
    public.block-special
    public.bookmark
    public.bzip2-archive
    public.c-header
    public.c-plus-plus-header
    public.c-plus-plus-inline-header
    public.c-plus-plus-source
    public.c-plus-plus-source.preprocessed
    public.c-source
    public.c-source.preprocessed
    public.calendar-event
    public.camera-raw-image
    public.case-insensitive-text
    public.cd-based-media
    public.cd-media
    public.cd-r-media
    public.cd-rw-media
    public.cdda-audio
    public.character-special
    public.comma-separated-values-text
    public.composite-content
    public.contact
    public.content
    public.cpio-archive
    public.csh-script
    public.css
    public.data
    public.database
    public.delimited-values-text
    public.device
    public.directory
    public.disk-image
    public.display
    public.downloadable-sound
    public.dv-movie
    public.dvd-based-media
    public.dvd-media
    public.dvd-plus-r-media
    public.dvd-plus-rw-media
    public.dvd-r-media
    public.dvd-ram-media
    public.dvd-rw-media
    public.dylan-source
    public.elf-binary
    public.email-message
    public.enhanced-ac3-audio
    public.executable
    public.fax
    public.file-sharepoint
    public.file-url
    public.filename-extension
    public.flc-animation
    public.folder
    public.font
    public.fortran-77-source
    public.fortran-90-source
    public.fortran-95-source
    public.fortran-source
    public.geojson
    public.geometry-definition-format
    public.haptics-content
    public.hd-dvd-based-media
    public.hd-dvd-media
    public.hd-dvd-r-media
    public.hd-dvd-ram-media
    public.hd-dvd-rw-media
    public.heic
    public.heics
    public.heif
    public.heif-standard
    public.heifs
    public.html
    public.image
    public.iso-image
    public.item
    public.jpeg
    public.jpeg-2000
    public.jpeg-xl
    public.json
    public.ksh-script
    public.lex-source
    public.log
    public.m3u-playlist
    public.make-source
    public.message
    public.midi-audio
    public.mig-source
    public.mime-type
    public.movie
    public.mp2
    public.mp3
    public.mp4a-latm
    public.mp4a-loas
    public.mpeg
    public.mpeg-2-transport-stream
    public.mpeg-2-video
    public.mpeg-4
    public.mpeg-4-audio
    public.mpo-image
    public.named-pipe
    public.nasm-assembly-source
    public.ndjson
    public.object-code
    public.objective-c-plus-plus-source
    public.objective-c-plus-plus-source.preprocessed
    public.objective-c-source
    public.objective-c-source.preprocessed
    public.ofd
    public.opencl-source
    public.opentype-collection-font
    public.opentype-font
    public.optical-storage-media
    public.pascal-source
    public.patch-file
    public.pbm
    public.perl-script
    public.php-script
    public.plain-text
    public.playlist
    public.pls-playlist
    public.png
    public.polygon-file-format
    public.precompiled-c-header
    public.precompiled-c-plus-plus-header
    public.presentation
    public.protobuf-source
    public.pvr
    public.python-script
    public.radiance
    public.rss
    public.rtf
    public.ruby-script
    public.script
    public.shell-script
    public.socket
    public.source-code
    public.source-code.preprocessed
    public.speaker
    public.spreadsheet
    public.standard-tesselated-geometry-format
    public.storage
    public.stored-url
    public.svg-image
    public.swift-source
    public.symlink
    public.tab-separated-values-text
    public.tar-archive
    public.tar-bzip2-archive
    public.tcsh-script
    public.text
    public.tiff
    public.to-do-item
    public.truetype-collection-font
    public.truetype-font
    public.truetype-ttf-font
    public.ulaw-audio
    public.unix-executable
    public.url
    public.url-name
    public.utf16-external-plain-text
    public.utf16-plain-text
    public.utf8-plain-text
    public.utf8-tab-separated-values-text
    public.uuencoded-archive
    public.vcard
    public.video
    public.volume
    public.x509-certificate
    public.xbitmap-image
    public.xfd
    public.xhtml
    public.xml
    public.yacc-source
    public.yaml
    public.z-archive
    public.zip-archive
    public.zsh-script
    """

  /// Where each begins; the last one is past the end.
  static let identifierStarts: [UInt32] = [
    0, 22, 49, 63, 97, 111, 125, 147, 178, 192, 218, 250, 271, 297, 328, 358, 388, 408, 423, 465,
    492, 516, 541, 569, 598, 630, 648, 664, 688, 709, 730, 751, 774, 803, 839, 866, 896, 926, 948,
    991, 1020, 1047, 1081, 1111, 1129, 1148, 1178, 1206, 1237, 1262, 1284, 1314, 1332, 1351, 1368,
    1387, 1408, 1428, 1453, 1476, 1524, 1557, 1610, 1661, 1709, 1742, 1763, 1791, 1815, 1842, 1869,
    1892, 1914, 1941, 1959, 1986, 2011, 2049, 2074, 2101, 2129, 2150, 2175, 2203, 2229, 2253, 2288,
    2326, 2356, 2383, 2401, 2428, 2446, 2473, 2495, 2522, 2550, 2574, 2607, 2629, 2659, 2680, 2713,
    2739, 2768, 2794, 2824, 2854, 2884, 2916, 2946, 2966, 2990, 3010, 3035, 3067, 3096, 3122, 3147,
    3183, 3212, 3248, 3269, 3304, 3328, 3349, 3370, 3393, 3417, 3439, 3466, 3494, 3524, 3543, 3562,
    3589, 3606, 3634, 3649, 3675, 3710, 3752, 3802, 3845, 3896, 3928, 3970, 4011, 4055, 4093, 4135,
    4174, 4229, 4276, 4315, 4362, 4402, 4443, 4483, 4516, 4549, 4588, 4635, 4679, 4724, 4767, 4802,
    4843, 4879, 4919, 4957, 5001, 5042, 5060, 5076, 5097, 5132, 5156, 5180, 5202, 5243, 5276, 5304,
    5340, 5380, 5422, 5450, 5474, 5498, 5512, 5532, 5553, 5574, 5596, 5617, 5642, 5669, 5697, 5729,
    5758, 5786, 5817, 5848, 5880, 5916, 5951, 5987, 6020, 6048, 6080, 6111, 6145, 6176, 6203, 6225,
    6247, 6264, 6296, 6328, 6358, 6390, 6412, 6440, 6468, 6503, 6535, 6564, 6589, 6621, 6650, 6681,
    6711, 6733, 6764, 6788, 6822, 6854, 6880, 6909, 6940, 6979, 7015, 7044, 7083, 7118, 7155, 7181,
    7205, 7230, 7266, 7287, 7321, 7352, 7366, 7387, 7423, 7444, 7464, 7496, 7520, 7550, 7570, 7590,
    7610, 7638, 7662, 7686, 7708, 7731, 7759, 7783, 7808, 7841, 7862, 7882, 7908, 7929, 7957, 7973,
    7996, 8022, 8044, 8067, 8093, 8116, 8137, 8166, 8197, 8230, 8251, 8275, 8299, 8316, 8334, 8356,
    8404, 8443, 8474, 8495, 8538, 8581, 8596, 8622, 8639, 8661, 8685, 8702, 8722, 8744, 8768, 8804,
    8830, 8865, 8898, 8926, 8950, 8983, 9018, 9051, 9078, 9102, 9140, 9170, 9196, 9222, 9240, 9261,
    9282, 9297, 9331, 9356, 9387, 9424, 9449, 9479, 9503, 9529, 9563, 9587, 9610, 9631, 9662, 9689,
    9716, 9742, 9770, 9796, 9830, 9861, 9904, 9950, 9974, 10001, 10037, 10077, 10123, 10157, 10184,
    10216, 10243, 10259, 10296, 10318, 10339, 10381, 10403, 10420, 10455, 10480, 10495, 10516,
    10537, 10560, 10583, 10610, 10642, 10662, 10694, 10715, 10739, 10776, 10808, 10830, 10851,
    10871, 10899, 10921, 10949, 10971, 10992, 11017, 11043, 11060, 11090, 11109, 11133, 11157,
    11181, 11205, 11224, 11247, 11273, 11302, 11324, 11347, 11372, 11390, 11413, 11464, 11510,
    11530, 11548, 11576, 11595, 11625, 11654, 11684, 11716, 11732, 11750, 11779, 11808, 11830,
    11847, 11862, 11877, 11902, 11922, 11950, 11976, 12000, 12020, 12044, 12072, 12100, 12134,
    12162, 12203, 12241, 12259, 12277, 12303, 12321, 12355, 12401, 12425, 12473, 12497, 12521,
    12545, 12569, 12593, 12617, 12641, 12665, 12684, 12702, 12734, 12769, 12795, 12826, 12855,
    12884, 12914, 12943, 12972, 12997, 13026, 13069, 13102, 13134, 13165, 13197, 13229, 13261,
    13293, 13325, 13355, 13378, 13401, 13426, 13452, 13467, 13498, 13522, 13542, 13567, 13589,
    13614, 13645, 13673, 13698, 13722, 13746, 13774, 13800, 13823, 13846, 13869, 13890, 13913,
    13951, 13996, 14039, 14062, 14092, 14115, 14134, 14153, 14176, 14199, 14226, 14242, 14264,
    14293, 14316, 14357, 14375, 14393, 14416, 14435, 14458, 14474, 14501, 14526, 14550, 14575,
    14596, 14615, 14635, 14658, 14690, 14723, 14741, 14760, 14785, 14801, 14831, 14856, 14886,
    14908, 14936, 14962, 14991, 15020, 15042, 15064, 15098, 15120, 15146, 15173, 15199, 15229,
    15255, 15284, 15309, 15330, 15356, 15387, 15411, 15432, 15454, 15482, 15510, 15540, 15576,
    15601, 15635, 15660, 15686, 15710, 15731, 15756, 15785, 15806, 15833, 15856, 15881, 15921,
    15947, 15980, 16003, 16026, 16055, 16078, 16103, 16129, 16151, 16177, 16208, 16230, 16259,
    16288, 16316, 16338, 16368, 16399, 16425, 16451, 16473, 16495, 16523, 16548, 16575, 16599,
    16629, 16660, 16681, 16716, 16737, 16762, 16795, 16824, 16845, 16870, 16892, 16929, 16960,
    16986, 17017, 17045, 17069, 17097, 17130, 17153, 17186, 17212, 17242, 17267, 17292, 17317,
    17344, 17369, 17398, 17439, 17475, 17509, 17544, 17575, 17601, 17626, 17654, 17680, 17709,
    17742, 17775, 17802, 17823, 17863, 17908, 17933, 17959, 17985, 18013, 18043, 18079, 18110,
    18137, 18163, 18190, 18211, 18237, 18262, 18288, 18314, 18339, 18364, 18392, 18425, 18458,
    18492, 18514, 18541, 18563, 18589, 18613, 18652, 18691, 18728, 18767, 18806, 18836, 18865,
    18902, 18967, 19012, 19043, 19092, 19127, 19160, 19203, 19246, 19280, 19320, 19362, 19393,
    19433, 19478, 19538, 19580, 19619, 19660, 19696, 19726, 19767, 19797, 19829, 19859, 19898,
    19923, 19960, 19994, 20036, 20068, 20114, 20144, 20179, 20213, 20246, 20280, 20313, 20348,
    20391, 20422, 20452, 20485, 20515, 20547, 20583, 20618, 20644, 20681, 20706, 20737, 20772,
    20810, 20840, 20884, 20924, 20949, 20978, 21012, 21041, 21074, 21103, 21137, 21166, 21209,
    21238, 21269, 21300, 21338, 21370, 21401, 21435, 21472, 21509, 21546, 21579, 21614, 21646,
    21677, 21706, 21739, 21773, 21805, 21840, 21880, 21912, 21945, 21978, 22013, 22048, 22084,
    22120, 22157, 22195, 22230, 22271, 22319, 22351, 22387, 22425, 22460, 22495, 22528, 22565,
    22598, 22633, 22670, 22705, 22744, 22773, 22802, 22832, 22860, 22885, 22926, 22972, 23014,
    23052, 23080, 23116, 23149, 23194, 23231, 23272, 23314, 23348, 23377, 23425, 23451, 23476,
    23515, 23544, 23573, 23601, 23630, 23658, 23688, 23730, 23763, 23795, 23838, 23880, 23910,
    23947, 23984, 24016, 24054, 24084, 24114, 24144, 24174, 24217, 24262, 24290, 24315, 24358,
    24384, 24424, 24453, 24485, 24519, 24546, 24572, 24610, 24635, 24668, 24696, 24752, 24813,
    24846, 24880, 24916, 24953, 24986, 25023, 25060, 25095, 25133, 25173, 25213, 25242, 25277,
    25310, 25350, 25376, 25402, 25438, 25474, 25529, 25554, 25595, 25627, 25659, 25691, 25723,
    25755, 25787, 25819, 25859, 25899, 25934, 25971, 26008, 26041, 26079, 26114, 26142, 26175,
    26203, 26235, 26271, 26312, 26372, 26410, 26445, 26502, 26534, 26568, 26597, 26657, 26704,
    26764, 26811, 26872, 26920, 26950, 26983, 27011, 27047, 27073, 27102, 27132, 27165, 27192,
    27231, 27271, 27310, 27336, 27376, 27413, 27447, 27486, 27536, 27576, 27617, 27651, 27685,
    27719, 27777, 27839, 27900, 27954, 28015, 28047, 28080, 28117, 28161, 28206, 28257, 28329,
    28373, 28402, 28438, 28469, 28495, 28526, 28557, 28588, 28616, 28648, 28677, 28710, 28745,
    28785, 28823, 28866, 28897, 28936, 28969, 29009, 29053, 29089, 29118, 29153, 29193, 29235,
    29264, 29293, 29319, 29345, 29371, 29416, 29465, 29513, 29557, 29582, 29622, 29650, 29684,
    29710, 29745, 29771, 29812, 29857, 29906, 29959, 29996, 30030, 30064, 30093, 30123, 30163,
    30202, 30250, 30289, 30330, 30364, 30389, 30426, 30458, 30495, 30530, 30577, 30611, 30647,
    30677, 30711, 30740, 30766, 30797, 30825, 30852, 30882, 30907, 30940, 30967, 31002, 31033,
    31058, 31089, 31119, 31155, 31185, 31234, 31270, 31303, 31328, 31356, 31382, 31408, 31440,
    31475, 31513, 31550, 31594, 31649, 31688, 31728, 31773, 31798, 31834, 31864, 31886, 31908,
    31935, 31957, 31981, 32005, 32031, 32061, 32090, 32114, 32137, 32170, 32195, 32218, 32244,
    32267, 32296, 32323, 32350, 32374, 32397, 32421, 32452, 32478, 32507, 32542, 32574, 32600,
    32633, 32656, 32693, 32727, 32759, 32785, 32834, 32860, 32883, 32906, 32943, 32974, 33006,
    33040, 33064, 33089, 33116, 33151, 33181, 33210, 33242, 33273, 33308, 33331, 33360, 33387,
    33414, 33441, 33464, 33496, 33520, 33544, 33567, 33600, 33634, 33668, 33702, 33738, 33774,
    33808, 33841, 33870, 33893, 33921, 33956, 33990, 34024, 34058, 34109, 34142, 34178, 34210,
    34242, 34275, 34308, 34344, 34378, 34408, 34436, 34465, 34495, 34523, 34545, 34568, 34591,
    34624, 34647, 34670, 34695, 34726, 34757, 34789, 34811, 34847, 34873, 34904, 34934, 34957,
    34984, 35016, 35041, 35075, 35099, 35128, 35159, 35197, 35223, 35264, 35290, 35314, 35337,
    35362, 35387, 35427, 35452, 35492, 35517, 35549, 35572, 35595, 35622, 35648, 35671, 35699,
    35725, 35750, 35781, 35806, 35829, 35852, 35875, 35898, 35922, 35945, 35968, 35991, 36022,
    36048, 36075, 36105, 36128, 36156, 36181, 36215, 36239, 36276, 36309, 36338, 36366, 36404,
    36430, 36465, 36492, 36515, 36539, 36575, 36610, 36645, 36678, 36716, 36754, 36792, 36830,
    36868, 36906, 36940, 36978, 37016, 37054, 37091, 37125, 37163, 37193, 37225, 37259, 37285,
    37315, 37339, 37377, 37404, 37439, 37463, 37489, 37513, 37536, 37562, 37585, 37608, 37645,
    37668, 37696, 37726, 37757, 37780, 37803, 37840, 37870, 37900, 37929, 37957, 37984, 38021,
    38044, 38078, 38101, 38132, 38161, 38184, 38212, 38245, 38277, 38300, 38323, 38352, 38375,
    38403, 38432, 38458, 38491, 38519, 38542, 38572, 38602, 38625, 38649, 38676, 38707, 38742,
    38769, 38792, 38815, 38838, 38867, 38890, 38913, 38936, 38960, 38983, 39009, 39036, 39071,
    39106, 39139, 39172, 39203, 39231, 39260, 39291, 39319, 39347, 39377, 39406, 39435, 39469,
    39500, 39525, 39554, 39584, 39614, 39637, 39665, 39689, 39715, 39738, 39766, 39801, 39826,
    39855, 39886, 39916, 39944, 39974, 39997, 40028, 40058, 40093, 40121, 40146, 40177, 40205,
    40233, 40261, 40289, 40323, 40351, 40379, 40407, 40435, 40466, 40494, 40522, 40554, 40581,
    40609, 40642, 40665, 40692, 40719, 40770, 40820, 40848, 40876, 40905, 40939, 40967, 40993,
    41037, 41060, 41089, 41112, 41149, 41180, 41218, 41250, 41280, 41310, 41340, 41370, 41397,
    41420, 41454, 41478, 41508, 41532, 41555, 41583, 41608, 41634, 41664, 41696, 41731, 41762,
    41792, 41831, 41855, 41880, 41903, 41928, 41959, 41984, 42010, 42037, 42073, 42101, 42128,
    42154, 42183, 42216, 42250, 42281, 42313, 42343, 42369, 42397, 42421, 42452, 42477, 42507,
    42535, 42572, 42597, 42622, 42654, 42676, 42706, 42729, 42756, 42792, 42815, 42838, 42867,
    42903, 42926, 42953, 42978, 43001, 43024, 43047, 43076, 43099, 43128, 43157, 43183, 43213,
    43236, 43262, 43285, 43309, 43332, 43355, 43382, 43413, 43439, 43470, 43498, 43527, 43560,
    43589, 43626, 43662, 43690, 43713, 43737, 43766, 43796, 43823, 43859, 43882, 43906, 43932,
    43959, 43983, 44009, 44037, 44074, 44103, 44134, 44167, 44199, 44235, 44258, 44281, 44307,
    44337, 44360, 44386, 44412, 44440, 44467, 44495, 44519, 44558, 44598, 44637, 44676, 44704,
    44727, 44762, 44791, 44824, 44859, 44891, 44923, 44948, 44976, 45014, 45041, 45072, 45102,
    45127, 45154, 45179, 45204, 45229, 45257, 45284, 45323, 45355, 45384, 45411, 45434, 45459,
    45486, 45509, 45538, 45567, 45596, 45628, 45652, 45676, 45702, 45726, 45762, 45787, 45827,
    45854, 45886, 45919, 45942, 45980, 46008, 46033, 46072, 46096, 46135, 46159, 46184, 46207,
    46229, 46256, 46284, 46309, 46340, 46370, 46398, 46429, 46454, 46481, 46508, 46535, 46566,
    46599, 46630, 46667, 46697, 46727, 46758, 46785, 46808, 46831, 46870, 46893, 46921, 46954,
    46989, 47016, 47043, 47070, 47094, 47130, 47154, 47194, 47229, 47266, 47300, 47336, 47370,
    47406, 47432, 47459, 47485, 47511, 47537, 47564, 47591, 47622, 47658, 47684, 47710, 47741,
    47770, 47796, 47822, 47853, 47885, 47911, 47947, 47983, 48009, 48035, 48061, 48089, 48117,
    48147, 48173, 48210, 48233, 48264, 48294, 48321, 48351, 48379, 48409, 48436, 48463, 48492,
    48521, 48550, 48583, 48607, 48638, 48669, 48693, 48720, 48747, 48781, 48816, 48860, 48898,
    48933, 48958, 48981, 49017, 49060, 49096, 49129, 49164, 49200, 49239, 49278, 49303, 49327,
    49359, 49391, 49420, 49443, 49466, 49505, 49530, 49555, 49588, 49616, 49639, 49662, 49694,
    49717, 49749, 49772, 49795, 49826, 49850, 49877, 49907, 49938, 49962, 49989, 50024, 50051,
    50081, 50104, 50129, 50155, 50182, 50209, 50236, 50263, 50286, 50313, 50344, 50378, 50401,
    50425, 50449, 50476, 50510, 50546, 50569, 50596, 50629, 50655, 50682, 50710, 50737, 50760,
    50796, 50831, 50869, 50904, 50939, 50970, 50996, 51025, 51057, 51080, 51103, 51141, 51178,
    51205, 51240, 51267, 51290, 51313, 51345, 51376, 51406, 51434, 51466, 51496, 51524, 51562,
    51589, 51616, 51643, 51676, 51704, 51727, 51755, 51784, 51810, 51847, 51869, 51892, 51935,
    51975, 52010, 52042, 52069, 52107, 52132, 52161, 52185, 52208, 52236, 52262, 52296, 52323,
    52352, 52382, 52412, 52439, 52469, 52496, 52536, 52562, 52598, 52646, 52687, 52712, 52735,
    52760, 52786, 52827, 52850, 52891, 52916, 52940, 52965, 52989, 53011, 53035, 53060, 53090,
    53114, 53137, 53160, 53184, 53208, 53232, 53262, 53285, 53309, 53348, 53379, 53403, 53428,
    53458, 53489, 53517, 53546, 53576, 53599, 53622, 53650, 53677, 53706, 53730, 53755, 53786,
    53819, 53857, 53883, 53913, 53937, 53974, 54009, 54033, 54067, 54096, 54131, 54161, 54189,
    54212, 54241, 54268, 54309, 54342, 54365, 54390, 54429, 54458, 54487, 54517, 54549, 54580,
    54603, 54635, 54667, 54699, 54731, 54763, 54795, 54827, 54859, 54891, 54923, 54955, 54987,
    55019, 55051, 55076, 55107, 55135, 55163, 55197, 55227, 55254, 55277, 55300, 55328, 55363,
    55398, 55427, 55453, 55482, 55511, 55537, 55564, 55590, 55613, 55645, 55683, 55709, 55744,
    55774, 55798, 55843, 55879, 55903, 55927, 55958, 55981, 56008, 56036, 56064, 56091, 56117,
    56143, 56170, 56196, 56222, 56250, 56274, 56299, 56342, 56378, 56415, 56449, 56479, 56508,
    56537, 56564, 56602, 56639, 56665, 56696, 56721, 56750, 56782, 56810, 56838, 56861, 56890,
    56913, 56936, 56961, 56986, 57009, 57034, 57064, 57097, 57126, 57164, 57204, 57233, 57262,
    57285, 57319, 57347, 57378, 57404, 57431, 57456, 57484, 57513, 57538, 57566, 57601, 57635,
    57670, 57713, 57741, 57770, 57821, 57844, 57877, 57908, 57931, 57954, 57977, 58000, 58023,
    58047, 58078, 58120, 58144, 58167, 58200, 58229, 58256, 58290, 58324, 58358, 58395, 58426,
    58466, 58500, 58536, 58576, 58611, 58639, 58667, 58690, 58722, 58746, 58774, 58802, 58834,
    58856, 58882, 58906, 58931, 58962, 58986, 59013, 59042, 59065, 59092, 59117, 59141, 59164,
    59190, 59228, 59256, 59279, 59303, 59342, 59373, 59404, 59439, 59465, 59496, 59522, 59547,
    59591, 59620, 59645, 59671, 59697, 59721, 59746, 59768, 59790, 59805, 59823, 59839, 59861,
    59880, 59897, 59913, 59929, 59957, 59983, 60012, 60031, 60059, 60097, 60128, 60159, 60190,
    60209, 60227, 60248, 60266, 60285, 60302, 60319, 60337, 60355, 60379, 60399, 60416, 60432,
    60451, 60469, 60488, 60506, 60523, 60540, 60557, 60574, 60591, 60608, 60627, 60644, 60666,
    60683, 60700, 60717, 60734, 60751, 60768, 60785, 60802, 60819, 60836, 60858, 60877, 60894,
    60913, 60937, 60954, 60972, 60990, 61007, 61025, 61046, 61063, 61081, 61098, 61115, 61132,
    61150, 61167, 61184, 61201, 61224, 61241, 61258, 61291, 61308, 61328, 61345, 61362, 61379,
    61397, 61414, 61431, 61448, 61466, 61483, 61500, 61521, 61538, 61556, 61573, 61596, 61613,
    61630, 61653, 61670, 61687, 61705, 61722, 61739, 61760, 61777, 61794, 61818, 61850, 61867,
    61896, 61912, 61929, 61945, 61962, 61986, 62006, 62028, 62053, 62073, 62093, 62125, 62154,
    62184, 62215, 62237, 62265, 62290, 62315, 62343, 62370, 62398, 62425, 62447, 62475, 62496,
    62522, 62550, 62570, 62601, 62621, 62636, 62652, 62675, 62691, 62707, 62732, 62747, 62768,
    62783, 62800, 62817, 62832, 62847, 62862, 62878, 62893, 62908, 62923, 62939, 62961, 62981,
    63000, 63015, 63045, 63064, 63083, 63121, 63149, 63169, 63197, 63216, 63244, 63263, 63299,
    63335, 63354, 63376, 63399, 63422, 63448, 63484, 63508, 63528, 63554, 63569, 63586, 63609,
    63633, 63657, 63681, 63702, 63722, 63746, 63767, 63789, 63814, 63831, 63859, 63888, 63911,
    63928, 63945, 63962, 63979, 63996, 64015, 64039, 64062, 64080, 64103, 64123, 64148, 64165,
    64192, 64220, 64243, 64266, 64289, 64312, 64335, 64352, 64372, 64391, 64408, 64434, 64451,
    64468, 64489, 64506, 64523, 64551, 64573, 64598, 64620, 64637, 64654, 64676, 64694, 64711,
    64737, 64758, 64775, 64797, 64819, 64841, 64859, 64883, 64906, 64935, 64952, 64971, 64994,
    65011, 65036, 65053, 65070, 65088, 65106, 65123, 65146, 65170, 65198, 65226, 65254, 65272,
    65290, 65308, 65327, 65344, 65372, 65389, 65412, 65435, 65458, 65481, 65504, 65527, 65546,
    65563, 65580, 65599, 65623, 65646, 65664, 65689, 65708, 65725, 65750, 65770, 65790, 65808,
    65825, 65842, 65859, 65882, 65900, 65923, 65941, 65966, 65988, 66009, 66031, 66054, 66072,
    66089, 66106, 66123, 66149, 66166, 66187, 66210, 66241, 66258, 66277, 66311, 66346, 66369,
    66392, 66413, 66433, 66450, 66467, 66484, 66507, 66530, 66551, 66578, 66600, 66626, 66646,
    66663, 66687, 66715, 66733, 66759, 66787, 66810, 66833, 66856, 66879, 66901, 66920, 66938,
    66955, 66976, 66998, 67022, 67039, 67056, 67073, 67091, 67112, 67138, 67163, 67186, 67209,
    67238, 67276, 67294, 67315, 67340, 67355, 67370, 67393, 67414, 67430, 67444, 67460, 67475,
    67490, 67506, 67526, 67546, 67561, 67580, 67604, 67623, 67642, 67666, 67685, 67708, 67749,
    67788, 67814, 67837, 67878, 67897, 67913, 67939, 67959, 67978, 67997, 68022, 68043, 68062,
    68085, 68103, 68128, 68142, 68158, 68171, 68196, 68221, 68236, 68256, 68271, 68287, 68302,
    68324, 68342, 68358, 68375, 68394, 68413, 68439, 68457, 68476, 68505, 68523, 68550, 68573,
    68597, 68619, 68642, 68668, 68698, 68717, 68755, 68788, 68808, 68830, 68858, 68873, 68899,
    68929, 68944, 68961, 68978, 68998, 69015, 69035, 69060, 69077, 69099, 69116, 69134, 69149,
    69166, 69184, 69202, 69219, 69243, 69276, 69303, 69323, 69341, 69365, 69382, 69407, 69423,
    69458, 69482, 69502, 69518, 69538, 69555, 69574, 69590, 69608, 69628, 69645, 69663, 69685,
    69701, 69717, 69736, 69756, 69779, 69798, 69818, 69834, 69848, 69864, 69886, 69903, 69921,
    69940, 69957, 69979, 69995, 70012, 70032, 70051, 70069, 70095, 70114, 70138, 70156, 70181,
    70199, 70219, 70237, 70260, 70281, 70303, 70324, 70340, 70356, 70375, 70396, 70412, 70434,
    70458, 70485, 70510, 70526, 70551, 70567, 70591, 70606, 70624, 70646, 70666, 70684, 70706,
    70727, 70747, 70767, 70786, 70807, 70825, 70845, 70864, 70880, 70895, 70918, 70940, 70959,
    70979, 71001, 71019, 71035, 71054, 71072, 71091, 71111, 71131, 71149, 71167, 71185, 71205,
    71235, 71275, 71292, 71310, 71328, 71351, 71370, 71396, 71420, 71442, 71470, 71492, 71511,
    71532, 71549, 71569, 71585, 71608, 71624, 71644, 71663, 71683, 71703, 71722, 71741, 71757,
    71774, 71793, 71820, 71844, 71861, 71877, 71900, 71918, 71935, 71951, 71971, 71988, 72007,
    72026, 72041, 72059, 72082, 72104, 72124, 72146, 72162, 72187, 72203, 72230, 72252, 72276,
    72302, 72332, 72362, 72380, 72398, 72420, 72435, 72453, 72474, 72495, 72518, 72541, 72560,
    72576, 72593, 72609, 72628, 72645, 72659, 72681, 72704, 72721, 72736, 72762, 72778, 72798,
    72816, 72833, 72852, 72869, 72885, 72904, 72920, 72939, 72955, 72974, 72998, 73015, 73035,
    73050, 73066, 73085, 73105, 73126, 73145, 73164, 73182, 73201, 73219, 73237, 73255, 73274,
    73297, 73322, 73347, 73366, 73390, 73407, 73426, 73443, 73461, 73479, 73495, 73518, 73536,
    73555, 73573, 73591, 73611, 73628, 73645, 73661, 73679, 73700, 73716, 73741, 73761, 73781,
    73803, 73825, 73843, 73862, 73887, 73912, 73944, 73985, 74001, 74021, 74044, 74065, 74086,
    74108, 74130, 74148, 74170, 74192, 74210, 74236, 74251, 74267, 74290, 74313, 74328, 74352,
    74369, 74402, 74419, 74442, 74466, 74484, 74507, 74525, 74558, 74577, 74607, 74623, 74641,
    74658, 74675, 74707, 74727, 74755, 74772, 74792, 74809, 74825, 74844, 74862, 74880, 74898,
    74915, 74933, 74950, 74967, 74982, 75000, 75016, 75038, 75056, 75079, 75095, 75112, 75132,
    75165, 75182, 75201, 75217, 75233, 75255, 75275, 75295, 75325, 75358, 75380, 75395, 75412,
    75433, 75452, 75473, 75489, 75506, 75520, 75536, 75556, 75572, 75590, 75614, 75633, 75650,
    75678, 75705, 75736, 75752, 75777, 75795, 75813, 75831, 75852, 75870, 75885, 75904, 75924,
    75941, 75967, 75987, 76003, 76023, 76039, 76063, 76082, 76105, 76129, 76151, 76167, 76184,
    76208, 76227, 76243, 76261, 76280, 76301, 76321, 76338, 76354, 76372, 76390, 76407, 76424,
    76442, 76461, 76477, 76494, 76510, 76529, 76549, 76566, 76587, 76605, 76635, 76661, 76680,
    76703, 76720, 76749, 76774, 76807, 76834, 76857, 76874, 76894, 76913, 76930, 76948, 76968,
    76988, 77007, 77030, 77046, 77062, 77078, 77097, 77114, 77133, 77149, 77169, 77191, 77209,
    77226, 77244, 77261, 77303, 77322, 77344, 77360, 77379, 77401, 77424, 77443, 77459, 77481,
    77501, 77519, 77540, 77561, 77579, 77595, 77616, 77634, 77657, 77678, 77703, 77720, 77738,
    77755, 77772, 77788, 77809, 77828, 77849, 77870, 77893, 77928, 77944, 77961, 77980, 78000,
    78020, 78040, 78063, 78082, 78114, 78131, 78157, 78174, 78192, 78208, 78225, 78244, 78263,
    78286, 78305, 78341, 78378, 78416, 78433, 78449, 78466, 78482, 78500, 78516, 78534, 78551,
    78572, 78591, 78610, 78628, 78645, 78665, 78681, 78701, 78729, 78749, 78766, 78783, 78803,
    78827, 78847, 78866, 78886, 78907, 78925, 78941, 78962, 78985, 79004, 79020, 79042, 79060,
    79076, 79092, 79110, 79127, 79145, 79162, 79183, 79201, 79222, 79241, 79261, 79286, 79303,
    79321, 79339, 79355, 79372, 79392, 79421, 79450, 79466, 79482, 79499, 79525, 79553, 79574,
    79595, 79624, 79647, 79670, 79689, 79704, 79724, 79739, 79754, 79771, 79787, 79807, 79826,
    79853, 79894, 79911, 79928, 79944, 79961, 79980, 79996, 80014, 80035, 80051, 80068, 80096,
    80112, 80134, 80150, 80166, 80182, 80202, 80220, 80236, 80253, 80276, 80294, 80311, 80332,
    80352, 80371, 80394, 80412, 80431, 80454, 80475, 80496, 80515, 80535, 80561, 80582, 80598,
    80614, 80633, 80655, 80676, 80699, 80717, 80745, 80759, 80777, 80793, 80812, 80833, 80851,
    80870, 80889, 80918, 80941, 80959, 80973, 80996, 81015, 81033, 81050, 81069, 81090, 81106,
    81123, 81142, 81164, 81187, 81208, 81226, 81248, 81264, 81284, 81310, 81332, 81349, 81379,
    81398, 81423, 81441, 81462, 81479, 81496, 81513, 81531, 81550, 81566, 81582, 81607, 81625,
    81646, 81662, 81678, 81696, 81717, 81733, 81752, 81773, 81790, 81807, 81823, 81840, 81859,
    81875, 81893, 81911, 81927, 81946, 81965, 81984, 82002, 82023, 82040, 82056, 82073, 82093,
    82120, 82151, 82170, 82192, 82217, 82234, 82252, 82271, 82295, 82313, 82331, 82349, 82366,
    82384, 82406, 82425, 82444, 82460, 82482, 82501, 82522, 82540, 82563, 82582, 82608, 82625,
    82641, 82659, 82680, 82700, 82716, 82739, 82767, 82795, 82822, 82838, 82855, 82876, 82894,
    82911, 82930, 82961, 82980, 83002, 83022, 83048, 83069, 83091, 83110, 83128, 83146, 83163,
    83182, 83210, 83227, 83246, 83264, 83299, 83324, 83346, 83367, 83384, 83401, 83418, 83436,
    83453, 83469, 83485, 83502, 83520, 83538, 83560, 83590, 83606, 83626, 83657, 83679, 83698,
    83721, 83743, 83759, 83781, 83798, 83820, 83841, 83858, 83875, 83897, 83925, 83946, 83967,
    83988, 84007, 84025, 84042, 84058, 84079, 84100, 84116, 84134, 84157, 84173, 84202, 84227,
    84243, 84268, 84298, 84314, 84332, 84348, 84374, 84390, 84407, 84437, 84452, 84468, 84484,
    84505, 84523, 84543, 84561, 84578, 84594, 84617, 84643, 84661, 84677, 84694, 84710, 84728,
    84744, 84760, 84789, 84808, 84824, 84841, 84857, 84883, 84902, 84919, 84944, 84960, 84978,
    84993, 85014, 85035, 85051, 85073, 85105, 85121, 85139, 85156, 85172, 85189, 85207, 85226,
    85244, 85262, 85281, 85296, 85314, 85332, 85349, 85366, 85388, 85404, 85423, 85439, 85461,
    85480, 85496, 85512, 85530, 85549, 85567, 85585, 85600, 85616, 85632, 85648, 85664, 85687,
    85703, 85718, 85733, 85749, 85764, 85787, 85814, 85837, 85860, 85886, 85910, 85929, 85952,
    85990, 86024, 86061, 86089, 86113, 86133, 86159, 86177, 86194, 86212, 86229, 86246, 86264,
    86286, 86304, 86322, 86339, 86356, 86375, 86392, 86409, 86427, 86444, 86462, 86479, 86499,
    86524, 86543, 86560, 86577, 86597, 86614, 86631, 86649, 86670, 86687, 86704, 86727, 86746,
    86763, 86780, 86797, 86814, 86831, 86848, 86865, 86882, 86901, 86919, 86937, 86954, 86976,
    86999, 87027, 87062, 87097, 87121, 87143, 87165, 87188, 87233, 87256, 87279, 87302, 87321,
    87345, 87369, 87397, 87421, 87438, 87481, 87505, 87538, 87571, 87608, 87648, 87679, 87695,
    87714, 87731, 87748, 87763, 87791, 87825, 87868, 87905, 87941, 87986, 88023, 88069, 88103,
    88146, 88187, 88237, 88277, 88326, 88359, 88399, 88441, 88478, 88499, 88522, 88546, 88579,
    88607, 88644, 88671, 88707, 88727, 88754, 88783, 88810, 88857, 88917, 88961, 89018, 89061,
    89117, 89156, 89208, 89250, 89305, 89350, 89408, 89453, 89511, 89525, 89541, 89563, 89577,
    89593, 89609, 89636, 89659, 89676, 89693, 89710, 89727, 89745, 89762, 89779, 89795, 89812,
    89829, 89846, 89871, 89888, 89905, 89922, 89939, 89956, 89973, 89990, 90007, 90024, 90041,
    90058, 90075, 90092, 90108, 90124, 90142, 90158, 90172, 90193, 90214, 90228, 90247, 90260,
    90274, 90292, 90304, 90317, 90334, 90351, 90369, 90387, 90405, 90420, 90440, 90473, 90509,
    90542, 90574, 90604, 90630, 90659, 90690, 90723, 90759, 90790, 90820, 90858, 90892, 90925,
    90953, 90988, 91014, 91050, 91089, 91120, 91150, 91195, 91223, 91249, 91281, 91312, 91337,
    91369, 91411, 91444, 91477, 91510, 91540, 91579, 91608, 91645, 91683, 91710, 91743, 91778,
    91805, 91838, 91868, 91894, 91922, 91953, 91968, 91991, 92007, 92020, 92047, 92085, 92109,
    92130, 92167, 92179, 92191, 92202, 92214, 92233, 92254, 92270, 92291, 92307, 92333, 92366,
    92392, 92431, 92447, 92476, 92498, 92522, 92551, 92573, 92589, 92607, 92626, 92644, 92669,
    92704, 92729, 92744, 92759, 92779, 92797, 92808, 92820, 92836, 92865, 92879, 92896, 92914,
    92929, 92955, 92971, 92994, 93011, 93035, 93060, 93079, 93100, 93120, 93140, 93158, 93179,
    93205, 93223, 93234, 93257, 93273, 93299, 93320, 93334, 93346, 93371, 93396, 93421, 93443,
    93458, 93492, 93515, 93541, 93561, 93583, 93607, 93630, 93642, 93655, 93667, 93688, 93701,
    93713, 93726, 93743, 93755, 93767, 93784, 93799, 93811, 93829, 93847, 93858, 93878, 93897,
    93912, 93930, 93948, 93965, 93978, 93989, 94000, 94017, 94034, 94046, 94077, 94097, 94111,
    94131, 94148, 94166, 94194, 94208, 94227, 94263, 94312, 94338, 94377, 94388, 94409, 94441,
    94462, 94491, 94512, 94530, 94541, 94560, 94578, 94596, 94612, 94632, 94643, 94670, 94698,
    94736, 94756, 94779, 94790, 94811, 94827, 94838, 94849, 94868, 94882, 94902, 94916, 94935,
    94967, 94982, 95001, 95044, 95059, 95077, 95094, 95114, 95129, 95162, 95181, 95206, 95225,
    95237, 95249, 95267, 95299, 95320, 95345, 95363, 95386, 95397, 95413, 95446, 95470, 95493,
    95531, 95556, 95569, 95582, 95596, 95620, 95641, 95652, 95665, 95676, 95695, 95707, 95724,
    95743, 95761,
  ]

  /// What each is called in front of users; empty where nobody wrote it.
  static let labels: StaticString = """
    
    
    
    EPS document
    
    
    Flash video
    Illustrator image
    PDF document
    Photoshop image
    large Photoshop image
    PostScript document
    
    
    
    
    DNG RAW image
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    AppleScript
    
    AppleScript text
    
    
    application
    
    application
    
    
    
    Apple archive
    
    ASCII property list
    
    binary property list
    
    
    
    
    
    bundle
    
    
    
    
    
    
    
    
    
    
    
    
    color profile
    
    Core Audio file
    
    
    crash report
    
    
    
    
    
    
    
    
    
    
    
    Apple disk image
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    framework
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    calendar
    calendar
    
    
    
    Apple icon
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    Keynote presentation
    
    
    
    Keynote presentation
    
    Numbers spreadsheet
    
    Numbers spreadsheet
    
    
    Pages document
    
    Pages document
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    log text
    
    
    
    
    
    
    
    
    MPEG-4 audio
    MPEG-4 video
    
    Mach-O binary
    
    
    
    
    
    
    
    mail message
    
    
    
    
    Metal source
    
    
    
    
    ringtone
    
    
    
    
    
    
    
    
    
    package
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    property list
    
    
    
    
    
    Quartz composition
    
    
    QuickTime movie
    
    
    
    RTFD document
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    web location
    web archive
    
    
    
    xar archive
    
    
    
    
    XML property list
    
    
    
    
    DXF drawing
    
    mailbox
    Canon RAW image
    Canon RAW image
    Canon RAW image
    
    GIF image
    
    
    
    
    
    
    
    
    
    
    
    
    
    Fujifilm RAW image
    
    
    
    
    
    
    
    
    OpenEXR image
    
    
    
    
    Kodak RAW image
    
    
    
    Leica RAW image
    
    comic book
    comic book
    
    
    
    Windows Media file
    BMP image
    Cabinet archive
    
    DDS image
    
    
    
    
    
    
    
    
    
    Excel 97 spreadsheet
    
    
    
    Windows icon
    internet shortcut
    
    
    
    
    
    
    
    PowerPoint 97 presentation
    TypeScript source
    WAVE audio
    Windows library
    Windows program
    
    
    Windows Media audio
    
    Windows Media video
    
    
    
    Word 97 document
    Word 97 template
    web archive
    
    
    JavaScript source
    Nikon RAW image
    Nikon RAW image
    Olympus RAW image
    Olympus RAW image
    
    
    
    
    
    Panasonic RAW image
    Panasonic RAW image
    
    
    
    
    Pentax RAW image
    
    USD scene
    USDZ scene
    
    Zip archive
    
    RAR archive
    RealAudio
    RealMedia movie
    
    RPM package
    
    PKCS 12 keys
    Samsung RAW image
    
    
    
    
    SGI image
    Sony RAW image
    Sony RAW image
    Sony RAW image
    
    
    
    
    
    Java archive
    Java class
    Java source
    
    
    
    
    GPX track
    TGA image
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    EDN file
    
    
    
    
    
    
    
    
    
    
    
    GraphQL file
    
    
    
    
    
    
    
    
    
    
    
    
    JSON5 file
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    SQL file
    
    
    
    
    
    Texinfo text
    
    
    
    
    TOML file
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    CoffeeScript
    
    
    
    
    
    
    
    
    
    
    
    
    Dart source
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    eMusic download package
    
    
    
    
    
    
    
    
    
    Excalidraw drawing
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    Gentoo Ebuild source
    Gentoo Eclass source
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    resin printer slices
    
    
    
    
    Applix Graphics image
    ARC archive
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    binary variant calls
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    Cap'n Proto source
    
    
    
    
    
    
    
    
    CD+G karaoke
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    cue sheet
    
    
    
    
    
    
    
    
    
    
    
    
    
    desktop entry
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    Enlightenment theme
    
    
    
    
    
    
    
    
    
    
    Egon animation
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    fish source
    
    FlatBuffers file
    
    
    
    
    Application Resource Bundle
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    GDScript
    
    GEDCOM file
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    Gnuplot source
    
    
    
    Godot Resource file
    
    GDShader source
    
    
    Graphite graph
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    HCL source
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    Inno Setup installer
    
    
    
    
    
    Igor Pro source
    
    
    Jupyter notebook
    
    
    
    
    jamovi project
    
    JASP project
    
    
    
    
    
    
    
    JBuilder project
    Java flight recording
    
    
    JSON Canvas
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    KiCad Schematic file
    
    KIllustrator drawing
    
    
    Kontakt instrument
    
    KPovModeler scene
    
    
    
    
    
    
    
    LabVIEW instrument
    LabVIEW project
    
    
    
    
    
    
    LHZ archive
    LightBurn project
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    M4 source
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    MindNode document
    
    
    
    
    
    Money Manager Ex database
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    Windows visual style
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    Nintendo 3DS package
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    NumPy array
    
    Nushell source
    
    
    
    
    
    
    
    
    GNU Oleo spreadsheet
    
    
    
    
    
    
    ZIM archive
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    PAR2 parity file
    
    
    
    
    Xcode project
    
    
    
    
    
    
    
    
    
    
    
    PHP archive
    Python pickle
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    Power BI report
    PowerBuilder library
    PowerShell source
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    PyTorch checkpoint
    
    
    
    
    QlikView document
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    report definition
    
    
    
    
    
    
    
    
    Rnote document
    
    
    
    
    
    
    
    Rust package
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    SimpleMind map
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    Synthesizer V project
    
    
    
    
    Tableau packaged workbook
    Tableau workbook
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    V8 processor profile
    V8 heap snapshot
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    vNote
    VOCALOID sequence
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    Xournal++ document
    Xournal document
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    XSLT stylesheet
    
    
    
    
    
    
    
    
    
    
    
    
    USAC audio
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    Amazon MP3 download list
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    iRiver playlist
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    IEF image
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    LightWave object
    
    
    
    
    
    
    
    
    
    
    Microsoft Office drawing
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    AsciiDoc text
    
    
    
    
    
    
    
    Julia source
    
    TextGrid file
    
    Rust source
    
    
    Slint document
    
    
    
    Roff document
    Turtle file
    
    VBScript
    
    
    
    
    
    
    Graphviz (DOT) file
    
    Mermaid document
    PlantUML file
    
    
    
    
    
    Typst source
    
    
    WGSL source
    1C Enterprise source
    2-Dimensional Array file
    4D source
    
    ABAP source
    ABAP CDS source
    ABNF file
    
    ActionScript
    Agda source
    AGS Script
    AIDL source
    Aiken source
    AL source
    Aleo source
    ALGOL source
    Alloy source
    AMPL source
    AngelScript
    Answer Set Programming source
    Ant Build System file
    Antlers document
    ANTLR source
    ApacheConf file
    Apex source
    API Blueprint document
    APL source
    Apollo Guidance Computer source
    
    
    Arc source
    
    
    
    ASL source
    ASN.1 file
    AspectJ source
    ASP.NET source
    Astro document
    Asymptote source
    
    ATS source
    Augeas source
    
    AutoHotkey source
    AutoIt source
    Avro IDL file
    Awk source
    B source
    B4X source
    Ballerina source
    BAML source
    BASIC source
    BBCode document
    
    Beancount ledger
    
    Beef source
    Befunge source
    
    Berry source
    B (Formal Method) source
    BibTeX document
    BibTeX Style source
    Bicep source
    
    BIRD2 file
    BitBake source
    Blade document
    BlitzBasic source
    BlitzMax source
    Blueprint document
    Bluespec source
    
    Boo source
    Boogie source
    
    BQN source
    Brainfuck source
    
    BrighterScript
    Brightscript
    Zeek source
    Browserslist
    Bru document
    C2hs Haskell source
    C3 source
    Cabal Config
    Caddyfile
    Cadence source
    Cairo source
    Cairo Zero source
    CameLIGO source
    Cangjie source
    CAP CDS source
    Carbon source
    CartoCSS source
    
    
    Ceylon source
    ColdFusion source
    
    
    
    Chapel source
    Charity source
    Checksums file
    ChucK source
    CIL file
    Circom source
    Cirru source
    
    Clarion source
    Clarity source
    Clean source
    Click source
    CLIPS source
    Clojure source
    Closure Templates
    Cloud Firestore Security Rules file
    Clue source
    CMake source
    COBOL source
    SmPL source
    CodeQL source
    ColdFusion CFC source
    Common Lisp source
    
    Component Pascal source
    
    CoNLL-U file
    Cooklang document
    Cool source
    
    Rocq Prover source
    Cpp-ObjDump file
    CQL source
    
    Creole text
    crontab file
    Crystal source
    C# source
    HTML+Razor document
    
    CSON file
    Csound source
    Csound Document source
    Csound Score source
    Cuda source
    
    cURL Config
    Curry source
    CWeb source
    Common Workflow Language source
    Cycript source
    Cylc file
    Cypher source
    Cython source
    D2 document
    Dafny source
    Darcs Patch file
    
    Daslang source
    DataWeave source
    DAX formula
    
    DIGITAL Command Language source
    
    
    
    DenizenScript
    
    
    Dhall source
    
    dircolors file
    DM source
    
    
    DNS Zone file
    Dockerfile source
    Dogescript
    Dotenv file
    
    D source
    
    DTrace source
    Dune source
    E source
    Earthly source
    
    EBNF file
    eC source
    Ecere Projects
    ECL source
    ECLiPSe source
    
    Edge document
    EdgeQL source
    Edje Data Collection file
    HTML+EEX document
    Eiffel source
    EJS document
    Elixir source
    Elm source
    Elvish source
    EmberScript
    
    
    EQ source
    HTML+ERB document
    Erlang source
    
    Euphoria source
    
    Factor source
    Fancy source
    Fantom source
    
    
    Faust source
    Fennel source
    FIGlet Font file
    Filebench WML source
    Filterscript
    FIRRTL source
    
    Flix source
    Fluent source
    FLUX source
    
    Forth source
    FPP source
    FreeMarker source
    Frege source
    F# source
    
    F* source
    Futhark source
    GAML source
    GAMS source
    GAP source
    
    FlashForge G-code
    GDB source
    Gemfile.lock file
    Gemini text
    
    Genero 4gl source
    Genero per document
    Genie source
    Genshi source
    
    
    
    Gettext Catalog text
    
    Gherkin source
    
    
    
    Git Commit file
    Git Config
    Gleam source
    Glimmer JS source
    Glimmer TS source
    Glyph source
    Game Maker Language source
    GN file
    Gno source
    
    
    Go source
    Go Checksums file
    Golo source
    
    Gosu source
    Go Template
    Go Workspace file
    Grace source
    Gradle Kotlin DSL file
    
    Grammatical Framework source
    Groovy source
    Groovy Server Pages source
    GSC source
    GtkRC file
    Hack source
    Haml document
    Handlebars document
    HAProxy file
    
    Hare source
    Haskell source
    Haxe source
    HIP source
    HiveQL source
    
    HOCON file
    HolyC source
    hoon source
    Hosts File
    HTTP file
    Hurl source
    Hy source
    HyPhy source
    IDL source
    WebIDL source
    Idris source
    Ignore List
    ImageJ Macro source
    Imba source
    
    ImHex Pattern Language source
    
    Inform 7 source
    INI file
    Ink source
    
    Readline Config
    
    
    
    
    Io source
    Ioke source
    
    IRC log file
    Isabelle source
    
    ISPC source
    J source
    Jac source
    
    Jai source
    Janet source
    JAR Manifest file
    Jasmin source
    JASS source
    Java Properties file
    JavaScript+ERB source
    Java Template Engine source
    JCL source
    JetBrains MPS source
    JFlex source
    Jinja document
    Jison source
    Jison Lex source
    Jolie source
    jq source
    JSONiq source
    Jsonnet source
    Just source
    Kaitai Struct source
    KakouneScript
    KCL source
    
    KDL file
    KerboScript
    
    KFramework source
    KiCad Layout file
    Kickstart file
    Kit document
    Koka source
    KoLmafia ASH source
    Kotlin source
    KRL source
    Kusto file
    kvlang document
    Lambdapi source
    Langium source
    Lark file
    
    Lasso source
    Latte document
    
    Lean source
    Lean 4 source
    Ledger journal
    Leo source
    Less document
    LFE source
    
    
    LigoLANG source
    LilyPond source
    Limbo source
    Linear Programming source
    Linker Script
    Liquid document
    Liquidsoap source
    
    Literate Haskell source
    Literate Agda source
    Literate CoffeeScript
    LiveCode Script
    LiveScript
    LLVM source
    Lobster source
    
    
    Logos source
    Logtalk source
    LOLCODE source
    LookML source
    LoomScript
    
    LSL source
    Lua source
    
    Luau source
    
    
    M4Sugar source
    Macaulay2 source
    
    Mako source
    Marko document
    Mask document
    Mathematical Programming System source
    MATLAB source
    
    Max source
    
    MAXScript
    mcfunction source
    mdsvex document
    MDX document
    Wikitext text
    Mercury source
    Meson source
    
    
    MeTTa source
    
    
    MiniD source
    MiniScript
    MiniZinc source
    MiniZinc Data
    Mint source
    Mirah source
    mIRC Script
    MLIR source
    
    Modelica source
    
    Modula-2 source
    Modula-3 source
    
    Module Management System source
    
    Mojo source
    Monkey source
    Monkey C source
    Moocode source
    MoonBit source
    MoonScript
    Motoko source
    Motorola 68K Assembly source
    Move source
    
    
    
    MQL4 source
    
    
    
    Windows Registry Entries file
    
    
    
    
    IL Assembly source
    
    MTML document
    MUF source
    M source
    
    mupad source
    Muse text
    Mustache document
    Myghty source
    nanorc file
    Nasal source
    NASL source
    
    NCL source
    Nearley source
    
    Nemerle source
    NEON file
    nesC source
    NetLinx source
    NetLinx+ERB source
    NetLogo source
    
    NewLisp source
    Nextflow source
    
    
    
    Nginx file
    Nickel source
    Nim source
    
    Ninja file
    Nit source
    Nix source
    NMODL source
    Noir source
    
    NSIS source
    Nunjucks document
    
    NWScript
    Oberon source
    ObjDump file
    ObjectScript
    Objective-J source
    OCaml source
    
    
    Odin source
    Omgrofl source
    OMNeT++ MSG source
    OMNeT++ NED source
    ooc source
    Opa source
    Opal source
    
    Open Policy Agent source
    OpenQASM source
    OpenSCAD source
    OpenType Feature File
    Option List
    OverpassQL source
    OverPy source
    Ox source
    Oxygene source
    Oz source
    P4 source
    Pact source
    Pan source
    Papyrus source
    Parrot source
    Parrot Assembly source
    Parrot Internal Representation source
    Pawn source
    PDDL source
    PEG.js source
    Pep8 source
    PHYLIP alignment
    Pic document
    
    PicoLisp source
    PigLatin source
    Pike source
    Pip Requirements file
    
    pkg-config
    Pkl source
    
    
    PLpgSQL source
    PLSQL source
    Pod text
    Pod 6 text
    PogoScript
    Polar source
    Pony source
    Portugol source
    PostCSS document
    POV-Ray SDL source
    Power Query source
    Praat source
    Prisma file
    Processing source
    
    OpenEdge ABL source
    Prolog source
    Promela source
    Propeller Spin source
    
    
    Pug document
    Puppet source
    PureBasic source
    Pure Data
    PureScript
    Pyret source
    Python traceback file
    q source
    QMake source
    QML source
    Q# source
    Qt Script
    Quake source
    QuakeC source
    
    Quartus settings
    QuickBASIC source
    Quint source
    R source
    RMarkdown text
    Racket source
    Ragel source
    Raku source
    Rascal source
    RAScript
    RBS file
    RDoc text
    
    REALbasic source
    ReasonLIGO source
    Reason source
    Rebol source
    Record Jar file
    Red source
    Redcode source
    Redirect Rules file
    Redscript
    
    Regular Expression file
    
    RenderScript
    Ren'Py source
    ReScript
    REXX source
    Ring source
    Riot document
    RobotFramework source
    Robots Exclusion Rules file
    Roc source
    RON file
    ROS Interface file
    Rouge source
    RouterOS Script
    RPC source
    
    RPGLE source
    RPM Spec file
    reStructuredText text
    RUNOFF document
    Sage source
    Sail source
    Salt source
    SAS source
    Sass document
    
    
    Scala source
    Scaml document
    
    Scenic source
    Scheme source
    Scilab source
    
    
    SCSS document
    sed source
    Self source
    
    SELinux Policy file
    
    
    ShaderLab source
    ShellSession source
    Shen source
    Sieve source
    
    Singularity source
    Slang source
    Slash source
    Slice source
    Slim document
    Smali source
    Smalltalk source
    Smarty source
    Smithy source
    Standard ML source
    Snakemake source
    
    Solidity source
    Soong file
    SourcePawn source
    SPARQL file
    SpiceDB Schema file
    
    SQF source
    SQLPL source
    Squirrel source
    
    
    SSH Config
    
    
    
    
    Stan source
    Starlark source
    Stata source
    STON file
    
    strings dictionary
    Stylus document
    
    SugarSS document
    SuperCollider source
    
    SurrealQL source
    Svelte document
    
    SystemVerilog source
    Sway source
    Sweave text
    Swift interface
    SWIG source
    
    
    
    
    
    
    Tact source
    
    
    Talon source
    Tape source
    Tcl source
    Tea document
    Teal source
    templ document
    Terra source
    
    Terraform Template
    TeX document
    Textile text
    TextMate Properties file
    Protocol Buffer Text Format
    Thrift source
    
    TI Program source
    TLA source
    TL-Verilog source
    TMDL file
    
    
    Toit source
    Tolk source
    Tor Config
    Tree-sitter Query source
    
    
    
    Turing source
    
    Twig document
    TXL source
    
    TypeSpec source
    
    ucode source
    
    
    Unified Parallel C source
    Unix Assembly source
    Uno source
    UnrealScript
    Untyped Plutus Core source
    
    UrWeb source
    
    UTAU sequence
    
    Vala source
    Valve Data Format
    Visual Basic .NET source
    VBA source
    VCL source
    Velocity Template Language document
    Vento document
    Verilog source
    Verse source
    VHDL source
    Vim script
    Vim Snippet document
    Visual Basic 6.0 source
    V source
    
    Volt source
    Vue document
    Vyper source
    WebAssembly source
    WDL source
    
    Whiley source
    
    wisp source
    WebAssembly Interface Type file
    Witcher Script
    Wollok source
    Wren source
    Windows script host settings
    X10 source
    xBase source
    XC source
    Xcode build configuration
    XCompose file
    
    
    X Font Directory Index
    
    Xmake source
    
    
    Xojo source
    Xonsh source
    XPages file
    
    XProc source
    XQuery source
    XS source
    
    Xtend source
    YANG file
    YARA source
    YASnippet document
    Yul source
    SMT source
    ZAP source
    ZenScript
    Zephir source
    Zig source
    ZIL source
    Zimpl source
    Zmodel file
    G-code source
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    Markdown text
    
    AMR audio
    7-Zip archive
    
    
    
    
    
    
    Debian package
    Emacs Lisp source
    GNU tar archive
    gzip archive
    gzipped tar archive
    EPUB book
    
    COLLADA model
    GLSL source
    
    
    
    
    
    
    
    Matroska audio
    Matroska movie
    DICOM image
    OpenDocument file
    
    
    OpenDocument database
    OpenDocument formula
    
    OpenDocument drawing
    
    
    
    OpenDocument presentation
    
    OpenDocument spreadsheet
    
    OpenDocument text
    
    OpenDocument text template
    
    
    
    
    
    
    
    
    
    
    
    
    Office document
    PowerPoint presentation
    
    
    
    PowerPoint template
    
    Excel spreadsheet
    
    Excel template
    
    Word document
    
    Word template
    
    OPML outline
    Org text
    
    MXF movie
    DVI document
    
    xz tar archive
    xz archive
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    DVD video
    
    
    
    
    
    
    
    
    WebVTT captions
    WebM movie
    WebP image
    FLAC audio
    Ogg audio
    Ogg movie
    Opus audio
    3D content
    3GPP movie
    3GPP2 movie
    AAC audio
    AC-3 audio
    Ada source
    AIFF-C audio
    AIFF audio
    Alembic scene
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    
    archive
    assembly source
    AU audio
    audio
    audio or video
    
    
    
    AVCHD transport stream
    AVCI image
    
    AVI movie
    AVIF image
    Bash script
    block device
    
    bzip2 archive
    C header
    C++ header
    
    C++ source
    
    C source
    
    calendar event
    camera RAW image
    
    
    
    
    
    
    character device
    CSV text
    document
    contact
    content
    cpio archive
    C shell script
    CSS style sheet
    data
    database
    delimited text
    
    directory
    disk image
    
    
    DV movie
    
    
    
    
    
    
    
    
    ELF binary
    mail message
    Enhanced AC-3 audio
    program
    
    
    file URL
    
    
    folder
    font
    
    
    
    Fortran source
    GeoJSON text
    OBJ model
    
    
    
    
    
    
    HEIC image
    HEIC image sequence
    HEIF image
    HEIF image
    HEIF image sequence
    HTML text
    image
    ISO disk image
    item
    JPEG image
    JPEG 2000 image
    JPEG XL image
    JSON text
    Korn shell script
    Lex source
    log
    M3U playlist
    makefile
    message
    MIDI audio
    
    
    movie
    MP2 audio
    MP3 audio
    
    
    MPEG movie
    MPEG-2 transport stream
    MPEG-2 video
    MPEG-4 movie
    MPEG-4 audio
    MPO image
    named pipe
    
    JSON lines
    object code
    Objective-C++ source
    
    Objective-C source
    
    
    OpenCL source
    OpenType collection
    OpenType font
    
    Pascal source
    patch
    Netpbm image
    Perl script
    PHP script
    plain text
    playlist
    PLS playlist
    PNG image
    PLY model
    
    
    presentation
    Protocol Buffers source
    
    Python script
    Radiance image
    RSS feed
    RTF text
    Ruby script
    script
    shell script
    socket
    source code
    
    
    spreadsheet
    STL model
    
    
    SVG image
    Swift source
    symbolic link
    TSV text
    tar archive
    bzipped tar archive
    
    text
    TIFF image
    to-do item
    TrueType collection
    TrueType font
    TrueType font
    
    Unix program
    URL
    
    UTF-16 text
    UTF-16 text
    UTF-8 text
    
    
    contact card
    video
    volume
    certificate
    X bitmap image
    
    XHTML text
    XML text
    Yacc source
    YAML text
    compress archive
    Zip archive
    Zsh script
    """

  /// Where each begins; the last one is past the end.
  static let labelStarts: [UInt32] = [
    0, 1, 2, 3, 16, 17, 18, 30, 48, 61, 77, 99, 119, 120, 121, 122, 123, 137, 138, 139, 140, 141,
    142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 164, 165, 182, 183, 184, 196, 197, 209,
    210, 211, 212, 226, 227, 247, 248, 269, 270, 271, 272, 273, 274, 281, 282, 283, 284, 285, 286,
    287, 288, 289, 290, 291, 292, 293, 307, 308, 324, 325, 326, 339, 340, 341, 342, 343, 344, 345,
    346, 347, 348, 349, 350, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380,
    381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 405, 406, 407, 408,
    409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 433, 442, 443,
    444, 445, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472,
    473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491,
    492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510,
    511, 512, 513, 514, 535, 536, 537, 538, 559, 560, 580, 581, 601, 602, 603, 618, 619, 634, 635,
    636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654,
    655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673,
    674, 675, 676, 685, 686, 687, 688, 689, 690, 691, 692, 693, 706, 719, 720, 734, 735, 736, 737,
    738, 739, 740, 741, 754, 755, 756, 757, 758, 771, 772, 773, 774, 775, 784, 785, 786, 787, 788,
    789, 790, 791, 792, 793, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814,
    815, 816, 817, 818, 819, 820, 821, 822, 836, 837, 838, 839, 840, 841, 860, 861, 862, 878, 879,
    880, 881, 895, 896, 897, 898, 899, 900, 901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 911,
    912, 913, 914, 915, 916, 917, 918, 919, 920, 921, 922, 923, 924, 925, 926, 927, 928, 929, 930,
    931, 932, 933, 934, 935, 936, 937, 938, 939, 940, 941, 942, 943, 956, 968, 969, 970, 971, 983,
    984, 985, 986, 987, 1005, 1006, 1007, 1008, 1009, 1021, 1022, 1030, 1046, 1062, 1078, 1079,
    1089, 1090, 1091, 1092, 1093, 1094, 1095, 1096, 1097, 1098, 1099, 1100, 1101, 1102, 1121, 1122,
    1123, 1124, 1125, 1126, 1127, 1128, 1129, 1143, 1144, 1145, 1146, 1147, 1163, 1164, 1165, 1166,
    1182, 1183, 1194, 1205, 1206, 1207, 1208, 1227, 1237, 1253, 1254, 1264, 1265, 1266, 1267, 1268,
    1269, 1270, 1271, 1272, 1273, 1294, 1295, 1296, 1297, 1310, 1328, 1329, 1330, 1331, 1332, 1333,
    1334, 1335, 1362, 1380, 1391, 1407, 1423, 1424, 1425, 1445, 1446, 1466, 1467, 1468, 1469, 1486,
    1503, 1515, 1516, 1517, 1535, 1551, 1567, 1585, 1603, 1604, 1605, 1606, 1607, 1608, 1628, 1648,
    1649, 1650, 1651, 1652, 1669, 1670, 1680, 1691, 1692, 1704, 1705, 1717, 1727, 1743, 1744, 1756,
    1757, 1770, 1788, 1789, 1790, 1791, 1792, 1802, 1817, 1832, 1847, 1848, 1849, 1850, 1851, 1852,
    1865, 1876, 1888, 1889, 1890, 1891, 1892, 1902, 1912, 1913, 1914, 1915, 1916, 1917, 1918, 1919,
    1920, 1921, 1922, 1923, 1924, 1925, 1926, 1927, 1928, 1929, 1930, 1931, 1932, 1941, 1942, 1943,
    1944, 1945, 1946, 1947, 1948, 1949, 1950, 1951, 1952, 1965, 1966, 1967, 1968, 1969, 1970, 1971,
    1972, 1973, 1974, 1975, 1976, 1977, 1988, 1989, 1990, 1991, 1992, 1993, 1994, 1995, 1996, 1997,
    1998, 1999, 2000, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009, 2010, 2011, 2012, 2013,
    2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029,
    2030, 2031, 2032, 2033, 2034, 2035, 2036, 2037, 2038, 2039, 2040, 2041, 2042, 2043, 2044, 2045,
    2046, 2047, 2048, 2049, 2050, 2051, 2052, 2053, 2054, 2055, 2056, 2057, 2058, 2059, 2060, 2061,
    2062, 2063, 2064, 2065, 2066, 2075, 2076, 2077, 2078, 2079, 2080, 2093, 2094, 2095, 2096, 2097,
    2107, 2108, 2109, 2110, 2111, 2112, 2113, 2114, 2115, 2116, 2117, 2118, 2119, 2120, 2121, 2122,
    2123, 2124, 2125, 2126, 2127, 2128, 2129, 2130, 2131, 2132, 2133, 2134, 2135, 2136, 2137, 2138,
    2139, 2140, 2141, 2142, 2143, 2144, 2145, 2146, 2147, 2148, 2149, 2150, 2151, 2152, 2165, 2166,
    2167, 2168, 2169, 2170, 2171, 2172, 2173, 2174, 2175, 2176, 2177, 2189, 2190, 2191, 2192, 2193,
    2194, 2195, 2196, 2197, 2198, 2199, 2200, 2201, 2202, 2203, 2204, 2205, 2229, 2230, 2231, 2232,
    2233, 2234, 2235, 2236, 2237, 2238, 2257, 2258, 2259, 2260, 2261, 2262, 2263, 2264, 2265, 2266,
    2267, 2268, 2269, 2270, 2271, 2272, 2273, 2274, 2275, 2276, 2277, 2278, 2279, 2280, 2281, 2282,
    2303, 2324, 2325, 2326, 2327, 2328, 2329, 2330, 2331, 2332, 2333, 2334, 2335, 2336, 2337, 2338,
    2339, 2340, 2341, 2342, 2343, 2344, 2345, 2346, 2347, 2348, 2349, 2350, 2351, 2352, 2353, 2354,
    2355, 2356, 2357, 2358, 2359, 2360, 2361, 2362, 2363, 2364, 2365, 2366, 2367, 2368, 2369, 2370,
    2371, 2372, 2373, 2374, 2375, 2376, 2377, 2378, 2379, 2380, 2381, 2382, 2383, 2384, 2385, 2386,
    2387, 2388, 2389, 2390, 2391, 2392, 2393, 2394, 2395, 2396, 2397, 2398, 2399, 2400, 2401, 2402,
    2403, 2404, 2405, 2406, 2407, 2408, 2409, 2410, 2411, 2412, 2413, 2414, 2415, 2416, 2417, 2418,
    2419, 2420, 2421, 2422, 2423, 2424, 2425, 2426, 2427, 2428, 2429, 2430, 2431, 2432, 2433, 2434,
    2435, 2436, 2437, 2438, 2439, 2440, 2441, 2442, 2443, 2444, 2445, 2446, 2447, 2448, 2449, 2450,
    2451, 2452, 2453, 2454, 2455, 2456, 2457, 2458, 2459, 2460, 2461, 2462, 2463, 2464, 2465, 2466,
    2467, 2468, 2469, 2470, 2471, 2472, 2473, 2474, 2475, 2476, 2477, 2478, 2479, 2480, 2481, 2482,
    2483, 2484, 2485, 2486, 2487, 2488, 2489, 2490, 2491, 2492, 2493, 2494, 2495, 2496, 2497, 2498,
    2499, 2500, 2501, 2502, 2503, 2504, 2505, 2506, 2507, 2508, 2509, 2510, 2511, 2512, 2513, 2514,
    2515, 2516, 2517, 2518, 2519, 2520, 2521, 2522, 2523, 2524, 2525, 2526, 2527, 2528, 2529, 2530,
    2531, 2532, 2533, 2534, 2535, 2536, 2537, 2538, 2539, 2540, 2541, 2542, 2543, 2544, 2545, 2546,
    2547, 2548, 2549, 2550, 2551, 2552, 2553, 2554, 2555, 2556, 2557, 2558, 2559, 2560, 2561, 2562,
    2563, 2564, 2565, 2566, 2567, 2568, 2569, 2570, 2571, 2572, 2573, 2574, 2575, 2576, 2577, 2578,
    2579, 2580, 2581, 2582, 2583, 2584, 2585, 2586, 2587, 2588, 2589, 2590, 2591, 2592, 2593, 2594,
    2595, 2596, 2597, 2598, 2599, 2600, 2601, 2602, 2603, 2604, 2605, 2606, 2607, 2608, 2609, 2610,
    2611, 2612, 2613, 2614, 2615, 2616, 2617, 2618, 2619, 2620, 2621, 2622, 2623, 2624, 2625, 2626,
    2627, 2628, 2629, 2650, 2651, 2652, 2653, 2654, 2676, 2688, 2689, 2690, 2691, 2692, 2693, 2694,
    2695, 2696, 2697, 2698, 2699, 2700, 2701, 2702, 2703, 2704, 2705, 2706, 2707, 2708, 2709, 2710,
    2711, 2712, 2713, 2714, 2715, 2716, 2717, 2718, 2719, 2720, 2721, 2722, 2723, 2724, 2725, 2726,
    2727, 2728, 2729, 2730, 2731, 2752, 2753, 2754, 2755, 2756, 2757, 2758, 2759, 2760, 2761, 2762,
    2763, 2764, 2765, 2766, 2767, 2768, 2769, 2770, 2771, 2772, 2773, 2774, 2775, 2776, 2777, 2778,
    2779, 2780, 2781, 2782, 2783, 2784, 2785, 2786, 2787, 2788, 2789, 2808, 2809, 2810, 2811, 2812,
    2813, 2814, 2815, 2816, 2829, 2830, 2831, 2832, 2833, 2834, 2835, 2836, 2837, 2838, 2839, 2840,
    2841, 2842, 2843, 2844, 2845, 2846, 2847, 2848, 2849, 2850, 2851, 2852, 2853, 2854, 2855, 2856,
    2857, 2858, 2859, 2860, 2861, 2862, 2863, 2864, 2865, 2866, 2867, 2868, 2869, 2870, 2871, 2872,
    2873, 2874, 2875, 2876, 2877, 2878, 2879, 2880, 2890, 2891, 2892, 2893, 2894, 2895, 2896, 2897,
    2898, 2899, 2900, 2901, 2902, 2903, 2917, 2918, 2919, 2920, 2921, 2922, 2923, 2924, 2925, 2926,
    2927, 2928, 2929, 2930, 2931, 2932, 2933, 2934, 2935, 2936, 2937, 2938, 2939, 2940, 2941, 2961,
    2962, 2963, 2964, 2965, 2966, 2967, 2968, 2969, 2970, 2971, 2986, 2987, 2988, 2989, 2990, 2991,
    2992, 2993, 2994, 2995, 2996, 2997, 2998, 2999, 3000, 3001, 3002, 3003, 3004, 3005, 3006, 3007,
    3008, 3009, 3010, 3011, 3012, 3013, 3014, 3015, 3016, 3017, 3018, 3019, 3020, 3032, 3033, 3050,
    3051, 3052, 3053, 3054, 3082, 3083, 3084, 3085, 3086, 3087, 3088, 3089, 3090, 3091, 3092, 3093,
    3094, 3095, 3096, 3097, 3098, 3099, 3100, 3101, 3102, 3103, 3104, 3105, 3106, 3107, 3108, 3109,
    3110, 3111, 3112, 3113, 3114, 3115, 3116, 3117, 3118, 3119, 3120, 3121, 3122, 3123, 3124, 3125,
    3126, 3127, 3128, 3137, 3138, 3150, 3151, 3152, 3153, 3154, 3155, 3156, 3157, 3158, 3159, 3160,
    3161, 3162, 3163, 3164, 3165, 3166, 3181, 3182, 3183, 3184, 3204, 3205, 3221, 3222, 3223, 3238,
    3239, 3240, 3241, 3242, 3243, 3244, 3245, 3246, 3247, 3248, 3249, 3250, 3251, 3252, 3263, 3264,
    3265, 3266, 3267, 3268, 3269, 3270, 3271, 3272, 3273, 3274, 3275, 3276, 3277, 3278, 3279, 3280,
    3281, 3282, 3283, 3284, 3285, 3286, 3287, 3288, 3289, 3310, 3311, 3312, 3313, 3314, 3315, 3331,
    3332, 3333, 3350, 3351, 3352, 3353, 3354, 3369, 3370, 3383, 3384, 3385, 3386, 3387, 3388, 3389,
    3390, 3407, 3429, 3430, 3431, 3443, 3444, 3445, 3446, 3447, 3448, 3449, 3450, 3451, 3452, 3453,
    3454, 3455, 3456, 3457, 3458, 3459, 3480, 3481, 3502, 3503, 3504, 3523, 3524, 3542, 3543, 3544,
    3545, 3546, 3547, 3548, 3549, 3568, 3584, 3585, 3586, 3587, 3588, 3589, 3590, 3602, 3620, 3621,
    3622, 3623, 3624, 3625, 3626, 3627, 3628, 3629, 3630, 3631, 3632, 3633, 3634, 3635, 3636, 3637,
    3638, 3639, 3640, 3641, 3642, 3643, 3653, 3654, 3655, 3656, 3657, 3658, 3659, 3660, 3661, 3662,
    3663, 3664, 3665, 3666, 3667, 3668, 3669, 3670, 3671, 3672, 3673, 3674, 3675, 3676, 3694, 3695,
    3696, 3697, 3698, 3699, 3725, 3726, 3727, 3728, 3729, 3730, 3731, 3732, 3733, 3734, 3735, 3736,
    3737, 3738, 3739, 3740, 3741, 3742, 3743, 3744, 3745, 3746, 3747, 3748, 3749, 3750, 3751, 3752,
    3753, 3754, 3755, 3756, 3757, 3758, 3759, 3760, 3761, 3762, 3763, 3764, 3765, 3766, 3767, 3788,
    3789, 3790, 3791, 3792, 3793, 3794, 3795, 3796, 3797, 3798, 3799, 3800, 3801, 3802, 3803, 3804,
    3805, 3806, 3807, 3808, 3829, 3830, 3831, 3832, 3833, 3834, 3835, 3836, 3837, 3838, 3839, 3840,
    3841, 3842, 3843, 3844, 3845, 3857, 3858, 3873, 3874, 3875, 3876, 3877, 3878, 3879, 3880, 3881,
    3902, 3903, 3904, 3905, 3906, 3907, 3908, 3920, 3921, 3922, 3923, 3924, 3925, 3926, 3927, 3928,
    3929, 3930, 3931, 3932, 3933, 3934, 3951, 3952, 3953, 3954, 3955, 3969, 3970, 3971, 3972, 3973,
    3974, 3975, 3976, 3977, 3978, 3979, 3980, 3992, 4006, 4007, 4008, 4009, 4010, 4011, 4012, 4013,
    4014, 4015, 4016, 4017, 4018, 4019, 4020, 4036, 4057, 4075, 4076, 4077, 4078, 4079, 4080, 4081,
    4082, 4083, 4084, 4085, 4086, 4087, 4088, 4089, 4090, 4091, 4092, 4093, 4094, 4113, 4114, 4115,
    4116, 4117, 4135, 4136, 4137, 4138, 4139, 4140, 4141, 4142, 4143, 4144, 4145, 4146, 4147, 4148,
    4149, 4150, 4151, 4152, 4153, 4171, 4172, 4173, 4174, 4175, 4176, 4177, 4178, 4179, 4194, 4195,
    4196, 4197, 4198, 4199, 4200, 4201, 4214, 4215, 4216, 4217, 4218, 4219, 4220, 4221, 4222, 4223,
    4224, 4225, 4226, 4227, 4228, 4229, 4230, 4231, 4232, 4233, 4234, 4235, 4236, 4237, 4238, 4239,
    4240, 4241, 4242, 4243, 4244, 4259, 4260, 4261, 4262, 4263, 4264, 4265, 4266, 4267, 4268, 4269,
    4270, 4271, 4272, 4273, 4274, 4275, 4276, 4277, 4278, 4279, 4280, 4281, 4282, 4283, 4284, 4285,
    4286, 4287, 4288, 4289, 4290, 4291, 4292, 4293, 4294, 4295, 4296, 4297, 4298, 4299, 4300, 4301,
    4302, 4303, 4304, 4305, 4306, 4307, 4308, 4309, 4331, 4332, 4333, 4334, 4335, 4361, 4378, 4379,
    4380, 4381, 4382, 4383, 4384, 4385, 4386, 4387, 4388, 4389, 4390, 4391, 4392, 4393, 4394, 4395,
    4396, 4397, 4398, 4399, 4400, 4401, 4402, 4403, 4404, 4405, 4406, 4407, 4408, 4409, 4410, 4411,
    4412, 4413, 4414, 4415, 4416, 4417, 4418, 4419, 4420, 4421, 4422, 4443, 4460, 4461, 4462, 4463,
    4464, 4465, 4466, 4467, 4468, 4469, 4470, 4471, 4472, 4473, 4474, 4475, 4476, 4477, 4478, 4479,
    4480, 4486, 4504, 4505, 4506, 4507, 4508, 4509, 4510, 4511, 4512, 4513, 4514, 4515, 4516, 4517,
    4518, 4519, 4520, 4521, 4522, 4523, 4524, 4525, 4526, 4527, 4528, 4529, 4530, 4531, 4532, 4533,
    4534, 4535, 4536, 4537, 4538, 4539, 4540, 4541, 4560, 4577, 4578, 4579, 4580, 4581, 4582, 4583,
    4584, 4585, 4586, 4587, 4588, 4589, 4590, 4591, 4592, 4593, 4594, 4595, 4596, 4597, 4598, 4599,
    4615, 4616, 4617, 4618, 4619, 4620, 4621, 4622, 4623, 4624, 4625, 4626, 4627, 4638, 4639, 4640,
    4641, 4642, 4643, 4644, 4645, 4646, 4647, 4648, 4649, 4650, 4651, 4652, 4653, 4654, 4655, 4656,
    4657, 4682, 4683, 4684, 4685, 4686, 4687, 4688, 4689, 4690, 4691, 4692, 4693, 4694, 4695, 4696,
    4697, 4698, 4699, 4700, 4701, 4702, 4703, 4704, 4705, 4706, 4707, 4708, 4709, 4710, 4711, 4727,
    4728, 4729, 4730, 4731, 4732, 4733, 4734, 4735, 4736, 4737, 4738, 4739, 4740, 4741, 4742, 4743,
    4744, 4745, 4746, 4747, 4748, 4749, 4750, 4751, 4752, 4753, 4754, 4755, 4756, 4757, 4758, 4759,
    4760, 4761, 4762, 4763, 4764, 4765, 4766, 4767, 4768, 4769, 4770, 4771, 4772, 4773, 4774, 4775,
    4776, 4777, 4778, 4779, 4780, 4781, 4782, 4783, 4784, 4785, 4786, 4787, 4788, 4789, 4790, 4791,
    4792, 4793, 4794, 4795, 4796, 4797, 4798, 4799, 4800, 4801, 4802, 4803, 4804, 4805, 4806, 4807,
    4808, 4809, 4810, 4811, 4812, 4813, 4814, 4815, 4816, 4817, 4818, 4819, 4829, 4830, 4831, 4832,
    4833, 4834, 4835, 4836, 4837, 4838, 4839, 4840, 4841, 4842, 4843, 4844, 4845, 4846, 4847, 4848,
    4849, 4850, 4851, 4852, 4853, 4854, 4855, 4856, 4857, 4858, 4859, 4860, 4861, 4862, 4863, 4864,
    4865, 4866, 4867, 4868, 4869, 4870, 4871, 4872, 4873, 4874, 4875, 4876, 4877, 4878, 4879, 4880,
    4881, 4882, 4883, 4884, 4885, 4886, 4887, 4888, 4889, 4890, 4891, 4892, 4893, 4894, 4895, 4896,
    4897, 4898, 4899, 4900, 4901, 4902, 4903, 4904, 4905, 4906, 4907, 4908, 4909, 4910, 4911, 4912,
    4913, 4914, 4915, 4916, 4917, 4918, 4919, 4920, 4921, 4922, 4923, 4924, 4925, 4926, 4927, 4928,
    4929, 4930, 4931, 4932, 4933, 4934, 4935, 4936, 4937, 4938, 4939, 4940, 4941, 4942, 4943, 4944,
    4945, 4946, 4947, 4948, 4949, 4950, 4951, 4952, 4953, 4954, 4955, 4956, 4973, 4974, 4975, 4976,
    4977, 4978, 4979, 4980, 4981, 4982, 4983, 5008, 5009, 5010, 5011, 5012, 5013, 5014, 5015, 5016,
    5017, 5018, 5019, 5020, 5021, 5022, 5023, 5024, 5025, 5026, 5027, 5028, 5029, 5030, 5031, 5032,
    5033, 5034, 5035, 5036, 5037, 5038, 5039, 5040, 5041, 5042, 5043, 5044, 5045, 5046, 5047, 5048,
    5049, 5050, 5051, 5052, 5053, 5054, 5055, 5056, 5057, 5058, 5059, 5060, 5061, 5062, 5063, 5064,
    5065, 5066, 5067, 5068, 5069, 5070, 5071, 5072, 5073, 5074, 5075, 5076, 5077, 5078, 5079, 5080,
    5081, 5082, 5083, 5084, 5085, 5086, 5087, 5088, 5089, 5090, 5091, 5092, 5093, 5094, 5095, 5096,
    5097, 5098, 5099, 5100, 5101, 5102, 5103, 5104, 5105, 5106, 5107, 5108, 5122, 5123, 5124, 5125,
    5126, 5127, 5128, 5129, 5142, 5143, 5157, 5158, 5170, 5171, 5172, 5187, 5188, 5189, 5190, 5204,
    5216, 5217, 5226, 5227, 5228, 5229, 5230, 5231, 5232, 5252, 5253, 5270, 5284, 5285, 5286, 5287,
    5288, 5289, 5302, 5303, 5304, 5316, 5337, 5362, 5372, 5373, 5385, 5401, 5411, 5412, 5425, 5437,
    5448, 5460, 5473, 5483, 5495, 5508, 5521, 5533, 5545, 5575, 5597, 5614, 5627, 5643, 5655, 5678,
    5689, 5721, 5722, 5723, 5734, 5735, 5736, 5737, 5748, 5759, 5774, 5789, 5804, 5821, 5822, 5833,
    5847, 5848, 5866, 5880, 5894, 5905, 5914, 5925, 5942, 5954, 5967, 5983, 5984, 6001, 6002, 6014,
    6029, 6030, 6043, 6068, 6084, 6104, 6117, 6118, 6129, 6144, 6159, 6177, 6193, 6212, 6228, 6229,
    6240, 6254, 6255, 6266, 6283, 6284, 6299, 6312, 6324, 6337, 6350, 6370, 6380, 6393, 6403, 6418,
    6431, 6449, 6465, 6480, 6495, 6509, 6525, 6526, 6527, 6541, 6559, 6560, 6561, 6562, 6576, 6591,
    6606, 6619, 6628, 6642, 6655, 6656, 6671, 6686, 6699, 6712, 6725, 6740, 6758, 6794, 6806, 6819,
    6832, 6844, 6858, 6880, 6899, 6900, 6924, 6925, 6938, 6956, 6968, 6969, 6988, 7005, 7016, 7017,
    7029, 7042, 7057, 7067, 7087, 7088, 7098, 7112, 7135, 7155, 7167, 7168, 7180, 7193, 7205, 7237,
    7252, 7262, 7276, 7290, 7302, 7315, 7332, 7333, 7348, 7365, 7377, 7378, 7410, 7411, 7412, 7413,
    7427, 7428, 7429, 7442, 7443, 7458, 7468, 7469, 7470, 7484, 7502, 7513, 7525, 7526, 7535, 7536,
    7550, 7562, 7571, 7586, 7587, 7597, 7607, 7622, 7633, 7648, 7649, 7663, 7677, 7703, 7721, 7735,
    7748, 7762, 7773, 7787, 7799, 7800, 7801, 7811, 7829, 7843, 7844, 7860, 7861, 7875, 7888, 7902,
    7903, 7904, 7917, 7931, 7948, 7969, 7982, 7996, 7997, 8009, 8023, 8035, 8036, 8049, 8060, 8078,
    8091, 8101, 8102, 8112, 8127, 8139, 8151, 8162, 8163, 8181, 8192, 8210, 8222, 8223, 8241, 8261,
    8274, 8288, 8289, 8290, 8291, 8312, 8313, 8328, 8329, 8330, 8331, 8347, 8358, 8371, 8389, 8407,
    8420, 8447, 8455, 8466, 8467, 8468, 8478, 8496, 8508, 8509, 8521, 8533, 8551, 8564, 8587, 8588,
    8617, 8631, 8658, 8669, 8680, 8692, 8706, 8726, 8739, 8740, 8752, 8767, 8779, 8790, 8804, 8805,
    8816, 8829, 8841, 8852, 8862, 8874, 8884, 8897, 8908, 8922, 8935, 8947, 8967, 8979, 8980, 9010,
    9011, 9027, 9036, 9047, 9048, 9064, 9065, 9066, 9067, 9068, 9078, 9090, 9091, 9104, 9120, 9121,
    9133, 9142, 9153, 9154, 9165, 9178, 9196, 9210, 9222, 9243, 9265, 9293, 9304, 9325, 9338, 9353,
    9366, 9383, 9396, 9406, 9420, 9435, 9447, 9468, 9482, 9493, 9494, 9503, 9515, 9516, 9534, 9552,
    9567, 9580, 9592, 9612, 9626, 9637, 9648, 9664, 9680, 9695, 9705, 9706, 9719, 9734, 9735, 9747,
    9761, 9776, 9787, 9801, 9812, 9813, 9814, 9830, 9846, 9859, 9885, 9899, 9915, 9933, 9934, 9958,
    9979, 10001, 10017, 10028, 10040, 10055, 10056, 10057, 10070, 10085, 10100, 10114, 10125, 10126,
    10137, 10148, 10149, 10161, 10162, 10163, 10178, 10195, 10196, 10208, 10223, 10237, 10276,
    10290, 10291, 10302, 10303, 10313, 10331, 10347, 10360, 10374, 10389, 10402, 10403, 10404,
    10417, 10418, 10419, 10432, 10443, 10459, 10473, 10485, 10498, 10510, 10522, 10523, 10539,
    10540, 10556, 10572, 10573, 10605, 10606, 10618, 10632, 10648, 10663, 10678, 10689, 10703,
    10732, 10744, 10745, 10746, 10747, 10759, 10760, 10761, 10762, 10792, 10793, 10794, 10795,
    10796, 10815, 10816, 10830, 10841, 10850, 10851, 10864, 10874, 10892, 10906, 10918, 10931,
    10943, 10944, 10955, 10970, 10971, 10986, 10996, 11008, 11023, 11042, 11057, 11058, 11073,
    11089, 11090, 11091, 11092, 11103, 11117, 11128, 11129, 11140, 11151, 11162, 11175, 11187,
    11188, 11200, 11218, 11219, 11228, 11242, 11255, 11268, 11287, 11300, 11301, 11302, 11314,
    11329, 11348, 11367, 11378, 11389, 11401, 11402, 11427, 11443, 11459, 11481, 11493, 11511,
    11525, 11535, 11550, 11560, 11570, 11582, 11593, 11608, 11622, 11645, 11683, 11695, 11707,
    11721, 11733, 11750, 11763, 11764, 11780, 11796, 11808, 11830, 11831, 11842, 11853, 11854,
    11855, 11870, 11883, 11892, 11903, 11914, 11927, 11939, 11955, 11972, 11991, 12010, 12023,
    12035, 12053, 12054, 12074, 12088, 12103, 12125, 12126, 12127, 12140, 12154, 12171, 12181,
    12192, 12205, 12227, 12236, 12249, 12260, 12270, 12280, 12293, 12307, 12308, 12325, 12343,
    12356, 12365, 12380, 12394, 12407, 12419, 12433, 12442, 12451, 12461, 12462, 12479, 12497,
    12511, 12524, 12540, 12551, 12566, 12586, 12596, 12597, 12621, 12622, 12635, 12649, 12658,
    12670, 12682, 12696, 12718, 12746, 12757, 12766, 12785, 12798, 12814, 12825, 12826, 12839,
    12853, 12875, 12891, 12903, 12915, 12927, 12938, 12952, 12953, 12954, 12967, 12982, 12983,
    12997, 13011, 13025, 13026, 13027, 13041, 13052, 13064, 13065, 13085, 13086, 13087, 13104,
    13124, 13136, 13149, 13150, 13169, 13182, 13195, 13208, 13222, 13235, 13252, 13266, 13280,
    13299, 13316, 13317, 13333, 13344, 13362, 13374, 13394, 13395, 13406, 13419, 13435, 13436,
    13437, 13448, 13449, 13450, 13451, 13452, 13464, 13480, 13493, 13503, 13504, 13523, 13539,
    13540, 13557, 13578, 13579, 13596, 13612, 13613, 13634, 13646, 13658, 13674, 13686, 13687,
    13688, 13689, 13690, 13691, 13692, 13704, 13705, 13706, 13719, 13731, 13742, 13755, 13767,
    13782, 13795, 13796, 13815, 13828, 13841, 13866, 13894, 13908, 13909, 13927, 13938, 13956,
    13966, 13967, 13968, 13980, 13992, 14003, 14028, 14029, 14030, 14031, 14045, 14046, 14060,
    14071, 14072, 14088, 14089, 14102, 14103, 14104, 14130, 14151, 14162, 14175, 14202, 14203,
    14216, 14217, 14231, 14232, 14244, 14262, 14287, 14298, 14309, 14345, 14360, 14375, 14388,
    14400, 14411, 14432, 14456, 14465, 14466, 14478, 14491, 14504, 14523, 14534, 14535, 14549,
    14550, 14562, 14594, 14609, 14623, 14635, 14664, 14675, 14688, 14698, 14724, 14738, 14739,
    14740, 14763, 14764, 14777, 14778, 14779, 14791, 14804, 14816, 14817, 14830, 14844, 14854,
    14855, 14868, 14878, 14890, 14909, 14920, 14931, 14942, 14952, 14966, 14977, 14988, 15001,
    15013, 15027, 15028, 15029, 15030, 15031, 15032, 15033, 15034, 15035, 15036, 15037, 15038,
    15039, 15040, 15041, 15042, 15043, 15044, 15045, 15046, 15047, 15048, 15049, 15050, 15051,
    15052, 15053, 15054, 15055, 15056, 15057, 15058, 15059, 15060, 15061, 15062, 15063, 15064,
    15065, 15066, 15067, 15068, 15069, 15070, 15071, 15072, 15073, 15074, 15075, 15076, 15077,
    15078, 15079, 15080, 15081, 15082, 15083, 15084, 15085, 15086, 15087, 15088, 15089, 15090,
    15091, 15092, 15093, 15094, 15095, 15096, 15097, 15098, 15099, 15100, 15114, 15115, 15125,
    15139, 15140, 15141, 15142, 15143, 15144, 15145, 15160, 15178, 15194, 15207, 15227, 15237,
    15238, 15252, 15264, 15265, 15266, 15267, 15268, 15269, 15270, 15271, 15286, 15301, 15313,
    15331, 15332, 15333, 15355, 15376, 15377, 15398, 15399, 15400, 15401, 15427, 15428, 15453,
    15454, 15472, 15473, 15500, 15501, 15502, 15503, 15504, 15505, 15506, 15507, 15508, 15509,
    15510, 15511, 15512, 15528, 15552, 15553, 15554, 15555, 15575, 15576, 15594, 15595, 15610,
    15611, 15625, 15626, 15640, 15641, 15654, 15663, 15664, 15674, 15687, 15688, 15703, 15714,
    15715, 15716, 15717, 15718, 15719, 15720, 15721, 15722, 15723, 15724, 15725, 15726, 15727,
    15728, 15729, 15730, 15731, 15732, 15733, 15734, 15744, 15745, 15746, 15747, 15748, 15749,
    15750, 15751, 15752, 15768, 15779, 15790, 15801, 15811, 15821, 15832, 15843, 15854, 15866,
    15876, 15887, 15898, 15911, 15922, 15936, 15937, 15938, 15939, 15940, 15941, 15942, 15943,
    15944, 15945, 15946, 15947, 15948, 15949, 15950, 15951, 15952, 15953, 15954, 15955, 15956,
    15957, 15958, 15959, 15960, 15961, 15962, 15963, 15964, 15965, 15966, 15967, 15968, 15969,
    15970, 15971, 15972, 15973, 15974, 15975, 15976, 15977, 15978, 15979, 15980, 15981, 15982,
    15983, 15984, 15992, 16008, 16017, 16023, 16038, 16039, 16040, 16041, 16064, 16075, 16076,
    16086, 16097, 16109, 16122, 16123, 16137, 16146, 16157, 16158, 16169, 16170, 16179, 16180,
    16195, 16212, 16213, 16214, 16215, 16216, 16217, 16218, 16235, 16244, 16253, 16261, 16269,
    16282, 16297, 16313, 16318, 16327, 16342, 16343, 16353, 16364, 16365, 16366, 16375, 16376,
    16377, 16378, 16379, 16380, 16381, 16382, 16383, 16394, 16407, 16427, 16435, 16436, 16437,
    16446, 16447, 16448, 16455, 16460, 16461, 16462, 16463, 16478, 16491, 16501, 16502, 16503,
    16504, 16505, 16506, 16507, 16518, 16538, 16549, 16560, 16580, 16590, 16596, 16611, 16616,
    16627, 16643, 16657, 16667, 16685, 16696, 16700, 16713, 16722, 16730, 16741, 16742, 16743,
    16749, 16759, 16769, 16770, 16771, 16782, 16806, 16819, 16832, 16845, 16855, 16866, 16867,
    16878, 16890, 16911, 16912, 16931, 16932, 16933, 16947, 16967, 16981, 16982, 16996, 17002,
    17015, 17027, 17038, 17049, 17058, 17071, 17081, 17091, 17092, 17093, 17106, 17130, 17131,
    17145, 17160, 17169, 17178, 17190, 17197, 17210, 17217, 17229, 17230, 17231, 17243, 17253,
    17254, 17255, 17265, 17278, 17292, 17301, 17313, 17333, 17334, 17339, 17350, 17361, 17381,
    17395, 17409, 17410, 17423, 17427, 17428, 17440, 17452, 17463, 17464, 17465, 17478, 17484,
    17491, 17503, 17518, 17519, 17530, 17539, 17551, 17561, 17578, 17590, 17601,
  ]

  /// 1 names no format, 2 parents inferred, 4 imported, 8 third party, 16 data, 32 folder, 64 of formats.json.
  static let flags: [UInt8] = [
    16, 26, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 16, 16, 16, 16, 20, 20, 26, 20, 4, 0, 24, 24,
    16, 0, 0, 0, 0, 0, 16, 16, 16, 32, 16, 16, 26, 0, 32, 32, 16, 32, 32, 16, 16, 16, 16, 16, 16, 0,
    16, 0, 16, 33, 24, 24, 24, 0, 24, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 36, 20, 16, 56, 16,
    32, 32, 16, 32, 32, 16, 24, 24, 24, 24, 5, 4, 32, 24, 32, 0, 32, 20, 32, 32, 24, 16, 4, 16, 0,
    32, 0, 26, 26, 32, 16, 16, 16, 16, 16, 16, 16, 16, 32, 24, 16, 52, 0, 32, 16, 16, 0, 16, 20, 32,
    0, 16, 20, 16, 32, 24, 24, 56, 16, 16, 26, 0, 16, 16, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 32, 0, 16, 32, 36, 36, 16, 32, 32,
    32, 16, 32, 24, 16, 24, 24, 24, 24, 24, 26, 24, 26, 26, 16, 36, 36, 26, 36, 20, 20, 36, 36, 20,
    20, 36, 36, 36, 20, 20, 36, 32, 36, 36, 16, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 32, 18, 0, 32, 32, 16, 26, 26, 26, 26, 26, 26, 26, 24,
    16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 24, 24, 16, 32, 32, 24, 16, 16, 0, 32, 16, 32, 56,
    24, 0, 16, 4, 0, 16, 16, 33, 16, 0, 0, 24, 16, 24, 24, 16, 32, 32, 16, 16, 32, 32, 32, 24, 32,
    0, 16, 16, 0, 16, 16, 16, 16, 16, 32, 16, 32, 16, 16, 16, 0, 16, 32, 24, 16, 16, 32, 32, 32, 16,
    16, 24, 16, 32, 16, 24, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 32, 32, 32, 32, 24, 24, 24, 24, 24,
    16, 32, 32, 16, 24, 56, 16, 4, 0, 0, 0, 0, 32, 32, 16, 16, 16, 16, 32, 24, 16, 16, 32, 24, 24,
    16, 16, 32, 16, 16, 16, 26, 20, 24, 20, 20, 20, 20, 20, 26, 26, 26, 26, 26, 20, 20, 26, 26, 26,
    20, 24, 26, 20, 26, 26, 26, 26, 26, 26, 20, 20, 20, 26, 20, 20, 20, 20, 20, 20, 20, 20, 20, 26,
    26, 26, 26, 20, 20, 20, 20, 26, 24, 24, 20, 24, 24, 20, 24, 24, 24, 24, 20, 20, 20, 24, 20, 16,
    24, 26, 24, 20, 24, 24, 20, 20, 24, 20, 16, 16, 20, 20, 20, 20, 20, 20, 20, 24, 20, 20, 24, 20,
    26, 16, 20, 20, 20, 20, 20, 26, 26, 26, 26, 20, 20, 26, 26, 26, 26, 20, 20, 16, 16, 24, 16, 26,
    26, 20, 20, 20, 26, 24, 16, 20, 16, 24, 24, 24, 20, 20, 20, 20, 16, 20, 20, 20, 20, 16, 16, 16,
    16, 16, 26, 26, 24, 20, 16, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 16, 26, 16, 20, 26, 26, 26, 16, 26, 24, 26, 26, 16,
    16, 16, 16, 24, 20, 24, 24, 24, 24, 24, 24, 24, 24, 26, 26, 16, 16, 20, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 24, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 16, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 24, 26, 26, 20, 26, 26, 20, 20, 26, 26, 26, 26,
    26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26,
    26, 16, 20, 20, 20, 24, 24, 26, 0, 16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 0, 32, 24, 24, 20, 20, 16, 16, 16, 0, 0, 16, 16, 16, 16,
    16, 16, 16, 16, 0, 16, 16, 0, 0, 0, 0, 16, 0, 16, 0, 0, 0, 16, 16, 16, 17, 0, 16, 0, 33, 0, 0,
    16, 16, 0, 0, 0, 0, 0, 0, 0, 16, 16, 0, 16, 0, 16, 0, 16, 16, 16, 33, 16, 16, 16, 16, 16, 18,
    16, 4, 0, 0, 0, 0, 0, 20, 20, 20, 20, 20, 16, 16, 24, 1, 16, 16, 16, 16, 16, 16, 0, 16, 16, 0,
    16, 16, 16, 16, 16, 16, 20, 20, 16, 16, 16, 16, 16, 16, 0, 24, 16, 16, 16, 16, 16, 16, 20, 24,
    16, 16, 0, 16, 16, 24, 16, 16, 16, 0, 16, 16, 16, 16, 16, 0, 24, 24, 16, 24, 16, 16, 16, 16, 16,
    0, 16, 16, 0, 0, 16, 0, 0, 16, 16, 0, 16, 16, 16, 16, 16, 16, 0, 16, 16, 16, 16, 16, 16, 16, 16,
    16, 16, 16, 16, 16, 16, 32, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16,
  ]

  /// How many of the ancestors are parents: the first ones.
  static let parentCounts: [UInt8] = [
    1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 2, 1, 0, 1, 2, 1, 0, 0, 1, 1, 1, 2, 2,
    2, 2, 1, 2, 1, 1, 1, 3, 2, 1, 1, 2, 1, 2, 1, 1, 2, 1, 2, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 2, 3, 2, 2, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 2, 1, 1, 2,
    1, 1, 1, 1, 0, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 2, 1,
    1, 2, 2, 2, 3, 3, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 2, 1, 1, 1, 2, 2, 1,
    2, 1, 1, 1, 3, 3, 1, 3, 2, 2, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 3, 2, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 2, 2, 0, 1,
    1, 0, 1, 1, 1, 2, 0, 0, 1, 2, 2, 2, 1, 1, 2, 1, 1, 2, 2, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 1, 1, 1, 1, 0, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2,
    2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 0, 0, 0, 0, 1, 1, 1, 2, 1, 2, 1, 1, 1, 2, 1, 1,
    1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 2, 2, 1, 1, 4, 1, 1, 1, 1,
    1, 1, 1, 3, 2, 2, 1, 1, 2, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 1,
    2, 1, 2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 1, 2, 1, 1, 1, 2, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 2, 2, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1,
    1, 2, 2, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 1, 2, 2, 2, 2, 1, 1, 2, 2, 1, 1, 1, 1, 1, 3, 1,
    1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 2, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 2,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2,
    1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 1, 1,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1,
    2, 2, 2, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 2, 1, 1, 1, 2, 1, 2, 2, 1, 1, 1, 2, 1, 2, 1, 1, 1, 1, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1,
    1, 1, 2, 2, 1, 2, 1, 2, 1, 2, 1, 1, 2, 1, 2, 1, 1, 2, 1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 2, 1, 1, 2, 2, 1, 1, 1, 1, 2, 1, 2,
    2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 2, 1, 2, 1, 2, 2, 2, 1, 2, 1, 2, 1, 1, 1, 1, 1, 2, 2, 2, 2,
    1, 1, 1, 2, 2, 1, 2, 1, 2, 1, 2, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 2, 2, 2, 2, 1, 2, 1, 2, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 2,
    1, 1, 1, 2, 1, 1, 1, 2, 1, 2, 1, 1, 1, 1, 1, 2, 1, 2, 2, 2, 2, 1, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1,
    1, 2, 1, 1, 1, 1, 1, 2, 2, 2, 1, 2, 2, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1,
    1, 2, 1, 1, 2, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 2, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2,
    2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 1, 1, 2, 2, 1, 1, 1, 2, 2, 2, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1,
    1, 2, 1, 2, 2, 2, 2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 1, 1, 3, 2, 1, 2, 2, 2, 1, 2, 1, 2, 2, 1, 1, 1,
    1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 2, 2, 2, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 2, 2,
    1, 2, 2, 1, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 2, 1, 1, 2, 2, 2, 1, 1, 2, 1, 2,
    1, 2, 2, 2, 1, 2, 1, 1, 1, 1, 2, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1, 1,
    1, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 1, 1, 2, 1, 1, 1, 1,
    2, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 2, 1, 1, 2, 1, 1, 2, 2, 1, 1, 2, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 2, 1, 1,
    2, 2, 1, 1, 1, 2, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 2, 1, 1, 1, 1, 2, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1,
    2, 2, 1, 1, 2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 1, 1, 2, 1, 1, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1,
    1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 2, 2, 2, 1, 2, 1, 2, 2, 2, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 1, 1, 2, 1, 2, 2, 2, 1, 2, 1, 2, 1,
    2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 2, 2, 1, 1, 1,
    1, 1, 2, 2, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 1, 1, 2, 1, 2, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1,
    2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 2, 2, 1, 1, 1, 1, 1, 2, 2, 2, 1, 2,
    1, 1, 2, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 1, 2, 2, 2, 1, 1, 2, 2, 1, 2, 2,
    2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 1, 2, 1, 2, 2, 2, 1, 1, 2, 1, 2, 1, 2,
    2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1,
    2, 2, 1, 2, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 2,
    2, 2, 2, 1, 2, 2, 2, 3, 3, 2, 2, 2, 2, 2, 1, 2, 3, 2, 3, 2, 3, 3, 4, 3, 4, 2, 3, 2, 3, 1, 1, 2,
    1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 0, 1, 1, 1, 2, 0, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 2, 1, 1, 1, 1, 2, 1, 2, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 2, 1, 0, 0, 2, 1, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 0, 2,
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 0, 1, 1, 1, 1, 1,
    1, 1, 2, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 2, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 2, 0, 0, 2, 1,
    2, 2, 1, 1, 1, 2, 1, 0, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1,
    1,
  ]

  /// Where the ancestors of each begin.
  static let ancestorStarts: [UInt16] = [
    0, 4, 6, 8, 13, 15, 17, 22, 26, 30, 34, 38, 42, 45, 49, 53, 57, 62, 66, 68, 71, 73, 73, 75, 78,
    82, 82, 82, 83, 84, 85, 88, 91, 98, 102, 109, 112, 114, 115, 120, 127, 131, 139, 142, 145, 147,
    152, 159, 162, 165, 166, 170, 170, 173, 175, 178, 184, 190, 191, 197, 199, 201, 203, 205, 207,
    209, 211, 213, 218, 223, 226, 228, 235, 240, 243, 248, 253, 258, 261, 264, 268, 272, 277, 282,
    287, 288, 290, 293, 300, 303, 303, 306, 310, 315, 318, 323, 326, 328, 332, 333, 338, 338, 340,
    345, 348, 350, 355, 358, 360, 363, 366, 370, 373, 376, 380, 384, 390, 391, 395, 399, 401, 402,
    409, 411, 414, 415, 422, 428, 430, 433, 437, 441, 445, 450, 455, 457, 458, 460, 464, 464, 464,
    465, 466, 467, 468, 471, 475, 479, 483, 487, 491, 495, 499, 503, 507, 511, 515, 519, 523, 526,
    527, 529, 531, 533, 535, 537, 539, 541, 543, 545, 547, 549, 551, 554, 554, 561, 566, 569, 572,
    574, 578, 582, 586, 589, 593, 598, 601, 603, 605, 609, 612, 615, 617, 620, 622, 627, 630, 637,
    644, 646, 653, 658, 663, 669, 675, 680, 685, 691, 696, 701, 705, 709, 714, 718, 724, 730, 733,
    734, 735, 737, 739, 741, 743, 745, 747, 749, 751, 753, 755, 757, 759, 761, 763, 765, 767, 769,
    771, 773, 775, 777, 779, 781, 783, 785, 787, 789, 791, 793, 796, 798, 798, 801, 808, 814, 816,
    818, 820, 822, 824, 826, 828, 832, 838, 844, 847, 851, 856, 861, 866, 871, 876, 880, 884, 888,
    892, 894, 898, 903, 909, 914, 916, 918, 921, 927, 930, 937, 942, 942, 946, 948, 948, 952, 956,
    958, 965, 965, 965, 967, 970, 973, 976, 980, 983, 987, 989, 991, 995, 999, 1004, 1006, 1011,
    1012, 1014, 1016, 1017, 1019, 1024, 1030, 1037, 1042, 1045, 1048, 1053, 1057, 1062, 1064, 1064,
    1070, 1075, 1077, 1081, 1086, 1089, 1092, 1100, 1102, 1104, 1108, 1115, 1118, 1125, 1127, 1128,
    1129, 1130, 1131, 1136, 1142, 1148, 1154, 1160, 1166, 1171, 1175, 1179, 1183, 1188, 1190, 1198,
    1203, 1205, 1210, 1213, 1216, 1220, 1223, 1230, 1234, 1236, 1236, 1236, 1236, 1236, 1239, 1242,
    1246, 1249, 1253, 1257, 1262, 1264, 1269, 1272, 1275, 1277, 1281, 1285, 1291, 1295, 1300, 1306,
    1312, 1317, 1321, 1323, 1328, 1333, 1338, 1343, 1347, 1349, 1351, 1353, 1355, 1357, 1362, 1367,
    1372, 1374, 1376, 1381, 1386, 1388, 1393, 1395, 1397, 1399, 1401, 1403, 1405, 1410, 1415, 1419,
    1421, 1427, 1433, 1437, 1442, 1447, 1452, 1457, 1462, 1467, 1470, 1473, 1476, 1479, 1485, 1489,
    1493, 1496, 1499, 1503, 1505, 1514, 1516, 1520, 1522, 1524, 1526, 1528, 1530, 1535, 1539, 1543,
    1549, 1553, 1556, 1558, 1560, 1564, 1569, 1571, 1573, 1578, 1583, 1590, 1595, 1598, 1601, 1609,
    1615, 1621, 1627, 1633, 1641, 1649, 1651, 1655, 1659, 1661, 1667, 1672, 1680, 1685, 1690, 1696,
    1701, 1707, 1709, 1712, 1714, 1716, 1721, 1726, 1728, 1730, 1732, 1734, 1739, 1744, 1748, 1752,
    1760, 1763, 1765, 1768, 1773, 1778, 1783, 1786, 1791, 1793, 1798, 1802, 1804, 1806, 1811, 1815,
    1820, 1825, 1830, 1835, 1840, 1844, 1848, 1852, 1858, 1861, 1867, 1872, 1879, 1882, 1884, 1889,
    1893, 1895, 1899, 1901, 1906, 1909, 1912, 1917, 1922, 1927, 1929, 1931, 1936, 1938, 1940, 1945,
    1950, 1955, 1960, 1965, 1970, 1976, 1981, 1986, 1989, 1991, 1993, 1995, 1998, 2000, 2002, 2007,
    2009, 2015, 2020, 2025, 2030, 2037, 2039, 2044, 2049, 2051, 2056, 2058, 2063, 2068, 2073, 2078,
    2083, 2087, 2092, 2097, 2100, 2105, 2110, 2112, 2117, 2123, 2128, 2133, 2138, 2143, 2148, 2153,
    2155, 2158, 2161, 2166, 2171, 2173, 2175, 2177, 2179, 2184, 2186, 2190, 2194, 2198, 2203, 2208,
    2212, 2217, 2222, 2227, 2232, 2237, 2239, 2241, 2243, 2245, 2247, 2249, 2251, 2253, 2258, 2260,
    2265, 2270, 2275, 2280, 2285, 2290, 2292, 2294, 2296, 2301, 2306, 2311, 2316, 2318, 2320, 2325,
    2330, 2332, 2334, 2339, 2341, 2346, 2351, 2357, 2362, 2368, 2373, 2378, 2383, 2389, 2394, 2399,
    2404, 2409, 2414, 2419, 2424, 2426, 2428, 2430, 2435, 2440, 2445, 2450, 2452, 2454, 2456, 2458,
    2460, 2462, 2464, 2466, 2471, 2476, 2480, 2482, 2486, 2491, 2493, 2496, 2499, 2503, 2507, 2509,
    2511, 2514, 2517, 2519, 2521, 2523, 2525, 2527, 2531, 2536, 2538, 2540, 2544, 2546, 2548, 2550,
    2555, 2557, 2559, 2564, 2566, 2568, 2574, 2576, 2578, 2580, 2582, 2587, 2589, 2594, 2596, 2598,
    2600, 2605, 2610, 2616, 2618, 2620, 2622, 2627, 2629, 2631, 2633, 2637, 2639, 2643, 2645, 2647,
    2649, 2651, 2653, 2656, 2658, 2660, 2662, 2664, 2666, 2668, 2670, 2675, 2682, 2689, 2694, 2696,
    2698, 2700, 2702, 2705, 2710, 2715, 2717, 2719, 2725, 2729, 2731, 2733, 2735, 2737, 2739, 2741,
    2743, 2745, 2747, 2749, 2751, 2753, 2758, 2760, 2766, 2772, 2774, 2779, 2781, 2785, 2789, 2793,
    2795, 2797, 2799, 2801, 2806, 2808, 2813, 2818, 2823, 2826, 2828, 2830, 2832, 2834, 2836, 2838,
    2840, 2842, 2847, 2852, 2854, 2856, 2858, 2863, 2865, 2867, 2869, 2871, 2873, 2875, 2877, 2879,
    2881, 2883, 2885, 2887, 2889, 2891, 2893, 2895, 2900, 2905, 2908, 2910, 2915, 2920, 2922, 2924,
    2926, 2928, 2930, 2932, 2934, 2938, 2940, 2942, 2944, 2949, 2951, 2953, 2958, 2962, 2966, 2970,
    2974, 2978, 2982, 2986, 2990, 2992, 2994, 2996, 2998, 3002, 3004, 3006, 3008, 3010, 3012, 3014,
    3016, 3022, 3026, 3028, 3030, 3032, 3034, 3036, 3038, 3040, 3042, 3044, 3046, 3051, 3056, 3060,
    3066, 3069, 3073, 3077, 3081, 3085, 3089, 3093, 3098, 3100, 3104, 3108, 3112, 3116, 3120, 3124,
    3128, 3132, 3136, 3140, 3144, 3148, 3152, 3157, 3161, 3163, 3165, 3167, 3169, 3171, 3173, 3175,
    3177, 3179, 3181, 3183, 3187, 3189, 3191, 3193, 3195, 3197, 3199, 3201, 3206, 3211, 3216, 3221,
    3225, 3227, 3232, 3234, 3238, 3242, 3246, 3250, 3252, 3254, 3256, 3260, 3264, 3266, 3268, 3270,
    3272, 3274, 3276, 3278, 3280, 3282, 3284, 3286, 3288, 3292, 3294, 3296, 3301, 3303, 3305, 3307,
    3312, 3314, 3319, 3321, 3323, 3325, 3327, 3329, 3331, 3333, 3335, 3337, 3339, 3343, 3345, 3347,
    3349, 3352, 3356, 3360, 3366, 3370, 3375, 3377, 3379, 3381, 3384, 3388, 3392, 3396, 3398, 3403,
    3405, 3407, 3410, 3415, 3417, 3422, 3424, 3426, 3428, 3430, 3432, 3434, 3436, 3438, 3440, 3442,
    3448, 3450, 3452, 3456, 3461, 3463, 3465, 3467, 3469, 3471, 3473, 3479, 3485, 3489, 3491, 3493,
    3497, 3499, 3503, 3505, 3507, 3509, 3511, 3516, 3518, 3520, 3522, 3524, 3529, 3534, 3537, 3540,
    3544, 3547, 3549, 3553, 3558, 3563, 3565, 3567, 3569, 3571, 3573, 3575, 3577, 3579, 3583, 3588,
    3590, 3592, 3595, 3600, 3603, 3606, 3608, 3613, 3615, 3618, 3620, 3623, 3625, 3627, 3629, 3631,
    3634, 3636, 3639, 3644, 3647, 3652, 3655, 3657, 3659, 3661, 3666, 3668, 3672, 3675, 3677, 3680,
    3684, 3687, 3692, 3695, 3697, 3699, 3702, 3704, 3707, 3709, 3715, 3718, 3720, 3722, 3724, 3727,
    3729, 3731, 3734, 3736, 3739, 3741, 3743, 3745, 3747, 3749, 3751, 3753, 3755, 3757, 3759, 3761,
    3763, 3765, 3767, 3770, 3772, 3774, 3776, 3778, 3781, 3784, 3786, 3788, 3794, 3796, 3799, 3801,
    3803, 3806, 3809, 3815, 3817, 3819, 3821, 3824, 3826, 3829, 3832, 3834, 3839, 3841, 3846, 3848,
    3851, 3855, 3857, 3859, 3864, 3868, 3871, 3875, 3878, 3882, 3886, 3890, 3893, 3895, 3899, 3901,
    3905, 3907, 3909, 3915, 3917, 3919, 3923, 3927, 3931, 3934, 3939, 3941, 3943, 3946, 3949, 3951,
    3954, 3959, 3963, 3968, 3972, 3975, 3977, 3982, 3984, 3986, 3989, 3994, 3996, 3998, 4000, 4004,
    4007, 4009, 4011, 4013, 4015, 4017, 4019, 4021, 4023, 4025, 4027, 4029, 4031, 4033, 4035, 4037,
    4039, 4041, 4044, 4047, 4049, 4051, 4053, 4056, 4060, 4063, 4066, 4068, 4071, 4073, 4076, 4078,
    4083, 4086, 4089, 4092, 4094, 4096, 4098, 4100, 4102, 4105, 4107, 4109, 4111, 4118, 4123, 4128,
    4130, 4133, 4135, 4139, 4144, 4149, 4151, 4153, 4155, 4158, 4160, 4163, 4166, 4169, 4172, 4177,
    4179, 4181, 4184, 4189, 4194, 4197, 4199, 4201, 4206, 4211, 4213, 4216, 4218, 4223, 4225, 4230,
    4232, 4235, 4239, 4242, 4244, 4248, 4252, 4256, 4261, 4265, 4267, 4269, 4271, 4273, 4275, 4277,
    4279, 4281, 4283, 4286, 4289, 4292, 4294, 4296, 4298, 4300, 4305, 4308, 4313, 4315, 4318, 4323,
    4327, 4329, 4335, 4337, 4339, 4345, 4347, 4349, 4354, 4356, 4358, 4364, 4369, 4374, 4379, 4382,
    4385, 4388, 4391, 4394, 4397, 4400, 4403, 4408, 4413, 4416, 4419, 4425, 4427, 4429, 4432, 4434,
    4439, 4444, 4446, 4451, 4456, 4458, 4460, 4462, 4464, 4466, 4468, 4470, 4472, 4474, 4477, 4479,
    4481, 4483, 4485, 4487, 4489, 4492, 4495, 4497, 4502, 4504, 4506, 4512, 4514, 4519, 4521, 4523,
    4525, 4527, 4532, 4534, 4536, 4539, 4541, 4548, 4550, 4553, 4559, 4564, 4569, 4573, 4579, 4584,
    4587, 4593, 4599, 4605, 4611, 4613, 4615, 4617, 4619, 4626, 4629, 4631, 4633, 4636, 4640, 4644,
    4648, 4651, 4655, 4658, 4660, 4664, 4670, 4672, 4675, 4678, 4680, 4682, 4684, 4688, 4692, 4695,
    4697, 4702, 4706, 4710, 4712, 4717, 4722, 4724, 4726, 4728, 4730, 4733, 4738, 4741, 4745, 4749,
    4753, 4755, 4758, 4761, 4763, 4766, 4768, 4774, 4777, 4779, 4784, 4786, 4790, 4793, 4798, 4802,
    4805, 4809, 4814, 4817, 4819, 4822, 4825, 4827, 4829, 4834, 4836, 4838, 4840, 4845, 4851, 4855,
    4859, 4864, 4866, 4868, 4872, 4876, 4880, 4885, 4889, 4893, 4897, 4902, 4907, 4912, 4917, 4922,
    4926, 4930, 4935, 4937, 4941, 4946, 4950, 4952, 4956, 4960, 4965, 4969, 4973, 4975, 4980, 4982,
    4984, 4986, 4989, 4994, 4996, 4999, 5004, 5006, 5008, 5011, 5013, 5018, 5020, 5023, 5025, 5028,
    5032, 5037, 5040, 5043, 5046, 5050, 5055, 5058, 5062, 5065, 5069, 5072, 5076, 5079, 5085, 5088,
    5090, 5092, 5094, 5099, 5102, 5107, 5111, 5117, 5119, 5123, 5125, 5127, 5129, 5131, 5134, 5139,
    5141, 5143, 5145, 5148, 5150, 5152, 5156, 5158, 5160, 5162, 5164, 5169, 5171, 5175, 5177, 5182,
    5185, 5190, 5195, 5197, 5199, 5201, 5205, 5207, 5209, 5211, 5213, 5215, 5217, 5219, 5222, 5224,
    5227, 5229, 5233, 5235, 5237, 5240, 5242, 5244, 5246, 5248, 5251, 5253, 5255, 5259, 5263, 5267,
    5271, 5274, 5277, 5281, 5285, 5289, 5293, 5295, 5299, 5303, 5305, 5307, 5311, 5313, 5318, 5325,
    5327, 5329, 5334, 5336, 5338, 5340, 5342, 5344, 5346, 5348, 5350, 5352, 5355, 5357, 5359, 5362,
    5364, 5366, 5369, 5372, 5374, 5379, 5382, 5384, 5386, 5389, 5392, 5397, 5400, 5402, 5404, 5410,
    5416, 5421, 5423, 5426, 5429, 5434, 5439, 5443, 5445, 5447, 5450, 5454, 5456, 5458, 5463, 5466,
    5468, 5470, 5472, 5476, 5480, 5484, 5486, 5488, 5493, 5495, 5497, 5499, 5502, 5505, 5507, 5509,
    5512, 5514, 5517, 5522, 5524, 5526, 5531, 5536, 5538, 5540, 5542, 5544, 5546, 5548, 5550, 5553,
    5555, 5557, 5562, 5565, 5568, 5570, 5572, 5577, 5579, 5583, 5585, 5587, 5591, 5595, 5597, 5601,
    5603, 5609, 5611, 5613, 5618, 5621, 5625, 5627, 5629, 5631, 5634, 5637, 5642, 5647, 5651, 5654,
    5658, 5662, 5665, 5668, 5670, 5672, 5677, 5680, 5685, 5690, 5694, 5696, 5698, 5702, 5705, 5708,
    5712, 5714, 5716, 5718, 5720, 5722, 5724, 5728, 5731, 5733, 5738, 5740, 5742, 5747, 5750, 5755,
    5757, 5759, 5764, 5766, 5769, 5772, 5776, 5780, 5782, 5785, 5787, 5790, 5793, 5796, 5800, 5803,
    5806, 5810, 5812, 5817, 5819, 5821, 5823, 5825, 5827, 5829, 5832, 5834, 5840, 5842, 5846, 5848,
    5850, 5852, 5854, 5856, 5858, 5860, 5865, 5870, 5872, 5876, 5878, 5882, 5884, 5888, 5890, 5895,
    5899, 5901, 5904, 5907, 5911, 5913, 5917, 5919, 5923, 5927, 5930, 5933, 5935, 5937, 5939, 5941,
    5943, 5945, 5947, 5949, 5951, 5953, 5955, 5957, 5959, 5961, 5963, 5968, 5970, 5972, 5974, 5976,
    5978, 5980, 5983, 5985, 5989, 5993, 5997, 5999, 6004, 6006, 6008, 6010, 6013, 6016, 6021, 6023,
    6028, 6030, 6032, 6035, 6037, 6041, 6046, 6049, 6053, 6055, 6059, 6061, 6064, 6066, 6070, 6074,
    6078, 6082, 6086, 6088, 6090, 6095, 6100, 6102, 6104, 6106, 6109, 6111, 6116, 6121, 6126, 6128,
    6130, 6132, 6136, 6138, 6143, 6145, 6147, 6149, 6153, 6156, 6158, 6161, 6166, 6169, 6172, 6175,
    6180, 6182, 6184, 6189, 6194, 6197, 6200, 6203, 6207, 6210, 6212, 6214, 6218, 6222, 6224, 6226,
    6228, 6230, 6232, 6235, 6240, 6245, 6247, 6250, 6255, 6260, 6265, 6267, 6269, 6271, 6274, 6276,
    6279, 6282, 6286, 6288, 6290, 6293, 6296, 6298, 6301, 6304, 6307, 6309, 6314, 6316, 6318, 6320,
    6322, 6324, 6326, 6328, 6330, 6332, 6337, 6342, 6344, 6347, 6349, 6353, 6355, 6360, 6364, 6369,
    6373, 6377, 6380, 6385, 6387, 6391, 6393, 6396, 6398, 6402, 6405, 6408, 6411, 6415, 6417, 6419,
    6421, 6426, 6431, 6436, 6441, 6446, 6448, 6453, 6458, 6463, 6468, 6473, 6476, 6479, 6484, 6489,
    6494, 6499, 6504, 6509, 6514, 6519, 6524, 6529, 6534, 6539, 6544, 6549, 6554, 6559, 6564, 6569,
    6574, 6579, 6584, 6589, 6594, 6599, 6604, 6609, 6614, 6619, 6624, 6629, 6634, 6639, 6644, 6649,
    6654, 6659, 6664, 6669, 6674, 6679, 6684, 6689, 6695, 6700, 6705, 6710, 6715, 6720, 6725, 6730,
    6735, 6740, 6745, 6750, 6755, 6760, 6765, 6770, 6775, 6780, 6785, 6790, 6795, 6800, 6805, 6810,
    6815, 6820, 6825, 6830, 6835, 6840, 6845, 6850, 6855, 6860, 6865, 6870, 6875, 6880, 6885, 6890,
    6895, 6900, 6905, 6910, 6915, 6920, 6925, 6930, 6935, 6940, 6945, 6951, 6956, 6961, 6966, 6971,
    6976, 6981, 6986, 6991, 6996, 7001, 7006, 7011, 7016, 7021, 7026, 7031, 7036, 7041, 7046, 7051,
    7053, 7058, 7060, 7065, 7070, 7075, 7080, 7085, 7090, 7095, 7097, 7102, 7107, 7112, 7117, 7122,
    7127, 7132, 7134, 7139, 7144, 7149, 7154, 7156, 7161, 7164, 7167, 7170, 7174, 7179, 7185, 7189,
    7193, 7197, 7201, 7205, 7209, 7213, 7217, 7221, 7225, 7229, 7233, 7237, 7241, 7245, 7249, 7253,
    7260, 7264, 7268, 7272, 7276, 7281, 7285, 7289, 7293, 7297, 7301, 7305, 7309, 7313, 7317, 7321,
    7325, 7329, 7333, 7337, 7341, 7345, 7349, 7353, 7357, 7361, 7365, 7369, 7373, 7377, 7381, 7385,
    7389, 7393, 7397, 7401, 7405, 7409, 7413, 7417, 7421, 7425, 7430, 7434, 7438, 7442, 7446, 7450,
    7454, 7458, 7462, 7466, 7470, 7474, 7478, 7482, 7486, 7490, 7494, 7498, 7502, 7506, 7510, 7514,
    7518, 7522, 7526, 7530, 7534, 7538, 7542, 7546, 7550, 7554, 7558, 7562, 7566, 7570, 7574, 7578,
    7582, 7586, 7590, 7594, 7598, 7602, 7606, 7611, 7615, 7619, 7623, 7627, 7631, 7635, 7639, 7643,
    7647, 7651, 7655, 7659, 7663, 7667, 7671, 7675, 7679, 7683, 7687, 7691, 7695, 7699, 7703, 7707,
    7711, 7715, 7719, 7723, 7727, 7731, 7735, 7739, 7743, 7747, 7751, 7755, 7759, 7763, 7767, 7771,
    7775, 7779, 7783, 7787, 7791, 7795, 7799, 7803, 7808, 7812, 7816, 7820, 7824, 7828, 7832, 7836,
    7840, 7844, 7848, 7852, 7856, 7860, 7864, 7868, 7872, 7876, 7880, 7884, 7888, 7892, 7896, 7900,
    7904, 7908, 7912, 7916, 7920, 7924, 7928, 7932, 7936, 7940, 7944, 7948, 7952, 7956, 7960, 7964,
    7968, 7972, 7976, 7980, 7984, 7988, 7992, 7996, 8000, 8004, 8008, 8014, 8020, 8024, 8028, 8032,
    8036, 8042, 8048, 8054, 8060, 8066, 8070, 8074, 8078, 8084, 8090, 8094, 8098, 8104, 8108, 8114,
    8120, 8127, 8131, 8135, 8139, 8143, 8147, 8153, 8157, 8161, 8165, 8171, 8175, 8179, 8183, 8187,
    8193, 8197, 8203, 8209, 8213, 8217, 8221, 8225, 8230, 8236, 8242, 8251, 8257, 8261, 8265, 8269,
    8275, 8282, 8286, 8292, 8296, 8300, 8304, 8308, 8312, 8316, 8322, 8328, 8334, 8338, 8342, 8346,
    8350, 8356, 8360, 8366, 8372, 8376, 8382, 8386, 8390, 8395, 8399, 8404, 8410, 8416, 8422, 8427,
    8433, 8439, 8445, 8451, 8457, 8463, 8469, 8475, 8481, 8487, 8493, 8499, 8505, 8511, 8517, 8523,
    8529, 8535, 8540, 8546, 8552, 8556, 8562, 8568, 8574, 8581, 8585, 8589, 8595, 8601, 8607, 8613,
    8619, 8625, 8631, 8637, 8643, 8649, 8655, 8661, 8667, 8671, 8677, 8683, 8688, 8694, 8700, 8706,
    8712, 8718, 8724, 8728, 8734, 8739, 8743, 8749, 8755, 8761, 8767, 8773, 8779, 8785, 8791, 8797,
    8802, 8808, 8814, 8820, 8826, 8832, 8838, 8844, 8850, 8856, 8862, 8868, 8874, 8880, 8886, 8892,
    8898, 8903, 8909, 8916, 8922, 8926, 8931, 8937, 8943, 8950, 8956, 8962, 8968, 8974, 8980, 8986,
    8992, 8998, 9004, 9010, 9016, 9020, 9026, 9032, 9037, 9043, 9049, 9055, 9061, 9067, 9073, 9079,
    9085, 9091, 9097, 9103, 9109, 9114, 9120, 9126, 9132, 9138, 9144, 9151, 9157, 9163, 9169, 9175,
    9179, 9185, 9191, 9195, 9201, 9206, 9212, 9216, 9220, 9224, 9230, 9236, 9242, 9248, 9254, 9260,
    9266, 9272, 9278, 9284, 9289, 9295, 9301, 9307, 9313, 9318, 9324, 9333, 9339, 9345, 9350, 9356,
    9362, 9368, 9374, 9378, 9384, 9388, 9394, 9400, 9406, 9410, 9416, 9422, 9428, 9433, 9439, 9443,
    9447, 9451, 9457, 9463, 9468, 9474, 9480, 9484, 9490, 9496, 9502, 9508, 9514, 9520, 9526, 9535,
    9541, 9548, 9555, 9561, 9567, 9573, 9579, 9585, 9591, 9597, 9603, 9609, 9615, 9619, 9625, 9631,
    9637, 9643, 9649, 9655, 9661, 9667, 9673, 9679, 9683, 9687, 9693, 9699, 9704, 9710, 9716, 9722,
    9728, 9734, 9740, 9746, 9752, 9758, 9764, 9770, 9776, 9782, 9786, 9792, 9798, 9804, 9810, 9816,
    9822, 9826, 9830, 9834, 9838, 9842, 9848, 9854, 9860, 9866, 9874, 9882, 9886, 9890, 9894, 9900,
    9904, 9908, 9912, 9917, 9922, 9928, 9937, 9945, 9951, 9957, 9963, 9969, 9975, 9979, 9985, 9990,
    9996, 10000, 10006, 10012, 10017, 10023, 10030, 10036, 10042, 10048, 10055, 10061, 10065, 10071,
    10077, 10083, 10088, 10094, 10100, 10106, 10112, 10118, 10124, 10129, 10134, 10140, 10146,
    10150, 10156, 10162, 10168, 10174, 10180, 10186, 10192, 10197, 10203, 10209, 10213, 10219,
    10223, 10229, 10233, 10239, 10245, 10249, 10253, 10257, 10263, 10267, 10273, 10279, 10283,
    10288, 10294, 10298, 10304, 10310, 10316, 10320, 10326, 10332, 10337, 10343, 10349, 10353,
    10362, 10369, 10375, 10380, 10386, 10392, 10399, 10405, 10411, 10417, 10422, 10428, 10434,
    10441, 10447, 10453, 10459, 10463, 10469, 10475, 10481, 10486, 10492, 10498, 10504, 10510,
    10516, 10522, 10528, 10534, 10540, 10546, 10552, 10556, 10562, 10568, 10572, 10578, 10585,
    10590, 10596, 10600, 10606, 10610, 10614, 10620, 10626, 10632, 10638, 10644, 10650, 10656,
    10662, 10669, 10676, 10683, 10689, 10695, 10701, 10707, 10711, 10717, 10723, 10729, 10735,
    10741, 10747, 10751, 10757, 10763, 10767, 10773, 10779, 10783, 10790, 10796, 10802, 10808,
    10814, 10820, 10826, 10832, 10837, 10844, 10850, 10856, 10862, 10866, 10870, 10874, 10880,
    10886, 10892, 10898, 10904, 10910, 10914, 10920, 10926, 10932, 10937, 10943, 10949, 10955,
    10961, 10967, 10973, 10979, 10985, 10991, 10995, 11001, 11007, 11013, 11019, 11025, 11031,
    11037, 11043, 11049, 11056, 11062, 11066, 11070, 11074, 11080, 11084, 11088, 11092, 11096,
    11100, 11104, 11108, 11112, 11116, 11122, 11128, 11134, 11140, 11146, 11152, 11157, 11163,
    11169, 11174, 11180, 11186, 11192, 11198, 11204, 11210, 11216, 11222, 11228, 11234, 11240,
    11246, 11250, 11256, 11262, 11266, 11270, 11276, 11280, 11286, 11292, 11299, 11305, 11311,
    11317, 11323, 11329, 11333, 11339, 11345, 11351, 11357, 11363, 11369, 11375, 11381, 11387,
    11393, 11399, 11405, 11411, 11417, 11423, 11429, 11435, 11441, 11447, 11453, 11459, 11465,
    11471, 11476, 11482, 11488, 11494, 11500, 11506, 11512, 11518, 11524, 11530, 11536, 11543,
    11550, 11556, 11562, 11568, 11574, 11579, 11584, 11590, 11596, 11602, 11608, 11613, 11617,
    11621, 11627, 11633, 11639, 11645, 11651, 11657, 11662, 11668, 11674, 11680, 11686, 11690,
    11696, 11702, 11706, 11712, 11718, 11724, 11730, 11736, 11742, 11748, 11754, 11758, 11764,
    11770, 11776, 11782, 11788, 11794, 11803, 11809, 11815, 11821, 11827, 11833, 11839, 11845,
    11852, 11857, 11863, 11869, 11875, 11882, 11888, 11894, 11900, 11906, 11912, 11918, 11923,
    11927, 11933, 11940, 11946, 11952, 11957, 11963, 11969, 11974, 11980, 11986, 11991, 11995,
    12001, 12007, 12013, 12019, 12025, 12031, 12037, 12041, 12047, 12051, 12056, 12062, 12068,
    12074, 12080, 12086, 12092, 12096, 12102, 12111, 12117, 12123, 12129, 12133, 12139, 12143,
    12149, 12155, 12159, 12165, 12171, 12177, 12186, 12190, 12194, 12200, 12206, 12212, 12218,
    12222, 12228, 12234, 12238, 12244, 12250, 12256, 12262, 12268, 12274, 12280, 12286, 12292,
    12298, 12304, 12310, 12316, 12325, 12331, 12337, 12342, 12348, 12354, 12359, 12365, 12371,
    12377, 12383, 12387, 12391, 12397, 12401, 12405, 12409, 12413, 12419, 12425, 12431, 12437,
    12441, 12446, 12450, 12454, 12460, 12466, 12472, 12478, 12484, 12490, 12496, 12502, 12507,
    12514, 12520, 12524, 12530, 12534, 12538, 12544, 12550, 12556, 12562, 12566, 12572, 12578,
    12584, 12590, 12596, 12602, 12608, 12614, 12621, 12625, 12629, 12634, 12640, 12646, 12650,
    12656, 12662, 12668, 12673, 12677, 12681, 12687, 12693, 12698, 12704, 12708, 12712, 12716,
    12722, 12728, 12734, 12740, 12746, 12752, 12758, 12764, 12770, 12776, 12783, 12790, 12796,
    12802, 12808, 12814, 12820, 12824, 12829, 12835, 12841, 12847, 12853, 12859, 12865, 12871,
    12877, 12883, 12889, 12895, 12901, 12907, 12913, 12919, 12923, 12929, 12935, 12941, 12947,
    12953, 12959, 12965, 12969, 12975, 12981, 12987, 12993, 12999, 13004, 13010, 13016, 13022,
    13027, 13032, 13038, 13042, 13047, 13053, 13059, 13063, 13070, 13076, 13082, 13087, 13093,
    13100, 13106, 13112, 13117, 13123, 13129, 13135, 13141, 13147, 13153, 13159, 13165, 13171,
    13177, 13183, 13189, 13194, 13200, 13205, 13210, 13215, 13220, 13225, 13230, 13235, 13240,
    13245, 13250, 13255, 13260, 13265, 13270, 13275, 13280, 13285, 13290, 13295, 13301, 13306,
    13311, 13316, 13321, 13326, 13331, 13336, 13341, 13346, 13351, 13356, 13361, 13366, 13371,
    13376, 13381, 13386, 13391, 13396, 13401, 13406, 13411, 13416, 13421, 13426, 13431, 13437,
    13442, 13447, 13452, 13457, 13462, 13467, 13472, 13477, 13482, 13487, 13492, 13497, 13502,
    13507, 13512, 13517, 13522, 13527, 13532, 13537, 13542, 13547, 13552, 13557, 13562, 13565,
    13571, 13573, 13578, 13581, 13584, 13587, 13590, 13594, 13597, 13600, 13603, 13609, 13612,
    13615, 13619, 13623, 13627, 13634, 13640, 13647, 13654, 13661, 13668, 13675, 13679, 13684,
    13689, 13694, 13696, 13698, 13703, 13708, 13712, 13716, 13720, 13725, 13730, 13735, 13740,
    13746, 13752, 13758, 13764, 13769, 13774, 13779, 13784, 13789, 13792, 13795, 13798, 13803,
    13808, 13812, 13816, 13819, 13822, 13825, 13827, 13833, 13840, 13846, 13853, 13859, 13866,
    13872, 13879, 13885, 13892, 13897, 13903, 13908, 13914, 13919, 13924, 13927, 13932, 13934,
    13936, 13939, 13942, 13947, 13952, 13957, 13962, 13967, 13972, 13977, 13982, 13987, 13992,
    13997, 14002, 14007, 14012, 14017, 14022, 14027, 14032, 14037, 14040, 14045, 14050, 14055,
    14060, 14065, 14070, 14075, 14080, 14085, 14089, 14094, 14098, 14103, 14108, 14113, 14118,
    14119, 14124, 14129, 14134, 14139, 14145, 14150, 14156, 14160, 14160, 14162, 14164, 14166,
    14168, 14169, 14170, 14171, 14173, 14175, 14176, 14178, 14179, 14181, 14182, 14184, 14185,
    14186, 14187, 14188, 14189, 14191, 14192, 14193, 14194, 14195, 14197, 14198, 14199, 14200,
    14203, 14204, 14206, 14208, 14209, 14211, 14212, 14214, 14215, 14216, 14218, 14220, 14221,
    14223, 14224, 14225, 14226, 14228, 14228, 14234, 14239, 14243, 14246, 14246, 14250, 14253,
    14259, 14264, 14269, 14274, 14279, 14287, 14288, 14288, 14291, 14297, 14303, 14310, 14316,
    14324, 14330, 14338, 14338, 14342, 14346, 14348, 14351, 14354, 14357, 14363, 14364, 14370,
    14371, 14371, 14371, 14374, 14382, 14386, 14387, 14387, 14391, 14391, 14392, 14393, 14393,
    14398, 14403, 14405, 14408, 14411, 14414, 14417, 14420, 14423, 14429, 14432, 14433, 14438,
    14438, 14443, 14443, 14446, 14451, 14456, 14458, 14460, 14467, 14474, 14481, 14487, 14492,
    14497, 14497, 14499, 14502, 14505, 14508, 14511, 14516, 14521, 14526, 14530, 14535, 14539,
    14542, 14547, 14547, 14551, 14555, 14559, 14563, 14571, 14577, 14578, 14584, 14591, 14591,
    14596, 14602, 14607, 14611, 14616, 14621, 14626, 14631, 14636, 14641, 14647, 14652, 14657,
    14661, 14662, 14668, 14672, 14675, 14681, 14689, 14695, 14703, 14707, 14713, 14717, 14720,
    14721, 14727, 14732, 14736, 14744, 14752, 14756, 14756, 14761, 14765, 14769, 14775, 14781,
    14783, 14789, 14793, 14801, 14805, 14810, 14814, 14822, 14828, 14835, 14836, 14841, 14847,
    14847, 14848, 14852, 14852, 14852, 14858, 14864, 14866, 14872, 14876, 14880, 14888, 14891,
    14895, 14895, 14899, 14902, 14906, 14911, 14914, 14916, 14918, 14923, 14928, 14933, 14941,
    14944, 14949, 14954, 14957, 14959, 14963, 14968, 14973, 14977, 14983, 14987, 14990, 14994,
    15002,
  ]

  /// All supertypes of each, nearest first.
  static let ancestors: [UInt16] = [
    3608, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 11, 3562, 3556, 3610, 3558, 3562, 3610, 3562,
    3610, 3624, 3526, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3608, 3562,
    3558, 3610, 3608, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3589, 3562, 3610, 12, 3589, 3562,
    3610, 12, 3589, 3562, 3610, 12, 3589, 3562, 3610, 3547, 3608, 3562, 3558, 3610, 3562, 3556,
    3610, 3558, 3562, 3610, 3562, 3522, 3610, 84, 3610, 3562, 3610, 3557, 3562, 3610, 185, 3677,
    3562, 3610, 26, 26, 26, 3562, 325, 3610, 3562, 325, 3610, 3562, 3668, 3610, 3671, 3653, 3685,
    3558, 53, 292, 3566, 3610, 3668, 3671, 3653, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3562,
    3610, 3582, 387, 53, 292, 3566, 3610, 37, 250, 292, 3582, 53, 3566, 3610, 37, 3562, 3582, 3610,
    39, 37, 250, 292, 3582, 53, 3566, 3610, 3588, 3566, 3610, 3562, 3522, 3610, 3562, 3610, 3685,
    314, 3562, 3558, 3610, 386, 3707, 314, 3685, 3562, 3558, 3610, 314, 3562, 3610, 3562, 3522,
    3610, 3522, 3562, 49, 3610, 3522, 3562, 325, 3610, 3566, 3610, 3589, 3562, 3610, 3697, 3653,
    3685, 3562, 3558, 3610, 3697, 3653, 3685, 3562, 3558, 3610, 3568, 3671, 3653, 3685, 3562, 3558,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3707, 3685, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 292, 3566, 3610, 3562, 3610,
    3697, 3617, 3653, 3610, 3685, 3562, 3558, 292, 3558, 3562, 3566, 3610, 3562, 3563, 3610, 250,
    292, 53, 3566, 3610, 3588, 250, 3566, 53, 3610, 40, 37, 3562, 3582, 3610, 3588, 3566, 3610,
    3588, 3566, 3610, 3685, 3562, 3558, 3610, 3562, 3567, 3610, 3522, 80, 3562, 3567, 3610, 3522,
    80, 3562, 3567, 3610, 3522, 80, 3562, 3567, 3610, 3522, 3610, 84, 3610, 3588, 3566, 3610, 3348,
    3697, 3653, 3685, 3562, 3558, 3610, 3588, 3566, 3610, 3588, 3566, 3610, 3608, 3562, 3558, 3610,
    250, 292, 53, 3566, 3610, 3588, 3566, 3610, 3614, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 84,
    3610, 185, 3677, 3562, 3610, 3676, 305, 53, 292, 3566, 3610, 3562, 3610, 3707, 3685, 3562, 3558,
    3610, 3588, 3566, 3610, 3562, 3610, 104, 3608, 3562, 3558, 3610, 107, 3562, 3610, 3562, 3610,
    104, 3562, 3610, 104, 3562, 3610, 3562, 3556, 3610, 3558, 3589, 3562, 3610, 53, 3566, 3610,
    3556, 3562, 3558, 3610, 185, 3677, 3562, 3610, 292, 3526, 3566, 3562, 3558, 3610, 3676, 53, 292,
    3566, 3610, 185, 3677, 3562, 3610, 3562, 3610, 3676, 3697, 3617, 3653, 3610, 3685, 3562, 3558,
    3562, 3610, 3588, 3566, 3610, 368, 3697, 3617, 3653, 3610, 3685, 3562, 3558, 3596, 3614, 3685,
    3562, 3558, 3610, 3562, 3610, 3588, 3566, 3610, 3556, 3562, 3558, 3610, 3556, 3562, 3558, 3610,
    292, 3562, 3566, 3610, 3685, 3610, 3546, 3562, 3558, 3685, 3610, 3546, 3562, 3558, 3562, 3610,
    3610, 3562, 3610, 3608, 3562, 3558, 3610, 139, 139, 139, 139, 143, 138, 139, 143, 144, 139, 138,
    143, 144, 139, 138, 143, 144, 139, 138, 143, 144, 139, 138, 143, 144, 139, 138, 141, 159, 139,
    138, 143, 144, 139, 138, 143, 144, 139, 138, 143, 144, 139, 138, 143, 144, 139, 138, 143, 144,
    139, 138, 143, 144, 139, 138, 143, 144, 139, 138, 140, 138, 139, 138, 159, 138, 159, 138, 159,
    138, 159, 138, 84, 3610, 84, 3610, 84, 3610, 84, 3610, 84, 3610, 84, 3610, 84, 3610, 84, 3610,
    3588, 3566, 3610, 3544, 3671, 3653, 3685, 3562, 3558, 3610, 305, 53, 292, 3566, 3610, 292, 3566,
    3610, 292, 3566, 3610, 3562, 3610, 53, 292, 3566, 3610, 53, 292, 3566, 3610, 53, 292, 3566,
    3610, 3562, 3522, 3610, 53, 292, 3566, 3610, 3707, 3685, 3562, 3558, 3610, 3677, 3562, 3610,
    3562, 3610, 3562, 3610, 3685, 3562, 3558, 3610, 3562, 3563, 3610, 3562, 3582, 3610, 3562, 3610,
    3562, 3582, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3693, 3562, 3610, 292, 3660, 213,
    3566, 3556, 3610, 3558, 292, 3660, 213, 3566, 3556, 3610, 3558, 3562, 3610, 292, 3660, 214,
    3566, 3556, 3610, 3558, 3562, 3660, 3610, 3556, 3558, 3562, 3660, 3610, 3556, 3558, 292, 3556,
    3674, 3566, 3558, 3610, 292, 3556, 3674, 3566, 3558, 3610, 3562, 3556, 3674, 3610, 3558, 3562,
    3556, 3674, 3610, 3558, 292, 3556, 3674, 3566, 3558, 3610, 292, 3556, 3566, 3558, 3610, 292,
    3556, 3566, 3558, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 292, 3556, 3566, 3558,
    3610, 53, 292, 3566, 3610, 292, 3660, 3566, 3556, 3610, 3558, 292, 3660, 3566, 3556, 3610, 3558,
    3562, 3617, 3610, 3568, 3568, 84, 3610, 84, 3610, 84, 3610, 84, 3610, 84, 3610, 84, 3610, 84,
    3610, 84, 3610, 84, 3610, 84, 3610, 84, 3610, 84, 3610, 84, 3610, 84, 3610, 84, 3610, 84, 3610,
    84, 3610, 84, 3610, 84, 3610, 84, 3610, 84, 3610, 84, 3610, 84, 3610, 84, 3610, 84, 3610, 84,
    3610, 84, 3610, 84, 3610, 84, 3610, 3588, 3566, 3610, 3562, 3610, 53, 3566, 3610, 250, 292,
    3556, 53, 3566, 3558, 3610, 3653, 3617, 3685, 3610, 3562, 3558, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3608, 3562, 3558, 3610, 3633, 3525, 3526,
    3562, 3558, 3610, 3632, 3624, 3526, 3562, 3558, 3610, 3562, 3522, 3610, 3692, 3562, 3582, 3610,
    264, 3692, 3562, 3582, 3610, 264, 3692, 3562, 3582, 3610, 264, 3692, 3562, 3582, 3610, 264,
    3692, 3562, 3582, 3610, 264, 3692, 3562, 3582, 3610, 3608, 3562, 3558, 3610, 185, 3677, 3562,
    3610, 3562, 3580, 3610, 3620, 3562, 3580, 3610, 3620, 3562, 3610, 292, 53, 3566, 3610, 305, 53,
    292, 3566, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610,
    3610, 325, 3588, 3566, 3610, 3633, 3525, 3526, 3562, 3558, 3610, 3588, 3566, 3610, 292, 3607,
    3566, 3685, 3610, 3562, 3558, 3654, 3685, 3562, 3558, 3610, 185, 3677, 3562, 3610, 84, 3610,
    3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3566, 3610, 3697, 3617, 3653, 3610, 3685, 3562,
    3558, 3562, 3610, 3562, 3582, 3610, 3558, 3562, 3610, 3558, 3562, 3610, 3608, 3562, 3558, 3610,
    3588, 3566, 3610, 53, 292, 3566, 3610, 3562, 3610, 3562, 3610, 53, 292, 3566, 3610, 53, 292,
    3566, 3610, 305, 53, 292, 3566, 3610, 3562, 3610, 249, 53, 292, 3566, 3610, 3568, 3562, 3610,
    3562, 3610, 3610, 3562, 3610, 3525, 3526, 3562, 3558, 3610, 315, 3525, 3526, 3562, 3558, 3610,
    262, 3632, 3624, 3526, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3588, 3566, 3610, 3562,
    3582, 3610, 305, 53, 292, 3566, 3610, 3608, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610,
    3562, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 292, 3556, 3566, 3558, 3610, 3562, 3610, 3562,
    3465, 3610, 3558, 3707, 3685, 3562, 3558, 3610, 3588, 3566, 3610, 3588, 3566, 3610, 39, 37, 250,
    292, 3582, 53, 3566, 3610, 3562, 3610, 3562, 3610, 314, 3558, 3562, 3610, 3697, 3617, 3653,
    3610, 3685, 3562, 3558, 3588, 3566, 3610, 3697, 3617, 3653, 3610, 3685, 3562, 3558, 3562, 3610,
    3676, 3676, 3676, 3676, 3653, 3685, 3562, 3558, 3610, 345, 3653, 3685, 3562, 3558, 3610, 345,
    3653, 3685, 3562, 3558, 3610, 345, 3653, 3685, 3562, 3558, 3610, 345, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 250, 292, 53, 3566, 3610, 292, 53, 3566, 3610, 292,
    53, 3566, 3610, 292, 53, 3566, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3669, 3668, 3671,
    3653, 3685, 3562, 3558, 3610, 3709, 3685, 3562, 3558, 3610, 3562, 3610, 3653, 3685, 3562, 3558,
    3610, 3588, 3566, 3610, 3588, 3566, 3610, 3689, 3589, 3562, 3610, 3562, 3563, 3610, 292, 3607,
    3566, 3685, 3610, 3562, 3558, 3562, 3556, 3610, 3558, 84, 3610, 3588, 3566, 3610, 3588, 3566,
    3610, 185, 3677, 3562, 3610, 3562, 3558, 3610, 185, 3677, 3562, 3610, 3562, 3556, 3610, 3558,
    305, 53, 292, 3566, 3610, 3562, 3610, 264, 3692, 3562, 3582, 3610, 3562, 3522, 3610, 292, 3566,
    3610, 3562, 3610, 3685, 3562, 3558, 3610, 381, 3562, 3522, 3610, 3707, 314, 3685, 3562, 3558,
    3610, 53, 292, 3566, 3610, 3525, 3526, 3562, 3558, 3610, 388, 3525, 3526, 3562, 3558, 3610, 388,
    3525, 3526, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3526, 3562, 3558, 3610, 3562, 3610,
    3547, 3608, 3562, 3558, 3610, 3547, 3608, 3562, 3558, 3610, 3547, 3608, 3562, 3558, 3610, 3547,
    3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610,
    3562, 3610, 3525, 3526, 3562, 3558, 3610, 3547, 3608, 3562, 3558, 3610, 3707, 3685, 3562, 3558,
    3610, 3562, 3610, 3562, 3610, 3547, 3608, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562,
    3610, 3547, 3608, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610,
    3562, 3610, 3547, 3608, 3562, 3558, 3610, 3547, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610,
    3562, 3610, 3583, 3608, 3620, 3562, 3558, 3610, 3583, 3608, 3620, 3562, 3558, 3610, 3608, 3562,
    3558, 3610, 3547, 3608, 3562, 3558, 3610, 3547, 3608, 3562, 3558, 3610, 3547, 3608, 3562, 3558,
    3610, 3547, 3608, 3562, 3558, 3610, 3547, 3608, 3562, 3558, 3610, 3547, 3608, 3562, 3558, 3610,
    3562, 3522, 3610, 3562, 3522, 3610, 3562, 3522, 3610, 3562, 3522, 3610, 3526, 3707, 3562, 3558,
    3685, 3610, 3526, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3562, 3522, 3610, 3562, 3522, 3610,
    3608, 3562, 3558, 3610, 3562, 3610, 3711, 3556, 3674, 3582, 503, 3558, 3562, 3522, 3610, 3562,
    3610, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3556, 3674, 3610, 3558, 3562, 3674, 3610, 3558, 3562, 3674, 3610, 3558, 3671, 3653, 3685, 3562,
    3558, 3610, 3608, 3562, 3558, 3610, 3677, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3580, 3610,
    3620, 3562, 3660, 3610, 3556, 3558, 3562, 3610, 3562, 3610, 3562, 3660, 3610, 3556, 3558, 3562,
    3660, 3610, 3556, 3558, 3668, 3671, 3653, 3685, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610,
    3562, 3582, 3610, 3562, 3582, 3610, 3525, 436, 3526, 3707, 3562, 3558, 3685, 3610, 3624, 437,
    3526, 3562, 3558, 3610, 3525, 437, 3526, 3562, 3558, 3610, 3624, 437, 3526, 3562, 3558, 3610,
    3624, 437, 3526, 3562, 3558, 3610, 3624, 436, 3526, 3707, 3562, 3558, 3685, 3610, 3624, 436,
    3526, 3707, 3562, 3558, 3685, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558,
    3562, 3610, 3707, 3556, 3685, 3558, 3562, 3610, 3624, 3526, 3562, 3558, 3610, 3668, 3582, 3671,
    3653, 3685, 3562, 3558, 3610, 3547, 3608, 3562, 3558, 3610, 3547, 3608, 3562, 3558, 3610, 486,
    3547, 3608, 3562, 3558, 3610, 3547, 3608, 3562, 3558, 3610, 486, 3547, 3608, 3562, 3558, 3610,
    3562, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3547, 3608, 3562, 3558, 3610, 3547, 3608,
    3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3547, 3608, 3562, 3558, 3610,
    3547, 3608, 3562, 3558, 3610, 3465, 3562, 3558, 3610, 3465, 3562, 3558, 3610, 500, 3697, 3465,
    3562, 3653, 3558, 3610, 3685, 3562, 3522, 3610, 3562, 3610, 3562, 3522, 3610, 3525, 3526, 3562,
    3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3562, 3522, 3610, 80,
    3562, 3567, 3610, 3522, 3562, 3610, 3547, 3608, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3562,
    3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3547, 3608, 3562, 3558,
    3610, 3547, 3608, 3562, 3558, 3610, 3547, 3608, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610,
    3525, 3526, 3562, 3558, 3610, 19, 3562, 3522, 3610, 19, 3562, 3522, 3610, 19, 3562, 3522, 3610,
    3711, 3582, 503, 3562, 3522, 3610, 3562, 3582, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3707,
    3685, 3562, 3558, 3610, 526, 3711, 3582, 503, 3562, 3522, 3610, 3562, 3522, 3610, 3562, 3610,
    3707, 3685, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562,
    3610, 3707, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3562, 3522, 3610, 3707, 3685, 3562, 3558,
    3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3709,
    3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562,
    3558, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558,
    3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558,
    3610, 3707, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3589,
    3562, 3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3614, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562,
    3558, 3610, 3556, 3711, 3558, 503, 3562, 3522, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610,
    3707, 3685, 3562, 3558, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3614, 3685,
    3562, 3558, 3610, 3614, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562,
    3558, 3610, 3614, 3685, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3614, 3685, 3562, 3558, 3610,
    3707, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3707, 3685, 3562, 3558, 3610, 3614, 3685, 3562,
    3558, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3707,
    3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685,
    3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562,
    3522, 3610, 3562, 3522, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3556,
    3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3707, 3685, 3562, 3558, 3610, 3707,
    3685, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3707, 3685, 3562, 3558, 3610, 3653, 3685, 3562,
    3558, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3709, 3685, 3562, 3558, 3610, 3707, 3685, 3562,
    3558, 3610, 3707, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558,
    3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558,
    3610, 3614, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3614, 3685, 3562, 3558, 3610,
    3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610,
    3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3614, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3614, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3709, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685,
    3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562,
    3558, 3610, 3653, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610,
    3562, 3610, 3653, 3685, 3562, 3558, 3610, 3614, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558,
    3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610,
    3562, 3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3711, 503, 3562, 3522, 3610,
    3562, 3556, 3610, 3558, 3562, 3610, 3562, 3556, 3610, 3558, 3707, 3685, 3562, 3558, 3610, 3562,
    3610, 3562, 3522, 3610, 3562, 3522, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562,
    3610, 3562, 3610, 3562, 3522, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3582, 3522, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610,
    3562, 3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562,
    3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562,
    3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3614, 3685, 3562, 3558,
    3610, 3707, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610,
    3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3556, 3610,
    3558, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610,
    3562, 3610, 3707, 3685, 3562, 3558, 3610, 3556, 3711, 3558, 503, 3562, 3522, 3610, 3556, 3711,
    3558, 503, 3562, 3522, 3610, 3614, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610,
    3562, 3610, 3562, 3522, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3562,
    3610, 3562, 3610, 3653, 3589, 3685, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562,
    3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3614, 3685, 3562, 3558,
    3610, 3614, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3562, 3610,
    3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3707, 3685,
    3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3653, 3685,
    3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3522, 3610,
    3562, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610,
    3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3610,
    3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562,
    3558, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556,
    3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556,
    3610, 3558, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3610,
    3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3653, 3556, 3685, 3558,
    3562, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610,
    3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 1603,
    3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 451, 3562, 3556, 3674, 3610, 3558, 3589, 3562,
    3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610,
    3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3707, 3685, 3562, 3558, 3610, 3562, 3610,
    3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558,
    3562, 3556, 3610, 3558, 3556, 3562, 3558, 3610, 3556, 3562, 3558, 3610, 3556, 3562, 3558, 3610,
    3556, 3562, 3558, 3610, 3556, 3562, 3558, 3610, 3556, 3562, 3558, 3610, 3562, 3556, 3610, 3558,
    3562, 3556, 3610, 3558, 3707, 3685, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3707,
    3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3707,
    3685, 3562, 3558, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556,
    3610, 3558, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3556, 3610, 3558,
    3562, 3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610,
    3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3556, 3610, 3558,
    3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3707,
    3685, 3562, 3558, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3556, 3610, 3558,
    3562, 3556, 3610, 3558, 3556, 3707, 3558, 3685, 3562, 3610, 3562, 3556, 3610, 3558, 3707, 3685,
    3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3556, 3610, 3558,
    3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562,
    3610, 3562, 3610, 3562, 3522, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3707, 3685, 3562,
    3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610,
    3562, 3610, 3562, 3610, 3562, 3610, 3556, 3707, 3558, 3685, 3562, 3610, 3562, 3610, 3562, 3610,
    3562, 3556, 3610, 3558, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562,
    3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610,
    3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562,
    3558, 3610, 3562, 3522, 3610, 3562, 3522, 3610, 3361, 3562, 3522, 3610, 3562, 3582, 3610, 3562,
    3610, 3562, 3556, 3610, 3558, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3556, 3610, 3558, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610, 3653,
    3685, 3562, 3558, 3610, 3562, 3522, 3610, 3562, 3522, 3610, 3562, 3610, 3653, 3685, 3562, 3558,
    3610, 3562, 3610, 3562, 3582, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3522, 3610, 3707, 3685, 3562, 3558, 3610,
    3562, 3522, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3522, 3610, 3562,
    3610, 3562, 3522, 3610, 3608, 3562, 3558, 3610, 3562, 3522, 3610, 3707, 3685, 3562, 3558, 3610,
    3562, 3522, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3522, 3610, 3562,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3562, 3610,
    3562, 3582, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3522, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3582, 3610, 3562, 3610,
    3562, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3562,
    3522, 3610, 3562, 3522, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3522, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3582, 3610, 3562, 3610, 3707, 3685,
    3562, 3558, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3522, 3610, 1158,
    3562, 3522, 3610, 3562, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3556, 3610, 3558,
    3562, 3522, 3610, 1164, 3562, 3522, 3610, 3562, 3522, 3610, 1166, 3562, 3522, 3610, 3562, 3556,
    3610, 3558, 3562, 3556, 3610, 3558, 3562, 3522, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562,
    3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3562,
    3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562,
    3522, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3522,
    3610, 3562, 3610, 3562, 3522, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3653,
    3685, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3562, 3522, 3610, 3562, 3610, 3653, 3685, 3562,
    3558, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610,
    3562, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3582, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610,
    3562, 3582, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3582, 3610, 3562, 3556, 3610, 3558,
    3562, 3522, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3522, 3610,
    3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3562, 3582, 3610, 3562, 3522, 3610,
    3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3707, 3671, 3685, 3653, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3653,
    3685, 3562, 3558, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3707,
    3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3522, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3582, 3610, 3562, 3522, 3610, 3562, 3582, 3610,
    3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610, 3707, 3685, 3562, 3558,
    3610, 3707, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562,
    3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3610, 3653, 3685,
    3562, 3558, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3522, 3610, 3562,
    3556, 3610, 3558, 3562, 3582, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558,
    3562, 3556, 3610, 3558, 3653, 3685, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 547,
    3562, 3610, 3562, 3582, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610,
    3653, 3685, 3562, 3558, 3610, 3562, 3582, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562,
    3522, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3707, 3556, 3685,
    3558, 3562, 3610, 3562, 3610, 3562, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562,
    3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3614, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3589,
    3562, 3610, 3589, 3562, 3610, 3589, 3562, 3610, 3589, 3562, 3610, 3589, 3562, 3610, 3589, 3562,
    3610, 3589, 3562, 3610, 3589, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558,
    3610, 3589, 3562, 3610, 3589, 3562, 3610, 3653, 3556, 3685, 3558, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3522, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610,
    3562, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610,
    3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3522,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610,
    3562, 3522, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3614, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610, 3562,
    3610, 3707, 3671, 3685, 3653, 3562, 3558, 3610, 3562, 3610, 3562, 3582, 3610, 3653, 3589, 3685,
    3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3556, 3610,
    3558, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3707,
    3671, 3685, 3653, 3562, 3558, 3610, 3562, 3582, 3610, 3562, 3610, 3562, 3610, 3589, 3562, 3610,
    3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3522, 3610, 3562,
    3556, 3610, 3558, 3562, 3522, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3671, 3653, 3685, 3562,
    3558, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3562, 3610,
    3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3522, 3610, 3562, 3610, 3653, 3685, 3562,
    3558, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3610, 3653, 3685, 3562, 3558,
    3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3522,
    3610, 3707, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610,
    3558, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3522, 3610, 3562, 3582, 3610, 3562, 3610, 3562,
    3522, 3610, 3562, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3562, 3610, 3614,
    3685, 3562, 3558, 3610, 3562, 3610, 3582, 3522, 3562, 3610, 3562, 3522, 3610, 3653, 3685, 3562,
    3558, 3610, 3562, 3556, 3610, 3558, 3562, 3522, 3610, 3562, 3556, 3610, 3558, 3707, 3685, 3562,
    3558, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3582, 3610, 3562, 3610, 3562,
    3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3614, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3707,
    3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558,
    3562, 3556, 3610, 3558, 1847, 3556, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610,
    3558, 3562, 3556, 3610, 3558, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3614,
    3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3608, 3562,
    3558, 3610, 3562, 3556, 3610, 3558, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3556, 3610,
    3558, 3707, 3685, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3556, 3610, 3558,
    3562, 3556, 3610, 3558, 3707, 3685, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610,
    3558, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3522,
    3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3522, 3610, 3707, 3685, 3562, 3558, 3610,
    3562, 3610, 3562, 3610, 3562, 3582, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610,
    3562, 3522, 3610, 3562, 3610, 3562, 3522, 3610, 1525, 3562, 3522, 3610, 3653, 3685, 3562, 3558,
    3610, 3562, 3582, 3610, 3562, 3582, 3610, 3562, 3522, 3610, 1530, 3562, 3522, 3610, 3614, 3685,
    3562, 3558, 3610, 3562, 3522, 3610, 586, 3562, 3522, 3610, 3562, 3522, 3610, 1535, 3562, 3522,
    3610, 3562, 3522, 3610, 3562, 3556, 3610, 3558, 3562, 3522, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562,
    3522, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3671, 3653, 3685, 3562, 3558,
    3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3522, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610,
    3562, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610,
    3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3711, 503, 3562,
    3522, 3610, 3562, 3522, 3610, 3653, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3582, 3610, 3562, 3610, 3562, 3582, 3610, 3562,
    3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562, 3582, 3610, 3562, 3610, 3562, 3610,
    3562, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562,
    3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3582, 3610, 3562, 3522,
    3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610,
    3558, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562,
    3556, 3610, 3558, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3671, 3685, 3653, 3562, 3558,
    3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610,
    3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610, 3562,
    3610, 3562, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3522, 3610,
    3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3562, 3522,
    3610, 3562, 3582, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558,
    3610, 3562, 3610, 3562, 3582, 3610, 3562, 3582, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685,
    3562, 3558, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562, 3582, 3610, 3562, 3556,
    3610, 3558, 3562, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3562, 3610,
    3562, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558,
    3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3522, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3522,
    3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3653,
    3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610,
    3562, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3582,
    3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562,
    3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562,
    3610, 3562, 3556, 3610, 3558, 3562, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562,
    3610, 3653, 3685, 3562, 3558, 3610, 3562, 3582, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3582, 3610, 3562, 3582, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685,
    3562, 3558, 3610, 3562, 3556, 3610, 3558, 3562, 3522, 3610, 3562, 3556, 3610, 3558, 3562, 3556,
    3610, 3558, 3562, 3582, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3653, 3685, 3562, 3558,
    3610, 3562, 3522, 3610, 3707, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3556,
    3610, 3558, 3562, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3522, 3610, 3562, 3522, 3610,
    3562, 3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610,
    3428, 3562, 3522, 3610, 3562, 3522, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610,
    3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3582, 3610, 3653, 3685, 3562, 3558, 3610, 3562,
    3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3582, 3610,
    3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3522, 3610, 3562, 3610, 3562,
    3582, 3610, 3562, 3522, 3610, 3562, 3582, 3610, 3361, 3562, 3522, 3610, 3562, 3522, 3610, 3562,
    3522, 3610, 1782, 3562, 3522, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3610, 3653, 3556,
    3685, 3558, 3562, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3610, 3562, 3610,
    3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562,
    3558, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3610,
    3562, 3556, 3610, 3558, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3562,
    3610, 3562, 3522, 3610, 3562, 3522, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3556, 3610,
    3558, 3562, 3610, 3562, 3556, 3610, 3558, 509, 3562, 3522, 3610, 3562, 3522, 3610, 3562, 3522,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3653,
    3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610,
    3562, 3522, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610,
    3558, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3522,
    3610, 3562, 3522, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3614, 3685, 3562, 3558, 3610,
    3562, 3610, 3562, 3610, 3562, 3582, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3707, 3685, 3562,
    3558, 3610, 3562, 3582, 3610, 3710, 3562, 3522, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562,
    3610, 3562, 3522, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556,
    3610, 3558, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3610, 3653, 3685,
    3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3582,
    3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562,
    3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3653, 3685,
    3562, 3558, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 1537, 3562, 3522, 3610, 3562, 3522, 3610,
    3562, 3610, 3562, 3522, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3562, 3522, 3610,
    3562, 3522, 3610, 3709, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3610, 3614, 3685, 3562, 3558,
    3610, 3614, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3562, 3522, 3610, 3562, 3522, 3610, 3361,
    3562, 3522, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3556,
    3610, 3558, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3522, 3610, 3707,
    3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3522, 3610, 3711, 503,
    3562, 3522, 3610, 3653, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562,
    3610, 3562, 3610, 3562, 3582, 3610, 3562, 3610, 3562, 3582, 3610, 3562, 3522, 3610, 3562, 3556,
    3610, 3558, 3562, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3522, 3610, 3562, 3610, 3562, 3522,
    3610, 3562, 3522, 3610, 3562, 3522, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610,
    3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3562, 3610,
    3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3582, 3610, 3562,
    3610, 3562, 3556, 3610, 3558, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3556, 3610, 3558,
    3707, 3685, 3562, 3558, 3610, 3562, 3556, 3610, 3558, 3562, 3556, 3610, 3558, 3562, 3522, 3610,
    3707, 3685, 3562, 3558, 3610, 3562, 3610, 3562, 3556, 3610, 3558, 3562, 3610, 3562, 3522, 3610,
    3562, 3610, 3562, 3556, 3610, 3558, 3562, 3582, 3610, 3562, 3522, 3610, 3562, 3522, 3610, 2003,
    3562, 3522, 3610, 3562, 3610, 3562, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685,
    3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562,
    3558, 3610, 3562, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685,
    3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3562, 3522, 3610,
    3562, 3522, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562,
    3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558,
    3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610,
    3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525,
    3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526,
    3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562,
    3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558,
    3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610,
    3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525,
    3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526,
    3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562,
    3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558,
    3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610,
    3525, 3526, 3562, 3558, 3610, 3462, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610,
    3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525,
    3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526,
    3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562,
    3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558,
    3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610,
    3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525,
    3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526,
    3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562,
    3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558,
    3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610,
    3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525,
    3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526,
    3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562,
    3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558,
    3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610,
    3525, 3526, 3562, 3558, 3610, 3462, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610,
    3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525,
    3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526,
    3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562,
    3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558,
    3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610,
    3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3562,
    3610, 3707, 3685, 3562, 3558, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3707, 3685, 3562,
    3558, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558,
    3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3653, 3685, 3562,
    3558, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558,
    3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610,
    3562, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558,
    3610, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3589, 3562, 3610,
    3589, 3562, 3610, 3589, 3562, 3610, 3608, 3562, 3558, 3610, 3656, 3608, 3562, 3558, 3610, 3534,
    3605, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558,
    3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558,
    3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558,
    3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558,
    3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3678, 3608, 3707, 3562, 3558, 3685, 3610,
    3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610,
    3556, 3608, 3558, 3562, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558,
    3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558,
    3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558,
    3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558,
    3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558,
    3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558,
    3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558,
    3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558,
    3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558,
    3610, 3608, 3562, 3558, 3610, 3556, 3608, 3558, 3562, 3610, 3608, 3562, 3558, 3610, 3608, 3562,
    3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562,
    3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562,
    3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562,
    3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562,
    3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562,
    3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562,
    3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562,
    3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562,
    3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562,
    3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562,
    3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3556, 3608, 3558, 3562, 3610, 3608,
    3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608,
    3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608,
    3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608,
    3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608,
    3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608,
    3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608,
    3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608,
    3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608,
    3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608,
    3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608,
    3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608,
    3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3686,
    3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610,
    3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610,
    3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610,
    3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610,
    3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610,
    3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610,
    3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610,
    3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610,
    3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610,
    3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610,
    3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610,
    3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610,
    3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3653, 3608, 3685, 3562,
    3558, 3610, 3653, 3608, 3685, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610,
    3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3653, 3620, 3685, 3562, 3558, 3610, 3653, 3620,
    3685, 3562, 3558, 3610, 3653, 3620, 3685, 3562, 3558, 3610, 3653, 3620, 3685, 3562, 3558, 3610,
    3653, 3620, 3685, 3562, 3558, 3610, 3465, 3562, 3558, 3610, 3465, 3562, 3558, 3610, 3465, 3562,
    3558, 3610, 3614, 3465, 3685, 3558, 3562, 3610, 3653, 3465, 3685, 3558, 3562, 3610, 3465, 3562,
    3558, 3610, 3465, 3562, 3558, 3610, 3653, 3465, 3685, 3558, 3562, 3610, 3465, 3562, 3558, 3610,
    3653, 3465, 3685, 3558, 3562, 3610, 3707, 3465, 3685, 3558, 3562, 3610, 3711, 3465, 503, 3558,
    3562, 3522, 3610, 3465, 3562, 3558, 3610, 3465, 3562, 3558, 3610, 3465, 3562, 3558, 3610, 3465,
    3562, 3558, 3610, 3465, 3562, 3558, 3610, 3707, 3465, 3685, 3558, 3562, 3610, 3465, 3562, 3558,
    3610, 3465, 3562, 3558, 3610, 3465, 3562, 3558, 3610, 3653, 3465, 3685, 3558, 3562, 3610, 3465,
    3562, 3558, 3610, 3465, 3562, 3558, 3610, 3465, 3562, 3558, 3610, 3465, 3562, 3558, 3610, 3653,
    3465, 3685, 3558, 3562, 3610, 3465, 3562, 3558, 3610, 3707, 3465, 3685, 3558, 3562, 3610, 3707,
    3465, 3685, 3558, 3562, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558,
    3610, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 482, 3668, 3582, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3707, 3671, 3685, 3653, 3562, 3558, 3610, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610,
    3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3685,
    3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3523, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 2729, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562,
    3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 2526, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 2536, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 2752, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 2752, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3663, 3669, 3668, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 482, 3668, 3582, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3017, 3671, 3653, 3685, 3562, 3558, 3610,
    3707, 3671, 3685, 3653, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562,
    3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3669, 3668,
    3671, 3653, 3685, 3562, 3558, 3610, 3669, 3668, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562,
    3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558,
    3610, 2752, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 482, 3668, 3582, 3671,
    3653, 3685, 3562, 3558, 3610, 465, 3668, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 2802, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 2719, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558,
    3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3685, 3562, 3558, 3610, 482, 3668, 3582, 3671, 3653, 3685, 3562, 3558, 3610, 528, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3708, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3614, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3709, 3671, 3685, 3653, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 2813, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 2729, 3671, 3653, 3685, 3562, 3558,
    3610, 2445, 3671, 3653, 3685, 3562, 3558, 3610, 716, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685,
    3562, 3558, 3610, 1540, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3614, 3671, 3685, 3653, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3523, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562,
    3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610,
    3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610,
    3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 2752, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    2941, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 2982, 3671, 3653, 3685, 3562, 3558, 3610, 2982, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 2413,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558,
    3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3663, 3669, 3668, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3348, 3697, 3653, 3685, 3562, 3558, 3610,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3348, 3697, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 2821, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3663, 3669, 3668, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3663, 3669, 3668, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562,
    3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3663, 3669, 3668, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3707, 3685, 3562,
    3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3679,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 1420, 3671, 3653, 3685, 3562, 3558,
    3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3544, 3671, 3653, 3685,
    3562, 3558, 3610, 3523, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562,
    3558, 3610, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3707, 3671, 3685, 3653, 3562,
    3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3707, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3707, 3671, 3685, 3653, 3562, 3558, 3610,
    3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526,
    3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562,
    3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558,
    3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610,
    3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624,
    3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526,
    3562, 3558, 3610, 3653, 3654, 3685, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526,
    3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562,
    3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558,
    3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610,
    3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624,
    3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526,
    3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562,
    3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558,
    3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3375, 3624, 3526, 3562, 3558,
    3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610,
    3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624,
    3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526,
    3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562,
    3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558,
    3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610,
    3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624,
    3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3562, 3522,
    3610, 3697, 3653, 3685, 3562, 3558, 3610, 3562, 3610, 3525, 3526, 3562, 3558, 3610, 3562, 3522,
    3610, 3562, 3522, 3610, 3562, 3522, 3610, 3562, 3522, 3610, 3562, 3556, 3610, 3558, 3562, 3522,
    3610, 3558, 3562, 3610, 3562, 3522, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3562, 3522, 3610,
    3562, 3522, 3610, 3361, 3562, 3522, 3610, 3562, 3556, 3610, 3558, 3608, 3562, 3558, 3610, 3707,
    3526, 3465, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3366, 3671, 3653, 3685,
    3562, 3558, 3610, 3366, 3671, 3653, 3685, 3562, 3558, 3610, 3366, 3671, 3653, 3685, 3562, 3558,
    3610, 3366, 3671, 3653, 3685, 3562, 3558, 3610, 3366, 3671, 3653, 3685, 3562, 3558, 3610, 3608,
    3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3624, 3526, 3562,
    3558, 3610, 3562, 3610, 3562, 3610, 3377, 3556, 3562, 3558, 3610, 3377, 3556, 3562, 3558, 3610,
    3562, 3558, 3563, 3610, 3377, 3558, 3562, 3610, 3377, 3558, 3562, 3610, 3377, 3556, 3562, 3558,
    3610, 3377, 3556, 3562, 3558, 3610, 3377, 3608, 3562, 3558, 3610, 3377, 3608, 3562, 3558, 3610,
    3377, 3556, 3660, 3562, 3558, 3610, 3377, 3556, 3660, 3562, 3558, 3610, 3377, 3556, 3674, 3562,
    3558, 3610, 3377, 3556, 3674, 3562, 3558, 3610, 3377, 3556, 3562, 3558, 3610, 3377, 3556, 3562,
    3558, 3610, 3377, 3556, 3562, 3558, 3610, 3377, 3556, 3562, 3558, 3610, 3707, 3685, 3562, 3558,
    3610, 3562, 3558, 3610, 3562, 3558, 3610, 3562, 3558, 3610, 3562, 3558, 3660, 3610, 3556, 3562,
    3558, 3660, 3610, 3556, 3562, 3674, 3610, 3558, 3562, 3674, 3610, 3558, 3562, 3558, 3610, 3562,
    3558, 3610, 3562, 3558, 3610, 3562, 3610, 3406, 3660, 3562, 3556, 3610, 3558, 3406, 3660, 3582,
    3562, 3556, 3610, 3558, 3406, 3660, 3562, 3556, 3610, 3558, 3406, 3660, 3582, 3562, 3556, 3610,
    3558, 3406, 3660, 3562, 3556, 3610, 3558, 3406, 3660, 3582, 3562, 3556, 3610, 3558, 3406, 3556,
    3674, 3562, 3558, 3610, 3406, 3556, 3674, 3582, 3562, 3558, 3610, 3406, 3556, 3674, 3562, 3558,
    3610, 3406, 3556, 3674, 3582, 3562, 3558, 3610, 3406, 3556, 3562, 3558, 3610, 3406, 3556, 3582,
    3562, 3558, 3610, 3406, 3556, 3562, 3558, 3610, 3406, 3556, 3582, 3562, 3558, 3610, 3707, 3685,
    3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3562, 3522, 3610, 3624, 3526, 3562, 3558, 3610,
    3562, 3610, 3562, 3610, 3562, 3522, 3610, 3562, 3522, 3610, 3525, 3526, 3562, 3558, 3610, 3525,
    3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526,
    3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3525, 3526, 3562,
    3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558,
    3610, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610,
    3624, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3624,
    3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3562, 3654, 3610, 3624, 3526, 3562, 3558,
    3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610,
    3624, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3624,
    3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3624, 3526, 3562,
    3558, 3610, 3608, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610,
    3624, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3558, 3624, 3526, 3562, 3558, 3610,
    3624, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3471, 3525, 3526, 3562, 3558, 3610,
    3465, 3562, 3558, 3610, 3492, 3474, 3492, 3474, 3492, 3474, 3492, 3474, 3474, 3474, 3474, 3492,
    3474, 3492, 3474, 3474, 3492, 3474, 3474, 3492, 3474, 3474, 3492, 3474, 3474, 3474, 3474, 3474,
    3474, 3492, 3474, 3474, 3474, 3474, 3474, 3492, 3474, 3474, 3474, 3474, 3503, 3519, 3474, 3474,
    3492, 3474, 3492, 3474, 3474, 3492, 3474, 3474, 3492, 3474, 3474, 3474, 3492, 3474, 3492, 3474,
    3474, 3492, 3474, 3474, 3474, 3474, 3492, 3474, 3671, 3653, 3685, 3562, 3558, 3610, 3525, 3526,
    3562, 3558, 3610, 3526, 3562, 3558, 3610, 3562, 3558, 3610, 292, 3527, 3566, 3610, 3558, 3562,
    3610, 3630, 3624, 3526, 3562, 3558, 3610, 3605, 3608, 3562, 3558, 3610, 3605, 3608, 3562, 3558,
    3610, 3624, 3526, 3562, 3558, 3610, 3605, 3608, 3562, 3558, 3610, 3669, 3668, 3671, 3653, 3685,
    3562, 3558, 3610, 3610, 3562, 3522, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3540, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3542, 3672, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3544, 3672,
    3671, 3653, 3685, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3647, 3676,
    3549, 3647, 3676, 3549, 3647, 3676, 3549, 3647, 3676, 3471, 3525, 3526, 3562, 3558, 3610, 3610,
    3653, 3564, 3685, 3562, 3558, 3610, 3558, 3562, 3522, 3610, 3669, 3668, 3671, 3653, 3685, 3562,
    3558, 3610, 3685, 3562, 3558, 3610, 3610, 3685, 3562, 3558, 3610, 3610, 3522, 3525, 3526, 3562,
    3558, 3610, 3624, 3526, 3562, 3558, 3610, 3647, 3676, 3571, 3647, 3676, 3571, 3647, 3676, 3571,
    3647, 3676, 3571, 3647, 3676, 3571, 3647, 3676, 3571, 3647, 3676, 3671, 3653, 3685, 3562, 3558,
    3610, 3562, 3582, 3610, 3620, 3525, 3526, 3562, 3558, 3610, 3608, 3620, 3562, 3558, 3610, 3693,
    3562, 3610, 3548, 3685, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3566, 3610, 3562, 3610,
    3593, 3671, 3653, 3685, 3562, 3558, 3610, 3593, 3671, 3653, 3685, 3562, 3558, 3610, 3593, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3614, 3685, 3562, 3558, 3610,
    3465, 3685, 3558, 3562, 3610, 3647, 3676, 3597, 3647, 3676, 3597, 3647, 3676, 3597, 3647, 3676,
    3597, 3647, 3676, 3605, 3608, 3562, 3558, 3610, 3605, 3608, 3562, 3558, 3610, 3605, 3608, 3562,
    3558, 3610, 3608, 3562, 3558, 3610, 3605, 3608, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3562,
    3558, 3610, 80, 3562, 3567, 3610, 3522, 3608, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3608,
    3562, 3558, 3610, 3685, 3562, 3558, 3610, 3669, 3668, 3671, 3653, 3685, 3562, 3558, 3610, 3671,
    3653, 3685, 3562, 3558, 3610, 3610, 3653, 3654, 3685, 3562, 3558, 3610, 3668, 3671, 3653, 3685,
    3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3548, 3685,
    3562, 3558, 3610, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558,
    3610, 3525, 3526, 3562, 3558, 3610, 3525, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610,
    3624, 3526, 3562, 3558, 3610, 3701, 3624, 3526, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610,
    3525, 3526, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3685, 3562, 3558, 3610, 3562, 3582, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3639, 3672, 3671,
    3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3641, 3672, 3671, 3653, 3685,
    3562, 3558, 3610, 3562, 3556, 3610, 3558, 3671, 3653, 3685, 3562, 3558, 3610, 3646, 3589, 3562,
    3610, 3589, 3562, 3610, 3676, 3671, 3653, 3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610,
    3608, 3562, 3558, 3610, 3669, 3668, 3671, 3653, 3685, 3562, 3558, 3610, 3669, 3668, 3671, 3653,
    3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3685, 3654, 3562, 3558, 3610, 3608, 3562, 3558,
    3610, 3465, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558,
    3610, 3556, 3558, 3671, 3653, 3685, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3669, 3668, 3671,
    3653, 3685, 3562, 3558, 3610, 3608, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3685, 3562,
    3558, 3610, 3669, 3668, 3671, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610,
    3668, 3671, 3653, 3685, 3562, 3558, 3610, 3610, 3653, 3685, 3562, 3558, 3610, 3671, 3653, 3685,
    3562, 3558, 3610, 3558, 3465, 3562, 3558, 3610, 3608, 3707, 3562, 3558, 3685, 3610, 3671, 3653,
    3685, 3562, 3558, 3610, 3610, 325, 3653, 3564, 3685, 3562, 3558, 3610, 3360, 3562, 3522, 3610,
    3538, 3562, 3522, 3610, 3669, 3668, 3671, 3653, 3685, 3562, 3558, 3610, 3562, 3558, 3610, 3608,
    3562, 3558, 3610, 3689, 3589, 3562, 3610, 3589, 3562, 3610, 3689, 3589, 3562, 3610, 3525, 3526,
    3562, 3558, 3610, 3562, 3582, 3610, 3562, 3610, 3562, 3610, 3653, 3685, 3562, 3558, 3610, 3653,
    3685, 3562, 3558, 3610, 3653, 3685, 3562, 3558, 3610, 3681, 3697, 3653, 3564, 3685, 3562, 3558,
    3610, 3562, 3522, 3610, 3685, 3557, 3562, 3558, 3610, 3624, 3526, 3562, 3558, 3610, 3588, 3566,
    3610, 3562, 3610, 3608, 3562, 3558, 3610, 3707, 3685, 3562, 3558, 3610, 3707, 3685, 3562, 3558,
    3610, 3685, 3562, 3558, 3610, 3671, 3653, 3685, 3562, 3558, 3610, 3685, 3562, 3558, 3610, 3562,
    3522, 3610, 503, 3562, 3522, 3610, 3669, 3668, 3671, 3653, 3685, 3562, 3558, 3610,
  ]

  /// Filename extensions, sorted, one a line.
  static let extensionWords: StaticString = """
    %
    000
    001
    002
    003
    004
    005
    006
    007
    008
    009
    010
    011
    012
    013
    014
    015
    016
    017
    018
    019
    020
    021
    022
    023
    024
    025
    026
    027
    028
    029
    030
    031
    032
    033
    034
    035
    036
    037
    038
    039
    040
    041
    042
    043
    044
    045
    046
    047
    048
    049
    050
    051
    052
    053
    054
    055
    056
    057
    058
    059
    060
    061
    062
    063
    064
    065
    066
    067
    068
    069
    070
    071
    072
    073
    074
    075
    076
    077
    078
    079
    080
    081
    082
    083
    084
    085
    086
    087
    088
    089
    090
    091
    092
    093
    094
    095
    096
    097
    098
    099
    1
    123
    16sv
    1in
    1m
    1p
    1pux
    1ssl
    1x
    2
    264
    265
    266
    2bit
    2da
    2img
    2mg
    3
    32x
    386
    3dl
    3dm
    3dml
    3ds
    3dsx
    3fr
    3g2
    3gp
    3gp2
    3gpp
    3gr
    3in
    3m
    3mf
    3p
    3perl
    3pm
    3qt
    3ssl
    3tcl
    3x
    4
    4db
    4dd
    4dm
    4gl
    4th
    4xm
    5
    5ssl
    5vw
    6
    602
    669
    6pl
    6pm
    7
    7ssl
    7z
    8
    8o
    8sv
    8svx
    8xk
    8xp
    8xv
    9
    _coffee
    _ls
    a
    a26
    a3x
    a52
    a68
    a78
    aa
    aab
    aac
    aadl
    aae
    aaf
    aam
    aar
    aas
    aax
    aaxc
    ab
    ab1
    abap
    abc
    abcdg
    abcdp
    abf
    abicollab
    abnf
    abr
    abw
    ac
    ac3
    ac4
    acbm
    acc
    accdb
    accdc
    accde
    accdr
    accdt
    ace
    aces
    acfm
    aco
    acsm
    action
    acu
    acutc
    ad
    ada
    adb
    adf
    adg
    adm
    ado
    adoc
    adp
    adpcm
    ads
    adts
    adx
    adz
    aea
    aep
    aepx
    aes
    afa
    afdesign
    aff
    afm
    afp
    afphoto
    afploc
    afpub
    ag
    agb
    agc
    agda
    age
    agilekeychain
    ah1
    ah2
    ahap
    ahead
    ahk
    ahkl
    ahx
    ai
    aidl
    aif
    aifc
    aiff
    air
    ait
    aj
    ak
    akp
    al
    alaw
    alc
    aleo
    alg
    alias
    als
    alz
    amf
    amfm
    ami
    aml
    ampl
    amr
    amv
    amz
    angelscript
    ani
    anim
    anx
    aob
    apacheconf
    ape
    apex
    apib
    apk
    apkg
    apkm
    apks
    apl
    apm
    apng
    apns
    app
    appcache
    appex
    appimage
    appinstaller
    applescript
    application
    appx
    appxbundle
    apr
    aqt
    ar
    arb
    arc
    archimate
    arduboy
    arf
    arff
    ari
    aria2
    arj
    ark
    arobject
    arpa
    arr
    arrow
    arrows
    art
    arw
    as
    asa
    asar
    asax
    asc
    asciidoc
    ascx
    asd
    asddls
    asdf
    ase
    aseprite
    asf
    ash
    ashx
    asice
    asics
    asif
    asl
    asm
    asmx
    asn
    asn1
    aso
    asp
    aspx
    ass
    asset
    assets
    astc
    astro
    asx
    asy
    atc
    atl
    atn
    atom
    atomcat
    atomsvc
    atr
    atrc
    atx
    au
    au3
    aug
    auk
    aup
    aup3
    aupreset
    automaticdestinations-ms
    automount
    autosave
    aux
    avc
    avchd
    avci
    avcs
    avdl
    avi
    avif
    avifs
    avr
    avro
    avs
    awb
    awd
    awk
    awt
    axa
    axd
    axi
    axs
    axv
    ay
    azf
    azs
    azv
    azw
    azw1
    azw3
    b
    b1
    b5i
    b5t
    ba2
    backup
    bak
    bak1
    baklz4
    bal
    bam
    baml
    band
    bas
    bash
    basis
    bat
    bau
    bay
    bazel
    bb
    bbappend
    bbclass
    bbcode
    bbx
    bc
    bcf
    bcpio
    bcpl
    bcstm
    bcwav
    bdb
    bdf
    bdm
    bdmv
    bdoc
    bdy
    be
    beam
    beancount
    bed
    befunge
    bel
    bf
    bfstm
    bh
    bh2
    bi
    bib
    bibtex
    bicep
    bicepparam
    bie
    bigwig
    bik
    bik2
    bil
    bin
    binder
    binpb
    bip
    bix
    bk
    bk2
    bkf
    blade
    blank
    blb
    blend
    blend1
    blender
    blg
    blitz
    blorb
    blp
    bmf
    bmi
    bmp
    bmx
    bnf
    board
    bob
    bonk
    boo
    book
    boot
    box
    bpg
    bpl
    bpmn
    bps
    bqn
    br
    braw
    brd
    brk
    bro
    brs
    brstm
    bru
    bs
    bsa
    bsdiff
    bsl
    bson
    bsp
    bsq
    bst
    bsv
    bt
    btf
    bti
    btif
    btm
    bufr
    bundle
    bup
    bvh
    bw
    bwf
    bz
    bz2
    bz3
    bzip2
    bzl
    c
    c++
    c++-objdump
    c++objdump
    c-objdump
    c2d
    c3
    c3d
    c4d
    c4f
    c4g
    c4p
    c4u
    c8
    cab
    cabal
    caddyfile
    cae
    caf
    cairo
    caj
    cake
    cal
    cals
    camproj
    camrec
    can
    canvas
    cap
    capnp
    car
    carbon
    cat
    catdrawing
    catpart
    catproduct
    cavs
    cb7
    cba
    cbddlp
    cbl
    cboard
    cbor
    cborseq
    cbr
    cbt
    cbx
    cbz
    cc
    ccd
    cci
    ccl
    ccmx
    ccp
    cct
    ccx
    ccxml
    cda
    cdb
    cdbcmsg
    cdc
    cdd
    cdda
    cdf
    cdg
    cdi
    cdkey
    cdl
    cdr
    cdrx
    cds
    cdt
    cdx
    cdxml
    cdy
    ceb
    ced
    cedar
    cel
    celtx
    cer
    ceylon
    cfc
    cfg
    cfgsave
    cfm
    cfml
    cfs
    cg
    cgb
    cgh
    cgm
    cgns
    cgr
    ch
    ch3
    ch8
    chai
    changes
    chat
    chd
    chem
    chi
    chm
    chp
    chpl
    chrt
    chs
    cht
    cia
    cif
    cii
    cil
    cin
    cir
    circom
    cirru
    ciso
    cit
    ciw
    cj
    cjsx
    ck
    ckd
    ckpt
    ckt
    cl
    cl2
    cla
    clar
    class
    clcpp
    cld
    click
    clickonce
    clip
    clj
    cljc
    cljs
    cljscm
    cljx
    clkx
    clle
    clp
    clr
    cls
    clue
    clw
    cma
    cmake
    cmb
    cmc
    cmd
    cmf
    cmi
    cml
    cmo
    cmp
    cmt
    cmti
    cmx
    cmxa
    cnb
    cnc
    cnf
    cnt
    cob
    cobol
    cocci
    cod
    coffee
    col
    colpkg
    com
    command
    conc
    conf
    configprofile
    conll
    conllu
    container
    containerfile
    cook
    coq
    cos
    coveragerc
    cp
    cpgz
    cpi
    cpio
    cpk
    cpkg
    cpp
    cpp-objdump
    cppobjdump
    cpr
    cps
    cpt
    cpuprofile
    cpy
    cql
    cr
    cr2
    cr3
    cram
    cramfs
    crash
    crate
    crc32
    crd
    crdownload
    creole
    crl
    crn
    crontab
    crt
    crw
    crx
    cryptonote
    cs
    csc
    csd
    csh
    cshtml
    csl
    cso
    cson
    csp
    csr
    css
    csstore
    cst
    csv
    csvs
    csx
    csyn
    ctb
    ctex
    ctl
    ctrl
    cu
    cub
    cube
    cud
    cue
    cuh
    cui
    cuix
    cur
    curl
    curry
    customdestinations-ms
    cut
    cvd
    cvi
    cvs
    cvx
    cw
    cwk
    cwl
    cww
    cxt
    cxx
    cxx-objdump
    cy
    cylc
    cyp
    cypher
    czi
    d
    d-objdump
    d2
    d40
    d64
    d71
    d80
    d81
    d82
    d90
    daa
    dae
    daf
    dar
    darcspatch
    dart
    das
    dat
    dataless
    dats
    dav
    davmount
    dax
    db
    db-journal
    db-wal
    db2
    db3
    db5
    dba
    dbf
    dbk
    dbl
    dbm
    dbpf
    dbt
    dbx
    dc
    dc2
    dc42
    dca
    dcd
    dcl
    dcm
    dcr
    dcs
    dcu
    dcx
    dd
    dd2
    ddd
    ddf
    ddl
    ddoc
    ddrw
    dds
    deb
    decls
    deep
    def
    defconfig
    defs
    der
    des
    desktop
    device
    dex
    dext
    dfac
    dff
    dfont
    dft
    dfu
    dfxp
    dfy
    dgc
    dgn
    dgr
    dhall
    di
    dia
    dib
    dic
    dicom
    dif
    diff
    dir
    dircolors
    directory
    dis
    diskcopy42
    dist
    distz
    dita
    ditamap
    ditroff
    divx
    djs
    djv
    djvu
    dlc
    dll
    dlm
    dls
    dlyan
    dm
    dm3
    dm4
    dmg
    dmp
    dms
    dna
    dng
    dnssd
    do
    doc
    docbook
    dockerfile
    docm
    docx
    dof
    doh
    dol
    dor
    dot
    dotm
    dotx
    download
    dox
    dp
    dpatch
    dpg
    dpkg-dist
    dpkg-new
    dpkg-old
    dpst
    dpx
    dra
    draw
    drawing
    drawio
    drc
    drd
    drl
    drle
    drt
    druby
    drv
    drw
    ds2
    dsc
    dsf
    dsk
    dsl
    dsm
    dsn
    dsp
    Dsr
    dss
    dsv
    dsw
    dsym
    dta
    dtb
    dtbo
    dtd
    dts
    dtshd
    dtsi
    dtso
    dtx
    duby
    duck
    dump
    dv
    dvb
    dvdr
    dvi
    dvr-ms
    dw2
    dwc
    dwf
    dwfx
    dwg
    dwl
    dws
    dwt
    dx
    dxa
    dxb
    dxf
    dxo
    dxp
    dxr
    dyalog
    dylib
    dz
    dzn
    e
    e00
    e01
    e57
    eac3
    eap
    ear
    ebnf
    ebuild
    ec
    ec3
    ecelp4800
    ecelp7470
    ecelp9600
    ecl
    eclass
    eclxml
    ecm
    ecore
    ecr
    ect
    ecw
    edb
    edc
    edf
    edge
    edgeql
    edi
    edid
    edifact
    editorconfig
    edl
    edm
    edn
    edoc
    edx
    eep
    eet
    eex
    efif
    efx
    egg
    egon
    eh
    ei6
    eif
    eip
    ejs
    el
    elc
    elf
    eliom
    eliomi
    elm
    elv
    em
    emberscript
    embl
    emf
    eml
    emltpl
    emlx
    emma
    emotionml
    emp
    emz
    enc
    enex
    enl
    enlx
    ens
    enspot
    ent
    enw
    enz
    eol
    eot
    epj
    epp
    eps
    epub
    eq
    erb
    erf
    eris
    erl
    erofs
    es
    es3
    esa
    escn
    escript
    esd
    esdl
    esf
    et3
    etd
    etheme
    etl
    etx
    eval
    evc
    evo
    evt
    evtx
    ex
    ex01
    exc
    excalidraw
    exe
    exi
    exp
    export
    expr-dist
    exr
    exs
    ext
    exw
    ez
    ez2
    ez3
    ezdraw
    ezt
    f
    f3d
    f3z
    f4a
    f4b
    f4p
    f4v
    f77
    f90
    f95
    fa
    faa
    factor
    fan
    fancypack
    fap
    far
    fas
    fasl
    fasta
    fastq
    fax
    fb
    fb2
    fbs
    fbx
    fbz
    fc
    fcdt
    fcpxml
    fcs
    fcstd
    fcstd1
    fd
    fdb
    fdf
    fdr
    fds
    fdt
    fdx
    fe_launch
    fea
    feather
    feature
    fex
    ff
    fff
    ffn
    ffpreset
    fg5
    fgb
    fgd
    fh
    fh10
    fh11
    fh3
    fh4
    fh5
    fh7
    fh8
    fh9
    fhc
    fhmx
    fif
    fig
    fileloc
    film
    fir
    fish
    fit
    fits
    fl
    fla
    flac
    flatpak
    flatpakref
    flatpakrepo
    flc
    fld
    flf
    fli
    flif
    flix
    flm
    flo
    flp
    flux
    flv
    flw
    flx
    fly
    fm
    fm3
    fm5
    fmp
    fmp12
    fmt
    fna
    fnc
    fnl
    fnt
    fo
    fodg
    fodp
    fods
    fodt
    fon
    font
    for
    forth
    fountain
    fp3
    fp4
    fp5
    fp7
    fpbf
    fpp
    fppi
    fpt
    fpx
    fq
    fr
    frag
    fragsh
    frame
    framework
    frm
    frn
    frt
    fs
    fsb
    fsc
    fsh
    fsi
    fsscript
    fst
    fsti
    fsx
    ftc
    fth
    ftl
    ftlh
    ftm
    ftploc
    fts
    ftw
    fun
    fut
    fvt
    fx
    fxm
    fxp
    fxpl
    fy
    fzs
    fzz
    g
    g2w
    g3
    g3w
    g4
    g64
    g71
    gac
    gadget
    gam
    game
    gamin
    gaml
    gap
    gawk
    gb
    gb2
    gba
    gbc
    gbff
    gbi
    gbk
    gbl
    gblorb
    gbo
    gbp
    gbProj
    gbr
    gbrjob
    gbs
    gca
    gcd
    gcda
    gcf
    gcm
    gcno
    gco
    gcode
    gd
    gdb
    gdbinit
    gdbm
    gdi
    gdl
    gdm
    gdnlib
    gdns
    gdoc
    gdraw
    gds
    gdshader
    gdshaderinc
    gdsii
    gdz
    ged
    gedcom
    gem
    gemini
    gen
    geo
    geojson
    geom
    ger
    gex
    gf
    gff
    gff3
    gg
    ggb
    ggml
    ggr
    ggs
    ggt
    gguf
    ghf
    gho
    gi
    gif
    gig
    gih
    gim
    gipl
    gitconfig
    gjc
    gjf
    gjs
    gko
    glade
    glb
    gleam
    glf
    glif
    glsl
    gltf
    glyphs
    gm1
    gm2
    gm3
    gmi
    gmk
    gml
    gmo
    gms
    gmx
    gn
    gnc
    gnd
    gni
    gno
    gnu
    gnucash
    gnumeric
    gnuplot
    go
    godot
    gohtml
    golo
    gotmpl
    gp
    gp3
    gp4
    gp5
    gpb
    gpg
    gph
    gpi
    gpkg
    gpl
    gplt
    gpm
    gpr
    gpt
    gpuRestart
    gpx
    gqf
    gql
    gqs
    gr
    gra
    grace
    gradle
    graffle
    gramps
    graphql
    graphqls
    grb
    grb2
    grd
    gre
    grib
    grib2
    groovy
    groupactivity
    grt
    grv
    grxml
    gs
    gsc
    gsf
    gsh
    gsheet
    gslides
    gsm
    gson
    gsp
    gss
    gst
    gsx
    gtar
    gtf
    gtiff
    gtkbuilder
    gtkrc
    gtl
    gtm
    gto
    gtp
    gtpl
    gts
    gtw
    guide
    gv
    gvp
    gvr
    gvy
    gwy
    gx
    gxf
    gxt
    gy
    gz
    gzip
    h
    h++
    h261
    h263
    h264
    h265
    h4
    h5
    h86
    ha
    hack
    hal
    ham
    ham8
    haml
    handlebars
    hang
    hap
    har
    hats
    hb
    hbci
    hbp
    hbs
    hc
    hca
    hcl
    hd
    hdd
    hdf
    hdf4
    hdf5
    hdmp
    hdp
    hdr
    hds
    hdt
    hdv
    he5
    heapsnapshot
    heex
    heic
    heics
    heif
    heifs
    hej2
    hes
    hevc
    hex
    hexpat
    hfa
    hfe
    hgl
    hgt
    hh
    hhi
    hic
    hif
    hip
    hipnc
    hiv
    hive
    hjson
    hl7
    hlean
    hledger
    hlp
    hlsl
    hm
    hocon
    hoon
    hp
    hpg
    hpgl
    hpid
    hpp
    hprof
    hps
    hqf
    hql
    hqx
    hrl
    hs
    hs-boot
    hsc
    hsi
    hta
    htc
    htk
    htke
    htm
    html
    http
    hujson
    hurl
    hv
    hvd
    hve
    hvp
    hvs
    hwp
    hwpx
    hwt
    hx
    hxml
    hxsl
    hxx
    hy
    hyp
    i
    i2g
    i3
    i33
    i7x
    iam
    iba
    ibd
    ibooks
    ibw
    ica
    icbu
    icc
    ice
    iced
    ichat
    icl
    icloud
    icm
    icml
    icns
    ico
    iconset
    ics
    idf
    idl
    idml
    idr
    ids
    idw
    idx
    ief
    if
    ifc
    ifczip
    iff
    ifm
    ifo
    ig
    igc
    iges
    igl
    igm
    igs
    igx
    ihex
    ihlp
    ihx
    ii
    iif
    iig
    iiq
    ijm
    ijs
    ik
    ikla
    il
    ilbm
    ilib
    ilmbplugin
    ily
    im1
    im24
    im32
    im8
    ima
    image
    imba
    imd
    ime
    imf
    img
    imi
    iml
    imm
    imovielibrary
    imp
    ims
    imy
    imz
    inc
    inca
    inchi
    ind
    indd
    indl
    indt
    inetloc
    inf
    info
    ini
    ink
    inkml
    inl
    inp
    inr
    ins
    insv
    io
    ioca
    iol
    ip6tables
    ipa
    ipf
    ipfix
    ipg
    ipk
    ipmeta
    ipn
    ipp
    ips
    ipspot
    ipsw
    ipt
    iptables
    ipynb
    ircam
    irclog
    irm
    irp
    isl
    ism
    iso
    iso19139
    ispc
    iss
    isz
    it
    it87
    itcl
    ite
    itk
    itl
    itlp
    itms
    itp
    itpc
    its
    itt
    itv
    iuml
    ivf
    ivp
    ivu
    j
    j2
    j2c
    j2k
    j64
    jac
    jad
    jade
    jai
    jam
    janet
    jar
    jasp
    jav
    java
    javascript
    jaw
    jb2
    jbg
    jbig
    jbig2
    jbw
    jceks
    jcl
    jcm
    jdx
    jdz
    jenkinsfile
    jflex
    jfr
    jfx
    jhc
    jinja
    jinja2
    jison
    jisonlex
    jisp
    jks
    jl
    jls
    jlt
    jmod
    jmp
    jnb
    jng
    jnilib
    jnlp
    joblib
    joda
    journal
    jp2
    jpc
    jpe
    jpeg
    jpf
    jpg
    jpgm
    jpgv
    jph
    jpm
    jpr
    jps
    jpx
    jq
    jrd
    jrxml
    js
    js_
    jsc
    jscript
    jse
    json
    json-patch
    json5
    jsonc
    jsonld
    jsonlz4
    jsonml
    jsonnet
    jsonpatch
    jsp
    jspf
    jspx
    jss
    jst
    jsx
    jt
    jtd
    jte
    jtt
    jump
    just
    jxl
    jxr
    jxs
    k
    k25
    k7
    kak
    kar
    karbon
    kbx
    kch
    kconfig
    kct
    kdb
    kdbx
    kdc
    kdelnk
    kdenlive
    kdl
    keras
    kexi
    kexic
    kexis
    kext
    key
    key-tef
    keymap
    keystore
    kfo
    kfx
    kia
    kicad_mod
    kicad_pcb
    kicad_pro
    kicad_sch
    kicad_sym
    kicad_wks
    kid
    kil
    kin
    kino
    kit
    kk
    kla
    kml
    kmy
    kmz
    kne
    knp
    koa
    kojo
    kon
    kpdc
    kpf
    kpm
    kpr
    kpt
    kql
    kra
    krl
    krz
    ks
    ksh
    ksp
    kss
    ksy
    kt
    kth
    ktm
    ktr
    ktrace
    kts
    ktx
    ktx2
    ktz
    kube
    kud
    kv
    kvtml
    kwd
    kwt
    l
    l01
    la
    lagda
    langium
    lark
    las
    lasso
    lasso8
    lasso9
    lassoapp
    lasxml
    latex
    latm
    latte
    laz
    lbd
    lbe
    lbl
    lbm
    lbr
    lbrn
    lbrn2
    lbx
    ld
    ldb
    ldf
    ldi
    ldif
    ldr
    lds
    lean
    ledger
    leex
    lektorproject
    leo
    les
    less
    lfe
    lfp
    lfr
    lg
    lgt
    lha
    lhs
    lhz
    lib
    libsonnet
    libsvm
    license
    lid
    lidr
    lif
    ligo
    lin
    link
    link66
    linq
    lip
    liq
    liquid
    lisp
    list3820
    listafp
    lit
    litcoffee
    livecodescript
    lkml
    ll
    lm
    lmdb
    lml
    lmm
    lmp
    lnk
    lnx
    loas
    lobster
    log
    logcat
    logo
    logtalk
    lol
    look
    lookml
    loom
    lostxml
    lottie
    love
    lp
    lpdf
    lpp
    lrc
    lrcat
    lrdata
    lrf
    lri
    lrm
    lrtemplate
    lrx
    lrz
    ls
    lsl
    lslp
    lso
    lsp
    lsr
    lss
    ltf
    ltx
    lua
    luac
    luacheckrc
    luau
    lus
    lvclass
    lvlib
    lvp
    lvproj
    lw
    lwf
    lwo
    lwob
    lwp
    lws
    lx01
    lxo
    lxx
    ly
    lyr
    lyrx
    lyx
    lz
    lz4
    lzfse
    lzh
    lzma
    lzo
    lzop
    lzx
    m
    m11
    m13
    m14
    m15
    m1u
    m2
    m21
    m2p
    m2t
    m2ts
    m2v
    m3
    m3u
    m3u8
    m4
    m4a
    m4b
    m4p
    m4r
    m4s
    m4u
    m4v
    m7
    m75
    ma
    mab
    mac
    mads
    maff
    mag
    magik
    mailloc
    mak
    make
    maker
    mako
    man
    mandoc
    manifest
    mao
    map
    maple
    marc
    markdown
    marko
    mas
    mask
    master
    mat
    mata
    matah
    mathematica
    mathml
    matlab
    maud
    mawk
    max
    maxhelp
    maxpat
    maxproj
    mb
    mbk
    mbm
    mbox
    mboxrd
    mbt
    mbtiles
    mbx
    mc
    mc1
    mc2
    mca
    mcaddon
    mcd
    mcdx
    mcfunction
    mch
    mcif
    mcpack
    mcr
    mcworld
    mcwrite
    md
    md2
    md4
    md5
    mda
    mdb
    mdc
    mde
    mdf
    mdi
    mdimporter
    mdl
    mdmp
    mdoc
    mdown
    mds
    mdt
    mdw
    mdwn
    mdx
    mdz
    me
    med
    mediawiki
    mef
    mem
    menu
    mermaid
    mesh
    meta
    meta4
    metal
    metalink
    mets
    metta
    mf
    mf1
    mfm
    mft
    mg
    mgc
    mgp
    mgspot
    mgt
    mgu
    mgz
    mha
    mhd
    mht
    mhtm
    mhtml
    mi
    mib
    mid
    midi
    midl
    mie
    mif
    miff
    mig
    mii
    minc
    mindnode
    minid
    minipsf
    mint
    mirah
    mix
    mj2
    mjp2
    mjpeg
    mjpg
    mjpg2
    mjs
    mk
    mk3d
    mka
    mkd
    mkdn
    mkii
    mkiv
    mkix
    mks
    mkv
    mkvi
    mkxl
    ml
    ml4
    mli
    mligo
    mlir
    mlkitmodel
    mll
    mlmodel
    mlp
    mlpackage
    mlproj
    mlt
    mlx
    mly
    mm
    mmap
    mmas
    mmat
    mmb
    mmcif
    mmd
    mmex
    mmf
    mmk
    mml
    mmm
    mmod
    mmp
    mmpt
    mmr
    mms
    mnc
    mng
    mnl
    mnr
    mns
    mnu
    mny
    mo
    mo3
    mobi
    mobile
    mobileconfig
    mobileprovision
    moc
    mod
    mode0
    mode1
    mode2
    mode3
    model
    mods
    modulefile
    mof
    moflex
    mojo
    mol
    mol2
    mom
    moml
    monkey
    monkey2
    moo
    moon
    mop
    mopcrt
    mos
    mot
    mount
    mov
    move
    movie
    mozlz4
    mp
    mp2
    mp21
    mp3
    mp4
    mpc
    mpd
    mpe
    mpeg
    mpg
    mpg4
    mpga
    mph
    mpj
    mpk
    mpkg
    mpl
    mpm
    mpn
    mpo
    mpp
    mpq
    mps
    mpt
    mptm
    mpv
    mpx
    mpy
    mq4
    mq5
    mqh
    mqy
    mrc
    mrcx
    mrimg
    mrl
    mrml
    mrpack
    mrproject
    mrw
    mrxs
    ms
    msa
    mscx
    mscz
    msd
    mseed
    mseq
    msf
    msg
    msgpack
    msh
    msi
    msix
    msixbundle
    msl
    msm
    msod
    msp
    mss
    msstyles
    mst
    msty
    msx
    mt
    mt2
    mt2s
    mtl
    mtlx
    mtm
    mtml
    mtp
    mts
    mtv
    mtw
    mu
    mud
    muf
    mumps
    mup
    mus
    muse
    musicxml
    mustache
    musx
    mv
    mvb
    mve
    mvg
    mvt
    mw
    mw2
    mwf
    mws
    mx1
    mx2
    mxd
    mxf
    mxl
    mxmf
    mxml
    mxs
    mxt
    mxu
    my
    myd
    myi
    mysql
    myt
    mzml
    mzn
    mzxml
    n
    n-gage
    n3
    n64
    nanorc
    nas
    nasl
    nasm
    nawk
    nb
    nbd
    nbib
    nbp
    nbt
    nc
    nc4
    ncc
    ncl
    nct
    ncx
    nd2
    ndd
    ndf
    ndjson
    ndpi
    nds
    ndx
    ne
    nearley
    ned
    nef
    neo
    neon
    nes
    net
    netdev
    network
    newick
    newsloc
    nex
    nexus
    nez
    nf
    nfc
    nfo
    nft
    ng
    ngc
    ngdat
    nginx
    nginxconf
    ngp
    nhdr
    ni
    nib
    nii
    nim
    nimble
    nimrod
    nims
    ninja
    nis
    nist
    nit
    nitf
    nix
    njk
    nki
    nkm
    nl
    nlogo
    nls
    nlu
    nmbtemplate
    nmea
    nml
    nnd
    nns
    nnw
    nomad
    not
    npx
    npy
    npz
    nq
    nqp
    nr
    nrg
    nro
    nroff
    nrrd
    nrw
    nsc
    nse
    nsf
    nsfe
    nsh
    nsi
    nsis
    nsn
    nso
    nsp
    nspawn
    nss
    nsv
    nt
    ntar
    ntf
    nth
    ntx
    nu
    numbers
    numbers-tef
    numpy
    numpyw
    numsc
    nupkg
    nut
    nuv
    nvf
    nw
    nwc
    nwk
    nx
    nxc
    nxs
    ny
    nzb
    o
    oa2
    oa3
    oas
    oat
    ob2
    obd
    obj
    objdump
    obt
    obu
    occ
    ocl
    oda
    odb
    odc
    odd
    odex
    odf
    odg
    odi
    odin
    odl
    odm
    odp
    ods
    odt
    ofd
    off
    ofr
    ofs
    oft
    ofx
    oga
    ogex
    ogg
    ogm
    ogv
    ogw
    ogx
    oib
    oif
    okt
    ol
    old
    oleo
    oma
    omf
    omgrofl
    omv
    one
    onepkg
    onetmp
    onetoc
    onetoc2
    onnx
    oo3
    ooc
    op2
    opa
    opal
    opd
    opdownload
    openvpn
    opf
    opj
    opju
    opk
    opl
    opml
    opo
    oprc
    opu
    opus
    opy
    or2
    or3
    or4
    or5
    or6
    ora
    orc
    orf
    org
    orig
    orq
    ors
    os
    osf
    osfpvg
    osm
    ost
    otc
    otf
    otg
    oth
    oti
    otm
    otp
    ots
    ott
    OutJob
    ov2
    ova
    ove
    overpassql
    ovf
    ovpn
    owl
    owx
    ox
    oxh
    oxo
    oxps
    oxt
    oxygene
    oz
    ozf2
    ozf3
    p
    p00
    p10
    p12
    p21
    p4
    p6
    p64
    p65
    p6l
    p6m
    p6t
    p7
    p7b
    p7c
    p7m
    p7r
    p7s
    p8
    p8e
    pac
    pack
    package
    pact
    paf
    pag
    pages
    pages-tef
    pak
    pam
    pan
    panic
    paper
    papert
    paq8
    par
    par2
    parquet
    parrot
    part
    partial
    pas
    pasm
    pat
    patch
    path
    paw
    pax
    pb
    pbd
    pbeml
    pbf
    pbi
    pbit
    pbix
    pbl
    pbm
    pbp
    pbt
    pbtxt
    pbxproj
    pc
    pc1
    pc2
    pc3
    pcap
    pcapng
    pcast
    pcbdoc
    pcd
    pce
    pcf
    pch
    pch++
    pck
    pcl
    pclxl
    pcss
    pct
    pcurl
    pcx
    pd
    pd_lua
    pdb
    pdc
    pddl
    pde
    pdf
    pdn
    pe3
    pe4
    pef
    peg
    peggy
    pegjs
    pem
    pep
    per
    pf
    pf2
    pfa
    pfb
    pfm
    pfr
    pfs
    pfx
    pgf
    pgm
    pgn
    pgp
    pgsql
    pgx
    ph3
    ph4
    phar
    phm
    pho
    photon
    php
    php3
    php4
    phtml
    phy
    pi
    pi1
    pi2
    pi3
    pic
    picio
    pickle
    pict
    pictclipping
    pif
    pig
    pike
    pir
    pit
    pix
    pjs
    pk
    pk3
    pk4
    pk8
    pkb
    pkg
    pki
    pkipath
    pkl
    pkpass
    pkpasses
    pkr
    pks
    pl
    pl1
    pl6
    pla
    placeholder
    planner
    plantuml
    plb
    plc
    pld
    plf
    pli
    plist
    plm
    pln
    plo
    plot
    pls
    plsql
    plt
    plugin
    pluginkit
    ply
    pm
    pm3
    pm4
    pm5
    pm6
    pm65
    pmb
    pmd
    pmdx
    pmf
    pml
    pmod
    pmp
    pmt
    pmtiles
    pmv
    pmx
    pnf
    png
    pntg
    po
    pod
    pod6
    podsl
    pogo
    pol
    polar
    pom
    pony
    por
    portpkg
    postcss
    pot
    potm
    potx
    pov
    povray
    pp
    pp4
    pp5
    ppa
    ppam
    ppd
    ppj
    ppk
    ppm
    ppp
    pprx
    pps
    ppsm
    ppsx
    ppt
    pptm
    pptx
    pq
    pqa
    pqt
    praat
    prc
    prd
    pre
    prefab
    prefPane
    prefs
    prf
    prg
    pri
    prisma
    PrjPCB
    prn
    pro
    procreate
    profdata
    profraw
    prolog
    properties
    proto
    provisionprofile
    prproj
    prs
    prt
    prv
    prw
    prz
    ps
    ps1
    ps1xml
    psb
    psc
    psd
    psd1
    pset
    psf
    psf1
    psf2
    psflib
    psid
    psm
    psm1
    psp
    pspbrush
    pspimage
    psptube
    psql
    psrc
    pssc
    pst
    psv
    psw
    psx
    pt
    pt6
    pt65
    pth
    pti
    ptid
    ptm
    ptr
    pts
    ptx
    pu
    pub
    pug
    puml
    purs
    pvb
    pvf
    pvr
    pvs
    pvt
    pw
    pwd
    pwg
    pwl
    pwn
    pwt
    px
    pxa
    pxd
    pxi
    pxl
    pxp
    pxs
    py
    pya
    pyc
    pyo
    pyox
    pys
    pysu
    pytb
    pyv
    pyx
    pzx
    q
    qam
    qasm
    qb
    qbb
    qbm
    qbo
    qbrew
    qbs
    qbw
    qc
    qcow
    qcow2
    qcp
    qd
    qdf
    qed
    qel
    qfx
    qgs
    qif
    ql
    qlgenerator
    qll
    qm
    qmd
    qml
    qmlc
    qmlproject
    qmltypes
    qnt
    qoi
    qp
    qph
    qps
    qpt
    qpw
    qs
    qsf
    qt
    qti
    qtif
    qtl
    qtz
    qvf
    qvw
    qwd
    qwt
    qxb
    qxd
    qxl
    qxp
    qxt
    r
    r2
    r3
    r3d
    ra
    raf
    raku
    rakudoc
    rakumod
    rakutest
    ram
    raml
    rar
    ras
    rascript
    raw
    raw-disk-image
    razor
    rb
    rbbas
    rbf
    rbfrm
    rbmnu
    rbres
    rbs
    rbtbar
    rbuistate
    rbw
    rbxl
    rbxs
    rc
    rcprofile
    rd
    rda
    rdata
    rdc
    rdf
    rdfs
    rdl
    rdlc
    rdoc
    rdp
    rds
    rdz
    re
    reality
    realm
    reason
    reb
    rebol
    rec
    red
    reds
    reg
    regex
    regexp
    rego
    rei
    rej
    rel
    religo
    renviron
    rep
    res
    resi
    resource
    rest
    rex
    rexx
    rf64
    rfa
    rft
    rg
    rgb8
    rgbn
    rhistory
    rhtml
    rif
    ring
    riot
    rip
    ris
    riv
    rjs
    rk
    rkt
    rktd
    rktl
    rl
    rl2
    rla
    rlc
    rle
    rlib
    rm
    rmd
    rmeta
    rmi
    rmp
    rms
    rmvb
    rnc
    rnh
    rno
    rnote
    rns
    rnw
    rnx
    roa
    robot
    roc
    rockspec
    roff
    rol
    rom
    ron
    root
    roq
    ros
    rp
    rpa
    rpcgen
    rpf
    rpg
    rpgle
    rpm
    rpmnew
    rpmorig
    rpmsave
    rpp
    rprofile
    rpss
    rpst
    rpt
    rpy
    rpyc
    rq
    rs
    rsc
    rsd
    rsdf
    rsh
    rsm
    rsrc
    rss
    rst
    rsx
    rt
    rte
    rtf
    rtfd
    rtx
    ru
    rul
    rules
    run
    rv
    rvt
    rvx
    rvz
    rw2
    rwl
    rwz
    rx
    rx2
    rxn
    rz
    s
    s-objdump
    s19
    s2
    s28
    s37
    s3db
    s3m
    sa
    sab
    saf
    safetensors
    sage
    sagews
    sai
    sail
    sam
    sami
    san
    sap
    sarif
    sas
    sas7bbak
    sas7bcat
    sas7bdat
    sass
    sat
    sats
    sav
    save
    savedSearch
    saver
    sb
    sb2
    sb3
    sbf
    sbk
    sbml
    sbp
    sbt
    sbv
    sbx
    sc
    sc68
    sc7
    scad
    scala
    scaml
    scc
    scd
    sce
    scenic
    scf
    sch
    schdoc
    schem
    schematic
    sci
    sciprj
    scl
    scm
    scn
    scnp
    scnz
    sco
    sconscript
    sconstruct
    scope
    scpt
    scptd
    scq
    scr
    scrbl
    scriv
    scs
    scss
    sct
    scx
    scxml
    sd
    sd2
    sd7
    sda
    sdb
    sdc
    sdd
    sdef
    sdf
    sdg
    sdi
    sdir
    sdkd
    sdkm
    sdm
    sdp
    sdr
    sds
    sdv
    sdw
    sea
    sed
    see
    seed
    seg-y
    segy
    self
    sema
    semd
    semf
    ser
    service
    setpay
    setreg
    sexp
    sf
    sf2
    sf3
    sfc
    sfd
    sfd-hdstx
    sfont
    sfs
    sfv
    sfz
    sg
    sgb
    sgd
    sgf
    sgi
    sgl
    sgm
    sgml
    sgu
    sgy
    sh
    sh-session
    sh3
    sha1
    sha2
    sha224
    sha256
    sha256sum
    sha3
    sha384
    sha512
    shader
    shape
    shar
    shazamcatalog
    shazamsignature
    shen
    shf
    shn
    shp
    shr
    shtm
    shtml
    shutdownStall
    shw
    shx
    si
    siag
    sib
    sid
    sidx
    sieve
    sif
    sig
    sik
    sil
    silo
    sim
    sis
    sisx
    sit
    sitx
    siv
    sj
    sk
    sk1
    skb
    skc
    skd
    sketch
    skf
    skim
    skm
    skp
    skr
    sks
    skt
    sl
    sl3
    sla
    slang
    slb
    sld
    sldasm
    slddrw
    sldm
    sldprt
    sldx
    slice
    slideSaver
    slim
    slint
    slk
    slm
    sln
    sls
    slt
    slx
    sm
    sma
    smaf
    smali
    smc
    smd
    smf
    smi
    smil
    smiles
    smithy
    smk
    sml
    smmx
    sms
    smt
    smt2
    smus
    smv
    smzip
    sna
    snakefile
    snap
    snappy
    snb
    snd
    sndClipping
    sndh
    snf
    snip
    snippet
    snippets
    sno
    snoop
    snp
    snupkg
    socket
    sol
    son
    sos
    soy
    sp
    sparql
    sparsebundle
    sparseimage
    spc
    spd
    spdx
    spe
    spec
    spf
    sph
    spi
    spice
    spin
    spl
    spm
    spo
    spq
    spr
    sprite3
    sprx
    sps
    spv
    spx
    sqf
    sqfs
    sql
    sqlite
    sqlite-journal
    sqlite-wal
    sqlite2
    sqlite3
    sqlite3-wal
    sqlitedb
    sqlrpgle
    sqsh
    squashfs
    sqx
    sr2
    sra
    src
    srec
    srf
    srl
    srs
    srt
    sru
    srv
    srw
    srx
    ss
    ssa
    ssc
    ssd01
    ssdl
    sse
    ssf
    ssml
    sss
    sst
    ssv
    st
    stan
    stap
    star
    stb
    stc
    std
    step
    stex
    stf
    sthlp
    sti
    stk
    stl
    stm
    ston
    story
    stp
    stpx
    stpxml
    stpz
    str
    strace
    stringsdict
    strk
    strl
    stw
    stx
    sty
    styl
    style
    sub
    sublime-workspace
    suggestionsassets
    suit
    sun
    sup
    surql
    sus
    susp
    sv
    sv4cpio
    sv4crc
    svc
    svd
    svelte
    svf
    svg
    svgz
    svh
    svi
    svmlight
    svp
    svs
    svx
    sw
    swa
    swap
    swf
    swg
    swift
    swiftinterface
    swig
    swm
    swo
    swp
    sxc
    sxd
    sxg
    sxi
    sxm
    sxw
    sy3
    syd
    sylk
    symmod
    sync
    sys
    sysml
    systemextension
    syx
    syz
    sz
    szx
    t
    t2t
    t3
    t64
    tab
    tact
    taf
    tag
    taglet
    tak
    talon
    tao
    tap
    tape
    tar
    target
    tax
    taz
    tb2
    tbd
    tbr
    tbx
    tbz
    tbz2
    tbz3
    tcb
    tch
    tcl
    tcr
    tcsh
    tct
    tcw
    tcx
    td
    td0
    tdms
    te
    tea
    teacher
    tei
    teicorpus
    templ
    template
    term
    tex
    texi
    texinfo
    text
    textclipping
    textgrid
    textile
    textproto
    tf
    tfi
    tflite
    tfm
    tfrecord
    tfrecords
    tftpl
    tfvars
    tfx
    tga
    tgif
    tgz
    theater
    theme
    themepack
    thm
    thmx
    thp
    thrift
    thy
    tib
    tibx
    tic
    tid
    tif
    tiff
    tikz
    tim
    timeclock
    timer
    tk
    tl
    tla
    tlrz
    tlv
    tlz
    tm
    tm2
    tmac
    tmd
    tmdl
    tmo
    tmp
    tmpl
    tmv
    tmx
    tnef
    tnf
    toast
    toc
    tod
    tofu
    toit
    tolk
    toml
    tool
    topojson
    torrent
    tos
    tp
    tpb
    tpl
    tps
    tpt
    tpu
    tpz
    tr
    tr1
    tra
    trd
    trec
    tres
    trg
    trig
    trigger
    trm
    troff
    trz
    ts
    tscn
    tsd
    tsp
    tsq
    tsql
    tsr
    tst
    tsv
    tsx
    tta
    ttc
    ttf
    ttl
    ttml
    ttp
    ttx
    tu
    tvdb
    twb
    twbx
    twd
    twds
    twig
    txd
    txf
    txi
    txinfo
    txl
    txt
    txtpb
    txz
    typ
    typst
    tzo
    tzst
    tzx
    u
    u32
    u3d
    uasset
    ubj
    uc
    ucf
    udf
    udif
    udo
    uf2
    ufa
    ufd
    ufdl
    ufo
    ufoz
    ufraw
    uha
    ui
    uid
    uif
    uil
    ul
    ulaw
    ult
    ulw
    ulx
    umap
    umj
    umx
    unf
    unif
    unity
    unity3d
    unitypackage
    unityweb
    uno
    unv
    uo
    uoml
    upc
    upk
    uplc
    ups
    upx
    ur
    uri
    uris
    url
    urls
    urs
    usd
    usda
    usdc
    usdz
    usf
    usm
    ust
    utx
    utz
    uu
    uva
    uvd
    uvf
    uvg
    uvh
    uvi
    uvm
    uvp
    uvs
    uvt
    uvu
    uvv
    uvva
    uvvd
    uvvf
    uvvg
    uvvh
    uvvi
    uvvm
    uvvp
    uvvs
    uvvt
    uvvu
    uvvv
    uvvx
    uvvz
    uvx
    uvz
    v
    v2i
    v64
    vag
    vala
    vale
    vapi
    vark
    vb
    vba
    vbe
    vbg
    vbhtml
    vbm
    vbox
    vbox-extpack
    vbp
    vbs
    vc
    vc1
    vcal
    vcard
    vcd
    vcdiff
    vcf
    vcg
    vcl
    vcs
    vcx
    vdb
    vdex
    vdf
    vdi
    vds
    vdx
    vec
    veo
    verilog
    verse
    vert
    vertex
    vf
    vfb
    vfc
    vfd
    vfw
    vgm
    vgz
    vh
    vhd
    vhdl
    vhdr
    vhdx
    vhf
    vhi
    vho
    vhost
    vhs
    vht
    vhw
    vi
    vic
    vicar
    viff
    vim
    vimrc
    vis
    viv
    vivo
    viw
    vlc
    vlm
    vm
    vmb
    vmdk
    vmf
    vmg
    vmrk
    vms
    vncloc
    vnt
    vob
    voc
    volt
    vox
    vp
    vp6
    vpc
    vpf
    vpk
    vpm
    vqa
    vqf
    vrm
    vrml
    vro
    vs
    vsd
    vsdm
    vsdx
    vsf
    vsh
    vsix
    vsqx
    vss
    vssm
    vssx
    vst
    vst3
    vstm
    vstx
    vsw
    vsx
    vsz
    vtf
    vti
    vtk
    vtl
    vto
    vtp
    vtt
    vtu
    vtx
    vue
    vv
    vvc
    vw
    vwx
    vwxp
    vxd
    vxml
    vy
    w
    w3d
    w64
    wacz
    wad
    wal
    war
    warc
    wasm
    wast
    wat
    watchface
    wav
    wave
    wax
    wb0
    wb1
    wb2
    wb3
    wbc
    wbfs
    wbk
    wbmp
    wbpj
    wbs
    wbxml
    wbz
    wcm
    wdb
    wdgt
    wdl
    wdmon
    wdp
    web
    webarchive
    webidl
    webloc
    webm
    webmanifest
    webp
    webplugin
    weechatlog
    wem
    wflow
    wg
    wgsl
    wgt
    whiley
    whl
    wi
    wia
    widl
    wig
    wii
    wiki
    wikitext
    wim
    win
    wisp
    wit
    witx
    wk1
    wk2
    wk3
    wk4
    wkdownload
    wke
    wki
    wks
    wku
    wl
    wlk
    wls
    wlt
    wlua
    wm
    wma
    wmd
    wmf
    wml
    wmlc
    wmls
    wmlsc
    wmlscript
    wmp
    wmv
    wmx
    wmz
    wn
    wnp
    woff
    woff2
    workflow
    woz
    wp
    wp4
    wp5
    wp6
    wp7
    wpd
    wpg
    wph
    wpk
    wpl
    wpm
    wpp
    wps
    wpt
    wpw
    wq1
    wq2
    wqd
    wr1
    wren
    wrf
    wri
    wrk
    wrl
    wrz
    ws
    ws2
    ws3
    ws4
    ws5
    ws6
    ws7
    wsc
    wsd
    wsdl
    wsh
    wspolicy
    wsrc
    wtb
    wtv
    wud
    wux
    wv
    wvc
    wvx
    wwf
    x
    x10
    x12
    x32
    x3d
    x3dv
    x3dvz
    x3dz
    x3f
    x64
    x68
    x_b
    x_t
    xa
    xac
    xaml
    xap
    xapk
    xar
    xara
    xbap
    xbd
    xbe
    xbel
    xbm
    xbt
    xc
    xcat
    xcconfig
    xcf
    xcfgz
    xci
    xd
    xd3
    xdc
    xdelta
    xdf
    xdgapp
    xdm
    xdmf
    xdp
    xdv
    xdw
    xenc
    xer
    xesc
    xex
    xfd
    xfdf
    xfdl
    xhe
    xht
    xhtm
    xhtml
    xhvml
    xi
    xib
    xif
    xip
    xkb
    xla
    xlam
    xlb
    xld
    xlf
    xliff
    xll
    xlm
    xln
    xlr
    xls
    xlsb
    xlsm
    xlsx
    xlt
    xltm
    xltx
    xlw
    xm
    xmcd
    xmcdz
    xmf
    xmi
    xmind
    xml
    xmp
    xmt_bin
    xmt_txt
    xo
    xoj
    xojo_code
    xojo_menu
    xojo_report
    xojo_script
    xojo_toolbar
    xojo_window
    xop
    xopp
    xpak
    xpc
    xpi
    xpl
    xpm
    xpm2
    xport
    xpr
    xproc
    xps
    xpt
    xpw
    xpx
    xq
    xql
    xqm
    xquery
    xqy
    xresources
    xrl
    xs
    xsd
    xsh
    xsl
    xslfo
    xslt
    xsm
    xsn
    xsp-config
    xspf
    xtend
    xul
    xv
    xvid
    xvm
    xvml
    xwd
    xy
    xy3
    xyp
    xyw
    xyz
    xz
    xzap
    y
    y4m
    yaa
    yal
    yaml
    yang
    yap
    yar
    yara
    yasnippet
    yenc
    yin
    ym
    yml
    ymm
    ync
    ypp
    yrl
    yt
    yul
    yuv
    yxx
    yy
    yz1
    z
    z1
    z2
    z3
    z4
    z5
    z6
    z64
    z7
    z8
    z80
    zabw
    zae
    zap
    zaz
    zblorb
    zed
    zeek
    zep
    zfo
    zig
    zil
    zim
    zimpl
    zip
    zir
    zirz
    zlb
    zlib
    zlib9
    zmat
    zmm
    zmodel
    zmpl
    zon
    zone
    zoo
    zpaq
    zpl
    zpr
    zrx
    zs
    zsav
    zsh
    zso
    zst
    zstd
    ztl
    zvi
    zz
    🔥
    """

  /// Where each begins; the last one is past the end.
  static let extensionWordStarts: [UInt32] = [
    0, 2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50, 54, 58, 62, 66, 70, 74, 78, 82, 86, 90, 94,
    98, 102, 106, 110, 114, 118, 122, 126, 130, 134, 138, 142, 146, 150, 154, 158, 162, 166, 170,
    174, 178, 182, 186, 190, 194, 198, 202, 206, 210, 214, 218, 222, 226, 230, 234, 238, 242, 246,
    250, 254, 258, 262, 266, 270, 274, 278, 282, 286, 290, 294, 298, 302, 306, 310, 314, 318, 322,
    326, 330, 334, 338, 342, 346, 350, 354, 358, 362, 366, 370, 374, 378, 382, 386, 390, 394, 398,
    402, 404, 408, 413, 417, 420, 423, 428, 433, 436, 438, 442, 446, 450, 455, 459, 464, 468, 470,
    474, 478, 482, 486, 491, 495, 500, 504, 508, 512, 517, 522, 526, 530, 533, 537, 540, 546, 550,
    554, 559, 564, 567, 569, 573, 577, 581, 585, 589, 593, 595, 600, 604, 606, 610, 614, 618, 622,
    624, 629, 632, 634, 637, 641, 646, 650, 654, 658, 660, 668, 672, 674, 678, 682, 686, 690, 694,
    697, 701, 705, 710, 714, 718, 722, 726, 730, 734, 739, 742, 746, 751, 755, 761, 767, 771, 781,
    786, 790, 794, 797, 801, 805, 810, 814, 820, 826, 832, 838, 844, 848, 853, 858, 862, 867, 874,
    878, 884, 887, 891, 895, 899, 903, 907, 911, 916, 920, 926, 930, 935, 939, 943, 947, 951, 956,
    960, 964, 973, 977, 981, 985, 993, 1000, 1006, 1009, 1013, 1017, 1022, 1026, 1040, 1044, 1048,
    1053, 1059, 1063, 1068, 1072, 1075, 1080, 1084, 1089, 1094, 1098, 1102, 1105, 1108, 1112, 1115,
    1120, 1124, 1129, 1133, 1139, 1143, 1147, 1151, 1156, 1160, 1164, 1169, 1173, 1177, 1181, 1193,
    1197, 1202, 1206, 1210, 1221, 1225, 1230, 1235, 1239, 1244, 1249, 1254, 1258, 1262, 1267, 1272,
    1276, 1285, 1291, 1300, 1313, 1325, 1337, 1342, 1353, 1357, 1361, 1364, 1368, 1372, 1382, 1390,
    1394, 1399, 1403, 1409, 1413, 1417, 1426, 1431, 1435, 1441, 1448, 1452, 1456, 1459, 1463, 1468,
    1473, 1477, 1486, 1491, 1495, 1502, 1507, 1511, 1520, 1524, 1528, 1533, 1539, 1545, 1550, 1554,
    1558, 1563, 1567, 1572, 1576, 1580, 1585, 1589, 1595, 1602, 1607, 1613, 1617, 1621, 1625, 1629,
    1633, 1638, 1646, 1654, 1658, 1663, 1667, 1670, 1674, 1678, 1682, 1686, 1691, 1700, 1725, 1735,
    1744, 1748, 1752, 1758, 1763, 1768, 1773, 1777, 1782, 1788, 1792, 1797, 1801, 1805, 1809, 1813,
    1817, 1821, 1825, 1829, 1833, 1837, 1840, 1844, 1848, 1852, 1856, 1861, 1866, 1868, 1871, 1875,
    1879, 1883, 1890, 1894, 1899, 1906, 1910, 1914, 1919, 1924, 1928, 1933, 1939, 1943, 1947, 1951,
    1957, 1960, 1969, 1977, 1984, 1988, 1991, 1995, 2001, 2006, 2012, 2018, 2022, 2026, 2030, 2035,
    2040, 2044, 2047, 2052, 2062, 2066, 2074, 2078, 2081, 2087, 2090, 2094, 2097, 2101, 2108, 2114,
    2125, 2129, 2136, 2140, 2145, 2149, 2153, 2160, 2166, 2170, 2174, 2177, 2181, 2185, 2191, 2197,
    2201, 2207, 2214, 2222, 2226, 2232, 2238, 2242, 2246, 2250, 2254, 2258, 2262, 2268, 2272, 2277,
    2281, 2286, 2291, 2295, 2299, 2303, 2308, 2312, 2316, 2319, 2324, 2328, 2332, 2336, 2340, 2346,
    2350, 2353, 2357, 2364, 2368, 2373, 2377, 2381, 2385, 2389, 2392, 2396, 2400, 2405, 2409, 2414,
    2421, 2425, 2429, 2432, 2436, 2439, 2443, 2447, 2453, 2457, 2459, 2463, 2475, 2486, 2496, 2500,
    2503, 2507, 2511, 2515, 2519, 2523, 2527, 2530, 2534, 2540, 2550, 2554, 2558, 2564, 2568, 2573,
    2577, 2582, 2590, 2597, 2601, 2608, 2612, 2618, 2622, 2629, 2633, 2644, 2652, 2663, 2668, 2672,
    2676, 2683, 2687, 2694, 2699, 2707, 2711, 2715, 2719, 2723, 2726, 2730, 2734, 2738, 2743, 2747,
    2751, 2755, 2761, 2765, 2769, 2777, 2781, 2785, 2790, 2794, 2798, 2802, 2808, 2812, 2816, 2821,
    2825, 2829, 2833, 2839, 2843, 2847, 2851, 2857, 2861, 2867, 2871, 2878, 2882, 2886, 2894, 2898,
    2903, 2907, 2910, 2914, 2918, 2922, 2927, 2931, 2934, 2938, 2942, 2947, 2955, 2960, 2964, 2969,
    2973, 2977, 2981, 2986, 2991, 2995, 2999, 3003, 3007, 3011, 3015, 3019, 3023, 3030, 3036, 3041,
    3045, 3049, 3052, 3057, 3060, 3064, 3069, 3073, 3076, 3080, 3084, 3089, 3095, 3101, 3105, 3111,
    3121, 3126, 3130, 3135, 3140, 3147, 3152, 3157, 3162, 3166, 3170, 3174, 3179, 3183, 3187, 3193,
    3197, 3201, 3205, 3209, 3213, 3217, 3221, 3225, 3229, 3234, 3238, 3243, 3247, 3251, 3255, 3259,
    3263, 3269, 3275, 3279, 3286, 3290, 3297, 3301, 3309, 3314, 3319, 3333, 3339, 3346, 3356, 3370,
    3375, 3379, 3383, 3394, 3397, 3402, 3406, 3411, 3415, 3420, 3424, 3436, 3447, 3451, 3455, 3459,
    3470, 3474, 3478, 3481, 3485, 3489, 3494, 3501, 3507, 3513, 3519, 3523, 3534, 3541, 3545, 3549,
    3557, 3561, 3565, 3569, 3580, 3583, 3587, 3591, 3595, 3602, 3606, 3610, 3615, 3619, 3623, 3627,
    3635, 3639, 3643, 3648, 3652, 3657, 3661, 3666, 3670, 3675, 3678, 3682, 3687, 3691, 3695, 3699,
    3703, 3708, 3712, 3717, 3723, 3745, 3749, 3753, 3757, 3761, 3765, 3768, 3772, 3776, 3780, 3784,
    3788, 3800, 3803, 3808, 3812, 3819, 3823, 3825, 3835, 3838, 3842, 3846, 3850, 3854, 3858, 3862,
    3866, 3870, 3874, 3878, 3882, 3893, 3898, 3902, 3906, 3915, 3920, 3924, 3933, 3937, 3940, 3951,
    3958, 3962, 3966, 3970, 3974, 3978, 3982, 3986, 3990, 3995, 3999, 4003, 4006, 4010, 4015, 4019,
    4023, 4027, 4031, 4035, 4039, 4043, 4047, 4050, 4054, 4058, 4062, 4066, 4071, 4076, 4080, 4084,
    4090, 4095, 4099, 4109, 4114, 4118, 4122, 4130, 4137, 4141, 4146, 4151, 4155, 4161, 4165, 4169,
    4174, 4178, 4182, 4186, 4190, 4196, 4199, 4203, 4207, 4211, 4217, 4221, 4226, 4230, 4240, 4250,
    4254, 4265, 4270, 4276, 4281, 4289, 4297, 4302, 4306, 4310, 4315, 4319, 4323, 4327, 4331, 4337,
    4340, 4344, 4348, 4352, 4356, 4360, 4364, 4368, 4374, 4377, 4381, 4389, 4400, 4405, 4410, 4414,
    4418, 4422, 4426, 4430, 4435, 4440, 4449, 4453, 4456, 4463, 4467, 4477, 4486, 4495, 4500, 4504,
    4508, 4513, 4521, 4528, 4532, 4536, 4540, 4545, 4549, 4555, 4559, 4563, 4567, 4571, 4575, 4579,
    4583, 4587, 4591, 4595, 4599, 4603, 4607, 4611, 4616, 4620, 4624, 4629, 4633, 4637, 4643, 4648,
    4653, 4657, 4662, 4667, 4672, 4675, 4679, 4684, 4688, 4695, 4699, 4703, 4707, 4712, 4716, 4720,
    4724, 4728, 4731, 4735, 4739, 4743, 4747, 4751, 4755, 4762, 4768, 4771, 4775, 4777, 4781, 4785,
    4789, 4794, 4798, 4802, 4807, 4814, 4817, 4821, 4831, 4841, 4851, 4855, 4862, 4869, 4873, 4879,
    4883, 4887, 4891, 4895, 4899, 4903, 4908, 4915, 4919, 4924, 4932, 4945, 4949, 4953, 4957, 4962,
    4966, 4970, 4974, 4978, 4983, 4987, 4991, 4996, 4999, 5003, 5007, 5011, 5015, 5018, 5022, 5026,
    5032, 5039, 5043, 5047, 5050, 5062, 5067, 5071, 5075, 5082, 5087, 5092, 5102, 5106, 5110, 5114,
    5119, 5123, 5128, 5132, 5139, 5143, 5147, 5151, 5155, 5159, 5163, 5167, 5171, 5176, 5179, 5183,
    5187, 5192, 5196, 5202, 5205, 5209, 5213, 5218, 5226, 5230, 5235, 5239, 5243, 5247, 5254, 5258,
    5262, 5267, 5271, 5275, 5279, 5284, 5287, 5292, 5296, 5307, 5311, 5315, 5319, 5326, 5336, 5340,
    5344, 5348, 5352, 5355, 5359, 5363, 5370, 5374, 5376, 5380, 5384, 5388, 5392, 5396, 5400, 5404,
    5408, 5412, 5415, 5419, 5426, 5430, 5440, 5444, 5448, 5452, 5457, 5463, 5469, 5473, 5476, 5480,
    5484, 5488, 5492, 5495, 5500, 5507, 5511, 5517, 5524, 5527, 5531, 5535, 5539, 5543, 5547, 5551,
    5561, 5565, 5573, 5581, 5585, 5588, 5592, 5596, 5605, 5609, 5613, 5617, 5620, 5625, 5630, 5634,
    5638, 5642, 5646, 5650, 5654, 5658, 5663, 5667, 5671, 5679, 5684, 5688, 5693, 5697, 5702, 5705,
    5709, 5714, 5722, 5733, 5745, 5749, 5753, 5757, 5761, 5766, 5771, 5775, 5779, 5783, 5788, 5792,
    5796, 5800, 5804, 5807, 5811, 5815, 5819, 5825, 5829, 5833, 5837, 5841, 5845, 5848, 5853, 5858,
    5863, 5868, 5872, 5877, 5881, 5887, 5896, 5900, 5904, 5908, 5912, 5917, 5921, 5926, 5930, 5934,
    5937, 5940, 5945, 5952, 5958, 5968, 5972, 5976, 5980, 5983, 5987, 5991, 5995, 5999, 6008, 6012,
    6017, 6021, 6025, 6029, 6033, 6038, 6042, 6049, 6053, 6057, 6061, 6065, 6069, 6072, 6076, 6080,
    6085, 6088, 6092, 6096, 6098, 6102, 6105, 6109, 6112, 6116, 6120, 6124, 6131, 6135, 6140, 6146,
    6151, 6155, 6160, 6163, 6167, 6171, 6175, 6180, 6184, 6188, 6192, 6199, 6203, 6207, 6214, 6218,
    6225, 6229, 6233, 6237, 6242, 6246, 6250, 6255, 6259, 6265, 6268, 6272, 6280, 6285, 6289, 6293,
    6297, 6304, 6309, 6314, 6320, 6324, 6333, 6345, 6351, 6355, 6359, 6366, 6370, 6377, 6381, 6385,
    6393, 6398, 6402, 6406, 6409, 6413, 6418, 6421, 6425, 6430, 6434, 6438, 6442, 6447, 6451, 6455,
    6458, 6462, 6466, 6470, 6474, 6479, 6489, 6493, 6497, 6501, 6505, 6511, 6515, 6521, 6525, 6530,
    6535, 6540, 6547, 6551, 6555, 6559, 6563, 6567, 6571, 6575, 6579, 6583, 6586, 6590, 6594, 6598,
    6602, 6606, 6614, 6623, 6631, 6634, 6640, 6647, 6652, 6659, 6662, 6666, 6670, 6674, 6678, 6682,
    6686, 6690, 6695, 6699, 6704, 6708, 6712, 6716, 6727, 6731, 6735, 6739, 6743, 6746, 6750, 6756,
    6763, 6771, 6778, 6786, 6795, 6799, 6804, 6808, 6812, 6817, 6823, 6830, 6844, 6848, 6852, 6858,
    6861, 6865, 6869, 6873, 6880, 6888, 6892, 6897, 6901, 6905, 6909, 6913, 6918, 6922, 6928, 6939,
    6945, 6949, 6953, 6957, 6961, 6966, 6970, 6974, 6980, 6983, 6987, 6991, 6995, 6999, 7002, 7006,
    7010, 7013, 7016, 7021, 7023, 7027, 7032, 7037, 7042, 7047, 7050, 7053, 7057, 7060, 7065, 7069,
    7073, 7078, 7083, 7094, 7099, 7103, 7107, 7112, 7115, 7120, 7124, 7128, 7131, 7135, 7139, 7142,
    7146, 7150, 7155, 7160, 7165, 7169, 7173, 7177, 7181, 7185, 7189, 7202, 7207, 7212, 7218, 7223,
    7229, 7234, 7238, 7243, 7247, 7254, 7258, 7262, 7266, 7270, 7273, 7277, 7281, 7285, 7289, 7295,
    7299, 7304, 7310, 7314, 7320, 7328, 7332, 7337, 7340, 7346, 7351, 7354, 7358, 7363, 7368, 7372,
    7378, 7382, 7386, 7390, 7394, 7398, 7401, 7409, 7413, 7417, 7421, 7425, 7429, 7434, 7438, 7443,
    7448, 7455, 7460, 7463, 7467, 7471, 7475, 7479, 7483, 7488, 7492, 7495, 7500, 7505, 7509, 7512,
    7516, 7518, 7522, 7525, 7529, 7533, 7537, 7541, 7545, 7552, 7556, 7560, 7565, 7569, 7573, 7578,
    7584, 7588, 7595, 7599, 7604, 7609, 7613, 7621, 7625, 7629, 7633, 7638, 7642, 7646, 7650, 7654,
    7658, 7661, 7665, 7672, 7676, 7680, 7684, 7687, 7691, 7696, 7700, 7704, 7708, 7712, 7717, 7722,
    7726, 7729, 7733, 7737, 7741, 7745, 7749, 7752, 7757, 7760, 7765, 7770, 7781, 7785, 7789, 7794,
    7799, 7803, 7807, 7813, 7818, 7822, 7826, 7830, 7834, 7838, 7842, 7846, 7860, 7864, 7868, 7872,
    7876, 7880, 7885, 7891, 7895, 7900, 7905, 7910, 7918, 7922, 7927, 7931, 7935, 7941, 7945, 7949,
    7953, 7957, 7962, 7965, 7970, 7974, 7984, 7988, 7992, 7998, 8002, 8006, 8013, 8017, 8021, 8025,
    8032, 8037, 8041, 8050, 8056, 8062, 8069, 8073, 8077, 8081, 8085, 8089, 8098, 8103, 8107, 8111,
    8114, 8119, 8124, 8128, 8132, 8136, 8141, 8146, 8150, 8155, 8159, 8163, 8167, 8172, 8176, 8180,
    8184, 8186, 8189, 8193, 8197, 8201, 8205, 8209, 8214, 8218, 8222, 8228, 8232, 8237, 8241, 8246,
    8257, 8261, 8265, 8269, 8274, 8280, 8284, 8290, 8294, 8298, 8302, 8306, 8318, 8324, 8328, 8332,
    8336, 8342, 8349, 8355, 8364, 8369, 8373, 8376, 8380, 8384, 8389, 8393, 8397, 8401, 8408, 8413,
    8420, 8425, 8433, 8437, 8441, 8445, 8450, 8454, 8458, 8463, 8468, 8472, 8476, 8480, 8484, 8488,
    8491, 8495, 8501, 8504, 8508, 8512, 8520, 8524, 8529, 8540, 8546, 8552, 8559, 8567, 8574, 8582,
    8592, 8596, 8601, 8606, 8610, 8614, 8618, 8621, 8625, 8629, 8633, 8638, 8643, 8647, 8651, 8655,
    8657, 8661, 8664, 8668, 8672, 8679, 8683, 8687, 8695, 8699, 8703, 8708, 8712, 8719, 8728, 8732,
    8738, 8743, 8749, 8755, 8760, 8764, 8772, 8779, 8788, 8792, 8796, 8800, 8810, 8820, 8830, 8840,
    8850, 8860, 8864, 8868, 8872, 8877, 8881, 8884, 8888, 8892, 8896, 8900, 8904, 8908, 8912, 8917,
    8921, 8926, 8930, 8934, 8938, 8942, 8946, 8950, 8954, 8958, 8961, 8965, 8969, 8973, 8977, 8980,
    8984, 8988, 8992, 8999, 9003, 9007, 9012, 9016, 9021, 9025, 9028, 9034, 9038, 9042, 9044, 9048,
    9051, 9057, 9065, 9070, 9074, 9080, 9087, 9094, 9103, 9110, 9116, 9121, 9127, 9131, 9135, 9139,
    9143, 9147, 9151, 9156, 9162, 9166, 9169, 9173, 9177, 9181, 9186, 9190, 9194, 9199, 9206, 9211,
    9225, 9229, 9233, 9238, 9242, 9246, 9250, 9253, 9257, 9261, 9265, 9269, 9273, 9283, 9290, 9298,
    9302, 9307, 9311, 9316, 9320, 9325, 9332, 9337, 9341, 9345, 9352, 9357, 9366, 9374, 9378, 9388,
    9403, 9408, 9411, 9414, 9419, 9423, 9427, 9431, 9435, 9439, 9444, 9452, 9456, 9463, 9468, 9476,
    9480, 9485, 9492, 9497, 9505, 9512, 9517, 9520, 9525, 9529, 9533, 9539, 9546, 9550, 9554, 9558,
    9569, 9573, 9577, 9580, 9584, 9589, 9593, 9597, 9601, 9605, 9609, 9613, 9617, 9622, 9633, 9638,
    9642, 9650, 9656, 9660, 9667, 9670, 9674, 9678, 9683, 9687, 9691, 9696, 9700, 9704, 9707, 9711,
    9716, 9720, 9723, 9727, 9733, 9737, 9742, 9746, 9751, 9755, 9757, 9761, 9765, 9769, 9773, 9777,
    9780, 9784, 9788, 9792, 9797, 9801, 9804, 9808, 9813, 9816, 9820, 9824, 9828, 9832, 9836, 9840,
    9844, 9847, 9851, 9854, 9858, 9862, 9867, 9872, 9876, 9882, 9890, 9894, 9899, 9905, 9910, 9914,
    9921, 9930, 9934, 9938, 9944, 9949, 9958, 9964, 9968, 9973, 9980, 9984, 9989, 9995, 10007,
    10014, 10021, 10026, 10031, 10035, 10043, 10050, 10058, 10061, 10065, 10069, 10074, 10081,
    10085, 10093, 10097, 10100, 10104, 10108, 10112, 10120, 10124, 10129, 10140, 10144, 10149,
    10156, 10160, 10168, 10176, 10179, 10183, 10187, 10191, 10195, 10199, 10203, 10207, 10211,
    10215, 10226, 10230, 10235, 10240, 10246, 10250, 10254, 10258, 10263, 10267, 10271, 10274,
    10278, 10288, 10292, 10296, 10301, 10309, 10314, 10319, 10325, 10331, 10340, 10345, 10351,
    10354, 10358, 10362, 10366, 10369, 10373, 10377, 10384, 10388, 10392, 10396, 10400, 10404,
    10408, 10413, 10419, 10422, 10426, 10430, 10435, 10440, 10444, 10448, 10453, 10457, 10461,
    10466, 10475, 10481, 10489, 10494, 10500, 10504, 10508, 10513, 10519, 10524, 10530, 10534,
    10537, 10542, 10546, 10550, 10555, 10560, 10565, 10570, 10574, 10578, 10583, 10588, 10591,
    10595, 10599, 10605, 10610, 10621, 10625, 10633, 10637, 10647, 10654, 10658, 10662, 10666,
    10669, 10674, 10679, 10684, 10688, 10694, 10698, 10703, 10707, 10711, 10715, 10719, 10724,
    10728, 10733, 10737, 10741, 10745, 10749, 10753, 10757, 10761, 10765, 10769, 10772, 10776,
    10781, 10788, 10801, 10817, 10821, 10825, 10831, 10837, 10843, 10849, 10855, 10860, 10871,
    10875, 10882, 10887, 10891, 10896, 10900, 10905, 10912, 10920, 10924, 10929, 10933, 10940,
    10944, 10948, 10954, 10958, 10963, 10969, 10976, 10979, 10983, 10988, 10992, 10996, 11000,
    11004, 11008, 11013, 11017, 11022, 11027, 11031, 11035, 11039, 11044, 11048, 11052, 11056,
    11060, 11064, 11068, 11072, 11076, 11081, 11085, 11089, 11093, 11097, 11101, 11105, 11109,
    11113, 11118, 11124, 11128, 11133, 11140, 11150, 11154, 11159, 11162, 11166, 11171, 11176,
    11180, 11186, 11191, 11195, 11199, 11207, 11211, 11215, 11220, 11231, 11235, 11239, 11244,
    11248, 11252, 11261, 11265, 11270, 11274, 11277, 11281, 11286, 11290, 11295, 11299, 11304,
    11308, 11312, 11316, 11320, 11323, 11327, 11331, 11337, 11341, 11345, 11350, 11359, 11368,
    11373, 11376, 11380, 11384, 11388, 11392, 11395, 11399, 11403, 11407, 11411, 11415, 11419,
    11423, 11427, 11432, 11437, 11441, 11445, 11449, 11452, 11456, 11460, 11466, 11470, 11475,
    11479, 11485, 11487, 11494, 11497, 11501, 11508, 11512, 11517, 11522, 11527, 11530, 11534,
    11539, 11543, 11547, 11550, 11554, 11558, 11562, 11566, 11570, 11574, 11578, 11582, 11589,
    11594, 11598, 11602, 11605, 11613, 11617, 11621, 11625, 11630, 11634, 11638, 11645, 11653,
    11660, 11668, 11672, 11678, 11682, 11685, 11689, 11693, 11697, 11700, 11704, 11710, 11716,
    11726, 11730, 11735, 11738, 11742, 11746, 11750, 11757, 11764, 11769, 11775, 11779, 11784,
    11788, 11793, 11797, 11801, 11805, 11809, 11812, 11818, 11822, 11826, 11838, 11843, 11847,
    11851, 11855, 11859, 11865, 11869, 11873, 11877, 11881, 11884, 11888, 11891, 11895, 11899,
    11905, 11910, 11914, 11918, 11922, 11926, 11931, 11935, 11939, 11944, 11948, 11952, 11956,
    11963, 11967, 11971, 11974, 11979, 11983, 11987, 11991, 11994, 12002, 12014, 12020, 12027,
    12033, 12039, 12043, 12047, 12051, 12054, 12058, 12062, 12065, 12069, 12073, 12076, 12080,
    12082, 12086, 12090, 12094, 12098, 12102, 12106, 12110, 12118, 12122, 12126, 12130, 12134,
    12138, 12142, 12146, 12150, 12155, 12159, 12163, 12167, 12172, 12176, 12180, 12184, 12188,
    12192, 12196, 12200, 12204, 12208, 12212, 12216, 12220, 12225, 12229, 12233, 12237, 12241,
    12245, 12249, 12253, 12257, 12260, 12264, 12269, 12273, 12277, 12285, 12289, 12293, 12300,
    12307, 12314, 12322, 12327, 12331, 12335, 12339, 12343, 12348, 12352, 12363, 12371, 12375,
    12379, 12384, 12388, 12392, 12397, 12401, 12406, 12410, 12415, 12419, 12423, 12427, 12431,
    12435, 12439, 12443, 12447, 12451, 12455, 12460, 12464, 12468, 12471, 12475, 12482, 12486,
    12490, 12494, 12498, 12502, 12506, 12510, 12514, 12518, 12522, 12526, 12533, 12537, 12541,
    12545, 12556, 12560, 12565, 12569, 12573, 12576, 12580, 12584, 12589, 12593, 12601, 12604,
    12609, 12614, 12616, 12620, 12624, 12628, 12632, 12635, 12638, 12642, 12646, 12650, 12654,
    12658, 12661, 12665, 12669, 12673, 12677, 12681, 12684, 12688, 12692, 12697, 12705, 12710,
    12714, 12718, 12724, 12734, 12738, 12742, 12746, 12752, 12758, 12765, 12770, 12774, 12779,
    12787, 12794, 12799, 12807, 12811, 12816, 12820, 12826, 12831, 12835, 12839, 12842, 12846,
    12852, 12856, 12860, 12865, 12870, 12874, 12878, 12882, 12886, 12892, 12900, 12903, 12907,
    12911, 12915, 12920, 12927, 12933, 12940, 12944, 12948, 12952, 12956, 12962, 12966, 12970,
    12976, 12981, 12985, 12991, 12995, 12998, 13005, 13009, 13013, 13018, 13022, 13026, 13030,
    13034, 13038, 13042, 13046, 13052, 13058, 13062, 13066, 13070, 13073, 13077, 13081, 13085,
    13089, 13093, 13097, 13101, 13105, 13109, 13113, 13117, 13123, 13127, 13131, 13135, 13140,
    13144, 13148, 13155, 13159, 13164, 13169, 13175, 13179, 13182, 13186, 13190, 13194, 13198,
    13204, 13211, 13216, 13229, 13233, 13237, 13242, 13246, 13250, 13254, 13258, 13261, 13265,
    13269, 13273, 13277, 13281, 13285, 13293, 13297, 13304, 13313, 13317, 13321, 13324, 13328,
    13332, 13336, 13348, 13356, 13365, 13369, 13373, 13377, 13381, 13385, 13391, 13395, 13399,
    13403, 13408, 13412, 13418, 13422, 13429, 13439, 13443, 13446, 13450, 13454, 13458, 13462,
    13467, 13471, 13475, 13480, 13484, 13488, 13493, 13497, 13501, 13509, 13513, 13517, 13521,
    13525, 13530, 13533, 13537, 13542, 13548, 13553, 13557, 13563, 13567, 13572, 13576, 13584,
    13592, 13596, 13601, 13606, 13610, 13617, 13620, 13624, 13628, 13632, 13637, 13641, 13645,
    13649, 13653, 13657, 13662, 13666, 13671, 13676, 13680, 13685, 13690, 13693, 13697, 13701,
    13707, 13711, 13715, 13719, 13726, 13735, 13741, 13745, 13749, 13753, 13760, 13767, 13771,
    13775, 13785, 13794, 13802, 13809, 13820, 13826, 13843, 13850, 13854, 13858, 13862, 13866,
    13870, 13873, 13877, 13884, 13888, 13892, 13896, 13901, 13906, 13910, 13915, 13920, 13927,
    13932, 13936, 13941, 13945, 13954, 13963, 13971, 13976, 13981, 13986, 13990, 13994, 13998,
    14002, 14005, 14009, 14014, 14018, 14022, 14027, 14031, 14035, 14039, 14043, 14046, 14050,
    14054, 14059, 14064, 14068, 14072, 14076, 14080, 14084, 14087, 14091, 14095, 14099, 14103,
    14107, 14110, 14114, 14118, 14122, 14126, 14130, 14134, 14137, 14141, 14145, 14149, 14154,
    14158, 14163, 14168, 14172, 14176, 14180, 14182, 14186, 14191, 14194, 14198, 14202, 14206,
    14212, 14216, 14220, 14223, 14228, 14234, 14238, 14241, 14245, 14249, 14253, 14257, 14261,
    14265, 14268, 14280, 14284, 14287, 14291, 14295, 14300, 14311, 14320, 14324, 14328, 14331,
    14335, 14339, 14343, 14347, 14350, 14354, 14357, 14361, 14366, 14370, 14374, 14378, 14382,
    14386, 14390, 14394, 14398, 14402, 14406, 14410, 14412, 14415, 14418, 14422, 14425, 14429,
    14434, 14442, 14450, 14459, 14463, 14468, 14472, 14476, 14485, 14489, 14504, 14510, 14513,
    14519, 14523, 14529, 14535, 14541, 14545, 14552, 14562, 14566, 14571, 14576, 14579, 14589,
    14592, 14596, 14602, 14606, 14610, 14615, 14619, 14624, 14629, 14633, 14637, 14641, 14644,
    14652, 14658, 14665, 14669, 14675, 14679, 14683, 14688, 14692, 14698, 14705, 14710, 14714,
    14718, 14722, 14729, 14738, 14742, 14746, 14751, 14760, 14765, 14769, 14774, 14779, 14783,
    14787, 14790, 14795, 14800, 14809, 14815, 14819, 14824, 14829, 14833, 14837, 14841, 14845,
    14848, 14852, 14857, 14862, 14865, 14869, 14873, 14877, 14881, 14886, 14889, 14893, 14899,
    14903, 14907, 14911, 14916, 14920, 14924, 14928, 14934, 14938, 14942, 14946, 14950, 14956,
    14960, 14969, 14974, 14978, 14982, 14986, 14991, 14995, 14999, 15002, 15006, 15013, 15017,
    15021, 15027, 15031, 15038, 15046, 15054, 15058, 15067, 15072, 15077, 15081, 15085, 15090,
    15093, 15096, 15100, 15104, 15109, 15113, 15117, 15122, 15126, 15130, 15134, 15137, 15141,
    15145, 15150, 15154, 15157, 15161, 15167, 15171, 15174, 15178, 15182, 15186, 15190, 15194,
    15198, 15201, 15205, 15209, 15212, 15214, 15224, 15228, 15231, 15235, 15239, 15244, 15248,
    15251, 15255, 15259, 15271, 15276, 15283, 15287, 15292, 15296, 15301, 15305, 15309, 15315,
    15319, 15328, 15337, 15346, 15351, 15355, 15360, 15364, 15369, 15381, 15387, 15390, 15394,
    15398, 15402, 15406, 15411, 15415, 15419, 15423, 15427, 15430, 15435, 15439, 15444, 15450,
    15456, 15460, 15464, 15468, 15475, 15479, 15483, 15490, 15496, 15506, 15510, 15517, 15521,
    15525, 15529, 15534, 15539, 15543, 15554, 15565, 15571, 15576, 15582, 15586, 15590, 15596,
    15602, 15606, 15611, 15615, 15619, 15625, 15628, 15632, 15636, 15640, 15644, 15648, 15652,
    15657, 15661, 15665, 15669, 15674, 15679, 15684, 15688, 15692, 15696, 15700, 15704, 15708,
    15712, 15716, 15720, 15725, 15731, 15736, 15741, 15746, 15751, 15756, 15760, 15768, 15775,
    15782, 15787, 15790, 15794, 15798, 15802, 15806, 15816, 15822, 15826, 15830, 15834, 15837,
    15841, 15845, 15849, 15853, 15857, 15861, 15866, 15870, 15874, 15877, 15888, 15892, 15897,
    15902, 15909, 15916, 15926, 15931, 15938, 15945, 15952, 15958, 15963, 15977, 15993, 15998,
    16002, 16006, 16010, 16014, 16019, 16025, 16039, 16043, 16047, 16050, 16055, 16059, 16063,
    16068, 16074, 16078, 16082, 16086, 16090, 16095, 16099, 16103, 16108, 16112, 16117, 16121,
    16124, 16127, 16131, 16135, 16139, 16143, 16150, 16154, 16159, 16163, 16167, 16171, 16175,
    16179, 16182, 16186, 16190, 16196, 16200, 16204, 16211, 16218, 16223, 16230, 16235, 16241,
    16252, 16257, 16263, 16267, 16271, 16275, 16279, 16283, 16287, 16290, 16294, 16299, 16305,
    16309, 16313, 16317, 16321, 16326, 16333, 16340, 16344, 16348, 16353, 16357, 16361, 16366,
    16371, 16375, 16381, 16385, 16395, 16400, 16407, 16411, 16415, 16427, 16432, 16436, 16441,
    16449, 16458, 16462, 16468, 16472, 16479, 16486, 16490, 16494, 16498, 16502, 16505, 16512,
    16525, 16537, 16541, 16545, 16550, 16554, 16559, 16563, 16567, 16571, 16577, 16582, 16586,
    16590, 16594, 16598, 16602, 16610, 16615, 16619, 16623, 16627, 16631, 16636, 16640, 16647,
    16662, 16673, 16681, 16689, 16701, 16710, 16719, 16724, 16733, 16737, 16741, 16745, 16749,
    16754, 16758, 16762, 16766, 16770, 16774, 16778, 16782, 16786, 16789, 16793, 16797, 16803,
    16808, 16812, 16816, 16821, 16825, 16829, 16833, 16836, 16841, 16846, 16851, 16855, 16859,
    16863, 16868, 16873, 16877, 16883, 16887, 16891, 16895, 16899, 16904, 16910, 16914, 16919,
    16926, 16931, 16935, 16942, 16954, 16959, 16964, 16968, 16972, 16976, 16981, 16987, 16991,
    17009, 17027, 17032, 17036, 17040, 17046, 17050, 17055, 17058, 17066, 17073, 17077, 17081,
    17088, 17092, 17096, 17101, 17105, 17109, 17118, 17122, 17126, 17130, 17133, 17137, 17142,
    17146, 17150, 17156, 17171, 17176, 17180, 17184, 17188, 17192, 17196, 17200, 17204, 17208,
    17212, 17216, 17220, 17225, 17232, 17237, 17241, 17247, 17263, 17267, 17271, 17274, 17278,
    17280, 17284, 17287, 17291, 17295, 17300, 17304, 17308, 17315, 17319, 17325, 17329, 17333,
    17338, 17342, 17349, 17353, 17357, 17361, 17365, 17369, 17373, 17377, 17382, 17387, 17391,
    17395, 17399, 17403, 17408, 17412, 17416, 17420, 17423, 17427, 17432, 17435, 17439, 17447,
    17451, 17461, 17467, 17476, 17481, 17485, 17490, 17498, 17503, 17516, 17525, 17533, 17543,
    17546, 17550, 17557, 17561, 17570, 17580, 17586, 17593, 17597, 17601, 17606, 17610, 17618,
    17624, 17634, 17638, 17643, 17647, 17654, 17658, 17662, 17667, 17671, 17675, 17679, 17684,
    17689, 17693, 17703, 17709, 17712, 17715, 17719, 17724, 17728, 17732, 17735, 17739, 17744,
    17748, 17753, 17757, 17761, 17766, 17770, 17774, 17779, 17783, 17789, 17793, 17797, 17802,
    17807, 17812, 17817, 17822, 17831, 17839, 17843, 17846, 17850, 17854, 17858, 17862, 17866,
    17870, 17873, 17877, 17881, 17885, 17890, 17895, 17899, 17904, 17912, 17916, 17922, 17926,
    17929, 17934, 17938, 17942, 17946, 17951, 17955, 17959, 17963, 17967, 17971, 17975, 17979,
    17983, 17988, 17992, 17996, 17999, 18004, 18008, 18013, 18017, 18022, 18027, 18031, 18035,
    18039, 18046, 18050, 18054, 18060, 18064, 18068, 18074, 18078, 18083, 18087, 18089, 18093,
    18097, 18104, 18108, 18111, 18115, 18119, 18124, 18128, 18132, 18136, 18140, 18145, 18149,
    18154, 18160, 18164, 18167, 18171, 18175, 18179, 18182, 18187, 18191, 18195, 18199, 18204,
    18208, 18212, 18216, 18221, 18227, 18235, 18248, 18257, 18261, 18265, 18268, 18273, 18277,
    18281, 18286, 18290, 18294, 18297, 18301, 18306, 18310, 18315, 18319, 18323, 18328, 18333,
    18338, 18342, 18346, 18350, 18354, 18358, 18361, 18365, 18369, 18373, 18377, 18381, 18385,
    18389, 18393, 18397, 18401, 18405, 18409, 18414, 18419, 18424, 18429, 18434, 18439, 18444,
    18449, 18454, 18459, 18464, 18469, 18474, 18479, 18483, 18487, 18489, 18493, 18497, 18501,
    18506, 18511, 18516, 18521, 18524, 18528, 18532, 18536, 18543, 18547, 18552, 18565, 18569,
    18573, 18576, 18580, 18585, 18591, 18595, 18602, 18606, 18610, 18614, 18618, 18622, 18626,
    18631, 18635, 18639, 18643, 18647, 18651, 18655, 18663, 18669, 18674, 18681, 18684, 18688,
    18692, 18696, 18700, 18704, 18708, 18711, 18715, 18720, 18725, 18730, 18734, 18738, 18742,
    18748, 18752, 18756, 18760, 18763, 18767, 18773, 18778, 18782, 18788, 18792, 18796, 18801,
    18805, 18809, 18813, 18816, 18820, 18825, 18829, 18833, 18838, 18842, 18849, 18853, 18857,
    18861, 18866, 18870, 18873, 18877, 18881, 18885, 18889, 18893, 18897, 18901, 18905, 18910,
    18914, 18917, 18921, 18926, 18931, 18935, 18939, 18944, 18949, 18953, 18958, 18963, 18967,
    18972, 18977, 18982, 18986, 18990, 18994, 18998, 19002, 19006, 19010, 19014, 19018, 19022,
    19026, 19030, 19034, 19037, 19041, 19044, 19048, 19053, 19057, 19062, 19065, 19067, 19071,
    19075, 19080, 19084, 19088, 19092, 19097, 19102, 19107, 19111, 19121, 19125, 19130, 19134,
    19138, 19142, 19146, 19150, 19154, 19159, 19163, 19168, 19173, 19177, 19183, 19187, 19191,
    19195, 19200, 19204, 19210, 19214, 19218, 19229, 19236, 19243, 19248, 19260, 19265, 19275,
    19286, 19290, 19296, 19299, 19304, 19308, 19315, 19319, 19322, 19326, 19331, 19335, 19339,
    19344, 19353, 19357, 19361, 19366, 19370, 19375, 19379, 19383, 19387, 19391, 19402, 19406,
    19410, 19414, 19418, 19421, 19425, 19429, 19433, 19438, 19441, 19445, 19449, 19453, 19457,
    19462, 19467, 19473, 19483, 19487, 19491, 19495, 19499, 19502, 19506, 19511, 19517, 19526,
    19530, 19533, 19537, 19541, 19545, 19549, 19553, 19557, 19561, 19565, 19569, 19573, 19577,
    19581, 19585, 19589, 19593, 19597, 19601, 19605, 19610, 19614, 19618, 19622, 19626, 19630,
    19633, 19637, 19641, 19645, 19649, 19653, 19657, 19661, 19665, 19670, 19674, 19683, 19688,
    19692, 19696, 19700, 19704, 19707, 19711, 19715, 19719, 19721, 19725, 19729, 19733, 19737,
    19742, 19748, 19753, 19757, 19761, 19765, 19769, 19773, 19776, 19780, 19785, 19789, 19794,
    19798, 19803, 19808, 19812, 19816, 19821, 19825, 19829, 19832, 19837, 19846, 19850, 19856,
    19860, 19863, 19867, 19871, 19878, 19882, 19889, 19893, 19898, 19902, 19906, 19910, 19915,
    19919, 19924, 19928, 19932, 19937, 19942, 19946, 19950, 19955, 19961, 19967, 19970, 19974,
    19978, 19982, 19986, 19990, 19995, 19999, 20003, 20007, 20013, 20017, 20021, 20025, 20029,
    20033, 20038, 20043, 20048, 20052, 20057, 20062, 20066, 20069, 20074, 20080, 20084, 20088,
    20094, 20098, 20102, 20110, 20118, 20121, 20125, 20135, 20145, 20157, 20169, 20182, 20194,
    20198, 20203, 20208, 20212, 20216, 20220, 20224, 20229, 20235, 20239, 20245, 20249, 20253,
    20257, 20261, 20264, 20268, 20272, 20279, 20283, 20294, 20298, 20301, 20305, 20309, 20313,
    20319, 20324, 20328, 20332, 20343, 20348, 20354, 20358, 20361, 20366, 20370, 20375, 20379,
    20382, 20386, 20390, 20394, 20398, 20401, 20406, 20408, 20412, 20416, 20420, 20425, 20430,
    20434, 20438, 20443, 20453, 20458, 20462, 20465, 20469, 20473, 20477, 20481, 20485, 20488,
    20492, 20496, 20500, 20503, 20507, 20509, 20512, 20515, 20518, 20521, 20524, 20527, 20531,
    20534, 20537, 20541, 20546, 20550, 20554, 20558, 20565, 20569, 20574, 20578, 20582, 20586,
    20590, 20594, 20600, 20604, 20608, 20613, 20617, 20622, 20628, 20633, 20637, 20644, 20649,
    20653, 20658, 20662, 20667, 20671, 20675, 20679, 20682, 20687, 20691, 20695, 20699, 20704,
    20708, 20712, 20715, 20720,
  ]

  /// Where the claims of each begin.
  static let extensionClaimStarts: [UInt16] = [
    0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
    27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
    75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98,
    99, 100, 101, 102, 103, 104, 105, 107, 108, 109, 110, 111, 113, 114, 115, 116, 117, 118, 119,
    120, 121, 122, 123, 124, 125, 126, 127, 130, 131, 132, 133, 134, 135, 136, 137, 139, 141, 142,
    144, 145, 147, 149, 150, 151, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165,
    166, 167, 168, 170, 171, 172, 173, 174, 175, 176, 177, 179, 180, 181, 182, 183, 184, 185, 186,
    187, 188, 189, 190, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 206, 207,
    208, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 221, 222, 224, 225, 226, 227, 228, 229,
    230, 231, 232, 233, 234, 235, 236, 237, 239, 240, 242, 243, 245, 246, 247, 248, 249, 250, 251,
    252, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271,
    272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 289, 290, 292,
    293, 294, 296, 299, 300, 302, 303, 304, 305, 306, 308, 309, 310, 311, 312, 314, 315, 316, 317,
    318, 319, 320, 322, 323, 324, 325, 326, 327, 328, 329, 332, 333, 334, 336, 337, 338, 339, 340,
    341, 342, 343, 344, 345, 350, 351, 352, 353, 354, 356, 357, 358, 359, 360, 361, 362, 363, 364,
    368, 369, 372, 373, 374, 375, 380, 381, 382, 383, 385, 386, 388, 389, 390, 392, 393, 394, 395,
    396, 398, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 414, 415, 416, 417,
    418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 430, 431, 432, 433, 434, 435, 436, 437,
    438, 439, 440, 441, 442, 443, 444, 445, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457,
    458, 459, 460, 462, 463, 464, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481,
    487, 488, 489, 490, 491, 492, 493, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509,
    511, 513, 514, 516, 517, 518, 519, 520, 522, 523, 524, 528, 529, 530, 531, 533, 535, 536, 537,
    538, 539, 540, 541, 542, 543, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560,
    561, 562, 563, 564, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 577, 578, 579, 580, 581,
    582, 583, 584, 585, 586, 587, 588, 589, 590, 591, 592, 594, 595, 596, 597, 598, 599, 600, 602,
    603, 604, 605, 606, 607, 608, 609, 610, 612, 613, 614, 615, 617, 618, 619, 620, 621, 622, 623,
    624, 625, 626, 627, 628, 629, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 643, 644,
    646, 648, 649, 650, 651, 652, 653, 655, 656, 659, 660, 661, 662, 663, 664, 665, 666, 667, 668,
    669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687,
    688, 689, 690, 691, 693, 694, 695, 696, 697, 700, 701, 702, 704, 706, 708, 709, 710, 711, 712,
    715, 716, 717, 718, 720, 721, 722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 733, 734, 735,
    736, 737, 738, 739, 740, 741, 743, 744, 745, 746, 748, 749, 750, 752, 753, 756, 757, 758, 759,
    760, 761, 762, 763, 764, 765, 766, 767, 768, 769, 772, 773, 774, 775, 776, 777, 778, 779, 780,
    781, 782, 783, 784, 785, 786, 787, 788, 791, 792, 798, 799, 800, 801, 802, 803, 804, 805, 806,
    807, 808, 809, 810, 811, 812, 815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827,
    830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 844, 845, 846, 847, 848, 849,
    850, 851, 852, 853, 854, 856, 857, 858, 860, 861, 862, 863, 864, 865, 866, 867, 868, 869, 870,
    871, 872, 873, 874, 876, 877, 878, 879, 881, 882, 884, 886, 887, 890, 891, 892, 893, 894, 895,
    896, 898, 899, 900, 901, 902, 904, 905, 907, 908, 909, 911, 913, 914, 916, 917, 918, 919, 920,
    921, 922, 923, 924, 925, 926, 927, 928, 929, 930, 931, 932, 933, 934, 935, 936, 937, 938, 939,
    940, 942, 943, 944, 945, 946, 947, 949, 950, 951, 952, 953, 954, 955, 956, 957, 958, 959, 961,
    962, 963, 964, 965, 966, 969, 970, 971, 973, 974, 975, 977, 978, 979, 980, 982, 983, 984, 985,
    986, 987, 988, 989, 990, 991, 992, 994, 995, 996, 997, 999, 1000, 1001, 1002, 1005, 1007, 1008,
    1009, 1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1018, 1019, 1020, 1021, 1022, 1023, 1024,
    1025, 1026, 1027, 1028, 1029, 1030, 1031, 1032, 1033, 1034, 1035, 1036, 1037, 1039, 1040, 1041,
    1042, 1043, 1044, 1045, 1047, 1048, 1049, 1050, 1051, 1052, 1053, 1054, 1055, 1056, 1058, 1059,
    1060, 1061, 1063, 1064, 1065, 1066, 1069, 1072, 1073, 1074, 1075, 1077, 1079, 1080, 1081, 1082,
    1083, 1084, 1085, 1086, 1087, 1090, 1091, 1092, 1093, 1094, 1095, 1096, 1098, 1099, 1100, 1101,
    1102, 1103, 1104, 1105, 1106, 1107, 1109, 1110, 1111, 1112, 1113, 1114, 1115, 1118, 1119, 1121,
    1124, 1126, 1128, 1129, 1130, 1132, 1133, 1134, 1135, 1136, 1137, 1138, 1140, 1141, 1142, 1144,
    1145, 1146, 1147, 1148, 1149, 1150, 1151, 1152, 1153, 1154, 1155, 1156, 1158, 1159, 1160, 1162,
    1163, 1164, 1165, 1166, 1167, 1168, 1169, 1170, 1171, 1172, 1173, 1174, 1175, 1176, 1177, 1180,
    1181, 1182, 1184, 1185, 1186, 1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194, 1196, 1197, 1198,
    1199, 1200, 1201, 1202, 1203, 1205, 1206, 1207, 1208, 1209, 1210, 1211, 1212, 1213, 1214, 1215,
    1218, 1219, 1220, 1221, 1222, 1224, 1225, 1226, 1228, 1229, 1230, 1231, 1232, 1233, 1234, 1235,
    1236, 1237, 1238, 1239, 1240, 1241, 1242, 1243, 1244, 1245, 1246, 1247, 1248, 1249, 1250, 1251,
    1252, 1253, 1254, 1255, 1256, 1257, 1258, 1260, 1261, 1262, 1264, 1265, 1266, 1267, 1268, 1269,
    1270, 1271, 1272, 1273, 1274, 1275, 1276, 1277, 1278, 1279, 1280, 1281, 1282, 1283, 1284, 1285,
    1286, 1287, 1288, 1289, 1290, 1291, 1292, 1293, 1295, 1296, 1297, 1298, 1301, 1302, 1304, 1305,
    1306, 1307, 1309, 1310, 1311, 1312, 1313, 1314, 1315, 1316, 1319, 1320, 1321, 1322, 1323, 1324,
    1325, 1326, 1327, 1328, 1329, 1330, 1331, 1332, 1333, 1334, 1335, 1336, 1338, 1339, 1340, 1341,
    1344, 1345, 1347, 1348, 1349, 1350, 1351, 1353, 1354, 1355, 1356, 1357, 1358, 1360, 1361, 1362,
    1363, 1364, 1365, 1366, 1367, 1368, 1369, 1370, 1371, 1372, 1373, 1374, 1375, 1376, 1377, 1379,
    1381, 1382, 1383, 1384, 1385, 1386, 1387, 1388, 1389, 1390, 1394, 1395, 1396, 1397, 1398, 1400,
    1401, 1402, 1403, 1404, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412, 1413, 1414, 1415, 1418,
    1419, 1420, 1421, 1422, 1423, 1424, 1425, 1426, 1427, 1428, 1430, 1431, 1433, 1434, 1435, 1437,
    1438, 1439, 1440, 1441, 1444, 1445, 1447, 1448, 1449, 1450, 1451, 1452, 1453, 1454, 1455, 1456,
    1458, 1459, 1460, 1462, 1463, 1464, 1465, 1466, 1472, 1473, 1474, 1479, 1480, 1481, 1482, 1483,
    1484, 1486, 1487, 1488, 1489, 1490, 1492, 1493, 1494, 1495, 1497, 1498, 1499, 1500, 1501, 1502,
    1503, 1504, 1505, 1506, 1507, 1508, 1511, 1512, 1513, 1514, 1515, 1516, 1517, 1518, 1519, 1521,
    1522, 1523, 1524, 1525, 1526, 1528, 1529, 1530, 1531, 1532, 1533, 1534, 1535, 1536, 1537, 1538,
    1539, 1542, 1544, 1546, 1547, 1548, 1549, 1550, 1551, 1552, 1553, 1554, 1556, 1558, 1559, 1560,
    1561, 1562, 1563, 1564, 1565, 1566, 1567, 1568, 1569, 1570, 1571, 1572, 1574, 1575, 1577, 1578,
    1579, 1580, 1581, 1582, 1583, 1584, 1586, 1587, 1588, 1589, 1590, 1591, 1592, 1593, 1594, 1595,
    1596, 1598, 1599, 1600, 1601, 1602, 1604, 1605, 1606, 1607, 1608, 1609, 1610, 1611, 1612, 1613,
    1614, 1615, 1616, 1617, 1618, 1619, 1620, 1621, 1622, 1623, 1626, 1627, 1628, 1629, 1630, 1632,
    1633, 1634, 1635, 1636, 1637, 1638, 1639, 1641, 1642, 1643, 1644, 1645, 1647, 1648, 1650, 1651,
    1652, 1653, 1654, 1655, 1656, 1657, 1658, 1659, 1660, 1662, 1663, 1665, 1666, 1667, 1668, 1669,
    1670, 1671, 1672, 1673, 1674, 1675, 1676, 1677, 1678, 1680, 1681, 1682, 1683, 1684, 1685, 1686,
    1687, 1688, 1691, 1692, 1693, 1696, 1697, 1698, 1700, 1701, 1703, 1704, 1705, 1706, 1707, 1708,
    1709, 1710, 1711, 1712, 1713, 1714, 1716, 1717, 1719, 1720, 1722, 1723, 1724, 1725, 1726, 1727,
    1728, 1729, 1730, 1731, 1732, 1733, 1734, 1735, 1736, 1737, 1738, 1739, 1740, 1741, 1742, 1744,
    1745, 1746, 1747, 1748, 1749, 1750, 1751, 1752, 1753, 1754, 1755, 1756, 1757, 1758, 1759, 1760,
    1761, 1762, 1764, 1766, 1767, 1768, 1769, 1770, 1772, 1774, 1775, 1776, 1777, 1778, 1779, 1780,
    1781, 1782, 1783, 1784, 1785, 1786, 1787, 1788, 1789, 1790, 1791, 1792, 1793, 1794, 1795, 1796,
    1798, 1799, 1800, 1801, 1802, 1803, 1804, 1805, 1807, 1808, 1809, 1810, 1811, 1813, 1814, 1815,
    1816, 1817, 1818, 1819, 1820, 1821, 1822, 1823, 1824, 1825, 1827, 1828, 1829, 1830, 1831, 1832,
    1833, 1834, 1835, 1836, 1837, 1838, 1839, 1840, 1841, 1842, 1844, 1845, 1847, 1848, 1849, 1850,
    1851, 1852, 1853, 1857, 1858, 1859, 1860, 1861, 1862, 1863, 1864, 1865, 1866, 1867, 1868, 1869,
    1870, 1871, 1872, 1874, 1875, 1876, 1877, 1878, 1879, 1880, 1882, 1883, 1885, 1886, 1887, 1888,
    1889, 1890, 1891, 1892, 1893, 1894, 1896, 1897, 1898, 1899, 1900, 1901, 1902, 1903, 1904, 1905,
    1906, 1907, 1908, 1909, 1910, 1911, 1912, 1913, 1914, 1915, 1916, 1917, 1918, 1919, 1920, 1921,
    1922, 1923, 1924, 1925, 1927, 1928, 1929, 1930, 1931, 1932, 1938, 1939, 1940, 1941, 1942, 1944,
    1945, 1946, 1947, 1950, 1951, 1952, 1954, 1955, 1956, 1957, 1958, 1962, 1963, 1964, 1966, 1967,
    1968, 1970, 1971, 1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979, 1980, 1981, 1983, 1984, 1985,
    1986, 1988, 1989, 1990, 1991, 1992, 1993, 1994, 1995, 1996, 1997, 1998, 1999, 2002, 2003, 2004,
    2005, 2006, 2007, 2008, 2009, 2010, 2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020,
    2021, 2022, 2023, 2027, 2028, 2030, 2032, 2033, 2034, 2035, 2036, 2037, 2038, 2039, 2040, 2041,
    2042, 2043, 2044, 2045, 2046, 2047, 2048, 2049, 2050, 2051, 2052, 2053, 2054, 2055, 2056, 2057,
    2058, 2059, 2060, 2061, 2062, 2063, 2064, 2065, 2066, 2067, 2068, 2069, 2070, 2071, 2072, 2073,
    2074, 2075, 2076, 2077, 2079, 2080, 2081, 2082, 2083, 2084, 2085, 2087, 2088, 2089, 2090, 2091,
    2092, 2094, 2096, 2097, 2098, 2099, 2100, 2101, 2103, 2104, 2105, 2106, 2107, 2108, 2109, 2110,
    2111, 2112, 2113, 2114, 2115, 2116, 2117, 2118, 2119, 2120, 2121, 2122, 2123, 2124, 2125, 2126,
    2127, 2128, 2130, 2131, 2132, 2133, 2134, 2135, 2136, 2137, 2138, 2139, 2140, 2141, 2142, 2143,
    2144, 2145, 2146, 2149, 2150, 2151, 2152, 2155, 2156, 2157, 2158, 2159, 2161, 2162, 2163, 2164,
    2165, 2166, 2167, 2168, 2169, 2170, 2171, 2172, 2173, 2174, 2175, 2176, 2177, 2178, 2179, 2180,
    2181, 2182, 2183, 2184, 2185, 2186, 2187, 2188, 2189, 2190, 2191, 2192, 2195, 2196, 2197, 2198,
    2199, 2200, 2202, 2203, 2204, 2205, 2207, 2208, 2209, 2210, 2211, 2212, 2213, 2214, 2215, 2216,
    2221, 2222, 2224, 2226, 2227, 2228, 2232, 2233, 2234, 2235, 2236, 2237, 2238, 2239, 2240, 2241,
    2242, 2243, 2244, 2245, 2246, 2247, 2248, 2249, 2250, 2251, 2252, 2253, 2254, 2255, 2256, 2258,
    2259, 2260, 2261, 2262, 2263, 2264, 2265, 2266, 2267, 2268, 2269, 2270, 2271, 2272, 2274, 2275,
    2276, 2277, 2278, 2279, 2280, 2281, 2282, 2283, 2284, 2285, 2286, 2287, 2288, 2291, 2292, 2293,
    2294, 2296, 2297, 2298, 2300, 2301, 2302, 2303, 2304, 2305, 2306, 2307, 2309, 2310, 2311, 2312,
    2313, 2314, 2315, 2316, 2317, 2318, 2319, 2320, 2321, 2324, 2325, 2326, 2327, 2328, 2329, 2330,
    2331, 2332, 2333, 2334, 2335, 2337, 2338, 2339, 2340, 2341, 2342, 2343, 2344, 2345, 2346, 2347,
    2348, 2350, 2351, 2352, 2353, 2354, 2355, 2356, 2357, 2359, 2360, 2361, 2362, 2363, 2364, 2365,
    2366, 2367, 2368, 2369, 2370, 2371, 2372, 2373, 2374, 2375, 2376, 2377, 2382, 2383, 2384, 2385,
    2386, 2387, 2388, 2389, 2390, 2391, 2392, 2394, 2395, 2396, 2397, 2399, 2400, 2401, 2402, 2403,
    2404, 2405, 2406, 2407, 2408, 2410, 2411, 2412, 2413, 2414, 2415, 2416, 2417, 2418, 2419, 2420,
    2421, 2423, 2424, 2425, 2426, 2429, 2430, 2431, 2432, 2433, 2434, 2435, 2436, 2437, 2438, 2439,
    2440, 2441, 2442, 2443, 2444, 2446, 2447, 2448, 2449, 2450, 2451, 2452, 2454, 2455, 2456, 2457,
    2458, 2459, 2460, 2461, 2462, 2463, 2466, 2467, 2468, 2469, 2470, 2471, 2473, 2474, 2475, 2477,
    2478, 2479, 2480, 2481, 2483, 2484, 2485, 2487, 2488, 2489, 2490, 2491, 2492, 2493, 2495, 2496,
    2497, 2498, 2502, 2503, 2504, 2505, 2506, 2507, 2508, 2509, 2510, 2511, 2512, 2513, 2514, 2515,
    2516, 2517, 2518, 2519, 2520, 2521, 2522, 2523, 2525, 2526, 2527, 2528, 2529, 2530, 2531, 2532,
    2533, 2534, 2535, 2536, 2538, 2539, 2540, 2541, 2545, 2546, 2547, 2548, 2549, 2550, 2551, 2552,
    2553, 2554, 2555, 2556, 2557, 2558, 2559, 2560, 2561, 2562, 2563, 2564, 2565, 2566, 2567, 2568,
    2569, 2570, 2571, 2572, 2573, 2575, 2576, 2577, 2579, 2580, 2581, 2582, 2583, 2585, 2586, 2587,
    2589, 2590, 2591, 2595, 2596, 2597, 2598, 2599, 2600, 2602, 2603, 2604, 2605, 2606, 2607, 2608,
    2609, 2610, 2611, 2612, 2614, 2615, 2616, 2617, 2618, 2619, 2620, 2623, 2624, 2625, 2626, 2627,
    2628, 2629, 2635, 2636, 2637, 2638, 2639, 2640, 2641, 2642, 2643, 2644, 2645, 2646, 2647, 2648,
    2649, 2651, 2653, 2655, 2656, 2657, 2658, 2660, 2661, 2662, 2663, 2664, 2665, 2666, 2668, 2669,
    2670, 2671, 2673, 2676, 2678, 2679, 2680, 2681, 2683, 2684, 2685, 2686, 2687, 2689, 2692, 2693,
    2694, 2695, 2696, 2697, 2700, 2701, 2702, 2703, 2704, 2705, 2706, 2707, 2708, 2709, 2712, 2713,
    2714, 2715, 2716, 2717, 2718, 2719, 2720, 2724, 2725, 2726, 2727, 2728, 2729, 2730, 2731, 2734,
    2735, 2736, 2737, 2738, 2739, 2740, 2742, 2743, 2745, 2747, 2748, 2749, 2750, 2751, 2752, 2753,
    2754, 2756, 2757, 2758, 2759, 2760, 2762, 2764, 2765, 2766, 2767, 2768, 2769, 2770, 2773, 2774,
    2775, 2776, 2777, 2778, 2779, 2780, 2781, 2782, 2783, 2784, 2785, 2786, 2787, 2788, 2789, 2790,
    2791, 2792, 2795, 2796, 2797, 2798, 2799, 2800, 2801, 2802, 2803, 2804, 2805, 2806, 2808, 2809,
    2810, 2811, 2812, 2814, 2815, 2816, 2817, 2818, 2819, 2820, 2822, 2823, 2826, 2828, 2829, 2831,
    2832, 2833, 2834, 2835, 2836, 2837, 2838, 2839, 2840, 2841, 2842, 2843, 2844, 2845, 2846, 2847,
    2848, 2849, 2850, 2851, 2852, 2853, 2854, 2855, 2857, 2858, 2860, 2861, 2862, 2864, 2865, 2866,
    2867, 2868, 2869, 2870, 2872, 2873, 2874, 2875, 2876, 2877, 2878, 2879, 2880, 2881, 2882, 2883,
    2884, 2885, 2886, 2888, 2889, 2890, 2891, 2893, 2894, 2895, 2896, 2897, 2898, 2899, 2900, 2901,
    2902, 2903, 2904, 2905, 2908, 2909, 2910, 2911, 2912, 2913, 2915, 2916, 2918, 2919, 2920, 2921,
    2922, 2923, 2924, 2926, 2927, 2928, 2929, 2931, 2932, 2934, 2935, 2936, 2937, 2939, 2940, 2941,
    2942, 2943, 2944, 2945, 2946, 2947, 2948, 2949, 2950, 2951, 2952, 2953, 2954, 2955, 2956, 2957,
    2958, 2960, 2961, 2962, 2963, 2966, 2967, 2968, 2969, 2970, 2971, 2972, 2974, 2975, 2976, 2977,
    2978, 2979, 2980, 2981, 2982, 2983, 2984, 2985, 2986, 2987, 2988, 2989, 2990, 2991, 2992, 2994,
    2995, 2997, 2998, 2999, 3000, 3001, 3002, 3003, 3004, 3005, 3006, 3007, 3008, 3009, 3010, 3011,
    3012, 3013, 3014, 3015, 3016, 3017, 3018, 3019, 3020, 3022, 3023, 3024, 3025, 3026, 3027, 3029,
    3030, 3031, 3032, 3033, 3034, 3035, 3036, 3037, 3038, 3039, 3040, 3041, 3042, 3043, 3044, 3046,
    3049, 3051, 3052, 3053, 3054, 3055, 3056, 3057, 3058, 3059, 3061, 3063, 3064, 3065, 3066, 3067,
    3068, 3069, 3070, 3071, 3072, 3073, 3074, 3075, 3076, 3077, 3079, 3080, 3081, 3082, 3083, 3084,
    3085, 3086, 3087, 3088, 3089, 3092, 3093, 3094, 3095, 3096, 3097, 3098, 3099, 3100, 3101, 3102,
    3103, 3104, 3105, 3106, 3107, 3108, 3109, 3112, 3113, 3115, 3116, 3117, 3118, 3119, 3120, 3122,
    3123, 3125, 3126, 3127, 3128, 3129, 3130, 3131, 3132, 3133, 3134, 3135, 3136, 3137, 3138, 3140,
    3142, 3143, 3144, 3145, 3147, 3150, 3151, 3152, 3154, 3155, 3156, 3157, 3158, 3159, 3160, 3161,
    3162, 3163, 3165, 3166, 3167, 3169, 3170, 3171, 3172, 3173, 3175, 3176, 3178, 3179, 3180, 3183,
    3184, 3185, 3186, 3187, 3188, 3189, 3190, 3191, 3195, 3196, 3197, 3198, 3199, 3200, 3201, 3202,
    3203, 3204, 3205, 3206, 3208, 3209, 3210, 3212, 3213, 3214, 3215, 3218, 3219, 3220, 3221, 3223,
    3224, 3225, 3226, 3228, 3229, 3230, 3231, 3232, 3233, 3234, 3235, 3237, 3238, 3239, 3240, 3241,
    3242, 3243, 3244, 3245, 3246, 3247, 3248, 3249, 3250, 3251, 3252, 3253, 3255, 3256, 3257, 3258,
    3259, 3261, 3263, 3264, 3266, 3268, 3269, 3270, 3272, 3274, 3275, 3276, 3278, 3280, 3281, 3282,
    3283, 3284, 3285, 3286, 3290, 3291, 3292, 3293, 3294, 3298, 3299, 3300, 3301, 3302, 3306, 3308,
    3314, 3315, 3316, 3317, 3320, 3321, 3322, 3323, 3325, 3326, 3327, 3330, 3331, 3332, 3334, 3335,
    3336, 3337, 3338, 3339, 3340, 3341, 3343, 3344, 3346, 3348, 3349, 3350, 3351, 3352, 3353, 3354,
    3355, 3357, 3358, 3359, 3361, 3362, 3363, 3364, 3365, 3367, 3368, 3369, 3370, 3371, 3372, 3373,
    3374, 3375, 3376, 3377, 3378, 3379, 3380, 3381, 3382, 3383, 3384, 3385, 3386, 3387, 3392, 3393,
    3394, 3395, 3396, 3397, 3399, 3402, 3403, 3404, 3405, 3407, 3411, 3412, 3413, 3414, 3415, 3417,
    3418, 3419, 3420, 3421, 3423, 3424, 3425, 3426, 3427, 3428, 3429, 3431, 3432, 3433, 3434, 3435,
    3437, 3438, 3439, 3440, 3441, 3443, 3444, 3445, 3446, 3447, 3448, 3449, 3450, 3451, 3453, 3454,
    3455, 3456, 3457, 3458, 3459, 3460, 3461, 3462, 3463, 3464, 3465, 3466, 3467, 3468, 3469, 3470,
    3471, 3472, 3473, 3474, 3475, 3476, 3477, 3478, 3479, 3480, 3481, 3482, 3483, 3484, 3485, 3487,
    3488, 3489, 3490, 3491, 3492, 3493, 3495, 3496, 3497, 3498, 3499, 3500, 3501, 3502, 3504, 3505,
    3506, 3507, 3508, 3509, 3510, 3511, 3512, 3513, 3514, 3515, 3516, 3517, 3518, 3519, 3520, 3521,
    3522, 3523, 3524, 3525, 3526, 3527, 3528, 3529, 3531, 3532, 3533, 3534, 3535, 3536, 3537, 3538,
    3539, 3540, 3541, 3544, 3545, 3546, 3548, 3549, 3550, 3552, 3553, 3554, 3555, 3556, 3557, 3558,
    3559, 3560, 3561, 3564, 3565, 3566, 3567, 3568, 3569, 3570, 3571, 3572, 3573, 3574, 3575, 3576,
    3579, 3580, 3583, 3584, 3585, 3587, 3588, 3589, 3590, 3591, 3592, 3593, 3594, 3595, 3596, 3597,
    3598, 3600, 3601, 3603, 3604, 3605, 3606, 3607, 3608, 3609, 3610, 3611, 3613, 3614, 3615, 3616,
    3617, 3618, 3619, 3620, 3621, 3622, 3623, 3625, 3627, 3628, 3629, 3631, 3632, 3633, 3634, 3636,
    3637, 3638, 3640, 3641, 3642, 3643, 3645, 3646, 3647, 3648, 3650, 3651, 3652, 3653, 3654, 3655,
    3656, 3657, 3658, 3659, 3660, 3661, 3662, 3663, 3665, 3666, 3667, 3669, 3670, 3671, 3672, 3673,
    3674, 3675, 3676, 3677, 3678, 3681, 3682, 3683, 3684, 3685, 3686, 3687, 3688, 3689, 3690, 3691,
    3692, 3693, 3694, 3695, 3696, 3697, 3698, 3699, 3700, 3701, 3702, 3703, 3704, 3705, 3706, 3707,
    3709, 3710, 3711, 3712, 3713, 3714, 3715, 3716, 3717, 3718, 3720, 3721, 3724, 3726, 3727, 3728,
    3729, 3730, 3731, 3732, 3734, 3735, 3736, 3737, 3738, 3739, 3740, 3741, 3742, 3744, 3745, 3746,
    3747, 3748, 3749, 3750, 3751, 3752, 3753, 3754, 3755, 3756, 3757, 3758, 3759, 3760, 3761, 3762,
    3763, 3764, 3765, 3766, 3767, 3768, 3769, 3770, 3771, 3772, 3775, 3776, 3777, 3779, 3780, 3781,
    3782, 3783, 3784, 3785, 3786, 3787, 3789, 3790, 3791, 3792, 3793, 3794, 3795, 3796, 3797, 3798,
    3799, 3800, 3802, 3803, 3806, 3807, 3808, 3809, 3810, 3811, 3813, 3816, 3818, 3819, 3821, 3823,
    3824, 3825, 3826, 3827, 3828, 3829, 3832, 3833, 3834, 3835, 3837, 3838, 3839, 3840, 3841, 3842,
    3843, 3844, 3845, 3846, 3847, 3848, 3851, 3852, 3853, 3854, 3855, 3856, 3857, 3858, 3860, 3861,
    3862, 3863, 3864, 3865, 3866, 3867, 3868, 3869, 3871, 3872, 3873, 3875, 3876, 3877, 3878, 3879,
    3880, 3881, 3882, 3884, 3885, 3886, 3887, 3888, 3891, 3892, 3893, 3894, 3895, 3896, 3897, 3898,
    3899, 3900, 3901, 3903, 3904, 3905, 3906, 3907, 3908, 3909, 3910, 3911, 3912, 3913, 3914, 3915,
    3916, 3917, 3919, 3920, 3921, 3922, 3923, 3924, 3925, 3926, 3927, 3928, 3929, 3930, 3931, 3932,
    3933, 3934, 3935, 3936, 3937, 3938, 3940, 3941, 3942, 3944, 3945, 3946, 3947, 3949, 3950, 3951,
    3952, 3954, 3955, 3956, 3957, 3958, 3959, 3961, 3962, 3963, 3964, 3965, 3966, 3967, 3968, 3969,
    3970, 3971, 3972, 3973, 3974, 3976, 3977, 3978, 3979, 3980, 3981, 3982, 3983, 3984, 3987, 3988,
    3989, 3990, 3991, 3992, 3993, 3994, 3995, 3996, 3998, 3999, 4001, 4003, 4005, 4006, 4007, 4008,
    4009, 4010, 4011, 4013, 4015, 4018, 4019, 4020, 4021, 4023, 4025, 4026, 4027, 4028, 4029, 4030,
    4031, 4032, 4033, 4034, 4035, 4036, 4037, 4038, 4039, 4040, 4041, 4042, 4043, 4044, 4045, 4046,
    4047, 4048, 4049, 4050, 4051, 4052, 4053, 4054, 4055, 4056, 4057, 4060, 4061, 4062, 4063, 4064,
    4065, 4066, 4067, 4068, 4070, 4072, 4073, 4074, 4075, 4076, 4077, 4078, 4080, 4081, 4083, 4084,
    4085, 4086, 4087, 4088, 4090, 4091, 4092, 4093, 4094, 4095, 4096, 4097, 4098, 4099, 4100, 4101,
    4102, 4104, 4106, 4107, 4108, 4109, 4110, 4111, 4112, 4113, 4114, 4115, 4116, 4117, 4118, 4119,
    4120, 4121, 4122, 4123, 4126, 4127, 4128, 4129, 4130, 4131, 4132, 4133, 4134, 4135, 4136, 4138,
    4140, 4142, 4144, 4145, 4146, 4148, 4149, 4150, 4151, 4153, 4154, 4155, 4156, 4157, 4158, 4160,
    4161, 4162, 4163, 4168, 4169, 4170, 4171, 4172, 4173, 4174, 4175, 4176, 4178, 4179, 4180, 4181,
    4183, 4184, 4185, 4186, 4188, 4189, 4190, 4191, 4192, 4193, 4195, 4196, 4197, 4198, 4199, 4200,
    4201, 4202, 4203, 4204, 4206, 4208, 4209, 4210, 4211, 4212, 4213, 4214, 4215, 4216, 4217, 4218,
    4219, 4221, 4222, 4223, 4224, 4225, 4226, 4227, 4231, 4232, 4234, 4235, 4236, 4237, 4238, 4239,
    4240, 4241, 4242, 4243, 4246, 4247, 4248, 4249, 4250, 4251, 4252, 4253, 4254, 4255, 4257, 4259,
    4260, 4261, 4262, 4263, 4264, 4265, 4266, 4267, 4269, 4270, 4271, 4272, 4273, 4274, 4275, 4276,
    4277, 4278, 4280, 4281, 4282, 4283, 4284, 4285, 4286, 4287, 4288, 4289, 4290, 4291, 4292, 4293,
    4294, 4295, 4296, 4297, 4299, 4300, 4301, 4302, 4303, 4304, 4305, 4306, 4307, 4308, 4309, 4310,
    4311, 4312, 4313, 4314, 4315, 4316, 4317, 4318, 4319, 4320, 4321, 4323, 4324, 4325, 4326, 4327,
    4329, 4330, 4331, 4332, 4333, 4334, 4335, 4336, 4337, 4339, 4340, 4341, 4342, 4344, 4346, 4347,
    4348, 4349, 4351, 4352, 4353, 4354, 4355, 4356, 4357, 4361, 4362, 4363, 4364, 4365, 4366, 4367,
    4368, 4369, 4370, 4371, 4372, 4373, 4374, 4375, 4376, 4377, 4380, 4381, 4382, 4383, 4384, 4385,
    4386, 4388, 4389, 4391, 4392, 4393, 4394, 4395, 4396, 4397, 4398, 4399, 4400, 4401, 4402, 4403,
    4404, 4405, 4406, 4407, 4408, 4409, 4410, 4411, 4412, 4413, 4415, 4416, 4417, 4418, 4419, 4420,
    4421, 4422, 4423, 4424, 4426, 4427, 4429, 4430, 4431, 4432, 4433, 4434, 4435, 4436, 4437, 4438,
    4439, 4441, 4442, 4443, 4444, 4445, 4446, 4447, 4448, 4449, 4450, 4451, 4452, 4453, 4454, 4455,
    4456, 4457, 4458, 4459, 4460, 4461, 4462, 4464, 4465, 4466, 4467, 4468, 4469, 4470, 4471, 4473,
    4474, 4475, 4476, 4478, 4479, 4480, 4482, 4483, 4484, 4485, 4486, 4487, 4488, 4489, 4490, 4491,
    4492, 4493, 4494, 4495, 4496, 4497, 4498, 4499, 4500, 4501, 4502, 4503, 4504, 4505, 4506, 4507,
    4508, 4509, 4510, 4511, 4512, 4513, 4514, 4515, 4518, 4519, 4520, 4521, 4522, 4523, 4524, 4525,
    4527, 4530, 4531, 4532, 4533, 4534, 4535, 4536, 4537, 4538, 4539, 4540, 4541, 4542, 4544, 4545,
    4546, 4547, 4548, 4549, 4550, 4551, 4552, 4553, 4554, 4555, 4556, 4557, 4558, 4559, 4560, 4561,
    4562, 4563, 4564, 4565, 4567, 4568, 4569, 4570, 4572, 4574, 4575, 4576, 4577, 4578, 4579, 4580,
    4581, 4582, 4583, 4584, 4585, 4586, 4587, 4588, 4589, 4590, 4591, 4592, 4593, 4594, 4595, 4596,
    4597, 4598, 4599, 4600, 4601, 4602, 4603, 4604, 4605, 4607, 4608, 4609, 4612, 4613, 4614, 4615,
    4616, 4617, 4618, 4619, 4620, 4621, 4622, 4623, 4624, 4625, 4626, 4627, 4628, 4630, 4631, 4632,
    4633, 4634, 4635, 4636, 4637, 4638, 4639, 4640, 4641, 4642, 4643, 4644, 4645, 4646, 4647, 4648,
    4649, 4650, 4651, 4652, 4653, 4654, 4656, 4657, 4658, 4659, 4660, 4661, 4663, 4664, 4665, 4666,
    4668, 4669, 4670, 4671, 4672, 4673, 4674, 4675, 4676, 4677, 4678, 4679, 4680, 4681, 4682, 4683,
    4684, 4685, 4686, 4687, 4688, 4689, 4690, 4691, 4692, 4693, 4694, 4695, 4696, 4698, 4699, 4700,
    4701, 4702, 4703, 4704, 4705, 4706, 4707, 4708, 4709, 4710, 4711, 4712, 4713, 4714, 4715, 4716,
    4717, 4718, 4719, 4720, 4721, 4722, 4723, 4724, 4725, 4726, 4727, 4728, 4729, 4730, 4731, 4732,
    4734, 4735, 4737, 4738, 4739, 4741, 4742, 4743, 4744, 4745, 4746, 4747, 4748, 4749, 4750, 4751,
    4752, 4753, 4754, 4756, 4757, 4758, 4759, 4760, 4761, 4762, 4763, 4764, 4765, 4766, 4767, 4768,
    4769, 4770, 4771, 4772, 4773, 4774, 4776, 4778, 4779, 4780, 4781, 4782, 4783, 4784, 4785, 4786,
    4787, 4788, 4789, 4792, 4793, 4794, 4795, 4796, 4797, 4798, 4800, 4802, 4803, 4804, 4805, 4806,
    4807, 4808, 4809, 4810, 4811, 4812, 4813, 4814, 4817, 4818, 4819, 4820, 4821, 4822, 4823, 4824,
    4825, 4826, 4827, 4828, 4829, 4830, 4831, 4832, 4833, 4834, 4836, 4837, 4838, 4839, 4841, 4842,
    4843, 4844, 4845, 4846, 4847, 4848, 4849, 4850, 4851, 4852, 4854, 4855, 4856, 4857, 4858, 4859,
    4860, 4861, 4862, 4863, 4864, 4866, 4867, 4868, 4869, 4870, 4871, 4872, 4873, 4874, 4875, 4877,
    4878, 4879, 4880, 4881, 4882, 4883, 4884, 4885, 4886, 4887, 4888, 4889, 4890, 4891, 4892, 4893,
    4894, 4895, 4896, 4897, 4898, 4899, 4901, 4903, 4904, 4905, 4906, 4907, 4909, 4910, 4911, 4912,
    4913, 4914, 4915, 4916, 4917, 4918, 4919, 4920, 4921, 4922, 4923, 4924, 4926, 4927, 4928, 4929,
    4930, 4931, 4932, 4933, 4936, 4937, 4938, 4939, 4940, 4941, 4942, 4943, 4944, 4945, 4946, 4947,
    4948, 4949, 4950, 4951, 4952, 4953, 4954, 4955, 4956, 4957, 4958, 4959, 4960, 4961, 4962, 4963,
    4964, 4965, 4966, 4968, 4969, 4970, 4971, 4972, 4973, 4974, 4975, 4976, 4977, 4978, 4979, 4980,
    4981, 4982, 4984, 4985, 4986, 4987, 4988, 4989, 4990, 4991, 4992, 4993, 4994, 4995, 4996, 4997,
    4998, 5000, 5001, 5002, 5003, 5004, 5005, 5006, 5007, 5008, 5009, 5010, 5011, 5012, 5013, 5014,
    5015, 5016, 5017, 5018, 5019, 5020, 5021, 5022, 5023, 5024, 5025, 5026, 5027, 5028, 5029, 5030,
    5031, 5032, 5033, 5034, 5035, 5036, 5037, 5038, 5039, 5040, 5041, 5042, 5043, 5044, 5045, 5046,
    5047,
  ]

  /// The types that claim each, the owner first.
  static let extensionClaims: [UInt16] = [
    1897, 434, 813, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434,
    434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434,
    434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434,
    434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434,
    434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434,
    434, 434, 434, 434, 434, 434, 434, 1898, 851, 2022, 2413, 1898, 1898, 1898, 1052, 1898, 2413,
    1898, 1898, 3279, 3280, 3316, 1053, 2437, 1091, 1091, 1898, 1382, 1588, 1069, 1766, 2424, 1054,
    2188, 1636, 1635, 419, 3467, 3466, 3467, 3466, 1588, 2413, 1898, 2413, 1898, 2364, 2413, 1898,
    1898, 2413, 1898, 2413, 1898, 1898, 1898, 2413, 1898, 1898, 1055, 1055, 2438, 2684, 2667, 3302,
    1898, 1898, 1056, 1898, 1866, 2023, 3044, 3044, 1898, 2355, 1898, 3351, 1898, 1197, 2024, 2024,
    1888, 1888, 3179, 1888, 1898, 716, 2833, 1097, 1106, 1129, 1107, 2451, 1108, 389, 695, 1117,
    3468, 2439, 298, 3355, 1118, 43, 1119, 390, 2012, 1085, 1057, 2440, 3473, 2418, 22, 23, 1059,
    1133, 1060, 2442, 1697, 1061, 1063, 3469, 2004, 2190, 693, 884, 1603, 884, 884, 1603, 884, 884,
    1064, 2146, 1331, 2189, 682, 3072, 680, 681, 2394, 3470, 3470, 1082, 1308, 1062, 1953, 2903,
    3138, 2394, 754, 3166, 2025, 3470, 3468, 2026, 1067, 95, 1076, 705, 1076, 1072, 1105, 1074,
    1073, 1331, 821, 1075, 24, 515, 1094, 1370, 2463, 2445, 1077, 1052, 2480, 2480, 126, 688, 2480,
    2480, 2027, 7, 2447, 3472, 3471, 3472, 683, 741, 2472, 2448, 2028, 2029, 2449, 2029, 2117, 1062,
    2450, 2451, 1355, 2315, 1062, 2315, 2452, 1080, 1081, 2030, 1331, 694, 1449, 2453, 3350, 2005,
    3303, 2031, 2454, 1627, 1910, 3304, 537, 3429, 2459, 3430, 2460, 2461, 696, 1078, 1086, 1084,
    1084, 2462, 2187, 2147, 94, 40, 39, 2647, 2395, 38, 702, 1458, 538, 34, 1576, 539, 540, 853,
    2465, 1097, 1330, 1451, 1095, 1348, 2466, 1797, 1096, 1099, 3342, 2468, 2196, 3305, 1687, 3352,
    1100, 44, 2615, 3027, 699, 700, 2251, 2193, 2469, 794, 518, 35, 2444, 2454, 1104, 1102, 2473,
    616, 617, 618, 1527, 2446, 2394, 2473, 2562, 2440, 2441, 1103, 2197, 1070, 2197, 437, 2446,
    2801, 2473, 754, 755, 82, 1700, 2470, 1235, 2896, 2473, 2471, 2471, 678, 1104, 2473, 3130, 1910,
    1909, 3364, 2474, 436, 2475, 1527, 681, 2476, 1696, 541, 542, 543, 1114, 359, 698, 3524, 2481,
    2478, 2483, 1115, 1116, 1115, 46, 1587, 3158, 1897, 3173, 3279, 3528, 3531, 3532, 2482, 3533,
    3534, 2148, 2032, 544, 3306, 2199, 2005, 2291, 2483, 1061, 3431, 2473, 2930, 2930, 3432, 2033,
    689, 690, 2169, 691, 1571, 1896, 692, 2490, 2484, 2514, 2823, 2138, 1134, 1135, 1135, 1143,
    1897, 1897, 1897, 1532, 2486, 1136, 2487, 115, 3214, 2488, 2485, 3038, 3215, 3224, 3535, 2277,
    1138, 938, 2212, 3137, 2553, 2503, 2488, 1146, 2505, 2503, 2503, 2489, 3173, 1519, 1139, 1140,
    2490, 2036, 2034, 1142, 1332, 1626, 3529, 1002, 3529, 754, 706, 3002, 2496, 1306, 2491, 2492,
    960, 2494, 2495, 2514, 2484, 2493, 2741, 2036, 1144, 775, 2488, 3038, 2498, 1145, 2498, 2500,
    2501, 2269, 1146, 3296, 3296, 2203, 263, 1383, 1188, 1791, 1270, 413, 1726, 2203, 1149, 1897,
    3296, 1951, 2504, 308, 1152, 1150, 1150, 1150, 1694, 2488, 1152, 2507, 2204, 2218, 708, 438,
    2506, 2509, 113, 2205, 2035, 2510, 130, 767, 2553, 955, 2206, 2511, 1154, 1155, 2513, 1158,
    3307, 1278, 2140, 2518, 2517, 2036, 2520, 2515, 2516, 1143, 1160, 2436, 545, 2388, 2203, 546,
    2499, 2508, 2512, 2163, 2207, 2163, 1138, 1161, 117, 3317, 1897, 1162, 1146, 466, 3538, 1164,
    3538, 1166, 3356, 3137, 3544, 3542, 2954, 2571, 2954, 1170, 2522, 1926, 1171, 715, 715, 715,
    715, 715, 1198, 439, 2523, 2524, 1058, 68, 2526, 2527, 1174, 716, 2577, 2211, 1856, 2211, 1175,
    3308, 2123, 1475, 1005, 2310, 1177, 832, 1968, 725, 2531, 896, 1179, 1179, 1179, 3309, 1180,
    1181, 1089, 2558, 101, 547, 548, 432, 1182, 3173, 433, 3542, 1183, 1636, 65, 1184, 2558, 1260,
    2219, 549, 2037, 1087, 718, 2525, 399, 3553, 603, 1185, 1186, 1187, 865, 1173, 81, 2222, 1190,
    2222, 2530, 2222, 1231, 2118, 1244, 2119, 710, 712, 1192, 2534, 2533, 3587, 2239, 1141, 1194,
    3703, 2535, 2536, 2561, 2752, 1897, 2536, 2536, 1195, 2537, 1362, 2537, 2149, 1196, 1179, 3242,
    2541, 1418, 1198, 2538, 2603, 134, 1546, 2990, 1199, 440, 2120, 1922, 2540, 1478, 2729, 2521,
    1418, 1634, 2121, 1200, 697, 2544, 885, 3100, 2213, 1841, 2545, 2546, 1236, 2264, 2765, 2529,
    716, 2543, 1173, 1739, 1841, 3644, 2562, 2568, 2553, 714, 2549, 527, 2967, 1203, 2551, 1576,
    2214, 2553, 2553, 2553, 2553, 2553, 720, 2547, 58, 1606, 2552, 65, 3173, 2460, 2955, 3016, 3215,
    3224, 2556, 2548, 1658, 2557, 1407, 719, 1138, 2038, 1658, 2122, 1658, 1040, 1658, 1658, 2215,
    1658, 2222, 1658, 1172, 3274, 2752, 1205, 2558, 2558, 2559, 964, 716, 1207, 1086, 1607, 2602,
    2126, 357, 2565, 2752, 67, 2566, 2566, 2752, 2616, 2567, 2570, 1178, 2752, 3542, 2564, 50, 2223,
    3559, 3311, 1032, 3542, 2954, 2571, 1237, 2564, 2220, 1224, 1913, 2558, 659, 2572, 2576, 394,
    395, 1233, 1234, 71, 1780, 2542, 1605, 1687, 2574, 625, 2224, 2575, 3703, 1210, 396, 3357, 963,
    2577, 3114, 2721, 2581, 2582, 3560, 1699, 2578, 713, 2804, 2579, 1236, 2580, 717, 620, 3561, 73,
    254, 1260, 3555, 2396, 2577, 407, 1124, 1089, 2249, 3214, 3224, 3369, 2584, 2125, 2268, 1069,
    2125, 1203, 1238, 2585, 2584, 1123, 1123, 2349, 2419, 2587, 1587, 2230, 1203, 1176, 1176, 1176,
    3056, 36, 2589, 629, 1260, 3542, 2571, 2590, 2591, 2592, 2592, 2357, 2620, 2622, 2954, 2594,
    1827, 1211, 1212, 1827, 1213, 1214, 1215, 1216, 1239, 3365, 873, 1241, 2596, 729, 2598, 458,
    1358, 760, 2477, 3312, 551, 2600, 991, 1142, 1685, 1845, 1846, 659, 3127, 991, 553, 1242, 2597,
    731, 553, 2610, 2039, 1242, 1556, 1246, 1580, 1249, 1249, 1247, 1262, 1250, 2550, 3376, 426,
    1260, 2274, 1153, 2226, 531, 2209, 936, 776, 1457, 659, 3002, 2209, 403, 754, 399, 441, 3358,
    2505, 2191, 2884, 2604, 3622, 3703, 1934, 1252, 3158, 1240, 92, 740, 2040, 363, 1821, 1254, 673,
    2595, 1255, 1256, 1248, 2609, 2620, 1257, 438, 476, 3376, 3570, 1259, 3649, 1260, 2611, 1252,
    874, 1247, 179, 703, 179, 552, 552, 2413, 3433, 2617, 2171, 2171, 1263, 467, 1588, 2742, 3569,
    3578, 2612, 937, 2228, 2228, 83, 1581, 1005, 1670, 1264, 1265, 2420, 738, 16, 3158, 3138, 1093,
    477, 1027, 553, 2616, 3418, 3417, 2752, 3138, 1266, 2379, 478, 2423, 1027, 3420, 3419, 1687,
    1617, 943, 2596, 739, 3314, 1897, 1897, 1897, 255, 2229, 2015, 402, 91, 1269, 1356, 3313, 1312,
    1312, 2150, 1562, 2878, 1588, 2231, 1235, 854, 2043, 2603, 2606, 2041, 1934, 1562, 1828, 1272,
    2619, 2470, 2042, 1672, 2907, 2656, 3224, 2043, 2621, 2909, 382, 1853, 2607, 1274, 2607, 1994,
    3434, 2608, 2044, 2608, 2608, 3173, 2878, 1, 2954, 3570, 3292, 81, 3425, 1582, 1250, 1249, 1275,
    2377, 2378, 2377, 2173, 2599, 1127, 1127, 2129, 3315, 1120, 391, 405, 989, 1260, 2462, 267,
    1276, 2876, 2637, 2649, 2624, 1098, 558, 2365, 1716, 3581, 1286, 1465, 2627, 2688, 2628, 3581,
    2018, 2019, 2020, 2630, 2631, 2689, 2630, 1281, 2632, 2576, 2638, 2232, 1583, 2649, 2635, 1282,
    2633, 2634, 1283, 1284, 1283, 2752, 1285, 927, 2, 555, 2553, 754, 928, 1756, 1286, 2636, 2639,
    950, 423, 3423, 1287, 1288, 2628, 949, 2637, 2310, 2638, 3359, 1289, 3193, 2957, 2957, 2640,
    2641, 2642, 2642, 2643, 2151, 272, 459, 273, 556, 557, 746, 2233, 1290, 410, 1291, 1293, 1295,
    411, 1995, 2140, 1294, 1292, 2014, 2644, 887, 2629, 3023, 3, 3363, 2645, 2646, 409, 1305, 2647,
    1307, 2647, 753, 944, 1401, 2647, 1600, 2634, 748, 753, 4, 1277, 1311, 3102, 3370, 2006, 3285,
    1584, 1585, 2639, 2649, 558, 1312, 756, 468, 1588, 1529, 559, 350, 2650, 3157, 3040, 421, 256,
    2639, 929, 2649, 536, 757, 758, 401, 2626, 3593, 2667, 2659, 1360, 1360, 6, 6, 6, 6, 3590, 3591,
    3592, 2654, 2654, 2651, 2653, 2652, 2079, 2045, 1130, 1313, 2562, 2654, 2655, 2237, 1325, 767,
    2488, 1317, 2662, 2174, 1357, 1983, 3100, 684, 102, 1314, 1315, 1349, 1349, 1758, 1322, 5, 737,
    1320, 1316, 1320, 1320, 736, 2971, 699, 2693, 2666, 2236, 420, 2654, 2752, 774, 561, 1260, 1352,
    514, 1352, 514, 1352, 1352, 1352, 1352, 1352, 1352, 1352, 1352, 1352, 2238, 2353, 1318, 1553,
    1639, 97, 3311, 2661, 1323, 560, 1366, 560, 1329, 1324, 3461, 761, 762, 763, 3587, 1329, 2658,
    3587, 2240, 2663, 1131, 868, 745, 1328, 1758, 2665, 6, 1495, 2422, 2421, 767, 851, 1319, 1319,
    1319, 1876, 1243, 2654, 768, 3002, 2657, 1334, 3260, 986, 930, 931, 932, 933, 1334, 1333, 1588,
    2145, 3593, 2667, 2667, 1345, 1319, 1319, 1319, 1319, 103, 2668, 2668, 1347, 1246, 425, 2655,
    2667, 2670, 3367, 3367, 767, 112, 3214, 1623, 767, 3215, 3224, 1027, 2654, 2667, 3367, 99, 2671,
    2667, 2660, 2047, 770, 3367, 2671, 2671, 2175, 2673, 2673, 2671, 765, 2667, 2669, 2664, 2669,
    1359, 114, 560, 1955, 1359, 3117, 2674, 3293, 2665, 3320, 685, 685, 2652, 779, 1361, 3274, 2677,
    2458, 792, 2152, 793, 2458, 1218, 1219, 801, 1952, 2124, 1869, 55, 2124, 2675, 2677, 2483, 1363,
    2683, 1406, 1370, 1362, 2683, 1371, 2683, 794, 1152, 794, 794, 115, 794, 2245, 636, 1384, 794,
    794, 2048, 1372, 1381, 1373, 1915, 1364, 1373, 3274, 3274, 1377, 2677, 1322, 2680, 2680, 1375,
    1374, 2379, 2049, 1400, 1400, 417, 796, 1378, 1402, 1402, 1378, 1380, 1379, 1101, 1379, 2242,
    2241, 2682, 1383, 743, 3594, 3368, 794, 790, 1877, 2718, 2692, 2692, 1365, 787, 1386, 2695, 788,
    789, 1386, 802, 1387, 1897, 2677, 398, 2050, 2246, 803, 2244, 2248, 2698, 2126, 2126, 2700, 794,
    1389, 2366, 2699, 2702, 1342, 3366, 2367, 1392, 794, 794, 794, 2682, 3619, 565, 794, 2703, 1385,
    2676, 795, 2704, 1393, 1394, 566, 2704, 2705, 1396, 1393, 1395, 1396, 2708, 1408, 1399, 2713,
    2710, 2713, 1396, 1409, 1409, 2211, 1409, 1409, 794, 616, 764, 1396, 564, 2696, 1396, 1367,
    2250, 745, 794, 121, 533, 1409, 800, 567, 800, 2717, 1405, 2715, 2719, 1665, 1404, 567, 567,
    1406, 1406, 1698, 1857, 790, 1406, 1406, 2719, 122, 2719, 804, 660, 3368, 2686, 2712, 2721,
    2081, 3368, 2719, 2721, 418, 797, 2051, 2379, 2719, 2712, 2720, 2678, 2712, 2712, 3360, 2692,
    2243, 1389, 2722, 794, 805, 794, 794, 1409, 2719, 794, 2701, 2380, 87, 1083, 2423, 2711, 2252,
    2719, 1410, 2679, 3435, 791, 2719, 3361, 3361, 3539, 3540, 3277, 3278, 3279, 3280, 1421, 1421,
    2759, 2728, 1415, 2723, 808, 2260, 2260, 2724, 2725, 125, 1417, 568, 2477, 3242, 810, 2727,
    2725, 2735, 2052, 1420, 1421, 495, 1686, 1421, 1422, 1421, 1421, 1581, 2159, 3664, 1448, 495,
    1686, 811, 1093, 1421, 1914, 2639, 3602, 3603, 3604, 3606, 2153, 2053, 3280, 2759, 2749, 1304,
    1423, 813, 1424, 3540, 2723, 2553, 3604, 1425, 2731, 1425, 1358, 1358, 2733, 569, 2813, 2815,
    1049, 1674, 454, 1430, 2734, 2736, 3540, 813, 813, 813, 814, 3540, 1426, 815, 3126, 659, 48,
    2647, 2729, 2729, 2054, 2729, 2255, 570, 2563, 2055, 841, 3607, 3607, 2738, 581, 2739, 2262,
    1033, 1358, 1035, 1034, 1427, 1416, 571, 1427, 1428, 2730, 2730, 2730, 3540, 2740, 1429, 3545,
    2896, 3016, 3154, 829, 2885, 2262, 2751, 1452, 130, 1623, 129, 1439, 1431, 131, 66, 3111, 716,
    134, 2550, 2179, 136, 66, 1444, 137, 455, 172, 132, 2257, 2056, 2743, 2742, 686, 2744, 2257,
    1452, 1435, 2154, 3099, 1436, 1437, 2260, 1438, 973, 3317, 2885, 1326, 2368, 824, 827, 2368,
    869, 2759, 3138, 2759, 3543, 975, 174, 499, 2746, 2767, 2761, 2058, 2910, 2260, 400, 175, 2822,
    2334, 2334, 2334, 2334, 1758, 745, 1247, 2747, 1441, 2748, 2059, 83, 745, 1304, 2241, 1368,
    2344, 1445, 1442, 1445, 176, 1443, 679, 888, 2748, 1758, 659, 2985, 1444, 1444, 2127, 3173,
    1446, 1446, 1444, 1446, 118, 573, 2752, 1675, 2751, 2750, 2752, 2753, 574, 574, 3541, 2124,
    1058, 2261, 3173, 3318, 2760, 2267, 2784, 2762, 190, 1453, 575, 191, 1454, 976, 186, 1452, 3540,
    188, 1455, 187, 192, 1452, 2762, 1456, 2060, 2763, 822, 834, 2754, 2379, 3609, 1948, 1364, 2398,
    2766, 2754, 1459, 3436, 1460, 3166, 365, 3166, 189, 284, 195, 974, 194, 576, 673, 1450, 2426,
    3319, 825, 826, 2956, 1462, 2773, 2774, 2781, 3612, 2272, 3612, 2272, 1110, 2768, 2430, 3022,
    2770, 836, 2771, 526, 1463, 528, 528, 482, 1432, 2270, 2269, 2269, 2270, 1432, 1466, 2778, 2129,
    2129, 489, 2719, 2780, 1472, 424, 2157, 2781, 2781, 2782, 2783, 838, 1469, 2402, 2155, 816,
    1467, 1473, 1809, 2271, 1468, 529, 1474, 839, 1864, 2815, 3612, 2272, 3611, 3611, 3612, 3611,
    2158, 3283, 3282, 2156, 2158, 1471, 2273, 3612, 1471, 2785, 2786, 578, 1464, 482, 2769, 1225,
    482, 2399, 2400, 3614, 579, 580, 581, 584, 1532, 582, 2787, 579, 1476, 1476, 1476, 2769, 2638,
    2401, 2369, 1433, 2777, 1433, 490, 2788, 3613, 2159, 2160, 2791, 2796, 2275, 1886, 2790, 3621,
    1477, 1403, 1894, 2792, 1893, 1480, 1481, 2276, 1252, 1479, 2793, 1421, 1482, 1485, 1486, 1483,
    1484, 212, 200, 196, 617, 197, 2795, 1469, 1487, 1488, 692, 842, 1489, 1490, 1491, 1492, 1493,
    2797, 2687, 1494, 2130, 651, 2799, 2800, 2210, 798, 1496, 799, 843, 843, 2210, 3088, 1498, 198,
    1488, 1499, 1500, 1500, 2804, 1501, 2803, 1501, 1469, 2798, 2794, 3615, 1502, 2062, 2789, 2802,
    201, 199, 2802, 840, 215, 2802, 2716, 3372, 2161, 840, 2752, 1503, 2805, 1504, 1505, 1505, 3616,
    2562, 2413, 2992, 1898, 558, 1805, 2029, 2445, 2830, 2807, 2808, 846, 2809, 1511, 2810, 2810,
    2810, 2810, 2810, 847, 3173, 3628, 2811, 848, 849, 850, 2305, 2260, 1512, 1516, 1516, 3173,
    2825, 1514, 1596, 2812, 2812, 1513, 2825, 2813, 2814, 2815, 2639, 2752, 2816, 812, 2817, 2818,
    2283, 2283, 2837, 2839, 3353, 2829, 1515, 1097, 1663, 2787, 2819, 2820, 3578, 2744, 2278, 2821,
    1122, 3158, 966, 2577, 2214, 2827, 2826, 2562, 2828, 2934, 821, 821, 1592, 716, 2831, 2832,
    2841, 3616, 2834, 3616, 1520, 1506, 3616, 2379, 1595, 1111, 3628, 2011, 2835, 252, 2836, 2837,
    2839, 2840, 1069, 2841, 1421, 585, 1522, 1523, 2455, 2806, 2824, 251, 3616, 2843, 1517, 1517,
    1822, 2279, 890, 1517, 1822, 1525, 2833, 2842, 2844, 2844, 253, 2828, 260, 2280, 769, 3173,
    2845, 1528, 2845, 2847, 2845, 2848, 1508, 1508, 2016, 1508, 1518, 2281, 1518, 2282, 2282, 858,
    1518, 558, 1572, 3616, 2822, 1309, 1309, 2849, 586, 1530, 1533, 3353, 1535, 1537, 1537, 1539,
    3641, 2857, 591, 1025, 2866, 1550, 1609, 1609, 3629, 3294, 2851, 598, 3440, 3440, 3530, 3631,
    3286, 2885, 3618, 3618, 1540, 2850, 261, 316, 315, 282, 3281, 3294, 262, 1885, 3629, 591, 1557,
    1549, 2860, 587, 1574, 744, 2852, 271, 3619, 3619, 767, 2853, 1898, 2413, 2413, 2395, 2853, 652,
    862, 1680, 1548, 589, 3348, 2854, 854, 2855, 2473, 1552, 3138, 3138, 591, 592, 2857, 2064, 2483,
    2391, 2860, 2859, 2859, 2859, 1558, 875, 2320, 393, 593, 593, 2893, 1559, 593, 2891, 864, 2428,
    1565, 1566, 1551, 1016, 1567, 1551, 2862, 2497, 2135, 1566, 1565, 2861, 1566, 1542, 3348, 1383,
    1560, 2542, 2542, 1603, 1603, 1520, 2287, 1603, 1561, 1596, 2180, 276, 1812, 1581, 2413, 3348,
    1561, 2066, 1603, 1603, 3348, 2864, 1244, 1382, 1383, 1603, 3189, 2065, 2865, 2284, 496, 275,
    2425, 2370, 1910, 595, 277, 594, 596, 2870, 2868, 1797, 867, 637, 2885, 1543, 1545, 942, 18,
    1829, 1137, 956, 2285, 2285, 479, 479, 479, 3642, 2871, 3621, 1547, 3621, 2743, 1563, 871, 1547,
    2286, 2614, 2286, 3622, 3640, 0, 1564, 2873, 2067, 2877, 2878, 2178, 3284, 3284, 3322, 3322,
    3284, 482, 3619, 3321, 3374, 3348, 3348, 3173, 3173, 3173, 1555, 3375, 3173, 3173, 2957, 3117,
    2957, 2957, 2821, 2528, 2880, 70, 2957, 70, 3437, 2957, 69, 72, 2957, 1569, 1554, 2957, 3639,
    1353, 1354, 3190, 872, 872, 872, 1570, 2135, 2425, 711, 1570, 981, 2887, 592, 3323, 2136, 1521,
    872, 2176, 2887, 0, 1123, 3324, 1123, 1123, 1123, 1123, 1611, 1385, 2882, 2895, 2068, 1571, 278,
    278, 279, 2881, 3438, 2453, 2884, 2883, 2946, 3336, 384, 384, 384, 384, 1179, 597, 2886, 2888,
    3325, 2889, 2131, 2137, 383, 2381, 2488, 2890, 2488, 2890, 2866, 2892, 2894, 2139, 2139, 428,
    2882, 3129, 3158, 323, 2897, 3332, 1532, 2869, 1618, 3625, 598, 3626, 3632, 3633, 3439, 881,
    2139, 550, 1513, 3629, 3629, 3629, 3632, 3633, 3626, 1227, 1568, 912, 182, 180, 1548, 2899,
    2779, 707, 880, 3634, 898, 1151, 2914, 2779, 2856, 898, 2069, 3286, 1724, 820, 2901, 2901, 2901,
    876, 589, 2879, 2289, 590, 1541, 2902, 2902, 1573, 1709, 427, 2288, 3191, 2861, 2874, 3203,
    1112, 1620, 1619, 2779, 759, 911, 749, 891, 1677, 2962, 912, 2370, 1608, 599, 600, 877, 1608,
    2379, 2293, 1608, 2294, 2911, 2532, 1613, 1608, 914, 1616, 591, 2070, 3440, 2371, 2443, 3373,
    2071, 2912, 1568, 3530, 2382, 2295, 3326, 1568, 2916, 3271, 2913, 2914, 2915, 1321, 913, 2072,
    2917, 962, 2918, 860, 3332, 1609, 3327, 2296, 861, 1548, 1542, 866, 1548, 1616, 1616, 1309,
    3424, 961, 2007, 1621, 2444, 2000, 1008, 2859, 3294, 2871, 1623, 1622, 659, 2919, 1624, 2875,
    1624, 2927, 1898, 924, 2403, 1625, 2752, 1626, 2921, 2922, 3636, 2483, 591, 1646, 1730, 1026,
    591, 1565, 603, 3274, 2929, 603, 1421, 3274, 2924, 2940, 3274, 1273, 2299, 1637, 1596, 3637,
    2254, 917, 1244, 2925, 2926, 2963, 484, 2297, 2928, 1639, 1841, 3158, 3158, 2933, 287, 2936,
    2936, 1639, 2719, 2935, 1638, 2937, 1586, 2938, 1645, 1629, 3274, 923, 2939, 2939, 1630, 2300,
    2751, 1093, 1633, 535, 2941, 2941, 2941, 2942, 2943, 1642, 2073, 2944, 919, 2945, 2950, 1497,
    1497, 2934, 2828, 2932, 1589, 916, 205, 206, 1643, 747, 920, 921, 922, 1420, 2915, 2181, 1651,
    1652, 601, 3044, 2948, 2413, 2947, 1647, 1648, 2948, 2300, 483, 1631, 1228, 2845, 855, 2074,
    2074, 2949, 2949, 3354, 2923, 1648, 1640, 2923, 3158, 2952, 3441, 602, 1138, 1691, 919, 855,
    435, 1204, 1653, 204, 202, 203, 1651, 1651, 1651, 1650, 3128, 481, 193, 422, 2075, 2933, 1524,
    1654, 1632, 2562, 1655, 3638, 772, 773, 1656, 771, 1657, 2953, 1604, 3595, 1206, 1664, 2954,
    1604, 3276, 2958, 2959, 606, 3380, 1058, 3378, 664, 1657, 3381, 3383, 3385, 2960, 2743, 3392,
    3387, 3389, 3391, 3643, 1659, 2077, 2077, 893, 1660, 3462, 2046, 2383, 3462, 1673, 3463, 3463,
    1673, 608, 2301, 2301, 2076, 2784, 1897, 1662, 3442, 392, 2961, 1461, 609, 610, 610, 611, 611,
    1666, 488, 2964, 1626, 2966, 2965, 2966, 1830, 1687, 1668, 607, 1673, 1672, 1673, 1454, 1300,
    3421, 1301, 946, 1830, 3464, 2974, 856, 856, 856, 856, 856, 2162, 1671, 2581, 486, 485, 487,
    3422, 856, 1897, 604, 605, 2436, 1036, 1037, 1678, 892, 3645, 3379, 3646, 3382, 3384, 3394,
    3386, 934, 3388, 3390, 3393, 1079, 1895, 1929, 2078, 2973, 612, 1668, 613, 631, 613, 2975, 2975,
    2975, 614, 939, 2976, 2977, 1680, 1680, 1396, 3016, 1702, 1221, 620, 511, 2373, 2978, 3044,
    1220, 945, 3044, 3044, 945, 2355, 1707, 621, 621, 1708, 622, 1704, 2845, 623, 624, 1649, 2063,
    1470, 1556, 2979, 2079, 1245, 209, 207, 208, 1748, 1682, 2318, 2980, 293, 414, 415, 1683, 1821,
    1684, 701, 2982, 1687, 1687, 3648, 2982, 2983, 2247, 1121, 3649, 3158, 947, 3559, 1688, 3024,
    1726, 2488, 954, 504, 1679, 861, 3024, 1717, 1717, 1718, 3650, 1729, 3176, 1726, 1689, 2997,
    3020, 2198, 2198, 2198, 1124, 1005, 1691, 194, 1079, 2312, 1716, 1690, 1201, 1336, 3658, 3659,
    659, 1398, 3002, 817, 818, 3009, 300, 726, 2186, 3025, 2845, 2140, 946, 1090, 1590, 1090, 2986,
    3014, 8, 2304, 2339, 2340, 498, 2987, 2987, 2987, 3703, 1693, 2988, 2685, 66, 1591, 1337, 14,
    15, 3650, 2307, 1338, 562, 1721, 511, 2308, 3173, 3650, 56, 616, 659, 3001, 2309, 3652, 3652,
    1701, 2311, 794, 1089, 3652, 2723, 3652, 3652, 3652, 2989, 2991, 2198, 2198, 2198, 300, 2316,
    1702, 300, 105, 1705, 2993, 2994, 2982, 2984, 1706, 2315, 2996, 1878, 435, 1749, 435, 1749, 623,
    659, 3002, 182, 181, 627, 626, 1702, 2998, 303, 302, 304, 617, 659, 3002, 3651, 3017, 2999,
    3044, 2061, 41, 1709, 2426, 659, 675, 3002, 737, 878, 2313, 953, 2999, 314, 45, 47, 386, 3000,
    704, 1124, 1396, 3655, 628, 659, 3002, 659, 3002, 1396, 3017, 813, 1873, 1124, 1680, 305, 306,
    3657, 3651, 945, 2354, 945, 945, 945, 945, 3044, 945, 2317, 945, 984, 1712, 984, 3328, 722,
    3018, 2994, 1124, 945, 952, 984, 1712, 1713, 3656, 2147, 270, 2690, 1093, 3003, 2752, 3004,
    2828, 3005, 1953, 3006, 2858, 3007, 1843, 3008, 859, 3009, 460, 2691, 3412, 3411, 3010, 3010,
    3023, 2577, 2314, 2314, 461, 462, 723, 1720, 1731, 3650, 307, 3065, 463, 3410, 3409, 464, 3408,
    3407, 3011, 946, 701, 3012, 659, 2372, 946, 1571, 3002, 985, 854, 1910, 352, 2752, 3030, 619,
    1221, 3242, 1109, 3030, 3013, 1079, 445, 817, 3017, 3030, 2742, 2752, 2319, 1723, 1723, 3017,
    2775, 2752, 3661, 318, 1720, 1419, 1727, 1235, 985, 3242, 854, 11, 1719, 1719, 10, 676, 2981, 9,
    1719, 296, 1335, 2081, 2081, 2081, 2082, 2008, 2083, 1821, 1719, 1681, 1681, 1681, 1681, 659,
    1719, 1719, 259, 892, 3021, 1715, 1710, 1738, 945, 945, 1738, 2164, 958, 2084, 2256, 1716, 1716,
    2426, 899, 3022, 2426, 3026, 677, 2085, 3662, 494, 309, 1732, 1715, 724, 429, 2985, 1715, 1685,
    2306, 2593, 1733, 2593, 1714, 1439, 2306, 3663, 2017, 1736, 1736, 2386, 2386, 1734, 1735, 3028,
    3295, 2593, 1831, 3029, 2732, 750, 2969, 1751, 1752, 1752, 830, 1740, 3031, 1752, 3035, 1741,
    1741, 2009, 1758, 1753, 1741, 1753, 831, 1742, 1743, 2560, 321, 2560, 1746, 3036, 3031, 1742,
    1225, 3031, 3031, 3039, 2165, 1745, 1753, 957, 959, 1750, 653, 3032, 3033, 3037, 323, 322, 1747,
    322, 1754, 320, 1092, 1744, 1744, 959, 959, 959, 959, 959, 959, 959, 326, 3040, 3053, 3053,
    3053, 2321, 506, 412, 3044, 3044, 3044, 3044, 506, 630, 505, 2334, 724, 2211, 3046, 492, 430,
    2225, 745, 2578, 3667, 1773, 3050, 1759, 3050, 3050, 3050, 3047, 3050, 3050, 3667, 2845, 2845,
    2752, 3015, 833, 3040, 2132, 1755, 1755, 1434, 631, 631, 1763, 1763, 3048, 491, 1760, 1755, 730,
    3052, 324, 1761, 1725, 3053, 3053, 3443, 3055, 3055, 3058, 2905, 2752, 3060, 3060, 3059, 2968,
    3052, 3061, 1266, 2821, 3051, 3040, 709, 3064, 1764, 3064, 3068, 3079, 3065, 2088, 3065, 2086,
    1128, 1128, 1262, 3073, 2192, 2192, 3040, 2646, 632, 3066, 3067, 2021, 1765, 1769, 965, 1770,
    3042, 3092, 3042, 3042, 3043, 634, 3330, 2323, 2177, 2343, 1771, 507, 3041, 1771, 3444, 285,
    2080, 965, 837, 508, 633, 3080, 2413, 1772, 1725, 3152, 1768, 638, 3068, 3070, 2845, 2413, 2087,
    1703, 3071, 1774, 3331, 2562, 2182, 1775, 3075, 2323, 3076, 3077, 509, 2080, 1897, 1897, 1897,
    1762, 3040, 926, 925, 1776, 3063, 1777, 1775, 653, 2406, 635, 2334, 3074, 3045, 639, 1778, 3062,
    2379, 1779, 3665, 3079, 1434, 3040, 2427, 1128, 3666, 327, 2397, 655, 2758, 3200, 3146, 2453,
    3298, 1128, 3298, 1781, 493, 431, 2322, 3065, 2088, 2133, 1782, 3523, 2954, 3129, 3129, 3129,
    3129, 991, 3445, 3086, 1065, 1038, 1784, 3081, 3081, 2324, 3082, 858, 852, 1786, 1785, 3333,
    1887, 2089, 640, 3084, 1787, 1788, 1789, 3085, 1065, 2477, 497, 1844, 1897, 107, 353, 1795,
    1988, 1989, 1855, 256, 641, 1855, 3088, 1855, 3087, 1792, 3088, 3145, 823, 2090, 1788, 2970,
    3088, 3089, 513, 3090, 3145, 1612, 968, 754, 3093, 3091, 2906, 1793, 1279, 3092, 1079, 1565,
    1565, 3093, 1794, 1832, 3092, 857, 3188, 329, 328, 329, 2581, 2583, 3094, 3094, 3158, 32, 33,
    643, 2331, 3042, 1796, 755, 3096, 2407, 1346, 2325, 1346, 645, 2134, 404, 1789, 3397, 1593,
    3401, 3166, 3399, 330, 2134, 1851, 1594, 257, 988, 988, 994, 3399, 646, 1814, 993, 3466, 1850,
    3403, 524, 3097, 969, 760, 1798, 1798, 3098, 1728, 970, 971, 972, 577, 333, 3158, 2601, 647,
    648, 2828, 2060, 522, 2116, 918, 766, 819, 54, 992, 990, 2752, 2092, 1803, 1363, 1383, 1397,
    517, 995, 2408, 2408, 1137, 1798, 3669, 3104, 1419, 1418, 2542, 2542, 2542, 2542, 2542, 2542,
    2542, 2542, 3103, 1258, 1804, 334, 335, 3105, 649, 2093, 1310, 2195, 3607, 3607, 3101, 337,
    1230, 977, 1125, 2329, 1807, 1808, 2008, 2290, 523, 3106, 3108, 618, 3117, 1897, 2010, 2370,
    3107, 1000, 3347, 1000, 524, 525, 3106, 2956, 2328, 2328, 980, 2128, 844, 979, 1132, 3349, 844,
    980, 844, 617, 340, 844, 3110, 991, 968, 3109, 1126, 1813, 1126, 3092, 650, 650, 897, 650, 941,
    3158, 354, 3112, 2409, 444, 2411, 299, 2094, 2908, 3092, 3083, 1833, 751, 1812, 997, 2985, 981,
    3113, 918, 994, 1383, 3621, 3396, 1785, 651, 2123, 651, 2123, 3116, 3297, 3118, 3117, 651, 1811,
    1815, 3266, 3266, 2057, 2951, 996, 1834, 3118, 983, 1817, 1818, 3524, 108, 2095, 1339, 3223,
    3223, 3223, 3119, 1819, 1835, 1650, 3158, 3120, 258, 2429, 2554, 3122, 653, 1824, 1825, 2096,
    1707, 3002, 1340, 2410, 1826, 3078, 1039, 2073, 2332, 1841, 339, 3019, 563, 1806, 1823, 1842,
    644, 2333, 1990, 1728, 3125, 3092, 1842, 355, 2097, 3126, 992, 659, 991, 1845, 1846, 991, 1847,
    991, 1846, 991, 3077, 992, 992, 1848, 520, 1849, 1944, 3129, 519, 1857, 1802, 1370, 1597, 1854,
    661, 3072, 512, 654, 3092, 3130, 1193, 1789, 662, 845, 752, 663, 3144, 895, 3135, 3114, 1112,
    967, 3136, 3159, 3137, 1124, 3402, 3398, 2373, 2249, 1029, 3138, 3400, 2327, 572, 3092, 3675,
    1280, 2098, 3101, 3139, 2693, 2373, 3159, 2374, 2374, 2375, 948, 3329, 3140, 3141, 3438, 2648,
    3405, 1112, 1790, 3173, 3142, 2752, 2872, 2900, 3143, 1188, 2172, 581, 183, 111, 2334, 1695,
    3147, 998, 998, 3150, 1945, 1858, 1859, 742, 1860, 999, 3148, 2168, 3678, 3678, 2166, 3149,
    3334, 2819, 1862, 2194, 2099, 2863, 3151, 1260, 3158, 1806, 3154, 3679, 3153, 3154, 1600, 1927,
    1897, 1927, 1897, 3401, 3397, 3404, 3399, 3396, 3403, 1419, 1863, 2411, 2100, 408, 1268, 1863,
    3156, 351, 2101, 1863, 1817, 1836, 2413, 3044, 3192, 3170, 3196, 1865, 3162, 1222, 659, 3161,
    1071, 1476, 915, 2102, 3164, 1004, 1222, 1837, 3274, 3165, 3682, 3158, 1901, 1870, 3356, 358,
    1159, 406, 3683, 1165, 3683, 786, 1167, 1893, 1894, 3166, 1872, 3684, 1900, 1900, 780, 1900,
    3160, 1874, 1509, 3099, 3167, 982, 664, 664, 3169, 210, 211, 356, 3173, 665, 665, 3653, 109,
    2404, 3174, 3176, 1420, 666, 1881, 1879, 1882, 1882, 3172, 1420, 2167, 2103, 534, 1883, 3362,
    177, 1884, 1954, 1852, 457, 3335, 3177, 2764, 1066, 1066, 1889, 3178, 3686, 3686, 3173, 2330,
    2815, 3158, 3166, 532, 3168, 3180, 1526, 3181, 1536, 3166, 2412, 2336, 2413, 1820, 3182, 1006,
    1897, 2713, 1820, 1890, 1892, 900, 900, 510, 1191, 3173, 3446, 3336, 1420, 3185, 3186, 670,
    2752, 357, 671, 1148, 1109, 3440, 3002, 3115, 2337, 806, 704, 3002, 1007, 1899, 1896, 2413,
    1510, 1009, 1838, 3308, 1400, 3002, 672, 2460, 1614, 2413, 1783, 3630, 2431, 2412, 1401, 669,
    3197, 667, 659, 668, 3093, 2677, 3681, 465, 1891, 3447, 3688, 3690, 2414, 673, 1109, 1341, 3192,
    364, 1868, 1867, 978, 978, 3194, 781, 879, 665, 665, 3195, 3653, 3176, 3427, 2432, 1369, 2432,
    1902, 1987, 1839, 1911, 1117, 2376, 1911, 674, 3205, 3199, 3198, 659, 1903, 83, 2581, 1904,
    1905, 1010, 1010, 2340, 1343, 1906, 1907, 1407, 1251, 3201, 1908, 3201, 3691, 3691, 2104, 3691,
    1391, 1911, 1012, 2105, 1639, 1639, 1910, 1909, 1909, 1013, 3204, 1797, 1014, 1014, 3207, 3202,
    1911, 3206, 1912, 2340, 3208, 2415, 2415, 456, 2752, 2415, 3208, 500, 500, 502, 500, 501, 3209,
    2081, 3337, 3210, 1911, 1011, 3699, 2013, 732, 732, 2170, 3287, 2170, 3288, 3289, 3290, 733,
    3299, 3291, 2013, 732, 732, 2170, 3287, 2170, 3288, 3289, 3290, 733, 3299, 3291, 734, 735, 734,
    735, 3219, 2570, 3225, 1644, 1625, 2107, 3212, 3211, 3212, 2712, 3214, 1928, 3214, 3222, 3215,
    2417, 3214, 3214, 2216, 1930, 1931, 3214, 2416, 1932, 3338, 133, 3700, 1189, 1917, 1970, 3700,
    807, 3216, 133, 1015, 1667, 1657, 3213, 1919, 2387, 1018, 1920, 3219, 3219, 3220, 3371, 3371,
    1880, 1344, 1344, 1758, 745, 3533, 2108, 2108, 3219, 3149, 1924, 3221, 3221, 1156, 1925, 3221,
    3221, 3221, 2459, 3221, 3221, 3221, 1507, 2344, 2344, 2345, 3222, 3222, 1019, 3300, 3300, 659,
    3448, 1921, 3217, 3222, 1933, 3213, 3226, 1156, 2141, 374, 1935, 3449, 3285, 3450, 3227, 2025,
    1544, 1117, 1922, 3340, 1924, 1938, 1916, 2109, 3341, 3451, 1939, 2390, 3452, 3371, 1017, 901,
    902, 1020, 3371, 3225, 1044, 1936, 1017, 903, 904, 1017, 1940, 905, 906, 1017, 1018, 1923, 2183,
    1941, 1941, 3217, 3218, 1941, 3458, 2389, 1018, 3228, 3225, 3316, 1937, 3002, 1016, 1016, 1942,
    1043, 3229, 3016, 2588, 1260, 521, 1943, 1267, 1950, 2346, 530, 1045, 1047, 3230, 3230, 375,
    466, 466, 469, 2348, 1750, 1750, 1750, 2348, 1946, 1897, 2184, 1087, 721, 1021, 2348, 907, 907,
    74, 3231, 379, 2159, 416, 1030, 377, 2743, 376, 3459, 588, 3460, 378, 2763, 2111, 336, 951,
    2435, 1048, 3233, 1737, 2347, 1947, 2743, 3234, 1948, 2865, 2865, 1600, 2379, 3235, 3236, 3236,
    851, 851, 851, 851, 1687, 851, 851, 851, 907, 851, 591, 1025, 3238, 1025, 591, 2347, 2845, 470,
    471, 1601, 2187, 2433, 1022, 2434, 1023, 2434, 472, 473, 474, 1602, 2350, 1962, 1962, 2143,
    2144, 1420, 1093, 1027, 1027, 1027, 1027, 1027, 1027, 2351, 1958, 1959, 909, 1960, 1027, 907,
    583, 1027, 1680, 1027, 1750, 1750, 1028, 851, 3239, 3342, 1615, 851, 2390, 2390, 1957, 1961,
    3237, 1961, 1961, 1961, 1961, 1961, 1961, 1956, 2407, 2426, 1961, 1050, 3240, 1051, 1944, 1024,
    3453, 1949, 1949, 3454, 2110, 475, 1963, 2825, 1261, 2838, 3241, 554, 1117, 2393, 2392, 2392,
    2393, 2326, 1223, 2896, 2384, 2385, 3455, 1393, 1991, 1810, 1084, 381, 1030, 1030, 1964, 778,
    2112, 1967, 1965, 3704, 1966, 3243, 1973, 3244, 2352, 2217, 1641, 1969, 1970, 3246, 3166, 1970,
    1992, 761, 1003, 1971, 687, 3426, 777, 1993, 615, 3456, 3343, 1113, 3705, 17, 1031, 2011, 3706,
    3706, 3706, 2000, 2113, 2838, 184, 2185, 385, 3249, 446, 442, 447, 448, 3395, 3395, 449, 450,
    1312, 907, 451, 443, 3414, 3413, 452, 3416, 3415, 453, 3457, 2838, 3251, 1551, 863, 2114, 3252,
    1972, 3707, 480, 516, 2384, 2385, 935, 1975, 3253, 3253, 3253, 3253, 3253, 3253, 1997, 1974,
    786, 387, 435, 1976, 3257, 2354, 2354, 1790, 835, 3257, 910, 1790, 882, 3256, 828, 828, 3258,
    3258, 3258, 3258, 3258, 3247, 2647, 3259, 1977, 3254, 1998, 3260, 1998, 1001, 889, 3255, 1999,
    3261, 883, 2345, 3344, 2000, 2000, 2356, 1978, 1978, 1978, 1978, 2142, 1716, 3428, 3267, 3708,
    3346, 43, 1101, 3709, 3262, 3017, 3263, 3263, 3264, 1980, 2001, 3708, 2115, 3709, 3708, 1980,
    3708, 2647, 3301, 3265, 3345, 3708, 3708, 1981, 3710, 1984, 1984, 3266, 1984, 1984, 1984, 1984,
    1625, 1984, 1984, 1840, 1061, 1208, 3267, 1042, 1984, 3124, 2518, 3269, 987, 3270, 3271, 1669,
    3272, 3711, 1041, 1041, 1984, 2002, 2002, 2139, 809, 3273, 3272, 3270, 2615, 1985, 1986, 3272,
    1982, 3065, 3268, 1844, 3712, 1236, 2003, 2003, 1982, 2358, 2002, 2889,
  ]

  /// Where those of each type begin.
  static let extensionOwnStarts: [UInt16] = [
    0, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15, 16, 17, 17, 17, 18, 19, 20, 21, 22, 22, 22, 22, 23, 24, 25,
    25, 25, 25, 25, 25, 25, 25, 26, 27, 28, 29, 30, 30, 31, 32, 33, 34, 34, 36, 37, 38, 39, 40, 41,
    41, 42, 42, 42, 42, 43, 44, 45, 45, 46, 46, 46, 46, 46, 46, 46, 48, 51, 52, 53, 54, 56, 57, 58,
    59, 60, 60, 60, 60, 60, 60, 60, 62, 63, 66, 66, 66, 66, 67, 67, 67, 67, 68, 69, 69, 70, 71, 71,
    72, 72, 73, 73, 74, 75, 76, 76, 77, 77, 78, 79, 80, 80, 81, 82, 83, 84, 86, 86, 87, 88, 88, 88,
    89, 90, 90, 90, 91, 92, 92, 92, 93, 95, 96, 97, 99, 101, 101, 102, 103, 103, 103, 103, 103, 103,
    103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103,
    103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 104, 104, 105, 106, 107, 108, 108, 110, 111,
    112, 114, 115, 116, 116, 117, 118, 119, 120, 121, 122, 123, 124, 126, 127, 128, 129, 130, 131,
    132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 144, 144, 145, 145, 145, 145,
    145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145,
    145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 146, 147, 148, 149, 150, 152,
    153, 154, 155, 156, 157, 158, 159, 159, 159, 159, 160, 160, 160, 161, 162, 163, 164, 164, 165,
    166, 167, 169, 170, 170, 170, 171, 171, 172, 173, 173, 174, 174, 174, 174, 174, 174, 175, 175,
    175, 176, 176, 177, 178, 181, 181, 182, 183, 184, 185, 186, 187, 188, 189, 189, 189, 189, 189,
    190, 191, 192, 192, 193, 193, 194, 195, 197, 199, 200, 200, 201, 202, 203, 205, 206, 206, 206,
    207, 208, 209, 210, 211, 211, 212, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 214, 215,
    216, 217, 218, 219, 220, 222, 223, 224, 224, 224, 224, 225, 226, 227, 227, 227, 227, 227, 227,
    227, 227, 227, 228, 229, 230, 231, 232, 233, 233, 234, 235, 236, 240, 241, 242, 243, 243, 244,
    245, 246, 247, 248, 249, 250, 251, 251, 252, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263,
    264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282,
    283, 284, 285, 286, 287, 288, 388, 392, 393, 394, 396, 397, 398, 399, 400, 401, 402, 403, 404,
    405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423,
    426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 441, 442, 443, 447, 448, 449,
    450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 461, 462, 463, 464, 465, 468, 469, 470, 470,
    471, 472, 474, 475, 476, 477, 478, 480, 481, 482, 484, 485, 486, 487, 488, 489, 490, 491, 492,
    493, 495, 496, 497, 498, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513,
    514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 525, 528, 529, 530, 531, 532, 536, 537, 540,
    541, 542, 543, 544, 545, 546, 549, 550, 551, 552, 553, 554, 555, 557, 558, 559, 560, 561, 563,
    564, 567, 568, 569, 570, 571, 572, 573, 574, 576, 577, 585, 587, 590, 591, 592, 593, 594, 596,
    597, 598, 599, 600, 603, 604, 605, 606, 607, 608, 609, 611, 613, 614, 616, 617, 618, 621, 625,
    627, 628, 630, 632, 633, 635, 636, 637, 638, 639, 640, 641, 642, 645, 646, 647, 648, 649, 650,
    651, 652, 653, 654, 655, 655, 656, 657, 658, 659, 660, 661, 662, 665, 669, 670, 673, 674, 675,
    675, 675, 675, 695, 696, 697, 698, 699, 702, 706, 707, 708, 709, 710, 711, 712, 713, 716, 717,
    718, 719, 720, 721, 722, 723, 725, 726, 727, 728, 730, 731, 732, 733, 734, 735, 736, 738, 739,
    740, 741, 742, 743, 744, 746, 747, 749, 750, 751, 753, 754, 755, 756, 757, 758, 759, 760, 761,
    762, 763, 768, 774, 775, 776, 777, 778, 779, 780, 781, 783, 784, 785, 785, 785, 786, 787, 788,
    792, 794, 796, 798, 799, 801, 802, 803, 804, 805, 806, 807, 808, 814, 815, 816, 817, 818, 819,
    820, 821, 823, 829, 831, 832, 833, 834, 835, 837, 839, 840, 841, 842, 843, 844, 850, 851, 852,
    853, 854, 855, 856, 857, 858, 859, 860, 861, 862, 863, 864, 864, 864, 864, 864, 866, 867, 868,
    869, 871, 872, 873, 874, 894, 895, 896, 897, 898, 899, 901, 902, 903, 904, 905, 906, 907, 908,
    909, 910, 911, 912, 913, 919, 920, 921, 922, 924, 925, 926, 927, 930, 931, 932, 933, 934, 935,
    936, 938, 939, 940, 941, 942, 943, 944, 945, 946, 947, 948, 949, 951, 952, 953, 955, 959, 960,
    961, 962, 963, 964, 965, 977, 978, 979, 983, 985, 991, 992, 994, 995, 996, 998, 999, 1000, 1001,
    1002, 1003, 1004, 1005, 1006, 1006, 1007, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1018, 1019,
    1020, 1021, 1022, 1027, 1028, 1028, 1029, 1030, 1031, 1032, 1033, 1035, 1036, 1036, 1037, 1038,
    1039, 1041, 1042, 1044, 1045, 1046, 1047, 1048, 1049, 1050, 1055, 1055, 1056, 1057, 1058, 1060,
    1061, 1062, 1063, 1064, 1065, 1067, 1069, 1070, 1071, 1072, 1073, 1074, 1075, 1076, 1077, 1078,
    1079, 1080, 1081, 1082, 1083, 1084, 1085, 1086, 1087, 1088, 1089, 1089, 1090, 1091, 1092, 1093,
    1105, 1109, 1110, 1111, 1112, 1113, 1114, 1115, 1116, 1117, 1118, 1119, 1120, 1121, 1129, 1130,
    1131, 1132, 1133, 1134, 1136, 1137, 1138, 1140, 1141, 1142, 1143, 1144, 1145, 1146, 1147, 1148,
    1149, 1151, 1152, 1154, 1156, 1157, 1158, 1161, 1163, 1164, 1165, 1167, 1168, 1169, 1177, 1181,
    1182, 1184, 1185, 1186, 1187, 1189, 1190, 1192, 1193, 1194, 1195, 1196, 1199, 1200, 1201, 1202,
    1203, 1205, 1206, 1207, 1208, 1210, 1211, 1214, 1218, 1221, 1222, 1223, 1224, 1225, 1226, 1227,
    1230, 1231, 1243, 1244, 1245, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258,
    1260, 1261, 1262, 1263, 1264, 1264, 1265, 1266, 1267, 1268, 1269, 1271, 1272, 1273, 1275, 1276,
    1277, 1280, 1281, 1282, 1285, 1288, 1289, 1290, 1292, 1294, 1295, 1295, 1298, 1299, 1300, 1301,
    1302, 1303, 1304, 1306, 1307, 1308, 1312, 1313, 1314, 1315, 1316, 1319, 1320, 1322, 1324, 1324,
    1327, 1329, 1331, 1332, 1337, 1338, 1339, 1340, 1343, 1344, 1345, 1346, 1348, 1349, 1350, 1352,
    1353, 1354, 1355, 1356, 1359, 1360, 1361, 1364, 1365, 1366, 1368, 1369, 1373, 1374, 1375, 1376,
    1377, 1378, 1385, 1391, 1392, 1394, 1396, 1400, 1401, 1402, 1403, 1404, 1405, 1406, 1408, 1409,
    1411, 1415, 1416, 1417, 1418, 1420, 1422, 1423, 1424, 1427, 1427, 1428, 1429, 1432, 1433, 1436,
    1437, 1438, 1439, 1441, 1441, 1442, 1443, 1444, 1445, 1446, 1446, 1447, 1448, 1449, 1450, 1450,
    1450, 1451, 1452, 1453, 1455, 1456, 1457, 1460, 1461, 1462, 1467, 1468, 1469, 1470, 1471, 1472,
    1473, 1474, 1475, 1477, 1478, 1479, 1480, 1481, 1482, 1483, 1484, 1485, 1486, 1488, 1489, 1490,
    1491, 1491, 1494, 1495, 1496, 1497, 1498, 1499, 1499, 1500, 1501, 1502, 1503, 1504, 1505, 1506,
    1506, 1507, 1508, 1509, 1511, 1513, 1514, 1515, 1517, 1517, 1518, 1519, 1519, 1520, 1521, 1521,
    1522, 1523, 1526, 1529, 1530, 1531, 1532, 1533, 1534, 1536, 1537, 1540, 1541, 1543, 1546, 1547,
    1550, 1552, 1553, 1556, 1556, 1557, 1558, 1559, 1560, 1561, 1562, 1571, 1572, 1574, 1575, 1576,
    1577, 1579, 1580, 1581, 1582, 1583, 1583, 1584, 1585, 1586, 1587, 1588, 1589, 1590, 1591, 1592,
    1593, 1594, 1596, 1597, 1598, 1600, 1601, 1602, 1603, 1604, 1605, 1606, 1607, 1608, 1609, 1609,
    1609, 1609, 1609, 1610, 1611, 1611, 1611, 1613, 1614, 1615, 1616, 1617, 1620, 1621, 1622, 1626,
    1627, 1628, 1629, 1630, 1631, 1632, 1639, 1642, 1643, 1645, 1646, 1647, 1648, 1649, 1649, 1650,
    1652, 1653, 1656, 1657, 1658, 1660, 1661, 1662, 1663, 1664, 1665, 1666, 1667, 1668, 1669, 1671,
    1672, 1674, 1675, 1676, 1678, 1678, 1678, 1689, 1690, 1691, 1692, 1693, 1694, 1698, 1700, 1702,
    1703, 1705, 1707, 1709, 1710, 1711, 1712, 1713, 1714, 1717, 1718, 1719, 1721, 1722, 1723, 1723,
    1724, 1726, 1728, 1729, 1730, 1732, 1738, 1739, 1741, 1743, 1744, 1744, 1746, 1746, 1747, 1748,
    1751, 1752, 1753, 1761, 1762, 1763, 1764, 1767, 1769, 1771, 1772, 1773, 1774, 1779, 1781, 1782,
    1788, 1789, 1789, 1789, 1789, 1789, 1790, 1791, 1792, 1795, 1798, 1804, 1814, 1815, 1816, 1817,
    1819, 1820, 1822, 1823, 1824, 1825, 1826, 1828, 1830, 1832, 1833, 1834, 1835, 1836, 1838, 1838,
    1839, 1840, 1841, 1845, 1847, 1850, 1850, 1851, 1852, 1853, 1854, 1858, 1859, 1861, 1862, 1863,
    1864, 1865, 1866, 1867, 1868, 1869, 1870, 1871, 1872, 1873, 1874, 1875, 1878, 1879, 1881, 1882,
    1883, 1884, 1885, 1889, 1890, 1891, 1892, 1893, 1894, 1895, 1896, 1897, 1898, 1899, 1900, 1902,
    1903, 1904, 1905, 1906, 1907, 1908, 1909, 1910, 1912, 1913, 1914, 1916, 1918, 1919, 1920, 1921,
    1923, 1924, 1925, 1928, 1929, 1930, 1931, 1932, 1934, 1935, 1936, 1938, 1941, 1944, 1945, 1947,
    1948, 1949, 1950, 1951, 1952, 1953, 1955, 1956, 1957, 1958, 1958, 1961, 1962, 1962, 1963, 1964,
    1966, 1966, 1967, 1968, 1969, 1971, 1972, 1973, 1974, 1975, 1977, 1981, 1982, 1983, 1986, 1987,
    1988, 1989, 1990, 1992, 1993, 1994, 1995, 1996, 1998, 2000, 2001, 2002, 2007, 2010, 2011, 2014,
    2015, 2017, 2020, 2021, 2022, 2023, 2023, 2025, 2025, 2025, 2025, 2026, 2029, 2030, 2031, 2032,
    2033, 2034, 2036, 2042, 2043, 2044, 2045, 2046, 2047, 2048, 2049, 2052, 2053, 2053, 2053, 2056,
    2057, 2058, 2066, 2068, 2069, 2070, 2071, 2075, 2078, 2078, 2079, 2080, 2081, 2082, 2083, 2086,
    2087, 2088, 2089, 2090, 2091, 2092, 2095, 2097, 2100, 2103, 2104, 2104, 2105, 2106, 2107, 2108,
    2109, 2110, 2111, 2113, 2114, 2115, 2120, 2121, 2122, 2123, 2124, 2125, 2126, 2127, 2128, 2130,
    2131, 2133, 2137, 2138, 2139, 2140, 2141, 2142, 2145, 2152, 2153, 2154, 2154, 2155, 2156, 2157,
    2158, 2159, 2160, 2162, 2163, 2164, 2165, 2167, 2171, 2172, 2173, 2173, 2174, 2175, 2176, 2181,
    2185, 2186, 2187, 2188, 2190, 2192, 2199, 2200, 2201, 2202, 2204, 2204, 2205, 2206, 2207, 2208,
    2209, 2210, 2211, 2212, 2213, 2216, 2217, 2218, 2219, 2220, 2222, 2223, 2225, 2226, 2226, 2228,
    2229, 2230, 2233, 2238, 2240, 2241, 2247, 2249, 2250, 2250, 2252, 2253, 2255, 2258, 2259, 2261,
    2262, 2263, 2264, 2265, 2266, 2267, 2268, 2270, 2271, 2273, 2274, 2275, 2278, 2280, 2281, 2283,
    2284, 2285, 2286, 2287, 2289, 2295, 2296, 2299, 2302, 2303, 2306, 2307, 2307, 2313, 2314, 2315,
    2316, 2317, 2319, 2320, 2321, 2322, 2322, 2323, 2324, 2325, 2327, 2328, 2329, 2330, 2332, 2333,
    2334, 2335, 2336, 2337, 2338, 2339, 2340, 2341, 2343, 2344, 2345, 2347, 2350, 2353, 2354, 2355,
    2356, 2357, 2358, 2359, 2362, 2365, 2365, 2365, 2365, 2366, 2367, 2368, 2369, 2371, 2372, 2373,
    2374, 2375, 2376, 2378, 2379, 2380, 2381, 2381, 2383, 2384, 2385, 2387, 2390, 2392, 2393, 2394,
    2395, 2396, 2398, 2399, 2400, 2402, 2403, 2404, 2405, 2406, 2407, 2408, 2409, 2410, 2411, 2412,
    2416, 2418, 2419, 2421, 2423, 2426, 2427, 2428, 2429, 2430, 2431, 2432, 2433, 2434, 2437, 2438,
    2440, 2441, 2442, 2443, 2443, 2444, 2447, 2448, 2449, 2450, 2451, 2452, 2453, 2454, 2454, 2455,
    2456, 2457, 2457, 2458, 2459, 2460, 2461, 2462, 2463, 2465, 2466, 2467, 2468, 2469, 2470, 2473,
    2474, 2475, 2476, 2477, 2479, 2481, 2482, 2484, 2507, 2535, 2536, 2539, 2540, 2541, 2542, 2543,
    2544, 2545, 2546, 2547, 2550, 2555, 2560, 2561, 2562, 2563, 2564, 2565, 2566, 2566, 2567, 2568,
    2569, 2571, 2572, 2574, 2575, 2576, 2578, 2579, 2580, 2581, 2582, 2583, 2584, 2586, 2587, 2588,
    2589, 2590, 2591, 2592, 2595, 2596, 2597, 2599, 2600, 2601, 2602, 2604, 2606, 2607, 2608, 2609,
    2611, 2612, 2613, 2614, 2615, 2616, 2617, 2618, 2626, 2628, 2629, 2630, 2631, 2632, 2633, 2634,
    2635, 2638, 2639, 2640, 2641, 2642, 2643, 2644, 2645, 2649, 2649, 2651, 2652, 2654, 2655, 2665,
    2666, 2667, 2668, 2669, 2670, 2671, 2672, 2673, 2674, 2675, 2676, 2676, 2677, 2679, 2680, 2684,
    2685, 2688, 2690, 2691, 2693, 2694, 2695, 2697, 2698, 2699, 2701, 2702, 2704, 2705, 2706, 2707,
    2708, 2709, 2710, 2711, 2712, 2713, 2714, 2716, 2718, 2719, 2720, 2721, 2724, 2725, 2726, 2727,
    2728, 2729, 2730, 2733, 2734, 2735, 2736, 2737, 2738, 2739, 2741, 2742, 2743, 2744, 2745, 2746,
    2747, 2748, 2749, 2750, 2751, 2752, 2753, 2754, 2755, 2756, 2757, 2759, 2760, 2761, 2762, 2763,
    2764, 2765, 2766, 2767, 2768, 2769, 2770, 2771, 2773, 2775, 2776, 2777, 2779, 2780, 2782, 2784,
    2789, 2790, 2791, 2792, 2793, 2794, 2795, 2797, 2798, 2799, 2799, 2800, 2801, 2802, 2803, 2804,
    2805, 2806, 2807, 2808, 2809, 2810, 2811, 2812, 2813, 2813, 2814, 2816, 2817, 2818, 2819, 2820,
    2821, 2822, 2823, 2824, 2825, 2826, 2827, 2828, 2829, 2830, 2833, 2836, 2838, 2841, 2842, 2843,
    2846, 2847, 2848, 2849, 2850, 2852, 2854, 2855, 2856, 2857, 2861, 2864, 2865, 2866, 2867, 2868,
    2869, 2870, 2872, 2873, 2874, 2875, 2876, 2877, 2878, 2879, 2880, 2881, 2882, 2884, 2887, 2888,
    2889, 2890, 2892, 2893, 2894, 2895, 2896, 2897, 2898, 2902, 2904, 2905, 2906, 2907, 2908, 2909,
    2910, 2911, 2912, 2913, 2914, 2915, 2916, 2917, 2918, 2919, 2921, 2922, 2923, 2924, 2925, 2927,
    2928, 2929, 2930, 2931, 2933, 2939, 2940, 2940, 2940, 2940, 2943, 2944, 2945, 2946, 2947, 2947,
    2949, 2951, 2955, 2956, 2957, 2959, 2960, 2961, 2962, 2963, 2964, 2965, 2965, 2969, 2970, 2971,
    2972, 2973, 2973, 2975, 2976, 2977, 2978, 2979, 2980, 2980, 2980, 2981, 2982, 2983, 2984, 2985,
    2987, 2988, 2989, 2990, 2991, 2992, 2993, 2994, 2996, 2997, 2998, 2999, 2999, 3000, 3001, 3002,
    3004, 3004, 3004, 3009, 3010, 3012, 3012, 3013, 3013, 3013, 3014, 3015, 3018, 3020, 3021, 3024,
    3025, 3026, 3027, 3028, 3029, 3030, 3031, 3032, 3033, 3035, 3037, 3038, 3040, 3042, 3043, 3044,
    3045, 3046, 3047, 3047, 3048, 3049, 3050, 3051, 3052, 3052, 3053, 3055, 3057, 3057, 3057, 3058,
    3059, 3061, 3062, 3063, 3064, 3066, 3067, 3068, 3069, 3071, 3074, 3075, 3076, 3077, 3078, 3079,
    3080, 3081, 3083, 3084, 3085, 3086, 3087, 3089, 3090, 3091, 3092, 3093, 3094, 3101, 3101, 3102,
    3103, 3103, 3104, 3107, 3107, 3107, 3108, 3111, 3113, 3114, 3116, 3119, 3120, 3121, 3122, 3123,
    3124, 3127, 3129, 3130, 3131, 3132, 3132, 3132, 3132, 3132, 3132, 3133, 3134, 3135, 3136, 3138,
    3139, 3142, 3143, 3144, 3147, 3149, 3150, 3151, 3153, 3154, 3162, 3163, 3164, 3165, 3166, 3168,
    3170, 3172, 3173, 3174, 3175, 3178, 3179, 3181, 3183, 3186, 3188, 3189, 3190, 3191, 3192, 3193,
    3194, 3195, 3196, 3197, 3197, 3198, 3200, 3202, 3203, 3204, 3206, 3208, 3228, 3229, 3232, 3233,
    3234, 3235, 3236, 3237, 3238, 3239, 3241, 3242, 3244, 3249, 3250, 3251, 3252, 3253, 3254, 3256,
    3257, 3259, 3260, 3262, 3263, 3264, 3265, 3267, 3268, 3269, 3270, 3272, 3274, 3276, 3277, 3278,
    3279, 3280, 3282, 3283, 3286, 3288, 3289, 3289, 3289, 3291, 3293, 3296, 3297, 3299, 3300, 3300,
    3301, 3302, 3302, 3303, 3304, 3306, 3308, 3309, 3316, 3317, 3318, 3319, 3322, 3323, 3323, 3327,
    3328, 3329, 3334, 3336, 3337, 3338, 3339, 3347, 3348, 3350, 3351, 3352, 3353, 3354, 3355, 3356,
    3357, 3359, 3360, 3361, 3362, 3362, 3365, 3366, 3368, 3369, 3370, 3371, 3372, 3373, 3374, 3375,
    3376, 3378, 3379, 3380, 3381, 3383, 3383, 3384, 3385, 3386, 3387, 3388, 3389, 3390, 3391, 3392,
    3393, 3394, 3395, 3396, 3397, 3398, 3399, 3402, 3404, 3405, 3405, 3406, 3407, 3418, 3419, 3420,
    3421, 3422, 3423, 3424, 3425, 3427, 3428, 3429, 3439, 3440, 3440, 3441, 3442, 3447, 3448, 3450,
    3451, 3458, 3459, 3461, 3462, 3464, 3465, 3466, 3466, 3468, 3471, 3472, 3472, 3473, 3474, 3476,
    3481, 3483, 3484, 3485, 3489, 3490, 3491, 3493, 3494, 3494, 3495, 3496, 3497, 3498, 3499, 3501,
    3504, 3505, 3506, 3508, 3509, 3510, 3511, 3512, 3513, 3514, 3516, 3517, 3517, 3518, 3520, 3523,
    3524, 3525, 3526, 3527, 3527, 3528, 3530, 3532, 3533, 3533, 3534, 3536, 3537, 3538, 3538, 3539,
    3539, 3540, 3541, 3543, 3544, 3546, 3547, 3548, 3549, 3551, 3552, 3553, 3555, 3558, 3563, 3564,
    3565, 3567, 3568, 3569, 3570, 3572, 3579, 3580, 3584, 3585, 3586, 3588, 3589, 3595, 3597, 3598,
    3599, 3600, 3601, 3602, 3603, 3604, 3605, 3606, 3608, 3609, 3617, 3619, 3621, 3622, 3626, 3626,
    3628, 3629, 3630, 3631, 3636, 3637, 3638, 3640, 3640, 3642, 3645, 3646, 3647, 3648, 3649, 3650,
    3651, 3652, 3653, 3656, 3658, 3658, 3659, 3660, 3660, 3661, 3662, 3663, 3664, 3665, 3666, 3668,
    3669, 3669, 3669, 3670, 3670, 3671, 3672, 3677, 3680, 3680, 3681, 3682, 3683, 3684, 3694, 3695,
    3698, 3699, 3702, 3703, 3705, 3705, 3706, 3707, 3711, 3714, 3715, 3716, 3717, 3718, 3719, 3720,
    3720, 3721, 3722, 3723, 3724, 3727, 3732, 3734, 3734, 3735, 3736, 3738, 3739, 3740, 3743, 3766,
    3767, 3769, 3769, 3769, 3769, 3770, 3774, 3775, 3776, 3778, 3780, 3781, 3782, 3783, 3784, 3785,
    3787, 3788, 3789, 3789, 3790, 3791, 3792, 3792, 3793, 3794, 3797, 3798, 3801, 3802, 3803, 3805,
    3806, 3807, 3809, 3810, 3811, 3812, 3813, 3814, 3815, 3816, 3817, 3818, 3819, 3820, 3821, 3822,
    3823, 3826, 3827, 3829, 3830, 3831, 3832, 3833, 3834, 3839, 3840, 3842, 3844, 3845, 3849, 3850,
    3851, 3852, 3854, 3855, 3858, 3860, 3861, 3862, 3865, 3866, 3867, 3872, 3873, 3874, 3875, 3876,
    3878, 3879, 3880, 3881, 3883, 3886, 3888, 3889, 3891, 3892, 3893, 3895, 3905, 3905, 3906, 3907,
    3908, 3909, 3910, 3911, 3913, 3914, 3915, 3916, 3918, 3919, 3923, 3925, 3927, 3928, 3929, 3930,
    3933, 3935, 3935, 3936, 3937, 3938, 3940, 3941, 3942, 3943, 3944, 3945, 3946, 3949, 3950, 3951,
    3952, 3954, 3955, 3957, 3961, 3962, 3964, 3965, 3967, 3969, 3970, 3971, 3972, 3973, 3974, 3977,
    3978, 3978, 3979, 3980, 3983, 3985, 3986, 3986, 3987, 3988, 3989, 3990, 3991, 3992, 3993, 3994,
    3995, 3997, 3999, 4000, 4001, 4002, 4003, 4003, 4004, 4005, 4007, 4008, 4009, 4010, 4011, 4012,
    4013, 4015, 4015, 4016, 4018, 4020, 4021, 4023, 4024, 4025, 4027, 4028, 4031, 4032, 4033, 4034,
    4035, 4036, 4037, 4039, 4041, 4042, 4043, 4044, 4045, 4052, 4053, 4055, 4064, 4065, 4066, 4067,
    4068, 4069, 4070, 4071, 4072, 4074, 4075, 4076, 4077, 4078, 4079, 4079, 4080, 4081, 4084, 4085,
    4086, 4087, 4088, 4089, 4090, 4093, 4094, 4095, 4098, 4099, 4102, 4103, 4104, 4105, 4106, 4107,
    4108, 4110, 4110, 4111, 4112, 4113, 4115, 4116, 4117, 4132, 4133, 4134, 4135, 4136, 4137, 4138,
    4140, 4142, 4143, 4144, 4145, 4146, 4147, 4151, 4156, 4157, 4158, 4159, 4160, 4162, 4164, 4166,
    4167, 4168, 4169, 4170, 4171, 4174, 4178, 4179, 4180, 4180, 4181, 4182, 4183, 4185, 4186, 4193,
    4194, 4198, 4199, 4212, 4213, 4214, 4215, 4216, 4216, 4222, 4223, 4225, 4230, 4230, 4232, 4233,
    4233, 4234, 4235, 4237, 4238, 4239, 4240, 4242, 4247, 4248, 4249, 4251, 4251, 4252, 4253, 4255,
    4256, 4257, 4258, 4259, 4261, 4262, 4264, 4265, 4267, 4268, 4269, 4270, 4271, 4272, 4273, 4277,
    4278, 4279, 4280, 4288, 4291, 4293, 4293, 4294, 4295, 4296, 4298, 4300, 4302, 4303, 4304, 4305,
    4306, 4308, 4309, 4310, 4311, 4312, 4313, 4314, 4315, 4317, 4318, 4319, 4323, 4325, 4326, 4327,
    4327, 4328, 4328, 4329, 4330, 4332, 4333, 4334, 4340, 4342, 4342, 4342, 4342, 4342, 4343, 4344,
    4347, 4354, 4355, 4356, 4357, 4358, 4359, 4360, 4362, 4363, 4364, 4365, 4367, 4368, 4369, 4370,
    4371, 4374, 4374, 4375, 4376, 4392, 4394, 4395, 4396, 4397, 4397, 4398, 4399, 4407, 4408, 4409,
    4410, 4411, 4411, 4412, 4432, 4433, 4433, 4436, 4437, 4438, 4439, 4440, 4441, 4442, 4442, 4442,
    4443, 4444, 4444, 4445, 4446, 4447, 4448, 4450, 4451, 4452, 4453, 4454, 4455, 4456, 4457, 4458,
    4460, 4461, 4462, 4463, 4464, 4465, 4466, 4468, 4469, 4470, 4471, 4473, 4475, 4483, 4487, 4488,
    4490, 4491, 4495, 4496, 4504, 4508, 4511, 4516, 4519, 4520, 4521, 4522, 4523, 4525, 4526, 4526,
    4527, 4528, 4529, 4531, 4532, 4533, 4534, 4535, 4536, 4540, 4541, 4542, 4542, 4543, 4544, 4544,
    4545, 4545, 4546, 4547, 4553, 4554, 4555, 4556, 4558, 4563, 4564, 4566, 4567, 4568, 4570, 4571,
    4572, 4575, 4577, 4578, 4579, 4581, 4583, 4586, 4587, 4596, 4596, 4597, 4598, 4599, 4602, 4605,
    4606, 4607, 4608, 4611, 4613, 4615, 4617, 4619, 4621, 4623, 4625, 4626, 4627, 4630, 4631, 4634,
    4635, 4637, 4639, 4641, 4642, 4643, 4644, 4645, 4646, 4647, 4648, 4650, 4651, 4651, 4653, 4654,
    4655, 4656, 4657, 4659, 4661, 4662, 4663, 4664, 4665, 4667, 4668, 4669, 4670, 4671, 4672, 4673,
    4674, 4675, 4676, 4678, 4679, 4680, 4681, 4683, 4684, 4685, 4685, 4686, 4687, 4689, 4690, 4691,
    4692, 4693, 4694, 4700, 4701, 4702, 4703, 4704, 4706, 4707, 4708, 4710, 4711, 4712, 4713, 4714,
    4716, 4717, 4718, 4719, 4720, 4721, 4725, 4728, 4729, 4730, 4734, 4735, 4736, 4737, 4738, 4740,
    4740, 4741, 4742, 4743, 4744, 4745, 4746, 4747, 4748, 4749, 4750, 4751, 4752, 4753, 4754, 4755,
    4756, 4757, 4759, 4761, 4763, 4764, 4767, 4768, 4770, 4771, 4773, 4774, 4775, 4775, 4776, 4777,
    4778, 4779, 4780, 4781, 4782, 4783, 4784, 4785, 4786, 4787, 4788, 4789, 4790, 4791, 4792, 4793,
    4794, 4795, 4796, 4797, 4798, 4799, 4800, 4801, 4802, 4803, 4804, 4805, 4806, 4808, 4809, 4813,
    4814, 4815, 4816, 4817, 4818, 4819, 4820, 4821, 4822, 4823, 4824, 4825, 4826, 4827, 4828, 4829,
    4830, 4831, 4832, 4833, 4834, 4836, 4838, 4839, 4839, 4842, 4844, 4846, 4847, 4850, 4851, 4853,
    4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854,
    4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854,
    4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854, 4854,
    4854, 4854, 4855, 4857, 4857, 4857, 4857, 4858, 4860, 4862, 4863, 4864, 4866, 4867, 4868, 4868,
    4868, 4870, 4871, 4877, 4878, 4883, 4884, 4885, 4886, 4886, 4886, 4886, 4886, 4886, 4886, 4886,
    4887, 4887, 4888, 4888, 4888, 4888, 4890, 4891, 4892, 4892, 4892, 4892, 4892, 4892, 4892, 4892,
    4893, 4895, 4895, 4895, 4895, 4895, 4895, 4895, 4895, 4897, 4897, 4897, 4899, 4899, 4899, 4899,
    4899, 4899, 4902, 4902, 4902, 4903, 4904, 4905, 4907, 4908, 4909, 4909, 4909, 4909, 4909, 4909,
    4909, 4910, 4911, 4913, 4913, 4914, 4918, 4918, 4919, 4919, 4922, 4927, 4928, 4929, 4930, 4936,
    4936, 4938, 4942, 4942, 4946, 4948, 4948, 4948, 4949, 4951, 4951, 4953, 4958, 4959, 4960, 4962,
    4964, 4965, 4965, 4966, 4967, 4968, 4969, 4970, 4971, 4972, 4973, 4974, 4975, 4976, 4976, 4977,
    4979, 4983, 4985, 4991, 4993, 4993, 4994, 4995, 4996, 4997, 4998, 4998, 4999, 5000, 5001, 5002,
    5003, 5004, 5006, 5006, 5007, 5007, 5007, 5007, 5007, 5007, 5008, 5008, 5008, 5010, 5011, 5011,
    5012, 5013, 5015, 5016, 5016, 5018, 5018, 5019, 5019, 5020, 5023, 5023, 5023, 5023, 5023, 5023,
    5023, 5023, 5024, 5026, 5026, 5026, 5030, 5031, 5032, 5035, 5036, 5042, 5044, 5045, 5046, 5047,
  ]

  /// Those of each type, the preferred one first.
  static let extensionOwn: [UInt16] = [
    2236, 2180, 973, 1032, 1078, 1095, 1157, 1209, 1128, 1127, 1125, 1126, 255, 2724, 2901, 2899,
    2896, 2737, 2738, 913, 4160, 2161, 191, 192, 240, 3254, 3255, 303, 327, 790, 300, 298, 298,
    2793, 183, 4256, 320, 2801, 375, 2801, 1550, 719, 3306, 1288, 2745, 675, 676, 583, 1591, 1597,
    2735, 709, 550, 2214, 2212, 2210, 738, 2215, 762, 4001, 977, 600, 344, 909, 1650, 3759, 1458,
    940, 868, 297, 230, 1187, 1251, 573, 1151, 1237, 2768, 3216, 3424, 3632, 3534, 1247, 487, 1265,
    419, 1304, 522, 1666, 1410, 1430, 1486, 250, 1587, 1585, 491, 1590, 1602, 3867, 3860, 1594, 631,
    1596, 1599, 1601, 1629, 1638, 1654, 3648, 892, 893, 2293, 2781, 2781, 2293, 3533, 4168, 1686,
    1690, 1689, 1711, 1681, 1684, 1691, 2509, 2704, 1715, 1713, 1839, 1840, 1867, 1882, 1839, 1882,
    2501, 2502, 2501, 2463, 2463, 2663, 2664, 2663, 3626, 3626, 1838, 1885, 1986, 1974, 2000, 763,
    936, 1114, 3222, 3276, 3436, 2918, 2002, 2052, 2058, 464, 996, 2831, 2068, 1058, 1060, 2145,
    2129, 2150, 2247, 2246, 2248, 2055, 1712, 3117, 2428, 2668, 2903, 180, 3393, 2767, 2715, 2764,
    2785, 2785, 2786, 2809, 2810, 2858, 473, 2941, 2801, 2054, 2053, 2889, 3009, 2988, 3007, 3006,
    2274, 3005, 3064, 3019, 3169, 3248, 3247, 3249, 3272, 3296, 3334, 3335, 4015, 3343, 3452, 3375,
    1110, 3579, 2874, 3217, 3389, 3462, 3627, 706, 3691, 3603, 367, 871, 3732, 1709, 3919, 3983,
    4008, 4006, 4012, 4003, 4130, 962, 2263, 2251, 2252, 2253, 2254, 4170, 2801, 4211, 176, 185,
    991, 2565, 2100, 734, 735, 748, 1355, 855, 593, 1637, 1120, 939, 854, 3266, 992, 3605, 767,
    3576, 1082, 1066, 1070, 3024, 465, 2669, 2670, 4005, 1325, 1438, 126, 1168, 1113, 2510, 1039,
    1753, 1241, 845, 2317, 2271, 2945, 3034, 3180, 576, 579, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36,
    37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60,
    61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84,
    85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 2777, 2498, 2778, 4212, 358,
    339, 484, 882, 546, 635, 856, 4173, 4183, 3392, 2881, 4172, 4174, 4175, 4178, 4179, 4182, 4186,
    4189, 1537, 1600, 3799, 3652, 818, 1059, 2844, 2852, 2853, 2860, 2863, 3723, 3984, 3985, 526,
    902, 1108, 3986, 4047, 4048, 4056, 4057, 4058, 4110, 883, 916, 925, 2167, 2168, 2169, 4196,
    2508, 1789, 1792, 1738, 2192, 2481, 2420, 2600, 2600, 2600, 2574, 1749, 1813, 3060, 3034, 3179,
    2940, 1498, 1505, 2144, 3214, 2728, 1630, 3802, 3803, 3804, 3805, 3803, 2687, 3031, 3029, 3023,
    3113, 3119, 3144, 3684, 2640, 2742, 3487, 3234, 1175, 1176, 241, 4197, 3314, 326, 3481, 3477,
    3974, 3301, 3350, 3360, 3285, 3361, 1734, 662, 1737, 1736, 1769, 3978, 849, 3667, 1411, 3645,
    2445, 1117, 284, 302, 305, 306, 363, 364, 365, 389, 511, 514, 574, 575, 588, 2284, 822, 894,
    895, 917, 832, 829, 4114, 1032, 1061, 1062, 1001, 1105, 1897, 2021, 1109, 1192, 1191, 1266,
    1172, 2740, 3453, 1404, 1378, 1384, 1421, 1413, 1422, 1488, 1533, 1556, 1571, 3512, 1667, 1671,
    1670, 1683, 1716, 3295, 1787, 1795, 1802, 1796, 1797, 1563, 3532, 1800, 4078, 1798, 1982, 2028,
    2064, 4010, 2310, 2079, 2311, 4042, 2399, 2402, 4045, 2088, 2061, 2036, 2342, 2229, 2089, 2100,
    2104, 2101, 2151, 2149, 2152, 2256, 2280, 2043, 2331, 2332, 2474, 2495, 595, 2405, 2404, 2603,
    2604, 2531, 2582, 2557, 2568, 2569, 2570, 2571, 2572, 2624, 2627, 2626, 2631, 4156, 331, 2746,
    1401, 331, 3374, 1839, 2787, 3353, 331, 2876, 760, 2639, 2652, 2651, 2654, 2779, 2655, 2656,
    744, 2783, 2782, 2806, 792, 3030, 3055, 3056, 2626, 3096, 3120, 3107, 3156, 1305, 2157, 3127,
    3158, 3206, 3223, 3256, 3456, 3264, 3280, 3297, 3298, 3337, 3386, 3383, 3384, 3406, 3405, 1855,
    3410, 2077, 3440, 3155, 3003, 3488, 3171, 3465, 853, 2385, 2870, 3758, 3909, 2711, 2780, 2788,
    2796, 2807, 827, 1549, 2747, 2915, 3719, 3588, 2806, 732, 1659, 1433, 3485, 3493, 3496, 3623,
    3624, 2534, 3629, 3630, 3740, 3741, 3637, 3718, 3720, 3716, 3690, 3692, 3709, 3728, 874, 1717,
    3755, 2796, 2899, 2937, 350, 1655, 214, 360, 215, 212, 260, 1150, 1273, 1274, 1605, 4152, 251,
    401, 402, 404, 406, 1844, 202, 275, 177, 290, 643, 368, 323, 1164, 324, 2674, 2868, 301, 892,
    2803, 3697, 231, 442, 2295, 483, 3081, 605, 2225, 606, 756, 660, 542, 541, 543, 544, 540, 553,
    702, 168, 653, 1593, 1961, 759, 591, 683, 673, 3996, 2822, 2854, 2944, 3032, 562, 2716, 816,
    3062, 831, 3814, 3826, 3813, 3825, 3821, 3833, 3838, 3836, 3839, 3837, 1162, 2796, 1157, 912,
    932, 869, 261, 3543, 1337, 2066, 1650, 1409, 3035, 1207, 1644, 3884, 1063, 2465, 1093, 2326,
    2967, 3396, 3495, 1087, 1094, 342, 3236, 442, 1033, 223, 854, 343, 3260, 1107, 1118, 1119, 2324,
    3288, 819, 1196, 4149, 1197, 1198, 1402, 1260, 3304, 1213, 491, 2071, 1246, 1248, 1144, 1220,
    2004, 1253, 2521, 2519, 2520, 1171, 453, 851, 4154, 4133, 1276, 3616, 3738, 4210, 3607, 1346,
    1349, 1350, 1341, 1426, 1466, 1279, 1281, 1305, 1451, 1300, 1456, 1307, 1453, 1302, 1454, 1303,
    1364, 1373, 1374, 1375, 1340, 2753, 1378, 1409, 1400, 325, 1306, 1381, 1326, 1439, 1859, 1861,
    1412, 1414, 1285, 1352, 1358, 1432, 1452, 3697, 3865, 1481, 4309, 1491, 1506, 1932, 1543, 1542,
    1522, 2808, 1541, 1, 1544, 1547, 1763, 2712, 2881, 2713, 3305, 2305, 238, 1959, 1958, 1697,
    3228, 1620, 1721, 1722, 1621, 4221, 4222, 1580, 2972, 2984, 562, 3050, 1698, 4217, 1732, 3118,
    1759, 1771, 1889, 1884, 1559, 1845, 1863, 1862, 3368, 3376, 3372, 3373, 3494, 1902, 1907, 1911,
    1912, 1913, 4040, 102, 4033, 4035, 4036, 4041, 4084, 4034, 4038, 4039, 4088, 1214, 3202, 307,
    2872, 2082, 2895, 949, 2484, 2497, 2593, 2594, 2595, 2596, 2597, 2601, 3246, 2019, 3202, 2842,
    2362, 2367, 2688, 2077, 4192, 2106, 598, 2370, 2156, 1206, 1623, 2176, 2220, 2222, 2233, 2221,
    813, 890, 2098, 2309, 2333, 2797, 3739, 2296, 2283, 4220, 4241, 203, 205, 207, 206, 204, 644,
    1075, 1656, 4237, 1993, 2327, 2918, 2609, 2549, 3498, 564, 3385, 2298, 2301, 2933, 3682, 3683,
    3938, 3939, 3945, 3946, 3949, 3950, 4078, 4181, 4000, 3999, 4040, 4075, 4219, 2325, 2328, 2292,
    2358, 2340, 3592, 2462, 2415, 3402, 3303, 2497, 2454, 2466, 2467, 2468, 2438, 2391, 3151, 3150,
    1031, 1034, 1115, 1224, 1225, 1226, 1227, 2615, 4200, 850, 906, 424, 2632, 3387, 2160, 930,
    1088, 2819, 2645, 2813, 2814, 2815, 2816, 2817, 2923, 2924, 2812, 2825, 2648, 2867, 2720, 2870,
    2589, 2683, 3521, 1043, 1038, 4016, 2826, 2799, 2686, 493, 2164, 3000, 2927, 3015, 3017, 3018,
    3012, 3013, 3016, 3014, 3001, 447, 2376, 2360, 750, 701, 3102, 3117, 1952, 3500, 3379, 3235,
    3287, 3292, 3293, 3294, 1615, 1714, 1628, 1685, 3345, 3735, 3736, 3369, 3373, 3366, 2227, 3400,
    3622, 3420, 2827, 2820, 2819, 2893, 2871, 1223, 4297, 3278, 3277, 993, 3307, 824, 3466, 3470,
    828, 3192, 3378, 3472, 3468, 3307, 3464, 3474, 3475, 3282, 3403, 3279, 3315, 3417, 3398, 3538,
    3539, 3544, 3358, 3359, 4236, 440, 4150, 3595, 560, 2702, 910, 3677, 3699, 2379, 3704, 3763,
    3764, 3810, 3779, 3786, 3790, 3789, 3868, 3967, 3968, 2110, 3947, 3937, 3951, 3944, 3874, 3952,
    3962, 3906, 3940, 3997, 4052, 4054, 4104, 4042, 4044, 2036, 2402, 4071, 4066, 4067, 4068, 4069,
    4080, 4070, 4079, 4077, 916, 1248, 925, 4083, 3509, 4131, 4130, 4005, 4161, 723, 1566, 1569,
    1568, 2606, 2607, 3196, 3448, 689, 4303, 4304, 4292, 3970, 3942, 3979, 3980, 4018, 1536, 4100,
    4102, 247, 107, 114, 124, 143, 144, 151, 188, 2532, 549, 1673, 193, 194, 197, 4289, 394, 271,
    220, 267, 198, 208, 3212, 3195, 3656, 3657, 229, 774, 121, 1979, 337, 3590, 233, 236, 235, 239,
    231, 232, 246, 290, 3240, 2705, 2619, 2880, 272, 273, 219, 1458, 293, 4129, 292, 187, 291, 704,
    3995, 590, 2754, 571, 768, 2720, 2721, 117, 116, 3009, 4065, 2444, 1507, 915, 2832, 242, 311,
    312, 170, 309, 1942, 1000, 313, 319, 4257, 1332, 329, 336, 351, 328, 234, 171, 173, 175, 2877,
    3694, 3729, 1727, 1971, 2320, 3527, 3500, 4158, 366, 373, 374, 374, 4115, 3752, 177, 3924, 182,
    184, 990, 2680, 1950, 2241, 2240, 2239, 778, 779, 2236, 2238, 2804, 768, 3504, 2824, 2701, 2808,
    3345, 3382, 3381, 987, 986, 3176, 3089, 3167, 3090, 172, 1139, 1205, 3370, 193, 408, 409, 410,
    417, 2163, 3318, 423, 684, 520, 2495, 433, 434, 610, 438, 824, 508, 411, 452, 455, 460, 525,
    427, 3693, 468, 475, 476, 477, 2299, 480, 474, 1301, 847, 496, 497, 3891, 3917, 499, 3604, 509,
    521, 524, 527, 3606, 529, 3608, 537, 540, 694, 655, 599, 552, 556, 788, 786, 787, 561, 716, 566,
    567, 565, 625, 2255, 569, 570, 577, 581, 584, 595, 596, 597, 3531, 464, 3862, 600, 3685, 607,
    3491, 611, 619, 624, 161, 628, 545, 634, 642, 2708, 785, 664, 775, 2499, 697, 2525, 703, 4290,
    747, 805, 806, 807, 808, 809, 810, 1283, 1284, 2644, 2877, 2638, 3596, 3587, 4121, 729, 2993,
    1791, 2290, 2482, 3344, 603, 736, 737, 2892, 949, 346, 757, 649, 4322, 727, 776, 811, 867, 814,
    830, 834, 1218, 2416, 2138, 604, 2662, 836, 1240, 840, 891, 1645, 878, 839, 838, 980, 842, 980,
    3769, 865, 889, 1831, 873, 876, 877, 881, 3332, 885, 887, 994, 793, 1173, 3556, 845, 763, 586,
    3973, 4112, 841, 3090, 901, 911, 911, 923, 3078, 3976, 3577, 941, 464, 953, 2409, 964, 981, 997,
    1096, 501, 3239, 3513, 1016, 1023, 1026, 1028, 1027, 1030, 1036, 1004, 1040, 1041, 1048, 1065,
    1067, 1073, 1068, 1072, 1069, 2586, 2588, 1520, 1650, 1083, 445, 1085, 219, 2025, 2374, 2026,
    3339, 1097, 4180, 944, 943, 1106, 1140, 1151, 1152, 1159, 1145, 1186, 1233, 1235, 1236, 1217,
    1216, 1215, 1234, 1161, 1160, 1158, 2358, 1156, 1317, 1190, 1194, 1144, 1618, 1207, 1193, 1200,
    310, 237, 274, 210, 439, 1228, 1228, 1222, 2904, 2708, 2736, 2739, 3426, 3444, 3730, 1369, 3766,
    3882, 3883, 1232, 3263, 3262, 1240, 311, 1153, 1154, 1174, 1177, 1178, 1179, 1180, 1181, 1182,
    1175, 1176, 1183, 1184, 2219, 2219, 270, 942, 1147, 1530, 1567, 1531, 818, 1267, 1264, 1123,
    1124, 1277, 1296, 621, 1293, 3311, 1312, 1701, 1345, 1191, 1407, 1650, 3746, 1295, 243, 3482,
    1298, 1308, 1310, 1313, 1320, 1319, 1316, 1327, 1330, 1332, 1333, 1331, 1309, 119, 2138, 1336,
    3403, 3312, 2119, 464, 2138, 1306, 2243, 1379, 1351, 1347, 1353, 1365, 1449, 3777, 1372, 1388,
    1383, 4126, 1383, 1389, 1396, 1390, 2805, 2808, 1387, 1406, 1403, 2637, 3313, 2711, 1392, 3707,
    1323, 1324, 3715, 1089, 1328, 1329, 1824, 1420, 1416, 1427, 1423, 1424, 1428, 1294, 3769, 682,
    1391, 1397, 1399, 1454, 1398, 1396, 1411, 1463, 1479, 1570, 1487, 627, 640, 3322, 3322, 3572,
    2891, 1496, 3636, 3643, 2469, 3687, 4064, 1499, 1476, 1500, 1501, 1477, 1508, 1497, 1981, 2405,
    1834, 1499, 1521, 1523, 1528, 1529, 1546, 1570, 1572, 1572, 1578, 1538, 1589, 1739, 1744, 1810,
    1812, 3054, 3164, 1609, 1612, 1613, 1614, 1588, 2953, 1647, 1652, 1655, 1664, 1598, 1660, 1659,
    1653, 1651, 1663, 1665, 1662, 1504, 276, 1718, 311, 1692, 1584, 1687, 1608, 1682, 1685, 2585,
    1689, 1694, 852, 301, 1705, 1707, 2567, 1723, 1735, 1788, 1005, 1745, 1764, 1768, 1760, 1842,
    1876, 2658, 1783, 1785, 1752, 1765, 1770, 559, 1803, 1804, 3591, 1805, 1823, 638, 1832, 1828,
    1829, 1835, 1836, 1837, 1835, 1835, 1843, 1844, 1868, 1846, 1847, 1848, 1849, 1850, 1853, 1210,
    1860, 2457, 2458, 1866, 1869, 1870, 1871, 1873, 1875, 1878, 1891, 1893, 1894, 1895, 1967, 3900,
    2014, 2011, 2012, 3619, 3703, 1902, 1916, 1925, 2284, 1921, 1941, 1917, 1918, 1989, 1994, 1990,
    2017, 2020, 2015, 432, 1966, 2124, 2232, 1983, 1984, 2513, 1996, 3669, 331, 359, 2007, 1108,
    2029, 1799, 2277, 415, 2030, 2032, 3671, 2033, 2034, 2035, 2051, 2312, 2118, 2369, 2159, 3924,
    2160, 632, 2176, 2172, 2368, 2371, 2078, 2294, 2062, 2037, 2110, 2111, 4191, 2085, 1186, 2217,
    2201, 2659, 835, 2061, 2097, 2103, 2120, 2127, 2134, 946, 952, 2175, 2181, 2403, 2108, 2116,
    3242, 3241, 2117, 2115, 2109, 2110, 2352, 2291, 2349, 2216, 2223, 2226, 2245, 2870, 404, 2022,
    2315, 2065, 304, 666, 837, 2131, 910, 1502, 979, 1021, 1102, 1103, 2434, 376, 783, 120, 131,
    1108, 902, 948, 1228, 2461, 2720, 2735, 1960, 3269, 3275, 1970, 1922, 2412, 2127, 3483, 4028,
    3563, 1091, 4049, 4059, 2124, 2136, 2139, 2123, 2126, 2135, 203, 205, 2524, 2527, 741, 675, 705,
    2330, 2336, 2339, 2334, 2364, 2038, 2039, 2242, 3235, 2338, 3711, 4087, 2341, 2372, 2373, 929,
    2278, 2322, 2321, 2378, 2384, 2383, 1586, 1248, 2387, 2389, 2393, 4285, 3842, 2395, 2576, 439,
    282, 2437, 2441, 2482, 2515, 2444, 641, 125, 582, 124, 2411, 2433, 2423, 2431, 3781, 3782, 1186,
    2491, 4143, 2451, 2464, 3841, 2436, 2400, 2477, 2478, 2490, 2657, 2506, 3433, 2472, 2503, 2504,
    2505, 2473, 2500, 2514, 2517, 2521, 2522, 2535, 3870, 688, 686, 680, 693, 691, 690, 692, 2546,
    2550, 2563, 1942, 2525, 1419, 2573, 3869, 2581, 2625, 4300, 910, 2599, 956, 2583, 2583, 2556,
    2584, 2553, 1536, 1667, 2327, 2608, 2688, 2635, 2636, 4079, 2077, 2808, 2911, 2913, 2914, 2912,
    2665, 2671, 2673, 2948, 824, 1498, 1505, 4037, 2580, 742, 2677, 928, 2676, 317, 2684, 2697,
    2707, 2703, 2496, 2732, 478, 3536, 362, 196, 1425, 754, 345, 2751, 2784, 2766, 2637, 3133, 2655,
    2769, 2773, 2650, 3443, 2653, 2794, 2316, 2921, 2828, 2819, 2829, 2952, 2920, 2943, 2947, 2930,
    2931, 2706, 4251, 1002, 2691, 2690, 2692, 2897, 2910, 2902, 2917, 2898, 2916, 2890, 2855, 2741,
    2885, 2884, 2304, 3066, 3124, 466, 2685, 2696, 2892, 3459, 3291, 2694, 2401, 2856, 2942, 2951,
    2960, 2961, 2957, 2958, 4020, 2922, 2925, 656, 2973, 2978, 2977, 2982, 2985, 2992, 2986, 3011,
    3010, 2998, 2990, 3006, 2665, 2777, 2778, 3988, 3989, 3990, 4081, 4082, 3002, 2969, 2975, 2970,
    2971, 2983, 2999, 2981, 3008, 3053, 3052, 3061, 1035, 1658, 2980, 3884, 1644, 1155, 1207, 3039,
    3060, 3065, 3148, 3057, 3058, 3082, 3100, 122, 3126, 3101, 3103, 3112, 3115, 3123, 3037, 3135,
    3139, 3154, 3152, 3154, 3159, 3162, 739, 3178, 3185, 3713, 3197, 3405, 3203, 3202, 3208, 3209,
    3230, 3210, 3267, 3492, 4220, 4216, 3527, 464, 3227, 3238, 3244, 3218, 3259, 2155, 3788, 311,
    3319, 3290, 3289, 3482, 3310, 3333, 1898, 3558, 3453, 3347, 3348, 1766, 4128, 3411, 3397, 2130,
    3382, 3281, 3412, 3582, 3421, 3422, 3431, 3675, 3680, 2672, 2909, 872, 1991, 1995, 3454, 3441,
    3442, 3446, 807, 804, 953, 2162, 2579, 2590, 2965, 3245, 3396, 3418, 3432, 3583, 3596, 3705,
    3750, 4288, 646, 657, 3451, 2424, 3455, 3461, 2841, 3214, 4320, 825, 3467, 826, 3468, 3471,
    3469, 3476, 3478, 3283, 3274, 3651, 963, 3484, 3224, 3226, 3221, 554, 1425, 3481, 3541, 3542,
    3544, 3552, 3573, 3581, 3577, 1772, 3586, 153, 3734, 3733, 1287, 3601, 3612, 2808, 3618, 1218,
    1342, 2776, 3639, 3881, 3638, 3640, 3641, 3646, 3649, 2059, 1820, 3205, 165, 166, 164, 3658,
    3681, 3723, 3681, 3609, 1827, 3610, 1825, 2620, 405, 3701, 3565, 3564, 413, 2562, 3354, 2602,
    3678, 523, 935, 933, 934, 3147, 3145, 3146, 3215, 469, 412, 414, 378, 0, 616, 1353, 3993, 2073,
    101, 110, 118, 142, 149, 152, 157, 160, 105, 109, 141, 135, 137, 138, 133, 132, 104, 106, 108,
    139, 150, 158, 136, 140, 167, 2390, 1896, 3700, 3615, 3614, 3616, 3600, 3748, 3758, 3761, 3762,
    3767, 3768, 3771, 3784, 355, 3785, 3783, 2873, 354, 283, 2148, 3754, 3778, 3792, 3809, 3751,
    3794, 730, 1509, 1311, 3929, 3862, 3872, 3875, 3911, 636, 3925, 3953, 3889, 3927, 3892, 539,
    3565, 3564, 3848, 2621, 3854, 3855, 3858, 3914, 864, 952, 3920, 3943, 3966, 3928, 3933, 3948,
    3956, 3955, 3959, 3969, 3975, 3479, 4103, 3540, 3992, 4022, 4025, 1701, 4107, 4106, 3976, 471,
    1286, 2837, 221, 3650, 1266, 4098, 4091, 4073, 4074, 4076, 4092, 4093, 4094, 4095, 4096, 4097,
    4099, 4091, 4060, 4061, 4111, 4132, 4135, 4137, 4134, 562, 4144, 4147, 3863, 4145, 4151, 4195,
    4139, 4209, 4201, 4212, 4231, 4250, 4247, 4248, 4249, 4264, 4269, 4277, 4325, 4317, 1148, 4279,
    4280, 4282, 4283, 4284, 4286, 4287, 4293, 4305, 4281, 4314, 4315, 3749, 3219, 3220, 3458, 4127,
    4148, 4155, 966, 1071, 4208, 4233, 4235, 4239, 4166, 4245, 4244, 2378, 4265, 4327, 4306, 4307,
    4323, 4324, 200, 391, 278, 1100, 2377, 3349, 2908, 2979, 3355, 4162, 1972, 186, 3812, 3824,
    1074, 938, 2013, 2956, 1010, 1011, 1012, 3099, 103, 154, 163, 162, 3924, 225, 228, 254, 264,
    266, 265, 1898, 273, 280, 388, 400, 437, 489, 505, 451, 436, 589, 685, 834, 870, 952, 955, 950,
    959, 968, 1138, 2551, 1252, 1307, 1322, 1356, 1440, 1495, 1516, 1554, 1558, 1603, 3415, 1634,
    1649, 3300, 1695, 2792, 1879, 2657, 2091, 2141, 2134, 2183, 2244, 2302, 2343, 2347, 2358, 3449,
    2452, 2485, 2484, 2511, 2560, 2547, 2548, 2622, 2661, 1137, 3117, 3144, 2904, 2905, 2906, 1436,
    3806, 2907, 2909, 2928, 2938, 3088, 3132, 3183, 3086, 3205, 3229, 3309, 3338, 3394, 3425, 3443,
    3462, 3514, 3554, 3575, 3580, 3593, 3644, 3775, 3780, 3843, 3886, 3887, 3930, 4109, 4014, 4134,
    4167, 4193, 4266, 3302, 267, 604, 605, 635, 642, 687, 3407, 3405, 558, 1287, 1289, 1673, 773,
    774, 1362, 1361, 705, 1661, 3367, 1748, 1747, 988, 1854, 2261, 3051, 3184, 3273, 3265, 2224,
    2114, 2231, 2262, 407, 2269, 2270, 4308, 2283, 2720, 502, 1071, 3918, 4251, 4062, 4063, 1229,
    209, 296, 2830, 387, 623, 945, 1057, 1280, 1515, 1610, 1762, 1781, 1754, 1782, 1779, 1816, 4004,
    1503, 1817, 1888, 2598, 519, 517, 2926, 2997, 3548, 3644, 3546, 403, 3817, 3829, 3815, 3827,
    900, 899, 3531, 984, 1146, 1257, 2234, 3110, 2186, 1595, 2128, 2471, 3138, 3954, 3994, 4169,
    2717, 4050, 295, 124, 211, 201, 859, 3092, 3093, 325, 3553, 3340, 316, 337, 338, 2761, 2762,
    2763, 2699, 2700, 2701, 390, 463, 467, 513, 481, 488, 494, 518, 849, 853, 1864, 1858, 555, 1398,
    554, 3032, 425, 645, 667, 1954, 692, 3853, 4142, 482, 587, 729, 600, 603, 601, 692, 720, 745,
    3034, 848, 907, 908, 937, 784, 949, 1020, 1064, 1167, 1143, 1185, 610, 1203, 1334, 1650, 1334,
    1448, 1358, 1305, 1357, 2680, 1359, 3508, 769, 1408, 325, 1461, 2414, 1555, 2929, 1607, 1602,
    1614, 1636, 1915, 1483, 1482, 1674, 1565, 1582, 650, 1678, 773, 1741, 1742, 459, 1740, 1743,
    1767, 1725, 1726, 1774, 1784, 846, 1819, 1830, 422, 1948, 1992, 2003, 2016, 2018, 2017, 1936,
    1935, 2143, 2165, 2166, 2177, 2176, 2125, 2318, 2310, 3349, 392, 2335, 2336, 2351, 2366, 2421,
    2410, 2480, 2442, 2558, 2559, 2725, 1914, 2949, 2954, 2739, 2743, 2748, 560, 1045, 2752, 2706,
    2798, 2850, 2851, 271, 2774, 270, 2765, 2818, 2666, 2883, 2099, 3022, 3181, 3109, 3141, 3200,
    3262, 4120, 3511, 3364, 3365, 3346, 3663, 3257, 3450, 3457, 3032, 3535, 1640, 1643, 1641, 1642,
    3156, 3673, 3697, 2726, 3795, 2727, 3765, 3111, 3902, 3901, 1650, 3903, 4242, 3977, 4045, 4021,
    3987, 3998, 3991, 780, 4059, 4072, 4141, 1186, 4214, 4215, 2812, 2649, 157, 4246, 800, 4326,
    134, 1002, 1366, 1371, 1622, 1619, 1809, 2329, 2147, 3356, 2345, 2870, 3517, 3507, 2641, 3518,
    3519, 3520, 3753, 982, 983, 983, 1321, 924, 3161, 1700, 1969, 2334, 1440, 4029, 1457, 2264,
    2350, 2552, 4123, 4198, 4124, 4199, 2959, 2958, 3873, 512, 3961, 4089, 3934, 4090, 2093, 4117,
    4118, 4116, 4119, 223, 332, 216, 2075, 299, 765, 3170, 1702, 1792, 1793, 1808, 1761, 2392, 3633,
    3156, 3262, 4098, 3317, 3316, 3391, 3445, 3392, 3574, 3672, 3714, 109, 104, 132, 141, 133, 135,
    137, 138, 2132, 3131, 3702, 3122, 3674, 3712, 2074, 896, 2073, 3584, 2476, 1896, 3727, 3797,
    3798, 3800, 3857, 3850, 190, 781, 911, 1212, 1211, 925, 1459, 123, 2225, 2146, 2935, 1719, 2795,
    2932, 4099, 3166, 2107, 3437, 1729, 3714, 3746, 3747, 4051, 4053, 4055, 4017, 510, 2605, 115,
    145, 179, 189, 335, 335, 195, 2345, 327, 2378, 245, 1899, 331, 340, 256, 263, 265, 268, 269,
    174, 271, 277, 2250, 3174, 281, 327, 1985, 1282, 1278, 286, 3896, 288, 3710, 677, 289, 294, 995,
    244, 308, 311, 315, 325, 345, 954, 349, 348, 262, 352, 330, 333, 341, 347, 396, 2084, 357, 359,
    361, 820, 3213, 1489, 371, 252, 253, 249, 248, 370, 384, 393, 372, 1292, 2092, 2398, 407, 450,
    420, 416, 418, 420, 454, 479, 2265, 2266, 427, 2685, 1144, 430, 435, 407, 446, 447, 450, 448,
    449, 444, 2113, 455, 456, 514, 457, 458, 427, 428, 429, 472, 858, 427, 485, 481, 515, 486, 490,
    495, 516, 498, 450, 407, 507, 507, 504, 503, 4295, 506, 639, 538, 547, 548, 592, 551, 551, 2208,
    652, 602, 563, 2337, 609, 608, 613, 617, 618, 614, 620, 622, 629, 637, 626, 740, 2121, 2122,
    3323, 3324, 3325, 3326, 3327, 3328, 3329, 3330, 654, 644, 647, 648, 674, 679, 661, 1595, 843,
    665, 675, 1032, 427, 668, 670, 669, 672, 671, 492, 659, 1526, 3438, 678, 681, 698, 572, 699,
    731, 585, 700, 2987, 2989, 614, 1957, 658, 334, 3137, 2516, 1896, 1140, 1557, 728, 718, 707,
    710, 711, 714, 658, 3840, 715, 726, 535, 795, 732, 743, 746, 733, 1018, 751, 766, 1953, 553,
    2849, 755, 3036, 756, 758, 753, 2599, 3250, 3760, 753, 3250, 772, 777, 776, 782, 3972, 791, 796,
    797, 798, 799, 2964, 2950, 2951, 803, 875, 815, 931, 830, 817, 985, 823, 3296, 705, 630, 951,
    861, 951, 964, 965, 967, 969, 970, 879, 833, 888, 906, 2176, 4313, 321, 918, 713, 898, 954, 801,
    880, 960, 801, 999, 1121, 1006, 1042, 1008, 1076, 1013, 1015, 1013, 1017, 1024, 1025, 1092,
    1022, 1037, 999, 1044, 1046, 1019, 1807, 1104, 1114, 1510, 1929, 1037, 1052, 1053, 1055, 1054,
    1056, 1074, 1080, 1081, 3095, 1084, 1551, 1090, 4229, 4271, 298, 1086, 3525, 1116, 999, 1104,
    1021, 1110, 1134, 1275, 1136, 1135, 1141, 1132, 1169, 1133, 1249, 1219, 1142, 1242, 957, 1221,
    1201, 1122, 1251, 1189, 1146, 1204, 1262, 1208, 1271, 1166, 1261, 147, 1231, 1243, 1250, 1251,
    1122, 1230, 1239, 1238, 1262, 1263, 1243, 1251, 1255, 1259, 1256, 1257, 1258, 1269, 1290, 1380,
    1291, 1354, 1278, 1316, 3721, 1443, 1464, 1318, 1317, 1376, 1335, 1299, 1297, 1293, 146, 2734,
    1434, 1852, 1007, 1014, 2832, 2844, 1343, 1344, 1447, 1165, 3516, 1348, 1405, 1360, 1367, 1363,
    1456, 1368, 1378, 1382, 1385, 1386, 1391, 1394, 1460, 1444, 1445, 3847, 1434, 1442, 1393, 1395,
    3679, 1417, 1886, 1415, 1342, 1429, 1431, 1455, 1462, 1418, 1467, 2432, 1750, 1437, 1441, 1442,
    1435, 752, 1437, 1450, 1480, 1525, 2755, 1484, 1485, 1493, 1492, 1479, 1552, 639, 1554, 1553,
    1573, 1575, 1574, 1528, 2966, 1532, 1539, 1494, 1540, 1562, 1564, 1577, 450, 903, 1604, 2882,
    1604, 2540, 4007, 4023, 2174, 1606, 1947, 1631, 1646, 1657, 1648, 1519, 1668, 2443, 1583, 1667,
    615, 1669, 717, 1170, 921, 1930, 2875, 712, 1890, 1029, 1667, 2887, 2882, 708, 696, 2394, 3308,
    3530, 2833, 3690, 3072, 3799, 3049, 1670, 1704, 1699, 3172, 1518, 1624, 1626, 1478, 1677, 1633,
    1693, 1680, 1696, 4013, 3655, 651, 1703, 1632, 1728, 1790, 1806, 1731, 1733, 1723, 1723, 2887,
    1811, 1746, 2323, 2300, 2294, 1751, 1724, 1755, 1756, 1757, 1758, 1679, 2561, 1786, 1786, 1801,
    1943, 1814, 1880, 1821, 1818, 1826, 1833, 1876, 1841, 1818, 1851, 1876, 1856, 1857, 340, 1881,
    1883, 1886, 1874, 1872, 756, 1892, 1985, 1900, 1901, 1902, 1903, 1905, 1906, 1904, 1902, 1910,
    1924, 1923, 1927, 1534, 1927, 1928, 1535, 3664, 1772, 1931, 1933, 1934, 1944, 3551, 1945, 1949,
    2208, 3079, 2024, 1639, 407, 1985, 1920, 1926, 4112, 1956, 1955, 1957, 2001, 3299, 2459, 2835,
    1940, 1899, 1961, 1962, 1997, 169, 1964, 1973, 1975, 1976, 1937, 4190, 4112, 4167, 1938, 1977,
    1978, 1963, 1980, 1997, 1988, 1998, 1999, 2006, 2483, 4046, 2719, 3048, 3130, 2008, 2655, 2009,
    3047, 2009, 2010, 2027, 2051, 2042, 2067, 2072, 2076, 2081, 2083, 2300, 2036, 2090, 2839, 2095,
    2094, 2096, 2380, 2063, 2093, 2319, 2116, 2112, 3554, 2138, 2142, 4026, 4027, 2267, 2036, 2154,
    2278, 2153, 2171, 2382, 3531, 2182, 2319, 2388, 998, 2184, 972, 2185, 947, 2310, 2209, 2249,
    2243, 2271, 2250, 2250, 860, 1581, 1617, 2048, 2158, 2257, 2235, 2228, 2258, 4328, 2260, 2265,
    2266, 2105, 2267, 2102, 2268, 2243, 4122, 346, 1579, 2275, 2294, 3531, 2306, 2307, 2308, 2313,
    2314, 221, 3072, 3238, 957, 3394, 961, 1635, 2337, 2348, 2355, 2356, 2300, 2357, 2470, 2353,
    2359, 2361, 2386, 2395, 2396, 2491, 2489, 2407, 2417, 2418, 2390, 2422, 2404, 398, 397, 2460,
    2512, 2427, 2459, 1957, 2432, 2429, 2430, 2434, 2435, 2439, 2440, 2407, 2446, 2448, 2447, 2449,
    2450, 2453, 2455, 2250, 2476, 2479, 2476, 2487, 2486, 2456, 3416, 2493, 2523, 2526, 536, 725,
    802, 3187, 534, 974, 677, 1723, 3363, 2205, 2207, 2211, 2218, 1050, 1051, 2206, 2213, 2216,
    2529, 2530, 2539, 2566, 2327, 2419, 2575, 2577, 2578, 2577, 663, 3075, 2968, 3231, 1163, 2623,
    2592, 2628, 2629, 2630, 2633, 2634, 2642, 2660, 2667, 2900, 2772, 2679, 2675, 2679, 2772, 2946,
    3399, 1659, 2722, 2731, 2730, 2729, 2733, 2759, 633, 2760, 1896, 2770, 2771, 2823, 2775, 2698,
    2784, 2800, 2790, 2802, 2747, 443, 3696, 3698, 3708, 2806, 853, 1220, 2711, 2780, 2788, 2796,
    2807, 2870, 3443, 3966, 2833, 2834, 2836, 2838, 2840, 2841, 2714, 2843, 2847, 2848, 2866, 2869,
    2879, 2723, 3049, 2637, 3972, 1579, 677, 2882, 2886, 4260, 2789, 2808, 2822, 3452, 2698, 2919,
    2934, 1730, 2849, 1077, 2685, 2689, 2718, 2936, 322, 2962, 2966, 2882, 2878, 2876, 2992, 2995,
    2994, 2974, 3003, 3003, 2976, 2991, 3004, 420, 454, 2996, 3019, 3165, 3094, 3149, 1112, 3080,
    3051, 3114, 3104, 3105, 3106, 3258, 3107, 3025, 3027, 3026, 3028, 2643, 2791, 2475, 155, 156,
    2646, 2647, 3584, 2816, 3157, 3033, 3043, 3059, 3038, 3040, 3041, 3042, 3044, 3045, 3079, 3063,
    3076, 3019, 3067, 3020, 3068, 3021, 3070, 3071, 789, 3071, 3075, 3074, 3073, 3077, 3160, 3153,
    3082, 3083, 3087, 3086, 2859, 4318, 3182, 3097, 3098, 3128, 3084, 3129, 3134, 213, 3486, 3091,
    3157, 3140, 3142, 3143, 3473, 3447, 3164, 3085, 3121, 3198, 3199, 3201, 3395, 3207, 3211, 3194,
    3226, 3228, 3232, 3225, 1865, 3233, 3234, 3237, 3246, 3489, 3382, 3395, 3460, 3104, 3239, 3512,
    3243, 3236, 3721, 3251, 3252, 3261, 3286, 3291, 3620, 1611, 644, 1149, 3514, 3342, 1098, 3331,
    3321, 3336, 3351, 3362, 3357, 3352, 3380, 3377, 1592, 3390, 3401, 3500, 751, 3697, 3408, 3410,
    1268, 2205, 3353, 3409, 3419, 3430, 3435, 3439, 4294, 3460, 3463, 1548, 827, 2507, 3480, 2272,
    3188, 3190, 3191, 3189, 353, 3490, 3499, 3501, 3503, 531, 426, 915, 222, 922, 1625, 2086, 2087,
    3510, 3515, 3522, 3523, 3529, 3531, 3497, 3228, 3235, 3173, 3537, 3545, 3549, 3888, 3540, 3555,
    3125, 3561, 3559, 3562, 1579, 3578, 1111, 3296, 377, 866, 2273, 3253, 3388, 3434, 3557, 3599,
    3665, 2492, 2425, 2426, 914, 2682, 1951, 3517, 3502, 3617, 3589, 3586, 3594, 3597, 3672, 3611,
    3666, 1710, 1708, 224, 4146, 3270, 3621, 3667, 3625, 3584, 3642, 3628, 3528, 677, 971, 2005,
    1908, 1675, 431, 578, 1919, 3685, 1662, 2198, 2199, 2203, 2200, 2204, 3662, 379, 2743, 3634,
    3635, 3744, 2695, 3654, 3659, 165, 3668, 3670, 3676, 3688, 3689, 3246, 2140, 2219, 2319, 3731,
    3584, 1049, 3737, 3742, 3585, 3717, 3757, 3756, 3173, 3772, 3770, 3791, 2319, 3787, 3756, 3793,
    3791, 3796, 3801, 3806, 3808, 3845, 3844, 3846, 3871, 3915, 420, 3849, 3848, 3856, 3851, 3852,
    1248, 770, 420, 677, 1248, 3849, 3866, 3957, 3912, 3958, 3840, 3888, 3876, 3877, 3878, 3889,
    3890, 3893, 3894, 3895, 3897, 3898, 3899, 3904, 3913, 3905, 3849, 3427, 3428, 3429, 958, 420,
    677, 770, 1248, 3964, 3840, 3941, 3916, 3923, 3963, 3971, 3982, 3981, 4002, 4019, 4024, 4030,
    4031, 4032, 4091, 4043, 4085, 4101, 4113, 2877, 2894, 1490, 626, 4138, 4140, 4146, 4228, 4171,
    4191, 4194, 4202, 4203, 4204, 4205, 4206, 4207, 4232, 4238, 4220, 4218, 4213, 4223, 4224, 4225,
    4226, 4227, 4230, 1223, 4234, 4240, 4259, 4261, 4262, 4263, 4273, 3414, 3413, 4281, 4291, 4253,
    4319, 4296, 4298, 4312, 4299, 2354, 4301, 4311, 4316, 4310, 1315, 1278, 1314, 695, 2437, 2404,
    2408, 3596, 2406, 2528, 1472, 1473, 1474, 111, 380, 1475, 112, 1517, 2056, 1780, 1779, 2187,
    2188, 2191, 3921, 1101, 2303, 2047, 3816, 3828, 3818, 3830, 3819, 3831, 3820, 3832, 3823, 3835,
    976, 1270, 2041, 2057, 2381, 2963, 461, 470, 462, 3409, 3175, 3177, 3822, 3834, 3907, 3908,
    4272, 148, 279, 283, 316, 390, 500, 557, 3706, 568, 722, 1188, 821, 942, 932, 989, 113, 3965,
    1616, 523, 1676, 1720, 1272, 2194, 2189, 2190, 2230, 2237, 2259, 2351, 2365, 2821, 3521, 3108,
    3136, 2276, 2363, 3204, 3550, 3653, 3686, 2250, 3807, 3859, 3926, 3931, 4086, 314, 4157, 4243,
    4274, 4255, 3359, 2119, 2080, 2133, 2196, 2197, 2137, 3371, 278, 159, 318, 1939, 2031, 2488,
    181, 3602, 530, 749, 857, 1047, 1446, 1468, 1469, 3647, 1079, 356, 812, 1370, 1251, 1254, 1244,
    1245, 1434, 1437, 1339, 771, 1099, 3936, 3941, 3879, 3880, 1887, 2346, 2195, 2202, 844, 884,
    2533, 2610, 2532, 2536, 2611, 2537, 2612, 2538, 2614, 2542, 2616, 2543, 2617, 2544, 2541, 2618,
    2613, 4177, 4176, 3570, 3404, 3567, 3268, 3506, 3569, 3271, 3280, 3511, 3566, 3270, 3505, 3571,
    3284, 3568, 3526, 2865, 2864, 2862, 2861, 2846, 2845, 4185, 4184, 4188, 4187, 920, 919, 927,
    926, 2587, 2601, 1040, 2375, 978, 4153, 3745, 4252, 285, 287, 395, 399, 897, 967, 1465, 1706,
    2213, 2250, 3524, 2283, 2044, 3695, 2045, 2344, 2494, 2564, 3069, 3116, 3193, 3686, 3724, 3910,
    3921, 3922, 3932, 3935, 4105, 4108, 4125, 4157, 4190, 3960, 4009, 4011, 1195, 2553, 2551, 2554,
    2555, 2591, 128, 130, 3283, 127, 129, 178, 227, 199, 217, 218, 226, 258, 259, 257, 190, 3186,
    369, 3423, 381, 440, 441, 2350, 2046, 382, 383, 385, 3885, 386, 421, 528, 527, 1470, 1524, 1541,
    1545, 1576, 1471, 1688, 1672, 718, 724, 533, 580, 794, 1627, 532, 1579, 594, 764, 721, 2684,
    754, 761, 904, 975, 885, 905, 1946, 1003, 1009, 1199, 1202, 610, 1129, 1130, 1131, 1122, 1230,
    1338, 2525, 1511, 1512, 1513, 1527, 1514, 1561, 1560, 3342, 3341, 1701, 1776, 1778, 1775, 1773,
    1777, 1785, 1726, 1725, 1815, 1794, 1877, 1896, 1965, 1968, 1987, 2023, 1964, 2049, 2050, 2070,
    2069, 1377, 2193, 2173, 2172, 3404, 1822, 862, 2178, 2279, 2281, 2289, 1972, 1909, 2287, 2286,
    2285, 2060, 2040, 3714, 2047, 2282, 2288, 2282, 2288, 2297, 2397, 2413, 2518, 2219, 2179, 2036,
    2170, 2545, 658, 2610, 2611, 2678, 2681, 886, 2693, 2739, 2744, 2857, 2789, 2812, 2755, 2756,
    2757, 2749, 2750, 2758, 3743, 3631, 2806, 2830, 2811, 2709, 2710, 2888, 2939, 2955, 1504, 3163,
    3168, 3037, 3046, 3320, 3513, 3547, 3548, 3560, 3722, 3598, 3607, 3606, 3613, 3661, 3660, 3725,
    3726, 3773, 3776, 3774, 3811, 3864, 3861, 612, 863, 747, 2732, 4136, 4159, 4165, 4164, 4163,
    4196, 4254, 4266, 4268, 4270, 4275, 4276, 4267, 4258, 4278, 4302, 4321,
  ]

  /// MIME types, sorted, one a line.
  static let mimeWords: StaticString = """
    application/andrew-inset
    application/annodex
    application/appinstaller
    application/appx
    application/appxbundle
    application/atom+xml
    application/atomcat+xml
    application/atomsvc+xml
    application/avro
    application/binhex
    application/bson
    application/buildstream+yaml
    application/bzip
    application/bzip2
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
    application/inf
    application/inkml+xml
    application/ipfix
    application/its+xml
    application/java-archive
    application/java-serialized-object
    application/jnlp
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
    application/mac-binhex
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
    application/msexcel
    application/msix
    application/msixbundle
    application/mspowerpoint
    application/msword
    application/mxf
    application/n-quads
    application/n-triples
    application/netcdf
    application/ocsp-request
    application/ocsp-response
    application/octet-stream
    application/oda
    application/oebps-package+xml
    application/ofd
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
    application/photoshop
    application/php
    application/pics-rules
    application/pkcs10
    application/pkcs7-mime
    application/pkcs7-signature
    application/pkcs8
    application/pkcs8-encrypted
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
    application/tar
    application/tei+xml
    application/texinfo
    application/tga
    application/thraud+xml
    application/timestamp-query
    application/timestamp-reply
    application/timestamped-data
    application/toml
    application/topo+json
    application/trig
    application/ttml+xml
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
    application/vnd.apple.mpegurl
    application/vnd.apple.pkpass
    application/vnd.apple.pkpasses
    application/vnd.archicad
    application/vnd.audiograph
    application/vnd.bdoc-1.0
    application/vnd.blueice.multipass
    application/vnd.bmi
    application/vnd.businessobjects
    application/vnd.chemdraw+xml
    application/vnd.chipnuts.karaoke-mmd
    application/vnd.cinderella
    application/vnd.citationstyles.style+xml
    application/vnd.claymore
    application/vnd.clonk.c4group
    application/vnd.coffeescript
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
    application/vnd.fdsn.mseed
    application/vnd.fdsn.seed
    application/vnd.flatpak
    application/vnd.flatpak.ref
    application/vnd.flatpak.repo
    application/vnd.flographit
    application/vnd.fluxtime.clip
    application/vnd.font-fontforge-sfd
    application/vnd.fpx
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
    application/vnd.google-apps.drawing
    application/vnd.google-apps.presentation
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
    application/vnd.ms-excel
    application/vnd.ms-excel.sheet.4
    application/vnd.ms-excel.sheet.binary.macroEnabled.12
    application/vnd.ms-excel.sheet.macroEnabled.12
    application/vnd.ms-excel.template.macroEnabled.12
    application/vnd.ms-fontobject
    application/vnd.ms-ims
    application/vnd.ms-infopath
    application/vnd.ms-lrm
    application/vnd.ms-outlook
    application/vnd.ms-outlook-pst
    application/vnd.ms-outlook-template
    application/vnd.ms-package.3dmanufacturing-3dmodel+xml
    application/vnd.ms-pki.certstore
    application/vnd.ms-pki.seccat
    application/vnd.ms-powerpoint
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
    application/vnd.oasis.opendocument.chart
    application/vnd.oasis.opendocument.chart-template
    application/vnd.oasis.opendocument.database
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
    application/vnd.stardivision.impress-packed
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
    application/x-adobe-swatch
    application/x-adrift
    application/x-aes-encrypted
    application/x-aff
    application/x-affinity-designer
    application/x-affinity-photo
    application/x-aftereffects
    application/x-agekey
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
    application/x-apple-aspen-config
    application/x-apple-aspen-mobileprovision
    application/x-apple-quartz
    application/x-apple2-disk
    application/x-applix-graphics
    application/x-arc
    application/x-archimate
    application/x-archive
    application/x-arcinfo
    application/x-arduboy
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
    application/x-bz2
    application/x-bzdvi
    application/x-bzip
    application/x-bzip1
    application/x-bzip1-compressed-tar
    application/x-bzip2
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
    application/x-comsol
    application/x-conference
    application/x-core
    application/x-corelpresentations
    application/x-cpc-dsk
    application/x-cpio-compressed
    application/x-cram
    application/x-cramfs
    application/x-creo
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
    application/x-encore
    application/x-endnote
    application/x-endnote-connect
    application/x-endnote-library
    application/x-endnote-refer
    application/x-endnote-style
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
    application/x-font-dos
    application/x-font-fon
    application/x-font-linux-psf
    application/x-font-pcf
    application/x-font-pf2
    application/x-font-pfm
    application/x-font-snf
    application/x-font-speedo
    application/x-font-ttx
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
    application/x-gtar
    application/x-gtk-builder
    application/x-guile
    application/x-guitar-pro
    application/x-gwyddion
    application/x-gz-font-linux-psf
    application/x-gzdvi
    application/x-gzip
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
    application/x-iwork-keynote-sffkey
    application/x-iwork-keynote-sffkth
    application/x-iwork-numbers-sffnumbers
    application/x-iwork-numbers-sfftemplate
    application/x-iwork-pages-sffpages
    application/x-iwork-pages-sfftemplate
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
    application/x-macbinary
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
    application/x-msdownload
    application/x-msi
    application/x-msmediaview
    application/x-msmetafile
    application/x-msmoney
    application/x-msschedule
    application/x-msstyles
    application/x-msterminal
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
    application/x-nuget
    application/x-numpy
    application/x-numpy-archive
    application/x-nuscript
    application/x-nxc
    application/x-nzb
    application/x-oasis-layout
    application/x-oat
    application/x-ocaml-object
    application/x-off
    application/x-ofx
    application/x-ole-storage
    application/x-oleo
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
    application/x-pgs
    application/x-photoshop-action
    application/x-photoshop-brush
    application/x-photoshop-gradient
    application/x-photoshop-shape
    application/x-photoshop-style
    application/x-php-archive
    application/x-pickle
    application/x-pico8-rom
    application/x-pico8-source
    application/x-pif
    application/x-pit
    application/x-pkcs12
    application/x-pkcs7-certificates
    application/x-pkcs7-certreqresp
    application/x-planner
    application/x-playstation-exe
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
    application/x-quartzcomposer
    application/x-quattropro
    application/x-qubicle
    application/x-quickbooks
    application/x-quicken
    application/x-quicktime-media-link
    application/x-r-data
    application/x-rar-compressed
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
    application/x-shockwave-flash
    application/x-siag
    application/x-sibelius-score
    application/x-sigmaplot
    application/x-silverlight-app
    application/x-simplemind
    application/x-simulink
    application/x-sit
    application/x-sitx
    application/x-sitx-index
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
    application/x-stuffitx-index
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
    application/x-xbel
    application/x-xbmc-xbt
    application/x-xbox-exe
    application/x-xcassets-car
    application/x-xd
    application/x-xdelta
    application/x-xdmf
    application/x-xmind
    application/x-xml-catalog
    application/x-xopp
    application/x-xournal
    application/x-xpinstall
    application/x-xsd
    application/x-xywrite
    application/x-xz
    application/x-xzpdf
    application/x-yaml
    application/x-yenc
    application/x-yz1
    application/x-zbrush
    application/x-zip-compressed
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
    application/yin+xml
    application/zip
    application/zlib
    application/zstd
    audio/3gpp
    audio/3gpp2
    audio/aac
    audio/ac3
    audio/ac4
    audio/aiff
    audio/amr
    audio/amr-wb
    audio/audible
    audio/basic
    audio/dls
    audio/eac3
    audio/evrc
    audio/flac
    audio/matroska
    audio/midi
    audio/mobile-xmf
    audio/mp3
    audio/mp4
    audio/mp4a-latm
    audio/mpeg
    audio/mpeg3
    audio/mpegurl
    audio/mpg
    audio/ogg
    audio/opus
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
    audio/wav
    audio/wave
    audio/webm
    audio/x-16sv
    audio/x-669-mod
    audio/x-8svx
    audio/x-aac
    audio/x-adpcm
    audio/x-adx
    audio/x-ahx
    audio/x-aiff
    audio/x-akai
    audio/x-alaw
    audio/x-amf-module
    audio/x-amzxml
    audio/x-audible
    audio/x-avr
    audio/x-ay
    audio/x-bcwav
    audio/x-bonk
    audio/x-brstm
    audio/x-cdda
    audio/x-cmf
    audio/x-dbm
    audio/x-dff
    audio/x-dsf
    audio/x-dsm
    audio/x-dss
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
    audio/x-kss
    audio/x-lpac
    audio/x-m4a
    audio/x-m4r
    audio/x-matroska
    audio/x-maud
    audio/x-med
    audio/x-midi
    audio/x-mids
    audio/x-minipsf
    audio/x-mo3
    audio/x-mp3
    audio/x-mpeg
    audio/x-mpeg3
    audio/x-mpegurl
    audio/x-mpg
    audio/x-mptm
    audio/x-mt2
    audio/x-mtm
    audio/x-mus
    audio/x-nist
    audio/x-nsf
    audio/x-nwc
    audio/x-okt
    audio/x-optimfrog
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
    audio/x-realaudio
    audio/x-rf64
    audio/x-rol
    audio/x-rx2
    audio/x-sap
    audio/x-sc68
    audio/x-scpls
    audio/x-sf3
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
    audio/x-ult
    audio/x-umx
    audio/x-unknown
    audio/x-vag
    audio/x-vgm
    audio/x-vpm-garmin
    audio/x-wav
    audio/x-wavpack-correction
    audio/x-wem
    audio/x-xbox-executable
    audio/x-xi
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
    font/otf
    font/ttf
    font/woff
    font/woff2
    font/x-amiga-font
    image/aces
    image/apng
    image/avci
    image/avcs
    image/avif
    image/avif-sequence
    image/bmp
    image/cgm
    image/dicom-rle
    image/efax
    image/emf
    image/fpx
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
    image/jpg
    image/jph
    image/jphc
    image/jpm
    image/jxl
    image/jxr
    image/jxs
    image/ktx2
    image/openraster
    image/photoshop
    image/pict
    image/png
    image/prs.btif
    image/prs.pti
    image/psd
    image/qoi
    image/sgi
    image/svg+xml
    image/svg+xml-compressed
    image/targa
    image/tga
    image/tiff
    image/tiff-fx
    image/vnd-svf
    image/vnd.adobe.photoshop
    image/vnd.airzip.accelerator.azv
    image/vnd.dece.graphic
    image/vnd.djvu
    image/vnd.dvb.subtitle
    image/vnd.dwg
    image/vnd.fastbidsheet
    image/vnd.fst
    image/vnd.fujixerox.edmics-mmr
    image/vnd.fujixerox.edmics-rlc
    image/vnd.microsoft.icon
    image/vnd.mix
    image/vnd.ms-icl
    image/vnd.ms-modi
    image/vnd.net-fpx
    image/vnd.rn-realpix
    image/vnd.valve.source.texture
    image/vnd.wap.wbmp
    image/vnd.xiff
    image/vnd.zbrush.pcx
    image/webp
    image/wmf
    image/x-3ds
    image/x-adobe-aco
    image/x-adobe-dng
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
    image/x-deskmate-fig
    image/x-dm3
    image/x-dpx
    image/x-dr-halo
    image/x-drw
    image/x-dxo-dxo
    image/x-ecw
    image/x-emf-compressed
    image/x-epoc-mbm
    image/x-epoc-sketch
    image/x-epson-erf
    image/x-farbfeld
    image/x-fax
    image/x-fif
    image/x-flic-cel
    image/x-flif
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
    image/x-hsi
    image/x-ibm-pointer
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
    image/x-kodak-dcs
    image/x-kodak-k25
    image/x-kodak-kdc
    image/x-ktx-basis
    image/x-leica-lif
    image/x-leica-pwl
    image/x-light-lri
    image/x-lss16
    image/x-lwf
    image/x-lwo
    image/x-lytro
    image/x-macpict
    image/x-mamiya-mef
    image/x-metaimage
    image/x-miff
    image/x-minolta-mdc
    image/x-mirax
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
    image/x-nikon-nd2
    image/x-nikon-nrw
    image/x-nrrd
    image/x-olympus-oib
    image/x-olympus-or
    image/x-olympus-sr
    image/x-ome-tiff
    image/x-os2-ico
    image/x-paintnet
    image/x-pds-image
    image/x-pegs
    image/x-pfm
    image/x-pgf
    image/x-pgx
    image/x-phaseone-cap
    image/x-phm
    image/x-photocd
    image/x-photoline
    image/x-photoshop
    image/x-pict
    image/x-picture-publisher
    image/x-pix
    image/x-pixar
    image/x-polar-monitor-bitmap
    image/x-portable-arbitrarymap
    image/x-procreate
    image/x-psion-mbm
    image/x-quicktime
    image/x-raw-red
    image/x-rawzor
    image/x-rla
    image/x-sai
    image/x-sct
    image/x-sigma-x3f
    image/x-sinar-sti
    image/x-skencil
    image/x-softimage-pic
    image/x-sony-sr2
    image/x-sony-tim
    image/x-spectrum-scr
    image/x-spider
    image/x-spr
    image/x-sun-raster
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
    message/x-gnu-rmail
    model/3mf
    model/e57
    model/gltf+json
    model/gltf-binary
    model/iges
    model/jt
    model/mesh
    model/mtl
    model/prc
    model/step
    model/step+xml
    model/step+zip
    model/u3d
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
    text/comma-separated-values
    text/css
    text/csv
    text/csv-schema
    text/directory
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
    text/php
    text/plain
    text/plain;charset="utf-16"
    text/plain;charset="utf-8"
    text/plain;charset=utf-16
    text/plain;charset=utf-8
    text/praat-textgrid
    text/rfc822-headers
    text/rtf
    text/rust
    text/scriptlet
    text/sgml
    text/slint
    text/spdx
    text/spreadsheet
    text/tab-separated-values
    text/texmacs
    text/troff
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
    text/x-apt-sources
    text/x-aqtitle
    text/x-arc
    text/x-arduino
    text/x-arff
    text/x-arturo
    text/x-asl
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
    text/x-opml
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
    text/x-pawn
    text/x-pddl
    text/x-peg
    text/x-pep8
    text/x-perl-script
    text/x-php-script
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
    text/x-psv
    text/x-pug
    text/x-puppet
    text/x-purebasic
    text/x-puredata
    text/x-purescript
    text/x-pyret
    text/x-python-script
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
    text/x-ruby-script
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
    text/x-vcard
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
    text/xml
    video/16-bit
    video/3gpp
    video/3gpp2
    video/av1
    video/avi
    video/flc
    video/h261
    video/h263
    video/h264
    video/h265
    video/iso.segment
    video/jpeg
    video/jpm
    video/matroska
    video/mj2
    video/mp2p
    video/mp4
    video/mp4v-es
    video/mpeg
    video/mpeg2
    video/mpeg2-video
    video/mpg
    video/mpv
    video/msvideo
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
    video/x-dv
    video/x-dxa
    video/x-flv
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
    video/x-mpeg
    video/x-mpg
    video/x-ms-asf
    video/x-ms-asx
    video/x-ms-wax
    video/x-ms-wm
    video/x-ms-wma
    video/x-ms-wmp
    video/x-ms-wmv
    video/x-ms-wmx
    video/x-ms-wvx
    video/x-msvideo
    video/x-mtv
    video/x-mve
    video/x-psmf
    video/x-psx-str
    video/x-rl2
    video/x-roq
    video/x-sgi-movie
    video/x-smush
    video/x-svi
    video/x-thp
    video/x-tod
    video/x-usm
    video/x-vc1
    video/x-vdr
    video/x-vp6
    video/x-vqa
    video/x-webex
    video/x-xesc
    video/x-xvid
    video/x-yuv
    video/x-yuv4mpeg
    x-epoc/x-sisx-app
    """

  /// Where each begins; the last one is past the end.
  static let mimeWordStarts: [UInt32] = [
    0, 25, 45, 70, 87, 110, 131, 155, 179, 196, 215, 232, 261, 278, 296, 313, 334, 356, 377, 402,
    420, 441, 465, 485, 501, 522, 548, 567, 588, 604, 621, 644, 667, 692, 713, 744, 764, 793, 813,
    833, 850, 871, 890, 906, 926, 950, 966, 988, 1006, 1026, 1051, 1086, 1103, 1124, 1141, 1169,
    1187, 1205, 1229, 1247, 1267, 1288, 1305, 1328, 1353, 1375, 1396, 1422, 1439, 1463, 1487, 1510,
    1527, 1552, 1578, 1599, 1620, 1637, 1657, 1674, 1697, 1722, 1741, 1757, 1777, 1799, 1818, 1843,
    1869, 1894, 1910, 1940, 1956, 1972, 1992, 2020, 2044, 2060, 2080, 2097, 2129, 2145, 2171, 2192,
    2218, 2240, 2256, 2279, 2298, 2321, 2349, 2367, 2395, 2416, 2441, 2461, 2481, 2504, 2524, 2546,
    2566, 2590, 2626, 2657, 2686, 2716, 2742, 2763, 2783, 2803, 2826, 2847, 2871, 2899, 2927, 2949,
    2965, 3000, 3040, 3060, 3081, 3102, 3125, 3150, 3181, 3207, 3229, 3250, 3272, 3288, 3309, 3329,
    3350, 3371, 3387, 3407, 3427, 3443, 3466, 3494, 3522, 3551, 3568, 3590, 3607, 3628, 3647, 3681,
    3715, 3747, 3781, 3815, 3840, 3864, 3896, 3956, 3996, 4022, 4066, 4096, 4124, 4162, 4200, 4229,
    4264, 4301, 4327, 4362, 4402, 4457, 4494, 4528, 4564, 4595, 4620, 4656, 4686, 4715, 4746, 4771,
    4798, 4823, 4857, 4877, 4909, 4938, 4975, 5002, 5043, 5068, 5098, 5127, 5155, 5184, 5212, 5242,
    5280, 5306, 5331, 5359, 5384, 5411, 5442, 5472, 5493, 5525, 5545, 5583, 5609, 5639, 5672, 5697,
    5736, 5771, 5791, 5815, 5844, 5868, 5896, 5920, 5949, 5973, 6011, 6035, 6061, 6087, 6120, 6147,
    6173, 6202, 6234, 6266, 6298, 6326, 6356, 6383, 6409, 6433, 6461, 6490, 6517, 6547, 6582, 6602,
    6629, 6657, 6685, 6715, 6745, 6776, 6807, 6839, 6872, 6902, 6938, 6981, 7008, 7039, 7072, 7102,
    7132, 7160, 7192, 7220, 7250, 7282, 7312, 7346, 7370, 7394, 7419, 7442, 7462, 7498, 7539, 7576,
    7609, 7632, 7663, 7691, 7731, 7763, 7799, 7836, 7865, 7889, 7932, 7953, 7973, 8007, 8031, 8055,
    8078, 8102, 8125, 8150, 8187, 8215, 8242, 8280, 8317, 8342, 8374, 8406, 8433, 8466, 8491, 8516,
    8541, 8566, 8604, 8644, 8667, 8687, 8725, 8746, 8781, 8805, 8832, 8861, 8883, 8904, 8937, 8957,
    8985, 9008, 9059, 9115, 9143, 9172, 9203, 9235, 9263, 9295, 9327, 9357, 9390, 9425, 9460, 9484,
    9514, 9542, 9577, 9598, 9619, 9650, 9681, 9731, 9751, 9787, 9814, 9841, 9868, 9895, 9922, 9949,
    9976, 10011, 10046, 10076, 10108, 10140, 10168, 10193, 10226, 10280, 10327, 10377, 10407, 10430,
    10458, 10481, 10508, 10539, 10575, 10630, 10663, 10693, 10723, 10782, 10834, 10890, 10945,
    10972, 11001, 11025, 11080, 11122, 11177, 11219, 11275, 11318, 11367, 11416, 11441, 11469,
    11492, 11523, 11544, 11568, 11593, 11621, 11643, 11677, 11712, 11746, 11767, 11802, 11834,
    11863, 11897, 11942, 11977, 12013, 12042, 12071, 12100, 12141, 12191, 12235, 12278, 12330,
    12374, 12427, 12480, 12521, 12571, 12619, 12676, 12733, 12780, 12836, 12892, 12932, 12981,
    13028, 13084, 13133, 13177, 13204, 13232, 13264, 13303, 13343, 13389, 13463, 13530, 13601,
    13671, 13737, 13806, 13878, 13950, 13989, 14013, 14044, 14070, 14091, 14117, 14143, 14169,
    14192, 14219, 14243, 14271, 14301, 14336, 14369, 14407, 14433, 14467, 14487, 14515, 14550,
    14589, 14620, 14644, 14673, 14706, 14736, 14771, 14808, 14832, 14856, 14877, 14898, 14919,
    14959, 15003, 15046, 15085, 15105, 15140, 15163, 15192, 15213, 15243, 15264, 15300, 15340,
    15384, 15432, 15464, 15493, 15522, 15546, 15571, 15605, 15640, 15674, 15711, 15755, 15789,
    15823, 15859, 15902, 15936, 15972, 16001, 16039, 16068, 16106, 16138, 16179, 16208, 16239,
    16277, 16317, 16346, 16366, 16398, 16425, 16457, 16487, 16529, 16558, 16589, 16614, 16643,
    16667, 16688, 16714, 16737, 16759, 16784, 16804, 16832, 16854, 16884, 16910, 16930, 16956,
    16981, 17012, 17037, 17081, 17112, 17140, 17160, 17183, 17204, 17225, 17252, 17282, 17315,
    17347, 17386, 17436, 17470, 17505, 17545, 17565, 17596, 17621, 17638, 17655, 17677, 17694,
    17713, 17732, 17753, 17778, 17802, 17821, 17839, 17867, 17887, 17915, 17933, 17954, 17972,
    17996, 18018, 18040, 18059, 18077, 18096, 18122, 18143, 18167, 18197, 18224, 18245, 18273,
    18291, 18323, 18352, 18379, 18400, 18444, 18465, 18483, 18501, 18533, 18559, 18586, 18615,
    18634, 18654, 18676, 18706, 18731, 18755, 18788, 18830, 18857, 18883, 18913, 18931, 18955,
    18977, 18999, 19021, 19039, 19066, 19085, 19104, 19122, 19150, 19179, 19208, 19237, 19268,
    19299, 19328, 19356, 19380, 19398, 19421, 19451, 19480, 19509, 19538, 19584, 19612, 19643,
    19670, 19697, 19725, 19753, 19784, 19813, 19838, 19861, 19885, 19910, 19933, 19950, 19968,
    19986, 20014, 20032, 20050, 20070, 20096, 20122, 20149, 20166, 20197, 20218, 20244, 20269,
    20287, 20309, 20336, 20356, 20385, 20404, 20428, 20454, 20487, 20508, 20544, 20565, 20584,
    20602, 20620, 20640, 20659, 20679, 20714, 20734, 20754, 20789, 20809, 20836, 20854, 20872,
    20894, 20915, 20933, 20956, 20977, 20997, 21023, 21043, 21061, 21079, 21097, 21115, 21134,
    21152, 21170, 21188, 21214, 21235, 21257, 21282, 21300, 21323, 21343, 21372, 21391, 21423,
    21451, 21475, 21498, 21531, 21552, 21582, 21604, 21622, 21641, 21672, 21702, 21732, 21760,
    21793, 21826, 21859, 21892, 21925, 21958, 21987, 22020, 22053, 22086, 22118, 22147, 22180,
    22205, 22232, 22255, 22284, 22305, 22330, 22349, 22382, 22404, 22434, 22453, 22474, 22493,
    22511, 22532, 22550, 22568, 22600, 22618, 22641, 22666, 22692, 22710, 22728, 22760, 22785,
    22810, 22834, 22857, 22879, 22911, 22929, 22958, 22976, 23002, 23026, 23044, 23067, 23095,
    23122, 23140, 23158, 23182, 23200, 23223, 23247, 23268, 23296, 23319, 23337, 23362, 23387,
    23405, 23423, 23442, 23464, 23490, 23520, 23542, 23560, 23578, 23596, 23620, 23638, 23656,
    23674, 23693, 23711, 23732, 23754, 23784, 23814, 23842, 23870, 23896, 23919, 23943, 23969,
    23992, 24015, 24040, 24064, 24088, 24117, 24143, 24163, 24187, 24212, 24237, 24255, 24278,
    24297, 24318, 24336, 24359, 24389, 24409, 24433, 24459, 24484, 24507, 24532, 24550, 24576,
    24601, 24631, 24654, 24674, 24700, 24723, 24746, 24769, 24792, 24821, 24844, 24867, 24890,
    24913, 24939, 24962, 24985, 25012, 25034, 25057, 25085, 25103, 25125, 25147, 25193, 25238,
    25261, 25284, 25308, 25337, 25360, 25381, 25420, 25438, 25462, 25480, 25512, 25538, 25571,
    25598, 25623, 25648, 25673, 25698, 25720, 25738, 25767, 25786, 25811, 25830, 25848, 25871,
    25891, 25912, 25937, 25964, 25994, 26020, 26045, 26079, 26098, 26118, 26136, 26156, 26182,
    26202, 26223, 26245, 26276, 26299, 26321, 26342, 26366, 26394, 26423, 26449, 26476, 26501,
    26522, 26545, 26564, 26583, 26609, 26629, 26654, 26677, 26709, 26729, 26748, 26768, 26795,
    26812, 26837, 26855, 26877, 26908, 26926, 26944, 26968, 26999, 27017, 27039, 27059, 27077,
    27095, 27113, 27137, 27155, 27179, 27203, 27224, 27249, 27267, 27288, 27306, 27325, 27343,
    27361, 27383, 27409, 27430, 27456, 27479, 27503, 27531, 27555, 27587, 27618, 27641, 27659,
    27678, 27702, 27727, 27749, 27780, 27798, 27817, 27852, 27887, 27926, 27966, 28001, 28039,
    28060, 28082, 28101, 28122, 28145, 28177, 28201, 28227, 28256, 28284, 28311, 28342, 28360,
    28378, 28399, 28424, 28442, 28463, 28484, 28507, 28529, 28552, 28571, 28605, 28640, 28674,
    28708, 28731, 28749, 28779, 28803, 28831, 28861, 28888, 28915, 28935, 28958, 28991, 29013,
    29039, 29064, 29084, 29106, 29126, 29146, 29166, 29189, 29211, 29245, 29272, 29296, 29318,
    29336, 29356, 29378, 29396, 29420, 29444, 29468, 29495, 29514, 29533, 29554, 29573, 29604,
    29624, 29659, 29681, 29708, 29736, 29754, 29777, 29810, 29830, 29864, 29883, 29917, 29936,
    29956, 29974, 29991, 30015, 30037, 30060, 30080, 30106, 30131, 30154, 30180, 30200, 30222,
    30244, 30266, 30292, 30320, 30346, 30378, 30403, 30428, 30454, 30476, 30494, 30512, 30546,
    30564, 30587, 30615, 30645, 30667, 30689, 30711, 30730, 30761, 30780, 30815, 30845, 30877,
    30906, 30937, 30966, 30997, 31018, 31040, 31061, 31082, 31103, 31125, 31147, 31173, 31204,
    31225, 31246, 31272, 31296, 31317, 31338, 31364, 31391, 31412, 31443, 31474, 31495, 31516,
    31537, 31560, 31583, 31608, 31629, 31661, 31686, 31704, 31730, 31755, 31777, 31802, 31825,
    31850, 31872, 31894, 31918, 31942, 31966, 31994, 32013, 32039, 32065, 32084, 32106, 32128,
    32157, 32178, 32208, 32247, 32280, 32310, 32330, 32348, 32379, 32417, 32448, 32476, 32506,
    32537, 32571, 32605, 32625, 32644, 32671, 32698, 32722, 32740, 32758, 32792, 32812, 32832,
    32860, 32883, 32901, 32919, 32946, 32964, 32991, 33009, 33027, 33053, 33072, 33094, 33119,
    33145, 33164, 33186, 33216, 33238, 33263, 33281, 33301, 33322, 33344, 33366, 33388, 33410,
    33428, 33450, 33476, 33505, 33523, 33542, 33561, 33583, 33612, 33643, 33661, 33683, 33711,
    33732, 33754, 33777, 33799, 33817, 33848, 33878, 33911, 33941, 33971, 33997, 34018, 34042,
    34069, 34087, 34105, 34126, 34159, 34191, 34213, 34243, 34265, 34283, 34301, 34328, 34354,
    34379, 34402, 34429, 34454, 34477, 34510, 34532, 34554, 34576, 34604, 34627, 34645, 34668,
    34692, 34713, 34745, 34762, 34780, 34818, 34853, 34883, 34910, 34932, 34965, 34985, 35009,
    35028, 35046, 35069, 35090, 35119, 35141, 35165, 35190, 35219, 35244, 35266, 35291, 35313,
    35348, 35369, 35398, 35429, 35472, 35508, 35528, 35546, 35566, 35587, 35623, 35641, 35677,
    35697, 35716, 35736, 35755, 35772, 35791, 35811, 35836, 35855, 35873, 35891, 35909, 35928,
    35947, 35966, 35991, 36009, 36028, 36062, 36088, 36107, 36127, 36152, 36178, 36201, 36225,
    36250, 36268, 36286, 36309, 36331, 36355, 36374, 36394, 36420, 36448, 36481, 36502, 36527,
    36546, 36578, 36608, 36627, 36656, 36680, 36710, 36735, 36758, 36776, 36795, 36820, 36838,
    36862, 36884, 36920, 36948, 36966, 36986, 37020, 37044, 37068, 37093, 37120, 37146, 37164,
    37191, 37218, 37245, 37272, 37299, 37326, 37353, 37380, 37407, 37434, 37461, 37488, 37515,
    37542, 37562, 37588, 37611, 37634, 37663, 37688, 37710, 37728, 37746, 37769, 37799, 37829,
    37853, 37875, 37898, 37927, 37948, 37972, 37996, 38017, 38039, 38060, 38078, 38105, 38138,
    38159, 38189, 38214, 38233, 38273, 38304, 38323, 38341, 38360, 38386, 38404, 38426, 38449,
    38472, 38494, 38515, 38536, 38558, 38579, 38600, 38623, 38642, 38662, 38700, 38731, 38763,
    38792, 38817, 38841, 38865, 38887, 38920, 38952, 38973, 38999, 39019, 39043, 39070, 39093,
    39116, 39134, 39158, 39176, 39194, 39214, 39234, 39252, 39272, 39297, 39325, 39349, 39382,
    39417, 39441, 39465, 39483, 39512, 39535, 39561, 39582, 39604, 39624, 39647, 39671, 39691,
    39714, 39744, 39773, 39803, 39841, 39864, 39888, 39934, 39952, 39980, 40006, 40024, 40042,
    40060, 40078, 40096, 40115, 40141, 40178, 40197, 40222, 40240, 40268, 40292, 40314, 40343,
    40372, 40401, 40433, 40459, 40494, 40523, 40554, 40589, 40619, 40642, 40665, 40683, 40710,
    40737, 40756, 40779, 40802, 40829, 40846, 40867, 40886, 40906, 40932, 40951, 40973, 40997,
    41015, 41037, 41054, 41074, 41093, 41112, 41130, 41151, 41180, 41213, 41236, 41254, 41273,
    41307, 41333, 41359, 41389, 41410, 41436, 41457, 41479, 41501, 41517, 41537, 41576, 41600,
    41620, 41641, 41662, 41681, 41701, 41717, 41734, 41751, 41762, 41774, 41784, 41794, 41804,
    41815, 41825, 41838, 41852, 41864, 41874, 41885, 41896, 41907, 41922, 41933, 41950, 41960,
    41970, 41986, 41997, 42009, 42023, 42033, 42043, 42054, 42068, 42080, 42091, 42102, 42124,
    42147, 42168, 42192, 42206, 42229, 42262, 42288, 42314, 42340, 42354, 42377, 42392, 42402,
    42413, 42424, 42437, 42453, 42466, 42478, 42492, 42504, 42516, 42529, 42542, 42555, 42574,
    42589, 42605, 42617, 42628, 42642, 42655, 42669, 42682, 42694, 42706, 42718, 42730, 42742,
    42754, 42768, 42780, 42797, 42809, 42821, 42833, 42845, 42857, 42869, 42881, 42893, 42905,
    42917, 42934, 42948, 42960, 42974, 42993, 43005, 43018, 43030, 43042, 43059, 43072, 43084,
    43097, 43110, 43126, 43138, 43150, 43163, 43177, 43193, 43205, 43218, 43230, 43242, 43254,
    43267, 43279, 43291, 43303, 43321, 43333, 43345, 43369, 43390, 43418, 43430, 43445, 43457,
    43469, 43481, 43499, 43512, 43524, 43536, 43548, 43561, 43575, 43587, 43599, 43615, 43627,
    43640, 43652, 43670, 43682, 43694, 43712, 43724, 43736, 43749, 43761, 43773, 43789, 43801,
    43813, 43832, 43844, 43871, 43883, 43907, 43918, 43930, 43941, 43953, 43972, 43987, 44004,
    44024, 44039, 44054, 44081, 44105, 44130, 44156, 44173, 44196, 44216, 44236, 44259, 44281,
    44304, 44326, 44343, 44366, 44382, 44403, 44426, 44441, 44467, 44482, 44491, 44500, 44510,
    44521, 44539, 44550, 44561, 44572, 44583, 44594, 44614, 44624, 44634, 44650, 44661, 44671,
    44681, 44693, 44703, 44714, 44734, 44745, 44765, 44777, 44787, 44797, 44807, 44818, 44828,
    44838, 44849, 44859, 44869, 44879, 44889, 44900, 44917, 44933, 44944, 44954, 44969, 44983,
    44993, 45003, 45013, 45027, 45052, 45064, 45074, 45085, 45099, 45113, 45139, 45172, 45195,
    45210, 45233, 45247, 45270, 45284, 45315, 45346, 45371, 45385, 45402, 45420, 45438, 45459,
    45490, 45509, 45524, 45545, 45556, 45566, 45578, 45596, 45614, 45633, 45652, 45671, 45687,
    45702, 45721, 45737, 45754, 45774, 45786, 45809, 45833, 45851, 45863, 45875, 45887, 45899,
    45911, 45925, 45944, 45962, 45975, 45993, 46011, 46026, 46046, 46058, 46080, 46103, 46121,
    46139, 46157, 46175, 46193, 46205, 46220, 46234, 46246, 46267, 46279, 46291, 46307, 46319,
    46335, 46347, 46370, 46387, 46407, 46425, 46442, 46454, 46466, 46483, 46496, 46508, 46529,
    46545, 46557, 46574, 46591, 46608, 46621, 46640, 46658, 46682, 46694, 46708, 46726, 46738,
    46758, 46770, 46782, 46795, 46808, 46820, 46838, 46857, 46880, 46903, 46926, 46939, 46952,
    46965, 46979, 46991, 47014, 47026, 47044, 47062, 47080, 47098, 47116, 47134, 47152, 47166,
    47178, 47190, 47204, 47220, 47239, 47257, 47270, 47290, 47304, 47316, 47336, 47351, 47366,
    47379, 47391, 47403, 47415, 47433, 47446, 47464, 47482, 47495, 47515, 47534, 47553, 47570,
    47586, 47603, 47621, 47634, 47646, 47658, 47670, 47691, 47703, 47719, 47737, 47755, 47768,
    47794, 47806, 47820, 47849, 47879, 47897, 47915, 47933, 47949, 47964, 47976, 47988, 48000,
    48018, 48036, 48052, 48074, 48091, 48108, 48129, 48144, 48156, 48175, 48198, 48211, 48232,
    48255, 48273, 48291, 48309, 48327, 48344, 48358, 48371, 48383, 48399, 48416, 48435, 48447,
    48459, 48475, 48487, 48500, 48516, 48537, 48557, 48575, 48593, 48617, 48650, 48663, 48679,
    48699, 48709, 48719, 48735, 48753, 48764, 48773, 48784, 48794, 48804, 48815, 48830, 48845,
    48855, 48869, 48888, 48902, 48916, 48935, 48949, 48967, 49003, 49037, 49058, 49076, 49094,
    49113, 49149, 49163, 49174, 49195, 49210, 49224, 49242, 49256, 49276, 49290, 49318, 49327,
    49336, 49352, 49367, 49381, 49391, 49409, 49425, 49438, 49458, 49467, 49478, 49492, 49500,
    49509, 49520, 49548, 49575, 49601, 49626, 49646, 49666, 49675, 49685, 49700, 49710, 49721,
    49731, 49748, 49774, 49787, 49798, 49810, 49824, 49838, 49859, 49870, 49883, 49897, 49921,
    49934, 49956, 49974, 49993, 50010, 50028, 50049, 50074, 50088, 50121, 50149, 50164, 50181,
    50204, 50213, 50223, 50244, 50269, 50279, 50291, 50303, 50318, 50330, 50345, 50365, 50377,
    50394, 50406, 50419, 50429, 50441, 50454, 50467, 50479, 50498, 50526, 50548, 50563, 50576,
    50595, 50607, 50627, 50638, 50668, 50687, 50702, 50713, 50728, 50740, 50754, 50765, 50778,
    50793, 50805, 50818, 50835, 50846, 50857, 50871, 50886, 50904, 50918, 50933, 50944, 50953,
    50964, 50981, 50993, 51006, 51020, 51032, 51049, 51060, 51072, 51087, 51101, 51114, 51135,
    51149, 51168, 51181, 51201, 51214, 51229, 51242, 51260, 51276, 51293, 51309, 51320, 51331,
    51345, 51361, 51372, 51389, 51408, 51430, 51450, 51461, 51481, 51492, 51511, 51521, 51534,
    51551, 51566, 51579, 51596, 51612, 51627, 51642, 51656, 51672, 51685, 51700, 51714, 51725,
    51735, 51753, 51770, 51784, 51799, 51816, 51829, 51840, 51854, 51867, 51881, 51896, 51911,
    51924, 51937, 51950, 51965, 51990, 52025, 52037, 52050, 52063, 52081, 52095, 52116, 52135,
    52152, 52175, 52192, 52206, 52222, 52234, 52249, 52260, 52278, 52289, 52304, 52318, 52333,
    52348, 52362, 52376, 52387, 52399, 52413, 52435, 52454, 52466, 52477, 52495, 52508, 52520,
    52531, 52546, 52558, 52572, 52586, 52596, 52609, 52627, 52644, 52659, 52676, 52687, 52707,
    52718, 52740, 52757, 52776, 52797, 52822, 52847, 52860, 52873, 52890, 52900, 52913, 52929,
    52945, 52963, 52981, 52995, 53006, 53018, 53029, 53043, 53055, 53064, 53081, 53099, 53111,
    53121, 53142, 53153, 53168, 53181, 53193, 53207, 53219, 53230, 53244, 53255, 53269, 53280,
    53294, 53313, 53325, 53340, 53350, 53361, 53375, 53390, 53406, 53420, 53434, 53447, 53461,
    53474, 53487, 53500, 53514, 53532, 53552, 53572, 53586, 53605, 53617, 53631, 53643, 53656,
    53669, 53680, 53698, 53711, 53725, 53738, 53751, 53766, 53778, 53790, 53801, 53814, 53830,
    53841, 53861, 53876, 53891, 53908, 53925, 53938, 53952, 53972, 53992, 54019, 54055, 54066,
    54081, 54099, 54115, 54131, 54148, 54165, 54178, 54195, 54212, 54225, 54246, 54256, 54267,
    54285, 54303, 54313, 54332, 54344, 54372, 54384, 54402, 54421, 54434, 54452, 54465, 54493,
    54507, 54532, 54543, 54556, 54568, 54580, 54607, 54622, 54645, 54657, 54672, 54684, 54695,
    54709, 54722, 54735, 54748, 54760, 54773, 54785, 54797, 54807, 54820, 54831, 54848, 54861,
    54879, 54890, 54902, 54917, 54945, 54957, 54971, 54982, 54993, 55010, 55025, 55040, 55065,
    55093, 55110, 55120, 55132, 55148, 55162, 55178, 55189, 55201, 55210, 55221, 55236, 55247,
    55260, 55279, 55293, 55305, 55328, 55350, 55376, 55387, 55407, 55420, 55433, 55446, 55462,
    55475, 55485, 55499, 55514, 55526, 55547, 55562, 55573, 55588, 55599, 55618, 55632, 55650,
    55669, 55686, 55697, 55709, 55728, 55742, 55753, 55766, 55780, 55796, 55811, 55823, 55834,
    55847, 55860, 55872, 55884, 55897, 55911, 55922, 55934, 55945, 55959, 55974, 55986, 56002,
    56015, 56040, 56061, 56075, 56093, 56105, 56129, 56149, 56177, 56199, 56217, 56229, 56244,
    56258, 56270, 56283, 56298, 56313, 56327, 56345, 56356, 56367, 56378, 56392, 56404, 56418,
    56429, 56444, 56461, 56474, 56486, 56499, 56511, 56548, 56562, 56579, 56590, 56604, 56621,
    56639, 56653, 56664, 56681, 56696, 56709, 56725, 56741, 56754, 56765, 56781, 56794, 56812,
    56828, 56848, 56860, 56873, 56885, 56897, 56908, 56924, 56938, 56954, 56970, 56988, 57018,
    57029, 57041, 57055, 57070, 57085, 57100, 57118, 57132, 57159, 57171, 57192, 57204, 57217,
    57228, 57240, 57254, 57268, 57286, 57300, 57331, 57363, 57396, 57408, 57419, 57431, 57442,
    57455, 57466, 57479, 57491, 57507, 57521, 57535, 57548, 57560, 57575, 57586, 57601, 57624,
    57639, 57651, 57663, 57678, 57697, 57712, 57726, 57741, 57757, 57770, 57781, 57797, 57815,
    57829, 57840, 57857, 57870, 57881, 57892, 57905, 57917, 57930, 57942, 57958, 57971, 57987,
    58001, 58016, 58036, 58048, 58061, 58074, 58085, 58097, 58112, 58136, 58160, 58171, 58182,
    58194, 58215, 58233, 58256, 58272, 58288, 58312, 58324, 58342, 58360, 58374, 58384, 58399,
    58409, 58419, 58431, 58442, 58457, 58471, 58493, 58529, 58541, 58553, 58564, 58576, 58595,
    58613, 58627, 58638, 58651, 58667, 58678, 58690, 58713, 58724, 58741, 58752, 58763, 58774,
    58789, 58802, 58813, 58825, 58843, 58856, 58868, 58884, 58899, 58913, 58931, 58944, 58958,
    58976, 58992, 59008, 59022, 59037, 59058, 59074, 59085, 59096, 59110, 59127, 59143, 59161,
    59174, 59195, 59218, 59227, 59240, 59251, 59265, 59281, 59294, 59308, 59322, 59346, 59364,
    59377, 59386, 59404, 59418, 59431, 59443, 59457, 59473, 59484, 59496, 59510, 59527, 59545,
    59561, 59574, 59591, 59602, 59617, 59638, 59655, 59667, 59692, 59706, 59726, 59739, 59755,
    59767, 59779, 59791, 59804, 59818, 59829, 59840, 59860, 59873, 59889, 59900, 59911, 59924,
    59940, 59951, 59970, 59984, 60000, 60012, 60024, 60035, 60047, 60061, 60072, 60085, 60098,
    60109, 60123, 60137, 60151, 60164, 60180, 60192, 60203, 60215, 60230, 60252, 60278, 60292,
    60309, 60329, 60341, 60354, 60368, 60387, 60400, 60413, 60426, 60438, 60451, 60468, 60482,
    60496, 60507, 60524, 60538, 60554, 60567, 60585, 60599, 60620, 60632, 60643, 60656, 60672,
    60687, 60698, 60716, 60739, 60762, 60784, 60795, 60807, 60823, 60836, 60848, 60862, 60888,
    60902, 60919, 60934, 60955, 60971, 60988, 61002, 61015, 61028, 61040, 61054, 61077, 61089,
    61103, 61116, 61146, 61166, 61183, 61199, 61211, 61223, 61235, 61248, 61260, 61271, 61282,
    61294, 61307, 61320, 61337, 61362, 61373, 61388, 61414, 61431, 61445, 61463, 61480, 61491,
    61508, 61520, 61537, 61553, 61565, 61577, 61594, 61617, 61633, 61649, 61665, 61679, 61692,
    61704, 61715, 61731, 61747, 61758, 61771, 61789, 61800, 61824, 61844, 61855, 61875, 61900,
    61911, 61924, 61935, 61956, 61972, 61983, 61995, 62020, 62030, 62041, 62058, 62071, 62082,
    62098, 62111, 62126, 62139, 62151, 62162, 62180, 62201, 62214, 62225, 62237, 62248, 62261,
    62272, 62283, 62307, 62321, 62332, 62344, 62355, 62376, 62390, 62402, 62422, 62433, 62446,
    62456, 62472, 62488, 62499, 62516, 62543, 62554, 62567, 62579, 62590, 62602, 62615, 62629,
    62642, 62655, 62669, 62679, 62692, 62705, 62717, 62729, 62746, 62757, 62771, 62782, 62799,
    62813, 62824, 62835, 62848, 62862, 62875, 62884, 62897, 62908, 62920, 62930, 62940, 62950,
    62961, 62972, 62983, 62994, 63012, 63023, 63033, 63048, 63058, 63069, 63079, 63093, 63104,
    63116, 63134, 63144, 63154, 63168, 63178, 63194, 63212, 63234, 63252, 63270, 63291, 63310,
    63324, 63342, 63375, 63404, 63436, 63459, 63478, 63493, 63514, 63525, 63538, 63550, 63563,
    63575, 63587, 63600, 63617, 63630, 63643, 63655, 63667, 63681, 63693, 63704, 63716, 63728,
    63741, 63753, 63766, 63778, 63793, 63805, 63822, 63842, 63856, 63868, 63880, 63895, 63908,
    63920, 63935, 63950, 63965, 63979, 63994, 64009, 64024, 64039, 64054, 64070, 64082, 64094,
    64107, 64123, 64135, 64147, 64165, 64179, 64191, 64203, 64215, 64227, 64239, 64251, 64263,
    64275, 64289, 64302, 64315, 64327, 64344, 64362,
  ]

  /// Where the claims of each begin.
  static let mimeClaimStarts: [UInt16] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
    26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
    50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73,
    74, 75, 76, 77, 80, 81, 82, 85, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
    102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120,
    121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139,
    140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158,
    159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177,
    178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196,
    197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215,
    216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234,
    235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253,
    254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272,
    273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291,
    292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310,
    311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329,
    330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348,
    349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367,
    368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386,
    387, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 407, 408, 409,
    410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428,
    429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447,
    448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466,
    467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485,
    486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504,
    505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523,
    524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542,
    543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561,
    562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580,
    581, 582, 583, 584, 585, 586, 587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599,
    600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618,
    619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637,
    638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656,
    657, 658, 659, 660, 661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675,
    676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694,
    695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713,
    714, 715, 716, 717, 718, 719, 720, 721, 722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732,
    733, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 744, 745, 746, 747, 748, 749, 750, 751,
    752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764, 765, 766, 767, 768, 769, 770,
    771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787, 788, 789,
    790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806, 807, 808,
    809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827,
    828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846,
    847, 848, 849, 850, 851, 852, 853, 854, 855, 856, 857, 858, 859, 860, 861, 862, 863, 864, 865,
    866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881, 882, 883, 884,
    885, 886, 887, 888, 889, 890, 891, 892, 893, 894, 895, 896, 897, 898, 899, 900, 901, 902, 903,
    904, 905, 906, 907, 908, 909, 910, 911, 912, 913, 914, 915, 916, 917, 918, 919, 920, 921, 922,
    923, 924, 925, 926, 927, 928, 929, 930, 931, 932, 933, 934, 935, 936, 937, 938, 939, 940, 941,
    942, 943, 944, 945, 946, 947, 948, 949, 950, 951, 952, 953, 954, 955, 956, 957, 958, 959, 960,
    961, 962, 963, 964, 965, 966, 967, 968, 969, 970, 971, 972, 973, 974, 975, 976, 977, 978, 979,
    980, 981, 982, 983, 984, 985, 986, 987, 988, 989, 990, 991, 992, 993, 994, 995, 996, 997, 998,
    999, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014,
    1015, 1016, 1017, 1018, 1019, 1020, 1021, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030,
    1031, 1032, 1033, 1034, 1035, 1036, 1037, 1038, 1039, 1040, 1041, 1042, 1043, 1044, 1045, 1046,
    1047, 1048, 1049, 1050, 1051, 1052, 1053, 1054, 1055, 1056, 1057, 1058, 1059, 1060, 1061, 1062,
    1063, 1064, 1065, 1066, 1067, 1068, 1069, 1070, 1071, 1072, 1073, 1074, 1075, 1076, 1077, 1078,
    1079, 1080, 1081, 1082, 1083, 1084, 1085, 1086, 1087, 1088, 1089, 1090, 1091, 1092, 1093, 1094,
    1095, 1096, 1097, 1098, 1099, 1100, 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110,
    1111, 1112, 1113, 1114, 1115, 1116, 1117, 1118, 1119, 1120, 1121, 1122, 1123, 1124, 1125, 1126,
    1127, 1128, 1129, 1130, 1131, 1132, 1133, 1134, 1135, 1136, 1137, 1138, 1139, 1140, 1141, 1142,
    1143, 1144, 1145, 1146, 1147, 1148, 1149, 1150, 1151, 1152, 1153, 1154, 1155, 1156, 1157, 1158,
    1159, 1160, 1161, 1162, 1163, 1164, 1165, 1166, 1167, 1168, 1169, 1170, 1171, 1172, 1173, 1174,
    1175, 1176, 1177, 1178, 1179, 1180, 1181, 1182, 1183, 1184, 1186, 1187, 1188, 1189, 1190, 1191,
    1192, 1193, 1194, 1195, 1196, 1197, 1198, 1199, 1200, 1201, 1202, 1203, 1204, 1205, 1206, 1207,
    1208, 1209, 1210, 1211, 1212, 1213, 1214, 1215, 1216, 1217, 1218, 1219, 1220, 1221, 1222, 1223,
    1224, 1225, 1226, 1227, 1228, 1229, 1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239,
    1240, 1241, 1242, 1243, 1244, 1245, 1246, 1247, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1255,
    1256, 1257, 1258, 1259, 1260, 1261, 1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269, 1270, 1271,
    1272, 1273, 1274, 1275, 1276, 1277, 1278, 1279, 1280, 1281, 1282, 1283, 1284, 1285, 1286, 1287,
    1288, 1289, 1290, 1291, 1292, 1293, 1294, 1295, 1296, 1297, 1298, 1299, 1300, 1301, 1302, 1303,
    1304, 1305, 1306, 1307, 1308, 1309, 1310, 1311, 1312, 1313, 1314, 1315, 1316, 1317, 1318, 1319,
    1320, 1321, 1322, 1323, 1324, 1325, 1326, 1327, 1328, 1329, 1330, 1331, 1332, 1333, 1334, 1335,
    1336, 1337, 1338, 1339, 1340, 1341, 1342, 1343, 1344, 1345, 1346, 1347, 1348, 1349, 1350, 1351,
    1352, 1353, 1354, 1355, 1356, 1357, 1358, 1359, 1360, 1361, 1362, 1363, 1364, 1365, 1366, 1367,
    1368, 1369, 1370, 1371, 1372, 1373, 1374, 1375, 1376, 1377, 1378, 1379, 1380, 1381, 1382, 1383,
    1384, 1385, 1386, 1387, 1388, 1389, 1390, 1391, 1392, 1393, 1394, 1395, 1396, 1397, 1398, 1399,
    1400, 1401, 1402, 1403, 1404, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412, 1413, 1414, 1415,
    1416, 1417, 1418, 1419, 1420, 1421, 1422, 1423, 1424, 1425, 1426, 1427, 1428, 1429, 1430, 1431,
    1432, 1433, 1434, 1435, 1436, 1437, 1438, 1439, 1440, 1441, 1442, 1443, 1444, 1445, 1446, 1447,
    1448, 1449, 1450, 1451, 1452, 1453, 1454, 1455, 1456, 1457, 1458, 1459, 1460, 1461, 1462, 1463,
    1464, 1465, 1466, 1467, 1468, 1469, 1470, 1471, 1472, 1473, 1474, 1475, 1476, 1477, 1478, 1479,
    1480, 1481, 1482, 1483, 1484, 1485, 1486, 1487, 1488, 1489, 1490, 1491, 1492, 1493, 1494, 1495,
    1496, 1497, 1498, 1499, 1500, 1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508, 1509, 1510, 1511,
    1512, 1513, 1514, 1515, 1516, 1517, 1518, 1519, 1520, 1521, 1522, 1523, 1524, 1525, 1526, 1527,
    1528, 1529, 1530, 1531, 1532, 1533, 1534, 1535, 1536, 1537, 1538, 1539, 1540, 1541, 1542, 1543,
    1544, 1545, 1546, 1547, 1548, 1549, 1550, 1551, 1552, 1553, 1554, 1555, 1556, 1557, 1558, 1559,
    1560, 1561, 1562, 1563, 1564, 1565, 1566, 1567, 1568, 1569, 1570, 1571, 1572, 1573, 1574, 1575,
    1576, 1577, 1578, 1579, 1580, 1581, 1582, 1583, 1584, 1585, 1586, 1587, 1588, 1589, 1590, 1591,
    1592, 1593, 1594, 1595, 1596, 1597, 1598, 1599, 1600, 1601, 1602, 1603, 1604, 1605, 1606, 1607,
    1608, 1609, 1610, 1611, 1612, 1613, 1614, 1615, 1616, 1617, 1618, 1619, 1620, 1621, 1622, 1624,
    1625, 1626, 1627, 1628, 1629, 1630, 1631, 1632, 1633, 1634, 1635, 1636, 1637, 1638, 1639, 1640,
    1641, 1642, 1643, 1644, 1645, 1646, 1647, 1648, 1649, 1650, 1651, 1652, 1653, 1654, 1655, 1656,
    1657, 1658, 1659, 1660, 1661, 1662, 1663, 1664, 1665, 1666, 1667, 1668, 1669, 1670, 1671, 1672,
    1673, 1674, 1675, 1676, 1677, 1678, 1679, 1680, 1681, 1682, 1683, 1684, 1685, 1686, 1687, 1688,
    1689, 1690, 1691, 1692, 1693, 1694, 1695, 1696, 1697, 1698, 1699, 1700, 1701, 1702, 1703, 1704,
    1705, 1706, 1707, 1708, 1709, 1710, 1711, 1712, 1713, 1714, 1715, 1716, 1717, 1718, 1719, 1720,
    1721, 1722, 1723, 1724, 1725, 1726, 1727, 1728, 1729, 1730, 1731, 1732, 1733, 1734, 1735, 1736,
    1737, 1738, 1739, 1740, 1741, 1742, 1743, 1744, 1745, 1746, 1747, 1748, 1749, 1750, 1751, 1752,
    1753, 1754, 1755, 1756, 1757, 1758, 1759, 1760, 1761, 1762, 1763, 1764, 1765, 1766, 1767, 1768,
    1769, 1770, 1771, 1772, 1773, 1774, 1775, 1776, 1777, 1778, 1779, 1780, 1781, 1782, 1783, 1784,
    1785, 1786, 1787, 1788, 1789, 1790, 1791, 1792, 1793, 1794, 1795, 1796, 1797, 1798, 1799, 1800,
    1801, 1802, 1803, 1804, 1805, 1806, 1807, 1808, 1809, 1810, 1811, 1812, 1813, 1814, 1815, 1816,
    1817, 1818, 1819, 1820, 1821, 1822, 1823, 1824, 1825, 1826, 1827, 1828, 1829, 1830, 1831, 1832,
    1833, 1834, 1835, 1836, 1837, 1838, 1839, 1840, 1841, 1842, 1843, 1844, 1845, 1846, 1847, 1848,
    1849, 1850, 1851, 1852, 1853, 1854, 1855, 1856, 1857, 1858, 1859, 1860, 1861, 1862, 1863, 1864,
    1865, 1866, 1867, 1868, 1869, 1870, 1871, 1872, 1873, 1874, 1875, 1876, 1877, 1878, 1879, 1880,
    1881, 1882, 1883, 1884, 1885, 1886, 1887, 1888, 1889, 1890, 1891, 1892, 1893, 1894, 1895, 1896,
    1897, 1898, 1899, 1900, 1901, 1902, 1903, 1904, 1905, 1906, 1907, 1908, 1909, 1910, 1911, 1912,
    1913, 1914, 1915, 1916, 1917, 1918, 1919, 1920, 1921, 1922, 1923, 1924, 1925, 1926, 1927, 1928,
    1929, 1930, 1931, 1932, 1933, 1934, 1935, 1936, 1937, 1938, 1939, 1940, 1941, 1942, 1943, 1944,
    1945, 1946, 1947, 1948, 1949, 1950, 1951, 1952, 1953, 1954, 1955, 1956, 1957, 1958, 1959, 1960,
    1961, 1962, 1963, 1964, 1965, 1966, 1967, 1968, 1969, 1970, 1971, 1972, 1973, 1974, 1975, 1976,
    1977, 1978, 1979, 1980, 1981, 1982, 1983, 1984, 1985, 1986, 1987, 1988, 1989, 1990, 1991, 1992,
    1993, 1994, 1995, 1996, 1997, 1998, 1999, 2000, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008,
    2009, 2010, 2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024,
    2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036, 2037, 2038, 2039, 2040,
    2041, 2042, 2043, 2044, 2045, 2046, 2047, 2048, 2049, 2050, 2051, 2052, 2053, 2054, 2055, 2056,
    2057, 2058, 2059, 2060, 2061, 2062, 2063, 2064, 2065, 2066, 2067, 2068, 2069, 2070, 2071, 2072,
    2073, 2074, 2075, 2076, 2077, 2078, 2079, 2080, 2081, 2082, 2083, 2084, 2085, 2086, 2087, 2088,
    2089, 2090, 2091, 2092, 2093, 2094, 2095, 2096, 2097, 2098, 2099, 2100, 2101, 2102, 2103, 2104,
    2105, 2106, 2107, 2108, 2109, 2110, 2111, 2112, 2113, 2114, 2115, 2116, 2117, 2118, 2119, 2120,
    2121, 2122, 2123, 2124, 2125, 2126, 2127, 2128, 2129, 2130, 2131, 2132, 2133, 2134, 2135, 2136,
    2137, 2138, 2139, 2140, 2141, 2142, 2143, 2144, 2145, 2146, 2147, 2148, 2149, 2150, 2151, 2152,
    2153, 2154, 2155, 2156, 2157, 2158, 2159, 2160, 2161, 2162, 2163, 2164, 2165, 2166, 2167, 2168,
    2169, 2170, 2171, 2172, 2173, 2174, 2175, 2176, 2177, 2178, 2179, 2180, 2181, 2182, 2183, 2184,
    2185, 2186, 2187, 2188, 2189, 2190, 2191, 2192, 2193, 2194, 2195, 2196, 2197, 2198, 2199, 2200,
    2201, 2202, 2203, 2204, 2205, 2206, 2207, 2208, 2209, 2210, 2211, 2212, 2213, 2214, 2215, 2216,
    2217, 2218, 2219, 2220, 2221, 2222, 2223, 2224, 2225, 2226, 2227, 2228, 2229, 2230, 2231, 2232,
    2233, 2234, 2235, 2236, 2237, 2238, 2239, 2240, 2241, 2242, 2243, 2244, 2245, 2246, 2247, 2248,
    2249, 2250, 2251, 2252, 2253, 2254, 2255, 2256, 2257, 2258, 2259, 2260, 2261, 2262, 2263, 2264,
    2265, 2266, 2267, 2268, 2269, 2270, 2271, 2272, 2273, 2274, 2275, 2276, 2277, 2278, 2279, 2280,
    2281, 2282, 2283, 2284, 2285, 2286, 2287, 2288, 2289, 2290, 2291, 2292, 2293, 2294, 2295, 2296,
    2297, 2298, 2299, 2300, 2301, 2302, 2303, 2304, 2305, 2306, 2307, 2308, 2309, 2310, 2311, 2312,
    2313, 2314, 2315, 2316, 2317, 2318, 2319, 2320, 2321, 2322, 2323, 2324, 2325, 2326, 2327, 2328,
    2329, 2330, 2331, 2332, 2333, 2334, 2335, 2336, 2337, 2338, 2339, 2340, 2341, 2342, 2343, 2344,
    2345, 2346, 2347, 2348, 2349, 2350, 2351, 2352, 2353, 2354, 2355, 2356, 2357, 2358, 2359, 2360,
    2361, 2362, 2363, 2364, 2365, 2366, 2367, 2368, 2369, 2370, 2371, 2372, 2373, 2374, 2375, 2376,
    2377, 2378, 2379, 2380, 2381, 2382, 2383, 2384, 2385, 2386, 2387, 2388, 2389, 2390, 2391, 2392,
    2393, 2394, 2395, 2396, 2397, 2398, 2399, 2400, 2401, 2402, 2403, 2404, 2405, 2406, 2407, 2408,
    2409, 2410, 2411, 2412, 2413, 2414, 2415, 2416, 2417, 2418, 2419, 2420, 2421, 2422, 2423, 2424,
    2425, 2426, 2427, 2428, 2429, 2430, 2431, 2432, 2433, 2434, 2435, 2436, 2437, 2438, 2439, 2440,
    2441, 2442, 2443, 2444, 2445, 2446, 2447, 2448, 2449, 2450, 2451, 2452, 2453, 2454, 2455, 2456,
    2457, 2458, 2459, 2460, 2461, 2462, 2463, 2464, 2465, 2466, 2467, 2468, 2469, 2470, 2471, 2472,
    2473, 2474, 2475, 2476, 2477, 2478, 2479, 2480, 2481, 2482, 2483, 2484, 2485, 2486, 2487, 2488,
    2489, 2490, 2491, 2492, 2493, 2494, 2495, 2496, 2497, 2498, 2499, 2500, 2501, 2502, 2503, 2504,
    2505, 2506, 2507, 2508, 2509, 2510, 2511, 2512, 2513, 2514, 2515, 2516, 2517, 2518, 2519, 2520,
    2521, 2522, 2523, 2524, 2525, 2526, 2527, 2528, 2529, 2530, 2531, 2532, 2533, 2534, 2535, 2536,
    2537, 2538, 2539, 2540, 2541, 2542, 2543, 2544, 2545, 2546, 2547, 2548, 2549, 2550, 2551, 2552,
    2553, 2554, 2555, 2556, 2557, 2558, 2559, 2560, 2561, 2562, 2563, 2564, 2565, 2566, 2567, 2568,
    2569, 2570, 2571, 2572, 2573, 2574, 2575, 2576, 2577, 2578, 2579, 2580, 2581, 2582, 2583, 2584,
    2585, 2586, 2587, 2588, 2589, 2590, 2591, 2592, 2593, 2594, 2595, 2596, 2597, 2598, 2599, 2600,
    2601, 2602, 2603, 2604, 2605, 2606, 2607, 2608, 2609, 2610, 2611, 2612, 2613, 2614, 2615, 2616,
    2617, 2618, 2619, 2620, 2621, 2622, 2623, 2624, 2625, 2626, 2627, 2628, 2629, 2630, 2631, 2632,
    2633, 2634, 2635, 2636, 2637, 2638, 2639, 2640, 2641, 2642, 2643, 2644, 2645, 2646, 2647, 2648,
    2649, 2650, 2651, 2652, 2653, 2654, 2655, 2656, 2657, 2658, 2659, 2660, 2661, 2662, 2663, 2664,
    2665, 2666, 2667, 2668, 2669, 2670, 2671, 2672, 2673, 2674, 2675, 2676, 2677, 2678, 2679, 2680,
    2681, 2682, 2683, 2684, 2685, 2686, 2687, 2688, 2689, 2690, 2691, 2692, 2693, 2694, 2695, 2696,
    2697, 2698, 2699, 2700, 2701, 2702, 2703, 2704, 2705, 2706, 2707, 2708, 2709, 2710, 2711, 2712,
    2713, 2714, 2715, 2716, 2717, 2718, 2719, 2720, 2721, 2722, 2723, 2724, 2725, 2726, 2727, 2728,
    2729, 2730, 2731, 2732, 2733, 2734, 2735, 2736, 2737, 2738, 2739, 2740, 2741, 2742, 2743, 2744,
    2745, 2746, 2747, 2748, 2749, 2750, 2751, 2752, 2753, 2754, 2755, 2756, 2757, 2758, 2759, 2760,
    2761, 2762, 2763, 2764, 2765, 2766, 2767, 2768, 2769, 2770, 2771, 2772, 2773, 2774, 2775, 2776,
    2777, 2778, 2779, 2780, 2781, 2782, 2783, 2784, 2785, 2786, 2787, 2788, 2789, 2790, 2791, 2792,
    2793, 2794, 2795, 2796, 2797, 2798, 2799, 2800, 2801, 2802, 2803, 2804, 2805, 2806, 2807, 2808,
    2809, 2810, 2811, 2812, 2813, 2814, 2815, 2816, 2817, 2818, 2819, 2820, 2821, 2822, 2823, 2824,
    2825, 2826, 2827, 2828, 2829, 2830, 2831, 2832, 2833, 2834, 2835, 2836, 2837, 2838, 2839, 2840,
    2841, 2842, 2843, 2844, 2845, 2846, 2847, 2848, 2849, 2850, 2851, 2852, 2853, 2854, 2855, 2856,
    2857, 2858, 2859, 2860, 2861, 2862, 2863, 2864, 2865, 2866, 2867, 2868, 2869, 2870, 2871, 2872,
    2873, 2874, 2875, 2876, 2877, 2878, 2879, 2880, 2881, 2882, 2883, 2884, 2885, 2886, 2887, 2888,
    2889, 2890, 2891, 2892, 2893, 2894, 2895, 2896, 2897, 2898, 2899, 2900, 2901, 2902, 2903, 2904,
    2905, 2906, 2907, 2908, 2909, 2910, 2911, 2912, 2913, 2914, 2915, 2916, 2917, 2918, 2919, 2920,
    2921, 2922, 2923, 2924, 2925, 2926, 2927, 2928, 2929, 2930, 2931, 2932, 2933, 2934, 2935, 2936,
    2937, 2938, 2939, 2940, 2941, 2942, 2943, 2944, 2945, 2946, 2947, 2948, 2949, 2950, 2951, 2952,
    2953, 2954, 2955, 2956, 2957, 2958, 2959, 2960, 2961, 2962, 2963, 2964, 2965, 2966, 2967, 2968,
    2969, 2970, 2971, 2972, 2973, 2974, 2975, 2976, 2977, 2978, 2979, 2980, 2981, 2982, 2983, 2984,
    2985, 2986, 2987, 2988, 2989, 2990, 2991, 2992, 2993, 2994, 2995, 2996, 2997, 2998, 2999, 3000,
    3001, 3002, 3003, 3004, 3005, 3006, 3007, 3008, 3009, 3010, 3011, 3012, 3013, 3014, 3015, 3016,
    3017, 3018, 3019, 3020, 3021, 3022, 3023, 3024, 3025, 3026, 3027, 3028, 3029, 3030, 3031, 3032,
    3033, 3034, 3035, 3036, 3037, 3038, 3039, 3040, 3041, 3042, 3043, 3044, 3045, 3046, 3047, 3048,
    3049, 3050, 3051, 3052, 3053, 3054, 3055, 3056, 3057, 3058, 3059, 3060, 3061, 3062, 3063, 3064,
    3065, 3066, 3067, 3068, 3069, 3070, 3071, 3072, 3073, 3074, 3075, 3076, 3077, 3078, 3079, 3080,
    3081, 3082, 3083, 3084, 3085, 3086, 3087, 3088, 3089, 3090, 3091, 3092, 3093, 3094, 3095, 3096,
    3097, 3098,
  ]

  /// The types that claim each, the owner first.
  static let mimeClaims: [UInt16] = [
    536, 537, 538, 539, 540, 541, 542, 543, 544, 48, 545, 546, 3538, 3538, 547, 548, 549, 550, 551,
    3376, 552, 553, 554, 555, 556, 557, 558, 3363, 559, 560, 561, 562, 563, 3594, 564, 565, 566,
    533, 567, 3361, 568, 569, 570, 571, 572, 573, 574, 575, 576, 526, 577, 529, 578, 3614, 579, 580,
    581, 582, 583, 584, 585, 586, 48, 48, 263, 587, 588, 589, 590, 591, 592, 593, 594, 595, 596,
    597, 598, 451, 452, 453, 599, 600, 464, 460, 463, 477, 478, 3424, 601, 602, 603, 604, 605, 3562,
    606, 607, 3643, 608, 609, 610, 611, 612, 613, 614, 615, 8, 616, 617, 618, 9, 3652, 619, 620,
    621, 622, 623, 624, 625, 626, 627, 628, 11, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638,
    639, 3665, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656,
    657, 658, 659, 660, 661, 662, 663, 3682, 664, 665, 534, 666, 667, 668, 669, 670, 671, 672, 673,
    674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692,
    693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 3618, 302, 304, 704, 705, 706, 707, 708,
    709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 722, 723, 724, 725, 726, 727,
    728, 729, 730, 731, 3358, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 744, 745,
    746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764,
    765, 766, 425, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782,
    783, 784, 785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801,
    802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820,
    821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839,
    840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850, 851, 852, 853, 854, 855, 856, 857, 858,
    859, 860, 861, 862, 863, 864, 865, 866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877,
    878, 879, 880, 881, 882, 883, 884, 885, 451, 452, 453, 886, 443, 3414, 3416, 887, 888, 889, 890,
    891, 892, 893, 894, 895, 896, 464, 460, 463, 3408, 897, 3410, 3412, 898, 899, 900, 901, 902,
    903, 904, 905, 906, 3418, 3420, 907, 908, 909, 910, 911, 912, 913, 914, 915, 916, 917, 918, 919,
    920, 921, 922, 923, 924, 925, 926, 927, 928, 929, 3378, 3379, 3380, 3381, 3382, 3383, 930, 3384,
    3385, 3386, 3387, 931, 3388, 3389, 932, 3390, 3391, 933, 3392, 934, 3393, 3394, 935, 936, 937,
    938, 939, 940, 3407, 941, 3409, 3411, 3413, 3415, 3417, 3419, 942, 943, 944, 945, 946, 947, 948,
    949, 950, 951, 952, 953, 954, 955, 956, 957, 958, 959, 505, 960, 961, 962, 963, 964, 507, 508,
    965, 966, 967, 968, 969, 970, 971, 972, 973, 974, 975, 976, 977, 978, 979, 980, 981, 982, 983,
    984, 985, 986, 987, 988, 989, 990, 991, 992, 3401, 993, 3397, 3399, 3399, 994, 3396, 3403, 995,
    996, 997, 3401, 3402, 3397, 3398, 3399, 3400, 3396, 3403, 3404, 3405, 998, 999, 1000, 1001,
    1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017,
    1018, 1019, 1020, 1021, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030, 1031, 1032, 1033,
    1034, 1035, 1036, 1037, 1038, 1039, 1040, 1041, 1042, 1043, 1044, 1045, 1046, 1047, 1048, 1049,
    1050, 1051, 1052, 1053, 1054, 1055, 1056, 3351, 1057, 1058, 1059, 1060, 1061, 1062, 1063, 1064,
    1065, 1066, 1067, 1068, 1069, 1070, 1071, 1072, 1073, 1074, 1075, 1076, 1077, 1078, 1079, 1080,
    1081, 1082, 1083, 1084, 1085, 1086, 1087, 1088, 1089, 1090, 1091, 278, 279, 1092, 1093, 1094,
    1095, 1096, 1097, 1098, 1099, 1100, 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110,
    1111, 1112, 1113, 1114, 1115, 1116, 1117, 1118, 1119, 1120, 1121, 1122, 1123, 1124, 1125, 1126,
    1127, 1128, 1129, 1130, 1131, 1132, 1133, 1134, 1135, 1136, 1137, 1138, 1139, 1140, 1141, 1142,
    1143, 1144, 1145, 1146, 1147, 1148, 1149, 1150, 1151, 1152, 1153, 1154, 1155, 1156, 1157, 1158,
    1159, 1160, 1161, 1162, 3538, 1163, 3538, 1164, 1165, 3538, 1166, 1167, 1168, 1169, 1170, 1171,
    1172, 1173, 1174, 1175, 1176, 1177, 1178, 1179, 1180, 1181, 1182, 1183, 1184, 1185, 1186, 1187,
    1188, 1189, 1190, 1191, 1192, 1193, 1194, 1195, 1196, 1197, 1198, 1199, 1200, 1201, 1202, 1203,
    1204, 1205, 1206, 1207, 1208, 1209, 1210, 1211, 1212, 1213, 1214, 1215, 1216, 1217, 1218, 1219,
    1220, 1221, 1222, 1223, 1224, 1225, 3710, 1226, 1227, 1228, 1229, 1230, 1231, 1232, 1233, 1234,
    1235, 1236, 1237, 1238, 1239, 1240, 1241, 1242, 1243, 1244, 1245, 1246, 1247, 1248, 1249, 1250,
    1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 1259, 1260, 1261, 1262, 1263, 1264, 1265, 1266,
    1267, 1268, 1269, 1270, 1271, 1272, 1273, 1274, 3425, 1275, 1276, 1277, 1278, 1279, 1280, 1281,
    1282, 1283, 1284, 1285, 1286, 1287, 1288, 1289, 1290, 1291, 1292, 1293, 1294, 1295, 1296, 1297,
    1298, 1299, 1300, 1301, 1302, 1303, 1304, 1305, 1306, 1307, 1308, 1309, 1310, 1311, 1312, 1313,
    1314, 1315, 1316, 1317, 1318, 1319, 1320, 1321, 1322, 1323, 1324, 1325, 1326, 1327, 1328, 1329,
    1330, 1331, 1332, 1333, 1334, 1335, 1336, 1337, 1338, 1339, 1340, 1341, 1342, 1343, 1344, 1345,
    1346, 1347, 1348, 1349, 1350, 1351, 1352, 1353, 1354, 1355, 1356, 1357, 1358, 1359, 1360, 1361,
    1362, 1363, 1364, 1365, 1366, 1367, 1368, 1369, 1370, 1371, 1372, 1373, 1374, 1375, 1376, 1377,
    1378, 1379, 1380, 1381, 1382, 1383, 1384, 1385, 1386, 1387, 1388, 1389, 1390, 1391, 1392, 1393,
    1394, 1395, 1396, 1397, 1398, 1399, 1400, 1401, 1402, 1403, 1404, 1405, 1406, 3360, 1407, 1408,
    1409, 1410, 1411, 1412, 3361, 1413, 1414, 1415, 1416, 1417, 1418, 1419, 1420, 1421, 1422, 1423,
    1424, 1425, 1426, 1427, 1428, 1429, 1430, 1431, 1432, 1433, 1434, 1435, 1436, 1437, 1438, 1439,
    1440, 1441, 1442, 1443, 1444, 1445, 1446, 1447, 1448, 1449, 1450, 1451, 1452, 1453, 1454, 1455,
    1456, 1457, 1458, 1459, 1460, 200, 201, 204, 205, 209, 210, 1461, 1462, 1463, 1464, 1465, 1466,
    1467, 1468, 529, 1469, 1470, 1471, 1472, 1473, 1474, 1475, 1476, 1477, 1478, 1479, 1480, 1481,
    1482, 1483, 1484, 1485, 1486, 1487, 1488, 1489, 1490, 1491, 1492, 1493, 1494, 1495, 1496, 1497,
    1498, 1499, 1500, 1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508, 1509, 1510, 1511, 1512, 1513,
    1514, 1515, 1516, 1517, 1518, 1519, 1520, 1521, 1522, 1523, 1524, 1525, 1526, 1527, 1528, 1529,
    1530, 1532, 1531, 1533, 1534, 1535, 1536, 1537, 1538, 1539, 1540, 263, 1541, 1542, 1543, 1544,
    1545, 1546, 1547, 1548, 1549, 1550, 1551, 1552, 1553, 1554, 1555, 1556, 1557, 1558, 1559, 1560,
    1561, 1562, 1563, 1564, 1565, 1566, 1567, 1568, 1569, 1570, 1571, 1572, 1573, 1574, 1575, 1576,
    1577, 1578, 1579, 1580, 1581, 1582, 1583, 1584, 1585, 1586, 1587, 1588, 1589, 1590, 1591, 1592,
    1593, 1594, 1595, 1596, 1597, 1598, 1599, 1600, 1601, 1602, 1603, 1604, 1605, 1606, 1607, 468,
    467, 1608, 1609, 1610, 1611, 1612, 1613, 1614, 1615, 1616, 1617, 1618, 1619, 1620, 1621, 1622,
    1623, 1624, 1625, 1626, 1627, 3637, 1628, 1629, 1630, 1631, 1632, 1633, 1634, 1635, 1636, 1637,
    1638, 1639, 1640, 1641, 1642, 1643, 1644, 1645, 1646, 1647, 1648, 1649, 1650, 1651, 1652, 1653,
    1654, 1655, 1656, 1657, 1658, 1659, 1660, 1661, 1662, 1663, 1664, 1665, 1666, 1667, 1668, 1669,
    1670, 1671, 1672, 1673, 1674, 1675, 1676, 1677, 1678, 1679, 1680, 1681, 1682, 1683, 1684, 1685,
    1686, 1687, 1688, 1689, 1690, 1691, 1692, 1693, 1694, 1695, 1696, 1697, 1698, 1699, 1700, 1701,
    1702, 1703, 1704, 1705, 1706, 511, 1707, 1708, 1709, 1710, 1711, 1712, 1713, 1714, 1715, 1716,
    1717, 1718, 1719, 1720, 1721, 1722, 1723, 1724, 1725, 1726, 1727, 1728, 1729, 1730, 1731, 1732,
    1733, 1734, 1735, 1736, 1737, 1738, 1739, 1740, 1741, 1742, 1743, 1744, 1745, 1746, 1747, 1748,
    1749, 320, 1750, 1751, 1752, 1753, 1754, 1755, 505, 1756, 1757, 1758, 1759, 1760, 1761, 1762,
    1763, 1764, 1765, 1766, 1767, 1768, 1769, 1770, 1771, 1772, 1773, 1774, 1775, 509, 1776, 1777,
    1778, 1779, 1780, 1781, 1782, 1783, 1784, 1785, 1786, 1787, 1788, 1789, 1790, 1791, 1792, 1793,
    1794, 1795, 1796, 1797, 1798, 1799, 1800, 1801, 1802, 1803, 1804, 1805, 1806, 1807, 1808, 1809,
    1810, 1811, 1812, 524, 525, 523, 1813, 1814, 1815, 1816, 1817, 1818, 1819, 1820, 1821, 1822,
    1823, 1824, 1825, 1826, 1827, 1828, 1829, 1830, 1831, 1832, 1833, 1834, 1835, 1836, 1837, 1838,
    1839, 1840, 1841, 1842, 1843, 1844, 1845, 1846, 1847, 1848, 1849, 1850, 1851, 1852, 1853, 524,
    525, 523, 1854, 1855, 1856, 1857, 1858, 1859, 1860, 1861, 1862, 1863, 1864, 1865, 1866, 1867,
    1868, 1869, 3682, 1870, 1871, 1872, 1873, 1874, 1875, 1876, 1877, 1878, 1879, 1880, 1881, 1882,
    1883, 1884, 1885, 1886, 1887, 1888, 1889, 1890, 1891, 1892, 1893, 1894, 1895, 1896, 1897, 1898,
    1899, 1900, 1901, 1902, 1903, 1904, 1905, 1906, 1907, 1908, 1909, 1910, 1911, 1912, 1913, 1914,
    1915, 1916, 1917, 1918, 1919, 1920, 1921, 1922, 1923, 1924, 1925, 1926, 1927, 1928, 1929, 1930,
    1931, 1932, 1933, 1934, 1935, 1936, 1937, 1938, 1939, 1940, 1941, 1942, 1943, 1944, 1945, 1946,
    377, 1947, 1948, 1949, 1950, 1951, 1952, 1953, 1954, 1955, 1956, 1957, 1958, 1959, 1960, 1961,
    1962, 1963, 3703, 1964, 1965, 1966, 1967, 1968, 1969, 1970, 1971, 1972, 1973, 1974, 1975, 1976,
    1977, 1978, 3428, 1979, 3709, 1980, 1981, 1982, 3711, 1983, 1984, 1985, 1986, 1987, 1988, 1989,
    1990, 1991, 1992, 1993, 3706, 3395, 3707, 1994, 1995, 1996, 1997, 1998, 1999, 2000, 2001, 3711,
    2002, 2003, 3466, 3467, 3468, 3469, 2004, 3472, 3350, 2005, 389, 3524, 3569, 3581, 2006, 3461,
    3374, 3621, 2007, 3626, 3633, 3627, 3633, 3626, 3626, 3618, 3626, 3462, 3464, 2008, 2009, 2010,
    2011, 390, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 506, 466, 466, 466, 3459,
    2022, 2023, 2024, 3468, 2025, 2026, 2027, 3472, 2028, 2029, 2030, 2031, 389, 2032, 2033, 2034,
    2035, 2036, 2037, 2038, 2039, 2040, 2041, 2042, 2043, 2044, 2045, 2046, 2047, 2048, 2049, 2050,
    2051, 2052, 2053, 2054, 2055, 2056, 2057, 2058, 2059, 2060, 2061, 2062, 2063, 261, 282, 3374,
    2064, 2065, 3621, 2066, 2067, 2068, 3626, 3626, 3626, 3618, 3626, 2069, 2070, 2071, 2072, 2073,
    2074, 2075, 2076, 2077, 2078, 2079, 389, 506, 2080, 2081, 2082, 2083, 2084, 2085, 506, 2086,
    2087, 2088, 2089, 2090, 3655, 2091, 2092, 2093, 2094, 2095, 2096, 2097, 2098, 2099, 2100, 2101,
    2102, 2103, 2104, 2105, 2106, 2107, 2108, 2109, 466, 2110, 2111, 2112, 2113, 2114, 2115, 2116,
    2117, 2118, 2119, 2120, 2121, 2122, 2123, 2124, 2125, 2126, 2127, 2128, 2129, 2130, 2131, 2132,
    2133, 2134, 2135, 2136, 2137, 2138, 2139, 2140, 2141, 2142, 3646, 3690, 2143, 2144, 2145, 2146,
    2147, 3531, 3532, 3534, 2148, 438, 2149, 2150, 423, 2151, 425, 2152, 398, 3602, 3603, 3604,
    3606, 2153, 2154, 2155, 3612, 3611, 3611, 2156, 2157, 2158, 3613, 2159, 2160, 2161, 2162, 9,
    300, 3656, 2163, 2164, 9, 2165, 517, 3678, 2166, 534, 534, 3686, 2167, 2168, 9, 2169, 2170,
    2171, 2172, 2173, 2174, 2175, 2176, 2177, 455, 2178, 2179, 2180, 2181, 2182, 2183, 2184, 2185,
    2186, 3460, 2187, 2188, 2189, 16, 2190, 2191, 2192, 2193, 2194, 2195, 2196, 2197, 2198, 2199,
    2200, 2201, 2202, 2203, 2204, 2205, 2206, 2207, 2208, 2209, 2210, 2211, 396, 2212, 2213, 2214,
    2215, 2216, 2217, 2218, 2219, 2220, 2221, 2222, 2223, 2224, 2225, 2226, 2227, 2228, 2229, 2230,
    2231, 405, 2232, 2233, 2234, 2235, 409, 2236, 2237, 2238, 2239, 2240, 2241, 2242, 2243, 2244,
    2245, 2246, 2247, 2248, 2249, 2250, 2251, 2252, 2253, 2254, 2255, 2256, 2257, 2258, 2259, 2260,
    2261, 2262, 2263, 2264, 2265, 2266, 2267, 2268, 2269, 2270, 2271, 2272, 2273, 2274, 2275, 2276,
    2277, 2278, 429, 2279, 2280, 2281, 2282, 2283, 300, 2284, 2285, 2286, 2287, 2288, 2289, 2290,
    2291, 2292, 2293, 2294, 2295, 2296, 2297, 2298, 2299, 483, 2300, 2301, 485, 487, 2302, 2303,
    2304, 2305, 2306, 2307, 2308, 2309, 2310, 2311, 2312, 2313, 9, 300, 2314, 2315, 2316, 2317,
    2318, 2319, 2320, 322, 2321, 2322, 2323, 2324, 2325, 2326, 2327, 2328, 2329, 520, 2330, 2331,
    2332, 2333, 2334, 2335, 2336, 2337, 2338, 2339, 2340, 2341, 2342, 2343, 2344, 2345, 2346, 2347,
    2348, 2349, 2350, 2351, 3704, 2352, 2353, 2354, 2355, 2356, 2357, 2358, 2359, 2360, 2361, 2362,
    2363, 2364, 2365, 2367, 2366, 2368, 2369, 2370, 2371, 2372, 2373, 2374, 2375, 2376, 2377, 2378,
    2379, 2380, 2381, 2382, 2383, 2384, 2385, 2386, 324, 2387, 501, 2388, 2389, 2390, 2391, 2392,
    2393, 479, 2394, 2395, 132, 3555, 3561, 3555, 2396, 3700, 2397, 3607, 2398, 482, 2399, 2400,
    2401, 2402, 3348, 2403, 3652, 3653, 3696, 3697, 3696, 3697, 2404, 2405, 3666, 2406, 2407, 2408,
    2409, 2410, 2411, 3681, 2412, 2413, 2414, 2415, 2416, 2417, 3700, 2418, 2419, 2420, 2421, 2422,
    2423, 2424, 2425, 2426, 2427, 2428, 2429, 2430, 2431, 2432, 2433, 2434, 3458, 2435, 2436, 2437,
    2438, 2439, 2440, 2441, 2442, 2443, 2444, 2445, 2446, 2447, 2448, 2449, 2450, 2451, 2452, 2453,
    2454, 2455, 2456, 2457, 2458, 2459, 2460, 2461, 2462, 2463, 2464, 2465, 2466, 2467, 2468, 2469,
    2470, 2471, 2472, 2473, 2474, 2475, 2476, 2477, 2478, 2479, 2480, 2481, 2482, 2483, 2484, 2485,
    2486, 2487, 2488, 2489, 2490, 2491, 2492, 2493, 2494, 2495, 2496, 2497, 2498, 2499, 2500, 2501,
    2502, 2503, 2504, 2505, 2506, 2507, 2508, 2509, 2510, 2511, 2512, 2513, 2514, 2515, 2516, 2517,
    2518, 2519, 2520, 2521, 2522, 2523, 2524, 2525, 2526, 2527, 2528, 2529, 2530, 2531, 2532, 2533,
    2534, 2535, 2536, 2537, 2538, 2539, 2540, 2541, 2542, 2543, 2544, 2545, 2546, 2547, 2548, 2549,
    2550, 2551, 2552, 2553, 2554, 2555, 2556, 2557, 2558, 2559, 2560, 2561, 2562, 2563, 2564, 2565,
    2566, 2567, 2568, 2569, 2570, 2571, 2572, 2573, 2574, 2575, 2576, 2577, 2578, 2579, 2580, 2581,
    2582, 2583, 2584, 2585, 2586, 2587, 2588, 2589, 2590, 2591, 2592, 2593, 2594, 2595, 2596, 2597,
    2598, 2599, 2600, 2601, 2602, 2603, 2604, 2605, 2606, 2607, 2608, 2609, 2610, 2611, 2612, 2613,
    2614, 2615, 2616, 2617, 2618, 2619, 2620, 2621, 2622, 2623, 2624, 2625, 2626, 2627, 2628, 2629,
    2630, 2631, 2632, 2633, 2634, 2635, 2636, 2637, 2638, 2639, 2640, 2641, 2642, 2643, 2644, 2645,
    2646, 2647, 2648, 2649, 2650, 2651, 2652, 2653, 2654, 2655, 2656, 2657, 2658, 2659, 2660, 2661,
    2662, 2663, 2664, 2665, 2666, 2667, 2668, 2669, 2670, 2671, 2672, 2673, 2674, 2675, 2676, 2677,
    2678, 2679, 2680, 2681, 2682, 2683, 2684, 2685, 2686, 2687, 2688, 2689, 2690, 2691, 2692, 2693,
    2694, 2695, 2696, 2697, 2698, 2699, 2700, 2701, 2702, 2703, 2704, 2705, 2706, 2707, 2708, 2709,
    2710, 2711, 2712, 2713, 2714, 2715, 2716, 2717, 2718, 2719, 2720, 2721, 2722, 2723, 2724, 2725,
    2726, 2727, 2728, 2729, 2730, 2731, 2732, 2733, 2734, 2735, 2736, 2737, 2738, 2739, 2740, 2741,
    2742, 2743, 2744, 2745, 2746, 2747, 2748, 2749, 2750, 2751, 2752, 2753, 2754, 2755, 2756, 2757,
    2758, 2759, 2760, 2761, 2762, 2763, 2764, 2765, 2766, 2767, 2768, 2769, 2770, 2771, 2772, 2773,
    2774, 2775, 2776, 2777, 2778, 2779, 2780, 2781, 2782, 2783, 2784, 2785, 2786, 2787, 2788, 2789,
    2790, 2791, 2792, 2793, 2794, 2795, 2796, 2797, 2798, 2799, 2800, 2801, 2802, 2803, 2804, 2805,
    2806, 2807, 2808, 2809, 2810, 2811, 2812, 2813, 2814, 2815, 2816, 2817, 2818, 2819, 2820, 2821,
    2822, 2823, 2824, 2825, 2826, 2827, 2828, 2829, 2830, 2831, 2832, 2833, 2834, 2835, 2836, 2837,
    2838, 2839, 2840, 2841, 2842, 2843, 2844, 2845, 2846, 2847, 2848, 2849, 2850, 2851, 2852, 2853,
    2854, 2855, 2856, 2857, 2858, 2859, 2860, 2861, 2862, 2863, 2864, 2865, 2866, 2867, 2868, 2869,
    2870, 2871, 2872, 2873, 2874, 2875, 2876, 2877, 2878, 2879, 2880, 2881, 2882, 2883, 2884, 2885,
    2886, 2887, 2888, 2889, 2890, 2891, 2892, 2893, 2894, 2895, 2896, 2897, 2898, 2899, 2900, 2901,
    2902, 2903, 2904, 2905, 2906, 2907, 2908, 2909, 2910, 2911, 2912, 2913, 2914, 2915, 2916, 2917,
    2918, 2919, 2920, 2921, 2922, 2923, 2924, 2925, 2926, 2927, 2928, 2929, 2930, 2931, 2932, 2933,
    2934, 2935, 2936, 2937, 2938, 2939, 2940, 2941, 2942, 2943, 2944, 2945, 2946, 2947, 2948, 2949,
    2950, 2951, 2952, 2953, 2954, 2955, 2956, 2957, 2958, 2959, 2960, 2961, 2962, 2963, 2964, 2965,
    2966, 2967, 3644, 2968, 2969, 2970, 2971, 3421, 2972, 2973, 2974, 2975, 2976, 2977, 2978, 2979,
    2980, 2981, 2982, 2983, 2984, 2985, 2986, 2987, 2988, 3651, 3652, 2989, 2990, 2991, 2992, 2993,
    2994, 2995, 2996, 2997, 2998, 2999, 3000, 3001, 3002, 3003, 3004, 3005, 3006, 3007, 3008, 3009,
    3010, 3011, 3012, 3013, 3014, 3015, 3016, 3017, 3018, 3019, 3020, 3021, 3022, 3023, 3024, 3025,
    3026, 3027, 3663, 3028, 3029, 3030, 3031, 3032, 3033, 3034, 3035, 3036, 3037, 3038, 3039, 3040,
    3041, 3042, 3043, 3044, 3045, 3046, 3047, 3048, 3049, 3050, 3051, 3052, 3053, 3054, 3055, 3056,
    3057, 3058, 3059, 3060, 3061, 3062, 3063, 3064, 3065, 3066, 3067, 3068, 3069, 3070, 3071, 3072,
    3073, 3074, 3075, 3076, 3077, 3078, 3079, 3667, 3080, 3081, 3082, 3083, 3084, 3085, 3086, 3087,
    3088, 3089, 3090, 3091, 3092, 3093, 3094, 3095, 3096, 3097, 3098, 3099, 3100, 3101, 3102, 3103,
    3104, 3105, 3106, 3107, 3108, 3109, 3110, 3111, 3112, 3113, 3114, 3115, 3116, 3117, 3118, 3119,
    3120, 3121, 3122, 3123, 3124, 3125, 3126, 3127, 3128, 3129, 3130, 3131, 3132, 3133, 3134, 3135,
    3136, 3137, 3138, 3139, 3140, 3141, 3142, 3143, 3144, 3145, 3146, 3147, 3148, 3149, 3150, 3151,
    3152, 3153, 3154, 3155, 3156, 3157, 3158, 3159, 3160, 3161, 3162, 3163, 3164, 3165, 3166, 3167,
    3168, 3169, 3170, 3171, 3172, 3173, 3174, 3175, 3176, 3177, 3178, 3179, 3180, 3181, 3182, 3183,
    3184, 3185, 3186, 3187, 3188, 3189, 3190, 3191, 3192, 3193, 3194, 3195, 3196, 3197, 3198, 3199,
    3200, 3201, 3202, 3203, 3204, 3205, 3206, 3207, 3208, 3209, 3210, 3699, 3211, 3212, 3213, 3214,
    3215, 133, 3700, 3216, 3217, 3218, 3219, 3220, 3221, 3222, 3223, 3224, 3225, 3226, 3227, 3228,
    3229, 3230, 3231, 3232, 3233, 3234, 3235, 3236, 3237, 3238, 3239, 3240, 3241, 3242, 3243, 3244,
    3245, 3246, 3247, 3248, 3249, 3250, 3251, 3252, 3253, 3254, 3255, 3256, 3257, 3258, 3259, 3260,
    3261, 3262, 3263, 3264, 3265, 3266, 3267, 3268, 3269, 3270, 3271, 3272, 3273, 3274, 3707, 3275,
    3466, 3467, 3276, 3533, 3587, 3277, 3278, 3279, 3280, 3281, 3282, 3283, 3375, 3284, 3285, 3632,
    3632, 3629, 3631, 3631, 3629, 3286, 3533, 3463, 323, 3287, 3288, 3289, 3290, 3291, 3292, 3293,
    3294, 3295, 3296, 3297, 3298, 3299, 3300, 3301, 3459, 3302, 3303, 3304, 3305, 3306, 3307, 3308,
    3309, 3310, 3311, 3312, 3313, 3314, 3570, 3315, 6, 3316, 3317, 3318, 3319, 3320, 262, 3375,
    3321, 3322, 3323, 3324, 3325, 3629, 3629, 437, 436, 469, 470, 471, 472, 473, 474, 475, 3533,
    3326, 3327, 3328, 3329, 3330, 3331, 3332, 3333, 3334, 3335, 3336, 3337, 3338, 3339, 3340, 3341,
    3342, 3343, 3344, 3345, 3346, 3347,
  ]

  /// Where those of each type begin.
  static let mimeOwnStarts: [UInt16] = [
    0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 7, 7, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 15, 16, 16,
    16, 17, 18, 18, 18, 18, 19, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 21, 22, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24,
    24, 24, 24, 25, 26, 26, 26, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 30, 30, 31, 31, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 33, 33, 34,
    35, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36,
    36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36,
    36, 36, 36, 36, 36, 36, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 40, 41, 41, 41, 41, 41,
    41, 42, 42, 43, 43, 43, 43, 43, 43, 43, 44, 44, 44, 44, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45,
    45, 45, 45, 45, 46, 46, 48, 48, 48, 48, 49, 49, 49, 49, 49, 49, 49, 50, 51, 52, 52, 52, 52, 52,
    53, 53, 53, 53, 53, 53, 53, 53, 55, 57, 59, 59, 60, 60, 60, 60, 60, 62, 62, 62, 64, 66, 66, 70,
    71, 72, 73, 74, 75, 76, 77, 78, 79, 79, 80, 81, 82, 82, 82, 83, 84, 84, 85, 85, 86, 86, 86, 86,
    86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 87, 87, 87, 87, 89, 92, 93, 94, 95, 95, 96, 96, 96, 96,
    96, 96, 97, 97, 97, 98, 98, 98, 100, 102, 104, 105, 105, 105, 107, 107, 107, 107, 108, 111, 111,
    112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130,
    131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149,
    150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168,
    169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187,
    188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206,
    207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225,
    226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244,
    245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263,
    264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282,
    283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301,
    302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320,
    321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339,
    340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358,
    359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377,
    378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396,
    397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415,
    416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434,
    435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453,
    454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472,
    473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491,
    492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510,
    511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529,
    530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545, 546, 547, 548,
    549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567,
    568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586,
    587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605,
    606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624,
    625, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643,
    644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662,
    663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681,
    682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700,
    701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719,
    720, 721, 722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738,
    739, 740, 741, 742, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757,
    758, 759, 760, 761, 762, 763, 764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776,
    777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 795,
    796, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814,
    815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833,
    834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850, 851, 852,
    853, 854, 855, 856, 857, 858, 859, 860, 861, 862, 863, 864, 865, 866, 867, 868, 869, 870, 871,
    872, 873, 874, 875, 876, 877, 878, 879, 880, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890,
    891, 892, 893, 894, 895, 896, 897, 898, 899, 900, 901, 902, 903, 904, 905, 906, 907, 908, 909,
    910, 911, 912, 913, 914, 915, 916, 917, 918, 919, 920, 921, 922, 923, 924, 925, 926, 927, 928,
    929, 930, 931, 932, 933, 934, 935, 936, 937, 938, 939, 940, 941, 942, 943, 944, 945, 946, 947,
    948, 949, 950, 951, 952, 953, 954, 955, 956, 957, 958, 959, 960, 961, 962, 963, 964, 965, 966,
    967, 968, 969, 970, 971, 972, 973, 974, 975, 976, 977, 978, 979, 980, 981, 982, 983, 984, 985,
    986, 987, 988, 989, 990, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1000, 1001, 1002, 1003,
    1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1018, 1019,
    1020, 1021, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030, 1031, 1032, 1033, 1034, 1035,
    1036, 1037, 1038, 1039, 1040, 1041, 1042, 1043, 1044, 1045, 1046, 1047, 1048, 1049, 1050, 1051,
    1052, 1053, 1054, 1055, 1056, 1057, 1058, 1059, 1060, 1061, 1062, 1063, 1064, 1065, 1066, 1067,
    1068, 1069, 1070, 1071, 1072, 1073, 1074, 1075, 1076, 1077, 1078, 1079, 1080, 1081, 1082, 1083,
    1084, 1085, 1086, 1087, 1088, 1089, 1090, 1091, 1092, 1093, 1094, 1095, 1096, 1097, 1098, 1099,
    1100, 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111, 1112, 1113, 1114, 1115,
    1116, 1117, 1118, 1119, 1120, 1121, 1122, 1123, 1124, 1125, 1126, 1127, 1128, 1129, 1130, 1131,
    1132, 1133, 1134, 1135, 1136, 1137, 1138, 1139, 1140, 1141, 1142, 1143, 1144, 1145, 1146, 1147,
    1148, 1149, 1150, 1151, 1152, 1153, 1154, 1155, 1156, 1157, 1158, 1159, 1160, 1161, 1162, 1163,
    1164, 1165, 1166, 1167, 1168, 1169, 1170, 1171, 1172, 1173, 1174, 1175, 1176, 1177, 1178, 1179,
    1180, 1181, 1182, 1183, 1184, 1185, 1186, 1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194, 1195,
    1196, 1197, 1198, 1199, 1200, 1201, 1202, 1203, 1204, 1205, 1206, 1207, 1208, 1209, 1210, 1211,
    1212, 1213, 1214, 1215, 1216, 1217, 1218, 1219, 1220, 1221, 1222, 1223, 1224, 1225, 1226, 1227,
    1228, 1229, 1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1240, 1241, 1242, 1243,
    1244, 1245, 1246, 1247, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 1259,
    1260, 1261, 1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269, 1270, 1271, 1272, 1273, 1274, 1275,
    1276, 1277, 1278, 1279, 1280, 1281, 1282, 1283, 1284, 1285, 1286, 1287, 1288, 1289, 1290, 1291,
    1292, 1293, 1294, 1295, 1296, 1297, 1298, 1299, 1300, 1301, 1302, 1303, 1304, 1305, 1306, 1307,
    1308, 1309, 1310, 1311, 1312, 1313, 1314, 1315, 1316, 1317, 1318, 1319, 1320, 1321, 1322, 1323,
    1324, 1325, 1326, 1327, 1328, 1329, 1330, 1331, 1332, 1333, 1334, 1335, 1336, 1337, 1338, 1339,
    1340, 1341, 1342, 1343, 1344, 1345, 1346, 1347, 1348, 1349, 1350, 1351, 1352, 1353, 1354, 1355,
    1356, 1357, 1358, 1359, 1360, 1361, 1362, 1363, 1364, 1365, 1366, 1367, 1368, 1369, 1370, 1371,
    1372, 1373, 1374, 1375, 1376, 1377, 1378, 1379, 1380, 1381, 1382, 1383, 1384, 1385, 1386, 1387,
    1388, 1389, 1390, 1391, 1392, 1393, 1394, 1395, 1396, 1397, 1398, 1399, 1400, 1401, 1402, 1403,
    1404, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412, 1413, 1414, 1415, 1416, 1417, 1418, 1419,
    1420, 1421, 1422, 1423, 1424, 1425, 1426, 1427, 1428, 1429, 1430, 1431, 1432, 1433, 1434, 1435,
    1436, 1437, 1438, 1439, 1440, 1441, 1442, 1443, 1444, 1445, 1446, 1447, 1448, 1449, 1450, 1451,
    1452, 1453, 1454, 1455, 1456, 1457, 1458, 1459, 1460, 1461, 1462, 1463, 1464, 1465, 1466, 1467,
    1468, 1469, 1470, 1471, 1472, 1473, 1474, 1475, 1476, 1477, 1478, 1479, 1480, 1481, 1482, 1483,
    1484, 1485, 1486, 1487, 1488, 1489, 1490, 1491, 1492, 1493, 1494, 1495, 1496, 1497, 1498, 1499,
    1500, 1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508, 1509, 1510, 1511, 1512, 1513, 1514, 1515,
    1516, 1517, 1518, 1519, 1520, 1521, 1522, 1523, 1524, 1525, 1526, 1527, 1528, 1529, 1530, 1531,
    1532, 1533, 1534, 1535, 1536, 1537, 1538, 1539, 1540, 1541, 1542, 1543, 1544, 1545, 1546, 1547,
    1548, 1549, 1550, 1551, 1552, 1553, 1554, 1555, 1556, 1557, 1558, 1559, 1560, 1561, 1562, 1563,
    1564, 1565, 1566, 1567, 1568, 1569, 1570, 1571, 1572, 1573, 1574, 1575, 1576, 1577, 1578, 1579,
    1580, 1581, 1582, 1583, 1584, 1585, 1586, 1587, 1588, 1589, 1590, 1591, 1592, 1593, 1594, 1595,
    1596, 1597, 1598, 1599, 1600, 1601, 1602, 1603, 1604, 1605, 1606, 1607, 1608, 1609, 1610, 1611,
    1612, 1613, 1614, 1615, 1616, 1617, 1618, 1619, 1620, 1621, 1622, 1623, 1624, 1625, 1626, 1627,
    1628, 1629, 1630, 1631, 1632, 1633, 1634, 1635, 1636, 1637, 1638, 1639, 1640, 1641, 1642, 1643,
    1644, 1645, 1646, 1647, 1648, 1649, 1650, 1651, 1652, 1653, 1654, 1655, 1656, 1657, 1658, 1659,
    1660, 1661, 1662, 1663, 1664, 1665, 1666, 1667, 1668, 1669, 1670, 1671, 1672, 1673, 1674, 1675,
    1676, 1677, 1678, 1679, 1680, 1681, 1682, 1683, 1684, 1685, 1686, 1687, 1688, 1689, 1690, 1691,
    1692, 1693, 1694, 1695, 1696, 1697, 1698, 1699, 1700, 1701, 1702, 1703, 1704, 1705, 1706, 1707,
    1708, 1709, 1710, 1711, 1712, 1713, 1714, 1715, 1716, 1717, 1718, 1719, 1720, 1721, 1722, 1723,
    1724, 1725, 1726, 1727, 1728, 1729, 1730, 1731, 1732, 1733, 1734, 1735, 1736, 1737, 1738, 1739,
    1740, 1741, 1742, 1743, 1744, 1745, 1746, 1747, 1748, 1749, 1750, 1751, 1752, 1753, 1754, 1755,
    1756, 1757, 1758, 1759, 1760, 1761, 1762, 1763, 1764, 1765, 1766, 1767, 1768, 1769, 1770, 1771,
    1772, 1773, 1774, 1775, 1776, 1777, 1778, 1779, 1780, 1781, 1782, 1783, 1784, 1785, 1786, 1787,
    1788, 1789, 1790, 1791, 1792, 1793, 1794, 1795, 1796, 1797, 1798, 1799, 1800, 1801, 1802, 1803,
    1804, 1805, 1806, 1807, 1808, 1809, 1810, 1811, 1812, 1813, 1814, 1815, 1816, 1817, 1818, 1819,
    1820, 1821, 1822, 1823, 1824, 1825, 1826, 1827, 1828, 1829, 1830, 1831, 1832, 1833, 1834, 1835,
    1836, 1837, 1838, 1839, 1840, 1841, 1842, 1843, 1844, 1845, 1846, 1847, 1848, 1849, 1850, 1851,
    1852, 1853, 1854, 1855, 1856, 1857, 1858, 1859, 1860, 1861, 1862, 1863, 1864, 1865, 1866, 1867,
    1868, 1869, 1870, 1871, 1872, 1873, 1874, 1875, 1876, 1877, 1878, 1879, 1880, 1881, 1882, 1883,
    1884, 1885, 1886, 1887, 1888, 1889, 1890, 1891, 1892, 1893, 1894, 1895, 1896, 1897, 1898, 1899,
    1900, 1901, 1902, 1903, 1904, 1905, 1906, 1907, 1908, 1909, 1910, 1911, 1912, 1913, 1914, 1915,
    1916, 1917, 1918, 1919, 1920, 1921, 1922, 1923, 1924, 1925, 1926, 1927, 1928, 1929, 1930, 1931,
    1932, 1933, 1934, 1935, 1936, 1937, 1938, 1939, 1940, 1941, 1942, 1943, 1944, 1945, 1946, 1947,
    1948, 1949, 1950, 1951, 1952, 1953, 1954, 1955, 1956, 1957, 1958, 1959, 1960, 1961, 1962, 1963,
    1964, 1965, 1966, 1967, 1968, 1969, 1970, 1971, 1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979,
    1980, 1981, 1982, 1983, 1984, 1985, 1986, 1987, 1988, 1989, 1990, 1991, 1992, 1993, 1994, 1995,
    1996, 1997, 1998, 1999, 2000, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009, 2010, 2011,
    2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027,
    2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036, 2037, 2038, 2039, 2040, 2041, 2042, 2043,
    2044, 2045, 2046, 2047, 2048, 2049, 2050, 2051, 2052, 2053, 2054, 2055, 2056, 2057, 2058, 2059,
    2060, 2061, 2062, 2063, 2064, 2065, 2066, 2067, 2068, 2069, 2070, 2071, 2072, 2073, 2074, 2075,
    2076, 2077, 2078, 2079, 2080, 2081, 2082, 2083, 2084, 2085, 2086, 2087, 2088, 2089, 2090, 2091,
    2092, 2093, 2094, 2095, 2096, 2097, 2098, 2099, 2100, 2101, 2102, 2103, 2104, 2105, 2106, 2107,
    2108, 2109, 2110, 2111, 2112, 2113, 2114, 2115, 2116, 2117, 2118, 2119, 2120, 2121, 2122, 2123,
    2124, 2125, 2126, 2127, 2128, 2129, 2130, 2131, 2132, 2133, 2134, 2135, 2136, 2137, 2138, 2139,
    2140, 2141, 2142, 2143, 2144, 2145, 2146, 2147, 2148, 2149, 2150, 2151, 2152, 2153, 2154, 2155,
    2156, 2157, 2158, 2159, 2160, 2161, 2162, 2163, 2164, 2165, 2166, 2167, 2168, 2169, 2170, 2171,
    2172, 2173, 2174, 2175, 2176, 2177, 2178, 2179, 2180, 2181, 2182, 2183, 2184, 2185, 2186, 2187,
    2188, 2189, 2190, 2191, 2192, 2193, 2194, 2195, 2196, 2197, 2198, 2199, 2200, 2201, 2202, 2203,
    2204, 2205, 2206, 2207, 2208, 2209, 2210, 2211, 2212, 2213, 2214, 2215, 2216, 2217, 2218, 2219,
    2220, 2221, 2222, 2223, 2224, 2225, 2226, 2227, 2228, 2229, 2230, 2231, 2232, 2233, 2234, 2235,
    2236, 2237, 2238, 2239, 2240, 2241, 2242, 2243, 2244, 2245, 2246, 2247, 2248, 2249, 2250, 2251,
    2252, 2253, 2254, 2255, 2256, 2257, 2258, 2259, 2260, 2261, 2262, 2263, 2264, 2265, 2266, 2267,
    2268, 2269, 2270, 2271, 2272, 2273, 2274, 2275, 2276, 2277, 2278, 2279, 2280, 2281, 2282, 2283,
    2284, 2285, 2286, 2287, 2288, 2289, 2290, 2291, 2292, 2293, 2294, 2295, 2296, 2297, 2298, 2299,
    2300, 2301, 2302, 2303, 2304, 2305, 2306, 2307, 2308, 2309, 2310, 2311, 2312, 2313, 2314, 2315,
    2316, 2317, 2318, 2319, 2320, 2321, 2322, 2323, 2324, 2325, 2326, 2327, 2328, 2329, 2330, 2331,
    2332, 2333, 2334, 2335, 2336, 2337, 2338, 2339, 2340, 2341, 2342, 2343, 2344, 2345, 2346, 2347,
    2348, 2349, 2350, 2351, 2352, 2353, 2354, 2355, 2356, 2357, 2358, 2359, 2360, 2361, 2362, 2363,
    2364, 2365, 2366, 2367, 2368, 2369, 2370, 2371, 2372, 2373, 2374, 2375, 2376, 2377, 2378, 2379,
    2380, 2381, 2382, 2383, 2384, 2385, 2386, 2387, 2388, 2389, 2390, 2391, 2392, 2393, 2394, 2395,
    2396, 2397, 2398, 2399, 2400, 2401, 2402, 2403, 2404, 2405, 2406, 2407, 2408, 2409, 2410, 2411,
    2412, 2413, 2414, 2415, 2416, 2417, 2418, 2419, 2420, 2421, 2422, 2423, 2424, 2425, 2426, 2427,
    2428, 2429, 2430, 2431, 2432, 2433, 2434, 2435, 2436, 2437, 2438, 2439, 2440, 2441, 2442, 2443,
    2444, 2445, 2446, 2447, 2448, 2449, 2450, 2451, 2452, 2453, 2454, 2455, 2456, 2457, 2458, 2459,
    2460, 2461, 2462, 2463, 2464, 2465, 2466, 2467, 2468, 2469, 2470, 2471, 2472, 2473, 2474, 2475,
    2476, 2477, 2478, 2479, 2480, 2481, 2482, 2483, 2484, 2485, 2486, 2487, 2488, 2489, 2490, 2491,
    2492, 2493, 2494, 2495, 2496, 2497, 2498, 2499, 2500, 2501, 2502, 2503, 2504, 2505, 2506, 2507,
    2508, 2509, 2510, 2511, 2512, 2513, 2514, 2515, 2516, 2517, 2518, 2519, 2520, 2521, 2522, 2523,
    2524, 2525, 2526, 2527, 2528, 2529, 2530, 2531, 2532, 2533, 2534, 2535, 2536, 2537, 2538, 2539,
    2540, 2541, 2542, 2543, 2544, 2545, 2546, 2547, 2548, 2549, 2550, 2551, 2552, 2553, 2554, 2555,
    2556, 2557, 2558, 2559, 2560, 2561, 2562, 2563, 2564, 2565, 2566, 2567, 2568, 2569, 2570, 2571,
    2572, 2573, 2574, 2575, 2576, 2577, 2578, 2579, 2580, 2581, 2582, 2583, 2584, 2585, 2586, 2587,
    2588, 2589, 2590, 2591, 2592, 2593, 2594, 2595, 2596, 2597, 2598, 2599, 2600, 2601, 2602, 2603,
    2604, 2605, 2606, 2607, 2608, 2609, 2610, 2611, 2612, 2613, 2614, 2615, 2616, 2617, 2618, 2619,
    2620, 2621, 2622, 2623, 2624, 2625, 2626, 2627, 2628, 2629, 2630, 2631, 2632, 2633, 2634, 2635,
    2636, 2637, 2638, 2639, 2640, 2641, 2642, 2643, 2644, 2645, 2646, 2647, 2648, 2649, 2650, 2651,
    2652, 2653, 2654, 2655, 2656, 2657, 2658, 2659, 2660, 2661, 2662, 2663, 2664, 2665, 2666, 2667,
    2668, 2669, 2670, 2671, 2672, 2673, 2674, 2675, 2676, 2677, 2678, 2679, 2680, 2681, 2682, 2683,
    2684, 2685, 2686, 2687, 2688, 2689, 2690, 2691, 2692, 2693, 2694, 2695, 2696, 2697, 2698, 2699,
    2700, 2701, 2702, 2703, 2704, 2705, 2706, 2707, 2708, 2709, 2710, 2711, 2712, 2713, 2714, 2715,
    2716, 2717, 2718, 2719, 2720, 2721, 2722, 2723, 2724, 2725, 2726, 2727, 2728, 2729, 2730, 2731,
    2732, 2733, 2734, 2735, 2736, 2737, 2738, 2739, 2740, 2741, 2742, 2743, 2744, 2745, 2746, 2747,
    2748, 2749, 2750, 2751, 2752, 2753, 2754, 2755, 2756, 2757, 2758, 2759, 2760, 2761, 2762, 2763,
    2764, 2765, 2766, 2767, 2768, 2769, 2770, 2771, 2772, 2773, 2774, 2775, 2776, 2777, 2778, 2779,
    2780, 2781, 2782, 2783, 2784, 2785, 2786, 2787, 2788, 2789, 2790, 2791, 2792, 2793, 2794, 2795,
    2796, 2797, 2798, 2799, 2800, 2801, 2802, 2803, 2804, 2805, 2806, 2807, 2808, 2809, 2810, 2811,
    2812, 2813, 2814, 2815, 2816, 2817, 2818, 2819, 2820, 2821, 2822, 2823, 2824, 2825, 2826, 2827,
    2828, 2829, 2830, 2831, 2832, 2833, 2834, 2835, 2836, 2837, 2838, 2839, 2840, 2841, 2842, 2843,
    2844, 2845, 2846, 2847, 2848, 2849, 2850, 2851, 2852, 2853, 2854, 2855, 2856, 2857, 2858, 2859,
    2860, 2861, 2862, 2863, 2864, 2865, 2866, 2867, 2868, 2869, 2870, 2871, 2872, 2873, 2874, 2875,
    2876, 2877, 2878, 2879, 2880, 2881, 2882, 2883, 2884, 2885, 2886, 2887, 2888, 2889, 2890, 2891,
    2892, 2893, 2894, 2895, 2896, 2897, 2898, 2899, 2900, 2901, 2902, 2903, 2904, 2905, 2906, 2907,
    2908, 2909, 2910, 2911, 2912, 2913, 2914, 2915, 2916, 2917, 2918, 2919, 2920, 2921, 2922, 2923,
    2924, 2924, 2925, 2926, 2926, 2926, 2926, 2926, 2926, 2926, 2927, 2927, 2928, 2930, 2930, 2931,
    2931, 2931, 2931, 2931, 2931, 2931, 2931, 2931, 2931, 2931, 2933, 2935, 2936, 2936, 2937, 2938,
    2939, 2940, 2941, 2942, 2943, 2944, 2945, 2946, 2947, 2948, 2949, 2950, 2951, 2952, 2953, 2954,
    2956, 2958, 2959, 2962, 2963, 2965, 2966, 2968, 2969, 2970, 2970, 2971, 2972, 2973, 2974, 2975,
    2976, 2977, 2978, 2979, 2980, 2981, 2982, 2983, 2984, 2985, 2985, 2985, 2986, 2987, 2987, 2987,
    2988, 2988, 2988, 2988, 2988, 2988, 2988, 2988, 2988, 2988, 2988, 2988, 2988, 2988, 2988, 2988,
    2988, 2988, 2988, 2988, 2988, 2988, 2988, 2988, 2988, 2988, 2988, 2988, 2988, 2988, 2989, 2991,
    2992, 2993, 2994, 2995, 2996, 2996, 2998, 3000, 3002, 3003, 3003, 3003, 3005, 3005, 3005, 3005,
    3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005,
    3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005,
    3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005, 3005,
    3006, 3006, 3006, 3006, 3006, 3006, 3006, 3007, 3008, 3011, 3012, 3012, 3012, 3012, 3017, 3017,
    3017, 3017, 3017, 3017, 3017, 3017, 3017, 3017, 3017, 3017, 3017, 3017, 3017, 3017, 3017, 3019,
    3019, 3019, 3019, 3019, 3019, 3020, 3021, 3021, 3021, 3021, 3021, 3021, 3021, 3022, 3023, 3023,
    3023, 3023, 3023, 3023, 3023, 3023, 3023, 3023, 3023, 3024, 3024, 3024, 3024, 3024, 3024, 3025,
    3025, 3025, 3025, 3025, 3025, 3025, 3026, 3026, 3026, 3026, 3026, 3026, 3026, 3026, 3027, 3028,
    3029, 3029, 3030, 3031, 3031, 3031, 3031, 3033, 3034, 3035, 3036, 3036, 3036, 3036, 3039, 3039,
    3039, 3041, 3041, 3041, 3041, 3041, 3049, 3050, 3050, 3054, 3054, 3056, 3058, 3060, 3060, 3060,
    3060, 3061, 3061, 3061, 3061, 3061, 3061, 3062, 3063, 3063, 3064, 3064, 3064, 3064, 3064, 3065,
    3068, 3069, 3069, 3070, 3071, 3071, 3071, 3071, 3071, 3071, 3071, 3072, 3072, 3073, 3074, 3075,
    3075, 3075, 3075, 3075, 3075, 3075, 3075, 3075, 3075, 3075, 3076, 3076, 3076, 3077, 3079, 3079,
    3079, 3079, 3080, 3080, 3080, 3080, 3081, 3081, 3081, 3081, 3081, 3081, 3083, 3085, 3085, 3086,
    3089, 3089, 3089, 3090, 3091, 3091, 3092, 3094, 3094, 3095, 3096, 3098, 3098,
  ]

  /// Those of each type, the preferred one first.
  static let mimeOwn: [UInt16] = [
    3040, 100, 1829, 1814, 1986, 1819, 104, 116, 1853, 63, 62, 9, 2076, 2921, 1020, 1021, 1022,
    1023, 1024, 1025, 1684, 3046, 64, 1107, 642, 643, 1685, 1815, 1987, 1952, 196, 197, 1320, 1995,
    3008, 2064, 1527, 1601, 1709, 1651, 1623, 1876, 1795, 1897, 1902, 1791, 1793, 262, 1946, 3056,
    3055, 1788, 384, 382, 77, 382, 77, 382, 77, 1839, 397, 80, 397, 80, 397, 80, 1635, 1636, 1637,
    1743, 1175, 1175, 3057, 3058, 3059, 3060, 3061, 3062, 3063, 81, 81, 2073, 2085, 1969, 1972,
    1973, 2066, 490, 1327, 1634, 1710, 1717, 496, 497, 1348, 1276, 1821, 2005, 1432, 1388, 1430,
    1386, 1431, 1387, 49, 1034, 51, 37, 1824, 1825, 156, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 14, 15,
    16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 28, 29, 30, 31, 32, 34, 35, 36, 38, 40, 41, 42, 43, 44,
    45, 46, 47, 48, 50, 52, 54, 55, 56, 57, 58, 59, 60, 61, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
    75, 76, 78, 79, 83, 84, 85, 86, 87, 89, 90, 92, 93, 94, 95, 96, 97, 98, 99, 101, 102, 103, 106,
    107, 108, 109, 110, 111, 112, 113, 114, 115, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126,
    127, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146,
    147, 148, 149, 150, 151, 152, 154, 155, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
    168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186,
    187, 188, 189, 190, 191, 192, 193, 194, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208,
    209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 227, 228,
    229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247,
    248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 263, 264, 265, 266, 267,
    268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286,
    287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305,
    306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324,
    325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343,
    344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362,
    363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381,
    383, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 399, 402, 403, 404, 405, 406, 407, 408,
    409, 410, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429,
    430, 431, 432, 433, 434, 435, 442, 447, 450, 453, 455, 458, 459, 460, 461, 462, 463, 465, 472,
    473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 491, 492,
    493, 494, 495, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513,
    514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 527, 531, 534, 535, 536, 547, 548,
    549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567,
    568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586,
    587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605,
    607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625,
    626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 644, 645, 646,
    647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665,
    666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684,
    685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703,
    704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 716, 718, 719, 721, 722, 723, 724, 725,
    726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 744,
    745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763,
    764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 782, 783,
    784, 785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802,
    803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821,
    822, 823, 824, 825, 826, 827, 828, 829, 830, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841,
    842, 843, 844, 845, 846, 847, 848, 849, 850, 851, 852, 853, 854, 855, 856, 857, 858, 859, 860,
    861, 862, 863, 864, 865, 866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879,
    880, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890, 891, 892, 893, 894, 895, 896, 897, 898,
    899, 900, 901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 911, 912, 913, 914, 915, 916, 917,
    918, 919, 920, 921, 922, 923, 924, 925, 926, 927, 928, 929, 930, 931, 932, 933, 934, 935, 936,
    937, 938, 939, 940, 941, 942, 943, 944, 945, 946, 947, 948, 949, 950, 951, 952, 953, 954, 955,
    956, 957, 958, 959, 960, 961, 962, 963, 965, 966, 967, 968, 969, 970, 972, 973, 974, 975, 976,
    977, 978, 979, 980, 981, 982, 983, 984, 985, 986, 987, 988, 989, 990, 991, 992, 993, 994, 995,
    996, 997, 998, 999, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011,
    1012, 1013, 1014, 1015, 1016, 1017, 1018, 1019, 1026, 1027, 1028, 1029, 1030, 1031, 1032, 1033,
    1035, 1036, 1037, 1038, 1039, 1040, 1041, 1042, 1043, 1044, 1045, 1046, 1047, 1048, 1049, 1050,
    1051, 1052, 1053, 1054, 1055, 1056, 1057, 1058, 1059, 1060, 1061, 1062, 1063, 1064, 1065, 1066,
    1067, 1068, 1069, 1070, 1071, 1072, 1073, 1074, 1075, 1076, 1077, 1078, 1079, 1080, 1081, 1082,
    1083, 1084, 1085, 1086, 1087, 1088, 1089, 1090, 1091, 1092, 1093, 1094, 1095, 1096, 1098, 1097,
    1099, 1100, 1101, 1102, 1103, 1104, 1105, 1106, 1108, 1109, 1110, 1111, 1112, 1113, 1114, 1115,
    1116, 1117, 1118, 1119, 1120, 1121, 1122, 1123, 1124, 1125, 1126, 1127, 1128, 1129, 1130, 1131,
    1132, 1133, 1134, 1135, 1136, 1137, 1138, 1139, 1140, 1141, 1142, 1143, 1144, 1145, 1146, 1147,
    1148, 1149, 1150, 1151, 1152, 1153, 1154, 1155, 1156, 1157, 1158, 1159, 1160, 1161, 1162, 1163,
    1164, 1165, 1166, 1167, 1168, 1169, 1170, 1171, 1172, 1173, 1174, 1176, 1177, 1178, 1179, 1180,
    1181, 1182, 1183, 1184, 1185, 1186, 1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194, 1195, 1197,
    1198, 1199, 1200, 1201, 1202, 1203, 1204, 1205, 1206, 1207, 1208, 1209, 1210, 1211, 1212, 1213,
    1214, 1215, 1216, 1217, 1218, 1219, 1220, 1221, 1222, 1223, 1224, 1225, 1226, 1227, 1228, 1229,
    1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1240, 1241, 1242, 1243, 1244, 1245,
    1246, 1247, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 1259, 1260, 1261,
    1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269, 1270, 1271, 1272, 1273, 1274, 1275, 1277, 1278,
    1279, 1280, 1281, 1282, 1283, 1284, 1285, 1286, 1287, 1288, 1289, 1290, 1291, 1292, 1293, 1294,
    1295, 1296, 1297, 1298, 1299, 1300, 1301, 1302, 1303, 1304, 1305, 1306, 1307, 1308, 1309, 1310,
    1311, 1312, 1313, 1314, 1315, 1316, 1317, 1318, 1319, 1321, 1322, 1323, 1324, 1325, 1326, 1328,
    1329, 1330, 1331, 1332, 1333, 1334, 1335, 1336, 1337, 1338, 1339, 1340, 1341, 1342, 1343, 1344,
    1345, 1346, 1347, 1349, 1350, 1351, 1352, 1353, 1354, 1355, 1356, 1357, 1358, 1359, 1360, 1361,
    1362, 1363, 1364, 1365, 1366, 1367, 1368, 1369, 1370, 1371, 1372, 1373, 1374, 1375, 1376, 1377,
    1378, 1379, 1380, 1381, 1382, 1383, 1384, 1385, 1389, 1390, 1391, 1392, 1393, 1394, 1395, 1396,
    1397, 1398, 1399, 1400, 1401, 1402, 1403, 1404, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412,
    1413, 1414, 1415, 1416, 1417, 1418, 1419, 1420, 1421, 1422, 1423, 1424, 1425, 1426, 1427, 1428,
    1429, 1433, 1434, 1435, 1436, 1437, 1438, 1439, 1440, 1441, 1442, 1443, 1444, 1445, 1446, 1447,
    1448, 1450, 1451, 1452, 1453, 1454, 1455, 1456, 1457, 1458, 1459, 1460, 1461, 1462, 1463, 1464,
    1465, 1466, 1467, 1468, 1469, 1470, 1471, 1472, 1473, 1474, 1475, 1476, 1477, 1478, 1479, 1480,
    1481, 1482, 1483, 1484, 1485, 1486, 1487, 1488, 1489, 1490, 1491, 1492, 1493, 1494, 1495, 1496,
    1497, 1498, 1499, 1500, 1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508, 1509, 1510, 1511, 1512,
    1513, 1514, 1515, 1516, 1517, 1518, 1519, 1520, 1521, 1522, 1523, 1524, 1525, 1526, 1528, 1529,
    1530, 1531, 1532, 1533, 1534, 1535, 1536, 1537, 1538, 1539, 1540, 1541, 1542, 1543, 1544, 1546,
    1547, 1548, 1549, 1550, 1551, 1552, 1553, 1554, 1555, 1556, 1557, 1558, 1559, 1560, 1562, 1564,
    1565, 1566, 1568, 1569, 1570, 1571, 1572, 1573, 1574, 1575, 1576, 1577, 1578, 1582, 1583, 1584,
    1585, 1586, 1587, 1588, 1589, 1591, 1592, 1597, 1600, 1605, 1609, 1619, 1620, 1621, 1622, 1624,
    1625, 1626, 1627, 1628, 1629, 1630, 1631, 1632, 1633, 1639, 1640, 1641, 1643, 1644, 1645, 1647,
    1648, 1649, 1650, 1652, 1653, 1654, 1655, 1656, 1657, 1658, 1659, 1660, 1661, 1662, 1663, 1664,
    1665, 1666, 1667, 1668, 1669, 1670, 1671, 1672, 1673, 1674, 1675, 1676, 1677, 1678, 1679, 1680,
    1681, 1682, 1683, 1687, 1688, 1690, 1691, 1692, 1698, 1699, 1700, 1701, 1702, 1703, 1704, 1705,
    1706, 1707, 1708, 1711, 1712, 1713, 1714, 1715, 1716, 1718, 1719, 1720, 1721, 1722, 1724, 1725,
    1726, 1727, 1728, 1729, 1730, 1731, 1732, 1733, 1734, 1735, 1736, 1737, 1738, 1739, 1740, 1741,
    1742, 1744, 1745, 1746, 1747, 1748, 1749, 1750, 1751, 1752, 1753, 1754, 1755, 1756, 1757, 1758,
    1759, 1760, 1761, 1762, 1763, 1764, 1765, 1766, 1767, 1768, 1769, 1770, 1771, 1772, 1773, 1774,
    1775, 1776, 1779, 1780, 1781, 1782, 1783, 1787, 1789, 1790, 1792, 1794, 1800, 1801, 1802, 1806,
    1807, 1808, 1810, 1811, 1812, 1813, 1817, 1818, 1820, 1823, 1827, 1828, 1830, 1831, 1832, 1833,
    1834, 1835, 1836, 1837, 1838, 1840, 1841, 1842, 1843, 1844, 1845, 1846, 1847, 1848, 1850, 1851,
    1852, 1854, 1855, 1856, 1857, 1858, 1859, 1860, 1861, 1862, 1863, 1864, 1865, 1866, 1867, 1868,
    1869, 1870, 1871, 1872, 1873, 1874, 1875, 1877, 1878, 1879, 1880, 1881, 1882, 1883, 1884, 1885,
    1886, 1887, 1888, 1889, 1890, 1891, 1892, 1893, 1894, 1895, 1896, 1898, 1899, 1900, 1901, 1903,
    1904, 1905, 1906, 1907, 1908, 1909, 1910, 1911, 1912, 1913, 1914, 1915, 1916, 1917, 1918, 1919,
    1920, 1921, 1922, 1923, 1924, 1925, 1926, 1927, 1928, 1929, 1930, 1931, 1932, 1933, 1934, 1935,
    1936, 1937, 1938, 1939, 1940, 1941, 1942, 1943, 1944, 1945, 1947, 1948, 1949, 1950, 1951, 1953,
    1954, 1955, 1956, 1957, 1958, 1959, 1960, 1961, 1962, 1963, 1964, 1965, 1966, 1967, 1968, 1970,
    1971, 1974, 1975, 1976, 1977, 1978, 1979, 1980, 1981, 1982, 1983, 1984, 1985, 1988, 1989, 1990,
    1991, 1992, 1993, 1994, 1996, 1997, 1998, 1999, 2000, 2001, 2002, 2003, 2004, 2006, 2007, 2008,
    2009, 2010, 2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024,
    2025, 2026, 2027, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036, 2037, 2038, 2039, 2040, 2041,
    2042, 2044, 2043, 2045, 2046, 2047, 2048, 2049, 2050, 2051, 2052, 2053, 2054, 2055, 2056, 2057,
    2058, 2059, 2060, 2061, 2062, 2063, 2065, 2067, 2068, 2069, 2070, 2071, 2072, 2074, 2075, 2080,
    2082, 2084, 2086, 2087, 2088, 2089, 2091, 2098, 2099, 2101, 2102, 2103, 2104, 2105, 2106, 2108,
    2109, 2110, 2111, 2112, 2113, 2115, 2116, 2117, 2118, 2119, 2120, 2121, 2122, 2123, 2124, 2125,
    2126, 2127, 2128, 2129, 2130, 2131, 2133, 2134, 2135, 2136, 2137, 2138, 2139, 2140, 2141, 2142,
    2143, 2144, 2145, 2146, 2147, 2148, 2149, 2150, 2151, 2152, 2153, 2154, 2155, 2156, 2157, 2158,
    2159, 2160, 2161, 2162, 2163, 2164, 2165, 2166, 2167, 2168, 2169, 2170, 2171, 2172, 2173, 2174,
    2175, 2176, 2177, 2178, 2179, 2180, 2181, 2182, 2183, 2184, 2185, 2186, 2187, 2188, 2189, 2190,
    2191, 2192, 2193, 2194, 2195, 2196, 2197, 2198, 2199, 2200, 2201, 2202, 2203, 2204, 2205, 2206,
    2207, 2208, 2209, 2210, 2211, 2212, 2213, 2214, 2215, 2216, 2217, 2218, 2219, 2220, 2221, 2222,
    2223, 2224, 2225, 2226, 2227, 2228, 2229, 2230, 2231, 2232, 2233, 2234, 2235, 2236, 2237, 2238,
    2239, 2240, 2241, 2242, 2243, 2244, 2245, 2246, 2247, 2248, 2249, 2250, 2251, 2252, 2253, 2254,
    2255, 2256, 2257, 2258, 2259, 2260, 2261, 2262, 2263, 2264, 2265, 2266, 2267, 2268, 2269, 2270,
    2271, 2272, 2273, 2274, 2275, 2276, 2277, 2278, 2279, 2280, 2281, 2282, 2283, 2284, 2285, 2286,
    2287, 2288, 2289, 2290, 2291, 2292, 2293, 2294, 2295, 2296, 2297, 2298, 2299, 2300, 2301, 2302,
    2303, 2304, 2305, 2306, 2307, 2308, 2309, 2310, 2311, 2312, 2313, 2314, 2315, 2316, 2317, 2318,
    2319, 2320, 2321, 2322, 2323, 2324, 2325, 2326, 2327, 2328, 2329, 2330, 2331, 2332, 2333, 2334,
    2335, 2336, 2337, 2338, 2339, 2340, 2341, 2342, 2343, 2344, 2345, 2346, 2347, 2348, 2349, 2350,
    2351, 2352, 2353, 2354, 2355, 2356, 2357, 2358, 2359, 2360, 2361, 2362, 2363, 2364, 2365, 2366,
    2367, 2368, 2369, 2370, 2371, 2372, 2373, 2374, 2375, 2376, 2377, 2378, 2379, 2380, 2381, 2382,
    2383, 2384, 2385, 2386, 2387, 2388, 2389, 2390, 2391, 2392, 2393, 2394, 2395, 2396, 2397, 2398,
    2399, 2400, 2401, 2402, 2403, 2404, 2405, 2406, 2407, 2408, 2409, 2410, 2411, 2412, 2413, 2414,
    2415, 2416, 2417, 2418, 2419, 2420, 2421, 2422, 2423, 2424, 2425, 2426, 2427, 2428, 2429, 2430,
    2431, 2432, 2433, 2434, 2435, 2436, 2437, 2438, 2439, 2440, 2441, 2442, 2443, 2444, 2445, 2446,
    2447, 2448, 2449, 2450, 2451, 2452, 2453, 2454, 2455, 2456, 2457, 2458, 2459, 2460, 2461, 2462,
    2463, 2464, 2465, 2466, 2467, 2468, 2469, 2470, 2471, 2472, 2473, 2474, 2475, 2476, 2477, 2478,
    2479, 2480, 2481, 2482, 2483, 2484, 2485, 2486, 2487, 2488, 2489, 2490, 2491, 2492, 2493, 2494,
    2495, 2496, 2497, 2498, 2499, 2500, 2501, 2502, 2503, 2504, 2505, 2506, 2507, 2508, 2509, 2510,
    2511, 2512, 2513, 2514, 2515, 2516, 2517, 2518, 2519, 2520, 2521, 2522, 2523, 2524, 2525, 2526,
    2527, 2528, 2529, 2530, 2531, 2532, 2533, 2534, 2535, 2536, 2537, 2538, 2539, 2540, 2541, 2542,
    2543, 2544, 2545, 2546, 2547, 2548, 2549, 2550, 2551, 2552, 2553, 2554, 2555, 2556, 2557, 2558,
    2559, 2560, 2561, 2562, 2563, 2564, 2565, 2566, 2567, 2568, 2569, 2570, 2571, 2572, 2573, 2574,
    2575, 2576, 2577, 2578, 2579, 2580, 2581, 2582, 2583, 2584, 2585, 2586, 2587, 2588, 2589, 2590,
    2591, 2592, 2593, 2594, 2595, 2596, 2597, 2598, 2599, 2600, 2601, 2602, 2603, 2604, 2605, 2606,
    2607, 2608, 2609, 2610, 2611, 2612, 2613, 2614, 2615, 2616, 2617, 2618, 2619, 2620, 2621, 2622,
    2623, 2624, 2625, 2626, 2627, 2628, 2629, 2630, 2631, 2632, 2633, 2634, 2635, 2636, 2637, 2638,
    2639, 2640, 2641, 2642, 2643, 2644, 2645, 2646, 2647, 2648, 2649, 2650, 2651, 2652, 2653, 2654,
    2655, 2656, 2657, 2658, 2659, 2660, 2661, 2662, 2663, 2664, 2665, 2667, 2668, 2669, 2670, 2672,
    2673, 2674, 2675, 2676, 2677, 2678, 2679, 2680, 2681, 2682, 2683, 2684, 2685, 2686, 2687, 2688,
    2691, 2692, 2693, 2694, 2695, 2696, 2697, 2698, 2699, 2700, 2701, 2702, 2703, 2704, 2705, 2706,
    2707, 2708, 2709, 2710, 2711, 2712, 2713, 2714, 2715, 2716, 2717, 2718, 2719, 2720, 2721, 2722,
    2723, 2724, 2725, 2726, 2727, 2728, 2729, 2731, 2732, 2733, 2734, 2735, 2736, 2737, 2738, 2739,
    2740, 2741, 2742, 2743, 2744, 2745, 2746, 2747, 2748, 2749, 2750, 2751, 2752, 2753, 2754, 2755,
    2756, 2757, 2758, 2759, 2760, 2761, 2762, 2763, 2764, 2765, 2766, 2767, 2768, 2769, 2770, 2771,
    2772, 2773, 2774, 2775, 2776, 2777, 2778, 2779, 2780, 2781, 2782, 2784, 2785, 2786, 2787, 2788,
    2789, 2790, 2791, 2792, 2793, 2794, 2795, 2796, 2797, 2798, 2799, 2800, 2801, 2802, 2803, 2804,
    2805, 2806, 2807, 2808, 2809, 2810, 2811, 2812, 2813, 2814, 2815, 2816, 2817, 2818, 2819, 2820,
    2821, 2822, 2823, 2824, 2825, 2826, 2827, 2828, 2829, 2830, 2831, 2832, 2833, 2834, 2835, 2836,
    2837, 2838, 2839, 2840, 2841, 2842, 2843, 2844, 2845, 2846, 2847, 2848, 2849, 2850, 2851, 2852,
    2853, 2854, 2855, 2856, 2857, 2858, 2859, 2860, 2861, 2862, 2863, 2864, 2865, 2866, 2867, 2868,
    2869, 2870, 2871, 2872, 2873, 2874, 2875, 2876, 2877, 2878, 2879, 2880, 2881, 2882, 2883, 2884,
    2885, 2886, 2887, 2888, 2889, 2890, 2891, 2892, 2893, 2894, 2895, 2896, 2897, 2898, 2899, 2900,
    2901, 2902, 2903, 2904, 2905, 2906, 2907, 2908, 2909, 2910, 2911, 2912, 2913, 2914, 2916, 2917,
    2918, 2919, 2920, 2923, 2924, 2925, 2926, 2927, 2928, 2929, 2930, 2931, 2932, 2933, 2934, 2935,
    2936, 2937, 2938, 2939, 2940, 2941, 2942, 2943, 2944, 2945, 2946, 2947, 2948, 2949, 2950, 2951,
    2952, 2953, 2954, 2955, 2956, 2957, 2958, 2959, 2960, 2961, 2962, 2963, 2964, 2965, 2966, 2967,
    2968, 2969, 2970, 2971, 2972, 2973, 2974, 2975, 2976, 2977, 2978, 2979, 2980, 2981, 2983, 2986,
    2989, 2990, 2991, 2992, 2993, 2994, 2995, 2997, 2998, 3005, 3009, 3010, 3011, 3012, 3013, 3014,
    3015, 3016, 3017, 3018, 3019, 3020, 3021, 3022, 3023, 3025, 3026, 3027, 3028, 3029, 3030, 3031,
    3032, 3033, 3034, 3035, 3036, 3037, 3039, 3041, 3042, 3043, 3044, 3045, 3048, 3049, 3050, 3051,
    3052, 3065, 3066, 3067, 3068, 3069, 3070, 3071, 3072, 3073, 3074, 3075, 3076, 3077, 3078, 3079,
    3080, 3081, 3082, 3083, 3084, 3085, 3086, 2090, 1599, 606, 226, 964, 971, 39, 27, 1607, 1686,
    2996, 3047, 19, 436, 437, 438, 439, 440, 441, 443, 444, 445, 446, 448, 449, 451, 452, 454, 456,
    457, 1580, 543, 532, 539, 528, 540, 541, 529, 530, 542, 537, 526, 538, 544, 533, 545, 546, 464,
    398, 466, 400, 467, 401, 468, 385, 469, 386, 470, 411, 471, 412, 2671, 82, 831, 1561, 2132,
    3024, 1638, 1849, 1606, 1617, 3007, 1618, 2984, 1593, 2985, 1594, 1595, 1642, 1596, 1598, 1646,
    1602, 1784, 1785, 2987, 3006, 3064, 1786, 720, 717, 13, 12, 715, 2079, 2077, 2078, 88, 1603,
    3038, 1604, 2988, 33, 1796, 1797, 1798, 1799, 2083, 1804, 1805, 1803, 1809, 53, 1615, 195, 1696,
    1608, 1689, 1613, 1614, 1616, 1610, 1694, 1695, 1697, 1693, 1612, 3001, 3004, 3053, 3054, 3002,
    3003, 2999, 3000, 1611, 1612, 1196, 91, 2666, 1777, 2689, 2092, 2690, 105, 2093, 1723, 1816,
    2730, 128, 2100, 2783, 1822, 2107, 1449, 153, 1826, 1778, 2096, 2094, 2097, 2095, 2915, 2114,
    2081, 2922, 1545, 2028, 1579, 1581, 2982, 1563, 781, 1590, 1567,
  ]

  /// Other names of MIME types, sorted, one a line.
  static let otherMIMEWords: StaticString = """
    application/dxf
    application/ecmascript
    application/eps
    application/font-sfnt
    application/ics
    application/internet-shortcut
    application/java-vm
    application/javascript
    application/jsonl
    application/mp4
    application/pkcs12
    application/pkix-cert
    application/rtf
    application/sla
    application/vnd.apple.keynote
    application/vnd.apple.numbers
    application/vnd.apple.pages
    application/vnd.comicbook+zip
    application/vnd.comicbook-rar
    application/vnd.iccprofile
    application/vnd.microsoft.portable-executable
    application/vnd.ms-asf
    application/vnd.ms-cab-compressed
    application/vnd.ms-htmlhelp
    application/vnd.ms-opentype
    application/vnd.ms-pki.stl
    application/vnd.ms-word
    application/x-apple-binary-plist
    application/x-apple-diskimage
    application/x-applescript
    application/x-arj
    application/x-bplist
    application/x-bzip-compressed-tar
    application/x-bzip2-compressed-tar
    application/x-cab
    application/x-cbr
    application/x-cbz
    application/x-cd-image
    application/x-chm
    application/x-chrome-extension
    application/x-compressed-tar
    application/x-cpio
    application/x-csh
    application/x-deb
    application/x-debian-package
    application/x-dosexec
    application/x-dxf
    application/x-elf
    application/x-empty
    application/x-eps
    application/x-excel
    application/x-executable
    application/x-font-otf
    application/x-font-ttf
    application/x-font-type1
    application/x-gtar-compressed
    application/x-httpd-php
    application/x-iso9660-image
    application/x-java
    application/x-java-applet
    application/x-java-archive
    application/x-javascript
    application/x-jsonlines
    application/x-lha
    application/x-lzh-compressed
    application/x-mach-binary
    application/x-mimearchive
    application/x-ms-dos-executable
    application/x-msdos-program
    application/x-msexcel
    application/x-mspowerpoint
    application/x-mswinurl
    application/x-msword
    application/x-object
    application/x-pdf
    application/x-perl
    application/x-php
    application/x-pie-executable
    application/x-plist
    application/x-python
    application/x-rar
    application/x-redhat-package-manager
    application/x-ruby
    application/x-sh
    application/x-sharedlib
    application/x-shellscript
    application/x-tgz
    application/x-x509-cert
    application/x-xar
    application/x-xz-compressed-tar
    application/x-zerosize
    application/x-zip
    application/yaml
    audio/m4a
    audio/mp2
    audio/vnd.dts
    audio/vorbis
    audio/x-aifc
    audio/x-aiffc
    audio/x-ape
    audio/x-caf
    audio/x-dts
    audio/x-flac
    audio/x-hx-aac-adts
    audio/x-it
    audio/x-mod
    audio/x-mp2
    audio/x-ms-wma
    audio/x-musepack
    audio/x-opus+ogg
    audio/x-s3m
    audio/x-tta
    audio/x-voc
    audio/x-vorbis
    audio/x-vorbis+ogg
    audio/x-wavpack
    audio/x-xm
    font/collection
    font/sfnt
    image/astc
    image/ico
    image/jpx
    image/ktx
    image/pjpeg
    image/svg
    image/vnd.dxf
    image/vnd.radiance
    image/x-bmp
    image/x-canon-cr2
    image/x-canon-cr3
    image/x-dds
    image/x-eps
    image/x-exr
    image/x-fuji-raf
    image/x-hasselblad-3fr
    image/x-hasselblad-fff
    image/x-hdr
    image/x-icns
    image/x-ico
    image/x-icon
    image/x-jp2
    image/x-kodak-dcr
    image/x-leaf-mos
    image/x-minolta-mrw
    image/x-ms-bmp
    image/x-nikon-nef
    image/x-olympus-orf
    image/x-panasonic-raw
    image/x-panasonic-raw2
    image/x-panasonic-rw
    image/x-panasonic-rw2
    image/x-pentax-pef
    image/x-png
    image/x-portable-anymap
    image/x-portable-bitmap
    image/x-portable-graymap
    image/x-portable-pixmap
    image/x-rgb
    image/x-samsung-srw
    image/x-sgi
    image/x-sony-arw
    image/x-sony-srf
    image/x-targa
    image/x-tga
    image/x-windows-bmp
    image/x-xbm
    inode/blockdevice
    inode/chardevice
    inode/directory
    inode/fifo
    inode/mount-point
    inode/socket
    inode/symlink
    inode/x-empty
    message/rfc822
    model/obj
    model/ply
    model/stl
    model/vnd.collada+xml
    text/ecmascript
    text/org
    text/x-ada
    text/x-adasrc
    text/x-applescript
    text/x-asm
    text/x-assembly
    text/x-bison
    text/x-c
    text/x-c++
    text/x-c++hdr
    text/x-c++src
    text/x-chdr
    text/x-csh
    text/x-csrc
    text/x-diff
    text/x-emacs-lisp
    text/x-flex
    text/x-fortran
    text/x-glsl
    text/x-java
    text/x-java-source
    text/x-lex
    text/x-log
    text/x-makefile
    text/x-markdown
    text/x-objc++src
    text/x-objcsrc
    text/x-objective-c
    text/x-org
    text/x-pascal
    text/x-patch
    text/x-perl
    text/x-php
    text/x-protobuf
    text/x-python
    text/x-python3
    text/x-ruby
    text/x-script.python
    text/x-sh
    text/x-shellscript
    text/x-swift
    text/x-yacc
    text/x-yaml
    text/yaml
    video/dv
    video/fli
    video/mp2t
    video/vnd.avi
    video/x-fli
    video/x-flic
    video/x-ogm+ogg
    video/x-theora
    video/x-theora+ogg
    """

  /// Where each begins; the last one is past the end.
  static let otherMIMEWordStarts: [UInt32] = [
    0, 16, 39, 55, 77, 93, 123, 143, 166, 184, 200, 219, 241, 257, 273, 303, 333, 361, 391, 421,
    448, 494, 517, 551, 579, 607, 634, 658, 691, 721, 747, 765, 786, 820, 855, 873, 891, 909, 932,
    950, 981, 1010, 1029, 1047, 1065, 1094, 1116, 1134, 1152, 1172, 1190, 1210, 1235, 1258, 1281,
    1306, 1336, 1360, 1388, 1407, 1433, 1460, 1485, 1509, 1527, 1556, 1582, 1608, 1640, 1668, 1690,
    1717, 1740, 1761, 1782, 1800, 1819, 1837, 1866, 1886, 1907, 1925, 1962, 1981, 1998, 2022, 2048,
    2066, 2090, 2108, 2140, 2163, 2181, 2198, 2208, 2218, 2232, 2245, 2258, 2272, 2284, 2296, 2308,
    2321, 2341, 2352, 2364, 2376, 2391, 2408, 2425, 2437, 2449, 2461, 2476, 2495, 2511, 2522, 2538,
    2548, 2559, 2569, 2579, 2589, 2601, 2611, 2625, 2644, 2656, 2674, 2692, 2704, 2716, 2728, 2745,
    2768, 2791, 2803, 2816, 2828, 2841, 2853, 2871, 2888, 2908, 2923, 2941, 2961, 2983, 3006, 3027,
    3049, 3068, 3080, 3104, 3128, 3153, 3177, 3189, 3209, 3221, 3238, 3255, 3269, 3281, 3301, 3313,
    3331, 3348, 3364, 3375, 3393, 3406, 3420, 3434, 3449, 3459, 3469, 3479, 3501, 3517, 3526, 3537,
    3551, 3570, 3581, 3597, 3610, 3619, 3630, 3644, 3658, 3670, 3681, 3693, 3705, 3723, 3735, 3750,
    3762, 3774, 3793, 3804, 3815, 3831, 3847, 3864, 3879, 3898, 3909, 3923, 3936, 3948, 3959, 3975,
    3989, 4004, 4016, 4037, 4047, 4066, 4079, 4091, 4103, 4113, 4122, 4132, 4143, 4157, 4169, 4182,
    4198, 4213, 4232,
  ]

  /// Where the claims of each begin.
  static let otherMIMEClaimStarts: [UInt16] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
    26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
    50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73,
    74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97,
    98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116,
    117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135,
    136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154,
    155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173,
    174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192,
    193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
    212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230,
    231, 232, 233,
  ]

  /// The types that claim each, the owner first.
  static let otherMIMEClaims: [UInt16] = [
    391, 482, 3, 3690, 132, 456, 527, 482, 3637, 3632, 511, 3703, 3666, 3675, 200, 204, 209, 433,
    432, 66, 468, 437, 439, 440, 3646, 3675, 477, 47, 83, 34, 3352, 47, 3683, 3683, 439, 432, 433,
    3609, 440, 3357, 3362, 3559, 3560, 3358, 3358, 468, 391, 3579, 3562, 3, 451, 3579, 3646, 3690,
    15, 3362, 3652, 3609, 527, 527, 526, 482, 3637, 3353, 3353, 264, 479, 468, 468, 451, 464, 456,
    477, 3638, 8, 3651, 3652, 3579, 314, 3663, 505, 509, 3667, 3669, 3579, 3669, 3362, 3703, 381,
    3427, 3562, 3711, 3709, 261, 3625, 3434, 3462, 3471, 3471, 3430, 68, 3434, 3461, 3468, 3436,
    3438, 3625, 471, 3439, 3464, 3445, 3447, 3450, 3462, 3462, 3454, 3457, 3688, 3690, 3364, 455,
    3612, 3372, 3611, 3678, 391, 3664, 438, 394, 395, 441, 3, 421, 412, 419, 420, 3664, 137, 455,
    455, 3612, 426, 428, 427, 438, 484, 486, 492, 493, 492, 493, 498, 3656, 3650, 3650, 3650, 3650,
    517, 512, 517, 518, 519, 534, 534, 438, 3704, 3536, 3554, 3588, 3635, 3588, 3670, 3680, 3562,
    272, 3595, 3657, 3675, 3365, 482, 3422, 3470, 3470, 34, 3523, 3523, 3708, 3544, 3542, 3540,
    3542, 3539, 3560, 3544, 3649, 3359, 3616, 3593, 3366, 528, 528, 3616, 252, 3619, 3348, 3639,
    3641, 3641, 3422, 3648, 3649, 3651, 3652, 3661, 3663, 3663, 3667, 3663, 3669, 3669, 3679, 3708,
    3709, 3709, 3570, 3587, 3630, 3533, 3587, 3587, 3463, 3463, 3463,
  ]

  /// Where those of each type begin.
  static let otherMIMEOwnStarts: [UInt16] = [
    0, 0, 0, 0, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 10, 10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 13, 13, 13, 13,
    13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 16, 16, 16, 16,
    16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
    17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 19, 19, 19, 20, 20, 20, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 26, 26, 26, 27, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 29, 29, 29, 29, 29, 29, 29, 30, 31, 32, 32, 32,
    32, 32, 33, 34, 35, 35, 35, 35, 37, 39, 39, 39, 39, 40, 43, 45, 47, 48, 48, 48, 48, 48, 48, 48,
    48, 48, 48, 50, 50, 50, 50, 53, 55, 55, 55, 55, 55, 55, 55, 55, 56, 56, 56, 56, 60, 60, 60, 61,
    61, 61, 61, 61, 61, 63, 63, 64, 64, 64, 68, 68, 69, 69, 70, 70, 70, 70, 70, 70, 72, 74, 74, 74,
    74, 74, 75, 75, 75, 75, 75, 75, 75, 76, 76, 76, 76, 77, 77, 78, 79, 79, 79, 79, 79, 81, 82, 83,
    83, 83, 83, 83, 83, 83, 84, 87, 89, 89, 89, 89, 89, 89, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 92, 92, 92, 92,
    93, 95, 95, 95, 95, 96, 98, 99, 99, 99, 102, 102, 103, 104, 105, 105, 105, 105, 105, 105, 106,
    106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106,
    106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106,
    106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 108, 108, 108, 108, 108, 109, 109, 109,
    110, 110, 110, 110, 112, 112, 113, 113, 114, 115, 115, 115, 115, 115, 115, 116, 116, 117, 117,
    117, 118, 118, 118, 118, 119, 119, 119, 120, 120, 120, 120, 121, 124, 127, 128, 128, 128, 128,
    129, 129, 131, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133,
    133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133,
    133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 135, 135,
    135, 135, 135, 135, 135, 135, 135, 135, 136, 136, 136, 137, 137, 137, 138, 139, 139, 141, 141,
    143, 143, 143, 143, 143, 143, 143, 143, 143, 143, 144, 144, 144, 144, 144, 145, 147, 147, 150,
    150, 150, 150, 150, 150, 150, 150, 151, 151, 151, 151, 151, 151, 151, 151, 151, 155, 155, 155,
    155, 155, 155, 155, 155, 158, 160, 160, 160, 160, 160, 161, 161, 162, 162, 162, 162, 162, 162,
    162, 162, 162, 162, 162, 162, 162, 162, 164, 164, 165, 167, 167, 167, 167, 169, 169, 169, 170,
    170, 170, 170, 170, 170, 172, 172, 172, 172, 172, 173, 173, 174, 174, 174, 175, 175, 177, 178,
    179, 179, 181, 181, 181, 181, 181, 183, 183, 184, 186, 190, 192, 195, 195, 195, 195, 196, 197,
    197, 197, 197, 198, 198, 202, 204, 204, 205, 207, 207, 211, 212, 212, 212, 212, 212, 215, 215,
    215, 216, 217, 218, 218, 218, 220, 220, 220, 220, 220, 221, 221, 224, 224, 224, 224, 224, 224,
    224, 224, 224, 224, 224, 224, 224, 226, 227, 227, 227, 227, 229, 232, 232, 233, 233,
  ]

  /// Those of each type, the preferred one first.
  static let otherMIMEOwn: [UInt16] = [
    131, 2, 49, 74, 54, 29, 183, 31, 27, 19, 100, 28, 4, 137, 14, 15, 16, 202, 93, 65, 174, 78, 88,
    125, 0, 46, 128, 129, 133, 134, 135, 132, 141, 143, 142, 18, 35, 17, 36, 21, 144, 127, 164, 22,
    34, 23, 38, 130, 69, 50, 139, 138, 120, 71, 5, 70, 20, 45, 68, 67, 107, 26, 72, 66, 7, 61, 179,
    1, 145, 146, 147, 149, 150, 148, 151, 80, 81, 10, 158, 159, 157, 160, 161, 60, 6, 58, 59, 199,
    200, 163, 162, 204, 30, 63, 64, 39, 43, 44, 195, 40, 55, 86, 119, 178, 198, 122, 180, 208, 89,
    99, 95, 101, 104, 105, 108, 110, 111, 112, 115, 116, 102, 96, 114, 113, 232, 230, 231, 109, 103,
    182, 181, 97, 98, 184, 185, 227, 166, 191, 189, 190, 188, 193, 187, 167, 41, 42, 192, 173, 48,
    90, 224, 51, 77, 84, 47, 229, 225, 228, 168, 170, 197, 175, 57, 37, 123, 121, 140, 201, 196,
    203, 94, 106, 226, 9, 169, 8, 62, 73, 205, 206, 207, 24, 52, 209, 210, 194, 153, 154, 155, 156,
    75, 211, 76, 212, 56, 152, 176, 213, 214, 215, 217, 79, 126, 136, 12, 82, 216, 85, 219, 83, 218,
    171, 177, 13, 25, 124, 220, 172, 32, 33, 117, 118, 53, 3, 11, 87, 165, 221, 186, 92, 223, 222,
    91,
  ]

  /// Four-character codes, sorted, one a line.
  static let osTypeWords: StaticString = """
    .SGI
    .WAV
    3gp2
    3gpp
    8BPB
    8BPS
    AAF 
    AIFC
    AIFF
    APPC
    APPD
    APPE
    APPL
    ASF_
    ASX_
    AUDB
    AUDX
    BMP 
    BMPf
    BNDL
    CDEV
    DICM
    EMP1
    EPSF
    FFIL
    FLI 
    FMWK
    FNDR
    GIFf
    HTML
    JPEG
    LWFN
    M4A 
    M4B 
    M4P 
    M4R 
    M4V 
    MINC
    MP3 
    MP3!
    MP4 
    MPEG
    MPG 
    MPG3
    Midi
    MooV
    Mp3 
    NII1
    OMF 
    OTTO
    PDF 
    PICT
    PNGf
    PNRA
    PNRM
    PNTG
    PPOT
    PPSS
    RTF 
    SIDX
    SIT5
    SITX
    SLD8
    Sd2f
    Shlb
    TEXT
    TIFF
    TPIC
    ULAW
    VfW 
    Vfw 
    W8BN
    W8TN
    WAVE
    XLA5
    XLS8
    XLW8
    aac 
    abdg
    ac-3
    acct
    acts
    adcL
    afps
    aird
    alis
    amnu
    amr 
    appe
    appr
    apps
    arng
    asnd
    astƒ
    asup
    atlk
    atzn
    baro
    bfld
    bmrk
    bonj
    burn
    caff
    capl
    caut
    cbdg
    cdda
    cddr
    cdev
    clck
    clpp
    clps
    clpt
    clpu
    clsp
    cmnu
    cnct
    cshm
    ctrD
    ctrl
    dali
    dbox
    desk
    devf
    dfil
    dfon
    dict
    disk
    dist
    docs
    drfb
    dsnd
    dsrv
    dvc!
    dvd 
    dvdr
    dvdw
    dwnf
    ec-3
    edsk
    edtf
    ejec
    eras
    evry
    extD
    extn
    fVlt
    faro
    favs
    ffil
    fldr
    flpy
    fold
    font
    ftps
    ftrh
    furl
    fvoc
    gfld
    glas
    gnet
    gnrl
    grid
    grup
    gtmi
    gurl
    gusr
    gwin
    hdsk
    help
    htps
    icns
    idsk
    ilaf
    ilfi
    ilft
    ilge
    ilht
    ilma
    ilnw
    ilvn
    inkt
    intƒ
    isrv
    issf
    jp2 
    lbdg
    lock
    macD
    macn
    macs
    mbdg
    mitm
    mntd
    morƒ
    mp3!
    mpg3
    mpg4
    mpkg
    mymc
    netB
    nfbg
    nfil
    nfld
    nldd
    note
    nwrt
    nyrc
    ofld
    osas
    ownd
    papp
    pbcl
    pfcl
    pfnt
    pkg1
    plug
    ppdf
    pref
    prfb
    prfƒ
    prnt
    prof
    prvf
    psys
    pubf
    qtif
    ques
    ramd
    rapp
    rcar
    rcnt
    rdoc
    rmov
    rofl
    rsrv
    rtfd
    sLS8
    sapl
    sapp
    sbAD
    sbAF
    sbAp
    sbBF
    sbBj
    sbCD
    sbDB
    sbDc
    sbDl
    sbDp
    sbDt
    sbED
    sbFd
    sbFl
    sbHm
    sbIC
    sbID
    sbIn
    sbMs
    sbMv
    sbNC
    sbNw
    sbOD
    sbPc
    sbRc
    sbRm
    sbSD
    sbSF
    sbTM
    sbTr
    sbUF
    sbar
    sbdg
    scmp
    scrp
    scrƒ
    scsh
    sdbp
    sdoc
    sdv 
    sfar
    sfld
    sfnt
    shdD
    shdf
    shfl
    shlb
    shna
    shpt
    shro
    shrt
    shrw
    shuk
    spki
    srvr
    stop
    strD
    strt
    susr
    svg 
    svgz
    sync
    tAps
    tDoc
    tDsk
    tDwn
    tLib
    tMov
    tMus
    tPic
    tPub
    tSts
    tUtl
    tbav
    tbin
    tblb
    tcus
    tdel
    tfil
    thom
    trsh
    ttcf
    ttro
    txtn
    ubdg
    udsk
    ufld
    ulck
    unfs
    unus
    url 
    urln
    user
    ut16
    utf8
    utiƒ
    utxt
    vCrd
    weba
    wfld
    writ
    xTol
    ƒhlp
    ƒlib
    ƒloc
    ƒnet
    ƒprd
    ƒscr
    ƒtex
    """

  /// Where each begins; the last one is past the end.
  static let osTypeWordStarts: [UInt32] = [
    0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110,
    115, 120, 125, 130, 135, 140, 145, 150, 155, 160, 165, 170, 175, 180, 185, 190, 195, 200, 205,
    210, 215, 220, 225, 230, 235, 240, 245, 250, 255, 260, 265, 270, 275, 280, 285, 290, 295, 300,
    305, 310, 315, 320, 325, 330, 335, 340, 345, 350, 355, 360, 365, 370, 375, 380, 385, 390, 395,
    400, 405, 410, 415, 420, 425, 430, 435, 440, 445, 450, 455, 460, 465, 471, 476, 481, 486, 491,
    496, 501, 506, 511, 516, 521, 526, 531, 536, 541, 546, 551, 556, 561, 566, 571, 576, 581, 586,
    591, 596, 601, 606, 611, 616, 621, 626, 631, 636, 641, 646, 651, 656, 661, 666, 671, 676, 681,
    686, 691, 696, 701, 706, 711, 716, 721, 726, 731, 736, 741, 746, 751, 756, 761, 766, 771, 776,
    781, 786, 791, 796, 801, 806, 811, 816, 821, 826, 831, 836, 841, 846, 851, 856, 861, 866, 871,
    876, 881, 886, 891, 896, 901, 906, 911, 917, 922, 927, 932, 937, 942, 947, 952, 957, 962, 967,
    972, 978, 983, 988, 993, 998, 1003, 1008, 1013, 1018, 1023, 1028, 1033, 1038, 1043, 1048, 1053,
    1058, 1063, 1068, 1073, 1078, 1083, 1088, 1093, 1098, 1103, 1109, 1114, 1119, 1124, 1129, 1134,
    1139, 1144, 1149, 1154, 1159, 1164, 1169, 1174, 1179, 1184, 1189, 1194, 1199, 1204, 1209, 1214,
    1219, 1224, 1229, 1234, 1239, 1244, 1249, 1254, 1259, 1264, 1269, 1274, 1279, 1284, 1289, 1294,
    1299, 1304, 1309, 1314, 1319, 1324, 1329, 1334, 1339, 1344, 1349, 1354, 1359, 1364, 1369, 1374,
    1379, 1385, 1390, 1395, 1400, 1405, 1410, 1415, 1420, 1425, 1430, 1435, 1440, 1445, 1450, 1455,
    1460, 1465, 1470, 1475, 1480, 1485, 1490, 1495, 1500, 1505, 1510, 1515, 1520, 1525, 1530, 1535,
    1540, 1545, 1550, 1555, 1560, 1565, 1570, 1575, 1580, 1585, 1590, 1595, 1600, 1605, 1610, 1615,
    1620, 1625, 1630, 1635, 1640, 1645, 1650, 1655, 1660, 1665, 1670, 1675, 1680, 1686, 1691, 1696,
    1701, 1706, 1711, 1716, 1722, 1728, 1734, 1740, 1746, 1752, 1758,
  ]

  /// Where the claims of each begin.
  static let osTypeClaimStarts: [UInt16] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
    27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 43, 44, 45, 46, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75,
    76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
    100, 101, 102, 103, 104, 105, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
    120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
    139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157,
    158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176,
    177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195,
    196, 197, 198, 199, 200, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215,
    216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 234, 235,
    236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254,
    255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273,
    274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292,
    293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311,
    312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330,
    331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349,
    350, 351, 352, 353, 354,
  ]

  /// The types that claim each, the owner first.
  static let osTypeClaims: [UInt16] = [
    517, 466, 3467, 3466, 10, 9, 3355, 3471, 3472, 76, 76, 76, 39, 40, 437, 436, 389, 390, 438, 438,
    117, 76, 3376, 115, 3, 111, 3587, 112, 228, 398, 3607, 3611, 13, 261, 316, 315, 282, 262, 0,
    3626, 3626, 3632, 3633, 3629, 3629, 3626, 3621, 323, 3626, 535, 392, 3646, 8, 300, 3656, 506,
    507, 270, 460, 463, 3666, 523, 524, 525, 464, 404, 228, 360, 3686, 534, 3691, 3533, 3533, 477,
    478, 466, 446, 451, 453, 3468, 165, 3469, 20, 218, 3588, 228, 116, 31, 228, 3350, 76, 228, 42,
    232, 228, 228, 228, 228, 228, 219, 103, 3537, 51, 220, 68, 228, 228, 27, 164, 3553, 3550, 76,
    221, 105, 108, 109, 104, 66, 228, 222, 3551, 228, 228, 228, 93, 77, 78, 76, 363, 85, 3702, 179,
    88, 166, 228, 228, 3570, 3572, 3575, 3577, 90, 3581, 341, 228, 225, 226, 96, 228, 247, 100, 229,
    227, 111, 3588, 344, 3588, 228, 228, 362, 3585, 281, 123, 234, 286, 230, 231, 369, 120, 3693,
    124, 246, 342, 127, 228, 137, 173, 24, 97, 114, 118, 376, 271, 287, 374, 178, 228, 228, 338,
    3612, 167, 233, 228, 286, 86, 228, 235, 228, 301, 3626, 3626, 3632, 3633, 180, 89, 343, 168,
    228, 228, 288, 28, 236, 3576, 237, 32, 228, 228, 311, 312, 313, 181, 305, 228, 228, 170, 228,
    228, 66, 169, 228, 319, 322, 238, 228, 228, 228, 239, 106, 228, 341, 228, 228, 110, 452, 228,
    331, 341, 106, 42, 103, 51, 3647, 93, 88, 90, 3568, 77, 341, 3588, 3562, 128, 135, 173, 342,
    283, 281, 25, 286, 3647, 301, 106, 344, 341, 107, 120, 361, 373, 219, 228, 228, 228, 228, 228,
    240, 119, 3466, 229, 107, 111, 228, 228, 228, 228, 228, 332, 228, 228, 228, 228, 283, 98, 29,
    228, 228, 228, 3678, 3678, 241, 42, 88, 77, 90, 247, 281, 283, 301, 319, 338, 373, 242, 243,
    244, 223, 224, 111, 128, 361, 3688, 360, 366, 171, 370, 128, 245, 367, 371, 3693, 3694, 368,
    3695, 3697, 373, 3696, 3700, 377, 372, 228, 3692, 228, 247, 228, 228, 228, 228, 228,
  ]

  /// Where those of each type begin.
  static let osTypeOwnStarts: [UInt16] = [
    0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 4, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 8, 9, 9, 10, 11, 12,
    12, 13, 14, 14, 14, 14, 14, 14, 14, 15, 16, 16, 19, 19, 19, 19, 19, 19, 19, 19, 19, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 23, 23, 24, 24, 24, 24, 24, 24, 24, 24, 31, 34,
    35, 35, 35, 35, 35, 35, 35, 36, 37, 37, 40, 41, 44, 44, 44, 46, 46, 46, 47, 48, 49, 49, 50, 50,
    50, 52, 53, 54, 57, 59, 60, 61, 62, 66, 67, 67, 68, 69, 70, 71, 72, 73, 75, 75, 75, 76, 77, 77,
    77, 78, 81, 81, 81, 81, 81, 81, 81, 82, 82, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83,
    83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 84, 85, 86, 87, 88, 89, 90, 91, 91, 93,
    93, 93, 93, 93, 94, 95, 96, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97,
    97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 98, 100, 101,
    102, 103, 104, 105, 106, 107, 108, 176, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188,
    189, 190, 191, 192, 193, 194, 195, 198, 198, 198, 198, 198, 198, 198, 198, 198, 198, 198, 198,
    198, 198, 199, 200, 200, 200, 200, 200, 200, 200, 200, 201, 202, 202, 202, 202, 202, 202, 202,
    202, 202, 202, 205, 206, 209, 209, 209, 212, 213, 214, 214, 214, 214, 214, 214, 214, 214, 214,
    214, 214, 214, 215, 218, 218, 218, 218, 219, 219, 219, 219, 219, 219, 220, 221, 222, 222, 223,
    224, 224, 224, 226, 226, 226, 227, 228, 228, 228, 228, 228, 228, 228, 228, 229, 230, 230, 230,
    230, 230, 230, 232, 232, 232, 237, 239, 240, 242, 242, 242, 242, 242, 242, 242, 242, 242, 242,
    242, 242, 242, 242, 242, 242, 244, 246, 247, 248, 248, 248, 249, 250, 251, 252, 253, 254, 255,
    258, 259, 259, 260, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 261, 262, 263, 263,
    264, 264, 264, 264, 264, 264, 265, 265, 265, 265, 265, 265, 266, 266, 266, 266, 266, 266, 266,
    266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266, 266,
    266, 266, 266, 266, 266, 266, 267, 268, 270, 270, 270, 270, 270, 270, 270, 270, 271, 271, 271,
    271, 271, 272, 273, 274, 274, 274, 274, 274, 274, 274, 275, 275, 275, 276, 277, 277, 279, 279,
    279, 279, 279, 279, 279, 279, 279, 279, 279, 280, 281, 281, 281, 281, 281, 281, 281, 281, 281,
    281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281, 281,
    282, 283, 283, 283, 283, 283, 283, 283, 283, 283, 283, 284, 284, 284, 284, 284, 284, 285, 286,
    287, 287, 287, 287, 287, 287, 287, 287, 287, 288, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289,
    289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 289, 290, 290, 290, 290, 290, 291,
    291, 291, 291, 291, 291, 291, 291, 291, 291, 291, 291, 291, 291, 291, 291, 291, 291, 291, 291,
    291, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292,
    292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292,
    292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292,
    292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292,
    292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 292, 294, 295, 296, 297,
    297, 298, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299,
    299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299,
    299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299,
    299, 299, 299, 299, 299, 299, 301, 301, 301, 301, 302, 302, 302, 302, 302, 302, 302, 302, 302,
    302, 302, 302, 302, 303, 304, 304, 305, 305, 305, 305, 305, 305, 305, 305, 305, 306, 306, 306,
    306, 306, 306, 307, 307, 308, 308, 309, 309, 309, 310, 311, 312, 312, 312, 312, 313, 313, 313,
    313, 314, 314, 315, 319, 319, 319, 319, 319, 319, 319, 319, 319, 319, 319, 319, 319, 319, 319,
    319, 319, 319, 319, 320, 320, 320, 320, 321, 322, 322, 322, 322, 322, 322, 322, 322, 322, 323,
    323, 323, 323, 323, 329, 329, 329, 331, 331, 331, 333, 335, 335, 335, 335, 335, 335, 335, 335,
    335, 335, 335, 335, 335, 336, 338, 338, 338, 338, 338, 338, 338, 338, 338, 339, 339, 339, 339,
    339, 339, 339, 339, 339, 339, 340, 340, 340, 340, 340, 340, 340, 340, 340, 340, 340, 340, 342,
    342, 342, 342, 342, 342, 342, 342, 343, 343, 344, 344, 344, 345, 346, 348, 349, 350, 351, 352,
    352, 352, 353, 353, 354, 354, 354, 354, 354, 354, 354, 354, 354, 354, 354,
  ]

  /// Those of each type, the preferred one first.
  static let osTypeOwn: [UInt16] = [
    37, 23, 50, 5, 4, 31, 80, 173, 260, 104, 205, 295, 85, 209, 12, 12, 90, 302, 242, 100, 244, 114,
    222, 102, 9, 10, 11, 88, 20, 108, 124, 122, 304, 250, 123, 126, 190, 129, 303, 247, 199, 137,
    305, 248, 121, 246, 143, 174, 294, 146, 98, 243, 113, 110, 231, 264, 241, 281, 267, 111, 112,
    236, 24, 149, 282, 318, 26, 175, 22, 84, 19, 176, 278, 164, 268, 158, 166, 169, 326, 319, 254,
    255, 171, 105, 78, 130, 186, 201, 223, 219, 324, 172, 256, 181, 128, 198, 215, 81, 97, 271, 101,
    109, 116, 316, 317, 141, 142, 148, 276, 273, 228, 132, 27, 103, 193, 285, 210, 221, 297, 284,
    86, 119, 220, 153, 89, 182, 275, 344, 94, 342, 238, 92, 131, 191, 274, 290, 154, 170, 183, 96,
    83, 95, 203, 340, 291, 289, 287, 292, 202, 298, 140, 218, 347, 345, 348, 346, 217, 118, 144,
    296, 283, 188, 93, 115, 229, 232, 235, 224, 211, 103, 228, 286, 64, 272, 120, 234, 147, 280,
    161, 162, 91, 187, 159, 192, 206, 208, 227, 230, 277, 301, 313, 314, 315, 327, 167, 343, 145,
    306, 32, 36, 55, 178, 157, 307, 259, 35, 293, 308, 258, 160, 189, 261, 179, 204, 51, 309, 194,
    263, 216, 212, 213, 214, 34, 33, 310, 225, 226, 45, 239, 288, 184, 311, 233, 139, 240, 251, 266,
    168, 257, 200, 151, 265, 65, 322, 320, 269, 155, 125, 323, 328, 332, 163, 325, 329, 339, 335,
    312, 270, 180, 177, 338, 15, 16, 48, 28, 63, 14, 13, 17, 18, 74, 75, 237, 76, 56, 57, 62, 1, 73,
    71, 72, 53, 54, 0, 59, 60, 61, 67, 47, 87, 6, 21, 3, 279, 2, 77, 79, 7, 8, 69, 70, 99, 107, 117,
    106, 253, 249, 133, 134, 135, 207, 136, 138, 156, 25, 152, 150, 82, 252, 29, 30, 185, 44, 43,
    196, 46, 38, 195, 39, 42, 41, 197, 40, 197, 40, 49, 262, 245, 52, 58, 299, 300, 66, 321, 68,
    341, 330, 165, 331, 333, 336, 334, 337, 127,
  ]

  /// Pasteboard types, sorted, one a line.
  static let pasteboardWords: StaticString = """
    Apple HTML pasteboard type
    Apple InkText pasteboard type
    Apple PDF pasteboard type
    Apple PICT pasteboard type
    Apple PNG pasteboard type
    Apple VCard pasteboard type
    Apple Web Archive pasteboard type
    Apple multiple text selection pasteboard type
    NSColor pasteboard type
    NSFindPanel search options pasteboard type
    NSPICTPboardType
    NSPostScriptPboardType
    NSRTFDPboardType
    NSRTFPboardType
    NSSoundPboardType
    NSStringPboardType
    NSTIFFPboardType
    NeXT Encapsulated PostScript v1.2 pasteboard type
    NeXT RTFD pasteboard type
    NeXT Rich Text Format v1.0 pasteboard type
    NeXT TIFF v4.0 pasteboard type
    NeXT font pasteboard type
    NeXT ruler pasteboard type
    NeXT tabular text pasteboard type
    """

  /// Where each begins; the last one is past the end.
  static let pasteboardWordStarts: [UInt32] = [
    0, 27, 57, 83, 110, 136, 164, 198, 244, 268, 311, 328, 351, 368, 384, 402, 421, 438, 488, 514,
    557, 588, 614, 641, 675,
  ]

  /// Where the claims of each begin.
  static let pasteboardClaimStarts: [UInt16] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
  ]

  /// The types that claim each, the owner first.
  static let pasteboardClaims: [UInt16] = [
    3607, 178, 8, 300, 3656, 3700, 377, 62, 60, 61, 300, 3, 110, 3666, 64, 3697, 3686, 3, 110, 3666,
    3686, 59, 63, 3698,
  ]

  /// Where those of each type begin.
  static let pasteboardOwnStarts: [UInt16] = [
    0, 0, 0, 0, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 5, 6, 7,
    8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16,
    16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16,
    16, 16, 16, 16, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19, 19, 19, 19, 19, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 22, 23,
    23, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24,
  ]

  /// Those of each type, the preferred one first.
  static let pasteboardOwn: [UInt16] = [
    17, 11, 2, 21, 8, 9, 7, 22, 14, 18, 12, 1, 3, 10, 6, 0, 4, 19, 13, 20, 16, 15, 23, 5,
  ]
}
