/** The folders of a shop's pictures in Directus: the one that editors were given, the one that is named, or a new one where there is nothing to confuse it with. */
import type { DirectusApi } from '../../outbox/directus-api.ts';
import { uuidOf } from '../../store/uuid-of.ts';
import { DeskConflict, rowsOf } from './desk-schema.ts';

export interface ShopFolders {
	readonly folder: string;
	readonly sharedFolder: string;
}

interface FolderWish {
	readonly project: string;
	/** As named on the command line; undefined: it was not. */
	readonly named: string | undefined;
	/** Key of the policy of editors, which may exist. */
	readonly editorPolicy: string;
	/** Editors are given rights to it: they would not see pictures that lie elsewhere. */
	readonly forEditors: boolean;
	/** Of all shops in this Directus. */
	readonly projects: readonly string[];
	tell(line: string): void;
}

/** Makes what is missing. @throws DeskConflict where pictures lie in folders of which none is named */
export async function installFolders(api: DirectusApi, wish: FolderWish): Promise<ShopFolders> {
	const { project, named, tell } = wish;
	const sharedFolder = uuidOf('folder', 'shared');
	const known = new Map(
		rowsOf(await api.request('GET', '/folders?limit=-1&fields=id,name')).map(({ id, name }) => [String(id), String(name)]),
	);
	const folder = named ?? (await findFolder(api, wish, known)) ?? uuidOf(project, 'folder');
	if (!known.has(folder)) {
		await api.request('POST', '/folders', { id: folder, name: project });
		tell(`A folder for the pictures of ${project} was made: ${folder}.`);
	} else if (named === undefined) tell(`The pictures of ${project} are those of the folder "${known.get(folder)}" (${folder}).`);
	if (!known.has(sharedFolder)) await api.request('POST', '/folders', { id: sharedFolder, name: 'Gemeinsam' });
	return { folder, sharedFolder };
}

/** null: there is none that could be meant. */
async function findFolder(
	api: DirectusApi,
	{ project, editorPolicy, forEditors, projects }: FolderWish,
	known: ReadonlyMap<string, string>,
): Promise<string | null> {
	const ofEditors = rowsOf(
		await api.request('GET', `/permissions?limit=-1&fields=collection,action,presets&filter[policy][_eq]=${editorPolicy}`),
	)
		.filter(({ collection, action }) => collection === 'directus_files' && action === 'create')
		.flatMap(({ presets }) => (typeof presets === 'object' && presets !== null && 'folder' in presets ? [String(presets.folder)] : []));
	const own = [...ofEditors, uuidOf(project, 'folder')].find((id) => known.has(id));
	if (own !== undefined) return own;
	const byName = [...known].find(([, name]) => name === project);
	if (byName !== undefined) return byName[0];
	if (!forEditors) return null;
	const others = new Set([uuidOf('folder', 'shared'), ...projects.map((each) => uuidOf(each, 'folder'))]);
	const candidates = [...known].filter(([id, name]) => !others.has(id) && !projects.includes(name));
	const withPictures: string[] = [];
	for (const [id, name] of candidates) {
		const query = `/files?limit=1&fields=id&filter[folder][_eq]=${encodeURIComponent(id)}&filter[type][_starts_with]=image/`;
		if (rowsOf(await api.request('GET', query)).length > 0) withPictures.push(`"${name}" (${id})`);
	}
	if (withPictures.length === 0) return null;
	throw new DeskConflict(
		`Editors of ${project} need the folder of its pictures, and Directus has pictures in ${withPictures.join(', ')}. Fix: name the shop's with --folder <id>, or make a new one in Directus and name that.`,
	);
}
