/** Loads a document again whose scripts are gone: after a deploy, an open tab or a cached page still asks for those of the build before. */

const storageKey = 'int-reloaded';

/**
 * Does so once for a page and its boot script, whose address is `script`. Returns false, and does nothing, where that was done before
 * or cannot be remembered: a reload must never become a loop.
 */
export function reloadOnce(window: Window, script: string): boolean {
	const document = `${window.location.pathname} ${script}`;
	try {
		if (window.sessionStorage.getItem(storageKey) === document) return false;
		window.sessionStorage.setItem(storageKey, document);
	} catch {
		return false;
	}
	window.location.reload();
	return true;
}
