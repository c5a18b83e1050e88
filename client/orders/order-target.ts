/** Where a page asks the order service something. */
export interface OrderTarget {
	/** Address of the endpoint: a path where the site's host passes it on. */
	readonly url: string;
	/** Domain of the project, which the service wants to know. */
	readonly project: string;
}
