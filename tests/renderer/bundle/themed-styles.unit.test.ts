/** A theme adds its rules to sheets that were made without it. */
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { type PlainStyles, withTheme } from '../../../renderer/bundle/themed-styles.ts';
import { themeTokens } from '../../../shop/site/theme-tokens.ts';
import type { Theme } from '../../../site/theme.ts';
import { headingFontNames } from '../../../site/theme.ts';
import { aContent } from '../../builders/content.ts';

const { theme: plain } = aContent().project;
const styles: PlainStyles = {
	plainShell: ':root{--a:120rem}body{width:var(--a)}',
	properties: new Map([['--page-width', '--a']]),
	end: '',
	templates: { home: '.hero{width:var(--a)}' },
	parts: {},
	fonts: new Map(),
	preloads: [],
};

it('comes last in the sheet of the shell, and names properties as the sheets do', () => {
	const { shell, templates } = withTheme(styles, themeTokens({ ...plain, pageWidth: '90rem' }));
	expect(shell).toBe(`${styles.plainShell}:root{--a:90rem}`);
	expect(templates).toEqual(styles.templates);
});

it('leaves the sheets of a project without a theme as they are', () => {
	expect(withTheme(styles, themeTokens(plain)).shell).toBe(styles.plainShell);
});

it.each(headingFontNames)('is a rule that browsers can read, with everything that a project can set and %s', async (headingFont) => {
	const theme: Theme = {
		...plain,
		headingFont,
		baseColor: '#16131a',
		brandColor: '#e7a977',
		backgroundColor: '#1d1822',
		footerBackgroundColor: '#efe6dc',
		pageWidth: '76rem',
		wrapperWidth: '62.5%',
		headerHeightPx: 120,
	};
	const rules = withTheme(styles, themeTokens(theme)).shell.slice(styles.plainShell.length);
	const { code, warnings } = await transform(rules, { loader: 'css', minify: true, charset: 'utf8' });
	expect(warnings).toEqual([]);
	expect(code.trimEnd()).toBe(rules);
});
