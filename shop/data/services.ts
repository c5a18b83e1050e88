/** The services that need consent: those that the content describes, and those that the site itself brings. */
import type { ConsentEntry } from '../../client/consent/consent.ts';
import type { BannerWords, GateData, ServicesData, ServiceTexts } from '../../client/consent/consent-data.ts';
import type { RatingSource } from '../../client/rating-box/rating-source.ts';
import type { Texts } from '../../client/texts/texts.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import { shortHash } from '../../pipeline/snapshot/hash.ts';
import { linkKeys } from '../../site/fixed-paths.ts';
import { type Language, languages, perLanguage } from '../../site/languages.ts';
import { type ExternalService, externalServices } from '../../site/services.ts';
import type { Consent } from '../content/consent.ts';
import type { DataContext } from './data-context.ts';
import { toText } from './localized-text.ts';

interface Service extends ConsentEntry {
	readonly name: Localized;
	readonly description: Localized | null;
	readonly link: string | null;
}

/** The texts of the services: shared data under the hash of what is asked for, so that pages know it without knowing the texts. */
export function serviceTextsFile(language: Language): string {
	return `page-data/sq/d/${shortHash('services', language)}.json`;
}

export function toServicesData(context: DataContext, language: Language): ServicesData {
	const { config } = context;
	return {
		entries: listServices(context).map(({ id, version, locked, asked }) => ({ id, version, locked, asked })),
		textsPath: `/${serviceTextsFile(language)}`,
		analytics: config.analytics,
		rating: toRatingSource(context),
	};
}

export function toServiceTexts(context: DataContext, language: Language): ServiceTexts {
	const { consent } = context.texts(language);
	return {
		words: toBannerWords(consent),
		services: listServices(context).map(({ name, description, link, ...entry }) => ({
			...entry,
			name: toText(name, language),
			allow: consent.allow(name[language].text),
			description: description && context.richText(description, language),
			link: toLink(context, link, language),
		})),
		privacyPath: context.pathOf(linkKeys.privacy, language),
	};
}

function toBannerWords({ title, intro, choose, privacy, close, locked, more, opened, saved, ...choices }: Texts['consent']): BannerWords {
	const { allowAll, allowSelected, rejectAll } = choices;
	return { title, intro, choose, privacy, close, locked, more, opened, saved, allowAll, allowSelected, rejectAll };
}

/** What the gate before a service's content says. `url`: where the content comes from. */
export function toGate(context: DataContext, service: ExternalService, url: string, language: Language): GateData {
	const entry = listServices(context).find(({ id }) => id === service);
	return {
		service,
		name: entry === undefined ? context.texts(language).consent.services[service] : toText(entry.name, language),
		provider: new URL(url).hostname,
		privacyUrl: toLink(context, entry?.link ?? null, language) ?? context.pathOf(linkKeys.privacy, language),
	};
}

/** Services with content from elsewhere that the site knows of. */
export function externalServicesOf(context: DataContext): readonly { readonly id: ExternalService; readonly name: Localized }[] {
	const services = listServices(context);
	return externalServices.flatMap((id) => {
		const service = services.find((each) => each.id === id);
		return service === undefined ? [] : [{ id, name: service.name }];
	});
}

/** Markdown of the texts; what is not the content's own is plain. */
export function serviceMarkdown(consents: readonly Consent[]): string[] {
	return consents.flatMap(({ description }) => (description === null ? [] : languages.map((language) => description[language].text)));
}

function listServices(context: DataContext): readonly Service[] {
	const { consents } = context.content;
	const described = consents.map(({ functionId, displayName, description, link, locked }) =>
		withVersion({ id: functionId, locked, asked: true, name: displayName, description, link }),
	);
	const others = ownServices(context).filter((id) => !consents.some(({ functionId }) => functionId === id));
	return [
		...described,
		...others.map((id) => {
			const name = perLanguage((language) => ({ text: context.texts(language).consent.services[id], language }));
			return withVersion({ id, locked: false, asked: false, name, description: null, link: null });
		}),
	];
}

/** Services that the site uses by itself, whether or not the content describes them. */
function ownServices({ config, content, films }: DataContext): readonly ExternalService[] {
	return [
		...(config.mapsKey !== null && content.company.address !== null ? (['maps'] as const) : []),
		...(content.legal?.rolexArea ? (['brand_area'] as const) : []),
		...(films.length > 0 ? (['video'] as const) : []),
		...(config.analytics !== null ? (['matomo_opt_out'] as const) : []),
	];
}

/** null where there is none, or no page at it. */
function toLink({ links }: DataContext, link: string | null, language: Language): string | null {
	const { href, planned } = links.resolveLink(link ?? '', language);
	return link !== null && planned ? href : null;
}

function toRatingSource({ config, content }: DataContext): RatingSource | null {
	const { googlePlaceId } = content.project;
	if (googlePlaceId === null || config.mapsKey === null) return null;
	const service = content.consents.some(({ functionId }) => functionId === 'ratings') ? 'ratings' : 'maps';
	return { placeId: googlePlaceId, mapsKey: config.mapsKey, service };
}

/** A consent covers these texts, in every language they may be read in. */
function withVersion(service: Omit<Service, 'version'>): Service {
	const { id, name, description, link } = service;
	return { ...service, version: shortHash(JSON.stringify([id, name, description, link])).slice(0, 12) };
}
