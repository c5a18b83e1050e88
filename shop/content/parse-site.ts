/** Judges what belongs to the company's site rather than to its shop. */
import { bySort, type ContentReading, existsIn, readCollection } from '../../pipeline/records/read-collection.ts';
import { toOpeningDays } from '../../site/opening-days.ts';
import { consent } from '../collections/consent.ts';
import { menuEntry } from '../collections/menu-entry.ts';
import { openingPeriod } from '../collections/opening-period.ts';
import { socialLink } from '../collections/social-link.ts';
import { widget } from '../collections/widget.ts';
import type { Location } from './company.ts';
import { effectiveConsents, toConsent } from './consent.ts';
import type { Content } from './content.ts';
import { defaultWidgets, toSocialLink, toWidget, widgetPositions } from './footer.ts';
import { toFlatMenuEntry } from './menu-entry.ts';
import { toMenu } from './menu-tree.ts';
import { type OpeningPeriod, toOpeningHours } from './opening-period.ts';

export type SiteContent = Pick<Content, 'locations' | 'openingPeriods' | 'openingDays' | 'socialLinks' | 'widgets' | 'menu' | 'consents'>;

export function parseSite(
	reading: ContentReading,
	locations: readonly Location[],
	options: { readonly hasAnalytics: boolean },
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
	const consents = readCollection(reading, { ...consent, to: toConsent });
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
		consents: effectiveConsents(
			bySort(consents).map(({ sort: _sort, ...consent }) => consent),
			options,
		),
	};
}
