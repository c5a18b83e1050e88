/**
 * How a form went, for browsers without scripts: the service leads back to the page with a fragment, and the style sheet shows that paragraph
 * alone.
 */
import type { ReactNode } from 'react';
import type { PageFormEndpoint } from '../orders/contract/endpoints.ts';
import { type FormState, formAnchor } from '../orders/contract/form-states.ts';

export function FormStates({ form, texts }: { form: PageFormEndpoint; texts: Readonly<Partial<Record<FormState, string>>> }): ReactNode {
	return Object.entries(texts).map(([state, text]) => (
		<p className="form-state" key={state} id={formAnchor(form, state as FormState)} tabIndex={-1}>
			{text}
		</p>
	));
}
