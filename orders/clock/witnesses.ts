/** The sources of time of a machine in production: its kernel, if something keeps that synchronised, and the answers of other machines. */
import { execFile } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { stat } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { promisify } from 'node:util';
import type { TimeWitness } from './clock.ts';
import { toleratedMs } from './judge-time.ts';

const timeoutMs = 5_000;

export interface KernelSources {
	/** What `timedatectl` says of the kernel; null: it cannot be asked. */
	isSynchronised(): Promise<boolean | null>;
	/** When systemd-timesyncd set the clock last; null: it does not run here. */
	synchronisedAtMs(): Promise<number | null>;
}

/** `timedatectl` reads the kernel's own state (`adjtimex`), whichever program keeps it: systemd-timesyncd, chrony or ntpd. */
const linuxKernel: KernelSources = {
	async isSynchronised() {
		try {
			const { stdout } = await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
				timeout: timeoutMs,
			});
			return { yes: true, no: false }[stdout.trim()] ?? null;
		} catch {
			// It is not installed, systemd does not run, or its bus is closed to the service.
			return null;
		}
	},
	async synchronisedAtMs() {
		try {
			return (await stat('/run/systemd/timesync/synchronized')).mtimeMs;
		} catch {
			return null;
		}
	},
};

/** A clock that was set by hand is not synchronised, until a time server was asked. */
export function kernelWitness(kernel: KernelSources = linuxKernel): TimeWitness {
	return {
		name: 'the time synchronisation of this machine',
		async readAheadMs(nowMs) {
			const isSynchronised = await kernel.isSynchronised();
			if (isSynchronised !== null) return isSynchronised ? 0 : null;
			const at = await kernel.synchronisedAtMs();
			// It asks again after 34 minutes at the latest; a clock that jumped since is far from the file's time.
			return at !== null && Math.abs(nowMs() - at) < toleratedMs ? 0 : null;
		},
	};
}

/** The `Date` of an answer, whatever the answer is. A server on this machine has its time, and says nothing. */
export function hostWitness(url: string): TimeWitness {
	const { host, hostname, origin } = new URL(url);
	return {
		name: host,
		async readAheadMs(nowMs) {
			try {
				if (await isThisMachine(hostname)) return null;
				const askedMs = nowMs();
				const { headers, body } = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
				await body?.cancel();
				const ahead = Date.parse(headers.get('date') ?? '') - askedMs;
				return Number.isNaN(ahead) ? null : ahead;
			} catch {
				// No network, no such name, or a certificate that is not valid at the machine's time: it says nothing.
				return null;
			}
		},
	};
}

/** Whether a name leads back to this machine. */
async function isThisMachine(hostname: string): Promise<boolean> {
	const own = new Set(
		Object.values(networkInterfaces())
			.flat()
			.map((each) => each?.address),
	);
	const addresses = await lookup(hostname.replaceAll(/^\[|\]$/g, ''), { all: true });
	return addresses.some(({ address }) => own.has(address) || /^(?:127\.|::1$|::ffff:127\.|0\.0\.0\.0$|::$)/.test(address));
}
