/** Where the forms of a page send what visitors fill in, and where the browser reads content that is newer than the build. */
import { type Endpoint, endpoints, type FormEndpoint } from '../../client/orders/contract/endpoints.ts';
import type { FormTarget, OrderTarget } from '../../client/orders/order-target.ts';
import type { LiveSource } from '../../client/runtime/built-page.ts';
import type { SiteConfig } from '../../site/config.ts';
import { linkKeys } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import type { DataContext } from './data-context.ts';

/** Where a page asks the order service something, a path where the site's host passes it on; null: the site has none. */
export function toOrderTarget(call: Endpoint, { config }: Pick<DataContext, 'config'>): OrderTarget | null {
	const { orderServiceUrl, projectDomain } = config;
	return orderServiceUrl === null
		? null
		: { url: `${orderServiceUrl === 'self' ? '' : orderServiceUrl}${endpoints[call]}`, project: projectDomain };
}

/** null: the site has no order service, and so no forms. */
export function toFormTarget(form: FormEndpoint, context: DataContext, language: Language): FormTarget | null {
	const target = toOrderTarget(form, context);
	if (target === null) return null;
	// French privacy is a part of the imprint, whose page is there in any case.
	return {
		action: target.url,
		project: target.project,
		privacyPath: context.hasTextPage('privacy') ? linkKeys.privacy[language] : null,
		country: context.content.company.country,
	};
}

/** Where pages read live content; null: nowhere. */
export function toLiveSource({ live, projectDomain }: Pick<SiteConfig, 'live' | 'projectDomain'>): LiveSource | null {
	return live === undefined ? null : { url: live.url, token: live.publicToken, project: projectDomain };
}
