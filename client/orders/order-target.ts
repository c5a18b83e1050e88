/** Where a page asks the order service something. */
import { endpoints } from './contract/endpoints.ts';

/** An endpoint, as a page knows it. */
export interface OrderTarget {
	/** Address of the endpoint: a path where the site's host passes it on. */
	readonly url: string;
	/** Domain of the project, which the service wants to know. */
	readonly project: string;
}

/** Address of another endpoint of the same service. */
export function besideTarget({ url }: OrderTarget, endpoint: string): string {
	const own = Object.values(endpoints).find((each) => url.endsWith(each)) ?? '';
	return url.slice(0, url.length - own.length) + endpoint;
}

/** Where a page's form sends what a visitor fills in. */
export interface FormTarget {
	/** Address of the order service's endpoint; browsers without scripts send the form there themselves. */
	readonly action: string;
	/** Domain of the project, which the service wants to know. */
	readonly project: string;
	/** Site path of the privacy notice; null where there is none. */
	readonly privacyPath: string | null;
	/** Of the shop (ISO 3166-1 alpha-2): phone numbers without a calling code are read as one of it. */
	readonly country: string;
}
