/** How far a form has come, and what is to be said about it: exactly the four states of every request. */
import type { FieldFault } from '../orders/contract/answer.ts';
import type { PhoneError } from './check-phone.ts';

/** A field's fault: as the contract names it, or more exactly. */
export interface FormFault extends Pick<FieldFault, 'field' | 'appointment'> {
	readonly code: FieldFault['code'] | PhoneError;
}

/** Why nothing was sent, or why that is unknown. */
export type Failure = 'limited' | 'duplicate' | 'failed';

export type FormPhase =
	| { readonly phase: 'idle' }
	| { readonly phase: 'loading' }
	/** With faults the visitor has to fix fields, else to wait or try again. */
	| { readonly phase: 'error'; readonly faults: readonly FormFault[]; readonly failure: Failure | null }
	/** `receivedAt`: when the service took it, in UTC; only where it confirms with date and time. */
	| { readonly phase: 'success'; readonly receivedAt?: string };
