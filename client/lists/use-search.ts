/** The query of the address, of which a page is a function. */
import { useSyncExternalStore } from 'react';
import { pageMarks } from '../runtime/page-marks.ts';

/** With its `?`; empty on the server, and so while a page hydrates. Back and Forward show the page again, which asks again. */
export function useSearch(): string {
	return useSyncExternalStore(
		subscribe,
		() => window.location.search,
		() => '',
	);
}

function subscribe(onChange: () => void): () => void {
	window.addEventListener(pageMarks.readdressed, onChange);
	return () => window.removeEventListener(pageMarks.readdressed, onChange);
}
