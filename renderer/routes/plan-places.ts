/** Lists the places of a site but those of products: every page that the content asks for, with its path in each language. */
import type { Content } from '../../pipeline/content/content.ts';
import type { TextPage } from '../../pipeline/content/page.ts';
import type { LegalPageType, ShopSettings } from '../../pipeline/content/shop-settings.ts';
import type { LegalTextName, LegalVersion } from '../../pipeline/history/legal-texts.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { SiteConfig } from '../../site/config.ts';
import { type FixedPath, fixedPaths } from '../../site/fixed-paths.ts';
import { homePath, languagePrefix, type PerLanguage, perLanguage } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import { isWrittenIn, type Place } from './place.ts';
import { planBrandPlaces } from './plan-brand-places.ts';
import { planGoodsPlaces } from './plan-goods-places.ts';
import { planShopPlaces } from './plan-shop-places.ts';
import { chooseDisplay, chooseSelection } from './plan-shown-products.ts';
import { planTextVersions, versionsOf } from './plan-text-versions.ts';
import type { Film, RecordName, Subject, TextVersion } from './route.ts';
import type { Shop } from './shop.ts';

/** Path of a shop's legal text by its type in the backend. */
const legalPaths: Readonly<Record<LegalPageType, FixedPath>> = {
	agb: 'terms',
	'versand-und-zahlung': 'shipping',
	widerruf: 'withdrawal',
};

/** Every place, in a stable order. `legalTexts`: every version there ever was. */
export function planPlaces(content: Content, shop: Shop | null, legalTexts: readonly LegalVersion[], config: SiteConfig): Place[] {
	const project = (field: string): RecordName => ({ collection: 'project', id: content.project.domain, field });
	const places = [
		...planHousePlaces(shop, legalTexts, project),
		...(config.orderServiceUrl === null ? [] : planFormPlaces(project('domain'))),
		...(shop === null || !takesWithdrawals(shop) ? [] : [fixedPlace({ template: 'withdraw' }, fixedPaths.withdraw, project('domain'))]),
		...planBrandPlaces(content, shop, config, project('domain')),
		...planGoodsPlaces(content, shop),
		...(content.shop === null ? [] : planLegalPlaces(content.shop, legalTexts)),
		...content.pages.flatMap((page) => planTextPlace(page, content.project.showAccessibility, legalTexts)),
		...(shop === null ? [] : planShopPlaces(shop, project('domain'), config)),
	];
	const german = new Set(places.map(({ paths }) => paths.de));
	return [
		...places,
		...planTextVersions(legalTexts, (path) => german.has(path)),
		{
			...fixedPlace(
				{ template: 'not-found' },
				perLanguage((language) => `${languagePrefix(language)}/404.html`),
				project('domain'),
			),
			indexed: false,
		},
	];
}

/** Where the law demands it, as long as there is a shop, open or not: the periods of earlier buyers run on (§ 356a BGB). Elsewhere where a text grants it. */
function takesWithdrawals({ law, settings }: Shop): boolean {
	return law.demandsWithdrawal || (settings.enableCart && settings.legalPages.some(({ type }) => type === 'widerruf'));
}

/** What every shop has; the shop window only where something lies in it. */
function planHousePlaces(shop: Shop | null, legalTexts: readonly LegalVersion[], project: (field: string) => RecordName): Place[] {
	const panes = shop === null ? [] : chooseDisplay(shop);
	return [
		fixedPlace({ template: 'home', ...chooseSelection(shop) }, perLanguage(homePath), project('domain')),
		fixedPlace({ template: 'contact' }, linkKeys.contact, project('domain')),
		fixedPlace({ template: 'imprint', privacyVersions: versionsOf('privacy', legalTexts) }, linkKeys.imprint, project('domain')),
		...(panes.length === 0 ? [] : [fixedPlace({ template: 'window', panes }, linkKeys.window, project('domain'))]),
	];
}

/** Where forms lead; what is said only to those who sent one is nothing to find. */
function planFormPlaces(record: RecordName): Place[] {
	return [
		{ ...fixedPlace({ template: 'thanks' }, linkKeys.thanks, record), indexed: false },
		fixedPlace({ template: 'newsletter' }, fixedPaths.newsletter, record),
	];
}

function fixedPlace(subject: Subject, paths: PerLanguage<string>, record: RecordName): Place {
	return { subject, record, paths, indexed: true, writtenIn: () => true };
}

function planLegalPlaces(shop: ShopSettings, legalTexts: readonly LegalVersion[]): Place[] {
	return shop.legalPages.map(({ type, title, content }) => {
		const record: RecordName = { collection: 'ecommerce_settings', id: shop.id, field: `legal_pages.${type}` };
		return textPlace({ title, body: content }, fixedPaths[legalPaths[type]], record, versionsOf(type, legalTexts));
	});
}

/** The welcome text and the contact intro are parts of other pages; the accessibility statement is shown only when the project says so. */
function planTextPlace(page: TextPage, showAccessibility: boolean, legalTexts: readonly LegalVersion[]): Place[] {
	const legal = (name: LegalTextName, paths: PerLanguage<string>) => textPlace(page, paths, record, versionsOf(name, legalTexts));
	const record: RecordName = { collection: 'page', id: page.id, field: page.type === 'info' ? 'slug' : 'type' };
	switch (page.type) {
		case 'home':
		case 'contact':
			return [];
		case 'privacy':
			return [
				{
					...legal(page.type, linkKeys.privacy),
					subject: { template: 'privacy', title: page.title, body: page.body, versions: versionsOf('privacy', legalTexts) },
					paths: { ...linkKeys.privacy, fr: null },
					fallbackPaths: { fr: linkKeys.privacy.fr },
				},
			];
		case 'accessibility':
			return showAccessibility ? [legal(page.type, fixedPaths.accessibility)] : [];
		case 'social_media_privacy':
			return [legal(page.type, fixedPaths.socialMediaPrivacy)];
		case 'info': {
			const slug = page.slug ?? '';
			const film = page.video === null ? null : { url: page.video, picture: page.picture };
			return [
				textPlace(
					{ ...page, film },
					perLanguage((language) => `${fixedPaths.info[language]}/${slug}`),
					record,
					[],
				),
			];
		}
	}
}

function textPlace(
	{ title, body, film = null }: { readonly title: Localized; readonly body: Localized; readonly film?: Film | null },
	paths: PerLanguage<string>,
	record: RecordName,
	versions: readonly TextVersion[],
): Place {
	return {
		...fixedPlace({ template: 'text', title, body, film, versions, version: null }, paths, record),
		writtenIn: (language) => isWrittenIn([title, body], language),
	};
}
