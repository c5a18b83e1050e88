/**
 * Loaded before a command (`node --import`): writes down every change that the command makes on the disk, and at a chosen one kills it as a
 * loss of power would, or takes the last free space away. Works in every thread; what to do is in the environment (`DiskStepOptions`).
 */
import { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { type DiskStepOptions, diskStepVariable, stepLineBytes, waitingFiles } from '../support/disk-steps.ts';

type Call = (...args: readonly unknown[]) => unknown;

const options: DiskStepOptions = JSON.parse(process.env[diskStepVariable] ?? 'null');
const real = { ...fs };
const log = real.openSync(options.log, 'a');

/** What changes the disk, by the number of its arguments that are paths. */
const byPath = {
	appendFile: 1,
	copyFile: 2,
	cp: 2,
	link: 2,
	mkdir: 1,
	rename: 2,
	rm: 1,
	rmdir: 1,
	symlink: 2,
	truncate: 1,
	unlink: 1,
	writeFile: 1,
};
const byDescriptor = ['write', 'writev', 'ftruncate'];
const byHandle = ['write', 'writev', 'truncate', 'appendFile', 'writeFile'];
/** What brings it onto the disk; that it is there is a step of its own. */
const syncs = { fsync: 'sync', fdatasync: 'datasync' };

const descriptors = new Map<unknown, string>();
const handles = new WeakMap<object, string>();

/** Counted in the file, so that all threads count together. */
function step(call: string, paths: readonly string[]): void {
	if (!paths.some((path) => path.startsWith(options.below))) return;
	const before = real.fstatSync(log).size;
	if (before === 0 && !paths.some((path) => path.startsWith(options.from))) return;
	const line = [call, ...paths].join('\t');
	real.writeSync(log, `${line.slice(0, stepLineBytes - 1).padEnd(stepLineBytes - 1)}\n`);
	if (options.at === undefined || real.fstatSync(log).size / stepLineBytes < options.at) return;
	if (options.fault === 'kill') die();
	else if (options.fault === 'wait') before / stepLineBytes < options.at && wait();
	else if (before / stepLineBytes < options.at) options.fault === 'no space' ? takeSpace(options.filler) : takeNames(options.filler);
}

function die(): void {
	process.kill(process.pid, 'SIGKILL');
	// Nothing may happen until the signal arrives.
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

/** This thread stands still; others go on until they wait for it. */
function wait(): void {
	const { waits, mayGoOn } = waitingFiles(options.log);
	real.writeFileSync(waits, '');
	while (!real.existsSync(mayGoOn)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
}

/** Takes all free bytes, in ever smaller parts. */
function takeSpace(folder: string): void {
	const filler = real.openSync(join(folder, 'bytes'), 'a');
	for (let bytes = 1 << 20; bytes >= 1 << 10; bytes /= 2) untilFull(() => real.writeSync(filler, Buffer.alloc(bytes)));
	real.closeSync(filler);
}

/** Takes everything that a new file or folder needs, and leaves the bytes. */
function takeNames(folder: string): void {
	let names = 0;
	untilFull(() => {
		names += 1;
		real.closeSync(real.openSync(join(folder, `name-${names}`), 'a'));
	});
}

function untilFull(take: () => void): void {
	try {
		for (;;) take();
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
	}
}

function replace(owner: object, name: string, wrap: (call: Call) => Call): void {
	const call: unknown = Reflect.get(owner, name);
	if (typeof call !== 'function') throw new Error(`There is no ${name} to replace.`);
	Reflect.set(
		owner,
		name,
		wrap((...args) => Reflect.apply(call, owner, args)),
	);
}

function pathsIn(args: readonly unknown[], number: number): readonly string[] {
	return args.slice(0, number).map((arg) => (typeof arg === 'number' ? (descriptors.get(arg) ?? '') : String(arg)));
}

/** True for flags that make or empty a file. */
function makes(flags: unknown): boolean {
	return typeof flags === 'string'
		? /[wa]/.test(flags)
		: typeof flags === 'number' && (flags & (fs.constants.O_CREAT | fs.constants.O_TRUNC)) !== 0;
}

for (const [name, number] of Object.entries(byPath)) {
	const counted = (call: Call): Call => {
		return (...args) => {
			step(name, pathsIn(args, number));
			return call(...args);
		};
	};
	for (const owned of [name, `${name}Sync`]) replace(fs, owned, counted);
	replace(fs.promises, name, counted);
}

for (const name of byDescriptor) {
	for (const owned of [name, `${name}Sync`]) {
		replace(fs, owned, (call) => (...args) => {
			step(name, pathsIn(args, 1));
			return call(...args);
		});
	}
}

for (const name of Object.keys(syncs)) {
	replace(fs, `${name}Sync`, (call) => (...args) => {
		step('sync', pathsIn(args, 1));
		call(...args);
		step('synced', pathsIn(args, 1));
	});
	replace(fs, name, (call) => (descriptor, done) => {
		step('sync', pathsIn([descriptor], 1));
		return call(descriptor, (error: unknown) => {
			if (!error) step('synced', pathsIn([descriptor], 1));
			if (typeof done === 'function') done(error);
		});
	});
}

function opening([path, flags]: readonly unknown[]): string {
	if (makes(flags)) step('open', [String(path)]);
	return String(path);
}

replace(fs, 'openSync', (call) => (...args) => {
	const path = opening(args);
	const descriptor = call(...args);
	descriptors.set(descriptor, path);
	return descriptor;
});
replace(fs, 'open', (call) => (...args) => {
	const path = opening(args);
	const done = args.at(-1);
	return call(...args.slice(0, -1), (error: unknown, descriptor: unknown) => {
		descriptors.set(descriptor, path);
		if (typeof done === 'function') done(error, descriptor);
	});
});
replace(fs.promises, 'open', (call) => async (...args) => {
	const path = opening(args);
	const handle = await call(...args);
	if (typeof handle === 'object' && handle !== null) handles.set(handle, path);
	return handle;
});

const probe = await fs.promises.open(process.execPath, 'r');
const prototype: object = Object.getPrototypeOf(probe);
await probe.close();

function replaceOfHandle(name: string, wrap: (call: Call, path: string) => unknown): void {
	const call: unknown = Reflect.get(prototype, name);
	if (typeof call !== 'function') throw new Error(`There is no FileHandle.${name} to replace.`);
	Reflect.set(prototype, name, function (this: object, ...args: readonly unknown[]) {
		return wrap(() => Reflect.apply(call, this, args), handles.get(this) ?? '');
	});
}

for (const name of byHandle) {
	replaceOfHandle(name, (call, path) => {
		step(name, [path]);
		return call();
	});
}
for (const name of Object.values(syncs)) {
	replaceOfHandle(name, async (call, path) => {
		step('sync', [path]);
		await call();
		step('synced', [path]);
	});
}

/** `sync -f` brings a whole file system onto the disk. */
const { spawn } = ChildProcess.prototype as { spawn?: Call };
Reflect.set(ChildProcess.prototype, 'spawn', function (this: ChildProcess, ...args: readonly unknown[]) {
	const { args: [program, flag, ...paths] = [] } = args[0] as { args?: string[] };
	if (program === 'sync' && flag === '-f') {
		step('sync', paths);
		this.once('exit', (exitCode) => exitCode === 0 && step('synced whole', paths));
	}
	return spawn && Reflect.apply(spawn, this, args);
});

syncBuiltinESMExports();
