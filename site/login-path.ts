/** Where editors are led to the content portal. By itself, because every page asks, and few need the other fixed paths. */

export const loginPath = '/login';

/** True if a path is the one that leads editors to the content portal, in capital letters or small ones. */
export function isLoginPath(path: string): boolean {
	return path.replace(/\/$/, '').toLowerCase() === loginPath;
}
