/** Mutations of "Found and closed". */
import type { Mutation } from '../mutation.ts';

const stock = 'tests/orders/stock.unit.test.ts';
const tookAll = 'one unpaid order took all limited products, and held them';
const sentMails = 'orders sent any number of mails to any address, with text of the sender';

export const ofFound: readonly Mutation[] = [
	{
		rows: ['each fetch put sold products on sale again'],
		file: 'orders/stock/remaining-stock.ts',
		text: '(booked_at IS NULL OR booked_at >= :before)',
		becomes: '(booked_at IS NULL)',
		test: { file: stock, name: 'keeps a unique product sold through fetches, until one began after Directus had booked it' },
	},
	{
		rows: [tookAll],
		file: 'orders/judge/stock.ts',
		text: 'Math.min(found.stock - (taken.get(key) ?? 0), perOrder - limited)',
		becomes: 'found.stock - (taken.get(key) ?? 0)',
		test: { file: stock, name: 'lets no order have more than its part of what cannot be reordered' },
	},
	{
		rows: [tookAll],
		file: 'orders/stock/hold-limits.ts',
		text: 'if (held.byMailbox + count > perBuyer || held.byNetwork + count > perNetwork) return false;',
		becomes: '',
		test: { file: 'tests/orders/hold-attack.unit.test.ts', name: 'from one network, eight throwaway addresses' },
	},
	{
		rows: [tookAll],
		file: 'orders/start-order-service.ts',
		text: 'for (const watch of [watchTransfers, watchRefunds, expireReservations, cancelAbandoned]) {',
		becomes: 'for (const watch of [watchTransfers, watchRefunds, cancelAbandoned]) {',
		test: {
			file: 'tests/orders/reservations.unit.test.ts',
			name: 'lets a running service end unpaid orders by itself, after which others can have their products',
		},
	},
	{
		rows: [sentMails],
		file: 'orders/outbox/mail-channel.ts',
		text: 'const mailsPerHour = 20;',
		becomes: 'const mailsPerHour = 20_000;',
		test: {
			file: 'tests/orders/mail-server.unit.test.ts',
			name: 'fills no mailbox: the twenty-first mail to one address within an hour waits, and the shop is told once',
		},
	},
	{
		rows: [sentMails],
		file: 'orders/mail/without-links.ts',
		text: "\t\t.replaceAll('://', `:${breakOpportunity}//`)\n",
		becomes: '',
		test: {
			file: 'tests/orders/order-receipts.unit.test.ts',
			name: 'makes no link of what a buyer typed, and leaves every word as it was',
		},
	},
	{
		rows: ['an order could name terms that its buyer was not shown'],
		file: 'orders/judge/judge-order.ts',
		text: ', ...sent.filter((text) => !isIn(current, text))];',
		becomes: '];',
		test: {
			file: 'tests/orders/order-refusals.unit.test.ts',
			name: 'refuses unknown terms beside the present ones, and names the texts that have to be read',
		},
	},
	{
		rows: ['nothing was ever deleted'],
		file: 'orders/privacy/forget.ts',
		text: 'const since = sinceOf(ending.period, options);',
		becomes: 'const since = 0;',
		test: {
			file: 'tests/orders/privacy/retention.unit.test.ts',
			name: 'leaves nothing of a person in its files, once all periods are over',
		},
	},
	{
		rows: ['nothing was ever deleted'],
		file: 'orders/start-order-service.ts',
		text: 'days: { ...defaultRetentionDays, ...days }',
		becomes: 'days: defaultRetentionDays',
		test: { file: 'tests/orders/privacy/retention.unit.test.ts', name: 'keeps messages as long as the shop decides' },
	},
	{
		rows: ["a stranger could withdraw another's order unnoticed"],
		file: 'orders/returns/match-withdrawal.ts',
		text: 'addressOf(order.email) === addressOf(email)',
		becomes: "addressOf(order.email) !== ''",
		test: {
			file: 'tests/orders/withdrawal-match.unit.test.ts',
			name: 'tells the shop that a withdrawal of another’s order is another’s, and moves no money for it',
		},
	},
];
