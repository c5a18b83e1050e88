/** The permissions that are installed for one shop of several: what each is about, and what it writes. */
import { expect, it } from 'vitest';
import { type Access, installAccess } from '../../../orders/desk/install/desk-access.ts';
import { DeskConflict } from '../../../orders/desk/install/desk-schema.ts';

const project = 'a.example';

/** A Directus with so many shops, and what was written there. */
function aDirectus(shops: number) {
	const writes: { readonly path: string; readonly body: unknown }[] = [];
	const request = async (method: string, path: string, body?: unknown): Promise<unknown> => {
		if (method !== 'GET') writes.push({ path, body });
		if (path.startsWith('/items/project')) return Array.from({ length: shops }, (_, index) => ({ domain: `${index}.example` }));
		return path.startsWith('/users') ? [{ id: 'u', policies: [] }] : [];
	};
	const permissions = () =>
		writes.filter(({ path }) => path === '/permissions').flatMap(({ body }) => body as readonly Record<string, unknown>[]);
	const find = (collection: string, action: string) =>
		permissions().filter((each) => each.collection === collection && each.action === action);
	return { api: { request }, writes, find };
}

const access: Access = { project, token: 'service', owners: [], refunders: [], hasRules: true };

it('says of each new and changed record whose it is', async () => {
	const { api, find } = aDirectus(2);
	await installAccess(api, access);
	for (const collection of ['order', 'withdrawal', 'request', 'stock_movement']) {
		expect(find(collection, 'create')).toMatchObject([
			{ presets: { project }, validation: { _and: [{ project: { _eq: project } }, { project: { _submitted: true } }] } },
		]);
	}
	for (const update of find('order', 'update')) expect(update.validation).toEqual({ _and: [{ project: { _eq: project } }] });
});

it('shows pictures of the shop alone where there are others', async () => {
	const [shared, single] = [aDirectus(2), aDirectus(1)];
	await installAccess(shared.api, { ...access, folder: 'own-folder' });
	await installAccess(single.api, access);
	expect(shared.find('directus_files', 'read')).toMatchObject([
		{ permissions: { _and: [{ type: { _starts_with: 'image/' } }, { folder: { _in: ['own-folder', expect.any(String)] } }] } },
	]);
	expect(single.find('directus_files', 'read')).toMatchObject([{ permissions: { type: { _starts_with: 'image/' } } }]);
	expect(single.writes.filter(({ path }) => path === '/folders')).toEqual([]);
});

it('gives editors what the declarations say', async () => {
	const { api, find, writes } = aDirectus(1);
	const editorGrants: Access['editorGrants'] = ({ project: always, folder }) => [
		{ collection: 'brand', action: 'create', always: { project: always, folder } },
	];
	await installAccess(api, { ...access, editors: ['e@example.com'], editorGrants, folder: 'own-folder' });
	expect(find('brand', 'create')).toMatchObject([{ presets: { project, folder: 'own-folder' } }]);
	expect(writes).toContainEqual({ path: '/policies', body: expect.objectContaining({ name: `Redaktion (${project})`, app_access: true }) });
});

it('refuses whole collections where there are other shops', async () => {
	const { api, writes } = aDirectus(2);
	await expect(installAccess(api, { ...access, hasRules: false })).rejects.toThrow(DeskConflict);
	expect(writes).toEqual([]);
	await installAccess(aDirectus(1).api, { ...access, hasRules: false });
});
