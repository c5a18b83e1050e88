/** Answers a form that was sent: as JSON to scripts, by leading on to a page where the browser sent it by itself. */
import type { IncomingMessage } from 'node:http';
import type { Answer, RefusalCode } from '../../client/orders/contract/answer.ts';
import { errorMessages } from '../../client/orders/contract/error-messages.ts';
import { type FormState, formAnchor } from '../../client/orders/contract/form-states.ts';
import { type Form, fromFields, languageOf, newsletterPath } from './forms.ts';
import { answerOnce } from './once.ts';
import { type Body, readBody } from './read-body.ts';
import { type Reply, refuse } from './reply.ts';
import type { Service } from './service.ts';

export interface FormRequest {
	readonly form: Form;
	readonly request: IncomingMessage;
	/** Seconds after which the visitor may send again; null: now. */
	readonly waitSeconds: number | null;
	/** Stands before the paths of the site. */
	readonly siteBase: string;
}

/** The body is read even where the visitor has to wait: a browser without scripts needs to be led back to its form. */
export async function answerForm({ form, request, waitSeconds, siteBase }: FormRequest, service: Service): Promise<Reply> {
	const body = await readBody(request);
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
	const result = form.read(body.kind === 'json' ? body.value : fromFields(fields, form.page?.endpoint ?? 'contact'));
	if ('faults' in result) {
		const isEmpty = result.faults.some(({ code }) => code === 'missing');
		return refusedBy('invalid', refuse('invalid', errorMessages[form.endpoint], { faults: result.faults }), isEmpty);
	}
	const { project, key, said, prepare } = result.form;
	if (project !== service.house.project)
		return refusedBy('unknown_project', refuse('unknown_project', 'This service answers another project'));
	if (isFirstStep) return { kind: 'asked', askAgain: (siteBase) => secondStep(fields, siteBase) };
	const work = await prepare(service);
	const hasKey = body.kind === 'json' || sent.idempotency_key !== undefined;
	const once = { endpoint: form.endpoint, key: hasKey ? key : null, said };
	const answer = answerOnce(service.database, once, service.nowMs(), work);
	if (answer === 'key_reused') return refusedBy('key_reused', refuse('key_reused', 'The idempotency key belongs to another request'));
	if (answer.status === 'error') return refusedBy(answer.code, refuse(answer.code, answer.message, answer));
	service.outbox.flush();
	if (form.endpoint === 'rating') void service.ratingDrafts.send();
	return { kind: 'accepted', answer };
}

function toState({ code, isEmpty }: Extract<Outcome, { kind: 'refused' }>): FormState {
	if (code === 'limited') return 'limited';
	if (code === 'invalid') return isEmpty ? 'missing' : 'invalid';
	return 'failed';
}
