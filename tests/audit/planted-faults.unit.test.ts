/** The audit finds what is wrong on purpose, and nothing else; and it sees what changed. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Audit, hasBase } from '../../audit/audit.ts';
import { chooseWorst } from '../../audit/findings/audited-problem.ts';
import { toAuditEvents } from '../../audit/output/audit-events.ts';
import { formatAudit } from '../../audit/output/format-audit.ts';
import { renderReport } from '../../audit/report/render-report.ts';
import { placeText } from '../../audit/texts/field-names.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { languages } from '../../site/languages.ts';
import { problemTraits } from '../../site/problem-codes.ts';
import { type Records, writeEditableSnapshot } from '../support/editable-snapshot.ts';
import { type PlantedFault, plantedFaults, unprovenReductions } from '../support/planted-faults.ts';
import { auditFolder, readDemo } from './small-audit.ts';

const timeoutMs = 300_000;
let work: string;
let clean: Audit;
let spoiled: Audit;

/** A line for each problem, as the demo's list of planted faults has it. */
const outline = ({ problems }: Audit) => problems.map(({ code, record, field }) => `${code} ${record.collection} ${record.id} ${field}`);

const record = (records: Records, collection: string, id: number): WireRecord => {
	const found = records[collection]?.find((each) => each.id === id);
	if (found === undefined) throw new Error(`The demo has no ${collection} ${id}`);
	return found;
};
const change = (records: Records, collection: string, id: number, fields: WireRecord) =>
	void Object.assign(record(records, collection, id), fields);

/** Faults of our own beside those of the demo: each with what spoils the record. */
const ownFaults: readonly (readonly [PlantedFault['code'], collection: string, id: number, field: string, fields: WireRecord])[] = [
	['price-invalid', 'ecommerce_product', 1001, 'price_brutto', { price_brutto: '12,3,4' }],
	['slug-invalid', 'ecommerce_product', 1002, 'slug', { slug: '../x' }],
	['reference-missing', 'ecommerce_product', 1003, 'manufacturer', { manufacturer: 4711 }],
	['widget-unknown', 'widget', 1, 'widget_name', { widget_name: 'clock' }],
	['slug-duplicate', 'brand', 2, 'slug', {}],
	['day-unknown', 'opening_period', 1, 'day', { day: 40 }],
	['link-dead', 'page', 3, 'body', { body: '## Datenschutz\n\n[weg](/nirgends)' }],
	['anchor-dead', 'page', 4, 'body', { body: '## Barrierefrei\n\n[weg](/datenschutz#nirgends)' }],
	['url-invalid', 'social_link', 1, 'external_path', { external_path: 'javascript:alert(1)' }],
];

beforeAll(async () => {
	work = await mkdtemp(join(tmpdir(), 'audit-'));
	const [demoDir, spoiledDir] = [join(work, 'demo'), join(work, 'spoiled')];
	const demo = await readDemo(join(work, 'picture'));
	await writeEditableSnapshot(demoDir, demo);
	clean = await auditFolder(demoDir, demoDir, work);

	const { records, images } = demo;
	for (const [, collection, id, , fields] of ownFaults) change(records, collection, id, fields);
	change(records, 'brand', 2, { slug: record(records, 'brand', 1).slug });
	change(records, 'ecommerce_product', 1005, { price_brutto: '1111.00', stock: 77, display_name: 'Kreolen Bogenlicht, neu' });
	const [variant, ...variants] = record(records, 'ecommerce_product', 1001).variants as readonly WireRecord[];
	change(records, 'ecommerce_product', 1001, { variants: [{ ...variant, price_brutto: 'teuer' }, ...variants] });
	records.ecommerce_product = (records.ecommerce_product ?? []).filter(({ id }) => id !== 1008);
	const [firstImage, secondImage] = [...images];
	if (firstImage && secondImage) images.set(firstImage[0], { ...firstImage[1], hash: 'f'.repeat(64) });
	const shown = String(record(records, 'brand', 3).picture);
	const entry = images.get(shown);
	if (entry) images.set(shown, { ...entry, hash: 'e'.repeat(64) });
	await writeEditableSnapshot(spoiledDir, demo);
	await rm(join(spoiledDir, `images/${'e'.repeat(64)}.png`));
	spoiled = await auditFolder(spoiledDir, demoDir, work);
}, timeoutMs);

afterAll(() => rm(work, { recursive: true }));

