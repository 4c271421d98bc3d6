// Languages of scripts.
extension Language {
  static let scripts: [Language] = [
    Language(
      "text/x-python", comments: .hash, style: .noSemicolons,
      #"""
      6| from __future__ import
      5  def ·(self¦ def ·(…) -> …:¶
      5| from · import ·¦ from ·.… import ·¦ from . import¦ from .… import¦ def ·(…):¶
      5| if __name__ ==
      4  def ·(…):¶¦ except …:¶¦ async def¦ @property¶¦ @staticmethod
      4| import os¦ import sys¦ import re¦ class ·(…):¶¦ class ·:¶
      4~ f'
      3  elif …:¶¦ if ·…:¶¦ for · in …:¶¦ for ·, · in …:¶¦ while …:¶¦ except:¶¦ with …as ·:
      3  self.· = ¦ print "¦ print '¦ assert ·¦ del ·¦ import ·¶¦ """
      3| import ·¶¦ import ·, ·¦ import · as ·¦ import ·.·¶¦ #!/usr/bin/python
      3~ is not None¦ **kwargs¦ __init__¦ isinstance(¦ len(¦ f"
      2  else:¶¦ try:¶¦ raise ·¦ return ·¶¦ pass¶¦ yield ·¦ print(¦ global ·
      2| @·¶¦ @·.·(
      2~ self.·¦ None¦ lambda ·:¦ .format(¦ .join(¦ % (¦ not in¦ range(¦ True¦ False
      -3  let ·
      -4  local ·
      -4~ ->
      -5  end¶¦ func ·¦ var ·¦ const ·¦ elsif
      """#),
    Language(
      "text/x-cython", base: "text/x-python", comments: .hash, style: .noSemicolons,
      #"""
      6  cdef ·
      6| cimport ·¦ from · cimport¦ from ·.… cimport
      5  cpdef ·
      5| cdef extern from
      4| # cython:
      """#),
    Language(
      "text/x-sagemath", base: "text/x-python", comments: .hash, style: .noSemicolons,
      #"""
      6  sage: 
      5| from sage.
      4| @cached_function
      3| attach(
      """#),
    Language(
      "text/x-scons", base: "text/x-python", comments: .hash, style: .noSemicolons,
      #"""
      7| Import('¦ Import("
      6| Export('¦ env = Environment(
      5| Default(
      5~ SConscript(¦ Environment(¦ AddOption(
      4| Return('
      4~ env.Append(¦ env.Program(¦ GetOption(
      3| # SCons
      """#),
    Language(
      "text/x-starlark", base: "text/x-python", comments: .hash, style: .noSemicolons,
      #"""
      7| load("@
      6| load("//¦ load(":
      5| package(default_visibility
      4| cc_library(¦ java_library(¦ py_library(¦ go_library(¦ http_archive(¦ workspace(name
      4| licenses([
      3  srcs = [¦ deps = [¦ visibility = [
      3| filegroup(¦ exports_files(¦ genrule(
      """#),
    Language(
      "application/x-ruby", comments: .hash, style: .noSemicolons,
      #"""
      4  require_relative¦ def ·¶¦ def self.¦ def ·?¦ describe …do¶¦ when '¦ attributes :
      4| require '¦ require "¦ module ·¶¦ class · < ·¦ end¶¦ Gem::Specification.new¦ # typed:
      4~ do |·¦ { |·¦ .each do
      3  class ·¶¦ def ·(…)¶¦ def initialize¦ end¶¦ attr_accessor :¦ attr_reader :¦ include ·
      3  puts ·¦ puts "¦ puts '¦ unless ·¦ elsif ·¦ rescue ·¦ raise ·¦ it "…" do¦ it '…' do
      3  context …do¶¦ ·.·?¶¦ private¶¦ has_many :¦ belongs_to :¦ alias_method¦ module_function
      3  sig {¦ · :·, ¦ freeze¶
      3| module ·::¦ class ·¶¦ gem '¦ gem "¦ source '¦ source "¦ # frozen_string_literal
      3~ .nil?¦ .empty?¦ #{·¦ :· =>¦ ENV['
      2  begin¶¦ · do¶¦ validates¦ · :·
      2~ nil¦ @·
      -4  elif ·¦ var ·¦ using ·
      -5  function ·¦ fun ·¦ import ·
      -6  local ·¦ defmodule¦ defp ·¦ def ·(…):
      -6~ |>
      """#),
    Language(
      "text/x-crystal", comments: .hash, style: .noSemicolons,
      #"""
      5  getter ·:
      4  def ·(… : ·¦ property ·¦ property? ·¦ getter ·¦ def ·(…) : ·¦ end¶¦ lib ·¦ fun · = 
      4  private def¦ abstract def
      4| require "./
      4~ {% if¦ {{·
      3  struct ·¶¦ class ·¦ macro ·¦ describe "¦ it "…" do¦ assert_type(¦ module ·¦ alias · =
      3| require "
      3~ .as(¦ Int32¦ : String¦ .should¦ do |·¦ uninitialized
      2  def ·
      -4| require '
      -5  attr_
      """#),
    Language(
      "application/x-perl", comments: .hash, style: .semicolons,
      #"""
      6| use strict;¦ use warnings;
      4  my $· = ¦ my ($·¦ my @·¦ my %·¦ our $·¦ our @·¦ our $VERSION¦ elsif (
      4| use ·::¦ use v5¦ use 5.¦ package ·;¦ package ·::¦ sub · {¦ sub ·¶¦ 1;¶¦ __END__
      4~ =~ /¦ =~ s/¦ =~ m
      3  foreach my $¦ for my $¦ bless ·¦ return $
      3| use ·;¶¦ use ·qw¦ __DATA__¦ require ·::¦ =head1¦ =pod¦ BEGIN {
      3~ shift;¦ @_;¦ $_¦ ->{·¦ {$·}¦ qw(¦ unless (¦ push @¦ @{$¦ scalar(
      2  print "¦ local $¦ die "
      2~ $·->
      -5  $this->
      -6  function ·(
      -6| <?php
      """#),
    Language(
      "text/x-raku", comments: .hash, style: .semicolons,
      #"""
      6| use v6
      5  multi sub¦ multi method¦ has $.¦ has $!
      4  my $· = ¦ sub ·(¦ method ·¦ token · {¦ rule · {
      4| grammar ·
      4~ -> $
      3  say ·¦ class ·
      3| unit module
      """#),
    Language(
      "text/x-pod",
      style: .prose,
      #"""
      6| =head1
      5| =pod
      4| =head2¦ =over¦ =back
      3| =item¦ =encoding¦ =cut
      3~ C<
      -4| my $
      -6| use strict¦ package ·¦ sub ·
      """#),
    Language(
      "application/x-php", comments: [.slashes, .hash], style: .semicolons,
      #"""
      9~ <?php
      4  $this->
      4| use ·\
      3  function ·($¦ public function ·(¦ $· = ¦ echo "¦ echo '
      3| namespace ·\
      3~ => '
      2~ array(
      """#),
    Language(
      "text/javascript", comments: .slashes,
      #"""
      5| module.exports
      5~ require('¦ require("
      4  const · = ¦ const {¦ const [¦ var · = ¦ function ·(…) {¦ function ·(¦ console.log(
      4  return function
      4| 'use strict'¦ "use strict"¦ exports.¦ import {…} from¦ import …from '¦ import …from "
      4| import '¦ import "¦ export default¦ (function
      4~ function(¦ function (¦ => {¦ === ·¦ === '¦ === "¦ === °¦ document.¦ window.
      3  let · = ¦ let ·;¶¦ var ·;¶¦ var ·, ·¦ function () {¦ this.· = ¦ ·: function¦ constructor(
      3  } catch (·) {
      3| export function ·¦ export const ·¦ export class ·¦ export {¦ async function¦ $(function
      3| $(document)¦ });¶¦ })(¦ })();
      3~ () =>¦ ·=>¦ !== ·¦ console.¦ JSON.¦ .prototype¦ .addEventListener(¦ .length¦ ${·
      3~ new Promise(¦ Math.
      2  return {¶¦ });¶¦ case '
      2| class · extends · {
      2~ typeof¦ undefined¦ this.·¦ null¦ async ·¦ await ·
      -5  public ·¦ fn ·¦ def ·¦ local ·¦ func ·
      -5| using ·¦ <?php
      -6| #include¦ package ·¦ import java
      """#),
    Language(
      "application/typescript", base: "text/javascript", comments: .slashes,
      #"""
      4  private ·: ·¦ constructor(private¦ constructor(·: 
      4| interface · {¦ export interface ·¦ export type ·¦ type · = ¦ export enum ·¦ declare ·
      4| declare module¦ import type¦ namespace · {¦ @Component(¦ @Injectable(¦ /// <reference
      4~ : number¦ as const
      3  private ·(¦ public ·(¦ private readonly¦ readonly ·: 
      3| abstract class ·
      3~ : string¦ : boolean¦ : void¦ : any¦ : ·[]¦ as ·;¦ <T>¦ Promise<¦ Record<¦ keyof
      2~ ): ·
      -5  fun ·¦ val ·
      """#),
    Language(
      "application/vnd.coffeescript", comments: .hash, style: .noSemicolons,
      #"""
      4  · = (…) ->¶¦ · = (…) =>¶¦ · = ->¦ ·: (…) ->¦ ·: ->¦ · = require '¦ · = require "
      4  console.log "¦ for ·, · of¦ alert "¦ · = -> ·
      4| class ·¶¦ module.exports = ¦ exports.
      4~ (·) ->¦ (·) =>¦ -> ·¦ · for · in¦ = do ->
      3  @· = ¦ unless ·¦ if · then¦ console.log ·¦ for · in¦ return unless¦ · = (·)¦ super¶
      3| class · extends
      3~ () ->¦ ->¶¦ =>¶¦ isnt¦ #{¦ if · is¦ ?.
      1~ @·¦ is ·
      -4  elif ·
      -4~ ::
      -5  function ·¦ var ·¦ module ·
      -6  end¶¦ def ·¦ let ·¦ where ·¦ case ·¦ fn ·
      -6| import ·
      """#),
    Language(
      "text/x-livescript", comments: .hash, style: .noSemicolons,
      #"""
      4  · = (·) ->¦ · = require¦ import require
      4| require! 
      4~ |> 
      3~ <-¦ ~>¦ prelude
      1  export ·
      -6| open ·
      """#),
    Language(
      "text/x-lua", comments: .dashes,
      #"""
      5  local · = require¦ local · = {¦ local function ·
      4  local · = ¦ local ·, ·¦ function ·(…)¶
      4| function ·(…)¶¦ function ·.·(¦ function ·:·(¦ source = {¦ build = {¦ dependencies = {
      4| rockspec_format
      4~ in ipairs(¦ in pairs(¦ string.format
      3  then¶¦ elseif …then¶¦ for ·=¦ for ·, · in¦ repeat¶¦ while …do¶
      3| function ·:¦ version = "
      3~ nil¦ ~=¦ require(¦ require "¦ self.·¦ table.insert¦ tostring(¦ end)
      2  end¶¦ print(
      2| end¶¦ return ·¶¦ package = "
      2~ then¶¦ .. ·¦ end,¦ function(
      1  return ·
      1~ not ·
      -4  def ·¦ begin¶
      -4| end;
      -5  var ·¦ fi¶
      """#),
    Language(
      "application/x-gdscript", comments: .hash, style: .noSemicolons,
      #"""
      5  func ·(…):¶¦ func _·(¦ func ·(…) -> ·:¦ @onready¦ export(¦ @export
      5| extends ·¶¦ extends "
      4  onready var¦ export var¦ tool¶¦ class_name ·
      4| var · = ¦ signal ·
      3  var · = ¦ var ·: ·¦ pass¶¦ elif …:¶
      3~ $·¦ Vector2(¦ get_node(
      -4| import ·
      """#),
    Language(
      "text/tcl", comments: .hash, style: .noSemicolons,
      #"""
      5  proc · {
      5| proc · {…} {¶¦ proc ·::· {¦ package provide ·
      4  proc ::¦ set · [¦ set · $¦ foreach · $¦ foreach · {¦ } elseif {¦ while {¦ global ·
      4  variable ·¦ lappend ·¦ incr ·¦ pack .¦ error "
      4| package require ·¦ namespace eval¦ namespace import
      3  namespace eval¦ set · "¦ set · °¦ set · {¦ puts $¦ puts "¦ if {…} {¶¦ } else {¦ for {set
      3  upvar ·¦ return $¦ return [¦ switch -¦ catch {¦ array set¦ wm title¦ uplevel
      3~ [expr¦ [lindex¦ [string¦ [list¦ [info
      2  puts ·
      """#),
    Language(
      "text/x-r", comments: .hash, style: .noSemicolons,
      #"""
      6  ·.· <- function(
      6| · <- function(
      5  · <- function(¦ · <- function (¦ · = function(
      5~ %in%
      4  · <- ·¦ ·.· <- ¦ ·$· <- ¦ stop("
      4| library(¦ source("¦ #'
      4~ library(·)¦ require(·)¦ data.frame(¦ na.rm¦ is.null(¦ is.na(¦ %>%¦ read.table(¦ invisible(
      4~ stopifnot(
      3  · <- "¦ if (…) {¶¦ for (· in¦ return(·)¦ cat(¦ print(¦ plot(
      3| setwd(¦ setMethod(¦ setClass(¦ #' @¦ ##·=
      3~ <- ·(¦ c("¦ c(°¦ TRUE¦ FALSE¦ paste0(¦ paste(¦ ggplot(¦ aes(¦ lapply(¦ sapply(¦ read.csv(
      3~ ~ ·
      2~ NULL
      -4| module ·
      -5  def ·¦ end¶
      -6  var ·¦ let ·
      -6| import ·
      """#),
    Language(
      "text/julia", comments: .hash, style: .noSemicolons,
      #"""
      5| using ·¶¦ using ·:
      4  function ·(¦ @time¦ @test¦ local ·
      4| using ·, ·¦ import ·: ¦ import Base¦ module ·¶¦ function ·(…)¶¦ function ·(…)::
      4| function ·{¦ ·(·) = ¦ ·(·::¦ struct ·¶¦ mutable struct¦ abstract type¦ #=¦ immutable ·
      4~ ::·¦ ::Float64¦ .+¦ .*
      3  println("¦ elseif ·¦ for · = °:¦ for · in °:¦ for · in¦ begin¶¦ return ·
      3| end¶¦ export ·, ·¦ macro ·(¦ type ·¶¦ include("
      3~ ::Int¦ Array{¦ Vector{¦ zeros(
      2  end¶
      2~ end)¦ nothing
      -5  def ·¦ then¶
      -5| @implementation
      -5~ then¶¦ ~=
      -6  var ·
      """#),
    Language(
      "text/x-iosrc", comments: [.slashes, .hash],
      #"""
      4~ := Object clone¦ := method(
      3  · := ¦ super(
      3~ println
      """#),
    Language(
      "text/x-nim", comments: .hash, style: .noSemicolons,
      #"""
      5  proc ·(…) =¶¦ proc ·*(¦ proc ·(…): · =¶¦ template ·*(¦ ·* = ref object¦ · = object
      5| import strutils¦ import os, ¦ proc ·
      4  proc ·(¦ func ·*(¦ ·* = object¦ case ·¶¦ discard ·
      4| import ·, ·¦ import std/¦ template ·(¦ macro ·(¦ iterator ·¦ type¶¦ var¶¦ let¶¦ const¶
      4| when isMainModule
      4~ result.·¦ {.·¦ seq[
      3  let · = ¦ var · = ¦ echo "¦ echo ·¦ result = ¦ elif …:¶¦ of …:¶¦ when defined(¦ discard¶
      3  yield ·¦ block:¶
      3| include ·
      3~ &"¦ cast[
      2  var ·: ·
      -5  end¶
      -6  def ·¦ function ·¦ fun ·
      """#),
    Language(
      "application/x-awk", comments: .hash,
      #"""
      6| BEGIN {¦ BEGIN{¦ END {¦ END{
      5| BEGIN¶
      4| function ·(¦ /…/ {¦ /…/{¦ $° ~ /
      4~ NF¦ NR¦ FS = "¦ FS=
      3  printf "¦ print $°
      3| $° == "¦ NR == °
      3~ $°¦ $0¦ OFS¦ gsub(¦ split(¦ substr(¦ getline
      2  next¶
      2~ printf("
      -4  class ·
      -5  def ·¦ fi¶¦ done¶¦ then¶
      -5| #!/bin/sh
      -6  my $
      -6| use ·¦ sub ·¦ package ·
      """#),
    Language(
      "text/x-applescript", comments: .dashes, style: [.noSemicolons, .prose],
      #"""
      6  tell application "
      5  end tell
      4  tell ·¦ on ·(…)¶¦ end ·¶¦ display dialog¦ end if¶¦ repeat with¦ end repeat¦ copy ·to
      3  set · to¦ if …then¶
      3| property ·: 
      """#),
    Language(
      "text/x-pawn", base: "text/x-csrc", comments: .slashes,
      #"""
      6| #include <a_samp>¦ #include <sourcemod>¦ #include <amxmodx>
      5| public ·(
      4  new ·[¦ new · =
      4| stock ·¦ #pragma semicolon
      3| forward ·¦ native ·
      """#),
    Language(
      "text/x-squirrel", comments: .slashes,
      #"""
      5| class ·</
      4  local · = ¦ function ·(
      4~ <- ¦ ::·
      3  constructor(
      """#),
    Language(
      "text/x-autohotkey", comments: .semicolon, style: [.caseless, .noSemicolons],
      #"""
      6| #noenv¦ #singleinstance
      5| setworkingdir
      4  msgbox,¦ send,¦ winactivate¦ ifwinactive
      4| sendmode¦ ^·::¦ #·::
      4~ ::¶
      3  return¶¦ loop,
      """#),
    Language(
      "text/x-autoit", comments: .semicolon, style: [.caseless, .noSemicolons],
      #"""
      5| #include <…au3>¦ opt("
      4  func ·(¦ endfunc¶¦ local $·¦ global $·¦ msgbox(¦ wend¶
      4| autoitsetoption
      3  winwait(¦ endif¶
      """#),
    Language(
      "text/x-rexx",
      style: .caseless,
      #"""
      6^ /* rexx
      4  say '¦ parse arg¦ parse pull¦ parse var¦ do · = ° to¦ signal on
      3  say "¦ do while¦ call ·¦ exit °¦ select¶¦ otherwise¶¦ numeric digits
      """#),
    Language(
      "text/x-wren", comments: .slashes, style: .noSemicolons,
      #"""
      4  construct new(¦ foreign ·¦ System.print(¦ static ·(¦ ·=(·) {
      4| import "…" for ·
      3  class · is ·
      """#),
    Language(
      "text/x-pony", comments: .slashes, style: .noSemicolons,
      #"""
      5| actor ·
      4  new create(¦ be ·(¦ fun ·(¦ fun ref
      4| use "
      4~ =>¶¦ env.out.print(
      3  let ·: ·
      3~ iso
      """#),
  ]
}
