/**
 * Loaded before each file of unit tests. Their folders lie in memory, which has nothing to write out; and to start `sync` from a process that
 * has loaded the project takes about as long as to build a small site.
 */
import childProcess from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { promisify } from 'node:util';

type Run = (program: string, args: readonly string[], options?: object) => Promise<unknown>;

/** What Linux calls a file system in memory. */
const tmpfsType = 0x01021994;
const mark = Symbol.for('schaufenster.memory-needs-no-sync');
/** A test that puts another `sync` into it means that one. */
const path = process.env.PATH;

// files of one process share the module
if (!(mark in childProcess.execFile)) {
	const { execFile } = childProcess;
	const run: Run = promisify(execFile);
	const skip: Run = async (program, args, options) =>
		program === 'sync' && process.env.PATH === path && isInMemory(args[1]) ? { stdout: '', stderr: '' } : await run(program, args, options);
	const pass = (...args: readonly unknown[]): unknown => Reflect.apply(execFile, childProcess, args);
	Reflect.set(childProcess, 'execFile', Object.assign(pass, { [mark]: true, [promisify.custom]: skip }));
	syncBuiltinESMExports();
}

function isInMemory(folder: string | undefined): boolean {
	return folder !== undefined && existsSync(folder) && statfsSync(folder).type === tmpfsType;
}
