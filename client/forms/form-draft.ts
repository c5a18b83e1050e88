/**
 * What stands in a form, kept for this tab until it is sent: a failure, a reload or the way back must not take it away. With it stays the key
 * of what was sent last, so that sending the same again is no second message.
 */
import type { FormEndpoint } from '../orders/contract/endpoints.ts';
import { parseJson } from '../storage/parse-json.ts';
import type { StorageArea } from '../storage/storage-area.ts';

export interface FormDraft {
	/** By field. */
	readonly values: Readonly<Record<string, string>>;
	/** null: nothing of this was sent yet. */
	readonly key: string | null;
}

export interface FormDrafts {
	/** null: nothing was kept, or it cannot be read. */
	read(): FormDraft | null;
	/** Where the browser stores nothing, the draft lives as long as the page. */
	write(draft: FormDraft): void;
	remove(): void;
}

export function createFormDrafts(area: StorageArea, form: FormEndpoint): FormDrafts {
	const storageKey = `int-form-${form}`;
	let held: FormDraft | null = null;
	return {
		read() {
			const stored = area.read(storageKey);
			return held ?? (stored === 'unavailable' || stored.value === null ? null : parseDraft(stored.value));
		},
		write(draft) {
			held = draft;
			area.write(storageKey, JSON.stringify(draft));
		},
		remove() {
			held = null;
			area.remove(storageKey);
		},
	};
}

function parseDraft(json: string): FormDraft | null {
	const { values, key }: { values?: unknown; key?: unknown } = parseJson(json) ?? {};
	if (typeof values !== 'object' || values === null) return null;
	const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
	return { values: Object.fromEntries(texts), key: typeof key === 'string' ? key : null };
}
