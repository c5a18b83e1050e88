/** Sites of a few files, so that tests can release many of them: a release looks at paths and bytes only. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listEntries } from '../../../renderer/release/compare-site.ts';
import { makeRelease, type ReleaseOptions, type ReleaseResult } from '../../../renderer/release/make-release.ts';
import { silentProgress } from '../../../site/progress.ts';

export type Files = Readonly<Record<string, string>>;

/** A page that names one asset of its own; both tell of `version`, and a text of some length is worth compressing. */
export function aSite(version: string): Files {
	return {
		'index.html': `<script src="/assets/app-${version}.js"></script>`,
		'about/index.html': 'The same in every version. '.repeat(40),
		[`assets/app-${version}.js`]: `console.log(${JSON.stringify(version.repeat(100))});`,
		'assets/font.woff2': 'a font',
		'page-data/app-data.json': '{"buildHash":"1"}',
	};
}

/** Replaces what is in `dir`, file by file under new inodes, as a build does that starts from nothing. */
export function writeSite(dir: string, files: Files): void {
	rmSync(dir, { recursive: true, force: true });
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(dirname(join(dir, path)), { recursive: true });
		writeFileSync(join(dir, path), content);
	}
}

/** Content by path. */
export function readFiles(dir: string): Files {
	return Object.fromEntries(listEntries(dir).files.map((path) => [path, readFileSync(join(dir, path), 'utf8')]));
}

/** A place with a site that is not built yet, and a server's folder; `work` is a folder of the test's own. */
export function releasePlace(work: string) {
	const site = { outDir: join(work, 'dist'), cacheDir: join(work, 'cache') };
	const dir = join(work, 'server');
	const release = async (options: Partial<ReleaseOptions> = {}): Promise<ReleaseResult> =>
		await makeRelease({
			site,
			dir,
			keep: 4,
			precompressed: false,
			contentDir: null,
			madeAt: '2026-01-02T03:04:05Z',
			progress: silentProgress,
			...options,
		});
	const releaseVersion = async (version: string): Promise<ReleaseResult> => {
		writeSite(site.outDir, aSite(version));
		return await release();
	};
	return { site, dir, release, releaseVersion };
}
