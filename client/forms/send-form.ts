/** Checks a form by the contract and sends it. Loaded when somebody begins to fill one in. */
import { contactRequest } from '../orders/contract/contact-request.ts';
import type { FormEndpoint } from '../orders/contract/endpoints.ts';
import { errorMessages } from '../orders/contract/error-messages.ts';
import { toFieldFaults } from '../orders/contract/field-faults.ts';
import { newsletterRequest } from '../orders/contract/newsletter-request.ts';
import { ratingRequest } from '../orders/contract/rating-request.ts';
import { requestRequest } from '../orders/contract/request-request.ts';
import { withdrawalRequest } from '../orders/contract/withdrawal-request.ts';
import { postForm } from '../orders/post-form.ts';
import type { PhoneError } from './check-phone.ts';
import type { Failure, FormFault, FormPhase } from './form-phase.ts';

export interface Sending {
	readonly endpoint: FormEndpoint;
	readonly action: string;
	/** As the document has them. */
	readonly fields: Readonly<Record<string, string>>;
	/** What the service wants to know beside them. */
	readonly frame: Readonly<Record<string, string>>;
	readonly filledMs: number;
	/** Nobody is this fast but programs and autofill: the form waits for the latter. */
	readonly waitMs: number;
}

const requests = {
	contact: contactRequest,
	newsletter: newsletterRequest,
	request: requestRequest,
	rating: ratingRequest,
	withdrawal: withdrawalRequest,
};

/** Fields that hold a number; an empty one is missing, not 0. */
const numbers: ReadonlySet<string> = new Set(['product', 'variant', 'count', 'rating']);
/** Boxes to tick. */
const boxes: Readonly<Record<FormEndpoint, readonly string[]>> = {
	contact: ['privacy'],
	newsletter: [],
	request: ['privacy'],
	rating: ['privacy'],
	withdrawal: ['confirmed'],
};
/** Fields that may stay empty, and are then not sent. */
const optional: Readonly<Record<FormEndpoint, ReadonlySet<string>>> = {
	contact: new Set(),
	newsletter: new Set(),
	request: new Set(['phone', 'message']),
	rating: new Set(['title', 'text', 'display_name']),
	withdrawal: new Set(['message']),
};

/** Resolves with the state that the form is in from now on. Rejects never. */
export async function sendForm(sending: Sending): Promise<FormPhase> {
	const { endpoint, action, waitMs } = sending;
	const { faults, body } = await checkForm(sending);
	if (faults.length > 0) return { phase: 'error', faults, failure: null };
	await new Promise((done) => setTimeout(done, waitMs));
	const outcome = await postForm(action, body);
	if (outcome.kind === 'ok') return { phase: 'success', ...(outcome.receivedAt && { receivedAt: outcome.receivedAt }) };
	console.error(errorMessages[endpoint], outcome);
	if (outcome.kind === 'refused') {
		const { code, faults = [] } = outcome.answer;
		if (code === 'invalid' && faults.length > 0) return { phase: 'error', faults, failure: null };
		if (code === 'limited' || code === 'duplicate') return failed(code);
	}
	return failed('failed');
}

/** What is wrong with the fields, and what would be sent of them where nothing is. */
export async function checkForm({
	endpoint,
	fields,
	frame,
	filledMs,
	waitMs,
}: Sending): Promise<{ faults: readonly FormFault[]; body: unknown }> {
	const checked = requests[endpoint].safeParse({ ...frame, ...toBody(endpoint, fields), elapsed_ms: filledMs + waitMs });
	const phoneError = await judgePhone(fields.phone ?? '');
	const faults: readonly FormFault[] = checked.success ? [] : toFieldFaults(checked.error.issues);
	return { faults: phoneError === null ? faults : withPhone(faults, phoneError), body: checked.data };
}

/** By the rules of its country; null: nothing is wrong, or nobody can tell because the rules do not come. The contract has judged it then. */
async function judgePhone(typed: string): Promise<PhoneError | null> {
	if (typed.trim() === '') return null;
	try {
		const { checkPhone } = await import('./check-phone.ts');
		return checkPhone(typed.trim()).error;
	} catch (error) {
		console.error('The phone number could not be checked', error);
		return null;
	}
}

function withPhone(faults: readonly FormFault[], code: PhoneError): FormFault[] {
	return [...faults.filter(({ field }) => field !== 'phone'), { field: 'phone', code }];
}

/** What the document's fields, all of them texts, say in the words of the contract. */
function toBody(endpoint: FormEndpoint, fields: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
	const ticked = boxes[endpoint].map((name) => [name, fields[name] === 'on']);
	const typed = Object.entries(fields)
		.filter(([name, value]) => !boxes[endpoint].includes(name) && !(value.trim() === '' && isOptional(endpoint, name, fields)))
		.map(([name, value]) => [name, numbers.has(name) ? toNumber(value) : value]);
	return Object.fromEntries([...typed, ...ticked]);
}

/** A question is nothing without words. */
function isOptional(endpoint: FormEndpoint, name: string, { kind }: Readonly<Record<string, string>>): boolean {
	return optional[endpoint].has(name) && !(name === 'message' && kind === 'information');
}

/** null: none was chosen. */
function toNumber(value: string): number | null {
	return value === '' ? null : Number(value);
}

function failed(failure: Failure): FormPhase {
	return { phase: 'error', faults: [], failure };
}
