// swift-format-ignore-file
// Written by generate.py from the data beside it: change those, then run that.

/// The 901 declared types as constant data, which costs nothing at start-up.
enum DeclaredTypes {
  static let count = 901

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
    14596, 14615, 14635, 14658, 14690, 14723, 14741, 14760, 14785, 14801, 14829, 14864, 14899,
    14923, 14945, 14967, 14990, 15035, 15058, 15081, 15104, 15123, 15147, 15171, 15199, 15223,
    15240, 15283, 15307, 15340, 15373, 15410, 15450, 15481, 15497, 15516, 15533, 15550, 15565,
    15593, 15627, 15670, 15707, 15743, 15788, 15825, 15871, 15905, 15948, 15989, 16039, 16079,
    16128, 16161, 16201, 16243, 16280, 16301, 16324, 16348, 16381, 16409, 16446, 16473, 16509,
    16529, 16556, 16585, 16612, 16659, 16719, 16763, 16820, 16863, 16919, 16958, 17010, 17052,
    17107, 17152, 17210, 17255, 17313, 17327, 17343, 17365, 17379, 17395, 17411, 17438, 17461,
    17478, 17495, 17512, 17529, 17547, 17564, 17581, 17597, 17614, 17631, 17648, 17673, 17690,
    17707, 17724, 17741, 17758, 17775, 17792, 17809, 17826, 17843, 17860, 17877, 17894, 17910,
    17926, 17944, 17960, 17974, 17995, 18016, 18030, 18049, 18062, 18076, 18094, 18106, 18119,
    18136, 18153, 18171, 18189, 18207, 18222, 18242, 18275, 18311, 18344, 18376, 18406, 18432,
    18461, 18492, 18525, 18561, 18592, 18622, 18660, 18694, 18727, 18755, 18790, 18816, 18852,
    18891, 18922, 18952, 18997, 19025, 19051, 19083, 19114, 19139, 19171, 19213, 19246, 19279,
    19312, 19342, 19381, 19410, 19447, 19485, 19512, 19545, 19580, 19607, 19640, 19670, 19696,
    19724, 19755, 19770, 19793, 19809, 19822, 19849, 19887, 19911, 19932, 19969, 19981, 19993,
    20004, 20016, 20035, 20056, 20072, 20093, 20109, 20135, 20168, 20194, 20233, 20249, 20278,
    20300, 20324, 20353, 20375, 20391, 20409, 20428, 20446, 20471, 20506, 20531, 20546, 20561,
    20581, 20599, 20610, 20622, 20638, 20667, 20681, 20698, 20716, 20731, 20757, 20773, 20796,
    20813, 20837, 20862, 20881, 20902, 20922, 20942, 20960, 20981, 21007, 21025, 21036, 21059,
    21075, 21101, 21122, 21136, 21148, 21173, 21198, 21223, 21245, 21260, 21294, 21317, 21343,
    21363, 21385, 21409, 21432, 21444, 21457, 21469, 21490, 21503, 21515, 21528, 21545, 21557,
    21569, 21586, 21601, 21613, 21631, 21649, 21660, 21680, 21699, 21714, 21732, 21750, 21767,
    21780, 21791, 21802, 21819, 21836, 21848, 21879, 21899, 21913, 21933, 21950, 21968, 21996,
    22010, 22029, 22065, 22114, 22140, 22179, 22190, 22211, 22243, 22264, 22293, 22314, 22332,
    22343, 22362, 22380, 22398, 22414, 22434, 22445, 22472, 22500, 22538, 22558, 22581, 22592,
    22613, 22629, 22640, 22651, 22670, 22684, 22704, 22718, 22737, 22769, 22784, 22803, 22846,
    22861, 22879, 22896, 22916, 22931, 22964, 22983, 23008, 23027, 23039, 23051, 23069, 23101,
    23122, 23147, 23165, 23188, 23199, 23215, 23248, 23272, 23295, 23333, 23358, 23371, 23384,
    23398, 23422, 23443, 23454, 23467, 23478, 23497, 23509, 23526, 23545, 23563,
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
    1865, 1876, 1888, 1889, 1890, 1891, 1892, 1902, 1912, 1913, 1927, 1928, 1938, 1952, 1953, 1954,
    1955, 1956, 1957, 1958, 1973, 1991, 2007, 2020, 2040, 2050, 2051, 2065, 2077, 2078, 2079, 2080,
    2081, 2082, 2083, 2084, 2099, 2114, 2126, 2144, 2145, 2146, 2168, 2189, 2190, 2211, 2212, 2213,
    2214, 2240, 2241, 2266, 2267, 2285, 2286, 2313, 2314, 2315, 2316, 2317, 2318, 2319, 2320, 2321,
    2322, 2323, 2324, 2325, 2341, 2365, 2366, 2367, 2368, 2388, 2389, 2407, 2408, 2423, 2424, 2438,
    2439, 2453, 2454, 2467, 2476, 2477, 2487, 2500, 2501, 2516, 2527, 2528, 2529, 2530, 2531, 2532,
    2533, 2534, 2535, 2536, 2537, 2538, 2539, 2540, 2541, 2542, 2543, 2544, 2545, 2546, 2547, 2557,
    2558, 2559, 2560, 2561, 2562, 2563, 2564, 2565, 2581, 2592, 2603, 2614, 2624, 2634, 2645, 2656,
    2667, 2679, 2689, 2700, 2711, 2724, 2735, 2749, 2750, 2751, 2752, 2753, 2754, 2755, 2756, 2757,
    2758, 2759, 2760, 2761, 2762, 2763, 2764, 2765, 2766, 2767, 2768, 2769, 2770, 2771, 2772, 2773,
    2774, 2775, 2776, 2777, 2778, 2779, 2780, 2781, 2782, 2783, 2784, 2785, 2786, 2787, 2788, 2789,
    2790, 2791, 2792, 2793, 2794, 2795, 2796, 2797, 2805, 2821, 2830, 2836, 2851, 2852, 2853, 2854,
    2877, 2888, 2889, 2899, 2910, 2922, 2935, 2936, 2950, 2959, 2970, 2971, 2982, 2983, 2992, 2993,
    3008, 3025, 3026, 3027, 3028, 3029, 3030, 3031, 3048, 3057, 3066, 3074, 3082, 3095, 3110, 3126,
    3131, 3140, 3155, 3156, 3166, 3177, 3178, 3179, 3188, 3189, 3190, 3191, 3192, 3193, 3194, 3195,
    3196, 3207, 3220, 3240, 3248, 3249, 3250, 3259, 3260, 3261, 3268, 3273, 3274, 3275, 3276, 3291,
    3304, 3314, 3315, 3316, 3317, 3318, 3319, 3320, 3331, 3351, 3362, 3373, 3393, 3403, 3409, 3424,
    3429, 3440, 3456, 3470, 3480, 3498, 3509, 3513, 3526, 3535, 3543, 3554, 3555, 3556, 3562, 3572,
    3582, 3583, 3584, 3595, 3619, 3632, 3645, 3658, 3668, 3679, 3680, 3691, 3703, 3724, 3725, 3744,
    3745, 3746, 3760, 3780, 3794, 3795, 3809, 3815, 3828, 3840, 3851, 3862, 3871, 3884, 3894, 3904,
    3905, 3906, 3919, 3943, 3944, 3958, 3973, 3982, 3991, 4003, 4010, 4023, 4030, 4042, 4043, 4044,
    4056, 4066, 4067, 4068, 4078, 4091, 4105, 4114, 4126, 4146, 4147, 4152, 4163, 4174, 4194, 4208,
    4222, 4223, 4236, 4240, 4241, 4253, 4265, 4276, 4277, 4278, 4291, 4297, 4304, 4316, 4331, 4332,
    4343, 4352, 4364, 4374, 4391, 4403, 4414,
  ]

  /// 1 names no format, 2 parents inferred, 4 imported, 8 third party, 16 data, 32 folder.
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
    16, 16, 26, 26, 24, 20, 16, 16, 26, 16, 20, 26, 26, 26, 16, 26, 24, 26, 26, 16, 16, 16, 16, 24,
    20, 24, 24, 24, 24, 24, 24, 24, 24, 26, 26, 16, 16, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 24, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 16, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 24, 26, 26, 20, 26, 26, 20, 20, 26, 26, 26, 26, 26, 26, 26, 26,
    26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 16, 20, 20,
    20, 24, 24, 26, 0, 16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 16, 16, 16, 16, 0, 32, 24, 24, 20, 20, 16, 16, 16, 0, 0, 16, 16, 16, 16, 16, 16, 16, 16,
    0, 16, 16, 0, 0, 0, 0, 16, 0, 16, 0, 0, 0, 16, 16, 16, 17, 0, 16, 0, 33, 0, 0, 16, 16, 0, 0, 0,
    0, 0, 0, 0, 16, 16, 0, 16, 0, 16, 0, 16, 16, 16, 33, 16, 16, 16, 16, 16, 18, 16, 4, 0, 0, 0, 0,
    0, 20, 20, 20, 20, 20, 16, 16, 24, 1, 16, 16, 16, 16, 16, 16, 0, 16, 16, 0, 16, 16, 16, 16, 16,
    16, 20, 20, 16, 16, 16, 16, 16, 16, 0, 24, 16, 16, 16, 16, 16, 16, 20, 24, 16, 16, 0, 16, 16,
    24, 16, 16, 16, 0, 16, 16, 16, 16, 16, 0, 24, 24, 16, 24, 16, 16, 16, 16, 16, 0, 16, 16, 0, 0,
    16, 0, 0, 16, 16, 0, 16, 16, 16, 16, 16, 16, 0, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16,
    16, 16, 32, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16,
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
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 1, 2, 2, 1, 2, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 2, 2, 2, 2, 2, 2, 3,
    3, 3, 3, 2, 2, 2, 2, 1, 2, 2, 2, 3, 3, 2, 2, 2, 2, 2, 1, 2, 3, 2, 3, 2, 3, 3, 4, 3, 4, 2, 3, 2,
    3, 1, 1, 2, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 2, 0, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 2, 1, 1, 1, 1, 2, 1, 2, 0, 1,
    1, 1, 1, 1, 1, 1, 1, 2, 1, 0, 0, 2, 1, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2,
    1, 1, 0, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 0, 1,
    1, 1, 1, 1, 1, 1, 2, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 2,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 2,
    0, 0, 2, 1, 2, 2, 1, 1, 1, 2, 1, 0, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 2, 1, 1,
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
    1893, 1895, 1901, 1903, 1908, 1911, 1914, 1917, 1920, 1924, 1927, 1930, 1933, 1939, 1942, 1945,
    1949, 1953, 1957, 1964, 1970, 1977, 1984, 1991, 1998, 2005, 2009, 2014, 2019, 2024, 2026, 2028,
    2033, 2038, 2042, 2046, 2050, 2055, 2060, 2065, 2070, 2076, 2082, 2088, 2094, 2099, 2104, 2109,
    2114, 2119, 2122, 2125, 2128, 2133, 2138, 2142, 2146, 2149, 2152, 2155, 2157, 2163, 2170, 2176,
    2183, 2189, 2196, 2202, 2209, 2215, 2222, 2227, 2233, 2238, 2244, 2249, 2254, 2257, 2262, 2264,
    2266, 2269, 2272, 2277, 2282, 2287, 2292, 2297, 2302, 2307, 2312, 2317, 2322, 2327, 2332, 2337,
    2342, 2347, 2352, 2357, 2362, 2367, 2370, 2375, 2380, 2385, 2390, 2395, 2400, 2405, 2410, 2415,
    2419, 2424, 2428, 2433, 2438, 2443, 2448, 2449, 2454, 2459, 2464, 2469, 2475, 2480, 2486, 2490,
    2490, 2492, 2494, 2496, 2498, 2499, 2500, 2501, 2503, 2505, 2506, 2508, 2509, 2511, 2512, 2514,
    2515, 2516, 2517, 2518, 2519, 2521, 2522, 2523, 2524, 2525, 2527, 2528, 2529, 2530, 2533, 2534,
    2536, 2538, 2539, 2541, 2542, 2544, 2545, 2546, 2548, 2550, 2551, 2553, 2554, 2555, 2556, 2558,
    2558, 2564, 2569, 2573, 2576, 2576, 2580, 2583, 2589, 2594, 2599, 2604, 2609, 2617, 2618, 2618,
    2621, 2627, 2633, 2640, 2646, 2654, 2660, 2668, 2668, 2672, 2676, 2678, 2681, 2684, 2687, 2693,
    2694, 2700, 2701, 2701, 2701, 2704, 2712, 2716, 2717, 2717, 2721, 2721, 2722, 2723, 2723, 2728,
    2733, 2735, 2738, 2741, 2744, 2747, 2750, 2753, 2759, 2762, 2763, 2768, 2768, 2773, 2773, 2776,
    2781, 2786, 2788, 2790, 2797, 2804, 2811, 2817, 2822, 2827, 2827, 2829, 2832, 2835, 2838, 2841,
    2846, 2851, 2856, 2860, 2865, 2869, 2872, 2877, 2877, 2881, 2885, 2889, 2893, 2901, 2907, 2908,
    2914, 2921, 2921, 2926, 2932, 2937, 2941, 2946, 2951, 2956, 2961, 2966, 2971, 2977, 2982, 2987,
    2991, 2992, 2998, 3002, 3005, 3011, 3019, 3025, 3033, 3037, 3043, 3047, 3050, 3051, 3057, 3062,
    3066, 3074, 3082, 3086, 3086, 3091, 3095, 3099, 3105, 3111, 3113, 3119, 3123, 3131, 3135, 3140,
    3144, 3152, 3158, 3165, 3166, 3171, 3177, 3177, 3178, 3182, 3182, 3182, 3188, 3194, 3196, 3202,
    3206, 3210, 3218, 3221, 3225, 3225, 3229, 3232, 3236, 3241, 3244, 3246, 3248, 3253, 3258, 3263,
    3271, 3274, 3279, 3284, 3287, 3289, 3293, 3298, 3303, 3307, 3313, 3317, 3320, 3324, 3332,
  ]

  /// All supertypes of each, nearest first.
  static let ancestors: [UInt16] = [
    796, 750, 746, 798, 750, 798, 750, 798, 11, 750, 744, 798, 746, 750, 798, 750, 798, 812, 714,
    750, 746, 798, 796, 750, 746, 798, 750, 744, 798, 746, 796, 750, 746, 798, 796, 750, 746, 798,
    750, 744, 798, 746, 777, 750, 798, 12, 777, 750, 798, 12, 777, 750, 798, 12, 777, 750, 798, 735,
    796, 750, 746, 798, 750, 744, 798, 746, 750, 798, 750, 710, 798, 84, 798, 750, 798, 745, 750,
    798, 185, 865, 750, 798, 26, 26, 26, 750, 325, 798, 750, 325, 798, 750, 856, 798, 859, 841, 873,
    746, 53, 292, 754, 798, 856, 859, 841, 873, 750, 746, 798, 750, 710, 798, 750, 798, 770, 387,
    53, 292, 754, 798, 37, 250, 292, 770, 53, 754, 798, 37, 750, 770, 798, 39, 37, 250, 292, 770,
    53, 754, 798, 776, 754, 798, 750, 710, 798, 750, 798, 873, 314, 750, 746, 798, 386, 895, 314,
    873, 750, 746, 798, 314, 750, 798, 750, 710, 798, 710, 750, 49, 798, 710, 750, 325, 798, 754,
    798, 777, 750, 798, 885, 841, 873, 750, 746, 798, 885, 841, 873, 750, 746, 798, 756, 859, 841,
    873, 750, 746, 798, 750, 798, 750, 798, 750, 798, 750, 798, 750, 798, 750, 798, 750, 798, 750,
    798, 895, 873, 750, 746, 798, 713, 714, 750, 746, 798, 292, 754, 798, 750, 798, 885, 805, 841,
    798, 873, 750, 746, 292, 746, 750, 754, 798, 750, 751, 798, 250, 292, 53, 754, 798, 776, 250,
    754, 53, 798, 40, 37, 750, 770, 798, 776, 754, 798, 776, 754, 798, 873, 750, 746, 798, 750, 755,
    798, 710, 80, 750, 755, 798, 710, 80, 750, 755, 798, 710, 80, 750, 755, 798, 710, 798, 84, 798,
    776, 754, 798, 536, 885, 841, 873, 750, 746, 798, 776, 754, 798, 776, 754, 798, 796, 750, 746,
    798, 250, 292, 53, 754, 798, 776, 754, 798, 802, 873, 750, 746, 798, 750, 710, 798, 84, 798,
    185, 865, 750, 798, 864, 305, 53, 292, 754, 798, 750, 798, 895, 873, 750, 746, 798, 776, 754,
    798, 750, 798, 104, 796, 750, 746, 798, 107, 750, 798, 750, 798, 104, 750, 798, 104, 750, 798,
    750, 744, 798, 746, 777, 750, 798, 53, 754, 798, 744, 750, 746, 798, 185, 865, 750, 798, 292,
    714, 754, 750, 746, 798, 864, 53, 292, 754, 798, 185, 865, 750, 798, 750, 798, 864, 885, 805,
    841, 798, 873, 750, 746, 750, 798, 776, 754, 798, 368, 885, 805, 841, 798, 873, 750, 746, 784,
    802, 873, 750, 746, 798, 750, 798, 776, 754, 798, 744, 750, 746, 798, 744, 750, 746, 798, 292,
    750, 754, 798, 873, 798, 734, 750, 746, 873, 798, 734, 750, 746, 750, 798, 798, 750, 798, 796,
    750, 746, 798, 139, 139, 139, 139, 143, 138, 139, 143, 144, 139, 138, 143, 144, 139, 138, 143,
    144, 139, 138, 143, 144, 139, 138, 143, 144, 139, 138, 141, 159, 139, 138, 143, 144, 139, 138,
    143, 144, 139, 138, 143, 144, 139, 138, 143, 144, 139, 138, 143, 144, 139, 138, 143, 144, 139,
    138, 143, 144, 139, 138, 140, 138, 139, 138, 159, 138, 159, 138, 159, 138, 159, 138, 84, 798,
    84, 798, 84, 798, 84, 798, 84, 798, 84, 798, 84, 798, 84, 798, 776, 754, 798, 732, 859, 841,
    873, 750, 746, 798, 305, 53, 292, 754, 798, 292, 754, 798, 292, 754, 798, 750, 798, 53, 292,
    754, 798, 53, 292, 754, 798, 53, 292, 754, 798, 750, 710, 798, 53, 292, 754, 798, 895, 873, 750,
    746, 798, 865, 750, 798, 750, 798, 750, 798, 873, 750, 746, 798, 750, 751, 798, 750, 770, 798,
    750, 798, 750, 770, 798, 750, 798, 895, 873, 750, 746, 798, 881, 750, 798, 292, 848, 213, 754,
    744, 798, 746, 292, 848, 213, 754, 744, 798, 746, 750, 798, 292, 848, 214, 754, 744, 798, 746,
    750, 848, 798, 744, 746, 750, 848, 798, 744, 746, 292, 744, 862, 754, 746, 798, 292, 744, 862,
    754, 746, 798, 750, 744, 862, 798, 746, 750, 744, 862, 798, 746, 292, 744, 862, 754, 746, 798,
    292, 744, 754, 746, 798, 292, 744, 754, 746, 798, 750, 744, 798, 746, 750, 744, 798, 746, 292,
    744, 754, 746, 798, 53, 292, 754, 798, 292, 848, 754, 744, 798, 746, 292, 848, 754, 744, 798,
    746, 750, 805, 798, 756, 756, 84, 798, 84, 798, 84, 798, 84, 798, 84, 798, 84, 798, 84, 798, 84,
    798, 84, 798, 84, 798, 84, 798, 84, 798, 84, 798, 84, 798, 84, 798, 84, 798, 84, 798, 84, 798,
    84, 798, 84, 798, 84, 798, 84, 798, 84, 798, 84, 798, 84, 798, 84, 798, 84, 798, 84, 798, 84,
    798, 776, 754, 798, 750, 798, 53, 754, 798, 250, 292, 744, 53, 754, 746, 798, 841, 805, 873,
    798, 750, 746, 750, 798, 750, 798, 750, 798, 750, 798, 750, 798, 750, 798, 750, 798, 796, 750,
    746, 798, 821, 713, 714, 750, 746, 798, 820, 812, 714, 750, 746, 798, 750, 710, 798, 880, 750,
    770, 798, 264, 880, 750, 770, 798, 264, 880, 750, 770, 798, 264, 880, 750, 770, 798, 264, 880,
    750, 770, 798, 264, 880, 750, 770, 798, 796, 750, 746, 798, 185, 865, 750, 798, 750, 768, 798,
    808, 750, 768, 798, 808, 750, 798, 292, 53, 754, 798, 305, 53, 292, 754, 798, 859, 841, 873,
    750, 746, 798, 895, 873, 750, 746, 798, 750, 798, 798, 325, 776, 754, 798, 821, 713, 714, 750,
    746, 798, 776, 754, 798, 292, 795, 754, 873, 798, 750, 746, 842, 873, 750, 746, 798, 185, 865,
    750, 798, 84, 798, 873, 750, 746, 798, 873, 750, 746, 798, 754, 798, 885, 805, 841, 798, 873,
    750, 746, 750, 798, 750, 770, 798, 746, 750, 798, 746, 750, 798, 796, 750, 746, 798, 776, 754,
    798, 53, 292, 754, 798, 750, 798, 750, 798, 53, 292, 754, 798, 53, 292, 754, 798, 305, 53, 292,
    754, 798, 750, 798, 249, 53, 292, 754, 798, 756, 750, 798, 750, 798, 798, 750, 798, 713, 714,
    750, 746, 798, 315, 713, 714, 750, 746, 798, 262, 820, 812, 714, 750, 746, 798, 895, 873, 750,
    746, 798, 776, 754, 798, 750, 770, 798, 305, 53, 292, 754, 798, 796, 750, 746, 798, 812, 714,
    750, 746, 798, 750, 798, 859, 841, 873, 750, 746, 798, 292, 744, 754, 746, 798, 750, 798, 750,
    653, 798, 746, 895, 873, 750, 746, 798, 776, 754, 798, 776, 754, 798, 39, 37, 250, 292, 770, 53,
    754, 798, 750, 798, 750, 798, 314, 746, 750, 798, 885, 805, 841, 798, 873, 750, 746, 776, 754,
    798, 885, 805, 841, 798, 873, 750, 746, 750, 798, 864, 864, 864, 864, 841, 873, 750, 746, 798,
    345, 841, 873, 750, 746, 798, 345, 841, 873, 750, 746, 798, 345, 841, 873, 750, 746, 798, 345,
    841, 873, 750, 746, 798, 859, 841, 873, 750, 746, 798, 250, 292, 53, 754, 798, 292, 53, 754,
    798, 292, 53, 754, 798, 292, 53, 754, 798, 895, 873, 750, 746, 798, 750, 798, 857, 856, 859,
    841, 873, 750, 746, 798, 897, 873, 750, 746, 798, 750, 798, 841, 873, 750, 746, 798, 776, 754,
    798, 776, 754, 798, 877, 777, 750, 798, 750, 751, 798, 292, 795, 754, 873, 798, 750, 746, 750,
    744, 798, 746, 84, 798, 776, 754, 798, 776, 754, 798, 185, 865, 750, 798, 750, 746, 798, 185,
    865, 750, 798, 750, 744, 798, 746, 305, 53, 292, 754, 798, 750, 798, 264, 880, 750, 770, 798,
    750, 710, 798, 292, 754, 798, 750, 798, 873, 750, 746, 798, 381, 750, 710, 798, 895, 314, 873,
    750, 746, 798, 53, 292, 754, 798, 713, 714, 750, 746, 798, 388, 713, 714, 750, 746, 798, 388,
    713, 714, 750, 746, 798, 841, 873, 750, 746, 798, 714, 750, 746, 798, 750, 798, 735, 796, 750,
    746, 798, 735, 796, 750, 746, 798, 735, 796, 750, 746, 798, 735, 796, 750, 746, 798, 796, 750,
    746, 798, 750, 798, 750, 798, 750, 798, 750, 798, 750, 798, 713, 714, 750, 746, 798, 735, 796,
    750, 746, 798, 895, 873, 750, 746, 798, 750, 798, 750, 798, 735, 796, 750, 746, 798, 895, 873,
    750, 746, 798, 750, 798, 735, 796, 750, 746, 798, 750, 798, 750, 798, 750, 798, 750, 798, 750,
    798, 750, 798, 735, 796, 750, 746, 798, 735, 796, 750, 746, 798, 796, 750, 746, 798, 750, 798,
    771, 796, 808, 750, 746, 798, 771, 796, 808, 750, 746, 798, 796, 750, 746, 798, 735, 796, 750,
    746, 798, 735, 796, 750, 746, 798, 735, 796, 750, 746, 798, 735, 796, 750, 746, 798, 735, 796,
    750, 746, 798, 735, 796, 750, 746, 798, 750, 710, 798, 750, 710, 798, 750, 710, 798, 750, 710,
    798, 714, 895, 750, 746, 873, 798, 714, 750, 746, 798, 796, 750, 746, 798, 750, 710, 798, 750,
    710, 798, 796, 750, 746, 798, 750, 798, 899, 744, 862, 770, 503, 746, 750, 710, 798, 750, 798,
    873, 750, 746, 798, 750, 798, 750, 798, 750, 798, 750, 798, 750, 798, 750, 744, 862, 798, 746,
    750, 862, 798, 746, 750, 862, 798, 746, 859, 841, 873, 750, 746, 798, 796, 750, 746, 798, 865,
    750, 798, 750, 798, 750, 798, 750, 768, 798, 808, 750, 848, 798, 744, 746, 750, 798, 750, 798,
    750, 848, 798, 744, 746, 750, 848, 798, 744, 746, 856, 859, 841, 873, 750, 746, 798, 713, 714,
    750, 746, 798, 750, 770, 798, 750, 770, 798, 713, 436, 714, 895, 750, 746, 873, 798, 812, 437,
    714, 750, 746, 798, 713, 437, 714, 750, 746, 798, 812, 437, 714, 750, 746, 798, 812, 437, 714,
    750, 746, 798, 812, 436, 714, 895, 750, 746, 873, 798, 812, 436, 714, 895, 750, 746, 873, 798,
    750, 798, 750, 744, 798, 746, 750, 744, 798, 746, 750, 798, 895, 744, 873, 746, 750, 798, 812,
    714, 750, 746, 798, 856, 770, 859, 841, 873, 750, 746, 798, 735, 796, 750, 746, 798, 735, 796,
    750, 746, 798, 486, 735, 796, 750, 746, 798, 735, 796, 750, 746, 798, 486, 735, 796, 750, 746,
    798, 750, 798, 750, 710, 798, 750, 798, 750, 798, 735, 796, 750, 746, 798, 735, 796, 750, 746,
    798, 750, 798, 750, 798, 750, 798, 750, 798, 735, 796, 750, 746, 798, 735, 796, 750, 746, 798,
    653, 750, 746, 798, 653, 750, 746, 798, 500, 885, 653, 750, 841, 746, 798, 873, 750, 710, 798,
    750, 798, 750, 710, 798, 713, 714, 750, 746, 798, 812, 714, 750, 746, 798, 812, 714, 750, 746,
    798, 750, 710, 798, 80, 750, 755, 798, 710, 750, 798, 735, 796, 750, 746, 798, 873, 750, 746,
    798, 750, 798, 750, 798, 895, 873, 750, 746, 798, 796, 750, 746, 798, 735, 796, 750, 746, 798,
    735, 796, 750, 746, 798, 735, 796, 750, 746, 798, 713, 714, 750, 746, 798, 713, 714, 750, 746,
    798, 19, 750, 710, 798, 19, 750, 710, 798, 19, 750, 710, 798, 899, 770, 503, 750, 710, 798, 750,
    770, 798, 859, 841, 873, 750, 746, 798, 895, 873, 750, 746, 798, 526, 899, 770, 503, 750, 710,
    798, 750, 710, 798, 750, 798, 895, 873, 750, 746, 798, 796, 750, 746, 798, 750, 798, 885, 841,
    873, 750, 746, 798, 750, 798, 713, 714, 750, 746, 798, 750, 710, 798, 750, 710, 798, 750, 710,
    798, 750, 710, 798, 750, 744, 798, 746, 750, 710, 798, 746, 750, 798, 750, 710, 798, 859, 841,
    873, 750, 746, 798, 750, 710, 798, 750, 710, 798, 549, 750, 710, 798, 750, 744, 798, 746, 796,
    750, 746, 798, 895, 714, 653, 873, 750, 746, 798, 859, 841, 873, 750, 746, 798, 554, 859, 841,
    873, 750, 746, 798, 554, 859, 841, 873, 750, 746, 798, 554, 859, 841, 873, 750, 746, 798, 554,
    859, 841, 873, 750, 746, 798, 554, 859, 841, 873, 750, 746, 798, 796, 750, 746, 798, 895, 873,
    750, 746, 798, 713, 714, 750, 746, 798, 812, 714, 750, 746, 798, 750, 798, 750, 798, 565, 744,
    750, 746, 798, 565, 744, 750, 746, 798, 750, 746, 751, 798, 565, 746, 750, 798, 565, 746, 750,
    798, 565, 744, 750, 746, 798, 565, 744, 750, 746, 798, 565, 796, 750, 746, 798, 565, 796, 750,
    746, 798, 565, 744, 848, 750, 746, 798, 565, 744, 848, 750, 746, 798, 565, 744, 862, 750, 746,
    798, 565, 744, 862, 750, 746, 798, 565, 744, 750, 746, 798, 565, 744, 750, 746, 798, 565, 744,
    750, 746, 798, 565, 744, 750, 746, 798, 895, 873, 750, 746, 798, 750, 746, 798, 750, 746, 798,
    750, 746, 798, 750, 746, 848, 798, 744, 750, 746, 848, 798, 744, 750, 862, 798, 746, 750, 862,
    798, 746, 750, 746, 798, 750, 746, 798, 750, 746, 798, 750, 798, 594, 848, 750, 744, 798, 746,
    594, 848, 770, 750, 744, 798, 746, 594, 848, 750, 744, 798, 746, 594, 848, 770, 750, 744, 798,
    746, 594, 848, 750, 744, 798, 746, 594, 848, 770, 750, 744, 798, 746, 594, 744, 862, 750, 746,
    798, 594, 744, 862, 770, 750, 746, 798, 594, 744, 862, 750, 746, 798, 594, 744, 862, 770, 750,
    746, 798, 594, 744, 750, 746, 798, 594, 744, 770, 750, 746, 798, 594, 744, 750, 746, 798, 594,
    744, 770, 750, 746, 798, 895, 873, 750, 746, 798, 841, 873, 750, 746, 798, 750, 710, 798, 812,
    714, 750, 746, 798, 750, 798, 750, 798, 750, 710, 798, 750, 710, 798, 713, 714, 750, 746, 798,
    713, 714, 750, 746, 798, 713, 714, 750, 746, 798, 812, 714, 750, 746, 798, 812, 714, 750, 746,
    798, 713, 714, 750, 746, 798, 812, 714, 750, 746, 798, 713, 714, 750, 746, 798, 713, 714, 750,
    746, 798, 713, 714, 750, 746, 798, 713, 714, 750, 746, 798, 812, 714, 750, 746, 798, 812, 714,
    750, 746, 798, 713, 714, 750, 746, 798, 812, 714, 750, 746, 798, 713, 714, 750, 746, 798, 713,
    714, 750, 746, 798, 812, 714, 750, 746, 798, 713, 714, 750, 746, 798, 750, 842, 798, 812, 714,
    750, 746, 798, 713, 714, 750, 746, 798, 713, 714, 750, 746, 798, 812, 714, 750, 746, 798, 812,
    714, 750, 746, 798, 713, 714, 750, 746, 798, 713, 714, 750, 746, 798, 812, 714, 750, 746, 798,
    713, 714, 750, 746, 798, 873, 750, 746, 798, 812, 714, 750, 746, 798, 796, 750, 746, 798, 713,
    714, 750, 746, 798, 713, 714, 750, 746, 798, 812, 714, 750, 746, 798, 713, 714, 750, 746, 798,
    746, 812, 714, 750, 746, 798, 812, 714, 750, 746, 798, 713, 714, 750, 746, 798, 713, 714, 750,
    746, 798, 859, 841, 873, 750, 746, 798, 713, 714, 750, 746, 798, 659, 713, 714, 750, 746, 798,
    653, 750, 746, 798, 680, 662, 680, 662, 680, 662, 680, 662, 662, 662, 662, 680, 662, 680, 662,
    662, 680, 662, 662, 680, 662, 662, 680, 662, 662, 662, 662, 662, 662, 680, 662, 662, 662, 662,
    662, 680, 662, 662, 662, 662, 691, 707, 662, 662, 680, 662, 680, 662, 662, 680, 662, 662, 680,
    662, 662, 662, 680, 662, 680, 662, 662, 680, 662, 662, 662, 662, 680, 662, 859, 841, 873, 750,
    746, 798, 713, 714, 750, 746, 798, 714, 750, 746, 798, 750, 746, 798, 292, 715, 754, 798, 746,
    750, 798, 818, 812, 714, 750, 746, 798, 793, 796, 750, 746, 798, 793, 796, 750, 746, 798, 812,
    714, 750, 746, 798, 793, 796, 750, 746, 798, 857, 856, 859, 841, 873, 750, 746, 798, 798, 750,
    710, 798, 859, 841, 873, 750, 746, 798, 859, 841, 873, 750, 746, 798, 728, 859, 841, 873, 750,
    746, 798, 859, 841, 873, 750, 746, 798, 730, 860, 859, 841, 873, 750, 746, 798, 859, 841, 873,
    750, 746, 798, 732, 860, 859, 841, 873, 750, 746, 798, 796, 750, 746, 798, 873, 750, 746, 798,
    835, 864, 737, 835, 864, 737, 835, 864, 737, 835, 864, 659, 713, 714, 750, 746, 798, 798, 841,
    752, 873, 750, 746, 798, 746, 750, 710, 798, 857, 856, 859, 841, 873, 750, 746, 798, 873, 750,
    746, 798, 798, 873, 750, 746, 798, 798, 710, 713, 714, 750, 746, 798, 812, 714, 750, 746, 798,
    835, 864, 759, 835, 864, 759, 835, 864, 759, 835, 864, 759, 835, 864, 759, 835, 864, 759, 835,
    864, 859, 841, 873, 750, 746, 798, 750, 770, 798, 808, 713, 714, 750, 746, 798, 796, 808, 750,
    746, 798, 881, 750, 798, 736, 873, 750, 746, 798, 812, 714, 750, 746, 798, 754, 798, 750, 798,
    781, 859, 841, 873, 750, 746, 798, 781, 859, 841, 873, 750, 746, 798, 781, 859, 841, 873, 750,
    746, 798, 859, 841, 873, 750, 746, 798, 802, 873, 750, 746, 798, 653, 873, 746, 750, 798, 835,
    864, 785, 835, 864, 785, 835, 864, 785, 835, 864, 785, 835, 864, 793, 796, 750, 746, 798, 793,
    796, 750, 746, 798, 793, 796, 750, 746, 798, 796, 750, 746, 798, 793, 796, 750, 746, 798, 873,
    750, 746, 798, 750, 746, 798, 80, 750, 755, 798, 710, 796, 750, 746, 798, 796, 750, 746, 798,
    796, 750, 746, 798, 873, 750, 746, 798, 857, 856, 859, 841, 873, 750, 746, 798, 859, 841, 873,
    750, 746, 798, 798, 841, 842, 873, 750, 746, 798, 856, 859, 841, 873, 750, 746, 798, 713, 714,
    750, 746, 798, 859, 841, 873, 750, 746, 798, 736, 873, 750, 746, 798, 714, 750, 746, 798, 713,
    714, 750, 746, 798, 713, 714, 750, 746, 798, 713, 714, 750, 746, 798, 713, 714, 750, 746, 798,
    812, 714, 750, 746, 798, 812, 714, 750, 746, 798, 889, 812, 714, 750, 746, 798, 812, 714, 750,
    746, 798, 713, 714, 750, 746, 798, 796, 750, 746, 798, 798, 859, 841, 873, 750, 746, 798, 873,
    750, 746, 798, 750, 770, 798, 859, 841, 873, 750, 746, 798, 827, 860, 859, 841, 873, 750, 746,
    798, 859, 841, 873, 750, 746, 798, 829, 860, 859, 841, 873, 750, 746, 798, 750, 744, 798, 746,
    859, 841, 873, 750, 746, 798, 834, 777, 750, 798, 777, 750, 798, 864, 859, 841, 873, 750, 746,
    798, 841, 873, 750, 746, 798, 796, 750, 746, 798, 857, 856, 859, 841, 873, 750, 746, 798, 857,
    856, 859, 841, 873, 750, 746, 798, 873, 750, 746, 798, 873, 842, 750, 746, 798, 796, 750, 746,
    798, 653, 750, 746, 798, 859, 841, 873, 750, 746, 798, 859, 841, 873, 750, 746, 798, 744, 746,
    859, 841, 873, 750, 746, 798, 796, 750, 746, 798, 857, 856, 859, 841, 873, 750, 746, 798, 796,
    750, 746, 798, 895, 873, 750, 746, 798, 873, 750, 746, 798, 857, 856, 859, 841, 873, 750, 746,
    798, 859, 841, 873, 750, 746, 798, 856, 859, 841, 873, 750, 746, 798, 798, 841, 873, 750, 746,
    798, 859, 841, 873, 750, 746, 798, 746, 653, 750, 746, 798, 796, 895, 750, 746, 873, 798, 859,
    841, 873, 750, 746, 798, 798, 325, 841, 752, 873, 750, 746, 798, 548, 750, 710, 798, 726, 750,
    710, 798, 857, 856, 859, 841, 873, 750, 746, 798, 750, 746, 798, 796, 750, 746, 798, 877, 777,
    750, 798, 777, 750, 798, 877, 777, 750, 798, 713, 714, 750, 746, 798, 750, 770, 798, 750, 798,
    750, 798, 841, 873, 750, 746, 798, 841, 873, 750, 746, 798, 841, 873, 750, 746, 798, 869, 885,
    841, 752, 873, 750, 746, 798, 750, 710, 798, 873, 745, 750, 746, 798, 812, 714, 750, 746, 798,
    776, 754, 798, 750, 798, 796, 750, 746, 798, 895, 873, 750, 746, 798, 895, 873, 750, 746, 798,
    873, 750, 746, 798, 859, 841, 873, 750, 746, 798, 873, 750, 746, 798, 750, 710, 798, 503, 750,
    710, 798, 857, 856, 859, 841, 873, 750, 746, 798,
  ]

  /// Filename extensions, sorted, one a line.
  static let extensionWords: StaticString = """
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
    3fr
    3g2
    3gp
    3gp2
    3gpp
    7z
    aa
    aac
    aae
    aaf
    aar
    aax
    abc
    abcdg
    abcdp
    ac3
    ada
    adb
    ads
    adts
    aea
    afploc
    afpub
    ahap
    ai
    aif
    aifc
    aiff
    amr
    aob
    ape
    apns
    app
    appex
    applescript
    arj
    arobject
    arw
    as
    asf
    asif
    astc
    asx
    atrc
    au
    aupreset
    avchd
    avci
    avcs
    avi
    avif
    axa
    axv
    band
    bash
    bdm
    bdmv
    bin
    binder
    blank
    bmp
    board
    book
    bundle
    bwf
    bz
    bz2
    bzip2
    c
    c++
    cab
    caf
    cboard
    cbr
    cbz
    cc
    ccl
    cdd
    cdda
    cdr
    cel
    cer
    chat
    chm
    cl
    class
    clp
    clr
    command
    configprofile
    cp
    cpgz
    cpio
    cpp
    cr2
    cr3
    crash
    crt
    crw
    crx
    csh
    css
    csstore
    cst
    csv
    csyn
    ctrl
    cwk
    cxx
    dae
    dat
    dcm
    dcr
    dd
    ddoc
    ddrw
    dds
    deb
    defs
    der
    dext
    dfont
    dib
    dic
    dicom
    dif
    diff
    dist
    distz
    divx
    dll
    dls
    dlyan
    dmg
    dng
    doc
    docm
    docx
    dot
    dotm
    dotx
    dpst
    draw
    drawing
    dsym
    dts
    duck
    dv
    dvdr
    dvi
    dxf
    dxo
    dylib
    eac3
    ec3
    edn
    efx
    egg
    el
    eml
    emltpl
    emlx
    enex
    enspot
    eps
    epub
    erf
    etd
    eval
    exe
    exp
    exr
    exs
    ezdraw
    f
    f4a
    f4b
    f4p
    f4v
    f77
    f90
    f95
    fcpxml
    fdf
    fff
    fh10
    fh11
    fileloc
    flac
    flc
    fli
    flv
    for
    fpbf
    fpx
    frag
    fragsh
    framework
    fs
    fsh
    ftploc
    game
    gbProj
    gdoc
    geojson
    geom
    gif
    glsl
    gmk
    gpuRestart
    gpx
    groupactivity
    gs
    gsh
    gsheet
    gtar
    guide
    gxf
    gz
    gzip
    h
    h++
    hang
    hdd
    hdr
    hds
    heic
    heics
    heif
    heifs
    hh
    hif
    hlsl
    hp
    hpp
    hqx
    htm
    html
    hxx
    i
    iba
    ibooks
    icbu
    icc
    ichat
    icloud
    icm
    icns
    ico
    iconset
    ics
    ii
    iig
    iiq
    ilib
    ilmbplugin
    img
    imovielibrary
    inetloc
    inl
    ipa
    ipg
    ipmeta
    ipp
    ips
    ipspot
    ipsw
    iso
    it
    ite
    itl
    itlp
    itms
    itpc
    j2c
    j2k
    jar
    jav
    java
    javascript
    jdz
    jfx
    jnlp
    jp2
    jpe
    jpeg
    jpf
    jpg
    jpx
    js
    jscript
    json
    jump
    jxl
    kar
    kext
    key
    key-tef
    kpdc
    ksh
    kth
    ktrace
    ktx
    l
    latm
    lha
    lid
    ll
    lm
    lmm
    loas
    log
    lpdf
    lpp
    lso
    lsr
    lxx
    lzh
    m
    m15
    m2p
    m2t
    m2ts
    m2v
    m3u
    m3u8
    m4a
    m4b
    m4p
    m4r
    m4v
    m75
    mailloc
    mak
    make
    markdown
    mbox
    md
    mdimporter
    mdown
    mdwn
    mem
    menu
    metal
    mgspot
    mht
    mhtm
    mhtml
    mi
    mid
    midi
    mig
    mii
    minc
    mjs
    mk
    mka
    mkd
    mkdn
    mkv
    mlkitmodel
    mlmodel
    mlp
    mlpackage
    mlproj
    mm
    mnc
    mobile
    mobileconfig
    mobileprovision
    mod
    mode0
    mode1
    mode2
    mode3
    mom
    mos
    mov
    mp2
    mp3
    mp4
    mpc
    mpe
    mpeg
    mpg
    mpg4
    mpga
    mpkg
    mpo
    mrw
    mt2s
    mtlx
    mts
    mxf
    nasm
    ndjson
    nef
    newsloc
    nii
    nmbtemplate
    nrw
    nsis
    nsv
    nth
    numbers
    numbers-tef
    nuv
    nvf
    nw
    o
    obj
    odb
    odc
    odf
    odg
    odi
    odm
    odp
    ods
    odt
    ofd
    oga
    ogg
    ogm
    ogv
    oma
    omf
    oo3
    opml
    opus
    orf
    org
    otc
    otf
    otg
    oth
    oti
    otp
    ots
    ott
    p12
    pages
    pages-tef
    panic
    paper
    papert
    pas
    patch
    pax
    pbeml
    pbm
    pcast
    pch
    pch++
    pct
    pdf
    pef
    pem
    pf
    pfa
    pfb
    pfm
    pfx
    pgm
    pgn
    ph3
    ph4
    php
    php3
    php4
    phtml
    pic
    pict
    pictclipping
    pk3
    pk4
    pkg
    pkpass
    pkpasses
    pl
    placeholder
    plist
    pls
    plugin
    pluginkit
    ply
    pm
    png
    pntg
    pot
    potm
    potx
    ppa
    ppam
    ppm
    ppp
    pps
    ppsm
    ppsx
    ppt
    pptm
    pptx
    prefPane
    prn
    proto
    provisionprofile
    ps
    psb
    psd
    pset
    pst
    pvr
    pvs
    pvt
    pwl
    py
    qlgenerator
    qt
    qti
    qtif
    qtz
    r
    ra
    raf
    ram
    rar
    raw
    rb
    rbw
    rdp
    reality
    rec
    rm
    rmi
    rmp
    rmvb
    rpm
    rss
    rtf
    rtfd
    rw2
    rwl
    s
    s3m
    sav
    savedSearch
    saver
    sbk
    scc
    scn
    scnp
    scnz
    scpt
    scptd
    sd2
    sda
    sdc
    sdd
    sdef
    sdir
    sdp
    sdv
    sdw
    sea
    service
    sf2
    sfont
    sgi
    sh
    shazamcatalog
    shazamsignature
    shtm
    shtml
    shutdownStall
    sidx
    sit
    sitx
    skim
    sks
    slideSaver
    slk
    slm
    smf
    snd
    sndClipping
    son
    spin
    spx
    sr2
    srf
    srw
    stc
    std
    sti
    stl
    strk
    stw
    suggestionsassets
    suit
    svg
    svgz
    swift
    sxc
    sxd
    sxg
    sxi
    sxm
    sxw
    sync
    systemextension
    tar
    tb2
    tbd
    tbx
    tbz
    tbz2
    tcsh
    template
    term
    text
    textclipping
    tga
    tgz
    theater
    thmx
    tif
    tiff
    tl
    toast
    tod
    tool
    tp
    ts
    tsv
    tsx
    tta
    ttc
    ttf
    tvdb
    txt
    txz
    udif
    ul
    ulaw
    ulw
    url
    usd
    usda
    usdc
    usdz
    uu
    vcal
    vcard
    vcf
    vcs
    vert
    vertex
    vfw
    vlc
    vncloc
    vob
    voc
    vqf
    vro
    vs
    vsh
    vtt
    w64
    war
    watchface
    wav
    wave
    wax
    wdgt
    wdmon
    web
    webarchive
    webloc
    webm
    webp
    webplugin
    wflow
    wm
    wma
    wmp
    wmv
    wmx
    wtv
    wv
    wvx
    xa
    xar
    xbm
    xdv
    xesc
    xfd
    xfdf
    xht
    xhtm
    xhtml
    xib
    xip
    xla
    xlam
    xlb
    xld
    xlf
    xliff
    xll
    xlm
    xls
    xlsb
    xlsm
    xlsx
    xlt
    xltm
    xltx
    xlw
    xm
    xml
    xmp
    xpc
    xpi
    xz
    y
    yaa
    yaml
    ym
    yml
    ymm
    ypp
    yxx
    yy
    z
    zip
    zsh
    """

  /// Where each begins; the last one is past the end.
  static let extensionWordStarts: [UInt32] = [
    0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76, 80, 84, 88, 92, 96,
    100, 104, 108, 112, 116, 120, 124, 128, 132, 136, 140, 144, 148, 152, 156, 160, 164, 168, 172,
    176, 180, 184, 188, 192, 196, 200, 204, 208, 212, 216, 220, 224, 228, 232, 236, 240, 244, 248,
    252, 256, 260, 264, 268, 272, 276, 280, 284, 288, 292, 296, 300, 304, 308, 312, 316, 320, 324,
    328, 332, 336, 340, 344, 348, 352, 356, 360, 364, 368, 372, 376, 380, 384, 388, 392, 396, 400,
    404, 408, 412, 417, 422, 425, 428, 432, 436, 440, 444, 448, 452, 458, 464, 468, 472, 476, 480,
    485, 489, 496, 502, 507, 510, 514, 519, 524, 528, 532, 536, 541, 545, 551, 563, 567, 576, 580,
    583, 587, 592, 597, 601, 606, 609, 618, 624, 629, 634, 638, 643, 647, 651, 656, 661, 665, 670,
    674, 681, 687, 691, 697, 702, 709, 713, 716, 720, 726, 728, 732, 736, 740, 747, 751, 755, 758,
    762, 766, 771, 775, 779, 783, 788, 792, 795, 801, 805, 809, 817, 831, 834, 839, 844, 848, 852,
    856, 862, 866, 870, 874, 878, 882, 890, 894, 898, 903, 908, 912, 916, 920, 924, 928, 932, 935,
    940, 945, 949, 953, 958, 962, 967, 973, 977, 981, 987, 991, 996, 1001, 1007, 1012, 1016, 1020,
    1026, 1030, 1034, 1038, 1043, 1048, 1052, 1057, 1062, 1067, 1072, 1080, 1085, 1089, 1094, 1097,
    1102, 1106, 1110, 1114, 1120, 1125, 1129, 1133, 1137, 1141, 1144, 1148, 1155, 1160, 1165, 1172,
    1176, 1181, 1185, 1189, 1194, 1198, 1202, 1206, 1210, 1217, 1219, 1223, 1227, 1231, 1235, 1239,
    1243, 1247, 1254, 1258, 1262, 1267, 1272, 1280, 1285, 1289, 1293, 1297, 1301, 1306, 1310, 1315,
    1322, 1332, 1335, 1339, 1346, 1351, 1358, 1363, 1371, 1376, 1380, 1385, 1389, 1400, 1404, 1418,
    1421, 1425, 1432, 1437, 1443, 1447, 1450, 1455, 1457, 1461, 1466, 1470, 1474, 1478, 1483, 1489,
    1494, 1500, 1503, 1507, 1512, 1515, 1519, 1523, 1527, 1532, 1536, 1538, 1542, 1549, 1554, 1558,
    1564, 1571, 1575, 1580, 1584, 1592, 1596, 1599, 1603, 1607, 1612, 1623, 1627, 1641, 1649, 1653,
    1657, 1661, 1668, 1672, 1676, 1683, 1688, 1692, 1695, 1699, 1703, 1708, 1713, 1718, 1722, 1726,
    1730, 1734, 1739, 1750, 1754, 1758, 1763, 1767, 1771, 1776, 1780, 1784, 1788, 1791, 1799, 1804,
    1809, 1813, 1817, 1822, 1826, 1834, 1839, 1843, 1847, 1854, 1858, 1860, 1865, 1869, 1873, 1876,
    1879, 1883, 1888, 1892, 1897, 1901, 1905, 1909, 1913, 1917, 1919, 1923, 1927, 1931, 1936, 1940,
    1944, 1949, 1953, 1957, 1961, 1965, 1969, 1973, 1981, 1985, 1990, 1999, 2004, 2007, 2018, 2024,
    2029, 2033, 2038, 2044, 2051, 2055, 2060, 2066, 2069, 2073, 2078, 2082, 2086, 2091, 2095, 2098,
    2102, 2106, 2111, 2115, 2126, 2134, 2138, 2148, 2155, 2158, 2162, 2169, 2182, 2198, 2202, 2208,
    2214, 2220, 2226, 2230, 2234, 2238, 2242, 2246, 2250, 2254, 2258, 2263, 2267, 2272, 2277, 2282,
    2286, 2290, 2295, 2300, 2304, 2308, 2313, 2320, 2324, 2332, 2336, 2348, 2352, 2357, 2361, 2365,
    2373, 2385, 2389, 2393, 2396, 2398, 2402, 2406, 2410, 2414, 2418, 2422, 2426, 2430, 2434, 2438,
    2442, 2446, 2450, 2454, 2458, 2462, 2466, 2470, 2475, 2480, 2484, 2488, 2492, 2496, 2500, 2504,
    2508, 2512, 2516, 2520, 2524, 2530, 2540, 2546, 2552, 2559, 2563, 2569, 2573, 2579, 2583, 2589,
    2593, 2599, 2603, 2607, 2611, 2615, 2618, 2622, 2626, 2630, 2634, 2638, 2642, 2646, 2650, 2654,
    2659, 2664, 2670, 2674, 2679, 2692, 2696, 2700, 2704, 2711, 2720, 2723, 2735, 2741, 2745, 2752,
    2762, 2766, 2769, 2773, 2778, 2782, 2787, 2792, 2796, 2801, 2805, 2809, 2813, 2818, 2823, 2827,
    2832, 2837, 2846, 2850, 2856, 2873, 2876, 2880, 2884, 2889, 2893, 2897, 2901, 2905, 2909, 2912,
    2924, 2927, 2931, 2936, 2940, 2942, 2945, 2949, 2953, 2957, 2961, 2964, 2968, 2972, 2980, 2984,
    2987, 2991, 2995, 3000, 3004, 3008, 3012, 3017, 3021, 3025, 3027, 3031, 3035, 3047, 3053, 3057,
    3061, 3065, 3070, 3075, 3080, 3086, 3090, 3094, 3098, 3102, 3107, 3112, 3116, 3120, 3124, 3128,
    3136, 3140, 3146, 3150, 3153, 3167, 3183, 3188, 3194, 3208, 3213, 3217, 3222, 3227, 3231, 3242,
    3246, 3250, 3254, 3258, 3270, 3274, 3279, 3283, 3287, 3291, 3295, 3299, 3303, 3307, 3311, 3316,
    3320, 3338, 3343, 3347, 3352, 3358, 3362, 3366, 3370, 3374, 3378, 3382, 3387, 3403, 3407, 3411,
    3415, 3419, 3423, 3428, 3433, 3442, 3447, 3452, 3465, 3469, 3473, 3481, 3486, 3490, 3495, 3498,
    3504, 3508, 3513, 3516, 3519, 3523, 3527, 3531, 3535, 3539, 3544, 3548, 3552, 3557, 3560, 3565,
    3569, 3573, 3577, 3582, 3587, 3592, 3595, 3600, 3606, 3610, 3614, 3619, 3626, 3630, 3634, 3641,
    3645, 3649, 3653, 3657, 3660, 3664, 3668, 3672, 3676, 3686, 3690, 3695, 3699, 3704, 3710, 3714,
    3725, 3732, 3737, 3742, 3752, 3758, 3761, 3765, 3769, 3773, 3777, 3781, 3784, 3788, 3791, 3795,
    3799, 3803, 3808, 3812, 3817, 3821, 3826, 3832, 3836, 3840, 3844, 3849, 3853, 3857, 3861, 3867,
    3871, 3875, 3879, 3884, 3889, 3894, 3898, 3903, 3908, 3912, 3915, 3919, 3923, 3927, 3931, 3934,
    3936, 3940, 3945, 3948, 3952, 3956, 3960, 3964, 3967, 3969, 3973, 3977,
  ]

  /// Where the claims of each begin.
  static let extensionClaimStarts: [UInt16] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
    26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
    50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73,
    74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97,
    98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116,
    117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 134, 135, 136,
    137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155,
    156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174,
    175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193,
    194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212,
    213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231,
    232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250,
    251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269,
    270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288,
    289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 301, 302, 303, 304, 305, 306, 307, 308,
    309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327,
    328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346,
    347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365,
    366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384,
    385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 400, 401, 402, 403, 405,
    406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424,
    425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443,
    444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462,
    463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481,
    482, 483, 484, 486, 487, 488, 489, 490, 492, 493, 495, 496, 497, 498, 499, 500, 501, 502, 503,
    504, 505, 506, 508, 509, 510, 511, 512, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524,
    525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 542, 543, 545, 547,
    548, 549, 550, 551, 552, 553, 554, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567,
    568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586,
    587, 588, 589, 590, 592, 594, 595, 596, 597, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610,
    611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629,
    630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 647, 648, 649,
    650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665, 666, 667, 668,
    669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687,
    688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 704, 705, 706, 707,
    708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 722, 723, 724, 725, 726,
    727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 740, 741, 742, 743, 744, 745, 746,
    747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764, 765,
    766, 767, 768, 769, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785,
    786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804,
    805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823,
    824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842,
    844, 845, 846, 847, 848, 849, 850, 851, 852, 853, 854, 855, 856, 857, 858, 859, 860,
  ]

  /// The types that claim each, the owner first.
  static let extensionClaims: [UInt16] = [
    434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434,
    434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434,
    434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434,
    434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434,
    434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434, 434,
    434, 434, 434, 434, 434, 419, 655, 654, 655, 654, 539, 389, 656, 298, 543, 43, 390, 661, 22, 23,
    657, 658, 658, 658, 656, 95, 24, 515, 126, 7, 660, 659, 660, 538, 617, 618, 94, 40, 39, 38, 34,
    540, 44, 518, 35, 437, 82, 552, 436, 359, 712, 46, 716, 719, 720, 721, 722, 619, 620, 115, 723,
    717, 717, 263, 413, 308, 438, 113, 130, 117, 466, 726, 726, 544, 732, 730, 439, 68, 101, 432,
    433, 730, 65, 399, 741, 81, 775, 891, 134, 440, 832, 527, 58, 65, 357, 67, 730, 50, 747, 730,
    394, 395, 71, 891, 396, 545, 748, 749, 73, 254, 743, 407, 557, 36, 730, 553, 458, 564, 426, 531,
    403, 399, 441, 546, 810, 891, 92, 363, 438, 476, 564, 758, 837, 179, 179, 621, 467, 757, 766,
    83, 16, 477, 606, 605, 478, 608, 607, 255, 402, 91, 382, 622, 1, 758, 81, 613, 391, 405, 267,
    769, 769, 2, 423, 611, 547, 272, 459, 273, 410, 411, 3, 551, 409, 4, 558, 468, 350, 421, 256,
    401, 781, 6, 6, 6, 6, 778, 779, 780, 102, 5, 420, 514, 514, 97, 649, 775, 775, 6, 781, 103, 425,
    555, 555, 112, 555, 99, 555, 114, 55, 115, 417, 782, 556, 398, 554, 807, 121, 533, 122, 556,
    556, 418, 548, 87, 623, 549, 549, 727, 728, 125, 495, 852, 495, 790, 791, 792, 794, 728, 792,
    454, 728, 728, 48, 795, 795, 728, 733, 130, 129, 131, 66, 134, 136, 66, 137, 455, 172, 132, 731,
    174, 499, 400, 175, 83, 176, 118, 729, 190, 191, 186, 728, 188, 187, 192, 797, 624, 365, 189,
    284, 195, 194, 800, 800, 526, 528, 528, 482, 489, 424, 529, 800, 799, 799, 800, 799, 800, 482,
    482, 802, 490, 801, 809, 212, 200, 196, 197, 198, 803, 201, 199, 215, 560, 804, 816, 541, 766,
    804, 804, 804, 816, 252, 251, 804, 253, 260, 804, 541, 829, 817, 628, 628, 718, 819, 806, 806,
    261, 316, 315, 282, 262, 817, 271, 807, 807, 536, 393, 536, 276, 536, 536, 496, 275, 277, 18,
    479, 479, 479, 830, 809, 809, 810, 828, 0, 482, 807, 562, 536, 536, 563, 70, 70, 625, 69, 72,
    827, 0, 278, 278, 279, 626, 384, 384, 384, 384, 383, 428, 323, 813, 814, 820, 821, 627, 817,
    817, 817, 820, 821, 814, 182, 180, 822, 427, 628, 561, 718, 612, 824, 825, 484, 287, 535, 205,
    206, 483, 542, 629, 435, 204, 202, 203, 481, 193, 422, 826, 783, 568, 566, 569, 571, 573, 580,
    575, 577, 579, 831, 650, 650, 651, 651, 630, 392, 488, 609, 652, 486, 485, 487, 610, 833, 567,
    834, 570, 572, 582, 574, 576, 578, 581, 511, 209, 207, 208, 293, 414, 415, 836, 837, 747, 504,
    838, 194, 846, 847, 300, 8, 498, 891, 66, 14, 15, 838, 511, 838, 56, 840, 840, 840, 840, 840,
    840, 300, 300, 105, 435, 435, 182, 181, 303, 302, 304, 839, 41, 314, 45, 47, 386, 843, 305, 306,
    845, 839, 844, 270, 460, 600, 599, 461, 462, 838, 307, 463, 598, 597, 464, 596, 595, 352, 445,
    849, 318, 11, 10, 9, 296, 259, 850, 494, 309, 429, 851, 321, 323, 322, 322, 320, 326, 506, 412,
    506, 505, 492, 430, 855, 855, 491, 324, 631, 507, 632, 285, 508, 509, 853, 854, 327, 493, 431,
    711, 633, 497, 107, 353, 256, 513, 329, 328, 329, 32, 33, 404, 585, 589, 587, 330, 257, 587,
    654, 591, 524, 333, 522, 54, 517, 857, 334, 335, 795, 795, 337, 523, 524, 525, 537, 340, 354,
    444, 299, 809, 584, 712, 108, 258, 339, 355, 520, 519, 512, 590, 586, 588, 863, 626, 593, 183,
    111, 866, 866, 867, 589, 585, 592, 587, 584, 591, 408, 351, 870, 544, 358, 406, 871, 871, 872,
    210, 211, 356, 841, 109, 534, 550, 177, 457, 874, 874, 532, 510, 634, 357, 628, 818, 869, 465,
    635, 876, 878, 364, 841, 615, 83, 879, 879, 879, 456, 500, 500, 502, 500, 501, 887, 133, 888,
    888, 133, 559, 559, 721, 636, 374, 637, 638, 639, 640, 559, 559, 646, 521, 530, 375, 466, 466,
    469, 74, 379, 416, 377, 376, 647, 648, 378, 336, 470, 471, 472, 473, 474, 641, 642, 475, 643,
    381, 892, 614, 644, 893, 17, 894, 894, 894, 184, 385, 446, 442, 447, 448, 583, 583, 449, 450,
    451, 443, 602, 601, 452, 604, 603, 453, 645, 895, 480, 516, 387, 435, 616, 896, 43, 897, 896,
    897, 896, 896, 896, 896, 898, 899, 900,
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
    493, 495, 496, 497, 498, 500, 501, 502, 503, 504, 505, 506, 507, 513, 514, 515, 516, 517, 519,
    520, 521, 523, 524, 525, 526, 527, 529, 530, 531, 532, 533, 534, 538, 541, 542, 543, 547, 548,
    549, 550, 551, 553, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567,
    568, 569, 570, 572, 574, 576, 577, 580, 581, 583, 584, 586, 587, 588, 588, 589, 590, 591, 592,
    593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611,
    612, 613, 614, 615, 616, 617, 618, 619, 621, 622, 626, 627, 628, 629, 630, 631, 632, 633, 634,
    635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 649, 651, 652, 652, 655, 657,
    659, 660, 663, 664, 666, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667,
    667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667,
    667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 667, 668, 670,
    670, 670, 670, 671, 673, 675, 676, 677, 679, 680, 681, 681, 681, 683, 684, 690, 691, 696, 697,
    698, 699, 699, 699, 699, 699, 699, 699, 699, 700, 700, 701, 701, 701, 701, 703, 704, 705, 705,
    705, 705, 705, 705, 705, 705, 706, 708, 708, 708, 708, 708, 708, 708, 708, 710, 710, 710, 712,
    712, 712, 712, 712, 712, 715, 715, 715, 716, 717, 718, 720, 721, 722, 722, 722, 722, 722, 722,
    722, 723, 724, 726, 726, 727, 731, 731, 732, 732, 735, 740, 741, 742, 743, 749, 749, 751, 755,
    755, 759, 761, 761, 761, 762, 764, 764, 766, 771, 772, 773, 775, 777, 778, 778, 779, 780, 781,
    782, 783, 784, 785, 786, 787, 788, 789, 789, 790, 792, 796, 798, 804, 806, 806, 807, 808, 809,
    810, 811, 811, 812, 813, 814, 815, 816, 817, 819, 819, 820, 820, 820, 820, 820, 820, 821, 821,
    821, 823, 824, 824, 825, 826, 828, 829, 829, 831, 831, 832, 832, 833, 836, 836, 836, 836, 836,
    836, 836, 836, 837, 839, 839, 839, 843, 844, 845, 848, 849, 855, 857, 858, 859, 860,
  ]

  /// Those of each type, the preferred one first.
  static let extensionOwn: [UInt16] = [
    466, 453, 246, 255, 264, 267, 283, 291, 278, 277, 275, 276, 124, 555, 608, 607, 606, 559, 560,
    234, 796, 444, 113, 114, 121, 652, 653, 134, 138, 207, 133, 132, 132, 580, 110, 825, 136, 581,
    145, 581, 335, 191, 666, 301, 564, 186, 187, 176, 343, 346, 558, 189, 171, 463, 461, 460, 196,
    464, 202, 773, 248, 179, 140, 233, 356, 741, 316, 243, 220, 131, 120, 287, 298, 172, 282, 293,
    573, 645, 684, 720, 698, 297, 161, 300, 153, 302, 163, 358, 309, 311, 322, 123, 341, 340, 162,
    342, 350, 754, 751, 344, 182, 345, 347, 349, 352, 355, 357, 723, 227, 228, 487, 576, 576, 487,
    697, 800, 362, 365, 364, 370, 360, 361, 366, 507, 551, 373, 372, 396, 397, 398, 400, 396, 400,
    504, 505, 504, 499, 499, 541, 542, 541, 717, 717, 395, 401, 412, 411, 414, 203, 241, 272, 647,
    659, 685, 610, 415, 426, 430, 157, 252, 588, 432, 259, 261, 442, 438, 443, 468, 467, 469, 429,
    371, 634, 497, 543, 609, 108, 681, 572, 554, 571, 577, 577, 578, 583, 584, 595, 159, 613, 581,
    428, 427, 605, 620, 616, 619, 618, 477, 617, 630, 621, 639, 650, 649, 651, 658, 664, 669, 670,
    781, 673, 686, 678, 270, 709, 602, 646, 679, 687, 718, 188, 730, 712, 143, 221, 738, 369, 759,
    769, 777, 776, 780, 774, 791, 244, 475, 471, 472, 473, 474, 801, 581, 821, 106, 111, 250, 526,
    436, 194, 195, 198, 306, 215, 177, 354, 273, 242, 214, 654, 251, 713, 205, 708, 266, 262, 263,
    623, 158, 544, 545, 775, 303, 314, 100, 284, 271, 508, 256, 381, 294, 212, 489, 476, 614, 626,
    641, 173, 174, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
    23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70,
    71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94,
    95, 96, 97, 98, 99, 574, 503, 575, 822, 142, 139, 160, 222, 170, 183, 216, 803, 811, 680, 603,
    802, 804, 805, 808, 809, 810, 814, 817, 332, 348, 745, 724, 210, 260, 589, 592, 593, 596, 599,
    734, 770, 771, 164, 230, 269, 772, 782, 783, 784, 785, 786, 789, 223, 235, 238, 445, 446, 447,
    819, 506, 389, 390, 379, 454, 500, 496, 530, 530, 530, 527, 380, 392, 629, 626, 640, 612, 323,
    325, 441, 644, 556, 353, 746, 747, 748, 749, 747, 549, 625, 624, 622, 632, 635, 636, 728, 540,
    562, 690, 648, 285, 286, 122, 820, 667, 137, 689, 688, 767, 665, 674, 675, 663, 676, 376, 185,
    378, 377, 382, 768, 213, 727, 310, 721, 498, 437, 435, 439, 457, 458, 440, 677, 128, 105, 135,
    405, 417, 501, 109, 711, 167, 199, 217, 258, 315, 318, 319, 722, 265, 141, 209, 307, 298, 299,
    295, 296, 312, 313, 305, 206, 268, 764, 765, 755, 756, 402, 491, 456, 459, 211, 224, 512, 532,
    511, 513, 533, 514, 534, 515, 536, 517, 537, 518, 538, 519, 516, 539, 535, 807, 806, 706, 682,
    703, 655, 692, 705, 657, 660, 693, 702, 656, 691, 707, 662, 704, 696, 601, 600, 598, 597, 591,
    590, 813, 812, 816, 815, 237, 236, 240, 239, 528, 531, 257, 493, 249, 793, 740, 823, 129, 130,
    151, 152, 229, 245, 317, 368, 462, 470, 695, 481, 420, 731, 421, 490, 502, 525, 631, 633, 643,
    729, 735, 758, 760, 761, 762, 763, 787, 788, 790, 794, 818, 766, 778, 779, 288, 522, 521, 523,
    524, 529, 102, 104, 661, 101, 103, 107, 119, 115, 116, 117, 118, 126, 127, 125, 112, 642, 144,
    683, 146, 155, 156, 492, 422, 147, 148, 149, 757, 150, 154, 166, 165, 320, 330, 333, 334, 338,
    321, 363, 359, 190, 193, 169, 175, 208, 351, 168, 339, 178, 204, 192, 548, 200, 201, 231, 247,
    225, 232, 406, 253, 254, 289, 290, 180, 279, 280, 281, 274, 292, 304, 510, 326, 327, 328, 331,
    329, 337, 336, 672, 671, 367, 385, 387, 384, 383, 386, 388, 375, 374, 393, 391, 399, 403, 408,
    409, 413, 416, 407, 424, 425, 434, 433, 308, 455, 450, 449, 682, 394, 218, 451, 478, 479, 486,
    410, 404, 484, 483, 482, 431, 419, 732, 423, 480, 485, 480, 485, 488, 494, 495, 509, 465, 452,
    418, 448, 520, 184, 532, 533, 546, 547, 226, 550, 561, 563, 594, 579, 586, 567, 568, 569, 565,
    566, 570, 739, 719, 582, 587, 585, 552, 553, 604, 611, 615, 324, 637, 638, 627, 628, 668, 694,
    699, 700, 701, 733, 710, 715, 714, 716, 726, 725, 736, 737, 742, 744, 743, 750, 753, 752, 181,
    219, 197, 557, 792, 795, 799, 798, 797, 819, 824, 827, 829, 830, 831, 832, 828, 826, 833, 834,
    835,
  ]

  /// MIME types, sorted, one a line.
  static let mimeWords: StaticString = """
    application/binhex
    application/bzip
    application/bzip2
    application/dicom
    application/epub+zip
    application/geo+json
    application/gpx+xml
    application/gzip
    application/java-archive
    application/jnlp
    application/json
    application/mac-binhex
    application/mac-binhex40
    application/macbinary
    application/msexcel
    application/mspowerpoint
    application/msword
    application/mxf
    application/octet-stream
    application/ofd
    application/pdf
    application/photoshop
    application/php
    application/postscript
    application/rss+xml
    application/tar
    application/tga
    application/vnd.apple.mpegurl
    application/vnd.apple.pkpass
    application/vnd.apple.pkpasses
    application/vnd.debian.binary-package
    application/vnd.fpx
    application/vnd.ms-excel
    application/vnd.ms-excel.sheet.binary.macroEnabled.12
    application/vnd.ms-excel.sheet.macroEnabled.12
    application/vnd.ms-excel.template.macroEnabled.12
    application/vnd.ms-powerpoint
    application/vnd.ms-powerpoint.presentation.macroEnabled.12
    application/vnd.ms-powerpoint.slideshow.macroEnabled.12
    application/vnd.ms-powerpoint.template.macroEnabled.12
    application/vnd.ms-word.document.macroEnabled.12
    application/vnd.ms-word.template.macroEnabled.12
    application/vnd.oasis.opendocument.chart
    application/vnd.oasis.opendocument.chart-template
    application/vnd.oasis.opendocument.database
    application/vnd.oasis.opendocument.formula
    application/vnd.oasis.opendocument.formula-template
    application/vnd.oasis.opendocument.graphics
    application/vnd.oasis.opendocument.graphics-template
    application/vnd.oasis.opendocument.image
    application/vnd.oasis.opendocument.image-template
    application/vnd.oasis.opendocument.presentation
    application/vnd.oasis.opendocument.presentation-template
    application/vnd.oasis.opendocument.spreadsheet
    application/vnd.oasis.opendocument.spreadsheet-template
    application/vnd.oasis.opendocument.text
    application/vnd.oasis.opendocument.text-master
    application/vnd.oasis.opendocument.text-template
    application/vnd.oasis.opendocument.text-web
    application/vnd.openxmlformats-officedocument.presentationml.presentation
    application/vnd.openxmlformats-officedocument.presentationml.slideshow
    application/vnd.openxmlformats-officedocument.presentationml.template
    application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
    application/vnd.openxmlformats-officedocument.spreadsheetml.template
    application/vnd.openxmlformats-officedocument.wordprocessingml.document
    application/vnd.openxmlformats-officedocument.wordprocessingml.template
    application/vnd.rar
    application/vnd.rn-realmedia
    application/vnd.rn-realmedia-vbr
    application/vnd.stardivision.calc
    application/vnd.stardivision.draw
    application/vnd.stardivision.impress
    application/vnd.stardivision.impress-packed
    application/vnd.stardivision.math
    application/vnd.stardivision.writer
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
    application/x-7z-compressed
    application/x-apple-aspen-config
    application/x-apple-aspen-mobileprovision
    application/x-bz2
    application/x-bzip
    application/x-bzip2
    application/x-compress
    application/x-dvi
    application/x-gtar
    application/x-gzip
    application/x-iwork-keynote-sffkey
    application/x-iwork-keynote-sffkth
    application/x-iwork-numbers-sffnumbers
    application/x-iwork-numbers-sfftemplate
    application/x-iwork-pages-sffpages
    application/x-iwork-pages-sfftemplate
    application/x-java-jnlp-file
    application/x-macbinary
    application/x-msdownload
    application/x-ndjson
    application/x-pkcs12
    application/x-quartzcomposer
    application/x-rar-compressed
    application/x-rpm
    application/x-sit
    application/x-sitx
    application/x-sitx-index
    application/x-stuffit
    application/x-stuffitx
    application/x-stuffitx-index
    application/x-tar
    application/x-webarchive
    application/x-x509-ca-cert
    application/x-xz
    application/x-yaml
    application/x-zip-compressed
    application/xhtml+xml
    application/xliff+xml
    application/xml
    application/zip
    audio/3gpp
    audio/3gpp2
    audio/aac
    audio/ac3
    audio/aiff
    audio/amr
    audio/audible
    audio/basic
    audio/dls
    audio/eac3
    audio/flac
    audio/matroska
    audio/midi
    audio/mp3
    audio/mp4
    audio/mp4a-latm
    audio/mpeg
    audio/mpeg3
    audio/mpegurl
    audio/mpg
    audio/ogg
    audio/opus
    audio/vnd.audible.aax
    audio/vnd.rn-realaudio
    audio/vnd.wave
    audio/wav
    audio/wave
    audio/webm
    audio/x-aac
    audio/x-aiff
    audio/x-audible
    audio/x-m4a
    audio/x-m4r
    audio/x-matroska
    audio/x-midi
    audio/x-mp3
    audio/x-mpeg
    audio/x-mpeg3
    audio/x-mpegurl
    audio/x-mpg
    audio/x-pn-audibleaudio
    audio/x-pn-realaudio
    audio/x-realaudio
    audio/x-scpls
    audio/x-wav
    font/otf
    font/ttf
    image/avci
    image/avcs
    image/avif
    image/bmp
    image/efax
    image/fpx
    image/gif
    image/heic
    image/heic-sequence
    image/heif
    image/heif-sequence
    image/jp2
    image/jpeg
    image/jpg
    image/jxl
    image/photoshop
    image/pict
    image/png
    image/psd
    image/sgi
    image/svg+xml
    image/targa
    image/tga
    image/tiff
    image/vnd.adobe.photoshop
    image/vnd.microsoft.icon
    image/webp
    image/x-adobe-dng
    image/x-canon-crw
    image/x-dxo-dxo
    image/x-epson-erf
    image/x-leica-pwl
    image/x-macpict
    image/x-nikon-nrw
    image/x-olympus-or
    image/x-olympus-sr
    image/x-photoshop
    image/x-pict
    image/x-quicktime
    image/x-sony-sr2
    image/x-xbitmap
    model/vnd.reality
    model/vnd.usdz+zip
    multipart/related
    text/calendar
    text/comma-separated-values
    text/css
    text/csv
    text/directory
    text/html
    text/javascript
    text/markdown
    text/php
    text/plain
    text/plain;charset="utf-16"
    text/plain;charset="utf-8"
    text/plain;charset=utf-16
    text/plain;charset=utf-8
    text/rtf
    text/tab-separated-values
    text/vcard
    text/vtt
    text/x-opencl-src
    text/x-opml
    text/x-perl-script
    text/x-php-script
    text/x-python-script
    text/x-ruby-script
    text/x-uuencode
    text/x-vcalendar
    text/x-vcard
    text/xml
    video/3gpp
    video/3gpp2
    video/avi
    video/flc
    video/matroska
    video/mp4
    video/mp4v-es
    video/mpeg
    video/mpeg2
    video/mpeg2-video
    video/mpg
    video/msvideo
    video/ogg
    video/quicktime
    video/webm
    video/x-dv
    video/x-flv
    video/x-m4v
    video/x-matroska
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
    """

  /// Where each begins; the last one is past the end.
  static let mimeWordStarts: [UInt32] = [
    0, 19, 36, 54, 72, 93, 114, 134, 151, 176, 193, 210, 233, 258, 280, 300, 325, 344, 360, 385,
    401, 417, 439, 455, 478, 498, 514, 530, 560, 589, 620, 658, 678, 703, 757, 804, 854, 884, 943,
    999, 1054, 1103, 1152, 1193, 1243, 1287, 1330, 1382, 1426, 1479, 1520, 1570, 1618, 1675, 1722,
    1778, 1818, 1865, 1914, 1958, 2032, 2103, 2173, 2239, 2308, 2380, 2452, 2472, 2501, 2534, 2568,
    2602, 2639, 2683, 2717, 2753, 2782, 2820, 2849, 2887, 2919, 2960, 2989, 3020, 3058, 3098, 3126,
    3159, 3201, 3219, 3238, 3258, 3281, 3299, 3318, 3337, 3372, 3407, 3446, 3486, 3521, 3559, 3588,
    3612, 3637, 3658, 3679, 3708, 3737, 3755, 3773, 3792, 3817, 3839, 3862, 3891, 3909, 3934, 3961,
    3978, 3997, 4026, 4048, 4070, 4086, 4102, 4113, 4125, 4135, 4145, 4156, 4166, 4180, 4192, 4202,
    4213, 4224, 4239, 4250, 4260, 4270, 4286, 4297, 4309, 4323, 4333, 4343, 4354, 4376, 4399, 4414,
    4424, 4435, 4446, 4458, 4471, 4487, 4499, 4511, 4528, 4541, 4553, 4566, 4580, 4596, 4608, 4632,
    4653, 4671, 4685, 4697, 4706, 4715, 4726, 4737, 4748, 4758, 4769, 4779, 4789, 4800, 4820, 4831,
    4851, 4861, 4872, 4882, 4892, 4908, 4919, 4929, 4939, 4949, 4963, 4975, 4985, 4996, 5022, 5047,
    5058, 5076, 5094, 5110, 5128, 5146, 5162, 5180, 5199, 5218, 5236, 5249, 5267, 5284, 5300, 5318,
    5337, 5355, 5369, 5397, 5406, 5415, 5430, 5440, 5456, 5470, 5479, 5490, 5518, 5545, 5571, 5596,
    5605, 5631, 5642, 5651, 5669, 5681, 5700, 5718, 5739, 5758, 5774, 5791, 5804, 5813, 5824, 5836,
    5846, 5856, 5871, 5881, 5895, 5906, 5918, 5936, 5946, 5960, 5970, 5986, 5997, 6008, 6020, 6032,
    6049, 6062, 6074, 6089, 6104, 6119, 6133, 6148, 6163, 6178, 6193, 6208, 6224,
  ]

  /// Where the claims of each begin.
  static let mimeClaimStarts: [UInt16] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17, 20, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    31, 32, 33, 34, 35, 36, 37, 40, 41, 42, 43, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58,
    59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82,
    83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104,
    105, 106, 107, 108, 109, 110, 111, 112, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124,
    125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143,
    144, 145, 146, 147, 148, 149, 150, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163,
    164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182,
    183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201,
    202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220,
    221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239,
    240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258,
    259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277,
    278, 279, 280, 281, 282, 283, 284, 285, 286,
  ]

  /// The types that claim each, the owner first.
  static let mimeClaims: [UInt16] = [
    48, 726, 726, 564, 551, 782, 533, 549, 526, 529, 802, 48, 48, 263, 451, 452, 453, 464, 460, 463,
    477, 478, 612, 750, 831, 8, 9, 840, 11, 853, 870, 534, 806, 302, 304, 546, 425, 451, 452, 453,
    443, 602, 604, 464, 460, 463, 596, 598, 600, 606, 608, 566, 567, 568, 569, 570, 571, 572, 573,
    574, 575, 576, 577, 578, 579, 580, 581, 582, 595, 597, 599, 601, 603, 605, 607, 505, 507, 508,
    589, 585, 587, 587, 584, 591, 589, 590, 585, 586, 587, 588, 584, 591, 592, 593, 539, 278, 279,
    726, 726, 726, 898, 613, 548, 549, 200, 201, 204, 205, 209, 210, 529, 263, 468, 467, 825, 511,
    320, 505, 509, 524, 525, 523, 524, 525, 523, 870, 377, 891, 616, 897, 899, 894, 583, 895, 899,
    654, 655, 656, 657, 660, 538, 389, 712, 757, 769, 649, 562, 809, 814, 821, 815, 821, 814, 814,
    806, 814, 650, 652, 390, 506, 466, 466, 466, 647, 656, 660, 389, 261, 282, 562, 809, 814, 814,
    814, 806, 814, 389, 506, 506, 843, 466, 834, 878, 719, 720, 722, 438, 423, 425, 398, 790, 791,
    792, 794, 800, 799, 799, 801, 9, 300, 844, 9, 517, 866, 534, 534, 874, 9, 455, 648, 16, 396,
    405, 409, 429, 300, 483, 485, 487, 9, 300, 322, 520, 892, 324, 501, 479, 132, 743, 749, 743,
    888, 795, 482, 536, 840, 841, 884, 885, 884, 885, 854, 869, 888, 646, 832, 609, 839, 840, 851,
    855, 887, 133, 888, 895, 654, 655, 721, 775, 563, 820, 820, 817, 819, 819, 817, 721, 651, 323,
    647, 758, 6, 262, 563, 817, 817, 437, 436, 469, 470, 471, 472, 473, 474, 475, 721,
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
    112, 112, 113, 114, 114, 114, 114, 114, 114, 114, 115, 115, 116, 118, 118, 119, 119, 119, 119,
    119, 119, 119, 119, 119, 119, 119, 121, 123, 124, 124, 125, 126, 127, 128, 129, 130, 131, 132,
    133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 144, 146, 147, 150, 151, 153, 154, 156, 157,
    158, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 173, 173,
    174, 175, 175, 175, 176, 176, 176, 176, 176, 176, 176, 176, 176, 176, 176, 176, 176, 176, 176,
    176, 176, 176, 176, 176, 176, 176, 176, 176, 176, 176, 176, 176, 176, 176, 177, 179, 180, 181,
    182, 183, 184, 184, 186, 188, 190, 191, 191, 191, 193, 193, 193, 193, 193, 193, 193, 193, 193,
    193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193,
    193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193,
    193, 193, 193, 193, 193, 194, 194, 194, 194, 194, 194, 194, 195, 196, 199, 200, 200, 200, 200,
    205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 207, 207,
    207, 207, 207, 207, 208, 209, 209, 209, 209, 209, 209, 209, 210, 211, 211, 211, 211, 211, 211,
    211, 211, 211, 211, 211, 212, 212, 212, 212, 212, 212, 213, 213, 213, 213, 213, 213, 213, 214,
    214, 214, 214, 214, 214, 214, 214, 215, 216, 217, 217, 218, 219, 219, 219, 219, 221, 222, 223,
    224, 224, 224, 224, 227, 227, 227, 229, 229, 229, 229, 229, 237, 238, 238, 242, 242, 244, 246,
    248, 248, 248, 248, 249, 249, 249, 249, 249, 249, 250, 251, 251, 252, 252, 252, 252, 252, 253,
    256, 257, 257, 258, 259, 259, 259, 259, 259, 259, 259, 260, 260, 261, 262, 263, 263, 263, 263,
    263, 263, 263, 263, 263, 263, 263, 264, 264, 264, 265, 267, 267, 267, 267, 268, 268, 268, 268,
    269, 269, 269, 269, 269, 269, 271, 273, 273, 274, 277, 277, 277, 278, 279, 279, 280, 282, 282,
    283, 284, 286, 286,
  ]

  /// Those of each type, the preferred one first.
  static let mimeOwn: [UInt16] = [
    260, 20, 196, 187, 208, 190, 21, 23, 199, 12, 11, 0, 216, 241, 95, 96, 97, 98, 99, 100, 156,
    261, 13, 102, 86, 87, 157, 188, 209, 204, 28, 29, 106, 210, 257, 213, 116, 131, 165, 155, 147,
    200, 178, 201, 202, 176, 177, 31, 203, 266, 265, 175, 33, 32, 14, 32, 14, 32, 14, 197, 36, 15,
    36, 15, 36, 15, 149, 150, 151, 169, 103, 103, 267, 268, 269, 270, 271, 272, 273, 16, 16, 215,
    222, 205, 206, 207, 214, 66, 107, 148, 166, 167, 67, 68, 108, 105, 191, 211, 114, 111, 112, 109,
    113, 110, 8, 101, 9, 6, 193, 194, 26, 223, 130, 85, 30, 93, 94, 7, 4, 136, 158, 248, 262, 3, 42,
    43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 122, 81, 73, 77, 70, 78, 79, 71,
    72, 80, 75, 69, 76, 82, 74, 83, 84, 59, 37, 60, 38, 61, 39, 62, 34, 63, 35, 64, 40, 65, 41, 235,
    17, 92, 118, 233, 258, 152, 198, 135, 145, 256, 146, 244, 125, 245, 126, 127, 153, 128, 129,
    154, 132, 172, 173, 246, 255, 274, 174, 90, 89, 2, 1, 88, 219, 217, 218, 18, 133, 259, 134, 247,
    5, 179, 180, 181, 182, 221, 184, 185, 183, 186, 10, 143, 27, 163, 137, 159, 141, 142, 144, 138,
    161, 162, 164, 160, 140, 251, 254, 263, 264, 252, 253, 249, 250, 139, 140, 104, 19, 234, 170,
    236, 224, 237, 22, 225, 168, 189, 238, 24, 230, 239, 192, 231, 115, 25, 195, 171, 228, 226, 229,
    227, 240, 232, 220, 242, 117, 212, 121, 123, 243, 119, 91, 124, 120,
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
    391, 482, 3, 878, 132, 456, 527, 482, 825, 820, 511, 891, 854, 863, 200, 204, 209, 433, 432, 66,
    468, 437, 439, 440, 834, 863, 477, 47, 83, 34, 540, 47, 871, 871, 439, 432, 433, 797, 440, 545,
    550, 747, 748, 546, 546, 468, 391, 767, 750, 3, 451, 767, 834, 878, 15, 550, 840, 797, 527, 527,
    526, 482, 825, 541, 541, 264, 479, 468, 468, 451, 464, 456, 477, 826, 8, 839, 840, 767, 314,
    851, 505, 509, 855, 857, 767, 857, 550, 891, 381, 615, 750, 899, 897, 261, 813, 622, 650, 659,
    659, 618, 68, 622, 649, 656, 624, 626, 813, 471, 627, 652, 633, 635, 638, 650, 650, 642, 645,
    876, 878, 552, 455, 800, 560, 799, 866, 391, 852, 438, 394, 395, 441, 3, 421, 412, 419, 420,
    852, 137, 455, 455, 800, 426, 428, 427, 438, 484, 486, 492, 493, 492, 493, 498, 844, 838, 838,
    838, 838, 517, 512, 517, 518, 519, 534, 534, 438, 892, 724, 742, 776, 823, 776, 858, 868, 750,
    272, 783, 845, 863, 553, 482, 610, 658, 658, 34, 711, 711, 896, 732, 730, 728, 730, 727, 748,
    732, 837, 547, 804, 781, 554, 528, 528, 804, 252, 807, 536, 827, 829, 829, 610, 836, 837, 839,
    840, 849, 851, 851, 855, 851, 857, 857, 867, 896, 897, 897, 758, 775, 818, 721, 775, 775, 651,
    651, 651,
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
    83, 83, 83, 83, 83, 83, 84, 87, 89, 89, 89, 89, 89, 89, 91, 91, 92, 92, 92, 92, 93, 95, 95, 95,
    95, 96, 98, 99, 99, 99, 102, 102, 103, 104, 105, 105, 105, 105, 105, 105, 106, 106, 106, 106,
    106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106,
    106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106,
    106, 106, 106, 106, 106, 106, 106, 106, 108, 108, 108, 108, 108, 109, 109, 109, 110, 110, 110,
    110, 112, 112, 113, 113, 114, 115, 115, 115, 115, 115, 115, 116, 116, 117, 117, 117, 118, 118,
    118, 118, 119, 119, 119, 120, 120, 120, 120, 121, 124, 127, 128, 128, 128, 128, 129, 129, 131,
    133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133,
    133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133,
    133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 135, 135, 135, 135, 135,
    135, 135, 135, 135, 135, 136, 136, 136, 137, 137, 137, 138, 139, 139, 141, 141, 143, 143, 143,
    143, 143, 143, 143, 143, 143, 143, 144, 144, 144, 144, 144, 145, 147, 147, 150, 150, 150, 150,
    150, 150, 150, 150, 151, 151, 151, 151, 151, 151, 151, 151, 151, 155, 155, 155, 155, 155, 155,
    155, 155, 158, 160, 160, 160, 160, 160, 161, 161, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    162, 162, 162, 162, 162, 164, 164, 165, 167, 167, 167, 167, 169, 169, 169, 170, 170, 170, 170,
    170, 170, 172, 172, 172, 172, 172, 173, 173, 174, 174, 174, 175, 175, 177, 178, 179, 179, 181,
    181, 181, 181, 181, 183, 183, 184, 186, 190, 192, 195, 195, 195, 195, 196, 197, 197, 197, 197,
    198, 198, 202, 204, 204, 205, 207, 207, 211, 212, 212, 212, 212, 212, 215, 215, 215, 216, 217,
    218, 218, 218, 220, 220, 220, 220, 220, 221, 221, 224, 224, 224, 224, 224, 224, 224, 224, 224,
    224, 224, 224, 224, 226, 227, 227, 227, 227, 229, 232, 232, 233, 233,
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
    517, 466, 655, 654, 10, 9, 543, 659, 660, 76, 76, 76, 39, 40, 437, 436, 389, 390, 438, 438, 117,
    76, 564, 115, 3, 111, 775, 112, 228, 398, 795, 799, 13, 261, 316, 315, 282, 262, 0, 814, 814,
    820, 821, 817, 817, 814, 809, 323, 814, 535, 392, 834, 8, 300, 844, 506, 507, 270, 460, 463,
    854, 523, 524, 525, 464, 404, 228, 360, 874, 534, 879, 721, 721, 477, 478, 466, 446, 451, 453,
    656, 165, 657, 20, 218, 776, 228, 116, 31, 228, 538, 76, 228, 42, 232, 228, 228, 228, 228, 228,
    219, 103, 725, 51, 220, 68, 228, 228, 27, 164, 741, 738, 76, 221, 105, 108, 109, 104, 66, 228,
    222, 739, 228, 228, 228, 93, 77, 78, 76, 363, 85, 890, 179, 88, 166, 228, 228, 758, 760, 763,
    765, 90, 769, 341, 228, 225, 226, 96, 228, 247, 100, 229, 227, 111, 776, 344, 776, 228, 228,
    362, 773, 281, 123, 234, 286, 230, 231, 369, 120, 881, 124, 246, 342, 127, 228, 137, 173, 24,
    97, 114, 118, 376, 271, 287, 374, 178, 228, 228, 338, 800, 167, 233, 228, 286, 86, 228, 235,
    228, 301, 814, 814, 820, 821, 180, 89, 343, 168, 228, 228, 288, 28, 236, 764, 237, 32, 228, 228,
    311, 312, 313, 181, 305, 228, 228, 170, 228, 228, 66, 169, 228, 319, 322, 238, 228, 228, 228,
    239, 106, 228, 341, 228, 228, 110, 452, 228, 331, 341, 106, 42, 103, 51, 835, 93, 88, 90, 756,
    77, 341, 776, 750, 128, 135, 173, 342, 283, 281, 25, 286, 835, 301, 106, 344, 341, 107, 120,
    361, 373, 219, 228, 228, 228, 228, 228, 240, 119, 654, 229, 107, 111, 228, 228, 228, 228, 228,
    332, 228, 228, 228, 228, 283, 98, 29, 228, 228, 228, 866, 866, 241, 42, 88, 77, 90, 247, 281,
    283, 301, 319, 338, 373, 242, 243, 244, 223, 224, 111, 128, 361, 876, 360, 366, 171, 370, 128,
    245, 367, 371, 881, 882, 368, 883, 885, 373, 884, 888, 377, 372, 228, 880, 228, 247, 228, 228,
    228, 228, 228,
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
    287, 287, 287, 287, 287, 287, 287, 287, 287, 288, 289, 289, 289, 290, 290, 290, 290, 290, 291,
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
    795, 178, 8, 300, 844, 888, 377, 62, 60, 61, 300, 3, 110, 854, 64, 885, 874, 3, 110, 854, 874,
    59, 63, 886,
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
    16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16,
    16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16,
    16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 19, 19, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 22, 23, 23, 24, 24, 24,
    24, 24, 24, 24, 24, 24, 24, 24, 24, 24,
  ]

  /// Those of each type, the preferred one first.
  static let pasteboardOwn: [UInt16] = [
    17, 11, 2, 21, 8, 9, 7, 22, 14, 18, 12, 1, 3, 10, 6, 0, 4, 19, 13, 20, 16, 15, 23, 5,
  ]
}
