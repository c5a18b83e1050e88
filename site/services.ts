/** Services that a visitor is asked about, by the `function_id` of their consents. What the backend defines beside them is asked, too. */

/** The site itself: given and locked. */
export const functionalId = 'functional';
export const analyticsId = 'matomo';

/**
 * Services whose content comes from elsewhere into a page. Each decision about one has an entry of its own in the browser's storage; all other
 * decisions share one.
 */
export const externalServices = ['maps', 'ratings', 'brand_area', 'video', 'matomo_opt_out'] as const;

export type ExternalService = (typeof externalServices)[number];

export function isExternalService(id: string): id is ExternalService {
	return externalServices.some((service) => service === id);
}
