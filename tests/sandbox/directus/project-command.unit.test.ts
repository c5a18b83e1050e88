/** The lines that `npm run directus` prints for its projects. */
import { expect, it } from 'vitest';
import { projectAccounts } from '../../../sandbox/directus/fixture/accounts.ts';
import { projectCommand } from '../../../sandbox/directus/project-command.ts';

it('gives the default folders to the first project, and every other one folders of its own', () => {
	const lines = projectAccounts.flatMap(({ domain, readToken }) =>
		([{ name: 'build' }, { name: 'build', isDrafts: true }, { name: 'serve', variables: { A: 'b' } }] as const).map((command) =>
			projectCommand({ url: 'http://localhost:8055', domain, readToken, ...command }),
		),
	);
	const first = '  DIRECTUS_URL=http://localhost:8055 DIRECTUS_TOKEN=demo-read-token-weidenbach';
	const second = '  DIRECTUS_URL=http://localhost:8055 DIRECTUS_TOKEN=demo-read-token-nordlicht';
	const dir = '.cache/uhren-nordlicht.example';
	expect(lines).toEqual([
		`${first} PROJECT_DOMAIN=juwelier-weidenbach.example npm run build`,
		`${first} PROJECT_DOMAIN=juwelier-weidenbach.example npm run build -- --drafts`,
		`${first} A=b PROJECT_DOMAIN=juwelier-weidenbach.example npm run serve`,
		`${second} PROJECT_DOMAIN=uhren-nordlicht.example npm run build -- --content ${dir}/content --out ${dir}/out --cache ${dir}/cache`,
		`${second} PROJECT_DOMAIN=uhren-nordlicht.example npm run build -- --drafts --content ${dir}/drafts/content --out ${dir}/drafts/out --cache ${dir}/drafts/cache`,
		`${second} A=b PROJECT_DOMAIN=uhren-nordlicht.example npm run serve -- --content ${dir}/content --out ${dir}/out --data ${dir}/data`,
	]);
});
