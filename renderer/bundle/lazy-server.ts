/** The server bundle as something that can be imported, but is not before a page has to be rendered. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileUnusable, openCacheFolder } from '../../pipeline/disk/cache-folder.ts';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import { shortHash } from '../../pipeline/snapshot/hash.ts';
import type { ServerBundle } from '../server-bundle.ts';
import type { ServerModule } from './bundle-server.ts';
import { codeHash } from './source-hash.ts';

export interface LazyServer {
	/** Changes with all code that decides how a page looks: the renderer's own included, and with what Node sorts and formats by. */
	readonly hash: string;
	/** Where its module lies, for other threads to load it before this one does. */
	locate(): Promise<string>;
	/** The same bundle at every call. */
	load(): Promise<LoadedServer>;
}

export interface LoadedServer {
	readonly bundle: ServerBundle;
	readonly url: string;
}

/** Sources that take part in a page: those in the server bundle, and those that make what it is given and put its HTML together. */
const pageFolders = ['site', 'pipeline', 'client', 'renderer', 'shop', 'commands/building'];

/** Keeps the module in `dir`, from where it is imported. */
export function createLazyServer({ source }: ServerModule, dir: string, projectDir: string): LazyServer {
	let located: Promise<string> | null = null;
	let loaded: Promise<LoadedServer> | null = null;
	const locate = () => (located ??= keepModule(source, dir));
	return {
		hash: shortHash(source, codeHash(projectDir, pageFolders)),
		locate,
		load() {
			loaded ??= locate().then(async (url) => ({ bundle: await import(url), url }));
			return loaded;
		},
	};
}

/** Returns its URL. */
async function keepModule(source: Uint8Array, dir: string): Promise<string> {
	const name = `${shortHash(source)}.mjs`;
	if (!holds(join(dir, name), source)) {
		await (await openCacheFolder(dir)).write(name, Buffer.from(source));
	}
	return pathToFileURL(join(dir, name)).href;
}

function holds(file: string, content: Uint8Array): boolean {
	try {
		return readFileSync(file).equals(content);
	} catch (error) {
		if (isMissing(error)) {
			return false;
		}
		throw fileUnusable(file, error);
	}
}
