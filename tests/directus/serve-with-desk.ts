/** A program: a built shop with its order service, an order desk in Directus and the providers' stand-ins. Says where it is, and ends with SIGTERM. */
import { defaultFolders } from '../../commands/options/project-folder.ts';
import { serveWithStandIns } from '../../commands/serving/serve-with-stand-ins.ts';
import type { DeskOptions } from '../../orders/desk/desk.ts';
import siteConfig from '../../site.config.ts';

interface Wish {
	readonly dist: string;
	readonly orderDir: string;
	readonly desk: DeskOptions;
}

const { dist, orderDir, desk } = JSON.parse(process.argv[2] ?? '') as Wish;
const { projectDomain, store, payments } = siteConfig;
const { url, close } = await serveWithStandIns({
	...{ dir: dist, port: 0, host: '127.0.0.1' },
	orders: {
		...{ orderServiceUrl: null, contentDir: defaultFolders.content, projectDomain, payments, orderDir },
		...{ storePath: store.path, showsArrivals: false, orderDesk: desk },
	},
});
process.on('SIGTERM', () => void close().then(() => process.exit(0)));
process.send?.(url);
