/**
 * A form's fields, kept for this tab until they are sent: a failure, a reload or the way back must not lose them. With them stays the key
 * of the last message, so that sending the same again is no second message. The privacy notice's box is never kept: it is ticked
 * for each message.
 */
import type { FormEndpoint } from '../orders/contract/endpoints.ts';
import type { StorageArea } from '../runtime/storage/storage-area.ts';
import { type Fields, parseFields, toFields } from '../runtime/storage/stored-fields.ts';

/** Drafts that did not change for this long are forgotten, as checkout data is: they name people. */
export const draftMaxAgeMs = 24 * 60 * 60 * 1000;

/** By field. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormDrafts {
	/** null: nothing was kept, or it cannot be read, or is too old. */
	read(): FormValues | null;
	/** The key under which exactly this was sent before; null: it was not. */
	keyOf(values: FormValues): string | null;
	/** Keeps what stands there; `key`: under which it is sent. Where the browser stores nothing, the draft lives as long as the page. */
	write(values: FormValues, key: string | null): void;
	remove(): void;
}

export interface DraftPlace {
	/** The tab's own storage. */
	readonly area: StorageArea;
	readonly form: FormEndpoint;
	/** The form's subject, where the same form serves several: text about one is not meant for the others. */
	readonly about: string | null;
	readonly nowMs: () => number;
}

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
