/** Checks a form by the contract and sends it. Loaded when a visitor begins to fill one in. */
import { toFieldFaults } from '../orders/contract/answer.ts';
import type { FormEndpoint } from '../orders/contract/endpoints.ts';
import { errorMessages } from '../orders/contract/error-messages.ts';
import { toPhoneFields } from '../orders/contract/fields.ts';
import { contactRequest, newsletterRequest, ratingRequest, requestRequest, withdrawalRequest } from '../orders/contract/form-requests.ts';
import { postForm } from '../orders/post.ts';
import type { Failure, FormFault, FormPhase } from './form-errors.ts';
import { readPhone } from './form-fields.ts';

export interface Sending {
	readonly endpoint: FormEndpoint;
	readonly action: string;
	/** As the document has them. */
	readonly fields: Readonly<Record<string, string>>;
	/** Further fields for the service. */
	readonly frame: Readonly<Record<string, string>>;
	/** Of phone numbers without a calling code (ISO 3166-1 alpha-2). */
	readonly country: string;
	readonly filledMs: number;
	/** Only programs and autofill are this fast: the form waits for the latter. */
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
	request: new Set(['message']),
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

/** The fields' faults; without any, the body to send. */
export async function checkForm({
	endpoint,
	fields,
	frame,
	country,
	filledMs,
	waitMs,
}: Sending): Promise<{ faults: readonly FormFault[]; body: unknown }> {
	const body = { ...frame, ...toBody(endpoint, fields), ...(await toPhone(fields.phone, country)), elapsed_ms: filledMs + waitMs };
	const checked = requests[endpoint].safeParse(body);
	return { faults: checked.success ? [] : toFieldFaults(checked.error.issues), body: checked.data };
}

/** A readable number is sent as it was read, any other text as it was typed. */
async function toPhone(typed: string | undefined, country: string): Promise<ReturnType<typeof toPhoneFields>> {
	if (typed === undefined) return {};
	// the word before an extension is not sent, so that any language serves
	const checked = await readPhone(typed, country, 'en');
	return checked !== null && checked.error !== null ? toPhoneFields(typed, false) : toPhoneFields(checked?.display ?? typed);
}

/** The document's fields, all of them texts, in the words of the contract. */
function toBody(endpoint: FormEndpoint, fields: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
	const ticked = boxes[endpoint].map((name) => [name, fields[name] === 'on']);
	const typed = Object.entries(fields)
		.filter(
			([name, value]) =>
				name !== 'phone' && !boxes[endpoint].includes(name) && !(value.trim() === '' && isOptional(endpoint, name, fields)),
		)
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
