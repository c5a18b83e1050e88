/** Runs a form once the app runs: it keeps the fields, checks them, sends them, and says how that went. */
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { FormEndpoint } from '../orders/contract/endpoints.ts';
import { minimumFillMs } from '../orders/contract/limits.ts';
import type { FormTarget } from '../orders/order-target.ts';
import { createStorageArea, type Fields, parseFields, type StorageArea, toFields } from '../runtime/storage.ts';
import { usePage } from '../ui/page-context.tsx';
import type { FormPhase } from './form-errors.ts';
import { fillFields, readFields, readTrap } from './form-fields.ts';

interface FormUse {
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
interface ConfirmedSteps {
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

/** Drafts that did not change for this long are forgotten, as checkout data is: they name people. */
export const draftMaxAgeMs = 24 * 60 * 60 * 1000;

/** By field. */
export type FormValues = Readonly<Record<string, string>>;

interface FormDrafts {
	/** null: nothing was kept, or it cannot be read, or is too old. */
	read(): FormValues | null;
	/** The key under which exactly this was sent before; null: it was not. */
	keyOf(values: FormValues): string | null;
	/** Keeps what stands there; `key`: under which it is sent. Where the browser stores nothing, the draft lives as long as the page. */
	write(values: FormValues, key: string | null): void;
	remove(): void;
}

interface DraftPlace {
	/** The tab's own storage. */
	readonly area: StorageArea;
	readonly form: FormEndpoint;
	/** The form's subject, where the same form serves several: text about one is not meant for the others. */
	readonly about: string | null;
	readonly nowMs: () => number;
}

/**
 * A form's fields, kept for this tab until they are sent: a failure, a reload or the way back must not lose them. With them stays the key
 * of the last message, so that sending the same again is no second message. The privacy notice's box is never kept: it is ticked
 * for each message.
 */
interface FormDraft {
	readonly values: FormValues;
	readonly key: string | null;
	/** When it was last changed, in ms. */
	readonly timestamp: number;
}

/** All drafts of one form are one entry, so that old ones go whenever one changes. */
export function createFormDrafts({ area, form, about, nowMs }: DraftPlace): FormDrafts {
	const storageKey = `int-form-${form}`;
	const name = about ?? form;
	let held: FormDraft | null = null;
	const readAll = (): ReadonlyMap<string, FormDraft> => {
		const stored = area.read(storageKey);
		return stored === 'unavailable' ? new Map() : parseDrafts(stored.value, nowMs());
	};
	const writeAll = (drafts: ReadonlyMap<string, FormDraft>): void => {
		if (drafts.size === 0) area.remove(storageKey);
		else area.write(storageKey, JSON.stringify({ drafts: Object.fromEntries(drafts) }));
	};
	const keep = (draft: FormDraft | null): void => {
		held = draft;
		const others = [...readAll()].filter(([each]) => each !== name);
		writeAll(new Map(draft ? [...others, [name, draft]] : others));
	};
	const find = (): FormDraft | null => held ?? readAll().get(name) ?? null;

	return {
		read() {
			writeAll(readAll()); // without those that are too old
			return find()?.values ?? null;
		},
		keyOf(values) {
			const draft = find();
			return draft && JSON.stringify(draft.values) === JSON.stringify(withoutConsent(values)) ? draft.key : null;
		},
		write: (values, key) => keep({ values: withoutConsent(values), key, timestamp: nowMs() }),
		remove: () => keep(null),
	};
}

function withoutConsent({ privacy: _privacy, ...values }: FormValues): FormValues {
	return values;
}

function parseDrafts(text: string | null, nowMs: number): ReadonlyMap<string, FormDraft> {
	const drafts = Object.entries(toFields(parseFields(text).drafts) ?? {});
	return new Map(
		drafts.flatMap(([name, value]): [string, FormDraft][] => {
			const draft = parseDraft(toFields(value) ?? {});
			return draft && nowMs - draft.timestamp <= draftMaxAgeMs ? [[name, draft]] : [];
		}),
	);
}

function parseDraft({ values, key, timestamp }: Fields): FormDraft | null {
	const fields = toFields(values);
	if (!fields || typeof timestamp !== 'number') return null;
	const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
	return { values: withoutConsent(Object.fromEntries(texts)), key: typeof key === 'string' ? key : null, timestamp };
}
