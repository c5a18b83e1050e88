/** Judges what belongs to the company's site rather than to its shop. */

import type { FileExists } from '../../pipeline/records/file-reference.ts';
import { type ContentReading, readCollection } from '../../pipeline/records/read-collection.ts';
import { bySort, existsIn } from '../../pipeline/records/read-records-once.ts';
import { toOpeningDays } from '../../site/opening-days.ts';
import { brand } from '../collections/brand.ts';
import { brandType } from '../collections/brand-type.ts';
import { consent } from '../collections/consent.ts';
import { menuEntry } from '../collections/menu-entry.ts';
import { openingPeriod } from '../collections/opening-period.ts';
import { page } from '../collections/page.ts';
import { socialLink } from '../collections/social-link.ts';
import { widget } from '../collections/widget.ts';
import { toBrand, toBrandType } from './brand.ts';
import type { Location } from './company.ts';
import { toConsent } from './consent.ts';
import type { Content } from './content.ts';
import { effectiveConsents } from './effective-consents.ts';
import { toFlatMenuEntry } from './menu-entry.ts';
import { toMenu } from './menu-tree.ts';
import { type OpeningPeriod, toOpeningHours } from './opening-period.ts';
import { createPageTypeCheck, toTextPage } from './page.ts';
import { toSocialLink } from './social-link.ts';
import { defaultWidgets, toWidget, widgetPositions } from './widget.ts';

export type SiteContent = Pick<
	Content,
	'locations' | 'openingPeriods' | 'openingDays' | 'socialLinks' | 'widgets' | 'menu' | 'brandTypes' | 'brands' | 'consents' | 'pages'
>;

/** What the configuration says of the site's own content. */
export interface SiteOptions {
	readonly hasAnalytics: boolean;
	readonly videoHosts: readonly string[];
}

export function parseSite(
	reading: ContentReading,
	fileExists: FileExists,
	locations: readonly Location[],
	options: SiteOptions,
): SiteContent {
	const hours = readCollection(reading, {
		...openingPeriod,
		to: (record, context) => toOpeningHours(record, context, (id) => locations.some((location) => location.id === id)),
	});
	const openingPeriods = hours.flatMap(({ period }) => period ?? []);
	const isFirst = ({ location }: Pick<OpeningPeriod, 'location'>) => location === null || location === locations[0]?.id;
	const firstHours = openingPeriods.filter(isFirst);
	const socialLinks = readCollection(reading, {
		...socialLink,
		to: toSocialLink,
	});
	const widgets = readCollection(reading, { ...widget, to: toWidget });
	const menuEntries = readCollection(reading, {
		...menuEntry,
		to: toFlatMenuEntry,
	});
	const brandTypes = readCollection(reading, { ...brandType, to: toBrandType });
	const typeExists = existsIn(reading, 'brand_type');
	const brands = readCollection(reading, {
		...brand,
		to: (record, context) => toBrand(record, context, { typeExists, fileExists }),
	});
	const consents = readCollection(reading, { ...consent, to: toConsent });
	const isFirstOfType = createPageTypeCheck();
	const pages = readCollection(reading, {
		...page,
		to: (record, context) => {
			const page = toTextPage(record, context, { fileExists, videoHosts: options.videoHosts });
			return page !== null && isFirstOfType(page, context) ? page : null;
		},
	});
	return {
		locations: locations.map((location, index) => ({
			...location,
			openingPeriods: bySort(
				index === 0 ? firstHours : openingPeriods.filter((period) => period.location !== null && period.location === location.id),
			),
		})),
		openingPeriods: bySort(firstHours),
		openingDays: toOpeningDays(hours.filter(isFirst).map(({ written }) => written)),
		socialLinks: bySort(socialLinks).map(({ media, displayName, url }) => ({ media, displayName, url })),
		widgets:
			widgets.length === 0
				? defaultWidgets
				: widgetPositions.flatMap((position) => bySort(widgets).filter((widget) => widget.position === position)),
		menu: toMenu(menuEntries, existsIn(reading, 'menu_entry'), reading.problems),
		brandTypes,
		brands: bySort(brands),
		consents: effectiveConsents(
			bySort(consents).map(({ sort: _sort, ...consent }) => consent),
			options,
		),
		pages,
	};
}
