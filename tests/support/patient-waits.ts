/** Loaded before each file of tests: `vi.waitFor` and `vi.waitUntil` wait as long as a busy machine needs, unless a test names its own limit. */
import { vi } from 'vitest';

/** On an idle machine every wait ends within milliseconds; the limit only decides how late a failing test says so. */
const patienceMs = 20_000;

const { waitFor, waitUntil } = vi;
// files of one process share `vi`
if (waitFor.name !== 'waitPatientlyFor') {
	vi.waitFor = function waitPatientlyFor(callback, options) {
		return waitFor(callback, withPatience(options));
	};
	vi.waitUntil = (callback, options) => waitUntil(callback, withPatience(options));
}

function withPatience<Options extends { readonly timeout?: number }>(options: Options | number | undefined) {
	return typeof options === 'number' ? options : { timeout: patienceMs, ...options };
}
