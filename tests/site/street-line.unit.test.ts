/** Street and house number, as the country of the address writes them. */
import { expect, it } from 'vitest';
import { streetLine } from '../../site/street-line.ts';

it.each([
	['FR', '12 bis rue de la Paix'],
	['LU', '12 bis rue de la Paix'],
	['GB', '12 bis rue de la Paix'],
	['IE', '12 bis rue de la Paix'],
	['US', '12 bis rue de la Paix'],
	['DE', 'rue de la Paix 12 bis'],
	['AT', 'rue de la Paix 12 bis'],
	['CH', 'rue de la Paix 12 bis'],
	['BE', 'rue de la Paix 12 bis'],
	['NL', 'rue de la Paix 12 bis'],
])('in %s it is %s', (country, line) => {
	expect(streetLine('rue de la Paix', '12 bis', country)).toBe(line);
});

it('has no blank for what is missing', () => {
	expect([streetLine('Quai', null, 'FR'), streetLine('', '', 'DE'), streetLine(undefined, '7', undefined)]).toEqual(['Quai', '', '7']);
});
