/** Answers an operator of a program of the fleet, on this machine: `/health` and `/metrics`. */
import fastify, { type FastifyInstance } from 'fastify';
import type { FleetMetrics } from '../../fleet/metrics.ts';
import { refuseTakenPort } from '../serving/listen-at.ts';

/** `port` undefined: there is none. @throws PortTaken */
export async function startMonitor(port: number | undefined, { registry }: FleetMetrics): Promise<Pick<FastifyInstance, 'close'> | null> {
	if (port === undefined) return null;
	await refuseTakenPort(port, '127.0.0.1');
	const monitor = fastify();
	monitor.get('/health', async () => ({ ok: true }));
	monitor.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
	await monitor.listen({ port, host: '127.0.0.1' });
	return monitor;
}
