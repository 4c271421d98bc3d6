// Languages that say how software is built and run.
extension Language {
  static let building: [Language] = [
    Language(
      "text/x-makefile", comments: .hash, style: [.noSemicolons, .prose],
      #"""
      6| .PHONY
      5| ifeq (¦ ifneq (¦ endif¶¦ include $(¦ CC = ¦ CFLAGS = ¦ CFLAGS +=
      5~ $(CC)¦ $(MAKE)
      4  @echo¦ @·¦ $(·) ·¦ -rm¦ rm -f ·
      4| ifdef ·¦ -include ·¦ include ·¦ all: ¦ all:¶¦ clean:¶¦ clean: ¦ install: ¦ install:¶
      4| ·.o: ·¦ %.o: %¦ $(·): ¦ $(·)/¦ ·.·: ·¦ · ?= ¦ CC=¦ CFLAGS¦ LDFLAGS¦ define ·¦ endef
      4| !include ·¦ VPATH¦ <$·
      4~ $(·)¦ $@¦ $<¦ $^¦ $(shell¦ $(wildcard¦ $(patsubst¦ $(foreach
      3| endif¦ ·: ·.·¶¦ ·: $(¦ · := ¦ · = $(¦ ·=$(¦ · += ¦ export ·¦ ·:V:
      -4  def ·
      -5  fi¶
      -6| RUN ·
      -8| FROM ·
      """#),
    Language(
      "text/x-cmake", comments: .hash, style: [.caseless, .noSemicolons],
      #"""
      8| cmake_minimum_required
      6| add_executable(¦ add_library(¦ add_executable (
      5| project (¦ target_link_libraries¦ target_include_directories¦ include_directories
      5| add_subdirectory¦ find_package¦ find_library(¦ set(·¦ add_custom_¦ add_test(¦ macro(
      5| function(
      4  set(·¦ if(¦ endif(¦ message(¦ execute_process¦ list(append¦ string(
      4| project(¦ install(¦ set (·¦ if(·¦ if (·¦ endif(¦ endforeach(¦ foreach(¦ else(¦ else()
      4| message(¦ option(¦ endfunction(¦ endmacro(¦ include(¦ execute_process¦ configure_file
      4| enable_testing
      4~ ${cmake_
      3  set(
      3~ ${·}
      """#),
    Language(
      "text/x-meson", comments: .hash, style: .noSemicolons,
      #"""
      6| project('
      5| project(¶¦ executable('¦ executable(¦ subdir('¦ · = dependency(
      5~ meson.
      4| option('¦ · = files(¦ · = executable(¦ · = library(¦ · = shared_library(¦ · = import('
      4| install_data(¦ install_headers(¦ configure_file(¦ test('¦ · = meson.¦ endif¶¦ foreach ·
      4| endforeach¦ · = configuration_data()¦ · = get_option(¦ dep_·¦ gnome.
      4~ get_option(¦ dependency('¦ type : '¦ , type:
      3~ : true
      -5| def ·
      -6| import ·¦ cmake_
      """#),
    Language(
      "text/x-dockerfile", comments: .hash, style: [.noSemicolons, .prose],
      #"""
      9| # syntax=docker/
      7| FROM ·:
      6| FROM ·/¦ FROM ·¶
      5| FROM ·¦ FROM scratch¦ RUN ·¦ COPY ·¦ COPY .¦ COPY --from¦ ENV ·¦ WORKDIR ·¦ WORKDIR /
      5| ENTRYPOINT [¦ CMD [¦ EXPOSE °¦ ADD ·¦ MAINTAINER ·
      4| CMD ·¦ ARG ·¦ VOLUME ·¦ USER ·¦ LABEL ·¦ from ·:¦ ONBUILD ·¦ SHELL [¦ STOPSIGNAL
      4| HEALTHCHECK
      -5| WHERE ·
      -8| SELECT ·¦ IMPORT ·
      """#),
    Language(
      "text/x-ninja", comments: .hash,
      #"""
      6| build ·: ·¦ build ·.·: 
      5| rule ·¶¦ ninja_required_version
      4  command = ¦ description = ¦ depfile = 
      3| default ·¦ subninja ·
      """#),
    Language(
      "text/x-hcl", comments: [.hash, .slashes], style: .noSemicolons,
      #"""
      7| resource "·" "
      6| variable "¦ provider "¦ data "·" "
      5| output "¦ module "¦ terraform {
      4  source = "¦ default = ¦ task "
      4| locals {¦ job "¦ source "¦ build {
      4~ var.·¦ "${·
      """#),
    Language(
      "text/x-bitbake", comments: .hash,
      #"""
      6| SUMMARY = "¦ SRC_URI = "
      5| DESCRIPTION = "¦ SRC_URI¦ inherit ·¦ do_·(¦ do_install
      4| LICENSE = "¦ DEPENDS = "¦ LIC_FILES_CHKSUM¦ require ·.inc¦ RDEPENDS_¦ EAPI=
      """#),
    Language(
      "text/x-rpm-spec", comments: .hash,
      #"""
      6| BuildRequires:¦ %prep¦ %build¦ %install¦ %files
      5| Name: ·¦ BuildRoot:¦ %description¦ %changelog¦ %define ·¦ %global ·
      4| Version: ·¦ Release: ·¦ Summary: ·¦ %setup¦ %configure¦ License: ·¦ Source0:
      """#),
    Language(
      "text/x-automake", base: "text/x-makefile", comments: .hash,
      #"""
      5| bin_PROGRAMS¦ SUBDIRS =¦ EXTRA_DIST¦ ·_SOURCES =¦ ·_LDADD
      4| AM_CPPFLAGS
      """#),
    Language(
      "application/x-m4", base: "application/x-shellscript",
      #"""
      7| AC_INIT(
      6| AC_PREREQ(¦ AM_INIT_AUTOMAKE¦ m4_define(
      5| AU_DEFUN(¦ AC_CONFIG_¦ AC_OUTPUT¦ AC_CHECK_¦ AC_DEFUN(¦ AC_SUBST(¦ define(`¦ divert(
      5| include(`¦ OSTYPE(
      4  AC_REQUIRE(¦ AC_MSG_¦ AC_CACHE_¦ AS_IF(¦ AC_ARG_
      4| dnl ·¦ dnl¶¦ changequote(¦ FEATURE(
      4~ AS_HELP_STRING
      """#),
    Language(
      "text/x-qmake", comments: .hash,
      #"""
      5| QT += ·¦ TARGET = ¦ TEMPLATE = ·¦ SOURCES += 
      4| QT -= ·¦ HEADERS += ¦ FORMS += ¦ CONFIG += ·¦ DEFINES += ·¦ INCLUDEPATH¦ win32:¦ win32 {
      4| unix {¦ greaterThan(
      """#),
    Language(
      "text/x-jam", comments: .hash,
      #"""
      5| SubDir ·¦ project ·
      4| import ·;¦ exe ·¦ lib ·¦ rule ·¦ Main ·
      """#),
    Language(
      "text/x-puppet", comments: .hash,
      #"""
      5  ensure =>
      5| class ·::¦ define ·::¦ node '
      4  package { '¦ file { '¦ service { '¦ require =>
      4| class · {¦ class · (¦ include ·¦ package {¦ file {
      4~ => present
      """#),
    Language(
      "text/x-just", comments: .hash,
      #"""
      5| set shell :=
      4  just ·
      4| default:¶¦ ·:¶¦ alias · := ¦ @·:
      4~ {{·}}
      """#),
    Language(
      "text/x-kconfig", comments: .hash, style: .noSemicolons,
      #"""
      5  bool "¦ tristate "
      5| config ·¶
      4  depends on ·¦ default ·¦ help¶¦ select ·
      4| menuconfig ·¦ source "¦ menu "¦ endmenu
      """#),
    Language(
      "text/x-ebuild", base: "application/x-shellscript", comments: .hash,
      #"""
      6| EAPI=
      5| KEYWORDS="¦ SLOT="¦ src_·() {
      4| inherit ·¦ pkgver=¦ pkgname=¦ build() {¦ package() {¦ makedepends=(¦ sha256sums=(
      """#),
    Language(
      "application/x-shared-library-la", comments: .hash,
      #"""
      8| # ·.la - a libtool library file
      6| dlname='
      4| library_names='¦ old_library='
      """#),
    Language(
      "text/x-pkg-config",
      #"""
      5| prefix=¦ Libs: -¦ Cflags: -
      4| exec_prefix=¦ libdir=¦ Name: ·¦ Version: ¦ Requires: ¦ Description: 
      """#),
  ]
}
