/** A price with what it is for. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from '../../../client/products/Price.tsx';
import { de } from '../../../client/texts/de.ts';
import { PageContextProvider } from '../../../client/ui/page-context.tsx';
import type { Money } from '../../../site/money.ts';

const shown = (amount: Money | null, basis?: string) =>
	renderToStaticMarkup(
		<PageContextProvider value={{ language: 'de', path: '/', texts: de, richText: {} }}>
			<Price price={{ amount, highest: null }} basis={basis} />
		</PageContextProvider>,
	).replace(/<[^>]+>/g, '');

test('says what it is for, and nothing where nobody says', () => {
	expect(shown('690.00' as Money, 'pro Ring')).toBe('690,00\u00a0€ pro Ring');
	expect(shown('690.00' as Money)).toBe('690,00\u00a0€');
	expect(shown(null, 'pro Ring')).toBe(de.price.onRequest);
});
