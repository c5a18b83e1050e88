import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { languageSlot } from '../../../client/runtime/document-marks.ts';
import { createJoiner, type Part } from '../../../renderer/html/join-parts.ts';
import { createShellTemplate } from '../../../renderer/html/shell-template.ts';

const textOf = (parts: readonly Part[]) => Buffer.from(createJoiner()(parts)).toString();
const paths = { de: '/a', en: '/en/a', fr: '/fr/a' };

it('puts paths where the switcher has its slots', () => {
	const link = renderToStaticMarkup(createElement('a', { href: languageSlot('en') }, 'EN'));
	expect(textOf(createShellTemplate({ before: link, after: '' }).splice('/a', paths).before)).toBe('<a href="/en/a">EN</a>');
});

it('takes no text of the content for a slot', () => {
	const text = `${languageSlot('en')} href="${languageSlot('en')}"`;
	const written = renderToStaticMarkup(createElement('p', { title: text }, text));
	expect(textOf(createShellTemplate({ before: written, after: '' }).splice('/a', paths).before)).toBe(written);
});
