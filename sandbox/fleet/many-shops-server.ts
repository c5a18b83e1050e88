/** The process of many shops: `node sandbox/fleet/many-shops-server.ts --shops 1000 --port 8055`, or started by many-shops.ts, with which it ends. */
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createDirectusServer } from './shops/directus-server.ts';
import { makePictures } from './shops/pictures.ts';
import { createRecordStore } from './shops/record-store.ts';
import { defaultPlan, manyShopsToken } from './shops/shop-plan.ts';

const { values } = parseArgs({
	options: {
		shops: { type: 'string', default: String(defaultPlan.shops) },
		products: { type: 'string', default: String(defaultPlan.products) },
		'shared-products': { type: 'string', default: String(defaultPlan.sharedProducts) },
		seed: { type: 'string', default: String(defaultPlan.seed) },
		port: { type: 'string', default: '0' },
	},
});

const plan = {
	shops: Number(values.shops),
	products: Number(values.products),
	sharedProducts: Number(values['shared-products']),
	seed: Number(values.seed),
};
const pictures = await makePictures();
const store = createRecordStore(plan, pictures);
const server = createDirectusServer({ store, pictures, seed: plan.seed, token: manyShopsToken });
// Clients keep connections, and a backend that closes them first looks broken.
server.keepAliveTimeout = 60_000;
server.listen(Number(values.port), '127.0.0.1', () => {
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	if (process.send === undefined) console.log(`${url} with the token ${manyShopsToken}: ${plan.shops} shops`);
	else process.send({ url });
});
process.once('disconnect', () => process.exit());
