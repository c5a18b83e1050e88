import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Band, type BandProps } from '../../../client/ui/Band.tsx';
import { renderMarkdown } from '../../../pipeline/rich-text/render-markdown.ts';

function show(band: Partial<BandProps>): { readonly id: string | undefined; readonly link: Element | null } {
	document.body.innerHTML = renderToStaticMarkup(
		<Band heading="Öffnungszeiten & Anfahrt" {...band}>
			<p>Text</p>
		</Band>,
	);
	return { id: document.querySelector('section')?.id, link: document.querySelector('h2 > a') };
}

test('the heading of a band links to the band itself, and its words name the link', () => {
	const { id, link } = show({});
	expect(id).toBe('-öffnungszeiten-anfahrt');
	expect(link?.getAttribute('href')).toBe(`#${id}`);
	expect(link?.textContent).toBe('Öffnungszeiten & Anfahrt');
});

test('a fixed id stays the target of its heading', () => {
	const { id, link } = show({ id: 'cookies' });
	expect([id, link?.getAttribute('href')]).toEqual(['cookies', '#cookies']);
});

test('a heading that leads elsewhere has no second link', () => {
	const { link } = show({ path: '/uhren' });
	expect(link?.getAttribute('href')).toBe('/uhren');
	expect(document.querySelectorAll('a')).toHaveLength(1);
});

test.each(['Lieferung', '-Lieferung', '– Lieferung', '  lieferung'])('no heading of a rich text has the id of a band: %s', (heading) => {
	expect(renderMarkdown(`## ${heading}`)).not.toContain(`id="${show({ heading }).id}"`);
	expect(show({ heading }).id).toMatch(/^-/);
});
