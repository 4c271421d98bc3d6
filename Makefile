# The two commands for a newcomer are `make demo` and `make test`; the others are for developers.

.DEFAULT_GOAL := help
.PHONY: help setup setup-test demo build test test-slow test-unprivileged test-count test-times lint release install install-files uninstall generate picture bench detect clean

# A minimal environment has neither a useful PATH nor a HOME, and Swift needs both.
export PATH := $(if $(PATH),$(PATH):)/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin
export HOME ?= $(shell getent passwd "$$(id -u)" | cut -d: -f6)

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= $(firstword $(shell command -v swift) $(wildcard /opt/swift/usr/bin/swift \
  /usr/share/swift/usr/bin/swift $(HOME)/.local/share/swiftly/bin/swift))
# More options of the release build.
OPTIONS ?=
# The program that `install-files` installs.
BINARY ?= .build/release/dnd
SHELL_FILES := Tests/times Tests/tutorial Tests/examples Tests/unprivileged Tests/crashes Benchmarks/questions Fuzz/run .ci/run .ci/setup Examples/demo.sh Examples/photographs/to-jpeg \
  Examples/report/hand-out Examples/database/lift-dump Examples/page/lift-page Examples/gallery/lift-images Examples/inbox/answer \
  Examples/contacts/bin/lift-contacts Examples/contacts/bin/drop-contact \
  $(wildcard Examples/import/*.sh) completions/dnd.bash

help:
	@echo 'make demo       build, then watch lift, add, propose, drop and load at work'
	@echo 'make test       build and run the tests, except the slow ones'
	@echo 'make test-slow  run the slow ones: power cuts, crashes, every installed tool'
	@echo 'make test-unprivileged   as root, run the tests of permissions as nobody'
	@echo 'make test-times show how long each suite of tests takes'
	@echo 'make lint       format, man pages, completions, imports'
	@echo 'make install    build for release and install below PREFIX=$(PREFIX) (and DESTDIR)'
	@echo 'make uninstall  remove what install installed'
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

build: setup
	$(SWIFT) build --product dnd

demo: build
	@Examples/demo.sh "$$($(SWIFT) build --show-bin-path)/dnd"

# The slow tests are a target of their own: `test` skips what `test-slow` runs, so that together they run all.
slow := $(shell grep -v '^\#' Tests/slow)
empty :=
SLOW := ^($(subst $(empty) ,|,$(subst .,\.,$(strip $(slow)))))[./]

# The time limit is for the whole run: a limit for a single test would include its wait for a free core,
# which can be minutes.
run-tests = timeout --kill-after=60 40m $(SWIFT) test --skip-build --disable-xctest

test: setup-test
	$(SWIFT) build --build-tests
	$(run-tests) --skip '$(SLOW)'
	@echo 'make test: skipped the slow tests: $(slow)'
	@echo 'make test: make test-slow runs them'

test-slow: setup-test
	$(SWIFT) build --build-tests
	$(run-tests) --filter '$(SLOW)'

# If this user is root, runs the tests of permissions once more as an unprivileged user.
UNPRIVILEGED := ^(EndToEndTests\.ScriptTests|SessionsTests|ContextTests|SystemCallsTests)[./]
test-unprivileged: setup-test
	$(SWIFT) build --build-tests
	@Tests/unprivileged "$$($(SWIFT) build --show-bin-path)/dndPackageTests.xctest" '$(UNPRIVILEGED)'

# The number of tests, including the slow ones.
test-count: setup
	@$(SWIFT) test list --skip-build --disable-xctest | grep -c '^[A-Za-z]*Tests\.'

# The time of each suite (TIMES=pattern selects some).
TIMES ?= .
test-times: setup-test
	$(SWIFT) build --build-tests
	@Tests/times "$$($(SWIFT) build --show-bin-path)/dndPackageTests.xctest" '$(TIMES)'

# A missing linter is reported and is not an error.
lint-by = if command -v $(firstword $(1)) >/dev/null; then $(1) $(2); else echo 'lint: no $(firstword $(1)): $(2) not checked'; fi

lint: setup-test
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Fuzz Package.swift
	cd man && mandoc -T lint *.[157]
	@for file in $(SHELL_FILES); do bash -n "$$file" || failed=1; done; test -z "$$failed"
	@$(call lint-by,shellcheck,Resources/tools/*.sh Resources/shell/*.bash)
	@$(call lint-by,luac -p,Resources/tools/*.lua)
	@$(call lint-by,perl -c,Resources/tools/*.pl)
	zsh -n completions/_dnd
	zsh -n Resources/shell/dnd.zsh
	fish -n completions/dnd.fish
	fish -n Resources/shell/dnd.fish
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error

# A command is over in two milliseconds, so what the loader does counts (Benchmarks/README.md). The C++,
# SQLite and OpenSSL libraries are linked in where their archives are installed: the linker looks into this
# folder first. No symbol is exported. The program is linked at a fixed address, as Go programs are: otherwise
# 150 of its pages are rewritten at each start, which takes a third of the time that `file` takes for a
# picture. Libraries, heap and stack are still placed at random addresses; PIE=yes does so for the program too.
PIE ?= no
ARCHIVES := .build/archives
clang = $(wildcard $(dir $(realpath $(SWIFT)))clang)
archives = $(if $(clang),$(wildcard $(foreach name,stdc++ sqlite3 crypto,$(shell $(clang) -print-file-name=lib$(name).a))))
libc = $(if $(clang),$(shell $(clang) -print-file-name=libc.so.6))
ADDRESS = $(if $(filter no,$(PIE)),-Xswiftc -Xclang-linker -Xswiftc -no-pie -Xlinker --no-pie, \
  $(if $(shell grep -sl GLIBC_ABI_DT_RELR $(libc)),-Xlinker -z -Xlinker pack-relative-relocs))
QUICK = $(if $(wildcard $(dir $(clang))ld.lld),-Xswiftc -use-ld=lld -Xlinker --no-export-dynamic \
  $(if $(archives),-Xlinker '-L$(CURDIR)/$(ARCHIVES)' -Xswiftc -Xclang-linker -Xswiftc -static-libgcc) $(ADDRESS))

release: setup
	@rm -rf $(ARCHIVES) && mkdir -p $(ARCHIVES)
	@$(if $(archives),ln -s $(archives) $(ARCHIVES))
	$(SWIFT) build -c release --static-swift-stdlib --disable-local-rpath --product dnd $(QUICK) $(OPTIONS)

install: release install-files

share := $(DESTDIR)$(PREFIX)/share
install-files:
	install -D -m 755 -s '$(BINARY)' '$(DESTDIR)$(PREFIX)/bin/dnd'
	install -d '$(share)/man/man1' '$(share)/man/man5' '$(share)/man/man7' '$(share)/doc/dnd'
	install -m 644 man/*.1 '$(share)/man/man1'
	install -m 644 man/*.5 '$(share)/man/man5'
	install -m 644 man/*.7 '$(share)/man/man7'
	install -m 644 README.md CHANGELOG.md LICENSE '$(share)/doc/dnd'
	install -D -m 644 completions/dnd.bash '$(share)/bash-completion/completions/dnd'
	install -D -m 644 completions/_dnd '$(share)/zsh/site-functions/_dnd'
	install -D -m 644 completions/dnd.fish '$(share)/fish/vendor_completions.d/dnd.fish'

uninstall:
	rm -f '$(DESTDIR)$(PREFIX)/bin/dnd'
	rm -f $(patsubst man/%,'$(share)/man/man1/%',$(wildcard man/*.1))
	rm -f $(patsubst man/%,'$(share)/man/man5/%',$(wildcard man/*.5))
	rm -f $(patsubst man/%,'$(share)/man/man7/%',$(wildcard man/*.7))
	rm -f '$(share)/bash-completion/completions/dnd' '$(share)/zsh/site-functions/_dnd'
	rm -f '$(share)/fish/vendor_completions.d/dnd.fish'
	rm -rf '$(share)/doc/dnd'

# Writes what is derived from the options of the commands; a test names stale files.
generate: build
	@python3 -B Sources/DNDCommands/Arguments/Generator/generate.py "$$($(SWIFT) build --show-bin-path)/dnd"

# Takes the picture in the README of the present program.
picture: build
	@.ci/setup picture
	Examples/picture.py "$$($(SWIFT) build --show-bin-path)/dnd"

bench: setup
	@.ci/setup bench
	Benchmarks/run

detect: release
	@Benchmarks/detect.py $(BINARY) $(if $(DETECT_SET),--set '$(DETECT_SET)' --by-source)

# Runs each target for FUZZ_SECONDS, one after the other. Inputs that break a parser go to .build/fuzz/found, the
# corpus to .build/fuzz/corpus. The first run rebuilds everything with sanitizers. Nothing is stripped, because the
# linker would take the coverage tables for dead code. Of several sanitizers the compiler uses the last one, and the
# package manager passes them in any order, so they are given once more as one option.
FUZZ_SECONDS ?= 60
FUZZ_TARGETS ?= $(notdir $(wildcard Fuzz/Seeds/*))
fuzz: setup
	DND_FUZZ=1 $(SWIFT) build -c release --product DNDFuzz --scratch-path .build/fuzz \
	  --sanitize fuzzer --sanitize address --disable-dead-strip -Xswiftc -enable-testing \
	  -Xswiftc -sanitize=fuzzer,address
	Fuzz/run .build/fuzz '$(FUZZ_SECONDS)' $(FUZZ_TARGETS)

clean:
	$(SWIFT) package clean
