import { expect, it } from 'vitest';
import { createSecrets } from '../../../pipeline/directus/secrets.ts';

it('hides a secret whole that begins with another one, in whichever order they came', () => {
	const { hide, keep } = createSecrets(['abc', undefined, '']);
	keep('abc-def');
	keep('x-abc-def-y');
	expect(hide('abc, abc-def and x-abc-def-y')).toBe('…, … and …');
});
