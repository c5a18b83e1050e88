import type { ThirdParties } from '../../shop/data/third-parties.ts';

export const nobodyElse: ThirdParties = {
	analytics: null,
	ratings: false,
	map: false,
	orders: null,
	frames: [],
	live: null,
	paypal: null,
	klarna: null,
};
