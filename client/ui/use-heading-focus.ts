/** Starts a page that comes as a document of its own in the course of an order at its heading, as navigation starts every other. */
import { useEffect } from 'react';
import { focusPage } from '../runtime/navigation/arrive.ts';

/** An existing focus stays. */
export function useHeadingFocus(): void {
	useEffect(() => {
		if (document.activeElement === document.body) focusPage(document, null);
	}, []);
}
