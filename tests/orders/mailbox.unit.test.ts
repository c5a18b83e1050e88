/** A mailbox is counted once, however its address is written, by the rules of its provider. */
import { expect, it } from 'vitest';
import { mailboxOf } from '../../orders/store/mailbox.ts';

it.each([
	['capitals and what follows a +', ['aenne@post.example', 'Aenne@POST.example', 'aenne+ring@post.example', ' aenne@post.example']],
	['an international domain', ['aenne@müller.example', 'aenne@xn--mller-kva.example', 'aenne@MÜLLER.example.']],
	['dots of Gmail', ['aenne@gmail.com', 'A.Enne@gmail.com', 'aen.ne+1@googlemail.com']],
	['dots, hyphens and underscores of Proton', ['aenne@proton.me', 'a.en-ne@protonmail.com', 'aen_ne+1@pm.me']],
	['the three domains of iCloud', ['aenne@icloud.com', 'aenne@me.com', 'aenne+1@mac.com']],
	['hyphens of Yandex', ['a-enne@yandex.com', 'a.enne@ya.ru']],
	['marks of Yahoo', ['aenne@yahoo.com', 'aenne-ring@yahoo.com', 'aenne+ring@yahoo.com']],
	['named domains of Fastmail', ['aenne@fastmail.com', 'ring@aenne.fastmail.com', 'aenne+ring@fastmail.com']],
])('counts %s as one mailbox', (_, addresses) => {
	expect(new Set(addresses.map(mailboxOf)).size).toBe(1);
});

it.each([
	['dots of other providers', ['a.enne@post.example', 'aenne@post.example', 'aenne@web.de', 'a.enne@web.de']],
	['hyphens of other providers', ['anna-lena@post.example', 'anna@post.example', 'anna-lena@gmail.com', 'anna@gmail.com']],
	['domains', ['aenne@yahoo.com', 'aenne@yahoo.de', 'aenne@fastmail.com', 'aenne@fastmail.fm', 'aenne@www.post.example']],
	['addresses that are nothing but a mark', ['+1@post.example', '+2@post.example', '@post.example']],
])('keeps %s apart', (_, addresses) => {
	expect(new Set(addresses.map(mailboxOf)).size).toBe(addresses.length);
});
