/** PayPal's published interface, as far as the order service uses it, and what an exchange with it gets wrong. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';

interface Parameter {
	readonly in: 'header' | 'query';
	readonly name: string;
	readonly required: boolean;
	readonly schema: Schema;
}

type Schema = Readonly<Record<string, unknown>>;

interface Published {
	/** By method and path, such as `GET /v2/checkout/orders/{id}`. */
	readonly operations: Readonly<
		Record<
			string,
			{ readonly parameters: readonly Parameter[]; readonly request: Schema | null; readonly responses: Readonly<Record<string, Schema>> }
		>
	>;
	readonly schemas: Readonly<Record<string, Schema>>;
}

export interface Exchange {
	readonly method: string;
	readonly url: URL;
	readonly headers: Headers;
	/** null: there was none. */
	readonly body: string | null;
	readonly status: number;
	readonly answer: unknown;
}

const published = JSON.parse(readFileSync(path.join(import.meta.dirname, 'paypal-schemas.json'), 'utf8')) as Published;
// OpenAPI says in "type" what JSON Schema says with it; "format" and texts were left out.
const ajv = new Ajv2019({ allErrors: true, strict: false, unicodeRegExp: false });
ajv.addSchema({ $id: 'paypal', schemas: published.schemas });

/** Every operation that the service uses, with each answer that is described. */
export const operations = Object.entries(published.operations).map(([name, { responses }]) => ({ name, statuses: Object.keys(responses) }));

/** The operation of an exchange and the described status of its answer, and a sentence for each difference. @throws where nothing of the kind is described */
export function judgeExchange({ method, url, headers, body, status, answer }: Exchange): {
	readonly operation: string;
	readonly described: string;
	readonly faults: readonly string[];
} {
	const operation = Object.keys(published.operations).find((name) => {
		const [of, path = ''] = name.split(' ');
		return of === method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(url.pathname);
	});
	const { parameters, request, responses } = published.operations[operation ?? ''] ?? {};
	const described = [String(status), 'default'].find((each) => responses && Object.hasOwn(responses, each));
	if (operation === undefined || described === undefined)
		throw new Error(`PayPal describes no ${method} ${url.pathname} with status ${status}`);
	const faults = [
		...(parameters ?? []).flatMap((parameter) => parameterFaults(parameter, url, headers)),
		...[...url.searchParams.keys()]
			.filter((name) => !parameters?.some((each) => each.in === 'query' && each.name === name))
			.map((name) => `query ${name}: is not described`),
		...(request === null || request === undefined ? [] : faultsOf('request', request, JSON.parse(body ?? 'null'))),
		...(request === null && body !== null ? ['request: takes no body'] : []),
		...faultsOf('response', responses?.[described] ?? {}, answer),
	];
	return { operation, described, faults };
}

/** A sentence for each difference of an event that PayPal sends. */
export function eventFaults(event: unknown): readonly string[] {
	return faultsOf('event', { $ref: '#/schemas/webhooks.event', unevaluatedProperties: false }, event);
}

function parameterFaults({ in: where, name, required, schema }: Parameter, url: URL, headers: Headers): readonly string[] {
	const found = where === 'query' ? url.searchParams.get(name) : headers.get(name);
	if (found === null) return required ? [`${where} ${name}: is missing`] : [];
	return faultsOf(`${where} ${name}`, schema, schema.type === 'integer' ? Number(found) : found);
}

function faultsOf(what: string, schema: Schema, value: unknown): readonly string[] {
	const whole = JSON.parse(JSON.stringify(schema).replaceAll('"#/schemas/', '"paypal#/schemas/')) as Schema;
	if (ajv.validate(whole, value)) return [];
	return (ajv.errors ?? []).map(({ instancePath, message, params }) => `${what}${instancePath}: ${message} ${JSON.stringify(params)}`);
}
