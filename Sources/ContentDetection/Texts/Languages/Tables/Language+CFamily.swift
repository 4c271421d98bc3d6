// C and what contains it or grew from it.
extension Language {
  static let cFamily: [Language] = [
    Language(
      "text/x-csrc", comments: .slashes, style: .semicolons,
      #"""
      4| #include <…>
      4| #include "…"
      3| # include <
      3| #define ·
      3| #ifndef ·
      2| #endif
      2| #if defined
      2| #if
      2| #ifdef ·
      1| #else
      1| #undef ·
      1| #pragma ·
      3| typedef struct
      2| typedef ·
      2| static · ·(
      2| static · *·(
      2| static · · ·(
      2| static · · *·(
      2| static const struct
      3| int main(…
      3| int main …(
      2| struct · {¶
      2| struct · *
      2| struct ·¶
      1| void ·(
      1| int ·(
      2| extern ·
      2  return -1;¶
      1  return °;¶
      2  char *·
      2  const char *
      3  void *·
      1  int ·;¶
      1  int · = °;¶
      2  int ·, ·
      2  unsigned ·
      1~ ->·
      2~ sizeof(
      2~ sizeof (
      1~ NULL
      1~ printf("
      2~ printf(…\n"
      2~ fprintf(stderr
      2~ malloc(
      1~ strlen(
      2~ memcpy(
      1~ uint8_t
      1~ uint32_t
      1~ size_t
      2~ (void)
      2~ (char *)
      2~ (void *)
      1~ EXPORT_SYMBOL
      1  goto ·;¶
      -4  import ·
      -4~ function(
      -3  public class ·
      -3  def ·
      """#),
    Language(
      "text/x-c++src", base: "text/x-csrc", comments: .slashes, style: .semicolons,
      #"""
      5| #include <iostream>
      5| #include <string>
      5| #include <vector>
      5| #include <memory>
      5| #include <map>
      5| #include <algorithm>
      4| #include <c·>¶
      3| #include <·>¶
      4| #include "…hpp"
      3| #include <…hpp>
      5| using namespace ·
      3| using ·::
      4| namespace ·
      4| namespace {
      4| template <
      4| template<
      3  template <
      3  template<
      3| class · : public
      3| class · {¶
      3| class ·¶
      2| class ·;¶
      3  public:¶
      3  private:¶
      3  protected:¶
      4~ std::
      3~ static_cast<
      3~ dynamic_cast<
      4~ reinterpret_cast<
      3~ nullptr
      3~ cout <<
      2~ << endl
      3  virtual ·
      3~ const override
      2~ constexpr
      3~ noexcept
      2  explicit ·(
      2| ·::·(
      3| · ·::·(
      3| ·::~·(
      3  ~·();
      2  auto · =
      2~ delete[]
      3  friend class
      3~ const std
      2  inline ·
      3~ operator==(
      2~ operator·(
      2~ ·::·(
      2| bool ·(
      3~ typename
      2~ const ·&
      2~ const ·<
      3| extern "C"
      2| enum class ·
      -4~ @interface
      -4| using System
      """#),
    Language(
      "text/x-objcsrc", base: "text/x-csrc", comments: .slashes, style: .semicolons,
      #"""
      5| #import <
      5| #import "
      6| @interface ·
      6| @implementation ·
      5| @protocol ·
      3| @end¶
      4| @class ·;
      4  @property
      4  @synthesize ·
      4| - (·)·
      4| - (· *)·
      4| + (·)·
      4| -(·)·
      4| -(· *)·
      4| +(· *)·
      4| + (· *)·
      4~ [[· alloc]
      3~ [[·
      3~ @"
      2~ nil
      3~ [self ·
      2~ NSString
      2~ NSObject
      3~ NS_
      2~ @selector(
      2~ YES
      3~ @autoreleasepool
      """#),
    Language(
      "text/x-cuda", base: "text/x-c++src", comments: .slashes, style: .semicolons,
      #"""
      7~ __global__
      6~ __device__
      5~ __host__
      4~ __shared__
      6~ threadIdx.
      5~ blockIdx.
      4~ cudaMalloc(
      5~ __syncthreads(
      """#),
    Language(
      "text/x-opencl-src", base: "text/x-csrc", comments: .slashes, style: .semicolons,
      #"""
      6  __kernel ·
      4~ __global ·
      4~ __local ·
      6~ get_global_id(
      5~ get_local_id(
      4| kernel void
      3~ barrier(CLK_
      4~ uchar4
      """#),
    Language(
      "text/x-glsl", base: "text/x-csrc", comments: .slashes, style: .semicolons,
      #"""
      7| #version °
      4| #version 300 es
      4| precision highp float
      4| precision mediump float
      4| uniform sampler
      4| uniform ·
      4| varying ·
      4| attribute vec
      3| in vec
      3| out vec
      5| layout(location
      5| layout (
      2~ vec3(
      2~ vec4(
      3  vec2 ·
      3  vec3 ·
      3  vec4 ·
      3  mat4 ·
      5~ gl_Position
      5~ gl_FragColor
      4~ gl_
      3| void main()
      3| #ifdef GL_ES
      2~ texture2D(
      """#),
    Language(
      "text/x-hlsl", base: "text/x-csrc", comments: .slashes, style: .semicolons,
      #"""
      5| cbuffer ·
      4~ float4 ·
      4~ float3 ·
      3~ float2 ·
      5~ : SV_
      4~ float4x4
      3~ : POSITION
      4~ : register(
      4| Texture2D
      3| SamplerState
      3| technique
      """#),
    Language(
      "text/x-arduino", base: "text/x-c++src", comments: .slashes, style: .semicolons,
      #"""
      3| void setup()
      3| void loop()
      4~ pinMode(
      4~ digitalWrite(
      4~ Serial.begin(
      3~ analogRead(
      """#),
    Language(
      "application/x-godot-shader", comments: .slashes, style: .semicolons,
      #"""
      8^ shader_type ·;
      5| render_mode ·
      2| void fragment()
      2| void vertex()
      2~ ALBEDO
      """#),
    Language(
      "text/x-dsrc", comments: .slashes, style: .semicolons,
      #"""
      6| import std.
      6| import core.
      4| module ·.
      3| module ·;¶
      3  import std.
      3~ writeln(
      4~ writefln(
      3  foreach (·;
      4  foreach(·;
      4  foreach (·, ·;
      4| unittest¶
      4| unittest {
      4  unittest¶
      3  immutable ·
      4~ cast(·)
      3~ immutable(
      3~ ·!(
      3  static if (
      4  mixin ·
      2  auto · =
      4~ @safe
      3~ pure nothrow
      4~ nothrow
      2  alias ·
      3| version (
      3| version(
      2  scope(
      3~ size_t ·
      4~ __gshared
      3~ string[]
      2~ assert(
      3  enum · =
      2  void main(
      2  debug (
      3~ ~=
      3~ in char[]
      -6| #include
      -5| package ·;
      -4| using ·
      """#),
    Language(
      "text/x-vala", comments: .slashes, style: .semicolons,
      #"""
      6| using GLib;
      6| using Gtk;
      5| using Gee;
      4| public class · : Object
      3| public class · : Gtk.
      4| public class · : GLib.
      3  public signal void
      3~ owned
      3~ unowned
      3  construct {
      4  stdout.printf
      4~ stdout.printf
      3~ throws GLib.Error
      3~ throws Error
      4| [CCode (
      4  [CCode (
      2  foreach (var ·
      3~ yield
      4  public async
      3| namespace ·.
      3| errordomain
      3~ weak ·
      4| int main (string[] args)
      4  public static int main (string[]
      """#),
    Language(
      "text/x-pike", comments: .slashes, style: .semicolons,
      #"""
      5| inherit ·
      5~ array(string)
      5~ mapping(
      5  array(
      3| #pike
      4~ write("
      4| int main(int argc, array
      """#),
    Language(
      "text/x-devicetree-source", comments: .slashes, style: .semicolons,
      #"""
      9| /dts-v1/
      7| #include <…dtsi>
      7| #include "…dtsi"
      6| /include/ "
      6| / {¶
      4  compatible = "
      5  #address-cells = <
      5  #size-cells = <
      4  reg = <
      4  status = "
      3  interrupts = <
      4| &· {¶
      3  ·@· {¶
      """#),
    Language(
      "text/x-swig", base: "text/x-csrc", comments: .slashes, style: .semicolons,
      #"""
      7| %module
      4| %include "
      3| %{¶
      4| %typemap(
      4| %template(
      3| %feature(
      """#),
    Language(
      "text/x-bison", comments: .slashes,
      #"""
      6| %token
      5| %type <
      5| %union
      4| %left '
      4| %left ·
      4| %start ·
      4| %%¶
      3| %{¶
      2| %}¶
      3  | ·
      4~ $$ =
      4~ yyerror(
      3| %define
      """#),
    Language(
      "text/x-lex", comments: .slashes,
      #"""
      6| %option
      5| %%¶
      3| %{¶
      2| %}¶
      4| %x ·
      4| %s ·
      4~ yytext
      3~ BEGIN(
      3~ yylval
      3| <<EOF>>
      3| <·>
      """#),
  ]
}
