import { expect, test } from 'vitest';
import { translateCountry } from '../../../shop/data/product-facts.ts';

test.each([
	['Am Walzwerk 5, 75180 Goldenau, Deutschland', 'en', 'Am Walzwerk 5, 75180 Goldenau, Germany'],
	['Chemin des Ressorts 14, 2400 Combe-Noire, Schweiz', 'fr', 'Chemin des Ressorts 14, 2400 Combe-Noire, Suisse'],
	['Am Walzwerk 5, 75180 Goldenau, Deutschland', 'de', 'Am Walzwerk 5, 75180 Goldenau, Deutschland'],
	['Am Walzwerk 5, 75180 Goldenau', 'en', 'Am Walzwerk 5, 75180 Goldenau'],
	['Deutschland', 'en', 'Deutschland'],
] as const)('the country of %s in %s', (address, language, shown) => {
	expect(translateCountry(address, language)).toBe(shown);
});
