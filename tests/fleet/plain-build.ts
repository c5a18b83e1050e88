/** Builds that take no time, for tests of what happens around them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildShop } from '../../fleet/worker/build-shop.ts';

/** A build of a few small files, made of what `read` answers when the content is read. Its snapshot is its content. */
export function buildOf(read: () => string, files: (content: string) => Readonly<Record<string, string>> = pageOf): BuildShop {
	return async ({ contentDir, outDir }) => {
		const content = read();
		writeFolder(contentDir, { 'manifest.json': String(Math.random()), 'records/all.json': content });
		writeFolder(outDir, files(content));
		return { kind: 'built', pages: 1, rendered: 1 };
	};
}

function pageOf(content: string): Record<string, string> {
	return { 'index.html': `<p>${content}</p>`, '404.html': 'nothing' };
}

function writeFolder(dir: string, files: Readonly<Record<string, string>>): void {
	rmSync(dir, { recursive: true, force: true });
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(dir, path)), { recursive: true });
		writeFileSync(join(dir, path), text);
	}
}
