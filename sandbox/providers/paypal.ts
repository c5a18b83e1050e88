/** PayPal's script, its frame in the page and the window in which a buyer approves, as far as the site uses them. What they ask of a page's policy is what the real ones ask. */
import { type ProviderOrigins, type StandInPage, standInNotices, standInPage } from './stand-in-page.ts';

/** The SDK's frame asks its script for an order, and opens the window in the click: the opener is the frame, whose page the policy of openers lets it talk to. */
export function paypalScript({ paypal, paypalObjects }: ProviderOrigins): string {
	return `(() => {
	const fault = 'none';
	const origin = '${paypal}';
	const style = document.createElement('style');
	style.textContent = '.paypal-buttons { display: block; border: 0; width: 100%; height: 55px; }';
	document.head.append(style);
	new Image().src = '${paypalObjects}/images/logo.svg';
	fetch(origin + '/xoplatform/logger/api/logger', { method: 'POST', body: '{}' });
	window.paypal = {
		version: '5.0.500',
		Buttons: (options) => {
			let frame;
			const listen = ({ origin: from, source, data }) => {
				if (from !== origin || source !== frame.contentWindow) return;
				const calls = {
					create: () => options.createOrder({ paymentSource: 'paypal' }, {}).then(
						async (orderID) => {
							await window.tellProviders?.('createOrder', { orderID });
							frame.contentWindow.postMessage({ orderID }, origin);
						},
						(error) => { frame.contentWindow.postMessage({ failed: true }, origin); options.onError(error); },
					),
					approve: () => options.onApprove({ ...data.payment, paymentSource: 'paypal', facilitatorAccessToken: 'A21' }, {}),
					cancel: () => options.onCancel({ orderID: data.orderID }),
					error: () => options.onError(new Error('The stand-in fails')),
				};
				calls[data.kind]?.();
			};
			return {
				isEligible: () => fault !== 'ineligible' && options.fundingSource === 'paypal',
				close: async () => frame?.remove(),
				render: (container) => new Promise((done) => {
					if (fault === 'formless') return;
					window.addEventListener('message', listen);
					frame = document.createElement('iframe');
					frame.className = 'paypal-buttons';
					frame.title = 'PayPal';
					frame.src = origin + '/smart/buttons?lang=' + document.documentElement.lang;
					frame.addEventListener('load', () => done(), { once: true });
					container.append(frame);
				}),
			};
		},
	};
})();`;
}

/** Where the window says that its buyer has approved PayPal's order, whose id is the body. */
export const approvePath = '/stand-in/approve';

/** By their paths. The frame is as high as the real button, so that its notice is beside it. */
export const paypalPages: Readonly<Record<string, StandInPage>> = {
	'/smart/buttons': (language) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>PayPal</title>
		<style>body { display: flex; gap: .75rem; align-items: center; margin: 0; font: .875rem/1.3 system-ui, sans-serif; } button { min-height: 48px; padding: 0 1.5rem; font: inherit; font-weight: 700; }</style>
		<button>PayPal</button><script>
		const tell = (message) => parent.postMessage(message, '*');
		document.querySelector('button').addEventListener('click', () => {
			// in the click, or it would be an unrequested window
			const popup = window.open('/checkoutnow' + location.search, '_blank', 'popup,width=500,height=600');
			let orderID = null;
			let isApproved = false;
			let isSettled = false;
			// not within the key press that settled it: the window would be gone before the key is up
			const settle = (message) => { if (!isSettled) { isSettled = true; setTimeout(() => { popup?.close(); tell(message); }, 100); } };
			window.onmessage = ({ source, data }) => {
				if (source === parent && data.failed) { isSettled = true; popup.close(); }
				if (source === parent && data.orderID) orderID = data.orderID;
				if (source === popup && data === 'approve') isApproved = true;
				// a buyer may be quicker than the order
				if (isApproved && orderID && !isSettled) {
					const payment = { orderID, payerID: 'BUYER-1' };
					fetch('${approvePath}', { method: 'POST', body: orderID }).then(() => settle({ kind: 'approve', payment }), () => settle({ kind: 'error' }));
				}
				if (source === popup && data === 'fail') settle({ kind: 'error' });
			};
			const watch = setInterval(() => {
				if (popup && !popup.closed) return;
				clearInterval(watch);
				settle({ kind: 'cancel', orderID });
			}, 100);
			tell({ kind: 'create' });
		});
	</script><span lang="${language}">${standInNotices[language]}</span></html>`,
	'/checkoutnow': standInPage(
		'PayPal',
		`<h1>PayPal</h1>
		<button id="approve">Pay now</button><button id="fail">Fail</button><button id="leave">Cancel and return</button><script>
		for (const id of ['approve', 'fail']) document.getElementById(id).addEventListener('click', () => opener.postMessage(id, '*'));
		document.getElementById('leave').addEventListener('click', () => setTimeout(() => window.close(), 100));
	</script>`,
	),
};
