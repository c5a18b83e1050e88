/** The import rules, as data. Everything that no row allows is a violation. */

export interface FolderRule {
	/** Files that modules of this folder may import beside each other: folders (`site/`) or patterns over files. */
	readonly folders: readonly RegExp[];
	/** Files that they may import for types only. */
	readonly types: readonly RegExp[];
	/** npm packages and `node:` modules. */
	readonly packages: readonly RegExp[];
}

const anything = /^/;

/** Modules of the client that touch no DOM, and so run in Node as well: the tsconfig of renderer and shop knows no DOM either. */
export const domFreeClientModules =
	/^client\/(texts\/.*|runtime\/(document|boot|page)-marks|server-bundle|(ui|products|pages|layout|catalogue|search)\/(.*\/)?[\w-]+-data|products\/base-price-text|orders\/contract\/(appointment-days|endpoints|legal-text-types))\.ts$/;

/** The layers of the client from the lowest up: a module uses those of its own layer and of lower ones, types included. */
export const clientLayers: readonly RegExp[] = [
	/^client\/(runtime|worker|orders)\//,
	/^client\/texts\//,
	/^client\/ui\//,
	// one folder a feature
	/^client\/(?!(runtime|worker|orders|texts|ui|layout|pages)\/)[^/]+\//,
	/^client\/layout\//,
	/^client\/pages\//,
	// entries and what joins the layers
	/^client\/[^/]+$/,
];

/** By top-level folder, or a folder below one that has a row of its own; `.` stands for files beside the folders. */
export const importRules: Readonly<Record<string, FolderRule>> = {
	site: { folders: [], types: [], packages: [] },
	pipeline: { folders: [/^site\//], types: [], packages: [anything] },
	client: { folders: [/^site\//], types: [], packages: [/^(?!node:|zod$|esbuild$|sharp$|@directus\/)/] },
	renderer: { folders: [/^site\//, /^pipeline\//, domFreeClientModules], types: [/^client\//], packages: [anything] },
	shop: { folders: [/^site\//, /^pipeline\//, /^renderer\//, domFreeClientModules], types: [/^client\//], packages: [anything] },
	audit: { folders: [/^site\//, /^pipeline\//, /^renderer\//, /^shop\//], types: [], packages: [anything] },
	orders: { folders: [/^site\//, /^client\/orders\/contract\//, /^pipeline\/(disk|snapshot)\//], types: [], packages: [anything] },
	fleet: { folders: [/^site\//, /^pipeline\//, /^renderer\//], types: [], packages: [anything] },
	sandbox: {
		folders: [/^site\//, /^pipeline\/(declarations|snapshot)\//, /^shop\/collections\//],
		types: [],
		packages: [anything],
	},
	demo: { folders: [], types: [], packages: [anything] },
	commands: { folders: [/^(?!bench\/|tests\/|demo\/)/], types: [], packages: [anything] },
	bench: { folders: [/^(?!tests\/|demo\/)/], types: [], packages: [anything] },
	tests: { folders: [/^(?!demo\/)/], types: [], packages: [anything] },
	'tests/demo': { folders: [anything], types: [], packages: [anything] },
	'.': { folders: [/^site\//, /^commands\/(programs|testing)\//], types: [], packages: [anything] },
};

/** A module and what must not be among all that it imports, directly or through others, as values. */
export interface ReachRule {
	readonly from: RegExp;
	readonly never: RegExp;
}

/** What a server runs. */
export const productionCommands = /^commands\/(serve|orders(-[\w-]+)?|fleet|build|fetch|audit|release|doctor|desk-install|prepare)\.ts$/;

/** Folders of which each module may run on a server, or in a visitor's browser. */
export const productionFolders = /^(site|pipeline|client|renderer|shop|audit|orders|fleet)\//;

/** Stand-ins of payment providers pay nothing, and the demo's Directus knows its passwords: no command of production may reach them. */
export const reachRules: readonly ReachRule[] = [{ from: productionCommands, never: /^sandbox\// }];
