/** The pages of other hosts that stand in frames of ours, each with what its gate says. */
import type { ExternalFrameData } from '../../client/consent/consent-data.ts';
import type { Language } from '../../site/languages.ts';
import { streetLine } from '../../site/street-line.ts';
import type { Address } from '../content/company.ts';
import type { DataContext } from './data-context.ts';
import { toGate } from './services.ts';

/** The town map with a place on it (Maps Embed API); null without a key. The project's place id is that of the first address. */
export function toMapFrame(at: Address, context: DataContext, language: Language): ExternalFrameData | null {
	const { mapsKey } = context.config;
	const { company, project } = context.content;
	if (mapsKey === null) return null;
	const address = addressLine(at);
	const isFirst = addressLine(at) === (company.address && addressLine(company.address));
	const place = project.googlePlaceId === null || !isFirst ? address : `place_id:${project.googlePlaceId}`;
	const query = new URLSearchParams({ key: mapsKey, q: place, language });
	const src = `https://www.google.com/maps/embed/v1/place?${query}`;
	const link = `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
	return { gate: toGate(context, 'maps', src, language), src, link };
}

/** The area that a watch manufacturer provides; null where the shop embeds none. */
export function toWatchFrame(context: DataContext, language: Language): ExternalFrameData | null {
	const area = context.content.legal?.rolexArea ?? null;
	return area && { gate: toGate(context, 'brand_area', area.frame, language), src: area.frame, link: null };
}

/** A film, on the page of the host that keeps it. */
export function toFilmFrame(context: DataContext, url: string, language: Language): ExternalFrameData {
	return { gate: toGate(context, 'video', url, language), src: url, link: null };
}

/** Where Matomo lets a visitor object; null where the site counts nothing. */
export function toOptOutFrame(context: DataContext, language: Language): ExternalFrameData | null {
	const { analytics } = context.config;
	if (analytics === null) return null;
	const query = new URLSearchParams({ module: 'CoreAdminHome', action: 'optOut', language });
	const src = `${analytics.url}index.php?${query}`;
	return { gate: toGate(context, 'matomo_opt_out', src, language), src, link: null };
}

function addressLine({ street, number, zipCode, city, country }: Address): string {
	return `${streetLine(street, number, country)}, ${zipCode} ${city}`;
}
