// Texts that programs exchange, told line by line.
extension Language {
  static let documents: [Language] = [
    Language(
      "application/sql", comments: [.dashes, .hash], style: [.caseless],
      #"""
      5| create table ·
      4  create table
      5| create table if
      5| create or replace
      5| create view
      5| create operator
      5| create aggregate
      5| create type
      5| create domain
      5| create extension
      5| create role
      5| create policy
      5| alter extension
      5| alter function
      5| alter operator
      4| comment on
      4| revoke ·
      3  returns ·
      5| \echo ·
      4~ language sql
      4~ language c
      4~ language plpgsql
      5| create procedure
      4| create function
      5| create database
      5| create index
      5| create unique index
      5| create trigger
      4| create schema
      5| create proc ·
      5| alter table
      5| alter procedure
      5| insert into ·
      5  insert into
      2| insert ·
      5| drop table
      5| drop procedure
      5| drop view
      3  select ·
      4| select * from
      4  select ·,
      4  select *
      4| select @
      4| update · set
      5| delete from
      2  from ·
      2  where ·
      4  inner join
      4  left join
      4  join ·… on ·
      4  order by
      4  group by
      2| use ·¶
      4| use ·;
      4| use [·
      4| go¶
      4| begin transaction
      4  varchar(
      4~ varchar(
      4~ varchar2(
      4~ int(
      4~ not null
      4~ primary key
      5  primary key (
      4~ auto_increment
      4~ references ·(
      4  foreign key
      4  constraint ·
      4| set @·
      4| set ansi_
      4| declare @·
      4  declare @
      5  begin¶
      4| values (
      3  values (
      4  end;¶
      2| grant ·
      4| lock tables
      4| unlock tables
      4| commit;
      4| truncate table
      4| if exists (
      2~ as ·,
      4~ is null
      2~ between ·
      4| merge into
      4| with · as (
      4| set · = 
      4| set global
      3  dbms_output.
      2| explain ·
      2| exec ·
      4| pragma ·
      -6  then¶
      -6| def ·
      -6| import ·
      -6| procedure ·;
      -6| from ·:
      -6| run ·
      -6| package ·;
      -6  identification division
      -6  exec sql
      """#),
    Language(
      "application/x-research-info-systems",
      #"""
      9^ TY - ·
      5| TY  - 
      3| AU  - 
      3| ER  -
      3| T1  - 
      3| PY  - 
      """#),
    Language(
      "application/x-endnote-refer",
      #"""
      6^ %0 ·
      4| %A ·
      4| %T ·
      4| %D °
      4| %J ·
      4| %P °
      """#),
    Language(
      "text/x-gettext-translation", comments: .hash,
      #"""
      5| msgid "
      4| msgstr "
      4| msgctxt "
      4| msgstr[°
      4| #: ·
      4| #, fuzzy
      """#),
    Language(
      "text/x-todo-txt", style: [.prose, .document],
      #"""
      6| (·) ·… +·
      6| (·) ·… @·
      4| (A) ·
      4| (B) ·
      4| (C) ·
      5| x °-°-° ·
      3| x ·
      1~ +·
      1~ @·
      5| (·) °-°-° ·
      """#),
    Language(
      "application/qif", base: nil,
      #"""
      9^ !Type:
      6^ !Account
      4| ^¶
      4| D°/°
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
      5| loop_
      5| _cell_
      5| _atom_site
      5| _symmetry_
      4| _·_·
      """#),
    Language(
      "chemical/x-pdb",
      #"""
      6| ATOM ° ·
      5| HETATM ° 
      4| HEADER ·
      4| REMARK °
      4| SEQRES °
      4| COMPND ·
      4| TER
      4| CONECT °
      """#),
    Language(
      "model/obj", comments: .hash,
      #"""
      4| v °.° °.° °
      4| v -°.° 
      4| v °.° 
      4| vn ·
      4| vn °.
      4| vn -°.
      4| vt °.
      5| f °/°
      4| f ° ° °
      5| f °//°
      4| mtllib ·
      4| usemtl ·
      3| g ·
      4| o ·
      3| s off
      3| # Blender
      """#),
    Language(
      "model/mtl", comments: .hash,
      #"""
      9| newmtl ·
      3| Ka °
      4| Kd °
      3| Ks °
      3| Ns °
      3| illum °
      3| map_Kd ·
      """#),
    Language(
      "text/x-ssa", style: .prose,
      #"""
      7| [Script Info]¶
      5| Dialogue: 
      5| [V4+ Styles]
      5| [V4 Styles]
      5| [Events]
      """#),
    Language(
      "text/x-lrc", style: .prose,
      #"""
      4| [°:°.°]
      4| [ti:·
      4| [ar:·
      4| [al:·
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
      5| [Site "
      5| [White "
      4| [Result "
      4| 1. ·
      """#),
    Language(
      "application/x-go-sgf",
      #"""
      7^ (;GM[
      7^ (;FF[
      6^ (;·[
      3| ;B[·
      3| ;·[
      """#),
    Language(
      "text/x-procmailrc", comments: .hash,
      #"""
      5| :0
      5| :0:
      4| * ^·
      4| MAILDIR=
      """#),
  ]
}
