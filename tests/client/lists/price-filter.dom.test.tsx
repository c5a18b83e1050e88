/** What the price filter does with what is typed. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { PriceFilter } from '../../../client/lists/PriceFilter.tsx';
import { de } from '../../../client/texts/de.ts';
import { PageContextProvider } from '../../../client/ui/page-context.tsx';

const onChange = vi.fn();
const error = () => document.querySelector('[role="status"]')?.textContent;

async function open(price = { from: null as number | null, to: null as number | null }) {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	document.body.innerHTML = '<div></div>';
	const root = createRoot(document.body.firstElementChild ?? document.body);
	await act(() =>
		root.render(
			<PageContextProvider value={{ language: 'de', path: '/', texts: de, richText: {} }}>
				<PriceFilter price={price} bounds={{ lowest: 5, highest: 9000 }} onChange={onChange} />
			</PageContextProvider>,
		),
	);
	const [from, to] = document.querySelectorAll('input');
	const type = async (field: HTMLInputElement | undefined, words: string) => {
		if (field) field.value = words;
		await act(async () => field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
	};
	return { from, to, type };
}

afterEach(() => onChange.mockClear());

test('an amount as the site prints it bounds the list, with cents on its side', async () => {
	const { from, to, type } = await open();
	await type(from, '1.000');
	expect(onChange).toHaveBeenLastCalledWith({ type: 'setPrice', from: 1000, to: null });
	await type(from, '1.000,50');
	await type(to, '2 000,50 €');
	// whole euros count, and are shown
	expect([from?.value, to?.value]).toEqual(['1000', '2001']);
	expect(onChange).toHaveBeenLastCalledWith({ type: 'setPrice', from: 1000, to: 2001 });
	expect(error()).toBe('');
});

test('what cannot be read is said at its field and changes nothing, until it is right', async () => {
	const { from, to, type } = await open({ from: 300, to: null });
	await type(from, 'dreihundert');
	expect(onChange).not.toHaveBeenCalled();
	expect(error()).toBe(de.list.filter.unreadable);
	expect([from?.getAttribute('aria-invalid'), to?.getAttribute('aria-invalid')]).toEqual(['true', null]);
	expect(from?.getAttribute('aria-describedby')).toBe(document.querySelector('[role="status"]')?.id);
	await type(from, '');
	expect(onChange).toHaveBeenLastCalledWith({ type: 'setPrice', from: null, to: null });
	expect(error()).toBe('');
	expect(from?.getAttribute('aria-invalid')).toBeNull();
});
