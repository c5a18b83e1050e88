/** What an operator watches, for Prometheus. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface FleetMetrics {
	readonly registry: Registry;
	readonly runs: Counter<'outcome'>;
	readonly runSeconds: Histogram;
	readonly editSeconds: Histogram;
	readonly hooks: Counter<'outcome'>;
	readonly jobs: Gauge<'state'>;
	/** As `status` names them. */
	readonly shops: Gauge<'state'>;
	readonly requests: Counter<'status'>;
}

const seconds = [0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300, 1800];

export function createMetrics(): FleetMetrics {
	const registry = new Registry();
	const registers = [registry];
	return {
		registry,
		runs: new Counter({ name: 'fleet_runs_total', help: 'Runs by how they ended', labelNames: ['outcome'], registers }),
		runSeconds: new Histogram({ name: 'fleet_run_seconds', help: 'Time of a run', buckets: seconds, registers }),
		editSeconds: new Histogram({
			name: 'fleet_edit_seconds',
			help: 'From the webhook until visitors see an edit of a shop; shared edits are not in it',
			buckets: seconds,
			registers,
		}),
		hooks: new Counter({ name: 'fleet_hooks_total', help: 'Webhooks by what came of them', labelNames: ['outcome'], registers }),
		jobs: new Gauge({ name: 'fleet_jobs', help: 'Jobs of the queue by state', labelNames: ['state'], registers }),
		shops: new Gauge({
			name: 'fleet_shops',
			help: 'Shops, and the shared records, by how their last run ended',
			labelNames: ['state'],
			registers,
		}),
		requests: new Counter({ name: 'fleet_gateway_requests_total', help: 'Answers of the gateway', labelNames: ['status'], registers }),
	};
}
