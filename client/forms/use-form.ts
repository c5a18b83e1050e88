/** Runs a form once the app runs: it keeps the fields, checks them, sends them, and says how that went. */
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { FormEndpoint } from '../orders/contract/endpoints.ts';
import { minimumFillMs } from '../orders/contract/limits.ts';
import { createStorageArea } from '../runtime/storage/storage-area.ts';
import { usePage } from '../ui/page-context.tsx';
import { createFormDrafts, type FormValues } from './form-draft.ts';
import { fillFields, readFields, readTrap } from './form-fields.ts';
import type { FormPhase } from './form-phase.ts';
import type { FormTarget } from './form-target.ts';

export interface FormUse {
	readonly state: FormPhase;
	/** For the `<form>`. */
	readonly bind: {
		readonly ref: RefObject<HTMLFormElement | null>;
		readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
		readonly onInput: () => void;
		readonly onFocus: () => void;
	};
}

/** Of a form that is sent in two steps: the first one fills in, the second one confirms. */
export interface ConfirmedSteps {
	readonly isLast: boolean;
	/** After the first one: the fields are right. */
	readonly goOn: (values: FormValues) => void;
}

/** `about`: what the form asks about, where the same form is there for several things. `steps`: left out, it is sent at once. */
export function useForm(
	endpoint: FormEndpoint,
	{ action, project, country }: FormTarget,
	about: string | null = null,
	steps: ConfirmedSteps | null = null,
): FormUse {
	const { language } = usePage();
	const [state, setState] = useState<FormPhase>({ phase: 'idle' });
	const ref = useRef<HTMLFormElement>(null);
	const shownAt = useRef(0);
	const sending = useRef(false);
	const drafts = useMemo(
		() =>
			createFormDrafts({
				area: createStorageArea(() => window.sessionStorage),
				form: endpoint,
				about,
				nowMs: Date.now,
			}),
		[endpoint, about],
	);

	useEffect(() => {
		shownAt.current = performance.now();
		const form = ref.current;
		if (!form) return;
		// from now on the form speaks for itself, in the language of its page
		form.noValidate = true;
		const draft = drafts.read();
		if (draft) fillFields(form, draft);
		// keep values that were entered before the app ran
		else if (Object.values(readFields(form)).some((value) => value !== '' && value !== 'on')) {
			drafts.write(readFields(form), null);
		}
	}, [drafts]);

	const send = async (form: HTMLFormElement): Promise<FormPhase> => {
		const values = readFields(form);
		const key = drafts.keyOf(values) ?? crypto.randomUUID();
		drafts.write(values, key);
		const { sendForm, checkForm } = await loadSending();
		const filledMs = Math.round(performance.now() - shownAt.current);
		const sending = {
			endpoint,
			action,
			fields: steps === null ? values : { ...values, confirmed: 'on' },
			frame: { project, language, idempotency_key: key, website: readTrap(form) },
			country,
			filledMs,
			waitMs: Math.max(0, minimumFillMs[endpoint] - filledMs),
		};
		if (steps === null || steps.isLast) return await sendForm(sending);
		const { faults } = await checkForm(sending);
		if (faults.length > 0) return { phase: 'error', faults, failure: null };
		steps.goOn(values);
		return { phase: 'idle' };
	};

	return {
		state,
		bind: {
			ref,
			onFocus: () => void loadSending().catch(() => {}), // sending asks again, and says so where it fails again
			onInput() {
				if (!ref.current) return;
				const values = readFields(ref.current);
				drafts.write(values, drafts.keyOf(values));
			},
			onSubmit(event) {
				event.preventDefault();
				if (sending.current) return;
				sending.current = true;
				setState({ phase: 'loading' });
				send(event.currentTarget)
					.catch((error: unknown): FormPhase => {
						console.error('The form could not be sent', error);
						return { phase: 'error', faults: [], failure: 'failed' };
					})
					.then((outcome) => {
						sending.current = false;
						if (outcome.phase === 'success') drafts.remove();
						setState(outcome);
					});
			},
		},
	};
}

function loadSending() {
	return import('./send-form.ts');
}
