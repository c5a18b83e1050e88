import { describe, expect, it } from 'vitest';
import { outline, parsed } from '../../builders/parsed.ts';
import { aCompanyRecord } from '../../builders/records.ts';

function company(fields: Record<string, unknown>) {
	const { content, problems } = parsed({ company: [aCompanyRecord(fields)] });
	return { company: content?.company, problems: outline(problems) };
}

describe('phone numbers', () => {
	it('are German unless they say otherwise, and the primary one comes first', () => {
		const numbers = [
			{ number: '0761/12 34-56', type: 'phone', primary: false },
			{ number: '+33 1 23 45 67 89', type: 'fax', primary: true },
		];
		expect(company({ numbers }).company?.phones).toEqual([
			{ type: 'fax', primary: true, display: '+33 1 23 45 67 89', href: 'tel:+33123456789' },
			{ type: 'phone', primary: false, display: '+49 761 123456', href: 'tel:+49761123456' },
		]);
	});

	it('come from the older field where the list is empty or missing', () => {
		const older = { phoneNumber: { number: '0761 654321' } };
		const phones = [{ type: 'phone', primary: true, display: '+49 761 654321', href: 'tel:+49761654321' }];
		const { numbers: _, ...record } = aCompanyRecord(older);
		expect(company({ ...older, numbers: [] })).toMatchObject({ company: { phones }, problems: [] });
		expect(outline(parsed({ company: [record] }).problems)).toEqual([]);
		expect(company(older).company?.phones).toMatchObject([{ display: '+49 761 123456' }]);
		expect(company({ numbers: [], phoneNumber: { number: 'klingeln' } }).problems).toEqual([
			'warning phone-unparseable company 1 phoneNumber.number',
		]);
	});

	it('are shown as they are where they cannot be parsed', () => {
		const { company: result, problems } = company({ numbers: [{ number: 'Bitte klingeln', type: 'phone', primary: true }] });
		expect(problems).toEqual(['warning phone-unparseable company 1 numbers[0].number']);
		expect(result?.phones[0]).toMatchObject({ display: 'Bitte klingeln', href: null });
	});
});

describe('address and e-mail', () => {
	it('are the first address and the primary e-mail', () => {
		const address = { street: 'A', number: null, zip_code: '1', city: 'C', address_type: 'hq' };
		const { company: result } = company({
			addresses: [
				{ ...address, sort: 2 },
				{ ...address, street: 'B', sort: 1 },
			],
			emails: [
				{ email: 'a@x.example', primary: false },
				{ email: 'b@x.example', primary: true },
			],
		});
		expect(result).toMatchObject({ address: { street: 'B' }, email: 'b@x.example' });
	});

	it('may be absent', () => {
		expect(company({ addresses: [], emails: [] }).company).toMatchObject({ address: null, email: null });
	});

	it('an e-mail that is none is left out and told', () => {
		const { company: result, problems } = company({
			emails: [
				{ email: 'nobody', primary: true },
				{ email: 'b@x.example', primary: false },
			],
		});
		expect(problems).toEqual(['warning email-invalid company 1 emails[0].email']);
		expect(result?.email).toBe('b@x.example');
	});
});
