// Languages that say how software is built and run.
extension Language {
  static let building: [Language] = [
    Language(
      "text/x-makefile", comments: .hash, style: [.noSemicolons, .prose],
      #"""
      6| .PHONY
      5| ifeq (
      5| ifneq (
      4| ifdef ·
      5| endif¶
      3| endif
      5| include $(
      4| -include ·
      4| include ·
      4| all: 
      4| all:¶
      4| clean:¶
      4| clean: 
      4| install: 
      4| install:¶
      3| ·: ·.·¶
      4| ·.o: ·
      4| %.o: %
      4| $(·): 
      4| $(·)/
      3| ·: $(
      4| ·.·: ·
      3| · := 
      3| · = $(
      3| ·=$(
      3| · += 
      4| · ?= 
      5| CC = 
      5| CFLAGS = 
      5| CFLAGS +=
      4| CC=
      4| CFLAGS
      4| LDFLAGS
      5~ $(CC)
      5~ $(MAKE)
      4~ $(·)
      4~ $@
      4~ $<
      4~ $^
      4  @echo
      4  @·
      4  $(·) ·
      4~ $(shell
      4~ $(wildcard
      4~ $(patsubst
      4~ $(foreach
      3| export ·
      4| define ·
      4| endef
      4| !include ·
      4| VPATH
      3| ·:V:
      4| <$·
      4  -rm
      4  rm -f ·
      -6| RUN ·
      -8| FROM ·
      -4  def ·
      -5  fi¶
      """#),
    Language(
      "text/x-cmake", comments: .hash, style: [.caseless, .noSemicolons],
      #"""
      8| cmake_minimum_required
      4| project(
      5| project (
      6| add_executable(
      6| add_library(
      6| add_executable (
      5| target_link_libraries
      5| target_include_directories
      5| include_directories
      5| add_subdirectory
      5| find_package
      5| find_library(
      4| install(
      5| set(·
      4| set (·
      4  set(·
      3  set(
      4| if(·
      4| if (·
      4  if(
      4| endif(
      4  endif(
      4| endforeach(
      4| foreach(
      4| else(
      4| else()
      4  message(
      4| message(
      4| option(
      5| add_custom_
      5| add_test(
      5| macro(
      5| function(
      4| endfunction(
      4| endmacro(
      4| include(
      4  execute_process
      4| execute_process
      4~ ${cmake_
      3~ ${·}
      4| configure_file
      4| enable_testing
      4  list(append
      4  string(
      """#),
    Language(
      "text/x-meson", comments: .hash, style: .noSemicolons,
      #"""
      6| project('
      5| project(¶
      5| executable('
      5| executable(
      5| subdir('
      4| option('
      5| · = dependency(
      4| · = files(
      4| · = executable(
      4| · = library(
      4| · = shared_library(
      4| · = import('
      4| install_data(
      4| install_headers(
      4| configure_file(
      4| test('
      5~ meson.
      4~ get_option(
      4~ dependency('
      4| · = meson.
      4| endif¶
      4| foreach ·
      4| endforeach
      4| · = configuration_data()
      4| · = get_option(
      4| dep_·
      3~ : true
      4~ type : '
      4| gnome.
      4~ , type:
      -6| import ·
      -6| cmake_
      -5| def ·
      """#),
    Language(
      "text/x-dockerfile", comments: .hash, style: [.noSemicolons, .prose],
      #"""
      7| FROM ·:
      6| FROM ·/
      6| FROM ·¶
      5| FROM ·
      5| FROM scratch
      5| RUN ·
      5| COPY ·
      5| COPY .
      5| COPY --from
      5| ENV ·
      5| WORKDIR ·
      5| WORKDIR /
      5| ENTRYPOINT [
      5| CMD [
      4| CMD ·
      5| EXPOSE °
      5| ADD ·
      4| ARG ·
      4| VOLUME ·
      5| MAINTAINER ·
      4| USER ·
      4| LABEL ·
      9| # syntax=docker/
      4| from ·:
      4| ONBUILD ·
      4| SHELL [
      4| STOPSIGNAL
      4| HEALTHCHECK
      -8| SELECT ·
      -5| WHERE ·
      -8| IMPORT ·
      """#),
    Language(
      "text/x-ninja", comments: .hash,
      #"""
      5| rule ·¶
      6| build ·: ·
      6| build ·.·: 
      5| ninja_required_version
      4  command = 
      4  description = 
      4  depfile = 
      3| default ·
      3| subninja ·
      """#),
    Language(
      "text/x-hcl", comments: [.hash, .slashes], style: .noSemicolons,
      #"""
      7| resource "·" "
      6| variable "
      6| provider "
      6| data "·" "
      5| output "
      5| module "
      5| terraform {
      4| locals {
      4  source = "
      4~ var.·
      4~ "${·
      4  default = 
      4| job "
      4  task "
      4| source "
      4| build {
      """#),
    Language(
      "text/x-bitbake", comments: .hash,
      #"""
      6| SUMMARY = "
      5| DESCRIPTION = "
      4| LICENSE = "
      6| SRC_URI = "
      5| SRC_URI
      5| inherit ·
      4| DEPENDS = "
      5| do_·(
      5| do_install
      4| LIC_FILES_CHKSUM
      4| require ·.inc
      4| RDEPENDS_
      4| EAPI=
      """#),
    Language(
      "text/x-rpm-spec", comments: .hash,
      #"""
      5| Name: ·
      4| Version: ·
      4| Release: ·
      4| Summary: ·
      6| BuildRequires:
      5| BuildRoot:
      5| %description
      6| %prep
      6| %build
      6| %install
      6| %files
      5| %changelog
      5| %define ·
      5| %global ·
      4| %setup
      4| %configure
      4| License: ·
      4| Source0:
      """#),
    Language(
      "text/x-automake", base: "text/x-makefile", comments: .hash,
      #"""
      5| bin_PROGRAMS
      5| SUBDIRS =
      5| EXTRA_DIST
      5| ·_SOURCES =
      5| ·_LDADD
      4| AM_CPPFLAGS
      """#),
    Language(
      "application/x-m4", base: "application/x-shellscript",
      #"""
      4  AC_REQUIRE(
      4  AC_MSG_
      4  AC_CACHE_
      4  AS_IF(
      4  AC_ARG_
      5| AU_DEFUN(
      7| AC_INIT(
      6| AC_PREREQ(
      6| AM_INIT_AUTOMAKE
      5| AC_CONFIG_
      5| AC_OUTPUT
      5| AC_CHECK_
      5| AC_DEFUN(
      5| AC_SUBST(
      4| dnl ·
      4| dnl¶
      6| m4_define(
      5| define(`
      5| divert(
      4| changequote(
      5| include(`
      4~ AS_HELP_STRING
      5| OSTYPE(
      4| FEATURE(
      """#),
    Language(
      "text/x-qmake", comments: .hash,
      #"""
      5| QT += ·
      4| QT -= ·
      5| TARGET = 
      5| TEMPLATE = ·
      5| SOURCES += 
      4| HEADERS += 
      4| FORMS += 
      4| CONFIG += ·
      4| DEFINES += ·
      4| INCLUDEPATH
      4| win32:
      4| win32 {
      4| unix {
      4| greaterThan(
      """#),
    Language(
      "text/x-jam", comments: .hash,
      #"""
      5| SubDir ·
      4| import ·;
      5| project ·
      4| exe ·
      4| lib ·
      4| rule ·
      4| Main ·
      """#),
    Language(
      "text/x-puppet", comments: .hash,
      #"""
      5| class ·::
      4| class · {
      4| class · (
      5| define ·::
      5  ensure =>
      4  package { '
      4  file { '
      4  service { '
      5| node '
      4| include ·
      4| package {
      4~ => present
      4  require =>
      4| file {
      """#),
    Language(
      "text/x-just", comments: .hash,
      #"""
      5| set shell :=
      4| default:¶
      4| ·:¶
      4  just ·
      4| alias · := 
      4| @·:
      4~ {{·}}
      """#),
    Language(
      "text/x-kconfig", comments: .hash, style: .noSemicolons,
      #"""
      5| config ·¶
      4| menuconfig ·
      5  bool "
      5  tristate "
      4  depends on ·
      4  default ·
      4  help¶
      4| source "
      4  select ·
      4| menu "
      4| endmenu
      """#),
    Language(
      "text/x-ebuild", base: "application/x-shellscript", comments: .hash,
      #"""
      6| EAPI=
      5| KEYWORDS="
      5| SLOT="
      5| src_·() {
      4| inherit ·
      4| pkgver=
      4| pkgname=
      4| build() {
      4| package() {
      4| makedepends=(
      4| sha256sums=(
      """#),
    Language(
      "application/x-shared-library-la", comments: .hash,
      #"""
      8| # ·.la - a libtool library file
      6| dlname='
      4| library_names='
      4| old_library='
      """#),
    Language(
      "text/x-pkg-config",
      #"""
      5| prefix=
      4| exec_prefix=
      4| libdir=
      5| Libs: -
      5| Cflags: -
      4| Name: ·
      4| Version: 
      4| Requires: 
      4| Description: 
      """#),
  ]
}