describe('the clean demo', () => {
	it('has the faults that were planted, and no others', () => {
		const planted = [...plantedFaults, ...unprovenReductions].map(
			({ code, collection, id, field }) => `${code} ${collection} ${id} ${field}`,
		);
		expect(outline(clean).toSorted()).toEqual(planted.sort());
	});

	it('lists the pictures that nobody has described', () => {
		const planted = plantedFaults.filter(({ code }) => code === 'alt-missing');
		expect(clean.lacking.find(({ lack }) => lack === 'alt')?.records).toHaveLength(planted.length);
	});

	it('names the place and what was found there, for people', () => {
		const of = (code: string) => clean.problems.find((problem) => problem.code === code);
		const told = (code: string) => [placeText(of(code)?.place ?? []).de, of(code)?.found];
		expect(told('phone-unparseable')).toEqual([
			'Rufnummern › Nr. 4 › Nummer',
			{ kind: 'value', text: 'Werkstatt: Durchwahl siehe Auftragszettel' },
		]);
		expect(told('legal-outdated')).toEqual(['Text', { kind: 'value', text: 'TTDSG' }]);
		expect(told('link-dead')).toEqual([
			'Übersetzungen › Französisch › Text',
			{ kind: 'link', target: '/contact-atelier', pages: ['/fr/info/werkstatt'] },
		]);
		expect(of('alt-missing')?.found).toMatchObject({ kind: 'files', records: [{ label: 'kontor.png' }] });
		const brand = clean.problems.find(({ code, record: { collection } }) => code === 'translation-missing' && collection === 'brand');
		expect(brand?.found).toEqual({ kind: 'missing', fields: [[{ field: 'description' }]] });
	});

	it('is judged without making a rendition of any picture', async () => {
		const kept = await readdir(join(work, 'cache/images'));
		expect(kept.filter((name) => /^[0-9a-f]{16}\.json$/.test(name)).length).toBeGreaterThan(0);
		expect(kept.filter((name) => /-\d+\.jpg$/.test(name))).toEqual([]);
	});

	it('begins with what breaks the law of offers', () => {
		expect(chooseWorst(clean.problems).map(({ problem: { code } }) => code)).toEqual([
			'law-delivery-time',
			'law-manufacturer-address',
			'law-offer-identity',
			'law-base-price',
			'legal-outdated',
		]);
	});

	it('equals itself', () => {
		expect(hasBase(clean.base)).toBe(true);
		expect(clean.changes).toEqual([]);
	});

	it('has only problems whose severity is the usual one of their code', () => {
		const severities = { fail: ['error'], warn: ['warning'], either: ['error', 'warning'] };
		for (const { code, severity } of [...clean.problems, ...spoiled.problems]) {
			expect(severities[problemTraits[code].usual], code).toContain(severity);
		}
	});
});

describe('an audit whose base is not there', () => {
	it('says so, and lists no changes', async () => {
		const dir = join(work, 'without-products');
		const { records, ...demo } = await readDemo(join(work, 'picture'));
		await writeEditableSnapshot(dir, { ...demo, records: { ...records, ecommerce_product: [] } });
		const { base, changes } = await auditFolder(dir, join(work, 'nowhere'), work);
		expect([base, changes]).toEqual([expect.objectContaining({ reason: expect.any(String) }), []]);
	});
});

