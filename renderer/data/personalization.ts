/** What a buyer may have put on a product, as its page asks for it. */
import type { PersonalizationData } from '../../client/pages/product/product-data.ts';
import type { Localized } from '../../pipeline/content/localized.ts';
import type { Personalization } from '../../pipeline/content/personalization.ts';
import type { Product } from '../../pipeline/content/product.ts';
import { type Language, perLanguage } from '../../site/languages.ts';
import type { DataContext } from './data-context.ts';
import { toText } from './localized-text.ts';

/** null where there is nothing to choose. */
export function toPersonalizationData(
	{ personalizationId }: Pick<Product, 'personalizationId'>,
	context: Pick<DataContext, 'personalizations'>,
	language: Language,
): PersonalizationData | null {
	const found = personalizationId === null ? undefined : context.personalizations.get(personalizationId);
	if (found === undefined) {
		return null;
	}
	const inAll = (text: Localized) => perLanguage((each) => text[each].text);
	return {
		name: toText(found.displayName, language),
		withdrawalExcluded: found.withdrawalExcluded,
		isRequired: isRequired(found.fields),
		fields: found.fields.map(({ label, options, ...field }) => ({ ...field, labels: inAll(label), options: options.map(inAll) })),
	};
}

/** A choice among faces asks for nothing by itself, where there is something to write. */
function isRequired(fields: Personalization['fields']): boolean {
	const hasWriting = fields.some(({ type }) => type !== 'select');
	return fields.some(({ type, required }) => required && !(hasWriting && type === 'select'));
}
