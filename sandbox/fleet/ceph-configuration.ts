/** The settings of a Ceph that has one machine, one disk and one copy of everything. */
import { join } from 'node:path';

export interface CephPlace {
	readonly clusterId: string;
	/** Of the gateway. */
	readonly port: number;
	readonly monitorPort: number;
	/** For the older protocol, which the monitor speaks as well. */
	readonly oldMonitorPort: number;
	readonly diskGib: number;
}

const gibibyte = 2 ** 30;

/** `ceph.conf` for a storage that writes nothing outside its folder. */
export function cephConfiguration(dir: string, { clusterId, port, monitorPort, oldMonitorPort, diskGib }: CephPlace): string {
	const global = {
		fsid: clusterId,
		mon_host: `[v2:127.0.0.1:${monitorPort},v1:127.0.0.1:${oldMonitorPort}]`,
		public_network: '127.0.0.0/8',
		cluster_network: '127.0.0.0/8',
		// Only this machine reaches it.
		auth_cluster_required: 'none',
		auth_service_required: 'none',
		auth_client_required: 'none',
		run_dir: join(dir, 'run'),
		// The path of a socket may have 107 characters, and folders of tests are longer.
		admin_socket: '',
		log_file: join(dir, 'log', '$name.log'),
		log_to_stderr: false,
		mon_data: join(dir, 'mon'),
		osd_data: join(dir, 'osd'),
		mon_allow_pool_size_one: true,
		osd_pool_default_size: 1,
		osd_pool_default_min_size: 1,
		osd_pool_default_pg_num: 4,
		osd_pool_default_pg_autoscale_mode: 'off',
		osd_crush_chooseleaf_type: 0,
		osd_crush_update_on_start: true,
		osd_objectstore: 'bluestore',
		// The monitor ends itself on a disk that is fuller than it likes.
		mon_data_avail_warn: 2,
		mon_data_avail_crit: 1,
		// Proposals wait for others by default, and there are no others.
		paxos_propose_interval: 0.05,
		paxos_min_wait: 0.02,
		bluestore_block_size: diskGib * gibibyte,
		osd_memory_target: 939_524_096,
		osd_op_num_shards: 2,
	};
	const client = {
		keyring: join(dir, 'keyring'),
		ms_mon_client_mode: 'crc',
		rgw_frontends: `beast endpoint=127.0.0.1:${port} tcp_nodelay=1`,
		rgw_thread_pool_size: 32,
		rgw_rados_pool_pg_num_min: 4,
		rgw_cache_enabled: true,
		rgw_enable_usage_log: false,
		rgw_dns_name: '127.0.0.1',
	};
	const section = (name: string, settings: Readonly<Record<string, string | number | boolean>>) =>
		`[${name}]\n${Object.entries(settings)
			.map(([key, value]) => `${key} = ${value}\n`)
			.join('')}`;
	return section('global', global) + section('client', client);
}
