/** The forms: how each is read, what it does, and where a browser without scripts goes afterwards. */
import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { type Answer, type FieldFault, type RefusalCode, toFieldFaults } from '../../client/orders/contract/answer.ts';
import { endpoints, type FormEndpoint, type PageFormEndpoint } from '../../client/orders/contract/endpoints.ts';
import { errorMessages } from '../../client/orders/contract/error-messages.ts';
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
import type { Service } from '../service.ts';
import type { Database } from '../store/database.ts';
import { type Asked, type Body, readBody } from '../web/read-request.ts';
import { type Reply, refuse } from '../web/reply.ts';
import { prepareContact, prepareRating, prepareShopRequest } from './messages.ts';
import { newsletterPath, prepareSubscription } from './newsletter.ts';
import { prepareWithdrawal, secondStep } from './withdrawal.ts';

/** A form whose fields are as the contract wants them. */
interface ReadForm {
	readonly project: string;
	readonly key: string;
	/** The visitor's input; it distinguishes two messages. */
	readonly said: unknown;
	/** Does everything but the last step, which it returns: that runs inside a transaction. */
	prepare(service: Service): (() => Answer) | Promise<() => Answer>;
}

interface Form {
	readonly endpoint: FormEndpoint;
	/** The page where it also works without scripts; null: it is taken from scripts only. */
	readonly page: FormPage | null;
	read(value: unknown): { readonly form: ReadForm } | { readonly faults: readonly FieldFault[] };
}

interface FormPage {
	readonly endpoint: PageFormEndpoint;
	readonly paths: PerLanguage<string>;
	/** Where it leads once it is accepted. */
	successPath(language: Language): string;
	/** Of a form in two steps: answers the first one, whose fields are right, by asking for the second. Left out: it has one. */
	secondStep?(fields: Readonly<Record<string, string>>, siteBase: string, service: Service): Reply;
}

interface Frame {
	readonly project: string;
	readonly idempotency_key: string;
	readonly elapsed_ms: number;
	readonly website?: string | undefined;
}

function readBy<Request extends Frame>(
	schema: z.ZodMiniType<Request>,
	prepare: (request: Request, service: Service) => (() => Answer) | Promise<() => Answer>,
): Form['read'] {
	return (value) => {
		const { success, data, error } = schema.safeParse(value);
		if (!success) return { faults: toFieldFaults(error.issues) };
		const { project, idempotency_key: key, elapsed_ms: _time, website: _trap, ...said } = data;
		return { form: { project, key, said, prepare: (service) => prepare(data, service) } };
	};
}

const forms: readonly Form[] = [
	{
		endpoint: 'contact',
		page: { endpoint: 'contact', paths: linkKeys.contact, successPath: (language) => linkKeys.thanks[language] },
		read: readBy(contactRequest, prepareContact),
	},
	{
		endpoint: 'newsletter',
		page: { endpoint: 'newsletter', paths: fixedPaths.newsletter, successPath: (language) => newsletterPath(language, 'check-mail') },
		read: readBy(newsletterRequest, prepareSubscription),
	},
	{
		endpoint: 'withdrawal',
		page: {
			endpoint: 'withdrawal',
			paths: fixedPaths.withdraw,
			successPath: (language) => `${fixedPaths.withdraw[language]}#${formAnchor('withdrawal', 'sent')}`,
			secondStep,
		},
		read: readBy(withdrawalRequest, prepareWithdrawal),
	},
	{ endpoint: 'request', page: null, read: readBy(requestRequest, prepareShopRequest) },
	{ endpoint: 'rating', page: null, read: readBy(ratingRequest, prepareRating) },
];

export const formsByPath: ReadonlyMap<string, Form> = new Map(forms.map((form) => [endpoints[form.endpoint], form]));

/**
 * The fields that a browser sent without scripts, as the JSON of the contract. They have no time, because a static page without scripts does not
 * know how long it was open (what holds instead: decision 0023); and no key, so the body itself is taken for one (`answerOnce`), unless a page of
 * the service has given it one.
 */
function fromFields(
	fields: Readonly<Record<string, string>>,
	endpoint: PageFormEndpoint,
	{ randomness }: Pick<Service, 'randomness'>,
): unknown {
	const { privacy, confirmed, message, ...texts } = fields;
	const isLeftOut = endpoint === 'withdrawal' && message?.trim() === '';
	return {
		idempotency_key: randomness.uuid(),
		...texts,
		...(message !== undefined && !isLeftOut && { message }),
		...(privacy !== undefined && { privacy: privacy === 'on' }),
		...(confirmed !== undefined && { confirmed: confirmed === 'on' }),
		elapsed_ms: minimumFillMs[endpoint],
	};
}

/** Of a form that is not read yet. */
function languageOf(fields: Readonly<Record<string, string>>): Language {
	return isLanguage(fields.language) ? fields.language : defaultLanguage;
}

/** Answers a form that was sent: as JSON to scripts, by leading on to a page where the browser sent it by itself. */
interface FormRequest {
	readonly form: Form;
	readonly request: Asked;
	/** Seconds after which the visitor may send again; null: now. */
	readonly waitSeconds: number | null;
	/** Stands before the paths of the site. */
	readonly siteBase: string;
}

