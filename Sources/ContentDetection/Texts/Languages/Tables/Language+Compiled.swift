// Languages of compiled programs that stand outside of C's family.
extension Language {
  static let compiled: [Language] = [
    Language(
      "text/x-go", comments: .slashes, style: .noSemicolons,
      #"""
      6| import "·¦ func (· ·¦ func (· *
      5| package main¶¦ import (¶¦ func ·(…) {¶¦ func ·(…) ·¦ func main() {¦ type · struct {
      5| type · interface {
      4  if err != nil {¦ for ·, · := range¦ for ·:= ¦ defer ·
      4| package ·¶¦ import · "¦ type · ·¦ //go:build¦ // +build
      4~ := ·¦ err != nil¦ fmt.¦ []string¦ interface{}¦ `json:"
      3  return nil¦ case ·:¶
      3| var · = ¦ var (¶¦ const (¶
      3~ :=¦ nil, err¦ go func(¦ chan ·¦ []byte¦ map[string]¦ make(¦ func(
      -5| class ·
      -6  fn ·¦ fun ·
      -6| #include
      """#),
    Language(
      "text/rust", comments: .slashes, style: [],
      #"""
      6| use std::
      5  fn ·(…) -> · {
      5| use crate::¦ use super::¦ impl · for
      4  use ·::¦ fn ·(&self¦ fn ·(¦ pub fn ·¦ pub struct¦ #[·¦ let mut ·¦ match · {
      4| use ·::¦ fn main() {¦ fn ·(¦ pub fn ·¦ pub struct ·¦ pub enum ·¦ pub mod ·¦ mod ·;
      4| mod · {¦ impl ·¦ impl<¦ #[derive(¦ #[·¦ extern crate ·¦ macro_rules!¦ trait ·¦ pub trait ·
      4| //! ·
      4~ match ·¦ println!(¦ ·!(¦ as u·¦ u32
      3  let · = ¦ let ·: ·¦ Some(·) =>¦ Ok(¦ Err(¦ /// ·
      3| #![·
      3~ => ·¦ &mut ·¦ &str¦ Vec<¦ Option<¦ Result<¦ .unwrap()¦ ·::new(¦ 'static¦ -> ·¦ unsafe {
      3~ |·|¦ u8¦ usize
      -6  func ·¦ fun ·¦ const · = ·(
      -6| import ·¦ package ·
      -6~ comptime
      """#),
    Language(
      "text/x-zig", comments: .slashes, style: .semicolons,
      #"""
      8| const std = @import(
      7~ @import("
      5| pub fn ·(
      5~ comptime
      4  const · = ·¦ var ·: ·¦ defer ·
      4| fn ·(¦ test "¦ const · = struct
      4~ catch |¦ try ·¦ !void¦ []const u8¦ ?*·¦ .{¦ @·(¦ orelse
      3  while (…) : (
      3~ u8¦ usize
      """#),
    Language(
      "text/x-odin", comments: .slashes, style: .noSemicolons,
      #"""
      6| import · "core:
      5| import "core:¦ · :: proc(¦ · :: struct
      4| main :: proc¦ import "vendor:
      4~ := ·¦ fmt.println(
      3| package ·
      """#),
    Language(
      "text/x-pascal", comments: .slashes, style: [.caseless, .semicolons],
      #"""
      5| program ·;¦ program ·(¦ unit ·;¦ interface¶¦ implementation¶
      4  uses ·¦ procedure ·¦ function ·(…): ·¦ · = class(¦ · = record¦ repeat¶¦ until ·¦ writeln(
      4  {$·¦ public¶¦ private¶¦ property ·: ·¦ inherited
      4| library ·;¦ uses¶¦ uses ·¦ procedure ·¦ procedure t·.¦ function ·: ·;¦ end.¶¦ {$·
      4| constructor ·¦ destructor ·
      4~ := ·¦ integer;
      3  begin¶¦ end;¶¦ ·: ·;¶¦ ·, ·: ·;¦ if …then¦ for · := … to …do¦ while …do¶¦ write(
      3  result := ¦ try¶¦ finally¶
      3| function ·(…): ·;¦ var¶¦ const¶¦ type¶
      3~ then¶¦ nil¦ .create¦ string;
      -4  end if;
      -5| entity ·¦ create ·
      -6  def ·
      -6| package body¦ with ·;
      -6~ select ·
      """#),
    Language(
      "text/x-adasrc", comments: .dashes, style: [.caseless, .semicolons],
      #"""
      6| with ada.
      5| with ·;¦ package · is¦ package body ·
      4  procedure ·¦ procedure · is¦ function ·… return ·¦ end ·;¦ end if;¦ end loop;¦ · : in ·
      4  type · is¦ subtype ·¦ pragma ·¦ raise ·¦ exception¶¦ for · in ·… loop¦ null;¶
      4| with ·.¦ use ·;¦ use ·.¦ procedure · is¦ function ·… return¦ end ·;¦ generic¶
      4~ := ·¦ : in out¦ put_line¦ ..¦ 'access
      3  begin¶¦ · : ·;¦ · : constant ·¦ when ·=>¦ elsif ·
      3| begin¶
      3~ then¶
      -6| entity ·¦ architecture ·¦ library ieee¦ create ·
      """#),
    Language(
      "text/x-vhdl", comments: .dashes, style: [.caseless, .semicolons],
      #"""
      7| library ieee
      6| use ieee.¦ entity · is¦ architecture · of
      5~ std_logic¦ std_logic_vector
      4  port (¦ port(¦ generic(¦ generic (¦ signal · : ¦ process(¦ process (¦ process¶
      4  end process¦ port map¦ component ·
      4| port (
      4~ : in std_logic¦ downto¦ <= ·¦ rising_edge(
      3  begin¶¦ end if;¦ end ·;
      """#),
    Language(
      "text/x-fortran", comments: .exclamation, style: [.caseless, .noSemicolons],
      #"""
      5  implicit none¦ program ·¶¦ end program¦ subroutine ·¦ end subroutine¦ integer :: 
      5  integer, ¦ real :: ¦ real(¦ double precision¦ character(¦ logical ·
      4  module ·¶¦ end module¦ end function¦ integer ·¦ integer*¦ real*¦ real ·¦ character*
      4  character(len¦ logical :: ¦ type(·) ::¦ dimension ·(¦ parameter (¦ parameter(¦ common /
      4  data ·/¦ do · = °,¦ do ·=°,¦ do ° ·=¦ do · = ·¦ enddo¦ end do¦ endif¦ call ·¦ write(*,
      4  write (¦ print *,¦ read(¦ ° continue¦ ° format¦ format(¦ use ·, only¦ use ·¶¦ contains¶
      4  allocate(¦ function ·(
      4~ .eq.¦ .lt.¦ .gt.¦ .and.¦ intent(in)¦ intent(¦ d0
      3  end if¦ call ·(¦ continue¶¦ stop¶
      3| c ·¦ c¶¦ c*¦ c-¦ *  
      2  return¶¦ end¶
      -5  def ·
      -5| #include <
      -6  end sub¦ dim ·¦ begin¶
      -6| division
      """#),
    Language(
      "text/x-cobol", style: [.caseless, .noSemicolons, .prose],
      #"""
      7  identification division
      6  environment division¦ data division¦ procedure division¦ working-storage section
      6  program-id.
      5  linkage section¦ file section
      5~ pic s9¦ comp-
      4  °  ·  pic¦ display '¦ display "¦ move ·¦ perform ·¦ stop run¦ end-if¦ exec sql¦ end-exec
      4  °  ·.¶¦ °  ·-
      4~ pic x(¦ pic 9(¦ pic x¦ pic 9¦ comp.
      3  accept ·
      """#),
    Language(
      "text/x-vb", comments: .apostrophe, style: [.caseless, .noSemicolons],
      #"""
      5  end sub¶
      5| imports system¦ begin vb.
      4  public sub ·¦ private sub ·¦ sub main(¦ end function¶¦ end class¶¦ end if¶¦ dim · as ·
      4  dim ·¦ private · as ·¦ public function ·¦ private function ·¦ function ·(
      4  public property ·¦ end property¦ select case¦ end select¦ inherits ·¦ set · = ¦ exit sub
      4  on error ·¦ msgbox ·
      4| imports ·¦ module ·¶¦ public class ·¶¦ class ·¶¦ end class¶¦ end module¶¦ option explicit
      4| option strict¦ attribute vb_name¦ namespace ·¦ #region "
      4~ byval ·¦ as string¦ as integer¦ as object¦ as boolean¦ handles ·.¦ new ·(¦ vbcrlf
      3  if …then¶¦ elseif …then¶¦ for each · in¦ for · = …to¦ next¶¦ console.writeline
      2~ nothing¦ & "
      1  with ·
      -6  begin¶¦ implicit none
      -7  wscript.
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
      5| ° print¦ ° goto
      4  gosub ·¦ locate °
      4| 10 ·¦ 20 ·¦ 30 ·¦ ° rem¦ ° let¦ ° if ·… then¦ ° for ·=¦ ° for · =¦ ° next¦ ° gosub
      4| ° input¦ ° dim¦ ° data¦ ° end¶¦ print "¦ goto ·¦ screen °¦ declare sub¦ defint ·
      4~ inkey$¦ ·$ = ¦ chr$(
      3  print "¦ next ·¦ cls¶
      3| input "
      """#),
    Language(
      "text/x-eiffel", comments: .dashes, style: [.noSemicolons],
      #"""
      6| note¶
      5| class¶¦ inherit¶¦ feature¶¦ feature {¦ feature --
      4  do¶¦ local¶¦ require¶¦ ensure¶¦ redefine¶¦ end¶¦ ·: · is¦ attached ·¦ from¶¦ until¶¦ loop¶
      4  description: "¦ · (·: ·)
      4| indexing¶¦ deferred class¦ create¶¦ creation¶¦ invariant¶
      4~ create ·¦ /= Void
      3  ·: ·¶¦ · := ·
      3| end¶
      """#),
    Language(
      "text/x-modula-2", style: .semicolons,
      #"""
      6| MODULE ·;¦ IMPLEMENTATION MODULE¦ DEFINITION MODULE
      5| FROM · IMPORT¦ IMPORT ·;
      4  PROCEDURE ·¦ ELSIF ·
      4| PROCEDURE ·¦ BEGIN¶¦ END ·.¦ END ·;¦ CONST¶
      4~ := ·
      3  END;
      3| VAR¶¦ TYPE¶
      3~ THEN¶
      """#),
    Language(
      "text/x-stsrc", style: .noSemicolons,
      #"""
      6~ subclass: #
      5| !· methodsFor:
      5~ instanceVariableNames:
      4  Transcript ·
      4| Object subclass:
      4~ ifTrue: [¦ ifFalse: [¦ ^ ·¦ := ·¦ do: [:¦ displayNl¦ printNl¦ [:· |
      3  ^·¦ | · |
      3| "…"¶
      """#),
    Language(
      "text/x-forth", style: .noSemicolons,
      #"""
      5~ ( … -- …)
      4| : · (¦ : · ¦ : ·¶¦ variable ·¦ constant ·¦ include ·.fs¦ require ·.fs
      4~ dup ·¦ swap ·¦ constant ·¦ begin ·¦ loop¶
      3| ;¶¦ \ ·
      3~ ;¶¦ drop¦ ." ·¦ @ ¦ ! 
      """#),
    Language(
      "text/apl",
      #"""
      5~ ⍵¦ ⍺¦ ⍴¦ ⍳¦ ←¦ ⎕
      4~ ∇¦ ⌿
      """#),
    Language(
      "text/x-llvm", comments: .semicolon, style: .noSemicolons,
      #"""
      7| ; ModuleID =
      6| target datalayout =¦ target triple =
      5| define · ·¦ define · @¦ @· = 
      4  %· = ¦ ret ·¦ br label¦ store ·¦ call void
      4| declare ·¦ attributes #¦ ·:¶
      3  %° = 
      -9| --- |
      """#),
    Language(
      "text/x-ada-project", comments: .dashes, style: .caseless,
      #"""
      6| project · is
      4  for source_dirs use¦ for main use¦ package compiler is
      """#),
    Language(
      "text/x-oberon", base: "text/x-modula-2",
      #"""
      5| IMPORT Out
      4~ INC(¦ Out.String(
      """#),
    Language(
      "text/x-ooc", comments: .slashes,
      #"""
      5| use ·, ·
      5~ : class {¦ : cover¦ : func
      4  · := 
      4| import ·/·
      4~ := ·¦ println()
      """#),
    Language(
      "text/x-v", comments: .slashes,
      #"""
      4| module main¦ fn main() {¦ pub fn (·
      4~ mut ·¦ := ·¦ println('¦ or {
      3| import ·¶
      """#),
    Language(
      "text/x-abap", style: [.caseless],
      #"""
      6| report ·
      5| data: ·¦ class · definition¦ class · implementation
      4  method ·.¦ endmethod.¦ endif.¦ endloop.¦ write: ·
      4| form ·.
      3  select ·
      """#),
  ]
}
