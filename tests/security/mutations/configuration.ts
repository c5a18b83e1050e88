/** Mutations of the rows 13.2 to 13.4: configuration. */
import type { Mutation } from '../mutation.ts';

const ordersCommand = 'tests/commands/orders.unit.test.ts';
const service = 'tests/orders/service.unit.test.ts';

export const ofConfiguration: readonly Mutation[] = [
	{
		rows: ['13.2.2'],
		file: 'orders/deploy/orders@.service',
		text: '\nCapabilityBoundingSet=\n',
		becomes: '\n',
		test: {
			file: 'tests/deploy/units.unit.test.ts',
			name: 'orders@.service keeps its program from nearly everything that it does not need',
		},
	},
	{
		rows: ['13.2.3'],
		file: 'sandbox/directus/admin.ts',
		text: "randomBytes(24).toString('base64url')",
		becomes: "Buffer.from('known to all developers').toString('base64url')",
		test: {
			file: 'tests/sandbox/directus/admin.unit.test.ts',
			name: 'makes token, password and secret at random, once, for this user alone',
		},
	},
	{
		rows: ['13.3.1'],
		file: 'commands/options/orders-settings.ts',
		text: "return { ...env, ...Object.fromEntries(names.map((name) => [name, readFileSync(join(dir, name), 'utf8').trim()])) };",
		becomes: "return { ...Object.fromEntries(names.map((name) => [name, readFileSync(join(dir, name), 'utf8').trim()])), ...env };",
		test: { file: ordersCommand, name: 'takes credentials of systemd before variables' },
	},
	{
		rows: ['13.3.1'],
		file: 'commands/options/configuration.ts',
		text: 'return config?.live !== undefined && secrets.includes(config.live.publicToken)',
		becomes: 'return config?.live !== undefined && secrets.length === 0',
		test: { file: 'tests/commands/configuration.unit.test.ts', name: 'refuses to put a secret into every page' },
	},
	{
		rows: ['13.3.2'],
		file: 'orders/start-order-service.ts',
		text: '{ mode: 0o600, flush: true }',
		becomes: '{ flush: true }',
		test: { file: service, name: 'keeps what it knows from other users of the machine, also in a folder that was there before' },
	},
	{
		rows: ['13.3.2'],
		file: 'orders/store/database.ts',
		text: '\tchmodSync(dataDir, 0o700);\n',
		becomes: '',
		test: { file: service, name: 'keeps what it knows from other users of the machine, also in a folder that was there before' },
	},
	{
		rows: ['13.4.2', '15.2.3'],
		file: 'commands/orders.ts',
		text: 'arrivalsToken: null,',
		becomes: "arrivalsToken: 'x',",
		test: {
			file: ordersCommand,
			name: 'answers on its port, tells its operator how it is, shows no page of arrivals, and ends when it is told to',
		},
	},
	{
		rows: ['13.4.5'],
		file: 'renderer/hosts/nginx-file.ts',
		text: '\t\t...Object.values(hostFiles).map((name) => `location = /${name} { return 404; }`),\n',
		becomes: '',
		test: { file: 'tests/commands/programs/shop-server.unit.test.ts', name: 'shows no visitor /_nginx.conf' },
	},
];
