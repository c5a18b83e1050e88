/** The one Trusted Types policy of the site. Only rich text that the build has sanitised may become HTML in the browser. */

export interface HtmlPolicy {
	/** Declares sanitised rich text to be HTML. The same page must keep the same value (see `page-context.tsx`). */
	trust(html: string): string | TrustedHTML;
}

declare global {
	interface Window {
		/** Missing in browsers without Trusted Types. */
		readonly trustedTypes?: {
			createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML: (html: string) => TrustedHTML };
		};
	}
}

/** Creates the policy `app`; a second one in the same document would be refused. Without Trusted Types the string itself is used. */
export function createHtmlPolicy({ trustedTypes }: Pick<Window, 'trustedTypes'>): HtmlPolicy {
	const policy = trustedTypes?.createPolicy('app', { createHTML: (html) => html });
	return { trust: (html) => (policy ? policy.createHTML(html) : html) };
}
