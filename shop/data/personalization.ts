/** A buyer's wishes for a product, as its page asks for them. */
import type { PersonalizationData } from '../../client/products/product-data.ts';
import { formatMoney } from '../../client/texts/format-money.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { Language, PerLanguage } from '../../site/languages.ts';
import { toTranslatedText } from '../../site/text.ts';
import type { Personalization } from '../content/personalization.ts';
import { centsOf, type Product } from '../content/product.ts';
import type { DataContext, ShopFrame } from './data-context.ts';
import { toText } from './localized-text.ts';

/** null where there is nothing to choose. */
export function toPersonalizationData(
	{ personalizationId }: Pick<Product, 'personalizationId'>,
	context: Pick<DataContext, 'personalizations'>,
	{ law }: Pick<ShopFrame, 'law'>,
	language: Language,
): PersonalizationData | null {
	const found = personalizationId === null ? undefined : context.personalizations.get(personalizationId);
	if (found === undefined) return null;
	// as they are written: the German text of a choice is the value that is ordered
	const inAll = (localized: Localized) =>
		toTranslatedText((each) => {
			const { text, language: lang } = localized[each];
			return [lang === each ? text : { text, lang }];
		});
	return {
		name: toText(found.displayName, language),
		notReturned: found.withdrawalExcluded ? law.words[language].notReturned : null,
		isRequired: isRequired(found.fields),
		...toSurchargeHint(found.fields, language),
		fields: found.fields.map(({ label, options, price, ...field }) => ({
			...field,
			labels: inAll(label),
			options: options.map(inAll),
			...(price !== null && { price }),
		})),
	};
}

const hints: PerLanguage<{ readonly one: (amount: string) => string; readonly least: (amount: string) => string }> = {
	de: { one: (amount) => `+ ${amount}`, least: (amount) => `ab + ${amount}` },
	en: { one: (amount) => `+ ${amount}`, least: (amount) => `from + ${amount}` },
	fr: { one: (amount) => `+ ${amount}`, least: (amount) => `à partir de + ${amount}` },
};

/** What the personalisation costs, as the button says it that leads to its fields. */
function toSurchargeHint(fields: Personalization['fields'], language: Language): Pick<PersonalizationData, 'surchargeHint'> {
	const prices = fields.flatMap(({ price }) => price ?? []).toSorted((left, right) => centsOf(left) - centsOf(right));
	const [least] = prices;
	if (least === undefined) return {};
	return { surchargeHint: hints[language][prices.length === 1 ? 'one' : 'least'](formatMoney(least, language)) };
}

/** A choice among faces asks for nothing by itself, where there is something to write. */
function isRequired(fields: Personalization['fields']): boolean {
	const hasWriting = fields.some(({ type }) => type !== 'select');
	return fields.some(({ type, required }) => required && !(hasWriting && type === 'select'));
}
