/** Where a page fades into the next, and that it is shown everywhere. */
import { expect, test, vi } from 'vitest';
import { showSmoothly } from '../../../../client/runtime/navigation/arrive.ts';

function aWindow({ able, still }: { readonly able: boolean; readonly still: boolean }) {
	const documentElement = { style: { viewTransitionName: 'none' } };
	/** The name of the page's root whenever it is captured or shown. */
	const names: string[] = [];
	const noteName = () => names.push(documentElement.style.viewTransitionName);
	const startViewTransition = vi.fn((show: () => void) => {
		noteName();
		const updateCallbackDone = Promise.resolve().then(show).finally(noteName);
		return { ready: Promise.reject(new DOMException('skipped', 'AbortError')), updateCallbackDone };
	});
	const window: unknown = {
		document: { documentElement, ...(able && { startViewTransition }) },
		matchMedia: () => ({ matches: still }),
	};
	return { window: window as Window, startViewTransition, names };
}

test.each([
	{ able: true, still: false, fades: true },
	{ able: true, still: true, fades: false },
	{ able: false, still: false, fades: false },
])('%j', async ({ fades, ...abilities }) => {
	const { window, startViewTransition, names } = aWindow(abilities);
	const show = vi.fn();
	await showSmoothly(window, show);
	expect(show).toHaveBeenCalledOnce();
	expect(startViewTransition).toHaveBeenCalledTimes(fades ? 1 : 0);
	// the old page is captured as a whole, and the new one takes clicks at once
	expect(names).toEqual(fades ? ['', 'none'] : []);
});

test('what goes wrong while showing is not swallowed', async () => {
	const { window } = aWindow({ able: true, still: false });
	await expect(
		showSmoothly(window, () => {
			throw new Error('broken');
		}),
	).rejects.toThrow('broken');
});
