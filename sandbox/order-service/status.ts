/** Whether the shop takes orders, as the service says while the site stays as it was built. */
import type { ServiceStatus } from '../../client/orders/contract/answer.ts';
import type { Goods } from './goods.ts';
import type { Service } from './service.ts';

const settingName = 'maintenance';

/** By the operator's switch. */
export function isInMaintenance({ database }: Service): boolean {
	return database.sql.prepare('SELECT value FROM setting WHERE name = ?').get(settingName)?.value === 'on';
}

export function setMaintenance(on: boolean, { database }: Service): void {
	database.sql
		.prepare('INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value')
		.run(settingName, on ? 'on' : 'off');
}

/** Whether the shop takes orders: its settings and its operator may both say no. */
export function isOpen(goods: Goods, service: Service): boolean {
	return goods.takesOrders && !goods.maintenance && !isInMaintenance(service);
}

export async function readStatus(service: Service): Promise<ServiceStatus> {
	return { status: 'ok', maintenance: isInMaintenance(service) || (await isInMaintenanceByContent(service)) };
}

/** A snapshot that cannot be read is the build's matter, and says nothing about maintenance. */
async function isInMaintenanceByContent({ goods }: Service): Promise<boolean> {
	try {
		return (await goods.read()).maintenance;
	} catch (error) {
		console.error('The snapshot does not say whether the shop is in maintenance:', error instanceof Error ? error.message : String(error));
		return false;
	}
}
