/**
 * A form's states for browsers without scripts: each is a paragraph that only the address's fragment shows, because a static page
 * cannot know how a form went. The service leads there.
 */
import type { PageFormEndpoint } from './endpoints.ts';

export const formFailures = ['missing', 'invalid', 'limited', 'failed'] as const;

export type FormFailure = (typeof formFailures)[number];

export const newsletterStates = ['check-mail', 'confirmed', 'expired', 'unsubscribed', 'duplicate'] as const;

export type NewsletterState = (typeof newsletterStates)[number];

export const withdrawalStates = ['sent'] as const;

export type WithdrawalState = (typeof withdrawalStates)[number];

export type FormState = FormFailure | NewsletterState | WithdrawalState;

/** The fragment that shows a state. */
export function formAnchor(form: PageFormEndpoint, state: FormState): string {
	return `${form}-${state}`;
}
