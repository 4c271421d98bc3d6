// Languages that command lines are written in, and those of editors.
extension Language {
  static let shells: [Language] = [
    Language(
      "application/x-shellscript", comments: .hash, style: .noSemicolons,
      #"""
      4  fi¶
      4  done¶
      4  esac¶
      4  then¶
      4  if [ …then¶
      4  if [ …; then
      4  if [[ …
      3  if [ …
      4  elif [
      4  for · in …; do
      4  for · in …do¶
      3  while …; do
      3  while read ·
      4  case "$·" in
      4  case $· in
      4  export ·=
      3| ·=$(
      3  ·="$
      2| ·="
      3| ·='
      3  ·=`
      3| ·() {¶
      3| ·()¶
      3| function · {
      3| function ·() {
      2  echo "
      2  echo $
      2  echo '
      2  echo ·
      3  local ·=
      3  set -e
      3  source ·
      3  . /·
      4  alias ·='
      4  alias ·="
      4  eval "$
      3~ "$·"
      3~ "${·
      3~ ${·
      3~ $(·
      3~ || exit
      3~ $?
      3~ $@
      3~ "$@"
      3~ $1
      2~ $·
      3~ 2>&1
      3~ >/dev/null
      3~ > /dev/null
      3~ && ·
      2~ | grep
      3~ | sed
      3~ | awk
      3  exit °¶
      3  shift¶
      3  cd ·
      3  cd "
      3  unset ·
      3  shopt -
      3  exec ·
      3  test -
      4~ [ -
      4~ [[ -
      3  sudo ·
      3  apt-get ·
      3  rm -
      3  mkdir -
      3  chmod ·
      3  trap ·
      3  autoload -
      3  setopt ·
      3  PROMPT=
      3  ;;¶
      -6| <?php
      -5  def ·
      -6  my $
      -6  end¶
      -6| proc ·
      -6  var ·
      -6| ifeq
      -6| RUN ·
      -4| @·
      """#),
    Language(
      "application/x-fishscript", comments: .hash, style: .noSemicolons,
      #"""
      5  set -l ·
      5  set -g ·
      5  set -x ·
      5  set -gx
      5  set -q ·
      2  set ·
      2| function ·
      5| function · -
      4| function ·¶
      4  end¶
      3  if test
      5  if set -q
      5  else if
      4  for · in $
      4  switch $
      4  switch "$
      3  case '
      5~ $argv
      4  string ·
      4  status ·
      4  complete -c
      4  if not
      3  test ·
      3  eval $
      3  while ·
      3  set_color ·
      -8  fi¶
      -8  done¶
      -6  then¶
      -6  local ·
      -4  def ·
      -5  var ·
      -6  end;
      -6  do¶
      """#),
    Language(
      "application/x-csh", base: "application/x-shellscript", comments: .hash, style: .noSemicolons,
      #"""
      5| setenv ·
      4  setenv ·
      4  endif¶
      4  endsw¶
      4| set · = 
      3| set ·=
      4  foreach · (
      4  if (…) then¶
      4| alias · '
      3| alias · 
      4~ if ($?·
      3| unset ·
      4| bindkey ·
      3~ breaksw
      3  end¶
      -8  fi¶
      -8  esac¶
      """#),
    Language(
      "application/x-nuscript", comments: .hash, style: .noSemicolons,
      #"""
      5| export def ·
      5| def · [
      5| export def "
      4| def "
      4  let · = (
      4  let · = 
      4~ | where ·
      4~ | get ·
      4~ $in
      4~ | each {
      4  mut · =
      """#),
    Language(
      "application/x-powershell", comments: .hash, style: [.caseless, .noSemicolons],
      #"""
      4| function ·-·
      5  function ·-·
      4  param(
      4  param (
      5  [cmdletbinding
      5  [parameter(
      4  [string]$·
      4  $· = new-object
      5  $· = get-
      4  $· = 
      3  $·.· = 
      3  write-host
      4  write-host
      4  write-output
      4  write-verbose
      4  write-error
      4  import-module
      4  export-modulemember
      4  get-·
      4  set-·
      4  new-·
      4  remove-·
      3  invoke-
      4~ -eq ·
      4~ -eq $
      4~ -ne $
      4~ $_.·
      4~ $env:
      3~ $null
      3~ $true
      3~ $false
      4~ | where-object
      4~ | foreach-object
      4~ | out-
      4~ -join
      3~ -match
      3  foreach ($· in $
      3  foreach($· in $
      3  if ($
      3  if (-not
      5  if (test-path
      4| #requires -
      3  throw "
      4  .synopsis
      4~ [system.
      4~ write-
      5| configuration ·
      -6  $this->
      -8| <?php
      -6  my $
      -6  use ·
      -6  fi¶
      -6  echo $
      """#),
    Language(
      "application/x-bat", style: [.caseless, .noSemicolons],
      #"""
      8| @echo off
      5  @echo off
      4| @rem
      3| rem ·
      2| rem
      3  :: ·
      3| ::¶
      5  setlocal
      4  endlocal
      4  goto ·
      4  goto :
      4  if not exist
      4  if exist ·
      4  if "%
      4  if not "%
      4  if errorlevel
      4  if %·
      3  set ·=
      4  set "·=
      4  set /·
      4  call :
      3  call ·
      3  echo.¶
      2  echo ·
      4  exit /b
      3  pause¶
      4  for %%
      4  for /f
      4~ %~dp0
      3~ %·%
      2~ %°
      4~ "%·%
      3| :·¶
      4  xcopy ·
      3  del ·
      3  copy ·
      3  cls¶
      4~ >nul
      3  pushd ·
      3  popd¶
      3  title ·
      -6  fi¶
      -6  done¶
      -6  end¶
      -6| def ·
      -5  sub ·
      """#),
    Language(
      "text/x-vim", style: .noSemicolons,
      #"""
      5| set nocompatible
      4| set no·
      3| set ·=
      3| set ·¶
      5| let g:
      4  let g:
      4  let s:
      4  let l:
      4  let b:
      4  let ·:· =
      5| function! ·
      4| function ·#·
      4| function! s:
      5| endfunction
      4  endif¶
      4  endfor¶
      5  if exists('
      5  if exists("
      4  if !exists(
      4  if has('
      4  if has("
      5  nnoremap ·
      5  nnoremap <
      5| noremap ·
      5| inoremap ·
      5| vnoremap ·
      5| autocmd ·
      4  autocmd ·
      4| augroup ·
      4| syn match
      5| syntax match
      5| syntax keyword
      5| syntax on
      4| syn keyword
      5| hi def link
      4| highlight ·
      4| hi ·
      4| command! ·
      3  call ·(
      3  call ·#
      4  echom ·
      4  setlocal ·
      3| map ·
      4| filetype ·
      3| finish¶
      3  silent! ·
      3| " ·
      4| Plug '
      4| Plugin '
      4| Bundle '
      4| colorscheme ·
      4| source $VIMRUNTIME
      """#),
    Language(
      "text/x-sed", comments: .hash,
      #"""
      3| s/…/…/g¶
      3| s/…/…/¶
      3| /…/d¶
      3| /…/{¶
      4| :·¶
      3| $!N
      3| t ·¶
      3| b ·¶
      4  s/…/…/
      3  h;
      3| s|…|…|
      3| $!{
      3| N¶
      -5  use ·
      -5  my ·
      """#),
    Language(
      "application/x-gnuplot", comments: .hash, style: .noSemicolons,
      #"""
      5| set terminal ·
      5| set term ·
      5| set output
      4| set xlabel
      4| set ylabel
      4| set title "
      4| set title '
      4| set xrange
      4| set yrange
      4| set key ·
      4| set style ·
      4| plot "
      4| plot '
      4| plot [
      4| plot ·(
      4| splot ·
      4| unset ·
      3| set grid
      3| set logscale
      4~ with lines
      4~ using °:
      3| reset¶
      3| set pm3d
      3| pause -1
      3| set ·
      """#),
    Language(
      "text/x-nsis", comments: [.semicolon, .hash], style: .caseless,
      #"""
      6| !include "
      5| !include ·
      5| !define ·
      6| !insertmacro
      5| outfile "
      5| installdir
      5  setoutpath
      5| section "
      4| section ·
      4| sectionend
      5  writeregstr
      5  writeuninstaller
      4  createshortcut
      4| name "
      4| function ·
      4| functionend
      3  file "
      4| page ·
      4| page custom
      4~ $instdir
      5| !ifdef
      4| !macro ·
      """#),
    Language(
      "text/x-innosetup", comments: .semicolon, style: .caseless,
      #"""
      4| [setup]¶
      5| appname=
      4| appversion=
      4| defaultdirname=
      4| outputbasefilename=
      4| [files]¶
      4| [icons]¶
      4| source: "
      """#),
    Language(
      "text/x-expect", base: "text/tcl", comments: .hash,
      #"""
      6| spawn ·
      5  expect "
      5  expect {
      5  send "
      4| interact¶
      4  send -
      4| set timeout
      """#),
    Language(
      "text/x-tmux", comments: .hash,
      #"""
      5| set -g ·
      5| bind ·
      5| bind-key ·
      4| unbind ·
      4| set-option -
      4| setw -g
      4| set-window-option
      4| source-file
      """#),
  ]
}
