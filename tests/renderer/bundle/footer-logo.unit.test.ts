/** The ground of a logo is seen on no footer, and the logo on every one. */
import { expect, test } from 'vitest';
import { footerLogoTokens } from '../../../renderer/bundle/footer-logo.ts';
import { themeTokens } from '../../../renderer/bundle/theme-tokens.ts';
import { aContent } from '../../builders/content.ts';

const light = '#f3f4f0';
const dark = '#17353b';
const negative = ['--footer-logo-filter', 'grayscale(1) invert(1) contrast(1.3)'];
const onDark = ['--footer-logo-blend', 'screen'];

test.each([
	{ base: null, page: null, footer: null, tokens: [] },
	{ base: null, page: null, footer: dark, tokens: [negative, onDark] },
	{ base: light, page: null, footer: light, tokens: [] },
	{ base: light, page: null, footer: dark, tokens: [negative, onDark] },
	{ base: dark, page: null, footer: null, tokens: [onDark] },
	{ base: dark, page: null, footer: dark, tokens: [onDark] },
	{ base: dark, page: null, footer: light, tokens: [negative] },
	{ base: dark, page: light, footer: null, tokens: [] },
	{ base: light, page: dark, footer: null, tokens: [onDark] },
])('base $base, page $page, footer $footer', ({ base, page, footer, tokens }) => {
	const { theme } = aContent().project;
	const colored = { ...theme, baseColor: base, backgroundColor: page, footerBackgroundColor: footer };
	expect(footerLogoTokens(colored)).toEqual(tokens);
	for (const [name, value] of tokens) expect(themeTokens(colored)).toContain(`${name}:${value}`);
});
