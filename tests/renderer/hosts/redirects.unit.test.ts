import { expect, it } from 'vitest';
import { redirectPage } from '../../../renderer/hosts/redirect-page.ts';
import { redirectsFile } from '../../../renderer/hosts/redirects-file.ts';
import type { Redirect } from '../../../renderer/routes/plan-redirects.ts';
import { aSiteConfig } from '../../builders/content.ts';

const redirect: Redirect = { from: '/info/alt', to: '/info/neu', language: 'de' };

it('writes a rule a line for hosts that know redirects', () => {
	expect(redirectsFile([redirect, { from: '/en/info/alt', to: '/en/info/neu', language: 'en' }])).toBe(
		'/info/alt /info/neu 301\n/en/info/alt /en/info/neu 301\n',
	);
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
