/** `fleet gateway`: until it is told to stop. It needs the storage alone, neither queue nor backend. */
import { createGateway } from '../../fleet/gateway/gateway.ts';
import { createReleaseCache } from '../../fleet/gateway/release-cache.ts';
import { createMetrics } from '../../fleet/metrics.ts';
import { openBucket } from '../../fleet/storage/bucket.ts';
import { type ExitCode, exitCodes } from '../options/command-line.ts';
import { readBucketAccess } from '../options/fleet-settings.ts';
import { withCredentials } from '../options/orders-settings.ts';
import { closeServer, listenAt, refuseTakenPort } from '../serving/listen-at.ts';
import { createFleetLog } from './open-fleet.ts';
import { startMonitor } from './start-monitor.ts';
import { untilStopped } from './until-stopped.ts';

interface GatewayCommand {
	readonly port: number;
	readonly host: string;
	readonly monitorPort?: number;
}

/** What visitors see is no older than this. */
const currentMs = 500;
const objectBytes = 256 * 1024 * 1024;

export async function runFleetGateway({ port, host, monitorPort }: GatewayCommand): Promise<ExitCode> {
	const bucket = readBucketAccess(withCredentials(process.env));
	const log = createFleetLog('fleet-gateway');
	const metrics = createMetrics();
	// Visitors wait: no long tries.
	const storage = openBucket(bucket, { timeoutMs: 5000, retries: 2 });
	const server = createGateway({ cache: createReleaseCache({ bucket: storage, currentMs, objectBytes }), metrics, log });
	await refuseTakenPort(port, host);
	const monitor = await startMonitor(monitorPort, metrics);
	await listenAt(server, port, host);
	log.info({ address: server.address() }, 'gateway ready');
	await untilStopped();
	await closeServer(server);
	await monitor?.close();
	return exitCodes.done;
}
