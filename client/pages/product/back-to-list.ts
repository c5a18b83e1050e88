/** Leads back to the list as it was, where that is what the visitor comes from: with its filters, its products and its place. */
import type { MouseEvent } from 'react';

/** For the link to a list. Browsers that do not tell where one was before follow the link, and so does who came by another document: that may be of an older build. */
export function backToList(event: MouseEvent<HTMLAnchorElement>): void {
	if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	const { navigation, history } = window as { navigation?: Navigation; history: History };
	const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
	if (!before?.sameDocument || !before.url || new URL(before.url).pathname !== event.currentTarget.pathname) return;
	event.preventDefault();
	history.back();
}
