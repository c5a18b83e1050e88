// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeConsents } from '../../../client/consent/attach-consents.ts';
import { ConsentGate } from '../../../client/consent/ConsentGate.tsx';
import { ConsentActionsProvider, consentStore } from '../../../client/consent/consent.ts';
import { de } from '../../../client/texts/de.ts';
import { PageContextProvider } from '../../../client/ui/page-context.tsx';
import { aConsentState, aDecision } from '../../builders/consent.ts';

const gate = { service: 'maps', name: 'Stadtplan', provider: 'maps.example', privacyUrl: 'https://maps.example/privacy' } as const;
const content = vi.fn(() => <p id="content">Karte</p>);
const dispatch = vi.fn((action) => consentStore.set(changeConsents(consentStore.get(), action, 0)));

const tree = (
	<PageContextProvider value={{ language: 'de', path: '/', texts: de, richText: {} }}>
		<ConsentActionsProvider value={{ dispatch }}>
			<ConsentGate gate={gate} href="https://maps.example/place">
				{content}
			</ConsentGate>
		</ConsentActionsProvider>
	</PageContextProvider>
);
const isOpen = () => document.getElementById('content') !== null;
const click = (name: string) =>
	act(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

let root: Root;
beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	consentStore.set(aConsentState());
	content.mockClear();
	dispatch.mockClear();
	root = createRoot(document.body.appendChild(document.createElement('div')));
	act(() => root.render(tree));
});
afterEach(() => {
	act(() => root.unmount());
	document.body.replaceChildren();
});

it('renders nothing of the content before it is wanted, whatever is allowed on the server', () => {
	expect(content).not.toHaveBeenCalled();
	act(() => root.unmount());
	consentStore.set(aConsentState({ maps: aDecision({ given: true }) }));
	expect(renderToString(tree)).toContain(de.consent.once);
});

it('loads once without recording anything, and forgets it', () => {
	click(de.consent.once);
	expect([isOpen(), dispatch.mock.calls.length]).toEqual([true, 0]);
	expect(document.activeElement?.getAttribute('aria-label')).toBe('Stadtplan');
	click(de.consent.withdraw);
	expect([isOpen(), dispatch.mock.calls.length]).toEqual([false, 0]);
});

it('is open from now on where it is always allowed, until that is taken back', () => {
	click(de.consent.always);
	expect(dispatch).toHaveBeenCalledWith({ type: 'choose', id: 'maps', given: true });
	expect(isOpen()).toBe(true);
	click(de.consent.withdraw);
	expect(dispatch).toHaveBeenLastCalledWith({ type: 'choose', id: 'maps', given: false });
	expect(isOpen()).toBe(false);
});

it('follows a decision that is made elsewhere', () => {
	act(() => consentStore.set(aConsentState({ maps: aDecision({ given: true }) })));
	expect(isOpen()).toBe(true);
	act(() => consentStore.set(aConsentState({ maps: aDecision() })));
	expect(isOpen()).toBe(false);
});

it('says where the content comes from, and leads there without it', () => {
	expect(document.body.textContent).toContain(de.consent.gate('maps.example'));
	expect([...document.querySelectorAll('a')].map(({ href }) => href)).toEqual(['https://maps.example/place', gate.privacyUrl]);
});
