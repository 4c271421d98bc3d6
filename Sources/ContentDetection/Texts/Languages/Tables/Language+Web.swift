// Languages of pages, of what is asked over the net, and of what is drawn from text.
extension Language {
  static let web: [Language] = [
    Language(
      "text/css", style: [],
      #"""
      5| @charset "
      4| @import url
      4| @import "
      5| @media ·
      5| @media (
      4| @font-face
      4| @keyframes
      4| @-webkit-
      4| :root {
      4| body {
      4| body, 
      4| html {
      4| a:hover
      4| * {
      4| .·{
      4| .· {
      4| .·-
      4| #· {
      4| .· .
      3| .·:
      3| ·.· {
      3| h° {
      3| ul ·
      3| .·,¶
      2| · {¶
      3| ·[·
      5  color: ·
      5  color: #
      4  color:#
      5  background: 
      5  background-color:
      5  font-size:
      5  font-family:
      4  margin: 
      4  margin:
      4  padding: 
      4  padding:
      4  border: 
      4  border-
      4  display: ·;
      4  position: ·
      4  width: °
      4  text-align:
      4  text-decoration:
      4  float: ·;
      4  height: °
      4  line-height:
      4  top: 
      4  content: 
      4~ {color:
      4~ {margin
      4~ !important
      3~ °px
      4~ {display
      3~ :hover
      3  -webkit-
      3  transition:
      3  --·:
      -6| @mixin
      -6  @include
      -4| $·:
      -6| function ·
      -6| import ·
      -5| #include
      -6  def ·
      -6| const ·
      -5  anchors.
      """#),
    Language(
      "text/x-scss", base: "text/css", comments: .slashes,
      #"""
      5| $·: 
      4| $·-
      4  $·: 
      5| @mixin ·
      5  @include ·
      5  @extend ·
      4| @import '
      4| @use "
      4| @use '
      4| @function ·
      4  &:·
      4  &.·
      4  &-·
      4  & > ·
      4  & + ·
      4~ #{$
      4~ : $·
      4  @if ·
      4  @else
      3  @return ·
      4  @each ·
      3~ lighten($
      """#),
    Language(
      "text/x-less", base: "text/css", comments: .slashes,
      #"""
      5| @·: ·
      5| @·: #
      4| @·: °
      5~ : @·
      4  .·();
      4  .·;¶
      4| .·(…) {
      4  &:·
      4  &:extend
      4| .·() {
      4~ @{·}
      4  @·: ·
      4~ ~"
      5| @import (
      """#),
    Language(
      "text/x-sass", comments: .slashes, style: .noSemicolons,
      #"""
      5| $·: 
      5| =·
      5| @mixin ·
      5  +·
      4  +·(
      4| .·¶
      4| #·¶
      4| @import ·
      3| ·¶
      4  &:·
      4  color: ·¶
      4  background: 
      4  margin: 
      4  padding: 
      4  font-size:
      4  width: 
      4  display: ·¶
      4  overflow: ·¶
      4  border
      4  position: ·¶
      4  @include ·
      4  :·
      4  float: ·¶
      -6~ {¶
      -6~ };
      -4  def ·
      -6| import ·
      -6| ---¶
      -4  -  
      -5  - ·
      """#),
    Language(
      "text/x-styl", comments: .slashes, style: .noSemicolons,
      #"""
      4| ·¶
      4  color ·
      5  color #
      4  margin °
      4  padding °
      4  background ·
      4  display ·¶
      4  font-size °
      3| @import '
      4  &:hover¶
      4| · = #
      -6~ {¶
      """#),
    Language(
      "text/x-svelte", base: nil,
      #"""
      7| {#if ·
      7| {#each ·
      4| {/if}
      4| {/each}
      5| <script>¶
      4| <script lang=
      5~ on:click
      4~ bind:·
      4~ {@html
      4| <style>
      """#),
    Language(
      "text/x-twig",
      #"""
      5| {% extends '
      5| {% block ·
      4  {% block ·
      5| {% include '
      4| {% endblock
      4  {% endfor
      4  {% if ·
      4  {% for · in
      4~ {{ ·
      4~ }}
      3| {% set ·
      3| {# 
      5| {% extends "
      """#),
    Language(
      "text/x-handlebars-template",
      #"""
      5  {{#if
      5  {{#each
      4  {{/if}}
      4  {{/each}}
      4~ {{{
      4  {{> ·
      3~ {{·}}
      5| {{#·
      """#),
    Language(
      "text/x-jade", comments: .slashes, style: .noSemicolons,
      #"""
      7| doctype html
      6| doctype 5
      5| extends ·
      5| block ·
      4  block ·
      4| mixin ·
      4  +·
      4  link(rel
      4  script(
      4  meta(
      4  div.·
      4  .·
      4  h1= ·
      4  p ·
      4  li: a
      4  head¶
      4  body¶
      3  title ·
      4  each · in
      """#),
    Language(
      "text/x-haml", style: .noSemicolons,
      #"""
      8| !!!
      5| %html
      5  %head
      5  %body
      4  %p
      4  %div
      2  %·
      4  %·.·
      2  = ·
      1  - ·
      1| %·
      1  .·
      1  #·
      """#),
    Language(
      "text/x-slim", style: .noSemicolons,
      #"""
      7| doctype html
      4  == yield
      4  = ·
      4  - if ·
      4  - for ·
      4  javascript:
      """#),
    Language(
      "application/graphql", comments: .hash, style: .noSemicolons,
      #"""
      4| type · {
      4| type · implements
      5| type Query
      5| type Mutation
      5| input · {
      5| interface · {
      5| enum · {¶
      5| scalar ·¶
      5| union · = 
      5| schema {
      5| extend type
      5| directive @
      6| query ·
      6| mutation ·
      5| query {
      5| fragment · on
      6  ·(…): ·!
      5  ·: ·!
      4  ·: [·!]
      2  ·: [·
      5| subscription ·
      4  ... on
      4  ...·
      3  ·(first: 
      4~ $·: ·
      -6~ => 
      -6| import ·
      -6| export ·
      -6| package ·
      -4  def ·
      -5  ·: ·;
      -6| const ·
      """#),
    Language(
      "text/x-protobuf", comments: .slashes, style: .semicolons,
      #"""
      9| syntax = "proto
      5| message · {
      4| service · {
      4  rpc ·
      4  repeated ·
      4  optional · · = °;
      4  required ·
      4  · · = °;
      4  string · = °;
      4  int32 · = °
      4| import "·/
      3| package ·;
      3| option ·
      4| enum · {
      4  oneof · {
      """#),
    Language(
      "text/x-thrift", comments: [.slashes, .hash],
      #"""
      6| namespace java ·
      6| namespace · ·
      5| struct · {
      4| service · {
      4  °: required
      5  °: optional
      5  °: ·
      4  °:·
      4| typedef ·
      4| include "
      4| exception ·
      """#),
    Language(
      "text/x-capnp", comments: .hash, style: .semicolons,
      #"""
      7| @0x
      6| using Cxx
      4| struct · {
      5  · @° :
      4| interface · {
      4| using ·
      """#),
    Language(
      "application/sparql-query", comments: .hash, style: .noSemicolons,
      #"""
      5| PREFIX ·: <
      4| PREFIX : <
      4| prefix ·: <
      4| SELECT ?
      4| SELECT DISTINCT ?
      4| SELECT
      4| CONSTRUCT
      4| ASK
      4| WHERE
      3  ?· ·
      4~ ?· 
      4  OPTIONAL {
      4  FILTER(
      4  FILTER (
      4| BASE <
      """#),
    Language(
      "text/turtle", comments: .hash,
      #"""
      5| @prefix ·: <
      5| @prefix : <
      4| @base <
      4| PREFIX ·: <
      4| <http…> a
      4~ a ·:·
      4| ·:· a
      4| <…> ·:·
      4  ·:· ·:·
      4  ·:· "
      4  ·:· <
      2~ ;¶
      3~ ^^xsd:
      3~ "@·
      4  a ·:
      4| <http…> <http…> 
      3| <#…>
      4| _:·
      -5| SELECT
      -5| ASK
      -5| CONSTRUCT
      -5| WHERE
      -9| {¶
      -6~ =>
      """#),
    Language(
      "text/n3", base: "text/turtle", comments: .hash,
      #"""
      6~ => {
      6~ } =>
      4| { ?
      4| @keywords
      4| @forAll
      """#),
    Language(
      "application/trig", base: "text/turtle", comments: .hash,
      #"""
      6| ·:· {
      6| <…> {
      4| GRAPH <
      """#),
    Language(
      "application/n-triples",
      #"""
      6| <…> <…> <…> .¶
      6| <…> <…> "…" .¶
      4| _:· <…> 
      5| <…> <…> "…"@
      5| <…> <…> "…"^^
      -6| @prefix
      """#),
    Language(
      "text/vnd.graphviz", comments: [.slashes, .hash],
      #"""
      8| digraph ·
      8| digraph {
      7| digraph "
      7| strict digraph
      5| graph · {
      6| graph {
      3  node [
      3  node[
      3  edge [
      4  edge[
      4  · -> ·;
      4  · -> ·¶
      4  ·->·
      4  "·" -> "
      4  · -- ·
      3~ [label
      4  rankdir
      3  subgraph ·
      """#),
    Language(
      "text/vnd.plantuml", comments: .apostrophe,
      #"""
      9| @startuml
      9| @startmindmap
      9| @startsalt
      9| @startgantt
      9| @startwbs
      9| @startjson
      9| @startyaml
      9| @startdot
      9| @startmath
      9| @startlatex
      9| @startditaa
      9| @startebnf
      9| @startregex
      9| @startfiles
      9| @startchronology
      9| @startchen
      9| @startboard
      9| @startgit
      9| @starthcl
      9| @startcreole
      9| @startproject
      9| @startwire
      9| @startbpm
      9| @startdef
      9| @startflow
      9| @starttree
      9| @startnwdiag
      4| @enduml
      """#),
    Language(
      "text/vnd.mermaid", comments: .percent,
      #"""
      6^ graph TD
      6^ graph LR
      6^ flowchart ·
      7^ sequenceDiagram
      7^ classDiagram
      7^ stateDiagram
      7^ erDiagram
      7^ gantt¶
      6^ gitGraph
      7^ pie title
      4~ -->|
      4~ -->
      4  participant ·
      """#),
    Language(
      "text/x-mscgen", comments: .hash,
      #"""
      7| msc {
      4  ·=>·
      4  ·->·
      """#),
    Language(
      "text/x-gherkin", comments: .hash, style: [.noSemicolons, .prose],
      #"""
      7| Feature: 
      7| Feature:
      5  Scenario: 
      6| Scenario: 
      5  Scenario Outline:
      5  Background:
      1  Given ·
      1  When ·
      1  Then ·
      1  And ·
      4  Examples:
      2| Given ·
      2| When ·
      2| Then ·
      5| Narrative:
      2| In order to
      2  As a ·
      3  I want to
      3  | · |
      -8| @start
      """#),
    Language(
      "text/x-robotframework", style: [.noSemicolons, .prose],
      #"""
      7| *** Settings ***
      7| *** Test Cases ***
      7| *** Keywords ***
      6| *** Variables ***
      6| *** Test ·
      6| *** Settings
      6| *** Keyword
      3| Library  
      4  [Documentation]
      4  ${·}
      """#),
    Language(
      "text/x-webidl", comments: .slashes, style: .semicolons,
      #"""
      6| [Exposed=
      5| partial interface
      4| interface · : · {
      4  readonly attribute
      4| dictionary · {
      """#),
    Language(
      "text/x-antlr", comments: .slashes,
      #"""
      7| grammar ·;
      6| lexer grammar
      6| parser grammar
      4  : ·
      3  | ·
      3  ;¶
      4~ -> skip
      4| fragment ·
      4| options {
      4  ~[
      4~ -> channel
      """#),
    Language(
      "text/x-ebnf",
      #"""
      4| · = …;¶
      4| · ::= 
      4| <·> ::= 
      3  | "
      """#),
  ]
}
