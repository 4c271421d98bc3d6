// Languages near the machine, and of machines.
extension Language {
  static let hardware: [Language] = [
    Language(
      "text/x-asm", comments: [.semicolon, .hash, .slashes],
      style: [.caseless, .noSemicolons, .prose],
      #"""
      4  .text¶
      4  .data¶
      4  .bss¶
      4  .globl ·
      4  .global ·
      4  .section ·
      4  .section .
      4  .align °
      4  .file "
      4  .type ·
      4  .size ·
      3  .byte ·
      3  .word ·
      3  .long ·
      4  .ascii "
      4  .asciz "
      4  .string "
      4  .equ ·
      4  .org ·
      4  .macro ·
      4  .endm
      4  .cfi_
      4  .ent ·
      4  .p2align
      4| section .
      4  section .
      4| global ·
      4| extern ·
      4  extern ·
      4| bits °
      4  org °
      4  org $
      4| org ·
      3| .·:
      2| ·:¶
      2| ·: ;
      4  mov ·,
      4  mov ·
      4  movl ·
      4  movq ·
      4  movl $
      4  movq %
      3  push ·
      3  pushl %
      3  pushq %
      3  pop ·
      3  call ·
      3  jmp ·
      3  je ·
      3  jz ·
      3  jnz ·
      3  jne ·
      3  ret¶
      3  ret ·
      3  add ·, ·
      3  add ·,
      3  sub ·,
      3  xor ·,
      4  xor ·, ·
      3  cmp ·,
      3  lea ·,
      3  leaq ·
      4  int 0x
      4  int °
      4  db °
      4  db '
      4  db "
      4  dw ·
      3  dd ·
      3  dq ·
      4~ db °
      4~ dw °
      4~ equ ·
      4~ equ °
      4  ldr ·, 
      4  str ·, 
      4  ldp ·
      4  stp ·
      4  bl ·
      3  bx lr
      4  lda ·
      4  lda #
      4  sta ·
      4  ldx ·
      4  ldx #
      4  jsr ·
      4  rts¶
      4  bne ·
      3  beq ·
      4  ld ·, 
      4  ld ·,
      3  nop¶
      4  lw $
      4  li $
      4  sw $
      4  addiu ·
      4  move $
      4  jal ·
      4  syscall¶
      4  syscall
      4  move.l
      4  move.w
      4  vmov ·
      4  setb ·
      4  clr ·
      4  ljmp ·
      4  macro ·
      4  endm
      3  end¶
      4~ [rsp
      4~ [ebp
      4~ %rax
      4~ %eax
      4~ %rsp
      4~ %ebp
      4~ (%
      3~ eax
      3~ rax
      3~ rdi
      4~ proc near
      4  proc near
      4  endp
      4| .model ·
      4| .code
      4| .stack
      4| .include "
      4  .include
      3| %macro ·
      4| %define ·
      3| %include "
      4  .quad ·
      4| format elf
      4| use32
      3| .entry
      3| .method
      4| include '
      4| macro ·
      -5| #include <
      -5  return ·;
      -5  return °;
      -6| def ·
      -6| package ·
      -6| import ·
      -6  then¶
      -6| implicit none
      -6  fi¶
      -6  subroutine ·
      -6  function ·
      """#),
    Language(
      "text/x-verilog", comments: .slashes, style: [],
      #"""
      5| module ·;
      5| module ·(
      5| module · (
      5| module · #(
      5| module ·¶
      5| endmodule
      4| `timescale
      4  `timescale
      3| `define ·
      3| `include "
      3| `ifdef
      4  input ·
      4  input [
      4  output ·
      4  output reg
      4  output [
      4  wire ·
      4  wire [
      4  reg ·
      4  reg [
      5  always @
      5  always@
      4  assign ·
      4  initial begin
      4  initial¶
      3  begin¶
      3  end¶
      4  endcase
      4~ posedge ·
      4~ °'b
      4~ °'h
      4~ <= ·
      4  $display(
      4  $finish
      4  parameter ·
      4  localparam ·
      4~ $display
      4| `pragma
      4  endtask
      4  endfunction
      4| `protected
      4| `include
      """#),
    Language(
      "text/x-svsrc", base: "text/x-verilog", comments: .slashes,
      #"""
      5  always_ff @
      5  always_comb
      5~ always_comb
      4  logic ·
      4  logic [
      4  input logic
      4  output logic
      4| package ·;
      4| endpackage
      5| interface ·;
      5| interface ·(
      4| endinterface
      4  typedef enum
      5  typedef struct packed
      4| import ·::*;
      4| class ·;
      4| class · extends
      4| endclass
      5  `uvm_
      5| `include "uvm
      4  extern function
      4  rand ·
      4| endfunction :
      4| endclass :
      5| program ·
      4  unique case
      4  virtual function
      """#),
    Language(
      "text/x-wat", comments: .semicolon,
      #"""
      8| (module¶
      8| (module 
      5  (func ·
      5  (func $
      5  (func (
      4  (export "
      4  (import "
      4  (param ·
      4~ (param $
      4~ (result i·
      4~ i32.
      4~ i64.
      4~ local.get
      4~ get_local
      4  (memory ·
      4  (type ·
      4  (type $
      4| (assert_return
      4| (invoke "
      4| ;; ·
      """#),
    Language(
      "text/x.gcode", comments: .semicolon, style: .caseless,
      #"""
      4| g21
      4| g90
      4| g28
      4| g92 ·
      4| g0 x
      4| g1 x
      4| g1 z
      4| g1 f
      4| g0 z
      4| g00 ·
      4| g01 ·
      4| g02 ·
      4| g1x
      3| g°x
      4| n° g°
      4| n°g°
      3| m°
      3| m104 ·
      4| m109 ·
      4| m3 s
      4| m30
      4| m2¶
      3| m5
      3| g°
      3| x°
      4| x°.°y
      4| (…)¶
      3| t°
      3| %¶
      4| o°
      4| g° ·
      4| g17
      4| g20
      -8| %fs
      -8| g04 
      -8| %mo
      -8| %add
      """#),
    Language(
      "application/vnd.gerber",
      #"""
      7| %FSLA
      6| %MOIN*%
      6| %MOMM*%
      5| %ADD°
      5| G04 …*¶
      4| D°*¶
      4| X°Y°D°*
      4| M02*
      4| %LPD*%
      4| G°*¶
      4| %IPPOS*%
      4| %TF
      4| %AM
      4| X…D0·*
      """#),
    Language(
      "application/x-excellon", comments: .semicolon,
      #"""
      7| M48¶
      4| METRIC
      4| INCH
      4| FMT,2
      4| T°C°
      4| %¶
      3| X°Y°
      3| G05¶
      4| M30¶
      """#),
    Language(
      "application/vnd.hp-HPGL", style: .semicolons,
      #"""
      6| IN;
      5| IN;SP
      4| SP°;
      4| PU°
      4| PD°
      4| PU;
      4| IP°
      4| SC°
      4| PA°
      4~ PU°,°
      4~ PD°,°
      4| PUPA
      """#),
    Language(
      "text/x-spice", style: .caseless,
      #"""
      4| .tran ·
      4| .tran °
      4| .end¶
      4| .ends
      4| .model ·
      5| .subckt ·
      4| .include ·
      4| .dc ·
      4| .ac ·
      4| .plot ·
      """#),
    Language(
      "text/x-promela", base: nil, comments: .slashes,
      #"""
      5| proctype ·
      5| active proctype
      4| init {
      4| mtype = {
      4  :: ·
      4  od¶
      4  chan ·
      """#),
    Language(
      "text/x-ucf", comments: .hash, style: .semicolons,
      #"""
      5| NET "·" LOC
      4| NET "
      4| set_property ·
      5| set_property PACKAGE_PIN
      4| create_clock -
      """#),
    Language(
      "text/x-smali", comments: .hash,
      #"""
      7| .class public
      6| .class ·
      5| .super L
      5| .method ·
      4| .end method
      4  invoke-·
      4  const/4
      4  return-void
      4  .locals °
      4  .line °
      """#),
    Language(
      "text/x-jasmin", comments: .semicolon,
      #"""
      5| .class public ·
      5| .super java/
      4| .method public
      4| .end method
      4  .limit stack
      4  invokestatic ·
      4  aload_0
      """#),
    Language(
      "text/x-msil", comments: .slashes,
      #"""
      6| .assembly extern
      5| .assembly ·
      4| .module ·
      5| .class ·… extends
      4  .method ·
      5  .maxstack °
      5  IL_°
      4  .entrypoint
      """#),
  ]
}
