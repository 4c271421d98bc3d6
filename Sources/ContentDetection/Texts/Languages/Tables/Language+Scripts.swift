// Languages of scripts.
extension Language {
  static let scripts: [Language] = [
    Language(
      "text/x-python", comments: .hash, style: .noSemicolons,
      #"""
      4| import os
      4| import sys
      4| import re
      3| import ·¶
      3| import ·, ·
      3| import · as ·
      3| import ·.·¶
      5| from · import ·
      5| from ·.… import ·
      5| from . import
      5| from .… import
      6| from __future__ import
      5| def ·(…):¶
      5  def ·(self
      4  def ·(…):¶
      5  def ·(…) -> …:¶
      4| class ·(…):¶
      4| class ·:¶
      5| if __name__ ==
      3  elif …:¶
      2  else:¶
      3  if ·…:¶
      3  for · in …:¶
      3  for ·, · in …:¶
      3  while …:¶
      2  try:¶
      4  except …:¶
      3  except:¶
      3  with …as ·:
      4  async def
      2  raise ·
      3  self.· = 
      2~ self.·
      2~ None
      3~ is not None
      2  return ·¶
      2  pass¶
      2  yield ·
      4  @property¶
      4  @staticmethod
      2| @·¶
      2| @·.·(
      2~ lambda ·:
      3~ **kwargs
      2~ .format(
      2~ .join(
      3~ __init__
      2~ % (
      3~ isinstance(
      3~ len(
      2  print(
      3  print "
      3  print '
      3  assert ·
      3  del ·
      2  global ·
      2~ not in
      2~ range(
      2~ True
      2~ False
      4~ f'
      3~ f"
      3| #!/usr/bin/python
      3  import ·¶
      3  """
      -5  end¶
      -4  local ·
      -5  func ·
      -5  var ·
      -5  const ·
      -3  let ·
      -5  elsif
      -4~ ->
      """#),
    Language(
      "text/x-cython", base: "text/x-python", comments: .hash, style: .noSemicolons,
      #"""
      6  cdef ·
      6| cimport ·
      6| from · cimport
      6| from ·.… cimport
      5  cpdef ·
      4| # cython:
      5| cdef extern from
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
      7| Import('
      7| Import("
      6| Export('
      6| env = Environment(
      5~ SConscript(
      4~ env.Append(
      5| Default(
      5~ Environment(
      4~ env.Program(
      3| # SCons
      5~ AddOption(
      4~ GetOption(
      4| Return('
      """#),
    Language(
      "text/x-starlark", base: "text/x-python", comments: .hash, style: .noSemicolons,
      #"""
      7| load("@
      6| load("//
      6| load(":
      4| cc_library(
      4| java_library(
      4| py_library(
      4| go_library(
      5| package(default_visibility
      3| filegroup(
      4| http_archive(
      4| workspace(name
      3  srcs = [
      3  deps = [
      3  visibility = [
      3| exports_files(
      3| genrule(
      4| licenses([
      """#),
    Language(
      "application/x-ruby", comments: .hash, style: .noSemicolons,
      #"""
      4| require '
      4| require "
      4  require_relative
      4| module ·¶
      3| module ·::
      4| class · < ·
      3| class ·¶
      3  class ·¶
      4  def ·¶
      3  def ·(…)¶
      4  def self.
      4  def ·?
      3  def initialize
      3  end¶
      4| end¶
      3  attr_accessor :
      3  attr_reader :
      3  include ·
      4~ do |·
      4~ { |·
      4~ .each do
      3  puts ·
      3  puts "
      3  puts '
      2~ nil
      3~ .nil?
      3~ .empty?
      3  unless ·
      3  elsif ·
      3~ #{·
      2~ @·
      3~ :· =>
      3  rescue ·
      2  begin¶
      3  raise ·
      3  it "…" do
      3  it '…' do
      4  describe …do¶
      3  context …do¶
      2  · do¶
      3| gem '
      3| gem "
      3| source '
      3| source "
      4| Gem::Specification.new
      3  ·.·?¶
      3  private¶
      3| # frozen_string_literal
      2  validates
      3  has_many :
      3  belongs_to :
      3~ ENV['
      4  when '
      3  alias_method
      3  module_function
      3  sig {
      4| # typed:
      3  · :·, 
      2  · :·
      4  attributes :
      3  freeze¶
      -6  local ·
      -5  function ·
      -6  defmodule
      -6  defp ·
      -6~ |>
      -5  fun ·
      -5  import ·
      -4  elif ·
      -4  var ·
      -6  def ·(…):
      -4  using ·
      """#),
    Language(
      "text/x-crystal", comments: .hash, style: .noSemicolons,
      #"""
      4| require "./
      3| require "
      4  def ·(… : ·
      4  property ·
      4  property? ·
      4  getter ·
      5  getter ·:
      4  def ·(…) : ·
      3  struct ·¶
      4  end¶
      2  def ·
      3  class ·
      4  lib ·
      4  fun · = 
      3~ .as(
      3  macro ·
      4~ {% if
      4~ {{·
      4  private def
      4  abstract def
      3~ Int32
      3~ : String
      3  describe "
      3  it "…" do
      3  assert_type(
      3~ .should
      3  module ·
      3~ do |·
      3~ uninitialized
      3  alias · =
      -5  attr_
      -4| require '
      """#),
    Language(
      "application/x-perl", comments: .hash, style: .semicolons,
      #"""
      6| use strict;
      6| use warnings;
      4| use ·::
      3| use ·;¶
      3| use ·qw
      4| use v5
      4| use 5.
      4  my $· = 
      4  my ($·
      4  my @·
      4  my %·
      4  our $·
      4  our @·
      4  our $VERSION
      4| package ·;
      4| package ·::
      4| sub · {
      4| sub ·¶
      4~ =~ /
      4~ =~ s/
      4~ =~ m
      3  foreach my $
      3  for my $
      3~ shift;
      3~ @_;
      3~ $_
      2~ $·->
      3~ ->{·
      3~ {$·}
      3~ qw(
      4| 1;¶
      4| __END__
      3| __DATA__
      2  print "
      2  local $
      3  bless ·
      3~ unless (
      4  elsif (
      3| require ·::
      2  die "
      3~ push @
      3~ @{$
      3  return $
      3~ scalar(
      3| =head1
      3| =pod
      3| BEGIN {
      -6| <?php
      -6  function ·(
      -5  $this->
      """#),
    Language(
      "text/x-raku", comments: .hash, style: .semicolons,
      #"""
      6| use v6
      4  my $· = 
      4  sub ·(
      4  method ·
      5  multi sub
      5  multi method
      5  has $.
      5  has $!
      4| grammar ·
      4  token · {
      4  rule · {
      3  say ·
      3  class ·
      3| unit module
      4~ -> $
      """#),
    Language(
      "text/x-pod",
      style: .prose,
      #"""
      6| =head1
      4| =head2
      5| =pod
      4| =over
      3| =item
      4| =back
      3| =encoding
      3| =cut
      3~ C<
      -6| use strict
      -6| package ·
      -6| sub ·
      -4| my $
      """#),
    Language(
      "application/x-php", comments: [.slashes, .hash], style: .semicolons,
      #"""
      9~ <?php
      4  $this->
      3  function ·($
      3  public function ·(
      3  $· = 
      3  echo "
      3  echo '
      3| namespace ·\
      4| use ·\
      3~ => '
      2~ array(
      """#),
    Language(
      "text/javascript", comments: .slashes,
      #"""
      5~ require('
      5~ require("
      4| 'use strict'
      4| "use strict"
      5| module.exports
      4| exports.
      4| import {…} from
      4| import …from '
      4| import …from "
      4| import '
      4| import "
      4| export default
      3| export function ·
      3| export const ·
      3| export class ·
      3| export {
      4  const · = 
      4  const {
      4  const [
      3  let · = 
      3  let ·;¶
      4  var · = 
      3  var ·;¶
      3  var ·, ·
      4  function ·(…) {
      4  function ·(
      3  function () {
      4~ function(
      4~ function (
      4~ => {
      3~ () =>
      3~ ·=>
      4~ === ·
      3~ !== ·
      4~ === '
      4~ === "
      4~ === °
      4  console.log(
      3~ console.
      4~ document.
      4~ window.
      3~ JSON.
      2~ typeof
      2~ undefined
      2~ this.·
      3  this.· = 
      3~ .prototype
      3~ .addEventListener(
      3~ .length
      2~ null
      2~ async ·
      2~ await ·
      4| (function
      3| async function
      3| $(function
      3| $(document)
      4  return function
      3~ ${·
      2  return {¶
      3  ·: function
      3| });¶
      2  });¶
      3| })(
      3| })();
      2  case '
      3~ new Promise(
      3~ Math.
      3  constructor(
      2| class · extends · {
      3  } catch (·) {
      -6| #include
      -6| package ·
      -6| import java
      -5  public ·
      -5  fn ·
      -5  def ·
      -5| using ·
      -5| <?php
      -5  local ·
      -5  func ·
      """#),
    Language(
      "application/typescript", base: "text/javascript", comments: .slashes,
      #"""
      4| interface · {
      4| export interface ·
      4| export type ·
      4| type · = 
      4| export enum ·
      4| declare ·
      4| declare module
      4  private ·: ·
      3  private ·(
      3  public ·(
      3  private readonly
      3  readonly ·: 
      4| import type
      3~ : string
      4~ : number
      3~ : boolean
      3~ : void
      3~ : any
      3~ : ·[]
      2~ ): ·
      3~ as ·;
      4~ as const
      3~ <T>
      4  constructor(private
      4  constructor(·: 
      3~ Promise<
      3~ Record<
      3| abstract class ·
      4| namespace · {
      4| @Component(
      4| @Injectable(
      3~ keyof
      4| /// <reference
      -5  fun ·
      -5  val ·
      """#),
    Language(
      "application/vnd.coffeescript", comments: .hash, style: .noSemicolons,
      #"""
      4  · = (…) ->¶
      4  · = (…) =>¶
      4  · = ->
      4  ·: (…) ->
      4  ·: ->
      4~ (·) ->
      4~ (·) =>
      4~ -> ·
      3~ () ->
      3~ ->¶
      3~ =>¶
      3| class · extends
      4| class ·¶
      3  @· = 
      1~ @·
      4  · = require '
      4  · = require "
      3  unless ·
      3  if · then
      3~ isnt
      1~ is ·
      3  console.log ·
      4  console.log "
      4| module.exports = 
      4| exports.
      4~ · for · in
      3  for · in
      4  for ·, · of
      3~ #{
      3~ if · is
      3~ ?.
      3  return unless
      3  · = (·)
      4  alert "
      3  super¶
      4  · = -> ·
      4~ = do ->
      -6  end¶
      -6  def ·
      -5  function ·
      -5  var ·
      -6  let ·
      -6  where ·
      -6  case ·
      -5  module ·
      -6| import ·
      -6  fn ·
      -4  elif ·
      -4~ ::
      """#),
    Language(
      "text/x-livescript", comments: .hash, style: .noSemicolons,
      #"""
      4  · = (·) ->
      4  · = require
      1  export ·
      4~ |> 
      3~ <-
      4  import require
      3~ ~>
      3~ prelude
      4| require! 
      -6| open ·
      """#),
    Language(
      "text/x-lua", comments: .dashes,
      #"""
      5  local · = require
      5  local · = {
      4  local · = 
      4  local ·, ·
      5  local function ·
      4| function ·(…)¶
      4| function ·.·(
      4| function ·:·(
      4  function ·(…)¶
      3| function ·:
      2  end¶
      2| end¶
      3  then¶
      2~ then¶
      3  elseif …then¶
      3  for ·=
      3  for ·, · in
      4~ in ipairs(
      4~ in pairs(
      3~ nil
      3~ ~=
      2~ .. ·
      3~ require(
      3~ require "
      3~ self.·
      3~ table.insert
      4~ string.format
      2| return ·¶
      1  return ·
      3  repeat¶
      2  print(
      3~ tostring(
      3~ end)
      2~ end,
      2~ function(
      2| package = "
      4| source = {
      4| build = {
      4| dependencies = {
      3| version = "
      4| rockspec_format
      3  while …do¶
      1~ not ·
      -4  def ·
      -5  var ·
      -5  fi¶
      -4| end;
      -4  begin¶
      """#),
    Language(
      "application/x-gdscript", comments: .hash, style: .noSemicolons,
      #"""
      5| extends ·¶
      5| extends "
      5  func ·(…):¶
      5  func _·(
      5  func ·(…) -> ·:
      4  onready var
      5  @onready
      4  export var
      5  export(
      5  @export
      4| var · = 
      3  var · = 
      3  var ·: ·
      4| signal ·
      4  tool¶
      4  class_name ·
      3~ $·
      3~ Vector2(
      3~ get_node(
      3  pass¶
      3  elif …:¶
      -4| import ·
      """#),
    Language(
      "text/tcl", comments: .hash, style: .noSemicolons,
      #"""
      5| proc · {…} {¶
      5| proc ·::· {
      5  proc · {
      4  proc ::
      4| package require ·
      5| package provide ·
      4| namespace eval
      4| namespace import
      3  namespace eval
      4  set · [
      3  set · "
      3  set · °
      3  set · {
      4  set · $
      4  foreach · $
      4  foreach · {
      3  puts $
      3  puts "
      2  puts ·
      3  if {…} {¶
      4  } elseif {
      3  } else {
      4  while {
      3  for {set
      4  global ·
      4  variable ·
      3  upvar ·
      4  lappend ·
      4  incr ·
      3  return $
      3  return [
      3~ [expr
      3~ [lindex
      3~ [string
      3~ [list
      3~ [info
      3  switch -
      3  catch {
      3  array set
      4  pack .
      3  wm title
      3  uplevel
      4  error "
      """#),
    Language(
      "text/x-r", comments: .hash, style: .noSemicolons,
      #"""
      5  · <- function(
      6| · <- function(
      6  ·.· <- function(
      5  · <- function (
      5  · = function(
      4  · <- ·
      3  · <- "
      4  ·.· <- 
      4  ·$· <- 
      3~ <- ·(
      4~ library(·)
      4| library(
      4~ require(·)
      3  if (…) {¶
      3  for (· in
      3~ c("
      3~ c(°
      4~ data.frame(
      4~ na.rm
      3~ TRUE
      3~ FALSE
      4~ is.null(
      4~ is.na(
      2~ NULL
      4~ %>%
      5~ %in%
      3~ paste0(
      3~ paste(
      3~ ggplot(
      3~ aes(
      4  stop("
      3~ lapply(
      3~ sapply(
      3| setwd(
      3~ read.csv(
      4~ read.table(
      3| setMethod(
      3| setClass(
      3| #' @
      4| source("
      3  return(·)
      3  cat(
      3  print(
      3  plot(
      3~ ~ ·
      4| #'
      3| ##·=
      4~ invisible(
      4~ stopifnot(
      -6  var ·
      -5  def ·
      -6  let ·
      -6| import ·
      -5  end¶
      -4| module ·
      """#),
    Language(
      "text/julia", comments: .hash, style: .noSemicolons,
      #"""
      5| using ·¶
      4| using ·, ·
      5| using ·:
      4| import ·: 
      4| import Base
      4| module ·¶
      4| function ·(…)¶
      4| function ·(…)::
      4  function ·(
      4| function ·{
      3| end¶
      2  end¶
      4| ·(·) = 
      4| ·(·::
      4~ ::·
      3~ ::Int
      4~ ::Float64
      3  println("
      4| struct ·¶
      4| mutable struct
      4| abstract type
      3  elseif ·
      3  for · = °:
      3  for · in °:
      3  for · in
      4~ .+
      4~ .*
      4  @time
      4  @test
      3| export ·, ·
      3~ Array{
      3~ Vector{
      4| #=
      3| macro ·(
      4| immutable ·
      3| type ·¶
      3~ zeros(
      3| include("
      2~ end)
      3  begin¶
      4  local ·
      3  return ·
      2~ nothing
      -5  def ·
      -5  then¶
      -5~ then¶
      -6  var ·
      -5| @implementation
      -5~ ~=
      """#),
    Language(
      "text/x-iosrc", comments: [.slashes, .hash],
      #"""
      4~ := Object clone
      4~ := method(
      3~ println
      3  · := 
      3  super(
      """#),
    Language(
      "text/x-nim", comments: .hash, style: .noSemicolons,
      #"""
      5| import strutils
      5| import os, 
      4| import ·, ·
      4| import std/
      5  proc ·(…) =¶
      5  proc ·*(
      5  proc ·(…): · =¶
      4  proc ·(
      5| proc ·
      4  func ·*(
      5  template ·*(
      4| template ·(
      4| macro ·(
      4| iterator ·
      4| type¶
      4  ·* = object
      5  ·* = ref object
      5  · = object
      4| var¶
      4| let¶
      4| const¶
      3  let · = 
      3  var · = 
      2  var ·: ·
      3  echo "
      3  echo ·
      3  result = 
      4~ result.·
      3  elif …:¶
      3  of …:¶
      4  case ·¶
      3  when defined(
      4| when isMainModule
      4~ {.·
      4~ seq[
      3  discard¶
      4  discard ·
      3~ &"
      3  yield ·
      3  block:¶
      3| include ·
      3~ cast[
      -6  def ·
      -5  end¶
      -6  function ·
      -6  fun ·
      """#),
    Language(
      "application/x-awk", comments: .hash,
      #"""
      6| BEGIN {
      6| BEGIN{
      6| END {
      6| END{
      5| BEGIN¶
      4| function ·(
      4| /…/ {
      4| /…/{
      4| $° ~ /
      3| $° == "
      3~ $°
      3~ $0
      4~ NF
      4~ NR
      4~ FS = "
      4~ FS=
      3~ OFS
      3~ gsub(
      3~ split(
      2~ printf("
      3  printf "
      3  print $°
      3~ substr(
      3~ getline
      3| NR == °
      2  next¶
      -6  my $
      -6| use ·
      -6| sub ·
      -5| #!/bin/sh
      -5  def ·
      -4  class ·
      -5  fi¶
      -5  done¶
      -6| package ·
      -5  then¶
      """#),
    Language(
      "text/x-applescript", comments: .dashes, style: [.noSemicolons, .prose],
      #"""
      6  tell application "
      5  end tell
      4  tell ·
      4  on ·(…)¶
      4  end ·¶
      3  set · to
      4  display dialog
      4  end if¶
      3  if …then¶
      4  repeat with
      4  end repeat
      3| property ·: 
      4  copy ·to
      """#),
    Language(
      "text/x-pawn", base: "text/x-csrc", comments: .slashes,
      #"""
      6| #include <a_samp>
      6| #include <sourcemod>
      6| #include <amxmodx>
      5| public ·(
      4  new ·[
      4  new · =
      4| stock ·
      3| forward ·
      3| native ·
      4| #pragma semicolon
      """#),
    Language(
      "text/x-squirrel", comments: .slashes,
      #"""
      4  local · = 
      4  function ·(
      4~ <- 
      5| class ·</
      3  constructor(
      4~ ::·
      """#),
    Language(
      "text/x-autohotkey", comments: .semicolon, style: [.caseless, .noSemicolons],
      #"""
      6| #noenv
      6| #singleinstance
      4| sendmode
      5| setworkingdir
      4~ ::¶
      4  msgbox,
      4  send,
      4| ^·::
      4| #·::
      4  winactivate
      4  ifwinactive
      3  return¶
      3  loop,
      """#),
    Language(
      "text/x-autoit", comments: .semicolon, style: [.caseless, .noSemicolons],
      #"""
      5| #include <…au3>
      4  func ·(
      4  endfunc¶
      4  local $·
      4  global $·
      4  msgbox(
      4  wend¶
      3  winwait(
      3  endif¶
      5| opt("
      4| autoitsetoption
      """#),
    Language(
      "text/x-rexx",
      style: .caseless,
      #"""
      6^ /* rexx
      4  say '
      3  say "
      4  parse arg
      4  parse pull
      4  parse var
      4  do · = ° to
      3  do while
      3  call ·
      3  exit °
      3  select¶
      3  otherwise¶
      4  signal on
      3  numeric digits
      """#),
    Language(
      "text/x-wren", comments: .slashes, style: .noSemicolons,
      #"""
      4| import "…" for ·
      4  construct new(
      4  foreign ·
      4  System.print(
      3  class · is ·
      4  static ·(
      4  ·=(·) {
      """#),
    Language(
      "text/x-pony", comments: .slashes, style: .noSemicolons,
      #"""
      4| use "
      5| actor ·
      4  new create(
      4  be ·(
      4  fun ·(
      4  fun ref
      4~ =>¶
      3  let ·: ·
      4~ env.out.print(
      3~ iso
      """#),
  ]
}
