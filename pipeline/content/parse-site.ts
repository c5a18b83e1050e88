/** Judges what belongs to the company's site rather than to its shop. */
import { toOpeningDays } from '../../site/opening-days.ts';
import type { FileExists } from '../records/file-reference.ts';
import { type ContentReading, readCollection } from '../records/read-collection.ts';
import { bySort, existsIn } from '../records/read-records-once.ts';
import { brandSchema, brandTypeSchema, toBrand, toBrandType } from './brand-record.ts';
import type { Location } from './company.ts';
import { consentSchema, toConsent } from './consent-record.ts';
import type { Content } from './content.ts';
import { effectiveConsents } from './effective-consents.ts';
import { menuEntryAlternatives, menuEntrySchema, toFlatMenuEntry } from './menu-entry-record.ts';
import { toMenu } from './menu-tree.ts';
import type { OpeningPeriod } from './opening-period.ts';
import { openingPeriodAlternatives, openingPeriodSchema, toOpeningHours } from './opening-period-record.ts';
import { createPageTypeCheck, pageSchema, toTextPage } from './page-record.ts';
import { socialLinkAlternatives, socialLinkSchema, toSocialLink } from './social-link-record.ts';
import { widgetPositions } from './widget.ts';
import { defaultWidgets, toWidget, widgetSchema } from './widget-record.ts';

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
		collection: 'opening_period',
		schema: openingPeriodSchema,
		alternatives: openingPeriodAlternatives,
		to: (record, context) => toOpeningHours(record, context, (id) => locations.some((location) => location.id === id)),
	});
	const openingPeriods = hours.flatMap(({ period }) => period ?? []);
	const isFirst = ({ location }: Pick<OpeningPeriod, 'location'>) => location === null || location === locations[0]?.id;
	const firstHours = openingPeriods.filter(isFirst);
	const socialLinks = readCollection(reading, {
		collection: 'social_link',
		schema: socialLinkSchema,
		alternatives: socialLinkAlternatives,
		to: toSocialLink,
	});
	const widgets = readCollection(reading, { collection: 'widget', schema: widgetSchema, to: toWidget });
	const menuEntries = readCollection(reading, {
		collection: 'menu_entry',
		schema: menuEntrySchema,
		alternatives: menuEntryAlternatives,
		to: toFlatMenuEntry,
	});
	const brandTypes = readCollection(reading, { collection: 'brand_type', schema: brandTypeSchema, to: toBrandType });
	const typeExists = existsIn(reading, 'brand_type');
	const brands = readCollection(reading, {
		collection: 'brand',
		schema: brandSchema,
		to: (record, context) => toBrand(record, context, { typeExists, fileExists }),
	});
	const consents = readCollection(reading, { collection: 'consent', schema: consentSchema, to: toConsent });
	const isFirstOfType = createPageTypeCheck();
	const pages = readCollection(reading, {
		collection: 'page',
		schema: pageSchema,
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
