#!/usr/bin/perl
# Converts CSV to a spreadsheet with ssconvert; each field that is not simply a number remains text.
#
# usage: table.pl INPUT OUTPUT FORMAT
#
# By default, ssconvert reads 007 as 7, a date as a number, and what begins with an equals sign as a formula. It leaves
# a field with a leading apostrophe unchanged.
use strict;
use warnings;
use File::Basename qw(dirname);
use File::Temp qw(tempdir);

my ($in, $out, $format) = @ARGV;
open(my $from, "<:raw", $in) or die "cannot read the table: $!\n";
my $text = do { local $/; <$from> } // "";
# The separator is the most frequent one in the first line, as in the tables that dnd reads itself.
my ($head) = $text =~ /\A((?:"(?:[^"]|"")*+"|[^"\r\n])*+)/;
$head =~ s/"(?:[^"]|"")*+"//g;
my %count = map { my $sign = $_; $sign => scalar(() = $head =~ /$sign/g) } ",", ";", "\t";
my ($separator) = sort { $count{$b} <=> $count{$a} } ",", ";", "\t";
$text =~ s{\G("(?:[^"]|"")*+"|[^$separator\r\n]*+)($separator|\r?\n|\z)}{
  my ($field, $end) = ($1, $2);
  $field =~ s/^("?)(?=.)/$1'/s unless $field =~ /^-?(?:0|[1-9][0-9]{0,8})(?:[.][0-9]{0,5}[1-9])?\z/ || $field eq '""';
  $field = "\"$field\"" if $field =~ /,/ && $field !~ /^"/;
  $end = "," if $end eq $separator;
  "$field$end"}ge;
# A spreadsheet contains the name of its table and the time when it was made, which is that of a form in between.
my $own = tempdir(DIR => dirname($out), CLEANUP => 1);
sub put {
  open(my $to, ">:raw", $_[0]) or die "cannot write the table: $!\n";
  print $to $_[1] and close($to) or die "cannot write the table: $!\n";
}
sub convert { system($ENV{DND_TOOL}, @_) == 0 or exit(1) }
put("$own/table.csv", $text);
convert("--import-encoding=UTF-8", "--import-type=Gnumeric_stf:stf_csvtab", "--export-type=Gnumeric_XmlIO:sax:0",
  "$own/table.csv", "$own/table.xml");
open(my $made, "<:raw", "$own/table.xml") or die "cannot read the table: $!\n";
my $xml = do { local $/; <$made> };
$xml =~ s{<(meta:creation-date|dc:date)>\K[^<]*}{1980-01-01T00:00:00Z}g;
put("$own/table.xml", $xml);
convert("--import-type=Gnumeric_XmlIO:sax", "--export-type=$format", "$own/table.xml", $out);
