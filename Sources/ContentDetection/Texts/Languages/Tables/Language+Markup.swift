// Languages for writing documents in.
extension Language {
  static let markup: [Language] = [
    Language(
      "text/markdown", style: [.prose, .noSemicolons, .document],
      #"""
      5| ![¦ [![
      5~ [·](
      5= ## ·¦ ### ·¦ #### ·
      4| ```·¦ ```¶¦ [·]: http¦ - [ ] ·¦ - [x] ·¦ |--¦ | --¦ |:-¦ <!-- ¦ <details>
      4~ ](http¦ [·…](¦ ![·
      4= # ·
      3| [·…]: http¦ - [·¦ * `·¦ ***¦ ~~~·
      3~ **·¦ <http¦ _·_¦ *·*
      2| * [
      2~ `·`
      2_ * ·¦ - ·
      1| - ·¦ * ·¦ 2. ·¦ ---¶
      1_ 1. ·¦ > ·
      -4  end¶¦ $·
      -4| \·¦ import ·¦ · = ·¦ {{#
      -5| .. ·::¦ #include¦ @·{¦ def ·¦ class ·¦ function ·¦ *** Settings¦ #' 
      -6| = ·¦ == ·¦ #+·¦ --- a/¦ +++ ¦ @@ -¦ FROM ·¦ set ·¦ export ·¦ ##·=
      """#),
    Language(
      "text/x-rst", style: [.prose, .noSemicolons, .document],
      #"""
      6| .. toctree::¦ .. code-block::¦ .. note::
      5| .. ·::¦ .. _·¦ .. image::¦ .. contents::¦ :·: ·
      5~ :ref:`¦ :class:`
      4  .. ·::¦ :·: ·
      4| .. ·¦ .. [·¦ ::¶¦ ..¶
      4~ :·:`¦ ``·¦ `_ ·¦ `_¦ >`_
      3| #. ·
      2| ~~~¦ ^^^
      1| ===¦ ---¦ * ·¦ - ·
      -4  end¶
      -5| ] = 
      -6| ```¦ @·{¦ ## ·¦ #include
      """#),
    Language(
      "text/x-asciidoc", style: [.prose, .noSemicolons, .document],
      #"""
      5| === ·¦ [source
      5~ http…[
      4| :toc:¦ :author:¦ [source,¦ [[·]]¦ [NOTE]¦ NOTE: ·¦ TIP: ·¦ ----¶¦ ====¶¦ include::
      4| image::¦ |===¦ ifdef::
      4~ image::·¦ link:·¦ <<·
      4_ = ·¦ == ·
      3| :·: ·¦ ....¶¦ . ·¦ **  ·
      1| * ·
      -5| '''·
      -6| .. ·::¦ #+¦ {{¦ ==·==
      """#),
    Language(
      "text/x-textile", style: [.prose, .noSemicolons, .document],
      #"""
      6| h1. ·¦ h2. ·¦ h3. ·
      5| bq. ·¦ bc. ·
      4| p. ·¦ |_.
      4~ ":http
      3~ "·":·¦ @·@¦ !http
      1| # ·¦ * ·¦ ** ·
      """#),
    Language(
      "text/org", style: [.prose, .noSemicolons, .document],
      #"""
      7| #+TITLE:¦ #+title:
      6| #+BEGIN_¦ #+begin_
      5  SCHEDULED:
      5| #+AUTHOR:¦ #+·:¦ #+OPTIONS¦ * TODO ·¦ ** TODO ·¦ * DONE
      4  :PROPERTIES:¦ :END:¦ CLOCK:
      4| * ·¦ ** ·¦ *** ·¦ :PROPERTIES:
      4~ [[http¦ ][·
      3  - [ ] 
      3~ =·=
      """#),
    Language(
      "text/x-wiki", style: [.prose, .noSemicolons, .document],
      #"""
      5| == ·… ==¶¦ ==·==¶
      4| == · ==¦ === ·… ===¦ {{·¦ {| class=¦ [[Category:¦ ==·…==¶¦ #REDIRECT
      4~ [[·]]¦ [[·|·¦ <ref>¦ [[File:
      3| |-¶¦ * ·¦ :: ·
      3~ '''·¦ {{·
      -4| {%
      -6| {{#
      -8| :·:
      """#),
    Language(
      "text/troff", style: [.prose, .noSemicolons],
      #"""
      7| .TH ·¦ .TH "
      6| .SH ·¦ .SH "¦ .Dd ·¦ .Dt ·¦ .Sh ·¦ .Nm ·
      5| .Os¦ .Nd ·¦ .Bl -¦ .\" ·¦ .\"
      4| .It ·¦ .PP¶¦ .TP¦ .IP ·¦ .B ·¦ .BR ·¦ .I ·¦ .RS¦ .fi¶¦ .nf¶¦ .br¶¦ '\" ·¦ '\"¦ .de ·
      4| .ds ·¦ .if ·¦ .ie ·¦ .el ·¦ .nr ·¦ .TS¶¦ .TE¶¦ .so ·¦ .ad ·¦ .LP¦ .NH¦ .SS ·¦ .\}¦ .ft ·
      4| .in ·¦ .ti ·¦ .P¶¦ .TL
      3| .sp
      3~ \fB·¦ \fI·¦ \fR¦ \-
      """#),
    Language(
      "text/x-tex", comments: .percent, style: [.prose, .noSemicolons, .document],
      #"""
      9| \documentclass
      7| \begin{document}¦ \documentstyle
      6| \usepackage¦ \ProvidesPackage¦ \ProvidesClass¦ \ProvidesFile¦ \NeedsTeXFormat
      6| \RequirePackage¦ \contentsline
      5| \LoadClass¦ \section{¦ \chapter{¦ \subsection{
      4  \begin{·}¦ \end{·}¦ \newcommand¦ \def\·¦ \item ·¦ \expandafter\
      4| \begin{·}¦ \end{·}¦ \section*{¦ \title{¦ \author{¦ \maketitle¦ \newcommand¦ \renewcommand
      4| \def\·¦ \item ·¦ \input{¦ \input ·¦ \include{¦ \label{¦ \bye¦ \setlength¦ \let\·¦ \ifx\
      4| \fi¶¦ \newif\¦ \DeclareOption¦ \hskip¦ \vskip¦ \font\¦ \hbox{¦ \bibitem
      4| \DeclareFieldFormat¦ \newenvironment¦ \makeatletter¦ \makeatother
      4~ \ref{¦ \cite{¦ \textbf{¦ \emph{¦ \frac{
      3~ $\·
      -6| .TH¦ @node¦ ```¦ \version "¦ \score
      """#),
    Language(
      "application/texinfo", style: [.prose, .noSemicolons, .document],
      #"""
      9| \input texinfo
      6| @setfilename¦ @settitle¦ @node ·
      5| @section ·
      4| @chapter ·¦ @menu¦ @end ·¦ @titlepage¦ @c ·¦ @item ·¦ @example¦ @cindex¦ @ifinfo
      4| @subsection ·
      4~ @code{¦ @var{
      """#),
    Language(
      "text/x-bibtex", comments: .percent, style: .caseless,
      #"""
      8| @article{·¦ @book{·¦ @inproceedings{¦ @misc{·
      7| @phdthesis{¦ @techreport{¦ @string{¦ @string(¦ @incollection{¦ @manual{¦ @online{
      7| @article{
      6| @comment{¦ @preamble{
      4  author = {¦ author = "¦ title = {¦ title = "¦ year = {¦ year = °¦ journal = ¦ pages = 
      3| @comment
      """#),
    Language(
      "text/vnd.typst", comments: .slashes, style: [.prose, .noSemicolons, .document],
      #"""
      7| #import "
      6| #set ·(¦ #show ·
      5  #·(
      5| #let ·(¦ #let · =¦ #show: ·
      4  set ·(¦ show ·: ¦ pagebreak(
      4| = ·¦ == ·¦ #figure(¦ #include "
      4~ #·[
      3  block(
      3~ $·
      -6| #include <
      """#),
    Language(
      "application/postscript", comments: .percent, style: .noSemicolons,
      #"""
      5  /· {…} def¦ /· {…} bind def
      4  /· {¶¦ /· °¦ } def¶¦ } bind def¦ } executeonly def¦ showpage¦ currentdict
      4~ exch def¦ bind def¦ findfont¦ setfont¦ moveto¦ lineto¦ ifelse¶¦ systemdict¦ currentdict
      3  gsave¦ grestore
      3~ def¶¦ dup¦ exch
      """#),
    Language(
      "text/x-lilypond", comments: .percent,
      #"""
      9| \version "°
      6| \score¦ \header {
      5  \relative¦ \time °
      5| \relative
      4  \new Staff¦ \key ·
      4| \paper¦ \layout
      4~ \major
      """#),
    Language(
      "text/vnd.abc", comments: .percent,
      #"""
      5| X:°¦ X: °
      4| T:·¦ T: ·¦ M:°/°¦ M: °/°¦ L:°/°¦ L: °/°¦ K:·¦ K: ·¦ Q:°
      -6~ {
      """#),
    Language(
      "text/x-txt2tags", style: [.prose, .document],
      #"""
      6| %!target
      5| %!options¦ %!encoding
      4| = · =¶¦ == ·… ==¶
      """#),
    Language(
      "text/x-bbcode", style: [.prose, .document],
      #"""
      6~ [/b]
      5~ [b]¦ [/url]¦ [url=¦ [/quote]
      4~ [i]¦ [img]
      """#),
    Language(
      "text/x-opam", comments: .hash,
      #"""
      6| opam-version: "
      4| maintainer: "¦ depends: [¦ build: [¦ synopsis: "
      """#),
    Language(
      "text/x-changelog",
      style: .prose,
      #"""
      5| °-°-° ·… <…@…>¶
      3  * ·.·: ·¦ * ·.· (·): ¦ * ·/
      """#),
  ]
}