/** The body is read even where the visitor has to wait: a browser without scripts needs to be led back to its form. */
export async function answerForm({ form, request, waitSeconds, siteBase }: FormRequest, service: Service): Promise<Reply> {
	const body = readBody(request);
	const outcome = waitSeconds === null ? await judge(form, body, service) : limited(waitSeconds);
	const { page } = form;
	if (outcome.kind === 'asked') return outcome.askAgain(siteBase);
	if (body.kind !== 'form' || page === null)
		return outcome.kind === 'accepted' ? { kind: 'json', status: 200, body: outcome.answer } : outcome.reply;
	const language = languageOf(body.fields);
	if (outcome.kind === 'accepted') return { kind: 'redirect', location: siteBase + page.successPath(language) };
	if (outcome.code === 'duplicate') return { kind: 'redirect', location: siteBase + newsletterPath(language, 'duplicate') };
	return { kind: 'redirect', location: `${siteBase}${page.paths[language]}#${formAnchor(page.endpoint, toState(outcome))}` };
}

type Outcome =
	| { readonly kind: 'accepted'; readonly answer: Answer }
	/** The first of two steps: nothing is done yet. */
	| { readonly kind: 'asked'; readonly askAgain: (siteBase: string) => Reply }
	| { readonly kind: 'refused'; readonly code: RefusalCode; readonly isEmpty: boolean; readonly reply: Reply };

function refusedBy(code: RefusalCode, reply: Reply, isEmpty = false): Outcome {
	return { kind: 'refused', code, isEmpty, reply };
}

function limited(seconds: number): Outcome {
	return refusedBy('limited', refuse('limited', 'Too many requests', { headers: { 'Retry-After': String(seconds) } }));
}

async function judge(form: Form, body: Body, service: Service): Promise<Outcome> {
	if (body.kind === 'faulty') return refusedBy(body.code, refuse(body.code, body.reason));
	if (body.kind === 'form' && form.page === null)
		return refusedBy('unsupported', refuse('unsupported', 'The body is not application/json'));
	const { secondStep } = form.page ?? {};
	const sent = body.kind === 'form' ? body.fields : {};
	const isFirstStep = body.kind === 'form' && secondStep !== undefined && sent.confirmed !== 'on';
	const fields = isFirstStep ? { ...sent, confirmed: 'on' } : sent;
	const result = form.read(body.kind === 'json' ? body.value : fromFields(fields, form.page?.endpoint ?? 'contact', service));
	if ('faults' in result) {
		const isEmpty = result.faults.some(({ code }) => code === 'missing');
		return refusedBy('invalid', refuse('invalid', errorMessages[form.endpoint], { faults: result.faults }), isEmpty);
	}
	const { project, key, said, prepare } = result.form;
	if (project !== service.company.project)
		return refusedBy('unknown_project', refuse('unknown_project', 'This service answers another project'));
	if (isFirstStep) return { kind: 'asked', askAgain: (siteBase) => secondStep(fields, siteBase, service) };
	const work = await prepare(service);
	const hasKey = body.kind === 'json' || sent.idempotency_key !== undefined;
	const once = { endpoint: form.endpoint, key: hasKey ? key : null, said };
	const answer = answerOnce(service.database, once, service.nowMs(), work);
	if (answer === 'key_reused') return refusedBy('key_reused', refuse('key_reused', 'The idempotency key belongs to another request'));
	if (answer.status === 'error') return refusedBy(answer.code, refuse(answer.code, answer.message, answer));
	void service.outbox.deliver();
	if (form.endpoint === 'rating') void service.ratingDrafts.send();
	return { kind: 'accepted', answer };
}

function toState({ code, isEmpty }: Extract<Outcome, { kind: 'refused' }>): FormState {
	if (code === 'limited') return 'limited';
	if (code === 'invalid') return isEmpty ? 'missing' : 'invalid';
	return 'failed';
}

/** A visitor who comes back to a failed form later than that starts a new one: its draft lives as long as the tab. */
const keptMs = 7 * 24 * 3_600_000;
/** Without scripts a form has no key: the same body sent again within that time is a second click. */
const keptWithoutKeyMs = 10 * 60_000;

interface OnceRequest {
	readonly endpoint: string;
	/** null: the body itself is the key. */
	readonly key: string | null;
	/** The visitor's input. */
	readonly said: unknown;
}

/**
 * Does `work` once, however often its request is sent: the same key gets the same answer, and `key_reused` if it belongs to another body. `work` runs
 * inside the transaction that keeps its answer; a refusal is not kept.
 */
function answerOnce(database: Database, { endpoint, key, said }: OnceRequest, now: number, work: () => Answer): Answer | 'key_reused' {
	const fingerprint = createHash('sha256')
		.update(JSON.stringify([endpoint, said]))
		.digest('base64url');
	const { sql } = database;
	return database.transaction(() => {
		sql
			.prepare('DELETE FROM request WHERE at < :oldest OR (key = fingerprint AND at < :oldestWithoutKey)')
			.run({ oldest: now - keptMs, oldestWithoutKey: now - keptWithoutKeyMs });
		const known = sql.prepare('SELECT fingerprint, answer FROM request WHERE key = :key').get({ key: key ?? fingerprint });
		if (known !== undefined) return known.fingerprint === fingerprint ? (JSON.parse(String(known.answer)) as Answer) : 'key_reused';
		const answer = work();
		if (answer.status === 'ok') {
			sql
				.prepare('INSERT INTO request (key, endpoint, fingerprint, answer, at) VALUES (:key, :endpoint, :fingerprint, :answer, :at)')
				.run({ key: key ?? fingerprint, endpoint, fingerprint, answer: JSON.stringify(answer), at: now });
		}
		return answer;
	});
}
