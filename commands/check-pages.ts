/** `npm run check:pages`: every page of the built demo before the Nu HTML checker and for broken links, its headers before the Observatory, six of them before Lighthouse (0029). */
import siteConfig from '../site.config.ts';
import { findBrokenLinks, judgePlantedLinks, plantedTargets } from './checking-pages/find-broken-links.ts';
import { findMarkupFaults } from './checking-pages/find-markup-faults.ts';
import { measuredPages, measurePages } from './checking-pages/measure-pages.ts';
import { scanHeaders, scannedPages } from './checking-pages/scan-headers.ts';
import { formatPageFaults, type PageFault, readSiteFiles } from './checking-pages/site-documents.ts';
import { readSitePages } from './demo-site/site-pages.ts';
import { startTestSite } from './demo-site/test-site.ts';
import { createCommand, type ExitCode, exitCodes } from './options/command-line.ts';
import { runCommand } from './options/run-command.ts';

createCommand(
	'check:pages',
	'Builds the demo and checks all its pages: HTML, links, response headers, and Lighthouse on one page of the main templates.',
).parse();

/** Paths below `/ecom/` are the order service's. */
const rules = { siteUrl: siteConfig.siteUrl, servicePaths: ['/ecom/'] };

async function checkPages(): Promise<ExitCode> {
	const site = await startTestSite();
	try {
		const files = readSiteFiles(site.dist);
		const pages = readSitePages(site.dist);
		const measured = measuredPages(pages).map(({ path }) => path);
		const scanned = scannedPages(pages);
		const count = files.documents.length;
		const faults = [
			...(await report(`html, ${count} documents`, () => findMarkupFaults(site.dist))),
			...(await report(`links, ${count} documents`, async () => judgePlantedLinks(findBrokenLinks(files, rules), plantedTargets))),
			...(await report(`observatory, ${scanned.join(' ')}`, () => scanHeaders(site.dist, scanned))),
			...(await report(`lighthouse, ${measured.join(' ')}`, () => measurePages(site.url, measured))),
		];
		console.log(faults.length === 0 ? 'No page has a fault.' : `\n${formatPageFaults(faults)}`);
		return faults.length === 0 ? exitCodes.done : exitCodes.world;
	} finally {
		await site.close();
	}
}

/** Runs a check and prints one line about it. */
async function report(name: string, check: () => Promise<readonly PageFault[]>): Promise<readonly PageFault[]> {
	const started = performance.now();
	const faults = await check();
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(`${faults.length === 0 ? 'ok    ' : 'failed'}  ${name} (${seconds} s)`);
	return faults;
}

await runCommand(checkPages);
