// @vitest-environment happy-dom
/** The cookie settings open from every button that the site shows for them. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ConsentManager } from '../../../client/consent/ConsentManager.tsx';
import { createConsents } from '../../../client/consent/consents.ts';
import { startConsents } from '../../../client/consent/start-consents.ts';
import { ShellAfter } from '../../../client/layout/ShellAfter.tsx';
import { createStorageArea } from '../../../client/runtime/storage.ts';
import { createHtmlPolicy } from '../../../client/runtime/trusted-html.ts';
import { de } from '../../../client/texts/de.ts';
import { loadTexts } from '../../../client/texts/load-texts.ts';
import { PageContextProvider } from '../../../client/ui/page-context.tsx';
import { aShell } from '../../builders/shell.ts';
import { createMemoryStorage } from '../runtime/memory-storage.ts';

vi.mock('../../../client/consent/start-consents.ts');
const open = vi.fn(async (_opener: HTMLElement) => {});

/** As once in each document; the visitor has nothing to decide. */
beforeAll(() => {
	vi.mocked(startConsents).mockReturnValue({ open, dispatch() {} });
	document.body.innerHTML = '<div id="consents"></div><main></main>';
	const services = { entries: [], textsPath: '/services.json', analytics: null, rating: null };
	document.getElementById('consents')?.setAttribute('data-services', JSON.stringify(services));
	const area = createStorageArea(() => createMemoryStorage());
	createConsents({ window, area, texts: de, loadTexts, policy: createHtmlPolicy(window) }).start();
});
beforeEach(() => open.mockClear());

function show(part: ReactNode): void {
	const page = { language: 'de', path: '/', texts: de, richText: {} } as const;
	const main = document.querySelector('main');
	if (main) main.innerHTML = renderToStaticMarkup(<PageContextProvider value={page}>{part}</PageContextProvider>);
}

it.each<[string, ReactNode]>([
	['the end of every page', <ShellAfter key="shell" shell={aShell()} />],
	['the privacy notice', <ConsentManager key="manager" manager={{ services: [] }} />],
])('from %s', async (_, part) => {
	show(part);
	const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === de.shell.cookieSettings);
	expect(button).toBeDefined();
	document.body.click();
	button?.click();
	await vi.waitFor(() => expect(open).toHaveBeenCalled());
	expect(open.mock.calls).toEqual([[button]]);
});
