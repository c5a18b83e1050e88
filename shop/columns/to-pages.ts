/** The pages that a search finds beside products: texts, brands, and where to find the shop. */
import type { FoundPage, PagesData } from '../../client/search/search-data.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import type { PlannedPage } from '../../renderer/routes/planned-page.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { pageWords } from '../data/page-words.ts';
import { toTaxNote } from '../data/product-card.ts';
import { definitionOf } from '../pages/definitions.ts';
import type { Shop } from '../plan/shop.ts';
import type { ShopPlan } from '../plan/shop-plan.ts';

/** Of pages that fit alike, a search shows the first. */
export function toPages(
	{ pages, links }: Pick<ShopPlan, 'pages' | 'links'>,
	shop: Pick<Shop, 'settings' | 'law'>,
	language: Language,
): PagesData {
	const inputs = { language, texts: textsByLanguage[language], words: pageWords[language] };
	const shipping = fixedPaths.shipping[language];
	return {
		note: { shippingPath: links.hasPage(shipping) ? shipping : null, ...toTaxNote(shop.settings.taxScheme, shop, language) },
		// texts written for visitors come before legal texts that mention the same
		pages: pages
			.toSorted((left, right) => rankOf(left) - rankOf(right))
			.flatMap((page): FoundPage[] => {
				const path = page.paths[language];
				if (path === null || !page.indexed) return [];
				const found = definitionOf(page.subject).found?.(page.subject, inputs) ?? null;
				return found === null ? [] : [{ ...found, path }];
			}),
	};
}

function rankOf({ record, subject }: PlannedPage): number {
	return record.collection === 'page' && subject.template === 'text' ? 0 : 1;
}
