// C and what contains it or grew from it.
extension Language {
  static let cFamily: [Language] = [
    Language(
      "text/x-csrc", comments: .slashes, style: .semicolons,
      #"""
      4| #include <…>¦ #include "…"
      3  void *·
      3| # include <¦ #define ·¦ #ifndef ·¦ typedef struct¦ int main(…¦ int main …(
      2  return -1;¶¦ char *·¦ const char *¦ int ·, ·¦ unsigned ·
      2| #endif¦ #if defined¦ #if¦ #ifdef ·¦ typedef ·¦ static · ·(¦ static · *·(¦ static · · ·(
      2| static · · *·(¦ static const struct¦ struct · {¶¦ struct · *¦ struct ·¶¦ extern ·
      2~ sizeof(¦ sizeof (¦ printf(…\n"¦ fprintf(stderr¦ malloc(¦ memcpy(¦ (void)¦ (char *)
      2~ (void *)
      1  return °;¶¦ int ·;¶¦ int · = °;¶¦ goto ·;¶
      1| #else¦ #undef ·¦ #pragma ·¦ void ·(¦ int ·(
      1~ ->·¦ NULL¦ printf("¦ strlen(¦ uint8_t¦ uint32_t¦ size_t¦ EXPORT_SYMBOL
      -3  public class ·¦ def ·
      -4  import ·
      -4~ function(
      """#),
    Language(
      "text/x-c++src", base: "text/x-csrc", comments: .slashes, style: .semicolons,
      #"""
      5| #include <iostream>¦ #include <string>¦ #include <vector>¦ #include <memory>
      5| #include <map>¦ #include <algorithm>¦ using namespace ·
      4| #include <c·>¶¦ #include "…hpp"¦ namespace ·¦ namespace {¦ template <¦ template<
      4~ std::¦ reinterpret_cast<
      3  template <¦ template<¦ public:¶¦ private:¶¦ protected:¶¦ virtual ·¦ ~·();¦ friend class
      3| #include <·>¶¦ #include <…hpp>¦ using ·::¦ class · : public¦ class · {¶¦ class ·¶¦ · ·::·(
      3| ·::~·(¦ extern "C"
      3~ static_cast<¦ dynamic_cast<¦ nullptr¦ cout <<¦ const override¦ noexcept¦ const std
      3~ operator==(¦ typename
      2  explicit ·(¦ auto · =¦ inline ·
      2| class ·;¶¦ ·::·(¦ bool ·(¦ enum class ·
      2~ << endl¦ constexpr¦ delete[]¦ operator·(¦ ·::·(¦ const ·&¦ const ·<
      -4| using System
      -4~ @interface
      """#),
    Language(
      "text/x-objcsrc", base: "text/x-csrc", comments: .slashes, style: .semicolons,
      #"""
      6| @interface ·¦ @implementation ·
      5| #import <¦ #import "¦ @protocol ·
      4  @property¦ @synthesize ·
      4| @class ·;¦ - (·)·¦ - (· *)·¦ + (·)·¦ -(·)·¦ -(· *)·¦ +(· *)·¦ + (· *)·
      4~ [[· alloc]
      3| @end¶
      3~ [[·¦ @"¦ [self ·¦ NS_¦ @autoreleasepool
      2~ nil¦ NSString¦ NSObject¦ @selector(¦ YES
      """#),
    Language(
      "text/x-cuda", base: "text/x-c++src", comments: .slashes, style: .semicolons,
      #"""
      7~ __global__
      6~ __device__¦ threadIdx.
      5~ __host__¦ blockIdx.¦ __syncthreads(
      4~ __shared__¦ cudaMalloc(
      """#),
    Language(
      "text/x-opencl-src", base: "text/x-csrc", comments: .slashes, style: .semicolons,
      #"""
      6  __kernel ·
      6~ get_global_id(
      5~ get_local_id(
      4| kernel void
      4~ __global ·¦ __local ·¦ uchar4
      3~ barrier(CLK_
      """#),
    Language(
      "text/x-glsl", base: "text/x-csrc", comments: .slashes, style: .semicolons,
      #"""
      7| #version °
      5| layout(location¦ layout (
      5~ gl_Position¦ gl_FragColor
      4| #version 300 es¦ precision highp float¦ precision mediump float¦ uniform sampler
      4| uniform ·¦ varying ·¦ attribute vec
      4~ gl_
      3  vec2 ·¦ vec3 ·¦ vec4 ·¦ mat4 ·
      3| in vec¦ out vec¦ void main()¦ #ifdef GL_ES
      2~ vec3(¦ vec4(¦ texture2D(
      """#),
    Language(
      "text/x-hlsl", base: "text/x-csrc", comments: .slashes, style: .semicolons,
      #"""
      5| cbuffer ·
      5~ : SV_
      4| Texture2D
      4~ float4 ·¦ float3 ·¦ float4x4¦ : register(
      3| SamplerState¦ technique
      3~ float2 ·¦ : POSITION
      """#),
    Language(
      "text/x-arduino", base: "text/x-c++src", comments: .slashes, style: .semicolons,
      #"""
      4~ pinMode(¦ digitalWrite(¦ Serial.begin(
      3| void setup()¦ void loop()
      3~ analogRead(
      """#),
    Language(
      "application/x-godot-shader", comments: .slashes, style: .semicolons,
      #"""
      8^ shader_type ·;
      5| render_mode ·
      2| void fragment()¦ void vertex()
      2~ ALBEDO
      """#),
    Language(
      "text/x-dsrc", comments: .slashes, style: .semicolons,
      #"""
      6| import std.¦ import core.
      4  foreach(·;¦ foreach (·, ·;¦ unittest¶¦ mixin ·
      4| module ·.¦ unittest¶¦ unittest {
      4~ writefln(¦ cast(·)¦ @safe¦ nothrow¦ __gshared
      3  import std.¦ foreach (·;¦ immutable ·¦ static if (¦ enum · =
      3| module ·;¶¦ version (¦ version(
      3~ writeln(¦ immutable(¦ ·!(¦ pure nothrow¦ size_t ·¦ string[]¦ ~=¦ in char[]
      2  auto · =¦ alias ·¦ scope(¦ void main(¦ debug (
      2~ assert(
      -4| using ·
      -5| package ·;
      -6| #include
      """#),
    Language(
      "text/x-vala", comments: .slashes, style: .semicolons,
      #"""
      6| using GLib;¦ using Gtk;
      5| using Gee;
      4  stdout.printf¦ [CCode (¦ public async¦ public static int main (string[]
      4| public class · : Object¦ public class · : GLib.¦ [CCode (¦ int main (string[] args)
      4~ stdout.printf
      3  public signal void¦ construct {
      3| public class · : Gtk.¦ namespace ·.¦ errordomain
      3~ owned¦ unowned¦ throws GLib.Error¦ throws Error¦ yield¦ weak ·
      2  foreach (var ·
      """#),
    Language(
      "text/x-pike", comments: .slashes, style: .semicolons,
      #"""
      5  array(
      5| inherit ·
      5~ array(string)¦ mapping(
      4| int main(int argc, array
      4~ write("
      3| #pike
      """#),
    Language(
      "text/x-devicetree-source", comments: .slashes, style: .semicolons,
      #"""
      9| /dts-v1/
      7| #include <…dtsi>¦ #include "…dtsi"
      6| /include/ "¦ / {¶
      5  #address-cells = <¦ #size-cells = <
      4  compatible = "¦ reg = <¦ status = "
      4| &· {¶
      3  interrupts = <¦ ·@· {¶
      """#),
    Language(
      "text/x-swig", base: "text/x-csrc", comments: .slashes, style: .semicolons,
      #"""
      7| %module
      4| %include "¦ %typemap(¦ %template(
      3| %{¶¦ %feature(
      """#),
    Language(
      "text/x-bison", comments: .slashes,
      #"""
      6| %token
      5| %type <¦ %union
      4| %left '¦ %left ·¦ %start ·¦ %%¶
      4~ $$ =¦ yyerror(
      3  | ·
      3| %{¶¦ %define
      2| %}¶
      """#),
    Language(
      "text/x-lex", comments: .slashes,
      #"""
      6| %option
      5| %%¶
      4| %x ·¦ %s ·
      4~ yytext
      3| %{¶¦ <<EOF>>¦ <·>
      3~ BEGIN(¦ yylval
      2| %}¶
      """#),
  ]
}
