/** What befalls machines: bad weather on the network, deaths, full disks, wrong clocks, and a backup that is restored. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { restoreBackup } from '../../../orders/backup/restore-backup.ts';
import { writeBackup } from '../../../orders/backup/write-backup.ts';
import { confirmTime, findTimeDoubt } from '../../../orders/clock/guard-time.ts';
import { continueAbove, defaultNumberFormats } from '../../../orders/documents/numbers.ts';
import { noteErasure } from '../../../orders/privacy/erasures.ts';
import { erasePerson } from '../../../orders/privacy/person.ts';
import { openDatabase } from '../../../orders/store/database.ts';
import type { Random } from '../../../sandbox/random.ts';
import { remember } from '../../../site/remember.ts';
import { pieceOfRandom } from '../directus.ts';
import { weathers } from '../network.ts';
import { startMs, type World } from '../world.ts';
import { dayOf, type OperationKind, pickOrder } from './operation.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

async function weather(world: World, random: Random): Promise<string> {
	const place = random.pick(['paypal', 'klarna', 'directus'] as const);
	world.weather[place] = random.pick(weathers);
	return `the network to ${place} is ${world.weather[place]}`;
}

export function clearWeather(world: World): void {
	for (const place of ['paypal', 'klarna', 'directus'] as const) world.weather[place] = 'fine';
	world.mail.weather = 'fine';
}

async function clear(world: World): Promise<string> {
	clearWeather(world);
	return 'all networks are fine';
}

async function mailWeather(world: World, random: Random): Promise<string> {
	world.mail.weather = random.pick(['fine', 'late', 'late', 'down'] as const);
	return `the mail server is ${world.mail.weather}`;
}

async function unknownAddress(world: World, random: Random): Promise<string> {
	const order = pickOrder(world, random);
	if (order === null) return '';
	if (world.mail.unknown.delete(order.email)) return `${order.email} gets mails again`;
	world.mail.unknown.add(order.email);
	world.unreached.add(order.email);
	return `${order.email} is unknown to its mail server`;
}

async function kill(world: World): Promise<string> {
	if (world.process() === null) return '';
	world.kill();
	return 'the service is killed';
}

async function doom(world: World, random: Random): Promise<string> {
	world.doom = 1 + random.whole(40);
	return `the service dies ${world.doom} steps from now`;
}

const cracks = ['dies before', 'dies after', 'dies after', 'finds no room', 'fails'] as const;

/** Something happens to one of the next commits; at the same moment, a network may break down for a while. */
async function crack(world: World, random: Random): Promise<string> {
	if (world.crack !== null) return '';
	const [how, left] = [random.pick(cracks), 1 + random.whole(12)];
	const place = random.pick([null, 'paypal', 'klarna', 'directus', 'mail'] as const);
	const ms = random.pick([2 * minuteMs, 50 * minuteMs, 5 * hourMs]);
	world.crack = {
		...{ left, how },
		with() {
			if (place === 'mail') world.mail.awayUntilMs = Math.max(world.mail.awayUntilMs, world.time.trueMs() + ms);
			if (place === null || place === 'mail') return;
			world.weather[place] = 'down';
			world.time.after(ms, () => {
				world.weather[place] = 'fine';
			});
		},
	};
	return `the service ${how} commit ${left} from now${place === null ? '' : `, and ${place} is away then`}`;
}

async function restart(world: World): Promise<string> {
	if (world.process() === null) return '';
	await world.stop();
	await world.start();
	return 'the service is restarted';
}

async function fillDisk(world: World, random: Random): Promise<string> {
	world.isDiskFull = true;
	world.process()?.setDiskFull(true);
	const ms = random.pick([10_000, 5 * minuteMs, 2 * hourMs]);
	world.time.after(ms, () => freeDisk(world));
	return 'the disk is full';
}

export function freeDisk(world: World): void {
	world.isDiskFull = false;
	world.process()?.setDiskFull(false);
}

/** Without another machine that says the time, hours may be believed; years never. */
export function jumpSizes({ setup }: World): readonly number[] {
	const far = [30 * dayMs, 365 * dayMs, 10 * 365 * dayMs];
	return setup.witnesses > 0 ? [2 * hourMs, 20 * hourMs, ...far] : far;
}

async function jump(world: World, random: Random): Promise<string> {
	if (world.time.aheadMs() !== 0 && random.next() < 0.7) return repairClock(world);
	world.time.jump(random.pick(jumpSizes(world)) * (random.next() < 0.6 ? 1 : -1));
	// As long as nobody looks.
	world.time.after(random.pick([5 * minuteMs, 3 * hourMs, 20 * hourMs]), () => world.time.jump(-world.time.aheadMs()));
	return `the machine's clock is ${Math.round(world.time.aheadMs() / hourMs)} hours ahead`;
}

export function repairClock(world: World): string {
	world.time.jump(-world.time.aheadMs());
	return "the machine's clock is right again";
}

