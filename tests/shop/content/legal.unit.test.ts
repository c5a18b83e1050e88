import { describe, expect, it } from 'vitest';
import { outline, parsed } from '../../builders/parsed.ts';
import { aLegalRecord } from '../../builders/records.ts';

function legal(fields: Record<string, unknown>) {
	const { content, problems } = parsed({ legal: [aLegalRecord(fields)] });
	return { legal: content?.legal, problems: outline(problems) };
}

const commissioner = { name: 'Dr. Schutz', street: 'Weg', number: '3', city: 'Freiburg', zip_code: '79098' };

describe('the data protection officer', () => {
	it('comes with an address, a phone number and an e-mail', () => {
		const { legal: result, problems } = legal({});
		expect(problems).toEqual([]);
		expect(result?.dataProtectionCommissioner).toEqual({
			name: 'Dr. Clara Schutz',
			street: 'Datenweg',
			number: '3',
			city: 'Freiburg',
			zipCode: '79098',
			phone: { display: '+49 761 654321', href: 'tel:+49761654321' },
			email: 'schutz@goldschmiede.example',
		});
	});

	it.each([null, {}, { name: '', email: '' }])('%j is nobody, and no problem', (value) => {
		const { legal: result, problems } = legal({ data_protection_commissioner: value });
		expect([result?.dataProtectionCommissioner, problems]).toEqual([null, []]);
	});

	it.each([
		[{ ...commissioner, name: null }, 'field-ignored', 'data_protection_commissioner.name'],
		[{ ...commissioner, phone_number: 'bitte mailen' }, 'phone-unparseable', 'data_protection_commissioner.phone_number'],
		[{ ...commissioner, email: 'schutz' }, 'email-invalid', 'data_protection_commissioner.email'],
		['Dr. Schutz', 'field-ignored', 'data_protection_commissioner'],
	])('%j is told', (value, code, field) => {
		expect(legal({ data_protection_commissioner: value }).problems).toEqual([`warning ${code} legal 1 ${field}`]);
	});
});

describe('the embedded area', () => {
	const area = { frame: 'https://watch.example/frame', terms: 'https://watch.example/terms', privacy: null, cookies: null };

	it('has the addresses of its frame and texts', () => {
		expect(legal({ rolex_area: area })).toMatchObject({ legal: { rolexArea: area }, problems: [] });
	});

	it.each(['javascript:alert(1)', '/frame', 'mailto:a@b.example'])('is left out where its frame is %s', (frame) => {
		const { legal: result, problems } = legal({ rolex_area: { ...area, frame } });
		expect(result?.rolexArea).toBeNull();
		expect(problems).toEqual(['warning url-invalid legal 1 rolex_area.frame']);
	});

	it.each([
		'http://watch.example/frame',
		'https://other.example/frame',
		'https://watch.example.evil.example/frame',
		'https://watch.example:8443/frame',
		'https://user:secret@watch.example/frame',
		'https://x;script-src-elem/weidenbach',
		"https://watch.example;require-trusted-types-for/'script'",
	])('is left out where its frame is of another host: %s', (frame) => {
		const { legal: result, problems } = legal({ rolex_area: { ...area, frame } });
		expect(result?.rolexArea).toBeNull();
		expect(problems).toEqual([expect.stringMatching(/^warning (?:frame-unknown|url-invalid) legal 1 rolex_area\.frame$/)]);
	});

	it('keeps the rest where one of its texts has no address', () => {
		const { legal: result, problems } = legal({ rolex_area: { ...area, terms: 'terms' } });
		expect(result?.rolexArea).toMatchObject({ frame: area.frame, terms: null });
		expect(problems).toEqual(['warning url-invalid legal 1 rolex_area.terms']);
	});
});
