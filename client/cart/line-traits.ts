/** The personalisation of a cart line, as people read it. */
import type { Language } from '../../site/languages.ts';
import type { Text } from '../../site/text.ts';
import { textIn } from '../../site/translated-text.ts';
import type { CartLine } from './cart.ts';

export interface LineTrait {
	/** Key of the value. */
	readonly name: string;
	readonly label: Text;
	readonly value: Text;
}

/** In the order in which they were entered; the German text of a choice is its value. */
export function lineTraits({ product, personalization }: Pick<CartLine, 'product' | 'personalization'>, language: Language): LineTrait[] {
	const fields = product.personal?.fields ?? [];
	return Object.entries(personalization ?? {}).map(([name, value]) => {
		const field = fields.find((each) => each.name === name);
		const option = field?.options.find(({ de }) => de === value);
		return {
			name,
			label: field ? textIn(field.labels, language) : name,
			value: option ? textIn(option, language) : String(value),
		};
	});
}
