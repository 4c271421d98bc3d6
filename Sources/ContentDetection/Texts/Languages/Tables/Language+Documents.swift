// Texts that programs exchange, told line by line.
extension Language {
  static let documents: [Language] = [
    Language(
      "application/sql", comments: [.dashes, .hash], style: [.caseless],
      #"""
      5  insert into¦ primary key (¦ begin¶
      5| create table ·¦ create table if¦ create or replace¦ create view¦ create operator
      5| create aggregate¦ create type¦ create domain¦ create extension¦ create role¦ create policy
      5| alter extension¦ alter function¦ alter operator¦ \echo ·¦ create procedure
      5| create database¦ create index¦ create unique index¦ create trigger¦ create proc ·
      5| alter table¦ alter procedure¦ insert into ·¦ drop table¦ drop procedure¦ drop view
      5| delete from
      4  create table¦ select ·,¦ select *¦ inner join¦ left join¦ join ·… on ·¦ order by¦ group by
      4  varchar(¦ foreign key¦ constraint ·¦ declare @¦ end;¶
      4| comment on¦ revoke ·¦ create function¦ create schema¦ select * from¦ select @
      4| update · set¦ use ·;¦ use [·¦ go¶¦ begin transaction¦ set @·¦ set ansi_¦ declare @·
      4| values (¦ lock tables¦ unlock tables¦ commit;¦ truncate table¦ if exists (¦ merge into
      4| with · as (¦ set · = ¦ set global¦ pragma ·
      4~ language sql¦ language c¦ language plpgsql¦ varchar(¦ varchar2(¦ int(¦ not null
      4~ primary key¦ auto_increment¦ references ·(¦ is null
      3  returns ·¦ select ·¦ values (¦ dbms_output.
      2  from ·¦ where ·
      2| insert ·¦ use ·¶¦ grant ·¦ explain ·¦ exec ·
      2~ as ·,¦ between ·
      -6  then¶¦ identification division¦ exec sql
      -6| def ·¦ import ·¦ procedure ·;¦ from ·:¦ run ·¦ package ·;
      """#),
    Language(
      "application/x-research-info-systems",
      #"""
      9^ TY - ·
      5| TY  - 
      3| AU  - ¦ ER  -¦ T1  - ¦ PY  - 
      """#),
    Language(
      "application/x-endnote-refer",
      #"""
      6^ %0 ·
      4| %A ·¦ %T ·¦ %D °¦ %J ·¦ %P °
      """#),
    Language(
      "text/x-gettext-translation", comments: .hash,
      #"""
      5| msgid "
      4| msgstr "¦ msgctxt "¦ msgstr[°¦ #: ·¦ #, fuzzy
      """#),
    Language(
      "text/x-todo-txt", style: [.prose, .document],
      #"""
      6| (·) ·… +·¦ (·) ·… @·
      5| x °-°-° ·¦ (·) °-°-° ·
      4| (A) ·¦ (B) ·¦ (C) ·
      3| x ·
      1~ +·¦ @·
      """#),
    Language(
      "application/qif", base: nil,
      #"""
      9^ !Type:
      6^ !Account
      4| ^¶¦ D°/°
      """#),
    Language(
      "text/x-arff", comments: .percent, style: .caseless,
      #"""
      8| @relation ·
      6| @attribute ·
      5| @data
      """#),
    Language(
      "chemical/x-cif", comments: .hash,
      #"""
      6| data_·
      5| loop_¦ _cell_¦ _atom_site¦ _symmetry_
      4| _·_·
      """#),
    Language(
      "chemical/x-pdb",
      #"""
      6| ATOM ° ·
      5| HETATM ° 
      4| HEADER ·¦ REMARK °¦ SEQRES °¦ COMPND ·¦ TER¦ CONECT °
      """#),
    Language(
      "model/obj", comments: .hash,
      #"""
      5| f °/°¦ f °//°
      4| v °.° °.° °¦ v -°.° ¦ v °.° ¦ vn ·¦ vn °.¦ vn -°.¦ vt °.¦ f ° ° °¦ mtllib ·¦ usemtl ·¦ o ·
      3| g ·¦ s off¦ # Blender
      """#),
    Language(
      "model/mtl", comments: .hash,
      #"""
      9| newmtl ·
      4| Kd °
      3| Ka °¦ Ks °¦ Ns °¦ illum °¦ map_Kd ·
      """#),
    Language(
      "text/x-ssa", style: .prose,
      #"""
      7| [Script Info]¶
      5| Dialogue: ¦ [V4+ Styles]¦ [V4 Styles]¦ [Events]
      """#),
    Language(
      "text/x-lrc", style: .prose,
      #"""
      4| [°:°.°]¦ [ti:·¦ [ar:·¦ [al:·
      """#),
    Language(
      "application/x-sami", style: .caseless,
      #"""
      9^ <sami>
      """#),
    Language(
      "application/x-chess-pgn", style: .prose,
      #"""
      7| [Event "
      5| [Site "¦ [White "
      4| [Result "¦ 1. ·
      """#),
    Language(
      "application/x-go-sgf",
      #"""
      7^ (;GM[¦ (;FF[
      6^ (;·[
      3| ;B[·¦ ;·[
      """#),
    Language(
      "text/x-procmailrc", comments: .hash,
      #"""
      5| :0¦ :0:
      4| * ^·¦ MAILDIR=
      """#),
  ]
}
