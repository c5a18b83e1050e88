/** Pages hear no messages of other windows, whoever sends them, and their worker hears those of its own pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findMessageListeners } from '../support/find-message-listeners.ts';

const dist = process.env.TEST_SITE_DIST ?? '';

test('no script of the pages listens to messages', () => {
	const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
	expect(scripts.length).toBeGreaterThan(20);
	for (const name of scripts) {
		expect([name, findMessageListeners(readFileSync(join(dist, 'assets', name), 'utf8'))]).toEqual([name, []]);
	}
});

test('a listener would be found, however it is written', () => {
	for (const planted of [
		'window.addEventListener("message",e=>x(e.data))',
		"addEventListener( 'message', hear)",
		'self.onmessage=x',
		'window["onmessage"]=x',
		'new BroadcastChannel("cart")',
	]) {
		expect([planted, findMessageListeners(planted).length]).toEqual([planted, 1]);
	}
	expect(findMessageListeners('c=new MessageChannel;c.port1.onmessage=run;case"message":')).toEqual([]);
	// the worker's own, seen in what is built
	expect(findMessageListeners(readFileSync(join(dist, 'sw.js'), 'utf8')).length).toBeGreaterThan(0);
});
