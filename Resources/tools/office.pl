#!/usr/bin/perl
# Converts a document by LibreOffice, which is to be kept from its habits.
#
# usage: office.pl INPUT OUTPUT FORMAT [table]
#
# FORMAT is what soffice calls the format, with the filter and its options; a table is text, of which every field
# that is not simply a number stays text.
#
# It chooses the name of what it makes, takes a second run for the first one's, and says 0 when it made nothing: so
# it works in a folder of its own beside the output, with a profile of its own, and what it made is then named as
# it is to be. The profile forbids it what a document only names: it would fetch that from anywhere, and show any
# file of the user's.
use strict;
use warnings;
use Cwd qw(abs_path);
use File::Basename qw(dirname);
use File::Copy qw(move);
use File::Temp qw(tempdir);

my ($in, $out, $format, $kind) = @ARGV;
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

# It would take 007 for 7, and run what begins with an equals sign; what is in quotes it takes as it is.
sub quoted {
  open(my $from, "<:raw", $in) or die "cannot read the table: $!\n";
  my $text = do { local $/; <$from> } // "";
  $text =~ s{\G("(?:[^"]|"")*+"|[^,\r\n]*+)(,|\r?\n|\z)}{
    my ($field, $end) = ($1, $2);
    $field = "\"$field\"" unless $field =~ /^(?:"|\z|-?(?:0|[1-9][0-9]{0,8})(?:[.][0-9]{0,5}[1-9])?\z)/;
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

# The launcher and the program itself would talk through a file in a folder for all; the program alone takes another
# one, and says by 79 and 81 that it wants to be started again.
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
defined $made or die "soffice made nothing of it\n";
move($made, $out) or die "cannot name what soffice made: $!\n";
