/** Recovers a document whose scripts cannot be loaded: after a deploy, an open tab or a cached page still asks for those of the build before. */

// written and read by `navigation/full-load.ts`
const fullLoadKey = 'int-full-load';
const returnedKey = 'int-returned';
const reloadedKey = 'int-reloaded';

/**
 * Leads back to the last visited page, where navigation has failed there and the app has come here by a full load; else loads the document
 * again, once for a page and its boot script, whose address is `script`. Returns false, and does nothing, where that was done before or
 * cannot be remembered: it must never become a loop.
 */
export function recover(window: Window, script: string): boolean {
	const { location } = window;
	const document = `${location.pathname} ${script}`;
	try {
		const { sessionStorage } = window;
		const [here, , from] = (sessionStorage.getItem(fullLoadKey) ?? '').split(' ');
		// other scripts may have written there, and only a page of this site is safe to go to
		if (here === location.href && from?.startsWith(`${location.origin}/`) && from !== here) {
			sessionStorage.setItem(fullLoadKey, '');
			sessionStorage.setItem(returnedKey, from);
			location.replace(from);
			return true;
		}
		if (sessionStorage.getItem(reloadedKey) === document) return false;
		sessionStorage.setItem(reloadedKey, document);
	} catch {
		return false;
	}
	location.reload();
	return true;
}
