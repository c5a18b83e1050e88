import { describe, expect, it } from 'vitest';
import { outline, parsed } from '../../builders/parsed.ts';
import { aMenuEntryRecord } from '../../builders/records.ts';

function menu(...entries: Record<string, unknown>[]) {
	const { content, problems } = parsed({ menu_entry: entries.map(aMenuEntryRecord) });
	return { menu: content?.menu ?? [], problems: outline(problems) };
}

const folder = { path: null };

describe('the tree', () => {
	it('groups links below their parent, all in order', () => {
		const { menu: result, problems } = menu(
			{ id: 1, sort: 2, ...folder },
			{ id: 2, sort: 1 },
			{ id: 3, parent: 1, sort: 3, group_name: 'B' },
			{ id: 4, parent: 1, sort: 1, group_name: 'A' },
			{ id: 5, parent: 1, sort: 2, group_name: 'B' },
			{ id: 6, parent: 1, sort: 4 },
		);
		expect(problems).toEqual([]);
		expect(result.map(({ id }) => id)).toEqual([2, 1]);
		const groups = result[1]?.groups.map(({ name, entries }) => [name?.de.text ?? null, entries.map(({ id }) => id)]);
		expect(groups).toEqual([
			['A', [4]],
			['B', [5, 3]],
			[null, [6]],
		]);
	});

	it('leaves out what leads nowhere', () => {
		const { menu: result, problems } = menu({ id: 1, ...folder }, { id: 2 }, { id: 3, parent: 2, ...folder });
		expect(problems).toEqual(['warning menu-entry-empty menu_entry 1 path', 'warning menu-entry-empty menu_entry 3 path']);
		expect(result.map(({ id, groups }) => [id, groups.length])).toEqual([[2, 0]]);
	});

	it('tells a parent that is missing, too deep or the entry itself', () => {
		const { menu: result, problems } = menu(
			{ id: 1 },
			{ id: 2, parent: 1 },
			{ id: 3, parent: 2 },
			{ id: 4, parent: 99 },
			{ id: 5, parent: 5 },
		);
		expect(problems).toEqual([
			'warning menu-entry-lost menu_entry 3 parent',
			'error reference-missing menu_entry 4 parent',
			'warning menu-entry-lost menu_entry 5 parent',
		]);
		expect(result.map(({ id }) => id)).toEqual([1]);
	});
});

const everywhere = (anchor: string) => ({ de: anchor, en: anchor, fr: anchor });

