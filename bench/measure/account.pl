# Runs a program and tells, on file descriptor 3, what it and all processes that it started have cost.
# Perl, because it is part of every Debian and can ask the kernel for two things that Node cannot: what ended children have used
# (getrusage), and to be handed children whose parent ended before them (prctl), such as esbuild's. Counts what a shell's `time` misses.
use strict;
use warnings;
use Time::HiRes qw(clock_gettime CLOCK_MONOTONIC);

my ($prctl, $getrusage) = `uname -m` =~ /x86_64/ ? (157, 98) : (167, 165);
syscall($prctl, 36, 1, 0, 0, 0) == 0 or die "prctl: $!";

my $started = clock_gettime(CLOCK_MONOTONIC);
my $child = fork() // die "fork: $!";
if ($child == 0) {
	close STDIN;
	open(STDIN, '<', '/dev/null');
	exec { $ARGV[0] } @ARGV or die "$ARGV[0]: $!";
}
waitpid($child, 0);
my $status = $?;
my $wall = clock_gettime(CLOCK_MONOTONIC) - $started;

# Whatever was left behind ends by itself, or is an error that the reader must see.
local $SIG{ALRM} = sub { die "$ARGV[0] left a process running.\n" };
alarm 20;
1 while wait() != -1;
alarm 0;

my $usage = "\0" x 144;
syscall($getrusage, -1, $usage) == 0 or die "getrusage: $!";
my ($user, $user_us, $system, $system_us) = unpack('q4', $usage);
open(my $report, '>&=', 3) or die "file descriptor 3: $!";
printf $report "{\"exitCode\":%s,\"wallMs\":%.3f,\"userMs\":%.3f,\"systemMs\":%.3f}\n",
	$status & 127 ? 'null' : $status >> 8, $wall * 1000, $user * 1000 + $user_us / 1000, $system * 1000 + $system_us / 1000;
