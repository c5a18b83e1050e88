/** Stages every page: rendered where its inputs changed, taken over as it is where they did not. */
import { setImmediate } from 'node:timers/promises';
import type { Problem } from '../pipeline/content/problem.ts';
import type { Progress } from '../site/progress.ts';
import { contentHash } from './content-hash.ts';
import type { DeadLinks } from './output/dead-links.ts';
import { inspectPage } from './output/inspect-page.ts';
import type { OutputManifest, OutputPage } from './output/output-manifest.ts';
import { htmlFile, pageDataFile } from './output/output-paths.ts';
import type { SiteWriter } from './output/site-writer.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { Route } from './routes/route.ts';

export interface RenderInputs {
	readonly routes: readonly Route[];
	readonly renderer: PageRenderer;
	readonly writer: SiteWriter;
	readonly previous: OutputManifest;
	readonly deadLinks: DeadLinks;
	readonly progress: Progress;
}

export interface RenderedPages {
	readonly rendered: number;
	readonly reused: number;
	readonly pages: Readonly<Record<string, OutputPage>>;
	readonly problems: readonly Problem[];
}

/** Pages between two turns of timers and progress. */
const batchSize = 50;

export async function renderPages({ routes, renderer, writer, previous, deadLinks, progress }: RenderInputs): Promise<RenderedPages> {
	const stage = progress.stage('Pages', routes.length);
	const pages: Record<string, OutputPage> = {};
	const problems: Problem[] = [];
	let rendered = 0;
	for (const [index, route] of routes.entries()) {
		deadLinks.enter(route);
		const page = renderer.pageData(route);
		const dataHash = writer.write(pageDataFile(route.path), JSON.stringify(page));

		const key = contentHash(dataHash, renderer.frameKey(route));
		const file = htmlFile(route.path);
		const before = Object.hasOwn(previous.pages, route.path) ? previous.pages[route.path] : undefined;
		let links = before?.links ?? [];
		if (before?.key === key && writer.isUntouched(file)) {
			writer.keep(file);
		} else {
			const html = renderer.html(page);
			const findings = inspectPage(html);
			problems.push(...findings.spilled.map((value) => spillProblem(route, value)));
			writer.write(file, html);
			links = findings.links;
			rendered += 1;
		}
		pages[route.path] = { key, links };
		deadLinks.check(route, links);
		stage.advance();
		if (index % batchSize === batchSize - 1) {
			await setImmediate();
		}
	}
	stage.done(`${rendered} rendered, ${routes.length - rendered} as they were`);
	return { rendered, reused: routes.length - rendered, pages, problems };
}

function spillProblem({ path, record }: Route, value: string): Problem {
	return {
		...record,
		code: 'value-spilled',
		severity: 'error',
		message: `The page ${path} shows ${JSON.stringify(value)} where a text should stand.`,
		fix: 'Look for an empty or unusual value in this record. If the word is meant, write it differently.',
	};
}
