/** Makes every page of a site without writing any, and reports all their faults at once: the audit needs them together. */
import type { Content } from '../../pipeline/content/content.ts';
import type { Problem } from '../../pipeline/problem.ts';
import { defaultLanguage, languages } from '../../site/languages.ts';
import type { BuildOptions } from '../build-options.ts';
import { bundleClient } from '../bundle/bundle-client.ts';
import { describePages } from '../changes/known-pages.ts';
import { createRecorder } from '../changes/recorder.ts';
import { createInputSources } from '../data/input-sources.ts';
import { menuProblems } from '../data/shell-menu.ts';
import type { SiteWriter } from '../output/site-writer.ts';
import { chooseAssets } from '../output/stage-assets.ts';
import { type DeadLink, deadLinkProblem, toDeadLinks } from '../pages/dead-links.ts';
import { makeChangedPages } from '../pages/make-changed-pages.ts';
import { createPageTargets } from '../pages/page-targets.ts';
import { planSite } from '../plan/plan-site.ts';
import type { RecordName } from '../routes/route.ts';

export interface SiteFindings {
	/** Of paths, menu, pictures and finished pages, in a build's order; the site's policies are not applied. */
	readonly problems: readonly Problem[];
	/** Pages that are missing, then places in pages; each is among the problems. */
	readonly deadLinks: readonly DeadLink[];
	/** Number of pages in all languages. */
	readonly pageCount: number;
}

/** Errors found before do not keep pages from being made: the records that have them are missing from the content already. */
export async function inspectSite(options: BuildOptions): Promise<SiteFindings> {
	const { config, content, catalogue, source, projectDir, cacheDir, progress, bundle = bundleClient } = options;
	const plan = planSite(content, catalogue.entries, config, options.history);
	const bundles = await bundle({ projectDir, cacheDir, progress });
	const assets = chooseAssets(bundles, config, content.project.theme);
	const places = describePages(plan, catalogue.entries, config);
	const sources = createInputSources({ content, config, plan, imagesHash: source.imagesHash });
	const targets = createPageTargets((target) => menuRecord(content, target));
	const pages = await makeChangedPages({
		folders: null,
		options,
		server: bundles.server,
		assets,
		plan,
		places,
		recorder: createRecorder(sources, null),
		lastBuild: null,
		writer: forgetfulWriter,
		isSound: true,
		stops: () => false,
		observer: targets,
	});
	const anchors = toDeadLinks(targets.deadAnchors(), options.findTextField);
	return {
		problems: [
			...pages.materialProblems,
			...plan.problems,
			...menuProblems(content.menu, plan.links),
			...pages.problems,
			...anchors.map(deadLinkProblem),
		],
		deadLinks: [...pages.deadLinks, ...anchors],
		pageCount: plan.pageCount,
	};
}

/** The menu entry that leads to a place; where it is not the menu that does, the project. */
function menuRecord({ menu, project }: Content, target: string): RecordName {
	const anchor = target.slice(target.indexOf('#') + 1);
	const entries = menu.flatMap((entry) => [entry, ...entry.groups.flatMap((group) => group.entries)]);
	for (const { id, target: own } of entries) {
		const language = languages.find((each) => own?.kind === 'path' && own.anchor?.[each] === anchor);
		if (language !== undefined) {
			const field = language === defaultLanguage ? 'anchor' : `translations.${language}.anchor`;
			return { collection: 'menu_entry', id, field };
		}
	}
	return { collection: 'project', id: project.domain, field: 'domain' };
}

/** Has no site, and keeps nothing. */
const forgetfulWriter: SiteWriter = {
	lookForLinks: () => {},
	links: [],
	holds: () => false,
	write: () => {},
	add: () => {},
	writeOut: () => {},
	copy: () => {},
	remove: () => {},
	sweep: () => {},
	commit: () => Promise.reject(new Error('An inspection commits nothing.')),
};
