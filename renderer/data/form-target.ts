/** Where the forms of a page send what visitors fill in. */
import type { FormTarget } from '../../client/forms/form-target.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import type { DataContext } from './data-context.ts';

/** The order service's address of a form: a path where the site's host passes it on. */
const paths = { contact: '/ecom/contact', newsletter: '/ecom/newsletter' } as const;

/** null: the site has no order service, and so no forms. */
export function toFormTarget(form: keyof typeof paths, { config, content }: DataContext, language: Language): FormTarget | null {
	const { orderServiceUrl, projectDomain } = config;
	if (orderServiceUrl === null) {
		return null;
	}
	// French privacy is a part of the imprint, whose page is there in any case.
	const hasPrivacy = content.pages.some((page) => page.type === 'privacy');
	return {
		action: `${orderServiceUrl === 'self' ? '' : orderServiceUrl}${paths[form]}`,
		project: projectDomain,
		privacyPath: hasPrivacy ? linkKeys.privacy[language] : null,
	};
}
