/** Invoices as data hold the official rules of EN 16931 (Schematron), beyond its schema, whoever sells what to whom and however it is paid. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { count } from '../../../../commands/testing/counts.ts';
import type { DocumentFacts } from '../../../../orders/documents/document.ts';
import type { Tax } from '../../../../orders/documents/tax.ts';
import { renderXml } from '../../../../orders/documents/xml/render-xml.ts';
import { type Installation, installPackages } from '../../../../sandbox/installing/install-packages.ts';
import { someFacts } from '../some-facts.ts';

const installation: Installation = {
	name: 'SaxonJS',
	cost: 'some seconds, 7 MB',
	folder: path.join(import.meta.dirname, 'installation'),
	npmArguments: ['--ignore-scripts'],
	timeoutMs: 300_000,
};

/** What the package exports, as far as it is called here. */
interface Saxon {
	transform(options: Readonly<Record<string, unknown>>, how: 'sync'): { readonly principalResult: string };
}

/** The rules that an invoice breaks, each by its id; empty: none. */
let brokenBy: (xml: string) => readonly string[];

const folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
	await installPackages(installation, (line) => console.log(line));
	const packages = path.join(installation.folder, 'node_modules');
	const compiled = path.join(folder, 'rules.sef.json');
	const rules = path.join(import.meta.dirname, 'EN16931-CII-validation.xslt');
	execFileSync(process.execPath, [path.join(packages, 'xslt3/xslt3.js'), `-xsl:${rules}`, `-export:${compiled}`, '-nogo'], {
		stdio: 'ignore',
	});
	const saxon: Saxon = createRequire(import.meta.url)(path.join(packages, 'saxon-js'));
	const stylesheetInternal: unknown = JSON.parse(readFileSync(compiled, 'utf8'));
	brokenBy = (xml) => {
		const { principalResult } = saxon.transform({ stylesheetInternal, sourceText: xml, destination: 'serialized' }, 'sync');
		// A report without a rule that was looked at would pass whatever stands in the invoice.
		expect(principalResult.match(/<svrl:fired-rule/g)?.length ?? 0).toBeGreaterThan(20);
		return [...principalResult.matchAll(/<svrl:failed-assert[\s\S]*?\bid="([^"]+)"/g)].map(([, id = '']) => id);
	};
}, 300_000);

const standard = (percent: number): Tax => ({ scheme: 'standard', percent });
const margin: Tax = { scheme: 'margin', percent: null };
const smallBusiness: Tax = { scheme: 'small_business', percent: null };
/** The taxes that stand together on an invoice. */
const taxes = fc.constantFrom<readonly Tax[]>([standard(19)], [standard(19), standard(7), margin], [margin], [smallBusiness]);
const seller = fc.record({
	vatId: fc.constantFrom('DE123456789', null),
	registers: fc.constantFrom(['Amtsgericht Hallstedt HRB 1'], []),
	phone: fc.constantFrom('+49 30 123456', null),
});
const text = fc.constantFrom('Ring', 'Uhr ∞', 'Kette & <Herz>', 'Ringgröße: 52 (⌀ 16,6 mm)', 'Łódź “2” 王');

const facts = taxes.chain((taxesOfAll) =>
	fc
		.record({
			kind: fc.constantFrom('invoice' as const, 'credit_note' as const),
			language: fc.constantFrom('de' as const, 'en' as const, 'fr' as const),
			seller,
			isSmall: fc.constant(taxesOfAll.includes(smallBusiness)),
			lines: fc.array(
				fc.record({
					name: text,
					reference: fc.constantFrom('', 'R-1'),
					details: fc.array(text, { maxLength: 2 }),
					count: fc.integer({ min: 1, max: 99 }),
					cents: fc.integer({ min: 0, max: 9_999_999 }),
					tax: fc.constantFrom(...taxesOfAll),
					tracking: fc.constant(null),
				}),
				{ minLength: 1, maxLength: 4 },
			),
			shippingCents: fc.constantFrom(null, 0, 290, 990),
			isWrapped: fc.boolean(),
			company: fc.constantFrom(undefined, 'Łódź & Söhne <AG>'),
			country: fc.constantFrom('DE', 'AT', 'FR'),
			buyerVatId: fc.constantFrom(null, 'ATU12345678'),
			isDelivered: fc.boolean(),
			paidPart: fc.constantFrom(0, 0.5, 1),
			dueAt: fc.constantFrom(null, Date.parse('2026-12-05T00:00:00Z')),
			hasBank: fc.boolean(),
			paymentKind: fc.constantFrom('transfer' as const, 'paypal' as const, 'klarna' as const, 'house' as const),
		})
		.map((drawn): DocumentFacts => {
			const { kind, language, lines, shippingCents, isWrapped, company, country, paidPart, paymentKind, dueAt } = drawn;
			const [tax = margin] = taxesOfAll;
			const extras = [
				...(shippingCents === null ? [] : [{ kind: 'shipping' as const, label: 'Paket', cents: shippingCents, tax }]),
				...(isWrapped ? [{ kind: 'wrapping' as const, label: '', cents: 450, tax }] : []),
			];
			const totalCents = [...lines, ...extras].reduce((sum, { cents }) => sum + cents, 0);
			const buyer = { ...someFacts.buyer, country_code: country, ...(company !== undefined && { company }) };
			return {
				...{ ...someFacts, kind, language, lines, extras, buyer, dueAt },
				number: kind === 'invoice' ? 'RE-2026-0001' : 'RK-2026-0001',
				corrects: kind === 'invoice' ? null : { number: 'RE-2026-0001', issuedAt: 1 },
				seller: { ...someFacts.seller, ...drawn.seller, ...(drawn.isSmall && { vatId: null }) },
				buyerVatId: company === undefined ? null : drawn.buyerVatId,
				deliveredTo: drawn.isDelivered ? buyer : null,
				paidCents: Math.floor(totalCents * paidPart),
				bank: drawn.hasBank ? someFacts.bank : [],
				order: { ...someFacts.order, totalCents, paymentKind },
			};
		}),
);

it('in 200 invoices and credit notes, those of sellers without a VAT id among them', () => {
	const drawn = fc.sample(facts, { numRuns: count({ usual: 200, long: 2000 }), seed: 16931 });
	expect(drawn.filter((each) => each.seller.vatId === null).length).toBeGreaterThan(50);
	const broken = drawn.flatMap((each, index) => brokenBy(renderXml(each)).map((rule) => `${index}: ${rule}`));
	expect(broken).toEqual([]);
});

it('and sees where one is broken', () => {
	const xml = renderXml(someFacts);
	expect(brokenBy(xml)).toEqual([]);
	// Who sells cannot be identified.
	const nameless = xml
		.replace(/<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>/s, '')
		.replace(/<ram:SpecifiedLegalOrganization>.*?<\/ram:SpecifiedLegalOrganization>/s, '');
	expect(brokenBy(nameless)).toContain('BR-CO-26');
	expect(brokenBy(xml.replace(/<ram:GrandTotalAmount>[^<]*/, '<ram:GrandTotalAmount>1.00'))).toContain('BR-CO-15');
});
