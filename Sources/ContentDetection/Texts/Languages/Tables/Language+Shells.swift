// Languages that command lines are written in, and those of editors.
extension Language {
  static let shells: [Language] = [
    Language(
      "application/x-shellscript", comments: .hash, style: .noSemicolons,
      #"""
      4  fi¶¦ done¶¦ esac¶¦ then¶¦ if [ …then¶¦ if [ …; then¦ if [[ …¦ elif [¦ for · in …; do
      4  for · in …do¶¦ case "$·" in¦ case $· in¦ export ·=¦ alias ·='¦ alias ·="¦ eval "$
      4~ [ -¦ [[ -
      3  if [ …¦ while …; do¦ while read ·¦ ·="$¦ ·=`¦ local ·=¦ set -e¦ source ·¦ . /·¦ exit °¶
      3  shift¶¦ cd ·¦ cd "¦ unset ·¦ shopt -¦ exec ·¦ test -¦ sudo ·¦ apt-get ·¦ rm -¦ mkdir -
      3  chmod ·¦ trap ·¦ autoload -¦ setopt ·¦ PROMPT=¦ ;;¶
      3| ·=$(¦ ·='¦ ·() {¶¦ ·()¶¦ function · {¦ function ·() {
      3~ "$·"¦ "${·¦ ${·¦ $(·¦ || exit¦ $?¦ $@¦ "$@"¦ $1¦ 2>&1¦ >/dev/null¦ > /dev/null¦ && ·
      3~ | sed¦ | awk
      2  echo "¦ echo $¦ echo '¦ echo ·
      2| ·="
      2~ $·¦ | grep
      -4| @·
      -5  def ·
      -6  my $¦ end¶¦ var ·
      -6| <?php¦ proc ·¦ ifeq¦ RUN ·
      """#),
    Language(
      "application/x-fishscript", comments: .hash, style: .noSemicolons,
      #"""
      5  set -l ·¦ set -g ·¦ set -x ·¦ set -gx¦ set -q ·¦ if set -q¦ else if
      5| function · -
      5~ $argv
      4  end¶¦ for · in $¦ switch $¦ switch "$¦ string ·¦ status ·¦ complete -c¦ if not
      4| function ·¶
      3  if test¦ case '¦ test ·¦ eval $¦ while ·¦ set_color ·
      2  set ·
      2| function ·
      -4  def ·
      -5  var ·
      -6  then¶¦ local ·¦ end;¦ do¶
      -8  fi¶¦ done¶
      """#),
    Language(
      "application/x-csh", base: "application/x-shellscript", comments: .hash, style: .noSemicolons,
      #"""
      5| setenv ·
      4  setenv ·¦ endif¶¦ endsw¶¦ foreach · (¦ if (…) then¶
      4| set · = ¦ alias · '¦ bindkey ·
      4~ if ($?·
      3  end¶
      3| set ·=¦ alias · ¦ unset ·
      3~ breaksw
      -8  fi¶¦ esac¶
      """#),
    Language(
      "application/x-nuscript", comments: .hash, style: .noSemicolons,
      #"""
      5| export def ·¦ def · [¦ export def "
      4  let · = (¦ let · = ¦ mut · =
      4| def "
      4~ | where ·¦ | get ·¦ $in¦ | each {
      """#),
    Language(
      "application/x-powershell", comments: .hash, style: [.caseless, .noSemicolons],
      #"""
      5  function ·-·¦ [cmdletbinding¦ [parameter(¦ $· = get-¦ if (test-path
      5| configuration ·
      4  param(¦ param (¦ [string]$·¦ $· = new-object¦ $· = ¦ write-host¦ write-output
      4  write-verbose¦ write-error¦ import-module¦ export-modulemember¦ get-·¦ set-·¦ new-·
      4  remove-·¦ .synopsis
      4| function ·-·¦ #requires -
      4~ -eq ·¦ -eq $¦ -ne $¦ $_.·¦ $env:¦ | where-object¦ | foreach-object¦ | out-¦ -join
      4~ [system.¦ write-
      3  $·.· = ¦ write-host¦ invoke-¦ foreach ($· in $¦ foreach($· in $¦ if ($¦ if (-not¦ throw "
      3~ $null¦ $true¦ $false¦ -match
      -6  $this->¦ my $¦ use ·¦ fi¶¦ echo $
      -8| <?php
      """#),
    Language(
      "application/x-bat", style: [.caseless, .noSemicolons],
      #"""
      8| @echo off
      5  @echo off¦ setlocal
      4  endlocal¦ goto ·¦ goto :¦ if not exist¦ if exist ·¦ if "%¦ if not "%¦ if errorlevel¦ if %·
      4  set "·=¦ set /·¦ call :¦ exit /b¦ for %%¦ for /f¦ xcopy ·
      4| @rem
      4~ %~dp0¦ "%·%¦ >nul
      3  :: ·¦ set ·=¦ call ·¦ echo.¶¦ pause¶¦ del ·¦ copy ·¦ cls¶¦ pushd ·¦ popd¶¦ title ·
      3| rem ·¦ ::¶¦ :·¶
      3~ %·%
      2  echo ·
      2| rem
      2~ %°
      -5  sub ·
      -6  fi¶¦ done¶¦ end¶
      -6| def ·
      """#),
    Language(
      "text/x-vim", style: .noSemicolons,
      #"""
      5  if exists('¦ if exists("¦ nnoremap ·¦ nnoremap <
      5| set nocompatible¦ let g:¦ function! ·¦ endfunction¦ noremap ·¦ inoremap ·¦ vnoremap ·
      5| autocmd ·¦ syntax match¦ syntax keyword¦ syntax on¦ hi def link
      4  let g:¦ let s:¦ let l:¦ let b:¦ let ·:· =¦ endif¶¦ endfor¶¦ if !exists(¦ if has('
      4  if has("¦ autocmd ·¦ echom ·¦ setlocal ·
      4| set no·¦ function ·#·¦ function! s:¦ augroup ·¦ syn match¦ syn keyword¦ highlight ·¦ hi ·
      4| command! ·¦ filetype ·¦ Plug '¦ Plugin '¦ Bundle '¦ colorscheme ·¦ source $VIMRUNTIME
      3  call ·(¦ call ·#¦ silent! ·
      3| set ·=¦ set ·¶¦ map ·¦ finish¶¦ " ·
      """#),
    Language(
      "text/x-sed", comments: .hash,
      #"""
      4  s/…/…/
      4| :·¶
      3  h;
      3| s/…/…/g¶¦ s/…/…/¶¦ /…/d¶¦ /…/{¶¦ $!N¦ t ·¶¦ b ·¶¦ s|…|…|¦ $!{¦ N¶
      -5  use ·¦ my ·
      """#),
    Language(
      "application/x-gnuplot", comments: .hash, style: .noSemicolons,
      #"""
      5| set terminal ·¦ set term ·¦ set output
      4| set xlabel¦ set ylabel¦ set title "¦ set title '¦ set xrange¦ set yrange¦ set key ·
      4| set style ·¦ plot "¦ plot '¦ plot [¦ plot ·(¦ splot ·¦ unset ·
      4~ with lines¦ using °:
      3| set grid¦ set logscale¦ reset¶¦ set pm3d¦ pause -1¦ set ·
      """#),
    Language(
      "text/x-nsis", comments: [.semicolon, .hash], style: .caseless,
      #"""
      6| !include "¦ !insertmacro
      5  setoutpath¦ writeregstr¦ writeuninstaller
      5| !include ·¦ !define ·¦ outfile "¦ installdir¦ section "¦ !ifdef
      4  createshortcut
      4| section ·¦ sectionend¦ name "¦ function ·¦ functionend¦ page ·¦ page custom¦ !macro ·
      4~ $instdir
      3  file "
      """#),
    Language(
      "text/x-innosetup", comments: .semicolon, style: .caseless,
      #"""
      5| appname=
      4| [setup]¶¦ appversion=¦ defaultdirname=¦ outputbasefilename=¦ [files]¶¦ [icons]¶¦ source: "
      """#),
    Language(
      "text/x-expect", base: "text/tcl", comments: .hash,
      #"""
      6| spawn ·
      5  expect "¦ expect {¦ send "
      4  send -
      4| interact¶¦ set timeout
      """#),
    Language(
      "text/x-tmux", comments: .hash,
      #"""
      5| set -g ·¦ bind ·¦ bind-key ·
      4| unbind ·¦ set-option -¦ setw -g¦ set-window-option¦ source-file
      """#),
  ]
}
