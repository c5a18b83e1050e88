/** Lets one page fade away over the next where the browser can and motion is welcome. */

/** Resolves when `show` has run: at once, or with the next frame. Rejects where it throws. */
export async function showSmoothly({ document, matchMedia }: Window, show: () => void): Promise<void> {
	const welcome = typeof document.startViewTransition === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
	if (!welcome) {
		show();
		return;
	}
	const { style } = document.documentElement;
	style.viewTransitionName = '';
	const { ready, updateCallbackDone } = document.startViewTransition(() => {
		show();
		// a page that takes part in a transition gets no clicks until it ends (CSS View Transitions, "captured in a view transition")
		style.viewTransitionName = 'none';
	});
	// a transition that is skipped, for a hidden tab or for the next one, has shown its page all the same
	ready.catch(() => {});
	await updateCallbackDone;
}
