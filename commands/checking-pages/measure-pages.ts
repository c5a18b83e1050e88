/** Lighthouse over one page of each main template, in the Chromium of the browser tests. */
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import type { PageData } from '../../client/pages/page-data.ts';
import { findFreePort } from '../../sandbox/free-port.ts';
import { pageOf } from '../demo-site/site-pages.ts';
import { CheckerFailed } from '../errors/command-errors.ts';
import { chromiumFlags, findChromium } from '../programs/chromium.ts';
import { findPageChecker } from './page-checkers.ts';
import type { PageFault } from './site-documents.ts';

/** Performance is no fault: it measures the machine as well, and `npm run bench` shows it. */
const categories = ['accessibility', 'best-practices', 'seo'];

/** One fault for each category in which a page loses points. @throws CheckerFailed */
export async function measurePages(siteUrl: string, paths: readonly string[]): Promise<readonly PageFault[]> {
	const lighthouse = await openLighthouse();
	try {
		const faults: PageFault[] = [];
		for (const path of paths) {
			faults.push(...toFaults(await lighthouse.measure(`${siteUrl}${path}`, categories), path));
		}
		return faults;
	} finally {
		await lighthouse.close();
	}
}

function toFaults({ categories: measured, audits }: Result, page: string): readonly PageFault[] {
	return categories.flatMap((name) => {
		const category = measured[name];
		if (category?.score === 1) return [];
		const lost = (category?.auditRefs ?? []).flatMap(({ id, weight }) => {
			const audit = audits[id];
			return weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1 ? [`${id} (${audit.title})`] : [];
		});
		const score = category?.score == null ? 'no score' : `${Math.round(category.score * 100)} of 100`;
		return [{ check: `lighthouse ${name}`, page, message: `${score}: ${lost.join(', ') || 'an audit failed to run'}` }];
	});
}

/** The pages that are measured: one of each of the main templates. */
interface MeasuredPage {
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

/** The part of Lighthouse's result that is read. */
interface Result {
	readonly runtimeError?: { readonly message: string };
	readonly categories: Readonly<
		Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
	>;
	readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>>;
}

interface LighthouseFlags {
	readonly port: number;
	readonly logLevel: 'silent';
	readonly onlyCategories: readonly string[];
	readonly output: 'json';
	/** For reports: only they show it. */
	readonly disableFullPageScreenshot: true;
}

/** What the package exports, as far as it is called here. */
interface LighthousePackage {
	default(url: string, flags: LighthouseFlags): Promise<{ readonly lhr: Result } | undefined>;
}

/** Lighthouse on mobile settings, in the Chromium of the browser tests. */
interface Lighthouse {
	/** Measures a page in some categories, such as `seo`. @throws CheckerFailed */
	measure(url: string, categories: readonly string[]): Promise<Result>;
	close(): Promise<void>;
}

/** Starts a browser of its own; every page is opened in it as by a new visitor. */
export async function openLighthouse(): Promise<Lighthouse> {
	const lighthouse: LighthousePackage = await import(pathToFileURL(await findPageChecker('lighthouse/core/index.js')).href);
	const port = await findFreePort();
	const executablePath = await findChromium();
	const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, `--remote-debugging-port=${port}`] });
	return {
		async measure(url, categories) {
			const result = await lighthouse.default(url, {
				port,
				logLevel: 'silent',
				onlyCategories: categories,
				output: 'json',
				disableFullPageScreenshot: true,
			});
			if (result === undefined || result.lhr.runtimeError !== undefined) {
				throw new CheckerFailed('Lighthouse', `${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
			}
			return result.lhr;
		},
		close: () => browser.close(),
	};
}
