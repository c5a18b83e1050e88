/** Makes the one value that a page is rendered from: the route's subject through its template's definition, with head and build hash. */

import type { PageData } from '../../client/pages/page-data.ts';
import type { Route } from '../../renderer/routes/route.ts';
import { defaultTimeZone } from '../../site/constants.ts';
import { queryHash } from '../../site/query-files.ts';
import { timeZoneOf } from '../../site/time-zone.ts';
import type { DataContext } from '../data/data-context.ts';
import { toLiveSource } from '../data/live-source.ts';
import type { TemplateResult } from '../data/template-result.ts';
import type { PageDefinition, PageInputs } from '../pages/define-page.ts';
import { definitionOf } from '../pages/definitions.ts';
import type { ShopSubject } from '../plan/shop-plan.ts';
import { toHead } from './head.ts';
import { toSocialHead } from './social-head.ts';

/** The page data of a route. */
export function toPageData(route: Route<ShopSubject>, context: DataContext, buildHash: string): PageData {
	const { path, subject, language } = route;
	const inputs: PageInputs = { route, context, language, texts: context.texts(language) };
	const definition = definitionOf(subject);
	const result = { ...definition.data(subject, inputs), ...liveOf(definition, context), ...timesOf(definition, context) };
	const made = { template: subject.template, result } as TemplateResult;
	const title = definition.title(subject, inputs);
	const own = toHead(inputs, title, made.result.richText ?? {});
	const head = { ...own, ...toSocialHead(inputs, made, { title, description: own.description }) };
	const matchPath = definition.matchPath?.(route);
	const staticQueryHashes = (definition.queries?.(language) ?? []).map(queryHash);
	return { path, ...(matchPath !== undefined && { matchPath }), buildHash, staticQueryHashes, head, ...made };
}

function liveOf({ showsProducts }: PageDefinition, { config, shop }: DataContext): object {
	const live = toLiveSource(config);
	return live === null || shop === null || !showsProducts ? {} : { live };
}

function timesOf({ namesTimes }: PageDefinition, { content }: DataContext): object {
	const timeZone = timeZoneOf(content.company.country);
	return timeZone === defaultTimeZone || !namesTimes ? {} : { timeZone };
}
