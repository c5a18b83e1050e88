/** Mutations of the rows 1.1 to 1.5: encoding and sanitisation. */
import type { Mutation } from '../mutation.ts';

const documents = 'tests/renderer/html/document.unit.test.ts';
const images = 'tests/pipeline/images/hostile-originals.unit.test.ts';
const refusals = 'tests/orders/order-refusals.unit.test.ts';

export const ofEncoding: readonly Mutation[] = [
	{
		rows: ['1.1.1'],
		file: 'orders/web/read-request.ts',
		text: "new TextDecoder('utf-8', { fatal: true })",
		becomes: "new TextDecoder('utf-8', { fatal: false })",
		test: { file: 'tests/orders/service.unit.test.ts', name: 'refuses no UTF-8' },
	},
	{
		rows: ['1.1.2', '1.2.1'],
		file: 'renderer/html/head-html.ts',
		text: '`<title ${marks.head}>${escapeHtml(title)}</title>`',
		becomes: '`<title ${marks.head}>${title}</title>`',
		test: { file: documents, name: 'marks and escapes what belongs to the page' },
	},
	{
		rows: ['1.2.1'],
		file: 'orders/documents/xml/element.ts',
		text: "\t\t.replace(/[&<>\"]/g, (character) => entities[character] ?? '');",
		becomes: ';',
		test: { file: 'tests/orders/documents/render-xml.unit.test.ts', name: 'is valid and adds up whatever is sold, taxed and written' },
	},
	{
		rows: ['1.2.2'],
		file: 'pipeline/rich-text/link-kind.ts',
		text: "if (/^#./.test(href)) return 'fragment';\n\treturn null;",
		becomes: "return 'external';",
		test: {
			file: 'tests/pipeline/rich-text/render-markdown.unit.test.ts',
			name: 'takes the link javascript:alert(1) away and leaves its text',
		},
	},
	{
		rows: ['1.2.2'],
		file: 'renderer/hosts/host-address.ts',
		text: 'return address.replace(harmless, (character) =>',
		becomes: 'return address.replace(/"/g, (character) =>',
		test: { file: 'tests/renderer/hosts/host-rules.unit.test.ts', name: 'writes one line for each redirect, whatever its path holds' },
	},
	{
		rows: ['1.2.3'],
		file: 'renderer/html/escape.ts',
		text: "json.replaceAll('<', '\\\\u003c')",
		becomes: 'json',
		test: { file: documents, name: 'cannot end its script, and reads back as it was' },
	},
	{
		rows: ['1.2.4'],
		file: 'orders/web/visitors.ts',
		text: 'AND text = :text`)\n\t\t.get({ dayAgo: nowMs() - dayMs, text });',
		becomes: "AND text = '${text}'`)\n\t\t.get({ dayAgo: nowMs() - dayMs });",
		test: {
			file: 'tests/orders/contact.unit.test.ts',
			name: 'keeps words as they were typed that SQL would read as its own: %s',
		},
	},
	{
		rows: ['1.2.9'],
		file: 'renderer/hosts/host-address.ts',
		text: "hostAddress(address).replace(/[.?+]/g, '\\\\$&')",
		becomes: 'hostAddress(address)',
		test: { file: 'tests/renderer/hosts/host-rules.unit.test.ts', name: 'matches itself alone as a pattern' },
	},
	{
		rows: ['1.3.1', '1.3.5'],
		file: 'pipeline/rich-text/render-markdown.ts',
		text: '.use(rehypeSanitize, sanitizeSchema)',
		becomes: '.use(() => (tree: Root): Root => tree)',
		test: { file: 'tests/pipeline/rich-text/sanitising.dom.test.ts', name: 'lets nothing run: %s' },
	},
	{
		rows: ['1.3.2'],
		file: 'renderer/hosts/content-security-policy.ts',
		text: "'script-src': [\"'self'\"],",
		becomes: "'script-src': [\"'self'\", \"'unsafe-eval'\"],",
		test: { file: documents, name: "allows the shell's sheet and the template's by their hashes, the own host, and nothing unsafe" },
	},
	{
		rows: ['1.3.3'],
		file: 'client/orders/contract/fields.ts',
		text: ', z.refine(isPrintable), z.regex(/^(?!.*(?:[<>]|:\\/\\/|\\bwww\\.))/i));',
		becomes: ', z.refine(isPrintable));',
		test: {
			file: 'tests/orders/order-receipts.unit.test.ts',
			name: 'takes no order with %s in the name or address: its receipt goes to any typed address',
		},
	},
	{
		rows: ['1.3.3'],
		file: 'orders/documents/export-documents.ts',
		text: "const harmless = /^[=+\\-@\\t\\r]/.test(value) && !/^-?\\d+,\\d{2}$/.test(value) ? `'${value}` : value;",
		becomes: 'const harmless = value;',
		test: {
			file: 'tests/orders/documents/export-documents.unit.test.ts',
			name: 'has a line for each document and tax, credit notes below 0, and no formula of a buyer',
		},
	},
	{
		// A drawing that is read as a file may name the files beside it.
		rows: ['1.3.4'],
		file: 'pipeline/images/make-picture.ts',
		text: 'const decoded = await decodeImage(original, Math.max(...parameters.widths));',
		becomes: 'const decoded = await decodeImage(file as unknown as Buffer, Math.max(...parameters.widths));',
		test: { file: images, name: 'runs nothing, asks for nothing and brings nothing of its own to the site' },
	},
	{
		rows: ['1.3.6', '13.2.4', '15.3.2'],
		file: 'pipeline/directus/transport.ts',
		text: 'if (next.origin !== url.origin) throw new BackendRedirected(withoutQuery(current), withoutQuery(next));',
		becomes: '',
		test: { file: 'tests/pipeline/directus/backend-client.unit.test.ts', name: 'are refused to https://127.0.0.1/x' },
	},
	{
		rows: ['1.3.6'],
		file: 'orders/payments/paypal/paypal-webhook.ts',
		text: '!certificates.origins.includes(url.origin) || ',
		becomes: '',
		test: {
			file: 'tests/orders/paypal/paypal-webhook.unit.test.ts',
			name: 'takes no call that PayPal did not sign for this webhook, and asks nobody else for certificates',
		},
	},
	{
		rows: ['1.3.7'],
		file: 'renderer/html/shell-template.ts',
		text: '[` href="${languageSlot(language)}"`, language]',
		becomes: '[languageSlot(language), language]',
		test: { file: 'tests/renderer/html/shell-template.unit.test.ts', name: 'takes no text of the content for a slot' },
	},
	{
		rows: ['1.3.11'],
		file: 'orders/mail/render/render-mail-html.ts',
		text: 'return escapeHtml(unbroken(words)).replace(',
		becomes: 'return unbroken(words).replace(',
		test: {
			file: 'tests/orders/mail/render-mail.unit.test.ts',
			name: 'makes no markup of what was typed, and no line ends within an IBAN',
		},
	},
	{
		rows: ['1.4.2'],
		file: 'client/orders/contract/order-request.ts',
		text: 'count: z.int().check(z.minimum(1), z.maximum(maxLineCount)),',
		becomes: 'count: z.int().check(z.minimum(1)),',
		test: { file: refusals, name: 'refuses a thousand pieces' },
	},
	{
		rows: ['1.5.1'],
		file: 'orders/payments/transfer/statement/camt-entry.ts',
		text: 'if (amount === null) return unreadable(`"${written ?? \'\'}" is no amount in whole cents with its currency`);',
		becomes: 'if (amount === null) return null;',
		test: { file: 'tests/orders/transfers.unit.test.ts', name: 'names an entry with entities that multiply, and reads the others' },
	},
	{
		rows: ['1.5.2', '15.3.6'],
		file: 'client/cart/cart-line.ts',
		text: 'personalization: z.nullable(z.record(text, z.json()) as z.ZodMiniType<Personalization>),',
		becomes: 'personalization: z.custom<Personalization | null>(),',
		test: { file: 'tests/client/cart/stored-cart.unit.test.ts', name: 'stored JSON does not reach prototypes' },
	},
];
