// Functional and logical languages.
extension Language {
  static let functional: [Language] = [
    Language(
      "text/x-haskell", comments: .dashes, style: .noSemicolons,
      #"""
      6| module ·… where
      4| module ·
      5| import qualified ·
      4| import Data.
      4| import Control.
      4| import System.
      4| import ·.…(
      2| import ·¶
      2| import ·.
      5| ·:: IO
      5| · :: …->
      4| · :: 
      4| · :: ·¶
      6| {-# LANGUAGE
      4| {-# 
      4| data · = 
      4| newtype ·
      4| type · = 
      4| instance · ·
      4| instance ·… where
      4| class ·… where
      3  deriving (
      3~ deriving
      4| main = do
      4| main :: IO
      3  where¶
      4~ <- ·
      3  let ·
      3~ >>= 
      3~ <$>
      4~ $ ·
      3~ \· ->
      3~ ++ 
      4~ putStrLn
      3~ return ·
      3  | · = 
      3  | otherwise =
      3~ `·`
      3~ Maybe ·
      3~ foldr
      3  case · of
      2  · -> ·
      3| · · = ·
      3| · (·:·) =
      -5  def ·
      -5  fun ·
      -5  let rec
      -5  end¶
      -6| port module
      -5| #include "
      -5| defmodule
      """#),
    Language(
      "text/x-elm", comments: .dashes, style: .noSemicolons,
      #"""
      6| module · exposing (
      6| port module
      7| module ·… exposing
      6| import ·… exposing (
      5| import Html
      4| type alias · =
      4| type ·¶
      3| · : ·
      4| · : … -> 
      4~ |> 
      3~ <| 
      3  case · of
      3~ Cmd Msg
      4~ Html Msg
      4~ Html.
      4| view ·
      4| update ·
      4| main =¶
      """#),
    Language(
      "text/x-purescript", base: "text/x-haskell", comments: .dashes, style: .noSemicolons,
      #"""
      4| import Prelude
      1~ forall ·.
      4~ ∷
      5~ Effect Unit
      4~ :: Effect
      3| derive instance
      3| foreign import ·
      3| import Effect
      """#),
    Language(
      "text/x-idris", base: "text/x-haskell", comments: .dashes, style: .noSemicolons,
      #"""
      5| %default total
      4| total¶
      4| · : …-> ·
      4| data · : 
      4~ Vect ·
      4| public export
      4| · : 
      """#),
    Language(
      "text/x-agda", comments: .dashes, style: .noSemicolons,
      #"""
      6| open import ·
      4| module ·… where
      4~ → 
      4~ ∀
      5~ Set
      3| data · : 
      4~ ≡
      3~ λ
      4| record · : Set
      """#),
    Language(
      "text/x-lean", comments: .dashes, style: .noSemicolons,
      #"""
      5| theorem ·
      5| lemma ·
      4| def · :
      4| def · (
      4| import ·.·
      4| variables (
      3| open ·
      3| namespace ·
      4~ :=
      4~ by¶
      3  simp
      3  exact ·
      4~ ∀ ·
      4| #eval
      4| #check
      4| instance :
      3| universe ·
      4| example :
      """#),
    Language(
      "text/x-coq",
      #"""
      6| Require Import ·
      6| From · Require
      5| Theorem ·
      5| Lemma ·
      5| Proof.
      5| Qed.
      4| Definition ·
      4| Inductive ·
      4| Fixpoint ·
      4| Variable ·
      4| Section ·.
      4| End ·.
      3  intros ·
      3  apply ·
      3  rewrite ·
      3  reflexivity.
      3  destruct ·
      3~ forall ·
      """#),
    Language(
      "text/x-isabelle",
      #"""
      6| theory ·
      5| imports ·
      4| begin¶
      5| lemma ·
      4| theorem ·
      4| definition ·
      4~ apply (
      4~ \<·>
      4| fun · ::
      3~ where¶
      4| end¶
      4  by (
      4  by simp
      """#),
    Language(
      "text/x-ocaml", style: .noSemicolons,
      #"""
      5| open ·¶
      4| open ·.
      5| let rec ·
      4| let · =
      5| let () =
      3| let · ·
      4  let · = … in
      4  let rec ·
      3  let (
      3~ = … in¶
      4  match · with
      4~ match · with
      4  | · -> 
      4  | · · -> 
      3  | _ ->
      4| module · = 
      5| module · = struct
      5| module type · =
      4| type · = 
      3| type · =¶
      3| and ·
      4| exception ·
      4~ fun · ->
      3~ function¶
      3~ -> ·
      4~ Printf.printf
      4~ List.·
      3~ String.·
      3~ raise (
      4| val · : 
      4  val · : 
      4~ :: ·
      3~ ;;
      3~ ref (
      3~ := 
      3~ -> Some ·
      3~ (* 
      4| external · : 
      3  with¶
      3  end¶
      3  method ·
      3  begin match
      4| include ·
      -6  def ·
      -6| namespace ·
      -5| using ·
      -6  func ·
      -6  let mut
      -6| fun ·
      -6| import ·
      -5| open System
      """#),
    Language(
      "text/x-fsharp", comments: .slashes, style: .noSemicolons,
      #"""
      6| open System
      4| open ·
      5| module ·
      4| namespace ·
      4| let rec ·
      4| let · =
      3| let · ·
      4  let · = 
      3  let mutable ·
      4  match · with
      3  | · ->
      5~ |> 
      5  |> ·.·
      4~ printfn "
      4~ fun · ->
      4  member this.
      5  member ·.·
      4| type · =
      4| [<EntryPoint>]
      4| [<·
      4  [<·
      3~ Seq.·
      3~ List.·
      4  async {
      4  let! ·
      4| #light
      4~ <- ·
      4| #r "
      3  new(
      """#),
    Language(
      "text/x-sml",
      #"""
      5| structure ·
      5| signature ·
      4| val · =
      3  fun ·… =
      4  val · =
      4| datatype ·
      3  | · =>
      1~ => ·
      3  end¶
      3  let¶
      3  in¶
      4| open ·
      4  case · of
      4| functor ·
      3~ fn ·
      3~ SOME ·
      3~ handle ·
      -5| module ·
      -6| import ·
      -4| package ·
      """#),
    Language(
      "text/x-erlang", comments: .percent, style: .noSemicolons,
      #"""
      7| -module(
      6| -export([
      6| -include(
      5| -include_lib(
      5| -define(
      4| -record(
      5| -spec ·(
      4| -behaviour(
      4| -behavior(
      4| -type ·(
      4| -compile(
      3| ·(…) ->¶
      3| ·(…) ->
      3  case · of
      3  end.¶
      2  ok.¶
      3  {ok, ·
      2  receive¶
      4~ io:format(
      4~ lists:·(
      3~ ?·
      3~ {ok, ·}
      4~ ·:·(
      4| {·, [·
      4| {·, "
      4| {erl_opts
      5| {deps, [
      3| {·, ·
      3| {·, [¶
      3| {'·
      4~ fun(
      3  fun ·/
      -4  def ·
      """#),
    Language(
      "text/x-elixir", comments: .hash, style: .noSemicolons,
      #"""
      7| defmodule · do
      6| defmodule ·
      5  defmodule ·
      4  def ·(…) do¶
      4  def · do¶
      5  defp ·
      5  def ·, do:
      5  def ·(…), do:
      4  use ·
      4  alias ·.
      4  import ·
      5  @moduledoc
      5  @doc ""
      4  @spec ·
      3  @·
      4~ |> ·
      5  |> ·.
      4~ fn ·
      3~ -> ·
      4~ do: ·
      3  end¶
      4  case · do
      4  IO.puts
      4~ IO.puts
      4~ %{·
      4~ Enum.
      4~ {:ok, ·
      3  test "…" do
      4  test "…", %{
      4  defstruct ·
      4  defmacro ·
      4~ <> ·
      5| %{"·": {:hex
      5  "·": {:hex
      4| use Mix.Config
      4| import Config
      4| config :
      4| defimpl ·
      3~ :ok
      """#),
    Language(
      "text/x-gleam", comments: .slashes, style: .noSemicolons,
      #"""
      5| pub fn ·(…) -> · {
      5| import gleam/
      4| import ·/
      4| pub type ·
      4  use · <-
      4~ |> ·
      3  case · {
      3  let assert
      """#),
    Language(
      "text/x-clojure", comments: .semicolon,
      #"""
      7| (ns ·
      6| (defn ·
      5| (defn- ·
      4| (def ·
      5| (defmacro ·
      5  (:require
      4  (:import
      4  (:use
      5| (:require
      5| (require '
      5| (use '
      4| (deftest ·
      4| (defproject
      4| (defprotocol
      4| (defmulti
      4| (defrecord
      4| (set-env!
      4| (deftask
      4  (let [
      4~ (let [
      4~ (fn [
      3  [·
      4  (-> ·
      4  (->> ·
      4~ (-> 
      4~ :keys [
      3~ (str ·
      3~ #(
      3~ (map ·
      3~ (if-let [
      3~ (when-let
      3~ :as ·
      4~ (println
      3~ {:· 
      3  :· ·
      3~ (when ·
      4~ clojure.
      3~ (doseq [
      3~ (swap! 
      4| (comment
      -6| (defun ·
      -6| (setq ·
      -6| (define ·
      -6| (module
      """#),
    Language(
      "text/x-common-lisp", comments: .semicolon,
      #"""
      5| (defun ·
      4| (defmacro ·
      6| (in-package
      6| (defpackage
      5| (asdf:
      6| (defsystem
      5| (defparameter
      5| (defclass ·
      5| (defmethod ·
      5| (defgeneric ·
      4| (defstruct ·
      4| (defvar *
      4| (defconstant
      5| (deftemplate ·
      5| (defrule ·
      5| (deffacts
      5| (deffunction
      4| (declaim (
      4~ (format t
      4~ (loop for
      4~ (loop ·
      3~ (setf (
      3~ (setf ·
      4~ (multiple-value-bind
      3~ (let ((
      3~ (let* (
      3~ (cond (
      3~ (car ·
      3~ (cdr ·
      3~ #'
      3~ (defun ·
      3~ &optional
      3~ &key
      3~ nil
      4~ (destructuring-bind
      3~ (eq ·
      4~ (funcall ·
      4~ (labels (
      4| (eval-when
      3| #+·
      3| #-·
      -7| (ns ·
      -7| (define (
      -6~ (interactive
      -6| (provide '
      -5| (require '
      -5~ (point)
      """#),
    Language(
      "text/x-emacs-lisp", comments: .semicolon,
      #"""
      4| (defun ·
      6| (provide '
      5| (require '
      5  (require '
      4| (setq ·
      4| (setq-default
      6| (defcustom ·
      6| (defgroup ·
      6| (defface ·
      4| (defvar ·
      4| (defconst ·
      5| (add-hook '
      5| (add-to-list '
      6| (autoload '
      5| (global-set-key
      5| (define-key
      6~ (interactive
      5~ (save-excursion
      4~ (point)
      4~ (goto-char
      4~ (buffer-
      4~ (with-current-buffer
      4~ (kbd "
      4~ (message "
      3~ (setq ·
      3~ (let ((
      3~ (let* (
      3~ (if ·
      3~ (when ·
      3~ nil
      4| ;;; ·
      3| ;; ·
      5| ;;; Commentary:
      5| ;;; Code:
      6| (use-package
      5| (eval-after-load
      5| (define-derived-mode
      6| (define-abbrev-table
      6| (source ·)¶
      5| (package "
      4| (package-file
      4| (depends-on
      4| (source melpa)
      4| (source gnu)
      6| (ede-proj-
      5| (development¶
      4~ :type '
      4~ :group '
      4| (defadvice
      4| (defalias '
      4| (put '
      -7| (in-package
      -7| (defpackage
      -7| (ns ·
      -7| (defclass
      -7| (define (
      -4~ (format t
      """#),
    Language(
      "text/x-scheme", comments: .semicolon,
      #"""
      5| (define (
      4| (define ·
      6| (define-library
      6| (define-module
      5| (define-syntax
      5| (define-record-type
      5| (import (
      5| (library (
      5  (define (
      4| (load "
      4~ (lambda (
      4~ (let loop (
      3~ (let ((
      3~ (let* (
      3~ (cond (
      4~ #t
      4~ #f
      4~ (display ·
      4~ (display "
      4~ (newline
      4~ (set! ·
      4~ (call/cc
      4~ (call-with-
      4~ (begin
      3~ (null? ·
      4~ (syntax-rules
      4~ (·? ·
      3~ (car ·
      3~ (cdr ·
      3~ (else
      4| (use-modules
      -7| (defun ·
      -7| (ns ·
      -6| (setq
      -7| #lang
      """#),
    Language(
      "text/x-racket", base: "text/x-scheme", comments: .semicolon,
      #"""
      9| #lang ·
      4| (require ·
      4| (provide ·
      4| (struct ·
      3~ [·(
      3~ #:·
      """#),
    Language(
      "text/x-fennel", comments: .semicolon,
      #"""
      5| (local ·
      4| (fn ·
      4~ (fn [
      4  (local ·
      4~ (each [
      4~ (let [
      4~ (: ·
      5~ (require :
      3| (global ·
      -7| (defn ·
      -7| (ns ·
      """#),
    Language(
      "text/x-prolog", comments: .percent, style: .noSemicolons,
      #"""
      6| :- module(
      6| :- use_module(
      5| :- dynamic
      4| :- ·
      4| ?- ·
      4| ·(…) :-¶
      4| ·(…) :-
      3| ·(…·).¶
      2| ·(·, ·).¶
      3| · :-¶
      3  \+ ·
      3~ !,
      3~ [·|·]
      2~ · is ·
      3  write(
      3  nl,
      3  assert(
      3  findall(
      3~ =.. 
      4| % ·
      -6| -module(
      -6| -export(
      -5~ ->¶
      """#),
    Language(
      "text/x-mercury", base: "text/x-prolog", comments: .percent,
      #"""
      7| :- interface.
      6| :- pred ·
      6| :- func ·
      5| :- implementation.
      4| :- import_module
      """#),
    Language(
      "text/x-nix", comments: .hash,
      #"""
      5^ { …}:¶
      5^ {·, 
      2^ {¶
      4| { pkgs
      5| { config, 
      5| { lib, 
      5| { stdenv
      6~ stdenv.mkDerivation
      5~ mkDerivation {
      5~ fetchurl {
      5~ fetchFromGitHub {
      4~ with import <
      4~ import <nixpkgs
      3  inherit ·
      4  inherit (
      5  buildInputs = 
      5  nativeBuildInputs = 
      4  meta = with
      3~ = ''
      3  in¶
      3| let¶
      3| with ·;
      4~ pkgs.
      4~ lib.
      4| rec {
      2  · = "…";¶
      3  src = 
      """#),
    Language(
      "text/x-dhall", comments: .dashes,
      #"""
      5| let · =¶
      4| let · = 
      5~ λ(
      5~ \(· : 
      4~ : Text
      4~ Natural
      4| in  
      3| in ·
      """#),
    Language(
      "text/x-jsonnet", comments: [.slashes, .hash],
      #"""
      5| local · = import
      4| local · =
      4  local ·
      5~ std.·(
      4~ self.·
      4~ $.·
      4~ ::
      4  ·(·)::
      3  ·: '
      3  ·: "
      """#),
    Language(
      "text/x-reasonml", comments: .slashes,
      #"""
      4| let · = (…) => {
      3| let · = 
      4| open ·;
      4| module · = {
      4| type · = {
      4~ switch (·) {
      4  | · => 
      4~ ->·
      4~ React.string
      4| [@bs.
      4~ Js.log(
      -5| import ·
      -5  const ·
      """#),
  ]
}
