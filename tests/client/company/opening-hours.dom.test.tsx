import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OpeningHours } from '../../../client/company/CompanyBlock.tsx';
import type { OpeningLineData } from '../../../client/company/company-data.ts';
import { de } from '../../../client/texts/de.ts';
import { PageContextProvider } from '../../../client/ui/page-context.tsx';

const line = (days: OpeningLineData['days'], opens: string, closes: string): OpeningLineData => ({
	days,
	opens,
	closes,
	closed: false,
	note: null,
});

test('a day with a midday break stands once, with both its times', () => {
	const lines = [
		line('Di - Fr', '09:30', '13:00'),
		line('Di - Fr', '14:00', '18:30'),
		line({ text: 'Samedi', lang: 'fr' }, '10:00', '16:00'),
	];
	document.body.innerHTML = renderToStaticMarkup(
		<PageContextProvider value={{ language: 'de', path: '/kontakt', texts: de, richText: {} }}>
			<OpeningHours lines={lines} />
		</PageContextProvider>,
	);
	const groups = [...document.querySelectorAll('dl > div')].map((group) => [
		[...group.querySelectorAll('dt')].map((name) => name.textContent),
		[...group.querySelectorAll('dd')].map((time) => time.textContent?.replace(/\s/g, ' ')),
	]);
	expect(groups).toEqual([
		[['Di - Fr'], [expect.stringMatching(/^09:30.*13:00/), expect.stringMatching(/^14:00.*18:30/)]],
		[['Samedi'], [expect.stringMatching(/^10:00.*16:00/)]],
	]);
	expect(document.querySelector('dt [lang="fr"]')?.textContent).toBe('Samedi');
});
