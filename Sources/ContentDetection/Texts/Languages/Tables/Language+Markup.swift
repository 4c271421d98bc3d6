// Languages for writing documents in.
extension Language {
  static let markup: [Language] = [
    Language(
      "text/markdown", style: [.prose, .noSemicolons, .document],
      #"""
      4= # ·
      5= ## ·
      5= ### ·
      5= #### ·
      4| ```·
      4| ```¶
      4~ ](http
      5~ [·](
      4~ [·…](
      4~ ![·
      5| ![
      5| [![
      4| [·]: http
      3| [·…]: http
      3~ **·
      2~ `·`
      2_ * ·
      2_ - ·
      1| - ·
      1| * ·
      2| * [
      3| - [·
      4| - [ ] ·
      4| - [x] ·
      3| * `·
      1_ 1. ·
      1| 2. ·
      1_ > ·
      4| |--
      4| | --
      4| |:-
      4| <!-- 
      3| ***
      1| ---¶
      3~ <http
      4| <details>
      3| ~~~·
      3~ _·_
      3~ *·*
      -6| = ·
      -6| == ·
      -5| .. ·::
      -6| #+·
      -4| \·
      -5| #include
      -5| @·{
      -4| import ·
      -4  end¶
      -5| def ·
      -5| class ·
      -5| function ·
      -5| *** Settings
      -5| #' 
      -6| --- a/
      -6| +++ 
      -6| @@ -
      -4| · = ·
      -4  $·
      -6| FROM ·
      -4| {{#
      -6| set ·
      -6| export ·
      -6| ##·=
      """#),
    Language(
      "text/x-rst", style: [.prose, .noSemicolons, .document],
      #"""
      5| .. ·::
      5| .. _·
      4| .. ·
      4| .. [·
      6| .. toctree::
      6| .. code-block::
      6| .. note::
      5| .. image::
      5| .. contents::
      4  .. ·::
      5| :·: ·
      4  :·: ·
      5~ :ref:`
      5~ :class:`
      4~ :·:`
      4~ ``·
      4~ `_ ·
      4~ `_
      4~ >`_
      1| ===
      1| ---
      2| ~~~
      2| ^^^
      4| ::¶
      1| * ·
      1| - ·
      3| #. ·
      4| ..¶
      -6| ```
      -6| @·{
      -6| ## ·
      -6| #include
      -4  end¶
      -5| ] = 
      """#),
    Language(
      "text/x-asciidoc", style: [.prose, .noSemicolons, .document],
      #"""
      4_ = ·
      4_ == ·
      5| === ·
      3| :·: ·
      4| :toc:
      4| :author:
      4| [source,
      5| [source
      4| [[·]]
      4| [NOTE]
      4| NOTE: ·
      4| TIP: ·
      4| ----¶
      4| ====¶
      3| ....¶
      4| include::
      4| image::
      4~ image::·
      4~ link:·
      4~ <<·
      3| . ·
      1| * ·
      4| |===
      3| **  ·
      5~ http…[
      4| ifdef::
      -6| .. ·::
      -6| #+
      -6| {{
      -6| ==·==
      -5| '''·
      """#),
    Language(
      "text/x-textile", style: [.prose, .noSemicolons, .document],
      #"""
      6| h1. ·
      6| h2. ·
      6| h3. ·
      5| bq. ·
      5| bc. ·
      4| p. ·
      4~ ":http
      4| |_.
      1| # ·
      1| * ·
      1| ** ·
      3~ "·":·
      3~ @·@
      3~ !http
      """#),
    Language(
      "text/org", style: [.prose, .noSemicolons, .document],
      #"""
      7| #+TITLE:
      7| #+title:
      6| #+BEGIN_
      6| #+begin_
      5| #+AUTHOR:
      5| #+·:
      5| #+OPTIONS
      4| * ·
      4| ** ·
      4| *** ·
      5| * TODO ·
      5| ** TODO ·
      5| * DONE
      4| :PROPERTIES:
      4  :PROPERTIES:
      4  :END:
      4~ [[http
      4~ ][·
      3  - [ ] 
      3~ =·=
      5  SCHEDULED:
      4  CLOCK:
      """#),
    Language(
      "text/x-wiki", style: [.prose, .noSemicolons, .document],
      #"""
      4| == · ==
      5| == ·… ==¶
      5| ==·==¶
      4| === ·… ===
      4~ [[·]]
      4~ [[·|·
      3~ '''·
      4| {{·
      4| {| class=
      3| |-¶
      4| [[Category:
      4| ==·…==¶
      3~ {{·
      4~ <ref>
      4| #REDIRECT
      4~ [[File:
      3| * ·
      3| :: ·
      -8| :·:
      -4| {%
      -6| {{#
      """#),
    Language(
      "text/troff", style: [.prose, .noSemicolons],
      #"""
      7| .TH ·
      7| .TH "
      6| .SH ·
      6| .SH "
      6| .Dd ·
      6| .Dt ·
      6| .Sh ·
      6| .Nm ·
      5| .Os
      5| .Nd ·
      5| .Bl -
      4| .It ·
      4| .PP¶
      4| .TP
      4| .IP ·
      4| .B ·
      4| .BR ·
      4| .I ·
      4| .RS
      4| .fi¶
      4| .nf¶
      4| .br¶
      3| .sp
      5| .\" ·
      5| .\"
      4| '\" ·
      4| '\"
      4| .de ·
      4| .ds ·
      4| .if ·
      4| .ie ·
      4| .el ·
      4| .nr ·
      4| .TS¶
      4| .TE¶
      4| .so ·
      4| .ad ·
      4| .LP
      4| .NH
      4| .SS ·
      3~ \fB·
      3~ \fI·
      3~ \fR
      3~ \-
      4| .\}
      4| .ft ·
      4| .in ·
      4| .ti ·
      4| .P¶
      4| .TL
      """#),
    Language(
      "text/x-tex", comments: .percent, style: [.prose, .noSemicolons, .document],
      #"""
      9| \documentclass
      7| \begin{document}
      7| \documentstyle
      6| \usepackage
      6| \ProvidesPackage
      6| \ProvidesClass
      6| \ProvidesFile
      6| \NeedsTeXFormat
      6| \RequirePackage
      5| \LoadClass
      4| \begin{·}
      4  \begin{·}
      4| \end{·}
      4  \end{·}
      5| \section{
      5| \chapter{
      5| \subsection{
      4| \section*{
      4| \title{
      4| \author{
      4| \maketitle
      4| \newcommand
      4  \newcommand
      4| \renewcommand
      4| \def\·
      4  \def\·
      4| \item ·
      4  \item ·
      4| \input{
      4| \input ·
      4| \include{
      4| \label{
      4~ \ref{
      4~ \cite{
      4~ \textbf{
      4~ \emph{
      4~ \frac{
      3~ $\·
      4| \bye
      4| \setlength
      6| \contentsline
      4| \let\·
      4| \ifx\
      4| \fi¶
      4  \expandafter\
      4| \newif\
      4| \DeclareOption
      4| \hskip
      4| \vskip
      4| \font\
      4| \hbox{
      4| \bibitem
      4| \DeclareFieldFormat
      4| \newenvironment
      4| \makeatletter
      4| \makeatother
      -6| .TH
      -6| @node
      -6| ```
      -6| \version "
      -6| \score
      """#),
    Language(
      "application/texinfo", style: [.prose, .noSemicolons, .document],
      #"""
      9| \input texinfo
      6| @setfilename
      6| @settitle
      6| @node ·
      4| @chapter ·
      5| @section ·
      4| @menu
      4| @end ·
      4| @titlepage
      4| @c ·
      4| @item ·
      4| @example
      4~ @code{
      4~ @var{
      4| @cindex
      4| @ifinfo
      4| @subsection ·
      """#),
    Language(
      "text/x-bibtex", comments: .percent, style: .caseless,
      #"""
      8| @article{·
      8| @book{·
      8| @inproceedings{
      8| @misc{·
      7| @phdthesis{
      7| @techreport{
      7| @string{
      7| @string(
      7| @incollection{
      7| @manual{
      7| @online{
      6| @comment{
      6| @preamble{
      7| @article{
      4  author = {
      4  author = "
      4  title = {
      4  title = "
      4  year = {
      4  year = °
      4  journal = 
      4  pages = 
      3| @comment
      """#),
    Language(
      "text/vnd.typst", comments: .slashes, style: [.prose, .noSemicolons, .document],
      #"""
      7| #import "
      5| #let ·(
      5| #let · =
      6| #set ·(
      6| #show ·
      5| #show: ·
      5  #·(
      4| = ·
      4| == ·
      4| #figure(
      4| #include "
      4  set ·(
      4  show ·: 
      3  block(
      4  pagebreak(
      4~ #·[
      3~ $·
      -6| #include <
      """#),
    Language(
      "application/postscript", comments: .percent, style: .noSemicolons,
      #"""
      5  /· {…} def
      5  /· {…} bind def
      4  /· {¶
      4  /· °
      4  } def¶
      4  } bind def
      4  } executeonly def
      4~ exch def
      3~ def¶
      4~ bind def
      4~ findfont
      4~ setfont
      4~ moveto
      4~ lineto
      3  gsave
      3  grestore
      4  showpage
      4  currentdict
      4~ ifelse¶
      4~ systemdict
      4~ currentdict
      3~ dup
      3~ exch
      """#),
    Language(
      "text/x-lilypond", comments: .percent,
      #"""
      9| \version "°
      6| \score
      6| \header {
      5| \relative
      5  \relative
      4  \new Staff
      5  \time °
      4  \key ·
      4~ \major
      4| \paper
      4| \layout
      """#),
    Language(
      "text/vnd.abc", comments: .percent,
      #"""
      5| X:°
      5| X: °
      4| T:·
      4| T: ·
      4| M:°/°
      4| M: °/°
      4| L:°/°
      4| L: °/°
      4| K:·
      4| K: ·
      4| Q:°
      -6~ {
      """#),
    Language(
      "text/x-txt2tags", style: [.prose, .document],
      #"""
      6| %!target
      5| %!options
      5| %!encoding
      4| = · =¶
      4| == ·… ==¶
      """#),
    Language(
      "text/x-bbcode", style: [.prose, .document],
      #"""
      6~ [/b]
      5~ [b]
      5~ [/url]
      5~ [url=
      5~ [/quote]
      4~ [i]
      4~ [img]
      """#),
    Language(
      "text/x-opam", comments: .hash,
      #"""
      6| opam-version: "
      4| maintainer: "
      4| depends: [
      4| build: [
      4| synopsis: "
      """#),
    Language(
      "text/x-changelog",
      style: .prose,
      #"""
      5| °-°-° ·… <…@…>¶
      3  * ·.·: ·
      3  * ·.· (·): 
      3  * ·/
      """#),
  ]
}
