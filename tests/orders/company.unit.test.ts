/** Mails go to the shop whose site it is, as the snapshot says it. */
import { expect, it } from 'vitest';
import { toCompany } from '../../orders/shop/company.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';

const houseOf = (...companies: WireRecord[]) =>
	toCompany({ records: (name) => (name === 'company' ? companies : []) }, 'goldschmiede.example');

it.each([
	['the primary address', true],
	['the primary address where flags are 0 and 1', 1],
])('writes to %s of the own company', (_, primary) => {
	const emails = [
		{ email: 'alt@goldschmiede.example', primary: primary === true ? false : 0 },
		{ email: 'laden@goldschmiede.example', primary },
	];
	const other = { project: 'museum.example', display_name: 'Museum', emails: [{ email: 'post@museum.example', primary: true }] };
	expect(houseOf(other, { project: 'goldschmiede.example', display_name: ' Goldschmiede ', emails })).toMatchObject({
		project: 'goldschmiede.example',
		name: 'Goldschmiede',
		email: 'laden@goldschmiede.example',
		country: 'DE',
		imprint: ['Goldschmiede', 'laden@goldschmiede.example'],
	});
});

it('writes to info@ the project where no address is entered', () => {
	expect(houseOf({ project: 'goldschmiede.example', company_name: 'Goldschmiede GmbH' })).toMatchObject({
		project: 'goldschmiede.example',
		name: 'Goldschmiede GmbH',
		email: 'info@goldschmiede.example',
		country: 'DE',
		imprint: ['Goldschmiede GmbH'],
	});
});

it('signs letters with who the shop is, where it sits and where it is registered', () => {
	expect(
		houseOf({
			project: 'goldschmiede.example',
			company_name: 'Goldschmiede\nGmbH',
			addresses: [{ street: 'Kornmarkt', number: '7', zip_code: '79098', city: 'Freiburg' }, { street: 'Hinterhof' }],
			numbers: [
				{ type: 'fax', number: '1' },
				{ type: 'phone', number: '0761 123456' },
			],
			emails: [{ email: 'laden@goldschmiede.example', primary: true }],
			registers: [{ registrar: 'Amtsgericht Freiburg', number: 'HRB 1' }],
			ust_id: 'DE123456789',
		}).imprint,
	).toEqual([
		'Goldschmiede GmbH',
		'Kornmarkt 7',
		'79098 Freiburg',
		'+49 761 123456',
		'laden@goldschmiede.example',
		'Amtsgericht Freiburg HRB 1',
	]);
});

it('sits in the country of its first address, and writes its number as one of it', () => {
	const addresses = [
		{ street: 'Rue du Dôme', number: '3', zip_code: '67000', city: 'Strasbourg', country: 'FR', sort: 2 },
		{ street: 'Weinmarkt', number: '1', zip_code: '6004', city: 'Luzern', country: 'CH', sort: 1 },
	];
	const numbers = [{ type: 'phone', number: '041 410 12 34' }];
	expect(houseOf({ project: 'goldschmiede.example', display_name: 'Gwerder', addresses, numbers })).toMatchObject({
		country: 'CH',
		imprint: ['Gwerder', 'Weinmarkt 1', '6004 Luzern', '+41 41 410 12 34'],
	});
});
