/** Scripts become smaller and do the same: names that other scripts import stay. */
import { expect, it } from 'vitest';
import { shrinkScripts } from '../../../renderer/bundle/bundle-browser.ts';

const script = `/* banner */
const longNameOfAFunction = (value) => { const doubled = value * 2; return doubled; };
function unused() { return longNameOfAFunction(1); }
export { longNameOfAFunction as double };
`;

const bytes = (text: string) => new TextEncoder().encode(text);

it('keeps exported names and what they do, and drops everything that no other script can see', async () => {
	const shrunk = (await shrinkScripts(new Map([['chunk-A.js', bytes(script)]]))).get('chunk-A.js');
	const text = new TextDecoder().decode(shrunk);
	expect(text).not.toMatch(/longNameOfAFunction|unused|banner/);
	expect(text.length).toBeLessThan(script.length / 2);
	const module = await import(`data:text/javascript,${encodeURIComponent(text)}`);
	expect(module.double(21)).toBe(42);
});

it('gives the same bytes of the same script', async () => {
	const [first, second] = await Promise.all([1, 2].map(() => shrinkScripts(new Map([['a.js', bytes(script)]]))));
	expect(first).toEqual(second);
});

it('refuses a script that it cannot read', async () => {
	await expect(shrinkScripts(new Map([['a.js', bytes('const = 1')]]))).rejects.toThrow('a.js cannot be minified: ');
});
