/** The days on which a product can be expected, as each language says them. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { DeliveryDate } from '../../../../client/pages/product/ProductPurchase.tsx';
import { textsByLanguage } from '../../../../client/texts/texts-by-language.ts';
import { PageContextProvider } from '../../../../client/ui/page-context.tsx';
import type { Language } from '../../../../site/languages.ts';

test.each<[Language, today: string, least: number, most: number, text: string]>([
	['de', '2026-12-09', 1, 3, 'Deutschland: Ankunft etwa 10.–14.\u00a0Dez.'],
	['en', '2026-12-09', 1, 3, 'Germany: arrives around 10 – 14\u00a0Dec'],
	['fr', '2026-12-09', 1, 3, 'Allemagne\u00a0: arrivée entre le 10 et le 14\u00a0déc.'],
	['fr', '2026-12-09', 1, 1, 'Allemagne\u00a0: arrivée vers le 10\u00a0déc.'],
	['fr', '2026-11-27', 1, 3, 'Allemagne\u00a0: arrivée entre le 30\u00a0nov. et le 2\u00a0déc.'],
	['fr', '2026-11-30', 1, 3, 'Allemagne\u00a0: arrivée entre le 1er et le 3\u00a0déc.'],
	['fr', '2026-11-30', 1, 1, 'Allemagne\u00a0: arrivée vers le 1er\u00a0déc.'],
	['fr', '2026-12-29', 1, 3, 'Allemagne\u00a0: arrivée entre le 30\u00a0déc. 2026 et le 4\u00a0janv. 2027'],
])('%s, from %s within %i to %i days (%#)', async (language, today, least, most, text) => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${today}T12:00:00Z`));
	const root = createRoot(document.body);
	await act(() =>
		root.render(
			<PageContextProvider value={{ language, path: '/', texts: textsByLanguage[language], richText: {} }}>
				<DeliveryDate dispatchDays={0} deliveries={[{ country: 'DE', least, most }]} />
			</PageContextProvider>,
		),
	);
	expect(document.body.textContent?.replaceAll('\u2009', ' ')).toBe(text);
	await act(() => root.unmount());
});

test.each([
	['nothing', null, 'Frankreich: Ankunft etwa 10.\u00a0Dez.'],
	['a country of the shop', '{"version":1,"timestamp":1,"shippingAddress":{"country_code":"CH"}}', 'Schweiz: Ankunft etwa 16.\u00a0Dez.'],
	['another country', '{"version":1,"timestamp":1,"shippingAddress":{"country_code":"JP"}}', 'Frankreich: Ankunft etwa 10.\u00a0Dez.'],
	['something else', '[1', 'Frankreich: Ankunft etwa 10.\u00a0Dez.'],
])('names the first country of the shop, or the one that the buyer chose: %s', async (_, stored, text) => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-09T12:00:00Z'));
	window.localStorage.clear();
	if (stored !== null) window.localStorage.setItem('int-checkout', stored);
	const root = createRoot(document.body);
	const deliveries = [
		{ country: 'FR', least: 1, most: 1 },
		{ country: 'CH', least: 5, most: 5 },
	] as const;
	await act(() =>
		root.render(
			<PageContextProvider value={{ language: 'de', path: '/', texts: textsByLanguage.de, richText: {} }}>
				<DeliveryDate dispatchDays={0} deliveries={deliveries} />
			</PageContextProvider>,
		),
	);
	expect(document.body.textContent).toBe(text);
	await act(() => root.unmount());
	window.localStorage.clear();
});

test.each([
	['Europe/Lisbon', '10.\u00a0Dez.'],
	[undefined, '11.\u00a0Dez.'],
])('counts from the day that it is in the shop: %s', async (timeZone, day) => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-09T23:30:00Z'));
	const root = createRoot(document.body);
	await act(() =>
		root.render(
			<PageContextProvider value={{ language: 'de', path: '/', texts: textsByLanguage.de, richText: {}, timeZone }}>
				<DeliveryDate dispatchDays={0} deliveries={[{ country: 'PT', least: 1, most: 1 }]} />
			</PageContextProvider>,
		),
	);
	expect(document.body.textContent).toBe(`Portugal: Ankunft etwa ${day}`);
	await act(() => root.unmount());
});
