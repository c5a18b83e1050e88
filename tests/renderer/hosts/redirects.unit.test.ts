import { expect, it } from 'vitest';
import { redirectPage, redirectsFile } from '../../../renderer/output/stage-redirects.ts';
import type { Redirect } from '../../../renderer/routes/site-plan.ts';
import { aSiteConfig } from '../../builders/content.ts';

const redirect: Redirect = { from: '/info/alt', to: '/info/neu', language: 'de' };

it('writes a rule a line for hosts that know redirects', () => {
	expect(redirectsFile([redirect, { from: '/en/info/alt', to: '/en/info/neu', language: 'en' }], null)).toBe(
		'/info/alt /info/neu 301\n/en/info/alt /en/info/neu 301\n',
	);
});

it('leads from the login to the content portal, however it is spelt', () => {
	const rules = redirectsFile([redirect], 'https://cms.example/directus').trimEnd().split('\n');
	expect(rules).toHaveLength(2 ** 5 + 1);
	for (const spelling of ['/login', '/Login', '/LOGIN', '/logIN']) expect(rules).toContain(`${spelling} https://cms.example/directus 301`);
	expect(rules.at(-1)).toBe('/info/alt /info/neu 301');
});

it('writes a page that needs no server and no script for all others', () => {
	const page = redirectPage(redirect, aSiteConfig());
	expect(page).toContain('<meta http-equiv="refresh" content="0; url=/info/neu">');
	expect(page).toContain('<link rel="canonical" href="https://goldschmiede.example/info/neu">');
	expect(page).toContain('<meta name="robots" content="noindex">');
	expect(page).toContain('<a href="/info/neu">Zur neuen Adresse</a>');
	expect(page).toContain("default-src 'none'");
	expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/);
	expect(redirectPage({ ...redirect, language: 'fr' }, aSiteConfig())).toContain('<html lang="fr">');
});
