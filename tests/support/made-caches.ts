/** What takes a first build its time, made once for all build tests: pictures, bundles and rendered texts, each kept under what it was made of. */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
	interface ProvidedContext {
		/** Cache folder of a build, from tests/support/make-caches.ts; undefined where that did not run. */
		readonly madeCache: string | undefined;
	}
}

const madeCaches = ['images', 'bundles', 'rich-text'] as const;

export type MadeCache = (typeof madeCaches)[number];

/** Lays them into the cache of a place where nothing was built yet. Whoever tests a build from nothing does without, and makes few pictures. */
export function copyMadeCaches(cache: string, names: readonly MadeCache[] = madeCaches): void {
	const made = inject('madeCache');
	if (made === undefined) return;
	for (const name of names) {
		const target = join(cache, name);
		// A bundle is good as long as nobody changed its sources, and those are known by their times.
		if (!existsSync(target)) cpSync(join(made, name), target, { recursive: true, preserveTimestamps: true });
	}
}
