// Languages for virtual machines and their neighbours.
extension Language {
  static let managed: [Language] = [
    Language(
      "text/x-java", comments: .slashes, style: .semicolons,
      #"""
      4| package ·.·
      2| package ·;¶
      5| import java.
      5| import javax.
      5| import org.·.…;¶
      4| import com.·.…;¶
      3| import ·.·.…;¶
      4| import static ·.…;¶
      4| public class · extends
      4| public class · implements
      3| public class ·
      3| public final class ·
      4| public interface ·
      3| public abstract class ·
      3| public enum ·
      3| public @interface
      4~ public static void main(String
      3  @Override¶
      2  private final ·
      2  private static final ·
      3  public static final ·
      3~ throws ·
      2  public void ·(
      2  public String ·(
      2  private · ·;¶
      2  public · ·(…) {¶
      4~ System.out.print
      2~ new ArrayList
      2~ implements
      2~ extends
      2  this.· = ·;
      3~ instanceof
      2~ final String
      2~ String[]
      2| class · {¶
      2  } catch (·Exception ·)
      2  synchronized (
      -6| using ·
      -4  using (
      -5  def ·
      -3~ =>
      -5~ string
      -3~ function
      -5  val ·
      -5| namespace ·
      """#),
    Language(
      "text/x-csharp", comments: .slashes, style: .semicolons,
      #"""
      6| using System;
      6| using System.
      5| using Microsoft.
      4| using ·;¶
      3| using ·.·
      4| using static ·
      4| namespace ·.·
      3| namespace ·¶
      3| namespace · {
      3| namespace ·;¶
      4  public class · :
      3  public class ·¶
      3  public static class ·
      4  internal ·
      4  public partial class
      4  partial class
      4  public sealed class
      4~ { get; set; }
      5~ { get;
      3  get {
      3  get¶
      3  set¶
      3  foreach (var · in
      3  foreach (
      2~ string ·
      3  public override
      3  public virtual
      3  protected override
      3  private readonly
      4  #region
      3  #endregion
      4  [assembly: ·
      4| [assembly:
      3  [·(…)]¶
      4~ Console.Write
      3  public async Task
      3~ await ·
      2  var · = new
      2~ readonly
      3  public string ·
      4  static void Main(
      3  /// <summary>
      2~ is null
      2  throw new ·Exception(
      3  private static
      2  Console.WriteLine(
      3~ string.Empty
      3~ List<string>
      -6| #include
      -5| import ·
      -4| package ·
      """#),
    Language(
      "text/x-kotlin", comments: .slashes, style: .noSemicolons,
      #"""
      4| package ·.…·¶
      3| import ·.…·¶
      4| import kotlin
      4| import android
      4| fun main(
      4  fun ·(…): · {¶
      4  fun ·(…) = 
      3  fun ·(
      4  fun <
      4  override fun
      4  private fun
      4  internal fun
      4  suspend fun
      4  data class ·(
      4  object · {
      5  companion object
      4  sealed class
      3  class ·(val
      3  class ·(
      3  val · = 
      3  val ·: ·
      3  var ·: ·
      3  private val
      4  lateinit var
      3  when (
      2~ ?.·
      3~ ?:
      3~ ?.let
      3~ listOf(
      3~ mutableListOf(
      3~ mapOf(
      2~ println("
      2  is · ->
      2  else ->
      3~ it.·
      3~ Array<String>
      3~ by lazy
      3~ : Int
      -6  func ·
      -6  let ·
      -4  def ·
      -5  implicit
      -4  guard
      """#),
    Language(
      "text/x-gradle-kts", base: "text/x-kotlin", comments: .slashes, style: .noSemicolons,
      #"""
      4| plugins {
      4  id("
      4| repositories {
      4| dependencies {
      5  implementation("
      5  testImplementation(
      5  implementation(libs
      4  mavenCentral()
      3  kotlin("
      4| tasks.
      4~ by registering
      4  alias(libs
      """#),
    Language(
      "text/x-gradle", base: "text/x-groovy", comments: .slashes, style: .noSemicolons,
      #"""
      5| apply plugin:
      4| plugins {
      5  id '
      3| repositories {
      3| dependencies {
      4| buildscript {
      4| allprojects {
      5  compile '
      5  implementation '
      5  implementation project(
      5  testImplementation '
      5  classpath '
      3  mavenCentral()
      3  jcenter()
      3| android {
      4  compileSdkVersion
      4| task ·
      """#),
    Language(
      "text/x-groovy", comments: .slashes, style: .noSemicolons,
      #"""
      3  def · = 
      3  def ·(
      4~ println "
      3~ println '
      3  println ·
      3| import groovy
      6| import groovy.
      5~ .each {
      4~ { it
      3~ it.·
      4~ .collect {
      5| @Grab(
      4| @CompileStatic
      4  static main(
      4| pipeline {¶
      4| node {¶
      4| node('
      4  agent any
      3  stages {
      4  stage('
      4  stage("
      4  sh '
      3  steps {
      5| jenkins·
      3| @Library('
      3~ "…${·
      3  checkout scm
      """#),
    Language(
      "text/x-scala", comments: .slashes, style: .noSemicolons,
      #"""
      3| package ·.…·¶
      4| import scala.
      4| import ·.…{…}¶
      4| import ·.…._¶
      3| import ·.…·¶
      6| object · extends
      4| object · {
      4| trait · {
      4| trait · extends
      4  case class ·(
      5  case class ·(…) extends
      4  case object ·
      5  sealed trait
      4  implicit ·
      4  def ·(…): · = 
      4  def ·(…): · = {
      4  def ·: · =
      3  def ·[
      3  def · = 
      3  val · = 
      3  val ·: · =
      3  lazy val
      4  override def
      4  case · =>
      4  case _ =>
      3  case ·(
      3~ => ·
      3~ match {
      4~ Option[
      4~ Seq[
      4~ List[
      4~ String]
      3~ extends · with
      4~ <- ·
      4  given ·
      4  extension (
      4  inline def
      3  enum ·:
      4  yield ·
      3  private[
      4~ :=
      3~ % "
      3  class ·(
      4~ %% "
      3  libraryDependencies
      -5  fun ·
      -5  func ·
      -3  end¶
      """#),
    Language(
      "text/x-swift", comments: .slashes, style: .noSemicolons,
      #"""
      6| import Foundation
      6| import UIKit
      5| import SwiftUI
      5| import XCTest
      5| import AppKit
      4| import Testing
      3| import ·¶
      3| @testable import
      4  func ·(…) -> · {
      3  func ·(
      4  func ·(…) throws
      3  func ·<
      4  guard let
      4  guard …else {
      4  if let · = 
      4  if let · {
      3  let · = 
      2  var · = 
      3  let ·: ·
      3  var ·: · = 
      4  var ·: · {
      4  var ·: [
      4  extension · {
      4  extension ·: ·
      3  protocol · {
      3  protocol ·: ·
      4  struct ·: ·
      3  struct · {
      3  enum ·: ·
      4  init(
      4  init?(
      4  deinit {
      4  public init(
      3  public func ·
      4  public struct ·
      4  public var ·: ·
      4  public let ·: ·
      4  public static ·
      4  public extension ·
      4  package struct ·
      4  package enum ·
      4  package var ·: ·
      4  package let ·: ·
      4  package init(
      4  package func ·
      4  package static ·
      3  enum ·: ·
      2  case ·(·)¶
      4  case ·(·, ·)¶
      3~ : Sendable
      3~ Equatable
      3  /// - Parameter
      3  /// - Throws
      3  /// - Returns
      3  private func ·
      3  private let ·
      3  private var ·
      3  fileprivate ·
      4  override func ·
      4  static func ·
      3  static let ·
      4  mutating func
      3  case .·
      3  case let .·
      4  case ·(·
      3  print("
      4  for · in ·
      4  for · in °
      3~ \(
      2~ -> ·
      4~ ..<
      3~ try?
      3~ try await
      3~ as? ·
      3~ as! ·
      3~ nil
      4~ @escaping
      4~ weak self
      4~ { $0
      3  class · {
      3  class ·: ·
      3  associatedtype
      4  @objc
      4  @IBOutlet
      4  @available(
      4| #if os(
      4| // swift-tools-version
      4~ inout ·
      3  switch · {
      3  } else if let
      3~ [String:
      3~ String(
      3~ Int {
      2~ self.·
      -6  fn ·
      -6  fun ·
      -6| package ·
      -5~ :=
      -5  let mut
      -3  const ·
      -4  interface ·
      -4  val ·
      """#),
    Language(
      "application/vnd.dart", comments: .slashes, style: .semicolons,
      #"""
      6| import 'dart:
      6| import "dart:
      6| import 'package:
      6| import "package:
      4| library ·
      3| part '
      3| part of
      4| void main() {¶
      4| void main() =>
      3| void main() async
      3| main() {¶
      3  final · ·;
      3~ Future<
      4~ extends StatelessWidget
      4~ extends StatefulWidget
      3  @override¶
      3~ Widget build(
      3  print('
      3~ async {
      2~ this.·,
      3~ required this
      3  factory ·
      2~ List<String>
      3~ dynamic
      4| library;
      3  var · = 
      2~ String ·
      -4| #include
      -5| import java
      """#),
    Language(
      "text/x-haxe", comments: .slashes, style: .semicolons,
      #"""
      3| package;¶
      3| package ·;¶
      5| import haxe.
      5| import flixel
      5| import openfl
      5| import sys.
      4  public function ·(
      4  static function ·(
      4  static public function
      4  public static function
      4  override function
      4  public function new(
      3  var ·:·
      4~ ):Void
      3~ :Int
      4| typedef · =
      4~ :Dynamic
      3  trace(
      4~ @:·
      3| using ·;
      3| abstract ·(
      """#),
    Language(
      "application/x-actionscript", comments: .slashes,
      #"""
      4| package¶
      4| package {
      3| package ·.·
      6  import flash.
      6  import mx.
      4  public function ·(…):·
      4  private function ·(…):·
      4  public class · extends Sprite
      3  private var ·:·
      3  public var ·:·
      4~ ):void
      3~ :Number
      3~ :int
      3  trace(
      """#),
    Language(
      "text/x-xtend", comments: .slashes, style: .noSemicolons,
      #"""
      4  def · ·(
      3  import static extension
      4  val extension
      4~ '''
      3  override ·(
      3  extension ·
      """#),
    Language(
      "text/x-ceylon", comments: .slashes, style: .semicolons,
      #"""
      5  shared ·
      5| import ceylon.
      4  value · =
      3~ satisfies
      3  variable ·
      4  shared actual
      """#),
    Language(
      "text/x-genie", comments: .slashes, style: .noSemicolons,
      #"""
      6| [indent=
      4| uses¶
      4| init¶
      3  def ·(
      4  construct(
      3  prop ·
      3  print "
      """#),
    Language(
      "text/x-qml", comments: .slashes,
      #"""
      7| import QtQuick
      6| import Qt.
      5| import QtQuick.
      7| import QmlProject
      4| import Qt
      5| import QtGraphicalEffects
      4  id: ·¶
      4  anchors.
      3  property · ·
      4  signal ·
      3| Rectangle {
      3| Item {
      2  width: 
      2  height: 
      3  onClicked:
      3  Component.onCompleted
      4| Module {¶
      """#),
    Language(
      "text/slint", comments: .slashes,
      #"""
      4| export component ·
      4| component · inherits
      4| import { ·
      3  in property <
      3  in-out property <
      4  property <
      3  callback ·
      """#),
    Language(
      "text/x-blueprint", comments: .slashes,
      #"""
      9| using Gtk 4.0;
      5| using Adw 1;
      4| template $
      4| template ·
      3  styles [
      2  ·: _("
      """#),
    Language(
      "text/x-solidity", comments: .slashes, style: .semicolons,
      #"""
      9| pragma solidity
      4| contract · {
      4| contract · is
      4  function ·(…) public
      4  function ·(…) external
      4  mapping(
      4  mapping (
      3~ msg.sender
      3  uint256 ·
      3  address ·
      3  emit ·(
      3  require(
      """#),
  ]
}
