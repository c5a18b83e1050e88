/** Lets one page fade into the next where the browser can and motion is welcome. */

/** Resolves when `show` has run: at once, or with the next frame. Rejects where it throws. */
export async function showSmoothly({ document, matchMedia }: Window, show: () => void): Promise<void> {
	const welcome = typeof document.startViewTransition === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
	if (!welcome) {
		show();
		return;
	}
	const { ready, updateCallbackDone } = document.startViewTransition(show);
	// a transition that is skipped, for a hidden tab or for the next one, has shown its page all the same
	ready.catch(() => {});
	await updateCallbackDone;
}
