#!/usr/bin/perl
# Makes a PDF of a document by LibreOffice, which is to be kept from its habits.
#
# usage: office.pl INPUT OUTPUT
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

my ($in, $out) = @ARGV;
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

# The launcher and the program itself would talk through a file in a folder for all; the program alone takes another
# one, and says by 79 and 81 that it wants to be started again.
my $program = dirname(abs_path($ENV{DND_TOOL})) . "/soffice.bin";
$program = $ENV{DND_TOOL} unless -x $program;
$ENV{OSL_SOCKET_PATH} = ".";
my $status;
for (1 .. 3) {
  $status = system($program, "-env:UserInstallation=file://$url/profile", "--headless", "--norestore",
    "--convert-to", "pdf", "--outdir", "$own/made", $in);
  last unless $status >> 8 == 79 || $status >> 8 == 81;
}
$status == 0 or exit 1;
my ($made) = map { "$own/made/$_" } grep { /[.]pdf$/i } do { opendir(my $d, "$own/made"); $d ? readdir($d) : () };
defined $made or die "soffice made nothing of it\n";
move($made, $out) or die "cannot name what soffice made: $!\n";
