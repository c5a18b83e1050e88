/** Which folders a build may take for its site. Only the judgement is tried here: nothing is built. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBuildFolders, checkContentFolder, checkDrafts, checkReleaseFolders } from '../../../commands/building/check-folders.ts';
import { UsageError } from '../../../commands/errors/command-errors.ts';
import { defaultFolders, projectDir } from '../../../commands/options/project-folder.ts';
import { snapshotFolders } from '../../../pipeline/snapshot/switch-snapshot.ts';
import { siteFolders } from '../../../renderer/output/site-folders.ts';
import siteConfig from '../../../site.config.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const ofProject = { projectDomain: 'juwelier.example' };

async function someFolders() {
	const work = await temporaryFolder();
	return { work, contentDir: join(work, 'content'), cacheDir: join(work, 'cache'), outDir: join(work, 'dist') };
}

/** Returns no change of folders. */
function put(file: string, content = ''): object {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, content);
	return {};
}

describe('a build takes', () => {
	it.each<[string, (outDir: string, cacheDir: string) => void]>([
		['a folder that is missing', () => {}],
		['an empty folder', (outDir) => mkdirSync(outDir)],
		['its own site', (outDir) => put(join(outDir, 'page-data/app-data.json'), '{"buildHash":"x","project":"juwelier.example"}')],
		['a site that does not say whose it is', (outDir) => put(join(outDir, 'page-data/app-data.json'), '{"buildHash":"x"}')],
		[
			'what a first commit that was cut off left',
			(outDir, cacheDir) => {
				put(join(outDir, 'index.html'));
				put(siteFolders(outDir, cacheDir).journalFile);
			},
		],
	])('%s', async (_, prepare) => {
		const folders = await someFolders();
		prepare(folders.outDir, folders.cacheDir);
		expect(() => checkBuildFolders({ ...ofProject, ...folders })).not.toThrow();
	});

	it('the folders of the commands, and one below the cache', async () => {
		const ofDemo = { projectDomain: siteConfig.projectDomain };
		const { contentDir, cacheDir, outDir } = {
			contentDir: defaultFolders.content,
			cacheDir: defaultFolders.cache,
			outDir: defaultFolders.out,
		};
		expect(() => checkBuildFolders({ ...ofDemo, contentDir, cacheDir, outDir })).not.toThrow();
		expect(() => checkBuildFolders({ ...ofDemo, contentDir, cacheDir, outDir: join(cacheDir, 'never-built') })).not.toThrow();
	});
});

describe('a build refuses', () => {
	it.each<[string, (folders: Awaited<ReturnType<typeof someFolders>>) => object]>([
		['a folder of somebody else', ({ outDir }) => put(join(outDir, 'letter.txt'))],
		['a site of another program', ({ outDir }) => put(join(outDir, 'page-data/app-data.json'), '{"webpackCompilationHash":"x"}') ?? {}],
		['a file', ({ outDir }) => put(outDir)],
		['the project', () => ({ outDir: projectDir })],
		['what holds the project', () => ({ outDir: dirname(projectDir) })],
		['the sources', () => ({ outDir: join(projectDir, 'client') })],
		['the snapshot', ({ contentDir }) => ({ outDir: contentDir })],
		['a folder in the snapshot', ({ contentDir }) => ({ outDir: join(contentDir, 'site') })],
		['what holds the shared pictures', ({ outDir }) => ({ imageCacheDir: join(outDir, 'pictures') })],
		['shared pictures in the snapshot', ({ contentDir }) => ({ imageCacheDir: join(contentDir, 'pictures') })],
		['the cache', ({ cacheDir }) => ({ outDir: cacheDir })],
		['what holds snapshot and cache', ({ work }) => ({ outDir: work })],
		[
			'the snapshot under another name',
			({ work, contentDir }) => {
				put(join(contentDir, 'page-data/app-data.json'), '{"buildHash":"x"}');
				symlinkSync(contentDir, join(work, 'link'));
				return { outDir: join(work, 'link') };
			},
		],
		['the project for its snapshot', () => ({ contentDir: projectDir })],
		['where a fetch stages', ({ contentDir }) => ({ outDir: snapshotFolders(contentDir).staging })],
		['the snapshot where the build stages', ({ outDir }) => ({ contentDir: siteFolders(outDir, '').stagingDir })],
		['the cache where the build stages', ({ outDir }) => ({ cacheDir: join(outDir, '../dist.staging/cache') })],
		['shared pictures where a fetch works', ({ contentDir }) => ({ imageCacheDir: snapshotFolders(contentDir).downloads })],
		['the place of a lock', ({ contentDir }) => ({ outDir: `${contentDir}.lock` })],
	])('%s', async (_, change) => {
		const folders = await someFolders();
		const changed = { ...ofProject, ...folders, ...change(folders) };
		expect(() => checkBuildFolders(changed)).toThrow(UsageError);
	});

	it("another project's site, whatever the cache knows of it, and names both", async () => {
		const folders = await someFolders();
		put(join(folders.outDir, 'page-data/app-data.json'), '{"buildHash":"x","project":"uhren.example"}');
		const check = () => checkBuildFolders({ ...ofProject, ...folders });
		expect(check).toThrow(/dist .*"uhren\.example".*"juwelier\.example"/);
		expect(check).toThrow(UsageError);
	});
});

