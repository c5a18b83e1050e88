/** Decides which pages a site has and where they lie, and finds the records that cannot both have the path they claim. */

import type { Content } from '../../pipeline/content/content.ts';
import type { Problem } from '../../pipeline/content/problem.ts';
import { slugFault } from '../../pipeline/content/slug.ts';
import type { SiteConfig } from '../../site/config.ts';
import { defaultLanguage, homePath, perLanguage } from '../../site/languages.ts';
import { reservedCategorySlugs } from '../../site/store-paths.ts';
import { missingTexts } from './missing-texts.ts';
import type { Place } from './place.ts';
import { planPlaces } from './plan-places.ts';
import type { RecordName, Route, RoutePlan } from './route.ts';

/** The whole path table. A place with a faulty slug or a path that is taken gets no routes; its problem says why. */
export function planRoutes(content: Content, config: SiteConfig): RoutePlan {
	const problems: Problem[] = [];
	const routes: Route[] = [];
	const claims = new Map<string, RecordName>();
	for (const place of planPlaces(content, config)) {
		const fault = slugProblem(place);
		if (fault !== null) {
			// Each page of a list belongs to the one record whose slug is at fault.
			if (place.subject.template !== 'product-list' || place.subject.page === 1) {
				problems.push(fault);
			}
			continue;
		}
		const own = toRoutes(place, config);
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
	return { routes, problems: [...problems, ...missingTexts(content, routes)] };
}

/** Some hosts' file systems know no difference between upper and lower case. */
function claimOf(path: string): string {
	return path.toLowerCase();
}

function slugProblem(place: Place): Problem | null {
	for (const slug of place.slugs) {
		const fault = slugFault(slug);
		if (fault !== null) {
			return {
				...place.record,
				code: 'slug-invalid',
				severity: 'error',
				message: `the slug ${JSON.stringify(slug)} ${fault}`,
				fix: 'Use letters a–z, digits and hyphens only, such as "ring-aurora-585".',
			};
		}
	}
	const category = place.subject.template === 'product-list' ? place.subject.category : null;
	if (category !== null && reservedCategorySlugs.has(category.slug.toLowerCase())) {
		return {
			...place.record,
			code: 'slug-reserved',
			severity: 'error',
			message: `the slug ${JSON.stringify(category.slug)} is a page of the shop itself`,
			fix: `Choose another slug; reserved are ${[...reservedCategorySlugs].join(', ')}.`,
		};
	}
	return null;
}

function collision(record: RecordName, holder: RecordName, path: string): Problem {
	return {
		...record,
		code: 'path-taken',
		severity: 'error',
		message: `the path ${path} is already that of ${holder.collection} ${holder.id}`,
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
