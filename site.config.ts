import { defineSiteConfig } from './site/config.ts';

const conclusion = 'Der Vertrag kommt zustande, wenn wir die Annahme erklären, spätestens mit dem Versand.';

export default defineSiteConfig({
	projectDomain: 'juwelier-weidenbach.example',
	siteUrl: 'https://www.juwelier-weidenbach.example',
	orderServiceUrl: 'self',
	languages: ['de', 'en', 'fr'],
	trailingSlash: false,
	store: { path: 'schaufenster' },
	specialBrand: 'aldermark',
	analytics: { url: 'https://statistik.example/', siteId: 32 },
	mapsKey: 'demo-key',
	videoHosts: ['filme.example'],
	brandAreaHosts: ['haendler.aldermark.example'],
	images: { formats: ['avif', 'jpeg'], widths: [320, 640, 960, 1280], avifQuality: 55 },
	payments: {
		bankTransferId: 1,
		paypal: { scriptUrl: 'https://www.paypal.com/sdk/js' },
		klarna: { methodId: 5, scriptUrl: 'https://x.klarnacdn.net/kp/lib/v1/api.js', consumerCreditRole: 'ancillary' },
		houseIds: [2],
		// each acceptance is declared by a mail
		terms: {
			transfer: { accepted: 'automatic', sentence: conclusion },
			provider: { accepted: 'with_payment', sentence: conclusion },
			house: { accepted: 'by_hand', sentence: conclusion },
		},
	},
	problems: {},
	serviceWorker: true,
	// where `npm run directus` listens
	contentPortalUrl: 'http://localhost:8055',
});