/** The operator says that the time is right. */
export function confirmClock(world: World): void {
	confirmTime(world.operator(), world.time.machineMs());
}

async function confirm(world: World): Promise<string> {
	if (world.time.aheadMs() !== 0 || world.isDiskFull) return '';
	confirmClock(world);
	return "the operator confirms the machine's time";
}

const identity = remember(generateX25519Identity);

/** A backup is made, the world goes on, the machine is lost, and the backup is restored as the operator's guide says. */
async function loseMachine(world: World, random: Random): Promise<string> {
	if (world.isDiskFull || world.isRestored || random.next() < 0.6) return '';
	const key = await identity();
	const toDir = path.join(path.dirname(world.dataDir), 'backups');
	const recipients = [await identityToRecipient(key)];
	const { file } = await writeBackup({ dataDir: world.dataDir, toDir, recipients, keep: 3, nowMs: world.time.machineMs() });
	world.time.after(random.pick([10 * minuteMs, 5 * hourMs]), () => {
		world.restoration = { file, key };
	});
	return 'a backup is made';
}

/** What the operator knows of the lost database: the mails and the desk. */
export async function restore(world: World): Promise<void> {
	const { restoration } = world;
	if (restoration === null) return;
	world.restoration = null;
	const [last] = world.rows('SELECT max(id) AS id FROM shop_order');
	const numbers = world.rows('SELECT number FROM document WHERE number IS NOT NULL ORDER BY id').map(({ number }) => String(number));
	world.kill();
	world.closeReaders();
	rmSync(world.dataDir, { recursive: true, force: true });
	await restoreBackup({
		...{ file: restoration.file, identities: [restoration.key], dataDir: world.dataDir },
		lastOrder: last?.id === null || last?.id === undefined ? null : Number(last.id),
	});
	const database = openDatabase(world.dataDir);
	try {
		const highest = ['RE', 'RK'].flatMap((series) => numbers.filter((number) => number.startsWith(series)).slice(-1));
		continueAbove(database, defaultNumberFormats, { issued: highest, why: 'restored' }, world.time.machineMs());
	} finally {
		database.close();
	}
	world.isRestored = true;
	world.unreadFrom = dayOf(startMs - dayMs);
	const known = new Set(world.rows('SELECT uuid FROM shop_order').map(({ uuid }) => String(uuid)));
	for (const order of world.orders) {
		if (order.confirmed === null || known.has(order.confirmed.uuid)) continue;
		// Its buyer has a number that the shop has lost: people settle that.
		world.lost.add(order.confirmed.uuid);
	}
	world.orders.splice(0, world.orders.length, ...world.orders.filter(({ confirmed }) => confirmed !== null && known.has(confirmed.uuid)));
}

async function publish(world: World, random: Random): Promise<string> {
	const [stock, readFromMs] = [new Map(world.directus.stock), Math.floor(world.time.trueMs() / 1_000) * 1_000];
	const ms = random.pick([0, 30_000, 20 * minuteMs, 5 * hourMs]);
	world.publications += 1;
	const number = world.publications;
	world.time.after(ms, () => {
		// A fetch that was overtaken does not replace a newer one.
		if (number < world.published) return;
		world.published = number;
		world.snapshots.install(stock, readFromMs);
	});
	return 'a snapshot is read from Directus';
}

async function restock(world: World, random: Random): Promise<string> {
	const piece = pieceOfRandom(random);
	const by = 1 + random.whole(3);
	world.directus.edit(piece, by);
	return `${by} more of ${piece} are there`;
}

async function erase(world: World, random: Random): Promise<string> {
	const order = pickOrder(world, random);
	if (order === null || world.isDiskFull || random.next() < 0.5) return '';
	const now = world.time.machineMs();
	// As the command does.
	if (findTimeDoubt(world.operator(), now) !== null) return '';
	noteErasure(world.dataDir, order.email, now);
	erasePerson(world.operator(), order.email, { now, timeZone: 'Europe/Berlin' });
	return `${order.email} asks to be forgotten`;
}

export const machineOperations: Readonly<Record<string, OperationKind>> = {
	weather: { weight: 8, apply: weather },
	'clear weather': { weight: 4, apply: clear },
	'mail weather': { weight: 3, apply: mailWeather },
	'unknown address': { weight: 1, apply: unknownAddress },
	kill: { weight: 3, apply: kill },
	doom: { weight: 7, apply: doom },
	crack: { weight: 3, apply: crack },
	restart: { weight: 2, apply: restart },
	'fill disk': { weight: 2, apply: fillDisk },
	jump: { weight: 2, apply: jump },
	confirm: { weight: 1, apply: confirm },
	'lose machine': { weight: 1, apply: loseMachine },
	publish: { weight: 5, apply: publish },
	restock: { weight: 2, apply: restock },
	erase: { weight: 1, apply: erase },
};
