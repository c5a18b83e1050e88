/** Finds the one page that lets payment providers in: headers, navigation and service worker treat it as a case of its own. */

/** Whether a path is that of the page on which orders are paid, or of what belongs to it, below any store root. */
export function isPaymentPath(pathname: string): boolean {
	return `${pathname}/`.includes('/kasse/zahlen/');
}
