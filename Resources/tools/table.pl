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
use File::Temp qw(tempfile);

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
my ($to, $table) = tempfile(DIR => dirname($out), SUFFIX => ".csv", UNLINK => 1);
binmode($to);
print $to $text and close($to) or die "cannot write the table: $!\n";
my $status = system($ENV{DND_TOOL}, "--import-encoding=UTF-8", "--import-type=Gnumeric_stf:stf_csvtab",
  "--export-type=$format", $table, $out);
exit($status == 0 ? 0 : 1);
