import { afterEach, expect, it, vi } from 'vitest';
import { loadScript } from '../../../../client/orders/payments/load-script.ts';

const url = 'https://www.paypal.com/sdk/js?client-id=a';
const scripts = () => [...document.head.querySelectorAll('script')];

/** happy-dom fetches nothing: tests say themselves what became of the script. */
function insertQuietly(): void {
	vi.spyOn(document.head, 'append').mockImplementation((script) => {
		if (script instanceof Node) document.head.insertBefore(Object.assign(script, { type: 'text/plain' }), null);
	});
}

afterEach(() => {
	vi.useRealTimers();
	document.head.replaceChildren();
});

it.each([
	['load', 'loaded', 1],
	['error', 'blocked', 0],
] as const)('a script that has its %s event is %s', async (event, outcome, left) => {
	insertQuietly();
	const loading = loadScript(document, url);
	const [script] = scripts();
	expect([script?.src, script?.async]).toEqual([url, true]);
	script?.dispatchEvent(new Event(event));
	expect(await loading).toBe(outcome);
	expect(scripts()).toHaveLength(left);
});

it('a script that does not come is late, and whatever becomes of it afterwards changes nothing', async () => {
	insertQuietly();
	vi.useFakeTimers();
	const loading = loadScript(document, url, 100);
	const [script] = scripts();
	vi.advanceTimersByTime(99);
	expect(scripts()).toHaveLength(1);
	vi.advanceTimersByTime(1);
	expect(await loading).toBe('late');
	expect(scripts()).toEqual([]);
	script?.dispatchEvent(new Event('load'));
	expect(await loading).toBe('late');
});
