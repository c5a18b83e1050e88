/** The pages that a search finds beside products: texts, brands, and where to find the shop. */
import type { FoundPage, PagesData } from '../../client/search/search-data.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import type { Text } from '../../site/text.ts';
import { toText } from '../data/localized-text.ts';
import { toTaxNote } from '../data/product-card.ts';
import type { Place } from '../routes/place.ts';
import type { SitePlan } from '../routes/plan-site.ts';
import { isKeptVersion } from '../routes/route.ts';
import type { Shop } from '../routes/shop.ts';
import { pageWords } from './page-words.ts';

/** Of pages that fit alike, a search shows the first. */
export function toPages(
	{ places, links }: Pick<SitePlan, 'places' | 'links'>,
	shop: Pick<Shop, 'settings' | 'law'>,
	language: Language,
): PagesData {
	const shipping = fixedPaths.shipping[language];
	return {
		note: { shippingPath: links.hasPage(shipping) ? shipping : null, ...toTaxNote(shop.settings.taxScheme, shop, language) },
		// texts written for visitors come before legal texts that mention the same
		pages: places
			.toSorted((left, right) => rankOf(left) - rankOf(right))
			.flatMap((place): FoundPage[] => {
				const path = place.paths[language];
				const found = path === null || !place.indexed ? null : describe(place, language);
				return found === null || path === null ? [] : [{ ...found, path }];
			}),
	};
}

function rankOf({ record, subject }: Place): number {
	return record.collection === 'page' && subject.template === 'text' ? 0 : 1;
}

/** null: nothing that anybody looks for by words. */
function describe({ subject }: Place, language: Language): Omit<FoundPage, 'path'> | null {
	const texts = textsByLanguage[language];
	const words = pageWords[language];
	const named = (name: Text, ...more: readonly string[]) => ({ name, words: more.join(' ') });
	switch (subject.template) {
		case 'text':
		case 'privacy':
			return isKeptVersion(subject) ? null : named(toText(subject.title, language), headingsOf(subject.body[language].text));
		case 'contact':
			return named(words.contactName, texts.contact.title, words.contact);
		case 'imprint':
			return named(texts.imprint.title, words.imprint);
		case 'brands':
			return named(texts.brands.title);
		case 'brand':
		case 'watch-brand':
			return named(subject.brand.displayName, subject.type.displayName[language].text);
		case 'window':
			return named(texts.window.title);
		case 'withdraw':
			return named(texts.withdraw.title, words.withdraw);
		case 'newsletter':
			return named(texts.newsletter.title);
		default:
			return null;
	}
}

const heading = /^#{1,6}[ \t]+(.+)$|<h([1-6])\b[^>]*>([\s\S]*?)<\/h\2>/gm;

/** What a text is about: its headings, as plain words, whether it was written as markdown or as HTML. */
export function headingsOf(text: string): string {
	const headings = [...text.matchAll(heading)].map(([, markdown, , html]) => markdown ?? html ?? '');
	return headings
		.map((each) =>
			each
				.replace(/<[^>]*>|\]\([^)]*\)/g, ' ')
				.replace(/[#*_`[\]]/g, ' ')
				.replace(/\s+/g, ' ')
				.trim(),
		)
		.filter((each) => each !== '')
		.join(' ');
}
