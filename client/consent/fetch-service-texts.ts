/** Asks for the texts that visitors read before they decide. */
import type { ServiceTexts } from './services-data.ts';

/** @throws where nothing usable comes */
export async function fetchServiceTexts(window: Pick<Window, 'fetch'>, path: string): Promise<ServiceTexts> {
	const response = await window.fetch(path);
	if (!response.ok) throw new Error(`${path} answered ${response.status}`);
	const texts: unknown = await response.json();
	if (!isServiceTexts(texts)) throw new Error(`${path} holds no texts of services`);
	return texts;
}

function isServiceTexts(value: unknown): value is ServiceTexts {
	return typeof value === 'object' && value !== null && 'services' in value && Array.isArray(value.services) && 'words' in value;
}
