import { describe, expect, it } from 'vitest';
import { outline, parsed } from '../../builders/parsed.ts';
import { aCompanyRecord, aLegalRecord, projectDomain } from '../../builders/records.ts';

function company(fields: Record<string, unknown>) {
	const { content, problems } = parsed({ company: [aCompanyRecord(fields)] });
	return { company: content?.company, problems: outline(problems) };
}

describe('phone numbers', () => {
	it('are German unless they or the address say otherwise, and the primary one comes first', () => {
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

describe('the country of an address', () => {
	const luzern = { id: 1, street: 'Weinmarkt', number: '1', zip_code: '6004', city: 'Luzern', address_type: 'hq', sort: 1 };
	const strasbourg = {
		id: 2,
		street: 'Rue du Dôme',
		number: '3',
		zip_code: '67000',
		city: 'Strasbourg',
		address_type: 'federal_office',
		sort: 2,
	};
	const phone = '041 410 12 34';

	it('decides how phone numbers without a calling code are read, those of the data protection officer too', () => {
		const { content, problems } = parsed({
			company: [aCompanyRecord({ addresses: [{ ...luzern, country: ' ch' }], numbers: [{ number: phone, type: 'phone', primary: true }] })],
			legal: [aLegalRecord({ data_protection_commissioner: { name: 'Dr. Schutz', phone_number: '079 555 01 23' } })],
		});
		expect(outline(problems)).toEqual([]);
		expect(content?.company).toMatchObject({ country: 'CH', address: { country: 'CH' } });
		expect(content?.company.phones).toMatchObject([{ display: '+41 41 410 12 34', href: 'tel:+41414101234' }]);
		expect(content?.legal?.dataProtectionCommissioner?.phone).toEqual({ display: '+41 79 555 01 23', href: 'tel:+41795550123' });
	});

	it('is that of the shop where the record names none, and Germany where no record does', () => {
		const addresses = [strasbourg, { ...luzern, country: 'CH' }];
		const second = aCompanyRecord({
			id: 2,
			addresses: [{ ...strasbourg, id: 3 }],
			numbers: [{ number: phone, type: 'phone', primary: true }],
		});
		const { content } = parsed({ company: [aCompanyRecord({ addresses, numbers: [] }), second] });
		expect(content?.locations.map(({ id, address, phones }) => [id, address.country, phones[0]?.href])).toEqual([
			[1, 'CH', undefined],
			[2, 'CH', undefined],
			[3, 'CH', 'tel:+41414101234'],
		]);
		expect(company({}).company).toMatchObject({ country: 'DE', address: { country: 'DE' } });
	});

	it('is two letters', () => {
		const { company: result, problems } = company({ addresses: [{ ...luzern, country: 'Schweiz' }] });
		expect(problems).toEqual(['warning field-ignored company 1 addresses[0].country']);
		expect(result?.country).toBe('DE');
	});
});

describe('locations', () => {
	const luzern = { id: 1, street: 'Weinmarkt', number: '1', zip_code: '6004', city: 'Luzern', country: 'CH', address_type: 'hq', sort: 1 };
	const strasbourg = {
		id: 2,
		street: 'Rue du Dôme',
		number: null,
		zip_code: '67000',
		city: 'Strasbourg',
		country: 'FR',
		address_type: 'hq',
		sort: 2,
	};

	it('are the addresses, each with its own name, phone and e-mail; the first has those of the company', () => {
		const own = { ...strasbourg, name: 'Gwerder Strasbourg', phone: '03 88 12 34 56', email: 'strasbourg@gwerder.example' };
		const { content, problems } = parsed({ company: [aCompanyRecord({ addresses: [own, luzern], numbers: [] })] });
		expect(outline(problems)).toEqual([]);
		expect(content?.locations).toMatchObject([
			{ id: 1, name: 'Goldschmiede', email: 'laden@goldschmiede.example', phones: [], address: { city: 'Luzern' } },
			{
				id: 2,
				name: 'Gwerder Strasbourg',
				email: 'strasbourg@gwerder.example',
				phones: [{ type: 'phone', display: '+33 3 88 12 34 56', href: 'tel:+33388123456' }],
			},
		]);
		const { content: without } = parsed({ company: [aCompanyRecord({ addresses: [luzern, strasbourg] })] });
		expect(without?.locations[1]).toMatchObject({ name: 'Goldschmiede', email: null, phones: [] });
	});

	it('may have no id: the backend need not send it', () => {
		const { id: _, ...address } = luzern;
		const { content, problems } = parsed({ company: [aCompanyRecord({ addresses: [address], numbers: [] })] });
		expect(outline(problems)).toEqual([]);
		expect(content?.locations).toMatchObject([{ id: null, address: { city: 'Luzern' } }]);
	});

	it('of further companies follow those of the first', () => {
		const second = aCompanyRecord({ id: 2, display_name: 'Atelier', addresses: [strasbourg], numbers: [] });
		const { content, problems } = parsed({ company: [aCompanyRecord({ addresses: [luzern] }), second] });
		expect(outline(problems)).toEqual([]);
		expect(content?.company.displayName).toBe('Goldschmiede');
		expect(content?.locations.map(({ name }) => name)).toEqual(['Goldschmiede', 'Atelier']);
	});

	it('have opening hours of their own; those that name no address are the first one’s', () => {
		const period = (id: number, location: number | null) => ({
			id,
			project: projectDomain,
			sort: id,
			day: id,
			time_open: '09:00',
			time_close: '12:00',
			location,
		});
		const { content, problems } = parsed({
			company: [aCompanyRecord({ addresses: [luzern, strasbourg] })],
			opening_period: [period(4, 2), period(1, null), period(2, 1), period(3, 9)],
		});
		expect(outline(problems)).toEqual(['warning reference-missing opening_period 3 location']);
		const days = content?.locations.map(({ openingPeriods }) => openingPeriods.map(({ days }) => days.de.text));
		expect(days).toEqual([['Mo', 'Di'], ['Do']]);
		expect(content?.openingPeriods.map(({ days }) => days.de.text)).toEqual(['Mo', 'Di']);
	});
});
