# The two commands for a newcomer are `make demo` and `make test`; the others are for developers.

.DEFAULT_GOAL := help
.PHONY: help setup setup-test demo build desktop test test-programs test-modules test-slow test-unprivileged test-count test-times lint release install install-files uninstall deb tarball dist generate picture bench detect clean

# A minimal environment has neither a useful PATH nor a HOME, and Swift needs both.
export PATH := $(if $(PATH),$(PATH):)/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin
export HOME ?= $(shell getent passwd "$$(id -u)" | cut -d: -f6)

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= $(firstword $(shell command -v swift) $(wildcard /opt/swift/usr/bin/swift \
  /usr/share/swift/usr/bin/swift $(HOME)/.local/share/swiftly/bin/swift))
# Additional options for the release build.
OPTIONS ?=
# The program that `install-files` installs.
BINARY ?= .build/release/dnd
# The program that talks to the display; installed only if it was built.
DESKTOP_BINARY ?= $(BINARY)-desktop
SHELL_FILES := packaging/dist packaging/rebuilt packaging/tarball packaging/revision packaging/epoch packaging/glibc packaging/built-using packaging/install.sh \
  packaging/arch/PKGBUILD Tests/PackagingTests/bare.bash $(wildcard Tests/PackagingTests/Scripts/*) Tests/times Tests/tutorial Tests/examples Tests/unprivileged Tests/crashes Benchmarks/questions Fuzz/run .ci/run .ci/setup Examples/demo.sh Examples/photographs/to-jpeg \
  Examples/report/hand-out Examples/database/lift-dump Examples/page/lift-page Examples/gallery/lift-images Examples/inbox/answer \
  Examples/contacts/bin/lift-contacts Examples/contacts/bin/drop-contact Resources/protocols/generate \
  Examples/integrations/dnd-menu $(wildcard Examples/integrations/nnn/*) $(wildcard Examples/farm/*) \
  $(wildcard Examples/import/*.sh) completions/dnd.bash

help:
	@echo 'make desktop    build dnd-desktop, for the clipboard'
	@echo 'make demo       build, then watch lift, add, propose, drop and load at work'
	@echo 'make test       build and run the tests, except the slow ones'
	@echo 'make test-slow  run the slow ones: power cuts, crashes, failing calls, every installed tool'
	@echo 'make test-unprivileged   as root, run the tests of permissions as nobody'
	@echo 'make test-times show how long each suite of tests takes'
	@echo 'make lint       format, man pages, completions, imports'
	@echo 'make install    build for release and install below PREFIX=$(PREFIX) (and DESTDIR)'
	@echo 'make uninstall  remove what install installed'
	@echo 'make deb        Debian packages, in .build/packages'
	@echo 'make tarball    an archive for any Linux, with a script that installs it without root'
	@echo 'make dist       a release: both, the sources, checksums and the log of the build'
	@echo 'make generate   update completions, manual and fast path from the options'
	@echo 'make picture    take the picture of the README again'
	@echo 'make bench      compare speed with the usual tools'
	@echo 'make detect     score detection on labelled files (DETECT_SET=folder of your own)'
	@echo 'make fuzz       look for bytes that break a parser'
	@echo 'make clean      remove everything that was built'

setup:
	@test -n '$(SWIFT)' || { \
	  echo 'make: no Swift toolchain found: install Swift 6.2 or later (https://www.swift.org/install)' >&2; \
	  echo 'make: then put swift in PATH, or use make SWIFT=/path/to/swift' >&2; exit 69; }
	@.ci/setup build

setup-test: setup
	@.ci/setup test

setup-slow: setup
	@.ci/setup slow

# The tests start `dnd` thousands of times, and optimized, it is three times as fast. All builds in this folder have the
# same options: otherwise each would make the next compile everything again.
OPTIMIZED := -Xswiftc -O

build: setup
	$(SWIFT) build --product dnd $(OPTIMIZED)

# The program that talks to the display, which needs the headers of Wayland and X11.
desktop: setup
	@.ci/setup desktop
	$(SWIFT) build --product dnd-desktop $(OPTIMIZED)

# Compiled without optimization, so that it is there sooner, in a folder of its own.
QUICK_BUILD := $(SWIFT) build --product dnd --scratch-path .build/demo
demo: setup
	$(QUICK_BUILD)
	@Examples/demo.sh "$$($(QUICK_BUILD) --show-bin-path)/dnd"

BUILD_TESTS := $(SWIFT) build --build-tests $(OPTIMIZED)

# `test` skips the slow tests that `test-slow` runs, so together they run all tests.
slow := $(shell grep -v '^\#' Tests/slow)
empty :=
SLOW := ^($(subst $(empty) ,|,$(subst .,\.,$(strip $(slow)))))[./]

# The time limit applies to the whole run: a limit for a single test would include its wait for a
# processor core, which can take minutes.
run-tests = timeout --kill-after=60 45m $(SWIFT) test $(OPTIMIZED) --skip-build --ignore-lock --disable-xctest

# The runner works on as many tests at once as there are cores, and many of them wait for a program or a disk. Two
# runs at once keep the cores busy: the tests that run the program, and all others.
PROGRAMS := ^EndToEndTests[.]

test: setup-test
	$(BUILD_TESTS)
	@$(MAKE) --no-print-directory --jobs=2 test-programs test-modules
	@echo 'make test: skipped the slow tests: $(slow)'
	@echo 'make test: make test-slow runs them'

test-programs: setup
	$(run-tests) --filter '$(PROGRAMS)' --skip '$(SLOW)'

test-modules: setup
	$(run-tests) --skip '$(PROGRAMS)|$(SLOW)'

test-slow: setup-slow
	$(BUILD_TESTS)
	@$(MAKE) --no-print-directory deb tarball
	$(run-tests) --filter '$(SLOW)'

# If this user is root, runs the permission tests again as an unprivileged user.
UNPRIVILEGED := ^(EndToEndTests\.ScriptTests|SessionsTests|ContextTests|SystemCallsTests)[./]
test-unprivileged: setup-test
	$(BUILD_TESTS)
	@Tests/unprivileged "$$($(SWIFT) build --show-bin-path)/dndPackageTests.xctest" '$(UNPRIVILEGED)'

# Prints the number of tests, including the slow ones.
test-count: setup
	@$(SWIFT) test list $(OPTIMIZED) --skip-build --disable-xctest | grep -c '^[A-Za-z]*Tests\.'

# Prints the time that each suite takes (TIMES=pattern selects some).
TIMES ?= .
test-times: setup-test
	$(BUILD_TESTS)
	@Tests/times "$$($(SWIFT) build --show-bin-path)/dndPackageTests.xctest" '$(TIMES)'

# A missing linter is reported and is not an error.
lint-by = if command -v $(firstword $(1)) >/dev/null; then $(1) $(2); else echo 'lint: no $(firstword $(1)): $(2) not checked'; fi

lint: setup-test
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Fuzz Package.swift
	@# Which manuals of other programs are installed here says nothing of these.
	command -v mandoc && cd man && ! mandoc -T lint *.[157] | grep -v 'referenced manual not found: '
	@for file in $(SHELL_FILES); do bash -n "$$file" || failed=1; done; test -z "$$failed"
	@$(call lint-by,shellcheck,Resources/tools/*.sh Resources/shell/*.bash)
	@$(call lint-by,luac -p,Resources/tools/*.lua)
	@for file in Resources/tools/*.pl; do perl -c "$$file" || failed=1; done; test -z "$$failed"
	@for file in Resources/tools/*.py; do python3 -m ast "$$file" >/dev/null || failed=1; done; test -z "$$failed"
	zsh -n completions/_dnd
	zsh -n Resources/shell/dnd.zsh
	fish -n completions/dnd.fish
	fish -n Resources/shell/dnd.fish
	$(BUILD_TESTS) --explicit-target-dependency-import-check error

# A command runs for two milliseconds, so the work of the loader matters (Benchmarks/README.md). The
# C++, SQLite and OpenSSL libraries are linked statically where their archives are installed: the
# linker searches this directory first. No symbol is exported. The program is linked at a fixed
# address, as Go programs are: otherwise 150 of its pages are relocated at each start, which takes a
# third of the time that `file` takes for a picture. Libraries, heap and stack are still placed at
# random addresses; PIE=yes does so for the program too. A stripped program does not depend
# on the name of the folder: no hash of paths is linked, and no build ID, for it includes the paths of the debug
# information (packaging/README.md).
PIE ?= no
ARCHIVES := .build/archives
clang = $(wildcard $(dir $(realpath $(SWIFT)))clang)
archives = $(if $(clang),$(wildcard $(foreach name,stdc++ sqlite3 crypto,$(shell $(clang) -print-file-name=lib$(name).a))))
libc = $(if $(clang),$(shell $(clang) -print-file-name=libc.so.6))
ADDRESS = $(if $(filter no,$(PIE)),-Xswiftc -Xclang-linker -Xswiftc -no-pie -Xlinker --no-pie, \
  $(if $(shell grep -sl GLIBC_ABI_DT_RELR $(libc)),-Xlinker -z -Xlinker pack-relative-relocs))
QUICK = $(if $(wildcard $(dir $(clang))ld.lld),-Xswiftc -use-ld=lld -Xlinker --no-export-dynamic \
  -Xlinker '$(CURDIR)/packaging/same-bytes.ld' -Xlinker --build-id=none \
  $(if $(archives),-Xlinker '-L$(CURDIR)/$(ARCHIVES)' -Xswiftc -Xclang-linker -Xswiftc -static-libgcc) $(ADDRESS))

# A generic type such as a dictionary is asked for by its name otherwise, and for each new one the Swift runtime searches
# all conformances of the program (Benchmarks/README.md). With this option the code passes them.
DIRECT = -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

has-desktop = $(and $(wildcard /usr/include/wayland-client.h),$(wildcard /usr/include/xcb/xfixes.h))

# The revision that `dnd --version` prints. Only one small file is compiled again when it changes.
release: export DND_REVISION = $(shell packaging/revision)
release: setup
	@rm -rf $(ARCHIVES) && mkdir -p $(ARCHIVES)
	@$(if $(archives),ln -s $(archives) $(ARCHIVES))
	$(SWIFT) build -c release --static-swift-stdlib --disable-local-rpath --product dnd $(DIRECT) $(QUICK) $(OPTIONS)
	$(if $(has-desktop),$(SWIFT) build -c release --static-swift-stdlib --disable-local-rpath --product dnd-desktop $(DIRECT) $(QUICK) $(OPTIONS))

install: release install-files

share := $(DESTDIR)$(PREFIX)/share
# Debian's zsh looks elsewhere for the functions of packages.
ZSH_FUNCTIONS ?= $(PREFIX)/share/zsh/site-functions
install-files:
	install -D -m 755 -s '$(BINARY)' '$(DESTDIR)$(PREFIX)/bin/dnd'
	if test -e '$(DESKTOP_BINARY)'; then install -D -m 755 -s '$(DESKTOP_BINARY)' '$(DESTDIR)$(PREFIX)/libexec/dnd/dnd-desktop'; fi
	install -d '$(share)/man/man1' '$(share)/man/man5' '$(share)/man/man7' '$(share)/doc/dnd'
	install -m 644 man/*.1 '$(share)/man/man1'
	install -m 644 man/*.5 '$(share)/man/man5'
	install -m 644 man/*.7 '$(share)/man/man7'
	install -m 644 README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md LICENSE '$(share)/doc/dnd'
	install -D -m 644 -t '$(share)/doc/dnd/Benchmarks' Benchmarks/README.md
	install -D -m 644 -t '$(share)/doc/dnd/packaging' packaging/README.md
	cp -R Examples '$(share)/doc/dnd'
	install -D -m 644 completions/dnd.bash '$(share)/bash-completion/completions/dnd'
	install -D -m 644 completions/_dnd '$(DESTDIR)$(ZSH_FUNCTIONS)/_dnd'
	install -D -m 644 completions/dnd.fish '$(share)/fish/vendor_completions.d/dnd.fish'
	install -D -m 755 Examples/integrations/dnd-menu '$(DESTDIR)$(PREFIX)/bin/dnd-menu'
	install -D -m 644 -t '$(share)/kio/servicemenus' Examples/integrations/kio/*
	install -D -m 644 -t '$(share)/nemo/actions' Examples/integrations/nemo/*
	@test -e '$(DESTDIR)$(PREFIX)/libexec/dnd/dnd-desktop' || echo 'make: dnd is installed without the clipboard and windows;' \
	  'install libwayland-dev and libxcb-xfixes0-dev, and run make install again'

uninstall:
	rm -f $(patsubst Examples/integrations/kio/%,'$(share)/kio/servicemenus/%',$(wildcard Examples/integrations/kio/*))
	rm -f $(patsubst Examples/integrations/nemo/%,'$(share)/nemo/actions/%',$(wildcard Examples/integrations/nemo/*))
	rm -f '$(DESTDIR)$(PREFIX)/bin/dnd-menu'
	rm -f '$(DESTDIR)$(PREFIX)/bin/dnd' '$(DESTDIR)$(PREFIX)/libexec/dnd/dnd-desktop'
	rm -f $(patsubst man/%,'$(share)/man/man1/%',$(wildcard man/*.1))
	rm -f $(patsubst man/%,'$(share)/man/man5/%',$(wildcard man/*.5))
	rm -f $(patsubst man/%,'$(share)/man/man7/%',$(wildcard man/*.7))
	rm -f '$(share)/bash-completion/completions/dnd' '$(DESTDIR)$(ZSH_FUNCTIONS)/_dnd'
	rm -f '$(share)/fish/vendor_completions.d/dnd.fish'
	rm -rf '$(share)/doc/dnd'

VERSION = $(shell sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/DNDCommands/DND.swift)
PACKAGES ?= .build/packages
# The newest version of the GNU C library that the archive for any Linux may need.
GLIBC := 2.34

# The compiler is no Debian package of this release, so `-d` does not ask for it.
deb: setup
	@.ci/setup packages
	mkdir -p '$(PACKAGES)'
	PACKAGES='$(abspath $(PACKAGES))' dpkg-buildpackage -b -us -uc -d --no-check-builddeps \
	  --buildinfo-file='$(PACKAGES)/dnd_$(VERSION).buildinfo' --changes-file='$(PACKAGES)/dnd_$(VERSION).changes' \
	  --buildinfo-option=-u'$(PACKAGES)' --changes-option=-u'$(PACKAGES)'

tarball: release
	packaging/tarball '$(VERSION)' '$(GLIBC)' '$(PACKAGES)'

dist:
	packaging/dist '$(VERSION)' '$(PACKAGES)'

# Writes the files derived from the options of the commands; a test reports stale files.
generate: build
	@python3 -B Sources/DNDCommands/Arguments/Generator/generate.py "$$($(SWIFT) build --show-bin-path)/dnd"

# Takes the pictures of the README again.
picture: build
	@.ci/setup picture
	Examples/recording.py "$$($(SWIFT) build --show-bin-path)/dnd"
	Examples/windows.sh "$$($(SWIFT) build --show-bin-path)/dnd"

bench: setup
	@.ci/setup bench
	Benchmarks/run

detect: release
	@Benchmarks/detect.py $(BINARY) $(if $(DETECT_SET),--set '$(DETECT_SET)' --by-source)

# Runs each target for FUZZ_SECONDS, one after the other. Inputs that break a parser go to
# .build/fuzz/found, the corpus to .build/fuzz/corpus. The first run rebuilds everything with
# sanitizers. Nothing is stripped, because the linker would treat the coverage tables as dead code.
# The compiler uses only the last sanitizer option, and SwiftPM passes them in any order, so both
# are passed again as one option.
FUZZ_SECONDS ?= 60
FUZZ_TARGETS ?= $(notdir $(wildcard Fuzz/Seeds/*))
fuzz: setup
	DND_FUZZ=1 $(SWIFT) build -c release --product DNDFuzz --scratch-path .build/fuzz \
	  --sanitize fuzzer --sanitize address --disable-dead-strip -Xswiftc -enable-testing \
	  -Xswiftc -sanitize=fuzzer,address
	Fuzz/run .build/fuzz '$(FUZZ_SECONDS)' $(FUZZ_TARGETS)

clean:
	$(SWIFT) package clean
