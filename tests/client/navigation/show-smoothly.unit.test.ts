/** Where a page fades into the next, and that it is shown everywhere. */
import { expect, test, vi } from 'vitest';
import { showSmoothly } from '../../../client/navigation/show-smoothly.ts';

function aWindow({ able, still }: { readonly able: boolean; readonly still: boolean }) {
	const startViewTransition = vi.fn((show: () => void) => ({
		ready: Promise.reject(new DOMException('skipped', 'AbortError')),
		updateCallbackDone: Promise.resolve().then(show),
	}));
	const documentElement = { style: { viewTransitionName: 'none' } };
	const window: unknown = {
		document: { documentElement, ...(able && { startViewTransition }) },
		matchMedia: () => ({ matches: still }),
	};
	return { window: window as Window, startViewTransition };
}

test.each([
	{ able: true, still: false, fades: true },
	{ able: true, still: true, fades: false },
	{ able: false, still: false, fades: false },
])('%j', async ({ fades, ...abilities }) => {
	const { window, startViewTransition } = aWindow(abilities);
	const show = vi.fn();
	await showSmoothly(window, show);
	expect(show).toHaveBeenCalledOnce();
	expect(startViewTransition).toHaveBeenCalledTimes(fades ? 1 : 0);
});

test('what goes wrong while showing is not swallowed', async () => {
	const { window } = aWindow({ able: true, still: false });
	await expect(
		showSmoothly(window, () => {
			throw new Error('broken');
		}),
	).rejects.toThrow('broken');
});
