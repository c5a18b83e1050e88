import { expect, it } from 'vitest';
import type { Audit } from '../../../audit/audit.ts';
import type { ChangeWithPictures } from '../../../audit/changes/picture-changes.ts';
import type { AuditedProblem } from '../../../audit/findings/audited-problem.ts';
import { formatAudit } from '../../../audit/output/format-audit.ts';
import { formatErrors } from '../../../audit/output/problem-line.ts';
import type { RecordRef } from '../../../audit/records/record-index.ts';

const ref = (collection: string, id: string | number, label: string): RecordRef => ({ collection, id, label, url: null });
const product = (id: number) => ref('ecommerce_product', id, `Ring ${id}`);

const dropped = (record: RecordRef): AuditedProblem => ({
	code: 'text-dropped',
	severity: 'warning',
	field: 'body',
	message: '',
	fix: '',
	fixedBy: 'editor',
	found: null,
	record,
	place: [{ field: 'body' }],
});

const anAudit = (found: Partial<Audit>): Audit => ({
	project: 'shop.example',
	region: 'DE',
	fetchedAt: '2026-11-20T12:00:00.000Z',
	isRejected: false,
	pageCount: 1,
	base: { name: 'HEAD', fetchedAt: '2026-11-19T12:00:00.000Z' },
	problems: [],
	changes: [],
	translations: [],
	lacking: [],
	shared: [],
	deadLinks: [],
	images: { count: 0, bytes: 0, remarkable: [] },
	distributions: { prices: [], onRequest: 0, stock: [] },
	history: { of: 'products', moments: [] },
	...found,
});

/** The lines of a section, below its title. */
const sectionOf = (text: string, title: string) => {
	const lines = text.split('\n\n').find((block) => block.startsWith(title));
	return lines?.split('\n').slice(1);
};

it('names the records of each kind of problem below it', () => {
	const text = formatAudit(anAudit({ problems: [dropped(ref('page', 5, 'Impressum')), dropped(ref('brand', 3, ''))] }), 'en');
	expect(sectionOf(text, 'You can fix these yourself')).toEqual([
		'     2  Parts of a text are missing on the site (text-dropped)',
		'        Page 5 (Impressum), Body',
		'        Brand 3, Body',
	]);
});

it.each([
	['de', '        … 2 weitere; alle nennt der Bericht'],
	['en', '        … 2 more; the report names all'],
	['fr', '        … 2 de plus\u202f; la liste complète est dans le rapport'],
] as const)('shortens a long list of records in %s', (language, rest) => {
	const problems = Array.from({ length: 12 }, (_, at) => dropped(ref('page', at + 1, '')));
	const lines = formatAudit(anAudit({ problems }), language).split('\n');
	const first = lines.findIndex((line) => line.includes('(text-dropped)'));
	expect(lines.slice(first + 1).filter((line) => line.startsWith('        '))).toHaveLength(11);
	expect(lines).toContain(rest);
});

it('counts kinds of problems, not their records, when it shortens the list of kinds', () => {
	const ten = (code: AuditedProblem['code']) => Array.from({ length: 10 }, (_, at) => ({ ...dropped(product(at + 1)), code }));
	const problems = [...ten('text-dropped'), ...ten('alt-missing'), ...ten('translation-missing')];
	const lines = sectionOf(formatAudit(anAudit({ problems }), 'en'), 'You can fix these yourself');
	expect(lines?.filter((line) => /^ {2,5}\d+ {2}\S/.test(line))).toHaveLength(3);
	expect(lines?.join('\n')).not.toContain('more; the report names all');
});

it('names the records that lack something', () => {
	const text = formatAudit(anAudit({ lacking: [{ lack: 'picture', records: [product(1), product(2)] }] }), 'en');
	expect(sectionOf(text, 'What the shop still lacks')).toEqual([
		'  Products without a picture: 2',
		'        Product 1 (Ring 1)',
		'        Product 2 (Ring 2)',
	]);
});

it('names the records with a dead link, and the pages that show it', () => {
	const pages = ['/a', '/b', '/c', '/d'];
	const referrers = [{ record: ref('page', 5, 'Impressum'), field: 'body', place: [{ field: 'body' }], pages }];
	const text = formatAudit(anAudit({ deadLinks: [{ target: '/x', lacks: 'page', referrers }] }), 'en');
	expect(sectionOf(text, 'Links that lead nowhere')).toEqual([
		'  /x (there is no such page)',
		'        Page 5 (Impressum), Body: /a, /b, /c, …',
	]);
});

it('gives each changed price of a product a line, and shortens a long list', () => {
	const removed = (variant: number): ChangeWithPictures['fields'][number] => ({
		field: `variants[${variant}].price_brutto`,
		kind: 'price',
		before: '12.00',
		after: null,
		words: null,
		place: [{ field: 'variants' }, { row: `Size ${variant}`, place: variant }, { field: 'price_brutto' }],
	});
	const change = (count: number): ChangeWithPictures => ({
		record: product(7),
		how: 'changed',
		pictures: [],
		fields: Array.from({ length: count }, (_, at) => removed(at + 1)),
	});
	const changesOf = (count: number) => sectionOf(formatAudit(anAudit({ changes: [change(count)] }), 'en'), 'Changes');
	expect(changesOf(1)).toEqual(['  changed: Product 7 (Ring 7), Variants › Size 1 › Price Brutto €12.00 → empty']);
	expect(changesOf(12)).toEqual([
		'  changed: Product 7 (Ring 7)',
		...Array.from({ length: 10 }, (_, at) => `        Variants › Size ${at + 1} › Price Brutto €12.00 → empty`),
		'        … 2 more; the report names all',
	]);
});

it('shortens a long list of records that claim the same', () => {
	const records = Array.from({ length: 7 }, (_, at) => ref('page', at + 1, ''));
	const problem: AuditedProblem = { ...dropped(product(1)), code: 'slug-duplicate', severity: 'error', found: { kind: 'rivals', records } };
	const text = formatAudit(anAudit({ problems: [problem] }), 'en');
	expect(text).toContain('Product 1 (Ring 1), Body: Page 1, Page 2, Page 3, Page 4, Page 5, …\n');
});

it('keeps what an editor typed in one line, without signs that steer a terminal', () => {
	const typed = { ...dropped(product(1)), found: { kind: 'value', text: 'a\nb\u001b[2Jc' } } as const;
	expect(formatAudit(anAudit({ problems: [typed] }), 'en')).toContain('        Product 1 (Ring 1), Body: “a b [2Jc”');
	expect(formatErrors([{ ...typed, severity: 'error' }], 'en')).toMatch(/: Product 1 \(Ring 1\), Body: “a b \[2Jc”$/);
});

it('says of each product of the shared catalogue what is the shop’s own, and what is taken over', () => {
	const shared = [
		{
			record: ref('ecommerce_product', 5, 'Ring'),
			offer: ref('ecommerce_offer', 2, ''),
			local: ['price_brutto'],
			inherited: ['stock', 'images'],
		},
	];
	expect(sectionOf(formatAudit(anAudit({ shared }), 'en'), 'Shared products')).toEqual([
		'  Product 5 (Ring)',
		'        Your own: Price Brutto',
		'        Taken over: Stock, Images',
	]);
	expect(formatAudit(anAudit({}), 'en')).not.toContain('Shared products');
});
