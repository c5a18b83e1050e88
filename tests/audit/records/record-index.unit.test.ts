import { expect, it } from 'vitest';
import { createRecordIndex, recordUrl } from '../../../audit/records/record-index.ts';

it.each<[string, string | number, string | null]>([
	['ecommerce_product', 17, 'https://cms.example/admin/content/ecommerce_product/17'],
	['project', 'juwelier.example', 'https://cms.example/admin/content/project/juwelier.example'],
	['page', '(new)', 'https://cms.example/admin/content/page/+'],
	['directus_files', 'ab-12', 'https://cms.example/admin/files/ab-12'],
	['page', '"><script>', 'https://cms.example/admin/content/page/%22%3E%3Cscript%3E'],
	['ecommerce_product', 'records/ecommerce_product/0-65535.json', null],
	['page', '', null],
])('finds %s %s in Directus', (collection, id, url) => {
	expect(recordUrl('https://cms.example', collection, id)).toBe(url);
	expect(recordUrl(null, collection, id)).toBeNull();
});

it('knows a file by its name, also where its record is gone', () => {
	const file = { id: 'ab', title: 'DSC 0815', filename_download: 'ring.png' };
	const images = new Map([['cd', { filename: 'kette.png' }]]);
	const index = createRecordIndex({ records: (name) => (name === 'directus_files' ? [file] : []), images }, null);
	expect(['ab', 'cd', 'ef'].map((id) => index.ref('directus_files', id).label)).toEqual(['ring.png', 'kette.png', '']);
});
