/** The pages that are measured: one of each of the main templates. */
import type { PageData } from '../../client/pages/page-data.ts';
import { pageOf } from '../demo-site/site-pages.ts';

export interface MeasuredPage {
	readonly name: string;
	readonly path: string;
}

/** The terms: the first page of their template is an earlier version, which asks search engines not to keep it. */
const legalPath = '/agb';

/** German pages of the built demo. */
export function measuredPages(pages: readonly PageData[]): readonly MeasuredPage[] {
	const page = (name: string, template: PageData['template']) => ({ name, path: pageOf(pages, template, 'de').path });
	return [
		page('home', 'home'),
		page('brand', 'brand'),
		page('contact', 'contact'),
		{ name: 'legal', path: legalPath },
		page('list', 'product-list'),
		page('product', 'product'),
	];
}
