/** Lines for a terminal that run a command on a project of the sandbox's Directus. */
import type { ProjectAccount } from './fixture/accounts.ts';
import { projectAccounts } from './fixture/accounts.ts';

const defaultProject = projectAccounts[0].domain;

/** Options for the folders of each command, and where they lie below that of the project. */
const folders: Readonly<Record<'build' | 'serve', readonly string[]>> = {
	build: ['content', 'out', 'cache'],
	serve: ['content', 'out', 'data'],
};

interface ProjectCommand extends Pick<ProjectAccount, 'domain' | 'readToken'> {
	readonly url: string;
	readonly name: keyof typeof folders;
	readonly variables?: Readonly<Record<string, string>>;
	readonly isDrafts?: boolean;
}

/** A folder belongs to one project, and the default ones to the first: every other project has its own. */
export function projectCommand({ url, name, domain, readToken, variables = {}, isDrafts = false }: ProjectCommand): string {
	const env = { DIRECTUS_URL: url, DIRECTUS_TOKEN: readToken, ...variables, PROJECT_DOMAIN: domain };
	const dir = `.cache/${domain}${isDrafts ? '/drafts' : ''}`;
	const options = [
		...(isDrafts ? ['--drafts'] : []),
		...(domain === defaultProject ? [] : folders[name].map((folder) => `--${folder} ${dir}/${folder}`)),
	];
	const words = [
		...Object.entries(env).map((pair) => pair.join('=')),
		`npm run ${name}`,
		...(options.length === 0 ? [] : ['--', ...options]),
	];
	return `  ${words.join(' ')}`;
}
