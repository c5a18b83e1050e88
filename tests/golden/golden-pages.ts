/** Renders a page of each template in this process, from the records beside this file: all steps of a build but pictures, bundles and files. */
import type { PageData, TemplateName } from '../../client/pages/page-data.ts';
import { renderPage as renderMarkup } from '../../client/server.tsx';
import { renderMarkdown } from '../../pipeline/rich-text/render-markdown.ts';
import { htmlOf, notesOf } from '../../pipeline/rich-text/text-notes.ts';
import { createRecorder } from '../../renderer/changes/recorder.ts';
import { createWatch } from '../../renderer/changes/watch.ts';
import { renderPage } from '../../renderer/finishing/page-renderer.ts';
import { ownPolicies } from '../../renderer/hosts/content-security-policy.ts';
import { createDocumentRenderer } from '../../renderer/html/document.ts';
import { navigationJson, toPageJson } from '../../renderer/html/page-json.ts';
import { createShellTemplate } from '../../renderer/html/shell-template.ts';
import { createDataContext } from '../../shop/data/data-context.ts';
import { shownProducts } from '../../shop/pages/definitions.ts';
import { toPageData } from '../../shop/pages/page-data.ts';
import { planSite } from '../../shop/site/plan-site.ts';
import type { SiteConfig } from '../../site/config.ts';
import { type Language, perLanguage } from '../../site/languages.ts';
import { aCatalogue, aSiteConfig, richTextOf, someImages } from '../builders/content.ts';
import { parseRecords } from '../builders/parsed.ts';
import { projectDomain } from '../builders/records.ts';
import { goldenRecords } from './content.ts';
import { prettyHtml } from './pretty-html.ts';
import { prettyJson } from './pretty-json.ts';

/** The German path of a template's page where its first page is not the one that shows most. */
const goldenPaths: Partial<Record<TemplateName, string>> = {
	brand: '/uhren/seemark',
	goods: '/trauringe',
	product: '/schaufenster/trauringe/trauring-rheingold',
	text: '/info/gravur',
};

const config: Partial<SiteConfig> = {
	specialBrand: 'aldermark',
	analytics: { url: 'https://statistik.example/', siteId: 1 },
	mapsKey: 'maps-key',
	brandAreaHosts: ['area.example'],
	payments: { bankTransferId: 1, paypal: { scriptUrl: 'https://pay.example/sdk/js' }, klarna: null },
	contentPortalUrl: 'https://cms.example',
};

/** What a template needs beside that; in every page it would only stand in the way. */
const configOf: Partial<Record<TemplateName, Partial<SiteConfig>>> = {
	'new-product': { live: { url: 'https://cms.example', publicToken: 'public-token' } },
};

const { content, products, problems } = parseRecords(goldenRecords, projectDomain);

/** The files of a template's page in one language: their texts by name. */
export function goldenFiles(template: TemplateName, language: Language): Readonly<Record<string, string>> {
	const page = goldenPage(template, language);
	const suffix = language === 'de' ? '' : `.${language}`;
	return {
		[`page${suffix}.html`]: `${toGoldenHtml(page)}\n`,
		[`page-data${suffix}.json`]: `${prettyJson(withoutHashes(JSON.parse(navigationJson(toPageJson(page)))))}\n`,
	};
}

function goldenPage(template: TemplateName, language: Language): PageData {
	const errors = problems.filter(({ severity }) => severity === 'error');
	if (content === null || errors.length > 0) throw new Error(`The records are not sound: ${JSON.stringify(errors)}`);
	const siteConfig = aSiteConfig({ ...config, ...configOf[template] });
	const catalogue = aCatalogue(products);
	const plan = planSite(content, catalogue.entries, siteConfig);
	const routes = [...plan.routes()];
	const german = routes.find(({ path, subject }) => subject.template === template && path === (goldenPaths[template] ?? path));
	const route = routes.find(({ path }) => path === german?.languagePaths[language]);
	if (route === undefined) throw new Error(`The records in tests/golden/content.ts make no page of the template "${template}".`);
	const watch = createWatch(createRecorder({}, null));
	const texts = richTextOf(
		(markdown) => htmlOf(renderMarkdown(markdown)),
		(markdown) => notesOf(renderMarkdown(markdown)),
	);
	const inputs = { content, catalogue, product: catalogue.product, config: siteConfig, plan, images: someImages, texts, watch };
	const context = createDataContext(inputs);
	watch.begin(route.path, route.subject, shownProducts(route.subject));
	return toPageData(route, context, 'HASH');
}

const noShell = createShellTemplate({ before: '', after: '' });
const renderDocument = createDocumentRenderer(
	{
		styles: { shell: { css: '', path: '' }, endPath: '', templates: {}, parts: {} },
		policies: ownPolicies,
		eager: [],
		fontPaths: [],
		bootPath: '',
		hasWorker: false,
		icons: { key: 'icons', hasDrawing: false },
		preview: { siteName: 'Goldschmiede', image: null },
	},
	perLanguage(() => noShell),
);

/** The page's own part of the head, and its main element. */
function toGoldenHtml(page: PageData): string {
	const { own } = renderDocument(renderPage(page, toPageJson(page), { renderPage: (shown) => renderMarkup(shown as PageData) }));
	const [head = '', main = ''] = own;
	return withoutHashes(prettyHtml(`<head>\n${head}\n</head>${main}`));
}

/** Hashes say no more than that something has changed, which the rest of a file shows. */
function withoutHashes<Value>(value: Value): Value {
	if (typeof value === 'string') return value.replace(/\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{14,64}\b/g, 'HASH') as Value;
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return value.map(withoutHashes) as Value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutHashes(part)])) as Value;
}
