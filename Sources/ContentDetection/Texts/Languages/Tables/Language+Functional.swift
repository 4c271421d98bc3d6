// Functional and logical languages.
extension Language {
  static let functional: [Language] = [
    Language(
      "text/x-haskell", comments: .dashes, style: .noSemicolons,
      #"""
      6| module ·… where¦ {-# LANGUAGE
      5| import qualified ·¦ ·:: IO¦ · :: …->
      4| module ·¦ import Data.¦ import Control.¦ import System.¦ import ·.…(¦ · :: ¦ · :: ·¶¦ {-# 
      4| data · = ¦ newtype ·¦ type · = ¦ instance · ·¦ instance ·… where¦ class ·… where
      4| main = do¦ main :: IO
      4~ <- ·¦ $ ·¦ putStrLn
      3  deriving (¦ where¶¦ let ·¦ | · = ¦ | otherwise =¦ case · of
      3| · · = ·¦ · (·:·) =
      3~ deriving¦ >>= ¦ <$>¦ \· ->¦ ++ ¦ return ·¦ `·`¦ Maybe ·¦ foldr
      2  · -> ·
      2| import ·¶¦ import ·.
      -5  def ·¦ fun ·¦ let rec¦ end¶
      -5| #include "¦ defmodule
      -6| port module
      """#),
    Language(
      "text/x-elm", comments: .dashes, style: .noSemicolons,
      #"""
      7| module ·… exposing
      6| module · exposing (¦ port module¦ import ·… exposing (
      5| import Html
      4| type alias · =¦ type ·¶¦ · : … -> ¦ view ·¦ update ·¦ main =¶
      4~ |> ¦ Html Msg¦ Html.
      3  case · of
      3| · : ·
      3~ <| ¦ Cmd Msg
      """#),
    Language(
      "text/x-purescript", base: "text/x-haskell", comments: .dashes, style: .noSemicolons,
      #"""
      5~ Effect Unit
      4| import Prelude
      4~ ∷¦ :: Effect
      3| derive instance¦ foreign import ·¦ import Effect
      1~ forall ·.
      """#),
    Language(
      "text/x-idris", base: "text/x-haskell", comments: .dashes, style: .noSemicolons,
      #"""
      5| %default total
      4| total¶¦ data · : ¦ public export
      4~ Vect ·
      1| · : …-> ·
      """#),
    Language(
      "text/x-agda", comments: .dashes, style: .noSemicolons,
      #"""
      6| open import ·
      5~ Set
      4| module ·… where¦ record · : Set
      4~ → ¦ ∀¦ ≡
      3| data · : 
      3~ λ
      """#),
    Language(
      "text/x-lean", comments: .dashes, style: .noSemicolons,
      #"""
      5| theorem ·¦ lemma ·
      4| def · :¦ def · (¦ import ·.·¦ variables (¦ #eval¦ #check¦ instance :¦ example :
      4~ :=¦ by¶¦ ∀ ·
      3  simp¦ exact ·
      3| open ·¦ namespace ·¦ universe ·
      """#),
    Language(
      "text/x-coq",
      #"""
      6| Require Import ·¦ From · Require
      5| Theorem ·¦ Lemma ·¦ Proof.¦ Qed.
      4| Definition ·¦ Inductive ·¦ Fixpoint ·¦ Variable ·¦ Section ·.¦ End ·.
      3  intros ·¦ apply ·¦ rewrite ·¦ reflexivity.¦ destruct ·
      3~ forall ·
      """#),
    Language(
      "text/x-isabelle",
      #"""
      6| theory ·
      5| imports ·¦ lemma ·
      4  by (¦ by simp
      4| begin¶¦ theorem ·¦ definition ·¦ fun · ::¦ end¶
      4~ apply (¦ \<·>
      3~ where¶
      """#),
    Language(
      "text/x-ocaml", style: .noSemicolons,
      #"""
      5| open ·¶¦ let rec ·¦ let () =¦ module · = struct¦ module type · =
      4  let · = … in¦ let rec ·¦ match · with¦ | · -> ¦ | · · -> ¦ val · : 
      4| open ·.¦ let · =¦ module · = ¦ type · = ¦ exception ·¦ val · : ¦ external · : ¦ include ·
      4~ match · with¦ fun · ->¦ Printf.printf¦ List.·¦ :: ·
      3  let (¦ | _ ->¦ with¶¦ end¶¦ method ·¦ begin match
      3| let · ·¦ type · =¶¦ and ·
      3~ = … in¶¦ function¶¦ -> ·¦ String.·¦ raise (¦ ;;¦ ref (¦ := ¦ -> Some ·¦ (* 
      -5| using ·¦ open System
      -6  def ·¦ func ·¦ let mut
      -6| namespace ·¦ fun ·¦ import ·
      """#),
    Language(
      "text/x-fsharp", comments: .slashes, style: .noSemicolons,
      #"""
      6| open System
      5  |> ·.·¦ member ·.·
      5| module ·
      5~ |> 
      4  let · = ¦ match · with¦ member this.¦ [<·¦ async {¦ let! ·
      4| open ·¦ namespace ·¦ let rec ·¦ let · =¦ type · =¦ [<EntryPoint>]¦ [<·¦ #light¦ #r "
      4~ printfn "¦ fun · ->¦ <- ·
      3  let mutable ·¦ | · ->¦ new(
      3| let · ·
      3~ Seq.·¦ List.·
      """#),
    Language(
      "text/x-sml",
      #"""
      5| structure ·… =¦ signature ·… =
      4  val · =¦ case · of
      4| val · =¦ datatype ·¦ open ·¦ functor ·
      3  fun ·… =¦ | · =>¦ end¶¦ let¶¦ in¶
      3~ fn ·¦ SOME ·¦ handle ·
      1~ => ·
      -4| package ·
      -5| module ·
      -6| import ·
      """#),
    Language(
      "text/x-erlang", comments: .percent, style: .noSemicolons,
      #"""
      7| -module(
      6| -export([¦ -include(
      5| -include_lib(¦ -define(¦ -spec ·(¦ {deps, [
      4| -record(¦ -behaviour(¦ -behavior(¦ -type ·(¦ -compile(¦ {·, [·¦ {·, "¦ {erl_opts
      4~ io:format(¦ lists:·(¦ ·:·(¦ fun(
      3  case · of¦ end.¶¦ {ok, ·¦ fun ·/
      3| ·(…) ->¶¦ ·(…) ->¦ {·, ·¦ {·, [¶¦ {'·
      3~ ?·¦ {ok, ·}
      2  ok.¶¦ receive¶
      -4  def ·
      """#),
    Language(
      "text/x-elixir", comments: .hash, style: .noSemicolons,
      #"""
      7| defmodule · do
      6| defmodule ·
      5  defmodule ·¦ defp ·¦ def ·, do:¦ def ·(…), do:¦ @moduledoc¦ @doc ""¦ |> ·.¦ "·": {:hex
      5| %{"·": {:hex
      4  def ·(…) do¶¦ def · do¶¦ use ·¦ alias ·.¦ import ·¦ @spec ·¦ case · do¦ IO.puts
      4  test "…", %{¦ defstruct ·¦ defmacro ·
      4| use Mix.Config¦ import Config¦ config :¦ defimpl ·
      4~ |> ·¦ fn ·¦ do: ·¦ IO.puts¦ %{·¦ Enum.¦ {:ok, ·¦ <> ·
      3  @·¦ end¶¦ test "…" do
      3~ -> ·¦ :ok
      """#),
    Language(
      "text/x-gleam", comments: .slashes, style: .noSemicolons,
      #"""
      5| pub fn ·(…) -> · {¦ import gleam/
      4  use · <-
      4| import ·/¦ pub type ·
      4~ |> ·
      3  case · {¦ let assert
      """#),
    Language(
      "text/x-clojure", comments: .semicolon,
      #"""
      7| (ns ·
      6| (defn ·
      5  (:require
      5| (defn- ·¦ (defmacro ·¦ (:require¦ (require '¦ (use '
      4  (:import¦ (:use¦ (let [¦ (-> ·¦ (->> ·
      4| (def ·¦ (deftest ·¦ (defproject¦ (defprotocol¦ (defmulti¦ (defrecord¦ (set-env!¦ (deftask
      4| (comment
      4~ (let [¦ (fn [¦ (-> ¦ :keys [¦ (println¦ clojure.
      3  [·¦ :· ·
      3~ (str ·¦ #(¦ (map ·¦ (if-let [¦ (when-let¦ :as ·¦ {:· ¦ (when ·¦ (doseq [¦ (swap! 
      -6| (defun ·¦ (setq ·¦ (define ·¦ (module
      """#),
    Language(
      "text/x-common-lisp", comments: .semicolon,
      #"""
      6| (in-package¦ (defpackage¦ (defsystem
      5| (defun ·¦ (asdf:¦ (defparameter¦ (defclass ·¦ (defmethod ·¦ (defgeneric ·¦ (deftemplate ·
      5| (defrule ·¦ (deffacts¦ (deffunction
      4| (defmacro ·¦ (defstruct ·¦ (defvar *¦ (defconstant¦ (declaim (¦ (eval-when
      4~ (format t¦ (loop for¦ (loop ·¦ (multiple-value-bind¦ (destructuring-bind¦ (funcall ·
      4~ (labels (
      3| #+·¦ #-·
      3~ (setf (¦ (setf ·¦ (let ((¦ (let* (¦ (cond (¦ (car ·¦ (cdr ·¦ #'¦ (defun ·¦ &optional¦ &key
      3~ nil¦ (eq ·
      -5| (require '
      -5~ (point)
      -6| (provide '
      -6~ (interactive
      -7| (ns ·¦ (define (
      """#),
    Language(
      "text/x-emacs-lisp", comments: .semicolon,
      #"""
      6| (provide '¦ (defcustom ·¦ (defgroup ·¦ (defface ·¦ (autoload '¦ (use-package
      6| (define-abbrev-table¦ (source ·)¶¦ (ede-proj-
      6~ (interactive
      5  (require '
      5| (require '¦ (add-hook '¦ (add-to-list '¦ (global-set-key¦ (define-key¦ ;;; Commentary:
      5| ;;; Code:¦ (eval-after-load¦ (define-derived-mode¦ (package "¦ (development¶
      5~ (save-excursion
      4| (defun ·¦ (setq ·¦ (setq-default¦ (defvar ·¦ (defconst ·¦ ;;; ·¦ (package-file
      4| (depends-on¦ (source melpa)¦ (source gnu)¦ (defadvice¦ (defalias '¦ (put '
      4~ (point)¦ (goto-char¦ (buffer-¦ (with-current-buffer¦ (kbd "¦ (message "¦ :type '¦ :group '
      3| ;; ·
      3~ (setq ·¦ (let ((¦ (let* (¦ (if ·¦ (when ·¦ nil
      -4~ (format t
      -7| (in-package¦ (defpackage¦ (ns ·¦ (defclass¦ (define (
      """#),
    Language(
      "text/x-scheme", comments: .semicolon,
      #"""
      6| (define-library¦ (define-module
      5  (define (
      5| (define (¦ (define-syntax¦ (define-record-type¦ (import (¦ (library (
      4| (define ·¦ (load "¦ (use-modules
      4~ (lambda (¦ (let loop (¦ #t¦ #f¦ (display ·¦ (display "¦ (newline¦ (set! ·¦ (call/cc
      4~ (call-with-¦ (begin¦ (syntax-rules¦ (·? ·
      3~ (let ((¦ (let* (¦ (cond (¦ (null? ·¦ (car ·¦ (cdr ·¦ (else
      -6| (setq
      -7| (defun ·¦ (ns ·¦ #lang
      """#),
    Language(
      "text/x-racket", base: "text/x-scheme", comments: .semicolon,
      #"""
      9| #lang ·
      4| (require ·¦ (provide ·¦ (struct ·
      3~ [·(¦ #:·
      """#),
    Language(
      "text/x-fennel", comments: .semicolon,
      #"""
      5| (local ·
      5~ (require :
      4  (local ·
      4| (fn ·
      4~ (fn [¦ (each [¦ (let [¦ (: ·
      3| (global ·
      -7| (defn ·¦ (ns ·
      """#),
    Language(
      "text/x-prolog", comments: .percent, style: .noSemicolons,
      #"""
      6| :- module(¦ :- use_module(
      5| :- dynamic
      4| :- ·¦ ?- ·¦ ·(…) :-¶¦ ·(…) :-¦ % ·
      3  \+ ·¦ write(¦ nl,¦ assert(¦ findall(
      3| ·(…·).¶¦ · :-¶
      3~ !,¦ [·|·]¦ =.. 
      2| ·(·, ·).¶
      2~ · is ·
      -5~ ->¶
      -6| -module(¦ -export(
      """#),
    Language(
      "text/x-mercury", base: "text/x-prolog", comments: .percent,
      #"""
      7| :- interface.
      6| :- pred ·¦ :- func ·
      5| :- implementation.
      4| :- import_module
      """#),
    Language(
      "text/x-nix", comments: .hash,
      #"""
      6~ stdenv.mkDerivation
      5  buildInputs = ¦ nativeBuildInputs = 
      5| { config, ¦ { lib, ¦ { stdenv
      5~ mkDerivation {¦ fetchurl {¦ fetchFromGitHub {
      5^ { …}:¶¦ {·, 
      4  inherit (¦ meta = with
      4| { pkgs¦ rec {
      4~ with import <¦ import <nixpkgs¦ pkgs.¦ lib.
      3  inherit ·¦ in¶¦ src = 
      3| let¶¦ with ·;
      3~ = ''
      2  · = "…";¶
      2^ {¶
      """#),
    Language(
      "text/x-dhall", comments: .dashes,
      #"""
      5| let · =¶
      5~ λ(¦ \(· : 
      4| let · = ¦ in  
      4~ : Text¦ Natural
      3| in ·
      """#),
    Language(
      "text/x-jsonnet", comments: [.slashes, .hash],
      #"""
      5| local · = import
      5~ std.·(
      4  local ·¦ ·(·)::
      4| local · =
      4~ self.·¦ $.·¦ ::
      3  ·: '¦ ·: "
      """#),
    Language(
      "text/x-reasonml", comments: .slashes,
      #"""
      4  | · => 
      4| let · = (…) => {¦ open ·;¦ module · = {¦ type · = {¦ [@bs.
      4~ switch (·) {¦ ->·¦ React.string¦ Js.log(
      3| let · = 
      -5  const ·
      -5| import ·
      """#),
  ]
}
