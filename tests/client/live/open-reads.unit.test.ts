/** The shop's settings load: loading, data, error, with its fixed text. */
import { expect, it, vi } from 'vitest';
import { changeSettings, loadSettings, type SettingsAction, settingsStore } from '../../../client/live/open-reads.ts';

const settings = {
	callToActionText: null,
	globalFooter: null,
	defaultSort: '-id',
	enableCart: true,
	maintenanceMode: false,
	showStock: false,
	allowRatings: true,
	purchaseToOrder: false,
	immediateDays: 3,
};

it('is loading, then data; and data again while it is renewed', async () => {
	const states: string[] = [];
	const stop = settingsStore.subscribe(() => states.push(settingsStore.get().state));
	expect(settingsStore.get()).toEqual({ state: 'loading' });
	expect(await loadSettings(async () => settings)).toEqual({ state: 'data', settings });
	expect(await loadSettings(async () => ({ ...settings, enableCart: false }))).toMatchObject({ settings: { enableCart: false } });
	stop();
	expect(states).toEqual(['loading', 'data', 'data']);
});

it('is an error with the text of the catalogue, and loading when somebody tries again', async () => {
	const error = vi.spyOn(console, 'error').mockReturnValue();
	const down = new Error('down');
	expect(await loadSettings(() => Promise.reject(down))).toEqual({ state: 'error', error: 'Could not load settings' });
	expect(error).toHaveBeenCalledExactlyOnceWith('Could not load settings', down);
	let during = '';
	await loadSettings(async () => {
		during = settingsStore.get().state;
		return settings;
	});
	expect(during).toBe('loading');
});

it('only logs an action that it does not know', () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	const state = { state: 'data', settings } as const;
	expect(changeSettings(state, { type: 'explode' } as never as SettingsAction)).toBe(state);
	expect(warn).toHaveBeenCalledOnce();
});
