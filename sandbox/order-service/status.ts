/** Whether the shop takes orders, as the service says while the site stays as it was built. */
import type { ServiceStatus } from '../../client/orders/contract/answer.ts';
import type { Service } from './service.ts';

const settingName = 'maintenance';

export function isInMaintenance({ database }: Service): boolean {
	return database.sql.prepare('SELECT value FROM setting WHERE name = ?').get(settingName)?.value === 'on';
}

export function setMaintenance(on: boolean, { database }: Service): void {
	database.sql
		.prepare('INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value')
		.run(settingName, on ? 'on' : 'off');
}

export function readStatus(service: Service): ServiceStatus {
	return { status: 'ok', maintenance: isInMaintenance(service) };
}
