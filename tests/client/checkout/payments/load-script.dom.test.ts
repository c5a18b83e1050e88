// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { loadScript } from '../../../../client/checkout/payments/provider.ts';

const url = 'https://www.paypal.com/sdk/js?client-id=a';
const scripts = () => [...document.head.querySelectorAll('script')];

/** happy-dom fetches nothing: tests say themselves what became of the script. */
function insertQuietly(): void {
	vi.spyOn(document.head, 'append').mockImplementation((script) => {
		if (script instanceof Node) document.head.insertBefore(Object.assign(script, { type: 'text/plain' }), null);
	});
}

/** happy-dom has none. */
function watchStop() {
	const stop = vi.fn();
	Object.assign(document.defaultView ?? {}, { stop });
	return stop;
}

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
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
	script?.dispatchEvent(new Event('load'));
	expect(await loading).toBe('late');
});

it('another try ends what still hangs, and nothing where nothing does', async () => {
	insertQuietly();
	vi.useFakeTimers();
	const stop = watchStop();
	const hanging = loadScript(document, url, 100);
	vi.advanceTimersByTime(100);
	expect([await hanging, stop.mock.calls.length]).toEqual(['late', 0]);
	const [late] = scripts();
	const again = loadScript(document, url, 100);
	expect([scripts().length, scripts()[0] === late, stop.mock.calls.length]).toEqual([1, false, 1]);
	scripts()[0]?.dispatchEvent(new Event('load'));
	expect(await again).toBe('loaded');
	const third = loadScript(document, url, 100);
	scripts()[1]?.dispatchEvent(new Event('load'));
	expect([await third, stop.mock.calls.length]).toEqual(['loaded', 1]);
});

it('one that came late after all is not given up', async () => {
	insertQuietly();
	vi.useFakeTimers();
	const stop = watchStop();
	const late = loadScript(document, url, 100);
	vi.advanceTimersByTime(100);
	await late;
	scripts()[0]?.dispatchEvent(new Event('load'));
	const again = loadScript(document, url, 100);
	scripts()[1]?.dispatchEvent(new Event('load'));
	expect([await again, scripts().length, stop.mock.calls.length]).toEqual(['loaded', 2, 0]);
});
