/** Makes the script that runs in the pages of `npm run dev`. It never reaches `dist`. */
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** One module without imports. */
export function bundleInPage(): string {
	const { outputFiles } = buildSync({
		entryPoints: [join(import.meta.dirname, 'in-page/live-reload.ts')],
		bundle: true,
		format: 'esm',
		platform: 'browser',
		target: ['es2022'],
		charset: 'utf8',
		write: false,
	});
	return outputFiles.map(({ text }) => text).join('');
}
