// Languages for virtual machines and their neighbours.
extension Language {
  static let managed: [Language] = [
    Language(
      "text/x-java", comments: .slashes, style: .semicolons,
      #"""
      5| import java.¦ import javax.¦ import org.·.…;¶
      4| package ·.·¦ import com.·.…;¶¦ import static ·.…;¶¦ public class · extends
      4| public class · implements¦ public interface ·
      4~ public static void main(String¦ System.out.print
      3  @Override¶¦ public static final ·
      3| import ·.·.…;¶¦ public class ·¦ public final class ·¦ public abstract class ·
      3| public enum ·¦ public @interface
      3~ throws ·¦ instanceof
      2  private final ·¦ private static final ·¦ public void ·(¦ public String ·(¦ private · ·;¶
      2  public · ·(…) {¶¦ this.· = ·;¦ } catch (·Exception ·)¦ synchronized (
      2| package ·;¶¦ class · {¶
      2~ new ArrayList¦ implements¦ extends¦ final String¦ String[]
      -3~ =>¦ function
      -4  using (
      -5  def ·¦ val ·
      -5| namespace ·
      -5~ string
      -6| using ·
      """#),
    Language(
      "text/x-csharp", comments: .slashes, style: .semicolons,
      #"""
      6| using System;¦ using System.
      5| using Microsoft.
      5~ { get;
      4  public class · :¦ internal ·¦ public partial class¦ partial class¦ public sealed class
      4  #region¦ [assembly: ·¦ static void Main(
      4| using ·;¶¦ using static ·¦ namespace ·.·¦ [assembly:
      4~ { get; set; }¦ Console.Write
      3  public class ·¶¦ public static class ·¦ get {¦ get¶¦ set¶¦ foreach (var · in¦ foreach (
      3  public override¦ public virtual¦ protected override¦ private readonly¦ #endregion¦ [·(…)]¶
      3  public async Task¦ public string ·¦ /// <summary>¦ private static
      3| using ·.·¦ namespace ·¶¦ namespace · {¦ namespace ·;¶
      3~ await ·¦ string.Empty¦ List<string>
      2  var · = new¦ throw new ·Exception(¦ Console.WriteLine(
      2~ string ·¦ readonly¦ is null
      -4| package ·
      -5| import ·
      -6| #include
      """#),
    Language(
      "text/x-kotlin", comments: .slashes, style: .noSemicolons,
      #"""
      5  companion object
      4  fun ·(…): · {¶¦ fun ·(…) = ¦ fun <¦ override fun¦ private fun¦ internal fun¦ suspend fun
      4  data class ·(¦ object · {¦ sealed class¦ lateinit var
      4| package ·.…·¶¦ import kotlin¦ import android¦ fun main(
      3  fun ·(¦ class ·(val¦ class ·(¦ val · = ¦ val ·: ·¦ var ·: ·¦ private val¦ when (
      3| import ·.…·¶
      3~ ?:¦ ?.let¦ listOf(¦ mutableListOf(¦ mapOf(¦ it.·¦ Array<String>¦ by lazy¦ : Int
      2  is · ->¦ else ->
      2~ ?.·¦ println("
      -4  def ·¦ guard
      -5  implicit
      -6  func ·¦ let ·
      """#),
    Language(
      "text/x-gradle-kts", base: "text/x-kotlin", comments: .slashes, style: .noSemicolons,
      #"""
      5  implementation("¦ testImplementation(¦ implementation(libs
      4  id("¦ mavenCentral()¦ alias(libs
      4| plugins {¦ repositories {¦ dependencies {¦ tasks.
      4~ by registering
      3  kotlin("
      """#),
    Language(
      "text/x-gradle", base: "text/x-groovy", comments: .slashes, style: .noSemicolons,
      #"""
      5  id '¦ compile '¦ implementation '¦ implementation project(¦ testImplementation '
      5  classpath '
      5| apply plugin:
      4  compileSdkVersion
      4| plugins {¦ buildscript {¦ allprojects {¦ task ·
      3  mavenCentral()¦ jcenter()
      3| repositories {¦ dependencies {¦ android {
      """#),
    Language(
      "text/x-groovy", comments: .slashes, style: .noSemicolons,
      #"""
      6| import groovy.
      5| @Grab(¦ jenkins·
      5~ .each {
      4  static main(¦ agent any¦ stage('¦ stage("¦ sh '
      4| @CompileStatic¦ pipeline {¶¦ node {¶¦ node('
      4~ println "¦ { it¦ .collect {
      3  def · = ¦ def ·(¦ println ·¦ stages {¦ steps {¦ checkout scm
      3| import groovy¦ @Library('
      3~ println '¦ it.·¦ "…${·
      """#),
    Language(
      "text/x-scala", comments: .slashes, style: .noSemicolons,
      #"""
      6| object · extends
      5  case class ·(…) extends¦ sealed trait
      4  case class ·(¦ case object ·¦ implicit ·¦ def ·(…): · = ¦ def ·(…): · = {¦ def ·: · =
      4  override def¦ case · =>¦ case _ =>¦ given ·¦ extension (¦ inline def¦ yield ·
      4| import scala.¦ import ·.…{…}¶¦ import ·.…._¶¦ object · {¦ trait · {¦ trait · extends
      4~ Option[¦ Seq[¦ List[¦ String]¦ <- ·¦ :=¦ %% "
      3  def ·[¦ def · = ¦ val · = ¦ val ·: · =¦ lazy val¦ case ·(¦ enum ·:¦ private[¦ class ·(
      3  libraryDependencies
      3| package ·.…·¶¦ import ·.…·¶
      3~ => ·¦ match {¦ extends · with¦ % "
      -3  end¶
      -5  fun ·¦ func ·
      """#),
    Language(
      "text/x-swift", comments: .slashes, style: .noSemicolons,
      #"""
      6| import Foundation¦ import UIKit
      5| import SwiftUI¦ import XCTest¦ import AppKit
      4  func ·(…) -> · {¦ func ·(…) throws¦ guard let¦ guard …else {¦ if let · = ¦ if let · {
      4  var ·: · {¦ var ·: [¦ extension · {¦ extension ·: ·¦ struct ·: ·¦ init(¦ init?(¦ deinit {
      4  public init(¦ public struct ·¦ public var ·: ·¦ public let ·: ·¦ public static ·
      4  public extension ·¦ package struct ·¦ package enum ·¦ package var ·: ·¦ package let ·: ·
      4  package init(¦ package func ·¦ package static ·¦ case ·(·, ·)¶¦ override func ·
      4  static func ·¦ mutating func¦ case ·(·¦ for · in ·¦ for · in °¦ @objc¦ @IBOutlet
      4  @available(
      4| import Testing¦ #if os(¦ // swift-tools-version
      4~ ..<¦ @escaping¦ weak self¦ { $0¦ inout ·
      3  func ·(¦ func ·<¦ let · = ¦ let ·: ·¦ var ·: · = ¦ protocol · {¦ protocol ·: ·¦ struct · {
      3  enum ·: ·¦ public func ·¦ enum ·: ·¦ /// - Parameter¦ /// - Throws¦ /// - Returns
      3  private func ·¦ private let ·¦ private var ·¦ fileprivate ·¦ static let ·¦ case .·
      3  case let .·¦ print("¦ class · {¦ class ·: ·¦ associatedtype¦ switch · {¦ } else if let
      3| import ·¶¦ @testable import
      3~ : Sendable¦ Equatable¦ \(¦ try?¦ try await¦ as? ·¦ as! ·¦ nil¦ [String:¦ String(¦ Int {
      2  var · = ¦ case ·(·)¶
      2~ -> ·¦ self.·
      -3  const ·
      -4  interface ·¦ val ·
      -5  let mut
      -5~ :=
      -6  fn ·¦ fun ·
      -6| package ·
      """#),
    Language(
      "application/vnd.dart", comments: .slashes, style: .semicolons,
      #"""
      6| import 'dart:¦ import "dart:¦ import 'package:¦ import "package:
      4| library ·¦ void main() {¶¦ void main() =>¦ library;
      4~ extends StatelessWidget¦ extends StatefulWidget
      3  final · ·;¦ @override¶¦ print('¦ factory ·¦ var · = 
      3| part '¦ part of¦ void main() async¦ main() {¶
      3~ Future<¦ Widget build(¦ async {¦ required this¦ dynamic
      2~ this.·,¦ List<String>¦ String ·
      -4| #include
      -5| import java
      """#),
    Language(
      "text/x-haxe", comments: .slashes, style: .semicolons,
      #"""
      5| import haxe.¦ import flixel¦ import openfl¦ import sys.
      4  public function ·(¦ static function ·(¦ static public function¦ public static function
      4  override function¦ public function new(
      4| typedef · =
      4~ ):Void¦ :Dynamic¦ @:·
      3  var ·:·¦ trace(
      3| package;¶¦ package ·;¶¦ using ·;¦ abstract ·(
      3~ :Int
      """#),
    Language(
      "application/x-actionscript", comments: .slashes,
      #"""
      6  import flash.¦ import mx.
      4  public function ·(…):·¦ private function ·(…):·¦ public class · extends Sprite
      4| package¶¦ package {
      4~ ):void
      3  private var ·:·¦ public var ·:·¦ trace(
      3| package ·.·
      3~ :Number¦ :int
      """#),
    Language(
      "text/x-xtend", comments: .slashes, style: .noSemicolons,
      #"""
      4  def · ·(¦ val extension
      4~ '''
      3  import static extension¦ override ·(¦ extension ·
      """#),
    Language(
      "text/x-ceylon", comments: .slashes, style: .semicolons,
      #"""
      5  shared ·
      5| import ceylon.
      4  value · =¦ shared actual
      3  variable ·
      3~ satisfies
      """#),
    Language(
      "text/x-genie", comments: .slashes, style: .noSemicolons,
      #"""
      6| [indent=
      4  construct(
      4| uses¶¦ init¶
      3  def ·(¦ prop ·¦ print "
      """#),
    Language(
      "text/x-qml", comments: .slashes,
      #"""
      7| import QtQuick¦ import QmlProject
      6| import Qt.
      5| import QtQuick.¦ import QtGraphicalEffects
      4  id: ·¶¦ anchors.¦ signal ·
      4| import Qt¦ Module {¶
      3  property · ·¦ onClicked:¦ Component.onCompleted
      3| Rectangle {¦ Item {
      2  width: ¦ height: 
      """#),
    Language(
      "text/slint", comments: .slashes,
      #"""
      4  property <
      4| export component ·¦ component · inherits¦ import { ·
      3  in property <¦ in-out property <¦ callback ·
      """#),
    Language(
      "text/x-blueprint", comments: .slashes,
      #"""
      9| using Gtk 4.0;
      5| using Adw 1;
      4| template $¦ template ·
      3  styles [
      2  ·: _("
      """#),
    Language(
      "text/x-solidity", comments: .slashes, style: .semicolons,
      #"""
      9| pragma solidity
      4  function ·(…) public¦ function ·(…) external¦ mapping(¦ mapping (
      4| contract · {¦ contract · is
      3  uint256 ·¦ address ·¦ emit ·(¦ require(
      3~ msg.sender
      """#),
  ]
}
