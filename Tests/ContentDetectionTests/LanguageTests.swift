import Testing

@testable import ContentDetection

struct LanguageTests {
  private func mimeType(_ text: String) -> String? {
    TextInspection.finding(in: Array(text.utf8)[...], isWhole: true)?.mimeType
  }

  @Test(arguments: [
    (
      "text/x-csrc", "#include <stdio.h>\n\nint main(void) {\n  printf(\"x\\n\");\n  return 0;\n}\n"
    ),
    (
      "text/x-c++src",
      "#include <vector>\nusing namespace std;\nclass A : public B {\npublic:\n  std::vector<int> v;\n};\n"
    ),
    (
      "text/x-objcsrc",
      "#import <Foundation/Foundation.h>\n\n@interface A : NSObject\n@property int b;\n- (void)c;\n@end\n"
    ),
    ("text/x-swift", "import Foundation\n\nlet x: Int = 1\nfunc f() -> Int { return x }\n"),
    ("text/rust", "use std::io;\n\nfn main() {\n    let mut a = 1;\n    println!(\"{}\", a);\n}\n"),
    ("text/x-go", "package main\n\nimport \"fmt\"\n\nfunc main() { fmt.Println(1) }\n"),
    (
      "text/x-java",
      "package x;\n\nimport java.util.List;\n\npublic class A {\n  public static void main(String[] a) {}\n}\n"
    ),
    ("text/x-kotlin", "fun main(args: Array<String>) {\n    println(\"Hello\")\n}\n"),
    ("text/x-scala", "object A extends App { println(1) }\n"),
    ("text/x-csharp", "using System;\nnamespace A { class B { static void Main() {} } }\n"),
    (
      "text/x-python",
      "import os\nfrom sys import argv\n\nclass A:\n    def f(self):\n        return 1\n"
    ),
    ("application/x-ruby", "require 'json'\n\nclass A < B\n  def c\n    puts \"x\"\n  end\nend\n"),
    ("application/x-perl", "use strict;\nuse warnings;\nmy $a = shift;\nprint \"$a\\n\";\n"),
    (
      "text/javascript",
      "const x = require(\"fs\");\nfunction f() { return x; }\nmodule.exports = f;\n"
    ),
    (
      "application/typescript",
      "export interface A {\n  b: string;\n  c: number;\n}\nexport const d = (e: A): string => e.b;\n"
    ),
    ("text/x-lua", "local a = require \"b\"\nlocal function c(d)\n  return d.e\nend\n"),
    ("text/x-haskell", "module Main where\n\nmain :: IO ()\nmain = putStrLn \"x\"\n"),
    ("text/x-erlang", "-module(a).\n-export([b/0]).\n\nb() ->\n    ok.\n"),
    ("text/x-elixir", "defmodule A do\n  def b(c) do\n    c |> IO.puts()\n  end\nend\n"),
    ("text/x-clojure", "(ns a.b\n  (:require [c.d :as e]))\n\n(defn f [g]\n  (println g))\n"),
    (
      "text/x-emacs-lisp",
      ";;; a.el --- b\n(require 'cl)\n(defun a-b ()\n  (interactive)\n  (message \"x\"))\n(provide 'a)\n"
    ),
    ("application/sql", "CREATE TABLE t (id INTEGER PRIMARY KEY);\nSELECT * FROM t;\n"),
    ("text/x-tex", "\\documentclass{article}\n\\begin{document}\nHi\n\\end{document}\n"),
    ("text/troff", ".TH A 1 \"2024\" \"b\"\n.SH NAME\na \\- does b\n.PP\n"),
    ("text/x-dockerfile", "FROM debian:12\nRUN apt-get update\nCOPY . /app\nCMD [\"x\"]\n"),
    ("text/x-cmake", "cmake_minimum_required(VERSION 3.10)\nproject(x)\nadd_executable(x x.c)\n"),
    ("text/x-makefile", "CC = gcc\nall: x.o\n\t$(CC) -o x x.o\n.PHONY: all\n"),
    (
      "text/x-vhdl",
      "library ieee;\nuse ieee.std_logic_1164.all;\nentity a is\n  port (b : in std_logic);\nend a;\n"
    ),
    ("text/x-asm", "section .text\nglobal _start\n_start:\n  mov eax, 1\n  int 0x80\n"),
    ("application/x-bat", "@echo off\nsetlocal\nif not exist x goto end\nset A=%1\n:end\n"),
    ("text/css", "body {\n  color: red;\n  margin: 0;\n}\n.a { background: blue; }\n"),
    ("text/x-gherkin", "Feature: a\n  Scenario: b\n    Given c\n    When d\n    Then e\n"),
    ("text/vnd.graphviz", "digraph a {\n  b -> c;\n}\n"),
    (
      "text/markdown",
      "# Title\n\nSome *text*.\n\n## Install\n\n```sh\nmake\n```\n\n[a](http://b.org)\n"
    ),
    ("text/x-rst", "Title\n=====\n\n.. note:: x\n\n.. code-block:: python\n\n   a\n"),
    ("text/org", "#+TITLE: x\n* one\n** two\n"),
  ])
  func languagesAreToldByTheirLines(mimeType: String, text: String) {
    #expect(self.mimeType(text) == mimeType)
    // Also with the line ends of Windows.
    let marked = text.split(separator: "\n", omittingEmptySubsequences: false).joined(
      separator: "\r\n")
    #expect(self.mimeType(marked) == mimeType)
  }

  @Test func codeInMarkdownDoesNotMakeItCode() {
    let text = """
      # A library

      It does [things](http://example.org):

      ```java
      import java.util.List;
      public class A {
        public static void main(String[] a) { System.out.println("x"); }
      }
      ```

      ## Use of it

      ```c
      #include <stdio.h>
      int main(void) { return 0; }
      ```
      """
    #expect(mimeType(text) == "text/markdown")
  }

  @Test func commentsAreNotTheLanguage() {
    let text = """
      /*
       * import java.util.List;
       * public class A extends B {
       */
      #include <stdio.h>
      #define A 1
      int main(void) {
        return A;
      }
      """
    #expect(mimeType(text) == "text/x-csrc")
  }

  @Test func proseAboutCodeStaysPlain() {
    let text = """
      When you import the module, the class is created with its own state. The function returns
      nothing if the package is missing, and then the program ends. In case of doubt, read the
      documentation first; for each of the options there is a section that says what it does.

      Let it be said that all of this is a matter of taste. Use whatever you like, while it lasts.
      From time to time we print a list of them, and put it where everyone can see it.
      """
    #expect(mimeType(text) == nil)
  }
}
