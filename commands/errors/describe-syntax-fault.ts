/** Names a source of the program that cannot be read: Node's loader has a stack that names no file of the project. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** null for any other error, such as JSON that cannot be parsed. */
export function describeSyntaxFault(error: unknown, projectDir: string): string | null {
	if (!(error instanceof SyntaxError)) return null;
	// Node names the place only at the head of the stack: file and line, then the line itself with a mark below, then the error.
	const [place = '', ...rest] = (error.stack ?? '').split('\n');
	const [, name, line] = /^(.+):(\d+)$/.exec(place) ?? [];
	if (name === undefined) return null;
	const file = relative(projectDir, name.startsWith('file:') ? fileURLToPath(name) : name);
	const shown = rest.slice(0, Math.max(0, rest.indexOf('')));
	const fix = 'Fix: correct that line; "npm run check" names all other faults of the sources.';
	return [`${file}, line ${line} cannot be read: ${error.message}`, '', ...shown, '', fix].join('\n');
}
