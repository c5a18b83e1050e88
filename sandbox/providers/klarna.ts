/** Klarna's script, its terms in the page and the dialog in which a buyer approves, as far as the site uses them. What they ask of a page's policy is what the real ones ask. */
import { type ProviderOrigins, type StandInPage, standInPage } from './stand-in-page.ts';

export function klarnaScript({ klarna, klarnaEvents }: ProviderOrigins): string {
	return `(() => {
	const fault = 'none';
	const origin = '${klarna}';
	const style = document.createElement('style');
	style.textContent = '.klarna-dialog { position: fixed; inset: 0; width: 100%; height: 100%; border: 0; background: #fff; z-index: 9; }';
	document.head.append(style);
	fetch('${klarnaEvents}/v1/event', { method: 'POST', body: '{}' });
	let token = null;
	let isLoaded = false;
	const show = (container, path, title, className, more = '') => {
		const frame = document.createElement('iframe');
		frame.title = title;
		frame.className = className;
		frame.src = origin + path + '?lang=' + document.documentElement.lang + more;
		container.append(frame);
		return frame;
	};
	window.Klarna = { Payments: {
		init({ client_token }) {
			if (!client_token) throw new Error('InvalidClientTokenError');
			token = client_token;
			window.tellProviders?.('init', { client_token });
		},
		load({ container, payment_method_category }, data, done) {
			if (token === null) throw new Error('ApplicationNotInitializedError');
			if (fault === 'formless') return;
			window.tellProviders?.('load', { payment_method_category, data });
			if (fault === 'ineligible') { setTimeout(done, 0, { show_form: false }); return; }
			const frame = show(typeof container === 'string' ? document.querySelector(container) : container, '/terms', 'Klarna', '');
			frame.addEventListener('load', () => { isLoaded = true; done({ show_form: true }); }, { once: true });
		},
		authorize({ payment_method_category }, data, done) {
			if (!isLoaded) throw new Error('ApplicationNotLoadedError');
			window.tellProviders?.('authorize', { payment_method_category, data });
			const frame = show(document.body, '/dialog', 'Klarna dialog', 'klarna-dialog', '&client_token=' + encodeURIComponent(token));
			const listen = ({ origin: from, source, data: said }) => {
				if (from !== origin || source !== frame.contentWindow) return;
				window.removeEventListener('message', listen);
				frame.remove();
				done(said);
			};
			window.addEventListener('message', listen);
		},
	} };
	window.klarnaAsyncCallback?.();
})();`;
}

/** Where the dialog says that a buyer approves: the session's `client_token` by POST, answered with the `authorization_token`. */
export const authorizePath = '/klarna/authorize';

/** By their paths. */
export const klarnaPages: Readonly<Record<string, StandInPage>> = {
	'/terms': standInPage('Klarna', '<p>Terms of credit, 30 days</p>'),
	'/dialog': standInPage(
		'Klarna',
		`<h1>Klarna</h1>
		<button id="approve">Confirm</button><button id="leave">Close</button><button id="decline">Be declined</button><script>
		const body = new URLSearchParams(location.search).get('client_token');
		const answers = {
			// Klarna tells the shop's service, too: each authorisation is of one order
			approve: async () => ({ approved: true, show_form: true, ...(await (await fetch('${authorizePath}', { method: 'POST', body })).json()) }),
			leave: async () => ({ approved: false, show_form: true }),
			decline: async () => ({ approved: false, show_form: false }),
		};
		for (const [id, answer] of Object.entries(answers)) document.getElementById(id).addEventListener('click', async () => parent.postMessage(await answer(), '*'));
	</script>`,
	),
};
