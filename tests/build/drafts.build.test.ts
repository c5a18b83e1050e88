/** `--drafts`: what is not published yet is built apart, says so on every page, and gets nowhere else. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { languages } from '../../site/languages.ts';
import { mustBuildHere } from '../support/build-here.ts';
import { fetchingPlace, startDemoBackend } from '../support/demo-backend.ts';
import { copyMadeCaches } from '../support/made-caches.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { runBuildHere } from '../support/run-here.ts';
import { runReleaseHere } from '../support/run-release.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { firstOf } from '../support/trimmed-snapshot.ts';

const banners = languages.map((language) => textsByLanguage[language].frame.drafts.text);
const flags = ['--drafts'];

async function someDrafts() {
	const backend = await startDemoBackend(3);
	const [draft, archived, published] = firstOf(backend.records, 'ecommerce_product');
	if (!draft || !archived || !published) throw new Error('The demo has too few products');
	Object.assign(draft, { status: 'draft' });
	Object.assign(archived, { status: 'archived' });
	const work = await temporaryFolder();
	const plain = await fetchingPlace(backend, { work });
	copyMadeCaches(join(work, 'cache.drafts'));
	const drafts = { ...plain, content: join(work, 'content.drafts'), out: join(work, 'dist.drafts'), cache: join(work, 'cache.drafts') };
	return { plain, drafts, draft, archived, published };
}

type SomeDrafts = Awaited<ReturnType<typeof someDrafts>>;

function pagesOf(out: string): [string, string][] {
	return Object.keys(readTree(out, 'content'))
		.filter((file) => file.endsWith('.html'))
		.map((file) => [file, readFileSync(join(out, file), 'utf8')]);
}

const isPageOf = (slug: unknown) => (file: string) => file.endsWith(`/${slug}/index.html`);

it('builds drafts under a banner on every page, for no search engine, and keeps the two apart', async () => {
	const shop = await someDrafts();
	const { plain, drafts } = shop;
	await mustBuildHere(plain);
	const publishedFiles = () => ({ ...readTree(plain.out, 'untouched'), ...readTree(join(plain.content, 'history'), 'untouched') });
	const before = publishedFiles();
	const { exitCode, output } = await runBuildHere({ ...drafts, flags });
	expect(exitCode, output).toBe(0);
	expect(differences(publishedFiles(), before)).toEqual([]);
	expectDrafts(shop);
	expectPublished(shop);
	await expectNeitherBecomesTheOther(shop);
});

function expectDrafts({ drafts, draft, archived, published }: SomeDrafts): void {
	const pages = pagesOf(drafts.out);
	const names = pages.map(([file]) => file);
	expect(names.filter(isPageOf(draft.slug))).toHaveLength(3);
	expect(names.filter(isPageOf(published.slug))).toHaveLength(3);
	expect(names.filter(isPageOf(archived.slug))).toEqual([]);
	for (const [file, html] of pages) {
		expect(
			banners.filter((text) => html.includes(text)),
			file,
		).toHaveLength(1);
		expect(html, file).toMatch(/<meta [^>]*name="robots" content="noindex">/);
		expect(html, file).not.toContain('rel="canonical"');
	}
	const read = (file: string) => readFileSync(join(drafts.out, file), 'utf8');
	expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
	expect(read('sitemap.xml')).not.toContain('<url>');
	expect(read('_headers')).toContain('X-Robots-Tag: noindex');

	// Nothing of drafts was ever shown: no history begins with them, and that of the published snapshot is as it was.
	expect(existsSync(join(drafts.content, 'history'))).toBe(false);
}

function expectPublished({ plain, draft }: SomeDrafts): void {
	const publishedPages = pagesOf(plain.out);
	expect(publishedPages.map(([file]) => file).filter(isPageOf(draft.slug))).toEqual([]);
	expect(publishedPages.filter(([, html]) => banners.some((text) => html.includes(text)))).toEqual([]);
	expect(readFileSync(join(plain.out, '_headers'), 'utf8')).not.toContain('X-Robots-Tag');
}

/** Neither snapshot nor site becomes the other, and no draft is released. */
async function expectNeitherBecomesTheOther({ plain, drafts }: SomeDrafts): Promise<void> {
	const folders = [plain.content, plain.out, drafts.content, drafts.out];
	const before = folders.map((folder) => readTree(folder, 'untouched'));

	const { env, ...offline } = plain;
	expect(env.DIRECTUS_URL).toBeDefined();
	const refused = [
		['the drafts for publishing', { ...offline, content: drafts.content }, drafts.content],
		['the drafts into the published site', { ...offline, content: drafts.content, flags }, plain.out],
		['the published snapshot as drafts', { ...offline, out: drafts.out, flags }, plain.content],
		['the published snapshot into the site with drafts', { ...offline, out: drafts.out }, drafts.out],
		['fetched drafts into the published snapshot', { ...plain, out: drafts.out, flags }, plain.content],
	] as const;
	for (const [what, build, named] of refused) {
		const { exitCode, output } = await runBuildHere(build);
		expect(exitCode, `${what}: ${output}`).toBe(64);
		expect(output, what).toContain(named);
	}
	const release = await runReleaseHere({ to: join(plain.cache, '../live'), out: drafts.out, cache: drafts.cache });
	expect([release.exitCode, release.output]).toEqual([64, expect.stringContaining(drafts.out)]);
	for (const [index, folder] of folders.entries()) {
		expect(differences(readTree(folder, 'untouched'), before[index] ?? {}), folder).toEqual([]);
	}
}
