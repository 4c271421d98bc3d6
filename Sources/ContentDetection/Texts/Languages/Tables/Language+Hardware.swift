// Languages near the machine, and of machines.
extension Language {
  static let hardware: [Language] = [
    Language(
      "text/x-asm", comments: [.semicolon, .hash, .slashes],
      style: [.caseless, .noSemicolons, .prose],
      #"""
      4  .text¶¦ .data¶¦ .bss¶¦ .globl ·¦ .global ·¦ .section ·¦ .section .¦ .align °¦ .file "
      4  .type ·¦ .size ·¦ .ascii "¦ .asciz "¦ .string "¦ .equ ·¦ .org ·¦ .macro ·¦ .endm¦ .cfi_
      4  .ent ·¦ .p2align¦ section .¦ extern ·¦ org °¦ org $¦ mov ·,¦ mov ·¦ movl ·¦ movq ·¦ movl $
      4  movq %¦ xor ·, ·¦ int 0x¦ int °¦ db °¦ db '¦ db "¦ dw ·¦ ldr ·, ¦ str ·, ¦ ldp ·¦ stp ·
      4  bl ·¦ lda ·¦ lda #¦ sta ·¦ ldx ·¦ ldx #¦ jsr ·¦ rts¶¦ bne ·¦ ld ·, ¦ ld ·,¦ lw $¦ li $
      4  sw $¦ addiu ·¦ move $¦ jal ·¦ syscall¶¦ syscall¦ move.l¦ move.w¦ vmov ·¦ setb ·¦ clr ·
      4  ljmp ·¦ macro ·¦ endm¦ proc near¦ endp¦ .include¦ .quad ·
      4| section .¦ global ·¦ extern ·¦ bits °¦ org ·¦ .model ·¦ .code¦ .stack¦ .include "
      4| %define ·¦ format elf¦ use32¦ include '¦ macro ·
      4~ db °¦ dw °¦ equ ·¦ equ °¦ [rsp¦ [ebp¦ %rax¦ %eax¦ %rsp¦ %ebp¦ (%¦ proc near
      3  .byte ·¦ .word ·¦ .long ·¦ push ·¦ pushl %¦ pushq %¦ pop ·¦ call ·¦ jmp ·¦ je ·¦ jz ·
      3  jnz ·¦ jne ·¦ ret¶¦ ret ·¦ add ·, ·¦ add ·,¦ sub ·,¦ xor ·,¦ cmp ·,¦ lea ·,¦ leaq ·¦ dd ·
      3  dq ·¦ bx lr¦ beq ·¦ nop¶¦ end¶
      3| .·:¦ %macro ·¦ %include "¦ .entry¦ .method
      3~ eax¦ rax¦ rdi
      2| ·:¶¦ ·: ;
      -5  return ·;¦ return °;
      -5| #include <
      -6  then¶¦ fi¶¦ subroutine ·¦ function ·
      -6| def ·¦ package ·¦ import ·¦ implicit none
      """#),
    Language(
      "text/x-verilog", comments: .slashes, style: [],
      #"""
      5  always @¦ always@
      5| module ·;¦ module ·(¦ module · (¦ module · #(¦ module ·¶¦ endmodule
      4  `timescale¦ input ·¦ input [¦ output ·¦ output reg¦ output [¦ wire ·¦ wire [¦ reg ·¦ reg [
      4  assign ·¦ initial begin¦ initial¶¦ endcase¦ $display(¦ $finish¦ parameter ·¦ localparam ·
      4  endtask¦ endfunction
      4| `timescale¦ `pragma¦ `protected¦ `include
      4~ posedge ·¦ °'b¦ °'h¦ <= ·¦ $display
      3  begin¶¦ end¶
      3| `define ·¦ `include "¦ `ifdef
      """#),
    Language(
      "text/x-svsrc", base: "text/x-verilog", comments: .slashes,
      #"""
      5  always_ff @¦ always_comb¦ typedef struct packed¦ `uvm_
      5| interface ·;¦ interface ·(¦ `include "uvm¦ program ·
      5~ always_comb
      4  logic ·¦ logic [¦ input logic¦ output logic¦ typedef enum¦ extern function¦ rand ·
      4  unique case¦ virtual function
      4| package ·;¦ endpackage¦ endinterface¦ import ·::*;¦ class ·;¦ class · extends¦ endclass
      4| endfunction :¦ endclass :
      """#),
    Language(
      "text/x-wat", comments: .semicolon,
      #"""
      8| (module¶¦ (module 
      5  (func ·¦ (func $¦ (func (
      4  (export "¦ (import "¦ (param ·¦ (memory ·¦ (type ·¦ (type $
      4| (assert_return¦ (invoke "¦ ;; ·
      4~ (param $¦ (result i·¦ i32.¦ i64.¦ local.get¦ get_local
      """#),
    Language(
      "text/x.gcode", comments: .semicolon, style: .caseless,
      #"""
      4| g21¦ g90¦ g28¦ g92 ·¦ g0 x¦ g1 x¦ g1 z¦ g1 f¦ g0 z¦ g00 ·¦ g01 ·¦ g02 ·¦ g1x¦ n° g°¦ n°g°
      4| m109 ·¦ m3 s¦ m30¦ m2¶¦ x°.°y¦ (…)¶¦ o°¦ g° ·¦ g17¦ g20
      3| g°x¦ m°¦ m104 ·¦ m5¦ g°¦ x°¦ t°¦ %¶
      -8| %fs¦ g04 ¦ %mo¦ %add
      """#),
    Language(
      "application/vnd.gerber",
      #"""
      7| %FSLA
      6| %MOIN*%¦ %MOMM*%
      5| %ADD°¦ G04 …*¶
      4| D°*¶¦ X°Y°D°*¦ M02*¦ %LPD*%¦ G°*¶¦ %IPPOS*%¦ %TF¦ %AM¦ X…D0·*
      """#),
    Language(
      "application/x-excellon", comments: .semicolon,
      #"""
      7| M48¶
      4| METRIC¦ INCH¦ FMT,2¦ T°C°¦ %¶¦ M30¶
      3| X°Y°¦ G05¶
      """#),
    Language(
      "application/vnd.hp-HPGL", style: .semicolons,
      #"""
      6| IN;
      5| IN;SP
      4| SP°;¦ PU°¦ PD°¦ PU;¦ IP°¦ SC°¦ PA°¦ PUPA
      4~ PU°,°¦ PD°,°
      """#),
    Language(
      "text/x-spice", style: .caseless,
      #"""
      5| .subckt ·
      4| .tran ·¦ .tran °¦ .end¶¦ .ends¦ .model ·¦ .include ·¦ .dc ·¦ .ac ·¦ .plot ·
      """#),
    Language(
      "text/x-promela", base: nil, comments: .slashes,
      #"""
      5| proctype ·¦ active proctype
      4  :: ·¦ od¶¦ chan ·
      4| init {¦ mtype = {
      """#),
    Language(
      "text/x-ucf", comments: .hash, style: .semicolons,
      #"""
      5| NET "·" LOC¦ set_property PACKAGE_PIN
      4| NET "¦ set_property ·¦ create_clock -
      """#),
    Language(
      "text/x-smali", comments: .hash,
      #"""
      7| .class public
      6| .class ·
      5| .super L¦ .method ·
      4  invoke-·¦ const/4¦ return-void¦ .locals °¦ .line °
      4| .end method
      """#),
    Language(
      "text/x-jasmin", comments: .semicolon,
      #"""
      5| .class public ·¦ .super java/
      4  .limit stack¦ invokestatic ·¦ aload_0
      4| .method public¦ .end method
      """#),
    Language(
      "text/x-msil", comments: .slashes,
      #"""
      6| .assembly extern
      5  .maxstack °¦ IL_°
      5| .assembly ·¦ .class ·… extends
      4  .method ·¦ .entrypoint
      4| .module ·
      """#),
  ]
}