describe('a spoiled copy', () => {
	it.each(ownFaults)('has %s at %s %i %s', (code, collection, id, field) => {
		expect(outline(spoiled)).toContain(`${code} ${collection} ${id} ${field}`);
	});

	it('shows problems of finished pages beside errors, which would stop a build before', () => {
		const severities = new Set(spoiled.problems.map(({ severity }) => severity));
		expect([...severities]).toEqual(['error', 'warning']);
		expect(spoiled.deadLinks.find(({ target }) => target === '/nirgends')?.referrers).toMatchObject([
			{ pages: ['/datenschutz'], field: 'body', place: [{ field: 'body' }] },
		]);
	});

	it('tells of prices, stock, names and records that went', () => {
		const of = (id: number) =>
			spoiled.changes.find(({ record: { collection, id: own } }) => collection === 'ecommerce_product' && own === id);
		const fields = of(1005)?.fields.map(({ field, kind, after }) => [field, kind, after]);
		expect(fields?.sort()).toEqual([
			['display_name', 'text', 'Kreolen Bogenlicht, neu'],
			['price_brutto', 'price', '1111.00'],
			['stock', 'stock', 77],
		]);
		expect(of(1008)?.how).toBe('removed');
	});

	it('shows a file whose content was replaced, before and after', () => {
		const replaced = spoiled.changes.find(({ record: { collection } }) => collection === 'directus_files');
		expect(replaced?.pictures).toHaveLength(1);
		expect(replaced?.pictures[0]?.before?.dataUrl).toMatch(/^data:image\/webp;base64,/);
	});

	it('tells two faults of one record apart in the text, by their fields and what stands there', () => {
		const line = (text: string) => text.split('\n').filter((each) => /Fehler: .*1001/.test(each));
		expect(line(formatAudit(spoiled, 'de'))).toEqual([
			expect.stringMatching(/^ {2}\d\. Fehler: .+: Produkt 1001 \(.+\), Preis \(brutto\): „12,3,4“$/),
			expect.stringMatching(/^ {2}\d\. Fehler: .+: Produkt 1001 \(.+\), Varianten › .+ › Preis \(brutto\): „teuer“$/),
		]);
	});

	it('lists a lost original with each record that shows it, and all else', () => {
		const lost = spoiled.problems.filter(({ code }) => code === 'image-damaged');
		expect(lost.map(({ record, message }) => [record.collection, message])).toContainEqual([
			'brand',
			expect.stringMatching(/^The picture ".+\.png" \(file .+\) cannot be shown: its original images\/e{64}\.png is missing\.$/),
		]);
	});

	it('names who else has a slug', () => {
		const twice = spoiled.problems.find(({ code }) => code === 'slug-duplicate');
		expect(twice?.found).toMatchObject({ kind: 'rivals', records: [{ collection: 'brand', id: 1 }] });
	});

	it('says the same as text and as JSON', () => {
		const errors = spoiled.problems.filter(({ severity }) => severity === 'error').length;
		expect(formatAudit(spoiled, 'de')).toContain(
			`${errors} Fehler · ${spoiled.problems.length - errors} Warnungen · ${spoiled.changes.length} Änderungen`,
		);
		expect(formatAudit(spoiled, 'en')).toContain(`${errors} errors`);
		const events = toAuditEvents(spoiled);
		expect(events.filter(({ event }) => event === 'problem')).toHaveLength(spoiled.problems.length);
		expect(events.at(-1)).toMatchObject({ event: 'summary', errors, changes: spoiled.changes.length });
		expect(JSON.stringify(events)).not.toContain('base64');
	});

	it('is read in French, as text and as a page', () => {
		const text = formatAudit(spoiled, 'fr');
		const errors = spoiled.problems.filter(({ severity }) => severity === 'error').length;
		expect(text).toMatch(/^Rapport sur le contenu\u00a0: \S+\nContenu de Directus du 20 nov\. 2026, 13:00\n/);
		expect(text).toContain(
			`${errors} erreurs · ${spoiled.problems.length - errors} avertissements · ${spoiled.changes.length} modifications`,
		);
		expect(text).toMatch(/ {2}\d\. Erreur\u00a0: .+\u00a0: Produit 1001 \(.+\), Prix TTC\u00a0: «\u202f12,3,4\u202f»\n/);
		expect(text).toMatch(/^ {2}modification\u00a0: Produit 1005 \(.+\)\n(?: {8}.+\n)* {8}Prix TTC .+\u00a0€ → 1\u202f111,00\u00a0€/m);

		const report = renderReport(spoiled, { language: 'fr', siteLanguages: languages });
		expect(report).toContain('<html lang="fr">');
		expect(report).toMatch(/<title>\S+ · Rapport sur le contenu<\/title>/);
		expect(report).toMatch(/value="fr" checked> Français/);
		expect(report.match(/ checked> (?:Deutsch|English)/)).toBeNull();
		const headings = [...report.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(
			([, inner = '']) => /lang="fr">(.*?)<\/span>/.exec(inner)?.[1],
		);
		expect(headings).toEqual([
			'Rapport sur le contenu',
			'Le plus important',
			'Sommaire',
			'Ce que vous pouvez améliorer',
			'Modifications',
			'Ce qui manque encore à la boutique',
			'Traductions',
			'Liens qui ne mènent nulle part',
			'Termes juridiques dépassés',
			'Taille des images',
			'Votre offre en chiffres',
		]);
	});

	it('has every text of the page once in each language', () => {
		const report = renderReport(spoiled, { language: 'fr', siteLanguages: languages });
		const counts = languages.map((language) => report.split(`<span class="t" lang="${language}">`).length);
		expect(new Set(counts).size).toBe(1);
		for (const language of languages) {
			expect(report).toContain(`:root:has(#language-${language}:checked) .t:not([lang='${language}'])`);
		}
	});

	it('lets no control character into the page', () => {
		const named = { ...spoiled, project: 'a\u0000b\u0008c\u0085' };
		const report = renderReport(named, { language: 'fr', siteLanguages: languages });
		expect(report).toContain('<title>a\uFFFDb\uFFFDc\uFFFD · ');
		expect(report).not.toMatch(/[^\P{Cc}\n\t]/u);
	});

	it('counts one of a kind in the singular, and begins each line as a sentence', () => {
		const one = { ...spoiled, problems: spoiled.problems.slice(0, 1), changes: spoiled.changes.slice(0, 1) };
		expect(formatAudit(one, 'en')).toContain('\n\n1 error · 0 warnings · 1 change\n\n');
		expect(formatAudit(one, 'de')).toContain('\n\n1 Fehler · 0 Warnungen · 1 Änderung\n\n');
		expect(formatAudit(one, 'en')).toMatch(/^Content report: \S+\nAs it was in Directus on /);
	});
});
