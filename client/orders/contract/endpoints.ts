/** Where the order service answers, below its origin (specification §7, design §8). */

export const endpoints = {
	status: '/ecom/status',
	contact: '/ecom/contact',
	newsletter: '/ecom/newsletter',
} as const;

/** A form may be sent to these, as JSON or as a browser sends it without scripts. */
export type FormEndpoint = 'contact' | 'newsletter';
