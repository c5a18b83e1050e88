/** The service's description for programs, made from the contract: what the schemas say is what it says. */
import * as z from 'zod/mini';
import { accepted, refusals, refused, serviceStatus } from '../../client/orders/contract/answer.ts';
import { endpoints } from '../../client/orders/contract/endpoints.ts';
import {
	contactRequest,
	newsletterRequest,
	ratingRequest,
	requestRequest,
	withdrawalRequest,
} from '../../client/orders/contract/form-requests.ts';
import {
	klarnaOrderAccepted,
	klarnaOrderRequest,
	orderAccepted,
	orderRefused,
	orderRequest,
	paypalTransactionRequest,
	transferAccepted,
	transferRequest,
} from '../../client/orders/contract/order-request.ts';
import { quoteAnswer, quoteRequest } from '../../client/orders/contract/quote-request.ts';
import { confirmPath } from '../actions/ask-for-address.ts';
import { linkPaths } from '../forms/newsletter.ts';

const schemas = {
	Accepted: accepted,
	Refused: refused,
	ServiceStatus: serviceStatus,
	ContactRequest: contactRequest,
	NewsletterRequest: newsletterRequest,
	ShopRequest: requestRequest,
	RatingRequest: ratingRequest,
	WithdrawalRequest: withdrawalRequest,
	QuoteRequest: quoteRequest,
	QuoteAnswer: quoteAnswer,
	OrderRequest: orderRequest,
	OrderAccepted: orderAccepted,
	OrderRefused: orderRefused,
	KlarnaOrderRequest: klarnaOrderRequest,
	KlarnaOrderAccepted: klarnaOrderAccepted,
	PaypalTransactionRequest: paypalTransactionRequest,
	TransferRequest: transferRequest,
	TransferAccepted: transferAccepted,
} as const;

type SchemaName = keyof typeof schemas;

/** OpenAPI 3.1, whose schemas are JSON Schema 2020-12. */
export function openApiDocument(): unknown {
	return {
		openapi: '3.1.1',
		info: { title: 'Order service', version: '1.0.0', description: 'Takes what visitors of the site send.' },
		servers: [{ url: '/' }],
		paths: {
			[endpoints.status]: { get: { summary: 'Whether the shop takes orders', responses: { 200: json('ServiceStatus', 'The state') } } },
			[endpoints.contact]: formPath('A message to the shop', 'ContactRequest'),
			[endpoints.newsletter]: formPath('A sign-up to the newsletter, which the address has to confirm', 'NewsletterRequest'),
			[endpoints.withdrawal]: formPath('A withdrawal from a contract; its receipt is confirmed by e-mail', 'WithdrawalRequest'),
			[endpoints.request]: jsonPath(
				'A request about a product: availability, information, reservation, appointment',
				'ShopRequest',
				'Accepted',
			),
			[endpoints.rating]: jsonPath('A rating of a product; an editor publishes it', 'RatingRequest', 'Accepted'),
			[endpoints.quote]: jsonPath('The price of a cart now, and which of its products can be had', 'QuoteRequest', 'QuoteAnswer'),
			[endpoints.order]: jsonPath(
				'An order: the same key with the same order is answered as before',
				'OrderRequest',
				'OrderAccepted',
				'OrderRefused',
			),
			[endpoints.klarna]: jsonPath('An order is paid later, as its buyer has authorised', 'KlarnaOrderRequest', 'KlarnaOrderAccepted'),
			[endpoints.paypal]: jsonPath(
				'An order is paid, as its buyer has approved; `custom_id` is its UUID, of which `order_id` is no proof',
				'PaypalTransactionRequest',
				'Accepted',
			),
			[endpoints.transfer]: jsonPath(
				'An order that was to be paid through a provider is paid by bank transfer, as its buyer asks',
				'TransferRequest',
				'TransferAccepted',
			),
			[confirmPath]: confirmationPath(),
			[linkPaths.confirm]: linkPath('Confirms a subscription'),
			[linkPaths.unsubscribe]: linkPath('Ends a subscription'),
		},
		components: {
			schemas: Object.fromEntries(
				Object.entries(schemas).map(([name, schema]) => [name, withoutDialect(z.toJSONSchema(schema, { io: 'input' }))]),
			),
		},
	};
}

function formPath(summary: string, request: SchemaName): unknown {
	return {
		post: {
			summary,
			description:
				'The same key with the same fields is answered as before, and nothing is done again. Without scripts, browsers send the fields as a form.',
			requestBody: {
				required: true,
				content: {
					'application/json': { schema: reference(request) },
					'application/x-www-form-urlencoded': { schema: { type: 'object' } },
				},
			},
			responses: {
				200: json('Accepted', 'Done'),
				303: {
					description: 'To a form sent as such: the page that says how it went',
					headers: { Location: { schema: { type: 'string' } } },
				},
				...refusedResponses(),
			},
		},
	};
}

function jsonPath(summary: string, request: SchemaName, answer: SchemaName, refusal: SchemaName = 'Refused'): unknown {
	const requestBody = { required: true, content: { 'application/json': { schema: reference(request) } } };
	return { post: { summary, requestBody, responses: { 200: json(answer, 'Done'), ...refusedResponses(refusal) } } };
}

function refusedResponses(refusal: SchemaName = 'Refused'): Readonly<Record<string, unknown>> {
	const statuses = [...new Set(Object.values(refusals))].filter((status) => status !== 405).sort();
	return Object.fromEntries(statuses.map((status) => [status, json(refusal, codesOf(status))]));
}

/** The same page says before and after how the order stands. */
function confirmationPath(): unknown {
	const parameters = ['language', 'token'].map((name) => ({ name, in: 'query', required: true, schema: { type: 'string' } }));
	const page = (description: string) => ({ description, content: { 'text/html': {} } });
	const others = { 410: page('A link that was not made here, or is too old'), 429: page('Too many requests') };
	return {
		get: {
			summary: 'Shows the order whose address is to be confirmed, and changes nothing',
			parameters,
			responses: { 200: page('A page with one button, or how the order stands'), ...others },
		},
		post: {
			summary: 'Confirms the e-mail address of an order, by the button of its page: the service accepts it',
			parameters,
			requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } } },
			responses: { 303: { description: 'To the same page', headers: { Location: { schema: { type: 'string' } } } }, ...others },
		},
	};
}

function linkPath(summary: string): unknown {
	const parameters = ['language', 'token'].map((name) => ({ name, in: 'query', required: true, schema: { type: 'string' } }));
	const leadsOn = { description: 'The page of the site that says how it went', headers: { Location: { schema: { type: 'string' } } } };
	return {
		get: {
			summary: `${summary}: asks first`,
			parameters,
			responses: { 200: { description: 'A page with one button', content: { 'text/html': {} } }, 303: leadsOn },
		},
		post: { summary, parameters, responses: { 303: leadsOn } },
	};
}

function json(schema: SchemaName, description: string): unknown {
	return { description, content: { 'application/json': { schema: reference(schema) } } };
}

function codesOf(status: number): string {
	return Object.entries(refusals)
		.filter(([, each]) => each === status)
		.map(([code]) => code)
		.join(', ');
}

function reference(name: SchemaName): unknown {
	return { $ref: `#/components/schemas/${name}` };
}

function withoutDialect({ $schema: _dialect, ...schema }: Readonly<Record<string, unknown>>): unknown {
	return schema;
}
