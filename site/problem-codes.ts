/**
 * Every code of a content problem, with its possible policies. docs/problems.md explains the same to people, and a test compares the
 * two. Codes are permanent.
 */

/** `error` stops the build with exit code 2. */
export type ProblemSeverity = 'error' | 'warning';

/** A site's policy for a problem: it stops the build, is reported, or is ignored. */
export type ProblemPolicy = 'fail' | 'warn' | 'ignore';

/** The person who can fix it: the editor, the backend's administrator, or the owner of the site's code and configuration. */
export type ProblemFixer = 'editor' | 'administrator' | 'developer';

export interface ProblemTraits {
	/** Where the configuration says nothing: `fail`, `warn`, or as the message's record decides. */
	readonly usual: 'fail' | 'warn' | 'either';
	/**
	 * The lowest policy that is safe. `fail`: there is no site without it, or none that could be shown. `warn`: what it concerns is left out, and
	 * nothing is left out in silence.
	 */
	readonly lowest: ProblemPolicy;
	readonly fixedBy: ProblemFixer;
}

/** In alphabetical order. */
export const problemTraits = {
	'alt-missing': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'anchor-dead': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'bank-account-unclear': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'bank-details-missing': { usual: 'fail', lowest: 'warn', fixedBy: 'editor' },
	'collection-missing': { usual: 'warn', lowest: 'ignore', fixedBy: 'administrator' },
	'day-unknown': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'email-invalid': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'field-ignored': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'field-missing': { usual: 'warn', lowest: 'ignore', fixedBy: 'administrator' },
	'field-required': { usual: 'fail', lowest: 'warn', fixedBy: 'editor' },
	'field-type': { usual: 'fail', lowest: 'warn', fixedBy: 'editor' },
	'foreign-project': { usual: 'fail', lowest: 'fail', fixedBy: 'administrator' },
	'frame-unknown': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'image-ambiguous': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'image-damaged': { usual: 'fail', lowest: 'warn', fixedBy: 'editor' },
	'image-missing': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'image-too-large': { usual: 'fail', lowest: 'warn', fixedBy: 'editor' },
	'language-unknown': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'law-accessibility': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'law-accessibility-parts': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'law-base-price': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'law-delivery-limits': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'law-delivery-time': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'law-dispute-resolution': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'law-fineness': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'law-imprint': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'law-manufacturer': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'law-manufacturer-address': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'law-offer-identity': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'law-payment-methods': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'law-rating-date': { usual: 'warn', lowest: 'ignore', fixedBy: 'administrator' },
	'law-recommended-price': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'law-reduction': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'law-responsible-person': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'law-withdrawal-endpoint': { usual: 'fail', lowest: 'warn', fixedBy: 'developer' },
	'law-withdrawal-form': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'law-withdrawal-function': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'legal-outdated': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'legal-text-missing': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'link-dead': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'link-key-unknown': { usual: 'either', lowest: 'warn', fixedBy: 'editor' },
	'menu-entry-empty': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'menu-entry-lost': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'menu-target-missing': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'offer-duplicate': { usual: 'warn', lowest: 'warn', fixedBy: 'editor' },
	'offer-without-product': { usual: 'warn', lowest: 'warn', fixedBy: 'editor' },
	'page-duplicate': { usual: 'fail', lowest: 'warn', fixedBy: 'editor' },
	'path-taken': { usual: 'fail', lowest: 'warn', fixedBy: 'editor' },
	'payment-method-unsupported': { usual: 'warn', lowest: 'warn', fixedBy: 'developer' },
	'personalization-invalid': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'phone-unparseable': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'postcode-unclear': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'price-invalid': { usual: 'fail', lowest: 'warn', fixedBy: 'editor' },
	'record-duplicate': { usual: 'fail', lowest: 'fail', fixedBy: 'administrator' },
	'record-missing': { usual: 'fail', lowest: 'fail', fixedBy: 'administrator' },
	'record-surplus': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'reference-missing': { usual: 'either', lowest: 'warn', fixedBy: 'editor' },
	'shop-setting-invalid': { usual: 'fail', lowest: 'fail', fixedBy: 'administrator' },
	'size-guide-invalid': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'slug-duplicate': { usual: 'fail', lowest: 'warn', fixedBy: 'editor' },
	'slug-invalid': { usual: 'fail', lowest: 'warn', fixedBy: 'editor' },
	'slug-reserved': { usual: 'fail', lowest: 'warn', fixedBy: 'editor' },
	'snapshot-edited': { usual: 'warn', lowest: 'ignore', fixedBy: 'developer' },
	'special-brand-missing': { usual: 'warn', lowest: 'ignore', fixedBy: 'developer' },
	'synonyms-unreadable': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'terms-conclusion': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'text-dropped': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'text-too-complex': { usual: 'fail', lowest: 'warn', fixedBy: 'editor' },
	'theme-contrast': { usual: 'warn', lowest: 'ignore', fixedBy: 'administrator' },
	'theme-invalid': { usual: 'warn', lowest: 'ignore', fixedBy: 'administrator' },
	'time-invalid': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'translation-missing': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'url-invalid': { usual: 'either', lowest: 'warn', fixedBy: 'editor' },
	'value-spilled': { usual: 'fail', lowest: 'fail', fixedBy: 'developer' },
	'variant-choices': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'video-unknown': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
	'widget-unknown': { usual: 'warn', lowest: 'ignore', fixedBy: 'editor' },
} as const satisfies Readonly<Record<string, ProblemTraits>>;

export type ProblemCode = keyof typeof problemTraits;

/** The policies that a site chooses; codes that it does not name keep their usual policy. */
export type ProblemPolicies = Readonly<Partial<Record<ProblemCode, ProblemPolicy>>>;

const policies = ['ignore', 'warn', 'fail'] as const satisfies readonly ProblemPolicy[];

export function isProblemCode(value: string): value is ProblemCode {
	return Object.hasOwn(problemTraits, value);
}

/** Policies that a code can have, the lowest first. */
export function allowedPolicies(code: ProblemCode): readonly ProblemPolicy[] {
	return policies.slice(policies.indexOf(problemTraits[code].lowest));
}
