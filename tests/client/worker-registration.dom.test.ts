/** Where a worker is registered, and what the console says where it is not. */
import { afterEach, expect, test, vi } from 'vitest';
import { registerWorker } from '../../client/worker-registration.ts';

afterEach(() => void vi.restoreAllMocks());

function aWindow({ secure, register }: { readonly secure: boolean; readonly register: () => Promise<unknown> }) {
	const surroundings: unknown = {
		isSecureContext: secure,
		navigator: { serviceWorker: { controller: null, register, ready: new Promise(() => {}) } },
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
