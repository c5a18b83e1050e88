/** Where a worker is registered, and what the console says where it is not. */
import { afterEach, expect, test, vi } from 'vitest';
import { registerWorker } from '../../../client/runtime/worker-registration.ts';

afterEach(() => void vi.restoreAllMocks());

interface Surroundings {
	readonly secure: boolean;
	readonly register: () => Promise<unknown>;
	/** What `navigator.serviceWorker` has beyond. */
	readonly workers?: object;
}

function aWindow({ secure, register, workers = { controller: null } }: Surroundings) {
	const surroundings: unknown = {
		isSecureContext: secure,
		navigator: { serviceWorker: Object.assign(workers, { register, ready: new Promise(() => {}) }) },
	};
	return surroundings as Window;
}

test('an insecure origin gets none, and the console says why', async () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	const register = vi.fn(async () => ({}));
	await registerWorker(aWindow({ secure: false, register }), () => {});
	expect(warn).toHaveBeenCalledExactlyOnceWith('Service workers can only be used over HTTPS, or on localhost for development');
	expect(register).not.toHaveBeenCalled();
});

test('a registration that fails is only logged', async () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	const refused = new DOMException('refused', 'SecurityError');
	await registerWorker(aWindow({ secure: true, register: () => Promise.reject(refused) }), () => {});
	expect(warn).toHaveBeenCalledExactlyOnceWith('The service worker could not be registered', refused);
});

test.each([
	{ case: 'the first worker is no update, even where it is in charge before it says that it is installed', before: null, updates: 0 },
	{ case: 'a worker after another one is an update', before: 'old', updates: 1 },
])('$case', async ({ before, updates }) => {
	vi.spyOn(console, 'info').mockReturnValue();
	const onUpdate = vi.fn();
	const installing = Object.assign(new EventTarget(), { state: 'installing' });
	const registration = Object.assign(new EventTarget(), { installing });
	const workers: { controller: unknown } = { controller: before };
	void registerWorker(aWindow({ secure: true, register: () => Promise.resolve(registration), workers }), onUpdate);
	await Promise.resolve();
	workers.controller = installing;
	installing.state = 'installed';
	installing.dispatchEvent(new Event('statechange'));
	expect(onUpdate).toHaveBeenCalledTimes(updates);
});
