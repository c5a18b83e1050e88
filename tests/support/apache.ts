/** A real Apache over a built site, as an ordinary shared host runs it: Debian's modules with their own settings, and `.htaccess` allowed to say everything. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWebServer, type Served, startWebServer, type WebServer } from '../../commands/programs/web-server.ts';
import { findFreePort } from '../../sandbox/free-port.ts';

const available = '/etc/apache2/mods-available';

/** What Debian switches on by itself; the settings of `deflate` compress what is not compressed yet. */
const ownModules = [
	'mpm_event',
	'access_compat',
	'alias',
	'authn_core',
	'authz_core',
	'authz_host',
	'autoindex',
	'deflate',
	'dir',
	'env',
	'filter',
	'mime',
	'negotiation',
	'reqtimeout',
	'setenvif',
];
/** What hosts add for `.htaccess`, and for passing orders on. */
const addedModules = ['headers', 'rewrite', 'expires', 'proxy', 'proxy_http'];

/** Types that a host knows whose table is as old as many are: a site's own file has to name the others. */
const oldTypes = `
text/html html
text/css css
text/plain txt
application/json json
application/xml xml
image/jpeg jpg
image/png png
image/svg+xml svg
`;

/** Path of Apache; null where it cannot be had. */
export async function findApache(): Promise<string | null> {
	return await findWebServer('apache2', ['apache2']);
}

/** Serves a site as its own `.htaccess` says. */
export async function startApache(program: string, { root, work, orders = null }: Served): Promise<WebServer> {
	mkdirSync(work, { recursive: true });
	const configFile = join(work, 'apache.conf');
	const errorLog = join(work, 'error.log');
	const port = await findFreePort();
	const typesFile = join(work, 'mime.types');
	writeFileSync(typesFile, oldTypes);
	writeFileSync(configFile, configuration({ root, work, errorLog, typesFile, port, orders }));
	const args = ['-f', configFile, '-D', 'FOREGROUND'];
	return await startWebServer({ program, args, port, errorLog, encodings: ['br', 'gzip'] });
}

interface Setup {
	readonly root: string;
	readonly work: string;
	readonly errorLog: string;
	readonly typesFile: string;
	readonly port: number;
	readonly orders: string | null;
}

function configuration({ root, work, errorLog, typesFile, port, orders }: Setup): string {
	const modules = [...ownModules, ...addedModules].flatMap((name) =>
		['load', 'conf'].map((kind) => join(available, `${name}.${kind}`)).filter((file) => existsSync(file)),
	);
	return `
ServerRoot "${work}"
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile "${join(work, 'apache.pid')}"
ErrorLog "${errorLog}"
DefaultRuntimeDir "${work}"
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${modules.map((file) => `Include ${file}`).join('\n')}
TypesConfig "${typesFile}"
AccessFileName .htaccess
<FilesMatch "^\\.ht">
	Require all denied
</FilesMatch>
DocumentRoot "${root}"
<Directory "${root}">
	Options Indexes FollowSymLinks MultiViews
	AllowOverride All
	Require all granted
</Directory>
${orders === null ? '' : `ProxyPass /ecom/ ${orders}/ecom/`}
`;
}
