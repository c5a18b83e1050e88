/** Where the forms of a page send what visitors fill in. */
import type { FormTarget } from '../../client/forms/form-target.ts';
import type { OrderTarget } from '../../client/orders/order-target.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import type { DataContext } from './data-context.ts';

/** The order service's addresses: paths where the site's host passes them on. */
const paths = {
	contact: '/ecom/contact',
	newsletter: '/ecom/newsletter',
	request: '/ecom/request',
	rating: '/ecom/rating',
	quote: '/ecom/quote',
} as const;

/** Where a page asks the order service something; null: the site has none. */
export function toOrderTarget(call: keyof typeof paths, { config }: Pick<DataContext, 'config'>): OrderTarget | null {
	const { orderServiceUrl, projectDomain } = config;
	return orderServiceUrl === null
		? null
		: { url: `${orderServiceUrl === 'self' ? '' : orderServiceUrl}${paths[call]}`, project: projectDomain };
}

/** null: the site has no order service, and so no forms. */
export function toFormTarget(form: Exclude<keyof typeof paths, 'quote'>, context: DataContext, language: Language): FormTarget | null {
	const target = toOrderTarget(form, context);
	if (target === null) {
		return null;
	}
	// French privacy is a part of the imprint, whose page is there in any case.
	const hasPrivacy = context.content.pages.some((page) => page.type === 'privacy');
	return {
		action: target.url,
		project: target.project,
		privacyPath: hasPrivacy ? linkKeys.privacy[language] : null,
	};
}
