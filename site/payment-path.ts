/** Tells the one path whose answers let payment providers in (design §8): headers and navigation treat it apart from all others. */

const ending = /\/kasse\/zahlen(?:\/(?:index\.html)?)?$/;

/** Whether a page is one on which orders are paid, below whichever store root. `pathname`: of an address, with or without a slash at its end. */
export function isPaymentPath(pathname: string): boolean {
	return ending.test(pathname);
}
