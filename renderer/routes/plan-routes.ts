/** Decides which pages a site has and where they lie, and finds the records that cannot both have the path they claim. */

import type { Content } from '../../pipeline/content/content.ts';
import type { Problem } from '../../pipeline/content/problem.ts';
import type { SiteConfig } from '../../site/config.ts';
import { defaultLanguage, homePath, perLanguage } from '../../site/languages.ts';
import { missingTexts } from './missing-texts.ts';
import type { Place } from './place.ts';
import { planPlaces } from './plan-places.ts';
import type { RecordName, Route, RoutePlan } from './route.ts';
import { createShop } from './shop.ts';

/** The whole path table. A place whose path is taken gets no routes; its problem says why. */
export function planRoutes(content: Content, config: SiteConfig): RoutePlan {
	const problems: Problem[] = [];
	const routes: Route[] = [];
	const claims = new Map<string, RecordName>();
	const shop = createShop(content, config);
	for (const place of planPlaces(content, shop)) {
		const own = toRoutes(place, config);
		own.forEach(assertInsideSite);
		const taken = own.find((route) => claims.has(claimOf(route.path)));
		const holder = taken && claims.get(claimOf(taken.path));
		if (taken !== undefined && holder !== undefined) {
			problems.push(collision(place.record, holder, taken.path));
			continue;
		}
		for (const route of own) {
			claims.set(claimOf(route.path), place.record);
		}
		routes.push(...own);
	}
	return { routes, shop, problems: [...problems, ...missingTexts(content, routes)] };
}

/** Some hosts' file systems know no difference between upper and lower case. */
function claimOf(path: string): string {
	return path.toLowerCase();
}

/** Slugs are judged where content is read; a path that leaves `dist` all the same is our fault and no editor's. */
function assertInsideSite({ path, record }: Route): void {
	if (path !== '/' && !/^(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/.test(path)) {
		throw new Error(`${record.collection} ${record.id} was given the path ${JSON.stringify(path)}, which is none of this site.`);
	}
}

function collision(record: RecordName, holder: RecordName, path: string): Problem {
	return {
		...record,
		code: 'path-taken',
		severity: 'error',
		message: `The path ${path} is already that of ${holder.collection} ${holder.id}.`,
		fix: `Give ${record.collection} ${record.id} or ${holder.collection} ${holder.id} another ${record.field}.`,
	};
}

function toRoutes(place: Place, config: SiteConfig): Route[] {
	const { paths } = place;
	const languagePaths = perLanguage((wanted) => {
		const language = config.languages.includes(wanted) ? wanted : defaultLanguage;
		return paths[language] ?? place.fallbackPaths?.[language] ?? homePath(language);
	});
	const written = config.languages.flatMap((language) => {
		const path = paths[language];
		return path !== null && place.indexed && place.writtenIn(language) ? [{ language, path }] : [];
	});
	return config.languages.flatMap((language): Route[] => {
		const path = paths[language];
		if (path === null) {
			return [];
		}
		return [
			{
				path,
				language,
				subject: place.subject,
				record: place.record,
				indexed: place.indexed,
				alternates: written.some((alternate) => alternate.language === language) ? written : [],
				languagePaths,
			},
		];
	});
}
