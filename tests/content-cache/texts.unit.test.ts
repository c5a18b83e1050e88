/** What the demo's texts say, and how they are set. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultFolders, projectDir } from '../../commands/options/project-folder.ts';
import { defaultRetentionDays, letterYears, proofYears, retention } from '../../orders/privacy/retention.ts';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { collectionNames } from '../../shop/collections/collections.ts';
import siteConfig from '../../site.config.ts';

const { records } = await openSnapshot(defaultFolders.content);

it('hold together what must not be parted at the end of a line', () => {
	const everything = JSON.stringify(collectionNames.map((collection) => records(collection)));
	expect(everything.match(/.{12}(?:\d €|§ \d| –| »|e\. K\.).{12}/g)).toBeNull();
	expect(everything).toContain('5,90\u00a0€');
});

/** Keys of entries in the browser's storage, as the code spells them; the same prefix begins the names of events. */
function storageKeysInCode(): readonly string[] {
	const events = new Set(['int-arrived', 'int-readdressed', 'int-completed']);
	const sources = ['client', 'site'].flatMap((folder) =>
		readdirSync(join(projectDir, folder), { recursive: true, encoding: 'utf8' })
			.filter((name) => /\.tsx?$/.test(name))
			.map((name) => readFileSync(join(projectDir, folder, name), 'utf8')),
	);
	const keys = sources.flatMap((source) => [...source.matchAll(/['`](int-[a-z-]+)/g)].map(([, key = '']) => key));
	return [...new Set(keys)].filter((key) => !events.has(key));
}

describe('the privacy statement', () => {
	it('names every entry that the site keeps in the browser, in each language (§ 25 TDDDG)', () => {
		const keys = storageKeysInCode();
		expect(keys.length).toBeGreaterThan(8);
		const page = records('page').find(({ type }) => type === 'privacy');
		const translated = (page?.translations ?? []) as readonly WireRecord[];
		const bodies = [page, ...translated].map((each) => String(each?.body));
		expect(bodies).toHaveLength(3);
		for (const body of bodies) for (const key of keys) expect(body).toContain(`\`${key}`);
	});

	it('and the consent to the statistics name the server that the site loads them from, in each language', () => {
		const server = new URL(siteConfig.analytics?.url ?? '').hostname;
		const inEachLanguage = (record: WireRecord | undefined, field: string) =>
			[record, ...((record?.translations ?? []) as readonly WireRecord[])].map((each) => String(each?.[field]));
		const texts = [
			...inEachLanguage(
				records('page').find(({ type }) => type === 'privacy'),
				'body',
			),
			...inEachLanguage(
				records('consent').find(({ function_id }) => function_id === 'matomo'),
				'description',
			),
		];
		expect(texts).toHaveLength(6);
		for (const text of texts) expect(text).toContain(server);
	});
});

describe('what the privacy statement promises of deletion', () => {
	const page = records('page').find(({ type }) => type === 'privacy');
	const bodies = [page, ...((page?.translations ?? []) as readonly WireRecord[])].map((each) => String(each?.body));
	const numbers: Readonly<Record<string, number>> = { acht: 8, sechs: 6, drei: 3, eight: 8, six: 6, three: 3, huit: 8, trois: 3 };
	/** What a language says, in the order of its sentences. */
	const promised = (patterns: readonly RegExp[]): readonly number[] =>
		patterns.map((pattern, index) => {
			const said = pattern.exec(bodies[index] ?? '')?.[1] ?? '';
			return numbers[said] ?? Number(said);
		});
	const daysOf = (table: string, column: string): number | undefined => {
		const { period } = retention[table]?.ends.find(({ due }) => due.startsWith(column)) ?? {};
		if (period === undefined || !('days' in period)) return undefined;
		return typeof period.days === 'number' ? period.days : defaultRetentionDays[period.days];
	};

	it.each([
		['orders and withdrawals', letterYears, [/Widerrufe (\w+) Jahre/, /withdrawals for (\w+)/, /rétractations (\w+) ans/]],
		['invoices', 8, [/Rechnungen bewahren wir (\w+) Jahre/, /invoices for (\w+) years/, /factures (\w+) ans/]],
		[
			'orders without a contract',
			daysOf('shop_order', "state = 'cancelled'"),
			[/(\d+)\sTage nach ihrem Ende/, /(\d+)\sdays after it ended/, /(\d+)\sjours après sa fin/],
		],
		[
			'mails',
			daysOf('outbox', 'settled_at'),
			[/E-Mails löschen wir nach (\d+)\sTagen/, /e-mails sent after (\d+)\sdays/, /effacées au bout de (\d+)\sjours/],
		],
		[
			'links that confirm an order',
			daysOf('order_confirmation', 'at < :since'),
			[/Zeitpunkt löschen wir nach (\d+)\sTagen/, /the time of it after (\d+)\sdays/, /son heure au bout de (\d+)\sjours/],
		],
		[
			'proofs of consent',
			proofYears,
			[/bis (\w+) Jahre nach dem Ende/, /until (\w+) years after the end/, /jusqu’à (\w+) ans après la fin/],
		],
		// The link works for two days, and the row goes a day later.
		[
			'sign-ups',
			2 + (daysOf('subscription', "state = 'pending'") ?? 0),
			[/löschen wir nach (\w+) Tagen/, /confirm after (\w+) days/, /au bout de (trois) jours/],
		],
		['ratings', daysOf('rating', 'sent_at'), [/noch (\d+)\sTage/, /another (\d+)\sdays/, /encore (\d+)\sjours/]],
		[
			'messages',
			daysOf('message', 'at < :since'),
			[/spätestens nach (\d+)\sTagen/, /after (\d+)\sdays at the latest/, /au plus tard au bout de (\d+)\sjours/],
		],
		[
			'requests',
			daysOf('shop_request', 'at < :since'),
			[/spätestens nach (\d+)\sTagen/, /after (\d+)\sdays at the latest/, /au plus tard au bout de (\d+)\sjours/],
		],
	])('is what the order service does with %s, in each language', (_, kept, patterns) => {
		expect(promised(patterns)).toEqual([kept, kept, kept]);
	});
});

describe('the instructions on withdrawal', () => {
	it('name the function to withdraw online, and link it, in each language (Art. 246a EGBGB)', () => {
		const [settings] = records('ecommerce_settings');
		const legalPages = (settings?.legal_pages ?? []) as readonly WireRecord[];
		const notice = legalPages.find(({ type }) => type === 'widerruf');
		const texts = [notice, ...((notice?.translations ?? []) as readonly WireRecord[])].map((each) => String(each?.content));
		const names = ['Vertrag widerrufen', 'Withdraw from contract', 'Se rétracter du contrat'];
		expect(texts.map((text) => /\[([^\]]+)\]\(\/vertrag-widerrufen\)/.exec(text)?.[1])).toEqual(names);
	});
});

describe('proper names', () => {
	it('of makers are the same in every language', () => {
		for (const { translations } of records('ecommerce_manufacturer')) expect(translations).toEqual([]);
	});
});

describe('engravings', () => {
	it.each(['À toi, Élodie', 'Zoë & Siân', 'FRANÇOIS ♡ ÈVE', 'L’amour, Œuvre!', 'Jürgen & Björn, Straße 7'])('can say "%s"', (wish) => {
		const glyphs = new Set(JSON.stringify(records('ecommerce_personalization')[0]?.fields));
		expect([...wish].filter((character) => !glyphs.has(character))).toEqual([]);
	});
});
