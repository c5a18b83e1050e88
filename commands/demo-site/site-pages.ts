/** The pages of the built demo, read from its page data. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData, TemplateName } from '../../client/pages/page-data.ts';
import type { Language } from '../../site/languages.ts';

/** All page data of a built site, sorted by file. */
export function readSitePages(dist: string): readonly PageData[] {
	return readdirSync(join(dist, 'page-data'), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('page-data.json'))
		.sort()
		.map((file): PageData => JSON.parse(readFileSync(join(dist, 'page-data', file), 'utf8')));
}

/** The first page of a template in a language. Throws where there is none: the demo has all. */
export function pageOf(pages: readonly PageData[], template: TemplateName, language: Language): PageData {
	const page = pages.find((candidate) => candidate.template === template && candidate.result.language === language);
	if (!page) throw new Error(`The demo has no ${template} page in ${language}`);
	return page;
}
