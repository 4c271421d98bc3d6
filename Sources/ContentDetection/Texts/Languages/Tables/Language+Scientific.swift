// Languages for calculating with numbers, formulas and statistics.
extension Language {
  static let scientific: [Language] = [
    Language(
      "text/x-matlab", comments: .percent, style: [],
      #"""
      5| function [
      5| function · = ·(
      2| function ·(
      4| function ·¶
      6| classdef ·
      5| clear all
      4| close all
      4| clc
      4| clear
      4  end¶
      3| end¶
      4  endif¶
      4| endfunction
      4  endfor¶
      4~ zeros(
      3~ ones(
      4~ linspace(
      4~ figure(
      3~ figure;
      4~ plot(
      3  xlabel(
      4  xlabel('
      3  ylabel('
      4~ fprintf('
      4~ fprintf(
      3~ disp(
      4  disp('
      4  for · = °:
      4  for ·=°:
      4  for ·=1:
      3  elseif ·
      3~ .*
      4~ ./
      4~ .^
      3~ ...¶
      4~ nargin
      4~ size(
      3~ length(
      3~ '*
      4| % ·
      3~ num2str(
      4  · = [
      3  hold on
      4~ ~=
      4| %% 
      4  otherwise¶
      4~ @(·)
      3  · = ·(…);¶
      -5  def ·
      -5  then¶
      -5~ then¶
      -6  local ·
      -6  var ·
      -6| @interface
      -6| #import
      -6| #include
      -6| \·
      -6| -module(
      -5| using ·
      -6| import ·
      -4~ ·[
      """#),
    Language(
      "text/x-scilab", comments: .slashes, style: [],
      #"""
      5| function [
      1| function ·
      3  // ·
      4| endfunction
      4~ %pi
      4~ disp(
      4~ %t
      4  mprintf(
      """#),
    Language(
      "application/mathematica",
      #"""
      7| Notebook[{
      6| (* Content-type: application/mathematica
      6| BeginPackage["
      5| EndPackage[]
      4~ Module[{
      4~ Plot[
      4~ Table[
      4~ :> ·
      4~ Cell[
      4| ·[·_] :=
      4| ·[·_, 
      4~ -> {
      4~ /. 
      3~ /@ 
      4| ·::usage =
      4~ Block[{
      """#),
    Language(
      "text/x-maxima",
      #"""
      4| load("
      4| load(·)$
      4~ $¶
      4| kill(all)
      3| /* 
      4~ block([
      3| · : ·
      """#),
    Language(
      "text/x-modelica", comments: .slashes, style: .semicolons,
      #"""
      4| model ·
      5| within ·
      4| package ·¶
      4| package · "
      4| connector ·
      4  equation¶
      4| equation¶
      4  parameter ·
      5  parameter Real ·
      4  Real ·
      5  Modelica.
      5~ Modelica.
      4~ der(
      4  connect(
      4| end ·;
      4  end ·;
      4  annotation(
      4  annotation (
      4  extends ·
      4| partial ·
      4  algorithm¶
      4  model ·
      3  import ·
      -6| procedure ·
      -6| with ·;
      -6  begin¶
      -6  port (
      """#),
    Language(
      "text/x-sas", style: [.caseless, .semicolons],
      #"""
      5| proc ·;
      5| proc · data
      4| proc · 
      5| data ·;
      4  data ·;
      4  set ·;
      4| run;
      4| quit;
      4| libname ·
      4| %macro ·
      4| %mend
      4| %let · =
      4  input ·
      4  datalines;
      4  var ·;
      4  infile ·
      4| options ·
      4  tables ·
      4| title '
      4| title "
      -6| create ·
      -6| select ·
      """#),
    Language(
      "text/x-stata",
      #"""
      4| use "
      4| clear all
      4| clear
      4| set more off
      4| gen ·
      4| generate ·
      4| replace · =
      4| regress ·
      4| reg ·
      4| local · 
      4| foreach · of
      4| foreach · in
      4| program define
      4| capture ·
      4| tabulate ·
      4| summarize ·
      4| version °
      4| twoway ·
      3| drop ·
      3| keep if
      3| * ·
      4| insheet using
      4| {smcl}
      """#),
    Language(
      "text/x-spss", style: .caseless,
      #"""
      5| get file
      5| data list ·
      4| begin data
      4| end data
      5| compute ·
      4| recode ·
      4| variable labels
      4| value labels
      4| frequencies ·
      4| execute.
      4| crosstabs
      4| /variables
      """#),
    Language(
      "text/x-stan", comments: .slashes, style: .semicolons,
      #"""
      5| data {¶
      6| parameters {¶
      6| transformed parameters
      5| model {¶
      5| generated quantities
      4~ ~ normal(
      4  int<lower
      4  real<lower
      4  vector[
      """#),
    Language(
      "text/x-gap", comments: .hash,
      #"""
      5| DeclareOperation(
      5| InstallMethod(
      4| DeclareGlobalFunction(
      4~ := function(
      3  fi;
      3  od;
      4  local ·
      4| #############
      """#),
    Language(
      "text/x-magma", comments: .slashes,
      #"""
      4| intrinsic ·
      5| end intrinsic
      4| AttachSpec(
      """#),
    Language(
      "text/x-idl",
      #"""
      5| #include "orb
      5| module · {
      4| interface · {
      5| interface · : ·
      4  readonly attribute
      4  attribute ·
      4  · ·(in ·
      4~ (in ·
      4~ raises (
      4  void ·(in
      5| [scriptable, 
      5| [Exposed
      4| import "oaidl
      4  [propget
      4| typedef sequence<
      4| partial interface
      4| dictionary · {
      """#),
    Language(
      "text/x-csound", comments: .semicolon,
      #"""
      6| <CsoundSynthesizer>
      5| instr °
      5| endin
      5| sr =
      4| ksmps
      4| nchnls
      4| i°
      """#),
    Language(
      "text/x-supercollider", comments: .slashes,
      #"""
      5| SynthDef(
      5  SynthDef(
      5~ SinOsc.ar(
      5~ Out.ar(
      4| s.boot
      4~ .play
      4  var ·;
      4  arg ·
      4~ { arg
      4~ |·|
      4~ Pbind(
      """#),
    Language(
      "text/x-faust", comments: .slashes, style: .semicolons,
      #"""
      6| import("stdfaust.lib
      6| import("·.lib
      5| process = 
      4| declare name
      4~ hslider("
      """#),
    Language(
      "text/x-ampl", comments: .hash, style: .semicolons,
      #"""
      4| param ·
      4| set ·;
      4| var ·>=
      4| minimize ·
      4| maximize ·
      4| subject to
      4~ sum {
      """#),
    Language(
      "text/x-scad", comments: .slashes,
      #"""
      5| module ·(…) {
      4~ translate([
      4~ rotate([
      4~ cube([
      4~ cylinder(
      4~ linear_extrude(
      5~ difference()
      4~ union()
      4| $fn
      4~ sphere(
      4| use <
      """#),
    Language(
      "text/x-povray", comments: .slashes,
      #"""
      6| #include "colors.inc
      6| #include "…inc"
      5| camera {
      5| light_source {
      4| #declare ·
      4~ texture {
      4~ pigment {
      4| global_settings
      4~ finish {
      """#),
    Language(
      "text/x-asymptote", comments: .slashes, style: .semicolons,
      #"""
      5| import graph;
      5| import three;
      5| size(
      4| draw(
      4| label("
      4~ pair ·
      4| currentprojection
      """#),
    Language(
      "text/x-ncl", comments: .semicolon,
      #"""
      6| load "$NCARG
      5| begin¶
      4~ addfile(
      4~ @· = 
      4~ gsn_
      4| end¶
      3~ = True
      5~ res@
      """#),
  ]
}
