/** What somebody typed, whether before or after the app began to listen. */
import { beforeEach, expect, test } from 'vitest';
import { watchTyping } from '../../../../client/runtime/navigation/full-load.ts';

beforeEach(() => {
	document.body.innerHTML =
		'<form><input name="name" value="1"><input type="checkbox" name="privacy"><textarea name="message">Hello</textarea></form>';
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;

test('nothing is typed in fields that are as they were built', () => {
	expect(watchTyping(document)()).toBe(false);
});

test.each([
	['a line', 'name', { value: 'Änne' }],
	['a text', 'message', { value: '' }],
	['a check mark', 'privacy', { checked: true }],
])('%s that was there before anybody listened counts', (_, name, state) => {
	Object.assign(field(name), state);
	expect(watchTyping(document)()).toBe(true);
});

test('what was typed counts, even where a component has taken it over', () => {
	const hasTyped = watchTyping(document);
	field('name').dispatchEvent(new Event('input', { bubbles: true }));
	expect(hasTyped()).toBe(true);
});
