/** The words for a form's faults: each field says what to fix, and the list above them also names the field. */
import type { FieldFault } from '../orders/contract/answer.ts';
import type { PhoneError } from './check-phone.ts';

type Code = FormFault['code'];

export interface FaultWords {
	/** The labels above the fields, by field. */
	readonly labels: Readonly<Record<string, string>>;
	/** Sentences that hold for any field, and name none. */
	readonly general: Readonly<Record<FieldFault['code'], string>>;
	/** Sentences that are understood without a label, by field: one for all faults, or one for some. */
	readonly own: Readonly<Record<string, string | Readonly<Partial<Record<Code, string>>>>>;
	/** Of what no visitor has filled in. */
	readonly failed: string;
}

export interface FormErrors {
	/** The list's lines: a label precedes a sentence that names no field. */
	readonly list: readonly { readonly field: string; readonly text: string }[];
	/** At the field, whose label stands there already; null: it is right. */
	at(field: string): string | null;
}

export function toFormErrors(state: FormPhase, { labels, general, own, failed }: FaultWords): FormErrors {
	const faults = state.phase === 'error' ? state.faults : [];
	const sentences: Readonly<Partial<Record<Code, string>>> = general;
	const generalSentence = (code: Code): string => sentences[code] ?? general.invalid;
	const ownSentence = ({ field, code }: FormFault): string | undefined => {
		const words = own[field];
		return typeof words === 'object' ? words[code] : words;
	};
	return {
		list: faults.map((fault) => {
			const { field, code } = fault;
			const label = labels[field];
			return { field, text: ownSentence(fault) ?? (label === undefined ? failed : `${label} – ${generalSentence(code)}`) };
		}),
		at(field) {
			const fault = faults.find((each) => each.field === field);
			return fault === undefined ? null : (ownSentence(fault) ?? generalSentence(fault.code));
		},
	};
}

/** A field's fault: as the contract names it, or more exactly. */
export interface FormFault extends Pick<FieldFault, 'field' | 'appointment'> {
	readonly code: FieldFault['code'] | PhoneError;
}

/** Why nothing was sent, or why that is unknown. */
export type Failure = 'limited' | 'duplicate' | 'failed';

/** How far a form has come, and what is to be said about it: exactly the four states of every request. */
export type FormPhase =
	| { readonly phase: 'idle' }
	| { readonly phase: 'loading' }
	/** With faults the visitor has to fix fields, else to wait or try again. */
	| { readonly phase: 'error'; readonly faults: readonly FormFault[]; readonly failure: Failure | null }
	/** `receivedAt`: when the service took it, in UTC; only where it confirms with date and time. */
	| { readonly phase: 'success'; readonly receivedAt?: string };
