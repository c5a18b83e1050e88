import { expect, it } from 'vitest';
import { orderInAddress } from '../../../../client/pages/withdraw/WithdrawPage.tsx';
import { withdrawPath } from '../../../../site/fixed-paths.ts';

import { languages } from '../../../../site/languages.ts';

it.each(['2026-0041', 'Ä & Ö = ü?', '<b>', '👻', '9'.repeat(200)])('reads what a link names: %s', (number) => {
	for (const language of languages) {
		expect(orderInAddress(new URL(withdrawPath(language, number), 'https://example.org').search)).toBe(number);
	}
});

it.each([
	['nothing', ''],
	['an empty name', '?bestellung=%20'],
	['what cannot be seen', '?bestellung=a%00b'],
	['two lines', '?bestellung=a%0d%0ab'],
	['too much', `?bestellung=${'9'.repeat(201)}`],
	['something else', '?order=1'],
])('takes %s for no contract', (_, search) => {
	expect(orderInAddress(search)).toBeNull();
});
