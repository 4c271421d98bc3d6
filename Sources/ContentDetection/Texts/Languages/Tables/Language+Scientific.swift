// Languages for calculating with numbers, formulas and statistics.
extension Language {
  static let scientific: [Language] = [
    Language(
      "text/x-matlab", comments: .percent, style: [],
      #"""
      6| classdef ·
      5| function [¦ function · = ·(¦ clear all
      4  end¶¦ endif¶¦ endfor¶¦ xlabel('¦ disp('¦ for · = °:¦ for ·=°:¦ for ·=1:¦ · = [¦ otherwise¶
      4| function ·¶¦ close all¦ clc¦ clear¦ endfunction¦ % ·¦ %% 
      4~ zeros(¦ linspace(¦ figure(¦ plot(¦ fprintf('¦ fprintf(¦ ./¦ .^¦ nargin¦ size(¦ ~=¦ @(·)
      3  xlabel(¦ ylabel('¦ elseif ·¦ hold on¦ · = ·(…);¶
      3| end¶
      3~ ones(¦ figure;¦ disp(¦ .*¦ ...¶¦ length(¦ '*¦ num2str(
      2| function ·(
      -4~ ·[
      -5  def ·¦ then¶
      -5| using ·
      -5~ then¶
      -6  local ·¦ var ·
      -6| @interface¦ #import¦ #include¦ \·¦ -module(¦ import ·
      """#),
    Language(
      "text/x-scilab", comments: .slashes, style: [],
      #"""
      5| function [
      4  mprintf(
      4| endfunction
      4~ %pi¦ disp(¦ %t
      3  // ·
      1| function ·
      """#),
    Language(
      "application/mathematica",
      #"""
      7| Notebook[{
      6| (* Content-type: application/mathematica¦ BeginPackage["
      5| EndPackage[]
      4| ·[·_] :=¦ ·[·_, ¦ ·::usage =
      4~ Module[{¦ Plot[¦ Table[¦ :> ·¦ Cell[¦ -> {¦ /. ¦ Block[{
      3~ /@ 
      """#),
    Language(
      "text/x-maxima",
      #"""
      4| load("¦ load(·)$¦ kill(all)
      4~ $¶¦ block([
      3| /* ¦ · : ·
      """#),
    Language(
      "text/x-modelica", comments: .slashes, style: .semicolons,
      #"""
      5  parameter Real ·¦ Modelica.
      5| within ·
      5~ Modelica.
      4  equation¶¦ parameter ·¦ Real ·¦ connect(¦ end ·;¦ annotation(¦ annotation (¦ extends ·
      4  algorithm¶¦ model ·
      4| model ·¦ package ·¶¦ package · "¦ connector ·¦ equation¶¦ end ·;¦ partial ·
      4~ der(
      3  import ·
      -6  begin¶¦ port (
      -6| procedure ·¦ with ·;
      """#),
    Language(
      "text/x-sas", style: [.caseless, .semicolons],
      #"""
      5| proc ·;¦ proc · data¦ data ·;
      4  data ·;¦ set ·;¦ input ·¦ datalines;¦ var ·;¦ infile ·¦ tables ·
      4| proc · ¦ run;¦ quit;¦ libname ·¦ %macro ·¦ %mend¦ %let · =¦ options ·¦ title '¦ title "
      -6| create ·¦ select ·
      """#),
    Language(
      "text/x-stata",
      #"""
      4| use "¦ clear all¦ clear¦ set more off¦ gen ·¦ generate ·¦ replace · =¦ regress ·¦ reg ·
      4| local · ¦ foreach · of¦ foreach · in¦ program define¦ capture ·¦ tabulate ·¦ summarize ·
      4| version °¦ twoway ·¦ insheet using¦ {smcl}
      3| drop ·¦ keep if¦ * ·
      """#),
    Language(
      "text/x-spss", style: .caseless,
      #"""
      5| get file¦ data list ·¦ compute ·
      4| begin data¦ end data¦ recode ·¦ variable labels¦ value labels¦ frequencies ·¦ execute.
      4| crosstabs¦ /variables
      """#),
    Language(
      "text/x-stan", comments: .slashes, style: .semicolons,
      #"""
      6| parameters {¶¦ transformed parameters
      5| data {¶¦ model {¶¦ generated quantities
      4  int<lower¦ real<lower¦ vector[
      4~ ~ normal(
      """#),
    Language(
      "text/x-gap", comments: .hash,
      #"""
      5| DeclareOperation(¦ InstallMethod(
      4  local ·
      4| DeclareGlobalFunction(¦ #############
      4~ := function(
      3  fi;¦ od;
      """#),
    Language(
      "text/x-magma", comments: .slashes,
      #"""
      5| end intrinsic
      4| intrinsic ·¦ AttachSpec(
      """#),
    Language(
      "text/x-idl",
      #"""
      5| #include "orb¦ module · {¦ interface · : ·¦ [scriptable, ¦ [Exposed
      4  readonly attribute¦ attribute ·¦ · ·(in ·¦ void ·(in¦ [propget
      4| interface · {¦ import "oaidl¦ typedef sequence<¦ partial interface¦ dictionary · {
      4~ (in ·¦ raises (
      """#),
    Language(
      "text/x-csound", comments: .semicolon,
      #"""
      6| <CsoundSynthesizer>
      5| instr °¦ endin¦ sr =
      4| ksmps¦ nchnls¦ i°
      """#),
    Language(
      "text/x-supercollider", comments: .slashes,
      #"""
      5  SynthDef(
      5| SynthDef(
      5~ SinOsc.ar(¦ Out.ar(
      4  var ·;¦ arg ·
      4| s.boot
      4~ .play¦ { arg¦ |·|¦ Pbind(
      """#),
    Language(
      "text/x-faust", comments: .slashes, style: .semicolons,
      #"""
      6| import("stdfaust.lib¦ import("·.lib
      5| process = 
      4| declare name
      4~ hslider("
      """#),
    Language(
      "text/x-ampl", comments: .hash, style: .semicolons,
      #"""
      4| param ·¦ set ·;¦ var ·>=¦ minimize ·¦ maximize ·¦ subject to
      4~ sum {
      """#),
    Language(
      "text/x-scad", comments: .slashes,
      #"""
      5| module ·(…) {
      5~ difference()
      4| $fn¦ use <
      4~ translate([¦ rotate([¦ cube([¦ cylinder(¦ linear_extrude(¦ union()¦ sphere(
      """#),
    Language(
      "text/x-povray", comments: .slashes,
      #"""
      6| #include "colors.inc¦ #include "…inc"
      5| camera {¦ light_source {
      4| #declare ·¦ global_settings
      4~ texture {¦ pigment {¦ finish {
      """#),
    Language(
      "text/x-asymptote", comments: .slashes, style: .semicolons,
      #"""
      5| import graph;¦ import three;¦ size(
      4| draw(¦ label("¦ currentprojection
      4~ pair ·
      """#),
    Language(
      "text/x-ncl", comments: .semicolon,
      #"""
      6| load "$NCARG
      5| begin¶
      5~ res@
      4| end¶
      4~ addfile(¦ @· = ¦ gsn_
      3~ = True
      """#),
  ]
}