it('a fetch refuses the project for its snapshot', () => {
	expect(() => checkContentFolder({ contentDir: projectDir, cacheDir: defaultFolders.cache })).toThrow(UsageError);
	expect(() => checkContentFolder({ contentDir: defaultFolders.content, cacheDir: defaultFolders.cache })).not.toThrow();
	const cacheDir = snapshotFolders(defaultFolders.content).previous;
	expect(() => checkContentFolder({ contentDir: defaultFolders.content, cacheDir })).toThrow(UsageError);
});

describe('drafts are refused', () => {
	it('where prices and texts were recorded, even if nothing else is left of the snapshot', async () => {
		const { contentDir } = await someFolders();
		const check = (drafts: boolean) => () => checkDrafts({ contentDir, drafts });
		expect(check(true)).not.toThrow();
		put(join(contentDir, 'history/prices/0-65535.json'), '{}');
		expect(check(true)).toThrow(UsageError);
		expect(check(true)).toThrow(contentDir);
		expect(check(false)).not.toThrow();
		put(join(contentDir, 'manifest.json'), '{"formatVersion":1,');
		expect(check(true)).toThrow(UsageError);
	});
});

describe('a release', () => {
	it('is no folder to build into, by whatever name', async () => {
		const { work, contentDir, cacheDir } = await someFolders();
		put(join(work, 'releases/1/page-data/app-data.json'), '{"buildHash":"a"}');
		const check = (outDir: string) => () => checkBuildFolders({ ...ofProject, contentDir, cacheDir, outDir });
		expect(check(join(work, 'releases/1'))).not.toThrow();
		put(join(work, 'releases/1.json'), '{}');
		symlinkSync(join(work, 'releases/1'), join(work, 'current'));
		expect(check(join(work, 'releases/1'))).toThrow('is a release');
		expect(check(join(work, 'current'))).toThrow('is a release');
	});
});

describe('the folder of the releases', () => {
	it('is one of its own', async () => {
		const { work, cacheDir, outDir } = await someFolders();
		const check = (dir: string) => () => checkReleaseFolders({ dir, outDir, cacheDir });
		expect(check(join(work, 'www'))).not.toThrow();
		for (const dir of [
			'/',
			projectDir,
			dirname(projectDir),
			cacheDir,
			join(cacheDir, 'www'),
			join(defaultFolders.content, 'www'),
			outDir,
			siteFolders(outDir, '').stagingDir,
			join(`${outDir}.lock`, 'www'),
			join(snapshotFolders(defaultFolders.content).next, 'www'),
		]) {
			expect(check(dir), dir).toThrow(UsageError);
		}
	});
});
