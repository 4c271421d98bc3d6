// Languages of pages, of what is asked over the net, and of what is drawn from text.
extension Language {
  static let web: [Language] = [
    Language(
      "text/css", style: [],
      #"""
      5  color: ·¦ color: #¦ background: ¦ background-color:¦ font-size:¦ font-family:
      5| @charset "¦ @media ·¦ @media (
      4  color:#¦ margin: ¦ margin:¦ padding: ¦ padding:¦ border: ¦ border-¦ display: ·;
      4  position: ·¦ width: °¦ text-align:¦ text-decoration:¦ float: ·;¦ height: °¦ line-height:
      4  top: ¦ content: 
      4| @import url¦ @import "¦ @font-face¦ @keyframes¦ @-webkit-¦ :root {¦ body {¦ body, ¦ html {
      4| a:hover¦ * {¦ .·{¦ .· {¦ .·-¦ #· {¦ .· .
      4~ {color:¦ {margin¦ !important¦ {display
      3  -webkit-¦ transition:¦ --·:
      3| .·:¦ ·.· {¦ h° {¦ ul ·¦ .·,¶¦ ·[·
      3~ °px¦ :hover
      2| · {¶
      -4| $·:
      -5  anchors.
      -5| #include
      -6  @include¦ def ·
      -6| @mixin¦ function ·¦ import ·¦ const ·
      """#),
    Language(
      "text/x-scss", base: "text/css", comments: .slashes,
      #"""
      5  @include ·¦ @extend ·
      5| $·: ¦ @mixin ·
      4  $·: ¦ &:·¦ &.·¦ &-·¦ & > ·¦ & + ·¦ @if ·¦ @else¦ @each ·
      4| $·-¦ @import '¦ @use "¦ @use '¦ @function ·
      4~ #{$¦ : $·
      3  @return ·
      3~ lighten($
      """#),
    Language(
      "text/x-less", base: "text/css", comments: .slashes,
      #"""
      5| @·: ·¦ @·: #¦ @import (
      5~ : @·
      4  .·();¦ .·;¶¦ &:·¦ &:extend¦ @·: ·
      4| @·: °¦ .·(…) {¦ .·() {
      4~ @{·}¦ ~"
      """#),
    Language(
      "text/x-sass", comments: .slashes, style: .noSemicolons,
      #"""
      5  +·
      5| $·: ¦ =·¦ @mixin ·
      4  +·(¦ &:·¦ color: ·¶¦ background: ¦ margin: ¦ padding: ¦ font-size:¦ width: ¦ display: ·¶
      4  overflow: ·¶¦ border¦ position: ·¶¦ @include ·¦ :·¦ float: ·¶
      4| .·¶¦ #·¶¦ @import ·
      3| ·¶
      -4  def ·¦ -  
      -5  - ·
      -6| import ·¦ ---¶
      -6~ {¶¦ };
      """#),
    Language(
      "text/x-styl", comments: .slashes, style: .noSemicolons,
      #"""
      5  color #
      4  color ·¦ margin °¦ padding °¦ background ·¦ display ·¶¦ font-size °¦ &:hover¶
      4| ·¶¦ · = #
      3| @import '
      -6~ {¶
      """#),
    Language(
      "text/x-svelte", base: nil,
      #"""
      7| {#if ·¦ {#each ·
      5| <script>¶
      5~ on:click
      4| {/if}¦ {/each}¦ <script lang=¦ <style>
      4~ bind:·¦ {@html
      """#),
    Language(
      "text/x-twig",
      #"""
      5| {% extends '¦ {% block ·¦ {% include '¦ {% extends "
      4  {% block ·¦ {% endfor¦ {% if ·¦ {% for · in
      4| {% endblock
      4~ {{ ·¦ }}
      3| {% set ·¦ {# 
      """#),
    Language(
      "text/x-handlebars-template",
      #"""
      5  {{#if¦ {{#each
      5| {{#·
      4  {{/if}}¦ {{/each}}¦ {{> ·
      4~ {{{
      3~ {{·}}
      """#),
    Language(
      "text/x-jade", comments: .slashes, style: .noSemicolons,
      #"""
      7| doctype html
      6| doctype 5
      5| extends ·¦ block ·
      4  block ·¦ +·¦ link(rel¦ script(¦ meta(¦ div.·¦ .·¦ h1= ·¦ p ·¦ li: a¦ head¶¦ body¶
      4  each · in
      4| mixin ·
      3  title ·
      """#),
    Language(
      "text/x-haml", style: .noSemicolons,
      #"""
      8| !!!
      5  %head¦ %body
      5| %html
      4  %p¦ %div¦ %·.·
      2  %·¦ = ·
      1  - ·¦ .·¦ #·
      1| %·
      """#),
    Language(
      "text/x-slim", style: .noSemicolons,
      #"""
      7| doctype html
      4  == yield¦ = ·¦ - if ·¦ - for ·¦ javascript:
      """#),
    Language(
      "application/graphql", comments: .hash, style: .noSemicolons,
      #"""
      6  ·(…): ·!
      6| query ·¦ mutation ·
      5  ·: ·!
      5| type Query¦ type Mutation¦ input · {¦ interface · {¦ enum · {¶¦ scalar ·¶¦ union · = 
      5| schema {¦ extend type¦ directive @¦ query {¦ fragment · on¦ subscription ·
      4  ·: [·!]¦ ... on¦ ...·
      4| type · {¦ type · implements
      4~ $·: ·
      3  ·(first: 
      2  ·: [·
      -4  def ·
      -5  ·: ·;
      -6| import ·¦ export ·¦ package ·¦ const ·
      -6~ => 
      """#),
    Language(
      "text/x-protobuf", comments: .slashes, style: .semicolons,
      #"""
      9| syntax = "proto
      5| message · {
      4  rpc ·¦ repeated ·¦ optional · · = °;¦ required ·¦ · · = °;¦ string · = °;¦ int32 · = °
      4  oneof · {
      4| service · {¦ import "·/¦ enum · {
      3| package ·;¦ option ·
      """#),
    Language(
      "text/x-thrift", comments: [.slashes, .hash],
      #"""
      6| namespace java ·¦ namespace · ·
      5  °: optional¦ °: ·
      5| struct · {
      4  °: required¦ °:·
      4| service · {¦ typedef ·¦ include "¦ exception ·
      """#),
    Language(
      "text/x-capnp", comments: .hash, style: .semicolons,
      #"""
      7| @0x
      6| using Cxx
      5  · @° :
      4| struct · {¦ interface · {¦ using ·
      """#),
    Language(
      "application/sparql-query", comments: .hash, style: .noSemicolons,
      #"""
      5| PREFIX ·: <
      4  OPTIONAL {¦ FILTER(¦ FILTER (
      4| PREFIX : <¦ prefix ·: <¦ SELECT ?¦ SELECT DISTINCT ?¦ SELECT¦ CONSTRUCT¦ ASK¦ WHERE
      4| BASE <
      4~ ?· 
      3  ?· ·
      """#),
    Language(
      "text/turtle", comments: .hash,
      #"""
      5| @prefix ·: <¦ @prefix : <
      4  ·:· ·:·¦ ·:· "¦ ·:· <¦ a ·:
      4| @base <¦ PREFIX ·: <¦ <http…> a¦ ·:· a¦ <…> ·:·¦ <http…> <http…> ¦ _:·
      4~ a ·:·
      3| <#…>
      3~ ^^xsd:¦ "@·
      2~ ;¶
      -5| SELECT¦ ASK¦ CONSTRUCT¦ WHERE
      -6~ =>
      -9| {¶
      """#),
    Language(
      "text/n3", base: "text/turtle", comments: .hash,
      #"""
      6~ => {¦ } =>
      4| { ?¦ @keywords¦ @forAll
      """#),
    Language(
      "application/trig", base: "text/turtle", comments: .hash,
      #"""
      6| ·:· {¦ <…> {
      4| GRAPH <
      """#),
    Language(
      "application/n-triples",
      #"""
      6| <…> <…> <…> .¶¦ <…> <…> "…" .¶
      5| <…> <…> "…"@¦ <…> <…> "…"^^
      4| _:· <…> 
      -6| @prefix
      """#),
    Language(
      "text/vnd.graphviz", comments: [.slashes, .hash],
      #"""
      8| digraph ·¦ digraph {
      7| digraph "¦ strict digraph
      6| graph {
      5| graph · {
      4  edge[¦ · -> ·;¦ · -> ·¶¦ ·->·¦ "·" -> "¦ · -- ·¦ rankdir
      3  node [¦ node[¦ edge [¦ subgraph ·
      3~ [label
      """#),
    Language(
      "text/vnd.plantuml", comments: .apostrophe,
      #"""
      9| @startuml¦ @startmindmap¦ @startsalt¦ @startgantt¦ @startwbs¦ @startjson¦ @startyaml
      9| @startdot¦ @startmath¦ @startlatex¦ @startditaa¦ @startebnf¦ @startregex¦ @startfiles
      9| @startchronology¦ @startchen¦ @startboard¦ @startgit¦ @starthcl¦ @startcreole
      9| @startproject¦ @startwire¦ @startbpm¦ @startdef¦ @startflow¦ @starttree¦ @startnwdiag
      4| @enduml
      """#),
    Language(
      "text/vnd.mermaid", comments: .percent,
      #"""
      7^ sequenceDiagram¦ classDiagram¦ stateDiagram¦ erDiagram¦ gantt¶¦ pie title
      6^ graph TD¦ graph LR¦ flowchart ·¦ gitGraph
      4  participant ·
      4~ -->|¦ -->
      """#),
    Language(
      "text/x-mscgen", comments: .hash,
      #"""
      7| msc {
      4  ·=>·¦ ·->·
      """#),
    Language(
      "text/x-gherkin", comments: .hash, style: [.noSemicolons, .prose],
      #"""
      7| Feature: ¦ Feature:
      6| Scenario: 
      5  Scenario: ¦ Scenario Outline:¦ Background:
      5| Narrative:
      4  Examples:
      3  I want to¦ | · |
      2  As a ·
      2| Given ·¦ When ·¦ Then ·¦ In order to
      1  Given ·¦ When ·¦ Then ·¦ And ·
      -8| @start
      """#),
    Language(
      "text/x-robotframework", style: [.noSemicolons, .prose],
      #"""
      7| *** Settings ***¦ *** Test Cases ***¦ *** Keywords ***
      6| *** Variables ***¦ *** Test ·¦ *** Settings¦ *** Keyword
      4  [Documentation]¦ ${·}
      3| Library  
      """#),
    Language(
      "text/x-webidl", comments: .slashes, style: .semicolons,
      #"""
      6| [Exposed=
      5| partial interface
      4  readonly attribute
      4| interface · : · {¦ dictionary · {
      """#),
    Language(
      "text/x-antlr", comments: .slashes,
      #"""
      7| grammar ·;
      6| lexer grammar¦ parser grammar
      4  : ·¦ ~[
      4| fragment ·¦ options {
      4~ -> skip¦ -> channel
      3  | ·¦ ;¶
      """#),
    Language(
      "text/x-ebnf",
      #"""
      4| · = …;¶¦ · ::= ¦ <·> ::= 
      3  | "
      """#),
  ]
}
