/** Checks a form by the contract and sends it. Loaded when somebody begins to fill one in. */
import { contactRequest } from '../orders/contract/contact-request.ts';
import type { FormEndpoint } from '../orders/contract/endpoints.ts';
import { errorMessages } from '../orders/contract/error-messages.ts';
import { toFieldFaults } from '../orders/contract/field-faults.ts';
import { newsletterRequest } from '../orders/contract/newsletter-request.ts';
import { postForm } from '../orders/post-form.ts';
import type { Failure, FormPhase } from './form-phase.ts';

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

const requests = { contact: contactRequest, newsletter: newsletterRequest };

/** Resolves with the state that the form is in from now on. Rejects never. */
export async function sendForm({ endpoint, action, fields, frame, filledMs, waitMs }: Sending): Promise<FormPhase> {
	const { privacy, ...texts } = fields;
	const consent = endpoint === 'contact' && { privacy: privacy === 'on' };
	const body = { ...frame, ...texts, ...consent, elapsed_ms: filledMs + waitMs };
	const checked = requests[endpoint].safeParse(body);
	if (!checked.success) return { phase: 'error', faults: toFieldFaults(checked.error.issues), failure: null };
	await new Promise((done) => setTimeout(done, waitMs));
	const outcome = await postForm(action, checked.data);
	if (outcome.kind === 'ok') return { phase: 'success' };
	if (outcome.kind === 'refused') {
		const { code, faults = [] } = outcome.answer;
		if (code === 'invalid' && faults.length > 0) return { phase: 'error', faults, failure: null };
		if (code === 'limited' || code === 'duplicate') return failed(code);
	}
	console.error(errorMessages[endpoint], outcome);
	return failed('failed');
}

function failed(failure: Failure): FormPhase {
	return { phase: 'error', faults: [], failure };
}
