import { expect, it } from 'vitest';
import { formatPageFaults } from '../../../commands/checking-pages/site-documents.ts';

it('tells the same fault of many pages once, the most frequent first', () => {
	const faults = ['/a', '/b', '/c', '/d', '/e', '/a'].map((page) => ({ check: 'html', page, message: 'Stray tag.' }));
	expect(formatPageFaults([{ check: 'links', page: '/x', message: '/y leads nowhere' }, ...faults])).toBe(
		'html: Stray tag.\n    on /a, /b, /c and 2 more\nlinks: /y leads nowhere\n    on /x',
	);
});
