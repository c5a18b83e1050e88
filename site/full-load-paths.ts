/** The two paths that navigation leaves to the browser. Every page asks for them, so they stand apart from the other paths, which few pages need. */

/**
 * Whether a path is that of the page on which orders are paid, or lies below it, for any store root. It is the one page that lets payment
 * providers in: headers, navigation and service worker treat it differently.
 */
export function isPaymentPath(pathname: string): boolean {
	return `${pathname}/`.includes('/kasse/zahlen/');
}

/** Redirects editors to the content portal. */
export const loginPath = '/login';

/** True if a path is the one that leads editors to the content portal, in capital letters or small ones. */
export function isLoginPath(path: string): boolean {
	return path.replace(/\/$/, '').toLowerCase() === loginPath;
}
