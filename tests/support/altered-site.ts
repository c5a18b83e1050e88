/** Makes other builds of a built site, with other assets under other names, in no time: for tests that release many. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listEntries } from '../../renderer/release/compare-site.ts';

const textFile = /\.(html|json|js|css|xml|txt)$/;
const fileName = /[\w.-]+\.(?:js|css|woff2|jpe?g|avif|webp|png|svg)\b/g;

/**
 * Writes `base` to `dir` as if version `version` of client and content had been built. Pages, their data and scripts change each time; of the
 * other assets some do, some every few versions, some never. An asset that changed has another name, and all that names it follows.
 */
export function writeAlteredSite(base: string, dir: string, version: number): void {
	const { files } = listEntries(base);
	const assets = files.filter((path) => path.startsWith('assets/'));
	const editionOf = (path: string, index: number): number => {
		// Scripts and styles name other assets, so they change with them.
		if (textFile.test(path)) return version;
		return index % 4 === 3 ? 0 : Math.ceil(version / ((index % 4) + 1));
	};
	const editions = new Map(assets.map((path, index) => [basename(path), editionOf(path, index)]));
	const renamed = (name: string) => {
		const edition = editions.get(name) ?? 0;
		return edition === 0 ? name : name.replace(/\.(\w+)$/, `-v${edition}.$1`);
	};
	for (const path of files) {
		const edition = editions.get(basename(path));
		const to = join(dir, dirname(path), path.startsWith('assets/') ? renamed(basename(path)) : basename(path));
		mkdirSync(dirname(to), { recursive: true });
		const content = readFileSync(join(base, path));
		if (!textFile.test(path)) {
			writeFileSync(to, Buffer.concat([content, Buffer.from(edition ? `version ${edition}` : '')]));
			continue;
		}
		// JSON stays JSON, scripts stay scripts.
		writeFileSync(to, content.toString().replace(fileName, renamed) + mark(path, edition ?? version));
	}
}

function mark(path: string, version: number): string {
	if (path.endsWith('.html')) return `<!-- version ${version} -->`;
	return path.endsWith('.js') || path.endsWith('.css') ? `/* version ${version} */` : '\n'.repeat(version);
}
