/** Mutations of the rows 2.1 to 2.4: validation and business logic. */
import type { Mutation } from '../mutation.ts';

const refusals = 'tests/orders/order-refusals.unit.test.ts';
const service = 'tests/orders/service.unit.test.ts';

export const ofBusiness: readonly Mutation[] = [
	{
		rows: ['2.1.1'],
		file: 'orders/http/openapi.ts',
		text: "\t\t\t[endpoints.newsletter]: formPath('A sign-up to the newsletter, which the address has to confirm', 'NewsletterRequest'),\n",
		becomes: '',
		test: { file: service, name: 'describes itself by the contract' },
	},
	{
		rows: ['2.1.3'],
		file: 'docs/configuration.md',
		text: '| `projectDomain` |',
		becomes: '| `project` |',
		test: { file: 'tests/docs/documents.unit.test.ts', name: 'configuration.md has a row for each key of site.config.ts' },
	},
	{
		rows: ['2.2.1'],
		file: 'client/orders/contract/fields.ts',
		text: ", z.maxLength(emailMaxLength), z.regex(new RegExp(`^${emailPattern}$`, 'v')));",
		becomes: ', z.maxLength(emailMaxLength));',
		test: { file: refusals, name: 'refuses an e-mail address that is none' },
	},
	{
		rows: ['2.2.1'],
		file: 'client/orders/contract/fields.ts',
		text: '\t\tz.regex(/^(?:[^\\p{C}\\u115f\\u1160\\u2028\\u2029\\u3164\\uffa0]|\\u200c|\\u200d)*$/u),\n',
		becomes: '',
		test: { file: 'tests/orders/contact.unit.test.ts', name: 'refuses a name with a line end, and says so by field' },
	},
	{
		rows: ['2.2.2'],
		file: 'orders/judge/judge-order.ts',
		text: '...(toCents(from) === now.cents ? [] :',
		becomes: '...(now.cents >= 0 ? [] :',
		test: { file: refusals, name: 'refuses a price, and says what has changed' },
	},
	{
		rows: ['2.2.2'],
		file: 'orders/judge/judge-order.ts',
		text: 'wanted[index] = { ...line, surchargeCents };',
		becomes: '',
		test: {
			file: 'tests/orders/surcharge.unit.test.ts',
			name: 'is refused where the browser says 100.00, with the price named',
		},
	},
	{
		rows: ['2.2.3'],
		file: 'orders/judge/judge-order.ts',
		text: "\t\t...(paymentKind === 'klarna' && invoice_address === null ? [{ field: 'invoice_address', code: 'missing' } as const] : []),\n",
		becomes: '',
		test: { file: refusals, name: 'asks for a billing address where what is collected is paid later' },
	},
	{
		rows: ['2.3.1'],
		file: 'orders/transitions/change-order.ts',
		text: 'WHERE id = :id AND state IN (SELECT value FROM json_each(:from))`',
		becomes: 'WHERE id = :id AND :from IS NOT NULL`',
		test: {
			file: 'tests/orders/transitions.unit.test.ts',
			name: 'whatever is asked of an order, only what its state allows is done and recorded',
		},
	},
	{
		rows: ['2.3.2'],
		file: 'orders/desk/commands/refund-answer.ts',
		text: '\treturn cents > left ? deskTexts[company.language].answers.overCap(inWords(perDayCents), inWords(left)) : null;',
		becomes: '\treturn null;',
		test: { file: 'tests/orders/desk/commands.unit.test.ts', name: 'caps what is refunded within a day' },
	},
	{
		rows: ['2.3.3', '16.5.3'],
		file: 'orders/outbox/outbox.ts',
		text: '\t\tif (entry !== undefined) begin.run({ id: entry.id });\n',
		becomes: '',
		test: { file: service, name: 'sends no mail that it could not note' },
	},
	{
		rows: ['2.3.3'],
		file: 'orders/store/database.ts',
		text: "if (sql.isTransaction) sql.exec('ROLLBACK');",
		becomes: "sql.exec('ROLLBACK');",
		test: { file: service, name: 'says why a transaction failed where SQLite ended it itself' },
	},
	{
		rows: ['2.3.4'],
		file: 'orders/stock/remaining-stock.ts',
		text: 'const left = offer.stock + Number(unseen.get({ product, variant, project, ...reading })?.delta);',
		becomes: 'const left = offer.stock;',
		test: {
			file: 'tests/orders/stock.unit.test.ts',
			name: 'gives one ring to one of five hundred who order it at once, and tells all others that it is sold',
		},
	},
	{
		rows: ['2.4.1'],
		file: 'orders/start-order-service.ts',
		text: 'return !state.isAllowed && state.isExceeded ? state.ttlInSeconds : null;',
		becomes: 'return state.isAllowed ? null : null;',
		test: { file: service, name: 'makes a visitor wait who sends too much, says how long, and lets others through' },
	},
	{
		rows: ['2.4.1'],
		file: 'orders/http/routes.ts',
		text: "{ path: endpoints.order, limit: 'orders', maxBytes: orderMaxBytes, answer: answerOrder },",
		becomes: "{ path: endpoints.order, limit: 'quotes', maxBytes: orderMaxBytes, answer: answerOrder },",
		test: { file: refusals, name: 'has a limit of its own for orders, and one for payments' },
	},
];
