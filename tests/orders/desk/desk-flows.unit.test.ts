/** The buttons of the desk: what their script makes of a dialog and of the order that was read. */
import { expect, it } from 'vitest';
import { installFlows } from '../../../orders/desk/install/desk-flows.ts';
import type { DirectusApi } from '../../../orders/outbox/directus-api.ts';

type Script = (data: { readonly $trigger: { readonly body: object }; readonly seen: unknown }) => Record<string, unknown>;

/** The scripts of all buttons, as they are installed into a Directus without Flows, in the order of the buttons. */
async function installedScripts(): Promise<readonly Script[]> {
	const scripts: Script[] = [];
	const api: DirectusApi = {
		async request(_method, _path, body) {
			const { type, options } = (body ?? {}) as { readonly type?: string; readonly options?: { readonly code?: string } };
			if (type === 'exec') scripts.push(compile(options?.code ?? ''));
			return [];
		},
	};
	await installFlows(api, 'goldschmiede', 'de', null);
	return scripts;
}

function compile(code: string): Script {
	const module: { exports?: Script } = {};
	new Function('module', code)(module);
	if (module.exports === undefined) throw new Error('The script exports nothing');
	return module.exports;
}

it('gives a command on the order that was read, with what the dialog asked for alone', async () => {
	const [command, , month] = await installedScripts();
	const $trigger = { body: { kind: 'ship', carrier: 'DHL', keys: ['o'], id: 'x' } };
	expect(command?.({ $trigger, seen: { id: 'o', revision: 3 } })).toEqual({ kind: 'ship', carrier: 'DHL', order: 'o', revision: 3 });
	expect(month?.({ $trigger: { body: { target: '2026-11' } }, seen: [{ id: 'o', revision: 3 }] })).toEqual({
		...{ target: '2026-11', kind: 'month', order: 'o', revision: 3 },
	});
});

it('says that there is no order for the documents of a month', async () => {
	const [, , month] = await installedScripts();
	for (const seen of [[], null]) expect(() => month?.({ $trigger: { body: {} }, seen })).toThrow('Es gibt noch keine Bestellung');
});
