/** The forms: how each is read, what it does, and where a browser without scripts goes afterwards. */
import { type Answer, type FieldFault, toFieldFaults } from '../../client/orders/contract/answer.ts';
import { endpoints, type FormEndpoint, type PageFormEndpoint } from '../../client/orders/contract/endpoints.ts';
import {
	contactRequest,
	newsletterRequest,
	ratingRequest,
	requestRequest,
	withdrawalRequest,
} from '../../client/orders/contract/form-requests.ts';
import { type FormState, formAnchor } from '../../client/orders/contract/form-states.ts';
import { minimumFillMs } from '../../client/orders/contract/limits.ts';
import { fixedPaths, linkKeys } from '../../site/fixed-paths.ts';
import { defaultLanguage, isLanguage, type Language, type PerLanguage } from '../../site/languages.ts';
import { prepareContact } from './contact.ts';
import { prepareSubscription } from './newsletter.ts';
import { prepareRating } from './ratings.ts';
import type { Reply } from './reply.ts';
import type { Service } from './service.ts';
import { prepareShopRequest } from './shop-request.ts';
import { prepareWithdrawal } from './withdrawal.ts';
import { secondStep } from './withdrawal-step.ts';

/** A form whose fields are as the contract wants them. */
export interface ReadForm {
	readonly project: string;
	readonly key: string;
	/** What the visitor said; it distinguishes two messages. */
	readonly said: unknown;
	/** Does everything but the last step, which it returns: that runs inside a transaction. */
	prepare(service: Service): Promise<() => Answer>;
}

export interface Form {
	readonly endpoint: FormEndpoint;
	/** The page where it also works without scripts; null: it is taken from scripts only. */
	readonly page: FormPage | null;
	read(value: unknown): { readonly form: ReadForm } | { readonly faults: readonly FieldFault[] };
}

export interface FormPage {
	readonly endpoint: PageFormEndpoint;
	readonly paths: PerLanguage<string>;
	/** Where it leads once it is accepted. */
	successPath(language: Language): string;
	/** Of a form in two steps: answers the first one, whose fields are right, by asking for the second. Left out: it has one. */
	secondStep?(fields: Readonly<Record<string, string>>, siteBase: string): Reply;
}

interface Frame {
	readonly project: string;
	readonly idempotency_key: string;
	readonly elapsed_ms: number;
	readonly website?: string | undefined;
}

interface Schema<Request> {
	safeParse(
		value: unknown,
	):
		| { readonly success: true; readonly data: Request }
		| { readonly success: false; readonly error: { readonly issues: Parameters<typeof toFieldFaults>[0] } };
}

function readBy<Request extends Frame>(
	schema: Schema<Request>,
	prepare: (request: Request, service: Service) => Promise<() => Answer>,
): Form['read'] {
	return (value) => {
		const { success, data, error } = { data: null, error: null, ...schema.safeParse(value) };
		if (!success || data === null) return { faults: toFieldFaults(error?.issues ?? []) };
		const { project, idempotency_key: key, elapsed_ms: _time, website: _trap, ...said } = data;
		return { form: { project, key, said, prepare: (service) => prepare(data, service) } };
	};
}

export const contactForm: Form = {
	endpoint: 'contact',
	page: { endpoint: 'contact', paths: linkKeys.contact, successPath: (language) => linkKeys.thanks[language] },
	read: readBy(contactRequest, prepareContact),
};

export const newsletterForm: Form = {
	endpoint: 'newsletter',
	page: {
		endpoint: 'newsletter',
		paths: fixedPaths.newsletter,
		successPath: (language) => newsletterPath(language, 'check-mail'),
	},
	read: readBy(newsletterRequest, prepareSubscription),
};

const withdrawalForm: Form = {
	endpoint: 'withdrawal',
	page: {
		endpoint: 'withdrawal',
		paths: fixedPaths.withdraw,
		successPath: (language) => `${fixedPaths.withdraw[language]}#${formAnchor('withdrawal', 'sent')}`,
		secondStep,
	},
	read: readBy(withdrawalRequest, prepareWithdrawal),
};

const shopRequestForm: Form = { endpoint: 'request', page: null, read: readBy(requestRequest, prepareShopRequest) };

const ratingForm: Form = { endpoint: 'rating', page: null, read: readBy(ratingRequest, prepareRating) };

/** The newsletter's page in one of its states. */
export function newsletterPath(language: Language, state: FormState): string {
	return `${fixedPaths.newsletter[language]}#${formAnchor('newsletter', state)}`;
}

/**
 * The fields that a browser sent without scripts, as the JSON of the contract. They have no time, because a static page without scripts does not
 * know how long it was open (what holds instead: decision 0023); and no key, so the body itself is taken for one (`answerOnce`), unless a page of
 * the service has given it one.
 */
export function fromFields(fields: Readonly<Record<string, string>>, endpoint: PageFormEndpoint): unknown {
	const { privacy, confirmed, message, ...texts } = fields;
	const isLeftOut = endpoint === 'withdrawal' && message?.trim() === '';
	return {
		idempotency_key: crypto.randomUUID(),
		...texts,
		...(message !== undefined && !isLeftOut && { message }),
		...(privacy !== undefined && { privacy: privacy === 'on' }),
		...(confirmed !== undefined && { confirmed: confirmed === 'on' }),
		elapsed_ms: minimumFillMs[endpoint],
	};
}

/** Of a form that is not read yet. */
export function languageOf(fields: Readonly<Record<string, string>>): Language {
	return isLanguage(fields.language) ? fields.language : defaultLanguage;
}

export const formsByPath: ReadonlyMap<string, Form> = new Map([
	[endpoints.contact, contactForm],
	[endpoints.newsletter, newsletterForm],
	[endpoints.request, shopRequestForm],
	[endpoints.rating, ratingForm],
	[endpoints.withdrawal, withdrawalForm],
]);
