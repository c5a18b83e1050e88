/** Where a payment provider's parts come from, and with them the stand-ins: the providers' own addresses in tests, one local server in `npm start`. */

export interface ProviderOrigins {
	readonly paypal: string;
	/** Of PayPal's pictures. */
	readonly paypalObjects: string;
	/** Of Klarna's script. */
	readonly klarnaScript: string;
	/** Of Klarna's frames. */
	readonly klarna: string;
	/** Of what Klarna's script calls home. */
	readonly klarnaEvents: string;
}

/** As the real scripts have them. */
export const realOrigins: ProviderOrigins = {
	paypal: 'https://www.paypal.com',
	paypalObjects: 'https://www.paypalobjects.com',
	klarnaScript: 'https://x.klarnacdn.net',
	klarna: 'https://js.klarna.com',
	klarnaEvents: 'https://eu.klarna.com',
};

/** All at one address. */
export function originsAt(origin: string): ProviderOrigins {
	return { paypal: origin, paypalObjects: origin, klarnaScript: origin, klarna: origin, klarnaEvents: origin };
}
