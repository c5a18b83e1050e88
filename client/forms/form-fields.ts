/** Reads and writes the fields of a form as it stands in the document: they belong to the browser, and what was typed before the app ran stays. */
import type { Language } from '../../site/languages.ts';
import type { CheckedPhone } from './check-phone.ts';

/** Fields of every form that no visitor fills in. */
const frameFields: ReadonlySet<string> = new Set(['project', 'language', 'website']);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The visitor's text, choices and ticks, by field; an unticked box has no value, nor has a choice not made. */
export function readFields(form: HTMLFormElement): Record<string, string> {
	return Object.fromEntries(
		controlsOf(form).flatMap((control): [string, string][] => (isBox(control) && !control.checked ? [] : [[control.name, control.value]])),
	);
}

/** Fills fields that stand as the page has brought them; what it set in hidden ones stays. */
export function fillFields(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
	for (const control of controlsOf(form)) {
		const value = values[control.name];
		if (value === undefined) continue;
		if (isBox(control)) control.checked = control.type === 'checkbox' || control.value === value;
		else if (isUntouched(control)) control.value = value;
	}
}

/** The hidden field's value; only programs fill it in. */
export function readTrap(form: HTMLFormElement): string {
	const trap = form.elements.namedItem('website');
	return trap instanceof HTMLInputElement ? trap.value : '';
}

function controlsOf(form: HTMLFormElement): Control[] {
	return [...form.elements].filter(
		(element): element is Control =>
			(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) &&
			element.name !== '' &&
			!frameFields.has(element.name),
	);
}

function isUntouched(control: Control): boolean {
	if (!(control instanceof HTMLSelectElement)) return control.type !== 'hidden' && control.value === control.defaultValue;
	const [first] = control.options;
	return control.value === ([...control.options].find((option) => option.defaultSelected) ?? first)?.value;
}

function isBox(control: Control): control is HTMLInputElement {
	return control.type === 'checkbox' || control.type === 'radio';
}

/**
 * Reads a phone number by the rules of its country, which come when there is one to read. A number without a calling code is one of
 * `country`. null: nothing was typed, or the rules do not come.
 */
export async function readPhone(typed: string, country: string, language: Language): Promise<CheckedPhone | null> {
	if (typed.trim() === '') return null;
	try {
		const { checkPhone } = await loadPhoneRules();
		return checkPhone(typed.trim(), country, language);
	} catch (error) {
		console.error('The phone number could not be checked', error);
		return null;
	}
}

export function loadPhoneRules() {
	return import('./check-phone.ts');
}
