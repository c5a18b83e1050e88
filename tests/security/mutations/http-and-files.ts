/** Mutations of the rows 4.1 to 5.3: HTTP and files. */
import type { Mutation } from '../mutation.ts';

const shopServer = 'tests/commands/programs/shop-server.unit.test.ts';
const images = 'tests/pipeline/images/hostile-originals.unit.test.ts';

export const ofHttpAndFiles: readonly Mutation[] = [
	{
		rows: ['4.1.1'],
		file: 'renderer/hosts/fixed-files.ts',
		text: "manifest: 'application/manifest+json' } as const;",
		becomes: "manifest: 'text/plain' } as const;",
		test: { file: 'tests/renderer/hosts/host-rules.unit.test.ts', name: 'says everywhere what a manifest is' },
	},
	{
		rows: ['4.1.2', '12.2.1'],
		file: 'orders/deploy/nginx.conf',
		text: '\tlocation / { return 301 https://www.example.com$request_uri; }',
		becomes:
			'\tlocation / { root /var/www/www.example.com/current; }\n\tlocation = /to-https { return 301 https://www.example.com$request_uri; }',
		test: { file: shopServer, name: 'leads from HTTP to HTTPS of its own name, whatever host was asked for' },
	},
	{
		rows: ['12.2.1'],
		file: 'orders/deploy/nginx.conf',
		text: '\tlocation / { return 301 https://www.example.com$request_uri; }',
		becomes:
			'\tlocation / { return 301 https://$http_host$request_uri; }\n\tlocation = /own-name { return 301 https://www.example.com$request_uri; }',
		test: { file: shopServer, name: 'leads from HTTP to HTTPS of its own name, whatever host was asked for' },
	},
	{
		rows: ['4.1.3', '15.3.4'],
		file: 'orders/deploy/nginx.conf',
		text: 'proxy_set_header X-Forwarded-For $remote_addr;',
		becomes: 'proxy_set_header X-Forwarded-For $http_x_forwarded_for;',
		test: { file: shopServer, name: 'believes no address that a visitor claims' },
	},
	{
		rows: ['4.2.1'],
		file: 'commands/serving/serve-with-orders.ts',
		text: 'const hasBody = methodsWithBody.has(request.method);',
		becomes: "const hasBody = request.method !== '';",
		test: {
			file: 'tests/commands/serve-with-orders.unit.test.ts',
			name: 'passes on no body with DELETE, so that none is taken for another request',
		},
	},
	{
		rows: ['5.2.1'],
		file: 'pipeline/images/decode-image.ts',
		text: 'const maxFileBytes = 100_000_000;',
		becomes: 'const maxFileBytes = 100_000_000_000;',
		test: { file: images, name: 'as a file of a hundred megabytes' },
	},
	{
		rows: ['5.2.2'],
		file: 'pipeline/images/make-picture.ts',
		text: 'const decoded = await decodeImage(original, Math.max(...parameters.widths));',
		becomes:
			"if (file.endsWith('.svg') !== original.includes('<svg')) return { fault: 'damaged', reason: 'it is not what its name says' };\n\tconst decoded = await decodeImage(original, Math.max(...parameters.widths));",
		test: { file: images, name: 'a drawing that is called a PNG by what it is' },
	},
	{
		rows: ['5.3.2'],
		file: 'pipeline/records/slug.ts',
		text: "if (slug.includes('..') || /[/\\\\]/.test(slug)) return 'would leave its folder';",
		becomes: "if (slug.includes('..') || /[/\\\\]/.test(slug)) return null;",
		test: { file: 'tests/pipeline/records/slug.unit.test.ts', name: 'refuses "../x"' },
	},
];
