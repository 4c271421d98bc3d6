#!/usr/bin/perl
# Converts a document with LibreOffice.
#
# usage: office.pl INPUT OUTPUT FORMAT [table]
#
# FORMAT is soffice's name of the format, with its filter and options. With `table`, the input is CSV, and each of its
# fields that is not simply a number remains text.
#
# soffice chooses the name of its output, passes its work to a running instance, and exits with status 0 even if there
# is no output. It therefore runs with a profile and a folder of its own beside OUTPUT, and the result is then renamed.
# The profile forbids external references, because soffice would load them from any server and any file of the user.
use strict;
use warnings;
use Cwd qw(abs_path);
use File::Basename qw(dirname);
use File::Copy qw(move);
use File::Temp qw(tempdir);

my ($in, $out, $format, $kind) = @ARGV;
# soffice makes an empty document of nothing.
-s $in or die "the file is empty\n";
my ($ending) = $format =~ /^([a-z]+)/;
my $own = tempdir(DIR => dirname($out), CLEANUP => 1);
(my $url = $own) =~ s{([^A-Za-z0-9/._~-])}{"%" . unpack("H2", $1)}ge;
mkdir($_) or die "cannot make $_: $!\n" for "$own/profile", "$own/profile/user";
open(my $settings, ">", "$own/profile/user/registrymodifications.xcu") or die "cannot set up soffice: $!\n";
print $settings <<END and close($settings) or die "cannot set up soffice: $!\n";
<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Common/Security/Scripting">
<prop oor:name="BlockUntrustedRefererLinks" oor:op="fuse"><value>true</value></prop></item></oor:items>
END

# soffice would read 007 as 7, and evaluate what begins with an equals sign; it leaves quoted fields unchanged.
sub quoted {
  open(my $from, "<:raw", $in) or die "cannot read the table: $!\n";
  my $text = do { local $/; <$from> } // "";
  # The separator is the most frequent one in the first line, as in the tables that dnd reads itself.
  my ($head) = $text =~ /\A((?:"(?:[^"]|"")*+"|[^"\r\n])*+)/;
  $head =~ s/"(?:[^"]|"")*+"//g;
  my %count = map { my $sign = $_; $sign => scalar(() = $head =~ /$sign/g) } ",", ";", "\t";
  my ($separator) = sort { $count{$b} <=> $count{$a} } ",", ";", "\t";
  $text =~ s{\G("(?:[^"]|"")*+"|[^$separator\r\n]*+)($separator|\r?\n|\z)}{
    my ($field, $end) = ($1, $2);
    $field = "\"$field\"" unless $field =~ /^(?:"|\z|-?(?:0|[1-9][0-9]{0,8})(?:[.][0-9]{0,5}[1-9])?\z)/;
    $end = "," if $end eq $separator;
    "$field$end"}ge;
  open(my $to, ">:raw", "$own/table.csv") or die "cannot write the table: $!\n";
  print $to $text and close($to) or die "cannot write the table: $!\n";
  return "$own/table.csv";
}

my @reading;
if (($kind // "") eq "table") {
  $in = quoted();
  @reading = ("--infilter=Text - txt - csv (StarCalc):44,34,76,1,,0,true,false,false,false,false,0,false");
}

# The launcher needs a socket in a shared folder. The program itself accepts another folder, and exits with status 79
# or 81 if it must be restarted.
my $program = dirname(abs_path($ENV{DND_TOOL})) . "/soffice.bin";
$program = $ENV{DND_TOOL} unless -x $program;
$ENV{OSL_SOCKET_PATH} = ".";
my $status;
for (1 .. 3) {
  $status = system($program, "-env:UserInstallation=file://$url/profile", "--headless", "--norestore", @reading,
    "--convert-to", $format, "--outdir", "$own/made", $in);
  last unless $status >> 8 == 79 || $status >> 8 == 81;
}
$status == 0 or exit 1;
my ($made) = map { "$own/made/$_" } grep { /[.]$ending$/i } do { opendir(my $d, "$own/made"); $d ? readdir($d) : () };
defined $made or die "soffice produced no output\n";
move($made, $out) or die "cannot rename the output of soffice: $!\n";
