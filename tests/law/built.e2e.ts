/** What the law asks of the site, row by row and in each language, in the files of the built demo. */
import { test } from '@playwright/test';
import { languages } from '../../site/languages.ts';
import { builtRows } from './built-rows.ts';
import { type BuiltSite, readBuiltSite } from './built-site.ts';
import { lawSources } from './law-sources.ts';

test.describe.configure({ mode: 'default' });
let site: BuiltSite;
test.beforeAll(async () => {
	site = await readBuiltSite();
});

for (const source of lawSources) {
	const holds = builtRows[source];
	if (holds === 'in browser') continue;
	for (const language of languages) test(`${source}, in "${language}"`, () => holds(site, language));
}
