import { expect, it } from 'vitest';
import { suggestEmail } from '../../../../../client/pages/checkout/steps/AddressFields.tsx';

it.each([
	['lena@gmial.com', 'lena@gmail.com'],
	['lena@gmail.con', 'lena@gmail.com'],
	['lena@gmai.com', 'lena@gmail.com'],
	[' lena@Webb.de ', 'lena@web.de'],
	['lena@gmxd.e', 'lena@gmx.de'],
	['lena@t-onlin.de', 'lena@t-online.de'],
])('of %s it suggests %s', (typed, meant) => {
	expect(suggestEmail(typed)).toBe(meant);
});

it.each(['lena@gmail.com', 'lena@mail.com', 'lena@juwelier-weidenbach.example', 'lena@gmx.at', 'lena', 'a@b@gmial.com', ''])(
	'has nothing to say of %s',
	(typed) => {
		expect(suggestEmail(typed)).toBeNull();
	},
);
