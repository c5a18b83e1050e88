// Starts a command on the project's own Node. Plain JavaScript, because an older Node could not even parse the rest.
import module from 'node:module';
import { join } from 'node:path';

const wanted = 24;
const found = Number(process.versions.node.split('.')[0]);
if (found < wanted) {
	console.error(
		`Schaufenster needs Node ${wanted} or newer, and this is ${process.versions.node}. "npm ci" installs one for Linux and Windows; elsewhere, install Node ${wanted} and run the npm script again.`,
	);
	// npm prepares at the end of an installation, and would take it back.
	process.exit(process.argv[2] === 'prepare' ? 0 : 1);
}
// Types are stripped and scripts compiled once, not at every start. Where the folder cannot be written, Node goes on without it.
// The variable reaches the threads of a command.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled');
module.enableCompileCache();
const [name, ...rest] = process.argv.slice(2);
process.argv.splice(2, process.argv.length, ...rest);
// npm passes SIGTERM to its shell alone, and Debian's shell dies of it without passing it on. A terminal's Ctrl-C reaches this process itself.
if (process.env.npm_lifecycle_event !== undefined) {
	const shell = process.ppid;
	let hadListener = false;
	const watch = setInterval(() => {
		const hasListener = process.listenerCount('SIGTERM') > 0;
		hadListener ||= hasListener;
		if (process.ppid === shell) return;
		clearInterval(watch);
		// A command that listens once and does so no more is closing already: a second signal would cut that off.
		if (hasListener || !hadListener) process.kill(process.pid, 'SIGTERM');
	}, 250).unref();
}
const projectDir = join(import.meta.dirname, '..');
try {
	await import(`./${name}.ts`);
} catch (error) {
	const { describeSyntaxFault } = await import('./errors/describe-syntax-fault.ts');
	const fault = describeSyntaxFault(error, projectDir);
	if (fault === null) throw error;
	console.error(`${fault}\n${name === 'build' ? 'The site was not built' : 'Nothing was done'}; everything is as it was.`);
	process.exitCode = 1;
}
