import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as icons from '../../../client/ui/icons.tsx';

it.each(Object.entries(icons))('%s is a drawing of 24 by 24 that assistive technology passes over', (_, Icon) => {
	const html = renderToStaticMarkup(<Icon sizePx={14} strokeWidth={1.25} />);
	expect(html).toMatch(
		/^<svg [^>]*width="14" height="14" viewBox="0 0 24 24" [^>]*stroke-width="1.25" [^>]*aria-hidden="true"><(path|circle|rect|line) /,
	);
});

it('has the names of its drawing and of its place as classes', () => {
	expect(renderToStaticMarkup(<icons.Mail sizePx={14} strokeWidth={2} className="fax" />)).toContain('class="lucide lucide-mail fax"');
});
