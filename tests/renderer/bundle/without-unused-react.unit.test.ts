/** What is left of React DOM in the scripts renders as all of it does, and refuses the components whose code is gone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withoutUnused } from '../../../renderer/bundle/without-unused-react.ts';

const file = createRequire(import.meta.url)
	.resolve('react-dom/client')
	.replace(/client\.js$/, 'cjs/react-dom-client.production.js');
const source = readFileSync(file, 'utf8');

it('takes out of React DOM what only its view transitions and refs on fragments call', () => {
	const without = withoutUnused(source);
	expect(source.length - without.length).toBeGreaterThan(30_000);
	expect(without).toContain("function createViewTransitionInstance(name) {throw Error('React view transitions");
	expect(without).toContain("function FragmentInstance(fragmentFiber) {throw Error('React fragment refs");
	expect(without).not.toContain('FragmentInstance.prototype');
	expect(without).toMatch(/function commitEnterViewTransitions\([^)]*\) \{\}/);
});

it('changes nothing outside the bodies and methods of these functions', () => {
	const declarations = (text: string) => text.match(/^(?:async )?function \w+\(|^exports\.\w+/gm);
	expect(declarations(withoutUnused(source))).toEqual(declarations(source));
});

it('refuses a React DOM whose functions have other names', () => {
	expect(() => withoutUnused(source.replaceAll('measureInstance', 'gauge'))).toThrow('React DOM has no functions measureInstance any more');
});
