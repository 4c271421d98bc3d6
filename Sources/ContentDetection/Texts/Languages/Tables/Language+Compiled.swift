// Languages of compiled programs that stand outside of C's family.
extension Language {
  static let compiled: [Language] = [
    Language(
      "text/x-go", comments: .slashes, style: .noSemicolons,
      #"""
      5| package main¶
      4| package ·¶
      5| import (¶
      6| import "·
      4| import · "
      5| func ·(…) {¶
      5| func ·(…) ·
      5| func main() {
      6| func (· ·
      6| func (· *
      5| type · struct {
      5| type · interface {
      4| type · ·
      3| var · = 
      3| var (¶
      3| const (¶
      4~ := ·
      3~ :=
      4  if err != nil {
      4~ err != nil
      3~ nil, err
      4  for ·, · := range
      4  for ·:= 
      4  defer ·
      3~ go func(
      4~ fmt.
      3~ chan ·
      3~ []byte
      4~ []string
      4~ interface{}
      3~ map[string]
      3~ make(
      3  return nil
      3~ func(
      3  case ·:¶
      4~ `json:"
      4| //go:build
      4| // +build
      -6  fn ·
      -6  fun ·
      -6| #include
      -5| class ·
      """#),
    Language(
      "text/rust", comments: .slashes, style: [],
      #"""
      6| use std::
      5| use crate::
      5| use super::
      4| use ·::
      4  use ·::
      4| fn main() {
      4| fn ·(
      4  fn ·(&self
      5  fn ·(…) -> · {
      4  fn ·(
      4| pub fn ·
      4  pub fn ·
      4  pub struct
      4| pub struct ·
      4| pub enum ·
      4| pub mod ·
      4| mod ·;
      4| mod · {
      5| impl · for
      4| impl ·
      4| impl<
      4| #[derive(
      4  #[·
      3| #![·
      4| #[·
      4  let mut ·
      3  let · = 
      3  let ·: ·
      4  match · {
      4~ match ·
      3  Some(·) =>
      3  Ok(
      3  Err(
      3~ => ·
      4~ println!(
      4~ ·!(
      3~ &mut ·
      3~ &str
      3~ Vec<
      3~ Option<
      3~ Result<
      3~ .unwrap()
      3~ ·::new(
      3~ 'static
      3~ -> ·
      3~ unsafe {
      3~ |·|
      4| extern crate ·
      4| macro_rules!
      4| trait ·
      4| pub trait ·
      4| //! ·
      3  /// ·
      4~ as u·
      4~ u32
      3~ u8
      3~ usize
      -6  func ·
      -6  fun ·
      -6| import ·
      -6| package ·
      -6  const · = ·(
      -6~ comptime
      """#),
    Language(
      "text/x-zig", comments: .slashes, style: .semicolons,
      #"""
      8| const std = @import(
      7~ @import("
      5| pub fn ·(
      4| fn ·(
      4| test "
      5~ comptime
      4| const · = struct
      4  const · = ·
      4  var ·: ·
      4  defer ·
      4~ catch |
      4~ try ·
      4~ !void
      4~ []const u8
      4~ ?*·
      4~ .{
      4~ @·(
      3~ u8
      3~ usize
      3  while (…) : (
      4~ orelse
      """#),
    Language(
      "text/x-odin", comments: .slashes, style: .noSemicolons,
      #"""
      5| import "core:
      6| import · "core:
      5| · :: proc(
      5| · :: struct
      4| main :: proc
      4~ := ·
      4~ fmt.println(
      3| package ·
      4| import "vendor:
      """#),
    Language(
      "text/x-pascal", comments: .slashes, style: [.caseless, .semicolons],
      #"""
      5| program ·;
      5| program ·(
      5| unit ·;
      4| library ·;
      5| interface¶
      5| implementation¶
      4| uses¶
      4| uses ·
      4  uses ·
      4| procedure ·
      4| procedure t·.
      4  procedure ·
      3| function ·(…): ·;
      4  function ·(…): ·
      4| function ·: ·;
      3  begin¶
      3  end;¶
      4| end.¶
      3| var¶
      3  ·: ·;¶
      3  ·, ·: ·;
      3| const¶
      3| type¶
      4  · = class(
      4  · = record
      4~ := ·
      3~ then¶
      3  if …then
      3  for · := … to …do
      3  while …do¶
      4  repeat¶
      4  until ·
      4  writeln(
      3  write(
      3  result := 
      4| {$·
      4  {$·
      3  try¶
      3  finally¶
      3~ nil
      3~ .create
      3~ string;
      4~ integer;
      4  public¶
      4  private¶
      4  property ·: ·
      4  inherited
      4| constructor ·
      4| destructor ·
      -6| package body
      -6| with ·;
      -5| entity ·
      -6~ select ·
      -5| create ·
      -4  end if;
      -6  def ·
      """#),
    Language(
      "text/x-adasrc", comments: .dashes, style: [.caseless, .semicolons],
      #"""
      6| with ada.
      5| with ·;
      4| with ·.
      4| use ·;
      4| use ·.
      5| package · is
      5| package body ·
      4| procedure · is
      4  procedure ·
      4  procedure · is
      4  function ·… return ·
      4| function ·… return
      3  begin¶
      3| begin¶
      4  end ·;
      4| end ·;
      4  end if;
      4  end loop;
      4~ := ·
      3~ then¶
      3  · : ·;
      3  · : constant ·
      4  · : in ·
      4~ : in out
      4  type · is
      4  subtype ·
      4  pragma ·
      4  raise ·
      4  exception¶
      3  when ·=>
      4~ put_line
      3  elsif ·
      4  for · in ·… loop
      4~ ..
      4~ 'access
      4  null;¶
      4| generic¶
      -6| entity ·
      -6| architecture ·
      -6| library ieee
      -6| create ·
      """#),
    Language(
      "text/x-vhdl", comments: .dashes, style: [.caseless, .semicolons],
      #"""
      7| library ieee
      6| use ieee.
      6| entity · is
      6| architecture · of
      4| port (
      4  port (
      4  port(
      4  generic(
      4  generic (
      4~ : in std_logic
      5~ std_logic
      5~ std_logic_vector
      4~ downto
      4  signal · : 
      4  process(
      4  process (
      4  process¶
      4~ <= ·
      4~ rising_edge(
      4  end process
      4  port map
      4  component ·
      3  begin¶
      3  end if;
      3  end ·;
      """#),
    Language(
      "text/x-fortran", comments: .exclamation, style: [.caseless, .noSemicolons],
      #"""
      5  implicit none
      5  program ·¶
      5  end program
      5  subroutine ·
      5  end subroutine
      4  module ·¶
      4  end module
      4  end function
      5  integer :: 
      5  integer, 
      4  integer ·
      4  integer*
      5  real :: 
      4  real*
      4  real ·
      5  real(
      5  double precision
      4  character*
      4  character(len
      5  character(
      5  logical ·
      4  logical :: 
      4  type(·) ::
      4  dimension ·(
      4  parameter (
      4  parameter(
      4  common /
      4  data ·/
      4  do · = °,
      4  do ·=°,
      4  do ° ·=
      4  do · = ·
      4  enddo
      4  end do
      4  endif
      3  end if
      3  call ·(
      4  call ·
      4  write(*,
      4  write (
      4  print *,
      4  read(
      3  continue¶
      4  ° continue
      4  ° format
      4  format(
      4~ .eq.
      4~ .lt.
      4~ .gt.
      4~ .and.
      4~ intent(in)
      4~ intent(
      4  use ·, only
      4  use ·¶
      3  stop¶
      2  return¶
      4  contains¶
      3| c ·
      3| c¶
      3| c*
      3| c-
      3| *  
      2  end¶
      4  allocate(
      4  function ·(
      4~ d0
      -6  end sub
      -6  dim ·
      -5  def ·
      -6  begin¶
      -5| #include <
      -6| division
      """#),
    Language(
      "text/x-cobol", style: [.caseless, .noSemicolons, .prose],
      #"""
      7  identification division
      6  environment division
      6  data division
      6  procedure division
      6  working-storage section
      6  program-id.
      5  linkage section
      5  file section
      4  °  ·  pic
      4~ pic x(
      4~ pic 9(
      4~ pic x
      4~ pic 9
      4  display '
      4  display "
      4  move ·
      4  perform ·
      4  stop run
      4  end-if
      4  exec sql
      4  end-exec
      3  accept ·
      4  °  ·.¶
      4  °  ·-
      5~ pic s9
      5~ comp-
      4~ comp.
      """#),
    Language(
      "text/x-vb", comments: .apostrophe, style: [.caseless, .noSemicolons],
      #"""
      5| imports system
      4| imports ·
      4| module ·¶
      4| public class ·¶
      4| class ·¶
      4  public sub ·
      4  private sub ·
      4  sub main(
      5  end sub¶
      4  end function¶
      4  end class¶
      4| end class¶
      4| end module¶
      4  end if¶
      3  if …then¶
      3  elseif …then¶
      4  dim · as ·
      4  dim ·
      4  private · as ·
      4  public function ·
      4  private function ·
      4  function ·(
      4  public property ·
      4  end property
      3  for each · in
      3  for · = …to
      3  next¶
      4~ byval ·
      4~ as string
      4~ as integer
      4~ as object
      4~ as boolean
      2~ nothing
      4  select case
      4  end select
      3  console.writeline
      4| option explicit
      4| option strict
      4~ handles ·.
      1  with ·
      4| attribute vb_name
      4| namespace ·
      2~ & "
      4| #region "
      4  inherits ·
      4~ new ·(
      4  set · = 
      4  exit sub
      4  on error ·
      4~ vbcrlf
      4  msgbox ·
      5| begin vb.
      -7  wscript.
      -6  begin¶
      -6  implicit none
      """#),
    Language(
      "text/vbscript", base: "text/x-vb", comments: .apostrophe, style: [.caseless, .noSemicolons],
      #"""
      6  wscript.
      6~ wscript.
      5  set · = createobject(
      5~ createobject("
      4  on error resume next
      4~ vbcrlf
      """#),
    Language(
      "text/x-basic", comments: .apostrophe, style: [.caseless, .noSemicolons],
      #"""
      4| 10 ·
      4| 20 ·
      4| 30 ·
      5| ° print
      5| ° goto
      4| ° rem
      4| ° let
      4| ° if ·… then
      4| ° for ·=
      4| ° for · =
      4| ° next
      4| ° gosub
      4| ° input
      4| ° dim
      4| ° data
      4| ° end¶
      4| print "
      3  print "
      3| input "
      4  gosub ·
      4| goto ·
      4  locate °
      4| screen °
      4| declare sub
      4~ inkey$
      4~ ·$ = 
      4~ chr$(
      3  next ·
      4| defint ·
      3  cls¶
      """#),
    Language(
      "text/x-eiffel", comments: .dashes, style: [.noSemicolons],
      #"""
      6| note¶
      4| indexing¶
      5| class¶
      5| inherit¶
      4| deferred class
      4| create¶
      4| creation¶
      5| feature¶
      5| feature {
      5| feature --
      4  do¶
      4  local¶
      4  require¶
      4  ensure¶
      4  redefine¶
      4  end¶
      3  ·: ·¶
      4  ·: · is
      3  · := ·
      4~ create ·
      4| invariant¶
      4  attached ·
      4~ /= Void
      4  from¶
      4  until¶
      4  loop¶
      3| end¶
      4  description: "
      4  · (·: ·)
      """#),
    Language(
      "text/x-modula-2", style: .semicolons,
      #"""
      6| MODULE ·;
      6| IMPLEMENTATION MODULE
      6| DEFINITION MODULE
      5| FROM · IMPORT
      5| IMPORT ·;
      4| PROCEDURE ·
      4  PROCEDURE ·
      4| BEGIN¶
      4| END ·.
      4| END ·;
      3  END;
      4~ := ·
      3| VAR¶
      3| TYPE¶
      4| CONST¶
      3~ THEN¶
      4  ELSIF ·
      """#),
    Language(
      "text/x-stsrc", style: .noSemicolons,
      #"""
      6~ subclass: #
      5~ instanceVariableNames:
      5| !· methodsFor:
      4~ ifTrue: [
      4~ ifFalse: [
      4~ ^ ·
      3  ^·
      4~ := ·
      4  Transcript ·
      4~ do: [:
      4~ displayNl
      4~ printNl
      4| Object subclass:
      3| "…"¶
      3  | · |
      4~ [:· |
      """#),
    Language(
      "text/x-forth", style: .noSemicolons,
      #"""
      4| : · (
      4| : · 
      4| : ·¶
      3~ ;¶
      3| ;¶
      3| \ ·
      5~ ( … -- …)
      4~ dup ·
      4~ swap ·
      3~ drop
      3~ ." ·
      3~ @ 
      3~ ! 
      4| variable ·
      4| constant ·
      4~ constant ·
      4~ begin ·
      4~ loop¶
      4| include ·.fs
      4| require ·.fs
      """#),
    Language(
      "text/apl",
      #"""
      5~ ⍵
      5~ ⍺
      5~ ⍴
      5~ ⍳
      5~ ←
      5~ ⎕
      4~ ∇
      4~ ⌿
      """#),
    Language(
      "text/x-llvm", comments: .semicolon, style: .noSemicolons,
      #"""
      7| ; ModuleID =
      -9| --- |
      6| target datalayout =
      6| target triple =
      5| define · ·
      5| define · @
      4| declare ·
      5| @· = 
      4  %· = 
      4  ret ·
      4  br label
      4  store ·
      4| attributes #
      4| ·:¶
      4  call void
      3  %° = 
      """#),
    Language(
      "text/x-ada-project", comments: .dashes, style: .caseless,
      #"""
      6| project · is
      4  for source_dirs use
      4  for main use
      4  package compiler is
      """#),
    Language(
      "text/x-oberon", base: "text/x-modula-2",
      #"""
      4~ INC(
      5| IMPORT Out
      4~ Out.String(
      """#),
    Language(
      "text/x-ooc", comments: .slashes,
      #"""
      5| use ·, ·
      4| import ·/·
      4  · := 
      5~ : class {
      5~ : cover
      5~ : func
      4~ := ·
      4~ println()
      """#),
    Language(
      "text/x-v", comments: .slashes,
      #"""
      4| module main
      4| fn main() {
      4~ mut ·
      4~ := ·
      3| import ·¶
      4~ println('
      4~ or {
      4| pub fn (·
      """#),
    Language(
      "text/x-abap", style: [.caseless],
      #"""
      6| report ·
      5| data: ·
      5| class · definition
      5| class · implementation
      4  method ·.
      4  endmethod.
      4  endif.
      4  endloop.
      4  write: ·
      3  select ·
      4| form ·.
      """#),
  ]
}
