/** The built demo as a reader without a browser has it: the pages' data, their HTML, their words, and the records that they were made of. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData, TemplateName } from '../../client/pages/page-data.ts';
import { readSitePages } from '../../commands/demo-site/site-pages.ts';
import { defaultFolders } from '../../commands/options/project-folder.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { Language } from '../../site/languages.ts';
import { readEditableSnapshot } from '../support/editable-snapshot.ts';

export interface BuiltSite {
	/** Pages that people visit in a language: all, or those of a template. */
	pages(language: Language): readonly PageData[];
	of<Name extends TemplateName>(template: Name, language: Language): readonly PageData<Name>[];
	/** What `pages` has one of. Throws where there is none. */
	one<Name extends TemplateName>(template: Name, language: Language): PageData<Name>;
	/** Of the page at a site path, with or without an anchor; scripts and styles are left out. */
	html(path: string): string;
	/** The words of that HTML, each blank a plain one; only those of its main part where that is asked for. */
	text(path: string, part?: 'main'): string;
	/** Published records that the site was made of, by id. */
	products(): ReadonlyMap<number, WireRecord>;
	records(collection: string): readonly WireRecord[];
}

/** Reads the site of the browser tests, which exists once a test runs. */
export async function readBuiltSite(dist = process.env.TEST_SITE_DIST ?? ''): Promise<BuiltSite> {
	const all = readSitePages(dist).filter(({ matchPath }) => matchPath === undefined);
	const { records } = await readEditableSnapshot(defaultFolders.content);
	const pages = (language: Language) => all.filter(({ result }) => result.language === language);
	const of = <Name extends TemplateName>(template: Name, language: Language) =>
		pages(language).filter((page): page is PageData<Name> & PageData => page.template === template);
	const pageOf = (path: string) => path.split('#', 1)[0] ?? '';
	const htmlOf = kept((page) => readHtml(join(dist, page.endsWith('.html') ? page : join(page, 'index.html'))));
	const html = (path: string) => htmlOf(pageOf(path));
	const wordsOf = kept((page) => toWords(htmlOf(page)));
	const mainWordsOf = kept((page) => toWords(/<main[\s\S]*<\/main>/.exec(htmlOf(page))?.[0] ?? ''));
	return {
		pages,
		of,
		one(template, language) {
			const [page] = of(template, language);
			if (page === undefined) throw new Error(`The demo has no ${template} page in ${language}`);
			return page;
		},
		html,
		text: (path, part) => (part === 'main' ? mainWordsOf : wordsOf)(pageOf(path)),
		products: () =>
			new Map(
				(records.ecommerce_product ?? []).filter(({ status }) => status === 'published').map((record) => [Number(record.id), record]),
			),
		records: (collection) => records[collection] ?? [],
	};
}

/** `make`, once for each page: each row of the law reads all of them. */
function kept(make: (page: string) => string): (page: string) => string {
	const made = new Map<string, string>();
	return (page) => {
		const known = made.get(page) ?? make(page);
		made.set(page, known);
		return known;
	};
}

function readHtml(file: string): string {
	return readFileSync(file, 'utf8').replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
}

/** HTML as its words, or a plain text with blanks as they are compared. */
export function toWords(html: string): string {
	return html
		.replace(/<!--[\s\S]*?-->|<wbr\/?>|\u00ad/g, '')
		.replace(/<\/(?:p|div|li|dt|dd|h\d|section|td|th|tr|summary|label|option|figcaption)>|<br\/?>/g, ' ')
		.replace(/<[^>]*>/g, '')
		.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_match, name: string) => entities[name] ?? '')
		.replace(/\s+/g, ' ');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
