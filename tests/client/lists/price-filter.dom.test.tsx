/** What the price filter does with what is typed. */
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { ListAction, PriceRange } from '../../../client/catalogue/list-query.ts';
import { PriceFilter } from '../../../client/lists/FilterPanel.tsx';
import { de } from '../../../client/texts/de.ts';
import { PageContextProvider } from '../../../client/ui/page-context.tsx';

const onChange = vi.fn();
const status = () => document.querySelector('[role="status"]');
const error = () => (status()?.className === 'list-price-error' ? status()?.textContent : '');
const hint = () => (status()?.className === 'visually-hidden' ? status()?.textContent : null);

/** The list around the filter, which takes what is chosen. */
function List({ initial }: { initial: PriceRange }) {
	const [price, setPrice] = useState(initial);
	const take = (action: ListAction): void => {
		onChange(action);
		if (action.type === 'setPrice') setPrice(action);
	};
	return (
		<>
			<button type="button" onClick={() => setPrice({ from: null, to: null })} />
			<PriceFilter price={{ from: price.from, to: price.to }} bounds={{ lowest: 5, highest: 9000 }} onChange={take} />
		</>
	);
}

async function open(price = { from: null as number | null, to: null as number | null }) {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	document.body.innerHTML = '<div></div>';
	const root = createRoot(document.body.firstElementChild ?? document.body);
	await act(() =>
		root.render(
			<PageContextProvider value={{ language: 'de', path: '/', texts: de, richText: {} }}>
				<List initial={price} />
			</PageContextProvider>,
		),
	);
	const fields = () => [...document.querySelectorAll('input')];
	const type = async (bound: 'from' | 'to', words: string) => {
		const field = fields()[bound === 'from' ? 0 : 1];
		if (field) field.value = words;
		await act(async () => field?.dispatchEvent(new InputEvent('input', { bubbles: true })));
		const whileTyping = hint();
		await act(async () => field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
		return whileTyping;
	};
	return { fields, type };
}

afterEach(() => onChange.mockClear());

test('an amount as the site prints it bounds the list, with cents on its side', async () => {
	const { fields, type } = await open();
	await type('from', '1.000');
	expect(onChange).toHaveBeenLastCalledWith({ type: 'setPrice', from: 1000, to: null });
	await type('from', '1.000,50');
	await type('to', '2 000,50 €');
	// whole euros count, and are shown
	expect(fields().map(({ value }) => value)).toEqual(['1000', '2001']);
	expect(onChange).toHaveBeenLastCalledWith({ type: 'setPrice', from: 1000, to: 2001 });
	expect(error()).toBe('');
});

test('what cannot be read is said at its field and changes nothing, until it is right', async () => {
	const { fields, type } = await open({ from: 300, to: null });
	await type('from', 'dreihundert');
	expect(onChange).not.toHaveBeenCalled();
	expect(error()).toBe(de.list.filter.unreadable);
	expect(fields().map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', null]);
	expect(fields()[0]?.getAttribute('aria-describedby')).toBe(status()?.id);
	await type('from', '');
	expect(onChange).toHaveBeenLastCalledWith({ type: 'setPrice', from: null, to: null });
	expect(error()).toBe('');
	expect(fields()[0]?.getAttribute('aria-invalid')).toBeNull();
});

test('a rewritten amount is announced, each time it is', async () => {
	const { fields, type } = await open();
	const region = status();
	expect(hint()).toBe('');
	await type('from', '1.999,50');
	expect([fields()[0]?.value, hint()]).toEqual(['1999', 'Preis ab 1.999,00\u00a0€']);
	expect(await type('from', '1.999,50')).toBe('');
	expect(hint()).toBe('Preis ab 1.999,00\u00a0€');
	await type('to', '2.500,10 €');
	expect(hint()).toBe('Preis 1.999,00\u00a0€ bis 2.501,00\u00a0€');
	await type('to', '3000');
	expect(hint()).toBe('');
	await type('to', '');
	await type('from', '0,50');
	expect([fields()[0]?.value, hint()]).toEqual(['', 'Ohne Preisgrenze']);
	expect(status()).toBe(region);
});

test('the field keeps the focus when Enter takes its price, and shows a price that is changed elsewhere', async () => {
	const { fields, type } = await open();
	const [from] = fields();
	from?.focus();
	if (from) from.value = '700';
	await act(async () => from?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
	expect(onChange).toHaveBeenLastCalledWith({ type: 'setPrice', from: 700, to: null });
	expect(document.activeElement).toBe(from);
	await type('to', 'viel');
	await act(async () => document.querySelector('button')?.click());
	expect(fields().map(({ value }) => value)).toEqual(['', 'viel']);
});
