/** Loaded before a command (`node --import`): what it waits for by `setTimeout` of `node:timers/promises` takes a hundredth of the time, and its clock has gone on all the same. */
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const wait = timers.setTimeout;
const now = Date.now;
let skippedMs = 0;

timers.setTimeout = async (ms = 0, value, options) => {
	const result = await wait(ms / 100, value, options);
	skippedMs += ms - ms / 100;
	return result;
};
Date.now = () => now() + skippedMs;
syncBuiltinESMExports();