describe('targets', () => {
	it('have an anchor of their own in each language, else the German one', () => {
		const translations = [{ id: 1, language: 'en-GB', display_name: 'Engraving', group_name: null, anchor: '#engraving' }];
		const { menu: [entry] = [] } =
			parsed({ menu_entry: [aMenuEntryRecord({ path: '/werkstatt', anchor: 'gravuren', translations })] }).content ?? {};
		expect(entry?.target).toEqual({ kind: 'path', path: '/werkstatt', anchor: { de: 'gravuren', en: 'engraving', fr: 'gravuren' } });
	});

	it.each([
		['page', { kind: 'path', path: '/uhren', anchor: null }],
		['external', { kind: 'external', url: 'https://x.example' }],
		[null, { kind: 'external', url: 'https://x.example' }],
	])('are of the type %s where an entry has both addresses', (type, target) => {
		const entry = aMenuEntryRecord({ path: '/uhren', external_path: 'https://x.example', type });
		expect(parsed({ menu_entry: [entry] }).content?.menu[0]?.target).toEqual(target);
	});

	it.each([[{ type: 'button' }], [{ type: 'external' }], [{ type: 'page', path: null, external_path: 'https://x.example' }]])(
		'with a type that does not fit are warned of: %j',
		(fields) => {
			expect(outline(parsed({ menu_entry: [aMenuEntryRecord({ path: '/uhren', ...fields })] }).problems)).toContain(
				'warning field-ignored menu_entry 1 type',
			);
		},
	);

	it.each([
		[{ path: '/uhren' }, { kind: 'path', path: '/uhren', anchor: null }],
		[
			{ path: 'brand/', path_prefix: '/uhren/', anchor: '#service' },
			{ kind: 'path', path: '/uhren/brand', anchor: everywhere('service') },
		],
		[
			{ path: null, anchor: 'contact' },
			{ kind: 'path', path: '/', anchor: everywhere('contact') },
		],
		[{ path: 'https://x.example/a?b=1' }, { kind: 'external', url: 'https://x.example/a?b=1' }],
		[{ path: '//x.example' }, { kind: 'external', url: '//x.example' }],
		[
			{ path: null, external_path: 'mailto:a@x.example' },
			{ kind: 'external', url: 'mailto:a@x.example' },
		],
		[
			{ path: null, external_path: 'tel:+49761' },
			{ kind: 'external', url: 'tel:+49761' },
		],
	])('%j', (fields, target) => {
		const { menu: result, problems } = menu(fields);
		expect(problems).toEqual([]);
		expect(result[0]?.target).toEqual(target);
	});

	it.each([
		{ external_path: 'javascript:alert(1)' },
		{ path: 'JavaScript:alert(1)' },
		{ path: 'data:text/html,x' },
		{ external_path: 'www.x.example' },
		{ external_path: 'https://' },
		{ path: '/a/../b' },
		{ path: '/a b' },
		{ path: '/%2e%2e' },
	])('%j is refused', (fields) => {
		const { menu: result, problems } = menu(fields);
		expect(problems).toEqual([`error url-invalid menu_entry 1 ${Object.keys(fields)[0]}`]);
		expect(result).toEqual([]);
	});
});

describe('the older nested form', () => {
	const translations = ['en', 'fr'].map((language) => ({ language, display_name: `Marken ${language}` }));
	const link = (path: string | null) => ({ display_name: `Zu ${path}`, path, translations });

	it('holds links and groups of links', () => {
		const { menu: result, problems } = menu({
			...folder,
			sub: [link('/kontakt')],
			groups: [{ display_name: 'Marken', translations, sub: [link('/marken'), { ...link(null), external_path: 'https://x.example' }] }],
		});
		expect(problems).toEqual([]);
		expect(result[0]?.groups).toMatchObject([
			{ name: null, entries: [{ id: 1, target: { kind: 'path', path: '/kontakt', anchor: null } }] },
			{
				name: { de: { text: 'Marken' }, fr: { text: 'Marken fr' } },
				entries: [{ name: { de: { text: 'Zu /marken' } } }, { target: { kind: 'external', url: 'https://x.example' } }],
			},
		]);
	});

	it('is before links of the flat form', () => {
		const { menu: result } = menu({ id: 1, ...folder, sub: [link('/kontakt')] }, { id: 2, parent: 1, group_name: 'Flach' });
		expect(result[0]?.groups.map(({ name, entries }) => [name?.de.text ?? null, entries.map(({ id }) => id)])).toEqual([
			[null, [1]],
			['Flach', [2]],
		]);
	});

	it('tells what leads nowhere, what cannot be linked to, and what stands too deep', () => {
		const { problems } = menu(
			{ id: 1, groups: [{ display_name: 'A', translations, sub: [link(null), { ...link(null), external_path: 'javascript:alert(1)' }] }] },
			{ id: 2, parent: 1, sub: [link('/kontakt')] },
		);
		expect(problems).toEqual([
			'warning menu-entry-empty menu_entry 1 groups[0].sub[0].path',
			'error url-invalid menu_entry 1 groups[0].sub[1].external_path',
			'warning menu-entry-lost menu_entry 2 sub',
		]);
	});

	it.each([{ sub: 'x' }, { groups: 7 }])('%j is no list', (fields) => {
		expect(menu(fields).problems).toEqual([`warning field-ignored menu_entry 1 ${Object.keys(fields)[0]}`]);
	});
});
